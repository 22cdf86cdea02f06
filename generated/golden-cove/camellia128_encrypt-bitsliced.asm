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
;   blocks/groups/rounds: 3016 uops, planned 714.7; bounds: width 502.7, ports 712.0, path 74.0
;   blocks/groups.2: 515 uops, planned 133.2; bounds: width 85.8, ports 128.5, path 14.0
;   blocks.2: 260 uops, planned 129.5; bounds: width 43.3, ports 129.0, path 1.0
;   blocks/rounds: 3016 uops, planned 714.7; bounds: width 502.7, ports 712.0, path 74.0
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
        sub rsp, 0x88c0                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 34832], rax                      ;                    frame
        mov dword [rbp + 34840], ecx                      ;                    argument
        mov qword [rbp + 34752], rsi                      ;                    argument
        mov qword [rbp + 34768], rdi                      ;                    argument
        mov qword [rbp + 34824], rdx                      ;                    argument
        mov r8d, dword [rbp + 34840]                      ;     0.0 p2     152 blocks
        shl r8, 0xd                                       ;     5.0 p0     152 blocks
        add r8, qword [rbp + 34752]                       ;     6.0 p1+p3  152 blocks
        mov qword [rbp + 34760], r8                       ;     7.0 p7+p4  152 blocks
        cmp dword [rbp + 34840], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 34768]                       ;     0.0 p2      68 d.0 reload
        vpbroadcastd zmm0, [r8]                           ;     5.0 p3      68 d
        mov r9, qword [rbp + 34752]                       ;     0.3 p10     68 d.0 reload
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
        mov qword [rbp + 34776], r8                       ;    29.2 p8+p9   69 groups
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
        mov qword [rbp + 34784], r8                       ;   128.7 p8+p4   69 groups
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
        mov r8, qword [rbp + 34776]                       ;    42.7 p10     60 rounds reload
        mov qword [rbp + 34792], r8                       ;   128.2 p7+p4   60 rounds
        add r8, 0x600                                     ;    47.7 p0      60 rounds
        mov qword [rbp + 34800], r8                       ;   128.5 p8+p9   60 rounds
        mov r8, qword [rbp + 34792]                       ;                    resident
        vmovdqu64 zmm0, [rbp + 12416]                     ;                    resident
        vmovdqu64 zmm1, [rbp + 12608]                     ;                    resident
        vmovdqu64 zmm2, [rbp + 12864]                     ;                    resident
        vmovdqu64 zmm3, [rbp + 13056]                     ;                    resident
        vmovdqu64 zmm4, [rbp + 13632]                     ;                    resident
        vmovdqu64 zmm5, [rbp + 14144]                     ;                    resident
        vmovdqu64 zmm6, [rbp + 14592]                     ;                    resident
        vmovdqu64 zmm7, [rbp + 15168]                     ;                    resident
        vmovdqu64 zmm8, [rbp + 15680]                     ;                    resident
        vmovdqu64 zmm9, [rbp + 16000]                     ;                    resident
        vmovdqu64 zmm10, [rbp + 16192]                    ;                    resident
        vmovdqu64 zmm11, [rbp + 12160]                    ;                    resident
        vmovdqu64 zmm12, [rbp + 12224]                    ;                    resident
        vmovdqu64 zmm13, [rbp + 12288]                    ;                    resident
        vmovdqu64 zmm14, [rbp + 12352]                    ;                    resident
        vmovdqu64 zmm15, [rbp + 12480]                    ;                    resident
        vmovdqu64 zmm16, [rbp + 12544]                    ;                    resident
        vmovdqu64 zmm17, [rbp + 12672]                    ;                    resident
        vmovdqu64 zmm18, [rbp + 12736]                    ;                    resident
        vmovdqu64 zmm19, [rbp + 12800]                    ;                    resident
        vmovdqu64 zmm20, [rbp + 12928]                    ;                    resident
        vmovdqu64 zmm21, [rbp + 12992]                    ;                    resident
        vmovdqu64 zmm22, [rbp + 13120]                    ;                    resident
        vmovdqu64 zmm23, [rbp + 13184]                    ;                    resident
        vmovdqu64 zmm24, [rbp + 13248]                    ;                    resident
        vmovdqu64 zmm25, [rbp + 13312]                    ;                    resident
        vmovdqu64 zmm26, [rbp + 13376]                    ;                    resident
        vmovdqu64 zmm27, [rbp + 13440]                    ;                    resident
        vmovdqu64 zmm28, [rbp + 13504]                    ;                    resident
        vmovdqu64 zmm29, [rbp + 13568]                    ;                    resident
        align 16
.rounds_3:
        vpbroadcastd zmm30, [r8 + 528]                    ;     0.0 p2      61 r.4
        vpbroadcastd zmm31, [r8 + 540]                    ;     0.2 p3      61 r.7
        vmovdqu64 [rbp + 16256], zmm10                    ;     0.3 p7+p4   40 t spill
        vpbroadcastd zmm10, [r8 + 556]                    ;     0.5 p10     61 r.11
        vmovdqu64 [rbp + 16320], zmm9                     ;     0.7 p8+p9   40 t spill
        vpbroadcastd zmm9, [r8 + 568]                     ;     1.0 p2      61 r.14
        vmovdqu64 [rbp + 16384], zmm8                     ;     2.3 p7+p4   40 t spill
        vpbroadcastd zmm8, [r8 + 604]                     ;     1.2 p3      61 r.23
        vpbroadcastd zmm8, [r8 + 636]                     ;     1.5 p10     61 r.31
        vpbroadcastd zmm8, [r8 + 664]                     ;     2.0 p2      61 r.38
        vpbroadcastd zmm8, [r8 + 700]                     ;     2.2 p3      61 r.47
        vpbroadcastd zmm8, [r8 + 732]                     ;     2.5 p10     61 r.55
        vpbroadcastd zmm8, [r8 + 752]                     ;     3.0 p2      61 r.60
        vpbroadcastd zmm8, [r8 + 764]                     ;     3.2 p3      61 r.63
        vpxord zmm8, zmm11, [r8 + 512]{1to16}             ;     6.0 p0+p2   40 t
        vmovdqu64 [rbp + 16448], zmm11                    ;     2.7 p8+p9   40 t spill
        vpxord zmm11, zmm12, [r8 + 516]{1to16}            ;     6.0 p5+p3   40 t
        vmovdqu64 [rbp + 16512], zmm12                    ;     4.3 p7+p4   40 t spill
        vpxord zmm12, zmm13, [r8 + 520]{1to16}            ;     6.0 p0+p2   40 t
        vmovdqu64 [rbp + 16576], zmm13                    ;     4.7 p8+p9   40 t spill
        vpxord zmm13, zmm14, [r8 + 524]{1to16}            ;     6.0 p5+p3   40 t
        vmovdqu64 [rbp + 16640], zmm14                    ;     6.3 p7+p4   40 t spill
        vpxord zmm14, zmm16, [r8 + 536]{1to16}            ;     6.0 p0+p2   40 t
        vmovdqu64 [rbp + 16704], zmm16                    ;     6.7 p8+p9   40 t spill
        vmovdqa64 zmm16, zmm15                            ;     4.0         41 t copy
        vpternlogd zmm16, zmm11, [r8 + 532]{1to16}, 0x69  ;     7.0 p5+p3   41 t
        vmovdqu64 [rbp + 16768], zmm15                    ;     8.3 p7+p4   40 t spill
        vmovdqa64 zmm15, zmm14                            ;     7.0         41 t copy
        vpternlogd zmm15, zmm13, zmm8, 0x96               ;     7.0 p0      41 t
        vmovdqu64 [rbp + 16832], zmm7                     ;     8.7 p8+p9   40 t spill
        vpxord zmm7, zmm17, [r8 + 544]{1to16}             ;     7.0 p5+p2   40 t
        vmovdqu64 [rbp + 16896], zmm17                    ;    10.3 p7+p4   40 t spill
        vmovdqa64 zmm17, zmm0                             ;     5.5         41 t copy
        vpternlogd zmm17, zmm11, zmm30, 0x96              ;     7.0 p0      41 t
        vmovdqu64 [rbp + 16960], zmm6                     ;    10.7 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm15                             ;     8.0         41 t copy
        vpternlogd zmm6, zmm16, zmm16, 0xc3               ;     8.0 p5      41 t
        vpxord zmm9, zmm18, [r8 + 548]{1to16}             ;     7.3 p0+p3   40 t
        vmovdqu64 [rbp + 17024], zmm18                    ;    12.3 p7+p4   40 t spill
        vmovdqa64 zmm18, zmm17                            ;     8.0         41 t copy
        vmovdqa64 zmm10, zmm15                            ;     8.0         41 t copy
        vpternlogd zmm10, zmm1, zmm31, 0x96               ;     8.0 p5      41 t
        vpxord zmm18, zmm18, zmm10                        ;     9.0 p0      41 t
        vmovdqu64 [rbp + 17088], zmm5                     ;    12.7 p8+p9   40 t spill
        vpxord zmm5, zmm19, [r8 + 552]{1to16}             ;     8.7 p5+p2   40 t
        vmovdqu64 [rbp + 17152], zmm19                    ;    14.3 p7+p4   40 t spill
        vmovdqa64 zmm19, zmm6                             ;     9.0         41 t copy
        vmovdqu64 [rbp + 17216], zmm4                     ;    14.7 p8+p9   40 t spill
        vmovdqa64 zmm4, zmm18                             ;    10.0         41 t copy
        vpternlogd zmm4, zmm6, zmm14, 0x96                ;    10.0 p0      41 t
        vpxord zmm19, zmm19, zmm4                         ;    11.0 p5      41 t
        vmovdqu64 [rbp + 17280], zmm28                    ;    16.3 p7+p4   40 t spill
        vmovdqa64 zmm28, zmm19                            ;    12.0         41 t copy
        vpternlogd zmm28, zmm15, zmm12, 0x96              ;    12.0 p0      41 t
        vpxord zmm31, zmm19, zmm28                        ;    13.0 p5      41 t
        vpxord zmm30, zmm21, [r8 + 564]{1to16}            ;    11.3 p0+p3   40 t
        vmovdqu64 [rbp + 17344], zmm21                    ;    16.7 p8+p9   40 t spill
        vpandnd zmm21, zmm18, zmm14                       ;    11.7 p5      41 t
        vmovdqu64 [rbp + 17408], zmm9                     ;    18.3 p7+p4   40 t spill
        vmovdqa64 zmm9, zmm15                             ;    10.0         41 t copy
        vpternlogd zmm9, zmm0, [r8 + 528]{1to16}, 0x96    ;    12.3 p0+p2   41 t
        vmovdqu64 [rbp + 17472], zmm0                     ;    18.7 p8+p9   40 t spill
        vmovdqa64 zmm0, zmm9                              ;    13.3         41 t copy
        vpternlogd zmm0, zmm28, zmm19, 0xde               ;    13.3 p5      41 t
        vmovdqu64 [rbp + 17536], zmm3                     ;    20.3 p7+p4   40 t spill
        vpxord zmm3, zmm22, [r8 + 572]{1to16}             ;    13.3 p0+p3   40 t
        vpternlogd zmm8, zmm31, zmm11, 0x69               ;    14.0 p5      41 t
        vmovdqu64 [rbp + 17600], zmm22                    ;    20.7 p8+p9   40 t spill
        vpandnd zmm22, zmm6, zmm10                        ;    14.3 p0      41 t
        vmovdqu64 [rbp + 17664], zmm2                     ;    22.3 p7+p4   40 t spill
        vpxord zmm2, zmm23, [r8 + 576]{1to16}             ;    14.7 p5+p2   40 t
        vpternlogd zmm22, zmm0, zmm21, 0x96               ;    15.3 p0      41 t
        vpternlogd zmm22, zmm8, zmm16, 0xe1               ;    16.3 p5      41 t
        vpxord zmm0, zmm24, [r8 + 580]{1to16}             ;    16.3 p0+p3   40 t
        vmovdqa64 zmm21, zmm4                             ;    12.7         41 t copy
        vpternlogd zmm21, zmm17, zmm16, 0x6a              ;    16.7 p5      41 t
        vmovdqu64 [rbp + 17728], zmm24                    ;    22.7 p8+p9   40 t spill
        vmovdqa64 zmm24, zmm8                             ;    15.0         41 t copy
        vpternlogd zmm24, zmm9, zmm31, 0x96               ;    17.3 p0      41 t
        vmovdqu64 [rbp + 17792], zmm23                    ;    24.3 p7+p4   40 t spill
        vpxord zmm23, zmm25, [r8 + 584]{1to16}            ;    17.7 p5+p2   40 t
        vmovdqu64 [rbp + 17856], zmm25                    ;    24.7 p8+p9   40 t spill
        vmovdqa64 zmm25, zmm21                            ;    17.7         41 t copy
        vpternlogd zmm25, zmm10, zmm16, 0x1e              ;    18.3 p0      41 t
        vpternlogd zmm25, zmm24, zmm15, 0xb4              ;    19.3 p5      41 t
        vmovdqu64 [rbp + 17920], zmm23                    ;    26.3 p7+p4   40 t spill
        vpxord zmm23, zmm26, [r8 + 588]{1to16}            ;    19.3 p0+p3   40 t
        vpternlogd zmm21, zmm14, zmm18, 0x87              ;    19.7 p5      41 t
        vmovdqa64 zmm14, zmm25                            ;    20.3         41 t copy
        vpternlogd zmm14, zmm12, zmm11, 0xb4              ;    20.3 p0      41 t
        vmovdqu64 [rbp + 17984], zmm26                    ;    26.7 p8+p9   40 t spill
        vpxord zmm26, zmm27, [r8 + 592]{1to16}            ;    20.7 p5+p2   40 t
        vmovdqu64 [rbp + 18048], zmm27                    ;    28.3 p7+p4   40 t spill
        vmovdqa64 zmm27, zmm8                             ;    15.8         41 t copy
        vpternlogd zmm27, zmm31, zmm18, 0x7b              ;    21.3 p0      41 t
        vmovdqu64 [rbp + 18112], zmm26                    ;    28.7 p8+p9   40 t spill
        vmovdqa64 zmm26, zmm21                            ;    20.7         41 t copy
        vpternlogd zmm26, zmm1, [r8 + 540]{1to16}, 0x96   ;    21.7 p5+p3   41 t
        vpternlogd zmm26, zmm27, zmm25, 0x69              ;    22.7 p0      41 t
        vpxord zmm25, zmm29, [r8 + 600]{1to16}            ;    22.7 p5+p2   40 t
        vpternlogd zmm21, zmm8, zmm28, 0x1e               ;    23.3 p0      41 t
        vpternlogd zmm21, zmm24, zmm16, 0xe1              ;    24.3 p5      41 t
        vmovdqa64 zmm27, zmm21                            ;    25.3         41 t copy
        vpternlogd zmm27, zmm14, zmm22, 0xe3              ;    25.3 p0      41 t
        vmovdqu64 [rbp + 18176], zmm29                    ;    30.3 p7+p4   40 t spill
        vpbroadcastd zmm29, [r8 + 608]                    ;    18.0 p10     40 t
        vpxord zmm29, zmm29, [rbp + 13696]                ;    24.7 p5+p3   40 t
        vmovdqu64 [rbp + 18240], zmm1                     ;    30.7 p8+p9   40 t spill
        vmovdqa64 zmm1, zmm27                             ;    26.3         41 t copy
        vmovdqu64 [rbp + 18304], zmm29                    ;    32.3 p7+p4   40 t spill
        vmovdqa64 zmm29, zmm26                            ;    23.7         41 t copy
        vpternlogd zmm29, zmm14, zmm22, 0x6c              ;    25.3 p0      41 t
        vpxord zmm1, zmm1, zmm29                          ;    26.3 p5      41 t
        vmovdqu64 [rbp + 18368], zmm2                     ;    32.7 p8+p9   40 t spill
        vpbroadcastd zmm2, [r8 + 612]                     ;    19.5 p2      40 t
        vpxord zmm2, zmm2, [rbp + 13760]                  ;    26.3 p0+p3   40 t
        vpternlogd zmm22, zmm1, zmm26, 0xbe               ;    27.3 p5      41 t
        vpternlogd zmm14, zmm22, zmm21, 0xc2              ;    28.3 p0      41 t
        vmovdqu64 [rbp + 18432], zmm2                     ;    34.3 p7+p4   40 t spill
        vpbroadcastd zmm2, [r8 + 616]                     ;    20.3 p10     40 t
        vpxord zmm2, zmm2, [rbp + 13824]                  ;    27.7 p5+p2   40 t
        vpternlogd zmm29, zmm26, zmm14, 0x36              ;    29.3 p0      41 t
        vpxord zmm26, zmm14, zmm29                        ;    30.3 p5      41 t
        vmovdqu64 [rbp + 18496], zmm2                     ;    34.7 p8+p9   40 t spill
        vpbroadcastd zmm2, [r8 + 620]                     ;    21.2 p3      40 t
        vpxord zmm2, zmm2, [rbp + 13888]                  ;    29.3 p0+p2   40 t
        vpternlogd zmm22, zmm27, zmm21, 0x72              ;    29.7 p5      41 t
        vmovdqa64 zmm21, zmm22                            ;    30.7         41 t copy
        vpternlogd zmm21, zmm26, zmm26, 0xc3              ;    31.3 p0      41 t
        vpbroadcastd zmm27, [r8 + 624]                    ;    22.0 p10     40 t
        vpxord zmm27, zmm27, [rbp + 13952]                ;    30.7 p5+p3   40 t
        vmovdqu64 [rbp + 18560], zmm27                    ;    36.3 p7+p4   40 t spill
        vpxord zmm27, zmm1, zmm29                         ;    31.3 p0      41 t
        vmovdqu64 [rbp + 18624], zmm2                     ;    36.7 p8+p9   40 t spill
        vmovdqa64 zmm2, zmm1                              ;    27.3         41 t copy
        vpternlogd zmm2, zmm8, zmm18, 6                   ;    31.7 p5      41 t
        vpternlogd zmm18, zmm27, zmm2, 0x56               ;    32.7 p0      41 t
        vmovdqu64 [rbp + 18688], zmm23                    ;    38.3 p7+p4   40 t spill
        vpbroadcastd zmm23, [r8 + 632]                    ;    23.5 p2      40 t
        vpxord zmm23, zmm23, [rbp + 14080]                ;    32.7 p5+p3   40 t
        vpternlogd zmm10, zmm18, zmm21, 0x36              ;    33.7 p0      41 t
        vmovdqu64 [rbp + 18752], zmm23                    ;    38.7 p8+p9   40 t spill
        vpxord zmm23, zmm27, zmm21                        ;    33.7 p5      41 t
        vmovdqu64 [rbp + 18816], zmm25                    ;    40.3 p7+p4   40 t spill
        vmovdqa64 zmm25, zmm23                            ;    34.7         41 t copy
        vpternlogd zmm25, zmm14, zmm14, 0xc3              ;    34.7 p0      41 t
        vmovdqu64 [rbp + 18880], zmm0                     ;    40.7 p8+p9   40 t spill
        vpbroadcastd zmm0, [r8 + 640]                     ;    25.0 p10     40 t
        vpxord zmm0, zmm0, [rbp + 14208]                  ;    34.7 p5+p2   40 t
        vpternlogd zmm9, zmm14, zmm31, 0xde               ;    35.3 p0      41 t
        vpternlogd zmm13, zmm22, zmm19, 0x12              ;    35.7 p5      41 t
        vmovdqu64 [rbp + 18944], zmm0                     ;    42.3 p7+p4   40 t spill
        vpbroadcastd zmm0, [r8 + 644]                     ;    25.8 p3      40 t
        vpxord zmm0, zmm0, [rbp + 14272]                  ;    36.3 p0+p2   40 t
        vpxord zmm2, zmm2, zmm24                          ;    36.7 p5      41 t
        vpternlogd zmm2, zmm9, zmm13, 0x96                ;    37.7 p0      41 t
        vmovdqu64 [rbp + 19008], zmm0                     ;    42.7 p8+p9   40 t spill
        vpbroadcastd zmm0, [r8 + 648]                     ;    26.7 p10     40 t
        vpxord zmm0, zmm0, [rbp + 14336]                  ;    37.7 p5+p3   40 t
        vpternlogd zmm2, zmm24, zmm26, 0x78               ;    38.7 p0      41 t
        vpternlogd zmm12, zmm2, zmm25, 0xc6               ;    39.7 p5      41 t
        vpbroadcastd zmm24, [r8 + 652]                    ;    27.3 p2      40 t
        vpxord zmm24, zmm24, [rbp + 14400]                ;    39.3 p0+p3   40 t
        vpternlogd zmm9, zmm8, zmm29, 0x2d                ;    39.7 p5      41 t
        vpternlogd zmm25, zmm11, zmm12, 0x95              ;    40.7 p0      41 t
        vpternlogd zmm9, zmm25, zmm10, 0x69               ;    41.7 p5      41 t
        vpbroadcastd zmm8, [r8 + 660]                     ;    28.2 p10     40 t
        vmovdqu64 zmm11, [rbp + 14528]                    ;    28.3 p2      40 t reload
        vpxord zmm8, zmm8, zmm11                          ;    41.3 p0      40 t
        vpord zmm1, zmm1, zmm31                           ;    41.7 p5      41 t
        vpandd zmm17, zmm17, zmm23                        ;    42.3 p0      41 t
        vpternlogd zmm17, zmm25, zmm18, 0x96              ;    43.3 p5      41 t
        vpbroadcastd zmm31, [r8 + 668]                    ;    29.2 p3      40 t
        vmovdqu64 zmm18, [rbp + 14656]                    ;    29.3 p2      40 t reload
        vpxord zmm31, zmm31, zmm18                        ;    43.3 p0      40 t
        vpternlogd zmm26, zmm28, zmm16, 6                 ;    43.7 p5      41 t
        vpternlogd zmm14, zmm28, zmm26, 0xa9              ;    44.7 p0      41 t
        vpbroadcastd zmm25, [r8 + 672]                    ;    30.0 p10     40 t
        vmovdqu64 zmm28, [rbp + 14720]                    ;    30.2 p3      40 t reload
        vpxord zmm25, zmm25, zmm28                        ;    44.7 p5      40 t
        vpternlogd zmm26, zmm29, zmm16, 0xb4              ;    45.3 p0      41 t
        vpternlogd zmm1, zmm14, zmm12, 0x96               ;    45.7 p5      41 t
        vpbroadcastd zmm16, [r8 + 676]                    ;    30.8 p2      40 t
        vmovdqu64 zmm29, [rbp + 14784]                    ;    31.2 p3      40 t reload
        vpxord zmm16, zmm16, zmm29                        ;    46.3 p0      40 t
        vpternlogd zmm23, zmm4, zmm26, 0x95               ;    46.7 p5      41 t
        vpternlogd zmm21, zmm6, zmm23, 0x59               ;    47.7 p0      41 t
        vpbroadcastd zmm4, [r8 + 680]                     ;    31.7 p10     40 t
        vmovdqu64 zmm6, [rbp + 14848]                     ;    31.8 p2      40 t reload
        vpxord zmm4, zmm4, zmm6                           ;    47.7 p5      40 t
        vpternlogd zmm12, zmm22, zmm15, 0x2d              ;    48.3 p0      41 t
        vpternlogd zmm26, zmm12, zmm21, 0x96              ;    49.3 p5      41 t
        vpbroadcastd zmm15, [r8 + 684]                    ;    32.5 p3      40 t
        vmovdqu64 zmm22, [rbp + 14912]                    ;    32.8 p2      40 t reload
        vpxord zmm15, zmm15, zmm22                        ;    49.3 p0      40 t
        vpternlogd zmm26, zmm1, zmm17, 0x96               ;    50.3 p5      41 t
        vmovdqa64 zmm22, zmm26                            ;    51.3         41 t copy
        vpternlogd zmm22, zmm21, zmm9, 0x96               ;    51.3 p0      41 t
        vpbroadcastd zmm6, [r8 + 688]                     ;    33.5 p10     40 t
        vpxord zmm6, zmm6, [rbp + 14976]                  ;    50.7 p5+p3   40 t
        vpternlogd zmm14, zmm27, zmm19, 0x2d              ;    51.3 p0      41 t
        vpternlogd zmm21, zmm13, zmm10, 0x96              ;    51.7 p5      41 t
        vpternlogd zmm14, zmm12, zmm23, 0x69              ;    52.3 p0      41 t
        vpbroadcastd zmm10, [r8 + 696]                    ;    34.3 p2      40 t
        vmovdqu64 zmm12, [rbp + 15104]                    ;    34.7 p3      40 t reload
        vpxord zmm10, zmm10, zmm12                        ;    52.7 p5      40 t
        vmovdqa64 zmm13, zmm20                            ;    34.8         23 t copy
        vpternlogd zmm13, zmm7, [r8 + 560]{1to16}, 0x69   ;    53.3 p0+p2   23 t
        vmovdqa64 zmm19, zmm3                             ;    35.3         23 t copy
        vpternlogd zmm19, zmm30, zmm5, 0x96               ;    53.7 p5      23 t
        vmovdqa64 zmm23, zmm19                            ;    54.7         23 t copy
        vpternlogd zmm23, zmm13, zmm13, 0xc3              ;    54.7 p0      23 t
        vpbroadcastd zmm27, [r8 + 704]                    ;    36.0 p10     40 t
        vpxord zmm27, zmm27, [rbp + 15232]                ;    54.7 p5+p3   40 t
        vpbroadcastd zmm12, [r8 + 708]                    ;    36.3 p2      40 t
        vpxord zmm12, zmm12, [rbp + 15296]                ;    55.3 p0+p3   40 t
        vpbroadcastd zmm29, [r8 + 712]                    ;    37.0 p10     40 t
        vpxord zmm29, zmm29, [rbp + 15360]                ;    55.7 p5+p2   40 t
        vmovdqa64 zmm28, zmm23                            ;    55.7         23 t copy
        vpbroadcastd zmm18, [r8 + 716]                    ;    38.0 p10     40 t
        vpxord zmm18, zmm18, [rbp + 15424]                ;    56.3 p0+p3   40 t
        vpbroadcastd zmm11, [r8 + 720]                    ;    38.3 p2      40 t
        vpxord zmm11, zmm11, [rbp + 15488]                ;    56.7 p5+p3   40 t
        vmovdqu64 [rbp + 19072], zmm20                    ;    44.3 p7+p4   40 t spill
        vpbroadcastd zmm20, [r8 + 728]                    ;    39.0 p10     40 t
        vpxord zmm20, zmm20, [rbp + 15616]                ;    57.3 p0+p2   40 t
        vmovdqu64 [rbp + 19136], zmm1                     ;    46.7 p8+p9   41 t spill
        vpbroadcastd zmm1, [r8 + 736]                     ;    40.0 p10     40 t
        vpxord zmm1, zmm1, [rbp + 15744]                  ;    57.7 p5+p3   40 t
        vmovdqu64 [rbp + 19200], zmm9                     ;    46.3 p7+p4   41 t spill
        vpbroadcastd zmm9, [r8 + 740]                     ;    40.3 p2      40 t
        vpxord zmm9, zmm9, [rbp + 15808]                  ;    58.3 p0+p3   40 t
        vmovdqu64 [rbp + 19264], zmm26                    ;    51.3 p8+p9   41 t spill
        vpbroadcastd zmm26, [r8 + 744]                    ;    41.0 p10     40 t
        vpxord zmm26, zmm26, [rbp + 15872]                ;    58.7 p5+p2   40 t
        vmovdqu64 [rbp + 19328], zmm21                    ;    52.7 p7+p4   41 t spill
        vpbroadcastd zmm21, [r8 + 748]                    ;    42.0 p10     40 t
        vpxord zmm21, zmm21, [rbp + 15936]                ;    59.3 p0+p3   40 t
        vmovdqu64 [rbp + 19392], zmm2                     ;    48.7 p8+p9   41 t spill
        vpbroadcastd zmm2, [r8 + 760]                     ;    42.3 p2      40 t
        vpxord zmm2, zmm2, [rbp + 16128]                  ;    59.7 p5+p3   40 t
        vmovdqu64 [rbp + 19456], zmm14                    ;    53.3 p7+p4   41 t spill
        vmovdqu64 zmm14, [rbp + 18112]                    ;    43.3 p2      22 t
        vpxord zmm14, zmm14, [rbp + 18880]                ;    60.3 p0+p3   22 t
        vmovdqu64 [rbp + 19520], zmm17                    ;    50.7 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm14                            ;    61.3         22 t copy
        vmovdqu64 [rbp + 19584], zmm22                    ;    52.3 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 17664]                    ;    44.3 p2      23 t
        vpternlogd zmm22, zmm7, [r8 + 556]{1to16}, 0x96   ;    60.7 p5+p3   23 t
        vmovdqu64 [rbp + 19648], zmm26                    ;    59.7 p8+p9   40 t spill
        vmovdqa64 zmm26, zmm22                            ;    61.7         23 t copy
        vmovdqu64 [rbp + 19712], zmm1                     ;    58.7 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm22                             ;    61.7         23 t copy
        vmovdqu64 [rbp + 19776], zmm21                    ;    60.3 p8+p9   40 t spill
        vmovdqu64 zmm21, [rbp + 17536]                    ;    45.3 p2      23 t
        vpternlogd zmm21, zmm19, [r8 + 568]{1to16}, 0x96  ;    61.3 p0+p3   23 t
        vpxord zmm26, zmm26, zmm21                        ;    62.3 p5      23 t
        vmovdqu64 [rbp + 19840], zmm2                     ;    60.7 p7+p4   40 t spill
        vpandnd zmm2, zmm23, zmm21                        ;    62.3 p0      23 t
        vmovdqu64 [rbp + 19904], zmm9                     ;    59.3 p8+p9   40 t spill
        vpandnd zmm9, zmm26, zmm30                        ;    63.3 p5      23 t
        vmovdqu64 [rbp + 19968], zmm29                    ;    58.3 p7+p4   40 t spill
        vmovdqa64 zmm29, zmm26                            ;    63.3         23 t copy
        vpternlogd zmm29, zmm23, zmm30, 0x96              ;    63.3 p0      23 t
        vpternlogd zmm22, zmm29, zmm13, 0x6a              ;    64.3 p5      23 t
        vpxord zmm28, zmm28, zmm29                        ;    64.3 p0      23 t
        vpternlogd zmm30, zmm22, zmm26, 0x93              ;    65.3 p5      23 t
        vpternlogd zmm22, zmm21, zmm13, 0x1e              ;    65.3 p0      23 t
        vmovdqu64 [rbp + 20032], zmm11                    ;    58.7 p8+p9   40 t spill
        vmovdqa64 zmm11, zmm28                            ;    65.3         23 t copy
        vmovdqu64 [rbp + 20096], zmm27                    ;    60.3 p7+p4   40 t spill
        vmovdqa64 zmm27, zmm28                            ;    65.3         23 t copy
        vpternlogd zmm27, zmm19, [rbp + 17408], 0x96      ;    65.7 p5+p2   23 t
        vpxord zmm11, zmm11, zmm27                        ;    66.7 p0      23 t
        vpternlogd zmm3, zmm11, zmm7, 0x69                ;    67.7 p5      23 t
        vmovdqu64 [rbp + 20160], zmm18                    ;    60.7 p8+p9   40 t spill
        vmovdqa64 zmm18, zmm30                            ;    66.3         23 t copy
        vpternlogd zmm18, zmm3, zmm27, 0x1e               ;    68.7 p0      23 t
        vmovdqu64 [rbp + 20224], zmm20                    ;    62.3 p7+p4   40 t spill
        vmovdqa64 zmm20, zmm3                             ;    68.7         23 t copy
        vpternlogd zmm20, zmm11, zmm26, 0x7b              ;    68.7 p5      23 t
        vmovdqu64 [rbp + 20288], zmm12                    ;    62.7 p8+p9   40 t spill
        vmovdqa64 zmm12, zmm11                            ;    67.7         23 t copy
        vmovdqu64 [rbp + 20352], zmm4                     ;    64.3 p7+p4   40 t spill
        vmovdqu64 zmm4, [rbp + 17536]                     ;    48.5 p3      40 t reload
        vpternlogd zmm30, zmm4, [r8 + 568]{1to16}, 0x96   ;    68.3 p0+p2   23 t
        vmovdqu64 zmm4, [rbp + 17664]                     ;    49.5 p3      23 t
        vpternlogd zmm4, zmm19, [r8 + 556]{1to16}, 0x96   ;    68.7 p5+p2   23 t
        vmovdqu64 [rbp + 20416], zmm6                     ;    64.7 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm3                              ;    68.7         23 t copy
        vpternlogd zmm6, zmm4, zmm11, 0x96                ;    69.7 p0      23 t
        vpternlogd zmm22, zmm6, zmm19, 0xb4               ;    70.7 p5      23 t
        vpternlogd zmm30, zmm20, zmm22, 0x69              ;    71.7 p0      23 t
        vpternlogd zmm18, zmm6, zmm13, 0xe1               ;    70.7 p5      23 t
        vmovdqu64 zmm20, [rbp + 17408]                    ;    50.5 p3      40 t reload
        vpternlogd zmm22, zmm7, zmm20, 0xd2               ;    71.7 p0      23 t
        vmovdqu64 [rbp + 20480], zmm25                    ;    66.3 p7+p4   40 t spill
        vmovdqa64 zmm25, zmm4                             ;    69.7         23 t copy
        vpternlogd zmm25, zmm27, zmm28, 0xde              ;    71.7 p5      23 t
        vpternlogd zmm2, zmm25, zmm9, 0x96                ;    72.7 p0      23 t
        vpternlogd zmm2, zmm3, zmm13, 0xe1                ;    73.7 p5      23 t
        vmovdqa64 zmm9, zmm6                              ;    70.7         23 t copy
        vmovdqa64 zmm25, zmm14                            ;    61.3         22 t copy
        vmovdqu64 [rbp + 20544], zmm15                    ;    66.7 p8+p9   40 t spill
        vmovdqa64 zmm15, zmm18                            ;    71.7         23 t copy
        vpternlogd zmm15, zmm22, zmm2, 0xe3               ;    74.7 p0      23 t
        vmovdqu64 [rbp + 20608], zmm10                    ;    68.3 p7+p4   40 t spill
        vmovdqa64 zmm10, zmm15                            ;    75.7         23 t copy
        vmovdqu64 [rbp + 20672], zmm16                    ;    68.7 p8+p9   40 t spill
        vmovdqa64 zmm16, zmm30                            ;    72.7         23 t copy
        vpternlogd zmm16, zmm22, zmm2, 0x6c               ;    74.7 p5      23 t
        vpxord zmm10, zmm10, zmm16                        ;    75.7 p0      23 t
        vpternlogd zmm2, zmm10, zmm30, 0xbe               ;    76.7 p5      23 t
        vpternlogd zmm22, zmm2, zmm18, 0xc2               ;    77.7 p0      23 t
        vpternlogd zmm2, zmm15, zmm18, 0x72               ;    77.7 p5      23 t
        vpternlogd zmm16, zmm30, zmm22, 0x36              ;    78.7 p0      23 t
        vpternlogd zmm4, zmm11, zmm22, 0xbe               ;    78.7 p5      23 t
        vpternlogd zmm5, zmm2, zmm28, 0x12                ;    78.7 p0      23 t
        vpord zmm12, zmm12, zmm10                         ;    77.7 p5      23 t
        vpxord zmm30, zmm10, zmm16                        ;    79.7 p0      23 t
        vpternlogd zmm10, zmm3, zmm26, 6                  ;    78.7 p5      23 t
        vpternlogd zmm26, zmm30, zmm10, 0x56              ;    80.7 p0      23 t
        vpxord zmm9, zmm9, zmm10                          ;    79.7 p5      23 t
        vpternlogd zmm9, zmm4, zmm5, 0x96                 ;    80.7 p0      23 t
        vpternlogd zmm4, zmm3, zmm16, 0x2d                ;    80.7 p5      23 t
        vpxord zmm3, zmm16, zmm22                         ;    81.3 p0      23 t
        vpternlogd zmm9, zmm6, zmm3, 0x78                 ;    82.3 p5      23 t
        vmovdqa64 zmm6, zmm30                             ;    80.7         23 t copy
        vmovdqa64 zmm10, zmm2                             ;    78.7         23 t copy
        vpternlogd zmm10, zmm3, zmm3, 0xc3                ;    82.3 p0      23 t
        vpternlogd zmm21, zmm26, zmm10, 0x36              ;    83.3 p5      23 t
        vpxord zmm6, zmm6, zmm10                          ;    83.3 p0      23 t
        vpternlogd zmm3, zmm27, zmm13, 6                  ;    83.7 p5      23 t
        vpternlogd zmm16, zmm13, zmm3, 0x9a               ;    84.7 p0      23 t
        vpternlogd zmm3, zmm27, zmm22, 0xe1               ;    84.7 p5      23 t
        vpternlogd zmm30, zmm28, zmm3, 0x59               ;    85.7 p0      23 t
        vpternlogd zmm29, zmm16, zmm6, 0x93               ;    85.7 p5      23 t
        vpternlogd zmm10, zmm23, zmm29, 0x59              ;    86.7 p0      23 t
        vpandd zmm1, zmm1, zmm6                           ;    86.7 p5      23 t
        vpternlogd zmm6, zmm22, zmm22, 0xc3               ;    87.3 p0      23 t
        vpternlogd zmm20, zmm9, zmm6, 0xc6                ;    88.3 p5      23 t
        vpternlogd zmm6, zmm7, zmm20, 0x95                ;    89.3 p0      23 t
        vpternlogd zmm1, zmm26, zmm6, 0x96                ;    90.3 p5      23 t
        vpternlogd zmm4, zmm6, zmm21, 0x69                ;    90.3 p0      23 t
        vpternlogd zmm3, zmm12, zmm20, 0x96               ;    89.7 p5      23 t
        vpternlogd zmm20, zmm2, zmm19, 0x2d               ;    90.3 p0      23 t
        vpternlogd zmm5, zmm21, zmm10, 0x96               ;    90.7 p5      23 t
        vpternlogd zmm30, zmm29, zmm20, 0x69              ;    91.3 p0      23 t
        vpternlogd zmm20, zmm16, zmm10, 0x96              ;    91.7 p5      23 t
        vpternlogd zmm20, zmm3, zmm1, 0x96                ;    92.7 p0      23 t
        vpternlogd zmm10, zmm20, zmm4, 0x96               ;    93.7 p5      23 t
        vmovdqu64 zmm2, [rbp + 18880]                     ;    60.0 p2      40 t reload
        vmovdqu64 zmm6, [rbp + 17280]                     ;    60.2 p3      22 t
        vpternlogd zmm6, zmm2, [r8 + 596]{1to16}, 0x69    ;    93.3 p0+p2   22 t
        vmovdqu64 zmm7, [rbp + 18560]                     ;    61.2 p3      21 t
        vmovdqu64 zmm11, [rbp + 18432]                    ;    62.0 p2      40 t reload
        vpxord zmm7, zmm7, zmm11                          ;    93.7 p5      21 t
        vmovdqu64 zmm12, [rbp + 14016]                    ;    62.2 p3      21 t
        vpternlogd zmm12, zmm11, [r8 + 628]{1to16}, 0x69  ;    94.3 p0+p2   21 t
        vmovdqu64 zmm13, [rbp + 18368]                    ;    63.2 p3      40 t reload
        vmovdqu64 zmm15, [rbp + 18688]                    ;    64.0 p2      40 t reload
        vmovdqu64 zmm16, [rbp + 18816]                    ;    64.2 p3      22 t
        vpternlogd zmm16, zmm15, zmm13, 0x96              ;    94.7 p5      22 t
        vmovdqa64 zmm18, zmm7                             ;    94.7         21 t copy
        vmovdqa64 zmm19, zmm16                            ;    95.7         22 t copy
        vpternlogd zmm19, zmm6, zmm6, 0xc3                ;    95.7 p0      22 t
        vmovdqa64 zmm21, zmm19                            ;    96.7         22 t copy
        vpbroadcastd zmm22, [r8 + 604]                    ;    63.0 p10     61 r.23 reload
        vmovdqu64 zmm23, [rbp + 17216]                    ;    65.0 p2      22 t
        vpternlogd zmm23, zmm16, zmm22, 0x96              ;    95.7 p5      22 t
        vpxord zmm17, zmm17, zmm23                        ;    96.7 p0      22 t
        vpandnd zmm26, zmm19, zmm23                       ;    96.7 p5      22 t
        vmovdqu64 zmm27, [rbp + 18816]                    ;    65.2 p3      40 t reload
        vpternlogd zmm26, zmm17, zmm27, 0xd2              ;    97.7 p0      22 t
        vmovdqa64 zmm28, zmm17                            ;    97.7         22 t copy
        vpternlogd zmm28, zmm19, zmm27, 0x96              ;    97.7 p5      22 t
        vpternlogd zmm14, zmm28, zmm6, 0x6a               ;    98.7 p0      22 t
        vpternlogd zmm27, zmm14, zmm17, 0x93              ;    99.7 p5      22 t
        vpternlogd zmm14, zmm23, zmm6, 0x1e               ;    99.7 p0      22 t
        vpxord zmm21, zmm21, zmm28                        ;    99.7 p5      22 t
        vmovdqu64 zmm29, [rbp + 17216]                    ;    66.0 p2      40 t reload
        vpternlogd zmm22, zmm27, zmm29, 0x96              ;   100.7 p0      22 t
        vmovdqa64 zmm29, zmm21                            ;   100.7         22 t copy
        vmovdqu64 [rbp + 18816], zmm3                     ;    90.7 p7+p4   23 t spill
        vmovdqa64 zmm3, zmm21                             ;   100.7         22 t copy
        vpternlogd zmm3, zmm16, [rbp + 17920], 0x96       ;   100.7 p5+p3   22 t
        vpxord zmm29, zmm29, zmm3                         ;   101.7 p0      22 t
        vpternlogd zmm13, zmm29, zmm2, 0x69               ;   102.7 p5      22 t
        vpternlogd zmm27, zmm13, zmm3, 0x1e               ;   103.7 p0      22 t
        vmovdqu64 [rbp + 18368], zmm4                     ;    91.3 p8+p9   23 t spill
        vmovdqa64 zmm4, zmm29                             ;   102.7         22 t copy
        vmovdqu64 [rbp + 17408], zmm20                    ;    93.7 p7+p4   23 t spill
        vmovdqa64 zmm20, zmm13                            ;   103.7         22 t copy
        vpternlogd zmm20, zmm29, zmm17, 0x7b              ;   103.7 p5      22 t
        vpternlogd zmm29, zmm16, [rbp + 18112], 0x96      ;   103.3 p0+p2   22 t
        vpternlogd zmm26, zmm29, zmm3, 0x1e               ;   104.3 p5      22 t
        vpternlogd zmm26, zmm13, zmm6, 0xe1               ;   105.3 p0      22 t
        vmovdqu64 [rbp + 18112], zmm5                     ;    91.7 p8+p9   23 t spill
        vpxord zmm5, zmm29, zmm13                         ;   104.7 p5      22 t
        vpternlogd zmm14, zmm5, zmm16, 0xb4               ;   105.7 p0      22 t
        vpternlogd zmm22, zmm20, zmm14, 0x69              ;   106.7 p5      22 t
        vpternlogd zmm27, zmm5, zmm6, 0xe1                ;   106.3 p0      22 t
        vmovdqu64 zmm20, [rbp + 17920]                    ;    69.2 p3      40 t reload
        vpternlogd zmm14, zmm2, zmm20, 0xd2               ;   106.7 p5      22 t
        vmovdqu64 [rbp + 20736], zmm9                     ;    83.3 p7+p4   23 t spill
        vmovdqa64 zmm9, zmm5                              ;   105.7         22 t copy
        vmovdqu64 [rbp + 20800], zmm30                    ;    92.3 p8+p9   23 t spill
        vmovdqa64 zmm30, zmm7                             ;    94.7         21 t copy
        vmovdqu64 [rbp + 20864], zmm1                     ;    91.3 p7+p4   23 t spill
        vmovdqa64 zmm1, zmm27                             ;   107.3         22 t copy
        vpternlogd zmm1, zmm14, zmm26, 0xe3               ;   107.7 p0      22 t
        vmovdqu64 [rbp + 20928], zmm10                    ;    94.7 p8+p9   23 t spill
        vmovdqa64 zmm10, zmm1                             ;   108.7         22 t copy
        vmovdqu64 [rbp + 20992], zmm24                    ;    78.3 p7+p4   40 t spill
        vmovdqa64 zmm24, zmm22                            ;   107.7         22 t copy
        vpternlogd zmm24, zmm14, zmm26, 0x6c              ;   107.7 p5      22 t
        vpxord zmm10, zmm10, zmm24                        ;   108.7 p0      22 t
        vpternlogd zmm26, zmm10, zmm22, 0xbe              ;   109.7 p5      22 t
        vpternlogd zmm14, zmm26, zmm27, 0xc2              ;   110.7 p0      22 t
        vpternlogd zmm26, zmm1, zmm27, 0x72               ;   110.7 p5      22 t
        vpternlogd zmm24, zmm22, zmm14, 0x36              ;   111.7 p0      22 t
        vpternlogd zmm15, zmm26, zmm21, 0x12              ;   111.7 p5      22 t
        vpord zmm4, zmm4, zmm10                           ;   111.3 p0      22 t
        vpxord zmm1, zmm10, zmm24                         ;   112.7 p5      22 t
        vpternlogd zmm10, zmm13, zmm17, 6                 ;   112.3 p0      22 t
        vpternlogd zmm17, zmm1, zmm10, 0x56               ;   113.7 p5      22 t
        vpxord zmm9, zmm9, zmm10                          ;   113.3 p0      22 t
        vpord zmm29, zmm29, zmm14                         ;   113.7 p5      22 t
        vpternlogd zmm9, zmm29, zmm15, 0x96               ;   114.7 p0      22 t
        vpternlogd zmm29, zmm13, zmm24, 0x2d              ;   114.7 p5      22 t
        vpxord zmm10, zmm24, zmm14                        ;   115.3 p0      22 t
        vpternlogd zmm9, zmm5, zmm10, 0x78                ;   116.3 p5      22 t
        vmovdqa64 zmm5, zmm1                              ;   113.7         22 t copy
        vmovdqa64 zmm13, zmm26                            ;   111.7         22 t copy
        vpternlogd zmm13, zmm10, zmm10, 0xc3              ;   116.3 p0      22 t
        vpternlogd zmm23, zmm17, zmm13, 0x36              ;   117.3 p5      22 t
        vpternlogd zmm10, zmm3, zmm6, 6                   ;   117.3 p0      22 t
        vpternlogd zmm24, zmm6, zmm10, 0x9a               ;   118.3 p5      22 t
        vpternlogd zmm10, zmm3, zmm14, 0xe1               ;   118.3 p0      22 t
        vmovdqa64 zmm3, zmm31                             ;    75.3         23 t copy
        vpternlogd zmm3, zmm8, zmm0, 0x96                 ;   118.7 p5      23 t
        vpxord zmm5, zmm5, zmm13                          ;   119.3 p0      22 t
        vpternlogd zmm1, zmm21, zmm10, 0x59               ;   119.7 p5      22 t
        vpternlogd zmm28, zmm24, zmm5, 0x93               ;   120.3 p0      22 t
        vpternlogd zmm13, zmm19, zmm28, 0x59              ;   121.3 p5      22 t
        vpandd zmm25, zmm25, zmm5                         ;   121.3 p0      22 t
        vpternlogd zmm5, zmm14, zmm14, 0xc3               ;   121.7 p5      22 t
        vpternlogd zmm20, zmm9, zmm5, 0xc6                ;   122.7 p0      22 t
        vpternlogd zmm5, zmm2, zmm20, 0x95                ;   123.7 p5      22 t
        vpternlogd zmm25, zmm17, zmm5, 0x96               ;   124.7 p0      22 t
        vpternlogd zmm29, zmm5, zmm23, 0x69               ;   124.7 p5      22 t
        vpternlogd zmm10, zmm4, zmm20, 0x96               ;   124.3 p0      22 t
        vpternlogd zmm20, zmm26, zmm16, 0x2d              ;   124.7 p5      22 t
        vpternlogd zmm15, zmm23, zmm13, 0x96              ;   125.3 p0      22 t
        vpternlogd zmm1, zmm28, zmm20, 0x69               ;   125.7 p5      22 t
        vpternlogd zmm20, zmm24, zmm13, 0x96              ;   126.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 20992]                     ;    78.3 p2      23 t
        vmovdqu64 zmm4, [rbp + 18944]                     ;    78.3 p3      40 t reload
        vpxord zmm2, zmm2, zmm4                           ;   126.7 p5      23 t
        vmovdqu64 zmm5, [rbp + 14464]                     ;    79.2 p2      23 t
        vpternlogd zmm5, zmm4, [r8 + 656]{1to16}, 0x69    ;   127.3 p0+p3   23 t
        vpternlogd zmm20, zmm10, zmm25, 0x96              ;   127.7 p5      22 t
        vpternlogd zmm13, zmm20, zmm29, 0x96              ;   128.7 p0      22 t
        vmovdqu64 zmm6, [rbp + 18304]                     ;    80.2 p2      40 t reload
        vmovdqu64 zmm14, [rbp + 18624]                    ;    80.3 p3      40 t reload
        vmovdqu64 zmm16, [rbp + 18752]                    ;    81.2 p2      21 t
        vpternlogd zmm16, zmm14, zmm6, 0x96               ;   128.7 p5      21 t
        vmovdqa64 zmm17, zmm2                             ;   127.7         23 t copy
        vmovdqa64 zmm19, zmm16                            ;   129.7         21 t copy
        vpternlogd zmm19, zmm12, zmm12, 0xc3              ;   129.7 p0      21 t
        vmovdqa64 zmm21, zmm19                            ;   130.7         21 t copy
        vpbroadcastd zmm22, [r8 + 636]                    ;    80.8 p10     61 r.31 reload
        vmovdqu64 zmm23, [rbp + 17088]                    ;    81.3 p3      21 t
        vpternlogd zmm23, zmm16, zmm22, 0x96              ;   129.7 p5      21 t
        vpxord zmm18, zmm18, zmm23                        ;   130.7 p0      21 t
        vpandnd zmm24, zmm19, zmm23                       ;   130.7 p5      21 t
        vmovdqu64 zmm26, [rbp + 18752]                    ;    82.2 p2      40 t reload
        vpternlogd zmm24, zmm18, zmm26, 0xd2              ;   131.7 p0      21 t
        vmovdqa64 zmm27, zmm18                            ;   131.7         21 t copy
        vpternlogd zmm27, zmm19, zmm26, 0x96              ;   131.7 p5      21 t
        vpternlogd zmm7, zmm27, zmm12, 0x6a               ;   132.7 p0      21 t
        vpternlogd zmm26, zmm7, zmm18, 0x93               ;   133.7 p5      21 t
        vpternlogd zmm7, zmm23, zmm12, 0x1e               ;   133.7 p0      21 t
        vpxord zmm21, zmm21, zmm27                        ;   133.7 p5      21 t
        vmovdqu64 zmm28, [rbp + 17088]                    ;    83.0 p3      40 t reload
        vpternlogd zmm22, zmm26, zmm28, 0x96              ;   134.7 p0      21 t
        vmovdqa64 zmm28, zmm21                            ;   134.7         21 t copy
        vmovdqu64 [rbp + 18752], zmm13                    ;   129.7 p8+p9   22 t spill
        vmovdqa64 zmm13, zmm3                             ;   119.7         23 t copy
        vpternlogd zmm13, zmm5, zmm5, 0xc3                ;   134.7 p5      23 t
        vmovdqu64 [rbp + 18880], zmm10                    ;   125.3 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm13                            ;   135.7         23 t copy
        vmovdqu64 [rbp + 17920], zmm29                    ;   125.7 p8+p9   22 t spill
        vmovdqa64 zmm29, zmm21                            ;   134.7         21 t copy
        vpternlogd zmm29, zmm16, [rbp + 18496], 0x96      ;   135.3 p0+p2   21 t
        vpxord zmm28, zmm28, zmm29                        ;   136.3 p5      21 t
        vpternlogd zmm6, zmm28, zmm11, 0x69               ;   137.3 p0      21 t
        vpternlogd zmm26, zmm6, zmm29, 0x1e               ;   138.3 p5      21 t
        vmovdqu64 [rbp + 18304], zmm20                    ;   128.7 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm28                            ;   137.3         21 t copy
        vmovdqu64 [rbp + 18688], zmm15                    ;   126.3 p8+p9   22 t spill
        vmovdqa64 zmm15, zmm6                             ;   138.3         21 t copy
        vpternlogd zmm15, zmm28, zmm18, 0x7b              ;   138.3 p0      21 t
        vpternlogd zmm28, zmm16, [rbp + 18560], 0x96      ;   137.7 p5+p3   21 t
        vpternlogd zmm24, zmm28, zmm29, 0x1e              ;   138.7 p0      21 t
        vpternlogd zmm24, zmm6, zmm12, 0xe1               ;   139.7 p5      21 t
        vmovdqu64 [rbp + 18560], zmm9                     ;   117.3 p7+p4   22 t spill
        vpxord zmm9, zmm28, zmm6                          ;   139.3 p0      21 t
        vpternlogd zmm7, zmm9, zmm16, 0xb4                ;   140.3 p5      21 t
        vpternlogd zmm22, zmm15, zmm7, 0x69               ;   141.3 p0      21 t
        vpternlogd zmm26, zmm9, zmm12, 0xe1               ;   140.7 p5      21 t
        vmovdqu64 zmm15, [rbp + 18496]                    ;    87.8 p2      40 t reload
        vpternlogd zmm7, zmm11, zmm15, 0xd2               ;   141.3 p0      21 t
        vmovdqu64 [rbp + 21056], zmm1                     ;   126.7 p8+p9   22 t spill
        vmovdqa64 zmm1, zmm9                              ;   140.3         21 t copy
        vmovdqu64 [rbp + 21120], zmm25                    ;   125.7 p7+p4   22 t spill
        vmovdqa64 zmm25, zmm2                             ;   127.7         23 t copy
        vmovdqa64 zmm4, zmm26                             ;   141.7         21 t copy
        vpternlogd zmm4, zmm7, zmm24, 0xe3                ;   142.3 p5      21 t
        vmovdqu64 [rbp + 21184], zmm0                     ;    91.5 p8+p9   40 t spill
        vmovdqa64 zmm0, zmm4                              ;   143.3         21 t copy
        vmovdqu64 [rbp + 21248], zmm2                     ;   127.7 p7+p4   23 t spill
        vmovdqa64 zmm2, zmm22                             ;   142.3         21 t copy
        vpternlogd zmm2, zmm7, zmm24, 0x6c                ;   142.3 p0      21 t
        vpxord zmm0, zmm0, zmm2                           ;   143.3 p5      21 t
        vpternlogd zmm24, zmm0, zmm22, 0xbe               ;   144.3 p0      21 t
        vpternlogd zmm7, zmm24, zmm26, 0xc2               ;   145.3 p5      21 t
        vpternlogd zmm24, zmm4, zmm26, 0x72               ;   145.3 p0      21 t
        vpternlogd zmm2, zmm22, zmm7, 0x36                ;   146.3 p5      21 t
        vpternlogd zmm14, zmm24, zmm21, 0x12              ;   146.3 p0      21 t
        vpord zmm20, zmm20, zmm0                          ;   145.7 p5      21 t
        vpxord zmm4, zmm0, zmm2                           ;   147.3 p0      21 t
        vpternlogd zmm0, zmm6, zmm18, 6                   ;   146.7 p5      21 t
        vpternlogd zmm18, zmm4, zmm0, 0x56                ;   148.3 p0      21 t
        vpxord zmm1, zmm1, zmm0                           ;   147.7 p5      21 t
        vpord zmm28, zmm28, zmm7                          ;   148.3 p0      21 t
        vpternlogd zmm1, zmm28, zmm14, 0x96               ;   149.3 p5      21 t
        vpternlogd zmm28, zmm6, zmm2, 0x2d                ;   149.3 p0      21 t
        vpxord zmm0, zmm2, zmm7                           ;   149.7 p5      21 t
        vpternlogd zmm1, zmm9, zmm0, 0x78                 ;   150.7 p0      21 t
        vmovdqu64 zmm6, [rbp + 20672]                     ;    92.7 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 15040]                     ;    92.8 p2      22 t
        vpternlogd zmm9, zmm6, [r8 + 692]{1to16}, 0x69    ;   150.7 p5+p3   22 t
        vmovdqa64 zmm22, zmm4                             ;   148.3         21 t copy
        vmovdqa64 zmm26, zmm24                            ;   146.3         21 t copy
        vpternlogd zmm26, zmm0, zmm0, 0xc3                ;   151.3 p0      21 t
        vpternlogd zmm23, zmm18, zmm26, 0x36              ;   152.3 p5      21 t
        vpternlogd zmm0, zmm29, zmm12, 6                  ;   152.3 p0      21 t
        vpternlogd zmm2, zmm12, zmm0, 0x9a                ;   153.3 p5      21 t
        vpternlogd zmm0, zmm29, zmm7, 0xe1                ;   153.3 p0      21 t
        vpternlogd zmm4, zmm21, zmm0, 0x59                ;   154.3 p5      21 t
        vpxord zmm22, zmm22, zmm26                        ;   154.3 p0      21 t
        vpternlogd zmm27, zmm2, zmm22, 0x93               ;   155.3 p5      21 t
        vpternlogd zmm26, zmm19, zmm27, 0x59              ;   156.3 p0      21 t
        vpandd zmm30, zmm30, zmm22                        ;   155.7 p5      21 t
        vpternlogd zmm22, zmm7, zmm7, 0xc3                ;   156.3 p0      21 t
        vpternlogd zmm15, zmm1, zmm22, 0xc6               ;   157.3 p5      21 t
        vpternlogd zmm22, zmm11, zmm15, 0x95              ;   158.3 p0      21 t
        vpternlogd zmm30, zmm18, zmm22, 0x96              ;   159.3 p5      21 t
        vpternlogd zmm28, zmm22, zmm23, 0x69              ;   159.3 p0      21 t
        vpternlogd zmm0, zmm20, zmm15, 0x96               ;   158.7 p5      21 t
        vpternlogd zmm15, zmm24, zmm16, 0x2d              ;   159.3 p0      21 t
        vpternlogd zmm14, zmm23, zmm26, 0x96              ;   159.7 p5      21 t
        vpbroadcastd zmm7, [r8 + 664]                     ;    96.7 p10     61 r.38 reload
        vmovdqu64 zmm11, [rbp + 16960]                    ;    96.8 p2      23 t
        vpternlogd zmm11, zmm3, zmm7, 0x96                ;   160.3 p0      23 t
        vpternlogd zmm4, zmm27, zmm15, 0x69               ;   160.7 p5      21 t
        vpternlogd zmm15, zmm2, zmm26, 0x96               ;   161.3 p0      21 t
        vpternlogd zmm15, zmm0, zmm30, 0x96               ;   162.3 p5      21 t
        vpternlogd zmm26, zmm15, zmm28, 0x96              ;   163.3 p0      21 t
        vmovdqu64 zmm2, [rbp + 20480]                     ;    97.8 p3      40 t reload
        vmovdqu64 zmm12, [rbp + 20544]                    ;    98.0 p2      40 t reload
        vmovdqu64 zmm16, [rbp + 20608]                    ;    98.8 p3      22 t
        vpternlogd zmm16, zmm12, zmm2, 0x96               ;   162.7 p5      22 t
        vpxord zmm17, zmm17, zmm11                        ;   163.3 p0      23 t
        vpandnd zmm18, zmm13, zmm11                       ;   163.7 p5      23 t
        vpternlogd zmm18, zmm17, zmm8, 0xd2               ;   164.7 p0      23 t
        vmovdqa64 zmm19, zmm17                            ;   164.3         23 t copy
        vpternlogd zmm19, zmm13, zmm8, 0x96               ;   164.7 p5      23 t
        vpxord zmm10, zmm10, zmm19                        ;   165.7 p0      23 t
        vmovdqa64 zmm20, zmm10                            ;   166.7         23 t copy
        vmovdqa64 zmm21, zmm19                            ;   165.7         23 t copy
        vpternlogd zmm21, zmm5, [rbp + 21248], 0x6c       ;   165.7 p5+p2   23 t
        vpternlogd zmm8, zmm21, zmm17, 0x93               ;   166.7 p0      23 t
        vpternlogd zmm21, zmm11, zmm5, 0x1e               ;   166.7 p5      23 t
        vmovdqu64 zmm22, [rbp + 16960]                    ;   100.5 p3      40 t reload
        vpternlogd zmm7, zmm8, zmm22, 0x96                ;   167.7 p0      23 t
        vmovdqu64 zmm23, [rbp + 19008]                    ;   100.8 p2      40 t reload
        vmovdqa64 zmm24, zmm10                            ;   166.7         23 t copy
        vpternlogd zmm24, zmm3, zmm23, 0x96               ;   167.7 p5      23 t
        vpxord zmm20, zmm20, zmm24                        ;   168.7 p0      23 t
        vmovdqu64 zmm27, [rbp + 18944]                    ;   101.5 p3      40 t reload
        vpternlogd zmm31, zmm20, zmm27, 0x69              ;   169.7 p5      23 t
        vpternlogd zmm8, zmm31, zmm24, 0x1e               ;   170.7 p0      23 t
        vmovdqa64 zmm29, zmm20                            ;   169.7         23 t copy
        vmovdqa64 zmm22, zmm31                            ;   170.7         23 t copy
        vpternlogd zmm22, zmm20, zmm17, 0x7b              ;   170.7 p5      23 t
        vpternlogd zmm20, zmm3, [rbp + 20992], 0x96       ;   170.3 p0+p2   23 t
        vpternlogd zmm18, zmm20, zmm24, 0x1e              ;   171.3 p5      23 t
        vpternlogd zmm18, zmm31, zmm5, 0xe1               ;   172.3 p0      23 t
        vmovdqu64 [rbp + 20992], zmm28                    ;   160.3 p8+p9   21 t spill
        vpxord zmm28, zmm20, zmm31                        ;   171.7 p5      23 t
        vpternlogd zmm21, zmm28, zmm3, 0xb4               ;   172.7 p0      23 t
        vpternlogd zmm7, zmm22, zmm21, 0x69               ;   173.7 p5      23 t
        vpternlogd zmm21, zmm23, zmm27, 0xb4              ;   173.7 p0      23 t
        vpternlogd zmm8, zmm28, zmm5, 0xe1                ;   173.7 p5      23 t
        vmovdqa64 zmm22, zmm28                            ;   172.7         23 t copy
        vmovdqu64 [rbp + 21248], zmm15                    ;   163.3 p7+p4   21 t spill
        vmovdqa64 zmm15, zmm8                             ;   174.7         23 t copy
        vpternlogd zmm15, zmm21, zmm18, 0xe3              ;   174.7 p0      23 t
        vmovdqu64 [rbp + 18432], zmm14                    ;   160.7 p8+p9   21 t spill
        vmovdqa64 zmm14, zmm15                            ;   175.7         23 t copy
        vmovdqu64 [rbp + 18496], zmm1                     ;   151.7 p7+p4   21 t spill
        vmovdqa64 zmm1, zmm7                              ;   174.7         23 t copy
        vpternlogd zmm1, zmm21, zmm18, 0x6c               ;   174.7 p5      23 t
        vpxord zmm14, zmm14, zmm1                         ;   175.7 p0      23 t
        vpternlogd zmm18, zmm14, zmm7, 0xbe               ;   176.7 p5      23 t
        vpternlogd zmm21, zmm18, zmm8, 0xc2               ;   177.7 p0      23 t
        vpternlogd zmm18, zmm15, zmm8, 0x72               ;   177.7 p5      23 t
        vpternlogd zmm1, zmm7, zmm21, 0x36                ;   178.7 p0      23 t
        vmovdqu64 zmm7, [rbp + 20032]                     ;   106.5 p3      21 t
        vmovdqu64 zmm8, [rbp + 20288]                     ;   106.7 p2      40 t reload
        vpxord zmm7, zmm7, zmm8                           ;   177.7 p5      21 t
        vpord zmm29, zmm29, zmm14                         ;   178.3 p0      23 t
        vpord zmm20, zmm20, zmm21                         ;   178.7 p5      23 t
        vpxord zmm15, zmm14, zmm1                         ;   179.7 p0      23 t
        vpternlogd zmm14, zmm31, zmm17, 6                 ;   179.7 p5      23 t
        vpternlogd zmm17, zmm15, zmm14, 0x56              ;   180.7 p0      23 t
        vpxord zmm22, zmm22, zmm14                        ;   180.7 p5      23 t
        vpternlogd zmm31, zmm20, zmm1, 0x39               ;   181.3 p0      23 t
        vpxord zmm14, zmm1, zmm21                         ;   181.7 p5      23 t
        vmovdqu64 [rbp + 18624], zmm4                     ;   161.7 p8+p9   21 t spill
        vmovdqa64 zmm4, zmm15                             ;   180.7         23 t copy
        vmovdqu64 [rbp + 21312], zmm30                    ;   160.3 p7+p4   21 t spill
        vmovdqa64 zmm30, zmm14                            ;   182.7         23 t copy
        vpternlogd zmm30, zmm24, zmm5, 6                  ;   182.7 p0      23 t
        vpternlogd zmm1, zmm5, zmm30, 0x9a                ;   183.7 p5      23 t
        vpternlogd zmm30, zmm24, zmm21, 0xe1              ;   183.7 p0      23 t
        vmovdqu64 zmm5, [rbp + 15552]                     ;   109.5 p3      21 t
        vpternlogd zmm5, zmm8, [r8 + 724]{1to16}, 0x69    ;   183.7 p5+p2   21 t
        vmovdqa64 zmm24, zmm18                            ;   178.7         23 t copy
        vpternlogd zmm24, zmm14, zmm14, 0xc3              ;   184.3 p0      23 t
        vpternlogd zmm11, zmm17, zmm24, 0x36              ;   185.3 p5      23 t
        vpxord zmm4, zmm4, zmm24                          ;   185.3 p0      23 t
        vpternlogd zmm19, zmm1, zmm4, 0x93                ;   186.3 p5      23 t
        vpternlogd zmm24, zmm13, zmm19, 0x59              ;   187.3 p0      23 t
        vpandd zmm25, zmm25, zmm4                         ;   186.7 p5      23 t
        vpternlogd zmm4, zmm21, zmm21, 0xc3               ;   187.3 p0      23 t
        vmovdqa64 zmm13, zmm18                            ;   178.7         23 t copy
        vpternlogd zmm13, zmm10, [rbp + 21184], 6         ;   187.7 p5+p3   23 t
        vpternlogd zmm22, zmm20, zmm13, 0x96              ;   188.7 p0      23 t
        vpternlogd zmm22, zmm14, zmm28, 0x78              ;   189.7 p5      23 t
        vmovdqu64 zmm14, [rbp + 20096]                    ;   112.2 p2      40 t reload
        vmovdqu64 zmm20, [rbp + 20160]                    ;   112.5 p3      40 t reload
        vmovdqu64 zmm21, [rbp + 20224]                    ;   113.2 p2      21 t
        vpternlogd zmm21, zmm20, zmm14, 0x96              ;   189.3 p0      21 t
        vpternlogd zmm23, zmm22, zmm4, 0xc6               ;   190.7 p5      23 t
        vpternlogd zmm4, zmm27, zmm23, 0x95               ;   191.7 p0      23 t
        vpternlogd zmm25, zmm17, zmm4, 0x96               ;   192.7 p5      23 t
        vpternlogd zmm31, zmm4, zmm11, 0x69               ;   192.7 p0      23 t
        vpternlogd zmm18, zmm3, zmm23, 0x59               ;   191.7 p5      23 t
        vpternlogd zmm29, zmm23, zmm30, 0x96              ;   192.3 p0      23 t
        vpternlogd zmm1, zmm18, zmm24, 0x96               ;   192.7 p5      23 t
        vpternlogd zmm1, zmm29, zmm25, 0x96               ;   193.7 p0      23 t
        vmovdqa64 zmm3, zmm16                             ;   163.7         22 t copy
        vpternlogd zmm3, zmm9, zmm9, 0xc3                 ;   193.7 p5      22 t
        vpbroadcastd zmm4, [r8 + 700]                     ;   114.5 p10     61 r.47 reload
        vmovdqu64 zmm17, [rbp + 16832]                    ;   114.7 p3      22 t
        vpternlogd zmm17, zmm16, zmm4, 0x96               ;   194.3 p0      22 t
        vmovdqa64 zmm23, zmm7                             ;   178.7         21 t copy
        vpandnd zmm27, zmm3, zmm17                        ;   195.3 p5      22 t
        vmovdqa64 zmm28, zmm3                             ;   194.7         22 t copy
        vmovdqu64 [rbp + 18944], zmm29                    ;   193.3 p8+p9   23 t spill
        vmovdqa64 zmm29, zmm21                            ;   190.3         21 t copy
        vpternlogd zmm29, zmm5, zmm5, 0xc3                ;   195.3 p0      21 t
        vmovdqu64 [rbp + 19008], zmm13                    ;   188.7 p7+p4   23 t spill
        vmovdqa64 zmm13, zmm29                            ;   196.3         21 t copy
        vmovdqu64 [rbp + 21184], zmm11                    ;   186.3 p8+p9   23 t spill
        vmovdqa64 zmm11, zmm17                            ;   195.3         22 t copy
        vpternlogd zmm11, zmm6, [rbp + 20416], 0x96       ;   195.7 p5+p2   22 t
        vpternlogd zmm27, zmm11, [rbp + 20608], 0xd2      ;   196.7 p0+p3   22 t
        vmovdqu64 [rbp + 21376], zmm22                    ;   190.7 p7+p4   23 t spill
        vmovdqa64 zmm22, zmm11                            ;   196.7         22 t copy
        vpternlogd zmm22, zmm3, [rbp + 20608], 0x96       ;   196.7 p5+p2   22 t
        vpxord zmm28, zmm28, zmm22                        ;   197.7 p0      22 t
        vmovdqu64 [rbp + 21440], zmm18                    ;   192.7 p8+p9   23 t spill
        vmovdqa64 zmm18, zmm28                            ;   198.7         22 t copy
        vmovdqu64 [rbp + 21504], zmm19                    ;   187.3 p7+p4   23 t spill
        vmovdqa64 zmm19, zmm22                            ;   197.7         22 t copy
        vpternlogd zmm19, zmm6, [rbp + 20416], 0x60       ;   197.7 p5+p3   22 t
        vmovdqu64 [rbp + 21568], zmm30                    ;   184.7 p8+p9   23 t spill
        vmovdqa64 zmm30, zmm19                            ;   198.7         22 t copy
        vpternlogd zmm30, zmm17, zmm9, 0xb4               ;   198.7 p0      22 t
        vmovdqu64 [rbp + 21632], zmm15                    ;   180.7 p7+p4   23 t spill
        vmovdqa64 zmm15, zmm28                            ;   198.7         22 t copy
        vpternlogd zmm15, zmm16, [rbp + 20352], 0x96      ;   198.7 p5+p2   22 t
        vpxord zmm18, zmm18, zmm15                        ;   199.7 p0      22 t
        vpternlogd zmm2, zmm18, zmm6, 0x69                ;   200.7 p5      22 t
        vmovdqu64 [rbp + 20480], zmm10                    ;   166.7 p8+p9   23 t spill
        vmovdqa64 zmm10, zmm18                            ;   200.7         22 t copy
        vmovdqu64 [rbp + 21696], zmm25                    ;   193.7 p7+p4   23 t spill
        vmovdqa64 zmm25, zmm2                             ;   201.7         22 t copy
        vpternlogd zmm25, zmm18, zmm11, 0x7b              ;   201.7 p0      22 t
        vpternlogd zmm18, zmm16, [rbp + 20416], 0x96      ;   200.7 p5+p3   22 t
        vpternlogd zmm27, zmm18, zmm15, 0x1e              ;   201.7 p0      22 t
        vpternlogd zmm27, zmm2, zmm9, 0xe1                ;   202.7 p5      22 t
        vmovdqu64 [rbp + 21760], zmm26                    ;   164.3 p8+p9   21 t spill
        vpxord zmm26, zmm18, zmm2                         ;   202.3 p0      22 t
        vpternlogd zmm30, zmm26, zmm16, 0xb4              ;   203.3 p5      22 t
        vmovdqu64 [rbp + 21824], zmm1                     ;   194.7 p7+p4   23 t spill
        vmovdqa64 zmm1, zmm7                              ;   178.7         21 t copy
        vmovdqu64 [rbp + 21888], zmm0                     ;   159.7 p8+p9   21 t spill
        vmovdqa64 zmm0, zmm26                             ;   203.3         22 t copy
        vmovdqu64 zmm20, [rbp + 20608]                    ;   123.3 p2      22 t
        vpternlogd zmm20, zmm11, [rbp + 20608], 0x3f      ;   203.3 p0+p3   22 t
        vpternlogd zmm20, zmm19, zmm9, 0x96               ;   204.3 p5      22 t
        vmovdqu64 zmm19, [rbp + 16832]                    ;   124.3 p2      40 t reload
        vpternlogd zmm4, zmm20, zmm19, 0x96               ;   205.3 p0      22 t
        vpternlogd zmm4, zmm25, zmm30, 0x69               ;   206.3 p5      22 t
        vpternlogd zmm20, zmm2, zmm15, 0x1e               ;   205.3 p0      22 t
        vpternlogd zmm20, zmm26, zmm9, 0xe1               ;   206.3 p5      22 t
        vmovdqu64 zmm25, [rbp + 20352]                    ;   124.8 p3      40 t reload
        vpternlogd zmm30, zmm6, zmm25, 0xd2               ;   206.3 p0      22 t
        vmovdqa64 zmm19, zmm20                            ;   207.3         22 t copy
        vpternlogd zmm19, zmm30, zmm27, 0xe3              ;   207.3 p5      22 t
        vmovdqu64 [rbp + 20608], zmm31                    ;   193.7 p7+p4   23 t spill
        vmovdqa64 zmm31, zmm19                            ;   208.3         22 t copy
        vmovdqu64 [rbp + 21952], zmm24                    ;   188.3 p8+p9   23 t spill
        vmovdqa64 zmm24, zmm4                             ;   207.3         22 t copy
        vpternlogd zmm24, zmm30, zmm27, 0x6c              ;   207.3 p0      22 t
        vpxord zmm31, zmm31, zmm24                        ;   208.3 p5      22 t
        vpternlogd zmm27, zmm31, zmm4, 0xbe               ;   209.3 p0      22 t
        vpternlogd zmm30, zmm27, zmm20, 0xc2              ;   210.3 p5      22 t
        vpternlogd zmm27, zmm19, zmm20, 0x72              ;   210.3 p0      22 t
        vpternlogd zmm24, zmm4, zmm30, 0x36               ;   211.3 p5      22 t
        vmovdqu64 zmm4, [rbp + 19904]                     ;   127.2 p2      40 t reload
        vmovdqu64 zmm19, [rbp + 16064]                    ;   127.3 p3      42 t
        vpternlogd zmm19, zmm4, [r8 + 756]{1to16}, 0x69   ;   210.3 p0+p2   42 t
        vpternlogd zmm12, zmm27, zmm28, 0x12              ;   211.3 p5      22 t
        vpord zmm10, zmm10, zmm31                         ;   211.3 p0      22 t
        vpord zmm18, zmm18, zmm30                         ;   211.7 p5      22 t
        vpxord zmm20, zmm31, zmm24                        ;   212.3 p0      22 t
        vpternlogd zmm31, zmm2, zmm11, 6                  ;   212.7 p5      22 t
        vpternlogd zmm11, zmm20, zmm31, 0x56              ;   213.7 p0      22 t
        vpxord zmm0, zmm0, zmm31                          ;   213.7 p5      22 t
        vpternlogd zmm2, zmm18, zmm24, 0x39               ;   214.3 p0      22 t
        vpternlogd zmm0, zmm18, zmm12, 0x96               ;   214.7 p5      22 t
        vpxord zmm31, zmm24, zmm30                        ;   215.3 p0      22 t
        vpternlogd zmm0, zmm26, zmm31, 0x78               ;   216.3 p5      22 t
        vmovdqa64 zmm18, zmm20                            ;   213.3         22 t copy
        vmovdqa64 zmm26, zmm27                            ;   211.3         22 t copy
        vpternlogd zmm26, zmm31, zmm31, 0xc3              ;   216.3 p0      22 t
        vpternlogd zmm17, zmm11, zmm26, 0x36              ;   217.3 p5      22 t
        vpternlogd zmm31, zmm15, zmm9, 6                  ;   217.3 p0      22 t
        vpternlogd zmm24, zmm9, zmm31, 0x9a               ;   218.3 p5      22 t
        vpternlogd zmm31, zmm15, zmm30, 0xe1              ;   218.3 p0      22 t
        vpxord zmm18, zmm18, zmm26                        ;   218.7 p5      22 t
        vpternlogd zmm22, zmm24, zmm18, 0x93              ;   219.7 p0      22 t
        vpternlogd zmm26, zmm3, zmm22, 0x59               ;   220.7 p5      22 t
        vpbroadcastd zmm3, [r8 + 752]                     ;   131.3 p10     61 r.60 reload
        vmovdqu64 zmm9, [rbp + 16320]                     ;   131.5 p3      42 t
        vpternlogd zmm9, zmm4, zmm3, 0x96                 ;   220.3 p0      42 t
        vmovdqa64 zmm15, zmm18                            ;   219.7         22 t copy
        vpternlogd zmm15, zmm30, zmm30, 0xc3              ;   220.7 p5      22 t
        vpternlogd zmm25, zmm0, zmm15, 0xc6               ;   221.7 p0      22 t
        vpternlogd zmm27, zmm16, zmm25, 0x59              ;   222.7 p5      22 t
        vpternlogd zmm15, zmm25, zmm6, 0x93               ;   222.7 p0      22 t
        vpternlogd zmm10, zmm25, zmm31, 0x96              ;   222.7 p5      22 t
        vpternlogd zmm2, zmm15, zmm17, 0x69               ;   223.7 p0      22 t
        vpternlogd zmm18, zmm6, [rbp + 20416], 0x60       ;   223.7 p5+p2   22 t
        vmovdqu64 zmm30, [rbp + 19712]                    ;   133.3 p3      40 t reload
        vmovdqu64 zmm6, [rbp + 19776]                     ;   134.0 p2      40 t reload
        vmovdqu64 zmm16, [rbp + 19840]                    ;   134.3 p3      42 t
        vpternlogd zmm16, zmm6, zmm30, 0x96               ;   224.3 p0      42 t
        vpternlogd zmm18, zmm15, zmm11, 0x96              ;   224.7 p5      22 t
        vpternlogd zmm24, zmm27, zmm26, 0x96              ;   225.3 p0      22 t
        vpbroadcastd zmm11, [r8 + 732]                    ;   134.3 p10     61 r.55 reload
        vmovdqu64 zmm15, [rbp + 16384]                    ;   135.0 p2      21 t
        vpternlogd zmm15, zmm21, zmm11, 0x96              ;   225.7 p5      21 t
        vpternlogd zmm24, zmm10, zmm18, 0x96              ;   226.3 p0      22 t
        vpxord zmm23, zmm23, zmm15                        ;   226.7 p5      21 t
        vpandnd zmm25, zmm29, zmm15                       ;   227.3 p0      21 t
        vpternlogd zmm25, zmm23, [rbp + 20224], 0xd2      ;   228.3 p5+p3   21 t
        vpternlogd zmm3, zmm16, [rbp + 16320], 0x96       ;   228.3 p0+p2   42 t
        vmovdqa64 zmm6, zmm9                              ;   221.3         42 t copy
        vmovdqu64 [rbp + 20672], zmm10                    ;   223.7 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm16                            ;   225.3         42 t copy
        vpternlogd zmm10, zmm19, zmm19, 0xc3              ;   228.7 p5      42 t
        vmovdqu64 [rbp + 20416], zmm2                     ;   224.7 p8+p9   22 t spill
        vmovdqa64 zmm2, zmm10                             ;   229.7         42 t copy
        vmovdqu64 [rbp + 20352], zmm24                    ;   227.3 p7+p4   22 t spill
        vmovdqa64 zmm24, zmm23                            ;   227.7         21 t copy
        vpternlogd zmm24, zmm29, [rbp + 20224], 0x96      ;   229.3 p0+p3   21 t
        vpternlogd zmm7, zmm24, zmm5, 0x6a                ;   230.3 p5      21 t
        vpxord zmm13, zmm13, zmm24                        ;   230.3 p0      21 t
        vmovdqu64 [rbp + 20544], zmm12                    ;   212.3 p8+p9   22 t spill
        vmovdqa64 zmm12, zmm13                            ;   231.3         21 t copy
        vmovdqu64 [rbp + 22016], zmm17                    ;   218.3 p7+p4   22 t spill
        vmovdqa64 zmm17, zmm7                             ;   231.3         21 t copy
        vpternlogd zmm17, zmm15, zmm5, 0x1e               ;   231.3 p5      21 t
        vpternlogd zmm7, zmm23, [rbp + 20224], 0x87       ;   231.3 p0+p2   21 t
        vpternlogd zmm11, zmm7, [rbp + 16384], 0x96       ;   232.3 p5+p3   21 t
        vmovdqu64 [rbp + 20224], zmm26                    ;   221.7 p8+p9   22 t spill
        vmovdqa64 zmm26, zmm13                            ;   231.3         21 t copy
        vpternlogd zmm26, zmm21, [rbp + 19968], 0x96      ;   232.3 p0+p2   21 t
        vpxord zmm12, zmm12, zmm26                        ;   233.3 p5      21 t
        vpternlogd zmm14, zmm12, zmm8, 0x69               ;   234.3 p0      21 t
        vpternlogd zmm7, zmm14, zmm26, 0x1e               ;   235.3 p5      21 t
        vmovdqu64 [rbp + 20096], zmm0                     ;   217.3 p7+p4   22 t spill
        vmovdqa64 zmm0, zmm12                             ;   234.3         21 t copy
        vmovdqa64 zmm4, zmm14                             ;   235.3         21 t copy
        vpternlogd zmm4, zmm12, zmm23, 0x7b               ;   235.3 p0      21 t
        vpternlogd zmm12, zmm21, [rbp + 20032], 0x96      ;   234.7 p5+p3   21 t
        vpternlogd zmm25, zmm12, zmm26, 0x1e              ;   235.7 p0      21 t
        vpternlogd zmm25, zmm14, zmm5, 0xe1               ;   236.7 p5      21 t
        vmovdqu64 [rbp + 20032], zmm22                    ;   220.7 p8+p9   22 t spill
        vpxord zmm22, zmm12, zmm14                        ;   236.3 p0      21 t
        vpternlogd zmm17, zmm22, zmm21, 0xb4              ;   237.3 p5      21 t
        vpternlogd zmm11, zmm4, zmm17, 0x69               ;   238.3 p0      21 t
        vpternlogd zmm7, zmm22, zmm5, 0xe1                ;   237.7 p5      21 t
        vmovdqu64 zmm4, [rbp + 19968]                     ;   142.8 p2      40 t reload
        vpternlogd zmm17, zmm8, zmm4, 0xd2                ;   238.3 p0      21 t
        vmovdqu64 [rbp + 22080], zmm27                    ;   223.7 p7+p4   22 t spill
        vmovdqa64 zmm27, zmm22                            ;   237.3         21 t copy
        vmovdqu64 [rbp + 22144], zmm28                    ;   198.7 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm9                             ;   221.3         42 t copy
        vmovdqu64 [rbp + 22208], zmm20                    ;   213.3 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm7                             ;   238.7         21 t copy
        vpternlogd zmm20, zmm17, zmm25, 0xe3              ;   239.3 p5      21 t
        vmovdqu64 [rbp + 22272], zmm31                    ;   219.3 p8+p9   22 t spill
        vmovdqa64 zmm31, zmm20                            ;   240.3         21 t copy
        vmovdqu64 [rbp + 22336], zmm18                    ;   225.7 p7+p4   22 t spill
        vmovdqa64 zmm18, zmm11                            ;   239.3         21 t copy
        vpternlogd zmm18, zmm17, zmm25, 0x6c              ;   239.3 p0      21 t
        vpxord zmm31, zmm31, zmm18                        ;   240.3 p5      21 t
        vpternlogd zmm25, zmm31, zmm11, 0xbe              ;   241.3 p0      21 t
        vpternlogd zmm17, zmm25, zmm7, 0xc2               ;   242.3 p5      21 t
        vpternlogd zmm25, zmm20, zmm7, 0x72               ;   242.3 p0      21 t
        vpternlogd zmm18, zmm11, zmm17, 0x36              ;   243.3 p5      21 t
        vpord zmm0, zmm0, zmm31                           ;   242.3 p0      21 t
        vpxord zmm7, zmm31, zmm18                         ;   244.3 p5      21 t
        vpternlogd zmm31, zmm14, zmm23, 6                 ;   243.3 p0      21 t
        vpternlogd zmm23, zmm7, zmm31, 0x56               ;   245.3 p5      21 t
        vpxord zmm27, zmm27, zmm31                        ;   244.3 p0      21 t
        vpord zmm12, zmm12, zmm17                         ;   244.7 p5      21 t
        vpternlogd zmm14, zmm12, zmm18, 0x39              ;   245.7 p0      21 t
        vpxord zmm31, zmm18, zmm17                        ;   245.7 p5      21 t
        vmovdqa64 zmm11, zmm7                             ;   245.3         21 t copy
        vmovdqa64 zmm20, zmm31                            ;   246.7         21 t copy
        vpternlogd zmm20, zmm26, zmm5, 6                  ;   246.7 p0      21 t
        vpternlogd zmm18, zmm5, zmm20, 0x9a               ;   247.7 p5      21 t
        vpternlogd zmm20, zmm26, zmm17, 0xe1              ;   247.7 p0      21 t
        vmovdqa64 zmm5, zmm25                             ;   243.3         21 t copy
        vpternlogd zmm5, zmm13, [rbp + 20160], 6          ;   247.7 p5+p3   21 t
        vpternlogd zmm27, zmm12, zmm5, 0x96               ;   248.7 p0      21 t
        vpternlogd zmm27, zmm22, zmm31, 0x78              ;   249.7 p5      21 t
        vmovdqu64 zmm12, [rbp + 21120]                    ;   149.0 p2      22 t reload
        vmovdqu64 zmm22, [rbp + 20608]                    ;   193.7 p3      23 t reload
        vmovdqu64 zmm26, [rbp + 21952]                    ;   188.3 p2      41 t
        vpternlogd zmm26, zmm22, zmm12, 0x96              ;   249.3 p0      41 t
        vmovdqa64 zmm22, zmm25                            ;   243.3         21 t copy
        vpternlogd zmm22, zmm31, zmm31, 0xc3              ;   249.7 p5      21 t
        vpternlogd zmm15, zmm23, zmm22, 0x36              ;   250.7 p0      21 t
        vpxord zmm11, zmm11, zmm22                        ;   250.7 p5      21 t
        vpternlogd zmm24, zmm18, zmm11, 0x93              ;   251.7 p0      21 t
        vpternlogd zmm22, zmm29, zmm24, 0x59              ;   252.7 p5      21 t
        vpandd zmm1, zmm1, zmm11                          ;   252.3 p0      21 t
        vpternlogd zmm11, zmm17, zmm17, 0xc3              ;   252.7 p5      21 t
        vpternlogd zmm4, zmm27, zmm11, 0xc6               ;   253.7 p0      21 t
        vpternlogd zmm11, zmm8, zmm4, 0x95                ;   254.7 p5      21 t
        vmovdqu64 zmm31, [rbp + 19584]                    ;   151.3 p3      41 t reload
        vmovdqu64 zmm8, [rbp + 21888]                     ;   159.7 p2      21 t reload
        vmovdqu64 zmm17, [rbp + 22336]                    ;   225.7 p3      41 t
        vpternlogd zmm17, zmm8, zmm31, 0x96               ;   254.3 p0      41 t
        vpternlogd zmm1, zmm23, zmm11, 0x96               ;   255.7 p5      21 t
        vpternlogd zmm14, zmm11, zmm15, 0x69              ;   255.7 p0      21 t
        vpternlogd zmm25, zmm21, zmm4, 0x59               ;   255.7 p5      21 t
        vmovdqu64 zmm11, [rbp + 22208]                    ;   213.3 p2      22 t reload
        vmovdqu64 zmm21, [rbp + 22272]                    ;   219.3 p3      41 t
        vpternlogd zmm21, zmm11, [rbp + 22144], 0x2d      ;   256.3 p0+p2   41 t
        vpternlogd zmm0, zmm4, zmm20, 0x96                ;   256.7 p5      21 t
        vmovdqu64 zmm4, [rbp + 21056]                     ;   154.3 p3      22 t reload
        vmovdqu64 zmm11, [rbp + 21760]                    ;   164.3 p2      21 t reload
        vmovdqu64 zmm23, [rbp + 21696]                    ;   193.7 p3      41 t
        vpternlogd zmm23, zmm11, zmm4, 0x96               ;   257.3 p0      41 t
        vpternlogd zmm18, zmm25, zmm22, 0x96              ;   257.7 p5      21 t
        vpternlogd zmm18, zmm0, zmm1, 0x96                ;   258.7 p0      21 t
        vmovdqu64 zmm29, [rbp + 19392]                    ;   155.5 p2      41 t reload
        vpternlogd zmm7, zmm13, zmm29, 0x59               ;   258.7 p5      41 t
        vpternlogd zmm7, zmm24, zmm20, 0x96               ;   259.7 p0      41 t
        vpbroadcastd zmm13, [r8 + 764]                    ;   154.8 p10     61 r.63 reload
        vmovdqu64 zmm20, [rbp + 16256]                    ;   156.3 p3      42 t
        vpternlogd zmm20, zmm16, zmm13, 0x96              ;   259.7 p5      42 t
        vpxord zmm6, zmm6, zmm20                          ;   260.7 p0      42 t
        vpandnd zmm24, zmm10, zmm20                       ;   260.7 p5      42 t
        vpandnd zmm29, zmm6, [rbp + 19840]                ;   261.7 p0+p2   42 t
        vmovdqa64 zmm4, zmm6                              ;   261.7         42 t copy
        vpternlogd zmm4, zmm10, [rbp + 19840], 0x96       ;   261.7 p5+p3   42 t
        vpternlogd zmm9, zmm4, zmm19, 0x6a                ;   262.7 p0      42 t
        vpxord zmm2, zmm2, zmm4                           ;   262.7 p5      42 t
        vmovdqa64 zmm11, zmm9                             ;   263.7         42 t copy
        vpternlogd zmm11, zmm20, zmm19, 0x1e              ;   263.7 p0      42 t
        vpternlogd zmm9, zmm6, [rbp + 19840], 0x87        ;   263.7 p5+p2   42 t
        vpternlogd zmm13, zmm9, [rbp + 16256], 0x96       ;   264.7 p0+p3   42 t
        vmovdqa64 zmm12, zmm2                             ;   263.7         42 t copy
        vmovdqa64 zmm31, zmm26                            ;   250.3         41 t copy
        vpternlogd zmm31, zmm8, [rbp + 21824], 0x96       ;   264.7 p5+p2   41 t
        vpternlogd zmm26, zmm17, [rbp + 21824], 0x96      ;   265.3 p0+p3   41 t
        vmovdqu64 [rbp + 19840], zmm17                    ;   255.3 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm2                             ;   263.7         42 t copy
        vpternlogd zmm17, zmm16, [rbp + 19648], 0x96      ;   265.7 p5+p2   42 t
        vpxord zmm12, zmm12, zmm17                        ;   266.7 p0      42 t
        vpternlogd zmm30, zmm12, [rbp + 19904], 0x69      ;   267.7 p5+p3   42 t
        vpternlogd zmm9, zmm30, zmm17, 0x1e               ;   268.7 p0      42 t
        vmovdqu64 [rbp + 19712], zmm26                    ;   266.3 p7+p4   41 t spill
        vmovdqa64 zmm26, zmm3                             ;   229.3         42 t copy
        vpternlogd zmm26, zmm17, zmm2, 0xde               ;   267.7 p5      42 t
        vpternlogd zmm24, zmm26, zmm29, 0x96              ;   268.7 p0      42 t
        vpternlogd zmm24, zmm30, zmm19, 0xe1              ;   269.7 p5      42 t
        vmovdqa64 zmm26, zmm30                            ;   268.7         42 t copy
        vpternlogd zmm26, zmm3, zmm12, 0x96               ;   269.3 p0      42 t
        vpternlogd zmm11, zmm26, zmm16, 0xb4              ;   270.3 p5      42 t
        vpternlogd zmm9, zmm26, zmm19, 0xe1               ;   270.3 p0      42 t
        vmovdqa64 zmm29, zmm26                            ;   270.3         42 t copy
        vmovdqa64 zmm8, zmm12                             ;   267.7         42 t copy
        vmovdqu64 [rbp + 22144], zmm5                     ;   248.7 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm30                             ;   268.7         42 t copy
        vpternlogd zmm5, zmm12, zmm6, 0x7b                ;   270.7 p5      42 t
        vpternlogd zmm13, zmm5, zmm11, 0x69               ;   271.7 p0      42 t
        vmovdqu64 zmm5, [rbp + 19904]                     ;   162.5 p2      40 t reload
        vmovdqu64 [rbp + 22208], zmm15                    ;   251.7 p7+p4   21 t spill
        vmovdqu64 zmm15, [rbp + 19648]                    ;   162.8 p3      40 t reload
        vpternlogd zmm11, zmm15, zmm5, 0xb4               ;   271.7 p5      42 t
        vmovdqu64 [rbp + 22272], zmm27                    ;   250.7 p8+p9   21 t spill
        vmovdqa64 zmm27, zmm9                             ;   271.3         42 t copy
        vpternlogd zmm27, zmm11, zmm24, 0xe3              ;   272.7 p0      42 t
        vmovdqu64 [rbp + 20288], zmm25                    ;   256.7 p7+p4   21 t spill
        vmovdqa64 zmm25, zmm27                            ;   273.7         42 t copy
        vmovdqu64 [rbp + 19968], zmm7                     ;   260.7 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm13                             ;   272.7         42 t copy
        vpternlogd zmm7, zmm11, zmm24, 0x6c               ;   272.7 p5      42 t
        vpxord zmm25, zmm25, zmm7                         ;   273.7 p0      42 t
        vpternlogd zmm24, zmm25, zmm13, 0xbe              ;   274.7 p5      42 t
        vpternlogd zmm11, zmm24, zmm9, 0xc2               ;   275.7 p0      42 t
        vpternlogd zmm24, zmm27, zmm9, 0x72               ;   275.7 p5      42 t
        vpternlogd zmm7, zmm13, zmm11, 0x36               ;   276.7 p0      42 t
        vmovdqu64 zmm9, [rbp + 18560]                     ;   165.3 p2      22 t reload
        vmovdqu64 zmm13, [rbp + 20480]                    ;   166.7 p3      23 t reload
        vmovdqu64 zmm27, [rbp + 21632]                    ;   180.7 p2      41 t
        vpternlogd zmm27, zmm13, zmm9, 0x59               ;   275.7 p5      41 t
        vpternlogd zmm3, zmm12, zmm11, 0xbe               ;   276.7 p0      42 t
        vpord zmm8, zmm8, zmm25                           ;   276.7 p5      42 t
        vpxord zmm12, zmm25, zmm7                         ;   277.7 p0      42 t
        vpternlogd zmm25, zmm30, zmm6, 6                  ;   277.7 p5      42 t
        vpternlogd zmm6, zmm12, zmm25, 0x56               ;   278.7 p0      42 t
        vpxord zmm29, zmm29, zmm25                        ;   278.7 p5      42 t
        vpternlogd zmm30, zmm3, zmm7, 0x39                ;   279.3 p0      42 t
        vpxord zmm13, zmm7, zmm11                         ;   279.7 p5      42 t
        vmovdqa64 zmm25, zmm12                            ;   278.7         42 t copy
        vmovdqa64 zmm9, zmm13                             ;   280.7         42 t copy
        vpternlogd zmm9, zmm17, zmm19, 6                  ;   280.7 p0      42 t
        vpternlogd zmm7, zmm19, zmm9, 0x9a                ;   281.7 p5      42 t
        vpternlogd zmm9, zmm17, zmm11, 0xe1               ;   281.7 p0      42 t
        vpternlogd zmm12, zmm9, zmm2, 0x39                ;   282.7 p5      41 t
        vpternlogd zmm2, zmm24, [rbp + 19776], 0x12       ;   282.3 p0+p3   42 t
        vpternlogd zmm29, zmm3, zmm2, 0x96                ;   283.3 p5      42 t
        vmovdqu64 zmm3, [rbp + 19456]                     ;   168.8 p2      41 t reload
        vmovdqu64 zmm17, [rbp + 21312]                    ;   169.3 p3      21 t reload
        vmovdqu64 zmm19, [rbp + 20096]                    ;   217.3 p2      41 t
        vpternlogd zmm19, zmm17, zmm3, 0x96               ;   283.3 p0      41 t
        vpternlogd zmm29, zmm26, zmm13, 0x78              ;   284.3 p5      42 t
        vmovdqa64 zmm26, zmm24                            ;   276.7         42 t copy
        vpternlogd zmm26, zmm13, zmm13, 0xc3              ;   284.3 p0      42 t
        vpternlogd zmm20, zmm6, zmm26, 0x36               ;   285.3 p5      42 t
        vpxord zmm25, zmm25, zmm26                        ;   285.3 p0      42 t
        vpternlogd zmm4, zmm7, zmm25, 0x93                ;   286.3 p5      42 t
        vpternlogd zmm26, zmm10, zmm4, 0x59               ;   287.3 p0      42 t
        vpandd zmm28, zmm28, zmm25                        ;   286.7 p5      42 t
        vpternlogd zmm25, zmm11, zmm11, 0xc3              ;   287.3 p0      42 t
        vmovdqu64 zmm10, [rbp + 20544]                    ;   212.3 p3      22 t reload
        vmovdqu64 zmm11, [rbp + 20224]                    ;   221.7 p2      41 t
        vpternlogd zmm11, zmm10, [rbp + 22016], 0x96      ;   287.7 p5+p3   41 t
        vpternlogd zmm15, zmm29, zmm25, 0xc6              ;   288.3 p0      42 t
        vpternlogd zmm25, zmm5, zmm15, 0x95               ;   289.3 p5      42 t
        vmovdqu64 zmm5, [rbp + 18688]                     ;   172.2 p2      22 t reload
        vmovdqu64 zmm10, [rbp + 18624]                    ;   173.0 p3      21 t reload
        vmovdqu64 zmm13, [rbp + 21376]                    ;   190.7 p2      41 t
        vpternlogd zmm13, zmm10, zmm5, 0x96               ;   289.3 p0      41 t
        vpternlogd zmm28, zmm6, zmm25, 0x96               ;   290.3 p5      42 t
        vpternlogd zmm30, zmm25, zmm20, 0x69              ;   290.3 p0      42 t
        vpternlogd zmm9, zmm8, zmm15, 0x96                ;   290.7 p5      42 t
        vmovdqu64 zmm6, [rbp + 20736]                     ;   174.0 p3      23 t reload
        vmovdqu64 zmm8, [rbp + 20288]                     ;   256.7 p2      21 t reload
        vmovdqu64 zmm25, [rbp + 19968]                    ;   260.7 p3      41 t
        vpternlogd zmm25, zmm8, zmm6, 0x69                ;   291.3 p0      41 t
        vpternlogd zmm15, zmm24, zmm16, 0x2d              ;   291.7 p5      42 t
        vmovdqu64 zmm16, [rbp + 19520]                    ;   175.2 p2      41 t reload
        vmovdqa64 zmm24, zmm22                            ;   253.7         41 t copy
        vpternlogd zmm24, zmm14, zmm16, 0x96              ;   292.3 p0      41 t
        vpternlogd zmm12, zmm4, zmm15, 0x96               ;   292.7 p5      41 t
        vpternlogd zmm15, zmm7, zmm26, 0x96               ;   293.3 p0      42 t
        vmovdqu64 zmm4, [rbp + 22080]                     ;   223.7 p3      22 t reload
        vpternlogd zmm21, zmm4, [rbp + 20032], 0x96       ;   293.7 p5+p2   41 t
        vpternlogd zmm2, zmm20, zmm26, 0x96               ;   294.3 p0      41 t
        vmovdqu64 zmm4, [rbp + 19008]                     ;   188.7 p3      23 t reload
        vmovdqu64 zmm7, [rbp + 21952]                     ;   188.3 p2      41 t
        vpternlogd zmm7, zmm4, [rbp + 21184], 0x96        ;   294.7 p5+p3   41 t
        vpternlogd zmm15, zmm9, zmm28, 0x96               ;   295.3 p0      42 t
        vmovdqu64 zmm4, [rbp + 19712]                     ;   266.3 p2      61 t
        vpxord zmm4, zmm4, [rbp + 8576]                   ;   295.7 p5+p3   61 t
        vpternlogd zmm26, zmm15, zmm30, 0x96              ;   296.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 21760]                    ;   179.2 p2      21 t reload
        vpternlogd zmm16, zmm21, zmm20, 0x69              ;   296.7 p5      41 t
        vmovdqu64 [rbp + 19520], zmm4                     ;   296.7 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm29                             ;   285.3         41 t copy
        vpternlogd zmm4, zmm5, zmm6, 0x96                 ;   297.3 p0      41 t
        vpternlogd zmm29, zmm6, zmm13, 0x96               ;   297.7 p5      41 t
        vpternlogd zmm8, zmm4, [rbp + 19968], 0x69        ;   298.3 p0+p3   41 t
        vmovdqa64 zmm6, zmm25                             ;   292.3         41 t copy
        vpternlogd zmm6, zmm11, zmm10, 0x96               ;   298.7 p5      41 t
        vpternlogd zmm11, zmm10, [rbp + 19392], 0x96      ;   299.3 p0+p2   41 t
        vpternlogd zmm5, zmm11, [rbp + 21376], 0x96       ;   300.3 p5+p3   41 t
        vpxord zmm10, zmm29, [rbp + 8256]                 ;   300.3 p0+p2   61 t
        vmovdqu64 [rbp + 18688], zmm10                    ;   301.3 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm1                             ;   256.7         41 t copy
        vpternlogd zmm10, zmm3, [rbp + 20800], 0x96       ;   300.7 p5+p3   41 t
        vmovdqu64 [rbp + 21376], zmm29                    ;   298.7 p7+p4   41 t spill
        vmovdqu64 zmm29, [rbp + 22144]                    ;   248.7 p2      21 t reload
        vpternlogd zmm22, zmm29, [rbp + 22208], 0x96      ;   301.3 p0+p3   41 t
        vmovdqu64 zmm29, [rbp + 21504]                    ;   187.3 p2      23 t reload
        vpternlogd zmm27, zmm29, [rbp + 21568], 0x96      ;   301.7 p5+p3   41 t
        vmovdqu64 zmm29, [rbp + 20864]                    ;   184.2 p2      23 t reload
        vmovdqu64 [rbp + 21568], zmm11                    ;   300.3 p8+p9   41 t spill
        vmovdqa64 zmm11, zmm23                            ;   258.3         41 t copy
        vpternlogd zmm11, zmm28, zmm29, 0x96              ;   302.3 p0      41 t
        vpternlogd zmm28, zmm29, [rbp + 21056], 0x96      ;   302.7 p5+p3   41 t
        vpternlogd zmm29, zmm24, zmm18, 0x96              ;   303.3 p0      41 t
        vpternlogd zmm21, zmm20, zmm29, 0x69              ;   304.3 p5      41 t
        vpternlogd zmm24, zmm28, zmm18, 0x96              ;   304.3 p0      41 t
        vpxord zmm20, zmm11, [rbp + 8128]                 ;   304.7 p5+p2   61 t
        vmovdqu64 [rbp + 21760], zmm20                    ;   305.7 p7+p4   61 t spill
        vmovdqa64 zmm20, zmm31                            ;   265.7         41 t copy
        vpternlogd zmm20, zmm26, [rbp + 20928], 0x96      ;   305.3 p0+p3   41 t
        vmovdqu64 [rbp + 20864], zmm11                    ;   303.3 p8+p9   41 t spill
        vpxord zmm11, zmm20, [rbp + 8064]                 ;   306.3 p5+p2   61 t
        vmovdqu64 [rbp + 21504], zmm11                    ;   307.3 p7+p4   61 t spill
        vmovdqu64 zmm11, [rbp + 21120]                    ;   187.0 p3      22 t reload
        vpternlogd zmm26, zmm11, [rbp + 20928], 0x96      ;   306.3 p0+p2   41 t
        vmovdqu64 zmm11, [rbp + 21440]                    ;   192.7 p3      23 t reload
        vmovdqu64 [rbp + 21120], zmm20                    ;   306.3 p8+p9   41 t spill
        vmovdqa64 zmm20, zmm27                            ;   302.7         41 t copy
        vpternlogd zmm20, zmm17, zmm11, 0x69              ;   306.7 p5      41 t
        vpternlogd zmm27, zmm11, zmm19, 0x69              ;   307.3 p0      41 t
        vpternlogd zmm17, zmm10, [rbp + 20096], 0x96      ;   307.7 p5+p2   41 t
        vmovdqu64 zmm11, [rbp + 19584]                    ;   189.0 p3      41 t reload
        vmovdqu64 [rbp + 21312], zmm19                    ;   284.3 p7+p4   41 t spill
        vmovdqa64 zmm19, zmm26                            ;   307.3         41 t copy
        vpternlogd zmm19, zmm0, zmm11, 0x96               ;   308.3 p0      41 t
        vpternlogd zmm0, zmm11, [rbp + 20928], 0x96       ;   308.7 p5+p2   41 t
        vpxord zmm11, zmm5, [rbp + 8768]                  ;   309.3 p0+p3   61 t
        vmovdqu64 [rbp + 19584], zmm11                    ;   310.3 p8+p9   61 t spill
        vpxord zmm11, zmm27, [rbp + 8704]                 ;   309.7 p5+p2   61 t
        vmovdqu64 [rbp + 20928], zmm11                    ;   310.7 p7+p4   61 t spill
        vmovdqa64 zmm11, zmm20                            ;   307.7         41 t copy
        vpternlogd zmm11, zmm12, [rbp + 20800], 0x69      ;   310.3 p0+p3   41 t
        vmovdqu64 [rbp + 20096], zmm13                    ;   290.3 p8+p9   41 t spill
        vpxord zmm13, zmm11, [rbp + 8192]                 ;   311.3 p5+p2   61 t
        vmovdqu64 [rbp + 21440], zmm13                    ;   312.3 p7+p4   61 t spill
        vmovdqu64 zmm13, [rbp + 18560]                    ;   192.0 p3      22 t reload
        vpternlogd zmm12, zmm13, [rbp + 20800], 0x69      ;   311.3 p0+p2   41 t
        vpternlogd zmm1, zmm3, zmm12, 0x96                ;   312.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 19136]                     ;   193.0 p3      41 t reload
        vmovdqu64 zmm13, [rbp + 18816]                    ;   193.2 p2      41 t
        vpternlogd zmm13, zmm14, zmm3, 0x96               ;   312.3 p0      41 t
        vmovdqu64 [rbp + 19456], zmm11                    ;   311.3 p8+p9   41 t spill
        vmovdqu64 zmm11, [rbp + 18368]                    ;   194.0 p3      41 t
        vpternlogd zmm11, zmm18, [rbp + 19200], 0x96      ;   312.7 p5+p2   41 t
        vmovdqu64 [rbp + 20800], zmm20                    ;   307.7 p7+p4   41 t spill
        vmovdqu64 zmm20, [rbp + 8320]                     ;   195.0 p3      61 t
        vmovdqu64 [rbp + 18560], zmm23                    ;   258.3 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 8384]                     ;   195.2 p2      61 t
        vmovdqu64 [rbp + 22208], zmm31                    ;   265.7 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 8448]                     ;   196.0 p3      61 t
        vmovdqu64 [rbp + 22144], zmm4                     ;   298.3 p8+p9   41 t spill
        vmovdqu64 zmm4, [rbp + 8512]                      ;   196.2 p2      61 t
        vmovdqu64 [rbp + 19392], zmm12                    ;   312.3 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 8640]                     ;   197.0 p3      61 t
        vmovdqu64 [rbp + 18624], zmm28                    ;   303.7 p8+p9   41 t spill
        vmovdqu64 zmm28, [rbp + 21696]                    ;   197.2 p2      41 t
        vpternlogd zmm28, zmm16, [rbp + 21056], 0x96      ;   313.3 p0+p3   41 t
        vpxord zmm12, zmm12, zmm28                        ;   314.3 p5      61 t
        vmovdqu64 [rbp + 21056], zmm12                    ;   315.3 p7+p4   61 t spill
        vmovdqu64 zmm12, [rbp + 18496]                    ;   198.2 p2      41 t
        vpternlogd zmm12, zmm7, [rbp + 18304], 0x96       ;   314.3 p0+p3   41 t
        vmovdqu64 [rbp + 21696], zmm16                    ;   297.7 p8+p9   41 t spill
        vmovdqa64 zmm16, zmm12                            ;   315.3         41 t copy
        vpternlogd zmm16, zmm2, [rbp + 18112], 0x96       ;   315.3 p5+p2   41 t
        vpxord zmm20, zmm20, zmm16                        ;   316.3 p0      61 t
        vmovdqu64 [rbp + 20288], zmm20                    ;   317.3 p7+p4   61 t spill
        vmovdqu64 zmm20, [rbp + 18304]                    ;   200.0 p3      22 t reload
        vpternlogd zmm2, zmm20, [rbp + 18112], 0x96       ;   315.7 p5+p2   41 t
        vmovdqu64 [rbp + 19968], zmm16                    ;   316.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 18880]                    ;   201.0 p3      41 t
        vpternlogd zmm16, zmm30, [rbp + 18368], 0x96      ;   316.3 p0+p2   41 t
        vpternlogd zmm18, zmm16, [rbp + 19200], 0x96      ;   317.3 p5+p3   41 t
        vmovdqu64 [rbp + 20736], zmm12                    ;   315.3 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 17920]                    ;   202.2 p2      41 t
        vpternlogd zmm12, zmm15, [rbp + 17408], 0x96      ;   317.3 p0+p3   41 t
        vmovdqu64 [rbp + 21184], zmm16                    ;   317.3 p8+p9   41 t spill
        vmovdqa64 zmm16, zmm12                            ;   318.3         41 t copy
        vpternlogd zmm16, zmm22, [rbp + 19264], 0x96      ;   318.3 p5+p2   41 t
        vmovdqu64 [rbp + 19008], zmm12                    ;   318.3 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 17408]                    ;   204.0 p3      23 t reload
        vpternlogd zmm22, zmm12, [rbp + 19264], 0x96      ;   318.3 p0+p2   41 t
        vmovdqu64 [rbp + 21952], zmm26                    ;   307.3 p8+p9   41 t spill
        vmovdqu64 zmm26, [rbp + 18752]                    ;   205.0 p3      41 t
        vpternlogd zmm26, zmm9, [rbp + 18816], 0x96       ;   318.7 p5+p2   41 t
        vpternlogd zmm14, zmm26, zmm3, 0x96               ;   319.7 p0      41 t
        vmovdqu64 [rbp + 20032], zmm26                    ;   319.7 p7+p4   41 t spill
        vmovdqu64 zmm26, [rbp + 22336]                    ;   225.7 p3      41 t
        vpternlogd zmm26, zmm0, [rbp + 21888], 0x96       ;   319.7 p5+p2   41 t
        vmovdqu64 [rbp + 21888], zmm25                    ;   292.3 p8+p9   41 t spill
        vpxord zmm25, zmm6, [rbp + 9280]                  ;   320.3 p0+p3   61 t
        vmovdqu64 [rbp + 22336], zmm25                    ;   321.3 p7+p4   61 t spill
        vpxord zmm25, zmm8, [rbp + 9792]                  ;   320.7 p5+p2   61 t
        vmovdqu64 [rbp + 22080], zmm25                    ;   321.7 p8+p9   61 t spill
        vpxord zmm25, zmm21, [rbp + 9152]                 ;   321.3 p0+p3   61 t
        vmovdqu64 [rbp + 19904], zmm25                    ;   322.3 p7+p4   61 t spill
        vpxord zmm25, zmm24, [rbp + 9664]                 ;   321.7 p5+p2   61 t
        vmovdqu64 [rbp + 19648], zmm25                    ;   322.7 p8+p9   61 t spill
        vpxord zmm25, zmm17, [rbp + 9216]                 ;   322.3 p0+p3   61 t
        vmovdqu64 [rbp + 22016], zmm25                    ;   323.3 p7+p4   61 t spill
        vpxord zmm25, zmm19, [rbp + 9600]                 ;   322.7 p5+p2   61 t
        vmovdqu64 [rbp + 20544], zmm25                    ;   323.7 p8+p9   61 t spill
        vpxord zmm25, zmm1, [rbp + 9728]                  ;   323.3 p0+p3   61 t
        vmovdqu64 [rbp + 19776], zmm25                    ;   324.3 p7+p4   61 t spill
        vpxord zmm25, zmm26, [rbp + 9088]                 ;   323.7 p5+p2   61 t
        vmovdqu64 [rbp + 20480], zmm25                    ;   324.7 p8+p9   61 t spill
        vpxord zmm25, zmm18, [rbp + 9984]                 ;   324.3 p0+p3   61 t
        vmovdqu64 [rbp + 21632], zmm25                    ;   325.3 p7+p4   61 t spill
        vpxord zmm25, zmm16, [rbp + 9920]                 ;   324.7 p5+p2   61 t
        vmovdqu64 [rbp + 20160], zmm25                    ;   325.7 p8+p9   61 t spill
        vmovdqu64 zmm25, [rbp + 8832]                     ;   212.0 p3      61 t
        vmovdqu64 [rbp + 22400], zmm18                    ;   318.3 p7+p4   41 t spill
        vmovdqu64 zmm18, [rbp + 8896]                     ;   212.2 p2      61 t
        vmovdqu64 [rbp + 22464], zmm16                    ;   319.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 8960]                     ;   213.0 p3      61 t
        vmovdqu64 [rbp + 22528], zmm8                     ;   299.3 p7+p4   41 t spill
        vmovdqu64 zmm8, [rbp + 9024]                      ;   213.2 p2      61 t
        vmovdqu64 [rbp + 22592], zmm1                     ;   313.3 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 9344]                      ;   214.0 p3      61 t
        vmovdqu64 [rbp + 22656], zmm24                    ;   305.3 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 9408]                     ;   214.2 p2      61 t
        vmovdqu64 [rbp + 22720], zmm19                    ;   309.3 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 9472]                     ;   215.0 p3      61 t
        vmovdqu64 [rbp + 22784], zmm6                     ;   299.7 p7+p4   41 t spill
        vmovdqu64 zmm6, [rbp + 9536]                      ;   215.2 p2      61 t
        vmovdqu64 [rbp + 22848], zmm17                    ;   308.7 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 9856]                     ;   216.0 p3      61 t
        vmovdqu64 [rbp + 22912], zmm21                    ;   305.3 p7+p4   41 t spill
        vmovdqu64 zmm21, [rbp + 18496]                    ;   216.2 p2      21 t reload
        vmovdqu64 [rbp + 22976], zmm26                    ;   320.7 p8+p9   41 t spill
        vmovdqu64 zmm26, [rbp + 20352]                    ;   227.3 p3      41 t
        vpternlogd zmm26, zmm21, [rbp + 19328], 0x96      ;   325.3 p0+p2   41 t
        vpternlogd zmm7, zmm20, zmm26, 0x96               ;   326.3 p5      41 t
        vpxord zmm25, zmm25, zmm7                         ;   327.3 p0      61 t
        vpxord zmm20, zmm14, [rbp + 10048]                ;   326.7 p5+p3   61 t
        vmovdqu64 [rbp + 18304], zmm20                    ;   327.7 p7+p4   61 t spill
        vmovdqu64 zmm20, [rbp + 18112]                    ;   218.2 p2      23 t reload
        vmovdqu64 [rbp + 23040], zmm25                    ;   328.3 p8+p9   61 t spill
        vmovdqu64 zmm25, [rbp + 22272]                    ;   250.7 p3      41 t
        vpternlogd zmm25, zmm20, [rbp + 19328], 0x96      ;   327.3 p0+p2   41 t
        vmovdqu64 zmm20, [rbp + 20352]                    ;   227.3 p3      22 t reload
        vpternlogd zmm21, zmm25, zmm20, 0x96              ;   328.3 p5      41 t
        vpxord zmm1, zmm1, zmm21                          ;   329.3 p0      61 t
        vpternlogd zmm27, zmm10, [rbp + 10240], 0x96      ;   328.7 p5+p2   61 t
        vpternlogd zmm28, zmm29, [rbp + 10176], 0x96      ;   329.3 p0+p3   61 t
        vmovdqu64 zmm10, [rbp + 10112]                    ;   221.2 p2      61 t reload
        vpternlogd zmm0, zmm10, [rbp + 19712], 0x96       ;   329.7 p5+p3   61 t
        vmovdqu64 zmm10, [rbp + 22272]                    ;   250.7 p2      41 t
        vpternlogd zmm10, zmm2, [rbp + 19328], 0x96       ;   330.3 p0+p3   41 t
        vpxord zmm17, zmm17, zmm10                        ;   331.3 p5      61 t
        vmovdqu64 zmm29, [rbp + 10304]                    ;   223.2 p2      61 t reload
        vpternlogd zmm5, zmm29, [rbp + 21888], 0x96       ;   331.3 p0+p3   61 t
        vmovdqu64 zmm29, [rbp + 21248]                    ;   224.2 p2      21 t reload
        vmovdqu64 [rbp + 21888], zmm5                     ;   332.3 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 20672]                     ;   225.0 p3      41 t
        vpternlogd zmm5, zmm11, zmm29, 0x96               ;   331.7 p5      41 t
        vpxord zmm19, zmm19, zmm5                         ;   332.7 p0      61 t
        vmovdqu64 [rbp + 19328], zmm27                    ;   329.7 p8+p9   61 t spill
        vmovdqu64 zmm27, [rbp + 20672]                    ;   225.2 p2      41 t
        vpternlogd zmm27, zmm29, [rbp + 19200], 0x96      ;   332.7 p5+p3   41 t
        vmovdqu64 [rbp + 19200], zmm28                    ;   330.3 p7+p4   61 t spill
        vmovdqu64 zmm28, [rbp + 20608]                    ;   226.2 p2      23 t reload
        vpternlogd zmm29, zmm28, [rbp + 18880], 0x96      ;   333.3 p0+p3   41 t
        vpternlogd zmm28, zmm27, [rbp + 18880], 0x96      ;   333.7 p5+p2   41 t
        vpxord zmm16, zmm16, zmm28                        ;   334.7 p0      61 t
        vpternlogd zmm30, zmm29, [rbp + 18368], 0x96      ;   334.7 p5+p3   41 t
        vpxord zmm31, zmm31, zmm30                        ;   335.7 p0      61 t
        vmovdqu64 [rbp + 18368], zmm16                    ;   335.7 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 20416]                    ;   228.2 p2      41 t
        vpternlogd zmm16, zmm22, [rbp + 18432], 0x96      ;   335.7 p5+p3   41 t
        vpxord zmm24, zmm24, zmm16                        ;   336.7 p0      61 t
        vmovdqu64 [rbp + 18880], zmm24                    ;   337.7 p7+p4   61 t spill
        vmovdqu64 zmm24, [rbp + 18432]                    ;   229.2 p2      21 t reload
        vmovdqu64 [rbp + 20608], zmm0                     ;   330.7 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 20416]                     ;   230.0 p3      41 t
        vpternlogd zmm0, zmm24, [rbp + 19264], 0x96       ;   336.7 p5+p2   41 t
        vmovdqu64 [rbp + 19264], zmm17                    ;   332.3 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 21824]                    ;   231.0 p3      23 t reload
        vpternlogd zmm24, zmm17, [rbp + 17920], 0x96      ;   337.3 p0+p2   41 t
        vpternlogd zmm15, zmm12, zmm24, 0x96              ;   338.3 p5      41 t
        vpxord zmm23, zmm23, zmm15                        ;   339.3 p0      61 t
        vpternlogd zmm17, zmm0, [rbp + 17920], 0x96       ;   338.7 p5+p3   41 t
        vpternlogd zmm7, zmm25, [rbp + 10368], 0x96       ;   339.3 p0+p2   61 t
        vpxord zmm18, zmm18, zmm17                        ;   339.7 p5      61 t
        vpternlogd zmm28, zmm11, [rbp + 10496], 0x96      ;   340.3 p0+p3   61 t
        vmovdqu64 zmm11, [rbp + 20992]                    ;   233.2 p2      21 t reload
        vmovdqu64 zmm12, [rbp + 20416]                    ;   234.0 p3      22 t reload
        vmovdqu64 zmm25, [rbp + 20224]                    ;   234.2 p2      41 t
        vpternlogd zmm25, zmm12, zmm11, 0x96              ;   340.7 p5      41 t
        vmovdqu64 zmm12, [rbp + 18752]                    ;   235.0 p3      22 t reload
        vmovdqu64 [rbp + 20416], zmm28                    ;   341.3 p8+p9   61 t spill
        vmovdqu64 zmm28, [rbp + 18944]                    ;   235.2 p2      23 t reload
        vpternlogd zmm11, zmm28, zmm12, 0x96              ;   341.3 p0      41 t
        vpternlogd zmm3, zmm25, zmm20, 0x96               ;   341.7 p5      41 t
        vpternlogd zmm25, zmm20, zmm13, 0x96              ;   342.3 p0      41 t
        vpternlogd zmm28, zmm12, zmm3, 0x96               ;   342.7 p5      41 t
        vpxord zmm8, zmm8, zmm28                          ;   343.7 p0      61 t
        vpternlogd zmm9, zmm11, [rbp + 18816], 0x96       ;   343.7 p5+p3   41 t
        vpxord zmm4, zmm4, zmm9                           ;   344.7 p0      61 t
        vpbroadcastd zmm12, [r8 + 796]                    ;   229.3 p10     62 l.7
        vpbroadcastd zmm20, [r8 + 812]                    ;   230.3 p10     62 l.11
        vpxord zmm6, zmm6, zmm25                          ;   344.7 p5      61 t
        vpbroadcastd zmm20, [r8 + 824]                    ;   231.3 p10     62 l.14
        vpbroadcastd zmm20, [r8 + 860]                    ;   232.3 p10     62 l.23
        vpbroadcastd zmm20, [r8 + 892]                    ;   233.3 p10     62 l.31
        vpbroadcastd zmm20, [r8 + 908]                    ;   234.3 p10     62 l.35
        vpbroadcastd zmm20, [r8 + 920]                    ;   235.3 p10     62 l.38
        vpternlogd zmm21, zmm2, [rbp + 10880], 0x96       ;   345.3 p0+p2   61 t
        vpternlogd zmm17, zmm22, [rbp + 10432], 0x96      ;   345.7 p5+p3   61 t
        vpbroadcastd zmm2, [r8 + 956]                     ;   236.3 p10     62 l.47
        vpternlogd zmm28, zmm13, [rbp + 10560], 0x96      ;   346.3 p0+p2   61 t
        vpternlogd zmm30, zmm27, [rbp + 12032], 0x96      ;   346.7 p5+p3   61 t
        vmovdqu64 zmm13, [rbp + 22976]                    ;   320.7 p2      41 t reload
        vmovdqu64 zmm22, [rbp + 10624]                    ;   239.0 p3      61 t
        vpternlogd zmm22, zmm13, [rbp + 21952], 0x96      ;   347.3 p0+p2   61 t
        vpternlogd zmm15, zmm0, [rbp + 11968], 0x96       ;   347.7 p5+p3   61 t
        vmovdqu64 zmm0, [rbp + 22912]                     ;   305.3 p2      41 t reload
        vmovdqu64 zmm13, [rbp + 10688]                    ;   241.0 p3      61 t
        vpternlogd zmm13, zmm0, [rbp + 18624], 0x96       ;   348.3 p0+p2   61 t
        vpbroadcastd zmm0, [r8 + 976]                     ;   237.3 p10     62 l.52
        vpternlogd zmm14, zmm11, [rbp + 11584], 0x96      ;   348.7 p5+p3   61 t
        vpternlogd zmm9, zmm3, [rbp + 12096], 0x96        ;   349.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 22848]                     ;   308.7 p3      41 t reload
        vmovdqu64 zmm11, [rbp + 10752]                    ;   243.2 p2      61 t
        vpternlogd zmm11, zmm3, [rbp + 19392], 0x96       ;   349.7 p5+p3   61 t
        vpbroadcastd zmm3, [r8 + 988]                     ;   238.3 p10     62 l.55
        vmovdqu64 zmm27, [rbp + 11008]                    ;   244.2 p2      61 t reload
        vpternlogd zmm5, zmm27, [rbp + 21184], 0x96       ;   350.3 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 11904]                    ;   245.2 p2      61 t reload
        vpternlogd zmm26, zmm27, [rbp + 19968], 0x96      ;   350.7 p5+p3   61 t
        vmovdqu64 zmm27, [rbp + 11392]                    ;   246.2 p2      61 t reload
        vpternlogd zmm10, zmm27, [rbp + 20736], 0x96      ;   351.3 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 10944]                    ;   247.2 p2      61 t reload
        vpternlogd zmm16, zmm27, [rbp + 19008], 0x96      ;   351.7 p5+p3   61 t
        vmovdqu64 zmm27, [rbp + 11520]                    ;   248.2 p2      61 t reload
        vpternlogd zmm29, zmm27, [rbp + 22400], 0x96      ;   352.3 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 11456]                    ;   249.2 p2      61 t reload
        vpternlogd zmm24, zmm27, [rbp + 22464], 0x96      ;   352.7 p5+p3   61 t
        vmovdqu64 zmm27, [rbp + 11072]                    ;   250.2 p2      61 t reload
        vpternlogd zmm25, zmm27, [rbp + 20032], 0x96      ;   353.3 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 22784]                    ;   299.7 p2      41 t reload
        vmovdqu64 zmm3, [rbp + 10816]                     ;   252.0 p3      61 t
        vpternlogd zmm3, zmm27, [rbp + 22144], 0x96       ;   353.7 p5+p2   61 t
        vpbroadcastd zmm27, [r8 + 1020]                   ;   243.3 p10     62 l.63
        vmovdqu64 zmm27, [rbp + 21760]                    ;   305.7 p3      40 t
        vpxord zmm27, zmm27, [r8 + 772]{1to16}            ;   354.3 p0+p2   40 t
        vmovdqu64 zmm0, [rbp + 21504]                     ;   307.3 p3      40 t
        vpxord zmm0, zmm0, [r8 + 768]{1to16}              ;   354.7 p5+p2   40 t
        vmovdqu64 zmm2, [rbp + 22656]                     ;   305.3 p3      41 t reload
        vmovdqu64 zmm20, [rbp + 11200]                    ;   255.2 p2      61 t
        vpternlogd zmm20, zmm2, [rbp + 18560], 0x96       ;   355.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 22720]                     ;   309.3 p2      41 t reload
        vmovdqu64 [rbp + 18560], zmm9                     ;   350.3 p7+p4   61 t spill
        vmovdqu64 zmm9, [rbp + 11136]                     ;   257.0 p3      61 t
        vpternlogd zmm9, zmm2, [rbp + 22208], 0x96        ;   355.7 p5+p2   61 t
        vmovdqu64 zmm2, [rbp + 18688]                     ;   301.3 p3      40 t
        vpxord zmm2, zmm2, [r8 + 780]{1to16}              ;   356.3 p0+p2   40 t
        vmovdqu64 [rbp + 22208], zmm15                    ;   348.7 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 21440]                    ;   312.3 p3      40 t
        vpxord zmm15, zmm15, [r8 + 776]{1to16}            ;   356.7 p5+p2   40 t
        vmovdqu64 [rbp + 22720], zmm14                    ;   349.7 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 20288]                    ;   317.3 p3      40 t
        vpxord zmm14, zmm14, [r8 + 784]{1to16}            ;   357.3 p0+p2   40 t
        vmovdqu64 [rbp + 22656], zmm10                    ;   352.3 p8+p9   61 t spill
        vpxord zmm10, zmm31, [r8 + 792]{1to16}            ;   357.7 p5+p3   40 t
        vmovdqu64 [rbp + 22144], zmm31                    ;   336.7 p7+p4   61 t spill
        vmovdqu64 zmm31, [rbp + 22592]                    ;   313.3 p2      41 t reload
        vmovdqu64 [rbp + 22784], zmm24                    ;   353.7 p8+p9   61 t spill
        vmovdqu64 zmm24, [rbp + 11264]                    ;   262.0 p3      61 t
        vpternlogd zmm24, zmm31, [rbp + 20800], 0x96      ;   358.3 p0+p2   61 t
        vmovdqu64 zmm31, [rbp + 19520]                    ;   296.7 p3      40 t
        vpxord zmm31, zmm31, [r8 + 800]{1to16}            ;   358.7 p5+p2   40 t
        vmovdqu64 [rbp + 20800], zmm25                    ;   354.3 p7+p4   61 t spill
        vmovdqu64 zmm25, [rbp + 21056]                    ;   315.3 p3      40 t
        vpxord zmm25, zmm25, [r8 + 804]{1to16}            ;   359.3 p0+p2   40 t
        vmovdqu64 [rbp + 22592], zmm16                    ;   352.7 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 22528]                    ;   299.3 p3      41 t reload
        vmovdqu64 [rbp + 20032], zmm7                     ;   340.3 p7+p4   61 t spill
        vmovdqu64 zmm7, [rbp + 11328]                     ;   265.2 p2      61 t
        vpternlogd zmm7, zmm16, [rbp + 20096], 0x96       ;   359.7 p5+p3   61 t
        vmovdqu64 zmm16, [rbp + 20928]                    ;   310.7 p2      40 t
        vpxord zmm16, zmm16, [r8 + 808]{1to16}            ;   360.3 p0+p3   40 t
        vmovdqu64 [rbp + 20096], zmm6                     ;   345.7 p8+p9   61 t spill
        vmovdqu64 zmm6, [rbp + 19904]                     ;   322.3 p2      40 t
        vpxord zmm6, zmm6, [r8 + 836]{1to16}              ;   360.7 p5+p3   40 t
        vmovdqu64 [rbp + 22528], zmm6                     ;   361.7 p7+p4   40 t spill
        vmovdqu64 zmm6, [rbp + 20480]                     ;   324.7 p2      40 t
        vpxord zmm6, zmm6, [r8 + 832]{1to16}              ;   361.3 p0+p3   40 t
        vmovdqu64 [rbp + 22464], zmm6                     ;   362.3 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 22336]                     ;   321.3 p2      40 t
        vpxord zmm6, zmm6, [r8 + 844]{1to16}              ;   361.7 p5+p3   40 t
        vmovdqu64 [rbp + 22400], zmm6                     ;   362.7 p7+p4   40 t spill
        vmovdqu64 zmm6, [rbp + 22016]                     ;   323.3 p2      40 t
        vpxord zmm6, zmm6, [r8 + 840]{1to16}              ;   362.3 p0+p3   40 t
        vmovdqu64 [rbp + 19008], zmm6                     ;   363.3 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 20544]                     ;   323.7 p2      40 t
        vpxord zmm6, zmm6, [r8 + 864]{1to16}              ;   362.7 p5+p3   40 t
        vmovdqu64 [rbp + 20736], zmm6                     ;   363.7 p7+p4   40 t spill
        vpxord zmm6, zmm1, [r8 + 848]{1to16}              ;   363.3 p0+p2   40 t
        vmovdqu64 [rbp + 19968], zmm1                     ;   330.3 p8+p9   61 t spill
        vpxord zmm1, zmm19, [r8 + 856]{1to16}             ;   363.7 p5+p3   40 t
        vmovdqu64 [rbp + 21184], zmm19                    ;   333.7 p7+p4   61 t spill
        vpxord zmm19, zmm18, [r8 + 820]{1to16}            ;   364.3 p0+p2   40 t
        vmovdqu64 [rbp + 19392], zmm18                    ;   340.7 p8+p9   61 t spill
        vpxord zmm18, zmm8, [r8 + 828]{1to16}             ;   364.7 p5+p3   40 t
        vmovdqu64 [rbp + 22848], zmm8                     ;   344.7 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 20864]                     ;   303.3 p2      41 t reload
        vmovdqu64 [rbp + 18624], zmm6                     ;   364.3 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 11712]                     ;   275.0 p3      61 t
        vpternlogd zmm6, zmm8, [rbp + 21696], 0x96        ;   365.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 21120]                     ;   306.3 p3      41 t reload
        vmovdqu64 [rbp + 21696], zmm1                     ;   364.7 p7+p4   40 t spill
        vmovdqu64 zmm1, [rbp + 11648]                     ;   276.2 p2      61 t
        vpternlogd zmm1, zmm8, [rbp + 19840], 0x96        ;   365.7 p5+p3   61 t
        vmovdqu64 zmm8, [rbp + 19648]                     ;   322.7 p2      40 t
        vpxord zmm8, zmm8, [r8 + 868]{1to16}              ;   366.3 p0+p3   40 t
        vmovdqu64 [rbp + 19840], zmm8                     ;   367.3 p8+p9   40 t spill
        vmovdqu64 zmm8, [rbp + 22080]                     ;   321.7 p2      40 t
        vpxord zmm8, zmm8, [r8 + 876]{1to16}              ;   366.7 p5+p3   40 t
        vmovdqu64 [rbp + 21120], zmm8                     ;   367.7 p7+p4   40 t spill
        vmovdqu64 zmm8, [rbp + 19776]                     ;   324.3 p2      40 t
        vpxord zmm8, zmm8, [r8 + 872]{1to16}              ;   367.3 p0+p3   40 t
        vmovdqu64 [rbp + 20864], zmm8                     ;   368.3 p8+p9   40 t spill
        vmovdqu64 zmm8, [rbp + 19264]                     ;   332.3 p2      40 t
        vpxord zmm8, zmm8, [r8 + 880]{1to16}              ;   367.7 p5+p3   40 t
        vmovdqu64 [rbp + 22912], zmm8                     ;   368.7 p7+p4   40 t spill
        vmovdqu64 zmm8, [rbp + 19456]                     ;   311.3 p2      41 t reload
        vmovdqu64 zmm12, [rbp + 11776]                    ;   282.0 p3      61 t
        vpternlogd zmm12, zmm8, [rbp + 21312], 0x96       ;   368.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 20608]                     ;   330.7 p3      40 t
        vpxord zmm8, zmm8, [r8 + 896]{1to16}              ;   368.7 p5+p2   40 t
        vmovdqu64 [rbp + 21312], zmm8                     ;   369.7 p8+p9   40 t spill
        vmovdqu64 zmm8, [rbp + 21632]                     ;   325.3 p3      40 t
        vpxord zmm8, zmm8, [r8 + 888]{1to16}              ;   369.3 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm8                     ;   370.3 p7+p4   40 t spill
        vmovdqu64 zmm8, [rbp + 21376]                     ;   298.7 p3      41 t reload
        vmovdqu64 [rbp + 21952], zmm25                    ;   360.3 p8+p9   40 t spill
        vmovdqu64 zmm25, [rbp + 11840]                    ;   285.2 p2      61 t
        vpternlogd zmm25, zmm8, [rbp + 21568], 0x96       ;   369.7 p5+p3   61 t
        vmovdqu64 zmm8, [rbp + 19328]                     ;   329.7 p2      40 t
        vpxord zmm8, zmm8, [r8 + 904]{1to16}              ;   370.3 p0+p3   40 t
        vmovdqu64 [rbp + 21568], zmm8                     ;   371.3 p7+p4   40 t spill
        vmovdqu64 zmm8, [rbp + 19200]                     ;   330.3 p2      40 t
        vpxord zmm8, zmm8, [r8 + 900]{1to16}              ;   370.7 p5+p3   40 t
        vmovdqu64 [rbp + 21376], zmm8                     ;   371.7 p8+p9   40 t spill
        vpxord zmm8, zmm17, [r8 + 916]{1to16}             ;   371.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm17                    ;   346.7 p7+p4   61 t spill
        vpxord zmm17, zmm28, [r8 + 924]{1to16}            ;   371.7 p5+p3   40 t
        vmovdqu64 [rbp + 18816], zmm28                    ;   347.3 p8+p9   61 t spill
        vpxord zmm28, zmm21, [r8 + 944]{1to16}            ;   372.3 p0+p2   40 t
        vmovdqu64 [rbp + 18752], zmm21                    ;   346.3 p7+p4   61 t spill
        vpxord zmm21, zmm22, [r8 + 928]{1to16}            ;   372.7 p5+p3   40 t
        vmovdqu64 [rbp + 18944], zmm22                    ;   348.3 p8+p9   61 t spill
        vpxord zmm22, zmm13, [r8 + 932]{1to16}            ;   373.3 p0+p2   40 t
        vmovdqu64 [rbp + 20352], zmm13                    ;   349.3 p7+p4   61 t spill
        vpxord zmm13, zmm30, [r8 + 1016]{1to16}           ;   373.7 p5+p3   40 t
        vmovdqu64 [rbp + 19136], zmm30                    ;   347.7 p8+p9   61 t spill
        vpxord zmm30, zmm11, [r8 + 936]{1to16}            ;   374.3 p0+p2   40 t
        vmovdqu64 [rbp + 20992], zmm11                    ;   350.7 p7+p4   61 t spill
        vpxord zmm11, zmm5, [r8 + 952]{1to16}             ;   374.7 p5+p3   40 t
        vmovdqu64 [rbp + 20224], zmm5                     ;   351.3 p8+p9   61 t spill
        vpxord zmm5, zmm3, [r8 + 940]{1to16}              ;   375.3 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm3                     ;   354.7 p7+p4   61 t spill
        vpxord zmm3, zmm26, [r8 + 1008]{1to16}            ;   375.7 p5+p3   40 t
        vmovdqu64 [rbp + 21824], zmm26                    ;   351.7 p8+p9   61 t spill
        vpxord zmm26, zmm29, [r8 + 984]{1to16}            ;   376.3 p0+p2   40 t
        vmovdqu64 [rbp + 17408], zmm29                    ;   353.3 p7+p4   61 t spill
        vpxord zmm29, zmm20, [r8 + 964]{1to16}            ;   376.7 p5+p3   40 t
        vmovdqu64 [rbp + 18432], zmm20                    ;   356.3 p8+p9   61 t spill
        vpxord zmm20, zmm9, [r8 + 960]{1to16}             ;   377.3 p0+p2   40 t
        vmovdqu64 [rbp + 21248], zmm9                     ;   356.7 p7+p4   61 t spill
        vpxord zmm9, zmm24, [r8 + 968]{1to16}             ;   377.7 p5+p3   40 t
        vmovdqu64 [rbp + 20672], zmm24                    ;   359.3 p8+p9   61 t spill
        vpxord zmm24, zmm7, [r8 + 972]{1to16}             ;   378.3 p0+p2   40 t
        vmovdqu64 [rbp + 22272], zmm7                     ;   360.7 p7+p4   61 t spill
        vpxord zmm7, zmm14, zmm27                         ;   378.7 p5      41 t
        vmovdqu64 [rbp + 19712], zmm3                     ;   376.7 p8+p9   40 t spill
        vpxord zmm3, zmm6, [r8 + 996]{1to16}              ;   379.3 p0+p3   40 t
        vmovdqu64 [rbp + 18496], zmm6                     ;   366.3 p7+p4   61 t spill
        vmovdqa64 zmm6, zmm27                             ;   355.3         41 t copy
        vpternlogd zmm6, zmm23, [r8 + 788]{1to16}, 0x69   ;   379.7 p5+p2   41 t
        vmovdqu64 [rbp + 18112], zmm23                    ;   340.3 p8+p9   61 t spill
        vpxord zmm23, zmm1, [r8 + 992]{1to16}             ;   380.3 p0+p3   40 t
        vmovdqu64 [rbp + 23104], zmm1                     ;   366.7 p7+p4   61 t spill
        vpxord zmm1, zmm12, [r8 + 1000]{1to16}            ;   380.7 p5+p2   40 t
        vmovdqu64 [rbp + 23168], zmm12                    ;   369.3 p8+p9   61 t spill
        vmovdqa64 zmm12, zmm10                            ;   358.7         41 t copy
        vpternlogd zmm12, zmm2, zmm0, 0x96                ;   381.3 p0      41 t
        vmovdqu64 [rbp + 23232], zmm1                     ;   381.7 p7+p4   40 t spill
        vpxord zmm1, zmm25, [r8 + 1004]{1to16}            ;   381.7 p5+p3   40 t
        vmovdqu64 [rbp + 23296], zmm25                    ;   370.7 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm7                             ;   379.7         41 t copy
        vmovdqu64 [rbp + 23360], zmm13                    ;   374.7 p7+p4   40 t spill
        vmovdqa64 zmm13, zmm18                            ;   365.7         23 t copy
        vpternlogd zmm13, zmm19, zmm16, 0x96              ;   382.3 p0      23 t
        vmovdqu64 [rbp + 23424], zmm23                    ;   381.3 p8+p9   40 t spill
        vmovdqa64 zmm23, zmm7                             ;   379.7         41 t copy
        vmovdqu64 [rbp + 23488], zmm1                     ;   382.7 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm12                             ;   382.3         41 t copy
        vpternlogd zmm1, zmm6, zmm6, 0xc3                 ;   382.7 p5      41 t
        vmovdqu64 [rbp + 23552], zmm3                     ;   380.3 p8+p9   40 t spill
        vmovdqa64 zmm3, zmm1                              ;   383.7         41 t copy
        vmovdqu64 [rbp + 23616], zmm9                     ;   378.7 p7+p4   40 t spill
        vmovdqa64 zmm9, zmm12                             ;   382.3         41 t copy
        vpternlogd zmm9, zmm4, [r8 + 796]{1to16}, 0x96    ;   383.3 p0+p2   41 t
        vpxord zmm25, zmm25, zmm9                         ;   384.3 p5      41 t
        vmovdqu64 [rbp + 23680], zmm26                    ;   377.3 p8+p9   40 t spill
        vpandnd zmm26, zmm25, zmm10                       ;   385.3 p0      41 t
        vpternlogd zmm26, zmm9, zmm1, 0xb4                ;   386.3 p5      41 t
        vmovdqu64 [rbp + 23744], zmm20                    ;   378.3 p7+p4   40 t spill
        vmovdqa64 zmm20, zmm25                            ;   385.3         41 t copy
        vpternlogd zmm20, zmm1, zmm10, 0x96               ;   385.3 p0      41 t
        vpternlogd zmm7, zmm20, zmm6, 0x6a                ;   386.3 p5      41 t
        vpternlogd zmm10, zmm7, zmm25, 0x93               ;   387.3 p0      41 t
        vpternlogd zmm7, zmm9, zmm6, 0x1e                 ;   387.3 p5      41 t
        vpxord zmm3, zmm3, zmm20                          ;   387.3 p0      41 t
        vmovdqu64 [rbp + 23808], zmm24                    ;   379.3 p8+p9   40 t spill
        vmovdqa64 zmm24, zmm3                             ;   388.3         41 t copy
        vmovdqu64 [rbp + 23872], zmm29                    ;   377.7 p7+p4   40 t spill
        vmovdqa64 zmm29, zmm3                             ;   388.3         41 t copy
        vpternlogd zmm29, zmm12, zmm15, 0x96              ;   388.3 p5      41 t
        vpxord zmm24, zmm24, zmm29                        ;   389.3 p0      41 t
        vpternlogd zmm14, zmm24, zmm12, 0x96              ;   390.3 p5      41 t
        vpternlogd zmm0, zmm24, zmm27, 0x69               ;   390.3 p0      41 t
        vpternlogd zmm26, zmm14, zmm29, 0x1e              ;   391.3 p5      41 t
        vpternlogd zmm26, zmm0, zmm6, 0xe1                ;   392.3 p0      41 t
        vmovdqu64 [rbp + 23936], zmm30                    ;   375.3 p8+p9   40 t spill
        vpxord zmm30, zmm14, zmm0                         ;   391.3 p5      41 t
        vpternlogd zmm7, zmm30, zmm12, 0xb4               ;   392.3 p0      41 t
        vmovdqu64 [rbp + 24000], zmm28                    ;   373.3 p7+p4   40 t spill
        vmovdqa64 zmm28, zmm24                            ;   390.3         41 t copy
        vpternlogd zmm24, zmm0, zmm25, 0x6f               ;   391.7 p5      41 t
        vmovdqu64 [rbp + 24064], zmm21                    ;   373.7 p8+p9   40 t spill
        vmovdqa64 zmm21, zmm10                            ;   388.3         41 t copy
        vpternlogd zmm21, zmm0, zmm29, 0x1e               ;   392.3 p0      41 t
        vpternlogd zmm21, zmm30, zmm6, 0xe1               ;   393.3 p5      41 t
        vpternlogd zmm10, zmm4, [r8 + 796]{1to16}, 0x96   ;   393.3 p0+p3   41 t
        vpternlogd zmm10, zmm24, zmm7, 0x69               ;   394.3 p5      41 t
        vpternlogd zmm7, zmm15, zmm27, 0xb4               ;   394.3 p0      41 t
        vmovdqa64 zmm24, zmm30                            ;   392.3         41 t copy
        vmovdqu64 [rbp + 24128], zmm4                     ;   345.7 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm21                             ;   394.3         41 t copy
        vpternlogd zmm4, zmm7, zmm26, 0xe3                ;   395.3 p5      41 t
        vmovdqu64 [rbp + 24192], zmm11                    ;   375.7 p8+p9   40 t spill
        vmovdqa64 zmm11, zmm4                             ;   396.3         41 t copy
        vmovdqu64 [rbp + 24256], zmm5                     ;   376.3 p7+p4   40 t spill
        vmovdqa64 zmm5, zmm10                             ;   395.3         41 t copy
        vpternlogd zmm5, zmm7, zmm26, 0x6c                ;   395.3 p0      41 t
        vpxord zmm11, zmm11, zmm5                         ;   396.3 p5      41 t
        vpternlogd zmm26, zmm11, zmm10, 0xbe              ;   397.3 p0      41 t
        vpternlogd zmm7, zmm26, zmm21, 0xc2               ;   398.3 p5      41 t
        vpternlogd zmm26, zmm4, zmm21, 0x72               ;   398.3 p0      41 t
        vpternlogd zmm5, zmm10, zmm7, 0x36                ;   399.3 p5      41 t
        vmovdqu64 zmm4, [rbp + 23040]                     ;   328.3 p2      23 t
        vpternlogd zmm4, zmm31, [r8 + 816]{1to16}, 0x69   ;   398.3 p0+p3   23 t
        vpternlogd zmm2, zmm26, zmm3, 0x12                ;   399.3 p5      41 t
        vpord zmm28, zmm28, zmm11                         ;   399.3 p0      41 t
        vpord zmm14, zmm14, zmm7                          ;   399.7 p5      41 t
        vpxord zmm10, zmm11, zmm5                         ;   400.3 p0      41 t
        vpternlogd zmm11, zmm0, zmm25, 6                  ;   400.7 p5      41 t
        vpternlogd zmm25, zmm10, zmm11, 0x56              ;   401.7 p0      41 t
        vpxord zmm24, zmm24, zmm11                        ;   401.7 p5      41 t
        vpternlogd zmm0, zmm14, zmm5, 0x39                ;   402.3 p0      41 t
        vpternlogd zmm24, zmm14, zmm2, 0x96               ;   402.7 p5      41 t
        vpbroadcastd zmm11, [r8 + 812]                    ;   308.2 p10     62 l.11 reload
        vmovdqu64 zmm14, [rbp + 19584]                    ;   310.3 p2      23 t
        vpternlogd zmm14, zmm31, zmm11, 0x96              ;   403.3 p0      23 t
        vmovdqu64 zmm21, [rbp + 19584]                    ;   310.3 p3      61 t reload
        vpternlogd zmm11, zmm13, zmm21, 0x96              ;   403.7 p5      23 t
        vpxord zmm21, zmm5, zmm7                          ;   404.3 p0      41 t
        vpternlogd zmm24, zmm30, zmm21, 0x78              ;   405.3 p5      41 t
        vmovdqa64 zmm30, zmm10                            ;   401.3         41 t copy
        vmovdqu64 [rbp + 24320], zmm22                    ;   374.3 p8+p9   40 t spill
        vmovdqa64 zmm22, zmm26                            ;   399.3         41 t copy
        vpternlogd zmm22, zmm21, zmm21, 0xc3              ;   405.3 p0      41 t
        vpternlogd zmm9, zmm25, zmm22, 0x36               ;   406.3 p5      41 t
        vpternlogd zmm21, zmm29, zmm6, 6                  ;   406.3 p0      41 t
        vpternlogd zmm5, zmm6, zmm21, 0x9a                ;   407.3 p5      41 t
        vpternlogd zmm21, zmm29, zmm7, 0xe1               ;   407.3 p0      41 t
        vpternlogd zmm10, zmm3, zmm21, 0x59               ;   408.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 18880]                     ;   337.7 p2      61 t reload
        vmovdqu64 zmm6, [rbp + 22528]                     ;   361.7 p3      22 t
        vpternlogd zmm6, zmm3, [r8 + 852]{1to16}, 0x69    ;   408.3 p0+p2   22 t
        vpxord zmm30, zmm30, zmm22                        ;   408.7 p5      41 t
        vpternlogd zmm20, zmm5, zmm30, 0x93               ;   409.7 p0      41 t
        vpternlogd zmm22, zmm1, zmm20, 0x59               ;   410.7 p5      41 t
        vpandd zmm23, zmm23, zmm30                        ;   410.3 p0      41 t
        vpternlogd zmm30, zmm7, zmm7, 0xc3                ;   410.7 p5      41 t
        vmovdqu64 zmm1, [rbp + 18624]                     ;   364.3 p3      22 t
        vmovdqu64 zmm7, [rbp + 22528]                     ;   361.7 p2      40 t reload
        vpxord zmm1, zmm1, zmm7                           ;   411.3 p0      22 t
        vpternlogd zmm15, zmm24, zmm30, 0xc6              ;   411.7 p5      41 t
        vpternlogd zmm30, zmm27, zmm15, 0x95              ;   412.7 p0      41 t
        vpternlogd zmm23, zmm25, zmm30, 0x96              ;   413.7 p5      41 t
        vpternlogd zmm0, zmm30, zmm9, 0x69                ;   413.7 p0      41 t
        vmovdqu64 zmm30, [rbp + 22464]                    ;   362.3 p3      40 t reload
        vmovdqu64 zmm25, [rbp + 22400]                    ;   362.7 p2      40 t reload
        vmovdqu64 zmm27, [rbp + 21696]                    ;   364.7 p3      22 t
        vpternlogd zmm27, zmm25, zmm30, 0x96              ;   413.7 p5      22 t
        vpternlogd zmm21, zmm28, zmm15, 0x96              ;   414.3 p0      41 t
        vpternlogd zmm15, zmm26, zmm12, 0x2d              ;   414.7 p5      41 t
        vpternlogd zmm2, zmm9, zmm22, 0x96                ;   415.3 p0      41 t
        vpternlogd zmm10, zmm20, zmm15, 0x69              ;   415.7 p5      41 t
        vpternlogd zmm15, zmm5, zmm22, 0x96               ;   416.3 p0      41 t
        vmovdqa64 zmm5, zmm14                             ;   404.3         23 t copy
        vpternlogd zmm15, zmm21, zmm23, 0x96              ;   417.3 p5      41 t
        vpbroadcastd zmm9, [r8 + 824]                     ;   316.2 p10     62 l.14 reload
        vmovdqu64 zmm12, [rbp + 18368]                    ;   335.7 p2      23 t
        vpternlogd zmm12, zmm13, zmm9, 0x96               ;   417.3 p0      23 t
        vpternlogd zmm22, zmm15, zmm0, 0x96               ;   418.3 p5      41 t
        vpxord zmm5, zmm5, zmm12                          ;   418.3 p0      23 t
        vmovdqa64 zmm20, zmm13                            ;   383.3         23 t copy
        vpternlogd zmm20, zmm4, zmm4, 0xc3                ;   418.7 p5      23 t
        vmovdqa64 zmm26, zmm14                            ;   404.3         23 t copy
        vpandnd zmm28, zmm5, zmm19                        ;   419.3 p0      23 t
        vpandnd zmm29, zmm20, zmm12                       ;   419.7 p5      23 t
        vmovdqa64 zmm3, zmm20                             ;   419.7         23 t copy
        vmovdqu64 [rbp + 24384], zmm21                    ;   415.3 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm5                             ;   419.3         23 t copy
        vpternlogd zmm21, zmm20, zmm19, 0x96              ;   420.3 p0      23 t
        vpternlogd zmm14, zmm21, zmm4, 0x6a               ;   421.3 p5      23 t
        vpxord zmm3, zmm3, zmm21                          ;   421.3 p0      23 t
        vpternlogd zmm19, zmm14, zmm5, 0x93               ;   422.3 p5      23 t
        vpternlogd zmm14, zmm12, zmm4, 0x1e               ;   422.3 p0      23 t
        vpternlogd zmm9, zmm19, [rbp + 18368], 0x96       ;   423.3 p5+p3   23 t
        vmovdqu64 [rbp + 24448], zmm0                     ;   414.7 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm1                              ;   412.3         22 t copy
        vmovdqu64 [rbp + 24512], zmm15                    ;   418.3 p7+p4   41 t spill
        vmovdqa64 zmm15, zmm3                             ;   422.3         23 t copy
        vmovdqu64 [rbp + 24576], zmm2                     ;   416.3 p8+p9   41 t spill
        vmovdqa64 zmm2, zmm27                             ;   414.7         22 t copy
        vpternlogd zmm2, zmm6, zmm6, 0xc3                 ;   423.3 p0      22 t
        vmovdqu64 [rbp + 24640], zmm24                    ;   406.3 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm2                             ;   424.3         22 t copy
        vmovdqu64 [rbp + 24704], zmm10                    ;   416.7 p8+p9   41 t spill
        vmovdqa64 zmm10, zmm3                             ;   422.3         23 t copy
        vpternlogd zmm10, zmm13, [rbp + 21952], 0x96      ;   423.7 p5+p2   23 t
        vpxord zmm15, zmm15, zmm10                        ;   424.7 p0      23 t
        vpternlogd zmm18, zmm15, zmm31, 0x69              ;   425.7 p5      23 t
        vpternlogd zmm19, zmm18, zmm10, 0x1e              ;   426.7 p0      23 t
        vmovdqu64 [rbp + 24768], zmm23                    ;   414.7 p7+p4   41 t spill
        vmovdqa64 zmm23, zmm11                            ;   404.7         23 t copy
        vpternlogd zmm23, zmm10, zmm3, 0xde               ;   425.7 p5      23 t
        vpternlogd zmm29, zmm23, zmm28, 0x96              ;   426.7 p0      23 t
        vpternlogd zmm29, zmm18, zmm4, 0xe1               ;   427.7 p5      23 t
        vmovdqa64 zmm23, zmm18                            ;   426.7         23 t copy
        vpternlogd zmm23, zmm11, zmm15, 0x96              ;   427.3 p0      23 t
        vpternlogd zmm14, zmm23, zmm13, 0xb4              ;   428.3 p5      23 t
        vpternlogd zmm19, zmm23, zmm4, 0xe1               ;   428.3 p0      23 t
        vmovdqa64 zmm28, zmm23                            ;   428.3         23 t copy
        vmovdqu64 [rbp + 24832], zmm22                    ;   419.3 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm15                            ;   425.7         23 t copy
        vmovdqu64 [rbp + 24896], zmm8                     ;   372.3 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm18                             ;   426.7         23 t copy
        vpternlogd zmm8, zmm15, zmm5, 0x7b                ;   428.7 p5      23 t
        vpternlogd zmm9, zmm8, zmm14, 0x69                ;   429.7 p0      23 t
        vmovdqu64 zmm8, [rbp + 21952]                     ;   360.3 p3      40 t reload
        vpternlogd zmm14, zmm31, zmm8, 0xd2               ;   429.7 p5      23 t
        vmovdqu64 [rbp + 24960], zmm17                    ;   372.7 p8+p9   40 t spill
        vmovdqa64 zmm17, zmm1                             ;   412.3         22 t copy
        vmovdqa64 zmm25, zmm19                            ;   429.3         23 t copy
        vpternlogd zmm25, zmm14, zmm29, 0xe3              ;   430.7 p0      23 t
        vmovdqa64 zmm7, zmm25                             ;   431.7         23 t copy
        vmovdqa64 zmm30, zmm9                             ;   430.7         23 t copy
        vpternlogd zmm30, zmm14, zmm29, 0x6c              ;   430.7 p5      23 t
        vpxord zmm7, zmm7, zmm30                          ;   431.7 p0      23 t
        vpternlogd zmm29, zmm7, zmm9, 0xbe                ;   432.7 p5      23 t
        vpternlogd zmm14, zmm29, zmm19, 0xc2              ;   433.7 p0      23 t
        vpternlogd zmm29, zmm25, zmm19, 0x72              ;   433.7 p5      23 t
        vpternlogd zmm30, zmm9, zmm14, 0x36               ;   434.7 p0      23 t
        vpternlogd zmm11, zmm15, zmm14, 0xbe              ;   434.7 p5      23 t
        vpternlogd zmm16, zmm29, zmm3, 0x12               ;   434.7 p0      23 t
        vpord zmm22, zmm22, zmm7                          ;   434.7 p5      23 t
        vpxord zmm9, zmm7, zmm30                          ;   435.7 p0      23 t
        vpternlogd zmm7, zmm18, zmm5, 6                   ;   435.7 p5      23 t
        vpternlogd zmm5, zmm9, zmm7, 0x56                 ;   436.7 p0      23 t
        vpxord zmm28, zmm28, zmm7                         ;   436.7 p5      23 t
        vpternlogd zmm18, zmm11, zmm30, 0x39              ;   437.3 p0      23 t
        vpternlogd zmm28, zmm11, zmm16, 0x96              ;   437.7 p5      23 t
        vpxord zmm7, zmm30, zmm14                         ;   438.3 p0      23 t
        vpternlogd zmm28, zmm23, zmm7, 0x78               ;   439.3 p5      23 t
        vmovdqa64 zmm11, zmm9                             ;   436.7         23 t copy
        vpbroadcastd zmm15, [r8 + 860]                    ;   329.2 p10     62 l.23 reload
        vmovdqu64 zmm19, [rbp + 20096]                    ;   345.7 p2      22 t
        vpternlogd zmm19, zmm27, zmm15, 0x96              ;   439.3 p0      22 t
        vpxord zmm0, zmm0, zmm19                          ;   440.3 p5      22 t
        vmovdqa64 zmm23, zmm29                            ;   434.7         23 t copy
        vpternlogd zmm23, zmm7, zmm7, 0xc3                ;   440.3 p0      23 t
        vpternlogd zmm12, zmm5, zmm23, 0x36               ;   441.3 p5      23 t
        vpternlogd zmm7, zmm10, zmm4, 6                   ;   441.3 p0      23 t
        vpternlogd zmm30, zmm4, zmm7, 0x9a                ;   442.3 p5      23 t
        vpternlogd zmm7, zmm10, zmm14, 0xe1               ;   442.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 20160]                     ;   330.8 p3      61 t reload
        vmovdqu64 zmm10, [rbp + 19840]                    ;   367.3 p2      21 t
        vpternlogd zmm10, zmm4, [r8 + 884]{1to16}, 0x69   ;   442.7 p5+p3   21 t
        vpternlogd zmm9, zmm3, zmm7, 0x59                 ;   443.3 p0      23 t
        vpxord zmm11, zmm11, zmm23                        ;   443.7 p5      23 t
        vmovdqu64 zmm3, [rbp + 22912]                     ;   368.7 p2      21 t
        vmovdqu64 zmm25, [rbp + 19840]                    ;   367.3 p3      40 t reload
        vpxord zmm3, zmm3, zmm25                          ;   444.3 p0      21 t
        vpternlogd zmm21, zmm30, zmm11, 0x93              ;   444.7 p5      23 t
        vpternlogd zmm23, zmm20, zmm21, 0x59              ;   445.7 p0      23 t
        vpandd zmm26, zmm26, zmm11                        ;   445.7 p5      23 t
        vpternlogd zmm11, zmm14, zmm14, 0xc3              ;   446.3 p0      23 t
        vpternlogd zmm8, zmm28, zmm11, 0xc6               ;   447.3 p5      23 t
        vpternlogd zmm11, zmm31, zmm8, 0x95               ;   448.3 p0      23 t
        vmovdqu64 zmm31, [rbp + 20736]                    ;   363.7 p2      40 t reload
        vmovdqu64 zmm14, [rbp + 21120]                    ;   367.7 p3      40 t reload
        vmovdqu64 zmm20, [rbp + 19456]                    ;   370.3 p2      21 t
        vpternlogd zmm20, zmm14, zmm31, 0x96              ;   447.7 p5      21 t
        vpternlogd zmm26, zmm5, zmm11, 0x96               ;   449.3 p0      23 t
        vpternlogd zmm18, zmm11, zmm12, 0x69              ;   449.3 p5      23 t
        vpternlogd zmm7, zmm22, zmm8, 0x96                ;   449.3 p0      23 t
        vpternlogd zmm8, zmm29, zmm13, 0x2d               ;   449.7 p5      23 t
        vpternlogd zmm16, zmm12, zmm23, 0x96              ;   450.3 p0      23 t
        vpternlogd zmm9, zmm21, zmm8, 0x69                ;   450.7 p5      23 t
        vpternlogd zmm8, zmm30, zmm23, 0x96               ;   451.3 p0      23 t
        vpternlogd zmm8, zmm7, zmm26, 0x96                ;   452.3 p5      23 t
        vpandnd zmm30, zmm2, zmm19                        ;   452.3 p0      22 t
        vpternlogd zmm23, zmm8, zmm18, 0x96               ;   453.3 p5      23 t
        vmovdqu64 zmm5, [rbp + 21696]                     ;   364.7 p3      40 t reload
        vmovdqa64 zmm11, zmm0                             ;   441.3         22 t copy
        vpternlogd zmm11, zmm2, zmm5, 0x96                ;   453.3 p0      22 t
        vpternlogd zmm30, zmm0, zmm5, 0xd2                ;   453.7 p5      22 t
        vpternlogd zmm1, zmm11, zmm6, 0x6a                ;   454.3 p0      22 t
        vpxord zmm24, zmm24, zmm11                        ;   454.7 p5      22 t
        vpternlogd zmm5, zmm1, zmm0, 0x93                 ;   455.3 p0      22 t
        vpternlogd zmm1, zmm19, zmm6, 0x1e                ;   455.7 p5      22 t
        vmovdqu64 zmm12, [rbp + 20096]                    ;   345.7 p2      61 t reload
        vpternlogd zmm15, zmm5, zmm12, 0x96               ;   456.3 p0      22 t
        vmovdqa64 zmm13, zmm24                            ;   455.7         22 t copy
        vmovdqa64 zmm21, zmm3                             ;   445.3         21 t copy
        vmovdqu64 zmm22, [rbp + 19008]                    ;   363.3 p3      40 t reload
        vmovdqa64 zmm29, zmm24                            ;   455.7         22 t copy
        vpternlogd zmm29, zmm27, zmm22, 0x96              ;   456.7 p5      22 t
        vpxord zmm13, zmm13, zmm29                        ;   457.7 p0      22 t
        vmovdqa64 zmm4, zmm13                             ;   458.7         22 t copy
        vmovdqa64 zmm12, zmm20                            ;   448.7         21 t copy
        vpternlogd zmm12, zmm10, zmm10, 0xc3              ;   457.7 p5      21 t
        vmovdqu64 [rbp + 21696], zmm7                     ;   450.3 p7+p4   23 t spill
        vmovdqa64 zmm7, zmm12                             ;   458.7         21 t copy
        vmovdqu64 [rbp + 21952], zmm18                    ;   450.3 p8+p9   23 t spill
        vmovdqa64 zmm18, zmm13                            ;   458.7         22 t copy
        vpternlogd zmm18, zmm27, [rbp + 18624], 0x96      ;   458.7 p0+p2   22 t
        vpternlogd zmm30, zmm18, zmm29, 0x1e              ;   459.7 p5      22 t
        vmovdqu64 [rbp + 18624], zmm8                     ;   453.3 p7+p4   23 t spill
        vmovdqa64 zmm8, zmm18                             ;   459.7         22 t copy
        vmovdqu64 [rbp + 25024], zmm16                    ;   451.3 p8+p9   23 t spill
        vmovdqu64 zmm16, [rbp + 22528]                    ;   361.7 p3      22 t
        vpternlogd zmm16, zmm13, [rbp + 22464], 0x69      ;   459.3 p0+p2   22 t
        vpternlogd zmm30, zmm16, zmm6, 0xe1               ;   460.7 p5      22 t
        vpternlogd zmm13, zmm16, zmm0, 0x6f               ;   460.3 p0      22 t
        vpternlogd zmm5, zmm16, zmm29, 0x1e               ;   460.7 p5      22 t
        vpxord zmm8, zmm8, zmm16                          ;   461.3 p0      22 t
        vpternlogd zmm1, zmm8, zmm27, 0xb4                ;   462.3 p5      22 t
        vpternlogd zmm15, zmm13, zmm1, 0x69               ;   463.3 p0      22 t
        vpternlogd zmm5, zmm8, zmm6, 0xe1                 ;   462.7 p5      22 t
        vmovdqu64 zmm13, [rbp + 22528]                    ;   361.7 p3      40 t reload
        vpternlogd zmm1, zmm22, zmm13, 0xb4               ;   463.3 p0      22 t
        vmovdqu64 [rbp + 22464], zmm28                    ;   440.3 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm8                             ;   462.3         22 t copy
        vmovdqu64 [rbp + 25088], zmm9                     ;   451.7 p8+p9   23 t spill
        vmovdqa64 zmm9, zmm3                              ;   445.3         21 t copy
        vmovdqu64 [rbp + 25152], zmm26                    ;   450.3 p7+p4   23 t spill
        vmovdqa64 zmm26, zmm5                             ;   463.7         22 t copy
        vpternlogd zmm26, zmm1, zmm30, 0xe3               ;   464.3 p5      22 t
        vmovdqu64 [rbp + 25216], zmm23                    ;   454.3 p8+p9   23 t spill
        vmovdqa64 zmm23, zmm26                            ;   465.3         22 t copy
        vmovdqa64 zmm14, zmm15                            ;   464.3         22 t copy
        vpternlogd zmm14, zmm1, zmm30, 0x6c               ;   464.3 p0      22 t
        vpxord zmm23, zmm23, zmm14                        ;   465.3 p5      22 t
        vpternlogd zmm30, zmm23, zmm15, 0xbe              ;   466.3 p0      22 t
        vpternlogd zmm1, zmm30, zmm5, 0xc2                ;   467.3 p5      22 t
        vpternlogd zmm30, zmm26, zmm5, 0x72               ;   467.3 p0      22 t
        vpternlogd zmm14, zmm15, zmm1, 0x36               ;   468.3 p5      22 t
        vpord zmm4, zmm4, zmm23                           ;   467.3 p0      22 t
        vpxord zmm5, zmm23, zmm14                         ;   469.3 p5      22 t
        vpternlogd zmm23, zmm16, zmm0, 6                  ;   468.3 p0      22 t
        vpternlogd zmm0, zmm5, zmm23, 0x56                ;   470.3 p5      22 t
        vpxord zmm28, zmm28, zmm23                        ;   469.3 p0      22 t
        vpord zmm18, zmm18, zmm1                          ;   469.7 p5      22 t
        vpternlogd zmm16, zmm18, zmm14, 0x39              ;   470.7 p0      22 t
        vpxord zmm15, zmm14, zmm1                         ;   470.7 p5      22 t
        vmovdqa64 zmm23, zmm5                             ;   470.3         22 t copy
        vmovdqa64 zmm26, zmm15                            ;   471.7         22 t copy
        vpternlogd zmm26, zmm29, zmm6, 6                  ;   471.7 p0      22 t
        vpternlogd zmm14, zmm6, zmm26, 0x9a               ;   472.7 p5      22 t
        vpternlogd zmm26, zmm29, zmm1, 0xe1               ;   472.7 p0      22 t
        vpternlogd zmm5, zmm26, zmm24, 0x39               ;   473.7 p5      22 t
        vpternlogd zmm24, zmm30, [rbp + 22400], 0x12      ;   473.3 p0+p2   22 t
        vpternlogd zmm28, zmm18, zmm24, 0x96              ;   474.3 p5      22 t
        vpternlogd zmm28, zmm8, zmm15, 0x78               ;   475.3 p0      22 t
        vmovdqa64 zmm6, zmm30                             ;   468.3         22 t copy
        vpternlogd zmm6, zmm15, zmm15, 0xc3               ;   474.7 p5      22 t
        vmovdqu64 zmm8, [rbp + 20032]                     ;   349.2 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 21312]                    ;   369.7 p2      23 t
        vpternlogd zmm15, zmm8, [r8 + 912]{1to16}, 0x69   ;   475.3 p0+p3   23 t
        vpternlogd zmm19, zmm0, zmm6, 0x36                ;   475.7 p5      22 t
        vpxord zmm23, zmm23, zmm6                         ;   476.3 p0      22 t
        vpternlogd zmm11, zmm14, zmm23, 0x93              ;   477.3 p5      22 t
        vpternlogd zmm6, zmm2, zmm11, 0x59                ;   478.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 21568]                     ;   371.3 p2      40 t reload
        vmovdqu64 zmm18, [rbp + 24896]                    ;   372.3 p3      40 t reload
        vmovdqu64 zmm29, [rbp + 24960]                    ;   372.7 p2      23 t
        vpternlogd zmm29, zmm18, zmm2, 0x96               ;   477.7 p5      23 t
        vpandd zmm17, zmm17, zmm23                        ;   478.3 p0      22 t
        vpternlogd zmm23, zmm1, zmm1, 0xc3                ;   478.7 p5      22 t
        vpternlogd zmm22, zmm28, zmm23, 0xc6              ;   479.7 p0      22 t
        vpternlogd zmm23, zmm13, zmm22, 0x95              ;   480.7 p5      22 t
        vpternlogd zmm17, zmm0, zmm23, 0x96               ;   481.7 p0      22 t
        vpbroadcastd zmm0, [r8 + 908]                     ;   352.0 p10     62 l.35 reload
        vmovdqu64 zmm1, [rbp + 21888]                     ;   352.2 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 21312]                    ;   369.7 p2      23 t
        vpternlogd zmm13, zmm1, zmm0, 0x96                ;   480.7 p5      23 t
        vpternlogd zmm16, zmm23, zmm19, 0x69              ;   481.7 p0      22 t
        vpternlogd zmm26, zmm4, zmm22, 0x96               ;   481.7 p5      22 t
        vpternlogd zmm22, zmm30, zmm27, 0x2d              ;   482.3 p0      22 t
        vpternlogd zmm24, zmm19, zmm6, 0x96               ;   482.7 p5      22 t
        vpternlogd zmm5, zmm11, zmm22, 0x69               ;   483.3 p0      22 t
        vpternlogd zmm22, zmm14, zmm6, 0x96               ;   483.7 p5      22 t
        vpbroadcastd zmm30, [r8 + 892]                    ;   353.7 p10     62 l.31 reload
        vmovdqu64 zmm4, [rbp + 18304]                     ;   353.8 p3      21 t
        vpternlogd zmm4, zmm20, zmm30, 0x96               ;   484.3 p0      21 t
        vpternlogd zmm22, zmm26, zmm17, 0x96              ;   484.7 p5      22 t
        vpternlogd zmm6, zmm22, zmm16, 0x96               ;   485.7 p0      22 t
        vpxord zmm21, zmm21, zmm4                         ;   485.7 p5      21 t
        vpternlogd zmm0, zmm29, zmm1, 0x96                ;   486.3 p0      23 t
        vpandnd zmm11, zmm12, zmm4                        ;   486.7 p5      21 t
        vmovdqu64 zmm14, [rbp + 19456]                    ;   370.3 p2      40 t reload
        vpternlogd zmm11, zmm21, zmm14, 0xd2              ;   487.7 p0      21 t
        vmovdqa64 zmm19, zmm21                            ;   486.7         21 t copy
        vpternlogd zmm19, zmm12, zmm14, 0x96              ;   487.7 p5      21 t
        vpternlogd zmm3, zmm19, zmm10, 0x6a               ;   488.7 p0      21 t
        vpternlogd zmm14, zmm3, zmm21, 0x93               ;   489.7 p5      21 t
        vpternlogd zmm3, zmm4, zmm10, 0x1e                ;   489.7 p0      21 t
        vpxord zmm7, zmm7, zmm19                          ;   489.7 p5      21 t
        vmovdqu64 zmm23, [rbp + 18304]                    ;   356.3 p3      61 t reload
        vpternlogd zmm30, zmm14, zmm23, 0x96              ;   490.7 p0      21 t
        vmovdqa64 zmm27, zmm7                             ;   490.7         21 t copy
        vmovdqa64 zmm8, zmm13                             ;   481.7         23 t copy
        vmovdqa64 zmm1, zmm29                             ;   478.7         23 t copy
        vpternlogd zmm1, zmm15, zmm15, 0xc3               ;   490.7 p5      23 t
        vmovdqa64 zmm23, zmm1                             ;   491.7         23 t copy
        vmovdqu64 [rbp + 19456], zmm6                     ;   486.7 p7+p4   22 t spill
        vmovdqa64 zmm6, zmm7                              ;   490.7         21 t copy
        vpternlogd zmm6, zmm20, [rbp + 20864], 0x96       ;   491.3 p0+p2   21 t
        vpxord zmm27, zmm27, zmm6                         ;   492.3 p5      21 t
        vpternlogd zmm31, zmm27, zmm25, 0x69              ;   493.3 p0      21 t
        vpternlogd zmm14, zmm31, zmm6, 0x1e               ;   494.3 p5      21 t
        vmovdqu64 [rbp + 20736], zmm26                    ;   482.7 p8+p9   22 t spill
        vmovdqa64 zmm26, zmm27                            ;   493.3         21 t copy
        vmovdqu64 [rbp + 22528], zmm16                    ;   482.7 p7+p4   22 t spill
        vmovdqa64 zmm16, zmm31                            ;   494.3         21 t copy
        vpternlogd zmm16, zmm27, zmm21, 0x7b              ;   494.3 p0      21 t
        vpternlogd zmm27, zmm20, [rbp + 22912], 0x96      ;   493.7 p5+p3   21 t
        vpternlogd zmm11, zmm27, zmm6, 0x1e               ;   494.7 p0      21 t
        vpternlogd zmm11, zmm31, zmm10, 0xe1              ;   495.7 p5      21 t
        vmovdqu64 [rbp + 22912], zmm22                    ;   485.7 p8+p9   22 t spill
        vpxord zmm22, zmm27, zmm31                        ;   495.3 p0      21 t
        vpternlogd zmm3, zmm22, zmm20, 0xb4               ;   496.3 p5      21 t
        vpternlogd zmm30, zmm16, zmm3, 0x69               ;   497.3 p0      21 t
        vpternlogd zmm14, zmm22, zmm10, 0xe1              ;   496.7 p5      21 t
        vmovdqu64 zmm16, [rbp + 20864]                    ;   368.3 p2      40 t reload
        vpternlogd zmm3, zmm25, zmm16, 0xd2               ;   497.3 p0      21 t
        vmovdqu64 [rbp + 19008], zmm24                    ;   483.7 p7+p4   22 t spill
        vmovdqa64 zmm24, zmm22                            ;   496.3         21 t copy
        vmovdqu64 [rbp + 22400], zmm28                    ;   476.3 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm13                            ;   481.7         23 t copy
        vmovdqu64 [rbp + 25280], zmm5                     ;   484.3 p7+p4   22 t spill
        vmovdqa64 zmm5, zmm14                             ;   497.7         21 t copy
        vpternlogd zmm5, zmm3, zmm11, 0xe3                ;   498.3 p5      21 t
        vmovdqu64 [rbp + 25344], zmm17                    ;   482.7 p8+p9   22 t spill
        vmovdqa64 zmm17, zmm5                             ;   499.3         21 t copy
        vmovdqa64 zmm2, zmm30                             ;   498.3         21 t copy
        vpternlogd zmm2, zmm3, zmm11, 0x6c                ;   498.3 p0      21 t
        vpxord zmm17, zmm17, zmm2                         ;   499.3 p5      21 t
        vpternlogd zmm11, zmm17, zmm30, 0xbe              ;   500.3 p0      21 t
        vpternlogd zmm3, zmm11, zmm14, 0xc2               ;   501.3 p5      21 t
        vpternlogd zmm11, zmm5, zmm14, 0x72               ;   501.3 p0      21 t
        vpternlogd zmm2, zmm30, zmm3, 0x36                ;   502.3 p5      21 t
        vpord zmm26, zmm26, zmm17                         ;   501.3 p0      21 t
        vpxord zmm30, zmm17, zmm2                         ;   503.3 p5      21 t
        vpternlogd zmm17, zmm31, zmm21, 6                 ;   502.3 p0      21 t
        vpternlogd zmm21, zmm30, zmm17, 0x56              ;   504.3 p5      21 t
        vpxord zmm24, zmm24, zmm17                        ;   503.3 p0      21 t
        vpord zmm27, zmm27, zmm3                          ;   503.7 p5      21 t
        vpternlogd zmm31, zmm27, zmm2, 0x39               ;   504.7 p0      21 t
        vpxord zmm5, zmm2, zmm3                           ;   504.7 p5      21 t
        vmovdqa64 zmm14, zmm30                            ;   504.3         21 t copy
        vmovdqa64 zmm17, zmm5                             ;   505.7         21 t copy
        vpternlogd zmm17, zmm6, zmm10, 6                  ;   505.7 p0      21 t
        vpternlogd zmm2, zmm10, zmm17, 0x9a               ;   506.7 p5      21 t
        vpternlogd zmm17, zmm6, zmm3, 0xe1                ;   506.7 p0      21 t
        vpternlogd zmm30, zmm17, zmm7, 0x39               ;   507.7 p5      21 t
        vpternlogd zmm7, zmm11, [rbp + 21120], 0x12       ;   507.3 p0+p3   21 t
        vpternlogd zmm24, zmm27, zmm7, 0x96               ;   508.3 p5      21 t
        vmovdqu64 zmm6, [rbp + 22592]                     ;   366.8 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 24320]                    ;   374.3 p3      22 t
        vpternlogd zmm10, zmm6, [r8 + 948]{1to16}, 0x69   ;   508.3 p0+p2   22 t
        vpternlogd zmm24, zmm22, zmm5, 0x78               ;   509.3 p5      21 t
        vmovdqa64 zmm22, zmm11                            ;   502.3         21 t copy
        vpternlogd zmm22, zmm5, zmm5, 0xc3                ;   509.3 p0      21 t
        vmovdqu64 zmm5, [rbp + 24000]                     ;   373.3 p3      22 t
        vmovdqu64 zmm27, [rbp + 24320]                    ;   374.3 p2      40 t reload
        vpxord zmm5, zmm5, zmm27                          ;   509.7 p5      22 t
        vpternlogd zmm4, zmm21, zmm22, 0x36               ;   510.3 p0      21 t
        vpxord zmm14, zmm14, zmm22                        ;   510.7 p5      21 t
        vpternlogd zmm19, zmm2, zmm14, 0x93               ;   511.7 p0      21 t
        vpternlogd zmm22, zmm12, zmm19, 0x59              ;   512.7 p5      21 t
        vpandd zmm9, zmm9, zmm14                          ;   512.3 p0      21 t
        vpternlogd zmm14, zmm3, zmm3, 0xc3                ;   512.7 p5      21 t
        vpternlogd zmm16, zmm24, zmm14, 0xc6              ;   513.7 p0      21 t
        vpternlogd zmm14, zmm25, zmm16, 0x95              ;   514.7 p5      21 t
        vmovdqu64 zmm3, [rbp + 24064]                     ;   373.7 p3      40 t reload
        vmovdqu64 zmm12, [rbp + 24256]                    ;   376.3 p2      40 t reload
        vmovdqu64 zmm25, [rbp + 24192]                    ;   375.7 p3      22 t
        vpternlogd zmm25, zmm12, zmm3, 0x96               ;   514.3 p0      22 t
        vpternlogd zmm9, zmm21, zmm14, 0x96               ;   515.7 p5      21 t
        vpternlogd zmm31, zmm14, zmm4, 0x69               ;   515.7 p0      21 t
        vpternlogd zmm17, zmm26, zmm16, 0x96              ;   515.7 p5      21 t
        vpternlogd zmm16, zmm11, zmm20, 0x2d              ;   516.3 p0      21 t
        vpternlogd zmm7, zmm4, zmm22, 0x96                ;   516.7 p5      21 t
        vpbroadcastd zmm4, [r8 + 920]                     ;   371.3 p10     62 l.38 reload
        vmovdqu64 zmm11, [rbp + 20416]                    ;   371.5 p2      23 t
        vpternlogd zmm11, zmm29, zmm4, 0x96               ;   517.3 p0      23 t
        vpternlogd zmm30, zmm19, zmm16, 0x69              ;   517.7 p5      21 t
        vpternlogd zmm16, zmm2, zmm22, 0x96               ;   518.3 p0      21 t
        vpternlogd zmm16, zmm17, zmm9, 0x96               ;   519.3 p5      21 t
        vpternlogd zmm22, zmm16, zmm31, 0x96              ;   520.3 p0      21 t
        vpxord zmm8, zmm8, zmm11                          ;   519.7 p5      23 t
        vpandnd zmm2, zmm1, zmm11                         ;   520.3 p0      23 t
        vpandnd zmm14, zmm8, zmm18                        ;   520.7 p5      23 t
        vmovdqa64 zmm19, zmm5                             ;   510.7         22 t copy
        vmovdqa64 zmm20, zmm8                             ;   520.7         23 t copy
        vpternlogd zmm20, zmm1, zmm18, 0x96               ;   521.3 p0      23 t
        vpternlogd zmm13, zmm20, zmm15, 0x6a              ;   522.3 p5      23 t
        vpxord zmm23, zmm23, zmm20                        ;   522.3 p0      23 t
        vpternlogd zmm18, zmm13, zmm8, 0x93               ;   523.3 p5      23 t
        vpternlogd zmm13, zmm11, zmm15, 0x1e              ;   523.3 p0      23 t
        vmovdqu64 zmm21, [rbp + 20416]                    ;   374.2 p3      61 t reload
        vpternlogd zmm4, zmm18, zmm21, 0x96               ;   524.3 p5      23 t
        vmovdqa64 zmm26, zmm23                            ;   523.3         23 t copy
        vmovdqa64 zmm6, zmm25                             ;   515.3         22 t copy
        vpternlogd zmm6, zmm10, zmm10, 0xc3               ;   524.3 p0      22 t
        vmovdqa64 zmm21, zmm6                             ;   525.3         22 t copy
        vmovdqu64 [rbp + 24896], zmm31                    ;   516.7 p7+p4   21 t spill
        vmovdqa64 zmm31, zmm23                            ;   523.3         23 t copy
        vpternlogd zmm31, zmm29, [rbp + 21376], 0x96      ;   524.7 p5+p2   23 t
        vpxord zmm26, zmm26, zmm31                        ;   525.7 p0      23 t
        vmovdqu64 [rbp + 19840], zmm16                    ;   520.3 p8+p9   21 t spill
        vmovdqa64 zmm16, zmm0                             ;   487.3         23 t copy
        vpternlogd zmm16, zmm31, zmm23, 0xde              ;   525.7 p5      23 t
        vpternlogd zmm2, zmm16, zmm14, 0x96               ;   526.7 p0      23 t
        vmovdqa64 zmm14, zmm26                            ;   526.7         23 t copy
        vmovdqu64 zmm16, [rbp + 21312]                    ;   376.8 p3      40 t reload
        vmovdqu64 [rbp + 20864], zmm7                     ;   517.7 p7+p4   21 t spill
        vmovdqu64 zmm7, [rbp + 24960]                     ;   377.2 p2      23 t
        vpternlogd zmm7, zmm26, zmm16, 0x69               ;   526.7 p5      23 t
        vpternlogd zmm2, zmm7, zmm15, 0xe1                ;   527.7 p0      23 t
        vpternlogd zmm18, zmm7, zmm31, 0x1e               ;   527.7 p5      23 t
        vmovdqu64 [rbp + 24960], zmm24                    ;   510.3 p8+p9   21 t spill
        vmovdqa64 zmm24, zmm7                             ;   527.7         23 t copy
        vpternlogd zmm24, zmm0, zmm26, 0x96               ;   528.3 p0      23 t
        vpternlogd zmm13, zmm24, zmm29, 0xb4              ;   529.3 p5      23 t
        vpternlogd zmm18, zmm24, zmm15, 0xe1              ;   529.3 p0      23 t
        vmovdqu64 [rbp + 21120], zmm30                    ;   518.7 p7+p4   21 t spill
        vmovdqa64 zmm30, zmm5                             ;   510.7         22 t copy
        vmovdqu64 [rbp + 25408], zmm9                     ;   516.7 p8+p9   21 t spill
        vmovdqa64 zmm9, zmm24                             ;   529.3         23 t copy
        vmovdqu64 [rbp + 25472], zmm22                    ;   521.3 p7+p4   21 t spill
        vmovdqa64 zmm22, zmm7                             ;   527.7         23 t copy
        vpternlogd zmm22, zmm26, zmm8, 0x7b               ;   529.7 p5      23 t
        vpternlogd zmm4, zmm22, zmm13, 0x69               ;   530.7 p0      23 t
        vmovdqu64 zmm22, [rbp + 21376]                    ;   380.5 p3      40 t reload
        vpternlogd zmm13, zmm16, zmm22, 0xd2              ;   530.7 p5      23 t
        vmovdqu64 [rbp + 25536], zmm17                    ;   516.7 p8+p9   21 t spill
        vmovdqa64 zmm17, zmm18                            ;   530.3         23 t copy
        vpternlogd zmm17, zmm13, zmm2, 0xe3               ;   531.7 p0      23 t
        vmovdqa64 zmm12, zmm17                            ;   532.7         23 t copy
        vmovdqa64 zmm27, zmm4                             ;   531.7         23 t copy
        vpternlogd zmm27, zmm13, zmm2, 0x6c               ;   531.7 p5      23 t
        vpxord zmm12, zmm12, zmm27                        ;   532.7 p0      23 t
        vpternlogd zmm2, zmm12, zmm4, 0xbe                ;   533.7 p5      23 t
        vpternlogd zmm13, zmm2, zmm18, 0xc2               ;   534.7 p0      23 t
        vpternlogd zmm2, zmm17, zmm18, 0x72               ;   534.7 p5      23 t
        vpternlogd zmm27, zmm4, zmm13, 0x36               ;   535.7 p0      23 t
        vmovdqu64 zmm4, [rbp + 22784]                     ;   382.8 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 23872]                    ;   383.0 p3      21 t
        vpternlogd zmm17, zmm4, [r8 + 980]{1to16}, 0x69   ;   534.7 p5+p2   21 t
        vpternlogd zmm0, zmm26, zmm13, 0xbe               ;   535.7 p0      23 t
        vpord zmm14, zmm14, zmm12                         ;   535.7 p5      23 t
        vpxord zmm18, zmm12, zmm27                        ;   536.7 p0      23 t
        vpternlogd zmm12, zmm7, zmm8, 6                   ;   536.7 p5      23 t
        vpternlogd zmm8, zmm18, zmm12, 0x56               ;   537.7 p0      23 t
        vpxord zmm9, zmm9, zmm12                          ;   537.7 p5      23 t
        vpternlogd zmm7, zmm0, zmm27, 0x39                ;   538.3 p0      23 t
        vpxord zmm12, zmm27, zmm13                        ;   538.7 p5      23 t
        vmovdqa64 zmm26, zmm18                            ;   537.7         23 t copy
        vmovdqa64 zmm4, zmm12                             ;   539.7         23 t copy
        vpternlogd zmm4, zmm31, zmm15, 6                  ;   539.7 p0      23 t
        vpternlogd zmm27, zmm15, zmm4, 0x9a               ;   540.7 p5      23 t
        vpternlogd zmm4, zmm31, zmm13, 0xe1               ;   540.7 p0      23 t
        vmovdqa64 zmm31, zmm2                             ;   535.7         23 t copy
        vpternlogd zmm31, zmm23, [rbp + 21568], 6         ;   540.7 p5+p3   23 t
        vpternlogd zmm9, zmm0, zmm31, 0x96                ;   541.7 p0      23 t
        vpternlogd zmm9, zmm24, zmm12, 0x78               ;   542.7 p5      23 t
        vmovdqu64 zmm0, [rbp + 23744]                     ;   387.7 p2      40 t reload
        vmovdqu64 zmm15, [rbp + 23808]                    ;   387.8 p3      40 t reload
        vmovdqu64 zmm24, [rbp + 23680]                    ;   388.7 p2      21 t
        vpternlogd zmm24, zmm15, zmm0, 0x96               ;   542.3 p0      21 t
        vmovdqa64 zmm15, zmm2                             ;   535.7         23 t copy
        vpternlogd zmm15, zmm12, zmm12, 0xc3              ;   542.7 p5      23 t
        vpternlogd zmm11, zmm8, zmm15, 0x36               ;   543.7 p0      23 t
        vpxord zmm26, zmm26, zmm15                        ;   543.7 p5      23 t
        vpternlogd zmm20, zmm27, zmm26, 0x93              ;   544.7 p0      23 t
        vpternlogd zmm15, zmm1, zmm20, 0x59               ;   545.7 p5      23 t
        vpandd zmm28, zmm28, zmm26                        ;   545.3 p0      23 t
        vpternlogd zmm26, zmm13, zmm13, 0xc3              ;   545.7 p5      23 t
        vpbroadcastd zmm1, [r8 + 976]                     ;   391.5 p10     62 l.52 reload
        vmovdqu64 zmm12, [rbp + 22656]                    ;   392.3 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 23872]                    ;   393.3 p2      21 t
        vpternlogd zmm13, zmm12, zmm1, 0x96               ;   546.3 p0      21 t
        vpternlogd zmm22, zmm9, zmm26, 0xc6               ;   546.7 p5      23 t
        vpternlogd zmm26, zmm16, zmm22, 0x95              ;   547.7 p0      23 t
        vpternlogd zmm28, zmm8, zmm26, 0x96               ;   548.7 p5      23 t
        vpternlogd zmm7, zmm26, zmm11, 0x69               ;   548.7 p0      23 t
        vpternlogd zmm2, zmm29, zmm22, 0x59               ;   548.7 p5      23 t
        vpternlogd zmm14, zmm22, zmm4, 0x96               ;   549.3 p0      23 t
        vpternlogd zmm27, zmm2, zmm15, 0x96               ;   549.7 p5      23 t
        vpbroadcastd zmm8, [r8 + 956]                     ;   394.8 p10     62 l.47 reload
        vmovdqu64 zmm16, [rbp + 20800]                    ;   395.0 p3      22 t
        vpternlogd zmm16, zmm25, zmm8, 0x96               ;   550.3 p0      22 t
        vpternlogd zmm27, zmm14, zmm28, 0x96              ;   550.7 p5      23 t
        vpxord zmm19, zmm19, zmm16                        ;   551.3 p0      22 t
        vpternlogd zmm1, zmm24, zmm12, 0x96               ;   551.7 p5      21 t
        vpandnd zmm22, zmm6, zmm16                        ;   552.3 p0      22 t
        vmovdqu64 zmm26, [rbp + 24192]                    ;   396.0 p2      40 t reload
        vpternlogd zmm22, zmm19, zmm26, 0xd2              ;   553.3 p5      22 t
        vmovdqa64 zmm29, zmm19                            ;   552.3         22 t copy
        vpternlogd zmm29, zmm6, zmm26, 0x96               ;   553.3 p0      22 t
        vpternlogd zmm5, zmm29, zmm10, 0x6a               ;   554.3 p5      22 t
        vpternlogd zmm26, zmm5, zmm19, 0x93               ;   555.3 p0      22 t
        vpternlogd zmm5, zmm16, zmm10, 0x1e               ;   555.3 p5      22 t
        vpxord zmm21, zmm21, zmm29                        ;   555.3 p0      22 t
        vpternlogd zmm8, zmm26, [rbp + 20800], 0x96       ;   556.3 p5+p3   22 t
        vmovdqa64 zmm12, zmm21                            ;   556.3         22 t copy
        vmovdqu64 [rbp + 24192], zmm14                    ;   550.3 p7+p4   23 t spill
        vmovdqa64 zmm14, zmm13                            ;   547.3         21 t copy
        vmovdqu64 [rbp + 21312], zmm31                    ;   541.7 p8+p9   23 t spill
        vmovdqa64 zmm31, zmm24                            ;   543.3         21 t copy
        vpternlogd zmm31, zmm17, zmm17, 0xc3              ;   556.3 p0      21 t
        vmovdqu64 [rbp + 21376], zmm11                    ;   544.7 p7+p4   23 t spill
        vmovdqa64 zmm11, zmm31                            ;   557.3         21 t copy
        vmovdqu64 [rbp + 21568], zmm9                     ;   543.7 p8+p9   23 t spill
        vmovdqa64 zmm9, zmm21                             ;   556.3         22 t copy
        vpternlogd zmm9, zmm25, [rbp + 23936], 0x96       ;   556.7 p5+p2   22 t
        vpxord zmm12, zmm12, zmm9                         ;   557.7 p0      22 t
        vpternlogd zmm3, zmm12, [rbp + 24320], 0x69       ;   558.7 p5+p3   22 t
        vpternlogd zmm26, zmm3, zmm9, 0x1e                ;   559.7 p0      22 t
        vmovdqu64 [rbp + 24064], zmm2                     ;   549.7 p7+p4   23 t spill
        vmovdqa64 zmm2, zmm12                             ;   558.7         22 t copy
        vmovdqu64 [rbp + 25600], zmm20                    ;   545.7 p8+p9   23 t spill
        vmovdqa64 zmm20, zmm3                             ;   559.7         22 t copy
        vpternlogd zmm20, zmm12, zmm19, 0x7b              ;   559.7 p5      22 t
        vpternlogd zmm12, zmm25, [rbp + 24000], 0x96      ;   559.3 p0+p2   22 t
        vpternlogd zmm22, zmm12, zmm9, 0x1e               ;   560.3 p5      22 t
        vpternlogd zmm22, zmm3, zmm10, 0xe1               ;   561.3 p0      22 t
        vmovdqu64 [rbp + 24000], zmm4                     ;   541.7 p7+p4   23 t spill
        vpxord zmm4, zmm12, zmm3                          ;   560.7 p5      22 t
        vpternlogd zmm5, zmm4, zmm25, 0xb4                ;   561.7 p0      22 t
        vpternlogd zmm8, zmm20, zmm5, 0x69                ;   562.7 p5      22 t
        vpternlogd zmm26, zmm4, zmm10, 0xe1               ;   562.3 p0      22 t
        vmovdqa64 zmm20, zmm4                             ;   561.7         22 t copy
        vmovdqu64 [rbp + 25664], zmm18                    ;   537.7 p8+p9   23 t spill
        vmovdqa64 zmm18, zmm13                            ;   547.3         21 t copy
        vmovdqu64 [rbp + 25728], zmm23                    ;   523.3 p7+p4   23 t spill
        vmovdqu64 zmm23, [rbp + 23936]                    ;   410.0 p3      40 t reload
        vpternlogd zmm5, zmm23, [rbp + 24320], 0xb4       ;   562.7 p5+p2   22 t
        vmovdqu64 [rbp + 25792], zmm28                    ;   549.7 p8+p9   23 t spill
        vmovdqa64 zmm28, zmm26                            ;   563.3         22 t copy
        vpternlogd zmm28, zmm5, zmm22, 0xe3               ;   563.7 p0      22 t
        vmovdqu64 [rbp + 25856], zmm27                    ;   551.7 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm28                            ;   564.7         22 t copy
        vmovdqu64 [rbp + 25920], zmm7                     ;   549.7 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm8                              ;   563.7         22 t copy
        vpternlogd zmm7, zmm5, zmm22, 0x6c                ;   563.7 p5      22 t
        vpxord zmm27, zmm27, zmm7                         ;   564.7 p0      22 t
        vpternlogd zmm22, zmm27, zmm8, 0xbe               ;   565.7 p5      22 t
        vpternlogd zmm5, zmm22, zmm26, 0xc2               ;   566.7 p0      22 t
        vpternlogd zmm22, zmm28, zmm26, 0x72              ;   566.7 p5      22 t
        vmovdqu64 zmm26, [rbp + 22208]                    ;   415.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 23552]                    ;   415.5 p2      42 t
        vpternlogd zmm28, zmm26, [r8 + 1012]{1to16}, 0x69 ;   566.3 p0+p3   42 t
        vpternlogd zmm7, zmm8, zmm5, 0x36                 ;   567.7 p5      22 t
        vpord zmm2, zmm2, zmm27                           ;   567.3 p0      22 t
        vpord zmm12, zmm12, zmm5                          ;   567.7 p5      22 t
        vpxord zmm8, zmm27, zmm7                          ;   568.7 p0      22 t
        vpternlogd zmm27, zmm3, zmm19, 6                  ;   568.7 p5      22 t
        vpternlogd zmm19, zmm8, zmm27, 0x56               ;   569.7 p0      22 t
        vpxord zmm20, zmm20, zmm27                        ;   569.7 p5      22 t
        vpternlogd zmm3, zmm12, zmm7, 0x39                ;   570.3 p0      22 t
        vpxord zmm27, zmm7, zmm5                          ;   570.7 p5      22 t
        vmovdqu64 zmm26, [rbp + 19712]                    ;   419.5 p2      42 t
        vpxord zmm26, zmm26, [rbp + 23552]                ;   571.3 p0+p3   42 t
        vmovdqu64 [rbp + 25984], zmm15                    ;   546.7 p7+p4   23 t spill
        vmovdqa64 zmm15, zmm8                             ;   569.7         22 t copy
        vmovdqu64 [rbp + 26048], zmm8                     ;   569.7 p8+p9   22 t spill
        vmovdqa64 zmm8, zmm27                             ;   571.7         22 t copy
        vpternlogd zmm8, zmm9, zmm10, 6                   ;   571.7 p5      22 t
        vpternlogd zmm7, zmm10, zmm8, 0x9a                ;   572.7 p0      22 t
        vpternlogd zmm8, zmm9, zmm5, 0xe1                 ;   572.7 p5      22 t
        vmovdqa64 zmm9, zmm22                             ;   567.7         22 t copy
        vpternlogd zmm9, zmm21, [rbp + 24256], 6          ;   573.3 p0+p2   22 t
        vpternlogd zmm20, zmm12, zmm9, 0x96               ;   574.3 p5      22 t
        vpternlogd zmm20, zmm4, zmm27, 0x78               ;   575.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 23424]                     ;   424.3 p3      40 t reload
        vmovdqu64 zmm10, [rbp + 23488]                    ;   424.5 p2      40 t reload
        vmovdqu64 zmm12, [rbp + 23360]                    ;   425.3 p3      42 t
        vpternlogd zmm12, zmm10, zmm4, 0x96               ;   574.7 p5      42 t
        vmovdqa64 zmm10, zmm22                            ;   567.7         22 t copy
        vpternlogd zmm10, zmm27, zmm27, 0xc3              ;   575.3 p0      22 t
        vpternlogd zmm16, zmm19, zmm10, 0x36              ;   576.3 p5      22 t
        vpxord zmm15, zmm15, zmm10                        ;   576.3 p0      22 t
        vpternlogd zmm29, zmm7, zmm15, 0x93               ;   577.3 p5      22 t
        vpternlogd zmm10, zmm6, zmm29, 0x59               ;   578.3 p0      22 t
        vpandd zmm30, zmm30, zmm15                        ;   577.7 p5      22 t
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;   578.3 p0      22 t
        vpbroadcastd zmm5, [r8 + 988]                     ;   426.3 p10     62 l.55 reload
        vmovdqu64 zmm6, [rbp + 22720]                     ;   426.5 p2      21 t
        vpternlogd zmm6, zmm24, zmm5, 0x96                ;   578.7 p5      21 t
        vpternlogd zmm23, zmm20, zmm15, 0xc6              ;   579.3 p0      22 t
        vpternlogd zmm22, zmm25, zmm23, 0x59              ;   580.3 p5      22 t
        vpternlogd zmm2, zmm8, zmm23, 0x96                ;   580.3 p0      22 t
        vpternlogd zmm7, zmm22, zmm10, 0x96               ;   581.3 p5      22 t
        vpternlogd zmm23, zmm15, [rbp + 24320], 0x87      ;   581.3 p0+p3   22 t
        vpternlogd zmm30, zmm19, zmm23, 0x96              ;   582.3 p5      22 t
        vpternlogd zmm3, zmm23, zmm16, 0x69               ;   582.3 p0      22 t
        vpternlogd zmm7, zmm2, zmm30, 0x96                ;   583.3 p5      22 t
        vpxord zmm14, zmm14, zmm6                         ;   583.3 p0      21 t
        vpandnd zmm15, zmm31, zmm6                        ;   583.7 p5      21 t
        vmovdqa64 zmm19, zmm26                            ;   572.3         42 t copy
        vmovdqu64 zmm23, [rbp + 23680]                    ;   429.7 p2      40 t reload
        vmovdqa64 zmm25, zmm14                            ;   584.3         21 t copy
        vpternlogd zmm25, zmm31, zmm23, 0x96              ;   584.3 p0      21 t
        vpternlogd zmm13, zmm25, zmm17, 0x6a              ;   585.3 p5      21 t
        vpxord zmm11, zmm11, zmm25                        ;   585.3 p0      21 t
        vpandnd zmm27, zmm14, zmm23                       ;   585.7 p5      21 t
        vpternlogd zmm23, zmm13, zmm14, 0x93              ;   586.3 p0      21 t
        vpternlogd zmm13, zmm6, zmm17, 0x1e               ;   586.7 p5      21 t
        vpternlogd zmm5, zmm23, [rbp + 22720], 0x96       ;   587.3 p0+p3   21 t
        vmovdqu64 [rbp + 23680], zmm2                     ;   581.3 p7+p4   22 t spill
        vmovdqa64 zmm2, zmm11                             ;   586.3         21 t copy
        vmovdqu64 [rbp + 24320], zmm3                     ;   583.3 p8+p9   22 t spill
        vmovdqa64 zmm3, zmm12                             ;   575.7         42 t copy
        vpternlogd zmm3, zmm28, zmm28, 0xc3               ;   587.7 p5      42 t
        vmovdqu64 [rbp + 23936], zmm7                     ;   584.3 p7+p4   22 t spill
        vmovdqa64 zmm7, zmm3                              ;   588.7         42 t copy
        vmovdqu64 [rbp + 24256], zmm9                     ;   574.3 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm11                             ;   586.3         21 t copy
        vpternlogd zmm9, zmm24, [rbp + 23616], 0x96       ;   588.3 p0+p2   21 t
        vpxord zmm2, zmm2, zmm9                           ;   589.3 p5      21 t
        vpternlogd zmm0, zmm2, [rbp + 23872], 0x69        ;   590.3 p0+p3   21 t
        vpternlogd zmm23, zmm0, zmm9, 0x1e                ;   591.3 p5      21 t
        vmovdqu64 [rbp + 23744], zmm10                    ;   579.3 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm1                             ;   552.7         21 t copy
        vpternlogd zmm10, zmm9, zmm11, 0xde               ;   590.3 p0      21 t
        vpternlogd zmm15, zmm10, zmm27, 0x96              ;   591.3 p5      21 t
        vpternlogd zmm15, zmm0, zmm17, 0xe1               ;   592.3 p0      21 t
        vmovdqa64 zmm10, zmm0                             ;   591.3         21 t copy
        vpternlogd zmm10, zmm1, zmm2, 0x96                ;   591.7 p5      21 t
        vpternlogd zmm13, zmm10, zmm24, 0xb4              ;   592.7 p0      21 t
        vpternlogd zmm23, zmm10, zmm17, 0xe1              ;   592.7 p5      21 t
        vmovdqa64 zmm27, zmm26                            ;   572.3         42 t copy
        vmovdqu64 [rbp + 26112], zmm16                    ;   577.3 p8+p9   22 t spill
        vmovdqa64 zmm16, zmm10                            ;   592.7         21 t copy
        vmovdqu64 [rbp + 26176], zmm20                    ;   576.3 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm2                             ;   590.3         21 t copy
        vmovdqu64 [rbp + 26240], zmm29                    ;   578.3 p8+p9   22 t spill
        vmovdqa64 zmm29, zmm0                             ;   591.3         21 t copy
        vpternlogd zmm29, zmm2, zmm14, 0x7b               ;   593.3 p0      21 t
        vpternlogd zmm5, zmm29, zmm13, 0x69               ;   594.3 p5      21 t
        vmovdqu64 zmm29, [rbp + 23872]                    ;   443.7 p2      40 t reload
        vmovdqu64 [rbp + 26304], zmm22                    ;   581.3 p7+p4   22 t spill
        vmovdqu64 zmm22, [rbp + 23616]                    ;   444.0 p3      40 t reload
        vpternlogd zmm13, zmm22, zmm29, 0xb4              ;   594.3 p0      21 t
        vmovdqu64 [rbp + 26368], zmm21                    ;   556.3 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm23                            ;   593.7         21 t copy
        vpternlogd zmm21, zmm13, zmm15, 0xe3              ;   595.3 p5      21 t
        vmovdqu64 [rbp + 26432], zmm8                     ;   573.7 p7+p4   22 t spill
        vmovdqa64 zmm8, zmm21                             ;   596.3         21 t copy
        vmovdqu64 [rbp + 26496], zmm30                    ;   583.3 p8+p9   22 t spill
        vmovdqa64 zmm30, zmm5                             ;   595.3         21 t copy
        vpternlogd zmm30, zmm13, zmm15, 0x6c              ;   595.3 p0      21 t
        vpxord zmm8, zmm8, zmm30                          ;   596.3 p5      21 t
        vpternlogd zmm15, zmm8, zmm5, 0xbe                ;   597.3 p0      21 t
        vpternlogd zmm13, zmm15, zmm23, 0xc2              ;   598.3 p5      21 t
        vpternlogd zmm15, zmm21, zmm23, 0x72              ;   598.3 p0      21 t
        vpternlogd zmm30, zmm5, zmm13, 0x36               ;   599.3 p5      21 t
        vmovdqu64 zmm5, [rbp + 25344]                     ;   482.7 p2      22 t reload
        vmovdqu64 zmm21, [rbp + 25920]                    ;   549.7 p3      23 t reload
        vmovdqu64 zmm23, [rbp + 25984]                    ;   546.7 p2      41 t
        vpternlogd zmm23, zmm21, zmm5, 0x96               ;   598.3 p0      41 t
        vpternlogd zmm1, zmm2, zmm13, 0xbe                ;   599.3 p5      21 t
        vpord zmm20, zmm20, zmm8                          ;   599.3 p0      21 t
        vpxord zmm2, zmm8, zmm30                          ;   600.3 p5      21 t
        vpternlogd zmm8, zmm0, zmm14, 6                   ;   600.3 p0      21 t
        vpternlogd zmm14, zmm2, zmm8, 0x56                ;   601.3 p5      21 t
        vpxord zmm16, zmm16, zmm8                         ;   601.3 p0      21 t
        vpternlogd zmm0, zmm1, zmm30, 0x39                ;   601.7 p5      21 t
        vpxord zmm8, zmm30, zmm13                         ;   602.3 p0      21 t
        vmovdqa64 zmm21, zmm2                             ;   601.3         21 t copy
        vmovdqa64 zmm5, zmm8                              ;   603.3         21 t copy
        vpternlogd zmm5, zmm9, zmm17, 6                   ;   603.3 p5      21 t
        vpternlogd zmm30, zmm17, zmm5, 0x9a               ;   604.3 p0      21 t
        vpternlogd zmm5, zmm9, zmm13, 0xe1                ;   604.3 p5      21 t
        vmovdqa64 zmm9, zmm15                             ;   599.3         21 t copy
        vpternlogd zmm9, zmm11, [rbp + 23808], 6          ;   604.3 p0+p3   21 t
        vpternlogd zmm16, zmm1, zmm9, 0x96                ;   605.3 p5      21 t
        vpternlogd zmm16, zmm10, zmm8, 0x78               ;   606.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 24832]                     ;   457.5 p2      41 t reload
        vmovdqu64 zmm10, [rbp + 25536]                    ;   516.7 p3      21 t reload
        vmovdqu64 zmm17, [rbp + 26496]                    ;   583.3 p2      41 t
        vpternlogd zmm17, zmm10, zmm1, 0x96               ;   605.7 p5      41 t
        vmovdqa64 zmm1, zmm15                             ;   599.3         21 t copy
        vpternlogd zmm1, zmm8, zmm8, 0xc3                 ;   606.3 p0      21 t
        vpternlogd zmm6, zmm14, zmm1, 0x36                ;   607.3 p5      21 t
        vpxord zmm21, zmm21, zmm1                         ;   607.3 p0      21 t
        vpternlogd zmm25, zmm30, zmm21, 0x93              ;   608.3 p5      21 t
        vpternlogd zmm1, zmm31, zmm25, 0x59               ;   609.3 p0      21 t
        vpandd zmm18, zmm18, zmm21                        ;   608.7 p5      21 t
        vpternlogd zmm21, zmm13, zmm13, 0xc3              ;   609.3 p0      21 t
        vmovdqu64 zmm31, [rbp + 26048]                    ;   569.7 p3      22 t reload
        vmovdqu64 zmm8, [rbp + 26432]                     ;   573.7 p2      41 t
        vpternlogd zmm8, zmm31, [rbp + 26368], 0x2d       ;   609.7 p5+p3   41 t
        vpternlogd zmm22, zmm16, zmm21, 0xc6              ;   610.3 p0      21 t
        vpternlogd zmm21, zmm29, zmm22, 0x95              ;   611.3 p5      21 t
        vmovdqu64 zmm31, [rbp + 25280]                    ;   484.3 p2      22 t reload
        vmovdqu64 zmm13, [rbp + 25472]                    ;   521.3 p3      21 t reload
        vmovdqu64 zmm29, [rbp + 25792]                    ;   549.7 p2      41 t
        vpternlogd zmm29, zmm13, zmm31, 0x96              ;   611.3 p0      41 t
        vpternlogd zmm18, zmm14, zmm21, 0x96              ;   612.3 p5      21 t
        vpternlogd zmm0, zmm21, zmm6, 0x69                ;   612.3 p0      21 t
        vpternlogd zmm15, zmm24, zmm22, 0x59              ;   612.7 p5      21 t
        vmovdqu64 zmm14, [rbp + 22400]                    ;   476.3 p3      22 t reload
        vmovdqu64 zmm21, [rbp + 25728]                    ;   523.3 p2      23 t reload
        vmovdqu64 zmm24, [rbp + 25664]                    ;   537.7 p3      41 t
        vpternlogd zmm24, zmm21, zmm14, 0x59              ;   613.3 p0      41 t
        vpternlogd zmm20, zmm22, zmm5, 0x96               ;   613.7 p5      21 t
        vpternlogd zmm30, zmm15, zmm1, 0x96               ;   614.3 p0      21 t
        vpternlogd zmm30, zmm20, zmm18, 0x96              ;   615.3 p5      21 t
        vmovdqu64 zmm21, [rbp + 24640]                    ;   465.2 p2      41 t reload
        vpternlogd zmm2, zmm11, zmm21, 0x59               ;   615.3 p0      41 t
        vpternlogd zmm2, zmm25, zmm5, 0x96                ;   616.3 p5      41 t
        vmovdqu64 zmm5, [rbp + 24704]                     ;   465.7 p3      41 t reload
        vmovdqu64 zmm11, [rbp + 25408]                    ;   516.7 p2      21 t reload
        vmovdqu64 zmm22, [rbp + 26176]                    ;   576.3 p3      41 t
        vpternlogd zmm22, zmm11, zmm5, 0x96               ;   616.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 25856]                    ;   551.7 p2      23 t reload
        vmovdqa64 zmm21, zmm23                            ;   599.3         41 t copy
        vpternlogd zmm21, zmm10, zmm25, 0x96              ;   616.7 p5      41 t
        vpternlogd zmm23, zmm17, zmm25, 0x96              ;   617.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 26304]                    ;   581.3 p3      22 t reload
        vpternlogd zmm8, zmm25, [rbp + 26240], 0x96       ;   617.7 p5+p2   41 t
        vmovdqu64 zmm25, [rbp + 24768]                    ;   469.3 p3      41 t reload
        vmovdqu64 [rbp + 26240], zmm17                    ;   606.7 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm1                             ;   610.3         41 t copy
        vpternlogd zmm17, zmm0, zmm25, 0x96               ;   618.3 p0      41 t
        vpternlogd zmm25, zmm8, zmm13, 0x69               ;   618.7 p5      41 t
        vmovdqu64 zmm14, [rbp + 25600]                    ;   545.7 p2      23 t reload
        vpternlogd zmm24, zmm14, [rbp + 24000], 0x96      ;   619.3 p0+p3   41 t
        vmovdqu64 zmm14, [rbp + 25088]                    ;   472.5 p2      23 t reload
        vmovdqa64 zmm11, zmm18                            ;   613.3         41 t copy
        vpternlogd zmm11, zmm5, zmm14, 0x96               ;   619.7 p5      41 t
        vmovdqa64 zmm5, zmm17                             ;   619.3         41 t copy
        vpternlogd zmm5, zmm30, [rbp + 25152], 0x96       ;   620.3 p0+p3   41 t
        vpternlogd zmm8, zmm13, zmm5, 0x69                ;   621.3 p5      41 t
        vmovdqa64 zmm13, zmm25                            ;   619.7         41 t copy
        vpternlogd zmm13, zmm31, [rbp + 25792], 0x96      ;   621.3 p0+p2   41 t
        vmovdqu64 [rbp + 25792], zmm25                    ;   619.7 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm22                            ;   617.3         41 t copy
        vpternlogd zmm25, zmm24, [rbp + 24064], 0x69      ;   621.7 p5+p3   41 t
        vmovdqu64 [rbp + 25472], zmm22                    ;   617.3 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 24064]                    ;   549.7 p2      23 t reload
        vpternlogd zmm24, zmm22, [rbp + 25408], 0x69      ;   622.3 p0+p3   41 t
        vpbroadcastd zmm22, [r8 + 1020]                   ;   477.7 p10     62 l.63 reload
        vmovdqu64 zmm14, [rbp + 18560]                    ;   478.3 p2      42 t
        vpternlogd zmm14, zmm12, zmm22, 0x96              ;   622.7 p5      42 t
        vpxord zmm19, zmm19, zmm14                        ;   623.7 p0      42 t
        vmovdqu64 [rbp + 24064], zmm5                     ;   621.3 p8+p9   41 t spill
        vpandnd zmm5, zmm19, [rbp + 23360]                ;   624.7 p5+p3   42 t
        vpternlogd zmm5, zmm14, zmm3, 0xb4                ;   625.7 p0      42 t
        vmovdqu64 [rbp + 24000], zmm8                     ;   622.3 p7+p4   41 t spill
        vmovdqa64 zmm8, zmm19                             ;   624.7         42 t copy
        vpternlogd zmm8, zmm3, [rbp + 23360], 0x96        ;   624.7 p5+p2   42 t
        vpternlogd zmm26, zmm8, zmm28, 0x6a               ;   625.7 p0      42 t
        vpxord zmm7, zmm7, zmm8                           ;   625.7 p5      42 t
        vmovdqu64 [rbp + 25600], zmm25                    ;   622.7 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm7                             ;   626.7         42 t copy
        vmovdqu64 [rbp + 24768], zmm13                    ;   622.3 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm26                            ;   626.7         42 t copy
        vpternlogd zmm13, zmm14, zmm28, 0x1e              ;   626.7 p0      42 t
        vpternlogd zmm26, zmm19, [rbp + 23360], 0x87      ;   626.7 p5+p3   42 t
        vpternlogd zmm22, zmm26, [rbp + 18560], 0x96      ;   627.7 p0+p2   42 t
        vmovdqu64 [rbp + 23360], zmm23                    ;   618.3 p8+p9   41 t spill
        vmovdqa64 zmm23, zmm7                             ;   626.7         42 t copy
        vpternlogd zmm23, zmm12, [rbp + 23232], 0x96      ;   627.7 p5+p3   42 t
        vpxord zmm25, zmm25, zmm23                        ;   628.7 p0      42 t
        vpternlogd zmm4, zmm25, [rbp + 23552], 0x69       ;   629.7 p5+p2   42 t
        vpternlogd zmm26, zmm4, zmm23, 0x1e               ;   630.7 p0      42 t
        vmovdqa64 zmm31, zmm25                            ;   629.7         42 t copy
        vmovdqu64 [rbp + 23424], zmm0                     ;   613.3 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm4                              ;   630.7         42 t copy
        vpternlogd zmm0, zmm25, zmm19, 0x7b               ;   630.7 p5      42 t
        vpternlogd zmm25, zmm12, [rbp + 19712], 0x96      ;   630.3 p0+p3   42 t
        vpternlogd zmm5, zmm25, zmm23, 0x1e               ;   631.3 p5      42 t
        vpternlogd zmm5, zmm4, zmm28, 0xe1                ;   632.3 p0      42 t
        vpxord zmm10, zmm25, zmm4                         ;   631.7 p5      42 t
        vpternlogd zmm13, zmm10, zmm12, 0xb4              ;   632.7 p0      42 t
        vpternlogd zmm22, zmm0, zmm13, 0x69               ;   633.7 p5      42 t
        vpternlogd zmm26, zmm10, zmm28, 0xe1              ;   633.3 p0      42 t
        vmovdqa64 zmm0, zmm10                             ;   632.7         42 t copy
        vmovdqu64 [rbp + 19712], zmm9                     ;   605.3 p8+p9   21 t spill
        vmovdqu64 zmm9, [rbp + 23232]                     ;   492.5 p2      40 t reload
        vpternlogd zmm13, zmm9, [rbp + 23552], 0xb4       ;   633.7 p5+p3   42 t
        vpternlogd zmm1, zmm6, [rbp + 19712], 0x96        ;   634.3 p0+p2   41 t
        vmovdqa64 zmm6, zmm26                             ;   634.3         42 t copy
        vpternlogd zmm6, zmm13, zmm5, 0xe3                ;   634.7 p5      42 t
        vmovdqu64 [rbp + 19712], zmm1                     ;   635.3 p7+p4   41 t spill
        vmovdqa64 zmm1, zmm6                              ;   635.7         42 t copy
        vmovdqu64 [rbp + 26304], zmm16                    ;   607.3 p8+p9   21 t spill
        vmovdqa64 zmm16, zmm22                            ;   634.7         42 t copy
        vpternlogd zmm16, zmm13, zmm5, 0x6c               ;   635.3 p0      42 t
        vpxord zmm1, zmm1, zmm16                          ;   636.3 p5      42 t
        vpternlogd zmm5, zmm1, zmm22, 0xbe                ;   637.3 p0      42 t
        vpternlogd zmm13, zmm5, zmm26, 0xc2               ;   638.3 p5      42 t
        vpternlogd zmm5, zmm6, zmm26, 0x72                ;   638.3 p0      42 t
        vpternlogd zmm16, zmm22, zmm13, 0x36              ;   639.3 p5      42 t
        vmovdqu64 zmm6, [rbp + 24256]                     ;   574.3 p3      22 t reload
        vmovdqu64 zmm22, [rbp + 23744]                    ;   579.3 p2      41 t
        vpternlogd zmm22, zmm6, [rbp + 26112], 0x96       ;   638.3 p0+p3   41 t
        vpord zmm31, zmm31, zmm1                          ;   638.7 p5      42 t
        vpord zmm25, zmm25, zmm13                         ;   639.3 p0      42 t
        vpxord zmm6, zmm1, zmm16                          ;   640.3 p5      42 t
        vpternlogd zmm1, zmm4, zmm19, 6                   ;   640.3 p0      42 t
        vpternlogd zmm19, zmm6, zmm1, 0x56                ;   641.3 p5      42 t
        vpternlogd zmm1, zmm10, zmm25, 0x96               ;   641.3 p0      42 t
        vpternlogd zmm25, zmm4, zmm16, 0x2d               ;   641.7 p5      42 t
        vmovdqu64 zmm4, [rbp + 19008]                     ;   499.5 p2      22 t reload
        vmovdqu64 zmm10, [rbp + 21120]                    ;   518.7 p3      21 t reload
        vmovdqu64 zmm26, [rbp + 21568]                    ;   543.7 p2      41 t
        vpternlogd zmm26, zmm10, zmm4, 0x96               ;   642.3 p0      41 t
        vpxord zmm4, zmm16, zmm13                         ;   642.7 p5      42 t
        vpandd zmm0, zmm0, zmm4                           ;   643.7 p0      42 t
        vmovdqa64 zmm10, zmm6                             ;   641.3         42 t copy
        vmovdqu64 [rbp + 26112], zmm26                    ;   643.3 p7+p4   41 t spill
        vmovdqa64 zmm26, zmm5                             ;   639.3         42 t copy
        vpternlogd zmm26, zmm4, zmm4, 0xc3                ;   643.7 p5      42 t
        vpternlogd zmm14, zmm19, zmm26, 0x36              ;   644.7 p0      42 t
        vpternlogd zmm4, zmm23, zmm28, 6                  ;   644.7 p5      42 t
        vpternlogd zmm16, zmm28, zmm4, 0x9a               ;   645.7 p0      42 t
        vpternlogd zmm4, zmm23, zmm13, 0xe1               ;   645.7 p5      42 t
        vpxord zmm10, zmm10, zmm26                        ;   646.3 p0      42 t
        vpternlogd zmm8, zmm16, zmm10, 0x93               ;   647.3 p5      42 t
        vpternlogd zmm26, zmm3, zmm8, 0x59                ;   648.3 p0      42 t
        vmovdqu64 zmm3, [rbp + 21312]                     ;   541.7 p3      23 t reload
        vmovdqu64 zmm23, [rbp + 25984]                    ;   546.7 p2      41 t
        vpternlogd zmm23, zmm3, [rbp + 21376], 0x96       ;   647.7 p5+p3   41 t
        vpandd zmm27, zmm27, zmm10                        ;   648.3 p0      42 t
        vpternlogd zmm10, zmm13, zmm13, 0xc3              ;   648.7 p5      42 t
        vmovdqu64 zmm3, [rbp + 24576]                     ;   507.7 p2      41 t reload
        vmovdqu64 zmm13, [rbp + 24960]                    ;   510.3 p3      21 t reload
        vmovdqu64 zmm28, [rbp + 23936]                    ;   584.3 p2      41 t
        vpternlogd zmm28, zmm13, zmm3, 0x96               ;   649.3 p0      41 t
        vpternlogd zmm6, zmm4, zmm7, 0x39                 ;   649.7 p5      41 t
        vpternlogd zmm7, zmm5, [rbp + 23488], 0x12        ;   650.3 p0+p3   42 t
        vpternlogd zmm1, zmm0, zmm7, 0x96                 ;   651.3 p5      42 t
        vpternlogd zmm9, zmm1, zmm10, 0xc6                ;   652.3 p0      42 t
        vpternlogd zmm4, zmm31, zmm9, 0x96                ;   653.3 p5      42 t
        vmovdqu64 zmm31, [rbp + 25024]                    ;   510.3 p2      23 t reload
        vmovdqu64 zmm0, [rbp + 26304]                     ;   607.3 p3      41 t
        vpternlogd zmm0, zmm3, zmm31, 0x96                ;   652.3 p0      41 t
        vpternlogd zmm5, zmm12, zmm9, 0x59                ;   653.3 p5      42 t
        vpternlogd zmm6, zmm8, zmm5, 0x96                 ;   654.3 p0      41 t
        vpternlogd zmm5, zmm16, zmm26, 0x96               ;   654.3 p5      42 t
        vmovdqu64 zmm8, [rbp + 24512]                     ;   511.3 p2      41 t reload
        vmovdqu64 zmm12, [rbp + 20864]                    ;   517.7 p3      21 t reload
        vmovdqu64 zmm16, [rbp + 24320]                    ;   583.3 p2      41 t
        vpternlogd zmm16, zmm12, zmm8, 0x96               ;   654.3 p0      41 t
        vpternlogd zmm7, zmm26, zmm14, 0x96               ;   654.7 p5      41 t
        vpternlogd zmm9, zmm10, [rbp + 23552], 0x87       ;   655.3 p0+p3   42 t
        vpternlogd zmm25, zmm14, zmm9, 0x69               ;   656.3 p5      42 t
        vpternlogd zmm27, zmm9, zmm19, 0x96               ;   656.3 p0      42 t
        vmovdqu64 zmm9, [rbp + 18624]                     ;   516.0 p2      23 t reload
        vmovdqu64 zmm10, [rbp + 19712]                    ;   635.3 p3      41 t
        vpternlogd zmm10, zmm8, zmm9, 0x96                ;   656.7 p5      41 t
        vmovdqu64 zmm14, [rbp + 23360]                    ;   618.3 p2      62 t
        vpxord zmm14, zmm14, [rbp + 16896]                ;   657.3 p0+p3   62 t
        vmovdqu64 zmm19, [rbp + 24768]                    ;   622.3 p2      62 t
        vpxord zmm19, zmm19, [rbp + 17024]                ;   657.7 p5+p3   62 t
        vpternlogd zmm5, zmm4, zmm27, 0x96                ;   658.3 p0      42 t
        vpternlogd zmm26, zmm5, zmm25, 0x96               ;   659.3 p5      41 t
        vmovdqu64 [rbp + 17024], zmm19                    ;   658.7 p8+p9   62 t spill
        vmovdqu64 zmm19, [rbp + 25600]                    ;   622.7 p2      62 t
        vpxord zmm19, zmm19, [rbp + 17152]                ;   659.3 p0+p3   62 t
        vmovdqu64 [rbp + 17152], zmm19                    ;   660.3 p7+p4   62 t spill
        vmovdqu64 zmm19, [rbp + 24000]                    ;   622.3 p2      62 t
        vpxord zmm19, zmm19, [rbp + 17728]                ;   659.7 p5+p3   62 t
        vmovdqu64 [rbp + 17728], zmm19                    ;   660.7 p8+p9   62 t spill
        vmovdqu64 zmm19, [rbp + 25856]                    ;   551.7 p2      41 t
        vpternlogd zmm19, zmm12, [rbp + 22528], 0x96      ;   660.3 p0+p3   41 t
        vpternlogd zmm12, zmm10, [rbp + 24320], 0x96      ;   660.7 p5+p2   41 t
        vmovdqu64 [rbp + 20864], zmm14                    ;   658.3 p7+p4   62 t spill
        vmovdqa64 zmm14, zmm19                            ;   661.3         41 t copy
        vpternlogd zmm14, zmm5, zmm9, 0x96                ;   661.3 p0      41 t
        vpternlogd zmm5, zmm9, [rbp + 22528], 0x96        ;   661.7 p5+p3   41 t
        vpternlogd zmm8, zmm5, [rbp + 19712], 0x96        ;   662.7 p0+p2   41 t
        vpxord zmm9, zmm14, [rbp + 16768]                 ;   662.7 p5+p3   62 t
        vmovdqu64 [rbp + 16768], zmm9                     ;   663.7 p8+p9   62 t spill
        vmovdqa64 zmm9, zmm2                              ;   617.3         41 t copy
        vpternlogd zmm9, zmm15, [rbp + 22464], 0x69       ;   663.3 p0+p2   41 t
        vmovdqu64 [rbp + 24512], zmm14                    ;   662.3 p7+p4   41 t spill
        vmovdqa64 zmm14, zmm23                            ;   648.7         41 t copy
        vpternlogd zmm14, zmm13, [rbp + 22912], 0x96      ;   663.7 p5+p3   41 t
        vpternlogd zmm23, zmm28, [rbp + 22912], 0x96      ;   664.3 p0+p2   41 t
        vpternlogd zmm13, zmm0, [rbp + 23936], 0x96       ;   664.7 p5+p3   41 t
        vmovdqu64 [rbp + 24960], zmm28                    ;   650.3 p8+p9   41 t spill
        vmovdqa64 zmm28, zmm14                            ;   664.7         41 t copy
        vpternlogd zmm28, zmm7, zmm31, 0x96               ;   665.3 p0      41 t
        vpternlogd zmm7, zmm31, [rbp + 22912], 0x96       ;   665.7 p5+p2   41 t
        vpternlogd zmm3, zmm7, [rbp + 26304], 0x96        ;   666.7 p0+p3   41 t
        vpxord zmm31, zmm28, [rbp + 17472]                ;   666.7 p5+p2   62 t
        vmovdqu64 [rbp + 17472], zmm31                    ;   667.7 p7+p4   62 t spill
        vpxord zmm31, zmm23, [rbp + 19072]                ;   667.3 p0+p3   62 t
        vmovdqu64 [rbp + 19072], zmm31                    ;   668.3 p8+p9   62 t spill
        vpxord zmm31, zmm13, [rbp + 18048]                ;   667.7 p5+p2   62 t
        vmovdqu64 [rbp + 18048], zmm31                    ;   668.7 p7+p4   62 t spill
        vmovdqa64 zmm31, zmm29                            ;   612.3         41 t copy
        vpternlogd zmm31, zmm27, [rbp + 25152], 0x96      ;   668.3 p0+p3   41 t
        vmovdqu64 [rbp + 24576], zmm28                    ;   666.3 p8+p9   41 t spill
        vpxord zmm28, zmm31, [rbp + 16512]                ;   669.3 p5+p2   62 t
        vmovdqu64 [rbp + 16512], zmm28                    ;   670.3 p7+p4   62 t spill
        vmovdqu64 zmm28, [rbp + 25280]                    ;   532.3 p3      22 t reload
        vpternlogd zmm27, zmm28, [rbp + 25152], 0x96      ;   669.3 p0+p2   41 t
        vpternlogd zmm17, zmm27, zmm30, 0x96              ;   670.3 p5      41 t
        vmovdqu64 zmm28, [rbp + 25216]                    ;   533.3 p3      23 t reload
        vmovdqu64 [rbp + 25152], zmm31                    ;   669.3 p8+p9   41 t spill
        vmovdqa64 zmm31, zmm21                            ;   617.7         41 t copy
        vpternlogd zmm31, zmm26, zmm28, 0x96              ;   670.3 p0      41 t
        vpternlogd zmm26, zmm28, [rbp + 25344], 0x96      ;   670.7 p5+p2   41 t
        vpternlogd zmm28, zmm20, [rbp + 24832], 0x96      ;   671.3 p0+p3   41 t
        vpternlogd zmm20, zmm26, [rbp + 24832], 0x96      ;   671.7 p5+p2   41 t
        vmovdqu64 [rbp + 24832], zmm19                    ;   661.3 p7+p4   41 t spill
        vpxord zmm19, zmm12, [rbp + 17280]                ;   672.3 p0+p3   62 t
        vmovdqu64 [rbp + 17280], zmm19                    ;   673.3 p8+p9   62 t spill
        vpxord zmm19, zmm31, [rbp + 16448]                ;   672.7 p5+p2   62 t
        vmovdqu64 [rbp + 16448], zmm19                    ;   673.7 p7+p4   62 t spill
        vpxord zmm19, zmm20, [rbp + 13696]                ;   673.3 p0+p3   62 t
        vmovdqu64 [rbp + 25216], zmm19                    ;   674.3 p8+p9   62 t spill
        vmovdqa64 zmm19, zmm24                            ;   623.3         41 t copy
        vpternlogd zmm19, zmm6, [rbp + 25088], 0x69       ;   673.7 p5+p2   41 t
        vmovdqu64 [rbp + 25344], zmm31                    ;   671.3 p7+p4   41 t spill
        vpxord zmm31, zmm19, [rbp + 16576]                ;   674.7 p0+p3   62 t
        vmovdqu64 [rbp + 16576], zmm31                    ;   675.7 p8+p9   62 t spill
        vmovdqu64 zmm31, [rbp + 22400]                    ;   540.7 p2      22 t reload
        vpternlogd zmm6, zmm31, [rbp + 25088], 0x69       ;   674.7 p5+p3   41 t
        vpternlogd zmm18, zmm6, [rbp + 24704], 0x96       ;   675.7 p0+p2   41 t
        vmovdqu64 zmm31, [rbp + 21120]                    ;   542.7 p3      21 t reload
        vmovdqu64 [rbp + 24704], zmm19                    ;   674.7 p7+p4   41 t spill
        vmovdqa64 zmm19, zmm9                             ;   664.3         41 t copy
        vpternlogd zmm19, zmm22, zmm31, 0x96              ;   675.7 p5      41 t
        vpternlogd zmm22, zmm31, [rbp + 24640], 0x96      ;   676.3 p0+p2   41 t
        vpxord zmm31, zmm19, [rbp + 17984]                ;   676.7 p5+p3   62 t
        vmovdqu64 [rbp + 17984], zmm31                    ;   677.7 p8+p9   62 t spill
        vmovdqu64 zmm31, [rbp + 26176]                    ;   576.3 p2      41 t
        vpternlogd zmm31, zmm11, [rbp + 25408], 0x96      ;   677.3 p0+p3   41 t
        vmovdqu64 [rbp + 25408], zmm14                    ;   664.7 p7+p4   41 t spill
        vpxord zmm14, zmm31, [rbp + 17856]                ;   678.3 p5+p2   62 t
        vmovdqu64 [rbp + 17856], zmm14                    ;   679.3 p8+p9   62 t spill
        vmovdqu64 zmm14, [rbp + 21952]                    ;   547.0 p3      41 t
        vpternlogd zmm14, zmm30, [rbp + 24448], 0x96      ;   678.3 p0+p2   41 t
        vmovdqu64 [rbp + 26176], zmm24                    ;   623.3 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 16640]                    ;   548.0 p3      62 t
        vmovdqu64 [rbp + 16640], zmm29                    ;   612.3 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 16704]                    ;   548.7 p2      62 t
        vmovdqu64 [rbp + 16704], zmm21                    ;   617.7 p7+p4   41 t spill
        vmovdqu64 zmm21, [rbp + 18240]                    ;   549.8 p3      62 t
        vmovdqu64 [rbp + 18240], zmm20                    ;   672.7 p8+p9   41 t spill
        vmovdqu64 zmm20, [rbp + 17664]                    ;   550.3 p2      62 t
        vmovdqu64 [rbp + 17664], zmm12                    ;   661.7 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 17344]                    ;   550.8 p3      62 t
        vmovdqu64 [rbp + 17344], zmm5                     ;   662.7 p8+p9   41 t spill
        vmovdqu64 zmm5, [rbp + 17536]                     ;   551.3 p2      62 t
        vmovdqu64 [rbp + 17536], zmm13                    ;   665.7 p7+p4   41 t spill
        vmovdqu64 zmm13, [rbp + 17600]                    ;   552.3 p3      62 t
        vmovdqu64 [rbp + 17600], zmm7                     ;   666.7 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 17792]                     ;   553.3 p2      62 t
        vmovdqu64 [rbp + 17792], zmm19                    ;   676.7 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 18176]                    ;   554.3 p3      62 t
        vmovdqu64 [rbp + 18176], zmm6                     ;   675.7 p8+p9   41 t spill
        vmovdqu64 zmm6, [rbp + 17216]                     ;   554.7 p2      62 t
        vmovdqu64 [rbp + 17216], zmm31                    ;   678.3 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 19008]                    ;   556.3 p3      41 t
        vpternlogd zmm31, zmm1, [rbp + 22464], 0x96       ;   678.7 p5+p2   41 t
        vpternlogd zmm2, zmm15, zmm31, 0x69               ;   679.7 p0      41 t
        vmovdqu64 zmm15, [rbp + 26112]                    ;   643.3 p3      41 t reload
        vpternlogd zmm1, zmm15, [rbp + 22464], 0x96       ;   679.7 p5+p2   41 t
        vpxord zmm24, zmm24, zmm1                         ;   680.7 p0      62 t
        vmovdqu64 zmm15, [rbp + 25856]                    ;   558.5 p3      41 t
        vpternlogd zmm15, zmm16, [rbp + 22528], 0x96      ;   680.7 p5+p2   41 t
        vpxord zmm12, zmm12, zmm15                        ;   681.7 p0      62 t
        vmovdqu64 [rbp + 22528], zmm12                    ;   682.7 p8+p9   62 t spill
        vmovdqu64 zmm12, [rbp + 19456]                    ;   559.5 p3      41 t
        vpternlogd zmm12, zmm4, [rbp + 21696], 0x96       ;   681.7 p5+p2   41 t
        vmovdqu64 [rbp + 25856], zmm24                    ;   681.7 p7+p4   62 t spill
        vmovdqu64 zmm24, [rbp + 20736]                    ;   560.5 p3      41 t
        vpternlogd zmm24, zmm25, [rbp + 21952], 0x96      ;   682.3 p0+p2   41 t
        vpternlogd zmm30, zmm24, [rbp + 24448], 0x96      ;   683.3 p5+p3   41 t
        vmovdqu64 [rbp + 22464], zmm16                    ;   655.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 26496]                    ;   583.3 p2      41 t
        vpternlogd zmm16, zmm28, [rbp + 25536], 0x96      ;   683.3 p0+p3   41 t
        vpxord zmm7, zmm7, zmm16                          ;   684.3 p5      62 t
        vpternlogd zmm23, zmm0, [rbp + 14464], 0x96       ;   684.3 p0+p2   62 t
        vpxord zmm0, zmm8, [rbp + 14016]                  ;   684.7 p5+p3   62 t
        vmovdqu64 [rbp + 25536], zmm23                    ;   685.3 p7+p4   62 t spill
        vpxord zmm23, zmm3, [rbp + 13952]                 ;   685.3 p0+p2   62 t
        vpternlogd zmm15, zmm10, [rbp + 14528], 0x96      ;   685.7 p5+p3   62 t
        vpxord zmm10, zmm17, [rbp + 13760]                ;   686.3 p0+p2   62 t
        vpternlogd zmm16, zmm26, [rbp + 14720], 0x96      ;   686.7 p5+p3   62 t
        vpxord zmm26, zmm18, [rbp + 13824]                ;   687.3 p0+p2   62 t
        vmovdqu64 [rbp + 26496], zmm16                    ;   687.7 p8+p9   62 t spill
        vpxord zmm16, zmm2, [rbp + 13888]                 ;   687.7 p5+p3   62 t
        vmovdqu64 [rbp + 24640], zmm15                    ;   686.7 p7+p4   62 t spill
        vpxord zmm15, zmm30, [rbp + 14080]                ;   688.3 p0+p2   62 t
        vmovdqu64 [rbp + 21120], zmm15                    ;   689.3 p8+p9   62 t spill
        vmovdqu64 zmm15, [rbp + 25600]                    ;   622.7 p3      41 t reload
        vpternlogd zmm11, zmm15, [rbp + 14336], 0x96      ;   688.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 24832]                    ;   661.3 p3      41 t reload
        vpternlogd zmm8, zmm15, [rbp + 15552], 0x96       ;   689.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 23360]                    ;   618.3 p3      41 t reload
        vpternlogd zmm28, zmm15, [rbp + 14208], 0x96      ;   689.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 24000]                    ;   622.3 p3      41 t reload
        vpternlogd zmm27, zmm15, [rbp + 14784], 0x96      ;   690.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 25408]                    ;   664.7 p3      41 t reload
        vpternlogd zmm3, zmm15, [rbp + 15488], 0x96       ;   690.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 16640]                    ;   612.3 p3      41 t reload
        vpternlogd zmm17, zmm15, [rbp + 15296], 0x96      ;   691.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 26176]                    ;   623.3 p3      41 t reload
        vpternlogd zmm18, zmm15, [rbp + 15360], 0x96      ;   691.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 17792]                    ;   676.7 p3      41 t reload
        vpternlogd zmm31, zmm15, [rbp + 14912], 0x96      ;   692.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 26112]                    ;   643.3 p3      41 t reload
        vpternlogd zmm2, zmm15, [rbp + 15424], 0x96       ;   692.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 17088]                    ;   576.5 p3      62 t
        vmovdqu64 [rbp + 17088], zmm8                     ;   690.3 p7+p4   62 t spill
        vmovdqu64 zmm8, [rbp + 21568]                     ;   576.7 p2      41 t
        vpternlogd zmm8, zmm22, [rbp + 19008], 0x96       ;   693.3 p0+p3   41 t
        vpxord zmm20, zmm20, zmm8                         ;   694.3 p5      62 t
        vmovdqu64 [rbp + 19008], zmm3                     ;   691.7 p8+p9   62 t spill
        vmovdqu64 zmm3, [rbp + 21504]                     ;   577.7 p2      61 t reload
        vmovdqu64 [rbp + 8064], zmm3                      ;   583.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 21760]                     ;   578.5 p3      61 t reload
        vmovdqu64 [rbp + 8128], zmm3                      ;   584.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 21440]                     ;   578.7 p2      61 t reload
        vmovdqu64 [rbp + 8192], zmm3                      ;   584.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 18688]                     ;   579.5 p3      61 t reload
        vmovdqu64 [rbp + 8256], zmm3                      ;   585.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 20288]                     ;   579.7 p2      61 t reload
        vmovdqu64 [rbp + 8320], zmm3                      ;   585.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 18112]                     ;   580.5 p3      61 t reload
        vmovdqu64 [rbp + 8384], zmm3                      ;   586.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 22144]                     ;   580.7 p2      61 t reload
        vmovdqu64 [rbp + 8448], zmm3                      ;   586.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 24128]                     ;   581.5 p3      61 t reload
        vmovdqu64 [rbp + 8512], zmm3                      ;   587.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 19520]                     ;   581.7 p2      61 t reload
        vmovdqu64 [rbp + 8576], zmm3                      ;   587.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 21056]                     ;   582.5 p3      61 t reload
        vmovdqu64 [rbp + 8640], zmm3                      ;   588.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 20928]                     ;   582.7 p2      61 t reload
        vmovdqu64 [rbp + 8704], zmm3                      ;   588.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 19584]                     ;   583.5 p3      61 t reload
        vmovdqu64 [rbp + 8768], zmm3                      ;   589.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 23040]                     ;   583.7 p2      61 t reload
        vmovdqu64 [rbp + 8832], zmm3                      ;   589.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 19392]                     ;   584.5 p3      61 t reload
        vmovdqu64 [rbp + 8896], zmm3                      ;   590.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 18368]                     ;   584.7 p2      61 t reload
        vmovdqu64 [rbp + 8960], zmm3                      ;   590.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 22848]                     ;   585.5 p3      61 t reload
        vmovdqu64 [rbp + 9024], zmm3                      ;   591.5 p8+p9   60 rounds
        vpternlogd zmm1, zmm22, [rbp + 15936], 0x96       ;   694.3 p0+p2   62 t
        vpternlogd zmm8, zmm9, [rbp + 14400], 0x96        ;   694.7 p5+p3   62 t
        vmovdqu64 zmm3, [rbp + 19840]                     ;   586.7 p2      21 t reload
        vmovdqu64 zmm9, [rbp + 23680]                     ;   587.5 p3      41 t
        vpternlogd zmm9, zmm3, [rbp + 24448], 0x96        ;   695.3 p0+p2   41 t
        vmovdqu64 zmm22, [rbp + 20480]                    ;   588.5 p3      61 t reload
        vmovdqu64 [rbp + 9088], zmm22                     ;   594.5 p7+p4   60 rounds
        vmovdqu64 zmm22, [rbp + 20736]                    ;   588.7 p2      22 t reload
        vmovdqu64 [rbp + 20480], zmm1                     ;   695.3 p8+p9   62 t spill
        vmovdqu64 zmm1, [rbp + 25920]                     ;   589.5 p3      41 t
        vpternlogd zmm1, zmm3, zmm22, 0x96                ;   695.7 p5      41 t
        vmovdqu64 [rbp + 24448], zmm2                     ;   693.7 p7+p4   62 t spill
        vmovdqu64 zmm2, [rbp + 19904]                     ;   589.7 p2      61 t reload
        vmovdqu64 [rbp + 9152], zmm2                      ;   595.7 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 22016]                     ;   590.5 p3      61 t reload
        vmovdqu64 [rbp + 9216], zmm2                      ;   596.5 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22336]                     ;   590.7 p2      61 t reload
        vmovdqu64 [rbp + 9280], zmm2                      ;   596.7 p8+p9   60 rounds
        vpternlogd zmm3, zmm14, [rbp + 23680], 0x96       ;   696.3 p0+p3   41 t
        vpxord zmm19, zmm19, zmm3                         ;   697.3 p5      62 t
        vpternlogd zmm22, zmm9, [rbp + 25920], 0x96       ;   697.3 p0+p2   41 t
        vmovdqu64 zmm2, [rbp + 19968]                     ;   592.8 p3      61 t reload
        vmovdqu64 [rbp + 9344], zmm2                      ;   598.8 p7+p4   60 rounds
        vpxord zmm5, zmm5, zmm22                          ;   698.3 p5      62 t
        vpternlogd zmm25, zmm1, [rbp + 21952], 0x96       ;   698.3 p0+p2   41 t
        vmovdqu64 zmm2, [rbp + 18880]                     ;   593.8 p3      61 t reload
        vmovdqu64 [rbp + 9408], zmm2                      ;   599.8 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 21184]                     ;   594.5 p2      61 t reload
        vmovdqu64 [rbp + 9472], zmm2                      ;   600.5 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 20096]                     ;   594.8 p3      61 t reload
        vmovdqu64 [rbp + 9536], zmm2                      ;   600.8 p8+p9   60 rounds
        vpxord zmm29, zmm29, zmm25                        ;   699.3 p5      62 t
        vpternlogd zmm22, zmm14, [rbp + 16960], 0x96      ;   699.3 p0+p2   62 t
        vpternlogd zmm3, zmm24, [rbp + 15104], 0x96       ;   699.7 p5+p3   62 t
        vmovdqu64 zmm2, [rbp + 24896]                     ;   596.5 p2      21 t reload
        vmovdqu64 zmm14, [rbp + 24320]                    ;   596.8 p3      22 t reload
        vmovdqu64 zmm24, [rbp + 23744]                    ;   597.5 p2      41 t
        vpternlogd zmm24, zmm14, zmm2, 0x96               ;   700.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 20544]                    ;   597.8 p3      61 t reload
        vmovdqu64 [rbp + 9600], zmm14                     ;   603.8 p7+p4   60 rounds
        vmovdqu64 zmm14, [rbp + 19456]                    ;   598.5 p2      22 t reload
        vmovdqu64 [rbp + 20544], zmm18                    ;   692.7 p8+p9   62 t spill
        vmovdqu64 zmm18, [rbp + 24192]                    ;   598.8 p3      23 t reload
        vpternlogd zmm2, zmm18, zmm14, 0x96               ;   700.7 p5      41 t
        vpternlogd zmm30, zmm1, [rbp + 15616], 0x96       ;   701.3 p0+p2   62 t
        vmovdqu64 zmm1, [rbp + 21696]                     ;   599.8 p3      23 t reload
        vpternlogd zmm4, zmm2, zmm1, 0x96                 ;   701.7 p5      41 t
        vpxord zmm21, zmm21, zmm4                         ;   702.7 p0      62 t
        vmovdqu64 [rbp + 24896], zmm30                    ;   702.3 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 23424]                    ;   613.3 p2      21 t reload
        vpternlogd zmm1, zmm30, [rbp + 24384], 0x96       ;   702.7 p5+p3   41 t
        vpternlogd zmm30, zmm12, [rbp + 24384], 0x96      ;   703.3 p0+p2   41 t
        vpxord zmm15, zmm15, zmm30                        ;   704.3 p5      62 t
        vpternlogd zmm25, zmm9, [rbp + 16128], 0x96       ;   704.3 p0+p3   62 t
        vpternlogd zmm30, zmm2, [rbp + 16384], 0x96       ;   704.7 p5+p2   62 t
        vmovdqu64 zmm2, [rbp + 23936]                     ;   602.8 p3      22 t reload
        vmovdqa64 zmm9, zmm1                              ;   703.7         41 t copy
        vpternlogd zmm9, zmm24, zmm2, 0x96                ;   705.3 p0      41 t
        vpxord zmm6, zmm6, zmm9                           ;   706.3 p5      62 t
        vpternlogd zmm24, zmm2, [rbp + 24384], 0x96       ;   706.3 p0+p2   41 t
        vmovdqu64 zmm2, [rbp + 19648]                     ;   605.3 p3      61 t reload
        vmovdqu64 [rbp + 9664], zmm2                      ;   611.3 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 19776]                     ;   605.7 p2      61 t reload
        vmovdqu64 [rbp + 9728], zmm2                      ;   611.7 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22080]                     ;   606.3 p3      61 t reload
        vmovdqu64 [rbp + 9792], zmm2                      ;   612.3 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 19264]                     ;   607.3 p2      61 t reload
        vmovdqu64 [rbp + 9856], zmm2                      ;   613.3 p7+p4   60 rounds
        vpternlogd zmm18, zmm14, zmm24, 0x96              ;   707.3 p5      41 t
        vmovdqu64 zmm2, [rbp + 20160]                     ;   607.8 p3      61 t reload
        vmovdqu64 [rbp + 9920], zmm2                      ;   613.8 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 21632]                     ;   608.3 p2      61 t reload
        vmovdqu64 [rbp + 9984], zmm2                      ;   614.3 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18304]                     ;   608.8 p3      61 t reload
        vmovdqu64 [rbp + 10048], zmm2                     ;   614.8 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20608]                     ;   609.3 p2      61 t reload
        vmovdqu64 [rbp + 10112], zmm2                     ;   615.3 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 19200]                     ;   610.5 p3      61 t reload
        vmovdqu64 [rbp + 10176], zmm2                     ;   616.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 19328]                     ;   610.8 p2      61 t reload
        vmovdqu64 [rbp + 10240], zmm2                     ;   616.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 21888]                     ;   611.5 p3      61 t reload
        vmovdqu64 [rbp + 10304], zmm2                     ;   617.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20032]                     ;   611.8 p2      61 t reload
        vmovdqu64 [rbp + 10368], zmm2                     ;   617.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22976]                     ;   612.5 p3      61 t reload
        vmovdqu64 [rbp + 10432], zmm2                     ;   618.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20416]                     ;   612.8 p2      61 t reload
        vmovdqu64 [rbp + 10496], zmm2                     ;   618.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18816]                     ;   613.5 p3      61 t reload
        vmovdqu64 [rbp + 10560], zmm2                     ;   619.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 18944]                     ;   613.8 p2      61 t reload
        vmovdqu64 [rbp + 10624], zmm2                     ;   619.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 20352]                     ;   614.5 p3      61 t reload
        vmovdqu64 [rbp + 10688], zmm2                     ;   621.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20992]                     ;   614.8 p2      61 t reload
        vmovdqu64 [rbp + 10752], zmm2                     ;   621.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 17920]                     ;   615.5 p3      61 t reload
        vmovdqu64 [rbp + 10816], zmm2                     ;   623.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 18752]                     ;   616.5 p2      61 t reload
        vmovdqu64 [rbp + 10880], zmm2                     ;   623.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22592]                     ;   617.3 p3      61 t reload
        vmovdqu64 [rbp + 10944], zmm2                     ;   625.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20224]                     ;   617.7 p2      61 t reload
        vmovdqu64 [rbp + 11008], zmm2                     ;   625.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 20800]                     ;   618.3 p3      61 t reload
        vmovdqu64 [rbp + 11072], zmm2                     ;   627.5 p8+p9   60 rounds
        vpxord zmm13, zmm13, zmm18                        ;   708.3 p0      62 t
        vmovdqu64 zmm2, [rbp + 21248]                     ;   618.7 p2      61 t reload
        vmovdqu64 [rbp + 11136], zmm2                     ;   627.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18432]                     ;   619.3 p3      61 t reload
        vmovdqu64 [rbp + 11200], zmm2                     ;   629.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20672]                     ;   619.7 p2      61 t reload
        vmovdqu64 [rbp + 11264], zmm2                     ;   629.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22272]                     ;   620.3 p3      61 t reload
        vmovdqu64 [rbp + 11328], zmm2                     ;   631.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 22656]                     ;   620.7 p2      61 t reload
        vmovdqu64 [rbp + 11392], zmm2                     ;   631.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22784]                     ;   621.3 p3      61 t reload
        vmovdqu64 [rbp + 11456], zmm2                     ;   633.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 17408]                     ;   621.7 p2      61 t reload
        vmovdqu64 [rbp + 11520], zmm2                     ;   633.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22720]                     ;   622.3 p3      61 t reload
        vmovdqu64 [rbp + 11584], zmm2                     ;   635.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 23104]                     ;   622.7 p2      61 t reload
        vmovdqu64 [rbp + 11648], zmm2                     ;   635.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18496]                     ;   623.3 p3      61 t reload
        vmovdqu64 [rbp + 11712], zmm2                     ;   637.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 23168]                     ;   623.7 p2      61 t reload
        vmovdqu64 [rbp + 11776], zmm2                     ;   637.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 23296]                     ;   624.3 p3      61 t reload
        vmovdqu64 [rbp + 11840], zmm2                     ;   639.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 21824]                     ;   624.7 p2      61 t reload
        vmovdqu64 [rbp + 11904], zmm2                     ;   639.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22208]                     ;   625.3 p3      61 t reload
        vmovdqu64 [rbp + 11968], zmm2                     ;   641.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 19136]                     ;   625.7 p2      61 t reload
        vmovdqu64 [rbp + 12032], zmm2                     ;   641.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18560]                     ;   626.3 p3      61 t reload
        vmovdqu64 [rbp + 12096], zmm2                     ;   643.5 p8+p9   60 rounds
        vpternlogd zmm18, zmm1, [rbp + 14656], 0x96       ;   708.3 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 24064]                     ;   627.3 p3      41 t reload
        vmovdqu64 zmm2, [rbp + 24768]                     ;   627.7 p2      62 t
        vpternlogd zmm2, zmm1, [rbp + 14272], 0x96        ;   708.3 p0+p3   62 t
        vpternlogd zmm9, zmm12, [rbp + 16832], 0x96       ;   708.7 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 18176]                     ;   675.7 p3      41 t reload
        vmovdqu64 zmm12, [rbp + 17216]                    ;   678.3 p2      62 t
        vpternlogd zmm12, zmm1, [rbp + 14848], 0x96       ;   709.3 p0+p3   62 t
        vpternlogd zmm4, zmm24, [rbp + 16256], 0x96       ;   709.7 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 17600]                     ;   666.7 p3      41 t reload
        vmovdqu64 zmm14, [rbp + 17536]                    ;   665.7 p2      62 t
        vpternlogd zmm14, zmm1, [rbp + 14976], 0x96       ;   710.3 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 17344]                     ;   662.7 p2      41 t reload
        vmovdqu64 zmm24, [rbp + 17664]                    ;   661.7 p3      62 t
        vpternlogd zmm24, zmm1, [rbp + 15040], 0x96       ;   710.7 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 16704]                     ;   634.3 p3      41 t reload
        vmovdqu64 [rbp + 17344], zmm7                     ;   685.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rbp + 18240]                     ;   672.7 p2      62 t
        vpternlogd zmm7, zmm1, [rbp + 15232], 0x96        ;   711.3 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 25216]                     ;   674.3 p2      62 t reload
        vmovdqu64 [rbp + 13696], zmm1                     ;   680.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 26240]                     ;   636.3 p3      41 t reload
        vmovdqu64 [rbp + 25216], zmm20                    ;   695.3 p7+p4   62 t spill
        vmovdqu64 zmm20, [rbp + 25344]                    ;   671.3 p2      62 t
        vpternlogd zmm20, zmm1, [rbp + 15744], 0x96       ;   711.7 p5+p3   62 t
        vmovdqu64 [rbp + 13760], zmm10                    ;   687.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 25792]                     ;   637.7 p2      41 t reload
        vmovdqu64 zmm10, [rbp + 25152]                    ;   669.3 p3      62 t
        vpternlogd zmm10, zmm1, [rbp + 15808], 0x96       ;   712.3 p0+p2   62 t
        vmovdqu64 [rbp + 13824], zmm26                    ;   688.3 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 25472]                     ;   639.3 p3      41 t reload
        vmovdqu64 zmm26, [rbp + 24704]                    ;   674.7 p2      62 t
        vpternlogd zmm26, zmm1, [rbp + 15872], 0x96       ;   712.7 p5+p3   62 t
        vmovdqu64 [rbp + 13952], zmm23                    ;   686.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 13888], zmm16                    ;   688.7 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 24960]                     ;   650.3 p2      41 t reload
        vmovdqu64 zmm16, [rbp + 24576]                    ;   666.3 p3      62 t
        vpternlogd zmm16, zmm1, [rbp + 16320], 0x96       ;   713.3 p0+p2   62 t
        vmovdqu64 [rbp + 14016], zmm0                     ;   685.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 22464]                     ;   655.3 p3      41 t reload
        vmovdqu64 zmm1, [rbp + 24512]                     ;   662.3 p2      62 t
        vpternlogd zmm1, zmm0, [rbp + 16064], 0x96        ;   713.7 p5+p3   62 t
        vmovdqu64 [rbp + 14336], zmm11                    ;   689.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 21120]                     ;   689.3 p2      62 t reload
        vmovdqu64 [rbp + 14080], zmm0                     ;   695.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 25536]                     ;   685.3 p3      62 t reload
        vmovdqu64 [rbp + 14464], zmm0                     ;   691.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 24640]                     ;   686.7 p2      62 t reload
        vmovdqu64 [rbp + 14528], zmm0                     ;   692.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 26496]                     ;   687.7 p3      62 t reload
        vmovdqu64 [rbp + 14720], zmm0                     ;   693.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 20544]                     ;   692.7 p2      62 t reload
        vmovdqu64 [rbp + 15360], zmm0                     ;   698.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 24448]                     ;   693.7 p3      62 t reload
        vmovdqu64 [rbp + 15424], zmm0                     ;   699.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 19008]                     ;   691.7 p2      62 t reload
        vmovdqu64 [rbp + 15488], zmm0                     ;   697.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 17088]                     ;   690.3 p3      62 t reload
        vmovdqu64 [rbp + 15552], zmm0                     ;   696.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 24896]                     ;   702.3 p2      62 t reload
        vmovdqu64 [rbp + 15616], zmm0                     ;   708.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 20480]                     ;   695.3 p3      62 t reload
        vmovdqu64 [rbp + 15936], zmm0                     ;   701.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14208], zmm28                    ;   690.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 14784], zmm27                    ;   691.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14912], zmm31                    ;   693.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 14400], zmm8                     ;   695.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 15296], zmm17                    ;   692.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 15104], zmm3                     ;   700.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 14272], zmm2                     ;   709.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 14656], zmm18                    ;   709.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14848], zmm12                    ;   710.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 16128], zmm25                    ;   705.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14976], zmm14                    ;   711.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 15040], zmm24                    ;   711.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 15232], zmm7                     ;   712.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 15744], zmm20                    ;   712.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 15808], zmm10                    ;   713.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 15872], zmm26                    ;   713.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 16064], zmm1                     ;   714.7 p8+p9   60 rounds
        add r8, 0x200                                     ;   650.3 p1      60 rounds
        vmovdqu64 zmm11, [rbp + 16448]                    ;   673.7 p2      62 t reload
        vmovdqu64 zmm12, [rbp + 16512]                    ;   670.3 p3      62 t reload
        vmovdqu64 zmm31, [rbp + 16576]                    ;   675.7 p2      62 t reload
        vmovdqu64 zmm14, [rbp + 25856]                    ;   681.7 p3      62 t reload
        vmovdqu64 zmm0, [rbp + 17472]                     ;   667.7 p2      62 t reload
        vmovdqu64 zmm1, [rbp + 16768]                     ;   663.7 p3      62 t reload
        vmovdqu64 zmm17, [rbp + 20864]                    ;   658.3 p2      62 t reload
        vmovdqu64 zmm18, [rbp + 17024]                    ;   658.7 p3      62 t reload
        vmovdqu64 zmm2, [rbp + 17152]                     ;   660.3 p2      62 t reload
        vmovdqu64 zmm20, [rbp + 19072]                    ;   668.3 p3      62 t reload
        vmovdqu64 zmm3, [rbp + 25216]                     ;   695.3 p2      62 t reload
        vmovdqu64 zmm7, [rbp + 22528]                     ;   682.7 p3      62 t reload
        vmovdqu64 zmm23, [rbp + 17344]                    ;   685.3 p2      62 t reload
        vmovdqu64 zmm24, [rbp + 17728]                    ;   660.7 p3      62 t reload
        vmovdqu64 zmm25, [rbp + 17856]                    ;   679.3 p2      62 t reload
        vmovdqu64 zmm26, [rbp + 17984]                    ;   677.7 p3      62 t reload
        vmovdqu64 zmm27, [rbp + 18048]                    ;   668.7 p2      62 t reload
        vmovdqu64 zmm28, [rbp + 17280]                    ;   673.3 p3      62 t reload
        vmovdqa64 zmm8, zmm30                             ;   705.7         62 t copy
        vmovdqa64 zmm10, zmm4                             ;   710.7         62 t copy
        vmovdqa64 zmm4, zmm6                              ;   707.3         62 t copy
        vmovdqa64 zmm6, zmm22                             ;   700.3         62 t copy
        vmovdqa64 zmm22, zmm13                            ;   709.3         62 t copy
        vmovdqa64 zmm13, zmm31                            ;   681.7         62 t copy
        vmovdqa64 zmm30, zmm15                            ;   705.3         62 t copy
        vmovdqa64 zmm15, zmm1                             ;   669.7         62 t copy
        vmovdqa64 zmm1, zmm21                             ;   703.7         62 t copy
        vmovdqa64 zmm21, zmm7                             ;   688.7         62 t copy
        vmovdqa64 zmm7, zmm9                              ;   709.7         62 t copy
        vmovdqa64 zmm9, zmm16                             ;   714.3         62 t copy
        vmovdqa64 zmm16, zmm29                            ;   700.3         62 t copy
        vmovdqa64 zmm29, zmm19                            ;   698.3         62 t copy
        vmovdqa64 zmm19, zmm2                             ;   666.3         62 t copy
        vmovdqa64 zmm2, zmm3                              ;   701.3         62 t copy
        vmovdqa64 zmm3, zmm5                              ;   699.3         62 t copy
        vmovdqa64 zmm5, zmm30                             ;   705.3         62 t copy
        cmp r8, qword [rbp + 34800]                       ;                    more rounds?
        jne .rounds_3
        mov qword [rbp + 34792], r8                       ;                    resident
        vmovdqu64 [rbp + 12416], zmm0                     ;                    resident
        vmovdqu64 [rbp + 12608], zmm1                     ;                    resident
        vmovdqu64 [rbp + 12864], zmm2                     ;                    resident
        vmovdqu64 [rbp + 13056], zmm3                     ;                    resident
        vmovdqu64 [rbp + 13632], zmm4                     ;                    resident
        vmovdqu64 [rbp + 14144], zmm5                     ;                    resident
        vmovdqu64 [rbp + 14592], zmm6                     ;                    resident
        vmovdqu64 [rbp + 15168], zmm7                     ;                    resident
        vmovdqu64 [rbp + 15680], zmm8                     ;                    resident
        vmovdqu64 [rbp + 16000], zmm9                     ;                    resident
        vmovdqu64 [rbp + 16192], zmm10                    ;                    resident
        vmovdqu64 [rbp + 12160], zmm11                    ;                    resident
        vmovdqu64 [rbp + 12224], zmm12                    ;                    resident
        vmovdqu64 [rbp + 12288], zmm13                    ;                    resident
        vmovdqu64 [rbp + 12352], zmm14                    ;                    resident
        vmovdqu64 [rbp + 12480], zmm15                    ;                    resident
        vmovdqu64 [rbp + 12544], zmm16                    ;                    resident
        vmovdqu64 [rbp + 12672], zmm17                    ;                    resident
        vmovdqu64 [rbp + 12736], zmm18                    ;                    resident
        vmovdqu64 [rbp + 12800], zmm19                    ;                    resident
        vmovdqu64 [rbp + 12928], zmm20                    ;                    resident
        vmovdqu64 [rbp + 12992], zmm21                    ;                    resident
        vmovdqu64 [rbp + 13120], zmm22                    ;                    resident
        vmovdqu64 [rbp + 13184], zmm23                    ;                    resident
        vmovdqu64 [rbp + 13248], zmm24                    ;                    resident
        vmovdqu64 [rbp + 13312], zmm25                    ;                    resident
        vmovdqu64 [rbp + 13376], zmm26                    ;                    resident
        vmovdqu64 [rbp + 13440], zmm27                    ;                    resident
        vmovdqu64 [rbp + 13504], zmm28                    ;                    resident
        vmovdqu64 [rbp + 13568], zmm29                    ;                    resident
        mov r8, qword [rbp + 34776]                       ;     0.0 p2      71 d.0 reload
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
        mov qword [rbp + 34776], r8                       ;   128.8 p7+p4   69 groups
        cmp r8, qword [rbp + 34784]                       ;                    more groups?
        jne .groups_2
        vmovdqu64 zmm0, [rbp + 3968]                      ;     0.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26560], zmm0                     ;     6.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4032]                      ;     0.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26624], zmm0                     ;     6.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4096]                      ;     1.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26688], zmm0                     ;     7.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4160]                      ;     1.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26752], zmm0                     ;     7.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4224]                      ;     2.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26816], zmm0                     ;     8.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4288]                      ;     2.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26880], zmm0                     ;     8.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4352]                      ;     3.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26944], zmm0                     ;     9.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4416]                      ;     3.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27008], zmm0                     ;     9.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4480]                      ;     4.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27072], zmm0                     ;    10.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4544]                      ;     4.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27136], zmm0                     ;    10.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4608]                      ;     5.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27200], zmm0                     ;    11.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4672]                      ;     5.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27264], zmm0                     ;    11.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4736]                      ;     6.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27328], zmm0                     ;    12.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4800]                      ;     6.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27392], zmm0                     ;    12.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4864]                      ;     7.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27456], zmm0                     ;    14.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4928]                      ;     7.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27520], zmm0                     ;    14.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4992]                      ;     8.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27584], zmm0                     ;    16.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5056]                      ;     8.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27648], zmm0                     ;    16.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5120]                      ;     9.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27712], zmm0                     ;    18.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5184]                      ;     9.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27776], zmm0                     ;    18.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5248]                      ;    10.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27840], zmm0                     ;    20.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5312]                      ;    10.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27904], zmm0                     ;    20.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5376]                      ;    11.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27968], zmm0                     ;    22.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5440]                      ;    11.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28032], zmm0                     ;    22.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5504]                      ;    12.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28096], zmm0                     ;    24.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5568]                      ;    12.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28160], zmm0                     ;    24.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5632]                      ;    13.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28224], zmm0                     ;    26.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5696]                      ;    13.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28288], zmm0                     ;    26.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5760]                      ;    14.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28352], zmm0                     ;    28.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5824]                      ;    14.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28416], zmm0                     ;    28.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5888]                      ;    15.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28480], zmm0                     ;    30.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5952]                      ;    15.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28544], zmm0                     ;    30.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6016]                      ;    16.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28608], zmm0                     ;    32.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6080]                      ;    16.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28672], zmm0                     ;    32.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6144]                      ;    17.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28736], zmm0                     ;    34.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6208]                      ;    17.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28800], zmm0                     ;    34.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6272]                      ;    18.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28864], zmm0                     ;    36.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6336]                      ;    18.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28928], zmm0                     ;    36.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6400]                      ;    19.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28992], zmm0                     ;    38.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6464]                      ;    19.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29056], zmm0                     ;    38.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6528]                      ;    20.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29120], zmm0                     ;    40.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6592]                      ;    20.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29184], zmm0                     ;    40.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6656]                      ;    21.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29248], zmm0                     ;    42.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6720]                      ;    21.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29312], zmm0                     ;    42.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6784]                      ;    22.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29376], zmm0                     ;    44.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6848]                      ;    22.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29440], zmm0                     ;    44.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6912]                      ;    23.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29504], zmm0                     ;    46.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6976]                      ;    23.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29568], zmm0                     ;    46.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7040]                      ;    24.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29632], zmm0                     ;    48.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7104]                      ;    24.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29696], zmm0                     ;    48.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7168]                      ;    25.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29760], zmm0                     ;    50.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7232]                      ;    25.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29824], zmm0                     ;    50.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7296]                      ;    26.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29888], zmm0                     ;    52.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7360]                      ;    26.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29952], zmm0                     ;    52.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7424]                      ;    27.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30016], zmm0                     ;    54.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7488]                      ;    27.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30080], zmm0                     ;    54.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7552]                      ;    28.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30144], zmm0                     ;    56.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7616]                      ;    28.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30208], zmm0                     ;    56.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7680]                      ;    29.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30272], zmm0                     ;    58.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7744]                      ;    29.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30336], zmm0                     ;    58.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7808]                      ;    30.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30400], zmm0                     ;    60.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7872]                      ;    30.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30464], zmm0                     ;    60.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7936]                      ;    31.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30528], zmm0                     ;    62.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 8000]                      ;    31.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30592], zmm0                     ;    62.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp - 128]                       ;    32.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30656], zmm0                     ;    64.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp - 64]                        ;    32.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30720], zmm0                     ;    64.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 0]                         ;    33.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30784], zmm0                     ;    66.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 64]                        ;    33.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30848], zmm0                     ;    66.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 128]                       ;    34.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30912], zmm0                     ;    68.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 192]                       ;    34.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30976], zmm0                     ;    68.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 256]                       ;    35.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31040], zmm0                     ;    70.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 320]                       ;    35.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31104], zmm0                     ;    70.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 384]                       ;    36.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31168], zmm0                     ;    72.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 448]                       ;    36.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31232], zmm0                     ;    72.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 512]                       ;    37.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31296], zmm0                     ;    74.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 576]                       ;    37.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31360], zmm0                     ;    74.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 640]                       ;    38.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31424], zmm0                     ;    76.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 704]                       ;    38.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31488], zmm0                     ;    76.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 768]                       ;    39.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31552], zmm0                     ;    78.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 832]                       ;    39.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31616], zmm0                     ;    78.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 896]                       ;    40.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31680], zmm0                     ;    80.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 960]                       ;    40.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31744], zmm0                     ;    80.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1024]                      ;    41.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31808], zmm0                     ;    82.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1088]                      ;    41.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31872], zmm0                     ;    82.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1152]                      ;    42.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31936], zmm0                     ;    84.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1216]                      ;    42.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32000], zmm0                     ;    84.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1280]                      ;    43.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32064], zmm0                     ;    86.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1344]                      ;    43.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32128], zmm0                     ;    86.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1408]                      ;    44.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32192], zmm0                     ;    88.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1472]                      ;    44.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32256], zmm0                     ;    88.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1536]                      ;    45.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32320], zmm0                     ;    90.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1600]                      ;    45.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32384], zmm0                     ;    90.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1664]                      ;    46.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32448], zmm0                     ;    92.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1728]                      ;    46.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32512], zmm0                     ;    92.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1792]                      ;    47.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32576], zmm0                     ;    94.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1856]                      ;    47.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32640], zmm0                     ;    94.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1920]                      ;    48.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32704], zmm0                     ;    96.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1984]                      ;    48.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32768], zmm0                     ;    96.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2048]                      ;    49.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32832], zmm0                     ;    98.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2112]                      ;    49.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32896], zmm0                     ;    98.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2176]                      ;    50.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32960], zmm0                     ;   100.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2240]                      ;    50.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33024], zmm0                     ;   100.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2304]                      ;    51.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33088], zmm0                     ;   102.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2368]                      ;    51.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33152], zmm0                     ;   102.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2432]                      ;    52.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33216], zmm0                     ;   104.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2496]                      ;    52.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33280], zmm0                     ;   104.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2560]                      ;    53.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33344], zmm0                     ;   106.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2624]                      ;    53.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33408], zmm0                     ;   106.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2688]                      ;    54.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33472], zmm0                     ;   108.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2752]                      ;    54.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33536], zmm0                     ;   108.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2816]                      ;    55.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33600], zmm0                     ;   110.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2880]                      ;    55.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33664], zmm0                     ;   110.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2944]                      ;    56.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33728], zmm0                     ;   112.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3008]                      ;    56.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33792], zmm0                     ;   112.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3072]                      ;    57.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33856], zmm0                     ;   114.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3136]                      ;    57.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33920], zmm0                     ;   114.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3200]                      ;    58.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33984], zmm0                     ;   116.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3264]                      ;    58.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34048], zmm0                     ;   116.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3328]                      ;    59.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34112], zmm0                     ;   118.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3392]                      ;    59.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34176], zmm0                     ;   118.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3456]                      ;    60.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34240], zmm0                     ;   120.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3520]                      ;    60.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34304], zmm0                     ;   120.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3584]                      ;    61.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34368], zmm0                     ;   122.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3648]                      ;    61.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34432], zmm0                     ;   122.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3712]                      ;    62.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34496], zmm0                     ;   124.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3776]                      ;    62.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34560], zmm0                     ;   124.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3840]                      ;    63.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34624], zmm0                     ;   126.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3904]                      ;    63.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34688], zmm0                     ;   126.5 p8+p9   60 rounds
        mov r8, qword [rbp + 34768]                       ;    42.7 p10     60 rounds reload
        mov qword [rbp + 34808], r8                       ;   128.2 p7+p4   60 rounds
        add r8, 0x600                                     ;    47.7 p0      60 rounds
        mov qword [rbp + 34816], r8                       ;   128.5 p8+p9   60 rounds
        mov r8, qword [rbp + 34808]                       ;                    resident
        vmovdqu64 zmm0, [rbp + 30912]                     ;                    resident
        vmovdqu64 zmm1, [rbp + 31104]                     ;                    resident
        vmovdqu64 zmm2, [rbp + 31360]                     ;                    resident
        vmovdqu64 zmm3, [rbp + 31552]                     ;                    resident
        vmovdqu64 zmm4, [rbp + 32128]                     ;                    resident
        vmovdqu64 zmm5, [rbp + 32640]                     ;                    resident
        vmovdqu64 zmm6, [rbp + 33088]                     ;                    resident
        vmovdqu64 zmm7, [rbp + 33664]                     ;                    resident
        vmovdqu64 zmm8, [rbp + 34176]                     ;                    resident
        vmovdqu64 zmm9, [rbp + 34496]                     ;                    resident
        vmovdqu64 zmm10, [rbp + 34688]                    ;                    resident
        vmovdqu64 zmm11, [rbp + 30656]                    ;                    resident
        vmovdqu64 zmm12, [rbp + 30720]                    ;                    resident
        vmovdqu64 zmm13, [rbp + 30784]                    ;                    resident
        vmovdqu64 zmm14, [rbp + 30848]                    ;                    resident
        vmovdqu64 zmm15, [rbp + 30976]                    ;                    resident
        vmovdqu64 zmm16, [rbp + 31040]                    ;                    resident
        vmovdqu64 zmm17, [rbp + 31168]                    ;                    resident
        vmovdqu64 zmm18, [rbp + 31232]                    ;                    resident
        vmovdqu64 zmm19, [rbp + 31296]                    ;                    resident
        vmovdqu64 zmm20, [rbp + 31424]                    ;                    resident
        vmovdqu64 zmm21, [rbp + 31488]                    ;                    resident
        vmovdqu64 zmm22, [rbp + 31616]                    ;                    resident
        vmovdqu64 zmm23, [rbp + 31680]                    ;                    resident
        vmovdqu64 zmm24, [rbp + 31744]                    ;                    resident
        vmovdqu64 zmm25, [rbp + 31808]                    ;                    resident
        vmovdqu64 zmm26, [rbp + 31872]                    ;                    resident
        vmovdqu64 zmm27, [rbp + 31936]                    ;                    resident
        vmovdqu64 zmm28, [rbp + 32000]                    ;                    resident
        vmovdqu64 zmm29, [rbp + 32064]                    ;                    resident
        align 16
.rounds_4:
        vpbroadcastd zmm30, [r8 + 4624]                   ;     0.0 p2      61 r.4
        vpbroadcastd zmm31, [r8 + 4636]                   ;     0.2 p3      61 r.7
        vmovdqu64 [rbp + 16256], zmm10                    ;     0.3 p7+p4   40 t spill
        vpbroadcastd zmm10, [r8 + 4652]                   ;     0.5 p10     61 r.11
        vmovdqu64 [rbp + 16320], zmm9                     ;     0.7 p8+p9   40 t spill
        vpbroadcastd zmm9, [r8 + 4664]                    ;     1.0 p2      61 r.14
        vmovdqu64 [rbp + 16384], zmm8                     ;     2.3 p7+p4   40 t spill
        vpbroadcastd zmm8, [r8 + 4700]                    ;     1.2 p3      61 r.23
        vpbroadcastd zmm8, [r8 + 4732]                    ;     1.5 p10     61 r.31
        vpbroadcastd zmm8, [r8 + 4760]                    ;     2.0 p2      61 r.38
        vpbroadcastd zmm8, [r8 + 4796]                    ;     2.2 p3      61 r.47
        vpbroadcastd zmm8, [r8 + 4828]                    ;     2.5 p10     61 r.55
        vpbroadcastd zmm8, [r8 + 4848]                    ;     3.0 p2      61 r.60
        vpbroadcastd zmm8, [r8 + 4860]                    ;     3.2 p3      61 r.63
        vpxord zmm8, zmm11, [r8 + 4608]{1to16}            ;     6.0 p0+p2   40 t
        vmovdqu64 [rbp + 16448], zmm11                    ;     2.7 p8+p9   40 t spill
        vpxord zmm11, zmm12, [r8 + 4612]{1to16}           ;     6.0 p5+p3   40 t
        vmovdqu64 [rbp + 16512], zmm12                    ;     4.3 p7+p4   40 t spill
        vpxord zmm12, zmm13, [r8 + 4616]{1to16}           ;     6.0 p0+p2   40 t
        vmovdqu64 [rbp + 16576], zmm13                    ;     4.7 p8+p9   40 t spill
        vpxord zmm13, zmm14, [r8 + 4620]{1to16}           ;     6.0 p5+p3   40 t
        vmovdqu64 [rbp + 16640], zmm14                    ;     6.3 p7+p4   40 t spill
        vpxord zmm14, zmm16, [r8 + 4632]{1to16}           ;     6.0 p0+p2   40 t
        vmovdqu64 [rbp + 16704], zmm16                    ;     6.7 p8+p9   40 t spill
        vmovdqa64 zmm16, zmm15                            ;     4.0         41 t copy
        vpternlogd zmm16, zmm11, [r8 + 4628]{1to16}, 0x69 ;     7.0 p5+p3   41 t
        vmovdqu64 [rbp + 16768], zmm15                    ;     8.3 p7+p4   40 t spill
        vmovdqa64 zmm15, zmm14                            ;     7.0         41 t copy
        vpternlogd zmm15, zmm13, zmm8, 0x96               ;     7.0 p0      41 t
        vmovdqu64 [rbp + 16832], zmm7                     ;     8.7 p8+p9   40 t spill
        vpxord zmm7, zmm17, [r8 + 4640]{1to16}            ;     7.0 p5+p2   40 t
        vmovdqu64 [rbp + 16896], zmm17                    ;    10.3 p7+p4   40 t spill
        vmovdqa64 zmm17, zmm0                             ;     5.5         41 t copy
        vpternlogd zmm17, zmm11, zmm30, 0x96              ;     7.0 p0      41 t
        vmovdqu64 [rbp + 16960], zmm6                     ;    10.7 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm15                             ;     8.0         41 t copy
        vpternlogd zmm6, zmm16, zmm16, 0xc3               ;     8.0 p5      41 t
        vpxord zmm9, zmm18, [r8 + 4644]{1to16}            ;     7.3 p0+p3   40 t
        vmovdqu64 [rbp + 17024], zmm18                    ;    12.3 p7+p4   40 t spill
        vmovdqa64 zmm18, zmm17                            ;     8.0         41 t copy
        vmovdqa64 zmm10, zmm15                            ;     8.0         41 t copy
        vpternlogd zmm10, zmm1, zmm31, 0x96               ;     8.0 p5      41 t
        vpxord zmm18, zmm18, zmm10                        ;     9.0 p0      41 t
        vmovdqu64 [rbp + 17088], zmm5                     ;    12.7 p8+p9   40 t spill
        vpxord zmm5, zmm19, [r8 + 4648]{1to16}            ;     8.7 p5+p2   40 t
        vmovdqu64 [rbp + 17152], zmm19                    ;    14.3 p7+p4   40 t spill
        vmovdqa64 zmm19, zmm6                             ;     9.0         41 t copy
        vmovdqu64 [rbp + 17216], zmm4                     ;    14.7 p8+p9   40 t spill
        vmovdqa64 zmm4, zmm18                             ;    10.0         41 t copy
        vpternlogd zmm4, zmm6, zmm14, 0x96                ;    10.0 p0      41 t
        vpxord zmm19, zmm19, zmm4                         ;    11.0 p5      41 t
        vmovdqu64 [rbp + 17280], zmm28                    ;    16.3 p7+p4   40 t spill
        vmovdqa64 zmm28, zmm19                            ;    12.0         41 t copy
        vpternlogd zmm28, zmm15, zmm12, 0x96              ;    12.0 p0      41 t
        vpxord zmm31, zmm19, zmm28                        ;    13.0 p5      41 t
        vpxord zmm30, zmm21, [r8 + 4660]{1to16}           ;    11.3 p0+p3   40 t
        vmovdqu64 [rbp + 17344], zmm21                    ;    16.7 p8+p9   40 t spill
        vpandnd zmm21, zmm18, zmm14                       ;    11.7 p5      41 t
        vmovdqu64 [rbp + 17408], zmm9                     ;    18.3 p7+p4   40 t spill
        vmovdqa64 zmm9, zmm15                             ;    10.0         41 t copy
        vpternlogd zmm9, zmm0, [r8 + 4624]{1to16}, 0x96   ;    12.3 p0+p2   41 t
        vmovdqu64 [rbp + 17472], zmm0                     ;    18.7 p8+p9   40 t spill
        vmovdqa64 zmm0, zmm9                              ;    13.3         41 t copy
        vpternlogd zmm0, zmm28, zmm19, 0xde               ;    13.3 p5      41 t
        vmovdqu64 [rbp + 17536], zmm3                     ;    20.3 p7+p4   40 t spill
        vpxord zmm3, zmm22, [r8 + 4668]{1to16}            ;    13.3 p0+p3   40 t
        vpternlogd zmm8, zmm31, zmm11, 0x69               ;    14.0 p5      41 t
        vmovdqu64 [rbp + 17600], zmm22                    ;    20.7 p8+p9   40 t spill
        vpandnd zmm22, zmm6, zmm10                        ;    14.3 p0      41 t
        vmovdqu64 [rbp + 17664], zmm2                     ;    22.3 p7+p4   40 t spill
        vpxord zmm2, zmm23, [r8 + 4672]{1to16}            ;    14.7 p5+p2   40 t
        vpternlogd zmm22, zmm0, zmm21, 0x96               ;    15.3 p0      41 t
        vpternlogd zmm22, zmm8, zmm16, 0xe1               ;    16.3 p5      41 t
        vpxord zmm0, zmm24, [r8 + 4676]{1to16}            ;    16.3 p0+p3   40 t
        vmovdqa64 zmm21, zmm4                             ;    12.7         41 t copy
        vpternlogd zmm21, zmm17, zmm16, 0x6a              ;    16.7 p5      41 t
        vmovdqu64 [rbp + 17728], zmm24                    ;    22.7 p8+p9   40 t spill
        vmovdqa64 zmm24, zmm8                             ;    15.0         41 t copy
        vpternlogd zmm24, zmm9, zmm31, 0x96               ;    17.3 p0      41 t
        vmovdqu64 [rbp + 17792], zmm23                    ;    24.3 p7+p4   40 t spill
        vpxord zmm23, zmm25, [r8 + 4680]{1to16}           ;    17.7 p5+p2   40 t
        vmovdqu64 [rbp + 17856], zmm25                    ;    24.7 p8+p9   40 t spill
        vmovdqa64 zmm25, zmm21                            ;    17.7         41 t copy
        vpternlogd zmm25, zmm10, zmm16, 0x1e              ;    18.3 p0      41 t
        vpternlogd zmm25, zmm24, zmm15, 0xb4              ;    19.3 p5      41 t
        vmovdqu64 [rbp + 17920], zmm23                    ;    26.3 p7+p4   40 t spill
        vpxord zmm23, zmm26, [r8 + 4684]{1to16}           ;    19.3 p0+p3   40 t
        vpternlogd zmm21, zmm14, zmm18, 0x87              ;    19.7 p5      41 t
        vmovdqa64 zmm14, zmm25                            ;    20.3         41 t copy
        vpternlogd zmm14, zmm12, zmm11, 0xb4              ;    20.3 p0      41 t
        vmovdqu64 [rbp + 17984], zmm26                    ;    26.7 p8+p9   40 t spill
        vpxord zmm26, zmm27, [r8 + 4688]{1to16}           ;    20.7 p5+p2   40 t
        vmovdqu64 [rbp + 18048], zmm27                    ;    28.3 p7+p4   40 t spill
        vmovdqa64 zmm27, zmm8                             ;    15.8         41 t copy
        vpternlogd zmm27, zmm31, zmm18, 0x7b              ;    21.3 p0      41 t
        vmovdqu64 [rbp + 18112], zmm26                    ;    28.7 p8+p9   40 t spill
        vmovdqa64 zmm26, zmm21                            ;    20.7         41 t copy
        vpternlogd zmm26, zmm1, [r8 + 4636]{1to16}, 0x96  ;    21.7 p5+p3   41 t
        vpternlogd zmm26, zmm27, zmm25, 0x69              ;    22.7 p0      41 t
        vpxord zmm25, zmm29, [r8 + 4696]{1to16}           ;    22.7 p5+p2   40 t
        vpternlogd zmm21, zmm8, zmm28, 0x1e               ;    23.3 p0      41 t
        vpternlogd zmm21, zmm24, zmm16, 0xe1              ;    24.3 p5      41 t
        vmovdqa64 zmm27, zmm21                            ;    25.3         41 t copy
        vpternlogd zmm27, zmm14, zmm22, 0xe3              ;    25.3 p0      41 t
        vmovdqu64 [rbp + 18176], zmm29                    ;    30.3 p7+p4   40 t spill
        vpbroadcastd zmm29, [r8 + 4704]                   ;    18.0 p10     40 t
        vpxord zmm29, zmm29, [rbp + 32192]                ;    24.7 p5+p3   40 t
        vmovdqu64 [rbp + 18240], zmm1                     ;    30.7 p8+p9   40 t spill
        vmovdqa64 zmm1, zmm27                             ;    26.3         41 t copy
        vmovdqu64 [rbp + 18304], zmm29                    ;    32.3 p7+p4   40 t spill
        vmovdqa64 zmm29, zmm26                            ;    23.7         41 t copy
        vpternlogd zmm29, zmm14, zmm22, 0x6c              ;    25.3 p0      41 t
        vpxord zmm1, zmm1, zmm29                          ;    26.3 p5      41 t
        vmovdqu64 [rbp + 18368], zmm2                     ;    32.7 p8+p9   40 t spill
        vpbroadcastd zmm2, [r8 + 4708]                    ;    19.5 p2      40 t
        vpxord zmm2, zmm2, [rbp + 32256]                  ;    26.3 p0+p3   40 t
        vpternlogd zmm22, zmm1, zmm26, 0xbe               ;    27.3 p5      41 t
        vpternlogd zmm14, zmm22, zmm21, 0xc2              ;    28.3 p0      41 t
        vmovdqu64 [rbp + 18432], zmm2                     ;    34.3 p7+p4   40 t spill
        vpbroadcastd zmm2, [r8 + 4712]                    ;    20.3 p10     40 t
        vpxord zmm2, zmm2, [rbp + 32320]                  ;    27.7 p5+p2   40 t
        vpternlogd zmm29, zmm26, zmm14, 0x36              ;    29.3 p0      41 t
        vpxord zmm26, zmm14, zmm29                        ;    30.3 p5      41 t
        vmovdqu64 [rbp + 18496], zmm2                     ;    34.7 p8+p9   40 t spill
        vpbroadcastd zmm2, [r8 + 4716]                    ;    21.2 p3      40 t
        vpxord zmm2, zmm2, [rbp + 32384]                  ;    29.3 p0+p2   40 t
        vpternlogd zmm22, zmm27, zmm21, 0x72              ;    29.7 p5      41 t
        vmovdqa64 zmm21, zmm22                            ;    30.7         41 t copy
        vpternlogd zmm21, zmm26, zmm26, 0xc3              ;    31.3 p0      41 t
        vpbroadcastd zmm27, [r8 + 4720]                   ;    22.0 p10     40 t
        vpxord zmm27, zmm27, [rbp + 32448]                ;    30.7 p5+p3   40 t
        vmovdqu64 [rbp + 18560], zmm27                    ;    36.3 p7+p4   40 t spill
        vpxord zmm27, zmm1, zmm29                         ;    31.3 p0      41 t
        vmovdqu64 [rbp + 18624], zmm2                     ;    36.7 p8+p9   40 t spill
        vmovdqa64 zmm2, zmm1                              ;    27.3         41 t copy
        vpternlogd zmm2, zmm8, zmm18, 6                   ;    31.7 p5      41 t
        vpternlogd zmm18, zmm27, zmm2, 0x56               ;    32.7 p0      41 t
        vmovdqu64 [rbp + 18688], zmm23                    ;    38.3 p7+p4   40 t spill
        vpbroadcastd zmm23, [r8 + 4728]                   ;    23.5 p2      40 t
        vpxord zmm23, zmm23, [rbp + 32576]                ;    32.7 p5+p3   40 t
        vpternlogd zmm10, zmm18, zmm21, 0x36              ;    33.7 p0      41 t
        vmovdqu64 [rbp + 18752], zmm23                    ;    38.7 p8+p9   40 t spill
        vpxord zmm23, zmm27, zmm21                        ;    33.7 p5      41 t
        vmovdqu64 [rbp + 18816], zmm25                    ;    40.3 p7+p4   40 t spill
        vmovdqa64 zmm25, zmm23                            ;    34.7         41 t copy
        vpternlogd zmm25, zmm14, zmm14, 0xc3              ;    34.7 p0      41 t
        vmovdqu64 [rbp + 18880], zmm0                     ;    40.7 p8+p9   40 t spill
        vpbroadcastd zmm0, [r8 + 4736]                    ;    25.0 p10     40 t
        vpxord zmm0, zmm0, [rbp + 32704]                  ;    34.7 p5+p2   40 t
        vpternlogd zmm9, zmm14, zmm31, 0xde               ;    35.3 p0      41 t
        vpternlogd zmm13, zmm22, zmm19, 0x12              ;    35.7 p5      41 t
        vmovdqu64 [rbp + 18944], zmm0                     ;    42.3 p7+p4   40 t spill
        vpbroadcastd zmm0, [r8 + 4740]                    ;    25.8 p3      40 t
        vpxord zmm0, zmm0, [rbp + 32768]                  ;    36.3 p0+p2   40 t
        vpxord zmm2, zmm2, zmm24                          ;    36.7 p5      41 t
        vpternlogd zmm2, zmm9, zmm13, 0x96                ;    37.7 p0      41 t
        vmovdqu64 [rbp + 19008], zmm0                     ;    42.7 p8+p9   40 t spill
        vpbroadcastd zmm0, [r8 + 4744]                    ;    26.7 p10     40 t
        vpxord zmm0, zmm0, [rbp + 32832]                  ;    37.7 p5+p3   40 t
        vpternlogd zmm2, zmm24, zmm26, 0x78               ;    38.7 p0      41 t
        vpternlogd zmm12, zmm2, zmm25, 0xc6               ;    39.7 p5      41 t
        vpbroadcastd zmm24, [r8 + 4748]                   ;    27.3 p2      40 t
        vpxord zmm24, zmm24, [rbp + 32896]                ;    39.3 p0+p3   40 t
        vpternlogd zmm9, zmm8, zmm29, 0x2d                ;    39.7 p5      41 t
        vpternlogd zmm25, zmm11, zmm12, 0x95              ;    40.7 p0      41 t
        vpternlogd zmm9, zmm25, zmm10, 0x69               ;    41.7 p5      41 t
        vpbroadcastd zmm8, [r8 + 4756]                    ;    28.2 p10     40 t
        vmovdqu64 zmm11, [rbp + 33024]                    ;    28.3 p2      40 t reload
        vpxord zmm8, zmm8, zmm11                          ;    41.3 p0      40 t
        vpord zmm1, zmm1, zmm31                           ;    41.7 p5      41 t
        vpandd zmm17, zmm17, zmm23                        ;    42.3 p0      41 t
        vpternlogd zmm17, zmm25, zmm18, 0x96              ;    43.3 p5      41 t
        vpbroadcastd zmm31, [r8 + 4764]                   ;    29.2 p3      40 t
        vmovdqu64 zmm18, [rbp + 33152]                    ;    29.3 p2      40 t reload
        vpxord zmm31, zmm31, zmm18                        ;    43.3 p0      40 t
        vpternlogd zmm26, zmm28, zmm16, 6                 ;    43.7 p5      41 t
        vpternlogd zmm14, zmm28, zmm26, 0xa9              ;    44.7 p0      41 t
        vpbroadcastd zmm25, [r8 + 4768]                   ;    30.0 p10     40 t
        vmovdqu64 zmm28, [rbp + 33216]                    ;    30.2 p3      40 t reload
        vpxord zmm25, zmm25, zmm28                        ;    44.7 p5      40 t
        vpternlogd zmm26, zmm29, zmm16, 0xb4              ;    45.3 p0      41 t
        vpternlogd zmm1, zmm14, zmm12, 0x96               ;    45.7 p5      41 t
        vpbroadcastd zmm16, [r8 + 4772]                   ;    30.8 p2      40 t
        vmovdqu64 zmm29, [rbp + 33280]                    ;    31.2 p3      40 t reload
        vpxord zmm16, zmm16, zmm29                        ;    46.3 p0      40 t
        vpternlogd zmm23, zmm4, zmm26, 0x95               ;    46.7 p5      41 t
        vpternlogd zmm21, zmm6, zmm23, 0x59               ;    47.7 p0      41 t
        vpbroadcastd zmm4, [r8 + 4776]                    ;    31.7 p10     40 t
        vmovdqu64 zmm6, [rbp + 33344]                     ;    31.8 p2      40 t reload
        vpxord zmm4, zmm4, zmm6                           ;    47.7 p5      40 t
        vpternlogd zmm12, zmm22, zmm15, 0x2d              ;    48.3 p0      41 t
        vpternlogd zmm26, zmm12, zmm21, 0x96              ;    49.3 p5      41 t
        vpbroadcastd zmm15, [r8 + 4780]                   ;    32.5 p3      40 t
        vmovdqu64 zmm22, [rbp + 33408]                    ;    32.8 p2      40 t reload
        vpxord zmm15, zmm15, zmm22                        ;    49.3 p0      40 t
        vpternlogd zmm26, zmm1, zmm17, 0x96               ;    50.3 p5      41 t
        vmovdqa64 zmm22, zmm26                            ;    51.3         41 t copy
        vpternlogd zmm22, zmm21, zmm9, 0x96               ;    51.3 p0      41 t
        vpbroadcastd zmm6, [r8 + 4784]                    ;    33.5 p10     40 t
        vpxord zmm6, zmm6, [rbp + 33472]                  ;    50.7 p5+p3   40 t
        vpternlogd zmm14, zmm27, zmm19, 0x2d              ;    51.3 p0      41 t
        vpternlogd zmm21, zmm13, zmm10, 0x96              ;    51.7 p5      41 t
        vpternlogd zmm14, zmm12, zmm23, 0x69              ;    52.3 p0      41 t
        vpbroadcastd zmm10, [r8 + 4792]                   ;    34.3 p2      40 t
        vmovdqu64 zmm12, [rbp + 33600]                    ;    34.7 p3      40 t reload
        vpxord zmm10, zmm10, zmm12                        ;    52.7 p5      40 t
        vmovdqa64 zmm13, zmm20                            ;    34.8         23 t copy
        vpternlogd zmm13, zmm7, [r8 + 4656]{1to16}, 0x69  ;    53.3 p0+p2   23 t
        vmovdqa64 zmm19, zmm3                             ;    35.3         23 t copy
        vpternlogd zmm19, zmm30, zmm5, 0x96               ;    53.7 p5      23 t
        vmovdqa64 zmm23, zmm19                            ;    54.7         23 t copy
        vpternlogd zmm23, zmm13, zmm13, 0xc3              ;    54.7 p0      23 t
        vpbroadcastd zmm27, [r8 + 4800]                   ;    36.0 p10     40 t
        vpxord zmm27, zmm27, [rbp + 33728]                ;    54.7 p5+p3   40 t
        vpbroadcastd zmm12, [r8 + 4804]                   ;    36.3 p2      40 t
        vpxord zmm12, zmm12, [rbp + 33792]                ;    55.3 p0+p3   40 t
        vpbroadcastd zmm29, [r8 + 4808]                   ;    37.0 p10     40 t
        vpxord zmm29, zmm29, [rbp + 33856]                ;    55.7 p5+p2   40 t
        vmovdqa64 zmm28, zmm23                            ;    55.7         23 t copy
        vpbroadcastd zmm18, [r8 + 4812]                   ;    38.0 p10     40 t
        vpxord zmm18, zmm18, [rbp + 33920]                ;    56.3 p0+p3   40 t
        vpbroadcastd zmm11, [r8 + 4816]                   ;    38.3 p2      40 t
        vpxord zmm11, zmm11, [rbp + 33984]                ;    56.7 p5+p3   40 t
        vmovdqu64 [rbp + 19072], zmm20                    ;    44.3 p7+p4   40 t spill
        vpbroadcastd zmm20, [r8 + 4824]                   ;    39.0 p10     40 t
        vpxord zmm20, zmm20, [rbp + 34112]                ;    57.3 p0+p2   40 t
        vmovdqu64 [rbp + 19136], zmm1                     ;    46.7 p8+p9   41 t spill
        vpbroadcastd zmm1, [r8 + 4832]                    ;    40.0 p10     40 t
        vpxord zmm1, zmm1, [rbp + 34240]                  ;    57.7 p5+p3   40 t
        vmovdqu64 [rbp + 19200], zmm9                     ;    46.3 p7+p4   41 t spill
        vpbroadcastd zmm9, [r8 + 4836]                    ;    40.3 p2      40 t
        vpxord zmm9, zmm9, [rbp + 34304]                  ;    58.3 p0+p3   40 t
        vmovdqu64 [rbp + 19264], zmm26                    ;    51.3 p8+p9   41 t spill
        vpbroadcastd zmm26, [r8 + 4840]                   ;    41.0 p10     40 t
        vpxord zmm26, zmm26, [rbp + 34368]                ;    58.7 p5+p2   40 t
        vmovdqu64 [rbp + 19328], zmm21                    ;    52.7 p7+p4   41 t spill
        vpbroadcastd zmm21, [r8 + 4844]                   ;    42.0 p10     40 t
        vpxord zmm21, zmm21, [rbp + 34432]                ;    59.3 p0+p3   40 t
        vmovdqu64 [rbp + 19392], zmm2                     ;    48.7 p8+p9   41 t spill
        vpbroadcastd zmm2, [r8 + 4856]                    ;    42.3 p2      40 t
        vpxord zmm2, zmm2, [rbp + 34624]                  ;    59.7 p5+p3   40 t
        vmovdqu64 [rbp + 19456], zmm14                    ;    53.3 p7+p4   41 t spill
        vmovdqu64 zmm14, [rbp + 18112]                    ;    43.3 p2      22 t
        vpxord zmm14, zmm14, [rbp + 18880]                ;    60.3 p0+p3   22 t
        vmovdqu64 [rbp + 19520], zmm17                    ;    50.7 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm14                            ;    61.3         22 t copy
        vmovdqu64 [rbp + 19584], zmm22                    ;    52.3 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 17664]                    ;    44.3 p2      23 t
        vpternlogd zmm22, zmm7, [r8 + 4652]{1to16}, 0x96  ;    60.7 p5+p3   23 t
        vmovdqu64 [rbp + 19648], zmm26                    ;    59.7 p8+p9   40 t spill
        vmovdqa64 zmm26, zmm22                            ;    61.7         23 t copy
        vmovdqu64 [rbp + 19712], zmm1                     ;    58.7 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm22                             ;    61.7         23 t copy
        vmovdqu64 [rbp + 19776], zmm21                    ;    60.3 p8+p9   40 t spill
        vmovdqu64 zmm21, [rbp + 17536]                    ;    45.3 p2      23 t
        vpternlogd zmm21, zmm19, [r8 + 4664]{1to16}, 0x96 ;    61.3 p0+p3   23 t
        vpxord zmm26, zmm26, zmm21                        ;    62.3 p5      23 t
        vmovdqu64 [rbp + 19840], zmm2                     ;    60.7 p7+p4   40 t spill
        vpandnd zmm2, zmm23, zmm21                        ;    62.3 p0      23 t
        vmovdqu64 [rbp + 19904], zmm9                     ;    59.3 p8+p9   40 t spill
        vpandnd zmm9, zmm26, zmm30                        ;    63.3 p5      23 t
        vmovdqu64 [rbp + 19968], zmm29                    ;    58.3 p7+p4   40 t spill
        vmovdqa64 zmm29, zmm26                            ;    63.3         23 t copy
        vpternlogd zmm29, zmm23, zmm30, 0x96              ;    63.3 p0      23 t
        vpternlogd zmm22, zmm29, zmm13, 0x6a              ;    64.3 p5      23 t
        vpxord zmm28, zmm28, zmm29                        ;    64.3 p0      23 t
        vpternlogd zmm30, zmm22, zmm26, 0x93              ;    65.3 p5      23 t
        vpternlogd zmm22, zmm21, zmm13, 0x1e              ;    65.3 p0      23 t
        vmovdqu64 [rbp + 20032], zmm11                    ;    58.7 p8+p9   40 t spill
        vmovdqa64 zmm11, zmm28                            ;    65.3         23 t copy
        vmovdqu64 [rbp + 20096], zmm27                    ;    60.3 p7+p4   40 t spill
        vmovdqa64 zmm27, zmm28                            ;    65.3         23 t copy
        vpternlogd zmm27, zmm19, [rbp + 17408], 0x96      ;    65.7 p5+p2   23 t
        vpxord zmm11, zmm11, zmm27                        ;    66.7 p0      23 t
        vpternlogd zmm3, zmm11, zmm7, 0x69                ;    67.7 p5      23 t
        vmovdqu64 [rbp + 20160], zmm18                    ;    60.7 p8+p9   40 t spill
        vmovdqa64 zmm18, zmm30                            ;    66.3         23 t copy
        vpternlogd zmm18, zmm3, zmm27, 0x1e               ;    68.7 p0      23 t
        vmovdqu64 [rbp + 20224], zmm20                    ;    62.3 p7+p4   40 t spill
        vmovdqa64 zmm20, zmm3                             ;    68.7         23 t copy
        vpternlogd zmm20, zmm11, zmm26, 0x7b              ;    68.7 p5      23 t
        vmovdqu64 [rbp + 20288], zmm12                    ;    62.7 p8+p9   40 t spill
        vmovdqa64 zmm12, zmm11                            ;    67.7         23 t copy
        vmovdqu64 [rbp + 20352], zmm4                     ;    64.3 p7+p4   40 t spill
        vmovdqu64 zmm4, [rbp + 17536]                     ;    48.5 p3      40 t reload
        vpternlogd zmm30, zmm4, [r8 + 4664]{1to16}, 0x96  ;    68.3 p0+p2   23 t
        vmovdqu64 zmm4, [rbp + 17664]                     ;    49.5 p3      23 t
        vpternlogd zmm4, zmm19, [r8 + 4652]{1to16}, 0x96  ;    68.7 p5+p2   23 t
        vmovdqu64 [rbp + 20416], zmm6                     ;    64.7 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm3                              ;    68.7         23 t copy
        vpternlogd zmm6, zmm4, zmm11, 0x96                ;    69.7 p0      23 t
        vpternlogd zmm22, zmm6, zmm19, 0xb4               ;    70.7 p5      23 t
        vpternlogd zmm30, zmm20, zmm22, 0x69              ;    71.7 p0      23 t
        vpternlogd zmm18, zmm6, zmm13, 0xe1               ;    70.7 p5      23 t
        vmovdqu64 zmm20, [rbp + 17408]                    ;    50.5 p3      40 t reload
        vpternlogd zmm22, zmm7, zmm20, 0xd2               ;    71.7 p0      23 t
        vmovdqu64 [rbp + 20480], zmm25                    ;    66.3 p7+p4   40 t spill
        vmovdqa64 zmm25, zmm4                             ;    69.7         23 t copy
        vpternlogd zmm25, zmm27, zmm28, 0xde              ;    71.7 p5      23 t
        vpternlogd zmm2, zmm25, zmm9, 0x96                ;    72.7 p0      23 t
        vpternlogd zmm2, zmm3, zmm13, 0xe1                ;    73.7 p5      23 t
        vmovdqa64 zmm9, zmm6                              ;    70.7         23 t copy
        vmovdqa64 zmm25, zmm14                            ;    61.3         22 t copy
        vmovdqu64 [rbp + 20544], zmm15                    ;    66.7 p8+p9   40 t spill
        vmovdqa64 zmm15, zmm18                            ;    71.7         23 t copy
        vpternlogd zmm15, zmm22, zmm2, 0xe3               ;    74.7 p0      23 t
        vmovdqu64 [rbp + 20608], zmm10                    ;    68.3 p7+p4   40 t spill
        vmovdqa64 zmm10, zmm15                            ;    75.7         23 t copy
        vmovdqu64 [rbp + 20672], zmm16                    ;    68.7 p8+p9   40 t spill
        vmovdqa64 zmm16, zmm30                            ;    72.7         23 t copy
        vpternlogd zmm16, zmm22, zmm2, 0x6c               ;    74.7 p5      23 t
        vpxord zmm10, zmm10, zmm16                        ;    75.7 p0      23 t
        vpternlogd zmm2, zmm10, zmm30, 0xbe               ;    76.7 p5      23 t
        vpternlogd zmm22, zmm2, zmm18, 0xc2               ;    77.7 p0      23 t
        vpternlogd zmm2, zmm15, zmm18, 0x72               ;    77.7 p5      23 t
        vpternlogd zmm16, zmm30, zmm22, 0x36              ;    78.7 p0      23 t
        vpternlogd zmm4, zmm11, zmm22, 0xbe               ;    78.7 p5      23 t
        vpternlogd zmm5, zmm2, zmm28, 0x12                ;    78.7 p0      23 t
        vpord zmm12, zmm12, zmm10                         ;    77.7 p5      23 t
        vpxord zmm30, zmm10, zmm16                        ;    79.7 p0      23 t
        vpternlogd zmm10, zmm3, zmm26, 6                  ;    78.7 p5      23 t
        vpternlogd zmm26, zmm30, zmm10, 0x56              ;    80.7 p0      23 t
        vpxord zmm9, zmm9, zmm10                          ;    79.7 p5      23 t
        vpternlogd zmm9, zmm4, zmm5, 0x96                 ;    80.7 p0      23 t
        vpternlogd zmm4, zmm3, zmm16, 0x2d                ;    80.7 p5      23 t
        vpxord zmm3, zmm16, zmm22                         ;    81.3 p0      23 t
        vpternlogd zmm9, zmm6, zmm3, 0x78                 ;    82.3 p5      23 t
        vmovdqa64 zmm6, zmm30                             ;    80.7         23 t copy
        vmovdqa64 zmm10, zmm2                             ;    78.7         23 t copy
        vpternlogd zmm10, zmm3, zmm3, 0xc3                ;    82.3 p0      23 t
        vpternlogd zmm21, zmm26, zmm10, 0x36              ;    83.3 p5      23 t
        vpxord zmm6, zmm6, zmm10                          ;    83.3 p0      23 t
        vpternlogd zmm3, zmm27, zmm13, 6                  ;    83.7 p5      23 t
        vpternlogd zmm16, zmm13, zmm3, 0x9a               ;    84.7 p0      23 t
        vpternlogd zmm3, zmm27, zmm22, 0xe1               ;    84.7 p5      23 t
        vpternlogd zmm30, zmm28, zmm3, 0x59               ;    85.7 p0      23 t
        vpternlogd zmm29, zmm16, zmm6, 0x93               ;    85.7 p5      23 t
        vpternlogd zmm10, zmm23, zmm29, 0x59              ;    86.7 p0      23 t
        vpandd zmm1, zmm1, zmm6                           ;    86.7 p5      23 t
        vpternlogd zmm6, zmm22, zmm22, 0xc3               ;    87.3 p0      23 t
        vpternlogd zmm20, zmm9, zmm6, 0xc6                ;    88.3 p5      23 t
        vpternlogd zmm6, zmm7, zmm20, 0x95                ;    89.3 p0      23 t
        vpternlogd zmm1, zmm26, zmm6, 0x96                ;    90.3 p5      23 t
        vpternlogd zmm4, zmm6, zmm21, 0x69                ;    90.3 p0      23 t
        vpternlogd zmm3, zmm12, zmm20, 0x96               ;    89.7 p5      23 t
        vpternlogd zmm20, zmm2, zmm19, 0x2d               ;    90.3 p0      23 t
        vpternlogd zmm5, zmm21, zmm10, 0x96               ;    90.7 p5      23 t
        vpternlogd zmm30, zmm29, zmm20, 0x69              ;    91.3 p0      23 t
        vpternlogd zmm20, zmm16, zmm10, 0x96              ;    91.7 p5      23 t
        vpternlogd zmm20, zmm3, zmm1, 0x96                ;    92.7 p0      23 t
        vpternlogd zmm10, zmm20, zmm4, 0x96               ;    93.7 p5      23 t
        vmovdqu64 zmm2, [rbp + 18880]                     ;    60.0 p2      40 t reload
        vmovdqu64 zmm6, [rbp + 17280]                     ;    60.2 p3      22 t
        vpternlogd zmm6, zmm2, [r8 + 4692]{1to16}, 0x69   ;    93.3 p0+p2   22 t
        vmovdqu64 zmm7, [rbp + 18560]                     ;    61.2 p3      21 t
        vmovdqu64 zmm11, [rbp + 18432]                    ;    62.0 p2      40 t reload
        vpxord zmm7, zmm7, zmm11                          ;    93.7 p5      21 t
        vmovdqu64 zmm12, [rbp + 32512]                    ;    62.2 p3      21 t
        vpternlogd zmm12, zmm11, [r8 + 4724]{1to16}, 0x69 ;    94.3 p0+p2   21 t
        vmovdqu64 zmm13, [rbp + 18368]                    ;    63.2 p3      40 t reload
        vmovdqu64 zmm15, [rbp + 18688]                    ;    64.0 p2      40 t reload
        vmovdqu64 zmm16, [rbp + 18816]                    ;    64.2 p3      22 t
        vpternlogd zmm16, zmm15, zmm13, 0x96              ;    94.7 p5      22 t
        vmovdqa64 zmm18, zmm7                             ;    94.7         21 t copy
        vmovdqa64 zmm19, zmm16                            ;    95.7         22 t copy
        vpternlogd zmm19, zmm6, zmm6, 0xc3                ;    95.7 p0      22 t
        vmovdqa64 zmm21, zmm19                            ;    96.7         22 t copy
        vpbroadcastd zmm22, [r8 + 4700]                   ;    63.0 p10     61 r.23 reload
        vmovdqu64 zmm23, [rbp + 17216]                    ;    65.0 p2      22 t
        vpternlogd zmm23, zmm16, zmm22, 0x96              ;    95.7 p5      22 t
        vpxord zmm17, zmm17, zmm23                        ;    96.7 p0      22 t
        vpandnd zmm26, zmm19, zmm23                       ;    96.7 p5      22 t
        vmovdqu64 zmm27, [rbp + 18816]                    ;    65.2 p3      40 t reload
        vpternlogd zmm26, zmm17, zmm27, 0xd2              ;    97.7 p0      22 t
        vmovdqa64 zmm28, zmm17                            ;    97.7         22 t copy
        vpternlogd zmm28, zmm19, zmm27, 0x96              ;    97.7 p5      22 t
        vpternlogd zmm14, zmm28, zmm6, 0x6a               ;    98.7 p0      22 t
        vpternlogd zmm27, zmm14, zmm17, 0x93              ;    99.7 p5      22 t
        vpternlogd zmm14, zmm23, zmm6, 0x1e               ;    99.7 p0      22 t
        vpxord zmm21, zmm21, zmm28                        ;    99.7 p5      22 t
        vmovdqu64 zmm29, [rbp + 17216]                    ;    66.0 p2      40 t reload
        vpternlogd zmm22, zmm27, zmm29, 0x96              ;   100.7 p0      22 t
        vmovdqa64 zmm29, zmm21                            ;   100.7         22 t copy
        vmovdqu64 [rbp + 18816], zmm3                     ;    90.7 p7+p4   23 t spill
        vmovdqa64 zmm3, zmm21                             ;   100.7         22 t copy
        vpternlogd zmm3, zmm16, [rbp + 17920], 0x96       ;   100.7 p5+p3   22 t
        vpxord zmm29, zmm29, zmm3                         ;   101.7 p0      22 t
        vpternlogd zmm13, zmm29, zmm2, 0x69               ;   102.7 p5      22 t
        vpternlogd zmm27, zmm13, zmm3, 0x1e               ;   103.7 p0      22 t
        vmovdqu64 [rbp + 18368], zmm4                     ;    91.3 p8+p9   23 t spill
        vmovdqa64 zmm4, zmm29                             ;   102.7         22 t copy
        vmovdqu64 [rbp + 17408], zmm20                    ;    93.7 p7+p4   23 t spill
        vmovdqa64 zmm20, zmm13                            ;   103.7         22 t copy
        vpternlogd zmm20, zmm29, zmm17, 0x7b              ;   103.7 p5      22 t
        vpternlogd zmm29, zmm16, [rbp + 18112], 0x96      ;   103.3 p0+p2   22 t
        vpternlogd zmm26, zmm29, zmm3, 0x1e               ;   104.3 p5      22 t
        vpternlogd zmm26, zmm13, zmm6, 0xe1               ;   105.3 p0      22 t
        vmovdqu64 [rbp + 18112], zmm5                     ;    91.7 p8+p9   23 t spill
        vpxord zmm5, zmm29, zmm13                         ;   104.7 p5      22 t
        vpternlogd zmm14, zmm5, zmm16, 0xb4               ;   105.7 p0      22 t
        vpternlogd zmm22, zmm20, zmm14, 0x69              ;   106.7 p5      22 t
        vpternlogd zmm27, zmm5, zmm6, 0xe1                ;   106.3 p0      22 t
        vmovdqu64 zmm20, [rbp + 17920]                    ;    69.2 p3      40 t reload
        vpternlogd zmm14, zmm2, zmm20, 0xd2               ;   106.7 p5      22 t
        vmovdqu64 [rbp + 20736], zmm9                     ;    83.3 p7+p4   23 t spill
        vmovdqa64 zmm9, zmm5                              ;   105.7         22 t copy
        vmovdqu64 [rbp + 20800], zmm30                    ;    92.3 p8+p9   23 t spill
        vmovdqa64 zmm30, zmm7                             ;    94.7         21 t copy
        vmovdqu64 [rbp + 20864], zmm1                     ;    91.3 p7+p4   23 t spill
        vmovdqa64 zmm1, zmm27                             ;   107.3         22 t copy
        vpternlogd zmm1, zmm14, zmm26, 0xe3               ;   107.7 p0      22 t
        vmovdqu64 [rbp + 20928], zmm10                    ;    94.7 p8+p9   23 t spill
        vmovdqa64 zmm10, zmm1                             ;   108.7         22 t copy
        vmovdqu64 [rbp + 20992], zmm24                    ;    78.3 p7+p4   40 t spill
        vmovdqa64 zmm24, zmm22                            ;   107.7         22 t copy
        vpternlogd zmm24, zmm14, zmm26, 0x6c              ;   107.7 p5      22 t
        vpxord zmm10, zmm10, zmm24                        ;   108.7 p0      22 t
        vpternlogd zmm26, zmm10, zmm22, 0xbe              ;   109.7 p5      22 t
        vpternlogd zmm14, zmm26, zmm27, 0xc2              ;   110.7 p0      22 t
        vpternlogd zmm26, zmm1, zmm27, 0x72               ;   110.7 p5      22 t
        vpternlogd zmm24, zmm22, zmm14, 0x36              ;   111.7 p0      22 t
        vpternlogd zmm15, zmm26, zmm21, 0x12              ;   111.7 p5      22 t
        vpord zmm4, zmm4, zmm10                           ;   111.3 p0      22 t
        vpxord zmm1, zmm10, zmm24                         ;   112.7 p5      22 t
        vpternlogd zmm10, zmm13, zmm17, 6                 ;   112.3 p0      22 t
        vpternlogd zmm17, zmm1, zmm10, 0x56               ;   113.7 p5      22 t
        vpxord zmm9, zmm9, zmm10                          ;   113.3 p0      22 t
        vpord zmm29, zmm29, zmm14                         ;   113.7 p5      22 t
        vpternlogd zmm9, zmm29, zmm15, 0x96               ;   114.7 p0      22 t
        vpternlogd zmm29, zmm13, zmm24, 0x2d              ;   114.7 p5      22 t
        vpxord zmm10, zmm24, zmm14                        ;   115.3 p0      22 t
        vpternlogd zmm9, zmm5, zmm10, 0x78                ;   116.3 p5      22 t
        vmovdqa64 zmm5, zmm1                              ;   113.7         22 t copy
        vmovdqa64 zmm13, zmm26                            ;   111.7         22 t copy
        vpternlogd zmm13, zmm10, zmm10, 0xc3              ;   116.3 p0      22 t
        vpternlogd zmm23, zmm17, zmm13, 0x36              ;   117.3 p5      22 t
        vpternlogd zmm10, zmm3, zmm6, 6                   ;   117.3 p0      22 t
        vpternlogd zmm24, zmm6, zmm10, 0x9a               ;   118.3 p5      22 t
        vpternlogd zmm10, zmm3, zmm14, 0xe1               ;   118.3 p0      22 t
        vmovdqa64 zmm3, zmm31                             ;    75.3         23 t copy
        vpternlogd zmm3, zmm8, zmm0, 0x96                 ;   118.7 p5      23 t
        vpxord zmm5, zmm5, zmm13                          ;   119.3 p0      22 t
        vpternlogd zmm1, zmm21, zmm10, 0x59               ;   119.7 p5      22 t
        vpternlogd zmm28, zmm24, zmm5, 0x93               ;   120.3 p0      22 t
        vpternlogd zmm13, zmm19, zmm28, 0x59              ;   121.3 p5      22 t
        vpandd zmm25, zmm25, zmm5                         ;   121.3 p0      22 t
        vpternlogd zmm5, zmm14, zmm14, 0xc3               ;   121.7 p5      22 t
        vpternlogd zmm20, zmm9, zmm5, 0xc6                ;   122.7 p0      22 t
        vpternlogd zmm5, zmm2, zmm20, 0x95                ;   123.7 p5      22 t
        vpternlogd zmm25, zmm17, zmm5, 0x96               ;   124.7 p0      22 t
        vpternlogd zmm29, zmm5, zmm23, 0x69               ;   124.7 p5      22 t
        vpternlogd zmm10, zmm4, zmm20, 0x96               ;   124.3 p0      22 t
        vpternlogd zmm20, zmm26, zmm16, 0x2d              ;   124.7 p5      22 t
        vpternlogd zmm15, zmm23, zmm13, 0x96              ;   125.3 p0      22 t
        vpternlogd zmm1, zmm28, zmm20, 0x69               ;   125.7 p5      22 t
        vpternlogd zmm20, zmm24, zmm13, 0x96              ;   126.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 20992]                     ;    78.3 p2      23 t
        vmovdqu64 zmm4, [rbp + 18944]                     ;    78.3 p3      40 t reload
        vpxord zmm2, zmm2, zmm4                           ;   126.7 p5      23 t
        vmovdqu64 zmm5, [rbp + 32960]                     ;    79.2 p2      23 t
        vpternlogd zmm5, zmm4, [r8 + 4752]{1to16}, 0x69   ;   127.3 p0+p3   23 t
        vpternlogd zmm20, zmm10, zmm25, 0x96              ;   127.7 p5      22 t
        vpternlogd zmm13, zmm20, zmm29, 0x96              ;   128.7 p0      22 t
        vmovdqu64 zmm6, [rbp + 18304]                     ;    80.2 p2      40 t reload
        vmovdqu64 zmm14, [rbp + 18624]                    ;    80.3 p3      40 t reload
        vmovdqu64 zmm16, [rbp + 18752]                    ;    81.2 p2      21 t
        vpternlogd zmm16, zmm14, zmm6, 0x96               ;   128.7 p5      21 t
        vmovdqa64 zmm17, zmm2                             ;   127.7         23 t copy
        vmovdqa64 zmm19, zmm16                            ;   129.7         21 t copy
        vpternlogd zmm19, zmm12, zmm12, 0xc3              ;   129.7 p0      21 t
        vmovdqa64 zmm21, zmm19                            ;   130.7         21 t copy
        vpbroadcastd zmm22, [r8 + 4732]                   ;    80.8 p10     61 r.31 reload
        vmovdqu64 zmm23, [rbp + 17088]                    ;    81.3 p3      21 t
        vpternlogd zmm23, zmm16, zmm22, 0x96              ;   129.7 p5      21 t
        vpxord zmm18, zmm18, zmm23                        ;   130.7 p0      21 t
        vpandnd zmm24, zmm19, zmm23                       ;   130.7 p5      21 t
        vmovdqu64 zmm26, [rbp + 18752]                    ;    82.2 p2      40 t reload
        vpternlogd zmm24, zmm18, zmm26, 0xd2              ;   131.7 p0      21 t
        vmovdqa64 zmm27, zmm18                            ;   131.7         21 t copy
        vpternlogd zmm27, zmm19, zmm26, 0x96              ;   131.7 p5      21 t
        vpternlogd zmm7, zmm27, zmm12, 0x6a               ;   132.7 p0      21 t
        vpternlogd zmm26, zmm7, zmm18, 0x93               ;   133.7 p5      21 t
        vpternlogd zmm7, zmm23, zmm12, 0x1e               ;   133.7 p0      21 t
        vpxord zmm21, zmm21, zmm27                        ;   133.7 p5      21 t
        vmovdqu64 zmm28, [rbp + 17088]                    ;    83.0 p3      40 t reload
        vpternlogd zmm22, zmm26, zmm28, 0x96              ;   134.7 p0      21 t
        vmovdqa64 zmm28, zmm21                            ;   134.7         21 t copy
        vmovdqu64 [rbp + 18752], zmm13                    ;   129.7 p8+p9   22 t spill
        vmovdqa64 zmm13, zmm3                             ;   119.7         23 t copy
        vpternlogd zmm13, zmm5, zmm5, 0xc3                ;   134.7 p5      23 t
        vmovdqu64 [rbp + 18880], zmm10                    ;   125.3 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm13                            ;   135.7         23 t copy
        vmovdqu64 [rbp + 17920], zmm29                    ;   125.7 p8+p9   22 t spill
        vmovdqa64 zmm29, zmm21                            ;   134.7         21 t copy
        vpternlogd zmm29, zmm16, [rbp + 18496], 0x96      ;   135.3 p0+p2   21 t
        vpxord zmm28, zmm28, zmm29                        ;   136.3 p5      21 t
        vpternlogd zmm6, zmm28, zmm11, 0x69               ;   137.3 p0      21 t
        vpternlogd zmm26, zmm6, zmm29, 0x1e               ;   138.3 p5      21 t
        vmovdqu64 [rbp + 18304], zmm20                    ;   128.7 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm28                            ;   137.3         21 t copy
        vmovdqu64 [rbp + 18688], zmm15                    ;   126.3 p8+p9   22 t spill
        vmovdqa64 zmm15, zmm6                             ;   138.3         21 t copy
        vpternlogd zmm15, zmm28, zmm18, 0x7b              ;   138.3 p0      21 t
        vpternlogd zmm28, zmm16, [rbp + 18560], 0x96      ;   137.7 p5+p3   21 t
        vpternlogd zmm24, zmm28, zmm29, 0x1e              ;   138.7 p0      21 t
        vpternlogd zmm24, zmm6, zmm12, 0xe1               ;   139.7 p5      21 t
        vmovdqu64 [rbp + 18560], zmm9                     ;   117.3 p7+p4   22 t spill
        vpxord zmm9, zmm28, zmm6                          ;   139.3 p0      21 t
        vpternlogd zmm7, zmm9, zmm16, 0xb4                ;   140.3 p5      21 t
        vpternlogd zmm22, zmm15, zmm7, 0x69               ;   141.3 p0      21 t
        vpternlogd zmm26, zmm9, zmm12, 0xe1               ;   140.7 p5      21 t
        vmovdqu64 zmm15, [rbp + 18496]                    ;    87.8 p2      40 t reload
        vpternlogd zmm7, zmm11, zmm15, 0xd2               ;   141.3 p0      21 t
        vmovdqu64 [rbp + 21056], zmm1                     ;   126.7 p8+p9   22 t spill
        vmovdqa64 zmm1, zmm9                              ;   140.3         21 t copy
        vmovdqu64 [rbp + 21120], zmm25                    ;   125.7 p7+p4   22 t spill
        vmovdqa64 zmm25, zmm2                             ;   127.7         23 t copy
        vmovdqa64 zmm4, zmm26                             ;   141.7         21 t copy
        vpternlogd zmm4, zmm7, zmm24, 0xe3                ;   142.3 p5      21 t
        vmovdqu64 [rbp + 21184], zmm0                     ;    91.5 p8+p9   40 t spill
        vmovdqa64 zmm0, zmm4                              ;   143.3         21 t copy
        vmovdqu64 [rbp + 21248], zmm2                     ;   127.7 p7+p4   23 t spill
        vmovdqa64 zmm2, zmm22                             ;   142.3         21 t copy
        vpternlogd zmm2, zmm7, zmm24, 0x6c                ;   142.3 p0      21 t
        vpxord zmm0, zmm0, zmm2                           ;   143.3 p5      21 t
        vpternlogd zmm24, zmm0, zmm22, 0xbe               ;   144.3 p0      21 t
        vpternlogd zmm7, zmm24, zmm26, 0xc2               ;   145.3 p5      21 t
        vpternlogd zmm24, zmm4, zmm26, 0x72               ;   145.3 p0      21 t
        vpternlogd zmm2, zmm22, zmm7, 0x36                ;   146.3 p5      21 t
        vpternlogd zmm14, zmm24, zmm21, 0x12              ;   146.3 p0      21 t
        vpord zmm20, zmm20, zmm0                          ;   145.7 p5      21 t
        vpxord zmm4, zmm0, zmm2                           ;   147.3 p0      21 t
        vpternlogd zmm0, zmm6, zmm18, 6                   ;   146.7 p5      21 t
        vpternlogd zmm18, zmm4, zmm0, 0x56                ;   148.3 p0      21 t
        vpxord zmm1, zmm1, zmm0                           ;   147.7 p5      21 t
        vpord zmm28, zmm28, zmm7                          ;   148.3 p0      21 t
        vpternlogd zmm1, zmm28, zmm14, 0x96               ;   149.3 p5      21 t
        vpternlogd zmm28, zmm6, zmm2, 0x2d                ;   149.3 p0      21 t
        vpxord zmm0, zmm2, zmm7                           ;   149.7 p5      21 t
        vpternlogd zmm1, zmm9, zmm0, 0x78                 ;   150.7 p0      21 t
        vmovdqu64 zmm6, [rbp + 20672]                     ;    92.7 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 33536]                     ;    92.8 p2      22 t
        vpternlogd zmm9, zmm6, [r8 + 4788]{1to16}, 0x69   ;   150.7 p5+p3   22 t
        vmovdqa64 zmm22, zmm4                             ;   148.3         21 t copy
        vmovdqa64 zmm26, zmm24                            ;   146.3         21 t copy
        vpternlogd zmm26, zmm0, zmm0, 0xc3                ;   151.3 p0      21 t
        vpternlogd zmm23, zmm18, zmm26, 0x36              ;   152.3 p5      21 t
        vpternlogd zmm0, zmm29, zmm12, 6                  ;   152.3 p0      21 t
        vpternlogd zmm2, zmm12, zmm0, 0x9a                ;   153.3 p5      21 t
        vpternlogd zmm0, zmm29, zmm7, 0xe1                ;   153.3 p0      21 t
        vpternlogd zmm4, zmm21, zmm0, 0x59                ;   154.3 p5      21 t
        vpxord zmm22, zmm22, zmm26                        ;   154.3 p0      21 t
        vpternlogd zmm27, zmm2, zmm22, 0x93               ;   155.3 p5      21 t
        vpternlogd zmm26, zmm19, zmm27, 0x59              ;   156.3 p0      21 t
        vpandd zmm30, zmm30, zmm22                        ;   155.7 p5      21 t
        vpternlogd zmm22, zmm7, zmm7, 0xc3                ;   156.3 p0      21 t
        vpternlogd zmm15, zmm1, zmm22, 0xc6               ;   157.3 p5      21 t
        vpternlogd zmm22, zmm11, zmm15, 0x95              ;   158.3 p0      21 t
        vpternlogd zmm30, zmm18, zmm22, 0x96              ;   159.3 p5      21 t
        vpternlogd zmm28, zmm22, zmm23, 0x69              ;   159.3 p0      21 t
        vpternlogd zmm0, zmm20, zmm15, 0x96               ;   158.7 p5      21 t
        vpternlogd zmm15, zmm24, zmm16, 0x2d              ;   159.3 p0      21 t
        vpternlogd zmm14, zmm23, zmm26, 0x96              ;   159.7 p5      21 t
        vpbroadcastd zmm7, [r8 + 4760]                    ;    96.7 p10     61 r.38 reload
        vmovdqu64 zmm11, [rbp + 16960]                    ;    96.8 p2      23 t
        vpternlogd zmm11, zmm3, zmm7, 0x96                ;   160.3 p0      23 t
        vpternlogd zmm4, zmm27, zmm15, 0x69               ;   160.7 p5      21 t
        vpternlogd zmm15, zmm2, zmm26, 0x96               ;   161.3 p0      21 t
        vpternlogd zmm15, zmm0, zmm30, 0x96               ;   162.3 p5      21 t
        vpternlogd zmm26, zmm15, zmm28, 0x96              ;   163.3 p0      21 t
        vmovdqu64 zmm2, [rbp + 20480]                     ;    97.8 p3      40 t reload
        vmovdqu64 zmm12, [rbp + 20544]                    ;    98.0 p2      40 t reload
        vmovdqu64 zmm16, [rbp + 20608]                    ;    98.8 p3      22 t
        vpternlogd zmm16, zmm12, zmm2, 0x96               ;   162.7 p5      22 t
        vpxord zmm17, zmm17, zmm11                        ;   163.3 p0      23 t
        vpandnd zmm18, zmm13, zmm11                       ;   163.7 p5      23 t
        vpternlogd zmm18, zmm17, zmm8, 0xd2               ;   164.7 p0      23 t
        vmovdqa64 zmm19, zmm17                            ;   164.3         23 t copy
        vpternlogd zmm19, zmm13, zmm8, 0x96               ;   164.7 p5      23 t
        vpxord zmm10, zmm10, zmm19                        ;   165.7 p0      23 t
        vmovdqa64 zmm20, zmm10                            ;   166.7         23 t copy
        vmovdqa64 zmm21, zmm19                            ;   165.7         23 t copy
        vpternlogd zmm21, zmm5, [rbp + 21248], 0x6c       ;   165.7 p5+p2   23 t
        vpternlogd zmm8, zmm21, zmm17, 0x93               ;   166.7 p0      23 t
        vpternlogd zmm21, zmm11, zmm5, 0x1e               ;   166.7 p5      23 t
        vmovdqu64 zmm22, [rbp + 16960]                    ;   100.5 p3      40 t reload
        vpternlogd zmm7, zmm8, zmm22, 0x96                ;   167.7 p0      23 t
        vmovdqu64 zmm23, [rbp + 19008]                    ;   100.8 p2      40 t reload
        vmovdqa64 zmm24, zmm10                            ;   166.7         23 t copy
        vpternlogd zmm24, zmm3, zmm23, 0x96               ;   167.7 p5      23 t
        vpxord zmm20, zmm20, zmm24                        ;   168.7 p0      23 t
        vmovdqu64 zmm27, [rbp + 18944]                    ;   101.5 p3      40 t reload
        vpternlogd zmm31, zmm20, zmm27, 0x69              ;   169.7 p5      23 t
        vpternlogd zmm8, zmm31, zmm24, 0x1e               ;   170.7 p0      23 t
        vmovdqa64 zmm29, zmm20                            ;   169.7         23 t copy
        vmovdqa64 zmm22, zmm31                            ;   170.7         23 t copy
        vpternlogd zmm22, zmm20, zmm17, 0x7b              ;   170.7 p5      23 t
        vpternlogd zmm20, zmm3, [rbp + 20992], 0x96       ;   170.3 p0+p2   23 t
        vpternlogd zmm18, zmm20, zmm24, 0x1e              ;   171.3 p5      23 t
        vpternlogd zmm18, zmm31, zmm5, 0xe1               ;   172.3 p0      23 t
        vmovdqu64 [rbp + 20992], zmm28                    ;   160.3 p8+p9   21 t spill
        vpxord zmm28, zmm20, zmm31                        ;   171.7 p5      23 t
        vpternlogd zmm21, zmm28, zmm3, 0xb4               ;   172.7 p0      23 t
        vpternlogd zmm7, zmm22, zmm21, 0x69               ;   173.7 p5      23 t
        vpternlogd zmm21, zmm23, zmm27, 0xb4              ;   173.7 p0      23 t
        vpternlogd zmm8, zmm28, zmm5, 0xe1                ;   173.7 p5      23 t
        vmovdqa64 zmm22, zmm28                            ;   172.7         23 t copy
        vmovdqu64 [rbp + 21248], zmm15                    ;   163.3 p7+p4   21 t spill
        vmovdqa64 zmm15, zmm8                             ;   174.7         23 t copy
        vpternlogd zmm15, zmm21, zmm18, 0xe3              ;   174.7 p0      23 t
        vmovdqu64 [rbp + 18432], zmm14                    ;   160.7 p8+p9   21 t spill
        vmovdqa64 zmm14, zmm15                            ;   175.7         23 t copy
        vmovdqu64 [rbp + 18496], zmm1                     ;   151.7 p7+p4   21 t spill
        vmovdqa64 zmm1, zmm7                              ;   174.7         23 t copy
        vpternlogd zmm1, zmm21, zmm18, 0x6c               ;   174.7 p5      23 t
        vpxord zmm14, zmm14, zmm1                         ;   175.7 p0      23 t
        vpternlogd zmm18, zmm14, zmm7, 0xbe               ;   176.7 p5      23 t
        vpternlogd zmm21, zmm18, zmm8, 0xc2               ;   177.7 p0      23 t
        vpternlogd zmm18, zmm15, zmm8, 0x72               ;   177.7 p5      23 t
        vpternlogd zmm1, zmm7, zmm21, 0x36                ;   178.7 p0      23 t
        vmovdqu64 zmm7, [rbp + 20032]                     ;   106.5 p3      21 t
        vmovdqu64 zmm8, [rbp + 20288]                     ;   106.7 p2      40 t reload
        vpxord zmm7, zmm7, zmm8                           ;   177.7 p5      21 t
        vpord zmm29, zmm29, zmm14                         ;   178.3 p0      23 t
        vpord zmm20, zmm20, zmm21                         ;   178.7 p5      23 t
        vpxord zmm15, zmm14, zmm1                         ;   179.7 p0      23 t
        vpternlogd zmm14, zmm31, zmm17, 6                 ;   179.7 p5      23 t
        vpternlogd zmm17, zmm15, zmm14, 0x56              ;   180.7 p0      23 t
        vpxord zmm22, zmm22, zmm14                        ;   180.7 p5      23 t
        vpternlogd zmm31, zmm20, zmm1, 0x39               ;   181.3 p0      23 t
        vpxord zmm14, zmm1, zmm21                         ;   181.7 p5      23 t
        vmovdqu64 [rbp + 18624], zmm4                     ;   161.7 p8+p9   21 t spill
        vmovdqa64 zmm4, zmm15                             ;   180.7         23 t copy
        vmovdqu64 [rbp + 21312], zmm30                    ;   160.3 p7+p4   21 t spill
        vmovdqa64 zmm30, zmm14                            ;   182.7         23 t copy
        vpternlogd zmm30, zmm24, zmm5, 6                  ;   182.7 p0      23 t
        vpternlogd zmm1, zmm5, zmm30, 0x9a                ;   183.7 p5      23 t
        vpternlogd zmm30, zmm24, zmm21, 0xe1              ;   183.7 p0      23 t
        vmovdqu64 zmm5, [rbp + 34048]                     ;   109.5 p3      21 t
        vpternlogd zmm5, zmm8, [r8 + 4820]{1to16}, 0x69   ;   183.7 p5+p2   21 t
        vmovdqa64 zmm24, zmm18                            ;   178.7         23 t copy
        vpternlogd zmm24, zmm14, zmm14, 0xc3              ;   184.3 p0      23 t
        vpternlogd zmm11, zmm17, zmm24, 0x36              ;   185.3 p5      23 t
        vpxord zmm4, zmm4, zmm24                          ;   185.3 p0      23 t
        vpternlogd zmm19, zmm1, zmm4, 0x93                ;   186.3 p5      23 t
        vpternlogd zmm24, zmm13, zmm19, 0x59              ;   187.3 p0      23 t
        vpandd zmm25, zmm25, zmm4                         ;   186.7 p5      23 t
        vpternlogd zmm4, zmm21, zmm21, 0xc3               ;   187.3 p0      23 t
        vmovdqa64 zmm13, zmm18                            ;   178.7         23 t copy
        vpternlogd zmm13, zmm10, [rbp + 21184], 6         ;   187.7 p5+p3   23 t
        vpternlogd zmm22, zmm20, zmm13, 0x96              ;   188.7 p0      23 t
        vpternlogd zmm22, zmm14, zmm28, 0x78              ;   189.7 p5      23 t
        vmovdqu64 zmm14, [rbp + 20096]                    ;   112.2 p2      40 t reload
        vmovdqu64 zmm20, [rbp + 20160]                    ;   112.5 p3      40 t reload
        vmovdqu64 zmm21, [rbp + 20224]                    ;   113.2 p2      21 t
        vpternlogd zmm21, zmm20, zmm14, 0x96              ;   189.3 p0      21 t
        vpternlogd zmm23, zmm22, zmm4, 0xc6               ;   190.7 p5      23 t
        vpternlogd zmm4, zmm27, zmm23, 0x95               ;   191.7 p0      23 t
        vpternlogd zmm25, zmm17, zmm4, 0x96               ;   192.7 p5      23 t
        vpternlogd zmm31, zmm4, zmm11, 0x69               ;   192.7 p0      23 t
        vpternlogd zmm18, zmm3, zmm23, 0x59               ;   191.7 p5      23 t
        vpternlogd zmm29, zmm23, zmm30, 0x96              ;   192.3 p0      23 t
        vpternlogd zmm1, zmm18, zmm24, 0x96               ;   192.7 p5      23 t
        vpternlogd zmm1, zmm29, zmm25, 0x96               ;   193.7 p0      23 t
        vmovdqa64 zmm3, zmm16                             ;   163.7         22 t copy
        vpternlogd zmm3, zmm9, zmm9, 0xc3                 ;   193.7 p5      22 t
        vpbroadcastd zmm4, [r8 + 4796]                    ;   114.5 p10     61 r.47 reload
        vmovdqu64 zmm17, [rbp + 16832]                    ;   114.7 p3      22 t
        vpternlogd zmm17, zmm16, zmm4, 0x96               ;   194.3 p0      22 t
        vmovdqa64 zmm23, zmm7                             ;   178.7         21 t copy
        vpandnd zmm27, zmm3, zmm17                        ;   195.3 p5      22 t
        vmovdqa64 zmm28, zmm3                             ;   194.7         22 t copy
        vmovdqu64 [rbp + 18944], zmm29                    ;   193.3 p8+p9   23 t spill
        vmovdqa64 zmm29, zmm21                            ;   190.3         21 t copy
        vpternlogd zmm29, zmm5, zmm5, 0xc3                ;   195.3 p0      21 t
        vmovdqu64 [rbp + 19008], zmm13                    ;   188.7 p7+p4   23 t spill
        vmovdqa64 zmm13, zmm29                            ;   196.3         21 t copy
        vmovdqu64 [rbp + 21184], zmm11                    ;   186.3 p8+p9   23 t spill
        vmovdqa64 zmm11, zmm17                            ;   195.3         22 t copy
        vpternlogd zmm11, zmm6, [rbp + 20416], 0x96       ;   195.7 p5+p2   22 t
        vpternlogd zmm27, zmm11, [rbp + 20608], 0xd2      ;   196.7 p0+p3   22 t
        vmovdqu64 [rbp + 21376], zmm22                    ;   190.7 p7+p4   23 t spill
        vmovdqa64 zmm22, zmm11                            ;   196.7         22 t copy
        vpternlogd zmm22, zmm3, [rbp + 20608], 0x96       ;   196.7 p5+p2   22 t
        vpxord zmm28, zmm28, zmm22                        ;   197.7 p0      22 t
        vmovdqu64 [rbp + 21440], zmm18                    ;   192.7 p8+p9   23 t spill
        vmovdqa64 zmm18, zmm28                            ;   198.7         22 t copy
        vmovdqu64 [rbp + 21504], zmm19                    ;   187.3 p7+p4   23 t spill
        vmovdqa64 zmm19, zmm22                            ;   197.7         22 t copy
        vpternlogd zmm19, zmm6, [rbp + 20416], 0x60       ;   197.7 p5+p3   22 t
        vmovdqu64 [rbp + 21568], zmm30                    ;   184.7 p8+p9   23 t spill
        vmovdqa64 zmm30, zmm19                            ;   198.7         22 t copy
        vpternlogd zmm30, zmm17, zmm9, 0xb4               ;   198.7 p0      22 t
        vmovdqu64 [rbp + 21632], zmm15                    ;   180.7 p7+p4   23 t spill
        vmovdqa64 zmm15, zmm28                            ;   198.7         22 t copy
        vpternlogd zmm15, zmm16, [rbp + 20352], 0x96      ;   198.7 p5+p2   22 t
        vpxord zmm18, zmm18, zmm15                        ;   199.7 p0      22 t
        vpternlogd zmm2, zmm18, zmm6, 0x69                ;   200.7 p5      22 t
        vmovdqu64 [rbp + 20480], zmm10                    ;   166.7 p8+p9   23 t spill
        vmovdqa64 zmm10, zmm18                            ;   200.7         22 t copy
        vmovdqu64 [rbp + 21696], zmm25                    ;   193.7 p7+p4   23 t spill
        vmovdqa64 zmm25, zmm2                             ;   201.7         22 t copy
        vpternlogd zmm25, zmm18, zmm11, 0x7b              ;   201.7 p0      22 t
        vpternlogd zmm18, zmm16, [rbp + 20416], 0x96      ;   200.7 p5+p3   22 t
        vpternlogd zmm27, zmm18, zmm15, 0x1e              ;   201.7 p0      22 t
        vpternlogd zmm27, zmm2, zmm9, 0xe1                ;   202.7 p5      22 t
        vmovdqu64 [rbp + 21760], zmm26                    ;   164.3 p8+p9   21 t spill
        vpxord zmm26, zmm18, zmm2                         ;   202.3 p0      22 t
        vpternlogd zmm30, zmm26, zmm16, 0xb4              ;   203.3 p5      22 t
        vmovdqu64 [rbp + 21824], zmm1                     ;   194.7 p7+p4   23 t spill
        vmovdqa64 zmm1, zmm7                              ;   178.7         21 t copy
        vmovdqu64 [rbp + 21888], zmm0                     ;   159.7 p8+p9   21 t spill
        vmovdqa64 zmm0, zmm26                             ;   203.3         22 t copy
        vmovdqu64 zmm20, [rbp + 20608]                    ;   123.3 p2      22 t
        vpternlogd zmm20, zmm11, [rbp + 20608], 0x3f      ;   203.3 p0+p3   22 t
        vpternlogd zmm20, zmm19, zmm9, 0x96               ;   204.3 p5      22 t
        vmovdqu64 zmm19, [rbp + 16832]                    ;   124.3 p2      40 t reload
        vpternlogd zmm4, zmm20, zmm19, 0x96               ;   205.3 p0      22 t
        vpternlogd zmm4, zmm25, zmm30, 0x69               ;   206.3 p5      22 t
        vpternlogd zmm20, zmm2, zmm15, 0x1e               ;   205.3 p0      22 t
        vpternlogd zmm20, zmm26, zmm9, 0xe1               ;   206.3 p5      22 t
        vmovdqu64 zmm25, [rbp + 20352]                    ;   124.8 p3      40 t reload
        vpternlogd zmm30, zmm6, zmm25, 0xd2               ;   206.3 p0      22 t
        vmovdqa64 zmm19, zmm20                            ;   207.3         22 t copy
        vpternlogd zmm19, zmm30, zmm27, 0xe3              ;   207.3 p5      22 t
        vmovdqu64 [rbp + 20608], zmm31                    ;   193.7 p7+p4   23 t spill
        vmovdqa64 zmm31, zmm19                            ;   208.3         22 t copy
        vmovdqu64 [rbp + 21952], zmm24                    ;   188.3 p8+p9   23 t spill
        vmovdqa64 zmm24, zmm4                             ;   207.3         22 t copy
        vpternlogd zmm24, zmm30, zmm27, 0x6c              ;   207.3 p0      22 t
        vpxord zmm31, zmm31, zmm24                        ;   208.3 p5      22 t
        vpternlogd zmm27, zmm31, zmm4, 0xbe               ;   209.3 p0      22 t
        vpternlogd zmm30, zmm27, zmm20, 0xc2              ;   210.3 p5      22 t
        vpternlogd zmm27, zmm19, zmm20, 0x72              ;   210.3 p0      22 t
        vpternlogd zmm24, zmm4, zmm30, 0x36               ;   211.3 p5      22 t
        vmovdqu64 zmm4, [rbp + 19904]                     ;   127.2 p2      40 t reload
        vmovdqu64 zmm19, [rbp + 34560]                    ;   127.3 p3      42 t
        vpternlogd zmm19, zmm4, [r8 + 4852]{1to16}, 0x69  ;   210.3 p0+p2   42 t
        vpternlogd zmm12, zmm27, zmm28, 0x12              ;   211.3 p5      22 t
        vpord zmm10, zmm10, zmm31                         ;   211.3 p0      22 t
        vpord zmm18, zmm18, zmm30                         ;   211.7 p5      22 t
        vpxord zmm20, zmm31, zmm24                        ;   212.3 p0      22 t
        vpternlogd zmm31, zmm2, zmm11, 6                  ;   212.7 p5      22 t
        vpternlogd zmm11, zmm20, zmm31, 0x56              ;   213.7 p0      22 t
        vpxord zmm0, zmm0, zmm31                          ;   213.7 p5      22 t
        vpternlogd zmm2, zmm18, zmm24, 0x39               ;   214.3 p0      22 t
        vpternlogd zmm0, zmm18, zmm12, 0x96               ;   214.7 p5      22 t
        vpxord zmm31, zmm24, zmm30                        ;   215.3 p0      22 t
        vpternlogd zmm0, zmm26, zmm31, 0x78               ;   216.3 p5      22 t
        vmovdqa64 zmm18, zmm20                            ;   213.3         22 t copy
        vmovdqa64 zmm26, zmm27                            ;   211.3         22 t copy
        vpternlogd zmm26, zmm31, zmm31, 0xc3              ;   216.3 p0      22 t
        vpternlogd zmm17, zmm11, zmm26, 0x36              ;   217.3 p5      22 t
        vpternlogd zmm31, zmm15, zmm9, 6                  ;   217.3 p0      22 t
        vpternlogd zmm24, zmm9, zmm31, 0x9a               ;   218.3 p5      22 t
        vpternlogd zmm31, zmm15, zmm30, 0xe1              ;   218.3 p0      22 t
        vpxord zmm18, zmm18, zmm26                        ;   218.7 p5      22 t
        vpternlogd zmm22, zmm24, zmm18, 0x93              ;   219.7 p0      22 t
        vpternlogd zmm26, zmm3, zmm22, 0x59               ;   220.7 p5      22 t
        vpbroadcastd zmm3, [r8 + 4848]                    ;   131.3 p10     61 r.60 reload
        vmovdqu64 zmm9, [rbp + 16320]                     ;   131.5 p3      42 t
        vpternlogd zmm9, zmm4, zmm3, 0x96                 ;   220.3 p0      42 t
        vmovdqa64 zmm15, zmm18                            ;   219.7         22 t copy
        vpternlogd zmm15, zmm30, zmm30, 0xc3              ;   220.7 p5      22 t
        vpternlogd zmm25, zmm0, zmm15, 0xc6               ;   221.7 p0      22 t
        vpternlogd zmm27, zmm16, zmm25, 0x59              ;   222.7 p5      22 t
        vpternlogd zmm15, zmm25, zmm6, 0x93               ;   222.7 p0      22 t
        vpternlogd zmm10, zmm25, zmm31, 0x96              ;   222.7 p5      22 t
        vpternlogd zmm2, zmm15, zmm17, 0x69               ;   223.7 p0      22 t
        vpternlogd zmm18, zmm6, [rbp + 20416], 0x60       ;   223.7 p5+p2   22 t
        vmovdqu64 zmm30, [rbp + 19712]                    ;   133.3 p3      40 t reload
        vmovdqu64 zmm6, [rbp + 19776]                     ;   134.0 p2      40 t reload
        vmovdqu64 zmm16, [rbp + 19840]                    ;   134.3 p3      42 t
        vpternlogd zmm16, zmm6, zmm30, 0x96               ;   224.3 p0      42 t
        vpternlogd zmm18, zmm15, zmm11, 0x96              ;   224.7 p5      22 t
        vpternlogd zmm24, zmm27, zmm26, 0x96              ;   225.3 p0      22 t
        vpbroadcastd zmm11, [r8 + 4828]                   ;   134.3 p10     61 r.55 reload
        vmovdqu64 zmm15, [rbp + 16384]                    ;   135.0 p2      21 t
        vpternlogd zmm15, zmm21, zmm11, 0x96              ;   225.7 p5      21 t
        vpternlogd zmm24, zmm10, zmm18, 0x96              ;   226.3 p0      22 t
        vpxord zmm23, zmm23, zmm15                        ;   226.7 p5      21 t
        vpandnd zmm25, zmm29, zmm15                       ;   227.3 p0      21 t
        vpternlogd zmm25, zmm23, [rbp + 20224], 0xd2      ;   228.3 p5+p3   21 t
        vpternlogd zmm3, zmm16, [rbp + 16320], 0x96       ;   228.3 p0+p2   42 t
        vmovdqa64 zmm6, zmm9                              ;   221.3         42 t copy
        vmovdqu64 [rbp + 20672], zmm10                    ;   223.7 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm16                            ;   225.3         42 t copy
        vpternlogd zmm10, zmm19, zmm19, 0xc3              ;   228.7 p5      42 t
        vmovdqu64 [rbp + 20416], zmm2                     ;   224.7 p8+p9   22 t spill
        vmovdqa64 zmm2, zmm10                             ;   229.7         42 t copy
        vmovdqu64 [rbp + 20352], zmm24                    ;   227.3 p7+p4   22 t spill
        vmovdqa64 zmm24, zmm23                            ;   227.7         21 t copy
        vpternlogd zmm24, zmm29, [rbp + 20224], 0x96      ;   229.3 p0+p3   21 t
        vpternlogd zmm7, zmm24, zmm5, 0x6a                ;   230.3 p5      21 t
        vpxord zmm13, zmm13, zmm24                        ;   230.3 p0      21 t
        vmovdqu64 [rbp + 20544], zmm12                    ;   212.3 p8+p9   22 t spill
        vmovdqa64 zmm12, zmm13                            ;   231.3         21 t copy
        vmovdqu64 [rbp + 22016], zmm17                    ;   218.3 p7+p4   22 t spill
        vmovdqa64 zmm17, zmm7                             ;   231.3         21 t copy
        vpternlogd zmm17, zmm15, zmm5, 0x1e               ;   231.3 p5      21 t
        vpternlogd zmm7, zmm23, [rbp + 20224], 0x87       ;   231.3 p0+p2   21 t
        vpternlogd zmm11, zmm7, [rbp + 16384], 0x96       ;   232.3 p5+p3   21 t
        vmovdqu64 [rbp + 20224], zmm26                    ;   221.7 p8+p9   22 t spill
        vmovdqa64 zmm26, zmm13                            ;   231.3         21 t copy
        vpternlogd zmm26, zmm21, [rbp + 19968], 0x96      ;   232.3 p0+p2   21 t
        vpxord zmm12, zmm12, zmm26                        ;   233.3 p5      21 t
        vpternlogd zmm14, zmm12, zmm8, 0x69               ;   234.3 p0      21 t
        vpternlogd zmm7, zmm14, zmm26, 0x1e               ;   235.3 p5      21 t
        vmovdqu64 [rbp + 20096], zmm0                     ;   217.3 p7+p4   22 t spill
        vmovdqa64 zmm0, zmm12                             ;   234.3         21 t copy
        vmovdqa64 zmm4, zmm14                             ;   235.3         21 t copy
        vpternlogd zmm4, zmm12, zmm23, 0x7b               ;   235.3 p0      21 t
        vpternlogd zmm12, zmm21, [rbp + 20032], 0x96      ;   234.7 p5+p3   21 t
        vpternlogd zmm25, zmm12, zmm26, 0x1e              ;   235.7 p0      21 t
        vpternlogd zmm25, zmm14, zmm5, 0xe1               ;   236.7 p5      21 t
        vmovdqu64 [rbp + 20032], zmm22                    ;   220.7 p8+p9   22 t spill
        vpxord zmm22, zmm12, zmm14                        ;   236.3 p0      21 t
        vpternlogd zmm17, zmm22, zmm21, 0xb4              ;   237.3 p5      21 t
        vpternlogd zmm11, zmm4, zmm17, 0x69               ;   238.3 p0      21 t
        vpternlogd zmm7, zmm22, zmm5, 0xe1                ;   237.7 p5      21 t
        vmovdqu64 zmm4, [rbp + 19968]                     ;   142.8 p2      40 t reload
        vpternlogd zmm17, zmm8, zmm4, 0xd2                ;   238.3 p0      21 t
        vmovdqu64 [rbp + 22080], zmm27                    ;   223.7 p7+p4   22 t spill
        vmovdqa64 zmm27, zmm22                            ;   237.3         21 t copy
        vmovdqu64 [rbp + 22144], zmm28                    ;   198.7 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm9                             ;   221.3         42 t copy
        vmovdqu64 [rbp + 22208], zmm20                    ;   213.3 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm7                             ;   238.7         21 t copy
        vpternlogd zmm20, zmm17, zmm25, 0xe3              ;   239.3 p5      21 t
        vmovdqu64 [rbp + 22272], zmm31                    ;   219.3 p8+p9   22 t spill
        vmovdqa64 zmm31, zmm20                            ;   240.3         21 t copy
        vmovdqu64 [rbp + 22336], zmm18                    ;   225.7 p7+p4   22 t spill
        vmovdqa64 zmm18, zmm11                            ;   239.3         21 t copy
        vpternlogd zmm18, zmm17, zmm25, 0x6c              ;   239.3 p0      21 t
        vpxord zmm31, zmm31, zmm18                        ;   240.3 p5      21 t
        vpternlogd zmm25, zmm31, zmm11, 0xbe              ;   241.3 p0      21 t
        vpternlogd zmm17, zmm25, zmm7, 0xc2               ;   242.3 p5      21 t
        vpternlogd zmm25, zmm20, zmm7, 0x72               ;   242.3 p0      21 t
        vpternlogd zmm18, zmm11, zmm17, 0x36              ;   243.3 p5      21 t
        vpord zmm0, zmm0, zmm31                           ;   242.3 p0      21 t
        vpxord zmm7, zmm31, zmm18                         ;   244.3 p5      21 t
        vpternlogd zmm31, zmm14, zmm23, 6                 ;   243.3 p0      21 t
        vpternlogd zmm23, zmm7, zmm31, 0x56               ;   245.3 p5      21 t
        vpxord zmm27, zmm27, zmm31                        ;   244.3 p0      21 t
        vpord zmm12, zmm12, zmm17                         ;   244.7 p5      21 t
        vpternlogd zmm14, zmm12, zmm18, 0x39              ;   245.7 p0      21 t
        vpxord zmm31, zmm18, zmm17                        ;   245.7 p5      21 t
        vmovdqa64 zmm11, zmm7                             ;   245.3         21 t copy
        vmovdqa64 zmm20, zmm31                            ;   246.7         21 t copy
        vpternlogd zmm20, zmm26, zmm5, 6                  ;   246.7 p0      21 t
        vpternlogd zmm18, zmm5, zmm20, 0x9a               ;   247.7 p5      21 t
        vpternlogd zmm20, zmm26, zmm17, 0xe1              ;   247.7 p0      21 t
        vmovdqa64 zmm5, zmm25                             ;   243.3         21 t copy
        vpternlogd zmm5, zmm13, [rbp + 20160], 6          ;   247.7 p5+p3   21 t
        vpternlogd zmm27, zmm12, zmm5, 0x96               ;   248.7 p0      21 t
        vpternlogd zmm27, zmm22, zmm31, 0x78              ;   249.7 p5      21 t
        vmovdqu64 zmm12, [rbp + 21120]                    ;   149.0 p2      22 t reload
        vmovdqu64 zmm22, [rbp + 20608]                    ;   193.7 p3      23 t reload
        vmovdqu64 zmm26, [rbp + 21952]                    ;   188.3 p2      41 t
        vpternlogd zmm26, zmm22, zmm12, 0x96              ;   249.3 p0      41 t
        vmovdqa64 zmm22, zmm25                            ;   243.3         21 t copy
        vpternlogd zmm22, zmm31, zmm31, 0xc3              ;   249.7 p5      21 t
        vpternlogd zmm15, zmm23, zmm22, 0x36              ;   250.7 p0      21 t
        vpxord zmm11, zmm11, zmm22                        ;   250.7 p5      21 t
        vpternlogd zmm24, zmm18, zmm11, 0x93              ;   251.7 p0      21 t
        vpternlogd zmm22, zmm29, zmm24, 0x59              ;   252.7 p5      21 t
        vpandd zmm1, zmm1, zmm11                          ;   252.3 p0      21 t
        vpternlogd zmm11, zmm17, zmm17, 0xc3              ;   252.7 p5      21 t
        vpternlogd zmm4, zmm27, zmm11, 0xc6               ;   253.7 p0      21 t
        vpternlogd zmm11, zmm8, zmm4, 0x95                ;   254.7 p5      21 t
        vmovdqu64 zmm31, [rbp + 19584]                    ;   151.3 p3      41 t reload
        vmovdqu64 zmm8, [rbp + 21888]                     ;   159.7 p2      21 t reload
        vmovdqu64 zmm17, [rbp + 22336]                    ;   225.7 p3      41 t
        vpternlogd zmm17, zmm8, zmm31, 0x96               ;   254.3 p0      41 t
        vpternlogd zmm1, zmm23, zmm11, 0x96               ;   255.7 p5      21 t
        vpternlogd zmm14, zmm11, zmm15, 0x69              ;   255.7 p0      21 t
        vpternlogd zmm25, zmm21, zmm4, 0x59               ;   255.7 p5      21 t
        vmovdqu64 zmm11, [rbp + 22208]                    ;   213.3 p2      22 t reload
        vmovdqu64 zmm21, [rbp + 22272]                    ;   219.3 p3      41 t
        vpternlogd zmm21, zmm11, [rbp + 22144], 0x2d      ;   256.3 p0+p2   41 t
        vpternlogd zmm0, zmm4, zmm20, 0x96                ;   256.7 p5      21 t
        vmovdqu64 zmm4, [rbp + 21056]                     ;   154.3 p3      22 t reload
        vmovdqu64 zmm11, [rbp + 21760]                    ;   164.3 p2      21 t reload
        vmovdqu64 zmm23, [rbp + 21696]                    ;   193.7 p3      41 t
        vpternlogd zmm23, zmm11, zmm4, 0x96               ;   257.3 p0      41 t
        vpternlogd zmm18, zmm25, zmm22, 0x96              ;   257.7 p5      21 t
        vpternlogd zmm18, zmm0, zmm1, 0x96                ;   258.7 p0      21 t
        vmovdqu64 zmm29, [rbp + 19392]                    ;   155.5 p2      41 t reload
        vpternlogd zmm7, zmm13, zmm29, 0x59               ;   258.7 p5      41 t
        vpternlogd zmm7, zmm24, zmm20, 0x96               ;   259.7 p0      41 t
        vpbroadcastd zmm13, [r8 + 4860]                   ;   154.8 p10     61 r.63 reload
        vmovdqu64 zmm20, [rbp + 16256]                    ;   156.3 p3      42 t
        vpternlogd zmm20, zmm16, zmm13, 0x96              ;   259.7 p5      42 t
        vpxord zmm6, zmm6, zmm20                          ;   260.7 p0      42 t
        vpandnd zmm24, zmm10, zmm20                       ;   260.7 p5      42 t
        vpandnd zmm29, zmm6, [rbp + 19840]                ;   261.7 p0+p2   42 t
        vmovdqa64 zmm4, zmm6                              ;   261.7         42 t copy
        vpternlogd zmm4, zmm10, [rbp + 19840], 0x96       ;   261.7 p5+p3   42 t
        vpternlogd zmm9, zmm4, zmm19, 0x6a                ;   262.7 p0      42 t
        vpxord zmm2, zmm2, zmm4                           ;   262.7 p5      42 t
        vmovdqa64 zmm11, zmm9                             ;   263.7         42 t copy
        vpternlogd zmm11, zmm20, zmm19, 0x1e              ;   263.7 p0      42 t
        vpternlogd zmm9, zmm6, [rbp + 19840], 0x87        ;   263.7 p5+p2   42 t
        vpternlogd zmm13, zmm9, [rbp + 16256], 0x96       ;   264.7 p0+p3   42 t
        vmovdqa64 zmm12, zmm2                             ;   263.7         42 t copy
        vmovdqa64 zmm31, zmm26                            ;   250.3         41 t copy
        vpternlogd zmm31, zmm8, [rbp + 21824], 0x96       ;   264.7 p5+p2   41 t
        vpternlogd zmm26, zmm17, [rbp + 21824], 0x96      ;   265.3 p0+p3   41 t
        vmovdqu64 [rbp + 19840], zmm17                    ;   255.3 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm2                             ;   263.7         42 t copy
        vpternlogd zmm17, zmm16, [rbp + 19648], 0x96      ;   265.7 p5+p2   42 t
        vpxord zmm12, zmm12, zmm17                        ;   266.7 p0      42 t
        vpternlogd zmm30, zmm12, [rbp + 19904], 0x69      ;   267.7 p5+p3   42 t
        vpternlogd zmm9, zmm30, zmm17, 0x1e               ;   268.7 p0      42 t
        vmovdqu64 [rbp + 19712], zmm26                    ;   266.3 p7+p4   41 t spill
        vmovdqa64 zmm26, zmm3                             ;   229.3         42 t copy
        vpternlogd zmm26, zmm17, zmm2, 0xde               ;   267.7 p5      42 t
        vpternlogd zmm24, zmm26, zmm29, 0x96              ;   268.7 p0      42 t
        vpternlogd zmm24, zmm30, zmm19, 0xe1              ;   269.7 p5      42 t
        vmovdqa64 zmm26, zmm30                            ;   268.7         42 t copy
        vpternlogd zmm26, zmm3, zmm12, 0x96               ;   269.3 p0      42 t
        vpternlogd zmm11, zmm26, zmm16, 0xb4              ;   270.3 p5      42 t
        vpternlogd zmm9, zmm26, zmm19, 0xe1               ;   270.3 p0      42 t
        vmovdqa64 zmm29, zmm26                            ;   270.3         42 t copy
        vmovdqa64 zmm8, zmm12                             ;   267.7         42 t copy
        vmovdqu64 [rbp + 22144], zmm5                     ;   248.7 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm30                             ;   268.7         42 t copy
        vpternlogd zmm5, zmm12, zmm6, 0x7b                ;   270.7 p5      42 t
        vpternlogd zmm13, zmm5, zmm11, 0x69               ;   271.7 p0      42 t
        vmovdqu64 zmm5, [rbp + 19904]                     ;   162.5 p2      40 t reload
        vmovdqu64 [rbp + 22208], zmm15                    ;   251.7 p7+p4   21 t spill
        vmovdqu64 zmm15, [rbp + 19648]                    ;   162.8 p3      40 t reload
        vpternlogd zmm11, zmm15, zmm5, 0xb4               ;   271.7 p5      42 t
        vmovdqu64 [rbp + 22272], zmm27                    ;   250.7 p8+p9   21 t spill
        vmovdqa64 zmm27, zmm9                             ;   271.3         42 t copy
        vpternlogd zmm27, zmm11, zmm24, 0xe3              ;   272.7 p0      42 t
        vmovdqu64 [rbp + 20288], zmm25                    ;   256.7 p7+p4   21 t spill
        vmovdqa64 zmm25, zmm27                            ;   273.7         42 t copy
        vmovdqu64 [rbp + 19968], zmm7                     ;   260.7 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm13                             ;   272.7         42 t copy
        vpternlogd zmm7, zmm11, zmm24, 0x6c               ;   272.7 p5      42 t
        vpxord zmm25, zmm25, zmm7                         ;   273.7 p0      42 t
        vpternlogd zmm24, zmm25, zmm13, 0xbe              ;   274.7 p5      42 t
        vpternlogd zmm11, zmm24, zmm9, 0xc2               ;   275.7 p0      42 t
        vpternlogd zmm24, zmm27, zmm9, 0x72               ;   275.7 p5      42 t
        vpternlogd zmm7, zmm13, zmm11, 0x36               ;   276.7 p0      42 t
        vmovdqu64 zmm9, [rbp + 18560]                     ;   165.3 p2      22 t reload
        vmovdqu64 zmm13, [rbp + 20480]                    ;   166.7 p3      23 t reload
        vmovdqu64 zmm27, [rbp + 21632]                    ;   180.7 p2      41 t
        vpternlogd zmm27, zmm13, zmm9, 0x59               ;   275.7 p5      41 t
        vpternlogd zmm3, zmm12, zmm11, 0xbe               ;   276.7 p0      42 t
        vpord zmm8, zmm8, zmm25                           ;   276.7 p5      42 t
        vpxord zmm12, zmm25, zmm7                         ;   277.7 p0      42 t
        vpternlogd zmm25, zmm30, zmm6, 6                  ;   277.7 p5      42 t
        vpternlogd zmm6, zmm12, zmm25, 0x56               ;   278.7 p0      42 t
        vpxord zmm29, zmm29, zmm25                        ;   278.7 p5      42 t
        vpternlogd zmm30, zmm3, zmm7, 0x39                ;   279.3 p0      42 t
        vpxord zmm13, zmm7, zmm11                         ;   279.7 p5      42 t
        vmovdqa64 zmm25, zmm12                            ;   278.7         42 t copy
        vmovdqa64 zmm9, zmm13                             ;   280.7         42 t copy
        vpternlogd zmm9, zmm17, zmm19, 6                  ;   280.7 p0      42 t
        vpternlogd zmm7, zmm19, zmm9, 0x9a                ;   281.7 p5      42 t
        vpternlogd zmm9, zmm17, zmm11, 0xe1               ;   281.7 p0      42 t
        vpternlogd zmm12, zmm9, zmm2, 0x39                ;   282.7 p5      41 t
        vpternlogd zmm2, zmm24, [rbp + 19776], 0x12       ;   282.3 p0+p3   42 t
        vpternlogd zmm29, zmm3, zmm2, 0x96                ;   283.3 p5      42 t
        vmovdqu64 zmm3, [rbp + 19456]                     ;   168.8 p2      41 t reload
        vmovdqu64 zmm17, [rbp + 21312]                    ;   169.3 p3      21 t reload
        vmovdqu64 zmm19, [rbp + 20096]                    ;   217.3 p2      41 t
        vpternlogd zmm19, zmm17, zmm3, 0x96               ;   283.3 p0      41 t
        vpternlogd zmm29, zmm26, zmm13, 0x78              ;   284.3 p5      42 t
        vmovdqa64 zmm26, zmm24                            ;   276.7         42 t copy
        vpternlogd zmm26, zmm13, zmm13, 0xc3              ;   284.3 p0      42 t
        vpternlogd zmm20, zmm6, zmm26, 0x36               ;   285.3 p5      42 t
        vpxord zmm25, zmm25, zmm26                        ;   285.3 p0      42 t
        vpternlogd zmm4, zmm7, zmm25, 0x93                ;   286.3 p5      42 t
        vpternlogd zmm26, zmm10, zmm4, 0x59               ;   287.3 p0      42 t
        vpandd zmm28, zmm28, zmm25                        ;   286.7 p5      42 t
        vpternlogd zmm25, zmm11, zmm11, 0xc3              ;   287.3 p0      42 t
        vmovdqu64 zmm10, [rbp + 20544]                    ;   212.3 p3      22 t reload
        vmovdqu64 zmm11, [rbp + 20224]                    ;   221.7 p2      41 t
        vpternlogd zmm11, zmm10, [rbp + 22016], 0x96      ;   287.7 p5+p3   41 t
        vpternlogd zmm15, zmm29, zmm25, 0xc6              ;   288.3 p0      42 t
        vpternlogd zmm25, zmm5, zmm15, 0x95               ;   289.3 p5      42 t
        vmovdqu64 zmm5, [rbp + 18688]                     ;   172.2 p2      22 t reload
        vmovdqu64 zmm10, [rbp + 18624]                    ;   173.0 p3      21 t reload
        vmovdqu64 zmm13, [rbp + 21376]                    ;   190.7 p2      41 t
        vpternlogd zmm13, zmm10, zmm5, 0x96               ;   289.3 p0      41 t
        vpternlogd zmm28, zmm6, zmm25, 0x96               ;   290.3 p5      42 t
        vpternlogd zmm30, zmm25, zmm20, 0x69              ;   290.3 p0      42 t
        vpternlogd zmm9, zmm8, zmm15, 0x96                ;   290.7 p5      42 t
        vmovdqu64 zmm6, [rbp + 20736]                     ;   174.0 p3      23 t reload
        vmovdqu64 zmm8, [rbp + 20288]                     ;   256.7 p2      21 t reload
        vmovdqu64 zmm25, [rbp + 19968]                    ;   260.7 p3      41 t
        vpternlogd zmm25, zmm8, zmm6, 0x69                ;   291.3 p0      41 t
        vpternlogd zmm15, zmm24, zmm16, 0x2d              ;   291.7 p5      42 t
        vmovdqu64 zmm16, [rbp + 19520]                    ;   175.2 p2      41 t reload
        vmovdqa64 zmm24, zmm22                            ;   253.7         41 t copy
        vpternlogd zmm24, zmm14, zmm16, 0x96              ;   292.3 p0      41 t
        vpternlogd zmm12, zmm4, zmm15, 0x96               ;   292.7 p5      41 t
        vpternlogd zmm15, zmm7, zmm26, 0x96               ;   293.3 p0      42 t
        vmovdqu64 zmm4, [rbp + 22080]                     ;   223.7 p3      22 t reload
        vpternlogd zmm21, zmm4, [rbp + 20032], 0x96       ;   293.7 p5+p2   41 t
        vpternlogd zmm2, zmm20, zmm26, 0x96               ;   294.3 p0      41 t
        vmovdqu64 zmm4, [rbp + 19008]                     ;   188.7 p3      23 t reload
        vmovdqu64 zmm7, [rbp + 21952]                     ;   188.3 p2      41 t
        vpternlogd zmm7, zmm4, [rbp + 21184], 0x96        ;   294.7 p5+p3   41 t
        vpternlogd zmm15, zmm9, zmm28, 0x96               ;   295.3 p0      42 t
        vmovdqu64 zmm4, [rbp + 19712]                     ;   266.3 p2      61 t
        vpxord zmm4, zmm4, [rbp + 27072]                  ;   295.7 p5+p3   61 t
        vpternlogd zmm26, zmm15, zmm30, 0x96              ;   296.3 p0      41 t
        vmovdqu64 zmm20, [rbp + 21760]                    ;   179.2 p2      21 t reload
        vpternlogd zmm16, zmm21, zmm20, 0x69              ;   296.7 p5      41 t
        vmovdqu64 [rbp + 19520], zmm4                     ;   296.7 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm29                             ;   285.3         41 t copy
        vpternlogd zmm4, zmm5, zmm6, 0x96                 ;   297.3 p0      41 t
        vpternlogd zmm29, zmm6, zmm13, 0x96               ;   297.7 p5      41 t
        vpternlogd zmm8, zmm4, [rbp + 19968], 0x69        ;   298.3 p0+p3   41 t
        vmovdqa64 zmm6, zmm25                             ;   292.3         41 t copy
        vpternlogd zmm6, zmm11, zmm10, 0x96               ;   298.7 p5      41 t
        vpternlogd zmm11, zmm10, [rbp + 19392], 0x96      ;   299.3 p0+p2   41 t
        vpternlogd zmm5, zmm11, [rbp + 21376], 0x96       ;   300.3 p5+p3   41 t
        vpxord zmm10, zmm29, [rbp + 26752]                ;   300.3 p0+p2   61 t
        vmovdqu64 [rbp + 18688], zmm10                    ;   301.3 p8+p9   61 t spill
        vmovdqa64 zmm10, zmm1                             ;   256.7         41 t copy
        vpternlogd zmm10, zmm3, [rbp + 20800], 0x96       ;   300.7 p5+p3   41 t
        vmovdqu64 [rbp + 21376], zmm29                    ;   298.7 p7+p4   41 t spill
        vmovdqu64 zmm29, [rbp + 22144]                    ;   248.7 p2      21 t reload
        vpternlogd zmm22, zmm29, [rbp + 22208], 0x96      ;   301.3 p0+p3   41 t
        vmovdqu64 zmm29, [rbp + 21504]                    ;   187.3 p2      23 t reload
        vpternlogd zmm27, zmm29, [rbp + 21568], 0x96      ;   301.7 p5+p3   41 t
        vmovdqu64 zmm29, [rbp + 20864]                    ;   184.2 p2      23 t reload
        vmovdqu64 [rbp + 21568], zmm11                    ;   300.3 p8+p9   41 t spill
        vmovdqa64 zmm11, zmm23                            ;   258.3         41 t copy
        vpternlogd zmm11, zmm28, zmm29, 0x96              ;   302.3 p0      41 t
        vpternlogd zmm28, zmm29, [rbp + 21056], 0x96      ;   302.7 p5+p3   41 t
        vpternlogd zmm29, zmm24, zmm18, 0x96              ;   303.3 p0      41 t
        vpternlogd zmm21, zmm20, zmm29, 0x69              ;   304.3 p5      41 t
        vpternlogd zmm24, zmm28, zmm18, 0x96              ;   304.3 p0      41 t
        vpxord zmm20, zmm11, [rbp + 26624]                ;   304.7 p5+p2   61 t
        vmovdqu64 [rbp + 21760], zmm20                    ;   305.7 p7+p4   61 t spill
        vmovdqa64 zmm20, zmm31                            ;   265.7         41 t copy
        vpternlogd zmm20, zmm26, [rbp + 20928], 0x96      ;   305.3 p0+p3   41 t
        vmovdqu64 [rbp + 20864], zmm11                    ;   303.3 p8+p9   41 t spill
        vpxord zmm11, zmm20, [rbp + 26560]                ;   306.3 p5+p2   61 t
        vmovdqu64 [rbp + 21504], zmm11                    ;   307.3 p7+p4   61 t spill
        vmovdqu64 zmm11, [rbp + 21120]                    ;   187.0 p3      22 t reload
        vpternlogd zmm26, zmm11, [rbp + 20928], 0x96      ;   306.3 p0+p2   41 t
        vmovdqu64 zmm11, [rbp + 21440]                    ;   192.7 p3      23 t reload
        vmovdqu64 [rbp + 21120], zmm20                    ;   306.3 p8+p9   41 t spill
        vmovdqa64 zmm20, zmm27                            ;   302.7         41 t copy
        vpternlogd zmm20, zmm17, zmm11, 0x69              ;   306.7 p5      41 t
        vpternlogd zmm27, zmm11, zmm19, 0x69              ;   307.3 p0      41 t
        vpternlogd zmm17, zmm10, [rbp + 20096], 0x96      ;   307.7 p5+p2   41 t
        vmovdqu64 zmm11, [rbp + 19584]                    ;   189.0 p3      41 t reload
        vmovdqu64 [rbp + 21312], zmm19                    ;   284.3 p7+p4   41 t spill
        vmovdqa64 zmm19, zmm26                            ;   307.3         41 t copy
        vpternlogd zmm19, zmm0, zmm11, 0x96               ;   308.3 p0      41 t
        vpternlogd zmm0, zmm11, [rbp + 20928], 0x96       ;   308.7 p5+p2   41 t
        vpxord zmm11, zmm5, [rbp + 27264]                 ;   309.3 p0+p3   61 t
        vmovdqu64 [rbp + 19584], zmm11                    ;   310.3 p8+p9   61 t spill
        vpxord zmm11, zmm27, [rbp + 27200]                ;   309.7 p5+p2   61 t
        vmovdqu64 [rbp + 20928], zmm11                    ;   310.7 p7+p4   61 t spill
        vmovdqa64 zmm11, zmm20                            ;   307.7         41 t copy
        vpternlogd zmm11, zmm12, [rbp + 20800], 0x69      ;   310.3 p0+p3   41 t
        vmovdqu64 [rbp + 20096], zmm13                    ;   290.3 p8+p9   41 t spill
        vpxord zmm13, zmm11, [rbp + 26688]                ;   311.3 p5+p2   61 t
        vmovdqu64 [rbp + 21440], zmm13                    ;   312.3 p7+p4   61 t spill
        vmovdqu64 zmm13, [rbp + 18560]                    ;   192.0 p3      22 t reload
        vpternlogd zmm12, zmm13, [rbp + 20800], 0x69      ;   311.3 p0+p2   41 t
        vpternlogd zmm1, zmm3, zmm12, 0x96                ;   312.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 19136]                     ;   193.0 p3      41 t reload
        vmovdqu64 zmm13, [rbp + 18816]                    ;   193.2 p2      41 t
        vpternlogd zmm13, zmm14, zmm3, 0x96               ;   312.3 p0      41 t
        vmovdqu64 [rbp + 19456], zmm11                    ;   311.3 p8+p9   41 t spill
        vmovdqu64 zmm11, [rbp + 18368]                    ;   194.0 p3      41 t
        vpternlogd zmm11, zmm18, [rbp + 19200], 0x96      ;   312.7 p5+p2   41 t
        vmovdqu64 [rbp + 20800], zmm20                    ;   307.7 p7+p4   41 t spill
        vmovdqu64 zmm20, [rbp + 26816]                    ;   195.0 p3      61 t
        vmovdqu64 [rbp + 18560], zmm23                    ;   258.3 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 26880]                    ;   195.2 p2      61 t
        vmovdqu64 [rbp + 22208], zmm31                    ;   265.7 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 26944]                    ;   196.0 p3      61 t
        vmovdqu64 [rbp + 22144], zmm4                     ;   298.3 p8+p9   41 t spill
        vmovdqu64 zmm4, [rbp + 27008]                     ;   196.2 p2      61 t
        vmovdqu64 [rbp + 19392], zmm12                    ;   312.3 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 27136]                    ;   197.0 p3      61 t
        vmovdqu64 [rbp + 18624], zmm28                    ;   303.7 p8+p9   41 t spill
        vmovdqu64 zmm28, [rbp + 21696]                    ;   197.2 p2      41 t
        vpternlogd zmm28, zmm16, [rbp + 21056], 0x96      ;   313.3 p0+p3   41 t
        vpxord zmm12, zmm12, zmm28                        ;   314.3 p5      61 t
        vmovdqu64 [rbp + 21056], zmm12                    ;   315.3 p7+p4   61 t spill
        vmovdqu64 zmm12, [rbp + 18496]                    ;   198.2 p2      41 t
        vpternlogd zmm12, zmm7, [rbp + 18304], 0x96       ;   314.3 p0+p3   41 t
        vmovdqu64 [rbp + 21696], zmm16                    ;   297.7 p8+p9   41 t spill
        vmovdqa64 zmm16, zmm12                            ;   315.3         41 t copy
        vpternlogd zmm16, zmm2, [rbp + 18112], 0x96       ;   315.3 p5+p2   41 t
        vpxord zmm20, zmm20, zmm16                        ;   316.3 p0      61 t
        vmovdqu64 [rbp + 20288], zmm20                    ;   317.3 p7+p4   61 t spill
        vmovdqu64 zmm20, [rbp + 18304]                    ;   200.0 p3      22 t reload
        vpternlogd zmm2, zmm20, [rbp + 18112], 0x96       ;   315.7 p5+p2   41 t
        vmovdqu64 [rbp + 19968], zmm16                    ;   316.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 18880]                    ;   201.0 p3      41 t
        vpternlogd zmm16, zmm30, [rbp + 18368], 0x96      ;   316.3 p0+p2   41 t
        vpternlogd zmm18, zmm16, [rbp + 19200], 0x96      ;   317.3 p5+p3   41 t
        vmovdqu64 [rbp + 20736], zmm12                    ;   315.3 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 17920]                    ;   202.2 p2      41 t
        vpternlogd zmm12, zmm15, [rbp + 17408], 0x96      ;   317.3 p0+p3   41 t
        vmovdqu64 [rbp + 21184], zmm16                    ;   317.3 p8+p9   41 t spill
        vmovdqa64 zmm16, zmm12                            ;   318.3         41 t copy
        vpternlogd zmm16, zmm22, [rbp + 19264], 0x96      ;   318.3 p5+p2   41 t
        vmovdqu64 [rbp + 19008], zmm12                    ;   318.3 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 17408]                    ;   204.0 p3      23 t reload
        vpternlogd zmm22, zmm12, [rbp + 19264], 0x96      ;   318.3 p0+p2   41 t
        vmovdqu64 [rbp + 21952], zmm26                    ;   307.3 p8+p9   41 t spill
        vmovdqu64 zmm26, [rbp + 18752]                    ;   205.0 p3      41 t
        vpternlogd zmm26, zmm9, [rbp + 18816], 0x96       ;   318.7 p5+p2   41 t
        vpternlogd zmm14, zmm26, zmm3, 0x96               ;   319.7 p0      41 t
        vmovdqu64 [rbp + 20032], zmm26                    ;   319.7 p7+p4   41 t spill
        vmovdqu64 zmm26, [rbp + 22336]                    ;   225.7 p3      41 t
        vpternlogd zmm26, zmm0, [rbp + 21888], 0x96       ;   319.7 p5+p2   41 t
        vmovdqu64 [rbp + 21888], zmm25                    ;   292.3 p8+p9   41 t spill
        vpxord zmm25, zmm6, [rbp + 27776]                 ;   320.3 p0+p3   61 t
        vmovdqu64 [rbp + 22336], zmm25                    ;   321.3 p7+p4   61 t spill
        vpxord zmm25, zmm8, [rbp + 28288]                 ;   320.7 p5+p2   61 t
        vmovdqu64 [rbp + 22080], zmm25                    ;   321.7 p8+p9   61 t spill
        vpxord zmm25, zmm21, [rbp + 27648]                ;   321.3 p0+p3   61 t
        vmovdqu64 [rbp + 19904], zmm25                    ;   322.3 p7+p4   61 t spill
        vpxord zmm25, zmm24, [rbp + 28160]                ;   321.7 p5+p2   61 t
        vmovdqu64 [rbp + 19648], zmm25                    ;   322.7 p8+p9   61 t spill
        vpxord zmm25, zmm17, [rbp + 27712]                ;   322.3 p0+p3   61 t
        vmovdqu64 [rbp + 22016], zmm25                    ;   323.3 p7+p4   61 t spill
        vpxord zmm25, zmm19, [rbp + 28096]                ;   322.7 p5+p2   61 t
        vmovdqu64 [rbp + 20544], zmm25                    ;   323.7 p8+p9   61 t spill
        vpxord zmm25, zmm1, [rbp + 28224]                 ;   323.3 p0+p3   61 t
        vmovdqu64 [rbp + 19776], zmm25                    ;   324.3 p7+p4   61 t spill
        vpxord zmm25, zmm26, [rbp + 27584]                ;   323.7 p5+p2   61 t
        vmovdqu64 [rbp + 20480], zmm25                    ;   324.7 p8+p9   61 t spill
        vpxord zmm25, zmm18, [rbp + 28480]                ;   324.3 p0+p3   61 t
        vmovdqu64 [rbp + 21632], zmm25                    ;   325.3 p7+p4   61 t spill
        vpxord zmm25, zmm16, [rbp + 28416]                ;   324.7 p5+p2   61 t
        vmovdqu64 [rbp + 20160], zmm25                    ;   325.7 p8+p9   61 t spill
        vmovdqu64 zmm25, [rbp + 27328]                    ;   212.0 p3      61 t
        vmovdqu64 [rbp + 22400], zmm18                    ;   318.3 p7+p4   41 t spill
        vmovdqu64 zmm18, [rbp + 27392]                    ;   212.2 p2      61 t
        vmovdqu64 [rbp + 22464], zmm16                    ;   319.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 27456]                    ;   213.0 p3      61 t
        vmovdqu64 [rbp + 22528], zmm8                     ;   299.3 p7+p4   41 t spill
        vmovdqu64 zmm8, [rbp + 27520]                     ;   213.2 p2      61 t
        vmovdqu64 [rbp + 22592], zmm1                     ;   313.3 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 27840]                     ;   214.0 p3      61 t
        vmovdqu64 [rbp + 22656], zmm24                    ;   305.3 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 27904]                    ;   214.2 p2      61 t
        vmovdqu64 [rbp + 22720], zmm19                    ;   309.3 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 27968]                    ;   215.0 p3      61 t
        vmovdqu64 [rbp + 22784], zmm6                     ;   299.7 p7+p4   41 t spill
        vmovdqu64 zmm6, [rbp + 28032]                     ;   215.2 p2      61 t
        vmovdqu64 [rbp + 22848], zmm17                    ;   308.7 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 28352]                    ;   216.0 p3      61 t
        vmovdqu64 [rbp + 22912], zmm21                    ;   305.3 p7+p4   41 t spill
        vmovdqu64 zmm21, [rbp + 18496]                    ;   216.2 p2      21 t reload
        vmovdqu64 [rbp + 22976], zmm26                    ;   320.7 p8+p9   41 t spill
        vmovdqu64 zmm26, [rbp + 20352]                    ;   227.3 p3      41 t
        vpternlogd zmm26, zmm21, [rbp + 19328], 0x96      ;   325.3 p0+p2   41 t
        vpternlogd zmm7, zmm20, zmm26, 0x96               ;   326.3 p5      41 t
        vpxord zmm25, zmm25, zmm7                         ;   327.3 p0      61 t
        vpxord zmm20, zmm14, [rbp + 28544]                ;   326.7 p5+p3   61 t
        vmovdqu64 [rbp + 18304], zmm20                    ;   327.7 p7+p4   61 t spill
        vmovdqu64 zmm20, [rbp + 18112]                    ;   218.2 p2      23 t reload
        vmovdqu64 [rbp + 23040], zmm25                    ;   328.3 p8+p9   61 t spill
        vmovdqu64 zmm25, [rbp + 22272]                    ;   250.7 p3      41 t
        vpternlogd zmm25, zmm20, [rbp + 19328], 0x96      ;   327.3 p0+p2   41 t
        vmovdqu64 zmm20, [rbp + 20352]                    ;   227.3 p3      22 t reload
        vpternlogd zmm21, zmm25, zmm20, 0x96              ;   328.3 p5      41 t
        vpxord zmm1, zmm1, zmm21                          ;   329.3 p0      61 t
        vpternlogd zmm27, zmm10, [rbp + 28736], 0x96      ;   328.7 p5+p2   61 t
        vpternlogd zmm28, zmm29, [rbp + 28672], 0x96      ;   329.3 p0+p3   61 t
        vmovdqu64 zmm10, [rbp + 28608]                    ;   221.2 p2      61 t reload
        vpternlogd zmm0, zmm10, [rbp + 19712], 0x96       ;   329.7 p5+p3   61 t
        vmovdqu64 zmm10, [rbp + 22272]                    ;   250.7 p2      41 t
        vpternlogd zmm10, zmm2, [rbp + 19328], 0x96       ;   330.3 p0+p3   41 t
        vpxord zmm17, zmm17, zmm10                        ;   331.3 p5      61 t
        vmovdqu64 zmm29, [rbp + 28800]                    ;   223.2 p2      61 t reload
        vpternlogd zmm5, zmm29, [rbp + 21888], 0x96       ;   331.3 p0+p3   61 t
        vmovdqu64 zmm29, [rbp + 21248]                    ;   224.2 p2      21 t reload
        vmovdqu64 [rbp + 21888], zmm5                     ;   332.3 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 20672]                     ;   225.0 p3      41 t
        vpternlogd zmm5, zmm11, zmm29, 0x96               ;   331.7 p5      41 t
        vpxord zmm19, zmm19, zmm5                         ;   332.7 p0      61 t
        vmovdqu64 [rbp + 19328], zmm27                    ;   329.7 p8+p9   61 t spill
        vmovdqu64 zmm27, [rbp + 20672]                    ;   225.2 p2      41 t
        vpternlogd zmm27, zmm29, [rbp + 19200], 0x96      ;   332.7 p5+p3   41 t
        vmovdqu64 [rbp + 19200], zmm28                    ;   330.3 p7+p4   61 t spill
        vmovdqu64 zmm28, [rbp + 20608]                    ;   226.2 p2      23 t reload
        vpternlogd zmm29, zmm28, [rbp + 18880], 0x96      ;   333.3 p0+p3   41 t
        vpternlogd zmm28, zmm27, [rbp + 18880], 0x96      ;   333.7 p5+p2   41 t
        vpxord zmm16, zmm16, zmm28                        ;   334.7 p0      61 t
        vpternlogd zmm30, zmm29, [rbp + 18368], 0x96      ;   334.7 p5+p3   41 t
        vpxord zmm31, zmm31, zmm30                        ;   335.7 p0      61 t
        vmovdqu64 [rbp + 18368], zmm16                    ;   335.7 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 20416]                    ;   228.2 p2      41 t
        vpternlogd zmm16, zmm22, [rbp + 18432], 0x96      ;   335.7 p5+p3   41 t
        vpxord zmm24, zmm24, zmm16                        ;   336.7 p0      61 t
        vmovdqu64 [rbp + 18880], zmm24                    ;   337.7 p7+p4   61 t spill
        vmovdqu64 zmm24, [rbp + 18432]                    ;   229.2 p2      21 t reload
        vmovdqu64 [rbp + 20608], zmm0                     ;   330.7 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 20416]                     ;   230.0 p3      41 t
        vpternlogd zmm0, zmm24, [rbp + 19264], 0x96       ;   336.7 p5+p2   41 t
        vmovdqu64 [rbp + 19264], zmm17                    ;   332.3 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 21824]                    ;   231.0 p3      23 t reload
        vpternlogd zmm24, zmm17, [rbp + 17920], 0x96      ;   337.3 p0+p2   41 t
        vpternlogd zmm15, zmm12, zmm24, 0x96              ;   338.3 p5      41 t
        vpxord zmm23, zmm23, zmm15                        ;   339.3 p0      61 t
        vpternlogd zmm17, zmm0, [rbp + 17920], 0x96       ;   338.7 p5+p3   41 t
        vpternlogd zmm7, zmm25, [rbp + 28864], 0x96       ;   339.3 p0+p2   61 t
        vpxord zmm18, zmm18, zmm17                        ;   339.7 p5      61 t
        vpternlogd zmm28, zmm11, [rbp + 28992], 0x96      ;   340.3 p0+p3   61 t
        vmovdqu64 zmm11, [rbp + 20992]                    ;   233.2 p2      21 t reload
        vmovdqu64 zmm12, [rbp + 20416]                    ;   234.0 p3      22 t reload
        vmovdqu64 zmm25, [rbp + 20224]                    ;   234.2 p2      41 t
        vpternlogd zmm25, zmm12, zmm11, 0x96              ;   340.7 p5      41 t
        vmovdqu64 zmm12, [rbp + 18752]                    ;   235.0 p3      22 t reload
        vmovdqu64 [rbp + 20416], zmm28                    ;   341.3 p8+p9   61 t spill
        vmovdqu64 zmm28, [rbp + 18944]                    ;   235.2 p2      23 t reload
        vpternlogd zmm11, zmm28, zmm12, 0x96              ;   341.3 p0      41 t
        vpternlogd zmm3, zmm25, zmm20, 0x96               ;   341.7 p5      41 t
        vpternlogd zmm25, zmm20, zmm13, 0x96              ;   342.3 p0      41 t
        vpternlogd zmm28, zmm12, zmm3, 0x96               ;   342.7 p5      41 t
        vpxord zmm8, zmm8, zmm28                          ;   343.7 p0      61 t
        vpternlogd zmm9, zmm11, [rbp + 18816], 0x96       ;   343.7 p5+p3   41 t
        vpxord zmm4, zmm4, zmm9                           ;   344.7 p0      61 t
        vpbroadcastd zmm12, [r8 + 4892]                   ;   229.3 p10     62 l.7
        vpbroadcastd zmm20, [r8 + 4908]                   ;   230.3 p10     62 l.11
        vpxord zmm6, zmm6, zmm25                          ;   344.7 p5      61 t
        vpbroadcastd zmm20, [r8 + 4920]                   ;   231.3 p10     62 l.14
        vpbroadcastd zmm20, [r8 + 4956]                   ;   232.3 p10     62 l.23
        vpbroadcastd zmm20, [r8 + 4988]                   ;   233.3 p10     62 l.31
        vpbroadcastd zmm20, [r8 + 5004]                   ;   234.3 p10     62 l.35
        vpbroadcastd zmm20, [r8 + 5016]                   ;   235.3 p10     62 l.38
        vpternlogd zmm21, zmm2, [rbp + 29376], 0x96       ;   345.3 p0+p2   61 t
        vpternlogd zmm17, zmm22, [rbp + 28928], 0x96      ;   345.7 p5+p3   61 t
        vpbroadcastd zmm2, [r8 + 5052]                    ;   236.3 p10     62 l.47
        vpternlogd zmm28, zmm13, [rbp + 29056], 0x96      ;   346.3 p0+p2   61 t
        vpternlogd zmm30, zmm27, [rbp + 30528], 0x96      ;   346.7 p5+p3   61 t
        vmovdqu64 zmm13, [rbp + 22976]                    ;   320.7 p2      41 t reload
        vmovdqu64 zmm22, [rbp + 29120]                    ;   239.0 p3      61 t
        vpternlogd zmm22, zmm13, [rbp + 21952], 0x96      ;   347.3 p0+p2   61 t
        vpternlogd zmm15, zmm0, [rbp + 30464], 0x96       ;   347.7 p5+p3   61 t
        vmovdqu64 zmm0, [rbp + 22912]                     ;   305.3 p2      41 t reload
        vmovdqu64 zmm13, [rbp + 29184]                    ;   241.0 p3      61 t
        vpternlogd zmm13, zmm0, [rbp + 18624], 0x96       ;   348.3 p0+p2   61 t
        vpbroadcastd zmm0, [r8 + 5072]                    ;   237.3 p10     62 l.52
        vpternlogd zmm14, zmm11, [rbp + 30080], 0x96      ;   348.7 p5+p3   61 t
        vpternlogd zmm9, zmm3, [rbp + 30592], 0x96        ;   349.3 p0+p2   61 t
        vmovdqu64 zmm3, [rbp + 22848]                     ;   308.7 p3      41 t reload
        vmovdqu64 zmm11, [rbp + 29248]                    ;   243.2 p2      61 t
        vpternlogd zmm11, zmm3, [rbp + 19392], 0x96       ;   349.7 p5+p3   61 t
        vpbroadcastd zmm3, [r8 + 5084]                    ;   238.3 p10     62 l.55
        vmovdqu64 zmm27, [rbp + 29504]                    ;   244.2 p2      61 t reload
        vpternlogd zmm5, zmm27, [rbp + 21184], 0x96       ;   350.3 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 30400]                    ;   245.2 p2      61 t reload
        vpternlogd zmm26, zmm27, [rbp + 19968], 0x96      ;   350.7 p5+p3   61 t
        vmovdqu64 zmm27, [rbp + 29888]                    ;   246.2 p2      61 t reload
        vpternlogd zmm10, zmm27, [rbp + 20736], 0x96      ;   351.3 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 29440]                    ;   247.2 p2      61 t reload
        vpternlogd zmm16, zmm27, [rbp + 19008], 0x96      ;   351.7 p5+p3   61 t
        vmovdqu64 zmm27, [rbp + 30016]                    ;   248.2 p2      61 t reload
        vpternlogd zmm29, zmm27, [rbp + 22400], 0x96      ;   352.3 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 29952]                    ;   249.2 p2      61 t reload
        vpternlogd zmm24, zmm27, [rbp + 22464], 0x96      ;   352.7 p5+p3   61 t
        vmovdqu64 zmm27, [rbp + 29568]                    ;   250.2 p2      61 t reload
        vpternlogd zmm25, zmm27, [rbp + 20032], 0x96      ;   353.3 p0+p3   61 t
        vmovdqu64 zmm27, [rbp + 22784]                    ;   299.7 p2      41 t reload
        vmovdqu64 zmm3, [rbp + 29312]                     ;   252.0 p3      61 t
        vpternlogd zmm3, zmm27, [rbp + 22144], 0x96       ;   353.7 p5+p2   61 t
        vpbroadcastd zmm27, [r8 + 5116]                   ;   243.3 p10     62 l.63
        vmovdqu64 zmm27, [rbp + 21760]                    ;   305.7 p3      40 t
        vpxord zmm27, zmm27, [r8 + 4868]{1to16}           ;   354.3 p0+p2   40 t
        vmovdqu64 zmm0, [rbp + 21504]                     ;   307.3 p3      40 t
        vpxord zmm0, zmm0, [r8 + 4864]{1to16}             ;   354.7 p5+p2   40 t
        vmovdqu64 zmm2, [rbp + 22656]                     ;   305.3 p3      41 t reload
        vmovdqu64 zmm20, [rbp + 29696]                    ;   255.2 p2      61 t
        vpternlogd zmm20, zmm2, [rbp + 18560], 0x96       ;   355.3 p0+p3   61 t
        vmovdqu64 zmm2, [rbp + 22720]                     ;   309.3 p2      41 t reload
        vmovdqu64 [rbp + 18560], zmm9                     ;   350.3 p7+p4   61 t spill
        vmovdqu64 zmm9, [rbp + 29632]                     ;   257.0 p3      61 t
        vpternlogd zmm9, zmm2, [rbp + 22208], 0x96        ;   355.7 p5+p2   61 t
        vmovdqu64 zmm2, [rbp + 18688]                     ;   301.3 p3      40 t
        vpxord zmm2, zmm2, [r8 + 4876]{1to16}             ;   356.3 p0+p2   40 t
        vmovdqu64 [rbp + 22208], zmm15                    ;   348.7 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 21440]                    ;   312.3 p3      40 t
        vpxord zmm15, zmm15, [r8 + 4872]{1to16}           ;   356.7 p5+p2   40 t
        vmovdqu64 [rbp + 22720], zmm14                    ;   349.7 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 20288]                    ;   317.3 p3      40 t
        vpxord zmm14, zmm14, [r8 + 4880]{1to16}           ;   357.3 p0+p2   40 t
        vmovdqu64 [rbp + 22656], zmm10                    ;   352.3 p8+p9   61 t spill
        vpxord zmm10, zmm31, [r8 + 4888]{1to16}           ;   357.7 p5+p3   40 t
        vmovdqu64 [rbp + 22144], zmm31                    ;   336.7 p7+p4   61 t spill
        vmovdqu64 zmm31, [rbp + 22592]                    ;   313.3 p2      41 t reload
        vmovdqu64 [rbp + 22784], zmm24                    ;   353.7 p8+p9   61 t spill
        vmovdqu64 zmm24, [rbp + 29760]                    ;   262.0 p3      61 t
        vpternlogd zmm24, zmm31, [rbp + 20800], 0x96      ;   358.3 p0+p2   61 t
        vmovdqu64 zmm31, [rbp + 19520]                    ;   296.7 p3      40 t
        vpxord zmm31, zmm31, [r8 + 4896]{1to16}           ;   358.7 p5+p2   40 t
        vmovdqu64 [rbp + 20800], zmm25                    ;   354.3 p7+p4   61 t spill
        vmovdqu64 zmm25, [rbp + 21056]                    ;   315.3 p3      40 t
        vpxord zmm25, zmm25, [r8 + 4900]{1to16}           ;   359.3 p0+p2   40 t
        vmovdqu64 [rbp + 22592], zmm16                    ;   352.7 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 22528]                    ;   299.3 p3      41 t reload
        vmovdqu64 [rbp + 20032], zmm7                     ;   340.3 p7+p4   61 t spill
        vmovdqu64 zmm7, [rbp + 29824]                     ;   265.2 p2      61 t
        vpternlogd zmm7, zmm16, [rbp + 20096], 0x96       ;   359.7 p5+p3   61 t
        vmovdqu64 zmm16, [rbp + 20928]                    ;   310.7 p2      40 t
        vpxord zmm16, zmm16, [r8 + 4904]{1to16}           ;   360.3 p0+p3   40 t
        vmovdqu64 [rbp + 20096], zmm6                     ;   345.7 p8+p9   61 t spill
        vmovdqu64 zmm6, [rbp + 19904]                     ;   322.3 p2      40 t
        vpxord zmm6, zmm6, [r8 + 4932]{1to16}             ;   360.7 p5+p3   40 t
        vmovdqu64 [rbp + 22528], zmm6                     ;   361.7 p7+p4   40 t spill
        vmovdqu64 zmm6, [rbp + 20480]                     ;   324.7 p2      40 t
        vpxord zmm6, zmm6, [r8 + 4928]{1to16}             ;   361.3 p0+p3   40 t
        vmovdqu64 [rbp + 22464], zmm6                     ;   362.3 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 22336]                     ;   321.3 p2      40 t
        vpxord zmm6, zmm6, [r8 + 4940]{1to16}             ;   361.7 p5+p3   40 t
        vmovdqu64 [rbp + 22400], zmm6                     ;   362.7 p7+p4   40 t spill
        vmovdqu64 zmm6, [rbp + 22016]                     ;   323.3 p2      40 t
        vpxord zmm6, zmm6, [r8 + 4936]{1to16}             ;   362.3 p0+p3   40 t
        vmovdqu64 [rbp + 19008], zmm6                     ;   363.3 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 20544]                     ;   323.7 p2      40 t
        vpxord zmm6, zmm6, [r8 + 4960]{1to16}             ;   362.7 p5+p3   40 t
        vmovdqu64 [rbp + 20736], zmm6                     ;   363.7 p7+p4   40 t spill
        vpxord zmm6, zmm1, [r8 + 4944]{1to16}             ;   363.3 p0+p2   40 t
        vmovdqu64 [rbp + 19968], zmm1                     ;   330.3 p8+p9   61 t spill
        vpxord zmm1, zmm19, [r8 + 4952]{1to16}            ;   363.7 p5+p3   40 t
        vmovdqu64 [rbp + 21184], zmm19                    ;   333.7 p7+p4   61 t spill
        vpxord zmm19, zmm18, [r8 + 4916]{1to16}           ;   364.3 p0+p2   40 t
        vmovdqu64 [rbp + 19392], zmm18                    ;   340.7 p8+p9   61 t spill
        vpxord zmm18, zmm8, [r8 + 4924]{1to16}            ;   364.7 p5+p3   40 t
        vmovdqu64 [rbp + 22848], zmm8                     ;   344.7 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 20864]                     ;   303.3 p2      41 t reload
        vmovdqu64 [rbp + 18624], zmm6                     ;   364.3 p8+p9   40 t spill
        vmovdqu64 zmm6, [rbp + 30208]                     ;   275.0 p3      61 t
        vpternlogd zmm6, zmm8, [rbp + 21696], 0x96        ;   365.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 21120]                     ;   306.3 p3      41 t reload
        vmovdqu64 [rbp + 21696], zmm1                     ;   364.7 p7+p4   40 t spill
        vmovdqu64 zmm1, [rbp + 30144]                     ;   276.2 p2      61 t
        vpternlogd zmm1, zmm8, [rbp + 19840], 0x96        ;   365.7 p5+p3   61 t
        vmovdqu64 zmm8, [rbp + 19648]                     ;   322.7 p2      40 t
        vpxord zmm8, zmm8, [r8 + 4964]{1to16}             ;   366.3 p0+p3   40 t
        vmovdqu64 [rbp + 19840], zmm8                     ;   367.3 p8+p9   40 t spill
        vmovdqu64 zmm8, [rbp + 22080]                     ;   321.7 p2      40 t
        vpxord zmm8, zmm8, [r8 + 4972]{1to16}             ;   366.7 p5+p3   40 t
        vmovdqu64 [rbp + 21120], zmm8                     ;   367.7 p7+p4   40 t spill
        vmovdqu64 zmm8, [rbp + 19776]                     ;   324.3 p2      40 t
        vpxord zmm8, zmm8, [r8 + 4968]{1to16}             ;   367.3 p0+p3   40 t
        vmovdqu64 [rbp + 20864], zmm8                     ;   368.3 p8+p9   40 t spill
        vmovdqu64 zmm8, [rbp + 19264]                     ;   332.3 p2      40 t
        vpxord zmm8, zmm8, [r8 + 4976]{1to16}             ;   367.7 p5+p3   40 t
        vmovdqu64 [rbp + 22912], zmm8                     ;   368.7 p7+p4   40 t spill
        vmovdqu64 zmm8, [rbp + 19456]                     ;   311.3 p2      41 t reload
        vmovdqu64 zmm12, [rbp + 30272]                    ;   282.0 p3      61 t
        vpternlogd zmm12, zmm8, [rbp + 21312], 0x96       ;   368.3 p0+p2   61 t
        vmovdqu64 zmm8, [rbp + 20608]                     ;   330.7 p3      40 t
        vpxord zmm8, zmm8, [r8 + 4992]{1to16}             ;   368.7 p5+p2   40 t
        vmovdqu64 [rbp + 21312], zmm8                     ;   369.7 p8+p9   40 t spill
        vmovdqu64 zmm8, [rbp + 21632]                     ;   325.3 p3      40 t
        vpxord zmm8, zmm8, [r8 + 4984]{1to16}             ;   369.3 p0+p2   40 t
        vmovdqu64 [rbp + 19456], zmm8                     ;   370.3 p7+p4   40 t spill
        vmovdqu64 zmm8, [rbp + 21376]                     ;   298.7 p3      41 t reload
        vmovdqu64 [rbp + 21952], zmm25                    ;   360.3 p8+p9   40 t spill
        vmovdqu64 zmm25, [rbp + 30336]                    ;   285.2 p2      61 t
        vpternlogd zmm25, zmm8, [rbp + 21568], 0x96       ;   369.7 p5+p3   61 t
        vmovdqu64 zmm8, [rbp + 19328]                     ;   329.7 p2      40 t
        vpxord zmm8, zmm8, [r8 + 5000]{1to16}             ;   370.3 p0+p3   40 t
        vmovdqu64 [rbp + 21568], zmm8                     ;   371.3 p7+p4   40 t spill
        vmovdqu64 zmm8, [rbp + 19200]                     ;   330.3 p2      40 t
        vpxord zmm8, zmm8, [r8 + 4996]{1to16}             ;   370.7 p5+p3   40 t
        vmovdqu64 [rbp + 21376], zmm8                     ;   371.7 p8+p9   40 t spill
        vpxord zmm8, zmm17, [r8 + 5012]{1to16}            ;   371.3 p0+p2   40 t
        vmovdqu64 [rbp + 22976], zmm17                    ;   346.7 p7+p4   61 t spill
        vpxord zmm17, zmm28, [r8 + 5020]{1to16}           ;   371.7 p5+p3   40 t
        vmovdqu64 [rbp + 18816], zmm28                    ;   347.3 p8+p9   61 t spill
        vpxord zmm28, zmm21, [r8 + 5040]{1to16}           ;   372.3 p0+p2   40 t
        vmovdqu64 [rbp + 18752], zmm21                    ;   346.3 p7+p4   61 t spill
        vpxord zmm21, zmm22, [r8 + 5024]{1to16}           ;   372.7 p5+p3   40 t
        vmovdqu64 [rbp + 18944], zmm22                    ;   348.3 p8+p9   61 t spill
        vpxord zmm22, zmm13, [r8 + 5028]{1to16}           ;   373.3 p0+p2   40 t
        vmovdqu64 [rbp + 20352], zmm13                    ;   349.3 p7+p4   61 t spill
        vpxord zmm13, zmm30, [r8 + 5112]{1to16}           ;   373.7 p5+p3   40 t
        vmovdqu64 [rbp + 19136], zmm30                    ;   347.7 p8+p9   61 t spill
        vpxord zmm30, zmm11, [r8 + 5032]{1to16}           ;   374.3 p0+p2   40 t
        vmovdqu64 [rbp + 20992], zmm11                    ;   350.7 p7+p4   61 t spill
        vpxord zmm11, zmm5, [r8 + 5048]{1to16}            ;   374.7 p5+p3   40 t
        vmovdqu64 [rbp + 20224], zmm5                     ;   351.3 p8+p9   61 t spill
        vpxord zmm5, zmm3, [r8 + 5036]{1to16}             ;   375.3 p0+p2   40 t
        vmovdqu64 [rbp + 17920], zmm3                     ;   354.7 p7+p4   61 t spill
        vpxord zmm3, zmm26, [r8 + 5104]{1to16}            ;   375.7 p5+p3   40 t
        vmovdqu64 [rbp + 21824], zmm26                    ;   351.7 p8+p9   61 t spill
        vpxord zmm26, zmm29, [r8 + 5080]{1to16}           ;   376.3 p0+p2   40 t
        vmovdqu64 [rbp + 17408], zmm29                    ;   353.3 p7+p4   61 t spill
        vpxord zmm29, zmm20, [r8 + 5060]{1to16}           ;   376.7 p5+p3   40 t
        vmovdqu64 [rbp + 18432], zmm20                    ;   356.3 p8+p9   61 t spill
        vpxord zmm20, zmm9, [r8 + 5056]{1to16}            ;   377.3 p0+p2   40 t
        vmovdqu64 [rbp + 21248], zmm9                     ;   356.7 p7+p4   61 t spill
        vpxord zmm9, zmm24, [r8 + 5064]{1to16}            ;   377.7 p5+p3   40 t
        vmovdqu64 [rbp + 20672], zmm24                    ;   359.3 p8+p9   61 t spill
        vpxord zmm24, zmm7, [r8 + 5068]{1to16}            ;   378.3 p0+p2   40 t
        vmovdqu64 [rbp + 22272], zmm7                     ;   360.7 p7+p4   61 t spill
        vpxord zmm7, zmm14, zmm27                         ;   378.7 p5      41 t
        vmovdqu64 [rbp + 19712], zmm3                     ;   376.7 p8+p9   40 t spill
        vpxord zmm3, zmm6, [r8 + 5092]{1to16}             ;   379.3 p0+p3   40 t
        vmovdqu64 [rbp + 18496], zmm6                     ;   366.3 p7+p4   61 t spill
        vmovdqa64 zmm6, zmm27                             ;   355.3         41 t copy
        vpternlogd zmm6, zmm23, [r8 + 4884]{1to16}, 0x69  ;   379.7 p5+p2   41 t
        vmovdqu64 [rbp + 18112], zmm23                    ;   340.3 p8+p9   61 t spill
        vpxord zmm23, zmm1, [r8 + 5088]{1to16}            ;   380.3 p0+p3   40 t
        vmovdqu64 [rbp + 23104], zmm1                     ;   366.7 p7+p4   61 t spill
        vpxord zmm1, zmm12, [r8 + 5096]{1to16}            ;   380.7 p5+p2   40 t
        vmovdqu64 [rbp + 23168], zmm12                    ;   369.3 p8+p9   61 t spill
        vmovdqa64 zmm12, zmm10                            ;   358.7         41 t copy
        vpternlogd zmm12, zmm2, zmm0, 0x96                ;   381.3 p0      41 t
        vmovdqu64 [rbp + 23232], zmm1                     ;   381.7 p7+p4   40 t spill
        vpxord zmm1, zmm25, [r8 + 5100]{1to16}            ;   381.7 p5+p3   40 t
        vmovdqu64 [rbp + 23296], zmm25                    ;   370.7 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm7                             ;   379.7         41 t copy
        vmovdqu64 [rbp + 23360], zmm13                    ;   374.7 p7+p4   40 t spill
        vmovdqa64 zmm13, zmm18                            ;   365.7         23 t copy
        vpternlogd zmm13, zmm19, zmm16, 0x96              ;   382.3 p0      23 t
        vmovdqu64 [rbp + 23424], zmm23                    ;   381.3 p8+p9   40 t spill
        vmovdqa64 zmm23, zmm7                             ;   379.7         41 t copy
        vmovdqu64 [rbp + 23488], zmm1                     ;   382.7 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm12                             ;   382.3         41 t copy
        vpternlogd zmm1, zmm6, zmm6, 0xc3                 ;   382.7 p5      41 t
        vmovdqu64 [rbp + 23552], zmm3                     ;   380.3 p8+p9   40 t spill
        vmovdqa64 zmm3, zmm1                              ;   383.7         41 t copy
        vmovdqu64 [rbp + 23616], zmm9                     ;   378.7 p7+p4   40 t spill
        vmovdqa64 zmm9, zmm12                             ;   382.3         41 t copy
        vpternlogd zmm9, zmm4, [r8 + 4892]{1to16}, 0x96   ;   383.3 p0+p2   41 t
        vpxord zmm25, zmm25, zmm9                         ;   384.3 p5      41 t
        vmovdqu64 [rbp + 23680], zmm26                    ;   377.3 p8+p9   40 t spill
        vpandnd zmm26, zmm25, zmm10                       ;   385.3 p0      41 t
        vpternlogd zmm26, zmm9, zmm1, 0xb4                ;   386.3 p5      41 t
        vmovdqu64 [rbp + 23744], zmm20                    ;   378.3 p7+p4   40 t spill
        vmovdqa64 zmm20, zmm25                            ;   385.3         41 t copy
        vpternlogd zmm20, zmm1, zmm10, 0x96               ;   385.3 p0      41 t
        vpternlogd zmm7, zmm20, zmm6, 0x6a                ;   386.3 p5      41 t
        vpternlogd zmm10, zmm7, zmm25, 0x93               ;   387.3 p0      41 t
        vpternlogd zmm7, zmm9, zmm6, 0x1e                 ;   387.3 p5      41 t
        vpxord zmm3, zmm3, zmm20                          ;   387.3 p0      41 t
        vmovdqu64 [rbp + 23808], zmm24                    ;   379.3 p8+p9   40 t spill
        vmovdqa64 zmm24, zmm3                             ;   388.3         41 t copy
        vmovdqu64 [rbp + 23872], zmm29                    ;   377.7 p7+p4   40 t spill
        vmovdqa64 zmm29, zmm3                             ;   388.3         41 t copy
        vpternlogd zmm29, zmm12, zmm15, 0x96              ;   388.3 p5      41 t
        vpxord zmm24, zmm24, zmm29                        ;   389.3 p0      41 t
        vpternlogd zmm14, zmm24, zmm12, 0x96              ;   390.3 p5      41 t
        vpternlogd zmm0, zmm24, zmm27, 0x69               ;   390.3 p0      41 t
        vpternlogd zmm26, zmm14, zmm29, 0x1e              ;   391.3 p5      41 t
        vpternlogd zmm26, zmm0, zmm6, 0xe1                ;   392.3 p0      41 t
        vmovdqu64 [rbp + 23936], zmm30                    ;   375.3 p8+p9   40 t spill
        vpxord zmm30, zmm14, zmm0                         ;   391.3 p5      41 t
        vpternlogd zmm7, zmm30, zmm12, 0xb4               ;   392.3 p0      41 t
        vmovdqu64 [rbp + 24000], zmm28                    ;   373.3 p7+p4   40 t spill
        vmovdqa64 zmm28, zmm24                            ;   390.3         41 t copy
        vpternlogd zmm24, zmm0, zmm25, 0x6f               ;   391.7 p5      41 t
        vmovdqu64 [rbp + 24064], zmm21                    ;   373.7 p8+p9   40 t spill
        vmovdqa64 zmm21, zmm10                            ;   388.3         41 t copy
        vpternlogd zmm21, zmm0, zmm29, 0x1e               ;   392.3 p0      41 t
        vpternlogd zmm21, zmm30, zmm6, 0xe1               ;   393.3 p5      41 t
        vpternlogd zmm10, zmm4, [r8 + 4892]{1to16}, 0x96  ;   393.3 p0+p3   41 t
        vpternlogd zmm10, zmm24, zmm7, 0x69               ;   394.3 p5      41 t
        vpternlogd zmm7, zmm15, zmm27, 0xb4               ;   394.3 p0      41 t
        vmovdqa64 zmm24, zmm30                            ;   392.3         41 t copy
        vmovdqu64 [rbp + 24128], zmm4                     ;   345.7 p7+p4   61 t spill
        vmovdqa64 zmm4, zmm21                             ;   394.3         41 t copy
        vpternlogd zmm4, zmm7, zmm26, 0xe3                ;   395.3 p5      41 t
        vmovdqu64 [rbp + 24192], zmm11                    ;   375.7 p8+p9   40 t spill
        vmovdqa64 zmm11, zmm4                             ;   396.3         41 t copy
        vmovdqu64 [rbp + 24256], zmm5                     ;   376.3 p7+p4   40 t spill
        vmovdqa64 zmm5, zmm10                             ;   395.3         41 t copy
        vpternlogd zmm5, zmm7, zmm26, 0x6c                ;   395.3 p0      41 t
        vpxord zmm11, zmm11, zmm5                         ;   396.3 p5      41 t
        vpternlogd zmm26, zmm11, zmm10, 0xbe              ;   397.3 p0      41 t
        vpternlogd zmm7, zmm26, zmm21, 0xc2               ;   398.3 p5      41 t
        vpternlogd zmm26, zmm4, zmm21, 0x72               ;   398.3 p0      41 t
        vpternlogd zmm5, zmm10, zmm7, 0x36                ;   399.3 p5      41 t
        vmovdqu64 zmm4, [rbp + 23040]                     ;   328.3 p2      23 t
        vpternlogd zmm4, zmm31, [r8 + 4912]{1to16}, 0x69  ;   398.3 p0+p3   23 t
        vpternlogd zmm2, zmm26, zmm3, 0x12                ;   399.3 p5      41 t
        vpord zmm28, zmm28, zmm11                         ;   399.3 p0      41 t
        vpord zmm14, zmm14, zmm7                          ;   399.7 p5      41 t
        vpxord zmm10, zmm11, zmm5                         ;   400.3 p0      41 t
        vpternlogd zmm11, zmm0, zmm25, 6                  ;   400.7 p5      41 t
        vpternlogd zmm25, zmm10, zmm11, 0x56              ;   401.7 p0      41 t
        vpxord zmm24, zmm24, zmm11                        ;   401.7 p5      41 t
        vpternlogd zmm0, zmm14, zmm5, 0x39                ;   402.3 p0      41 t
        vpternlogd zmm24, zmm14, zmm2, 0x96               ;   402.7 p5      41 t
        vpbroadcastd zmm11, [r8 + 4908]                   ;   308.2 p10     62 l.11 reload
        vmovdqu64 zmm14, [rbp + 19584]                    ;   310.3 p2      23 t
        vpternlogd zmm14, zmm31, zmm11, 0x96              ;   403.3 p0      23 t
        vmovdqu64 zmm21, [rbp + 19584]                    ;   310.3 p3      61 t reload
        vpternlogd zmm11, zmm13, zmm21, 0x96              ;   403.7 p5      23 t
        vpxord zmm21, zmm5, zmm7                          ;   404.3 p0      41 t
        vpternlogd zmm24, zmm30, zmm21, 0x78              ;   405.3 p5      41 t
        vmovdqa64 zmm30, zmm10                            ;   401.3         41 t copy
        vmovdqu64 [rbp + 24320], zmm22                    ;   374.3 p8+p9   40 t spill
        vmovdqa64 zmm22, zmm26                            ;   399.3         41 t copy
        vpternlogd zmm22, zmm21, zmm21, 0xc3              ;   405.3 p0      41 t
        vpternlogd zmm9, zmm25, zmm22, 0x36               ;   406.3 p5      41 t
        vpternlogd zmm21, zmm29, zmm6, 6                  ;   406.3 p0      41 t
        vpternlogd zmm5, zmm6, zmm21, 0x9a                ;   407.3 p5      41 t
        vpternlogd zmm21, zmm29, zmm7, 0xe1               ;   407.3 p0      41 t
        vpternlogd zmm10, zmm3, zmm21, 0x59               ;   408.3 p5      41 t
        vmovdqu64 zmm3, [rbp + 18880]                     ;   337.7 p2      61 t reload
        vmovdqu64 zmm6, [rbp + 22528]                     ;   361.7 p3      22 t
        vpternlogd zmm6, zmm3, [r8 + 4948]{1to16}, 0x69   ;   408.3 p0+p2   22 t
        vpxord zmm30, zmm30, zmm22                        ;   408.7 p5      41 t
        vpternlogd zmm20, zmm5, zmm30, 0x93               ;   409.7 p0      41 t
        vpternlogd zmm22, zmm1, zmm20, 0x59               ;   410.7 p5      41 t
        vpandd zmm23, zmm23, zmm30                        ;   410.3 p0      41 t
        vpternlogd zmm30, zmm7, zmm7, 0xc3                ;   410.7 p5      41 t
        vmovdqu64 zmm1, [rbp + 18624]                     ;   364.3 p3      22 t
        vmovdqu64 zmm7, [rbp + 22528]                     ;   361.7 p2      40 t reload
        vpxord zmm1, zmm1, zmm7                           ;   411.3 p0      22 t
        vpternlogd zmm15, zmm24, zmm30, 0xc6              ;   411.7 p5      41 t
        vpternlogd zmm30, zmm27, zmm15, 0x95              ;   412.7 p0      41 t
        vpternlogd zmm23, zmm25, zmm30, 0x96              ;   413.7 p5      41 t
        vpternlogd zmm0, zmm30, zmm9, 0x69                ;   413.7 p0      41 t
        vmovdqu64 zmm30, [rbp + 22464]                    ;   362.3 p3      40 t reload
        vmovdqu64 zmm25, [rbp + 22400]                    ;   362.7 p2      40 t reload
        vmovdqu64 zmm27, [rbp + 21696]                    ;   364.7 p3      22 t
        vpternlogd zmm27, zmm25, zmm30, 0x96              ;   413.7 p5      22 t
        vpternlogd zmm21, zmm28, zmm15, 0x96              ;   414.3 p0      41 t
        vpternlogd zmm15, zmm26, zmm12, 0x2d              ;   414.7 p5      41 t
        vpternlogd zmm2, zmm9, zmm22, 0x96                ;   415.3 p0      41 t
        vpternlogd zmm10, zmm20, zmm15, 0x69              ;   415.7 p5      41 t
        vpternlogd zmm15, zmm5, zmm22, 0x96               ;   416.3 p0      41 t
        vmovdqa64 zmm5, zmm14                             ;   404.3         23 t copy
        vpternlogd zmm15, zmm21, zmm23, 0x96              ;   417.3 p5      41 t
        vpbroadcastd zmm9, [r8 + 4920]                    ;   316.2 p10     62 l.14 reload
        vmovdqu64 zmm12, [rbp + 18368]                    ;   335.7 p2      23 t
        vpternlogd zmm12, zmm13, zmm9, 0x96               ;   417.3 p0      23 t
        vpternlogd zmm22, zmm15, zmm0, 0x96               ;   418.3 p5      41 t
        vpxord zmm5, zmm5, zmm12                          ;   418.3 p0      23 t
        vmovdqa64 zmm20, zmm13                            ;   383.3         23 t copy
        vpternlogd zmm20, zmm4, zmm4, 0xc3                ;   418.7 p5      23 t
        vmovdqa64 zmm26, zmm14                            ;   404.3         23 t copy
        vpandnd zmm28, zmm5, zmm19                        ;   419.3 p0      23 t
        vpandnd zmm29, zmm20, zmm12                       ;   419.7 p5      23 t
        vmovdqa64 zmm3, zmm20                             ;   419.7         23 t copy
        vmovdqu64 [rbp + 24384], zmm21                    ;   415.3 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm5                             ;   419.3         23 t copy
        vpternlogd zmm21, zmm20, zmm19, 0x96              ;   420.3 p0      23 t
        vpternlogd zmm14, zmm21, zmm4, 0x6a               ;   421.3 p5      23 t
        vpxord zmm3, zmm3, zmm21                          ;   421.3 p0      23 t
        vpternlogd zmm19, zmm14, zmm5, 0x93               ;   422.3 p5      23 t
        vpternlogd zmm14, zmm12, zmm4, 0x1e               ;   422.3 p0      23 t
        vpternlogd zmm9, zmm19, [rbp + 18368], 0x96       ;   423.3 p5+p3   23 t
        vmovdqu64 [rbp + 24448], zmm0                     ;   414.7 p8+p9   41 t spill
        vmovdqa64 zmm0, zmm1                              ;   412.3         22 t copy
        vmovdqu64 [rbp + 24512], zmm15                    ;   418.3 p7+p4   41 t spill
        vmovdqa64 zmm15, zmm3                             ;   422.3         23 t copy
        vmovdqu64 [rbp + 24576], zmm2                     ;   416.3 p8+p9   41 t spill
        vmovdqa64 zmm2, zmm27                             ;   414.7         22 t copy
        vpternlogd zmm2, zmm6, zmm6, 0xc3                 ;   423.3 p0      22 t
        vmovdqu64 [rbp + 24640], zmm24                    ;   406.3 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm2                             ;   424.3         22 t copy
        vmovdqu64 [rbp + 24704], zmm10                    ;   416.7 p8+p9   41 t spill
        vmovdqa64 zmm10, zmm3                             ;   422.3         23 t copy
        vpternlogd zmm10, zmm13, [rbp + 21952], 0x96      ;   423.7 p5+p2   23 t
        vpxord zmm15, zmm15, zmm10                        ;   424.7 p0      23 t
        vpternlogd zmm18, zmm15, zmm31, 0x69              ;   425.7 p5      23 t
        vpternlogd zmm19, zmm18, zmm10, 0x1e              ;   426.7 p0      23 t
        vmovdqu64 [rbp + 24768], zmm23                    ;   414.7 p7+p4   41 t spill
        vmovdqa64 zmm23, zmm11                            ;   404.7         23 t copy
        vpternlogd zmm23, zmm10, zmm3, 0xde               ;   425.7 p5      23 t
        vpternlogd zmm29, zmm23, zmm28, 0x96              ;   426.7 p0      23 t
        vpternlogd zmm29, zmm18, zmm4, 0xe1               ;   427.7 p5      23 t
        vmovdqa64 zmm23, zmm18                            ;   426.7         23 t copy
        vpternlogd zmm23, zmm11, zmm15, 0x96              ;   427.3 p0      23 t
        vpternlogd zmm14, zmm23, zmm13, 0xb4              ;   428.3 p5      23 t
        vpternlogd zmm19, zmm23, zmm4, 0xe1               ;   428.3 p0      23 t
        vmovdqa64 zmm28, zmm23                            ;   428.3         23 t copy
        vmovdqu64 [rbp + 24832], zmm22                    ;   419.3 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm15                            ;   425.7         23 t copy
        vmovdqu64 [rbp + 24896], zmm8                     ;   372.3 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm18                             ;   426.7         23 t copy
        vpternlogd zmm8, zmm15, zmm5, 0x7b                ;   428.7 p5      23 t
        vpternlogd zmm9, zmm8, zmm14, 0x69                ;   429.7 p0      23 t
        vmovdqu64 zmm8, [rbp + 21952]                     ;   360.3 p3      40 t reload
        vpternlogd zmm14, zmm31, zmm8, 0xd2               ;   429.7 p5      23 t
        vmovdqu64 [rbp + 24960], zmm17                    ;   372.7 p8+p9   40 t spill
        vmovdqa64 zmm17, zmm1                             ;   412.3         22 t copy
        vmovdqa64 zmm25, zmm19                            ;   429.3         23 t copy
        vpternlogd zmm25, zmm14, zmm29, 0xe3              ;   430.7 p0      23 t
        vmovdqa64 zmm7, zmm25                             ;   431.7         23 t copy
        vmovdqa64 zmm30, zmm9                             ;   430.7         23 t copy
        vpternlogd zmm30, zmm14, zmm29, 0x6c              ;   430.7 p5      23 t
        vpxord zmm7, zmm7, zmm30                          ;   431.7 p0      23 t
        vpternlogd zmm29, zmm7, zmm9, 0xbe                ;   432.7 p5      23 t
        vpternlogd zmm14, zmm29, zmm19, 0xc2              ;   433.7 p0      23 t
        vpternlogd zmm29, zmm25, zmm19, 0x72              ;   433.7 p5      23 t
        vpternlogd zmm30, zmm9, zmm14, 0x36               ;   434.7 p0      23 t
        vpternlogd zmm11, zmm15, zmm14, 0xbe              ;   434.7 p5      23 t
        vpternlogd zmm16, zmm29, zmm3, 0x12               ;   434.7 p0      23 t
        vpord zmm22, zmm22, zmm7                          ;   434.7 p5      23 t
        vpxord zmm9, zmm7, zmm30                          ;   435.7 p0      23 t
        vpternlogd zmm7, zmm18, zmm5, 6                   ;   435.7 p5      23 t
        vpternlogd zmm5, zmm9, zmm7, 0x56                 ;   436.7 p0      23 t
        vpxord zmm28, zmm28, zmm7                         ;   436.7 p5      23 t
        vpternlogd zmm18, zmm11, zmm30, 0x39              ;   437.3 p0      23 t
        vpternlogd zmm28, zmm11, zmm16, 0x96              ;   437.7 p5      23 t
        vpxord zmm7, zmm30, zmm14                         ;   438.3 p0      23 t
        vpternlogd zmm28, zmm23, zmm7, 0x78               ;   439.3 p5      23 t
        vmovdqa64 zmm11, zmm9                             ;   436.7         23 t copy
        vpbroadcastd zmm15, [r8 + 4956]                   ;   329.2 p10     62 l.23 reload
        vmovdqu64 zmm19, [rbp + 20096]                    ;   345.7 p2      22 t
        vpternlogd zmm19, zmm27, zmm15, 0x96              ;   439.3 p0      22 t
        vpxord zmm0, zmm0, zmm19                          ;   440.3 p5      22 t
        vmovdqa64 zmm23, zmm29                            ;   434.7         23 t copy
        vpternlogd zmm23, zmm7, zmm7, 0xc3                ;   440.3 p0      23 t
        vpternlogd zmm12, zmm5, zmm23, 0x36               ;   441.3 p5      23 t
        vpternlogd zmm7, zmm10, zmm4, 6                   ;   441.3 p0      23 t
        vpternlogd zmm30, zmm4, zmm7, 0x9a                ;   442.3 p5      23 t
        vpternlogd zmm7, zmm10, zmm14, 0xe1               ;   442.3 p0      23 t
        vmovdqu64 zmm4, [rbp + 20160]                     ;   330.8 p3      61 t reload
        vmovdqu64 zmm10, [rbp + 19840]                    ;   367.3 p2      21 t
        vpternlogd zmm10, zmm4, [r8 + 4980]{1to16}, 0x69  ;   442.7 p5+p3   21 t
        vpternlogd zmm9, zmm3, zmm7, 0x59                 ;   443.3 p0      23 t
        vpxord zmm11, zmm11, zmm23                        ;   443.7 p5      23 t
        vmovdqu64 zmm3, [rbp + 22912]                     ;   368.7 p2      21 t
        vmovdqu64 zmm25, [rbp + 19840]                    ;   367.3 p3      40 t reload
        vpxord zmm3, zmm3, zmm25                          ;   444.3 p0      21 t
        vpternlogd zmm21, zmm30, zmm11, 0x93              ;   444.7 p5      23 t
        vpternlogd zmm23, zmm20, zmm21, 0x59              ;   445.7 p0      23 t
        vpandd zmm26, zmm26, zmm11                        ;   445.7 p5      23 t
        vpternlogd zmm11, zmm14, zmm14, 0xc3              ;   446.3 p0      23 t
        vpternlogd zmm8, zmm28, zmm11, 0xc6               ;   447.3 p5      23 t
        vpternlogd zmm11, zmm31, zmm8, 0x95               ;   448.3 p0      23 t
        vmovdqu64 zmm31, [rbp + 20736]                    ;   363.7 p2      40 t reload
        vmovdqu64 zmm14, [rbp + 21120]                    ;   367.7 p3      40 t reload
        vmovdqu64 zmm20, [rbp + 19456]                    ;   370.3 p2      21 t
        vpternlogd zmm20, zmm14, zmm31, 0x96              ;   447.7 p5      21 t
        vpternlogd zmm26, zmm5, zmm11, 0x96               ;   449.3 p0      23 t
        vpternlogd zmm18, zmm11, zmm12, 0x69              ;   449.3 p5      23 t
        vpternlogd zmm7, zmm22, zmm8, 0x96                ;   449.3 p0      23 t
        vpternlogd zmm8, zmm29, zmm13, 0x2d               ;   449.7 p5      23 t
        vpternlogd zmm16, zmm12, zmm23, 0x96              ;   450.3 p0      23 t
        vpternlogd zmm9, zmm21, zmm8, 0x69                ;   450.7 p5      23 t
        vpternlogd zmm8, zmm30, zmm23, 0x96               ;   451.3 p0      23 t
        vpternlogd zmm8, zmm7, zmm26, 0x96                ;   452.3 p5      23 t
        vpandnd zmm30, zmm2, zmm19                        ;   452.3 p0      22 t
        vpternlogd zmm23, zmm8, zmm18, 0x96               ;   453.3 p5      23 t
        vmovdqu64 zmm5, [rbp + 21696]                     ;   364.7 p3      40 t reload
        vmovdqa64 zmm11, zmm0                             ;   441.3         22 t copy
        vpternlogd zmm11, zmm2, zmm5, 0x96                ;   453.3 p0      22 t
        vpternlogd zmm30, zmm0, zmm5, 0xd2                ;   453.7 p5      22 t
        vpternlogd zmm1, zmm11, zmm6, 0x6a                ;   454.3 p0      22 t
        vpxord zmm24, zmm24, zmm11                        ;   454.7 p5      22 t
        vpternlogd zmm5, zmm1, zmm0, 0x93                 ;   455.3 p0      22 t
        vpternlogd zmm1, zmm19, zmm6, 0x1e                ;   455.7 p5      22 t
        vmovdqu64 zmm12, [rbp + 20096]                    ;   345.7 p2      61 t reload
        vpternlogd zmm15, zmm5, zmm12, 0x96               ;   456.3 p0      22 t
        vmovdqa64 zmm13, zmm24                            ;   455.7         22 t copy
        vmovdqa64 zmm21, zmm3                             ;   445.3         21 t copy
        vmovdqu64 zmm22, [rbp + 19008]                    ;   363.3 p3      40 t reload
        vmovdqa64 zmm29, zmm24                            ;   455.7         22 t copy
        vpternlogd zmm29, zmm27, zmm22, 0x96              ;   456.7 p5      22 t
        vpxord zmm13, zmm13, zmm29                        ;   457.7 p0      22 t
        vmovdqa64 zmm4, zmm13                             ;   458.7         22 t copy
        vmovdqa64 zmm12, zmm20                            ;   448.7         21 t copy
        vpternlogd zmm12, zmm10, zmm10, 0xc3              ;   457.7 p5      21 t
        vmovdqu64 [rbp + 21696], zmm7                     ;   450.3 p7+p4   23 t spill
        vmovdqa64 zmm7, zmm12                             ;   458.7         21 t copy
        vmovdqu64 [rbp + 21952], zmm18                    ;   450.3 p8+p9   23 t spill
        vmovdqa64 zmm18, zmm13                            ;   458.7         22 t copy
        vpternlogd zmm18, zmm27, [rbp + 18624], 0x96      ;   458.7 p0+p2   22 t
        vpternlogd zmm30, zmm18, zmm29, 0x1e              ;   459.7 p5      22 t
        vmovdqu64 [rbp + 18624], zmm8                     ;   453.3 p7+p4   23 t spill
        vmovdqa64 zmm8, zmm18                             ;   459.7         22 t copy
        vmovdqu64 [rbp + 25024], zmm16                    ;   451.3 p8+p9   23 t spill
        vmovdqu64 zmm16, [rbp + 22528]                    ;   361.7 p3      22 t
        vpternlogd zmm16, zmm13, [rbp + 22464], 0x69      ;   459.3 p0+p2   22 t
        vpternlogd zmm30, zmm16, zmm6, 0xe1               ;   460.7 p5      22 t
        vpternlogd zmm13, zmm16, zmm0, 0x6f               ;   460.3 p0      22 t
        vpternlogd zmm5, zmm16, zmm29, 0x1e               ;   460.7 p5      22 t
        vpxord zmm8, zmm8, zmm16                          ;   461.3 p0      22 t
        vpternlogd zmm1, zmm8, zmm27, 0xb4                ;   462.3 p5      22 t
        vpternlogd zmm15, zmm13, zmm1, 0x69               ;   463.3 p0      22 t
        vpternlogd zmm5, zmm8, zmm6, 0xe1                 ;   462.7 p5      22 t
        vmovdqu64 zmm13, [rbp + 22528]                    ;   361.7 p3      40 t reload
        vpternlogd zmm1, zmm22, zmm13, 0xb4               ;   463.3 p0      22 t
        vmovdqu64 [rbp + 22464], zmm28                    ;   440.3 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm8                             ;   462.3         22 t copy
        vmovdqu64 [rbp + 25088], zmm9                     ;   451.7 p8+p9   23 t spill
        vmovdqa64 zmm9, zmm3                              ;   445.3         21 t copy
        vmovdqu64 [rbp + 25152], zmm26                    ;   450.3 p7+p4   23 t spill
        vmovdqa64 zmm26, zmm5                             ;   463.7         22 t copy
        vpternlogd zmm26, zmm1, zmm30, 0xe3               ;   464.3 p5      22 t
        vmovdqu64 [rbp + 25216], zmm23                    ;   454.3 p8+p9   23 t spill
        vmovdqa64 zmm23, zmm26                            ;   465.3         22 t copy
        vmovdqa64 zmm14, zmm15                            ;   464.3         22 t copy
        vpternlogd zmm14, zmm1, zmm30, 0x6c               ;   464.3 p0      22 t
        vpxord zmm23, zmm23, zmm14                        ;   465.3 p5      22 t
        vpternlogd zmm30, zmm23, zmm15, 0xbe              ;   466.3 p0      22 t
        vpternlogd zmm1, zmm30, zmm5, 0xc2                ;   467.3 p5      22 t
        vpternlogd zmm30, zmm26, zmm5, 0x72               ;   467.3 p0      22 t
        vpternlogd zmm14, zmm15, zmm1, 0x36               ;   468.3 p5      22 t
        vpord zmm4, zmm4, zmm23                           ;   467.3 p0      22 t
        vpxord zmm5, zmm23, zmm14                         ;   469.3 p5      22 t
        vpternlogd zmm23, zmm16, zmm0, 6                  ;   468.3 p0      22 t
        vpternlogd zmm0, zmm5, zmm23, 0x56                ;   470.3 p5      22 t
        vpxord zmm28, zmm28, zmm23                        ;   469.3 p0      22 t
        vpord zmm18, zmm18, zmm1                          ;   469.7 p5      22 t
        vpternlogd zmm16, zmm18, zmm14, 0x39              ;   470.7 p0      22 t
        vpxord zmm15, zmm14, zmm1                         ;   470.7 p5      22 t
        vmovdqa64 zmm23, zmm5                             ;   470.3         22 t copy
        vmovdqa64 zmm26, zmm15                            ;   471.7         22 t copy
        vpternlogd zmm26, zmm29, zmm6, 6                  ;   471.7 p0      22 t
        vpternlogd zmm14, zmm6, zmm26, 0x9a               ;   472.7 p5      22 t
        vpternlogd zmm26, zmm29, zmm1, 0xe1               ;   472.7 p0      22 t
        vpternlogd zmm5, zmm26, zmm24, 0x39               ;   473.7 p5      22 t
        vpternlogd zmm24, zmm30, [rbp + 22400], 0x12      ;   473.3 p0+p2   22 t
        vpternlogd zmm28, zmm18, zmm24, 0x96              ;   474.3 p5      22 t
        vpternlogd zmm28, zmm8, zmm15, 0x78               ;   475.3 p0      22 t
        vmovdqa64 zmm6, zmm30                             ;   468.3         22 t copy
        vpternlogd zmm6, zmm15, zmm15, 0xc3               ;   474.7 p5      22 t
        vmovdqu64 zmm8, [rbp + 20032]                     ;   349.2 p3      61 t reload
        vmovdqu64 zmm15, [rbp + 21312]                    ;   369.7 p2      23 t
        vpternlogd zmm15, zmm8, [r8 + 5008]{1to16}, 0x69  ;   475.3 p0+p3   23 t
        vpternlogd zmm19, zmm0, zmm6, 0x36                ;   475.7 p5      22 t
        vpxord zmm23, zmm23, zmm6                         ;   476.3 p0      22 t
        vpternlogd zmm11, zmm14, zmm23, 0x93              ;   477.3 p5      22 t
        vpternlogd zmm6, zmm2, zmm11, 0x59                ;   478.3 p0      22 t
        vmovdqu64 zmm2, [rbp + 21568]                     ;   371.3 p2      40 t reload
        vmovdqu64 zmm18, [rbp + 24896]                    ;   372.3 p3      40 t reload
        vmovdqu64 zmm29, [rbp + 24960]                    ;   372.7 p2      23 t
        vpternlogd zmm29, zmm18, zmm2, 0x96               ;   477.7 p5      23 t
        vpandd zmm17, zmm17, zmm23                        ;   478.3 p0      22 t
        vpternlogd zmm23, zmm1, zmm1, 0xc3                ;   478.7 p5      22 t
        vpternlogd zmm22, zmm28, zmm23, 0xc6              ;   479.7 p0      22 t
        vpternlogd zmm23, zmm13, zmm22, 0x95              ;   480.7 p5      22 t
        vpternlogd zmm17, zmm0, zmm23, 0x96               ;   481.7 p0      22 t
        vpbroadcastd zmm0, [r8 + 5004]                    ;   352.0 p10     62 l.35 reload
        vmovdqu64 zmm1, [rbp + 21888]                     ;   352.2 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 21312]                    ;   369.7 p2      23 t
        vpternlogd zmm13, zmm1, zmm0, 0x96                ;   480.7 p5      23 t
        vpternlogd zmm16, zmm23, zmm19, 0x69              ;   481.7 p0      22 t
        vpternlogd zmm26, zmm4, zmm22, 0x96               ;   481.7 p5      22 t
        vpternlogd zmm22, zmm30, zmm27, 0x2d              ;   482.3 p0      22 t
        vpternlogd zmm24, zmm19, zmm6, 0x96               ;   482.7 p5      22 t
        vpternlogd zmm5, zmm11, zmm22, 0x69               ;   483.3 p0      22 t
        vpternlogd zmm22, zmm14, zmm6, 0x96               ;   483.7 p5      22 t
        vpbroadcastd zmm30, [r8 + 4988]                   ;   353.7 p10     62 l.31 reload
        vmovdqu64 zmm4, [rbp + 18304]                     ;   353.8 p3      21 t
        vpternlogd zmm4, zmm20, zmm30, 0x96               ;   484.3 p0      21 t
        vpternlogd zmm22, zmm26, zmm17, 0x96              ;   484.7 p5      22 t
        vpternlogd zmm6, zmm22, zmm16, 0x96               ;   485.7 p0      22 t
        vpxord zmm21, zmm21, zmm4                         ;   485.7 p5      21 t
        vpternlogd zmm0, zmm29, zmm1, 0x96                ;   486.3 p0      23 t
        vpandnd zmm11, zmm12, zmm4                        ;   486.7 p5      21 t
        vmovdqu64 zmm14, [rbp + 19456]                    ;   370.3 p2      40 t reload
        vpternlogd zmm11, zmm21, zmm14, 0xd2              ;   487.7 p0      21 t
        vmovdqa64 zmm19, zmm21                            ;   486.7         21 t copy
        vpternlogd zmm19, zmm12, zmm14, 0x96              ;   487.7 p5      21 t
        vpternlogd zmm3, zmm19, zmm10, 0x6a               ;   488.7 p0      21 t
        vpternlogd zmm14, zmm3, zmm21, 0x93               ;   489.7 p5      21 t
        vpternlogd zmm3, zmm4, zmm10, 0x1e                ;   489.7 p0      21 t
        vpxord zmm7, zmm7, zmm19                          ;   489.7 p5      21 t
        vmovdqu64 zmm23, [rbp + 18304]                    ;   356.3 p3      61 t reload
        vpternlogd zmm30, zmm14, zmm23, 0x96              ;   490.7 p0      21 t
        vmovdqa64 zmm27, zmm7                             ;   490.7         21 t copy
        vmovdqa64 zmm8, zmm13                             ;   481.7         23 t copy
        vmovdqa64 zmm1, zmm29                             ;   478.7         23 t copy
        vpternlogd zmm1, zmm15, zmm15, 0xc3               ;   490.7 p5      23 t
        vmovdqa64 zmm23, zmm1                             ;   491.7         23 t copy
        vmovdqu64 [rbp + 19456], zmm6                     ;   486.7 p7+p4   22 t spill
        vmovdqa64 zmm6, zmm7                              ;   490.7         21 t copy
        vpternlogd zmm6, zmm20, [rbp + 20864], 0x96       ;   491.3 p0+p2   21 t
        vpxord zmm27, zmm27, zmm6                         ;   492.3 p5      21 t
        vpternlogd zmm31, zmm27, zmm25, 0x69              ;   493.3 p0      21 t
        vpternlogd zmm14, zmm31, zmm6, 0x1e               ;   494.3 p5      21 t
        vmovdqu64 [rbp + 20736], zmm26                    ;   482.7 p8+p9   22 t spill
        vmovdqa64 zmm26, zmm27                            ;   493.3         21 t copy
        vmovdqu64 [rbp + 22528], zmm16                    ;   482.7 p7+p4   22 t spill
        vmovdqa64 zmm16, zmm31                            ;   494.3         21 t copy
        vpternlogd zmm16, zmm27, zmm21, 0x7b              ;   494.3 p0      21 t
        vpternlogd zmm27, zmm20, [rbp + 22912], 0x96      ;   493.7 p5+p3   21 t
        vpternlogd zmm11, zmm27, zmm6, 0x1e               ;   494.7 p0      21 t
        vpternlogd zmm11, zmm31, zmm10, 0xe1              ;   495.7 p5      21 t
        vmovdqu64 [rbp + 22912], zmm22                    ;   485.7 p8+p9   22 t spill
        vpxord zmm22, zmm27, zmm31                        ;   495.3 p0      21 t
        vpternlogd zmm3, zmm22, zmm20, 0xb4               ;   496.3 p5      21 t
        vpternlogd zmm30, zmm16, zmm3, 0x69               ;   497.3 p0      21 t
        vpternlogd zmm14, zmm22, zmm10, 0xe1              ;   496.7 p5      21 t
        vmovdqu64 zmm16, [rbp + 20864]                    ;   368.3 p2      40 t reload
        vpternlogd zmm3, zmm25, zmm16, 0xd2               ;   497.3 p0      21 t
        vmovdqu64 [rbp + 19008], zmm24                    ;   483.7 p7+p4   22 t spill
        vmovdqa64 zmm24, zmm22                            ;   496.3         21 t copy
        vmovdqu64 [rbp + 22400], zmm28                    ;   476.3 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm13                            ;   481.7         23 t copy
        vmovdqu64 [rbp + 25280], zmm5                     ;   484.3 p7+p4   22 t spill
        vmovdqa64 zmm5, zmm14                             ;   497.7         21 t copy
        vpternlogd zmm5, zmm3, zmm11, 0xe3                ;   498.3 p5      21 t
        vmovdqu64 [rbp + 25344], zmm17                    ;   482.7 p8+p9   22 t spill
        vmovdqa64 zmm17, zmm5                             ;   499.3         21 t copy
        vmovdqa64 zmm2, zmm30                             ;   498.3         21 t copy
        vpternlogd zmm2, zmm3, zmm11, 0x6c                ;   498.3 p0      21 t
        vpxord zmm17, zmm17, zmm2                         ;   499.3 p5      21 t
        vpternlogd zmm11, zmm17, zmm30, 0xbe              ;   500.3 p0      21 t
        vpternlogd zmm3, zmm11, zmm14, 0xc2               ;   501.3 p5      21 t
        vpternlogd zmm11, zmm5, zmm14, 0x72               ;   501.3 p0      21 t
        vpternlogd zmm2, zmm30, zmm3, 0x36                ;   502.3 p5      21 t
        vpord zmm26, zmm26, zmm17                         ;   501.3 p0      21 t
        vpxord zmm30, zmm17, zmm2                         ;   503.3 p5      21 t
        vpternlogd zmm17, zmm31, zmm21, 6                 ;   502.3 p0      21 t
        vpternlogd zmm21, zmm30, zmm17, 0x56              ;   504.3 p5      21 t
        vpxord zmm24, zmm24, zmm17                        ;   503.3 p0      21 t
        vpord zmm27, zmm27, zmm3                          ;   503.7 p5      21 t
        vpternlogd zmm31, zmm27, zmm2, 0x39               ;   504.7 p0      21 t
        vpxord zmm5, zmm2, zmm3                           ;   504.7 p5      21 t
        vmovdqa64 zmm14, zmm30                            ;   504.3         21 t copy
        vmovdqa64 zmm17, zmm5                             ;   505.7         21 t copy
        vpternlogd zmm17, zmm6, zmm10, 6                  ;   505.7 p0      21 t
        vpternlogd zmm2, zmm10, zmm17, 0x9a               ;   506.7 p5      21 t
        vpternlogd zmm17, zmm6, zmm3, 0xe1                ;   506.7 p0      21 t
        vpternlogd zmm30, zmm17, zmm7, 0x39               ;   507.7 p5      21 t
        vpternlogd zmm7, zmm11, [rbp + 21120], 0x12       ;   507.3 p0+p3   21 t
        vpternlogd zmm24, zmm27, zmm7, 0x96               ;   508.3 p5      21 t
        vmovdqu64 zmm6, [rbp + 22592]                     ;   366.8 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 24320]                    ;   374.3 p3      22 t
        vpternlogd zmm10, zmm6, [r8 + 5044]{1to16}, 0x69  ;   508.3 p0+p2   22 t
        vpternlogd zmm24, zmm22, zmm5, 0x78               ;   509.3 p5      21 t
        vmovdqa64 zmm22, zmm11                            ;   502.3         21 t copy
        vpternlogd zmm22, zmm5, zmm5, 0xc3                ;   509.3 p0      21 t
        vmovdqu64 zmm5, [rbp + 24000]                     ;   373.3 p3      22 t
        vmovdqu64 zmm27, [rbp + 24320]                    ;   374.3 p2      40 t reload
        vpxord zmm5, zmm5, zmm27                          ;   509.7 p5      22 t
        vpternlogd zmm4, zmm21, zmm22, 0x36               ;   510.3 p0      21 t
        vpxord zmm14, zmm14, zmm22                        ;   510.7 p5      21 t
        vpternlogd zmm19, zmm2, zmm14, 0x93               ;   511.7 p0      21 t
        vpternlogd zmm22, zmm12, zmm19, 0x59              ;   512.7 p5      21 t
        vpandd zmm9, zmm9, zmm14                          ;   512.3 p0      21 t
        vpternlogd zmm14, zmm3, zmm3, 0xc3                ;   512.7 p5      21 t
        vpternlogd zmm16, zmm24, zmm14, 0xc6              ;   513.7 p0      21 t
        vpternlogd zmm14, zmm25, zmm16, 0x95              ;   514.7 p5      21 t
        vmovdqu64 zmm3, [rbp + 24064]                     ;   373.7 p3      40 t reload
        vmovdqu64 zmm12, [rbp + 24256]                    ;   376.3 p2      40 t reload
        vmovdqu64 zmm25, [rbp + 24192]                    ;   375.7 p3      22 t
        vpternlogd zmm25, zmm12, zmm3, 0x96               ;   514.3 p0      22 t
        vpternlogd zmm9, zmm21, zmm14, 0x96               ;   515.7 p5      21 t
        vpternlogd zmm31, zmm14, zmm4, 0x69               ;   515.7 p0      21 t
        vpternlogd zmm17, zmm26, zmm16, 0x96              ;   515.7 p5      21 t
        vpternlogd zmm16, zmm11, zmm20, 0x2d              ;   516.3 p0      21 t
        vpternlogd zmm7, zmm4, zmm22, 0x96                ;   516.7 p5      21 t
        vpbroadcastd zmm4, [r8 + 5016]                    ;   371.3 p10     62 l.38 reload
        vmovdqu64 zmm11, [rbp + 20416]                    ;   371.5 p2      23 t
        vpternlogd zmm11, zmm29, zmm4, 0x96               ;   517.3 p0      23 t
        vpternlogd zmm30, zmm19, zmm16, 0x69              ;   517.7 p5      21 t
        vpternlogd zmm16, zmm2, zmm22, 0x96               ;   518.3 p0      21 t
        vpternlogd zmm16, zmm17, zmm9, 0x96               ;   519.3 p5      21 t
        vpternlogd zmm22, zmm16, zmm31, 0x96              ;   520.3 p0      21 t
        vpxord zmm8, zmm8, zmm11                          ;   519.7 p5      23 t
        vpandnd zmm2, zmm1, zmm11                         ;   520.3 p0      23 t
        vpandnd zmm14, zmm8, zmm18                        ;   520.7 p5      23 t
        vmovdqa64 zmm19, zmm5                             ;   510.7         22 t copy
        vmovdqa64 zmm20, zmm8                             ;   520.7         23 t copy
        vpternlogd zmm20, zmm1, zmm18, 0x96               ;   521.3 p0      23 t
        vpternlogd zmm13, zmm20, zmm15, 0x6a              ;   522.3 p5      23 t
        vpxord zmm23, zmm23, zmm20                        ;   522.3 p0      23 t
        vpternlogd zmm18, zmm13, zmm8, 0x93               ;   523.3 p5      23 t
        vpternlogd zmm13, zmm11, zmm15, 0x1e              ;   523.3 p0      23 t
        vmovdqu64 zmm21, [rbp + 20416]                    ;   374.2 p3      61 t reload
        vpternlogd zmm4, zmm18, zmm21, 0x96               ;   524.3 p5      23 t
        vmovdqa64 zmm26, zmm23                            ;   523.3         23 t copy
        vmovdqa64 zmm6, zmm25                             ;   515.3         22 t copy
        vpternlogd zmm6, zmm10, zmm10, 0xc3               ;   524.3 p0      22 t
        vmovdqa64 zmm21, zmm6                             ;   525.3         22 t copy
        vmovdqu64 [rbp + 24896], zmm31                    ;   516.7 p7+p4   21 t spill
        vmovdqa64 zmm31, zmm23                            ;   523.3         23 t copy
        vpternlogd zmm31, zmm29, [rbp + 21376], 0x96      ;   524.7 p5+p2   23 t
        vpxord zmm26, zmm26, zmm31                        ;   525.7 p0      23 t
        vmovdqu64 [rbp + 19840], zmm16                    ;   520.3 p8+p9   21 t spill
        vmovdqa64 zmm16, zmm0                             ;   487.3         23 t copy
        vpternlogd zmm16, zmm31, zmm23, 0xde              ;   525.7 p5      23 t
        vpternlogd zmm2, zmm16, zmm14, 0x96               ;   526.7 p0      23 t
        vmovdqa64 zmm14, zmm26                            ;   526.7         23 t copy
        vmovdqu64 zmm16, [rbp + 21312]                    ;   376.8 p3      40 t reload
        vmovdqu64 [rbp + 20864], zmm7                     ;   517.7 p7+p4   21 t spill
        vmovdqu64 zmm7, [rbp + 24960]                     ;   377.2 p2      23 t
        vpternlogd zmm7, zmm26, zmm16, 0x69               ;   526.7 p5      23 t
        vpternlogd zmm2, zmm7, zmm15, 0xe1                ;   527.7 p0      23 t
        vpternlogd zmm18, zmm7, zmm31, 0x1e               ;   527.7 p5      23 t
        vmovdqu64 [rbp + 24960], zmm24                    ;   510.3 p8+p9   21 t spill
        vmovdqa64 zmm24, zmm7                             ;   527.7         23 t copy
        vpternlogd zmm24, zmm0, zmm26, 0x96               ;   528.3 p0      23 t
        vpternlogd zmm13, zmm24, zmm29, 0xb4              ;   529.3 p5      23 t
        vpternlogd zmm18, zmm24, zmm15, 0xe1              ;   529.3 p0      23 t
        vmovdqu64 [rbp + 21120], zmm30                    ;   518.7 p7+p4   21 t spill
        vmovdqa64 zmm30, zmm5                             ;   510.7         22 t copy
        vmovdqu64 [rbp + 25408], zmm9                     ;   516.7 p8+p9   21 t spill
        vmovdqa64 zmm9, zmm24                             ;   529.3         23 t copy
        vmovdqu64 [rbp + 25472], zmm22                    ;   521.3 p7+p4   21 t spill
        vmovdqa64 zmm22, zmm7                             ;   527.7         23 t copy
        vpternlogd zmm22, zmm26, zmm8, 0x7b               ;   529.7 p5      23 t
        vpternlogd zmm4, zmm22, zmm13, 0x69               ;   530.7 p0      23 t
        vmovdqu64 zmm22, [rbp + 21376]                    ;   380.5 p3      40 t reload
        vpternlogd zmm13, zmm16, zmm22, 0xd2              ;   530.7 p5      23 t
        vmovdqu64 [rbp + 25536], zmm17                    ;   516.7 p8+p9   21 t spill
        vmovdqa64 zmm17, zmm18                            ;   530.3         23 t copy
        vpternlogd zmm17, zmm13, zmm2, 0xe3               ;   531.7 p0      23 t
        vmovdqa64 zmm12, zmm17                            ;   532.7         23 t copy
        vmovdqa64 zmm27, zmm4                             ;   531.7         23 t copy
        vpternlogd zmm27, zmm13, zmm2, 0x6c               ;   531.7 p5      23 t
        vpxord zmm12, zmm12, zmm27                        ;   532.7 p0      23 t
        vpternlogd zmm2, zmm12, zmm4, 0xbe                ;   533.7 p5      23 t
        vpternlogd zmm13, zmm2, zmm18, 0xc2               ;   534.7 p0      23 t
        vpternlogd zmm2, zmm17, zmm18, 0x72               ;   534.7 p5      23 t
        vpternlogd zmm27, zmm4, zmm13, 0x36               ;   535.7 p0      23 t
        vmovdqu64 zmm4, [rbp + 22784]                     ;   382.8 p2      61 t reload
        vmovdqu64 zmm17, [rbp + 23872]                    ;   383.0 p3      21 t
        vpternlogd zmm17, zmm4, [r8 + 5076]{1to16}, 0x69  ;   534.7 p5+p2   21 t
        vpternlogd zmm0, zmm26, zmm13, 0xbe               ;   535.7 p0      23 t
        vpord zmm14, zmm14, zmm12                         ;   535.7 p5      23 t
        vpxord zmm18, zmm12, zmm27                        ;   536.7 p0      23 t
        vpternlogd zmm12, zmm7, zmm8, 6                   ;   536.7 p5      23 t
        vpternlogd zmm8, zmm18, zmm12, 0x56               ;   537.7 p0      23 t
        vpxord zmm9, zmm9, zmm12                          ;   537.7 p5      23 t
        vpternlogd zmm7, zmm0, zmm27, 0x39                ;   538.3 p0      23 t
        vpxord zmm12, zmm27, zmm13                        ;   538.7 p5      23 t
        vmovdqa64 zmm26, zmm18                            ;   537.7         23 t copy
        vmovdqa64 zmm4, zmm12                             ;   539.7         23 t copy
        vpternlogd zmm4, zmm31, zmm15, 6                  ;   539.7 p0      23 t
        vpternlogd zmm27, zmm15, zmm4, 0x9a               ;   540.7 p5      23 t
        vpternlogd zmm4, zmm31, zmm13, 0xe1               ;   540.7 p0      23 t
        vmovdqa64 zmm31, zmm2                             ;   535.7         23 t copy
        vpternlogd zmm31, zmm23, [rbp + 21568], 6         ;   540.7 p5+p3   23 t
        vpternlogd zmm9, zmm0, zmm31, 0x96                ;   541.7 p0      23 t
        vpternlogd zmm9, zmm24, zmm12, 0x78               ;   542.7 p5      23 t
        vmovdqu64 zmm0, [rbp + 23744]                     ;   387.7 p2      40 t reload
        vmovdqu64 zmm15, [rbp + 23808]                    ;   387.8 p3      40 t reload
        vmovdqu64 zmm24, [rbp + 23680]                    ;   388.7 p2      21 t
        vpternlogd zmm24, zmm15, zmm0, 0x96               ;   542.3 p0      21 t
        vmovdqa64 zmm15, zmm2                             ;   535.7         23 t copy
        vpternlogd zmm15, zmm12, zmm12, 0xc3              ;   542.7 p5      23 t
        vpternlogd zmm11, zmm8, zmm15, 0x36               ;   543.7 p0      23 t
        vpxord zmm26, zmm26, zmm15                        ;   543.7 p5      23 t
        vpternlogd zmm20, zmm27, zmm26, 0x93              ;   544.7 p0      23 t
        vpternlogd zmm15, zmm1, zmm20, 0x59               ;   545.7 p5      23 t
        vpandd zmm28, zmm28, zmm26                        ;   545.3 p0      23 t
        vpternlogd zmm26, zmm13, zmm13, 0xc3              ;   545.7 p5      23 t
        vpbroadcastd zmm1, [r8 + 5072]                    ;   391.5 p10     62 l.52 reload
        vmovdqu64 zmm12, [rbp + 22656]                    ;   392.3 p3      61 t reload
        vmovdqu64 zmm13, [rbp + 23872]                    ;   393.3 p2      21 t
        vpternlogd zmm13, zmm12, zmm1, 0x96               ;   546.3 p0      21 t
        vpternlogd zmm22, zmm9, zmm26, 0xc6               ;   546.7 p5      23 t
        vpternlogd zmm26, zmm16, zmm22, 0x95              ;   547.7 p0      23 t
        vpternlogd zmm28, zmm8, zmm26, 0x96               ;   548.7 p5      23 t
        vpternlogd zmm7, zmm26, zmm11, 0x69               ;   548.7 p0      23 t
        vpternlogd zmm2, zmm29, zmm22, 0x59               ;   548.7 p5      23 t
        vpternlogd zmm14, zmm22, zmm4, 0x96               ;   549.3 p0      23 t
        vpternlogd zmm27, zmm2, zmm15, 0x96               ;   549.7 p5      23 t
        vpbroadcastd zmm8, [r8 + 5052]                    ;   394.8 p10     62 l.47 reload
        vmovdqu64 zmm16, [rbp + 20800]                    ;   395.0 p3      22 t
        vpternlogd zmm16, zmm25, zmm8, 0x96               ;   550.3 p0      22 t
        vpternlogd zmm27, zmm14, zmm28, 0x96              ;   550.7 p5      23 t
        vpxord zmm19, zmm19, zmm16                        ;   551.3 p0      22 t
        vpternlogd zmm1, zmm24, zmm12, 0x96               ;   551.7 p5      21 t
        vpandnd zmm22, zmm6, zmm16                        ;   552.3 p0      22 t
        vmovdqu64 zmm26, [rbp + 24192]                    ;   396.0 p2      40 t reload
        vpternlogd zmm22, zmm19, zmm26, 0xd2              ;   553.3 p5      22 t
        vmovdqa64 zmm29, zmm19                            ;   552.3         22 t copy
        vpternlogd zmm29, zmm6, zmm26, 0x96               ;   553.3 p0      22 t
        vpternlogd zmm5, zmm29, zmm10, 0x6a               ;   554.3 p5      22 t
        vpternlogd zmm26, zmm5, zmm19, 0x93               ;   555.3 p0      22 t
        vpternlogd zmm5, zmm16, zmm10, 0x1e               ;   555.3 p5      22 t
        vpxord zmm21, zmm21, zmm29                        ;   555.3 p0      22 t
        vpternlogd zmm8, zmm26, [rbp + 20800], 0x96       ;   556.3 p5+p3   22 t
        vmovdqa64 zmm12, zmm21                            ;   556.3         22 t copy
        vmovdqu64 [rbp + 24192], zmm14                    ;   550.3 p7+p4   23 t spill
        vmovdqa64 zmm14, zmm13                            ;   547.3         21 t copy
        vmovdqu64 [rbp + 21312], zmm31                    ;   541.7 p8+p9   23 t spill
        vmovdqa64 zmm31, zmm24                            ;   543.3         21 t copy
        vpternlogd zmm31, zmm17, zmm17, 0xc3              ;   556.3 p0      21 t
        vmovdqu64 [rbp + 21376], zmm11                    ;   544.7 p7+p4   23 t spill
        vmovdqa64 zmm11, zmm31                            ;   557.3         21 t copy
        vmovdqu64 [rbp + 21568], zmm9                     ;   543.7 p8+p9   23 t spill
        vmovdqa64 zmm9, zmm21                             ;   556.3         22 t copy
        vpternlogd zmm9, zmm25, [rbp + 23936], 0x96       ;   556.7 p5+p2   22 t
        vpxord zmm12, zmm12, zmm9                         ;   557.7 p0      22 t
        vpternlogd zmm3, zmm12, [rbp + 24320], 0x69       ;   558.7 p5+p3   22 t
        vpternlogd zmm26, zmm3, zmm9, 0x1e                ;   559.7 p0      22 t
        vmovdqu64 [rbp + 24064], zmm2                     ;   549.7 p7+p4   23 t spill
        vmovdqa64 zmm2, zmm12                             ;   558.7         22 t copy
        vmovdqu64 [rbp + 25600], zmm20                    ;   545.7 p8+p9   23 t spill
        vmovdqa64 zmm20, zmm3                             ;   559.7         22 t copy
        vpternlogd zmm20, zmm12, zmm19, 0x7b              ;   559.7 p5      22 t
        vpternlogd zmm12, zmm25, [rbp + 24000], 0x96      ;   559.3 p0+p2   22 t
        vpternlogd zmm22, zmm12, zmm9, 0x1e               ;   560.3 p5      22 t
        vpternlogd zmm22, zmm3, zmm10, 0xe1               ;   561.3 p0      22 t
        vmovdqu64 [rbp + 24000], zmm4                     ;   541.7 p7+p4   23 t spill
        vpxord zmm4, zmm12, zmm3                          ;   560.7 p5      22 t
        vpternlogd zmm5, zmm4, zmm25, 0xb4                ;   561.7 p0      22 t
        vpternlogd zmm8, zmm20, zmm5, 0x69                ;   562.7 p5      22 t
        vpternlogd zmm26, zmm4, zmm10, 0xe1               ;   562.3 p0      22 t
        vmovdqa64 zmm20, zmm4                             ;   561.7         22 t copy
        vmovdqu64 [rbp + 25664], zmm18                    ;   537.7 p8+p9   23 t spill
        vmovdqa64 zmm18, zmm13                            ;   547.3         21 t copy
        vmovdqu64 [rbp + 25728], zmm23                    ;   523.3 p7+p4   23 t spill
        vmovdqu64 zmm23, [rbp + 23936]                    ;   410.0 p3      40 t reload
        vpternlogd zmm5, zmm23, [rbp + 24320], 0xb4       ;   562.7 p5+p2   22 t
        vmovdqu64 [rbp + 25792], zmm28                    ;   549.7 p8+p9   23 t spill
        vmovdqa64 zmm28, zmm26                            ;   563.3         22 t copy
        vpternlogd zmm28, zmm5, zmm22, 0xe3               ;   563.7 p0      22 t
        vmovdqu64 [rbp + 25856], zmm27                    ;   551.7 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm28                            ;   564.7         22 t copy
        vmovdqu64 [rbp + 25920], zmm7                     ;   549.7 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm8                              ;   563.7         22 t copy
        vpternlogd zmm7, zmm5, zmm22, 0x6c                ;   563.7 p5      22 t
        vpxord zmm27, zmm27, zmm7                         ;   564.7 p0      22 t
        vpternlogd zmm22, zmm27, zmm8, 0xbe               ;   565.7 p5      22 t
        vpternlogd zmm5, zmm22, zmm26, 0xc2               ;   566.7 p0      22 t
        vpternlogd zmm22, zmm28, zmm26, 0x72              ;   566.7 p5      22 t
        vmovdqu64 zmm26, [rbp + 22208]                    ;   415.3 p3      61 t reload
        vmovdqu64 zmm28, [rbp + 23552]                    ;   415.5 p2      42 t
        vpternlogd zmm28, zmm26, [r8 + 5108]{1to16}, 0x69 ;   566.3 p0+p3   42 t
        vpternlogd zmm7, zmm8, zmm5, 0x36                 ;   567.7 p5      22 t
        vpord zmm2, zmm2, zmm27                           ;   567.3 p0      22 t
        vpord zmm12, zmm12, zmm5                          ;   567.7 p5      22 t
        vpxord zmm8, zmm27, zmm7                          ;   568.7 p0      22 t
        vpternlogd zmm27, zmm3, zmm19, 6                  ;   568.7 p5      22 t
        vpternlogd zmm19, zmm8, zmm27, 0x56               ;   569.7 p0      22 t
        vpxord zmm20, zmm20, zmm27                        ;   569.7 p5      22 t
        vpternlogd zmm3, zmm12, zmm7, 0x39                ;   570.3 p0      22 t
        vpxord zmm27, zmm7, zmm5                          ;   570.7 p5      22 t
        vmovdqu64 zmm26, [rbp + 19712]                    ;   419.5 p2      42 t
        vpxord zmm26, zmm26, [rbp + 23552]                ;   571.3 p0+p3   42 t
        vmovdqu64 [rbp + 25984], zmm15                    ;   546.7 p7+p4   23 t spill
        vmovdqa64 zmm15, zmm8                             ;   569.7         22 t copy
        vmovdqu64 [rbp + 26048], zmm8                     ;   569.7 p8+p9   22 t spill
        vmovdqa64 zmm8, zmm27                             ;   571.7         22 t copy
        vpternlogd zmm8, zmm9, zmm10, 6                   ;   571.7 p5      22 t
        vpternlogd zmm7, zmm10, zmm8, 0x9a                ;   572.7 p0      22 t
        vpternlogd zmm8, zmm9, zmm5, 0xe1                 ;   572.7 p5      22 t
        vmovdqa64 zmm9, zmm22                             ;   567.7         22 t copy
        vpternlogd zmm9, zmm21, [rbp + 24256], 6          ;   573.3 p0+p2   22 t
        vpternlogd zmm20, zmm12, zmm9, 0x96               ;   574.3 p5      22 t
        vpternlogd zmm20, zmm4, zmm27, 0x78               ;   575.3 p0      22 t
        vmovdqu64 zmm4, [rbp + 23424]                     ;   424.3 p3      40 t reload
        vmovdqu64 zmm10, [rbp + 23488]                    ;   424.5 p2      40 t reload
        vmovdqu64 zmm12, [rbp + 23360]                    ;   425.3 p3      42 t
        vpternlogd zmm12, zmm10, zmm4, 0x96               ;   574.7 p5      42 t
        vmovdqa64 zmm10, zmm22                            ;   567.7         22 t copy
        vpternlogd zmm10, zmm27, zmm27, 0xc3              ;   575.3 p0      22 t
        vpternlogd zmm16, zmm19, zmm10, 0x36              ;   576.3 p5      22 t
        vpxord zmm15, zmm15, zmm10                        ;   576.3 p0      22 t
        vpternlogd zmm29, zmm7, zmm15, 0x93               ;   577.3 p5      22 t
        vpternlogd zmm10, zmm6, zmm29, 0x59               ;   578.3 p0      22 t
        vpandd zmm30, zmm30, zmm15                        ;   577.7 p5      22 t
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;   578.3 p0      22 t
        vpbroadcastd zmm5, [r8 + 5084]                    ;   426.3 p10     62 l.55 reload
        vmovdqu64 zmm6, [rbp + 22720]                     ;   426.5 p2      21 t
        vpternlogd zmm6, zmm24, zmm5, 0x96                ;   578.7 p5      21 t
        vpternlogd zmm23, zmm20, zmm15, 0xc6              ;   579.3 p0      22 t
        vpternlogd zmm22, zmm25, zmm23, 0x59              ;   580.3 p5      22 t
        vpternlogd zmm2, zmm8, zmm23, 0x96                ;   580.3 p0      22 t
        vpternlogd zmm7, zmm22, zmm10, 0x96               ;   581.3 p5      22 t
        vpternlogd zmm23, zmm15, [rbp + 24320], 0x87      ;   581.3 p0+p3   22 t
        vpternlogd zmm30, zmm19, zmm23, 0x96              ;   582.3 p5      22 t
        vpternlogd zmm3, zmm23, zmm16, 0x69               ;   582.3 p0      22 t
        vpternlogd zmm7, zmm2, zmm30, 0x96                ;   583.3 p5      22 t
        vpxord zmm14, zmm14, zmm6                         ;   583.3 p0      21 t
        vpandnd zmm15, zmm31, zmm6                        ;   583.7 p5      21 t
        vmovdqa64 zmm19, zmm26                            ;   572.3         42 t copy
        vmovdqu64 zmm23, [rbp + 23680]                    ;   429.7 p2      40 t reload
        vmovdqa64 zmm25, zmm14                            ;   584.3         21 t copy
        vpternlogd zmm25, zmm31, zmm23, 0x96              ;   584.3 p0      21 t
        vpternlogd zmm13, zmm25, zmm17, 0x6a              ;   585.3 p5      21 t
        vpxord zmm11, zmm11, zmm25                        ;   585.3 p0      21 t
        vpandnd zmm27, zmm14, zmm23                       ;   585.7 p5      21 t
        vpternlogd zmm23, zmm13, zmm14, 0x93              ;   586.3 p0      21 t
        vpternlogd zmm13, zmm6, zmm17, 0x1e               ;   586.7 p5      21 t
        vpternlogd zmm5, zmm23, [rbp + 22720], 0x96       ;   587.3 p0+p3   21 t
        vmovdqu64 [rbp + 23680], zmm2                     ;   581.3 p7+p4   22 t spill
        vmovdqa64 zmm2, zmm11                             ;   586.3         21 t copy
        vmovdqu64 [rbp + 24320], zmm3                     ;   583.3 p8+p9   22 t spill
        vmovdqa64 zmm3, zmm12                             ;   575.7         42 t copy
        vpternlogd zmm3, zmm28, zmm28, 0xc3               ;   587.7 p5      42 t
        vmovdqu64 [rbp + 23936], zmm7                     ;   584.3 p7+p4   22 t spill
        vmovdqa64 zmm7, zmm3                              ;   588.7         42 t copy
        vmovdqu64 [rbp + 24256], zmm9                     ;   574.3 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm11                             ;   586.3         21 t copy
        vpternlogd zmm9, zmm24, [rbp + 23616], 0x96       ;   588.3 p0+p2   21 t
        vpxord zmm2, zmm2, zmm9                           ;   589.3 p5      21 t
        vpternlogd zmm0, zmm2, [rbp + 23872], 0x69        ;   590.3 p0+p3   21 t
        vpternlogd zmm23, zmm0, zmm9, 0x1e                ;   591.3 p5      21 t
        vmovdqu64 [rbp + 23744], zmm10                    ;   579.3 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm1                             ;   552.7         21 t copy
        vpternlogd zmm10, zmm9, zmm11, 0xde               ;   590.3 p0      21 t
        vpternlogd zmm15, zmm10, zmm27, 0x96              ;   591.3 p5      21 t
        vpternlogd zmm15, zmm0, zmm17, 0xe1               ;   592.3 p0      21 t
        vmovdqa64 zmm10, zmm0                             ;   591.3         21 t copy
        vpternlogd zmm10, zmm1, zmm2, 0x96                ;   591.7 p5      21 t
        vpternlogd zmm13, zmm10, zmm24, 0xb4              ;   592.7 p0      21 t
        vpternlogd zmm23, zmm10, zmm17, 0xe1              ;   592.7 p5      21 t
        vmovdqa64 zmm27, zmm26                            ;   572.3         42 t copy
        vmovdqu64 [rbp + 26112], zmm16                    ;   577.3 p8+p9   22 t spill
        vmovdqa64 zmm16, zmm10                            ;   592.7         21 t copy
        vmovdqu64 [rbp + 26176], zmm20                    ;   576.3 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm2                             ;   590.3         21 t copy
        vmovdqu64 [rbp + 26240], zmm29                    ;   578.3 p8+p9   22 t spill
        vmovdqa64 zmm29, zmm0                             ;   591.3         21 t copy
        vpternlogd zmm29, zmm2, zmm14, 0x7b               ;   593.3 p0      21 t
        vpternlogd zmm5, zmm29, zmm13, 0x69               ;   594.3 p5      21 t
        vmovdqu64 zmm29, [rbp + 23872]                    ;   443.7 p2      40 t reload
        vmovdqu64 [rbp + 26304], zmm22                    ;   581.3 p7+p4   22 t spill
        vmovdqu64 zmm22, [rbp + 23616]                    ;   444.0 p3      40 t reload
        vpternlogd zmm13, zmm22, zmm29, 0xb4              ;   594.3 p0      21 t
        vmovdqu64 [rbp + 26368], zmm21                    ;   556.3 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm23                            ;   593.7         21 t copy
        vpternlogd zmm21, zmm13, zmm15, 0xe3              ;   595.3 p5      21 t
        vmovdqu64 [rbp + 26432], zmm8                     ;   573.7 p7+p4   22 t spill
        vmovdqa64 zmm8, zmm21                             ;   596.3         21 t copy
        vmovdqu64 [rbp + 26496], zmm30                    ;   583.3 p8+p9   22 t spill
        vmovdqa64 zmm30, zmm5                             ;   595.3         21 t copy
        vpternlogd zmm30, zmm13, zmm15, 0x6c              ;   595.3 p0      21 t
        vpxord zmm8, zmm8, zmm30                          ;   596.3 p5      21 t
        vpternlogd zmm15, zmm8, zmm5, 0xbe                ;   597.3 p0      21 t
        vpternlogd zmm13, zmm15, zmm23, 0xc2              ;   598.3 p5      21 t
        vpternlogd zmm15, zmm21, zmm23, 0x72              ;   598.3 p0      21 t
        vpternlogd zmm30, zmm5, zmm13, 0x36               ;   599.3 p5      21 t
        vmovdqu64 zmm5, [rbp + 25344]                     ;   482.7 p2      22 t reload
        vmovdqu64 zmm21, [rbp + 25920]                    ;   549.7 p3      23 t reload
        vmovdqu64 zmm23, [rbp + 25984]                    ;   546.7 p2      41 t
        vpternlogd zmm23, zmm21, zmm5, 0x96               ;   598.3 p0      41 t
        vpternlogd zmm1, zmm2, zmm13, 0xbe                ;   599.3 p5      21 t
        vpord zmm20, zmm20, zmm8                          ;   599.3 p0      21 t
        vpxord zmm2, zmm8, zmm30                          ;   600.3 p5      21 t
        vpternlogd zmm8, zmm0, zmm14, 6                   ;   600.3 p0      21 t
        vpternlogd zmm14, zmm2, zmm8, 0x56                ;   601.3 p5      21 t
        vpxord zmm16, zmm16, zmm8                         ;   601.3 p0      21 t
        vpternlogd zmm0, zmm1, zmm30, 0x39                ;   601.7 p5      21 t
        vpxord zmm8, zmm30, zmm13                         ;   602.3 p0      21 t
        vmovdqa64 zmm21, zmm2                             ;   601.3         21 t copy
        vmovdqa64 zmm5, zmm8                              ;   603.3         21 t copy
        vpternlogd zmm5, zmm9, zmm17, 6                   ;   603.3 p5      21 t
        vpternlogd zmm30, zmm17, zmm5, 0x9a               ;   604.3 p0      21 t
        vpternlogd zmm5, zmm9, zmm13, 0xe1                ;   604.3 p5      21 t
        vmovdqa64 zmm9, zmm15                             ;   599.3         21 t copy
        vpternlogd zmm9, zmm11, [rbp + 23808], 6          ;   604.3 p0+p3   21 t
        vpternlogd zmm16, zmm1, zmm9, 0x96                ;   605.3 p5      21 t
        vpternlogd zmm16, zmm10, zmm8, 0x78               ;   606.3 p0      21 t
        vmovdqu64 zmm1, [rbp + 24832]                     ;   457.5 p2      41 t reload
        vmovdqu64 zmm10, [rbp + 25536]                    ;   516.7 p3      21 t reload
        vmovdqu64 zmm17, [rbp + 26496]                    ;   583.3 p2      41 t
        vpternlogd zmm17, zmm10, zmm1, 0x96               ;   605.7 p5      41 t
        vmovdqa64 zmm1, zmm15                             ;   599.3         21 t copy
        vpternlogd zmm1, zmm8, zmm8, 0xc3                 ;   606.3 p0      21 t
        vpternlogd zmm6, zmm14, zmm1, 0x36                ;   607.3 p5      21 t
        vpxord zmm21, zmm21, zmm1                         ;   607.3 p0      21 t
        vpternlogd zmm25, zmm30, zmm21, 0x93              ;   608.3 p5      21 t
        vpternlogd zmm1, zmm31, zmm25, 0x59               ;   609.3 p0      21 t
        vpandd zmm18, zmm18, zmm21                        ;   608.7 p5      21 t
        vpternlogd zmm21, zmm13, zmm13, 0xc3              ;   609.3 p0      21 t
        vmovdqu64 zmm31, [rbp + 26048]                    ;   569.7 p3      22 t reload
        vmovdqu64 zmm8, [rbp + 26432]                     ;   573.7 p2      41 t
        vpternlogd zmm8, zmm31, [rbp + 26368], 0x2d       ;   609.7 p5+p3   41 t
        vpternlogd zmm22, zmm16, zmm21, 0xc6              ;   610.3 p0      21 t
        vpternlogd zmm21, zmm29, zmm22, 0x95              ;   611.3 p5      21 t
        vmovdqu64 zmm31, [rbp + 25280]                    ;   484.3 p2      22 t reload
        vmovdqu64 zmm13, [rbp + 25472]                    ;   521.3 p3      21 t reload
        vmovdqu64 zmm29, [rbp + 25792]                    ;   549.7 p2      41 t
        vpternlogd zmm29, zmm13, zmm31, 0x96              ;   611.3 p0      41 t
        vpternlogd zmm18, zmm14, zmm21, 0x96              ;   612.3 p5      21 t
        vpternlogd zmm0, zmm21, zmm6, 0x69                ;   612.3 p0      21 t
        vpternlogd zmm15, zmm24, zmm22, 0x59              ;   612.7 p5      21 t
        vmovdqu64 zmm14, [rbp + 22400]                    ;   476.3 p3      22 t reload
        vmovdqu64 zmm21, [rbp + 25728]                    ;   523.3 p2      23 t reload
        vmovdqu64 zmm24, [rbp + 25664]                    ;   537.7 p3      41 t
        vpternlogd zmm24, zmm21, zmm14, 0x59              ;   613.3 p0      41 t
        vpternlogd zmm20, zmm22, zmm5, 0x96               ;   613.7 p5      21 t
        vpternlogd zmm30, zmm15, zmm1, 0x96               ;   614.3 p0      21 t
        vpternlogd zmm30, zmm20, zmm18, 0x96              ;   615.3 p5      21 t
        vmovdqu64 zmm21, [rbp + 24640]                    ;   465.2 p2      41 t reload
        vpternlogd zmm2, zmm11, zmm21, 0x59               ;   615.3 p0      41 t
        vpternlogd zmm2, zmm25, zmm5, 0x96                ;   616.3 p5      41 t
        vmovdqu64 zmm5, [rbp + 24704]                     ;   465.7 p3      41 t reload
        vmovdqu64 zmm11, [rbp + 25408]                    ;   516.7 p2      21 t reload
        vmovdqu64 zmm22, [rbp + 26176]                    ;   576.3 p3      41 t
        vpternlogd zmm22, zmm11, zmm5, 0x96               ;   616.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 25856]                    ;   551.7 p2      23 t reload
        vmovdqa64 zmm21, zmm23                            ;   599.3         41 t copy
        vpternlogd zmm21, zmm10, zmm25, 0x96              ;   616.7 p5      41 t
        vpternlogd zmm23, zmm17, zmm25, 0x96              ;   617.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 26304]                    ;   581.3 p3      22 t reload
        vpternlogd zmm8, zmm25, [rbp + 26240], 0x96       ;   617.7 p5+p2   41 t
        vmovdqu64 zmm25, [rbp + 24768]                    ;   469.3 p3      41 t reload
        vmovdqu64 [rbp + 26240], zmm17                    ;   606.7 p7+p4   41 t spill
        vmovdqa64 zmm17, zmm1                             ;   610.3         41 t copy
        vpternlogd zmm17, zmm0, zmm25, 0x96               ;   618.3 p0      41 t
        vpternlogd zmm25, zmm8, zmm13, 0x69               ;   618.7 p5      41 t
        vmovdqu64 zmm14, [rbp + 25600]                    ;   545.7 p2      23 t reload
        vpternlogd zmm24, zmm14, [rbp + 24000], 0x96      ;   619.3 p0+p3   41 t
        vmovdqu64 zmm14, [rbp + 25088]                    ;   472.5 p2      23 t reload
        vmovdqa64 zmm11, zmm18                            ;   613.3         41 t copy
        vpternlogd zmm11, zmm5, zmm14, 0x96               ;   619.7 p5      41 t
        vmovdqa64 zmm5, zmm17                             ;   619.3         41 t copy
        vpternlogd zmm5, zmm30, [rbp + 25152], 0x96       ;   620.3 p0+p3   41 t
        vpternlogd zmm8, zmm13, zmm5, 0x69                ;   621.3 p5      41 t
        vmovdqa64 zmm13, zmm25                            ;   619.7         41 t copy
        vpternlogd zmm13, zmm31, [rbp + 25792], 0x96      ;   621.3 p0+p2   41 t
        vmovdqu64 [rbp + 25792], zmm25                    ;   619.7 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm22                            ;   617.3         41 t copy
        vpternlogd zmm25, zmm24, [rbp + 24064], 0x69      ;   621.7 p5+p3   41 t
        vmovdqu64 [rbp + 25472], zmm22                    ;   617.3 p7+p4   41 t spill
        vmovdqu64 zmm22, [rbp + 24064]                    ;   549.7 p2      23 t reload
        vpternlogd zmm24, zmm22, [rbp + 25408], 0x69      ;   622.3 p0+p3   41 t
        vpbroadcastd zmm22, [r8 + 5116]                   ;   477.7 p10     62 l.63 reload
        vmovdqu64 zmm14, [rbp + 18560]                    ;   478.3 p2      42 t
        vpternlogd zmm14, zmm12, zmm22, 0x96              ;   622.7 p5      42 t
        vpxord zmm19, zmm19, zmm14                        ;   623.7 p0      42 t
        vmovdqu64 [rbp + 24064], zmm5                     ;   621.3 p8+p9   41 t spill
        vpandnd zmm5, zmm19, [rbp + 23360]                ;   624.7 p5+p3   42 t
        vpternlogd zmm5, zmm14, zmm3, 0xb4                ;   625.7 p0      42 t
        vmovdqu64 [rbp + 24000], zmm8                     ;   622.3 p7+p4   41 t spill
        vmovdqa64 zmm8, zmm19                             ;   624.7         42 t copy
        vpternlogd zmm8, zmm3, [rbp + 23360], 0x96        ;   624.7 p5+p2   42 t
        vpternlogd zmm26, zmm8, zmm28, 0x6a               ;   625.7 p0      42 t
        vpxord zmm7, zmm7, zmm8                           ;   625.7 p5      42 t
        vmovdqu64 [rbp + 25600], zmm25                    ;   622.7 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm7                             ;   626.7         42 t copy
        vmovdqu64 [rbp + 24768], zmm13                    ;   622.3 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm26                            ;   626.7         42 t copy
        vpternlogd zmm13, zmm14, zmm28, 0x1e              ;   626.7 p0      42 t
        vpternlogd zmm26, zmm19, [rbp + 23360], 0x87      ;   626.7 p5+p3   42 t
        vpternlogd zmm22, zmm26, [rbp + 18560], 0x96      ;   627.7 p0+p2   42 t
        vmovdqu64 [rbp + 23360], zmm23                    ;   618.3 p8+p9   41 t spill
        vmovdqa64 zmm23, zmm7                             ;   626.7         42 t copy
        vpternlogd zmm23, zmm12, [rbp + 23232], 0x96      ;   627.7 p5+p3   42 t
        vpxord zmm25, zmm25, zmm23                        ;   628.7 p0      42 t
        vpternlogd zmm4, zmm25, [rbp + 23552], 0x69       ;   629.7 p5+p2   42 t
        vpternlogd zmm26, zmm4, zmm23, 0x1e               ;   630.7 p0      42 t
        vmovdqa64 zmm31, zmm25                            ;   629.7         42 t copy
        vmovdqu64 [rbp + 23424], zmm0                     ;   613.3 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm4                              ;   630.7         42 t copy
        vpternlogd zmm0, zmm25, zmm19, 0x7b               ;   630.7 p5      42 t
        vpternlogd zmm25, zmm12, [rbp + 19712], 0x96      ;   630.3 p0+p3   42 t
        vpternlogd zmm5, zmm25, zmm23, 0x1e               ;   631.3 p5      42 t
        vpternlogd zmm5, zmm4, zmm28, 0xe1                ;   632.3 p0      42 t
        vpxord zmm10, zmm25, zmm4                         ;   631.7 p5      42 t
        vpternlogd zmm13, zmm10, zmm12, 0xb4              ;   632.7 p0      42 t
        vpternlogd zmm22, zmm0, zmm13, 0x69               ;   633.7 p5      42 t
        vpternlogd zmm26, zmm10, zmm28, 0xe1              ;   633.3 p0      42 t
        vmovdqa64 zmm0, zmm10                             ;   632.7         42 t copy
        vmovdqu64 [rbp + 19712], zmm9                     ;   605.3 p8+p9   21 t spill
        vmovdqu64 zmm9, [rbp + 23232]                     ;   492.5 p2      40 t reload
        vpternlogd zmm13, zmm9, [rbp + 23552], 0xb4       ;   633.7 p5+p3   42 t
        vpternlogd zmm1, zmm6, [rbp + 19712], 0x96        ;   634.3 p0+p2   41 t
        vmovdqa64 zmm6, zmm26                             ;   634.3         42 t copy
        vpternlogd zmm6, zmm13, zmm5, 0xe3                ;   634.7 p5      42 t
        vmovdqu64 [rbp + 19712], zmm1                     ;   635.3 p7+p4   41 t spill
        vmovdqa64 zmm1, zmm6                              ;   635.7         42 t copy
        vmovdqu64 [rbp + 26304], zmm16                    ;   607.3 p8+p9   21 t spill
        vmovdqa64 zmm16, zmm22                            ;   634.7         42 t copy
        vpternlogd zmm16, zmm13, zmm5, 0x6c               ;   635.3 p0      42 t
        vpxord zmm1, zmm1, zmm16                          ;   636.3 p5      42 t
        vpternlogd zmm5, zmm1, zmm22, 0xbe                ;   637.3 p0      42 t
        vpternlogd zmm13, zmm5, zmm26, 0xc2               ;   638.3 p5      42 t
        vpternlogd zmm5, zmm6, zmm26, 0x72                ;   638.3 p0      42 t
        vpternlogd zmm16, zmm22, zmm13, 0x36              ;   639.3 p5      42 t
        vmovdqu64 zmm6, [rbp + 24256]                     ;   574.3 p3      22 t reload
        vmovdqu64 zmm22, [rbp + 23744]                    ;   579.3 p2      41 t
        vpternlogd zmm22, zmm6, [rbp + 26112], 0x96       ;   638.3 p0+p3   41 t
        vpord zmm31, zmm31, zmm1                          ;   638.7 p5      42 t
        vpord zmm25, zmm25, zmm13                         ;   639.3 p0      42 t
        vpxord zmm6, zmm1, zmm16                          ;   640.3 p5      42 t
        vpternlogd zmm1, zmm4, zmm19, 6                   ;   640.3 p0      42 t
        vpternlogd zmm19, zmm6, zmm1, 0x56                ;   641.3 p5      42 t
        vpternlogd zmm1, zmm10, zmm25, 0x96               ;   641.3 p0      42 t
        vpternlogd zmm25, zmm4, zmm16, 0x2d               ;   641.7 p5      42 t
        vmovdqu64 zmm4, [rbp + 19008]                     ;   499.5 p2      22 t reload
        vmovdqu64 zmm10, [rbp + 21120]                    ;   518.7 p3      21 t reload
        vmovdqu64 zmm26, [rbp + 21568]                    ;   543.7 p2      41 t
        vpternlogd zmm26, zmm10, zmm4, 0x96               ;   642.3 p0      41 t
        vpxord zmm4, zmm16, zmm13                         ;   642.7 p5      42 t
        vpandd zmm0, zmm0, zmm4                           ;   643.7 p0      42 t
        vmovdqa64 zmm10, zmm6                             ;   641.3         42 t copy
        vmovdqu64 [rbp + 26112], zmm26                    ;   643.3 p7+p4   41 t spill
        vmovdqa64 zmm26, zmm5                             ;   639.3         42 t copy
        vpternlogd zmm26, zmm4, zmm4, 0xc3                ;   643.7 p5      42 t
        vpternlogd zmm14, zmm19, zmm26, 0x36              ;   644.7 p0      42 t
        vpternlogd zmm4, zmm23, zmm28, 6                  ;   644.7 p5      42 t
        vpternlogd zmm16, zmm28, zmm4, 0x9a               ;   645.7 p0      42 t
        vpternlogd zmm4, zmm23, zmm13, 0xe1               ;   645.7 p5      42 t
        vpxord zmm10, zmm10, zmm26                        ;   646.3 p0      42 t
        vpternlogd zmm8, zmm16, zmm10, 0x93               ;   647.3 p5      42 t
        vpternlogd zmm26, zmm3, zmm8, 0x59                ;   648.3 p0      42 t
        vmovdqu64 zmm3, [rbp + 21312]                     ;   541.7 p3      23 t reload
        vmovdqu64 zmm23, [rbp + 25984]                    ;   546.7 p2      41 t
        vpternlogd zmm23, zmm3, [rbp + 21376], 0x96       ;   647.7 p5+p3   41 t
        vpandd zmm27, zmm27, zmm10                        ;   648.3 p0      42 t
        vpternlogd zmm10, zmm13, zmm13, 0xc3              ;   648.7 p5      42 t
        vmovdqu64 zmm3, [rbp + 24576]                     ;   507.7 p2      41 t reload
        vmovdqu64 zmm13, [rbp + 24960]                    ;   510.3 p3      21 t reload
        vmovdqu64 zmm28, [rbp + 23936]                    ;   584.3 p2      41 t
        vpternlogd zmm28, zmm13, zmm3, 0x96               ;   649.3 p0      41 t
        vpternlogd zmm6, zmm4, zmm7, 0x39                 ;   649.7 p5      41 t
        vpternlogd zmm7, zmm5, [rbp + 23488], 0x12        ;   650.3 p0+p3   42 t
        vpternlogd zmm1, zmm0, zmm7, 0x96                 ;   651.3 p5      42 t
        vpternlogd zmm9, zmm1, zmm10, 0xc6                ;   652.3 p0      42 t
        vpternlogd zmm4, zmm31, zmm9, 0x96                ;   653.3 p5      42 t
        vmovdqu64 zmm31, [rbp + 25024]                    ;   510.3 p2      23 t reload
        vmovdqu64 zmm0, [rbp + 26304]                     ;   607.3 p3      41 t
        vpternlogd zmm0, zmm3, zmm31, 0x96                ;   652.3 p0      41 t
        vpternlogd zmm5, zmm12, zmm9, 0x59                ;   653.3 p5      42 t
        vpternlogd zmm6, zmm8, zmm5, 0x96                 ;   654.3 p0      41 t
        vpternlogd zmm5, zmm16, zmm26, 0x96               ;   654.3 p5      42 t
        vmovdqu64 zmm8, [rbp + 24512]                     ;   511.3 p2      41 t reload
        vmovdqu64 zmm12, [rbp + 20864]                    ;   517.7 p3      21 t reload
        vmovdqu64 zmm16, [rbp + 24320]                    ;   583.3 p2      41 t
        vpternlogd zmm16, zmm12, zmm8, 0x96               ;   654.3 p0      41 t
        vpternlogd zmm7, zmm26, zmm14, 0x96               ;   654.7 p5      41 t
        vpternlogd zmm9, zmm10, [rbp + 23552], 0x87       ;   655.3 p0+p3   42 t
        vpternlogd zmm25, zmm14, zmm9, 0x69               ;   656.3 p5      42 t
        vpternlogd zmm27, zmm9, zmm19, 0x96               ;   656.3 p0      42 t
        vmovdqu64 zmm9, [rbp + 18624]                     ;   516.0 p2      23 t reload
        vmovdqu64 zmm10, [rbp + 19712]                    ;   635.3 p3      41 t
        vpternlogd zmm10, zmm8, zmm9, 0x96                ;   656.7 p5      41 t
        vmovdqu64 zmm14, [rbp + 23360]                    ;   618.3 p2      62 t
        vpxord zmm14, zmm14, [rbp + 16896]                ;   657.3 p0+p3   62 t
        vmovdqu64 zmm19, [rbp + 24768]                    ;   622.3 p2      62 t
        vpxord zmm19, zmm19, [rbp + 17024]                ;   657.7 p5+p3   62 t
        vpternlogd zmm5, zmm4, zmm27, 0x96                ;   658.3 p0      42 t
        vpternlogd zmm26, zmm5, zmm25, 0x96               ;   659.3 p5      41 t
        vmovdqu64 [rbp + 17024], zmm19                    ;   658.7 p8+p9   62 t spill
        vmovdqu64 zmm19, [rbp + 25600]                    ;   622.7 p2      62 t
        vpxord zmm19, zmm19, [rbp + 17152]                ;   659.3 p0+p3   62 t
        vmovdqu64 [rbp + 17152], zmm19                    ;   660.3 p7+p4   62 t spill
        vmovdqu64 zmm19, [rbp + 24000]                    ;   622.3 p2      62 t
        vpxord zmm19, zmm19, [rbp + 17728]                ;   659.7 p5+p3   62 t
        vmovdqu64 [rbp + 17728], zmm19                    ;   660.7 p8+p9   62 t spill
        vmovdqu64 zmm19, [rbp + 25856]                    ;   551.7 p2      41 t
        vpternlogd zmm19, zmm12, [rbp + 22528], 0x96      ;   660.3 p0+p3   41 t
        vpternlogd zmm12, zmm10, [rbp + 24320], 0x96      ;   660.7 p5+p2   41 t
        vmovdqu64 [rbp + 20864], zmm14                    ;   658.3 p7+p4   62 t spill
        vmovdqa64 zmm14, zmm19                            ;   661.3         41 t copy
        vpternlogd zmm14, zmm5, zmm9, 0x96                ;   661.3 p0      41 t
        vpternlogd zmm5, zmm9, [rbp + 22528], 0x96        ;   661.7 p5+p3   41 t
        vpternlogd zmm8, zmm5, [rbp + 19712], 0x96        ;   662.7 p0+p2   41 t
        vpxord zmm9, zmm14, [rbp + 16768]                 ;   662.7 p5+p3   62 t
        vmovdqu64 [rbp + 16768], zmm9                     ;   663.7 p8+p9   62 t spill
        vmovdqa64 zmm9, zmm2                              ;   617.3         41 t copy
        vpternlogd zmm9, zmm15, [rbp + 22464], 0x69       ;   663.3 p0+p2   41 t
        vmovdqu64 [rbp + 24512], zmm14                    ;   662.3 p7+p4   41 t spill
        vmovdqa64 zmm14, zmm23                            ;   648.7         41 t copy
        vpternlogd zmm14, zmm13, [rbp + 22912], 0x96      ;   663.7 p5+p3   41 t
        vpternlogd zmm23, zmm28, [rbp + 22912], 0x96      ;   664.3 p0+p2   41 t
        vpternlogd zmm13, zmm0, [rbp + 23936], 0x96       ;   664.7 p5+p3   41 t
        vmovdqu64 [rbp + 24960], zmm28                    ;   650.3 p8+p9   41 t spill
        vmovdqa64 zmm28, zmm14                            ;   664.7         41 t copy
        vpternlogd zmm28, zmm7, zmm31, 0x96               ;   665.3 p0      41 t
        vpternlogd zmm7, zmm31, [rbp + 22912], 0x96       ;   665.7 p5+p2   41 t
        vpternlogd zmm3, zmm7, [rbp + 26304], 0x96        ;   666.7 p0+p3   41 t
        vpxord zmm31, zmm28, [rbp + 17472]                ;   666.7 p5+p2   62 t
        vmovdqu64 [rbp + 17472], zmm31                    ;   667.7 p7+p4   62 t spill
        vpxord zmm31, zmm23, [rbp + 19072]                ;   667.3 p0+p3   62 t
        vmovdqu64 [rbp + 19072], zmm31                    ;   668.3 p8+p9   62 t spill
        vpxord zmm31, zmm13, [rbp + 18048]                ;   667.7 p5+p2   62 t
        vmovdqu64 [rbp + 18048], zmm31                    ;   668.7 p7+p4   62 t spill
        vmovdqa64 zmm31, zmm29                            ;   612.3         41 t copy
        vpternlogd zmm31, zmm27, [rbp + 25152], 0x96      ;   668.3 p0+p3   41 t
        vmovdqu64 [rbp + 24576], zmm28                    ;   666.3 p8+p9   41 t spill
        vpxord zmm28, zmm31, [rbp + 16512]                ;   669.3 p5+p2   62 t
        vmovdqu64 [rbp + 16512], zmm28                    ;   670.3 p7+p4   62 t spill
        vmovdqu64 zmm28, [rbp + 25280]                    ;   532.3 p3      22 t reload
        vpternlogd zmm27, zmm28, [rbp + 25152], 0x96      ;   669.3 p0+p2   41 t
        vpternlogd zmm17, zmm27, zmm30, 0x96              ;   670.3 p5      41 t
        vmovdqu64 zmm28, [rbp + 25216]                    ;   533.3 p3      23 t reload
        vmovdqu64 [rbp + 25152], zmm31                    ;   669.3 p8+p9   41 t spill
        vmovdqa64 zmm31, zmm21                            ;   617.7         41 t copy
        vpternlogd zmm31, zmm26, zmm28, 0x96              ;   670.3 p0      41 t
        vpternlogd zmm26, zmm28, [rbp + 25344], 0x96      ;   670.7 p5+p2   41 t
        vpternlogd zmm28, zmm20, [rbp + 24832], 0x96      ;   671.3 p0+p3   41 t
        vpternlogd zmm20, zmm26, [rbp + 24832], 0x96      ;   671.7 p5+p2   41 t
        vmovdqu64 [rbp + 24832], zmm19                    ;   661.3 p7+p4   41 t spill
        vpxord zmm19, zmm12, [rbp + 17280]                ;   672.3 p0+p3   62 t
        vmovdqu64 [rbp + 17280], zmm19                    ;   673.3 p8+p9   62 t spill
        vpxord zmm19, zmm31, [rbp + 16448]                ;   672.7 p5+p2   62 t
        vmovdqu64 [rbp + 16448], zmm19                    ;   673.7 p7+p4   62 t spill
        vpxord zmm19, zmm20, [rbp + 32192]                ;   673.3 p0+p3   62 t
        vmovdqu64 [rbp + 25216], zmm19                    ;   674.3 p8+p9   62 t spill
        vmovdqa64 zmm19, zmm24                            ;   623.3         41 t copy
        vpternlogd zmm19, zmm6, [rbp + 25088], 0x69       ;   673.7 p5+p2   41 t
        vmovdqu64 [rbp + 25344], zmm31                    ;   671.3 p7+p4   41 t spill
        vpxord zmm31, zmm19, [rbp + 16576]                ;   674.7 p0+p3   62 t
        vmovdqu64 [rbp + 16576], zmm31                    ;   675.7 p8+p9   62 t spill
        vmovdqu64 zmm31, [rbp + 22400]                    ;   540.7 p2      22 t reload
        vpternlogd zmm6, zmm31, [rbp + 25088], 0x69       ;   674.7 p5+p3   41 t
        vpternlogd zmm18, zmm6, [rbp + 24704], 0x96       ;   675.7 p0+p2   41 t
        vmovdqu64 zmm31, [rbp + 21120]                    ;   542.7 p3      21 t reload
        vmovdqu64 [rbp + 24704], zmm19                    ;   674.7 p7+p4   41 t spill
        vmovdqa64 zmm19, zmm9                             ;   664.3         41 t copy
        vpternlogd zmm19, zmm22, zmm31, 0x96              ;   675.7 p5      41 t
        vpternlogd zmm22, zmm31, [rbp + 24640], 0x96      ;   676.3 p0+p2   41 t
        vpxord zmm31, zmm19, [rbp + 17984]                ;   676.7 p5+p3   62 t
        vmovdqu64 [rbp + 17984], zmm31                    ;   677.7 p8+p9   62 t spill
        vmovdqu64 zmm31, [rbp + 26176]                    ;   576.3 p2      41 t
        vpternlogd zmm31, zmm11, [rbp + 25408], 0x96      ;   677.3 p0+p3   41 t
        vmovdqu64 [rbp + 25408], zmm14                    ;   664.7 p7+p4   41 t spill
        vpxord zmm14, zmm31, [rbp + 17856]                ;   678.3 p5+p2   62 t
        vmovdqu64 [rbp + 17856], zmm14                    ;   679.3 p8+p9   62 t spill
        vmovdqu64 zmm14, [rbp + 21952]                    ;   547.0 p3      41 t
        vpternlogd zmm14, zmm30, [rbp + 24448], 0x96      ;   678.3 p0+p2   41 t
        vmovdqu64 [rbp + 26176], zmm24                    ;   623.3 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 16640]                    ;   548.0 p3      62 t
        vmovdqu64 [rbp + 16640], zmm29                    ;   612.3 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 16704]                    ;   548.7 p2      62 t
        vmovdqu64 [rbp + 16704], zmm21                    ;   617.7 p7+p4   41 t spill
        vmovdqu64 zmm21, [rbp + 18240]                    ;   549.8 p3      62 t
        vmovdqu64 [rbp + 18240], zmm20                    ;   672.7 p8+p9   41 t spill
        vmovdqu64 zmm20, [rbp + 17664]                    ;   550.3 p2      62 t
        vmovdqu64 [rbp + 17664], zmm12                    ;   661.7 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 17344]                    ;   550.8 p3      62 t
        vmovdqu64 [rbp + 17344], zmm5                     ;   662.7 p8+p9   41 t spill
        vmovdqu64 zmm5, [rbp + 17536]                     ;   551.3 p2      62 t
        vmovdqu64 [rbp + 17536], zmm13                    ;   665.7 p7+p4   41 t spill
        vmovdqu64 zmm13, [rbp + 17600]                    ;   552.3 p3      62 t
        vmovdqu64 [rbp + 17600], zmm7                     ;   666.7 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 17792]                     ;   553.3 p2      62 t
        vmovdqu64 [rbp + 17792], zmm19                    ;   676.7 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 18176]                    ;   554.3 p3      62 t
        vmovdqu64 [rbp + 18176], zmm6                     ;   675.7 p8+p9   41 t spill
        vmovdqu64 zmm6, [rbp + 17216]                     ;   554.7 p2      62 t
        vmovdqu64 [rbp + 17216], zmm31                    ;   678.3 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 19008]                    ;   556.3 p3      41 t
        vpternlogd zmm31, zmm1, [rbp + 22464], 0x96       ;   678.7 p5+p2   41 t
        vpternlogd zmm2, zmm15, zmm31, 0x69               ;   679.7 p0      41 t
        vmovdqu64 zmm15, [rbp + 26112]                    ;   643.3 p3      41 t reload
        vpternlogd zmm1, zmm15, [rbp + 22464], 0x96       ;   679.7 p5+p2   41 t
        vpxord zmm24, zmm24, zmm1                         ;   680.7 p0      62 t
        vmovdqu64 zmm15, [rbp + 25856]                    ;   558.5 p3      41 t
        vpternlogd zmm15, zmm16, [rbp + 22528], 0x96      ;   680.7 p5+p2   41 t
        vpxord zmm12, zmm12, zmm15                        ;   681.7 p0      62 t
        vmovdqu64 [rbp + 22528], zmm12                    ;   682.7 p8+p9   62 t spill
        vmovdqu64 zmm12, [rbp + 19456]                    ;   559.5 p3      41 t
        vpternlogd zmm12, zmm4, [rbp + 21696], 0x96       ;   681.7 p5+p2   41 t
        vmovdqu64 [rbp + 25856], zmm24                    ;   681.7 p7+p4   62 t spill
        vmovdqu64 zmm24, [rbp + 20736]                    ;   560.5 p3      41 t
        vpternlogd zmm24, zmm25, [rbp + 21952], 0x96      ;   682.3 p0+p2   41 t
        vpternlogd zmm30, zmm24, [rbp + 24448], 0x96      ;   683.3 p5+p3   41 t
        vmovdqu64 [rbp + 22464], zmm16                    ;   655.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 26496]                    ;   583.3 p2      41 t
        vpternlogd zmm16, zmm28, [rbp + 25536], 0x96      ;   683.3 p0+p3   41 t
        vpxord zmm7, zmm7, zmm16                          ;   684.3 p5      62 t
        vpternlogd zmm23, zmm0, [rbp + 32960], 0x96       ;   684.3 p0+p2   62 t
        vpxord zmm0, zmm8, [rbp + 32512]                  ;   684.7 p5+p3   62 t
        vmovdqu64 [rbp + 25536], zmm23                    ;   685.3 p7+p4   62 t spill
        vpxord zmm23, zmm3, [rbp + 32448]                 ;   685.3 p0+p2   62 t
        vpternlogd zmm15, zmm10, [rbp + 33024], 0x96      ;   685.7 p5+p3   62 t
        vpxord zmm10, zmm17, [rbp + 32256]                ;   686.3 p0+p2   62 t
        vpternlogd zmm16, zmm26, [rbp + 33216], 0x96      ;   686.7 p5+p3   62 t
        vpxord zmm26, zmm18, [rbp + 32320]                ;   687.3 p0+p2   62 t
        vmovdqu64 [rbp + 26496], zmm16                    ;   687.7 p8+p9   62 t spill
        vpxord zmm16, zmm2, [rbp + 32384]                 ;   687.7 p5+p3   62 t
        vmovdqu64 [rbp + 24640], zmm15                    ;   686.7 p7+p4   62 t spill
        vpxord zmm15, zmm30, [rbp + 32576]                ;   688.3 p0+p2   62 t
        vmovdqu64 [rbp + 21120], zmm15                    ;   689.3 p8+p9   62 t spill
        vmovdqu64 zmm15, [rbp + 25600]                    ;   622.7 p3      41 t reload
        vpternlogd zmm11, zmm15, [rbp + 32832], 0x96      ;   688.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 24832]                    ;   661.3 p3      41 t reload
        vpternlogd zmm8, zmm15, [rbp + 34048], 0x96       ;   689.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 23360]                    ;   618.3 p3      41 t reload
        vpternlogd zmm28, zmm15, [rbp + 32704], 0x96      ;   689.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 24000]                    ;   622.3 p3      41 t reload
        vpternlogd zmm27, zmm15, [rbp + 33280], 0x96      ;   690.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 25408]                    ;   664.7 p3      41 t reload
        vpternlogd zmm3, zmm15, [rbp + 33984], 0x96       ;   690.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 16640]                    ;   612.3 p3      41 t reload
        vpternlogd zmm17, zmm15, [rbp + 33792], 0x96      ;   691.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 26176]                    ;   623.3 p3      41 t reload
        vpternlogd zmm18, zmm15, [rbp + 33856], 0x96      ;   691.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 17792]                    ;   676.7 p3      41 t reload
        vpternlogd zmm31, zmm15, [rbp + 33408], 0x96      ;   692.3 p0+p2   62 t
        vmovdqu64 zmm15, [rbp + 26112]                    ;   643.3 p3      41 t reload
        vpternlogd zmm2, zmm15, [rbp + 33920], 0x96       ;   692.7 p5+p2   62 t
        vmovdqu64 zmm15, [rbp + 17088]                    ;   576.5 p3      62 t
        vmovdqu64 [rbp + 17088], zmm8                     ;   690.3 p7+p4   62 t spill
        vmovdqu64 zmm8, [rbp + 21568]                     ;   576.7 p2      41 t
        vpternlogd zmm8, zmm22, [rbp + 19008], 0x96       ;   693.3 p0+p3   41 t
        vpxord zmm20, zmm20, zmm8                         ;   694.3 p5      62 t
        vmovdqu64 [rbp + 19008], zmm3                     ;   691.7 p8+p9   62 t spill
        vmovdqu64 zmm3, [rbp + 21504]                     ;   577.7 p2      61 t reload
        vmovdqu64 [rbp + 26560], zmm3                     ;   583.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 21760]                     ;   578.5 p3      61 t reload
        vmovdqu64 [rbp + 26624], zmm3                     ;   584.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 21440]                     ;   578.7 p2      61 t reload
        vmovdqu64 [rbp + 26688], zmm3                     ;   584.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 18688]                     ;   579.5 p3      61 t reload
        vmovdqu64 [rbp + 26752], zmm3                     ;   585.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 20288]                     ;   579.7 p2      61 t reload
        vmovdqu64 [rbp + 26816], zmm3                     ;   585.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 18112]                     ;   580.5 p3      61 t reload
        vmovdqu64 [rbp + 26880], zmm3                     ;   586.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 22144]                     ;   580.7 p2      61 t reload
        vmovdqu64 [rbp + 26944], zmm3                     ;   586.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 24128]                     ;   581.5 p3      61 t reload
        vmovdqu64 [rbp + 27008], zmm3                     ;   587.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 19520]                     ;   581.7 p2      61 t reload
        vmovdqu64 [rbp + 27072], zmm3                     ;   587.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 21056]                     ;   582.5 p3      61 t reload
        vmovdqu64 [rbp + 27136], zmm3                     ;   588.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 20928]                     ;   582.7 p2      61 t reload
        vmovdqu64 [rbp + 27200], zmm3                     ;   588.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 19584]                     ;   583.5 p3      61 t reload
        vmovdqu64 [rbp + 27264], zmm3                     ;   589.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 23040]                     ;   583.7 p2      61 t reload
        vmovdqu64 [rbp + 27328], zmm3                     ;   589.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 19392]                     ;   584.5 p3      61 t reload
        vmovdqu64 [rbp + 27392], zmm3                     ;   590.5 p8+p9   60 rounds
        vmovdqu64 zmm3, [rbp + 18368]                     ;   584.7 p2      61 t reload
        vmovdqu64 [rbp + 27456], zmm3                     ;   590.7 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 22848]                     ;   585.5 p3      61 t reload
        vmovdqu64 [rbp + 27520], zmm3                     ;   591.5 p8+p9   60 rounds
        vpternlogd zmm1, zmm22, [rbp + 34432], 0x96       ;   694.3 p0+p2   62 t
        vpternlogd zmm8, zmm9, [rbp + 32896], 0x96        ;   694.7 p5+p3   62 t
        vmovdqu64 zmm3, [rbp + 19840]                     ;   586.7 p2      21 t reload
        vmovdqu64 zmm9, [rbp + 23680]                     ;   587.5 p3      41 t
        vpternlogd zmm9, zmm3, [rbp + 24448], 0x96        ;   695.3 p0+p2   41 t
        vmovdqu64 zmm22, [rbp + 20480]                    ;   588.5 p3      61 t reload
        vmovdqu64 [rbp + 27584], zmm22                    ;   594.5 p7+p4   60 rounds
        vmovdqu64 zmm22, [rbp + 20736]                    ;   588.7 p2      22 t reload
        vmovdqu64 [rbp + 20480], zmm1                     ;   695.3 p8+p9   62 t spill
        vmovdqu64 zmm1, [rbp + 25920]                     ;   589.5 p3      41 t
        vpternlogd zmm1, zmm3, zmm22, 0x96                ;   695.7 p5      41 t
        vmovdqu64 [rbp + 24448], zmm2                     ;   693.7 p7+p4   62 t spill
        vmovdqu64 zmm2, [rbp + 19904]                     ;   589.7 p2      61 t reload
        vmovdqu64 [rbp + 27648], zmm2                     ;   595.7 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 22016]                     ;   590.5 p3      61 t reload
        vmovdqu64 [rbp + 27712], zmm2                     ;   596.5 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22336]                     ;   590.7 p2      61 t reload
        vmovdqu64 [rbp + 27776], zmm2                     ;   596.7 p8+p9   60 rounds
        vpternlogd zmm3, zmm14, [rbp + 23680], 0x96       ;   696.3 p0+p3   41 t
        vpxord zmm19, zmm19, zmm3                         ;   697.3 p5      62 t
        vpternlogd zmm22, zmm9, [rbp + 25920], 0x96       ;   697.3 p0+p2   41 t
        vmovdqu64 zmm2, [rbp + 19968]                     ;   592.8 p3      61 t reload
        vmovdqu64 [rbp + 27840], zmm2                     ;   598.8 p7+p4   60 rounds
        vpxord zmm5, zmm5, zmm22                          ;   698.3 p5      62 t
        vpternlogd zmm25, zmm1, [rbp + 21952], 0x96       ;   698.3 p0+p2   41 t
        vmovdqu64 zmm2, [rbp + 18880]                     ;   593.8 p3      61 t reload
        vmovdqu64 [rbp + 27904], zmm2                     ;   599.8 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 21184]                     ;   594.5 p2      61 t reload
        vmovdqu64 [rbp + 27968], zmm2                     ;   600.5 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 20096]                     ;   594.8 p3      61 t reload
        vmovdqu64 [rbp + 28032], zmm2                     ;   600.8 p8+p9   60 rounds
        vpxord zmm29, zmm29, zmm25                        ;   699.3 p5      62 t
        vpternlogd zmm22, zmm14, [rbp + 16960], 0x96      ;   699.3 p0+p2   62 t
        vpternlogd zmm3, zmm24, [rbp + 33600], 0x96       ;   699.7 p5+p3   62 t
        vmovdqu64 zmm2, [rbp + 24896]                     ;   596.5 p2      21 t reload
        vmovdqu64 zmm14, [rbp + 24320]                    ;   596.8 p3      22 t reload
        vmovdqu64 zmm24, [rbp + 23744]                    ;   597.5 p2      41 t
        vpternlogd zmm24, zmm14, zmm2, 0x96               ;   700.3 p0      41 t
        vmovdqu64 zmm14, [rbp + 20544]                    ;   597.8 p3      61 t reload
        vmovdqu64 [rbp + 28096], zmm14                    ;   603.8 p7+p4   60 rounds
        vmovdqu64 zmm14, [rbp + 19456]                    ;   598.5 p2      22 t reload
        vmovdqu64 [rbp + 20544], zmm18                    ;   692.7 p8+p9   62 t spill
        vmovdqu64 zmm18, [rbp + 24192]                    ;   598.8 p3      23 t reload
        vpternlogd zmm2, zmm18, zmm14, 0x96               ;   700.7 p5      41 t
        vpternlogd zmm30, zmm1, [rbp + 34112], 0x96       ;   701.3 p0+p2   62 t
        vmovdqu64 zmm1, [rbp + 21696]                     ;   599.8 p3      23 t reload
        vpternlogd zmm4, zmm2, zmm1, 0x96                 ;   701.7 p5      41 t
        vpxord zmm21, zmm21, zmm4                         ;   702.7 p0      62 t
        vmovdqu64 [rbp + 24896], zmm30                    ;   702.3 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 23424]                    ;   613.3 p2      21 t reload
        vpternlogd zmm1, zmm30, [rbp + 24384], 0x96       ;   702.7 p5+p3   41 t
        vpternlogd zmm30, zmm12, [rbp + 24384], 0x96      ;   703.3 p0+p2   41 t
        vpxord zmm15, zmm15, zmm30                        ;   704.3 p5      62 t
        vpternlogd zmm25, zmm9, [rbp + 34624], 0x96       ;   704.3 p0+p3   62 t
        vpternlogd zmm30, zmm2, [rbp + 16384], 0x96       ;   704.7 p5+p2   62 t
        vmovdqu64 zmm2, [rbp + 23936]                     ;   602.8 p3      22 t reload
        vmovdqa64 zmm9, zmm1                              ;   703.7         41 t copy
        vpternlogd zmm9, zmm24, zmm2, 0x96                ;   705.3 p0      41 t
        vpxord zmm6, zmm6, zmm9                           ;   706.3 p5      62 t
        vpternlogd zmm24, zmm2, [rbp + 24384], 0x96       ;   706.3 p0+p2   41 t
        vmovdqu64 zmm2, [rbp + 19648]                     ;   605.3 p3      61 t reload
        vmovdqu64 [rbp + 28160], zmm2                     ;   611.3 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 19776]                     ;   605.7 p2      61 t reload
        vmovdqu64 [rbp + 28224], zmm2                     ;   611.7 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22080]                     ;   606.3 p3      61 t reload
        vmovdqu64 [rbp + 28288], zmm2                     ;   612.3 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 19264]                     ;   607.3 p2      61 t reload
        vmovdqu64 [rbp + 28352], zmm2                     ;   613.3 p7+p4   60 rounds
        vpternlogd zmm18, zmm14, zmm24, 0x96              ;   707.3 p5      41 t
        vmovdqu64 zmm2, [rbp + 20160]                     ;   607.8 p3      61 t reload
        vmovdqu64 [rbp + 28416], zmm2                     ;   613.8 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 21632]                     ;   608.3 p2      61 t reload
        vmovdqu64 [rbp + 28480], zmm2                     ;   614.3 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18304]                     ;   608.8 p3      61 t reload
        vmovdqu64 [rbp + 28544], zmm2                     ;   614.8 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20608]                     ;   609.3 p2      61 t reload
        vmovdqu64 [rbp + 28608], zmm2                     ;   615.3 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 19200]                     ;   610.5 p3      61 t reload
        vmovdqu64 [rbp + 28672], zmm2                     ;   616.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 19328]                     ;   610.8 p2      61 t reload
        vmovdqu64 [rbp + 28736], zmm2                     ;   616.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 21888]                     ;   611.5 p3      61 t reload
        vmovdqu64 [rbp + 28800], zmm2                     ;   617.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20032]                     ;   611.8 p2      61 t reload
        vmovdqu64 [rbp + 28864], zmm2                     ;   617.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22976]                     ;   612.5 p3      61 t reload
        vmovdqu64 [rbp + 28928], zmm2                     ;   618.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20416]                     ;   612.8 p2      61 t reload
        vmovdqu64 [rbp + 28992], zmm2                     ;   618.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18816]                     ;   613.5 p3      61 t reload
        vmovdqu64 [rbp + 29056], zmm2                     ;   619.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 18944]                     ;   613.8 p2      61 t reload
        vmovdqu64 [rbp + 29120], zmm2                     ;   619.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 20352]                     ;   614.5 p3      61 t reload
        vmovdqu64 [rbp + 29184], zmm2                     ;   621.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20992]                     ;   614.8 p2      61 t reload
        vmovdqu64 [rbp + 29248], zmm2                     ;   621.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 17920]                     ;   615.5 p3      61 t reload
        vmovdqu64 [rbp + 29312], zmm2                     ;   623.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 18752]                     ;   616.5 p2      61 t reload
        vmovdqu64 [rbp + 29376], zmm2                     ;   623.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22592]                     ;   617.3 p3      61 t reload
        vmovdqu64 [rbp + 29440], zmm2                     ;   625.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20224]                     ;   617.7 p2      61 t reload
        vmovdqu64 [rbp + 29504], zmm2                     ;   625.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 20800]                     ;   618.3 p3      61 t reload
        vmovdqu64 [rbp + 29568], zmm2                     ;   627.5 p8+p9   60 rounds
        vpxord zmm13, zmm13, zmm18                        ;   708.3 p0      62 t
        vmovdqu64 zmm2, [rbp + 21248]                     ;   618.7 p2      61 t reload
        vmovdqu64 [rbp + 29632], zmm2                     ;   627.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18432]                     ;   619.3 p3      61 t reload
        vmovdqu64 [rbp + 29696], zmm2                     ;   629.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 20672]                     ;   619.7 p2      61 t reload
        vmovdqu64 [rbp + 29760], zmm2                     ;   629.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22272]                     ;   620.3 p3      61 t reload
        vmovdqu64 [rbp + 29824], zmm2                     ;   631.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 22656]                     ;   620.7 p2      61 t reload
        vmovdqu64 [rbp + 29888], zmm2                     ;   631.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22784]                     ;   621.3 p3      61 t reload
        vmovdqu64 [rbp + 29952], zmm2                     ;   633.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 17408]                     ;   621.7 p2      61 t reload
        vmovdqu64 [rbp + 30016], zmm2                     ;   633.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22720]                     ;   622.3 p3      61 t reload
        vmovdqu64 [rbp + 30080], zmm2                     ;   635.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 23104]                     ;   622.7 p2      61 t reload
        vmovdqu64 [rbp + 30144], zmm2                     ;   635.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18496]                     ;   623.3 p3      61 t reload
        vmovdqu64 [rbp + 30208], zmm2                     ;   637.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 23168]                     ;   623.7 p2      61 t reload
        vmovdqu64 [rbp + 30272], zmm2                     ;   637.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 23296]                     ;   624.3 p3      61 t reload
        vmovdqu64 [rbp + 30336], zmm2                     ;   639.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 21824]                     ;   624.7 p2      61 t reload
        vmovdqu64 [rbp + 30400], zmm2                     ;   639.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 22208]                     ;   625.3 p3      61 t reload
        vmovdqu64 [rbp + 30464], zmm2                     ;   641.5 p8+p9   60 rounds
        vmovdqu64 zmm2, [rbp + 19136]                     ;   625.7 p2      61 t reload
        vmovdqu64 [rbp + 30528], zmm2                     ;   641.8 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 18560]                     ;   626.3 p3      61 t reload
        vmovdqu64 [rbp + 30592], zmm2                     ;   643.5 p8+p9   60 rounds
        vpternlogd zmm18, zmm1, [rbp + 33152], 0x96       ;   708.3 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 24064]                     ;   627.3 p3      41 t reload
        vmovdqu64 zmm2, [rbp + 24768]                     ;   627.7 p2      62 t
        vpternlogd zmm2, zmm1, [rbp + 32768], 0x96        ;   708.3 p0+p3   62 t
        vpternlogd zmm9, zmm12, [rbp + 16832], 0x96       ;   708.7 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 18176]                     ;   675.7 p3      41 t reload
        vmovdqu64 zmm12, [rbp + 17216]                    ;   678.3 p2      62 t
        vpternlogd zmm12, zmm1, [rbp + 33344], 0x96       ;   709.3 p0+p3   62 t
        vpternlogd zmm4, zmm24, [rbp + 16256], 0x96       ;   709.7 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 17600]                     ;   666.7 p3      41 t reload
        vmovdqu64 zmm14, [rbp + 17536]                    ;   665.7 p2      62 t
        vpternlogd zmm14, zmm1, [rbp + 33472], 0x96       ;   710.3 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 17344]                     ;   662.7 p2      41 t reload
        vmovdqu64 zmm24, [rbp + 17664]                    ;   661.7 p3      62 t
        vpternlogd zmm24, zmm1, [rbp + 33536], 0x96       ;   710.7 p5+p2   62 t
        vmovdqu64 zmm1, [rbp + 16704]                     ;   634.3 p3      41 t reload
        vmovdqu64 [rbp + 17344], zmm7                     ;   685.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rbp + 18240]                     ;   672.7 p2      62 t
        vpternlogd zmm7, zmm1, [rbp + 33728], 0x96        ;   711.3 p0+p3   62 t
        vmovdqu64 zmm1, [rbp + 25216]                     ;   674.3 p2      62 t reload
        vmovdqu64 [rbp + 32192], zmm1                     ;   680.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 26240]                     ;   636.3 p3      41 t reload
        vmovdqu64 [rbp + 25216], zmm20                    ;   695.3 p7+p4   62 t spill
        vmovdqu64 zmm20, [rbp + 25344]                    ;   671.3 p2      62 t
        vpternlogd zmm20, zmm1, [rbp + 34240], 0x96       ;   711.7 p5+p3   62 t
        vmovdqu64 [rbp + 32256], zmm10                    ;   687.3 p8+p9   60 rounds
        vmovdqu64 zmm1, [rbp + 25792]                     ;   637.7 p2      41 t reload
        vmovdqu64 zmm10, [rbp + 25152]                    ;   669.3 p3      62 t
        vpternlogd zmm10, zmm1, [rbp + 34304], 0x96       ;   712.3 p0+p2   62 t
        vmovdqu64 [rbp + 32320], zmm26                    ;   688.3 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 25472]                     ;   639.3 p3      41 t reload
        vmovdqu64 zmm26, [rbp + 24704]                    ;   674.7 p2      62 t
        vpternlogd zmm26, zmm1, [rbp + 34368], 0x96       ;   712.7 p5+p3   62 t
        vmovdqu64 [rbp + 32448], zmm23                    ;   686.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 32384], zmm16                    ;   688.7 p7+p4   60 rounds
        vmovdqu64 zmm1, [rbp + 24960]                     ;   650.3 p2      41 t reload
        vmovdqu64 zmm16, [rbp + 24576]                    ;   666.3 p3      62 t
        vpternlogd zmm16, zmm1, [rbp + 16320], 0x96       ;   713.3 p0+p2   62 t
        vmovdqu64 [rbp + 32512], zmm0                     ;   685.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 22464]                     ;   655.3 p3      41 t reload
        vmovdqu64 zmm1, [rbp + 24512]                     ;   662.3 p2      62 t
        vpternlogd zmm1, zmm0, [rbp + 34560], 0x96        ;   713.7 p5+p3   62 t
        vmovdqu64 [rbp + 32832], zmm11                    ;   689.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 21120]                     ;   689.3 p2      62 t reload
        vmovdqu64 [rbp + 32576], zmm0                     ;   695.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 25536]                     ;   685.3 p3      62 t reload
        vmovdqu64 [rbp + 32960], zmm0                     ;   691.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 24640]                     ;   686.7 p2      62 t reload
        vmovdqu64 [rbp + 33024], zmm0                     ;   692.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 26496]                     ;   687.7 p3      62 t reload
        vmovdqu64 [rbp + 33216], zmm0                     ;   693.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 20544]                     ;   692.7 p2      62 t reload
        vmovdqu64 [rbp + 33856], zmm0                     ;   698.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 24448]                     ;   693.7 p3      62 t reload
        vmovdqu64 [rbp + 33920], zmm0                     ;   699.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 19008]                     ;   691.7 p2      62 t reload
        vmovdqu64 [rbp + 33984], zmm0                     ;   697.7 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 17088]                     ;   690.3 p3      62 t reload
        vmovdqu64 [rbp + 34048], zmm0                     ;   696.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 24896]                     ;   702.3 p2      62 t reload
        vmovdqu64 [rbp + 34112], zmm0                     ;   708.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 20480]                     ;   695.3 p3      62 t reload
        vmovdqu64 [rbp + 34432], zmm0                     ;   701.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 32704], zmm28                    ;   690.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 33280], zmm27                    ;   691.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 33408], zmm31                    ;   693.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 32896], zmm8                     ;   695.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 33792], zmm17                    ;   692.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 33600], zmm3                     ;   700.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 32768], zmm2                     ;   709.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 33152], zmm18                    ;   709.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 33344], zmm12                    ;   710.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 34624], zmm25                    ;   705.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 33472], zmm14                    ;   711.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 33536], zmm24                    ;   711.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 33728], zmm7                     ;   712.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 34240], zmm20                    ;   712.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 34304], zmm10                    ;   713.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 34368], zmm26                    ;   713.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 34560], zmm1                     ;   714.7 p8+p9   60 rounds
        add r8, 0x200                                     ;   650.3 p1      60 rounds
        vmovdqu64 zmm11, [rbp + 16448]                    ;   673.7 p2      62 t reload
        vmovdqu64 zmm12, [rbp + 16512]                    ;   670.3 p3      62 t reload
        vmovdqu64 zmm31, [rbp + 16576]                    ;   675.7 p2      62 t reload
        vmovdqu64 zmm14, [rbp + 25856]                    ;   681.7 p3      62 t reload
        vmovdqu64 zmm0, [rbp + 17472]                     ;   667.7 p2      62 t reload
        vmovdqu64 zmm1, [rbp + 16768]                     ;   663.7 p3      62 t reload
        vmovdqu64 zmm17, [rbp + 20864]                    ;   658.3 p2      62 t reload
        vmovdqu64 zmm18, [rbp + 17024]                    ;   658.7 p3      62 t reload
        vmovdqu64 zmm2, [rbp + 17152]                     ;   660.3 p2      62 t reload
        vmovdqu64 zmm20, [rbp + 19072]                    ;   668.3 p3      62 t reload
        vmovdqu64 zmm3, [rbp + 25216]                     ;   695.3 p2      62 t reload
        vmovdqu64 zmm7, [rbp + 22528]                     ;   682.7 p3      62 t reload
        vmovdqu64 zmm23, [rbp + 17344]                    ;   685.3 p2      62 t reload
        vmovdqu64 zmm24, [rbp + 17728]                    ;   660.7 p3      62 t reload
        vmovdqu64 zmm25, [rbp + 17856]                    ;   679.3 p2      62 t reload
        vmovdqu64 zmm26, [rbp + 17984]                    ;   677.7 p3      62 t reload
        vmovdqu64 zmm27, [rbp + 18048]                    ;   668.7 p2      62 t reload
        vmovdqu64 zmm28, [rbp + 17280]                    ;   673.3 p3      62 t reload
        vmovdqa64 zmm8, zmm30                             ;   705.7         62 t copy
        vmovdqa64 zmm10, zmm4                             ;   710.7         62 t copy
        vmovdqa64 zmm4, zmm6                              ;   707.3         62 t copy
        vmovdqa64 zmm6, zmm22                             ;   700.3         62 t copy
        vmovdqa64 zmm22, zmm13                            ;   709.3         62 t copy
        vmovdqa64 zmm13, zmm31                            ;   681.7         62 t copy
        vmovdqa64 zmm30, zmm15                            ;   705.3         62 t copy
        vmovdqa64 zmm15, zmm1                             ;   669.7         62 t copy
        vmovdqa64 zmm1, zmm21                             ;   703.7         62 t copy
        vmovdqa64 zmm21, zmm7                             ;   688.7         62 t copy
        vmovdqa64 zmm7, zmm9                              ;   709.7         62 t copy
        vmovdqa64 zmm9, zmm16                             ;   714.3         62 t copy
        vmovdqa64 zmm16, zmm29                            ;   700.3         62 t copy
        vmovdqa64 zmm29, zmm19                            ;   698.3         62 t copy
        vmovdqa64 zmm19, zmm2                             ;   666.3         62 t copy
        vmovdqa64 zmm2, zmm3                              ;   701.3         62 t copy
        vmovdqa64 zmm3, zmm5                              ;   699.3         62 t copy
        vmovdqa64 zmm5, zmm30                             ;   705.3         62 t copy
        cmp r8, qword [rbp + 34816]                       ;                    more rounds?
        jne .rounds_4
        mov qword [rbp + 34808], r8                       ;                    resident
        vmovdqu64 [rbp + 30912], zmm0                     ;                    resident
        vmovdqu64 [rbp + 31104], zmm1                     ;                    resident
        vmovdqu64 [rbp + 31360], zmm2                     ;                    resident
        vmovdqu64 [rbp + 31552], zmm3                     ;                    resident
        vmovdqu64 [rbp + 32128], zmm4                     ;                    resident
        vmovdqu64 [rbp + 32640], zmm5                     ;                    resident
        vmovdqu64 [rbp + 33088], zmm6                     ;                    resident
        vmovdqu64 [rbp + 33664], zmm7                     ;                    resident
        vmovdqu64 [rbp + 34176], zmm8                     ;                    resident
        vmovdqu64 [rbp + 34496], zmm9                     ;                    resident
        vmovdqu64 [rbp + 34688], zmm10                    ;                    resident
        vmovdqu64 [rbp + 30656], zmm11                    ;                    resident
        vmovdqu64 [rbp + 30720], zmm12                    ;                    resident
        vmovdqu64 [rbp + 30784], zmm13                    ;                    resident
        vmovdqu64 [rbp + 30848], zmm14                    ;                    resident
        vmovdqu64 [rbp + 30976], zmm15                    ;                    resident
        vmovdqu64 [rbp + 31040], zmm16                    ;                    resident
        vmovdqu64 [rbp + 31168], zmm17                    ;                    resident
        vmovdqu64 [rbp + 31232], zmm18                    ;                    resident
        vmovdqu64 [rbp + 31296], zmm19                    ;                    resident
        vmovdqu64 [rbp + 31424], zmm20                    ;                    resident
        vmovdqu64 [rbp + 31488], zmm21                    ;                    resident
        vmovdqu64 [rbp + 31616], zmm22                    ;                    resident
        vmovdqu64 [rbp + 31680], zmm23                    ;                    resident
        vmovdqu64 [rbp + 31744], zmm24                    ;                    resident
        vmovdqu64 [rbp + 31808], zmm25                    ;                    resident
        vmovdqu64 [rbp + 31872], zmm26                    ;                    resident
        vmovdqu64 [rbp + 31936], zmm27                    ;                    resident
        vmovdqu64 [rbp + 32000], zmm28                    ;                    resident
        vmovdqu64 [rbp + 32064], zmm29                    ;                    resident
        mov r8, qword [rbp + 34768]                       ;     0.0 p2      74 dst.0 reload
        vpbroadcastd zmm0, [r8 + 6144]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26560]                  ;    11.0 p0+p2   74 dst
        mov r9, qword [rbp + 34824]                       ;     0.5 p10     74 dst reload
        vmovdqu64 [r9], zmm0                              ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6148]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26624]                  ;    11.0 p5+p2   74 dst
        vmovdqu64 [r9 + 64], zmm0                         ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6152]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26688]                  ;    11.0 p0+p3   74 dst
        vmovdqu64 [r9 + 128], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6156]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26752]                  ;    11.0 p5+p2   74 dst
        vmovdqu64 [r9 + 192], zmm0                        ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6160]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26816]                  ;    11.0 p0+p2   74 dst
        vmovdqu64 [r9 + 256], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6164]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26880]                  ;    11.0 p5+p3   74 dst
        vmovdqu64 [r9 + 320], zmm0                        ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6168]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26944]                  ;    11.0 p0+p2   74 dst
        vmovdqu64 [r9 + 384], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6172]                    ;     5.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27008]                  ;    11.2 p5+p2   74 dst
        vmovdqu64 [r9 + 448], zmm0                        ;    12.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6176]                    ;     5.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27072]                  ;    11.5 p0+p3   74 dst
        vmovdqu64 [r9 + 512], zmm0                        ;    12.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6180]                    ;     6.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27136]                  ;    12.5 p5+p2   74 dst
        vmovdqu64 [r9 + 576], zmm0                        ;    13.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6184]                    ;     7.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27200]                  ;    13.2 p0+p2   74 dst
        vmovdqu64 [r9 + 640], zmm0                        ;    14.2 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6188]                    ;     7.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27264]                  ;    13.5 p5+p3   74 dst
        vmovdqu64 [r9 + 704], zmm0                        ;    14.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6192]                    ;     8.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27328]                  ;    14.5 p0+p2   74 dst
        vmovdqu64 [r9 + 768], zmm0                        ;    15.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6196]                    ;     9.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27392]                  ;    15.2 p5+p2   74 dst
        vmovdqu64 [r9 + 832], zmm0                        ;    16.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6200]                    ;     9.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27456]                  ;    15.5 p0+p3   74 dst
        vmovdqu64 [r9 + 896], zmm0                        ;    16.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6204]                    ;    10.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27520]                  ;    16.5 p5+p2   74 dst
        vmovdqu64 [r9 + 960], zmm0                        ;    17.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6208]                    ;    11.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27584]                  ;    17.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1024], zmm0                       ;    18.2 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6212]                    ;    11.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27648]                  ;    17.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1088], zmm0                       ;    18.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6216]                    ;    12.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27712]                  ;    18.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1152], zmm0                       ;    19.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6220]                    ;    13.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27776]                  ;    19.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1216], zmm0                       ;    20.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6224]                    ;    13.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27840]                  ;    19.5 p0+p3   74 dst
        vmovdqu64 [r9 + 1280], zmm0                       ;    20.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6228]                    ;    14.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27904]                  ;    20.5 p5+p2   74 dst
        vmovdqu64 [r9 + 1344], zmm0                       ;    21.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6232]                    ;    15.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27968]                  ;    21.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1408], zmm0                       ;    22.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6236]                    ;    15.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28032]                  ;    21.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1472], zmm0                       ;    23.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6240]                    ;    16.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28096]                  ;    22.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1536], zmm0                       ;    24.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6244]                    ;    17.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28160]                  ;    23.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1600], zmm0                       ;    25.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6248]                    ;    17.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28224]                  ;    23.5 p0+p3   74 dst
        vmovdqu64 [r9 + 1664], zmm0                       ;    26.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6252]                    ;    18.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28288]                  ;    24.5 p5+p2   74 dst
        vmovdqu64 [r9 + 1728], zmm0                       ;    27.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6256]                    ;    19.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28352]                  ;    25.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1792], zmm0                       ;    28.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6260]                    ;    19.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28416]                  ;    25.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1856], zmm0                       ;    29.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6264]                    ;    20.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28480]                  ;    26.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1920], zmm0                       ;    30.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6268]                    ;    21.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28544]                  ;    27.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1984], zmm0                       ;    31.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6272]                    ;    21.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28608]                  ;    27.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2048], zmm0                       ;    32.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6276]                    ;    22.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28672]                  ;    28.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2112], zmm0                       ;    33.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6280]                    ;    23.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28736]                  ;    29.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2176], zmm0                       ;    34.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6284]                    ;    23.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28800]                  ;    29.5 p5+p3   74 dst
        vmovdqu64 [r9 + 2240], zmm0                       ;    35.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6288]                    ;    24.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28864]                  ;    30.5 p0+p2   74 dst
        vmovdqu64 [r9 + 2304], zmm0                       ;    36.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6292]                    ;    25.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28928]                  ;    31.2 p5+p2   74 dst
        vmovdqu64 [r9 + 2368], zmm0                       ;    37.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6296]                    ;    25.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28992]                  ;    31.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2432], zmm0                       ;    38.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6300]                    ;    26.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29056]                  ;    32.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2496], zmm0                       ;    39.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6304]                    ;    27.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29120]                  ;    33.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2560], zmm0                       ;    40.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6308]                    ;    27.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29184]                  ;    33.5 p5+p3   74 dst
        vmovdqu64 [r9 + 2624], zmm0                       ;    41.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6312]                    ;    28.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29248]                  ;    34.5 p0+p2   74 dst
        vmovdqu64 [r9 + 2688], zmm0                       ;    42.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6316]                    ;    29.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29312]                  ;    35.2 p5+p2   74 dst
        vmovdqu64 [r9 + 2752], zmm0                       ;    43.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6320]                    ;    29.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29376]                  ;    35.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2816], zmm0                       ;    44.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6324]                    ;    30.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29440]                  ;    36.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2880], zmm0                       ;    45.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6328]                    ;    31.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29504]                  ;    37.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2944], zmm0                       ;    46.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6332]                    ;    31.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29568]                  ;    37.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3008], zmm0                       ;    47.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6336]                    ;    32.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29632]                  ;    38.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3072], zmm0                       ;    48.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6340]                    ;    33.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29696]                  ;    39.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3136], zmm0                       ;    49.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6344]                    ;    33.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29760]                  ;    39.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3200], zmm0                       ;    50.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6348]                    ;    34.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29824]                  ;    40.5 p5+p2   74 dst
        vmovdqu64 [r9 + 3264], zmm0                       ;    51.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6352]                    ;    35.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29888]                  ;    41.2 p0+p2   74 dst
        vmovdqu64 [r9 + 3328], zmm0                       ;    52.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6356]                    ;    35.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29952]                  ;    41.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3392], zmm0                       ;    53.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6360]                    ;    36.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30016]                  ;    42.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3456], zmm0                       ;    54.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6364]                    ;    37.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 30080]                  ;    43.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3520], zmm0                       ;    55.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6368]                    ;    37.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30144]                  ;    43.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3584], zmm0                       ;    56.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6372]                    ;    38.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30208]                  ;    44.5 p5+p2   74 dst
        vmovdqu64 [r9 + 3648], zmm0                       ;    57.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6376]                    ;    39.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 30272]                  ;    45.2 p0+p2   74 dst
        vmovdqu64 [r9 + 3712], zmm0                       ;    58.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6380]                    ;    39.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30336]                  ;    45.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3776], zmm0                       ;    59.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6384]                    ;    40.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30400]                  ;    46.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3840], zmm0                       ;    60.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6388]                    ;    41.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 30464]                  ;    47.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3904], zmm0                       ;    61.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6392]                    ;    41.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30528]                  ;    47.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3968], zmm0                       ;    62.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6396]                    ;    42.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30592]                  ;    48.5 p5+p2   74 dst
        vmovdqu64 [r9 + 4032], zmm0                       ;    63.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6400]                    ;    43.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30656]                  ;    49.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4096], zmm0                       ;    64.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6404]                    ;    43.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30720]                  ;    49.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4160], zmm0                       ;    65.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6408]                    ;    44.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30784]                  ;    50.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4224], zmm0                       ;    66.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6412]                    ;    45.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30848]                  ;    51.2 p5+p2   75 dst
        vmovdqu64 [r9 + 4288], zmm0                       ;    67.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6416]                    ;    45.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30912]                  ;    51.5 p0+p3   75 dst
        vmovdqu64 [r9 + 4352], zmm0                       ;    68.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6420]                    ;    46.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30976]                  ;    52.5 p5+p2   75 dst
        vmovdqu64 [r9 + 4416], zmm0                       ;    69.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6424]                    ;    47.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31040]                  ;    53.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4480], zmm0                       ;    70.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6428]                    ;    47.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31104]                  ;    53.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4544], zmm0                       ;    71.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6432]                    ;    48.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31168]                  ;    54.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4608], zmm0                       ;    72.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6436]                    ;    49.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31232]                  ;    55.2 p5+p2   75 dst
        vmovdqu64 [r9 + 4672], zmm0                       ;    73.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6440]                    ;    49.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31296]                  ;    55.5 p0+p3   75 dst
        vmovdqu64 [r9 + 4736], zmm0                       ;    74.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6444]                    ;    50.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31360]                  ;    56.5 p5+p2   75 dst
        vmovdqu64 [r9 + 4800], zmm0                       ;    75.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6448]                    ;    51.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31424]                  ;    57.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4864], zmm0                       ;    76.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6452]                    ;    51.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31488]                  ;    57.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4928], zmm0                       ;    77.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6456]                    ;    52.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31552]                  ;    58.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4992], zmm0                       ;    78.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6460]                    ;    53.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31616]                  ;    59.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5056], zmm0                       ;    79.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6464]                    ;    53.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31680]                  ;    59.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5120], zmm0                       ;    80.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6468]                    ;    54.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31744]                  ;    60.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5184], zmm0                       ;    81.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6472]                    ;    55.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31808]                  ;    61.2 p0+p2   75 dst
        vmovdqu64 [r9 + 5248], zmm0                       ;    82.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6476]                    ;    55.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31872]                  ;    61.5 p5+p3   75 dst
        vmovdqu64 [r9 + 5312], zmm0                       ;    83.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6480]                    ;    56.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31936]                  ;    62.5 p0+p2   75 dst
        vmovdqu64 [r9 + 5376], zmm0                       ;    84.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6484]                    ;    57.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32000]                  ;    63.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5440], zmm0                       ;    85.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6488]                    ;    57.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32064]                  ;    63.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5504], zmm0                       ;    86.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6492]                    ;    58.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32128]                  ;    64.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5568], zmm0                       ;    87.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6496]                    ;    59.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32192]                  ;    65.2 p0+p2   75 dst
        vmovdqu64 [r9 + 5632], zmm0                       ;    88.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6500]                    ;    59.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32256]                  ;    65.5 p5+p3   75 dst
        vmovdqu64 [r9 + 5696], zmm0                       ;    89.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6504]                    ;    60.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32320]                  ;    66.5 p0+p2   75 dst
        vmovdqu64 [r9 + 5760], zmm0                       ;    90.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6508]                    ;    61.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32384]                  ;    67.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5824], zmm0                       ;    91.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6512]                    ;    61.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32448]                  ;    67.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5888], zmm0                       ;    92.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6516]                    ;    62.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32512]                  ;    68.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5952], zmm0                       ;    93.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6520]                    ;    63.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32576]                  ;    69.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6016], zmm0                       ;    94.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6524]                    ;    63.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32640]                  ;    69.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6080], zmm0                       ;    95.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6528]                    ;    64.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32704]                  ;    70.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6144], zmm0                       ;    96.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6532]                    ;    65.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32768]                  ;    71.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6208], zmm0                       ;    97.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6536]                    ;    65.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32832]                  ;    71.5 p0+p3   75 dst
        vmovdqu64 [r9 + 6272], zmm0                       ;    98.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6540]                    ;    66.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32896]                  ;    72.5 p5+p2   75 dst
        vmovdqu64 [r9 + 6336], zmm0                       ;    99.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6544]                    ;    67.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32960]                  ;    73.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6400], zmm0                       ;   100.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6548]                    ;    67.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33024]                  ;    73.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6464], zmm0                       ;   101.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6552]                    ;    68.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33088]                  ;    74.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6528], zmm0                       ;   102.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6556]                    ;    69.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33152]                  ;    75.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6592], zmm0                       ;   103.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6560]                    ;    69.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33216]                  ;    75.5 p0+p3   75 dst
        vmovdqu64 [r9 + 6656], zmm0                       ;   104.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6564]                    ;    70.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33280]                  ;    76.5 p5+p2   75 dst
        vmovdqu64 [r9 + 6720], zmm0                       ;   105.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6568]                    ;    71.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33344]                  ;    77.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6784], zmm0                       ;   106.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6572]                    ;    71.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33408]                  ;    77.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6848], zmm0                       ;   107.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6576]                    ;    72.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33472]                  ;    78.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6912], zmm0                       ;   108.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6580]                    ;    73.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33536]                  ;    79.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6976], zmm0                       ;   109.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6584]                    ;    73.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33600]                  ;    79.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7040], zmm0                       ;   110.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6588]                    ;    74.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33664]                  ;    80.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7104], zmm0                       ;   111.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6592]                    ;    75.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33728]                  ;    81.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7168], zmm0                       ;   112.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6596]                    ;    75.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33792]                  ;    81.5 p5+p3   75 dst
        vmovdqu64 [r9 + 7232], zmm0                       ;   113.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6600]                    ;    76.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33856]                  ;    82.5 p0+p2   75 dst
        vmovdqu64 [r9 + 7296], zmm0                       ;   114.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6604]                    ;    77.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33920]                  ;    83.2 p5+p2   75 dst
        vmovdqu64 [r9 + 7360], zmm0                       ;   115.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6608]                    ;    77.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33984]                  ;    83.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7424], zmm0                       ;   116.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6612]                    ;    78.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34048]                  ;    84.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7488], zmm0                       ;   117.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6616]                    ;    79.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 34112]                  ;    85.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7552], zmm0                       ;   118.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6620]                    ;    79.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34176]                  ;    85.5 p5+p3   75 dst
        vmovdqu64 [r9 + 7616], zmm0                       ;   119.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6624]                    ;    80.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34240]                  ;    86.5 p0+p2   75 dst
        vmovdqu64 [r9 + 7680], zmm0                       ;   120.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6628]                    ;    81.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 34304]                  ;    87.2 p5+p2   75 dst
        vmovdqu64 [r9 + 7744], zmm0                       ;   121.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6632]                    ;    81.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34368]                  ;    87.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7808], zmm0                       ;   122.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6636]                    ;    82.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34432]                  ;    88.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7872], zmm0                       ;   123.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6640]                    ;    83.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 34496]                  ;    89.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7936], zmm0                       ;   124.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6644]                    ;    83.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34560]                  ;    89.5 p5+p3   75 dst
        vmovdqu64 [r9 + 8000], zmm0                       ;   125.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6648]                    ;    84.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34624]                  ;    90.5 p0+p2   75 dst
        vmovdqu64 [r9 + 8064], zmm0                       ;   126.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6652]                    ;    85.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 34688]                  ;    91.2 p5+p2   75 dst
        vmovdqu64 [r9 + 8128], zmm0                       ;   127.2 p8+p9   75 dst
        add r9, 0x2000                                    ;    64.3 p1     152 blocks
        mov qword [rbp + 34824], r9                       ;   128.7 p7+p4  152 blocks
        mov r8, qword [rbp + 34752]                       ;    85.5 p10    152 blocks
        add r8, 0x2000                                    ;    90.5 p6     152 blocks
        mov qword [rbp + 34752], r8                       ;   129.2 p8+p9  152 blocks
        cmp r8, qword [rbp + 34760]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 34832]                      ;                    frame
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
