; camellia128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 614cd6bf7f994b6c); do not edit:
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
;   blocks/groups/rounds: 2564 uops, planned 715.2; bounds: width 427.3, ports 712.0, path 74.0
;   blocks/groups.2: 515 uops, planned 133.2; bounds: width 85.8, ports 128.5, path 14.0
;   blocks.2: 260 uops, planned 129.5; bounds: width 43.3, ports 129.0, path 1.0
;   blocks/rounds: 2564 uops, planned 715.2; bounds: width 427.3, ports 712.0, path 74.0
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
        sub rsp, 0x7fc0                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 32528], rax                      ;                    frame
        mov dword [rbp + 32536], ecx                      ;                    argument
        mov qword [rbp + 32448], rsi                      ;                    argument
        mov qword [rbp + 32464], rdi                      ;                    argument
        mov qword [rbp + 32520], rdx                      ;                    argument
        mov r8d, dword [rbp + 32536]                      ;     0.0 p2     152 blocks
        shl r8, 0xd                                       ;     5.0 p0     152 blocks
        add r8, qword [rbp + 32448]                       ;     6.0 p1+p3  152 blocks
        mov qword [rbp + 32456], r8                       ;     7.0 p7+p4  152 blocks
        cmp dword [rbp + 32536], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 32464]                       ;     0.0 p2      68 d.0 reload
        vpbroadcastd zmm0, [r8]                           ;     5.0 p3      68 d
        mov r9, qword [rbp + 32448]                       ;     0.3 p10     68 d.0 reload
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
        mov qword [rbp + 32472], r8                       ;    29.2 p8+p9   69 groups
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
        mov qword [rbp + 32480], r8                       ;   128.7 p8+p4   69 groups
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
        mov r8, qword [rbp + 32472]                       ;    42.7 p10     60 rounds reload
        mov qword [rbp + 32488], r8                       ;   128.2 p7+p4   60 rounds
        add r8, 0x600                                     ;    47.7 p0      60 rounds
        mov qword [rbp + 32496], r8                       ;   128.5 p8+p9   60 rounds
        align 16
.rounds_3:
        mov r8, qword [rbp + 32488]                       ;     0.0 p2      61 r.0 reload
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
        vmovdqu64 zmm15, [rbp + 12416]                    ;     5.2 p3      40 t reload
        vmovdqa64 zmm16, zmm13                            ;    12.0         41 t copy
        vpternlogd zmm16, zmm0, zmm15, 0x96               ;    12.0 p0      41 t
        vmovdqa64 zmm17, zmm16                            ;    13.0         41 t copy
        vmovdqu64 zmm18, [rbp + 12480]                    ;     6.0 p2      41 t
        vpternlogd zmm18, zmm13, [r8 + 532]{1to16}, 0x69  ;    12.0 p5+p3   41 t
        vmovdqa64 zmm19, zmm16                            ;    13.0         41 t copy
        vpbroadcastd zmm20, [r8 + 520]                    ;     5.3 p10     40 t
        vmovdqu64 zmm21, [rbp + 12288]                    ;     7.0 p2      40 t reload
        vpxord zmm20, zmm20, zmm21                        ;    13.0 p0      40 t
        vpbroadcastd zmm22, [r8 + 524]                    ;     6.3 p10     40 t
        vmovdqu64 zmm23, [rbp + 12352]                    ;     7.2 p3      40 t reload
        vpxord zmm22, zmm22, zmm23                        ;    13.2 p5      40 t
        vpbroadcastd zmm24, [r8 + 536]                    ;     7.3 p10     40 t
        vmovdqu64 zmm25, [rbp + 12544]                    ;     8.0 p2      40 t reload
        vpxord zmm24, zmm24, zmm25                        ;    14.0 p0      40 t
        vmovdqa64 zmm26, zmm24                            ;    15.0         41 t copy
        vpternlogd zmm26, zmm22, zmm11, 0x96              ;    15.0 p5      41 t
        vpternlogd zmm0, zmm26, zmm15, 0x96               ;    16.0 p0      41 t
        vmovdqu64 zmm27, [rbp + 12608]                    ;     8.2 p3      40 t reload
        vmovdqa64 zmm28, zmm26                            ;    16.0         41 t copy
        vpternlogd zmm28, zmm1, zmm27, 0x96               ;    16.0 p5      41 t
        vpxord zmm17, zmm17, zmm28                        ;    17.0 p0      41 t
        vpandnd zmm29, zmm17, zmm24                       ;    18.0 p5      41 t
        vmovdqa64 zmm30, zmm26                            ;    16.0         41 t copy
        vpternlogd zmm30, zmm18, zmm18, 0xc3              ;    16.0 p0      41 t
        vmovdqa64 zmm31, zmm17                            ;    18.0         41 t copy
        vpternlogd zmm31, zmm30, zmm24, 0x96              ;    18.0 p5      41 t
        vpternlogd zmm16, zmm31, zmm18, 0x6a              ;    19.0 p0      41 t
        vpternlogd zmm24, zmm16, zmm17, 0x93              ;    20.0 p5      41 t
        vpternlogd zmm16, zmm28, zmm18, 0x1e              ;    20.0 p0      41 t
        vpternlogd zmm1, zmm24, zmm27, 0x96               ;    21.0 p5      41 t
        vpandnd zmm27, zmm30, zmm28                       ;    17.0 p0      41 t
        vpxord zmm25, zmm30, zmm31                        ;    19.0 p5      41 t
        vmovdqa64 zmm15, zmm25                            ;    20.0         41 t copy
        vpternlogd zmm15, zmm26, zmm20, 0x96              ;    20.0 p0      41 t
        vmovdqa64 zmm23, zmm0                             ;    17.0         41 t copy
        vpternlogd zmm23, zmm15, zmm25, 0xde              ;    21.0 p5      41 t
        vpternlogd zmm27, zmm23, zmm29, 0x96              ;    22.0 p0      41 t
        vpxord zmm23, zmm25, zmm15                        ;    21.0 p5      41 t
        vpternlogd zmm11, zmm23, zmm13, 0x69              ;    22.0 p0      41 t
        vpternlogd zmm27, zmm11, zmm18, 0xe1              ;    23.0 p5      41 t
        vpternlogd zmm24, zmm11, zmm15, 0x1e              ;    23.0 p0      41 t
        vmovdqa64 zmm29, zmm11                            ;    23.0         41 t copy
        vpternlogd zmm29, zmm0, zmm23, 0x96               ;    23.0 p5      41 t
        vpternlogd zmm16, zmm29, zmm26, 0xb4              ;    24.0 p0      41 t
        vpternlogd zmm24, zmm29, zmm18, 0xe1              ;    24.0 p5      41 t
        vmovdqa64 zmm21, zmm16                            ;    25.0         41 t copy
        vpternlogd zmm21, zmm20, zmm13, 0xb4              ;    25.0 p0      41 t
        vmovdqa64 zmm14, zmm11                            ;    23.0         41 t copy
        vpternlogd zmm14, zmm23, zmm17, 0x7b              ;    23.0 p5      41 t
        vpternlogd zmm1, zmm14, zmm16, 0x69               ;    25.0 p0      41 t
        vmovdqa64 zmm14, zmm24                            ;    25.0         41 t copy
        vpternlogd zmm14, zmm21, zmm27, 0xe3              ;    26.0 p5      41 t
        vmovdqa64 zmm16, zmm1                             ;    26.0         41 t copy
        vpternlogd zmm16, zmm21, zmm27, 0x6c              ;    26.0 p0      41 t
        vpxord zmm12, zmm16, zmm14                        ;    27.0 p5      41 t
        vpternlogd zmm27, zmm12, zmm1, 0xbe               ;    28.0 p0      41 t
        vpternlogd zmm21, zmm27, zmm24, 0xc2              ;    29.0 p5      41 t
        vpternlogd zmm27, zmm14, zmm24, 0x72              ;    29.0 p0      41 t
        vpternlogd zmm16, zmm1, zmm21, 0x36               ;    30.0 p5      41 t
        vpternlogd zmm22, zmm27, zmm25, 0x12              ;    30.0 p0      41 t
        vpternlogd zmm0, zmm21, zmm23, 0xde               ;    30.0 p5      41 t
        vmovdqa64 zmm1, zmm12                             ;    28.0         41 t copy
        vpternlogd zmm1, zmm11, zmm17, 6                  ;    28.0 p0      41 t
        vpternlogd zmm11, zmm0, zmm16, 0x39               ;    31.0 p5      41 t
        vpord zmm23, zmm23, zmm12                         ;    28.0 p0      41 t
        vpxord zmm12, zmm12, zmm16                        ;    31.0 p5      41 t
        vpternlogd zmm17, zmm12, zmm1, 0x56               ;    32.0 p0      41 t
        vpxord zmm1, zmm1, zmm29                          ;    29.0 p5      41 t
        vpternlogd zmm1, zmm0, zmm22, 0x96                ;    31.0 p0      41 t
        vpxord zmm0, zmm16, zmm21                         ;    31.0 p5      41 t
        vpternlogd zmm1, zmm29, zmm0, 0x78                ;    32.0 p0      41 t
        vmovdqa64 zmm14, zmm27                            ;    30.0         41 t copy
        vpternlogd zmm14, zmm0, zmm0, 0xc3                ;    32.0 p5      41 t
        vpternlogd zmm28, zmm17, zmm14, 0x36              ;    33.0 p0      41 t
        vpternlogd zmm0, zmm15, zmm18, 6                  ;    32.0 p5      41 t
        vpternlogd zmm16, zmm18, zmm0, 0x9a               ;    33.0 p0      41 t
        vpternlogd zmm0, zmm15, zmm21, 0xe1               ;    33.0 p5      41 t
        vpternlogd zmm25, zmm0, zmm12, 0x63               ;    34.0 p0      41 t
        vpxord zmm12, zmm12, zmm14                        ;    33.0 p5      41 t
        vmovdqa64 zmm15, zmm12                            ;    34.0         41 t copy
        vpternlogd zmm15, zmm21, zmm21, 0xc3              ;    34.0 p0      41 t
        vpternlogd zmm20, zmm1, zmm15, 0xc6               ;    35.0 p5      41 t
        vpternlogd zmm15, zmm13, zmm20, 0x95              ;    36.0 p0      41 t
        vpternlogd zmm0, zmm23, zmm20, 0x96               ;    36.0 p5      41 t
        vpternlogd zmm20, zmm27, zmm26, 0x2d              ;    36.0 p0      41 t
        vpternlogd zmm11, zmm15, zmm28, 0x69              ;    37.0 p5      41 t
        vpternlogd zmm31, zmm16, zmm12, 0x93              ;    34.7 p0      41 t
        vpandd zmm19, zmm19, zmm12                        ;    35.2 p5      41 t
        vpternlogd zmm19, zmm15, zmm17, 0x96              ;    37.0 p0      41 t
        vpternlogd zmm14, zmm30, zmm31, 0x59              ;    36.2 p5      41 t
        vpternlogd zmm25, zmm31, zmm20, 0x69              ;    37.0 p0      41 t
        vpternlogd zmm20, zmm16, zmm14, 0x96              ;    37.2 p5      41 t
        vpternlogd zmm22, zmm28, zmm14, 0x96              ;    37.7 p0      41 t
        vpternlogd zmm20, zmm0, zmm19, 0x96               ;    38.2 p5      41 t
        vpternlogd zmm14, zmm20, zmm11, 0x96              ;    39.2 p0      41 t
        vpbroadcastd zmm12, [r8 + 544]                    ;    19.3 p10     40 t
        vmovdqu64 zmm13, [rbp + 12672]                    ;    19.5 p2      40 t reload
        vpxord zmm12, zmm12, zmm13                        ;    39.2 p5      40 t
        vmovdqu64 zmm15, [rbp + 12864]                    ;    19.8 p3      40 t reload
        vmovdqa64 zmm16, zmm12                            ;    40.2         23 t copy
        vpternlogd zmm16, zmm2, zmm15, 0x96               ;    40.2 p0      23 t
        vmovdqa64 zmm17, zmm16                            ;    41.2         23 t copy
        vmovdqu64 zmm18, [rbp + 12928]                    ;    20.5 p2      23 t
        vpternlogd zmm18, zmm12, [r8 + 560]{1to16}, 0x69  ;    40.2 p5+p3   23 t
        vpbroadcastd zmm21, [r8 + 548]                    ;    21.0 p10     40 t
        vmovdqu64 zmm23, [rbp + 12736]                    ;    21.5 p2      40 t reload
        vpxord zmm21, zmm21, zmm23                        ;    40.7 p0      40 t
        vpbroadcastd zmm24, [r8 + 552]                    ;    21.8 p3      40 t
        vmovdqu64 zmm26, [rbp + 12800]                    ;    22.5 p2      40 t reload
        vpxord zmm24, zmm24, zmm26                        ;    41.2 p5      40 t
        vmovdqa64 zmm27, zmm16                            ;    41.2         23 t copy
        vpbroadcastd zmm28, [r8 + 564]                    ;    22.2 p10     40 t
        vmovdqu64 zmm29, [rbp + 12992]                    ;    22.8 p3      40 t reload
        vpxord zmm28, zmm28, zmm29                        ;    41.7 p0      40 t
        vpbroadcastd zmm30, [r8 + 572]                    ;    23.2 p10     40 t
        vmovdqu64 zmm31, [rbp + 13120]                    ;    23.5 p2      40 t reload
        vpxord zmm30, zmm30, zmm31                        ;    42.2 p5      40 t
        vmovdqa64 zmm31, zmm30                            ;    43.2         23 t copy
        vpternlogd zmm31, zmm28, zmm24, 0x96              ;    43.2 p0      23 t
        vpternlogd zmm2, zmm31, zmm15, 0x96               ;    44.2 p5      23 t
        vmovdqa64 zmm29, zmm31                            ;    44.2         23 t copy
        vpternlogd zmm29, zmm3, [rbp + 13056], 0x96       ;    44.2 p0+p3   23 t
        vpxord zmm17, zmm17, zmm29                        ;    45.2 p5      23 t
        vpandnd zmm15, zmm17, zmm28                       ;    46.2 p0      23 t
        vmovdqa64 zmm26, zmm31                            ;    44.2         23 t copy
        vpternlogd zmm26, zmm18, zmm18, 0xc3              ;    45.2 p5      23 t
        vmovdqa64 zmm23, zmm17                            ;    46.2         23 t copy
        vpternlogd zmm23, zmm26, zmm28, 0x96              ;    46.2 p0      23 t
        vpternlogd zmm16, zmm23, zmm18, 0x6a              ;    47.2 p5      23 t
        vpternlogd zmm28, zmm16, zmm17, 0x93              ;    48.2 p0      23 t
        vpternlogd zmm16, zmm29, zmm18, 0x1e              ;    48.2 p5      23 t
        vpternlogd zmm3, zmm28, [rbp + 13056], 0x96       ;    49.2 p0+p2   23 t
        vpandnd zmm13, zmm26, zmm29                       ;    48.2 p5      23 t
        vpxord zmm10, zmm26, zmm23                        ;    48.7 p0      23 t
        vmovdqa64 zmm9, zmm10                             ;    49.7         23 t copy
        vpternlogd zmm9, zmm31, zmm21, 0x96               ;    49.7 p5      23 t
        vmovdqa64 zmm8, zmm2                              ;    45.2         23 t copy
        vpternlogd zmm8, zmm9, zmm10, 0xde                ;    50.7 p0      23 t
        vpternlogd zmm13, zmm8, zmm15, 0x96               ;    51.7 p5      23 t
        vpxord zmm8, zmm10, zmm9                          ;    50.7 p0      23 t
        vpternlogd zmm30, zmm8, zmm12, 0x69               ;    51.7 p5      23 t
        vpternlogd zmm13, zmm30, zmm18, 0xe1              ;    52.7 p0      23 t
        vpternlogd zmm28, zmm30, zmm9, 0x1e               ;    52.7 p5      23 t
        vmovdqa64 zmm15, zmm30                            ;    52.7         23 t copy
        vpternlogd zmm15, zmm2, zmm8, 0x96                ;    52.7 p0      23 t
        vpternlogd zmm16, zmm15, zmm31, 0xb4              ;    53.7 p5      23 t
        vpternlogd zmm28, zmm15, zmm18, 0xe1              ;    53.7 p0      23 t
        vmovdqa64 zmm7, zmm16                             ;    54.7         23 t copy
        vpternlogd zmm7, zmm21, zmm12, 0xb4               ;    54.7 p5      23 t
        vmovdqa64 zmm6, zmm30                             ;    52.7         23 t copy
        vpternlogd zmm6, zmm8, zmm17, 0x7b                ;    54.7 p0      23 t
        vpternlogd zmm3, zmm6, zmm16, 0x69                ;    55.7 p5      23 t
        vmovdqa64 zmm6, zmm28                             ;    54.7         23 t copy
        vpternlogd zmm6, zmm7, zmm13, 0xe3                ;    55.7 p0      23 t
        vmovdqa64 zmm16, zmm3                             ;    56.7         23 t copy
        vpternlogd zmm16, zmm7, zmm13, 0x6c               ;    56.7 p5      23 t
        vmovdqu64 [rbp + 16256], zmm0                     ;    37.0 p7+p4   41 t spill
        vpxord zmm0, zmm6, zmm16                          ;    57.7 p0      23 t
        vpternlogd zmm13, zmm0, zmm3, 0xbe                ;    58.7 p5      23 t
        vpternlogd zmm7, zmm13, zmm28, 0xc2               ;    59.7 p0      23 t
        vpternlogd zmm13, zmm6, zmm28, 0x72               ;    59.7 p5      23 t
        vpternlogd zmm16, zmm3, zmm7, 0x36                ;    60.7 p0      23 t
        vpternlogd zmm24, zmm13, zmm10, 0x12              ;    60.7 p5      23 t
        vpternlogd zmm2, zmm7, zmm8, 0xde                 ;    60.7 p0      23 t
        vmovdqa64 zmm3, zmm0                              ;    58.7         23 t copy
        vpternlogd zmm3, zmm30, zmm17, 6                  ;    60.2 p5      23 t
        vpternlogd zmm30, zmm2, zmm16, 0x39               ;    61.7 p0      23 t
        vpord zmm8, zmm8, zmm0                            ;    61.2 p5      23 t
        vpxord zmm0, zmm0, zmm16                          ;    61.7 p0      23 t
        vpternlogd zmm17, zmm0, zmm3, 0x56                ;    62.7 p5      23 t
        vpxord zmm3, zmm3, zmm15                          ;    62.7 p0      23 t
        vpternlogd zmm3, zmm2, zmm24, 0x96                ;    63.7 p5      23 t
        vpxord zmm2, zmm16, zmm7                          ;    63.7 p0      23 t
        vpternlogd zmm3, zmm15, zmm2, 0x78                ;    64.7 p5      23 t
        vmovdqa64 zmm6, zmm13                             ;    60.7         23 t copy
        vpternlogd zmm6, zmm2, zmm2, 0xc3                 ;    64.7 p0      23 t
        vpternlogd zmm29, zmm17, zmm6, 0x36               ;    65.7 p5      23 t
        vpternlogd zmm2, zmm9, zmm18, 6                   ;    65.7 p0      23 t
        vpternlogd zmm16, zmm18, zmm2, 0x9a               ;    66.7 p5      23 t
        vpternlogd zmm2, zmm9, zmm7, 0xe1                 ;    66.7 p0      23 t
        vpxord zmm9, zmm0, zmm6                           ;    67.2 p5      23 t
        vmovdqa64 zmm15, zmm9                             ;    68.2         23 t copy
        vpternlogd zmm15, zmm7, zmm7, 0xc3                ;    68.2 p0      23 t
        vpternlogd zmm21, zmm3, zmm15, 0xc6               ;    69.2 p5      23 t
        vpternlogd zmm15, zmm12, zmm21, 0x95              ;    70.2 p0      23 t
        vpternlogd zmm30, zmm15, zmm29, 0x69              ;    71.2 p5      23 t
        vpternlogd zmm8, zmm2, zmm21, 0x96                ;    70.2 p0      23 t
        vpternlogd zmm23, zmm16, zmm9, 0x93               ;    70.2 p5      23 t
        vpandd zmm27, zmm27, zmm9                         ;    70.7 p0      23 t
        vpternlogd zmm27, zmm15, zmm17, 0x96              ;    71.7 p5      23 t
        vpternlogd zmm6, zmm26, zmm23, 0x59               ;    71.7 p0      23 t
        vpbroadcastd zmm7, [r8 + 576]                     ;    35.8 p10     40 t
        vmovdqu64 zmm9, [rbp + 13184]                     ;    36.0 p3      40 t reload
        vpxord zmm7, zmm7, zmm9                           ;    72.2 p5      40 t
        vpternlogd zmm21, zmm13, zmm31, 0x2d              ;    72.7 p0      23 t
        vpternlogd zmm16, zmm21, zmm6, 0x96               ;    73.7 p5      23 t
        vpbroadcastd zmm12, [r8 + 580]                    ;    36.7 p2      40 t
        vmovdqu64 zmm13, [rbp + 13248]                    ;    37.0 p3      40 t reload
        vpxord zmm12, zmm12, zmm13                        ;    73.7 p0      40 t
        vpternlogd zmm16, zmm8, zmm27, 0x96               ;    74.7 p5      23 t
        vmovdqa64 zmm15, zmm16                            ;    75.7         23 t copy
        vpternlogd zmm15, zmm6, zmm30, 0x96               ;    75.7 p0      23 t
        vpbroadcastd zmm17, [r8 + 584]                    ;    37.7 p10     40 t
        vmovdqu64 zmm18, [rbp + 13312]                    ;    37.8 p2      40 t reload
        vpxord zmm17, zmm17, zmm18                        ;    75.2 p5      40 t
        vpternlogd zmm2, zmm0, zmm10, 0x2d                ;    75.7 p0      23 t
        vpternlogd zmm2, zmm21, zmm23, 0x69               ;    76.7 p5      23 t
        vpbroadcastd zmm0, [r8 + 588]                     ;    38.5 p3      40 t
        vmovdqu64 zmm10, [rbp + 13376]                    ;    38.8 p2      40 t reload
        vpxord zmm0, zmm0, zmm10                          ;    76.7 p0      40 t
        vpternlogd zmm6, zmm24, zmm29, 0x96               ;    77.2 p5      23 t
        vmovdqu64 zmm21, [rbp + 13504]                    ;    39.5 p3      22 t
        vpternlogd zmm21, zmm12, [r8 + 596]{1to16}, 0x69  ;    77.7 p0+p2   22 t
        vpbroadcastd zmm23, [r8 + 592]                    ;    39.7 p10     40 t
        vmovdqu64 zmm24, [rbp + 13440]                    ;    40.5 p3      40 t reload
        vpxord zmm23, zmm23, zmm24                        ;    78.2 p5      40 t
        vpxord zmm26, zmm23, zmm12                        ;    79.2 p0      22 t
        vpbroadcastd zmm28, [r8 + 600]                    ;    40.7 p10     40 t
        vmovdqu64 zmm29, [rbp + 13568]                    ;    40.8 p2      40 t reload
        vpxord zmm28, zmm28, zmm29                        ;    79.2 p5      40 t
        vmovdqa64 zmm31, zmm28                            ;    80.2         22 t copy
        vpternlogd zmm31, zmm0, zmm7, 0x96                ;    80.2 p0      22 t
        vmovdqa64 zmm29, zmm26                            ;    80.2         22 t copy
        vmovdqa64 zmm24, zmm31                            ;    81.2         22 t copy
        vpternlogd zmm24, zmm4, [rbp + 13632], 0x96       ;    81.2 p5+p3   22 t
        vpxord zmm29, zmm29, zmm24                        ;    82.2 p0      22 t
        vmovdqa64 zmm10, zmm31                            ;    81.2         22 t copy
        vpternlogd zmm10, zmm21, zmm21, 0xc3              ;    81.2 p5      22 t
        vmovdqa64 zmm18, zmm29                            ;    83.2         22 t copy
        vpternlogd zmm18, zmm10, zmm28, 0x96              ;    83.2 p0      22 t
        vpbroadcastd zmm13, [r8 + 608]                    ;    42.7 p10     40 t
        vpxord zmm13, zmm13, [rbp + 13696]                ;    82.2 p5+p2   40 t
        vpxord zmm9, zmm10, zmm18                         ;    84.2 p0      22 t
        vmovdqu64 [rbp + 16320], zmm8                     ;    71.2 p8+p9   23 t spill
        vmovdqa64 zmm8, zmm9                              ;    85.2         22 t copy
        vpternlogd zmm8, zmm31, zmm17, 0x96               ;    85.2 p5      22 t
        vmovdqu64 [rbp + 16384], zmm30                    ;    72.2 p7+p4   23 t spill
        vpbroadcastd zmm30, [r8 + 612]                    ;    43.8 p3      40 t
        vpxord zmm30, zmm30, [rbp + 13760]                ;    83.7 p0+p2   40 t
        vmovdqu64 [rbp + 16448], zmm11                    ;    45.2 p8+p9   41 t spill
        vpxord zmm11, zmm9, zmm8                          ;    86.2 p5      22 t
        vpternlogd zmm23, zmm11, zmm31, 0x96              ;    87.2 p0      22 t
        vmovdqu64 [rbp + 16512], zmm16                    ;    75.7 p7+p4   23 t spill
        vpbroadcastd zmm16, [r8 + 616]                    ;    44.8 p10     40 t
        vpxord zmm16, zmm16, [rbp + 13824]                ;    85.2 p5+p3   40 t
        vpternlogd zmm7, zmm11, zmm12, 0x69               ;    87.2 p0      22 t
        vmovdqu64 [rbp + 16576], zmm20                    ;    47.2 p8+p9   41 t spill
        vpandnd zmm20, zmm10, zmm24                       ;    86.2 p5      22 t
        vmovdqu64 [rbp + 16640], zmm6                     ;    78.2 p7+p4   23 t spill
        vpbroadcastd zmm6, [r8 + 620]                     ;    45.8 p2      40 t
        vpxord zmm6, zmm6, [rbp + 13888]                  ;    86.7 p0+p3   40 t
        vpternlogd zmm20, zmm29, zmm28, 0xd2              ;    87.2 p5      22 t
        vpternlogd zmm20, zmm23, zmm8, 0x1e               ;    88.2 p0      22 t
        vmovdqu64 [rbp + 16704], zmm22                    ;    49.2 p8+p9   41 t spill
        vpbroadcastd zmm22, [r8 + 624]                    ;    46.7 p10     40 t
        vpxord zmm22, zmm22, [rbp + 13952]                ;    88.2 p5+p2   40 t
        vpternlogd zmm20, zmm7, zmm21, 0xe1               ;    89.2 p0      22 t
        vmovdqu64 [rbp + 16768], zmm3                     ;    65.7 p7+p4   23 t spill
        vmovdqa64 zmm3, zmm18                             ;    84.2         22 t copy
        vpternlogd zmm3, zmm26, zmm21, 0x6a               ;    89.2 p5      22 t
        vmovdqu64 [rbp + 16832], zmm1                     ;    51.2 p8+p9   41 t spill
        vpxord zmm1, zmm23, zmm7                          ;    89.7 p0      22 t
        vmovdqu64 [rbp + 16896], zmm2                     ;    77.7 p7+p4   23 t spill
        vpbroadcastd zmm2, [r8 + 632]                     ;    48.2 p3      40 t
        vpxord zmm2, zmm2, [rbp + 14080]                  ;    90.2 p5+p2   40 t
        vmovdqu64 [rbp + 16960], zmm25                    ;    53.2 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm3                             ;    90.2         22 t copy
        vpternlogd zmm25, zmm24, zmm21, 0x1e              ;    90.7 p0      22 t
        vpternlogd zmm25, zmm1, zmm31, 0xb4               ;    91.7 p5      22 t
        vmovdqu64 [rbp + 17024], zmm27                    ;    72.7 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm25                            ;    92.7         22 t copy
        vpternlogd zmm27, zmm17, zmm12, 0xb4              ;    92.7 p0      22 t
        vmovdqu64 [rbp + 17088], zmm19                    ;    55.2 p8+p9   41 t spill
        vpbroadcastd zmm19, [r8 + 640]                    ;    49.8 p10     40 t
        vpxord zmm19, zmm19, [rbp + 14208]                ;    92.2 p5+p3   40 t
        vpternlogd zmm3, zmm28, zmm29, 0x87               ;    92.7 p0      22 t
        vmovdqa64 zmm28, zmm7                             ;    88.2         22 t copy
        vpternlogd zmm28, zmm11, zmm29, 0x7b              ;    93.2 p5      22 t
        vmovdqu64 [rbp + 17152], zmm15                    ;    76.7 p7+p4   23 t spill
        vpbroadcastd zmm15, [r8 + 644]                    ;    50.8 p2      40 t
        vpxord zmm15, zmm15, [rbp + 14272]                ;    93.7 p0+p3   40 t
        vpternlogd zmm4, zmm3, [rbp + 13632], 0x96        ;    94.2 p5+p2   22 t
        vpternlogd zmm4, zmm28, zmm25, 0x69               ;    95.2 p0      22 t
        vpbroadcastd zmm25, [r8 + 648]                    ;    51.7 p10     40 t
        vmovdqu64 zmm28, [rbp + 14336]                    ;    52.0 p3      40 t reload
        vpxord zmm25, zmm25, zmm28                        ;    95.2 p5      40 t
        vpternlogd zmm3, zmm7, zmm8, 0x1e                 ;    95.7 p0      22 t
        vpternlogd zmm3, zmm1, zmm21, 0xe1                ;    96.7 p5      22 t
        vpbroadcastd zmm28, [r8 + 652]                    ;    52.7 p10     40 t
        vpxord zmm28, zmm28, [rbp + 14400]                ;    96.7 p0+p2   40 t
        vmovdqu64 [rbp + 17216], zmm14                    ;    57.2 p8+p9   41 t spill
        vmovdqa64 zmm14, zmm3                             ;    97.7         22 t copy
        vpternlogd zmm14, zmm27, zmm20, 0xe3              ;    97.7 p5      22 t
        vmovdqa64 zmm5, zmm4                              ;    96.2         22 t copy
        vpternlogd zmm5, zmm27, zmm20, 0x6c               ;    97.7 p0      22 t
        vmovdqu64 [rbp + 17280], zmm15                    ;    94.7 p7+p4   40 t spill
        vpxord zmm15, zmm5, zmm14                         ;    98.7 p5      22 t
        vmovdqu64 [rbp + 17344], zmm28                    ;    97.7 p8+p9   40 t spill
        vpbroadcastd zmm28, [r8 + 660]                    ;    54.2 p3      40 t
        vpxord zmm28, zmm28, [rbp + 14528]                ;    98.7 p0+p2   40 t
        vpternlogd zmm20, zmm15, zmm4, 0xbe               ;    99.7 p5      22 t
        vpternlogd zmm27, zmm20, zmm3, 0xc2               ;   100.7 p0      22 t
        vpternlogd zmm5, zmm4, zmm27, 0x36                ;   101.7 p5      22 t
        vpbroadcastd zmm4, [r8 + 668]                     ;    55.0 p10     40 t
        vpxord zmm4, zmm4, [rbp + 14656]                  ;   100.7 p0+p3   40 t
        vpternlogd zmm20, zmm14, zmm3, 0x72               ;   101.2 p5      22 t
        vpxord zmm3, zmm27, zmm5                          ;   102.7 p0      22 t
        vpbroadcastd zmm14, [r8 + 672]                    ;    55.7 p2      40 t
        vpxord zmm14, zmm14, [rbp + 14720]                ;   102.2 p5+p3   40 t
        vmovdqu64 [rbp + 17408], zmm14                    ;   103.2 p7+p4   40 t spill
        vmovdqa64 zmm14, zmm15                            ;    99.7         22 t copy
        vpternlogd zmm14, zmm7, zmm29, 6                  ;   102.7 p0      22 t
        vmovdqu64 [rbp + 17472], zmm25                    ;    96.2 p8+p9   40 t spill
        vmovdqa64 zmm25, zmm20                            ;   102.2         22 t copy
        vpternlogd zmm25, zmm3, zmm3, 0xc3                ;   103.7 p5      22 t
        vmovdqu64 [rbp + 17536], zmm28                    ;    99.7 p7+p4   40 t spill
        vpbroadcastd zmm28, [r8 + 676]                    ;    57.2 p10     40 t
        vpxord zmm28, zmm28, [rbp + 14784]                ;   103.7 p0+p2   40 t
        vmovdqu64 [rbp + 17600], zmm28                    ;   104.7 p8+p9   40 t spill
        vpxord zmm28, zmm15, zmm5                         ;   104.2 p5      22 t
        vpternlogd zmm29, zmm28, zmm14, 0x56              ;   105.2 p0      22 t
        vmovdqu64 [rbp + 17664], zmm4                     ;   101.7 p7+p4   40 t spill
        vpbroadcastd zmm4, [r8 + 680]                     ;    58.2 p3      40 t
        vpxord zmm4, zmm4, [rbp + 14848]                  ;   105.2 p5+p2   40 t
        vpternlogd zmm24, zmm29, zmm25, 0x36              ;   106.2 p0      22 t
        vmovdqu64 [rbp + 17728], zmm4                     ;   106.2 p8+p9   40 t spill
        vpxord zmm4, zmm25, zmm28                         ;   106.2 p5      22 t
        vmovdqu64 [rbp + 17792], zmm19                    ;    93.2 p7+p4   40 t spill
        vpbroadcastd zmm19, [r8 + 684]                    ;    59.2 p10     40 t
        vpxord zmm19, zmm19, [rbp + 14912]                ;   106.7 p0+p3   40 t
        vpternlogd zmm0, zmm20, zmm9, 0x12                ;   107.2 p5      22 t
        vmovdqu64 [rbp + 17856], zmm19                    ;   107.7 p8+p9   40 t spill
        vmovdqa64 zmm19, zmm4                             ;   107.2         22 t copy
        vpternlogd zmm19, zmm27, zmm27, 0xc3              ;   107.7 p0      22 t
        vmovdqu64 [rbp + 17920], zmm16                    ;    86.2 p7+p4   40 t spill
        vpbroadcastd zmm16, [r8 + 688]                    ;    60.3 p2      40 t
        vpxord zmm16, zmm16, [rbp + 14976]                ;   108.2 p5+p3   40 t
        vpxord zmm14, zmm14, zmm1                         ;   108.7 p0      22 t
        vpord zmm23, zmm23, zmm27                         ;   109.2 p5      22 t
        vpternlogd zmm14, zmm23, zmm0, 0x96               ;   110.2 p0      22 t
        vmovdqu64 [rbp + 17984], zmm16                    ;   109.2 p8+p9   40 t spill
        vpbroadcastd zmm16, [r8 + 696]                    ;    61.3 p10     40 t
        vpxord zmm16, zmm16, [rbp + 15104]                ;   110.2 p5+p2   40 t
        vpternlogd zmm14, zmm1, zmm3, 0x78                ;   111.2 p0      22 t
        vpternlogd zmm17, zmm14, zmm19, 0xc6              ;   112.2 p5      22 t
        vpternlogd zmm19, zmm12, zmm17, 0x95              ;   113.2 p0      22 t
        vpbroadcastd zmm1, [r8 + 704]                     ;    62.2 p3      40 t
        vmovdqu64 zmm12, [rbp + 15232]                    ;    62.5 p2      40 t reload
        vpxord zmm1, zmm1, zmm12                          ;   112.2 p5      40 t
        vpternlogd zmm23, zmm7, zmm5, 0x2d                ;   112.7 p0      22 t
        vpternlogd zmm23, zmm19, zmm24, 0x69              ;   114.2 p5      22 t
        vpbroadcastd zmm7, [r8 + 708]                     ;    63.0 p10     40 t
        vpxord zmm7, zmm7, [rbp + 15296]                  ;   113.7 p0+p3   40 t
        vpandd zmm26, zmm26, zmm4                         ;   114.2 p5      22 t
        vpternlogd zmm26, zmm19, zmm29, 0x96              ;   115.2 p0      22 t
        vpbroadcastd zmm19, [r8 + 712]                    ;    63.7 p2      40 t
        vmovdqu64 zmm29, [rbp + 15360]                    ;    64.2 p3      40 t reload
        vpxord zmm19, zmm19, zmm29                        ;   115.2 p5      40 t
        vpternlogd zmm3, zmm8, zmm21, 6                   ;   115.7 p0      22 t
        vpord zmm11, zmm11, zmm15                         ;   116.2 p5      22 t
        vpbroadcastd zmm15, [r8 + 716]                    ;    64.5 p10     40 t
        vpxord zmm15, zmm15, [rbp + 15424]                ;   116.7 p0+p2   40 t
        vpternlogd zmm27, zmm8, zmm3, 0xa9                ;   117.2 p5      22 t
        vpternlogd zmm11, zmm27, zmm17, 0x96              ;   118.2 p0      22 t
        vpbroadcastd zmm8, [r8 + 720]                     ;    65.2 p3      40 t
        vpxord zmm8, zmm8, [rbp + 15488]                  ;   118.2 p5+p2   40 t
        vpternlogd zmm3, zmm5, zmm21, 0xb4                ;   118.7 p0      22 t
        vpternlogd zmm4, zmm18, zmm3, 0x95                ;   119.7 p5      22 t
        vpternlogd zmm25, zmm10, zmm4, 0x59               ;   120.7 p0      22 t
        vpbroadcastd zmm5, [r8 + 728]                     ;    66.0 p10     40 t
        vmovdqu64 zmm10, [rbp + 15616]                    ;    66.2 p3      40 t reload
        vpxord zmm5, zmm5, zmm10                          ;   120.2 p5      40 t
        vpternlogd zmm17, zmm20, zmm31, 0x2d              ;   120.7 p0      22 t
        vpternlogd zmm3, zmm17, zmm25, 0x96               ;   121.7 p5      22 t
        vpternlogd zmm3, zmm11, zmm26, 0x96               ;   122.7 p0      22 t
        vpbroadcastd zmm18, [r8 + 736]                    ;    67.0 p2      40 t
        vmovdqu64 zmm20, [rbp + 15744]                    ;    67.2 p3      40 t reload
        vpxord zmm18, zmm18, zmm20                        ;   122.2 p5      40 t
        vpternlogd zmm27, zmm28, zmm9, 0x2d               ;   122.7 p0      22 t
        vmovdqa64 zmm9, zmm3                              ;   123.7         22 t copy
        vpternlogd zmm9, zmm25, zmm23, 0x96               ;   123.7 p5      22 t
        vpbroadcastd zmm21, [r8 + 740]                    ;    68.0 p10     40 t
        vmovdqu64 zmm28, [rbp + 15808]                    ;    68.2 p2      40 t reload
        vpxord zmm21, zmm21, zmm28                        ;   123.7 p0      40 t
        vpternlogd zmm27, zmm17, zmm4, 0x69               ;   124.2 p5      22 t
        vpternlogd zmm25, zmm0, zmm24, 0x96               ;   124.7 p0      22 t
        vpbroadcastd zmm0, [r8 + 744]                     ;    68.8 p3      40 t
        vmovdqu64 zmm4, [rbp + 15872]                     ;    69.2 p2      40 t reload
        vpxord zmm0, zmm0, zmm4                           ;   125.2 p5      40 t
        vmovdqa64 zmm17, zmm2                             ;    91.2         21 t copy
        vpternlogd zmm17, zmm6, zmm13, 0x96               ;   125.7 p0      21 t
        vmovdqu64 zmm24, [rbp + 14016]                    ;    69.8 p3      21 t
        vpternlogd zmm24, zmm30, [r8 + 628]{1to16}, 0x69  ;   126.2 p5+p2   21 t
        vpbroadcastd zmm31, [r8 + 748]                    ;    70.2 p10     40 t
        vpxord zmm31, zmm31, [rbp + 15936]                ;   126.7 p0+p3   40 t
        vpxord zmm4, zmm22, zmm30                         ;   127.2 p5      21 t
        vmovdqa64 zmm28, zmm4                             ;   128.2         21 t copy
        vmovdqa64 zmm20, zmm17                            ;   126.7         21 t copy
        vpternlogd zmm20, zmm24, zmm24, 0xc3              ;   127.7 p0      21 t
        vmovdqu64 zmm10, [rbp + 14144]                    ;    71.2 p2      21 t
        vpternlogd zmm10, zmm17, [r8 + 636]{1to16}, 0x96  ;   128.2 p5+p3   21 t
        vpxord zmm28, zmm28, zmm10                        ;   129.2 p0      21 t
        vpbroadcastd zmm29, [r8 + 760]                    ;    71.8 p10     40 t
        vpxord zmm29, zmm29, [rbp + 16128]                ;   129.2 p5+p2   40 t
        vpandnd zmm12, zmm20, zmm10                       ;   129.7 p0      21 t
        vpternlogd zmm12, zmm28, zmm2, 0xd2               ;   130.7 p5      21 t
        vmovdqu64 [rbp + 18048], zmm9                     ;   124.7 p7+p4   22 t spill
        vmovdqa64 zmm9, zmm28                             ;   130.2         21 t copy
        vpternlogd zmm9, zmm20, zmm2, 0x96                ;   130.7 p0      21 t
        vmovdqu64 [rbp + 18112], zmm11                    ;   119.2 p8+p9   22 t spill
        vmovdqa64 zmm11, zmm9                             ;   131.7         21 t copy
        vpternlogd zmm11, zmm4, zmm24, 0x6a               ;   131.7 p5      21 t
        vpternlogd zmm2, zmm11, zmm28, 0x93               ;   132.7 p0      21 t
        vpternlogd zmm11, zmm10, zmm24, 0x1e              ;   132.7 p5      21 t
        vmovdqu64 [rbp + 18176], zmm23                    ;   115.2 p7+p4   22 t spill
        vpxord zmm23, zmm20, zmm9                         ;   132.7 p0      21 t
        vmovdqu64 [rbp + 18240], zmm3                     ;   123.7 p8+p9   22 t spill
        vmovdqa64 zmm3, zmm23                             ;   133.7         21 t copy
        vmovdqu64 [rbp + 18304], zmm25                    ;   125.7 p7+p4   22 t spill
        vmovdqa64 zmm25, zmm23                            ;   133.7         21 t copy
        vpternlogd zmm25, zmm17, [rbp + 17920], 0x96      ;   133.7 p5+p3   21 t
        vpxord zmm3, zmm3, zmm25                          ;   134.7 p0      21 t
        vpternlogd zmm22, zmm3, zmm17, 0x96               ;   135.7 p5      21 t
        vpternlogd zmm13, zmm3, zmm30, 0x69               ;   135.7 p0      21 t
        vpternlogd zmm12, zmm22, zmm25, 0x1e              ;   136.7 p5      21 t
        vpternlogd zmm12, zmm13, zmm24, 0xe1              ;   137.7 p0      21 t
        vmovdqu64 [rbp + 18368], zmm14                    ;   112.2 p8+p9   22 t spill
        vmovdqa64 zmm14, zmm13                            ;   136.7         21 t copy
        vpternlogd zmm14, zmm3, zmm28, 0x7b               ;   136.7 p5      21 t
        vmovdqu64 [rbp + 18432], zmm27                    ;   125.2 p7+p4   22 t spill
        vmovdqa64 zmm27, zmm2                             ;   133.7         21 t copy
        vpternlogd zmm27, zmm13, zmm25, 0x1e              ;   136.7 p0      21 t
        vmovdqu64 [rbp + 18496], zmm26                    ;   116.2 p8+p9   22 t spill
        vpxord zmm26, zmm22, zmm13                        ;   137.2 p5      21 t
        vpternlogd zmm11, zmm26, zmm17, 0xb4              ;   138.2 p0      21 t
        vpternlogd zmm27, zmm26, zmm24, 0xe1              ;   138.2 p5      21 t
        vmovdqu64 [rbp + 18560], zmm0                     ;   126.2 p7+p4   40 t spill
        vmovdqu64 zmm0, [rbp + 14144]                     ;    77.8 p2      40 t reload
        vpternlogd zmm2, zmm0, [r8 + 636]{1to16}, 0x96    ;   138.7 p0+p3   21 t
        vpternlogd zmm2, zmm14, zmm11, 0x69               ;   139.7 p5      21 t
        vmovdqu64 zmm14, [rbp + 17920]                    ;    86.2 p2      40 t reload
        vpternlogd zmm11, zmm30, zmm14, 0xd2              ;   139.7 p0      21 t
        vmovdqa64 zmm0, zmm27                             ;   139.2         21 t copy
        vpternlogd zmm0, zmm11, zmm12, 0xe3               ;   140.7 p5      21 t
        vmovdqu64 [rbp + 18624], zmm18                    ;   123.2 p8+p9   40 t spill
        vmovdqa64 zmm18, zmm2                             ;   140.7         21 t copy
        vpternlogd zmm18, zmm11, zmm12, 0x6c              ;   140.7 p0      21 t
        vmovdqu64 [rbp + 18688], zmm31                    ;   127.7 p7+p4   40 t spill
        vpxord zmm31, zmm18, zmm0                         ;   141.7 p5      21 t
        vpternlogd zmm12, zmm31, zmm2, 0xbe               ;   142.7 p0      21 t
        vpternlogd zmm11, zmm12, zmm27, 0xc2              ;   143.7 p5      21 t
        vpternlogd zmm12, zmm0, zmm27, 0x72               ;   143.7 p0      21 t
        vpternlogd zmm18, zmm2, zmm11, 0x36               ;   144.7 p5      21 t
        vpternlogd zmm6, zmm12, zmm23, 0x12               ;   144.7 p0      21 t
        vmovdqa64 zmm0, zmm31                             ;   142.7         21 t copy
        vpternlogd zmm0, zmm13, zmm28, 6                  ;   144.2 p5      21 t
        vpord zmm3, zmm3, zmm31                           ;   144.7 p0      21 t
        vpxord zmm31, zmm31, zmm18                        ;   145.7 p5      21 t
        vpternlogd zmm28, zmm31, zmm0, 0x56               ;   146.7 p0      21 t
        vpxord zmm0, zmm0, zmm26                          ;   146.2 p5      21 t
        vpord zmm22, zmm22, zmm11                         ;   146.7 p0      21 t
        vpternlogd zmm0, zmm22, zmm6, 0x96                ;   147.7 p5      21 t
        vpternlogd zmm22, zmm13, zmm18, 0x2d              ;   147.7 p0      21 t
        vpxord zmm2, zmm18, zmm11                         ;   148.2 p5      21 t
        vpternlogd zmm0, zmm26, zmm2, 0x78                ;   149.2 p0      21 t
        vmovdqa64 zmm13, zmm12                            ;   144.7         21 t copy
        vpternlogd zmm13, zmm2, zmm2, 0xc3                ;   149.2 p5      21 t
        vpternlogd zmm10, zmm28, zmm13, 0x36              ;   150.2 p0      21 t
        vpternlogd zmm2, zmm25, zmm24, 6                  ;   150.2 p5      21 t
        vpternlogd zmm18, zmm24, zmm2, 0x9a               ;   151.2 p0      21 t
        vpternlogd zmm2, zmm25, zmm11, 0xe1               ;   151.2 p5      21 t
        vpternlogd zmm23, zmm2, zmm31, 0x63               ;   152.2 p0      21 t
        vpxord zmm31, zmm31, zmm13                        ;   152.2 p5      21 t
        vmovdqa64 zmm24, zmm31                            ;   153.2         21 t copy
        vpternlogd zmm24, zmm11, zmm11, 0xc3              ;   153.2 p0      21 t
        vpternlogd zmm14, zmm0, zmm24, 0xc6               ;   154.2 p5      21 t
        vpternlogd zmm24, zmm30, zmm14, 0x95              ;   155.2 p0      21 t
        vpternlogd zmm2, zmm3, zmm14, 0x96                ;   155.2 p5      21 t
        vpternlogd zmm14, zmm12, zmm17, 0x2d              ;   155.2 p0      21 t
        vpternlogd zmm22, zmm24, zmm10, 0x69              ;   156.2 p5      21 t
        vpternlogd zmm9, zmm18, zmm31, 0x93               ;   155.7 p0      21 t
        vpandd zmm4, zmm4, zmm31                          ;   156.2 p5      21 t
        vpternlogd zmm4, zmm24, zmm28, 0x96               ;   157.2 p0      21 t
        vpternlogd zmm13, zmm20, zmm9, 0x59               ;   157.2 p5      21 t
        vpternlogd zmm23, zmm9, zmm14, 0x69               ;   157.7 p0      21 t
        vpternlogd zmm14, zmm18, zmm13, 0x96              ;   158.2 p5      21 t
        vpternlogd zmm6, zmm10, zmm13, 0x96               ;   158.7 p0      21 t
        vpternlogd zmm14, zmm2, zmm4, 0x96                ;   159.2 p5      21 t
        vpternlogd zmm13, zmm14, zmm22, 0x96              ;   160.2 p0      21 t
        vmovdqu64 zmm3, [rbp + 17344]                     ;    97.7 p3      23 t
        vmovdqu64 zmm9, [rbp + 17792]                     ;    93.2 p2      40 t reload
        vpxord zmm3, zmm3, zmm9                           ;   160.2 p5      23 t
        vmovdqu64 zmm10, [rbp + 14464]                    ;    87.7 p3      23 t
        vpternlogd zmm10, zmm9, [r8 + 656]{1to16}, 0x69   ;   160.7 p0+p2   23 t
        vmovdqa64 zmm11, zmm3                             ;   161.2         23 t copy
        vmovdqa64 zmm12, zmm3                             ;   161.2         23 t copy
        vmovdqu64 zmm17, [rbp + 17472]                    ;    96.2 p3      40 t reload
        vmovdqu64 zmm18, [rbp + 17536]                    ;    99.7 p2      40 t reload
        vmovdqu64 zmm20, [rbp + 17664]                    ;   101.7 p3      23 t
        vpternlogd zmm20, zmm18, zmm17, 0x96              ;   161.2 p5      23 t
        vmovdqa64 zmm24, zmm20                            ;   162.2         23 t copy
        vpternlogd zmm24, zmm10, zmm10, 0xc3              ;   162.2 p0      23 t
        vmovdqa64 zmm25, zmm24                            ;   163.2         23 t copy
        vpbroadcastd zmm26, [r8 + 664]                    ;    89.2 p10     61 r.38 reload
        vmovdqu64 zmm27, [rbp + 14592]                    ;    89.8 p2      23 t
        vpternlogd zmm27, zmm20, zmm26, 0x96              ;   162.2 p5      23 t
        vpxord zmm11, zmm11, zmm27                        ;   163.2 p0      23 t
        vpandnd zmm28, zmm24, zmm27                       ;   163.2 p5      23 t
        vpternlogd zmm28, zmm11, zmm18, 0xd2              ;   164.2 p0      23 t
        vmovdqa64 zmm30, zmm11                            ;   164.2         23 t copy
        vpternlogd zmm30, zmm24, zmm18, 0x96              ;   164.2 p5      23 t
        vpternlogd zmm3, zmm30, zmm10, 0x6a               ;   165.2 p0      23 t
        vpternlogd zmm18, zmm3, zmm11, 0x93               ;   166.2 p5      23 t
        vpternlogd zmm3, zmm27, zmm10, 0x1e               ;   166.2 p0      23 t
        vpxord zmm25, zmm25, zmm30                        ;   166.2 p5      23 t
        vmovdqu64 zmm31, [rbp + 14592]                    ;    91.2 p3      40 t reload
        vpternlogd zmm26, zmm18, zmm31, 0x96              ;   167.2 p0      23 t
        vmovdqa64 zmm31, zmm25                            ;   167.2         23 t copy
        vmovdqu64 [rbp + 17536], zmm22                    ;   157.2 p8+p9   21 t spill
        vmovdqa64 zmm22, zmm5                             ;   121.2         21 t copy
        vpternlogd zmm22, zmm15, zmm1, 0x96               ;   167.2 p5      21 t
        vmovdqu64 [rbp + 17920], zmm14                    ;   160.2 p7+p4   21 t spill
        vmovdqa64 zmm14, zmm25                            ;   167.2         23 t copy
        vpternlogd zmm14, zmm20, [rbp + 17280], 0x96      ;   167.7 p0+p2   23 t
        vpxord zmm31, zmm31, zmm14                        ;   168.7 p5      23 t
        vmovdqu64 [rbp + 18752], zmm6                     ;   159.7 p8+p9   21 t spill
        vmovdqa64 zmm6, zmm31                             ;   169.7         23 t copy
        vpternlogd zmm6, zmm20, [rbp + 17344], 0x96       ;   169.7 p0+p3   23 t
        vpternlogd zmm28, zmm6, zmm14, 0x1e               ;   170.7 p5      23 t
        vmovdqu64 [rbp + 17344], zmm0                     ;   150.2 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm6                              ;   170.7         23 t copy
        vmovdqu64 [rbp + 18816], zmm23                    ;   158.7 p8+p9   21 t spill
        vmovdqa64 zmm23, zmm31                            ;   169.7         23 t copy
        vmovdqu64 [rbp + 18880], zmm4                     ;   158.2 p7+p4   21 t spill
        vmovdqa64 zmm4, zmm31                             ;   169.7         23 t copy
        vpternlogd zmm4, zmm9, [rbp + 17664], 0x69        ;   169.7 p0+p2   23 t
        vpternlogd zmm28, zmm4, zmm10, 0xe1               ;   171.7 p5      23 t
        vpternlogd zmm31, zmm4, zmm11, 0x6f               ;   170.7 p0      23 t
        vpternlogd zmm18, zmm4, zmm14, 0x1e               ;   171.2 p5      23 t
        vpxord zmm0, zmm0, zmm4                           ;   171.7 p0      23 t
        vpternlogd zmm3, zmm0, zmm20, 0xb4                ;   172.7 p5      23 t
        vpternlogd zmm26, zmm31, zmm3, 0x69               ;   173.7 p0      23 t
        vpternlogd zmm18, zmm0, zmm10, 0xe1               ;   173.2 p5      23 t
        vmovdqu64 zmm31, [rbp + 17280]                    ;    96.3 p3      40 t reload
        vpternlogd zmm3, zmm9, zmm31, 0xd2                ;   173.7 p0      23 t
        vmovdqu64 [rbp + 17664], zmm13                    ;   161.2 p8+p9   21 t spill
        vmovdqa64 zmm13, zmm18                            ;   174.2         23 t copy
        vpternlogd zmm13, zmm3, zmm28, 0xe3               ;   174.7 p5      23 t
        vmovdqu64 [rbp + 18944], zmm2                     ;   156.2 p7+p4   21 t spill
        vmovdqa64 zmm2, zmm26                             ;   174.7         23 t copy
        vpternlogd zmm2, zmm3, zmm28, 0x6c                ;   174.7 p0      23 t
        vmovdqu64 [rbp + 19008], zmm29                    ;   130.2 p8+p9   40 t spill
        vpxord zmm29, zmm2, zmm13                         ;   175.7 p5      23 t
        vpternlogd zmm28, zmm29, zmm26, 0xbe              ;   176.7 p0      23 t
        vpternlogd zmm3, zmm28, zmm18, 0xc2               ;   177.7 p5      23 t
        vpternlogd zmm28, zmm13, zmm18, 0x72              ;   177.7 p0      23 t
        vpternlogd zmm2, zmm26, zmm3, 0x36                ;   178.7 p5      23 t
        vpternlogd zmm17, zmm28, zmm25, 0x12              ;   178.7 p0      23 t
        vmovdqa64 zmm13, zmm29                            ;   176.7         23 t copy
        vpternlogd zmm13, zmm4, zmm11, 6                  ;   178.2 p5      23 t
        vpord zmm23, zmm23, zmm29                         ;   178.7 p0      23 t
        vpxord zmm29, zmm29, zmm2                         ;   179.7 p5      23 t
        vpternlogd zmm11, zmm29, zmm13, 0x56              ;   180.7 p0      23 t
        vpxord zmm13, zmm13, zmm0                         ;   180.2 p5      23 t
        vpord zmm6, zmm6, zmm3                            ;   180.7 p0      23 t
        vpternlogd zmm13, zmm6, zmm17, 0x96               ;   181.7 p5      23 t
        vpternlogd zmm6, zmm4, zmm2, 0x2d                 ;   181.7 p0      23 t
        vpxord zmm4, zmm2, zmm3                           ;   182.2 p5      23 t
        vpternlogd zmm13, zmm0, zmm4, 0x78                ;   183.2 p0      23 t
        vmovdqa64 zmm0, zmm28                             ;   178.7         23 t copy
        vpternlogd zmm0, zmm4, zmm4, 0xc3                 ;   183.2 p5      23 t
        vpternlogd zmm27, zmm11, zmm0, 0x36               ;   184.2 p0      23 t
        vpternlogd zmm4, zmm14, zmm10, 6                  ;   184.2 p5      23 t
        vpternlogd zmm2, zmm10, zmm4, 0x9a                ;   185.2 p0      23 t
        vpternlogd zmm4, zmm14, zmm3, 0xe1                ;   185.2 p5      23 t
        vpxord zmm10, zmm29, zmm0                         ;   185.7 p0      23 t
        vmovdqa64 zmm14, zmm10                            ;   186.7         23 t copy
        vpternlogd zmm14, zmm3, zmm3, 0xc3                ;   186.7 p5      23 t
        vpternlogd zmm31, zmm13, zmm14, 0xc6              ;   187.7 p0      23 t
        vpternlogd zmm14, zmm9, zmm31, 0x95               ;   188.7 p5      23 t
        vpternlogd zmm28, zmm20, zmm31, 0x59              ;   188.7 p0      23 t
        vpternlogd zmm23, zmm31, zmm4, 0x96               ;   188.7 p5      23 t
        vpternlogd zmm6, zmm14, zmm27, 0x69               ;   189.7 p0      23 t
        vpternlogd zmm30, zmm2, zmm10, 0x93               ;   189.2 p5      23 t
        vpandd zmm12, zmm12, zmm10                        ;   189.7 p0      23 t
        vpternlogd zmm12, zmm14, zmm11, 0x96              ;   190.7 p5      23 t
        vpternlogd zmm0, zmm24, zmm30, 0x59               ;   190.7 p0      23 t
        vpternlogd zmm2, zmm28, zmm0, 0x96                ;   191.7 p5      23 t
        vpternlogd zmm2, zmm23, zmm12, 0x96               ;   192.7 p0      23 t
        vmovdqu64 zmm3, [rbp + 17408]                     ;   104.0 p2      40 t reload
        vmovdqu64 zmm9, [rbp + 17856]                     ;   107.7 p3      22 t
        vpternlogd zmm9, zmm16, zmm3, 0x96                ;   192.2 p5      22 t
        vpxord zmm10, zmm8, zmm7                          ;   192.7 p0      21 t
        vmovdqu64 zmm11, [rbp + 15552]                    ;   105.0 p2      21 t
        vpternlogd zmm11, zmm7, [r8 + 724]{1to16}, 0x69   ;   193.2 p5+p3   21 t
        vmovdqu64 zmm14, [rbp + 17600]                    ;   106.0 p2      40 t reload
        vmovdqu64 zmm18, [rbp + 15040]                    ;   106.2 p3      22 t
        vpternlogd zmm18, zmm14, [r8 + 692]{1to16}, 0x69  ;   193.7 p0+p2   22 t
        vmovdqa64 zmm20, zmm9                             ;   193.2         22 t copy
        vpternlogd zmm20, zmm18, zmm18, 0xc3              ;   194.7 p5      22 t
        vmovdqa64 zmm24, zmm20                            ;   195.7         22 t copy
        vmovdqu64 zmm26, [rbp + 18368]                    ;   112.2 p3      22 t reload
        vpternlogd zmm29, zmm25, zmm26, 0x59              ;   194.7 p0      41 t
        vpternlogd zmm29, zmm30, zmm4, 0x96               ;   195.7 p5      41 t
        vpbroadcastd zmm4, [r8 + 700]                     ;   106.8 p10     61 r.47 reload
        vmovdqu64 zmm25, [rbp + 15168]                    ;   108.0 p2      22 t
        vpternlogd zmm25, zmm9, zmm4, 0x96                ;   195.7 p0      22 t
        vpandnd zmm30, zmm20, zmm25                       ;   196.7 p5      22 t
        vmovdqu64 zmm31, [rbp + 17984]                    ;   109.2 p3      40 t reload
        vmovdqa64 zmm26, zmm25                            ;   196.7         22 t copy
        vpternlogd zmm26, zmm14, zmm31, 0x96              ;   196.7 p0      22 t
        vpternlogd zmm30, zmm26, zmm16, 0xd2              ;   197.7 p5      22 t
        vmovdqu64 [rbp + 17792], zmm23                    ;   189.7 p7+p4   23 t spill
        vmovdqa64 zmm23, zmm26                            ;   197.7         22 t copy
        vpternlogd zmm23, zmm20, zmm16, 0x96              ;   197.7 p0      22 t
        vmovdqu64 [rbp + 17280], zmm17                    ;   179.7 p8+p9   23 t spill
        vmovdqa64 zmm17, zmm26                            ;   197.7         22 t copy
        vpternlogd zmm17, zmm16, zmm16, 0x3f              ;   198.2 p5      22 t
        vpxord zmm24, zmm24, zmm23                        ;   198.7 p0      22 t
        vmovdqa64 zmm16, zmm23                            ;   198.7         22 t copy
        vpternlogd zmm16, zmm31, zmm14, 0x60              ;   199.2 p5      22 t
        vpternlogd zmm17, zmm16, zmm18, 0x96              ;   200.2 p0      22 t
        vpternlogd zmm16, zmm25, zmm18, 0xb4              ;   200.2 p5      22 t
        vpternlogd zmm4, zmm17, [rbp + 15168], 0x96       ;   201.2 p0+p2   22 t
        vmovdqu64 [rbp + 17472], zmm27                    ;   185.2 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm24                            ;   199.7         22 t copy
        vmovdqu64 [rbp + 19072], zmm13                    ;   184.2 p8+p9   23 t spill
        vmovdqa64 zmm13, zmm24                            ;   199.7         22 t copy
        vpternlogd zmm13, zmm9, [rbp + 17728], 0x96       ;   201.2 p5+p3   22 t
        vpxord zmm27, zmm27, zmm13                        ;   202.2 p0      22 t
        vpternlogd zmm3, zmm27, zmm14, 0x69               ;   203.2 p5      22 t
        vpternlogd zmm17, zmm3, zmm13, 0x1e               ;   204.2 p0      22 t
        vmovdqu64 [rbp + 17408], zmm28                    ;   189.7 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm27                            ;   203.2         22 t copy
        vpternlogd zmm28, zmm9, zmm31, 0x96               ;   203.2 p5      22 t
        vpternlogd zmm30, zmm28, zmm13, 0x1e              ;   204.2 p0      22 t
        vpternlogd zmm30, zmm3, zmm18, 0xe1               ;   205.2 p5      22 t
        vmovdqu64 [rbp + 19136], zmm29                    ;   196.7 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm3                             ;   204.2         22 t copy
        vpternlogd zmm29, zmm27, zmm26, 0x7b              ;   204.7 p0      22 t
        vmovdqu64 [rbp + 19200], zmm12                    ;   191.7 p7+p4   23 t spill
        vpxord zmm12, zmm28, zmm3                         ;   205.2 p5      22 t
        vpternlogd zmm16, zmm12, zmm9, 0xb4               ;   206.2 p0      22 t
        vpternlogd zmm4, zmm29, zmm16, 0x69               ;   207.2 p5      22 t
        vpternlogd zmm17, zmm12, zmm18, 0xe1              ;   206.7 p0      22 t
        vmovdqu64 zmm29, [rbp + 17728]                    ;   114.0 p2      40 t reload
        vpternlogd zmm16, zmm14, zmm29, 0xd2              ;   207.2 p5      22 t
        vmovdqu64 [rbp + 19264], zmm2                     ;   193.7 p8+p9   23 t spill
        vmovdqa64 zmm2, zmm17                             ;   207.7         22 t copy
        vpternlogd zmm2, zmm16, zmm30, 0xe3               ;   208.2 p0      22 t
        vmovdqu64 [rbp + 19328], zmm6                     ;   190.7 p7+p4   23 t spill
        vmovdqa64 zmm6, zmm4                              ;   208.2         22 t copy
        vpternlogd zmm6, zmm16, zmm30, 0x6c               ;   208.2 p5      22 t
        vmovdqu64 [rbp + 19392], zmm0                     ;   191.7 p8+p9   23 t spill
        vpxord zmm0, zmm6, zmm2                           ;   209.2 p0      22 t
        vpternlogd zmm30, zmm0, zmm4, 0xbe                ;   210.2 p5      22 t
        vpternlogd zmm16, zmm30, zmm17, 0xc2              ;   211.2 p0      22 t
        vpternlogd zmm30, zmm2, zmm17, 0x72               ;   211.2 p5      22 t
        vpternlogd zmm6, zmm4, zmm16, 0x36                ;   212.2 p0      22 t
        vmovdqa64 zmm2, zmm0                              ;   210.2         22 t copy
        vpternlogd zmm2, zmm3, zmm26, 6                   ;   211.2 p5      22 t
        vpord zmm27, zmm27, zmm0                          ;   211.7 p0      22 t
        vpxord zmm0, zmm0, zmm6                           ;   213.2 p5      22 t
        vpternlogd zmm26, zmm0, zmm2, 0x56                ;   214.2 p0      22 t
        vpxord zmm2, zmm2, zmm12                          ;   213.2 p5      22 t
        vpord zmm28, zmm28, zmm16                         ;   213.7 p0      22 t
        vpternlogd zmm3, zmm28, zmm6, 0x39                ;   214.7 p5      22 t
        vpxord zmm4, zmm6, zmm16                          ;   214.7 p0      22 t
        vmovdqa64 zmm17, zmm4                             ;   215.7         22 t copy
        vpternlogd zmm17, zmm13, zmm18, 6                 ;   215.7 p5      22 t
        vpternlogd zmm6, zmm18, zmm17, 0x9a               ;   216.7 p0      22 t
        vpternlogd zmm17, zmm13, zmm16, 0xe1              ;   216.7 p5      22 t
        vmovdqa64 zmm13, zmm30                            ;   212.2         22 t copy
        vpternlogd zmm13, zmm4, zmm4, 0xc3                ;   216.7 p0      22 t
        vpternlogd zmm25, zmm26, zmm13, 0x36              ;   217.7 p5      22 t
        vpxord zmm18, zmm0, zmm13                         ;   217.7 p0      22 t
        vmovdqu64 [rbp + 19456], zmm0                     ;   214.2 p7+p4   22 t spill
        vmovdqa64 zmm0, zmm18                             ;   218.7         22 t copy
        vpternlogd zmm0, zmm16, zmm16, 0xc3               ;   218.7 p5      22 t
        vpternlogd zmm31, zmm18, zmm14, 0x48              ;   218.7 p0      22 t
        vpternlogd zmm18, zmm23, zmm6, 0x95               ;   219.2 p5      22 t
        vpternlogd zmm13, zmm20, zmm18, 0x59              ;   220.2 p0      22 t
        vmovdqa64 zmm16, zmm30                            ;   212.2         22 t copy
        vpternlogd zmm16, zmm24, [rbp + 17856], 6         ;   220.2 p5+p3   22 t
        vpternlogd zmm2, zmm28, zmm16, 0x96               ;   221.2 p0      22 t
        vpternlogd zmm2, zmm4, zmm12, 0x78                ;   222.2 p5      22 t
        vpternlogd zmm29, zmm2, zmm0, 0xc6                ;   223.2 p0      22 t
        vpternlogd zmm0, zmm14, zmm29, 0x95               ;   224.2 p5      22 t
        vpternlogd zmm31, zmm26, zmm0, 0x96               ;   225.2 p0      22 t
        vpternlogd zmm3, zmm0, zmm25, 0x69                ;   225.2 p5      22 t
        vpternlogd zmm30, zmm9, zmm29, 0x59               ;   224.2 p0      22 t
        vpternlogd zmm27, zmm29, zmm17, 0x96              ;   224.2 p5      22 t
        vpternlogd zmm6, zmm30, zmm13, 0x96               ;   225.2 p0      22 t
        vpternlogd zmm6, zmm27, zmm31, 0x96               ;   226.2 p5      22 t
        vmovdqa64 zmm0, zmm10                             ;   193.7         21 t copy
        vmovdqa64 zmm4, zmm22                             ;   168.2         21 t copy
        vpternlogd zmm4, zmm11, zmm11, 0xc3               ;   225.7 p0      21 t
        vmovdqa64 zmm9, zmm4                              ;   226.7         21 t copy
        vpbroadcastd zmm12, [r8 + 732]                    ;   123.0 p10     61 r.55 reload
        vmovdqu64 zmm14, [rbp + 15680]                    ;   123.2 p2      21 t
        vpternlogd zmm14, zmm22, zmm12, 0x96              ;   226.2 p5      21 t
        vpxord zmm0, zmm0, zmm14                          ;   227.2 p0      21 t
        vpandnd zmm20, zmm4, zmm14                        ;   227.2 p5      21 t
        vpternlogd zmm20, zmm0, zmm5, 0xd2                ;   228.2 p0      21 t
        vmovdqa64 zmm23, zmm0                             ;   228.2         21 t copy
        vpternlogd zmm23, zmm4, zmm5, 0x96                ;   228.2 p5      21 t
        vpxord zmm9, zmm9, zmm23                          ;   229.2 p0      21 t
        vmovdqa64 zmm26, zmm23                            ;   229.2         21 t copy
        vpternlogd zmm26, zmm10, zmm11, 0x6a              ;   229.2 p5      21 t
        vpternlogd zmm5, zmm26, zmm0, 0x93                ;   230.2 p0      21 t
        vpternlogd zmm26, zmm14, zmm11, 0x1e              ;   230.2 p5      21 t
        vmovdqu64 zmm28, [rbp + 15680]                    ;   125.2 p3      40 t reload
        vpternlogd zmm12, zmm5, zmm28, 0x96               ;   231.2 p0      21 t
        vpternlogd zmm16, zmm25, zmm13, 0x96              ;   231.2 p5      41 t
        vmovdqa64 zmm25, zmm9                             ;   230.2         21 t copy
        vpternlogd zmm25, zmm22, zmm19, 0x96              ;   231.7 p0      21 t
        vpternlogd zmm17, zmm24, [rbp + 19456], 0x4b      ;   232.2 p5+p2   41 t
        vpternlogd zmm17, zmm30, zmm18, 0x96              ;   233.2 p0      41 t
        vpxord zmm18, zmm9, zmm25                         ;   233.2 p5      21 t
        vpternlogd zmm8, zmm18, zmm22, 0x96               ;   234.2 p0      21 t
        vpternlogd zmm1, zmm18, zmm7, 0x69                ;   234.2 p5      21 t
        vpternlogd zmm20, zmm8, zmm25, 0x1e               ;   235.2 p0      21 t
        vpternlogd zmm20, zmm1, zmm11, 0xe1               ;   236.2 p5      21 t
        vpternlogd zmm5, zmm1, zmm25, 0x1e                ;   235.7 p0      21 t
        vpxord zmm24, zmm8, zmm1                          ;   236.2 p5      21 t
        vpternlogd zmm26, zmm24, zmm22, 0xb4              ;   237.2 p0      21 t
        vpternlogd zmm5, zmm24, zmm11, 0xe1               ;   237.2 p5      21 t
        vmovdqa64 zmm29, zmm26                            ;   238.2         21 t copy
        vpternlogd zmm29, zmm19, zmm7, 0xb4               ;   238.2 p0      21 t
        vmovdqa64 zmm30, zmm1                             ;   235.2         21 t copy
        vpternlogd zmm30, zmm18, zmm0, 0x7b               ;   238.2 p5      21 t
        vpternlogd zmm12, zmm30, zmm26, 0x69              ;   239.2 p0      21 t
        vmovdqa64 zmm26, zmm5                             ;   238.2         21 t copy
        vpternlogd zmm26, zmm29, zmm20, 0xe3              ;   239.2 p5      21 t
        vmovdqa64 zmm30, zmm12                            ;   240.2         21 t copy
        vpternlogd zmm30, zmm29, zmm20, 0x6c              ;   240.2 p0      21 t
        vpxord zmm28, zmm26, zmm30                        ;   241.2 p5      21 t
        vpternlogd zmm20, zmm28, zmm12, 0xbe              ;   242.2 p0      21 t
        vpternlogd zmm29, zmm20, zmm5, 0xc2               ;   243.2 p5      21 t
        vpternlogd zmm20, zmm26, zmm5, 0x72               ;   243.2 p0      21 t
        vpternlogd zmm30, zmm12, zmm29, 0x36              ;   244.2 p5      21 t
        vpternlogd zmm15, zmm20, zmm9, 0x12               ;   244.2 p0      21 t
        vmovdqa64 zmm5, zmm28                             ;   242.2         21 t copy
        vpternlogd zmm5, zmm1, zmm0, 6                    ;   243.2 p5      21 t
        vpord zmm18, zmm18, zmm28                         ;   243.7 p0      21 t
        vpxord zmm28, zmm28, zmm30                        ;   245.2 p5      21 t
        vpternlogd zmm0, zmm28, zmm5, 0x56                ;   246.2 p0      21 t
        vpxord zmm5, zmm5, zmm24                          ;   245.2 p5      21 t
        vpord zmm8, zmm8, zmm29                           ;   245.7 p0      21 t
        vpternlogd zmm5, zmm8, zmm15, 0x96                ;   246.7 p5      21 t
        vpternlogd zmm8, zmm1, zmm30, 0x2d                ;   246.7 p0      21 t
        vpxord zmm1, zmm30, zmm29                         ;   247.2 p5      21 t
        vpternlogd zmm5, zmm24, zmm1, 0x78                ;   248.2 p0      21 t
        vmovdqa64 zmm12, zmm20                            ;   244.2         21 t copy
        vpternlogd zmm12, zmm1, zmm1, 0xc3                ;   248.2 p5      21 t
        vpternlogd zmm14, zmm0, zmm12, 0x36               ;   249.2 p0      21 t
        vpternlogd zmm1, zmm25, zmm11, 6                  ;   249.2 p5      21 t
        vpternlogd zmm30, zmm11, zmm1, 0x9a               ;   250.2 p0      21 t
        vpternlogd zmm1, zmm25, zmm29, 0xe1               ;   250.2 p5      21 t
        vpxord zmm11, zmm28, zmm12                        ;   250.7 p0      21 t
        vmovdqa64 zmm24, zmm11                            ;   251.7         21 t copy
        vpternlogd zmm24, zmm29, zmm29, 0xc3              ;   251.7 p5      21 t
        vpternlogd zmm19, zmm5, zmm24, 0xc6               ;   252.7 p0      21 t
        vpternlogd zmm24, zmm7, zmm19, 0x95               ;   253.7 p5      21 t
        vpternlogd zmm20, zmm22, zmm19, 0x59              ;   253.7 p0      21 t
        vpternlogd zmm18, zmm19, zmm1, 0x96               ;   253.7 p5      21 t
        vpternlogd zmm8, zmm24, zmm14, 0x69               ;   254.7 p0      21 t
        vpternlogd zmm23, zmm30, zmm11, 0x93              ;   254.2 p5      21 t
        vpandd zmm10, zmm10, zmm11                        ;   254.7 p0      21 t
        vpternlogd zmm10, zmm24, zmm0, 0x96               ;   255.7 p5      21 t
        vpternlogd zmm12, zmm4, zmm23, 0x59               ;   255.7 p0      21 t
        vpternlogd zmm30, zmm20, zmm12, 0x96              ;   256.7 p5      21 t
        vpternlogd zmm30, zmm18, zmm10, 0x96              ;   257.7 p0      21 t
        vmovdqu64 zmm0, [rbp + 16064]                     ;   135.7 p3      42 t
        vpternlogd zmm0, zmm21, [r8 + 756]{1to16}, 0x69   ;   257.2 p5+p2   42 t
        vpbroadcastd zmm4, [r8 + 752]                     ;   136.2 p10     61 r.60 reload
        vmovdqu64 zmm7, [rbp + 16000]                     ;   136.7 p3      42 t
        vpternlogd zmm7, zmm21, zmm4, 0x96                ;   257.7 p0      42 t
        vmovdqa64 zmm11, zmm7                             ;   258.7         42 t copy
        vmovdqa64 zmm19, zmm7                             ;   258.7         42 t copy
        vmovdqu64 zmm22, [rbp + 16832]                    ;   137.0 p2      41 t reload
        vpternlogd zmm28, zmm9, zmm22, 0x59               ;   258.2 p5      41 t
        vpternlogd zmm28, zmm23, zmm1, 0x96               ;   259.2 p0      41 t
        vmovdqu64 zmm1, [rbp + 18624]                     ;   137.7 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 18688]                     ;   138.0 p2      40 t reload
        vmovdqu64 zmm23, [rbp + 19008]                    ;   138.7 p3      42 t
        vpternlogd zmm23, zmm9, zmm1, 0x96                ;   259.2 p5      42 t
        vmovdqu64 zmm24, [rbp + 16000]                    ;   139.0 p2      40 t reload
        vpternlogd zmm4, zmm23, zmm24, 0x96               ;   260.2 p0      42 t
        vmovdqa64 zmm25, zmm23                            ;   260.2         42 t copy
        vpternlogd zmm25, zmm0, zmm0, 0xc3                ;   260.2 p5      42 t
        vpternlogd zmm15, zmm14, zmm12, 0x96              ;   260.7 p0      41 t
        vmovdqa64 zmm14, zmm25                            ;   261.2         42 t copy
        vmovdqu64 zmm26, [rbp + 17088]                    ;   139.7 p3      41 t reload
        vpternlogd zmm12, zmm8, zmm26, 0x96               ;   261.2 p5      41 t
        vmovdqu64 zmm29, [rbp + 17664]                    ;   161.2 p2      21 t reload
        vpternlogd zmm26, zmm17, zmm29, 0x69              ;   261.7 p0      41 t
        vpternlogd zmm22, zmm16, [rbp + 18816], 0x96      ;   262.2 p5+p3   41 t
        vpternlogd zmm13, zmm3, [rbp + 17536], 0x96       ;   262.7 p0+p2   41 t
        vmovdqa64 zmm24, zmm12                            ;   262.2         41 t copy
        vpternlogd zmm24, zmm30, [rbp + 17024], 0x96      ;   263.2 p5+p3   41 t
        vpternlogd zmm17, zmm24, zmm29, 0x69              ;   264.2 p0      41 t
        vmovdqu64 [rbp + 16832], zmm24                    ;   264.2 p8+p9   41 t spill
        vmovdqu64 zmm24, [rbp + 19200]                    ;   191.7 p2      23 t reload
        vpternlogd zmm29, zmm24, [rbp + 18432], 0x96      ;   264.2 p5+p3   41 t
        vpternlogd zmm24, zmm26, [rbp + 18432], 0x96      ;   264.7 p0+p2   41 t
        vmovdqu64 [rbp + 19200], zmm26                    ;   262.7 p7+p4   41 t spill
        vmovdqa64 zmm26, zmm28                            ;   260.2         41 t copy
        vpternlogd zmm26, zmm20, [rbp + 16768], 0x69      ;   265.2 p5+p3   41 t
        vpternlogd zmm16, zmm26, [rbp + 18816], 0x96      ;   266.2 p0+p2   41 t
        vmovdqu64 [rbp + 17664], zmm26                    ;   266.2 p8+p9   41 t spill
        vpxord zmm26, zmm24, [rbp + 8640]                 ;   266.2 p5+p3   61 t
        vmovdqu64 [rbp + 8640], zmm26                     ;   267.2 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 18944]                    ;   156.2 p2      41 t
        vpternlogd zmm26, zmm31, [rbp + 17216], 0x96      ;   266.7 p0+p3   41 t
        vmovdqu64 [rbp + 19456], zmm24                    ;   265.7 p8+p9   41 t spill
        vpxord zmm24, zmm17, [rbp + 9152]                 ;   267.2 p5+p2   61 t
        vmovdqu64 [rbp + 9152], zmm24                     ;   268.2 p7+p4   61 t spill
        vmovdqa64 zmm24, zmm13                            ;   263.7         41 t copy
        vpternlogd zmm24, zmm6, [rbp + 16256], 0x96       ;   267.7 p0+p3   41 t
        vmovdqu64 [rbp + 17728], zmm17                    ;   265.2 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 17152]                    ;   147.0 p2      41 t
        vpternlogd zmm17, zmm18, [rbp + 17216], 0x96      ;   268.2 p5+p3   41 t
        vpternlogd zmm31, zmm17, [rbp + 18944], 0x96      ;   269.2 p0+p2   41 t
        vmovdqu64 [rbp + 17856], zmm17                    ;   269.2 p7+p4   41 t spill
        vpxord zmm17, zmm31, [rbp + 9088]                 ;   270.2 p5+p3   61 t
        vmovdqu64 [rbp + 9088], zmm17                     ;   271.2 p8+p9   61 t spill
        vpxord zmm17, zmm16, [rbp + 9280]                 ;   269.7 p0+p2   61 t
        vmovdqu64 [rbp + 9280], zmm17                     ;   270.7 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 16192]                    ;   149.7 p3      42 t
        vpternlogd zmm17, zmm23, [r8 + 764]{1to16}, 0x96  ;   270.2 p5+p2   42 t
        vpxord zmm11, zmm11, zmm17                        ;   271.2 p0      42 t
        vmovdqu64 [rbp + 19520], zmm16                    ;   267.2 p8+p9   41 t spill
        vpandnd zmm16, zmm25, zmm17                       ;   271.2 p5      42 t
        vmovdqu64 [rbp + 19584], zmm31                    ;   270.2 p7+p4   41 t spill
        vmovdqa64 zmm31, zmm11                            ;   272.2         42 t copy
        vpternlogd zmm31, zmm25, [rbp + 19008], 0x96      ;   272.2 p0+p3   42 t
        vpternlogd zmm7, zmm31, zmm0, 0x6a                ;   273.2 p5      42 t
        vpxord zmm14, zmm14, zmm31                        ;   273.2 p0      42 t
        vmovdqu64 [rbp + 19648], zmm13                    ;   263.7 p8+p9   41 t spill
        vmovdqa64 zmm13, zmm7                             ;   274.2         42 t copy
        vpternlogd zmm13, zmm17, zmm0, 0x1e               ;   274.2 p5      42 t
        vpternlogd zmm7, zmm11, [rbp + 19008], 0x87       ;   274.2 p0+p2   42 t
        vmovdqu64 [rbp + 19712], zmm24                    ;   268.7 p7+p4   41 t spill
        vpandnd zmm24, zmm11, [rbp + 19008]               ;   274.2 p5+p3   42 t
        vmovdqu64 [rbp + 19008], zmm8                     ;   255.7 p8+p9   21 t spill
        vmovdqa64 zmm8, zmm14                             ;   274.2         42 t copy
        vpternlogd zmm8, zmm23, [rbp + 18560], 0x96       ;   274.7 p0+p2   42 t
        vmovdqu64 [rbp + 19776], zmm27                    ;   225.2 p7+p4   22 t spill
        vmovdqa64 zmm27, zmm4                             ;   261.2         42 t copy
        vpternlogd zmm27, zmm8, zmm14, 0xde               ;   275.7 p5      42 t
        vpternlogd zmm16, zmm27, zmm24, 0x96              ;   276.7 p0      42 t
        vpxord zmm24, zmm14, zmm8                         ;   276.2 p5      42 t
        vpternlogd zmm1, zmm24, zmm21, 0x69               ;   277.2 p0      42 t
        vpternlogd zmm16, zmm1, zmm0, 0xe1                ;   278.2 p5      42 t
        vmovdqa64 zmm27, zmm1                             ;   278.2         42 t copy
        vpternlogd zmm27, zmm4, zmm24, 0x96               ;   278.2 p0      42 t
        vpternlogd zmm13, zmm27, zmm23, 0xb4              ;   279.2 p5      42 t
        vmovdqu64 [rbp + 18624], zmm15                    ;   261.7 p8+p9   41 t spill
        vmovdqa64 zmm15, zmm7                             ;   275.2         42 t copy
        vpternlogd zmm15, zmm1, zmm8, 0x1e                ;   278.7 p0      42 t
        vpternlogd zmm15, zmm27, zmm0, 0xe1               ;   279.7 p5      42 t
        vmovdqu64 [rbp + 19840], zmm3                     ;   226.2 p7+p4   22 t spill
        vmovdqu64 zmm3, [rbp + 16192]                     ;   153.3 p3      40 t reload
        vpternlogd zmm7, zmm3, [r8 + 764]{1to16}, 0x96    ;   279.7 p0+p2   42 t
        vmovdqa64 zmm3, zmm1                              ;   278.2         42 t copy
        vpternlogd zmm3, zmm24, zmm11, 0x7b               ;   280.2 p5      42 t
        vpternlogd zmm7, zmm3, zmm13, 0x69                ;   281.2 p0      42 t
        vmovdqu64 zmm3, [rbp + 18560]                     ;   154.3 p3      40 t reload
        vpternlogd zmm13, zmm21, zmm3, 0xd2               ;   281.2 p5      42 t
        vmovdqu64 [rbp + 19904], zmm5                     ;   249.2 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm15                             ;   280.7         42 t copy
        vpternlogd zmm5, zmm13, zmm16, 0xe3               ;   282.2 p0      42 t
        vmovdqu64 [rbp + 19968], zmm6                     ;   227.2 p7+p4   22 t spill
        vmovdqa64 zmm6, zmm7                              ;   282.2         42 t copy
        vpternlogd zmm6, zmm13, zmm16, 0x6c               ;   282.2 p5      42 t
        vmovdqu64 [rbp + 20032], zmm28                    ;   260.2 p8+p9   41 t spill
        vpxord zmm28, zmm6, zmm5                          ;   283.2 p0      42 t
        vpternlogd zmm16, zmm28, zmm7, 0xbe               ;   284.2 p5      42 t
        vpternlogd zmm13, zmm16, zmm15, 0xc2              ;   285.2 p0      42 t
        vpternlogd zmm16, zmm5, zmm15, 0x72               ;   285.2 p5      42 t
        vpternlogd zmm6, zmm7, zmm13, 0x36                ;   286.2 p0      42 t
        vpternlogd zmm9, zmm16, zmm14, 0x12               ;   286.2 p5      42 t
        vpternlogd zmm4, zmm13, zmm24, 0xde               ;   286.2 p0      42 t
        vmovdqa64 zmm5, zmm28                             ;   284.2         42 t copy
        vpternlogd zmm5, zmm1, zmm11, 6                   ;   286.2 p5      42 t
        vpternlogd zmm1, zmm4, zmm6, 0x39                 ;   287.2 p0      42 t
        vpord zmm24, zmm24, zmm28                         ;   287.2 p5      42 t
        vpxord zmm28, zmm28, zmm6                         ;   287.7 p0      42 t
        vpternlogd zmm11, zmm28, zmm5, 0x56               ;   288.7 p5      42 t
        vpxord zmm5, zmm5, zmm27                          ;   288.7 p0      42 t
        vpternlogd zmm5, zmm4, zmm9, 0x96                 ;   289.7 p5      42 t
        vpxord zmm4, zmm6, zmm13                          ;   289.7 p0      42 t
        vpternlogd zmm5, zmm27, zmm4, 0x78                ;   290.7 p5      42 t
        vmovdqa64 zmm7, zmm16                             ;   286.2         42 t copy
        vpternlogd zmm7, zmm4, zmm4, 0xc3                 ;   290.7 p0      42 t
        vpternlogd zmm17, zmm11, zmm7, 0x36               ;   291.7 p5      42 t
        vpternlogd zmm4, zmm8, zmm0, 6                    ;   291.7 p0      42 t
        vpternlogd zmm6, zmm0, zmm4, 0x9a                 ;   292.7 p5      42 t
        vpternlogd zmm4, zmm8, zmm13, 0xe1                ;   292.7 p0      42 t
        vpxord zmm0, zmm28, zmm7                          ;   293.2 p5      42 t
        vmovdqa64 zmm8, zmm0                              ;   294.2         42 t copy
        vpternlogd zmm8, zmm13, zmm13, 0xc3               ;   294.2 p0      42 t
        vpternlogd zmm3, zmm5, zmm8, 0xc6                 ;   295.2 p5      42 t
        vpternlogd zmm8, zmm21, zmm3, 0x95                ;   296.2 p0      42 t
        vpternlogd zmm16, zmm23, zmm3, 0x59               ;   296.2 p5      42 t
        vpternlogd zmm24, zmm3, zmm4, 0x96                ;   296.2 p0      42 t
        vpternlogd zmm1, zmm8, zmm17, 0x69                ;   297.2 p5      42 t
        vpternlogd zmm31, zmm6, zmm0, 0x93                ;   296.7 p0      42 t
        vpandd zmm19, zmm19, zmm0                         ;   297.2 p5      42 t
        vpternlogd zmm19, zmm8, zmm11, 0x96               ;   298.2 p0      42 t
        vpternlogd zmm7, zmm25, zmm31, 0x59               ;   298.2 p5      42 t
        vpternlogd zmm4, zmm28, zmm14, 0x2d               ;   298.7 p0      41 t
        vpternlogd zmm6, zmm16, zmm7, 0x96                ;   299.2 p5      42 t
        vpternlogd zmm4, zmm16, zmm31, 0x96               ;   299.7 p0      41 t
        vpternlogd zmm6, zmm24, zmm19, 0x96               ;   300.2 p5      42 t
        vpternlogd zmm9, zmm17, zmm7, 0x96                ;   300.7 p0      41 t
        vpternlogd zmm7, zmm6, zmm1, 0x96                 ;   301.2 p5      41 t
        vmovdqu64 zmm0, [rbp + 16960]                     ;   162.7 p2      41 t reload
        vmovdqu64 zmm3, [rbp + 18880]                     ;   162.8 p3      41 t
        vpternlogd zmm3, zmm2, zmm0, 0x96                 ;   301.7 p0      41 t
        vmovdqu64 zmm8, [rbp + 16896]                     ;   163.7 p2      23 t reload
        vmovdqa64 zmm11, zmm10                            ;   256.7         41 t copy
        vpternlogd zmm11, zmm0, zmm8, 0x96                ;   302.2 p5      41 t
        vmovdqu64 zmm13, [rbp + 18880]                    ;   163.8 p3      21 t reload
        vpternlogd zmm2, zmm11, zmm13, 0x96               ;   303.2 p0      41 t
        vmovdqu64 zmm14, [rbp + 17408]                    ;   189.7 p2      23 t reload
        vmovdqu64 zmm15, [rbp + 19136]                    ;   196.7 p3      41 t reload
        vpternlogd zmm13, zmm15, zmm14, 0x69              ;   303.2 p5      41 t
        vpternlogd zmm15, zmm14, zmm3, 0x69               ;   303.7 p0      41 t
        vmovdqu64 zmm14, [rbp + 17024]                    ;   165.7 p2      23 t reload
        vmovdqa64 zmm16, zmm29                            ;   265.2         41 t copy
        vpternlogd zmm16, zmm19, zmm14, 0x96              ;   304.2 p5      41 t
        vpternlogd zmm19, zmm14, [rbp + 18432], 0x96      ;   304.7 p0+p3   41 t
        vpternlogd zmm12, zmm19, zmm30, 0x96              ;   305.7 p5      41 t
        vmovdqu64 zmm14, [rbp + 17152]                    ;   166.7 p2      23 t reload
        vmovdqu64 zmm17, [rbp + 18496]                    ;   166.8 p3      41 t
        vpternlogd zmm17, zmm7, zmm14, 0x96               ;   305.7 p0      41 t
        vpternlogd zmm18, zmm17, [rbp + 17216], 0x96      ;   306.7 p5+p2   41 t
        vmovdqa64 zmm21, zmm13                            ;   304.2         41 t copy
        vpternlogd zmm21, zmm4, zmm8, 0x69                ;   306.7 p0      41 t
        vpternlogd zmm4, zmm8, [rbp + 18368], 0x69        ;   307.2 p5+p3   41 t
        vpternlogd zmm10, zmm0, zmm4, 0x96                ;   308.2 p0      41 t
        vmovdqu64 zmm0, [rbp + 18304]                     ;   168.7 p2      22 t reload
        vmovdqu64 zmm8, [rbp + 19072]                     ;   184.2 p3      41 t
        vpternlogd zmm8, zmm22, zmm0, 0x96                ;   308.2 p5      41 t
        vmovdqu64 zmm23, [rbp + 19072]                    ;   184.2 p2      41 t
        vpternlogd zmm23, zmm0, [rbp + 18816], 0x96       ;   308.7 p0+p3   41 t
        vmovdqu64 zmm25, [rbp + 16768]                    ;   170.7 p2      23 t reload
        vpternlogd zmm0, zmm5, zmm25, 0x96                ;   309.2 p5      41 t
        vpternlogd zmm5, zmm25, zmm23, 0x96               ;   309.7 p0      41 t
        vpternlogd zmm20, zmm0, [rbp + 20032], 0x69       ;   310.2 p5+p3   41 t
        vmovdqu64 zmm25, [rbp + 19328]                    ;   190.7 p2      23 t reload
        vmovdqu64 zmm27, [rbp + 19392]                    ;   191.7 p3      41 t
        vpternlogd zmm27, zmm25, [rbp + 18496], 0x96      ;   310.7 p0+p2   41 t
        vmovdqu64 zmm28, [rbp + 19264]                    ;   193.7 p3      23 t reload
        vmovdqa64 zmm31, zmm26                            ;   267.7         41 t copy
        vpternlogd zmm31, zmm27, zmm28, 0x96              ;   311.7 p5      41 t
        vpternlogd zmm27, zmm28, [rbp + 18944], 0x96      ;   311.7 p0+p2   41 t
        vpternlogd zmm7, zmm14, zmm27, 0x96               ;   312.7 p5      41 t
        vpxord zmm14, zmm16, [rbp + 8128]                 ;   312.7 p0+p3   61 t
        vpternlogd zmm11, zmm15, [rbp + 10240], 0x96      ;   313.2 p5+p2   61 t
        vmovdqu64 [rbp + 10240], zmm11                    ;   314.2 p7+p4   61 t spill
        vpxord zmm11, zmm7, [rbp + 8064]                  ;   313.7 p0+p3   61 t
        vmovdqu64 [rbp + 8128], zmm14                     ;   313.7 p8+p9   61 t spill
        vpxord zmm14, zmm21, [rbp + 8192]                 ;   314.2 p5+p2   61 t
        vpternlogd zmm7, zmm26, [rbp + 11648], 0x96       ;   314.7 p0+p3   61 t
        vpternlogd zmm21, zmm3, [rbp + 11776], 0x96       ;   315.2 p5+p2   61 t
        vpxord zmm3, zmm5, [rbp + 8256]                   ;   315.7 p0+p3   61 t
        vpternlogd zmm5, zmm22, [rbp + 11840], 0x96       ;   316.2 p5+p2   61 t
        vpxord zmm22, zmm31, [rbp + 8576]                 ;   316.7 p0+p3   61 t
        vpternlogd zmm4, zmm2, [rbp + 10752], 0x96        ;   317.2 p5+p2   61 t
        vpxord zmm26, zmm8, [rbp + 8768]                  ;   317.7 p0+p3   61 t
        vpternlogd zmm29, zmm12, [rbp + 11200], 0x96      ;   318.2 p5+p2   61 t
        vpternlogd zmm27, zmm18, [rbp + 11136], 0x96      ;   318.7 p0+p3   61 t
        vpternlogd zmm13, zmm10, [rbp + 11264], 0x96      ;   319.2 p5+p2   61 t
        vpternlogd zmm23, zmm20, [rbp + 11328], 0x96      ;   319.7 p0+p3   61 t
        vmovdqu64 [rbp + 8768], zmm26                     ;   318.7 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 18752]                    ;   181.7 p2      41 t
        vpternlogd zmm26, zmm28, [rbp + 18176], 0x96      ;   320.2 p5+p3   41 t
        vmovdqu64 [rbp + 11840], zmm5                     ;   317.2 p8+p9   61 t spill
        vmovdqa64 zmm5, zmm26                             ;   321.2         41 t copy
        vpternlogd zmm5, zmm6, [rbp + 16512], 0x96        ;   321.2 p0+p2   41 t
        vmovdqu64 [rbp + 11776], zmm21                    ;   316.2 p7+p4   61 t spill
        vmovdqu64 zmm21, [rbp + 18176]                    ;   182.8 p3      22 t reload
        vpternlogd zmm6, zmm21, [rbp + 16512], 0x96       ;   321.2 p5+p2   41 t
        vmovdqu64 [rbp + 11648], zmm7                     ;   315.7 p8+p9   61 t spill
        vpxord zmm7, zmm5, [rbp + 8384]                   ;   322.2 p0+p3   61 t
        vmovdqu64 [rbp + 8384], zmm7                      ;   323.2 p7+p4   61 t spill
        vmovdqu64 zmm7, [rbp + 17920]                     ;   184.7 p2      41 t
        vpternlogd zmm7, zmm25, [rbp + 18112], 0x96       ;   322.2 p5+p3   41 t
        vmovdqu64 [rbp + 11328], zmm23                    ;   320.7 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm7                             ;   323.2         41 t copy
        vpternlogd zmm23, zmm1, [rbp + 16384], 0x96       ;   323.2 p0+p2   41 t
        vmovdqu64 [rbp + 11264], zmm13                    ;   320.2 p7+p4   61 t spill
        vmovdqu64 zmm13, [rbp + 18112]                    ;   185.8 p3      22 t reload
        vpternlogd zmm1, zmm13, [rbp + 16384], 0x96       ;   323.2 p5+p2   41 t
        vmovdqu64 [rbp + 11200], zmm29                    ;   319.2 p8+p9   61 t spill
        vpxord zmm29, zmm23, [rbp + 8448]                 ;   324.2 p0+p3   61 t
        vmovdqu64 [rbp + 11136], zmm27                    ;   319.7 p7+p4   61 t spill
        vmovdqa64 zmm27, zmm1                             ;   324.2         41 t copy
        vpternlogd zmm27, zmm30, [rbp + 16448], 0x96      ;   324.2 p5+p2   41 t
        vmovdqu64 [rbp + 10752], zmm4                     ;   318.2 p8+p9   61 t spill
        vmovdqu64 zmm4, [rbp + 16384]                     ;   187.8 p3      23 t reload
        vpternlogd zmm30, zmm4, [rbp + 16448], 0x96       ;   324.7 p0+p2   41 t
        vpternlogd zmm7, zmm27, [rbp + 11520], 0x96       ;   325.2 p5+p3   61 t
        vmovdqu64 zmm4, [rbp + 10112]                     ;   189.7 p2      61 t reload
        vpternlogd zmm31, zmm4, [rbp + 17856], 0x96       ;   325.7 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 10304]                     ;   190.7 p2      61 t reload
        vpternlogd zmm8, zmm4, [rbp + 17664], 0x96        ;   326.2 p5+p3   61 t
        vmovdqu64 zmm4, [rbp + 16640]                     ;   191.7 p2      23 t reload
        vmovdqu64 [rbp + 10304], zmm8                     ;   327.2 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 18240]                     ;   191.8 p3      41 t
        vpternlogd zmm8, zmm9, zmm4, 0x96                 ;   326.7 p0      41 t
        vmovdqu64 [rbp + 11520], zmm7                     ;   326.2 p8+p9   61 t spill
        vmovdqu64 zmm7, [rbp + 19904]                     ;   249.2 p2      41 t
        vpternlogd zmm7, zmm4, [rbp + 16704], 0x96        ;   327.2 p5+p3   41 t
        vmovdqu64 [rbp + 10112], zmm31                    ;   326.7 p7+p4   61 t spill
        vmovdqu64 zmm31, [rbp + 10624]                    ;   193.7 p2      61 t reload
        vpternlogd zmm17, zmm31, [rbp + 19584], 0x96      ;   327.7 p0+p3   61 t
        vmovdqu64 zmm31, [rbp + 10688]                    ;   194.7 p2      61 t reload
        vpternlogd zmm19, zmm31, [rbp + 17728], 0x96      ;   328.2 p5+p3   61 t
        vmovdqu64 zmm31, [rbp + 10816]                    ;   195.7 p2      61 t reload
        vpternlogd zmm0, zmm31, [rbp + 19520], 0x96       ;   328.7 p0+p3   61 t
        vmovdqu64 zmm31, [rbp + 17344]                    ;   196.7 p2      21 t reload
        vmovdqu64 [rbp + 10816], zmm0                     ;   329.7 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 19968]                     ;   227.2 p3      41 t
        vpternlogd zmm0, zmm7, zmm31, 0x96                ;   329.2 p5      41 t
        vmovdqu64 [rbp + 10688], zmm19                    ;   329.2 p7+p4   61 t spill
        vmovdqu64 zmm19, [rbp + 19968]                    ;   227.2 p2      41 t
        vpternlogd zmm19, zmm31, [rbp + 16704], 0x96      ;   329.7 p0+p3   41 t
        vmovdqu64 [rbp + 10624], zmm17                    ;   328.7 p8+p9   61 t spill
        vpxord zmm17, zmm0, [rbp + 9344]                  ;   330.2 p5+p2   61 t
        vpternlogd zmm0, zmm8, [rbp + 10880], 0x96        ;   330.7 p0+p3   61 t
        vmovdqu64 [rbp + 10880], zmm0                     ;   331.7 p7+p4   61 t spill
        vmovdqu64 zmm0, [rbp + 19904]                     ;   249.2 p2      21 t reload
        vpternlogd zmm8, zmm0, [rbp + 16704], 0x96        ;   331.2 p5+p3   41 t
        vpxord zmm0, zmm8, [rbp + 9856]                   ;   332.2 p0+p2   61 t
        vmovdqu64 [rbp + 9856], zmm0                      ;   333.2 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 18624]                     ;   261.7 p3      41 t
        vpternlogd zmm0, zmm6, [rbp + 16576], 0x96        ;   332.2 p5+p2   41 t
        vpternlogd zmm26, zmm0, [rbp + 11456], 0x96       ;   333.2 p0+p3   61 t
        vmovdqu64 [rbp + 11456], zmm26                    ;   334.2 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 18048]                    ;   202.7 p2      41 t
        vpternlogd zmm26, zmm24, [rbp + 16320], 0x96      ;   333.2 p5+p3   41 t
        vmovdqu64 [rbp + 9344], zmm17                     ;   331.2 p8+p9   61 t spill
        vmovdqu64 zmm17, [rbp + 19776]                    ;   225.2 p2      41 t
        vpternlogd zmm17, zmm30, [rbp + 17920], 0x96      ;   333.7 p0+p3   41 t
        vpternlogd zmm1, zmm17, [rbp + 11008], 0x96       ;   334.7 p5+p2   61 t
        vpxord zmm15, zmm15, [rbp + 8704]                 ;   334.7 p0+p3   61 t
        vmovdqu64 [rbp + 11008], zmm1                     ;   335.7 p7+p4   61 t spill
        vmovdqu64 zmm1, [rbp + 11712]                     ;   205.7 p2      61 t reload
        vpternlogd zmm16, zmm1, [rbp + 19200], 0x96       ;   335.2 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 16256]                     ;   206.7 p2      41 t reload
        vmovdqu64 [rbp + 11712], zmm16                    ;   336.2 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 19008]                    ;   255.7 p3      41 t
        vpternlogd zmm16, zmm26, zmm1, 0x96               ;   335.7 p0      41 t
        vmovdqu64 [rbp + 8704], zmm15                     ;   335.7 p7+p4   61 t spill
        vmovdqu64 zmm15, [rbp + 19008]                    ;   255.7 p2      21 t reload
        vpternlogd zmm1, zmm15, [rbp + 16320], 0x96       ;   336.2 p5+p3   41 t
        vpxord zmm15, zmm16, [rbp + 10048]                ;   336.7 p0+p2   61 t
        vmovdqu64 [rbp + 10048], zmm15                    ;   337.7 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 19648]                    ;   263.7 p3      41 t
        vpternlogd zmm15, zmm1, [rbp + 19968], 0x96       ;   337.2 p5+p2   41 t
        vpternlogd zmm26, zmm15, [rbp + 11072], 0x96      ;   338.2 p0+p3   61 t
        vpxord zmm2, zmm2, [rbp + 9216]                   ;   338.2 p5+p2   61 t
        vpxord zmm17, zmm17, [rbp + 9472]                 ;   338.7 p0+p3   61 t
        vpxord zmm15, zmm15, [rbp + 9536]                 ;   339.2 p5+p2   61 t
        vpxord zmm18, zmm18, [rbp + 9600]                 ;   339.7 p0+p3   61 t
        vpxord zmm12, zmm12, [rbp + 9664]                 ;   340.2 p5+p2   61 t
        vpxord zmm10, zmm10, [rbp + 9728]                 ;   340.7 p0+p3   61 t
        vpxord zmm20, zmm20, [rbp + 9792]                 ;   341.2 p5+p2   61 t
        vpxord zmm0, zmm0, [rbp + 9920]                   ;   341.7 p0+p3   61 t
        vpxord zmm27, zmm27, [rbp + 9984]                 ;   342.2 p5+p2   61 t
        vmovdqu64 [rbp + 11072], zmm26                    ;   339.2 p7+p4   61 t spill
        vpbroadcastd zmm26, [r8 + 796]                    ;   202.8 p10     62 l.7
        vpbroadcastd zmm26, [r8 + 812]                    ;   203.8 p10     62 l.11
        vpbroadcastd zmm26, [r8 + 824]                    ;   204.8 p10     62 l.14
        vpbroadcastd zmm26, [r8 + 860]                    ;   205.8 p10     62 l.23
        vpbroadcastd zmm26, [r8 + 892]                    ;   206.8 p10     62 l.31
        vpbroadcastd zmm26, [r8 + 908]                    ;   207.8 p10     62 l.35
        vpbroadcastd zmm26, [r8 + 920]                    ;   208.8 p10     62 l.38
        vmovdqu64 zmm26, [rbp + 17280]                    ;   214.8 p3      23 t reload
        vmovdqu64 [rbp + 9920], zmm0                      ;   342.7 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 19392]                     ;   215.7 p2      41 t
        vpternlogd zmm0, zmm26, [rbp + 17472], 0x96       ;   342.7 p0+p3   41 t
        vmovdqu64 zmm26, [rbp + 18240]                    ;   216.7 p2      22 t reload
        vpternlogd zmm31, zmm0, zmm26, 0x96               ;   343.7 p5      41 t
        vpternlogd zmm0, zmm26, zmm19, 0x96               ;   343.7 p0      41 t
        vpternlogd zmm9, zmm4, zmm31, 0x96                ;   344.7 p5      41 t
        vpternlogd zmm8, zmm31, [rbp + 11392], 0x96       ;   344.7 p0+p3   61 t
        vpxord zmm4, zmm9, [rbp + 8320]                   ;   345.7 p5+p2   61 t
        vpternlogd zmm7, zmm0, [rbp + 10368], 0x96        ;   345.7 p0+p3   61 t
        vpternlogd zmm9, zmm19, [rbp + 11904], 0x96       ;   346.2 p5+p2   61 t
        vpxord zmm0, zmm0, [rbp + 8832]                   ;   346.7 p0+p3   61 t
        vmovdqu64 zmm19, [rbp + 16576]                    ;   219.7 p2      41 t reload
        vmovdqu64 zmm26, [rbp + 18752]                    ;   219.8 p3      21 t reload
        vmovdqu64 zmm31, [rbp + 19840]                    ;   226.2 p2      41 t
        vpternlogd zmm31, zmm26, zmm19, 0x96              ;   347.2 p5      41 t
        vpternlogd zmm28, zmm21, zmm31, 0x96              ;   348.2 p0      41 t
        vmovdqu64 zmm21, [rbp + 18624]                    ;   261.7 p3      41 t reload
        vpternlogd zmm19, zmm21, [rbp + 16512], 0x96      ;   348.2 p5+p2   41 t
        vpternlogd zmm26, zmm19, [rbp + 19840], 0x96      ;   349.2 p0+p3   41 t
        vpternlogd zmm19, zmm28, [rbp + 10432], 0x96      ;   349.2 p5+p2   61 t
        vpternlogd zmm5, zmm31, [rbp + 11968], 0x96       ;   349.7 p0+p3   61 t
        vpternlogd zmm6, zmm26, [rbp + 10944], 0x96       ;   350.2 p5+p2   61 t
        vpxord zmm28, zmm28, [rbp + 8896]                 ;   350.7 p0+p3   61 t
        vpxord zmm26, zmm26, [rbp + 9408]                 ;   351.2 p5+p2   61 t
        vpxord zmm21, zmm11, [r8 + 768]{1to16}            ;   351.7 p0+p3   40 t
        vpbroadcastd zmm31, [r8 + 956]                    ;   216.0 p10     62 l.47
        vpbroadcastd zmm31, [r8 + 976]                    ;   217.0 p10     62 l.52
        vpbroadcastd zmm31, [r8 + 988]                    ;   218.0 p10     62 l.55
        vpbroadcastd zmm31, [r8 + 1020]                   ;   219.0 p10     62 l.63
        vmovdqu64 zmm31, [rbp + 17920]                    ;   225.7 p2      21 t reload
        vmovdqu64 [rbp + 8064], zmm11                     ;   314.7 p7+p4   61 t spill
        vmovdqu64 zmm11, [rbp + 19776]                    ;   225.8 p3      41 t
        vpternlogd zmm11, zmm31, [rbp + 16448], 0x96      ;   352.2 p5+p2   41 t
        vpternlogd zmm25, zmm13, zmm11, 0x96              ;   353.2 p0      41 t
        vpternlogd zmm30, zmm25, [rbp + 10496], 0x96      ;   354.2 p5+p3   61 t
        vpternlogd zmm23, zmm11, [rbp + 12032], 0x96      ;   353.7 p0+p2   61 t
        vpxord zmm25, zmm25, [rbp + 8960]                 ;   354.2 p5+p3   61 t
        vmovdqu64 zmm11, [rbp + 18048]                    ;   228.7 p2      22 t reload
        vmovdqu64 zmm13, [rbp + 17536]                    ;   228.8 p3      21 t reload
        vmovdqu64 zmm31, [rbp + 17792]                    ;   229.7 p2      41 t
        vpternlogd zmm31, zmm13, zmm11, 0x96              ;   354.7 p0      41 t
        vpternlogd zmm24, zmm31, [rbp + 16320], 0x96      ;   355.7 p5+p3   41 t
        vmovdqu64 zmm13, [rbp + 19712]                    ;   268.7 p2      41 t reload
        vpternlogd zmm11, zmm13, [rbp + 17792], 0x96      ;   355.7 p0+p3   41 t
        vpternlogd zmm16, zmm31, [rbp + 11584], 0x96      ;   356.2 p5+p2   61 t
        vpternlogd zmm1, zmm11, [rbp + 10560], 0x96       ;   356.7 p0+p3   61 t
        vpxord zmm31, zmm24, [rbp + 8512]                 ;   357.2 p5+p2   61 t
        vpternlogd zmm24, zmm13, [rbp + 12096], 0x96      ;   357.7 p0+p3   61 t
        vpxord zmm11, zmm11, [rbp + 9024]                 ;   358.2 p5+p2   61 t
        vpxord zmm13, zmm14, [r8 + 776]{1to16}            ;   358.7 p0+p3   40 t
        vmovdqu64 [rbp + 8192], zmm14                     ;   315.2 p8+p9   61 t spill
        vpxord zmm14, zmm3, [r8 + 780]{1to16}             ;   359.2 p5+p2   40 t
        vmovdqu64 [rbp + 8256], zmm3                      ;   316.7 p7+p4   61 t spill
        vpxord zmm3, zmm22, [r8 + 800]{1to16}             ;   359.7 p0+p3   40 t
        vmovdqu64 [rbp + 8576], zmm22                     ;   317.7 p8+p9   61 t spill
        vpxord zmm22, zmm29, [r8 + 792]{1to16}            ;   360.2 p5+p2   40 t
        vmovdqu64 [rbp + 8448], zmm29                     ;   325.2 p7+p4   61 t spill
        vpxord zmm29, zmm4, [r8 + 784]{1to16}             ;   360.7 p0+p3   40 t
        vmovdqu64 [rbp + 8320], zmm4                      ;   346.7 p8+p9   61 t spill
        vpxord zmm4, zmm2, [r8 + 840]{1to16}              ;   361.2 p5+p2   40 t
        vmovdqu64 [rbp + 9216], zmm2                      ;   339.2 p7+p4   61 t spill
        vpxord zmm2, zmm28, [r8 + 820]{1to16}             ;   361.7 p0+p3   40 t
        vmovdqu64 [rbp + 8896], zmm28                     ;   351.7 p8+p9   61 t spill
        vpxord zmm28, zmm17, [r8 + 856]{1to16}            ;   362.2 p5+p2   40 t
        vmovdqu64 [rbp + 9472], zmm17                     ;   339.7 p7+p4   61 t spill
        vpxord zmm17, zmm18, [r8 + 864]{1to16}            ;   362.7 p0+p3   40 t
        vmovdqu64 [rbp + 9600], zmm18                     ;   340.7 p8+p9   61 t spill
        vpxord zmm18, zmm11, [r8 + 828]{1to16}            ;   363.2 p5+p2   40 t
        vmovdqu64 [rbp + 9024], zmm11                     ;   359.2 p7+p4   61 t spill
        vpxord zmm11, zmm12, [r8 + 868]{1to16}            ;   363.7 p0+p3   40 t
        vmovdqu64 [rbp + 9664], zmm12                     ;   341.2 p8+p9   61 t spill
        vpxord zmm12, zmm10, [r8 + 872]{1to16}            ;   364.2 p5+p2   40 t
        vmovdqu64 [rbp + 9728], zmm10                     ;   341.7 p7+p4   61 t spill
        vpxord zmm10, zmm20, [r8 + 876]{1to16}            ;   364.7 p0+p3   40 t
        vmovdqu64 [rbp + 9792], zmm20                     ;   342.2 p8+p9   61 t spill
        vpxord zmm20, zmm27, [r8 + 888]{1to16}            ;   365.2 p5+p2   40 t
        vmovdqu64 [rbp + 9984], zmm27                     ;   343.2 p7+p4   61 t spill
        vpxord zmm27, zmm19, [r8 + 916]{1to16}            ;   365.7 p0+p3   40 t
        vmovdqu64 [rbp + 10432], zmm19                    ;   350.2 p8+p9   61 t spill
        vmovdqa64 zmm19, zmm22                            ;   361.2         41 t copy
        vpternlogd zmm19, zmm14, zmm21, 0x96              ;   366.2 p5      41 t
        vmovdqu64 [rbp + 12096], zmm24                    ;   358.7 p7+p4   61 t spill
        vpxord zmm24, zmm1, [r8 + 924]{1to16}             ;   366.7 p0+p2   40 t
        vmovdqu64 [rbp + 10560], zmm1                     ;   357.7 p8+p9   61 t spill
        vpxord zmm1, zmm9, [r8 + 1008]{1to16}             ;   367.2 p5+p3   40 t
        vmovdqu64 [rbp + 11904], zmm9                     ;   347.2 p7+p4   61 t spill
        vpxord zmm9, zmm23, [r8 + 1016]{1to16}            ;   367.7 p0+p2   40 t
        vmovdqu64 [rbp + 12032], zmm23                    ;   354.7 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm29                            ;   361.7         41 t copy
        vmovdqu64 [rbp + 17472], zmm1                     ;   368.2 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm19                             ;   367.2         41 t copy
        vpternlogd zmm1, zmm31, [r8 + 796]{1to16}, 0x96   ;   368.2 p5+p3   41 t
        vmovdqu64 [rbp + 17280], zmm9                     ;   368.7 p8+p9   40 t spill
        vmovdqa64 zmm9, zmm1                              ;   369.2         41 t copy
        vmovdqu64 [rbp + 11968], zmm5                     ;   350.7 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 8128]                      ;   313.7 p2      40 t
        vpxord zmm5, zmm5, [r8 + 772]{1to16}              ;   368.7 p0+p3   40 t
        vpxord zmm23, zmm23, zmm5                         ;   369.7 p5      41 t
        vpxord zmm9, zmm9, zmm23                          ;   370.7 p0      41 t
        vmovdqu64 [rbp + 11584], zmm16                    ;   357.2 p8+p9   61 t spill
        vpandnd zmm16, zmm9, zmm22                        ;   371.7 p5      41 t
        vmovdqu64 [rbp + 11392], zmm8                     ;   345.7 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 8384]                      ;   323.2 p2      41 t
        vpternlogd zmm8, zmm5, [r8 + 788]{1to16}, 0x69    ;   370.7 p0+p3   41 t
        vmovdqu64 [rbp + 10944], zmm6                     ;   351.2 p8+p9   61 t spill
        vmovdqa64 zmm6, zmm19                             ;   367.2         41 t copy
        vpternlogd zmm6, zmm8, zmm8, 0xc3                 ;   371.7 p5      41 t
        vpternlogd zmm16, zmm1, zmm6, 0xb4                ;   372.7 p0      41 t
        vmovdqu64 [rbp + 10496], zmm30                    ;   355.2 p7+p4   61 t spill
        vmovdqa64 zmm30, zmm9                             ;   371.7         41 t copy
        vpternlogd zmm30, zmm6, zmm22, 0x96               ;   372.7 p5      41 t
        vmovdqu64 [rbp + 20096], zmm27                    ;   366.7 p8+p9   40 t spill
        vmovdqa64 zmm27, zmm30                            ;   373.7         41 t copy
        vpternlogd zmm27, zmm23, zmm8, 0x6a               ;   373.7 p0      41 t
        vpternlogd zmm22, zmm27, zmm9, 0x93               ;   374.7 p5      41 t
        vpternlogd zmm27, zmm1, zmm8, 0x1e                ;   374.7 p0      41 t
        vmovdqu64 [rbp + 20160], zmm24                    ;   367.7 p7+p4   40 t spill
        vpxord zmm24, zmm6, zmm30                         ;   374.2 p5      41 t
        vmovdqu64 [rbp + 10368], zmm7                     ;   346.7 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm24                             ;   375.2         41 t copy
        vpternlogd zmm7, zmm19, zmm13, 0x96               ;   375.2 p0      41 t
        vmovdqu64 [rbp + 20224], zmm12                    ;   365.2 p7+p4   40 t spill
        vpxord zmm12, zmm24, zmm7                         ;   376.2 p5      41 t
        vpternlogd zmm29, zmm12, zmm19, 0x96              ;   377.2 p0      41 t
        vpternlogd zmm21, zmm12, zmm5, 0x69               ;   377.2 p5      41 t
        vpternlogd zmm16, zmm29, zmm7, 0x1e               ;   378.2 p0      41 t
        vpternlogd zmm16, zmm21, zmm8, 0xe1               ;   379.2 p5      41 t
        vmovdqu64 [rbp + 20288], zmm17                    ;   363.7 p8+p9   40 t spill
        vmovdqa64 zmm17, zmm21                            ;   378.2         41 t copy
        vpternlogd zmm17, zmm12, zmm9, 0x7b               ;   378.2 p0      41 t
        vmovdqu64 [rbp + 20352], zmm10                    ;   365.7 p7+p4   40 t spill
        vmovdqa64 zmm10, zmm22                            ;   375.7         41 t copy
        vpternlogd zmm10, zmm21, zmm7, 0x1e               ;   378.2 p5      41 t
        vpternlogd zmm22, zmm31, [r8 + 796]{1to16}, 0x96  ;   378.7 p0+p2   41 t
        vmovdqu64 [rbp + 8512], zmm31                     ;   358.2 p8+p9   61 t spill
        vpxord zmm31, zmm29, zmm21                        ;   379.2 p5      41 t
        vpternlogd zmm27, zmm31, zmm19, 0xb4              ;   380.2 p0      41 t
        vpternlogd zmm22, zmm17, zmm27, 0x69              ;   381.2 p5      41 t
        vpternlogd zmm27, zmm13, zmm5, 0xb4               ;   381.2 p0      41 t
        vpternlogd zmm10, zmm31, zmm8, 0xe1               ;   381.2 p5      41 t
        vmovdqa64 zmm17, zmm10                            ;   382.2         41 t copy
        vpternlogd zmm17, zmm27, zmm16, 0xe3              ;   382.2 p0      41 t
        vmovdqu64 [rbp + 20416], zmm20                    ;   366.2 p7+p4   40 t spill
        vmovdqa64 zmm20, zmm22                            ;   382.2         41 t copy
        vpternlogd zmm20, zmm27, zmm16, 0x6c              ;   382.2 p5      41 t
        vmovdqu64 [rbp + 20480], zmm11                    ;   364.7 p8+p9   40 t spill
        vpxord zmm11, zmm20, zmm17                        ;   383.2 p0      41 t
        vpternlogd zmm16, zmm11, zmm22, 0xbe              ;   384.2 p5      41 t
        vpternlogd zmm27, zmm16, zmm10, 0xc2              ;   385.2 p0      41 t
        vpternlogd zmm16, zmm17, zmm10, 0x72              ;   385.2 p5      41 t
        vpternlogd zmm20, zmm22, zmm27, 0x36              ;   386.2 p0      41 t
        vmovdqu64 zmm10, [rbp + 19456]                    ;   265.7 p3      41 t reload
        vmovdqu64 zmm17, [rbp + 10176]                    ;   264.3 p2      61 t
        vpternlogd zmm17, zmm10, [rbp + 16832], 0x96      ;   385.2 p5+p3   61 t
        vpternlogd zmm14, zmm16, zmm24, 0x12              ;   386.2 p0      41 t
        vpxord zmm10, zmm17, [r8 + 900]{1to16}            ;   386.2 p5+p2   40 t
        vmovdqa64 zmm22, zmm11                            ;   384.2         41 t copy
        vpternlogd zmm22, zmm21, zmm9, 6                  ;   386.7 p0      41 t
        vpord zmm12, zmm12, zmm11                         ;   387.2 p5      41 t
        vpxord zmm11, zmm11, zmm20                        ;   387.7 p0      41 t
        vpternlogd zmm9, zmm11, zmm22, 0x56               ;   388.7 p5      41 t
        vpxord zmm22, zmm22, zmm31                        ;   388.7 p0      41 t
        vpord zmm29, zmm29, zmm27                         ;   389.2 p5      41 t
        vpternlogd zmm22, zmm29, zmm14, 0x96              ;   390.2 p0      41 t
        vpternlogd zmm29, zmm21, zmm20, 0x2d              ;   390.2 p5      41 t
        vmovdqa64 zmm21, zmm3                             ;   360.7         23 t copy
        vpternlogd zmm21, zmm0, [r8 + 816]{1to16}, 0x69   ;   390.7 p0+p3   23 t
        vmovdqu64 [rbp + 10176], zmm17                    ;   386.2 p7+p4   61 t spill
        vpxord zmm17, zmm20, zmm27                        ;   391.2 p5      41 t
        vpternlogd zmm22, zmm31, zmm17, 0x78              ;   392.2 p0      41 t
        vmovdqa64 zmm31, zmm16                            ;   386.2         41 t copy
        vpternlogd zmm31, zmm17, zmm17, 0xc3              ;   392.2 p5      41 t
        vpternlogd zmm1, zmm9, zmm31, 0x36                ;   393.2 p0      41 t
        vpternlogd zmm17, zmm7, zmm8, 6                   ;   393.2 p5      41 t
        vpternlogd zmm20, zmm8, zmm17, 0x9a               ;   394.2 p0      41 t
        vpternlogd zmm17, zmm7, zmm27, 0xe1               ;   394.2 p5      41 t
        vpternlogd zmm24, zmm17, zmm11, 0x63              ;   395.2 p0      41 t
        vpxord zmm11, zmm11, zmm31                        ;   395.2 p5      41 t
        vmovdqa64 zmm7, zmm11                             ;   396.2         41 t copy
        vpternlogd zmm7, zmm27, zmm27, 0xc3               ;   396.2 p0      41 t
        vpternlogd zmm13, zmm22, zmm7, 0xc6               ;   397.2 p5      41 t
        vpternlogd zmm7, zmm5, zmm13, 0x95                ;   398.2 p0      41 t
        vmovdqu64 zmm5, [rbp + 8640]                      ;   270.5 p2      40 t
        vpternlogd zmm17, zmm12, zmm13, 0x96              ;   398.2 p5      41 t
        vpxord zmm5, zmm5, [r8 + 804]{1to16}              ;   397.7 p0+p3   40 t
        vmovdqu64 zmm8, [rbp + 8704]                      ;   335.7 p2      40 t
        vpternlogd zmm13, zmm16, zmm19, 0x2d              ;   398.2 p5      41 t
        vpxord zmm8, zmm8, [r8 + 808]{1to16}              ;   398.7 p0+p3   40 t
        vmovdqu64 zmm12, [rbp + 9088]                     ;   272.5 p2      40 t
        vpxord zmm12, zmm12, [r8 + 832]{1to16}            ;   399.2 p5+p3   40 t
        vmovdqu64 zmm16, [rbp + 9152]                     ;   273.5 p2      40 t
        vpternlogd zmm29, zmm7, zmm1, 0x69                ;   399.7 p0      41 t
        vpternlogd zmm30, zmm20, zmm11, 0x93              ;   400.2 p5      41 t
        vpandd zmm23, zmm23, zmm11                        ;   400.7 p0      41 t
        vpxord zmm16, zmm16, [r8 + 836]{1to16}            ;   401.2 p5+p3   40 t
        vpternlogd zmm23, zmm7, zmm9, 0x96                ;   401.7 p0      41 t
        vmovdqu64 zmm7, [rbp + 9280]                      ;   274.5 p2      40 t
        vpxord zmm7, zmm7, [r8 + 844]{1to16}              ;   402.2 p5+p3   40 t
        vmovdqu64 zmm9, [rbp + 9344]                      ;   331.2 p2      40 t
        vpxord zmm9, zmm9, [r8 + 848]{1to16}              ;   402.7 p0+p3   40 t
        vmovdqu64 zmm11, [rbp + 9856]                     ;   333.2 p2      40 t
        vpternlogd zmm31, zmm6, zmm30, 0x59               ;   403.2 p5      41 t
        vpxord zmm11, zmm11, [r8 + 880]{1to16}            ;   403.7 p0+p3   40 t
        vmovdqu64 zmm6, [rbp + 10112]                     ;   326.7 p2      40 t
        vpternlogd zmm24, zmm30, zmm13, 0x69              ;   404.2 p5      41 t
        vpxord zmm6, zmm6, [r8 + 896]{1to16}              ;   404.7 p0+p3   40 t
        vmovdqu64 zmm19, [rbp + 10240]                    ;   314.2 p2      40 t
        vpternlogd zmm13, zmm20, zmm31, 0x96              ;   405.2 p5      41 t
        vpxord zmm19, zmm19, [r8 + 904]{1to16}            ;   405.7 p0+p3   40 t
        vmovdqu64 zmm20, [rbp + 10624]                    ;   328.7 p2      40 t
        vpternlogd zmm14, zmm1, zmm31, 0x96               ;   406.2 p5      41 t
        vpxord zmm20, zmm20, [r8 + 928]{1to16}            ;   406.7 p0+p3   40 t
        vmovdqu64 zmm1, [rbp + 10688]                     ;   329.2 p2      40 t
        vpternlogd zmm13, zmm17, zmm23, 0x96              ;   407.2 p5      41 t
        vpternlogd zmm31, zmm13, zmm29, 0x96              ;   408.2 p0      41 t
        vmovdqa64 zmm27, zmm18                            ;   364.2         23 t copy
        vpternlogd zmm27, zmm2, zmm8, 0x96                ;   408.2 p5      23 t
        vpxord zmm1, zmm1, [r8 + 932]{1to16}              ;   408.7 p0+p3   40 t
        vmovdqa64 zmm30, zmm16                            ;   402.2         22 t copy
        vpternlogd zmm30, zmm26, [r8 + 852]{1to16}, 0x69  ;   409.2 p5+p2   22 t
        vmovdqu64 [rbp + 9408], zmm26                     ;   352.2 p8+p9   61 t spill
        vmovdqa64 zmm26, zmm28                            ;   363.2         22 t copy
        vpternlogd zmm26, zmm7, zmm12, 0x96               ;   409.7 p0      22 t
        vmovdqu64 [rbp + 8832], zmm0                      ;   347.7 p7+p4   61 t spill
        vpxord zmm0, zmm9, zmm16                          ;   410.2 p5      22 t
        vmovdqu64 [rbp + 20544], zmm17                    ;   399.2 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm27                            ;   409.2         23 t copy
        vpternlogd zmm17, zmm25, [r8 + 824]{1to16}, 0x96  ;   410.7 p0+p3   23 t
        vmovdqu64 [rbp + 20608], zmm29                    ;   400.7 p7+p4   41 t spill
        vmovdqa64 zmm29, zmm17                            ;   411.7         23 t copy
        vmovdqu64 [rbp + 20672], zmm13                    ;   408.2 p8+p9   41 t spill
        vmovdqa64 zmm13, zmm27                            ;   409.2         23 t copy
        vpternlogd zmm13, zmm21, zmm21, 0xc3              ;   411.2 p5      23 t
        vmovdqu64 [rbp + 20736], zmm14                    ;   407.2 p7+p4   41 t spill
        vpandnd zmm14, zmm13, zmm17                       ;   412.2 p0      23 t
        vmovdqu64 [rbp + 20800], zmm22                    ;   393.2 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm13                            ;   412.2         23 t copy
        vmovdqu64 [rbp + 20864], zmm24                    ;   405.2 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm0                             ;   411.2         22 t copy
        vmovdqu64 [rbp + 20928], zmm23                    ;   402.7 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 10752]                    ;   318.2 p2      40 t
        vpxord zmm23, zmm23, [r8 + 936]{1to16}            ;   412.2 p5+p3   40 t
        vmovdqu64 [rbp + 20992], zmm31                    ;   409.2 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 10816]                    ;   329.7 p2      40 t
        vpxord zmm31, zmm31, [r8 + 940]{1to16}            ;   412.7 p0+p3   40 t
        vmovdqu64 [rbp + 21056], zmm23                    ;   413.2 p8+p9   40 t spill
        vmovdqu64 zmm23, [rbp + 10880]                    ;   331.7 p2      40 t
        vpxord zmm23, zmm23, [r8 + 944]{1to16}            ;   413.2 p5+p3   40 t
        vmovdqu64 [rbp + 21120], zmm23                    ;   414.2 p7+p4   40 t spill
        vmovdqu64 zmm23, [rbp + 11008]                    ;   335.7 p2      40 t
        vpxord zmm23, zmm23, [r8 + 952]{1to16}            ;   413.7 p0+p3   40 t
        vmovdqu64 [rbp + 21184], zmm20                    ;   407.7 p8+p9   40 t spill
        vmovdqa64 zmm20, zmm0                             ;   411.2         22 t copy
        vmovdqu64 [rbp + 21248], zmm31                    ;   413.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 11136]                    ;   319.7 p2      40 t
        vpxord zmm31, zmm31, [r8 + 960]{1to16}            ;   414.2 p5+p3   40 t
        vmovdqu64 [rbp + 21312], zmm31                    ;   415.2 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 11200]                    ;   319.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 964]{1to16}            ;   414.7 p0+p3   40 t
        vmovdqu64 [rbp + 21376], zmm31                    ;   415.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 11264]                    ;   320.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 968]{1to16}            ;   415.2 p5+p3   40 t
        vmovdqu64 [rbp + 21440], zmm31                    ;   416.2 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 11328]                    ;   320.7 p2      40 t
        vpxord zmm31, zmm31, [r8 + 972]{1to16}            ;   415.7 p0+p3   40 t
        vmovdqu64 [rbp + 21504], zmm31                    ;   416.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 11520]                    ;   326.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 984]{1to16}            ;   416.2 p5+p3   40 t
        vmovdqu64 [rbp + 21568], zmm31                    ;   417.2 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 11648]                    ;   315.7 p2      40 t
        vpxord zmm31, zmm31, [r8 + 992]{1to16}            ;   416.7 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm31                    ;   417.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 11712]                    ;   336.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 996]{1to16}            ;   417.2 p5+p3   40 t
        vmovdqu64 [rbp + 21696], zmm31                    ;   418.2 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 11776]                    ;   316.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 1000]{1to16}           ;   417.7 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm31                    ;   418.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 11840]                    ;   317.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 1004]{1to16}           ;   418.2 p5+p3   40 t
        vmovdqu64 [rbp + 21824], zmm31                    ;   419.2 p8+p9   40 t spill
        vpxord zmm31, zmm11, [rbp + 20480]                ;   418.7 p0+p2   21 t
        vmovdqu64 [rbp + 21888], zmm23                    ;   414.7 p7+p4   40 t spill
        vmovdqa64 zmm23, zmm26                            ;   410.7         22 t copy
        vpternlogd zmm23, zmm15, [r8 + 860]{1to16}, 0x96  ;   419.2 p5+p3   22 t
        vpxord zmm24, zmm24, zmm23                        ;   420.2 p0      22 t
        vmovdqu64 [rbp + 21952], zmm1                     ;   409.7 p8+p9   40 t spill
        vmovdqa64 zmm1, zmm26                             ;   410.7         22 t copy
        vpternlogd zmm1, zmm30, zmm30, 0xc3               ;   420.2 p5      22 t
        vmovdqu64 [rbp + 22016], zmm10                    ;   387.2 p7+p4   40 t spill
        vpandnd zmm10, zmm1, zmm23                        ;   421.2 p0      22 t
        vpternlogd zmm10, zmm24, zmm28, 0xd2              ;   422.2 p5      22 t
        vmovdqu64 [rbp + 22080], zmm19                    ;   406.7 p8+p9   40 t spill
        vmovdqa64 zmm19, zmm24                            ;   421.2         22 t copy
        vpternlogd zmm19, zmm1, zmm28, 0x96               ;   421.7 p0      22 t
        vpternlogd zmm0, zmm19, zmm30, 0x6a               ;   422.7 p5      22 t
        vpternlogd zmm28, zmm0, zmm24, 0x93               ;   423.7 p0      22 t
        vpternlogd zmm0, zmm23, zmm30, 0x1e               ;   423.7 p5      22 t
        vmovdqu64 [rbp + 22144], zmm6                     ;   405.7 p7+p4   40 t spill
        vpxord zmm6, zmm1, zmm19                          ;   423.7 p0      22 t
        vmovdqu64 [rbp + 22208], zmm11                    ;   404.7 p8+p9   40 t spill
        vmovdqa64 zmm11, zmm6                             ;   424.7         22 t copy
        vpternlogd zmm11, zmm26, zmm4, 0x96               ;   424.7 p5      22 t
        vmovdqu64 [rbp + 22272], zmm31                    ;   419.7 p7+p4   21 t spill
        vpxord zmm31, zmm6, zmm11                         ;   425.7 p0      22 t
        vpternlogd zmm9, zmm31, zmm26, 0x96               ;   426.7 p5      22 t
        vpternlogd zmm12, zmm31, zmm16, 0x69              ;   426.7 p0      22 t
        vpternlogd zmm10, zmm9, zmm11, 0x1e               ;   427.7 p5      22 t
        vpternlogd zmm10, zmm12, zmm30, 0xe1              ;   428.7 p0      22 t
        vmovdqu64 [rbp + 22336], zmm1                     ;   421.2 p8+p9   22 t spill
        vmovdqa64 zmm1, zmm12                             ;   427.7         22 t copy
        vpternlogd zmm1, zmm31, zmm24, 0x7b               ;   427.7 p5      22 t
        vmovdqu64 [rbp + 22400], zmm19                    ;   422.7 p7+p4   22 t spill
        vmovdqa64 zmm19, zmm28                            ;   424.7         22 t copy
        vpternlogd zmm19, zmm12, zmm11, 0x1e              ;   427.7 p0      22 t
        vpternlogd zmm28, zmm15, [r8 + 860]{1to16}, 0x96  ;   428.2 p5+p2   22 t
        vmovdqu64 [rbp + 9536], zmm15                     ;   340.2 p8+p9   61 t spill
        vpxord zmm15, zmm9, zmm12                         ;   428.7 p0      22 t
        vpternlogd zmm0, zmm15, zmm26, 0xb4               ;   429.7 p5      22 t
        vpternlogd zmm28, zmm1, zmm0, 0x69                ;   430.7 p0      22 t
        vpternlogd zmm0, zmm4, zmm16, 0xb4                ;   430.7 p5      22 t
        vpternlogd zmm19, zmm15, zmm30, 0xe1              ;   430.7 p0      22 t
        vmovdqa64 zmm1, zmm19                             ;   431.7         22 t copy
        vpternlogd zmm1, zmm0, zmm10, 0xe3                ;   431.7 p5      22 t
        vmovdqu64 [rbp + 22464], zmm26                    ;   410.7 p7+p4   22 t spill
        vmovdqa64 zmm26, zmm28                            ;   431.7         22 t copy
        vpternlogd zmm26, zmm0, zmm10, 0x6c               ;   431.7 p0      22 t
        vmovdqu64 [rbp + 22528], zmm11                    ;   425.7 p8+p9   22 t spill
        vpxord zmm11, zmm26, zmm1                         ;   432.7 p5      22 t
        vpternlogd zmm10, zmm11, zmm28, 0xbe              ;   433.7 p0      22 t
        vpternlogd zmm0, zmm10, zmm19, 0xc2               ;   434.7 p5      22 t
        vpternlogd zmm10, zmm1, zmm19, 0x72               ;   434.7 p0      22 t
        vpternlogd zmm26, zmm28, zmm0, 0x36               ;   435.7 p5      22 t
        vpbroadcastd zmm1, [r8 + 812]                     ;   315.7 p10     62 l.11 reload
        vmovdqu64 zmm19, [rbp + 8768]                     ;   318.7 p3      23 t
        vpternlogd zmm19, zmm3, zmm1, 0x96                ;   434.7 p0      23 t
        vmovdqu64 zmm28, [rbp + 8768]                     ;   318.7 p2      61 t reload
        vpternlogd zmm1, zmm27, zmm28, 0x96               ;   435.2 p5      23 t
        vpxord zmm29, zmm29, zmm19                        ;   435.7 p0      23 t
        vpternlogd zmm7, zmm10, zmm6, 0x12                ;   436.2 p5      22 t
        vmovdqa64 zmm28, zmm29                            ;   436.7         23 t copy
        vpternlogd zmm28, zmm13, zmm2, 0x96               ;   436.7 p0      23 t
        vpxord zmm22, zmm22, zmm28                        ;   437.7 p5      23 t
        vmovdqu64 [rbp + 22592], zmm6                     ;   424.7 p7+p4   22 t spill
        vpandnd zmm6, zmm29, zmm2                         ;   437.7 p0      23 t
        vmovdqu64 [rbp + 22656], zmm30                    ;   410.2 p8+p9   22 t spill
        vmovdqa64 zmm30, zmm28                            ;   437.7         23 t copy
        vpternlogd zmm30, zmm19, zmm21, 0x6a              ;   438.2 p5      23 t
        vpternlogd zmm2, zmm30, zmm29, 0x93               ;   439.2 p0      23 t
        vpternlogd zmm30, zmm17, zmm21, 0x1e              ;   439.2 p5      23 t
        vmovdqu64 [rbp + 22720], zmm16                    ;   402.2 p7+p4   40 t spill
        vmovdqa64 zmm16, zmm22                            ;   438.7         23 t copy
        vpternlogd zmm16, zmm27, zmm5, 0x96               ;   439.7 p0      23 t
        vmovdqu64 [rbp + 22784], zmm4                     ;   362.2 p8+p9   40 t spill
        vmovdqa64 zmm4, zmm1                              ;   436.2         23 t copy
        vpternlogd zmm4, zmm16, zmm22, 0xde               ;   440.7 p5      23 t
        vpternlogd zmm14, zmm4, zmm6, 0x96                ;   441.7 p0      23 t
        vmovdqa64 zmm4, zmm2                              ;   440.2         23 t copy
        vpternlogd zmm4, zmm25, [r8 + 824]{1to16}, 0x96   ;   441.2 p5+p3   23 t
        vpxord zmm6, zmm22, zmm16                         ;   441.7 p0      23 t
        vpternlogd zmm18, zmm6, zmm3, 0x69                ;   442.7 p5      23 t
        vpternlogd zmm14, zmm18, zmm21, 0xe1              ;   443.7 p0      23 t
        vpternlogd zmm2, zmm18, zmm16, 0x1e               ;   443.7 p5      23 t
        vmovdqu64 [rbp + 8960], zmm25                     ;   355.2 p7+p4   61 t spill
        vmovdqa64 zmm25, zmm18                            ;   443.7         23 t copy
        vpternlogd zmm25, zmm1, zmm6, 0x96                ;   443.7 p0      23 t
        vpternlogd zmm30, zmm25, zmm27, 0xb4              ;   444.7 p5      23 t
        vpternlogd zmm2, zmm25, zmm21, 0xe1               ;   444.7 p0      23 t
        vmovdqu64 [rbp + 22848], zmm7                     ;   437.2 p8+p9   22 t spill
        vmovdqa64 zmm7, zmm30                             ;   445.7         23 t copy
        vpternlogd zmm7, zmm5, zmm3, 0xb4                 ;   445.7 p5      23 t
        vmovdqu64 [rbp + 22912], zmm15                    ;   429.7 p7+p4   22 t spill
        vmovdqa64 zmm15, zmm18                            ;   443.7         23 t copy
        vpternlogd zmm15, zmm6, zmm29, 0x7b               ;   445.7 p0      23 t
        vpternlogd zmm4, zmm15, zmm30, 0x69               ;   446.7 p5      23 t
        vmovdqa64 zmm15, zmm2                             ;   445.7         23 t copy
        vpternlogd zmm15, zmm7, zmm14, 0xe3               ;   446.7 p0      23 t
        vmovdqa64 zmm30, zmm4                             ;   447.7         23 t copy
        vpternlogd zmm30, zmm7, zmm14, 0x6c               ;   447.7 p5      23 t
        vmovdqu64 [rbp + 22976], zmm23                    ;   420.2 p8+p9   22 t spill
        vpxord zmm23, zmm15, zmm30                        ;   448.7 p0      23 t
        vpternlogd zmm14, zmm23, zmm4, 0xbe               ;   449.7 p5      23 t
        vpternlogd zmm7, zmm14, zmm2, 0xc2                ;   450.7 p0      23 t
        vpternlogd zmm14, zmm15, zmm2, 0x72               ;   450.7 p5      23 t
        vpternlogd zmm30, zmm4, zmm7, 0x36                ;   451.7 p0      23 t
        vpternlogd zmm8, zmm14, zmm22, 0x12               ;   451.7 p5      23 t
        vpternlogd zmm1, zmm7, zmm6, 0xde                 ;   451.7 p0      23 t
        vmovdqa64 zmm2, zmm23                             ;   449.7         23 t copy
        vpternlogd zmm2, zmm18, zmm29, 6                  ;   451.2 p5      23 t
        vpternlogd zmm18, zmm1, zmm30, 0x39               ;   452.7 p0      23 t
        vpord zmm6, zmm6, zmm23                           ;   452.2 p5      23 t
        vpxord zmm23, zmm23, zmm30                        ;   452.7 p0      23 t
        vpternlogd zmm29, zmm23, zmm2, 0x56               ;   453.7 p5      23 t
        vpxord zmm2, zmm2, zmm25                          ;   453.7 p0      23 t
        vpternlogd zmm2, zmm1, zmm8, 0x96                 ;   454.7 p5      23 t
        vpxord zmm1, zmm30, zmm7                          ;   454.7 p0      23 t
        vpternlogd zmm2, zmm25, zmm1, 0x78                ;   455.7 p5      23 t
        vmovdqa64 zmm4, zmm14                             ;   451.7         23 t copy
        vpternlogd zmm4, zmm1, zmm1, 0xc3                 ;   455.7 p0      23 t
        vpternlogd zmm17, zmm29, zmm4, 0x36               ;   456.7 p5      23 t
        vpternlogd zmm1, zmm16, zmm21, 6                  ;   456.7 p0      23 t
        vpternlogd zmm30, zmm21, zmm1, 0x9a               ;   457.7 p5      23 t
        vpternlogd zmm1, zmm16, zmm7, 0xe1                ;   457.7 p0      23 t
        vpternlogd zmm22, zmm1, zmm23, 0x63               ;   458.7 p5      23 t
        vpxord zmm23, zmm23, zmm4                         ;   458.7 p0      23 t
        vmovdqa64 zmm15, zmm23                            ;   459.7         23 t copy
        vpternlogd zmm15, zmm7, zmm7, 0xc3                ;   459.7 p5      23 t
        vpternlogd zmm5, zmm2, zmm15, 0xc6                ;   460.7 p0      23 t
        vpternlogd zmm15, zmm3, zmm5, 0x95                ;   461.7 p5      23 t
        vpternlogd zmm1, zmm6, zmm5, 0x96                 ;   461.7 p0      23 t
        vpternlogd zmm5, zmm14, zmm27, 0x2d               ;   461.7 p5      23 t
        vpternlogd zmm18, zmm15, zmm17, 0x69              ;   462.7 p0      23 t
        vpternlogd zmm28, zmm30, zmm23, 0x93              ;   462.2 p5      23 t
        vpandd zmm19, zmm19, zmm23                        ;   462.7 p0      23 t
        vpternlogd zmm19, zmm15, zmm29, 0x96              ;   463.7 p5      23 t
        vpternlogd zmm4, zmm13, zmm28, 0x59               ;   463.7 p0      23 t
        vpternlogd zmm22, zmm28, zmm5, 0x69               ;   464.2 p5      23 t
        vpternlogd zmm5, zmm30, zmm4, 0x96                ;   464.7 p0      23 t
        vpternlogd zmm8, zmm17, zmm4, 0x96                ;   465.2 p5      23 t
        vpternlogd zmm5, zmm1, zmm19, 0x96                ;   465.7 p0      23 t
        vpternlogd zmm4, zmm5, zmm18, 0x96                ;   466.7 p5      23 t
        vmovdqa64 zmm3, zmm11                             ;   433.7         22 t copy
        vpternlogd zmm3, zmm12, zmm24, 6                  ;   466.7 p0      22 t
        vpord zmm31, zmm31, zmm11                         ;   467.2 p5      22 t
        vpxord zmm11, zmm11, zmm26                        ;   467.7 p0      22 t
        vpternlogd zmm24, zmm11, zmm3, 0x56               ;   468.7 p5      22 t
        vpord zmm9, zmm9, zmm0                            ;   468.7 p0      22 t
        vpternlogd zmm12, zmm9, zmm26, 0x39               ;   469.7 p5      22 t
        vpxord zmm6, zmm26, zmm0                          ;   469.7 p0      22 t
        vmovdqa64 zmm7, zmm10                             ;   435.7         22 t copy
        vpternlogd zmm7, zmm6, zmm6, 0xc3                 ;   470.7 p5      22 t
        vpxord zmm13, zmm11, zmm7                         ;   471.7 p0      22 t
        vmovdqa64 zmm14, zmm13                            ;   472.7         22 t copy
        vpternlogd zmm14, zmm0, zmm0, 0xc3                ;   472.7 p5      22 t
        vpandd zmm20, zmm20, zmm13                        ;   472.7 p0      22 t
        vmovdqu64 zmm15, [rbp + 22912]                    ;   429.7 p2      22 t reload
        vpxord zmm3, zmm3, zmm15                          ;   472.2 p5      22 t
        vmovdqu64 zmm16, [rbp + 22848]                    ;   437.2 p3      22 t reload
        vpternlogd zmm3, zmm9, zmm16, 0x96                ;   473.2 p0      22 t
        vpternlogd zmm3, zmm15, zmm6, 0x78                ;   474.2 p5      22 t
        vmovdqa64 zmm9, zmm24                             ;   469.7         22 t copy
        vpternlogd zmm9, zmm7, [rbp + 22976], 0x1e        ;   473.7 p0+p2   22 t
        vmovdqu64 zmm15, [rbp + 22656]                    ;   410.2 p3      22 t reload
        vmovdqu64 zmm17, [rbp + 22528]                    ;   425.7 p2      22 t reload
        vpternlogd zmm6, zmm17, zmm15, 6                  ;   474.2 p5      22 t
        vpternlogd zmm0, zmm17, zmm6, 0xa9                ;   475.2 p0      22 t
        vpternlogd zmm6, zmm26, zmm15, 0xb4               ;   475.2 p5      22 t
        vpternlogd zmm13, zmm6, [rbp + 22400], 0x93       ;   476.2 p0+p3   22 t
        vpternlogd zmm7, zmm13, [rbp + 22336], 0x39       ;   477.2 p5+p2   22 t
        vpternlogd zmm16, zmm7, zmm9, 0x96                ;   478.2 p0      22 t
        vpternlogd zmm11, zmm0, [rbp + 22592], 0x39       ;   477.2 p5+p3   22 t
        vmovdqa64 zmm15, zmm3                             ;   475.2         22 t copy
        vpternlogd zmm15, zmm14, [rbp + 22784], 0xb4      ;   477.7 p0+p2   22 t
        vpternlogd zmm0, zmm31, zmm15, 0x96               ;   478.7 p5      22 t
        vpternlogd zmm14, zmm15, [rbp + 22720], 0x93      ;   478.7 p0+p3   22 t
        vpternlogd zmm12, zmm9, zmm14, 0x69               ;   479.7 p5      22 t
        vpternlogd zmm20, zmm14, zmm24, 0x96              ;   479.7 p0      22 t
        vpternlogd zmm15, zmm10, [rbp + 22464], 0x2d      ;   480.2 p5+p2   22 t
        vpternlogd zmm11, zmm13, zmm15, 0x69              ;   481.2 p0      22 t
        vpternlogd zmm15, zmm6, zmm7, 0x96                ;   481.2 p5      22 t
        vpternlogd zmm15, zmm0, zmm20, 0x96               ;   482.2 p0      22 t
        vpternlogd zmm7, zmm15, zmm12, 0x96               ;   483.2 p5      22 t
        vmovdqu64 zmm6, [rbp + 22272]                     ;   419.7 p3      21 t
        vmovdqu64 zmm9, [rbp + 9920]                      ;   342.7 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 20480]                    ;   364.7 p3      21 t
        vpternlogd zmm10, zmm9, [r8 + 884]{1to16}, 0x69   ;   482.7 p0+p2   21 t
        vmovdqu64 zmm13, [rbp + 20288]                    ;   363.7 p3      40 t reload
        vmovdqu64 zmm14, [rbp + 20352]                    ;   365.7 p2      40 t reload
        vmovdqu64 zmm17, [rbp + 20416]                    ;   366.2 p3      21 t
        vpternlogd zmm17, zmm14, zmm13, 0x96              ;   483.2 p5      21 t
        vmovdqa64 zmm21, zmm17                            ;   484.2         21 t copy
        vpternlogd zmm21, zmm10, zmm10, 0xc3              ;   484.2 p0      21 t
        vmovdqa64 zmm23, zmm21                            ;   485.2         21 t copy
        vpbroadcastd zmm24, [r8 + 892]                    ;   344.3 p10     62 l.31 reload
        vmovdqu64 zmm25, [rbp + 10048]                    ;   344.5 p2      21 t
        vpternlogd zmm25, zmm17, zmm24, 0x96              ;   484.2 p5      21 t
        vpxord zmm6, zmm6, zmm25                          ;   485.2 p0      21 t
        vpandnd zmm26, zmm21, zmm25                       ;   485.2 p5      21 t
        vmovdqu64 zmm27, [rbp + 20416]                    ;   366.2 p3      40 t reload
        vpternlogd zmm26, zmm6, zmm27, 0xd2               ;   486.2 p0      21 t
        vmovdqa64 zmm28, zmm6                             ;   486.2         21 t copy
        vpternlogd zmm28, zmm21, zmm27, 0x96              ;   486.2 p5      21 t
        vpxord zmm23, zmm23, zmm28                        ;   487.2 p0      21 t
        vmovdqu64 zmm29, [rbp + 22272]                    ;   419.7 p2      21 t reload
        vmovdqa64 zmm30, zmm28                            ;   487.2         21 t copy
        vpternlogd zmm30, zmm10, zmm29, 0x6c              ;   487.2 p5      21 t
        vpternlogd zmm27, zmm30, zmm6, 0x93               ;   488.2 p0      21 t
        vpternlogd zmm30, zmm25, zmm10, 0x1e              ;   488.2 p5      21 t
        vmovdqu64 zmm31, [rbp + 10048]                    ;   347.0 p3      61 t reload
        vpternlogd zmm24, zmm27, zmm31, 0x96              ;   489.2 p0      21 t
        vmovdqa64 zmm31, zmm23                            ;   488.2         21 t copy
        vmovdqa64 zmm9, zmm23                             ;   488.2         21 t copy
        vpternlogd zmm9, zmm17, [rbp + 20224], 0x96       ;   489.2 p5+p2   21 t
        vpxord zmm31, zmm31, zmm9                         ;   490.2 p0      21 t
        vpternlogd zmm13, zmm31, [rbp + 20480], 0x69      ;   491.2 p5+p3   21 t
        vpternlogd zmm27, zmm13, zmm9, 0x1e               ;   492.2 p0      21 t
        vmovdqu64 [rbp + 20288], zmm1                     ;   462.7 p7+p4   23 t spill
        vmovdqa64 zmm1, zmm13                             ;   492.2         21 t copy
        vpternlogd zmm1, zmm31, zmm6, 0x7b                ;   492.2 p5      21 t
        vmovdqu64 [rbp + 22272], zmm7                     ;   484.2 p8+p9   22 t spill
        vmovdqa64 zmm7, zmm31                             ;   491.2         21 t copy
        vpternlogd zmm31, zmm17, [rbp + 22208], 0x96      ;   491.7 p0+p2   21 t
        vpternlogd zmm26, zmm31, zmm9, 0x1e               ;   492.7 p5      21 t
        vpternlogd zmm26, zmm13, zmm10, 0xe1              ;   493.7 p0      21 t
        vmovdqu64 [rbp + 22208], zmm18                    ;   463.7 p7+p4   23 t spill
        vpxord zmm18, zmm31, zmm13                        ;   493.2 p5      21 t
        vpternlogd zmm30, zmm18, zmm17, 0xb4              ;   494.2 p0      21 t
        vpternlogd zmm24, zmm1, zmm30, 0x69               ;   495.2 p5      21 t
        vpternlogd zmm27, zmm18, zmm10, 0xe1              ;   494.7 p0      21 t
        vmovdqu64 zmm1, [rbp + 20480]                     ;   364.7 p3      40 t reload
        vmovdqu64 [rbp + 20416], zmm0                     ;   479.7 p8+p9   22 t spill
        vmovdqu64 zmm0, [rbp + 20224]                     ;   365.2 p2      40 t reload
        vpternlogd zmm30, zmm0, zmm1, 0xb4                ;   495.2 p5      21 t
        vmovdqu64 [rbp + 22464], zmm5                     ;   466.7 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm27                             ;   495.7         21 t copy
        vpternlogd zmm5, zmm30, zmm26, 0xe3               ;   496.2 p0      21 t
        vmovdqu64 [rbp + 22720], zmm12                    ;   480.7 p8+p9   22 t spill
        vmovdqa64 zmm12, zmm24                            ;   496.2         21 t copy
        vpternlogd zmm12, zmm30, zmm26, 0x6c              ;   496.2 p5      21 t
        vmovdqu64 [rbp + 22784], zmm8                     ;   466.2 p7+p4   23 t spill
        vpxord zmm8, zmm12, zmm5                          ;   497.2 p0      21 t
        vpternlogd zmm26, zmm8, zmm24, 0xbe               ;   498.2 p5      21 t
        vpternlogd zmm30, zmm26, zmm27, 0xc2              ;   499.2 p0      21 t
        vpternlogd zmm26, zmm5, zmm27, 0x72               ;   499.2 p5      21 t
        vpternlogd zmm12, zmm24, zmm30, 0x36              ;   500.2 p0      21 t
        vpternlogd zmm14, zmm26, zmm23, 0x12              ;   500.2 p5      21 t
        vmovdqa64 zmm5, zmm8                              ;   498.2         21 t copy
        vpternlogd zmm5, zmm13, zmm6, 6                   ;   499.7 p0      21 t
        vpord zmm7, zmm7, zmm8                            ;   500.2 p5      21 t
        vpxord zmm8, zmm8, zmm12                          ;   501.2 p0      21 t
        vpternlogd zmm6, zmm8, zmm5, 0x56                 ;   502.2 p5      21 t
        vpxord zmm5, zmm5, zmm18                          ;   501.7 p0      21 t
        vpord zmm31, zmm31, zmm30                         ;   502.2 p5      21 t
        vpternlogd zmm5, zmm31, zmm14, 0x96               ;   503.2 p0      21 t
        vpternlogd zmm31, zmm13, zmm12, 0x2d              ;   503.2 p5      21 t
        vpxord zmm13, zmm12, zmm30                        ;   503.7 p0      21 t
        vpternlogd zmm5, zmm18, zmm13, 0x78               ;   504.7 p5      21 t
        vmovdqa64 zmm18, zmm26                            ;   500.2         21 t copy
        vpternlogd zmm18, zmm13, zmm13, 0xc3              ;   504.7 p0      21 t
        vpternlogd zmm25, zmm6, zmm18, 0x36               ;   505.7 p5      21 t
        vpternlogd zmm13, zmm9, zmm10, 6                  ;   505.7 p0      21 t
        vpternlogd zmm12, zmm10, zmm13, 0x9a              ;   506.7 p5      21 t
        vpternlogd zmm13, zmm9, zmm30, 0xe1               ;   506.7 p0      21 t
        vpternlogd zmm23, zmm13, zmm8, 0x63               ;   507.7 p5      21 t
        vpxord zmm8, zmm8, zmm18                          ;   507.7 p0      21 t
        vmovdqa64 zmm9, zmm8                              ;   508.7         21 t copy
        vpternlogd zmm9, zmm30, zmm30, 0xc3               ;   508.7 p5      21 t
        vpternlogd zmm0, zmm5, zmm9, 0xc6                 ;   509.7 p0      21 t
        vpternlogd zmm9, zmm1, zmm0, 0x95                 ;   510.7 p5      21 t
        vpternlogd zmm13, zmm7, zmm0, 0x96                ;   510.7 p0      21 t
        vpternlogd zmm0, zmm26, zmm17, 0x2d               ;   510.7 p5      21 t
        vpternlogd zmm31, zmm9, zmm25, 0x69               ;   511.7 p0      21 t
        vpternlogd zmm28, zmm12, zmm8, 0x93               ;   511.2 p5      21 t
        vpandd zmm29, zmm29, zmm8                         ;   511.7 p0      21 t
        vpternlogd zmm29, zmm9, zmm6, 0x96                ;   512.7 p5      21 t
        vpternlogd zmm18, zmm21, zmm28, 0x59              ;   512.7 p0      21 t
        vpternlogd zmm23, zmm28, zmm0, 0x69               ;   513.2 p5      21 t
        vpternlogd zmm0, zmm12, zmm18, 0x96               ;   513.7 p0      21 t
        vpternlogd zmm14, zmm25, zmm18, 0x96              ;   514.2 p5      21 t
        vpternlogd zmm0, zmm13, zmm29, 0x96               ;   514.7 p0      21 t
        vpternlogd zmm18, zmm0, zmm31, 0x96               ;   515.7 p5      21 t
        vmovdqu64 zmm1, [rbp + 10368]                     ;   364.8 p3      61 t reload
        vmovdqu64 zmm6, [rbp + 22144]                     ;   405.7 p2      23 t
        vpternlogd zmm6, zmm1, [r8 + 912]{1to16}, 0x69    ;   515.7 p0+p3   23 t
        vmovdqu64 zmm7, [rbp + 22080]                     ;   406.7 p2      40 t reload
        vmovdqu64 zmm8, [rbp + 20096]                     ;   366.8 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 20160]                     ;   367.7 p2      23 t
        vpternlogd zmm9, zmm8, zmm7, 0x96                 ;   516.2 p5      23 t
        vmovdqa64 zmm10, zmm9                             ;   517.2         23 t copy
        vpternlogd zmm10, zmm6, zmm6, 0xc3                ;   517.2 p0      23 t
        vmovdqa64 zmm12, zmm10                            ;   518.2         23 t copy
        vpbroadcastd zmm17, [r8 + 908]                    ;   367.3 p10     62 l.35 reload
        vmovdqu64 zmm21, [rbp + 10304]                    ;   367.8 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 22144]                    ;   405.7 p2      23 t
        vpternlogd zmm24, zmm21, zmm17, 0x96              ;   517.2 p5      23 t
        vpternlogd zmm17, zmm9, zmm21, 0x96               ;   517.7 p0      23 t
        vmovdqa64 zmm25, zmm24                            ;   518.2         23 t copy
        vpbroadcastd zmm26, [r8 + 920]                    ;   368.8 p10     62 l.38 reload
        vmovdqu64 zmm27, [rbp + 10496]                    ;   369.0 p3      23 t
        vpternlogd zmm27, zmm9, zmm26, 0x96               ;   518.2 p5      23 t
        vpxord zmm25, zmm25, zmm27                        ;   519.2 p0      23 t
        vpandnd zmm28, zmm25, zmm8                        ;   520.2 p5      23 t
        vmovdqa64 zmm30, zmm25                            ;   520.2         23 t copy
        vpternlogd zmm30, zmm10, zmm8, 0x96               ;   520.2 p0      23 t
        vpxord zmm12, zmm12, zmm30                        ;   521.2 p5      23 t
        vpandnd zmm1, zmm10, zmm27                        ;   520.7 p0      23 t
        vmovdqa64 zmm21, zmm30                            ;   521.2         23 t copy
        vpternlogd zmm21, zmm24, zmm6, 0x6a               ;   521.2 p5      23 t
        vpternlogd zmm8, zmm21, zmm25, 0x93               ;   522.2 p0      23 t
        vpternlogd zmm21, zmm27, zmm6, 0x1e               ;   522.2 p5      23 t
        vpternlogd zmm26, zmm8, [rbp + 10496], 0x96       ;   523.2 p0+p2   23 t
        vmovdqu64 [rbp + 20096], zmm31                    ;   512.7 p8+p9   21 t spill
        vmovdqa64 zmm31, zmm12                            ;   522.2         23 t copy
        vpternlogd zmm31, zmm9, [rbp + 22016], 0x96       ;   523.2 p5+p3   23 t
        vmovdqu64 [rbp + 20480], zmm0                     ;   515.7 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm17                             ;   518.7         23 t copy
        vpternlogd zmm0, zmm31, zmm12, 0xde               ;   524.2 p0      23 t
        vpternlogd zmm1, zmm0, zmm28, 0x96                ;   525.2 p5      23 t
        vpxord zmm0, zmm12, zmm31                         ;   524.7 p0      23 t
        vmovdqa64 zmm28, zmm0                             ;   525.7         23 t copy
        vmovdqu64 [rbp + 20224], zmm14                    ;   515.2 p8+p9   21 t spill
        vmovdqu64 zmm14, [rbp + 20160]                    ;   374.5 p2      23 t
        vpternlogd zmm14, zmm0, [rbp + 22144], 0x69       ;   525.7 p5+p3   23 t
        vpternlogd zmm1, zmm14, zmm6, 0xe1                ;   526.7 p0      23 t
        vpternlogd zmm8, zmm14, zmm31, 0x1e               ;   526.7 p5      23 t
        vmovdqu64 [rbp + 20160], zmm15                    ;   483.2 p7+p4   22 t spill
        vmovdqa64 zmm15, zmm14                            ;   526.7         23 t copy
        vpternlogd zmm15, zmm17, zmm0, 0x96               ;   526.7 p0      23 t
        vpternlogd zmm21, zmm15, zmm9, 0xb4               ;   527.7 p5      23 t
        vpternlogd zmm8, zmm15, zmm6, 0xe1                ;   527.7 p0      23 t
        vmovdqu64 [rbp + 20352], zmm5                     ;   505.7 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm14                             ;   526.7         23 t copy
        vpternlogd zmm5, zmm0, zmm25, 0x7b                ;   528.2 p5      23 t
        vpternlogd zmm26, zmm5, zmm21, 0x69               ;   529.2 p0      23 t
        vmovdqu64 zmm5, [rbp + 22144]                     ;   405.7 p2      40 t reload
        vmovdqu64 [rbp + 22592], zmm2                     ;   456.7 p7+p4   23 t spill
        vmovdqu64 zmm2, [rbp + 22016]                     ;   387.2 p3      40 t reload
        vpternlogd zmm21, zmm2, zmm5, 0xb4                ;   529.2 p5      23 t
        vmovdqu64 [rbp + 22848], zmm16                    ;   479.2 p8+p9   22 t spill
        vmovdqa64 zmm16, zmm8                             ;   528.7         23 t copy
        vpternlogd zmm16, zmm21, zmm1, 0xe3               ;   530.2 p0      23 t
        vmovdqu64 [rbp + 22336], zmm23                    ;   514.2 p7+p4   21 t spill
        vmovdqa64 zmm23, zmm26                            ;   530.2         23 t copy
        vpternlogd zmm23, zmm21, zmm1, 0x6c               ;   530.2 p5      23 t
        vmovdqu64 [rbp + 22400], zmm22                    ;   465.2 p8+p9   23 t spill
        vpxord zmm22, zmm23, zmm16                        ;   531.2 p0      23 t
        vpternlogd zmm1, zmm22, zmm26, 0xbe               ;   532.2 p5      23 t
        vpternlogd zmm21, zmm1, zmm8, 0xc2                ;   533.2 p0      23 t
        vpternlogd zmm1, zmm16, zmm8, 0x72                ;   533.2 p5      23 t
        vpternlogd zmm23, zmm26, zmm21, 0x36              ;   534.2 p0      23 t
        vpternlogd zmm17, zmm0, zmm21, 0xbe               ;   534.2 p5      23 t
        vpternlogd zmm7, zmm1, zmm12, 0x12                ;   534.2 p0      23 t
        vmovdqa64 zmm0, zmm22                             ;   532.2         23 t copy
        vpternlogd zmm0, zmm14, zmm25, 6                  ;   534.2 p5      23 t
        vpternlogd zmm14, zmm17, zmm23, 0x39              ;   535.2 p0      23 t
        vpord zmm28, zmm28, zmm22                         ;   535.2 p5      23 t
        vpxord zmm22, zmm22, zmm23                        ;   535.7 p0      23 t
        vpternlogd zmm25, zmm22, zmm0, 0x56               ;   536.7 p5      23 t
        vpxord zmm0, zmm0, zmm15                          ;   536.7 p0      23 t
        vpternlogd zmm0, zmm17, zmm7, 0x96                ;   537.7 p5      23 t
        vpxord zmm8, zmm23, zmm21                         ;   537.7 p0      23 t
        vpternlogd zmm0, zmm15, zmm8, 0x78                ;   538.7 p5      23 t
        vmovdqa64 zmm15, zmm1                             ;   534.2         23 t copy
        vpternlogd zmm15, zmm8, zmm8, 0xc3                ;   538.7 p0      23 t
        vpternlogd zmm27, zmm25, zmm15, 0x36              ;   539.7 p5      23 t
        vpternlogd zmm8, zmm31, zmm6, 6                   ;   539.7 p0      23 t
        vpternlogd zmm23, zmm6, zmm8, 0x9a                ;   540.7 p5      23 t
        vpternlogd zmm8, zmm31, zmm21, 0xe1               ;   540.7 p0      23 t
        vpxord zmm6, zmm22, zmm15                         ;   541.2 p5      23 t
        vmovdqa64 zmm16, zmm6                             ;   542.2         23 t copy
        vpternlogd zmm16, zmm21, zmm21, 0xc3              ;   542.2 p0      23 t
        vpternlogd zmm2, zmm0, zmm16, 0xc6                ;   543.2 p5      23 t
        vpternlogd zmm16, zmm5, zmm2, 0x95                ;   544.2 p0      23 t
        vpternlogd zmm1, zmm9, zmm2, 0x59                 ;   544.2 p5      23 t
        vpternlogd zmm28, zmm2, zmm8, 0x96                ;   544.2 p0      23 t
        vpternlogd zmm14, zmm16, zmm27, 0x69              ;   545.2 p5      23 t
        vpternlogd zmm30, zmm23, zmm6, 0x93               ;   544.7 p0      23 t
        vpandd zmm24, zmm24, zmm6                         ;   545.2 p5      23 t
        vpternlogd zmm24, zmm16, zmm25, 0x96              ;   546.2 p0      23 t
        vpternlogd zmm15, zmm10, zmm30, 0x59              ;   546.2 p5      23 t
        vpternlogd zmm23, zmm1, zmm15, 0x96               ;   547.2 p0      23 t
        vpternlogd zmm23, zmm28, zmm24, 0x96              ;   548.2 p5      23 t
        vmovdqu64 zmm2, [rbp + 21120]                     ;   414.2 p2      22 t
        vmovdqu64 zmm5, [rbp + 21952]                     ;   409.7 p3      40 t reload
        vpxord zmm2, zmm2, zmm5                           ;   547.7 p0      22 t
        vmovdqu64 zmm6, [rbp + 10944]                     ;   394.3 p2      22 t
        vpternlogd zmm6, zmm5, [r8 + 948]{1to16}, 0x69    ;   548.2 p5+p3   22 t
        vmovdqa64 zmm9, zmm2                              ;   548.7         22 t copy
        vmovdqu64 zmm10, [rbp + 21184]                    ;   407.7 p2      40 t reload
        vmovdqu64 zmm16, [rbp + 21248]                    ;   413.7 p3      40 t reload
        vmovdqu64 zmm17, [rbp + 21888]                    ;   414.7 p2      22 t
        vpternlogd zmm17, zmm16, zmm10, 0x96              ;   548.7 p0      22 t
        vmovdqa64 zmm21, zmm17                            ;   549.7         22 t copy
        vpternlogd zmm21, zmm6, zmm6, 0xc3                ;   549.7 p5      22 t
        vmovdqa64 zmm25, zmm21                            ;   550.7         22 t copy
        vmovdqa64 zmm26, zmm2                             ;   548.7         22 t copy
        vpternlogd zmm22, zmm12, zmm3, 0x59               ;   549.7 p0      41 t
        vpternlogd zmm22, zmm30, zmm8, 0x96               ;   550.7 p5      41 t
        vpbroadcastd zmm8, [r8 + 956]                     ;   400.2 p10     62 l.47 reload
        vmovdqu64 zmm12, [rbp + 11072]                    ;   400.3 p3      22 t
        vpternlogd zmm12, zmm17, zmm8, 0x96               ;   550.7 p0      22 t
        vpxord zmm9, zmm9, zmm12                          ;   551.7 p5      22 t
        vpandnd zmm30, zmm21, zmm12                       ;   551.7 p0      22 t
        vmovdqu64 zmm31, [rbp + 21888]                    ;   414.7 p2      40 t reload
        vpternlogd zmm30, zmm9, zmm31, 0xd2               ;   552.7 p5      22 t
        vmovdqu64 [rbp + 22144], zmm28                    ;   545.2 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm9                             ;   552.7         22 t copy
        vpternlogd zmm28, zmm21, zmm31, 0x96              ;   552.7 p0      22 t
        vpternlogd zmm2, zmm28, zmm6, 0x6a                ;   553.7 p5      22 t
        vpternlogd zmm31, zmm2, zmm9, 0x93                ;   554.7 p0      22 t
        vpternlogd zmm2, zmm12, zmm6, 0x1e                ;   554.7 p5      22 t
        vpxord zmm25, zmm25, zmm28                        ;   554.7 p0      22 t
        vpternlogd zmm8, zmm31, [rbp + 11072], 0x96       ;   555.7 p5+p3   22 t
        vmovdqu64 [rbp + 21888], zmm7                     ;   535.2 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm25                             ;   555.7         22 t copy
        vmovdqu64 [rbp + 22016], zmm27                    ;   540.7 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm25                            ;   555.7         22 t copy
        vpternlogd zmm27, zmm17, [rbp + 21056], 0x96      ;   555.7 p0+p2   22 t
        vpxord zmm7, zmm7, zmm27                          ;   556.7 p5      22 t
        vpternlogd zmm10, zmm7, zmm5, 0x69                ;   557.7 p0      22 t
        vpternlogd zmm31, zmm10, zmm27, 0x1e              ;   558.7 p5      22 t
        vmovdqu64 [rbp + 21184], zmm0                     ;   539.7 p8+p9   23 t spill
        vmovdqa64 zmm0, zmm10                             ;   558.7         22 t copy
        vpternlogd zmm0, zmm7, zmm9, 0x7b                 ;   558.7 p0      22 t
        vmovdqu64 [rbp + 22080], zmm3                     ;   475.2 p7+p4   22 t spill
        vmovdqa64 zmm3, zmm7                              ;   557.7         22 t copy
        vpternlogd zmm7, zmm17, [rbp + 21120], 0x96       ;   558.2 p5+p3   22 t
        vpternlogd zmm30, zmm7, zmm27, 0x1e               ;   559.2 p0      22 t
        vpternlogd zmm30, zmm10, zmm6, 0xe1               ;   560.2 p5      22 t
        vmovdqu64 [rbp + 21120], zmm1                     ;   545.2 p8+p9   23 t spill
        vpxord zmm1, zmm7, zmm10                          ;   559.7 p0      22 t
        vpternlogd zmm2, zmm1, zmm17, 0xb4                ;   560.7 p5      22 t
        vpternlogd zmm8, zmm0, zmm2, 0x69                 ;   561.7 p0      22 t
        vpternlogd zmm31, zmm1, zmm6, 0xe1                ;   561.2 p5      22 t
        vmovdqu64 zmm0, [rbp + 21056]                     ;   413.2 p2      40 t reload
        vpternlogd zmm2, zmm5, zmm0, 0xd2                 ;   561.7 p0      22 t
        vmovdqu64 [rbp + 22656], zmm22                    ;   551.7 p7+p4   41 t spill
        vmovdqa64 zmm22, zmm31                            ;   562.2         22 t copy
        vpternlogd zmm22, zmm2, zmm30, 0xe3               ;   562.7 p5      22 t
        vmovdqu64 [rbp + 22528], zmm29                    ;   513.7 p8+p9   21 t spill
        vmovdqa64 zmm29, zmm8                             ;   562.7         22 t copy
        vpternlogd zmm29, zmm2, zmm30, 0x6c               ;   562.7 p0      22 t
        vmovdqu64 [rbp + 22976], zmm19                    ;   464.7 p7+p4   23 t spill
        vpxord zmm19, zmm29, zmm22                        ;   563.7 p5      22 t
        vpternlogd zmm30, zmm19, zmm8, 0xbe               ;   564.7 p0      22 t
        vpternlogd zmm2, zmm30, zmm31, 0xc2               ;   565.7 p5      22 t
        vpternlogd zmm30, zmm22, zmm31, 0x72              ;   565.7 p0      22 t
        vpternlogd zmm29, zmm8, zmm2, 0x36                ;   566.7 p5      22 t
        vpternlogd zmm16, zmm30, zmm25, 0x12              ;   566.7 p0      22 t
        vmovdqa64 zmm8, zmm19                             ;   564.7         22 t copy
        vpternlogd zmm8, zmm10, zmm9, 6                   ;   566.2 p5      22 t
        vpord zmm3, zmm3, zmm19                           ;   566.7 p0      22 t
        vpxord zmm19, zmm19, zmm29                        ;   567.7 p5      22 t
        vpternlogd zmm9, zmm19, zmm8, 0x56                ;   568.7 p0      22 t
        vpxord zmm8, zmm8, zmm1                           ;   568.2 p5      22 t
        vpord zmm7, zmm7, zmm2                            ;   568.7 p0      22 t
        vpternlogd zmm8, zmm7, zmm16, 0x96                ;   569.7 p5      22 t
        vpternlogd zmm7, zmm10, zmm29, 0x2d               ;   569.7 p0      22 t
        vpxord zmm10, zmm29, zmm2                         ;   570.2 p5      22 t
        vpternlogd zmm8, zmm1, zmm10, 0x78                ;   571.2 p0      22 t
        vmovdqa64 zmm1, zmm30                             ;   566.7         22 t copy
        vpternlogd zmm1, zmm10, zmm10, 0xc3               ;   571.2 p5      22 t
        vpternlogd zmm12, zmm9, zmm1, 0x36                ;   572.2 p0      22 t
        vpternlogd zmm10, zmm27, zmm6, 6                  ;   572.2 p5      22 t
        vpternlogd zmm29, zmm6, zmm10, 0x9a               ;   573.2 p0      22 t
        vpternlogd zmm10, zmm27, zmm2, 0xe1               ;   573.2 p5      22 t
        vpxord zmm6, zmm19, zmm1                          ;   573.7 p0      22 t
        vmovdqa64 zmm22, zmm6                             ;   574.7         22 t copy
        vpternlogd zmm22, zmm2, zmm2, 0xc3                ;   574.7 p5      22 t
        vpternlogd zmm0, zmm8, zmm22, 0xc6                ;   575.7 p0      22 t
        vpternlogd zmm22, zmm5, zmm0, 0x95                ;   576.7 p5      22 t
        vpternlogd zmm30, zmm17, zmm0, 0x59               ;   576.7 p0      22 t
        vpternlogd zmm3, zmm0, zmm10, 0x96                ;   576.7 p5      22 t
        vpternlogd zmm7, zmm22, zmm12, 0x69               ;   577.7 p0      22 t
        vpternlogd zmm28, zmm29, zmm6, 0x93               ;   577.2 p5      22 t
        vpandd zmm26, zmm26, zmm6                         ;   577.7 p0      22 t
        vpternlogd zmm26, zmm22, zmm9, 0x96               ;   578.7 p5      22 t
        vpternlogd zmm1, zmm21, zmm28, 0x59               ;   578.7 p0      22 t
        vpternlogd zmm29, zmm30, zmm1, 0x96               ;   579.7 p5      22 t
        vpternlogd zmm29, zmm3, zmm26, 0x96               ;   580.7 p0      22 t
        vmovdqu64 zmm0, [rbp + 11456]                     ;   419.2 p3      61 t reload
        vmovdqu64 zmm2, [rbp + 21376]                     ;   419.3 p2      21 t
        vpternlogd zmm2, zmm0, [r8 + 980]{1to16}, 0x69    ;   580.2 p5+p3   21 t
        vmovdqu64 zmm5, [rbp + 21312]                     ;   420.3 p2      40 t reload
        vmovdqu64 zmm6, [rbp + 21504]                     ;   421.2 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 21568]                     ;   421.3 p2      21 t
        vpternlogd zmm9, zmm6, zmm5, 0x96                 ;   580.7 p0      21 t
        vmovdqa64 zmm17, zmm9                             ;   581.7         21 t copy
        vpternlogd zmm17, zmm2, zmm2, 0xc3                ;   581.7 p5      21 t
        vmovdqa64 zmm21, zmm17                            ;   582.7         21 t copy
        vmovdqu64 zmm22, [rbp + 11968]                    ;   422.2 p3      61 t reload
        vmovdqu64 zmm27, [rbp + 21696]                    ;   422.3 p2      42 t
        vpternlogd zmm27, zmm22, [r8 + 1012]{1to16}, 0x69 ;   581.7 p0+p3   42 t
        vpternlogd zmm10, zmm19, zmm25, 0x2d              ;   582.2 p5      41 t
        vpbroadcastd zmm19, [r8 + 988]                    ;   421.8 p10     62 l.55 reload
        vmovdqu64 zmm25, [rbp + 11584]                    ;   423.3 p2      21 t
        vpternlogd zmm25, zmm9, zmm19, 0x96               ;   582.7 p0      21 t
        vpternlogd zmm10, zmm30, zmm28, 0x96              ;   583.2 p5      41 t
        vpandnd zmm28, zmm17, zmm25                       ;   583.7 p0      21 t
        vpternlogd zmm16, zmm12, zmm1, 0x96               ;   584.2 p5      41 t
        vmovdqa64 zmm12, zmm25                            ;   583.7         21 t copy
        vmovdqa64 zmm30, zmm15                            ;   547.2         41 t copy
        vpternlogd zmm30, zmm14, zmm20, 0x96              ;   584.7 p0      41 t
        vmovdqa64 zmm31, zmm24                            ;   547.2         41 t copy
        vpternlogd zmm31, zmm18, zmm11, 0x96              ;   585.2 p5      41 t
        vmovdqa64 zmm22, zmm30                            ;   585.7         41 t copy
        vpternlogd zmm22, zmm23, zmm13, 0x96              ;   585.7 p0      41 t
        vpternlogd zmm1, zmm7, [rbp + 20096], 0x96        ;   586.2 p5+p3   41 t
        vmovdqu64 zmm0, [rbp + 21888]                     ;   535.2 p2      23 t reload
        vpternlogd zmm15, zmm0, [rbp + 22016], 0x96       ;   586.7 p0+p3   41 t
        vmovdqu64 zmm0, [rbp + 20992]                     ;   426.3 p2      41 t reload
        vmovdqu64 [rbp + 22016], zmm1                     ;   587.2 p8+p9   41 t spill
        vmovdqa64 zmm1, zmm26                             ;   579.7         41 t copy
        vpternlogd zmm1, zmm13, zmm0, 0x96                ;   587.2 p5      41 t
        vpternlogd zmm30, zmm1, zmm23, 0x96               ;   588.2 p0      41 t
        vmovdqu64 [rbp + 21888], zmm1                     ;   588.2 p7+p4   41 t spill
        vmovdqa64 zmm1, zmm10                             ;   584.2         41 t copy
        vpternlogd zmm1, zmm18, [rbp + 20928], 0x69       ;   588.2 p5+p3   41 t
        vpternlogd zmm24, zmm1, zmm11, 0x96               ;   589.2 p0      41 t
        vmovdqu64 [rbp + 21952], zmm1                     ;   589.2 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 11392]                     ;   430.7 p2      21 t
        vpternlogd zmm1, zmm9, [r8 + 976]{1to16}, 0x96    ;   589.2 p5+p3   21 t
        vmovdqu64 zmm0, [rbp + 17472]                     ;   431.7 p2      42 t
        vpxord zmm0, zmm0, [rbp + 21696]                  ;   589.7 p0+p3   42 t
        vmovdqu64 [rbp + 21056], zmm24                    ;   590.2 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm0                             ;   590.7         42 t copy
        vmovdqu64 [rbp + 21248], zmm30                    ;   589.2 p8+p9   41 t spill
        vmovdqa64 zmm30, zmm0                             ;   590.7         42 t copy
        vmovdqu64 [rbp + 22912], zmm14                    ;   546.2 p7+p4   23 t spill
        vmovdqu64 zmm14, [rbp + 22528]                    ;   513.7 p2      41 t
        vpternlogd zmm14, zmm8, [rbp + 20864], 0x96       ;   590.2 p5+p3   41 t
        vmovdqu64 [rbp + 23040], zmm3                     ;   577.7 p8+p9   22 t spill
        vmovdqu64 zmm3, [rbp + 22656]                     ;   551.7 p2      41 t
        vpternlogd zmm3, zmm14, [rbp + 21120], 0x69       ;   591.2 p0+p3   41 t
        vmovdqu64 [rbp + 23104], zmm14                    ;   591.2 p7+p4   41 t spill
        vmovdqu64 zmm14, [rbp + 22336]                    ;   514.2 p2      41 t
        vpternlogd zmm14, zmm16, [rbp + 20800], 0x96      ;   591.2 p5+p3   41 t
        vmovdqu64 [rbp + 23168], zmm3                     ;   592.2 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 20224]                     ;   515.2 p2      41 t
        vpternlogd zmm3, zmm23, [rbp + 22720], 0x96       ;   591.7 p0+p3   41 t
        vmovdqu64 [rbp + 23232], zmm3                     ;   592.7 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 21184]                     ;   539.7 p2      41 t
        vpternlogd zmm3, zmm14, [rbp + 22848], 0x96       ;   592.2 p5+p3   41 t
        vmovdqu64 [rbp + 23296], zmm14                    ;   592.2 p8+p9   41 t spill
        vmovdqu64 zmm14, [rbp + 20352]                    ;   505.7 p2      41 t
        vpternlogd zmm14, zmm15, [rbp + 20160], 0x96      ;   592.7 p0+p3   41 t
        vmovdqu64 [rbp + 23360], zmm3                     ;   593.2 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 20224]                     ;   515.2 p2      41 t
        vpternlogd zmm3, zmm7, [rbp + 20672], 0x96        ;   593.2 p5+p3   41 t
        vpternlogd zmm23, zmm3, [rbp + 22720], 0x96       ;   594.2 p0+p2   41 t
        vmovdqu64 [rbp + 23424], zmm3                     ;   594.2 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 20352]                     ;   505.7 p3      41 t
        vpternlogd zmm3, zmm29, [rbp + 20736], 0x96       ;   594.2 p5+p2   41 t
        vpternlogd zmm15, zmm3, [rbp + 20160], 0x96       ;   595.2 p0+p3   41 t
        vmovdqu64 [rbp + 23488], zmm3                     ;   595.2 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 22016]                     ;   587.2 p2      41 t
        vpternlogd zmm3, zmm29, [rbp + 20544], 0x96       ;   595.2 p5+p3   41 t
        vmovdqu64 [rbp + 23552], zmm23                    ;   595.2 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 22144]                    ;   545.2 p2      41 t
        vpternlogd zmm23, zmm3, [rbp + 22272], 0x96       ;   596.2 p0+p3   41 t
        vmovdqu64 [rbp + 23616], zmm3                     ;   596.2 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 11392]                     ;   445.8 p2      61 t reload
        vmovdqu64 [rbp + 23680], zmm23                    ;   597.2 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 21376]                    ;   446.0 p3      21 t
        vpternlogd zmm23, zmm3, [r8 + 976]{1to16}, 0x96   ;   596.2 p5+p2   21 t
        vpxord zmm12, zmm12, zmm23                        ;   597.2 p0      21 t
        vmovdqa64 zmm3, zmm12                             ;   598.2         21 t copy
        vpternlogd zmm3, zmm17, [rbp + 21568], 0x96       ;   598.2 p5+p3   21 t
        vpxord zmm21, zmm21, zmm3                         ;   599.2 p0      21 t
        vmovdqu64 [rbp + 23744], zmm15                    ;   596.2 p7+p4   41 t spill
        vmovdqa64 zmm15, zmm3                             ;   599.2         21 t copy
        vpternlogd zmm15, zmm23, zmm2, 0x6a               ;   599.2 p5      21 t
        vmovdqu64 [rbp + 23808], zmm7                     ;   578.7 p8+p9   22 t spill
        vmovdqa64 zmm7, zmm15                             ;   600.2         21 t copy
        vpternlogd zmm7, zmm25, zmm2, 0x1e                ;   600.2 p0      21 t
        vpternlogd zmm15, zmm12, [rbp + 21568], 0x87      ;   600.2 p5+p2   21 t
        vpternlogd zmm19, zmm15, [rbp + 11584], 0x96      ;   601.2 p0+p3   21 t
        vmovdqu64 [rbp + 23872], zmm29                    ;   581.7 p7+p4   22 t spill
        vpandnd zmm29, zmm12, [rbp + 21568]               ;   600.2 p5+p2   21 t
        vmovdqu64 [rbp + 21568], zmm14                    ;   593.7 p8+p9   41 t spill
        vmovdqa64 zmm14, zmm21                            ;   600.2         21 t copy
        vpternlogd zmm14, zmm9, [rbp + 21440], 0x96       ;   600.7 p0+p3   21 t
        vmovdqu64 [rbp + 23936], zmm16                    ;   585.2 p7+p4   41 t spill
        vmovdqa64 zmm16, zmm1                             ;   590.2         21 t copy
        vpternlogd zmm16, zmm14, zmm21, 0xde              ;   601.7 p5      21 t
        vpternlogd zmm28, zmm16, zmm29, 0x96              ;   602.7 p0      21 t
        vpxord zmm16, zmm21, zmm14                        ;   602.2 p5      21 t
        vmovdqu64 zmm29, [rbp + 21376]                    ;   456.8 p2      40 t reload
        vpternlogd zmm5, zmm16, zmm29, 0x69               ;   603.2 p0      21 t
        vpternlogd zmm28, zmm5, zmm2, 0xe1                ;   604.2 p5      21 t
        vpternlogd zmm15, zmm5, zmm14, 0x1e               ;   604.2 p0      21 t
        vmovdqu64 [rbp + 21312], zmm8                     ;   572.2 p8+p9   22 t spill
        vmovdqa64 zmm8, zmm5                              ;   604.2         21 t copy
        vpternlogd zmm8, zmm1, zmm16, 0x96                ;   604.2 p5      21 t
        vpternlogd zmm7, zmm8, zmm9, 0xb4                 ;   605.2 p0      21 t
        vpternlogd zmm15, zmm8, zmm2, 0xe1                ;   605.2 p5      21 t
        vmovdqu64 [rbp + 24000], zmm10                    ;   584.2 p7+p4   41 t spill
        vmovdqa64 zmm10, zmm5                             ;   604.2         21 t copy
        vpternlogd zmm10, zmm16, zmm12, 0x7b              ;   605.7 p0      21 t
        vpternlogd zmm19, zmm10, zmm7, 0x69               ;   606.7 p5      21 t
        vmovdqu64 zmm10, [rbp + 21440]                    ;   463.0 p3      40 t reload
        vpternlogd zmm7, zmm29, zmm10, 0xd2               ;   606.7 p0      21 t
        vmovdqu64 [rbp + 24064], zmm18                    ;   516.7 p8+p9   21 t spill
        vmovdqa64 zmm18, zmm15                            ;   606.2         21 t copy
        vpternlogd zmm18, zmm7, zmm28, 0xe3               ;   607.7 p5      21 t
        vmovdqu64 [rbp + 24128], zmm31                    ;   586.2 p7+p4   41 t spill
        vmovdqa64 zmm31, zmm19                            ;   607.7         21 t copy
        vpternlogd zmm31, zmm7, zmm28, 0x6c               ;   607.7 p0      21 t
        vmovdqu64 [rbp + 24192], zmm11                    ;   482.2 p8+p9   22 t spill
        vpxord zmm11, zmm31, zmm18                        ;   608.7 p5      21 t
        vpternlogd zmm28, zmm11, zmm19, 0xbe              ;   609.7 p0      21 t
        vpternlogd zmm7, zmm28, zmm15, 0xc2               ;   610.7 p5      21 t
        vpternlogd zmm28, zmm18, zmm15, 0x72              ;   610.7 p0      21 t
        vpternlogd zmm31, zmm19, zmm7, 0x36               ;   611.7 p5      21 t
        vpternlogd zmm6, zmm28, zmm21, 0x12               ;   611.7 p0      21 t
        vpternlogd zmm1, zmm7, zmm16, 0xde                ;   611.7 p5      21 t
        vmovdqa64 zmm15, zmm11                            ;   609.7         21 t copy
        vpternlogd zmm15, zmm5, zmm12, 6                  ;   611.7 p0      21 t
        vpternlogd zmm5, zmm1, zmm31, 0x39                ;   612.7 p5      21 t
        vpord zmm16, zmm16, zmm11                         ;   612.7 p0      21 t
        vpxord zmm11, zmm11, zmm31                        ;   613.2 p5      21 t
        vpternlogd zmm12, zmm11, zmm15, 0x56              ;   614.2 p0      21 t
        vpxord zmm15, zmm15, zmm8                         ;   614.2 p5      21 t
        vpternlogd zmm15, zmm1, zmm6, 0x96                ;   615.2 p0      21 t
        vpxord zmm1, zmm31, zmm7                          ;   615.2 p5      21 t
        vpternlogd zmm15, zmm8, zmm1, 0x78                ;   616.2 p0      21 t
        vmovdqa64 zmm8, zmm28                             ;   611.7         21 t copy
        vpternlogd zmm8, zmm1, zmm1, 0xc3                 ;   616.2 p5      21 t
        vpternlogd zmm25, zmm12, zmm8, 0x36               ;   617.2 p0      21 t
        vpternlogd zmm1, zmm14, zmm2, 6                   ;   617.2 p5      21 t
        vpternlogd zmm31, zmm2, zmm1, 0x9a                ;   618.2 p0      21 t
        vpternlogd zmm1, zmm14, zmm7, 0xe1                ;   618.2 p5      21 t
        vpxord zmm2, zmm11, zmm8                          ;   618.7 p0      21 t
        vmovdqa64 zmm14, zmm2                             ;   619.7         21 t copy
        vpternlogd zmm14, zmm7, zmm7, 0xc3                ;   619.7 p5      21 t
        vpternlogd zmm10, zmm15, zmm14, 0xc6              ;   620.7 p0      21 t
        vpternlogd zmm14, zmm29, zmm10, 0x95              ;   621.7 p5      21 t
        vpternlogd zmm28, zmm9, zmm10, 0x59               ;   621.7 p0      21 t
        vpternlogd zmm16, zmm10, zmm1, 0x96               ;   621.7 p5      21 t
        vpternlogd zmm5, zmm14, zmm25, 0x69               ;   622.7 p0      21 t
        vpternlogd zmm3, zmm31, zmm2, 0x93                ;   622.2 p5      21 t
        vpandd zmm23, zmm23, zmm2                         ;   622.7 p0      21 t
        vpternlogd zmm23, zmm14, zmm12, 0x96              ;   623.7 p5      21 t
        vpternlogd zmm8, zmm17, zmm3, 0x59                ;   623.7 p0      21 t
        vpternlogd zmm31, zmm28, zmm8, 0x96               ;   624.7 p5      21 t
        vpternlogd zmm31, zmm16, zmm23, 0x96              ;   625.7 p0      21 t
        vmovdqu64 zmm2, [rbp + 21632]                     ;   479.8 p2      40 t reload
        vmovdqu64 zmm7, [rbp + 21824]                     ;   480.0 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 17280]                     ;   480.8 p2      42 t
        vpternlogd zmm9, zmm7, zmm2, 0x96                 ;   625.2 p5      42 t
        vmovdqa64 zmm10, zmm9                             ;   626.2         42 t copy
        vpternlogd zmm10, zmm27, zmm27, 0xc3              ;   626.2 p0      42 t
        vmovdqa64 zmm12, zmm10                            ;   627.2         42 t copy
        vpbroadcastd zmm14, [r8 + 1020]                   ;   481.2 p10     62 l.63 reload
        vmovdqu64 zmm17, [rbp + 12096]                    ;   481.3 p3      42 t
        vpternlogd zmm17, zmm9, zmm14, 0x96               ;   626.2 p5      42 t
        vpxord zmm24, zmm24, zmm17                        ;   627.2 p0      42 t
        vmovdqu64 zmm18, [rbp + 17280]                    ;   483.2 p2      40 t reload
        vmovdqa64 zmm19, zmm24                            ;   628.2         42 t copy
        vpternlogd zmm19, zmm10, zmm18, 0x96              ;   628.2 p5      42 t
        vpternlogd zmm0, zmm19, zmm27, 0x6a               ;   629.2 p0      42 t
        vpxord zmm12, zmm12, zmm19                        ;   629.2 p5      42 t
        vpternlogd zmm6, zmm25, zmm8, 0x96                ;   628.7 p0      41 t
        vpandnd zmm25, zmm24, zmm18                       ;   629.2 p5      42 t
        vpternlogd zmm25, zmm17, zmm10, 0xb4              ;   630.2 p0      42 t
        vpternlogd zmm18, zmm0, zmm24, 0x93               ;   630.2 p5      42 t
        vpternlogd zmm0, zmm17, zmm27, 0x1e               ;   630.7 p0      42 t
        vmovdqu64 zmm29, [rbp + 12096]                    ;   485.7 p3      61 t reload
        vpternlogd zmm14, zmm18, zmm29, 0x96              ;   631.2 p5      42 t
        vpternlogd zmm11, zmm21, [rbp + 20800], 0x59      ;   631.7 p0+p2   41 t
        vpternlogd zmm11, zmm3, zmm1, 0x96                ;   632.7 p5      41 t
        vmovdqa64 zmm1, zmm12                             ;   630.2         42 t copy
        vpternlogd zmm8, zmm5, [rbp + 20928], 0x96        ;   632.7 p0+p3   41 t
        vmovdqu64 zmm3, [rbp + 21760]                     ;   487.0 p2      40 t reload
        vmovdqa64 zmm21, zmm12                            ;   630.2         42 t copy
        vpternlogd zmm21, zmm9, zmm3, 0x96                ;   633.2 p5      42 t
        vpxord zmm1, zmm1, zmm21                          ;   634.2 p0      42 t
        vpternlogd zmm2, zmm1, [rbp + 21696], 0x69        ;   635.2 p5+p3   42 t
        vpternlogd zmm18, zmm2, zmm21, 0x1e               ;   636.2 p0      42 t
        vmovdqa64 zmm29, zmm2                             ;   636.2         42 t copy
        vpternlogd zmm29, zmm1, zmm24, 0x7b               ;   636.2 p5      42 t
        vmovdqu64 [rbp + 21632], zmm5                     ;   623.7 p7+p4   21 t spill
        vmovdqa64 zmm5, zmm1                              ;   635.2         42 t copy
        vpternlogd zmm1, zmm9, [rbp + 17472], 0x96        ;   635.7 p0+p2   42 t
        vpternlogd zmm25, zmm1, zmm21, 0x1e               ;   636.7 p5      42 t
        vpternlogd zmm25, zmm2, zmm27, 0xe1               ;   637.7 p0      42 t
        vmovdqu64 [rbp + 17472], zmm6                     ;   629.7 p8+p9   41 t spill
        vpxord zmm6, zmm1, zmm2                           ;   637.2 p5      42 t
        vpternlogd zmm0, zmm6, zmm9, 0xb4                 ;   638.2 p0      42 t
        vpternlogd zmm14, zmm29, zmm0, 0x69               ;   639.2 p5      42 t
        vpternlogd zmm18, zmm6, zmm27, 0xe1               ;   638.7 p0      42 t
        vmovdqu64 zmm29, [rbp + 21696]                    ;   493.2 p3      40 t reload
        vpternlogd zmm0, zmm3, zmm29, 0xb4                ;   639.2 p5      42 t
        vmovdqu64 [rbp + 20928], zmm15                    ;   617.2 p7+p4   21 t spill
        vmovdqa64 zmm15, zmm18                            ;   639.7         42 t copy
        vpternlogd zmm15, zmm0, zmm25, 0xe3               ;   640.2 p0      42 t
        vmovdqu64 [rbp + 20800], zmm28                    ;   622.7 p8+p9   21 t spill
        vmovdqa64 zmm28, zmm14                            ;   640.2         42 t copy
        vpternlogd zmm28, zmm0, zmm25, 0x6c               ;   640.2 p5      42 t
        vmovdqu64 [rbp + 17280], zmm11                    ;   633.7 p7+p4   41 t spill
        vpxord zmm11, zmm28, zmm15                        ;   641.2 p0      42 t
        vpternlogd zmm25, zmm11, zmm14, 0xbe              ;   642.2 p5      42 t
        vpternlogd zmm0, zmm25, zmm18, 0xc2               ;   643.2 p0      42 t
        vpternlogd zmm25, zmm15, zmm18, 0x72              ;   643.2 p5      42 t
        vpternlogd zmm28, zmm14, zmm0, 0x36               ;   644.2 p0      42 t
        vpternlogd zmm7, zmm25, zmm12, 0x12               ;   644.2 p5      42 t
        vmovdqa64 zmm14, zmm11                            ;   642.2         42 t copy
        vpternlogd zmm14, zmm2, zmm24, 6                  ;   643.7 p0      42 t
        vpord zmm5, zmm5, zmm11                           ;   644.2 p5      42 t
        vpxord zmm11, zmm11, zmm28                        ;   645.2 p0      42 t
        vpternlogd zmm24, zmm11, zmm14, 0x56              ;   646.2 p5      42 t
        vpord zmm1, zmm1, zmm0                            ;   645.7 p0      42 t
        vpternlogd zmm14, zmm1, zmm6, 0x96                ;   646.7 p5      42 t
        vpternlogd zmm1, zmm2, zmm28, 0x2d                ;   646.7 p0      42 t
        vpxord zmm2, zmm28, zmm0                          ;   647.2 p5      42 t
        vpandd zmm6, zmm6, zmm2                           ;   648.2 p0      42 t
        vpternlogd zmm14, zmm6, zmm7, 0x96                ;   649.2 p5      42 t
        vmovdqa64 zmm6, zmm25                             ;   644.2         42 t copy
        vpternlogd zmm6, zmm2, zmm2, 0xc3                 ;   648.7 p0      42 t
        vpternlogd zmm17, zmm24, zmm6, 0x36               ;   649.7 p5      42 t
        vpternlogd zmm2, zmm21, zmm27, 6                  ;   649.7 p0      42 t
        vpternlogd zmm28, zmm27, zmm2, 0x9a               ;   650.7 p5      42 t
        vpternlogd zmm2, zmm21, zmm0, 0xe1                ;   650.7 p0      42 t
        vpxord zmm15, zmm11, zmm6                         ;   651.2 p5      42 t
        vmovdqa64 zmm18, zmm15                            ;   652.2         42 t copy
        vpternlogd zmm18, zmm0, zmm0, 0xc3                ;   652.2 p0      42 t
        vpternlogd zmm3, zmm14, zmm18, 0xc6               ;   653.2 p5      42 t
        vpternlogd zmm18, zmm29, zmm3, 0x95               ;   654.2 p0      42 t
        vpternlogd zmm25, zmm9, zmm3, 0x59                ;   654.2 p5      42 t
        vpternlogd zmm5, zmm3, zmm2, 0x96                 ;   654.2 p0      42 t
        vpternlogd zmm1, zmm18, zmm17, 0x69               ;   655.2 p5      42 t
        vpternlogd zmm2, zmm11, zmm12, 0x2d               ;   654.7 p0      41 t
        vpternlogd zmm19, zmm28, zmm15, 0x93              ;   655.2 p5      42 t
        vpandd zmm30, zmm30, zmm15                        ;   655.7 p0      42 t
        vpternlogd zmm30, zmm18, zmm24, 0x96              ;   656.7 p5      42 t
        vpternlogd zmm6, zmm10, zmm19, 0x59               ;   656.7 p0      42 t
        vpternlogd zmm28, zmm25, zmm6, 0x96               ;   657.7 p5      42 t
        vpternlogd zmm2, zmm25, zmm19, 0x96               ;   657.7 p0      41 t
        vpternlogd zmm28, zmm5, zmm30, 0x96               ;   658.7 p5      42 t
        vmovdqu64 zmm0, [rbp + 20992]                     ;   507.8 p2      41 t reload
        vmovdqa64 zmm3, zmm16                             ;   622.7         41 t copy
        vpternlogd zmm3, zmm4, zmm0, 0x96                 ;   658.7 p0      41 t
        vpternlogd zmm26, zmm13, zmm3, 0x96               ;   659.7 p5      41 t
        vpternlogd zmm7, zmm17, zmm6, 0x96                ;   659.7 p0      41 t
        vpternlogd zmm6, zmm28, zmm1, 0x96                ;   660.2 p5      41 t
        vpternlogd zmm20, zmm6, zmm4, 0x96                ;   661.2 p0      41 t
        vpternlogd zmm6, zmm4, zmm22, 0x96                ;   661.2 p5      41 t
        vpternlogd zmm16, zmm0, zmm20, 0x96               ;   662.2 p0      41 t
        vmovdqu64 zmm0, [rbp + 22976]                     ;   512.7 p3      23 t reload
        vmovdqa64 zmm4, zmm8                              ;   633.7         41 t copy
        vpternlogd zmm4, zmm31, zmm0, 0x96                ;   662.2 p5      41 t
        vmovdqa64 zmm9, zmm30                             ;   657.7         41 t copy
        vpternlogd zmm9, zmm0, [rbp + 24192], 0x96        ;   662.7 p0+p2   41 t
        vmovdqu64 zmm10, [rbp + 24128]                    ;   586.2 p3      41 t reload
        vpternlogd zmm30, zmm0, zmm10, 0x96               ;   663.2 p5      41 t
        vpternlogd zmm8, zmm9, zmm31, 0x96                ;   663.7 p0      41 t
        vmovdqu64 zmm0, [rbp + 20864]                     ;   516.7 p2      41 t reload
        vmovdqu64 zmm11, [rbp + 22400]                    ;   516.8 p3      41 t
        vpternlogd zmm11, zmm23, zmm0, 0x96               ;   664.2 p5      41 t
        vmovdqu64 zmm12, [rbp + 24000]                    ;   584.2 p2      41 t
        vpternlogd zmm12, zmm4, [rbp + 24064], 0x69       ;   664.7 p0+p3   41 t
        vmovdqu64 zmm13, [rbp + 22400]                    ;   518.7 p2      23 t reload
        vmovdqu64 zmm15, [rbp + 22080]                    ;   518.8 p3      41 t
        vpternlogd zmm15, zmm2, zmm13, 0x69               ;   665.2 p5      41 t
        vpternlogd zmm23, zmm0, zmm15, 0x96               ;   666.2 p0      41 t
        vmovdqu64 zmm0, [rbp + 22528]                     ;   519.7 p2      21 t reload
        vmovdqu64 zmm17, [rbp + 21312]                    ;   572.2 p3      41 t
        vpternlogd zmm17, zmm11, zmm0, 0x96               ;   666.2 p5      41 t
        vmovdqu64 zmm18, [rbp + 22656]                    ;   551.7 p2      41 t reload
        vpternlogd zmm0, zmm18, [rbp + 21120], 0x69       ;   666.7 p0+p3   41 t
        vpternlogd zmm2, zmm13, zmm0, 0x69                ;   667.7 p5      41 t
        vmovdqu64 zmm13, [rbp + 22592]                    ;   521.7 p2      23 t reload
        vmovdqu64 zmm18, [rbp + 22848]                    ;   521.8 p3      41 t
        vpternlogd zmm18, zmm14, zmm13, 0x96              ;   667.7 p0      41 t
        vmovdqu64 zmm19, [rbp + 20800]                    ;   622.7 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 17280]                    ;   633.7 p3      41 t
        vpternlogd zmm21, zmm13, zmm19, 0x69              ;   668.2 p5      41 t
        vpternlogd zmm19, zmm18, [rbp + 17280], 0x69      ;   668.7 p0+p2   41 t
        vmovdqu64 zmm24, [rbp + 22336]                    ;   523.8 p3      21 t reload
        vmovdqu64 zmm25, [rbp + 23936]                    ;   585.2 p2      41 t
        vpternlogd zmm25, zmm21, zmm24, 0x96              ;   669.2 p5      41 t
        vmovdqu64 zmm27, [rbp + 21184]                    ;   539.7 p3      23 t reload
        vpternlogd zmm24, zmm27, [rbp + 22848], 0x96      ;   669.7 p0+p2   41 t
        vpternlogd zmm14, zmm13, zmm24, 0x96              ;   670.7 p5      41 t
        vmovdqu64 zmm13, [rbp + 22784]                    ;   525.8 p3      23 t reload
        vmovdqu64 zmm27, [rbp + 20160]                    ;   526.7 p2      41 t
        vpternlogd zmm27, zmm7, zmm13, 0x96               ;   670.7 p0      41 t
        vmovdqu64 zmm29, [rbp + 21568]                    ;   593.7 p3      41 t reload
        vpternlogd zmm7, zmm13, zmm29, 0x96               ;   671.2 p5      41 t
        vmovdqu64 zmm29, [rbp + 20928]                    ;   617.2 p2      21 t reload
        vpternlogd zmm13, zmm29, [rbp + 20736], 0x96      ;   671.7 p0+p3   41 t
        vpternlogd zmm29, zmm27, [rbp + 20736], 0x96      ;   672.2 p5+p2   41 t
        vpternlogd zmm20, zmm26, [rbp + 14720], 0x96      ;   672.7 p0+p3   62 t
        vpternlogd zmm9, zmm12, [rbp + 14784], 0x96       ;   673.2 p5+p2   62 t
        vpternlogd zmm15, zmm17, [rbp + 14848], 0x96      ;   673.7 p0+p3   62 t
        vpternlogd zmm18, zmm25, [rbp + 14912], 0x96      ;   674.2 p5+p2   62 t
        vpternlogd zmm22, zmm16, [rbp + 15232], 0x96      ;   674.7 p0+p3   62 t
        vpternlogd zmm10, zmm8, [rbp + 15296], 0x96       ;   675.2 p5+p2   62 t
        vpternlogd zmm0, zmm23, [rbp + 15360], 0x96       ;   675.7 p0+p3   62 t
        vmovdqu64 [rbp + 14720], zmm20                    ;   673.7 p8+p9   60 rounds
        vpternlogd zmm24, zmm19, [rbp + 15424], 0x96      ;   676.2 p5+p2   62 t
        vpxord zmm20, zmm6, [rbp + 12160]                 ;   676.7 p0+p3   62 t
        vmovdqu64 [rbp + 12160], zmm20                    ;   677.7 p7+p4   60 rounds
        vpxord zmm20, zmm30, [rbp + 12224]                ;   677.2 p5+p2   62 t
        vmovdqu64 [rbp + 12224], zmm20                    ;   678.2 p8+p9   60 rounds
        vpxord zmm20, zmm2, [rbp + 12288]                 ;   677.7 p0+p3   62 t
        vmovdqu64 [rbp + 12288], zmm20                    ;   678.7 p7+p4   60 rounds
        vpxord zmm20, zmm14, [rbp + 12352]                ;   678.2 p5+p2   62 t
        vmovdqu64 [rbp + 12352], zmm20                    ;   679.2 p8+p9   60 rounds
        vpxord zmm20, zmm7, [rbp + 12416]                 ;   678.7 p0+p3   62 t
        vmovdqu64 [rbp + 12416], zmm20                    ;   679.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 14784], zmm9                     ;   674.2 p8+p9   60 rounds
        vmovdqu64 zmm9, [rbp + 21248]                     ;   589.2 p2      41 t reload
        vpternlogd zmm3, zmm9, [rbp + 14208], 0x96        ;   679.2 p5+p3   62 t
        vmovdqu64 [rbp + 14208], zmm3                     ;   680.2 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 21056]                     ;   590.2 p2      41 t reload
        vpternlogd zmm4, zmm3, [rbp + 14272], 0x96        ;   679.7 p0+p3   62 t
        vmovdqu64 [rbp + 14272], zmm4                     ;   680.7 p8+p9   60 rounds
        vmovdqu64 zmm4, [rbp + 23168]                     ;   592.2 p2      41 t reload
        vpternlogd zmm11, zmm4, [rbp + 14336], 0x96       ;   680.2 p5+p3   62 t
        vmovdqu64 [rbp + 14336], zmm11                    ;   681.2 p7+p4   60 rounds
        vmovdqu64 zmm11, [rbp + 23360]                    ;   593.2 p2      41 t reload
        vpternlogd zmm21, zmm11, [rbp + 14400], 0x96      ;   680.7 p0+p3   62 t
        vmovdqu64 [rbp + 14400], zmm21                    ;   681.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 14848], zmm15                    ;   674.7 p7+p4   60 rounds
        vmovdqu64 zmm15, [rbp + 20608]                    ;   540.0 p2      41 t reload
        vmovdqu64 zmm20, [rbp + 22208]                    ;   540.7 p3      41 t
        vpternlogd zmm20, zmm31, zmm15, 0x96              ;   681.2 p5      41 t
        vmovdqu64 [rbp + 14912], zmm18                    ;   675.2 p8+p9   60 rounds
        vmovdqu64 zmm18, [rbp + 20480]                    ;   541.8 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 23040]                    ;   577.7 p3      41 t
        vpternlogd zmm21, zmm15, zmm18, 0x96              ;   681.7 p0      41 t
        vmovdqu64 [rbp + 15232], zmm22                    ;   675.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 15296], zmm10                    ;   676.2 p8+p9   60 rounds
        vmovdqa64 zmm10, zmm20                            ;   682.2         41 t copy
        vpternlogd zmm10, zmm18, [rbp + 23040], 0x96      ;   682.2 p5+p2   41 t
        vmovdqu64 zmm22, [rbp + 20416]                    ;   546.2 p3      22 t reload
        vmovdqu64 [rbp + 15424], zmm24                    ;   677.2 p7+p4   62 t spill
        vmovdqu64 zmm24, [rbp + 22912]                    ;   546.5 p2      23 t reload
        vpternlogd zmm18, zmm24, zmm22, 0x96              ;   682.7 p0      41 t
        vpternlogd zmm24, zmm21, zmm22, 0x96              ;   683.2 p5      41 t
        vpternlogd zmm22, zmm1, [rbp + 22208], 0x96       ;   683.7 p0+p3   41 t
        vpternlogd zmm31, zmm15, zmm22, 0x96              ;   684.7 p5      41 t
        vpternlogd zmm1, zmm18, [rbp + 22208], 0x96       ;   684.7 p0+p2   41 t
        vpternlogd zmm20, zmm24, [rbp + 14592], 0x96      ;   685.2 p5+p3   62 t
        vpternlogd zmm22, zmm10, [rbp + 15104], 0x96      ;   685.7 p0+p2   62 t
        vpternlogd zmm18, zmm31, [rbp + 15616], 0x96      ;   686.2 p5+p3   62 t
        vpternlogd zmm21, zmm1, [rbp + 16128], 0x96       ;   686.7 p0+p2   62 t
        vmovdqu64 [rbp + 14592], zmm20                    ;   686.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 15104], zmm22                    ;   686.7 p7+p4   60 rounds
        vmovdqu64 zmm15, [rbp + 23872]                    ;   581.7 p3      41 t
        vpternlogd zmm15, zmm13, [rbp + 20352], 0x96      ;   687.2 p5+p2   41 t
        vpternlogd zmm27, zmm15, [rbp + 14976], 0x96      ;   688.2 p0+p3   62 t
        vmovdqu64 zmm20, [rbp + 23744]                    ;   596.2 p2      41 t reload
        vpternlogd zmm13, zmm20, [rbp + 14464], 0x96      ;   688.2 p5+p3   62 t
        vmovdqu64 [rbp + 14464], zmm13                    ;   689.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 14976], zmm27                    ;   689.2 p7+p4   60 rounds
        vmovdqu64 zmm13, [rbp + 22464]                    ;   554.3 p2      23 t reload
        vmovdqu64 zmm22, [rbp + 22720]                    ;   554.7 p3      41 t
        vpternlogd zmm22, zmm28, zmm13, 0x96              ;   688.7 p0      41 t
        vmovdqu64 zmm27, [rbp + 23232]                    ;   592.7 p2      41 t reload
        vpternlogd zmm28, zmm13, zmm27, 0x96              ;   689.2 p5      41 t
        vmovdqu64 [rbp + 16128], zmm21                    ;   687.7 p8+p9   62 t spill
        vmovdqu64 zmm21, [rbp + 17472]                    ;   629.7 p3      41 t reload
        vpternlogd zmm13, zmm21, [rbp + 20672], 0x96      ;   689.7 p0+p2   41 t
        vpternlogd zmm21, zmm22, [rbp + 20672], 0x96      ;   690.2 p5+p3   41 t
        vpternlogd zmm27, zmm21, [rbp + 15552], 0x96      ;   691.2 p0+p2   62 t
        vmovdqu64 [rbp + 15360], zmm0                     ;   676.7 p7+p4   60 rounds
        vpxord zmm0, zmm28, [rbp + 12480]                 ;   691.2 p5+p3   62 t
        vmovdqu64 [rbp + 12480], zmm0                     ;   692.2 p8+p9   60 rounds
        vpxord zmm0, zmm29, [rbp + 13952]                 ;   691.7 p0+p2   62 t
        vmovdqu64 [rbp + 13952], zmm0                     ;   692.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 15616], zmm18                    ;   687.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 21888]                     ;   588.2 p3      41 t reload
        vpternlogd zmm6, zmm0, [rbp + 15744], 0x96        ;   692.2 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 21568]                     ;   593.7 p3      41 t reload
        vpternlogd zmm29, zmm0, [rbp + 15488], 0x96       ;   692.7 p0+p2   62 t
        vmovdqu64 [rbp + 15488], zmm29                    ;   693.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 20288]                     ;   561.8 p3      23 t reload
        vmovdqu64 zmm18, [rbp + 22272]                    ;   562.0 p2      41 t
        vpternlogd zmm18, zmm5, zmm0, 0x96                ;   693.2 p5      41 t
        vmovdqu64 [rbp + 15552], zmm27                    ;   692.2 p8+p9   60 rounds
        vmovdqu64 zmm27, [rbp + 21952]                    ;   589.2 p3      41 t reload
        vpternlogd zmm30, zmm27, [rbp + 15808], 0x96      ;   693.7 p0+p2   62 t
        vmovdqu64 zmm27, [rbp + 23104]                    ;   591.2 p3      41 t reload
        vpternlogd zmm2, zmm27, [rbp + 15872], 0x96       ;   694.2 p5+p2   62 t
        vmovdqu64 [rbp + 15744], zmm6                     ;   693.2 p7+p4   60 rounds
        vmovdqu64 zmm6, [rbp + 20544]                     ;   564.8 p3      41 t reload
        vmovdqu64 zmm27, [rbp + 21632]                    ;   623.7 p2      41 t
        vpternlogd zmm27, zmm0, zmm6, 0x96                ;   694.7 p0      41 t
        vpternlogd zmm6, zmm18, [rbp + 21632], 0x96       ;   695.2 p5+p3   41 t
        vmovdqu64 [rbp + 15808], zmm30                    ;   694.7 p8+p9   60 rounds
        vmovdqu64 zmm29, [rbp + 23296]                    ;   592.2 p2      41 t reload
        vpternlogd zmm14, zmm29, [rbp + 15936], 0x96      ;   695.7 p0+p3   62 t
        vmovdqu64 zmm29, [rbp + 23488]                    ;   595.2 p2      41 t reload
        vpternlogd zmm7, zmm29, [rbp + 16000], 0x96       ;   696.2 p5+p3   62 t
        vmovdqu64 [rbp + 15872], zmm2                     ;   695.2 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 23808]                     ;   578.7 p2      41 t
        vpternlogd zmm2, zmm13, [rbp + 20224], 0x96       ;   696.7 p0+p3   41 t
        vpternlogd zmm22, zmm2, [rbp + 15040], 0x96       ;   697.7 p5+p2   62 t
        vmovdqu64 zmm29, [rbp + 23552]                    ;   595.2 p3      41 t reload
        vpternlogd zmm13, zmm29, [rbp + 14528], 0x96      ;   697.7 p0+p2   62 t
        vmovdqu64 [rbp + 14528], zmm13                    ;   698.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 15040], zmm22                    ;   698.7 p7+p4   60 rounds
        vpxord zmm1, zmm1, [rbp + 12544]                  ;   698.2 p5+p3   62 t
        vpxord zmm9, zmm9, [rbp + 12672]                  ;   698.7 p0+p2   62 t
        vpxord zmm3, zmm3, [rbp + 12736]                  ;   699.2 p5+p3   62 t
        vpxord zmm4, zmm4, [rbp + 12800]                  ;   699.7 p0+p2   62 t
        vpxord zmm11, zmm11, [rbp + 12864]                ;   700.2 p5+p3   62 t
        vpxord zmm20, zmm20, [rbp + 12928]                ;   700.7 p0+p2   62 t
        vmovdqu64 zmm13, [rbp + 22016]                    ;   587.2 p3      41 t
        vpternlogd zmm13, zmm27, [rbp + 23872], 0x96      ;   701.2 p5+p2   41 t
        vmovdqu64 [rbp + 12544], zmm1                     ;   699.2 p8+p9   60 rounds
        vpxord zmm29, zmm29, [rbp + 12992]                ;   701.7 p0+p3   62 t
        vpxord zmm24, zmm24, [rbp + 13056]                ;   702.2 p5+p2   62 t
        vpxord zmm26, zmm26, [rbp + 13184]                ;   702.7 p0+p3   62 t
        vpxord zmm12, zmm12, [rbp + 13248]                ;   703.2 p5+p2   62 t
        vpxord zmm17, zmm17, [rbp + 13312]                ;   703.7 p0+p3   62 t
        vpxord zmm1, zmm13, [rbp + 13632]                 ;   704.2 p5+p2   62 t
        vpternlogd zmm13, zmm18, [rbp + 15168], 0x96      ;   704.7 p0+p3   62 t
        vpxord zmm25, zmm25, [rbp + 13376]                ;   705.2 p5+p2   62 t
        vpxord zmm15, zmm15, [rbp + 13440]                ;   705.7 p0+p3   62 t
        vpxord zmm2, zmm2, [rbp + 13504]                  ;   706.2 p5+p2   62 t
        vpxord zmm10, zmm10, [rbp + 13568]                ;   706.7 p0+p3   62 t
        vpxord zmm18, zmm6, [rbp + 14144]                 ;   707.2 p5+p2   62 t
        vmovdqu64 [rbp + 12672], zmm9                     ;   699.7 p7+p4   60 rounds
        vpxord zmm16, zmm16, [rbp + 13696]                ;   707.7 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 23680]                     ;   597.2 p2      41 t reload
        vpternlogd zmm27, zmm9, [rbp + 14656], 0x96       ;   708.2 p5+p3   62 t
        vmovdqu64 [rbp + 12736], zmm3                     ;   700.2 p8+p9   60 rounds
        vpxord zmm9, zmm9, [rbp + 13120]                  ;   708.7 p0+p2   62 t
        vpxord zmm8, zmm8, [rbp + 13760]                  ;   709.2 p5+p3   62 t
        vpxord zmm23, zmm23, [rbp + 13824]                ;   709.7 p0+p2   62 t
        vpxord zmm19, zmm19, [rbp + 13888]                ;   710.2 p5+p3   62 t
        vpxord zmm21, zmm21, [rbp + 14016]                ;   710.7 p0+p2   62 t
        vpxord zmm31, zmm31, [rbp + 14080]                ;   711.2 p5+p3   62 t
        vmovdqu64 zmm3, [rbp + 23424]                     ;   594.2 p2      41 t reload
        vpternlogd zmm28, zmm3, [rbp + 16064], 0x96       ;   711.7 p0+p3   62 t
        vmovdqu64 zmm3, [rbp + 20096]                     ;   589.7 p2      21 t reload
        vmovdqu64 zmm22, [rbp + 22144]                    ;   589.8 p3      41 t
        vpternlogd zmm22, zmm3, [rbp + 22272], 0x96       ;   712.2 p5+p2   41 t
        vpternlogd zmm5, zmm0, zmm22, 0x96                ;   713.2 p0      41 t
        vpxord zmm0, zmm5, [rbp + 12608]                  ;   714.2 p5+p3   62 t
        vpternlogd zmm6, zmm22, [rbp + 15680], 0x96       ;   713.7 p0+p2   62 t
        vmovdqu64 zmm3, [rbp + 23616]                     ;   596.2 p3      41 t reload
        vpternlogd zmm5, zmm3, [rbp + 16192], 0x96        ;   714.2 p5+p2   62 t
        vmovdqu64 [rbp + 12800], zmm4                     ;   700.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 12864], zmm11                    ;   701.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 12928], zmm20                    ;   701.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 12608], zmm0                     ;   715.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 12992], zmm29                    ;   702.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 13056], zmm24                    ;   703.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 13184], zmm26                    ;   703.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 13248], zmm12                    ;   704.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 13120], zmm9                     ;   709.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 13312], zmm17                    ;   704.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 13376], zmm25                    ;   706.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 13440], zmm15                    ;   706.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 13504], zmm2                     ;   707.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 13568], zmm10                    ;   707.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 13632], zmm1                     ;   705.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 13696], zmm16                    ;   708.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 13760], zmm8                     ;   710.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 13824], zmm23                    ;   710.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 13888], zmm19                    ;   711.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 14016], zmm21                    ;   711.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 14144], zmm18                    ;   708.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 14080], zmm31                    ;   712.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 14656], zmm27                    ;   709.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 15168], zmm13                    ;   705.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 15936], zmm14                    ;   696.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 16000], zmm7                     ;   697.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 15680], zmm6                     ;   714.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 16064], zmm28                    ;   712.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 16192], zmm5                     ;   715.2 p7+p4   60 rounds
        add r8, 0x200                                     ;   592.8 p1      60 rounds
        mov qword [rbp + 32488], r8                       ;   615.3 p8+p9   60 rounds
        cmp r8, qword [rbp + 32496]                       ;                    more rounds?
        jne .rounds_3
        mov r8, qword [rbp + 32472]                       ;     0.0 p2      71 d.0 reload
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
        mov qword [rbp + 32472], r8                       ;   128.8 p7+p4   69 groups
        cmp r8, qword [rbp + 32480]                       ;                    more groups?
        jne .groups_2
        vmovdqu64 zmm0, [rbp + 3968]                      ;     0.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24256], zmm0                     ;     6.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4032]                      ;     0.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24320], zmm0                     ;     6.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4096]                      ;     1.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24384], zmm0                     ;     7.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4160]                      ;     1.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24448], zmm0                     ;     7.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4224]                      ;     2.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24512], zmm0                     ;     8.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4288]                      ;     2.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24576], zmm0                     ;     8.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4352]                      ;     3.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24640], zmm0                     ;     9.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4416]                      ;     3.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24704], zmm0                     ;     9.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4480]                      ;     4.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24768], zmm0                     ;    10.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4544]                      ;     4.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24832], zmm0                     ;    10.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4608]                      ;     5.0 p2      60 rounds reload
        vmovdqu64 [rbp + 24896], zmm0                     ;    11.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4672]                      ;     5.3 p3      60 rounds reload
        vmovdqu64 [rbp + 24960], zmm0                     ;    11.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4736]                      ;     6.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25024], zmm0                     ;    12.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4800]                      ;     6.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25088], zmm0                     ;    12.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4864]                      ;     7.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25152], zmm0                     ;    14.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4928]                      ;     7.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25216], zmm0                     ;    14.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4992]                      ;     8.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25280], zmm0                     ;    16.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5056]                      ;     8.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25344], zmm0                     ;    16.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5120]                      ;     9.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25408], zmm0                     ;    18.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5184]                      ;     9.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25472], zmm0                     ;    18.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5248]                      ;    10.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25536], zmm0                     ;    20.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5312]                      ;    10.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25600], zmm0                     ;    20.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5376]                      ;    11.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25664], zmm0                     ;    22.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5440]                      ;    11.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25728], zmm0                     ;    22.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5504]                      ;    12.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25792], zmm0                     ;    24.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5568]                      ;    12.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25856], zmm0                     ;    24.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5632]                      ;    13.0 p2      60 rounds reload
        vmovdqu64 [rbp + 25920], zmm0                     ;    26.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5696]                      ;    13.3 p3      60 rounds reload
        vmovdqu64 [rbp + 25984], zmm0                     ;    26.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5760]                      ;    14.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26048], zmm0                     ;    28.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5824]                      ;    14.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26112], zmm0                     ;    28.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5888]                      ;    15.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26176], zmm0                     ;    30.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5952]                      ;    15.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26240], zmm0                     ;    30.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6016]                      ;    16.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26304], zmm0                     ;    32.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6080]                      ;    16.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26368], zmm0                     ;    32.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6144]                      ;    17.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26432], zmm0                     ;    34.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6208]                      ;    17.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26496], zmm0                     ;    34.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6272]                      ;    18.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26560], zmm0                     ;    36.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6336]                      ;    18.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26624], zmm0                     ;    36.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6400]                      ;    19.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26688], zmm0                     ;    38.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6464]                      ;    19.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26752], zmm0                     ;    38.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6528]                      ;    20.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26816], zmm0                     ;    40.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6592]                      ;    20.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26880], zmm0                     ;    40.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6656]                      ;    21.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26944], zmm0                     ;    42.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6720]                      ;    21.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27008], zmm0                     ;    42.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6784]                      ;    22.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27072], zmm0                     ;    44.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6848]                      ;    22.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27136], zmm0                     ;    44.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6912]                      ;    23.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27200], zmm0                     ;    46.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6976]                      ;    23.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27264], zmm0                     ;    46.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7040]                      ;    24.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27328], zmm0                     ;    48.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7104]                      ;    24.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27392], zmm0                     ;    48.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7168]                      ;    25.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27456], zmm0                     ;    50.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7232]                      ;    25.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27520], zmm0                     ;    50.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7296]                      ;    26.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27584], zmm0                     ;    52.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7360]                      ;    26.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27648], zmm0                     ;    52.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7424]                      ;    27.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27712], zmm0                     ;    54.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7488]                      ;    27.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27776], zmm0                     ;    54.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7552]                      ;    28.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27840], zmm0                     ;    56.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7616]                      ;    28.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27904], zmm0                     ;    56.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7680]                      ;    29.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27968], zmm0                     ;    58.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7744]                      ;    29.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28032], zmm0                     ;    58.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7808]                      ;    30.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28096], zmm0                     ;    60.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7872]                      ;    30.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28160], zmm0                     ;    60.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7936]                      ;    31.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28224], zmm0                     ;    62.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 8000]                      ;    31.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28288], zmm0                     ;    62.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp - 128]                       ;    32.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28352], zmm0                     ;    64.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp - 64]                        ;    32.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28416], zmm0                     ;    64.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 0]                         ;    33.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28480], zmm0                     ;    66.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 64]                        ;    33.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28544], zmm0                     ;    66.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 128]                       ;    34.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28608], zmm0                     ;    68.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 192]                       ;    34.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28672], zmm0                     ;    68.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 256]                       ;    35.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28736], zmm0                     ;    70.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 320]                       ;    35.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28800], zmm0                     ;    70.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 384]                       ;    36.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28864], zmm0                     ;    72.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 448]                       ;    36.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28928], zmm0                     ;    72.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 512]                       ;    37.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28992], zmm0                     ;    74.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 576]                       ;    37.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29056], zmm0                     ;    74.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 640]                       ;    38.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29120], zmm0                     ;    76.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 704]                       ;    38.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29184], zmm0                     ;    76.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 768]                       ;    39.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29248], zmm0                     ;    78.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 832]                       ;    39.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29312], zmm0                     ;    78.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 896]                       ;    40.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29376], zmm0                     ;    80.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 960]                       ;    40.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29440], zmm0                     ;    80.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1024]                      ;    41.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29504], zmm0                     ;    82.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1088]                      ;    41.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29568], zmm0                     ;    82.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1152]                      ;    42.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29632], zmm0                     ;    84.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1216]                      ;    42.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29696], zmm0                     ;    84.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1280]                      ;    43.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29760], zmm0                     ;    86.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1344]                      ;    43.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29824], zmm0                     ;    86.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1408]                      ;    44.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29888], zmm0                     ;    88.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1472]                      ;    44.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29952], zmm0                     ;    88.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1536]                      ;    45.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30016], zmm0                     ;    90.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1600]                      ;    45.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30080], zmm0                     ;    90.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1664]                      ;    46.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30144], zmm0                     ;    92.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1728]                      ;    46.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30208], zmm0                     ;    92.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1792]                      ;    47.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30272], zmm0                     ;    94.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1856]                      ;    47.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30336], zmm0                     ;    94.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1920]                      ;    48.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30400], zmm0                     ;    96.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1984]                      ;    48.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30464], zmm0                     ;    96.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2048]                      ;    49.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30528], zmm0                     ;    98.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2112]                      ;    49.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30592], zmm0                     ;    98.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2176]                      ;    50.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30656], zmm0                     ;   100.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2240]                      ;    50.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30720], zmm0                     ;   100.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2304]                      ;    51.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30784], zmm0                     ;   102.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2368]                      ;    51.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30848], zmm0                     ;   102.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2432]                      ;    52.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30912], zmm0                     ;   104.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2496]                      ;    52.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30976], zmm0                     ;   104.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2560]                      ;    53.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31040], zmm0                     ;   106.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2624]                      ;    53.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31104], zmm0                     ;   106.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2688]                      ;    54.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31168], zmm0                     ;   108.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2752]                      ;    54.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31232], zmm0                     ;   108.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2816]                      ;    55.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31296], zmm0                     ;   110.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2880]                      ;    55.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31360], zmm0                     ;   110.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2944]                      ;    56.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31424], zmm0                     ;   112.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3008]                      ;    56.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31488], zmm0                     ;   112.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3072]                      ;    57.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31552], zmm0                     ;   114.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3136]                      ;    57.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31616], zmm0                     ;   114.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3200]                      ;    58.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31680], zmm0                     ;   116.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3264]                      ;    58.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31744], zmm0                     ;   116.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3328]                      ;    59.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31808], zmm0                     ;   118.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3392]                      ;    59.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31872], zmm0                     ;   118.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3456]                      ;    60.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31936], zmm0                     ;   120.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3520]                      ;    60.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32000], zmm0                     ;   120.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3584]                      ;    61.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32064], zmm0                     ;   122.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3648]                      ;    61.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32128], zmm0                     ;   122.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3712]                      ;    62.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32192], zmm0                     ;   124.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3776]                      ;    62.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32256], zmm0                     ;   124.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3840]                      ;    63.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32320], zmm0                     ;   126.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3904]                      ;    63.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32384], zmm0                     ;   126.5 p8+p9   60 rounds
        mov r8, qword [rbp + 32464]                       ;    42.7 p10     60 rounds reload
        mov qword [rbp + 32504], r8                       ;   128.2 p7+p4   60 rounds
        add r8, 0x600                                     ;    47.7 p0      60 rounds
        mov qword [rbp + 32512], r8                       ;   128.5 p8+p9   60 rounds
        align 16
.rounds_4:
        mov r8, qword [rbp + 32504]                       ;     0.0 p2      61 r.0 reload
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
        vmovdqu64 zmm12, [rbp + 28352]                    ;     4.2 p3      40 t reload
        vpxord zmm11, zmm11, zmm12                        ;    11.0 p0      40 t
        vpbroadcastd zmm13, [r8 + 4612]                   ;     5.0 p10     40 t
        vmovdqu64 zmm14, [rbp + 28416]                    ;     5.0 p2      40 t reload
        vpxord zmm13, zmm13, zmm14                        ;    11.0 p5      40 t
        vmovdqu64 zmm15, [rbp + 28608]                    ;     5.2 p3      40 t reload
        vmovdqa64 zmm16, zmm13                            ;    12.0         41 t copy
        vpternlogd zmm16, zmm0, zmm15, 0x96               ;    12.0 p0      41 t
        vmovdqa64 zmm17, zmm16                            ;    13.0         41 t copy
        vmovdqu64 zmm18, [rbp + 28672]                    ;     6.0 p2      41 t
        vpternlogd zmm18, zmm13, [r8 + 4628]{1to16}, 0x69 ;    12.0 p5+p3   41 t
        vmovdqa64 zmm19, zmm16                            ;    13.0         41 t copy
        vpbroadcastd zmm20, [r8 + 4616]                   ;     5.3 p10     40 t
        vmovdqu64 zmm21, [rbp + 28480]                    ;     7.0 p2      40 t reload
        vpxord zmm20, zmm20, zmm21                        ;    13.0 p0      40 t
        vpbroadcastd zmm22, [r8 + 4620]                   ;     6.3 p10     40 t
        vmovdqu64 zmm23, [rbp + 28544]                    ;     7.2 p3      40 t reload
        vpxord zmm22, zmm22, zmm23                        ;    13.2 p5      40 t
        vpbroadcastd zmm24, [r8 + 4632]                   ;     7.3 p10     40 t
        vmovdqu64 zmm25, [rbp + 28736]                    ;     8.0 p2      40 t reload
        vpxord zmm24, zmm24, zmm25                        ;    14.0 p0      40 t
        vmovdqa64 zmm26, zmm24                            ;    15.0         41 t copy
        vpternlogd zmm26, zmm22, zmm11, 0x96              ;    15.0 p5      41 t
        vpternlogd zmm0, zmm26, zmm15, 0x96               ;    16.0 p0      41 t
        vmovdqu64 zmm27, [rbp + 28800]                    ;     8.2 p3      40 t reload
        vmovdqa64 zmm28, zmm26                            ;    16.0         41 t copy
        vpternlogd zmm28, zmm1, zmm27, 0x96               ;    16.0 p5      41 t
        vpxord zmm17, zmm17, zmm28                        ;    17.0 p0      41 t
        vpandnd zmm29, zmm17, zmm24                       ;    18.0 p5      41 t
        vmovdqa64 zmm30, zmm26                            ;    16.0         41 t copy
        vpternlogd zmm30, zmm18, zmm18, 0xc3              ;    16.0 p0      41 t
        vmovdqa64 zmm31, zmm17                            ;    18.0         41 t copy
        vpternlogd zmm31, zmm30, zmm24, 0x96              ;    18.0 p5      41 t
        vpternlogd zmm16, zmm31, zmm18, 0x6a              ;    19.0 p0      41 t
        vpternlogd zmm24, zmm16, zmm17, 0x93              ;    20.0 p5      41 t
        vpternlogd zmm16, zmm28, zmm18, 0x1e              ;    20.0 p0      41 t
        vpternlogd zmm1, zmm24, zmm27, 0x96               ;    21.0 p5      41 t
        vpandnd zmm27, zmm30, zmm28                       ;    17.0 p0      41 t
        vpxord zmm25, zmm30, zmm31                        ;    19.0 p5      41 t
        vmovdqa64 zmm15, zmm25                            ;    20.0         41 t copy
        vpternlogd zmm15, zmm26, zmm20, 0x96              ;    20.0 p0      41 t
        vmovdqa64 zmm23, zmm0                             ;    17.0         41 t copy
        vpternlogd zmm23, zmm15, zmm25, 0xde              ;    21.0 p5      41 t
        vpternlogd zmm27, zmm23, zmm29, 0x96              ;    22.0 p0      41 t
        vpxord zmm23, zmm25, zmm15                        ;    21.0 p5      41 t
        vpternlogd zmm11, zmm23, zmm13, 0x69              ;    22.0 p0      41 t
        vpternlogd zmm27, zmm11, zmm18, 0xe1              ;    23.0 p5      41 t
        vpternlogd zmm24, zmm11, zmm15, 0x1e              ;    23.0 p0      41 t
        vmovdqa64 zmm29, zmm11                            ;    23.0         41 t copy
        vpternlogd zmm29, zmm0, zmm23, 0x96               ;    23.0 p5      41 t
        vpternlogd zmm16, zmm29, zmm26, 0xb4              ;    24.0 p0      41 t
        vpternlogd zmm24, zmm29, zmm18, 0xe1              ;    24.0 p5      41 t
        vmovdqa64 zmm21, zmm16                            ;    25.0         41 t copy
        vpternlogd zmm21, zmm20, zmm13, 0xb4              ;    25.0 p0      41 t
        vmovdqa64 zmm14, zmm11                            ;    23.0         41 t copy
        vpternlogd zmm14, zmm23, zmm17, 0x7b              ;    23.0 p5      41 t
        vpternlogd zmm1, zmm14, zmm16, 0x69               ;    25.0 p0      41 t
        vmovdqa64 zmm14, zmm24                            ;    25.0         41 t copy
        vpternlogd zmm14, zmm21, zmm27, 0xe3              ;    26.0 p5      41 t
        vmovdqa64 zmm16, zmm1                             ;    26.0         41 t copy
        vpternlogd zmm16, zmm21, zmm27, 0x6c              ;    26.0 p0      41 t
        vpxord zmm12, zmm16, zmm14                        ;    27.0 p5      41 t
        vpternlogd zmm27, zmm12, zmm1, 0xbe               ;    28.0 p0      41 t
        vpternlogd zmm21, zmm27, zmm24, 0xc2              ;    29.0 p5      41 t
        vpternlogd zmm27, zmm14, zmm24, 0x72              ;    29.0 p0      41 t
        vpternlogd zmm16, zmm1, zmm21, 0x36               ;    30.0 p5      41 t
        vpternlogd zmm22, zmm27, zmm25, 0x12              ;    30.0 p0      41 t
        vpternlogd zmm0, zmm21, zmm23, 0xde               ;    30.0 p5      41 t
        vmovdqa64 zmm1, zmm12                             ;    28.0         41 t copy
        vpternlogd zmm1, zmm11, zmm17, 6                  ;    28.0 p0      41 t
        vpternlogd zmm11, zmm0, zmm16, 0x39               ;    31.0 p5      41 t
        vpord zmm23, zmm23, zmm12                         ;    28.0 p0      41 t
        vpxord zmm12, zmm12, zmm16                        ;    31.0 p5      41 t
        vpternlogd zmm17, zmm12, zmm1, 0x56               ;    32.0 p0      41 t
        vpxord zmm1, zmm1, zmm29                          ;    29.0 p5      41 t
        vpternlogd zmm1, zmm0, zmm22, 0x96                ;    31.0 p0      41 t
        vpxord zmm0, zmm16, zmm21                         ;    31.0 p5      41 t
        vpternlogd zmm1, zmm29, zmm0, 0x78                ;    32.0 p0      41 t
        vmovdqa64 zmm14, zmm27                            ;    30.0         41 t copy
        vpternlogd zmm14, zmm0, zmm0, 0xc3                ;    32.0 p5      41 t
        vpternlogd zmm28, zmm17, zmm14, 0x36              ;    33.0 p0      41 t
        vpternlogd zmm0, zmm15, zmm18, 6                  ;    32.0 p5      41 t
        vpternlogd zmm16, zmm18, zmm0, 0x9a               ;    33.0 p0      41 t
        vpternlogd zmm0, zmm15, zmm21, 0xe1               ;    33.0 p5      41 t
        vpternlogd zmm25, zmm0, zmm12, 0x63               ;    34.0 p0      41 t
        vpxord zmm12, zmm12, zmm14                        ;    33.0 p5      41 t
        vmovdqa64 zmm15, zmm12                            ;    34.0         41 t copy
        vpternlogd zmm15, zmm21, zmm21, 0xc3              ;    34.0 p0      41 t
        vpternlogd zmm20, zmm1, zmm15, 0xc6               ;    35.0 p5      41 t
        vpternlogd zmm15, zmm13, zmm20, 0x95              ;    36.0 p0      41 t
        vpternlogd zmm0, zmm23, zmm20, 0x96               ;    36.0 p5      41 t
        vpternlogd zmm20, zmm27, zmm26, 0x2d              ;    36.0 p0      41 t
        vpternlogd zmm11, zmm15, zmm28, 0x69              ;    37.0 p5      41 t
        vpternlogd zmm31, zmm16, zmm12, 0x93              ;    34.7 p0      41 t
        vpandd zmm19, zmm19, zmm12                        ;    35.2 p5      41 t
        vpternlogd zmm19, zmm15, zmm17, 0x96              ;    37.0 p0      41 t
        vpternlogd zmm14, zmm30, zmm31, 0x59              ;    36.2 p5      41 t
        vpternlogd zmm25, zmm31, zmm20, 0x69              ;    37.0 p0      41 t
        vpternlogd zmm20, zmm16, zmm14, 0x96              ;    37.2 p5      41 t
        vpternlogd zmm22, zmm28, zmm14, 0x96              ;    37.7 p0      41 t
        vpternlogd zmm20, zmm0, zmm19, 0x96               ;    38.2 p5      41 t
        vpternlogd zmm14, zmm20, zmm11, 0x96              ;    39.2 p0      41 t
        vpbroadcastd zmm12, [r8 + 4640]                   ;    19.3 p10     40 t
        vmovdqu64 zmm13, [rbp + 28864]                    ;    19.5 p2      40 t reload
        vpxord zmm12, zmm12, zmm13                        ;    39.2 p5      40 t
        vmovdqu64 zmm15, [rbp + 29056]                    ;    19.8 p3      40 t reload
        vmovdqa64 zmm16, zmm12                            ;    40.2         23 t copy
        vpternlogd zmm16, zmm2, zmm15, 0x96               ;    40.2 p0      23 t
        vmovdqa64 zmm17, zmm16                            ;    41.2         23 t copy
        vmovdqu64 zmm18, [rbp + 29120]                    ;    20.5 p2      23 t
        vpternlogd zmm18, zmm12, [r8 + 4656]{1to16}, 0x69 ;    40.2 p5+p3   23 t
        vpbroadcastd zmm21, [r8 + 4644]                   ;    21.0 p10     40 t
        vmovdqu64 zmm23, [rbp + 28928]                    ;    21.5 p2      40 t reload
        vpxord zmm21, zmm21, zmm23                        ;    40.7 p0      40 t
        vpbroadcastd zmm24, [r8 + 4648]                   ;    21.8 p3      40 t
        vmovdqu64 zmm26, [rbp + 28992]                    ;    22.5 p2      40 t reload
        vpxord zmm24, zmm24, zmm26                        ;    41.2 p5      40 t
        vmovdqa64 zmm27, zmm16                            ;    41.2         23 t copy
        vpbroadcastd zmm28, [r8 + 4660]                   ;    22.2 p10     40 t
        vmovdqu64 zmm29, [rbp + 29184]                    ;    22.8 p3      40 t reload
        vpxord zmm28, zmm28, zmm29                        ;    41.7 p0      40 t
        vpbroadcastd zmm30, [r8 + 4668]                   ;    23.2 p10     40 t
        vmovdqu64 zmm31, [rbp + 29312]                    ;    23.5 p2      40 t reload
        vpxord zmm30, zmm30, zmm31                        ;    42.2 p5      40 t
        vmovdqa64 zmm31, zmm30                            ;    43.2         23 t copy
        vpternlogd zmm31, zmm28, zmm24, 0x96              ;    43.2 p0      23 t
        vpternlogd zmm2, zmm31, zmm15, 0x96               ;    44.2 p5      23 t
        vmovdqa64 zmm29, zmm31                            ;    44.2         23 t copy
        vpternlogd zmm29, zmm3, [rbp + 29248], 0x96       ;    44.2 p0+p3   23 t
        vpxord zmm17, zmm17, zmm29                        ;    45.2 p5      23 t
        vpandnd zmm15, zmm17, zmm28                       ;    46.2 p0      23 t
        vmovdqa64 zmm26, zmm31                            ;    44.2         23 t copy
        vpternlogd zmm26, zmm18, zmm18, 0xc3              ;    45.2 p5      23 t
        vmovdqa64 zmm23, zmm17                            ;    46.2         23 t copy
        vpternlogd zmm23, zmm26, zmm28, 0x96              ;    46.2 p0      23 t
        vpternlogd zmm16, zmm23, zmm18, 0x6a              ;    47.2 p5      23 t
        vpternlogd zmm28, zmm16, zmm17, 0x93              ;    48.2 p0      23 t
        vpternlogd zmm16, zmm29, zmm18, 0x1e              ;    48.2 p5      23 t
        vpternlogd zmm3, zmm28, [rbp + 29248], 0x96       ;    49.2 p0+p2   23 t
        vpandnd zmm13, zmm26, zmm29                       ;    48.2 p5      23 t
        vpxord zmm10, zmm26, zmm23                        ;    48.7 p0      23 t
        vmovdqa64 zmm9, zmm10                             ;    49.7         23 t copy
        vpternlogd zmm9, zmm31, zmm21, 0x96               ;    49.7 p5      23 t
        vmovdqa64 zmm8, zmm2                              ;    45.2         23 t copy
        vpternlogd zmm8, zmm9, zmm10, 0xde                ;    50.7 p0      23 t
        vpternlogd zmm13, zmm8, zmm15, 0x96               ;    51.7 p5      23 t
        vpxord zmm8, zmm10, zmm9                          ;    50.7 p0      23 t
        vpternlogd zmm30, zmm8, zmm12, 0x69               ;    51.7 p5      23 t
        vpternlogd zmm13, zmm30, zmm18, 0xe1              ;    52.7 p0      23 t
        vpternlogd zmm28, zmm30, zmm9, 0x1e               ;    52.7 p5      23 t
        vmovdqa64 zmm15, zmm30                            ;    52.7         23 t copy
        vpternlogd zmm15, zmm2, zmm8, 0x96                ;    52.7 p0      23 t
        vpternlogd zmm16, zmm15, zmm31, 0xb4              ;    53.7 p5      23 t
        vpternlogd zmm28, zmm15, zmm18, 0xe1              ;    53.7 p0      23 t
        vmovdqa64 zmm7, zmm16                             ;    54.7         23 t copy
        vpternlogd zmm7, zmm21, zmm12, 0xb4               ;    54.7 p5      23 t
        vmovdqa64 zmm6, zmm30                             ;    52.7         23 t copy
        vpternlogd zmm6, zmm8, zmm17, 0x7b                ;    54.7 p0      23 t
        vpternlogd zmm3, zmm6, zmm16, 0x69                ;    55.7 p5      23 t
        vmovdqa64 zmm6, zmm28                             ;    54.7         23 t copy
        vpternlogd zmm6, zmm7, zmm13, 0xe3                ;    55.7 p0      23 t
        vmovdqa64 zmm16, zmm3                             ;    56.7         23 t copy
        vpternlogd zmm16, zmm7, zmm13, 0x6c               ;    56.7 p5      23 t
        vmovdqu64 [rbp + 16256], zmm0                     ;    37.0 p7+p4   41 t spill
        vpxord zmm0, zmm6, zmm16                          ;    57.7 p0      23 t
        vpternlogd zmm13, zmm0, zmm3, 0xbe                ;    58.7 p5      23 t
        vpternlogd zmm7, zmm13, zmm28, 0xc2               ;    59.7 p0      23 t
        vpternlogd zmm13, zmm6, zmm28, 0x72               ;    59.7 p5      23 t
        vpternlogd zmm16, zmm3, zmm7, 0x36                ;    60.7 p0      23 t
        vpternlogd zmm24, zmm13, zmm10, 0x12              ;    60.7 p5      23 t
        vpternlogd zmm2, zmm7, zmm8, 0xde                 ;    60.7 p0      23 t
        vmovdqa64 zmm3, zmm0                              ;    58.7         23 t copy
        vpternlogd zmm3, zmm30, zmm17, 6                  ;    60.2 p5      23 t
        vpternlogd zmm30, zmm2, zmm16, 0x39               ;    61.7 p0      23 t
        vpord zmm8, zmm8, zmm0                            ;    61.2 p5      23 t
        vpxord zmm0, zmm0, zmm16                          ;    61.7 p0      23 t
        vpternlogd zmm17, zmm0, zmm3, 0x56                ;    62.7 p5      23 t
        vpxord zmm3, zmm3, zmm15                          ;    62.7 p0      23 t
        vpternlogd zmm3, zmm2, zmm24, 0x96                ;    63.7 p5      23 t
        vpxord zmm2, zmm16, zmm7                          ;    63.7 p0      23 t
        vpternlogd zmm3, zmm15, zmm2, 0x78                ;    64.7 p5      23 t
        vmovdqa64 zmm6, zmm13                             ;    60.7         23 t copy
        vpternlogd zmm6, zmm2, zmm2, 0xc3                 ;    64.7 p0      23 t
        vpternlogd zmm29, zmm17, zmm6, 0x36               ;    65.7 p5      23 t
        vpternlogd zmm2, zmm9, zmm18, 6                   ;    65.7 p0      23 t
        vpternlogd zmm16, zmm18, zmm2, 0x9a               ;    66.7 p5      23 t
        vpternlogd zmm2, zmm9, zmm7, 0xe1                 ;    66.7 p0      23 t
        vpxord zmm9, zmm0, zmm6                           ;    67.2 p5      23 t
        vmovdqa64 zmm15, zmm9                             ;    68.2         23 t copy
        vpternlogd zmm15, zmm7, zmm7, 0xc3                ;    68.2 p0      23 t
        vpternlogd zmm21, zmm3, zmm15, 0xc6               ;    69.2 p5      23 t
        vpternlogd zmm15, zmm12, zmm21, 0x95              ;    70.2 p0      23 t
        vpternlogd zmm30, zmm15, zmm29, 0x69              ;    71.2 p5      23 t
        vpternlogd zmm8, zmm2, zmm21, 0x96                ;    70.2 p0      23 t
        vpternlogd zmm23, zmm16, zmm9, 0x93               ;    70.2 p5      23 t
        vpandd zmm27, zmm27, zmm9                         ;    70.7 p0      23 t
        vpternlogd zmm27, zmm15, zmm17, 0x96              ;    71.7 p5      23 t
        vpternlogd zmm6, zmm26, zmm23, 0x59               ;    71.7 p0      23 t
        vpbroadcastd zmm7, [r8 + 4672]                    ;    35.8 p10     40 t
        vmovdqu64 zmm9, [rbp + 29376]                     ;    36.0 p3      40 t reload
        vpxord zmm7, zmm7, zmm9                           ;    72.2 p5      40 t
        vpternlogd zmm21, zmm13, zmm31, 0x2d              ;    72.7 p0      23 t
        vpternlogd zmm16, zmm21, zmm6, 0x96               ;    73.7 p5      23 t
        vpbroadcastd zmm12, [r8 + 4676]                   ;    36.7 p2      40 t
        vmovdqu64 zmm13, [rbp + 29440]                    ;    37.0 p3      40 t reload
        vpxord zmm12, zmm12, zmm13                        ;    73.7 p0      40 t
        vpternlogd zmm16, zmm8, zmm27, 0x96               ;    74.7 p5      23 t
        vmovdqa64 zmm15, zmm16                            ;    75.7         23 t copy
        vpternlogd zmm15, zmm6, zmm30, 0x96               ;    75.7 p0      23 t
        vpbroadcastd zmm17, [r8 + 4680]                   ;    37.7 p10     40 t
        vmovdqu64 zmm18, [rbp + 29504]                    ;    37.8 p2      40 t reload
        vpxord zmm17, zmm17, zmm18                        ;    75.2 p5      40 t
        vpternlogd zmm2, zmm0, zmm10, 0x2d                ;    75.7 p0      23 t
        vpternlogd zmm2, zmm21, zmm23, 0x69               ;    76.7 p5      23 t
        vpbroadcastd zmm0, [r8 + 4684]                    ;    38.5 p3      40 t
        vmovdqu64 zmm10, [rbp + 29568]                    ;    38.8 p2      40 t reload
        vpxord zmm0, zmm0, zmm10                          ;    76.7 p0      40 t
        vpternlogd zmm6, zmm24, zmm29, 0x96               ;    77.2 p5      23 t
        vmovdqu64 zmm21, [rbp + 29696]                    ;    39.5 p3      22 t
        vpternlogd zmm21, zmm12, [r8 + 4692]{1to16}, 0x69 ;    77.7 p0+p2   22 t
        vpbroadcastd zmm23, [r8 + 4688]                   ;    39.7 p10     40 t
        vmovdqu64 zmm24, [rbp + 29632]                    ;    40.5 p3      40 t reload
        vpxord zmm23, zmm23, zmm24                        ;    78.2 p5      40 t
        vpxord zmm26, zmm23, zmm12                        ;    79.2 p0      22 t
        vpbroadcastd zmm28, [r8 + 4696]                   ;    40.7 p10     40 t
        vmovdqu64 zmm29, [rbp + 29760]                    ;    40.8 p2      40 t reload
        vpxord zmm28, zmm28, zmm29                        ;    79.2 p5      40 t
        vmovdqa64 zmm31, zmm28                            ;    80.2         22 t copy
        vpternlogd zmm31, zmm0, zmm7, 0x96                ;    80.2 p0      22 t
        vmovdqa64 zmm29, zmm26                            ;    80.2         22 t copy
        vmovdqa64 zmm24, zmm31                            ;    81.2         22 t copy
        vpternlogd zmm24, zmm4, [rbp + 29824], 0x96       ;    81.2 p5+p3   22 t
        vpxord zmm29, zmm29, zmm24                        ;    82.2 p0      22 t
        vmovdqa64 zmm10, zmm31                            ;    81.2         22 t copy
        vpternlogd zmm10, zmm21, zmm21, 0xc3              ;    81.2 p5      22 t
        vmovdqa64 zmm18, zmm29                            ;    83.2         22 t copy
        vpternlogd zmm18, zmm10, zmm28, 0x96              ;    83.2 p0      22 t
        vpbroadcastd zmm13, [r8 + 4704]                   ;    42.7 p10     40 t
        vpxord zmm13, zmm13, [rbp + 29888]                ;    82.2 p5+p2   40 t
        vpxord zmm9, zmm10, zmm18                         ;    84.2 p0      22 t
        vmovdqu64 [rbp + 16320], zmm8                     ;    71.2 p8+p9   23 t spill
        vmovdqa64 zmm8, zmm9                              ;    85.2         22 t copy
        vpternlogd zmm8, zmm31, zmm17, 0x96               ;    85.2 p5      22 t
        vmovdqu64 [rbp + 16384], zmm30                    ;    72.2 p7+p4   23 t spill
        vpbroadcastd zmm30, [r8 + 4708]                   ;    43.8 p3      40 t
        vpxord zmm30, zmm30, [rbp + 29952]                ;    83.7 p0+p2   40 t
        vmovdqu64 [rbp + 16448], zmm11                    ;    45.2 p8+p9   41 t spill
        vpxord zmm11, zmm9, zmm8                          ;    86.2 p5      22 t
        vpternlogd zmm23, zmm11, zmm31, 0x96              ;    87.2 p0      22 t
        vmovdqu64 [rbp + 16512], zmm16                    ;    75.7 p7+p4   23 t spill
        vpbroadcastd zmm16, [r8 + 4712]                   ;    44.8 p10     40 t
        vpxord zmm16, zmm16, [rbp + 30016]                ;    85.2 p5+p3   40 t
        vpternlogd zmm7, zmm11, zmm12, 0x69               ;    87.2 p0      22 t
        vmovdqu64 [rbp + 16576], zmm20                    ;    47.2 p8+p9   41 t spill
        vpandnd zmm20, zmm10, zmm24                       ;    86.2 p5      22 t
        vmovdqu64 [rbp + 16640], zmm6                     ;    78.2 p7+p4   23 t spill
        vpbroadcastd zmm6, [r8 + 4716]                    ;    45.8 p2      40 t
        vpxord zmm6, zmm6, [rbp + 30080]                  ;    86.7 p0+p3   40 t
        vpternlogd zmm20, zmm29, zmm28, 0xd2              ;    87.2 p5      22 t
        vpternlogd zmm20, zmm23, zmm8, 0x1e               ;    88.2 p0      22 t
        vmovdqu64 [rbp + 16704], zmm22                    ;    49.2 p8+p9   41 t spill
        vpbroadcastd zmm22, [r8 + 4720]                   ;    46.7 p10     40 t
        vpxord zmm22, zmm22, [rbp + 30144]                ;    88.2 p5+p2   40 t
        vpternlogd zmm20, zmm7, zmm21, 0xe1               ;    89.2 p0      22 t
        vmovdqu64 [rbp + 16768], zmm3                     ;    65.7 p7+p4   23 t spill
        vmovdqa64 zmm3, zmm18                             ;    84.2         22 t copy
        vpternlogd zmm3, zmm26, zmm21, 0x6a               ;    89.2 p5      22 t
        vmovdqu64 [rbp + 16832], zmm1                     ;    51.2 p8+p9   41 t spill
        vpxord zmm1, zmm23, zmm7                          ;    89.7 p0      22 t
        vmovdqu64 [rbp + 16896], zmm2                     ;    77.7 p7+p4   23 t spill
        vpbroadcastd zmm2, [r8 + 4728]                    ;    48.2 p3      40 t
        vpxord zmm2, zmm2, [rbp + 30272]                  ;    90.2 p5+p2   40 t
        vmovdqu64 [rbp + 16960], zmm25                    ;    53.2 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm3                             ;    90.2         22 t copy
        vpternlogd zmm25, zmm24, zmm21, 0x1e              ;    90.7 p0      22 t
        vpternlogd zmm25, zmm1, zmm31, 0xb4               ;    91.7 p5      22 t
        vmovdqu64 [rbp + 17024], zmm27                    ;    72.7 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm25                            ;    92.7         22 t copy
        vpternlogd zmm27, zmm17, zmm12, 0xb4              ;    92.7 p0      22 t
        vmovdqu64 [rbp + 17088], zmm19                    ;    55.2 p8+p9   41 t spill
        vpbroadcastd zmm19, [r8 + 4736]                   ;    49.8 p10     40 t
        vpxord zmm19, zmm19, [rbp + 30400]                ;    92.2 p5+p3   40 t
        vpternlogd zmm3, zmm28, zmm29, 0x87               ;    92.7 p0      22 t
        vmovdqa64 zmm28, zmm7                             ;    88.2         22 t copy
        vpternlogd zmm28, zmm11, zmm29, 0x7b              ;    93.2 p5      22 t
        vmovdqu64 [rbp + 17152], zmm15                    ;    76.7 p7+p4   23 t spill
        vpbroadcastd zmm15, [r8 + 4740]                   ;    50.8 p2      40 t
        vpxord zmm15, zmm15, [rbp + 30464]                ;    93.7 p0+p3   40 t
        vpternlogd zmm4, zmm3, [rbp + 29824], 0x96        ;    94.2 p5+p2   22 t
        vpternlogd zmm4, zmm28, zmm25, 0x69               ;    95.2 p0      22 t
        vpbroadcastd zmm25, [r8 + 4744]                   ;    51.7 p10     40 t
        vmovdqu64 zmm28, [rbp + 30528]                    ;    52.0 p3      40 t reload
        vpxord zmm25, zmm25, zmm28                        ;    95.2 p5      40 t
        vpternlogd zmm3, zmm7, zmm8, 0x1e                 ;    95.7 p0      22 t
        vpternlogd zmm3, zmm1, zmm21, 0xe1                ;    96.7 p5      22 t
        vpbroadcastd zmm28, [r8 + 4748]                   ;    52.7 p10     40 t
        vpxord zmm28, zmm28, [rbp + 30592]                ;    96.7 p0+p2   40 t
        vmovdqu64 [rbp + 17216], zmm14                    ;    57.2 p8+p9   41 t spill
        vmovdqa64 zmm14, zmm3                             ;    97.7         22 t copy
        vpternlogd zmm14, zmm27, zmm20, 0xe3              ;    97.7 p5      22 t
        vmovdqa64 zmm5, zmm4                              ;    96.2         22 t copy
        vpternlogd zmm5, zmm27, zmm20, 0x6c               ;    97.7 p0      22 t
        vmovdqu64 [rbp + 17280], zmm15                    ;    94.7 p7+p4   40 t spill
        vpxord zmm15, zmm5, zmm14                         ;    98.7 p5      22 t
        vmovdqu64 [rbp + 17344], zmm28                    ;    97.7 p8+p9   40 t spill
        vpbroadcastd zmm28, [r8 + 4756]                   ;    54.2 p3      40 t
        vpxord zmm28, zmm28, [rbp + 30720]                ;    98.7 p0+p2   40 t
        vpternlogd zmm20, zmm15, zmm4, 0xbe               ;    99.7 p5      22 t
        vpternlogd zmm27, zmm20, zmm3, 0xc2               ;   100.7 p0      22 t
        vpternlogd zmm5, zmm4, zmm27, 0x36                ;   101.7 p5      22 t
        vpbroadcastd zmm4, [r8 + 4764]                    ;    55.0 p10     40 t
        vpxord zmm4, zmm4, [rbp + 30848]                  ;   100.7 p0+p3   40 t
        vpternlogd zmm20, zmm14, zmm3, 0x72               ;   101.2 p5      22 t
        vpxord zmm3, zmm27, zmm5                          ;   102.7 p0      22 t
        vpbroadcastd zmm14, [r8 + 4768]                   ;    55.7 p2      40 t
        vpxord zmm14, zmm14, [rbp + 30912]                ;   102.2 p5+p3   40 t
        vmovdqu64 [rbp + 17408], zmm14                    ;   103.2 p7+p4   40 t spill
        vmovdqa64 zmm14, zmm15                            ;    99.7         22 t copy
        vpternlogd zmm14, zmm7, zmm29, 6                  ;   102.7 p0      22 t
        vmovdqu64 [rbp + 17472], zmm25                    ;    96.2 p8+p9   40 t spill
        vmovdqa64 zmm25, zmm20                            ;   102.2         22 t copy
        vpternlogd zmm25, zmm3, zmm3, 0xc3                ;   103.7 p5      22 t
        vmovdqu64 [rbp + 17536], zmm28                    ;    99.7 p7+p4   40 t spill
        vpbroadcastd zmm28, [r8 + 4772]                   ;    57.2 p10     40 t
        vpxord zmm28, zmm28, [rbp + 30976]                ;   103.7 p0+p2   40 t
        vmovdqu64 [rbp + 17600], zmm28                    ;   104.7 p8+p9   40 t spill
        vpxord zmm28, zmm15, zmm5                         ;   104.2 p5      22 t
        vpternlogd zmm29, zmm28, zmm14, 0x56              ;   105.2 p0      22 t
        vmovdqu64 [rbp + 17664], zmm4                     ;   101.7 p7+p4   40 t spill
        vpbroadcastd zmm4, [r8 + 4776]                    ;    58.2 p3      40 t
        vpxord zmm4, zmm4, [rbp + 31040]                  ;   105.2 p5+p2   40 t
        vpternlogd zmm24, zmm29, zmm25, 0x36              ;   106.2 p0      22 t
        vmovdqu64 [rbp + 17728], zmm4                     ;   106.2 p8+p9   40 t spill
        vpxord zmm4, zmm25, zmm28                         ;   106.2 p5      22 t
        vmovdqu64 [rbp + 17792], zmm19                    ;    93.2 p7+p4   40 t spill
        vpbroadcastd zmm19, [r8 + 4780]                   ;    59.2 p10     40 t
        vpxord zmm19, zmm19, [rbp + 31104]                ;   106.7 p0+p3   40 t
        vpternlogd zmm0, zmm20, zmm9, 0x12                ;   107.2 p5      22 t
        vmovdqu64 [rbp + 17856], zmm19                    ;   107.7 p8+p9   40 t spill
        vmovdqa64 zmm19, zmm4                             ;   107.2         22 t copy
        vpternlogd zmm19, zmm27, zmm27, 0xc3              ;   107.7 p0      22 t
        vmovdqu64 [rbp + 17920], zmm16                    ;    86.2 p7+p4   40 t spill
        vpbroadcastd zmm16, [r8 + 4784]                   ;    60.3 p2      40 t
        vpxord zmm16, zmm16, [rbp + 31168]                ;   108.2 p5+p3   40 t
        vpxord zmm14, zmm14, zmm1                         ;   108.7 p0      22 t
        vpord zmm23, zmm23, zmm27                         ;   109.2 p5      22 t
        vpternlogd zmm14, zmm23, zmm0, 0x96               ;   110.2 p0      22 t
        vmovdqu64 [rbp + 17984], zmm16                    ;   109.2 p8+p9   40 t spill
        vpbroadcastd zmm16, [r8 + 4792]                   ;    61.3 p10     40 t
        vpxord zmm16, zmm16, [rbp + 31296]                ;   110.2 p5+p2   40 t
        vpternlogd zmm14, zmm1, zmm3, 0x78                ;   111.2 p0      22 t
        vpternlogd zmm17, zmm14, zmm19, 0xc6              ;   112.2 p5      22 t
        vpternlogd zmm19, zmm12, zmm17, 0x95              ;   113.2 p0      22 t
        vpbroadcastd zmm1, [r8 + 4800]                    ;    62.2 p3      40 t
        vmovdqu64 zmm12, [rbp + 31424]                    ;    62.5 p2      40 t reload
        vpxord zmm1, zmm1, zmm12                          ;   112.2 p5      40 t
        vpternlogd zmm23, zmm7, zmm5, 0x2d                ;   112.7 p0      22 t
        vpternlogd zmm23, zmm19, zmm24, 0x69              ;   114.2 p5      22 t
        vpbroadcastd zmm7, [r8 + 4804]                    ;    63.0 p10     40 t
        vpxord zmm7, zmm7, [rbp + 31488]                  ;   113.7 p0+p3   40 t
        vpandd zmm26, zmm26, zmm4                         ;   114.2 p5      22 t
        vpternlogd zmm26, zmm19, zmm29, 0x96              ;   115.2 p0      22 t
        vpbroadcastd zmm19, [r8 + 4808]                   ;    63.7 p2      40 t
        vmovdqu64 zmm29, [rbp + 31552]                    ;    64.2 p3      40 t reload
        vpxord zmm19, zmm19, zmm29                        ;   115.2 p5      40 t
        vpternlogd zmm3, zmm8, zmm21, 6                   ;   115.7 p0      22 t
        vpord zmm11, zmm11, zmm15                         ;   116.2 p5      22 t
        vpbroadcastd zmm15, [r8 + 4812]                   ;    64.5 p10     40 t
        vpxord zmm15, zmm15, [rbp + 31616]                ;   116.7 p0+p2   40 t
        vpternlogd zmm27, zmm8, zmm3, 0xa9                ;   117.2 p5      22 t
        vpternlogd zmm11, zmm27, zmm17, 0x96              ;   118.2 p0      22 t
        vpbroadcastd zmm8, [r8 + 4816]                    ;    65.2 p3      40 t
        vpxord zmm8, zmm8, [rbp + 31680]                  ;   118.2 p5+p2   40 t
        vpternlogd zmm3, zmm5, zmm21, 0xb4                ;   118.7 p0      22 t
        vpternlogd zmm4, zmm18, zmm3, 0x95                ;   119.7 p5      22 t
        vpternlogd zmm25, zmm10, zmm4, 0x59               ;   120.7 p0      22 t
        vpbroadcastd zmm5, [r8 + 4824]                    ;    66.0 p10     40 t
        vmovdqu64 zmm10, [rbp + 31808]                    ;    66.2 p3      40 t reload
        vpxord zmm5, zmm5, zmm10                          ;   120.2 p5      40 t
        vpternlogd zmm17, zmm20, zmm31, 0x2d              ;   120.7 p0      22 t
        vpternlogd zmm3, zmm17, zmm25, 0x96               ;   121.7 p5      22 t
        vpternlogd zmm3, zmm11, zmm26, 0x96               ;   122.7 p0      22 t
        vpbroadcastd zmm18, [r8 + 4832]                   ;    67.0 p2      40 t
        vmovdqu64 zmm20, [rbp + 31936]                    ;    67.2 p3      40 t reload
        vpxord zmm18, zmm18, zmm20                        ;   122.2 p5      40 t
        vpternlogd zmm27, zmm28, zmm9, 0x2d               ;   122.7 p0      22 t
        vmovdqa64 zmm9, zmm3                              ;   123.7         22 t copy
        vpternlogd zmm9, zmm25, zmm23, 0x96               ;   123.7 p5      22 t
        vpbroadcastd zmm21, [r8 + 4836]                   ;    68.0 p10     40 t
        vmovdqu64 zmm28, [rbp + 32000]                    ;    68.2 p2      40 t reload
        vpxord zmm21, zmm21, zmm28                        ;   123.7 p0      40 t
        vpternlogd zmm27, zmm17, zmm4, 0x69               ;   124.2 p5      22 t
        vpternlogd zmm25, zmm0, zmm24, 0x96               ;   124.7 p0      22 t
        vpbroadcastd zmm0, [r8 + 4840]                    ;    68.8 p3      40 t
        vmovdqu64 zmm4, [rbp + 32064]                     ;    69.2 p2      40 t reload
        vpxord zmm0, zmm0, zmm4                           ;   125.2 p5      40 t
        vmovdqa64 zmm17, zmm2                             ;    91.2         21 t copy
        vpternlogd zmm17, zmm6, zmm13, 0x96               ;   125.7 p0      21 t
        vmovdqu64 zmm24, [rbp + 30208]                    ;    69.8 p3      21 t
        vpternlogd zmm24, zmm30, [r8 + 4724]{1to16}, 0x69 ;   126.2 p5+p2   21 t
        vpbroadcastd zmm31, [r8 + 4844]                   ;    70.2 p10     40 t
        vpxord zmm31, zmm31, [rbp + 32128]                ;   126.7 p0+p3   40 t
        vpxord zmm4, zmm22, zmm30                         ;   127.2 p5      21 t
        vmovdqa64 zmm28, zmm4                             ;   128.2         21 t copy
        vmovdqa64 zmm20, zmm17                            ;   126.7         21 t copy
        vpternlogd zmm20, zmm24, zmm24, 0xc3              ;   127.7 p0      21 t
        vmovdqu64 zmm10, [rbp + 30336]                    ;    71.2 p2      21 t
        vpternlogd zmm10, zmm17, [r8 + 4732]{1to16}, 0x96 ;   128.2 p5+p3   21 t
        vpxord zmm28, zmm28, zmm10                        ;   129.2 p0      21 t
        vpbroadcastd zmm29, [r8 + 4856]                   ;    71.8 p10     40 t
        vpxord zmm29, zmm29, [rbp + 32320]                ;   129.2 p5+p2   40 t
        vpandnd zmm12, zmm20, zmm10                       ;   129.7 p0      21 t
        vpternlogd zmm12, zmm28, zmm2, 0xd2               ;   130.7 p5      21 t
        vmovdqu64 [rbp + 18048], zmm9                     ;   124.7 p7+p4   22 t spill
        vmovdqa64 zmm9, zmm28                             ;   130.2         21 t copy
        vpternlogd zmm9, zmm20, zmm2, 0x96                ;   130.7 p0      21 t
        vmovdqu64 [rbp + 18112], zmm11                    ;   119.2 p8+p9   22 t spill
        vmovdqa64 zmm11, zmm9                             ;   131.7         21 t copy
        vpternlogd zmm11, zmm4, zmm24, 0x6a               ;   131.7 p5      21 t
        vpternlogd zmm2, zmm11, zmm28, 0x93               ;   132.7 p0      21 t
        vpternlogd zmm11, zmm10, zmm24, 0x1e              ;   132.7 p5      21 t
        vmovdqu64 [rbp + 18176], zmm23                    ;   115.2 p7+p4   22 t spill
        vpxord zmm23, zmm20, zmm9                         ;   132.7 p0      21 t
        vmovdqu64 [rbp + 18240], zmm3                     ;   123.7 p8+p9   22 t spill
        vmovdqa64 zmm3, zmm23                             ;   133.7         21 t copy
        vmovdqu64 [rbp + 18304], zmm25                    ;   125.7 p7+p4   22 t spill
        vmovdqa64 zmm25, zmm23                            ;   133.7         21 t copy
        vpternlogd zmm25, zmm17, [rbp + 17920], 0x96      ;   133.7 p5+p3   21 t
        vpxord zmm3, zmm3, zmm25                          ;   134.7 p0      21 t
        vpternlogd zmm22, zmm3, zmm17, 0x96               ;   135.7 p5      21 t
        vpternlogd zmm13, zmm3, zmm30, 0x69               ;   135.7 p0      21 t
        vpternlogd zmm12, zmm22, zmm25, 0x1e              ;   136.7 p5      21 t
        vpternlogd zmm12, zmm13, zmm24, 0xe1              ;   137.7 p0      21 t
        vmovdqu64 [rbp + 18368], zmm14                    ;   112.2 p8+p9   22 t spill
        vmovdqa64 zmm14, zmm13                            ;   136.7         21 t copy
        vpternlogd zmm14, zmm3, zmm28, 0x7b               ;   136.7 p5      21 t
        vmovdqu64 [rbp + 18432], zmm27                    ;   125.2 p7+p4   22 t spill
        vmovdqa64 zmm27, zmm2                             ;   133.7         21 t copy
        vpternlogd zmm27, zmm13, zmm25, 0x1e              ;   136.7 p0      21 t
        vmovdqu64 [rbp + 18496], zmm26                    ;   116.2 p8+p9   22 t spill
        vpxord zmm26, zmm22, zmm13                        ;   137.2 p5      21 t
        vpternlogd zmm11, zmm26, zmm17, 0xb4              ;   138.2 p0      21 t
        vpternlogd zmm27, zmm26, zmm24, 0xe1              ;   138.2 p5      21 t
        vmovdqu64 [rbp + 18560], zmm0                     ;   126.2 p7+p4   40 t spill
        vmovdqu64 zmm0, [rbp + 30336]                     ;    77.8 p2      40 t reload
        vpternlogd zmm2, zmm0, [r8 + 4732]{1to16}, 0x96   ;   138.7 p0+p3   21 t
        vpternlogd zmm2, zmm14, zmm11, 0x69               ;   139.7 p5      21 t
        vmovdqu64 zmm14, [rbp + 17920]                    ;    86.2 p2      40 t reload
        vpternlogd zmm11, zmm30, zmm14, 0xd2              ;   139.7 p0      21 t
        vmovdqa64 zmm0, zmm27                             ;   139.2         21 t copy
        vpternlogd zmm0, zmm11, zmm12, 0xe3               ;   140.7 p5      21 t
        vmovdqu64 [rbp + 18624], zmm18                    ;   123.2 p8+p9   40 t spill
        vmovdqa64 zmm18, zmm2                             ;   140.7         21 t copy
        vpternlogd zmm18, zmm11, zmm12, 0x6c              ;   140.7 p0      21 t
        vmovdqu64 [rbp + 18688], zmm31                    ;   127.7 p7+p4   40 t spill
        vpxord zmm31, zmm18, zmm0                         ;   141.7 p5      21 t
        vpternlogd zmm12, zmm31, zmm2, 0xbe               ;   142.7 p0      21 t
        vpternlogd zmm11, zmm12, zmm27, 0xc2              ;   143.7 p5      21 t
        vpternlogd zmm12, zmm0, zmm27, 0x72               ;   143.7 p0      21 t
        vpternlogd zmm18, zmm2, zmm11, 0x36               ;   144.7 p5      21 t
        vpternlogd zmm6, zmm12, zmm23, 0x12               ;   144.7 p0      21 t
        vmovdqa64 zmm0, zmm31                             ;   142.7         21 t copy
        vpternlogd zmm0, zmm13, zmm28, 6                  ;   144.2 p5      21 t
        vpord zmm3, zmm3, zmm31                           ;   144.7 p0      21 t
        vpxord zmm31, zmm31, zmm18                        ;   145.7 p5      21 t
        vpternlogd zmm28, zmm31, zmm0, 0x56               ;   146.7 p0      21 t
        vpxord zmm0, zmm0, zmm26                          ;   146.2 p5      21 t
        vpord zmm22, zmm22, zmm11                         ;   146.7 p0      21 t
        vpternlogd zmm0, zmm22, zmm6, 0x96                ;   147.7 p5      21 t
        vpternlogd zmm22, zmm13, zmm18, 0x2d              ;   147.7 p0      21 t
        vpxord zmm2, zmm18, zmm11                         ;   148.2 p5      21 t
        vpternlogd zmm0, zmm26, zmm2, 0x78                ;   149.2 p0      21 t
        vmovdqa64 zmm13, zmm12                            ;   144.7         21 t copy
        vpternlogd zmm13, zmm2, zmm2, 0xc3                ;   149.2 p5      21 t
        vpternlogd zmm10, zmm28, zmm13, 0x36              ;   150.2 p0      21 t
        vpternlogd zmm2, zmm25, zmm24, 6                  ;   150.2 p5      21 t
        vpternlogd zmm18, zmm24, zmm2, 0x9a               ;   151.2 p0      21 t
        vpternlogd zmm2, zmm25, zmm11, 0xe1               ;   151.2 p5      21 t
        vpternlogd zmm23, zmm2, zmm31, 0x63               ;   152.2 p0      21 t
        vpxord zmm31, zmm31, zmm13                        ;   152.2 p5      21 t
        vmovdqa64 zmm24, zmm31                            ;   153.2         21 t copy
        vpternlogd zmm24, zmm11, zmm11, 0xc3              ;   153.2 p0      21 t
        vpternlogd zmm14, zmm0, zmm24, 0xc6               ;   154.2 p5      21 t
        vpternlogd zmm24, zmm30, zmm14, 0x95              ;   155.2 p0      21 t
        vpternlogd zmm2, zmm3, zmm14, 0x96                ;   155.2 p5      21 t
        vpternlogd zmm14, zmm12, zmm17, 0x2d              ;   155.2 p0      21 t
        vpternlogd zmm22, zmm24, zmm10, 0x69              ;   156.2 p5      21 t
        vpternlogd zmm9, zmm18, zmm31, 0x93               ;   155.7 p0      21 t
        vpandd zmm4, zmm4, zmm31                          ;   156.2 p5      21 t
        vpternlogd zmm4, zmm24, zmm28, 0x96               ;   157.2 p0      21 t
        vpternlogd zmm13, zmm20, zmm9, 0x59               ;   157.2 p5      21 t
        vpternlogd zmm23, zmm9, zmm14, 0x69               ;   157.7 p0      21 t
        vpternlogd zmm14, zmm18, zmm13, 0x96              ;   158.2 p5      21 t
        vpternlogd zmm6, zmm10, zmm13, 0x96               ;   158.7 p0      21 t
        vpternlogd zmm14, zmm2, zmm4, 0x96                ;   159.2 p5      21 t
        vpternlogd zmm13, zmm14, zmm22, 0x96              ;   160.2 p0      21 t
        vmovdqu64 zmm3, [rbp + 17344]                     ;    97.7 p3      23 t
        vmovdqu64 zmm9, [rbp + 17792]                     ;    93.2 p2      40 t reload
        vpxord zmm3, zmm3, zmm9                           ;   160.2 p5      23 t
        vmovdqu64 zmm10, [rbp + 30656]                    ;    87.7 p3      23 t
        vpternlogd zmm10, zmm9, [r8 + 4752]{1to16}, 0x69  ;   160.7 p0+p2   23 t
        vmovdqa64 zmm11, zmm3                             ;   161.2         23 t copy
        vmovdqa64 zmm12, zmm3                             ;   161.2         23 t copy
        vmovdqu64 zmm17, [rbp + 17472]                    ;    96.2 p3      40 t reload
        vmovdqu64 zmm18, [rbp + 17536]                    ;    99.7 p2      40 t reload
        vmovdqu64 zmm20, [rbp + 17664]                    ;   101.7 p3      23 t
        vpternlogd zmm20, zmm18, zmm17, 0x96              ;   161.2 p5      23 t
        vmovdqa64 zmm24, zmm20                            ;   162.2         23 t copy
        vpternlogd zmm24, zmm10, zmm10, 0xc3              ;   162.2 p0      23 t
        vmovdqa64 zmm25, zmm24                            ;   163.2         23 t copy
        vpbroadcastd zmm26, [r8 + 4760]                   ;    89.2 p10     61 r.38 reload
        vmovdqu64 zmm27, [rbp + 30784]                    ;    89.8 p2      23 t
        vpternlogd zmm27, zmm20, zmm26, 0x96              ;   162.2 p5      23 t
        vpxord zmm11, zmm11, zmm27                        ;   163.2 p0      23 t
        vpandnd zmm28, zmm24, zmm27                       ;   163.2 p5      23 t
        vpternlogd zmm28, zmm11, zmm18, 0xd2              ;   164.2 p0      23 t
        vmovdqa64 zmm30, zmm11                            ;   164.2         23 t copy
        vpternlogd zmm30, zmm24, zmm18, 0x96              ;   164.2 p5      23 t
        vpternlogd zmm3, zmm30, zmm10, 0x6a               ;   165.2 p0      23 t
        vpternlogd zmm18, zmm3, zmm11, 0x93               ;   166.2 p5      23 t
        vpternlogd zmm3, zmm27, zmm10, 0x1e               ;   166.2 p0      23 t
        vpxord zmm25, zmm25, zmm30                        ;   166.2 p5      23 t
        vmovdqu64 zmm31, [rbp + 30784]                    ;    91.2 p3      40 t reload
        vpternlogd zmm26, zmm18, zmm31, 0x96              ;   167.2 p0      23 t
        vmovdqa64 zmm31, zmm25                            ;   167.2         23 t copy
        vmovdqu64 [rbp + 17536], zmm22                    ;   157.2 p8+p9   21 t spill
        vmovdqa64 zmm22, zmm5                             ;   121.2         21 t copy
        vpternlogd zmm22, zmm15, zmm1, 0x96               ;   167.2 p5      21 t
        vmovdqu64 [rbp + 17920], zmm14                    ;   160.2 p7+p4   21 t spill
        vmovdqa64 zmm14, zmm25                            ;   167.2         23 t copy
        vpternlogd zmm14, zmm20, [rbp + 17280], 0x96      ;   167.7 p0+p2   23 t
        vpxord zmm31, zmm31, zmm14                        ;   168.7 p5      23 t
        vmovdqu64 [rbp + 18752], zmm6                     ;   159.7 p8+p9   21 t spill
        vmovdqa64 zmm6, zmm31                             ;   169.7         23 t copy
        vpternlogd zmm6, zmm20, [rbp + 17344], 0x96       ;   169.7 p0+p3   23 t
        vpternlogd zmm28, zmm6, zmm14, 0x1e               ;   170.7 p5      23 t
        vmovdqu64 [rbp + 17344], zmm0                     ;   150.2 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm6                              ;   170.7         23 t copy
        vmovdqu64 [rbp + 18816], zmm23                    ;   158.7 p8+p9   21 t spill
        vmovdqa64 zmm23, zmm31                            ;   169.7         23 t copy
        vmovdqu64 [rbp + 18880], zmm4                     ;   158.2 p7+p4   21 t spill
        vmovdqa64 zmm4, zmm31                             ;   169.7         23 t copy
        vpternlogd zmm4, zmm9, [rbp + 17664], 0x69        ;   169.7 p0+p2   23 t
        vpternlogd zmm28, zmm4, zmm10, 0xe1               ;   171.7 p5      23 t
        vpternlogd zmm31, zmm4, zmm11, 0x6f               ;   170.7 p0      23 t
        vpternlogd zmm18, zmm4, zmm14, 0x1e               ;   171.2 p5      23 t
        vpxord zmm0, zmm0, zmm4                           ;   171.7 p0      23 t
        vpternlogd zmm3, zmm0, zmm20, 0xb4                ;   172.7 p5      23 t
        vpternlogd zmm26, zmm31, zmm3, 0x69               ;   173.7 p0      23 t
        vpternlogd zmm18, zmm0, zmm10, 0xe1               ;   173.2 p5      23 t
        vmovdqu64 zmm31, [rbp + 17280]                    ;    96.3 p3      40 t reload
        vpternlogd zmm3, zmm9, zmm31, 0xd2                ;   173.7 p0      23 t
        vmovdqu64 [rbp + 17664], zmm13                    ;   161.2 p8+p9   21 t spill
        vmovdqa64 zmm13, zmm18                            ;   174.2         23 t copy
        vpternlogd zmm13, zmm3, zmm28, 0xe3               ;   174.7 p5      23 t
        vmovdqu64 [rbp + 18944], zmm2                     ;   156.2 p7+p4   21 t spill
        vmovdqa64 zmm2, zmm26                             ;   174.7         23 t copy
        vpternlogd zmm2, zmm3, zmm28, 0x6c                ;   174.7 p0      23 t
        vmovdqu64 [rbp + 19008], zmm29                    ;   130.2 p8+p9   40 t spill
        vpxord zmm29, zmm2, zmm13                         ;   175.7 p5      23 t
        vpternlogd zmm28, zmm29, zmm26, 0xbe              ;   176.7 p0      23 t
        vpternlogd zmm3, zmm28, zmm18, 0xc2               ;   177.7 p5      23 t
        vpternlogd zmm28, zmm13, zmm18, 0x72              ;   177.7 p0      23 t
        vpternlogd zmm2, zmm26, zmm3, 0x36                ;   178.7 p5      23 t
        vpternlogd zmm17, zmm28, zmm25, 0x12              ;   178.7 p0      23 t
        vmovdqa64 zmm13, zmm29                            ;   176.7         23 t copy
        vpternlogd zmm13, zmm4, zmm11, 6                  ;   178.2 p5      23 t
        vpord zmm23, zmm23, zmm29                         ;   178.7 p0      23 t
        vpxord zmm29, zmm29, zmm2                         ;   179.7 p5      23 t
        vpternlogd zmm11, zmm29, zmm13, 0x56              ;   180.7 p0      23 t
        vpxord zmm13, zmm13, zmm0                         ;   180.2 p5      23 t
        vpord zmm6, zmm6, zmm3                            ;   180.7 p0      23 t
        vpternlogd zmm13, zmm6, zmm17, 0x96               ;   181.7 p5      23 t
        vpternlogd zmm6, zmm4, zmm2, 0x2d                 ;   181.7 p0      23 t
        vpxord zmm4, zmm2, zmm3                           ;   182.2 p5      23 t
        vpternlogd zmm13, zmm0, zmm4, 0x78                ;   183.2 p0      23 t
        vmovdqa64 zmm0, zmm28                             ;   178.7         23 t copy
        vpternlogd zmm0, zmm4, zmm4, 0xc3                 ;   183.2 p5      23 t
        vpternlogd zmm27, zmm11, zmm0, 0x36               ;   184.2 p0      23 t
        vpternlogd zmm4, zmm14, zmm10, 6                  ;   184.2 p5      23 t
        vpternlogd zmm2, zmm10, zmm4, 0x9a                ;   185.2 p0      23 t
        vpternlogd zmm4, zmm14, zmm3, 0xe1                ;   185.2 p5      23 t
        vpxord zmm10, zmm29, zmm0                         ;   185.7 p0      23 t
        vmovdqa64 zmm14, zmm10                            ;   186.7         23 t copy
        vpternlogd zmm14, zmm3, zmm3, 0xc3                ;   186.7 p5      23 t
        vpternlogd zmm31, zmm13, zmm14, 0xc6              ;   187.7 p0      23 t
        vpternlogd zmm14, zmm9, zmm31, 0x95               ;   188.7 p5      23 t
        vpternlogd zmm28, zmm20, zmm31, 0x59              ;   188.7 p0      23 t
        vpternlogd zmm23, zmm31, zmm4, 0x96               ;   188.7 p5      23 t
        vpternlogd zmm6, zmm14, zmm27, 0x69               ;   189.7 p0      23 t
        vpternlogd zmm30, zmm2, zmm10, 0x93               ;   189.2 p5      23 t
        vpandd zmm12, zmm12, zmm10                        ;   189.7 p0      23 t
        vpternlogd zmm12, zmm14, zmm11, 0x96              ;   190.7 p5      23 t
        vpternlogd zmm0, zmm24, zmm30, 0x59               ;   190.7 p0      23 t
        vpternlogd zmm2, zmm28, zmm0, 0x96                ;   191.7 p5      23 t
        vpternlogd zmm2, zmm23, zmm12, 0x96               ;   192.7 p0      23 t
        vmovdqu64 zmm3, [rbp + 17408]                     ;   104.0 p2      40 t reload
        vmovdqu64 zmm9, [rbp + 17856]                     ;   107.7 p3      22 t
        vpternlogd zmm9, zmm16, zmm3, 0x96                ;   192.2 p5      22 t
        vpxord zmm10, zmm8, zmm7                          ;   192.7 p0      21 t
        vmovdqu64 zmm11, [rbp + 31744]                    ;   105.0 p2      21 t
        vpternlogd zmm11, zmm7, [r8 + 4820]{1to16}, 0x69  ;   193.2 p5+p3   21 t
        vmovdqu64 zmm14, [rbp + 17600]                    ;   106.0 p2      40 t reload
        vmovdqu64 zmm18, [rbp + 31232]                    ;   106.2 p3      22 t
        vpternlogd zmm18, zmm14, [r8 + 4788]{1to16}, 0x69 ;   193.7 p0+p2   22 t
        vmovdqa64 zmm20, zmm9                             ;   193.2         22 t copy
        vpternlogd zmm20, zmm18, zmm18, 0xc3              ;   194.7 p5      22 t
        vmovdqa64 zmm24, zmm20                            ;   195.7         22 t copy
        vmovdqu64 zmm26, [rbp + 18368]                    ;   112.2 p3      22 t reload
        vpternlogd zmm29, zmm25, zmm26, 0x59              ;   194.7 p0      41 t
        vpternlogd zmm29, zmm30, zmm4, 0x96               ;   195.7 p5      41 t
        vpbroadcastd zmm4, [r8 + 4796]                    ;   106.8 p10     61 r.47 reload
        vmovdqu64 zmm25, [rbp + 31360]                    ;   108.0 p2      22 t
        vpternlogd zmm25, zmm9, zmm4, 0x96                ;   195.7 p0      22 t
        vpandnd zmm30, zmm20, zmm25                       ;   196.7 p5      22 t
        vmovdqu64 zmm31, [rbp + 17984]                    ;   109.2 p3      40 t reload
        vmovdqa64 zmm26, zmm25                            ;   196.7         22 t copy
        vpternlogd zmm26, zmm14, zmm31, 0x96              ;   196.7 p0      22 t
        vpternlogd zmm30, zmm26, zmm16, 0xd2              ;   197.7 p5      22 t
        vmovdqu64 [rbp + 17792], zmm23                    ;   189.7 p7+p4   23 t spill
        vmovdqa64 zmm23, zmm26                            ;   197.7         22 t copy
        vpternlogd zmm23, zmm20, zmm16, 0x96              ;   197.7 p0      22 t
        vmovdqu64 [rbp + 17280], zmm17                    ;   179.7 p8+p9   23 t spill
        vmovdqa64 zmm17, zmm26                            ;   197.7         22 t copy
        vpternlogd zmm17, zmm16, zmm16, 0x3f              ;   198.2 p5      22 t
        vpxord zmm24, zmm24, zmm23                        ;   198.7 p0      22 t
        vmovdqa64 zmm16, zmm23                            ;   198.7         22 t copy
        vpternlogd zmm16, zmm31, zmm14, 0x60              ;   199.2 p5      22 t
        vpternlogd zmm17, zmm16, zmm18, 0x96              ;   200.2 p0      22 t
        vpternlogd zmm16, zmm25, zmm18, 0xb4              ;   200.2 p5      22 t
        vpternlogd zmm4, zmm17, [rbp + 31360], 0x96       ;   201.2 p0+p2   22 t
        vmovdqu64 [rbp + 17472], zmm27                    ;   185.2 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm24                            ;   199.7         22 t copy
        vmovdqu64 [rbp + 19072], zmm13                    ;   184.2 p8+p9   23 t spill
        vmovdqa64 zmm13, zmm24                            ;   199.7         22 t copy
        vpternlogd zmm13, zmm9, [rbp + 17728], 0x96       ;   201.2 p5+p3   22 t
        vpxord zmm27, zmm27, zmm13                        ;   202.2 p0      22 t
        vpternlogd zmm3, zmm27, zmm14, 0x69               ;   203.2 p5      22 t
        vpternlogd zmm17, zmm3, zmm13, 0x1e               ;   204.2 p0      22 t
        vmovdqu64 [rbp + 17408], zmm28                    ;   189.7 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm27                            ;   203.2         22 t copy
        vpternlogd zmm28, zmm9, zmm31, 0x96               ;   203.2 p5      22 t
        vpternlogd zmm30, zmm28, zmm13, 0x1e              ;   204.2 p0      22 t
        vpternlogd zmm30, zmm3, zmm18, 0xe1               ;   205.2 p5      22 t
        vmovdqu64 [rbp + 19136], zmm29                    ;   196.7 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm3                             ;   204.2         22 t copy
        vpternlogd zmm29, zmm27, zmm26, 0x7b              ;   204.7 p0      22 t
        vmovdqu64 [rbp + 19200], zmm12                    ;   191.7 p7+p4   23 t spill
        vpxord zmm12, zmm28, zmm3                         ;   205.2 p5      22 t
        vpternlogd zmm16, zmm12, zmm9, 0xb4               ;   206.2 p0      22 t
        vpternlogd zmm4, zmm29, zmm16, 0x69               ;   207.2 p5      22 t
        vpternlogd zmm17, zmm12, zmm18, 0xe1              ;   206.7 p0      22 t
        vmovdqu64 zmm29, [rbp + 17728]                    ;   114.0 p2      40 t reload
        vpternlogd zmm16, zmm14, zmm29, 0xd2              ;   207.2 p5      22 t
        vmovdqu64 [rbp + 19264], zmm2                     ;   193.7 p8+p9   23 t spill
        vmovdqa64 zmm2, zmm17                             ;   207.7         22 t copy
        vpternlogd zmm2, zmm16, zmm30, 0xe3               ;   208.2 p0      22 t
        vmovdqu64 [rbp + 19328], zmm6                     ;   190.7 p7+p4   23 t spill
        vmovdqa64 zmm6, zmm4                              ;   208.2         22 t copy
        vpternlogd zmm6, zmm16, zmm30, 0x6c               ;   208.2 p5      22 t
        vmovdqu64 [rbp + 19392], zmm0                     ;   191.7 p8+p9   23 t spill
        vpxord zmm0, zmm6, zmm2                           ;   209.2 p0      22 t
        vpternlogd zmm30, zmm0, zmm4, 0xbe                ;   210.2 p5      22 t
        vpternlogd zmm16, zmm30, zmm17, 0xc2              ;   211.2 p0      22 t
        vpternlogd zmm30, zmm2, zmm17, 0x72               ;   211.2 p5      22 t
        vpternlogd zmm6, zmm4, zmm16, 0x36                ;   212.2 p0      22 t
        vmovdqa64 zmm2, zmm0                              ;   210.2         22 t copy
        vpternlogd zmm2, zmm3, zmm26, 6                   ;   211.2 p5      22 t
        vpord zmm27, zmm27, zmm0                          ;   211.7 p0      22 t
        vpxord zmm0, zmm0, zmm6                           ;   213.2 p5      22 t
        vpternlogd zmm26, zmm0, zmm2, 0x56                ;   214.2 p0      22 t
        vpxord zmm2, zmm2, zmm12                          ;   213.2 p5      22 t
        vpord zmm28, zmm28, zmm16                         ;   213.7 p0      22 t
        vpternlogd zmm3, zmm28, zmm6, 0x39                ;   214.7 p5      22 t
        vpxord zmm4, zmm6, zmm16                          ;   214.7 p0      22 t
        vmovdqa64 zmm17, zmm4                             ;   215.7         22 t copy
        vpternlogd zmm17, zmm13, zmm18, 6                 ;   215.7 p5      22 t
        vpternlogd zmm6, zmm18, zmm17, 0x9a               ;   216.7 p0      22 t
        vpternlogd zmm17, zmm13, zmm16, 0xe1              ;   216.7 p5      22 t
        vmovdqa64 zmm13, zmm30                            ;   212.2         22 t copy
        vpternlogd zmm13, zmm4, zmm4, 0xc3                ;   216.7 p0      22 t
        vpternlogd zmm25, zmm26, zmm13, 0x36              ;   217.7 p5      22 t
        vpxord zmm18, zmm0, zmm13                         ;   217.7 p0      22 t
        vmovdqu64 [rbp + 19456], zmm0                     ;   214.2 p7+p4   22 t spill
        vmovdqa64 zmm0, zmm18                             ;   218.7         22 t copy
        vpternlogd zmm0, zmm16, zmm16, 0xc3               ;   218.7 p5      22 t
        vpternlogd zmm31, zmm18, zmm14, 0x48              ;   218.7 p0      22 t
        vpternlogd zmm18, zmm23, zmm6, 0x95               ;   219.2 p5      22 t
        vpternlogd zmm13, zmm20, zmm18, 0x59              ;   220.2 p0      22 t
        vmovdqa64 zmm16, zmm30                            ;   212.2         22 t copy
        vpternlogd zmm16, zmm24, [rbp + 17856], 6         ;   220.2 p5+p3   22 t
        vpternlogd zmm2, zmm28, zmm16, 0x96               ;   221.2 p0      22 t
        vpternlogd zmm2, zmm4, zmm12, 0x78                ;   222.2 p5      22 t
        vpternlogd zmm29, zmm2, zmm0, 0xc6                ;   223.2 p0      22 t
        vpternlogd zmm0, zmm14, zmm29, 0x95               ;   224.2 p5      22 t
        vpternlogd zmm31, zmm26, zmm0, 0x96               ;   225.2 p0      22 t
        vpternlogd zmm3, zmm0, zmm25, 0x69                ;   225.2 p5      22 t
        vpternlogd zmm30, zmm9, zmm29, 0x59               ;   224.2 p0      22 t
        vpternlogd zmm27, zmm29, zmm17, 0x96              ;   224.2 p5      22 t
        vpternlogd zmm6, zmm30, zmm13, 0x96               ;   225.2 p0      22 t
        vpternlogd zmm6, zmm27, zmm31, 0x96               ;   226.2 p5      22 t
        vmovdqa64 zmm0, zmm10                             ;   193.7         21 t copy
        vmovdqa64 zmm4, zmm22                             ;   168.2         21 t copy
        vpternlogd zmm4, zmm11, zmm11, 0xc3               ;   225.7 p0      21 t
        vmovdqa64 zmm9, zmm4                              ;   226.7         21 t copy
        vpbroadcastd zmm12, [r8 + 4828]                   ;   123.0 p10     61 r.55 reload
        vmovdqu64 zmm14, [rbp + 31872]                    ;   123.2 p2      21 t
        vpternlogd zmm14, zmm22, zmm12, 0x96              ;   226.2 p5      21 t
        vpxord zmm0, zmm0, zmm14                          ;   227.2 p0      21 t
        vpandnd zmm20, zmm4, zmm14                        ;   227.2 p5      21 t
        vpternlogd zmm20, zmm0, zmm5, 0xd2                ;   228.2 p0      21 t
        vmovdqa64 zmm23, zmm0                             ;   228.2         21 t copy
        vpternlogd zmm23, zmm4, zmm5, 0x96                ;   228.2 p5      21 t
        vpxord zmm9, zmm9, zmm23                          ;   229.2 p0      21 t
        vmovdqa64 zmm26, zmm23                            ;   229.2         21 t copy
        vpternlogd zmm26, zmm10, zmm11, 0x6a              ;   229.2 p5      21 t
        vpternlogd zmm5, zmm26, zmm0, 0x93                ;   230.2 p0      21 t
        vpternlogd zmm26, zmm14, zmm11, 0x1e              ;   230.2 p5      21 t
        vmovdqu64 zmm28, [rbp + 31872]                    ;   125.2 p3      40 t reload
        vpternlogd zmm12, zmm5, zmm28, 0x96               ;   231.2 p0      21 t
        vpternlogd zmm16, zmm25, zmm13, 0x96              ;   231.2 p5      41 t
        vmovdqa64 zmm25, zmm9                             ;   230.2         21 t copy
        vpternlogd zmm25, zmm22, zmm19, 0x96              ;   231.7 p0      21 t
        vpternlogd zmm17, zmm24, [rbp + 19456], 0x4b      ;   232.2 p5+p2   41 t
        vpternlogd zmm17, zmm30, zmm18, 0x96              ;   233.2 p0      41 t
        vpxord zmm18, zmm9, zmm25                         ;   233.2 p5      21 t
        vpternlogd zmm8, zmm18, zmm22, 0x96               ;   234.2 p0      21 t
        vpternlogd zmm1, zmm18, zmm7, 0x69                ;   234.2 p5      21 t
        vpternlogd zmm20, zmm8, zmm25, 0x1e               ;   235.2 p0      21 t
        vpternlogd zmm20, zmm1, zmm11, 0xe1               ;   236.2 p5      21 t
        vpternlogd zmm5, zmm1, zmm25, 0x1e                ;   235.7 p0      21 t
        vpxord zmm24, zmm8, zmm1                          ;   236.2 p5      21 t
        vpternlogd zmm26, zmm24, zmm22, 0xb4              ;   237.2 p0      21 t
        vpternlogd zmm5, zmm24, zmm11, 0xe1               ;   237.2 p5      21 t
        vmovdqa64 zmm29, zmm26                            ;   238.2         21 t copy
        vpternlogd zmm29, zmm19, zmm7, 0xb4               ;   238.2 p0      21 t
        vmovdqa64 zmm30, zmm1                             ;   235.2         21 t copy
        vpternlogd zmm30, zmm18, zmm0, 0x7b               ;   238.2 p5      21 t
        vpternlogd zmm12, zmm30, zmm26, 0x69              ;   239.2 p0      21 t
        vmovdqa64 zmm26, zmm5                             ;   238.2         21 t copy
        vpternlogd zmm26, zmm29, zmm20, 0xe3              ;   239.2 p5      21 t
        vmovdqa64 zmm30, zmm12                            ;   240.2         21 t copy
        vpternlogd zmm30, zmm29, zmm20, 0x6c              ;   240.2 p0      21 t
        vpxord zmm28, zmm26, zmm30                        ;   241.2 p5      21 t
        vpternlogd zmm20, zmm28, zmm12, 0xbe              ;   242.2 p0      21 t
        vpternlogd zmm29, zmm20, zmm5, 0xc2               ;   243.2 p5      21 t
        vpternlogd zmm20, zmm26, zmm5, 0x72               ;   243.2 p0      21 t
        vpternlogd zmm30, zmm12, zmm29, 0x36              ;   244.2 p5      21 t
        vpternlogd zmm15, zmm20, zmm9, 0x12               ;   244.2 p0      21 t
        vmovdqa64 zmm5, zmm28                             ;   242.2         21 t copy
        vpternlogd zmm5, zmm1, zmm0, 6                    ;   243.2 p5      21 t
        vpord zmm18, zmm18, zmm28                         ;   243.7 p0      21 t
        vpxord zmm28, zmm28, zmm30                        ;   245.2 p5      21 t
        vpternlogd zmm0, zmm28, zmm5, 0x56                ;   246.2 p0      21 t
        vpxord zmm5, zmm5, zmm24                          ;   245.2 p5      21 t
        vpord zmm8, zmm8, zmm29                           ;   245.7 p0      21 t
        vpternlogd zmm5, zmm8, zmm15, 0x96                ;   246.7 p5      21 t
        vpternlogd zmm8, zmm1, zmm30, 0x2d                ;   246.7 p0      21 t
        vpxord zmm1, zmm30, zmm29                         ;   247.2 p5      21 t
        vpternlogd zmm5, zmm24, zmm1, 0x78                ;   248.2 p0      21 t
        vmovdqa64 zmm12, zmm20                            ;   244.2         21 t copy
        vpternlogd zmm12, zmm1, zmm1, 0xc3                ;   248.2 p5      21 t
        vpternlogd zmm14, zmm0, zmm12, 0x36               ;   249.2 p0      21 t
        vpternlogd zmm1, zmm25, zmm11, 6                  ;   249.2 p5      21 t
        vpternlogd zmm30, zmm11, zmm1, 0x9a               ;   250.2 p0      21 t
        vpternlogd zmm1, zmm25, zmm29, 0xe1               ;   250.2 p5      21 t
        vpxord zmm11, zmm28, zmm12                        ;   250.7 p0      21 t
        vmovdqa64 zmm24, zmm11                            ;   251.7         21 t copy
        vpternlogd zmm24, zmm29, zmm29, 0xc3              ;   251.7 p5      21 t
        vpternlogd zmm19, zmm5, zmm24, 0xc6               ;   252.7 p0      21 t
        vpternlogd zmm24, zmm7, zmm19, 0x95               ;   253.7 p5      21 t
        vpternlogd zmm20, zmm22, zmm19, 0x59              ;   253.7 p0      21 t
        vpternlogd zmm18, zmm19, zmm1, 0x96               ;   253.7 p5      21 t
        vpternlogd zmm8, zmm24, zmm14, 0x69               ;   254.7 p0      21 t
        vpternlogd zmm23, zmm30, zmm11, 0x93              ;   254.2 p5      21 t
        vpandd zmm10, zmm10, zmm11                        ;   254.7 p0      21 t
        vpternlogd zmm10, zmm24, zmm0, 0x96               ;   255.7 p5      21 t
        vpternlogd zmm12, zmm4, zmm23, 0x59               ;   255.7 p0      21 t
        vpternlogd zmm30, zmm20, zmm12, 0x96              ;   256.7 p5      21 t
        vpternlogd zmm30, zmm18, zmm10, 0x96              ;   257.7 p0      21 t
        vmovdqu64 zmm0, [rbp + 32256]                     ;   135.7 p3      42 t
        vpternlogd zmm0, zmm21, [r8 + 4852]{1to16}, 0x69  ;   257.2 p5+p2   42 t
        vpbroadcastd zmm4, [r8 + 4848]                    ;   136.2 p10     61 r.60 reload
        vmovdqu64 zmm7, [rbp + 32192]                     ;   136.7 p3      42 t
        vpternlogd zmm7, zmm21, zmm4, 0x96                ;   257.7 p0      42 t
        vmovdqa64 zmm11, zmm7                             ;   258.7         42 t copy
        vmovdqa64 zmm19, zmm7                             ;   258.7         42 t copy
        vmovdqu64 zmm22, [rbp + 16832]                    ;   137.0 p2      41 t reload
        vpternlogd zmm28, zmm9, zmm22, 0x59               ;   258.2 p5      41 t
        vpternlogd zmm28, zmm23, zmm1, 0x96               ;   259.2 p0      41 t
        vmovdqu64 zmm1, [rbp + 18624]                     ;   137.7 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 18688]                     ;   138.0 p2      40 t reload
        vmovdqu64 zmm23, [rbp + 19008]                    ;   138.7 p3      42 t
        vpternlogd zmm23, zmm9, zmm1, 0x96                ;   259.2 p5      42 t
        vmovdqu64 zmm24, [rbp + 32192]                    ;   139.0 p2      40 t reload
        vpternlogd zmm4, zmm23, zmm24, 0x96               ;   260.2 p0      42 t
        vmovdqa64 zmm25, zmm23                            ;   260.2         42 t copy
        vpternlogd zmm25, zmm0, zmm0, 0xc3                ;   260.2 p5      42 t
        vpternlogd zmm15, zmm14, zmm12, 0x96              ;   260.7 p0      41 t
        vmovdqa64 zmm14, zmm25                            ;   261.2         42 t copy
        vmovdqu64 zmm26, [rbp + 17088]                    ;   139.7 p3      41 t reload
        vpternlogd zmm12, zmm8, zmm26, 0x96               ;   261.2 p5      41 t
        vmovdqu64 zmm29, [rbp + 17664]                    ;   161.2 p2      21 t reload
        vpternlogd zmm26, zmm17, zmm29, 0x69              ;   261.7 p0      41 t
        vpternlogd zmm22, zmm16, [rbp + 18816], 0x96      ;   262.2 p5+p3   41 t
        vpternlogd zmm13, zmm3, [rbp + 17536], 0x96       ;   262.7 p0+p2   41 t
        vmovdqa64 zmm24, zmm12                            ;   262.2         41 t copy
        vpternlogd zmm24, zmm30, [rbp + 17024], 0x96      ;   263.2 p5+p3   41 t
        vpternlogd zmm17, zmm24, zmm29, 0x69              ;   264.2 p0      41 t
        vmovdqu64 [rbp + 16832], zmm24                    ;   264.2 p8+p9   41 t spill
        vmovdqu64 zmm24, [rbp + 19200]                    ;   191.7 p2      23 t reload
        vpternlogd zmm29, zmm24, [rbp + 18432], 0x96      ;   264.2 p5+p3   41 t
        vpternlogd zmm24, zmm26, [rbp + 18432], 0x96      ;   264.7 p0+p2   41 t
        vmovdqu64 [rbp + 19200], zmm26                    ;   262.7 p7+p4   41 t spill
        vmovdqa64 zmm26, zmm28                            ;   260.2         41 t copy
        vpternlogd zmm26, zmm20, [rbp + 16768], 0x69      ;   265.2 p5+p3   41 t
        vpternlogd zmm16, zmm26, [rbp + 18816], 0x96      ;   266.2 p0+p2   41 t
        vmovdqu64 [rbp + 17664], zmm26                    ;   266.2 p8+p9   41 t spill
        vpxord zmm26, zmm24, [rbp + 24832]                ;   266.2 p5+p3   61 t
        vmovdqu64 [rbp + 24832], zmm26                    ;   267.2 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 18944]                    ;   156.2 p2      41 t
        vpternlogd zmm26, zmm31, [rbp + 17216], 0x96      ;   266.7 p0+p3   41 t
        vmovdqu64 [rbp + 19456], zmm24                    ;   265.7 p8+p9   41 t spill
        vpxord zmm24, zmm17, [rbp + 25344]                ;   267.2 p5+p2   61 t
        vmovdqu64 [rbp + 25344], zmm24                    ;   268.2 p7+p4   61 t spill
        vmovdqa64 zmm24, zmm13                            ;   263.7         41 t copy
        vpternlogd zmm24, zmm6, [rbp + 16256], 0x96       ;   267.7 p0+p3   41 t
        vmovdqu64 [rbp + 17728], zmm17                    ;   265.2 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 17152]                    ;   147.0 p2      41 t
        vpternlogd zmm17, zmm18, [rbp + 17216], 0x96      ;   268.2 p5+p3   41 t
        vpternlogd zmm31, zmm17, [rbp + 18944], 0x96      ;   269.2 p0+p2   41 t
        vmovdqu64 [rbp + 17856], zmm17                    ;   269.2 p7+p4   41 t spill
        vpxord zmm17, zmm31, [rbp + 25280]                ;   270.2 p5+p3   61 t
        vmovdqu64 [rbp + 25280], zmm17                    ;   271.2 p8+p9   61 t spill
        vpxord zmm17, zmm16, [rbp + 25472]                ;   269.7 p0+p2   61 t
        vmovdqu64 [rbp + 25472], zmm17                    ;   270.7 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 32384]                    ;   149.7 p3      42 t
        vpternlogd zmm17, zmm23, [r8 + 4860]{1to16}, 0x96 ;   270.2 p5+p2   42 t
        vpxord zmm11, zmm11, zmm17                        ;   271.2 p0      42 t
        vmovdqu64 [rbp + 19520], zmm16                    ;   267.2 p8+p9   41 t spill
        vpandnd zmm16, zmm25, zmm17                       ;   271.2 p5      42 t
        vmovdqu64 [rbp + 19584], zmm31                    ;   270.2 p7+p4   41 t spill
        vmovdqa64 zmm31, zmm11                            ;   272.2         42 t copy
        vpternlogd zmm31, zmm25, [rbp + 19008], 0x96      ;   272.2 p0+p3   42 t
        vpternlogd zmm7, zmm31, zmm0, 0x6a                ;   273.2 p5      42 t
        vpxord zmm14, zmm14, zmm31                        ;   273.2 p0      42 t
        vmovdqu64 [rbp + 19648], zmm13                    ;   263.7 p8+p9   41 t spill
        vmovdqa64 zmm13, zmm7                             ;   274.2         42 t copy
        vpternlogd zmm13, zmm17, zmm0, 0x1e               ;   274.2 p5      42 t
        vpternlogd zmm7, zmm11, [rbp + 19008], 0x87       ;   274.2 p0+p2   42 t
        vmovdqu64 [rbp + 19712], zmm24                    ;   268.7 p7+p4   41 t spill
        vpandnd zmm24, zmm11, [rbp + 19008]               ;   274.2 p5+p3   42 t
        vmovdqu64 [rbp + 19008], zmm8                     ;   255.7 p8+p9   21 t spill
        vmovdqa64 zmm8, zmm14                             ;   274.2         42 t copy
        vpternlogd zmm8, zmm23, [rbp + 18560], 0x96       ;   274.7 p0+p2   42 t
        vmovdqu64 [rbp + 19776], zmm27                    ;   225.2 p7+p4   22 t spill
        vmovdqa64 zmm27, zmm4                             ;   261.2         42 t copy
        vpternlogd zmm27, zmm8, zmm14, 0xde               ;   275.7 p5      42 t
        vpternlogd zmm16, zmm27, zmm24, 0x96              ;   276.7 p0      42 t
        vpxord zmm24, zmm14, zmm8                         ;   276.2 p5      42 t
        vpternlogd zmm1, zmm24, zmm21, 0x69               ;   277.2 p0      42 t
        vpternlogd zmm16, zmm1, zmm0, 0xe1                ;   278.2 p5      42 t
        vmovdqa64 zmm27, zmm1                             ;   278.2         42 t copy
        vpternlogd zmm27, zmm4, zmm24, 0x96               ;   278.2 p0      42 t
        vpternlogd zmm13, zmm27, zmm23, 0xb4              ;   279.2 p5      42 t
        vmovdqu64 [rbp + 18624], zmm15                    ;   261.7 p8+p9   41 t spill
        vmovdqa64 zmm15, zmm7                             ;   275.2         42 t copy
        vpternlogd zmm15, zmm1, zmm8, 0x1e                ;   278.7 p0      42 t
        vpternlogd zmm15, zmm27, zmm0, 0xe1               ;   279.7 p5      42 t
        vmovdqu64 [rbp + 19840], zmm3                     ;   226.2 p7+p4   22 t spill
        vmovdqu64 zmm3, [rbp + 32384]                     ;   153.3 p3      40 t reload
        vpternlogd zmm7, zmm3, [r8 + 4860]{1to16}, 0x96   ;   279.7 p0+p2   42 t
        vmovdqa64 zmm3, zmm1                              ;   278.2         42 t copy
        vpternlogd zmm3, zmm24, zmm11, 0x7b               ;   280.2 p5      42 t
        vpternlogd zmm7, zmm3, zmm13, 0x69                ;   281.2 p0      42 t
        vmovdqu64 zmm3, [rbp + 18560]                     ;   154.3 p3      40 t reload
        vpternlogd zmm13, zmm21, zmm3, 0xd2               ;   281.2 p5      42 t
        vmovdqu64 [rbp + 19904], zmm5                     ;   249.2 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm15                             ;   280.7         42 t copy
        vpternlogd zmm5, zmm13, zmm16, 0xe3               ;   282.2 p0      42 t
        vmovdqu64 [rbp + 19968], zmm6                     ;   227.2 p7+p4   22 t spill
        vmovdqa64 zmm6, zmm7                              ;   282.2         42 t copy
        vpternlogd zmm6, zmm13, zmm16, 0x6c               ;   282.2 p5      42 t
        vmovdqu64 [rbp + 20032], zmm28                    ;   260.2 p8+p9   41 t spill
        vpxord zmm28, zmm6, zmm5                          ;   283.2 p0      42 t
        vpternlogd zmm16, zmm28, zmm7, 0xbe               ;   284.2 p5      42 t
        vpternlogd zmm13, zmm16, zmm15, 0xc2              ;   285.2 p0      42 t
        vpternlogd zmm16, zmm5, zmm15, 0x72               ;   285.2 p5      42 t
        vpternlogd zmm6, zmm7, zmm13, 0x36                ;   286.2 p0      42 t
        vpternlogd zmm9, zmm16, zmm14, 0x12               ;   286.2 p5      42 t
        vpternlogd zmm4, zmm13, zmm24, 0xde               ;   286.2 p0      42 t
        vmovdqa64 zmm5, zmm28                             ;   284.2         42 t copy
        vpternlogd zmm5, zmm1, zmm11, 6                   ;   286.2 p5      42 t
        vpternlogd zmm1, zmm4, zmm6, 0x39                 ;   287.2 p0      42 t
        vpord zmm24, zmm24, zmm28                         ;   287.2 p5      42 t
        vpxord zmm28, zmm28, zmm6                         ;   287.7 p0      42 t
        vpternlogd zmm11, zmm28, zmm5, 0x56               ;   288.7 p5      42 t
        vpxord zmm5, zmm5, zmm27                          ;   288.7 p0      42 t
        vpternlogd zmm5, zmm4, zmm9, 0x96                 ;   289.7 p5      42 t
        vpxord zmm4, zmm6, zmm13                          ;   289.7 p0      42 t
        vpternlogd zmm5, zmm27, zmm4, 0x78                ;   290.7 p5      42 t
        vmovdqa64 zmm7, zmm16                             ;   286.2         42 t copy
        vpternlogd zmm7, zmm4, zmm4, 0xc3                 ;   290.7 p0      42 t
        vpternlogd zmm17, zmm11, zmm7, 0x36               ;   291.7 p5      42 t
        vpternlogd zmm4, zmm8, zmm0, 6                    ;   291.7 p0      42 t
        vpternlogd zmm6, zmm0, zmm4, 0x9a                 ;   292.7 p5      42 t
        vpternlogd zmm4, zmm8, zmm13, 0xe1                ;   292.7 p0      42 t
        vpxord zmm0, zmm28, zmm7                          ;   293.2 p5      42 t
        vmovdqa64 zmm8, zmm0                              ;   294.2         42 t copy
        vpternlogd zmm8, zmm13, zmm13, 0xc3               ;   294.2 p0      42 t
        vpternlogd zmm3, zmm5, zmm8, 0xc6                 ;   295.2 p5      42 t
        vpternlogd zmm8, zmm21, zmm3, 0x95                ;   296.2 p0      42 t
        vpternlogd zmm16, zmm23, zmm3, 0x59               ;   296.2 p5      42 t
        vpternlogd zmm24, zmm3, zmm4, 0x96                ;   296.2 p0      42 t
        vpternlogd zmm1, zmm8, zmm17, 0x69                ;   297.2 p5      42 t
        vpternlogd zmm31, zmm6, zmm0, 0x93                ;   296.7 p0      42 t
        vpandd zmm19, zmm19, zmm0                         ;   297.2 p5      42 t
        vpternlogd zmm19, zmm8, zmm11, 0x96               ;   298.2 p0      42 t
        vpternlogd zmm7, zmm25, zmm31, 0x59               ;   298.2 p5      42 t
        vpternlogd zmm4, zmm28, zmm14, 0x2d               ;   298.7 p0      41 t
        vpternlogd zmm6, zmm16, zmm7, 0x96                ;   299.2 p5      42 t
        vpternlogd zmm4, zmm16, zmm31, 0x96               ;   299.7 p0      41 t
        vpternlogd zmm6, zmm24, zmm19, 0x96               ;   300.2 p5      42 t
        vpternlogd zmm9, zmm17, zmm7, 0x96                ;   300.7 p0      41 t
        vpternlogd zmm7, zmm6, zmm1, 0x96                 ;   301.2 p5      41 t
        vmovdqu64 zmm0, [rbp + 16960]                     ;   162.7 p2      41 t reload
        vmovdqu64 zmm3, [rbp + 18880]                     ;   162.8 p3      41 t
        vpternlogd zmm3, zmm2, zmm0, 0x96                 ;   301.7 p0      41 t
        vmovdqu64 zmm8, [rbp + 16896]                     ;   163.7 p2      23 t reload
        vmovdqa64 zmm11, zmm10                            ;   256.7         41 t copy
        vpternlogd zmm11, zmm0, zmm8, 0x96                ;   302.2 p5      41 t
        vmovdqu64 zmm13, [rbp + 18880]                    ;   163.8 p3      21 t reload
        vpternlogd zmm2, zmm11, zmm13, 0x96               ;   303.2 p0      41 t
        vmovdqu64 zmm14, [rbp + 17408]                    ;   189.7 p2      23 t reload
        vmovdqu64 zmm15, [rbp + 19136]                    ;   196.7 p3      41 t reload
        vpternlogd zmm13, zmm15, zmm14, 0x69              ;   303.2 p5      41 t
        vpternlogd zmm15, zmm14, zmm3, 0x69               ;   303.7 p0      41 t
        vmovdqu64 zmm14, [rbp + 17024]                    ;   165.7 p2      23 t reload
        vmovdqa64 zmm16, zmm29                            ;   265.2         41 t copy
        vpternlogd zmm16, zmm19, zmm14, 0x96              ;   304.2 p5      41 t
        vpternlogd zmm19, zmm14, [rbp + 18432], 0x96      ;   304.7 p0+p3   41 t
        vpternlogd zmm12, zmm19, zmm30, 0x96              ;   305.7 p5      41 t
        vmovdqu64 zmm14, [rbp + 17152]                    ;   166.7 p2      23 t reload
        vmovdqu64 zmm17, [rbp + 18496]                    ;   166.8 p3      41 t
        vpternlogd zmm17, zmm7, zmm14, 0x96               ;   305.7 p0      41 t
        vpternlogd zmm18, zmm17, [rbp + 17216], 0x96      ;   306.7 p5+p2   41 t
        vmovdqa64 zmm21, zmm13                            ;   304.2         41 t copy
        vpternlogd zmm21, zmm4, zmm8, 0x69                ;   306.7 p0      41 t
        vpternlogd zmm4, zmm8, [rbp + 18368], 0x69        ;   307.2 p5+p3   41 t
        vpternlogd zmm10, zmm0, zmm4, 0x96                ;   308.2 p0      41 t
        vmovdqu64 zmm0, [rbp + 18304]                     ;   168.7 p2      22 t reload
        vmovdqu64 zmm8, [rbp + 19072]                     ;   184.2 p3      41 t
        vpternlogd zmm8, zmm22, zmm0, 0x96                ;   308.2 p5      41 t
        vmovdqu64 zmm23, [rbp + 19072]                    ;   184.2 p2      41 t
        vpternlogd zmm23, zmm0, [rbp + 18816], 0x96       ;   308.7 p0+p3   41 t
        vmovdqu64 zmm25, [rbp + 16768]                    ;   170.7 p2      23 t reload
        vpternlogd zmm0, zmm5, zmm25, 0x96                ;   309.2 p5      41 t
        vpternlogd zmm5, zmm25, zmm23, 0x96               ;   309.7 p0      41 t
        vpternlogd zmm20, zmm0, [rbp + 20032], 0x69       ;   310.2 p5+p3   41 t
        vmovdqu64 zmm25, [rbp + 19328]                    ;   190.7 p2      23 t reload
        vmovdqu64 zmm27, [rbp + 19392]                    ;   191.7 p3      41 t
        vpternlogd zmm27, zmm25, [rbp + 18496], 0x96      ;   310.7 p0+p2   41 t
        vmovdqu64 zmm28, [rbp + 19264]                    ;   193.7 p3      23 t reload
        vmovdqa64 zmm31, zmm26                            ;   267.7         41 t copy
        vpternlogd zmm31, zmm27, zmm28, 0x96              ;   311.7 p5      41 t
        vpternlogd zmm27, zmm28, [rbp + 18944], 0x96      ;   311.7 p0+p2   41 t
        vpternlogd zmm7, zmm14, zmm27, 0x96               ;   312.7 p5      41 t
        vpxord zmm14, zmm16, [rbp + 24320]                ;   312.7 p0+p3   61 t
        vpternlogd zmm11, zmm15, [rbp + 26432], 0x96      ;   313.2 p5+p2   61 t
        vmovdqu64 [rbp + 26432], zmm11                    ;   314.2 p7+p4   61 t spill
        vpxord zmm11, zmm7, [rbp + 24256]                 ;   313.7 p0+p3   61 t
        vmovdqu64 [rbp + 24320], zmm14                    ;   313.7 p8+p9   61 t spill
        vpxord zmm14, zmm21, [rbp + 24384]                ;   314.2 p5+p2   61 t
        vpternlogd zmm7, zmm26, [rbp + 27840], 0x96       ;   314.7 p0+p3   61 t
        vpternlogd zmm21, zmm3, [rbp + 27968], 0x96       ;   315.2 p5+p2   61 t
        vpxord zmm3, zmm5, [rbp + 24448]                  ;   315.7 p0+p3   61 t
        vpternlogd zmm5, zmm22, [rbp + 28032], 0x96       ;   316.2 p5+p2   61 t
        vpxord zmm22, zmm31, [rbp + 24768]                ;   316.7 p0+p3   61 t
        vpternlogd zmm4, zmm2, [rbp + 26944], 0x96        ;   317.2 p5+p2   61 t
        vpxord zmm26, zmm8, [rbp + 24960]                 ;   317.7 p0+p3   61 t
        vpternlogd zmm29, zmm12, [rbp + 27392], 0x96      ;   318.2 p5+p2   61 t
        vpternlogd zmm27, zmm18, [rbp + 27328], 0x96      ;   318.7 p0+p3   61 t
        vpternlogd zmm13, zmm10, [rbp + 27456], 0x96      ;   319.2 p5+p2   61 t
        vpternlogd zmm23, zmm20, [rbp + 27520], 0x96      ;   319.7 p0+p3   61 t
        vmovdqu64 [rbp + 24960], zmm26                    ;   318.7 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 18752]                    ;   181.7 p2      41 t
        vpternlogd zmm26, zmm28, [rbp + 18176], 0x96      ;   320.2 p5+p3   41 t
        vmovdqu64 [rbp + 28032], zmm5                     ;   317.2 p8+p9   61 t spill
        vmovdqa64 zmm5, zmm26                             ;   321.2         41 t copy
        vpternlogd zmm5, zmm6, [rbp + 16512], 0x96        ;   321.2 p0+p2   41 t
        vmovdqu64 [rbp + 27968], zmm21                    ;   316.2 p7+p4   61 t spill
        vmovdqu64 zmm21, [rbp + 18176]                    ;   182.8 p3      22 t reload
        vpternlogd zmm6, zmm21, [rbp + 16512], 0x96       ;   321.2 p5+p2   41 t
        vmovdqu64 [rbp + 27840], zmm7                     ;   315.7 p8+p9   61 t spill
        vpxord zmm7, zmm5, [rbp + 24576]                  ;   322.2 p0+p3   61 t
        vmovdqu64 [rbp + 24576], zmm7                     ;   323.2 p7+p4   61 t spill
        vmovdqu64 zmm7, [rbp + 17920]                     ;   184.7 p2      41 t
        vpternlogd zmm7, zmm25, [rbp + 18112], 0x96       ;   322.2 p5+p3   41 t
        vmovdqu64 [rbp + 27520], zmm23                    ;   320.7 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm7                             ;   323.2         41 t copy
        vpternlogd zmm23, zmm1, [rbp + 16384], 0x96       ;   323.2 p0+p2   41 t
        vmovdqu64 [rbp + 27456], zmm13                    ;   320.2 p7+p4   61 t spill
        vmovdqu64 zmm13, [rbp + 18112]                    ;   185.8 p3      22 t reload
        vpternlogd zmm1, zmm13, [rbp + 16384], 0x96       ;   323.2 p5+p2   41 t
        vmovdqu64 [rbp + 27392], zmm29                    ;   319.2 p8+p9   61 t spill
        vpxord zmm29, zmm23, [rbp + 24640]                ;   324.2 p0+p3   61 t
        vmovdqu64 [rbp + 27328], zmm27                    ;   319.7 p7+p4   61 t spill
        vmovdqa64 zmm27, zmm1                             ;   324.2         41 t copy
        vpternlogd zmm27, zmm30, [rbp + 16448], 0x96      ;   324.2 p5+p2   41 t
        vmovdqu64 [rbp + 26944], zmm4                     ;   318.2 p8+p9   61 t spill
        vmovdqu64 zmm4, [rbp + 16384]                     ;   187.8 p3      23 t reload
        vpternlogd zmm30, zmm4, [rbp + 16448], 0x96       ;   324.7 p0+p2   41 t
        vpternlogd zmm7, zmm27, [rbp + 27712], 0x96       ;   325.2 p5+p3   61 t
        vmovdqu64 zmm4, [rbp + 26304]                     ;   189.7 p2      61 t reload
        vpternlogd zmm31, zmm4, [rbp + 17856], 0x96       ;   325.7 p0+p3   61 t
        vmovdqu64 zmm4, [rbp + 26496]                     ;   190.7 p2      61 t reload
        vpternlogd zmm8, zmm4, [rbp + 17664], 0x96        ;   326.2 p5+p3   61 t
        vmovdqu64 zmm4, [rbp + 16640]                     ;   191.7 p2      23 t reload
        vmovdqu64 [rbp + 26496], zmm8                     ;   327.2 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 18240]                     ;   191.8 p3      41 t
        vpternlogd zmm8, zmm9, zmm4, 0x96                 ;   326.7 p0      41 t
        vmovdqu64 [rbp + 27712], zmm7                     ;   326.2 p8+p9   61 t spill
        vmovdqu64 zmm7, [rbp + 19904]                     ;   249.2 p2      41 t
        vpternlogd zmm7, zmm4, [rbp + 16704], 0x96        ;   327.2 p5+p3   41 t
        vmovdqu64 [rbp + 26304], zmm31                    ;   326.7 p7+p4   61 t spill
        vmovdqu64 zmm31, [rbp + 26816]                    ;   193.7 p2      61 t reload
        vpternlogd zmm17, zmm31, [rbp + 19584], 0x96      ;   327.7 p0+p3   61 t
        vmovdqu64 zmm31, [rbp + 26880]                    ;   194.7 p2      61 t reload
        vpternlogd zmm19, zmm31, [rbp + 17728], 0x96      ;   328.2 p5+p3   61 t
        vmovdqu64 zmm31, [rbp + 27008]                    ;   195.7 p2      61 t reload
        vpternlogd zmm0, zmm31, [rbp + 19520], 0x96       ;   328.7 p0+p3   61 t
        vmovdqu64 zmm31, [rbp + 17344]                    ;   196.7 p2      21 t reload
        vmovdqu64 [rbp + 27008], zmm0                     ;   329.7 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 19968]                     ;   227.2 p3      41 t
        vpternlogd zmm0, zmm7, zmm31, 0x96                ;   329.2 p5      41 t
        vmovdqu64 [rbp + 26880], zmm19                    ;   329.2 p7+p4   61 t spill
        vmovdqu64 zmm19, [rbp + 19968]                    ;   227.2 p2      41 t
        vpternlogd zmm19, zmm31, [rbp + 16704], 0x96      ;   329.7 p0+p3   41 t
        vmovdqu64 [rbp + 26816], zmm17                    ;   328.7 p8+p9   61 t spill
        vpxord zmm17, zmm0, [rbp + 25536]                 ;   330.2 p5+p2   61 t
        vpternlogd zmm0, zmm8, [rbp + 27072], 0x96        ;   330.7 p0+p3   61 t
        vmovdqu64 [rbp + 27072], zmm0                     ;   331.7 p7+p4   61 t spill
        vmovdqu64 zmm0, [rbp + 19904]                     ;   249.2 p2      21 t reload
        vpternlogd zmm8, zmm0, [rbp + 16704], 0x96        ;   331.2 p5+p3   41 t
        vpxord zmm0, zmm8, [rbp + 26048]                  ;   332.2 p0+p2   61 t
        vmovdqu64 [rbp + 26048], zmm0                     ;   333.2 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 18624]                     ;   261.7 p3      41 t
        vpternlogd zmm0, zmm6, [rbp + 16576], 0x96        ;   332.2 p5+p2   41 t
        vpternlogd zmm26, zmm0, [rbp + 27648], 0x96       ;   333.2 p0+p3   61 t
        vmovdqu64 [rbp + 27648], zmm26                    ;   334.2 p7+p4   61 t spill
        vmovdqu64 zmm26, [rbp + 18048]                    ;   202.7 p2      41 t
        vpternlogd zmm26, zmm24, [rbp + 16320], 0x96      ;   333.2 p5+p3   41 t
        vmovdqu64 [rbp + 25536], zmm17                    ;   331.2 p8+p9   61 t spill
        vmovdqu64 zmm17, [rbp + 19776]                    ;   225.2 p2      41 t
        vpternlogd zmm17, zmm30, [rbp + 17920], 0x96      ;   333.7 p0+p3   41 t
        vpternlogd zmm1, zmm17, [rbp + 27200], 0x96       ;   334.7 p5+p2   61 t
        vpxord zmm15, zmm15, [rbp + 24896]                ;   334.7 p0+p3   61 t
        vmovdqu64 [rbp + 27200], zmm1                     ;   335.7 p7+p4   61 t spill
        vmovdqu64 zmm1, [rbp + 27904]                     ;   205.7 p2      61 t reload
        vpternlogd zmm16, zmm1, [rbp + 19200], 0x96       ;   335.2 p5+p3   61 t
        vmovdqu64 zmm1, [rbp + 16256]                     ;   206.7 p2      41 t reload
        vmovdqu64 [rbp + 27904], zmm16                    ;   336.2 p8+p9   61 t spill
        vmovdqu64 zmm16, [rbp + 19008]                    ;   255.7 p3      41 t
        vpternlogd zmm16, zmm26, zmm1, 0x96               ;   335.7 p0      41 t
        vmovdqu64 [rbp + 24896], zmm15                    ;   335.7 p7+p4   61 t spill
        vmovdqu64 zmm15, [rbp + 19008]                    ;   255.7 p2      21 t reload
        vpternlogd zmm1, zmm15, [rbp + 16320], 0x96       ;   336.2 p5+p3   41 t
        vpxord zmm15, zmm16, [rbp + 26240]                ;   336.7 p0+p2   61 t
        vmovdqu64 [rbp + 26240], zmm15                    ;   337.7 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 19648]                    ;   263.7 p3      41 t
        vpternlogd zmm15, zmm1, [rbp + 19968], 0x96       ;   337.2 p5+p2   41 t
        vpternlogd zmm26, zmm15, [rbp + 27264], 0x96      ;   338.2 p0+p3   61 t
        vpxord zmm2, zmm2, [rbp + 25408]                  ;   338.2 p5+p2   61 t
        vpxord zmm17, zmm17, [rbp + 25664]                ;   338.7 p0+p3   61 t
        vpxord zmm15, zmm15, [rbp + 25728]                ;   339.2 p5+p2   61 t
        vpxord zmm18, zmm18, [rbp + 25792]                ;   339.7 p0+p3   61 t
        vpxord zmm12, zmm12, [rbp + 25856]                ;   340.2 p5+p2   61 t
        vpxord zmm10, zmm10, [rbp + 25920]                ;   340.7 p0+p3   61 t
        vpxord zmm20, zmm20, [rbp + 25984]                ;   341.2 p5+p2   61 t
        vpxord zmm0, zmm0, [rbp + 26112]                  ;   341.7 p0+p3   61 t
        vpxord zmm27, zmm27, [rbp + 26176]                ;   342.2 p5+p2   61 t
        vmovdqu64 [rbp + 27264], zmm26                    ;   339.2 p7+p4   61 t spill
        vpbroadcastd zmm26, [r8 + 4892]                   ;   202.8 p10     62 l.7
        vpbroadcastd zmm26, [r8 + 4908]                   ;   203.8 p10     62 l.11
        vpbroadcastd zmm26, [r8 + 4920]                   ;   204.8 p10     62 l.14
        vpbroadcastd zmm26, [r8 + 4956]                   ;   205.8 p10     62 l.23
        vpbroadcastd zmm26, [r8 + 4988]                   ;   206.8 p10     62 l.31
        vpbroadcastd zmm26, [r8 + 5004]                   ;   207.8 p10     62 l.35
        vpbroadcastd zmm26, [r8 + 5016]                   ;   208.8 p10     62 l.38
        vmovdqu64 zmm26, [rbp + 17280]                    ;   214.8 p3      23 t reload
        vmovdqu64 [rbp + 26112], zmm0                     ;   342.7 p8+p9   61 t spill
        vmovdqu64 zmm0, [rbp + 19392]                     ;   215.7 p2      41 t
        vpternlogd zmm0, zmm26, [rbp + 17472], 0x96       ;   342.7 p0+p3   41 t
        vmovdqu64 zmm26, [rbp + 18240]                    ;   216.7 p2      22 t reload
        vpternlogd zmm31, zmm0, zmm26, 0x96               ;   343.7 p5      41 t
        vpternlogd zmm0, zmm26, zmm19, 0x96               ;   343.7 p0      41 t
        vpternlogd zmm9, zmm4, zmm31, 0x96                ;   344.7 p5      41 t
        vpternlogd zmm8, zmm31, [rbp + 27584], 0x96       ;   344.7 p0+p3   61 t
        vpxord zmm4, zmm9, [rbp + 24512]                  ;   345.7 p5+p2   61 t
        vpternlogd zmm7, zmm0, [rbp + 26560], 0x96        ;   345.7 p0+p3   61 t
        vpternlogd zmm9, zmm19, [rbp + 28096], 0x96       ;   346.2 p5+p2   61 t
        vpxord zmm0, zmm0, [rbp + 25024]                  ;   346.7 p0+p3   61 t
        vmovdqu64 zmm19, [rbp + 16576]                    ;   219.7 p2      41 t reload
        vmovdqu64 zmm26, [rbp + 18752]                    ;   219.8 p3      21 t reload
        vmovdqu64 zmm31, [rbp + 19840]                    ;   226.2 p2      41 t
        vpternlogd zmm31, zmm26, zmm19, 0x96              ;   347.2 p5      41 t
        vpternlogd zmm28, zmm21, zmm31, 0x96              ;   348.2 p0      41 t
        vmovdqu64 zmm21, [rbp + 18624]                    ;   261.7 p3      41 t reload
        vpternlogd zmm19, zmm21, [rbp + 16512], 0x96      ;   348.2 p5+p2   41 t
        vpternlogd zmm26, zmm19, [rbp + 19840], 0x96      ;   349.2 p0+p3   41 t
        vpternlogd zmm19, zmm28, [rbp + 26624], 0x96      ;   349.2 p5+p2   61 t
        vpternlogd zmm5, zmm31, [rbp + 28160], 0x96       ;   349.7 p0+p3   61 t
        vpternlogd zmm6, zmm26, [rbp + 27136], 0x96       ;   350.2 p5+p2   61 t
        vpxord zmm28, zmm28, [rbp + 25088]                ;   350.7 p0+p3   61 t
        vpxord zmm26, zmm26, [rbp + 25600]                ;   351.2 p5+p2   61 t
        vpxord zmm21, zmm11, [r8 + 4864]{1to16}           ;   351.7 p0+p3   40 t
        vpbroadcastd zmm31, [r8 + 5052]                   ;   216.0 p10     62 l.47
        vpbroadcastd zmm31, [r8 + 5072]                   ;   217.0 p10     62 l.52
        vpbroadcastd zmm31, [r8 + 5084]                   ;   218.0 p10     62 l.55
        vpbroadcastd zmm31, [r8 + 5116]                   ;   219.0 p10     62 l.63
        vmovdqu64 zmm31, [rbp + 17920]                    ;   225.7 p2      21 t reload
        vmovdqu64 [rbp + 24256], zmm11                    ;   314.7 p7+p4   61 t spill
        vmovdqu64 zmm11, [rbp + 19776]                    ;   225.8 p3      41 t
        vpternlogd zmm11, zmm31, [rbp + 16448], 0x96      ;   352.2 p5+p2   41 t
        vpternlogd zmm25, zmm13, zmm11, 0x96              ;   353.2 p0      41 t
        vpternlogd zmm30, zmm25, [rbp + 26688], 0x96      ;   354.2 p5+p3   61 t
        vpternlogd zmm23, zmm11, [rbp + 28224], 0x96      ;   353.7 p0+p2   61 t
        vpxord zmm25, zmm25, [rbp + 25152]                ;   354.2 p5+p3   61 t
        vmovdqu64 zmm11, [rbp + 18048]                    ;   228.7 p2      22 t reload
        vmovdqu64 zmm13, [rbp + 17536]                    ;   228.8 p3      21 t reload
        vmovdqu64 zmm31, [rbp + 17792]                    ;   229.7 p2      41 t
        vpternlogd zmm31, zmm13, zmm11, 0x96              ;   354.7 p0      41 t
        vpternlogd zmm24, zmm31, [rbp + 16320], 0x96      ;   355.7 p5+p3   41 t
        vmovdqu64 zmm13, [rbp + 19712]                    ;   268.7 p2      41 t reload
        vpternlogd zmm11, zmm13, [rbp + 17792], 0x96      ;   355.7 p0+p3   41 t
        vpternlogd zmm16, zmm31, [rbp + 27776], 0x96      ;   356.2 p5+p2   61 t
        vpternlogd zmm1, zmm11, [rbp + 26752], 0x96       ;   356.7 p0+p3   61 t
        vpxord zmm31, zmm24, [rbp + 24704]                ;   357.2 p5+p2   61 t
        vpternlogd zmm24, zmm13, [rbp + 28288], 0x96      ;   357.7 p0+p3   61 t
        vpxord zmm11, zmm11, [rbp + 25216]                ;   358.2 p5+p2   61 t
        vpxord zmm13, zmm14, [r8 + 4872]{1to16}           ;   358.7 p0+p3   40 t
        vmovdqu64 [rbp + 24384], zmm14                    ;   315.2 p8+p9   61 t spill
        vpxord zmm14, zmm3, [r8 + 4876]{1to16}            ;   359.2 p5+p2   40 t
        vmovdqu64 [rbp + 24448], zmm3                     ;   316.7 p7+p4   61 t spill
        vpxord zmm3, zmm22, [r8 + 4896]{1to16}            ;   359.7 p0+p3   40 t
        vmovdqu64 [rbp + 24768], zmm22                    ;   317.7 p8+p9   61 t spill
        vpxord zmm22, zmm29, [r8 + 4888]{1to16}           ;   360.2 p5+p2   40 t
        vmovdqu64 [rbp + 24640], zmm29                    ;   325.2 p7+p4   61 t spill
        vpxord zmm29, zmm4, [r8 + 4880]{1to16}            ;   360.7 p0+p3   40 t
        vmovdqu64 [rbp + 24512], zmm4                     ;   346.7 p8+p9   61 t spill
        vpxord zmm4, zmm2, [r8 + 4936]{1to16}             ;   361.2 p5+p2   40 t
        vmovdqu64 [rbp + 25408], zmm2                     ;   339.2 p7+p4   61 t spill
        vpxord zmm2, zmm28, [r8 + 4916]{1to16}            ;   361.7 p0+p3   40 t
        vmovdqu64 [rbp + 25088], zmm28                    ;   351.7 p8+p9   61 t spill
        vpxord zmm28, zmm17, [r8 + 4952]{1to16}           ;   362.2 p5+p2   40 t
        vmovdqu64 [rbp + 25664], zmm17                    ;   339.7 p7+p4   61 t spill
        vpxord zmm17, zmm18, [r8 + 4960]{1to16}           ;   362.7 p0+p3   40 t
        vmovdqu64 [rbp + 25792], zmm18                    ;   340.7 p8+p9   61 t spill
        vpxord zmm18, zmm11, [r8 + 4924]{1to16}           ;   363.2 p5+p2   40 t
        vmovdqu64 [rbp + 25216], zmm11                    ;   359.2 p7+p4   61 t spill
        vpxord zmm11, zmm12, [r8 + 4964]{1to16}           ;   363.7 p0+p3   40 t
        vmovdqu64 [rbp + 25856], zmm12                    ;   341.2 p8+p9   61 t spill
        vpxord zmm12, zmm10, [r8 + 4968]{1to16}           ;   364.2 p5+p2   40 t
        vmovdqu64 [rbp + 25920], zmm10                    ;   341.7 p7+p4   61 t spill
        vpxord zmm10, zmm20, [r8 + 4972]{1to16}           ;   364.7 p0+p3   40 t
        vmovdqu64 [rbp + 25984], zmm20                    ;   342.2 p8+p9   61 t spill
        vpxord zmm20, zmm27, [r8 + 4984]{1to16}           ;   365.2 p5+p2   40 t
        vmovdqu64 [rbp + 26176], zmm27                    ;   343.2 p7+p4   61 t spill
        vpxord zmm27, zmm19, [r8 + 5012]{1to16}           ;   365.7 p0+p3   40 t
        vmovdqu64 [rbp + 26624], zmm19                    ;   350.2 p8+p9   61 t spill
        vmovdqa64 zmm19, zmm22                            ;   361.2         41 t copy
        vpternlogd zmm19, zmm14, zmm21, 0x96              ;   366.2 p5      41 t
        vmovdqu64 [rbp + 28288], zmm24                    ;   358.7 p7+p4   61 t spill
        vpxord zmm24, zmm1, [r8 + 5020]{1to16}            ;   366.7 p0+p2   40 t
        vmovdqu64 [rbp + 26752], zmm1                     ;   357.7 p8+p9   61 t spill
        vpxord zmm1, zmm9, [r8 + 5104]{1to16}             ;   367.2 p5+p3   40 t
        vmovdqu64 [rbp + 28096], zmm9                     ;   347.2 p7+p4   61 t spill
        vpxord zmm9, zmm23, [r8 + 5112]{1to16}            ;   367.7 p0+p2   40 t
        vmovdqu64 [rbp + 28224], zmm23                    ;   354.7 p8+p9   61 t spill
        vmovdqa64 zmm23, zmm29                            ;   361.7         41 t copy
        vmovdqu64 [rbp + 17472], zmm1                     ;   368.2 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm19                             ;   367.2         41 t copy
        vpternlogd zmm1, zmm31, [r8 + 4892]{1to16}, 0x96  ;   368.2 p5+p3   41 t
        vmovdqu64 [rbp + 17280], zmm9                     ;   368.7 p8+p9   40 t spill
        vmovdqa64 zmm9, zmm1                              ;   369.2         41 t copy
        vmovdqu64 [rbp + 28160], zmm5                     ;   350.7 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 24320]                     ;   313.7 p2      40 t
        vpxord zmm5, zmm5, [r8 + 4868]{1to16}             ;   368.7 p0+p3   40 t
        vpxord zmm23, zmm23, zmm5                         ;   369.7 p5      41 t
        vpxord zmm9, zmm9, zmm23                          ;   370.7 p0      41 t
        vmovdqu64 [rbp + 27776], zmm16                    ;   357.2 p8+p9   61 t spill
        vpandnd zmm16, zmm9, zmm22                        ;   371.7 p5      41 t
        vmovdqu64 [rbp + 27584], zmm8                     ;   345.7 p7+p4   61 t spill
        vmovdqu64 zmm8, [rbp + 24576]                     ;   323.2 p2      41 t
        vpternlogd zmm8, zmm5, [r8 + 4884]{1to16}, 0x69   ;   370.7 p0+p3   41 t
        vmovdqu64 [rbp + 27136], zmm6                     ;   351.2 p8+p9   61 t spill
        vmovdqa64 zmm6, zmm19                             ;   367.2         41 t copy
        vpternlogd zmm6, zmm8, zmm8, 0xc3                 ;   371.7 p5      41 t
        vpternlogd zmm16, zmm1, zmm6, 0xb4                ;   372.7 p0      41 t
        vmovdqu64 [rbp + 26688], zmm30                    ;   355.2 p7+p4   61 t spill
        vmovdqa64 zmm30, zmm9                             ;   371.7         41 t copy
        vpternlogd zmm30, zmm6, zmm22, 0x96               ;   372.7 p5      41 t
        vmovdqu64 [rbp + 20096], zmm27                    ;   366.7 p8+p9   40 t spill
        vmovdqa64 zmm27, zmm30                            ;   373.7         41 t copy
        vpternlogd zmm27, zmm23, zmm8, 0x6a               ;   373.7 p0      41 t
        vpternlogd zmm22, zmm27, zmm9, 0x93               ;   374.7 p5      41 t
        vpternlogd zmm27, zmm1, zmm8, 0x1e                ;   374.7 p0      41 t
        vmovdqu64 [rbp + 20160], zmm24                    ;   367.7 p7+p4   40 t spill
        vpxord zmm24, zmm6, zmm30                         ;   374.2 p5      41 t
        vmovdqu64 [rbp + 26560], zmm7                     ;   346.7 p8+p9   61 t spill
        vmovdqa64 zmm7, zmm24                             ;   375.2         41 t copy
        vpternlogd zmm7, zmm19, zmm13, 0x96               ;   375.2 p0      41 t
        vmovdqu64 [rbp + 20224], zmm12                    ;   365.2 p7+p4   40 t spill
        vpxord zmm12, zmm24, zmm7                         ;   376.2 p5      41 t
        vpternlogd zmm29, zmm12, zmm19, 0x96              ;   377.2 p0      41 t
        vpternlogd zmm21, zmm12, zmm5, 0x69               ;   377.2 p5      41 t
        vpternlogd zmm16, zmm29, zmm7, 0x1e               ;   378.2 p0      41 t
        vpternlogd zmm16, zmm21, zmm8, 0xe1               ;   379.2 p5      41 t
        vmovdqu64 [rbp + 20288], zmm17                    ;   363.7 p8+p9   40 t spill
        vmovdqa64 zmm17, zmm21                            ;   378.2         41 t copy
        vpternlogd zmm17, zmm12, zmm9, 0x7b               ;   378.2 p0      41 t
        vmovdqu64 [rbp + 20352], zmm10                    ;   365.7 p7+p4   40 t spill
        vmovdqa64 zmm10, zmm22                            ;   375.7         41 t copy
        vpternlogd zmm10, zmm21, zmm7, 0x1e               ;   378.2 p5      41 t
        vpternlogd zmm22, zmm31, [r8 + 4892]{1to16}, 0x96 ;   378.7 p0+p2   41 t
        vmovdqu64 [rbp + 24704], zmm31                    ;   358.2 p8+p9   61 t spill
        vpxord zmm31, zmm29, zmm21                        ;   379.2 p5      41 t
        vpternlogd zmm27, zmm31, zmm19, 0xb4              ;   380.2 p0      41 t
        vpternlogd zmm22, zmm17, zmm27, 0x69              ;   381.2 p5      41 t
        vpternlogd zmm27, zmm13, zmm5, 0xb4               ;   381.2 p0      41 t
        vpternlogd zmm10, zmm31, zmm8, 0xe1               ;   381.2 p5      41 t
        vmovdqa64 zmm17, zmm10                            ;   382.2         41 t copy
        vpternlogd zmm17, zmm27, zmm16, 0xe3              ;   382.2 p0      41 t
        vmovdqu64 [rbp + 20416], zmm20                    ;   366.2 p7+p4   40 t spill
        vmovdqa64 zmm20, zmm22                            ;   382.2         41 t copy
        vpternlogd zmm20, zmm27, zmm16, 0x6c              ;   382.2 p5      41 t
        vmovdqu64 [rbp + 20480], zmm11                    ;   364.7 p8+p9   40 t spill
        vpxord zmm11, zmm20, zmm17                        ;   383.2 p0      41 t
        vpternlogd zmm16, zmm11, zmm22, 0xbe              ;   384.2 p5      41 t
        vpternlogd zmm27, zmm16, zmm10, 0xc2              ;   385.2 p0      41 t
        vpternlogd zmm16, zmm17, zmm10, 0x72              ;   385.2 p5      41 t
        vpternlogd zmm20, zmm22, zmm27, 0x36              ;   386.2 p0      41 t
        vmovdqu64 zmm10, [rbp + 19456]                    ;   265.7 p3      41 t reload
        vmovdqu64 zmm17, [rbp + 26368]                    ;   264.3 p2      61 t
        vpternlogd zmm17, zmm10, [rbp + 16832], 0x96      ;   385.2 p5+p3   61 t
        vpternlogd zmm14, zmm16, zmm24, 0x12              ;   386.2 p0      41 t
        vpxord zmm10, zmm17, [r8 + 4996]{1to16}           ;   386.2 p5+p2   40 t
        vmovdqa64 zmm22, zmm11                            ;   384.2         41 t copy
        vpternlogd zmm22, zmm21, zmm9, 6                  ;   386.7 p0      41 t
        vpord zmm12, zmm12, zmm11                         ;   387.2 p5      41 t
        vpxord zmm11, zmm11, zmm20                        ;   387.7 p0      41 t
        vpternlogd zmm9, zmm11, zmm22, 0x56               ;   388.7 p5      41 t
        vpxord zmm22, zmm22, zmm31                        ;   388.7 p0      41 t
        vpord zmm29, zmm29, zmm27                         ;   389.2 p5      41 t
        vpternlogd zmm22, zmm29, zmm14, 0x96              ;   390.2 p0      41 t
        vpternlogd zmm29, zmm21, zmm20, 0x2d              ;   390.2 p5      41 t
        vmovdqa64 zmm21, zmm3                             ;   360.7         23 t copy
        vpternlogd zmm21, zmm0, [r8 + 4912]{1to16}, 0x69  ;   390.7 p0+p3   23 t
        vmovdqu64 [rbp + 26368], zmm17                    ;   386.2 p7+p4   61 t spill
        vpxord zmm17, zmm20, zmm27                        ;   391.2 p5      41 t
        vpternlogd zmm22, zmm31, zmm17, 0x78              ;   392.2 p0      41 t
        vmovdqa64 zmm31, zmm16                            ;   386.2         41 t copy
        vpternlogd zmm31, zmm17, zmm17, 0xc3              ;   392.2 p5      41 t
        vpternlogd zmm1, zmm9, zmm31, 0x36                ;   393.2 p0      41 t
        vpternlogd zmm17, zmm7, zmm8, 6                   ;   393.2 p5      41 t
        vpternlogd zmm20, zmm8, zmm17, 0x9a               ;   394.2 p0      41 t
        vpternlogd zmm17, zmm7, zmm27, 0xe1               ;   394.2 p5      41 t
        vpternlogd zmm24, zmm17, zmm11, 0x63              ;   395.2 p0      41 t
        vpxord zmm11, zmm11, zmm31                        ;   395.2 p5      41 t
        vmovdqa64 zmm7, zmm11                             ;   396.2         41 t copy
        vpternlogd zmm7, zmm27, zmm27, 0xc3               ;   396.2 p0      41 t
        vpternlogd zmm13, zmm22, zmm7, 0xc6               ;   397.2 p5      41 t
        vpternlogd zmm7, zmm5, zmm13, 0x95                ;   398.2 p0      41 t
        vmovdqu64 zmm5, [rbp + 24832]                     ;   270.5 p2      40 t
        vpternlogd zmm17, zmm12, zmm13, 0x96              ;   398.2 p5      41 t
        vpxord zmm5, zmm5, [r8 + 4900]{1to16}             ;   397.7 p0+p3   40 t
        vmovdqu64 zmm8, [rbp + 24896]                     ;   335.7 p2      40 t
        vpternlogd zmm13, zmm16, zmm19, 0x2d              ;   398.2 p5      41 t
        vpxord zmm8, zmm8, [r8 + 4904]{1to16}             ;   398.7 p0+p3   40 t
        vmovdqu64 zmm12, [rbp + 25280]                    ;   272.5 p2      40 t
        vpxord zmm12, zmm12, [r8 + 4928]{1to16}           ;   399.2 p5+p3   40 t
        vmovdqu64 zmm16, [rbp + 25344]                    ;   273.5 p2      40 t
        vpternlogd zmm29, zmm7, zmm1, 0x69                ;   399.7 p0      41 t
        vpternlogd zmm30, zmm20, zmm11, 0x93              ;   400.2 p5      41 t
        vpandd zmm23, zmm23, zmm11                        ;   400.7 p0      41 t
        vpxord zmm16, zmm16, [r8 + 4932]{1to16}           ;   401.2 p5+p3   40 t
        vpternlogd zmm23, zmm7, zmm9, 0x96                ;   401.7 p0      41 t
        vmovdqu64 zmm7, [rbp + 25472]                     ;   274.5 p2      40 t
        vpxord zmm7, zmm7, [r8 + 4940]{1to16}             ;   402.2 p5+p3   40 t
        vmovdqu64 zmm9, [rbp + 25536]                     ;   331.2 p2      40 t
        vpxord zmm9, zmm9, [r8 + 4944]{1to16}             ;   402.7 p0+p3   40 t
        vmovdqu64 zmm11, [rbp + 26048]                    ;   333.2 p2      40 t
        vpternlogd zmm31, zmm6, zmm30, 0x59               ;   403.2 p5      41 t
        vpxord zmm11, zmm11, [r8 + 4976]{1to16}           ;   403.7 p0+p3   40 t
        vmovdqu64 zmm6, [rbp + 26304]                     ;   326.7 p2      40 t
        vpternlogd zmm24, zmm30, zmm13, 0x69              ;   404.2 p5      41 t
        vpxord zmm6, zmm6, [r8 + 4992]{1to16}             ;   404.7 p0+p3   40 t
        vmovdqu64 zmm19, [rbp + 26432]                    ;   314.2 p2      40 t
        vpternlogd zmm13, zmm20, zmm31, 0x96              ;   405.2 p5      41 t
        vpxord zmm19, zmm19, [r8 + 5000]{1to16}           ;   405.7 p0+p3   40 t
        vmovdqu64 zmm20, [rbp + 26816]                    ;   328.7 p2      40 t
        vpternlogd zmm14, zmm1, zmm31, 0x96               ;   406.2 p5      41 t
        vpxord zmm20, zmm20, [r8 + 5024]{1to16}           ;   406.7 p0+p3   40 t
        vmovdqu64 zmm1, [rbp + 26880]                     ;   329.2 p2      40 t
        vpternlogd zmm13, zmm17, zmm23, 0x96              ;   407.2 p5      41 t
        vpternlogd zmm31, zmm13, zmm29, 0x96              ;   408.2 p0      41 t
        vmovdqa64 zmm27, zmm18                            ;   364.2         23 t copy
        vpternlogd zmm27, zmm2, zmm8, 0x96                ;   408.2 p5      23 t
        vpxord zmm1, zmm1, [r8 + 5028]{1to16}             ;   408.7 p0+p3   40 t
        vmovdqa64 zmm30, zmm16                            ;   402.2         22 t copy
        vpternlogd zmm30, zmm26, [r8 + 4948]{1to16}, 0x69 ;   409.2 p5+p2   22 t
        vmovdqu64 [rbp + 25600], zmm26                    ;   352.2 p8+p9   61 t spill
        vmovdqa64 zmm26, zmm28                            ;   363.2         22 t copy
        vpternlogd zmm26, zmm7, zmm12, 0x96               ;   409.7 p0      22 t
        vmovdqu64 [rbp + 25024], zmm0                     ;   347.7 p7+p4   61 t spill
        vpxord zmm0, zmm9, zmm16                          ;   410.2 p5      22 t
        vmovdqu64 [rbp + 20544], zmm17                    ;   399.2 p8+p9   41 t spill
        vmovdqa64 zmm17, zmm27                            ;   409.2         23 t copy
        vpternlogd zmm17, zmm25, [r8 + 4920]{1to16}, 0x96 ;   410.7 p0+p3   23 t
        vmovdqu64 [rbp + 20608], zmm29                    ;   400.7 p7+p4   41 t spill
        vmovdqa64 zmm29, zmm17                            ;   411.7         23 t copy
        vmovdqu64 [rbp + 20672], zmm13                    ;   408.2 p8+p9   41 t spill
        vmovdqa64 zmm13, zmm27                            ;   409.2         23 t copy
        vpternlogd zmm13, zmm21, zmm21, 0xc3              ;   411.2 p5      23 t
        vmovdqu64 [rbp + 20736], zmm14                    ;   407.2 p7+p4   41 t spill
        vpandnd zmm14, zmm13, zmm17                       ;   412.2 p0      23 t
        vmovdqu64 [rbp + 20800], zmm22                    ;   393.2 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm13                            ;   412.2         23 t copy
        vmovdqu64 [rbp + 20864], zmm24                    ;   405.2 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm0                             ;   411.2         22 t copy
        vmovdqu64 [rbp + 20928], zmm23                    ;   402.7 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 26944]                    ;   318.2 p2      40 t
        vpxord zmm23, zmm23, [r8 + 5032]{1to16}           ;   412.2 p5+p3   40 t
        vmovdqu64 [rbp + 20992], zmm31                    ;   409.2 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 27008]                    ;   329.7 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5036]{1to16}           ;   412.7 p0+p3   40 t
        vmovdqu64 [rbp + 21056], zmm23                    ;   413.2 p8+p9   40 t spill
        vmovdqu64 zmm23, [rbp + 27072]                    ;   331.7 p2      40 t
        vpxord zmm23, zmm23, [r8 + 5040]{1to16}           ;   413.2 p5+p3   40 t
        vmovdqu64 [rbp + 21120], zmm23                    ;   414.2 p7+p4   40 t spill
        vmovdqu64 zmm23, [rbp + 27200]                    ;   335.7 p2      40 t
        vpxord zmm23, zmm23, [r8 + 5048]{1to16}           ;   413.7 p0+p3   40 t
        vmovdqu64 [rbp + 21184], zmm20                    ;   407.7 p8+p9   40 t spill
        vmovdqa64 zmm20, zmm0                             ;   411.2         22 t copy
        vmovdqu64 [rbp + 21248], zmm31                    ;   413.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 27328]                    ;   319.7 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5056]{1to16}           ;   414.2 p5+p3   40 t
        vmovdqu64 [rbp + 21312], zmm31                    ;   415.2 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 27392]                    ;   319.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5060]{1to16}           ;   414.7 p0+p3   40 t
        vmovdqu64 [rbp + 21376], zmm31                    ;   415.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 27456]                    ;   320.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5064]{1to16}           ;   415.2 p5+p3   40 t
        vmovdqu64 [rbp + 21440], zmm31                    ;   416.2 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 27520]                    ;   320.7 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5068]{1to16}           ;   415.7 p0+p3   40 t
        vmovdqu64 [rbp + 21504], zmm31                    ;   416.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 27712]                    ;   326.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5080]{1to16}           ;   416.2 p5+p3   40 t
        vmovdqu64 [rbp + 21568], zmm31                    ;   417.2 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 27840]                    ;   315.7 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5088]{1to16}           ;   416.7 p0+p3   40 t
        vmovdqu64 [rbp + 21632], zmm31                    ;   417.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 27904]                    ;   336.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5092]{1to16}           ;   417.2 p5+p3   40 t
        vmovdqu64 [rbp + 21696], zmm31                    ;   418.2 p8+p9   40 t spill
        vmovdqu64 zmm31, [rbp + 27968]                    ;   316.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5096]{1to16}           ;   417.7 p0+p3   40 t
        vmovdqu64 [rbp + 21760], zmm31                    ;   418.7 p7+p4   40 t spill
        vmovdqu64 zmm31, [rbp + 28032]                    ;   317.2 p2      40 t
        vpxord zmm31, zmm31, [r8 + 5100]{1to16}           ;   418.2 p5+p3   40 t
        vmovdqu64 [rbp + 21824], zmm31                    ;   419.2 p8+p9   40 t spill
        vpxord zmm31, zmm11, [rbp + 20480]                ;   418.7 p0+p2   21 t
        vmovdqu64 [rbp + 21888], zmm23                    ;   414.7 p7+p4   40 t spill
        vmovdqa64 zmm23, zmm26                            ;   410.7         22 t copy
        vpternlogd zmm23, zmm15, [r8 + 4956]{1to16}, 0x96 ;   419.2 p5+p3   22 t
        vpxord zmm24, zmm24, zmm23                        ;   420.2 p0      22 t
        vmovdqu64 [rbp + 21952], zmm1                     ;   409.7 p8+p9   40 t spill
        vmovdqa64 zmm1, zmm26                             ;   410.7         22 t copy
        vpternlogd zmm1, zmm30, zmm30, 0xc3               ;   420.2 p5      22 t
        vmovdqu64 [rbp + 22016], zmm10                    ;   387.2 p7+p4   40 t spill
        vpandnd zmm10, zmm1, zmm23                        ;   421.2 p0      22 t
        vpternlogd zmm10, zmm24, zmm28, 0xd2              ;   422.2 p5      22 t
        vmovdqu64 [rbp + 22080], zmm19                    ;   406.7 p8+p9   40 t spill
        vmovdqa64 zmm19, zmm24                            ;   421.2         22 t copy
        vpternlogd zmm19, zmm1, zmm28, 0x96               ;   421.7 p0      22 t
        vpternlogd zmm0, zmm19, zmm30, 0x6a               ;   422.7 p5      22 t
        vpternlogd zmm28, zmm0, zmm24, 0x93               ;   423.7 p0      22 t
        vpternlogd zmm0, zmm23, zmm30, 0x1e               ;   423.7 p5      22 t
        vmovdqu64 [rbp + 22144], zmm6                     ;   405.7 p7+p4   40 t spill
        vpxord zmm6, zmm1, zmm19                          ;   423.7 p0      22 t
        vmovdqu64 [rbp + 22208], zmm11                    ;   404.7 p8+p9   40 t spill
        vmovdqa64 zmm11, zmm6                             ;   424.7         22 t copy
        vpternlogd zmm11, zmm26, zmm4, 0x96               ;   424.7 p5      22 t
        vmovdqu64 [rbp + 22272], zmm31                    ;   419.7 p7+p4   21 t spill
        vpxord zmm31, zmm6, zmm11                         ;   425.7 p0      22 t
        vpternlogd zmm9, zmm31, zmm26, 0x96               ;   426.7 p5      22 t
        vpternlogd zmm12, zmm31, zmm16, 0x69              ;   426.7 p0      22 t
        vpternlogd zmm10, zmm9, zmm11, 0x1e               ;   427.7 p5      22 t
        vpternlogd zmm10, zmm12, zmm30, 0xe1              ;   428.7 p0      22 t
        vmovdqu64 [rbp + 22336], zmm1                     ;   421.2 p8+p9   22 t spill
        vmovdqa64 zmm1, zmm12                             ;   427.7         22 t copy
        vpternlogd zmm1, zmm31, zmm24, 0x7b               ;   427.7 p5      22 t
        vmovdqu64 [rbp + 22400], zmm19                    ;   422.7 p7+p4   22 t spill
        vmovdqa64 zmm19, zmm28                            ;   424.7         22 t copy
        vpternlogd zmm19, zmm12, zmm11, 0x1e              ;   427.7 p0      22 t
        vpternlogd zmm28, zmm15, [r8 + 4956]{1to16}, 0x96 ;   428.2 p5+p2   22 t
        vmovdqu64 [rbp + 25728], zmm15                    ;   340.2 p8+p9   61 t spill
        vpxord zmm15, zmm9, zmm12                         ;   428.7 p0      22 t
        vpternlogd zmm0, zmm15, zmm26, 0xb4               ;   429.7 p5      22 t
        vpternlogd zmm28, zmm1, zmm0, 0x69                ;   430.7 p0      22 t
        vpternlogd zmm0, zmm4, zmm16, 0xb4                ;   430.7 p5      22 t
        vpternlogd zmm19, zmm15, zmm30, 0xe1              ;   430.7 p0      22 t
        vmovdqa64 zmm1, zmm19                             ;   431.7         22 t copy
        vpternlogd zmm1, zmm0, zmm10, 0xe3                ;   431.7 p5      22 t
        vmovdqu64 [rbp + 22464], zmm26                    ;   410.7 p7+p4   22 t spill
        vmovdqa64 zmm26, zmm28                            ;   431.7         22 t copy
        vpternlogd zmm26, zmm0, zmm10, 0x6c               ;   431.7 p0      22 t
        vmovdqu64 [rbp + 22528], zmm11                    ;   425.7 p8+p9   22 t spill
        vpxord zmm11, zmm26, zmm1                         ;   432.7 p5      22 t
        vpternlogd zmm10, zmm11, zmm28, 0xbe              ;   433.7 p0      22 t
        vpternlogd zmm0, zmm10, zmm19, 0xc2               ;   434.7 p5      22 t
        vpternlogd zmm10, zmm1, zmm19, 0x72               ;   434.7 p0      22 t
        vpternlogd zmm26, zmm28, zmm0, 0x36               ;   435.7 p5      22 t
        vpbroadcastd zmm1, [r8 + 4908]                    ;   315.7 p10     62 l.11 reload
        vmovdqu64 zmm19, [rbp + 24960]                    ;   318.7 p3      23 t
        vpternlogd zmm19, zmm3, zmm1, 0x96                ;   434.7 p0      23 t
        vmovdqu64 zmm28, [rbp + 24960]                    ;   318.7 p2      61 t reload
        vpternlogd zmm1, zmm27, zmm28, 0x96               ;   435.2 p5      23 t
        vpxord zmm29, zmm29, zmm19                        ;   435.7 p0      23 t
        vpternlogd zmm7, zmm10, zmm6, 0x12                ;   436.2 p5      22 t
        vmovdqa64 zmm28, zmm29                            ;   436.7         23 t copy
        vpternlogd zmm28, zmm13, zmm2, 0x96               ;   436.7 p0      23 t
        vpxord zmm22, zmm22, zmm28                        ;   437.7 p5      23 t
        vmovdqu64 [rbp + 22592], zmm6                     ;   424.7 p7+p4   22 t spill
        vpandnd zmm6, zmm29, zmm2                         ;   437.7 p0      23 t
        vmovdqu64 [rbp + 22656], zmm30                    ;   410.2 p8+p9   22 t spill
        vmovdqa64 zmm30, zmm28                            ;   437.7         23 t copy
        vpternlogd zmm30, zmm19, zmm21, 0x6a              ;   438.2 p5      23 t
        vpternlogd zmm2, zmm30, zmm29, 0x93               ;   439.2 p0      23 t
        vpternlogd zmm30, zmm17, zmm21, 0x1e              ;   439.2 p5      23 t
        vmovdqu64 [rbp + 22720], zmm16                    ;   402.2 p7+p4   40 t spill
        vmovdqa64 zmm16, zmm22                            ;   438.7         23 t copy
        vpternlogd zmm16, zmm27, zmm5, 0x96               ;   439.7 p0      23 t
        vmovdqu64 [rbp + 22784], zmm4                     ;   362.2 p8+p9   40 t spill
        vmovdqa64 zmm4, zmm1                              ;   436.2         23 t copy
        vpternlogd zmm4, zmm16, zmm22, 0xde               ;   440.7 p5      23 t
        vpternlogd zmm14, zmm4, zmm6, 0x96                ;   441.7 p0      23 t
        vmovdqa64 zmm4, zmm2                              ;   440.2         23 t copy
        vpternlogd zmm4, zmm25, [r8 + 4920]{1to16}, 0x96  ;   441.2 p5+p3   23 t
        vpxord zmm6, zmm22, zmm16                         ;   441.7 p0      23 t
        vpternlogd zmm18, zmm6, zmm3, 0x69                ;   442.7 p5      23 t
        vpternlogd zmm14, zmm18, zmm21, 0xe1              ;   443.7 p0      23 t
        vpternlogd zmm2, zmm18, zmm16, 0x1e               ;   443.7 p5      23 t
        vmovdqu64 [rbp + 25152], zmm25                    ;   355.2 p7+p4   61 t spill
        vmovdqa64 zmm25, zmm18                            ;   443.7         23 t copy
        vpternlogd zmm25, zmm1, zmm6, 0x96                ;   443.7 p0      23 t
        vpternlogd zmm30, zmm25, zmm27, 0xb4              ;   444.7 p5      23 t
        vpternlogd zmm2, zmm25, zmm21, 0xe1               ;   444.7 p0      23 t
        vmovdqu64 [rbp + 22848], zmm7                     ;   437.2 p8+p9   22 t spill
        vmovdqa64 zmm7, zmm30                             ;   445.7         23 t copy
        vpternlogd zmm7, zmm5, zmm3, 0xb4                 ;   445.7 p5      23 t
        vmovdqu64 [rbp + 22912], zmm15                    ;   429.7 p7+p4   22 t spill
        vmovdqa64 zmm15, zmm18                            ;   443.7         23 t copy
        vpternlogd zmm15, zmm6, zmm29, 0x7b               ;   445.7 p0      23 t
        vpternlogd zmm4, zmm15, zmm30, 0x69               ;   446.7 p5      23 t
        vmovdqa64 zmm15, zmm2                             ;   445.7         23 t copy
        vpternlogd zmm15, zmm7, zmm14, 0xe3               ;   446.7 p0      23 t
        vmovdqa64 zmm30, zmm4                             ;   447.7         23 t copy
        vpternlogd zmm30, zmm7, zmm14, 0x6c               ;   447.7 p5      23 t
        vmovdqu64 [rbp + 22976], zmm23                    ;   420.2 p8+p9   22 t spill
        vpxord zmm23, zmm15, zmm30                        ;   448.7 p0      23 t
        vpternlogd zmm14, zmm23, zmm4, 0xbe               ;   449.7 p5      23 t
        vpternlogd zmm7, zmm14, zmm2, 0xc2                ;   450.7 p0      23 t
        vpternlogd zmm14, zmm15, zmm2, 0x72               ;   450.7 p5      23 t
        vpternlogd zmm30, zmm4, zmm7, 0x36                ;   451.7 p0      23 t
        vpternlogd zmm8, zmm14, zmm22, 0x12               ;   451.7 p5      23 t
        vpternlogd zmm1, zmm7, zmm6, 0xde                 ;   451.7 p0      23 t
        vmovdqa64 zmm2, zmm23                             ;   449.7         23 t copy
        vpternlogd zmm2, zmm18, zmm29, 6                  ;   451.2 p5      23 t
        vpternlogd zmm18, zmm1, zmm30, 0x39               ;   452.7 p0      23 t
        vpord zmm6, zmm6, zmm23                           ;   452.2 p5      23 t
        vpxord zmm23, zmm23, zmm30                        ;   452.7 p0      23 t
        vpternlogd zmm29, zmm23, zmm2, 0x56               ;   453.7 p5      23 t
        vpxord zmm2, zmm2, zmm25                          ;   453.7 p0      23 t
        vpternlogd zmm2, zmm1, zmm8, 0x96                 ;   454.7 p5      23 t
        vpxord zmm1, zmm30, zmm7                          ;   454.7 p0      23 t
        vpternlogd zmm2, zmm25, zmm1, 0x78                ;   455.7 p5      23 t
        vmovdqa64 zmm4, zmm14                             ;   451.7         23 t copy
        vpternlogd zmm4, zmm1, zmm1, 0xc3                 ;   455.7 p0      23 t
        vpternlogd zmm17, zmm29, zmm4, 0x36               ;   456.7 p5      23 t
        vpternlogd zmm1, zmm16, zmm21, 6                  ;   456.7 p0      23 t
        vpternlogd zmm30, zmm21, zmm1, 0x9a               ;   457.7 p5      23 t
        vpternlogd zmm1, zmm16, zmm7, 0xe1                ;   457.7 p0      23 t
        vpternlogd zmm22, zmm1, zmm23, 0x63               ;   458.7 p5      23 t
        vpxord zmm23, zmm23, zmm4                         ;   458.7 p0      23 t
        vmovdqa64 zmm15, zmm23                            ;   459.7         23 t copy
        vpternlogd zmm15, zmm7, zmm7, 0xc3                ;   459.7 p5      23 t
        vpternlogd zmm5, zmm2, zmm15, 0xc6                ;   460.7 p0      23 t
        vpternlogd zmm15, zmm3, zmm5, 0x95                ;   461.7 p5      23 t
        vpternlogd zmm1, zmm6, zmm5, 0x96                 ;   461.7 p0      23 t
        vpternlogd zmm5, zmm14, zmm27, 0x2d               ;   461.7 p5      23 t
        vpternlogd zmm18, zmm15, zmm17, 0x69              ;   462.7 p0      23 t
        vpternlogd zmm28, zmm30, zmm23, 0x93              ;   462.2 p5      23 t
        vpandd zmm19, zmm19, zmm23                        ;   462.7 p0      23 t
        vpternlogd zmm19, zmm15, zmm29, 0x96              ;   463.7 p5      23 t
        vpternlogd zmm4, zmm13, zmm28, 0x59               ;   463.7 p0      23 t
        vpternlogd zmm22, zmm28, zmm5, 0x69               ;   464.2 p5      23 t
        vpternlogd zmm5, zmm30, zmm4, 0x96                ;   464.7 p0      23 t
        vpternlogd zmm8, zmm17, zmm4, 0x96                ;   465.2 p5      23 t
        vpternlogd zmm5, zmm1, zmm19, 0x96                ;   465.7 p0      23 t
        vpternlogd zmm4, zmm5, zmm18, 0x96                ;   466.7 p5      23 t
        vmovdqa64 zmm3, zmm11                             ;   433.7         22 t copy
        vpternlogd zmm3, zmm12, zmm24, 6                  ;   466.7 p0      22 t
        vpord zmm31, zmm31, zmm11                         ;   467.2 p5      22 t
        vpxord zmm11, zmm11, zmm26                        ;   467.7 p0      22 t
        vpternlogd zmm24, zmm11, zmm3, 0x56               ;   468.7 p5      22 t
        vpord zmm9, zmm9, zmm0                            ;   468.7 p0      22 t
        vpternlogd zmm12, zmm9, zmm26, 0x39               ;   469.7 p5      22 t
        vpxord zmm6, zmm26, zmm0                          ;   469.7 p0      22 t
        vmovdqa64 zmm7, zmm10                             ;   435.7         22 t copy
        vpternlogd zmm7, zmm6, zmm6, 0xc3                 ;   470.7 p5      22 t
        vpxord zmm13, zmm11, zmm7                         ;   471.7 p0      22 t
        vmovdqa64 zmm14, zmm13                            ;   472.7         22 t copy
        vpternlogd zmm14, zmm0, zmm0, 0xc3                ;   472.7 p5      22 t
        vpandd zmm20, zmm20, zmm13                        ;   472.7 p0      22 t
        vmovdqu64 zmm15, [rbp + 22912]                    ;   429.7 p2      22 t reload
        vpxord zmm3, zmm3, zmm15                          ;   472.2 p5      22 t
        vmovdqu64 zmm16, [rbp + 22848]                    ;   437.2 p3      22 t reload
        vpternlogd zmm3, zmm9, zmm16, 0x96                ;   473.2 p0      22 t
        vpternlogd zmm3, zmm15, zmm6, 0x78                ;   474.2 p5      22 t
        vmovdqa64 zmm9, zmm24                             ;   469.7         22 t copy
        vpternlogd zmm9, zmm7, [rbp + 22976], 0x1e        ;   473.7 p0+p2   22 t
        vmovdqu64 zmm15, [rbp + 22656]                    ;   410.2 p3      22 t reload
        vmovdqu64 zmm17, [rbp + 22528]                    ;   425.7 p2      22 t reload
        vpternlogd zmm6, zmm17, zmm15, 6                  ;   474.2 p5      22 t
        vpternlogd zmm0, zmm17, zmm6, 0xa9                ;   475.2 p0      22 t
        vpternlogd zmm6, zmm26, zmm15, 0xb4               ;   475.2 p5      22 t
        vpternlogd zmm13, zmm6, [rbp + 22400], 0x93       ;   476.2 p0+p3   22 t
        vpternlogd zmm7, zmm13, [rbp + 22336], 0x39       ;   477.2 p5+p2   22 t
        vpternlogd zmm16, zmm7, zmm9, 0x96                ;   478.2 p0      22 t
        vpternlogd zmm11, zmm0, [rbp + 22592], 0x39       ;   477.2 p5+p3   22 t
        vmovdqa64 zmm15, zmm3                             ;   475.2         22 t copy
        vpternlogd zmm15, zmm14, [rbp + 22784], 0xb4      ;   477.7 p0+p2   22 t
        vpternlogd zmm0, zmm31, zmm15, 0x96               ;   478.7 p5      22 t
        vpternlogd zmm14, zmm15, [rbp + 22720], 0x93      ;   478.7 p0+p3   22 t
        vpternlogd zmm12, zmm9, zmm14, 0x69               ;   479.7 p5      22 t
        vpternlogd zmm20, zmm14, zmm24, 0x96              ;   479.7 p0      22 t
        vpternlogd zmm15, zmm10, [rbp + 22464], 0x2d      ;   480.2 p5+p2   22 t
        vpternlogd zmm11, zmm13, zmm15, 0x69              ;   481.2 p0      22 t
        vpternlogd zmm15, zmm6, zmm7, 0x96                ;   481.2 p5      22 t
        vpternlogd zmm15, zmm0, zmm20, 0x96               ;   482.2 p0      22 t
        vpternlogd zmm7, zmm15, zmm12, 0x96               ;   483.2 p5      22 t
        vmovdqu64 zmm6, [rbp + 22272]                     ;   419.7 p3      21 t
        vmovdqu64 zmm9, [rbp + 26112]                     ;   342.7 p2      61 t reload
        vmovdqu64 zmm10, [rbp + 20480]                    ;   364.7 p3      21 t
        vpternlogd zmm10, zmm9, [r8 + 4980]{1to16}, 0x69  ;   482.7 p0+p2   21 t
        vmovdqu64 zmm13, [rbp + 20288]                    ;   363.7 p3      40 t reload
        vmovdqu64 zmm14, [rbp + 20352]                    ;   365.7 p2      40 t reload
        vmovdqu64 zmm17, [rbp + 20416]                    ;   366.2 p3      21 t
        vpternlogd zmm17, zmm14, zmm13, 0x96              ;   483.2 p5      21 t
        vmovdqa64 zmm21, zmm17                            ;   484.2         21 t copy
        vpternlogd zmm21, zmm10, zmm10, 0xc3              ;   484.2 p0      21 t
        vmovdqa64 zmm23, zmm21                            ;   485.2         21 t copy
        vpbroadcastd zmm24, [r8 + 4988]                   ;   344.3 p10     62 l.31 reload
        vmovdqu64 zmm25, [rbp + 26240]                    ;   344.5 p2      21 t
        vpternlogd zmm25, zmm17, zmm24, 0x96              ;   484.2 p5      21 t
        vpxord zmm6, zmm6, zmm25                          ;   485.2 p0      21 t
        vpandnd zmm26, zmm21, zmm25                       ;   485.2 p5      21 t
        vmovdqu64 zmm27, [rbp + 20416]                    ;   366.2 p3      40 t reload
        vpternlogd zmm26, zmm6, zmm27, 0xd2               ;   486.2 p0      21 t
        vmovdqa64 zmm28, zmm6                             ;   486.2         21 t copy
        vpternlogd zmm28, zmm21, zmm27, 0x96              ;   486.2 p5      21 t
        vpxord zmm23, zmm23, zmm28                        ;   487.2 p0      21 t
        vmovdqu64 zmm29, [rbp + 22272]                    ;   419.7 p2      21 t reload
        vmovdqa64 zmm30, zmm28                            ;   487.2         21 t copy
        vpternlogd zmm30, zmm10, zmm29, 0x6c              ;   487.2 p5      21 t
        vpternlogd zmm27, zmm30, zmm6, 0x93               ;   488.2 p0      21 t
        vpternlogd zmm30, zmm25, zmm10, 0x1e              ;   488.2 p5      21 t
        vmovdqu64 zmm31, [rbp + 26240]                    ;   347.0 p3      61 t reload
        vpternlogd zmm24, zmm27, zmm31, 0x96              ;   489.2 p0      21 t
        vmovdqa64 zmm31, zmm23                            ;   488.2         21 t copy
        vmovdqa64 zmm9, zmm23                             ;   488.2         21 t copy
        vpternlogd zmm9, zmm17, [rbp + 20224], 0x96       ;   489.2 p5+p2   21 t
        vpxord zmm31, zmm31, zmm9                         ;   490.2 p0      21 t
        vpternlogd zmm13, zmm31, [rbp + 20480], 0x69      ;   491.2 p5+p3   21 t
        vpternlogd zmm27, zmm13, zmm9, 0x1e               ;   492.2 p0      21 t
        vmovdqu64 [rbp + 20288], zmm1                     ;   462.7 p7+p4   23 t spill
        vmovdqa64 zmm1, zmm13                             ;   492.2         21 t copy
        vpternlogd zmm1, zmm31, zmm6, 0x7b                ;   492.2 p5      21 t
        vmovdqu64 [rbp + 22272], zmm7                     ;   484.2 p8+p9   22 t spill
        vmovdqa64 zmm7, zmm31                             ;   491.2         21 t copy
        vpternlogd zmm31, zmm17, [rbp + 22208], 0x96      ;   491.7 p0+p2   21 t
        vpternlogd zmm26, zmm31, zmm9, 0x1e               ;   492.7 p5      21 t
        vpternlogd zmm26, zmm13, zmm10, 0xe1              ;   493.7 p0      21 t
        vmovdqu64 [rbp + 22208], zmm18                    ;   463.7 p7+p4   23 t spill
        vpxord zmm18, zmm31, zmm13                        ;   493.2 p5      21 t
        vpternlogd zmm30, zmm18, zmm17, 0xb4              ;   494.2 p0      21 t
        vpternlogd zmm24, zmm1, zmm30, 0x69               ;   495.2 p5      21 t
        vpternlogd zmm27, zmm18, zmm10, 0xe1              ;   494.7 p0      21 t
        vmovdqu64 zmm1, [rbp + 20480]                     ;   364.7 p3      40 t reload
        vmovdqu64 [rbp + 20416], zmm0                     ;   479.7 p8+p9   22 t spill
        vmovdqu64 zmm0, [rbp + 20224]                     ;   365.2 p2      40 t reload
        vpternlogd zmm30, zmm0, zmm1, 0xb4                ;   495.2 p5      21 t
        vmovdqu64 [rbp + 22464], zmm5                     ;   466.7 p7+p4   23 t spill
        vmovdqa64 zmm5, zmm27                             ;   495.7         21 t copy
        vpternlogd zmm5, zmm30, zmm26, 0xe3               ;   496.2 p0      21 t
        vmovdqu64 [rbp + 22720], zmm12                    ;   480.7 p8+p9   22 t spill
        vmovdqa64 zmm12, zmm24                            ;   496.2         21 t copy
        vpternlogd zmm12, zmm30, zmm26, 0x6c              ;   496.2 p5      21 t
        vmovdqu64 [rbp + 22784], zmm8                     ;   466.2 p7+p4   23 t spill
        vpxord zmm8, zmm12, zmm5                          ;   497.2 p0      21 t
        vpternlogd zmm26, zmm8, zmm24, 0xbe               ;   498.2 p5      21 t
        vpternlogd zmm30, zmm26, zmm27, 0xc2              ;   499.2 p0      21 t
        vpternlogd zmm26, zmm5, zmm27, 0x72               ;   499.2 p5      21 t
        vpternlogd zmm12, zmm24, zmm30, 0x36              ;   500.2 p0      21 t
        vpternlogd zmm14, zmm26, zmm23, 0x12              ;   500.2 p5      21 t
        vmovdqa64 zmm5, zmm8                              ;   498.2         21 t copy
        vpternlogd zmm5, zmm13, zmm6, 6                   ;   499.7 p0      21 t
        vpord zmm7, zmm7, zmm8                            ;   500.2 p5      21 t
        vpxord zmm8, zmm8, zmm12                          ;   501.2 p0      21 t
        vpternlogd zmm6, zmm8, zmm5, 0x56                 ;   502.2 p5      21 t
        vpxord zmm5, zmm5, zmm18                          ;   501.7 p0      21 t
        vpord zmm31, zmm31, zmm30                         ;   502.2 p5      21 t
        vpternlogd zmm5, zmm31, zmm14, 0x96               ;   503.2 p0      21 t
        vpternlogd zmm31, zmm13, zmm12, 0x2d              ;   503.2 p5      21 t
        vpxord zmm13, zmm12, zmm30                        ;   503.7 p0      21 t
        vpternlogd zmm5, zmm18, zmm13, 0x78               ;   504.7 p5      21 t
        vmovdqa64 zmm18, zmm26                            ;   500.2         21 t copy
        vpternlogd zmm18, zmm13, zmm13, 0xc3              ;   504.7 p0      21 t
        vpternlogd zmm25, zmm6, zmm18, 0x36               ;   505.7 p5      21 t
        vpternlogd zmm13, zmm9, zmm10, 6                  ;   505.7 p0      21 t
        vpternlogd zmm12, zmm10, zmm13, 0x9a              ;   506.7 p5      21 t
        vpternlogd zmm13, zmm9, zmm30, 0xe1               ;   506.7 p0      21 t
        vpternlogd zmm23, zmm13, zmm8, 0x63               ;   507.7 p5      21 t
        vpxord zmm8, zmm8, zmm18                          ;   507.7 p0      21 t
        vmovdqa64 zmm9, zmm8                              ;   508.7         21 t copy
        vpternlogd zmm9, zmm30, zmm30, 0xc3               ;   508.7 p5      21 t
        vpternlogd zmm0, zmm5, zmm9, 0xc6                 ;   509.7 p0      21 t
        vpternlogd zmm9, zmm1, zmm0, 0x95                 ;   510.7 p5      21 t
        vpternlogd zmm13, zmm7, zmm0, 0x96                ;   510.7 p0      21 t
        vpternlogd zmm0, zmm26, zmm17, 0x2d               ;   510.7 p5      21 t
        vpternlogd zmm31, zmm9, zmm25, 0x69               ;   511.7 p0      21 t
        vpternlogd zmm28, zmm12, zmm8, 0x93               ;   511.2 p5      21 t
        vpandd zmm29, zmm29, zmm8                         ;   511.7 p0      21 t
        vpternlogd zmm29, zmm9, zmm6, 0x96                ;   512.7 p5      21 t
        vpternlogd zmm18, zmm21, zmm28, 0x59              ;   512.7 p0      21 t
        vpternlogd zmm23, zmm28, zmm0, 0x69               ;   513.2 p5      21 t
        vpternlogd zmm0, zmm12, zmm18, 0x96               ;   513.7 p0      21 t
        vpternlogd zmm14, zmm25, zmm18, 0x96              ;   514.2 p5      21 t
        vpternlogd zmm0, zmm13, zmm29, 0x96               ;   514.7 p0      21 t
        vpternlogd zmm18, zmm0, zmm31, 0x96               ;   515.7 p5      21 t
        vmovdqu64 zmm1, [rbp + 26560]                     ;   364.8 p3      61 t reload
        vmovdqu64 zmm6, [rbp + 22144]                     ;   405.7 p2      23 t
        vpternlogd zmm6, zmm1, [r8 + 5008]{1to16}, 0x69   ;   515.7 p0+p3   23 t
        vmovdqu64 zmm7, [rbp + 22080]                     ;   406.7 p2      40 t reload
        vmovdqu64 zmm8, [rbp + 20096]                     ;   366.8 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 20160]                     ;   367.7 p2      23 t
        vpternlogd zmm9, zmm8, zmm7, 0x96                 ;   516.2 p5      23 t
        vmovdqa64 zmm10, zmm9                             ;   517.2         23 t copy
        vpternlogd zmm10, zmm6, zmm6, 0xc3                ;   517.2 p0      23 t
        vmovdqa64 zmm12, zmm10                            ;   518.2         23 t copy
        vpbroadcastd zmm17, [r8 + 5004]                   ;   367.3 p10     62 l.35 reload
        vmovdqu64 zmm21, [rbp + 26496]                    ;   367.8 p3      61 t reload
        vmovdqu64 zmm24, [rbp + 22144]                    ;   405.7 p2      23 t
        vpternlogd zmm24, zmm21, zmm17, 0x96              ;   517.2 p5      23 t
        vpternlogd zmm17, zmm9, zmm21, 0x96               ;   517.7 p0      23 t
        vmovdqa64 zmm25, zmm24                            ;   518.2         23 t copy
        vpbroadcastd zmm26, [r8 + 5016]                   ;   368.8 p10     62 l.38 reload
        vmovdqu64 zmm27, [rbp + 26688]                    ;   369.0 p3      23 t
        vpternlogd zmm27, zmm9, zmm26, 0x96               ;   518.2 p5      23 t
        vpxord zmm25, zmm25, zmm27                        ;   519.2 p0      23 t
        vpandnd zmm28, zmm25, zmm8                        ;   520.2 p5      23 t
        vmovdqa64 zmm30, zmm25                            ;   520.2         23 t copy
        vpternlogd zmm30, zmm10, zmm8, 0x96               ;   520.2 p0      23 t
        vpxord zmm12, zmm12, zmm30                        ;   521.2 p5      23 t
        vpandnd zmm1, zmm10, zmm27                        ;   520.7 p0      23 t
        vmovdqa64 zmm21, zmm30                            ;   521.2         23 t copy
        vpternlogd zmm21, zmm24, zmm6, 0x6a               ;   521.2 p5      23 t
        vpternlogd zmm8, zmm21, zmm25, 0x93               ;   522.2 p0      23 t
        vpternlogd zmm21, zmm27, zmm6, 0x1e               ;   522.2 p5      23 t
        vpternlogd zmm26, zmm8, [rbp + 26688], 0x96       ;   523.2 p0+p2   23 t
        vmovdqu64 [rbp + 20096], zmm31                    ;   512.7 p8+p9   21 t spill
        vmovdqa64 zmm31, zmm12                            ;   522.2         23 t copy
        vpternlogd zmm31, zmm9, [rbp + 22016], 0x96       ;   523.2 p5+p3   23 t
        vmovdqu64 [rbp + 20480], zmm0                     ;   515.7 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm17                             ;   518.7         23 t copy
        vpternlogd zmm0, zmm31, zmm12, 0xde               ;   524.2 p0      23 t
        vpternlogd zmm1, zmm0, zmm28, 0x96                ;   525.2 p5      23 t
        vpxord zmm0, zmm12, zmm31                         ;   524.7 p0      23 t
        vmovdqa64 zmm28, zmm0                             ;   525.7         23 t copy
        vmovdqu64 [rbp + 20224], zmm14                    ;   515.2 p8+p9   21 t spill
        vmovdqu64 zmm14, [rbp + 20160]                    ;   374.5 p2      23 t
        vpternlogd zmm14, zmm0, [rbp + 22144], 0x69       ;   525.7 p5+p3   23 t
        vpternlogd zmm1, zmm14, zmm6, 0xe1                ;   526.7 p0      23 t
        vpternlogd zmm8, zmm14, zmm31, 0x1e               ;   526.7 p5      23 t
        vmovdqu64 [rbp + 20160], zmm15                    ;   483.2 p7+p4   22 t spill
        vmovdqa64 zmm15, zmm14                            ;   526.7         23 t copy
        vpternlogd zmm15, zmm17, zmm0, 0x96               ;   526.7 p0      23 t
        vpternlogd zmm21, zmm15, zmm9, 0xb4               ;   527.7 p5      23 t
        vpternlogd zmm8, zmm15, zmm6, 0xe1                ;   527.7 p0      23 t
        vmovdqu64 [rbp + 20352], zmm5                     ;   505.7 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm14                             ;   526.7         23 t copy
        vpternlogd zmm5, zmm0, zmm25, 0x7b                ;   528.2 p5      23 t
        vpternlogd zmm26, zmm5, zmm21, 0x69               ;   529.2 p0      23 t
        vmovdqu64 zmm5, [rbp + 22144]                     ;   405.7 p2      40 t reload
        vmovdqu64 [rbp + 22592], zmm2                     ;   456.7 p7+p4   23 t spill
        vmovdqu64 zmm2, [rbp + 22016]                     ;   387.2 p3      40 t reload
        vpternlogd zmm21, zmm2, zmm5, 0xb4                ;   529.2 p5      23 t
        vmovdqu64 [rbp + 22848], zmm16                    ;   479.2 p8+p9   22 t spill
        vmovdqa64 zmm16, zmm8                             ;   528.7         23 t copy
        vpternlogd zmm16, zmm21, zmm1, 0xe3               ;   530.2 p0      23 t
        vmovdqu64 [rbp + 22336], zmm23                    ;   514.2 p7+p4   21 t spill
        vmovdqa64 zmm23, zmm26                            ;   530.2         23 t copy
        vpternlogd zmm23, zmm21, zmm1, 0x6c               ;   530.2 p5      23 t
        vmovdqu64 [rbp + 22400], zmm22                    ;   465.2 p8+p9   23 t spill
        vpxord zmm22, zmm23, zmm16                        ;   531.2 p0      23 t
        vpternlogd zmm1, zmm22, zmm26, 0xbe               ;   532.2 p5      23 t
        vpternlogd zmm21, zmm1, zmm8, 0xc2                ;   533.2 p0      23 t
        vpternlogd zmm1, zmm16, zmm8, 0x72                ;   533.2 p5      23 t
        vpternlogd zmm23, zmm26, zmm21, 0x36              ;   534.2 p0      23 t
        vpternlogd zmm17, zmm0, zmm21, 0xbe               ;   534.2 p5      23 t
        vpternlogd zmm7, zmm1, zmm12, 0x12                ;   534.2 p0      23 t
        vmovdqa64 zmm0, zmm22                             ;   532.2         23 t copy
        vpternlogd zmm0, zmm14, zmm25, 6                  ;   534.2 p5      23 t
        vpternlogd zmm14, zmm17, zmm23, 0x39              ;   535.2 p0      23 t
        vpord zmm28, zmm28, zmm22                         ;   535.2 p5      23 t
        vpxord zmm22, zmm22, zmm23                        ;   535.7 p0      23 t
        vpternlogd zmm25, zmm22, zmm0, 0x56               ;   536.7 p5      23 t
        vpxord zmm0, zmm0, zmm15                          ;   536.7 p0      23 t
        vpternlogd zmm0, zmm17, zmm7, 0x96                ;   537.7 p5      23 t
        vpxord zmm8, zmm23, zmm21                         ;   537.7 p0      23 t
        vpternlogd zmm0, zmm15, zmm8, 0x78                ;   538.7 p5      23 t
        vmovdqa64 zmm15, zmm1                             ;   534.2         23 t copy
        vpternlogd zmm15, zmm8, zmm8, 0xc3                ;   538.7 p0      23 t
        vpternlogd zmm27, zmm25, zmm15, 0x36              ;   539.7 p5      23 t
        vpternlogd zmm8, zmm31, zmm6, 6                   ;   539.7 p0      23 t
        vpternlogd zmm23, zmm6, zmm8, 0x9a                ;   540.7 p5      23 t
        vpternlogd zmm8, zmm31, zmm21, 0xe1               ;   540.7 p0      23 t
        vpxord zmm6, zmm22, zmm15                         ;   541.2 p5      23 t
        vmovdqa64 zmm16, zmm6                             ;   542.2         23 t copy
        vpternlogd zmm16, zmm21, zmm21, 0xc3              ;   542.2 p0      23 t
        vpternlogd zmm2, zmm0, zmm16, 0xc6                ;   543.2 p5      23 t
        vpternlogd zmm16, zmm5, zmm2, 0x95                ;   544.2 p0      23 t
        vpternlogd zmm1, zmm9, zmm2, 0x59                 ;   544.2 p5      23 t
        vpternlogd zmm28, zmm2, zmm8, 0x96                ;   544.2 p0      23 t
        vpternlogd zmm14, zmm16, zmm27, 0x69              ;   545.2 p5      23 t
        vpternlogd zmm30, zmm23, zmm6, 0x93               ;   544.7 p0      23 t
        vpandd zmm24, zmm24, zmm6                         ;   545.2 p5      23 t
        vpternlogd zmm24, zmm16, zmm25, 0x96              ;   546.2 p0      23 t
        vpternlogd zmm15, zmm10, zmm30, 0x59              ;   546.2 p5      23 t
        vpternlogd zmm23, zmm1, zmm15, 0x96               ;   547.2 p0      23 t
        vpternlogd zmm23, zmm28, zmm24, 0x96              ;   548.2 p5      23 t
        vmovdqu64 zmm2, [rbp + 21120]                     ;   414.2 p2      22 t
        vmovdqu64 zmm5, [rbp + 21952]                     ;   409.7 p3      40 t reload
        vpxord zmm2, zmm2, zmm5                           ;   547.7 p0      22 t
        vmovdqu64 zmm6, [rbp + 27136]                     ;   394.3 p2      22 t
        vpternlogd zmm6, zmm5, [r8 + 5044]{1to16}, 0x69   ;   548.2 p5+p3   22 t
        vmovdqa64 zmm9, zmm2                              ;   548.7         22 t copy
        vmovdqu64 zmm10, [rbp + 21184]                    ;   407.7 p2      40 t reload
        vmovdqu64 zmm16, [rbp + 21248]                    ;   413.7 p3      40 t reload
        vmovdqu64 zmm17, [rbp + 21888]                    ;   414.7 p2      22 t
        vpternlogd zmm17, zmm16, zmm10, 0x96              ;   548.7 p0      22 t
        vmovdqa64 zmm21, zmm17                            ;   549.7         22 t copy
        vpternlogd zmm21, zmm6, zmm6, 0xc3                ;   549.7 p5      22 t
        vmovdqa64 zmm25, zmm21                            ;   550.7         22 t copy
        vmovdqa64 zmm26, zmm2                             ;   548.7         22 t copy
        vpternlogd zmm22, zmm12, zmm3, 0x59               ;   549.7 p0      41 t
        vpternlogd zmm22, zmm30, zmm8, 0x96               ;   550.7 p5      41 t
        vpbroadcastd zmm8, [r8 + 5052]                    ;   400.2 p10     62 l.47 reload
        vmovdqu64 zmm12, [rbp + 27264]                    ;   400.3 p3      22 t
        vpternlogd zmm12, zmm17, zmm8, 0x96               ;   550.7 p0      22 t
        vpxord zmm9, zmm9, zmm12                          ;   551.7 p5      22 t
        vpandnd zmm30, zmm21, zmm12                       ;   551.7 p0      22 t
        vmovdqu64 zmm31, [rbp + 21888]                    ;   414.7 p2      40 t reload
        vpternlogd zmm30, zmm9, zmm31, 0xd2               ;   552.7 p5      22 t
        vmovdqu64 [rbp + 22144], zmm28                    ;   545.2 p7+p4   23 t spill
        vmovdqa64 zmm28, zmm9                             ;   552.7         22 t copy
        vpternlogd zmm28, zmm21, zmm31, 0x96              ;   552.7 p0      22 t
        vpternlogd zmm2, zmm28, zmm6, 0x6a                ;   553.7 p5      22 t
        vpternlogd zmm31, zmm2, zmm9, 0x93                ;   554.7 p0      22 t
        vpternlogd zmm2, zmm12, zmm6, 0x1e                ;   554.7 p5      22 t
        vpxord zmm25, zmm25, zmm28                        ;   554.7 p0      22 t
        vpternlogd zmm8, zmm31, [rbp + 27264], 0x96       ;   555.7 p5+p3   22 t
        vmovdqu64 [rbp + 21888], zmm7                     ;   535.2 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm25                             ;   555.7         22 t copy
        vmovdqu64 [rbp + 22016], zmm27                    ;   540.7 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm25                            ;   555.7         22 t copy
        vpternlogd zmm27, zmm17, [rbp + 21056], 0x96      ;   555.7 p0+p2   22 t
        vpxord zmm7, zmm7, zmm27                          ;   556.7 p5      22 t
        vpternlogd zmm10, zmm7, zmm5, 0x69                ;   557.7 p0      22 t
        vpternlogd zmm31, zmm10, zmm27, 0x1e              ;   558.7 p5      22 t
        vmovdqu64 [rbp + 21184], zmm0                     ;   539.7 p8+p9   23 t spill
        vmovdqa64 zmm0, zmm10                             ;   558.7         22 t copy
        vpternlogd zmm0, zmm7, zmm9, 0x7b                 ;   558.7 p0      22 t
        vmovdqu64 [rbp + 22080], zmm3                     ;   475.2 p7+p4   22 t spill
        vmovdqa64 zmm3, zmm7                              ;   557.7         22 t copy
        vpternlogd zmm7, zmm17, [rbp + 21120], 0x96       ;   558.2 p5+p3   22 t
        vpternlogd zmm30, zmm7, zmm27, 0x1e               ;   559.2 p0      22 t
        vpternlogd zmm30, zmm10, zmm6, 0xe1               ;   560.2 p5      22 t
        vmovdqu64 [rbp + 21120], zmm1                     ;   545.2 p8+p9   23 t spill
        vpxord zmm1, zmm7, zmm10                          ;   559.7 p0      22 t
        vpternlogd zmm2, zmm1, zmm17, 0xb4                ;   560.7 p5      22 t
        vpternlogd zmm8, zmm0, zmm2, 0x69                 ;   561.7 p0      22 t
        vpternlogd zmm31, zmm1, zmm6, 0xe1                ;   561.2 p5      22 t
        vmovdqu64 zmm0, [rbp + 21056]                     ;   413.2 p2      40 t reload
        vpternlogd zmm2, zmm5, zmm0, 0xd2                 ;   561.7 p0      22 t
        vmovdqu64 [rbp + 22656], zmm22                    ;   551.7 p7+p4   41 t spill
        vmovdqa64 zmm22, zmm31                            ;   562.2         22 t copy
        vpternlogd zmm22, zmm2, zmm30, 0xe3               ;   562.7 p5      22 t
        vmovdqu64 [rbp + 22528], zmm29                    ;   513.7 p8+p9   21 t spill
        vmovdqa64 zmm29, zmm8                             ;   562.7         22 t copy
        vpternlogd zmm29, zmm2, zmm30, 0x6c               ;   562.7 p0      22 t
        vmovdqu64 [rbp + 22976], zmm19                    ;   464.7 p7+p4   23 t spill
        vpxord zmm19, zmm29, zmm22                        ;   563.7 p5      22 t
        vpternlogd zmm30, zmm19, zmm8, 0xbe               ;   564.7 p0      22 t
        vpternlogd zmm2, zmm30, zmm31, 0xc2               ;   565.7 p5      22 t
        vpternlogd zmm30, zmm22, zmm31, 0x72              ;   565.7 p0      22 t
        vpternlogd zmm29, zmm8, zmm2, 0x36                ;   566.7 p5      22 t
        vpternlogd zmm16, zmm30, zmm25, 0x12              ;   566.7 p0      22 t
        vmovdqa64 zmm8, zmm19                             ;   564.7         22 t copy
        vpternlogd zmm8, zmm10, zmm9, 6                   ;   566.2 p5      22 t
        vpord zmm3, zmm3, zmm19                           ;   566.7 p0      22 t
        vpxord zmm19, zmm19, zmm29                        ;   567.7 p5      22 t
        vpternlogd zmm9, zmm19, zmm8, 0x56                ;   568.7 p0      22 t
        vpxord zmm8, zmm8, zmm1                           ;   568.2 p5      22 t
        vpord zmm7, zmm7, zmm2                            ;   568.7 p0      22 t
        vpternlogd zmm8, zmm7, zmm16, 0x96                ;   569.7 p5      22 t
        vpternlogd zmm7, zmm10, zmm29, 0x2d               ;   569.7 p0      22 t
        vpxord zmm10, zmm29, zmm2                         ;   570.2 p5      22 t
        vpternlogd zmm8, zmm1, zmm10, 0x78                ;   571.2 p0      22 t
        vmovdqa64 zmm1, zmm30                             ;   566.7         22 t copy
        vpternlogd zmm1, zmm10, zmm10, 0xc3               ;   571.2 p5      22 t
        vpternlogd zmm12, zmm9, zmm1, 0x36                ;   572.2 p0      22 t
        vpternlogd zmm10, zmm27, zmm6, 6                  ;   572.2 p5      22 t
        vpternlogd zmm29, zmm6, zmm10, 0x9a               ;   573.2 p0      22 t
        vpternlogd zmm10, zmm27, zmm2, 0xe1               ;   573.2 p5      22 t
        vpxord zmm6, zmm19, zmm1                          ;   573.7 p0      22 t
        vmovdqa64 zmm22, zmm6                             ;   574.7         22 t copy
        vpternlogd zmm22, zmm2, zmm2, 0xc3                ;   574.7 p5      22 t
        vpternlogd zmm0, zmm8, zmm22, 0xc6                ;   575.7 p0      22 t
        vpternlogd zmm22, zmm5, zmm0, 0x95                ;   576.7 p5      22 t
        vpternlogd zmm30, zmm17, zmm0, 0x59               ;   576.7 p0      22 t
        vpternlogd zmm3, zmm0, zmm10, 0x96                ;   576.7 p5      22 t
        vpternlogd zmm7, zmm22, zmm12, 0x69               ;   577.7 p0      22 t
        vpternlogd zmm28, zmm29, zmm6, 0x93               ;   577.2 p5      22 t
        vpandd zmm26, zmm26, zmm6                         ;   577.7 p0      22 t
        vpternlogd zmm26, zmm22, zmm9, 0x96               ;   578.7 p5      22 t
        vpternlogd zmm1, zmm21, zmm28, 0x59               ;   578.7 p0      22 t
        vpternlogd zmm29, zmm30, zmm1, 0x96               ;   579.7 p5      22 t
        vpternlogd zmm29, zmm3, zmm26, 0x96               ;   580.7 p0      22 t
        vmovdqu64 zmm0, [rbp + 27648]                     ;   419.2 p3      61 t reload
        vmovdqu64 zmm2, [rbp + 21376]                     ;   419.3 p2      21 t
        vpternlogd zmm2, zmm0, [r8 + 5076]{1to16}, 0x69   ;   580.2 p5+p3   21 t
        vmovdqu64 zmm5, [rbp + 21312]                     ;   420.3 p2      40 t reload
        vmovdqu64 zmm6, [rbp + 21504]                     ;   421.2 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 21568]                     ;   421.3 p2      21 t
        vpternlogd zmm9, zmm6, zmm5, 0x96                 ;   580.7 p0      21 t
        vmovdqa64 zmm17, zmm9                             ;   581.7         21 t copy
        vpternlogd zmm17, zmm2, zmm2, 0xc3                ;   581.7 p5      21 t
        vmovdqa64 zmm21, zmm17                            ;   582.7         21 t copy
        vmovdqu64 zmm22, [rbp + 28160]                    ;   422.2 p3      61 t reload
        vmovdqu64 zmm27, [rbp + 21696]                    ;   422.3 p2      42 t
        vpternlogd zmm27, zmm22, [r8 + 5108]{1to16}, 0x69 ;   581.7 p0+p3   42 t
        vpternlogd zmm10, zmm19, zmm25, 0x2d              ;   582.2 p5      41 t
        vpbroadcastd zmm19, [r8 + 5084]                   ;   421.8 p10     62 l.55 reload
        vmovdqu64 zmm25, [rbp + 27776]                    ;   423.3 p2      21 t
        vpternlogd zmm25, zmm9, zmm19, 0x96               ;   582.7 p0      21 t
        vpternlogd zmm10, zmm30, zmm28, 0x96              ;   583.2 p5      41 t
        vpandnd zmm28, zmm17, zmm25                       ;   583.7 p0      21 t
        vpternlogd zmm16, zmm12, zmm1, 0x96               ;   584.2 p5      41 t
        vmovdqa64 zmm12, zmm25                            ;   583.7         21 t copy
        vmovdqa64 zmm30, zmm15                            ;   547.2         41 t copy
        vpternlogd zmm30, zmm14, zmm20, 0x96              ;   584.7 p0      41 t
        vmovdqa64 zmm31, zmm24                            ;   547.2         41 t copy
        vpternlogd zmm31, zmm18, zmm11, 0x96              ;   585.2 p5      41 t
        vmovdqa64 zmm22, zmm30                            ;   585.7         41 t copy
        vpternlogd zmm22, zmm23, zmm13, 0x96              ;   585.7 p0      41 t
        vpternlogd zmm1, zmm7, [rbp + 20096], 0x96        ;   586.2 p5+p3   41 t
        vmovdqu64 zmm0, [rbp + 21888]                     ;   535.2 p2      23 t reload
        vpternlogd zmm15, zmm0, [rbp + 22016], 0x96       ;   586.7 p0+p3   41 t
        vmovdqu64 zmm0, [rbp + 20992]                     ;   426.3 p2      41 t reload
        vmovdqu64 [rbp + 22016], zmm1                     ;   587.2 p8+p9   41 t spill
        vmovdqa64 zmm1, zmm26                             ;   579.7         41 t copy
        vpternlogd zmm1, zmm13, zmm0, 0x96                ;   587.2 p5      41 t
        vpternlogd zmm30, zmm1, zmm23, 0x96               ;   588.2 p0      41 t
        vmovdqu64 [rbp + 21888], zmm1                     ;   588.2 p7+p4   41 t spill
        vmovdqa64 zmm1, zmm10                             ;   584.2         41 t copy
        vpternlogd zmm1, zmm18, [rbp + 20928], 0x69       ;   588.2 p5+p3   41 t
        vpternlogd zmm24, zmm1, zmm11, 0x96               ;   589.2 p0      41 t
        vmovdqu64 [rbp + 21952], zmm1                     ;   589.2 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 27584]                     ;   430.7 p2      21 t
        vpternlogd zmm1, zmm9, [r8 + 5072]{1to16}, 0x96   ;   589.2 p5+p3   21 t
        vmovdqu64 zmm0, [rbp + 17472]                     ;   431.7 p2      42 t
        vpxord zmm0, zmm0, [rbp + 21696]                  ;   589.7 p0+p3   42 t
        vmovdqu64 [rbp + 21056], zmm24                    ;   590.2 p7+p4   41 t spill
        vmovdqa64 zmm24, zmm0                             ;   590.7         42 t copy
        vmovdqu64 [rbp + 21248], zmm30                    ;   589.2 p8+p9   41 t spill
        vmovdqa64 zmm30, zmm0                             ;   590.7         42 t copy
        vmovdqu64 [rbp + 22912], zmm14                    ;   546.2 p7+p4   23 t spill
        vmovdqu64 zmm14, [rbp + 22528]                    ;   513.7 p2      41 t
        vpternlogd zmm14, zmm8, [rbp + 20864], 0x96       ;   590.2 p5+p3   41 t
        vmovdqu64 [rbp + 23040], zmm3                     ;   577.7 p8+p9   22 t spill
        vmovdqu64 zmm3, [rbp + 22656]                     ;   551.7 p2      41 t
        vpternlogd zmm3, zmm14, [rbp + 21120], 0x69       ;   591.2 p0+p3   41 t
        vmovdqu64 [rbp + 23104], zmm14                    ;   591.2 p7+p4   41 t spill
        vmovdqu64 zmm14, [rbp + 22336]                    ;   514.2 p2      41 t
        vpternlogd zmm14, zmm16, [rbp + 20800], 0x96      ;   591.2 p5+p3   41 t
        vmovdqu64 [rbp + 23168], zmm3                     ;   592.2 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 20224]                     ;   515.2 p2      41 t
        vpternlogd zmm3, zmm23, [rbp + 22720], 0x96       ;   591.7 p0+p3   41 t
        vmovdqu64 [rbp + 23232], zmm3                     ;   592.7 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 21184]                     ;   539.7 p2      41 t
        vpternlogd zmm3, zmm14, [rbp + 22848], 0x96       ;   592.2 p5+p3   41 t
        vmovdqu64 [rbp + 23296], zmm14                    ;   592.2 p8+p9   41 t spill
        vmovdqu64 zmm14, [rbp + 20352]                    ;   505.7 p2      41 t
        vpternlogd zmm14, zmm15, [rbp + 20160], 0x96      ;   592.7 p0+p3   41 t
        vmovdqu64 [rbp + 23360], zmm3                     ;   593.2 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 20224]                     ;   515.2 p2      41 t
        vpternlogd zmm3, zmm7, [rbp + 20672], 0x96        ;   593.2 p5+p3   41 t
        vpternlogd zmm23, zmm3, [rbp + 22720], 0x96       ;   594.2 p0+p2   41 t
        vmovdqu64 [rbp + 23424], zmm3                     ;   594.2 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 20352]                     ;   505.7 p3      41 t
        vpternlogd zmm3, zmm29, [rbp + 20736], 0x96       ;   594.2 p5+p2   41 t
        vpternlogd zmm15, zmm3, [rbp + 20160], 0x96       ;   595.2 p0+p3   41 t
        vmovdqu64 [rbp + 23488], zmm3                     ;   595.2 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 22016]                     ;   587.2 p2      41 t
        vpternlogd zmm3, zmm29, [rbp + 20544], 0x96       ;   595.2 p5+p3   41 t
        vmovdqu64 [rbp + 23552], zmm23                    ;   595.2 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 22144]                    ;   545.2 p2      41 t
        vpternlogd zmm23, zmm3, [rbp + 22272], 0x96       ;   596.2 p0+p3   41 t
        vmovdqu64 [rbp + 23616], zmm3                     ;   596.2 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 27584]                     ;   445.8 p2      61 t reload
        vmovdqu64 [rbp + 23680], zmm23                    ;   597.2 p8+p9   41 t spill
        vmovdqu64 zmm23, [rbp + 21376]                    ;   446.0 p3      21 t
        vpternlogd zmm23, zmm3, [r8 + 5072]{1to16}, 0x96  ;   596.2 p5+p2   21 t
        vpxord zmm12, zmm12, zmm23                        ;   597.2 p0      21 t
        vmovdqa64 zmm3, zmm12                             ;   598.2         21 t copy
        vpternlogd zmm3, zmm17, [rbp + 21568], 0x96       ;   598.2 p5+p3   21 t
        vpxord zmm21, zmm21, zmm3                         ;   599.2 p0      21 t
        vmovdqu64 [rbp + 23744], zmm15                    ;   596.2 p7+p4   41 t spill
        vmovdqa64 zmm15, zmm3                             ;   599.2         21 t copy
        vpternlogd zmm15, zmm23, zmm2, 0x6a               ;   599.2 p5      21 t
        vmovdqu64 [rbp + 23808], zmm7                     ;   578.7 p8+p9   22 t spill
        vmovdqa64 zmm7, zmm15                             ;   600.2         21 t copy
        vpternlogd zmm7, zmm25, zmm2, 0x1e                ;   600.2 p0      21 t
        vpternlogd zmm15, zmm12, [rbp + 21568], 0x87      ;   600.2 p5+p2   21 t
        vpternlogd zmm19, zmm15, [rbp + 27776], 0x96      ;   601.2 p0+p3   21 t
        vmovdqu64 [rbp + 23872], zmm29                    ;   581.7 p7+p4   22 t spill
        vpandnd zmm29, zmm12, [rbp + 21568]               ;   600.2 p5+p2   21 t
        vmovdqu64 [rbp + 21568], zmm14                    ;   593.7 p8+p9   41 t spill
        vmovdqa64 zmm14, zmm21                            ;   600.2         21 t copy
        vpternlogd zmm14, zmm9, [rbp + 21440], 0x96       ;   600.7 p0+p3   21 t
        vmovdqu64 [rbp + 23936], zmm16                    ;   585.2 p7+p4   41 t spill
        vmovdqa64 zmm16, zmm1                             ;   590.2         21 t copy
        vpternlogd zmm16, zmm14, zmm21, 0xde              ;   601.7 p5      21 t
        vpternlogd zmm28, zmm16, zmm29, 0x96              ;   602.7 p0      21 t
        vpxord zmm16, zmm21, zmm14                        ;   602.2 p5      21 t
        vmovdqu64 zmm29, [rbp + 21376]                    ;   456.8 p2      40 t reload
        vpternlogd zmm5, zmm16, zmm29, 0x69               ;   603.2 p0      21 t
        vpternlogd zmm28, zmm5, zmm2, 0xe1                ;   604.2 p5      21 t
        vpternlogd zmm15, zmm5, zmm14, 0x1e               ;   604.2 p0      21 t
        vmovdqu64 [rbp + 21312], zmm8                     ;   572.2 p8+p9   22 t spill
        vmovdqa64 zmm8, zmm5                              ;   604.2         21 t copy
        vpternlogd zmm8, zmm1, zmm16, 0x96                ;   604.2 p5      21 t
        vpternlogd zmm7, zmm8, zmm9, 0xb4                 ;   605.2 p0      21 t
        vpternlogd zmm15, zmm8, zmm2, 0xe1                ;   605.2 p5      21 t
        vmovdqu64 [rbp + 24000], zmm10                    ;   584.2 p7+p4   41 t spill
        vmovdqa64 zmm10, zmm5                             ;   604.2         21 t copy
        vpternlogd zmm10, zmm16, zmm12, 0x7b              ;   605.7 p0      21 t
        vpternlogd zmm19, zmm10, zmm7, 0x69               ;   606.7 p5      21 t
        vmovdqu64 zmm10, [rbp + 21440]                    ;   463.0 p3      40 t reload
        vpternlogd zmm7, zmm29, zmm10, 0xd2               ;   606.7 p0      21 t
        vmovdqu64 [rbp + 24064], zmm18                    ;   516.7 p8+p9   21 t spill
        vmovdqa64 zmm18, zmm15                            ;   606.2         21 t copy
        vpternlogd zmm18, zmm7, zmm28, 0xe3               ;   607.7 p5      21 t
        vmovdqu64 [rbp + 24128], zmm31                    ;   586.2 p7+p4   41 t spill
        vmovdqa64 zmm31, zmm19                            ;   607.7         21 t copy
        vpternlogd zmm31, zmm7, zmm28, 0x6c               ;   607.7 p0      21 t
        vmovdqu64 [rbp + 24192], zmm11                    ;   482.2 p8+p9   22 t spill
        vpxord zmm11, zmm31, zmm18                        ;   608.7 p5      21 t
        vpternlogd zmm28, zmm11, zmm19, 0xbe              ;   609.7 p0      21 t
        vpternlogd zmm7, zmm28, zmm15, 0xc2               ;   610.7 p5      21 t
        vpternlogd zmm28, zmm18, zmm15, 0x72              ;   610.7 p0      21 t
        vpternlogd zmm31, zmm19, zmm7, 0x36               ;   611.7 p5      21 t
        vpternlogd zmm6, zmm28, zmm21, 0x12               ;   611.7 p0      21 t
        vpternlogd zmm1, zmm7, zmm16, 0xde                ;   611.7 p5      21 t
        vmovdqa64 zmm15, zmm11                            ;   609.7         21 t copy
        vpternlogd zmm15, zmm5, zmm12, 6                  ;   611.7 p0      21 t
        vpternlogd zmm5, zmm1, zmm31, 0x39                ;   612.7 p5      21 t
        vpord zmm16, zmm16, zmm11                         ;   612.7 p0      21 t
        vpxord zmm11, zmm11, zmm31                        ;   613.2 p5      21 t
        vpternlogd zmm12, zmm11, zmm15, 0x56              ;   614.2 p0      21 t
        vpxord zmm15, zmm15, zmm8                         ;   614.2 p5      21 t
        vpternlogd zmm15, zmm1, zmm6, 0x96                ;   615.2 p0      21 t
        vpxord zmm1, zmm31, zmm7                          ;   615.2 p5      21 t
        vpternlogd zmm15, zmm8, zmm1, 0x78                ;   616.2 p0      21 t
        vmovdqa64 zmm8, zmm28                             ;   611.7         21 t copy
        vpternlogd zmm8, zmm1, zmm1, 0xc3                 ;   616.2 p5      21 t
        vpternlogd zmm25, zmm12, zmm8, 0x36               ;   617.2 p0      21 t
        vpternlogd zmm1, zmm14, zmm2, 6                   ;   617.2 p5      21 t
        vpternlogd zmm31, zmm2, zmm1, 0x9a                ;   618.2 p0      21 t
        vpternlogd zmm1, zmm14, zmm7, 0xe1                ;   618.2 p5      21 t
        vpxord zmm2, zmm11, zmm8                          ;   618.7 p0      21 t
        vmovdqa64 zmm14, zmm2                             ;   619.7         21 t copy
        vpternlogd zmm14, zmm7, zmm7, 0xc3                ;   619.7 p5      21 t
        vpternlogd zmm10, zmm15, zmm14, 0xc6              ;   620.7 p0      21 t
        vpternlogd zmm14, zmm29, zmm10, 0x95              ;   621.7 p5      21 t
        vpternlogd zmm28, zmm9, zmm10, 0x59               ;   621.7 p0      21 t
        vpternlogd zmm16, zmm10, zmm1, 0x96               ;   621.7 p5      21 t
        vpternlogd zmm5, zmm14, zmm25, 0x69               ;   622.7 p0      21 t
        vpternlogd zmm3, zmm31, zmm2, 0x93                ;   622.2 p5      21 t
        vpandd zmm23, zmm23, zmm2                         ;   622.7 p0      21 t
        vpternlogd zmm23, zmm14, zmm12, 0x96              ;   623.7 p5      21 t
        vpternlogd zmm8, zmm17, zmm3, 0x59                ;   623.7 p0      21 t
        vpternlogd zmm31, zmm28, zmm8, 0x96               ;   624.7 p5      21 t
        vpternlogd zmm31, zmm16, zmm23, 0x96              ;   625.7 p0      21 t
        vmovdqu64 zmm2, [rbp + 21632]                     ;   479.8 p2      40 t reload
        vmovdqu64 zmm7, [rbp + 21824]                     ;   480.0 p3      40 t reload
        vmovdqu64 zmm9, [rbp + 17280]                     ;   480.8 p2      42 t
        vpternlogd zmm9, zmm7, zmm2, 0x96                 ;   625.2 p5      42 t
        vmovdqa64 zmm10, zmm9                             ;   626.2         42 t copy
        vpternlogd zmm10, zmm27, zmm27, 0xc3              ;   626.2 p0      42 t
        vmovdqa64 zmm12, zmm10                            ;   627.2         42 t copy
        vpbroadcastd zmm14, [r8 + 5116]                   ;   481.2 p10     62 l.63 reload
        vmovdqu64 zmm17, [rbp + 28288]                    ;   481.3 p3      42 t
        vpternlogd zmm17, zmm9, zmm14, 0x96               ;   626.2 p5      42 t
        vpxord zmm24, zmm24, zmm17                        ;   627.2 p0      42 t
        vmovdqu64 zmm18, [rbp + 17280]                    ;   483.2 p2      40 t reload
        vmovdqa64 zmm19, zmm24                            ;   628.2         42 t copy
        vpternlogd zmm19, zmm10, zmm18, 0x96              ;   628.2 p5      42 t
        vpternlogd zmm0, zmm19, zmm27, 0x6a               ;   629.2 p0      42 t
        vpxord zmm12, zmm12, zmm19                        ;   629.2 p5      42 t
        vpternlogd zmm6, zmm25, zmm8, 0x96                ;   628.7 p0      41 t
        vpandnd zmm25, zmm24, zmm18                       ;   629.2 p5      42 t
        vpternlogd zmm25, zmm17, zmm10, 0xb4              ;   630.2 p0      42 t
        vpternlogd zmm18, zmm0, zmm24, 0x93               ;   630.2 p5      42 t
        vpternlogd zmm0, zmm17, zmm27, 0x1e               ;   630.7 p0      42 t
        vmovdqu64 zmm29, [rbp + 28288]                    ;   485.7 p3      61 t reload
        vpternlogd zmm14, zmm18, zmm29, 0x96              ;   631.2 p5      42 t
        vpternlogd zmm11, zmm21, [rbp + 20800], 0x59      ;   631.7 p0+p2   41 t
        vpternlogd zmm11, zmm3, zmm1, 0x96                ;   632.7 p5      41 t
        vmovdqa64 zmm1, zmm12                             ;   630.2         42 t copy
        vpternlogd zmm8, zmm5, [rbp + 20928], 0x96        ;   632.7 p0+p3   41 t
        vmovdqu64 zmm3, [rbp + 21760]                     ;   487.0 p2      40 t reload
        vmovdqa64 zmm21, zmm12                            ;   630.2         42 t copy
        vpternlogd zmm21, zmm9, zmm3, 0x96                ;   633.2 p5      42 t
        vpxord zmm1, zmm1, zmm21                          ;   634.2 p0      42 t
        vpternlogd zmm2, zmm1, [rbp + 21696], 0x69        ;   635.2 p5+p3   42 t
        vpternlogd zmm18, zmm2, zmm21, 0x1e               ;   636.2 p0      42 t
        vmovdqa64 zmm29, zmm2                             ;   636.2         42 t copy
        vpternlogd zmm29, zmm1, zmm24, 0x7b               ;   636.2 p5      42 t
        vmovdqu64 [rbp + 21632], zmm5                     ;   623.7 p7+p4   21 t spill
        vmovdqa64 zmm5, zmm1                              ;   635.2         42 t copy
        vpternlogd zmm1, zmm9, [rbp + 17472], 0x96        ;   635.7 p0+p2   42 t
        vpternlogd zmm25, zmm1, zmm21, 0x1e               ;   636.7 p5      42 t
        vpternlogd zmm25, zmm2, zmm27, 0xe1               ;   637.7 p0      42 t
        vmovdqu64 [rbp + 17472], zmm6                     ;   629.7 p8+p9   41 t spill
        vpxord zmm6, zmm1, zmm2                           ;   637.2 p5      42 t
        vpternlogd zmm0, zmm6, zmm9, 0xb4                 ;   638.2 p0      42 t
        vpternlogd zmm14, zmm29, zmm0, 0x69               ;   639.2 p5      42 t
        vpternlogd zmm18, zmm6, zmm27, 0xe1               ;   638.7 p0      42 t
        vmovdqu64 zmm29, [rbp + 21696]                    ;   493.2 p3      40 t reload
        vpternlogd zmm0, zmm3, zmm29, 0xb4                ;   639.2 p5      42 t
        vmovdqu64 [rbp + 20928], zmm15                    ;   617.2 p7+p4   21 t spill
        vmovdqa64 zmm15, zmm18                            ;   639.7         42 t copy
        vpternlogd zmm15, zmm0, zmm25, 0xe3               ;   640.2 p0      42 t
        vmovdqu64 [rbp + 20800], zmm28                    ;   622.7 p8+p9   21 t spill
        vmovdqa64 zmm28, zmm14                            ;   640.2         42 t copy
        vpternlogd zmm28, zmm0, zmm25, 0x6c               ;   640.2 p5      42 t
        vmovdqu64 [rbp + 17280], zmm11                    ;   633.7 p7+p4   41 t spill
        vpxord zmm11, zmm28, zmm15                        ;   641.2 p0      42 t
        vpternlogd zmm25, zmm11, zmm14, 0xbe              ;   642.2 p5      42 t
        vpternlogd zmm0, zmm25, zmm18, 0xc2               ;   643.2 p0      42 t
        vpternlogd zmm25, zmm15, zmm18, 0x72              ;   643.2 p5      42 t
        vpternlogd zmm28, zmm14, zmm0, 0x36               ;   644.2 p0      42 t
        vpternlogd zmm7, zmm25, zmm12, 0x12               ;   644.2 p5      42 t
        vmovdqa64 zmm14, zmm11                            ;   642.2         42 t copy
        vpternlogd zmm14, zmm2, zmm24, 6                  ;   643.7 p0      42 t
        vpord zmm5, zmm5, zmm11                           ;   644.2 p5      42 t
        vpxord zmm11, zmm11, zmm28                        ;   645.2 p0      42 t
        vpternlogd zmm24, zmm11, zmm14, 0x56              ;   646.2 p5      42 t
        vpord zmm1, zmm1, zmm0                            ;   645.7 p0      42 t
        vpternlogd zmm14, zmm1, zmm6, 0x96                ;   646.7 p5      42 t
        vpternlogd zmm1, zmm2, zmm28, 0x2d                ;   646.7 p0      42 t
        vpxord zmm2, zmm28, zmm0                          ;   647.2 p5      42 t
        vpandd zmm6, zmm6, zmm2                           ;   648.2 p0      42 t
        vpternlogd zmm14, zmm6, zmm7, 0x96                ;   649.2 p5      42 t
        vmovdqa64 zmm6, zmm25                             ;   644.2         42 t copy
        vpternlogd zmm6, zmm2, zmm2, 0xc3                 ;   648.7 p0      42 t
        vpternlogd zmm17, zmm24, zmm6, 0x36               ;   649.7 p5      42 t
        vpternlogd zmm2, zmm21, zmm27, 6                  ;   649.7 p0      42 t
        vpternlogd zmm28, zmm27, zmm2, 0x9a               ;   650.7 p5      42 t
        vpternlogd zmm2, zmm21, zmm0, 0xe1                ;   650.7 p0      42 t
        vpxord zmm15, zmm11, zmm6                         ;   651.2 p5      42 t
        vmovdqa64 zmm18, zmm15                            ;   652.2         42 t copy
        vpternlogd zmm18, zmm0, zmm0, 0xc3                ;   652.2 p0      42 t
        vpternlogd zmm3, zmm14, zmm18, 0xc6               ;   653.2 p5      42 t
        vpternlogd zmm18, zmm29, zmm3, 0x95               ;   654.2 p0      42 t
        vpternlogd zmm25, zmm9, zmm3, 0x59                ;   654.2 p5      42 t
        vpternlogd zmm5, zmm3, zmm2, 0x96                 ;   654.2 p0      42 t
        vpternlogd zmm1, zmm18, zmm17, 0x69               ;   655.2 p5      42 t
        vpternlogd zmm2, zmm11, zmm12, 0x2d               ;   654.7 p0      41 t
        vpternlogd zmm19, zmm28, zmm15, 0x93              ;   655.2 p5      42 t
        vpandd zmm30, zmm30, zmm15                        ;   655.7 p0      42 t
        vpternlogd zmm30, zmm18, zmm24, 0x96              ;   656.7 p5      42 t
        vpternlogd zmm6, zmm10, zmm19, 0x59               ;   656.7 p0      42 t
        vpternlogd zmm28, zmm25, zmm6, 0x96               ;   657.7 p5      42 t
        vpternlogd zmm2, zmm25, zmm19, 0x96               ;   657.7 p0      41 t
        vpternlogd zmm28, zmm5, zmm30, 0x96               ;   658.7 p5      42 t
        vmovdqu64 zmm0, [rbp + 20992]                     ;   507.8 p2      41 t reload
        vmovdqa64 zmm3, zmm16                             ;   622.7         41 t copy
        vpternlogd zmm3, zmm4, zmm0, 0x96                 ;   658.7 p0      41 t
        vpternlogd zmm26, zmm13, zmm3, 0x96               ;   659.7 p5      41 t
        vpternlogd zmm7, zmm17, zmm6, 0x96                ;   659.7 p0      41 t
        vpternlogd zmm6, zmm28, zmm1, 0x96                ;   660.2 p5      41 t
        vpternlogd zmm20, zmm6, zmm4, 0x96                ;   661.2 p0      41 t
        vpternlogd zmm6, zmm4, zmm22, 0x96                ;   661.2 p5      41 t
        vpternlogd zmm16, zmm0, zmm20, 0x96               ;   662.2 p0      41 t
        vmovdqu64 zmm0, [rbp + 22976]                     ;   512.7 p3      23 t reload
        vmovdqa64 zmm4, zmm8                              ;   633.7         41 t copy
        vpternlogd zmm4, zmm31, zmm0, 0x96                ;   662.2 p5      41 t
        vmovdqa64 zmm9, zmm30                             ;   657.7         41 t copy
        vpternlogd zmm9, zmm0, [rbp + 24192], 0x96        ;   662.7 p0+p2   41 t
        vmovdqu64 zmm10, [rbp + 24128]                    ;   586.2 p3      41 t reload
        vpternlogd zmm30, zmm0, zmm10, 0x96               ;   663.2 p5      41 t
        vpternlogd zmm8, zmm9, zmm31, 0x96                ;   663.7 p0      41 t
        vmovdqu64 zmm0, [rbp + 20864]                     ;   516.7 p2      41 t reload
        vmovdqu64 zmm11, [rbp + 22400]                    ;   516.8 p3      41 t
        vpternlogd zmm11, zmm23, zmm0, 0x96               ;   664.2 p5      41 t
        vmovdqu64 zmm12, [rbp + 24000]                    ;   584.2 p2      41 t
        vpternlogd zmm12, zmm4, [rbp + 24064], 0x69       ;   664.7 p0+p3   41 t
        vmovdqu64 zmm13, [rbp + 22400]                    ;   518.7 p2      23 t reload
        vmovdqu64 zmm15, [rbp + 22080]                    ;   518.8 p3      41 t
        vpternlogd zmm15, zmm2, zmm13, 0x69               ;   665.2 p5      41 t
        vpternlogd zmm23, zmm0, zmm15, 0x96               ;   666.2 p0      41 t
        vmovdqu64 zmm0, [rbp + 22528]                     ;   519.7 p2      21 t reload
        vmovdqu64 zmm17, [rbp + 21312]                    ;   572.2 p3      41 t
        vpternlogd zmm17, zmm11, zmm0, 0x96               ;   666.2 p5      41 t
        vmovdqu64 zmm18, [rbp + 22656]                    ;   551.7 p2      41 t reload
        vpternlogd zmm0, zmm18, [rbp + 21120], 0x69       ;   666.7 p0+p3   41 t
        vpternlogd zmm2, zmm13, zmm0, 0x69                ;   667.7 p5      41 t
        vmovdqu64 zmm13, [rbp + 22592]                    ;   521.7 p2      23 t reload
        vmovdqu64 zmm18, [rbp + 22848]                    ;   521.8 p3      41 t
        vpternlogd zmm18, zmm14, zmm13, 0x96              ;   667.7 p0      41 t
        vmovdqu64 zmm19, [rbp + 20800]                    ;   622.7 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 17280]                    ;   633.7 p3      41 t
        vpternlogd zmm21, zmm13, zmm19, 0x69              ;   668.2 p5      41 t
        vpternlogd zmm19, zmm18, [rbp + 17280], 0x69      ;   668.7 p0+p2   41 t
        vmovdqu64 zmm24, [rbp + 22336]                    ;   523.8 p3      21 t reload
        vmovdqu64 zmm25, [rbp + 23936]                    ;   585.2 p2      41 t
        vpternlogd zmm25, zmm21, zmm24, 0x96              ;   669.2 p5      41 t
        vmovdqu64 zmm27, [rbp + 21184]                    ;   539.7 p3      23 t reload
        vpternlogd zmm24, zmm27, [rbp + 22848], 0x96      ;   669.7 p0+p2   41 t
        vpternlogd zmm14, zmm13, zmm24, 0x96              ;   670.7 p5      41 t
        vmovdqu64 zmm13, [rbp + 22784]                    ;   525.8 p3      23 t reload
        vmovdqu64 zmm27, [rbp + 20160]                    ;   526.7 p2      41 t
        vpternlogd zmm27, zmm7, zmm13, 0x96               ;   670.7 p0      41 t
        vmovdqu64 zmm29, [rbp + 21568]                    ;   593.7 p3      41 t reload
        vpternlogd zmm7, zmm13, zmm29, 0x96               ;   671.2 p5      41 t
        vmovdqu64 zmm29, [rbp + 20928]                    ;   617.2 p2      21 t reload
        vpternlogd zmm13, zmm29, [rbp + 20736], 0x96      ;   671.7 p0+p3   41 t
        vpternlogd zmm29, zmm27, [rbp + 20736], 0x96      ;   672.2 p5+p2   41 t
        vpternlogd zmm20, zmm26, [rbp + 30912], 0x96      ;   672.7 p0+p3   62 t
        vpternlogd zmm9, zmm12, [rbp + 30976], 0x96       ;   673.2 p5+p2   62 t
        vpternlogd zmm15, zmm17, [rbp + 31040], 0x96      ;   673.7 p0+p3   62 t
        vpternlogd zmm18, zmm25, [rbp + 31104], 0x96      ;   674.2 p5+p2   62 t
        vpternlogd zmm22, zmm16, [rbp + 31424], 0x96      ;   674.7 p0+p3   62 t
        vpternlogd zmm10, zmm8, [rbp + 31488], 0x96       ;   675.2 p5+p2   62 t
        vpternlogd zmm0, zmm23, [rbp + 31552], 0x96       ;   675.7 p0+p3   62 t
        vmovdqu64 [rbp + 30912], zmm20                    ;   673.7 p8+p9   60 rounds
        vpternlogd zmm24, zmm19, [rbp + 31616], 0x96      ;   676.2 p5+p2   62 t
        vpxord zmm20, zmm6, [rbp + 28352]                 ;   676.7 p0+p3   62 t
        vmovdqu64 [rbp + 28352], zmm20                    ;   677.7 p7+p4   60 rounds
        vpxord zmm20, zmm30, [rbp + 28416]                ;   677.2 p5+p2   62 t
        vmovdqu64 [rbp + 28416], zmm20                    ;   678.2 p8+p9   60 rounds
        vpxord zmm20, zmm2, [rbp + 28480]                 ;   677.7 p0+p3   62 t
        vmovdqu64 [rbp + 28480], zmm20                    ;   678.7 p7+p4   60 rounds
        vpxord zmm20, zmm14, [rbp + 28544]                ;   678.2 p5+p2   62 t
        vmovdqu64 [rbp + 28544], zmm20                    ;   679.2 p8+p9   60 rounds
        vpxord zmm20, zmm7, [rbp + 28608]                 ;   678.7 p0+p3   62 t
        vmovdqu64 [rbp + 28608], zmm20                    ;   679.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 30976], zmm9                     ;   674.2 p8+p9   60 rounds
        vmovdqu64 zmm9, [rbp + 21248]                     ;   589.2 p2      41 t reload
        vpternlogd zmm3, zmm9, [rbp + 30400], 0x96        ;   679.2 p5+p3   62 t
        vmovdqu64 [rbp + 30400], zmm3                     ;   680.2 p7+p4   60 rounds
        vmovdqu64 zmm3, [rbp + 21056]                     ;   590.2 p2      41 t reload
        vpternlogd zmm4, zmm3, [rbp + 30464], 0x96        ;   679.7 p0+p3   62 t
        vmovdqu64 [rbp + 30464], zmm4                     ;   680.7 p8+p9   60 rounds
        vmovdqu64 zmm4, [rbp + 23168]                     ;   592.2 p2      41 t reload
        vpternlogd zmm11, zmm4, [rbp + 30528], 0x96       ;   680.2 p5+p3   62 t
        vmovdqu64 [rbp + 30528], zmm11                    ;   681.2 p7+p4   60 rounds
        vmovdqu64 zmm11, [rbp + 23360]                    ;   593.2 p2      41 t reload
        vpternlogd zmm21, zmm11, [rbp + 30592], 0x96      ;   680.7 p0+p3   62 t
        vmovdqu64 [rbp + 30592], zmm21                    ;   681.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 31040], zmm15                    ;   674.7 p7+p4   60 rounds
        vmovdqu64 zmm15, [rbp + 20608]                    ;   540.0 p2      41 t reload
        vmovdqu64 zmm20, [rbp + 22208]                    ;   540.7 p3      41 t
        vpternlogd zmm20, zmm31, zmm15, 0x96              ;   681.2 p5      41 t
        vmovdqu64 [rbp + 31104], zmm18                    ;   675.2 p8+p9   60 rounds
        vmovdqu64 zmm18, [rbp + 20480]                    ;   541.8 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 23040]                    ;   577.7 p3      41 t
        vpternlogd zmm21, zmm15, zmm18, 0x96              ;   681.7 p0      41 t
        vmovdqu64 [rbp + 31424], zmm22                    ;   675.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 31488], zmm10                    ;   676.2 p8+p9   60 rounds
        vmovdqa64 zmm10, zmm20                            ;   682.2         41 t copy
        vpternlogd zmm10, zmm18, [rbp + 23040], 0x96      ;   682.2 p5+p2   41 t
        vmovdqu64 zmm22, [rbp + 20416]                    ;   546.2 p3      22 t reload
        vmovdqu64 [rbp + 31616], zmm24                    ;   677.2 p7+p4   62 t spill
        vmovdqu64 zmm24, [rbp + 22912]                    ;   546.5 p2      23 t reload
        vpternlogd zmm18, zmm24, zmm22, 0x96              ;   682.7 p0      41 t
        vpternlogd zmm24, zmm21, zmm22, 0x96              ;   683.2 p5      41 t
        vpternlogd zmm22, zmm1, [rbp + 22208], 0x96       ;   683.7 p0+p3   41 t
        vpternlogd zmm31, zmm15, zmm22, 0x96              ;   684.7 p5      41 t
        vpternlogd zmm1, zmm18, [rbp + 22208], 0x96       ;   684.7 p0+p2   41 t
        vpternlogd zmm20, zmm24, [rbp + 30784], 0x96      ;   685.2 p5+p3   62 t
        vpternlogd zmm22, zmm10, [rbp + 31296], 0x96      ;   685.7 p0+p2   62 t
        vpternlogd zmm18, zmm31, [rbp + 31808], 0x96      ;   686.2 p5+p3   62 t
        vpternlogd zmm21, zmm1, [rbp + 32320], 0x96       ;   686.7 p0+p2   62 t
        vmovdqu64 [rbp + 30784], zmm20                    ;   686.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 31296], zmm22                    ;   686.7 p7+p4   60 rounds
        vmovdqu64 zmm15, [rbp + 23872]                    ;   581.7 p3      41 t
        vpternlogd zmm15, zmm13, [rbp + 20352], 0x96      ;   687.2 p5+p2   41 t
        vpternlogd zmm27, zmm15, [rbp + 31168], 0x96      ;   688.2 p0+p3   62 t
        vmovdqu64 zmm20, [rbp + 23744]                    ;   596.2 p2      41 t reload
        vpternlogd zmm13, zmm20, [rbp + 30656], 0x96      ;   688.2 p5+p3   62 t
        vmovdqu64 [rbp + 30656], zmm13                    ;   689.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 31168], zmm27                    ;   689.2 p7+p4   60 rounds
        vmovdqu64 zmm13, [rbp + 22464]                    ;   554.3 p2      23 t reload
        vmovdqu64 zmm22, [rbp + 22720]                    ;   554.7 p3      41 t
        vpternlogd zmm22, zmm28, zmm13, 0x96              ;   688.7 p0      41 t
        vmovdqu64 zmm27, [rbp + 23232]                    ;   592.7 p2      41 t reload
        vpternlogd zmm28, zmm13, zmm27, 0x96              ;   689.2 p5      41 t
        vmovdqu64 [rbp + 32320], zmm21                    ;   687.7 p8+p9   62 t spill
        vmovdqu64 zmm21, [rbp + 17472]                    ;   629.7 p3      41 t reload
        vpternlogd zmm13, zmm21, [rbp + 20672], 0x96      ;   689.7 p0+p2   41 t
        vpternlogd zmm21, zmm22, [rbp + 20672], 0x96      ;   690.2 p5+p3   41 t
        vpternlogd zmm27, zmm21, [rbp + 31744], 0x96      ;   691.2 p0+p2   62 t
        vmovdqu64 [rbp + 31552], zmm0                     ;   676.7 p7+p4   60 rounds
        vpxord zmm0, zmm28, [rbp + 28672]                 ;   691.2 p5+p3   62 t
        vmovdqu64 [rbp + 28672], zmm0                     ;   692.2 p8+p9   60 rounds
        vpxord zmm0, zmm29, [rbp + 30144]                 ;   691.7 p0+p2   62 t
        vmovdqu64 [rbp + 30144], zmm0                     ;   692.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 31808], zmm18                    ;   687.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 21888]                     ;   588.2 p3      41 t reload
        vpternlogd zmm6, zmm0, [rbp + 31936], 0x96        ;   692.2 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 21568]                     ;   593.7 p3      41 t reload
        vpternlogd zmm29, zmm0, [rbp + 31680], 0x96       ;   692.7 p0+p2   62 t
        vmovdqu64 [rbp + 31680], zmm29                    ;   693.7 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 20288]                     ;   561.8 p3      23 t reload
        vmovdqu64 zmm18, [rbp + 22272]                    ;   562.0 p2      41 t
        vpternlogd zmm18, zmm5, zmm0, 0x96                ;   693.2 p5      41 t
        vmovdqu64 [rbp + 31744], zmm27                    ;   692.2 p8+p9   60 rounds
        vmovdqu64 zmm27, [rbp + 21952]                    ;   589.2 p3      41 t reload
        vpternlogd zmm30, zmm27, [rbp + 32000], 0x96      ;   693.7 p0+p2   62 t
        vmovdqu64 zmm27, [rbp + 23104]                    ;   591.2 p3      41 t reload
        vpternlogd zmm2, zmm27, [rbp + 32064], 0x96       ;   694.2 p5+p2   62 t
        vmovdqu64 [rbp + 31936], zmm6                     ;   693.2 p7+p4   60 rounds
        vmovdqu64 zmm6, [rbp + 20544]                     ;   564.8 p3      41 t reload
        vmovdqu64 zmm27, [rbp + 21632]                    ;   623.7 p2      41 t
        vpternlogd zmm27, zmm0, zmm6, 0x96                ;   694.7 p0      41 t
        vpternlogd zmm6, zmm18, [rbp + 21632], 0x96       ;   695.2 p5+p3   41 t
        vmovdqu64 [rbp + 32000], zmm30                    ;   694.7 p8+p9   60 rounds
        vmovdqu64 zmm29, [rbp + 23296]                    ;   592.2 p2      41 t reload
        vpternlogd zmm14, zmm29, [rbp + 32128], 0x96      ;   695.7 p0+p3   62 t
        vmovdqu64 zmm29, [rbp + 23488]                    ;   595.2 p2      41 t reload
        vpternlogd zmm7, zmm29, [rbp + 32192], 0x96       ;   696.2 p5+p3   62 t
        vmovdqu64 [rbp + 32064], zmm2                     ;   695.2 p7+p4   60 rounds
        vmovdqu64 zmm2, [rbp + 23808]                     ;   578.7 p2      41 t
        vpternlogd zmm2, zmm13, [rbp + 20224], 0x96       ;   696.7 p0+p3   41 t
        vpternlogd zmm22, zmm2, [rbp + 31232], 0x96       ;   697.7 p5+p2   62 t
        vmovdqu64 zmm29, [rbp + 23552]                    ;   595.2 p3      41 t reload
        vpternlogd zmm13, zmm29, [rbp + 30720], 0x96      ;   697.7 p0+p2   62 t
        vmovdqu64 [rbp + 30720], zmm13                    ;   698.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 31232], zmm22                    ;   698.7 p7+p4   60 rounds
        vpxord zmm1, zmm1, [rbp + 28736]                  ;   698.2 p5+p3   62 t
        vpxord zmm9, zmm9, [rbp + 28864]                  ;   698.7 p0+p2   62 t
        vpxord zmm3, zmm3, [rbp + 28928]                  ;   699.2 p5+p3   62 t
        vpxord zmm4, zmm4, [rbp + 28992]                  ;   699.7 p0+p2   62 t
        vpxord zmm11, zmm11, [rbp + 29056]                ;   700.2 p5+p3   62 t
        vpxord zmm20, zmm20, [rbp + 29120]                ;   700.7 p0+p2   62 t
        vmovdqu64 zmm13, [rbp + 22016]                    ;   587.2 p3      41 t
        vpternlogd zmm13, zmm27, [rbp + 23872], 0x96      ;   701.2 p5+p2   41 t
        vmovdqu64 [rbp + 28736], zmm1                     ;   699.2 p8+p9   60 rounds
        vpxord zmm29, zmm29, [rbp + 29184]                ;   701.7 p0+p3   62 t
        vpxord zmm24, zmm24, [rbp + 29248]                ;   702.2 p5+p2   62 t
        vpxord zmm26, zmm26, [rbp + 29376]                ;   702.7 p0+p3   62 t
        vpxord zmm12, zmm12, [rbp + 29440]                ;   703.2 p5+p2   62 t
        vpxord zmm17, zmm17, [rbp + 29504]                ;   703.7 p0+p3   62 t
        vpxord zmm1, zmm13, [rbp + 29824]                 ;   704.2 p5+p2   62 t
        vpternlogd zmm13, zmm18, [rbp + 31360], 0x96      ;   704.7 p0+p3   62 t
        vpxord zmm25, zmm25, [rbp + 29568]                ;   705.2 p5+p2   62 t
        vpxord zmm15, zmm15, [rbp + 29632]                ;   705.7 p0+p3   62 t
        vpxord zmm2, zmm2, [rbp + 29696]                  ;   706.2 p5+p2   62 t
        vpxord zmm10, zmm10, [rbp + 29760]                ;   706.7 p0+p3   62 t
        vpxord zmm18, zmm6, [rbp + 30336]                 ;   707.2 p5+p2   62 t
        vmovdqu64 [rbp + 28864], zmm9                     ;   699.7 p7+p4   60 rounds
        vpxord zmm16, zmm16, [rbp + 29888]                ;   707.7 p0+p3   62 t
        vmovdqu64 zmm9, [rbp + 23680]                     ;   597.2 p2      41 t reload
        vpternlogd zmm27, zmm9, [rbp + 30848], 0x96       ;   708.2 p5+p3   62 t
        vmovdqu64 [rbp + 28928], zmm3                     ;   700.2 p8+p9   60 rounds
        vpxord zmm9, zmm9, [rbp + 29312]                  ;   708.7 p0+p2   62 t
        vpxord zmm8, zmm8, [rbp + 29952]                  ;   709.2 p5+p3   62 t
        vpxord zmm23, zmm23, [rbp + 30016]                ;   709.7 p0+p2   62 t
        vpxord zmm19, zmm19, [rbp + 30080]                ;   710.2 p5+p3   62 t
        vpxord zmm21, zmm21, [rbp + 30208]                ;   710.7 p0+p2   62 t
        vpxord zmm31, zmm31, [rbp + 30272]                ;   711.2 p5+p3   62 t
        vmovdqu64 zmm3, [rbp + 23424]                     ;   594.2 p2      41 t reload
        vpternlogd zmm28, zmm3, [rbp + 32256], 0x96       ;   711.7 p0+p3   62 t
        vmovdqu64 zmm3, [rbp + 20096]                     ;   589.7 p2      21 t reload
        vmovdqu64 zmm22, [rbp + 22144]                    ;   589.8 p3      41 t
        vpternlogd zmm22, zmm3, [rbp + 22272], 0x96       ;   712.2 p5+p2   41 t
        vpternlogd zmm5, zmm0, zmm22, 0x96                ;   713.2 p0      41 t
        vpxord zmm0, zmm5, [rbp + 28800]                  ;   714.2 p5+p3   62 t
        vpternlogd zmm6, zmm22, [rbp + 31872], 0x96       ;   713.7 p0+p2   62 t
        vmovdqu64 zmm3, [rbp + 23616]                     ;   596.2 p3      41 t reload
        vpternlogd zmm5, zmm3, [rbp + 32384], 0x96        ;   714.2 p5+p2   62 t
        vmovdqu64 [rbp + 28992], zmm4                     ;   700.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 29056], zmm11                    ;   701.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 29120], zmm20                    ;   701.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 28800], zmm0                     ;   715.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 29184], zmm29                    ;   702.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 29248], zmm24                    ;   703.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 29376], zmm26                    ;   703.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 29440], zmm12                    ;   704.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 29312], zmm9                     ;   709.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 29504], zmm17                    ;   704.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 29568], zmm25                    ;   706.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 29632], zmm15                    ;   706.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 29696], zmm2                     ;   707.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 29760], zmm10                    ;   707.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 29824], zmm1                     ;   705.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 29888], zmm16                    ;   708.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 29952], zmm8                     ;   710.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 30016], zmm23                    ;   710.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 30080], zmm19                    ;   711.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 30208], zmm21                    ;   711.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 30336], zmm18                    ;   708.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 30272], zmm31                    ;   712.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 30848], zmm27                    ;   709.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 31360], zmm13                    ;   705.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 32128], zmm14                    ;   696.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 32192], zmm7                     ;   697.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 31872], zmm6                     ;   714.7 p7+p4   60 rounds
        vmovdqu64 [rbp + 32256], zmm28                    ;   712.7 p8+p9   60 rounds
        vmovdqu64 [rbp + 32384], zmm5                     ;   715.2 p7+p4   60 rounds
        add r8, 0x200                                     ;   592.8 p1      60 rounds
        mov qword [rbp + 32504], r8                       ;   615.3 p8+p9   60 rounds
        cmp r8, qword [rbp + 32512]                       ;                    more rounds?
        jne .rounds_4
        mov r8, qword [rbp + 32464]                       ;     0.0 p2      74 dst.0 reload
        vpbroadcastd zmm0, [r8 + 6144]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24256]                  ;    11.0 p0+p2   74 dst
        mov r9, qword [rbp + 32520]                       ;     0.5 p10     74 dst reload
        vmovdqu64 [r9], zmm0                              ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6148]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24320]                  ;    11.0 p5+p2   74 dst
        vmovdqu64 [r9 + 64], zmm0                         ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6152]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24384]                  ;    11.0 p0+p3   74 dst
        vmovdqu64 [r9 + 128], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6156]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24448]                  ;    11.0 p5+p2   74 dst
        vmovdqu64 [r9 + 192], zmm0                        ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6160]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24512]                  ;    11.0 p0+p2   74 dst
        vmovdqu64 [r9 + 256], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6164]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24576]                  ;    11.0 p5+p3   74 dst
        vmovdqu64 [r9 + 320], zmm0                        ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6168]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24640]                  ;    11.0 p0+p2   74 dst
        vmovdqu64 [r9 + 384], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6172]                    ;     5.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24704]                  ;    11.2 p5+p2   74 dst
        vmovdqu64 [r9 + 448], zmm0                        ;    12.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6176]                    ;     5.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24768]                  ;    11.5 p0+p3   74 dst
        vmovdqu64 [r9 + 512], zmm0                        ;    12.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6180]                    ;     6.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24832]                  ;    12.5 p5+p2   74 dst
        vmovdqu64 [r9 + 576], zmm0                        ;    13.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6184]                    ;     7.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 24896]                  ;    13.2 p0+p2   74 dst
        vmovdqu64 [r9 + 640], zmm0                        ;    14.2 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6188]                    ;     7.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 24960]                  ;    13.5 p5+p3   74 dst
        vmovdqu64 [r9 + 704], zmm0                        ;    14.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6192]                    ;     8.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25024]                  ;    14.5 p0+p2   74 dst
        vmovdqu64 [r9 + 768], zmm0                        ;    15.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6196]                    ;     9.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25088]                  ;    15.2 p5+p2   74 dst
        vmovdqu64 [r9 + 832], zmm0                        ;    16.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6200]                    ;     9.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25152]                  ;    15.5 p0+p3   74 dst
        vmovdqu64 [r9 + 896], zmm0                        ;    16.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6204]                    ;    10.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25216]                  ;    16.5 p5+p2   74 dst
        vmovdqu64 [r9 + 960], zmm0                        ;    17.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6208]                    ;    11.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25280]                  ;    17.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1024], zmm0                       ;    18.2 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6212]                    ;    11.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25344]                  ;    17.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1088], zmm0                       ;    18.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6216]                    ;    12.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25408]                  ;    18.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1152], zmm0                       ;    19.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6220]                    ;    13.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25472]                  ;    19.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1216], zmm0                       ;    20.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6224]                    ;    13.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25536]                  ;    19.5 p0+p3   74 dst
        vmovdqu64 [r9 + 1280], zmm0                       ;    20.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6228]                    ;    14.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25600]                  ;    20.5 p5+p2   74 dst
        vmovdqu64 [r9 + 1344], zmm0                       ;    21.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6232]                    ;    15.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25664]                  ;    21.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1408], zmm0                       ;    22.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6236]                    ;    15.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25728]                  ;    21.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1472], zmm0                       ;    23.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6240]                    ;    16.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25792]                  ;    22.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1536], zmm0                       ;    24.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6244]                    ;    17.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 25856]                  ;    23.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1600], zmm0                       ;    25.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6248]                    ;    17.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25920]                  ;    23.5 p0+p3   74 dst
        vmovdqu64 [r9 + 1664], zmm0                       ;    26.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6252]                    ;    18.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 25984]                  ;    24.5 p5+p2   74 dst
        vmovdqu64 [r9 + 1728], zmm0                       ;    27.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6256]                    ;    19.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26048]                  ;    25.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1792], zmm0                       ;    28.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6260]                    ;    19.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26112]                  ;    25.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1856], zmm0                       ;    29.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6264]                    ;    20.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26176]                  ;    26.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1920], zmm0                       ;    30.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6268]                    ;    21.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26240]                  ;    27.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1984], zmm0                       ;    31.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6272]                    ;    21.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26304]                  ;    27.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2048], zmm0                       ;    32.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6276]                    ;    22.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26368]                  ;    28.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2112], zmm0                       ;    33.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6280]                    ;    23.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26432]                  ;    29.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2176], zmm0                       ;    34.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6284]                    ;    23.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26496]                  ;    29.5 p5+p3   74 dst
        vmovdqu64 [r9 + 2240], zmm0                       ;    35.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6288]                    ;    24.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26560]                  ;    30.5 p0+p2   74 dst
        vmovdqu64 [r9 + 2304], zmm0                       ;    36.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6292]                    ;    25.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26624]                  ;    31.2 p5+p2   74 dst
        vmovdqu64 [r9 + 2368], zmm0                       ;    37.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6296]                    ;    25.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26688]                  ;    31.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2432], zmm0                       ;    38.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6300]                    ;    26.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26752]                  ;    32.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2496], zmm0                       ;    39.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6304]                    ;    27.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26816]                  ;    33.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2560], zmm0                       ;    40.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6308]                    ;    27.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26880]                  ;    33.5 p5+p3   74 dst
        vmovdqu64 [r9 + 2624], zmm0                       ;    41.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6312]                    ;    28.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 26944]                  ;    34.5 p0+p2   74 dst
        vmovdqu64 [r9 + 2688], zmm0                       ;    42.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6316]                    ;    29.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27008]                  ;    35.2 p5+p2   74 dst
        vmovdqu64 [r9 + 2752], zmm0                       ;    43.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6320]                    ;    29.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27072]                  ;    35.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2816], zmm0                       ;    44.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6324]                    ;    30.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27136]                  ;    36.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2880], zmm0                       ;    45.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6328]                    ;    31.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27200]                  ;    37.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2944], zmm0                       ;    46.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6332]                    ;    31.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27264]                  ;    37.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3008], zmm0                       ;    47.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6336]                    ;    32.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27328]                  ;    38.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3072], zmm0                       ;    48.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6340]                    ;    33.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27392]                  ;    39.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3136], zmm0                       ;    49.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6344]                    ;    33.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27456]                  ;    39.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3200], zmm0                       ;    50.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6348]                    ;    34.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27520]                  ;    40.5 p5+p2   74 dst
        vmovdqu64 [r9 + 3264], zmm0                       ;    51.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6352]                    ;    35.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27584]                  ;    41.2 p0+p2   74 dst
        vmovdqu64 [r9 + 3328], zmm0                       ;    52.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6356]                    ;    35.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27648]                  ;    41.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3392], zmm0                       ;    53.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6360]                    ;    36.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27712]                  ;    42.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3456], zmm0                       ;    54.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6364]                    ;    37.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27776]                  ;    43.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3520], zmm0                       ;    55.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6368]                    ;    37.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27840]                  ;    43.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3584], zmm0                       ;    56.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6372]                    ;    38.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27904]                  ;    44.5 p5+p2   74 dst
        vmovdqu64 [r9 + 3648], zmm0                       ;    57.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6376]                    ;    39.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27968]                  ;    45.2 p0+p2   74 dst
        vmovdqu64 [r9 + 3712], zmm0                       ;    58.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6380]                    ;    39.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28032]                  ;    45.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3776], zmm0                       ;    59.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6384]                    ;    40.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28096]                  ;    46.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3840], zmm0                       ;    60.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6388]                    ;    41.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28160]                  ;    47.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3904], zmm0                       ;    61.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6392]                    ;    41.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28224]                  ;    47.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3968], zmm0                       ;    62.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6396]                    ;    42.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28288]                  ;    48.5 p5+p2   74 dst
        vmovdqu64 [r9 + 4032], zmm0                       ;    63.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6400]                    ;    43.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 28352]                  ;    49.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4096], zmm0                       ;    64.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6404]                    ;    43.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28416]                  ;    49.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4160], zmm0                       ;    65.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6408]                    ;    44.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28480]                  ;    50.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4224], zmm0                       ;    66.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6412]                    ;    45.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 28544]                  ;    51.2 p5+p2   75 dst
        vmovdqu64 [r9 + 4288], zmm0                       ;    67.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6416]                    ;    45.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28608]                  ;    51.5 p0+p3   75 dst
        vmovdqu64 [r9 + 4352], zmm0                       ;    68.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6420]                    ;    46.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28672]                  ;    52.5 p5+p2   75 dst
        vmovdqu64 [r9 + 4416], zmm0                       ;    69.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6424]                    ;    47.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 28736]                  ;    53.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4480], zmm0                       ;    70.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6428]                    ;    47.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28800]                  ;    53.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4544], zmm0                       ;    71.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6432]                    ;    48.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28864]                  ;    54.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4608], zmm0                       ;    72.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6436]                    ;    49.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 28928]                  ;    55.2 p5+p2   75 dst
        vmovdqu64 [r9 + 4672], zmm0                       ;    73.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6440]                    ;    49.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 28992]                  ;    55.5 p0+p3   75 dst
        vmovdqu64 [r9 + 4736], zmm0                       ;    74.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6444]                    ;    50.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29056]                  ;    56.5 p5+p2   75 dst
        vmovdqu64 [r9 + 4800], zmm0                       ;    75.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6448]                    ;    51.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29120]                  ;    57.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4864], zmm0                       ;    76.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6452]                    ;    51.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29184]                  ;    57.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4928], zmm0                       ;    77.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6456]                    ;    52.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29248]                  ;    58.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4992], zmm0                       ;    78.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6460]                    ;    53.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29312]                  ;    59.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5056], zmm0                       ;    79.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6464]                    ;    53.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29376]                  ;    59.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5120], zmm0                       ;    80.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6468]                    ;    54.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29440]                  ;    60.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5184], zmm0                       ;    81.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6472]                    ;    55.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29504]                  ;    61.2 p0+p2   75 dst
        vmovdqu64 [r9 + 5248], zmm0                       ;    82.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6476]                    ;    55.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29568]                  ;    61.5 p5+p3   75 dst
        vmovdqu64 [r9 + 5312], zmm0                       ;    83.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6480]                    ;    56.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29632]                  ;    62.5 p0+p2   75 dst
        vmovdqu64 [r9 + 5376], zmm0                       ;    84.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6484]                    ;    57.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29696]                  ;    63.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5440], zmm0                       ;    85.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6488]                    ;    57.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29760]                  ;    63.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5504], zmm0                       ;    86.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6492]                    ;    58.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29824]                  ;    64.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5568], zmm0                       ;    87.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6496]                    ;    59.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 29888]                  ;    65.2 p0+p2   75 dst
        vmovdqu64 [r9 + 5632], zmm0                       ;    88.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6500]                    ;    59.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 29952]                  ;    65.5 p5+p3   75 dst
        vmovdqu64 [r9 + 5696], zmm0                       ;    89.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6504]                    ;    60.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30016]                  ;    66.5 p0+p2   75 dst
        vmovdqu64 [r9 + 5760], zmm0                       ;    90.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6508]                    ;    61.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30080]                  ;    67.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5824], zmm0                       ;    91.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6512]                    ;    61.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30144]                  ;    67.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5888], zmm0                       ;    92.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6516]                    ;    62.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30208]                  ;    68.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5952], zmm0                       ;    93.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6520]                    ;    63.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30272]                  ;    69.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6016], zmm0                       ;    94.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6524]                    ;    63.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30336]                  ;    69.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6080], zmm0                       ;    95.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6528]                    ;    64.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30400]                  ;    70.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6144], zmm0                       ;    96.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6532]                    ;    65.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30464]                  ;    71.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6208], zmm0                       ;    97.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6536]                    ;    65.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30528]                  ;    71.5 p0+p3   75 dst
        vmovdqu64 [r9 + 6272], zmm0                       ;    98.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6540]                    ;    66.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30592]                  ;    72.5 p5+p2   75 dst
        vmovdqu64 [r9 + 6336], zmm0                       ;    99.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6544]                    ;    67.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30656]                  ;    73.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6400], zmm0                       ;   100.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6548]                    ;    67.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30720]                  ;    73.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6464], zmm0                       ;   101.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6552]                    ;    68.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30784]                  ;    74.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6528], zmm0                       ;   102.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6556]                    ;    69.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30848]                  ;    75.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6592], zmm0                       ;   103.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6560]                    ;    69.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30912]                  ;    75.5 p0+p3   75 dst
        vmovdqu64 [r9 + 6656], zmm0                       ;   104.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6564]                    ;    70.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 30976]                  ;    76.5 p5+p2   75 dst
        vmovdqu64 [r9 + 6720], zmm0                       ;   105.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6568]                    ;    71.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31040]                  ;    77.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6784], zmm0                       ;   106.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6572]                    ;    71.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31104]                  ;    77.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6848], zmm0                       ;   107.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6576]                    ;    72.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31168]                  ;    78.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6912], zmm0                       ;   108.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6580]                    ;    73.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31232]                  ;    79.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6976], zmm0                       ;   109.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6584]                    ;    73.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31296]                  ;    79.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7040], zmm0                       ;   110.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6588]                    ;    74.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31360]                  ;    80.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7104], zmm0                       ;   111.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6592]                    ;    75.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31424]                  ;    81.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7168], zmm0                       ;   112.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6596]                    ;    75.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31488]                  ;    81.5 p5+p3   75 dst
        vmovdqu64 [r9 + 7232], zmm0                       ;   113.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6600]                    ;    76.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31552]                  ;    82.5 p0+p2   75 dst
        vmovdqu64 [r9 + 7296], zmm0                       ;   114.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6604]                    ;    77.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31616]                  ;    83.2 p5+p2   75 dst
        vmovdqu64 [r9 + 7360], zmm0                       ;   115.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6608]                    ;    77.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31680]                  ;    83.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7424], zmm0                       ;   116.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6612]                    ;    78.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31744]                  ;    84.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7488], zmm0                       ;   117.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6616]                    ;    79.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31808]                  ;    85.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7552], zmm0                       ;   118.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6620]                    ;    79.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31872]                  ;    85.5 p5+p3   75 dst
        vmovdqu64 [r9 + 7616], zmm0                       ;   119.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6624]                    ;    80.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31936]                  ;    86.5 p0+p2   75 dst
        vmovdqu64 [r9 + 7680], zmm0                       ;   120.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6628]                    ;    81.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32000]                  ;    87.2 p5+p2   75 dst
        vmovdqu64 [r9 + 7744], zmm0                       ;   121.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6632]                    ;    81.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32064]                  ;    87.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7808], zmm0                       ;   122.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6636]                    ;    82.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32128]                  ;    88.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7872], zmm0                       ;   123.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6640]                    ;    83.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32192]                  ;    89.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7936], zmm0                       ;   124.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6644]                    ;    83.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32256]                  ;    89.5 p5+p3   75 dst
        vmovdqu64 [r9 + 8000], zmm0                       ;   125.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6648]                    ;    84.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32320]                  ;    90.5 p0+p2   75 dst
        vmovdqu64 [r9 + 8064], zmm0                       ;   126.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6652]                    ;    85.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32384]                  ;    91.2 p5+p2   75 dst
        vmovdqu64 [r9 + 8128], zmm0                       ;   127.2 p8+p9   75 dst
        add r9, 0x2000                                    ;    64.3 p1     152 blocks
        mov qword [rbp + 32520], r9                       ;   128.7 p7+p4  152 blocks
        mov r8, qword [rbp + 32448]                       ;    85.5 p10    152 blocks
        add r8, 0x2000                                    ;    90.5 p6     152 blocks
        mov qword [rbp + 32448], r8                       ;   129.2 p8+p9  152 blocks
        cmp r8, qword [rbp + 32456]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 32528]                      ;                    frame
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
