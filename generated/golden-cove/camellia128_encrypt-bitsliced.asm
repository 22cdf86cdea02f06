; camellia128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 6f1d9251b7ec8ed3); do not edit:
;   ./cw build camellia128_encrypt --cpu golden-cove --variant bitsliced
;
; void camellia128_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 6656 bytes (1664 slices of 4 bytes, the same in all blocks), read, secret, no alignment needed
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
;   blocks: 389 uops, planned 130.2; bounds: width 64.8, ports 129.0, path 7.0
;   blocks/groups: 260 uops, planned 129.5; bounds: width 43.3, ports 129.0, path 1.0
;   blocks/groups/rounds: 2817 uops, planned 714.8; bounds: width 469.5, ports 712.0, path 74.0
;   blocks/groups.2: 515 uops, planned 133.2; bounds: width 85.8, ports 128.5, path 14.0
;   blocks.2: 260 uops, planned 129.5; bounds: width 43.3, ports 129.0, path 1.0
;   blocks/rounds: 2817 uops, planned 714.8; bounds: width 469.5, ports 712.0, path 74.0
;   blocks.4: 391 uops, planned 130.2; bounds: width 65.2, ports 129.0, path 7.0
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
%fatal "camellia128_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_camellia128_encrypt
$_camellia128_encrypt:
%else
        global $camellia128_encrypt
%endif
$camellia128_encrypt:
        push rbp                                          ;                    preserved
        mov rax, rsp                                      ;                    frame
        sub rsp, 0x7e00                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 32080], rax                      ;                    frame
        mov dword [rbp + 32088], ecx                      ;                    argument
        mov qword [rbp + 32000], rsi                      ;                    argument
        mov qword [rbp + 32016], rdi                      ;                    argument
        mov qword [rbp + 32072], rdx                      ;                    argument
        mov r8d, dword [rbp + 32088]                      ;     0.0 p2     152 blocks
        shl r8, 0xd                                       ;     5.0 p0     152 blocks
        add r8, qword [rbp + 32000]                       ;     6.0 p1+p3  152 blocks
        mov qword [rbp + 32008], r8                       ;     7.0 p7+p4  152 blocks
        cmp dword [rbp + 32088], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 32016]                       ;     0.0 p2      68 d.0 reload
        vpbroadcastd zmm0, [r8]                           ;     5.0 p3      68 d
        mov r9, qword [rbp + 32000]                       ;     0.3 p10     68 d.0 reload
        vpxord zmm0, zmm0, [r9]                           ;    11.3 p0+p2   68 d
        vmovdqu64 [rbp - 128], zmm0                       ;    12.3 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 4]                       ;     5.0 p3      68 d
        vpxord zmm0, zmm0, [r9 + 64]                      ;    11.3 p5+p2   68 d
        vmovdqu64 [rbp - 64], zmm0                        ;    12.3 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 8]                       ;     5.0 p10     68 d
        vpxord zmm0, zmm0, [r9 + 128]                     ;    11.3 p0+p3   68 d
        vmovdqu64 [rbp + 0], zmm0                         ;    12.3 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 12]                      ;     5.0 p10     68 d
        vpxord zmm0, zmm0, [r9 + 192]                     ;    11.3 p5+p2   68 d
        vmovdqu64 [rbp + 64], zmm0                        ;    12.3 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 16]                      ;     5.0 p3      68 d
        vpxord zmm0, zmm0, [r9 + 256]                     ;    11.3 p0+p2   68 d
        vmovdqu64 [rbp + 128], zmm0                       ;    12.3 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 20]                      ;     5.0 p10     68 d
        vpxord zmm0, zmm0, [r9 + 320]                     ;    11.3 p5+p3   68 d
        vmovdqu64 [rbp + 192], zmm0                       ;    12.3 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 24]                      ;     5.0 p10     68 d
        vpxord zmm0, zmm0, [r9 + 384]                     ;    11.3 p0+p2   68 d
        vmovdqu64 [rbp + 256], zmm0                       ;    12.3 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 28]                      ;     5.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 448]                     ;    11.3 p5+p2   68 d
        vmovdqu64 [rbp + 320], zmm0                       ;    12.3 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 32]                      ;     5.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 512]                     ;    11.3 p0+p3   68 d
        vmovdqu64 [rbp + 384], zmm0                       ;    12.3 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 36]                      ;     6.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 576]                     ;    12.3 p5+p2   68 d
        vmovdqu64 [rbp + 448], zmm0                       ;    13.3 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 40]                      ;     7.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 640]                     ;    13.2 p0+p2   68 d
        vmovdqu64 [rbp + 512], zmm0                       ;    14.2 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 44]                      ;     7.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 704]                     ;    13.3 p5+p3   68 d
        vmovdqu64 [rbp + 576], zmm0                       ;    14.3 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 48]                      ;     8.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 768]                     ;    14.3 p0+p2   68 d
        vmovdqu64 [rbp + 640], zmm0                       ;    15.3 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 52]                      ;     9.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 832]                     ;    15.2 p5+p2   68 d
        vmovdqu64 [rbp + 704], zmm0                       ;    16.2 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 56]                      ;     9.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 896]                     ;    15.3 p0+p3   68 d
        vmovdqu64 [rbp + 768], zmm0                       ;    16.3 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 60]                      ;    10.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 960]                     ;    16.3 p5+p2   68 d
        vmovdqu64 [rbp + 832], zmm0                       ;    17.3 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 64]                      ;    11.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 1024]                    ;    17.2 p0+p2   68 d
        vmovdqu64 [rbp + 896], zmm0                       ;    18.2 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 68]                      ;    11.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1088]                    ;    17.3 p5+p3   68 d
        vmovdqu64 [rbp + 960], zmm0                       ;    18.3 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 72]                      ;    12.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1152]                    ;    18.3 p0+p2   68 d
        vmovdqu64 [rbp + 1024], zmm0                      ;    19.3 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 76]                      ;    13.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 1216]                    ;    19.2 p5+p2   68 d
        vmovdqu64 [rbp + 1088], zmm0                      ;    20.2 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 80]                      ;    13.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1280]                    ;    19.3 p0+p3   68 d
        vmovdqu64 [rbp + 1152], zmm0                      ;    20.7 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 84]                      ;    14.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1344]                    ;    20.3 p5+p2   68 d
        vmovdqu64 [rbp + 1216], zmm0                      ;    21.3 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 88]                      ;    15.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 1408]                    ;    21.2 p0+p2   68 d
        vmovdqu64 [rbp + 1280], zmm0                      ;    22.7 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 92]                      ;    15.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1472]                    ;    21.3 p5+p3   68 d
        vmovdqu64 [rbp + 1344], zmm0                      ;    23.2 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 96]                      ;    16.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1536]                    ;    22.3 p0+p2   68 d
        vmovdqu64 [rbp + 1408], zmm0                      ;    24.7 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 100]                     ;    17.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 1600]                    ;    23.2 p5+p2   68 d
        vmovdqu64 [rbp + 1472], zmm0                      ;    25.2 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 104]                     ;    17.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1664]                    ;    23.3 p0+p3   68 d
        vmovdqu64 [rbp + 1536], zmm0                      ;    26.7 p7+p4   69 groups
        vpbroadcastd zmm0, [r8 + 108]                     ;    18.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1728]                    ;    24.3 p5+p2   68 d
        vmovdqu64 [rbp + 1600], zmm0                      ;    27.2 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 112]                     ;    19.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 1792]                    ;    25.2 p0+p2   68 d
        vmovdqu64 [rbp + 1664], zmm0                      ;    28.7 p7+p4   69 groups
        mov qword [rbp + 32024], r8                       ;    29.2 p8+p9   69 groups
        vpbroadcastd zmm0, [r8 + 116]                     ;    19.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1856]                    ;    25.3 p5+p3   68 d
        vmovdqu64 [rbp + 1728], zmm0                      ;    30.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 120]                     ;    20.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 1920]                    ;    26.3 p0+p2   68 d
        vmovdqu64 [rbp + 1792], zmm0                      ;    30.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 124]                     ;    21.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 1984]                    ;    27.2 p5+p2   68 d
        vmovdqu64 [rbp + 1856], zmm0                      ;    32.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 128]                     ;    21.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2048]                    ;    27.3 p0+p3   68 d
        vmovdqu64 [rbp + 1920], zmm0                      ;    32.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 132]                     ;    22.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2112]                    ;    28.3 p5+p2   68 d
        vmovdqu64 [rbp + 1984], zmm0                      ;    34.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 136]                     ;    23.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 2176]                    ;    29.2 p0+p2   68 d
        vmovdqu64 [rbp + 2048], zmm0                      ;    34.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 140]                     ;    23.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2240]                    ;    29.3 p5+p3   68 d
        vmovdqu64 [rbp + 2112], zmm0                      ;    36.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 144]                     ;    24.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2304]                    ;    30.3 p0+p2   68 d
        vmovdqu64 [rbp + 2176], zmm0                      ;    36.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 148]                     ;    25.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 2368]                    ;    31.2 p5+p2   68 d
        vmovdqu64 [rbp + 2240], zmm0                      ;    38.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 152]                     ;    25.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2432]                    ;    31.3 p0+p3   68 d
        vmovdqu64 [rbp + 2304], zmm0                      ;    38.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 156]                     ;    26.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2496]                    ;    32.3 p5+p2   68 d
        vmovdqu64 [rbp + 2368], zmm0                      ;    40.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 160]                     ;    27.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 2560]                    ;    33.2 p0+p2   68 d
        vmovdqu64 [rbp + 2432], zmm0                      ;    40.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 164]                     ;    27.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2624]                    ;    33.3 p5+p3   68 d
        vmovdqu64 [rbp + 2496], zmm0                      ;    42.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 168]                     ;    28.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2688]                    ;    34.3 p0+p2   68 d
        vmovdqu64 [rbp + 2560], zmm0                      ;    42.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 172]                     ;    29.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 2752]                    ;    35.2 p5+p2   68 d
        vmovdqu64 [rbp + 2624], zmm0                      ;    44.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 176]                     ;    29.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2816]                    ;    35.3 p0+p3   68 d
        vmovdqu64 [rbp + 2688], zmm0                      ;    44.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 180]                     ;    30.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 2880]                    ;    36.3 p5+p2   68 d
        vmovdqu64 [rbp + 2752], zmm0                      ;    46.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 184]                     ;    31.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 2944]                    ;    37.2 p0+p2   68 d
        vmovdqu64 [rbp + 2816], zmm0                      ;    46.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 188]                     ;    31.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3008]                    ;    37.3 p5+p3   68 d
        vmovdqu64 [rbp + 2880], zmm0                      ;    48.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 192]                     ;    32.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3072]                    ;    38.3 p0+p2   68 d
        vmovdqu64 [rbp + 2944], zmm0                      ;    48.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 196]                     ;    33.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 3136]                    ;    39.2 p5+p2   68 d
        vmovdqu64 [rbp + 3008], zmm0                      ;    50.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 200]                     ;    33.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3200]                    ;    39.3 p0+p3   68 d
        vmovdqu64 [rbp + 3072], zmm0                      ;    50.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 204]                     ;    34.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3264]                    ;    40.3 p5+p2   68 d
        vmovdqu64 [rbp + 3136], zmm0                      ;    52.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 208]                     ;    35.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 3328]                    ;    41.2 p0+p2   68 d
        vmovdqu64 [rbp + 3200], zmm0                      ;    52.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 212]                     ;    35.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3392]                    ;    41.3 p5+p3   68 d
        vmovdqu64 [rbp + 3264], zmm0                      ;    54.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 216]                     ;    36.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3456]                    ;    42.3 p0+p2   68 d
        vmovdqu64 [rbp + 3328], zmm0                      ;    54.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 220]                     ;    37.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 3520]                    ;    43.2 p5+p2   68 d
        vmovdqu64 [rbp + 3392], zmm0                      ;    56.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 224]                     ;    37.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3584]                    ;    43.3 p0+p3   68 d
        vmovdqu64 [rbp + 3456], zmm0                      ;    56.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 228]                     ;    38.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3648]                    ;    44.3 p5+p2   68 d
        vmovdqu64 [rbp + 3520], zmm0                      ;    58.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 232]                     ;    39.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 3712]                    ;    45.2 p0+p2   68 d
        vmovdqu64 [rbp + 3584], zmm0                      ;    58.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 236]                     ;    39.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3776]                    ;    45.3 p5+p3   68 d
        vmovdqu64 [rbp + 3648], zmm0                      ;    60.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 240]                     ;    40.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3840]                    ;    46.3 p0+p2   68 d
        vmovdqu64 [rbp + 3712], zmm0                      ;    60.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 244]                     ;    41.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 3904]                    ;    47.2 p5+p2   68 d
        vmovdqu64 [rbp + 3776], zmm0                      ;    62.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 248]                     ;    41.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 3968]                    ;    47.3 p0+p3   68 d
        vmovdqu64 [rbp + 3840], zmm0                      ;    62.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 252]                     ;    42.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4032]                    ;    48.3 p5+p2   68 d
        vmovdqu64 [rbp + 3904], zmm0                      ;    64.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 256]                     ;    43.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 4096]                    ;    49.2 p0+p2   68 d
        vmovdqu64 [rbp + 3968], zmm0                      ;    64.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 260]                     ;    43.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4160]                    ;    49.3 p5+p3   68 d
        vmovdqu64 [rbp + 4032], zmm0                      ;    66.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 264]                     ;    44.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4224]                    ;    50.3 p0+p2   68 d
        vmovdqu64 [rbp + 4096], zmm0                      ;    66.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 268]                     ;    45.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 4288]                    ;    51.2 p5+p2   68 d
        vmovdqu64 [rbp + 4160], zmm0                      ;    68.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 272]                     ;    45.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4352]                    ;    51.3 p0+p3   68 d
        vmovdqu64 [rbp + 4224], zmm0                      ;    68.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 276]                     ;    46.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4416]                    ;    52.3 p5+p2   68 d
        vmovdqu64 [rbp + 4288], zmm0                      ;    70.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 280]                     ;    47.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 4480]                    ;    53.2 p0+p2   68 d
        vmovdqu64 [rbp + 4352], zmm0                      ;    70.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 284]                     ;    47.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4544]                    ;    53.3 p5+p3   68 d
        vmovdqu64 [rbp + 4416], zmm0                      ;    72.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 288]                     ;    48.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4608]                    ;    54.3 p0+p2   68 d
        vmovdqu64 [rbp + 4480], zmm0                      ;    72.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 292]                     ;    49.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 4672]                    ;    55.2 p5+p2   68 d
        vmovdqu64 [rbp + 4544], zmm0                      ;    74.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 296]                     ;    49.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4736]                    ;    55.3 p0+p3   68 d
        vmovdqu64 [rbp + 4608], zmm0                      ;    74.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 300]                     ;    50.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4800]                    ;    56.3 p5+p2   68 d
        vmovdqu64 [rbp + 4672], zmm0                      ;    76.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 304]                     ;    51.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 4864]                    ;    57.2 p0+p2   68 d
        vmovdqu64 [rbp + 4736], zmm0                      ;    76.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 308]                     ;    51.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4928]                    ;    57.3 p5+p3   68 d
        vmovdqu64 [rbp + 4800], zmm0                      ;    78.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 312]                     ;    52.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 4992]                    ;    58.3 p0+p2   68 d
        vmovdqu64 [rbp + 4864], zmm0                      ;    78.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 316]                     ;    53.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 5056]                    ;    59.2 p5+p2   68 d
        vmovdqu64 [rbp + 4928], zmm0                      ;    80.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 320]                     ;    53.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5120]                    ;    59.3 p0+p3   68 d
        vmovdqu64 [rbp + 4992], zmm0                      ;    80.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 324]                     ;    54.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5184]                    ;    60.3 p5+p2   68 d
        vmovdqu64 [rbp + 5056], zmm0                      ;    82.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 328]                     ;    55.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 5248]                    ;    61.2 p0+p2   68 d
        vmovdqu64 [rbp + 5120], zmm0                      ;    82.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 332]                     ;    55.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5312]                    ;    61.3 p5+p3   68 d
        vmovdqu64 [rbp + 5184], zmm0                      ;    84.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 336]                     ;    56.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5376]                    ;    62.3 p0+p2   68 d
        vmovdqu64 [rbp + 5248], zmm0                      ;    84.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 340]                     ;    57.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 5440]                    ;    63.2 p5+p2   68 d
        vmovdqu64 [rbp + 5312], zmm0                      ;    86.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 344]                     ;    57.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5504]                    ;    63.3 p0+p3   68 d
        vmovdqu64 [rbp + 5376], zmm0                      ;    86.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 348]                     ;    58.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5568]                    ;    64.3 p5+p2   68 d
        vmovdqu64 [rbp + 5440], zmm0                      ;    88.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 352]                     ;    59.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 5632]                    ;    65.2 p0+p2   68 d
        vmovdqu64 [rbp + 5504], zmm0                      ;    88.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 356]                     ;    59.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5696]                    ;    65.3 p5+p3   68 d
        vmovdqu64 [rbp + 5568], zmm0                      ;    90.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 360]                     ;    60.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5760]                    ;    66.3 p0+p2   68 d
        vmovdqu64 [rbp + 5632], zmm0                      ;    90.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 364]                     ;    61.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 5824]                    ;    67.2 p5+p2   68 d
        vmovdqu64 [rbp + 5696], zmm0                      ;    92.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 368]                     ;    61.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5888]                    ;    67.3 p0+p3   68 d
        vmovdqu64 [rbp + 5760], zmm0                      ;    92.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 372]                     ;    62.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 5952]                    ;    68.3 p5+p2   68 d
        vmovdqu64 [rbp + 5824], zmm0                      ;    94.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 376]                     ;    63.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 6016]                    ;    69.2 p0+p2   68 d
        vmovdqu64 [rbp + 5888], zmm0                      ;    94.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 380]                     ;    63.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6080]                    ;    69.3 p5+p3   68 d
        vmovdqu64 [rbp + 5952], zmm0                      ;    96.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 384]                     ;    64.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6144]                    ;    70.3 p0+p2   68 d
        vmovdqu64 [rbp + 6016], zmm0                      ;    96.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 388]                     ;    65.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 6208]                    ;    71.2 p5+p2   68 d
        vmovdqu64 [rbp + 6080], zmm0                      ;    98.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 392]                     ;    65.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6272]                    ;    71.3 p0+p3   68 d
        vmovdqu64 [rbp + 6144], zmm0                      ;    98.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 396]                     ;    66.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6336]                    ;    72.3 p5+p2   68 d
        vmovdqu64 [rbp + 6208], zmm0                      ;   100.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 400]                     ;    67.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 6400]                    ;    73.2 p0+p2   68 d
        vmovdqu64 [rbp + 6272], zmm0                      ;   100.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 404]                     ;    67.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6464]                    ;    73.3 p5+p3   68 d
        vmovdqu64 [rbp + 6336], zmm0                      ;   102.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 408]                     ;    68.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6528]                    ;    74.3 p0+p2   68 d
        vmovdqu64 [rbp + 6400], zmm0                      ;   102.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 412]                     ;    69.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 6592]                    ;    75.2 p5+p2   68 d
        vmovdqu64 [rbp + 6464], zmm0                      ;   104.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 416]                     ;    69.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6656]                    ;    75.3 p0+p3   68 d
        vmovdqu64 [rbp + 6528], zmm0                      ;   104.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 420]                     ;    70.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6720]                    ;    76.3 p5+p2   68 d
        vmovdqu64 [rbp + 6592], zmm0                      ;   106.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 424]                     ;    71.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 6784]                    ;    77.2 p0+p2   68 d
        vmovdqu64 [rbp + 6656], zmm0                      ;   106.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 428]                     ;    71.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6848]                    ;    77.3 p5+p3   68 d
        vmovdqu64 [rbp + 6720], zmm0                      ;   108.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 432]                     ;    72.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 6912]                    ;    78.3 p0+p2   68 d
        vmovdqu64 [rbp + 6784], zmm0                      ;   108.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 436]                     ;    73.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 6976]                    ;    79.2 p5+p2   68 d
        vmovdqu64 [rbp + 6848], zmm0                      ;   110.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 440]                     ;    73.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 7040]                    ;    79.3 p0+p3   68 d
        vmovdqu64 [rbp + 6912], zmm0                      ;   110.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 444]                     ;    74.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 7104]                    ;    80.3 p5+p2   68 d
        vmovdqu64 [rbp + 6976], zmm0                      ;   112.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 448]                     ;    75.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 7168]                    ;    81.2 p0+p2   68 d
        vmovdqu64 [rbp + 7040], zmm0                      ;   112.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 452]                     ;    75.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 7232]                    ;    81.3 p5+p3   68 d
        vmovdqu64 [rbp + 7104], zmm0                      ;   114.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 456]                     ;    76.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 7296]                    ;    82.3 p0+p2   68 d
        vmovdqu64 [rbp + 7168], zmm0                      ;   114.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 460]                     ;    77.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 7360]                    ;    83.2 p5+p2   68 d
        vmovdqu64 [rbp + 7232], zmm0                      ;   116.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 464]                     ;    77.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 7424]                    ;    83.3 p0+p3   68 d
        vmovdqu64 [rbp + 7296], zmm0                      ;   116.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 468]                     ;    78.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 7488]                    ;    84.3 p5+p2   68 d
        vmovdqu64 [rbp + 7360], zmm0                      ;   118.2 p7+p9   69 groups
        vpbroadcastd zmm0, [r8 + 472]                     ;    79.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 7552]                    ;    85.2 p0+p2   68 d
        vmovdqu64 [rbp + 7424], zmm0                      ;   118.7 p8+p4   69 groups
        vpbroadcastd zmm0, [r8 + 476]                     ;    79.3 p10     68 d
        vpxord zmm0, zmm0, [r9 + 7616]                    ;    85.3 p5+p3   68 d
        vmovdqu64 [rbp + 7488], zmm0                      ;   120.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r9 + 7680]                       ;    81.0 p2      68 d
        vpxord zmm0, zmm0, [r8 + 480]{1to16}              ;    87.0 p0+p3   68 d
        vmovdqu64 [rbp + 7552], zmm0                      ;   120.7 p8+p4   69 groups
        vmovdqu64 zmm0, [r9 + 7744]                       ;    82.0 p2      68 d
        vpxord zmm0, zmm0, [r8 + 484]{1to16}              ;    88.0 p5+p3   68 d
        vmovdqu64 [rbp + 7616], zmm0                      ;   122.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r9 + 7808]                       ;    83.0 p2      68 d
        vpxord zmm0, zmm0, [r8 + 488]{1to16}              ;    89.0 p0+p3   68 d
        vmovdqu64 [rbp + 7680], zmm0                      ;   122.7 p8+p4   69 groups
        vmovdqu64 zmm0, [r9 + 7872]                       ;    84.0 p2      68 d
        vpxord zmm0, zmm0, [r8 + 492]{1to16}              ;    90.0 p5+p3   68 d
        vmovdqu64 [rbp + 7744], zmm0                      ;   124.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r9 + 7936]                       ;    85.0 p2      68 d
        vpxord zmm0, zmm0, [r8 + 496]{1to16}              ;    91.0 p0+p3   68 d
        vmovdqu64 [rbp + 7808], zmm0                      ;   124.7 p8+p4   69 groups
        vmovdqu64 zmm0, [r9 + 8000]                       ;    86.0 p2      68 d
        vpxord zmm0, zmm0, [r8 + 500]{1to16}              ;    92.0 p5+p3   68 d
        vmovdqu64 [rbp + 7872], zmm0                      ;   126.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r9 + 8064]                       ;    87.0 p2      68 d
        vpxord zmm0, zmm0, [r8 + 504]{1to16}              ;    93.0 p0+p3   68 d
        vmovdqu64 [rbp + 7936], zmm0                      ;   126.7 p8+p4   69 groups
        vmovdqu64 zmm0, [r9 + 8128]                       ;    88.0 p2      68 d
        vpxord zmm0, zmm0, [r8 + 508]{1to16}              ;    94.0 p5+p3   68 d
        vmovdqu64 [rbp + 8000], zmm0                      ;   128.2 p7+p9   69 groups
        add r8, 0x1000                                    ;    64.5 p1      69 groups
        mov qword [rbp + 32032], r8                       ;   128.7 p8+p4   69 groups
        align 16
.groups_2:
        vmovdqu64 zmm0, [rbp + 3968]                      ;     0.0 p2      60 rounds reload
        vmovdqu64 [rbp + 8064], zmm0                      ;     6.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4032]                      ;     0.3 p3      60 rounds reload
        vmovdqu64 [rbp + 8128], zmm0                      ;     6.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4096]                      ;     1.0 p2      60 rounds reload
        vmovdqu64 [rbp + 8192], zmm0                      ;     7.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4160]                      ;     1.3 p3      60 rounds reload
        vmovdqu64 [rbp + 8256], zmm0                      ;     7.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4224]                      ;     2.0 p2      60 rounds reload
        vmovdqu64 [rbp + 8320], zmm0                      ;     8.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4288]                      ;     2.3 p3      60 rounds reload
        vmovdqu64 [rbp + 8384], zmm0                      ;     8.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4352]                      ;     3.0 p2      60 rounds reload
        vmovdqu64 [rbp + 8448], zmm0                      ;     9.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4416]                      ;     3.3 p3      60 rounds reload
        vmovdqu64 [rbp + 8512], zmm0                      ;     9.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4480]                      ;     4.0 p2      60 rounds reload
        vmovdqu64 [rbp + 8576], zmm0                      ;    10.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4544]                      ;     4.3 p3      60 rounds reload
        vmovdqu64 [rbp + 8640], zmm0                      ;    10.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4608]                      ;     5.0 p2      60 rounds reload
        vmovdqu64 [rbp + 8704], zmm0                      ;    11.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4672]                      ;     5.3 p3      60 rounds reload
        vmovdqu64 [rbp + 8768], zmm0                      ;    11.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4736]                      ;     6.0 p2      60 rounds reload
        vmovdqu64 [rbp + 8832], zmm0                      ;    12.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4800]                      ;     6.3 p3      60 rounds reload
        vmovdqu64 [rbp + 8896], zmm0                      ;    12.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4864]                      ;     7.0 p2      60 rounds reload
        vmovdqu64 [rbp + 8960], zmm0                      ;    14.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4928]                      ;     7.3 p3      60 rounds reload
        vmovdqu64 [rbp + 9024], zmm0                      ;    14.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4992]                      ;     8.0 p2      60 rounds reload
        vmovdqu64 [rbp + 9088], zmm0                      ;    16.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5056]                      ;     8.3 p3      60 rounds reload
        vmovdqu64 [rbp + 9152], zmm0                      ;    16.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5120]                      ;     9.0 p2      60 rounds reload
        vmovdqu64 [rbp + 9216], zmm0                      ;    18.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5184]                      ;     9.3 p3      60 rounds reload
        vmovdqu64 [rbp + 9280], zmm0                      ;    18.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5248]                      ;    10.0 p2      60 rounds reload
        vmovdqu64 [rbp + 9344], zmm0                      ;    20.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5312]                      ;    10.3 p3      60 rounds reload
        vmovdqu64 [rbp + 9408], zmm0                      ;    20.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5376]                      ;    11.0 p2      60 rounds reload
        vmovdqu64 [rbp + 9472], zmm0                      ;    22.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5440]                      ;    11.3 p3      60 rounds reload
        vmovdqu64 [rbp + 9536], zmm0                      ;    22.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5504]                      ;    12.0 p2      60 rounds reload
        vmovdqu64 [rbp + 9600], zmm0                      ;    24.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5568]                      ;    12.3 p3      60 rounds reload
        vmovdqu64 [rbp + 9664], zmm0                      ;    24.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5632]                      ;    13.0 p2      60 rounds reload
        vmovdqu64 [rbp + 9728], zmm0                      ;    26.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5696]                      ;    13.3 p3      60 rounds reload
        vmovdqu64 [rbp + 9792], zmm0                      ;    26.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5760]                      ;    14.0 p2      60 rounds reload
        vmovdqu64 [rbp + 9856], zmm0                      ;    28.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5824]                      ;    14.3 p3      60 rounds reload
        vmovdqu64 [rbp + 9920], zmm0                      ;    28.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5888]                      ;    15.0 p2      60 rounds reload
        vmovdqu64 [rbp + 9984], zmm0                      ;    30.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5952]                      ;    15.3 p3      60 rounds reload
        vmovdqu64 [rbp + 10048], zmm0                     ;    30.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6016]                      ;    16.0 p2      60 rounds reload
        vmovdqu64 [rbp + 10112], zmm0                     ;    32.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6080]                      ;    16.3 p3      60 rounds reload
        vmovdqu64 [rbp + 10176], zmm0                     ;    32.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6144]                      ;    17.0 p2      60 rounds reload
        vmovdqu64 [rbp + 10240], zmm0                     ;    34.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6208]                      ;    17.3 p3      60 rounds reload
        vmovdqu64 [rbp + 10304], zmm0                     ;    34.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6272]                      ;    18.0 p2      60 rounds reload
        vmovdqu64 [rbp + 10368], zmm0                     ;    36.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6336]                      ;    18.3 p3      60 rounds reload
        vmovdqu64 [rbp + 10432], zmm0                     ;    36.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6400]                      ;    19.0 p2      60 rounds reload
        vmovdqu64 [rbp + 10496], zmm0                     ;    38.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6464]                      ;    19.3 p3      60 rounds reload
        vmovdqu64 [rbp + 10560], zmm0                     ;    38.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6528]                      ;    20.0 p2      60 rounds reload
        vmovdqu64 [rbp + 10624], zmm0                     ;    40.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6592]                      ;    20.3 p3      60 rounds reload
        vmovdqu64 [rbp + 10688], zmm0                     ;    40.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6656]                      ;    21.0 p2      60 rounds reload
        vmovdqu64 [rbp + 10752], zmm0                     ;    42.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6720]                      ;    21.3 p3      60 rounds reload
        vmovdqu64 [rbp + 10816], zmm0                     ;    42.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6784]                      ;    22.0 p2      60 rounds reload
        vmovdqu64 [rbp + 10880], zmm0                     ;    44.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6848]                      ;    22.3 p3      60 rounds reload
        vmovdqu64 [rbp + 10944], zmm0                     ;    44.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6912]                      ;    23.0 p2      60 rounds reload
        vmovdqu64 [rbp + 11008], zmm0                     ;    46.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6976]                      ;    23.3 p3      60 rounds reload
        vmovdqu64 [rbp + 11072], zmm0                     ;    46.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7040]                      ;    24.0 p2      60 rounds reload
        vmovdqu64 [rbp + 11136], zmm0                     ;    48.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7104]                      ;    24.3 p3      60 rounds reload
        vmovdqu64 [rbp + 11200], zmm0                     ;    48.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7168]                      ;    25.0 p2      60 rounds reload
        vmovdqu64 [rbp + 11264], zmm0                     ;    50.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7232]                      ;    25.3 p3      60 rounds reload
        vmovdqu64 [rbp + 11328], zmm0                     ;    50.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7296]                      ;    26.0 p2      60 rounds reload
        vmovdqu64 [rbp + 11392], zmm0                     ;    52.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7360]                      ;    26.3 p3      60 rounds reload
        vmovdqu64 [rbp + 11456], zmm0                     ;    52.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7424]                      ;    27.0 p2      60 rounds reload
        vmovdqu64 [rbp + 11520], zmm0                     ;    54.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7488]                      ;    27.3 p3      60 rounds reload
        vmovdqu64 [rbp + 11584], zmm0                     ;    54.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7552]                      ;    28.0 p2      60 rounds reload
        vmovdqu64 [rbp + 11648], zmm0                     ;    56.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7616]                      ;    28.3 p3      60 rounds reload
        vmovdqu64 [rbp + 11712], zmm0                     ;    56.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7680]                      ;    29.0 p2      60 rounds reload
        vmovdqu64 [rbp + 11776], zmm0                     ;    58.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7744]                      ;    29.3 p3      60 rounds reload
        vmovdqu64 [rbp + 11840], zmm0                     ;    58.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7808]                      ;    30.0 p2      60 rounds reload
        vmovdqu64 [rbp + 11904], zmm0                     ;    60.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7872]                      ;    30.3 p3      60 rounds reload
        vmovdqu64 [rbp + 11968], zmm0                     ;    60.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7936]                      ;    31.0 p2      60 rounds reload
        vmovdqu64 [rbp + 12032], zmm0                     ;    62.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 8000]                      ;    31.3 p3      60 rounds reload
        vmovdqu64 [rbp + 12096], zmm0                     ;    62.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp - 128]                       ;    32.0 p2      60 rounds reload
        vmovdqu64 [rbp + 12160], zmm0                     ;    64.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp - 64]                        ;    32.3 p3      60 rounds reload
        vmovdqu64 [rbp + 12224], zmm0                     ;    64.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 0]                         ;    33.0 p2      60 rounds reload
        vmovdqu64 [rbp + 12288], zmm0                     ;    66.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 64]                        ;    33.3 p3      60 rounds reload
        vmovdqu64 [rbp + 12352], zmm0                     ;    66.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 128]                       ;    34.0 p2      60 rounds reload
        vmovdqu64 [rbp + 12416], zmm0                     ;    68.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 192]                       ;    34.3 p3      60 rounds reload
        vmovdqu64 [rbp + 12480], zmm0                     ;    68.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 256]                       ;    35.0 p2      60 rounds reload
        vmovdqu64 [rbp + 12544], zmm0                     ;    70.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 320]                       ;    35.3 p3      60 rounds reload
        vmovdqu64 [rbp + 12608], zmm0                     ;    70.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 384]                       ;    36.0 p2      60 rounds reload
        vmovdqu64 [rbp + 12672], zmm0                     ;    72.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 448]                       ;    36.3 p3      60 rounds reload
        vmovdqu64 [rbp + 12736], zmm0                     ;    72.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 512]                       ;    37.0 p2      60 rounds reload
        vmovdqu64 [rbp + 12800], zmm0                     ;    74.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 576]                       ;    37.3 p3      60 rounds reload
        vmovdqu64 [rbp + 12864], zmm0                     ;    74.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 640]                       ;    38.0 p2      60 rounds reload
        vmovdqu64 [rbp + 12928], zmm0                     ;    76.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 704]                       ;    38.3 p3      60 rounds reload
        vmovdqu64 [rbp + 12992], zmm0                     ;    76.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 768]                       ;    39.0 p2      60 rounds reload
        vmovdqu64 [rbp + 13056], zmm0                     ;    78.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 832]                       ;    39.3 p3      60 rounds reload
        vmovdqu64 [rbp + 13120], zmm0                     ;    78.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 896]                       ;    40.0 p2      60 rounds reload
        vmovdqu64 [rbp + 13184], zmm0                     ;    80.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 960]                       ;    40.3 p3      60 rounds reload
        vmovdqu64 [rbp + 13248], zmm0                     ;    80.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1024]                      ;    41.0 p2      60 rounds reload
        vmovdqu64 [rbp + 13312], zmm0                     ;    82.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1088]                      ;    41.3 p3      60 rounds reload
        vmovdqu64 [rbp + 13376], zmm0                     ;    82.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1152]                      ;    42.0 p2      60 rounds reload
        vmovdqu64 [rbp + 13440], zmm0                     ;    84.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1216]                      ;    42.3 p3      60 rounds reload
        vmovdqu64 [rbp + 13504], zmm0                     ;    84.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1280]                      ;    43.0 p2      60 rounds reload
        vmovdqu64 [rbp + 13568], zmm0                     ;    86.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1344]                      ;    43.3 p3      60 rounds reload
        vmovdqu64 [rbp + 13632], zmm0                     ;    86.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1408]                      ;    44.0 p2      60 rounds reload
        vmovdqu64 [rbp + 13696], zmm0                     ;    88.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1472]                      ;    44.3 p3      60 rounds reload
        vmovdqu64 [rbp + 13760], zmm0                     ;    88.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1536]                      ;    45.0 p2      60 rounds reload
        vmovdqu64 [rbp + 13824], zmm0                     ;    90.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1600]                      ;    45.3 p3      60 rounds reload
        vmovdqu64 [rbp + 13888], zmm0                     ;    90.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1664]                      ;    46.0 p2      60 rounds reload
        vmovdqu64 [rbp + 13952], zmm0                     ;    92.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1728]                      ;    46.3 p3      60 rounds reload
        vmovdqu64 [rbp + 14016], zmm0                     ;    92.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1792]                      ;    47.0 p2      60 rounds reload
        vmovdqu64 [rbp + 14080], zmm0                     ;    94.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1856]                      ;    47.3 p3      60 rounds reload
        vmovdqu64 [rbp + 14144], zmm0                     ;    94.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1920]                      ;    48.0 p2      60 rounds reload
        vmovdqu64 [rbp + 14208], zmm0                     ;    96.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1984]                      ;    48.3 p3      60 rounds reload
        vmovdqu64 [rbp + 14272], zmm0                     ;    96.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2048]                      ;    49.0 p2      60 rounds reload
        vmovdqu64 [rbp + 14336], zmm0                     ;    98.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2112]                      ;    49.3 p3      60 rounds reload
        vmovdqu64 [rbp + 14400], zmm0                     ;    98.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2176]                      ;    50.0 p2      60 rounds reload
        vmovdqu64 [rbp + 14464], zmm0                     ;   100.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2240]                      ;    50.3 p3      60 rounds reload
        vmovdqu64 [rbp + 14528], zmm0                     ;   100.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2304]                      ;    51.0 p2      60 rounds reload
        vmovdqu64 [rbp + 14592], zmm0                     ;   102.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2368]                      ;    51.3 p3      60 rounds reload
        vmovdqu64 [rbp + 14656], zmm0                     ;   102.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2432]                      ;    52.0 p2      60 rounds reload
        vmovdqu64 [rbp + 14720], zmm0                     ;   104.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2496]                      ;    52.3 p3      60 rounds reload
        vmovdqu64 [rbp + 14784], zmm0                     ;   104.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2560]                      ;    53.0 p2      60 rounds reload
        vmovdqu64 [rbp + 14848], zmm0                     ;   106.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2624]                      ;    53.3 p3      60 rounds reload
        vmovdqu64 [rbp + 14912], zmm0                     ;   106.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2688]                      ;    54.0 p2      60 rounds reload
        vmovdqu64 [rbp + 14976], zmm0                     ;   108.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2752]                      ;    54.3 p3      60 rounds reload
        vmovdqu64 [rbp + 15040], zmm0                     ;   108.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2816]                      ;    55.0 p2      60 rounds reload
        vmovdqu64 [rbp + 15104], zmm0                     ;   110.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2880]                      ;    55.3 p3      60 rounds reload
        vmovdqu64 [rbp + 15168], zmm0                     ;   110.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2944]                      ;    56.0 p2      60 rounds reload
        vmovdqu64 [rbp + 15232], zmm0                     ;   112.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3008]                      ;    56.3 p3      60 rounds reload
        vmovdqu64 [rbp + 15296], zmm0                     ;   112.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3072]                      ;    57.0 p2      60 rounds reload
        vmovdqu64 [rbp + 15360], zmm0                     ;   114.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3136]                      ;    57.3 p3      60 rounds reload
        vmovdqu64 [rbp + 15424], zmm0                     ;   114.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3200]                      ;    58.0 p2      60 rounds reload
        vmovdqu64 [rbp + 15488], zmm0                     ;   116.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3264]                      ;    58.3 p3      60 rounds reload
        vmovdqu64 [rbp + 15552], zmm0                     ;   116.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3328]                      ;    59.0 p2      60 rounds reload
        vmovdqu64 [rbp + 15616], zmm0                     ;   118.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3392]                      ;    59.3 p3      60 rounds reload
        vmovdqu64 [rbp + 15680], zmm0                     ;   118.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3456]                      ;    60.0 p2      60 rounds reload
        vmovdqu64 [rbp + 15744], zmm0                     ;   120.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3520]                      ;    60.3 p3      60 rounds reload
        vmovdqu64 [rbp + 15808], zmm0                     ;   120.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3584]                      ;    61.0 p2      60 rounds reload
        vmovdqu64 [rbp + 15872], zmm0                     ;   122.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3648]                      ;    61.3 p3      60 rounds reload
        vmovdqu64 [rbp + 15936], zmm0                     ;   122.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3712]                      ;    62.0 p2      60 rounds reload
        vmovdqu64 [rbp + 16000], zmm0                     ;   124.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3776]                      ;    62.3 p3      60 rounds reload
        vmovdqu64 [rbp + 16064], zmm0                     ;   124.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3840]                      ;    63.0 p2      60 rounds reload
        vmovdqu64 [rbp + 16128], zmm0                     ;   126.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3904]                      ;    63.3 p3      60 rounds reload
        vmovdqu64 [rbp + 16192], zmm0                     ;   126.5 p8+p9   60 rounds
        mov r8, qword [rbp + 32024]                       ;    42.7 p10     60 rounds reload
        mov qword [rbp + 32040], r8                       ;   128.2 p7+p4   60 rounds
        add r8, 0x600                                     ;    47.7 p0      60 rounds
        mov qword [rbp + 32048], r8                       ;   128.5 p8+p9   60 rounds
        align 16
.rounds_3:
        mov r8, qword [rbp + 32040]                       ;     0.0 p2      61 r.0 reload
        vpbroadcastd zmm0, [r8 + 528]                     ;     5.0 p3      61 r.4
        vpbroadcastd zmm1, [r8 + 540]                     ;     5.0 p10     61 r.7
        vpbroadcastd zmm2, [r8 + 556]                     ;     5.0 p2      61 r.11
        vpbroadcastd zmm3, [r8 + 568]                     ;     5.0 p3      61 r.14
        vpbroadcastd zmm4, [r8 + 604]                     ;     5.0 p10     61 r.23
        vpbroadcastd zmm5, [r8 + 636]                     ;     5.0 p2      61 r.31
        vpbroadcastd zmm6, [r8 + 664]                     ;     5.0 p3      61 r.38
        vpbroadcastd zmm7, [r8 + 700]                     ;     5.0 p10     61 r.47
        vpbroadcastd zmm8, [r8 + 732]                     ;     5.0 p2      61 r.55
        vpbroadcastd zmm9, [r8 + 752]                     ;     5.0 p3      61 r.60
        vpbroadcastd zmm10, [r8 + 764]                    ;     5.0 p10     61 r.63
        vpbroadcastd zmm11, [r8 + 512]                    ;     5.0 p2      40 t
        vmovdqu64 zmm12, [rbp + 12160]                    ;     4.2 p3      40 t reload
        vpxord zmm11, zmm11, zmm12                        ;    11.0 p0      40 t
        vpbroadcastd zmm13, [r8 + 516]                    ;     5.0 p10     40 t
        vmovdqu64 zmm14, [rbp + 12224]                    ;     5.0 p2      40 t reload
        vpxord zmm13, zmm13, zmm14                        ;    11.0 p5      40 t
        vpbroadcastd zmm15, [r8 + 520]                    ;     5.2 p3      40 t
        vmovdqu64 zmm16, [rbp + 12288]                    ;     6.0 p2      40 t reload
        vpxord zmm15, zmm15, zmm16                        ;    12.0 p0      40 t
        vpbroadcastd zmm17, [r8 + 524]                    ;     5.3 p10     40 t
        vmovdqu64 zmm18, [rbp + 12352]                    ;     6.2 p3      40 t reload
        vpxord zmm17, zmm17, zmm18                        ;    12.2 p5      40 t
        vpbroadcastd zmm19, [r8 + 536]                    ;     6.3 p10     40 t
        vmovdqu64 zmm20, [rbp + 12544]                    ;     7.0 p2      40 t reload
        vpxord zmm19, zmm19, zmm20                        ;    13.0 p0      40 t
        vmovdqu64 zmm21, [rbp + 12480]                    ;     7.2 p3      41 t
        vpternlogd zmm21, zmm13, [r8 + 532]{1to16}, 0x69  ;    13.2 p5+p2   41 t
        vmovdqa64 zmm22, zmm19                            ;    14.0         41 t copy
        vpternlogd zmm22, zmm17, zmm11, 0x96              ;    14.0 p0      41 t
        vpbroadcastd zmm23, [r8 + 544]                    ;     7.3 p10     40 t
        vmovdqu64 zmm24, [rbp + 12672]                    ;     8.2 p3      40 t reload
        vpxord zmm23, zmm23, zmm24                        ;    14.2 p5      40 t
        vmovdqu64 zmm25, [rbp + 12416]                    ;     9.0 p2      40 t reload
        vmovdqa64 zmm26, zmm13                            ;    12.0         41 t copy
        vpternlogd zmm26, zmm0, zmm25, 0x96               ;    15.0 p0      41 t
        vmovdqa64 zmm27, zmm22                            ;    15.0         41 t copy
        vpternlogd zmm27, zmm21, zmm21, 0xc3              ;    15.0 p5      41 t
        vpbroadcastd zmm28, [r8 + 548]                    ;     8.3 p10     40 t
        vmovdqu64 zmm29, [rbp + 12736]                    ;     9.2 p3      40 t reload
        vpxord zmm28, zmm28, zmm29                        ;    15.2 p0      40 t
        vmovdqa64 zmm30, zmm26                            ;    16.0         41 t copy
        vmovdqu64 zmm31, [rbp + 12608]                    ;    10.0 p2      40 t reload
        vmovdqa64 zmm29, zmm22                            ;    15.0         41 t copy
        vpternlogd zmm29, zmm1, zmm31, 0x96               ;    16.0 p5      41 t
        vpxord zmm30, zmm30, zmm29                        ;    17.0 p0      41 t
        vpbroadcastd zmm24, [r8 + 552]                    ;     9.3 p10     40 t
        vpxord zmm24, zmm24, [rbp + 12800]                ;    15.3 p5+p3   40 t
        vmovdqa64 zmm20, zmm27                            ;    16.0         41 t copy
        vmovdqa64 zmm18, zmm30                            ;    18.0         41 t copy
        vpternlogd zmm18, zmm27, zmm19, 0x96              ;    18.0 p0      41 t
        vpxord zmm20, zmm20, zmm18                        ;    19.0 p5      41 t
        vmovdqa64 zmm16, zmm20                            ;    20.0         41 t copy
        vpternlogd zmm16, zmm22, zmm15, 0x96              ;    20.0 p0      41 t
        vpxord zmm14, zmm20, zmm16                        ;    21.0 p5      41 t
        vpbroadcastd zmm12, [r8 + 564]                    ;    10.3 p10     40 t
        vpxord zmm12, zmm12, [rbp + 12992]                ;    16.3 p0+p2   40 t
        vpternlogd zmm0, zmm22, zmm25, 0x96               ;    15.0 p5      41 t
        vpandnd zmm25, zmm30, zmm19                       ;    18.0 p0      41 t
        vmovdqa64 zmm10, zmm0                             ;    16.0         41 t copy
        vpternlogd zmm10, zmm16, zmm20, 0xde              ;    21.0 p5      41 t
        vpbroadcastd zmm9, [r8 + 572]                     ;    11.2 p3      40 t
        vpxord zmm9, zmm9, [rbp + 13120]                  ;    17.2 p0+p2   40 t
        vpternlogd zmm11, zmm14, zmm13, 0x69              ;    22.0 p5      41 t
        vpandnd zmm8, zmm27, zmm29                        ;    17.0 p0      41 t
        vpbroadcastd zmm7, [r8 + 576]                     ;    11.3 p10     40 t
        vpxord zmm7, zmm7, [rbp + 13184]                  ;    17.3 p5+p3   40 t
        vpternlogd zmm8, zmm10, zmm25, 0x96               ;    22.0 p0      41 t
        vpternlogd zmm8, zmm11, zmm21, 0xe1               ;    23.0 p5      41 t
        vpbroadcastd zmm10, [r8 + 580]                    ;    12.3 p10     40 t
        vmovdqu64 zmm25, [rbp + 13248]                    ;    13.0 p2      40 t reload
        vpxord zmm10, zmm10, zmm25                        ;    19.0 p0      40 t
        vmovdqa64 zmm25, zmm18                            ;    19.0         41 t copy
        vpternlogd zmm25, zmm26, zmm21, 0x6a              ;    19.0 p5      41 t
        vmovdqa64 zmm6, zmm11                             ;    23.0         41 t copy
        vpternlogd zmm6, zmm0, zmm14, 0x96                ;    23.0 p0      41 t
        vpbroadcastd zmm5, [r8 + 584]                     ;    13.2 p3      40 t
        vpxord zmm5, zmm5, [rbp + 13312]                  ;    19.2 p5+p2   40 t
        vmovdqa64 zmm4, zmm25                             ;    20.0         41 t copy
        vpternlogd zmm4, zmm29, zmm21, 0x1e               ;    20.0 p0      41 t
        vpternlogd zmm4, zmm6, zmm22, 0xb4                ;    24.0 p5      41 t
        vpbroadcastd zmm3, [r8 + 588]                     ;    13.8 p10     40 t
        vpxord zmm3, zmm3, [rbp + 13376]                  ;    19.8 p0+p3   40 t
        vpternlogd zmm25, zmm19, zmm30, 0x87              ;    20.0 p5      41 t
        vmovdqa64 zmm19, zmm4                             ;    25.0         41 t copy
        vpternlogd zmm19, zmm15, zmm13, 0xb4              ;    25.0 p0      41 t
        vpbroadcastd zmm2, [r8 + 592]                     ;    14.8 p10     40 t
        vpxord zmm2, zmm2, [rbp + 13440]                  ;    20.8 p5+p2   40 t
        vpternlogd zmm1, zmm25, zmm31, 0x96               ;    21.3 p0      41 t
        vmovdqa64 zmm31, zmm11                            ;    23.0         41 t copy
        vpternlogd zmm31, zmm14, zmm30, 0x7b              ;    23.0 p5      41 t
        vpternlogd zmm1, zmm31, zmm4, 0x69                ;    25.0 p0      41 t
        vpbroadcastd zmm4, [r8 + 600]                     ;    15.7 p3      40 t
        vmovdqu64 zmm31, [rbp + 13568]                    ;    16.0 p2      40 t reload
        vpxord zmm4, zmm4, zmm31                          ;    22.8 p5      40 t
        vpternlogd zmm25, zmm11, zmm16, 0x1e              ;    23.3 p0      41 t
        vpternlogd zmm25, zmm6, zmm21, 0xe1               ;    24.3 p5      41 t
        vmovdqa64 zmm31, zmm25                            ;    25.3         41 t copy
        vpternlogd zmm31, zmm19, zmm8, 0xe3               ;    26.0 p0      41 t
        vmovdqu64 [rbp + 16256], zmm5                     ;    20.2 p7+p4   40 t spill
        vpbroadcastd zmm5, [r8 + 608]                     ;    17.0 p10     40 t
        vpxord zmm5, zmm5, [rbp + 13696]                  ;    24.8 p5+p3   40 t
        vmovdqu64 [rbp + 16320], zmm5                     ;    25.8 p8+p9   40 t spill
        vmovdqa64 zmm5, zmm31                             ;    27.0         41 t copy
        vmovdqu64 [rbp + 16384], zmm2                     ;    21.8 p7+p4   40 t spill
        vmovdqa64 zmm2, zmm1                              ;    26.0         41 t copy
        vpternlogd zmm2, zmm19, zmm8, 0x6c                ;    26.0 p0      41 t
        vpxord zmm5, zmm5, zmm2                           ;    27.0 p5      41 t
        vmovdqu64 [rbp + 16448], zmm7                     ;    19.3 p8+p9   40 t spill
        vpbroadcastd zmm7, [r8 + 612]                     ;    18.5 p2      40 t
        vpxord zmm7, zmm7, [rbp + 13760]                  ;    26.3 p0+p3   40 t
        vpternlogd zmm8, zmm5, zmm1, 0xbe                 ;    28.0 p5      41 t
        vpternlogd zmm19, zmm8, zmm25, 0xc2               ;    29.0 p0      41 t
        vmovdqu64 [rbp + 16512], zmm7                     ;    27.3 p7+p4   40 t spill
        vpbroadcastd zmm7, [r8 + 616]                     ;    19.3 p10     40 t
        vpxord zmm7, zmm7, [rbp + 13824]                  ;    27.8 p5+p2   40 t
        vpternlogd zmm2, zmm1, zmm19, 0x36                ;    30.0 p0      41 t
        vpxord zmm1, zmm19, zmm2                          ;    31.0 p5      41 t
        vmovdqu64 [rbp + 16576], zmm7                     ;    28.8 p8+p9   40 t spill
        vpbroadcastd zmm7, [r8 + 620]                     ;    20.2 p3      40 t
        vpxord zmm7, zmm7, [rbp + 13888]                  ;    29.3 p0+p2   40 t
        vpternlogd zmm8, zmm31, zmm25, 0x72               ;    29.8 p5      41 t
        vmovdqa64 zmm25, zmm8                             ;    30.8         41 t copy
        vpternlogd zmm25, zmm1, zmm1, 0xc3                ;    32.0 p0      41 t
        vpbroadcastd zmm31, [r8 + 624]                    ;    21.0 p10     40 t
        vpxord zmm31, zmm31, [rbp + 13952]                ;    30.8 p5+p3   40 t
        vmovdqu64 [rbp + 16640], zmm31                    ;    31.8 p7+p4   40 t spill
        vpxord zmm31, zmm5, zmm2                          ;    31.3 p0      41 t
        vmovdqu64 [rbp + 16704], zmm7                     ;    30.3 p8+p9   40 t spill
        vmovdqa64 zmm7, zmm5                              ;    28.0         41 t copy
        vpternlogd zmm7, zmm11, zmm30, 6                  ;    31.8 p5      41 t
        vpternlogd zmm30, zmm31, zmm7, 0x56               ;    32.8 p0      41 t
        vmovdqu64 [rbp + 16768], zmm3                     ;    24.8 p7+p4   40 t spill
        vpbroadcastd zmm3, [r8 + 632]                     ;    22.5 p2      40 t
        vpxord zmm3, zmm3, [rbp + 14080]                  ;    32.8 p5+p3   40 t
        vpternlogd zmm29, zmm30, zmm25, 0x36              ;    33.8 p0      41 t
        vmovdqu64 [rbp + 16832], zmm3                     ;    33.8 p8+p9   40 t spill
        vpxord zmm3, zmm31, zmm25                         ;    33.8 p5      41 t
        vmovdqu64 [rbp + 16896], zmm4                     ;    26.8 p7+p4   40 t spill
        vmovdqa64 zmm4, zmm3                              ;    34.8         41 t copy
        vpternlogd zmm4, zmm19, zmm19, 0xc3               ;    34.8 p0      41 t
        vmovdqu64 [rbp + 16960], zmm10                    ;    27.3 p8+p9   40 t spill
        vpbroadcastd zmm10, [r8 + 640]                    ;    24.0 p10     40 t
        vpxord zmm10, zmm10, [rbp + 14208]                ;    34.8 p5+p2   40 t
        vpternlogd zmm0, zmm19, zmm14, 0xde               ;    35.3 p0      41 t
        vpternlogd zmm17, zmm8, zmm20, 0x12               ;    35.8 p5      41 t
        vmovdqu64 [rbp + 17024], zmm10                    ;    35.8 p7+p4   40 t spill
        vpbroadcastd zmm10, [r8 + 644]                    ;    24.8 p3      40 t
        vpxord zmm10, zmm10, [rbp + 14272]                ;    36.3 p0+p2   40 t
        vpxord zmm7, zmm7, zmm6                           ;    36.8 p5      41 t
        vpternlogd zmm7, zmm0, zmm17, 0x96                ;    37.8 p0      41 t
        vmovdqu64 [rbp + 17088], zmm10                    ;    37.3 p8+p9   40 t spill
        vpbroadcastd zmm10, [r8 + 648]                    ;    25.7 p10     40 t
        vpxord zmm10, zmm10, [rbp + 14336]                ;    37.8 p5+p3   40 t
        vpternlogd zmm7, zmm6, zmm1, 0x78                 ;    38.8 p0      41 t
        vpternlogd zmm15, zmm7, zmm4, 0xc6                ;    39.8 p5      41 t
        vpbroadcastd zmm6, [r8 + 652]                     ;    26.3 p2      40 t
        vpxord zmm6, zmm6, [rbp + 14400]                  ;    39.3 p0+p3   40 t
        vpternlogd zmm0, zmm11, zmm2, 0x2d                ;    39.8 p5      41 t
        vpternlogd zmm4, zmm13, zmm15, 0x95               ;    40.8 p0      41 t
        vpternlogd zmm0, zmm4, zmm29, 0x69                ;    41.8 p5      41 t
        vpbroadcastd zmm11, [r8 + 660]                    ;    27.2 p10     40 t
        vmovdqu64 zmm13, [rbp + 14528]                    ;    27.3 p2      40 t reload
        vpxord zmm11, zmm11, zmm13                        ;    41.3 p0      40 t
        vpord zmm14, zmm14, zmm5                          ;    41.8 p5      41 t
        vpandd zmm26, zmm26, zmm3                         ;    42.3 p0      41 t
        vpternlogd zmm26, zmm4, zmm30, 0x96               ;    43.3 p5      41 t
        vpbroadcastd zmm4, [r8 + 668]                     ;    28.2 p3      40 t
        vmovdqu64 zmm5, [rbp + 14656]                     ;    28.3 p2      40 t reload
        vpxord zmm4, zmm4, zmm5                           ;    43.3 p0      40 t
        vpternlogd zmm1, zmm16, zmm21, 6                  ;    43.8 p5      41 t
        vpternlogd zmm19, zmm16, zmm1, 0xa9               ;    44.8 p0      41 t
        vpbroadcastd zmm16, [r8 + 672]                    ;    29.0 p10     40 t
        vmovdqu64 zmm30, [rbp + 14720]                    ;    29.2 p3      40 t reload
        vpxord zmm16, zmm16, zmm30                        ;    44.8 p5      40 t
        vpternlogd zmm1, zmm2, zmm21, 0xb4                ;    45.3 p0      41 t
        vpternlogd zmm14, zmm19, zmm15, 0x96              ;    45.8 p5      41 t
        vpbroadcastd zmm2, [r8 + 676]                     ;    29.8 p2      40 t
        vmovdqu64 zmm21, [rbp + 14784]                    ;    30.2 p3      40 t reload
        vpxord zmm2, zmm2, zmm21                          ;    46.3 p0      40 t
        vpternlogd zmm3, zmm18, zmm1, 0x95                ;    46.8 p5      41 t
        vpternlogd zmm25, zmm27, zmm3, 0x59               ;    47.8 p0      41 t
        vpbroadcastd zmm18, [r8 + 680]                    ;    30.7 p10     40 t
        vmovdqu64 zmm27, [rbp + 14848]                    ;    30.8 p2      40 t reload
        vpxord zmm18, zmm18, zmm27                        ;    47.8 p5      40 t
        vpternlogd zmm15, zmm8, zmm22, 0x2d               ;    48.3 p0      41 t
        vpternlogd zmm1, zmm15, zmm25, 0x96               ;    49.3 p5      41 t
        vpbroadcastd zmm8, [r8 + 684]                     ;    31.5 p3      40 t
        vmovdqu64 zmm22, [rbp + 14912]                    ;    31.8 p2      40 t reload
        vpxord zmm8, zmm8, zmm22                          ;    49.3 p0      40 t
        vpternlogd zmm1, zmm14, zmm26, 0x96               ;    50.3 p5      41 t
        vmovdqa64 zmm22, zmm1                             ;    51.3         41 t copy
        vpternlogd zmm22, zmm25, zmm0, 0x96               ;    51.3 p0      41 t
        vpbroadcastd zmm27, [r8 + 688]                    ;    32.5 p10     40 t
        vpxord zmm27, zmm27, [rbp + 14976]                ;    50.8 p5+p3   40 t
        vpternlogd zmm19, zmm31, zmm20, 0x2d              ;    51.3 p0      41 t
        vpternlogd zmm25, zmm17, zmm29, 0x96              ;    51.8 p5      41 t
        vpternlogd zmm19, zmm15, zmm3, 0x69               ;    52.3 p0      41 t
        vpbroadcastd zmm3, [r8 + 696]                     ;    33.3 p2      40 t
        vmovdqu64 zmm15, [rbp + 15104]                    ;    33.7 p3      40 t reload
        vpxord zmm3, zmm3, zmm15                          ;    52.8 p5      40 t
        vmovdqa64 zmm17, zmm9                             ;    33.8         23 t copy
        vpternlogd zmm17, zmm12, zmm24, 0x96              ;    53.3 p0      23 t
        vmovdqu64 zmm20, [rbp + 12928]                    ;    34.3 p2      23 t
        vpternlogd zmm20, zmm23, [r8 + 560]{1to16}, 0x69  ;    53.8 p5+p3   23 t
        vmovdqa64 zmm29, zmm17                            ;    54.3         23 t copy
        vpternlogd zmm29, zmm20, zmm20, 0xc3              ;    54.8 p0      23 t
        vpbroadcastd zmm31, [r8 + 704]                    ;    35.0 p10     40 t
        vpxord zmm31, zmm31, [rbp + 15232]                ;    54.8 p5+p2   40 t
        vpbroadcastd zmm15, [r8 + 708]                    ;    35.7 p3      40 t
        vpxord zmm15, zmm15, [rbp + 15296]                ;    55.3 p0+p2   40 t
        vpbroadcastd zmm21, [r8 + 712]                    ;    36.0 p10     40 t
        vpxord zmm21, zmm21, [rbp + 15360]                ;    55.8 p5+p3   40 t
        vmovdqa64 zmm30, zmm29                            ;    55.8         23 t copy
        vpbroadcastd zmm5, [r8 + 716]                     ;    37.0 p10     40 t
        vpxord zmm5, zmm5, [rbp + 15424]                  ;    56.3 p0+p2   40 t
        vpbroadcastd zmm13, [r8 + 720]                    ;    37.7 p3      40 t
        vpxord zmm13, zmm13, [rbp + 15488]                ;    56.8 p5+p2   40 t
        vmovdqu64 [rbp + 17152], zmm14                    ;    46.8 p7+p4   41 t spill
        vpbroadcastd zmm14, [r8 + 728]                    ;    38.0 p10     40 t
        vpxord zmm14, zmm14, [rbp + 15616]                ;    57.3 p0+p3   40 t
        vmovdqu64 [rbp + 17216], zmm0                     ;    42.8 p8+p9   41 t spill
        vpbroadcastd zmm0, [r8 + 736]                     ;    39.0 p10     40 t
        vpxord zmm0, zmm0, [rbp + 15744]                  ;    57.8 p5+p2   40 t
        vmovdqu64 [rbp + 17280], zmm1                     ;    51.3 p7+p4   41 t spill
        vpbroadcastd zmm1, [r8 + 740]                     ;    39.7 p3      40 t
        vpxord zmm1, zmm1, [rbp + 15808]                  ;    58.3 p0+p2   40 t
        vmovdqu64 [rbp + 17344], zmm25                    ;    52.8 p8+p9   41 t spill
        vpbroadcastd zmm25, [r8 + 744]                    ;    40.0 p10     40 t
        vpxord zmm25, zmm25, [rbp + 15872]                ;    58.8 p5+p3   40 t
        vmovdqu64 [rbp + 17408], zmm7                     ;    40.8 p7+p4   41 t spill
        vpbroadcastd zmm7, [r8 + 748]                     ;    41.0 p10     40 t
        vpxord zmm7, zmm7, [rbp + 15936]                  ;    59.3 p0+p2   40 t
        vmovdqu64 [rbp + 17472], zmm19                    ;    53.3 p8+p9   41 t spill
        vpbroadcastd zmm19, [r8 + 760]                    ;    41.7 p3      40 t
        vpxord zmm19, zmm19, [rbp + 16128]                ;    59.8 p5+p2   40 t
        vmovdqu64 [rbp + 17536], zmm26                    ;    44.3 p7+p4   41 t spill
        vmovdqu64 zmm26, [rbp + 16384]                    ;    42.7 p3      22 t
        vpxord zmm26, zmm26, [rbp + 16960]                ;    60.3 p0+p2   22 t
        vmovdqu64 [rbp + 17600], zmm22                    ;    52.3 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm26                            ;    61.3         22 t copy
        vmovdqu64 [rbp + 17664], zmm25                    ;    59.8 p7+p4   40 t spill
        vmovdqu64 zmm25, [rbp + 12864]                    ;    43.7 p3      23 t
        vpternlogd zmm25, zmm23, [r8 + 556]{1to16}, 0x96  ;    60.8 p5+p2   23 t
        vmovdqu64 [rbp + 17728], zmm0                     ;    58.8 p8+p9   40 t spill
        vmovdqa64 zmm0, zmm25                             ;    61.8         23 t copy
        vmovdqu64 [rbp + 17792], zmm7                     ;    60.3 p7+p4   40 t spill
        vmovdqa64 zmm7, zmm25                             ;    61.8         23 t copy
        vmovdqu64 [rbp + 17856], zmm19                    ;    60.8 p8+p9   40 t spill
        vmovdqu64 zmm19, [rbp + 13056]                    ;    44.7 p3      23 t
        vpternlogd zmm19, zmm17, [r8 + 568]{1to16}, 0x96  ;    61.3 p0+p2   23 t
        vpxord zmm0, zmm0, zmm19                          ;    62.3 p5      23 t
        vmovdqu64 [rbp + 17920], zmm1                     ;    59.3 p7+p4   40 t spill
        vpandnd zmm1, zmm29, zmm19                        ;    62.3 p0      23 t
        vmovdqu64 [rbp + 17984], zmm21                    ;    56.8 p8+p9   40 t spill
        vpandnd zmm21, zmm0, zmm12                        ;    63.3 p5      23 t
        vmovdqu64 [rbp + 18048], zmm13                    ;    57.8 p7+p4   40 t spill
        vmovdqa64 zmm13, zmm0                             ;    63.3         23 t copy
        vpternlogd zmm13, zmm29, zmm12, 0x96              ;    63.3 p0      23 t
        vpternlogd zmm25, zmm13, zmm20, 0x6a              ;    64.3 p5      23 t
        vpxord zmm30, zmm30, zmm13                        ;    64.3 p0      23 t
        vpternlogd zmm12, zmm25, zmm0, 0x93               ;    65.3 p5      23 t
        vpternlogd zmm25, zmm19, zmm20, 0x1e              ;    65.3 p0      23 t
        vmovdqu64 [rbp + 18112], zmm31                    ;    55.8 p8+p9   40 t spill
        vmovdqa64 zmm31, zmm30                            ;    65.3         23 t copy
        vpternlogd zmm31, zmm17, zmm28, 0x96              ;    65.8 p5      23 t
        vmovdqu64 [rbp + 18176], zmm5                     ;    57.3 p7+p4   40 t spill
        vpxord zmm5, zmm30, zmm31                         ;    66.8 p0      23 t
        vpternlogd zmm9, zmm5, zmm23, 0x69                ;    67.8 p5      23 t
        vmovdqu64 [rbp + 18240], zmm14                    ;    58.3 p8+p9   40 t spill
        vmovdqa64 zmm14, zmm12                            ;    66.3         23 t copy
        vpternlogd zmm14, zmm9, zmm31, 0x1e               ;    68.8 p0      23 t
        vmovdqu64 [rbp + 18304], zmm15                    ;    56.3 p7+p4   40 t spill
        vmovdqa64 zmm15, zmm9                             ;    68.8         23 t copy
        vpternlogd zmm15, zmm5, zmm0, 0x7b                ;    68.8 p5      23 t
        vmovdqu64 [rbp + 18368], zmm18                    ;    55.3 p8+p9   40 t spill
        vmovdqa64 zmm18, zmm5                             ;    67.8         23 t copy
        vmovdqu64 [rbp + 18432], zmm27                    ;    56.8 p7+p4   40 t spill
        vmovdqu64 zmm27, [rbp + 13056]                    ;    47.2 p3      40 t reload
        vpternlogd zmm12, zmm27, [r8 + 568]{1to16}, 0x96  ;    68.3 p0+p2   23 t
        vmovdqu64 zmm27, [rbp + 12864]                    ;    48.2 p3      23 t
        vpternlogd zmm27, zmm17, [r8 + 556]{1to16}, 0x96  ;    68.8 p5+p2   23 t
        vmovdqu64 [rbp + 18496], zmm16                    ;    57.3 p8+p9   40 t spill
        vmovdqa64 zmm16, zmm9                             ;    68.8         23 t copy
        vpternlogd zmm16, zmm27, zmm5, 0x96               ;    69.8 p0      23 t
        vpternlogd zmm25, zmm16, zmm17, 0xb4              ;    70.8 p5      23 t
        vpternlogd zmm12, zmm15, zmm25, 0x69              ;    71.8 p0      23 t
        vpternlogd zmm25, zmm28, zmm23, 0xb4              ;    71.8 p5      23 t
        vpternlogd zmm14, zmm16, zmm20, 0xe1              ;    71.3 p0      23 t
        vmovdqa64 zmm15, zmm27                            ;    69.8         23 t copy
        vpternlogd zmm15, zmm31, zmm30, 0xde              ;    71.8 p5      23 t
        vpternlogd zmm1, zmm15, zmm21, 0x96               ;    72.8 p0      23 t
        vpternlogd zmm1, zmm9, zmm20, 0xe1                ;    73.8 p5      23 t
        vmovdqa64 zmm15, zmm16                            ;    70.8         23 t copy
        vmovdqa64 zmm21, zmm26                            ;    61.3         22 t copy
        vmovdqu64 [rbp + 18560], zmm8                     ;    58.8 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm14                             ;    72.3         23 t copy
        vpternlogd zmm8, zmm25, zmm1, 0xe3                ;    74.8 p0      23 t
        vmovdqu64 [rbp + 18624], zmm3                     ;    59.3 p8+p9   40 t spill
        vmovdqa64 zmm3, zmm8                              ;    75.8         23 t copy
        vmovdqu64 [rbp + 18688], zmm2                     ;    60.8 p7+p4   40 t spill
        vmovdqa64 zmm2, zmm12                             ;    72.8         23 t copy
        vpternlogd zmm2, zmm25, zmm1, 0x6c                ;    74.8 p5      23 t
        vpxord zmm3, zmm3, zmm2                           ;    75.8 p0      23 t
        vpternlogd zmm1, zmm3, zmm12, 0xbe                ;    76.8 p5      23 t
        vpternlogd zmm25, zmm1, zmm14, 0xc2               ;    77.8 p0      23 t
        vpternlogd zmm1, zmm8, zmm14, 0x72                ;    77.8 p5      23 t
        vpternlogd zmm2, zmm12, zmm25, 0x36               ;    78.8 p0      23 t
        vpternlogd zmm27, zmm5, zmm25, 0xbe               ;    78.8 p5      23 t
        vpternlogd zmm24, zmm1, zmm30, 0x12               ;    78.8 p0      23 t
        vpord zmm18, zmm18, zmm3                          ;    77.8 p5      23 t
        vpxord zmm5, zmm3, zmm2                           ;    79.8 p0      23 t
        vpternlogd zmm3, zmm9, zmm0, 6                    ;    78.8 p5      23 t
        vpternlogd zmm0, zmm5, zmm3, 0x56                 ;    80.8 p0      23 t
        vpxord zmm15, zmm15, zmm3                         ;    79.8 p5      23 t
        vpternlogd zmm15, zmm27, zmm24, 0x96              ;    80.8 p0      23 t
        vpternlogd zmm27, zmm9, zmm2, 0x2d                ;    80.8 p5      23 t
        vpxord zmm3, zmm2, zmm25                          ;    81.3 p0      23 t
        vpternlogd zmm15, zmm16, zmm3, 0x78               ;    82.3 p5      23 t
        vmovdqa64 zmm8, zmm5                              ;    80.8         23 t copy
        vmovdqa64 zmm9, zmm1                              ;    78.8         23 t copy
        vpternlogd zmm9, zmm3, zmm3, 0xc3                 ;    82.3 p0      23 t
        vpternlogd zmm19, zmm0, zmm9, 0x36                ;    83.3 p5      23 t
        vpxord zmm8, zmm8, zmm9                           ;    83.3 p0      23 t
        vpternlogd zmm3, zmm31, zmm20, 6                  ;    83.8 p5      23 t
        vpternlogd zmm2, zmm20, zmm3, 0x9a                ;    84.8 p0      23 t
        vpternlogd zmm3, zmm31, zmm25, 0xe1               ;    84.8 p5      23 t
        vpternlogd zmm5, zmm30, zmm3, 0x59                ;    85.8 p0      23 t
        vpternlogd zmm13, zmm2, zmm8, 0x93                ;    85.8 p5      23 t
        vpternlogd zmm9, zmm29, zmm13, 0x59               ;    86.8 p0      23 t
        vpandd zmm7, zmm7, zmm8                           ;    86.8 p5      23 t
        vpternlogd zmm8, zmm25, zmm25, 0xc3               ;    87.3 p0      23 t
        vpternlogd zmm28, zmm15, zmm8, 0xc6               ;    88.3 p5      23 t
        vpternlogd zmm8, zmm23, zmm28, 0x95               ;    89.3 p0      23 t
        vpternlogd zmm7, zmm0, zmm8, 0x96                 ;    90.3 p5      23 t
        vpternlogd zmm27, zmm8, zmm19, 0x69               ;    90.3 p0      23 t
        vpternlogd zmm3, zmm18, zmm28, 0x96               ;    89.8 p5      23 t
        vpternlogd zmm28, zmm1, zmm17, 0x2d               ;    90.3 p0      23 t
        vpternlogd zmm24, zmm19, zmm9, 0x96               ;    90.8 p5      23 t
        vpternlogd zmm5, zmm13, zmm28, 0x69               ;    91.3 p0      23 t
        vpternlogd zmm28, zmm2, zmm9, 0x96                ;    91.8 p5      23 t
        vpternlogd zmm28, zmm3, zmm7, 0x96                ;    92.8 p0      23 t
        vpternlogd zmm9, zmm28, zmm27, 0x96               ;    93.8 p5      23 t
        vmovdqu64 zmm0, [rbp + 16960]                     ;    58.3 p3      40 t reload
        vmovdqu64 zmm1, [rbp + 13504]                     ;    58.5 p2      22 t
        vpternlogd zmm1, zmm0, [r8 + 596]{1to16}, 0x69    ;    93.3 p0+p3   22 t
        vmovdqu64 zmm2, [rbp + 16640]                     ;    59.5 p2      21 t
        vmovdqu64 zmm8, [rbp + 16512]                     ;    60.3 p3      40 t reload
        vpxord zmm2, zmm2, zmm8                           ;    93.8 p5      21 t
        vmovdqu64 zmm12, [rbp + 14016]                    ;    60.5 p2      21 t
        vpternlogd zmm12, zmm8, [r8 + 628]{1to16}, 0x69   ;    94.3 p0+p3   21 t
        vmovdqu64 zmm13, [rbp + 16448]                    ;    61.5 p2      40 t reload
        vmovdqu64 zmm14, [rbp + 16768]                    ;    62.3 p3      40 t reload
        vmovdqu64 zmm16, [rbp + 16896]                    ;    62.5 p2      22 t
        vpternlogd zmm16, zmm14, zmm13, 0x96              ;    94.8 p5      22 t
        vmovdqa64 zmm17, zmm2                             ;    94.8         21 t copy
        vmovdqa64 zmm18, zmm16                            ;    95.8         22 t copy
        vpternlogd zmm18, zmm1, zmm1, 0xc3                ;    95.8 p0      22 t
        vmovdqa64 zmm19, zmm18                            ;    96.8         22 t copy
        vpbroadcastd zmm20, [r8 + 604]                    ;    61.3 p10     61 r.23 reload
        vmovdqu64 zmm23, [rbp + 13632]                    ;    63.3 p3      22 t
        vpternlogd zmm23, zmm16, zmm20, 0x96              ;    95.8 p5      22 t
        vpxord zmm22, zmm22, zmm23                        ;    96.8 p0      22 t
        vpandnd zmm25, zmm18, zmm23                       ;    96.8 p5      22 t
        vmovdqu64 zmm29, [rbp + 16896]                    ;    63.5 p2      40 t reload
        vpternlogd zmm25, zmm22, zmm29, 0xd2              ;    97.8 p0      22 t
        vmovdqa64 zmm30, zmm22                            ;    97.8         22 t copy
        vpternlogd zmm30, zmm18, zmm29, 0x96              ;    97.8 p5      22 t
        vpternlogd zmm26, zmm30, zmm1, 0x6a               ;    98.8 p0      22 t
        vpternlogd zmm29, zmm26, zmm22, 0x93              ;    99.8 p5      22 t
        vpternlogd zmm26, zmm23, zmm1, 0x1e               ;    99.8 p0      22 t
        vpxord zmm19, zmm19, zmm30                        ;    99.8 p5      22 t
        vmovdqu64 zmm31, [rbp + 13632]                    ;    64.3 p3      40 t reload
        vpternlogd zmm20, zmm29, zmm31, 0x96              ;   100.8 p0      22 t
        vmovdqa64 zmm31, zmm19                            ;   100.8         22 t copy
        vmovdqu64 [rbp + 16896], zmm3                     ;    90.8 p8+p9   23 t spill
        vmovdqa64 zmm3, zmm19                             ;   100.8         22 t copy
        vpternlogd zmm3, zmm16, [rbp + 16256], 0x96       ;   100.8 p5+p2   22 t
        vpxord zmm31, zmm31, zmm3                         ;   101.8 p0      22 t
        vpternlogd zmm13, zmm31, zmm0, 0x69               ;   102.8 p5      22 t
        vpternlogd zmm29, zmm13, zmm3, 0x1e               ;   103.8 p0      22 t
        vmovdqu64 [rbp + 16448], zmm27                    ;    91.3 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm31                            ;   102.8         22 t copy
        vmovdqu64 [rbp + 18752], zmm28                    ;    93.8 p8+p9   23 t spill
        vmovdqa64 zmm28, zmm13                            ;   103.8         22 t copy
        vpternlogd zmm28, zmm31, zmm22, 0x7b              ;   103.8 p5      22 t
        vpternlogd zmm31, zmm16, [rbp + 16384], 0x96      ;   103.3 p0+p3   22 t
        vpternlogd zmm25, zmm31, zmm3, 0x1e               ;   104.3 p5      22 t
        vpternlogd zmm25, zmm13, zmm1, 0xe1               ;   105.3 p0      22 t
        vmovdqu64 [rbp + 16384], zmm24                    ;    91.8 p7+p4   23 t spill
        vpxord zmm24, zmm31, zmm13                        ;   104.8 p5      22 t
        vpternlogd zmm26, zmm24, zmm16, 0xb4              ;   105.8 p0      22 t
        vpternlogd zmm20, zmm28, zmm26, 0x69              ;   106.8 p5      22 t
        vpternlogd zmm29, zmm24, zmm1, 0xe1               ;   106.3 p0      22 t
        vmovdqu64 zmm28, [rbp + 16256]                    ;    67.5 p2      40 t reload
        vpternlogd zmm26, zmm0, zmm28, 0xd2               ;   106.8 p5      22 t
        vmovdqu64 [rbp + 18816], zmm15                    ;    83.3 p8+p9   23 t spill
        vmovdqa64 zmm15, zmm24                            ;   105.8         22 t copy
        vmovdqu64 [rbp + 18880], zmm5                     ;    92.3 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm2                              ;    94.8         21 t copy
        vmovdqu64 [rbp + 18944], zmm7                     ;    91.3 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm29                             ;   107.3         22 t copy
        vpternlogd zmm7, zmm26, zmm25, 0xe3               ;   107.8 p0      22 t
        vmovdqu64 [rbp + 19008], zmm9                     ;    94.8 p7+p4   23 t spill
        vmovdqa64 zmm9, zmm7                              ;   108.8         22 t copy
        vmovdqu64 [rbp + 19072], zmm6                     ;    72.0 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm20                             ;   107.8         22 t copy
        vpternlogd zmm6, zmm26, zmm25, 0x6c               ;   107.8 p5      22 t
        vpxord zmm9, zmm9, zmm6                           ;   108.8 p0      22 t
        vpternlogd zmm25, zmm9, zmm20, 0xbe               ;   109.8 p5      22 t
        vpternlogd zmm26, zmm25, zmm29, 0xc2              ;   110.8 p0      22 t
        vpternlogd zmm25, zmm7, zmm29, 0x72               ;   110.8 p5      22 t
        vpternlogd zmm6, zmm20, zmm26, 0x36               ;   111.8 p0      22 t
        vpternlogd zmm14, zmm25, zmm19, 0x12              ;   111.8 p5      22 t
        vpord zmm27, zmm27, zmm9                          ;   111.3 p0      22 t
        vpxord zmm7, zmm9, zmm6                           ;   112.8 p5      22 t
        vpternlogd zmm9, zmm13, zmm22, 6                  ;   112.3 p0      22 t
        vpternlogd zmm22, zmm7, zmm9, 0x56                ;   113.8 p5      22 t
        vpxord zmm15, zmm15, zmm9                         ;   113.3 p0      22 t
        vpord zmm31, zmm31, zmm26                         ;   113.8 p5      22 t
        vpternlogd zmm15, zmm31, zmm14, 0x96              ;   114.8 p0      22 t
        vpternlogd zmm31, zmm13, zmm6, 0x2d               ;   114.8 p5      22 t
        vpxord zmm9, zmm6, zmm26                          ;   115.3 p0      22 t
        vpternlogd zmm15, zmm24, zmm9, 0x78               ;   116.3 p5      22 t
        vmovdqa64 zmm13, zmm7                             ;   113.8         22 t copy
        vmovdqa64 zmm20, zmm25                            ;   111.8         22 t copy
        vpternlogd zmm20, zmm9, zmm9, 0xc3                ;   116.3 p0      22 t
        vpternlogd zmm23, zmm22, zmm20, 0x36              ;   117.3 p5      22 t
        vpternlogd zmm9, zmm3, zmm1, 6                    ;   117.3 p0      22 t
        vpternlogd zmm6, zmm1, zmm9, 0x9a                 ;   118.3 p5      22 t
        vpternlogd zmm9, zmm3, zmm26, 0xe1                ;   118.3 p0      22 t
        vmovdqa64 zmm1, zmm4                              ;    73.7         23 t copy
        vpternlogd zmm1, zmm11, zmm10, 0x96               ;   118.8 p5      23 t
        vpxord zmm13, zmm13, zmm20                        ;   119.3 p0      22 t
        vpternlogd zmm7, zmm19, zmm9, 0x59                ;   119.8 p5      22 t
        vpternlogd zmm30, zmm6, zmm13, 0x93               ;   120.3 p0      22 t
        vpternlogd zmm20, zmm18, zmm30, 0x59              ;   121.3 p5      22 t
        vpandd zmm21, zmm21, zmm13                        ;   121.3 p0      22 t
        vpternlogd zmm13, zmm26, zmm26, 0xc3              ;   121.8 p5      22 t
        vpternlogd zmm28, zmm15, zmm13, 0xc6              ;   122.8 p0      22 t
        vpternlogd zmm13, zmm0, zmm28, 0x95               ;   123.8 p5      22 t
        vpternlogd zmm21, zmm22, zmm13, 0x96              ;   124.8 p0      22 t
        vpternlogd zmm31, zmm13, zmm23, 0x69              ;   124.8 p5      22 t
        vpternlogd zmm9, zmm27, zmm28, 0x96               ;   124.3 p0      22 t
        vpternlogd zmm28, zmm25, zmm16, 0x2d              ;   124.8 p5      22 t
        vpternlogd zmm14, zmm23, zmm20, 0x96              ;   125.3 p0      22 t
        vpternlogd zmm7, zmm30, zmm28, 0x69               ;   125.8 p5      22 t
        vpternlogd zmm28, zmm6, zmm20, 0x96               ;   126.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 19072]                     ;    76.5 p3      23 t
        vmovdqu64 zmm3, [rbp + 17024]                     ;    76.7 p2      40 t reload
        vpxord zmm0, zmm0, zmm3                           ;   126.8 p5      23 t
        vmovdqu64 zmm6, [rbp + 14464]                     ;    77.5 p3      23 t
        vpternlogd zmm6, zmm3, [r8 + 656]{1to16}, 0x69    ;   127.3 p0+p2   23 t
        vpternlogd zmm28, zmm9, zmm21, 0x96               ;   127.8 p5      22 t
        vpternlogd zmm20, zmm28, zmm31, 0x96              ;   128.8 p0      22 t
        vmovdqu64 zmm13, [rbp + 16320]                    ;    78.5 p3      40 t reload
        vmovdqu64 zmm16, [rbp + 16704]                    ;    78.7 p2      40 t reload
        vmovdqu64 zmm18, [rbp + 16832]                    ;    79.5 p3      21 t
        vpternlogd zmm18, zmm16, zmm13, 0x96              ;   128.8 p5      21 t
        vmovdqa64 zmm19, zmm0                             ;   127.8         23 t copy
        vmovdqa64 zmm22, zmm18                            ;   129.8         21 t copy
        vpternlogd zmm22, zmm12, zmm12, 0xc3              ;   129.8 p0      21 t
        vmovdqa64 zmm23, zmm22                            ;   130.8         21 t copy
        vpbroadcastd zmm24, [r8 + 636]                    ;    79.2 p10     61 r.31 reload
        vmovdqu64 zmm25, [rbp + 14144]                    ;    79.7 p2      21 t
        vpternlogd zmm25, zmm18, zmm24, 0x96              ;   129.8 p5      21 t
        vpxord zmm17, zmm17, zmm25                        ;   130.8 p0      21 t
        vpandnd zmm26, zmm22, zmm25                       ;   130.8 p5      21 t
        vmovdqu64 zmm27, [rbp + 16832]                    ;    80.5 p3      40 t reload
        vpternlogd zmm26, zmm17, zmm27, 0xd2              ;   131.8 p0      21 t
        vmovdqa64 zmm29, zmm17                            ;   131.8         21 t copy
        vpternlogd zmm29, zmm22, zmm27, 0x96              ;   131.8 p5      21 t
        vpternlogd zmm2, zmm29, zmm12, 0x6a               ;   132.8 p0      21 t
        vpternlogd zmm27, zmm2, zmm17, 0x93               ;   133.8 p5      21 t
        vpternlogd zmm2, zmm25, zmm12, 0x1e               ;   133.8 p0      21 t
        vpxord zmm23, zmm23, zmm29                        ;   133.8 p5      21 t
        vmovdqu64 zmm30, [rbp + 14144]                    ;    81.3 p2      40 t reload
        vpternlogd zmm24, zmm27, zmm30, 0x96              ;   134.8 p0      21 t
        vmovdqa64 zmm30, zmm23                            ;   134.8         21 t copy
        vmovdqu64 [rbp + 16832], zmm20                    ;   129.8 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm1                             ;   119.8         23 t copy
        vpternlogd zmm20, zmm6, zmm6, 0xc3                ;   134.8 p5      23 t
        vmovdqu64 [rbp + 16960], zmm9                     ;   125.3 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm20                             ;   135.8         23 t copy
        vmovdqu64 [rbp + 16256], zmm31                    ;   125.8 p7+p4   22 t spill
        vmovdqa64 zmm31, zmm23                            ;   134.8         21 t copy
        vpternlogd zmm31, zmm18, [rbp + 16576], 0x96      ;   135.3 p0+p3   21 t
        vpxord zmm30, zmm30, zmm31                        ;   136.3 p5      21 t
        vpternlogd zmm13, zmm30, zmm8, 0x69               ;   137.3 p0      21 t
        vpternlogd zmm27, zmm13, zmm31, 0x1e              ;   138.3 p5      21 t
        vmovdqu64 [rbp + 16320], zmm28                    ;   128.8 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm30                            ;   137.3         21 t copy
        vmovdqu64 [rbp + 16768], zmm14                    ;   126.3 p7+p4   22 t spill
        vmovdqa64 zmm14, zmm13                            ;   138.3         21 t copy
        vpternlogd zmm14, zmm30, zmm17, 0x7b              ;   138.3 p0      21 t
        vpternlogd zmm30, zmm18, [rbp + 16640], 0x96      ;   137.8 p5+p2   21 t
        vpternlogd zmm26, zmm30, zmm31, 0x1e              ;   138.8 p0      21 t
        vpternlogd zmm26, zmm13, zmm12, 0xe1              ;   139.8 p5      21 t
        vmovdqu64 [rbp + 16640], zmm15                    ;   117.3 p8+p9   22 t spill
        vpxord zmm15, zmm30, zmm13                        ;   139.3 p0      21 t
        vpternlogd zmm2, zmm15, zmm18, 0xb4               ;   140.3 p5      21 t
        vpternlogd zmm24, zmm14, zmm2, 0x69               ;   141.3 p0      21 t
        vpternlogd zmm27, zmm15, zmm12, 0xe1              ;   140.8 p5      21 t
        vmovdqu64 zmm14, [rbp + 16576]                    ;    86.2 p3      40 t reload
        vpternlogd zmm2, zmm8, zmm14, 0xd2                ;   141.3 p0      21 t
        vmovdqu64 [rbp + 19136], zmm7                     ;   126.8 p7+p4   22 t spill
        vmovdqa64 zmm7, zmm15                             ;   140.3         21 t copy
        vmovdqu64 [rbp + 19200], zmm21                    ;   125.8 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm0                             ;   127.8         23 t copy
        vmovdqa64 zmm3, zmm27                             ;   141.8         21 t copy
        vpternlogd zmm3, zmm2, zmm26, 0xe3                ;   142.3 p5      21 t
        vmovdqu64 [rbp + 19264], zmm10                    ;    89.8 p7+p4   40 t spill
        vmovdqa64 zmm10, zmm3                             ;   143.3         21 t copy
        vmovdqu64 [rbp + 19328], zmm0                     ;   127.8 p8+p9   23 t spill
        vmovdqa64 zmm0, zmm24                             ;   142.3         21 t copy
        vpternlogd zmm0, zmm2, zmm26, 0x6c                ;   142.3 p0      21 t
        vpxord zmm10, zmm10, zmm0                         ;   143.3 p5      21 t
        vpternlogd zmm26, zmm10, zmm24, 0xbe              ;   144.3 p0      21 t
        vpternlogd zmm2, zmm26, zmm27, 0xc2               ;   145.3 p5      21 t
        vpternlogd zmm26, zmm3, zmm27, 0x72               ;   145.3 p0      21 t
        vpternlogd zmm0, zmm24, zmm2, 0x36                ;   146.3 p5      21 t
        vpternlogd zmm16, zmm26, zmm23, 0x12              ;   146.3 p0      21 t
        vpord zmm28, zmm28, zmm10                         ;   145.8 p5      21 t
        vpxord zmm3, zmm10, zmm0                          ;   147.3 p0      21 t
        vpternlogd zmm10, zmm13, zmm17, 6                 ;   146.8 p5      21 t
        vpternlogd zmm17, zmm3, zmm10, 0x56               ;   148.3 p0      21 t
        vpxord zmm7, zmm7, zmm10                          ;   147.8 p5      21 t
        vpord zmm30, zmm30, zmm2                          ;   148.3 p0      21 t
        vpternlogd zmm7, zmm30, zmm16, 0x96               ;   149.3 p5      21 t
        vpternlogd zmm30, zmm13, zmm0, 0x2d               ;   149.3 p0      21 t
        vpxord zmm10, zmm0, zmm2                          ;   149.8 p5      21 t
        vpternlogd zmm7, zmm15, zmm10, 0x78               ;   150.8 p0      21 t
        vmovdqu64 zmm13, [rbp + 18688]                    ;    91.0 p2      40 t reload
        vmovdqu64 zmm15, [rbp + 15040]                    ;    91.2 p3      22 t
        vpternlogd zmm15, zmm13, [r8 + 692]{1to16}, 0x69  ;   150.8 p5+p2   22 t
        vmovdqa64 zmm24, zmm3                             ;   148.3         21 t copy
        vmovdqa64 zmm27, zmm26                            ;   146.3         21 t copy
        vpternlogd zmm27, zmm10, zmm10, 0xc3              ;   151.3 p0      21 t
        vpternlogd zmm25, zmm17, zmm27, 0x36              ;   152.3 p5      21 t
        vpternlogd zmm10, zmm31, zmm12, 6                 ;   152.3 p0      21 t
        vpternlogd zmm0, zmm12, zmm10, 0x9a               ;   153.3 p5      21 t
        vpternlogd zmm10, zmm31, zmm2, 0xe1               ;   153.3 p0      21 t
        vpternlogd zmm3, zmm23, zmm10, 0x59               ;   154.3 p5      21 t
        vpxord zmm24, zmm24, zmm27                        ;   154.3 p0      21 t
        vpternlogd zmm29, zmm0, zmm24, 0x93               ;   155.3 p5      21 t
        vpternlogd zmm27, zmm22, zmm29, 0x59              ;   156.3 p0      21 t
        vpandd zmm5, zmm5, zmm24                          ;   155.8 p5      21 t
        vpternlogd zmm24, zmm2, zmm2, 0xc3                ;   156.3 p0      21 t
        vpternlogd zmm14, zmm7, zmm24, 0xc6               ;   157.3 p5      21 t
        vpternlogd zmm24, zmm8, zmm14, 0x95               ;   158.3 p0      21 t
        vpternlogd zmm5, zmm17, zmm24, 0x96               ;   159.3 p5      21 t
        vpternlogd zmm30, zmm24, zmm25, 0x69              ;   159.3 p0      21 t
        vpternlogd zmm10, zmm28, zmm14, 0x96              ;   158.8 p5      21 t
        vpternlogd zmm14, zmm26, zmm18, 0x2d              ;   159.3 p0      21 t
        vpternlogd zmm16, zmm25, zmm27, 0x96              ;   159.8 p5      21 t
        vpbroadcastd zmm2, [r8 + 664]                     ;    95.0 p10     61 r.38 reload
        vmovdqu64 zmm8, [rbp + 14592]                     ;    95.2 p3      23 t
        vpternlogd zmm8, zmm1, zmm2, 0x96                 ;   160.3 p0      23 t
        vpternlogd zmm3, zmm29, zmm14, 0x69               ;   160.8 p5      21 t
        vpternlogd zmm14, zmm0, zmm27, 0x96               ;   161.3 p0      21 t
        vpternlogd zmm14, zmm10, zmm5, 0x96               ;   162.3 p5      21 t
        vpternlogd zmm27, zmm14, zmm30, 0x96              ;   163.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 18496]                     ;    96.2 p2      40 t reload
        vmovdqu64 zmm12, [rbp + 18560]                    ;    96.3 p3      40 t reload
        vmovdqu64 zmm17, [rbp + 18624]                    ;    97.2 p2      22 t
        vpternlogd zmm17, zmm12, zmm0, 0x96               ;   162.8 p5      22 t
        vpxord zmm19, zmm19, zmm8                         ;   163.3 p0      23 t
        vpandnd zmm18, zmm20, zmm8                        ;   163.8 p5      23 t
        vpternlogd zmm18, zmm19, zmm11, 0xd2              ;   164.8 p0      23 t
        vmovdqa64 zmm22, zmm19                            ;   164.3         23 t copy
        vpternlogd zmm22, zmm20, zmm11, 0x96              ;   164.8 p5      23 t
        vpxord zmm9, zmm9, zmm22                          ;   165.8 p0      23 t
        vmovdqa64 zmm23, zmm9                             ;   166.8         23 t copy
        vmovdqa64 zmm24, zmm22                            ;   165.8         23 t copy
        vpternlogd zmm24, zmm6, [rbp + 19328], 0x6c       ;   165.8 p5+p3   23 t
        vpternlogd zmm11, zmm24, zmm19, 0x93              ;   166.8 p0      23 t
        vpternlogd zmm24, zmm8, zmm6, 0x1e                ;   166.8 p5      23 t
        vmovdqu64 zmm25, [rbp + 14592]                    ;    98.8 p2      40 t reload
        vpternlogd zmm2, zmm11, zmm25, 0x96               ;   167.8 p0      23 t
        vmovdqu64 zmm26, [rbp + 17088]                    ;    99.2 p3      40 t reload
        vmovdqa64 zmm28, zmm9                             ;   166.8         23 t copy
        vpternlogd zmm28, zmm1, zmm26, 0x96               ;   167.8 p5      23 t
        vpxord zmm23, zmm23, zmm28                        ;   168.8 p0      23 t
        vmovdqu64 zmm29, [rbp + 17024]                    ;    99.8 p2      40 t reload
        vpternlogd zmm4, zmm23, zmm29, 0x69               ;   169.8 p5      23 t
        vpternlogd zmm11, zmm4, zmm28, 0x1e               ;   170.8 p0      23 t
        vmovdqa64 zmm31, zmm23                            ;   169.8         23 t copy
        vmovdqa64 zmm25, zmm4                             ;   170.8         23 t copy
        vpternlogd zmm25, zmm23, zmm19, 0x7b              ;   170.8 p5      23 t
        vpternlogd zmm23, zmm1, [rbp + 19072], 0x96       ;   170.3 p0+p3   23 t
        vpternlogd zmm18, zmm23, zmm28, 0x1e              ;   171.3 p5      23 t
        vpternlogd zmm18, zmm4, zmm6, 0xe1                ;   172.3 p0      23 t
        vmovdqu64 [rbp + 19072], zmm30                    ;   160.3 p7+p4   21 t spill
        vpxord zmm30, zmm23, zmm4                         ;   171.8 p5      23 t
        vpternlogd zmm24, zmm30, zmm1, 0xb4               ;   172.8 p0      23 t
        vpternlogd zmm2, zmm25, zmm24, 0x69               ;   173.8 p5      23 t
        vpternlogd zmm24, zmm26, zmm29, 0xb4              ;   173.8 p0      23 t
        vpternlogd zmm11, zmm30, zmm6, 0xe1               ;   173.8 p5      23 t
        vmovdqa64 zmm25, zmm30                            ;   172.8         23 t copy
        vmovdqu64 [rbp + 19328], zmm14                    ;   163.3 p8+p9   21 t spill
        vmovdqa64 zmm14, zmm11                            ;   174.8         23 t copy
        vpternlogd zmm14, zmm24, zmm18, 0xe3              ;   174.8 p0      23 t
        vmovdqu64 [rbp + 16512], zmm16                    ;   160.8 p7+p4   21 t spill
        vmovdqa64 zmm16, zmm14                            ;   175.8         23 t copy
        vmovdqu64 [rbp + 16576], zmm7                     ;   151.8 p8+p9   21 t spill
        vmovdqa64 zmm7, zmm2                              ;   174.8         23 t copy
        vpternlogd zmm7, zmm24, zmm18, 0x6c               ;   174.8 p5      23 t
        vpxord zmm16, zmm16, zmm7                         ;   175.8 p0      23 t
        vpternlogd zmm18, zmm16, zmm2, 0xbe               ;   176.8 p5      23 t
        vpternlogd zmm24, zmm18, zmm11, 0xc2              ;   177.8 p0      23 t
        vpternlogd zmm18, zmm14, zmm11, 0x72              ;   177.8 p5      23 t
        vpternlogd zmm7, zmm2, zmm24, 0x36                ;   178.8 p0      23 t
        vmovdqu64 zmm2, [rbp + 18048]                     ;   104.8 p2      21 t
        vmovdqu64 zmm11, [rbp + 18304]                    ;   105.0 p3      40 t reload
        vpxord zmm2, zmm2, zmm11                          ;   177.8 p5      21 t
        vpord zmm31, zmm31, zmm16                         ;   178.3 p0      23 t
        vpord zmm23, zmm23, zmm24                         ;   178.8 p5      23 t
        vpxord zmm14, zmm16, zmm7                         ;   179.8 p0      23 t
        vpternlogd zmm16, zmm4, zmm19, 6                  ;   179.8 p5      23 t
        vpternlogd zmm19, zmm14, zmm16, 0x56              ;   180.8 p0      23 t
        vpxord zmm25, zmm25, zmm16                        ;   180.8 p5      23 t
        vpternlogd zmm4, zmm23, zmm7, 0x39                ;   181.3 p0      23 t
        vpxord zmm16, zmm7, zmm24                         ;   181.8 p5      23 t
        vmovdqu64 [rbp + 16704], zmm3                     ;   161.8 p7+p4   21 t spill
        vmovdqa64 zmm3, zmm14                             ;   180.8         23 t copy
        vmovdqu64 [rbp + 19392], zmm5                     ;   160.3 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm16                             ;   182.8         23 t copy
        vpternlogd zmm5, zmm28, zmm6, 6                   ;   182.8 p0      23 t
        vpternlogd zmm7, zmm6, zmm5, 0x9a                 ;   183.8 p5      23 t
        vpternlogd zmm5, zmm28, zmm24, 0xe1               ;   183.8 p0      23 t
        vmovdqu64 zmm6, [rbp + 15552]                     ;   107.8 p2      21 t
        vpternlogd zmm6, zmm11, [r8 + 724]{1to16}, 0x69   ;   183.8 p5+p3   21 t
        vmovdqa64 zmm28, zmm18                            ;   178.8         23 t copy
        vpternlogd zmm28, zmm16, zmm16, 0xc3              ;   184.3 p0      23 t
        vpternlogd zmm8, zmm19, zmm28, 0x36               ;   185.3 p5      23 t
        vpxord zmm3, zmm3, zmm28                          ;   185.3 p0      23 t
        vpternlogd zmm22, zmm7, zmm3, 0x93                ;   186.3 p5      23 t
        vpternlogd zmm28, zmm20, zmm22, 0x59              ;   187.3 p0      23 t
        vpandd zmm21, zmm21, zmm3                         ;   186.8 p5      23 t
        vpternlogd zmm3, zmm24, zmm24, 0xc3               ;   187.3 p0      23 t
        vmovdqa64 zmm20, zmm18                            ;   178.8         23 t copy
        vpternlogd zmm20, zmm9, [rbp + 19264], 6          ;   187.8 p5+p2   23 t
        vpternlogd zmm25, zmm23, zmm20, 0x96              ;   188.8 p0      23 t
        vpternlogd zmm25, zmm16, zmm30, 0x78              ;   189.8 p5      23 t
        vmovdqu64 zmm16, [rbp + 18112]                    ;   110.5 p3      40 t reload
        vmovdqu64 zmm23, [rbp + 18176]                    ;   110.8 p2      40 t reload
        vmovdqu64 zmm24, [rbp + 18240]                    ;   111.5 p3      21 t
        vpternlogd zmm24, zmm23, zmm16, 0x96              ;   189.3 p0      21 t
        vpternlogd zmm26, zmm25, zmm3, 0xc6               ;   190.8 p5      23 t
        vpternlogd zmm3, zmm29, zmm26, 0x95               ;   191.8 p0      23 t
        vpternlogd zmm21, zmm19, zmm3, 0x96               ;   192.8 p5      23 t
        vpternlogd zmm4, zmm3, zmm8, 0x69                 ;   192.8 p0      23 t
        vpternlogd zmm18, zmm1, zmm26, 0x59               ;   191.8 p5      23 t
        vpternlogd zmm31, zmm26, zmm5, 0x96               ;   192.3 p0      23 t
        vpternlogd zmm7, zmm18, zmm28, 0x96               ;   192.8 p5      23 t
        vpternlogd zmm7, zmm31, zmm21, 0x96               ;   193.8 p0      23 t
        vmovdqa64 zmm1, zmm17                             ;   163.8         22 t copy
        vpternlogd zmm1, zmm15, zmm15, 0xc3               ;   193.8 p5      22 t
        vpbroadcastd zmm3, [r8 + 700]                     ;   112.8 p10     61 r.47 reload
        vmovdqu64 zmm19, [rbp + 15168]                    ;   113.0 p2      22 t
        vpternlogd zmm19, zmm17, zmm3, 0x96               ;   194.3 p0      22 t
        vmovdqa64 zmm26, zmm2                             ;   178.8         21 t copy
        vpandnd zmm29, zmm1, zmm19                        ;   195.3 p5      22 t
        vmovdqa64 zmm30, zmm1                             ;   194.8         22 t copy
        vmovdqu64 [rbp + 17024], zmm31                    ;   193.3 p7+p4   23 t spill
        vmovdqa64 zmm31, zmm24                            ;   190.3         21 t copy
        vpternlogd zmm31, zmm6, zmm6, 0xc3                ;   195.3 p0      21 t
        vmovdqu64 [rbp + 17088], zmm20                    ;   188.8 p8+p9   23 t spill
        vmovdqa64 zmm20, zmm31                            ;   196.3         21 t copy
        vmovdqu64 [rbp + 19264], zmm8                     ;   186.3 p7+p4   23 t spill
        vmovdqa64 zmm8, zmm19                             ;   195.3         22 t copy
        vpternlogd zmm8, zmm13, [rbp + 18432], 0x96       ;   195.8 p5+p3   22 t
        vpternlogd zmm29, zmm8, [rbp + 18624], 0xd2       ;   196.8 p0+p2   22 t
        vmovdqu64 [rbp + 19456], zmm25                    ;   190.8 p8+p9   23 t spill
        vmovdqa64 zmm25, zmm8                             ;   196.8         22 t copy
        vpternlogd zmm25, zmm1, [rbp + 18624], 0x96       ;   196.8 p5+p3   22 t
        vpxord zmm30, zmm30, zmm25                        ;   197.8 p0      22 t
        vmovdqu64 [rbp + 19520], zmm18                    ;   192.8 p7+p4   23 t spill
        vmovdqa64 zmm18, zmm30                            ;   198.8         22 t copy
        vmovdqu64 [rbp + 19584], zmm22                    ;   187.3 p8+p9   23 t spill
        vmovdqa64 zmm22, zmm25                            ;   197.8         22 t copy
        vpternlogd zmm22, zmm13, [rbp + 18432], 0x60      ;   197.8 p5+p2   22 t
        vmovdqu64 [rbp + 19648], zmm5                     ;   184.8 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm22                             ;   198.8         22 t copy
        vpternlogd zmm5, zmm19, zmm15, 0xb4               ;   198.8 p0      22 t
        vmovdqu64 [rbp + 19712], zmm14                    ;   180.8 p8+p9   23 t spill
        vmovdqa64 zmm14, zmm30                            ;   198.8         22 t copy
        vpternlogd zmm14, zmm17, [rbp + 18368], 0x96      ;   198.8 p5+p3   22 t
        vpxord zmm18, zmm18, zmm14                        ;   199.8 p0      22 t
        vpternlogd zmm0, zmm18, zmm13, 0x69               ;   200.8 p5      22 t
        vmovdqu64 [rbp + 18496], zmm9                     ;   166.8 p7+p4   23 t spill
        vmovdqa64 zmm9, zmm18                             ;   200.8         22 t copy
        vmovdqu64 [rbp + 19776], zmm21                    ;   193.8 p8+p9   23 t spill
        vmovdqa64 zmm21, zmm0                             ;   201.8         22 t copy
        vpternlogd zmm21, zmm18, zmm8, 0x7b               ;   201.8 p0      22 t
        vpternlogd zmm18, zmm17, [rbp + 18432], 0x96      ;   200.8 p5+p2   22 t
        vpternlogd zmm29, zmm18, zmm14, 0x1e              ;   201.8 p0      22 t
        vpternlogd zmm29, zmm0, zmm15, 0xe1               ;   202.8 p5      22 t
        vmovdqu64 [rbp + 19840], zmm27                    ;   164.3 p7+p4   21 t spill
        vpxord zmm27, zmm18, zmm0                         ;   202.3 p0      22 t
        vpternlogd zmm5, zmm27, zmm17, 0xb4               ;   203.3 p5      22 t
        vmovdqu64 [rbp + 19904], zmm7                     ;   194.8 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm2                              ;   178.8         21 t copy
        vmovdqu64 [rbp + 19968], zmm10                    ;   159.8 p7+p4   21 t spill
        vmovdqa64 zmm10, zmm27                            ;   203.3         22 t copy
        vmovdqu64 zmm23, [rbp + 18624]                    ;   121.7 p3      22 t
        vpternlogd zmm23, zmm8, [rbp + 18624], 0x3f       ;   203.3 p0+p2   22 t
        vpternlogd zmm23, zmm22, zmm15, 0x96              ;   204.3 p5      22 t
        vmovdqu64 zmm22, [rbp + 15168]                    ;   122.7 p3      40 t reload
        vpternlogd zmm3, zmm23, zmm22, 0x96               ;   205.3 p0      22 t
        vpternlogd zmm3, zmm21, zmm5, 0x69                ;   206.3 p5      22 t
        vpternlogd zmm23, zmm0, zmm14, 0x1e               ;   205.3 p0      22 t
        vpternlogd zmm23, zmm27, zmm15, 0xe1              ;   206.3 p5      22 t
        vmovdqu64 zmm21, [rbp + 18368]                    ;   123.2 p2      40 t reload
        vpternlogd zmm5, zmm13, zmm21, 0xd2               ;   206.3 p0      22 t
        vmovdqa64 zmm22, zmm23                            ;   207.3         22 t copy
        vpternlogd zmm22, zmm5, zmm29, 0xe3               ;   207.3 p5      22 t
        vmovdqu64 [rbp + 18624], zmm4                     ;   193.8 p8+p9   23 t spill
        vmovdqa64 zmm4, zmm22                             ;   208.3         22 t copy
        vmovdqu64 [rbp + 20032], zmm28                    ;   188.3 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm3                             ;   207.3         22 t copy
        vpternlogd zmm28, zmm5, zmm29, 0x6c               ;   207.3 p0      22 t
        vpxord zmm4, zmm4, zmm28                          ;   208.3 p5      22 t
        vpternlogd zmm29, zmm4, zmm3, 0xbe                ;   209.3 p0      22 t
        vpternlogd zmm5, zmm29, zmm23, 0xc2               ;   210.3 p5      22 t
        vpternlogd zmm29, zmm22, zmm23, 0x72              ;   210.3 p0      22 t
        vpternlogd zmm28, zmm3, zmm5, 0x36                ;   211.3 p5      22 t
        vmovdqu64 zmm3, [rbp + 17920]                     ;   125.5 p3      40 t reload
        vmovdqu64 zmm22, [rbp + 16064]                    ;   125.7 p2      42 t
        vpternlogd zmm22, zmm3, [r8 + 756]{1to16}, 0x69   ;   210.3 p0+p3   42 t
        vpternlogd zmm12, zmm29, zmm30, 0x12              ;   211.3 p5      22 t
        vpord zmm9, zmm9, zmm4                            ;   211.3 p0      22 t
        vpord zmm18, zmm18, zmm5                          ;   211.8 p5      22 t
        vpxord zmm23, zmm4, zmm28                         ;   212.3 p0      22 t
        vpternlogd zmm4, zmm0, zmm8, 6                    ;   212.8 p5      22 t
        vpternlogd zmm8, zmm23, zmm4, 0x56                ;   213.8 p0      22 t
        vpxord zmm10, zmm10, zmm4                         ;   213.8 p5      22 t
        vpternlogd zmm0, zmm18, zmm28, 0x39               ;   214.3 p0      22 t
        vpternlogd zmm10, zmm18, zmm12, 0x96              ;   214.8 p5      22 t
        vpxord zmm4, zmm28, zmm5                          ;   215.3 p0      22 t
        vpternlogd zmm10, zmm27, zmm4, 0x78               ;   216.3 p5      22 t
        vmovdqa64 zmm18, zmm23                            ;   213.3         22 t copy
        vmovdqa64 zmm27, zmm29                            ;   211.3         22 t copy
        vpternlogd zmm27, zmm4, zmm4, 0xc3                ;   216.3 p0      22 t
        vpternlogd zmm19, zmm8, zmm27, 0x36               ;   217.3 p5      22 t
        vpternlogd zmm4, zmm14, zmm15, 6                  ;   217.3 p0      22 t
        vpternlogd zmm28, zmm15, zmm4, 0x9a               ;   218.3 p5      22 t
        vpternlogd zmm4, zmm14, zmm5, 0xe1                ;   218.3 p0      22 t
        vpxord zmm18, zmm18, zmm27                        ;   218.8 p5      22 t
        vpternlogd zmm25, zmm28, zmm18, 0x93              ;   219.8 p0      22 t
        vpternlogd zmm27, zmm1, zmm25, 0x59               ;   220.8 p5      22 t
        vpbroadcastd zmm1, [r8 + 752]                     ;   129.7 p10     61 r.60 reload
        vmovdqu64 zmm14, [rbp + 16000]                    ;   129.8 p2      42 t
        vpternlogd zmm14, zmm3, zmm1, 0x96                ;   220.3 p0      42 t
        vmovdqa64 zmm15, zmm18                            ;   219.8         22 t copy
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;   220.8 p5      22 t
        vpternlogd zmm21, zmm10, zmm15, 0xc6              ;   221.8 p0      22 t
        vpternlogd zmm29, zmm17, zmm21, 0x59              ;   222.8 p5      22 t
        vpternlogd zmm15, zmm21, zmm13, 0x93              ;   222.8 p0      22 t
        vpternlogd zmm9, zmm21, zmm4, 0x96                ;   222.8 p5      22 t
        vpternlogd zmm0, zmm15, zmm19, 0x69               ;   223.8 p0      22 t
        vpternlogd zmm18, zmm13, [rbp + 18432], 0x60      ;   223.8 p5+p3   22 t
        vmovdqu64 zmm5, [rbp + 17728]                     ;   131.7 p2      40 t reload
        vmovdqu64 zmm13, [rbp + 17792]                    ;   132.3 p3      40 t reload
        vmovdqu64 zmm17, [rbp + 17856]                    ;   132.7 p2      42 t
        vpternlogd zmm17, zmm13, zmm5, 0x96               ;   224.3 p0      42 t
        vpternlogd zmm18, zmm15, zmm8, 0x96               ;   224.8 p5      22 t
        vpternlogd zmm28, zmm29, zmm27, 0x96              ;   225.3 p0      22 t
        vpbroadcastd zmm8, [r8 + 732]                     ;   132.7 p10     61 r.55 reload
        vmovdqu64 zmm15, [rbp + 15680]                    ;   133.3 p3      21 t
        vpternlogd zmm15, zmm24, zmm8, 0x96               ;   225.8 p5      21 t
        vpternlogd zmm28, zmm9, zmm18, 0x96               ;   226.3 p0      22 t
        vpxord zmm26, zmm26, zmm15                        ;   226.8 p5      21 t
        vpandnd zmm21, zmm31, zmm15                       ;   227.3 p0      21 t
        vpternlogd zmm21, zmm26, [rbp + 18240], 0xd2      ;   228.3 p5+p2   21 t
        vpternlogd zmm1, zmm17, [rbp + 16000], 0x96       ;   228.3 p0+p3   42 t
        vmovdqa64 zmm13, zmm14                            ;   221.3         42 t copy
        vmovdqu64 [rbp + 18688], zmm9                     ;   223.8 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm17                             ;   225.3         42 t copy
        vpternlogd zmm9, zmm22, zmm22, 0xc3               ;   228.8 p5      42 t
        vmovdqu64 [rbp + 18432], zmm0                     ;   224.8 p7+p4   22 t spill
        vmovdqa64 zmm0, zmm9                              ;   229.8         42 t copy
        vmovdqu64 [rbp + 18368], zmm28                    ;   227.3 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm26                            ;   227.8         21 t copy
        vpternlogd zmm28, zmm31, [rbp + 18240], 0x96      ;   229.3 p0+p2   21 t
        vpternlogd zmm2, zmm28, zmm6, 0x6a                ;   230.3 p5      21 t
        vpxord zmm20, zmm20, zmm28                        ;   230.3 p0      21 t
        vmovdqu64 [rbp + 18560], zmm12                    ;   212.3 p7+p4   22 t spill
        vmovdqa64 zmm12, zmm20                            ;   231.3         21 t copy
        vmovdqu64 [rbp + 20096], zmm19                    ;   218.3 p8+p9   22 t spill
        vmovdqa64 zmm19, zmm2                             ;   231.3         21 t copy
        vpternlogd zmm19, zmm15, zmm6, 0x1e               ;   231.3 p5      21 t
        vpternlogd zmm2, zmm26, [rbp + 18240], 0x87       ;   231.3 p0+p3   21 t
        vpternlogd zmm8, zmm2, [rbp + 15680], 0x96        ;   232.3 p5+p2   21 t
        vmovdqu64 [rbp + 18240], zmm27                    ;   221.8 p7+p4   22 t spill
        vmovdqa64 zmm27, zmm20                            ;   231.3         21 t copy
        vpternlogd zmm27, zmm24, [rbp + 17984], 0x96      ;   232.3 p0+p3   21 t
        vpxord zmm12, zmm12, zmm27                        ;   233.3 p5      21 t
        vpternlogd zmm16, zmm12, zmm11, 0x69              ;   234.3 p0      21 t
        vpternlogd zmm2, zmm16, zmm27, 0x1e               ;   235.3 p5      21 t
        vmovdqu64 [rbp + 18112], zmm10                    ;   217.3 p8+p9   22 t spill
        vmovdqa64 zmm10, zmm12                            ;   234.3         21 t copy
        vmovdqa64 zmm3, zmm16                             ;   235.3         21 t copy
        vpternlogd zmm3, zmm12, zmm26, 0x7b               ;   235.3 p0      21 t
        vpternlogd zmm12, zmm24, [rbp + 18048], 0x96      ;   234.8 p5+p2   21 t
        vpternlogd zmm21, zmm12, zmm27, 0x1e              ;   235.8 p0      21 t
        vpternlogd zmm21, zmm16, zmm6, 0xe1               ;   236.8 p5      21 t
        vmovdqu64 [rbp + 18048], zmm25                    ;   220.8 p7+p4   22 t spill
        vpxord zmm25, zmm12, zmm16                        ;   236.3 p0      21 t
        vpternlogd zmm19, zmm25, zmm24, 0xb4              ;   237.3 p5      21 t
        vpternlogd zmm8, zmm3, zmm19, 0x69                ;   238.3 p0      21 t
        vpternlogd zmm2, zmm25, zmm6, 0xe1                ;   237.8 p5      21 t
        vmovdqu64 zmm3, [rbp + 17984]                     ;   141.2 p3      40 t reload
        vpternlogd zmm19, zmm11, zmm3, 0xd2               ;   238.3 p0      21 t
        vmovdqu64 [rbp + 20160], zmm29                    ;   223.8 p8+p9   22 t spill
        vmovdqa64 zmm29, zmm25                            ;   237.3         21 t copy
        vmovdqu64 [rbp + 20224], zmm30                    ;   198.8 p7+p4   22 t spill
        vmovdqa64 zmm30, zmm14                            ;   221.3         42 t copy
        vmovdqu64 [rbp + 20288], zmm23                    ;   213.3 p8+p9   22 t spill
        vmovdqa64 zmm23, zmm2                             ;   238.8         21 t copy
        vpternlogd zmm23, zmm19, zmm21, 0xe3              ;   239.3 p5      21 t
        vmovdqu64 [rbp + 20352], zmm4                     ;   219.3 p7+p4   22 t spill
        vmovdqa64 zmm4, zmm23                             ;   240.3         21 t copy
        vmovdqu64 [rbp + 20416], zmm18                    ;   225.8 p8+p9   22 t spill
        vmovdqa64 zmm18, zmm8                             ;   239.3         21 t copy
        vpternlogd zmm18, zmm19, zmm21, 0x6c              ;   239.3 p0      21 t
        vpxord zmm4, zmm4, zmm18                          ;   240.3 p5      21 t
        vpternlogd zmm21, zmm4, zmm8, 0xbe                ;   241.3 p0      21 t
        vpternlogd zmm19, zmm21, zmm2, 0xc2               ;   242.3 p5      21 t
        vpternlogd zmm21, zmm23, zmm2, 0x72               ;   242.3 p0      21 t
        vpternlogd zmm18, zmm8, zmm19, 0x36               ;   243.3 p5      21 t
        vpord zmm10, zmm10, zmm4                          ;   242.3 p0      21 t
        vpxord zmm2, zmm4, zmm18                          ;   244.3 p5      21 t
        vpternlogd zmm4, zmm16, zmm26, 6                  ;   243.3 p0      21 t
        vpternlogd zmm26, zmm2, zmm4, 0x56                ;   245.3 p5      21 t
        vpxord zmm29, zmm29, zmm4                         ;   244.3 p0      21 t
        vpord zmm12, zmm12, zmm19                         ;   244.8 p5      21 t
        vpternlogd zmm16, zmm12, zmm18, 0x39              ;   245.8 p0      21 t
        vpxord zmm4, zmm18, zmm19                         ;   245.8 p5      21 t
        vmovdqa64 zmm8, zmm2                              ;   245.3         21 t copy
        vmovdqa64 zmm23, zmm4                             ;   246.8         21 t copy
        vpternlogd zmm23, zmm27, zmm6, 6                  ;   246.8 p0      21 t
        vpternlogd zmm18, zmm6, zmm23, 0x9a               ;   247.8 p5      21 t
        vpternlogd zmm23, zmm27, zmm19, 0xe1              ;   247.8 p0      21 t
        vmovdqa64 zmm6, zmm21                             ;   243.3         21 t copy
        vpternlogd zmm6, zmm20, [rbp + 18176], 6          ;   247.8 p5+p2   21 t
        vpternlogd zmm29, zmm12, zmm6, 0x96               ;   248.8 p0      21 t
        vpternlogd zmm29, zmm25, zmm4, 0x78               ;   249.8 p5      21 t
        vmovdqu64 zmm12, [rbp + 19200]                    ;   147.3 p3      22 t reload
        vmovdqu64 zmm25, [rbp + 18624]                    ;   193.8 p2      23 t reload
        vmovdqu64 zmm27, [rbp + 20032]                    ;   188.3 p3      41 t
        vpternlogd zmm27, zmm25, zmm12, 0x96              ;   249.3 p0      41 t
        vmovdqa64 zmm25, zmm21                            ;   243.3         21 t copy
        vpternlogd zmm25, zmm4, zmm4, 0xc3                ;   249.8 p5      21 t
        vpternlogd zmm15, zmm26, zmm25, 0x36              ;   250.8 p0      21 t
        vpxord zmm8, zmm8, zmm25                          ;   250.8 p5      21 t
        vpternlogd zmm28, zmm18, zmm8, 0x93               ;   251.8 p0      21 t
        vpternlogd zmm25, zmm31, zmm28, 0x59              ;   252.8 p5      21 t
        vpandd zmm7, zmm7, zmm8                           ;   252.3 p0      21 t
        vpternlogd zmm8, zmm19, zmm19, 0xc3               ;   252.8 p5      21 t
        vpternlogd zmm3, zmm29, zmm8, 0xc6                ;   253.8 p0      21 t
        vpternlogd zmm8, zmm11, zmm3, 0x95                ;   254.8 p5      21 t
        vmovdqu64 zmm4, [rbp + 17600]                     ;   149.7 p2      41 t reload
        vmovdqu64 zmm11, [rbp + 19968]                    ;   159.8 p3      21 t reload
        vmovdqu64 zmm19, [rbp + 20416]                    ;   225.8 p2      41 t
        vpternlogd zmm19, zmm11, zmm4, 0x96               ;   254.3 p0      41 t
        vpternlogd zmm7, zmm26, zmm8, 0x96                ;   255.8 p5      21 t
        vpternlogd zmm16, zmm8, zmm15, 0x69               ;   255.8 p0      21 t
        vpternlogd zmm21, zmm24, zmm3, 0x59               ;   255.8 p5      21 t
        vmovdqu64 zmm8, [rbp + 20288]                     ;   213.3 p3      22 t reload
        vmovdqu64 zmm24, [rbp + 20352]                    ;   219.3 p2      41 t
        vpternlogd zmm24, zmm8, [rbp + 20224], 0x2d       ;   256.3 p0+p3   41 t
        vpternlogd zmm10, zmm3, zmm23, 0x96               ;   256.8 p5      21 t
        vmovdqu64 zmm3, [rbp + 19136]                     ;   152.7 p2      22 t reload
        vmovdqu64 zmm8, [rbp + 19840]                     ;   164.3 p3      21 t reload
        vmovdqu64 zmm26, [rbp + 19776]                    ;   193.8 p2      41 t
        vpternlogd zmm26, zmm8, zmm3, 0x96                ;   257.3 p0      41 t
        vpternlogd zmm18, zmm21, zmm25, 0x96              ;   257.8 p5      21 t
        vpternlogd zmm18, zmm10, zmm7, 0x96               ;   258.8 p0      21 t
        vmovdqu64 zmm31, [rbp + 17408]                    ;   153.8 p3      41 t reload
        vpternlogd zmm2, zmm20, zmm31, 0x59               ;   258.8 p5      41 t
        vpternlogd zmm2, zmm28, zmm23, 0x96               ;   259.8 p0      41 t
        vpbroadcastd zmm20, [r8 + 764]                    ;   153.2 p10     61 r.63 reload
        vmovdqu64 zmm23, [rbp + 16192]                    ;   154.7 p2      42 t
        vpternlogd zmm23, zmm17, zmm20, 0x96              ;   259.8 p5      42 t
        vpxord zmm13, zmm13, zmm23                        ;   260.8 p0      42 t
        vpandnd zmm28, zmm9, zmm23                        ;   260.8 p5      42 t
        vpandnd zmm31, zmm13, [rbp + 17856]               ;   261.8 p0+p3   42 t
        vmovdqa64 zmm3, zmm13                             ;   261.8         42 t copy
        vpternlogd zmm3, zmm9, [rbp + 17856], 0x96        ;   261.8 p5+p2   42 t
        vpternlogd zmm14, zmm3, zmm22, 0x6a               ;   262.8 p0      42 t
        vpxord zmm0, zmm0, zmm3                           ;   262.8 p5      42 t
        vmovdqa64 zmm8, zmm14                             ;   263.8         42 t copy
        vpternlogd zmm8, zmm23, zmm22, 0x1e               ;   263.8 p0      42 t
        vpternlogd zmm14, zmm13, [rbp + 17856], 0x87      ;   263.8 p5+p3   42 t
        vpternlogd zmm20, zmm14, [rbp + 16192], 0x96      ;   264.8 p0+p2   42 t
        vmovdqa64 zmm12, zmm0                             ;   263.8         42 t copy
        vmovdqa64 zmm4, zmm27                             ;   250.3         41 t copy
        vpternlogd zmm4, zmm11, [rbp + 19904], 0x96       ;   264.8 p5+p3   41 t
        vpternlogd zmm27, zmm19, [rbp + 19904], 0x96      ;   265.3 p0+p2   41 t
        vmovdqu64 [rbp + 17856], zmm19                    ;   255.3 p7+p4   41 t spill
        vmovdqa64 zmm19, zmm0                             ;   263.8         42 t copy
        vpternlogd zmm19, zmm17, [rbp + 17664], 0x96      ;   265.8 p5+p3   42 t
        vpxord zmm12, zmm12, zmm19                        ;   266.8 p0      42 t
        vpternlogd zmm5, zmm12, [rbp + 17920], 0x69       ;   267.8 p5+p2   42 t
        vpternlogd zmm14, zmm5, zmm19, 0x1e               ;   268.8 p0      42 t
        vmovdqu64 [rbp + 17728], zmm27                    ;   266.3 p8+p9   41 t spill
        vmovdqa64 zmm27, zmm1                             ;   229.3         42 t copy
        vpternlogd zmm27, zmm19, zmm0, 0xde               ;   267.8 p5      42 t
        vpternlogd zmm28, zmm27, zmm31, 0x96              ;   268.8 p0      42 t
        vpternlogd zmm28, zmm5, zmm22, 0xe1               ;   269.8 p5      42 t
        vmovdqa64 zmm27, zmm5                             ;   268.8         42 t copy
        vpternlogd zmm27, zmm1, zmm12, 0x96               ;   269.3 p0      42 t
        vpternlogd zmm8, zmm27, zmm17, 0xb4               ;   270.3 p5      42 t
        vpternlogd zmm14, zmm27, zmm22, 0xe1              ;   270.3 p0      42 t
        vmovdqa64 zmm31, zmm27                            ;   270.3         42 t copy
        vmovdqa64 zmm11, zmm12                            ;   267.8         42 t copy
        vmovdqu64 [rbp + 20224], zmm6                     ;   248.8 p7+p4   21 t spill
        vmovdqa64 zmm6, zmm5                              ;   268.8         42 t copy
        vpternlogd zmm6, zmm12, zmm13, 0x7b               ;   270.8 p5      42 t
        vpternlogd zmm20, zmm6, zmm8, 0x69                ;   271.8 p0      42 t
        vmovdqu64 zmm6, [rbp + 17920]                     ;   160.8 p3      40 t reload
        vmovdqu64 [rbp + 20288], zmm15                    ;   251.8 p8+p9   21 t spill
        vmovdqu64 zmm15, [rbp + 17664]                    ;   161.2 p2      40 t reload
        vpternlogd zmm8, zmm15, zmm6, 0xb4                ;   271.8 p5      42 t
        vmovdqu64 [rbp + 20352], zmm29                    ;   250.8 p7+p4   21 t spill
        vmovdqa64 zmm29, zmm14                            ;   271.3         42 t copy
        vpternlogd zmm29, zmm8, zmm28, 0xe3               ;   272.8 p0      42 t
        vmovdqu64 [rbp + 18304], zmm21                    ;   256.8 p8+p9   21 t spill
        vmovdqa64 zmm21, zmm29                            ;   273.8         42 t copy
        vmovdqu64 [rbp + 17984], zmm2                     ;   260.8 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm20                             ;   272.8         42 t copy
        vpternlogd zmm2, zmm8, zmm28, 0x6c                ;   272.8 p5      42 t
        vpxord zmm21, zmm21, zmm2                         ;   273.8 p0      42 t
        vpternlogd zmm28, zmm21, zmm20, 0xbe              ;   274.8 p5      42 t
        vpternlogd zmm8, zmm28, zmm14, 0xc2               ;   275.8 p0      42 t
        vpternlogd zmm28, zmm29, zmm14, 0x72              ;   275.8 p5      42 t
        vpternlogd zmm2, zmm20, zmm8, 0x36                ;   276.8 p0      42 t
        vmovdqu64 zmm14, [rbp + 16640]                    ;   163.7 p3      22 t reload
        vmovdqu64 zmm20, [rbp + 18496]                    ;   166.8 p2      23 t reload
        vmovdqu64 zmm29, [rbp + 19712]                    ;   180.8 p3      41 t
        vpternlogd zmm29, zmm20, zmm14, 0x59              ;   275.8 p5      41 t
        vpternlogd zmm1, zmm12, zmm8, 0xbe                ;   276.8 p0      42 t
        vpord zmm11, zmm11, zmm21                         ;   276.8 p5      42 t
        vpxord zmm12, zmm21, zmm2                         ;   277.8 p0      42 t
        vpternlogd zmm21, zmm5, zmm13, 6                  ;   277.8 p5      42 t
        vpternlogd zmm13, zmm12, zmm21, 0x56              ;   278.8 p0      42 t
        vpxord zmm31, zmm31, zmm21                        ;   278.8 p5      42 t
        vpternlogd zmm5, zmm1, zmm2, 0x39                 ;   279.3 p0      42 t
        vpxord zmm20, zmm2, zmm8                          ;   279.8 p5      42 t
        vmovdqa64 zmm21, zmm12                            ;   278.8         42 t copy
        vmovdqa64 zmm14, zmm20                            ;   280.8         42 t copy
        vpternlogd zmm14, zmm19, zmm22, 6                 ;   280.8 p0      42 t
        vpternlogd zmm2, zmm22, zmm14, 0x9a               ;   281.8 p5      42 t
        vpternlogd zmm14, zmm19, zmm8, 0xe1               ;   281.8 p0      42 t
        vpternlogd zmm12, zmm14, zmm0, 0x39               ;   282.8 p5      41 t
        vpternlogd zmm0, zmm28, [rbp + 17792], 0x12       ;   282.3 p0+p2   42 t
        vpternlogd zmm31, zmm1, zmm0, 0x96                ;   283.3 p5      42 t
        vmovdqu64 zmm1, [rbp + 17472]                     ;   167.2 p3      41 t reload
        vmovdqu64 zmm19, [rbp + 19392]                    ;   167.7 p2      21 t reload
        vmovdqu64 zmm22, [rbp + 18112]                    ;   217.3 p3      41 t
        vpternlogd zmm22, zmm19, zmm1, 0x96               ;   283.3 p0      41 t
        vpternlogd zmm31, zmm27, zmm20, 0x78              ;   284.3 p5      42 t
        vmovdqa64 zmm27, zmm28                            ;   276.8         42 t copy
        vpternlogd zmm27, zmm20, zmm20, 0xc3              ;   284.3 p0      42 t
        vpternlogd zmm23, zmm13, zmm27, 0x36              ;   285.3 p5      42 t
        vpxord zmm21, zmm21, zmm27                        ;   285.3 p0      42 t
        vpternlogd zmm3, zmm2, zmm21, 0x93                ;   286.3 p5      42 t
        vpternlogd zmm27, zmm9, zmm3, 0x59                ;   287.3 p0      42 t
        vpandd zmm30, zmm30, zmm21                        ;   286.8 p5      42 t
        vpternlogd zmm21, zmm8, zmm8, 0xc3                ;   287.3 p0      42 t
        vmovdqu64 zmm8, [rbp + 18560]                     ;   212.3 p2      22 t reload
        vmovdqu64 zmm9, [rbp + 18240]                     ;   221.8 p3      41 t
        vpternlogd zmm9, zmm8, [rbp + 20096], 0x96        ;   287.8 p5+p2   41 t
        vpternlogd zmm15, zmm31, zmm21, 0xc6              ;   288.3 p0      42 t
        vpternlogd zmm21, zmm6, zmm15, 0x95               ;   289.3 p5      42 t
        vmovdqu64 zmm6, [rbp + 16768]                     ;   170.5 p3      22 t reload
        vmovdqu64 zmm8, [rbp + 16704]                     ;   171.3 p2      21 t reload
        vmovdqu64 zmm20, [rbp + 19456]                    ;   190.8 p3      41 t
        vpternlogd zmm20, zmm8, zmm6, 0x96                ;   289.3 p0      41 t
        vpternlogd zmm14, zmm11, zmm15, 0x96              ;   289.8 p5      42 t
        vpternlogd zmm15, zmm28, zmm17, 0x2d              ;   290.3 p0      42 t
        vmovdqu64 zmm11, [rbp + 18816]                    ;   172.3 p2      23 t reload
        vmovdqu64 zmm17, [rbp + 18304]                    ;   256.8 p3      21 t reload
        vmovdqu64 zmm28, [rbp + 17984]                    ;   260.8 p2      41 t
        vpternlogd zmm28, zmm17, zmm11, 0x69              ;   290.8 p5      41 t
        vpternlogd zmm30, zmm13, zmm21, 0x96              ;   291.3 p0      42 t
        vpternlogd zmm5, zmm21, zmm23, 0x69               ;   291.8 p5      42 t
        vpternlogd zmm12, zmm3, zmm15, 0x96               ;   292.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 17088]                     ;   188.8 p3      23 t reload
        vmovdqu64 zmm13, [rbp + 20032]                    ;   188.3 p2      41 t
        vpternlogd zmm13, zmm3, [rbp + 19264], 0x96       ;   292.8 p5+p3   41 t
        vpternlogd zmm15, zmm2, zmm27, 0x96               ;   293.3 p0      42 t
        vmovdqu64 zmm2, [rbp + 17344]                     ;   175.3 p2      41 t reload
        vmovdqu64 zmm3, [rbp + 16576]                     ;   175.5 p3      21 t reload
        vmovdqu64 zmm21, [rbp + 18368]                    ;   227.3 p2      41 t
        vpternlogd zmm21, zmm3, zmm2, 0x96                ;   293.8 p5      41 t
        vpternlogd zmm0, zmm23, zmm27, 0x96               ;   294.3 p0      41 t
        vpternlogd zmm15, zmm14, zmm30, 0x96              ;   294.8 p5      42 t
        vmovdqu64 zmm23, [rbp + 17728]                    ;   266.3 p3      61 t
        vpxord zmm23, zmm23, [rbp + 8576]                 ;   295.3 p0+p2   61 t
        vpternlogd zmm27, zmm15, zmm5, 0x96               ;   295.8 p5      41 t
        vmovdqu64 [rbp + 8576], zmm23                     ;   296.3 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm31                            ;   285.3         41 t copy
        vpternlogd zmm23, zmm6, zmm11, 0x96               ;   296.3 p0      41 t
        vpternlogd zmm31, zmm11, zmm20, 0x96              ;   296.8 p5      41 t
        vpternlogd zmm17, zmm23, [rbp + 17984], 0x69      ;   297.3 p0+p3   41 t
        vmovdqa64 zmm11, zmm28                            ;   291.8         41 t copy
        vpternlogd zmm11, zmm9, zmm8, 0x96                ;   297.8 p5      41 t
        vpternlogd zmm9, zmm8, [rbp + 17408], 0x96        ;   298.3 p0+p2   41 t
        vpternlogd zmm6, zmm9, [rbp + 19456], 0x96        ;   299.3 p5+p3   41 t
        vpxord zmm8, zmm31, [rbp + 8256]                  ;   299.3 p0+p2   61 t
        vmovdqu64 [rbp + 8256], zmm8                      ;   300.3 p7+p4   61 t spill
        vmovdqa64 zmm8, zmm25                             ;   253.8         41 t copy
        vpternlogd zmm8, zmm16, [rbp + 17536], 0x96       ;   299.8 p5+p3   41 t
        vmovdqu64 [rbp + 19456], zmm31                    ;   297.8 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 20160]                    ;   223.8 p2      22 t reload
        vpternlogd zmm24, zmm31, [rbp + 18048], 0x96      ;   300.3 p0+p3   41 t
        vmovdqu64 zmm31, [rbp + 18880]                    ;   181.3 p2      23 t reload
        vmovdqu64 [rbp + 18048], zmm9                     ;   299.3 p7+p4   41 t spill
        vmovdqa64 zmm9, zmm7                              ;   256.8         41 t copy
        vpternlogd zmm9, zmm1, zmm31, 0x96                ;   300.8 p5      41 t
        vmovdqu64 [rbp + 20160], zmm20                    ;   290.3 p8+p9   41 t spill
        vmovdqu64 zmm20, [rbp + 20224]                    ;   248.8 p3      21 t reload
        vpternlogd zmm25, zmm20, [rbp + 20288], 0x96      ;   301.3 p0+p2   41 t
        vmovdqu64 zmm20, [rbp + 16384]                    ;   182.5 p3      23 t reload
        vmovdqu64 [rbp + 20288], zmm23                    ;   297.3 p7+p4   41 t spill
        vmovdqu64 zmm23, [rbp + 20352]                    ;   250.8 p2      41 t
        vpternlogd zmm23, zmm2, zmm20, 0x96               ;   301.8 p5      41 t
        vmovdqu64 [rbp + 20224], zmm28                    ;   291.8 p8+p9   41 t spill
        vmovdqu64 zmm28, [rbp + 19584]                    ;   187.3 p3      23 t reload
        vpternlogd zmm29, zmm28, [rbp + 19648], 0x96      ;   302.3 p0+p2   41 t
        vmovdqu64 zmm28, [rbp + 18944]                    ;   184.5 p3      23 t reload
        vmovdqu64 [rbp + 19648], zmm17                    ;   298.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm26                            ;   258.3         41 t copy
        vpternlogd zmm17, zmm30, zmm28, 0x96              ;   302.8 p5      41 t
        vpternlogd zmm30, zmm28, [rbp + 19136], 0x96      ;   303.3 p0+p2   41 t
        vpternlogd zmm28, zmm8, zmm18, 0x96               ;   303.8 p5      41 t
        vpternlogd zmm8, zmm30, zmm18, 0x96               ;   304.3 p0      41 t
        vmovdqu64 [rbp + 18944], zmm26                    ;   258.3 p8+p9   41 t spill
        vpxord zmm26, zmm17, [rbp + 8128]                 ;   304.8 p5+p3   61 t
        vmovdqu64 [rbp + 8128], zmm26                     ;   305.8 p7+p4   61 t spill
        vmovdqa64 zmm26, zmm4                             ;   265.8         41 t copy
        vpternlogd zmm26, zmm27, [rbp + 19008], 0x96      ;   305.3 p0+p2   41 t
        vmovdqu64 [rbp + 17408], zmm17                    ;   303.8 p8+p9   41 t spill
        vpxord zmm17, zmm26, [rbp + 8064]                 ;   306.3 p5+p3   61 t
        vmovdqu64 [rbp + 8064], zmm17                     ;   307.3 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 19200]                    ;   187.3 p2      22 t reload
        vpternlogd zmm27, zmm17, [rbp + 19008], 0x96      ;   306.3 p0+p3   41 t
        vmovdqa64 zmm17, zmm12                            ;   293.3         41 t copy
        vpternlogd zmm17, zmm31, [rbp + 16640], 0x69      ;   306.8 p5+p2   41 t
        vpternlogd zmm7, zmm1, zmm17, 0x96                ;   307.8 p0      41 t
        vmovdqu64 zmm1, [rbp + 16320]                     ;   188.5 p3      22 t reload
        vmovdqu64 [rbp + 17472], zmm26                    ;   306.3 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm13                            ;   293.8         41 t copy
        vpternlogd zmm26, zmm3, zmm1, 0x96                ;   307.8 p5      41 t
        vpternlogd zmm13, zmm21, zmm1, 0x96               ;   308.3 p0      41 t
        vpternlogd zmm1, zmm0, zmm20, 0x96                ;   308.8 p5      41 t
        vpternlogd zmm0, zmm20, zmm26, 0x96               ;   309.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 18368]                    ;   227.3 p2      22 t reload
        vpternlogd zmm3, zmm23, zmm20, 0x96               ;   309.8 p5      41 t
        vpternlogd zmm2, zmm1, [rbp + 20352], 0x96        ;   310.3 p0+p3   41 t
        vmovdqu64 [rbp + 17344], zmm21                    ;   294.8 p7+p4   41 t spill
        vpxord zmm21, zmm0, [rbp + 8320]                  ;   310.8 p5+p2   61 t
        vmovdqu64 [rbp + 8320], zmm21                     ;   311.8 p8+p9   61 t spill
        vmovdqa64 zmm21, zmm28                            ;   304.8         41 t copy
        vpternlogd zmm21, zmm24, [rbp + 19840], 0x69      ;   311.3 p0+p3   41 t
        vmovdqu64 [rbp + 16576], zmm0                     ;   310.3 p7+p4   41 t spill
        vmovdqu64 zmm0, [rbp + 19840]                     ;   191.3 p2      21 t reload
        vpternlogd zmm24, zmm0, [rbp + 17536], 0x69       ;   311.8 p5+p3   41 t
        vmovdqu64 zmm0, [rbp + 17600]                     ;   192.3 p2      41 t reload
        vmovdqu64 [rbp + 17536], zmm26                    ;   308.8 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm27                            ;   307.3         41 t copy
        vpternlogd zmm26, zmm10, zmm0, 0x96               ;   312.3 p0      41 t
        vpternlogd zmm10, zmm0, [rbp + 19008], 0x96       ;   312.8 p5+p3   41 t
        vpxord zmm0, zmm6, [rbp + 8768]                   ;   313.3 p0+p2   61 t
        vmovdqu64 [rbp + 8768], zmm0                      ;   314.3 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm9                              ;   301.8         41 t copy
        vpternlogd zmm0, zmm19, [rbp + 18112], 0x96       ;   313.8 p5+p3   41 t
        vpternlogd zmm19, zmm29, [rbp + 19520], 0x69      ;   314.3 p0+p2   41 t
        vpternlogd zmm12, zmm31, zmm19, 0x69              ;   315.3 p5      41 t
        vpternlogd zmm29, zmm22, [rbp + 19520], 0x69      ;   315.3 p0+p3   41 t
        vpxord zmm31, zmm12, [rbp + 8192]                 ;   316.3 p5+p2   61 t
        vmovdqu64 [rbp + 8192], zmm31                     ;   317.3 p8+p9   61 t spill
        vpxord zmm31, zmm29, [rbp + 8704]                 ;   316.3 p0+p3   61 t
        vmovdqu64 [rbp + 8704], zmm31                     ;   317.3 p7+p4   61 t spill
        vmovdqu64 zmm31, [rbp + 16896]                    ;   196.3 p2      41 t
        vpternlogd zmm31, zmm16, [rbp + 17152], 0x96      ;   316.8 p5+p3   41 t
        vmovdqu64 [rbp + 19392], zmm12                    ;   316.3 p8+p9   41 t spill
        vmovdqu64 zmm12, [rbp + 16448]                    ;   197.3 p2      41 t
        vpternlogd zmm12, zmm18, [rbp + 17216], 0x96      ;   317.3 p0+p3   41 t
        vmovdqu64 [rbp + 18112], zmm22                    ;   284.3 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 8384]                     ;   198.3 p2      61 t
        vmovdqu64 [rbp + 19008], zmm19                    ;   315.3 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 8448]                     ;   198.5 p3      61 t
        vmovdqu64 [rbp + 19840], zmm4                     ;   265.8 p7+p4   41 t spill
        vmovdqu64 zmm4, [rbp + 8512]                      ;   199.3 p2      61 t
        vmovdqu64 [rbp + 16384], zmm1                     ;   309.8 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 8640]                      ;   199.5 p3      61 t
        vmovdqu64 [rbp + 16320], zmm17                    ;   307.8 p7+p4   41 t spill
        vmovdqu64 zmm17, [rbp + 16960]                    ;   200.3 p2      41 t
        vpternlogd zmm17, zmm5, [rbp + 16448], 0x96       ;   317.8 p5+p3   41 t
        vpternlogd zmm18, zmm17, [rbp + 17216], 0x96      ;   318.8 p0+p2   41 t
        vmovdqu64 [rbp + 16640], zmm17                    ;   318.8 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 16832]                    ;   201.5 p3      41 t
        vpternlogd zmm17, zmm14, [rbp + 16896], 0x96      ;   318.8 p5+p2   41 t
        vpternlogd zmm16, zmm17, [rbp + 17152], 0x96      ;   319.8 p0+p3   41 t
        vmovdqu64 [rbp + 19200], zmm17                    ;   319.8 p7+p4   41 t spill
        vmovdqu64 zmm17, [rbp + 16256]                    ;   203.3 p2      41 t
        vpternlogd zmm17, zmm15, [rbp + 18752], 0x96      ;   319.8 p5+p3   41 t
        vmovdqu64 [rbp + 18304], zmm30                    ;   304.3 p8+p9   41 t spill
        vmovdqa64 zmm30, zmm17                            ;   320.8         41 t copy
        vpternlogd zmm30, zmm25, [rbp + 17280], 0x96      ;   320.8 p0+p2   41 t
        vmovdqu64 [rbp + 17984], zmm17                    ;   320.8 p7+p4   41 t spill
        vmovdqu64 zmm17, [rbp + 18752]                    ;   204.5 p3      23 t reload
        vpternlogd zmm25, zmm17, [rbp + 17280], 0x96      ;   320.8 p5+p2   41 t
        vmovdqu64 [rbp + 18816], zmm27                    ;   307.3 p8+p9   41 t spill
        vmovdqu64 zmm27, [rbp + 20416]                    ;   225.8 p3      41 t
        vpternlogd zmm27, zmm10, [rbp + 19968], 0x96      ;   321.3 p0+p2   41 t
        vmovdqu64 [rbp + 19968], zmm23                    ;   302.8 p7+p4   41 t spill
        vpxord zmm23, zmm13, [rbp + 8832]                 ;   321.8 p5+p3   61 t
        vmovdqu64 [rbp + 8832], zmm23                     ;   322.8 p8+p9   61 t spill
        vpxord zmm23, zmm27, [rbp + 9088]                 ;   322.3 p0+p2   61 t
        vmovdqu64 [rbp + 9088], zmm23                     ;   323.3 p7+p4   61 t spill
        vmovdqu64 zmm23, [rbp + 8896]                     ;   207.5 p3      61 t
        vmovdqu64 [rbp + 20032], zmm27                    ;   322.3 p8+p9   41 t spill
        vmovdqu64 zmm27, [rbp + 8960]                     ;   208.3 p2      61 t
        vmovdqu64 [rbp + 17920], zmm13                    ;   309.3 p7+p4   41 t spill
        vmovdqu64 zmm13, [rbp + 9024]                     ;   208.5 p3      61 t
        vmovdqu64 [rbp + 17664], zmm6                     ;   300.3 p8+p9   41 t spill
        vmovdqu64 zmm6, [rbp + 19776]                     ;   209.3 p2      41 t
        vpternlogd zmm6, zmm24, [rbp + 19136], 0x96       ;   322.8 p5+p3   41 t
        vpxord zmm1, zmm1, zmm6                           ;   323.8 p0      61 t
        vmovdqu64 [rbp + 8640], zmm1                      ;   324.8 p7+p4   61 t spill
        vmovdqu64 zmm1, [rbp + 19648]                     ;   298.3 p2      61 t
        vpxord zmm1, zmm1, [rbp + 9792]                   ;   323.8 p5+p3   61 t
        vmovdqu64 [rbp + 9792], zmm1                      ;   324.8 p8+p9   61 t spill
        vpxord zmm1, zmm11, [rbp + 9280]                  ;   324.3 p0+p2   61 t
        vmovdqu64 [rbp + 9280], zmm1                      ;   325.3 p7+p4   61 t spill
        vpxord zmm1, zmm8, [rbp + 9664]                   ;   324.8 p5+p3   61 t
        vpternlogd zmm29, zmm9, [rbp + 10240], 0x96       ;   325.3 p0+p2   61 t
        vpxord zmm9, zmm21, [rbp + 9152]                  ;   325.8 p5+p3   61 t
        vmovdqu64 [rbp + 10240], zmm29                    ;   326.3 p8+p9   61 t spill
        vpxord zmm29, zmm3, [rbp + 9344]                  ;   326.3 p0+p2   61 t
        vmovdqu64 [rbp + 9664], zmm1                      ;   325.8 p7+p4   61 t spill
        vpxord zmm1, zmm7, [rbp + 9728]                   ;   326.8 p5+p3   61 t
        vmovdqu64 [rbp + 9728], zmm1                      ;   327.8 p8+p9   61 t spill
        vpxord zmm1, zmm0, [rbp + 9216]                   ;   327.3 p0+p2   61 t
        vmovdqu64 [rbp + 9344], zmm29                     ;   327.3 p7+p4   61 t spill
        vpxord zmm29, zmm26, [rbp + 9600]                 ;   327.8 p5+p3   61 t
        vmovdqu64 [rbp + 9600], zmm29                     ;   328.8 p8+p9   61 t spill
        vpxord zmm29, zmm2, [rbp + 9856]                  ;   328.3 p0+p2   61 t
        vpternlogd zmm6, zmm28, [rbp + 10176], 0x96       ;   328.8 p5+p3   61 t
        vpxord zmm28, zmm18, [rbp + 9984]                 ;   329.3 p0+p2   61 t
        vmovdqu64 [rbp + 10176], zmm6                     ;   329.8 p7+p4   61 t spill
        vpxord zmm6, zmm30, [rbp + 9920]                  ;   329.8 p5+p3   61 t
        vmovdqu64 [rbp + 9920], zmm6                      ;   330.8 p8+p9   61 t spill
        vpxord zmm6, zmm16, [rbp + 10048]                 ;   330.3 p0+p2   61 t
        vmovdqu64 [rbp + 10048], zmm6                     ;   331.3 p7+p4   61 t spill
        vmovdqu64 zmm6, [rbp + 10112]                     ;   217.5 p3      61 t reload
        vpternlogd zmm10, zmm6, [rbp + 17728], 0x96       ;   330.8 p5+p2   61 t
        vmovdqu64 zmm6, [rbp + 9408]                      ;   218.5 p3      61 t
        vmovdqu64 [rbp + 10112], zmm10                    ;   331.8 p8+p9   61 t spill
        vmovdqu64 zmm10, [rbp + 9472]                     ;   219.3 p2      61 t
        vmovdqu64 [rbp + 9984], zmm28                     ;   330.3 p7+p4   61 t spill
        vmovdqu64 zmm28, [rbp + 9536]                     ;   219.5 p3      61 t
        vmovdqu64 [rbp + 9856], zmm29                     ;   329.3 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 16512]                    ;   220.3 p2      21 t reload
        vmovdqu64 [rbp + 9216], zmm1                      ;   328.3 p7+p4   61 t spill
        vmovdqu64 zmm1, [rbp + 18432]                     ;   224.8 p3      41 t
        vpternlogd zmm1, zmm29, [rbp + 17280], 0x96       ;   331.3 p0+p2   41 t
        vmovdqu64 [rbp + 9152], zmm9                      ;   326.8 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 19904]                     ;   221.5 p3      41 t
        vpternlogd zmm9, zmm29, [rbp + 16256], 0x96       ;   331.8 p5+p2   41 t
        vpternlogd zmm15, zmm17, zmm9, 0x96               ;   332.8 p0      41 t
        vmovdqu64 zmm17, [rbp + 18432]                    ;   224.8 p3      22 t reload
        vpternlogd zmm29, zmm25, zmm17, 0x96              ;   332.8 p5      41 t
        vpxord zmm22, zmm22, zmm15                        ;   333.8 p0      61 t
        vpxord zmm6, zmm6, zmm29                          ;   333.8 p5      61 t
        vmovdqu64 [rbp + 9408], zmm6                      ;   334.8 p7+p4   61 t spill
        vmovdqu64 zmm6, [rbp + 18240]                     ;   223.3 p2      22 t reload
        vpternlogd zmm17, zmm6, [rbp + 19072], 0x96       ;   334.3 p0+p3   41 t
        vmovdqa64 zmm6, zmm31                             ;   317.8         41 t copy
        vpternlogd zmm6, zmm17, zmm20, 0x96               ;   335.3 p5      41 t
        vpxord zmm28, zmm28, zmm6                         ;   336.3 p0      61 t
        vpternlogd zmm17, zmm20, [rbp + 17152], 0x96      ;   335.8 p5+p2   41 t
        vmovdqu64 zmm20, [rbp + 19328]                    ;   224.5 p3      21 t reload
        vmovdqu64 [rbp + 9536], zmm28                     ;   337.3 p8+p9   61 t spill
        vmovdqu64 zmm28, [rbp + 18688]                    ;   225.3 p2      41 t
        vpternlogd zmm28, zmm12, zmm20, 0x96              ;   336.3 p0      41 t
        vpxord zmm10, zmm10, zmm28                        ;   337.3 p5      61 t
        vmovdqu64 [rbp + 8384], zmm22                     ;   334.8 p7+p4   61 t spill
        vmovdqu64 zmm22, [rbp + 18688]                    ;   225.5 p3      41 t
        vpternlogd zmm22, zmm20, [rbp + 17216], 0x96      ;   337.3 p0+p2   41 t
        vmovdqu64 [rbp + 9472], zmm10                     ;   338.3 p8+p9   61 t spill
        vmovdqu64 zmm10, [rbp + 18624]                    ;   226.5 p3      23 t reload
        vpternlogd zmm20, zmm10, [rbp + 16960], 0x96      ;   337.8 p5+p2   41 t
        vpternlogd zmm10, zmm22, [rbp + 16960], 0x96      ;   338.3 p0+p3   41 t
        vpxord zmm27, zmm27, zmm10                        ;   339.3 p5      61 t
        vpternlogd zmm5, zmm20, [rbp + 16448], 0x96       ;   339.3 p0+p2   41 t
        vpxord zmm19, zmm19, zmm5                         ;   340.3 p5      61 t
        vmovdqu64 [rbp + 8960], zmm27                     ;   340.3 p7+p4   61 t spill
        vmovdqu64 zmm27, [rbp + 19904]                    ;   228.5 p3      41 t
        vpternlogd zmm27, zmm1, [rbp + 16256], 0x96       ;   340.3 p0+p2   41 t
        vpxord zmm23, zmm23, zmm27                        ;   341.3 p5      61 t
        vpternlogd zmm10, zmm12, [rbp + 10496], 0x96      ;   341.3 p0+p3   61 t
        vpternlogd zmm27, zmm25, [rbp + 10432], 0x96      ;   341.8 p5+p2   61 t
        vmovdqu64 zmm12, [rbp + 10816]                    ;   230.5 p3      61 t reload
        vpternlogd zmm11, zmm12, [rbp + 20288], 0x96      ;   342.3 p0+p2   61 t
        vmovdqu64 zmm12, [rbp + 10688]                    ;   231.5 p3      61 t reload
        vpternlogd zmm21, zmm12, [rbp + 18304], 0x96      ;   342.8 p5+p2   61 t
        vmovdqu64 zmm12, [rbp + 10880]                    ;   232.5 p3      61 t reload
        vpternlogd zmm3, zmm12, [rbp + 16384], 0x96       ;   343.3 p0+p2   61 t
        vmovdqu64 zmm12, [rbp + 10752]                    ;   233.5 p3      61 t reload
        vpternlogd zmm0, zmm12, [rbp + 16320], 0x96       ;   343.8 p5+p2   61 t
        vmovdqu64 zmm12, [rbp + 16832]                    ;   234.5 p3      22 t reload
        vmovdqu64 zmm25, [rbp + 19072]                    ;   235.3 p2      21 t reload
        vmovdqu64 [rbp + 10496], zmm10                    ;   342.3 p8+p9   61 t spill
        vmovdqu64 zmm10, [rbp + 17024]                    ;   235.5 p3      41 t
        vpternlogd zmm10, zmm25, zmm12, 0x96              ;   344.3 p0      41 t
        vpternlogd zmm12, zmm17, [rbp + 17024], 0x96      ;   344.8 p5+p2   41 t
        vpxord zmm13, zmm13, zmm12                        ;   345.8 p0      61 t
        vpternlogd zmm14, zmm10, [rbp + 16896], 0x96      ;   345.8 p5+p3   41 t
        vpxord zmm4, zmm4, zmm14                          ;   346.8 p0      61 t
        vpbroadcastd zmm25, [r8 + 796]                    ;   230.3 p10     62 l.7
        vpbroadcastd zmm25, [r8 + 812]                    ;   231.3 p10     62 l.11
        vpbroadcastd zmm25, [r8 + 824]                    ;   232.3 p10     62 l.14
        vpbroadcastd zmm25, [r8 + 860]                    ;   233.3 p10     62 l.23
        vpbroadcastd zmm25, [r8 + 892]                    ;   234.3 p10     62 l.31
        vpbroadcastd zmm25, [r8 + 908]                    ;   235.3 p10     62 l.35
        vpbroadcastd zmm25, [r8 + 920]                    ;   236.3 p10     62 l.38
        vpternlogd zmm30, zmm9, [rbp + 11456], 0x96       ;   346.8 p5+p2   61 t
        vpternlogd zmm15, zmm1, [rbp + 11968], 0x96       ;   347.3 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 11200]                     ;   238.3 p2      61 t reload
        vpternlogd zmm8, zmm1, [rbp + 18944], 0x96        ;   347.8 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 11264]                     ;   239.3 p2      61 t reload
        vpternlogd zmm7, zmm1, [rbp + 19008], 0x96        ;   348.3 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 11136]                     ;   240.3 p2      61 t reload
        vpternlogd zmm26, zmm1, [rbp + 19840], 0x96       ;   348.8 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 11392]                     ;   241.3 p2      61 t reload
        vpternlogd zmm2, zmm1, [rbp + 17536], 0x96        ;   349.3 p0+p3   61 t
        vpternlogd zmm12, zmm31, [rbp + 10560], 0x96      ;   349.8 p5+p2   61 t
        vmovdqu64 zmm1, [rbp + 17920]                     ;   309.3 p3      41 t reload
        vmovdqu64 zmm9, [rbp + 10368]                     ;   243.3 p2      61 t
        vpternlogd zmm9, zmm1, [rbp + 19968], 0x96        ;   350.3 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 11712]                     ;   244.3 p2      61 t reload
        vpternlogd zmm24, zmm1, [rbp + 17408], 0x96       ;   350.8 p5+p3   61 t
        vpternlogd zmm18, zmm20, [rbp + 11520], 0x96      ;   351.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 17664]                     ;   300.3 p3      41 t reload
        vmovdqu64 zmm20, [rbp + 10304]                    ;   246.3 p2      61 t
        vpternlogd zmm20, zmm1, [rbp + 20224], 0x96       ;   351.8 p5+p3   61 t
        vpbroadcastd zmm1, [r8 + 956]                     ;   239.3 p10     62 l.47
        vpternlogd zmm5, zmm22, [rbp + 12032], 0x96       ;   352.3 p0+p2   61 t
        vpternlogd zmm16, zmm10, [rbp + 11584], 0x96      ;   352.8 p5+p3   61 t
        vmovdqu64 zmm10, [rbp + 20032]                    ;   322.3 p2      41 t reload
        vmovdqu64 zmm22, [rbp + 10624]                    ;   248.5 p3      61 t
        vpternlogd zmm22, zmm10, [rbp + 18816], 0x96      ;   353.3 p0+p2   61 t
        vpbroadcastd zmm10, [r8 + 976]                    ;   240.8 p10     62 l.52
        vpbroadcastd zmm31, [r8 + 988]                    ;   241.8 p10     62 l.55
        vpternlogd zmm14, zmm17, [rbp + 12096], 0x96      ;   353.8 p5+p3   61 t
        vmovdqu64 zmm17, [rbp + 10944]                    ;   250.3 p2      61 t reload
        vpternlogd zmm29, zmm17, [rbp + 17984], 0x96      ;   354.3 p0+p3   61 t
        vmovdqu64 zmm17, [rbp + 11072]                    ;   251.3 p2      61 t reload
        vpternlogd zmm6, zmm17, [rbp + 19200], 0x96       ;   354.8 p5+p3   61 t
        vmovdqu64 zmm17, [rbp + 11008]                    ;   252.3 p2      61 t reload
        vpternlogd zmm28, zmm17, [rbp + 16640], 0x96      ;   355.3 p0+p3   61 t
        vpbroadcastd zmm17, [r8 + 1020]                   ;   245.3 p10     62 l.63
        vmovdqu64 zmm17, [rbp + 8128]                     ;   305.8 p2      40 t
        vpxord zmm17, zmm17, [r8 + 772]{1to16}            ;   355.8 p5+p3   40 t
        vmovdqu64 zmm31, [rbp + 8064]                     ;   307.3 p2      40 t
        vpxord zmm31, zmm31, [r8 + 768]{1to16}            ;   356.3 p0+p3   40 t
        vmovdqu64 zmm10, [rbp + 8256]                     ;   300.3 p2      40 t
        vpxord zmm10, zmm10, [r8 + 780]{1to16}            ;   356.8 p5+p3   40 t
        vmovdqu64 zmm1, [rbp + 8192]                      ;   317.3 p2      40 t
        vpxord zmm1, zmm1, [r8 + 776]{1to16}              ;   357.3 p0+p3   40 t
        vmovdqu64 zmm25, [rbp + 8576]                     ;   296.3 p2      40 t
        vpxord zmm25, zmm25, [r8 + 800]{1to16}            ;   357.8 p5+p3   40 t
        vmovdqu64 [rbp + 12096], zmm14                    ;   354.8 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 8320]                     ;   311.8 p2      40 t
        vpxord zmm14, zmm14, [r8 + 784]{1to16}            ;   358.3 p0+p3   40 t
        vmovdqu64 [rbp + 11968], zmm15                    ;   348.3 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 8640]                     ;   324.8 p2      40 t
        vpxord zmm15, zmm15, [r8 + 804]{1to16}            ;   358.8 p5+p3   40 t
        vmovdqu64 [rbp + 11584], zmm16                    ;   353.8 p7+p4   61 t spill
        vpxord zmm16, zmm19, [r8 + 792]{1to16}            ;   359.3 p0+p2   40 t
        vmovdqu64 [rbp + 8448], zmm19                     ;   341.3 p8+p9   61 t spill
        vmovdqu64 zmm19, [rbp + 19648]                    ;   298.3 p3      41 t reload
        vmovdqu64 [rbp + 11392], zmm2                     ;   350.3 p7+p4   61 t spill
        vmovdqu64 zmm2, [rbp + 11328]                     ;   261.3 p2      61 t
        vpternlogd zmm2, zmm19, [rbp + 20160], 0x96       ;   359.8 p5+p3   61 t
        vmovdqu64 zmm19, [rbp + 8704]                     ;   317.3 p2      40 t
        vpxord zmm19, zmm19, [r8 + 808]{1to16}            ;   360.3 p0+p3   40 t
        vmovdqu64 [rbp + 11456], zmm30                    ;   347.8 p8+p9   61 t spill
        vmovdqu64 zmm30, [rbp + 9152]                     ;   326.8 p2      40 t
        vpxord zmm30, zmm30, [r8 + 836]{1to16}            ;   360.8 p5+p3   40 t
        vmovdqu64 [rbp + 11072], zmm6                     ;   355.8 p7+p4   61 t spill
        vmovdqu64 zmm6, [rbp + 9088]                      ;   323.3 p2      40 t
        vpxord zmm6, zmm6, [r8 + 832]{1to16}              ;   361.3 p0+p3   40 t
        vmovdqu64 [rbp + 10944], zmm29                    ;   355.3 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 9280]                     ;   325.3 p2      40 t
        vpxord zmm29, zmm29, [r8 + 844]{1to16}            ;   361.8 p5+p3   40 t
        vmovdqu64 [rbp + 10304], zmm20                    ;   352.8 p7+p4   61 t spill
        vmovdqu64 zmm20, [rbp + 9216]                     ;   328.3 p2      40 t
        vpxord zmm20, zmm20, [r8 + 840]{1to16}            ;   362.3 p0+p3   40 t
        vmovdqu64 [rbp + 10368], zmm9                     ;   351.3 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 9344]                      ;   327.3 p2      40 t
        vpxord zmm9, zmm9, [r8 + 848]{1to16}              ;   362.8 p5+p3   40 t
        vmovdqu64 [rbp + 19968], zmm20                    ;   363.3 p7+p4   40 t spill
        vmovdqu64 zmm20, [rbp + 9472]                     ;   338.3 p2      40 t
        vpxord zmm20, zmm20, [r8 + 856]{1to16}            ;   363.3 p0+p3   40 t
        vmovdqu64 [rbp + 17920], zmm9                     ;   363.8 p8+p9   40 t spill
        vmovdqu64 zmm9, [rbp + 9600]                      ;   328.8 p2      40 t
        vpxord zmm9, zmm9, [r8 + 864]{1to16}              ;   363.8 p5+p3   40 t
        vmovdqu64 [rbp + 17536], zmm9                     ;   364.8 p7+p4   40 t spill
        vpxord zmm9, zmm23, [r8 + 820]{1to16}             ;   364.3 p0+p2   40 t
        vmovdqu64 [rbp + 8896], zmm23                     ;   342.3 p8+p9   61 t spill
        vpxord zmm23, zmm13, [r8 + 828]{1to16}            ;   364.8 p5+p3   40 t
        vmovdqu64 [rbp + 9024], zmm13                     ;   346.8 p7+p4   61 t spill
        vmovdqu64 zmm13, [rbp + 17472]                    ;   306.3 p2      41 t reload
        vmovdqu64 [rbp + 18944], zmm6                     ;   362.3 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 11648]                     ;   271.5 p3      61 t
        vpternlogd zmm6, zmm13, [rbp + 17856], 0x96       ;   365.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 9664]                     ;   325.8 p3      40 t
        vpxord zmm13, zmm13, [r8 + 868]{1to16}            ;   365.8 p5+p2   40 t
        vmovdqu64 [rbp + 17856], zmm13                    ;   366.8 p7+p4   40 t spill
        vmovdqu64 zmm13, [rbp + 9792]                     ;   324.8 p3      40 t
        vpxord zmm13, zmm13, [r8 + 876]{1to16}            ;   366.3 p0+p2   40 t
        vmovdqu64 [rbp + 17472], zmm13                    ;   367.3 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 9728]                     ;   327.8 p3      40 t
        vpxord zmm13, zmm13, [r8 + 872]{1to16}            ;   366.8 p5+p2   40 t
        vmovdqu64 [rbp + 16896], zmm13                    ;   367.8 p7+p4   40 t spill
        vmovdqu64 zmm13, [rbp + 9856]                     ;   329.3 p3      40 t
        vpxord zmm13, zmm13, [r8 + 880]{1to16}            ;   367.3 p0+p2   40 t
        vmovdqu64 [rbp + 16832], zmm13                    ;   368.3 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 19392]                    ;   316.3 p3      41 t reload
        vmovdqu64 [rbp + 17024], zmm29                    ;   362.8 p7+p4   40 t spill
        vmovdqu64 zmm29, [rbp + 11776]                    ;   277.3 p2      61 t
        vpternlogd zmm29, zmm13, [rbp + 18112], 0x96      ;   367.8 p5+p3   61 t
        vmovdqu64 zmm13, [rbp + 10112]                    ;   331.8 p2      40 t
        vpxord zmm13, zmm13, [r8 + 896]{1to16}            ;   368.3 p0+p3   40 t
        vmovdqu64 [rbp + 18112], zmm13                    ;   369.3 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 9984]                     ;   330.3 p2      40 t
        vpxord zmm13, zmm13, [r8 + 888]{1to16}            ;   368.8 p5+p3   40 t
        vmovdqu64 [rbp + 19392], zmm13                    ;   369.8 p7+p4   40 t spill
        vmovdqu64 zmm13, [rbp + 19456]                    ;   297.8 p2      41 t reload
        vmovdqu64 [rbp + 19072], zmm20                    ;   364.3 p8+p9   40 t spill
        vmovdqu64 zmm20, [rbp + 11840]                    ;   280.5 p3      61 t
        vpternlogd zmm20, zmm13, [rbp + 18048], 0x96      ;   369.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 10240]                    ;   326.3 p3      40 t
        vpxord zmm13, zmm13, [r8 + 904]{1to16}            ;   369.8 p5+p2   40 t
        vmovdqu64 [rbp + 18048], zmm13                    ;   370.8 p7+p4   40 t spill
        vmovdqu64 zmm13, [rbp + 10176]                    ;   329.8 p3      40 t
        vpxord zmm13, zmm13, [r8 + 900]{1to16}            ;   370.3 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm13                    ;   371.3 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 16576]                    ;   310.3 p3      41 t reload
        vmovdqu64 [rbp + 16384], zmm30                    ;   361.8 p7+p4   40 t spill
        vmovdqu64 zmm30, [rbp + 11904]                    ;   284.3 p2      61 t
        vpternlogd zmm30, zmm13, [rbp + 17344], 0x96      ;   370.8 p5+p3   61 t
        vpxord zmm13, zmm27, [r8 + 916]{1to16}            ;   371.3 p0+p2   40 t
        vmovdqu64 [rbp + 10432], zmm27                    ;   342.8 p8+p9   61 t spill
        vpxord zmm27, zmm21, [r8 + 932]{1to16}            ;   371.8 p5+p3   40 t
        vmovdqu64 [rbp + 10688], zmm21                    ;   343.8 p7+p4   61 t spill
        vpxord zmm21, zmm11, [r8 + 940]{1to16}            ;   372.3 p0+p2   40 t
        vmovdqu64 [rbp + 10816], zmm11                    ;   343.3 p8+p9   61 t spill
        vpxord zmm11, zmm3, [r8 + 944]{1to16}             ;   372.8 p5+p3   40 t
        vmovdqu64 [rbp + 10880], zmm3                     ;   344.3 p7+p4   61 t spill
        vpxord zmm3, zmm0, [r8 + 936]{1to16}              ;   373.3 p0+p2   40 t
        vmovdqu64 [rbp + 10752], zmm0                     ;   344.8 p8+p9   61 t spill
        vpxord zmm0, zmm8, [r8 + 964]{1to16}              ;   373.8 p5+p3   40 t
        vmovdqu64 [rbp + 11200], zmm8                     ;   348.8 p7+p4   61 t spill
        vpxord zmm8, zmm12, [r8 + 924]{1to16}             ;   374.3 p0+p2   40 t
        vmovdqu64 [rbp + 10560], zmm12                    ;   350.8 p8+p9   61 t spill
        vpxord zmm12, zmm26, [r8 + 960]{1to16}            ;   374.8 p5+p3   40 t
        vmovdqu64 [rbp + 11136], zmm26                    ;   349.8 p7+p4   61 t spill
        vpxord zmm26, zmm7, [r8 + 968]{1to16}             ;   375.3 p0+p2   40 t
        vmovdqu64 [rbp + 11264], zmm7                     ;   349.3 p8+p9   61 t spill
        vpxord zmm7, zmm24, [r8 + 996]{1to16}             ;   375.8 p5+p3   40 t
        vmovdqu64 [rbp + 11712], zmm24                    ;   351.8 p7+p4   61 t spill
        vpxord zmm24, zmm22, [r8 + 928]{1to16}            ;   376.3 p0+p2   40 t
        vmovdqu64 [rbp + 10624], zmm22                    ;   354.3 p8+p9   61 t spill
        vpxord zmm22, zmm18, [r8 + 984]{1to16}            ;   376.8 p5+p3   40 t
        vmovdqu64 [rbp + 11520], zmm18                    ;   352.3 p7+p4   61 t spill
        vpxord zmm18, zmm5, [r8 + 1016]{1to16}            ;   377.3 p0+p2   40 t
        vmovdqu64 [rbp + 12032], zmm5                     ;   353.3 p8+p9   61 t spill
        vpxord zmm5, zmm28, [r8 + 952]{1to16}             ;   377.8 p5+p3   40 t
        vmovdqu64 [rbp + 11008], zmm28                    ;   356.3 p7+p4   61 t spill
        vpxord zmm28, zmm2, [r8 + 972]{1to16}             ;   378.3 p0+p2   40 t
        vmovdqu64 [rbp + 11328], zmm2                     ;   360.8 p8+p9   61 t spill
        vpxord zmm2, zmm14, zmm17                         ;   378.8 p5      41 t
        vmovdqu64 [rbp + 20480], zmm18                    ;   378.3 p7+p4   40 t spill
        vpxord zmm18, zmm6, [r8 + 992]{1to16}             ;   379.3 p0+p3   40 t
        vmovdqu64 [rbp + 11648], zmm6                     ;   366.3 p8+p9   61 t spill
        vpxord zmm6, zmm29, [r8 + 1000]{1to16}            ;   379.8 p5+p2   40 t
        vmovdqu64 [rbp + 11776], zmm29                    ;   368.8 p7+p4   61 t spill
        vpxord zmm29, zmm20, [r8 + 1004]{1to16}           ;   380.3 p0+p3   40 t
        vmovdqu64 [rbp + 11840], zmm20                    ;   370.3 p8+p9   61 t spill
        vmovdqa64 zmm20, zmm16                            ;   360.3         41 t copy
        vpternlogd zmm20, zmm10, zmm31, 0x96              ;   380.8 p5      41 t
        vmovdqu64 [rbp + 20544], zmm6                     ;   380.8 p7+p4   40 t spill
        vpxord zmm6, zmm30, [r8 + 1008]{1to16}            ;   381.3 p0+p2   40 t
        vmovdqu64 [rbp + 11904], zmm30                    ;   371.8 p8+p9   61 t spill
        vmovdqa64 zmm30, zmm2                             ;   379.8         41 t copy
        vmovdqu64 [rbp + 20608], zmm6                     ;   382.3 p7+p4   40 t spill
        vmovdqa64 zmm6, zmm23                             ;   365.8         23 t copy
        vpternlogd zmm6, zmm9, zmm19, 0x96                ;   381.8 p5      23 t
        vmovdqu64 [rbp + 20672], zmm18                    ;   380.3 p8+p9   40 t spill
        vmovdqa64 zmm18, zmm2                             ;   379.8         41 t copy
        vmovdqu64 [rbp + 20736], zmm29                    ;   381.3 p7+p4   40 t spill
        vmovdqu64 zmm29, [rbp + 8384]                     ;   334.8 p3      41 t
        vpternlogd zmm29, zmm17, [r8 + 788]{1to16}, 0x69  ;   382.3 p0+p2   41 t
        vmovdqu64 [rbp + 20800], zmm7                     ;   376.8 p8+p9   40 t spill
        vmovdqa64 zmm7, zmm20                             ;   381.8         41 t copy
        vpternlogd zmm7, zmm29, zmm29, 0xc3               ;   383.3 p5      41 t
        vmovdqu64 [rbp + 20864], zmm26                    ;   376.3 p7+p4   40 t spill
        vmovdqa64 zmm26, zmm7                             ;   384.3         41 t copy
        vmovdqu64 [rbp + 20928], zmm12                    ;   375.8 p8+p9   40 t spill
        vmovdqa64 zmm12, zmm20                            ;   381.8         41 t copy
        vpternlogd zmm12, zmm4, [r8 + 796]{1to16}, 0x96   ;   383.3 p0+p3   41 t
        vpxord zmm30, zmm30, zmm12                        ;   384.3 p5      41 t
        vmovdqu64 [rbp + 20992], zmm22                    ;   377.8 p7+p4   40 t spill
        vpandnd zmm22, zmm30, zmm16                       ;   385.3 p0      41 t
        vpternlogd zmm22, zmm12, zmm7, 0xb4               ;   386.3 p5      41 t
        vmovdqu64 [rbp + 21056], zmm28                    ;   379.3 p8+p9   40 t spill
        vmovdqa64 zmm28, zmm30                            ;   385.3         41 t copy
        vpternlogd zmm28, zmm7, zmm16, 0x96               ;   385.3 p0      41 t
        vpternlogd zmm2, zmm28, zmm29, 0x6a               ;   386.3 p5      41 t
        vpternlogd zmm16, zmm2, zmm30, 0x93               ;   387.3 p0      41 t
        vpternlogd zmm2, zmm12, zmm29, 0x1e               ;   387.3 p5      41 t
        vpxord zmm26, zmm26, zmm28                        ;   387.3 p0      41 t
        vmovdqu64 [rbp + 21120], zmm0                     ;   374.8 p7+p4   40 t spill
        vmovdqa64 zmm0, zmm26                             ;   388.3         41 t copy
        vmovdqu64 [rbp + 21184], zmm3                     ;   374.3 p8+p9   40 t spill
        vmovdqa64 zmm3, zmm26                             ;   388.3         41 t copy
        vpternlogd zmm3, zmm20, zmm1, 0x96                ;   388.3 p5      41 t
        vpxord zmm0, zmm0, zmm3                           ;   389.3 p0      41 t
        vpternlogd zmm14, zmm0, zmm20, 0x96               ;   390.3 p5      41 t
        vpternlogd zmm31, zmm0, zmm17, 0x69               ;   390.3 p0      41 t
        vpternlogd zmm22, zmm14, zmm3, 0x1e               ;   391.3 p5      41 t
        vpternlogd zmm22, zmm31, zmm29, 0xe1              ;   392.3 p0      41 t
        vmovdqu64 [rbp + 21248], zmm11                    ;   373.8 p7+p4   40 t spill
        vpxord zmm11, zmm14, zmm31                        ;   391.3 p5      41 t
        vpternlogd zmm2, zmm11, zmm20, 0xb4               ;   392.3 p0      41 t
        vmovdqu64 [rbp + 21312], zmm21                    ;   373.3 p8+p9   40 t spill
        vmovdqa64 zmm21, zmm0                             ;   390.3         41 t copy
        vpternlogd zmm0, zmm31, zmm30, 0x6f               ;   391.8 p5      41 t
        vmovdqu64 [rbp + 21376], zmm24                    ;   377.3 p7+p4   40 t spill
        vmovdqa64 zmm24, zmm16                            ;   388.3         41 t copy
        vpternlogd zmm24, zmm31, zmm3, 0x1e               ;   392.3 p0      41 t
        vpternlogd zmm24, zmm11, zmm29, 0xe1              ;   393.3 p5      41 t
        vpternlogd zmm16, zmm4, [r8 + 796]{1to16}, 0x96   ;   393.3 p0+p2   41 t
        vpternlogd zmm16, zmm0, zmm2, 0x69                ;   394.3 p5      41 t
        vpternlogd zmm2, zmm1, zmm17, 0xb4                ;   394.3 p0      41 t
        vmovdqa64 zmm0, zmm11                             ;   392.3         41 t copy
        vmovdqu64 [rbp + 8512], zmm4                      ;   347.8 p8+p9   61 t spill
        vmovdqa64 zmm4, zmm24                             ;   394.3         41 t copy
        vpternlogd zmm4, zmm2, zmm22, 0xe3                ;   395.3 p5      41 t
        vmovdqu64 [rbp + 21440], zmm5                     ;   378.8 p7+p4   40 t spill
        vmovdqa64 zmm5, zmm4                              ;   396.3         41 t copy
        vmovdqu64 [rbp + 21504], zmm27                    ;   372.8 p8+p9   40 t spill
        vmovdqa64 zmm27, zmm16                            ;   395.3         41 t copy
        vpternlogd zmm27, zmm2, zmm22, 0x6c               ;   395.3 p0      41 t
        vpxord zmm5, zmm5, zmm27                          ;   396.3 p5      41 t
        vpternlogd zmm22, zmm5, zmm16, 0xbe               ;   397.3 p0      41 t
        vpternlogd zmm2, zmm22, zmm24, 0xc2               ;   398.3 p5      41 t
        vpternlogd zmm22, zmm4, zmm24, 0x72               ;   398.3 p0      41 t
        vpternlogd zmm27, zmm16, zmm2, 0x36               ;   399.3 p5      41 t
        vmovdqu64 zmm4, [rbp + 8832]                      ;   322.8 p3      23 t
        vpternlogd zmm4, zmm25, [r8 + 816]{1to16}, 0x69   ;   398.3 p0+p2   23 t
        vpternlogd zmm10, zmm22, zmm26, 0x12              ;   399.3 p5      41 t
        vpord zmm21, zmm21, zmm5                          ;   399.3 p0      41 t
        vpord zmm14, zmm14, zmm2                          ;   399.8 p5      41 t
        vpxord zmm16, zmm5, zmm27                         ;   400.3 p0      41 t
        vpternlogd zmm5, zmm31, zmm30, 6                  ;   400.8 p5      41 t
        vpternlogd zmm30, zmm16, zmm5, 0x56               ;   401.8 p0      41 t
        vpxord zmm0, zmm0, zmm5                           ;   401.8 p5      41 t
        vpternlogd zmm31, zmm14, zmm27, 0x39              ;   402.3 p0      41 t
        vpternlogd zmm0, zmm14, zmm10, 0x96               ;   402.8 p5      41 t
        vpbroadcastd zmm5, [r8 + 812]                     ;   305.0 p10     62 l.11 reload
        vmovdqu64 zmm14, [rbp + 8768]                     ;   314.3 p3      23 t
        vpternlogd zmm14, zmm25, zmm5, 0x96               ;   403.3 p0      23 t
        vmovdqu64 zmm24, [rbp + 8768]                     ;   314.3 p2      61 t reload
        vpternlogd zmm5, zmm6, zmm24, 0x96                ;   403.8 p5      23 t
        vpxord zmm24, zmm27, zmm2                         ;   404.3 p0      41 t
        vpternlogd zmm0, zmm11, zmm24, 0x78               ;   405.3 p5      41 t
        vmovdqa64 zmm11, zmm16                            ;   401.3         41 t copy
        vmovdqu64 [rbp + 21568], zmm13                    ;   372.3 p7+p4   40 t spill
        vmovdqa64 zmm13, zmm22                            ;   399.3         41 t copy
        vpternlogd zmm13, zmm24, zmm24, 0xc3              ;   405.3 p0      41 t
        vpternlogd zmm12, zmm30, zmm13, 0x36              ;   406.3 p5      41 t
        vpternlogd zmm24, zmm3, zmm29, 6                  ;   406.3 p0      41 t
        vpternlogd zmm27, zmm29, zmm24, 0x9a              ;   407.3 p5      41 t
        vpternlogd zmm24, zmm3, zmm2, 0xe1                ;   407.3 p0      41 t
        vpternlogd zmm16, zmm26, zmm24, 0x59              ;   408.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 9408]                      ;   334.8 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 16384]                    ;   361.8 p2      22 t
        vpternlogd zmm26, zmm3, [r8 + 852]{1to16}, 0x69   ;   408.3 p0+p3   22 t
        vpxord zmm11, zmm11, zmm13                        ;   408.8 p5      41 t
        vpternlogd zmm28, zmm27, zmm11, 0x93              ;   409.8 p0      41 t
        vpternlogd zmm13, zmm7, zmm28, 0x59               ;   410.8 p5      41 t
        vpandd zmm18, zmm18, zmm11                        ;   410.3 p0      41 t
        vpternlogd zmm11, zmm2, zmm2, 0xc3                ;   410.8 p5      41 t
        vmovdqu64 zmm2, [rbp + 17920]                     ;   363.8 p2      22 t
        vmovdqu64 zmm7, [rbp + 16384]                     ;   361.8 p3      40 t reload
        vpxord zmm2, zmm2, zmm7                           ;   411.3 p0      22 t
        vpternlogd zmm1, zmm0, zmm11, 0xc6                ;   411.8 p5      41 t
        vpternlogd zmm11, zmm17, zmm1, 0x95               ;   412.8 p0      41 t
        vpternlogd zmm18, zmm30, zmm11, 0x96              ;   413.8 p5      41 t
        vpternlogd zmm31, zmm11, zmm12, 0x69              ;   413.8 p0      41 t
        vmovdqu64 zmm11, [rbp + 18944]                    ;   362.3 p2      40 t reload
        vmovdqu64 zmm17, [rbp + 17024]                    ;   362.8 p3      40 t reload
        vmovdqu64 zmm29, [rbp + 19072]                    ;   364.3 p2      22 t
        vpternlogd zmm29, zmm17, zmm11, 0x96              ;   413.8 p5      22 t
        vpternlogd zmm24, zmm21, zmm1, 0x96               ;   414.3 p0      41 t
        vpternlogd zmm1, zmm22, zmm20, 0x2d               ;   414.8 p5      41 t
        vpternlogd zmm10, zmm12, zmm13, 0x96              ;   415.3 p0      41 t
        vpternlogd zmm16, zmm28, zmm1, 0x69               ;   415.8 p5      41 t
        vpternlogd zmm1, zmm27, zmm13, 0x96               ;   416.3 p0      41 t
        vmovdqa64 zmm12, zmm14                            ;   404.3         23 t copy
        vpternlogd zmm1, zmm24, zmm18, 0x96               ;   417.3 p5      41 t
        vpbroadcastd zmm20, [r8 + 824]                    ;   313.3 p10     62 l.14 reload
        vmovdqu64 zmm21, [rbp + 8960]                     ;   340.3 p3      23 t
        vpternlogd zmm21, zmm6, zmm20, 0x96               ;   417.3 p0      23 t
        vpternlogd zmm13, zmm1, zmm31, 0x96               ;   418.3 p5      41 t
        vpxord zmm12, zmm12, zmm21                        ;   418.3 p0      23 t
        vmovdqa64 zmm22, zmm6                             ;   382.8         23 t copy
        vpternlogd zmm22, zmm4, zmm4, 0xc3                ;   418.8 p5      23 t
        vmovdqa64 zmm27, zmm14                            ;   404.3         23 t copy
        vpandnd zmm28, zmm12, zmm9                        ;   419.3 p0      23 t
        vpandnd zmm30, zmm22, zmm21                       ;   419.8 p5      23 t
        vmovdqa64 zmm3, zmm22                             ;   419.8         23 t copy
        vmovdqu64 [rbp + 21632], zmm24                    ;   415.3 p8+p9   41 t spill
        vmovdqa64 zmm24, zmm12                            ;   419.3         23 t copy
        vpternlogd zmm24, zmm22, zmm9, 0x96               ;   420.3 p0      23 t
        vpternlogd zmm14, zmm24, zmm4, 0x6a               ;   421.3 p5      23 t
        vpxord zmm3, zmm3, zmm24                          ;   421.3 p0      23 t
        vpternlogd zmm9, zmm14, zmm12, 0x93               ;   422.3 p5      23 t
        vpternlogd zmm14, zmm21, zmm4, 0x1e               ;   422.3 p0      23 t
        vpternlogd zmm20, zmm9, [rbp + 8960], 0x96        ;   423.3 p5+p2   23 t
        vmovdqu64 [rbp + 21696], zmm31                    ;   414.8 p7+p4   41 t spill
        vmovdqa64 zmm31, zmm2                             ;   412.3         22 t copy
        vmovdqu64 [rbp + 21760], zmm1                     ;   418.3 p8+p9   41 t spill
        vmovdqa64 zmm1, zmm3                              ;   422.3         23 t copy
        vpternlogd zmm1, zmm6, zmm15, 0x96                ;   423.3 p0      23 t
        vmovdqu64 [rbp + 21824], zmm10                    ;   416.3 p7+p4   41 t spill
        vpxord zmm10, zmm3, zmm1                          ;   424.3 p5      23 t
        vpternlogd zmm23, zmm10, zmm25, 0x69              ;   425.3 p0      23 t
        vpternlogd zmm9, zmm23, zmm1, 0x1e                ;   426.3 p5      23 t
        vmovdqu64 [rbp + 21888], zmm0                     ;   406.3 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm5                              ;   404.8         23 t copy
        vpternlogd zmm0, zmm1, zmm3, 0xde                 ;   425.3 p0      23 t
        vpternlogd zmm30, zmm0, zmm28, 0x96               ;   426.3 p5      23 t
        vpternlogd zmm30, zmm23, zmm4, 0xe1               ;   427.3 p0      23 t
        vmovdqa64 zmm0, zmm23                             ;   426.3         23 t copy
        vpternlogd zmm0, zmm5, zmm10, 0x96                ;   426.8 p5      23 t
        vpternlogd zmm14, zmm0, zmm6, 0xb4                ;   427.8 p0      23 t
        vpternlogd zmm9, zmm0, zmm4, 0xe1                 ;   427.8 p5      23 t
        vmovdqa64 zmm28, zmm0                             ;   427.8         23 t copy
        vmovdqu64 [rbp + 21952], zmm16                    ;   416.8 p7+p4   41 t spill
        vmovdqa64 zmm16, zmm14                            ;   428.8         23 t copy
        vpternlogd zmm16, zmm15, zmm25, 0xb4              ;   428.8 p0      23 t
        vmovdqu64 [rbp + 22016], zmm18                    ;   414.8 p8+p9   41 t spill
        vmovdqa64 zmm18, zmm2                             ;   412.3         22 t copy
        vmovdqu64 [rbp + 22080], zmm13                    ;   419.3 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm10                            ;   425.3         23 t copy
        vmovdqu64 [rbp + 22144], zmm8                     ;   375.3 p8+p9   40 t spill
        vmovdqa64 zmm8, zmm23                             ;   426.3         23 t copy
        vpternlogd zmm8, zmm10, zmm12, 0x7b               ;   428.8 p5      23 t
        vpternlogd zmm20, zmm8, zmm14, 0x69               ;   429.8 p0      23 t
        vmovdqa64 zmm8, zmm9                              ;   428.8         23 t copy
        vpternlogd zmm8, zmm16, zmm30, 0xe3               ;   429.8 p5      23 t
        vmovdqa64 zmm14, zmm8                             ;   430.8         23 t copy
        vmovdqa64 zmm17, zmm20                            ;   430.8         23 t copy
        vpternlogd zmm17, zmm16, zmm30, 0x6c              ;   430.8 p0      23 t
        vpxord zmm14, zmm14, zmm17                        ;   431.8 p5      23 t
        vpternlogd zmm30, zmm14, zmm20, 0xbe              ;   432.8 p0      23 t
        vpternlogd zmm16, zmm30, zmm9, 0xc2               ;   433.8 p5      23 t
        vpternlogd zmm30, zmm8, zmm9, 0x72                ;   433.8 p0      23 t
        vpternlogd zmm17, zmm20, zmm16, 0x36              ;   434.8 p5      23 t
        vpternlogd zmm5, zmm10, zmm16, 0xbe               ;   434.8 p0      23 t
        vpternlogd zmm19, zmm30, zmm3, 0x12               ;   434.8 p5      23 t
        vpord zmm13, zmm13, zmm14                         ;   434.3 p0      23 t
        vpxord zmm8, zmm14, zmm17                         ;   435.8 p5      23 t
        vpternlogd zmm14, zmm23, zmm12, 6                 ;   435.3 p0      23 t
        vpternlogd zmm12, zmm8, zmm14, 0x56               ;   436.8 p5      23 t
        vpxord zmm28, zmm28, zmm14                        ;   436.3 p0      23 t
        vpternlogd zmm23, zmm5, zmm17, 0x39               ;   436.8 p5      23 t
        vpternlogd zmm28, zmm5, zmm19, 0x96               ;   437.3 p0      23 t
        vpxord zmm5, zmm17, zmm16                         ;   437.8 p5      23 t
        vpternlogd zmm28, zmm0, zmm5, 0x78                ;   438.8 p0      23 t
        vmovdqa64 zmm0, zmm8                              ;   436.8         23 t copy
        vmovdqa64 zmm9, zmm29                             ;   414.8         22 t copy
        vpternlogd zmm9, zmm26, zmm26, 0xc3               ;   438.8 p5      22 t
        vpbroadcastd zmm10, [r8 + 860]                    ;   327.0 p10     62 l.23 reload
        vmovdqu64 zmm14, [rbp + 9536]                     ;   337.3 p3      22 t
        vpternlogd zmm14, zmm29, zmm10, 0x96              ;   439.3 p0      22 t
        vpxord zmm31, zmm31, zmm14                        ;   440.3 p5      22 t
        vmovdqa64 zmm20, zmm30                            ;   434.8         23 t copy
        vpternlogd zmm20, zmm5, zmm5, 0xc3                ;   440.3 p0      23 t
        vpternlogd zmm21, zmm12, zmm20, 0x36              ;   441.3 p5      23 t
        vpternlogd zmm5, zmm1, zmm4, 6                    ;   441.3 p0      23 t
        vpternlogd zmm17, zmm4, zmm5, 0x9a                ;   442.3 p5      23 t
        vpternlogd zmm5, zmm1, zmm16, 0xe1                ;   442.3 p0      23 t
        vpternlogd zmm8, zmm3, zmm5, 0x59                 ;   443.3 p5      23 t
        vmovdqu64 zmm1, [rbp + 9920]                      ;   330.8 p2      61 t reload
        vmovdqu64 zmm3, [rbp + 17856]                     ;   366.8 p3      21 t
        vpternlogd zmm3, zmm1, [r8 + 884]{1to16}, 0x69    ;   443.3 p0+p2   21 t
        vpxord zmm0, zmm0, zmm20                          ;   443.8 p5      23 t
        vmovdqu64 zmm4, [rbp + 16832]                     ;   368.3 p3      21 t
        vpxord zmm4, zmm4, [rbp + 17856]                  ;   444.3 p0+p2   21 t
        vpternlogd zmm24, zmm17, zmm0, 0x93               ;   444.8 p5      23 t
        vpternlogd zmm20, zmm22, zmm24, 0x59              ;   445.8 p0      23 t
        vpandd zmm27, zmm27, zmm0                         ;   445.8 p5      23 t
        vpternlogd zmm0, zmm16, zmm16, 0xc3               ;   446.3 p0      23 t
        vpternlogd zmm15, zmm28, zmm0, 0xc6               ;   447.3 p5      23 t
        vpternlogd zmm0, zmm25, zmm15, 0x95               ;   448.3 p0      23 t
        vmovdqu64 zmm16, [rbp + 17536]                    ;   364.8 p3      40 t reload
        vmovdqu64 zmm22, [rbp + 17472]                    ;   367.3 p2      40 t reload
        vmovdqu64 zmm25, [rbp + 19392]                    ;   369.8 p3      21 t
        vpternlogd zmm25, zmm22, zmm16, 0x96              ;   447.8 p5      21 t
        vpternlogd zmm5, zmm13, zmm15, 0x96               ;   448.3 p0      23 t
        vpternlogd zmm15, zmm30, zmm6, 0x2d               ;   448.8 p5      23 t
        vpternlogd zmm27, zmm12, zmm0, 0x96               ;   449.3 p0      23 t
        vpternlogd zmm23, zmm0, zmm21, 0x69               ;   449.8 p5      23 t
        vpternlogd zmm19, zmm21, zmm20, 0x96              ;   450.3 p0      23 t
        vpternlogd zmm8, zmm24, zmm15, 0x69               ;   450.8 p5      23 t
        vpternlogd zmm15, zmm17, zmm20, 0x96              ;   451.3 p0      23 t
        vpternlogd zmm15, zmm5, zmm27, 0x96               ;   452.3 p5      23 t
        vpandnd zmm0, zmm9, zmm14                         ;   452.3 p0      22 t
        vmovdqa64 zmm6, zmm9                              ;   439.8         22 t copy
        vpternlogd zmm20, zmm15, zmm23, 0x96              ;   453.3 p5      23 t
        vmovdqu64 zmm12, [rbp + 19072]                    ;   364.3 p2      40 t reload
        vmovdqa64 zmm13, zmm31                            ;   441.3         22 t copy
        vpternlogd zmm13, zmm9, zmm12, 0x96               ;   453.3 p0      22 t
        vpternlogd zmm0, zmm31, zmm12, 0xd2               ;   453.8 p5      22 t
        vpternlogd zmm2, zmm13, zmm26, 0x6a               ;   454.3 p0      22 t
        vpxord zmm6, zmm6, zmm13                          ;   454.8 p5      22 t
        vpternlogd zmm12, zmm2, zmm31, 0x93               ;   455.3 p0      22 t
        vpternlogd zmm2, zmm14, zmm26, 0x1e               ;   455.8 p5      22 t
        vmovdqu64 zmm17, [rbp + 9536]                     ;   337.3 p3      61 t reload
        vpternlogd zmm10, zmm12, zmm17, 0x96              ;   456.3 p0      22 t
        vmovdqa64 zmm21, zmm6                             ;   455.8         22 t copy
        vmovdqa64 zmm24, zmm4                             ;   445.3         21 t copy
        vmovdqa64 zmm30, zmm25                            ;   448.8         21 t copy
        vpternlogd zmm30, zmm3, zmm3, 0xc3                ;   456.8 p5      21 t
        vmovdqa64 zmm1, zmm30                             ;   457.8         21 t copy
        vmovdqa64 zmm17, zmm6                             ;   455.8         22 t copy
        vpternlogd zmm17, zmm29, [rbp + 19968], 0x96      ;   457.3 p0+p2   22 t
        vpxord zmm21, zmm21, zmm17                        ;   458.3 p5      22 t
        vpternlogd zmm11, zmm21, zmm7, 0x69               ;   459.3 p0      22 t
        vpternlogd zmm12, zmm11, zmm17, 0x1e              ;   460.3 p5      22 t
        vmovdqu64 [rbp + 18944], zmm5                     ;   449.3 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm21                             ;   459.3         22 t copy
        vmovdqu64 [rbp + 19072], zmm23                    ;   450.8 p8+p9   23 t spill
        vmovdqa64 zmm23, zmm11                            ;   460.3         22 t copy
        vpternlogd zmm23, zmm21, zmm31, 0x7b              ;   460.3 p0      22 t
        vpternlogd zmm21, zmm29, [rbp + 17920], 0x96      ;   459.8 p5+p3   22 t
        vpternlogd zmm0, zmm21, zmm17, 0x1e               ;   460.8 p0      22 t
        vpternlogd zmm0, zmm11, zmm26, 0xe1               ;   461.8 p5      22 t
        vmovdqu64 [rbp + 17920], zmm15                    ;   453.3 p7+p4   23 t spill
        vpxord zmm15, zmm21, zmm11                        ;   461.3 p0      22 t
        vpternlogd zmm2, zmm15, zmm29, 0xb4               ;   462.3 p5      22 t
        vpternlogd zmm10, zmm23, zmm2, 0x69               ;   463.3 p0      22 t
        vpternlogd zmm12, zmm15, zmm26, 0xe1              ;   462.8 p5      22 t
        vmovdqu64 zmm23, [rbp + 19968]                    ;   363.3 p2      40 t reload
        vpternlogd zmm2, zmm7, zmm23, 0xd2                ;   463.3 p0      22 t
        vmovdqu64 [rbp + 22208], zmm19                    ;   451.3 p8+p9   23 t spill
        vmovdqa64 zmm19, zmm15                            ;   462.3         22 t copy
        vmovdqu64 [rbp + 22272], zmm28                    ;   439.8 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm4                             ;   445.3         21 t copy
        vmovdqu64 [rbp + 22336], zmm8                     ;   451.8 p8+p9   23 t spill
        vmovdqa64 zmm8, zmm12                             ;   463.8         22 t copy
        vpternlogd zmm8, zmm2, zmm0, 0xe3                 ;   464.3 p5      22 t
        vmovdqu64 [rbp + 22400], zmm27                    ;   450.3 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm8                             ;   465.3         22 t copy
        vmovdqu64 [rbp + 22464], zmm20                    ;   454.3 p8+p9   23 t spill
        vmovdqa64 zmm20, zmm10                            ;   464.3         22 t copy
        vpternlogd zmm20, zmm2, zmm0, 0x6c                ;   464.3 p0      22 t
        vpxord zmm27, zmm27, zmm20                        ;   465.3 p5      22 t
        vpternlogd zmm0, zmm27, zmm10, 0xbe               ;   466.3 p0      22 t
        vpternlogd zmm2, zmm0, zmm12, 0xc2                ;   467.3 p5      22 t
        vpternlogd zmm0, zmm8, zmm12, 0x72                ;   467.3 p0      22 t
        vpternlogd zmm20, zmm10, zmm2, 0x36               ;   468.3 p5      22 t
        vpord zmm5, zmm5, zmm27                           ;   467.3 p0      22 t
        vpxord zmm8, zmm27, zmm20                         ;   469.3 p5      22 t
        vpternlogd zmm27, zmm11, zmm31, 6                 ;   468.3 p0      22 t
        vpternlogd zmm31, zmm8, zmm27, 0x56               ;   470.3 p5      22 t
        vpxord zmm19, zmm19, zmm27                        ;   469.3 p0      22 t
        vpord zmm21, zmm21, zmm2                          ;   469.8 p5      22 t
        vpternlogd zmm11, zmm21, zmm20, 0x39              ;   470.8 p0      22 t
        vpxord zmm10, zmm20, zmm2                         ;   470.8 p5      22 t
        vmovdqa64 zmm12, zmm8                             ;   470.3         22 t copy
        vmovdqa64 zmm27, zmm10                            ;   471.8         22 t copy
        vpternlogd zmm27, zmm17, zmm26, 6                 ;   471.8 p0      22 t
        vpternlogd zmm20, zmm26, zmm27, 0x9a              ;   472.8 p5      22 t
        vpternlogd zmm27, zmm17, zmm2, 0xe1               ;   472.8 p0      22 t
        vpternlogd zmm8, zmm27, zmm6, 0x39                ;   473.8 p5      22 t
        vpternlogd zmm6, zmm0, [rbp + 17024], 0x12        ;   473.3 p0+p3   22 t
        vpternlogd zmm19, zmm21, zmm6, 0x96               ;   474.3 p5      22 t
        vpternlogd zmm19, zmm15, zmm10, 0x78              ;   475.3 p0      22 t
        vmovdqa64 zmm15, zmm0                             ;   468.3         22 t copy
        vpternlogd zmm15, zmm10, zmm10, 0xc3              ;   474.8 p5      22 t
        vmovdqu64 zmm10, [rbp + 10368]                    ;   351.3 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 18112]                    ;   369.3 p3      23 t
        vpternlogd zmm17, zmm10, [r8 + 912]{1to16}, 0x69  ;   475.3 p0+p2   23 t
        vpternlogd zmm14, zmm31, zmm15, 0x36              ;   475.8 p5      22 t
        vpxord zmm12, zmm12, zmm15                        ;   476.3 p0      22 t
        vpternlogd zmm13, zmm20, zmm12, 0x93              ;   477.3 p5      22 t
        vpternlogd zmm15, zmm9, zmm13, 0x59               ;   478.3 p0      22 t
        vmovdqu64 zmm9, [rbp + 18048]                     ;   370.8 p3      40 t reload
        vmovdqu64 zmm21, [rbp + 21568]                    ;   372.3 p2      40 t reload
        vmovdqu64 zmm26, [rbp + 22144]                    ;   375.3 p3      23 t
        vpternlogd zmm26, zmm21, zmm9, 0x96               ;   477.8 p5      23 t
        vpandd zmm18, zmm18, zmm12                        ;   478.3 p0      22 t
        vpternlogd zmm12, zmm2, zmm2, 0xc3                ;   478.8 p5      22 t
        vpternlogd zmm23, zmm19, zmm12, 0xc6              ;   479.8 p0      22 t
        vpternlogd zmm12, zmm7, zmm23, 0x95               ;   480.8 p5      22 t
        vpternlogd zmm18, zmm31, zmm12, 0x96              ;   481.8 p0      22 t
        vpbroadcastd zmm2, [r8 + 908]                     ;   350.5 p10     62 l.35 reload
        vmovdqu64 zmm7, [rbp + 10304]                     ;   352.8 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 18112]                    ;   369.3 p3      23 t
        vpternlogd zmm31, zmm7, zmm2, 0x96                ;   480.8 p5      23 t
        vpternlogd zmm11, zmm12, zmm14, 0x69              ;   481.8 p0      22 t
        vpternlogd zmm27, zmm5, zmm23, 0x96               ;   481.8 p5      22 t
        vpternlogd zmm23, zmm0, zmm29, 0x2d               ;   482.3 p0      22 t
        vpternlogd zmm6, zmm14, zmm15, 0x96               ;   482.8 p5      22 t
        vpternlogd zmm8, zmm13, zmm23, 0x69               ;   483.3 p0      22 t
        vpternlogd zmm23, zmm20, zmm15, 0x96              ;   483.8 p5      22 t
        vpbroadcastd zmm0, [r8 + 892]                     ;   352.2 p10     62 l.31 reload
        vmovdqu64 zmm5, [rbp + 10048]                     ;   352.3 p2      21 t
        vpternlogd zmm5, zmm25, zmm0, 0x96                ;   484.3 p0      21 t
        vpternlogd zmm23, zmm27, zmm18, 0x96              ;   484.8 p5      22 t
        vpternlogd zmm15, zmm23, zmm11, 0x96              ;   485.8 p0      22 t
        vpxord zmm24, zmm24, zmm5                         ;   485.8 p5      21 t
        vpternlogd zmm2, zmm26, zmm7, 0x96                ;   486.3 p0      23 t
        vpandnd zmm12, zmm30, zmm5                        ;   486.8 p5      21 t
        vmovdqu64 zmm13, [rbp + 19392]                    ;   369.8 p3      40 t reload
        vpternlogd zmm12, zmm24, zmm13, 0xd2              ;   487.8 p0      21 t
        vmovdqa64 zmm14, zmm24                            ;   486.8         21 t copy
        vpternlogd zmm14, zmm30, zmm13, 0x96              ;   487.8 p5      21 t
        vpternlogd zmm4, zmm14, zmm3, 0x6a                ;   488.8 p0      21 t
        vpternlogd zmm13, zmm4, zmm24, 0x93               ;   489.8 p5      21 t
        vpternlogd zmm4, zmm5, zmm3, 0x1e                 ;   489.8 p0      21 t
        vpxord zmm1, zmm1, zmm14                          ;   489.8 p5      21 t
        vmovdqu64 zmm20, [rbp + 10048]                    ;   354.8 p2      61 t reload
        vpternlogd zmm0, zmm13, zmm20, 0x96               ;   490.8 p0      21 t
        vmovdqa64 zmm29, zmm1                             ;   490.8         21 t copy
        vmovdqa64 zmm10, zmm31                            ;   481.8         23 t copy
        vmovdqa64 zmm7, zmm26                             ;   478.8         23 t copy
        vpternlogd zmm7, zmm17, zmm17, 0xc3               ;   490.8 p5      23 t
        vmovdqa64 zmm20, zmm7                             ;   491.8         23 t copy
        vmovdqu64 [rbp + 19392], zmm15                    ;   486.8 p7+p4   22 t spill
        vmovdqa64 zmm15, zmm1                             ;   490.8         21 t copy
        vpternlogd zmm15, zmm25, [rbp + 16896], 0x96      ;   491.3 p0+p3   21 t
        vpxord zmm29, zmm29, zmm15                        ;   492.3 p5      21 t
        vpternlogd zmm16, zmm29, [rbp + 17856], 0x69      ;   493.3 p0+p2   21 t
        vpternlogd zmm13, zmm16, zmm15, 0x1e              ;   494.3 p5      21 t
        vmovdqu64 [rbp + 17536], zmm27                    ;   482.8 p8+p9   22 t spill
        vmovdqa64 zmm27, zmm29                            ;   493.3         21 t copy
        vmovdqu64 [rbp + 16384], zmm11                    ;   482.8 p7+p4   22 t spill
        vmovdqa64 zmm11, zmm16                            ;   494.3         21 t copy
        vpternlogd zmm11, zmm29, zmm24, 0x7b              ;   494.3 p0      21 t
        vpternlogd zmm29, zmm25, [rbp + 16832], 0x96      ;   493.8 p5+p3   21 t
        vpternlogd zmm12, zmm29, zmm15, 0x1e              ;   494.8 p0      21 t
        vpternlogd zmm12, zmm16, zmm3, 0xe1               ;   495.8 p5      21 t
        vmovdqu64 [rbp + 16832], zmm23                    ;   485.8 p8+p9   22 t spill
        vpxord zmm23, zmm29, zmm16                        ;   495.3 p0      21 t
        vpternlogd zmm4, zmm23, zmm25, 0xb4               ;   496.3 p5      21 t
        vpternlogd zmm0, zmm11, zmm4, 0x69                ;   497.3 p0      21 t
        vpternlogd zmm13, zmm23, zmm3, 0xe1               ;   496.8 p5      21 t
        vmovdqa64 zmm11, zmm23                            ;   496.3         21 t copy
        vmovdqu64 [rbp + 19968], zmm6                     ;   483.8 p7+p4   22 t spill
        vmovdqu64 zmm6, [rbp + 16896]                     ;   367.8 p2      40 t reload
        vpternlogd zmm4, zmm6, [rbp + 17856], 0xb4        ;   497.3 p0+p3   21 t
        vmovdqu64 [rbp + 17024], zmm19                    ;   476.3 p8+p9   22 t spill
        vmovdqa64 zmm19, zmm31                            ;   481.8         23 t copy
        vmovdqu64 [rbp + 22528], zmm8                     ;   484.3 p7+p4   22 t spill
        vmovdqa64 zmm8, zmm13                             ;   497.8         21 t copy
        vpternlogd zmm8, zmm4, zmm12, 0xe3                ;   498.3 p5      21 t
        vmovdqu64 [rbp + 22592], zmm18                    ;   482.8 p8+p9   22 t spill
        vmovdqa64 zmm18, zmm8                             ;   499.3         21 t copy
        vmovdqa64 zmm9, zmm0                              ;   498.3         21 t copy
        vpternlogd zmm9, zmm4, zmm12, 0x6c                ;   498.3 p0      21 t
        vpxord zmm18, zmm18, zmm9                         ;   499.3 p5      21 t
        vpternlogd zmm12, zmm18, zmm0, 0xbe               ;   500.3 p0      21 t
        vpternlogd zmm4, zmm12, zmm13, 0xc2               ;   501.3 p5      21 t
        vpternlogd zmm12, zmm8, zmm13, 0x72               ;   501.3 p0      21 t
        vpternlogd zmm9, zmm0, zmm4, 0x36                 ;   502.3 p5      21 t
        vpternlogd zmm22, zmm12, zmm1, 0x12               ;   502.3 p0      21 t
        vpord zmm27, zmm27, zmm18                         ;   501.8 p5      21 t
        vpxord zmm0, zmm18, zmm9                          ;   503.3 p0      21 t
        vpternlogd zmm18, zmm16, zmm24, 6                 ;   502.8 p5      21 t
        vpternlogd zmm24, zmm0, zmm18, 0x56               ;   504.3 p0      21 t
        vpxord zmm11, zmm11, zmm18                        ;   503.8 p5      21 t
        vpord zmm29, zmm29, zmm4                          ;   504.3 p0      21 t
        vpternlogd zmm11, zmm29, zmm22, 0x96              ;   505.3 p5      21 t
        vpternlogd zmm29, zmm16, zmm9, 0x2d               ;   505.3 p0      21 t
        vpxord zmm8, zmm9, zmm4                           ;   505.8 p5      21 t
        vmovdqu64 zmm13, [rbp + 10944]                    ;   364.5 p2      61 t reload
        vmovdqu64 zmm16, [rbp + 21504]                    ;   372.8 p3      22 t
        vpternlogd zmm16, zmm13, [r8 + 948]{1to16}, 0x69  ;   506.3 p0+p2   22 t
        vpternlogd zmm11, zmm23, zmm8, 0x78               ;   506.8 p5      21 t
        vmovdqa64 zmm18, zmm0                             ;   504.3         21 t copy
        vmovdqa64 zmm23, zmm12                            ;   502.3         21 t copy
        vpternlogd zmm23, zmm8, zmm8, 0xc3                ;   507.3 p0      21 t
        vmovdqu64 zmm13, [rbp + 21248]                    ;   373.8 p3      22 t
        vpxord zmm13, zmm13, [rbp + 21504]                ;   507.8 p5+p2   22 t
        vpternlogd zmm5, zmm24, zmm23, 0x36               ;   508.3 p0      21 t
        vpternlogd zmm8, zmm15, zmm3, 6                   ;   508.8 p5      21 t
        vpternlogd zmm9, zmm3, zmm8, 0x9a                 ;   509.8 p0      21 t
        vpternlogd zmm8, zmm15, zmm4, 0xe1                ;   509.8 p5      21 t
        vpternlogd zmm0, zmm1, zmm8, 0x59                 ;   510.8 p0      21 t
        vmovdqu64 zmm1, [rbp + 21376]                     ;   377.3 p3      40 t reload
        vmovdqu64 zmm3, [rbp + 21312]                     ;   373.3 p2      40 t reload
        vmovdqu64 zmm15, [rbp + 21440]                    ;   378.8 p3      22 t
        vpternlogd zmm15, zmm3, zmm1, 0x96                ;   510.8 p5      22 t
        vpxord zmm18, zmm18, zmm23                        ;   511.3 p0      21 t
        vpternlogd zmm14, zmm9, zmm18, 0x93               ;   512.3 p5      21 t
        vpternlogd zmm23, zmm30, zmm14, 0x59              ;   513.3 p0      21 t
        vpandd zmm28, zmm28, zmm18                        ;   512.8 p5      21 t
        vpternlogd zmm18, zmm4, zmm4, 0xc3                ;   513.3 p0      21 t
        vpternlogd zmm6, zmm11, zmm18, 0xc6               ;   514.3 p5      21 t
        vpternlogd zmm8, zmm27, zmm6, 0x96                ;   515.3 p0      21 t
        vpternlogd zmm12, zmm25, zmm6, 0x59               ;   515.3 p5      21 t
        vpbroadcastd zmm4, [r8 + 920]                     ;   369.0 p10     62 l.38 reload
        vmovdqu64 zmm25, [rbp + 10496]                    ;   369.2 p2      23 t
        vpternlogd zmm25, zmm26, zmm4, 0x96               ;   515.3 p0      23 t
        vpternlogd zmm0, zmm14, zmm12, 0x69               ;   516.3 p5      21 t
        vpternlogd zmm12, zmm9, zmm23, 0x96               ;   516.3 p0      21 t
        vpternlogd zmm22, zmm23, zmm5, 0x96               ;   516.8 p5      21 t
        vpternlogd zmm6, zmm18, [rbp + 17856], 0x87       ;   517.3 p0+p3   21 t
        vpternlogd zmm29, zmm5, zmm6, 0x69                ;   518.3 p5      21 t
        vpternlogd zmm28, zmm6, zmm24, 0x96               ;   518.3 p0      21 t
        vpternlogd zmm12, zmm8, zmm28, 0x96               ;   519.3 p5      21 t
        vpternlogd zmm23, zmm12, zmm29, 0x96              ;   520.3 p0      21 t
        vpxord zmm10, zmm10, zmm25                        ;   519.8 p5      23 t
        vpandnd zmm5, zmm7, zmm25                         ;   520.3 p0      23 t
        vpandnd zmm6, zmm10, zmm21                        ;   520.8 p5      23 t
        vmovdqa64 zmm9, zmm13                             ;   508.8         22 t copy
        vmovdqa64 zmm14, zmm10                            ;   520.8         23 t copy
        vpternlogd zmm14, zmm7, zmm21, 0x96               ;   521.3 p0      23 t
        vpternlogd zmm31, zmm14, zmm17, 0x6a              ;   522.3 p5      23 t
        vpxord zmm20, zmm20, zmm14                        ;   522.3 p0      23 t
        vpternlogd zmm21, zmm31, zmm10, 0x93              ;   523.3 p5      23 t
        vpternlogd zmm31, zmm25, zmm17, 0x1e              ;   523.3 p0      23 t
        vmovdqu64 zmm18, [rbp + 10496]                    ;   372.7 p2      61 t reload
        vpternlogd zmm4, zmm21, zmm18, 0x96               ;   524.3 p5      23 t
        vmovdqa64 zmm24, zmm20                            ;   523.3         23 t copy
        vmovdqu64 zmm27, [rbp + 19456]                    ;   373.2 p3      40 t reload
        vmovdqa64 zmm30, zmm20                            ;   523.3         23 t copy
        vpternlogd zmm30, zmm26, zmm27, 0x96              ;   524.3 p0      23 t
        vpxord zmm24, zmm24, zmm30                        ;   525.3 p5      23 t
        vmovdqa64 zmm18, zmm2                             ;   487.3         23 t copy
        vpternlogd zmm18, zmm30, zmm20, 0xde              ;   525.3 p0      23 t
        vpternlogd zmm5, zmm18, zmm6, 0x96                ;   526.3 p5      23 t
        vmovdqa64 zmm6, zmm24                             ;   526.3         23 t copy
        vmovdqa64 zmm18, zmm15                            ;   511.8         22 t copy
        vpternlogd zmm18, zmm16, zmm16, 0xc3              ;   526.3 p0      22 t
        vmovdqu64 [rbp + 21568], zmm29                    ;   519.3 p7+p4   21 t spill
        vmovdqa64 zmm29, zmm18                            ;   527.3         22 t copy
        vmovdqu64 [rbp + 17856], zmm12                    ;   520.3 p8+p9   21 t spill
        vmovdqu64 zmm12, [rbp + 22144]                    ;   375.3 p2      23 t
        vpternlogd zmm12, zmm24, [rbp + 18112], 0x69      ;   526.8 p5+p3   23 t
        vpternlogd zmm5, zmm12, zmm17, 0xe1               ;   527.8 p0      23 t
        vpternlogd zmm21, zmm12, zmm30, 0x1e              ;   527.8 p5      23 t
        vmovdqu64 [rbp + 22144], zmm22                    ;   517.8 p7+p4   21 t spill
        vmovdqa64 zmm22, zmm12                            ;   527.8         23 t copy
        vpternlogd zmm22, zmm2, zmm24, 0x96               ;   528.3 p0      23 t
        vpternlogd zmm31, zmm22, zmm26, 0xb4              ;   529.3 p5      23 t
        vpternlogd zmm21, zmm22, zmm17, 0xe1              ;   529.3 p0      23 t
        vmovdqu64 [rbp + 16896], zmm11                    ;   507.8 p8+p9   21 t spill
        vmovdqa64 zmm11, zmm13                            ;   508.8         22 t copy
        vmovdqu64 [rbp + 17472], zmm0                     ;   517.3 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm22                             ;   529.3         23 t copy
        vmovdqu64 [rbp + 22656], zmm28                    ;   519.3 p8+p9   21 t spill
        vmovdqa64 zmm28, zmm12                            ;   527.8         23 t copy
        vpternlogd zmm28, zmm24, zmm10, 0x7b              ;   529.8 p5      23 t
        vpternlogd zmm4, zmm28, zmm31, 0x69               ;   530.8 p0      23 t
        vmovdqu64 zmm28, [rbp + 18112]                    ;   378.5 p2      40 t reload
        vpternlogd zmm31, zmm27, zmm28, 0xb4              ;   530.8 p5      23 t
        vmovdqu64 [rbp + 22720], zmm23                    ;   521.3 p7+p4   21 t spill
        vmovdqa64 zmm23, zmm21                            ;   530.3         23 t copy
        vpternlogd zmm23, zmm31, zmm5, 0xe3               ;   531.8 p0      23 t
        vmovdqu64 [rbp + 22784], zmm8                     ;   516.3 p8+p9   21 t spill
        vmovdqa64 zmm8, zmm23                             ;   532.8         23 t copy
        vmovdqa64 zmm3, zmm4                              ;   531.8         23 t copy
        vpternlogd zmm3, zmm31, zmm5, 0x6c                ;   531.8 p5      23 t
        vpxord zmm8, zmm8, zmm3                           ;   532.8 p0      23 t
        vpternlogd zmm5, zmm8, zmm4, 0xbe                 ;   533.8 p5      23 t
        vpternlogd zmm31, zmm5, zmm21, 0xc2               ;   534.8 p0      23 t
        vpternlogd zmm5, zmm23, zmm21, 0x72               ;   534.8 p5      23 t
        vpternlogd zmm3, zmm4, zmm31, 0x36                ;   535.8 p0      23 t
        vmovdqu64 zmm4, [rbp + 11456]                     ;   381.8 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 21120]                    ;   382.0 p2      21 t
        vpternlogd zmm21, zmm4, [r8 + 980]{1to16}, 0x69   ;   534.8 p5+p3   21 t
        vpternlogd zmm2, zmm24, zmm31, 0xbe               ;   535.8 p0      23 t
        vpord zmm6, zmm6, zmm8                            ;   535.8 p5      23 t
        vpxord zmm23, zmm8, zmm3                          ;   536.8 p0      23 t
        vpternlogd zmm8, zmm12, zmm10, 6                  ;   536.8 p5      23 t
        vpternlogd zmm10, zmm23, zmm8, 0x56               ;   537.8 p0      23 t
        vpxord zmm0, zmm0, zmm8                           ;   537.8 p5      23 t
        vpternlogd zmm12, zmm2, zmm3, 0x39                ;   538.3 p0      23 t
        vpxord zmm8, zmm3, zmm31                          ;   538.8 p5      23 t
        vmovdqa64 zmm24, zmm23                            ;   537.8         23 t copy
        vmovdqa64 zmm4, zmm8                              ;   539.8         23 t copy
        vpternlogd zmm4, zmm30, zmm17, 6                  ;   539.8 p0      23 t
        vpternlogd zmm3, zmm17, zmm4, 0x9a                ;   540.8 p5      23 t
        vpternlogd zmm4, zmm30, zmm31, 0xe1               ;   540.8 p0      23 t
        vmovdqa64 zmm17, zmm5                             ;   535.8         23 t copy
        vpternlogd zmm17, zmm20, [rbp + 18048], 6         ;   540.8 p5+p2   23 t
        vpternlogd zmm0, zmm2, zmm17, 0x96                ;   541.8 p0      23 t
        vpternlogd zmm0, zmm22, zmm8, 0x78                ;   542.8 p5      23 t
        vmovdqu64 zmm2, [rbp + 20928]                     ;   385.7 p3      40 t reload
        vmovdqu64 zmm22, [rbp + 21056]                    ;   386.0 p2      40 t reload
        vmovdqu64 zmm30, [rbp + 20992]                    ;   386.7 p3      21 t
        vpternlogd zmm30, zmm22, zmm2, 0x96               ;   542.3 p0      21 t
        vmovdqa64 zmm22, zmm5                             ;   535.8         23 t copy
        vpternlogd zmm22, zmm8, zmm8, 0xc3                ;   542.8 p5      23 t
        vpternlogd zmm25, zmm10, zmm22, 0x36              ;   543.8 p0      23 t
        vpxord zmm24, zmm24, zmm22                        ;   543.8 p5      23 t
        vpternlogd zmm14, zmm3, zmm24, 0x93               ;   544.8 p0      23 t
        vpternlogd zmm22, zmm7, zmm14, 0x59               ;   545.8 p5      23 t
        vpandd zmm19, zmm19, zmm24                        ;   545.3 p0      23 t
        vpternlogd zmm24, zmm31, zmm31, 0xc3              ;   545.8 p5      23 t
        vpbroadcastd zmm7, [r8 + 976]                     ;   388.8 p10     62 l.52 reload
        vmovdqu64 zmm8, [rbp + 11392]                     ;   389.0 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 21120]                    ;   389.2 p3      21 t
        vpternlogd zmm31, zmm8, zmm7, 0x96                ;   546.3 p0      21 t
        vpternlogd zmm27, zmm0, zmm24, 0xc6               ;   546.8 p5      23 t
        vpternlogd zmm24, zmm28, zmm27, 0x95              ;   547.8 p0      23 t
        vpternlogd zmm19, zmm10, zmm24, 0x96              ;   548.8 p5      23 t
        vpternlogd zmm12, zmm24, zmm25, 0x69              ;   548.8 p0      23 t
        vpternlogd zmm5, zmm26, zmm27, 0x59               ;   548.8 p5      23 t
        vpternlogd zmm6, zmm27, zmm4, 0x96                ;   549.3 p0      23 t
        vpbroadcastd zmm10, [r8 + 956]                    ;   393.5 p10     62 l.47 reload
        vmovdqu64 zmm24, [rbp + 11072]                    ;   393.7 p2      22 t
        vpternlogd zmm24, zmm15, zmm10, 0x96              ;   549.8 p5      22 t
        vpternlogd zmm3, zmm5, zmm22, 0x96                ;   550.3 p0      23 t
        vpternlogd zmm3, zmm6, zmm19, 0x96                ;   551.3 p5      23 t
        vpxord zmm9, zmm9, zmm24                          ;   551.3 p0      22 t
        vpternlogd zmm7, zmm30, zmm8, 0x96                ;   551.8 p5      21 t
        vpandnd zmm26, zmm18, zmm24                       ;   552.3 p0      22 t
        vmovdqu64 zmm27, [rbp + 21440]                    ;   394.8 p3      40 t reload
        vpternlogd zmm26, zmm9, zmm27, 0xd2               ;   553.3 p5      22 t
        vmovdqa64 zmm28, zmm9                             ;   552.3         22 t copy
        vpternlogd zmm28, zmm18, zmm27, 0x96              ;   553.3 p0      22 t
        vpternlogd zmm13, zmm28, zmm16, 0x6a              ;   554.3 p5      22 t
        vpternlogd zmm27, zmm13, zmm9, 0x93               ;   555.3 p0      22 t
        vpternlogd zmm13, zmm24, zmm16, 0x1e              ;   555.3 p5      22 t
        vpxord zmm29, zmm29, zmm28                        ;   555.3 p0      22 t
        vpternlogd zmm10, zmm27, [rbp + 11072], 0x96      ;   556.3 p5+p2   22 t
        vmovdqa64 zmm8, zmm29                             ;   556.3         22 t copy
        vmovdqu64 [rbp + 21440], zmm6                     ;   550.3 p7+p4   23 t spill
        vmovdqa64 zmm6, zmm31                             ;   547.3         21 t copy
        vmovdqu64 [rbp + 18112], zmm17                    ;   541.8 p8+p9   23 t spill
        vmovdqa64 zmm17, zmm30                            ;   543.3         21 t copy
        vpternlogd zmm17, zmm21, zmm21, 0xc3              ;   556.3 p0      21 t
        vmovdqu64 [rbp + 19456], zmm25                    ;   544.8 p7+p4   23 t spill
        vmovdqa64 zmm25, zmm17                            ;   557.3         21 t copy
        vmovdqu64 [rbp + 18048], zmm0                     ;   543.8 p8+p9   23 t spill
        vmovdqa64 zmm0, zmm29                             ;   556.3         22 t copy
        vpternlogd zmm0, zmm15, [rbp + 21184], 0x96       ;   556.8 p5+p3   22 t
        vpxord zmm8, zmm8, zmm0                           ;   557.8 p0      22 t
        vpternlogd zmm1, zmm8, [rbp + 21504], 0x69        ;   558.8 p5+p2   22 t
        vpternlogd zmm27, zmm1, zmm0, 0x1e                ;   559.8 p0      22 t
        vmovdqu64 [rbp + 21376], zmm5                     ;   549.8 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm8                              ;   558.8         22 t copy
        vmovdqu64 [rbp + 22848], zmm14                    ;   545.8 p8+p9   23 t spill
        vmovdqa64 zmm14, zmm1                             ;   559.8         22 t copy
        vpternlogd zmm14, zmm8, zmm9, 0x7b                ;   559.8 p5      22 t
        vpternlogd zmm8, zmm15, [rbp + 21248], 0x96       ;   559.3 p0+p3   22 t
        vpternlogd zmm26, zmm8, zmm0, 0x1e                ;   560.3 p5      22 t
        vpternlogd zmm26, zmm1, zmm16, 0xe1               ;   561.3 p0      22 t
        vmovdqu64 [rbp + 21248], zmm4                     ;   541.8 p7+p4   23 t spill
        vpxord zmm4, zmm8, zmm1                           ;   560.8 p5      22 t
        vpternlogd zmm13, zmm4, zmm15, 0xb4               ;   561.8 p0      22 t
        vpternlogd zmm10, zmm14, zmm13, 0x69              ;   562.8 p5      22 t
        vpternlogd zmm27, zmm4, zmm16, 0xe1               ;   562.3 p0      22 t
        vmovdqa64 zmm14, zmm4                             ;   561.8         22 t copy
        vmovdqu64 [rbp + 22912], zmm23                    ;   537.8 p8+p9   23 t spill
        vmovdqa64 zmm23, zmm31                            ;   547.3         21 t copy
        vmovdqu64 [rbp + 22976], zmm20                    ;   523.3 p7+p4   23 t spill
        vmovdqu64 zmm20, [rbp + 21184]                    ;   407.5 p2      40 t reload
        vpternlogd zmm13, zmm20, [rbp + 21504], 0xb4      ;   562.8 p5+p3   22 t
        vmovdqu64 [rbp + 23040], zmm19                    ;   549.8 p8+p9   23 t spill
        vmovdqa64 zmm19, zmm27                            ;   563.3         22 t copy
        vpternlogd zmm19, zmm13, zmm26, 0xe3              ;   563.8 p0      22 t
        vmovdqu64 [rbp + 23104], zmm3                     ;   552.3 p7+p4   23 t spill
        vmovdqa64 zmm3, zmm19                             ;   564.8         22 t copy
        vmovdqu64 [rbp + 23168], zmm12                    ;   549.8 p8+p9   23 t spill
        vmovdqa64 zmm12, zmm10                            ;   563.8         22 t copy
        vpternlogd zmm12, zmm13, zmm26, 0x6c              ;   563.8 p5      22 t
        vpxord zmm3, zmm3, zmm12                          ;   564.8 p0      22 t
        vpternlogd zmm26, zmm3, zmm10, 0xbe               ;   565.8 p5      22 t
        vpternlogd zmm13, zmm26, zmm27, 0xc2              ;   566.8 p0      22 t
        vpternlogd zmm26, zmm19, zmm27, 0x72              ;   566.8 p5      22 t
        vmovdqu64 zmm19, [rbp + 11968]                    ;   412.7 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 20800]                    ;   412.8 p3      42 t
        vpternlogd zmm27, zmm19, [r8 + 1012]{1to16}, 0x69 ;   566.3 p0+p2   42 t
        vpternlogd zmm12, zmm10, zmm13, 0x36              ;   567.8 p5      22 t
        vpord zmm5, zmm5, zmm3                            ;   567.3 p0      22 t
        vpord zmm8, zmm8, zmm13                           ;   567.8 p5      22 t
        vpxord zmm10, zmm3, zmm12                         ;   568.8 p0      22 t
        vpternlogd zmm3, zmm1, zmm9, 6                    ;   568.8 p5      22 t
        vpternlogd zmm9, zmm10, zmm3, 0x56                ;   569.8 p0      22 t
        vpxord zmm14, zmm14, zmm3                         ;   569.8 p5      22 t
        vpternlogd zmm1, zmm8, zmm12, 0x39                ;   570.3 p0      22 t
        vpxord zmm3, zmm12, zmm13                         ;   570.8 p5      22 t
        vmovdqu64 zmm19, [rbp + 20608]                    ;   417.3 p3      42 t
        vpxord zmm19, zmm19, [rbp + 20800]                ;   571.3 p0+p2   42 t
        vmovdqu64 [rbp + 23232], zmm22                    ;   546.8 p7+p4   23 t spill
        vmovdqa64 zmm22, zmm10                            ;   569.8         22 t copy
        vmovdqu64 [rbp + 23296], zmm10                    ;   569.8 p8+p9   22 t spill
        vmovdqa64 zmm10, zmm3                             ;   571.8         22 t copy
        vpternlogd zmm10, zmm0, zmm16, 6                  ;   571.8 p5      22 t
        vpternlogd zmm12, zmm16, zmm10, 0x9a              ;   572.8 p0      22 t
        vpternlogd zmm10, zmm0, zmm13, 0xe1               ;   572.8 p5      22 t
        vmovdqa64 zmm0, zmm26                             ;   567.8         22 t copy
        vpternlogd zmm0, zmm29, [rbp + 21312], 6          ;   573.3 p0+p3   22 t
        vpternlogd zmm14, zmm8, zmm0, 0x96                ;   574.3 p5      22 t
        vpternlogd zmm14, zmm4, zmm3, 0x78                ;   575.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 20672]                     ;   421.2 p2      40 t reload
        vmovdqu64 zmm8, [rbp + 20736]                     ;   421.3 p3      40 t reload
        vmovdqu64 zmm16, [rbp + 20480]                    ;   422.2 p2      42 t
        vpternlogd zmm16, zmm8, zmm4, 0x96                ;   574.8 p5      42 t
        vmovdqa64 zmm8, zmm26                             ;   567.8         22 t copy
        vpternlogd zmm8, zmm3, zmm3, 0xc3                 ;   575.3 p0      22 t
        vpternlogd zmm24, zmm9, zmm8, 0x36                ;   576.3 p5      22 t
        vpxord zmm22, zmm22, zmm8                         ;   576.3 p0      22 t
        vpternlogd zmm28, zmm12, zmm22, 0x93              ;   577.3 p5      22 t
        vpternlogd zmm8, zmm18, zmm28, 0x59               ;   578.3 p0      22 t
        vpandd zmm11, zmm11, zmm22                        ;   577.8 p5      22 t
        vpternlogd zmm22, zmm13, zmm13, 0xc3              ;   578.3 p0      22 t
        vpbroadcastd zmm3, [r8 + 988]                     ;   425.2 p10     62 l.55 reload
        vmovdqu64 zmm13, [rbp + 11584]                    ;   425.3 p3      21 t
        vpternlogd zmm13, zmm30, zmm3, 0x96               ;   578.8 p5      21 t
        vpternlogd zmm20, zmm14, zmm22, 0xc6              ;   579.3 p0      22 t
        vpternlogd zmm26, zmm15, zmm20, 0x59              ;   580.3 p5      22 t
        vpternlogd zmm5, zmm10, zmm20, 0x96               ;   580.3 p0      22 t
        vpternlogd zmm12, zmm26, zmm8, 0x96               ;   581.3 p5      22 t
        vpternlogd zmm20, zmm22, [rbp + 21504], 0x87      ;   581.3 p0+p2   22 t
        vpternlogd zmm11, zmm9, zmm20, 0x96               ;   582.3 p5      22 t
        vpternlogd zmm1, zmm20, zmm24, 0x69               ;   582.3 p0      22 t
        vpternlogd zmm12, zmm5, zmm11, 0x96               ;   583.3 p5      22 t
        vpxord zmm6, zmm6, zmm13                          ;   583.3 p0      21 t
        vpandnd zmm9, zmm17, zmm13                        ;   583.8 p5      21 t
        vmovdqa64 zmm15, zmm19                            ;   572.3         42 t copy
        vmovdqu64 zmm18, [rbp + 20992]                    ;   429.2 p3      40 t reload
        vmovdqa64 zmm20, zmm6                             ;   584.3         21 t copy
        vpternlogd zmm20, zmm17, zmm18, 0x96              ;   584.3 p0      21 t
        vpternlogd zmm31, zmm20, zmm21, 0x6a              ;   585.3 p5      21 t
        vpxord zmm25, zmm25, zmm20                        ;   585.3 p0      21 t
        vpandnd zmm22, zmm6, zmm18                        ;   585.8 p5      21 t
        vpternlogd zmm18, zmm31, zmm6, 0x93               ;   586.3 p0      21 t
        vpternlogd zmm31, zmm13, zmm21, 0x1e              ;   586.8 p5      21 t
        vpternlogd zmm3, zmm18, [rbp + 11584], 0x96       ;   587.3 p0+p2   21 t
        vmovdqu64 [rbp + 20992], zmm5                     ;   581.3 p7+p4   22 t spill
        vmovdqa64 zmm5, zmm25                             ;   586.3         21 t copy
        vmovdqu64 [rbp + 21504], zmm1                     ;   583.3 p8+p9   22 t spill
        vmovdqa64 zmm1, zmm16                             ;   575.8         42 t copy
        vpternlogd zmm1, zmm27, zmm27, 0xc3               ;   587.8 p5      42 t
        vmovdqu64 [rbp + 21184], zmm12                    ;   584.3 p7+p4   22 t spill
        vmovdqa64 zmm12, zmm1                             ;   588.8         42 t copy
        vmovdqu64 [rbp + 21312], zmm0                     ;   574.3 p8+p9   22 t spill
        vmovdqa64 zmm0, zmm25                             ;   586.3         21 t copy
        vpternlogd zmm0, zmm30, [rbp + 20864], 0x96       ;   588.3 p0+p3   21 t
        vpxord zmm5, zmm5, zmm0                           ;   589.3 p5      21 t
        vpternlogd zmm2, zmm5, [rbp + 21120], 0x69        ;   590.3 p0+p2   21 t
        vpternlogd zmm18, zmm2, zmm0, 0x1e                ;   591.3 p5      21 t
        vmovdqu64 [rbp + 20928], zmm8                     ;   579.3 p7+p4   22 t spill
        vmovdqa64 zmm8, zmm7                              ;   552.8         21 t copy
        vpternlogd zmm8, zmm0, zmm25, 0xde                ;   590.3 p0      21 t
        vpternlogd zmm9, zmm8, zmm22, 0x96                ;   591.3 p5      21 t
        vpternlogd zmm9, zmm2, zmm21, 0xe1                ;   592.3 p0      21 t
        vmovdqa64 zmm8, zmm2                              ;   591.3         21 t copy
        vpternlogd zmm8, zmm7, zmm5, 0x96                 ;   591.8 p5      21 t
        vpternlogd zmm31, zmm8, zmm30, 0xb4               ;   592.8 p0      21 t
        vpternlogd zmm18, zmm8, zmm21, 0xe1               ;   592.8 p5      21 t
        vmovdqa64 zmm22, zmm19                            ;   572.3         42 t copy
        vmovdqu64 [rbp + 23360], zmm24                    ;   577.3 p8+p9   22 t spill
        vmovdqa64 zmm24, zmm8                             ;   592.8         21 t copy
        vmovdqu64 [rbp + 23424], zmm14                    ;   576.3 p7+p4   22 t spill
        vmovdqa64 zmm14, zmm5                             ;   590.3         21 t copy
        vmovdqu64 [rbp + 23488], zmm28                    ;   578.3 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm2                             ;   591.3         21 t copy
        vpternlogd zmm28, zmm5, zmm6, 0x7b                ;   593.3 p0      21 t
        vpternlogd zmm3, zmm28, zmm31, 0x69               ;   594.3 p5      21 t
        vmovdqu64 zmm28, [rbp + 21120]                    ;   442.5 p3      40 t reload
        vmovdqu64 [rbp + 23552], zmm26                    ;   581.3 p7+p4   22 t spill
        vmovdqu64 zmm26, [rbp + 20864]                    ;   443.5 p2      40 t reload
        vpternlogd zmm31, zmm26, zmm28, 0xb4              ;   594.3 p0      21 t
        vmovdqu64 [rbp + 23616], zmm29                    ;   556.3 p8+p9   22 t spill
        vmovdqa64 zmm29, zmm18                            ;   593.8         21 t copy
        vpternlogd zmm29, zmm31, zmm9, 0xe3               ;   595.3 p5      21 t
        vmovdqu64 [rbp + 23680], zmm10                    ;   573.8 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm29                            ;   596.3         21 t copy
        vmovdqu64 [rbp + 23744], zmm11                    ;   583.3 p8+p9   22 t spill
        vmovdqa64 zmm11, zmm3                             ;   595.3         21 t copy
        vpternlogd zmm11, zmm31, zmm9, 0x6c               ;   595.3 p0      21 t
        vpxord zmm10, zmm10, zmm11                        ;   596.3 p5      21 t
        vpternlogd zmm9, zmm10, zmm3, 0xbe                ;   597.3 p0      21 t
        vpternlogd zmm31, zmm9, zmm18, 0xc2               ;   598.3 p5      21 t
        vpternlogd zmm9, zmm29, zmm18, 0x72               ;   598.3 p0      21 t
        vpternlogd zmm11, zmm3, zmm31, 0x36               ;   599.3 p5      21 t
        vmovdqu64 zmm3, [rbp + 22592]                     ;   482.8 p3      22 t reload
        vmovdqu64 zmm18, [rbp + 23168]                    ;   549.8 p2      23 t reload
        vmovdqu64 zmm29, [rbp + 23232]                    ;   546.8 p3      41 t
        vpternlogd zmm29, zmm18, zmm3, 0x96               ;   598.3 p0      41 t
        vpternlogd zmm7, zmm5, zmm31, 0xbe                ;   599.3 p5      21 t
        vpord zmm14, zmm14, zmm10                         ;   599.3 p0      21 t
        vpxord zmm5, zmm10, zmm11                         ;   600.3 p5      21 t
        vpternlogd zmm10, zmm2, zmm6, 6                   ;   600.3 p0      21 t
        vpternlogd zmm6, zmm5, zmm10, 0x56                ;   601.3 p5      21 t
        vpxord zmm24, zmm24, zmm10                        ;   601.3 p0      21 t
        vpternlogd zmm2, zmm7, zmm11, 0x39                ;   601.8 p5      21 t
        vpxord zmm10, zmm11, zmm31                        ;   602.3 p0      21 t
        vmovdqa64 zmm18, zmm5                             ;   601.3         21 t copy
        vmovdqa64 zmm3, zmm10                             ;   603.3         21 t copy
        vpternlogd zmm3, zmm0, zmm21, 6                   ;   603.3 p5      21 t
        vpternlogd zmm11, zmm21, zmm3, 0x9a               ;   604.3 p0      21 t
        vpternlogd zmm3, zmm0, zmm31, 0xe1                ;   604.3 p5      21 t
        vmovdqa64 zmm0, zmm9                              ;   599.3         21 t copy
        vpternlogd zmm0, zmm25, [rbp + 21056], 6          ;   604.3 p0+p2   21 t
        vpternlogd zmm24, zmm7, zmm0, 0x96                ;   605.3 p5      21 t
        vpternlogd zmm24, zmm8, zmm10, 0x78               ;   606.3 p0      21 t
        vmovdqu64 zmm7, [rbp + 22080]                     ;   456.8 p3      41 t reload
        vmovdqu64 zmm8, [rbp + 22784]                     ;   516.3 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 23744]                    ;   583.3 p3      41 t
        vpternlogd zmm21, zmm8, zmm7, 0x96                ;   605.8 p5      41 t
        vmovdqa64 zmm7, zmm9                              ;   599.3         21 t copy
        vpternlogd zmm7, zmm10, zmm10, 0xc3               ;   606.3 p0      21 t
        vpternlogd zmm13, zmm6, zmm7, 0x36                ;   607.3 p5      21 t
        vpxord zmm18, zmm18, zmm7                         ;   607.3 p0      21 t
        vpternlogd zmm20, zmm11, zmm18, 0x93              ;   608.3 p5      21 t
        vpternlogd zmm7, zmm17, zmm20, 0x59               ;   609.3 p0      21 t
        vpandd zmm23, zmm23, zmm18                        ;   608.8 p5      21 t
        vpternlogd zmm18, zmm31, zmm31, 0xc3              ;   609.3 p0      21 t
        vmovdqu64 zmm10, [rbp + 23296]                    ;   569.8 p2      22 t reload
        vmovdqu64 zmm17, [rbp + 23680]                    ;   573.8 p3      41 t
        vpternlogd zmm17, zmm10, [rbp + 23616], 0x2d      ;   609.8 p5+p2   41 t
        vpternlogd zmm26, zmm24, zmm18, 0xc6              ;   610.3 p0      21 t
        vpternlogd zmm18, zmm28, zmm26, 0x95              ;   611.3 p5      21 t
        vmovdqu64 zmm10, [rbp + 22528]                    ;   484.3 p3      22 t reload
        vmovdqu64 zmm28, [rbp + 22720]                    ;   521.3 p2      21 t reload
        vmovdqu64 zmm31, [rbp + 23040]                    ;   549.8 p3      41 t
        vpternlogd zmm31, zmm28, zmm10, 0x96              ;   611.3 p0      41 t
        vpternlogd zmm23, zmm6, zmm18, 0x96               ;   612.3 p5      21 t
        vpternlogd zmm2, zmm18, zmm13, 0x69               ;   612.3 p0      21 t
        vpternlogd zmm9, zmm30, zmm26, 0x59               ;   612.8 p5      21 t
        vmovdqu64 zmm6, [rbp + 17024]                     ;   476.3 p2      22 t reload
        vmovdqu64 zmm18, [rbp + 22976]                    ;   523.3 p3      23 t reload
        vmovdqu64 zmm30, [rbp + 22912]                    ;   537.8 p2      41 t
        vpternlogd zmm30, zmm18, zmm6, 0x59               ;   613.3 p0      41 t
        vpternlogd zmm14, zmm26, zmm3, 0x96               ;   613.8 p5      21 t
        vpternlogd zmm11, zmm9, zmm7, 0x96                ;   614.3 p0      21 t
        vpternlogd zmm11, zmm14, zmm23, 0x96              ;   615.3 p5      21 t
        vmovdqu64 zmm18, [rbp + 21888]                    ;   465.3 p3      41 t reload
        vpternlogd zmm5, zmm25, zmm18, 0x59               ;   615.3 p0      41 t
        vpternlogd zmm5, zmm20, zmm3, 0x96                ;   616.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 21952]                     ;   465.8 p2      41 t reload
        vmovdqu64 zmm20, [rbp + 22656]                    ;   519.3 p3      21 t reload
        vmovdqu64 zmm25, [rbp + 23424]                    ;   576.3 p2      41 t
        vpternlogd zmm25, zmm20, zmm3, 0x96               ;   616.3 p0      41 t
        vmovdqu64 zmm26, [rbp + 23104]                    ;   552.3 p3      23 t reload
        vmovdqa64 zmm18, zmm29                            ;   599.3         41 t copy
        vpternlogd zmm18, zmm8, zmm26, 0x96               ;   616.8 p5      41 t
        vpternlogd zmm29, zmm21, zmm26, 0x96              ;   617.3 p0      41 t
        vmovdqu64 zmm26, [rbp + 23552]                    ;   581.3 p2      22 t reload
        vpternlogd zmm17, zmm26, [rbp + 23488], 0x96      ;   617.8 p5+p3   41 t
        vmovdqu64 zmm26, [rbp + 22016]                    ;   469.3 p2      41 t reload
        vmovdqu64 [rbp + 23488], zmm21                    ;   606.8 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm7                             ;   610.3         41 t copy
        vpternlogd zmm21, zmm2, zmm26, 0x96               ;   618.3 p0      41 t
        vpternlogd zmm26, zmm17, zmm28, 0x69              ;   618.8 p5      41 t
        vmovdqu64 zmm6, [rbp + 22848]                     ;   545.8 p3      23 t reload
        vpternlogd zmm30, zmm6, [rbp + 21248], 0x96       ;   619.3 p0+p2   41 t
        vmovdqu64 zmm6, [rbp + 22336]                     ;   472.5 p3      23 t reload
        vmovdqa64 zmm20, zmm23                            ;   613.3         41 t copy
        vpternlogd zmm20, zmm3, zmm6, 0x96                ;   619.8 p5      41 t
        vmovdqa64 zmm3, zmm21                             ;   619.3         41 t copy
        vpternlogd zmm3, zmm11, [rbp + 22400], 0x96       ;   620.3 p0+p2   41 t
        vpternlogd zmm17, zmm28, zmm3, 0x69               ;   621.3 p5      41 t
        vmovdqa64 zmm28, zmm26                            ;   619.8         41 t copy
        vpternlogd zmm28, zmm10, [rbp + 23040], 0x96      ;   621.3 p0+p3   41 t
        vmovdqu64 [rbp + 23040], zmm26                    ;   619.8 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm25                            ;   617.3         41 t copy
        vpternlogd zmm26, zmm30, [rbp + 21376], 0x69      ;   621.8 p5+p2   41 t
        vmovdqu64 [rbp + 22720], zmm25                    ;   617.3 p7+p4   41 t spill
        vmovdqu64 zmm25, [rbp + 21376]                    ;   549.8 p3      23 t reload
        vpternlogd zmm30, zmm25, [rbp + 22656], 0x69      ;   622.3 p0+p2   41 t
        vpbroadcastd zmm25, [r8 + 1020]                   ;   477.7 p10     62 l.63 reload
        vmovdqu64 zmm6, [rbp + 12096]                     ;   478.3 p3      42 t
        vpternlogd zmm6, zmm16, zmm25, 0x96               ;   622.8 p5      42 t
        vpxord zmm15, zmm15, zmm6                         ;   623.8 p0      42 t
        vmovdqu64 [rbp + 21376], zmm3                     ;   621.3 p8+p9   41 t spill
        vpandnd zmm3, zmm15, [rbp + 20480]                ;   624.8 p5+p2   42 t
        vpternlogd zmm3, zmm6, zmm1, 0xb4                 ;   625.8 p0      42 t
        vmovdqu64 [rbp + 21248], zmm17                    ;   622.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm15                            ;   624.8         42 t copy
        vpternlogd zmm17, zmm1, [rbp + 20480], 0x96       ;   624.8 p5+p3   42 t
        vpternlogd zmm19, zmm17, zmm27, 0x6a              ;   625.8 p0      42 t
        vpxord zmm12, zmm12, zmm17                        ;   625.8 p5      42 t
        vmovdqu64 [rbp + 22848], zmm26                    ;   622.8 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm12                            ;   626.8         42 t copy
        vmovdqu64 [rbp + 22016], zmm28                    ;   622.3 p7+p4   41 t spill
        vmovdqa64 zmm28, zmm19                            ;   626.8         42 t copy
        vpternlogd zmm28, zmm6, zmm27, 0x1e               ;   626.8 p0      42 t
        vpternlogd zmm19, zmm15, [rbp + 20480], 0x87      ;   626.8 p5+p2   42 t
        vpternlogd zmm25, zmm19, [rbp + 12096], 0x96      ;   627.8 p0+p3   42 t
        vmovdqu64 [rbp + 20480], zmm29                    ;   618.3 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm12                            ;   626.8         42 t copy
        vpternlogd zmm29, zmm16, [rbp + 20544], 0x96      ;   627.8 p5+p2   42 t
        vpxord zmm26, zmm26, zmm29                        ;   628.8 p0      42 t
        vpternlogd zmm4, zmm26, [rbp + 20800], 0x69       ;   629.8 p5+p3   42 t
        vpternlogd zmm19, zmm4, zmm29, 0x1e               ;   630.8 p0      42 t
        vmovdqa64 zmm10, zmm26                            ;   629.8         42 t copy
        vmovdqu64 [rbp + 20672], zmm2                     ;   613.3 p7+p4   21 t spill
        vmovdqa64 zmm2, zmm4                              ;   630.8         42 t copy
        vpternlogd zmm2, zmm26, zmm15, 0x7b               ;   630.8 p5      42 t
        vpternlogd zmm26, zmm16, [rbp + 20608], 0x96      ;   630.3 p0+p2   42 t
        vpternlogd zmm3, zmm26, zmm29, 0x1e               ;   631.3 p5      42 t
        vpternlogd zmm3, zmm4, zmm27, 0xe1                ;   632.3 p0      42 t
        vpxord zmm8, zmm26, zmm4                          ;   631.8 p5      42 t
        vpternlogd zmm28, zmm8, zmm16, 0xb4               ;   632.8 p0      42 t
        vpternlogd zmm25, zmm2, zmm28, 0x69               ;   633.8 p5      42 t
        vpternlogd zmm19, zmm8, zmm27, 0xe1               ;   633.3 p0      42 t
        vmovdqa64 zmm2, zmm8                              ;   632.8         42 t copy
        vmovdqu64 [rbp + 20608], zmm0                     ;   605.3 p8+p9   21 t spill
        vmovdqu64 zmm0, [rbp + 20544]                     ;   492.7 p3      40 t reload
        vpternlogd zmm28, zmm0, [rbp + 20800], 0xb4       ;   633.8 p5+p2   42 t
        vpternlogd zmm7, zmm13, [rbp + 20608], 0x96       ;   634.3 p0+p3   41 t
        vmovdqa64 zmm13, zmm19                            ;   634.3         42 t copy
        vpternlogd zmm13, zmm28, zmm3, 0xe3               ;   634.8 p5      42 t
        vmovdqu64 [rbp + 20608], zmm7                     ;   635.3 p7+p4   41 t spill
        vmovdqa64 zmm7, zmm13                             ;   635.8         42 t copy
        vmovdqu64 [rbp + 23552], zmm24                    ;   607.3 p8+p9   21 t spill
        vmovdqa64 zmm24, zmm25                            ;   634.8         42 t copy
        vpternlogd zmm24, zmm28, zmm3, 0x6c               ;   635.3 p0      42 t
        vpxord zmm7, zmm7, zmm24                          ;   636.3 p5      42 t
        vpternlogd zmm3, zmm7, zmm25, 0xbe                ;   637.3 p0      42 t
        vpternlogd zmm28, zmm3, zmm19, 0xc2               ;   638.3 p5      42 t
        vpternlogd zmm3, zmm13, zmm19, 0x72               ;   638.3 p0      42 t
        vpternlogd zmm24, zmm25, zmm28, 0x36              ;   639.3 p5      42 t
        vmovdqu64 zmm13, [rbp + 21312]                    ;   574.3 p2      22 t reload
        vmovdqu64 zmm19, [rbp + 20928]                    ;   579.3 p3      41 t
        vpternlogd zmm19, zmm13, [rbp + 23360], 0x96      ;   638.3 p0+p2   41 t
        vpord zmm10, zmm10, zmm7                          ;   638.8 p5      42 t
        vpord zmm26, zmm26, zmm28                         ;   639.3 p0      42 t
        vpxord zmm13, zmm7, zmm24                         ;   640.3 p5      42 t
        vpternlogd zmm7, zmm4, zmm15, 6                   ;   640.3 p0      42 t
        vpternlogd zmm15, zmm13, zmm7, 0x56               ;   641.3 p5      42 t
        vpternlogd zmm7, zmm8, zmm26, 0x96                ;   641.3 p0      42 t
        vpternlogd zmm26, zmm4, zmm24, 0x2d               ;   641.8 p5      42 t
        vmovdqu64 zmm4, [rbp + 19968]                     ;   499.5 p3      22 t reload
        vmovdqu64 zmm8, [rbp + 17472]                     ;   517.3 p2      21 t reload
        vmovdqu64 zmm25, [rbp + 18048]                    ;   543.8 p3      41 t
        vpternlogd zmm25, zmm8, zmm4, 0x96                ;   642.3 p0      41 t
        vpxord zmm4, zmm24, zmm28                         ;   642.8 p5      42 t
        vpandd zmm2, zmm2, zmm4                           ;   643.8 p0      42 t
        vmovdqa64 zmm8, zmm13                             ;   641.3         42 t copy
        vmovdqu64 [rbp + 23360], zmm25                    ;   643.3 p7+p4   41 t spill
        vmovdqa64 zmm25, zmm3                             ;   639.3         42 t copy
        vpternlogd zmm25, zmm4, zmm4, 0xc3                ;   643.8 p5      42 t
        vpternlogd zmm6, zmm15, zmm25, 0x36               ;   644.8 p0      42 t
        vpternlogd zmm4, zmm29, zmm27, 6                  ;   644.8 p5      42 t
        vpternlogd zmm24, zmm27, zmm4, 0x9a               ;   645.8 p0      42 t
        vpternlogd zmm4, zmm29, zmm28, 0xe1               ;   645.8 p5      42 t
        vpxord zmm8, zmm8, zmm25                          ;   646.3 p0      42 t
        vpternlogd zmm17, zmm24, zmm8, 0x93               ;   647.3 p5      42 t
        vpternlogd zmm25, zmm1, zmm17, 0x59               ;   648.3 p0      42 t
        vmovdqu64 zmm1, [rbp + 18112]                     ;   541.8 p2      23 t reload
        vmovdqu64 zmm27, [rbp + 23232]                    ;   546.8 p3      41 t
        vpternlogd zmm27, zmm1, [rbp + 19456], 0x96       ;   647.8 p5+p2   41 t
        vpandd zmm22, zmm22, zmm8                         ;   648.3 p0      42 t
        vpternlogd zmm8, zmm28, zmm28, 0xc3               ;   648.8 p5      42 t
        vmovdqu64 zmm1, [rbp + 21824]                     ;   506.8 p3      41 t reload
        vmovdqu64 zmm28, [rbp + 16896]                    ;   507.8 p2      21 t reload
        vmovdqu64 zmm29, [rbp + 21184]                    ;   584.3 p3      41 t
        vpternlogd zmm29, zmm28, zmm1, 0x96               ;   649.3 p0      41 t
        vpternlogd zmm13, zmm4, zmm12, 0x39               ;   649.8 p5      41 t
        vpternlogd zmm12, zmm3, [rbp + 20736], 0x12       ;   650.3 p0+p2   42 t
        vpternlogd zmm7, zmm2, zmm12, 0x96                ;   651.3 p5      42 t
        vpternlogd zmm0, zmm7, zmm8, 0xc6                 ;   652.3 p0      42 t
        vpternlogd zmm4, zmm10, zmm0, 0x96                ;   653.3 p5      42 t
        vmovdqu64 zmm2, [rbp + 22208]                     ;   508.8 p3      23 t reload
        vmovdqu64 zmm10, [rbp + 23552]                    ;   607.3 p2      41 t
        vpternlogd zmm10, zmm1, zmm2, 0x96                ;   652.3 p0      41 t
        vpternlogd zmm3, zmm16, zmm0, 0x59                ;   653.3 p5      42 t
        vpternlogd zmm13, zmm17, zmm3, 0x96               ;   654.3 p0      41 t
        vpternlogd zmm3, zmm24, zmm25, 0x96               ;   654.3 p5      42 t
        vmovdqu64 zmm16, [rbp + 21760]                    ;   512.0 p3      41 t reload
        vmovdqu64 zmm17, [rbp + 22144]                    ;   517.8 p2      21 t reload
        vmovdqu64 zmm24, [rbp + 21504]                    ;   583.3 p3      41 t
        vpternlogd zmm24, zmm17, zmm16, 0x96              ;   654.3 p0      41 t
        vpternlogd zmm12, zmm25, zmm6, 0x96               ;   654.8 p5      41 t
        vpternlogd zmm0, zmm8, [rbp + 20800], 0x87        ;   655.3 p0+p2   42 t
        vpternlogd zmm26, zmm6, zmm0, 0x69                ;   656.3 p5      42 t
        vpternlogd zmm22, zmm0, zmm15, 0x96               ;   656.3 p0      42 t
        vmovdqu64 zmm0, [rbp + 17920]                     ;   515.3 p3      23 t reload
        vmovdqu64 zmm6, [rbp + 20608]                     ;   635.3 p2      41 t
        vpternlogd zmm6, zmm16, zmm0, 0x96                ;   656.8 p5      41 t
        vmovdqu64 zmm8, [rbp + 20480]                     ;   618.3 p3      62 t
        vpxord zmm8, zmm8, [rbp + 12672]                  ;   657.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 22016]                    ;   622.3 p3      62 t
        vpxord zmm15, zmm15, [rbp + 12736]                ;   657.8 p5+p2   62 t
        vpternlogd zmm3, zmm4, zmm22, 0x96                ;   658.3 p0      42 t
        vpternlogd zmm25, zmm3, zmm26, 0x96               ;   659.3 p5      41 t
        vmovdqu64 [rbp + 12736], zmm15                    ;   658.8 p8+p9   62 t spill
        vmovdqu64 zmm15, [rbp + 22848]                    ;   622.8 p3      62 t
        vpxord zmm15, zmm15, [rbp + 12800]                ;   659.3 p0+p2   62 t
        vmovdqu64 [rbp + 12800], zmm15                    ;   660.3 p7+p4   62 t spill
        vmovdqu64 zmm15, [rbp + 21248]                    ;   622.3 p3      62 t
        vpxord zmm15, zmm15, [rbp + 13248]                ;   659.8 p5+p2   62 t
        vmovdqu64 [rbp + 13248], zmm15                    ;   660.8 p8+p9   62 t spill
        vmovdqu64 zmm15, [rbp + 23104]                    ;   552.3 p3      41 t
        vpternlogd zmm15, zmm17, [rbp + 16384], 0x96      ;   660.3 p0+p2   41 t
        vpternlogd zmm17, zmm6, [rbp + 21504], 0x96       ;   660.8 p5+p3   41 t
        vmovdqu64 [rbp + 12672], zmm8                     ;   658.3 p7+p4   62 t spill
        vmovdqa64 zmm8, zmm15                             ;   661.3         41 t copy
        vpternlogd zmm8, zmm3, zmm0, 0x96                 ;   661.3 p0      41 t
        vpternlogd zmm3, zmm0, [rbp + 16384], 0x96        ;   661.8 p5+p2   41 t
        vpternlogd zmm16, zmm3, [rbp + 20608], 0x96       ;   662.8 p0+p3   41 t
        vpxord zmm0, zmm8, [rbp + 12480]                  ;   662.8 p5+p2   62 t
        vmovdqu64 [rbp + 12480], zmm0                     ;   663.8 p8+p9   62 t spill
        vmovdqa64 zmm0, zmm5                              ;   617.3         41 t copy
        vpternlogd zmm0, zmm9, [rbp + 22272], 0x69        ;   663.3 p0+p3   41 t
        vmovdqu64 [rbp + 20608], zmm8                     ;   662.3 p7+p4   41 t spill
        vmovdqa64 zmm8, zmm27                             ;   648.8         41 t copy
        vpternlogd zmm8, zmm28, [rbp + 16832], 0x96       ;   663.8 p5+p2   41 t
        vpternlogd zmm27, zmm29, [rbp + 16832], 0x96      ;   664.3 p0+p3   41 t
        vpternlogd zmm28, zmm10, [rbp + 21184], 0x96      ;   664.8 p5+p2   41 t
        vmovdqu64 [rbp + 16896], zmm29                    ;   650.3 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm8                             ;   664.8         41 t copy
        vpternlogd zmm29, zmm12, zmm2, 0x96               ;   665.3 p0      41 t
        vpternlogd zmm12, zmm2, [rbp + 16832], 0x96       ;   665.8 p5+p3   41 t
        vpternlogd zmm1, zmm12, [rbp + 23552], 0x96       ;   666.8 p0+p2   41 t
        vpxord zmm2, zmm29, [rbp + 12416]                 ;   666.8 p5+p3   62 t
        vmovdqu64 [rbp + 12416], zmm2                     ;   667.8 p7+p4   62 t spill
        vpxord zmm2, zmm27, [rbp + 12928]                 ;   667.3 p0+p2   62 t
        vmovdqu64 [rbp + 12928], zmm2                     ;   668.3 p8+p9   62 t spill
        vpxord zmm2, zmm28, [rbp + 13440]                 ;   667.8 p5+p3   62 t
        vmovdqu64 [rbp + 13440], zmm2                     ;   668.8 p7+p4   62 t spill
        vmovdqa64 zmm2, zmm31                             ;   612.3         41 t copy
        vpternlogd zmm2, zmm22, [rbp + 22400], 0x96       ;   668.3 p0+p2   41 t
        vmovdqu64 [rbp + 16832], zmm29                    ;   666.3 p8+p9   41 t spill
        vpxord zmm29, zmm2, [rbp + 12224]                 ;   669.3 p5+p3   62 t
        vmovdqu64 [rbp + 12224], zmm29                    ;   670.3 p7+p4   62 t spill
        vmovdqu64 zmm29, [rbp + 22528]                    ;   532.5 p2      22 t reload
        vpternlogd zmm22, zmm29, [rbp + 22400], 0x96      ;   669.3 p0+p3   41 t
        vpternlogd zmm21, zmm22, zmm11, 0x96              ;   670.3 p5      41 t
        vmovdqu64 zmm29, [rbp + 22464]                    ;   533.5 p2      23 t reload
        vmovdqu64 [rbp + 22400], zmm2                     ;   669.3 p8+p9   41 t spill
        vmovdqa64 zmm2, zmm18                             ;   617.8         41 t copy
        vpternlogd zmm2, zmm25, zmm29, 0x96               ;   670.3 p0      41 t
        vpternlogd zmm25, zmm29, [rbp + 22592], 0x96      ;   670.8 p5+p3   41 t
        vpternlogd zmm29, zmm14, [rbp + 22080], 0x96      ;   671.3 p0+p2   41 t
        vpternlogd zmm14, zmm25, [rbp + 22080], 0x96      ;   671.8 p5+p3   41 t
        vmovdqu64 [rbp + 22080], zmm15                    ;   661.3 p7+p4   41 t spill
        vpxord zmm15, zmm17, [rbp + 13504]                ;   672.3 p0+p2   62 t
        vmovdqu64 [rbp + 13504], zmm15                    ;   673.3 p8+p9   62 t spill
        vpxord zmm15, zmm2, [rbp + 12160]                 ;   672.8 p5+p3   62 t
        vmovdqu64 [rbp + 12160], zmm15                    ;   673.8 p7+p4   62 t spill
        vpxord zmm15, zmm14, [rbp + 13696]                ;   673.3 p0+p2   62 t
        vmovdqu64 [rbp + 13696], zmm15                    ;   674.3 p8+p9   62 t spill
        vmovdqa64 zmm15, zmm30                            ;   623.3         41 t copy
        vpternlogd zmm15, zmm13, [rbp + 22336], 0x69      ;   673.8 p5+p3   41 t
        vmovdqu64 [rbp + 19456], zmm2                     ;   671.3 p7+p4   41 t spill
        vpxord zmm2, zmm15, [rbp + 12288]                 ;   674.8 p0+p2   62 t
        vmovdqu64 [rbp + 12288], zmm2                     ;   675.8 p8+p9   62 t spill
        vmovdqu64 zmm2, [rbp + 17024]                     ;   540.8 p3      22 t reload
        vpternlogd zmm13, zmm2, [rbp + 22336], 0x69       ;   674.8 p5+p2   41 t
        vpternlogd zmm23, zmm13, [rbp + 21952], 0x96      ;   675.8 p0+p3   41 t
        vmovdqu64 zmm2, [rbp + 17472]                     ;   542.8 p2      21 t reload
        vmovdqu64 [rbp + 21952], zmm15                    ;   674.8 p7+p4   41 t spill
        vmovdqa64 zmm15, zmm0                             ;   664.3         41 t copy
        vpternlogd zmm15, zmm19, zmm2, 0x96               ;   675.8 p5      41 t
        vpternlogd zmm19, zmm2, [rbp + 21888], 0x96       ;   676.3 p0+p3   41 t
        vpxord zmm2, zmm15, [rbp + 13376]                 ;   676.8 p5+p2   62 t
        vmovdqu64 [rbp + 13376], zmm2                     ;   677.8 p8+p9   62 t spill
        vmovdqu64 zmm2, [rbp + 23424]                     ;   576.3 p3      41 t
        vpternlogd zmm2, zmm20, [rbp + 22656], 0x96       ;   677.3 p0+p2   41 t
        vmovdqu64 [rbp + 22656], zmm8                     ;   664.8 p7+p4   41 t spill
        vpxord zmm8, zmm2, [rbp + 13312]                  ;   678.3 p5+p3   62 t
        vmovdqu64 [rbp + 13312], zmm8                     ;   679.3 p8+p9   62 t spill
        vmovdqu64 zmm8, [rbp + 19072]                     ;   547.2 p2      41 t
        vpternlogd zmm8, zmm11, [rbp + 21696], 0x96       ;   678.3 p0+p3   41 t
        vmovdqu64 [rbp + 17472], zmm30                    ;   623.3 p7+p4   41 t spill
        vmovdqu64 zmm30, [rbp + 12352]                    ;   548.2 p2      62 t
        vmovdqu64 [rbp + 22336], zmm31                    ;   612.3 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 12544]                    ;   548.8 p3      62 t
        vmovdqu64 [rbp + 17024], zmm18                    ;   617.8 p7+p4   41 t spill
        vmovdqu64 zmm18, [rbp + 12608]                    ;   550.0 p2      62 t
        vmovdqu64 [rbp + 23232], zmm14                    ;   672.8 p8+p9   41 t spill
        vmovdqu64 zmm14, [rbp + 12864]                    ;   550.3 p3      62 t
        vmovdqu64 [rbp + 21312], zmm17                    ;   661.8 p7+p4   41 t spill
        vmovdqu64 zmm17, [rbp + 12992]                    ;   551.0 p2      62 t
        vmovdqu64 [rbp + 22976], zmm3                     ;   662.8 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 13056]                     ;   551.3 p3      62 t
        vmovdqu64 [rbp + 22912], zmm28                    ;   665.8 p7+p4   41 t spill
        vmovdqu64 zmm28, [rbp + 13120]                    ;   552.5 p2      62 t
        vmovdqu64 [rbp + 21120], zmm12                    ;   666.8 p8+p9   41 t spill
        vmovdqu64 zmm12, [rbp + 13184]                    ;   553.3 p3      62 t
        vmovdqu64 [rbp + 20864], zmm15                    ;   676.8 p7+p4   41 t spill
        vmovdqu64 zmm15, [rbp + 13568]                    ;   554.3 p2      62 t
        vmovdqu64 [rbp + 23616], zmm13                    ;   675.8 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 13632]                    ;   554.7 p3      62 t
        vmovdqu64 [rbp + 23296], zmm2                     ;   678.3 p7+p4   41 t spill
        vmovdqu64 zmm2, [rbp + 19968]                     ;   556.3 p2      41 t
        vpternlogd zmm2, zmm7, [rbp + 22272], 0x96        ;   678.8 p5+p3   41 t
        vpternlogd zmm5, zmm9, zmm2, 0x69                 ;   679.8 p0      41 t
        vmovdqu64 zmm9, [rbp + 23360]                     ;   643.3 p2      41 t reload
        vpternlogd zmm7, zmm9, [rbp + 22272], 0x96        ;   679.8 p5+p3   41 t
        vpxord zmm30, zmm30, zmm7                         ;   680.8 p0      62 t
        vmovdqu64 zmm9, [rbp + 23104]                     ;   558.5 p2      41 t
        vpternlogd zmm9, zmm24, [rbp + 16384], 0x96       ;   680.8 p5+p3   41 t
        vpxord zmm17, zmm17, zmm9                         ;   681.8 p0      62 t
        vmovdqu64 [rbp + 12992], zmm17                    ;   682.8 p8+p9   62 t spill
        vmovdqu64 zmm17, [rbp + 19392]                    ;   559.5 p2      41 t
        vpternlogd zmm17, zmm4, [rbp + 18944], 0x96       ;   681.8 p5+p3   41 t
        vmovdqu64 [rbp + 12352], zmm30                    ;   681.8 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 17536]                    ;   560.5 p2      41 t
        vpternlogd zmm30, zmm26, [rbp + 19072], 0x96      ;   682.3 p0+p3   41 t
        vpternlogd zmm11, zmm30, [rbp + 21696], 0x96      ;   683.3 p5+p2   41 t
        vmovdqu64 [rbp + 22272], zmm24                    ;   655.3 p8+p9   41 t spill
        vmovdqu64 zmm24, [rbp + 23744]                    ;   583.3 p3      41 t
        vpternlogd zmm24, zmm29, [rbp + 22784], 0x96      ;   683.3 p0+p2   41 t
        vpxord zmm12, zmm12, zmm24                        ;   684.3 p5      62 t
        vpternlogd zmm27, zmm10, [rbp + 14464], 0x96      ;   684.3 p0+p3   62 t
        vpxord zmm10, zmm16, [rbp + 14016]                ;   684.8 p5+p2   62 t
        vmovdqu64 [rbp + 14464], zmm27                    ;   685.3 p7+p4   62 t spill
        vpxord zmm27, zmm1, [rbp + 13952]                 ;   685.3 p0+p3   62 t
        vpternlogd zmm9, zmm6, [rbp + 14528], 0x96        ;   685.8 p5+p2   62 t
        vpxord zmm6, zmm21, [rbp + 13760]                 ;   686.3 p0+p3   62 t
        vpternlogd zmm24, zmm25, [rbp + 14720], 0x96      ;   686.8 p5+p2   62 t
        vpxord zmm25, zmm23, [rbp + 13824]                ;   687.3 p0+p3   62 t
        vmovdqu64 [rbp + 14720], zmm24                    ;   687.8 p8+p9   62 t spill
        vpxord zmm24, zmm5, [rbp + 13888]                 ;   687.8 p5+p2   62 t
        vmovdqu64 [rbp + 14528], zmm9                     ;   686.8 p7+p4   62 t spill
        vpxord zmm9, zmm11, [rbp + 14080]                 ;   688.3 p0+p3   62 t
        vmovdqu64 [rbp + 14080], zmm9                     ;   689.3 p8+p9   62 t spill
        vmovdqu64 zmm9, [rbp + 22848]                     ;   622.8 p2      41 t reload
        vpternlogd zmm20, zmm9, [rbp + 14336], 0x96       ;   688.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 22080]                     ;   661.3 p2      41 t reload
        vpternlogd zmm16, zmm9, [rbp + 15552], 0x96       ;   689.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 20480]                     ;   618.3 p2      41 t reload
        vpternlogd zmm29, zmm9, [rbp + 14208], 0x96       ;   689.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 21248]                     ;   622.3 p2      41 t reload
        vpternlogd zmm22, zmm9, [rbp + 14784], 0x96       ;   690.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 22656]                     ;   664.8 p2      41 t reload
        vpternlogd zmm1, zmm9, [rbp + 15488], 0x96        ;   690.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 22336]                     ;   612.3 p2      41 t reload
        vpternlogd zmm21, zmm9, [rbp + 15296], 0x96       ;   691.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 17472]                     ;   623.3 p2      41 t reload
        vpternlogd zmm23, zmm9, [rbp + 15360], 0x96       ;   691.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 20864]                     ;   676.8 p2      41 t reload
        vpternlogd zmm2, zmm9, [rbp + 14912], 0x96        ;   692.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 23360]                     ;   643.3 p2      41 t reload
        vpternlogd zmm5, zmm9, [rbp + 15424], 0x96        ;   692.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 14144]                     ;   576.5 p2      62 t
        vmovdqu64 [rbp + 15552], zmm16                    ;   690.3 p7+p4   62 t spill
        vmovdqu64 zmm16, [rbp + 18048]                    ;   576.7 p3      41 t
        vpternlogd zmm16, zmm19, [rbp + 19968], 0x96      ;   693.3 p0+p2   41 t
        vpxord zmm14, zmm14, zmm16                        ;   694.3 p5      62 t
        vmovdqu64 [rbp + 15488], zmm1                     ;   691.8 p8+p9   62 t spill
        vpternlogd zmm7, zmm19, [rbp + 15936], 0x96       ;   694.3 p0+p3   62 t
        vpternlogd zmm16, zmm0, [rbp + 14400], 0x96       ;   694.8 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 17856]                     ;   578.7 p3      21 t reload
        vmovdqu64 zmm1, [rbp + 20992]                     ;   581.3 p2      41 t
        vpternlogd zmm1, zmm0, [rbp + 21696], 0x96        ;   695.3 p0+p3   41 t
        vmovdqu64 zmm19, [rbp + 17536]                    ;   580.5 p2      22 t reload
        vmovdqu64 [rbp + 15936], zmm7                     ;   695.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rbp + 23168]                     ;   580.7 p3      41 t
        vpternlogd zmm7, zmm0, zmm19, 0x96                ;   695.8 p5      41 t
        vmovdqu64 [rbp + 15424], zmm5                     ;   693.8 p8+p9   62 t spill
        vpternlogd zmm0, zmm8, [rbp + 20992], 0x96        ;   696.3 p0+p2   41 t
        vpxord zmm15, zmm15, zmm0                         ;   697.3 p5      62 t
        vpternlogd zmm19, zmm1, [rbp + 23168], 0x96       ;   697.3 p0+p3   41 t
        vpxord zmm3, zmm3, zmm19                          ;   698.3 p5      62 t
        vpternlogd zmm26, zmm7, [rbp + 19072], 0x96       ;   698.3 p0+p2   41 t
        vpxord zmm31, zmm31, zmm26                        ;   699.3 p5      62 t
        vpternlogd zmm19, zmm8, [rbp + 14592], 0x96       ;   699.3 p0+p3   62 t
        vpternlogd zmm0, zmm30, [rbp + 15104], 0x96       ;   699.8 p5+p2   62 t
        vmovdqu64 zmm5, [rbp + 21568]                     ;   583.7 p3      21 t reload
        vmovdqu64 zmm8, [rbp + 21504]                     ;   584.5 p2      22 t reload
        vmovdqu64 zmm30, [rbp + 20928]                    ;   584.7 p3      41 t
        vpternlogd zmm30, zmm8, zmm5, 0x96                ;   700.3 p0      41 t
        vmovdqu64 zmm8, [rbp + 19392]                     ;   585.5 p2      22 t reload
        vmovdqu64 [rbp + 15360], zmm23                    ;   692.8 p7+p4   62 t spill
        vmovdqu64 zmm23, [rbp + 21440]                    ;   585.7 p3      23 t reload
        vpternlogd zmm5, zmm23, zmm8, 0x96                ;   700.8 p5      41 t
        vpternlogd zmm11, zmm7, [rbp + 15616], 0x96       ;   701.3 p0+p2   62 t
        vmovdqu64 zmm7, [rbp + 18944]                     ;   586.8 p3      23 t reload
        vpternlogd zmm4, zmm5, zmm7, 0x96                 ;   701.8 p5      41 t
        vpxord zmm18, zmm18, zmm4                         ;   702.8 p0      62 t
        vmovdqu64 [rbp + 15616], zmm11                    ;   702.3 p8+p9   62 t spill
        vmovdqu64 zmm11, [rbp + 20672]                    ;   613.3 p2      21 t reload
        vpternlogd zmm7, zmm11, [rbp + 21632], 0x96       ;   702.8 p5+p3   41 t
        vpternlogd zmm11, zmm17, [rbp + 21632], 0x96      ;   703.3 p0+p2   41 t
        vpxord zmm9, zmm9, zmm11                          ;   704.3 p5      62 t
        vpternlogd zmm26, zmm1, [rbp + 16128], 0x96       ;   704.3 p0+p3   62 t
        vpternlogd zmm11, zmm5, [rbp + 15680], 0x96       ;   704.8 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 21184]                     ;   590.7 p3      22 t reload
        vmovdqa64 zmm5, zmm7                              ;   703.8         41 t copy
        vpternlogd zmm5, zmm30, zmm1, 0x96                ;   705.3 p0      41 t
        vpxord zmm13, zmm13, zmm5                         ;   706.3 p5      62 t
        vpternlogd zmm30, zmm1, [rbp + 21632], 0x96       ;   706.3 p0+p2   41 t
        vpternlogd zmm23, zmm8, zmm30, 0x96               ;   707.3 p5      41 t
        vpxord zmm28, zmm28, zmm23                        ;   708.3 p0      62 t
        vpternlogd zmm5, zmm17, [rbp + 15168], 0x96       ;   707.8 p5+p3   62 t
        vmovdqu64 zmm1, [rbp + 21376]                     ;   621.3 p2      41 t reload
        vmovdqu64 zmm8, [rbp + 22016]                     ;   622.3 p3      62 t
        vpternlogd zmm8, zmm1, [rbp + 14272], 0x96        ;   708.3 p0+p2   62 t
        vpternlogd zmm23, zmm7, [rbp + 14656], 0x96       ;   708.8 p5+p3   62 t
        vmovdqu64 zmm1, [rbp + 23616]                     ;   675.8 p2      41 t reload
        vmovdqu64 zmm7, [rbp + 23296]                     ;   678.3 p3      62 t
        vpternlogd zmm7, zmm1, [rbp + 14848], 0x96        ;   709.3 p0+p2   62 t
        vmovdqu64 [rbp + 12864], zmm14                    ;   695.3 p7+p4   60 rounds
        vpternlogd zmm4, zmm30, [rbp + 16192], 0x96       ;   709.8 p5+p3   62 t
        vmovdqu64 zmm1, [rbp + 21120]                     ;   666.8 p2      41 t reload
        vmovdqu64 zmm14, [rbp + 22912]                    ;   665.8 p3      62 t
        vpternlogd zmm14, zmm1, [rbp + 14976], 0x96       ;   710.3 p0+p2   62 t
        vmovdqu64 [rbp + 12544], zmm31                    ;   700.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 22976]                     ;   662.8 p3      41 t reload
        vmovdqu64 zmm17, [rbp + 21312]                    ;   661.8 p2      62 t
        vpternlogd zmm17, zmm1, [rbp + 15040], 0x96       ;   710.8 p5+p3   62 t
        vmovdqu64 [rbp + 13184], zmm12                    ;   685.3 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 17024]                     ;   617.8 p2      41 t reload
        vmovdqu64 zmm12, [rbp + 23232]                    ;   672.8 p3      62 t
        vpternlogd zmm12, zmm1, [rbp + 15232], 0x96       ;   711.3 p0+p2   62 t
        vmovdqu64 [rbp + 13056], zmm3                     ;   699.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 23488]                     ;   606.8 p3      41 t reload
        vmovdqu64 zmm3, [rbp + 19456]                     ;   671.3 p2      62 t
        vpternlogd zmm3, zmm1, [rbp + 15744], 0x96        ;   711.8 p5+p3   62 t
        vmovdqu64 [rbp + 13760], zmm6                     ;   687.3 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 23040]                     ;   619.8 p2      41 t reload
        vmovdqu64 zmm6, [rbp + 22400]                     ;   669.3 p3      62 t
        vpternlogd zmm6, zmm1, [rbp + 15808], 0x96        ;   712.3 p0+p2   62 t
        vmovdqu64 [rbp + 13824], zmm25                    ;   688.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 22720]                     ;   617.3 p3      41 t reload
        vmovdqu64 zmm25, [rbp + 21952]                    ;   674.8 p2      62 t
        vpternlogd zmm25, zmm1, [rbp + 15872], 0x96       ;   712.8 p5+p3   62 t
        vmovdqu64 [rbp + 13952], zmm27                    ;   686.3 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 16896]                     ;   650.3 p2      41 t reload
        vmovdqu64 zmm27, [rbp + 16832]                    ;   666.3 p3      62 t
        vpternlogd zmm27, zmm1, [rbp + 16000], 0x96       ;   713.3 p0+p2   62 t
        vmovdqu64 [rbp + 14016], zmm10                    ;   685.8 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 22272]                     ;   655.3 p3      41 t reload
        vmovdqu64 zmm10, [rbp + 20608]                    ;   662.3 p2      62 t
        vpternlogd zmm10, zmm1, [rbp + 16064], 0x96       ;   713.8 p5+p3   62 t
        vmovdqu64 [rbp + 13888], zmm24                    ;   688.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 14336], zmm20                    ;   689.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 14208], zmm29                    ;   690.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 14784], zmm22                    ;   691.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 13568], zmm15                    ;   698.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14912], zmm2                     ;   693.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 14400], zmm16                    ;   695.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 15296], zmm21                    ;   692.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 12608], zmm18                    ;   703.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 14592], zmm19                    ;   700.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 15104], zmm0                     ;   700.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 13120], zmm28                    ;   709.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 13632], zmm13                    ;   707.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14144], zmm9                     ;   705.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 14272], zmm8                     ;   709.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14656], zmm23                    ;   709.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 15680], zmm11                    ;   705.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 15168], zmm5                     ;   708.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 14848], zmm7                     ;   710.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 16128], zmm26                    ;   705.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 14976], zmm14                    ;   711.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 15040], zmm17                    ;   711.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 15232], zmm12                    ;   712.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 16192], zmm4                     ;   710.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 15744], zmm3                     ;   712.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 15808], zmm6                     ;   713.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 15872], zmm25                    ;   713.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 16000], zmm27                    ;   714.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 16064], zmm10                    ;   714.8 p7+p4   60 rounds
        add r8, 0x200                                     ;   614.5 p1      60 rounds
        mov qword [rbp + 32040], r8                       ;   635.5 p8+p9   60 rounds
        cmp r8, qword [rbp + 32048]                       ;                    more rounds?
        jne .rounds_3
        mov r8, qword [rbp + 32024]                       ;     0.0 p2      71 d.0 reload
        vmovdqu64 zmm0, [rbp + 16192]                     ;     0.2 p3      47 y reload
        vmovdqu64 zmm1, [rbp + 12160]                     ;     1.0 p2      47 y
        vpternlogd zmm1, zmm0, [r8 + 2300]{1to16}, 0x78   ;    11.0 p0+p3   47 y
        vmovdqu64 [rbp - 128], zmm1                       ;    12.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 14208]                     ;     2.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2048]{1to16}, 0x36   ;    12.0 p5+p3   48 y
        vmovdqu64 [rbp + 1920], zmm1                      ;    13.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 12224]                     ;     3.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2176]{1to16}, 0x6c   ;    11.0 p0+p3   47 y
        vmovdqu64 [rbp - 64], zmm2                        ;    12.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 14272]                     ;     4.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2052]{1to16}, 0x36   ;    12.0 p5+p3   48 y
        vmovdqu64 [rbp + 1984], zmm2                      ;    13.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 12288]                     ;     5.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2180]{1to16}, 0x6c   ;    11.0 p0+p3   47 y
        vmovdqu64 [rbp + 0], zmm1                         ;    12.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 14336]                     ;     6.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2056]{1to16}, 0x36   ;    12.0 p5+p3   48 y
        vmovdqu64 [rbp + 2048], zmm1                      ;    13.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 12352]                     ;     7.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2184]{1to16}, 0x6c   ;    13.0 p0+p3   47 y
        vmovdqu64 [rbp + 64], zmm2                        ;    14.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 14400]                     ;     8.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2060]{1to16}, 0x36   ;    14.0 p5+p3   48 y
        vmovdqu64 [rbp + 2112], zmm2                      ;    15.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 12416]                     ;     9.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2188]{1to16}, 0x6c   ;    15.0 p0+p3   47 y
        vmovdqu64 [rbp + 128], zmm1                       ;    16.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 14464]                     ;    10.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2064]{1to16}, 0x36   ;    16.0 p5+p3   48 y
        vmovdqu64 [rbp + 2176], zmm1                      ;    17.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 12480]                     ;    11.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2192]{1to16}, 0x6c   ;    17.0 p0+p3   47 y
        vmovdqu64 [rbp + 192], zmm2                       ;    18.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 14528]                     ;    12.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2068]{1to16}, 0x36   ;    18.0 p5+p3   48 y
        vmovdqu64 [rbp + 2240], zmm2                      ;    19.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 12544]                     ;    13.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2196]{1to16}, 0x6c   ;    19.0 p0+p3   47 y
        vmovdqu64 [rbp + 256], zmm1                       ;    20.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 14592]                     ;    14.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2072]{1to16}, 0x36   ;    20.0 p5+p3   48 y
        vmovdqu64 [rbp + 2304], zmm1                      ;    21.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 12608]                     ;    15.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2200]{1to16}, 0x6c   ;    21.0 p0+p3   47 y
        vmovdqu64 [rbp + 320], zmm2                       ;    22.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 14656]                     ;    16.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2076]{1to16}, 0x36   ;    22.0 p5+p3   48 y
        vmovdqu64 [rbp + 2368], zmm2                      ;    23.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 12672]                     ;    17.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2204]{1to16}, 0x6c   ;    23.0 p0+p3   47 y
        vmovdqu64 [rbp + 384], zmm1                       ;    24.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 14720]                     ;    18.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2080]{1to16}, 0x36   ;    24.0 p5+p3   48 y
        vmovdqu64 [rbp + 2432], zmm1                      ;    25.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 12736]                     ;    19.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2208]{1to16}, 0x6c   ;    25.0 p0+p3   47 y
        vmovdqu64 [rbp + 448], zmm2                       ;    26.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 14784]                     ;    20.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2084]{1to16}, 0x36   ;    26.0 p5+p3   48 y
        vmovdqu64 [rbp + 2496], zmm2                      ;    27.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 12800]                     ;    21.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2212]{1to16}, 0x6c   ;    27.0 p0+p3   47 y
        vmovdqu64 [rbp + 512], zmm1                       ;    28.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 14848]                     ;    22.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2088]{1to16}, 0x36   ;    28.0 p5+p3   48 y
        vmovdqu64 [rbp + 2560], zmm1                      ;    29.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 12864]                     ;    23.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2216]{1to16}, 0x6c   ;    29.0 p0+p3   47 y
        vmovdqu64 [rbp + 576], zmm2                       ;    30.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 14912]                     ;    24.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2092]{1to16}, 0x36   ;    30.0 p5+p3   48 y
        vmovdqu64 [rbp + 2624], zmm2                      ;    31.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 12928]                     ;    25.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2220]{1to16}, 0x6c   ;    31.0 p0+p3   47 y
        vmovdqu64 [rbp + 640], zmm1                       ;    32.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 14976]                     ;    26.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2096]{1to16}, 0x36   ;    32.0 p5+p3   48 y
        vmovdqu64 [rbp + 2688], zmm1                      ;    33.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 12992]                     ;    27.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2224]{1to16}, 0x6c   ;    33.0 p0+p3   47 y
        vmovdqu64 [rbp + 704], zmm2                       ;    34.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 15040]                     ;    28.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2100]{1to16}, 0x36   ;    34.0 p5+p3   48 y
        vmovdqu64 [rbp + 2752], zmm2                      ;    35.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 13056]                     ;    29.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2228]{1to16}, 0x6c   ;    35.0 p0+p3   47 y
        vmovdqu64 [rbp + 768], zmm1                       ;    36.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 15104]                     ;    30.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2104]{1to16}, 0x36   ;    36.0 p5+p3   48 y
        vmovdqu64 [rbp + 2816], zmm1                      ;    37.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 13120]                     ;    31.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2232]{1to16}, 0x6c   ;    37.0 p0+p3   47 y
        vmovdqu64 [rbp + 832], zmm2                       ;    38.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 15168]                     ;    32.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2108]{1to16}, 0x36   ;    38.0 p5+p3   48 y
        vmovdqu64 [rbp + 2880], zmm2                      ;    39.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 13184]                     ;    33.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2236]{1to16}, 0x6c   ;    39.0 p0+p3   47 y
        vmovdqu64 [rbp + 896], zmm1                       ;    40.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 15232]                     ;    34.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2112]{1to16}, 0x36   ;    40.0 p5+p3   48 y
        vmovdqu64 [rbp + 2944], zmm1                      ;    41.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 13248]                     ;    35.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2240]{1to16}, 0x6c   ;    41.0 p0+p3   47 y
        vmovdqu64 [rbp + 960], zmm2                       ;    42.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 15296]                     ;    36.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2116]{1to16}, 0x36   ;    42.0 p5+p3   48 y
        vmovdqu64 [rbp + 3008], zmm2                      ;    43.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 13312]                     ;    37.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2244]{1to16}, 0x6c   ;    43.0 p0+p3   47 y
        vmovdqu64 [rbp + 1024], zmm1                      ;    44.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 15360]                     ;    38.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2120]{1to16}, 0x36   ;    44.0 p5+p3   48 y
        vmovdqu64 [rbp + 3072], zmm1                      ;    45.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 13376]                     ;    39.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2248]{1to16}, 0x6c   ;    45.0 p0+p3   47 y
        vmovdqu64 [rbp + 1088], zmm2                      ;    46.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 15424]                     ;    40.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2124]{1to16}, 0x36   ;    46.0 p5+p3   48 y
        vmovdqu64 [rbp + 3136], zmm2                      ;    47.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 13440]                     ;    41.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2252]{1to16}, 0x6c   ;    47.0 p0+p3   47 y
        vmovdqu64 [rbp + 1152], zmm1                      ;    48.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 15488]                     ;    42.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2128]{1to16}, 0x36   ;    48.0 p5+p3   48 y
        vmovdqu64 [rbp + 3200], zmm1                      ;    49.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 13504]                     ;    43.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2256]{1to16}, 0x6c   ;    49.0 p0+p3   47 y
        vmovdqu64 [rbp + 1216], zmm2                      ;    50.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 15552]                     ;    44.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2132]{1to16}, 0x36   ;    50.0 p5+p3   48 y
        vmovdqu64 [rbp + 3264], zmm2                      ;    51.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 13568]                     ;    45.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2260]{1to16}, 0x6c   ;    51.0 p0+p3   47 y
        vmovdqu64 [rbp + 1280], zmm1                      ;    52.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 15616]                     ;    46.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2136]{1to16}, 0x36   ;    52.0 p5+p3   48 y
        vmovdqu64 [rbp + 3328], zmm1                      ;    53.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 13632]                     ;    47.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2264]{1to16}, 0x6c   ;    53.0 p0+p3   47 y
        vmovdqu64 [rbp + 1344], zmm2                      ;    54.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 15680]                     ;    48.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2140]{1to16}, 0x36   ;    54.0 p5+p3   48 y
        vmovdqu64 [rbp + 3392], zmm2                      ;    55.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 13696]                     ;    49.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2268]{1to16}, 0x6c   ;    55.0 p0+p3   47 y
        vmovdqu64 [rbp + 1408], zmm1                      ;    56.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 15744]                     ;    50.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2144]{1to16}, 0x36   ;    56.0 p5+p3   48 y
        vmovdqu64 [rbp + 3456], zmm1                      ;    57.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 13760]                     ;    51.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2272]{1to16}, 0x6c   ;    57.0 p0+p3   47 y
        vmovdqu64 [rbp + 1472], zmm2                      ;    58.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 15808]                     ;    52.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2148]{1to16}, 0x36   ;    58.0 p5+p3   48 y
        vmovdqu64 [rbp + 3520], zmm2                      ;    59.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 13824]                     ;    53.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2276]{1to16}, 0x6c   ;    59.0 p0+p3   47 y
        vmovdqu64 [rbp + 1536], zmm1                      ;    60.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 15872]                     ;    54.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2152]{1to16}, 0x36   ;    60.0 p5+p3   48 y
        vmovdqu64 [rbp + 3584], zmm1                      ;    61.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 13888]                     ;    55.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2280]{1to16}, 0x6c   ;    61.0 p0+p3   47 y
        vmovdqu64 [rbp + 1600], zmm2                      ;    62.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 15936]                     ;    56.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2156]{1to16}, 0x36   ;    62.0 p5+p3   48 y
        vmovdqu64 [rbp + 3648], zmm2                      ;    63.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 13952]                     ;    57.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2284]{1to16}, 0x6c   ;    63.0 p0+p3   47 y
        vmovdqu64 [rbp + 1664], zmm1                      ;    64.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 16000]                     ;    58.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2160]{1to16}, 0x36   ;    64.0 p5+p3   48 y
        vmovdqu64 [rbp + 3712], zmm1                      ;    65.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 14016]                     ;    59.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2288]{1to16}, 0x6c   ;    65.0 p0+p3   47 y
        vmovdqu64 [rbp + 1728], zmm2                      ;    66.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 16064]                     ;    60.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2164]{1to16}, 0x36   ;    66.0 p5+p3   48 y
        vmovdqu64 [rbp + 3776], zmm2                      ;    67.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 14080]                     ;    61.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2292]{1to16}, 0x6c   ;    67.0 p0+p3   47 y
        vmovdqu64 [rbp + 1792], zmm1                      ;    68.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 16128]                     ;    62.0 p2      47 y reload
        vpternlogd zmm1, zmm2, [r8 + 2168]{1to16}, 0x36   ;    68.0 p5+p3   48 y
        vmovdqu64 [rbp + 3840], zmm1                      ;    69.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 14144]                     ;    63.0 p2      47 y reload
        vpternlogd zmm2, zmm1, [r8 + 2296]{1to16}, 0x6c   ;    69.0 p0+p3   47 y
        vpternlogd zmm0, zmm2, [r8 + 2172]{1to16}, 0x1e   ;    70.0 p5+p2   48 y
        vmovdqu64 [rbp + 1856], zmm2                      ;    70.0 p7+p4   69 groups
        vmovdqu64 [rbp + 3904], zmm0                      ;    71.0 p8+p9   69 groups
        vmovdqu64 zmm0, [rbp + 10048]                     ;    64.2 p3      51 x reload
        vmovdqu64 zmm1, [rbp + 12096]                     ;    65.0 p2      51 x
        vpternlogd zmm1, zmm0, [r8 + 2428]{1to16}, 0x1e   ;    71.0 p0+p3   51 x
        vmovdqu64 [rbp + 8000], zmm1                      ;    72.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 8064]                      ;    66.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2556]{1to16}, 0x6c   ;    72.0 p5+p3   52 x
        vmovdqu64 [rbp + 3968], zmm1                      ;    73.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 10112]                     ;    67.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2304]{1to16}, 0x36   ;    73.0 p0+p3   51 x
        vmovdqu64 [rbp + 6016], zmm2                      ;    74.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8128]                      ;    68.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2432]{1to16}, 0x6c   ;    74.0 p5+p3   52 x
        vmovdqu64 [rbp + 4032], zmm2                      ;    75.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 10176]                     ;    69.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2308]{1to16}, 0x36   ;    75.0 p0+p3   51 x
        vmovdqu64 [rbp + 6080], zmm1                      ;    76.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 8192]                      ;    70.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2436]{1to16}, 0x6c   ;    76.0 p5+p3   52 x
        vmovdqu64 [rbp + 4096], zmm1                      ;    77.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 10240]                     ;    71.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2312]{1to16}, 0x36   ;    77.0 p0+p3   51 x
        vmovdqu64 [rbp + 6144], zmm2                      ;    78.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8256]                      ;    72.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2440]{1to16}, 0x6c   ;    78.0 p5+p3   52 x
        vmovdqu64 [rbp + 4160], zmm2                      ;    79.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 10304]                     ;    73.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2316]{1to16}, 0x36   ;    79.0 p0+p3   51 x
        vmovdqu64 [rbp + 6208], zmm1                      ;    80.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 8320]                      ;    74.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2444]{1to16}, 0x6c   ;    80.0 p5+p3   52 x
        vmovdqu64 [rbp + 4224], zmm1                      ;    81.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 10368]                     ;    75.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2320]{1to16}, 0x36   ;    81.0 p0+p3   51 x
        vmovdqu64 [rbp + 6272], zmm2                      ;    82.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8384]                      ;    76.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2448]{1to16}, 0x6c   ;    82.0 p5+p3   52 x
        vmovdqu64 [rbp + 4288], zmm2                      ;    83.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 10432]                     ;    77.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2324]{1to16}, 0x36   ;    83.0 p0+p3   51 x
        vmovdqu64 [rbp + 6336], zmm1                      ;    84.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 8448]                      ;    78.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2452]{1to16}, 0x6c   ;    84.0 p5+p3   52 x
        vmovdqu64 [rbp + 4352], zmm1                      ;    85.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 10496]                     ;    79.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2328]{1to16}, 0x36   ;    85.0 p0+p3   51 x
        vmovdqu64 [rbp + 6400], zmm2                      ;    86.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8512]                      ;    80.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2456]{1to16}, 0x6c   ;    86.0 p5+p3   52 x
        vmovdqu64 [rbp + 4416], zmm2                      ;    87.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 10560]                     ;    81.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2332]{1to16}, 0x36   ;    87.0 p0+p3   51 x
        vmovdqu64 [rbp + 6464], zmm1                      ;    88.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 8576]                      ;    82.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2460]{1to16}, 0x6c   ;    88.0 p5+p3   52 x
        vmovdqu64 [rbp + 4480], zmm1                      ;    89.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 10624]                     ;    83.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2336]{1to16}, 0x36   ;    89.0 p0+p3   51 x
        vmovdqu64 [rbp + 6528], zmm2                      ;    90.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8640]                      ;    84.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2464]{1to16}, 0x6c   ;    90.0 p5+p3   52 x
        vmovdqu64 [rbp + 4544], zmm2                      ;    91.0 p8+p9   69 groups
        vmovdqu64 zmm2, [rbp + 10688]                     ;    85.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2340]{1to16}, 0x36   ;    91.0 p0+p3   51 x
        vmovdqu64 [rbp + 6592], zmm1                      ;    92.0 p7+p4   69 groups
        vmovdqu64 zmm2, [rbp + 8704]                      ;    86.0 p2      51 x reload
        vpternlogd zmm1, zmm2, [r8 + 2468]{1to16}, 0x6c   ;    92.0 p5+p3   52 x
        vmovdqu64 [rbp + 4608], zmm1                      ;    93.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 10752]                     ;    87.0 p2      51 x reload
        vpternlogd zmm2, zmm1, [r8 + 2344]{1to16}, 0x36   ;    93.0 p0+p3   51 x
        vmovdqu64 [rbp + 6656], zmm2                      ;    94.0 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8768]                      ;    88.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 10816]                     ;    88.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2348]{1to16}, 0x1e   ;    94.2 p5+p2   51 x
        vpternlogd zmm2, zmm1, [r8 + 2472]{1to16}, 0x6c   ;    94.0 p0+p3   52 x
        vmovdqu64 [rbp + 4672], zmm2                      ;    95.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6720], zmm3                      ;    95.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8832]                      ;    90.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 10880]                     ;    90.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2352]{1to16}, 0x1e   ;    96.2 p5+p2   51 x
        vpternlogd zmm3, zmm1, [r8 + 2476]{1to16}, 0x6c   ;    96.0 p0+p3   52 x
        vmovdqu64 [rbp + 4736], zmm3                      ;    97.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6784], zmm2                      ;    97.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8896]                      ;    92.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 10944]                     ;    92.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2356]{1to16}, 0x1e   ;    98.2 p5+p2   51 x
        vpternlogd zmm2, zmm1, [r8 + 2480]{1to16}, 0x6c   ;    98.0 p0+p3   52 x
        vmovdqu64 [rbp + 4800], zmm2                      ;    99.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6848], zmm3                      ;    99.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8960]                      ;    94.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11008]                     ;    94.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2360]{1to16}, 0x1e   ;   100.2 p5+p2   51 x
        vpternlogd zmm3, zmm1, [r8 + 2484]{1to16}, 0x6c   ;   100.0 p0+p3   52 x
        vmovdqu64 [rbp + 4864], zmm3                      ;   101.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6912], zmm2                      ;   101.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9024]                      ;    96.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11072]                     ;    96.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2364]{1to16}, 0x1e   ;   102.2 p5+p2   51 x
        vpternlogd zmm2, zmm1, [r8 + 2488]{1to16}, 0x6c   ;   102.0 p0+p3   52 x
        vmovdqu64 [rbp + 4928], zmm2                      ;   103.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6976], zmm3                      ;   103.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9088]                      ;    98.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11136]                     ;    98.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2368]{1to16}, 0x1e   ;   104.2 p5+p2   51 x
        vpternlogd zmm3, zmm1, [r8 + 2492]{1to16}, 0x6c   ;   104.0 p0+p3   52 x
        vmovdqu64 [rbp + 4992], zmm3                      ;   105.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7040], zmm2                      ;   105.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9152]                      ;   100.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11200]                     ;   100.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2372]{1to16}, 0x1e   ;   106.2 p5+p2   51 x
        vpternlogd zmm2, zmm1, [r8 + 2496]{1to16}, 0x6c   ;   106.0 p0+p3   52 x
        vmovdqu64 [rbp + 5056], zmm2                      ;   107.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7104], zmm3                      ;   107.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9216]                      ;   102.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11264]                     ;   102.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2376]{1to16}, 0x1e   ;   108.2 p5+p2   51 x
        vpternlogd zmm3, zmm1, [r8 + 2500]{1to16}, 0x6c   ;   108.0 p0+p3   52 x
        vmovdqu64 [rbp + 5120], zmm3                      ;   109.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7168], zmm2                      ;   109.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9280]                      ;   104.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11328]                     ;   104.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2380]{1to16}, 0x1e   ;   110.2 p5+p2   51 x
        vpternlogd zmm2, zmm1, [r8 + 2504]{1to16}, 0x6c   ;   110.0 p0+p3   52 x
        vmovdqu64 [rbp + 5184], zmm2                      ;   111.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7232], zmm3                      ;   111.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9344]                      ;   106.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11392]                     ;   106.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2384]{1to16}, 0x1e   ;   112.2 p5+p2   51 x
        vpternlogd zmm3, zmm1, [r8 + 2508]{1to16}, 0x6c   ;   112.0 p0+p3   52 x
        vmovdqu64 [rbp + 5248], zmm3                      ;   113.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7296], zmm2                      ;   113.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9408]                      ;   108.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11456]                     ;   108.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2388]{1to16}, 0x1e   ;   114.2 p5+p2   51 x
        vpternlogd zmm2, zmm1, [r8 + 2512]{1to16}, 0x6c   ;   114.0 p0+p3   52 x
        vmovdqu64 [rbp + 5312], zmm2                      ;   115.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7360], zmm3                      ;   115.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9472]                      ;   110.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11520]                     ;   110.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2392]{1to16}, 0x1e   ;   116.2 p5+p2   51 x
        vpternlogd zmm3, zmm1, [r8 + 2516]{1to16}, 0x6c   ;   116.0 p0+p3   52 x
        vmovdqu64 [rbp + 5376], zmm3                      ;   117.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 9536]                      ;   112.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11584]                     ;   112.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2396]{1to16}, 0x1e   ;   118.2 p5+p2   51 x
        vpternlogd zmm1, zmm2, [r8 + 2520]{1to16}, 0x78   ;   118.0 p0+p3   52 x
        vmovdqu64 [rbp + 7424], zmm2                      ;   117.2 p7+p4   69 groups
        vmovdqu64 [rbp + 5440], zmm1                      ;   119.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 9600]                      ;   114.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11648]                     ;   114.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2400]{1to16}, 0x1e   ;   120.2 p5+p2   51 x
        vpternlogd zmm1, zmm3, [r8 + 2524]{1to16}, 0x78   ;   120.0 p0+p3   52 x
        vmovdqu64 [rbp + 7488], zmm3                      ;   119.2 p7+p4   69 groups
        vmovdqu64 [rbp + 5504], zmm1                      ;   121.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 9664]                      ;   116.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11712]                     ;   116.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2404]{1to16}, 0x1e   ;   122.2 p5+p2   51 x
        vpternlogd zmm1, zmm2, [r8 + 2528]{1to16}, 0x78   ;   122.0 p0+p3   52 x
        vmovdqu64 [rbp + 7552], zmm2                      ;   121.2 p7+p4   69 groups
        vmovdqu64 [rbp + 5568], zmm1                      ;   123.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 9728]                      ;   118.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11776]                     ;   118.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2408]{1to16}, 0x1e   ;   124.2 p5+p2   51 x
        vpternlogd zmm1, zmm3, [r8 + 2532]{1to16}, 0x78   ;   124.0 p0+p3   52 x
        vmovdqu64 [rbp + 7616], zmm3                      ;   123.2 p7+p4   69 groups
        vmovdqu64 [rbp + 5632], zmm1                      ;   125.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 9792]                      ;   120.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11840]                     ;   120.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2412]{1to16}, 0x1e   ;   126.2 p5+p2   51 x
        vpternlogd zmm1, zmm2, [r8 + 2536]{1to16}, 0x78   ;   126.0 p0+p3   52 x
        vmovdqu64 [rbp + 7680], zmm2                      ;   125.2 p7+p4   69 groups
        vmovdqu64 [rbp + 5696], zmm1                      ;   127.0 p8+p9   69 groups
        vmovdqu64 zmm1, [rbp + 9856]                      ;   122.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11904]                     ;   122.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2416]{1to16}, 0x1e   ;   128.2 p5+p2   51 x
        vmovdqu64 zmm4, [rbp + 9920]                      ;   123.2 p3      51 x reload
        vmovdqu64 zmm5, [rbp + 11968]                     ;   124.0 p2      51 x
        vpternlogd zmm5, zmm4, [r8 + 2420]{1to16}, 0x1e   ;   130.0 p0+p3   51 x
        vmovdqu64 zmm6, [rbp + 9984]                      ;   125.0 p2      51 x reload
        vmovdqu64 zmm7, [rbp + 12032]                     ;   125.2 p3      51 x
        vpternlogd zmm7, zmm6, [r8 + 2424]{1to16}, 0x1e   ;   131.2 p5+p2   51 x
        vpternlogd zmm1, zmm3, [r8 + 2540]{1to16}, 0x78   ;   128.0 p0+p3   52 x
        vmovdqu64 [rbp + 7744], zmm3                      ;   127.2 p7+p4   69 groups
        vmovdqu64 [rbp + 5760], zmm1                      ;   129.0 p8+p9   69 groups
        vpternlogd zmm4, zmm2, [r8 + 2544]{1to16}, 0x78   ;   129.2 p5+p2   52 x
        vmovdqu64 [rbp + 7808], zmm2                      ;   129.2 p7+p4   69 groups
        vmovdqu64 [rbp + 5824], zmm4                      ;   130.2 p8+p9   69 groups
        vpternlogd zmm6, zmm5, [r8 + 2548]{1to16}, 0x78   ;   131.0 p0+p3   52 x
        vmovdqu64 [rbp + 7872], zmm5                      ;   131.0 p7+p4   69 groups
        vmovdqu64 [rbp + 5888], zmm6                      ;   132.0 p8+p9   69 groups
        vpternlogd zmm0, zmm7, [r8 + 2552]{1to16}, 0x78   ;   132.2 p5+p2   52 x
        vmovdqu64 [rbp + 7936], zmm7                      ;   132.2 p7+p4   69 groups
        vmovdqu64 [rbp + 5952], zmm0                      ;   133.2 p8+p9   69 groups
        add r8, 0x800                                     ;    85.5 p1      69 groups
        mov qword [rbp + 32024], r8                       ;   128.8 p7+p4   69 groups
        cmp r8, qword [rbp + 32032]                       ;                    more groups?
        jne .groups_2
        vmovdqu64 zmm0, [rbp + 3968]                      ;     0.0 p2      60 rounds reload
        vmovdqu64 [rbp + 23808], zmm0                     ;     6.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4032]                      ;     0.3 p3      60 rounds reload
        vmovdqu64 [rbp + 23872], zmm0                     ;     6.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4096]                      ;     1.0 p2      60 rounds reload
        vmovdqu64 [rbp + 23936], zmm0                     ;     7.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4160]                      ;     1.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24000], zmm0                     ;     7.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4224]                      ;     2.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24064], zmm0                     ;     8.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4288]                      ;     2.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24128], zmm0                     ;     8.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4352]                      ;     3.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24192], zmm0                     ;     9.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4416]                      ;     3.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24256], zmm0                     ;     9.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4480]                      ;     4.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24320], zmm0                     ;    10.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4544]                      ;     4.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24384], zmm0                     ;    10.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4608]                      ;     5.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24448], zmm0                     ;    11.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4672]                      ;     5.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24512], zmm0                     ;    11.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4736]                      ;     6.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24576], zmm0                     ;    12.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4800]                      ;     6.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24640], zmm0                     ;    12.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4864]                      ;     7.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24704], zmm0                     ;    14.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4928]                      ;     7.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24768], zmm0                     ;    14.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4992]                      ;     8.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24832], zmm0                     ;    16.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5056]                      ;     8.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24896], zmm0                     ;    16.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5120]                      ;     9.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24960], zmm0                     ;    18.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5184]                      ;     9.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25024], zmm0                     ;    18.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5248]                      ;    10.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25088], zmm0                     ;    20.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5312]                      ;    10.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25152], zmm0                     ;    20.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5376]                      ;    11.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25216], zmm0                     ;    22.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5440]                      ;    11.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25280], zmm0                     ;    22.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5504]                      ;    12.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25344], zmm0                     ;    24.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5568]                      ;    12.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25408], zmm0                     ;    24.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5632]                      ;    13.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25472], zmm0                     ;    26.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5696]                      ;    13.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25536], zmm0                     ;    26.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5760]                      ;    14.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25600], zmm0                     ;    28.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5824]                      ;    14.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25664], zmm0                     ;    28.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5888]                      ;    15.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25728], zmm0                     ;    30.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5952]                      ;    15.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25792], zmm0                     ;    30.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6016]                      ;    16.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25856], zmm0                     ;    32.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6080]                      ;    16.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25920], zmm0                     ;    32.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6144]                      ;    17.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25984], zmm0                     ;    34.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6208]                      ;    17.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26048], zmm0                     ;    34.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6272]                      ;    18.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26112], zmm0                     ;    36.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6336]                      ;    18.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26176], zmm0                     ;    36.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6400]                      ;    19.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26240], zmm0                     ;    38.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6464]                      ;    19.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26304], zmm0                     ;    38.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6528]                      ;    20.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26368], zmm0                     ;    40.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6592]                      ;    20.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26432], zmm0                     ;    40.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6656]                      ;    21.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26496], zmm0                     ;    42.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6720]                      ;    21.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26560], zmm0                     ;    42.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6784]                      ;    22.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26624], zmm0                     ;    44.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6848]                      ;    22.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26688], zmm0                     ;    44.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6912]                      ;    23.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26752], zmm0                     ;    46.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6976]                      ;    23.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26816], zmm0                     ;    46.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7040]                      ;    24.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26880], zmm0                     ;    48.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7104]                      ;    24.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26944], zmm0                     ;    48.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7168]                      ;    25.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27008], zmm0                     ;    50.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7232]                      ;    25.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27072], zmm0                     ;    50.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7296]                      ;    26.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27136], zmm0                     ;    52.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7360]                      ;    26.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27200], zmm0                     ;    52.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7424]                      ;    27.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27264], zmm0                     ;    54.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7488]                      ;    27.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27328], zmm0                     ;    54.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7552]                      ;    28.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27392], zmm0                     ;    56.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7616]                      ;    28.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27456], zmm0                     ;    56.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7680]                      ;    29.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27520], zmm0                     ;    58.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7744]                      ;    29.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27584], zmm0                     ;    58.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7808]                      ;    30.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27648], zmm0                     ;    60.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7872]                      ;    30.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27712], zmm0                     ;    60.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7936]                      ;    31.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27776], zmm0                     ;    62.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 8000]                      ;    31.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27840], zmm0                     ;    62.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp - 128]                       ;    32.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27904], zmm0                     ;    64.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp - 64]                        ;    32.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27968], zmm0                     ;    64.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 0]                         ;    33.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28032], zmm0                     ;    66.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 64]                        ;    33.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28096], zmm0                     ;    66.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 128]                       ;    34.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28160], zmm0                     ;    68.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 192]                       ;    34.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28224], zmm0                     ;    68.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 256]                       ;    35.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28288], zmm0                     ;    70.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 320]                       ;    35.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28352], zmm0                     ;    70.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 384]                       ;    36.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28416], zmm0                     ;    72.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 448]                       ;    36.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28480], zmm0                     ;    72.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 512]                       ;    37.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28544], zmm0                     ;    74.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 576]                       ;    37.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28608], zmm0                     ;    74.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 640]                       ;    38.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28672], zmm0                     ;    76.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 704]                       ;    38.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28736], zmm0                     ;    76.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 768]                       ;    39.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28800], zmm0                     ;    78.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 832]                       ;    39.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28864], zmm0                     ;    78.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 896]                       ;    40.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28928], zmm0                     ;    80.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 960]                       ;    40.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28992], zmm0                     ;    80.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1024]                      ;    41.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29056], zmm0                     ;    82.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1088]                      ;    41.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29120], zmm0                     ;    82.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1152]                      ;    42.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29184], zmm0                     ;    84.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1216]                      ;    42.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29248], zmm0                     ;    84.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1280]                      ;    43.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29312], zmm0                     ;    86.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1344]                      ;    43.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29376], zmm0                     ;    86.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1408]                      ;    44.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29440], zmm0                     ;    88.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1472]                      ;    44.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29504], zmm0                     ;    88.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1536]                      ;    45.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29568], zmm0                     ;    90.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1600]                      ;    45.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29632], zmm0                     ;    90.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1664]                      ;    46.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29696], zmm0                     ;    92.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1728]                      ;    46.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29760], zmm0                     ;    92.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1792]                      ;    47.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29824], zmm0                     ;    94.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1856]                      ;    47.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29888], zmm0                     ;    94.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1920]                      ;    48.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29952], zmm0                     ;    96.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1984]                      ;    48.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30016], zmm0                     ;    96.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2048]                      ;    49.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30080], zmm0                     ;    98.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2112]                      ;    49.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30144], zmm0                     ;    98.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2176]                      ;    50.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30208], zmm0                     ;   100.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2240]                      ;    50.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30272], zmm0                     ;   100.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2304]                      ;    51.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30336], zmm0                     ;   102.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2368]                      ;    51.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30400], zmm0                     ;   102.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2432]                      ;    52.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30464], zmm0                     ;   104.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2496]                      ;    52.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30528], zmm0                     ;   104.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2560]                      ;    53.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30592], zmm0                     ;   106.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2624]                      ;    53.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30656], zmm0                     ;   106.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2688]                      ;    54.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30720], zmm0                     ;   108.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2752]                      ;    54.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30784], zmm0                     ;   108.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2816]                      ;    55.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30848], zmm0                     ;   110.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2880]                      ;    55.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30912], zmm0                     ;   110.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2944]                      ;    56.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30976], zmm0                     ;   112.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3008]                      ;    56.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31040], zmm0                     ;   112.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3072]                      ;    57.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31104], zmm0                     ;   114.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3136]                      ;    57.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31168], zmm0                     ;   114.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3200]                      ;    58.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31232], zmm0                     ;   116.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3264]                      ;    58.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31296], zmm0                     ;   116.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3328]                      ;    59.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31360], zmm0                     ;   118.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3392]                      ;    59.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31424], zmm0                     ;   118.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3456]                      ;    60.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31488], zmm0                     ;   120.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3520]                      ;    60.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31552], zmm0                     ;   120.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3584]                      ;    61.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31616], zmm0                     ;   122.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3648]                      ;    61.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31680], zmm0                     ;   122.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3712]                      ;    62.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31744], zmm0                     ;   124.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3776]                      ;    62.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31808], zmm0                     ;   124.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3840]                      ;    63.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31872], zmm0                     ;   126.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3904]                      ;    63.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31936], zmm0                     ;   126.5 p8+p9   60 rounds
        mov r8, qword [rbp + 32016]                       ;    42.7 p10     60 rounds reload
        mov qword [rbp + 32056], r8                       ;   128.2 p7+p4   60 rounds
        add r8, 0x600                                     ;    47.7 p0      60 rounds
        mov qword [rbp + 32064], r8                       ;   128.5 p8+p9   60 rounds
        align 16
.rounds_4:
        mov r8, qword [rbp + 32056]                       ;     0.0 p2      61 r.0 reload
        vpbroadcastd zmm0, [r8 + 4624]                    ;     5.0 p3      61 r.4
        vpbroadcastd zmm1, [r8 + 4636]                    ;     5.0 p10     61 r.7
        vpbroadcastd zmm2, [r8 + 4652]                    ;     5.0 p2      61 r.11
        vpbroadcastd zmm3, [r8 + 4664]                    ;     5.0 p3      61 r.14
        vpbroadcastd zmm4, [r8 + 4700]                    ;     5.0 p10     61 r.23
        vpbroadcastd zmm5, [r8 + 4732]                    ;     5.0 p2      61 r.31
        vpbroadcastd zmm6, [r8 + 4760]                    ;     5.0 p3      61 r.38
        vpbroadcastd zmm7, [r8 + 4796]                    ;     5.0 p10     61 r.47
        vpbroadcastd zmm8, [r8 + 4828]                    ;     5.0 p2      61 r.55
        vpbroadcastd zmm9, [r8 + 4848]                    ;     5.0 p3      61 r.60
        vpbroadcastd zmm10, [r8 + 4860]                   ;     5.0 p10     61 r.63
        vpbroadcastd zmm11, [r8 + 4608]                   ;     5.0 p2      40 t
        vmovdqu64 zmm12, [rbp + 27904]                    ;     4.2 p3      40 t reload
        vpxord zmm11, zmm11, zmm12                        ;    11.0 p0      40 t
        vpbroadcastd zmm13, [r8 + 4612]                   ;     5.0 p10     40 t
        vmovdqu64 zmm14, [rbp + 27968]                    ;     5.0 p2      40 t reload
        vpxord zmm13, zmm13, zmm14                        ;    11.0 p5      40 t
        vpbroadcastd zmm15, [r8 + 4616]                   ;     5.2 p3      40 t
        vmovdqu64 zmm16, [rbp + 28032]                    ;     6.0 p2      40 t reload
        vpxord zmm15, zmm15, zmm16                        ;    12.0 p0      40 t
        vpbroadcastd zmm17, [r8 + 4620]                   ;     5.3 p10     40 t
        vmovdqu64 zmm18, [rbp + 28096]                    ;     6.2 p3      40 t reload
        vpxord zmm17, zmm17, zmm18                        ;    12.2 p5      40 t
        vpbroadcastd zmm19, [r8 + 4632]                   ;     6.3 p10     40 t
        vmovdqu64 zmm20, [rbp + 28288]                    ;     7.0 p2      40 t reload
        vpxord zmm19, zmm19, zmm20                        ;    13.0 p0      40 t
        vmovdqu64 zmm21, [rbp + 28224]                    ;     7.2 p3      41 t
        vpternlogd zmm21, zmm13, [r8 + 4628]{1to16}, 0x69 ;    13.2 p5+p2   41 t
        vmovdqa64 zmm22, zmm19                            ;    14.0         41 t copy
        vpternlogd zmm22, zmm17, zmm11, 0x96              ;    14.0 p0      41 t
        vpbroadcastd zmm23, [r8 + 4640]                   ;     7.3 p10     40 t
        vmovdqu64 zmm24, [rbp + 28416]                    ;     8.2 p3      40 t reload
        vpxord zmm23, zmm23, zmm24                        ;    14.2 p5      40 t
        vmovdqu64 zmm25, [rbp + 28160]                    ;     9.0 p2      40 t reload
        vmovdqa64 zmm26, zmm13                            ;    12.0         41 t copy
        vpternlogd zmm26, zmm0, zmm25, 0x96               ;    15.0 p0      41 t
        vmovdqa64 zmm27, zmm22                            ;    15.0         41 t copy
        vpternlogd zmm27, zmm21, zmm21, 0xc3              ;    15.0 p5      41 t
        vpbroadcastd zmm28, [r8 + 4644]                   ;     8.3 p10     40 t
        vmovdqu64 zmm29, [rbp + 28480]                    ;     9.2 p3      40 t reload
        vpxord zmm28, zmm28, zmm29                        ;    15.2 p0      40 t
        vmovdqa64 zmm30, zmm26                            ;    16.0         41 t copy
        vmovdqu64 zmm31, [rbp + 28352]                    ;    10.0 p2      40 t reload
        vmovdqa64 zmm29, zmm22                            ;    15.0         41 t copy
        vpternlogd zmm29, zmm1, zmm31, 0x96               ;    16.0 p5      41 t
        vpxord zmm30, zmm30, zmm29                        ;    17.0 p0      41 t
        vpbroadcastd zmm24, [r8 + 4648]                   ;     9.3 p10     40 t
        vpxord zmm24, zmm24, [rbp + 28544]                ;    15.3 p5+p3   40 t
        vmovdqa64 zmm20, zmm27                            ;    16.0         41 t copy
        vmovdqa64 zmm18, zmm30                            ;    18.0         41 t copy
        vpternlogd zmm18, zmm27, zmm19, 0x96              ;    18.0 p0      41 t
        vpxord zmm20, zmm20, zmm18                        ;    19.0 p5      41 t
        vmovdqa64 zmm16, zmm20                            ;    20.0         41 t copy
        vpternlogd zmm16, zmm22, zmm15, 0x96              ;    20.0 p0      41 t
        vpxord zmm14, zmm20, zmm16                        ;    21.0 p5      41 t
        vpbroadcastd zmm12, [r8 + 4660]                   ;    10.3 p10     40 t
        vpxord zmm12, zmm12, [rbp + 28736]                ;    16.3 p0+p2   40 t
        vpternlogd zmm0, zmm22, zmm25, 0x96               ;    15.0 p5      41 t
        vpandnd zmm25, zmm30, zmm19                       ;    18.0 p0      41 t
        vmovdqa64 zmm10, zmm0                             ;    16.0         41 t copy
        vpternlogd zmm10, zmm16, zmm20, 0xde              ;    21.0 p5      41 t
        vpbroadcastd zmm9, [r8 + 4668]                    ;    11.2 p3      40 t
        vpxord zmm9, zmm9, [rbp + 28864]                  ;    17.2 p0+p2   40 t
        vpternlogd zmm11, zmm14, zmm13, 0x69              ;    22.0 p5      41 t
        vpandnd zmm8, zmm27, zmm29                        ;    17.0 p0      41 t
        vpbroadcastd zmm7, [r8 + 4672]                    ;    11.3 p10     40 t
        vpxord zmm7, zmm7, [rbp + 28928]                  ;    17.3 p5+p3   40 t
        vpternlogd zmm8, zmm10, zmm25, 0x96               ;    22.0 p0      41 t
        vpternlogd zmm8, zmm11, zmm21, 0xe1               ;    23.0 p5      41 t
        vpbroadcastd zmm10, [r8 + 4676]                   ;    12.3 p10     40 t
        vmovdqu64 zmm25, [rbp + 28992]                    ;    13.0 p2      40 t reload
        vpxord zmm10, zmm10, zmm25                        ;    19.0 p0      40 t
        vmovdqa64 zmm25, zmm18                            ;    19.0         41 t copy
        vpternlogd zmm25, zmm26, zmm21, 0x6a              ;    19.0 p5      41 t
        vmovdqa64 zmm6, zmm11                             ;    23.0         41 t copy
        vpternlogd zmm6, zmm0, zmm14, 0x96                ;    23.0 p0      41 t
        vpbroadcastd zmm5, [r8 + 4680]                    ;    13.2 p3      40 t
        vpxord zmm5, zmm5, [rbp + 29056]                  ;    19.2 p5+p2   40 t
        vmovdqa64 zmm4, zmm25                             ;    20.0         41 t copy
        vpternlogd zmm4, zmm29, zmm21, 0x1e               ;    20.0 p0      41 t
        vpternlogd zmm4, zmm6, zmm22, 0xb4                ;    24.0 p5      41 t
        vpbroadcastd zmm3, [r8 + 4684]                    ;    13.8 p10     40 t
        vpxord zmm3, zmm3, [rbp + 29120]                  ;    19.8 p0+p3   40 t
        vpternlogd zmm25, zmm19, zmm30, 0x87              ;    20.0 p5      41 t
        vmovdqa64 zmm19, zmm4                             ;    25.0         41 t copy
        vpternlogd zmm19, zmm15, zmm13, 0xb4              ;    25.0 p0      41 t
        vpbroadcastd zmm2, [r8 + 4688]                    ;    14.8 p10     40 t
        vpxord zmm2, zmm2, [rbp + 29184]                  ;    20.8 p5+p2   40 t
        vpternlogd zmm1, zmm25, zmm31, 0x96               ;    21.3 p0      41 t
        vmovdqa64 zmm31, zmm11                            ;    23.0         41 t copy
        vpternlogd zmm31, zmm14, zmm30, 0x7b              ;    23.0 p5      41 t
        vpternlogd zmm1, zmm31, zmm4, 0x69                ;    25.0 p0      41 t
        vpbroadcastd zmm4, [r8 + 4696]                    ;    15.7 p3      40 t
        vmovdqu64 zmm31, [rbp + 29312]                    ;    16.0 p2      40 t reload
        vpxord zmm4, zmm4, zmm31                          ;    22.8 p5      40 t
        vpternlogd zmm25, zmm11, zmm16, 0x1e              ;    23.3 p0      41 t
        vpternlogd zmm25, zmm6, zmm21, 0xe1               ;    24.3 p5      41 t
        vmovdqa64 zmm31, zmm25                            ;    25.3         41 t copy
        vpternlogd zmm31, zmm19, zmm8, 0xe3               ;    26.0 p0      41 t
        vmovdqu64 [rbp + 16256], zmm5                     ;    20.2 p7+p4   40 t spill
        vpbroadcastd zmm5, [r8 + 4704]                    ;    17.0 p10     40 t
        vpxord zmm5, zmm5, [rbp + 29440]                  ;    24.8 p5+p3   40 t
        vmovdqu64 [rbp + 16320], zmm5                     ;    25.8 p8+p9   40 t spill
        vmovdqa64 zmm5, zmm31                             ;    27.0         41 t copy
        vmovdqu64 [rbp + 16384], zmm2                     ;    21.8 p7+p4   40 t spill
        vmovdqa64 zmm2, zmm1                              ;    26.0         41 t copy
        vpternlogd zmm2, zmm19, zmm8, 0x6c                ;    26.0 p0      41 t
        vpxord zmm5, zmm5, zmm2                           ;    27.0 p5      41 t
        vmovdqu64 [rbp + 16448], zmm7                     ;    19.3 p8+p9   40 t spill
        vpbroadcastd zmm7, [r8 + 4708]                    ;    18.5 p2      40 t
        vpxord zmm7, zmm7, [rbp + 29504]                  ;    26.3 p0+p3   40 t
        vpternlogd zmm8, zmm5, zmm1, 0xbe                 ;    28.0 p5      41 t
        vpternlogd zmm19, zmm8, zmm25, 0xc2               ;    29.0 p0      41 t
        vmovdqu64 [rbp + 16512], zmm7                     ;    27.3 p7+p4   40 t spill
        vpbroadcastd zmm7, [r8 + 4712]                    ;    19.3 p10     40 t
        vpxord zmm7, zmm7, [rbp + 29568]                  ;    27.8 p5+p2   40 t
        vpternlogd zmm2, zmm1, zmm19, 0x36                ;    30.0 p0      41 t
        vpxord zmm1, zmm19, zmm2                          ;    31.0 p5      41 t
        vmovdqu64 [rbp + 16576], zmm7                     ;    28.8 p8+p9   40 t spill
        vpbroadcastd zmm7, [r8 + 4716]                    ;    20.2 p3      40 t
        vpxord zmm7, zmm7, [rbp + 29632]                  ;    29.3 p0+p2   40 t
        vpternlogd zmm8, zmm31, zmm25, 0x72               ;    29.8 p5      41 t
        vmovdqa64 zmm25, zmm8                             ;    30.8         41 t copy
        vpternlogd zmm25, zmm1, zmm1, 0xc3                ;    32.0 p0      41 t
        vpbroadcastd zmm31, [r8 + 4720]                   ;    21.0 p10     40 t
        vpxord zmm31, zmm31, [rbp + 29696]                ;    30.8 p5+p3   40 t
        vmovdqu64 [rbp + 16640], zmm31                    ;    31.8 p7+p4   40 t spill
        vpxord zmm31, zmm5, zmm2                          ;    31.3 p0      41 t
        vmovdqu64 [rbp + 16704], zmm7                     ;    30.3 p8+p9   40 t spill
        vmovdqa64 zmm7, zmm5                              ;    28.0         41 t copy
        vpternlogd zmm7, zmm11, zmm30, 6                  ;    31.8 p5      41 t
        vpternlogd zmm30, zmm31, zmm7, 0x56               ;    32.8 p0      41 t
        vmovdqu64 [rbp + 16768], zmm3                     ;    24.8 p7+p4   40 t spill
        vpbroadcastd zmm3, [r8 + 4728]                    ;    22.5 p2      40 t
        vpxord zmm3, zmm3, [rbp + 29824]                  ;    32.8 p5+p3   40 t
        vpternlogd zmm29, zmm30, zmm25, 0x36              ;    33.8 p0      41 t
        vmovdqu64 [rbp + 16832], zmm3                     ;    33.8 p8+p9   40 t spill
        vpxord zmm3, zmm31, zmm25                         ;    33.8 p5      41 t
        vmovdqu64 [rbp + 16896], zmm4                     ;    26.8 p7+p4   40 t spill
        vmovdqa64 zmm4, zmm3                              ;    34.8         41 t copy
        vpternlogd zmm4, zmm19, zmm19, 0xc3               ;    34.8 p0      41 t
        vmovdqu64 [rbp + 16960], zmm10                    ;    27.3 p8+p9   40 t spill
        vpbroadcastd zmm10, [r8 + 4736]                   ;    24.0 p10     40 t
        vpxord zmm10, zmm10, [rbp + 29952]                ;    34.8 p5+p2   40 t
        vpternlogd zmm0, zmm19, zmm14, 0xde               ;    35.3 p0      41 t
        vpternlogd zmm17, zmm8, zmm20, 0x12               ;    35.8 p5      41 t
        vmovdqu64 [rbp + 17024], zmm10                    ;    35.8 p7+p4   40 t spill
        vpbroadcastd zmm10, [r8 + 4740]                   ;    24.8 p3      40 t
        vpxord zmm10, zmm10, [rbp + 30016]                ;    36.3 p0+p2   40 t
        vpxord zmm7, zmm7, zmm6                           ;    36.8 p5      41 t
        vpternlogd zmm7, zmm0, zmm17, 0x96                ;    37.8 p0      41 t
        vmovdqu64 [rbp + 17088], zmm10                    ;    37.3 p8+p9   40 t spill
        vpbroadcastd zmm10, [r8 + 4744]                   ;    25.7 p10     40 t
        vpxord zmm10, zmm10, [rbp + 30080]                ;    37.8 p5+p3   40 t
        vpternlogd zmm7, zmm6, zmm1, 0x78                 ;    38.8 p0      41 t
        vpternlogd zmm15, zmm7, zmm4, 0xc6                ;    39.8 p5      41 t
        vpbroadcastd zmm6, [r8 + 4748]                    ;    26.3 p2      40 t
        vpxord zmm6, zmm6, [rbp + 30144]                  ;    39.3 p0+p3   40 t
        vpternlogd zmm0, zmm11, zmm2, 0x2d                ;    39.8 p5      41 t
        vpternlogd zmm4, zmm13, zmm15, 0x95               ;    40.8 p0      41 t
        vpternlogd zmm0, zmm4, zmm29, 0x69                ;    41.8 p5      41 t
        vpbroadcastd zmm11, [r8 + 4756]                   ;    27.2 p10     40 t
        vmovdqu64 zmm13, [rbp + 30272]                    ;    27.3 p2      40 t reload
        vpxord zmm11, zmm11, zmm13                        ;    41.3 p0      40 t
        vpord zmm14, zmm14, zmm5                          ;    41.8 p5      41 t
        vpandd zmm26, zmm26, zmm3                         ;    42.3 p0      41 t
        vpternlogd zmm26, zmm4, zmm30, 0x96               ;    43.3 p5      41 t
        vpbroadcastd zmm4, [r8 + 4764]                    ;    28.2 p3      40 t
        vmovdqu64 zmm5, [rbp + 30400]                     ;    28.3 p2      40 t reload
        vpxord zmm4, zmm4, zmm5                           ;    43.3 p0      40 t
        vpternlogd zmm1, zmm16, zmm21, 6                  ;    43.8 p5      41 t
        vpternlogd zmm19, zmm16, zmm1, 0xa9               ;    44.8 p0      41 t
        vpbroadcastd zmm16, [r8 + 4768]                   ;    29.0 p10     40 t
        vmovdqu64 zmm30, [rbp + 30464]                    ;    29.2 p3      40 t reload
        vpxord zmm16, zmm16, zmm30                        ;    44.8 p5      40 t
        vpternlogd zmm1, zmm2, zmm21, 0xb4                ;    45.3 p0      41 t
        vpternlogd zmm14, zmm19, zmm15, 0x96              ;    45.8 p5      41 t
        vpbroadcastd zmm2, [r8 + 4772]                    ;    29.8 p2      40 t
        vmovdqu64 zmm21, [rbp + 30528]                    ;    30.2 p3      40 t reload
        vpxord zmm2, zmm2, zmm21                          ;    46.3 p0      40 t
        vpternlogd zmm3, zmm18, zmm1, 0x95                ;    46.8 p5      41 t
        vpternlogd zmm25, zmm27, zmm3, 0x59               ;    47.8 p0      41 t
        vpbroadcastd zmm18, [r8 + 4776]                   ;    30.7 p10     40 t
        vmovdqu64 zmm27, [rbp + 30592]                    ;    30.8 p2      40 t reload
        vpxord zmm18, zmm18, zmm27                        ;    47.8 p5      40 t
        vpternlogd zmm15, zmm8, zmm22, 0x2d               ;    48.3 p0      41 t
        vpternlogd zmm1, zmm15, zmm25, 0x96               ;    49.3 p5      41 t
        vpbroadcastd zmm8, [r8 + 4780]                    ;    31.5 p3      40 t
        vmovdqu64 zmm22, [rbp + 30656]                    ;    31.8 p2      40 t reload
        vpxord zmm8, zmm8, zmm22                          ;    49.3 p0      40 t
        vpternlogd zmm1, zmm14, zmm26, 0x96               ;    50.3 p5      41 t
        vmovdqa64 zmm22, zmm1                             ;    51.3         41 t copy
        vpternlogd zmm22, zmm25, zmm0, 0x96               ;    51.3 p0      41 t
        vpbroadcastd zmm27, [r8 + 4784]                   ;    32.5 p10     40 t
        vpxord zmm27, zmm27, [rbp + 30720]                ;    50.8 p5+p3   40 t
        vpternlogd zmm19, zmm31, zmm20, 0x2d              ;    51.3 p0      41 t
        vpternlogd zmm25, zmm17, zmm29, 0x96              ;    51.8 p5      41 t
        vpternlogd zmm19, zmm15, zmm3, 0x69               ;    52.3 p0      41 t
        vpbroadcastd zmm3, [r8 + 4792]                    ;    33.3 p2      40 t
        vmovdqu64 zmm15, [rbp + 30848]                    ;    33.7 p3      40 t reload
        vpxord zmm3, zmm3, zmm15                          ;    52.8 p5      40 t
        vmovdqa64 zmm17, zmm9                             ;    33.8         23 t copy
        vpternlogd zmm17, zmm12, zmm24, 0x96              ;    53.3 p0      23 t
        vmovdqu64 zmm20, [rbp + 28672]                    ;    34.3 p2      23 t
        vpternlogd zmm20, zmm23, [r8 + 4656]{1to16}, 0x69 ;    53.8 p5+p3   23 t
        vmovdqa64 zmm29, zmm17                            ;    54.3         23 t copy
        vpternlogd zmm29, zmm20, zmm20, 0xc3              ;    54.8 p0      23 t
        vpbroadcastd zmm31, [r8 + 4800]                   ;    35.0 p10     40 t
        vpxord zmm31, zmm31, [rbp + 30976]                ;    54.8 p5+p2   40 t
        vpbroadcastd zmm15, [r8 + 4804]                   ;    35.7 p3      40 t
        vpxord zmm15, zmm15, [rbp + 31040]                ;    55.3 p0+p2   40 t
        vpbroadcastd zmm21, [r8 + 4808]                   ;    36.0 p10     40 t
        vpxord zmm21, zmm21, [rbp + 31104]                ;    55.8 p5+p3   40 t
        vmovdqa64 zmm30, zmm29                            ;    55.8         23 t copy
        vpbroadcastd zmm5, [r8 + 4812]                    ;    37.0 p10     40 t
        vpxord zmm5, zmm5, [rbp + 31168]                  ;    56.3 p0+p2   40 t
        vpbroadcastd zmm13, [r8 + 4816]                   ;    37.7 p3      40 t
        vpxord zmm13, zmm13, [rbp + 31232]                ;    56.8 p5+p2   40 t
        vmovdqu64 [rbp + 17152], zmm14                    ;    46.8 p7+p4   41 t spill
        vpbroadcastd zmm14, [r8 + 4824]                   ;    38.0 p10     40 t
        vpxord zmm14, zmm14, [rbp + 31360]                ;    57.3 p0+p3   40 t
        vmovdqu64 [rbp + 17216], zmm0                     ;    42.8 p8+p9   41 t spill
        vpbroadcastd zmm0, [r8 + 4832]                    ;    39.0 p10     40 t
        vpxord zmm0, zmm0, [rbp + 31488]                  ;    57.8 p5+p2   40 t
        vmovdqu64 [rbp + 17280], zmm1                     ;    51.3 p7+p4   41 t spill
        vpbroadcastd zmm1, [r8 + 4836]                    ;    39.7 p3      40 t
        vpxord zmm1, zmm1, [rbp + 31552]                  ;    58.3 p0+p2   40 t
        vmovdqu64 [rbp + 17344], zmm25                    ;    52.8 p8+p9   41 t spill
        vpbroadcastd zmm25, [r8 + 4840]                   ;    40.0 p10     40 t
        vpxord zmm25, zmm25, [rbp + 31616]                ;    58.8 p5+p3   40 t
        vmovdqu64 [rbp + 17408], zmm7                     ;    40.8 p7+p4   41 t spill
        vpbroadcastd zmm7, [r8 + 4844]                    ;    41.0 p10     40 t
        vpxord zmm7, zmm7, [rbp + 31680]                  ;    59.3 p0+p2   40 t
        vmovdqu64 [rbp + 17472], zmm19                    ;    53.3 p8+p9   41 t spill
        vpbroadcastd zmm19, [r8 + 4856]                   ;    41.7 p3      40 t
        vpxord zmm19, zmm19, [rbp + 31872]                ;    59.8 p5+p2   40 t
        vmovdqu64 [rbp + 17536], zmm26                    ;    44.3 p7+p4   41 t spill
        vmovdqu64 zmm26, [rbp + 16384]                    ;    42.7 p3      22 t
        vpxord zmm26, zmm26, [rbp + 16960]                ;    60.3 p0+p2   22 t
        vmovdqu64 [rbp + 17600], zmm22                    ;    52.3 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm26                            ;    61.3         22 t copy
        vmovdqu64 [rbp + 17664], zmm25                    ;    59.8 p7+p4   40 t spill
        vmovdqu64 zmm25, [rbp + 28608]                    ;    43.7 p3      23 t
        vpternlogd zmm25, zmm23, [r8 + 4652]{1to16}, 0x96 ;    60.8 p5+p2   23 t
        vmovdqu64 [rbp + 17728], zmm0                     ;    58.8 p8+p9   40 t spill
        vmovdqa64 zmm0, zmm25                             ;    61.8         23 t copy
        vmovdqu64 [rbp + 17792], zmm7                     ;    60.3 p7+p4   40 t spill
        vmovdqa64 zmm7, zmm25                             ;    61.8         23 t copy
        vmovdqu64 [rbp + 17856], zmm19                    ;    60.8 p8+p9   40 t spill
        vmovdqu64 zmm19, [rbp + 28800]                    ;    44.7 p3      23 t
        vpternlogd zmm19, zmm17, [r8 + 4664]{1to16}, 0x96 ;    61.3 p0+p2   23 t
        vpxord zmm0, zmm0, zmm19                          ;    62.3 p5      23 t
        vmovdqu64 [rbp + 17920], zmm1                     ;    59.3 p7+p4   40 t spill
        vpandnd zmm1, zmm29, zmm19                        ;    62.3 p0      23 t
        vmovdqu64 [rbp + 17984], zmm21                    ;    56.8 p8+p9   40 t spill
        vpandnd zmm21, zmm0, zmm12                        ;    63.3 p5      23 t
        vmovdqu64 [rbp + 18048], zmm13                    ;    57.8 p7+p4   40 t spill
        vmovdqa64 zmm13, zmm0                             ;    63.3         23 t copy
        vpternlogd zmm13, zmm29, zmm12, 0x96              ;    63.3 p0      23 t
        vpternlogd zmm25, zmm13, zmm20, 0x6a              ;    64.3 p5      23 t
        vpxord zmm30, zmm30, zmm13                        ;    64.3 p0      23 t
        vpternlogd zmm12, zmm25, zmm0, 0x93               ;    65.3 p5      23 t
        vpternlogd zmm25, zmm19, zmm20, 0x1e              ;    65.3 p0      23 t
        vmovdqu64 [rbp + 18112], zmm31                    ;    55.8 p8+p9   40 t spill
        vmovdqa64 zmm31, zmm30                            ;    65.3         23 t copy
        vpternlogd zmm31, zmm17, zmm28, 0x96              ;    65.8 p5      23 t
        vmovdqu64 [rbp + 18176], zmm5                     ;    57.3 p7+p4   40 t spill
        vpxord zmm5, zmm30, zmm31                         ;    66.8 p0      23 t
        vpternlogd zmm9, zmm5, zmm23, 0x69                ;    67.8 p5      23 t
        vmovdqu64 [rbp + 18240], zmm14                    ;    58.3 p8+p9   40 t spill
        vmovdqa64 zmm14, zmm12                            ;    66.3         23 t copy
        vpternlogd zmm14, zmm9, zmm31, 0x1e               ;    68.8 p0      23 t
        vmovdqu64 [rbp + 18304], zmm15                    ;    56.3 p7+p4   40 t spill
        vmovdqa64 zmm15, zmm9                             ;    68.8         23 t copy
        vpternlogd zmm15, zmm5, zmm0, 0x7b                ;    68.8 p5      23 t
        vmovdqu64 [rbp + 18368], zmm18                    ;    55.3 p8+p9   40 t spill
        vmovdqa64 zmm18, zmm5                             ;    67.8         23 t copy
        vmovdqu64 [rbp + 18432], zmm27                    ;    56.8 p7+p4   40 t spill
        vmovdqu64 zmm27, [rbp + 28800]                    ;    47.2 p3      40 t reload
        vpternlogd zmm12, zmm27, [r8 + 4664]{1to16}, 0x96 ;    68.3 p0+p2   23 t
        vmovdqu64 zmm27, [rbp + 28608]                    ;    48.2 p3      23 t
        vpternlogd zmm27, zmm17, [r8 + 4652]{1to16}, 0x96 ;    68.8 p5+p2   23 t
        vmovdqu64 [rbp + 18496], zmm16                    ;    57.3 p8+p9   40 t spill
        vmovdqa64 zmm16, zmm9                             ;    68.8         23 t copy
        vpternlogd zmm16, zmm27, zmm5, 0x96               ;    69.8 p0      23 t
        vpternlogd zmm25, zmm16, zmm17, 0xb4              ;    70.8 p5      23 t
        vpternlogd zmm12, zmm15, zmm25, 0x69              ;    71.8 p0      23 t
        vpternlogd zmm25, zmm28, zmm23, 0xb4              ;    71.8 p5      23 t
        vpternlogd zmm14, zmm16, zmm20, 0xe1              ;    71.3 p0      23 t
        vmovdqa64 zmm15, zmm27                            ;    69.8         23 t copy
        vpternlogd zmm15, zmm31, zmm30, 0xde              ;    71.8 p5      23 t
        vpternlogd zmm1, zmm15, zmm21, 0x96               ;    72.8 p0      23 t
        vpternlogd zmm1, zmm9, zmm20, 0xe1                ;    73.8 p5      23 t
        vmovdqa64 zmm15, zmm16                            ;    70.8         23 t copy
        vmovdqa64 zmm21, zmm26                            ;    61.3         22 t copy
        vmovdqu64 [rbp + 18560], zmm8                     ;    58.8 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm14                             ;    72.3         23 t copy
        vpternlogd zmm8, zmm25, zmm1, 0xe3                ;    74.8 p0      23 t
        vmovdqu64 [rbp + 18624], zmm3                     ;    59.3 p8+p9   40 t spill
        vmovdqa64 zmm3, zmm8                              ;    75.8         23 t copy
        vmovdqu64 [rbp + 18688], zmm2                     ;    60.8 p7+p4   40 t spill
        vmovdqa64 zmm2, zmm12                             ;    72.8         23 t copy
        vpternlogd zmm2, zmm25, zmm1, 0x6c                ;    74.8 p5      23 t
        vpxord zmm3, zmm3, zmm2                           ;    75.8 p0      23 t
        vpternlogd zmm1, zmm3, zmm12, 0xbe                ;    76.8 p5      23 t
        vpternlogd zmm25, zmm1, zmm14, 0xc2               ;    77.8 p0      23 t
        vpternlogd zmm1, zmm8, zmm14, 0x72                ;    77.8 p5      23 t
        vpternlogd zmm2, zmm12, zmm25, 0x36               ;    78.8 p0      23 t
        vpternlogd zmm27, zmm5, zmm25, 0xbe               ;    78.8 p5      23 t
        vpternlogd zmm24, zmm1, zmm30, 0x12               ;    78.8 p0      23 t
        vpord zmm18, zmm18, zmm3                          ;    77.8 p5      23 t
        vpxord zmm5, zmm3, zmm2                           ;    79.8 p0      23 t
        vpternlogd zmm3, zmm9, zmm0, 6                    ;    78.8 p5      23 t
        vpternlogd zmm0, zmm5, zmm3, 0x56                 ;    80.8 p0      23 t
        vpxord zmm15, zmm15, zmm3                         ;    79.8 p5      23 t
        vpternlogd zmm15, zmm27, zmm24, 0x96              ;    80.8 p0      23 t
        vpternlogd zmm27, zmm9, zmm2, 0x2d                ;    80.8 p5      23 t
        vpxord zmm3, zmm2, zmm25                          ;    81.3 p0      23 t
        vpternlogd zmm15, zmm16, zmm3, 0x78               ;    82.3 p5      23 t
        vmovdqa64 zmm8, zmm5                              ;    80.8         23 t copy
        vmovdqa64 zmm9, zmm1                              ;    78.8         23 t copy
        vpternlogd zmm9, zmm3, zmm3, 0xc3                 ;    82.3 p0      23 t
        vpternlogd zmm19, zmm0, zmm9, 0x36                ;    83.3 p5      23 t
        vpxord zmm8, zmm8, zmm9                           ;    83.3 p0      23 t
        vpternlogd zmm3, zmm31, zmm20, 6                  ;    83.8 p5      23 t
        vpternlogd zmm2, zmm20, zmm3, 0x9a                ;    84.8 p0      23 t
        vpternlogd zmm3, zmm31, zmm25, 0xe1               ;    84.8 p5      23 t
        vpternlogd zmm5, zmm30, zmm3, 0x59                ;    85.8 p0      23 t
        vpternlogd zmm13, zmm2, zmm8, 0x93                ;    85.8 p5      23 t
        vpternlogd zmm9, zmm29, zmm13, 0x59               ;    86.8 p0      23 t
        vpandd zmm7, zmm7, zmm8                           ;    86.8 p5      23 t
        vpternlogd zmm8, zmm25, zmm25, 0xc3               ;    87.3 p0      23 t
        vpternlogd zmm28, zmm15, zmm8, 0xc6               ;    88.3 p5      23 t
        vpternlogd zmm8, zmm23, zmm28, 0x95               ;    89.3 p0      23 t
        vpternlogd zmm7, zmm0, zmm8, 0x96                 ;    90.3 p5      23 t
        vpternlogd zmm27, zmm8, zmm19, 0x69               ;    90.3 p0      23 t
        vpternlogd zmm3, zmm18, zmm28, 0x96               ;    89.8 p5      23 t
        vpternlogd zmm28, zmm1, zmm17, 0x2d               ;    90.3 p0      23 t
        vpternlogd zmm24, zmm19, zmm9, 0x96               ;    90.8 p5      23 t
        vpternlogd zmm5, zmm13, zmm28, 0x69               ;    91.3 p0      23 t
        vpternlogd zmm28, zmm2, zmm9, 0x96                ;    91.8 p5      23 t
        vpternlogd zmm28, zmm3, zmm7, 0x96                ;    92.8 p0      23 t
        vpternlogd zmm9, zmm28, zmm27, 0x96               ;    93.8 p5      23 t
        vmovdqu64 zmm0, [rbp + 16960]                     ;    58.3 p3      40 t reload
        vmovdqu64 zmm1, [rbp + 29248]                     ;    58.5 p2      22 t
        vpternlogd zmm1, zmm0, [r8 + 4692]{1to16}, 0x69   ;    93.3 p0+p3   22 t
        vmovdqu64 zmm2, [rbp + 16640]                     ;    59.5 p2      21 t
        vmovdqu64 zmm8, [rbp + 16512]                     ;    60.3 p3      40 t reload
        vpxord zmm2, zmm2, zmm8                           ;    93.8 p5      21 t
        vmovdqu64 zmm12, [rbp + 29760]                    ;    60.5 p2      21 t
        vpternlogd zmm12, zmm8, [r8 + 4724]{1to16}, 0x69  ;    94.3 p0+p3   21 t
        vmovdqu64 zmm13, [rbp + 16448]                    ;    61.5 p2      40 t reload
        vmovdqu64 zmm14, [rbp + 16768]                    ;    62.3 p3      40 t reload
        vmovdqu64 zmm16, [rbp + 16896]                    ;    62.5 p2      22 t
        vpternlogd zmm16, zmm14, zmm13, 0x96              ;    94.8 p5      22 t
        vmovdqa64 zmm17, zmm2                             ;    94.8         21 t copy
        vmovdqa64 zmm18, zmm16                            ;    95.8         22 t copy
        vpternlogd zmm18, zmm1, zmm1, 0xc3                ;    95.8 p0      22 t
        vmovdqa64 zmm19, zmm18                            ;    96.8         22 t copy
        vpbroadcastd zmm20, [r8 + 4700]                   ;    61.3 p10     61 r.23 reload
        vmovdqu64 zmm23, [rbp + 29376]                    ;    63.3 p3      22 t
        vpternlogd zmm23, zmm16, zmm20, 0x96              ;    95.8 p5      22 t
        vpxord zmm22, zmm22, zmm23                        ;    96.8 p0      22 t
        vpandnd zmm25, zmm18, zmm23                       ;    96.8 p5      22 t
        vmovdqu64 zmm29, [rbp + 16896]                    ;    63.5 p2      40 t reload
        vpternlogd zmm25, zmm22, zmm29, 0xd2              ;    97.8 p0      22 t
        vmovdqa64 zmm30, zmm22                            ;    97.8         22 t copy
        vpternlogd zmm30, zmm18, zmm29, 0x96              ;    97.8 p5      22 t
        vpternlogd zmm26, zmm30, zmm1, 0x6a               ;    98.8 p0      22 t
        vpternlogd zmm29, zmm26, zmm22, 0x93              ;    99.8 p5      22 t
        vpternlogd zmm26, zmm23, zmm1, 0x1e               ;    99.8 p0      22 t
        vpxord zmm19, zmm19, zmm30                        ;    99.8 p5      22 t
        vmovdqu64 zmm31, [rbp + 29376]                    ;    64.3 p3      40 t reload
        vpternlogd zmm20, zmm29, zmm31, 0x96              ;   100.8 p0      22 t
        vmovdqa64 zmm31, zmm19                            ;   100.8         22 t copy
        vmovdqu64 [rbp + 16896], zmm3                     ;    90.8 p8+p9   23 t spill
        vmovdqa64 zmm3, zmm19                             ;   100.8         22 t copy
        vpternlogd zmm3, zmm16, [rbp + 16256], 0x96       ;   100.8 p5+p2   22 t
        vpxord zmm31, zmm31, zmm3                         ;   101.8 p0      22 t
        vpternlogd zmm13, zmm31, zmm0, 0x69               ;   102.8 p5      22 t
        vpternlogd zmm29, zmm13, zmm3, 0x1e               ;   103.8 p0      22 t
        vmovdqu64 [rbp + 16448], zmm27                    ;    91.3 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm31                            ;   102.8         22 t copy
        vmovdqu64 [rbp + 18752], zmm28                    ;    93.8 p8+p9   23 t spill
        vmovdqa64 zmm28, zmm13                            ;   103.8         22 t copy
        vpternlogd zmm28, zmm31, zmm22, 0x7b              ;   103.8 p5      22 t
        vpternlogd zmm31, zmm16, [rbp + 16384], 0x96      ;   103.3 p0+p3   22 t
        vpternlogd zmm25, zmm31, zmm3, 0x1e               ;   104.3 p5      22 t
        vpternlogd zmm25, zmm13, zmm1, 0xe1               ;   105.3 p0      22 t
        vmovdqu64 [rbp + 16384], zmm24                    ;    91.8 p7+p4   23 t spill
        vpxord zmm24, zmm31, zmm13                        ;   104.8 p5      22 t
        vpternlogd zmm26, zmm24, zmm16, 0xb4              ;   105.8 p0      22 t
        vpternlogd zmm20, zmm28, zmm26, 0x69              ;   106.8 p5      22 t
        vpternlogd zmm29, zmm24, zmm1, 0xe1               ;   106.3 p0      22 t
        vmovdqu64 zmm28, [rbp + 16256]                    ;    67.5 p2      40 t reload
        vpternlogd zmm26, zmm0, zmm28, 0xd2               ;   106.8 p5      22 t
        vmovdqu64 [rbp + 18816], zmm15                    ;    83.3 p8+p9   23 t spill
        vmovdqa64 zmm15, zmm24                            ;   105.8         22 t copy
        vmovdqu64 [rbp + 18880], zmm5                     ;    92.3 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm2                              ;    94.8         21 t copy
        vmovdqu64 [rbp + 18944], zmm7                     ;    91.3 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm29                             ;   107.3         22 t copy
        vpternlogd zmm7, zmm26, zmm25, 0xe3               ;   107.8 p0      22 t
        vmovdqu64 [rbp + 19008], zmm9                     ;    94.8 p7+p4   23 t spill
        vmovdqa64 zmm9, zmm7                              ;   108.8         22 t copy
        vmovdqu64 [rbp + 19072], zmm6                     ;    72.0 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm20                             ;   107.8         22 t copy
        vpternlogd zmm6, zmm26, zmm25, 0x6c               ;   107.8 p5      22 t
        vpxord zmm9, zmm9, zmm6                           ;   108.8 p0      22 t
        vpternlogd zmm25, zmm9, zmm20, 0xbe               ;   109.8 p5      22 t
        vpternlogd zmm26, zmm25, zmm29, 0xc2              ;   110.8 p0      22 t
        vpternlogd zmm25, zmm7, zmm29, 0x72               ;   110.8 p5      22 t
        vpternlogd zmm6, zmm20, zmm26, 0x36               ;   111.8 p0      22 t
        vpternlogd zmm14, zmm25, zmm19, 0x12              ;   111.8 p5      22 t
        vpord zmm27, zmm27, zmm9                          ;   111.3 p0      22 t
        vpxord zmm7, zmm9, zmm6                           ;   112.8 p5      22 t
        vpternlogd zmm9, zmm13, zmm22, 6                  ;   112.3 p0      22 t
        vpternlogd zmm22, zmm7, zmm9, 0x56                ;   113.8 p5      22 t
        vpxord zmm15, zmm15, zmm9                         ;   113.3 p0      22 t
        vpord zmm31, zmm31, zmm26                         ;   113.8 p5      22 t
        vpternlogd zmm15, zmm31, zmm14, 0x96              ;   114.8 p0      22 t
        vpternlogd zmm31, zmm13, zmm6, 0x2d               ;   114.8 p5      22 t
        vpxord zmm9, zmm6, zmm26                          ;   115.3 p0      22 t
        vpternlogd zmm15, zmm24, zmm9, 0x78               ;   116.3 p5      22 t
        vmovdqa64 zmm13, zmm7                             ;   113.8         22 t copy
        vmovdqa64 zmm20, zmm25                            ;   111.8         22 t copy
        vpternlogd zmm20, zmm9, zmm9, 0xc3                ;   116.3 p0      22 t
        vpternlogd zmm23, zmm22, zmm20, 0x36              ;   117.3 p5      22 t
        vpternlogd zmm9, zmm3, zmm1, 6                    ;   117.3 p0      22 t
        vpternlogd zmm6, zmm1, zmm9, 0x9a                 ;   118.3 p5      22 t
        vpternlogd zmm9, zmm3, zmm26, 0xe1                ;   118.3 p0      22 t
        vmovdqa64 zmm1, zmm4                              ;    73.7         23 t copy
        vpternlogd zmm1, zmm11, zmm10, 0x96               ;   118.8 p5      23 t
        vpxord zmm13, zmm13, zmm20                        ;   119.3 p0      22 t
        vpternlogd zmm7, zmm19, zmm9, 0x59                ;   119.8 p5      22 t
        vpternlogd zmm30, zmm6, zmm13, 0x93               ;   120.3 p0      22 t
        vpternlogd zmm20, zmm18, zmm30, 0x59              ;   121.3 p5      22 t
        vpandd zmm21, zmm21, zmm13                        ;   121.3 p0      22 t
        vpternlogd zmm13, zmm26, zmm26, 0xc3              ;   121.8 p5      22 t
        vpternlogd zmm28, zmm15, zmm13, 0xc6              ;   122.8 p0      22 t
        vpternlogd zmm13, zmm0, zmm28, 0x95               ;   123.8 p5      22 t
        vpternlogd zmm21, zmm22, zmm13, 0x96              ;   124.8 p0      22 t
        vpternlogd zmm31, zmm13, zmm23, 0x69              ;   124.8 p5      22 t
        vpternlogd zmm9, zmm27, zmm28, 0x96               ;   124.3 p0      22 t
        vpternlogd zmm28, zmm25, zmm16, 0x2d              ;   124.8 p5      22 t
        vpternlogd zmm14, zmm23, zmm20, 0x96              ;   125.3 p0      22 t
        vpternlogd zmm7, zmm30, zmm28, 0x69               ;   125.8 p5      22 t
        vpternlogd zmm28, zmm6, zmm20, 0x96               ;   126.3 p0      22 t
        vmovdqu64 zmm0, [rbp + 19072]                     ;    76.5 p3      23 t
        vmovdqu64 zmm3, [rbp + 17024]                     ;    76.7 p2      40 t reload
        vpxord zmm0, zmm0, zmm3                           ;   126.8 p5      23 t
        vmovdqu64 zmm6, [rbp + 30208]                     ;    77.5 p3      23 t
        vpternlogd zmm6, zmm3, [r8 + 4752]{1to16}, 0x69   ;   127.3 p0+p2   23 t
        vpternlogd zmm28, zmm9, zmm21, 0x96               ;   127.8 p5      22 t
        vpternlogd zmm20, zmm28, zmm31, 0x96              ;   128.8 p0      22 t
        vmovdqu64 zmm13, [rbp + 16320]                    ;    78.5 p3      40 t reload
        vmovdqu64 zmm16, [rbp + 16704]                    ;    78.7 p2      40 t reload
        vmovdqu64 zmm18, [rbp + 16832]                    ;    79.5 p3      21 t
        vpternlogd zmm18, zmm16, zmm13, 0x96              ;   128.8 p5      21 t
        vmovdqa64 zmm19, zmm0                             ;   127.8         23 t copy
        vmovdqa64 zmm22, zmm18                            ;   129.8         21 t copy
        vpternlogd zmm22, zmm12, zmm12, 0xc3              ;   129.8 p0      21 t
        vmovdqa64 zmm23, zmm22                            ;   130.8         21 t copy
        vpbroadcastd zmm24, [r8 + 4732]                   ;    79.2 p10     61 r.31 reload
        vmovdqu64 zmm25, [rbp + 29888]                    ;    79.7 p2      21 t
        vpternlogd zmm25, zmm18, zmm24, 0x96              ;   129.8 p5      21 t
        vpxord zmm17, zmm17, zmm25                        ;   130.8 p0      21 t
        vpandnd zmm26, zmm22, zmm25                       ;   130.8 p5      21 t
        vmovdqu64 zmm27, [rbp + 16832]                    ;    80.5 p3      40 t reload
        vpternlogd zmm26, zmm17, zmm27, 0xd2              ;   131.8 p0      21 t
        vmovdqa64 zmm29, zmm17                            ;   131.8         21 t copy
        vpternlogd zmm29, zmm22, zmm27, 0x96              ;   131.8 p5      21 t
        vpternlogd zmm2, zmm29, zmm12, 0x6a               ;   132.8 p0      21 t
        vpternlogd zmm27, zmm2, zmm17, 0x93               ;   133.8 p5      21 t
        vpternlogd zmm2, zmm25, zmm12, 0x1e               ;   133.8 p0      21 t
        vpxord zmm23, zmm23, zmm29                        ;   133.8 p5      21 t
        vmovdqu64 zmm30, [rbp + 29888]                    ;    81.3 p2      40 t reload
        vpternlogd zmm24, zmm27, zmm30, 0x96              ;   134.8 p0      21 t
        vmovdqa64 zmm30, zmm23                            ;   134.8         21 t copy
        vmovdqu64 [rbp + 16832], zmm20                    ;   129.8 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm1                             ;   119.8         23 t copy
        vpternlogd zmm20, zmm6, zmm6, 0xc3                ;   134.8 p5      23 t
        vmovdqu64 [rbp + 16960], zmm9                     ;   125.3 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm20                             ;   135.8         23 t copy
        vmovdqu64 [rbp + 16256], zmm31                    ;   125.8 p7+p4   22 t spill
        vmovdqa64 zmm31, zmm23                            ;   134.8         21 t copy
        vpternlogd zmm31, zmm18, [rbp + 16576], 0x96      ;   135.3 p0+p3   21 t
        vpxord zmm30, zmm30, zmm31                        ;   136.3 p5      21 t
        vpternlogd zmm13, zmm30, zmm8, 0x69               ;   137.3 p0      21 t
        vpternlogd zmm27, zmm13, zmm31, 0x1e              ;   138.3 p5      21 t
        vmovdqu64 [rbp + 16320], zmm28                    ;   128.8 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm30                            ;   137.3         21 t copy
        vmovdqu64 [rbp + 16768], zmm14                    ;   126.3 p7+p4   22 t spill
        vmovdqa64 zmm14, zmm13                            ;   138.3         21 t copy
        vpternlogd zmm14, zmm30, zmm17, 0x7b              ;   138.3 p0      21 t
        vpternlogd zmm30, zmm18, [rbp + 16640], 0x96      ;   137.8 p5+p2   21 t
        vpternlogd zmm26, zmm30, zmm31, 0x1e              ;   138.8 p0      21 t
        vpternlogd zmm26, zmm13, zmm12, 0xe1              ;   139.8 p5      21 t
        vmovdqu64 [rbp + 16640], zmm15                    ;   117.3 p8+p9   22 t spill
        vpxord zmm15, zmm30, zmm13                        ;   139.3 p0      21 t
        vpternlogd zmm2, zmm15, zmm18, 0xb4               ;   140.3 p5      21 t
        vpternlogd zmm24, zmm14, zmm2, 0x69               ;   141.3 p0      21 t
        vpternlogd zmm27, zmm15, zmm12, 0xe1              ;   140.8 p5      21 t
        vmovdqu64 zmm14, [rbp + 16576]                    ;    86.2 p3      40 t reload
        vpternlogd zmm2, zmm8, zmm14, 0xd2                ;   141.3 p0      21 t
        vmovdqu64 [rbp + 19136], zmm7                     ;   126.8 p7+p4   22 t spill
        vmovdqa64 zmm7, zmm15                             ;   140.3         21 t copy
        vmovdqu64 [rbp + 19200], zmm21                    ;   125.8 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm0                             ;   127.8         23 t copy
        vmovdqa64 zmm3, zmm27                             ;   141.8         21 t copy
        vpternlogd zmm3, zmm2, zmm26, 0xe3                ;   142.3 p5      21 t
        vmovdqu64 [rbp + 19264], zmm10                    ;    89.8 p7+p4   40 t spill
        vmovdqa64 zmm10, zmm3                             ;   143.3         21 t copy
        vmovdqu64 [rbp + 19328], zmm0                     ;   127.8 p8+p9   23 t spill
        vmovdqa64 zmm0, zmm24                             ;   142.3         21 t copy
        vpternlogd zmm0, zmm2, zmm26, 0x6c                ;   142.3 p0      21 t
        vpxord zmm10, zmm10, zmm0                         ;   143.3 p5      21 t
        vpternlogd zmm26, zmm10, zmm24, 0xbe              ;   144.3 p0      21 t
        vpternlogd zmm2, zmm26, zmm27, 0xc2               ;   145.3 p5      21 t
        vpternlogd zmm26, zmm3, zmm27, 0x72               ;   145.3 p0      21 t
        vpternlogd zmm0, zmm24, zmm2, 0x36                ;   146.3 p5      21 t
        vpternlogd zmm16, zmm26, zmm23, 0x12              ;   146.3 p0      21 t
        vpord zmm28, zmm28, zmm10                         ;   145.8 p5      21 t
        vpxord zmm3, zmm10, zmm0                          ;   147.3 p0      21 t
        vpternlogd zmm10, zmm13, zmm17, 6                 ;   146.8 p5      21 t
        vpternlogd zmm17, zmm3, zmm10, 0x56               ;   148.3 p0      21 t
        vpxord zmm7, zmm7, zmm10                          ;   147.8 p5      21 t
        vpord zmm30, zmm30, zmm2                          ;   148.3 p0      21 t
        vpternlogd zmm7, zmm30, zmm16, 0x96               ;   149.3 p5      21 t
        vpternlogd zmm30, zmm13, zmm0, 0x2d               ;   149.3 p0      21 t
        vpxord zmm10, zmm0, zmm2                          ;   149.8 p5      21 t
        vpternlogd zmm7, zmm15, zmm10, 0x78               ;   150.8 p0      21 t
        vmovdqu64 zmm13, [rbp + 18688]                    ;    91.0 p2      40 t reload
        vmovdqu64 zmm15, [rbp + 30784]                    ;    91.2 p3      22 t
        vpternlogd zmm15, zmm13, [r8 + 4788]{1to16}, 0x69 ;   150.8 p5+p2   22 t
        vmovdqa64 zmm24, zmm3                             ;   148.3         21 t copy
        vmovdqa64 zmm27, zmm26                            ;   146.3         21 t copy
        vpternlogd zmm27, zmm10, zmm10, 0xc3              ;   151.3 p0      21 t
        vpternlogd zmm25, zmm17, zmm27, 0x36              ;   152.3 p5      21 t
        vpternlogd zmm10, zmm31, zmm12, 6                 ;   152.3 p0      21 t
        vpternlogd zmm0, zmm12, zmm10, 0x9a               ;   153.3 p5      21 t
        vpternlogd zmm10, zmm31, zmm2, 0xe1               ;   153.3 p0      21 t
        vpternlogd zmm3, zmm23, zmm10, 0x59               ;   154.3 p5      21 t
        vpxord zmm24, zmm24, zmm27                        ;   154.3 p0      21 t
        vpternlogd zmm29, zmm0, zmm24, 0x93               ;   155.3 p5      21 t
        vpternlogd zmm27, zmm22, zmm29, 0x59              ;   156.3 p0      21 t
        vpandd zmm5, zmm5, zmm24                          ;   155.8 p5      21 t
        vpternlogd zmm24, zmm2, zmm2, 0xc3                ;   156.3 p0      21 t
        vpternlogd zmm14, zmm7, zmm24, 0xc6               ;   157.3 p5      21 t
        vpternlogd zmm24, zmm8, zmm14, 0x95               ;   158.3 p0      21 t
        vpternlogd zmm5, zmm17, zmm24, 0x96               ;   159.3 p5      21 t
        vpternlogd zmm30, zmm24, zmm25, 0x69              ;   159.3 p0      21 t
        vpternlogd zmm10, zmm28, zmm14, 0x96              ;   158.8 p5      21 t
        vpternlogd zmm14, zmm26, zmm18, 0x2d              ;   159.3 p0      21 t
        vpternlogd zmm16, zmm25, zmm27, 0x96              ;   159.8 p5      21 t
        vpbroadcastd zmm2, [r8 + 4760]                    ;    95.0 p10     61 r.38 reload
        vmovdqu64 zmm8, [rbp + 30336]                     ;    95.2 p3      23 t
        vpternlogd zmm8, zmm1, zmm2, 0x96                 ;   160.3 p0      23 t
        vpternlogd zmm3, zmm29, zmm14, 0x69               ;   160.8 p5      21 t
        vpternlogd zmm14, zmm0, zmm27, 0x96               ;   161.3 p0      21 t
        vpternlogd zmm14, zmm10, zmm5, 0x96               ;   162.3 p5      21 t
        vpternlogd zmm27, zmm14, zmm30, 0x96              ;   163.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 18496]                     ;    96.2 p2      40 t reload
        vmovdqu64 zmm12, [rbp + 18560]                    ;    96.3 p3      40 t reload
        vmovdqu64 zmm17, [rbp + 18624]                    ;    97.2 p2      22 t
        vpternlogd zmm17, zmm12, zmm0, 0x96               ;   162.8 p5      22 t
        vpxord zmm19, zmm19, zmm8                         ;   163.3 p0      23 t
        vpandnd zmm18, zmm20, zmm8                        ;   163.8 p5      23 t
        vpternlogd zmm18, zmm19, zmm11, 0xd2              ;   164.8 p0      23 t
        vmovdqa64 zmm22, zmm19                            ;   164.3         23 t copy
        vpternlogd zmm22, zmm20, zmm11, 0x96              ;   164.8 p5      23 t
        vpxord zmm9, zmm9, zmm22                          ;   165.8 p0      23 t
        vmovdqa64 zmm23, zmm9                             ;   166.8         23 t copy
        vmovdqa64 zmm24, zmm22                            ;   165.8         23 t copy
        vpternlogd zmm24, zmm6, [rbp + 19328], 0x6c       ;   165.8 p5+p3   23 t
        vpternlogd zmm11, zmm24, zmm19, 0x93              ;   166.8 p0      23 t
        vpternlogd zmm24, zmm8, zmm6, 0x1e                ;   166.8 p5      23 t
        vmovdqu64 zmm25, [rbp + 30336]                    ;    98.8 p2      40 t reload
        vpternlogd zmm2, zmm11, zmm25, 0x96               ;   167.8 p0      23 t
        vmovdqu64 zmm26, [rbp + 17088]                    ;    99.2 p3      40 t reload
        vmovdqa64 zmm28, zmm9                             ;   166.8         23 t copy
        vpternlogd zmm28, zmm1, zmm26, 0x96               ;   167.8 p5      23 t
        vpxord zmm23, zmm23, zmm28                        ;   168.8 p0      23 t
        vmovdqu64 zmm29, [rbp + 17024]                    ;    99.8 p2      40 t reload
        vpternlogd zmm4, zmm23, zmm29, 0x69               ;   169.8 p5      23 t
        vpternlogd zmm11, zmm4, zmm28, 0x1e               ;   170.8 p0      23 t
        vmovdqa64 zmm31, zmm23                            ;   169.8         23 t copy
        vmovdqa64 zmm25, zmm4                             ;   170.8         23 t copy
        vpternlogd zmm25, zmm23, zmm19, 0x7b              ;   170.8 p5      23 t
        vpternlogd zmm23, zmm1, [rbp + 19072], 0x96       ;   170.3 p0+p3   23 t
        vpternlogd zmm18, zmm23, zmm28, 0x1e              ;   171.3 p5      23 t
        vpternlogd zmm18, zmm4, zmm6, 0xe1                ;   172.3 p0      23 t
        vmovdqu64 [rbp + 19072], zmm30                    ;   160.3 p7+p4   21 t spill
        vpxord zmm30, zmm23, zmm4                         ;   171.8 p5      23 t
        vpternlogd zmm24, zmm30, zmm1, 0xb4               ;   172.8 p0      23 t
        vpternlogd zmm2, zmm25, zmm24, 0x69               ;   173.8 p5      23 t
        vpternlogd zmm24, zmm26, zmm29, 0xb4              ;   173.8 p0      23 t
        vpternlogd zmm11, zmm30, zmm6, 0xe1               ;   173.8 p5      23 t
        vmovdqa64 zmm25, zmm30                            ;   172.8         23 t copy
        vmovdqu64 [rbp + 19328], zmm14                    ;   163.3 p8+p9   21 t spill
        vmovdqa64 zmm14, zmm11                            ;   174.8         23 t copy
        vpternlogd zmm14, zmm24, zmm18, 0xe3              ;   174.8 p0      23 t
        vmovdqu64 [rbp + 16512], zmm16                    ;   160.8 p7+p4   21 t spill
        vmovdqa64 zmm16, zmm14                            ;   175.8         23 t copy
        vmovdqu64 [rbp + 16576], zmm7                     ;   151.8 p8+p9   21 t spill
        vmovdqa64 zmm7, zmm2                              ;   174.8         23 t copy
        vpternlogd zmm7, zmm24, zmm18, 0x6c               ;   174.8 p5      23 t
        vpxord zmm16, zmm16, zmm7                         ;   175.8 p0      23 t
        vpternlogd zmm18, zmm16, zmm2, 0xbe               ;   176.8 p5      23 t
        vpternlogd zmm24, zmm18, zmm11, 0xc2              ;   177.8 p0      23 t
        vpternlogd zmm18, zmm14, zmm11, 0x72              ;   177.8 p5      23 t
        vpternlogd zmm7, zmm2, zmm24, 0x36                ;   178.8 p0      23 t
        vmovdqu64 zmm2, [rbp + 18048]                     ;   104.8 p2      21 t
        vmovdqu64 zmm11, [rbp + 18304]                    ;   105.0 p3      40 t reload
        vpxord zmm2, zmm2, zmm11                          ;   177.8 p5      21 t
        vpord zmm31, zmm31, zmm16                         ;   178.3 p0      23 t
        vpord zmm23, zmm23, zmm24                         ;   178.8 p5      23 t
        vpxord zmm14, zmm16, zmm7                         ;   179.8 p0      23 t
        vpternlogd zmm16, zmm4, zmm19, 6                  ;   179.8 p5      23 t
        vpternlogd zmm19, zmm14, zmm16, 0x56              ;   180.8 p0      23 t
        vpxord zmm25, zmm25, zmm16                        ;   180.8 p5      23 t
        vpternlogd zmm4, zmm23, zmm7, 0x39                ;   181.3 p0      23 t
        vpxord zmm16, zmm7, zmm24                         ;   181.8 p5      23 t
        vmovdqu64 [rbp + 16704], zmm3                     ;   161.8 p7+p4   21 t spill
        vmovdqa64 zmm3, zmm14                             ;   180.8         23 t copy
        vmovdqu64 [rbp + 19392], zmm5                     ;   160.3 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm16                             ;   182.8         23 t copy
        vpternlogd zmm5, zmm28, zmm6, 6                   ;   182.8 p0      23 t
        vpternlogd zmm7, zmm6, zmm5, 0x9a                 ;   183.8 p5      23 t
        vpternlogd zmm5, zmm28, zmm24, 0xe1               ;   183.8 p0      23 t
        vmovdqu64 zmm6, [rbp + 31296]                     ;   107.8 p2      21 t
        vpternlogd zmm6, zmm11, [r8 + 4820]{1to16}, 0x69  ;   183.8 p5+p3   21 t
        vmovdqa64 zmm28, zmm18                            ;   178.8         23 t copy
        vpternlogd zmm28, zmm16, zmm16, 0xc3              ;   184.3 p0      23 t
        vpternlogd zmm8, zmm19, zmm28, 0x36               ;   185.3 p5      23 t
        vpxord zmm3, zmm3, zmm28                          ;   185.3 p0      23 t
        vpternlogd zmm22, zmm7, zmm3, 0x93                ;   186.3 p5      23 t
        vpternlogd zmm28, zmm20, zmm22, 0x59              ;   187.3 p0      23 t
        vpandd zmm21, zmm21, zmm3                         ;   186.8 p5      23 t
        vpternlogd zmm3, zmm24, zmm24, 0xc3               ;   187.3 p0      23 t
        vmovdqa64 zmm20, zmm18                            ;   178.8         23 t copy
        vpternlogd zmm20, zmm9, [rbp + 19264], 6          ;   187.8 p5+p2   23 t
        vpternlogd zmm25, zmm23, zmm20, 0x96              ;   188.8 p0      23 t
        vpternlogd zmm25, zmm16, zmm30, 0x78              ;   189.8 p5      23 t
        vmovdqu64 zmm16, [rbp + 18112]                    ;   110.5 p3      40 t reload
        vmovdqu64 zmm23, [rbp + 18176]                    ;   110.8 p2      40 t reload
        vmovdqu64 zmm24, [rbp + 18240]                    ;   111.5 p3      21 t
        vpternlogd zmm24, zmm23, zmm16, 0x96              ;   189.3 p0      21 t
        vpternlogd zmm26, zmm25, zmm3, 0xc6               ;   190.8 p5      23 t
        vpternlogd zmm3, zmm29, zmm26, 0x95               ;   191.8 p0      23 t
        vpternlogd zmm21, zmm19, zmm3, 0x96               ;   192.8 p5      23 t
        vpternlogd zmm4, zmm3, zmm8, 0x69                 ;   192.8 p0      23 t
        vpternlogd zmm18, zmm1, zmm26, 0x59               ;   191.8 p5      23 t
        vpternlogd zmm31, zmm26, zmm5, 0x96               ;   192.3 p0      23 t
        vpternlogd zmm7, zmm18, zmm28, 0x96               ;   192.8 p5      23 t
        vpternlogd zmm7, zmm31, zmm21, 0x96               ;   193.8 p0      23 t
        vmovdqa64 zmm1, zmm17                             ;   163.8         22 t copy
        vpternlogd zmm1, zmm15, zmm15, 0xc3               ;   193.8 p5      22 t
        vpbroadcastd zmm3, [r8 + 4796]                    ;   112.8 p10     61 r.47 reload
        vmovdqu64 zmm19, [rbp + 30912]                    ;   113.0 p2      22 t
        vpternlogd zmm19, zmm17, zmm3, 0x96               ;   194.3 p0      22 t
        vmovdqa64 zmm26, zmm2                             ;   178.8         21 t copy
        vpandnd zmm29, zmm1, zmm19                        ;   195.3 p5      22 t
        vmovdqa64 zmm30, zmm1                             ;   194.8         22 t copy
        vmovdqu64 [rbp + 17024], zmm31                    ;   193.3 p7+p4   23 t spill
        vmovdqa64 zmm31, zmm24                            ;   190.3         21 t copy
        vpternlogd zmm31, zmm6, zmm6, 0xc3                ;   195.3 p0      21 t
        vmovdqu64 [rbp + 17088], zmm20                    ;   188.8 p8+p9   23 t spill
        vmovdqa64 zmm20, zmm31                            ;   196.3         21 t copy
        vmovdqu64 [rbp + 19264], zmm8                     ;   186.3 p7+p4   23 t spill
        vmovdqa64 zmm8, zmm19                             ;   195.3         22 t copy
        vpternlogd zmm8, zmm13, [rbp + 18432], 0x96       ;   195.8 p5+p3   22 t
        vpternlogd zmm29, zmm8, [rbp + 18624], 0xd2       ;   196.8 p0+p2   22 t
        vmovdqu64 [rbp + 19456], zmm25                    ;   190.8 p8+p9   23 t spill
        vmovdqa64 zmm25, zmm8                             ;   196.8         22 t copy
        vpternlogd zmm25, zmm1, [rbp + 18624], 0x96       ;   196.8 p5+p3   22 t
        vpxord zmm30, zmm30, zmm25                        ;   197.8 p0      22 t
        vmovdqu64 [rbp + 19520], zmm18                    ;   192.8 p7+p4   23 t spill
        vmovdqa64 zmm18, zmm30                            ;   198.8         22 t copy
        vmovdqu64 [rbp + 19584], zmm22                    ;   187.3 p8+p9   23 t spill
        vmovdqa64 zmm22, zmm25                            ;   197.8         22 t copy
        vpternlogd zmm22, zmm13, [rbp + 18432], 0x60      ;   197.8 p5+p2   22 t
        vmovdqu64 [rbp + 19648], zmm5                     ;   184.8 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm22                             ;   198.8         22 t copy
        vpternlogd zmm5, zmm19, zmm15, 0xb4               ;   198.8 p0      22 t
        vmovdqu64 [rbp + 19712], zmm14                    ;   180.8 p8+p9   23 t spill
        vmovdqa64 zmm14, zmm30                            ;   198.8         22 t copy
        vpternlogd zmm14, zmm17, [rbp + 18368], 0x96      ;   198.8 p5+p3   22 t
        vpxord zmm18, zmm18, zmm14                        ;   199.8 p0      22 t
        vpternlogd zmm0, zmm18, zmm13, 0x69               ;   200.8 p5      22 t
        vmovdqu64 [rbp + 18496], zmm9                     ;   166.8 p7+p4   23 t spill
        vmovdqa64 zmm9, zmm18                             ;   200.8         22 t copy
        vmovdqu64 [rbp + 19776], zmm21                    ;   193.8 p8+p9   23 t spill
        vmovdqa64 zmm21, zmm0                             ;   201.8         22 t copy
        vpternlogd zmm21, zmm18, zmm8, 0x7b               ;   201.8 p0      22 t
        vpternlogd zmm18, zmm17, [rbp + 18432], 0x96      ;   200.8 p5+p2   22 t
        vpternlogd zmm29, zmm18, zmm14, 0x1e              ;   201.8 p0      22 t
        vpternlogd zmm29, zmm0, zmm15, 0xe1               ;   202.8 p5      22 t
        vmovdqu64 [rbp + 19840], zmm27                    ;   164.3 p7+p4   21 t spill
        vpxord zmm27, zmm18, zmm0                         ;   202.3 p0      22 t
        vpternlogd zmm5, zmm27, zmm17, 0xb4               ;   203.3 p5      22 t
        vmovdqu64 [rbp + 19904], zmm7                     ;   194.8 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm2                              ;   178.8         21 t copy
        vmovdqu64 [rbp + 19968], zmm10                    ;   159.8 p7+p4   21 t spill
        vmovdqa64 zmm10, zmm27                            ;   203.3         22 t copy
        vmovdqu64 zmm23, [rbp + 18624]                    ;   121.7 p3      22 t
        vpternlogd zmm23, zmm8, [rbp + 18624], 0x3f       ;   203.3 p0+p2   22 t
        vpternlogd zmm23, zmm22, zmm15, 0x96              ;   204.3 p5      22 t
        vmovdqu64 zmm22, [rbp + 30912]                    ;   122.7 p3      40 t reload
        vpternlogd zmm3, zmm23, zmm22, 0x96               ;   205.3 p0      22 t
        vpternlogd zmm3, zmm21, zmm5, 0x69                ;   206.3 p5      22 t
        vpternlogd zmm23, zmm0, zmm14, 0x1e               ;   205.3 p0      22 t
        vpternlogd zmm23, zmm27, zmm15, 0xe1              ;   206.3 p5      22 t
        vmovdqu64 zmm21, [rbp + 18368]                    ;   123.2 p2      40 t reload
        vpternlogd zmm5, zmm13, zmm21, 0xd2               ;   206.3 p0      22 t
        vmovdqa64 zmm22, zmm23                            ;   207.3         22 t copy
        vpternlogd zmm22, zmm5, zmm29, 0xe3               ;   207.3 p5      22 t
        vmovdqu64 [rbp + 18624], zmm4                     ;   193.8 p8+p9   23 t spill
        vmovdqa64 zmm4, zmm22                             ;   208.3         22 t copy
        vmovdqu64 [rbp + 20032], zmm28                    ;   188.3 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm3                             ;   207.3         22 t copy
        vpternlogd zmm28, zmm5, zmm29, 0x6c               ;   207.3 p0      22 t
        vpxord zmm4, zmm4, zmm28                          ;   208.3 p5      22 t
        vpternlogd zmm29, zmm4, zmm3, 0xbe                ;   209.3 p0      22 t
        vpternlogd zmm5, zmm29, zmm23, 0xc2               ;   210.3 p5      22 t
        vpternlogd zmm29, zmm22, zmm23, 0x72              ;   210.3 p0      22 t
        vpternlogd zmm28, zmm3, zmm5, 0x36                ;   211.3 p5      22 t
        vmovdqu64 zmm3, [rbp + 17920]                     ;   125.5 p3      40 t reload
        vmovdqu64 zmm22, [rbp + 31808]                    ;   125.7 p2      42 t
        vpternlogd zmm22, zmm3, [r8 + 4852]{1to16}, 0x69  ;   210.3 p0+p3   42 t
        vpternlogd zmm12, zmm29, zmm30, 0x12              ;   211.3 p5      22 t
        vpord zmm9, zmm9, zmm4                            ;   211.3 p0      22 t
        vpord zmm18, zmm18, zmm5                          ;   211.8 p5      22 t
        vpxord zmm23, zmm4, zmm28                         ;   212.3 p0      22 t
        vpternlogd zmm4, zmm0, zmm8, 6                    ;   212.8 p5      22 t
        vpternlogd zmm8, zmm23, zmm4, 0x56                ;   213.8 p0      22 t
        vpxord zmm10, zmm10, zmm4                         ;   213.8 p5      22 t
        vpternlogd zmm0, zmm18, zmm28, 0x39               ;   214.3 p0      22 t
        vpternlogd zmm10, zmm18, zmm12, 0x96              ;   214.8 p5      22 t
        vpxord zmm4, zmm28, zmm5                          ;   215.3 p0      22 t
        vpternlogd zmm10, zmm27, zmm4, 0x78               ;   216.3 p5      22 t
        vmovdqa64 zmm18, zmm23                            ;   213.3         22 t copy
        vmovdqa64 zmm27, zmm29                            ;   211.3         22 t copy
        vpternlogd zmm27, zmm4, zmm4, 0xc3                ;   216.3 p0      22 t
        vpternlogd zmm19, zmm8, zmm27, 0x36               ;   217.3 p5      22 t
        vpternlogd zmm4, zmm14, zmm15, 6                  ;   217.3 p0      22 t
        vpternlogd zmm28, zmm15, zmm4, 0x9a               ;   218.3 p5      22 t
        vpternlogd zmm4, zmm14, zmm5, 0xe1                ;   218.3 p0      22 t
        vpxord zmm18, zmm18, zmm27                        ;   218.8 p5      22 t
        vpternlogd zmm25, zmm28, zmm18, 0x93              ;   219.8 p0      22 t
        vpternlogd zmm27, zmm1, zmm25, 0x59               ;   220.8 p5      22 t
        vpbroadcastd zmm1, [r8 + 4848]                    ;   129.7 p10     61 r.60 reload
        vmovdqu64 zmm14, [rbp + 31744]                    ;   129.8 p2      42 t
        vpternlogd zmm14, zmm3, zmm1, 0x96                ;   220.3 p0      42 t
        vmovdqa64 zmm15, zmm18                            ;   219.8         22 t copy
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;   220.8 p5      22 t
        vpternlogd zmm21, zmm10, zmm15, 0xc6              ;   221.8 p0      22 t
        vpternlogd zmm29, zmm17, zmm21, 0x59              ;   222.8 p5      22 t
        vpternlogd zmm15, zmm21, zmm13, 0x93              ;   222.8 p0      22 t
        vpternlogd zmm9, zmm21, zmm4, 0x96                ;   222.8 p5      22 t
        vpternlogd zmm0, zmm15, zmm19, 0x69               ;   223.8 p0      22 t
        vpternlogd zmm18, zmm13, [rbp + 18432], 0x60      ;   223.8 p5+p3   22 t
        vmovdqu64 zmm5, [rbp + 17728]                     ;   131.7 p2      40 t reload
        vmovdqu64 zmm13, [rbp + 17792]                    ;   132.3 p3      40 t reload
        vmovdqu64 zmm17, [rbp + 17856]                    ;   132.7 p2      42 t
        vpternlogd zmm17, zmm13, zmm5, 0x96               ;   224.3 p0      42 t
        vpternlogd zmm18, zmm15, zmm8, 0x96               ;   224.8 p5      22 t
        vpternlogd zmm28, zmm29, zmm27, 0x96              ;   225.3 p0      22 t
        vpbroadcastd zmm8, [r8 + 4828]                    ;   132.7 p10     61 r.55 reload
        vmovdqu64 zmm15, [rbp + 31424]                    ;   133.3 p3      21 t
        vpternlogd zmm15, zmm24, zmm8, 0x96               ;   225.8 p5      21 t
        vpternlogd zmm28, zmm9, zmm18, 0x96               ;   226.3 p0      22 t
        vpxord zmm26, zmm26, zmm15                        ;   226.8 p5      21 t
        vpandnd zmm21, zmm31, zmm15                       ;   227.3 p0      21 t
        vpternlogd zmm21, zmm26, [rbp + 18240], 0xd2      ;   228.3 p5+p2   21 t
        vpternlogd zmm1, zmm17, [rbp + 31744], 0x96       ;   228.3 p0+p3   42 t
        vmovdqa64 zmm13, zmm14                            ;   221.3         42 t copy
        vmovdqu64 [rbp + 18688], zmm9                     ;   223.8 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm17                             ;   225.3         42 t copy
        vpternlogd zmm9, zmm22, zmm22, 0xc3               ;   228.8 p5      42 t
        vmovdqu64 [rbp + 18432], zmm0                     ;   224.8 p7+p4   22 t spill
        vmovdqa64 zmm0, zmm9                              ;   229.8         42 t copy
        vmovdqu64 [rbp + 18368], zmm28                    ;   227.3 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm26                            ;   227.8         21 t copy
        vpternlogd zmm28, zmm31, [rbp + 18240], 0x96      ;   229.3 p0+p2   21 t
        vpternlogd zmm2, zmm28, zmm6, 0x6a                ;   230.3 p5      21 t
        vpxord zmm20, zmm20, zmm28                        ;   230.3 p0      21 t
        vmovdqu64 [rbp + 18560], zmm12                    ;   212.3 p7+p4   22 t spill
        vmovdqa64 zmm12, zmm20                            ;   231.3         21 t copy
        vmovdqu64 [rbp + 20096], zmm19                    ;   218.3 p8+p9   22 t spill
        vmovdqa64 zmm19, zmm2                             ;   231.3         21 t copy
        vpternlogd zmm19, zmm15, zmm6, 0x1e               ;   231.3 p5      21 t
        vpternlogd zmm2, zmm26, [rbp + 18240], 0x87       ;   231.3 p0+p3   21 t
        vpternlogd zmm8, zmm2, [rbp + 31424], 0x96        ;   232.3 p5+p2   21 t
        vmovdqu64 [rbp + 18240], zmm27                    ;   221.8 p7+p4   22 t spill
        vmovdqa64 zmm27, zmm20                            ;   231.3         21 t copy
        vpternlogd zmm27, zmm24, [rbp + 17984], 0x96      ;   232.3 p0+p3   21 t
        vpxord zmm12, zmm12, zmm27                        ;   233.3 p5      21 t
        vpternlogd zmm16, zmm12, zmm11, 0x69              ;   234.3 p0      21 t
        vpternlogd zmm2, zmm16, zmm27, 0x1e               ;   235.3 p5      21 t
        vmovdqu64 [rbp + 18112], zmm10                    ;   217.3 p8+p9   22 t spill
        vmovdqa64 zmm10, zmm12                            ;   234.3         21 t copy
        vmovdqa64 zmm3, zmm16                             ;   235.3         21 t copy
        vpternlogd zmm3, zmm12, zmm26, 0x7b               ;   235.3 p0      21 t
        vpternlogd zmm12, zmm24, [rbp + 18048], 0x96      ;   234.8 p5+p2   21 t
        vpternlogd zmm21, zmm12, zmm27, 0x1e              ;   235.8 p0      21 t
        vpternlogd zmm21, zmm16, zmm6, 0xe1               ;   236.8 p5      21 t
        vmovdqu64 [rbp + 18048], zmm25                    ;   220.8 p7+p4   22 t spill
        vpxord zmm25, zmm12, zmm16                        ;   236.3 p0      21 t
        vpternlogd zmm19, zmm25, zmm24, 0xb4              ;   237.3 p5      21 t
        vpternlogd zmm8, zmm3, zmm19, 0x69                ;   238.3 p0      21 t
        vpternlogd zmm2, zmm25, zmm6, 0xe1                ;   237.8 p5      21 t
        vmovdqu64 zmm3, [rbp + 17984]                     ;   141.2 p3      40 t reload
        vpternlogd zmm19, zmm11, zmm3, 0xd2               ;   238.3 p0      21 t
        vmovdqu64 [rbp + 20160], zmm29                    ;   223.8 p8+p9   22 t spill
        vmovdqa64 zmm29, zmm25                            ;   237.3         21 t copy
        vmovdqu64 [rbp + 20224], zmm30                    ;   198.8 p7+p4   22 t spill
        vmovdqa64 zmm30, zmm14                            ;   221.3         42 t copy
        vmovdqu64 [rbp + 20288], zmm23                    ;   213.3 p8+p9   22 t spill
        vmovdqa64 zmm23, zmm2                             ;   238.8         21 t copy
        vpternlogd zmm23, zmm19, zmm21, 0xe3              ;   239.3 p5      21 t
        vmovdqu64 [rbp + 20352], zmm4                     ;   219.3 p7+p4   22 t spill
        vmovdqa64 zmm4, zmm23                             ;   240.3         21 t copy
        vmovdqu64 [rbp + 20416], zmm18                    ;   225.8 p8+p9   22 t spill
        vmovdqa64 zmm18, zmm8                             ;   239.3         21 t copy
        vpternlogd zmm18, zmm19, zmm21, 0x6c              ;   239.3 p0      21 t
        vpxord zmm4, zmm4, zmm18                          ;   240.3 p5      21 t
        vpternlogd zmm21, zmm4, zmm8, 0xbe                ;   241.3 p0      21 t
        vpternlogd zmm19, zmm21, zmm2, 0xc2               ;   242.3 p5      21 t
        vpternlogd zmm21, zmm23, zmm2, 0x72               ;   242.3 p0      21 t
        vpternlogd zmm18, zmm8, zmm19, 0x36               ;   243.3 p5      21 t
        vpord zmm10, zmm10, zmm4                          ;   242.3 p0      21 t
        vpxord zmm2, zmm4, zmm18                          ;   244.3 p5      21 t
        vpternlogd zmm4, zmm16, zmm26, 6                  ;   243.3 p0      21 t
        vpternlogd zmm26, zmm2, zmm4, 0x56                ;   245.3 p5      21 t
        vpxord zmm29, zmm29, zmm4                         ;   244.3 p0      21 t
        vpord zmm12, zmm12, zmm19                         ;   244.8 p5      21 t
        vpternlogd zmm16, zmm12, zmm18, 0x39              ;   245.8 p0      21 t
        vpxord zmm4, zmm18, zmm19                         ;   245.8 p5      21 t
        vmovdqa64 zmm8, zmm2                              ;   245.3         21 t copy
        vmovdqa64 zmm23, zmm4                             ;   246.8         21 t copy
        vpternlogd zmm23, zmm27, zmm6, 6                  ;   246.8 p0      21 t
        vpternlogd zmm18, zmm6, zmm23, 0x9a               ;   247.8 p5      21 t
        vpternlogd zmm23, zmm27, zmm19, 0xe1              ;   247.8 p0      21 t
        vmovdqa64 zmm6, zmm21                             ;   243.3         21 t copy
        vpternlogd zmm6, zmm20, [rbp + 18176], 6          ;   247.8 p5+p2   21 t
        vpternlogd zmm29, zmm12, zmm6, 0x96               ;   248.8 p0      21 t
        vpternlogd zmm29, zmm25, zmm4, 0x78               ;   249.8 p5      21 t
        vmovdqu64 zmm12, [rbp + 19200]                    ;   147.3 p3      22 t reload
        vmovdqu64 zmm25, [rbp + 18624]                    ;   193.8 p2      23 t reload
        vmovdqu64 zmm27, [rbp + 20032]                    ;   188.3 p3      41 t
        vpternlogd zmm27, zmm25, zmm12, 0x96              ;   249.3 p0      41 t
        vmovdqa64 zmm25, zmm21                            ;   243.3         21 t copy
        vpternlogd zmm25, zmm4, zmm4, 0xc3                ;   249.8 p5      21 t
        vpternlogd zmm15, zmm26, zmm25, 0x36              ;   250.8 p0      21 t
        vpxord zmm8, zmm8, zmm25                          ;   250.8 p5      21 t
        vpternlogd zmm28, zmm18, zmm8, 0x93               ;   251.8 p0      21 t
        vpternlogd zmm25, zmm31, zmm28, 0x59              ;   252.8 p5      21 t
        vpandd zmm7, zmm7, zmm8                           ;   252.3 p0      21 t
        vpternlogd zmm8, zmm19, zmm19, 0xc3               ;   252.8 p5      21 t
        vpternlogd zmm3, zmm29, zmm8, 0xc6                ;   253.8 p0      21 t
        vpternlogd zmm8, zmm11, zmm3, 0x95                ;   254.8 p5      21 t
        vmovdqu64 zmm4, [rbp + 17600]                     ;   149.7 p2      41 t reload
        vmovdqu64 zmm11, [rbp + 19968]                    ;   159.8 p3      21 t reload
        vmovdqu64 zmm19, [rbp + 20416]                    ;   225.8 p2      41 t
        vpternlogd zmm19, zmm11, zmm4, 0x96               ;   254.3 p0      41 t
        vpternlogd zmm7, zmm26, zmm8, 0x96                ;   255.8 p5      21 t
        vpternlogd zmm16, zmm8, zmm15, 0x69               ;   255.8 p0      21 t
        vpternlogd zmm21, zmm24, zmm3, 0x59               ;   255.8 p5      21 t
        vmovdqu64 zmm8, [rbp + 20288]                     ;   213.3 p3      22 t reload
        vmovdqu64 zmm24, [rbp + 20352]                    ;   219.3 p2      41 t
        vpternlogd zmm24, zmm8, [rbp + 20224], 0x2d       ;   256.3 p0+p3   41 t
        vpternlogd zmm10, zmm3, zmm23, 0x96               ;   256.8 p5      21 t
        vmovdqu64 zmm3, [rbp + 19136]                     ;   152.7 p2      22 t reload
        vmovdqu64 zmm8, [rbp + 19840]                     ;   164.3 p3      21 t reload
        vmovdqu64 zmm26, [rbp + 19776]                    ;   193.8 p2      41 t
        vpternlogd zmm26, zmm8, zmm3, 0x96                ;   257.3 p0      41 t
        vpternlogd zmm18, zmm21, zmm25, 0x96              ;   257.8 p5      21 t
        vpternlogd zmm18, zmm10, zmm7, 0x96               ;   258.8 p0      21 t
        vmovdqu64 zmm31, [rbp + 17408]                    ;   153.8 p3      41 t reload
        vpternlogd zmm2, zmm20, zmm31, 0x59               ;   258.8 p5      41 t
        vpternlogd zmm2, zmm28, zmm23, 0x96               ;   259.8 p0      41 t
        vpbroadcastd zmm20, [r8 + 4860]                   ;   153.2 p10     61 r.63 reload
        vmovdqu64 zmm23, [rbp + 31936]                    ;   154.7 p2      42 t
        vpternlogd zmm23, zmm17, zmm20, 0x96              ;   259.8 p5      42 t
        vpxord zmm13, zmm13, zmm23                        ;   260.8 p0      42 t
        vpandnd zmm28, zmm9, zmm23                        ;   260.8 p5      42 t
        vpandnd zmm31, zmm13, [rbp + 17856]               ;   261.8 p0+p3   42 t
        vmovdqa64 zmm3, zmm13                             ;   261.8         42 t copy
        vpternlogd zmm3, zmm9, [rbp + 17856], 0x96        ;   261.8 p5+p2   42 t
        vpternlogd zmm14, zmm3, zmm22, 0x6a               ;   262.8 p0      42 t
        vpxord zmm0, zmm0, zmm3                           ;   262.8 p5      42 t
        vmovdqa64 zmm8, zmm14                             ;   263.8         42 t copy
        vpternlogd zmm8, zmm23, zmm22, 0x1e               ;   263.8 p0      42 t
        vpternlogd zmm14, zmm13, [rbp + 17856], 0x87      ;   263.8 p5+p3   42 t
        vpternlogd zmm20, zmm14, [rbp + 31936], 0x96      ;   264.8 p0+p2   42 t
        vmovdqa64 zmm12, zmm0                             ;   263.8         42 t copy
        vmovdqa64 zmm4, zmm27                             ;   250.3         41 t copy
        vpternlogd zmm4, zmm11, [rbp + 19904], 0x96       ;   264.8 p5+p3   41 t
        vpternlogd zmm27, zmm19, [rbp + 19904], 0x96      ;   265.3 p0+p2   41 t
        vmovdqu64 [rbp + 17856], zmm19                    ;   255.3 p7+p4   41 t spill
        vmovdqa64 zmm19, zmm0                             ;   263.8         42 t copy
        vpternlogd zmm19, zmm17, [rbp + 17664], 0x96      ;   265.8 p5+p3   42 t
        vpxord zmm12, zmm12, zmm19                        ;   266.8 p0      42 t
        vpternlogd zmm5, zmm12, [rbp + 17920], 0x69       ;   267.8 p5+p2   42 t
        vpternlogd zmm14, zmm5, zmm19, 0x1e               ;   268.8 p0      42 t
        vmovdqu64 [rbp + 17728], zmm27                    ;   266.3 p8+p9   41 t spill
        vmovdqa64 zmm27, zmm1                             ;   229.3         42 t copy
        vpternlogd zmm27, zmm19, zmm0, 0xde               ;   267.8 p5      42 t
        vpternlogd zmm28, zmm27, zmm31, 0x96              ;   268.8 p0      42 t
        vpternlogd zmm28, zmm5, zmm22, 0xe1               ;   269.8 p5      42 t
        vmovdqa64 zmm27, zmm5                             ;   268.8         42 t copy
        vpternlogd zmm27, zmm1, zmm12, 0x96               ;   269.3 p0      42 t
        vpternlogd zmm8, zmm27, zmm17, 0xb4               ;   270.3 p5      42 t
        vpternlogd zmm14, zmm27, zmm22, 0xe1              ;   270.3 p0      42 t
        vmovdqa64 zmm31, zmm27                            ;   270.3         42 t copy
        vmovdqa64 zmm11, zmm12                            ;   267.8         42 t copy
        vmovdqu64 [rbp + 20224], zmm6                     ;   248.8 p7+p4   21 t spill
        vmovdqa64 zmm6, zmm5                              ;   268.8         42 t copy
        vpternlogd zmm6, zmm12, zmm13, 0x7b               ;   270.8 p5      42 t
        vpternlogd zmm20, zmm6, zmm8, 0x69                ;   271.8 p0      42 t
        vmovdqu64 zmm6, [rbp + 17920]                     ;   160.8 p3      40 t reload
        vmovdqu64 [rbp + 20288], zmm15                    ;   251.8 p8+p9   21 t spill
        vmovdqu64 zmm15, [rbp + 17664]                    ;   161.2 p2      40 t reload
        vpternlogd zmm8, zmm15, zmm6, 0xb4                ;   271.8 p5      42 t
        vmovdqu64 [rbp + 20352], zmm29                    ;   250.8 p7+p4   21 t spill
        vmovdqa64 zmm29, zmm14                            ;   271.3         42 t copy
        vpternlogd zmm29, zmm8, zmm28, 0xe3               ;   272.8 p0      42 t
        vmovdqu64 [rbp + 18304], zmm21                    ;   256.8 p8+p9   21 t spill
        vmovdqa64 zmm21, zmm29                            ;   273.8         42 t copy
        vmovdqu64 [rbp + 17984], zmm2                     ;   260.8 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm20                             ;   272.8         42 t copy
        vpternlogd zmm2, zmm8, zmm28, 0x6c                ;   272.8 p5      42 t
        vpxord zmm21, zmm21, zmm2                         ;   273.8 p0      42 t
        vpternlogd zmm28, zmm21, zmm20, 0xbe              ;   274.8 p5      42 t
        vpternlogd zmm8, zmm28, zmm14, 0xc2               ;   275.8 p0      42 t
        vpternlogd zmm28, zmm29, zmm14, 0x72              ;   275.8 p5      42 t
        vpternlogd zmm2, zmm20, zmm8, 0x36                ;   276.8 p0      42 t
        vmovdqu64 zmm14, [rbp + 16640]                    ;   163.7 p3      22 t reload
        vmovdqu64 zmm20, [rbp + 18496]                    ;   166.8 p2      23 t reload
        vmovdqu64 zmm29, [rbp + 19712]                    ;   180.8 p3      41 t
        vpternlogd zmm29, zmm20, zmm14, 0x59              ;   275.8 p5      41 t
        vpternlogd zmm1, zmm12, zmm8, 0xbe                ;   276.8 p0      42 t
        vpord zmm11, zmm11, zmm21                         ;   276.8 p5      42 t
        vpxord zmm12, zmm21, zmm2                         ;   277.8 p0      42 t
        vpternlogd zmm21, zmm5, zmm13, 6                  ;   277.8 p5      42 t
        vpternlogd zmm13, zmm12, zmm21, 0x56              ;   278.8 p0      42 t
        vpxord zmm31, zmm31, zmm21                        ;   278.8 p5      42 t
        vpternlogd zmm5, zmm1, zmm2, 0x39                 ;   279.3 p0      42 t
        vpxord zmm20, zmm2, zmm8                          ;   279.8 p5      42 t
        vmovdqa64 zmm21, zmm12                            ;   278.8         42 t copy
        vmovdqa64 zmm14, zmm20                            ;   280.8         42 t copy
        vpternlogd zmm14, zmm19, zmm22, 6                 ;   280.8 p0      42 t
        vpternlogd zmm2, zmm22, zmm14, 0x9a               ;   281.8 p5      42 t
        vpternlogd zmm14, zmm19, zmm8, 0xe1               ;   281.8 p0      42 t
        vpternlogd zmm12, zmm14, zmm0, 0x39               ;   282.8 p5      41 t
        vpternlogd zmm0, zmm28, [rbp + 17792], 0x12       ;   282.3 p0+p2   42 t
        vpternlogd zmm31, zmm1, zmm0, 0x96                ;   283.3 p5      42 t
        vmovdqu64 zmm1, [rbp + 17472]                     ;   167.2 p3      41 t reload
        vmovdqu64 zmm19, [rbp + 19392]                    ;   167.7 p2      21 t reload
        vmovdqu64 zmm22, [rbp + 18112]                    ;   217.3 p3      41 t
        vpternlogd zmm22, zmm19, zmm1, 0x96               ;   283.3 p0      41 t
        vpternlogd zmm31, zmm27, zmm20, 0x78              ;   284.3 p5      42 t
        vmovdqa64 zmm27, zmm28                            ;   276.8         42 t copy
        vpternlogd zmm27, zmm20, zmm20, 0xc3              ;   284.3 p0      42 t
        vpternlogd zmm23, zmm13, zmm27, 0x36              ;   285.3 p5      42 t
        vpxord zmm21, zmm21, zmm27                        ;   285.3 p0      42 t
        vpternlogd zmm3, zmm2, zmm21, 0x93                ;   286.3 p5      42 t
        vpternlogd zmm27, zmm9, zmm3, 0x59                ;   287.3 p0      42 t
        vpandd zmm30, zmm30, zmm21                        ;   286.8 p5      42 t
        vpternlogd zmm21, zmm8, zmm8, 0xc3                ;   287.3 p0      42 t
        vmovdqu64 zmm8, [rbp + 18560]                     ;   212.3 p2      22 t reload
        vmovdqu64 zmm9, [rbp + 18240]                     ;   221.8 p3      41 t
        vpternlogd zmm9, zmm8, [rbp + 20096], 0x96        ;   287.8 p5+p2   41 t
        vpternlogd zmm15, zmm31, zmm21, 0xc6              ;   288.3 p0      42 t
        vpternlogd zmm21, zmm6, zmm15, 0x95               ;   289.3 p5      42 t
        vmovdqu64 zmm6, [rbp + 16768]                     ;   170.5 p3      22 t reload
        vmovdqu64 zmm8, [rbp + 16704]                     ;   171.3 p2      21 t reload
        vmovdqu64 zmm20, [rbp + 19456]                    ;   190.8 p3      41 t
        vpternlogd zmm20, zmm8, zmm6, 0x96                ;   289.3 p0      41 t
        vpternlogd zmm14, zmm11, zmm15, 0x96              ;   289.8 p5      42 t
        vpternlogd zmm15, zmm28, zmm17, 0x2d              ;   290.3 p0      42 t
        vmovdqu64 zmm11, [rbp + 18816]                    ;   172.3 p2      23 t reload
        vmovdqu64 zmm17, [rbp + 18304]                    ;   256.8 p3      21 t reload
        vmovdqu64 zmm28, [rbp + 17984]                    ;   260.8 p2      41 t
        vpternlogd zmm28, zmm17, zmm11, 0x69              ;   290.8 p5      41 t
        vpternlogd zmm30, zmm13, zmm21, 0x96              ;   291.3 p0      42 t
        vpternlogd zmm5, zmm21, zmm23, 0x69               ;   291.8 p5      42 t
        vpternlogd zmm12, zmm3, zmm15, 0x96               ;   292.3 p0      41 t
        vmovdqu64 zmm3, [rbp + 17088]                     ;   188.8 p3      23 t reload
        vmovdqu64 zmm13, [rbp + 20032]                    ;   188.3 p2      41 t
        vpternlogd zmm13, zmm3, [rbp + 19264], 0x96       ;   292.8 p5+p3   41 t
        vpternlogd zmm15, zmm2, zmm27, 0x96               ;   293.3 p0      42 t
        vmovdqu64 zmm2, [rbp + 17344]                     ;   175.3 p2      41 t reload
        vmovdqu64 zmm3, [rbp + 16576]                     ;   175.5 p3      21 t reload
        vmovdqu64 zmm21, [rbp + 18368]                    ;   227.3 p2      41 t
        vpternlogd zmm21, zmm3, zmm2, 0x96                ;   293.8 p5      41 t
        vpternlogd zmm0, zmm23, zmm27, 0x96               ;   294.3 p0      41 t
        vpternlogd zmm15, zmm14, zmm30, 0x96              ;   294.8 p5      42 t
        vmovdqu64 zmm23, [rbp + 17728]                    ;   266.3 p3      61 t
        vpxord zmm23, zmm23, [rbp + 24320]                ;   295.3 p0+p2   61 t
        vpternlogd zmm27, zmm15, zmm5, 0x96               ;   295.8 p5      41 t
        vmovdqu64 [rbp + 24320], zmm23                    ;   296.3 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm31                            ;   285.3         41 t copy
        vpternlogd zmm23, zmm6, zmm11, 0x96               ;   296.3 p0      41 t
        vpternlogd zmm31, zmm11, zmm20, 0x96              ;   296.8 p5      41 t
        vpternlogd zmm17, zmm23, [rbp + 17984], 0x69      ;   297.3 p0+p3   41 t
        vmovdqa64 zmm11, zmm28                            ;   291.8         41 t copy
        vpternlogd zmm11, zmm9, zmm8, 0x96                ;   297.8 p5      41 t
        vpternlogd zmm9, zmm8, [rbp + 17408], 0x96        ;   298.3 p0+p2   41 t
        vpternlogd zmm6, zmm9, [rbp + 19456], 0x96        ;   299.3 p5+p3   41 t
        vpxord zmm8, zmm31, [rbp + 24000]                 ;   299.3 p0+p2   61 t
        vmovdqu64 [rbp + 24000], zmm8                     ;   300.3 p7+p4   61 t spill
        vmovdqa64 zmm8, zmm25                             ;   253.8         41 t copy
        vpternlogd zmm8, zmm16, [rbp + 17536], 0x96       ;   299.8 p5+p3   41 t
        vmovdqu64 [rbp + 19456], zmm31                    ;   297.8 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 20160]                    ;   223.8 p2      22 t reload
        vpternlogd zmm24, zmm31, [rbp + 18048], 0x96      ;   300.3 p0+p3   41 t
        vmovdqu64 zmm31, [rbp + 18880]                    ;   181.3 p2      23 t reload
        vmovdqu64 [rbp + 18048], zmm9                     ;   299.3 p7+p4   41 t spill
        vmovdqa64 zmm9, zmm7                              ;   256.8         41 t copy
        vpternlogd zmm9, zmm1, zmm31, 0x96                ;   300.8 p5      41 t
        vmovdqu64 [rbp + 20160], zmm20                    ;   290.3 p8+p9   41 t spill
        vmovdqu64 zmm20, [rbp + 20224]                    ;   248.8 p3      21 t reload
        vpternlogd zmm25, zmm20, [rbp + 20288], 0x96      ;   301.3 p0+p2   41 t
        vmovdqu64 zmm20, [rbp + 16384]                    ;   182.5 p3      23 t reload
        vmovdqu64 [rbp + 20288], zmm23                    ;   297.3 p7+p4   41 t spill
        vmovdqu64 zmm23, [rbp + 20352]                    ;   250.8 p2      41 t
        vpternlogd zmm23, zmm2, zmm20, 0x96               ;   301.8 p5      41 t
        vmovdqu64 [rbp + 20224], zmm28                    ;   291.8 p8+p9   41 t spill
        vmovdqu64 zmm28, [rbp + 19584]                    ;   187.3 p3      23 t reload
        vpternlogd zmm29, zmm28, [rbp + 19648], 0x96      ;   302.3 p0+p2   41 t
        vmovdqu64 zmm28, [rbp + 18944]                    ;   184.5 p3      23 t reload
        vmovdqu64 [rbp + 19648], zmm17                    ;   298.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm26                            ;   258.3         41 t copy
        vpternlogd zmm17, zmm30, zmm28, 0x96              ;   302.8 p5      41 t
        vpternlogd zmm30, zmm28, [rbp + 19136], 0x96      ;   303.3 p0+p2   41 t
        vpternlogd zmm28, zmm8, zmm18, 0x96               ;   303.8 p5      41 t
        vpternlogd zmm8, zmm30, zmm18, 0x96               ;   304.3 p0      41 t
        vmovdqu64 [rbp + 18944], zmm26                    ;   258.3 p8+p9   41 t spill
        vpxord zmm26, zmm17, [rbp + 23872]                ;   304.8 p5+p3   61 t
        vmovdqu64 [rbp + 23872], zmm26                    ;   305.8 p7+p4   61 t spill
        vmovdqa64 zmm26, zmm4                             ;   265.8         41 t copy
        vpternlogd zmm26, zmm27, [rbp + 19008], 0x96      ;   305.3 p0+p2   41 t
        vmovdqu64 [rbp + 17408], zmm17                    ;   303.8 p8+p9   41 t spill
        vpxord zmm17, zmm26, [rbp + 23808]                ;   306.3 p5+p3   61 t
        vmovdqu64 [rbp + 23808], zmm17                    ;   307.3 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 19200]                    ;   187.3 p2      22 t reload
        vpternlogd zmm27, zmm17, [rbp + 19008], 0x96      ;   306.3 p0+p3   41 t
        vmovdqa64 zmm17, zmm12                            ;   293.3         41 t copy
        vpternlogd zmm17, zmm31, [rbp + 16640], 0x69      ;   306.8 p5+p2   41 t
        vpternlogd zmm7, zmm1, zmm17, 0x96                ;   307.8 p0      41 t
        vmovdqu64 zmm1, [rbp + 16320]                     ;   188.5 p3      22 t reload
        vmovdqu64 [rbp + 17472], zmm26                    ;   306.3 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm13                            ;   293.8         41 t copy
        vpternlogd zmm26, zmm3, zmm1, 0x96                ;   307.8 p5      41 t
        vpternlogd zmm13, zmm21, zmm1, 0x96               ;   308.3 p0      41 t
        vpternlogd zmm1, zmm0, zmm20, 0x96                ;   308.8 p5      41 t
        vpternlogd zmm0, zmm20, zmm26, 0x96               ;   309.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 18368]                    ;   227.3 p2      22 t reload
        vpternlogd zmm3, zmm23, zmm20, 0x96               ;   309.8 p5      41 t
        vpternlogd zmm2, zmm1, [rbp + 20352], 0x96        ;   310.3 p0+p3   41 t
        vmovdqu64 [rbp + 17344], zmm21                    ;   294.8 p7+p4   41 t spill
        vpxord zmm21, zmm0, [rbp + 24064]                 ;   310.8 p5+p2   61 t
        vmovdqu64 [rbp + 24064], zmm21                    ;   311.8 p8+p9   61 t spill
        vmovdqa64 zmm21, zmm28                            ;   304.8         41 t copy
        vpternlogd zmm21, zmm24, [rbp + 19840], 0x69      ;   311.3 p0+p3   41 t
        vmovdqu64 [rbp + 16576], zmm0                     ;   310.3 p7+p4   41 t spill
        vmovdqu64 zmm0, [rbp + 19840]                     ;   191.3 p2      21 t reload
        vpternlogd zmm24, zmm0, [rbp + 17536], 0x69       ;   311.8 p5+p3   41 t
        vmovdqu64 zmm0, [rbp + 17600]                     ;   192.3 p2      41 t reload
        vmovdqu64 [rbp + 17536], zmm26                    ;   308.8 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm27                            ;   307.3         41 t copy
        vpternlogd zmm26, zmm10, zmm0, 0x96               ;   312.3 p0      41 t
        vpternlogd zmm10, zmm0, [rbp + 19008], 0x96       ;   312.8 p5+p3   41 t
        vpxord zmm0, zmm6, [rbp + 24512]                  ;   313.3 p0+p2   61 t
        vmovdqu64 [rbp + 24512], zmm0                     ;   314.3 p7+p4   61 t spill
        vmovdqa64 zmm0, zmm9                              ;   301.8         41 t copy
        vpternlogd zmm0, zmm19, [rbp + 18112], 0x96       ;   313.8 p5+p3   41 t
        vpternlogd zmm19, zmm29, [rbp + 19520], 0x69      ;   314.3 p0+p2   41 t
        vpternlogd zmm12, zmm31, zmm19, 0x69              ;   315.3 p5      41 t
        vpternlogd zmm29, zmm22, [rbp + 19520], 0x69      ;   315.3 p0+p3   41 t
        vpxord zmm31, zmm12, [rbp + 23936]                ;   316.3 p5+p2   61 t
        vmovdqu64 [rbp + 23936], zmm31                    ;   317.3 p8+p9   61 t spill
        vpxord zmm31, zmm29, [rbp + 24448]                ;   316.3 p0+p3   61 t
        vmovdqu64 [rbp + 24448], zmm31                    ;   317.3 p7+p4   61 t spill
        vmovdqu64 zmm31, [rbp + 16896]                    ;   196.3 p2      41 t
        vpternlogd zmm31, zmm16, [rbp + 17152], 0x96      ;   316.8 p5+p3   41 t
        vmovdqu64 [rbp + 19392], zmm12                    ;   316.3 p8+p9   41 t spill
        vmovdqu64 zmm12, [rbp + 16448]                    ;   197.3 p2      41 t
        vpternlogd zmm12, zmm18, [rbp + 17216], 0x96      ;   317.3 p0+p3   41 t
        vmovdqu64 [rbp + 18112], zmm22                    ;   284.3 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 24128]                    ;   198.3 p2      61 t
        vmovdqu64 [rbp + 19008], zmm19                    ;   315.3 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 24192]                    ;   198.5 p3      61 t
        vmovdqu64 [rbp + 19840], zmm4                     ;   265.8 p7+p4   41 t spill
        vmovdqu64 zmm4, [rbp + 24256]                     ;   199.3 p2      61 t
        vmovdqu64 [rbp + 16384], zmm1                     ;   309.8 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 24384]                     ;   199.5 p3      61 t
        vmovdqu64 [rbp + 16320], zmm17                    ;   307.8 p7+p4   41 t spill
        vmovdqu64 zmm17, [rbp + 16960]                    ;   200.3 p2      41 t
        vpternlogd zmm17, zmm5, [rbp + 16448], 0x96       ;   317.8 p5+p3   41 t
        vpternlogd zmm18, zmm17, [rbp + 17216], 0x96      ;   318.8 p0+p2   41 t
        vmovdqu64 [rbp + 16640], zmm17                    ;   318.8 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 16832]                    ;   201.5 p3      41 t
        vpternlogd zmm17, zmm14, [rbp + 16896], 0x96      ;   318.8 p5+p2   41 t
        vpternlogd zmm16, zmm17, [rbp + 17152], 0x96      ;   319.8 p0+p3   41 t
        vmovdqu64 [rbp + 19200], zmm17                    ;   319.8 p7+p4   41 t spill
        vmovdqu64 zmm17, [rbp + 16256]                    ;   203.3 p2      41 t
        vpternlogd zmm17, zmm15, [rbp + 18752], 0x96      ;   319.8 p5+p3   41 t
        vmovdqu64 [rbp + 18304], zmm30                    ;   304.3 p8+p9   41 t spill
        vmovdqa64 zmm30, zmm17                            ;   320.8         41 t copy
        vpternlogd zmm30, zmm25, [rbp + 17280], 0x96      ;   320.8 p0+p2   41 t
        vmovdqu64 [rbp + 17984], zmm17                    ;   320.8 p7+p4   41 t spill
        vmovdqu64 zmm17, [rbp + 18752]                    ;   204.5 p3      23 t reload
        vpternlogd zmm25, zmm17, [rbp + 17280], 0x96      ;   320.8 p5+p2   41 t
        vmovdqu64 [rbp + 18816], zmm27                    ;   307.3 p8+p9   41 t spill
        vmovdqu64 zmm27, [rbp + 20416]                    ;   225.8 p3      41 t
        vpternlogd zmm27, zmm10, [rbp + 19968], 0x96      ;   321.3 p0+p2   41 t
        vmovdqu64 [rbp + 19968], zmm23                    ;   302.8 p7+p4   41 t spill
        vpxord zmm23, zmm13, [rbp + 24576]                ;   321.8 p5+p3   61 t
        vmovdqu64 [rbp + 24576], zmm23                    ;   322.8 p8+p9   61 t spill
        vpxord zmm23, zmm27, [rbp + 24832]                ;   322.3 p0+p2   61 t
        vmovdqu64 [rbp + 24832], zmm23                    ;   323.3 p7+p4   61 t spill
        vmovdqu64 zmm23, [rbp + 24640]                    ;   207.5 p3      61 t
        vmovdqu64 [rbp + 20032], zmm27                    ;   322.3 p8+p9   41 t spill
        vmovdqu64 zmm27, [rbp + 24704]                    ;   208.3 p2      61 t
        vmovdqu64 [rbp + 17920], zmm13                    ;   309.3 p7+p4   41 t spill
        vmovdqu64 zmm13, [rbp + 24768]                    ;   208.5 p3      61 t
        vmovdqu64 [rbp + 17664], zmm6                     ;   300.3 p8+p9   41 t spill
        vmovdqu64 zmm6, [rbp + 19776]                     ;   209.3 p2      41 t
        vpternlogd zmm6, zmm24, [rbp + 19136], 0x96       ;   322.8 p5+p3   41 t
        vpxord zmm1, zmm1, zmm6                           ;   323.8 p0      61 t
        vmovdqu64 [rbp + 24384], zmm1                     ;   324.8 p7+p4   61 t spill
        vmovdqu64 zmm1, [rbp + 19648]                     ;   298.3 p2      61 t
        vpxord zmm1, zmm1, [rbp + 25536]                  ;   323.8 p5+p3   61 t
        vmovdqu64 [rbp + 25536], zmm1                     ;   324.8 p8+p9   61 t spill
        vpxord zmm1, zmm11, [rbp + 25024]                 ;   324.3 p0+p2   61 t
        vmovdqu64 [rbp + 25024], zmm1                     ;   325.3 p7+p4   61 t spill
        vpxord zmm1, zmm8, [rbp + 25408]                  ;   324.8 p5+p3   61 t
        vpternlogd zmm29, zmm9, [rbp + 25984], 0x96       ;   325.3 p0+p2   61 t
        vpxord zmm9, zmm21, [rbp + 24896]                 ;   325.8 p5+p3   61 t
        vmovdqu64 [rbp + 25984], zmm29                    ;   326.3 p8+p9   61 t spill
        vpxord zmm29, zmm3, [rbp + 25088]                 ;   326.3 p0+p2   61 t
        vmovdqu64 [rbp + 25408], zmm1                     ;   325.8 p7+p4   61 t spill
        vpxord zmm1, zmm7, [rbp + 25472]                  ;   326.8 p5+p3   61 t
        vmovdqu64 [rbp + 25472], zmm1                     ;   327.8 p8+p9   61 t spill
        vpxord zmm1, zmm0, [rbp + 24960]                  ;   327.3 p0+p2   61 t
        vmovdqu64 [rbp + 25088], zmm29                    ;   327.3 p7+p4   61 t spill
        vpxord zmm29, zmm26, [rbp + 25344]                ;   327.8 p5+p3   61 t
        vmovdqu64 [rbp + 25344], zmm29                    ;   328.8 p8+p9   61 t spill
        vpxord zmm29, zmm2, [rbp + 25600]                 ;   328.3 p0+p2   61 t
        vpternlogd zmm6, zmm28, [rbp + 25920], 0x96       ;   328.8 p5+p3   61 t
        vpxord zmm28, zmm18, [rbp + 25728]                ;   329.3 p0+p2   61 t
        vmovdqu64 [rbp + 25920], zmm6                     ;   329.8 p7+p4   61 t spill
        vpxord zmm6, zmm30, [rbp + 25664]                 ;   329.8 p5+p3   61 t
        vmovdqu64 [rbp + 25664], zmm6                     ;   330.8 p8+p9   61 t spill
        vpxord zmm6, zmm16, [rbp + 25792]                 ;   330.3 p0+p2   61 t
        vmovdqu64 [rbp + 25792], zmm6                     ;   331.3 p7+p4   61 t spill
        vmovdqu64 zmm6, [rbp + 25856]                     ;   217.5 p3      61 t reload
        vpternlogd zmm10, zmm6, [rbp + 17728], 0x96       ;   330.8 p5+p2   61 t
        vmovdqu64 zmm6, [rbp + 25152]                     ;   218.5 p3      61 t
        vmovdqu64 [rbp + 25856], zmm10                    ;   331.8 p8+p9   61 t spill
        vmovdqu64 zmm10, [rbp + 25216]                    ;   219.3 p2      61 t
        vmovdqu64 [rbp + 25728], zmm28                    ;   330.3 p7+p4   61 t spill
        vmovdqu64 zmm28, [rbp + 25280]                    ;   219.5 p3      61 t
        vmovdqu64 [rbp + 25600], zmm29                    ;   329.3 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 16512]                    ;   220.3 p2      21 t reload
        vmovdqu64 [rbp + 24960], zmm1                     ;   328.3 p7+p4   61 t spill
        vmovdqu64 zmm1, [rbp + 18432]                     ;   224.8 p3      41 t
        vpternlogd zmm1, zmm29, [rbp + 17280], 0x96       ;   331.3 p0+p2   41 t
        vmovdqu64 [rbp + 24896], zmm9                     ;   326.8 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 19904]                     ;   221.5 p3      41 t
        vpternlogd zmm9, zmm29, [rbp + 16256], 0x96       ;   331.8 p5+p2   41 t
        vpternlogd zmm15, zmm17, zmm9, 0x96               ;   332.8 p0      41 t
        vmovdqu64 zmm17, [rbp + 18432]                    ;   224.8 p3      22 t reload
        vpternlogd zmm29, zmm25, zmm17, 0x96              ;   332.8 p5      41 t
        vpxord zmm22, zmm22, zmm15                        ;   333.8 p0      61 t
        vpxord zmm6, zmm6, zmm29                          ;   333.8 p5      61 t
        vmovdqu64 [rbp + 25152], zmm6                     ;   334.8 p7+p4   61 t spill
        vmovdqu64 zmm6, [rbp + 18240]                     ;   223.3 p2      22 t reload
        vpternlogd zmm17, zmm6, [rbp + 19072], 0x96       ;   334.3 p0+p3   41 t
        vmovdqa64 zmm6, zmm31                             ;   317.8         41 t copy
        vpternlogd zmm6, zmm17, zmm20, 0x96               ;   335.3 p5      41 t
        vpxord zmm28, zmm28, zmm6                         ;   336.3 p0      61 t
        vpternlogd zmm17, zmm20, [rbp + 17152], 0x96      ;   335.8 p5+p2   41 t
        vmovdqu64 zmm20, [rbp + 19328]                    ;   224.5 p3      21 t reload
        vmovdqu64 [rbp + 25280], zmm28                    ;   337.3 p8+p9   61 t spill
        vmovdqu64 zmm28, [rbp + 18688]                    ;   225.3 p2      41 t
        vpternlogd zmm28, zmm12, zmm20, 0x96              ;   336.3 p0      41 t
        vpxord zmm10, zmm10, zmm28                        ;   337.3 p5      61 t
        vmovdqu64 [rbp + 24128], zmm22                    ;   334.8 p7+p4   61 t spill
        vmovdqu64 zmm22, [rbp + 18688]                    ;   225.5 p3      41 t
        vpternlogd zmm22, zmm20, [rbp + 17216], 0x96      ;   337.3 p0+p2   41 t
        vmovdqu64 [rbp + 25216], zmm10                    ;   338.3 p8+p9   61 t spill
        vmovdqu64 zmm10, [rbp + 18624]                    ;   226.5 p3      23 t reload
        vpternlogd zmm20, zmm10, [rbp + 16960], 0x96      ;   337.8 p5+p2   41 t
        vpternlogd zmm10, zmm22, [rbp + 16960], 0x96      ;   338.3 p0+p3   41 t
        vpxord zmm27, zmm27, zmm10                        ;   339.3 p5      61 t
        vpternlogd zmm5, zmm20, [rbp + 16448], 0x96       ;   339.3 p0+p2   41 t
        vpxord zmm19, zmm19, zmm5                         ;   340.3 p5      61 t
        vmovdqu64 [rbp + 24704], zmm27                    ;   340.3 p7+p4   61 t spill
        vmovdqu64 zmm27, [rbp + 19904]                    ;   228.5 p3      41 t
        vpternlogd zmm27, zmm1, [rbp + 16256], 0x96       ;   340.3 p0+p2   41 t
        vpxord zmm23, zmm23, zmm27                        ;   341.3 p5      61 t
        vpternlogd zmm10, zmm12, [rbp + 26240], 0x96      ;   341.3 p0+p3   61 t
        vpternlogd zmm27, zmm25, [rbp + 26176], 0x96      ;   341.8 p5+p2   61 t
        vmovdqu64 zmm12, [rbp + 26560]                    ;   230.5 p3      61 t reload
        vpternlogd zmm11, zmm12, [rbp + 20288], 0x96      ;   342.3 p0+p2   61 t
        vmovdqu64 zmm12, [rbp + 26432]                    ;   231.5 p3      61 t reload
        vpternlogd zmm21, zmm12, [rbp + 18304], 0x96      ;   342.8 p5+p2   61 t
        vmovdqu64 zmm12, [rbp + 26624]                    ;   232.5 p3      61 t reload
        vpternlogd zmm3, zmm12, [rbp + 16384], 0x96       ;   343.3 p0+p2   61 t
        vmovdqu64 zmm12, [rbp + 26496]                    ;   233.5 p3      61 t reload
        vpternlogd zmm0, zmm12, [rbp + 16320], 0x96       ;   343.8 p5+p2   61 t
        vmovdqu64 zmm12, [rbp + 16832]                    ;   234.5 p3      22 t reload
        vmovdqu64 zmm25, [rbp + 19072]                    ;   235.3 p2      21 t reload
        vmovdqu64 [rbp + 26240], zmm10                    ;   342.3 p8+p9   61 t spill
        vmovdqu64 zmm10, [rbp + 17024]                    ;   235.5 p3      41 t
        vpternlogd zmm10, zmm25, zmm12, 0x96              ;   344.3 p0      41 t
        vpternlogd zmm12, zmm17, [rbp + 17024], 0x96      ;   344.8 p5+p2   41 t
        vpxord zmm13, zmm13, zmm12                        ;   345.8 p0      61 t
        vpternlogd zmm14, zmm10, [rbp + 16896], 0x96      ;   345.8 p5+p3   41 t
        vpxord zmm4, zmm4, zmm14                          ;   346.8 p0      61 t
        vpbroadcastd zmm25, [r8 + 4892]                   ;   230.3 p10     62 l.7
        vpbroadcastd zmm25, [r8 + 4908]                   ;   231.3 p10     62 l.11
        vpbroadcastd zmm25, [r8 + 4920]                   ;   232.3 p10     62 l.14
        vpbroadcastd zmm25, [r8 + 4956]                   ;   233.3 p10     62 l.23
        vpbroadcastd zmm25, [r8 + 4988]                   ;   234.3 p10     62 l.31
        vpbroadcastd zmm25, [r8 + 5004]                   ;   235.3 p10     62 l.35
        vpbroadcastd zmm25, [r8 + 5016]                   ;   236.3 p10     62 l.38
        vpternlogd zmm30, zmm9, [rbp + 27200], 0x96       ;   346.8 p5+p2   61 t
        vpternlogd zmm15, zmm1, [rbp + 27712], 0x96       ;   347.3 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 26944]                     ;   238.3 p2      61 t reload
        vpternlogd zmm8, zmm1, [rbp + 18944], 0x96        ;   347.8 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 27008]                     ;   239.3 p2      61 t reload
        vpternlogd zmm7, zmm1, [rbp + 19008], 0x96        ;   348.3 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 26880]                     ;   240.3 p2      61 t reload
        vpternlogd zmm26, zmm1, [rbp + 19840], 0x96       ;   348.8 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 27136]                     ;   241.3 p2      61 t reload
        vpternlogd zmm2, zmm1, [rbp + 17536], 0x96        ;   349.3 p0+p3   61 t
        vpternlogd zmm12, zmm31, [rbp + 26304], 0x96      ;   349.8 p5+p2   61 t
        vmovdqu64 zmm1, [rbp + 17920]                     ;   309.3 p3      41 t reload
        vmovdqu64 zmm9, [rbp + 26112]                     ;   243.3 p2      61 t
        vpternlogd zmm9, zmm1, [rbp + 19968], 0x96        ;   350.3 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 27456]                     ;   244.3 p2      61 t reload
        vpternlogd zmm24, zmm1, [rbp + 17408], 0x96       ;   350.8 p5+p3   61 t
        vpternlogd zmm18, zmm20, [rbp + 27264], 0x96      ;   351.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 17664]                     ;   300.3 p3      41 t reload
        vmovdqu64 zmm20, [rbp + 26048]                    ;   246.3 p2      61 t
        vpternlogd zmm20, zmm1, [rbp + 20224], 0x96       ;   351.8 p5+p3   61 t
        vpbroadcastd zmm1, [r8 + 5052]                    ;   239.3 p10     62 l.47
        vpternlogd zmm5, zmm22, [rbp + 27776], 0x96       ;   352.3 p0+p2   61 t
        vpternlogd zmm16, zmm10, [rbp + 27328], 0x96      ;   352.8 p5+p3   61 t
        vmovdqu64 zmm10, [rbp + 20032]                    ;   322.3 p2      41 t reload
        vmovdqu64 zmm22, [rbp + 26368]                    ;   248.5 p3      61 t
        vpternlogd zmm22, zmm10, [rbp + 18816], 0x96      ;   353.3 p0+p2   61 t
        vpbroadcastd zmm10, [r8 + 5072]                   ;   240.8 p10     62 l.52
        vpbroadcastd zmm31, [r8 + 5084]                   ;   241.8 p10     62 l.55
        vpternlogd zmm14, zmm17, [rbp + 27840], 0x96      ;   353.8 p5+p3   61 t
        vmovdqu64 zmm17, [rbp + 26688]                    ;   250.3 p2      61 t reload
        vpternlogd zmm29, zmm17, [rbp + 17984], 0x96      ;   354.3 p0+p3   61 t
        vmovdqu64 zmm17, [rbp + 26816]                    ;   251.3 p2      61 t reload
        vpternlogd zmm6, zmm17, [rbp + 19200], 0x96       ;   354.8 p5+p3   61 t
        vmovdqu64 zmm17, [rbp + 26752]                    ;   252.3 p2      61 t reload
        vpternlogd zmm28, zmm17, [rbp + 16640], 0x96      ;   355.3 p0+p3   61 t
        vpbroadcastd zmm17, [r8 + 5116]                   ;   245.3 p10     62 l.63
        vmovdqu64 zmm17, [rbp + 23872]                    ;   305.8 p2      40 t
        vpxord zmm17, zmm17, [r8 + 4868]{1to16}           ;   355.8 p5+p3   40 t
        vmovdqu64 zmm31, [rbp + 23808]                    ;   307.3 p2      40 t
        vpxord zmm31, zmm31, [r8 + 4864]{1to16}           ;   356.3 p0+p3   40 t
        vmovdqu64 zmm10, [rbp + 24000]                    ;   300.3 p2      40 t
        vpxord zmm10, zmm10, [r8 + 4876]{1to16}           ;   356.8 p5+p3   40 t
        vmovdqu64 zmm1, [rbp + 23936]                     ;   317.3 p2      40 t
        vpxord zmm1, zmm1, [r8 + 4872]{1to16}             ;   357.3 p0+p3   40 t
        vmovdqu64 zmm25, [rbp + 24320]                    ;   296.3 p2      40 t
        vpxord zmm25, zmm25, [r8 + 4896]{1to16}           ;   357.8 p5+p3   40 t
        vmovdqu64 [rbp + 27840], zmm14                    ;   354.8 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 24064]                    ;   311.8 p2      40 t
        vpxord zmm14, zmm14, [r8 + 4880]{1to16}           ;   358.3 p0+p3   40 t
        vmovdqu64 [rbp + 27712], zmm15                    ;   348.3 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 24384]                    ;   324.8 p2      40 t
        vpxord zmm15, zmm15, [r8 + 4900]{1to16}           ;   358.8 p5+p3   40 t
        vmovdqu64 [rbp + 27328], zmm16                    ;   353.8 p7+p4   61 t spill
        vpxord zmm16, zmm19, [r8 + 4888]{1to16}           ;   359.3 p0+p2   40 t
        vmovdqu64 [rbp + 24192], zmm19                    ;   341.3 p8+p9   61 t spill
        vmovdqu64 zmm19, [rbp + 19648]                    ;   298.3 p3      41 t reload
        vmovdqu64 [rbp + 27136], zmm2                     ;   350.3 p7+p4   61 t spill
        vmovdqu64 zmm2, [rbp + 27072]                     ;   261.3 p2      61 t
        vpternlogd zmm2, zmm19, [rbp + 20160], 0x96       ;   359.8 p5+p3   61 t
        vmovdqu64 zmm19, [rbp + 24448]                    ;   317.3 p2      40 t
        vpxord zmm19, zmm19, [r8 + 4904]{1to16}           ;   360.3 p0+p3   40 t
        vmovdqu64 [rbp + 27200], zmm30                    ;   347.8 p8+p9   61 t spill
        vmovdqu64 zmm30, [rbp + 24896]                    ;   326.8 p2      40 t
        vpxord zmm30, zmm30, [r8 + 4932]{1to16}           ;   360.8 p5+p3   40 t
        vmovdqu64 [rbp + 26816], zmm6                     ;   355.8 p7+p4   61 t spill
        vmovdqu64 zmm6, [rbp + 24832]                     ;   323.3 p2      40 t
        vpxord zmm6, zmm6, [r8 + 4928]{1to16}             ;   361.3 p0+p3   40 t
        vmovdqu64 [rbp + 26688], zmm29                    ;   355.3 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 25024]                    ;   325.3 p2      40 t
        vpxord zmm29, zmm29, [r8 + 4940]{1to16}           ;   361.8 p5+p3   40 t
        vmovdqu64 [rbp + 26048], zmm20                    ;   352.8 p7+p4   61 t spill
        vmovdqu64 zmm20, [rbp + 24960]                    ;   328.3 p2      40 t
        vpxord zmm20, zmm20, [r8 + 4936]{1to16}           ;   362.3 p0+p3   40 t
        vmovdqu64 [rbp + 26112], zmm9                     ;   351.3 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 25088]                     ;   327.3 p2      40 t
        vpxord zmm9, zmm9, [r8 + 4944]{1to16}             ;   362.8 p5+p3   40 t
        vmovdqu64 [rbp + 19968], zmm20                    ;   363.3 p7+p4   40 t spill
        vmovdqu64 zmm20, [rbp + 25216]                    ;   338.3 p2      40 t
        vpxord zmm20, zmm20, [r8 + 4952]{1to16}           ;   363.3 p0+p3   40 t
        vmovdqu64 [rbp + 17920], zmm9                     ;   363.8 p8+p9   40 t spill
        vmovdqu64 zmm9, [rbp + 25344]                     ;   328.8 p2      40 t
        vpxord zmm9, zmm9, [r8 + 4960]{1to16}             ;   363.8 p5+p3   40 t
        vmovdqu64 [rbp + 17536], zmm9                     ;   364.8 p7+p4   40 t spill
        vpxord zmm9, zmm23, [r8 + 4916]{1to16}            ;   364.3 p0+p2   40 t
        vmovdqu64 [rbp + 24640], zmm23                    ;   342.3 p8+p9   61 t spill
        vpxord zmm23, zmm13, [r8 + 4924]{1to16}           ;   364.8 p5+p3   40 t
        vmovdqu64 [rbp + 24768], zmm13                    ;   346.8 p7+p4   61 t spill
        vmovdqu64 zmm13, [rbp + 17472]                    ;   306.3 p2      41 t reload
        vmovdqu64 [rbp + 18944], zmm6                     ;   362.3 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 27392]                     ;   271.5 p3      61 t
        vpternlogd zmm6, zmm13, [rbp + 17856], 0x96       ;   365.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 25408]                    ;   325.8 p3      40 t
        vpxord zmm13, zmm13, [r8 + 4964]{1to16}           ;   365.8 p5+p2   40 t
        vmovdqu64 [rbp + 17856], zmm13                    ;   366.8 p7+p4   40 t spill
        vmovdqu64 zmm13, [rbp + 25536]                    ;   324.8 p3      40 t
        vpxord zmm13, zmm13, [r8 + 4972]{1to16}           ;   366.3 p0+p2   40 t
        vmovdqu64 [rbp + 17472], zmm13                    ;   367.3 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 25472]                    ;   327.8 p3      40 t
        vpxord zmm13, zmm13, [r8 + 4968]{1to16}           ;   366.8 p5+p2   40 t
        vmovdqu64 [rbp + 16896], zmm13                    ;   367.8 p7+p4   40 t spill
        vmovdqu64 zmm13, [rbp + 25600]                    ;   329.3 p3      40 t
        vpxord zmm13, zmm13, [r8 + 4976]{1to16}           ;   367.3 p0+p2   40 t
        vmovdqu64 [rbp + 16832], zmm13                    ;   368.3 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 19392]                    ;   316.3 p3      41 t reload
        vmovdqu64 [rbp + 17024], zmm29                    ;   362.8 p7+p4   40 t spill
        vmovdqu64 zmm29, [rbp + 27520]                    ;   277.3 p2      61 t
        vpternlogd zmm29, zmm13, [rbp + 18112], 0x96      ;   367.8 p5+p3   61 t
        vmovdqu64 zmm13, [rbp + 25856]                    ;   331.8 p2      40 t
        vpxord zmm13, zmm13, [r8 + 4992]{1to16}           ;   368.3 p0+p3   40 t
        vmovdqu64 [rbp + 18112], zmm13                    ;   369.3 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 25728]                    ;   330.3 p2      40 t
        vpxord zmm13, zmm13, [r8 + 4984]{1to16}           ;   368.8 p5+p3   40 t
        vmovdqu64 [rbp + 19392], zmm13                    ;   369.8 p7+p4   40 t spill
        vmovdqu64 zmm13, [rbp + 19456]                    ;   297.8 p2      41 t reload
        vmovdqu64 [rbp + 19072], zmm20                    ;   364.3 p8+p9   40 t spill
        vmovdqu64 zmm20, [rbp + 27584]                    ;   280.5 p3      61 t
        vpternlogd zmm20, zmm13, [rbp + 18048], 0x96      ;   369.3 p0+p2   61 t
        vmovdqu64 zmm13, [rbp + 25984]                    ;   326.3 p3      40 t
        vpxord zmm13, zmm13, [r8 + 5000]{1to16}           ;   369.8 p5+p2   40 t
        vmovdqu64 [rbp + 18048], zmm13                    ;   370.8 p7+p4   40 t spill
        vmovdqu64 zmm13, [rbp + 25920]                    ;   329.8 p3      40 t
        vpxord zmm13, zmm13, [r8 + 4996]{1to16}           ;   370.3 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm13                    ;   371.3 p8+p9   40 t spill
        vmovdqu64 zmm13, [rbp + 16576]                    ;   310.3 p3      41 t reload
        vmovdqu64 [rbp + 16384], zmm30                    ;   361.8 p7+p4   40 t spill
        vmovdqu64 zmm30, [rbp + 27648]                    ;   284.3 p2      61 t
        vpternlogd zmm30, zmm13, [rbp + 17344], 0x96      ;   370.8 p5+p3   61 t
        vpxord zmm13, zmm27, [r8 + 5012]{1to16}           ;   371.3 p0+p2   40 t
        vmovdqu64 [rbp + 26176], zmm27                    ;   342.8 p8+p9   61 t spill
        vpxord zmm27, zmm21, [r8 + 5028]{1to16}           ;   371.8 p5+p3   40 t
        vmovdqu64 [rbp + 26432], zmm21                    ;   343.8 p7+p4   61 t spill
        vpxord zmm21, zmm11, [r8 + 5036]{1to16}           ;   372.3 p0+p2   40 t
        vmovdqu64 [rbp + 26560], zmm11                    ;   343.3 p8+p9   61 t spill
        vpxord zmm11, zmm3, [r8 + 5040]{1to16}            ;   372.8 p5+p3   40 t
        vmovdqu64 [rbp + 26624], zmm3                     ;   344.3 p7+p4   61 t spill
        vpxord zmm3, zmm0, [r8 + 5032]{1to16}             ;   373.3 p0+p2   40 t
        vmovdqu64 [rbp + 26496], zmm0                     ;   344.8 p8+p9   61 t spill
        vpxord zmm0, zmm8, [r8 + 5060]{1to16}             ;   373.8 p5+p3   40 t
        vmovdqu64 [rbp + 26944], zmm8                     ;   348.8 p7+p4   61 t spill
        vpxord zmm8, zmm12, [r8 + 5020]{1to16}            ;   374.3 p0+p2   40 t
        vmovdqu64 [rbp + 26304], zmm12                    ;   350.8 p8+p9   61 t spill
        vpxord zmm12, zmm26, [r8 + 5056]{1to16}           ;   374.8 p5+p3   40 t
        vmovdqu64 [rbp + 26880], zmm26                    ;   349.8 p7+p4   61 t spill
        vpxord zmm26, zmm7, [r8 + 5064]{1to16}            ;   375.3 p0+p2   40 t
        vmovdqu64 [rbp + 27008], zmm7                     ;   349.3 p8+p9   61 t spill
        vpxord zmm7, zmm24, [r8 + 5092]{1to16}            ;   375.8 p5+p3   40 t
        vmovdqu64 [rbp + 27456], zmm24                    ;   351.8 p7+p4   61 t spill
        vpxord zmm24, zmm22, [r8 + 5024]{1to16}           ;   376.3 p0+p2   40 t
        vmovdqu64 [rbp + 26368], zmm22                    ;   354.3 p8+p9   61 t spill
        vpxord zmm22, zmm18, [r8 + 5080]{1to16}           ;   376.8 p5+p3   40 t
        vmovdqu64 [rbp + 27264], zmm18                    ;   352.3 p7+p4   61 t spill
        vpxord zmm18, zmm5, [r8 + 5112]{1to16}            ;   377.3 p0+p2   40 t
        vmovdqu64 [rbp + 27776], zmm5                     ;   353.3 p8+p9   61 t spill
        vpxord zmm5, zmm28, [r8 + 5048]{1to16}            ;   377.8 p5+p3   40 t
        vmovdqu64 [rbp + 26752], zmm28                    ;   356.3 p7+p4   61 t spill
        vpxord zmm28, zmm2, [r8 + 5068]{1to16}            ;   378.3 p0+p2   40 t
        vmovdqu64 [rbp + 27072], zmm2                     ;   360.8 p8+p9   61 t spill
        vpxord zmm2, zmm14, zmm17                         ;   378.8 p5      41 t
        vmovdqu64 [rbp + 20480], zmm18                    ;   378.3 p7+p4   40 t spill
        vpxord zmm18, zmm6, [r8 + 5088]{1to16}            ;   379.3 p0+p3   40 t
        vmovdqu64 [rbp + 27392], zmm6                     ;   366.3 p8+p9   61 t spill
        vpxord zmm6, zmm29, [r8 + 5096]{1to16}            ;   379.8 p5+p2   40 t
        vmovdqu64 [rbp + 27520], zmm29                    ;   368.8 p7+p4   61 t spill
        vpxord zmm29, zmm20, [r8 + 5100]{1to16}           ;   380.3 p0+p3   40 t
        vmovdqu64 [rbp + 27584], zmm20                    ;   370.3 p8+p9   61 t spill
        vmovdqa64 zmm20, zmm16                            ;   360.3         41 t copy
        vpternlogd zmm20, zmm10, zmm31, 0x96              ;   380.8 p5      41 t
        vmovdqu64 [rbp + 20544], zmm6                     ;   380.8 p7+p4   40 t spill
        vpxord zmm6, zmm30, [r8 + 5104]{1to16}            ;   381.3 p0+p2   40 t
        vmovdqu64 [rbp + 27648], zmm30                    ;   371.8 p8+p9   61 t spill
        vmovdqa64 zmm30, zmm2                             ;   379.8         41 t copy
        vmovdqu64 [rbp + 20608], zmm6                     ;   382.3 p7+p4   40 t spill
        vmovdqa64 zmm6, zmm23                             ;   365.8         23 t copy
        vpternlogd zmm6, zmm9, zmm19, 0x96                ;   381.8 p5      23 t
        vmovdqu64 [rbp + 20672], zmm18                    ;   380.3 p8+p9   40 t spill
        vmovdqa64 zmm18, zmm2                             ;   379.8         41 t copy
        vmovdqu64 [rbp + 20736], zmm29                    ;   381.3 p7+p4   40 t spill
        vmovdqu64 zmm29, [rbp + 24128]                    ;   334.8 p3      41 t
        vpternlogd zmm29, zmm17, [r8 + 4884]{1to16}, 0x69 ;   382.3 p0+p2   41 t
        vmovdqu64 [rbp + 20800], zmm7                     ;   376.8 p8+p9   40 t spill
        vmovdqa64 zmm7, zmm20                             ;   381.8         41 t copy
        vpternlogd zmm7, zmm29, zmm29, 0xc3               ;   383.3 p5      41 t
        vmovdqu64 [rbp + 20864], zmm26                    ;   376.3 p7+p4   40 t spill
        vmovdqa64 zmm26, zmm7                             ;   384.3         41 t copy
        vmovdqu64 [rbp + 20928], zmm12                    ;   375.8 p8+p9   40 t spill
        vmovdqa64 zmm12, zmm20                            ;   381.8         41 t copy
        vpternlogd zmm12, zmm4, [r8 + 4892]{1to16}, 0x96  ;   383.3 p0+p3   41 t
        vpxord zmm30, zmm30, zmm12                        ;   384.3 p5      41 t
        vmovdqu64 [rbp + 20992], zmm22                    ;   377.8 p7+p4   40 t spill
        vpandnd zmm22, zmm30, zmm16                       ;   385.3 p0      41 t
        vpternlogd zmm22, zmm12, zmm7, 0xb4               ;   386.3 p5      41 t
        vmovdqu64 [rbp + 21056], zmm28                    ;   379.3 p8+p9   40 t spill
        vmovdqa64 zmm28, zmm30                            ;   385.3         41 t copy
        vpternlogd zmm28, zmm7, zmm16, 0x96               ;   385.3 p0      41 t
        vpternlogd zmm2, zmm28, zmm29, 0x6a               ;   386.3 p5      41 t
        vpternlogd zmm16, zmm2, zmm30, 0x93               ;   387.3 p0      41 t
        vpternlogd zmm2, zmm12, zmm29, 0x1e               ;   387.3 p5      41 t
        vpxord zmm26, zmm26, zmm28                        ;   387.3 p0      41 t
        vmovdqu64 [rbp + 21120], zmm0                     ;   374.8 p7+p4   40 t spill
        vmovdqa64 zmm0, zmm26                             ;   388.3         41 t copy
        vmovdqu64 [rbp + 21184], zmm3                     ;   374.3 p8+p9   40 t spill
        vmovdqa64 zmm3, zmm26                             ;   388.3         41 t copy
        vpternlogd zmm3, zmm20, zmm1, 0x96                ;   388.3 p5      41 t
        vpxord zmm0, zmm0, zmm3                           ;   389.3 p0      41 t
        vpternlogd zmm14, zmm0, zmm20, 0x96               ;   390.3 p5      41 t
        vpternlogd zmm31, zmm0, zmm17, 0x69               ;   390.3 p0      41 t
        vpternlogd zmm22, zmm14, zmm3, 0x1e               ;   391.3 p5      41 t
        vpternlogd zmm22, zmm31, zmm29, 0xe1              ;   392.3 p0      41 t
        vmovdqu64 [rbp + 21248], zmm11                    ;   373.8 p7+p4   40 t spill
        vpxord zmm11, zmm14, zmm31                        ;   391.3 p5      41 t
        vpternlogd zmm2, zmm11, zmm20, 0xb4               ;   392.3 p0      41 t
        vmovdqu64 [rbp + 21312], zmm21                    ;   373.3 p8+p9   40 t spill
        vmovdqa64 zmm21, zmm0                             ;   390.3         41 t copy
        vpternlogd zmm0, zmm31, zmm30, 0x6f               ;   391.8 p5      41 t
        vmovdqu64 [rbp + 21376], zmm24                    ;   377.3 p7+p4   40 t spill
        vmovdqa64 zmm24, zmm16                            ;   388.3         41 t copy
        vpternlogd zmm24, zmm31, zmm3, 0x1e               ;   392.3 p0      41 t
        vpternlogd zmm24, zmm11, zmm29, 0xe1              ;   393.3 p5      41 t
        vpternlogd zmm16, zmm4, [r8 + 4892]{1to16}, 0x96  ;   393.3 p0+p2   41 t
        vpternlogd zmm16, zmm0, zmm2, 0x69                ;   394.3 p5      41 t
        vpternlogd zmm2, zmm1, zmm17, 0xb4                ;   394.3 p0      41 t
        vmovdqa64 zmm0, zmm11                             ;   392.3         41 t copy
        vmovdqu64 [rbp + 24256], zmm4                     ;   347.8 p8+p9   61 t spill
        vmovdqa64 zmm4, zmm24                             ;   394.3         41 t copy
        vpternlogd zmm4, zmm2, zmm22, 0xe3                ;   395.3 p5      41 t
        vmovdqu64 [rbp + 21440], zmm5                     ;   378.8 p7+p4   40 t spill
        vmovdqa64 zmm5, zmm4                              ;   396.3         41 t copy
        vmovdqu64 [rbp + 21504], zmm27                    ;   372.8 p8+p9   40 t spill
        vmovdqa64 zmm27, zmm16                            ;   395.3         41 t copy
        vpternlogd zmm27, zmm2, zmm22, 0x6c               ;   395.3 p0      41 t
        vpxord zmm5, zmm5, zmm27                          ;   396.3 p5      41 t
        vpternlogd zmm22, zmm5, zmm16, 0xbe               ;   397.3 p0      41 t
        vpternlogd zmm2, zmm22, zmm24, 0xc2               ;   398.3 p5      41 t
        vpternlogd zmm22, zmm4, zmm24, 0x72               ;   398.3 p0      41 t
        vpternlogd zmm27, zmm16, zmm2, 0x36               ;   399.3 p5      41 t
        vmovdqu64 zmm4, [rbp + 24576]                     ;   322.8 p3      23 t
        vpternlogd zmm4, zmm25, [r8 + 4912]{1to16}, 0x69  ;   398.3 p0+p2   23 t
        vpternlogd zmm10, zmm22, zmm26, 0x12              ;   399.3 p5      41 t
        vpord zmm21, zmm21, zmm5                          ;   399.3 p0      41 t
        vpord zmm14, zmm14, zmm2                          ;   399.8 p5      41 t
        vpxord zmm16, zmm5, zmm27                         ;   400.3 p0      41 t
        vpternlogd zmm5, zmm31, zmm30, 6                  ;   400.8 p5      41 t
        vpternlogd zmm30, zmm16, zmm5, 0x56               ;   401.8 p0      41 t
        vpxord zmm0, zmm0, zmm5                           ;   401.8 p5      41 t
        vpternlogd zmm31, zmm14, zmm27, 0x39              ;   402.3 p0      41 t
        vpternlogd zmm0, zmm14, zmm10, 0x96               ;   402.8 p5      41 t
        vpbroadcastd zmm5, [r8 + 4908]                    ;   305.0 p10     62 l.11 reload
        vmovdqu64 zmm14, [rbp + 24512]                    ;   314.3 p3      23 t
        vpternlogd zmm14, zmm25, zmm5, 0x96               ;   403.3 p0      23 t
        vmovdqu64 zmm24, [rbp + 24512]                    ;   314.3 p2      61 t reload
        vpternlogd zmm5, zmm6, zmm24, 0x96                ;   403.8 p5      23 t
        vpxord zmm24, zmm27, zmm2                         ;   404.3 p0      41 t
        vpternlogd zmm0, zmm11, zmm24, 0x78               ;   405.3 p5      41 t
        vmovdqa64 zmm11, zmm16                            ;   401.3         41 t copy
        vmovdqu64 [rbp + 21568], zmm13                    ;   372.3 p7+p4   40 t spill
        vmovdqa64 zmm13, zmm22                            ;   399.3         41 t copy
        vpternlogd zmm13, zmm24, zmm24, 0xc3              ;   405.3 p0      41 t
        vpternlogd zmm12, zmm30, zmm13, 0x36              ;   406.3 p5      41 t
        vpternlogd zmm24, zmm3, zmm29, 6                  ;   406.3 p0      41 t
        vpternlogd zmm27, zmm29, zmm24, 0x9a              ;   407.3 p5      41 t
        vpternlogd zmm24, zmm3, zmm2, 0xe1                ;   407.3 p0      41 t
        vpternlogd zmm16, zmm26, zmm24, 0x59              ;   408.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 25152]                     ;   334.8 p3      61 t reload
        vmovdqu64 zmm26, [rbp + 16384]                    ;   361.8 p2      22 t
        vpternlogd zmm26, zmm3, [r8 + 4948]{1to16}, 0x69  ;   408.3 p0+p3   22 t
        vpxord zmm11, zmm11, zmm13                        ;   408.8 p5      41 t
        vpternlogd zmm28, zmm27, zmm11, 0x93              ;   409.8 p0      41 t
        vpternlogd zmm13, zmm7, zmm28, 0x59               ;   410.8 p5      41 t
        vpandd zmm18, zmm18, zmm11                        ;   410.3 p0      41 t
        vpternlogd zmm11, zmm2, zmm2, 0xc3                ;   410.8 p5      41 t
        vmovdqu64 zmm2, [rbp + 17920]                     ;   363.8 p2      22 t
        vmovdqu64 zmm7, [rbp + 16384]                     ;   361.8 p3      40 t reload
        vpxord zmm2, zmm2, zmm7                           ;   411.3 p0      22 t
        vpternlogd zmm1, zmm0, zmm11, 0xc6                ;   411.8 p5      41 t
        vpternlogd zmm11, zmm17, zmm1, 0x95               ;   412.8 p0      41 t
        vpternlogd zmm18, zmm30, zmm11, 0x96              ;   413.8 p5      41 t
        vpternlogd zmm31, zmm11, zmm12, 0x69              ;   413.8 p0      41 t
        vmovdqu64 zmm11, [rbp + 18944]                    ;   362.3 p2      40 t reload
        vmovdqu64 zmm17, [rbp + 17024]                    ;   362.8 p3      40 t reload
        vmovdqu64 zmm29, [rbp + 19072]                    ;   364.3 p2      22 t
        vpternlogd zmm29, zmm17, zmm11, 0x96              ;   413.8 p5      22 t
        vpternlogd zmm24, zmm21, zmm1, 0x96               ;   414.3 p0      41 t
        vpternlogd zmm1, zmm22, zmm20, 0x2d               ;   414.8 p5      41 t
        vpternlogd zmm10, zmm12, zmm13, 0x96              ;   415.3 p0      41 t
        vpternlogd zmm16, zmm28, zmm1, 0x69               ;   415.8 p5      41 t
        vpternlogd zmm1, zmm27, zmm13, 0x96               ;   416.3 p0      41 t
        vmovdqa64 zmm12, zmm14                            ;   404.3         23 t copy
        vpternlogd zmm1, zmm24, zmm18, 0x96               ;   417.3 p5      41 t
        vpbroadcastd zmm20, [r8 + 4920]                   ;   313.3 p10     62 l.14 reload
        vmovdqu64 zmm21, [rbp + 24704]                    ;   340.3 p3      23 t
        vpternlogd zmm21, zmm6, zmm20, 0x96               ;   417.3 p0      23 t
        vpternlogd zmm13, zmm1, zmm31, 0x96               ;   418.3 p5      41 t
        vpxord zmm12, zmm12, zmm21                        ;   418.3 p0      23 t
        vmovdqa64 zmm22, zmm6                             ;   382.8         23 t copy
        vpternlogd zmm22, zmm4, zmm4, 0xc3                ;   418.8 p5      23 t
        vmovdqa64 zmm27, zmm14                            ;   404.3         23 t copy
        vpandnd zmm28, zmm12, zmm9                        ;   419.3 p0      23 t
        vpandnd zmm30, zmm22, zmm21                       ;   419.8 p5      23 t
        vmovdqa64 zmm3, zmm22                             ;   419.8         23 t copy
        vmovdqu64 [rbp + 21632], zmm24                    ;   415.3 p8+p9   41 t spill
        vmovdqa64 zmm24, zmm12                            ;   419.3         23 t copy
        vpternlogd zmm24, zmm22, zmm9, 0x96               ;   420.3 p0      23 t
        vpternlogd zmm14, zmm24, zmm4, 0x6a               ;   421.3 p5      23 t
        vpxord zmm3, zmm3, zmm24                          ;   421.3 p0      23 t
        vpternlogd zmm9, zmm14, zmm12, 0x93               ;   422.3 p5      23 t
        vpternlogd zmm14, zmm21, zmm4, 0x1e               ;   422.3 p0      23 t
        vpternlogd zmm20, zmm9, [rbp + 24704], 0x96       ;   423.3 p5+p2   23 t
        vmovdqu64 [rbp + 21696], zmm31                    ;   414.8 p7+p4   41 t spill
        vmovdqa64 zmm31, zmm2                             ;   412.3         22 t copy
        vmovdqu64 [rbp + 21760], zmm1                     ;   418.3 p8+p9   41 t spill
        vmovdqa64 zmm1, zmm3                              ;   422.3         23 t copy
        vpternlogd zmm1, zmm6, zmm15, 0x96                ;   423.3 p0      23 t
        vmovdqu64 [rbp + 21824], zmm10                    ;   416.3 p7+p4   41 t spill
        vpxord zmm10, zmm3, zmm1                          ;   424.3 p5      23 t
        vpternlogd zmm23, zmm10, zmm25, 0x69              ;   425.3 p0      23 t
        vpternlogd zmm9, zmm23, zmm1, 0x1e                ;   426.3 p5      23 t
        vmovdqu64 [rbp + 21888], zmm0                     ;   406.3 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm5                              ;   404.8         23 t copy
        vpternlogd zmm0, zmm1, zmm3, 0xde                 ;   425.3 p0      23 t
        vpternlogd zmm30, zmm0, zmm28, 0x96               ;   426.3 p5      23 t
        vpternlogd zmm30, zmm23, zmm4, 0xe1               ;   427.3 p0      23 t
        vmovdqa64 zmm0, zmm23                             ;   426.3         23 t copy
        vpternlogd zmm0, zmm5, zmm10, 0x96                ;   426.8 p5      23 t
        vpternlogd zmm14, zmm0, zmm6, 0xb4                ;   427.8 p0      23 t
        vpternlogd zmm9, zmm0, zmm4, 0xe1                 ;   427.8 p5      23 t
        vmovdqa64 zmm28, zmm0                             ;   427.8         23 t copy
        vmovdqu64 [rbp + 21952], zmm16                    ;   416.8 p7+p4   41 t spill
        vmovdqa64 zmm16, zmm14                            ;   428.8         23 t copy
        vpternlogd zmm16, zmm15, zmm25, 0xb4              ;   428.8 p0      23 t
        vmovdqu64 [rbp + 22016], zmm18                    ;   414.8 p8+p9   41 t spill
        vmovdqa64 zmm18, zmm2                             ;   412.3         22 t copy
        vmovdqu64 [rbp + 22080], zmm13                    ;   419.3 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm10                            ;   425.3         23 t copy
        vmovdqu64 [rbp + 22144], zmm8                     ;   375.3 p8+p9   40 t spill
        vmovdqa64 zmm8, zmm23                             ;   426.3         23 t copy
        vpternlogd zmm8, zmm10, zmm12, 0x7b               ;   428.8 p5      23 t
        vpternlogd zmm20, zmm8, zmm14, 0x69               ;   429.8 p0      23 t
        vmovdqa64 zmm8, zmm9                              ;   428.8         23 t copy
        vpternlogd zmm8, zmm16, zmm30, 0xe3               ;   429.8 p5      23 t
        vmovdqa64 zmm14, zmm8                             ;   430.8         23 t copy
        vmovdqa64 zmm17, zmm20                            ;   430.8         23 t copy
        vpternlogd zmm17, zmm16, zmm30, 0x6c              ;   430.8 p0      23 t
        vpxord zmm14, zmm14, zmm17                        ;   431.8 p5      23 t
        vpternlogd zmm30, zmm14, zmm20, 0xbe              ;   432.8 p0      23 t
        vpternlogd zmm16, zmm30, zmm9, 0xc2               ;   433.8 p5      23 t
        vpternlogd zmm30, zmm8, zmm9, 0x72                ;   433.8 p0      23 t
        vpternlogd zmm17, zmm20, zmm16, 0x36              ;   434.8 p5      23 t
        vpternlogd zmm5, zmm10, zmm16, 0xbe               ;   434.8 p0      23 t
        vpternlogd zmm19, zmm30, zmm3, 0x12               ;   434.8 p5      23 t
        vpord zmm13, zmm13, zmm14                         ;   434.3 p0      23 t
        vpxord zmm8, zmm14, zmm17                         ;   435.8 p5      23 t
        vpternlogd zmm14, zmm23, zmm12, 6                 ;   435.3 p0      23 t
        vpternlogd zmm12, zmm8, zmm14, 0x56               ;   436.8 p5      23 t
        vpxord zmm28, zmm28, zmm14                        ;   436.3 p0      23 t
        vpternlogd zmm23, zmm5, zmm17, 0x39               ;   436.8 p5      23 t
        vpternlogd zmm28, zmm5, zmm19, 0x96               ;   437.3 p0      23 t
        vpxord zmm5, zmm17, zmm16                         ;   437.8 p5      23 t
        vpternlogd zmm28, zmm0, zmm5, 0x78                ;   438.8 p0      23 t
        vmovdqa64 zmm0, zmm8                              ;   436.8         23 t copy
        vmovdqa64 zmm9, zmm29                             ;   414.8         22 t copy
        vpternlogd zmm9, zmm26, zmm26, 0xc3               ;   438.8 p5      22 t
        vpbroadcastd zmm10, [r8 + 4956]                   ;   327.0 p10     62 l.23 reload
        vmovdqu64 zmm14, [rbp + 25280]                    ;   337.3 p3      22 t
        vpternlogd zmm14, zmm29, zmm10, 0x96              ;   439.3 p0      22 t
        vpxord zmm31, zmm31, zmm14                        ;   440.3 p5      22 t
        vmovdqa64 zmm20, zmm30                            ;   434.8         23 t copy
        vpternlogd zmm20, zmm5, zmm5, 0xc3                ;   440.3 p0      23 t
        vpternlogd zmm21, zmm12, zmm20, 0x36              ;   441.3 p5      23 t
        vpternlogd zmm5, zmm1, zmm4, 6                    ;   441.3 p0      23 t
        vpternlogd zmm17, zmm4, zmm5, 0x9a                ;   442.3 p5      23 t
        vpternlogd zmm5, zmm1, zmm16, 0xe1                ;   442.3 p0      23 t
        vpternlogd zmm8, zmm3, zmm5, 0x59                 ;   443.3 p5      23 t
        vmovdqu64 zmm1, [rbp + 25664]                     ;   330.8 p2      61 t reload
        vmovdqu64 zmm3, [rbp + 17856]                     ;   366.8 p3      21 t
        vpternlogd zmm3, zmm1, [r8 + 4980]{1to16}, 0x69   ;   443.3 p0+p2   21 t
        vpxord zmm0, zmm0, zmm20                          ;   443.8 p5      23 t
        vmovdqu64 zmm4, [rbp + 16832]                     ;   368.3 p3      21 t
        vpxord zmm4, zmm4, [rbp + 17856]                  ;   444.3 p0+p2   21 t
        vpternlogd zmm24, zmm17, zmm0, 0x93               ;   444.8 p5      23 t
        vpternlogd zmm20, zmm22, zmm24, 0x59              ;   445.8 p0      23 t
        vpandd zmm27, zmm27, zmm0                         ;   445.8 p5      23 t
        vpternlogd zmm0, zmm16, zmm16, 0xc3               ;   446.3 p0      23 t
        vpternlogd zmm15, zmm28, zmm0, 0xc6               ;   447.3 p5      23 t
        vpternlogd zmm0, zmm25, zmm15, 0x95               ;   448.3 p0      23 t
        vmovdqu64 zmm16, [rbp + 17536]                    ;   364.8 p3      40 t reload
        vmovdqu64 zmm22, [rbp + 17472]                    ;   367.3 p2      40 t reload
        vmovdqu64 zmm25, [rbp + 19392]                    ;   369.8 p3      21 t
        vpternlogd zmm25, zmm22, zmm16, 0x96              ;   447.8 p5      21 t
        vpternlogd zmm5, zmm13, zmm15, 0x96               ;   448.3 p0      23 t
        vpternlogd zmm15, zmm30, zmm6, 0x2d               ;   448.8 p5      23 t
        vpternlogd zmm27, zmm12, zmm0, 0x96               ;   449.3 p0      23 t
        vpternlogd zmm23, zmm0, zmm21, 0x69               ;   449.8 p5      23 t
        vpternlogd zmm19, zmm21, zmm20, 0x96              ;   450.3 p0      23 t
        vpternlogd zmm8, zmm24, zmm15, 0x69               ;   450.8 p5      23 t
        vpternlogd zmm15, zmm17, zmm20, 0x96              ;   451.3 p0      23 t
        vpternlogd zmm15, zmm5, zmm27, 0x96               ;   452.3 p5      23 t
        vpandnd zmm0, zmm9, zmm14                         ;   452.3 p0      22 t
        vmovdqa64 zmm6, zmm9                              ;   439.8         22 t copy
        vpternlogd zmm20, zmm15, zmm23, 0x96              ;   453.3 p5      23 t
        vmovdqu64 zmm12, [rbp + 19072]                    ;   364.3 p2      40 t reload
        vmovdqa64 zmm13, zmm31                            ;   441.3         22 t copy
        vpternlogd zmm13, zmm9, zmm12, 0x96               ;   453.3 p0      22 t
        vpternlogd zmm0, zmm31, zmm12, 0xd2               ;   453.8 p5      22 t
        vpternlogd zmm2, zmm13, zmm26, 0x6a               ;   454.3 p0      22 t
        vpxord zmm6, zmm6, zmm13                          ;   454.8 p5      22 t
        vpternlogd zmm12, zmm2, zmm31, 0x93               ;   455.3 p0      22 t
        vpternlogd zmm2, zmm14, zmm26, 0x1e               ;   455.8 p5      22 t
        vmovdqu64 zmm17, [rbp + 25280]                    ;   337.3 p3      61 t reload
        vpternlogd zmm10, zmm12, zmm17, 0x96              ;   456.3 p0      22 t
        vmovdqa64 zmm21, zmm6                             ;   455.8         22 t copy
        vmovdqa64 zmm24, zmm4                             ;   445.3         21 t copy
        vmovdqa64 zmm30, zmm25                            ;   448.8         21 t copy
        vpternlogd zmm30, zmm3, zmm3, 0xc3                ;   456.8 p5      21 t
        vmovdqa64 zmm1, zmm30                             ;   457.8         21 t copy
        vmovdqa64 zmm17, zmm6                             ;   455.8         22 t copy
        vpternlogd zmm17, zmm29, [rbp + 19968], 0x96      ;   457.3 p0+p2   22 t
        vpxord zmm21, zmm21, zmm17                        ;   458.3 p5      22 t
        vpternlogd zmm11, zmm21, zmm7, 0x69               ;   459.3 p0      22 t
        vpternlogd zmm12, zmm11, zmm17, 0x1e              ;   460.3 p5      22 t
        vmovdqu64 [rbp + 18944], zmm5                     ;   449.3 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm21                             ;   459.3         22 t copy
        vmovdqu64 [rbp + 19072], zmm23                    ;   450.8 p8+p9   23 t spill
        vmovdqa64 zmm23, zmm11                            ;   460.3         22 t copy
        vpternlogd zmm23, zmm21, zmm31, 0x7b              ;   460.3 p0      22 t
        vpternlogd zmm21, zmm29, [rbp + 17920], 0x96      ;   459.8 p5+p3   22 t
        vpternlogd zmm0, zmm21, zmm17, 0x1e               ;   460.8 p0      22 t
        vpternlogd zmm0, zmm11, zmm26, 0xe1               ;   461.8 p5      22 t
        vmovdqu64 [rbp + 17920], zmm15                    ;   453.3 p7+p4   23 t spill
        vpxord zmm15, zmm21, zmm11                        ;   461.3 p0      22 t
        vpternlogd zmm2, zmm15, zmm29, 0xb4               ;   462.3 p5      22 t
        vpternlogd zmm10, zmm23, zmm2, 0x69               ;   463.3 p0      22 t
        vpternlogd zmm12, zmm15, zmm26, 0xe1              ;   462.8 p5      22 t
        vmovdqu64 zmm23, [rbp + 19968]                    ;   363.3 p2      40 t reload
        vpternlogd zmm2, zmm7, zmm23, 0xd2                ;   463.3 p0      22 t
        vmovdqu64 [rbp + 22208], zmm19                    ;   451.3 p8+p9   23 t spill
        vmovdqa64 zmm19, zmm15                            ;   462.3         22 t copy
        vmovdqu64 [rbp + 22272], zmm28                    ;   439.8 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm4                             ;   445.3         21 t copy
        vmovdqu64 [rbp + 22336], zmm8                     ;   451.8 p8+p9   23 t spill
        vmovdqa64 zmm8, zmm12                             ;   463.8         22 t copy
        vpternlogd zmm8, zmm2, zmm0, 0xe3                 ;   464.3 p5      22 t
        vmovdqu64 [rbp + 22400], zmm27                    ;   450.3 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm8                             ;   465.3         22 t copy
        vmovdqu64 [rbp + 22464], zmm20                    ;   454.3 p8+p9   23 t spill
        vmovdqa64 zmm20, zmm10                            ;   464.3         22 t copy
        vpternlogd zmm20, zmm2, zmm0, 0x6c                ;   464.3 p0      22 t
        vpxord zmm27, zmm27, zmm20                        ;   465.3 p5      22 t
        vpternlogd zmm0, zmm27, zmm10, 0xbe               ;   466.3 p0      22 t
        vpternlogd zmm2, zmm0, zmm12, 0xc2                ;   467.3 p5      22 t
        vpternlogd zmm0, zmm8, zmm12, 0x72                ;   467.3 p0      22 t
        vpternlogd zmm20, zmm10, zmm2, 0x36               ;   468.3 p5      22 t
        vpord zmm5, zmm5, zmm27                           ;   467.3 p0      22 t
        vpxord zmm8, zmm27, zmm20                         ;   469.3 p5      22 t
        vpternlogd zmm27, zmm11, zmm31, 6                 ;   468.3 p0      22 t
        vpternlogd zmm31, zmm8, zmm27, 0x56               ;   470.3 p5      22 t
        vpxord zmm19, zmm19, zmm27                        ;   469.3 p0      22 t
        vpord zmm21, zmm21, zmm2                          ;   469.8 p5      22 t
        vpternlogd zmm11, zmm21, zmm20, 0x39              ;   470.8 p0      22 t
        vpxord zmm10, zmm20, zmm2                         ;   470.8 p5      22 t
        vmovdqa64 zmm12, zmm8                             ;   470.3         22 t copy
        vmovdqa64 zmm27, zmm10                            ;   471.8         22 t copy
        vpternlogd zmm27, zmm17, zmm26, 6                 ;   471.8 p0      22 t
        vpternlogd zmm20, zmm26, zmm27, 0x9a              ;   472.8 p5      22 t
        vpternlogd zmm27, zmm17, zmm2, 0xe1               ;   472.8 p0      22 t
        vpternlogd zmm8, zmm27, zmm6, 0x39                ;   473.8 p5      22 t
        vpternlogd zmm6, zmm0, [rbp + 17024], 0x12        ;   473.3 p0+p3   22 t
        vpternlogd zmm19, zmm21, zmm6, 0x96               ;   474.3 p5      22 t
        vpternlogd zmm19, zmm15, zmm10, 0x78              ;   475.3 p0      22 t
        vmovdqa64 zmm15, zmm0                             ;   468.3         22 t copy
        vpternlogd zmm15, zmm10, zmm10, 0xc3              ;   474.8 p5      22 t
        vmovdqu64 zmm10, [rbp + 26112]                    ;   351.3 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 18112]                    ;   369.3 p3      23 t
        vpternlogd zmm17, zmm10, [r8 + 5008]{1to16}, 0x69 ;   475.3 p0+p2   23 t
        vpternlogd zmm14, zmm31, zmm15, 0x36              ;   475.8 p5      22 t
        vpxord zmm12, zmm12, zmm15                        ;   476.3 p0      22 t
        vpternlogd zmm13, zmm20, zmm12, 0x93              ;   477.3 p5      22 t
        vpternlogd zmm15, zmm9, zmm13, 0x59               ;   478.3 p0      22 t
        vmovdqu64 zmm9, [rbp + 18048]                     ;   370.8 p3      40 t reload
        vmovdqu64 zmm21, [rbp + 21568]                    ;   372.3 p2      40 t reload
        vmovdqu64 zmm26, [rbp + 22144]                    ;   375.3 p3      23 t
        vpternlogd zmm26, zmm21, zmm9, 0x96               ;   477.8 p5      23 t
        vpandd zmm18, zmm18, zmm12                        ;   478.3 p0      22 t
        vpternlogd zmm12, zmm2, zmm2, 0xc3                ;   478.8 p5      22 t
        vpternlogd zmm23, zmm19, zmm12, 0xc6              ;   479.8 p0      22 t
        vpternlogd zmm12, zmm7, zmm23, 0x95               ;   480.8 p5      22 t
        vpternlogd zmm18, zmm31, zmm12, 0x96              ;   481.8 p0      22 t
        vpbroadcastd zmm2, [r8 + 5004]                    ;   350.5 p10     62 l.35 reload
        vmovdqu64 zmm7, [rbp + 26048]                     ;   352.8 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 18112]                    ;   369.3 p3      23 t
        vpternlogd zmm31, zmm7, zmm2, 0x96                ;   480.8 p5      23 t
        vpternlogd zmm11, zmm12, zmm14, 0x69              ;   481.8 p0      22 t
        vpternlogd zmm27, zmm5, zmm23, 0x96               ;   481.8 p5      22 t
        vpternlogd zmm23, zmm0, zmm29, 0x2d               ;   482.3 p0      22 t
        vpternlogd zmm6, zmm14, zmm15, 0x96               ;   482.8 p5      22 t
        vpternlogd zmm8, zmm13, zmm23, 0x69               ;   483.3 p0      22 t
        vpternlogd zmm23, zmm20, zmm15, 0x96              ;   483.8 p5      22 t
        vpbroadcastd zmm0, [r8 + 4988]                    ;   352.2 p10     62 l.31 reload
        vmovdqu64 zmm5, [rbp + 25792]                     ;   352.3 p2      21 t
        vpternlogd zmm5, zmm25, zmm0, 0x96                ;   484.3 p0      21 t
        vpternlogd zmm23, zmm27, zmm18, 0x96              ;   484.8 p5      22 t
        vpternlogd zmm15, zmm23, zmm11, 0x96              ;   485.8 p0      22 t
        vpxord zmm24, zmm24, zmm5                         ;   485.8 p5      21 t
        vpternlogd zmm2, zmm26, zmm7, 0x96                ;   486.3 p0      23 t
        vpandnd zmm12, zmm30, zmm5                        ;   486.8 p5      21 t
        vmovdqu64 zmm13, [rbp + 19392]                    ;   369.8 p3      40 t reload
        vpternlogd zmm12, zmm24, zmm13, 0xd2              ;   487.8 p0      21 t
        vmovdqa64 zmm14, zmm24                            ;   486.8         21 t copy
        vpternlogd zmm14, zmm30, zmm13, 0x96              ;   487.8 p5      21 t
        vpternlogd zmm4, zmm14, zmm3, 0x6a                ;   488.8 p0      21 t
        vpternlogd zmm13, zmm4, zmm24, 0x93               ;   489.8 p5      21 t
        vpternlogd zmm4, zmm5, zmm3, 0x1e                 ;   489.8 p0      21 t
        vpxord zmm1, zmm1, zmm14                          ;   489.8 p5      21 t
        vmovdqu64 zmm20, [rbp + 25792]                    ;   354.8 p2      61 t reload
        vpternlogd zmm0, zmm13, zmm20, 0x96               ;   490.8 p0      21 t
        vmovdqa64 zmm29, zmm1                             ;   490.8         21 t copy
        vmovdqa64 zmm10, zmm31                            ;   481.8         23 t copy
        vmovdqa64 zmm7, zmm26                             ;   478.8         23 t copy
        vpternlogd zmm7, zmm17, zmm17, 0xc3               ;   490.8 p5      23 t
        vmovdqa64 zmm20, zmm7                             ;   491.8         23 t copy
        vmovdqu64 [rbp + 19392], zmm15                    ;   486.8 p7+p4   22 t spill
        vmovdqa64 zmm15, zmm1                             ;   490.8         21 t copy
        vpternlogd zmm15, zmm25, [rbp + 16896], 0x96      ;   491.3 p0+p3   21 t
        vpxord zmm29, zmm29, zmm15                        ;   492.3 p5      21 t
        vpternlogd zmm16, zmm29, [rbp + 17856], 0x69      ;   493.3 p0+p2   21 t
        vpternlogd zmm13, zmm16, zmm15, 0x1e              ;   494.3 p5      21 t
        vmovdqu64 [rbp + 17536], zmm27                    ;   482.8 p8+p9   22 t spill
        vmovdqa64 zmm27, zmm29                            ;   493.3         21 t copy
        vmovdqu64 [rbp + 16384], zmm11                    ;   482.8 p7+p4   22 t spill
        vmovdqa64 zmm11, zmm16                            ;   494.3         21 t copy
        vpternlogd zmm11, zmm29, zmm24, 0x7b              ;   494.3 p0      21 t
        vpternlogd zmm29, zmm25, [rbp + 16832], 0x96      ;   493.8 p5+p3   21 t
        vpternlogd zmm12, zmm29, zmm15, 0x1e              ;   494.8 p0      21 t
        vpternlogd zmm12, zmm16, zmm3, 0xe1               ;   495.8 p5      21 t
        vmovdqu64 [rbp + 16832], zmm23                    ;   485.8 p8+p9   22 t spill
        vpxord zmm23, zmm29, zmm16                        ;   495.3 p0      21 t
        vpternlogd zmm4, zmm23, zmm25, 0xb4               ;   496.3 p5      21 t
        vpternlogd zmm0, zmm11, zmm4, 0x69                ;   497.3 p0      21 t
        vpternlogd zmm13, zmm23, zmm3, 0xe1               ;   496.8 p5      21 t
        vmovdqa64 zmm11, zmm23                            ;   496.3         21 t copy
        vmovdqu64 [rbp + 19968], zmm6                     ;   483.8 p7+p4   22 t spill
        vmovdqu64 zmm6, [rbp + 16896]                     ;   367.8 p2      40 t reload
        vpternlogd zmm4, zmm6, [rbp + 17856], 0xb4        ;   497.3 p0+p3   21 t
        vmovdqu64 [rbp + 17024], zmm19                    ;   476.3 p8+p9   22 t spill
        vmovdqa64 zmm19, zmm31                            ;   481.8         23 t copy
        vmovdqu64 [rbp + 22528], zmm8                     ;   484.3 p7+p4   22 t spill
        vmovdqa64 zmm8, zmm13                             ;   497.8         21 t copy
        vpternlogd zmm8, zmm4, zmm12, 0xe3                ;   498.3 p5      21 t
        vmovdqu64 [rbp + 22592], zmm18                    ;   482.8 p8+p9   22 t spill
        vmovdqa64 zmm18, zmm8                             ;   499.3         21 t copy
        vmovdqa64 zmm9, zmm0                              ;   498.3         21 t copy
        vpternlogd zmm9, zmm4, zmm12, 0x6c                ;   498.3 p0      21 t
        vpxord zmm18, zmm18, zmm9                         ;   499.3 p5      21 t
        vpternlogd zmm12, zmm18, zmm0, 0xbe               ;   500.3 p0      21 t
        vpternlogd zmm4, zmm12, zmm13, 0xc2               ;   501.3 p5      21 t
        vpternlogd zmm12, zmm8, zmm13, 0x72               ;   501.3 p0      21 t
        vpternlogd zmm9, zmm0, zmm4, 0x36                 ;   502.3 p5      21 t
        vpternlogd zmm22, zmm12, zmm1, 0x12               ;   502.3 p0      21 t
        vpord zmm27, zmm27, zmm18                         ;   501.8 p5      21 t
        vpxord zmm0, zmm18, zmm9                          ;   503.3 p0      21 t
        vpternlogd zmm18, zmm16, zmm24, 6                 ;   502.8 p5      21 t
        vpternlogd zmm24, zmm0, zmm18, 0x56               ;   504.3 p0      21 t
        vpxord zmm11, zmm11, zmm18                        ;   503.8 p5      21 t
        vpord zmm29, zmm29, zmm4                          ;   504.3 p0      21 t
        vpternlogd zmm11, zmm29, zmm22, 0x96              ;   505.3 p5      21 t
        vpternlogd zmm29, zmm16, zmm9, 0x2d               ;   505.3 p0      21 t
        vpxord zmm8, zmm9, zmm4                           ;   505.8 p5      21 t
        vmovdqu64 zmm13, [rbp + 26688]                    ;   364.5 p2      61 t reload
        vmovdqu64 zmm16, [rbp + 21504]                    ;   372.8 p3      22 t
        vpternlogd zmm16, zmm13, [r8 + 5044]{1to16}, 0x69 ;   506.3 p0+p2   22 t
        vpternlogd zmm11, zmm23, zmm8, 0x78               ;   506.8 p5      21 t
        vmovdqa64 zmm18, zmm0                             ;   504.3         21 t copy
        vmovdqa64 zmm23, zmm12                            ;   502.3         21 t copy
        vpternlogd zmm23, zmm8, zmm8, 0xc3                ;   507.3 p0      21 t
        vmovdqu64 zmm13, [rbp + 21248]                    ;   373.8 p3      22 t
        vpxord zmm13, zmm13, [rbp + 21504]                ;   507.8 p5+p2   22 t
        vpternlogd zmm5, zmm24, zmm23, 0x36               ;   508.3 p0      21 t
        vpternlogd zmm8, zmm15, zmm3, 6                   ;   508.8 p5      21 t
        vpternlogd zmm9, zmm3, zmm8, 0x9a                 ;   509.8 p0      21 t
        vpternlogd zmm8, zmm15, zmm4, 0xe1                ;   509.8 p5      21 t
        vpternlogd zmm0, zmm1, zmm8, 0x59                 ;   510.8 p0      21 t
        vmovdqu64 zmm1, [rbp + 21376]                     ;   377.3 p3      40 t reload
        vmovdqu64 zmm3, [rbp + 21312]                     ;   373.3 p2      40 t reload
        vmovdqu64 zmm15, [rbp + 21440]                    ;   378.8 p3      22 t
        vpternlogd zmm15, zmm3, zmm1, 0x96                ;   510.8 p5      22 t
        vpxord zmm18, zmm18, zmm23                        ;   511.3 p0      21 t
        vpternlogd zmm14, zmm9, zmm18, 0x93               ;   512.3 p5      21 t
        vpternlogd zmm23, zmm30, zmm14, 0x59              ;   513.3 p0      21 t
        vpandd zmm28, zmm28, zmm18                        ;   512.8 p5      21 t
        vpternlogd zmm18, zmm4, zmm4, 0xc3                ;   513.3 p0      21 t
        vpternlogd zmm6, zmm11, zmm18, 0xc6               ;   514.3 p5      21 t
        vpternlogd zmm8, zmm27, zmm6, 0x96                ;   515.3 p0      21 t
        vpternlogd zmm12, zmm25, zmm6, 0x59               ;   515.3 p5      21 t
        vpbroadcastd zmm4, [r8 + 5016]                    ;   369.0 p10     62 l.38 reload
        vmovdqu64 zmm25, [rbp + 26240]                    ;   369.2 p2      23 t
        vpternlogd zmm25, zmm26, zmm4, 0x96               ;   515.3 p0      23 t
        vpternlogd zmm0, zmm14, zmm12, 0x69               ;   516.3 p5      21 t
        vpternlogd zmm12, zmm9, zmm23, 0x96               ;   516.3 p0      21 t
        vpternlogd zmm22, zmm23, zmm5, 0x96               ;   516.8 p5      21 t
        vpternlogd zmm6, zmm18, [rbp + 17856], 0x87       ;   517.3 p0+p3   21 t
        vpternlogd zmm29, zmm5, zmm6, 0x69                ;   518.3 p5      21 t
        vpternlogd zmm28, zmm6, zmm24, 0x96               ;   518.3 p0      21 t
        vpternlogd zmm12, zmm8, zmm28, 0x96               ;   519.3 p5      21 t
        vpternlogd zmm23, zmm12, zmm29, 0x96              ;   520.3 p0      21 t
        vpxord zmm10, zmm10, zmm25                        ;   519.8 p5      23 t
        vpandnd zmm5, zmm7, zmm25                         ;   520.3 p0      23 t
        vpandnd zmm6, zmm10, zmm21                        ;   520.8 p5      23 t
        vmovdqa64 zmm9, zmm13                             ;   508.8         22 t copy
        vmovdqa64 zmm14, zmm10                            ;   520.8         23 t copy
        vpternlogd zmm14, zmm7, zmm21, 0x96               ;   521.3 p0      23 t
        vpternlogd zmm31, zmm14, zmm17, 0x6a              ;   522.3 p5      23 t
        vpxord zmm20, zmm20, zmm14                        ;   522.3 p0      23 t
        vpternlogd zmm21, zmm31, zmm10, 0x93              ;   523.3 p5      23 t
        vpternlogd zmm31, zmm25, zmm17, 0x1e              ;   523.3 p0      23 t
        vmovdqu64 zmm18, [rbp + 26240]                    ;   372.7 p2      61 t reload
        vpternlogd zmm4, zmm21, zmm18, 0x96               ;   524.3 p5      23 t
        vmovdqa64 zmm24, zmm20                            ;   523.3         23 t copy
        vmovdqu64 zmm27, [rbp + 19456]                    ;   373.2 p3      40 t reload
        vmovdqa64 zmm30, zmm20                            ;   523.3         23 t copy
        vpternlogd zmm30, zmm26, zmm27, 0x96              ;   524.3 p0      23 t
        vpxord zmm24, zmm24, zmm30                        ;   525.3 p5      23 t
        vmovdqa64 zmm18, zmm2                             ;   487.3         23 t copy
        vpternlogd zmm18, zmm30, zmm20, 0xde              ;   525.3 p0      23 t
        vpternlogd zmm5, zmm18, zmm6, 0x96                ;   526.3 p5      23 t
        vmovdqa64 zmm6, zmm24                             ;   526.3         23 t copy
        vmovdqa64 zmm18, zmm15                            ;   511.8         22 t copy
        vpternlogd zmm18, zmm16, zmm16, 0xc3              ;   526.3 p0      22 t
        vmovdqu64 [rbp + 21568], zmm29                    ;   519.3 p7+p4   21 t spill
        vmovdqa64 zmm29, zmm18                            ;   527.3         22 t copy
        vmovdqu64 [rbp + 17856], zmm12                    ;   520.3 p8+p9   21 t spill
        vmovdqu64 zmm12, [rbp + 22144]                    ;   375.3 p2      23 t
        vpternlogd zmm12, zmm24, [rbp + 18112], 0x69      ;   526.8 p5+p3   23 t
        vpternlogd zmm5, zmm12, zmm17, 0xe1               ;   527.8 p0      23 t
        vpternlogd zmm21, zmm12, zmm30, 0x1e              ;   527.8 p5      23 t
        vmovdqu64 [rbp + 22144], zmm22                    ;   517.8 p7+p4   21 t spill
        vmovdqa64 zmm22, zmm12                            ;   527.8         23 t copy
        vpternlogd zmm22, zmm2, zmm24, 0x96               ;   528.3 p0      23 t
        vpternlogd zmm31, zmm22, zmm26, 0xb4              ;   529.3 p5      23 t
        vpternlogd zmm21, zmm22, zmm17, 0xe1              ;   529.3 p0      23 t
        vmovdqu64 [rbp + 16896], zmm11                    ;   507.8 p8+p9   21 t spill
        vmovdqa64 zmm11, zmm13                            ;   508.8         22 t copy
        vmovdqu64 [rbp + 17472], zmm0                     ;   517.3 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm22                             ;   529.3         23 t copy
        vmovdqu64 [rbp + 22656], zmm28                    ;   519.3 p8+p9   21 t spill
        vmovdqa64 zmm28, zmm12                            ;   527.8         23 t copy
        vpternlogd zmm28, zmm24, zmm10, 0x7b              ;   529.8 p5      23 t
        vpternlogd zmm4, zmm28, zmm31, 0x69               ;   530.8 p0      23 t
        vmovdqu64 zmm28, [rbp + 18112]                    ;   378.5 p2      40 t reload
        vpternlogd zmm31, zmm27, zmm28, 0xb4              ;   530.8 p5      23 t
        vmovdqu64 [rbp + 22720], zmm23                    ;   521.3 p7+p4   21 t spill
        vmovdqa64 zmm23, zmm21                            ;   530.3         23 t copy
        vpternlogd zmm23, zmm31, zmm5, 0xe3               ;   531.8 p0      23 t
        vmovdqu64 [rbp + 22784], zmm8                     ;   516.3 p8+p9   21 t spill
        vmovdqa64 zmm8, zmm23                             ;   532.8         23 t copy
        vmovdqa64 zmm3, zmm4                              ;   531.8         23 t copy
        vpternlogd zmm3, zmm31, zmm5, 0x6c                ;   531.8 p5      23 t
        vpxord zmm8, zmm8, zmm3                           ;   532.8 p0      23 t
        vpternlogd zmm5, zmm8, zmm4, 0xbe                 ;   533.8 p5      23 t
        vpternlogd zmm31, zmm5, zmm21, 0xc2               ;   534.8 p0      23 t
        vpternlogd zmm5, zmm23, zmm21, 0x72               ;   534.8 p5      23 t
        vpternlogd zmm3, zmm4, zmm31, 0x36                ;   535.8 p0      23 t
        vmovdqu64 zmm4, [rbp + 27200]                     ;   381.8 p3      61 t reload
        vmovdqu64 zmm21, [rbp + 21120]                    ;   382.0 p2      21 t
        vpternlogd zmm21, zmm4, [r8 + 5076]{1to16}, 0x69  ;   534.8 p5+p3   21 t
        vpternlogd zmm2, zmm24, zmm31, 0xbe               ;   535.8 p0      23 t
        vpord zmm6, zmm6, zmm8                            ;   535.8 p5      23 t
        vpxord zmm23, zmm8, zmm3                          ;   536.8 p0      23 t
        vpternlogd zmm8, zmm12, zmm10, 6                  ;   536.8 p5      23 t
        vpternlogd zmm10, zmm23, zmm8, 0x56               ;   537.8 p0      23 t
        vpxord zmm0, zmm0, zmm8                           ;   537.8 p5      23 t
        vpternlogd zmm12, zmm2, zmm3, 0x39                ;   538.3 p0      23 t
        vpxord zmm8, zmm3, zmm31                          ;   538.8 p5      23 t
        vmovdqa64 zmm24, zmm23                            ;   537.8         23 t copy
        vmovdqa64 zmm4, zmm8                              ;   539.8         23 t copy
        vpternlogd zmm4, zmm30, zmm17, 6                  ;   539.8 p0      23 t
        vpternlogd zmm3, zmm17, zmm4, 0x9a                ;   540.8 p5      23 t
        vpternlogd zmm4, zmm30, zmm31, 0xe1               ;   540.8 p0      23 t
        vmovdqa64 zmm17, zmm5                             ;   535.8         23 t copy
        vpternlogd zmm17, zmm20, [rbp + 18048], 6         ;   540.8 p5+p2   23 t
        vpternlogd zmm0, zmm2, zmm17, 0x96                ;   541.8 p0      23 t
        vpternlogd zmm0, zmm22, zmm8, 0x78                ;   542.8 p5      23 t
        vmovdqu64 zmm2, [rbp + 20928]                     ;   385.7 p3      40 t reload
        vmovdqu64 zmm22, [rbp + 21056]                    ;   386.0 p2      40 t reload
        vmovdqu64 zmm30, [rbp + 20992]                    ;   386.7 p3      21 t
        vpternlogd zmm30, zmm22, zmm2, 0x96               ;   542.3 p0      21 t
        vmovdqa64 zmm22, zmm5                             ;   535.8         23 t copy
        vpternlogd zmm22, zmm8, zmm8, 0xc3                ;   542.8 p5      23 t
        vpternlogd zmm25, zmm10, zmm22, 0x36              ;   543.8 p0      23 t
        vpxord zmm24, zmm24, zmm22                        ;   543.8 p5      23 t
        vpternlogd zmm14, zmm3, zmm24, 0x93               ;   544.8 p0      23 t
        vpternlogd zmm22, zmm7, zmm14, 0x59               ;   545.8 p5      23 t
        vpandd zmm19, zmm19, zmm24                        ;   545.3 p0      23 t
        vpternlogd zmm24, zmm31, zmm31, 0xc3              ;   545.8 p5      23 t
        vpbroadcastd zmm7, [r8 + 5072]                    ;   388.8 p10     62 l.52 reload
        vmovdqu64 zmm8, [rbp + 27136]                     ;   389.0 p2      61 t reload
        vmovdqu64 zmm31, [rbp + 21120]                    ;   389.2 p3      21 t
        vpternlogd zmm31, zmm8, zmm7, 0x96                ;   546.3 p0      21 t
        vpternlogd zmm27, zmm0, zmm24, 0xc6               ;   546.8 p5      23 t
        vpternlogd zmm24, zmm28, zmm27, 0x95              ;   547.8 p0      23 t
        vpternlogd zmm19, zmm10, zmm24, 0x96              ;   548.8 p5      23 t
        vpternlogd zmm12, zmm24, zmm25, 0x69              ;   548.8 p0      23 t
        vpternlogd zmm5, zmm26, zmm27, 0x59               ;   548.8 p5      23 t
        vpternlogd zmm6, zmm27, zmm4, 0x96                ;   549.3 p0      23 t
        vpbroadcastd zmm10, [r8 + 5052]                   ;   393.5 p10     62 l.47 reload
        vmovdqu64 zmm24, [rbp + 26816]                    ;   393.7 p2      22 t
        vpternlogd zmm24, zmm15, zmm10, 0x96              ;   549.8 p5      22 t
        vpternlogd zmm3, zmm5, zmm22, 0x96                ;   550.3 p0      23 t
        vpternlogd zmm3, zmm6, zmm19, 0x96                ;   551.3 p5      23 t
        vpxord zmm9, zmm9, zmm24                          ;   551.3 p0      22 t
        vpternlogd zmm7, zmm30, zmm8, 0x96                ;   551.8 p5      21 t
        vpandnd zmm26, zmm18, zmm24                       ;   552.3 p0      22 t
        vmovdqu64 zmm27, [rbp + 21440]                    ;   394.8 p3      40 t reload
        vpternlogd zmm26, zmm9, zmm27, 0xd2               ;   553.3 p5      22 t
        vmovdqa64 zmm28, zmm9                             ;   552.3         22 t copy
        vpternlogd zmm28, zmm18, zmm27, 0x96              ;   553.3 p0      22 t
        vpternlogd zmm13, zmm28, zmm16, 0x6a              ;   554.3 p5      22 t
        vpternlogd zmm27, zmm13, zmm9, 0x93               ;   555.3 p0      22 t
        vpternlogd zmm13, zmm24, zmm16, 0x1e              ;   555.3 p5      22 t
        vpxord zmm29, zmm29, zmm28                        ;   555.3 p0      22 t
        vpternlogd zmm10, zmm27, [rbp + 26816], 0x96      ;   556.3 p5+p2   22 t
        vmovdqa64 zmm8, zmm29                             ;   556.3         22 t copy
        vmovdqu64 [rbp + 21440], zmm6                     ;   550.3 p7+p4   23 t spill
        vmovdqa64 zmm6, zmm31                             ;   547.3         21 t copy
        vmovdqu64 [rbp + 18112], zmm17                    ;   541.8 p8+p9   23 t spill
        vmovdqa64 zmm17, zmm30                            ;   543.3         21 t copy
        vpternlogd zmm17, zmm21, zmm21, 0xc3              ;   556.3 p0      21 t
        vmovdqu64 [rbp + 19456], zmm25                    ;   544.8 p7+p4   23 t spill
        vmovdqa64 zmm25, zmm17                            ;   557.3         21 t copy
        vmovdqu64 [rbp + 18048], zmm0                     ;   543.8 p8+p9   23 t spill
        vmovdqa64 zmm0, zmm29                             ;   556.3         22 t copy
        vpternlogd zmm0, zmm15, [rbp + 21184], 0x96       ;   556.8 p5+p3   22 t
        vpxord zmm8, zmm8, zmm0                           ;   557.8 p0      22 t
        vpternlogd zmm1, zmm8, [rbp + 21504], 0x69        ;   558.8 p5+p2   22 t
        vpternlogd zmm27, zmm1, zmm0, 0x1e                ;   559.8 p0      22 t
        vmovdqu64 [rbp + 21376], zmm5                     ;   549.8 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm8                              ;   558.8         22 t copy
        vmovdqu64 [rbp + 22848], zmm14                    ;   545.8 p8+p9   23 t spill
        vmovdqa64 zmm14, zmm1                             ;   559.8         22 t copy
        vpternlogd zmm14, zmm8, zmm9, 0x7b                ;   559.8 p5      22 t
        vpternlogd zmm8, zmm15, [rbp + 21248], 0x96       ;   559.3 p0+p3   22 t
        vpternlogd zmm26, zmm8, zmm0, 0x1e                ;   560.3 p5      22 t
        vpternlogd zmm26, zmm1, zmm16, 0xe1               ;   561.3 p0      22 t
        vmovdqu64 [rbp + 21248], zmm4                     ;   541.8 p7+p4   23 t spill
        vpxord zmm4, zmm8, zmm1                           ;   560.8 p5      22 t
        vpternlogd zmm13, zmm4, zmm15, 0xb4               ;   561.8 p0      22 t
        vpternlogd zmm10, zmm14, zmm13, 0x69              ;   562.8 p5      22 t
        vpternlogd zmm27, zmm4, zmm16, 0xe1               ;   562.3 p0      22 t
        vmovdqa64 zmm14, zmm4                             ;   561.8         22 t copy
        vmovdqu64 [rbp + 22912], zmm23                    ;   537.8 p8+p9   23 t spill
        vmovdqa64 zmm23, zmm31                            ;   547.3         21 t copy
        vmovdqu64 [rbp + 22976], zmm20                    ;   523.3 p7+p4   23 t spill
        vmovdqu64 zmm20, [rbp + 21184]                    ;   407.5 p2      40 t reload
        vpternlogd zmm13, zmm20, [rbp + 21504], 0xb4      ;   562.8 p5+p3   22 t
        vmovdqu64 [rbp + 23040], zmm19                    ;   549.8 p8+p9   23 t spill
        vmovdqa64 zmm19, zmm27                            ;   563.3         22 t copy
        vpternlogd zmm19, zmm13, zmm26, 0xe3              ;   563.8 p0      22 t
        vmovdqu64 [rbp + 23104], zmm3                     ;   552.3 p7+p4   23 t spill
        vmovdqa64 zmm3, zmm19                             ;   564.8         22 t copy
        vmovdqu64 [rbp + 23168], zmm12                    ;   549.8 p8+p9   23 t spill
        vmovdqa64 zmm12, zmm10                            ;   563.8         22 t copy
        vpternlogd zmm12, zmm13, zmm26, 0x6c              ;   563.8 p5      22 t
        vpxord zmm3, zmm3, zmm12                          ;   564.8 p0      22 t
        vpternlogd zmm26, zmm3, zmm10, 0xbe               ;   565.8 p5      22 t
        vpternlogd zmm13, zmm26, zmm27, 0xc2              ;   566.8 p0      22 t
        vpternlogd zmm26, zmm19, zmm27, 0x72              ;   566.8 p5      22 t
        vmovdqu64 zmm19, [rbp + 27712]                    ;   412.7 p2      61 t reload
        vmovdqu64 zmm27, [rbp + 20800]                    ;   412.8 p3      42 t
        vpternlogd zmm27, zmm19, [r8 + 5108]{1to16}, 0x69 ;   566.3 p0+p2   42 t
        vpternlogd zmm12, zmm10, zmm13, 0x36              ;   567.8 p5      22 t
        vpord zmm5, zmm5, zmm3                            ;   567.3 p0      22 t
        vpord zmm8, zmm8, zmm13                           ;   567.8 p5      22 t
        vpxord zmm10, zmm3, zmm12                         ;   568.8 p0      22 t
        vpternlogd zmm3, zmm1, zmm9, 6                    ;   568.8 p5      22 t
        vpternlogd zmm9, zmm10, zmm3, 0x56                ;   569.8 p0      22 t
        vpxord zmm14, zmm14, zmm3                         ;   569.8 p5      22 t
        vpternlogd zmm1, zmm8, zmm12, 0x39                ;   570.3 p0      22 t
        vpxord zmm3, zmm12, zmm13                         ;   570.8 p5      22 t
        vmovdqu64 zmm19, [rbp + 20608]                    ;   417.3 p3      42 t
        vpxord zmm19, zmm19, [rbp + 20800]                ;   571.3 p0+p2   42 t
        vmovdqu64 [rbp + 23232], zmm22                    ;   546.8 p7+p4   23 t spill
        vmovdqa64 zmm22, zmm10                            ;   569.8         22 t copy
        vmovdqu64 [rbp + 23296], zmm10                    ;   569.8 p8+p9   22 t spill
        vmovdqa64 zmm10, zmm3                             ;   571.8         22 t copy
        vpternlogd zmm10, zmm0, zmm16, 6                  ;   571.8 p5      22 t
        vpternlogd zmm12, zmm16, zmm10, 0x9a              ;   572.8 p0      22 t
        vpternlogd zmm10, zmm0, zmm13, 0xe1               ;   572.8 p5      22 t
        vmovdqa64 zmm0, zmm26                             ;   567.8         22 t copy
        vpternlogd zmm0, zmm29, [rbp + 21312], 6          ;   573.3 p0+p3   22 t
        vpternlogd zmm14, zmm8, zmm0, 0x96                ;   574.3 p5      22 t
        vpternlogd zmm14, zmm4, zmm3, 0x78                ;   575.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 20672]                     ;   421.2 p2      40 t reload
        vmovdqu64 zmm8, [rbp + 20736]                     ;   421.3 p3      40 t reload
        vmovdqu64 zmm16, [rbp + 20480]                    ;   422.2 p2      42 t
        vpternlogd zmm16, zmm8, zmm4, 0x96                ;   574.8 p5      42 t
        vmovdqa64 zmm8, zmm26                             ;   567.8         22 t copy
        vpternlogd zmm8, zmm3, zmm3, 0xc3                 ;   575.3 p0      22 t
        vpternlogd zmm24, zmm9, zmm8, 0x36                ;   576.3 p5      22 t
        vpxord zmm22, zmm22, zmm8                         ;   576.3 p0      22 t
        vpternlogd zmm28, zmm12, zmm22, 0x93              ;   577.3 p5      22 t
        vpternlogd zmm8, zmm18, zmm28, 0x59               ;   578.3 p0      22 t
        vpandd zmm11, zmm11, zmm22                        ;   577.8 p5      22 t
        vpternlogd zmm22, zmm13, zmm13, 0xc3              ;   578.3 p0      22 t
        vpbroadcastd zmm3, [r8 + 5084]                    ;   425.2 p10     62 l.55 reload
        vmovdqu64 zmm13, [rbp + 27328]                    ;   425.3 p3      21 t
        vpternlogd zmm13, zmm30, zmm3, 0x96               ;   578.8 p5      21 t
        vpternlogd zmm20, zmm14, zmm22, 0xc6              ;   579.3 p0      22 t
        vpternlogd zmm26, zmm15, zmm20, 0x59              ;   580.3 p5      22 t
        vpternlogd zmm5, zmm10, zmm20, 0x96               ;   580.3 p0      22 t
        vpternlogd zmm12, zmm26, zmm8, 0x96               ;   581.3 p5      22 t
        vpternlogd zmm20, zmm22, [rbp + 21504], 0x87      ;   581.3 p0+p2   22 t
        vpternlogd zmm11, zmm9, zmm20, 0x96               ;   582.3 p5      22 t
        vpternlogd zmm1, zmm20, zmm24, 0x69               ;   582.3 p0      22 t
        vpternlogd zmm12, zmm5, zmm11, 0x96               ;   583.3 p5      22 t
        vpxord zmm6, zmm6, zmm13                          ;   583.3 p0      21 t
        vpandnd zmm9, zmm17, zmm13                        ;   583.8 p5      21 t
        vmovdqa64 zmm15, zmm19                            ;   572.3         42 t copy
        vmovdqu64 zmm18, [rbp + 20992]                    ;   429.2 p3      40 t reload
        vmovdqa64 zmm20, zmm6                             ;   584.3         21 t copy
        vpternlogd zmm20, zmm17, zmm18, 0x96              ;   584.3 p0      21 t
        vpternlogd zmm31, zmm20, zmm21, 0x6a              ;   585.3 p5      21 t
        vpxord zmm25, zmm25, zmm20                        ;   585.3 p0      21 t
        vpandnd zmm22, zmm6, zmm18                        ;   585.8 p5      21 t
        vpternlogd zmm18, zmm31, zmm6, 0x93               ;   586.3 p0      21 t
        vpternlogd zmm31, zmm13, zmm21, 0x1e              ;   586.8 p5      21 t
        vpternlogd zmm3, zmm18, [rbp + 27328], 0x96       ;   587.3 p0+p2   21 t
        vmovdqu64 [rbp + 20992], zmm5                     ;   581.3 p7+p4   22 t spill
        vmovdqa64 zmm5, zmm25                             ;   586.3         21 t copy
        vmovdqu64 [rbp + 21504], zmm1                     ;   583.3 p8+p9   22 t spill
        vmovdqa64 zmm1, zmm16                             ;   575.8         42 t copy
        vpternlogd zmm1, zmm27, zmm27, 0xc3               ;   587.8 p5      42 t
        vmovdqu64 [rbp + 21184], zmm12                    ;   584.3 p7+p4   22 t spill
        vmovdqa64 zmm12, zmm1                             ;   588.8         42 t copy
        vmovdqu64 [rbp + 21312], zmm0                     ;   574.3 p8+p9   22 t spill
        vmovdqa64 zmm0, zmm25                             ;   586.3         21 t copy
        vpternlogd zmm0, zmm30, [rbp + 20864], 0x96       ;   588.3 p0+p3   21 t
        vpxord zmm5, zmm5, zmm0                           ;   589.3 p5      21 t
        vpternlogd zmm2, zmm5, [rbp + 21120], 0x69        ;   590.3 p0+p2   21 t
        vpternlogd zmm18, zmm2, zmm0, 0x1e                ;   591.3 p5      21 t
        vmovdqu64 [rbp + 20928], zmm8                     ;   579.3 p7+p4   22 t spill
        vmovdqa64 zmm8, zmm7                              ;   552.8         21 t copy
        vpternlogd zmm8, zmm0, zmm25, 0xde                ;   590.3 p0      21 t
        vpternlogd zmm9, zmm8, zmm22, 0x96                ;   591.3 p5      21 t
        vpternlogd zmm9, zmm2, zmm21, 0xe1                ;   592.3 p0      21 t
        vmovdqa64 zmm8, zmm2                              ;   591.3         21 t copy
        vpternlogd zmm8, zmm7, zmm5, 0x96                 ;   591.8 p5      21 t
        vpternlogd zmm31, zmm8, zmm30, 0xb4               ;   592.8 p0      21 t
        vpternlogd zmm18, zmm8, zmm21, 0xe1               ;   592.8 p5      21 t
        vmovdqa64 zmm22, zmm19                            ;   572.3         42 t copy
        vmovdqu64 [rbp + 23360], zmm24                    ;   577.3 p8+p9   22 t spill
        vmovdqa64 zmm24, zmm8                             ;   592.8         21 t copy
        vmovdqu64 [rbp + 23424], zmm14                    ;   576.3 p7+p4   22 t spill
        vmovdqa64 zmm14, zmm5                             ;   590.3         21 t copy
        vmovdqu64 [rbp + 23488], zmm28                    ;   578.3 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm2                             ;   591.3         21 t copy
        vpternlogd zmm28, zmm5, zmm6, 0x7b                ;   593.3 p0      21 t
        vpternlogd zmm3, zmm28, zmm31, 0x69               ;   594.3 p5      21 t
        vmovdqu64 zmm28, [rbp + 21120]                    ;   442.5 p3      40 t reload
        vmovdqu64 [rbp + 23552], zmm26                    ;   581.3 p7+p4   22 t spill
        vmovdqu64 zmm26, [rbp + 20864]                    ;   443.5 p2      40 t reload
        vpternlogd zmm31, zmm26, zmm28, 0xb4              ;   594.3 p0      21 t
        vmovdqu64 [rbp + 23616], zmm29                    ;   556.3 p8+p9   22 t spill
        vmovdqa64 zmm29, zmm18                            ;   593.8         21 t copy
        vpternlogd zmm29, zmm31, zmm9, 0xe3               ;   595.3 p5      21 t
        vmovdqu64 [rbp + 23680], zmm10                    ;   573.8 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm29                            ;   596.3         21 t copy
        vmovdqu64 [rbp + 23744], zmm11                    ;   583.3 p8+p9   22 t spill
        vmovdqa64 zmm11, zmm3                             ;   595.3         21 t copy
        vpternlogd zmm11, zmm31, zmm9, 0x6c               ;   595.3 p0      21 t
        vpxord zmm10, zmm10, zmm11                        ;   596.3 p5      21 t
        vpternlogd zmm9, zmm10, zmm3, 0xbe                ;   597.3 p0      21 t
        vpternlogd zmm31, zmm9, zmm18, 0xc2               ;   598.3 p5      21 t
        vpternlogd zmm9, zmm29, zmm18, 0x72               ;   598.3 p0      21 t
        vpternlogd zmm11, zmm3, zmm31, 0x36               ;   599.3 p5      21 t
        vmovdqu64 zmm3, [rbp + 22592]                     ;   482.8 p3      22 t reload
        vmovdqu64 zmm18, [rbp + 23168]                    ;   549.8 p2      23 t reload
        vmovdqu64 zmm29, [rbp + 23232]                    ;   546.8 p3      41 t
        vpternlogd zmm29, zmm18, zmm3, 0x96               ;   598.3 p0      41 t
        vpternlogd zmm7, zmm5, zmm31, 0xbe                ;   599.3 p5      21 t
        vpord zmm14, zmm14, zmm10                         ;   599.3 p0      21 t
        vpxord zmm5, zmm10, zmm11                         ;   600.3 p5      21 t
        vpternlogd zmm10, zmm2, zmm6, 6                   ;   600.3 p0      21 t
        vpternlogd zmm6, zmm5, zmm10, 0x56                ;   601.3 p5      21 t
        vpxord zmm24, zmm24, zmm10                        ;   601.3 p0      21 t
        vpternlogd zmm2, zmm7, zmm11, 0x39                ;   601.8 p5      21 t
        vpxord zmm10, zmm11, zmm31                        ;   602.3 p0      21 t
        vmovdqa64 zmm18, zmm5                             ;   601.3         21 t copy
        vmovdqa64 zmm3, zmm10                             ;   603.3         21 t copy
        vpternlogd zmm3, zmm0, zmm21, 6                   ;   603.3 p5      21 t
        vpternlogd zmm11, zmm21, zmm3, 0x9a               ;   604.3 p0      21 t
        vpternlogd zmm3, zmm0, zmm31, 0xe1                ;   604.3 p5      21 t
        vmovdqa64 zmm0, zmm9                              ;   599.3         21 t copy
        vpternlogd zmm0, zmm25, [rbp + 21056], 6          ;   604.3 p0+p2   21 t
        vpternlogd zmm24, zmm7, zmm0, 0x96                ;   605.3 p5      21 t
        vpternlogd zmm24, zmm8, zmm10, 0x78               ;   606.3 p0      21 t
        vmovdqu64 zmm7, [rbp + 22080]                     ;   456.8 p3      41 t reload
        vmovdqu64 zmm8, [rbp + 22784]                     ;   516.3 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 23744]                    ;   583.3 p3      41 t
        vpternlogd zmm21, zmm8, zmm7, 0x96                ;   605.8 p5      41 t
        vmovdqa64 zmm7, zmm9                              ;   599.3         21 t copy
        vpternlogd zmm7, zmm10, zmm10, 0xc3               ;   606.3 p0      21 t
        vpternlogd zmm13, zmm6, zmm7, 0x36                ;   607.3 p5      21 t
        vpxord zmm18, zmm18, zmm7                         ;   607.3 p0      21 t
        vpternlogd zmm20, zmm11, zmm18, 0x93              ;   608.3 p5      21 t
        vpternlogd zmm7, zmm17, zmm20, 0x59               ;   609.3 p0      21 t
        vpandd zmm23, zmm23, zmm18                        ;   608.8 p5      21 t
        vpternlogd zmm18, zmm31, zmm31, 0xc3              ;   609.3 p0      21 t
        vmovdqu64 zmm10, [rbp + 23296]                    ;   569.8 p2      22 t reload
        vmovdqu64 zmm17, [rbp + 23680]                    ;   573.8 p3      41 t
        vpternlogd zmm17, zmm10, [rbp + 23616], 0x2d      ;   609.8 p5+p2   41 t
        vpternlogd zmm26, zmm24, zmm18, 0xc6              ;   610.3 p0      21 t
        vpternlogd zmm18, zmm28, zmm26, 0x95              ;   611.3 p5      21 t
        vmovdqu64 zmm10, [rbp + 22528]                    ;   484.3 p3      22 t reload
        vmovdqu64 zmm28, [rbp + 22720]                    ;   521.3 p2      21 t reload
        vmovdqu64 zmm31, [rbp + 23040]                    ;   549.8 p3      41 t
        vpternlogd zmm31, zmm28, zmm10, 0x96              ;   611.3 p0      41 t
        vpternlogd zmm23, zmm6, zmm18, 0x96               ;   612.3 p5      21 t
        vpternlogd zmm2, zmm18, zmm13, 0x69               ;   612.3 p0      21 t
        vpternlogd zmm9, zmm30, zmm26, 0x59               ;   612.8 p5      21 t
        vmovdqu64 zmm6, [rbp + 17024]                     ;   476.3 p2      22 t reload
        vmovdqu64 zmm18, [rbp + 22976]                    ;   523.3 p3      23 t reload
        vmovdqu64 zmm30, [rbp + 22912]                    ;   537.8 p2      41 t
        vpternlogd zmm30, zmm18, zmm6, 0x59               ;   613.3 p0      41 t
        vpternlogd zmm14, zmm26, zmm3, 0x96               ;   613.8 p5      21 t
        vpternlogd zmm11, zmm9, zmm7, 0x96                ;   614.3 p0      21 t
        vpternlogd zmm11, zmm14, zmm23, 0x96              ;   615.3 p5      21 t
        vmovdqu64 zmm18, [rbp + 21888]                    ;   465.3 p3      41 t reload
        vpternlogd zmm5, zmm25, zmm18, 0x59               ;   615.3 p0      41 t
        vpternlogd zmm5, zmm20, zmm3, 0x96                ;   616.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 21952]                     ;   465.8 p2      41 t reload
        vmovdqu64 zmm20, [rbp + 22656]                    ;   519.3 p3      21 t reload
        vmovdqu64 zmm25, [rbp + 23424]                    ;   576.3 p2      41 t
        vpternlogd zmm25, zmm20, zmm3, 0x96               ;   616.3 p0      41 t
        vmovdqu64 zmm26, [rbp + 23104]                    ;   552.3 p3      23 t reload
        vmovdqa64 zmm18, zmm29                            ;   599.3         41 t copy
        vpternlogd zmm18, zmm8, zmm26, 0x96               ;   616.8 p5      41 t
        vpternlogd zmm29, zmm21, zmm26, 0x96              ;   617.3 p0      41 t
        vmovdqu64 zmm26, [rbp + 23552]                    ;   581.3 p2      22 t reload
        vpternlogd zmm17, zmm26, [rbp + 23488], 0x96      ;   617.8 p5+p3   41 t
        vmovdqu64 zmm26, [rbp + 22016]                    ;   469.3 p2      41 t reload
        vmovdqu64 [rbp + 23488], zmm21                    ;   606.8 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm7                             ;   610.3         41 t copy
        vpternlogd zmm21, zmm2, zmm26, 0x96               ;   618.3 p0      41 t
        vpternlogd zmm26, zmm17, zmm28, 0x69              ;   618.8 p5      41 t
        vmovdqu64 zmm6, [rbp + 22848]                     ;   545.8 p3      23 t reload
        vpternlogd zmm30, zmm6, [rbp + 21248], 0x96       ;   619.3 p0+p2   41 t
        vmovdqu64 zmm6, [rbp + 22336]                     ;   472.5 p3      23 t reload
        vmovdqa64 zmm20, zmm23                            ;   613.3         41 t copy
        vpternlogd zmm20, zmm3, zmm6, 0x96                ;   619.8 p5      41 t
        vmovdqa64 zmm3, zmm21                             ;   619.3         41 t copy
        vpternlogd zmm3, zmm11, [rbp + 22400], 0x96       ;   620.3 p0+p2   41 t
        vpternlogd zmm17, zmm28, zmm3, 0x69               ;   621.3 p5      41 t
        vmovdqa64 zmm28, zmm26                            ;   619.8         41 t copy
        vpternlogd zmm28, zmm10, [rbp + 23040], 0x96      ;   621.3 p0+p3   41 t
        vmovdqu64 [rbp + 23040], zmm26                    ;   619.8 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm25                            ;   617.3         41 t copy
        vpternlogd zmm26, zmm30, [rbp + 21376], 0x69      ;   621.8 p5+p2   41 t
        vmovdqu64 [rbp + 22720], zmm25                    ;   617.3 p7+p4   41 t spill
        vmovdqu64 zmm25, [rbp + 21376]                    ;   549.8 p3      23 t reload
        vpternlogd zmm30, zmm25, [rbp + 22656], 0x69      ;   622.3 p0+p2   41 t
        vpbroadcastd zmm25, [r8 + 5116]                   ;   477.7 p10     62 l.63 reload
        vmovdqu64 zmm6, [rbp + 27840]                     ;   478.3 p3      42 t
        vpternlogd zmm6, zmm16, zmm25, 0x96               ;   622.8 p5      42 t
        vpxord zmm15, zmm15, zmm6                         ;   623.8 p0      42 t
        vmovdqu64 [rbp + 21376], zmm3                     ;   621.3 p8+p9   41 t spill
        vpandnd zmm3, zmm15, [rbp + 20480]                ;   624.8 p5+p2   42 t
        vpternlogd zmm3, zmm6, zmm1, 0xb4                 ;   625.8 p0      42 t
        vmovdqu64 [rbp + 21248], zmm17                    ;   622.3 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm15                            ;   624.8         42 t copy
        vpternlogd zmm17, zmm1, [rbp + 20480], 0x96       ;   624.8 p5+p3   42 t
        vpternlogd zmm19, zmm17, zmm27, 0x6a              ;   625.8 p0      42 t
        vpxord zmm12, zmm12, zmm17                        ;   625.8 p5      42 t
        vmovdqu64 [rbp + 22848], zmm26                    ;   622.8 p8+p9   41 t spill
        vmovdqa64 zmm26, zmm12                            ;   626.8         42 t copy
        vmovdqu64 [rbp + 22016], zmm28                    ;   622.3 p7+p4   41 t spill
        vmovdqa64 zmm28, zmm19                            ;   626.8         42 t copy
        vpternlogd zmm28, zmm6, zmm27, 0x1e               ;   626.8 p0      42 t
        vpternlogd zmm19, zmm15, [rbp + 20480], 0x87      ;   626.8 p5+p2   42 t
        vpternlogd zmm25, zmm19, [rbp + 27840], 0x96      ;   627.8 p0+p3   42 t
        vmovdqu64 [rbp + 20480], zmm29                    ;   618.3 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm12                            ;   626.8         42 t copy
        vpternlogd zmm29, zmm16, [rbp + 20544], 0x96      ;   627.8 p5+p2   42 t
        vpxord zmm26, zmm26, zmm29                        ;   628.8 p0      42 t
        vpternlogd zmm4, zmm26, [rbp + 20800], 0x69       ;   629.8 p5+p3   42 t
        vpternlogd zmm19, zmm4, zmm29, 0x1e               ;   630.8 p0      42 t
        vmovdqa64 zmm10, zmm26                            ;   629.8         42 t copy
        vmovdqu64 [rbp + 20672], zmm2                     ;   613.3 p7+p4   21 t spill
        vmovdqa64 zmm2, zmm4                              ;   630.8         42 t copy
        vpternlogd zmm2, zmm26, zmm15, 0x7b               ;   630.8 p5      42 t
        vpternlogd zmm26, zmm16, [rbp + 20608], 0x96      ;   630.3 p0+p2   42 t
        vpternlogd zmm3, zmm26, zmm29, 0x1e               ;   631.3 p5      42 t
        vpternlogd zmm3, zmm4, zmm27, 0xe1                ;   632.3 p0      42 t
        vpxord zmm8, zmm26, zmm4                          ;   631.8 p5      42 t
        vpternlogd zmm28, zmm8, zmm16, 0xb4               ;   632.8 p0      42 t
        vpternlogd zmm25, zmm2, zmm28, 0x69               ;   633.8 p5      42 t
        vpternlogd zmm19, zmm8, zmm27, 0xe1               ;   633.3 p0      42 t
        vmovdqa64 zmm2, zmm8                              ;   632.8         42 t copy
        vmovdqu64 [rbp + 20608], zmm0                     ;   605.3 p8+p9   21 t spill
        vmovdqu64 zmm0, [rbp + 20544]                     ;   492.7 p3      40 t reload
        vpternlogd zmm28, zmm0, [rbp + 20800], 0xb4       ;   633.8 p5+p2   42 t
        vpternlogd zmm7, zmm13, [rbp + 20608], 0x96       ;   634.3 p0+p3   41 t
        vmovdqa64 zmm13, zmm19                            ;   634.3         42 t copy
        vpternlogd zmm13, zmm28, zmm3, 0xe3               ;   634.8 p5      42 t
        vmovdqu64 [rbp + 20608], zmm7                     ;   635.3 p7+p4   41 t spill
        vmovdqa64 zmm7, zmm13                             ;   635.8         42 t copy
        vmovdqu64 [rbp + 23552], zmm24                    ;   607.3 p8+p9   21 t spill
        vmovdqa64 zmm24, zmm25                            ;   634.8         42 t copy
        vpternlogd zmm24, zmm28, zmm3, 0x6c               ;   635.3 p0      42 t
        vpxord zmm7, zmm7, zmm24                          ;   636.3 p5      42 t
        vpternlogd zmm3, zmm7, zmm25, 0xbe                ;   637.3 p0      42 t
        vpternlogd zmm28, zmm3, zmm19, 0xc2               ;   638.3 p5      42 t
        vpternlogd zmm3, zmm13, zmm19, 0x72               ;   638.3 p0      42 t
        vpternlogd zmm24, zmm25, zmm28, 0x36              ;   639.3 p5      42 t
        vmovdqu64 zmm13, [rbp + 21312]                    ;   574.3 p2      22 t reload
        vmovdqu64 zmm19, [rbp + 20928]                    ;   579.3 p3      41 t
        vpternlogd zmm19, zmm13, [rbp + 23360], 0x96      ;   638.3 p0+p2   41 t
        vpord zmm10, zmm10, zmm7                          ;   638.8 p5      42 t
        vpord zmm26, zmm26, zmm28                         ;   639.3 p0      42 t
        vpxord zmm13, zmm7, zmm24                         ;   640.3 p5      42 t
        vpternlogd zmm7, zmm4, zmm15, 6                   ;   640.3 p0      42 t
        vpternlogd zmm15, zmm13, zmm7, 0x56               ;   641.3 p5      42 t
        vpternlogd zmm7, zmm8, zmm26, 0x96                ;   641.3 p0      42 t
        vpternlogd zmm26, zmm4, zmm24, 0x2d               ;   641.8 p5      42 t
        vmovdqu64 zmm4, [rbp + 19968]                     ;   499.5 p3      22 t reload
        vmovdqu64 zmm8, [rbp + 17472]                     ;   517.3 p2      21 t reload
        vmovdqu64 zmm25, [rbp + 18048]                    ;   543.8 p3      41 t
        vpternlogd zmm25, zmm8, zmm4, 0x96                ;   642.3 p0      41 t
        vpxord zmm4, zmm24, zmm28                         ;   642.8 p5      42 t
        vpandd zmm2, zmm2, zmm4                           ;   643.8 p0      42 t
        vmovdqa64 zmm8, zmm13                             ;   641.3         42 t copy
        vmovdqu64 [rbp + 23360], zmm25                    ;   643.3 p7+p4   41 t spill
        vmovdqa64 zmm25, zmm3                             ;   639.3         42 t copy
        vpternlogd zmm25, zmm4, zmm4, 0xc3                ;   643.8 p5      42 t
        vpternlogd zmm6, zmm15, zmm25, 0x36               ;   644.8 p0      42 t
        vpternlogd zmm4, zmm29, zmm27, 6                  ;   644.8 p5      42 t
        vpternlogd zmm24, zmm27, zmm4, 0x9a               ;   645.8 p0      42 t
        vpternlogd zmm4, zmm29, zmm28, 0xe1               ;   645.8 p5      42 t
        vpxord zmm8, zmm8, zmm25                          ;   646.3 p0      42 t
        vpternlogd zmm17, zmm24, zmm8, 0x93               ;   647.3 p5      42 t
        vpternlogd zmm25, zmm1, zmm17, 0x59               ;   648.3 p0      42 t
        vmovdqu64 zmm1, [rbp + 18112]                     ;   541.8 p2      23 t reload
        vmovdqu64 zmm27, [rbp + 23232]                    ;   546.8 p3      41 t
        vpternlogd zmm27, zmm1, [rbp + 19456], 0x96       ;   647.8 p5+p2   41 t
        vpandd zmm22, zmm22, zmm8                         ;   648.3 p0      42 t
        vpternlogd zmm8, zmm28, zmm28, 0xc3               ;   648.8 p5      42 t
        vmovdqu64 zmm1, [rbp + 21824]                     ;   506.8 p3      41 t reload
        vmovdqu64 zmm28, [rbp + 16896]                    ;   507.8 p2      21 t reload
        vmovdqu64 zmm29, [rbp + 21184]                    ;   584.3 p3      41 t
        vpternlogd zmm29, zmm28, zmm1, 0x96               ;   649.3 p0      41 t
        vpternlogd zmm13, zmm4, zmm12, 0x39               ;   649.8 p5      41 t
        vpternlogd zmm12, zmm3, [rbp + 20736], 0x12       ;   650.3 p0+p2   42 t
        vpternlogd zmm7, zmm2, zmm12, 0x96                ;   651.3 p5      42 t
        vpternlogd zmm0, zmm7, zmm8, 0xc6                 ;   652.3 p0      42 t
        vpternlogd zmm4, zmm10, zmm0, 0x96                ;   653.3 p5      42 t
        vmovdqu64 zmm2, [rbp + 22208]                     ;   508.8 p3      23 t reload
        vmovdqu64 zmm10, [rbp + 23552]                    ;   607.3 p2      41 t
        vpternlogd zmm10, zmm1, zmm2, 0x96                ;   652.3 p0      41 t
        vpternlogd zmm3, zmm16, zmm0, 0x59                ;   653.3 p5      42 t
        vpternlogd zmm13, zmm17, zmm3, 0x96               ;   654.3 p0      41 t
        vpternlogd zmm3, zmm24, zmm25, 0x96               ;   654.3 p5      42 t
        vmovdqu64 zmm16, [rbp + 21760]                    ;   512.0 p3      41 t reload
        vmovdqu64 zmm17, [rbp + 22144]                    ;   517.8 p2      21 t reload
        vmovdqu64 zmm24, [rbp + 21504]                    ;   583.3 p3      41 t
        vpternlogd zmm24, zmm17, zmm16, 0x96              ;   654.3 p0      41 t
        vpternlogd zmm12, zmm25, zmm6, 0x96               ;   654.8 p5      41 t
        vpternlogd zmm0, zmm8, [rbp + 20800], 0x87        ;   655.3 p0+p2   42 t
        vpternlogd zmm26, zmm6, zmm0, 0x69                ;   656.3 p5      42 t
        vpternlogd zmm22, zmm0, zmm15, 0x96               ;   656.3 p0      42 t
        vmovdqu64 zmm0, [rbp + 17920]                     ;   515.3 p3      23 t reload
        vmovdqu64 zmm6, [rbp + 20608]                     ;   635.3 p2      41 t
        vpternlogd zmm6, zmm16, zmm0, 0x96                ;   656.8 p5      41 t
        vmovdqu64 zmm8, [rbp + 20480]                     ;   618.3 p3      62 t
        vpxord zmm8, zmm8, [rbp + 28416]                  ;   657.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 22016]                    ;   622.3 p3      62 t
        vpxord zmm15, zmm15, [rbp + 28480]                ;   657.8 p5+p2   62 t
        vpternlogd zmm3, zmm4, zmm22, 0x96                ;   658.3 p0      42 t
        vpternlogd zmm25, zmm3, zmm26, 0x96               ;   659.3 p5      41 t
        vmovdqu64 [rbp + 28480], zmm15                    ;   658.8 p8+p9   62 t spill
        vmovdqu64 zmm15, [rbp + 22848]                    ;   622.8 p3      62 t
        vpxord zmm15, zmm15, [rbp + 28544]                ;   659.3 p0+p2   62 t
        vmovdqu64 [rbp + 28544], zmm15                    ;   660.3 p7+p4   62 t spill
        vmovdqu64 zmm15, [rbp + 21248]                    ;   622.3 p3      62 t
        vpxord zmm15, zmm15, [rbp + 28992]                ;   659.8 p5+p2   62 t
        vmovdqu64 [rbp + 28992], zmm15                    ;   660.8 p8+p9   62 t spill
        vmovdqu64 zmm15, [rbp + 23104]                    ;   552.3 p3      41 t
        vpternlogd zmm15, zmm17, [rbp + 16384], 0x96      ;   660.3 p0+p2   41 t
        vpternlogd zmm17, zmm6, [rbp + 21504], 0x96       ;   660.8 p5+p3   41 t
        vmovdqu64 [rbp + 28416], zmm8                     ;   658.3 p7+p4   62 t spill
        vmovdqa64 zmm8, zmm15                             ;   661.3         41 t copy
        vpternlogd zmm8, zmm3, zmm0, 0x96                 ;   661.3 p0      41 t
        vpternlogd zmm3, zmm0, [rbp + 16384], 0x96        ;   661.8 p5+p2   41 t
        vpternlogd zmm16, zmm3, [rbp + 20608], 0x96       ;   662.8 p0+p3   41 t
        vpxord zmm0, zmm8, [rbp + 28224]                  ;   662.8 p5+p2   62 t
        vmovdqu64 [rbp + 28224], zmm0                     ;   663.8 p8+p9   62 t spill
        vmovdqa64 zmm0, zmm5                              ;   617.3         41 t copy
        vpternlogd zmm0, zmm9, [rbp + 22272], 0x69        ;   663.3 p0+p3   41 t
        vmovdqu64 [rbp + 20608], zmm8                     ;   662.3 p7+p4   41 t spill
        vmovdqa64 zmm8, zmm27                             ;   648.8         41 t copy
        vpternlogd zmm8, zmm28, [rbp + 16832], 0x96       ;   663.8 p5+p2   41 t
        vpternlogd zmm27, zmm29, [rbp + 16832], 0x96      ;   664.3 p0+p3   41 t
        vpternlogd zmm28, zmm10, [rbp + 21184], 0x96      ;   664.8 p5+p2   41 t
        vmovdqu64 [rbp + 16896], zmm29                    ;   650.3 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm8                             ;   664.8         41 t copy
        vpternlogd zmm29, zmm12, zmm2, 0x96               ;   665.3 p0      41 t
        vpternlogd zmm12, zmm2, [rbp + 16832], 0x96       ;   665.8 p5+p3   41 t
        vpternlogd zmm1, zmm12, [rbp + 23552], 0x96       ;   666.8 p0+p2   41 t
        vpxord zmm2, zmm29, [rbp + 28160]                 ;   666.8 p5+p3   62 t
        vmovdqu64 [rbp + 28160], zmm2                     ;   667.8 p7+p4   62 t spill
        vpxord zmm2, zmm27, [rbp + 28672]                 ;   667.3 p0+p2   62 t
        vmovdqu64 [rbp + 28672], zmm2                     ;   668.3 p8+p9   62 t spill
        vpxord zmm2, zmm28, [rbp + 29184]                 ;   667.8 p5+p3   62 t
        vmovdqu64 [rbp + 29184], zmm2                     ;   668.8 p7+p4   62 t spill
        vmovdqa64 zmm2, zmm31                             ;   612.3         41 t copy
        vpternlogd zmm2, zmm22, [rbp + 22400], 0x96       ;   668.3 p0+p2   41 t
        vmovdqu64 [rbp + 16832], zmm29                    ;   666.3 p8+p9   41 t spill
        vpxord zmm29, zmm2, [rbp + 27968]                 ;   669.3 p5+p3   62 t
        vmovdqu64 [rbp + 27968], zmm29                    ;   670.3 p7+p4   62 t spill
        vmovdqu64 zmm29, [rbp + 22528]                    ;   532.5 p2      22 t reload
        vpternlogd zmm22, zmm29, [rbp + 22400], 0x96      ;   669.3 p0+p3   41 t
        vpternlogd zmm21, zmm22, zmm11, 0x96              ;   670.3 p5      41 t
        vmovdqu64 zmm29, [rbp + 22464]                    ;   533.5 p2      23 t reload
        vmovdqu64 [rbp + 22400], zmm2                     ;   669.3 p8+p9   41 t spill
        vmovdqa64 zmm2, zmm18                             ;   617.8         41 t copy
        vpternlogd zmm2, zmm25, zmm29, 0x96               ;   670.3 p0      41 t
        vpternlogd zmm25, zmm29, [rbp + 22592], 0x96      ;   670.8 p5+p3   41 t
        vpternlogd zmm29, zmm14, [rbp + 22080], 0x96      ;   671.3 p0+p2   41 t
        vpternlogd zmm14, zmm25, [rbp + 22080], 0x96      ;   671.8 p5+p3   41 t
        vmovdqu64 [rbp + 22080], zmm15                    ;   661.3 p7+p4   41 t spill
        vpxord zmm15, zmm17, [rbp + 29248]                ;   672.3 p0+p2   62 t
        vmovdqu64 [rbp + 29248], zmm15                    ;   673.3 p8+p9   62 t spill
        vpxord zmm15, zmm2, [rbp + 27904]                 ;   672.8 p5+p3   62 t
        vmovdqu64 [rbp + 27904], zmm15                    ;   673.8 p7+p4   62 t spill
        vpxord zmm15, zmm14, [rbp + 29440]                ;   673.3 p0+p2   62 t
        vmovdqu64 [rbp + 29440], zmm15                    ;   674.3 p8+p9   62 t spill
        vmovdqa64 zmm15, zmm30                            ;   623.3         41 t copy
        vpternlogd zmm15, zmm13, [rbp + 22336], 0x69      ;   673.8 p5+p3   41 t
        vmovdqu64 [rbp + 19456], zmm2                     ;   671.3 p7+p4   41 t spill
        vpxord zmm2, zmm15, [rbp + 28032]                 ;   674.8 p0+p2   62 t
        vmovdqu64 [rbp + 28032], zmm2                     ;   675.8 p8+p9   62 t spill
        vmovdqu64 zmm2, [rbp + 17024]                     ;   540.8 p3      22 t reload
        vpternlogd zmm13, zmm2, [rbp + 22336], 0x69       ;   674.8 p5+p2   41 t
        vpternlogd zmm23, zmm13, [rbp + 21952], 0x96      ;   675.8 p0+p3   41 t
        vmovdqu64 zmm2, [rbp + 17472]                     ;   542.8 p2      21 t reload
        vmovdqu64 [rbp + 21952], zmm15                    ;   674.8 p7+p4   41 t spill
        vmovdqa64 zmm15, zmm0                             ;   664.3         41 t copy
        vpternlogd zmm15, zmm19, zmm2, 0x96               ;   675.8 p5      41 t
        vpternlogd zmm19, zmm2, [rbp + 21888], 0x96       ;   676.3 p0+p3   41 t
        vpxord zmm2, zmm15, [rbp + 29120]                 ;   676.8 p5+p2   62 t
        vmovdqu64 [rbp + 29120], zmm2                     ;   677.8 p8+p9   62 t spill
        vmovdqu64 zmm2, [rbp + 23424]                     ;   576.3 p3      41 t
        vpternlogd zmm2, zmm20, [rbp + 22656], 0x96       ;   677.3 p0+p2   41 t
        vmovdqu64 [rbp + 22656], zmm8                     ;   664.8 p7+p4   41 t spill
        vpxord zmm8, zmm2, [rbp + 29056]                  ;   678.3 p5+p3   62 t
        vmovdqu64 [rbp + 29056], zmm8                     ;   679.3 p8+p9   62 t spill
        vmovdqu64 zmm8, [rbp + 19072]                     ;   547.2 p2      41 t
        vpternlogd zmm8, zmm11, [rbp + 21696], 0x96       ;   678.3 p0+p3   41 t
        vmovdqu64 [rbp + 17472], zmm30                    ;   623.3 p7+p4   41 t spill
        vmovdqu64 zmm30, [rbp + 28096]                    ;   548.2 p2      62 t
        vmovdqu64 [rbp + 22336], zmm31                    ;   612.3 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 28288]                    ;   548.8 p3      62 t
        vmovdqu64 [rbp + 17024], zmm18                    ;   617.8 p7+p4   41 t spill
        vmovdqu64 zmm18, [rbp + 28352]                    ;   550.0 p2      62 t
        vmovdqu64 [rbp + 23232], zmm14                    ;   672.8 p8+p9   41 t spill
        vmovdqu64 zmm14, [rbp + 28608]                    ;   550.3 p3      62 t
        vmovdqu64 [rbp + 21312], zmm17                    ;   661.8 p7+p4   41 t spill
        vmovdqu64 zmm17, [rbp + 28736]                    ;   551.0 p2      62 t
        vmovdqu64 [rbp + 22976], zmm3                     ;   662.8 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 28800]                     ;   551.3 p3      62 t
        vmovdqu64 [rbp + 22912], zmm28                    ;   665.8 p7+p4   41 t spill
        vmovdqu64 zmm28, [rbp + 28864]                    ;   552.5 p2      62 t
        vmovdqu64 [rbp + 21120], zmm12                    ;   666.8 p8+p9   41 t spill
        vmovdqu64 zmm12, [rbp + 28928]                    ;   553.3 p3      62 t
        vmovdqu64 [rbp + 20864], zmm15                    ;   676.8 p7+p4   41 t spill
        vmovdqu64 zmm15, [rbp + 29312]                    ;   554.3 p2      62 t
        vmovdqu64 [rbp + 23616], zmm13                    ;   675.8 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 29376]                    ;   554.7 p3      62 t
        vmovdqu64 [rbp + 23296], zmm2                     ;   678.3 p7+p4   41 t spill
        vmovdqu64 zmm2, [rbp + 19968]                     ;   556.3 p2      41 t
        vpternlogd zmm2, zmm7, [rbp + 22272], 0x96        ;   678.8 p5+p3   41 t
        vpternlogd zmm5, zmm9, zmm2, 0x69                 ;   679.8 p0      41 t
        vmovdqu64 zmm9, [rbp + 23360]                     ;   643.3 p2      41 t reload
        vpternlogd zmm7, zmm9, [rbp + 22272], 0x96        ;   679.8 p5+p3   41 t
        vpxord zmm30, zmm30, zmm7                         ;   680.8 p0      62 t
        vmovdqu64 zmm9, [rbp + 23104]                     ;   558.5 p2      41 t
        vpternlogd zmm9, zmm24, [rbp + 16384], 0x96       ;   680.8 p5+p3   41 t
        vpxord zmm17, zmm17, zmm9                         ;   681.8 p0      62 t
        vmovdqu64 [rbp + 28736], zmm17                    ;   682.8 p8+p9   62 t spill
        vmovdqu64 zmm17, [rbp + 19392]                    ;   559.5 p2      41 t
        vpternlogd zmm17, zmm4, [rbp + 18944], 0x96       ;   681.8 p5+p3   41 t
        vmovdqu64 [rbp + 28096], zmm30                    ;   681.8 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 17536]                    ;   560.5 p2      41 t
        vpternlogd zmm30, zmm26, [rbp + 19072], 0x96      ;   682.3 p0+p3   41 t
        vpternlogd zmm11, zmm30, [rbp + 21696], 0x96      ;   683.3 p5+p2   41 t
        vmovdqu64 [rbp + 22272], zmm24                    ;   655.3 p8+p9   41 t spill
        vmovdqu64 zmm24, [rbp + 23744]                    ;   583.3 p3      41 t
        vpternlogd zmm24, zmm29, [rbp + 22784], 0x96      ;   683.3 p0+p2   41 t
        vpxord zmm12, zmm12, zmm24                        ;   684.3 p5      62 t
        vpternlogd zmm27, zmm10, [rbp + 30208], 0x96      ;   684.3 p0+p3   62 t
        vpxord zmm10, zmm16, [rbp + 29760]                ;   684.8 p5+p2   62 t
        vmovdqu64 [rbp + 30208], zmm27                    ;   685.3 p7+p4   62 t spill
        vpxord zmm27, zmm1, [rbp + 29696]                 ;   685.3 p0+p3   62 t
        vpternlogd zmm9, zmm6, [rbp + 30272], 0x96        ;   685.8 p5+p2   62 t
        vpxord zmm6, zmm21, [rbp + 29504]                 ;   686.3 p0+p3   62 t
        vpternlogd zmm24, zmm25, [rbp + 30464], 0x96      ;   686.8 p5+p2   62 t
        vpxord zmm25, zmm23, [rbp + 29568]                ;   687.3 p0+p3   62 t
        vmovdqu64 [rbp + 30464], zmm24                    ;   687.8 p8+p9   62 t spill
        vpxord zmm24, zmm5, [rbp + 29632]                 ;   687.8 p5+p2   62 t
        vmovdqu64 [rbp + 30272], zmm9                     ;   686.8 p7+p4   62 t spill
        vpxord zmm9, zmm11, [rbp + 29824]                 ;   688.3 p0+p3   62 t
        vmovdqu64 [rbp + 29824], zmm9                     ;   689.3 p8+p9   62 t spill
        vmovdqu64 zmm9, [rbp + 22848]                     ;   622.8 p2      41 t reload
        vpternlogd zmm20, zmm9, [rbp + 30080], 0x96       ;   688.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 22080]                     ;   661.3 p2      41 t reload
        vpternlogd zmm16, zmm9, [rbp + 31296], 0x96       ;   689.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 20480]                     ;   618.3 p2      41 t reload
        vpternlogd zmm29, zmm9, [rbp + 29952], 0x96       ;   689.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 21248]                     ;   622.3 p2      41 t reload
        vpternlogd zmm22, zmm9, [rbp + 30528], 0x96       ;   690.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 22656]                     ;   664.8 p2      41 t reload
        vpternlogd zmm1, zmm9, [rbp + 31232], 0x96        ;   690.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 22336]                     ;   612.3 p2      41 t reload
        vpternlogd zmm21, zmm9, [rbp + 31040], 0x96       ;   691.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 17472]                     ;   623.3 p2      41 t reload
        vpternlogd zmm23, zmm9, [rbp + 31104], 0x96       ;   691.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 20864]                     ;   676.8 p2      41 t reload
        vpternlogd zmm2, zmm9, [rbp + 30656], 0x96        ;   692.3 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 23360]                     ;   643.3 p2      41 t reload
        vpternlogd zmm5, zmm9, [rbp + 31168], 0x96        ;   692.8 p5+p3   62 t
        vmovdqu64 zmm9, [rbp + 29888]                     ;   576.5 p2      62 t
        vmovdqu64 [rbp + 31296], zmm16                    ;   690.3 p7+p4   62 t spill
        vmovdqu64 zmm16, [rbp + 18048]                    ;   576.7 p3      41 t
        vpternlogd zmm16, zmm19, [rbp + 19968], 0x96      ;   693.3 p0+p2   41 t
        vpxord zmm14, zmm14, zmm16                        ;   694.3 p5      62 t
        vmovdqu64 [rbp + 31232], zmm1                     ;   691.8 p8+p9   62 t spill
        vpternlogd zmm7, zmm19, [rbp + 31680], 0x96       ;   694.3 p0+p3   62 t
        vpternlogd zmm16, zmm0, [rbp + 30144], 0x96       ;   694.8 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 17856]                     ;   578.7 p3      21 t reload
        vmovdqu64 zmm1, [rbp + 20992]                     ;   581.3 p2      41 t
        vpternlogd zmm1, zmm0, [rbp + 21696], 0x96        ;   695.3 p0+p3   41 t
        vmovdqu64 zmm19, [rbp + 17536]                    ;   580.5 p2      22 t reload
        vmovdqu64 [rbp + 31680], zmm7                     ;   695.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rbp + 23168]                     ;   580.7 p3      41 t
        vpternlogd zmm7, zmm0, zmm19, 0x96                ;   695.8 p5      41 t
        vmovdqu64 [rbp + 31168], zmm5                     ;   693.8 p8+p9   62 t spill
        vpternlogd zmm0, zmm8, [rbp + 20992], 0x96        ;   696.3 p0+p2   41 t
        vpxord zmm15, zmm15, zmm0                         ;   697.3 p5      62 t
        vpternlogd zmm19, zmm1, [rbp + 23168], 0x96       ;   697.3 p0+p3   41 t
        vpxord zmm3, zmm3, zmm19                          ;   698.3 p5      62 t
        vpternlogd zmm26, zmm7, [rbp + 19072], 0x96       ;   698.3 p0+p2   41 t
        vpxord zmm31, zmm31, zmm26                        ;   699.3 p5      62 t
        vpternlogd zmm19, zmm8, [rbp + 30336], 0x96       ;   699.3 p0+p3   62 t
        vpternlogd zmm0, zmm30, [rbp + 30848], 0x96       ;   699.8 p5+p2   62 t
        vmovdqu64 zmm5, [rbp + 21568]                     ;   583.7 p3      21 t reload
        vmovdqu64 zmm8, [rbp + 21504]                     ;   584.5 p2      22 t reload
        vmovdqu64 zmm30, [rbp + 20928]                    ;   584.7 p3      41 t
        vpternlogd zmm30, zmm8, zmm5, 0x96                ;   700.3 p0      41 t
        vmovdqu64 zmm8, [rbp + 19392]                     ;   585.5 p2      22 t reload
        vmovdqu64 [rbp + 31104], zmm23                    ;   692.8 p7+p4   62 t spill
        vmovdqu64 zmm23, [rbp + 21440]                    ;   585.7 p3      23 t reload
        vpternlogd zmm5, zmm23, zmm8, 0x96                ;   700.8 p5      41 t
        vpternlogd zmm11, zmm7, [rbp + 31360], 0x96       ;   701.3 p0+p2   62 t
        vmovdqu64 zmm7, [rbp + 18944]                     ;   586.8 p3      23 t reload
        vpternlogd zmm4, zmm5, zmm7, 0x96                 ;   701.8 p5      41 t
        vpxord zmm18, zmm18, zmm4                         ;   702.8 p0      62 t
        vmovdqu64 [rbp + 31360], zmm11                    ;   702.3 p8+p9   62 t spill
        vmovdqu64 zmm11, [rbp + 20672]                    ;   613.3 p2      21 t reload
        vpternlogd zmm7, zmm11, [rbp + 21632], 0x96       ;   702.8 p5+p3   41 t
        vpternlogd zmm11, zmm17, [rbp + 21632], 0x96      ;   703.3 p0+p2   41 t
        vpxord zmm9, zmm9, zmm11                          ;   704.3 p5      62 t
        vpternlogd zmm26, zmm1, [rbp + 31872], 0x96       ;   704.3 p0+p3   62 t
        vpternlogd zmm11, zmm5, [rbp + 31424], 0x96       ;   704.8 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 21184]                     ;   590.7 p3      22 t reload
        vmovdqa64 zmm5, zmm7                              ;   703.8         41 t copy
        vpternlogd zmm5, zmm30, zmm1, 0x96                ;   705.3 p0      41 t
        vpxord zmm13, zmm13, zmm5                         ;   706.3 p5      62 t
        vpternlogd zmm30, zmm1, [rbp + 21632], 0x96       ;   706.3 p0+p2   41 t
        vpternlogd zmm23, zmm8, zmm30, 0x96               ;   707.3 p5      41 t
        vpxord zmm28, zmm28, zmm23                        ;   708.3 p0      62 t
        vpternlogd zmm5, zmm17, [rbp + 30912], 0x96       ;   707.8 p5+p3   62 t
        vmovdqu64 zmm1, [rbp + 21376]                     ;   621.3 p2      41 t reload
        vmovdqu64 zmm8, [rbp + 22016]                     ;   622.3 p3      62 t
        vpternlogd zmm8, zmm1, [rbp + 30016], 0x96        ;   708.3 p0+p2   62 t
        vpternlogd zmm23, zmm7, [rbp + 30400], 0x96       ;   708.8 p5+p3   62 t
        vmovdqu64 zmm1, [rbp + 23616]                     ;   675.8 p2      41 t reload
        vmovdqu64 zmm7, [rbp + 23296]                     ;   678.3 p3      62 t
        vpternlogd zmm7, zmm1, [rbp + 30592], 0x96        ;   709.3 p0+p2   62 t
        vmovdqu64 [rbp + 28608], zmm14                    ;   695.3 p7+p4   60 rounds
        vpternlogd zmm4, zmm30, [rbp + 31936], 0x96       ;   709.8 p5+p3   62 t
        vmovdqu64 zmm1, [rbp + 21120]                     ;   666.8 p2      41 t reload
        vmovdqu64 zmm14, [rbp + 22912]                    ;   665.8 p3      62 t
        vpternlogd zmm14, zmm1, [rbp + 30720], 0x96       ;   710.3 p0+p2   62 t
        vmovdqu64 [rbp + 28288], zmm31                    ;   700.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 22976]                     ;   662.8 p3      41 t reload
        vmovdqu64 zmm17, [rbp + 21312]                    ;   661.8 p2      62 t
        vpternlogd zmm17, zmm1, [rbp + 30784], 0x96       ;   710.8 p5+p3   62 t
        vmovdqu64 [rbp + 28928], zmm12                    ;   685.3 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 17024]                     ;   617.8 p2      41 t reload
        vmovdqu64 zmm12, [rbp + 23232]                    ;   672.8 p3      62 t
        vpternlogd zmm12, zmm1, [rbp + 30976], 0x96       ;   711.3 p0+p2   62 t
        vmovdqu64 [rbp + 28800], zmm3                     ;   699.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 23488]                     ;   606.8 p3      41 t reload
        vmovdqu64 zmm3, [rbp + 19456]                     ;   671.3 p2      62 t
        vpternlogd zmm3, zmm1, [rbp + 31488], 0x96        ;   711.8 p5+p3   62 t
        vmovdqu64 [rbp + 29504], zmm6                     ;   687.3 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 23040]                     ;   619.8 p2      41 t reload
        vmovdqu64 zmm6, [rbp + 22400]                     ;   669.3 p3      62 t
        vpternlogd zmm6, zmm1, [rbp + 31552], 0x96        ;   712.3 p0+p2   62 t
        vmovdqu64 [rbp + 29568], zmm25                    ;   688.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 22720]                     ;   617.3 p3      41 t reload
        vmovdqu64 zmm25, [rbp + 21952]                    ;   674.8 p2      62 t
        vpternlogd zmm25, zmm1, [rbp + 31616], 0x96       ;   712.8 p5+p3   62 t
        vmovdqu64 [rbp + 29696], zmm27                    ;   686.3 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 16896]                     ;   650.3 p2      41 t reload
        vmovdqu64 zmm27, [rbp + 16832]                    ;   666.3 p3      62 t
        vpternlogd zmm27, zmm1, [rbp + 31744], 0x96       ;   713.3 p0+p2   62 t
        vmovdqu64 [rbp + 29760], zmm10                    ;   685.8 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 22272]                     ;   655.3 p3      41 t reload
        vmovdqu64 zmm10, [rbp + 20608]                    ;   662.3 p2      62 t
        vpternlogd zmm10, zmm1, [rbp + 31808], 0x96       ;   713.8 p5+p3   62 t
        vmovdqu64 [rbp + 29632], zmm24                    ;   688.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 30080], zmm20                    ;   689.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 29952], zmm29                    ;   690.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 30528], zmm22                    ;   691.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 29312], zmm15                    ;   698.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 30656], zmm2                     ;   693.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 30144], zmm16                    ;   695.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 31040], zmm21                    ;   692.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 28352], zmm18                    ;   703.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 30336], zmm19                    ;   700.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 30848], zmm0                     ;   700.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 28864], zmm28                    ;   709.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 29376], zmm13                    ;   707.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 29888], zmm9                     ;   705.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 30016], zmm8                     ;   709.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 30400], zmm23                    ;   709.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 31424], zmm11                    ;   705.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 30912], zmm5                     ;   708.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 30592], zmm7                     ;   710.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 31872], zmm26                    ;   705.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 30720], zmm14                    ;   711.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 30784], zmm17                    ;   711.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 30976], zmm12                    ;   712.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 31936], zmm4                     ;   710.8 p8+p9   60 rounds
        vmovdqu64 [rbp + 31488], zmm3                     ;   712.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 31552], zmm6                     ;   713.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 31616], zmm25                    ;   713.8 p7+p4   60 rounds
        vmovdqu64 [rbp + 31744], zmm27                    ;   714.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 31808], zmm10                    ;   714.8 p7+p4   60 rounds
        add r8, 0x200                                     ;   614.5 p1      60 rounds
        mov qword [rbp + 32056], r8                       ;   635.5 p8+p9   60 rounds
        cmp r8, qword [rbp + 32064]                       ;                    more rounds?
        jne .rounds_4
        mov r8, qword [rbp + 32016]                       ;     0.0 p2      74 dst.0 reload
        vpbroadcastd zmm0, [r8 + 6144]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 23808]                  ;    11.0 p0+p2   74 dst
        mov r9, qword [rbp + 32072]                       ;     0.5 p10     74 dst reload
        vmovdqu64 [r9], zmm0                              ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6148]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 23872]                  ;    11.0 p5+p2   74 dst
        vmovdqu64 [r9 + 64], zmm0                         ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6152]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 23936]                  ;    11.0 p0+p3   74 dst
        vmovdqu64 [r9 + 128], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6156]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24000]                  ;    11.0 p5+p2   74 dst
        vmovdqu64 [r9 + 192], zmm0                        ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6160]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24064]                  ;    11.0 p0+p2   74 dst
        vmovdqu64 [r9 + 256], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6164]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24128]                  ;    11.0 p5+p3   74 dst
        vmovdqu64 [r9 + 320], zmm0                        ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6168]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24192]                  ;    11.0 p0+p2   74 dst
        vmovdqu64 [r9 + 384], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6172]                    ;     5.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24256]                  ;    11.2 p5+p2   74 dst
        vmovdqu64 [r9 + 448], zmm0                        ;    12.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6176]                    ;     5.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24320]                  ;    11.5 p0+p3   74 dst
        vmovdqu64 [r9 + 512], zmm0                        ;    12.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6180]                    ;     6.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24384]                  ;    12.5 p5+p2   74 dst
        vmovdqu64 [r9 + 576], zmm0                        ;    13.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6184]                    ;     7.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24448]                  ;    13.2 p0+p2   74 dst
        vmovdqu64 [r9 + 640], zmm0                        ;    14.2 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6188]                    ;     7.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24512]                  ;    13.5 p5+p3   74 dst
        vmovdqu64 [r9 + 704], zmm0                        ;    14.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6192]                    ;     8.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24576]                  ;    14.5 p0+p2   74 dst
        vmovdqu64 [r9 + 768], zmm0                        ;    15.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6196]                    ;     9.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24640]                  ;    15.2 p5+p2   74 dst
        vmovdqu64 [r9 + 832], zmm0                        ;    16.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6200]                    ;     9.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24704]                  ;    15.5 p0+p3   74 dst
        vmovdqu64 [r9 + 896], zmm0                        ;    16.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6204]                    ;    10.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24768]                  ;    16.5 p5+p2   74 dst
        vmovdqu64 [r9 + 960], zmm0                        ;    17.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6208]                    ;    11.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24832]                  ;    17.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1024], zmm0                       ;    18.2 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6212]                    ;    11.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24896]                  ;    17.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1088], zmm0                       ;    18.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6216]                    ;    12.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24960]                  ;    18.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1152], zmm0                       ;    19.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6220]                    ;    13.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25024]                  ;    19.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1216], zmm0                       ;    20.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6224]                    ;    13.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25088]                  ;    19.5 p0+p3   74 dst
        vmovdqu64 [r9 + 1280], zmm0                       ;    20.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6228]                    ;    14.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25152]                  ;    20.5 p5+p2   74 dst
        vmovdqu64 [r9 + 1344], zmm0                       ;    21.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6232]                    ;    15.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25216]                  ;    21.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1408], zmm0                       ;    22.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6236]                    ;    15.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25280]                  ;    21.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1472], zmm0                       ;    23.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6240]                    ;    16.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25344]                  ;    22.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1536], zmm0                       ;    24.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6244]                    ;    17.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25408]                  ;    23.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1600], zmm0                       ;    25.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6248]                    ;    17.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25472]                  ;    23.5 p0+p3   74 dst
        vmovdqu64 [r9 + 1664], zmm0                       ;    26.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6252]                    ;    18.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25536]                  ;    24.5 p5+p2   74 dst
        vmovdqu64 [r9 + 1728], zmm0                       ;    27.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6256]                    ;    19.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25600]                  ;    25.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1792], zmm0                       ;    28.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6260]                    ;    19.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25664]                  ;    25.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1856], zmm0                       ;    29.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6264]                    ;    20.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25728]                  ;    26.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1920], zmm0                       ;    30.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6268]                    ;    21.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25792]                  ;    27.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1984], zmm0                       ;    31.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6272]                    ;    21.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25856]                  ;    27.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2048], zmm0                       ;    32.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6276]                    ;    22.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25920]                  ;    28.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2112], zmm0                       ;    33.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6280]                    ;    23.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25984]                  ;    29.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2176], zmm0                       ;    34.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6284]                    ;    23.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26048]                  ;    29.5 p5+p3   74 dst
        vmovdqu64 [r9 + 2240], zmm0                       ;    35.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6288]                    ;    24.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26112]                  ;    30.5 p0+p2   74 dst
        vmovdqu64 [r9 + 2304], zmm0                       ;    36.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6292]                    ;    25.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26176]                  ;    31.2 p5+p2   74 dst
        vmovdqu64 [r9 + 2368], zmm0                       ;    37.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6296]                    ;    25.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26240]                  ;    31.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2432], zmm0                       ;    38.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6300]                    ;    26.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26304]                  ;    32.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2496], zmm0                       ;    39.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6304]                    ;    27.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26368]                  ;    33.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2560], zmm0                       ;    40.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6308]                    ;    27.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26432]                  ;    33.5 p5+p3   74 dst
        vmovdqu64 [r9 + 2624], zmm0                       ;    41.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6312]                    ;    28.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26496]                  ;    34.5 p0+p2   74 dst
        vmovdqu64 [r9 + 2688], zmm0                       ;    42.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6316]                    ;    29.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26560]                  ;    35.2 p5+p2   74 dst
        vmovdqu64 [r9 + 2752], zmm0                       ;    43.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6320]                    ;    29.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26624]                  ;    35.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2816], zmm0                       ;    44.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6324]                    ;    30.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26688]                  ;    36.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2880], zmm0                       ;    45.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6328]                    ;    31.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26752]                  ;    37.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2944], zmm0                       ;    46.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6332]                    ;    31.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26816]                  ;    37.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3008], zmm0                       ;    47.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6336]                    ;    32.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26880]                  ;    38.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3072], zmm0                       ;    48.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6340]                    ;    33.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26944]                  ;    39.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3136], zmm0                       ;    49.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6344]                    ;    33.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27008]                  ;    39.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3200], zmm0                       ;    50.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6348]                    ;    34.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27072]                  ;    40.5 p5+p2   74 dst
        vmovdqu64 [r9 + 3264], zmm0                       ;    51.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6352]                    ;    35.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27136]                  ;    41.2 p0+p2   74 dst
        vmovdqu64 [r9 + 3328], zmm0                       ;    52.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6356]                    ;    35.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27200]                  ;    41.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3392], zmm0                       ;    53.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6360]                    ;    36.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27264]                  ;    42.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3456], zmm0                       ;    54.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6364]                    ;    37.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27328]                  ;    43.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3520], zmm0                       ;    55.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6368]                    ;    37.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27392]                  ;    43.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3584], zmm0                       ;    56.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6372]                    ;    38.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27456]                  ;    44.5 p5+p2   74 dst
        vmovdqu64 [r9 + 3648], zmm0                       ;    57.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6376]                    ;    39.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27520]                  ;    45.2 p0+p2   74 dst
        vmovdqu64 [r9 + 3712], zmm0                       ;    58.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6380]                    ;    39.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27584]                  ;    45.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3776], zmm0                       ;    59.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6384]                    ;    40.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27648]                  ;    46.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3840], zmm0                       ;    60.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6388]                    ;    41.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27712]                  ;    47.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3904], zmm0                       ;    61.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6392]                    ;    41.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27776]                  ;    47.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3968], zmm0                       ;    62.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6396]                    ;    42.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27840]                  ;    48.5 p5+p2   74 dst
        vmovdqu64 [r9 + 4032], zmm0                       ;    63.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6400]                    ;    43.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 27904]                  ;    49.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4096], zmm0                       ;    64.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6404]                    ;    43.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 27968]                  ;    49.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4160], zmm0                       ;    65.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6408]                    ;    44.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28032]                  ;    50.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4224], zmm0                       ;    66.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6412]                    ;    45.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 28096]                  ;    51.2 p5+p2   75 dst
        vmovdqu64 [r9 + 4288], zmm0                       ;    67.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6416]                    ;    45.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28160]                  ;    51.5 p0+p3   75 dst
        vmovdqu64 [r9 + 4352], zmm0                       ;    68.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6420]                    ;    46.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28224]                  ;    52.5 p5+p2   75 dst
        vmovdqu64 [r9 + 4416], zmm0                       ;    69.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6424]                    ;    47.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 28288]                  ;    53.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4480], zmm0                       ;    70.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6428]                    ;    47.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28352]                  ;    53.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4544], zmm0                       ;    71.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6432]                    ;    48.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28416]                  ;    54.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4608], zmm0                       ;    72.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6436]                    ;    49.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 28480]                  ;    55.2 p5+p2   75 dst
        vmovdqu64 [r9 + 4672], zmm0                       ;    73.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6440]                    ;    49.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28544]                  ;    55.5 p0+p3   75 dst
        vmovdqu64 [r9 + 4736], zmm0                       ;    74.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6444]                    ;    50.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28608]                  ;    56.5 p5+p2   75 dst
        vmovdqu64 [r9 + 4800], zmm0                       ;    75.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6448]                    ;    51.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 28672]                  ;    57.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4864], zmm0                       ;    76.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6452]                    ;    51.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28736]                  ;    57.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4928], zmm0                       ;    77.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6456]                    ;    52.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28800]                  ;    58.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4992], zmm0                       ;    78.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6460]                    ;    53.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 28864]                  ;    59.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5056], zmm0                       ;    79.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6464]                    ;    53.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28928]                  ;    59.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5120], zmm0                       ;    80.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6468]                    ;    54.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28992]                  ;    60.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5184], zmm0                       ;    81.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6472]                    ;    55.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29056]                  ;    61.2 p0+p2   75 dst
        vmovdqu64 [r9 + 5248], zmm0                       ;    82.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6476]                    ;    55.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29120]                  ;    61.5 p5+p3   75 dst
        vmovdqu64 [r9 + 5312], zmm0                       ;    83.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6480]                    ;    56.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29184]                  ;    62.5 p0+p2   75 dst
        vmovdqu64 [r9 + 5376], zmm0                       ;    84.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6484]                    ;    57.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29248]                  ;    63.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5440], zmm0                       ;    85.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6488]                    ;    57.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29312]                  ;    63.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5504], zmm0                       ;    86.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6492]                    ;    58.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29376]                  ;    64.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5568], zmm0                       ;    87.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6496]                    ;    59.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29440]                  ;    65.2 p0+p2   75 dst
        vmovdqu64 [r9 + 5632], zmm0                       ;    88.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6500]                    ;    59.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29504]                  ;    65.5 p5+p3   75 dst
        vmovdqu64 [r9 + 5696], zmm0                       ;    89.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6504]                    ;    60.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29568]                  ;    66.5 p0+p2   75 dst
        vmovdqu64 [r9 + 5760], zmm0                       ;    90.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6508]                    ;    61.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29632]                  ;    67.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5824], zmm0                       ;    91.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6512]                    ;    61.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29696]                  ;    67.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5888], zmm0                       ;    92.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6516]                    ;    62.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29760]                  ;    68.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5952], zmm0                       ;    93.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6520]                    ;    63.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29824]                  ;    69.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6016], zmm0                       ;    94.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6524]                    ;    63.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29888]                  ;    69.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6080], zmm0                       ;    95.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6528]                    ;    64.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29952]                  ;    70.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6144], zmm0                       ;    96.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6532]                    ;    65.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30016]                  ;    71.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6208], zmm0                       ;    97.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6536]                    ;    65.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30080]                  ;    71.5 p0+p3   75 dst
        vmovdqu64 [r9 + 6272], zmm0                       ;    98.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6540]                    ;    66.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30144]                  ;    72.5 p5+p2   75 dst
        vmovdqu64 [r9 + 6336], zmm0                       ;    99.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6544]                    ;    67.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30208]                  ;    73.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6400], zmm0                       ;   100.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6548]                    ;    67.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30272]                  ;    73.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6464], zmm0                       ;   101.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6552]                    ;    68.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30336]                  ;    74.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6528], zmm0                       ;   102.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6556]                    ;    69.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30400]                  ;    75.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6592], zmm0                       ;   103.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6560]                    ;    69.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30464]                  ;    75.5 p0+p3   75 dst
        vmovdqu64 [r9 + 6656], zmm0                       ;   104.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6564]                    ;    70.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30528]                  ;    76.5 p5+p2   75 dst
        vmovdqu64 [r9 + 6720], zmm0                       ;   105.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6568]                    ;    71.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30592]                  ;    77.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6784], zmm0                       ;   106.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6572]                    ;    71.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30656]                  ;    77.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6848], zmm0                       ;   107.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6576]                    ;    72.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30720]                  ;    78.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6912], zmm0                       ;   108.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6580]                    ;    73.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30784]                  ;    79.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6976], zmm0                       ;   109.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6584]                    ;    73.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30848]                  ;    79.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7040], zmm0                       ;   110.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6588]                    ;    74.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30912]                  ;    80.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7104], zmm0                       ;   111.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6592]                    ;    75.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30976]                  ;    81.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7168], zmm0                       ;   112.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6596]                    ;    75.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31040]                  ;    81.5 p5+p3   75 dst
        vmovdqu64 [r9 + 7232], zmm0                       ;   113.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6600]                    ;    76.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31104]                  ;    82.5 p0+p2   75 dst
        vmovdqu64 [r9 + 7296], zmm0                       ;   114.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6604]                    ;    77.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31168]                  ;    83.2 p5+p2   75 dst
        vmovdqu64 [r9 + 7360], zmm0                       ;   115.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6608]                    ;    77.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31232]                  ;    83.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7424], zmm0                       ;   116.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6612]                    ;    78.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31296]                  ;    84.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7488], zmm0                       ;   117.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6616]                    ;    79.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31360]                  ;    85.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7552], zmm0                       ;   118.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6620]                    ;    79.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31424]                  ;    85.5 p5+p3   75 dst
        vmovdqu64 [r9 + 7616], zmm0                       ;   119.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6624]                    ;    80.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31488]                  ;    86.5 p0+p2   75 dst
        vmovdqu64 [r9 + 7680], zmm0                       ;   120.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6628]                    ;    81.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31552]                  ;    87.2 p5+p2   75 dst
        vmovdqu64 [r9 + 7744], zmm0                       ;   121.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6632]                    ;    81.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31616]                  ;    87.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7808], zmm0                       ;   122.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6636]                    ;    82.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31680]                  ;    88.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7872], zmm0                       ;   123.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6640]                    ;    83.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31744]                  ;    89.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7936], zmm0                       ;   124.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6644]                    ;    83.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31808]                  ;    89.5 p5+p3   75 dst
        vmovdqu64 [r9 + 8000], zmm0                       ;   125.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6648]                    ;    84.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31872]                  ;    90.5 p0+p2   75 dst
        vmovdqu64 [r9 + 8064], zmm0                       ;   126.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6652]                    ;    85.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31936]                  ;    91.2 p5+p2   75 dst
        vmovdqu64 [r9 + 8128], zmm0                       ;   127.2 p8+p9   75 dst
        add r9, 0x2000                                    ;    64.3 p1     152 blocks
        mov qword [rbp + 32072], r9                       ;   128.7 p7+p4  152 blocks
        mov r8, qword [rbp + 32000]                       ;    85.5 p10    152 blocks
        add r8, 0x2000                                    ;    90.5 p6     152 blocks
        mov qword [rbp + 32000], r8                       ;   129.2 p8+p9  152 blocks
        cmp r8, qword [rbp + 32008]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 32080]                      ;                    frame
        pop rbp                                           ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
camellia128_encrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
