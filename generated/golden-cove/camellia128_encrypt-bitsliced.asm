; camellia128_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 3fb066fa2ed278e2); do not edit:
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
;   blocks: 389 uops, planned 134.2; bounds: width 64.8, ports 129.0, path 7.0
;   blocks/groups: 260 uops, planned 129.5; bounds: width 43.3, ports 129.0, path 1.0
;   blocks/groups/rounds: 3318 uops, planned 760.2; bounds: width 553.0, ports 752.0, path 90.0
;   blocks/groups.2: 515 uops, planned 133.2; bounds: width 85.8, ports 128.5, path 14.0
;   blocks.2: 260 uops, planned 129.5; bounds: width 43.3, ports 129.0, path 1.0
;   blocks/rounds: 3318 uops, planned 760.2; bounds: width 553.0, ports 752.0, path 90.0
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
        sub rsp, 0x8a00                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 35152], rax                      ;                    frame
        mov dword [rbp + 35160], ecx                      ;                    argument
        mov qword [rbp + 35072], rsi                      ;                    argument
        mov qword [rbp + 35088], rdi                      ;                    argument
        mov qword [rbp + 35144], rdx                      ;                    argument
        mov r8d, dword [rbp + 35160]                      ;     0.0 p2     152 blocks
        shl r8, 0xd                                       ;     5.0 p0     152 blocks
        add r8, qword [rbp + 35072]                       ;     6.0 p1+p3  152 blocks
        mov qword [rbp + 35080], r8                       ;     7.0 p7+p4  152 blocks
        cmp dword [rbp + 35160], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 35072]                       ;     0.0 p2      68 d.0 reload
        vmovdqu64 zmm0, [r8]                              ;     5.0 p3      68 d
        mov r9, qword [rbp + 35088]                       ;     0.3 p10     68 d.0 reload
        vpxord zmm0, zmm0, [r9]{1to16}                    ;    11.3 p0+p2   68 d
        vmovdqu64 [rbp - 128], zmm0                       ;    12.3 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 64]                         ;     5.0 p3      68 d
        vpxord zmm0, zmm0, [r9 + 4]{1to16}                ;    11.3 p5+p2   68 d
        vmovdqu64 [rbp - 64], zmm0                        ;    12.3 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 128]                        ;     5.0 p3      68 d
        vpxord zmm0, zmm0, [r9 + 8]{1to16}                ;    11.3 p0+p2   68 d
        vmovdqu64 [rbp + 0], zmm0                         ;    12.3 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 192]                        ;     5.0 p3      68 d
        vpxord zmm0, zmm0, [r9 + 12]{1to16}               ;    11.3 p5+p2   68 d
        vmovdqu64 [rbp + 64], zmm0                        ;    12.3 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 256]                        ;     5.0 p3      68 d
        vpxord zmm0, zmm0, [r9 + 16]{1to16}               ;    11.3 p0+p2   68 d
        vmovdqu64 [rbp + 128], zmm0                       ;    12.3 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 320]                        ;     5.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 20]{1to16}               ;    11.3 p5+p2   68 d
        vmovdqu64 [rbp + 192], zmm0                       ;    12.3 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 384]                        ;     6.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 24]{1to16}               ;    12.2 p0+p2   68 d
        vmovdqu64 [rbp + 256], zmm0                       ;    13.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 448]                        ;     7.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 28]{1to16}               ;    13.2 p5+p2   68 d
        vmovdqu64 [rbp + 320], zmm0                       ;    14.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 512]                        ;     8.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 32]{1to16}               ;    14.2 p0+p2   68 d
        vmovdqu64 [rbp + 384], zmm0                       ;    15.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 576]                        ;     9.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 36]{1to16}               ;    15.2 p5+p2   68 d
        vmovdqu64 [rbp + 448], zmm0                       ;    16.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 640]                        ;    10.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 40]{1to16}               ;    16.2 p0+p2   68 d
        vmovdqu64 [rbp + 512], zmm0                       ;    17.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 704]                        ;    11.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 44]{1to16}               ;    17.2 p5+p2   68 d
        vmovdqu64 [rbp + 576], zmm0                       ;    18.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 768]                        ;    12.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 48]{1to16}               ;    18.2 p0+p2   68 d
        vmovdqu64 [rbp + 640], zmm0                       ;    19.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 832]                        ;    13.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 52]{1to16}               ;    19.2 p5+p2   68 d
        vmovdqu64 [rbp + 704], zmm0                       ;    20.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 896]                        ;    14.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 56]{1to16}               ;    20.2 p0+p2   68 d
        vmovdqu64 [rbp + 768], zmm0                       ;    21.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 960]                        ;    15.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 60]{1to16}               ;    21.2 p5+p2   68 d
        vmovdqu64 [rbp + 832], zmm0                       ;    22.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 1024]                       ;    16.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 64]{1to16}               ;    22.2 p0+p2   68 d
        vmovdqu64 [rbp + 896], zmm0                       ;    23.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 1088]                       ;    17.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 68]{1to16}               ;    23.2 p5+p2   68 d
        vmovdqu64 [rbp + 960], zmm0                       ;    24.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 1152]                       ;    18.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 72]{1to16}               ;    24.2 p0+p2   68 d
        vmovdqu64 [rbp + 1024], zmm0                      ;    25.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 1216]                       ;    19.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 76]{1to16}               ;    25.2 p5+p2   68 d
        vmovdqu64 [rbp + 1088], zmm0                      ;    26.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 1280]                       ;    20.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 80]{1to16}               ;    26.2 p0+p2   68 d
        vmovdqu64 [rbp + 1152], zmm0                      ;    27.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 1344]                       ;    21.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 84]{1to16}               ;    27.2 p5+p2   68 d
        vmovdqu64 [rbp + 1216], zmm0                      ;    28.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 1408]                       ;    22.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 88]{1to16}               ;    28.2 p0+p2   68 d
        vmovdqu64 [rbp + 1280], zmm0                      ;    29.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 1472]                       ;    23.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 92]{1to16}               ;    29.2 p5+p2   68 d
        vmovdqu64 [rbp + 1344], zmm0                      ;    30.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 1536]                       ;    24.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 96]{1to16}               ;    30.2 p0+p2   68 d
        vmovdqu64 [rbp + 1408], zmm0                      ;    31.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 1600]                       ;    25.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 100]{1to16}              ;    31.2 p5+p2   68 d
        vmovdqu64 [rbp + 1472], zmm0                      ;    32.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 1664]                       ;    26.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 104]{1to16}              ;    32.2 p0+p2   68 d
        vmovdqu64 [rbp + 1536], zmm0                      ;    33.2 p7+p4   69 groups
        vmovdqu64 zmm0, [r8 + 1728]                       ;    27.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 108]{1to16}              ;    33.2 p5+p2   68 d
        vmovdqu64 [rbp + 1600], zmm0                      ;    34.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 1792]                       ;    28.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 112]{1to16}              ;    34.2 p0+p2   68 d
        vmovdqu64 [rbp + 1664], zmm0                      ;    35.2 p7+p4   69 groups
        mov qword [rbp + 35096], r9                       ;    29.2 p8+p9   69 groups
        vmovdqu64 zmm0, [r8 + 1856]                       ;    29.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 116]{1to16}              ;    35.2 p5+p2   68 d
        vmovdqu64 [rbp + 1728], zmm0                      ;    36.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 1920]                       ;    30.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 120]{1to16}              ;    36.2 p0+p2   68 d
        vmovdqu64 [rbp + 1792], zmm0                      ;    37.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 1984]                       ;    31.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 124]{1to16}              ;    37.2 p5+p2   68 d
        vmovdqu64 [rbp + 1856], zmm0                      ;    38.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 2048]                       ;    32.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 128]{1to16}              ;    38.2 p0+p2   68 d
        vmovdqu64 [rbp + 1920], zmm0                      ;    39.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 2112]                       ;    33.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 132]{1to16}              ;    39.2 p5+p2   68 d
        vmovdqu64 [rbp + 1984], zmm0                      ;    40.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 2176]                       ;    34.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 136]{1to16}              ;    40.2 p0+p2   68 d
        vmovdqu64 [rbp + 2048], zmm0                      ;    41.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 2240]                       ;    35.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 140]{1to16}              ;    41.2 p5+p2   68 d
        vmovdqu64 [rbp + 2112], zmm0                      ;    42.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 2304]                       ;    36.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 144]{1to16}              ;    42.2 p0+p2   68 d
        vmovdqu64 [rbp + 2176], zmm0                      ;    43.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 2368]                       ;    37.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 148]{1to16}              ;    43.2 p5+p2   68 d
        vmovdqu64 [rbp + 2240], zmm0                      ;    44.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 2432]                       ;    38.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 152]{1to16}              ;    44.2 p0+p2   68 d
        vmovdqu64 [rbp + 2304], zmm0                      ;    45.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 2496]                       ;    39.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 156]{1to16}              ;    45.2 p5+p2   68 d
        vmovdqu64 [rbp + 2368], zmm0                      ;    46.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 2560]                       ;    40.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 160]{1to16}              ;    46.2 p0+p2   68 d
        vmovdqu64 [rbp + 2432], zmm0                      ;    47.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 2624]                       ;    41.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 164]{1to16}              ;    47.2 p5+p2   68 d
        vmovdqu64 [rbp + 2496], zmm0                      ;    48.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 2688]                       ;    42.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 168]{1to16}              ;    48.2 p0+p2   68 d
        vmovdqu64 [rbp + 2560], zmm0                      ;    49.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 2752]                       ;    43.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 172]{1to16}              ;    49.2 p5+p2   68 d
        vmovdqu64 [rbp + 2624], zmm0                      ;    50.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 2816]                       ;    44.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 176]{1to16}              ;    50.2 p0+p2   68 d
        vmovdqu64 [rbp + 2688], zmm0                      ;    51.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 2880]                       ;    45.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 180]{1to16}              ;    51.2 p5+p2   68 d
        vmovdqu64 [rbp + 2752], zmm0                      ;    52.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 2944]                       ;    46.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 184]{1to16}              ;    52.2 p0+p2   68 d
        vmovdqu64 [rbp + 2816], zmm0                      ;    53.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 3008]                       ;    47.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 188]{1to16}              ;    53.2 p5+p2   68 d
        vmovdqu64 [rbp + 2880], zmm0                      ;    54.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 3072]                       ;    48.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 192]{1to16}              ;    54.2 p0+p2   68 d
        vmovdqu64 [rbp + 2944], zmm0                      ;    55.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 3136]                       ;    49.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 196]{1to16}              ;    55.2 p5+p2   68 d
        vmovdqu64 [rbp + 3008], zmm0                      ;    56.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 3200]                       ;    50.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 200]{1to16}              ;    56.2 p0+p2   68 d
        vmovdqu64 [rbp + 3072], zmm0                      ;    57.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 3264]                       ;    51.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 204]{1to16}              ;    57.2 p5+p2   68 d
        vmovdqu64 [rbp + 3136], zmm0                      ;    58.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 3328]                       ;    52.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 208]{1to16}              ;    58.2 p0+p2   68 d
        vmovdqu64 [rbp + 3200], zmm0                      ;    59.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 3392]                       ;    53.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 212]{1to16}              ;    59.2 p5+p2   68 d
        vmovdqu64 [rbp + 3264], zmm0                      ;    60.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 3456]                       ;    54.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 216]{1to16}              ;    60.2 p0+p2   68 d
        vmovdqu64 [rbp + 3328], zmm0                      ;    61.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 3520]                       ;    55.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 220]{1to16}              ;    61.2 p5+p2   68 d
        vmovdqu64 [rbp + 3392], zmm0                      ;    62.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 3584]                       ;    56.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 224]{1to16}              ;    62.2 p0+p2   68 d
        vmovdqu64 [rbp + 3456], zmm0                      ;    63.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 3648]                       ;    57.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 228]{1to16}              ;    63.2 p5+p2   68 d
        vmovdqu64 [rbp + 3520], zmm0                      ;    64.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 3712]                       ;    58.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 232]{1to16}              ;    64.2 p0+p2   68 d
        vmovdqu64 [rbp + 3584], zmm0                      ;    65.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 3776]                       ;    59.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 236]{1to16}              ;    65.2 p5+p2   68 d
        vmovdqu64 [rbp + 3648], zmm0                      ;    66.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 3840]                       ;    60.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 240]{1to16}              ;    66.2 p0+p2   68 d
        vmovdqu64 [rbp + 3712], zmm0                      ;    67.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 3904]                       ;    61.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 244]{1to16}              ;    67.2 p5+p2   68 d
        vmovdqu64 [rbp + 3776], zmm0                      ;    68.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 3968]                       ;    62.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 248]{1to16}              ;    68.2 p0+p2   68 d
        vmovdqu64 [rbp + 3840], zmm0                      ;    69.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 4032]                       ;    63.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 252]{1to16}              ;    69.2 p5+p2   68 d
        vmovdqu64 [rbp + 3904], zmm0                      ;    70.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 4096]                       ;    64.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 256]{1to16}              ;    70.2 p0+p2   68 d
        vmovdqu64 [rbp + 3968], zmm0                      ;    71.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 4160]                       ;    65.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 260]{1to16}              ;    71.2 p5+p2   68 d
        vmovdqu64 [rbp + 4032], zmm0                      ;    72.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 4224]                       ;    66.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 264]{1to16}              ;    72.2 p0+p2   68 d
        vmovdqu64 [rbp + 4096], zmm0                      ;    73.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 4288]                       ;    67.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 268]{1to16}              ;    73.2 p5+p2   68 d
        vmovdqu64 [rbp + 4160], zmm0                      ;    74.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 4352]                       ;    68.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 272]{1to16}              ;    74.2 p0+p2   68 d
        vmovdqu64 [rbp + 4224], zmm0                      ;    75.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 4416]                       ;    69.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 276]{1to16}              ;    75.2 p5+p2   68 d
        vmovdqu64 [rbp + 4288], zmm0                      ;    76.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 4480]                       ;    70.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 280]{1to16}              ;    76.2 p0+p2   68 d
        vmovdqu64 [rbp + 4352], zmm0                      ;    77.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 4544]                       ;    71.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 284]{1to16}              ;    77.2 p5+p2   68 d
        vmovdqu64 [rbp + 4416], zmm0                      ;    78.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 4608]                       ;    72.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 288]{1to16}              ;    78.2 p0+p2   68 d
        vmovdqu64 [rbp + 4480], zmm0                      ;    79.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 4672]                       ;    73.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 292]{1to16}              ;    79.2 p5+p2   68 d
        vmovdqu64 [rbp + 4544], zmm0                      ;    80.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 4736]                       ;    74.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 296]{1to16}              ;    80.2 p0+p2   68 d
        vmovdqu64 [rbp + 4608], zmm0                      ;    81.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 4800]                       ;    75.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 300]{1to16}              ;    81.2 p5+p2   68 d
        vmovdqu64 [rbp + 4672], zmm0                      ;    82.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 4864]                       ;    76.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 304]{1to16}              ;    82.2 p0+p2   68 d
        vmovdqu64 [rbp + 4736], zmm0                      ;    83.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 4928]                       ;    77.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 308]{1to16}              ;    83.2 p5+p2   68 d
        vmovdqu64 [rbp + 4800], zmm0                      ;    84.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 4992]                       ;    78.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 312]{1to16}              ;    84.2 p0+p2   68 d
        vmovdqu64 [rbp + 4864], zmm0                      ;    85.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 5056]                       ;    79.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 316]{1to16}              ;    85.2 p5+p2   68 d
        vmovdqu64 [rbp + 4928], zmm0                      ;    86.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 5120]                       ;    80.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 320]{1to16}              ;    86.2 p0+p2   68 d
        vmovdqu64 [rbp + 4992], zmm0                      ;    87.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 5184]                       ;    81.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 324]{1to16}              ;    87.2 p5+p2   68 d
        vmovdqu64 [rbp + 5056], zmm0                      ;    88.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 5248]                       ;    82.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 328]{1to16}              ;    88.2 p0+p2   68 d
        vmovdqu64 [rbp + 5120], zmm0                      ;    89.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 5312]                       ;    83.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 332]{1to16}              ;    89.2 p5+p2   68 d
        vmovdqu64 [rbp + 5184], zmm0                      ;    90.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 5376]                       ;    84.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 336]{1to16}              ;    90.2 p0+p2   68 d
        vmovdqu64 [rbp + 5248], zmm0                      ;    91.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 5440]                       ;    85.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 340]{1to16}              ;    91.2 p5+p2   68 d
        vmovdqu64 [rbp + 5312], zmm0                      ;    92.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 5504]                       ;    86.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 344]{1to16}              ;    92.2 p0+p2   68 d
        vmovdqu64 [rbp + 5376], zmm0                      ;    93.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 5568]                       ;    87.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 348]{1to16}              ;    93.2 p5+p2   68 d
        vmovdqu64 [rbp + 5440], zmm0                      ;    94.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 5632]                       ;    88.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 352]{1to16}              ;    94.2 p0+p2   68 d
        vmovdqu64 [rbp + 5504], zmm0                      ;    95.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 5696]                       ;    89.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 356]{1to16}              ;    95.2 p5+p2   68 d
        vmovdqu64 [rbp + 5568], zmm0                      ;    96.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 5760]                       ;    90.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 360]{1to16}              ;    96.2 p0+p2   68 d
        vmovdqu64 [rbp + 5632], zmm0                      ;    97.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 5824]                       ;    91.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 364]{1to16}              ;    97.2 p5+p2   68 d
        vmovdqu64 [rbp + 5696], zmm0                      ;    98.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 5888]                       ;    92.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 368]{1to16}              ;    98.2 p0+p2   68 d
        vmovdqu64 [rbp + 5760], zmm0                      ;    99.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 5952]                       ;    93.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 372]{1to16}              ;    99.2 p5+p2   68 d
        vmovdqu64 [rbp + 5824], zmm0                      ;   100.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 6016]                       ;    94.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 376]{1to16}              ;   100.2 p0+p2   68 d
        vmovdqu64 [rbp + 5888], zmm0                      ;   101.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 6080]                       ;    95.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 380]{1to16}              ;   101.2 p5+p2   68 d
        vmovdqu64 [rbp + 5952], zmm0                      ;   102.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 6144]                       ;    96.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 384]{1to16}              ;   102.2 p0+p2   68 d
        vmovdqu64 [rbp + 6016], zmm0                      ;   103.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 6208]                       ;    97.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 388]{1to16}              ;   103.2 p5+p2   68 d
        vmovdqu64 [rbp + 6080], zmm0                      ;   104.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 6272]                       ;    98.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 392]{1to16}              ;   104.2 p0+p2   68 d
        vmovdqu64 [rbp + 6144], zmm0                      ;   105.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 6336]                       ;    99.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 396]{1to16}              ;   105.2 p5+p2   68 d
        vmovdqu64 [rbp + 6208], zmm0                      ;   106.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 6400]                       ;   100.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 400]{1to16}              ;   106.2 p0+p2   68 d
        vmovdqu64 [rbp + 6272], zmm0                      ;   107.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 6464]                       ;   101.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 404]{1to16}              ;   107.2 p5+p2   68 d
        vmovdqu64 [rbp + 6336], zmm0                      ;   108.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 6528]                       ;   102.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 408]{1to16}              ;   108.2 p0+p2   68 d
        vmovdqu64 [rbp + 6400], zmm0                      ;   109.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 6592]                       ;   103.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 412]{1to16}              ;   109.2 p5+p2   68 d
        vmovdqu64 [rbp + 6464], zmm0                      ;   110.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 6656]                       ;   104.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 416]{1to16}              ;   110.2 p0+p2   68 d
        vmovdqu64 [rbp + 6528], zmm0                      ;   111.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 6720]                       ;   105.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 420]{1to16}              ;   111.2 p5+p2   68 d
        vmovdqu64 [rbp + 6592], zmm0                      ;   112.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 6784]                       ;   106.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 424]{1to16}              ;   112.2 p0+p2   68 d
        vmovdqu64 [rbp + 6656], zmm0                      ;   113.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 6848]                       ;   107.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 428]{1to16}              ;   113.2 p5+p2   68 d
        vmovdqu64 [rbp + 6720], zmm0                      ;   114.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 6912]                       ;   108.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 432]{1to16}              ;   114.2 p0+p2   68 d
        vmovdqu64 [rbp + 6784], zmm0                      ;   115.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 6976]                       ;   109.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 436]{1to16}              ;   115.2 p5+p2   68 d
        vmovdqu64 [rbp + 6848], zmm0                      ;   116.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 7040]                       ;   110.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 440]{1to16}              ;   116.2 p0+p2   68 d
        vmovdqu64 [rbp + 6912], zmm0                      ;   117.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 7104]                       ;   111.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 444]{1to16}              ;   117.2 p5+p2   68 d
        vmovdqu64 [rbp + 6976], zmm0                      ;   118.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 7168]                       ;   112.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 448]{1to16}              ;   118.2 p0+p2   68 d
        vmovdqu64 [rbp + 7040], zmm0                      ;   119.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 7232]                       ;   113.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 452]{1to16}              ;   119.2 p5+p2   68 d
        vmovdqu64 [rbp + 7104], zmm0                      ;   120.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 7296]                       ;   114.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 456]{1to16}              ;   120.2 p0+p2   68 d
        vmovdqu64 [rbp + 7168], zmm0                      ;   121.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 7360]                       ;   115.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 460]{1to16}              ;   121.2 p5+p2   68 d
        vmovdqu64 [rbp + 7232], zmm0                      ;   122.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 7424]                       ;   116.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 464]{1to16}              ;   122.2 p0+p2   68 d
        vmovdqu64 [rbp + 7296], zmm0                      ;   123.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 7488]                       ;   117.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 468]{1to16}              ;   123.2 p5+p2   68 d
        vmovdqu64 [rbp + 7360], zmm0                      ;   124.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 7552]                       ;   118.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 472]{1to16}              ;   124.2 p0+p2   68 d
        vmovdqu64 [rbp + 7424], zmm0                      ;   125.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 7616]                       ;   119.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 476]{1to16}              ;   125.2 p5+p2   68 d
        vmovdqu64 [rbp + 7488], zmm0                      ;   126.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 7680]                       ;   120.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 480]{1to16}              ;   126.2 p0+p2   68 d
        vmovdqu64 [rbp + 7552], zmm0                      ;   127.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 7744]                       ;   121.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 484]{1to16}              ;   127.2 p5+p2   68 d
        vmovdqu64 [rbp + 7616], zmm0                      ;   128.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 7808]                       ;   122.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 488]{1to16}              ;   128.2 p0+p2   68 d
        vmovdqu64 [rbp + 7680], zmm0                      ;   129.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 7872]                       ;   123.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 492]{1to16}              ;   129.2 p5+p2   68 d
        vmovdqu64 [rbp + 7744], zmm0                      ;   130.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 7936]                       ;   124.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 496]{1to16}              ;   130.2 p0+p2   68 d
        vmovdqu64 [rbp + 7808], zmm0                      ;   131.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 8000]                       ;   125.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 500]{1to16}              ;   131.2 p5+p2   68 d
        vmovdqu64 [rbp + 7872], zmm0                      ;   132.2 p7+p9   69 groups
        vmovdqu64 zmm0, [r8 + 8064]                       ;   126.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 504]{1to16}              ;   132.2 p0+p2   68 d
        vmovdqu64 [rbp + 7936], zmm0                      ;   133.2 p8+p4   69 groups
        vmovdqu64 zmm0, [r8 + 8128]                       ;   127.2 p3      68 d
        vpxord zmm0, zmm0, [r9 + 508]{1to16}              ;   133.2 p5+p2   68 d
        vmovdqu64 [rbp + 8000], zmm0                      ;   134.2 p7+p9   69 groups
        add r9, 0x1000                                    ;    64.5 p1      69 groups
        mov qword [rbp + 35104], r9                       ;   128.7 p8+p4   69 groups
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
        mov r8, qword [rbp + 35096]                       ;    42.7 p10     60 rounds reload
        mov qword [rbp + 35112], r8                       ;   128.2 p7+p4   60 rounds
        add r8, 0x600                                     ;    47.7 p0      60 rounds
        mov qword [rbp + 35120], r8                       ;   128.5 p8+p9   60 rounds
        mov r8, qword [rbp + 35112]                       ;                    resident
        vmovdqu64 zmm0, [rbp + 12352]                     ;                    resident
        vmovdqu64 zmm1, [rbp + 12416]                     ;                    resident
        vmovdqu64 zmm2, [rbp + 12800]                     ;                    resident
        vmovdqu64 zmm3, [rbp + 12864]                     ;                    resident
        vmovdqu64 zmm4, [rbp + 13376]                     ;                    resident
        vmovdqu64 zmm5, [rbp + 13440]                     ;                    resident
        vmovdqu64 zmm6, [rbp + 13888]                     ;                    resident
        vmovdqu64 zmm7, [rbp + 13952]                     ;                    resident
        vmovdqu64 zmm8, [rbp + 14336]                     ;                    resident
        vmovdqu64 zmm9, [rbp + 14400]                     ;                    resident
        vmovdqu64 zmm10, [rbp + 14912]                    ;                    resident
        vmovdqu64 zmm11, [rbp + 14976]                    ;                    resident
        vmovdqu64 zmm12, [rbp + 15424]                    ;                    resident
        vmovdqu64 zmm13, [rbp + 15488]                    ;                    resident
        vmovdqu64 zmm14, [rbp + 15936]                    ;                    resident
        vmovdqu64 zmm15, [rbp + 16000]                    ;                    resident
        vmovdqu64 zmm16, [rbp + 12160]                    ;                    resident
        vmovdqu64 zmm17, [rbp + 12224]                    ;                    resident
        vmovdqu64 zmm18, [rbp + 12288]                    ;                    resident
        vmovdqu64 zmm19, [rbp + 12480]                    ;                    resident
        vmovdqu64 zmm20, [rbp + 12544]                    ;                    resident
        vmovdqu64 zmm21, [rbp + 12608]                    ;                    resident
        vmovdqu64 zmm22, [rbp + 12672]                    ;                    resident
        vmovdqu64 zmm23, [rbp + 12736]                    ;                    resident
        vmovdqu64 zmm24, [rbp + 12928]                    ;                    resident
        vmovdqu64 zmm25, [rbp + 12992]                    ;                    resident
        vmovdqu64 zmm26, [rbp + 13056]                    ;                    resident
        vmovdqu64 zmm27, [rbp + 13120]                    ;                    resident
        vmovdqu64 zmm28, [rbp + 13184]                    ;                    resident
        vmovdqu64 zmm29, [rbp + 13248]                    ;                    resident
        align 16
.rounds_3:
        vpbroadcastd zmm30, [r8 + 524]                    ;     0.0 p2      61 r.3
        vpbroadcastd zmm31, [r8 + 536]                    ;     0.2 p3      61 r.6
        vmovdqu64 [rbp + 16256], zmm14                    ;     0.3 p7+p4   40 t spill
        vpbroadcastd zmm14, [r8 + 520]                    ;     0.5 p10     61 r.2
        vmovdqu64 [rbp + 16320], zmm15                    ;     0.7 p8+p9   40 t spill
        vpbroadcastd zmm15, [r8 + 528]                    ;     1.0 p2      61 r.4
        vmovdqu64 [rbp + 16384], zmm12                    ;     2.3 p7+p4   40 t spill
        vpbroadcastd zmm12, [r8 + 552]                    ;     1.2 p3      61 r.10
        vmovdqu64 [rbp + 16448], zmm13                    ;     2.7 p8+p9   40 t spill
        vpbroadcastd zmm13, [r8 + 564]                    ;     1.5 p10     61 r.13
        vmovdqu64 [rbp + 16512], zmm10                    ;     4.3 p7+p4   40 t spill
        vpbroadcastd zmm10, [r8 + 548]                    ;     2.0 p2      61 r.9
        vmovdqu64 [rbp + 16576], zmm11                    ;     4.7 p8+p9   40 t spill
        vpbroadcastd zmm11, [r8 + 556]                    ;     2.2 p3      61 r.11
        vmovdqu64 [rbp + 16640], zmm8                     ;     6.3 p7+p4   40 t spill
        vpbroadcastd zmm8, [r8 + 588]                     ;     2.5 p10     61 r.19
        vpbroadcastd zmm8, [r8 + 600]                     ;     3.0 p2      61 r.22
        vpbroadcastd zmm8, [r8 + 584]                     ;     3.2 p3      61 r.18
        vpbroadcastd zmm8, [r8 + 592]                     ;     3.5 p10     61 r.20
        vpbroadcastd zmm8, [r8 + 620]                     ;     4.0 p2      61 r.27
        vpbroadcastd zmm8, [r8 + 632]                     ;     4.2 p3      61 r.30
        vpbroadcastd zmm8, [r8 + 616]                     ;     4.5 p10     61 r.26
        vpbroadcastd zmm8, [r8 + 624]                     ;     5.0 p2      61 r.28
        vpbroadcastd zmm8, [r8 + 648]                     ;     5.2 p3      61 r.34
        vpbroadcastd zmm8, [r8 + 660]                     ;     5.5 p10     61 r.37
        vpbroadcastd zmm8, [r8 + 644]                     ;     6.0 p2      61 r.33
        vpbroadcastd zmm8, [r8 + 652]                     ;     6.2 p3      61 r.35
        vpbroadcastd zmm8, [r8 + 684]                     ;     6.5 p10     61 r.43
        vpbroadcastd zmm8, [r8 + 696]                     ;     7.0 p2      61 r.46
        vpbroadcastd zmm8, [r8 + 680]                     ;     7.2 p3      61 r.42
        vpbroadcastd zmm8, [r8 + 688]                     ;     7.5 p10     61 r.44
        vmovdqa64 zmm8, zmm20                             ;     5.2         41 t copy
        vpternlogd zmm8, zmm31, zmm31, 0xc3               ;     6.2 p0      41 t
        vmovdqa64 zmm31, zmm18                            ;     5.5         41 t copy
        vpternlogd zmm31, zmm14, zmm14, 0xc3              ;     6.5 p5      41 t
        vpbroadcastd zmm14, [r8 + 716]                    ;     8.0 p2      61 r.51
        vmovdqu64 [rbp + 16704], zmm20                    ;     6.7 p8+p9   40 t spill
        vpbroadcastd zmm20, [r8 + 728]                    ;     8.2 p3      61 r.54
        vmovdqu64 [rbp + 16768], zmm18                    ;     8.3 p7+p4   40 t spill
        vpbroadcastd zmm18, [r8 + 712]                    ;     8.5 p10     61 r.50
        vpbroadcastd zmm14, [r8 + 720]                    ;     9.0 p2      61 r.52
        vpbroadcastd zmm14, [r8 + 748]                    ;     9.2 p3      61 r.59
        vpbroadcastd zmm14, [r8 + 760]                    ;     9.5 p10     61 r.62
        vpbroadcastd zmm14, [r8 + 744]                    ;    10.0 p2      61 r.58
        vpbroadcastd zmm14, [r8 + 752]                    ;    10.2 p3      61 r.60
        vmovdqa64 zmm14, zmm8                             ;     7.5         41 t copy
        vmovdqa64 zmm20, zmm8                             ;     7.7         41 t copy
        vpternlogd zmm20, zmm0, zmm30, 0x96               ;     7.8 p0      41 t
        vmovdqa64 zmm18, zmm20                            ;     8.8         41 t copy
        vpternlogd zmm20, zmm16, [r8 + 512]{1to16}, 0x69  ;    11.0 p5+p2   41 t
        vmovdqu64 [rbp + 16832], zmm16                    ;     8.7 p8+p9   40 t spill
        vmovdqa64 zmm16, zmm31                            ;     8.7         41 t copy
        vpternlogd zmm16, zmm1, zmm15, 0x96               ;     8.8 p0      41 t
        vmovdqu64 [rbp + 16896], zmm9                     ;    10.3 p7+p4   40 t spill
        vpxord zmm9, zmm31, zmm20                         ;    12.0 p5      41 t
        vmovdqa64 zmm12, zmm16                            ;     9.8         41 t copy
        vmovdqa64 zmm11, zmm20                            ;    12.0         41 t copy
        vpternlogd zmm11, zmm21, [r8 + 540]{1to16}, 0x69  ;    12.0 p0+p3   41 t
        vmovdqu64 [rbp + 16960], zmm21                    ;    10.7 p8+p9   40 t spill
        vmovdqa64 zmm21, zmm20                            ;    12.0         41 t copy
        vmovdqa64 zmm13, zmm11                            ;    13.0         41 t copy
        vmovdqu64 [rbp + 17024], zmm6                     ;    12.3 p7+p4   40 t spill
        vmovdqa64 zmm6, zmm11                             ;    13.0         41 t copy
        vmovdqa64 zmm10, zmm11                            ;    13.0         41 t copy
        vmovdqu64 [rbp + 17088], zmm7                     ;    12.7 p8+p9   40 t spill
        vpxord zmm7, zmm17, [r8 + 516]{1to16}             ;    12.0 p5+p2   40 t
        vpternlogd zmm15, zmm7, zmm1, 0x96                ;    13.0 p0      41 t
        vpxord zmm18, zmm18, zmm15                        ;    14.0 p5      41 t
        vpxord zmm13, zmm13, zmm15                        ;    14.0 p0      41 t
        vpord zmm14, zmm14, zmm13                         ;    15.0 p5      41 t
        vpxord zmm12, zmm12, zmm18                        ;    15.0 p0      41 t
        vpxord zmm10, zmm10, zmm18                        ;    15.0 p5      41 t
        vpternlogd zmm30, zmm10, zmm0, 0x96               ;    16.0 p0      41 t
        vmovdqu64 [rbp + 17152], zmm1                     ;    14.3 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm7                              ;    13.0         41 t copy
        vmovdqu64 [rbp + 17216], zmm0                     ;    14.7 p8+p9   40 t spill
        vpxord zmm0, zmm13, zmm12                         ;    16.0 p5      41 t
        vmovdqu64 [rbp + 17280], zmm17                    ;    16.3 p7+p4   40 t spill
        vpxord zmm17, zmm9, zmm30                         ;    17.0 p0      41 t
        vmovdqu64 [rbp + 17344], zmm28                    ;    16.7 p8+p9   40 t spill
        vmovdqa64 zmm28, zmm17                            ;    18.0         41 t copy
        vmovdqu64 [rbp + 17408], zmm4                     ;    18.3 p7+p4   40 t spill
        vpxord zmm4, zmm19, [r8 + 532]{1to16}             ;    16.2 p5+p3   40 t
        vpxord zmm1, zmm1, zmm4                           ;    17.2 p0      41 t
        vpternlogd zmm4, zmm14, zmm18, 0x96               ;    17.2 p5      41 t
        vpternlogd zmm14, zmm1, zmm18, 0x78               ;    18.2 p0      41 t
        vpternlogd zmm4, zmm9, zmm0, 0x78                 ;    18.2 p5      41 t
        vpxord zmm21, zmm21, zmm1                         ;    18.3 p0      41 t
        vpxord zmm28, zmm28, zmm1                         ;    19.2 p5      41 t
        vpord zmm6, zmm6, zmm21                           ;    19.3 p0      41 t
        vpternlogd zmm8, zmm14, zmm6, 0x96                ;    20.3 p5      41 t
        vpternlogd zmm6, zmm20, zmm10, 0x1e               ;    20.3 p0      41 t
        vpternlogd zmm8, zmm16, zmm28, 0x78               ;    21.3 p5      41 t
        vpxord zmm6, zmm6, zmm4                           ;    21.3 p0      41 t
        vmovdqu64 [rbp + 17472], zmm19                    ;    18.7 p8+p9   40 t spill
        vmovdqa64 zmm19, zmm15                            ;    16.2         41 t copy
        vpternlogd zmm19, zmm21, zmm30, 0x60              ;    22.2 p5      41 t
        vmovdqu64 [rbp + 17536], zmm5                     ;    20.3 p7+p4   40 t spill
        vpxord zmm5, zmm22, [r8 + 544]{1to16}             ;    22.3 p0+p2   40 t
        vpternlogd zmm14, zmm12, zmm17, 0x78              ;    23.2 p5      41 t
        vpxord zmm14, zmm14, zmm19                        ;    24.2 p0      41 t
        vpternlogd zmm19, zmm31, zmm7, 0x1e               ;    24.2 p5      41 t
        vmovdqu64 [rbp + 17600], zmm22                    ;    20.7 p8+p9   40 t spill
        vpandd zmm22, zmm6, zmm8                          ;    24.3 p0      41 t
        vpternlogd zmm19, zmm4, zmm22, 0x96               ;    25.3 p5      41 t
        vpxord zmm4, zmm24, [r8 + 560]{1to16}             ;    25.3 p0+p3   40 t
        vpternlogd zmm6, zmm14, zmm19, 0x78               ;    26.3 p5      41 t
        vpxord zmm19, zmm19, zmm8                         ;    26.3 p0      41 t
        vpternlogd zmm22, zmm6, zmm19, 0x36               ;    27.3 p5      41 t
        vpternlogd zmm8, zmm14, zmm6, 0x78                ;    27.3 p0      41 t
        vpternlogd zmm19, zmm22, zmm8, 0x1e               ;    28.3 p5      41 t
        vmovdqu64 [rbp + 17664], zmm24                    ;    22.3 p7+p4   40 t spill
        vmovdqa64 zmm24, zmm22                            ;    28.3         41 t copy
        vpternlogd zmm24, zmm21, zmm30, 0x60              ;    28.3 p0      41 t
        vmovdqu64 [rbp + 17728], zmm26                    ;    22.7 p8+p9   40 t spill
        vpxord zmm26, zmm29, [r8 + 580]{1to16}            ;    29.2 p5+p2   40 t
        vpternlogd zmm14, zmm6, zmm8, 0x78                ;    29.3 p0      41 t
        vpxord zmm6, zmm22, zmm8                          ;    30.2 p5      41 t
        vpandd zmm16, zmm16, zmm6                         ;    31.2 p0      41 t
        vmovdqu64 [rbp + 17792], zmm29                    ;    24.3 p7+p4   40 t spill
        vpxord zmm29, zmm6, zmm19                         ;    31.2 p5      41 t
        vpandd zmm17, zmm17, zmm29                        ;    32.2 p0      41 t
        vmovdqu64 [rbp + 17856], zmm26                    ;    30.2 p8+p9   40 t spill
        vpbroadcastd zmm26, [r8 + 596]                    ;    20.8 p10     40 t
        vpxord zmm26, zmm26, [rbp + 13504]                ;    32.2 p5+p3   40 t
        vpternlogd zmm28, zmm6, zmm17, 0x6a               ;    33.2 p0      41 t
        vpternlogd zmm17, zmm1, zmm19, 0x78               ;    33.2 p5      41 t
        vpternlogd zmm10, zmm16, zmm14, 0x6c              ;    33.3 p0      41 t
        vpxord zmm1, zmm19, zmm14                         ;    34.2 p5      41 t
        vpternlogd zmm16, zmm11, zmm1, 0x78               ;    35.2 p0      41 t
        vpbroadcastd zmm6, [r8 + 612]                     ;    22.0 p2      40 t
        vmovdqu64 zmm11, [rbp + 13760]                    ;    22.2 p3      40 t reload
        vpxord zmm6, zmm6, zmm11                          ;    35.2 p5      40 t
        vpxord zmm11, zmm22, zmm1                         ;    35.3 p0      41 t
        vmovdqu64 [rbp + 17920], zmm6                     ;    36.2 p7+p4   40 t spill
        vpxord zmm6, zmm14, zmm8                          ;    36.2 p5      41 t
        vpandd zmm0, zmm0, zmm6                           ;    37.2 p0      41 t
        vmovdqu64 [rbp + 17984], zmm26                    ;    33.2 p8+p9   40 t spill
        vpxord zmm26, zmm16, zmm0                         ;    38.2 p5      41 t
        vpternlogd zmm26, zmm13, zmm11, 0x78              ;    39.2 p0      41 t
        vpbroadcastd zmm13, [r8 + 628]                    ;    23.7 p10     40 t
        vpxord zmm13, zmm13, [rbp + 14016]                ;    38.2 p5+p2   40 t
        vpternlogd zmm0, zmm18, zmm19, 0x78               ;    38.3 p0      41 t
        vpternlogd zmm21, zmm1, zmm24, 0x6a               ;    39.2 p5      41 t
        vpxord zmm0, zmm0, zmm10                          ;    39.3 p0      41 t
        vpxord zmm21, zmm21, zmm28                        ;    40.2 p5      41 t
        vpbroadcastd zmm1, [r8 + 640]                     ;    24.7 p3      40 t
        vmovdqu64 zmm18, [rbp + 14208]                    ;    24.8 p2      40 t reload
        vpxord zmm1, zmm1, zmm18                          ;    40.3 p0      40 t
        vpternlogd zmm28, zmm20, zmm14, 0x78              ;    41.2 p5      41 t
        vpternlogd zmm31, zmm0, zmm8, 0x6c                ;    41.3 p0      41 t
        vpternlogd zmm7, zmm8, zmm31, 0x6a                ;    42.3 p5      41 t
        vpxord zmm28, zmm28, zmm31                        ;    42.3 p0      41 t
        vpxord zmm7, zmm7, zmm26                          ;    43.3 p5      41 t
        vpbroadcastd zmm8, [r8 + 656]                     ;    26.0 p10     40 t
        vmovdqu64 zmm14, [rbp + 14464]                    ;    26.2 p3      40 t reload
        vpxord zmm8, zmm8, zmm14                          ;    43.3 p0      40 t
        vpternlogd zmm16, zmm15, zmm22, 0x78              ;    44.2 p5      41 t
        vpternlogd zmm9, zmm6, zmm17, 0x6a                ;    44.3 p0      41 t
        vpternlogd zmm10, zmm26, zmm21, 0x96              ;    45.2 p5      41 t
        vpternlogd zmm12, zmm29, zmm7, 0x6a               ;    45.3 p0      41 t
        vpxord zmm31, zmm31, zmm9                         ;    46.2 p5      41 t
        vpxord zmm7, zmm7, zmm16                          ;    46.3 p0      41 t
        vpbroadcastd zmm6, [r8 + 676]                     ;    27.5 p2      40 t
        vmovdqu64 zmm9, [rbp + 14784]                     ;    27.7 p3      40 t reload
        vpxord zmm6, zmm6, zmm9                           ;    47.2 p5      40 t
        vpxord zmm24, zmm24, zmm17                        ;    47.3 p0      41 t
        vpternlogd zmm24, zmm30, zmm11, 0x78              ;    48.3 p5      41 t
        vpbroadcastd zmm30, [r8 + 564]                    ;    28.3 p10     23 t
        vpternlogd zmm30, zmm25, [r8 + 564]{1to16}, 0xc3  ;    48.3 p0+p2   23 t
        vpbroadcastd zmm11, [r8 + 548]                    ;    28.8 p3      23 t
        vpternlogd zmm11, zmm23, [r8 + 548]{1to16}, 0xc3  ;    49.2 p5+p2   23 t
        vmovdqa64 zmm15, zmm7                             ;    47.3         41 t copy
        vpternlogd zmm15, zmm28, zmm31, 0x96              ;    49.3 p0      41 t
        vpbroadcastd zmm16, [r8 + 692]                    ;    29.7 p10     40 t
        vmovdqu64 zmm17, [rbp + 15040]                    ;    29.8 p3      40 t reload
        vpxord zmm16, zmm16, zmm17                        ;    50.2 p5      40 t
        vpxord zmm19, zmm4, zmm5                          ;    50.3 p0      23 t
        vpbroadcastd zmm20, [r8 + 556]                    ;    30.5 p2      61 r.11 reload
        vmovdqa64 zmm22, zmm5                             ;    30.5         23 t copy
        vpternlogd zmm22, zmm3, zmm20, 0x96               ;    51.2 p5      23 t
        vpbroadcastd zmm26, [r8 + 552]                    ;    30.8 p10     61 r.10 reload
        vmovdqa64 zmm29, zmm30                            ;    49.3         23 t copy
        vpternlogd zmm29, zmm2, zmm26, 0x96               ;    51.3 p0      23 t
        vmovdqa64 zmm17, zmm29                            ;    52.3         23 t copy
        vpternlogd zmm17, zmm27, [r8 + 572]{1to16}, 0x69  ;    52.3 p5+p3   23 t
        vmovdqu64 zmm9, [rbp + 17728]                     ;    31.8 p2      23 t
        vpternlogd zmm9, zmm17, [r8 + 568]{1to16}, 0x69   ;    53.3 p0+p3   23 t
        vpbroadcastd zmm14, [r8 + 708]                    ;    32.3 p10     40 t
        vpxord zmm14, zmm14, [rbp + 15296]                ;    53.2 p5+p2   40 t
        vpternlogd zmm20, zmm11, zmm3, 0x96               ;    53.3 p0      23 t
        vpxord zmm29, zmm29, zmm22                        ;    54.2 p5      23 t
        vpxord zmm18, zmm22, zmm9                         ;    54.3 p0      23 t
        vmovdqu64 [rbp + 18048], zmm27                    ;    33.2 p7+p4   40 t spill
        vmovdqa64 zmm27, zmm9                             ;    54.3         23 t copy
        vmovdqu64 [rbp + 18112], zmm25                    ;    33.5 p8+p9   40 t spill
        vpxord zmm25, zmm19, zmm17                        ;    55.2 p5      23 t
        vpord zmm27, zmm27, zmm25                         ;    56.2 p0      23 t
        vmovdqu64 [rbp + 18176], zmm3                     ;    35.2 p7+p4   40 t spill
        vpbroadcastd zmm3, [r8 + 724]                     ;    34.2 p10     40 t
        vpxord zmm3, zmm3, [rbp + 15552]                  ;    56.2 p5+p3   40 t
        vmovdqu64 [rbp + 18240], zmm23                    ;    35.5 p8+p9   40 t spill
        vpxord zmm23, zmm9, zmm29                         ;    56.3 p0      23 t
        vpternlogd zmm26, zmm23, zmm2, 0x96               ;    57.3 p5      23 t
        vmovdqu64 [rbp + 18304], zmm2                     ;    37.2 p7+p4   40 t spill
        vpxord zmm2, zmm11, zmm17                         ;    57.3 p0      23 t
        vmovdqu64 [rbp + 18368], zmm31                    ;    47.2 p8+p9   41 t spill
        vpxord zmm31, zmm20, zmm29                        ;    58.2 p5      23 t
        vmovdqu64 [rbp + 18432], zmm21                    ;    41.2 p7+p4   41 t spill
        vpxord zmm21, zmm18, zmm31                        ;    59.2 p0      23 t
        vmovdqu64 [rbp + 18496], zmm10                    ;    46.2 p8+p9   41 t spill
        vpbroadcastd zmm10, [r8 + 740]                    ;    36.2 p2      40 t
        vpxord zmm10, zmm10, [rbp + 15808]                ;    59.2 p5+p3   40 t
        vmovdqu64 [rbp + 18560], zmm0                     ;    41.2 p7+p4   41 t spill
        vpord zmm0, zmm30, zmm18                          ;    59.3 p0      23 t
        vpternlogd zmm4, zmm0, zmm29, 0x96                ;    60.3 p5      23 t
        vpternlogd zmm0, zmm19, zmm29, 0x78               ;    60.3 p0      23 t
        vmovdqu64 [rbp + 18624], zmm24                    ;    49.3 p8+p9   41 t spill
        vmovdqa64 zmm24, zmm19                            ;    51.3         23 t copy
        vmovdqu64 [rbp + 18688], zmm28                    ;    43.3 p7+p4   41 t spill
        vpxord zmm28, zmm2, zmm26                         ;    61.2 p5      23 t
        vpxord zmm24, zmm24, zmm28                        ;    62.2 p0      23 t
        vmovdqu64 [rbp + 18752], zmm7                     ;    47.3 p8+p9   41 t spill
        vpbroadcastd zmm7, [r8 + 756]                     ;    38.2 p10     40 t
        vpxord zmm7, zmm7, [rbp + 16064]                  ;    62.2 p5+p2   40 t
        vpternlogd zmm4, zmm2, zmm21, 0x78                ;    62.3 p0      23 t
        vpternlogd zmm30, zmm0, zmm27, 0x96               ;    63.2 p5      23 t
        vpternlogd zmm27, zmm17, zmm23, 0x1e              ;    63.3 p0      23 t
        vpternlogd zmm0, zmm31, zmm28, 0x78               ;    64.2 p5      23 t
        vpternlogd zmm30, zmm20, zmm24, 0x78              ;    64.3 p0      23 t
        vpxord zmm27, zmm27, zmm4                         ;    65.2 p5      23 t
        vmovdqu64 [rbp + 18816], zmm12                    ;    46.3 p7+p4   41 t spill
        vpandd zmm12, zmm27, zmm30                        ;    66.2 p0      23 t
        vmovdqu64 [rbp + 18880], zmm15                    ;    50.3 p8+p9   41 t spill
        vmovdqa64 zmm15, zmm30                            ;    65.3         23 t copy
        vmovdqu64 [rbp + 18944], zmm7                     ;    63.2 p7+p4   40 t spill
        vmovdqa64 zmm7, zmm22                             ;    52.2         23 t copy
        vpternlogd zmm7, zmm25, zmm26, 0x60               ;    66.2 p5      23 t
        vpxord zmm0, zmm0, zmm7                           ;    67.2 p0      23 t
        vpternlogd zmm7, zmm11, zmm5, 0x1e                ;    67.2 p5      23 t
        vpternlogd zmm7, zmm4, zmm12, 0x96                ;    68.2 p0      23 t
        vpternlogd zmm27, zmm0, zmm7, 0x78                ;    69.2 p5      23 t
        vpxord zmm15, zmm15, zmm7                         ;    69.2 p0      23 t
        vpternlogd zmm12, zmm27, zmm15, 0x36              ;    70.2 p5      23 t
        vpternlogd zmm30, zmm0, zmm27, 0x78               ;    70.2 p0      23 t
        vpternlogd zmm0, zmm27, zmm30, 0x78               ;    71.2 p5      23 t
        vpternlogd zmm15, zmm12, zmm30, 0x1e              ;    71.2 p0      23 t
        vmovdqu64 zmm4, [rbp + 17856]                     ;    42.2 p3      22 t
        vmovdqu64 zmm7, [rbp + 17984]                     ;    42.3 p2      40 t reload
        vpxord zmm4, zmm4, zmm7                           ;    71.2 p5      22 t
        vmovdqa64 zmm27, zmm12                            ;    71.2         23 t copy
        vpternlogd zmm27, zmm25, zmm26, 0x60              ;    71.3 p0      23 t
        vmovdqu64 [rbp + 19008], zmm10                    ;    60.2 p8+p9   40 t spill
        vpxord zmm10, zmm12, zmm30                        ;    72.2 p5      23 t
        vpandd zmm20, zmm20, zmm10                        ;    73.2 p0      23 t
        vpternlogd zmm23, zmm20, zmm0, 0x6c               ;    74.2 p5      23 t
        vmovdqu64 [rbp + 19072], zmm3                     ;    57.2 p7+p4   40 t spill
        vmovdqa64 zmm3, zmm12                             ;    71.2         23 t copy
        vmovdqu64 [rbp + 19136], zmm14                    ;    54.2 p8+p9   40 t spill
        vpxord zmm14, zmm10, zmm15                        ;    73.3 p0      23 t
        vpandd zmm28, zmm28, zmm14                        ;    74.3 p5      23 t
        vpternlogd zmm24, zmm10, zmm28, 0x6a              ;    75.3 p0      23 t
        vpternlogd zmm28, zmm19, zmm15, 0x78              ;    75.3 p5      23 t
        vpternlogd zmm17, zmm24, zmm0, 0x6c               ;    76.3 p0      23 t
        vpxord zmm10, zmm0, zmm15                         ;    76.2 p5      23 t
        vpternlogd zmm20, zmm9, zmm10, 0x78               ;    77.2 p0      23 t
        vpternlogd zmm22, zmm12, zmm20, 0x6a              ;    78.2 p5      23 t
        vpxord zmm0, zmm0, zmm30                          ;    77.3 p0      23 t
        vpternlogd zmm25, zmm27, zmm10, 0x6c              ;    78.2 p5      23 t
        vpxord zmm3, zmm3, zmm10                          ;    78.3 p0      23 t
        vpxord zmm24, zmm24, zmm25                        ;    79.2 p5      23 t
        vpandd zmm21, zmm21, zmm0                         ;    79.3 p0      23 t
        vpternlogd zmm29, zmm15, zmm21, 0x6a              ;    80.3 p5      23 t
        vpternlogd zmm2, zmm0, zmm28, 0x6a                ;    80.3 p0      23 t
        vpxord zmm27, zmm27, zmm28                        ;    81.2 p5      23 t
        vpxord zmm20, zmm20, zmm21                        ;    81.3 p0      23 t
        vpternlogd zmm20, zmm18, zmm3, 0x78               ;    82.3 p5      23 t
        vpternlogd zmm27, zmm26, zmm3, 0x78               ;    82.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 17920]                     ;    47.3 p3      40 t reload
        vpxord zmm3, zmm13, zmm0                          ;    83.2 p5      21 t
        vpxord zmm29, zmm29, zmm23                        ;    83.3 p0      23 t
        vpternlogd zmm11, zmm29, zmm30, 0x6c              ;    84.3 p5      23 t
        vpternlogd zmm5, zmm30, zmm11, 0x6a               ;    85.3 p0      23 t
        vpternlogd zmm23, zmm24, zmm20, 0x96              ;    85.2 p5      23 t
        vpxord zmm20, zmm20, zmm5                         ;    86.3 p0      23 t
        vpternlogd zmm31, zmm14, zmm20, 0x6a              ;    87.3 p5      23 t
        vpxord zmm22, zmm22, zmm20                        ;    87.3 p0      23 t
        vpxord zmm17, zmm17, zmm11                        ;    87.2 p5      23 t
        vpxord zmm2, zmm2, zmm11                          ;    87.3 p0      23 t
        vmovdqa64 zmm30, zmm4                             ;    72.2         22 t copy
        vmovdqa64 zmm5, zmm4                              ;    72.2         22 t copy
        vpternlogd zmm27, zmm17, zmm17, 0xc3              ;    88.2 p5      23 t
        vpternlogd zmm17, zmm22, zmm2, 0x96               ;    88.3 p0      23 t
        vpternlogd zmm24, zmm17, zmm17, 0xc3              ;    89.3 p5      23 t
        vpbroadcastd zmm9, [r8 + 600]                     ;    50.0 p10     61 r.22 reload
        vmovdqu64 zmm10, [rbp + 13568]                    ;    50.2 p2      22 t
        vpternlogd zmm10, zmm9, [r8 + 600]{1to16}, 0xc3   ;    89.3 p0+p3   22 t
        vpbroadcastd zmm9, [r8 + 584]                     ;    51.0 p10     61 r.18 reload
        vmovdqu64 zmm11, [rbp + 13312]                    ;    51.2 p2      22 t
        vpternlogd zmm11, zmm9, [r8 + 584]{1to16}, 0xc3   ;    90.2 p5+p3   22 t
        vpxord zmm17, zmm17, zmm31                        ;    90.3 p0      23 t
        vpbroadcastd zmm9, [r8 + 624]                     ;    52.0 p10     61 r.28 reload
        vmovdqu64 zmm12, [rbp + 17088]                    ;    52.2 p2      21 t
        vpternlogd zmm12, zmm0, zmm9, 0x96                ;    91.2 p5      21 t
        vmovdqa64 zmm14, zmm10                            ;    90.3         22 t copy
        vpbroadcastd zmm15, [r8 + 592]                    ;    52.3 p3      61 r.20 reload
        vmovdqu64 zmm18, [rbp + 17536]                    ;    53.2 p2      40 t reload
        vmovdqu64 zmm19, [rbp + 17856]                    ;    53.3 p3      22 t
        vpternlogd zmm19, zmm18, zmm15, 0x96              ;    91.3 p0      22 t
        vpternlogd zmm15, zmm11, zmm18, 0x96              ;    92.2 p5      22 t
        vmovdqa64 zmm20, zmm11                            ;    91.2         22 t copy
        vmovdqa64 zmm21, zmm15                            ;    93.2         22 t copy
        vmovdqa64 zmm25, zmm19                            ;    92.3         22 t copy
        vmovdqa64 zmm26, zmm19                            ;    92.3         22 t copy
        vmovdqa64 zmm28, zmm15                            ;    93.2         22 t copy
        vmovdqa64 zmm18, zmm3                             ;    84.2         21 t copy
        vmovdqu64 [rbp + 19200], zmm2                     ;    88.3 p7+p4   23 t spill
        vmovdqa64 zmm2, zmm3                              ;    84.2         21 t copy
        vmovdqu64 [rbp + 19264], zmm31                    ;    88.3 p8+p9   23 t spill
        vmovdqa64 zmm31, zmm12                            ;    92.2         21 t copy
        vmovdqu64 [rbp + 19328], zmm24                    ;    90.3 p7+p4   23 t spill
        vmovdqa64 zmm24, zmm12                            ;    92.2         21 t copy
        vmovdqu64 [rbp + 19392], zmm23                    ;    86.2 p8+p9   23 t spill
        vmovdqu64 zmm23, [rbp + 17408]                    ;    55.2 p2      22 t
        vpternlogd zmm23, zmm10, [r8 + 588]{1to16}, 0x96  ;    92.3 p0+p3   22 t
        vpxord zmm25, zmm25, zmm23                        ;    93.3 p5      22 t
        vpxord zmm21, zmm21, zmm25                        ;    94.3 p0      22 t
        vmovdqu64 [rbp + 19456], zmm29                    ;    84.3 p7+p4   23 t spill
        vmovdqu64 zmm29, [rbp + 17344]                    ;    56.2 p2      40 t reload
        vpternlogd zmm23, zmm29, [r8 + 576]{1to16}, 0x69  ;    94.2 p5+p3   22 t
        vpxord zmm30, zmm30, zmm23                        ;    95.2 p0      22 t
        vpxord zmm20, zmm20, zmm23                        ;    95.2 p5      22 t
        vmovdqa64 zmm29, zmm21                            ;    95.3         22 t copy
        vmovdqu64 [rbp + 19520], zmm27                    ;    89.2 p8+p9   23 t spill
        vmovdqa64 zmm27, zmm20                            ;    96.2         22 t copy
        vmovdqu64 [rbp + 19584], zmm22                    ;    88.3 p7+p4   23 t spill
        vmovdqa64 zmm22, zmm25                            ;    94.3         22 t copy
        vmovdqu64 [rbp + 19648], zmm17                    ;    91.3 p8+p9   23 t spill
        vmovdqa64 zmm17, zmm30                            ;    96.2         22 t copy
        vmovdqu64 [rbp + 19712], zmm16                    ;    62.0 p7+p4   40 t spill
        vmovdqu64 zmm16, [rbp + 13632]                    ;    58.3 p2      22 t
        vpternlogd zmm16, zmm23, [r8 + 604]{1to16}, 0x69  ;    95.3 p0+p3   22 t
        vpxord zmm26, zmm26, zmm16                        ;    96.3 p5      22 t
        vpord zmm17, zmm17, zmm16                         ;    96.3 p0      22 t
        vpxord zmm22, zmm22, zmm16                        ;    97.2 p5      22 t
        vpxord zmm29, zmm29, zmm26                        ;    97.3 p0      22 t
        vpord zmm14, zmm14, zmm26                         ;    98.2 p5      22 t
        vpternlogd zmm7, zmm14, zmm25, 0x96               ;    99.2 p0      22 t
        vpternlogd zmm14, zmm4, zmm25, 0x78               ;    99.2 p5      22 t
        vpternlogd zmm7, zmm20, zmm29, 0x78               ;   100.2 p0      22 t
        vpternlogd zmm10, zmm14, zmm17, 0x96              ;   100.2 p5      22 t
        vpternlogd zmm17, zmm23, zmm22, 0x1e              ;   100.3 p0      22 t
        vpxord zmm17, zmm17, zmm7                         ;   101.3 p5      22 t
        vmovdqu64 [rbp + 17984], zmm6                     ;    62.3 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm17                             ;   102.3         22 t copy
        vmovdqu64 zmm0, [rbp + 17408]                     ;    61.0 p2      22 t
        vpternlogd zmm0, zmm22, [r8 + 588]{1to16}, 0x96   ;   101.3 p0+p3   22 t
        vpxord zmm27, zmm27, zmm0                         ;   102.3 p5      22 t
        vpternlogd zmm14, zmm21, zmm27, 0x78              ;   103.3 p0      22 t
        vpxord zmm5, zmm5, zmm27                          ;   103.3 p5      22 t
        vpternlogd zmm10, zmm15, zmm5, 0x78               ;   104.3 p0      22 t
        vpandd zmm6, zmm6, zmm10                          ;   105.3 p5      22 t
        vmovdqa64 zmm15, zmm10                            ;   105.3         22 t copy
        vmovdqu64 [rbp + 19776], zmm8                     ;    64.0 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm19                             ;    92.3         22 t copy
        vpternlogd zmm8, zmm30, zmm0, 0x60                ;   104.3 p0      22 t
        vpxord zmm14, zmm14, zmm8                         ;   105.3 p5      22 t
        vpternlogd zmm8, zmm11, [rbp + 17856], 0x1e       ;   105.3 p0+p2   22 t
        vpternlogd zmm8, zmm7, zmm6, 0x96                 ;   106.3 p5      22 t
        vpternlogd zmm17, zmm14, zmm8, 0x78               ;   107.3 p0      22 t
        vpxord zmm15, zmm15, zmm8                         ;   107.3 p5      22 t
        vpternlogd zmm6, zmm17, zmm15, 0x36               ;   108.3 p0      22 t
        vpternlogd zmm10, zmm14, zmm17, 0x78              ;   108.3 p5      22 t
        vpternlogd zmm14, zmm17, zmm10, 0x78              ;   109.3 p0      22 t
        vpternlogd zmm15, zmm6, zmm10, 0x1e               ;   109.3 p5      22 t
        vpbroadcastd zmm7, [r8 + 632]                     ;    64.7 p10     61 r.30 reload
        vmovdqu64 zmm8, [rbp + 14080]                     ;    64.8 p3      21 t
        vpternlogd zmm8, zmm7, [r8 + 632]{1to16}, 0xc3    ;   109.3 p0+p2   21 t
        vpxord zmm7, zmm6, zmm10                          ;   110.2 p5      22 t
        vpandd zmm28, zmm28, zmm7                         ;   111.2 p0      22 t
        vpternlogd zmm22, zmm28, zmm14, 0x6c              ;   112.2 p5      22 t
        vpxord zmm17, zmm7, zmm15                         ;   111.3 p0      22 t
        vpandd zmm27, zmm27, zmm17                        ;   112.3 p5      22 t
        vpternlogd zmm5, zmm7, zmm27, 0x6a                ;   113.3 p0      22 t
        vpternlogd zmm27, zmm4, zmm15, 0x78               ;   113.3 p5      22 t
        vpternlogd zmm23, zmm5, zmm14, 0x6c               ;   114.3 p0      22 t
        vpxord zmm4, zmm14, zmm15                         ;   114.2 p5      22 t
        vpternlogd zmm28, zmm16, zmm4, 0x78               ;   115.2 p0      22 t
        vpxord zmm14, zmm14, zmm10                        ;   115.2 p5      22 t
        vpternlogd zmm20, zmm27, zmm14, 0x6c              ;   116.2 p0      22 t
        vpandd zmm29, zmm29, zmm14                        ;   116.2 p5      22 t
        vpternlogd zmm25, zmm15, zmm29, 0x6a              ;   117.2 p0      22 t
        vpbroadcastd zmm7, [r8 + 616]                     ;    67.7 p10     61 r.26 reload
        vmovdqu64 zmm14, [rbp + 13824]                    ;    67.8 p3      21 t
        vpternlogd zmm14, zmm7, [r8 + 616]{1to16}, 0xc3   ;   117.2 p5+p2   21 t
        vpxord zmm29, zmm29, zmm28                        ;   117.3 p0      22 t
        vpternlogd zmm28, zmm19, zmm6, 0x78               ;   118.2 p5      22 t
        vpxord zmm7, zmm6, zmm4                           ;   118.3 p0      22 t
        vpternlogd zmm6, zmm30, zmm0, 0x60                ;   119.2 p5      22 t
        vmovdqu64 zmm15, [rbp + 19776]                    ;    69.0 p3      40 t reload
        vpxord zmm16, zmm1, zmm15                         ;   119.3 p0      23 t
        vpternlogd zmm29, zmm26, zmm7, 0x78               ;   120.2 p5      22 t
        vpternlogd zmm30, zmm4, zmm6, 0x6a                ;   120.3 p0      22 t
        vpxord zmm5, zmm5, zmm30                          ;   121.3 p5      22 t
        vpxord zmm25, zmm25, zmm22                        ;   121.3 p0      22 t
        vpbroadcastd zmm30, [r8 + 652]                    ;    70.0 p10     61 r.35 reload
        vmovdqu64 zmm4, [rbp + 16896]                     ;    70.2 p2      23 t
        vpternlogd zmm4, zmm1, zmm30, 0x96                ;   122.2 p5      23 t
        vpternlogd zmm11, zmm25, zmm10, 0x6c              ;   122.3 p0      22 t
        vpxord zmm27, zmm27, zmm6                         ;   123.2 p5      22 t
        vpternlogd zmm27, zmm0, zmm7, 0x78                ;   124.2 p0      22 t
        vpternlogd zmm22, zmm5, zmm29, 0x96               ;   124.2 p5      22 t
        vmovdqa64 zmm0, zmm8                              ;   110.3         21 t copy
        vpxord zmm20, zmm20, zmm11                        ;   124.3 p0      22 t
        vpxord zmm23, zmm23, zmm11                        ;   125.2 p5      22 t
        vpternlogd zmm11, zmm10, [rbp + 17856], 0x78      ;   125.3 p0+p3   22 t
        vpxord zmm29, zmm29, zmm11                        ;   126.3 p5      22 t
        vpternlogd zmm21, zmm17, zmm29, 0x6a              ;   127.3 p0      22 t
        vpxord zmm28, zmm28, zmm29                        ;   127.3 p5      22 t
        vmovdqu64 zmm6, [rbp + 17088]                     ;    72.5 p2      40 t reload
        vpternlogd zmm9, zmm14, zmm6, 0x96                ;   127.3 p0      21 t
        vmovdqa64 zmm7, zmm14                             ;   118.2         21 t copy
        vpbroadcastd zmm10, [r8 + 660]                    ;    73.0 p10     61 r.37 reload
        vmovdqu64 zmm11, [rbp + 14528]                    ;    73.2 p3      23 t
        vpternlogd zmm11, zmm10, [r8 + 660]{1to16}, 0xc3  ;   128.2 p5+p2   23 t
        vpbroadcastd zmm10, [r8 + 644]                    ;    74.0 p10     61 r.33 reload
        vmovdqu64 zmm17, [rbp + 14272]                    ;    74.2 p3      23 t
        vpternlogd zmm17, zmm10, [r8 + 644]{1to16}, 0xc3  ;   128.3 p0+p2   23 t
        vpbroadcastd zmm10, [r8 + 620]                    ;    75.0 p10     61 r.27 reload
        vmovdqu64 zmm19, [rbp + 17024]                    ;    75.2 p3      21 t
        vpternlogd zmm19, zmm8, zmm10, 0x96               ;   129.2 p5      21 t
        vpxord zmm31, zmm31, zmm19                        ;   130.2 p0      21 t
        vmovdqu64 zmm26, [rbp + 13696]                    ;    75.5 p2      40 t reload
        vpternlogd zmm19, zmm26, [r8 + 608]{1to16}, 0x69  ;   130.2 p5+p3   21 t
        vpxord zmm18, zmm18, zmm19                        ;   131.2 p0      21 t
        vpxord zmm7, zmm7, zmm19                          ;   131.2 p5      21 t
        vpxord zmm29, zmm9, zmm31                         ;   131.3 p0      21 t
        vmovdqa64 zmm6, zmm9                              ;   128.3         21 t copy
        vmovdqa64 zmm26, zmm29                            ;   132.3         21 t copy
        vmovdqu64 [rbp + 17856], zmm21                    ;   128.3 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm7                             ;   132.2         21 t copy
        vpternlogd zmm30, zmm17, [rbp + 16896], 0x96      ;   132.2 p5+p2   23 t
        vmovdqu64 [rbp + 19840], zmm5                     ;   122.3 p7+p4   22 t spill
        vmovdqa64 zmm5, zmm31                             ;   131.2         21 t copy
        vmovdqu64 [rbp + 19904], zmm22                    ;   125.2 p8+p9   22 t spill
        vmovdqa64 zmm22, zmm28                            ;   128.3         22 t copy
        vpternlogd zmm22, zmm23, zmm20, 0x96              ;   132.3 p0      22 t
        vmovdqu64 [rbp + 19968], zmm20                    ;   125.3 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm18                            ;   132.2         21 t copy
        vmovdqu64 [rbp + 20032], zmm22                    ;   133.3 p8+p9   22 t spill
        vmovdqa64 zmm22, zmm16                            ;   120.3         23 t copy
        vmovdqu64 [rbp + 20096], zmm25                    ;   122.3 p7+p4   22 t spill
        vmovdqa64 zmm25, zmm16                            ;   120.3         23 t copy
        vmovdqu64 [rbp + 20160], zmm27                    ;   125.2 p8+p9   22 t spill
        vmovdqa64 zmm27, zmm4                             ;   123.2         23 t copy
        vmovdqu64 [rbp + 20224], zmm23                    ;   126.2 p7+p4   22 t spill
        vmovdqa64 zmm23, zmm4                             ;   123.2         23 t copy
        vmovdqu64 [rbp + 20288], zmm28                    ;   128.3 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm17                            ;   129.3         23 t copy
        vmovdqa64 zmm15, zmm11                            ;   129.2         23 t copy
        vmovdqu64 [rbp + 20352], zmm1                     ;    85.0 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm30                             ;   133.2         23 t copy
        vmovdqu64 [rbp + 20416], zmm17                    ;   129.3 p8+p9   23 t spill
        vmovdqu64 zmm17, [rbp + 14144]                    ;    80.5 p3      21 t
        vpternlogd zmm17, zmm19, [r8 + 636]{1to16}, 0x69  ;   133.2 p5+p2   21 t
        vpxord zmm24, zmm24, zmm17                        ;   134.2 p0      21 t
        vpord zmm20, zmm20, zmm17                         ;   134.2 p5      21 t
        vpxord zmm5, zmm5, zmm17                          ;   134.3 p0      21 t
        vpxord zmm26, zmm26, zmm24                        ;   135.2 p5      21 t
        vpord zmm0, zmm0, zmm24                           ;   135.3 p0      21 t
        vpternlogd zmm13, zmm0, zmm31, 0x96               ;   136.3 p5      21 t
        vpternlogd zmm0, zmm3, zmm31, 0x78                ;   136.3 p0      21 t
        vpternlogd zmm13, zmm7, zmm26, 0x78               ;   137.3 p5      21 t
        vpternlogd zmm8, zmm0, zmm20, 0x96                ;   137.3 p0      21 t
        vpternlogd zmm20, zmm19, zmm5, 0x1e               ;   138.2 p5      21 t
        vpxord zmm20, zmm20, zmm13                        ;   139.2 p0      21 t
        vpternlogd zmm10, zmm5, [rbp + 17024], 0x96       ;   139.2 p5+p3   21 t
        vpxord zmm21, zmm21, zmm10                        ;   140.2 p0      21 t
        vpternlogd zmm0, zmm29, zmm21, 0x78               ;   141.2 p5      21 t
        vpxord zmm2, zmm2, zmm21                          ;   141.2 p0      21 t
        vpternlogd zmm8, zmm9, zmm2, 0x78                 ;   142.2 p5      21 t
        vpandd zmm9, zmm20, zmm8                          ;   143.2 p0      21 t
        vmovdqu64 [rbp + 20480], zmm4                     ;   123.2 p7+p4   23 t spill
        vmovdqa64 zmm4, zmm8                              ;   143.2         21 t copy
        vmovdqu64 [rbp + 20544], zmm30                    ;   133.2 p8+p9   23 t spill
        vmovdqa64 zmm30, zmm12                            ;    92.2         21 t copy
        vpternlogd zmm30, zmm18, zmm10, 0x60              ;   142.2 p5      21 t
        vpxord zmm0, zmm0, zmm30                          ;   143.2 p0      21 t
        vpternlogd zmm30, zmm14, [rbp + 17920], 0x1e      ;   143.2 p5+p2   21 t
        vpternlogd zmm30, zmm13, zmm9, 0x96               ;   144.2 p0      21 t
        vpternlogd zmm20, zmm0, zmm30, 0x78               ;   145.2 p5      21 t
        vpxord zmm4, zmm4, zmm30                          ;   145.2 p0      21 t
        vpternlogd zmm9, zmm20, zmm4, 0x36                ;   146.2 p5      21 t
        vpternlogd zmm8, zmm0, zmm20, 0x78                ;   146.2 p0      21 t
        vpternlogd zmm0, zmm20, zmm8, 0x78                ;   147.2 p5      21 t
        vmovdqu64 zmm30, [rbp + 20544]                    ;   133.2 p3      23 t
        vpternlogd zmm4, zmm9, zmm8, 0x1e                 ;   147.2 p0      21 t
        vmovdqa64 zmm13, zmm9                             ;   147.2         21 t copy
        vpternlogd zmm13, zmm18, zmm10, 0x60              ;   147.2 p5      21 t
        vpxord zmm20, zmm9, zmm8                          ;   147.3 p0      21 t
        vpandd zmm6, zmm6, zmm20                          ;   148.3 p5      21 t
        vpternlogd zmm5, zmm6, zmm0, 0x6c                 ;   149.3 p0      21 t
        vmovdqu64 [rbp + 20608], zmm16                    ;   120.3 p7+p4   23 t spill
        vpxord zmm16, zmm20, zmm4                         ;   149.2 p5      21 t
        vpandd zmm21, zmm21, zmm16                        ;   150.2 p0      21 t
        vpternlogd zmm2, zmm20, zmm21, 0x6a               ;   151.2 p5      21 t
        vpternlogd zmm21, zmm3, zmm4, 0x78                ;   151.2 p0      21 t
        vpternlogd zmm19, zmm2, zmm0, 0x6c                ;   152.2 p5      21 t
        vpxord zmm3, zmm0, zmm4                           ;   151.3 p0      21 t
        vpternlogd zmm6, zmm17, zmm3, 0x78                ;   152.3 p5      21 t
        vpternlogd zmm18, zmm13, zmm3, 0x6c               ;   152.3 p0      21 t
        vpxord zmm2, zmm2, zmm18                          ;   153.3 p5      21 t
        vmovdqu64 zmm17, [rbp + 17984]                    ;    89.2 p2      22 t
        vmovdqu64 zmm18, [rbp + 19712]                    ;    89.3 p3      40 t reload
        vpxord zmm17, zmm17, zmm18                        ;   153.3 p0      22 t
        vpxord zmm0, zmm0, zmm8                           ;   154.2 p5      21 t
        vpxord zmm3, zmm3, zmm9                           ;   154.3 p0      21 t
        vpternlogd zmm12, zmm9, zmm6, 0x6a                ;   155.2 p5      21 t
        vpternlogd zmm7, zmm21, zmm0, 0x6c                ;   155.3 p0      21 t
        vpandd zmm26, zmm26, zmm0                         ;   156.2 p5      21 t
        vpternlogd zmm31, zmm4, zmm26, 0x6a               ;   157.2 p0      21 t
        vpbroadcastd zmm0, [r8 + 696]                     ;    90.7 p10     61 r.46 reload
        vmovdqu64 zmm4, [rbp + 15104]                     ;    90.8 p2      22 t
        vpternlogd zmm4, zmm0, [r8 + 696]{1to16}, 0xc3    ;   157.2 p5+p3   22 t
        vpxord zmm6, zmm6, zmm26                          ;   157.3 p0      21 t
        vpternlogd zmm6, zmm24, zmm3, 0x78                ;   158.3 p5      21 t
        vpxord zmm13, zmm13, zmm21                        ;   158.3 p0      21 t
        vpternlogd zmm13, zmm10, zmm3, 0x78               ;   159.3 p5      21 t
        vpbroadcastd zmm0, [r8 + 680]                     ;    92.0 p10     61 r.42 reload
        vmovdqu64 zmm3, [rbp + 14848]                     ;    92.2 p2      22 t
        vpternlogd zmm3, zmm0, [r8 + 680]{1to16}, 0xc3    ;   159.3 p0+p3   22 t
        vpbroadcastd zmm0, [r8 + 648]                     ;    93.0 p10     61 r.34 reload
        vmovdqu64 zmm9, [rbp + 16640]                     ;    93.2 p2      23 t
        vpternlogd zmm9, zmm11, zmm0, 0x96                ;   160.2 p5      23 t
        vpxord zmm31, zmm5, zmm31                         ;   160.3 p0      21 t
        vpternlogd zmm14, zmm31, zmm8, 0x6c               ;   161.3 p5      21 t
        vpternlogd zmm5, zmm2, zmm6, 0x96                 ;   161.3 p0      21 t
        vpxord zmm27, zmm27, zmm9                         ;   162.2 p5      23 t
        vpxord zmm19, zmm19, zmm14                        ;   162.3 p0      21 t
        vpxord zmm7, zmm7, zmm14                          ;   163.2 p5      21 t
        vpternlogd zmm14, zmm8, [rbp + 17920], 0x78       ;   163.3 p0+p3   21 t
        vpxord zmm6, zmm6, zmm14                          ;   164.3 p5      21 t
        vpternlogd zmm29, zmm16, zmm6, 0x6a               ;   165.3 p0      21 t
        vpxord zmm12, zmm12, zmm6                         ;   165.3 p5      21 t
        vpbroadcastd zmm6, [r8 + 688]                     ;    95.0 p10     61 r.44 reload
        vmovdqu64 zmm8, [rbp + 16576]                     ;    95.2 p2      40 t reload
        vmovdqu64 zmm10, [rbp + 17984]                    ;    95.3 p3      22 t
        vpternlogd zmm10, zmm8, zmm6, 0x96                ;   165.3 p0      22 t
        vmovdqu64 zmm14, [rbp + 14656]                    ;    96.2 p2      40 t reload
        vpternlogd zmm9, zmm14, [r8 + 668]{1to16}, 0x69   ;   166.2 p5+p3   23 t
        vpxord zmm1, zmm1, zmm27                          ;   166.3 p0      23 t
        vpxord zmm22, zmm22, zmm9                         ;   167.2 p5      23 t
        vpxord zmm28, zmm28, zmm9                         ;   167.3 p0      23 t
        vpternlogd zmm6, zmm3, zmm8, 0x96                 ;   168.2 p5      22 t
        vmovdqa64 zmm16, zmm29                            ;   166.3         21 t copy
        vmovdqa64 zmm20, zmm27                            ;   163.2         23 t copy
        vmovdqa64 zmm21, zmm1                             ;   167.3         23 t copy
        vmovdqa64 zmm24, zmm28                            ;   168.3         23 t copy
        vmovdqa64 zmm26, zmm22                            ;   168.2         23 t copy
        vmovdqa64 zmm8, zmm12                             ;   166.3         21 t copy
        vpternlogd zmm8, zmm19, zmm7, 0x96                ;   168.3 p0      21 t
        vpxord zmm16, zmm16, zmm8                         ;   169.3 p5      21 t
        vmovdqa64 zmm14, zmm17                            ;   154.3         22 t copy
        vmovdqu64 [rbp + 17920], zmm29                    ;   166.3 p8+p9   21 t spill
        vmovdqa64 zmm29, zmm17                            ;   154.3         22 t copy
        vmovdqu64 [rbp + 20672], zmm2                     ;   154.3 p7+p4   21 t spill
        vmovdqa64 zmm2, zmm4                              ;   158.2         22 t copy
        vmovdqu64 [rbp + 20736], zmm8                     ;   169.3 p8+p9   21 t spill
        vmovdqa64 zmm8, zmm3                              ;   160.3         22 t copy
        vmovdqu64 [rbp + 20800], zmm5                     ;   162.3 p7+p4   21 t spill
        vmovdqa64 zmm5, zmm6                              ;   169.2         22 t copy
        vmovdqu64 [rbp + 20864], zmm31                    ;   161.3 p8+p9   21 t spill
        vmovdqa64 zmm31, zmm10                            ;   166.3         22 t copy
        vmovdqu64 [rbp + 20928], zmm13                    ;   160.3 p7+p4   21 t spill
        vmovdqa64 zmm13, zmm10                            ;   166.3         22 t copy
        vmovdqu64 [rbp + 20992], zmm19                    ;   163.3 p8+p9   21 t spill
        vmovdqu64 zmm19, [rbp + 14592]                    ;   100.5 p2      23 t
        vpternlogd zmm19, zmm9, [r8 + 664]{1to16}, 0x69   ;   169.3 p0+p3   23 t
        vpxord zmm23, zmm23, zmm19                        ;   170.3 p5      23 t
        vpord zmm26, zmm26, zmm19                         ;   170.3 p0      23 t
        vpxord zmm20, zmm20, zmm19                        ;   171.2 p5      23 t
        vpxord zmm21, zmm21, zmm23                        ;   171.3 p0      23 t
        vpord zmm15, zmm15, zmm23                         ;   172.2 p5      23 t
        vpternlogd zmm0, zmm20, [rbp + 16640], 0x96       ;   172.3 p0+p2   23 t
        vpxord zmm24, zmm24, zmm0                         ;   173.3 p5      23 t
        vpxord zmm25, zmm25, zmm24                        ;   174.3 p0      23 t
        vmovdqu64 [rbp + 21056], zmm12                    ;   166.3 p7+p4   21 t spill
        vmovdqa64 zmm12, zmm21                            ;   172.3         23 t copy
        vmovdqu64 [rbp + 21120], zmm16                    ;   170.3 p8+p9   21 t spill
        vmovdqa64 zmm16, zmm24                            ;   174.3         23 t copy
        vmovdqu64 [rbp + 21184], zmm7                     ;   164.2 p7+p4   21 t spill
        vmovdqa64 zmm7, zmm26                             ;   171.3         23 t copy
        vpternlogd zmm7, zmm9, zmm20, 0x1e                ;   174.2 p5      23 t
        vmovdqa64 zmm18, zmm6                             ;   169.2         22 t copy
        vmovdqu64 [rbp + 21248], zmm3                     ;   160.3 p8+p9   22 t spill
        vmovdqa64 zmm3, zmm15                             ;   173.2         23 t copy
        vpternlogd zmm3, zmm27, [rbp + 20608], 0x78       ;   174.3 p0+p3   23 t
        vpternlogd zmm11, zmm26, zmm3, 0x96               ;   175.3 p5      23 t
        vpternlogd zmm3, zmm24, zmm1, 0x78                ;   175.3 p0      23 t
        vpternlogd zmm15, zmm27, [rbp + 19776], 0x96      ;   176.2 p5+p2   23 t
        vpternlogd zmm15, zmm21, zmm28, 0x78              ;   177.2 p0      23 t
        vpxord zmm7, zmm7, zmm15                          ;   178.2 p5      23 t
        vpternlogd zmm11, zmm25, [rbp + 20544], 0x78      ;   177.3 p0+p3   23 t
        vpandd zmm21, zmm7, zmm11                         ;   179.2 p5      23 t
        vmovdqa64 zmm24, zmm11                            ;   178.3         23 t copy
        vmovdqu64 zmm26, [rbp + 20480]                    ;   123.2 p2      23 t reload
        vmovdqu64 [rbp + 20544], zmm10                    ;   166.3 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm22                            ;   168.2         23 t copy
        vpternlogd zmm10, zmm0, zmm26, 0x28               ;   178.3 p0      23 t
        vpxord zmm3, zmm3, zmm10                          ;   179.3 p5      23 t
        vmovdqu64 zmm26, [rbp + 20416]                    ;   129.3 p3      23 t reload
        vpternlogd zmm10, zmm26, [rbp + 20352], 0x1e      ;   179.3 p0+p2   23 t
        vpternlogd zmm10, zmm15, zmm21, 0x96              ;   180.3 p5      23 t
        vpternlogd zmm7, zmm3, zmm10, 0x78                ;   181.3 p0      23 t
        vpxord zmm24, zmm24, zmm10                        ;   181.3 p5      23 t
        vpternlogd zmm21, zmm7, zmm24, 0x36               ;   182.3 p0      23 t
        vpternlogd zmm11, zmm3, zmm7, 0x78                ;   182.3 p5      23 t
        vpternlogd zmm3, zmm7, zmm11, 0x78                ;   183.3 p0      23 t
        vpternlogd zmm24, zmm21, zmm11, 0x1e              ;   183.3 p5      23 t
        vpbroadcastd zmm7, [r8 + 684]                     ;   108.7 p10     61 r.43 reload
        vmovdqu64 zmm10, [rbp + 16512]                    ;   108.8 p3      22 t
        vpternlogd zmm10, zmm4, zmm7, 0x96                ;   183.3 p0      22 t
        vpxord zmm31, zmm31, zmm10                        ;   184.3 p5      22 t
        vmovdqu64 zmm15, [rbp + 14720]                    ;   109.3 p2      40 t reload
        vpternlogd zmm10, zmm15, [r8 + 672]{1to16}, 0x69  ;   184.3 p0+p3   22 t
        vpxord zmm14, zmm14, zmm10                        ;   185.3 p5      22 t
        vpxord zmm8, zmm8, zmm10                          ;   185.3 p0      22 t
        vpxord zmm5, zmm5, zmm31                          ;   186.2 p5      22 t
        vmovdqa64 zmm15, zmm21                            ;   183.3         23 t copy
        vpternlogd zmm15, zmm22, zmm0, 0x60               ;   186.3 p0      23 t
        vmovdqu64 [rbp + 19776], zmm0                     ;   173.3 p8+p9   23 t spill
        vpxord zmm0, zmm21, zmm11                         ;   187.2 p5      23 t
        vpandd zmm30, zmm30, zmm0                         ;   188.2 p0      23 t
        vpternlogd zmm20, zmm30, zmm3, 0x6c               ;   189.2 p5      23 t
        vmovdqa64 zmm7, zmm21                             ;   183.3         23 t copy
        vmovdqu64 [rbp + 21312], zmm6                     ;   169.2 p7+p4   22 t spill
        vpxord zmm6, zmm0, zmm24                          ;   188.3 p0      23 t
        vpandd zmm16, zmm16, zmm6                         ;   189.3 p5      23 t
        vpternlogd zmm25, zmm0, zmm16, 0x6a               ;   190.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 19136]                     ;   112.2 p2      21 t
        vpxord zmm0, zmm0, [rbp + 19072]                  ;   190.2 p5+p3   21 t
        vpternlogd zmm9, zmm25, zmm3, 0x6c                ;   191.3 p0      23 t
        vmovdqu64 [rbp + 21376], zmm0                     ;   191.2 p8+p9   21 t spill
        vpxord zmm0, zmm3, zmm24                          ;   191.2 p5      23 t
        vpternlogd zmm30, zmm19, zmm0, 0x78               ;   192.2 p0      23 t
        vpxord zmm3, zmm3, zmm11                          ;   192.2 p5      23 t
        vpternlogd zmm22, zmm15, zmm0, 0x6c               ;   192.3 p0      23 t
        vpxord zmm7, zmm7, zmm0                           ;   193.2 p5      23 t
        vpxord zmm25, zmm25, zmm22                        ;   193.3 p0      23 t
        vpbroadcastd zmm0, [r8 + 728]                     ;   113.8 p10     61 r.54 reload
        vmovdqu64 zmm19, [rbp + 15616]                    ;   114.0 p2      21 t
        vpternlogd zmm19, zmm0, [r8 + 728]{1to16}, 0xc3   ;   194.2 p5+p3   21 t
        vpandd zmm12, zmm12, zmm3                         ;   194.3 p0      23 t
        vpternlogd zmm27, zmm12, zmm24, 0x6c              ;   195.3 p5      23 t
        vpternlogd zmm16, zmm24, [rbp + 20608], 0x78      ;   195.3 p0+p2   23 t
        vmovdqu64 zmm0, [rbp + 21376]                     ;   191.2 p3      21 t
        vpternlogd zmm28, zmm3, zmm16, 0x6a               ;   196.3 p5      23 t
        vpbroadcastd zmm3, [r8 + 712]                     ;   115.5 p10     61 r.50 reload
        vmovdqu64 zmm22, [rbp + 15360]                    ;   116.0 p2      21 t
        vpternlogd zmm22, zmm3, [r8 + 712]{1to16}, 0xc3   ;   196.3 p0+p3   21 t
        vpxord zmm12, zmm12, zmm30                        ;   197.2 p5      23 t
        vpternlogd zmm12, zmm23, zmm7, 0x78               ;   198.2 p0      23 t
        vpxord zmm27, zmm27, zmm20                        ;   198.2 p5      23 t
        vpternlogd zmm26, zmm27, zmm11, 0x6c              ;   199.2 p0      23 t
        vpternlogd zmm30, zmm21, [rbp + 20480], 0x78      ;   199.2 p5+p2   23 t
        vpbroadcastd zmm3, [r8 + 720]                     ;   117.2 p10     61 r.52 reload
        vmovdqu64 zmm21, [rbp + 16448]                    ;   117.3 p3      40 t reload
        vmovdqu64 zmm23, [rbp + 19136]                    ;   118.0 p2      21 t
        vpternlogd zmm23, zmm21, zmm3, 0x96               ;   199.3 p0      21 t
        vpxord zmm9, zmm9, zmm26                          ;   200.2 p5      23 t
        vpxord zmm28, zmm28, zmm26                        ;   200.3 p0      23 t
        vpternlogd zmm26, zmm11, [rbp + 20352], 0x78      ;   201.2 p5+p3   23 t
        vpxord zmm26, zmm26, zmm12                        ;   202.2 p0      23 t
        vpternlogd zmm1, zmm6, zmm26, 0x6a                ;   203.2 p5      23 t
        vmovdqu64 zmm6, [rbp + 21376]                     ;   191.2 p2      21 t
        vpxord zmm30, zmm30, zmm26                        ;   203.2 p0      23 t
        vmovdqa64 zmm11, zmm31                            ;   185.3         22 t copy
        vmovdqa64 zmm24, zmm5                             ;   187.2         22 t copy
        vmovdqa64 zmm26, zmm8                             ;   186.3         22 t copy
        vpternlogd zmm3, zmm22, zmm21, 0x96               ;   203.2 p5      21 t
        vmovdqa64 zmm21, zmm14                            ;   186.3         22 t copy
        vmovdqu64 [rbp + 20352], zmm25                    ;   194.3 p7+p4   23 t spill
        vmovdqa64 zmm25, zmm30                            ;   204.2         23 t copy
        vpternlogd zmm25, zmm9, zmm28, 0x96               ;   204.2 p0      23 t
        vmovdqu64 [rbp + 20480], zmm28                    ;   201.3 p8+p9   23 t spill
        vmovdqa64 zmm28, zmm19                            ;   195.2         21 t copy
        vmovdqu64 [rbp + 20416], zmm20                    ;   190.2 p7+p4   23 t spill
        vmovdqa64 zmm20, zmm22                            ;   197.3         21 t copy
        vmovdqu64 [rbp + 20608], zmm12                    ;   199.2 p8+p9   23 t spill
        vmovdqa64 zmm12, zmm3                             ;   204.2         21 t copy
        vmovdqu64 [rbp + 21440], zmm27                    ;   199.2 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm23                            ;   200.3         21 t copy
        vmovdqu64 [rbp + 21504], zmm9                     ;   201.2 p8+p9   23 t spill
        vmovdqa64 zmm9, zmm23                             ;   200.3         21 t copy
        vmovdqu64 [rbp + 21568], zmm7                     ;   194.2 p7+p4   23 t spill
        vmovdqu64 zmm7, [rbp + 15168]                     ;   122.3 p3      22 t
        vpternlogd zmm7, zmm10, [r8 + 700]{1to16}, 0x69   ;   204.2 p5+p2   22 t
        vpxord zmm13, zmm13, zmm7                         ;   205.2 p0      22 t
        vpord zmm21, zmm21, zmm7                          ;   205.2 p5      22 t
        vpxord zmm11, zmm11, zmm7                         ;   205.3 p0      22 t
        vpxord zmm24, zmm24, zmm13                        ;   206.2 p5      22 t
        vpord zmm2, zmm2, zmm13                           ;   206.3 p0      22 t
        vmovdqu64 [rbp + 21632], zmm15                    ;   187.3 p8+p9   23 t spill
        vmovdqa64 zmm15, zmm24                            ;   207.2         22 t copy
        vmovdqu64 [rbp + 21696], zmm16                    ;   196.3 p7+p4   23 t spill
        vmovdqa64 zmm16, zmm2                             ;   207.3         22 t copy
        vpternlogd zmm16, zmm17, zmm31, 0x78              ;   207.3 p5      22 t
        vpternlogd zmm4, zmm16, zmm21, 0x96               ;   208.3 p0      22 t
        vpternlogd zmm21, zmm10, zmm11, 0x1e              ;   208.2 p5      22 t
        vpternlogd zmm2, zmm31, [rbp + 19712], 0x96       ;   208.3 p0+p3   22 t
        vpternlogd zmm2, zmm24, zmm8, 0x78                ;   209.3 p5      22 t
        vpxord zmm21, zmm21, zmm2                         ;   210.3 p0      22 t
        vmovdqa64 zmm24, zmm21                            ;   211.3         22 t copy
        vmovdqu64 [rbp + 19712], zmm30                    ;   204.2 p8+p9   23 t spill
        vmovdqa64 zmm30, zmm3                             ;   204.2         21 t copy
        vmovdqu64 [rbp + 21760], zmm1                     ;   204.2 p7+p4   23 t spill
        vmovdqu64 zmm1, [rbp + 16512]                     ;   126.2 p2      22 t
        vpternlogd zmm1, zmm11, [r8 + 684]{1to16}, 0x96   ;   210.2 p5+p3   22 t
        vpxord zmm26, zmm26, zmm1                         ;   211.2 p0      22 t
        vpternlogd zmm16, zmm5, zmm26, 0x78               ;   212.2 p5      22 t
        vpxord zmm29, zmm29, zmm26                        ;   212.2 p0      22 t
        vpternlogd zmm4, zmm29, [rbp + 21312], 0x78       ;   213.2 p5+p2   22 t
        vpandd zmm24, zmm24, zmm4                         ;   214.2 p0      22 t
        vmovdqu64 [rbp + 21312], zmm25                    ;   205.2 p8+p9   23 t spill
        vmovdqa64 zmm25, zmm4                             ;   214.2         22 t copy
        vmovdqu64 [rbp + 21824], zmm22                    ;   197.3 p7+p4   21 t spill
        vmovdqa64 zmm22, zmm14                            ;   186.3         22 t copy
        vpternlogd zmm22, zmm1, [rbp + 20544], 0x28       ;   213.2 p5+p3   22 t
        vpxord zmm16, zmm16, zmm22                        ;   214.2 p0      22 t
        vmovdqu64 [rbp + 21888], zmm23                    ;   200.3 p8+p9   21 t spill
        vmovdqu64 zmm23, [rbp + 21248]                    ;   160.3 p2      22 t reload
        vpternlogd zmm22, zmm23, [rbp + 17984], 0x1e      ;   214.2 p5+p3   22 t
        vpternlogd zmm22, zmm2, zmm24, 0x96               ;   215.2 p0      22 t
        vpternlogd zmm21, zmm16, zmm22, 0x78              ;   216.2 p5      22 t
        vpxord zmm25, zmm25, zmm22                        ;   216.2 p0      22 t
        vpternlogd zmm24, zmm21, zmm25, 0x36              ;   217.2 p5      22 t
        vpternlogd zmm4, zmm16, zmm21, 0x78               ;   217.2 p0      22 t
        vpternlogd zmm16, zmm21, zmm4, 0x78               ;   218.2 p5      22 t
        vpternlogd zmm25, zmm24, zmm4, 0x1e               ;   218.2 p0      22 t
        vpbroadcastd zmm2, [r8 + 716]                     ;   130.7 p10     61 r.51 reload
        vmovdqu64 zmm21, [rbp + 16384]                    ;   130.8 p2      21 t
        vpternlogd zmm21, zmm19, zmm2, 0x96               ;   218.2 p5      21 t
        vpxord zmm27, zmm27, zmm21                        ;   219.2 p0      21 t
        vmovdqu64 zmm22, [rbp + 15232]                    ;   131.3 p3      40 t reload
        vpternlogd zmm21, zmm22, [r8 + 704]{1to16}, 0x69  ;   219.2 p5+p2   21 t
        vpxord zmm0, zmm0, zmm21                          ;   220.2 p0      21 t
        vpxord zmm20, zmm20, zmm21                        ;   220.2 p5      21 t
        vpxord zmm12, zmm12, zmm27                        ;   220.3 p0      21 t
        vpxord zmm22, zmm24, zmm4                         ;   221.2 p5      22 t
        vpandd zmm18, zmm18, zmm22                        ;   222.2 p0      22 t
        vpternlogd zmm11, zmm18, zmm16, 0x6c              ;   223.2 p5      22 t
        vpxord zmm2, zmm22, zmm25                         ;   222.3 p0      22 t
        vpandd zmm26, zmm26, zmm2                         ;   223.3 p5      22 t
        vpternlogd zmm29, zmm22, zmm26, 0x6a              ;   224.3 p0      22 t
        vpternlogd zmm26, zmm17, zmm25, 0x78              ;   224.3 p5      22 t
        vpternlogd zmm10, zmm29, zmm16, 0x6c              ;   225.3 p0      22 t
        vpxord zmm17, zmm16, zmm25                        ;   225.2 p5      22 t
        vpternlogd zmm18, zmm7, zmm17, 0x78               ;   226.2 p0      22 t
        vpxord zmm16, zmm16, zmm4                         ;   226.2 p5      22 t
        vpternlogd zmm8, zmm26, zmm16, 0x6c               ;   227.2 p0      22 t
        vpandd zmm15, zmm15, zmm16                        ;   227.2 p5      22 t
        vpternlogd zmm31, zmm25, zmm15, 0x6a              ;   228.2 p0      22 t
        vpxord zmm7, zmm24, zmm17                         ;   228.2 p5      22 t
        vpxord zmm15, zmm15, zmm18                        ;   228.3 p0      22 t
        vpternlogd zmm15, zmm13, zmm7, 0x78               ;   229.3 p5      22 t
        vpxord zmm31, zmm31, zmm11                        ;   229.3 p0      22 t
        vpternlogd zmm23, zmm31, zmm4, 0x6c               ;   230.3 p5      22 t
        vmovdqa64 zmm13, zmm24                            ;   218.2         22 t copy
        vpternlogd zmm13, zmm14, zmm1, 0x60               ;   230.3 p0      22 t
        vmovdqu64 zmm16, [rbp + 19008]                    ;   135.8 p3      42 t
        vmovdqu64 zmm22, [rbp + 18944]                    ;   136.0 p2      40 t reload
        vpxord zmm16, zmm16, zmm22                        ;   231.2 p5      42 t
        vpternlogd zmm14, zmm17, zmm13, 0x6a              ;   231.3 p0      22 t
        vpxord zmm29, zmm29, zmm14                        ;   232.3 p5      22 t
        vpbroadcastd zmm14, [r8 + 760]                    ;   136.7 p10     61 r.62 reload
        vmovdqu64 zmm17, [rbp + 16128]                    ;   136.8 p3      42 t
        vpternlogd zmm17, zmm14, [r8 + 760]{1to16}, 0xc3  ;   232.3 p0+p2   42 t
        vpternlogd zmm18, zmm24, [rbp + 20544], 0x78      ;   233.2 p5+p3   22 t
        vpbroadcastd zmm14, [r8 + 744]                    ;   137.7 p10     61 r.58 reload
        vmovdqu64 zmm24, [rbp + 15872]                    ;   138.0 p2      42 t
        vpternlogd zmm24, zmm14, [r8 + 744]{1to16}, 0xc3  ;   233.3 p0+p3   42 t
        vpxord zmm10, zmm10, zmm23                        ;   234.2 p5      22 t
        vpxord zmm8, zmm8, zmm23                          ;   234.3 p0      22 t
        vpternlogd zmm23, zmm4, [rbp + 17984], 0x78       ;   235.2 p5+p2   22 t
        vmovdqa64 zmm4, zmm12                             ;   221.3         21 t copy
        vpxord zmm23, zmm23, zmm15                        ;   236.2 p0      22 t
        vpternlogd zmm5, zmm2, zmm23, 0x6a                ;   237.2 p5      22 t
        vpxord zmm18, zmm18, zmm23                        ;   237.2 p0      22 t
        vpbroadcastd zmm2, [r8 + 752]                     ;   139.7 p10     61 r.60 reload
        vmovdqu64 zmm14, [rbp + 16320]                    ;   139.8 p3      40 t reload
        vmovdqu64 zmm23, [rbp + 19008]                    ;   140.0 p2      42 t
        vpternlogd zmm23, zmm14, zmm2, 0x96               ;   237.2 p5      42 t
        vmovdqa64 zmm25, zmm20                            ;   221.2         21 t copy
        vpternlogd zmm2, zmm24, zmm14, 0x96               ;   237.3 p0      42 t
        vmovdqa64 zmm14, zmm27                            ;   220.2         21 t copy
        vmovdqu64 [rbp + 17984], zmm5                     ;   238.2 p7+p4   22 t spill
        vmovdqa64 zmm5, zmm0                              ;   221.2         21 t copy
        vmovdqa64 zmm22, zmm18                            ;   238.2         22 t copy
        vpternlogd zmm22, zmm10, zmm8, 0x96               ;   238.2 p5      22 t
        vmovdqu64 [rbp + 20544], zmm8                     ;   235.3 p8+p9   22 t spill
        vmovdqa64 zmm8, zmm17                             ;   233.3         42 t copy
        vmovdqu64 [rbp + 21248], zmm22                    ;   239.2 p7+p4   22 t spill
        vmovdqa64 zmm22, zmm24                            ;   234.3         42 t copy
        vmovdqu64 [rbp + 21952], zmm11                    ;   224.2 p8+p9   22 t spill
        vmovdqa64 zmm11, zmm16                            ;   232.2         42 t copy
        vmovdqu64 [rbp + 22016], zmm29                    ;   233.3 p7+p4   22 t spill
        vmovdqa64 zmm29, zmm16                            ;   232.2         42 t copy
        vmovdqu64 [rbp + 22080], zmm15                    ;   230.3 p8+p9   22 t spill
        vmovdqa64 zmm15, zmm2                             ;   238.3         42 t copy
        vmovdqu64 [rbp + 22144], zmm31                    ;   230.3 p7+p4   22 t spill
        vmovdqa64 zmm31, zmm23                            ;   238.2         42 t copy
        vmovdqu64 [rbp + 22208], zmm10                    ;   235.2 p8+p9   22 t spill
        vmovdqa64 zmm10, zmm23                            ;   238.2         42 t copy
        vmovdqu64 [rbp + 22272], zmm7                     ;   229.2 p7+p4   22 t spill
        vmovdqu64 zmm7, [rbp + 15680]                     ;   144.0 p3      21 t
        vpternlogd zmm7, zmm21, [r8 + 732]{1to16}, 0x69   ;   238.3 p0+p2   21 t
        vpxord zmm9, zmm9, zmm7                           ;   239.3 p5      21 t
        vpord zmm5, zmm5, zmm7                            ;   239.3 p0      21 t
        vpxord zmm14, zmm14, zmm7                         ;   240.2 p5      21 t
        vpxord zmm4, zmm4, zmm9                           ;   240.3 p0      21 t
        vpord zmm28, zmm28, zmm9                          ;   241.2 p5      21 t
        vmovdqu64 [rbp + 22336], zmm1                     ;   211.2 p8+p9   22 t spill
        vmovdqa64 zmm1, zmm4                              ;   241.3         21 t copy
        vmovdqu64 [rbp + 22400], zmm26                    ;   225.3 p7+p4   22 t spill
        vmovdqa64 zmm26, zmm5                             ;   240.3         21 t copy
        vpternlogd zmm26, zmm21, zmm14, 0x1e              ;   241.3 p0      21 t
        vmovdqu64 [rbp + 22464], zmm13                    ;   231.3 p8+p9   22 t spill
        vmovdqa64 zmm13, zmm2                             ;   238.3         42 t copy
        vmovdqu64 [rbp + 22528], zmm18                    ;   238.2 p7+p4   22 t spill
        vmovdqa64 zmm18, zmm28                            ;   242.2         21 t copy
        vpternlogd zmm18, zmm27, [rbp + 21376], 0x78      ;   242.2 p5+p3   21 t
        vpternlogd zmm19, zmm5, zmm18, 0x96               ;   243.2 p0      21 t
        vpternlogd zmm28, zmm27, [rbp + 19072], 0x96      ;   243.2 p5+p2   21 t
        vpternlogd zmm28, zmm4, zmm20, 0x78               ;   244.2 p0      21 t
        vpxord zmm26, zmm26, zmm28                        ;   245.2 p5      21 t
        vmovdqa64 zmm4, zmm26                             ;   246.2         21 t copy
        vmovdqu64 zmm5, [rbp + 16384]                     ;   148.2 p3      21 t
        vpternlogd zmm5, zmm14, [r8 + 716]{1to16}, 0x96   ;   244.3 p0+p2   21 t
        vpxord zmm25, zmm25, zmm5                         ;   245.3 p5      21 t
        vpternlogd zmm18, zmm12, zmm25, 0x78              ;   246.3 p0      21 t
        vpxord zmm6, zmm6, zmm25                          ;   246.3 p5      21 t
        vpternlogd zmm19, zmm3, zmm6, 0x78                ;   247.3 p0      21 t
        vpandd zmm4, zmm4, zmm19                          ;   248.3 p5      21 t
        vmovdqa64 zmm3, zmm19                             ;   248.3         21 t copy
        vmovdqu64 [rbp + 19072], zmm24                    ;   234.3 p8+p9   42 t spill
        vmovdqa64 zmm24, zmm0                             ;   221.2         21 t copy
        vpternlogd zmm24, zmm5, [rbp + 21888], 0x28       ;   247.3 p0+p3   21 t
        vpxord zmm18, zmm18, zmm24                        ;   248.3 p5      21 t
        vmovdqu64 [rbp + 22592], zmm23                    ;   238.2 p7+p4   42 t spill
        vmovdqu64 zmm23, [rbp + 21824]                    ;   197.3 p2      21 t reload
        vpternlogd zmm24, zmm23, [rbp + 19136], 0x1e      ;   248.3 p0+p3   21 t
        vpternlogd zmm24, zmm28, zmm4, 0x96               ;   249.3 p5      21 t
        vpternlogd zmm26, zmm18, zmm24, 0x78              ;   250.3 p0      21 t
        vpxord zmm3, zmm3, zmm24                          ;   250.3 p5      21 t
        vpternlogd zmm4, zmm26, zmm3, 0x36                ;   251.3 p0      21 t
        vpternlogd zmm19, zmm18, zmm26, 0x78              ;   251.3 p5      21 t
        vpternlogd zmm18, zmm26, zmm19, 0x78              ;   252.3 p0      21 t
        vpternlogd zmm3, zmm4, zmm19, 0x1e                ;   252.3 p5      21 t
        vpbroadcastd zmm24, [r8 + 748]                    ;   152.3 p10     61 r.59 reload
        vmovdqu64 zmm26, [rbp + 16256]                    ;   152.5 p2      42 t
        vpternlogd zmm26, zmm17, zmm24, 0x96              ;   252.3 p0      42 t
        vpxord zmm31, zmm31, zmm26                        ;   253.3 p5      42 t
        vmovdqu64 zmm28, [rbp + 15744]                    ;   153.0 p3      40 t reload
        vpternlogd zmm26, zmm28, [r8 + 736]{1to16}, 0x69  ;   253.3 p0+p2   42 t
        vpxord zmm11, zmm11, zmm26                        ;   254.3 p5      42 t
        vpxord zmm22, zmm22, zmm26                        ;   254.3 p0      42 t
        vpxord zmm15, zmm15, zmm31                        ;   255.2 p5      42 t
        vmovdqa64 zmm28, zmm4                             ;   252.3         21 t copy
        vpternlogd zmm28, zmm0, zmm5, 0x60                ;   255.3 p0      21 t
        vmovdqu64 [rbp + 22656], zmm5                     ;   245.3 p8+p9   21 t spill
        vpxord zmm5, zmm4, zmm19                          ;   256.2 p5      21 t
        vpandd zmm30, zmm30, zmm5                         ;   257.2 p0      21 t
        vpternlogd zmm14, zmm30, zmm18, 0x6c              ;   258.2 p5      21 t
        vmovdqa64 zmm24, zmm4                             ;   252.3         21 t copy
        vmovdqu64 [rbp + 22720], zmm2                     ;   238.3 p7+p4   42 t spill
        vpxord zmm2, zmm5, zmm3                           ;   257.3 p0      21 t
        vpandd zmm25, zmm25, zmm2                         ;   258.3 p5      21 t
        vpternlogd zmm6, zmm5, zmm25, 0x6a                ;   259.3 p0      21 t
        vpternlogd zmm21, zmm6, zmm18, 0x6c               ;   260.3 p5      21 t
        vpxord zmm5, zmm18, zmm3                          ;   259.3 p0      21 t
        vpternlogd zmm30, zmm7, zmm5, 0x78                ;   260.3 p5      21 t
        vpternlogd zmm0, zmm28, zmm5, 0x6c                ;   260.3 p0      21 t
        vpxord zmm24, zmm24, zmm5                         ;   261.2 p5      21 t
        vpxord zmm6, zmm6, zmm0                           ;   261.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 22528]                     ;   238.2 p3      22 t reload
        vmovdqu64 zmm5, [rbp + 21184]                     ;   164.2 p2      41 t
        vpternlogd zmm5, zmm0, [rbp + 22528], 0xc3        ;   262.2 p5+p3   41 t
        vpxord zmm18, zmm18, zmm19                        ;   262.3 p0      21 t
        vpandd zmm1, zmm1, zmm18                          ;   263.3 p5      21 t
        vpternlogd zmm27, zmm1, zmm3, 0x6c                ;   264.3 p0      21 t
        vpternlogd zmm25, zmm3, [rbp + 21376], 0x78       ;   264.2 p5+p2   21 t
        vmovdqu64 zmm0, [rbp + 21184]                     ;   164.2 p3      41 t
        vmovdqu64 zmm3, [rbp + 19648]                     ;   159.0 p2      41 t
        vpternlogd zmm20, zmm18, zmm25, 0x6a              ;   265.2 p0      21 t
        vpxord zmm1, zmm1, zmm30                          ;   265.2 p5      21 t
        vpternlogd zmm1, zmm9, zmm24, 0x78                ;   266.2 p0      21 t
        vmovdqu64 zmm7, [rbp + 22464]                     ;   231.3 p3      41 t
        vpxord zmm7, zmm7, [rbp + 22400]                  ;   266.2 p5+p2   41 t
        vpternlogd zmm30, zmm4, [rbp + 21888], 0x78       ;   266.3 p0+p3   21 t
        vmovdqu64 zmm4, [rbp + 20288]                     ;   161.0 p2      22 t reload
        vmovdqu64 zmm9, [rbp + 21760]                     ;   204.2 p3      23 t reload
        vmovdqu64 zmm18, [rbp + 21312]                    ;   205.2 p2      41 t
        vpternlogd zmm18, zmm9, zmm4, 0x69                ;   267.2 p5      41 t
        vpxord zmm27, zmm27, zmm14                        ;   267.3 p0      21 t
        vpternlogd zmm23, zmm27, zmm19, 0x6c              ;   268.3 p5      21 t
        vpxord zmm21, zmm21, zmm23                        ;   269.3 p0      21 t
        vpxord zmm20, zmm20, zmm23                        ;   269.3 p5      21 t
        vpxord zmm0, zmm0, zmm18                          ;   269.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 19584]                     ;   162.8 p3      41 t
        vpternlogd zmm23, zmm19, [rbp + 19136], 0x78      ;   270.2 p5+p2   21 t
        vpxord zmm23, zmm23, zmm1                         ;   271.2 p0      21 t
        vmovdqu64 zmm19, [rbp + 21120]                    ;   170.3 p3      41 t
        vpternlogd zmm12, zmm2, zmm23, 0x6a               ;   272.2 p5      21 t
        vpxord zmm30, zmm30, zmm23                        ;   272.2 p0      21 t
        vmovdqu64 zmm2, [rbp + 22144]                     ;   230.3 p2      41 t
        vmovdqu64 zmm23, [rbp + 21056]                    ;   166.3 p3      21 t reload
        vpxord zmm2, zmm2, zmm23                          ;   272.2 p5      41 t
        vmovdqa64 zmm23, zmm15                            ;   256.2         42 t copy
        vmovdqa64 zmm4, zmm22                             ;   255.3         42 t copy
        vmovdqu64 [rbp + 22144], zmm6                     ;   262.3 p8+p9   21 t spill
        vmovdqa64 zmm6, zmm31                             ;   254.3         42 t copy
        vmovdqu64 [rbp + 19136], zmm14                    ;   259.2 p7+p4   21 t spill
        vmovdqa64 zmm14, zmm11                            ;   255.3         42 t copy
        vmovdqu64 [rbp + 21824], zmm1                     ;   267.2 p8+p9   21 t spill
        vmovdqa64 zmm1, zmm30                             ;   273.2         21 t copy
        vpternlogd zmm1, zmm21, zmm20, 0x96               ;   273.2 p0      21 t
        vmovdqu64 [rbp + 21888], zmm27                    ;   268.3 p7+p4   21 t spill
        vmovdqu64 zmm27, [rbp + 21632]                    ;   187.3 p2      41 t
        vpxord zmm27, zmm27, [rbp + 21696]                ;   273.2 p5+p3   41 t
        vmovdqu64 [rbp + 21696], zmm21                    ;   270.3 p8+p9   21 t spill
        vmovdqa64 zmm21, zmm5                             ;   263.2         41 t copy
        vmovdqu64 [rbp + 21632], zmm24                    ;   262.2 p7+p4   21 t spill
        vmovdqa64 zmm24, zmm0                             ;   270.3         41 t copy
        vmovdqu64 [rbp + 22400], zmm0                     ;   270.3 p8+p9   41 t spill
        vmovdqu64 zmm0, [rbp + 16192]                     ;   166.0 p2      42 t
        vpternlogd zmm0, zmm26, [r8 + 764]{1to16}, 0x69   ;   273.3 p0+p3   42 t
        vpxord zmm10, zmm10, zmm0                         ;   274.3 p5      42 t
        vpord zmm14, zmm14, zmm0                          ;   274.3 p0      42 t
        vpxord zmm6, zmm6, zmm0                           ;   275.2 p5      42 t
        vpxord zmm23, zmm23, zmm10                        ;   275.3 p0      42 t
        vpord zmm8, zmm8, zmm10                           ;   276.2 p5      42 t
        vmovdqu64 [rbp + 22464], zmm28                    ;   256.3 p7+p4   21 t spill
        vmovdqu64 zmm28, [rbp + 19520]                    ;   167.3 p2      41 t
        vmovdqu64 [rbp + 21184], zmm25                    ;   265.2 p8+p9   21 t spill
        vmovdqa64 zmm25, zmm23                            ;   276.3         42 t copy
        vmovdqu64 [rbp + 21376], zmm2                     ;   273.2 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm8                              ;   277.2         42 t copy
        vpternlogd zmm2, zmm16, zmm31, 0x78               ;   277.2 p0      42 t
        vpternlogd zmm17, zmm2, zmm14, 0x96               ;   278.2 p5      42 t
        vpternlogd zmm14, zmm26, zmm6, 0x1e               ;   277.3 p0      42 t
        vmovdqu64 [rbp + 22528], zmm30                    ;   273.2 p8+p9   21 t spill
        vmovdqu64 zmm30, [rbp + 21376]                    ;   273.2 p3      41 t
        vpternlogd zmm8, zmm31, [rbp + 18944], 0x96       ;   278.2 p5+p2   42 t
        vpternlogd zmm8, zmm23, zmm22, 0x78               ;   279.2 p0      42 t
        vpxord zmm14, zmm14, zmm8                         ;   280.2 p5      42 t
        vmovdqa64 zmm23, zmm14                            ;   281.2         42 t copy
        vmovdqu64 [rbp + 18944], zmm27                    ;   274.2 p7+p4   41 t spill
        vmovdqu64 zmm27, [rbp + 18816]                    ;   170.0 p3      41 t reload
        vpternlogd zmm5, zmm27, [rbp + 18880], 0x96       ;   279.3 p0+p2   41 t
        vpxord zmm18, zmm18, zmm5                         ;   280.3 p5      41 t
        vpternlogd zmm20, zmm27, [rbp + 18880], 0x96      ;   280.3 p0+p3   41 t
        vpxord zmm3, zmm3, zmm20                          ;   281.3 p5      41 t
        vpxord zmm21, zmm21, zmm3                         ;   282.3 p0      41 t
        vmovdqu64 zmm27, [rbp + 22336]                    ;   211.2 p2      22 t reload
        vpternlogd zmm7, zmm27, [rbp + 22272], 0x78       ;   282.2 p5+p3   41 t
        vmovdqu64 zmm27, [rbp + 18752]                    ;   172.3 p2      41 t reload
        vmovdqu64 [rbp + 22272], zmm5                     ;   280.3 p8+p9   41 t spill
        vmovdqa64 zmm5, zmm1                              ;   274.2         41 t copy
        vpternlogd zmm5, zmm12, zmm27, 0x69               ;   282.3 p0      41 t
        vmovdqu64 [rbp + 22336], zmm3                     ;   282.3 p7+p4   41 t spill
        vmovdqa64 zmm3, zmm5                              ;   283.3         41 t copy
        vmovdqu64 [rbp + 22784], zmm21                    ;   283.3 p8+p9   41 t spill
        vmovdqu64 zmm21, [rbp + 19584]                    ;   173.0 p3      23 t reload
        vpternlogd zmm5, zmm21, [rbp + 19584], 0xc3       ;   283.3 p5+p2   41 t
        vmovdqa64 zmm21, zmm5                             ;   284.3         41 t copy
        vmovdqu64 [rbp + 19584], zmm5                     ;   284.3 p7+p4   41 t spill
        vmovdqu64 zmm5, [rbp + 21120]                     ;   174.0 p3      21 t reload
        vpternlogd zmm7, zmm5, [rbp + 22208], 0x69        ;   283.3 p0+p2   41 t
        vpxord zmm21, zmm21, zmm7                         ;   284.3 p5      41 t
        vpternlogd zmm7, zmm27, zmm27, 0xc3               ;   284.3 p0      41 t
        vmovdqa64 zmm5, zmm7                              ;   285.3         41 t copy
        vmovdqu64 zmm27, [rbp + 16256]                    ;   175.0 p3      42 t
        vpternlogd zmm27, zmm6, [r8 + 748]{1to16}, 0x96   ;   285.2 p5+p2   42 t
        vpxord zmm4, zmm4, zmm27                          ;   286.2 p0      42 t
        vpternlogd zmm2, zmm15, zmm4, 0x78                ;   287.2 p5      42 t
        vpxord zmm29, zmm29, zmm4                         ;   287.2 p0      42 t
        vmovdqu64 [rbp + 18752], zmm7                     ;   285.3 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 22464]                     ;   256.3 p3      41 t
        vpxord zmm7, zmm7, [rbp + 21184]                  ;   287.2 p5+p2   41 t
        vpternlogd zmm17, zmm29, [rbp + 22720], 0x78      ;   288.2 p0+p3   42 t
        vpandd zmm23, zmm23, zmm17                        ;   289.2 p5      42 t
        vmovdqu64 [rbp + 22720], zmm21                    ;   285.3 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm17                            ;   289.2         42 t copy
        vmovdqu64 [rbp + 21184], zmm18                    ;   281.3 p8+p9   41 t spill
        vmovdqa64 zmm18, zmm11                            ;   255.3         42 t copy
        vpternlogd zmm18, zmm27, [rbp + 22592], 0x28      ;   288.3 p0+p2   42 t
        vpxord zmm2, zmm2, zmm18                          ;   289.3 p5      42 t
        vmovdqu64 [rbp + 22464], zmm12                    ;   273.2 p7+p4   21 t spill
        vmovdqu64 zmm12, [rbp + 19072]                    ;   234.3 p3      42 t reload
        vpternlogd zmm18, zmm12, [rbp + 19008], 0x1e      ;   289.3 p0+p2   42 t
        vpternlogd zmm18, zmm8, zmm23, 0x96               ;   290.3 p5      42 t
        vmovdqu64 zmm8, [rbp + 19392]                     ;   179.2 p3      41 t
        vpternlogd zmm14, zmm2, zmm18, 0x78               ;   291.3 p0      42 t
        vpxord zmm21, zmm21, zmm18                        ;   291.3 p5      42 t
        vmovdqu64 zmm18, [rbp + 18496]                    ;   179.5 p2      41 t
        vpternlogd zmm23, zmm14, zmm21, 0x36              ;   292.3 p0      42 t
        vpternlogd zmm17, zmm2, zmm14, 0x78               ;   292.3 p5      42 t
        vpternlogd zmm2, zmm14, zmm17, 0x78               ;   293.3 p0      42 t
        vpternlogd zmm21, zmm23, zmm17, 0x1e              ;   293.3 p5      42 t
        vpxord zmm14, zmm23, zmm17                        ;   293.3 p0      42 t
        vpandd zmm13, zmm13, zmm14                        ;   294.3 p5      42 t
        vpternlogd zmm6, zmm13, zmm2, 0x6c                ;   295.3 p0      42 t
        vmovdqu64 [rbp + 22208], zmm1                     ;   274.2 p8+p9   21 t spill
        vpxord zmm1, zmm14, zmm21                         ;   295.2 p5      42 t
        vpandd zmm4, zmm4, zmm1                           ;   296.2 p0      42 t
        vpternlogd zmm29, zmm14, zmm4, 0x6a               ;   297.2 p5      42 t
        vpternlogd zmm4, zmm16, zmm21, 0x78               ;   297.2 p0      42 t
        vpternlogd zmm26, zmm29, zmm2, 0x6c               ;   298.2 p5      42 t
        vpxord zmm14, zmm2, zmm21                         ;   297.3 p0      42 t
        vpternlogd zmm13, zmm0, zmm14, 0x78               ;   298.3 p5      42 t
        vpxord zmm2, zmm2, zmm17                          ;   298.3 p0      42 t
        vpternlogd zmm22, zmm4, zmm2, 0x6c                ;   299.3 p5      42 t
        vpandd zmm25, zmm25, zmm2                         ;   299.3 p0      42 t
        vmovdqu64 zmm0, [rbp + 19904]                     ;   182.5 p3      22 t reload
        vmovdqu64 zmm2, [rbp + 21440]                     ;   199.2 p2      41 t
        vpternlogd zmm2, zmm0, zmm0, 0xc3                 ;   300.2 p5      41 t
        vpternlogd zmm31, zmm21, zmm25, 0x6a              ;   300.3 p0      42 t
        vpxord zmm25, zmm25, zmm13                        ;   301.2 p5      42 t
        vpxord zmm31, zmm31, zmm6                         ;   301.3 p0      42 t
        vpternlogd zmm12, zmm31, zmm17, 0x6c              ;   302.3 p5      42 t
        vpxord zmm26, zmm26, zmm12                        ;   303.3 p0      42 t
        vpxord zmm22, zmm22, zmm12                        ;   303.3 p5      42 t
        vpternlogd zmm12, zmm17, [rbp + 19008], 0x78      ;   303.3 p0+p3   42 t
        vmovdqu64 zmm16, [rbp + 20224]                    ;   184.3 p2      22 t reload
        vmovdqu64 zmm17, [rbp + 20160]                    ;   185.0 p3      22 t reload
        vmovdqu64 zmm21, [rbp + 19712]                    ;   204.2 p2      41 t
        vpternlogd zmm21, zmm17, zmm16, 0x96              ;   304.2 p5      41 t
        vpxord zmm19, zmm19, zmm21                        ;   305.2 p0      41 t
        vpxord zmm5, zmm5, zmm21                          ;   305.2 p5      41 t
        vpxord zmm21, zmm23, zmm14                        ;   305.3 p0      42 t
        vpternlogd zmm25, zmm10, zmm21, 0x78              ;   306.3 p5      42 t
        vpxord zmm12, zmm12, zmm25                        ;   307.3 p0      42 t
        vpternlogd zmm15, zmm1, zmm12, 0x6a               ;   308.3 p5      42 t
        vpternlogd zmm13, zmm23, [rbp + 22592], 0x78      ;   307.3 p0+p3   42 t
        vpternlogd zmm23, zmm11, zmm27, 0x60              ;   308.2 p5      42 t
        vmovdqu64 zmm1, [rbp + 19328]                     ;   186.5 p2      41 t
        vmovdqu64 zmm10, [rbp + 20800]                    ;   187.0 p3      41 t
        vpternlogd zmm11, zmm14, zmm23, 0x6a              ;   309.2 p0      42 t
        vpxord zmm12, zmm12, zmm13                        ;   309.2 p5      42 t
        vpxord zmm29, zmm29, zmm11                        ;   310.2 p0      42 t
        vmovdqu64 zmm11, [rbp + 19200]                    ;   187.5 p2      41 t
        vpxord zmm4, zmm4, zmm23                          ;   310.2 p5      41 t
        vmovdqu64 zmm13, [rbp + 17984]                    ;   238.2 p3      22 t reload
        vmovdqu64 zmm14, [rbp + 20800]                    ;   188.5 p2      41 t
        vpternlogd zmm14, zmm13, zmm13, 0xc3              ;   310.3 p0      41 t
        vpternlogd zmm4, zmm27, zmm21, 0x78               ;   311.2 p5      41 t
        vmovdqu64 zmm21, [rbp + 21760]                    ;   204.2 p3      23 t reload
        vmovdqu64 zmm23, [rbp + 19968]                    ;   189.5 p2      41 t
        vpternlogd zmm23, zmm21, [rbp + 21760], 0xc3      ;   311.3 p0+p3   41 t
        vmovdqu64 zmm21, [rbp + 17920]                    ;   190.5 p2      21 t reload
        vmovdqu64 zmm27, [rbp + 21248]                    ;   239.2 p3      22 t reload
        vpternlogd zmm13, zmm27, zmm21, 0x69              ;   312.2 p5      41 t
        vpternlogd zmm6, zmm25, zmm29, 0x96               ;   312.3 p0      41 t
        vpxord zmm8, zmm8, zmm6                           ;   313.3 p5      41 t
        vmovdqu64 zmm6, [rbp + 20864]                     ;   191.5 p2      21 t reload
        vmovdqu64 zmm25, [rbp + 22016]                    ;   233.3 p3      22 t reload
        vpternlogd zmm27, zmm25, zmm6, 0x96               ;   313.3 p0      41 t
        vpxord zmm9, zmm9, zmm12                          ;   314.2 p5      41 t
        vpternlogd zmm12, zmm26, zmm22, 0x96              ;   314.3 p0      42 t
        vpternlogd zmm17, zmm16, zmm9, 0x69               ;   315.2 p5      41 t
        vmovdqu64 zmm16, [rbp + 18368]                    ;   192.5 p2      41 t
        vpxord zmm11, zmm11, zmm22                        ;   315.3 p0      41 t
        vpternlogd zmm4, zmm26, [rbp + 19520], 0x69       ;   316.2 p5+p3   41 t
        vmovdqu64 zmm22, [rbp + 21952]                    ;   224.2 p2      22 t reload
        vpternlogd zmm25, zmm22, [rbp + 22080], 0x96      ;   316.3 p0+p3   41 t
        vpxord zmm9, zmm9, zmm19                          ;   317.2 p5      41 t
        vpxord zmm3, zmm3, zmm17                          ;   317.3 p0      41 t
        vmovdqu64 zmm22, [rbp + 22656]                    ;   245.3 p2      21 t reload
        vpternlogd zmm7, zmm22, [rbp + 21632], 0x78       ;   318.2 p5+p3   41 t
        vmovdqu64 zmm22, [rbp + 19456]                    ;   195.5 p2      23 t reload
        vpternlogd zmm0, zmm31, zmm22, 0x96               ;   318.3 p0      41 t
        vmovdqa64 zmm26, zmm2                             ;   301.2         41 t copy
        vpxord zmm18, zmm18, zmm27                        ;   319.2 p5      41 t
        vpxord zmm16, zmm16, zmm13                        ;   319.3 p0      41 t
        vmovdqu64 [rbp + 19904], zmm19                    ;   306.2 p7+p4   41 t spill
        vmovdqa64 zmm19, zmm4                             ;   317.2         41 t copy
        vmovdqu64 zmm21, [rbp + 20096]                    ;   196.0 p3      22 t reload
        vpternlogd zmm4, zmm21, [rbp + 20096], 0xc3       ;   320.2 p5+p2   41 t
        vpternlogd zmm29, zmm12, [rbp + 19328], 0x69      ;   320.3 p0+p3   41 t
        vpternlogd zmm12, zmm15, [rbp + 19648], 0x96      ;   321.2 p5+p2   41 t
        vpxord zmm24, zmm24, zmm12                        ;   322.2 p0      41 t
        vmovdqu64 [rbp + 19648], zmm17                    ;   316.2 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 20288]                    ;   198.0 p3      22 t reload
        vpternlogd zmm12, zmm17, [rbp + 20288], 0xc3      ;   322.2 p5+p2   41 t
        vpxord zmm20, zmm20, zmm12                        ;   323.2 p0      41 t
        vmovdqu64 zmm17, [rbp + 21184]                    ;   281.3 p3      61 t
        vpxord zmm17, zmm17, [rbp + 8576]                 ;   323.2 p5+p2   61 t
        vmovdqu64 [rbp + 20288], zmm17                    ;   324.2 p7+p4   61 t spill
        vmovdqa64 zmm17, zmm4                             ;   321.2         41 t copy
        vmovdqu64 [rbp + 19328], zmm4                     ;   321.2 p8+p9   41 t spill
        vmovdqa64 zmm4, zmm8                              ;   314.3         41 t copy
        vmovdqu64 [rbp + 21632], zmm12                    ;   323.2 p7+p4   41 t spill
        vmovdqa64 zmm12, zmm14                            ;   311.3         41 t copy
        vmovdqu64 [rbp + 22656], zmm3                     ;   318.3 p8+p9   41 t spill
        vmovdqa64 zmm3, zmm0                              ;   319.3         41 t copy
        vmovdqu64 [rbp + 22080], zmm0                     ;   319.3 p7+p4   41 t spill
        vmovdqa64 zmm0, zmm23                             ;   312.3         41 t copy
        vmovdqu64 [rbp + 21952], zmm20                    ;   324.2 p8+p9   41 t spill
        vmovdqa64 zmm20, zmm18                            ;   320.2         41 t copy
        vmovdqu64 [rbp + 22016], zmm18                    ;   320.2 p7+p4   41 t spill
        vpxord zmm18, zmm5, [rbp + 8640]                  ;   323.3 p0+p3   61 t
        vmovdqu64 [rbp + 19520], zmm18                    ;   324.3 p8+p9   61 t spill
        vmovdqa64 zmm18, zmm11                            ;   316.3         41 t copy
        vmovdqu64 [rbp + 20224], zmm5                     ;   306.2 p7+p4   41 t spill
        vmovdqa64 zmm5, zmm29                             ;   321.3         41 t copy
        vmovdqu64 [rbp + 20160], zmm9                     ;   318.2 p8+p9   41 t spill
        vmovdqu64 zmm9, [rbp + 17856]                     ;   200.5 p2      22 t reload
        vpternlogd zmm29, zmm9, [rbp + 17856], 0xc3       ;   324.2 p5+p3   41 t
        vmovdqu64 zmm9, [rbp + 20160]                     ;   318.2 p2      61 t
        vpxord zmm9, zmm9, [rbp + 8128]                   ;   324.3 p0+p3   61 t
        vmovdqu64 [rbp + 21248], zmm9                     ;   325.3 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm16                             ;   320.3         41 t copy
        vmovdqu64 [rbp + 17984], zmm16                    ;   320.3 p8+p9   41 t spill
        vmovdqa64 zmm16, zmm29                            ;   325.2         41 t copy
        vmovdqu64 [rbp + 21760], zmm29                    ;   325.2 p7+p4   41 t spill
        vpxord zmm29, zmm24, [rbp + 8064]                 ;   325.2 p5+p2   61 t
        vmovdqu64 [rbp + 20800], zmm29                    ;   326.2 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 20928]                    ;   203.0 p3      21 t reload
        vpternlogd zmm2, zmm29, [rbp + 20992], 0x69       ;   325.3 p0+p2   41 t
        vpternlogd zmm31, zmm2, zmm22, 0x96               ;   326.3 p5      41 t
        vpternlogd zmm25, zmm29, [rbp + 20992], 0x69      ;   326.3 p0+p3   41 t
        vmovdqa64 zmm29, zmm25                            ;   327.3         41 t copy
        vmovdqu64 [rbp + 20992], zmm24                    ;   323.2 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 18560]                    ;   204.5 p2      41 t reload
        vpternlogd zmm25, zmm24, [rbp + 18560], 0xc3      ;   327.3 p5+p3   41 t
        vpxord zmm26, zmm26, zmm25                        ;   328.3 p0      41 t
        vpternlogd zmm7, zmm24, [rbp + 21696], 0x96       ;   328.2 p5+p2   41 t
        vpxord zmm3, zmm3, zmm7                           ;   329.2 p0      41 t
        vpternlogd zmm7, zmm22, zmm22, 0xc3               ;   329.2 p5      41 t
        vpxord zmm29, zmm29, zmm7                         ;   330.2 p0      41 t
        vmovdqu64 zmm22, [rbp + 18880]                    ;   206.0 p3      41 t reload
        vmovdqu64 zmm24, [rbp + 18432]                    ;   206.5 p2      41 t reload
        vpternlogd zmm14, zmm24, zmm22, 0x69              ;   330.2 p5      41 t
        vmovdqu64 [rbp + 19456], zmm25                    ;   328.3 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm14                            ;   331.2         41 t copy
        vmovdqu64 [rbp + 18560], zmm14                    ;   331.2 p7+p4   41 t spill
        vpxord zmm14, zmm31, [rbp + 8256]                 ;   330.3 p0+p3   61 t
        vmovdqu64 [rbp + 21696], zmm14                    ;   331.3 p8+p9   61 t spill
        vmovdqu64 zmm14, [rbp + 19840]                    ;   207.5 p2      22 t reload
        vpternlogd zmm8, zmm14, [rbp + 20032], 0x69       ;   331.2 p5+p3   41 t
        vmovdqu64 [rbp + 20928], zmm31                    ;   327.3 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 20672]                    ;   208.5 p2      21 t reload
        vpternlogd zmm23, zmm31, [rbp + 20736], 0x69      ;   331.3 p0+p3   41 t
        vmovdqu64 [rbp + 22592], zmm2                     ;   326.3 p8+p9   41 t spill
        vmovdqu64 zmm2, [rbp + 20544]                     ;   235.3 p2      22 t reload
        vpternlogd zmm31, zmm2, [rbp + 20736], 0x69       ;   332.2 p5+p3   41 t
        vmovdqa64 zmm2, zmm31                             ;   333.2         41 t copy
        vmovdqu64 [rbp + 20736], zmm7                     ;   330.2 p7+p4   41 t spill
        vmovdqu64 zmm7, [rbp + 18816]                     ;   210.5 p2      41 t reload
        vpternlogd zmm31, zmm7, [rbp + 18816], 0xc3       ;   333.2 p0+p3   41 t
        vpxord zmm0, zmm0, zmm31                          ;   334.2 p5      41 t
        vmovdqu64 [rbp + 20672], zmm31                    ;   334.2 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 22208]                    ;   274.2 p2      21 t reload
        vpternlogd zmm7, zmm31, [rbp + 22144], 0x96       ;   333.3 p0+p3   41 t
        vmovdqa64 zmm31, zmm7                             ;   334.3         41 t copy
        vmovdqu64 [rbp + 18816], zmm3                     ;   330.2 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 19264]                     ;   212.5 p2      23 t reload
        vpternlogd zmm7, zmm3, [rbp + 19264], 0xc3        ;   334.3 p5+p3   41 t
        vpxord zmm2, zmm2, zmm7                           ;   335.3 p0      41 t
        vmovdqu64 [rbp + 22208], zmm7                     ;   335.3 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm23                             ;   332.3         41 t copy
        vpternlogd zmm7, zmm15, zmm3, 0x96                ;   335.2 p5      41 t
        vpternlogd zmm15, zmm3, [rbp + 19968], 0x96       ;   335.3 p0+p2   41 t
        vpxord zmm31, zmm31, zmm15                        ;   336.3 p5      41 t
        vpxord zmm3, zmm7, [rbp + 8448]                   ;   336.3 p0+p3   61 t
        vmovdqu64 [rbp + 19264], zmm3                     ;   337.3 p7+p4   61 t spill
        vmovdqu64 zmm3, [rbp + 17856]                     ;   214.5 p2      22 t reload
        vpternlogd zmm11, zmm3, [rbp + 20032], 0x96       ;   337.2 p5+p3   41 t
        vmovdqu64 [rbp + 19968], zmm7                     ;   336.2 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 21312]                     ;   215.5 p2      41 t
        vpternlogd zmm7, zmm3, [rbp + 20352], 0x96        ;   337.3 p0+p3   41 t
        vpxord zmm25, zmm25, zmm7                         ;   338.3 p5      41 t
        vpxord zmm10, zmm10, zmm7                         ;   338.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 20032]                     ;   216.5 p2      22 t reload
        vmovdqu64 [rbp + 21312], zmm23                    ;   332.3 p7+p4   41 t spill
        vmovdqu64 zmm23, [rbp + 20480]                    ;   217.0 p3      23 t reload
        vpternlogd zmm3, zmm23, zmm7, 0x96                ;   339.2 p5      41 t
        vpxord zmm5, zmm5, zmm10                          ;   339.3 p0      41 t
        vpxord zmm9, zmm9, zmm3                           ;   340.2 p5      41 t
        vmovdqu64 zmm23, [rbp + 17920]                    ;   217.5 p2      21 t reload
        vpternlogd zmm3, zmm23, [rbp + 17920], 0xc3       ;   340.3 p0+p3   41 t
        vpxord zmm18, zmm18, zmm3                         ;   341.3 p5      41 t
        vpxord zmm23, zmm5, [rbp + 8384]                  ;   341.3 p0+p2   61 t
        vmovdqu64 [rbp + 17920], zmm23                    ;   342.3 p8+p9   61 t spill
        vpxord zmm23, zmm18, [rbp + 8512]                 ;   342.3 p5+p3   61 t
        vmovdqu64 [rbp + 17856], zmm23                    ;   343.3 p7+p4   61 t spill
        vmovdqu64 zmm23, [rbp + 8192]                     ;   219.5 p2      61 t
        vmovdqu64 [rbp + 20480], zmm18                    ;   342.3 p8+p9   41 t spill
        vmovdqu64 zmm18, [rbp + 8320]                     ;   220.0 p3      61 t
        vmovdqu64 [rbp + 20544], zmm5                     ;   340.3 p7+p4   41 t spill
        vmovdqu64 zmm5, [rbp + 19776]                     ;   220.5 p2      23 t reload
        vmovdqu64 [rbp + 19712], zmm3                     ;   341.3 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 18944]                     ;   274.2 p3      41 t
        vpternlogd zmm3, zmm5, [rbp + 21568], 0x78        ;   342.3 p0+p2   41 t
        vpternlogd zmm3, zmm21, [rbp + 21504], 0x96       ;   343.3 p5+p3   41 t
        vmovdqa64 zmm5, zmm3                              ;   344.3         41 t copy
        vmovdqu64 zmm21, [rbp + 21056]                    ;   222.5 p2      21 t reload
        vpternlogd zmm3, zmm21, [rbp + 21056], 0xc3       ;   344.3 p0+p3   41 t
        vpxord zmm19, zmm19, zmm3                         ;   345.3 p5      41 t
        vpxord zmm23, zmm23, zmm19                        ;   346.3 p0      61 t
        vpxord zmm21, zmm26, [rbp + 8768]                 ;   345.2 p5+p2   61 t
        vmovdqu64 [rbp + 21056], zmm21                    ;   346.2 p7+p4   61 t spill
        vmovdqu64 zmm21, [rbp + 8704]                     ;   225.5 p3      61 t
        vmovdqu64 [rbp + 20096], zmm23                    ;   347.3 p8+p9   61 t spill
        vmovdqu64 zmm23, [rbp + 8832]                     ;   226.5 p2      61 t
        vmovdqu64 [rbp + 21504], zmm19                    ;   346.3 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 18624]                    ;   227.3 p3      41 t reload
        vmovdqu64 [rbp + 21568], zmm10                    ;   339.3 p8+p9   41 t spill
        vmovdqu64 zmm10, [rbp + 22528]                    ;   273.2 p2      41 t
        vpternlogd zmm10, zmm19, [rbp + 18688], 0x96      ;   345.3 p0+p3   41 t
        vpxord zmm28, zmm28, zmm10                        ;   346.3 p5      41 t
        vpxord zmm17, zmm17, zmm10                        ;   346.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 21376]                    ;   273.2 p2      41 t reload
        vpternlogd zmm19, zmm10, [rbp + 18688], 0x69      ;   347.2 p5+p3   41 t
        vpxord zmm5, zmm5, zmm19                          ;   348.2 p0      41 t
        vpxord zmm30, zmm30, zmm28                        ;   348.2 p5      41 t
        vmovdqu64 zmm10, [rbp + 22784]                    ;   283.3 p2      61 t
        vpxord zmm10, zmm10, [rbp + 9088]                 ;   348.3 p0+p3   61 t
        vpxord zmm21, zmm21, zmm5                         ;   349.2 p5      61 t
        vmovdqu64 [rbp + 18688], zmm10                    ;   349.3 p7+p4   61 t spill
        vmovdqu64 zmm10, [rbp + 22720]                    ;   285.3 p2      61 t
        vpxord zmm10, zmm10, [rbp + 9152]                 ;   349.3 p0+p3   61 t
        vmovdqu64 [rbp + 18624], zmm21                    ;   350.2 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 21952]                    ;   324.2 p2      61 t
        vpxord zmm21, zmm21, [rbp + 9600]                 ;   350.2 p5+p3   61 t
        vmovdqu64 [rbp + 21376], zmm21                    ;   351.2 p7+p4   61 t spill
        vpxord zmm21, zmm29, [rbp + 9280]                 ;   350.3 p0+p2   61 t
        vmovdqu64 [rbp + 22528], zmm21                    ;   351.3 p8+p9   61 t spill
        vpxord zmm21, zmm0, [rbp + 8960]                  ;   351.2 p5+p3   61 t
        vmovdqu64 [rbp + 19776], zmm21                    ;   352.2 p7+p4   61 t spill
        vpxord zmm21, zmm25, [rbp + 8896]                 ;   351.3 p0+p2   61 t
        vmovdqu64 [rbp + 18944], zmm21                    ;   352.3 p8+p9   61 t spill
        vpxord zmm21, zmm2, [rbp + 9472]                  ;   352.2 p5+p3   61 t
        vmovdqu64 [rbp + 19008], zmm21                    ;   353.2 p7+p4   61 t spill
        vpxord zmm21, zmm9, [rbp + 9024]                  ;   352.3 p0+p2   61 t
        vmovdqu64 [rbp + 19072], zmm21                    ;   353.3 p8+p9   61 t spill
        vpxord zmm21, zmm30, [rbp + 9216]                 ;   353.2 p5+p3   61 t
        vmovdqu64 [rbp + 21440], zmm21                    ;   354.2 p7+p4   61 t spill
        vmovdqu64 zmm21, [rbp + 9344]                     ;   238.5 p2      61 t
        vmovdqu64 [rbp + 21120], zmm10                    ;   350.3 p8+p9   61 t spill
        vmovdqu64 zmm10, [rbp + 9408]                     ;   239.2 p3      61 t
        vmovdqu64 [rbp + 22848], zmm19                    ;   348.2 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 9536]                     ;   239.5 p2      61 t
        vmovdqu64 [rbp + 22912], zmm3                     ;   345.3 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 21888]                     ;   268.3 p3      41 t
        vpternlogd zmm3, zmm8, [rbp + 18496], 0x69        ;   353.3 p0+p2   41 t
        vmovdqu64 [rbp + 22976], zmm2                     ;   336.3 p7+p4   41 t spill
        vmovdqu64 zmm2, [rbp + 18368]                     ;   241.2 p3      41 t
        vpternlogd zmm2, zmm11, [rbp + 22464], 0x69       ;   354.2 p5+p2   41 t
        vmovdqu64 [rbp + 23040], zmm11                    ;   338.2 p8+p9   41 t spill
        vmovdqu64 zmm11, [rbp + 20416]                    ;   242.2 p3      23 t reload
        vmovdqu64 [rbp + 23104], zmm15                    ;   336.3 p7+p4   41 t spill
        vmovdqu64 zmm15, [rbp + 20352]                    ;   242.5 p2      41 t
        vpternlogd zmm15, zmm11, [rbp + 20608], 0x96      ;   354.3 p0+p3   41 t
        vpternlogd zmm15, zmm14, zmm7, 0x69               ;   355.3 p5      41 t
        vmovdqu64 zmm7, [rbp + 22656]                     ;   318.3 p2      61 t
        vpxord zmm7, zmm7, [rbp + 9664]                   ;   355.3 p0+p3   61 t
        vpxord zmm20, zmm20, zmm15                        ;   356.3 p5      41 t
        vpternlogd zmm15, zmm6, zmm6, 0xc3                ;   356.3 p0      41 t
        vmovdqu64 zmm6, [rbp + 18816]                     ;   330.2 p2      61 t
        vpxord zmm6, zmm6, [rbp + 9792]                   ;   357.2 p5+p3   61 t
        vpxord zmm4, zmm4, zmm15                          ;   357.3 p0      41 t
        vpxord zmm18, zmm18, zmm4                         ;   358.3 p5      61 t
        vpxord zmm23, zmm23, zmm20                        ;   358.3 p0      61 t
        vpxord zmm11, zmm17, [rbp + 9728]                 ;   359.2 p5+p2   61 t
        vmovdqu64 zmm14, [rbp + 21888]                    ;   268.3 p3      21 t reload
        vmovdqu64 [rbp + 20864], zmm6                     ;   358.2 p8+p9   61 t spill
        vmovdqu64 zmm6, [rbp + 19392]                     ;   246.5 p2      41 t
        vpternlogd zmm6, zmm14, [rbp + 18496], 0x69       ;   359.3 p0+p3   41 t
        vpxord zmm27, zmm27, zmm6                         ;   360.3 p5      41 t
        vpxord zmm14, zmm31, [rbp + 9984]                 ;   360.3 p0+p2   61 t
        vpxord zmm21, zmm21, zmm27                        ;   361.3 p5      61 t
        vmovdqu64 [rbp + 18496], zmm14                    ;   361.3 p7+p4   61 t spill
        vpxord zmm14, zmm3, [rbp + 9856]                  ;   361.3 p0+p3   61 t
        vmovdqu64 [rbp + 21888], zmm14                    ;   362.3 p8+p9   61 t spill
        vpxord zmm14, zmm2, [rbp + 10048]                 ;   362.2 p5+p2   61 t
        vmovdqu64 [rbp + 19392], zmm14                    ;   363.2 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 9920]                     ;   249.2 p3      61 t
        vmovdqu64 [rbp + 20032], zmm11                    ;   360.2 p8+p9   61 t spill
        vmovdqu64 zmm11, [rbp + 19136]                    ;   259.2 p2      21 t reload
        vmovdqu64 [rbp + 19840], zmm21                    ;   362.3 p7+p4   61 t spill
        vmovdqu64 zmm21, [rbp + 22144]                    ;   262.3 p3      41 t
        vpternlogd zmm21, zmm11, [rbp + 21824], 0x96      ;   362.3 p0+p2   41 t
        vpternlogd zmm21, zmm24, zmm22, 0x69              ;   363.3 p5      41 t
        vmovdqu64 zmm11, [rbp + 18368]                    ;   251.2 p3      41 t reload
        vmovdqu64 zmm22, [rbp + 19200]                    ;   251.5 p2      41 t
        vpternlogd zmm22, zmm11, [rbp + 22464], 0x69      ;   363.3 p0+p3   41 t
        vpxord zmm1, zmm1, zmm21                          ;   364.3 p5      41 t
        vpxord zmm16, zmm16, zmm21                        ;   364.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 10112]                    ;   252.5 p2      61 t reload
        vmovdqu64 zmm21, [rbp + 21184]                    ;   281.3 p3      61 t
        vpternlogd zmm21, zmm11, [rbp + 22336], 0x96      ;   365.2 p5+p2   61 t
        vpxord zmm12, zmm12, zmm1                         ;   365.3 p0      41 t
        vpxord zmm13, zmm13, zmm22                        ;   366.2 p5      41 t
        vpbroadcastd zmm11, [r8 + 780]                    ;   250.2 p10     62 l.3
        vpbroadcastd zmm24, [r8 + 784]                    ;   251.2 p10     62 l.4
        vpxord zmm10, zmm10, zmm12                        ;   366.3 p0      61 t
        vpxord zmm19, zmm19, zmm13                        ;   367.2 p5      61 t
        vpxord zmm14, zmm14, zmm16                        ;   367.3 p0      61 t
        vmovdqu64 [rbp + 22336], zmm19                    ;   368.2 p8+p9   61 t spill
        vpbroadcastd zmm19, [r8 + 808]                    ;   252.2 p10     62 l.10
        vpbroadcastd zmm19, [r8 + 812]                    ;   253.2 p10     62 l.11
        vpbroadcastd zmm19, [r8 + 844]                    ;   254.2 p10     62 l.19
        vpbroadcastd zmm19, [r8 + 848]                    ;   254.2 p3      62 l.20
        vpbroadcastd zmm19, [r8 + 876]                    ;   254.5 p2      62 l.27
        vpbroadcastd zmm19, [r8 + 880]                    ;   255.2 p10     62 l.28
        vpbroadcastd zmm19, [r8 + 904]                    ;   255.2 p3      62 l.34
        vpbroadcastd zmm19, [r8 + 908]                    ;   255.5 p2      62 l.35
        vpternlogd zmm5, zmm28, [rbp + 10240], 0x96       ;   368.2 p5+p3   61 t
        vpternlogd zmm20, zmm6, [rbp + 10368], 0x96       ;   368.3 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 10304]                     ;   257.2 p3      61 t reload
        vpternlogd zmm26, zmm6, [rbp + 20736], 0x96       ;   369.2 p5+p2   61 t
        vmovdqu64 zmm6, [rbp + 10816]                     ;   258.2 p3      61 t reload
        vpternlogd zmm29, zmm6, [rbp + 22080], 0x96       ;   369.3 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 10496]                     ;   259.2 p3      61 t reload
        vpternlogd zmm0, zmm6, [rbp + 22208], 0x96        ;   370.2 p5+p2   61 t
        vpternlogd zmm25, zmm1, [rbp + 10432], 0x96       ;   370.3 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 10176]                     ;   260.5 p2      61 t reload
        vmovdqu64 zmm6, [rbp + 20224]                     ;   306.2 p3      61 t
        vpternlogd zmm6, zmm1, [rbp + 19584], 0x96        ;   371.2 p5+p2   61 t
        vpbroadcastd zmm1, [r8 + 940]                     ;   260.3 p10     62 l.43
        vpbroadcastd zmm28, [r8 + 944]                    ;   261.3 p10     62 l.44
        vpternlogd zmm9, zmm22, [rbp + 10560], 0x96       ;   371.3 p0+p3   61 t
        vpternlogd zmm27, zmm8, [rbp + 10880], 0x96       ;   372.2 p5+p2   61 t
        vpternlogd zmm3, zmm15, [rbp + 11392], 0x96       ;   372.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 10624]                     ;   263.5 p2      61 t reload
        vmovdqu64 zmm15, [rbp + 22784]                    ;   283.3 p3      61 t
        vpternlogd zmm15, zmm8, [rbp + 21632], 0x96       ;   373.2 p5+p2   61 t
        vpbroadcastd zmm8, [r8 + 972]                     ;   264.3 p10     62 l.51
        vmovdqu64 zmm22, [rbp + 11520]                    ;   265.3 p3      61 t reload
        vpternlogd zmm31, zmm22, [rbp + 21312], 0x96      ;   373.3 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 10752]                    ;   266.3 p3      61 t reload
        vpternlogd zmm30, zmm22, [rbp + 19328], 0x96      ;   374.2 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 11264]                    ;   267.3 p3      61 t reload
        vpternlogd zmm17, zmm22, [rbp + 22912], 0x96      ;   374.3 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 11584]                    ;   268.3 p3      61 t reload
        vpternlogd zmm2, zmm22, [rbp + 19712], 0x96       ;   375.2 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 11904]                    ;   269.3 p3      61 t reload
        vpternlogd zmm4, zmm22, [rbp + 22016], 0x96       ;   375.3 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 10944]                    ;   270.3 p3      61 t reload
        vpternlogd zmm12, zmm22, [rbp + 21760], 0x96      ;   376.2 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 11072]                    ;   271.3 p3      61 t reload
        vpternlogd zmm13, zmm22, [rbp + 23040], 0x96      ;   376.3 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 11456]                    ;   272.3 p3      61 t reload
        vpternlogd zmm16, zmm22, [rbp + 21568], 0x96      ;   377.2 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 10688]                    ;   273.3 p3      61 t reload
        vmovdqu64 zmm8, [rbp + 22720]                     ;   285.3 p2      61 t
        vpternlogd zmm8, zmm22, [rbp + 19648], 0x96       ;   377.3 p0+p3   61 t
        vpbroadcastd zmm22, [r8 + 976]                    ;   273.5 p10     62 l.52
        vpbroadcastd zmm22, [r8 + 1004]                   ;   274.5 p10     62 l.59
        vpbroadcastd zmm22, [r8 + 1008]                   ;   274.5 p2      62 l.60
        vmovdqu64 zmm22, [rbp + 11008]                    ;   275.3 p3      61 t reload
        vmovdqu64 zmm1, [rbp + 22976]                     ;   336.3 p2      61 t
        vpternlogd zmm1, zmm22, [rbp + 23104], 0x96       ;   378.2 p5+p3   61 t
        vmovdqu64 zmm22, [rbp + 21248]                    ;   325.3 p2      40 t
        vpxord zmm22, zmm22, [r8 + 772]{1to16}            ;   378.3 p0+p3   40 t
        vmovdqu64 zmm28, [rbp + 17920]                    ;   342.3 p2      40 t
        vpxord zmm28, zmm28, [r8 + 788]{1to16}            ;   379.2 p5+p3   40 t
        vmovdqu64 zmm19, [rbp + 11136]                    ;   278.5 p2      61 t reload
        vmovdqu64 [rbp + 23104], zmm4                     ;   376.3 p7+p4   61 t spill
        vmovdqu64 zmm4, [rbp + 21952]                     ;   324.2 p3      61 t
        vpternlogd zmm4, zmm19, [rbp + 22400], 0x96       ;   379.3 p0+p2   61 t
        vmovdqu64 zmm19, [rbp + 20288]                    ;   324.2 p3      40 t
        vpxord zmm19, zmm19, [r8 + 800]{1to16}            ;   380.2 p5+p2   40 t
        vmovdqu64 [rbp + 22400], zmm2                     ;   376.2 p8+p9   61 t spill
        vpxord zmm2, zmm23, [r8 + 816]{1to16}             ;   380.3 p0+p3   40 t
        vmovdqu64 [rbp + 21952], zmm23                    ;   359.3 p7+p4   61 t spill
        vmovdqu64 zmm23, [rbp + 11328]                    ;   281.5 p2      61 t reload
        vmovdqu64 [rbp + 22976], zmm4                     ;   380.3 p8+p9   61 t spill
        vmovdqu64 zmm4, [rbp + 18816]                     ;   330.2 p3      61 t
        vpternlogd zmm4, zmm23, [rbp + 22592], 0x96       ;   381.2 p5+p2   61 t
        vmovdqu64 zmm23, [rbp + 11200]                    ;   283.3 p3      61 t reload
        vmovdqu64 [rbp + 22592], zmm4                     ;   382.2 p7+p4   61 t spill
        vmovdqu64 zmm4, [rbp + 22656]                     ;   318.3 p2      61 t
        vpternlogd zmm4, zmm23, [rbp + 19904], 0x96       ;   381.3 p0+p3   61 t
        vmovdqu64 zmm23, [rbp + 21120]                    ;   350.3 p2      40 t
        vpxord zmm23, zmm23, [r8 + 836]{1to16}            ;   382.2 p5+p3   40 t
        vmovdqu64 [rbp + 19904], zmm3                     ;   373.3 p8+p9   61 t spill
        vpxord zmm3, zmm7, [r8 + 868]{1to16}              ;   382.3 p0+p2   40 t
        vmovdqu64 [rbp + 22656], zmm7                     ;   356.3 p7+p4   61 t spill
        vpxord zmm7, zmm21, [r8 + 896]{1to16}             ;   383.2 p5+p3   40 t
        vmovdqu64 [rbp + 18816], zmm21                    ;   366.2 p8+p9   61 t spill
        vpxord zmm21, zmm10, [r8 + 852]{1to16}            ;   383.3 p0+p2   40 t
        vmovdqu64 [rbp + 19648], zmm10                    ;   367.3 p7+p4   61 t spill
        vpxord zmm10, zmm14, [r8 + 884]{1to16}            ;   384.2 p5+p3   40 t
        vmovdqu64 [rbp + 22720], zmm14                    ;   368.3 p8+p9   61 t spill
        vpxord zmm14, zmm20, [r8 + 912]{1to16}            ;   384.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm20                    ;   369.3 p7+p4   61 t spill
        vpxord zmm20, zmm12, [r8 + 948]{1to16}            ;   385.2 p5+p3   40 t
        vmovdqu64 [rbp + 23040], zmm12                    ;   377.2 p8+p9   61 t spill
        vpxord zmm12, zmm8, [r8 + 932]{1to16}             ;   385.3 p0+p2   40 t
        vmovdqu64 [rbp + 21760], zmm8                     ;   378.3 p7+p4   61 t spill
        vpxord zmm8, zmm16, [r8 + 980]{1to16}             ;   386.2 p5+p3   40 t
        vmovdqu64 [rbp + 22016], zmm16                    ;   378.2 p8+p9   61 t spill
        vpxord zmm16, zmm4, [r8 + 964]{1to16}             ;   386.3 p0+p2   40 t
        vmovdqu64 [rbp + 19712], zmm4                     ;   382.3 p7+p4   61 t spill
        vmovdqu64 zmm4, [rbp + 19264]                     ;   337.3 p3      61 t reload
        vmovdqu64 [rbp + 22912], zmm8                     ;   387.2 p8+p9   40 t spill
        vmovdqa64 zmm8, zmm4                              ;   343.3         41 t copy
        vpternlogd zmm8, zmm4, [r8 + 792]{1to16}, 0xa5    ;   387.2 p5+p2   41 t
        vmovdqu64 zmm4, [rbp + 20096]                     ;   347.3 p3      61 t reload
        vmovdqu64 [rbp + 19328], zmm16                    ;   387.3 p7+p4   40 t spill
        vmovdqa64 zmm16, zmm4                             ;   353.3         41 t copy
        vpternlogd zmm16, zmm4, [r8 + 776]{1to16}, 0xa5   ;   387.3 p0+p2   41 t
        vpbroadcastd zmm4, [r8 + 996]                     ;   285.0 p10     40 t
        vmovdqu64 [rbp + 21312], zmm31                    ;   374.3 p8+p9   61 t spill
        vpbroadcastd zmm31, [r8 + 1012]                   ;   286.0 p10     40 t
        vmovdqu64 [rbp + 21632], zmm17                    ;   375.3 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 11648]                    ;   292.3 p3      61 t reload
        vmovdqu64 [rbp + 22784], zmm13                    ;   377.3 p8+p9   61 t spill
        vmovdqu64 zmm13, [rbp + 20992]                    ;   323.2 p2      61 t
        vpternlogd zmm13, zmm17, [rbp + 22272], 0x96      ;   388.2 p5+p3   61 t
        vpxord zmm17, zmm28, zmm22                        ;   388.3 p0      41 t
        vmovdqu64 [rbp + 22272], zmm13                    ;   389.2 p7+p4   61 t spill
        vmovdqa64 zmm13, zmm22                            ;   379.3         41 t copy
        vpternlogd zmm13, zmm24, zmm18, 0x96              ;   389.2 p5      41 t
        vmovdqu64 [rbp + 20992], zmm15                    ;   374.2 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 11840]                    ;   293.5 p2      61 t reload
        vmovdqu64 [rbp + 19584], zmm29                    ;   370.3 p7+p4   61 t spill
        vmovdqu64 zmm29, [rbp + 20928]                    ;   327.3 p3      61 t
        vpternlogd zmm29, zmm15, [rbp + 19456], 0x96      ;   389.3 p0+p2   61 t
        vmovdqu64 zmm15, [rbp + 11712]                    ;   295.3 p3      61 t reload
        vmovdqu64 [rbp + 19456], zmm29                    ;   390.3 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 20160]                    ;   318.2 p2      61 t
        vpternlogd zmm29, zmm15, [rbp + 18752], 0x96      ;   390.2 p5+p3   61 t
        vpxord zmm4, zmm4, zmm29                          ;   391.2 p0      40 t
        vmovdqu64 zmm15, [rbp + 21696]                    ;   331.3 p2      61 t reload
        vmovdqu64 [rbp + 18752], zmm29                    ;   391.2 p7+p4   61 t spill
        vmovdqa64 zmm29, zmm8                             ;   388.2         41 t copy
        vpternlogd zmm29, zmm11, zmm15, 0x96              ;   391.2 p5      41 t
        vmovdqu64 [rbp + 20160], zmm4                     ;   392.2 p8+p9   40 t spill
        vmovdqu64 zmm4, [rbp + 20800]                     ;   326.2 p3      41 t
        vpternlogd zmm4, zmm29, [r8 + 768]{1to16}, 0x69   ;   392.2 p0+p2   41 t
        vmovdqu64 [rbp + 20928], zmm20                    ;   386.2 p7+p4   40 t spill
        vmovdqu64 zmm20, [rbp + 11776]                    ;   298.3 p3      61 t reload
        vmovdqu64 [rbp + 20224], zmm27                    ;   373.2 p8+p9   61 t spill
        vmovdqu64 zmm27, [rbp + 21504]                    ;   346.3 p2      61 t
        vpternlogd zmm27, zmm20, [rbp + 22848], 0x96      ;   392.2 p5+p3   61 t
        vpternlogd zmm24, zmm16, zmm18, 0x96              ;   392.3 p0      41 t
        vpxord zmm29, zmm29, zmm13                        ;   393.2 p5      41 t
        vmovdqa64 zmm20, zmm13                            ;   390.2         41 t copy
        vmovdqu64 [rbp + 22848], zmm18                    ;   359.3 p7+p4   61 t spill
        vpxord zmm18, zmm17, zmm4                         ;   393.3 p0      41 t
        vmovdqu64 [rbp + 21504], zmm27                    ;   393.2 p8+p9   61 t spill
        vmovdqa64 zmm27, zmm18                            ;   394.3         41 t copy
        vmovdqu64 [rbp + 22208], zmm12                    ;   386.3 p7+p4   40 t spill
        vmovdqu64 zmm12, [rbp + 17856]                    ;   343.3 p2      41 t
        vpternlogd zmm12, zmm4, [r8 + 796]{1to16}, 0x69   ;   394.2 p5+p3   41 t
        vpxord zmm20, zmm20, zmm12                        ;   395.2 p0      41 t
        vpord zmm27, zmm27, zmm12                         ;   395.2 p5      41 t
        vmovdqu64 [rbp + 22080], zmm1                     ;   379.2 p8+p9   61 t spill
        vmovdqu64 zmm1, [rbp + 12032]                     ;   300.5 p2      61 t reload
        vmovdqu64 [rbp + 20736], zmm30                    ;   375.2 p7+p4   61 t spill
        vmovdqu64 zmm30, [rbp + 19968]                    ;   336.2 p3      61 t
        vpternlogd zmm30, zmm1, [rbp + 20672], 0x96       ;   395.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 11968]                     ;   302.3 p3      61 t reload
        vmovdqu64 [rbp + 20672], zmm30                    ;   396.3 p8+p9   61 t spill
        vmovdqu64 zmm30, [rbp + 20544]                    ;   340.3 p2      61 t
        vpternlogd zmm30, zmm1, [rbp + 18560], 0x96       ;   396.2 p5+p3   61 t
        vpxord zmm31, zmm31, zmm30                        ;   397.2 p0      40 t
        vpxord zmm1, zmm16, zmm4                          ;   397.2 p5      41 t
        vmovdqu64 [rbp + 18560], zmm30                    ;   397.2 p7+p4   61 t spill
        vpxord zmm30, zmm12, zmm29                        ;   397.3 p0      41 t
        vmovdqu64 [rbp + 20544], zmm31                    ;   398.2 p8+p9   40 t spill
        vpxord zmm31, zmm24, zmm29                        ;   398.2 p5      41 t
        vmovdqu64 [rbp + 19968], zmm0                     ;   371.2 p7+p4   61 t spill
        vpxord zmm0, zmm20, zmm31                         ;   399.2 p0      41 t
        vmovdqu64 [rbp + 21184], zmm9                     ;   372.3 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 12096]                     ;   305.5 p2      61 t reload
        vmovdqu64 [rbp + 22464], zmm5                     ;   369.2 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 20480]                     ;   342.3 p3      61 t
        vpternlogd zmm5, zmm9, [rbp + 17984], 0x96        ;   399.2 p5+p2   61 t
        vpternlogd zmm11, zmm30, zmm15, 0x96              ;   399.3 p0      41 t
        vpord zmm9, zmm8, zmm20                           ;   400.2 p5      41 t
        vpternlogd zmm28, zmm9, zmm29, 0x96               ;   401.2 p0      41 t
        vpternlogd zmm9, zmm17, zmm29, 0x78               ;   401.2 p5      41 t
        vpternlogd zmm28, zmm1, zmm0, 0x78                ;   402.2 p0      41 t
        vpternlogd zmm8, zmm9, zmm27, 0x96                ;   402.2 p5      41 t
        vpternlogd zmm27, zmm4, zmm30, 0x1e               ;   402.3 p0      41 t
        vpxord zmm27, zmm27, zmm28                        ;   403.3 p5      41 t
        vmovdqa64 zmm15, zmm17                            ;   389.3         41 t copy
        vmovdqu64 [rbp + 17984], zmm5                     ;   400.2 p8+p9   61 t spill
        vpxord zmm5, zmm2, zmm19                          ;   403.3 p0      23 t
        vmovdqu64 [rbp + 20480], zmm14                    ;   385.3 p7+p4   40 t spill
        vpxord zmm14, zmm1, zmm11                         ;   404.2 p5      41 t
        vpternlogd zmm9, zmm31, zmm14, 0x78               ;   405.2 p0      41 t
        vpxord zmm15, zmm15, zmm14                        ;   405.2 p5      41 t
        vpternlogd zmm8, zmm24, zmm15, 0x78               ;   406.2 p0      41 t
        vmovdqu64 [rbp + 18368], zmm26                    ;   370.2 p8+p9   61 t spill
        vpandd zmm26, zmm27, zmm8                         ;   407.2 p5      41 t
        vmovdqu64 [rbp + 19200], zmm7                     ;   384.2 p7+p4   40 t spill
        vmovdqa64 zmm7, zmm8                              ;   407.2         41 t copy
        vmovdqu64 [rbp + 18880], zmm25                    ;   371.3 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm13                            ;   390.2         41 t copy
        vpternlogd zmm25, zmm18, zmm11, 0x60              ;   406.3 p0      41 t
        vpxord zmm9, zmm9, zmm25                          ;   407.3 p5      41 t
        vpternlogd zmm25, zmm16, zmm22, 0x1e              ;   407.3 p0      41 t
        vpternlogd zmm25, zmm28, zmm26, 0x96              ;   408.3 p5      41 t
        vpternlogd zmm27, zmm9, zmm25, 0x78               ;   409.3 p0      41 t
        vpxord zmm7, zmm7, zmm25                          ;   409.3 p5      41 t
        vmovdqu64 zmm25, [rbp + 18944]                    ;   352.3 p3      61 t reload
        vmovdqa64 zmm28, zmm25                            ;   358.3         23 t copy
        vpternlogd zmm28, zmm25, [r8 + 820]{1to16}, 0xa5  ;   409.3 p0+p2   23 t
        vpternlogd zmm26, zmm27, zmm7, 0x36               ;   410.3 p5      41 t
        vpternlogd zmm8, zmm9, zmm27, 0x78                ;   410.3 p0      41 t
        vpternlogd zmm9, zmm27, zmm8, 0x78                ;   411.3 p5      41 t
        vpternlogd zmm7, zmm26, zmm8, 0x1e                ;   411.3 p0      41 t
        vmovdqa64 zmm27, zmm26                            ;   411.3         41 t copy
        vpternlogd zmm27, zmm18, zmm11, 0x60              ;   412.2 p5      41 t
        vpxord zmm25, zmm26, zmm8                         ;   412.3 p0      41 t
        vpandd zmm24, zmm24, zmm25                        ;   413.3 p5      41 t
        vpternlogd zmm30, zmm24, zmm9, 0x6c               ;   414.3 p0      41 t
        vmovdqu64 [rbp + 18432], zmm6                     ;   372.2 p7+p4   61 t spill
        vmovdqa64 zmm6, zmm26                             ;   411.3         41 t copy
        vmovdqu64 [rbp + 21824], zmm10                    ;   385.2 p8+p9   40 t spill
        vpxord zmm10, zmm25, zmm7                         ;   414.2 p5      41 t
        vpandd zmm14, zmm14, zmm10                        ;   415.2 p0      41 t
        vpternlogd zmm15, zmm25, zmm14, 0x6a              ;   416.2 p5      41 t
        vpternlogd zmm14, zmm17, zmm7, 0x78               ;   416.2 p0      41 t
        vmovdqu64 zmm17, [rbp + 19520]                    ;   324.3 p3      61 t reload
        vmovdqa64 zmm25, zmm17                            ;   330.3         23 t copy
        vpternlogd zmm25, zmm17, [r8 + 804]{1to16}, 0xa5  ;   416.2 p5+p2   23 t
        vpternlogd zmm4, zmm15, zmm9, 0x6c                ;   417.2 p0      41 t
        vpxord zmm17, zmm9, zmm7                          ;   417.2 p5      41 t
        vpternlogd zmm24, zmm12, zmm17, 0x78              ;   418.2 p0      41 t
        vpternlogd zmm13, zmm26, zmm24, 0x6a              ;   419.2 p5      41 t
        vpternlogd zmm18, zmm27, zmm17, 0x6c              ;   418.3 p0      41 t
        vpxord zmm6, zmm6, zmm17                          ;   419.2 p5      41 t
        vmovdqu64 zmm12, [rbp + 21056]                    ;   346.2 p3      61 t reload
        vpbroadcastd zmm17, [r8 + 812]                    ;   323.5 p10     23 t
        vpternlogd zmm17, zmm19, zmm12, 0x96              ;   419.3 p0      23 t
        vpxord zmm15, zmm15, zmm18                        ;   420.2 p5      41 t
        vpxord zmm9, zmm9, zmm8                           ;   420.3 p0      41 t
        vmovdqu64 zmm18, [rbp + 21440]                    ;   354.2 p2      61 t reload
        vmovdqa64 zmm26, zmm18                            ;   360.2         22 t copy
        vpternlogd zmm26, zmm18, [r8 + 840]{1to16}, 0xa5  ;   421.2 p5+p3   22 t
        vpternlogd zmm1, zmm14, zmm9, 0x6c                ;   421.3 p0      41 t
        vpandd zmm0, zmm0, zmm9                           ;   422.2 p5      41 t
        vpxord zmm27, zmm27, zmm14                        ;   422.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 19008]                     ;   353.2 p2      61 t reload
        vmovdqa64 zmm14, zmm9                             ;   359.2         22 t copy
        vpternlogd zmm14, zmm9, [r8 + 856]{1to16}, 0xa5   ;   423.2 p5+p3   22 t
        vpternlogd zmm29, zmm7, zmm0, 0x6a                ;   423.3 p0      41 t
        vpxord zmm24, zmm24, zmm0                         ;   424.2 p5      41 t
        vpternlogd zmm24, zmm20, zmm6, 0x78               ;   425.2 p0      41 t
        vpxord zmm0, zmm21, zmm23                         ;   425.2 p5      22 t
        vpternlogd zmm27, zmm11, zmm6, 0x78               ;   425.3 p0      41 t
        vmovdqa64 zmm6, zmm5                              ;   404.3         23 t copy
        vmovdqa64 zmm7, zmm5                              ;   404.3         23 t copy
        vpxord zmm29, zmm29, zmm30                        ;   426.2 p5      41 t
        vpternlogd zmm16, zmm29, zmm8, 0x6c               ;   427.2 p0      41 t
        vpternlogd zmm22, zmm8, zmm16, 0x6a               ;   428.2 p5      41 t
        vpternlogd zmm30, zmm15, zmm24, 0x96              ;   427.3 p0      41 t
        vmovdqa64 zmm8, zmm28                             ;   410.3         23 t copy
        vpxord zmm24, zmm24, zmm22                        ;   429.2 p5      41 t
        vpternlogd zmm31, zmm10, zmm24, 0x6a              ;   430.2 p0      41 t
        vpxord zmm13, zmm13, zmm24                        ;   430.2 p5      41 t
        vpxord zmm4, zmm4, zmm16                          ;   429.3 p0      41 t
        vpxord zmm1, zmm1, zmm16                          ;   430.2 p5      41 t
        vmovdqu64 zmm10, [rbp + 19840]                    ;   362.3 p2      61 t reload
        vpbroadcastd zmm11, [r8 + 848]                    ;   329.2 p10     22 t
        vpternlogd zmm11, zmm23, zmm10, 0x96              ;   430.3 p0      22 t
        vmovdqa64 zmm16, zmm25                            ;   417.2         23 t copy
        vmovdqa64 zmm20, zmm25                            ;   417.2         23 t copy
        vpternlogd zmm20, zmm12, [r8 + 812]{1to16}, 0x96  ;   431.2 p5+p3   23 t
        vmovdqa64 zmm22, zmm17                            ;   420.3         23 t copy
        vmovdqa64 zmm24, zmm17                            ;   420.3         23 t copy
        vmovdqa64 zmm9, zmm20                             ;   432.2         23 t copy
        vmovdqa64 zmm18, zmm20                            ;   432.2         23 t copy
        vmovdqa64 zmm12, zmm13                            ;   431.2         41 t copy
        vpternlogd zmm12, zmm4, zmm1, 0x96                ;   431.3 p0      41 t
        vmovdqu64 [rbp + 19136], zmm1                     ;   431.2 p7+p4   41 t spill
        vmovdqa64 zmm1, zmm14                             ;   424.2         22 t copy
        vmovdqu64 [rbp + 22144], zmm15                    ;   421.2 p8+p9   41 t spill
        vmovdqa64 zmm15, zmm26                            ;   422.2         22 t copy
        vmovdqu64 [rbp + 20608], zmm30                    ;   428.3 p7+p4   41 t spill
        vmovdqa64 zmm30, zmm0                             ;   426.2         22 t copy
        vmovdqu64 [rbp + 20416], zmm29                    ;   427.2 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm0                             ;   426.2         22 t copy
        vmovdqu64 [rbp + 20352], zmm27                    ;   426.3 p7+p4   41 t spill
        vmovdqa64 zmm27, zmm11                            ;   431.3         22 t copy
        vmovdqu64 [rbp + 23168], zmm4                     ;   430.3 p8+p9   41 t spill
        vmovdqa64 zmm4, zmm11                             ;   431.3         22 t copy
        vmovdqu64 [rbp + 23232], zmm13                    ;   431.2 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm26                            ;   422.2         22 t copy
        vpternlogd zmm13, zmm10, [r8 + 848]{1to16}, 0x96  ;   432.2 p5+p2   22 t
        vmovdqa64 zmm10, zmm13                            ;   433.2         22 t copy
        vmovdqu64 [rbp + 23296], zmm31                    ;   431.2 p8+p9   41 t spill
        vpbroadcastd zmm31, [r8 + 808]                    ;   334.2 p10     23 t
        vpternlogd zmm31, zmm28, [rbp + 18624], 0x96      ;   432.3 p0+p3   23 t
        vpxord zmm22, zmm22, zmm31                        ;   433.3 p5      23 t
        vpxord zmm9, zmm9, zmm22                          ;   434.3 p0      23 t
        vmovdqu64 [rbp + 23360], zmm12                    ;   432.3 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 19072]                    ;   353.3 p2      61 t reload
        vpternlogd zmm31, zmm12, [r8 + 828]{1to16}, 0x69  ;   434.2 p5+p3   23 t
        vpxord zmm6, zmm6, zmm31                          ;   435.2 p0      23 t
        vpxord zmm16, zmm16, zmm31                        ;   435.2 p5      23 t
        vmovdqa64 zmm12, zmm9                             ;   435.3         23 t copy
        vmovdqu64 [rbp + 23424], zmm3                     ;   383.3 p8+p9   40 t spill
        vmovdqa64 zmm3, zmm16                             ;   436.2         23 t copy
        vmovdqu64 [rbp + 23488], zmm26                    ;   422.2 p7+p4   22 t spill
        vmovdqa64 zmm26, zmm22                            ;   434.3         23 t copy
        vmovdqu64 [rbp + 23552], zmm23                    ;   383.2 p8+p9   40 t spill
        vmovdqa64 zmm23, zmm6                             ;   436.2         23 t copy
        vmovdqu64 [rbp + 23616], zmm11                    ;   431.3 p7+p4   22 t spill
        vmovdqu64 zmm11, [rbp + 19776]                    ;   352.2 p2      23 t
        vpternlogd zmm11, zmm31, [r8 + 824]{1to16}, 0x69  ;   435.3 p0+p3   23 t
        vpxord zmm24, zmm24, zmm11                        ;   436.3 p5      23 t
        vpord zmm23, zmm23, zmm11                         ;   436.3 p0      23 t
        vpxord zmm26, zmm26, zmm11                        ;   437.2 p5      23 t
        vpxord zmm12, zmm12, zmm24                        ;   437.3 p0      23 t
        vpord zmm8, zmm8, zmm24                           ;   438.2 p5      23 t
        vpternlogd zmm2, zmm8, zmm22, 0x96                ;   439.2 p0      23 t
        vpternlogd zmm8, zmm5, zmm22, 0x78                ;   439.2 p5      23 t
        vpternlogd zmm2, zmm16, zmm12, 0x78               ;   440.2 p0      23 t
        vpternlogd zmm28, zmm8, zmm23, 0x96               ;   440.2 p5      23 t
        vpternlogd zmm23, zmm31, zmm26, 0x1e              ;   440.3 p0      23 t
        vpxord zmm23, zmm23, zmm2                         ;   441.3 p5      23 t
        vmovdqu64 [rbp + 23680], zmm13                    ;   433.2 p8+p9   22 t spill
        vmovdqa64 zmm13, zmm23                            ;   442.3         23 t copy
        vmovdqu64 [rbp + 23744], zmm21                    ;   384.3 p7+p4   40 t spill
        vpbroadcastd zmm21, [r8 + 808]                    ;   340.2 p10     23 t
        vpternlogd zmm21, zmm26, [rbp + 18624], 0x96      ;   441.3 p0+p2   23 t
        vpxord zmm3, zmm3, zmm21                          ;   442.3 p5      23 t
        vpternlogd zmm8, zmm9, zmm3, 0x78                 ;   443.3 p0      23 t
        vpxord zmm7, zmm7, zmm3                           ;   443.3 p5      23 t
        vpternlogd zmm28, zmm20, zmm7, 0x78               ;   444.3 p0      23 t
        vmovdqu64 zmm20, [rbp + 23680]                    ;   433.2 p3      22 t
        vpandd zmm13, zmm13, zmm28                        ;   445.3 p5      23 t
        vmovdqu64 [rbp + 23808], zmm0                     ;   426.2 p8+p9   22 t spill
        vmovdqa64 zmm0, zmm28                             ;   445.3         23 t copy
        vmovdqu64 [rbp + 23872], zmm14                    ;   424.2 p7+p4   22 t spill
        vmovdqa64 zmm14, zmm17                            ;   420.3         23 t copy
        vpternlogd zmm14, zmm6, zmm21, 0x60               ;   444.3 p0      23 t
        vpxord zmm8, zmm8, zmm14                          ;   445.3 p5      23 t
        vpternlogd zmm14, zmm19, zmm25, 0x1e              ;   445.3 p0      23 t
        vpternlogd zmm14, zmm2, zmm13, 0x96               ;   446.3 p5      23 t
        vpternlogd zmm23, zmm8, zmm14, 0x78               ;   447.3 p0      23 t
        vpxord zmm0, zmm0, zmm14                          ;   447.3 p5      23 t
        vpternlogd zmm13, zmm23, zmm0, 0x36               ;   448.3 p0      23 t
        vpternlogd zmm28, zmm8, zmm23, 0x78               ;   448.3 p5      23 t
        vpternlogd zmm8, zmm23, zmm28, 0x78               ;   449.3 p0      23 t
        vmovdqu64 zmm2, [rbp + 22528]                     ;   351.3 p2      61 t reload
        vpbroadcastd zmm14, [r8 + 844]                    ;   344.0 p10     62 l.19 reload
        vmovdqu64 zmm23, [rbp + 23872]                    ;   424.2 p3      22 t
        vpternlogd zmm23, zmm14, zmm2, 0x96               ;   449.2 p5      22 t
        vpternlogd zmm0, zmm13, zmm28, 0x1e               ;   449.3 p0      23 t
        vpxord zmm27, zmm27, zmm23                        ;   450.2 p5      22 t
        vpxord zmm10, zmm10, zmm27                        ;   451.2 p0      22 t
        vmovdqu64 zmm2, [rbp + 18688]                     ;   349.3 p2      61 t reload
        vpternlogd zmm23, zmm2, [r8 + 832]{1to16}, 0x69   ;   451.2 p5+p3   22 t
        vpxord zmm30, zmm30, zmm23                        ;   452.2 p0      22 t
        vpxord zmm15, zmm15, zmm23                        ;   452.2 p5      22 t
        vmovdqa64 zmm2, zmm13                             ;   449.3         23 t copy
        vpternlogd zmm2, zmm6, zmm21, 0x60                ;   452.3 p0      23 t
        vpxord zmm14, zmm13, zmm28                        ;   453.2 p5      23 t
        vpandd zmm18, zmm18, zmm14                        ;   454.2 p0      23 t
        vpternlogd zmm26, zmm18, zmm8, 0x6c               ;   455.2 p5      23 t
        vmovdqu64 [rbp + 23936], zmm15                    ;   453.2 p8+p9   22 t spill
        vmovdqa64 zmm15, zmm13                            ;   449.3         23 t copy
        vmovdqu64 [rbp + 24000], zmm10                    ;   452.2 p7+p4   22 t spill
        vmovdqu64 zmm10, [rbp + 23936]                    ;   453.2 p2      22 t
        vmovdqu64 [rbp + 24064], zmm27                    ;   451.2 p8+p9   22 t spill
        vmovdqu64 zmm27, [rbp + 24000]                    ;   452.2 p3      22 t
        vmovdqu64 [rbp + 24128], zmm30                    ;   453.2 p7+p4   22 t spill
        vmovdqu64 zmm30, [rbp + 24064]                    ;   451.2 p2      22 t
        vmovdqu64 [rbp + 24192], zmm23                    ;   452.2 p8+p9   22 t spill
        vmovdqu64 zmm23, [rbp + 24128]                    ;   453.2 p3      22 t
        vmovdqu64 [rbp + 24256], zmm20                    ;   439.2 p7+p4   22 t spill
        vpxord zmm20, zmm14, zmm0                         ;   454.3 p0      23 t
        vpandd zmm3, zmm3, zmm20                          ;   455.3 p5      23 t
        vpternlogd zmm7, zmm14, zmm3, 0x6a                ;   456.3 p0      23 t
        vpternlogd zmm3, zmm5, zmm0, 0x78                 ;   456.3 p5      23 t
        vpternlogd zmm31, zmm7, zmm8, 0x6c                ;   457.3 p0      23 t
        vpxord zmm5, zmm8, zmm0                           ;   457.2 p5      23 t
        vpternlogd zmm18, zmm11, zmm5, 0x78               ;   458.2 p0      23 t
        vpternlogd zmm17, zmm13, zmm18, 0x6a              ;   459.2 p5      23 t
        vmovdqu64 zmm11, [rbp + 22336]                    ;   368.2 p2      61 t reload
        vmovdqu64 zmm13, [rbp + 24192]                    ;   452.2 p3      22 t
        vpternlogd zmm13, zmm11, [r8 + 860]{1to16}, 0x69  ;   458.3 p0+p2   22 t
        vpxord zmm8, zmm8, zmm28                          ;   459.2 p5      23 t
        vpternlogd zmm6, zmm2, zmm5, 0x6c                 ;   459.3 p0      23 t
        vpxord zmm15, zmm15, zmm5                         ;   460.2 p5      23 t
        vmovdqu64 zmm5, [rbp + 20032]                     ;   360.2 p3      61 t reload
        vmovdqa64 zmm14, zmm5                             ;   366.2         21 t copy
        vpternlogd zmm14, zmm5, [r8 + 872]{1to16}, 0xa5   ;   460.3 p0+p2   21 t
        vpxord zmm7, zmm7, zmm6                           ;   461.2 p5      23 t
        vpternlogd zmm16, zmm3, zmm8, 0x6c                ;   461.3 p0      23 t
        vpandd zmm12, zmm12, zmm8                         ;   462.2 p5      23 t
        vmovdqu64 zmm6, [rbp + 18496]                     ;   361.3 p3      61 t reload
        vmovdqa64 zmm8, zmm6                              ;   367.3         21 t copy
        vpternlogd zmm8, zmm6, [r8 + 888]{1to16}, 0xa5    ;   462.3 p0+p2   21 t
        vpternlogd zmm22, zmm0, zmm12, 0x6a               ;   463.2 p5      23 t
        vpxord zmm2, zmm2, zmm3                           ;   463.3 p0      23 t
        vpternlogd zmm2, zmm21, zmm15, 0x78               ;   464.3 p5      23 t
        vpxord zmm18, zmm18, zmm12                        ;   464.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 21888]                     ;   362.3 p3      61 t reload
        vpbroadcastd zmm3, [r8 + 880]                     ;   355.0 p10     62 l.28 reload
        vmovdqu64 zmm12, [rbp + 23424]                    ;   383.3 p2      21 t
        vpternlogd zmm12, zmm3, zmm0, 0x96                ;   465.2 p5      21 t
        vpternlogd zmm18, zmm24, zmm15, 0x78              ;   465.3 p0      23 t
        vmovdqu64 zmm15, [rbp + 23424]                    ;   383.3 p3      21 t
        vmovdqu64 zmm21, [rbp + 21824]                    ;   385.2 p2      40 t reload
        vpxord zmm15, zmm15, zmm21                        ;   466.2 p5      21 t
        vpxord zmm22, zmm22, zmm26                        ;   466.3 p0      23 t
        vpternlogd zmm25, zmm22, zmm28, 0x6c              ;   467.3 p5      23 t
        vpternlogd zmm19, zmm28, zmm25, 0x6a              ;   468.3 p0      23 t
        vpternlogd zmm26, zmm7, zmm18, 0x96               ;   468.2 p5      23 t
        vpxord zmm18, zmm18, zmm19                        ;   469.3 p0      23 t
        vpternlogd zmm9, zmm20, zmm18, 0x6a               ;   470.3 p5      23 t
        vpxord zmm17, zmm17, zmm18                        ;   470.3 p0      23 t
        vpxord zmm31, zmm31, zmm25                        ;   470.2 p5      23 t
        vpxord zmm16, zmm16, zmm25                        ;   470.3 p0      23 t
        vpxord zmm4, zmm4, zmm13                          ;   471.2 p5      22 t
        vpord zmm23, zmm23, zmm13                         ;   471.3 p0      22 t
        vpxord zmm30, zmm30, zmm13                        ;   472.2 p5      22 t
        vpternlogd zmm2, zmm31, zmm31, 0xc3               ;   472.3 p0      23 t
        vpternlogd zmm31, zmm17, zmm16, 0x96              ;   473.2 p5      23 t
        vpternlogd zmm7, zmm31, zmm31, 0xc3               ;   474.2 p0      23 t
        vpxord zmm31, zmm31, zmm9                         ;   474.2 p5      23 t
        vpternlogd zmm3, zmm14, zmm0, 0x96                ;   474.3 p0      21 t
        vpxord zmm27, zmm27, zmm4                         ;   475.2 p5      22 t
        vpord zmm1, zmm1, zmm4                            ;   475.3 p0      22 t
        vmovdqa64 zmm18, zmm14                            ;   461.3         21 t copy
        vmovdqu64 zmm19, [rbp + 24192]                    ;   452.2 p3      22 t reload
        vmovdqa64 zmm20, zmm23                            ;   472.3         22 t copy
        vpternlogd zmm20, zmm30, zmm19, 0x1e              ;   476.2 p5      22 t
        vmovdqa64 zmm24, zmm8                             ;   463.3         21 t copy
        vmovdqa64 zmm25, zmm27                            ;   476.2         22 t copy
        vmovdqa64 zmm28, zmm12                            ;   466.2         21 t copy
        vmovdqa64 zmm6, zmm12                             ;   466.2         21 t copy
        vmovdqa64 zmm0, zmm15                             ;   467.2         21 t copy
        vmovdqa64 zmm5, zmm15                             ;   467.2         21 t copy
        vmovdqa64 zmm11, zmm3                             ;   475.3         21 t copy
        vmovdqu64 [rbp + 24320], zmm16                    ;   471.3 p8+p9   23 t spill
        vpbroadcastd zmm16, [r8 + 844]                    ;   363.2 p10     22 t
        vpternlogd zmm16, zmm30, [rbp + 22528], 0x96      ;   476.3 p0+p2   22 t
        vpxord zmm10, zmm10, zmm16                        ;   477.3 p5      22 t
        vpxord zmm29, zmm29, zmm10                        ;   478.3 p0      22 t
        vmovdqu64 [rbp + 24384], zmm9                     ;   471.3 p7+p4   23 t spill
        vmovdqa64 zmm9, zmm10                             ;   478.3         22 t copy
        vmovdqu64 [rbp + 24448], zmm7                     ;   475.2 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm3                              ;   475.3         21 t copy
        vmovdqu64 [rbp + 24512], zmm26                    ;   469.2 p7+p4   23 t spill
        vpbroadcastd zmm26, [r8 + 876]                    ;   364.8 p3      21 t
        vpternlogd zmm26, zmm8, [rbp + 20864], 0x96       ;   478.2 p5+p2   21 t
        vpxord zmm28, zmm28, zmm26                        ;   479.2 p0      21 t
        vpxord zmm11, zmm11, zmm28                        ;   480.2 p5      21 t
        vmovdqu64 [rbp + 24576], zmm22                    ;   467.3 p8+p9   23 t spill
        vmovdqu64 zmm22, [rbp + 21376]                    ;   365.8 p3      61 t reload
        vpternlogd zmm26, zmm22, [r8 + 864]{1to16}, 0x69  ;   479.3 p0+p2   21 t
        vpxord zmm0, zmm0, zmm26                          ;   480.3 p5      21 t
        vpxord zmm18, zmm18, zmm26                        ;   480.3 p0      21 t
        vmovdqa64 zmm22, zmm11                            ;   481.2         21 t copy
        vmovdqu64 [rbp + 24640], zmm2                     ;   473.3 p7+p4   23 t spill
        vmovdqa64 zmm2, zmm18                             ;   481.3         21 t copy
        vmovdqu64 [rbp + 24704], zmm17                    ;   471.3 p8+p9   23 t spill
        vmovdqa64 zmm17, zmm28                            ;   480.2         21 t copy
        vmovdqu64 [rbp + 24768], zmm31                    ;   475.2 p7+p4   23 t spill
        vmovdqa64 zmm31, zmm0                             ;   481.3         21 t copy
        vmovdqu64 zmm21, [rbp + 19392]                    ;   368.7 p3      21 t
        vpternlogd zmm21, zmm26, [r8 + 892]{1to16}, 0x69  ;   481.2 p5+p2   21 t
        vpxord zmm6, zmm6, zmm21                          ;   482.2 p0      21 t
        vpord zmm31, zmm31, zmm21                         ;   482.2 p5      21 t
        vpxord zmm17, zmm17, zmm21                        ;   482.3 p0      21 t
        vpxord zmm22, zmm22, zmm6                         ;   483.2 p5      21 t
        vpord zmm24, zmm24, zmm6                          ;   483.3 p0      21 t
        vmovdqu64 [rbp + 24832], zmm6                     ;   483.2 p8+p9   21 t spill
        vmovdqa64 zmm6, zmm24                             ;   484.3         21 t copy
        vpternlogd zmm6, zmm28, zmm15, 0x78               ;   484.3 p5      21 t
        vpternlogd zmm8, zmm6, zmm31, 0x96                ;   485.3 p0      21 t
        vpternlogd zmm31, zmm26, zmm17, 0x1e              ;   485.2 p5      21 t
        vpternlogd zmm24, zmm28, [rbp + 21824], 0x96      ;   485.3 p0+p3   21 t
        vpternlogd zmm24, zmm18, zmm22, 0x78              ;   486.3 p5      21 t
        vpxord zmm31, zmm31, zmm24                        ;   487.3 p0      21 t
        vmovdqu64 [rbp + 21824], zmm18                    ;   481.3 p7+p4   21 t spill
        vmovdqa64 zmm18, zmm31                            ;   488.3         21 t copy
        vmovdqu64 [rbp + 24896], zmm26                    ;   480.3 p8+p9   21 t spill
        vmovdqu64 zmm26, [rbp + 24064]                    ;   451.2 p2      22 t
        vpternlogd zmm26, zmm1, [rbp + 23808], 0x6c       ;   487.2 p5+p3   22 t
        vpternlogd zmm23, zmm26, [rbp + 23872], 0x96      ;   488.2 p0+p2   22 t
        vpternlogd zmm26, zmm10, [rbp + 24000], 0x78      ;   488.2 p5+p3   22 t
        vpternlogd zmm23, zmm29, [rbp + 23680], 0x78      ;   489.2 p0+p2   22 t
        vmovdqa64 zmm10, zmm23                            ;   490.2         22 t copy
        vmovdqu64 [rbp + 23680], zmm28                    ;   480.2 p7+p4   21 t spill
        vmovdqa64 zmm28, zmm23                            ;   490.2         22 t copy
        vmovdqu64 [rbp + 23872], zmm22                    ;   484.2 p8+p9   21 t spill
        vmovdqu64 zmm22, [rbp + 23744]                    ;   384.3 p3      40 t reload
        vpternlogd zmm1, zmm22, [rbp + 24064], 0x96       ;   489.2 p5+p2   22 t
        vmovdqu64 zmm22, [rbp + 23936]                    ;   453.2 p3      22 t reload
        vpternlogd zmm1, zmm27, zmm22, 0x78               ;   490.2 p0      22 t
        vpxord zmm20, zmm20, zmm1                         ;   491.2 p5      22 t
        vmovdqu64 zmm27, [rbp + 23872]                    ;   484.2 p2      21 t
        vpandd zmm10, zmm10, zmm20                        ;   492.2 p0      22 t
        vmovdqu64 [rbp + 23872], zmm21                    ;   482.2 p7+p4   21 t spill
        vmovdqu64 zmm21, [rbp + 23616]                    ;   431.3 p3      22 t
        vpternlogd zmm21, zmm16, [rbp + 24128], 0x60      ;   491.2 p5+p2   22 t
        vpxord zmm26, zmm26, zmm21                        ;   492.2 p0      22 t
        vmovdqu64 [rbp + 23744], zmm15                    ;   467.2 p8+p9   21 t spill
        vmovdqu64 zmm15, [rbp + 23488]                    ;   422.2 p3      22 t reload
        vpternlogd zmm21, zmm15, [rbp + 23552], 0x1e      ;   492.2 p5+p2   22 t
        vpternlogd zmm21, zmm1, zmm10, 0x96               ;   493.2 p0      22 t
        vpternlogd zmm20, zmm26, zmm21, 0x78              ;   494.2 p5      22 t
        vpxord zmm28, zmm28, zmm21                        ;   494.2 p0      22 t
        vpternlogd zmm10, zmm20, zmm28, 0x36              ;   495.2 p5      22 t
        vpternlogd zmm23, zmm26, zmm20, 0x78              ;   495.2 p0      22 t
        vpternlogd zmm26, zmm20, zmm23, 0x78              ;   496.2 p5      22 t
        vpternlogd zmm28, zmm10, zmm23, 0x1e              ;   496.2 p0      22 t
        vpxord zmm1, zmm10, zmm23                         ;   496.2 p5      22 t
        vmovdqu64 zmm20, [rbp + 24256]                    ;   439.2 p3      22 t reload
        vpandd zmm20, zmm20, zmm1                         ;   497.2 p0      22 t
        vpternlogd zmm30, zmm20, zmm26, 0x6c              ;   498.2 p5      22 t
        vpxord zmm21, zmm1, zmm28                         ;   497.3 p0      22 t
        vpandd zmm9, zmm9, zmm21                          ;   498.3 p5      22 t
        vpternlogd zmm29, zmm1, zmm9, 0x6a                ;   499.3 p0      22 t
        vpternlogd zmm19, zmm29, zmm26, 0x6c              ;   500.3 p5      22 t
        vpternlogd zmm9, zmm28, [rbp + 23808], 0x78       ;   499.3 p0+p2   22 t
        vpxord zmm1, zmm26, zmm28                         ;   500.2 p5      22 t
        vpternlogd zmm20, zmm13, zmm1, 0x78               ;   501.2 p0      22 t
        vpxord zmm26, zmm26, zmm23                        ;   501.2 p5      22 t
        vpternlogd zmm22, zmm9, zmm26, 0x6c               ;   502.2 p0      22 t
        vpandd zmm25, zmm25, zmm26                        ;   502.2 p5      22 t
        vpternlogd zmm28, zmm25, [rbp + 24064], 0x6c      ;   503.2 p0+p3   22 t
        vpxord zmm25, zmm25, zmm20                        ;   503.2 p5      22 t
        vpxord zmm28, zmm28, zmm30                        ;   504.2 p0      22 t
        vpternlogd zmm15, zmm28, zmm23, 0x6c              ;   505.2 p5      22 t
        vpxord zmm19, zmm19, zmm15                        ;   506.2 p0      22 t
        vpxord zmm22, zmm22, zmm15                        ;   506.2 p5      22 t
        vpternlogd zmm15, zmm23, [rbp + 23552], 0x78      ;   506.2 p0+p2   22 t
        vpxord zmm13, zmm10, zmm1                         ;   506.2 p5      22 t
        vpternlogd zmm25, zmm4, zmm13, 0x78               ;   507.2 p0      22 t
        vmovdqu64 zmm4, [rbp + 24128]                     ;   453.2 p3      22 t reload
        vmovdqa64 zmm23, zmm10                            ;   496.2         22 t copy
        vpternlogd zmm23, zmm16, zmm4, 0x60               ;   507.2 p5      22 t
        vmovdqu64 zmm26, [rbp + 19200]                    ;   384.2 p2      23 t
        vpxord zmm26, zmm26, [rbp + 20480]                ;   507.3 p0+p3   23 t
        vpternlogd zmm4, zmm1, zmm23, 0x6a                ;   508.2 p5      22 t
        vpxord zmm29, zmm29, zmm4                         ;   509.2 p0      22 t
        vmovdqu64 zmm1, [rbp + 18880]                     ;   384.0 p2      61 t reload
        vmovdqa64 zmm4, zmm1                              ;   390.0         23 t copy
        vpternlogd zmm4, zmm1, [r8 + 916]{1to16}, 0xa5    ;   509.2 p5+p3   23 t
        vpxord zmm9, zmm9, zmm23                          ;   509.3 p0      22 t
        vpternlogd zmm9, zmm16, zmm13, 0x78               ;   510.3 p5      22 t
        vmovdqu64 zmm13, [rbp + 18432]                    ;   385.0 p2      61 t reload
        vmovdqa64 zmm16, zmm13                            ;   391.0         23 t copy
        vpternlogd zmm16, zmm13, [r8 + 900]{1to16}, 0xa5  ;   510.3 p0+p3   23 t
        vpternlogd zmm20, zmm10, [rbp + 23616], 0x78      ;   511.2 p5+p2   22 t
        vpternlogd zmm30, zmm29, zmm25, 0x96              ;   511.3 p0      22 t
        vpxord zmm15, zmm15, zmm25                        ;   512.2 p5      22 t
        vmovdqu64 zmm10, [rbp + 18368]                    ;   386.5 p3      61 t reload
        vpbroadcastd zmm23, [r8 + 908]                    ;   386.2 p10     62 l.35 reload
        vmovdqu64 zmm25, [rbp + 19200]                    ;   387.0 p2      23 t
        vpternlogd zmm25, zmm23, zmm10, 0x96              ;   512.3 p0      23 t
        vpxord zmm20, zmm20, zmm15                        ;   513.2 p5      22 t
        vpternlogd zmm23, zmm16, zmm10, 0x96              ;   513.3 p0      23 t
        vpternlogd zmm15, zmm21, [rbp + 24000], 0x78      ;   514.2 p5+p3   22 t
        vmovdqa64 zmm21, zmm20                            ;   514.2         22 t copy
        vpternlogd zmm21, zmm19, zmm22, 0x96              ;   514.3 p0      22 t
        vmovdqa64 zmm1, zmm4                              ;   510.2         23 t copy
        vmovdqa64 zmm10, zmm16                            ;   511.3         23 t copy
        vmovdqa64 zmm13, zmm26                            ;   508.3         23 t copy
        vmovdqu64 [rbp + 24000], zmm22                    ;   507.2 p7+p4   22 t spill
        vmovdqa64 zmm22, zmm26                            ;   508.3         23 t copy
        vmovdqu64 [rbp + 23616], zmm15                    ;   515.2 p8+p9   22 t spill
        vmovdqa64 zmm15, zmm23                            ;   514.3         23 t copy
        vmovdqu64 [rbp + 24128], zmm29                    ;   510.2 p7+p4   22 t spill
        vmovdqa64 zmm29, zmm25                            ;   513.3         23 t copy
        vmovdqu64 [rbp + 23552], zmm21                    ;   515.3 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm25                            ;   513.3         23 t copy
        vmovdqu64 [rbp + 23488], zmm30                    ;   512.3 p7+p4   22 t spill
        vpbroadcastd zmm30, [r8 + 876]                    ;   389.7 p10     21 t
        vpternlogd zmm30, zmm17, [rbp + 20864], 0x96      ;   515.2 p5+p2   21 t
        vpxord zmm2, zmm2, zmm30                          ;   516.2 p0      21 t
        vpternlogd zmm6, zmm11, zmm2, 0x78                ;   517.2 p5      21 t
        vpxord zmm5, zmm5, zmm2                           ;   517.2 p0      21 t
        vpternlogd zmm8, zmm3, zmm5, 0x78                 ;   518.2 p5      21 t
        vpandd zmm18, zmm18, zmm8                         ;   519.2 p0      21 t
        vmovdqa64 zmm3, zmm8                              ;   519.2         21 t copy
        vmovdqu64 [rbp + 24064], zmm28                    ;   505.2 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm12                            ;   466.2         21 t copy
        vpternlogd zmm28, zmm0, zmm30, 0x60               ;   518.2 p5      21 t
        vpxord zmm6, zmm6, zmm28                          ;   519.2 p0      21 t
        vpternlogd zmm28, zmm14, [rbp + 23424], 0x1e      ;   519.2 p5+p3   21 t
        vpternlogd zmm28, zmm24, zmm18, 0x96              ;   520.2 p0      21 t
        vpternlogd zmm31, zmm6, zmm28, 0x78               ;   521.2 p5      21 t
        vpxord zmm3, zmm3, zmm28                          ;   521.2 p0      21 t
        vpternlogd zmm18, zmm31, zmm3, 0x36               ;   522.2 p5      21 t
        vpternlogd zmm8, zmm6, zmm31, 0x78                ;   522.2 p0      21 t
        vpternlogd zmm6, zmm31, zmm8, 0x78                ;   523.2 p5      21 t
        vpternlogd zmm3, zmm18, zmm8, 0x1e                ;   523.2 p0      21 t
        vpxord zmm31, zmm18, zmm8                         ;   523.2 p5      21 t
        vpandd zmm7, zmm7, zmm31                          ;   524.2 p0      21 t
        vpternlogd zmm17, zmm7, zmm6, 0x6c                ;   525.2 p5      21 t
        vpxord zmm24, zmm31, zmm3                         ;   524.3 p0      21 t
        vpandd zmm2, zmm2, zmm24                          ;   525.3 p5      21 t
        vpternlogd zmm5, zmm31, zmm2, 0x6a                ;   526.3 p0      21 t
        vpternlogd zmm2, zmm3, [rbp + 23744], 0x78        ;   526.3 p5+p2   21 t
        vpxord zmm31, zmm3, zmm6                          ;   526.3 p0      21 t
        vpternlogd zmm7, zmm31, [rbp + 23872], 0x78       ;   527.3 p5+p3   21 t
        vpternlogd zmm12, zmm7, zmm18, 0x6c               ;   528.3 p0      21 t
        vpxord zmm28, zmm18, zmm31                        ;   528.2 p5      21 t
        vpternlogd zmm18, zmm0, zmm30, 0x60               ;   528.3 p0      21 t
        vpternlogd zmm0, zmm31, zmm18, 0x6a               ;   529.3 p5      21 t
        vmovdqu64 zmm31, [rbp + 22208]                    ;   395.8 p2      22 t
        vpxord zmm31, zmm31, [rbp + 20928]                ;   529.3 p0+p3   22 t
        vpxord zmm0, zmm0, zmm5                           ;   530.3 p5      21 t
        vpxord zmm18, zmm18, zmm2                         ;   530.3 p0      21 t
        vpternlogd zmm18, zmm30, zmm28, 0x78              ;   531.3 p5      21 t
        vmovdqu64 zmm30, [rbp + 22080]                    ;   396.8 p2      61 t reload
        vmovdqu64 [rbp + 23872], zmm18                    ;   532.3 p7+p4   21 t spill
        vmovdqa64 zmm18, zmm30                            ;   402.8         22 t copy
        vpternlogd zmm18, zmm30, [r8 + 952]{1to16}, 0xa5  ;   531.3 p0+p3   22 t
        vmovdqu64 zmm30, [rbp + 20736]                    ;   397.8 p2      61 t reload
        vmovdqu64 [rbp + 23744], zmm9                     ;   511.3 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm30                             ;   403.8         22 t copy
        vpternlogd zmm9, zmm30, [r8 + 936]{1to16}, 0xa5   ;   532.2 p5+p3   22 t
        vpxord zmm30, zmm6, zmm8                          ;   532.3 p0      21 t
        vpandd zmm27, zmm27, zmm30                        ;   533.3 p5      21 t
        vpxord zmm7, zmm7, zmm27                          ;   534.3 p0      21 t
        vpternlogd zmm5, zmm6, [rbp + 24896], 0x78        ;   534.2 p5+p2   21 t
        vpternlogd zmm27, zmm3, [rbp + 23680], 0x78       ;   534.3 p0+p3   21 t
        vpternlogd zmm7, zmm28, [rbp + 24832], 0x78       ;   535.3 p5+p2   21 t
        vmovdqu64 zmm3, [rbp + 20224]                     ;   400.2 p3      61 t reload
        vpbroadcastd zmm6, [r8 + 944]                     ;   400.0 p10     62 l.44 reload
        vmovdqu64 zmm28, [rbp + 22208]                    ;   400.8 p2      22 t
        vpternlogd zmm28, zmm6, zmm3, 0x96                ;   535.3 p0      22 t
        vpxord zmm27, zmm27, zmm17                        ;   536.2 p5      21 t
        vpternlogd zmm14, zmm27, zmm8, 0x6c               ;   537.2 p0      21 t
        vpternlogd zmm17, zmm0, zmm7, 0x96                ;   537.2 p5      21 t
        vpxord zmm5, zmm5, zmm14                          ;   538.2 p0      21 t
        vpternlogd zmm6, zmm9, zmm3, 0x96                 ;   538.2 p5      22 t
        vpternlogd zmm2, zmm30, [rbp + 21824], 0x78       ;   538.3 p0+p3   21 t
        vpxord zmm2, zmm2, zmm14                          ;   539.3 p5      21 t
        vpternlogd zmm14, zmm8, [rbp + 23424], 0x78       ;   539.3 p0+p2   21 t
        vpxord zmm7, zmm7, zmm14                          ;   540.3 p5      21 t
        vmovdqa64 zmm30, zmm23                            ;   514.3         23 t copy
        vpternlogd zmm11, zmm24, zmm7, 0x6a               ;   541.3 p0      21 t
        vpxord zmm12, zmm12, zmm7                         ;   541.3 p5      21 t
        vmovdqu64 zmm7, [rbp + 22464]                     ;   402.8 p3      61 t reload
        vpbroadcastd zmm8, [r8 + 904]                     ;   403.0 p10     23 t
        vpternlogd zmm8, zmm4, zmm7, 0x96                 ;   541.3 p0      23 t
        vpxord zmm29, zmm29, zmm8                         ;   542.3 p5      23 t
        vmovdqu64 zmm14, [rbp + 21184]                    ;   403.5 p2      61 t reload
        vpternlogd zmm8, zmm14, [r8 + 924]{1to16}, 0x69   ;   542.3 p0+p3   23 t
        vpxord zmm13, zmm13, zmm8                         ;   543.3 p5      23 t
        vpxord zmm10, zmm10, zmm8                         ;   543.3 p0      23 t
        vpxord zmm15, zmm15, zmm29                        ;   544.2 p5      23 t
        vmovdqa64 zmm24, zmm11                            ;   542.3         21 t copy
        vmovdqa64 zmm3, zmm15                             ;   545.2         23 t copy
        vmovdqa64 zmm14, zmm10                            ;   544.3         23 t copy
        vmovdqu64 [rbp + 23424], zmm11                    ;   542.3 p7+p4   21 t spill
        vmovdqa64 zmm11, zmm29                            ;   543.3         23 t copy
        vmovdqu64 [rbp + 21824], zmm0                     ;   531.3 p8+p9   21 t spill
        vmovdqa64 zmm0, zmm13                             ;   544.3         23 t copy
        vmovdqu64 [rbp + 24832], zmm17                    ;   538.2 p7+p4   21 t spill
        vmovdqa64 zmm17, zmm12                            ;   542.3         21 t copy
        vpternlogd zmm17, zmm5, zmm2, 0x96                ;   544.3 p0      21 t
        vpxord zmm24, zmm24, zmm17                        ;   545.3 p5      21 t
        vmovdqu64 [rbp + 23680], zmm17                    ;   545.3 p8+p9   21 t spill
        vmovdqa64 zmm17, zmm18                            ;   532.3         22 t copy
        vmovdqu64 [rbp + 24896], zmm27                    ;   537.2 p7+p4   21 t spill
        vmovdqa64 zmm27, zmm9                             ;   533.2         22 t copy
        vmovdqu64 [rbp + 23936], zmm5                     ;   539.2 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm31                             ;   530.3         22 t copy
        vmovdqu64 [rbp + 23808], zmm12                    ;   542.3 p7+p4   21 t spill
        vmovdqa64 zmm12, zmm31                            ;   530.3         22 t copy
        vmovdqu64 [rbp + 24192], zmm19                    ;   507.2 p8+p9   22 t spill
        vmovdqa64 zmm19, zmm6                             ;   539.2         22 t copy
        vmovdqu64 [rbp + 24256], zmm24                    ;   546.3 p7+p4   21 t spill
        vmovdqa64 zmm24, zmm28                            ;   536.3         22 t copy
        vmovdqu64 [rbp + 24960], zmm20                    ;   514.2 p8+p9   22 t spill
        vmovdqa64 zmm20, zmm28                            ;   536.3         22 t copy
        vmovdqu64 [rbp + 25024], zmm2                     ;   540.3 p7+p4   21 t spill
        vmovdqu64 zmm2, [rbp + 19968]                     ;   412.3 p2      23 t
        vpternlogd zmm2, zmm8, [r8 + 920]{1to16}, 0x69    ;   545.3 p0+p3   23 t
        vpxord zmm21, zmm21, zmm2                         ;   546.3 p5      23 t
        vpord zmm0, zmm0, zmm2                            ;   546.3 p0      23 t
        vpxord zmm11, zmm11, zmm2                         ;   547.2 p5      23 t
        vpxord zmm3, zmm3, zmm21                          ;   547.3 p0      23 t
        vpord zmm1, zmm1, zmm21                           ;   548.2 p5      23 t
        vmovdqu64 [rbp + 25088], zmm9                     ;   533.2 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm3                              ;   548.3         23 t copy
        vmovdqu64 [rbp + 25152], zmm28                    ;   536.3 p7+p4   22 t spill
        vmovdqa64 zmm28, zmm1                             ;   549.2         23 t copy
        vpternlogd zmm28, zmm26, zmm29, 0x78              ;   549.2 p0      23 t
        vpternlogd zmm4, zmm28, zmm0, 0x96                ;   550.2 p5      23 t
        vpternlogd zmm0, zmm8, zmm11, 0x1e                ;   549.3 p0      23 t
        vpternlogd zmm1, zmm29, [rbp + 20480], 0x96       ;   550.2 p5+p2   23 t
        vpternlogd zmm1, zmm3, zmm10, 0x78                ;   551.2 p0      23 t
        vpxord zmm0, zmm0, zmm1                           ;   552.2 p5      23 t
        vmovdqa64 zmm3, zmm0                              ;   553.2         23 t copy
        vmovdqu64 [rbp + 20480], zmm31                    ;   530.3 p8+p9   22 t spill
        vmovdqa64 zmm31, zmm6                             ;   539.2         22 t copy
        vmovdqu64 [rbp + 25216], zmm6                     ;   539.2 p7+p4   22 t spill
        vmovdqa64 zmm6, zmm11                             ;   548.2         23 t copy
        vpternlogd zmm6, zmm7, [r8 + 904]{1to16}, 0x96    ;   551.3 p0+p3   23 t
        vpxord zmm14, zmm14, zmm6                         ;   552.3 p5      23 t
        vpternlogd zmm28, zmm15, zmm14, 0x78              ;   553.3 p0      23 t
        vpxord zmm22, zmm22, zmm14                        ;   553.3 p5      23 t
        vpternlogd zmm4, zmm23, zmm22, 0x78               ;   554.3 p0      23 t
        vpandd zmm3, zmm3, zmm4                           ;   555.3 p5      23 t
        vmovdqa64 zmm23, zmm4                             ;   555.3         23 t copy
        vmovdqa64 zmm7, zmm25                             ;   513.3         23 t copy
        vpternlogd zmm7, zmm13, zmm6, 0x60                ;   554.3 p0      23 t
        vpxord zmm28, zmm28, zmm7                         ;   555.3 p5      23 t
        vpternlogd zmm7, zmm16, [rbp + 19200], 0x1e       ;   555.3 p0+p2   23 t
        vpternlogd zmm7, zmm1, zmm3, 0x96                 ;   556.3 p5      23 t
        vpternlogd zmm0, zmm28, zmm7, 0x78                ;   557.3 p0      23 t
        vpxord zmm23, zmm23, zmm7                         ;   557.3 p5      23 t
        vpternlogd zmm3, zmm0, zmm23, 0x36                ;   558.3 p0      23 t
        vpternlogd zmm4, zmm28, zmm0, 0x78                ;   558.3 p5      23 t
        vpternlogd zmm28, zmm0, zmm4, 0x78                ;   559.3 p0      23 t
        vpternlogd zmm23, zmm3, zmm4, 0x1e                ;   559.3 p5      23 t
        vmovdqu64 zmm0, [rbp + 19584]                     ;   426.5 p3      61 t reload
        vpbroadcastd zmm1, [r8 + 940]                     ;   426.7 p10     22 t
        vpternlogd zmm1, zmm18, zmm0, 0x96                ;   559.3 p0      22 t
        vpxord zmm24, zmm24, zmm1                         ;   560.3 p5      22 t
        vmovdqu64 zmm7, [rbp + 20992]                     ;   428.2 p2      61 t reload
        vpternlogd zmm1, zmm7, [r8 + 928]{1to16}, 0x69    ;   560.3 p0+p3   22 t
        vpxord zmm5, zmm5, zmm1                           ;   561.3 p5      22 t
        vpxord zmm27, zmm27, zmm1                         ;   561.3 p0      22 t
        vpxord zmm19, zmm19, zmm24                        ;   562.2 p5      22 t
        vmovdqa64 zmm7, zmm3                              ;   559.3         23 t copy
        vpternlogd zmm7, zmm13, zmm6, 0x60                ;   562.3 p0      23 t
        vmovdqu64 [rbp + 25280], zmm6                     ;   552.3 p8+p9   23 t spill
        vpxord zmm6, zmm3, zmm4                           ;   563.2 p5      23 t
        vpandd zmm30, zmm30, zmm6                         ;   564.2 p0      23 t
        vpternlogd zmm11, zmm30, zmm28, 0x6c              ;   565.2 p5      23 t
        vmovdqu64 zmm0, [rbp + 21632]                     ;   432.3 p2      61 t reload
        vmovdqu64 [rbp + 25344], zmm18                    ;   532.3 p7+p4   22 t spill
        vmovdqa64 zmm18, zmm0                             ;   438.3         21 t copy
        vpternlogd zmm18, zmm0, [r8 + 968]{1to16}, 0xa5   ;   564.3 p0+p3   21 t
        vmovdqa64 zmm0, zmm3                              ;   559.3         23 t copy
        vmovdqu64 [rbp + 25408], zmm18                    ;   565.3 p8+p9   21 t spill
        vpxord zmm18, zmm6, zmm23                         ;   565.2 p5      23 t
        vpandd zmm14, zmm14, zmm18                        ;   566.2 p0      23 t
        vpternlogd zmm22, zmm6, zmm14, 0x6a               ;   567.2 p5      23 t
        vmovdqu64 zmm6, [rbp + 19328]                     ;   434.0 p2      21 t
        vpxord zmm6, zmm6, [rbp + 22912]                  ;   566.3 p0+p3   21 t
        vpternlogd zmm14, zmm26, zmm23, 0x78              ;   567.2 p5      23 t
        vpternlogd zmm8, zmm22, zmm28, 0x6c               ;   568.2 p0      23 t
        vmovdqu64 zmm26, [rbp + 21312]                    ;   435.0 p2      61 t reload
        vmovdqu64 [rbp + 25472], zmm6                     ;   567.3 p7+p4   21 t spill
        vmovdqa64 zmm6, zmm26                             ;   441.0         21 t copy
        vpternlogd zmm6, zmm26, [r8 + 984]{1to16}, 0xa5   ;   568.2 p5+p3   21 t
        vpxord zmm26, zmm28, zmm23                        ;   568.3 p0      23 t
        vpternlogd zmm30, zmm2, zmm26, 0x78               ;   569.3 p5      23 t
        vpternlogd zmm25, zmm3, zmm30, 0x6a               ;   570.3 p0      23 t
        vpxord zmm28, zmm28, zmm4                         ;   570.2 p5      23 t
        vpternlogd zmm13, zmm7, zmm26, 0x6c               ;   570.3 p0      23 t
        vpxord zmm0, zmm0, zmm26                          ;   571.2 p5      23 t
        vmovdqu64 zmm2, [rbp + 25472]                     ;   567.3 p2      21 t
        vpxord zmm22, zmm22, zmm13                        ;   571.3 p0      23 t
        vmovdqu64 zmm3, [rbp + 19904]                     ;   436.8 p3      61 t reload
        vpbroadcastd zmm13, [r8 + 976]                    ;   437.0 p10     62 l.52 reload
        vmovdqu64 zmm26, [rbp + 19328]                    ;   437.5 p2      21 t
        vpternlogd zmm26, zmm13, zmm3, 0x96               ;   572.2 p5      21 t
        vpternlogd zmm13, zmm3, [rbp + 25408], 0x96       ;   572.3 p0+p3   21 t
        vpternlogd zmm10, zmm14, zmm28, 0x6c              ;   573.2 p5      23 t
        vpandd zmm9, zmm9, zmm28                          ;   573.3 p0      23 t
        vpternlogd zmm29, zmm23, zmm9, 0x6a               ;   574.3 p5      23 t
        vpxord zmm30, zmm30, zmm9                         ;   574.3 p0      23 t
        vpternlogd zmm30, zmm21, zmm0, 0x78               ;   575.3 p5      23 t
        vmovdqu64 zmm9, [rbp + 25408]                     ;   565.3 p2      21 t
        vpxord zmm21, zmm11, zmm29                        ;   575.3 p0      23 t
        vpternlogd zmm16, zmm21, zmm4, 0x6c               ;   576.3 p5      23 t
        vmovdqa64 zmm23, zmm24                            ;   561.3         22 t copy
        vpxord zmm8, zmm8, zmm16                          ;   577.3 p0      23 t
        vpxord zmm10, zmm10, zmm16                        ;   577.3 p5      23 t
        vpternlogd zmm16, zmm4, [rbp + 19200], 0x78       ;   577.3 p0+p3   23 t
        vmovdqa64 zmm4, zmm19                             ;   563.2         22 t copy
        vpxord zmm16, zmm16, zmm30                        ;   578.3 p5      23 t
        vmovdqu64 zmm28, [rbp + 25472]                    ;   567.3 p2      21 t
        vpternlogd zmm15, zmm18, zmm16, 0x6a              ;   579.3 p0      23 t
        vpxord zmm25, zmm25, zmm16                        ;   579.3 p5      23 t
        vmovdqa64 zmm16, zmm27                            ;   562.3         22 t copy
        vmovdqa64 zmm18, zmm5                             ;   562.3         22 t copy
        vmovdqa64 zmm29, zmm25                            ;   580.3         23 t copy
        vpternlogd zmm29, zmm8, zmm10, 0x96               ;   580.3 p0      23 t
        vmovdqa64 zmm3, zmm6                              ;   569.2         21 t copy
        vmovdqu64 [rbp + 19200], zmm10                    ;   578.3 p8+p9   23 t spill
        vmovdqa64 zmm10, zmm13                            ;   573.3         21 t copy
        vmovdqu64 [rbp + 25536], zmm11                    ;   566.2 p7+p4   23 t spill
        vmovdqa64 zmm11, zmm26                            ;   573.2         21 t copy
        vmovdqu64 [rbp + 25600], zmm22                    ;   572.3 p8+p9   23 t spill
        vmovdqa64 zmm22, zmm26                            ;   573.2         21 t copy
        vmovdqu64 [rbp + 25664], zmm30                    ;   576.3 p7+p4   23 t spill
        vmovdqu64 zmm30, [rbp + 22784]                    ;   442.8 p3      22 t
        vpternlogd zmm30, zmm1, [r8 + 956]{1to16}, 0x69   ;   580.2 p5+p2   22 t
        vpxord zmm20, zmm20, zmm30                        ;   581.2 p0      22 t
        vpord zmm18, zmm18, zmm30                         ;   581.2 p5      22 t
        vpxord zmm23, zmm23, zmm30                        ;   581.3 p0      22 t
        vpxord zmm4, zmm4, zmm20                          ;   582.2 p5      22 t
        vpord zmm17, zmm17, zmm20                         ;   582.3 p0      22 t
        vmovdqu64 [rbp + 25728], zmm21                    ;   576.3 p8+p9   23 t spill
        vmovdqa64 zmm21, zmm4                             ;   583.2         22 t copy
        vmovdqu64 [rbp + 25792], zmm8                     ;   578.3 p7+p4   23 t spill
        vmovdqa64 zmm8, zmm18                             ;   582.2         22 t copy
        vpternlogd zmm8, zmm1, zmm23, 0x1e                ;   583.2 p5      22 t
        vmovdqu64 [rbp + 25856], zmm0                     ;   572.2 p8+p9   23 t spill
        vmovdqa64 zmm0, zmm13                             ;   573.3         21 t copy
        vmovdqu64 [rbp + 25920], zmm7                     ;   563.3 p7+p4   23 t spill
        vmovdqa64 zmm7, zmm17                             ;   583.3         22 t copy
        vpternlogd zmm7, zmm24, [rbp + 20480], 0x78       ;   583.3 p0+p3   22 t
        vpternlogd zmm17, zmm24, [rbp + 20928], 0x96      ;   584.2 p5+p2   22 t
        vpternlogd zmm17, zmm4, zmm27, 0x78               ;   585.2 p0      22 t
        vpxord zmm8, zmm8, zmm17                          ;   586.2 p5      22 t
        vpternlogd zmm18, zmm7, [rbp + 25344], 0x96       ;   585.3 p0+p3   22 t
        vmovdqa64 zmm4, zmm8                              ;   587.2         22 t copy
        vmovdqu64 [rbp + 25344], zmm14                    ;   568.2 p8+p9   23 t spill
        vpbroadcastd zmm14, [r8 + 972]                    ;   451.2 p10     21 t
        vpternlogd zmm14, zmm6, [rbp + 22592], 0x96       ;   586.2 p5+p2   21 t
        vpxord zmm11, zmm11, zmm14                        ;   587.2 p0      21 t
        vpxord zmm10, zmm10, zmm11                        ;   588.2 p5      21 t
        vmovdqu64 [rbp + 20928], zmm25                    ;   580.3 p7+p4   23 t spill
        vmovdqu64 zmm25, [rbp + 22976]                    ;   453.2 p3      61 t reload
        vpternlogd zmm14, zmm25, [r8 + 960]{1to16}, 0x69  ;   587.3 p0+p2   21 t
        vpxord zmm2, zmm2, zmm14                          ;   588.3 p5      21 t
        vpxord zmm9, zmm9, zmm14                          ;   588.3 p0      21 t
        vmovdqa64 zmm25, zmm10                            ;   589.2         21 t copy
        vmovdqu64 [rbp + 25984], zmm15                    ;   580.3 p8+p9   23 t spill
        vmovdqa64 zmm15, zmm9                             ;   589.3         21 t copy
        vmovdqu64 [rbp + 26048], zmm29                    ;   581.3 p7+p4   23 t spill
        vmovdqa64 zmm29, zmm11                            ;   588.2         21 t copy
        vmovdqu64 [rbp + 26112], zmm10                    ;   589.2 p8+p9   21 t spill
        vmovdqa64 zmm10, zmm2                             ;   589.3         21 t copy
        vmovdqu64 [rbp + 26176], zmm26                    ;   573.2 p7+p4   21 t spill
        vmovdqu64 zmm26, [rbp + 22400]                    ;   459.7 p3      21 t
        vpternlogd zmm26, zmm14, [r8 + 988]{1to16}, 0x69  ;   589.2 p5+p2   21 t
        vpxord zmm22, zmm22, zmm26                        ;   590.2 p0      21 t
        vpord zmm10, zmm10, zmm26                         ;   590.2 p5      21 t
        vpxord zmm29, zmm29, zmm26                        ;   590.3 p0      21 t
        vpxord zmm25, zmm25, zmm22                        ;   591.2 p5      21 t
        vpord zmm3, zmm3, zmm22                           ;   591.3 p0      21 t
        vmovdqu64 [rbp + 26240], zmm22                    ;   591.2 p8+p9   21 t spill
        vmovdqa64 zmm22, zmm10                            ;   591.2         21 t copy
        vpternlogd zmm22, zmm14, zmm29, 0x1e              ;   592.2 p5      21 t
        vmovdqu64 [rbp + 26304], zmm14                    ;   588.3 p7+p4   21 t spill
        vmovdqa64 zmm14, zmm3                             ;   592.3         21 t copy
        vpternlogd zmm14, zmm11, [rbp + 25472], 0x78      ;   592.3 p0+p3   21 t
        vpternlogd zmm6, zmm10, zmm14, 0x96               ;   593.3 p5      21 t
        vpternlogd zmm3, zmm11, [rbp + 22912], 0x96       ;   593.3 p0+p2   21 t
        vpternlogd zmm3, zmm9, zmm25, 0x78                ;   594.3 p5      21 t
        vpxord zmm22, zmm22, zmm3                         ;   595.3 p0      21 t
        vmovdqa64 zmm10, zmm22                            ;   596.3         21 t copy
        vmovdqu64 [rbp + 22912], zmm9                     ;   589.3 p8+p9   21 t spill
        vpbroadcastd zmm9, [r8 + 940]                     ;   463.3 p10     22 t
        vpternlogd zmm9, zmm23, [rbp + 19584], 0x96       ;   595.2 p5+p3   22 t
        vpxord zmm16, zmm16, zmm9                         ;   596.2 p0      22 t
        vpternlogd zmm7, zmm19, zmm16, 0x78               ;   597.2 p5      22 t
        vpxord zmm12, zmm12, zmm16                        ;   597.2 p0      22 t
        vpternlogd zmm18, zmm12, [rbp + 25216], 0x78      ;   598.2 p5+p2   22 t
        vpandd zmm4, zmm4, zmm18                          ;   599.2 p0      22 t
        vmovdqu64 [rbp + 25216], zmm11                    ;   588.2 p7+p4   21 t spill
        vmovdqa64 zmm11, zmm18                            ;   599.2         22 t copy
        vmovdqu64 [rbp + 26368], zmm26                    ;   590.2 p8+p9   21 t spill
        vmovdqa64 zmm26, zmm5                             ;   562.3         22 t copy
        vpternlogd zmm26, zmm9, [rbp + 25152], 0x28       ;   598.2 p5+p3   22 t
        vpxord zmm7, zmm7, zmm26                          ;   599.2 p0      22 t
        vmovdqu64 [rbp + 26432], zmm22                    ;   596.3 p7+p4   21 t spill
        vmovdqu64 zmm22, [rbp + 25088]                    ;   533.2 p2      22 t reload
        vpternlogd zmm26, zmm22, [rbp + 22208], 0x1e      ;   599.2 p5+p3   22 t
        vpternlogd zmm26, zmm17, zmm4, 0x96               ;   600.2 p0      22 t
        vpternlogd zmm8, zmm7, zmm26, 0x78                ;   601.2 p5      22 t
        vpxord zmm11, zmm11, zmm26                        ;   601.2 p0      22 t
        vpternlogd zmm4, zmm8, zmm11, 0x36                ;   602.2 p5      22 t
        vpternlogd zmm18, zmm7, zmm8, 0x78                ;   602.2 p0      22 t
        vpternlogd zmm7, zmm8, zmm18, 0x78                ;   603.2 p5      22 t
        vpternlogd zmm11, zmm4, zmm18, 0x1e               ;   603.2 p0      22 t
        vpxord zmm8, zmm4, zmm18                          ;   603.2 p5      22 t
        vpandd zmm31, zmm31, zmm8                         ;   604.2 p0      22 t
        vpternlogd zmm23, zmm31, zmm7, 0x6c               ;   605.2 p5      22 t
        vpxord zmm17, zmm8, zmm11                         ;   604.3 p0      22 t
        vpandd zmm16, zmm16, zmm17                        ;   605.3 p5      22 t
        vpternlogd zmm12, zmm8, zmm16, 0x6a               ;   606.3 p0      22 t
        vpternlogd zmm1, zmm12, zmm7, 0x6c                ;   607.3 p5      22 t
        vpternlogd zmm16, zmm11, [rbp + 20480], 0x78      ;   606.3 p0+p2   22 t
        vpxord zmm8, zmm7, zmm11                          ;   607.2 p5      22 t
        vpternlogd zmm31, zmm30, zmm8, 0x78               ;   608.2 p0      22 t
        vpxord zmm7, zmm7, zmm18                          ;   608.2 p5      22 t
        vpternlogd zmm27, zmm16, zmm7, 0x6c               ;   609.2 p0      22 t
        vpandd zmm21, zmm21, zmm7                         ;   609.2 p5      22 t
        vpternlogd zmm24, zmm11, zmm21, 0x6a              ;   610.2 p0      22 t
        vpxord zmm21, zmm21, zmm31                        ;   610.2 p5      22 t
        vpxord zmm24, zmm24, zmm23                        ;   611.2 p0      22 t
        vpternlogd zmm22, zmm24, zmm18, 0x6c              ;   612.2 p5      22 t
        vpxord zmm30, zmm4, zmm8                          ;   611.3 p0      22 t
        vpternlogd zmm21, zmm20, zmm30, 0x78              ;   612.3 p5      22 t
        vpxord zmm1, zmm1, zmm22                          ;   613.2 p0      22 t
        vpxord zmm27, zmm27, zmm22                        ;   613.2 p5      22 t
        vpternlogd zmm22, zmm18, [rbp + 22208], 0x78      ;   613.3 p0+p3   22 t
        vpxord zmm22, zmm22, zmm21                        ;   614.3 p5      22 t
        vpternlogd zmm19, zmm17, zmm22, 0x6a              ;   615.3 p0      22 t
        vmovdqa64 zmm7, zmm4                              ;   603.2         22 t copy
        vpternlogd zmm7, zmm5, zmm9, 0x60                 ;   615.2 p5      22 t
        vmovdqu64 zmm11, [rbp + 20672]                    ;   479.2 p2      61 t reload
        vmovdqa64 zmm17, zmm11                            ;   485.2         42 t copy
        vpternlogd zmm17, zmm11, [r8 + 1016]{1to16}, 0xa5 ;   615.3 p0+p3   42 t
        vmovdqu64 zmm18, [rbp + 21504]                    ;   480.2 p2      61 t reload
        vmovdqa64 zmm20, zmm18                            ;   486.2         42 t copy
        vpternlogd zmm20, zmm18, [r8 + 1000]{1to16}, 0xa5 ;   616.2 p5+p3   42 t
        vmovdqu64 zmm26, [rbp + 20160]                    ;   481.2 p2      42 t
        vpxord zmm26, zmm26, [rbp + 20544]                ;   616.3 p0+p3   42 t
        vpternlogd zmm5, zmm8, zmm7, 0x6a                 ;   617.2 p5      22 t
        vpxord zmm12, zmm12, zmm5                         ;   618.2 p0      22 t
        vpternlogd zmm31, zmm4, [rbp + 25152], 0x78       ;   618.2 p5+p2   22 t
        vmovdqu64 zmm4, [rbp + 23104]                     ;   482.5 p3      61 t reload
        vpbroadcastd zmm5, [r8 + 1008]                    ;   481.8 p10     62 l.60 reload
        vmovdqu64 zmm8, [rbp + 20160]                     ;   483.2 p2      42 t
        vpternlogd zmm8, zmm5, zmm4, 0x96                 ;   618.3 p0      42 t
        vpxord zmm22, zmm22, zmm31                        ;   619.2 p5      22 t
        vpternlogd zmm5, zmm20, zmm4, 0x96                ;   619.3 p0      42 t
        vmovdqa64 zmm31, zmm22                            ;   620.2         22 t copy
        vpternlogd zmm31, zmm1, zmm27, 0x96               ;   620.2 p5      22 t
        vmovdqa64 zmm11, zmm17                            ;   616.3         42 t copy
        vmovdqa64 zmm4, zmm20                             ;   617.2         42 t copy
        vmovdqa64 zmm18, zmm5                             ;   620.3         42 t copy
        vmovdqu64 [rbp + 25152], zmm27                    ;   614.2 p8+p9   22 t spill
        vmovdqa64 zmm27, zmm26                            ;   617.3         42 t copy
        vmovdqu64 [rbp + 22208], zmm19                    ;   616.3 p7+p4   22 t spill
        vmovdqa64 zmm19, zmm26                            ;   617.3         42 t copy
        vmovdqu64 [rbp + 25088], zmm31                    ;   621.2 p8+p9   22 t spill
        vmovdqa64 zmm31, zmm8                             ;   619.3         42 t copy
        vmovdqu64 [rbp + 20480], zmm23                    ;   606.2 p7+p4   22 t spill
        vmovdqa64 zmm23, zmm8                             ;   619.3         42 t copy
        vmovdqu64 [rbp + 26496], zmm21                    ;   613.3 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm5                             ;   620.3         42 t copy
        vmovdqu64 [rbp + 26560], zmm12                    ;   619.2 p7+p4   22 t spill
        vpbroadcastd zmm12, [r8 + 972]                    ;   486.3 p10     21 t
        vpternlogd zmm12, zmm29, [rbp + 22592], 0x96      ;   620.3 p0+p3   21 t
        vpxord zmm15, zmm15, zmm12                        ;   621.3 p5      21 t
        vpxord zmm28, zmm28, zmm15                        ;   622.3 p0      21 t
        vpternlogd zmm6, zmm13, zmm28, 0x78               ;   623.3 p5      21 t
        vpandd zmm10, zmm10, zmm6                         ;   624.3 p0      21 t
        vmovdqu64 zmm13, [rbp + 26112]                    ;   589.2 p2      21 t reload
        vpternlogd zmm14, zmm15, zmm13, 0x78              ;   623.2 p5      21 t
        vmovdqu64 [rbp + 26624], zmm24                    ;   612.2 p8+p9   22 t spill
        vmovdqa64 zmm24, zmm6                             ;   624.3         21 t copy
        vmovdqu64 [rbp + 26688], zmm1                     ;   614.2 p7+p4   22 t spill
        vmovdqa64 zmm1, zmm2                              ;   589.3         21 t copy
        vpternlogd zmm1, zmm12, [rbp + 26176], 0x28       ;   623.3 p0+p3   21 t
        vpxord zmm14, zmm14, zmm1                         ;   624.3 p5      21 t
        vmovdqu64 [rbp + 26752], zmm30                    ;   612.3 p8+p9   22 t spill
        vmovdqu64 zmm30, [rbp + 25408]                    ;   565.3 p2      21 t reload
        vpternlogd zmm1, zmm30, [rbp + 19328], 0x1e       ;   624.3 p0+p3   21 t
        vpternlogd zmm1, zmm3, zmm10, 0x96                ;   625.3 p5      21 t
        vpxord zmm24, zmm24, zmm1                         ;   626.3 p0      21 t
        vpternlogd zmm1, zmm14, [rbp + 26432], 0x6a       ;   626.3 p5+p2   21 t
        vpternlogd zmm10, zmm1, zmm24, 0x36               ;   627.3 p0      21 t
        vpternlogd zmm6, zmm14, zmm1, 0x78                ;   627.3 p5      21 t
        vpternlogd zmm14, zmm1, zmm6, 0x78                ;   628.3 p0      21 t
        vpternlogd zmm24, zmm10, zmm6, 0x1e               ;   628.3 p5      21 t
        vmovdqa64 zmm1, zmm10                             ;   628.3         21 t copy
        vpternlogd zmm1, zmm2, zmm12, 0x60                ;   628.3 p0      21 t
        vpxord zmm3, zmm10, zmm6                          ;   629.2 p5      21 t
        vpandd zmm0, zmm0, zmm3                           ;   630.2 p0      21 t
        vpternlogd zmm29, zmm0, zmm14, 0x6c               ;   631.2 p5      21 t
        vmovdqu64 [rbp + 26432], zmm12                    ;   621.3 p7+p4   21 t spill
        vpxord zmm12, zmm3, zmm24                         ;   630.3 p0      21 t
        vpandd zmm15, zmm15, zmm12                        ;   631.3 p5      21 t
        vpternlogd zmm28, zmm3, zmm15, 0x6a               ;   632.3 p0      21 t
        vpternlogd zmm15, zmm24, [rbp + 25472], 0x78      ;   632.3 p5+p3   21 t
        vpxord zmm3, zmm24, zmm14                         ;   632.3 p0      21 t
        vpternlogd zmm2, zmm1, zmm3, 0x6c                 ;   633.3 p5      21 t
        vmovdqu64 [rbp + 25472], zmm1                     ;   629.3 p8+p9   21 t spill
        vmovdqu64 zmm1, [rbp + 25024]                     ;   540.3 p2      41 t
        vpxord zmm2, zmm2, zmm28                          ;   634.3 p0      21 t
        vpternlogd zmm0, zmm3, [rbp + 26368], 0x78        ;   634.2 p5+p3   21 t
        vpxord zmm3, zmm3, zmm10                          ;   634.3 p0      21 t
        vmovdqu64 [rbp + 26368], zmm2                     ;   635.3 p7+p4   21 t spill
        vmovdqu64 zmm2, [rbp + 24768]                     ;   498.2 p2      41 t
        vmovdqu64 [rbp + 26816], zmm9                     ;   596.2 p8+p9   22 t spill
        vpxord zmm9, zmm14, zmm6                          ;   635.2 p5      21 t
        vpandd zmm25, zmm25, zmm9                         ;   636.2 p0      21 t
        vpternlogd zmm28, zmm14, [rbp + 26304], 0x78      ;   636.2 p5+p3   21 t
        vpternlogd zmm24, zmm25, [rbp + 25216], 0x6c      ;   637.2 p0+p2   21 t
        vpxord zmm25, zmm25, zmm0                         ;   637.2 p5      21 t
        vpternlogd zmm0, zmm10, [rbp + 26176], 0x78       ;   637.3 p0+p3   21 t
        vpxord zmm24, zmm24, zmm29                        ;   638.2 p5      21 t
        vpternlogd zmm30, zmm24, zmm6, 0x6c               ;   639.2 p0      21 t
        vpxord zmm28, zmm28, zmm30                        ;   640.2 p5      21 t
        vpternlogd zmm25, zmm3, [rbp + 26240], 0x78       ;   639.3 p0+p2   21 t
        vmovdqu64 zmm10, [rbp + 24704]                    ;   505.2 p3      41 t
        vpxord zmm16, zmm16, zmm7                         ;   640.2 p5      41 t
        vpternlogd zmm9, zmm15, [rbp + 22912], 0x6c       ;   640.3 p0+p2   21 t
        vpxord zmm9, zmm9, zmm30                          ;   641.3 p5      21 t
        vpternlogd zmm30, zmm6, [rbp + 19328], 0x78       ;   641.3 p0+p3   21 t
        vmovdqu64 zmm6, [rbp + 24960]                     ;   514.2 p2      22 t reload
        vmovdqu64 zmm7, [rbp + 25984]                     ;   580.3 p3      23 t reload
        vmovdqu64 zmm14, [rbp + 26048]                    ;   581.3 p2      41 t
        vpternlogd zmm14, zmm7, zmm6, 0x69                ;   642.2 p5      41 t
        vpxord zmm30, zmm30, zmm25                        ;   642.3 p0      21 t
        vpternlogd zmm13, zmm12, zmm30, 0x6a              ;   643.3 p5      21 t
        vmovdqu64 zmm12, [rbp + 24256]                    ;   546.3 p3      41 t
        vpxord zmm0, zmm0, zmm30                          ;   643.3 p0      21 t
        vmovdqu64 zmm30, [rbp + 26624]                    ;   612.2 p2      41 t
        vpxord zmm30, zmm30, [rbp + 23808]                ;   644.2 p5+p3   41 t
        vpxord zmm1, zmm1, zmm14                          ;   644.3 p0      41 t
        vmovdqa64 zmm7, zmm22                             ;   620.2         41 t copy
        vpternlogd zmm7, zmm22, [rbp + 25024], 0xa5       ;   645.2 p5+p2   41 t
        vmovdqa64 zmm22, zmm0                             ;   644.3         21 t copy
        vpternlogd zmm22, zmm28, zmm9, 0x96               ;   645.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 25920]                     ;   563.3 p3      41 t
        vpxord zmm6, zmm6, [rbp + 25344]                  ;   646.2 p5+p2   41 t
        vmovdqu64 [rbp + 25344], zmm29                    ;   632.2 p7+p4   21 t spill
        vmovdqa64 zmm29, zmm1                             ;   645.3         41 t copy
        vmovdqu64 [rbp + 25920], zmm1                     ;   645.3 p8+p9   41 t spill
        vmovdqa64 zmm1, zmm7                              ;   646.2         41 t copy
        vmovdqu64 [rbp + 25024], zmm25                    ;   640.3 p7+p4   21 t spill
        vmovdqu64 zmm25, [rbp + 23296]                    ;   513.5 p3      41 t reload
        vpternlogd zmm9, zmm25, [rbp + 23360], 0x96       ;   646.3 p0+p2   41 t
        vpxord zmm2, zmm2, zmm9                           ;   647.3 p5      41 t
        vpxord zmm1, zmm1, zmm2                           ;   648.3 p0      41 t
        vpternlogd zmm7, zmm25, [rbp + 23360], 0x96       ;   648.2 p5+p3   41 t
        vpxord zmm14, zmm14, zmm7                         ;   649.2 p0      41 t
        vmovdqu64 zmm25, [rbp + 26816]                    ;   596.2 p2      22 t reload
        vpternlogd zmm16, zmm25, [rbp + 26752], 0x78      ;   649.2 p5+p3   41 t
        vmovdqu64 zmm25, [rbp + 23232]                    ;   516.7 p2      41 t reload
        vmovdqu64 [rbp + 26752], zmm7                     ;   649.2 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm22                             ;   646.3         41 t copy
        vpternlogd zmm7, zmm13, zmm25, 0x69               ;   649.3 p0      41 t
        vmovdqu64 [rbp + 26816], zmm2                     ;   648.3 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm7                              ;   650.3         41 t copy
        vmovdqu64 [rbp + 26624], zmm1                     ;   649.3 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 24704]                     ;   517.3 p3      23 t reload
        vpternlogd zmm7, zmm1, [rbp + 24704], 0xc3        ;   650.3 p5+p2   41 t
        vmovdqa64 zmm1, zmm7                              ;   651.3         41 t copy
        vmovdqu64 [rbp + 24704], zmm7                     ;   651.3 p7+p4   41 t spill
        vmovdqu64 zmm7, [rbp + 24256]                     ;   546.3 p3      21 t reload
        vpternlogd zmm16, zmm7, [rbp + 26688], 0x69       ;   650.3 p0+p2   41 t
        vpxord zmm1, zmm1, zmm16                          ;   651.3 p5      41 t
        vpternlogd zmm16, zmm25, zmm25, 0xc3              ;   651.3 p0      41 t
        vmovdqa64 zmm7, zmm16                             ;   652.3         41 t copy
        vmovdqu64 zmm25, [rbp + 25280]                    ;   552.3 p3      23 t reload
        vpternlogd zmm6, zmm25, [rbp + 25856], 0x78       ;   652.2 p5+p2   41 t
        vmovdqu64 zmm25, [rbp + 24064]                    ;   521.3 p3      22 t reload
        vmovdqu64 [rbp + 25856], zmm16                    ;   652.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 25792]                    ;   578.3 p2      23 t reload
        vpternlogd zmm6, zmm16, zmm25, 0x96               ;   653.2 p0      41 t
        vmovdqu64 zmm16, [rbp + 19456]                    ;   522.3 p3      61 t reload
        vpbroadcastd zmm25, [r8 + 1004]                   ;   522.2 p10     42 t
        vpternlogd zmm25, zmm17, zmm16, 0x96              ;   653.2 p5      42 t
        vpxord zmm31, zmm31, zmm25                        ;   654.2 p0      42 t
        vpxord zmm18, zmm18, zmm31                        ;   655.2 p5      42 t
        vmovdqu64 [rbp + 25792], zmm1                     ;   652.3 p7+p4   41 t spill
        vmovdqu64 zmm1, [rbp + 22272]                     ;   524.3 p2      61 t reload
        vpternlogd zmm25, zmm1, [r8 + 992]{1to16}, 0x69   ;   654.3 p0+p3   42 t
        vpxord zmm27, zmm27, zmm25                        ;   655.3 p5      42 t
        vpxord zmm4, zmm4, zmm25                          ;   655.3 p0      42 t
        vmovdqa64 zmm1, zmm18                             ;   656.2         42 t copy
        vmovdqu64 [rbp + 25280], zmm14                    ;   650.2 p8+p9   41 t spill
        vmovdqa64 zmm14, zmm4                             ;   656.3         42 t copy
        vmovdqu64 [rbp + 23232], zmm13                    ;   644.3 p7+p4   21 t spill
        vmovdqa64 zmm13, zmm31                            ;   655.2         42 t copy
        vmovdqu64 [rbp + 26688], zmm22                    ;   646.3 p8+p9   21 t spill
        vmovdqa64 zmm22, zmm27                            ;   656.3         42 t copy
        vmovdqu64 [rbp + 24256], zmm24                    ;   639.2 p7+p4   21 t spill
        vmovdqu64 zmm24, [rbp + 17984]                    ;   529.5 p2      42 t
        vpternlogd zmm24, zmm25, [r8 + 1020]{1to16}, 0x69 ;   656.2 p5+p3   42 t
        vpxord zmm23, zmm23, zmm24                        ;   657.2 p0      42 t
        vpord zmm22, zmm22, zmm24                         ;   657.2 p5      42 t
        vpxord zmm13, zmm13, zmm24                        ;   657.3 p0      42 t
        vpxord zmm1, zmm1, zmm23                          ;   658.2 p5      42 t
        vpord zmm11, zmm11, zmm23                         ;   658.3 p0      42 t
        vmovdqu64 [rbp + 26112], zmm28                    ;   641.2 p8+p9   21 t spill
        vmovdqu64 zmm28, [rbp + 24640]                    ;   532.7 p2      41 t
        vmovdqu64 [rbp + 19328], zmm3                     ;   635.3 p7+p4   21 t spill
        vmovdqa64 zmm3, zmm1                              ;   659.2         42 t copy
        vmovdqu64 [rbp + 22912], zmm15                    ;   633.3 p8+p9   21 t spill
        vmovdqa64 zmm15, zmm11                            ;   659.3         42 t copy
        vpternlogd zmm15, zmm26, zmm31, 0x78              ;   659.3 p5      42 t
        vpternlogd zmm17, zmm15, zmm22, 0x96              ;   660.3 p0      42 t
        vpternlogd zmm22, zmm25, zmm13, 0x1e              ;   660.2 p5      42 t
        vpternlogd zmm11, zmm31, [rbp + 20544], 0x96      ;   660.3 p0+p3   42 t
        vpternlogd zmm11, zmm1, zmm4, 0x78                ;   661.3 p5      42 t
        vpxord zmm22, zmm22, zmm11                        ;   662.3 p0      42 t
        vmovdqa64 zmm1, zmm22                             ;   663.3         42 t copy
        vmovdqu64 [rbp + 20544], zmm6                     ;   654.2 p7+p4   41 t spill
        vmovdqa64 zmm6, zmm30                             ;   645.2         41 t copy
        vmovdqu64 [rbp + 26240], zmm30                    ;   645.2 p8+p9   41 t spill
        vmovdqu64 zmm30, [rbp + 20544]                    ;   654.2 p2      41 t
        vmovdqu64 [rbp + 25408], zmm0                     ;   644.3 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm13                             ;   658.3         42 t copy
        vpternlogd zmm0, zmm16, [r8 + 1004]{1to16}, 0x96  ;   662.2 p5+p3   42 t
        vpxord zmm14, zmm14, zmm0                         ;   663.2 p0      42 t
        vpternlogd zmm15, zmm18, zmm14, 0x78              ;   664.2 p5      42 t
        vpxord zmm19, zmm19, zmm14                        ;   664.2 p0      42 t
        vpternlogd zmm17, zmm5, zmm19, 0x78               ;   665.2 p5      42 t
        vmovdqu64 zmm5, [rbp + 25472]                     ;   629.3 p2      41 t
        vpxord zmm5, zmm5, [rbp + 22912]                  ;   664.3 p0+p3   41 t
        vpandd zmm1, zmm1, zmm17                          ;   666.2 p5      42 t
        vmovdqa64 zmm16, zmm17                            ;   666.2         42 t copy
        vmovdqu64 [rbp + 22912], zmm5                     ;   665.3 p8+p9   41 t spill
        vmovdqa64 zmm5, zmm8                              ;   619.3         42 t copy
        vpternlogd zmm5, zmm27, zmm0, 0x60                ;   665.3 p0      42 t
        vpxord zmm15, zmm15, zmm5                         ;   666.3 p5      42 t
        vpternlogd zmm5, zmm20, [rbp + 20160], 0x1e       ;   666.3 p0+p2   42 t
        vpternlogd zmm5, zmm11, zmm1, 0x96                ;   667.3 p5      42 t
        vmovdqu64 zmm11, [rbp + 24512]                    ;   542.5 p3      41 t
        vpternlogd zmm22, zmm15, zmm5, 0x78               ;   668.3 p0      42 t
        vpxord zmm16, zmm16, zmm5                         ;   668.3 p5      42 t
        vmovdqu64 zmm5, [rbp + 20608]                     ;   543.3 p2      41 t
        vpternlogd zmm1, zmm22, zmm16, 0x36               ;   669.3 p0      42 t
        vpternlogd zmm17, zmm15, zmm22, 0x78              ;   669.3 p5      42 t
        vpternlogd zmm15, zmm22, zmm17, 0x78              ;   670.3 p0      42 t
        vpternlogd zmm16, zmm1, zmm17, 0x1e               ;   670.3 p5      42 t
        vmovdqa64 zmm22, zmm1                             ;   670.3         42 t copy
        vpternlogd zmm22, zmm27, zmm0, 0x60               ;   670.3 p0      42 t
        vmovdqu64 [rbp + 25472], zmm0                     ;   663.2 p7+p4   42 t spill
        vpxord zmm0, zmm1, zmm17                          ;   671.2 p5      42 t
        vpandd zmm21, zmm21, zmm0                         ;   672.2 p0      42 t
        vpternlogd zmm13, zmm21, zmm15, 0x6c              ;   673.2 p5      42 t
        vmovdqu64 [rbp + 26176], zmm5                     ;   549.3 p8+p9   41 t spill
        vpxord zmm5, zmm0, zmm16                          ;   672.3 p0      42 t
        vpandd zmm14, zmm14, zmm5                         ;   673.3 p5      42 t
        vpternlogd zmm19, zmm0, zmm14, 0x6a               ;   674.3 p0      42 t
        vpternlogd zmm14, zmm26, zmm16, 0x78              ;   674.3 p5      42 t
        vpternlogd zmm25, zmm19, zmm15, 0x6c              ;   675.3 p0      42 t
        vpxord zmm0, zmm15, zmm16                         ;   675.2 p5      42 t
        vpternlogd zmm21, zmm24, zmm0, 0x78               ;   676.2 p0      42 t
        vmovdqu64 zmm24, [rbp + 24832]                    ;   547.3 p3      41 t
        vmovdqu64 zmm26, [rbp + 24448]                    ;   547.5 p2      41 t
        vpternlogd zmm27, zmm22, zmm0, 0x6c               ;   676.2 p5      42 t
        vpxord zmm19, zmm19, zmm27                        ;   677.2 p0      42 t
        vpxord zmm15, zmm15, zmm17                        ;   677.2 p5      42 t
        vpxord zmm0, zmm0, zmm1                           ;   677.3 p0      42 t
        vpternlogd zmm8, zmm1, zmm21, 0x6a                ;   678.2 p5      42 t
        vpternlogd zmm4, zmm14, zmm15, 0x6c               ;   678.3 p0      42 t
        vpandd zmm3, zmm3, zmm15                          ;   679.2 p5      42 t
        vmovdqu64 zmm1, [rbp + 23808]                     ;   548.8 p3      21 t reload
        vmovdqu64 zmm15, [rbp + 20544]                    ;   654.2 p2      41 t
        vpternlogd zmm15, zmm1, [rbp + 23808], 0xc3       ;   679.3 p0+p3   41 t
        vpternlogd zmm31, zmm16, zmm3, 0x6a               ;   680.2 p5      42 t
        vmovdqu64 zmm1, [rbp + 23488]                     ;   550.0 p2      22 t reload
        vmovdqu64 zmm16, [rbp + 25728]                    ;   576.3 p3      41 t
        vpternlogd zmm16, zmm1, zmm1, 0xc3                ;   680.3 p0      41 t
        vpxord zmm21, zmm21, zmm3                         ;   681.2 p5      42 t
        vpternlogd zmm21, zmm23, zmm0, 0x78               ;   682.2 p0      42 t
        vmovdqu64 zmm3, [rbp + 22208]                     ;   616.3 p2      22 t reload
        vmovdqu64 zmm23, [rbp + 24832]                    ;   551.8 p3      41 t
        vpternlogd zmm23, zmm3, zmm3, 0xc3                ;   682.2 p5      41 t
        vpxord zmm31, zmm31, zmm13                        ;   682.3 p0      42 t
        vpternlogd zmm20, zmm31, zmm17, 0x6c              ;   683.3 p5      42 t
        vpxord zmm22, zmm22, zmm14                        ;   683.3 p0      41 t
        vpxord zmm25, zmm25, zmm20                        ;   684.3 p5      42 t
        vpxord zmm4, zmm4, zmm20                          ;   684.3 p0      42 t
        vpternlogd zmm20, zmm17, [rbp + 20160], 0x78      ;   685.2 p5+p2   42 t
        vmovdqu64 zmm14, [rbp + 25984]                    ;   580.3 p3      23 t reload
        vmovdqu64 zmm17, [rbp + 24000]                    ;   553.0 p2      41 t
        vpternlogd zmm17, zmm14, [rbp + 25984], 0xc3      ;   685.3 p0+p3   41 t
        vpxord zmm20, zmm20, zmm21                        ;   686.2 p5      42 t
        vpternlogd zmm18, zmm5, zmm20, 0x6a               ;   687.2 p0      42 t
        vmovdqu64 zmm5, [rbp + 24192]                     ;   554.0 p2      22 t reload
        vmovdqu64 zmm14, [rbp + 23744]                    ;   554.8 p3      22 t reload
        vmovdqu64 zmm27, [rbp + 20928]                    ;   580.3 p2      41 t
        vpternlogd zmm27, zmm14, zmm5, 0x96               ;   687.2 p5      41 t
        vpxord zmm8, zmm8, zmm20                          ;   687.3 p0      42 t
        vmovdqu64 zmm20, [rbp + 24320]                    ;   555.8 p3      41 t
        vpternlogd zmm13, zmm21, zmm19, 0x96              ;   688.2 p5      41 t
        vpxord zmm11, zmm11, zmm13                        ;   689.2 p0      41 t
        vmovdqu64 zmm13, [rbp + 23424]                    ;   556.0 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 25088]                    ;   621.2 p3      22 t reload
        vpternlogd zmm3, zmm21, zmm13, 0x69               ;   689.2 p5      41 t
        vpxord zmm10, zmm10, zmm8                         ;   689.3 p0      41 t
        vpternlogd zmm14, zmm5, zmm10, 0x69               ;   690.3 p5      41 t
        vpternlogd zmm8, zmm25, zmm4, 0x96                ;   690.3 p0      42 t
        vmovdqu64 zmm5, [rbp + 19136]                     ;   557.2 p2      41 t
        vpxord zmm12, zmm12, zmm27                        ;   691.2 p5      41 t
        vpxord zmm7, zmm7, zmm27                          ;   691.3 p0      41 t
        vpternlogd zmm22, zmm0, [rbp + 25472], 0x78       ;   692.2 p5+p3   41 t
        vmovdqu64 zmm0, [rbp + 24896]                     ;   559.3 p2      21 t reload
        vmovdqu64 zmm27, [rbp + 26560]                    ;   619.2 p3      22 t reload
        vpternlogd zmm21, zmm27, zmm0, 0x96               ;   692.3 p0      41 t
        vpxord zmm20, zmm20, zmm4                         ;   693.2 p5      41 t
        vpxord zmm2, zmm2, zmm14                          ;   693.3 p0      41 t
        vpxord zmm10, zmm10, zmm12                        ;   694.2 p5      41 t
        vpternlogd zmm22, zmm25, [rbp + 24640], 0x69      ;   694.3 p0+p2   41 t
        vmovdqu64 zmm4, [rbp + 20480]                     ;   606.2 p3      22 t reload
        vpternlogd zmm27, zmm4, [rbp + 26496], 0x96       ;   695.2 p5+p2   41 t
        vpxord zmm4, zmm15, zmm22                         ;   695.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 24576]                    ;   562.5 p3      23 t reload
        vpternlogd zmm1, zmm31, zmm25, 0x96               ;   696.2 p5      41 t
        vpxord zmm5, zmm5, zmm3                           ;   696.3 p0      41 t
        vmovdqa64 zmm13, zmm16                            ;   681.3         41 t copy
        vmovdqu64 [rbp + 23488], zmm15                    ;   680.3 p7+p4   41 t spill
        vmovdqu64 zmm15, [rbp + 24064]                    ;   564.2 p2      22 t reload
        vpternlogd zmm22, zmm15, [rbp + 24064], 0xc3      ;   697.2 p5+p3   41 t
        vmovdqa64 zmm15, zmm23                            ;   683.2         41 t copy
        vmovdqu64 [rbp + 24064], zmm12                    ;   692.2 p8+p9   41 t spill
        vmovdqu64 zmm12, [rbp + 26176]                    ;   566.5 p2      41 t reload
        vpxord zmm12, zmm12, zmm21                        ;   697.3 p0      41 t
        vpternlogd zmm19, zmm8, [rbp + 24448], 0x69       ;   698.2 p5+p3   41 t
        vpternlogd zmm8, zmm18, [rbp + 24768], 0x96       ;   698.3 p0+p2   41 t
        vpxord zmm29, zmm29, zmm8                         ;   699.3 p5      41 t
        vmovdqu64 [rbp + 24768], zmm14                    ;   691.3 p7+p4   41 t spill
        vmovdqu64 zmm14, [rbp + 24960]                    ;   568.3 p3      22 t reload
        vpternlogd zmm8, zmm14, [rbp + 24960], 0xc3       ;   699.3 p0+p2   41 t
        vpxord zmm9, zmm9, zmm8                           ;   700.3 p5      41 t
        vmovdqu64 zmm14, [rbp + 25280]                    ;   650.2 p3      62 t
        vpxord zmm14, zmm14, [rbp + 17600]                ;   700.3 p0+p2   62 t
        vmovdqu64 [rbp + 17600], zmm14                    ;   701.3 p8+p9   62 t spill
        vmovdqu64 zmm14, [rbp + 26624]                    ;   649.3 p3      62 t
        vpxord zmm14, zmm14, [rbp + 17344]                ;   701.2 p5+p2   62 t
        vmovdqu64 [rbp + 17344], zmm14                    ;   702.2 p7+p4   62 t spill
        vmovdqu64 zmm14, [rbp + 25792]                    ;   652.3 p3      62 t
        vpxord zmm14, zmm14, [rbp + 17792]                ;   701.3 p0+p2   62 t
        vmovdqu64 [rbp + 17792], zmm14                    ;   702.3 p8+p9   62 t spill
        vmovdqa64 zmm14, zmm11                            ;   690.2         41 t copy
        vmovdqu64 [rbp + 24960], zmm8                     ;   700.3 p7+p4   41 t spill
        vmovdqa64 zmm8, zmm22                             ;   698.2         41 t copy
        vmovdqu64 [rbp + 24448], zmm22                    ;   698.2 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm17                            ;   686.3         41 t copy
        vmovdqu64 [rbp + 26176], zmm2                     ;   694.3 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm1                              ;   697.2         41 t copy
        vmovdqu64 [rbp + 26496], zmm1                     ;   697.2 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 26176]                     ;   694.3 p3      62 t
        vpxord zmm1, zmm1, [rbp + 13760]                  ;   702.2 p5+p2   62 t
        vmovdqu64 [rbp + 20480], zmm1                     ;   703.2 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm12                             ;   698.3         41 t copy
        vmovdqu64 [rbp + 26560], zmm12                    ;   698.3 p8+p9   41 t spill
        vmovdqa64 zmm12, zmm19                            ;   699.2         41 t copy
        vmovdqu64 [rbp + 24640], zmm9                     ;   701.3 p7+p4   41 t spill
        vmovdqu64 zmm9, [rbp + 23616]                     ;   576.5 p3      22 t reload
        vpternlogd zmm19, zmm9, [rbp + 23616], 0xc3       ;   702.3 p0+p2   41 t
        vmovdqu64 [rbp + 25088], zmm7                     ;   692.3 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 24640]                     ;   701.3 p3      62 t
        vpxord zmm7, zmm7, [rbp + 13696]                  ;   707.3 p5+p2   62 t
        vmovdqu64 [rbp + 25472], zmm7                     ;   708.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rbp + 25088]                     ;   692.3 p3      62 t
        vpxord zmm7, zmm7, [rbp + 18240]                  ;   703.3 p0+p2   62 t
        vmovdqu64 [rbp + 18240], zmm7                     ;   704.3 p8+p9   62 t spill
        vmovdqa64 zmm7, zmm20                             ;   694.2         41 t copy
        vpternlogd zmm20, zmm9, [rbp + 23552], 0x96       ;   704.2 p5+p3   41 t
        vpxord zmm9, zmm10, [rbp + 17280]                 ;   704.3 p0+p2   62 t
        vmovdqu64 [rbp + 17280], zmm9                     ;   705.3 p7+p4   62 t spill
        vmovdqa64 zmm9, zmm5                              ;   697.3         41 t copy
        vmovdqu64 [rbp + 24192], zmm5                     ;   697.3 p8+p9   41 t spill
        vpxord zmm5, zmm4, [rbp + 16768]                  ;   705.2 p5+p3   62 t
        vmovdqu64 [rbp + 16768], zmm5                     ;   706.2 p7+p4   62 t spill
        vmovdqa64 zmm5, zmm19                             ;   703.3         41 t copy
        vmovdqu64 [rbp + 23744], zmm4                     ;   696.3 p8+p9   41 t spill
        vpxord zmm4, zmm29, [rbp + 16832]                 ;   705.3 p0+p2   62 t
        vmovdqu64 [rbp + 16832], zmm4                     ;   706.3 p7+p4   62 t spill
        vmovdqu64 zmm4, [rbp + 23872]                     ;   582.5 p3      21 t reload
        vpternlogd zmm16, zmm4, [rbp + 23936], 0x69       ;   706.2 p5+p2   41 t
        vpternlogd zmm31, zmm16, zmm25, 0x96              ;   707.2 p0      41 t
        vpternlogd zmm27, zmm4, [rbp + 23936], 0x69       ;   707.2 p5+p3   41 t
        vmovdqa64 zmm4, zmm27                             ;   708.2         41 t copy
        vmovdqu64 [rbp + 23936], zmm10                    ;   695.2 p8+p9   41 t spill
        vmovdqu64 zmm10, [rbp + 20416]                    ;   584.2 p2      41 t reload
        vpternlogd zmm27, zmm10, [rbp + 20416], 0xc3      ;   708.2 p0+p3   41 t
        vpxord zmm13, zmm13, zmm27                        ;   709.2 p5      41 t
        vmovdqu64 [rbp + 23872], zmm27                    ;   709.2 p7+p4   41 t spill
        vpxord zmm27, zmm31, [rbp + 17216]                ;   708.3 p0+p2   62 t
        vmovdqu64 [rbp + 17216], zmm27                    ;   709.3 p8+p9   62 t spill
        vpxord zmm27, zmm13, [rbp + 18176]                ;   710.2 p5+p3   62 t
        vmovdqu64 [rbp + 18176], zmm27                    ;   711.2 p7+p4   62 t spill
        vmovdqu64 zmm27, [rbp + 22144]                    ;   586.2 p2      41 t reload
        vpternlogd zmm23, zmm27, [rbp + 23360], 0x69      ;   709.3 p0+p3   41 t
        vmovdqu64 [rbp + 22208], zmm31                    ;   708.2 p8+p9   41 t spill
        vmovdqa64 zmm31, zmm23                            ;   710.3         41 t copy
        vmovdqu64 [rbp + 20928], zmm23                    ;   710.3 p7+p4   41 t spill
        vmovdqu64 zmm23, [rbp + 24128]                    ;   587.2 p2      22 t reload
        vpternlogd zmm11, zmm23, [rbp + 23552], 0x69      ;   710.2 p5+p3   41 t
        vmovdqu64 [rbp + 25984], zmm29                    ;   700.3 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 21824]                    ;   588.2 p2      21 t reload
        vpternlogd zmm17, zmm29, [rbp + 23680], 0x69      ;   710.3 p0+p3   41 t
        vmovdqu64 [rbp + 20160], zmm16                    ;   707.2 p7+p4   41 t spill
        vmovdqu64 zmm16, [rbp + 25152]                    ;   614.2 p2      22 t reload
        vpternlogd zmm29, zmm16, [rbp + 23680], 0x69      ;   711.2 p5+p3   41 t
        vmovdqa64 zmm16, zmm29                            ;   712.2         41 t copy
        vmovdqu64 [rbp + 23680], zmm19                    ;   703.3 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 23296]                    ;   590.2 p2      41 t reload
        vpternlogd zmm29, zmm19, [rbp + 23296], 0xc3      ;   712.2 p0+p3   41 t
        vpxord zmm22, zmm22, zmm29                        ;   713.2 p5      41 t
        vmovdqu64 [rbp + 21824], zmm29                    ;   713.2 p7+p4   41 t spill
        vmovdqu64 zmm29, [rbp + 26688]                    ;   646.3 p2      21 t reload
        vpternlogd zmm19, zmm29, [rbp + 26368], 0x96      ;   712.3 p0+p3   41 t
        vmovdqa64 zmm29, zmm19                            ;   713.3         41 t copy
        vmovdqu64 [rbp + 23296], zmm13                    ;   710.2 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 24384]                    ;   592.2 p2      23 t reload
        vpternlogd zmm19, zmm13, [rbp + 24384], 0xc3      ;   713.3 p5+p3   41 t
        vpxord zmm16, zmm16, zmm19                        ;   714.3 p0      41 t
        vpxord zmm13, zmm22, [rbp + 17728]                ;   714.2 p5+p2   62 t
        vmovdqu64 [rbp + 17728], zmm13                    ;   715.2 p7+p4   62 t spill
        vpxord zmm13, zmm16, [rbp + 13568]                ;   715.3 p0+p3   62 t
        vmovdqu64 [rbp + 26688], zmm13                    ;   716.3 p8+p9   62 t spill
        vmovdqa64 zmm13, zmm17                            ;   711.3         41 t copy
        vpternlogd zmm13, zmm18, [rbp + 24384], 0x96      ;   715.2 p5+p2   41 t
        vmovdqu64 [rbp + 25152], zmm17                    ;   711.3 p7+p4   41 t spill
        vpxord zmm17, zmm13, [rbp + 16704]                ;   716.2 p0+p3   62 t
        vmovdqu64 [rbp + 16704], zmm17                    ;   717.2 p8+p9   62 t spill
        vmovdqu64 zmm17, [rbp + 24000]                    ;   595.2 p2      22 t reload
        vpternlogd zmm18, zmm17, [rbp + 24384], 0x96      ;   716.2 p5+p3   41 t
        vpxord zmm29, zmm29, zmm18                        ;   717.2 p0      41 t
        vmovdqu64 zmm17, [rbp + 17152]                    ;   596.2 p2      62 t
        vmovdqu64 [rbp + 17152], zmm13                    ;   716.2 p7+p4   41 t spill
        vmovdqu64 zmm13, [rbp + 17472]                    ;   596.5 p3      62 t
        vmovdqu64 [rbp + 17472], zmm16                    ;   715.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 16960]                    ;   597.2 p2      62 t
        vmovdqu64 [rbp + 16960], zmm18                    ;   717.2 p7+p4   41 t spill
        vmovdqu64 zmm18, [rbp + 18304]                    ;   597.5 p3      62 t
        vmovdqu64 [rbp + 18304], zmm22                    ;   714.2 p8+p9   41 t spill
        vmovdqu64 zmm22, [rbp + 17664]                    ;   598.2 p2      62 t
        vmovdqu64 [rbp + 17664], zmm19                    ;   714.3 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 18112]                    ;   598.5 p3      62 t
        vmovdqu64 [rbp + 18112], zmm29                    ;   718.2 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 18048]                    ;   599.2 p2      62 t
        vmovdqu64 zmm27, [rbp + 13312]                    ;   599.5 p3      62 t
        vmovdqu64 [rbp + 18048], zmm20                    ;   705.2 p7+p4   41 t spill
        vmovdqu64 zmm20, [rbp + 17408]                    ;   600.3 p2      62 t
        vmovdqu64 zmm0, [rbp + 17536]                     ;   600.5 p3      62 t
        vmovdqu64 zmm23, [rbp + 13504]                    ;   601.3 p2      62 t
        vmovdqu64 [rbp + 17536], zmm23                    ;   609.7 p8+p9   62 t spill
        vmovdqu64 zmm23, [rbp + 13632]                    ;   601.5 p3      62 t
        vmovdqu64 [rbp + 17408], zmm23                    ;   610.2 p7+p4   62 t spill
        vmovdqu64 zmm23, [rbp + 20352]                    ;   602.3 p2      41 t reload
        vmovdqu64 [rbp + 24384], zmm0                     ;   611.7 p8+p9   62 t spill
        vmovdqu64 zmm0, [rbp + 25408]                     ;   644.3 p3      41 t
        vpternlogd zmm0, zmm23, [rbp + 23168], 0x96       ;   717.2 p5+p2   41 t
        vpxord zmm28, zmm28, zmm0                         ;   718.2 p0      41 t
        vpxord zmm8, zmm8, zmm0                           ;   718.2 p5      41 t
        vmovdqu64 zmm0, [rbp + 26240]                     ;   645.2 p3      41 t reload
        vpternlogd zmm23, zmm0, [rbp + 23168], 0x69       ;   718.3 p0+p2   41 t
        vmovdqu64 zmm0, [rbp + 18112]                     ;   718.2 p3      62 t
        vpxord zmm0, zmm0, [rbp + 14080]                  ;   724.2 p5+p2   62 t
        vpxord zmm30, zmm30, zmm23                        ;   719.3 p0      41 t
        vpxord zmm6, zmm6, zmm28                          ;   720.2 p5      41 t
        vpxord zmm18, zmm18, zmm30                        ;   720.3 p0      62 t
        vpxord zmm27, zmm27, zmm6                         ;   721.2 p5      62 t
        vpternlogd zmm30, zmm28, [rbp + 16640], 0x96      ;   721.3 p0+p3   62 t
        vpxord zmm28, zmm8, [rbp + 13824]                 ;   722.2 p5+p2   62 t
        vmovdqu64 [rbp + 16640], zmm30                    ;   722.3 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 17024]                    ;   608.7 p3      62 t
        vmovdqu64 [rbp + 17024], zmm0                     ;   725.2 p8+p9   62 t spill
        vmovdqu64 zmm0, [rbp + 17088]                     ;   609.3 p2      62 t
        vmovdqu64 [rbp + 17088], zmm28                    ;   723.2 p7+p4   62 t spill
        vmovdqu64 zmm28, [rbp + 14016]                    ;   610.2 p3      62 t
        vmovdqu64 [rbp + 23168], zmm27                    ;   722.2 p8+p9   62 t spill
        vmovdqu64 zmm27, [rbp + 14144]                    ;   611.2 p2      62 t
        vmovdqu64 [rbp + 20352], zmm18                    ;   721.3 p7+p4   62 t spill
        vmovdqu64 zmm18, [rbp + 24256]                    ;   639.2 p3      41 t
        vpternlogd zmm18, zmm11, [rbp + 20608], 0x69      ;   722.3 p0+p2   41 t
        vpxord zmm0, zmm0, zmm18                          ;   723.3 p5      62 t
        vmovdqu64 [rbp + 26240], zmm0                     ;   724.3 p8+p9   62 t spill
        vmovdqu64 zmm0, [rbp + 26432]                     ;   621.3 p3      21 t reload
        vmovdqu64 [rbp + 25408], zmm23                    ;   719.3 p7+p4   41 t spill
        vmovdqu64 zmm23, [rbp + 22912]                    ;   665.3 p2      41 t
        vpternlogd zmm23, zmm0, [rbp + 19328], 0x78       ;   723.3 p0+p3   41 t
        vpternlogd zmm23, zmm10, [rbp + 26112], 0x96      ;   724.3 p5+p2   41 t
        vpxord zmm2, zmm2, zmm23                          ;   725.3 p0      41 t
        vpternlogd zmm23, zmm25, zmm25, 0xc3              ;   725.3 p5      41 t
        vmovdqu64 zmm0, [rbp + 25536]                     ;   617.0 p3      23 t reload
        vmovdqu64 zmm10, [rbp + 25600]                    ;   617.3 p2      41 t
        vpternlogd zmm10, zmm0, [rbp + 25664], 0x96       ;   725.3 p0+p3   41 t
        vpxord zmm4, zmm4, zmm23                          ;   726.3 p5      41 t
        vpxord zmm20, zmm20, zmm4                         ;   727.3 p0      62 t
        vpxord zmm30, zmm30, zmm2                         ;   727.2 p5      62 t
        vmovdqu64 zmm0, [rbp + 23552]                     ;   618.3 p2      22 t reload
        vmovdqu64 zmm25, [rbp + 24128]                    ;   619.0 p3      22 t reload
        vpternlogd zmm10, zmm25, zmm0, 0x69               ;   727.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 23616]                    ;   619.3 p2      22 t reload
        vmovdqu64 [rbp + 24128], zmm30                    ;   728.2 p8+p9   62 t spill
        vmovdqu64 zmm30, [rbp + 19200]                    ;   620.0 p3      23 t reload
        vpternlogd zmm0, zmm30, zmm25, 0x96               ;   728.2 p5      41 t
        vmovdqu64 zmm30, [rbp + 26048]                    ;   620.3 p2      23 t reload
        vpternlogd zmm25, zmm30, [rbp + 25600], 0x96      ;   728.3 p0+p3   41 t
        vpxord zmm1, zmm1, zmm10                          ;   729.2 p5      41 t
        vpxord zmm24, zmm24, zmm25                        ;   729.3 p0      41 t
        vpxord zmm31, zmm31, zmm25                        ;   730.2 p5      41 t
        vpxord zmm12, zmm12, zmm24                        ;   730.3 p0      41 t
        vmovdqu64 zmm30, [rbp + 24896]                    ;   621.5 p2      21 t reload
        vpternlogd zmm10, zmm30, [rbp + 24896], 0xc3      ;   731.2 p5+p3   41 t
        vpxord zmm14, zmm14, zmm10                        ;   732.2 p0      41 t
        vpxord zmm9, zmm9, zmm0                           ;   732.2 p5      41 t
        vpxord zmm13, zmm13, zmm12                        ;   732.3 p0      62 t
        vpxord zmm22, zmm22, zmm1                         ;   733.2 p5      62 t
        vpxord zmm17, zmm17, zmm14                        ;   733.3 p0      62 t
        vpxord zmm19, zmm19, zmm31                        ;   734.2 p5      62 t
        vpxord zmm29, zmm29, zmm9                         ;   734.3 p0      62 t
        vmovdqu64 zmm30, [rbp + 23424]                    ;   623.2 p2      21 t reload
        vpternlogd zmm0, zmm30, [rbp + 23424], 0xc3       ;   735.2 p5+p3   41 t
        vpxord zmm7, zmm7, zmm0                           ;   736.2 p0      41 t
        vpxord zmm16, zmm16, zmm7                         ;   737.2 p5      62 t
        vpternlogd zmm18, zmm10, [rbp + 16448], 0x96      ;   736.3 p0+p2   62 t
        vmovdqu64 zmm30, [rbp + 24256]                    ;   639.2 p3      21 t reload
        vmovdqu64 zmm10, [rbp + 24512]                    ;   625.2 p2      41 t
        vpternlogd zmm10, zmm30, [rbp + 20608], 0x69      ;   737.2 p5+p3   41 t
        vpxord zmm21, zmm21, zmm10                        ;   738.2 p0      41 t
        vmovdqu64 zmm30, [rbp + 20800]                    ;   626.2 p2      61 t reload
        vmovdqu64 [rbp + 8064], zmm30                     ;   632.2 p7+p4   60 rounds
        vpternlogd zmm1, zmm10, [rbp + 14464], 0x96       ;   738.2 p5+p3   62 t
        vmovdqu64 zmm30, [rbp + 25344]                    ;   632.2 p2      21 t reload
        vmovdqu64 zmm10, [rbp + 26368]                    ;   635.3 p3      41 t
        vpternlogd zmm10, zmm30, [rbp + 25024], 0x96      ;   738.3 p0+p2   41 t
        vmovdqu64 zmm30, [rbp + 21248]                    ;   628.3 p3      61 t reload
        vmovdqu64 [rbp + 8128], zmm30                     ;   634.3 p8+p9   60 rounds
        vmovdqu64 zmm30, [rbp + 24384]                    ;   629.2 p2      62 t reload
        vpxord zmm30, zmm30, zmm21                        ;   739.2 p5      62 t
        vpternlogd zmm21, zmm11, [rbp + 16576], 0x96      ;   739.3 p0+p3   62 t
        vmovdqu64 zmm11, [rbp + 22144]                    ;   630.2 p2      41 t reload
        vpternlogd zmm10, zmm11, [rbp + 23360], 0x69      ;   740.2 p5+p3   41 t
        vmovdqu64 zmm11, [rbp + 20096]                    ;   631.2 p2      61 t reload
        vmovdqu64 [rbp + 8192], zmm11                     ;   637.2 p7+p4   60 rounds
        vmovdqu64 zmm11, [rbp + 21696]                    ;   631.3 p3      61 t reload
        vmovdqu64 [rbp + 8256], zmm11                     ;   637.3 p8+p9   60 rounds
        vmovdqu64 zmm11, [rbp + 22848]                    ;   632.2 p2      61 t reload
        vmovdqu64 [rbp + 8320], zmm11                     ;   638.2 p7+p4   60 rounds
        vpxord zmm26, zmm26, zmm10                        ;   741.2 p0      41 t
        vmovdqu64 zmm11, [rbp + 17920]                    ;   632.3 p3      61 t reload
        vmovdqu64 [rbp + 8384], zmm11                     ;   638.3 p8+p9   60 rounds
        vmovdqu64 zmm11, [rbp + 19264]                    ;   633.2 p2      61 t reload
        vmovdqu64 [rbp + 8448], zmm11                     ;   639.2 p7+p4   60 rounds
        vmovdqu64 zmm11, [rbp + 17856]                    ;   633.5 p3      61 t reload
        vmovdqu64 [rbp + 8512], zmm11                     ;   639.5 p8+p9   60 rounds
        vmovdqu64 zmm11, [rbp + 20288]                    ;   634.2 p2      61 t reload
        vmovdqu64 [rbp + 8576], zmm11                     ;   640.2 p7+p4   60 rounds
        vpxord zmm5, zmm5, zmm10                          ;   741.2 p5      41 t
        vmovdqu64 zmm10, [rbp + 23232]                    ;   644.3 p3      21 t reload
        vmovdqu64 zmm11, [rbp + 19136]                    ;   635.3 p2      41 t reload
        vmovdqu64 zmm25, [rbp + 24320]                    ;   635.7 p3      41 t
        vpternlogd zmm25, zmm11, zmm10, 0x69              ;   741.3 p0      41 t
        vpternlogd zmm11, zmm10, [rbp + 18048], 0x69      ;   742.2 p5+p2   41 t
        vpxord zmm15, zmm15, zmm26                        ;   742.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 19520]                    ;   636.7 p3      61 t reload
        vmovdqu64 [rbp + 8640], zmm10                     ;   642.7 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 18624]                    ;   637.3 p2      61 t reload
        vmovdqu64 [rbp + 8704], zmm10                     ;   643.3 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 21056]                    ;   637.7 p3      61 t reload
        vmovdqu64 [rbp + 8768], zmm10                     ;   643.7 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21952]                    ;   638.3 p2      61 t reload
        vmovdqu64 [rbp + 8832], zmm10                     ;   644.3 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 18944]                    ;   638.7 p3      61 t reload
        vmovdqu64 [rbp + 8896], zmm10                     ;   644.7 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19776]                    ;   639.3 p2      61 t reload
        vmovdqu64 [rbp + 8960], zmm10                     ;   645.3 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 19072]                    ;   641.2 p3      61 t reload
        vmovdqu64 [rbp + 9024], zmm10                     ;   647.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 18688]                    ;   641.5 p2      61 t reload
        vmovdqu64 [rbp + 9088], zmm10                     ;   647.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 21120]                    ;   642.2 p3      61 t reload
        vmovdqu64 [rbp + 9152], zmm10                     ;   648.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21440]                    ;   642.5 p2      61 t reload
        vmovdqu64 [rbp + 9216], zmm10                     ;   648.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22528]                    ;   643.2 p3      61 t reload
        vmovdqu64 [rbp + 9280], zmm10                     ;   649.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19840]                    ;   643.5 p2      61 t reload
        vmovdqu64 [rbp + 9344], zmm10                     ;   649.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 19648]                    ;   644.2 p3      61 t reload
        vmovdqu64 [rbp + 9408], zmm10                     ;   650.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19008]                    ;   644.5 p2      61 t reload
        vmovdqu64 [rbp + 9472], zmm10                     ;   650.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22336]                    ;   645.2 p3      61 t reload
        vmovdqu64 [rbp + 9536], zmm10                     ;   651.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21376]                    ;   645.5 p2      61 t reload
        vmovdqu64 [rbp + 9600], zmm10                     ;   651.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22656]                    ;   646.2 p3      61 t reload
        vmovdqu64 [rbp + 9664], zmm10                     ;   652.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 20032]                    ;   646.5 p2      61 t reload
        vmovdqu64 [rbp + 9728], zmm10                     ;   653.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 20864]                    ;   647.2 p3      61 t reload
        vmovdqu64 [rbp + 9792], zmm10                     ;   654.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21888]                    ;   647.5 p2      61 t reload
        vmovdqu64 [rbp + 9856], zmm10                     ;   655.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22720]                    ;   648.2 p3      61 t reload
        vmovdqu64 [rbp + 9920], zmm10                     ;   656.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 18496]                    ;   648.5 p2      61 t reload
        vmovdqu64 [rbp + 9984], zmm10                     ;   657.5 p7+p4   60 rounds
        vpxord zmm3, zmm3, zmm25                          ;   743.2 p5      41 t
        vmovdqu64 zmm10, [rbp + 19392]                    ;   649.2 p3      61 t reload
        vmovdqu64 [rbp + 10048], zmm10                    ;   658.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 18816]                    ;   649.5 p2      61 t reload
        vmovdqu64 [rbp + 10112], zmm10                    ;   659.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 18432]                    ;   650.2 p3      61 t reload
        vmovdqu64 [rbp + 10176], zmm10                    ;   660.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 22464]                    ;   650.5 p2      61 t reload
        vmovdqu64 [rbp + 10240], zmm10                    ;   661.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 18368]                    ;   651.2 p3      61 t reload
        vmovdqu64 [rbp + 10304], zmm10                    ;   662.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21568]                    ;   651.5 p2      61 t reload
        vmovdqu64 [rbp + 10368], zmm10                    ;   663.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 18880]                    ;   652.2 p3      61 t reload
        vmovdqu64 [rbp + 10432], zmm10                    ;   664.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19968]                    ;   652.5 p2      61 t reload
        vmovdqu64 [rbp + 10496], zmm10                    ;   665.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 21184]                    ;   653.2 p3      61 t reload
        vmovdqu64 [rbp + 10560], zmm10                    ;   666.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 20992]                    ;   653.5 p2      61 t reload
        vmovdqu64 [rbp + 10624], zmm10                    ;   667.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 21760]                    ;   654.2 p3      61 t reload
        vmovdqu64 [rbp + 10688], zmm10                    ;   668.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 20736]                    ;   654.5 p2      61 t reload
        vmovdqu64 [rbp + 10752], zmm10                    ;   669.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 19584]                    ;   655.2 p3      61 t reload
        vmovdqu64 [rbp + 10816], zmm10                    ;   670.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 20224]                    ;   655.5 p2      61 t reload
        vmovdqu64 [rbp + 10880], zmm10                    ;   671.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 23040]                    ;   656.2 p3      61 t reload
        vmovdqu64 [rbp + 10944], zmm10                    ;   672.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 22080]                    ;   656.5 p2      61 t reload
        vmovdqu64 [rbp + 11008], zmm10                    ;   673.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22784]                    ;   657.2 p3      61 t reload
        vmovdqu64 [rbp + 11072], zmm10                    ;   674.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 22976]                    ;   657.5 p2      61 t reload
        vmovdqu64 [rbp + 11136], zmm10                    ;   675.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 19712]                    ;   658.2 p3      61 t reload
        vmovdqu64 [rbp + 11200], zmm10                    ;   676.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21632]                    ;   658.5 p2      61 t reload
        vmovdqu64 [rbp + 11264], zmm10                    ;   677.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22592]                    ;   659.2 p3      61 t reload
        vmovdqu64 [rbp + 11328], zmm10                    ;   678.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19904]                    ;   659.5 p2      61 t reload
        vmovdqu64 [rbp + 11392], zmm10                    ;   679.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22016]                    ;   660.2 p3      61 t reload
        vmovdqu64 [rbp + 11456], zmm10                    ;   680.5 p8+p9   60 rounds
        vpxord zmm28, zmm28, zmm5                         ;   743.3 p0      62 t
        vpxord zmm27, zmm27, zmm11                        ;   744.2 p5      62 t
        vpternlogd zmm31, zmm26, [rbp + 14528], 0x96      ;   744.3 p0+p2   62 t
        vpternlogd zmm9, zmm25, [rbp + 14656], 0x96       ;   745.2 p5+p3   62 t
        vmovdqu64 zmm10, [rbp + 14208]                    ;   661.5 p2      40 t reload
        vmovdqu64 zmm25, [rbp + 25280]                    ;   662.2 p3      62 t
        vpternlogd zmm25, zmm10, [rbp + 26816], 0x96      ;   745.3 p0+p2   62 t
        vpternlogd zmm5, zmm24, [rbp + 15552], 0x96       ;   746.2 p5+p3   62 t
        vmovdqu64 zmm10, [rbp + 15360]                    ;   663.5 p2      40 t reload
        vpternlogd zmm8, zmm10, [rbp + 23488], 0x96       ;   746.3 p0+p3   62 t
        vmovdqu64 zmm10, [rbp + 14848]                    ;   664.5 p2      40 t reload
        vpternlogd zmm6, zmm10, [rbp + 24448], 0x96       ;   747.2 p5+p3   62 t
        vmovdqu64 zmm10, [rbp + 14272]                    ;   665.5 p2      40 t reload
        vmovdqu64 zmm24, [rbp + 25088]                    ;   692.3 p3      62 t
        vpternlogd zmm24, zmm10, [rbp + 24704], 0x96      ;   747.3 p0+p2   62 t
        vpternlogd zmm11, zmm0, [rbp + 15680], 0x96       ;   748.2 p5+p3   62 t
        vmovdqu64 zmm0, [rbp + 23296]                     ;   710.2 p2      41 t reload
        vpternlogd zmm23, zmm0, [rbp + 16896], 0x96       ;   748.3 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 17536]                     ;   668.5 p2      62 t reload
        vpxord zmm0, zmm0, zmm15                          ;   749.2 p5      62 t
        vmovdqu64 zmm10, [rbp + 21312]                    ;   669.2 p3      61 t reload
        vmovdqu64 [rbp + 11520], zmm10                    ;   681.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22400]                    ;   669.5 p2      61 t reload
        vmovdqu64 [rbp + 11584], zmm10                    ;   682.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 17408]                    ;   670.2 p3      62 t reload
        vpxord zmm10, zmm10, zmm3                         ;   749.3 p0      62 t
        vmovdqu64 zmm26, [rbp + 22272]                    ;   670.5 p2      61 t reload
        vmovdqu64 [rbp + 11648], zmm26                    ;   683.5 p7+p4   60 rounds
        vmovdqu64 zmm26, [rbp + 18752]                    ;   671.2 p3      61 t reload
        vmovdqu64 [rbp + 11712], zmm26                    ;   684.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rbp + 21504]                    ;   671.5 p2      61 t reload
        vmovdqu64 [rbp + 11776], zmm26                    ;   685.5 p7+p4   60 rounds
        vmovdqu64 zmm26, [rbp + 19456]                    ;   672.2 p3      61 t reload
        vmovdqu64 [rbp + 11840], zmm26                    ;   686.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rbp + 23104]                    ;   672.5 p2      61 t reload
        vmovdqu64 [rbp + 11904], zmm26                    ;   687.5 p7+p4   60 rounds
        vmovdqu64 zmm26, [rbp + 18560]                    ;   673.2 p3      61 t reload
        vmovdqu64 [rbp + 11968], zmm26                    ;   688.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rbp + 20672]                    ;   673.5 p2      61 t reload
        vmovdqu64 [rbp + 12032], zmm26                    ;   689.5 p7+p4   60 rounds
        vmovdqu64 zmm26, [rbp + 17984]                    ;   674.2 p3      61 t reload
        vmovdqu64 [rbp + 12096], zmm26                    ;   690.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rbp + 16512]                    ;   674.5 p2      40 t reload
        vpternlogd zmm4, zmm26, [rbp + 26496], 0x96       ;   750.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 16384]                    ;   675.5 p2      40 t reload
        vpternlogd zmm2, zmm26, [rbp + 20160], 0x96       ;   750.3 p0+p3   62 t
        vmovdqu64 zmm26, [rbp + 16064]                    ;   676.5 p2      40 t reload
        vpternlogd zmm12, zmm26, [rbp + 20928], 0x96      ;   751.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 16320]                    ;   677.5 p2      40 t reload
        vpternlogd zmm14, zmm26, [rbp + 26560], 0x96      ;   751.3 p0+p3   62 t
        vmovdqu64 zmm26, [rbp + 16192]                    ;   678.5 p2      40 t reload
        vpternlogd zmm7, zmm26, [rbp + 24192], 0x96       ;   752.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 15040]                    ;   679.5 p2      40 t reload
        vpternlogd zmm15, zmm26, [rbp + 23680], 0x96      ;   752.3 p0+p3   62 t
        vmovdqu64 zmm26, [rbp + 15168]                    ;   680.5 p2      40 t reload
        vpternlogd zmm3, zmm26, [rbp + 18048], 0x96       ;   753.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 14592]                    ;   681.5 p2      40 t reload
        vmovdqu64 [rbp + 18048], zmm13                    ;   733.3 p7+p4   62 t spill
        vmovdqu64 zmm13, [rbp + 18304]                    ;   714.2 p3      62 t
        vpternlogd zmm13, zmm26, [rbp + 17664], 0x96      ;   753.3 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 14720]                    ;   683.2 p3      40 t reload
        vmovdqu64 [rbp + 17664], zmm17                    ;   734.3 p8+p9   62 t spill
        vmovdqu64 zmm17, [rbp + 26624]                    ;   683.5 p2      62 t
        vpternlogd zmm17, zmm26, [rbp + 24960], 0x96      ;   754.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 14784]                    ;   684.5 p2      40 t reload
        vmovdqu64 [rbp + 24960], zmm16                    ;   738.2 p7+p4   62 t spill
        vmovdqu64 zmm16, [rbp + 25792]                    ;   685.2 p3      62 t
        vpternlogd zmm16, zmm26, [rbp + 24768], 0x96      ;   754.3 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 15104]                    ;   686.2 p3      40 t reload
        vmovdqu64 [rbp + 24768], zmm22                    ;   734.2 p8+p9   62 t spill
        vmovdqu64 zmm22, [rbp + 17472]                    ;   715.3 p2      62 t
        vpternlogd zmm22, zmm26, [rbp + 16960], 0x96      ;   755.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 15232]                    ;   687.5 p2      40 t reload
        vmovdqu64 [rbp + 16960], zmm19                    ;   735.2 p7+p4   62 t spill
        vmovdqu64 zmm19, [rbp + 24640]                    ;   701.3 p3      62 t
        vpternlogd zmm19, zmm26, [rbp + 25920], 0x96      ;   755.3 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 15296]                    ;   689.2 p3      40 t reload
        vmovdqu64 [rbp + 25920], zmm29                    ;   735.3 p8+p9   62 t spill
        vmovdqu64 zmm29, [rbp + 26176]                    ;   694.3 p2      62 t
        vpternlogd zmm29, zmm26, [rbp + 24064], 0x96      ;   756.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 23168]                    ;   722.2 p2      62 t reload
        vmovdqu64 [rbp + 13312], zmm26                    ;   728.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 13504], zmm0                     ;   750.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 26688]                     ;   716.3 p3      62 t reload
        vmovdqu64 [rbp + 13568], zmm0                     ;   722.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 15616]                     ;   691.5 p2      40 t reload
        vmovdqu64 zmm26, [rbp + 18112]                    ;   718.2 p3      62 t
        vpternlogd zmm26, zmm0, [rbp + 25152], 0x96       ;   756.3 p0+p2   62 t
        vmovdqu64 [rbp + 13632], zmm10                    ;   750.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 25472]                     ;   708.3 p3      62 t reload
        vmovdqu64 [rbp + 13696], zmm0                     ;   714.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 15744]                     ;   693.5 p2      40 t reload
        vmovdqu64 zmm10, [rbp + 25984]                    ;   700.3 p3      62 t
        vpternlogd zmm10, zmm0, [rbp + 26752], 0x96       ;   757.2 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 20480]                     ;   703.2 p3      62 t reload
        vmovdqu64 [rbp + 13760], zmm0                     ;   709.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 15808]                     ;   695.5 p2      40 t reload
        vmovdqu64 [rbp + 20480], zmm20                    ;   728.3 p7+p4   62 t spill
        vmovdqu64 zmm20, [rbp + 23936]                    ;   696.2 p3      62 t
        vpternlogd zmm20, zmm0, [rbp + 25856], 0x96       ;   757.3 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 17088]                     ;   723.2 p3      62 t reload
        vmovdqu64 [rbp + 13824], zmm0                     ;   729.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 15872]                     ;   697.5 p2      40 t reload
        vmovdqu64 [rbp + 17088], zmm30                    ;   740.2 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 23744]                    ;   698.2 p3      62 t
        vpternlogd zmm30, zmm0, [rbp + 25408], 0x96       ;   758.2 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 16256]                     ;   699.2 p3      40 t reload
        vmovdqu64 [rbp + 25408], zmm7                     ;   753.2 p8+p9   62 t spill
        vmovdqu64 zmm7, [rbp + 22208]                     ;   708.2 p2      62 t
        vpternlogd zmm7, zmm0, [rbp + 23872], 0x96        ;   758.3 p0+p3   62 t
        vmovdqu64 [rbp + 14016], zmm28                    ;   744.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 17024]                     ;   725.2 p2      62 t reload
        vmovdqu64 [rbp + 14080], zmm0                     ;   731.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 16128]                     ;   701.2 p3      40 t reload
        vmovdqu64 zmm28, [rbp + 17152]                    ;   716.2 p2      62 t
        vpternlogd zmm28, zmm0, [rbp + 21824], 0x96       ;   759.2 p5+p3   62 t
        vmovdqu64 [rbp + 14464], zmm1                     ;   739.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 14144], zmm27                    ;   745.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 25408]                     ;   753.2 p2      62 t reload
        vmovdqu64 [rbp + 16192], zmm0                     ;   759.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 14208], zmm25                    ;   746.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 14528], zmm31                    ;   745.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14656], zmm9                     ;   746.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 14272], zmm24                    ;   748.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14848], zmm6                     ;   748.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 15360], zmm8                     ;   747.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 15552], zmm5                     ;   747.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 15680], zmm11                    ;   749.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 14592], zmm13                    ;   754.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 15040], zmm15                    ;   753.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 14720], zmm17                    ;   755.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 14784], zmm16                    ;   755.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 15168], zmm3                     ;   754.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 16064], zmm12                    ;   752.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 15104], zmm22                    ;   756.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 15232], zmm19                    ;   756.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 15296], zmm29                    ;   757.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 15616], zmm26                    ;   757.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 15744], zmm10                    ;   758.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 15808], zmm20                    ;   758.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 15872], zmm30                    ;   759.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 16128], zmm28                    ;   760.2 p7+p4   60 rounds
        add r8, 0x200                                     ;   702.5 p1      60 rounds
        vmovdqu64 zmm16, [rbp + 16832]                    ;   706.3 p3      62 t reload
        vmovdqu64 zmm17, [rbp + 17280]                    ;   705.3 p2      62 t reload
        vmovdqu64 zmm30, [rbp + 16768]                    ;   706.2 p3      62 t reload
        vmovdqu64 zmm0, [rbp + 17216]                     ;   709.3 p2      62 t reload
        vmovdqu64 zmm19, [rbp + 18048]                    ;   733.3 p3      62 t reload
        vmovdqu64 zmm20, [rbp + 16704]                    ;   717.2 p2      62 t reload
        vmovdqu64 zmm1, [rbp + 17664]                     ;   734.3 p3      62 t reload
        vmovdqu64 zmm31, [rbp + 24960]                    ;   738.2 p2      62 t reload
        vmovdqu64 zmm22, [rbp + 17600]                    ;   707.2 p3      62 t reload
        vmovdqu64 zmm3, [rbp + 18240]                     ;   707.5 p2      62 t reload
        vmovdqu64 zmm24, [rbp + 24768]                    ;   734.2 p3      62 t reload
        vmovdqu64 zmm25, [rbp + 16960]                    ;   735.2 p2      62 t reload
        vmovdqu64 zmm5, [rbp + 20352]                     ;   721.3 p3      62 t reload
        vmovdqu64 zmm6, [rbp + 18176]                     ;   711.2 p2      62 t reload
        vmovdqu64 zmm26, [rbp + 17728]                    ;   715.2 p3      62 t reload
        vmovdqu64 zmm27, [rbp + 25920]                    ;   735.3 p2      62 t reload
        vmovdqu64 zmm28, [rbp + 17344]                    ;   711.2 p3      62 t reload
        vmovdqu64 zmm29, [rbp + 17792]                    ;   711.5 p2      62 t reload
        vmovdqu64 zmm8, [rbp + 20480]                     ;   728.3 p3      62 t reload
        vmovdqu64 zmm9, [rbp + 17088]                     ;   740.2 p2      62 t reload
        vmovdqu64 zmm10, [rbp + 24128]                    ;   728.2 p3      62 t reload
        vmovdqu64 zmm11, [rbp + 26240]                    ;   724.3 p2      62 t reload
        vmovdqu64 zmm12, [rbp + 16640]                    ;   722.3 p3      62 t reload
        vmovdqa64 zmm13, zmm18                            ;   737.3         62 t copy
        vmovdqa64 zmm18, zmm30                            ;   712.2         62 t copy
        vmovdqa64 zmm15, zmm14                            ;   752.3         62 t copy
        vmovdqa64 zmm14, zmm7                             ;   759.3         62 t copy
        vmovdqa64 zmm7, zmm11                             ;   730.3         62 t copy
        vmovdqa64 zmm11, zmm21                            ;   740.3         62 t copy
        vmovdqa64 zmm21, zmm31                            ;   744.2         62 t copy
        vmovdqa64 zmm30, zmm23                            ;   749.3         62 t copy
        vmovdqa64 zmm23, zmm3                             ;   713.5         62 t copy
        vmovdqa64 zmm3, zmm6                              ;   717.2         62 t copy
        vmovdqa64 zmm6, zmm10                             ;   734.2         62 t copy
        vmovdqa64 zmm10, zmm4                             ;   751.2         62 t copy
        vmovdqa64 zmm4, zmm8                              ;   734.3         62 t copy
        vmovdqa64 zmm8, zmm12                             ;   728.3         62 t copy
        vmovdqa64 zmm12, zmm2                             ;   751.3         62 t copy
        vmovdqa64 zmm2, zmm5                              ;   727.3         62 t copy
        vmovdqa64 zmm5, zmm9                              ;   746.2         62 t copy
        vmovdqa64 zmm9, zmm30                             ;   749.3         62 t copy
        cmp r8, qword [rbp + 35120]                       ;                    more rounds?
        jne .rounds_3
        mov qword [rbp + 35112], r8                       ;                    resident
        vmovdqu64 [rbp + 12352], zmm0                     ;                    resident
        vmovdqu64 [rbp + 12416], zmm1                     ;                    resident
        vmovdqu64 [rbp + 12800], zmm2                     ;                    resident
        vmovdqu64 [rbp + 12864], zmm3                     ;                    resident
        vmovdqu64 [rbp + 13376], zmm4                     ;                    resident
        vmovdqu64 [rbp + 13440], zmm5                     ;                    resident
        vmovdqu64 [rbp + 13888], zmm6                     ;                    resident
        vmovdqu64 [rbp + 13952], zmm7                     ;                    resident
        vmovdqu64 [rbp + 14336], zmm8                     ;                    resident
        vmovdqu64 [rbp + 14400], zmm9                     ;                    resident
        vmovdqu64 [rbp + 14912], zmm10                    ;                    resident
        vmovdqu64 [rbp + 14976], zmm11                    ;                    resident
        vmovdqu64 [rbp + 15424], zmm12                    ;                    resident
        vmovdqu64 [rbp + 15488], zmm13                    ;                    resident
        vmovdqu64 [rbp + 15936], zmm14                    ;                    resident
        vmovdqu64 [rbp + 16000], zmm15                    ;                    resident
        vmovdqu64 [rbp + 12160], zmm16                    ;                    resident
        vmovdqu64 [rbp + 12224], zmm17                    ;                    resident
        vmovdqu64 [rbp + 12288], zmm18                    ;                    resident
        vmovdqu64 [rbp + 12480], zmm19                    ;                    resident
        vmovdqu64 [rbp + 12544], zmm20                    ;                    resident
        vmovdqu64 [rbp + 12608], zmm21                    ;                    resident
        vmovdqu64 [rbp + 12672], zmm22                    ;                    resident
        vmovdqu64 [rbp + 12736], zmm23                    ;                    resident
        vmovdqu64 [rbp + 12928], zmm24                    ;                    resident
        vmovdqu64 [rbp + 12992], zmm25                    ;                    resident
        vmovdqu64 [rbp + 13056], zmm26                    ;                    resident
        vmovdqu64 [rbp + 13120], zmm27                    ;                    resident
        vmovdqu64 [rbp + 13184], zmm28                    ;                    resident
        vmovdqu64 [rbp + 13248], zmm29                    ;                    resident
        mov r8, qword [rbp + 35096]                       ;     0.0 p2      71 d.0 reload
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
        vpternlogd zmm1, zmm2, [r8 + 2472]{1to16}, 0x78   ;    94.0 p0+p3   52 x
        vmovdqu64 [rbp + 4672], zmm1                      ;    95.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6720], zmm3                      ;    95.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8832]                      ;    90.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 10880]                     ;    90.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2352]{1to16}, 0x1e   ;    96.2 p5+p2   51 x
        vpternlogd zmm1, zmm3, [r8 + 2476]{1to16}, 0x78   ;    96.0 p0+p3   52 x
        vmovdqu64 [rbp + 4736], zmm1                      ;    97.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6784], zmm2                      ;    97.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8896]                      ;    92.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 10944]                     ;    92.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2356]{1to16}, 0x1e   ;    98.2 p5+p2   51 x
        vpternlogd zmm1, zmm2, [r8 + 2480]{1to16}, 0x78   ;    98.0 p0+p3   52 x
        vmovdqu64 [rbp + 4800], zmm1                      ;    99.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6848], zmm3                      ;    99.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 8960]                      ;    94.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11008]                     ;    94.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2360]{1to16}, 0x1e   ;   100.2 p5+p2   51 x
        vpternlogd zmm1, zmm3, [r8 + 2484]{1to16}, 0x78   ;   100.0 p0+p3   52 x
        vmovdqu64 [rbp + 4864], zmm1                      ;   101.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6912], zmm2                      ;   101.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9024]                      ;    96.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11072]                     ;    96.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2364]{1to16}, 0x1e   ;   102.2 p5+p2   51 x
        vpternlogd zmm1, zmm2, [r8 + 2488]{1to16}, 0x78   ;   102.0 p0+p3   52 x
        vmovdqu64 [rbp + 4928], zmm1                      ;   103.0 p8+p9   69 groups
        vmovdqu64 [rbp + 6976], zmm3                      ;   103.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9088]                      ;    98.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11136]                     ;    98.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2368]{1to16}, 0x1e   ;   104.2 p5+p2   51 x
        vpternlogd zmm1, zmm3, [r8 + 2492]{1to16}, 0x78   ;   104.0 p0+p3   52 x
        vmovdqu64 [rbp + 4992], zmm1                      ;   105.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7040], zmm2                      ;   105.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9152]                      ;   100.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11200]                     ;   100.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2372]{1to16}, 0x1e   ;   106.2 p5+p2   51 x
        vpternlogd zmm1, zmm2, [r8 + 2496]{1to16}, 0x78   ;   106.0 p0+p3   52 x
        vmovdqu64 [rbp + 5056], zmm1                      ;   107.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7104], zmm3                      ;   107.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9216]                      ;   102.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11264]                     ;   102.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2376]{1to16}, 0x1e   ;   108.2 p5+p2   51 x
        vpternlogd zmm1, zmm3, [r8 + 2500]{1to16}, 0x78   ;   108.0 p0+p3   52 x
        vmovdqu64 [rbp + 5120], zmm1                      ;   109.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7168], zmm2                      ;   109.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9280]                      ;   104.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11328]                     ;   104.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2380]{1to16}, 0x1e   ;   110.2 p5+p2   51 x
        vpternlogd zmm1, zmm2, [r8 + 2504]{1to16}, 0x78   ;   110.0 p0+p3   52 x
        vmovdqu64 [rbp + 5184], zmm1                      ;   111.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7232], zmm3                      ;   111.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9344]                      ;   106.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11392]                     ;   106.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2384]{1to16}, 0x1e   ;   112.2 p5+p2   51 x
        vpternlogd zmm1, zmm3, [r8 + 2508]{1to16}, 0x78   ;   112.0 p0+p3   52 x
        vmovdqu64 [rbp + 5248], zmm1                      ;   113.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7296], zmm2                      ;   113.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9408]                      ;   108.0 p2      51 x reload
        vmovdqu64 zmm3, [rbp + 11456]                     ;   108.2 p3      51 x
        vpternlogd zmm3, zmm1, [r8 + 2388]{1to16}, 0x1e   ;   114.2 p5+p2   51 x
        vpternlogd zmm1, zmm2, [r8 + 2512]{1to16}, 0x78   ;   114.0 p0+p3   52 x
        vmovdqu64 [rbp + 5312], zmm1                      ;   115.0 p8+p9   69 groups
        vmovdqu64 [rbp + 7360], zmm3                      ;   115.2 p7+p4   69 groups
        vmovdqu64 zmm1, [rbp + 9472]                      ;   110.0 p2      51 x reload
        vmovdqu64 zmm2, [rbp + 11520]                     ;   110.2 p3      51 x
        vpternlogd zmm2, zmm1, [r8 + 2392]{1to16}, 0x1e   ;   116.2 p5+p2   51 x
        vpternlogd zmm1, zmm3, [r8 + 2516]{1to16}, 0x78   ;   116.0 p0+p3   52 x
        vmovdqu64 [rbp + 5376], zmm1                      ;   117.0 p8+p9   69 groups
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
        mov qword [rbp + 35096], r8                       ;   128.8 p7+p4   69 groups
        cmp r8, qword [rbp + 35104]                       ;                    more groups?
        jne .groups_2
        vmovdqu64 zmm0, [rbp + 3968]                      ;     0.0 p2      60 rounds reload
        vmovdqu64 [rbp + 26880], zmm0                     ;     6.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4032]                      ;     0.3 p3      60 rounds reload
        vmovdqu64 [rbp + 26944], zmm0                     ;     6.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4096]                      ;     1.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27008], zmm0                     ;     7.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4160]                      ;     1.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27072], zmm0                     ;     7.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4224]                      ;     2.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27136], zmm0                     ;     8.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4288]                      ;     2.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27200], zmm0                     ;     8.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4352]                      ;     3.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27264], zmm0                     ;     9.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4416]                      ;     3.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27328], zmm0                     ;     9.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4480]                      ;     4.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27392], zmm0                     ;    10.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4544]                      ;     4.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27456], zmm0                     ;    10.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4608]                      ;     5.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27520], zmm0                     ;    11.0 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4672]                      ;     5.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27584], zmm0                     ;    11.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4736]                      ;     6.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27648], zmm0                     ;    12.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4800]                      ;     6.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27712], zmm0                     ;    12.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4864]                      ;     7.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27776], zmm0                     ;    14.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 4928]                      ;     7.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27840], zmm0                     ;    14.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 4992]                      ;     8.0 p2      60 rounds reload
        vmovdqu64 [rbp + 27904], zmm0                     ;    16.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5056]                      ;     8.3 p3      60 rounds reload
        vmovdqu64 [rbp + 27968], zmm0                     ;    16.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5120]                      ;     9.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28032], zmm0                     ;    18.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5184]                      ;     9.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28096], zmm0                     ;    18.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5248]                      ;    10.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28160], zmm0                     ;    20.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5312]                      ;    10.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28224], zmm0                     ;    20.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5376]                      ;    11.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28288], zmm0                     ;    22.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5440]                      ;    11.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28352], zmm0                     ;    22.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5504]                      ;    12.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28416], zmm0                     ;    24.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5568]                      ;    12.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28480], zmm0                     ;    24.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5632]                      ;    13.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28544], zmm0                     ;    26.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5696]                      ;    13.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28608], zmm0                     ;    26.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5760]                      ;    14.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28672], zmm0                     ;    28.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5824]                      ;    14.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28736], zmm0                     ;    28.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 5888]                      ;    15.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28800], zmm0                     ;    30.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 5952]                      ;    15.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28864], zmm0                     ;    30.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6016]                      ;    16.0 p2      60 rounds reload
        vmovdqu64 [rbp + 28928], zmm0                     ;    32.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6080]                      ;    16.3 p3      60 rounds reload
        vmovdqu64 [rbp + 28992], zmm0                     ;    32.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6144]                      ;    17.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29056], zmm0                     ;    34.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6208]                      ;    17.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29120], zmm0                     ;    34.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6272]                      ;    18.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29184], zmm0                     ;    36.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6336]                      ;    18.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29248], zmm0                     ;    36.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6400]                      ;    19.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29312], zmm0                     ;    38.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6464]                      ;    19.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29376], zmm0                     ;    38.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6528]                      ;    20.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29440], zmm0                     ;    40.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6592]                      ;    20.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29504], zmm0                     ;    40.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6656]                      ;    21.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29568], zmm0                     ;    42.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6720]                      ;    21.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29632], zmm0                     ;    42.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6784]                      ;    22.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29696], zmm0                     ;    44.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6848]                      ;    22.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29760], zmm0                     ;    44.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 6912]                      ;    23.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29824], zmm0                     ;    46.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 6976]                      ;    23.3 p3      60 rounds reload
        vmovdqu64 [rbp + 29888], zmm0                     ;    46.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7040]                      ;    24.0 p2      60 rounds reload
        vmovdqu64 [rbp + 29952], zmm0                     ;    48.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7104]                      ;    24.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30016], zmm0                     ;    48.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7168]                      ;    25.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30080], zmm0                     ;    50.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7232]                      ;    25.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30144], zmm0                     ;    50.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7296]                      ;    26.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30208], zmm0                     ;    52.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7360]                      ;    26.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30272], zmm0                     ;    52.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7424]                      ;    27.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30336], zmm0                     ;    54.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7488]                      ;    27.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30400], zmm0                     ;    54.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7552]                      ;    28.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30464], zmm0                     ;    56.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7616]                      ;    28.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30528], zmm0                     ;    56.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7680]                      ;    29.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30592], zmm0                     ;    58.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7744]                      ;    29.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30656], zmm0                     ;    58.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7808]                      ;    30.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30720], zmm0                     ;    60.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 7872]                      ;    30.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30784], zmm0                     ;    60.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 7936]                      ;    31.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30848], zmm0                     ;    62.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 8000]                      ;    31.3 p3      60 rounds reload
        vmovdqu64 [rbp + 30912], zmm0                     ;    62.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp - 128]                       ;    32.0 p2      60 rounds reload
        vmovdqu64 [rbp + 30976], zmm0                     ;    64.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp - 64]                        ;    32.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31040], zmm0                     ;    64.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 0]                         ;    33.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31104], zmm0                     ;    66.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 64]                        ;    33.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31168], zmm0                     ;    66.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 128]                       ;    34.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31232], zmm0                     ;    68.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 192]                       ;    34.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31296], zmm0                     ;    68.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 256]                       ;    35.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31360], zmm0                     ;    70.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 320]                       ;    35.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31424], zmm0                     ;    70.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 384]                       ;    36.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31488], zmm0                     ;    72.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 448]                       ;    36.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31552], zmm0                     ;    72.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 512]                       ;    37.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31616], zmm0                     ;    74.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 576]                       ;    37.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31680], zmm0                     ;    74.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 640]                       ;    38.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31744], zmm0                     ;    76.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 704]                       ;    38.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31808], zmm0                     ;    76.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 768]                       ;    39.0 p2      60 rounds reload
        vmovdqu64 [rbp + 31872], zmm0                     ;    78.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 832]                       ;    39.3 p3      60 rounds reload
        vmovdqu64 [rbp + 31936], zmm0                     ;    78.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 896]                       ;    40.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32000], zmm0                     ;    80.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 960]                       ;    40.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32064], zmm0                     ;    80.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1024]                      ;    41.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32128], zmm0                     ;    82.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1088]                      ;    41.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32192], zmm0                     ;    82.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1152]                      ;    42.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32256], zmm0                     ;    84.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1216]                      ;    42.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32320], zmm0                     ;    84.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1280]                      ;    43.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32384], zmm0                     ;    86.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1344]                      ;    43.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32448], zmm0                     ;    86.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1408]                      ;    44.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32512], zmm0                     ;    88.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1472]                      ;    44.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32576], zmm0                     ;    88.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1536]                      ;    45.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32640], zmm0                     ;    90.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1600]                      ;    45.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32704], zmm0                     ;    90.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1664]                      ;    46.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32768], zmm0                     ;    92.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1728]                      ;    46.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32832], zmm0                     ;    92.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1792]                      ;    47.0 p2      60 rounds reload
        vmovdqu64 [rbp + 32896], zmm0                     ;    94.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1856]                      ;    47.3 p3      60 rounds reload
        vmovdqu64 [rbp + 32960], zmm0                     ;    94.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 1920]                      ;    48.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33024], zmm0                     ;    96.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 1984]                      ;    48.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33088], zmm0                     ;    96.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2048]                      ;    49.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33152], zmm0                     ;    98.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2112]                      ;    49.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33216], zmm0                     ;    98.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2176]                      ;    50.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33280], zmm0                     ;   100.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2240]                      ;    50.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33344], zmm0                     ;   100.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2304]                      ;    51.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33408], zmm0                     ;   102.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2368]                      ;    51.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33472], zmm0                     ;   102.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2432]                      ;    52.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33536], zmm0                     ;   104.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2496]                      ;    52.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33600], zmm0                     ;   104.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2560]                      ;    53.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33664], zmm0                     ;   106.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2624]                      ;    53.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33728], zmm0                     ;   106.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2688]                      ;    54.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33792], zmm0                     ;   108.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2752]                      ;    54.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33856], zmm0                     ;   108.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2816]                      ;    55.0 p2      60 rounds reload
        vmovdqu64 [rbp + 33920], zmm0                     ;   110.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 2880]                      ;    55.3 p3      60 rounds reload
        vmovdqu64 [rbp + 33984], zmm0                     ;   110.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 2944]                      ;    56.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34048], zmm0                     ;   112.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3008]                      ;    56.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34112], zmm0                     ;   112.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3072]                      ;    57.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34176], zmm0                     ;   114.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3136]                      ;    57.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34240], zmm0                     ;   114.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3200]                      ;    58.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34304], zmm0                     ;   116.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3264]                      ;    58.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34368], zmm0                     ;   116.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3328]                      ;    59.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34432], zmm0                     ;   118.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3392]                      ;    59.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34496], zmm0                     ;   118.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3456]                      ;    60.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34560], zmm0                     ;   120.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3520]                      ;    60.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34624], zmm0                     ;   120.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3584]                      ;    61.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34688], zmm0                     ;   122.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3648]                      ;    61.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34752], zmm0                     ;   122.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3712]                      ;    62.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34816], zmm0                     ;   124.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3776]                      ;    62.3 p3      60 rounds reload
        vmovdqu64 [rbp + 34880], zmm0                     ;   124.5 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 3840]                      ;    63.0 p2      60 rounds reload
        vmovdqu64 [rbp + 34944], zmm0                     ;   126.2 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 3904]                      ;    63.3 p3      60 rounds reload
        vmovdqu64 [rbp + 35008], zmm0                     ;   126.5 p8+p9   60 rounds
        mov r8, qword [rbp + 35088]                       ;    42.7 p10     60 rounds reload
        mov qword [rbp + 35128], r8                       ;   128.2 p7+p4   60 rounds
        add r8, 0x600                                     ;    47.7 p0      60 rounds
        mov qword [rbp + 35136], r8                       ;   128.5 p8+p9   60 rounds
        mov r8, qword [rbp + 35128]                       ;                    resident
        vmovdqu64 zmm0, [rbp + 31168]                     ;                    resident
        vmovdqu64 zmm1, [rbp + 31232]                     ;                    resident
        vmovdqu64 zmm2, [rbp + 31616]                     ;                    resident
        vmovdqu64 zmm3, [rbp + 31680]                     ;                    resident
        vmovdqu64 zmm4, [rbp + 32192]                     ;                    resident
        vmovdqu64 zmm5, [rbp + 32256]                     ;                    resident
        vmovdqu64 zmm6, [rbp + 32704]                     ;                    resident
        vmovdqu64 zmm7, [rbp + 32768]                     ;                    resident
        vmovdqu64 zmm8, [rbp + 33152]                     ;                    resident
        vmovdqu64 zmm9, [rbp + 33216]                     ;                    resident
        vmovdqu64 zmm10, [rbp + 33728]                    ;                    resident
        vmovdqu64 zmm11, [rbp + 33792]                    ;                    resident
        vmovdqu64 zmm12, [rbp + 34240]                    ;                    resident
        vmovdqu64 zmm13, [rbp + 34304]                    ;                    resident
        vmovdqu64 zmm14, [rbp + 34752]                    ;                    resident
        vmovdqu64 zmm15, [rbp + 34816]                    ;                    resident
        vmovdqu64 zmm16, [rbp + 30976]                    ;                    resident
        vmovdqu64 zmm17, [rbp + 31040]                    ;                    resident
        vmovdqu64 zmm18, [rbp + 31104]                    ;                    resident
        vmovdqu64 zmm19, [rbp + 31296]                    ;                    resident
        vmovdqu64 zmm20, [rbp + 31360]                    ;                    resident
        vmovdqu64 zmm21, [rbp + 31424]                    ;                    resident
        vmovdqu64 zmm22, [rbp + 31488]                    ;                    resident
        vmovdqu64 zmm23, [rbp + 31552]                    ;                    resident
        vmovdqu64 zmm24, [rbp + 31744]                    ;                    resident
        vmovdqu64 zmm25, [rbp + 31808]                    ;                    resident
        vmovdqu64 zmm26, [rbp + 31872]                    ;                    resident
        vmovdqu64 zmm27, [rbp + 31936]                    ;                    resident
        vmovdqu64 zmm28, [rbp + 32000]                    ;                    resident
        vmovdqu64 zmm29, [rbp + 32064]                    ;                    resident
        align 16
.rounds_4:
        vpbroadcastd zmm30, [r8 + 4620]                   ;     0.0 p2      61 r.3
        vpbroadcastd zmm31, [r8 + 4632]                   ;     0.2 p3      61 r.6
        vmovdqu64 [rbp + 16256], zmm14                    ;     0.3 p7+p4   40 t spill
        vpbroadcastd zmm14, [r8 + 4616]                   ;     0.5 p10     61 r.2
        vmovdqu64 [rbp + 16320], zmm15                    ;     0.7 p8+p9   40 t spill
        vpbroadcastd zmm15, [r8 + 4624]                   ;     1.0 p2      61 r.4
        vmovdqu64 [rbp + 16384], zmm12                    ;     2.3 p7+p4   40 t spill
        vpbroadcastd zmm12, [r8 + 4648]                   ;     1.2 p3      61 r.10
        vmovdqu64 [rbp + 16448], zmm13                    ;     2.7 p8+p9   40 t spill
        vpbroadcastd zmm13, [r8 + 4660]                   ;     1.5 p10     61 r.13
        vmovdqu64 [rbp + 16512], zmm10                    ;     4.3 p7+p4   40 t spill
        vpbroadcastd zmm10, [r8 + 4644]                   ;     2.0 p2      61 r.9
        vmovdqu64 [rbp + 16576], zmm11                    ;     4.7 p8+p9   40 t spill
        vpbroadcastd zmm11, [r8 + 4652]                   ;     2.2 p3      61 r.11
        vmovdqu64 [rbp + 16640], zmm8                     ;     6.3 p7+p4   40 t spill
        vpbroadcastd zmm8, [r8 + 4684]                    ;     2.5 p10     61 r.19
        vpbroadcastd zmm8, [r8 + 4696]                    ;     3.0 p2      61 r.22
        vpbroadcastd zmm8, [r8 + 4680]                    ;     3.2 p3      61 r.18
        vpbroadcastd zmm8, [r8 + 4688]                    ;     3.5 p10     61 r.20
        vpbroadcastd zmm8, [r8 + 4716]                    ;     4.0 p2      61 r.27
        vpbroadcastd zmm8, [r8 + 4728]                    ;     4.2 p3      61 r.30
        vpbroadcastd zmm8, [r8 + 4712]                    ;     4.5 p10     61 r.26
        vpbroadcastd zmm8, [r8 + 4720]                    ;     5.0 p2      61 r.28
        vpbroadcastd zmm8, [r8 + 4744]                    ;     5.2 p3      61 r.34
        vpbroadcastd zmm8, [r8 + 4756]                    ;     5.5 p10     61 r.37
        vpbroadcastd zmm8, [r8 + 4740]                    ;     6.0 p2      61 r.33
        vpbroadcastd zmm8, [r8 + 4748]                    ;     6.2 p3      61 r.35
        vpbroadcastd zmm8, [r8 + 4780]                    ;     6.5 p10     61 r.43
        vpbroadcastd zmm8, [r8 + 4792]                    ;     7.0 p2      61 r.46
        vpbroadcastd zmm8, [r8 + 4776]                    ;     7.2 p3      61 r.42
        vpbroadcastd zmm8, [r8 + 4784]                    ;     7.5 p10     61 r.44
        vmovdqa64 zmm8, zmm20                             ;     5.2         41 t copy
        vpternlogd zmm8, zmm31, zmm31, 0xc3               ;     6.2 p0      41 t
        vmovdqa64 zmm31, zmm18                            ;     5.5         41 t copy
        vpternlogd zmm31, zmm14, zmm14, 0xc3              ;     6.5 p5      41 t
        vpbroadcastd zmm14, [r8 + 4812]                   ;     8.0 p2      61 r.51
        vmovdqu64 [rbp + 16704], zmm20                    ;     6.7 p8+p9   40 t spill
        vpbroadcastd zmm20, [r8 + 4824]                   ;     8.2 p3      61 r.54
        vmovdqu64 [rbp + 16768], zmm18                    ;     8.3 p7+p4   40 t spill
        vpbroadcastd zmm18, [r8 + 4808]                   ;     8.5 p10     61 r.50
        vpbroadcastd zmm14, [r8 + 4816]                   ;     9.0 p2      61 r.52
        vpbroadcastd zmm14, [r8 + 4844]                   ;     9.2 p3      61 r.59
        vpbroadcastd zmm14, [r8 + 4856]                   ;     9.5 p10     61 r.62
        vpbroadcastd zmm14, [r8 + 4840]                   ;    10.0 p2      61 r.58
        vpbroadcastd zmm14, [r8 + 4848]                   ;    10.2 p3      61 r.60
        vmovdqa64 zmm14, zmm8                             ;     7.5         41 t copy
        vmovdqa64 zmm20, zmm8                             ;     7.7         41 t copy
        vpternlogd zmm20, zmm0, zmm30, 0x96               ;     7.8 p0      41 t
        vmovdqa64 zmm18, zmm20                            ;     8.8         41 t copy
        vpternlogd zmm20, zmm16, [r8 + 4608]{1to16}, 0x69 ;    11.0 p5+p2   41 t
        vmovdqu64 [rbp + 16832], zmm16                    ;     8.7 p8+p9   40 t spill
        vmovdqa64 zmm16, zmm31                            ;     8.7         41 t copy
        vpternlogd zmm16, zmm1, zmm15, 0x96               ;     8.8 p0      41 t
        vmovdqu64 [rbp + 16896], zmm9                     ;    10.3 p7+p4   40 t spill
        vpxord zmm9, zmm31, zmm20                         ;    12.0 p5      41 t
        vmovdqa64 zmm12, zmm16                            ;     9.8         41 t copy
        vmovdqa64 zmm11, zmm20                            ;    12.0         41 t copy
        vpternlogd zmm11, zmm21, [r8 + 4636]{1to16}, 0x69 ;    12.0 p0+p3   41 t
        vmovdqu64 [rbp + 16960], zmm21                    ;    10.7 p8+p9   40 t spill
        vmovdqa64 zmm21, zmm20                            ;    12.0         41 t copy
        vmovdqa64 zmm13, zmm11                            ;    13.0         41 t copy
        vmovdqu64 [rbp + 17024], zmm6                     ;    12.3 p7+p4   40 t spill
        vmovdqa64 zmm6, zmm11                             ;    13.0         41 t copy
        vmovdqa64 zmm10, zmm11                            ;    13.0         41 t copy
        vmovdqu64 [rbp + 17088], zmm7                     ;    12.7 p8+p9   40 t spill
        vpxord zmm7, zmm17, [r8 + 4612]{1to16}            ;    12.0 p5+p2   40 t
        vpternlogd zmm15, zmm7, zmm1, 0x96                ;    13.0 p0      41 t
        vpxord zmm18, zmm18, zmm15                        ;    14.0 p5      41 t
        vpxord zmm13, zmm13, zmm15                        ;    14.0 p0      41 t
        vpord zmm14, zmm14, zmm13                         ;    15.0 p5      41 t
        vpxord zmm12, zmm12, zmm18                        ;    15.0 p0      41 t
        vpxord zmm10, zmm10, zmm18                        ;    15.0 p5      41 t
        vpternlogd zmm30, zmm10, zmm0, 0x96               ;    16.0 p0      41 t
        vmovdqu64 [rbp + 17152], zmm1                     ;    14.3 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm7                              ;    13.0         41 t copy
        vmovdqu64 [rbp + 17216], zmm0                     ;    14.7 p8+p9   40 t spill
        vpxord zmm0, zmm13, zmm12                         ;    16.0 p5      41 t
        vmovdqu64 [rbp + 17280], zmm17                    ;    16.3 p7+p4   40 t spill
        vpxord zmm17, zmm9, zmm30                         ;    17.0 p0      41 t
        vmovdqu64 [rbp + 17344], zmm28                    ;    16.7 p8+p9   40 t spill
        vmovdqa64 zmm28, zmm17                            ;    18.0         41 t copy
        vmovdqu64 [rbp + 17408], zmm4                     ;    18.3 p7+p4   40 t spill
        vpxord zmm4, zmm19, [r8 + 4628]{1to16}            ;    16.2 p5+p3   40 t
        vpxord zmm1, zmm1, zmm4                           ;    17.2 p0      41 t
        vpternlogd zmm4, zmm14, zmm18, 0x96               ;    17.2 p5      41 t
        vpternlogd zmm14, zmm1, zmm18, 0x78               ;    18.2 p0      41 t
        vpternlogd zmm4, zmm9, zmm0, 0x78                 ;    18.2 p5      41 t
        vpxord zmm21, zmm21, zmm1                         ;    18.3 p0      41 t
        vpxord zmm28, zmm28, zmm1                         ;    19.2 p5      41 t
        vpord zmm6, zmm6, zmm21                           ;    19.3 p0      41 t
        vpternlogd zmm8, zmm14, zmm6, 0x96                ;    20.3 p5      41 t
        vpternlogd zmm6, zmm20, zmm10, 0x1e               ;    20.3 p0      41 t
        vpternlogd zmm8, zmm16, zmm28, 0x78               ;    21.3 p5      41 t
        vpxord zmm6, zmm6, zmm4                           ;    21.3 p0      41 t
        vmovdqu64 [rbp + 17472], zmm19                    ;    18.7 p8+p9   40 t spill
        vmovdqa64 zmm19, zmm15                            ;    16.2         41 t copy
        vpternlogd zmm19, zmm21, zmm30, 0x60              ;    22.2 p5      41 t
        vmovdqu64 [rbp + 17536], zmm5                     ;    20.3 p7+p4   40 t spill
        vpxord zmm5, zmm22, [r8 + 4640]{1to16}            ;    22.3 p0+p2   40 t
        vpternlogd zmm14, zmm12, zmm17, 0x78              ;    23.2 p5      41 t
        vpxord zmm14, zmm14, zmm19                        ;    24.2 p0      41 t
        vpternlogd zmm19, zmm31, zmm7, 0x1e               ;    24.2 p5      41 t
        vmovdqu64 [rbp + 17600], zmm22                    ;    20.7 p8+p9   40 t spill
        vpandd zmm22, zmm6, zmm8                          ;    24.3 p0      41 t
        vpternlogd zmm19, zmm4, zmm22, 0x96               ;    25.3 p5      41 t
        vpxord zmm4, zmm24, [r8 + 4656]{1to16}            ;    25.3 p0+p3   40 t
        vpternlogd zmm6, zmm14, zmm19, 0x78               ;    26.3 p5      41 t
        vpxord zmm19, zmm19, zmm8                         ;    26.3 p0      41 t
        vpternlogd zmm22, zmm6, zmm19, 0x36               ;    27.3 p5      41 t
        vpternlogd zmm8, zmm14, zmm6, 0x78                ;    27.3 p0      41 t
        vpternlogd zmm19, zmm22, zmm8, 0x1e               ;    28.3 p5      41 t
        vmovdqu64 [rbp + 17664], zmm24                    ;    22.3 p7+p4   40 t spill
        vmovdqa64 zmm24, zmm22                            ;    28.3         41 t copy
        vpternlogd zmm24, zmm21, zmm30, 0x60              ;    28.3 p0      41 t
        vmovdqu64 [rbp + 17728], zmm26                    ;    22.7 p8+p9   40 t spill
        vpxord zmm26, zmm29, [r8 + 4676]{1to16}           ;    29.2 p5+p2   40 t
        vpternlogd zmm14, zmm6, zmm8, 0x78                ;    29.3 p0      41 t
        vpxord zmm6, zmm22, zmm8                          ;    30.2 p5      41 t
        vpandd zmm16, zmm16, zmm6                         ;    31.2 p0      41 t
        vmovdqu64 [rbp + 17792], zmm29                    ;    24.3 p7+p4   40 t spill
        vpxord zmm29, zmm6, zmm19                         ;    31.2 p5      41 t
        vpandd zmm17, zmm17, zmm29                        ;    32.2 p0      41 t
        vmovdqu64 [rbp + 17856], zmm26                    ;    30.2 p8+p9   40 t spill
        vpbroadcastd zmm26, [r8 + 4692]                   ;    20.8 p10     40 t
        vpxord zmm26, zmm26, [rbp + 32320]                ;    32.2 p5+p3   40 t
        vpternlogd zmm28, zmm6, zmm17, 0x6a               ;    33.2 p0      41 t
        vpternlogd zmm17, zmm1, zmm19, 0x78               ;    33.2 p5      41 t
        vpternlogd zmm10, zmm16, zmm14, 0x6c              ;    33.3 p0      41 t
        vpxord zmm1, zmm19, zmm14                         ;    34.2 p5      41 t
        vpternlogd zmm16, zmm11, zmm1, 0x78               ;    35.2 p0      41 t
        vpbroadcastd zmm6, [r8 + 4708]                    ;    22.0 p2      40 t
        vmovdqu64 zmm11, [rbp + 32576]                    ;    22.2 p3      40 t reload
        vpxord zmm6, zmm6, zmm11                          ;    35.2 p5      40 t
        vpxord zmm11, zmm22, zmm1                         ;    35.3 p0      41 t
        vmovdqu64 [rbp + 17920], zmm6                     ;    36.2 p7+p4   40 t spill
        vpxord zmm6, zmm14, zmm8                          ;    36.2 p5      41 t
        vpandd zmm0, zmm0, zmm6                           ;    37.2 p0      41 t
        vmovdqu64 [rbp + 17984], zmm26                    ;    33.2 p8+p9   40 t spill
        vpxord zmm26, zmm16, zmm0                         ;    38.2 p5      41 t
        vpternlogd zmm26, zmm13, zmm11, 0x78              ;    39.2 p0      41 t
        vpbroadcastd zmm13, [r8 + 4724]                   ;    23.7 p10     40 t
        vpxord zmm13, zmm13, [rbp + 32832]                ;    38.2 p5+p2   40 t
        vpternlogd zmm0, zmm18, zmm19, 0x78               ;    38.3 p0      41 t
        vpternlogd zmm21, zmm1, zmm24, 0x6a               ;    39.2 p5      41 t
        vpxord zmm0, zmm0, zmm10                          ;    39.3 p0      41 t
        vpxord zmm21, zmm21, zmm28                        ;    40.2 p5      41 t
        vpbroadcastd zmm1, [r8 + 4736]                    ;    24.7 p3      40 t
        vmovdqu64 zmm18, [rbp + 33024]                    ;    24.8 p2      40 t reload
        vpxord zmm1, zmm1, zmm18                          ;    40.3 p0      40 t
        vpternlogd zmm28, zmm20, zmm14, 0x78              ;    41.2 p5      41 t
        vpternlogd zmm31, zmm0, zmm8, 0x6c                ;    41.3 p0      41 t
        vpternlogd zmm7, zmm8, zmm31, 0x6a                ;    42.3 p5      41 t
        vpxord zmm28, zmm28, zmm31                        ;    42.3 p0      41 t
        vpxord zmm7, zmm7, zmm26                          ;    43.3 p5      41 t
        vpbroadcastd zmm8, [r8 + 4752]                    ;    26.0 p10     40 t
        vmovdqu64 zmm14, [rbp + 33280]                    ;    26.2 p3      40 t reload
        vpxord zmm8, zmm8, zmm14                          ;    43.3 p0      40 t
        vpternlogd zmm16, zmm15, zmm22, 0x78              ;    44.2 p5      41 t
        vpternlogd zmm9, zmm6, zmm17, 0x6a                ;    44.3 p0      41 t
        vpternlogd zmm10, zmm26, zmm21, 0x96              ;    45.2 p5      41 t
        vpternlogd zmm12, zmm29, zmm7, 0x6a               ;    45.3 p0      41 t
        vpxord zmm31, zmm31, zmm9                         ;    46.2 p5      41 t
        vpxord zmm7, zmm7, zmm16                          ;    46.3 p0      41 t
        vpbroadcastd zmm6, [r8 + 4772]                    ;    27.5 p2      40 t
        vmovdqu64 zmm9, [rbp + 33600]                     ;    27.7 p3      40 t reload
        vpxord zmm6, zmm6, zmm9                           ;    47.2 p5      40 t
        vpxord zmm24, zmm24, zmm17                        ;    47.3 p0      41 t
        vpternlogd zmm24, zmm30, zmm11, 0x78              ;    48.3 p5      41 t
        vpbroadcastd zmm30, [r8 + 4660]                   ;    28.3 p10     23 t
        vpternlogd zmm30, zmm25, [r8 + 4660]{1to16}, 0xc3 ;    48.3 p0+p2   23 t
        vpbroadcastd zmm11, [r8 + 4644]                   ;    28.8 p3      23 t
        vpternlogd zmm11, zmm23, [r8 + 4644]{1to16}, 0xc3 ;    49.2 p5+p2   23 t
        vmovdqa64 zmm15, zmm7                             ;    47.3         41 t copy
        vpternlogd zmm15, zmm28, zmm31, 0x96              ;    49.3 p0      41 t
        vpbroadcastd zmm16, [r8 + 4788]                   ;    29.7 p10     40 t
        vmovdqu64 zmm17, [rbp + 33856]                    ;    29.8 p3      40 t reload
        vpxord zmm16, zmm16, zmm17                        ;    50.2 p5      40 t
        vpxord zmm19, zmm4, zmm5                          ;    50.3 p0      23 t
        vpbroadcastd zmm20, [r8 + 4652]                   ;    30.5 p2      61 r.11 reload
        vmovdqa64 zmm22, zmm5                             ;    30.5         23 t copy
        vpternlogd zmm22, zmm3, zmm20, 0x96               ;    51.2 p5      23 t
        vpbroadcastd zmm26, [r8 + 4648]                   ;    30.8 p10     61 r.10 reload
        vmovdqa64 zmm29, zmm30                            ;    49.3         23 t copy
        vpternlogd zmm29, zmm2, zmm26, 0x96               ;    51.3 p0      23 t
        vmovdqa64 zmm17, zmm29                            ;    52.3         23 t copy
        vpternlogd zmm17, zmm27, [r8 + 4668]{1to16}, 0x69 ;    52.3 p5+p3   23 t
        vmovdqu64 zmm9, [rbp + 17728]                     ;    31.8 p2      23 t
        vpternlogd zmm9, zmm17, [r8 + 4664]{1to16}, 0x69  ;    53.3 p0+p3   23 t
        vpbroadcastd zmm14, [r8 + 4804]                   ;    32.3 p10     40 t
        vpxord zmm14, zmm14, [rbp + 34112]                ;    53.2 p5+p2   40 t
        vpternlogd zmm20, zmm11, zmm3, 0x96               ;    53.3 p0      23 t
        vpxord zmm29, zmm29, zmm22                        ;    54.2 p5      23 t
        vpxord zmm18, zmm22, zmm9                         ;    54.3 p0      23 t
        vmovdqu64 [rbp + 18048], zmm27                    ;    33.2 p7+p4   40 t spill
        vmovdqa64 zmm27, zmm9                             ;    54.3         23 t copy
        vmovdqu64 [rbp + 18112], zmm25                    ;    33.5 p8+p9   40 t spill
        vpxord zmm25, zmm19, zmm17                        ;    55.2 p5      23 t
        vpord zmm27, zmm27, zmm25                         ;    56.2 p0      23 t
        vmovdqu64 [rbp + 18176], zmm3                     ;    35.2 p7+p4   40 t spill
        vpbroadcastd zmm3, [r8 + 4820]                    ;    34.2 p10     40 t
        vpxord zmm3, zmm3, [rbp + 34368]                  ;    56.2 p5+p3   40 t
        vmovdqu64 [rbp + 18240], zmm23                    ;    35.5 p8+p9   40 t spill
        vpxord zmm23, zmm9, zmm29                         ;    56.3 p0      23 t
        vpternlogd zmm26, zmm23, zmm2, 0x96               ;    57.3 p5      23 t
        vmovdqu64 [rbp + 18304], zmm2                     ;    37.2 p7+p4   40 t spill
        vpxord zmm2, zmm11, zmm17                         ;    57.3 p0      23 t
        vmovdqu64 [rbp + 18368], zmm31                    ;    47.2 p8+p9   41 t spill
        vpxord zmm31, zmm20, zmm29                        ;    58.2 p5      23 t
        vmovdqu64 [rbp + 18432], zmm21                    ;    41.2 p7+p4   41 t spill
        vpxord zmm21, zmm18, zmm31                        ;    59.2 p0      23 t
        vmovdqu64 [rbp + 18496], zmm10                    ;    46.2 p8+p9   41 t spill
        vpbroadcastd zmm10, [r8 + 4836]                   ;    36.2 p2      40 t
        vpxord zmm10, zmm10, [rbp + 34624]                ;    59.2 p5+p3   40 t
        vmovdqu64 [rbp + 18560], zmm0                     ;    41.2 p7+p4   41 t spill
        vpord zmm0, zmm30, zmm18                          ;    59.3 p0      23 t
        vpternlogd zmm4, zmm0, zmm29, 0x96                ;    60.3 p5      23 t
        vpternlogd zmm0, zmm19, zmm29, 0x78               ;    60.3 p0      23 t
        vmovdqu64 [rbp + 18624], zmm24                    ;    49.3 p8+p9   41 t spill
        vmovdqa64 zmm24, zmm19                            ;    51.3         23 t copy
        vmovdqu64 [rbp + 18688], zmm28                    ;    43.3 p7+p4   41 t spill
        vpxord zmm28, zmm2, zmm26                         ;    61.2 p5      23 t
        vpxord zmm24, zmm24, zmm28                        ;    62.2 p0      23 t
        vmovdqu64 [rbp + 18752], zmm7                     ;    47.3 p8+p9   41 t spill
        vpbroadcastd zmm7, [r8 + 4852]                    ;    38.2 p10     40 t
        vpxord zmm7, zmm7, [rbp + 34880]                  ;    62.2 p5+p2   40 t
        vpternlogd zmm4, zmm2, zmm21, 0x78                ;    62.3 p0      23 t
        vpternlogd zmm30, zmm0, zmm27, 0x96               ;    63.2 p5      23 t
        vpternlogd zmm27, zmm17, zmm23, 0x1e              ;    63.3 p0      23 t
        vpternlogd zmm0, zmm31, zmm28, 0x78               ;    64.2 p5      23 t
        vpternlogd zmm30, zmm20, zmm24, 0x78              ;    64.3 p0      23 t
        vpxord zmm27, zmm27, zmm4                         ;    65.2 p5      23 t
        vmovdqu64 [rbp + 18816], zmm12                    ;    46.3 p7+p4   41 t spill
        vpandd zmm12, zmm27, zmm30                        ;    66.2 p0      23 t
        vmovdqu64 [rbp + 18880], zmm15                    ;    50.3 p8+p9   41 t spill
        vmovdqa64 zmm15, zmm30                            ;    65.3         23 t copy
        vmovdqu64 [rbp + 18944], zmm7                     ;    63.2 p7+p4   40 t spill
        vmovdqa64 zmm7, zmm22                             ;    52.2         23 t copy
        vpternlogd zmm7, zmm25, zmm26, 0x60               ;    66.2 p5      23 t
        vpxord zmm0, zmm0, zmm7                           ;    67.2 p0      23 t
        vpternlogd zmm7, zmm11, zmm5, 0x1e                ;    67.2 p5      23 t
        vpternlogd zmm7, zmm4, zmm12, 0x96                ;    68.2 p0      23 t
        vpternlogd zmm27, zmm0, zmm7, 0x78                ;    69.2 p5      23 t
        vpxord zmm15, zmm15, zmm7                         ;    69.2 p0      23 t
        vpternlogd zmm12, zmm27, zmm15, 0x36              ;    70.2 p5      23 t
        vpternlogd zmm30, zmm0, zmm27, 0x78               ;    70.2 p0      23 t
        vpternlogd zmm0, zmm27, zmm30, 0x78               ;    71.2 p5      23 t
        vpternlogd zmm15, zmm12, zmm30, 0x1e              ;    71.2 p0      23 t
        vmovdqu64 zmm4, [rbp + 17856]                     ;    42.2 p3      22 t
        vmovdqu64 zmm7, [rbp + 17984]                     ;    42.3 p2      40 t reload
        vpxord zmm4, zmm4, zmm7                           ;    71.2 p5      22 t
        vmovdqa64 zmm27, zmm12                            ;    71.2         23 t copy
        vpternlogd zmm27, zmm25, zmm26, 0x60              ;    71.3 p0      23 t
        vmovdqu64 [rbp + 19008], zmm10                    ;    60.2 p8+p9   40 t spill
        vpxord zmm10, zmm12, zmm30                        ;    72.2 p5      23 t
        vpandd zmm20, zmm20, zmm10                        ;    73.2 p0      23 t
        vpternlogd zmm23, zmm20, zmm0, 0x6c               ;    74.2 p5      23 t
        vmovdqu64 [rbp + 19072], zmm3                     ;    57.2 p7+p4   40 t spill
        vmovdqa64 zmm3, zmm12                             ;    71.2         23 t copy
        vmovdqu64 [rbp + 19136], zmm14                    ;    54.2 p8+p9   40 t spill
        vpxord zmm14, zmm10, zmm15                        ;    73.3 p0      23 t
        vpandd zmm28, zmm28, zmm14                        ;    74.3 p5      23 t
        vpternlogd zmm24, zmm10, zmm28, 0x6a              ;    75.3 p0      23 t
        vpternlogd zmm28, zmm19, zmm15, 0x78              ;    75.3 p5      23 t
        vpternlogd zmm17, zmm24, zmm0, 0x6c               ;    76.3 p0      23 t
        vpxord zmm10, zmm0, zmm15                         ;    76.2 p5      23 t
        vpternlogd zmm20, zmm9, zmm10, 0x78               ;    77.2 p0      23 t
        vpternlogd zmm22, zmm12, zmm20, 0x6a              ;    78.2 p5      23 t
        vpxord zmm0, zmm0, zmm30                          ;    77.3 p0      23 t
        vpternlogd zmm25, zmm27, zmm10, 0x6c              ;    78.2 p5      23 t
        vpxord zmm3, zmm3, zmm10                          ;    78.3 p0      23 t
        vpxord zmm24, zmm24, zmm25                        ;    79.2 p5      23 t
        vpandd zmm21, zmm21, zmm0                         ;    79.3 p0      23 t
        vpternlogd zmm29, zmm15, zmm21, 0x6a              ;    80.3 p5      23 t
        vpternlogd zmm2, zmm0, zmm28, 0x6a                ;    80.3 p0      23 t
        vpxord zmm27, zmm27, zmm28                        ;    81.2 p5      23 t
        vpxord zmm20, zmm20, zmm21                        ;    81.3 p0      23 t
        vpternlogd zmm20, zmm18, zmm3, 0x78               ;    82.3 p5      23 t
        vpternlogd zmm27, zmm26, zmm3, 0x78               ;    82.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 17920]                     ;    47.3 p3      40 t reload
        vpxord zmm3, zmm13, zmm0                          ;    83.2 p5      21 t
        vpxord zmm29, zmm29, zmm23                        ;    83.3 p0      23 t
        vpternlogd zmm11, zmm29, zmm30, 0x6c              ;    84.3 p5      23 t
        vpternlogd zmm5, zmm30, zmm11, 0x6a               ;    85.3 p0      23 t
        vpternlogd zmm23, zmm24, zmm20, 0x96              ;    85.2 p5      23 t
        vpxord zmm20, zmm20, zmm5                         ;    86.3 p0      23 t
        vpternlogd zmm31, zmm14, zmm20, 0x6a              ;    87.3 p5      23 t
        vpxord zmm22, zmm22, zmm20                        ;    87.3 p0      23 t
        vpxord zmm17, zmm17, zmm11                        ;    87.2 p5      23 t
        vpxord zmm2, zmm2, zmm11                          ;    87.3 p0      23 t
        vmovdqa64 zmm30, zmm4                             ;    72.2         22 t copy
        vmovdqa64 zmm5, zmm4                              ;    72.2         22 t copy
        vpternlogd zmm27, zmm17, zmm17, 0xc3              ;    88.2 p5      23 t
        vpternlogd zmm17, zmm22, zmm2, 0x96               ;    88.3 p0      23 t
        vpternlogd zmm24, zmm17, zmm17, 0xc3              ;    89.3 p5      23 t
        vpbroadcastd zmm9, [r8 + 4696]                    ;    50.0 p10     61 r.22 reload
        vmovdqu64 zmm10, [rbp + 32384]                    ;    50.2 p2      22 t
        vpternlogd zmm10, zmm9, [r8 + 4696]{1to16}, 0xc3  ;    89.3 p0+p3   22 t
        vpbroadcastd zmm9, [r8 + 4680]                    ;    51.0 p10     61 r.18 reload
        vmovdqu64 zmm11, [rbp + 32128]                    ;    51.2 p2      22 t
        vpternlogd zmm11, zmm9, [r8 + 4680]{1to16}, 0xc3  ;    90.2 p5+p3   22 t
        vpxord zmm17, zmm17, zmm31                        ;    90.3 p0      23 t
        vpbroadcastd zmm9, [r8 + 4720]                    ;    52.0 p10     61 r.28 reload
        vmovdqu64 zmm12, [rbp + 17088]                    ;    52.2 p2      21 t
        vpternlogd zmm12, zmm0, zmm9, 0x96                ;    91.2 p5      21 t
        vmovdqa64 zmm14, zmm10                            ;    90.3         22 t copy
        vpbroadcastd zmm15, [r8 + 4688]                   ;    52.3 p3      61 r.20 reload
        vmovdqu64 zmm18, [rbp + 17536]                    ;    53.2 p2      40 t reload
        vmovdqu64 zmm19, [rbp + 17856]                    ;    53.3 p3      22 t
        vpternlogd zmm19, zmm18, zmm15, 0x96              ;    91.3 p0      22 t
        vpternlogd zmm15, zmm11, zmm18, 0x96              ;    92.2 p5      22 t
        vmovdqa64 zmm20, zmm11                            ;    91.2         22 t copy
        vmovdqa64 zmm21, zmm15                            ;    93.2         22 t copy
        vmovdqa64 zmm25, zmm19                            ;    92.3         22 t copy
        vmovdqa64 zmm26, zmm19                            ;    92.3         22 t copy
        vmovdqa64 zmm28, zmm15                            ;    93.2         22 t copy
        vmovdqa64 zmm18, zmm3                             ;    84.2         21 t copy
        vmovdqu64 [rbp + 19200], zmm2                     ;    88.3 p7+p4   23 t spill
        vmovdqa64 zmm2, zmm3                              ;    84.2         21 t copy
        vmovdqu64 [rbp + 19264], zmm31                    ;    88.3 p8+p9   23 t spill
        vmovdqa64 zmm31, zmm12                            ;    92.2         21 t copy
        vmovdqu64 [rbp + 19328], zmm24                    ;    90.3 p7+p4   23 t spill
        vmovdqa64 zmm24, zmm12                            ;    92.2         21 t copy
        vmovdqu64 [rbp + 19392], zmm23                    ;    86.2 p8+p9   23 t spill
        vmovdqu64 zmm23, [rbp + 17408]                    ;    55.2 p2      22 t
        vpternlogd zmm23, zmm10, [r8 + 4684]{1to16}, 0x96 ;    92.3 p0+p3   22 t
        vpxord zmm25, zmm25, zmm23                        ;    93.3 p5      22 t
        vpxord zmm21, zmm21, zmm25                        ;    94.3 p0      22 t
        vmovdqu64 [rbp + 19456], zmm29                    ;    84.3 p7+p4   23 t spill
        vmovdqu64 zmm29, [rbp + 17344]                    ;    56.2 p2      40 t reload
        vpternlogd zmm23, zmm29, [r8 + 4672]{1to16}, 0x69 ;    94.2 p5+p3   22 t
        vpxord zmm30, zmm30, zmm23                        ;    95.2 p0      22 t
        vpxord zmm20, zmm20, zmm23                        ;    95.2 p5      22 t
        vmovdqa64 zmm29, zmm21                            ;    95.3         22 t copy
        vmovdqu64 [rbp + 19520], zmm27                    ;    89.2 p8+p9   23 t spill
        vmovdqa64 zmm27, zmm20                            ;    96.2         22 t copy
        vmovdqu64 [rbp + 19584], zmm22                    ;    88.3 p7+p4   23 t spill
        vmovdqa64 zmm22, zmm25                            ;    94.3         22 t copy
        vmovdqu64 [rbp + 19648], zmm17                    ;    91.3 p8+p9   23 t spill
        vmovdqa64 zmm17, zmm30                            ;    96.2         22 t copy
        vmovdqu64 [rbp + 19712], zmm16                    ;    62.0 p7+p4   40 t spill
        vmovdqu64 zmm16, [rbp + 32448]                    ;    58.3 p2      22 t
        vpternlogd zmm16, zmm23, [r8 + 4700]{1to16}, 0x69 ;    95.3 p0+p3   22 t
        vpxord zmm26, zmm26, zmm16                        ;    96.3 p5      22 t
        vpord zmm17, zmm17, zmm16                         ;    96.3 p0      22 t
        vpxord zmm22, zmm22, zmm16                        ;    97.2 p5      22 t
        vpxord zmm29, zmm29, zmm26                        ;    97.3 p0      22 t
        vpord zmm14, zmm14, zmm26                         ;    98.2 p5      22 t
        vpternlogd zmm7, zmm14, zmm25, 0x96               ;    99.2 p0      22 t
        vpternlogd zmm14, zmm4, zmm25, 0x78               ;    99.2 p5      22 t
        vpternlogd zmm7, zmm20, zmm29, 0x78               ;   100.2 p0      22 t
        vpternlogd zmm10, zmm14, zmm17, 0x96              ;   100.2 p5      22 t
        vpternlogd zmm17, zmm23, zmm22, 0x1e              ;   100.3 p0      22 t
        vpxord zmm17, zmm17, zmm7                         ;   101.3 p5      22 t
        vmovdqu64 [rbp + 17984], zmm6                     ;    62.3 p8+p9   40 t spill
        vmovdqa64 zmm6, zmm17                             ;   102.3         22 t copy
        vmovdqu64 zmm0, [rbp + 17408]                     ;    61.0 p2      22 t
        vpternlogd zmm0, zmm22, [r8 + 4684]{1to16}, 0x96  ;   101.3 p0+p3   22 t
        vpxord zmm27, zmm27, zmm0                         ;   102.3 p5      22 t
        vpternlogd zmm14, zmm21, zmm27, 0x78              ;   103.3 p0      22 t
        vpxord zmm5, zmm5, zmm27                          ;   103.3 p5      22 t
        vpternlogd zmm10, zmm15, zmm5, 0x78               ;   104.3 p0      22 t
        vpandd zmm6, zmm6, zmm10                          ;   105.3 p5      22 t
        vmovdqa64 zmm15, zmm10                            ;   105.3         22 t copy
        vmovdqu64 [rbp + 19776], zmm8                     ;    64.0 p7+p4   40 t spill
        vmovdqa64 zmm8, zmm19                             ;    92.3         22 t copy
        vpternlogd zmm8, zmm30, zmm0, 0x60                ;   104.3 p0      22 t
        vpxord zmm14, zmm14, zmm8                         ;   105.3 p5      22 t
        vpternlogd zmm8, zmm11, [rbp + 17856], 0x1e       ;   105.3 p0+p2   22 t
        vpternlogd zmm8, zmm7, zmm6, 0x96                 ;   106.3 p5      22 t
        vpternlogd zmm17, zmm14, zmm8, 0x78               ;   107.3 p0      22 t
        vpxord zmm15, zmm15, zmm8                         ;   107.3 p5      22 t
        vpternlogd zmm6, zmm17, zmm15, 0x36               ;   108.3 p0      22 t
        vpternlogd zmm10, zmm14, zmm17, 0x78              ;   108.3 p5      22 t
        vpternlogd zmm14, zmm17, zmm10, 0x78              ;   109.3 p0      22 t
        vpternlogd zmm15, zmm6, zmm10, 0x1e               ;   109.3 p5      22 t
        vpbroadcastd zmm7, [r8 + 4728]                    ;    64.7 p10     61 r.30 reload
        vmovdqu64 zmm8, [rbp + 32896]                     ;    64.8 p3      21 t
        vpternlogd zmm8, zmm7, [r8 + 4728]{1to16}, 0xc3   ;   109.3 p0+p2   21 t
        vpxord zmm7, zmm6, zmm10                          ;   110.2 p5      22 t
        vpandd zmm28, zmm28, zmm7                         ;   111.2 p0      22 t
        vpternlogd zmm22, zmm28, zmm14, 0x6c              ;   112.2 p5      22 t
        vpxord zmm17, zmm7, zmm15                         ;   111.3 p0      22 t
        vpandd zmm27, zmm27, zmm17                        ;   112.3 p5      22 t
        vpternlogd zmm5, zmm7, zmm27, 0x6a                ;   113.3 p0      22 t
        vpternlogd zmm27, zmm4, zmm15, 0x78               ;   113.3 p5      22 t
        vpternlogd zmm23, zmm5, zmm14, 0x6c               ;   114.3 p0      22 t
        vpxord zmm4, zmm14, zmm15                         ;   114.2 p5      22 t
        vpternlogd zmm28, zmm16, zmm4, 0x78               ;   115.2 p0      22 t
        vpxord zmm14, zmm14, zmm10                        ;   115.2 p5      22 t
        vpternlogd zmm20, zmm27, zmm14, 0x6c              ;   116.2 p0      22 t
        vpandd zmm29, zmm29, zmm14                        ;   116.2 p5      22 t
        vpternlogd zmm25, zmm15, zmm29, 0x6a              ;   117.2 p0      22 t
        vpbroadcastd zmm7, [r8 + 4712]                    ;    67.7 p10     61 r.26 reload
        vmovdqu64 zmm14, [rbp + 32640]                    ;    67.8 p3      21 t
        vpternlogd zmm14, zmm7, [r8 + 4712]{1to16}, 0xc3  ;   117.2 p5+p2   21 t
        vpxord zmm29, zmm29, zmm28                        ;   117.3 p0      22 t
        vpternlogd zmm28, zmm19, zmm6, 0x78               ;   118.2 p5      22 t
        vpxord zmm7, zmm6, zmm4                           ;   118.3 p0      22 t
        vpternlogd zmm6, zmm30, zmm0, 0x60                ;   119.2 p5      22 t
        vmovdqu64 zmm15, [rbp + 19776]                    ;    69.0 p3      40 t reload
        vpxord zmm16, zmm1, zmm15                         ;   119.3 p0      23 t
        vpternlogd zmm29, zmm26, zmm7, 0x78               ;   120.2 p5      22 t
        vpternlogd zmm30, zmm4, zmm6, 0x6a                ;   120.3 p0      22 t
        vpxord zmm5, zmm5, zmm30                          ;   121.3 p5      22 t
        vpxord zmm25, zmm25, zmm22                        ;   121.3 p0      22 t
        vpbroadcastd zmm30, [r8 + 4748]                   ;    70.0 p10     61 r.35 reload
        vmovdqu64 zmm4, [rbp + 16896]                     ;    70.2 p2      23 t
        vpternlogd zmm4, zmm1, zmm30, 0x96                ;   122.2 p5      23 t
        vpternlogd zmm11, zmm25, zmm10, 0x6c              ;   122.3 p0      22 t
        vpxord zmm27, zmm27, zmm6                         ;   123.2 p5      22 t
        vpternlogd zmm27, zmm0, zmm7, 0x78                ;   124.2 p0      22 t
        vpternlogd zmm22, zmm5, zmm29, 0x96               ;   124.2 p5      22 t
        vmovdqa64 zmm0, zmm8                              ;   110.3         21 t copy
        vpxord zmm20, zmm20, zmm11                        ;   124.3 p0      22 t
        vpxord zmm23, zmm23, zmm11                        ;   125.2 p5      22 t
        vpternlogd zmm11, zmm10, [rbp + 17856], 0x78      ;   125.3 p0+p3   22 t
        vpxord zmm29, zmm29, zmm11                        ;   126.3 p5      22 t
        vpternlogd zmm21, zmm17, zmm29, 0x6a              ;   127.3 p0      22 t
        vpxord zmm28, zmm28, zmm29                        ;   127.3 p5      22 t
        vmovdqu64 zmm6, [rbp + 17088]                     ;    72.5 p2      40 t reload
        vpternlogd zmm9, zmm14, zmm6, 0x96                ;   127.3 p0      21 t
        vmovdqa64 zmm7, zmm14                             ;   118.2         21 t copy
        vpbroadcastd zmm10, [r8 + 4756]                   ;    73.0 p10     61 r.37 reload
        vmovdqu64 zmm11, [rbp + 33344]                    ;    73.2 p3      23 t
        vpternlogd zmm11, zmm10, [r8 + 4756]{1to16}, 0xc3 ;   128.2 p5+p2   23 t
        vpbroadcastd zmm10, [r8 + 4740]                   ;    74.0 p10     61 r.33 reload
        vmovdqu64 zmm17, [rbp + 33088]                    ;    74.2 p3      23 t
        vpternlogd zmm17, zmm10, [r8 + 4740]{1to16}, 0xc3 ;   128.3 p0+p2   23 t
        vpbroadcastd zmm10, [r8 + 4716]                   ;    75.0 p10     61 r.27 reload
        vmovdqu64 zmm19, [rbp + 17024]                    ;    75.2 p3      21 t
        vpternlogd zmm19, zmm8, zmm10, 0x96               ;   129.2 p5      21 t
        vpxord zmm31, zmm31, zmm19                        ;   130.2 p0      21 t
        vmovdqu64 zmm26, [rbp + 32512]                    ;    75.5 p2      40 t reload
        vpternlogd zmm19, zmm26, [r8 + 4704]{1to16}, 0x69 ;   130.2 p5+p3   21 t
        vpxord zmm18, zmm18, zmm19                        ;   131.2 p0      21 t
        vpxord zmm7, zmm7, zmm19                          ;   131.2 p5      21 t
        vpxord zmm29, zmm9, zmm31                         ;   131.3 p0      21 t
        vmovdqa64 zmm6, zmm9                              ;   128.3         21 t copy
        vmovdqa64 zmm26, zmm29                            ;   132.3         21 t copy
        vmovdqu64 [rbp + 17856], zmm21                    ;   128.3 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm7                             ;   132.2         21 t copy
        vpternlogd zmm30, zmm17, [rbp + 16896], 0x96      ;   132.2 p5+p2   23 t
        vmovdqu64 [rbp + 19840], zmm5                     ;   122.3 p7+p4   22 t spill
        vmovdqa64 zmm5, zmm31                             ;   131.2         21 t copy
        vmovdqu64 [rbp + 19904], zmm22                    ;   125.2 p8+p9   22 t spill
        vmovdqa64 zmm22, zmm28                            ;   128.3         22 t copy
        vpternlogd zmm22, zmm23, zmm20, 0x96              ;   132.3 p0      22 t
        vmovdqu64 [rbp + 19968], zmm20                    ;   125.3 p7+p4   22 t spill
        vmovdqa64 zmm20, zmm18                            ;   132.2         21 t copy
        vmovdqu64 [rbp + 20032], zmm22                    ;   133.3 p8+p9   22 t spill
        vmovdqa64 zmm22, zmm16                            ;   120.3         23 t copy
        vmovdqu64 [rbp + 20096], zmm25                    ;   122.3 p7+p4   22 t spill
        vmovdqa64 zmm25, zmm16                            ;   120.3         23 t copy
        vmovdqu64 [rbp + 20160], zmm27                    ;   125.2 p8+p9   22 t spill
        vmovdqa64 zmm27, zmm4                             ;   123.2         23 t copy
        vmovdqu64 [rbp + 20224], zmm23                    ;   126.2 p7+p4   22 t spill
        vmovdqa64 zmm23, zmm4                             ;   123.2         23 t copy
        vmovdqu64 [rbp + 20288], zmm28                    ;   128.3 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm17                            ;   129.3         23 t copy
        vmovdqa64 zmm15, zmm11                            ;   129.2         23 t copy
        vmovdqu64 [rbp + 20352], zmm1                     ;    85.0 p7+p4   40 t spill
        vmovdqa64 zmm1, zmm30                             ;   133.2         23 t copy
        vmovdqu64 [rbp + 20416], zmm17                    ;   129.3 p8+p9   23 t spill
        vmovdqu64 zmm17, [rbp + 32960]                    ;    80.5 p3      21 t
        vpternlogd zmm17, zmm19, [r8 + 4732]{1to16}, 0x69 ;   133.2 p5+p2   21 t
        vpxord zmm24, zmm24, zmm17                        ;   134.2 p0      21 t
        vpord zmm20, zmm20, zmm17                         ;   134.2 p5      21 t
        vpxord zmm5, zmm5, zmm17                          ;   134.3 p0      21 t
        vpxord zmm26, zmm26, zmm24                        ;   135.2 p5      21 t
        vpord zmm0, zmm0, zmm24                           ;   135.3 p0      21 t
        vpternlogd zmm13, zmm0, zmm31, 0x96               ;   136.3 p5      21 t
        vpternlogd zmm0, zmm3, zmm31, 0x78                ;   136.3 p0      21 t
        vpternlogd zmm13, zmm7, zmm26, 0x78               ;   137.3 p5      21 t
        vpternlogd zmm8, zmm0, zmm20, 0x96                ;   137.3 p0      21 t
        vpternlogd zmm20, zmm19, zmm5, 0x1e               ;   138.2 p5      21 t
        vpxord zmm20, zmm20, zmm13                        ;   139.2 p0      21 t
        vpternlogd zmm10, zmm5, [rbp + 17024], 0x96       ;   139.2 p5+p3   21 t
        vpxord zmm21, zmm21, zmm10                        ;   140.2 p0      21 t
        vpternlogd zmm0, zmm29, zmm21, 0x78               ;   141.2 p5      21 t
        vpxord zmm2, zmm2, zmm21                          ;   141.2 p0      21 t
        vpternlogd zmm8, zmm9, zmm2, 0x78                 ;   142.2 p5      21 t
        vpandd zmm9, zmm20, zmm8                          ;   143.2 p0      21 t
        vmovdqu64 [rbp + 20480], zmm4                     ;   123.2 p7+p4   23 t spill
        vmovdqa64 zmm4, zmm8                              ;   143.2         21 t copy
        vmovdqu64 [rbp + 20544], zmm30                    ;   133.2 p8+p9   23 t spill
        vmovdqa64 zmm30, zmm12                            ;    92.2         21 t copy
        vpternlogd zmm30, zmm18, zmm10, 0x60              ;   142.2 p5      21 t
        vpxord zmm0, zmm0, zmm30                          ;   143.2 p0      21 t
        vpternlogd zmm30, zmm14, [rbp + 17920], 0x1e      ;   143.2 p5+p2   21 t
        vpternlogd zmm30, zmm13, zmm9, 0x96               ;   144.2 p0      21 t
        vpternlogd zmm20, zmm0, zmm30, 0x78               ;   145.2 p5      21 t
        vpxord zmm4, zmm4, zmm30                          ;   145.2 p0      21 t
        vpternlogd zmm9, zmm20, zmm4, 0x36                ;   146.2 p5      21 t
        vpternlogd zmm8, zmm0, zmm20, 0x78                ;   146.2 p0      21 t
        vpternlogd zmm0, zmm20, zmm8, 0x78                ;   147.2 p5      21 t
        vmovdqu64 zmm30, [rbp + 20544]                    ;   133.2 p3      23 t
        vpternlogd zmm4, zmm9, zmm8, 0x1e                 ;   147.2 p0      21 t
        vmovdqa64 zmm13, zmm9                             ;   147.2         21 t copy
        vpternlogd zmm13, zmm18, zmm10, 0x60              ;   147.2 p5      21 t
        vpxord zmm20, zmm9, zmm8                          ;   147.3 p0      21 t
        vpandd zmm6, zmm6, zmm20                          ;   148.3 p5      21 t
        vpternlogd zmm5, zmm6, zmm0, 0x6c                 ;   149.3 p0      21 t
        vmovdqu64 [rbp + 20608], zmm16                    ;   120.3 p7+p4   23 t spill
        vpxord zmm16, zmm20, zmm4                         ;   149.2 p5      21 t
        vpandd zmm21, zmm21, zmm16                        ;   150.2 p0      21 t
        vpternlogd zmm2, zmm20, zmm21, 0x6a               ;   151.2 p5      21 t
        vpternlogd zmm21, zmm3, zmm4, 0x78                ;   151.2 p0      21 t
        vpternlogd zmm19, zmm2, zmm0, 0x6c                ;   152.2 p5      21 t
        vpxord zmm3, zmm0, zmm4                           ;   151.3 p0      21 t
        vpternlogd zmm6, zmm17, zmm3, 0x78                ;   152.3 p5      21 t
        vpternlogd zmm18, zmm13, zmm3, 0x6c               ;   152.3 p0      21 t
        vpxord zmm2, zmm2, zmm18                          ;   153.3 p5      21 t
        vmovdqu64 zmm17, [rbp + 17984]                    ;    89.2 p2      22 t
        vmovdqu64 zmm18, [rbp + 19712]                    ;    89.3 p3      40 t reload
        vpxord zmm17, zmm17, zmm18                        ;   153.3 p0      22 t
        vpxord zmm0, zmm0, zmm8                           ;   154.2 p5      21 t
        vpxord zmm3, zmm3, zmm9                           ;   154.3 p0      21 t
        vpternlogd zmm12, zmm9, zmm6, 0x6a                ;   155.2 p5      21 t
        vpternlogd zmm7, zmm21, zmm0, 0x6c                ;   155.3 p0      21 t
        vpandd zmm26, zmm26, zmm0                         ;   156.2 p5      21 t
        vpternlogd zmm31, zmm4, zmm26, 0x6a               ;   157.2 p0      21 t
        vpbroadcastd zmm0, [r8 + 4792]                    ;    90.7 p10     61 r.46 reload
        vmovdqu64 zmm4, [rbp + 33920]                     ;    90.8 p2      22 t
        vpternlogd zmm4, zmm0, [r8 + 4792]{1to16}, 0xc3   ;   157.2 p5+p3   22 t
        vpxord zmm6, zmm6, zmm26                          ;   157.3 p0      21 t
        vpternlogd zmm6, zmm24, zmm3, 0x78                ;   158.3 p5      21 t
        vpxord zmm13, zmm13, zmm21                        ;   158.3 p0      21 t
        vpternlogd zmm13, zmm10, zmm3, 0x78               ;   159.3 p5      21 t
        vpbroadcastd zmm0, [r8 + 4776]                    ;    92.0 p10     61 r.42 reload
        vmovdqu64 zmm3, [rbp + 33664]                     ;    92.2 p2      22 t
        vpternlogd zmm3, zmm0, [r8 + 4776]{1to16}, 0xc3   ;   159.3 p0+p3   22 t
        vpbroadcastd zmm0, [r8 + 4744]                    ;    93.0 p10     61 r.34 reload
        vmovdqu64 zmm9, [rbp + 16640]                     ;    93.2 p2      23 t
        vpternlogd zmm9, zmm11, zmm0, 0x96                ;   160.2 p5      23 t
        vpxord zmm31, zmm5, zmm31                         ;   160.3 p0      21 t
        vpternlogd zmm14, zmm31, zmm8, 0x6c               ;   161.3 p5      21 t
        vpternlogd zmm5, zmm2, zmm6, 0x96                 ;   161.3 p0      21 t
        vpxord zmm27, zmm27, zmm9                         ;   162.2 p5      23 t
        vpxord zmm19, zmm19, zmm14                        ;   162.3 p0      21 t
        vpxord zmm7, zmm7, zmm14                          ;   163.2 p5      21 t
        vpternlogd zmm14, zmm8, [rbp + 17920], 0x78       ;   163.3 p0+p3   21 t
        vpxord zmm6, zmm6, zmm14                          ;   164.3 p5      21 t
        vpternlogd zmm29, zmm16, zmm6, 0x6a               ;   165.3 p0      21 t
        vpxord zmm12, zmm12, zmm6                         ;   165.3 p5      21 t
        vpbroadcastd zmm6, [r8 + 4784]                    ;    95.0 p10     61 r.44 reload
        vmovdqu64 zmm8, [rbp + 16576]                     ;    95.2 p2      40 t reload
        vmovdqu64 zmm10, [rbp + 17984]                    ;    95.3 p3      22 t
        vpternlogd zmm10, zmm8, zmm6, 0x96                ;   165.3 p0      22 t
        vmovdqu64 zmm14, [rbp + 33472]                    ;    96.2 p2      40 t reload
        vpternlogd zmm9, zmm14, [r8 + 4764]{1to16}, 0x69  ;   166.2 p5+p3   23 t
        vpxord zmm1, zmm1, zmm27                          ;   166.3 p0      23 t
        vpxord zmm22, zmm22, zmm9                         ;   167.2 p5      23 t
        vpxord zmm28, zmm28, zmm9                         ;   167.3 p0      23 t
        vpternlogd zmm6, zmm3, zmm8, 0x96                 ;   168.2 p5      22 t
        vmovdqa64 zmm16, zmm29                            ;   166.3         21 t copy
        vmovdqa64 zmm20, zmm27                            ;   163.2         23 t copy
        vmovdqa64 zmm21, zmm1                             ;   167.3         23 t copy
        vmovdqa64 zmm24, zmm28                            ;   168.3         23 t copy
        vmovdqa64 zmm26, zmm22                            ;   168.2         23 t copy
        vmovdqa64 zmm8, zmm12                             ;   166.3         21 t copy
        vpternlogd zmm8, zmm19, zmm7, 0x96                ;   168.3 p0      21 t
        vpxord zmm16, zmm16, zmm8                         ;   169.3 p5      21 t
        vmovdqa64 zmm14, zmm17                            ;   154.3         22 t copy
        vmovdqu64 [rbp + 17920], zmm29                    ;   166.3 p8+p9   21 t spill
        vmovdqa64 zmm29, zmm17                            ;   154.3         22 t copy
        vmovdqu64 [rbp + 20672], zmm2                     ;   154.3 p7+p4   21 t spill
        vmovdqa64 zmm2, zmm4                              ;   158.2         22 t copy
        vmovdqu64 [rbp + 20736], zmm8                     ;   169.3 p8+p9   21 t spill
        vmovdqa64 zmm8, zmm3                              ;   160.3         22 t copy
        vmovdqu64 [rbp + 20800], zmm5                     ;   162.3 p7+p4   21 t spill
        vmovdqa64 zmm5, zmm6                              ;   169.2         22 t copy
        vmovdqu64 [rbp + 20864], zmm31                    ;   161.3 p8+p9   21 t spill
        vmovdqa64 zmm31, zmm10                            ;   166.3         22 t copy
        vmovdqu64 [rbp + 20928], zmm13                    ;   160.3 p7+p4   21 t spill
        vmovdqa64 zmm13, zmm10                            ;   166.3         22 t copy
        vmovdqu64 [rbp + 20992], zmm19                    ;   163.3 p8+p9   21 t spill
        vmovdqu64 zmm19, [rbp + 33408]                    ;   100.5 p2      23 t
        vpternlogd zmm19, zmm9, [r8 + 4760]{1to16}, 0x69  ;   169.3 p0+p3   23 t
        vpxord zmm23, zmm23, zmm19                        ;   170.3 p5      23 t
        vpord zmm26, zmm26, zmm19                         ;   170.3 p0      23 t
        vpxord zmm20, zmm20, zmm19                        ;   171.2 p5      23 t
        vpxord zmm21, zmm21, zmm23                        ;   171.3 p0      23 t
        vpord zmm15, zmm15, zmm23                         ;   172.2 p5      23 t
        vpternlogd zmm0, zmm20, [rbp + 16640], 0x96       ;   172.3 p0+p2   23 t
        vpxord zmm24, zmm24, zmm0                         ;   173.3 p5      23 t
        vpxord zmm25, zmm25, zmm24                        ;   174.3 p0      23 t
        vmovdqu64 [rbp + 21056], zmm12                    ;   166.3 p7+p4   21 t spill
        vmovdqa64 zmm12, zmm21                            ;   172.3         23 t copy
        vmovdqu64 [rbp + 21120], zmm16                    ;   170.3 p8+p9   21 t spill
        vmovdqa64 zmm16, zmm24                            ;   174.3         23 t copy
        vmovdqu64 [rbp + 21184], zmm7                     ;   164.2 p7+p4   21 t spill
        vmovdqa64 zmm7, zmm26                             ;   171.3         23 t copy
        vpternlogd zmm7, zmm9, zmm20, 0x1e                ;   174.2 p5      23 t
        vmovdqa64 zmm18, zmm6                             ;   169.2         22 t copy
        vmovdqu64 [rbp + 21248], zmm3                     ;   160.3 p8+p9   22 t spill
        vmovdqa64 zmm3, zmm15                             ;   173.2         23 t copy
        vpternlogd zmm3, zmm27, [rbp + 20608], 0x78       ;   174.3 p0+p3   23 t
        vpternlogd zmm11, zmm26, zmm3, 0x96               ;   175.3 p5      23 t
        vpternlogd zmm3, zmm24, zmm1, 0x78                ;   175.3 p0      23 t
        vpternlogd zmm15, zmm27, [rbp + 19776], 0x96      ;   176.2 p5+p2   23 t
        vpternlogd zmm15, zmm21, zmm28, 0x78              ;   177.2 p0      23 t
        vpxord zmm7, zmm7, zmm15                          ;   178.2 p5      23 t
        vpternlogd zmm11, zmm25, [rbp + 20544], 0x78      ;   177.3 p0+p3   23 t
        vpandd zmm21, zmm7, zmm11                         ;   179.2 p5      23 t
        vmovdqa64 zmm24, zmm11                            ;   178.3         23 t copy
        vmovdqu64 zmm26, [rbp + 20480]                    ;   123.2 p2      23 t reload
        vmovdqu64 [rbp + 20544], zmm10                    ;   166.3 p7+p4   22 t spill
        vmovdqa64 zmm10, zmm22                            ;   168.2         23 t copy
        vpternlogd zmm10, zmm0, zmm26, 0x28               ;   178.3 p0      23 t
        vpxord zmm3, zmm3, zmm10                          ;   179.3 p5      23 t
        vmovdqu64 zmm26, [rbp + 20416]                    ;   129.3 p3      23 t reload
        vpternlogd zmm10, zmm26, [rbp + 20352], 0x1e      ;   179.3 p0+p2   23 t
        vpternlogd zmm10, zmm15, zmm21, 0x96              ;   180.3 p5      23 t
        vpternlogd zmm7, zmm3, zmm10, 0x78                ;   181.3 p0      23 t
        vpxord zmm24, zmm24, zmm10                        ;   181.3 p5      23 t
        vpternlogd zmm21, zmm7, zmm24, 0x36               ;   182.3 p0      23 t
        vpternlogd zmm11, zmm3, zmm7, 0x78                ;   182.3 p5      23 t
        vpternlogd zmm3, zmm7, zmm11, 0x78                ;   183.3 p0      23 t
        vpternlogd zmm24, zmm21, zmm11, 0x1e              ;   183.3 p5      23 t
        vpbroadcastd zmm7, [r8 + 4780]                    ;   108.7 p10     61 r.43 reload
        vmovdqu64 zmm10, [rbp + 16512]                    ;   108.8 p3      22 t
        vpternlogd zmm10, zmm4, zmm7, 0x96                ;   183.3 p0      22 t
        vpxord zmm31, zmm31, zmm10                        ;   184.3 p5      22 t
        vmovdqu64 zmm15, [rbp + 33536]                    ;   109.3 p2      40 t reload
        vpternlogd zmm10, zmm15, [r8 + 4768]{1to16}, 0x69 ;   184.3 p0+p3   22 t
        vpxord zmm14, zmm14, zmm10                        ;   185.3 p5      22 t
        vpxord zmm8, zmm8, zmm10                          ;   185.3 p0      22 t
        vpxord zmm5, zmm5, zmm31                          ;   186.2 p5      22 t
        vmovdqa64 zmm15, zmm21                            ;   183.3         23 t copy
        vpternlogd zmm15, zmm22, zmm0, 0x60               ;   186.3 p0      23 t
        vmovdqu64 [rbp + 19776], zmm0                     ;   173.3 p8+p9   23 t spill
        vpxord zmm0, zmm21, zmm11                         ;   187.2 p5      23 t
        vpandd zmm30, zmm30, zmm0                         ;   188.2 p0      23 t
        vpternlogd zmm20, zmm30, zmm3, 0x6c               ;   189.2 p5      23 t
        vmovdqa64 zmm7, zmm21                             ;   183.3         23 t copy
        vmovdqu64 [rbp + 21312], zmm6                     ;   169.2 p7+p4   22 t spill
        vpxord zmm6, zmm0, zmm24                          ;   188.3 p0      23 t
        vpandd zmm16, zmm16, zmm6                         ;   189.3 p5      23 t
        vpternlogd zmm25, zmm0, zmm16, 0x6a               ;   190.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 19136]                     ;   112.2 p2      21 t
        vpxord zmm0, zmm0, [rbp + 19072]                  ;   190.2 p5+p3   21 t
        vpternlogd zmm9, zmm25, zmm3, 0x6c                ;   191.3 p0      23 t
        vmovdqu64 [rbp + 21376], zmm0                     ;   191.2 p8+p9   21 t spill
        vpxord zmm0, zmm3, zmm24                          ;   191.2 p5      23 t
        vpternlogd zmm30, zmm19, zmm0, 0x78               ;   192.2 p0      23 t
        vpxord zmm3, zmm3, zmm11                          ;   192.2 p5      23 t
        vpternlogd zmm22, zmm15, zmm0, 0x6c               ;   192.3 p0      23 t
        vpxord zmm7, zmm7, zmm0                           ;   193.2 p5      23 t
        vpxord zmm25, zmm25, zmm22                        ;   193.3 p0      23 t
        vpbroadcastd zmm0, [r8 + 4824]                    ;   113.8 p10     61 r.54 reload
        vmovdqu64 zmm19, [rbp + 34432]                    ;   114.0 p2      21 t
        vpternlogd zmm19, zmm0, [r8 + 4824]{1to16}, 0xc3  ;   194.2 p5+p3   21 t
        vpandd zmm12, zmm12, zmm3                         ;   194.3 p0      23 t
        vpternlogd zmm27, zmm12, zmm24, 0x6c              ;   195.3 p5      23 t
        vpternlogd zmm16, zmm24, [rbp + 20608], 0x78      ;   195.3 p0+p2   23 t
        vmovdqu64 zmm0, [rbp + 21376]                     ;   191.2 p3      21 t
        vpternlogd zmm28, zmm3, zmm16, 0x6a               ;   196.3 p5      23 t
        vpbroadcastd zmm3, [r8 + 4808]                    ;   115.5 p10     61 r.50 reload
        vmovdqu64 zmm22, [rbp + 34176]                    ;   116.0 p2      21 t
        vpternlogd zmm22, zmm3, [r8 + 4808]{1to16}, 0xc3  ;   196.3 p0+p3   21 t
        vpxord zmm12, zmm12, zmm30                        ;   197.2 p5      23 t
        vpternlogd zmm12, zmm23, zmm7, 0x78               ;   198.2 p0      23 t
        vpxord zmm27, zmm27, zmm20                        ;   198.2 p5      23 t
        vpternlogd zmm26, zmm27, zmm11, 0x6c              ;   199.2 p0      23 t
        vpternlogd zmm30, zmm21, [rbp + 20480], 0x78      ;   199.2 p5+p2   23 t
        vpbroadcastd zmm3, [r8 + 4816]                    ;   117.2 p10     61 r.52 reload
        vmovdqu64 zmm21, [rbp + 16448]                    ;   117.3 p3      40 t reload
        vmovdqu64 zmm23, [rbp + 19136]                    ;   118.0 p2      21 t
        vpternlogd zmm23, zmm21, zmm3, 0x96               ;   199.3 p0      21 t
        vpxord zmm9, zmm9, zmm26                          ;   200.2 p5      23 t
        vpxord zmm28, zmm28, zmm26                        ;   200.3 p0      23 t
        vpternlogd zmm26, zmm11, [rbp + 20352], 0x78      ;   201.2 p5+p3   23 t
        vpxord zmm26, zmm26, zmm12                        ;   202.2 p0      23 t
        vpternlogd zmm1, zmm6, zmm26, 0x6a                ;   203.2 p5      23 t
        vmovdqu64 zmm6, [rbp + 21376]                     ;   191.2 p2      21 t
        vpxord zmm30, zmm30, zmm26                        ;   203.2 p0      23 t
        vmovdqa64 zmm11, zmm31                            ;   185.3         22 t copy
        vmovdqa64 zmm24, zmm5                             ;   187.2         22 t copy
        vmovdqa64 zmm26, zmm8                             ;   186.3         22 t copy
        vpternlogd zmm3, zmm22, zmm21, 0x96               ;   203.2 p5      21 t
        vmovdqa64 zmm21, zmm14                            ;   186.3         22 t copy
        vmovdqu64 [rbp + 20352], zmm25                    ;   194.3 p7+p4   23 t spill
        vmovdqa64 zmm25, zmm30                            ;   204.2         23 t copy
        vpternlogd zmm25, zmm9, zmm28, 0x96               ;   204.2 p0      23 t
        vmovdqu64 [rbp + 20480], zmm28                    ;   201.3 p8+p9   23 t spill
        vmovdqa64 zmm28, zmm19                            ;   195.2         21 t copy
        vmovdqu64 [rbp + 20416], zmm20                    ;   190.2 p7+p4   23 t spill
        vmovdqa64 zmm20, zmm22                            ;   197.3         21 t copy
        vmovdqu64 [rbp + 20608], zmm12                    ;   199.2 p8+p9   23 t spill
        vmovdqa64 zmm12, zmm3                             ;   204.2         21 t copy
        vmovdqu64 [rbp + 21440], zmm27                    ;   199.2 p7+p4   23 t spill
        vmovdqa64 zmm27, zmm23                            ;   200.3         21 t copy
        vmovdqu64 [rbp + 21504], zmm9                     ;   201.2 p8+p9   23 t spill
        vmovdqa64 zmm9, zmm23                             ;   200.3         21 t copy
        vmovdqu64 [rbp + 21568], zmm7                     ;   194.2 p7+p4   23 t spill
        vmovdqu64 zmm7, [rbp + 33984]                     ;   122.3 p3      22 t
        vpternlogd zmm7, zmm10, [r8 + 4796]{1to16}, 0x69  ;   204.2 p5+p2   22 t
        vpxord zmm13, zmm13, zmm7                         ;   205.2 p0      22 t
        vpord zmm21, zmm21, zmm7                          ;   205.2 p5      22 t
        vpxord zmm11, zmm11, zmm7                         ;   205.3 p0      22 t
        vpxord zmm24, zmm24, zmm13                        ;   206.2 p5      22 t
        vpord zmm2, zmm2, zmm13                           ;   206.3 p0      22 t
        vmovdqu64 [rbp + 21632], zmm15                    ;   187.3 p8+p9   23 t spill
        vmovdqa64 zmm15, zmm24                            ;   207.2         22 t copy
        vmovdqu64 [rbp + 21696], zmm16                    ;   196.3 p7+p4   23 t spill
        vmovdqa64 zmm16, zmm2                             ;   207.3         22 t copy
        vpternlogd zmm16, zmm17, zmm31, 0x78              ;   207.3 p5      22 t
        vpternlogd zmm4, zmm16, zmm21, 0x96               ;   208.3 p0      22 t
        vpternlogd zmm21, zmm10, zmm11, 0x1e              ;   208.2 p5      22 t
        vpternlogd zmm2, zmm31, [rbp + 19712], 0x96       ;   208.3 p0+p3   22 t
        vpternlogd zmm2, zmm24, zmm8, 0x78                ;   209.3 p5      22 t
        vpxord zmm21, zmm21, zmm2                         ;   210.3 p0      22 t
        vmovdqa64 zmm24, zmm21                            ;   211.3         22 t copy
        vmovdqu64 [rbp + 19712], zmm30                    ;   204.2 p8+p9   23 t spill
        vmovdqa64 zmm30, zmm3                             ;   204.2         21 t copy
        vmovdqu64 [rbp + 21760], zmm1                     ;   204.2 p7+p4   23 t spill
        vmovdqu64 zmm1, [rbp + 16512]                     ;   126.2 p2      22 t
        vpternlogd zmm1, zmm11, [r8 + 4780]{1to16}, 0x96  ;   210.2 p5+p3   22 t
        vpxord zmm26, zmm26, zmm1                         ;   211.2 p0      22 t
        vpternlogd zmm16, zmm5, zmm26, 0x78               ;   212.2 p5      22 t
        vpxord zmm29, zmm29, zmm26                        ;   212.2 p0      22 t
        vpternlogd zmm4, zmm29, [rbp + 21312], 0x78       ;   213.2 p5+p2   22 t
        vpandd zmm24, zmm24, zmm4                         ;   214.2 p0      22 t
        vmovdqu64 [rbp + 21312], zmm25                    ;   205.2 p8+p9   23 t spill
        vmovdqa64 zmm25, zmm4                             ;   214.2         22 t copy
        vmovdqu64 [rbp + 21824], zmm22                    ;   197.3 p7+p4   21 t spill
        vmovdqa64 zmm22, zmm14                            ;   186.3         22 t copy
        vpternlogd zmm22, zmm1, [rbp + 20544], 0x28       ;   213.2 p5+p3   22 t
        vpxord zmm16, zmm16, zmm22                        ;   214.2 p0      22 t
        vmovdqu64 [rbp + 21888], zmm23                    ;   200.3 p8+p9   21 t spill
        vmovdqu64 zmm23, [rbp + 21248]                    ;   160.3 p2      22 t reload
        vpternlogd zmm22, zmm23, [rbp + 17984], 0x1e      ;   214.2 p5+p3   22 t
        vpternlogd zmm22, zmm2, zmm24, 0x96               ;   215.2 p0      22 t
        vpternlogd zmm21, zmm16, zmm22, 0x78              ;   216.2 p5      22 t
        vpxord zmm25, zmm25, zmm22                        ;   216.2 p0      22 t
        vpternlogd zmm24, zmm21, zmm25, 0x36              ;   217.2 p5      22 t
        vpternlogd zmm4, zmm16, zmm21, 0x78               ;   217.2 p0      22 t
        vpternlogd zmm16, zmm21, zmm4, 0x78               ;   218.2 p5      22 t
        vpternlogd zmm25, zmm24, zmm4, 0x1e               ;   218.2 p0      22 t
        vpbroadcastd zmm2, [r8 + 4812]                    ;   130.7 p10     61 r.51 reload
        vmovdqu64 zmm21, [rbp + 16384]                    ;   130.8 p2      21 t
        vpternlogd zmm21, zmm19, zmm2, 0x96               ;   218.2 p5      21 t
        vpxord zmm27, zmm27, zmm21                        ;   219.2 p0      21 t
        vmovdqu64 zmm22, [rbp + 34048]                    ;   131.3 p3      40 t reload
        vpternlogd zmm21, zmm22, [r8 + 4800]{1to16}, 0x69 ;   219.2 p5+p2   21 t
        vpxord zmm0, zmm0, zmm21                          ;   220.2 p0      21 t
        vpxord zmm20, zmm20, zmm21                        ;   220.2 p5      21 t
        vpxord zmm12, zmm12, zmm27                        ;   220.3 p0      21 t
        vpxord zmm22, zmm24, zmm4                         ;   221.2 p5      22 t
        vpandd zmm18, zmm18, zmm22                        ;   222.2 p0      22 t
        vpternlogd zmm11, zmm18, zmm16, 0x6c              ;   223.2 p5      22 t
        vpxord zmm2, zmm22, zmm25                         ;   222.3 p0      22 t
        vpandd zmm26, zmm26, zmm2                         ;   223.3 p5      22 t
        vpternlogd zmm29, zmm22, zmm26, 0x6a              ;   224.3 p0      22 t
        vpternlogd zmm26, zmm17, zmm25, 0x78              ;   224.3 p5      22 t
        vpternlogd zmm10, zmm29, zmm16, 0x6c              ;   225.3 p0      22 t
        vpxord zmm17, zmm16, zmm25                        ;   225.2 p5      22 t
        vpternlogd zmm18, zmm7, zmm17, 0x78               ;   226.2 p0      22 t
        vpxord zmm16, zmm16, zmm4                         ;   226.2 p5      22 t
        vpternlogd zmm8, zmm26, zmm16, 0x6c               ;   227.2 p0      22 t
        vpandd zmm15, zmm15, zmm16                        ;   227.2 p5      22 t
        vpternlogd zmm31, zmm25, zmm15, 0x6a              ;   228.2 p0      22 t
        vpxord zmm7, zmm24, zmm17                         ;   228.2 p5      22 t
        vpxord zmm15, zmm15, zmm18                        ;   228.3 p0      22 t
        vpternlogd zmm15, zmm13, zmm7, 0x78               ;   229.3 p5      22 t
        vpxord zmm31, zmm31, zmm11                        ;   229.3 p0      22 t
        vpternlogd zmm23, zmm31, zmm4, 0x6c               ;   230.3 p5      22 t
        vmovdqa64 zmm13, zmm24                            ;   218.2         22 t copy
        vpternlogd zmm13, zmm14, zmm1, 0x60               ;   230.3 p0      22 t
        vmovdqu64 zmm16, [rbp + 19008]                    ;   135.8 p3      42 t
        vmovdqu64 zmm22, [rbp + 18944]                    ;   136.0 p2      40 t reload
        vpxord zmm16, zmm16, zmm22                        ;   231.2 p5      42 t
        vpternlogd zmm14, zmm17, zmm13, 0x6a              ;   231.3 p0      22 t
        vpxord zmm29, zmm29, zmm14                        ;   232.3 p5      22 t
        vpbroadcastd zmm14, [r8 + 4856]                   ;   136.7 p10     61 r.62 reload
        vmovdqu64 zmm17, [rbp + 34944]                    ;   136.8 p3      42 t
        vpternlogd zmm17, zmm14, [r8 + 4856]{1to16}, 0xc3 ;   232.3 p0+p2   42 t
        vpternlogd zmm18, zmm24, [rbp + 20544], 0x78      ;   233.2 p5+p3   22 t
        vpbroadcastd zmm14, [r8 + 4840]                   ;   137.7 p10     61 r.58 reload
        vmovdqu64 zmm24, [rbp + 34688]                    ;   138.0 p2      42 t
        vpternlogd zmm24, zmm14, [r8 + 4840]{1to16}, 0xc3 ;   233.3 p0+p3   42 t
        vpxord zmm10, zmm10, zmm23                        ;   234.2 p5      22 t
        vpxord zmm8, zmm8, zmm23                          ;   234.3 p0      22 t
        vpternlogd zmm23, zmm4, [rbp + 17984], 0x78       ;   235.2 p5+p2   22 t
        vmovdqa64 zmm4, zmm12                             ;   221.3         21 t copy
        vpxord zmm23, zmm23, zmm15                        ;   236.2 p0      22 t
        vpternlogd zmm5, zmm2, zmm23, 0x6a                ;   237.2 p5      22 t
        vpxord zmm18, zmm18, zmm23                        ;   237.2 p0      22 t
        vpbroadcastd zmm2, [r8 + 4848]                    ;   139.7 p10     61 r.60 reload
        vmovdqu64 zmm14, [rbp + 16320]                    ;   139.8 p3      40 t reload
        vmovdqu64 zmm23, [rbp + 19008]                    ;   140.0 p2      42 t
        vpternlogd zmm23, zmm14, zmm2, 0x96               ;   237.2 p5      42 t
        vmovdqa64 zmm25, zmm20                            ;   221.2         21 t copy
        vpternlogd zmm2, zmm24, zmm14, 0x96               ;   237.3 p0      42 t
        vmovdqa64 zmm14, zmm27                            ;   220.2         21 t copy
        vmovdqu64 [rbp + 17984], zmm5                     ;   238.2 p7+p4   22 t spill
        vmovdqa64 zmm5, zmm0                              ;   221.2         21 t copy
        vmovdqa64 zmm22, zmm18                            ;   238.2         22 t copy
        vpternlogd zmm22, zmm10, zmm8, 0x96               ;   238.2 p5      22 t
        vmovdqu64 [rbp + 20544], zmm8                     ;   235.3 p8+p9   22 t spill
        vmovdqa64 zmm8, zmm17                             ;   233.3         42 t copy
        vmovdqu64 [rbp + 21248], zmm22                    ;   239.2 p7+p4   22 t spill
        vmovdqa64 zmm22, zmm24                            ;   234.3         42 t copy
        vmovdqu64 [rbp + 21952], zmm11                    ;   224.2 p8+p9   22 t spill
        vmovdqa64 zmm11, zmm16                            ;   232.2         42 t copy
        vmovdqu64 [rbp + 22016], zmm29                    ;   233.3 p7+p4   22 t spill
        vmovdqa64 zmm29, zmm16                            ;   232.2         42 t copy
        vmovdqu64 [rbp + 22080], zmm15                    ;   230.3 p8+p9   22 t spill
        vmovdqa64 zmm15, zmm2                             ;   238.3         42 t copy
        vmovdqu64 [rbp + 22144], zmm31                    ;   230.3 p7+p4   22 t spill
        vmovdqa64 zmm31, zmm23                            ;   238.2         42 t copy
        vmovdqu64 [rbp + 22208], zmm10                    ;   235.2 p8+p9   22 t spill
        vmovdqa64 zmm10, zmm23                            ;   238.2         42 t copy
        vmovdqu64 [rbp + 22272], zmm7                     ;   229.2 p7+p4   22 t spill
        vmovdqu64 zmm7, [rbp + 34496]                     ;   144.0 p3      21 t
        vpternlogd zmm7, zmm21, [r8 + 4828]{1to16}, 0x69  ;   238.3 p0+p2   21 t
        vpxord zmm9, zmm9, zmm7                           ;   239.3 p5      21 t
        vpord zmm5, zmm5, zmm7                            ;   239.3 p0      21 t
        vpxord zmm14, zmm14, zmm7                         ;   240.2 p5      21 t
        vpxord zmm4, zmm4, zmm9                           ;   240.3 p0      21 t
        vpord zmm28, zmm28, zmm9                          ;   241.2 p5      21 t
        vmovdqu64 [rbp + 22336], zmm1                     ;   211.2 p8+p9   22 t spill
        vmovdqa64 zmm1, zmm4                              ;   241.3         21 t copy
        vmovdqu64 [rbp + 22400], zmm26                    ;   225.3 p7+p4   22 t spill
        vmovdqa64 zmm26, zmm5                             ;   240.3         21 t copy
        vpternlogd zmm26, zmm21, zmm14, 0x1e              ;   241.3 p0      21 t
        vmovdqu64 [rbp + 22464], zmm13                    ;   231.3 p8+p9   22 t spill
        vmovdqa64 zmm13, zmm2                             ;   238.3         42 t copy
        vmovdqu64 [rbp + 22528], zmm18                    ;   238.2 p7+p4   22 t spill
        vmovdqa64 zmm18, zmm28                            ;   242.2         21 t copy
        vpternlogd zmm18, zmm27, [rbp + 21376], 0x78      ;   242.2 p5+p3   21 t
        vpternlogd zmm19, zmm5, zmm18, 0x96               ;   243.2 p0      21 t
        vpternlogd zmm28, zmm27, [rbp + 19072], 0x96      ;   243.2 p5+p2   21 t
        vpternlogd zmm28, zmm4, zmm20, 0x78               ;   244.2 p0      21 t
        vpxord zmm26, zmm26, zmm28                        ;   245.2 p5      21 t
        vmovdqa64 zmm4, zmm26                             ;   246.2         21 t copy
        vmovdqu64 zmm5, [rbp + 16384]                     ;   148.2 p3      21 t
        vpternlogd zmm5, zmm14, [r8 + 4812]{1to16}, 0x96  ;   244.3 p0+p2   21 t
        vpxord zmm25, zmm25, zmm5                         ;   245.3 p5      21 t
        vpternlogd zmm18, zmm12, zmm25, 0x78              ;   246.3 p0      21 t
        vpxord zmm6, zmm6, zmm25                          ;   246.3 p5      21 t
        vpternlogd zmm19, zmm3, zmm6, 0x78                ;   247.3 p0      21 t
        vpandd zmm4, zmm4, zmm19                          ;   248.3 p5      21 t
        vmovdqa64 zmm3, zmm19                             ;   248.3         21 t copy
        vmovdqu64 [rbp + 19072], zmm24                    ;   234.3 p8+p9   42 t spill
        vmovdqa64 zmm24, zmm0                             ;   221.2         21 t copy
        vpternlogd zmm24, zmm5, [rbp + 21888], 0x28       ;   247.3 p0+p3   21 t
        vpxord zmm18, zmm18, zmm24                        ;   248.3 p5      21 t
        vmovdqu64 [rbp + 22592], zmm23                    ;   238.2 p7+p4   42 t spill
        vmovdqu64 zmm23, [rbp + 21824]                    ;   197.3 p2      21 t reload
        vpternlogd zmm24, zmm23, [rbp + 19136], 0x1e      ;   248.3 p0+p3   21 t
        vpternlogd zmm24, zmm28, zmm4, 0x96               ;   249.3 p5      21 t
        vpternlogd zmm26, zmm18, zmm24, 0x78              ;   250.3 p0      21 t
        vpxord zmm3, zmm3, zmm24                          ;   250.3 p5      21 t
        vpternlogd zmm4, zmm26, zmm3, 0x36                ;   251.3 p0      21 t
        vpternlogd zmm19, zmm18, zmm26, 0x78              ;   251.3 p5      21 t
        vpternlogd zmm18, zmm26, zmm19, 0x78              ;   252.3 p0      21 t
        vpternlogd zmm3, zmm4, zmm19, 0x1e                ;   252.3 p5      21 t
        vpbroadcastd zmm24, [r8 + 4844]                   ;   152.3 p10     61 r.59 reload
        vmovdqu64 zmm26, [rbp + 16256]                    ;   152.5 p2      42 t
        vpternlogd zmm26, zmm17, zmm24, 0x96              ;   252.3 p0      42 t
        vpxord zmm31, zmm31, zmm26                        ;   253.3 p5      42 t
        vmovdqu64 zmm28, [rbp + 34560]                    ;   153.0 p3      40 t reload
        vpternlogd zmm26, zmm28, [r8 + 4832]{1to16}, 0x69 ;   253.3 p0+p2   42 t
        vpxord zmm11, zmm11, zmm26                        ;   254.3 p5      42 t
        vpxord zmm22, zmm22, zmm26                        ;   254.3 p0      42 t
        vpxord zmm15, zmm15, zmm31                        ;   255.2 p5      42 t
        vmovdqa64 zmm28, zmm4                             ;   252.3         21 t copy
        vpternlogd zmm28, zmm0, zmm5, 0x60                ;   255.3 p0      21 t
        vmovdqu64 [rbp + 22656], zmm5                     ;   245.3 p8+p9   21 t spill
        vpxord zmm5, zmm4, zmm19                          ;   256.2 p5      21 t
        vpandd zmm30, zmm30, zmm5                         ;   257.2 p0      21 t
        vpternlogd zmm14, zmm30, zmm18, 0x6c              ;   258.2 p5      21 t
        vmovdqa64 zmm24, zmm4                             ;   252.3         21 t copy
        vmovdqu64 [rbp + 22720], zmm2                     ;   238.3 p7+p4   42 t spill
        vpxord zmm2, zmm5, zmm3                           ;   257.3 p0      21 t
        vpandd zmm25, zmm25, zmm2                         ;   258.3 p5      21 t
        vpternlogd zmm6, zmm5, zmm25, 0x6a                ;   259.3 p0      21 t
        vpternlogd zmm21, zmm6, zmm18, 0x6c               ;   260.3 p5      21 t
        vpxord zmm5, zmm18, zmm3                          ;   259.3 p0      21 t
        vpternlogd zmm30, zmm7, zmm5, 0x78                ;   260.3 p5      21 t
        vpternlogd zmm0, zmm28, zmm5, 0x6c                ;   260.3 p0      21 t
        vpxord zmm24, zmm24, zmm5                         ;   261.2 p5      21 t
        vpxord zmm6, zmm6, zmm0                           ;   261.3 p0      21 t
        vmovdqu64 zmm0, [rbp + 22528]                     ;   238.2 p3      22 t reload
        vmovdqu64 zmm5, [rbp + 21184]                     ;   164.2 p2      41 t
        vpternlogd zmm5, zmm0, [rbp + 22528], 0xc3        ;   262.2 p5+p3   41 t
        vpxord zmm18, zmm18, zmm19                        ;   262.3 p0      21 t
        vpandd zmm1, zmm1, zmm18                          ;   263.3 p5      21 t
        vpternlogd zmm27, zmm1, zmm3, 0x6c                ;   264.3 p0      21 t
        vpternlogd zmm25, zmm3, [rbp + 21376], 0x78       ;   264.2 p5+p2   21 t
        vmovdqu64 zmm0, [rbp + 21184]                     ;   164.2 p3      41 t
        vmovdqu64 zmm3, [rbp + 19648]                     ;   159.0 p2      41 t
        vpternlogd zmm20, zmm18, zmm25, 0x6a              ;   265.2 p0      21 t
        vpxord zmm1, zmm1, zmm30                          ;   265.2 p5      21 t
        vpternlogd zmm1, zmm9, zmm24, 0x78                ;   266.2 p0      21 t
        vmovdqu64 zmm7, [rbp + 22464]                     ;   231.3 p3      41 t
        vpxord zmm7, zmm7, [rbp + 22400]                  ;   266.2 p5+p2   41 t
        vpternlogd zmm30, zmm4, [rbp + 21888], 0x78       ;   266.3 p0+p3   21 t
        vmovdqu64 zmm4, [rbp + 20288]                     ;   161.0 p2      22 t reload
        vmovdqu64 zmm9, [rbp + 21760]                     ;   204.2 p3      23 t reload
        vmovdqu64 zmm18, [rbp + 21312]                    ;   205.2 p2      41 t
        vpternlogd zmm18, zmm9, zmm4, 0x69                ;   267.2 p5      41 t
        vpxord zmm27, zmm27, zmm14                        ;   267.3 p0      21 t
        vpternlogd zmm23, zmm27, zmm19, 0x6c              ;   268.3 p5      21 t
        vpxord zmm21, zmm21, zmm23                        ;   269.3 p0      21 t
        vpxord zmm20, zmm20, zmm23                        ;   269.3 p5      21 t
        vpxord zmm0, zmm0, zmm18                          ;   269.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 19584]                     ;   162.8 p3      41 t
        vpternlogd zmm23, zmm19, [rbp + 19136], 0x78      ;   270.2 p5+p2   21 t
        vpxord zmm23, zmm23, zmm1                         ;   271.2 p0      21 t
        vmovdqu64 zmm19, [rbp + 21120]                    ;   170.3 p3      41 t
        vpternlogd zmm12, zmm2, zmm23, 0x6a               ;   272.2 p5      21 t
        vpxord zmm30, zmm30, zmm23                        ;   272.2 p0      21 t
        vmovdqu64 zmm2, [rbp + 22144]                     ;   230.3 p2      41 t
        vmovdqu64 zmm23, [rbp + 21056]                    ;   166.3 p3      21 t reload
        vpxord zmm2, zmm2, zmm23                          ;   272.2 p5      41 t
        vmovdqa64 zmm23, zmm15                            ;   256.2         42 t copy
        vmovdqa64 zmm4, zmm22                             ;   255.3         42 t copy
        vmovdqu64 [rbp + 22144], zmm6                     ;   262.3 p8+p9   21 t spill
        vmovdqa64 zmm6, zmm31                             ;   254.3         42 t copy
        vmovdqu64 [rbp + 19136], zmm14                    ;   259.2 p7+p4   21 t spill
        vmovdqa64 zmm14, zmm11                            ;   255.3         42 t copy
        vmovdqu64 [rbp + 21824], zmm1                     ;   267.2 p8+p9   21 t spill
        vmovdqa64 zmm1, zmm30                             ;   273.2         21 t copy
        vpternlogd zmm1, zmm21, zmm20, 0x96               ;   273.2 p0      21 t
        vmovdqu64 [rbp + 21888], zmm27                    ;   268.3 p7+p4   21 t spill
        vmovdqu64 zmm27, [rbp + 21632]                    ;   187.3 p2      41 t
        vpxord zmm27, zmm27, [rbp + 21696]                ;   273.2 p5+p3   41 t
        vmovdqu64 [rbp + 21696], zmm21                    ;   270.3 p8+p9   21 t spill
        vmovdqa64 zmm21, zmm5                             ;   263.2         41 t copy
        vmovdqu64 [rbp + 21632], zmm24                    ;   262.2 p7+p4   21 t spill
        vmovdqa64 zmm24, zmm0                             ;   270.3         41 t copy
        vmovdqu64 [rbp + 22400], zmm0                     ;   270.3 p8+p9   41 t spill
        vmovdqu64 zmm0, [rbp + 35008]                     ;   166.0 p2      42 t
        vpternlogd zmm0, zmm26, [r8 + 4860]{1to16}, 0x69  ;   273.3 p0+p3   42 t
        vpxord zmm10, zmm10, zmm0                         ;   274.3 p5      42 t
        vpord zmm14, zmm14, zmm0                          ;   274.3 p0      42 t
        vpxord zmm6, zmm6, zmm0                           ;   275.2 p5      42 t
        vpxord zmm23, zmm23, zmm10                        ;   275.3 p0      42 t
        vpord zmm8, zmm8, zmm10                           ;   276.2 p5      42 t
        vmovdqu64 [rbp + 22464], zmm28                    ;   256.3 p7+p4   21 t spill
        vmovdqu64 zmm28, [rbp + 19520]                    ;   167.3 p2      41 t
        vmovdqu64 [rbp + 21184], zmm25                    ;   265.2 p8+p9   21 t spill
        vmovdqa64 zmm25, zmm23                            ;   276.3         42 t copy
        vmovdqu64 [rbp + 21376], zmm2                     ;   273.2 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm8                              ;   277.2         42 t copy
        vpternlogd zmm2, zmm16, zmm31, 0x78               ;   277.2 p0      42 t
        vpternlogd zmm17, zmm2, zmm14, 0x96               ;   278.2 p5      42 t
        vpternlogd zmm14, zmm26, zmm6, 0x1e               ;   277.3 p0      42 t
        vmovdqu64 [rbp + 22528], zmm30                    ;   273.2 p8+p9   21 t spill
        vmovdqu64 zmm30, [rbp + 21376]                    ;   273.2 p3      41 t
        vpternlogd zmm8, zmm31, [rbp + 18944], 0x96       ;   278.2 p5+p2   42 t
        vpternlogd zmm8, zmm23, zmm22, 0x78               ;   279.2 p0      42 t
        vpxord zmm14, zmm14, zmm8                         ;   280.2 p5      42 t
        vmovdqa64 zmm23, zmm14                            ;   281.2         42 t copy
        vmovdqu64 [rbp + 18944], zmm27                    ;   274.2 p7+p4   41 t spill
        vmovdqu64 zmm27, [rbp + 18816]                    ;   170.0 p3      41 t reload
        vpternlogd zmm5, zmm27, [rbp + 18880], 0x96       ;   279.3 p0+p2   41 t
        vpxord zmm18, zmm18, zmm5                         ;   280.3 p5      41 t
        vpternlogd zmm20, zmm27, [rbp + 18880], 0x96      ;   280.3 p0+p3   41 t
        vpxord zmm3, zmm3, zmm20                          ;   281.3 p5      41 t
        vpxord zmm21, zmm21, zmm3                         ;   282.3 p0      41 t
        vmovdqu64 zmm27, [rbp + 22336]                    ;   211.2 p2      22 t reload
        vpternlogd zmm7, zmm27, [rbp + 22272], 0x78       ;   282.2 p5+p3   41 t
        vmovdqu64 zmm27, [rbp + 18752]                    ;   172.3 p2      41 t reload
        vmovdqu64 [rbp + 22272], zmm5                     ;   280.3 p8+p9   41 t spill
        vmovdqa64 zmm5, zmm1                              ;   274.2         41 t copy
        vpternlogd zmm5, zmm12, zmm27, 0x69               ;   282.3 p0      41 t
        vmovdqu64 [rbp + 22336], zmm3                     ;   282.3 p7+p4   41 t spill
        vmovdqa64 zmm3, zmm5                              ;   283.3         41 t copy
        vmovdqu64 [rbp + 22784], zmm21                    ;   283.3 p8+p9   41 t spill
        vmovdqu64 zmm21, [rbp + 19584]                    ;   173.0 p3      23 t reload
        vpternlogd zmm5, zmm21, [rbp + 19584], 0xc3       ;   283.3 p5+p2   41 t
        vmovdqa64 zmm21, zmm5                             ;   284.3         41 t copy
        vmovdqu64 [rbp + 19584], zmm5                     ;   284.3 p7+p4   41 t spill
        vmovdqu64 zmm5, [rbp + 21120]                     ;   174.0 p3      21 t reload
        vpternlogd zmm7, zmm5, [rbp + 22208], 0x69        ;   283.3 p0+p2   41 t
        vpxord zmm21, zmm21, zmm7                         ;   284.3 p5      41 t
        vpternlogd zmm7, zmm27, zmm27, 0xc3               ;   284.3 p0      41 t
        vmovdqa64 zmm5, zmm7                              ;   285.3         41 t copy
        vmovdqu64 zmm27, [rbp + 16256]                    ;   175.0 p3      42 t
        vpternlogd zmm27, zmm6, [r8 + 4844]{1to16}, 0x96  ;   285.2 p5+p2   42 t
        vpxord zmm4, zmm4, zmm27                          ;   286.2 p0      42 t
        vpternlogd zmm2, zmm15, zmm4, 0x78                ;   287.2 p5      42 t
        vpxord zmm29, zmm29, zmm4                         ;   287.2 p0      42 t
        vmovdqu64 [rbp + 18752], zmm7                     ;   285.3 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 22464]                     ;   256.3 p3      41 t
        vpxord zmm7, zmm7, [rbp + 21184]                  ;   287.2 p5+p2   41 t
        vpternlogd zmm17, zmm29, [rbp + 22720], 0x78      ;   288.2 p0+p3   42 t
        vpandd zmm23, zmm23, zmm17                        ;   289.2 p5      42 t
        vmovdqu64 [rbp + 22720], zmm21                    ;   285.3 p7+p4   41 t spill
        vmovdqa64 zmm21, zmm17                            ;   289.2         42 t copy
        vmovdqu64 [rbp + 21184], zmm18                    ;   281.3 p8+p9   41 t spill
        vmovdqa64 zmm18, zmm11                            ;   255.3         42 t copy
        vpternlogd zmm18, zmm27, [rbp + 22592], 0x28      ;   288.3 p0+p2   42 t
        vpxord zmm2, zmm2, zmm18                          ;   289.3 p5      42 t
        vmovdqu64 [rbp + 22464], zmm12                    ;   273.2 p7+p4   21 t spill
        vmovdqu64 zmm12, [rbp + 19072]                    ;   234.3 p3      42 t reload
        vpternlogd zmm18, zmm12, [rbp + 19008], 0x1e      ;   289.3 p0+p2   42 t
        vpternlogd zmm18, zmm8, zmm23, 0x96               ;   290.3 p5      42 t
        vmovdqu64 zmm8, [rbp + 19392]                     ;   179.2 p3      41 t
        vpternlogd zmm14, zmm2, zmm18, 0x78               ;   291.3 p0      42 t
        vpxord zmm21, zmm21, zmm18                        ;   291.3 p5      42 t
        vmovdqu64 zmm18, [rbp + 18496]                    ;   179.5 p2      41 t
        vpternlogd zmm23, zmm14, zmm21, 0x36              ;   292.3 p0      42 t
        vpternlogd zmm17, zmm2, zmm14, 0x78               ;   292.3 p5      42 t
        vpternlogd zmm2, zmm14, zmm17, 0x78               ;   293.3 p0      42 t
        vpternlogd zmm21, zmm23, zmm17, 0x1e              ;   293.3 p5      42 t
        vpxord zmm14, zmm23, zmm17                        ;   293.3 p0      42 t
        vpandd zmm13, zmm13, zmm14                        ;   294.3 p5      42 t
        vpternlogd zmm6, zmm13, zmm2, 0x6c                ;   295.3 p0      42 t
        vmovdqu64 [rbp + 22208], zmm1                     ;   274.2 p8+p9   21 t spill
        vpxord zmm1, zmm14, zmm21                         ;   295.2 p5      42 t
        vpandd zmm4, zmm4, zmm1                           ;   296.2 p0      42 t
        vpternlogd zmm29, zmm14, zmm4, 0x6a               ;   297.2 p5      42 t
        vpternlogd zmm4, zmm16, zmm21, 0x78               ;   297.2 p0      42 t
        vpternlogd zmm26, zmm29, zmm2, 0x6c               ;   298.2 p5      42 t
        vpxord zmm14, zmm2, zmm21                         ;   297.3 p0      42 t
        vpternlogd zmm13, zmm0, zmm14, 0x78               ;   298.3 p5      42 t
        vpxord zmm2, zmm2, zmm17                          ;   298.3 p0      42 t
        vpternlogd zmm22, zmm4, zmm2, 0x6c                ;   299.3 p5      42 t
        vpandd zmm25, zmm25, zmm2                         ;   299.3 p0      42 t
        vmovdqu64 zmm0, [rbp + 19904]                     ;   182.5 p3      22 t reload
        vmovdqu64 zmm2, [rbp + 21440]                     ;   199.2 p2      41 t
        vpternlogd zmm2, zmm0, zmm0, 0xc3                 ;   300.2 p5      41 t
        vpternlogd zmm31, zmm21, zmm25, 0x6a              ;   300.3 p0      42 t
        vpxord zmm25, zmm25, zmm13                        ;   301.2 p5      42 t
        vpxord zmm31, zmm31, zmm6                         ;   301.3 p0      42 t
        vpternlogd zmm12, zmm31, zmm17, 0x6c              ;   302.3 p5      42 t
        vpxord zmm26, zmm26, zmm12                        ;   303.3 p0      42 t
        vpxord zmm22, zmm22, zmm12                        ;   303.3 p5      42 t
        vpternlogd zmm12, zmm17, [rbp + 19008], 0x78      ;   303.3 p0+p3   42 t
        vmovdqu64 zmm16, [rbp + 20224]                    ;   184.3 p2      22 t reload
        vmovdqu64 zmm17, [rbp + 20160]                    ;   185.0 p3      22 t reload
        vmovdqu64 zmm21, [rbp + 19712]                    ;   204.2 p2      41 t
        vpternlogd zmm21, zmm17, zmm16, 0x96              ;   304.2 p5      41 t
        vpxord zmm19, zmm19, zmm21                        ;   305.2 p0      41 t
        vpxord zmm5, zmm5, zmm21                          ;   305.2 p5      41 t
        vpxord zmm21, zmm23, zmm14                        ;   305.3 p0      42 t
        vpternlogd zmm25, zmm10, zmm21, 0x78              ;   306.3 p5      42 t
        vpxord zmm12, zmm12, zmm25                        ;   307.3 p0      42 t
        vpternlogd zmm15, zmm1, zmm12, 0x6a               ;   308.3 p5      42 t
        vpternlogd zmm13, zmm23, [rbp + 22592], 0x78      ;   307.3 p0+p3   42 t
        vpternlogd zmm23, zmm11, zmm27, 0x60              ;   308.2 p5      42 t
        vmovdqu64 zmm1, [rbp + 19328]                     ;   186.5 p2      41 t
        vmovdqu64 zmm10, [rbp + 20800]                    ;   187.0 p3      41 t
        vpternlogd zmm11, zmm14, zmm23, 0x6a              ;   309.2 p0      42 t
        vpxord zmm12, zmm12, zmm13                        ;   309.2 p5      42 t
        vpxord zmm29, zmm29, zmm11                        ;   310.2 p0      42 t
        vmovdqu64 zmm11, [rbp + 19200]                    ;   187.5 p2      41 t
        vpxord zmm4, zmm4, zmm23                          ;   310.2 p5      41 t
        vmovdqu64 zmm13, [rbp + 17984]                    ;   238.2 p3      22 t reload
        vmovdqu64 zmm14, [rbp + 20800]                    ;   188.5 p2      41 t
        vpternlogd zmm14, zmm13, zmm13, 0xc3              ;   310.3 p0      41 t
        vpternlogd zmm4, zmm27, zmm21, 0x78               ;   311.2 p5      41 t
        vmovdqu64 zmm21, [rbp + 21760]                    ;   204.2 p3      23 t reload
        vmovdqu64 zmm23, [rbp + 19968]                    ;   189.5 p2      41 t
        vpternlogd zmm23, zmm21, [rbp + 21760], 0xc3      ;   311.3 p0+p3   41 t
        vmovdqu64 zmm21, [rbp + 17920]                    ;   190.5 p2      21 t reload
        vmovdqu64 zmm27, [rbp + 21248]                    ;   239.2 p3      22 t reload
        vpternlogd zmm13, zmm27, zmm21, 0x69              ;   312.2 p5      41 t
        vpternlogd zmm6, zmm25, zmm29, 0x96               ;   312.3 p0      41 t
        vpxord zmm8, zmm8, zmm6                           ;   313.3 p5      41 t
        vmovdqu64 zmm6, [rbp + 20864]                     ;   191.5 p2      21 t reload
        vmovdqu64 zmm25, [rbp + 22016]                    ;   233.3 p3      22 t reload
        vpternlogd zmm27, zmm25, zmm6, 0x96               ;   313.3 p0      41 t
        vpxord zmm9, zmm9, zmm12                          ;   314.2 p5      41 t
        vpternlogd zmm12, zmm26, zmm22, 0x96              ;   314.3 p0      42 t
        vpternlogd zmm17, zmm16, zmm9, 0x69               ;   315.2 p5      41 t
        vmovdqu64 zmm16, [rbp + 18368]                    ;   192.5 p2      41 t
        vpxord zmm11, zmm11, zmm22                        ;   315.3 p0      41 t
        vpternlogd zmm4, zmm26, [rbp + 19520], 0x69       ;   316.2 p5+p3   41 t
        vmovdqu64 zmm22, [rbp + 21952]                    ;   224.2 p2      22 t reload
        vpternlogd zmm25, zmm22, [rbp + 22080], 0x96      ;   316.3 p0+p3   41 t
        vpxord zmm9, zmm9, zmm19                          ;   317.2 p5      41 t
        vpxord zmm3, zmm3, zmm17                          ;   317.3 p0      41 t
        vmovdqu64 zmm22, [rbp + 22656]                    ;   245.3 p2      21 t reload
        vpternlogd zmm7, zmm22, [rbp + 21632], 0x78       ;   318.2 p5+p3   41 t
        vmovdqu64 zmm22, [rbp + 19456]                    ;   195.5 p2      23 t reload
        vpternlogd zmm0, zmm31, zmm22, 0x96               ;   318.3 p0      41 t
        vmovdqa64 zmm26, zmm2                             ;   301.2         41 t copy
        vpxord zmm18, zmm18, zmm27                        ;   319.2 p5      41 t
        vpxord zmm16, zmm16, zmm13                        ;   319.3 p0      41 t
        vmovdqu64 [rbp + 19904], zmm19                    ;   306.2 p7+p4   41 t spill
        vmovdqa64 zmm19, zmm4                             ;   317.2         41 t copy
        vmovdqu64 zmm21, [rbp + 20096]                    ;   196.0 p3      22 t reload
        vpternlogd zmm4, zmm21, [rbp + 20096], 0xc3       ;   320.2 p5+p2   41 t
        vpternlogd zmm29, zmm12, [rbp + 19328], 0x69      ;   320.3 p0+p3   41 t
        vpternlogd zmm12, zmm15, [rbp + 19648], 0x96      ;   321.2 p5+p2   41 t
        vpxord zmm24, zmm24, zmm12                        ;   322.2 p0      41 t
        vmovdqu64 [rbp + 19648], zmm17                    ;   316.2 p8+p9   41 t spill
        vmovdqu64 zmm17, [rbp + 20288]                    ;   198.0 p3      22 t reload
        vpternlogd zmm12, zmm17, [rbp + 20288], 0xc3      ;   322.2 p5+p2   41 t
        vpxord zmm20, zmm20, zmm12                        ;   323.2 p0      41 t
        vmovdqu64 zmm17, [rbp + 21184]                    ;   281.3 p3      61 t
        vpxord zmm17, zmm17, [rbp + 27392]                ;   323.2 p5+p2   61 t
        vmovdqu64 [rbp + 20288], zmm17                    ;   324.2 p7+p4   61 t spill
        vmovdqa64 zmm17, zmm4                             ;   321.2         41 t copy
        vmovdqu64 [rbp + 19328], zmm4                     ;   321.2 p8+p9   41 t spill
        vmovdqa64 zmm4, zmm8                              ;   314.3         41 t copy
        vmovdqu64 [rbp + 21632], zmm12                    ;   323.2 p7+p4   41 t spill
        vmovdqa64 zmm12, zmm14                            ;   311.3         41 t copy
        vmovdqu64 [rbp + 22656], zmm3                     ;   318.3 p8+p9   41 t spill
        vmovdqa64 zmm3, zmm0                              ;   319.3         41 t copy
        vmovdqu64 [rbp + 22080], zmm0                     ;   319.3 p7+p4   41 t spill
        vmovdqa64 zmm0, zmm23                             ;   312.3         41 t copy
        vmovdqu64 [rbp + 21952], zmm20                    ;   324.2 p8+p9   41 t spill
        vmovdqa64 zmm20, zmm18                            ;   320.2         41 t copy
        vmovdqu64 [rbp + 22016], zmm18                    ;   320.2 p7+p4   41 t spill
        vpxord zmm18, zmm5, [rbp + 27456]                 ;   323.3 p0+p3   61 t
        vmovdqu64 [rbp + 19520], zmm18                    ;   324.3 p8+p9   61 t spill
        vmovdqa64 zmm18, zmm11                            ;   316.3         41 t copy
        vmovdqu64 [rbp + 20224], zmm5                     ;   306.2 p7+p4   41 t spill
        vmovdqa64 zmm5, zmm29                             ;   321.3         41 t copy
        vmovdqu64 [rbp + 20160], zmm9                     ;   318.2 p8+p9   41 t spill
        vmovdqu64 zmm9, [rbp + 17856]                     ;   200.5 p2      22 t reload
        vpternlogd zmm29, zmm9, [rbp + 17856], 0xc3       ;   324.2 p5+p3   41 t
        vmovdqu64 zmm9, [rbp + 20160]                     ;   318.2 p2      61 t
        vpxord zmm9, zmm9, [rbp + 26944]                  ;   324.3 p0+p3   61 t
        vmovdqu64 [rbp + 21248], zmm9                     ;   325.3 p7+p4   61 t spill
        vmovdqa64 zmm9, zmm16                             ;   320.3         41 t copy
        vmovdqu64 [rbp + 17984], zmm16                    ;   320.3 p8+p9   41 t spill
        vmovdqa64 zmm16, zmm29                            ;   325.2         41 t copy
        vmovdqu64 [rbp + 21760], zmm29                    ;   325.2 p7+p4   41 t spill
        vpxord zmm29, zmm24, [rbp + 26880]                ;   325.2 p5+p2   61 t
        vmovdqu64 [rbp + 20800], zmm29                    ;   326.2 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 20928]                    ;   203.0 p3      21 t reload
        vpternlogd zmm2, zmm29, [rbp + 20992], 0x69       ;   325.3 p0+p2   41 t
        vpternlogd zmm31, zmm2, zmm22, 0x96               ;   326.3 p5      41 t
        vpternlogd zmm25, zmm29, [rbp + 20992], 0x69      ;   326.3 p0+p3   41 t
        vmovdqa64 zmm29, zmm25                            ;   327.3         41 t copy
        vmovdqu64 [rbp + 20992], zmm24                    ;   323.2 p7+p4   41 t spill
        vmovdqu64 zmm24, [rbp + 18560]                    ;   204.5 p2      41 t reload
        vpternlogd zmm25, zmm24, [rbp + 18560], 0xc3      ;   327.3 p5+p3   41 t
        vpxord zmm26, zmm26, zmm25                        ;   328.3 p0      41 t
        vpternlogd zmm7, zmm24, [rbp + 21696], 0x96       ;   328.2 p5+p2   41 t
        vpxord zmm3, zmm3, zmm7                           ;   329.2 p0      41 t
        vpternlogd zmm7, zmm22, zmm22, 0xc3               ;   329.2 p5      41 t
        vpxord zmm29, zmm29, zmm7                         ;   330.2 p0      41 t
        vmovdqu64 zmm22, [rbp + 18880]                    ;   206.0 p3      41 t reload
        vmovdqu64 zmm24, [rbp + 18432]                    ;   206.5 p2      41 t reload
        vpternlogd zmm14, zmm24, zmm22, 0x69              ;   330.2 p5      41 t
        vmovdqu64 [rbp + 19456], zmm25                    ;   328.3 p8+p9   41 t spill
        vmovdqa64 zmm25, zmm14                            ;   331.2         41 t copy
        vmovdqu64 [rbp + 18560], zmm14                    ;   331.2 p7+p4   41 t spill
        vpxord zmm14, zmm31, [rbp + 27072]                ;   330.3 p0+p3   61 t
        vmovdqu64 [rbp + 21696], zmm14                    ;   331.3 p8+p9   61 t spill
        vmovdqu64 zmm14, [rbp + 19840]                    ;   207.5 p2      22 t reload
        vpternlogd zmm8, zmm14, [rbp + 20032], 0x69       ;   331.2 p5+p3   41 t
        vmovdqu64 [rbp + 20928], zmm31                    ;   327.3 p7+p4   41 t spill
        vmovdqu64 zmm31, [rbp + 20672]                    ;   208.5 p2      21 t reload
        vpternlogd zmm23, zmm31, [rbp + 20736], 0x69      ;   331.3 p0+p3   41 t
        vmovdqu64 [rbp + 22592], zmm2                     ;   326.3 p8+p9   41 t spill
        vmovdqu64 zmm2, [rbp + 20544]                     ;   235.3 p2      22 t reload
        vpternlogd zmm31, zmm2, [rbp + 20736], 0x69       ;   332.2 p5+p3   41 t
        vmovdqa64 zmm2, zmm31                             ;   333.2         41 t copy
        vmovdqu64 [rbp + 20736], zmm7                     ;   330.2 p7+p4   41 t spill
        vmovdqu64 zmm7, [rbp + 18816]                     ;   210.5 p2      41 t reload
        vpternlogd zmm31, zmm7, [rbp + 18816], 0xc3       ;   333.2 p0+p3   41 t
        vpxord zmm0, zmm0, zmm31                          ;   334.2 p5      41 t
        vmovdqu64 [rbp + 20672], zmm31                    ;   334.2 p8+p9   41 t spill
        vmovdqu64 zmm31, [rbp + 22208]                    ;   274.2 p2      21 t reload
        vpternlogd zmm7, zmm31, [rbp + 22144], 0x96       ;   333.3 p0+p3   41 t
        vmovdqa64 zmm31, zmm7                             ;   334.3         41 t copy
        vmovdqu64 [rbp + 18816], zmm3                     ;   330.2 p7+p4   41 t spill
        vmovdqu64 zmm3, [rbp + 19264]                     ;   212.5 p2      23 t reload
        vpternlogd zmm7, zmm3, [rbp + 19264], 0xc3        ;   334.3 p5+p3   41 t
        vpxord zmm2, zmm2, zmm7                           ;   335.3 p0      41 t
        vmovdqu64 [rbp + 22208], zmm7                     ;   335.3 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm23                             ;   332.3         41 t copy
        vpternlogd zmm7, zmm15, zmm3, 0x96                ;   335.2 p5      41 t
        vpternlogd zmm15, zmm3, [rbp + 19968], 0x96       ;   335.3 p0+p2   41 t
        vpxord zmm31, zmm31, zmm15                        ;   336.3 p5      41 t
        vpxord zmm3, zmm7, [rbp + 27264]                  ;   336.3 p0+p3   61 t
        vmovdqu64 [rbp + 19264], zmm3                     ;   337.3 p7+p4   61 t spill
        vmovdqu64 zmm3, [rbp + 17856]                     ;   214.5 p2      22 t reload
        vpternlogd zmm11, zmm3, [rbp + 20032], 0x96       ;   337.2 p5+p3   41 t
        vmovdqu64 [rbp + 19968], zmm7                     ;   336.2 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 21312]                     ;   215.5 p2      41 t
        vpternlogd zmm7, zmm3, [rbp + 20352], 0x96        ;   337.3 p0+p3   41 t
        vpxord zmm25, zmm25, zmm7                         ;   338.3 p5      41 t
        vpxord zmm10, zmm10, zmm7                         ;   338.3 p0      41 t
        vmovdqu64 zmm7, [rbp + 20032]                     ;   216.5 p2      22 t reload
        vmovdqu64 [rbp + 21312], zmm23                    ;   332.3 p7+p4   41 t spill
        vmovdqu64 zmm23, [rbp + 20480]                    ;   217.0 p3      23 t reload
        vpternlogd zmm3, zmm23, zmm7, 0x96                ;   339.2 p5      41 t
        vpxord zmm5, zmm5, zmm10                          ;   339.3 p0      41 t
        vpxord zmm9, zmm9, zmm3                           ;   340.2 p5      41 t
        vmovdqu64 zmm23, [rbp + 17920]                    ;   217.5 p2      21 t reload
        vpternlogd zmm3, zmm23, [rbp + 17920], 0xc3       ;   340.3 p0+p3   41 t
        vpxord zmm18, zmm18, zmm3                         ;   341.3 p5      41 t
        vpxord zmm23, zmm5, [rbp + 27200]                 ;   341.3 p0+p2   61 t
        vmovdqu64 [rbp + 17920], zmm23                    ;   342.3 p8+p9   61 t spill
        vpxord zmm23, zmm18, [rbp + 27328]                ;   342.3 p5+p3   61 t
        vmovdqu64 [rbp + 17856], zmm23                    ;   343.3 p7+p4   61 t spill
        vmovdqu64 zmm23, [rbp + 27008]                    ;   219.5 p2      61 t
        vmovdqu64 [rbp + 20480], zmm18                    ;   342.3 p8+p9   41 t spill
        vmovdqu64 zmm18, [rbp + 27136]                    ;   220.0 p3      61 t
        vmovdqu64 [rbp + 20544], zmm5                     ;   340.3 p7+p4   41 t spill
        vmovdqu64 zmm5, [rbp + 19776]                     ;   220.5 p2      23 t reload
        vmovdqu64 [rbp + 19712], zmm3                     ;   341.3 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 18944]                     ;   274.2 p3      41 t
        vpternlogd zmm3, zmm5, [rbp + 21568], 0x78        ;   342.3 p0+p2   41 t
        vpternlogd zmm3, zmm21, [rbp + 21504], 0x96       ;   343.3 p5+p3   41 t
        vmovdqa64 zmm5, zmm3                              ;   344.3         41 t copy
        vmovdqu64 zmm21, [rbp + 21056]                    ;   222.5 p2      21 t reload
        vpternlogd zmm3, zmm21, [rbp + 21056], 0xc3       ;   344.3 p0+p3   41 t
        vpxord zmm19, zmm19, zmm3                         ;   345.3 p5      41 t
        vpxord zmm23, zmm23, zmm19                        ;   346.3 p0      61 t
        vpxord zmm21, zmm26, [rbp + 27584]                ;   345.2 p5+p2   61 t
        vmovdqu64 [rbp + 21056], zmm21                    ;   346.2 p7+p4   61 t spill
        vmovdqu64 zmm21, [rbp + 27520]                    ;   225.5 p3      61 t
        vmovdqu64 [rbp + 20096], zmm23                    ;   347.3 p8+p9   61 t spill
        vmovdqu64 zmm23, [rbp + 27648]                    ;   226.5 p2      61 t
        vmovdqu64 [rbp + 21504], zmm19                    ;   346.3 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 18624]                    ;   227.3 p3      41 t reload
        vmovdqu64 [rbp + 21568], zmm10                    ;   339.3 p8+p9   41 t spill
        vmovdqu64 zmm10, [rbp + 22528]                    ;   273.2 p2      41 t
        vpternlogd zmm10, zmm19, [rbp + 18688], 0x96      ;   345.3 p0+p3   41 t
        vpxord zmm28, zmm28, zmm10                        ;   346.3 p5      41 t
        vpxord zmm17, zmm17, zmm10                        ;   346.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 21376]                    ;   273.2 p2      41 t reload
        vpternlogd zmm19, zmm10, [rbp + 18688], 0x69      ;   347.2 p5+p3   41 t
        vpxord zmm5, zmm5, zmm19                          ;   348.2 p0      41 t
        vpxord zmm30, zmm30, zmm28                        ;   348.2 p5      41 t
        vmovdqu64 zmm10, [rbp + 22784]                    ;   283.3 p2      61 t
        vpxord zmm10, zmm10, [rbp + 27904]                ;   348.3 p0+p3   61 t
        vpxord zmm21, zmm21, zmm5                         ;   349.2 p5      61 t
        vmovdqu64 [rbp + 18688], zmm10                    ;   349.3 p7+p4   61 t spill
        vmovdqu64 zmm10, [rbp + 22720]                    ;   285.3 p2      61 t
        vpxord zmm10, zmm10, [rbp + 27968]                ;   349.3 p0+p3   61 t
        vmovdqu64 [rbp + 18624], zmm21                    ;   350.2 p8+p9   61 t spill
        vmovdqu64 zmm21, [rbp + 21952]                    ;   324.2 p2      61 t
        vpxord zmm21, zmm21, [rbp + 28416]                ;   350.2 p5+p3   61 t
        vmovdqu64 [rbp + 21376], zmm21                    ;   351.2 p7+p4   61 t spill
        vpxord zmm21, zmm29, [rbp + 28096]                ;   350.3 p0+p2   61 t
        vmovdqu64 [rbp + 22528], zmm21                    ;   351.3 p8+p9   61 t spill
        vpxord zmm21, zmm0, [rbp + 27776]                 ;   351.2 p5+p3   61 t
        vmovdqu64 [rbp + 19776], zmm21                    ;   352.2 p7+p4   61 t spill
        vpxord zmm21, zmm25, [rbp + 27712]                ;   351.3 p0+p2   61 t
        vmovdqu64 [rbp + 18944], zmm21                    ;   352.3 p8+p9   61 t spill
        vpxord zmm21, zmm2, [rbp + 28288]                 ;   352.2 p5+p3   61 t
        vmovdqu64 [rbp + 19008], zmm21                    ;   353.2 p7+p4   61 t spill
        vpxord zmm21, zmm9, [rbp + 27840]                 ;   352.3 p0+p2   61 t
        vmovdqu64 [rbp + 19072], zmm21                    ;   353.3 p8+p9   61 t spill
        vpxord zmm21, zmm30, [rbp + 28032]                ;   353.2 p5+p3   61 t
        vmovdqu64 [rbp + 21440], zmm21                    ;   354.2 p7+p4   61 t spill
        vmovdqu64 zmm21, [rbp + 28160]                    ;   238.5 p2      61 t
        vmovdqu64 [rbp + 21120], zmm10                    ;   350.3 p8+p9   61 t spill
        vmovdqu64 zmm10, [rbp + 28224]                    ;   239.2 p3      61 t
        vmovdqu64 [rbp + 22848], zmm19                    ;   348.2 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 28352]                    ;   239.5 p2      61 t
        vmovdqu64 [rbp + 22912], zmm3                     ;   345.3 p8+p9   41 t spill
        vmovdqu64 zmm3, [rbp + 21888]                     ;   268.3 p3      41 t
        vpternlogd zmm3, zmm8, [rbp + 18496], 0x69        ;   353.3 p0+p2   41 t
        vmovdqu64 [rbp + 22976], zmm2                     ;   336.3 p7+p4   41 t spill
        vmovdqu64 zmm2, [rbp + 18368]                     ;   241.2 p3      41 t
        vpternlogd zmm2, zmm11, [rbp + 22464], 0x69       ;   354.2 p5+p2   41 t
        vmovdqu64 [rbp + 23040], zmm11                    ;   338.2 p8+p9   41 t spill
        vmovdqu64 zmm11, [rbp + 20416]                    ;   242.2 p3      23 t reload
        vmovdqu64 [rbp + 23104], zmm15                    ;   336.3 p7+p4   41 t spill
        vmovdqu64 zmm15, [rbp + 20352]                    ;   242.5 p2      41 t
        vpternlogd zmm15, zmm11, [rbp + 20608], 0x96      ;   354.3 p0+p3   41 t
        vpternlogd zmm15, zmm14, zmm7, 0x69               ;   355.3 p5      41 t
        vmovdqu64 zmm7, [rbp + 22656]                     ;   318.3 p2      61 t
        vpxord zmm7, zmm7, [rbp + 28480]                  ;   355.3 p0+p3   61 t
        vpxord zmm20, zmm20, zmm15                        ;   356.3 p5      41 t
        vpternlogd zmm15, zmm6, zmm6, 0xc3                ;   356.3 p0      41 t
        vmovdqu64 zmm6, [rbp + 18816]                     ;   330.2 p2      61 t
        vpxord zmm6, zmm6, [rbp + 28608]                  ;   357.2 p5+p3   61 t
        vpxord zmm4, zmm4, zmm15                          ;   357.3 p0      41 t
        vpxord zmm18, zmm18, zmm4                         ;   358.3 p5      61 t
        vpxord zmm23, zmm23, zmm20                        ;   358.3 p0      61 t
        vpxord zmm11, zmm17, [rbp + 28544]                ;   359.2 p5+p2   61 t
        vmovdqu64 zmm14, [rbp + 21888]                    ;   268.3 p3      21 t reload
        vmovdqu64 [rbp + 20864], zmm6                     ;   358.2 p8+p9   61 t spill
        vmovdqu64 zmm6, [rbp + 19392]                     ;   246.5 p2      41 t
        vpternlogd zmm6, zmm14, [rbp + 18496], 0x69       ;   359.3 p0+p3   41 t
        vpxord zmm27, zmm27, zmm6                         ;   360.3 p5      41 t
        vpxord zmm14, zmm31, [rbp + 28800]                ;   360.3 p0+p2   61 t
        vpxord zmm21, zmm21, zmm27                        ;   361.3 p5      61 t
        vmovdqu64 [rbp + 18496], zmm14                    ;   361.3 p7+p4   61 t spill
        vpxord zmm14, zmm3, [rbp + 28672]                 ;   361.3 p0+p3   61 t
        vmovdqu64 [rbp + 21888], zmm14                    ;   362.3 p8+p9   61 t spill
        vpxord zmm14, zmm2, [rbp + 28864]                 ;   362.2 p5+p2   61 t
        vmovdqu64 [rbp + 19392], zmm14                    ;   363.2 p7+p4   61 t spill
        vmovdqu64 zmm14, [rbp + 28736]                    ;   249.2 p3      61 t
        vmovdqu64 [rbp + 20032], zmm11                    ;   360.2 p8+p9   61 t spill
        vmovdqu64 zmm11, [rbp + 19136]                    ;   259.2 p2      21 t reload
        vmovdqu64 [rbp + 19840], zmm21                    ;   362.3 p7+p4   61 t spill
        vmovdqu64 zmm21, [rbp + 22144]                    ;   262.3 p3      41 t
        vpternlogd zmm21, zmm11, [rbp + 21824], 0x96      ;   362.3 p0+p2   41 t
        vpternlogd zmm21, zmm24, zmm22, 0x69              ;   363.3 p5      41 t
        vmovdqu64 zmm11, [rbp + 18368]                    ;   251.2 p3      41 t reload
        vmovdqu64 zmm22, [rbp + 19200]                    ;   251.5 p2      41 t
        vpternlogd zmm22, zmm11, [rbp + 22464], 0x69      ;   363.3 p0+p3   41 t
        vpxord zmm1, zmm1, zmm21                          ;   364.3 p5      41 t
        vpxord zmm16, zmm16, zmm21                        ;   364.3 p0      41 t
        vmovdqu64 zmm11, [rbp + 28928]                    ;   252.5 p2      61 t reload
        vmovdqu64 zmm21, [rbp + 21184]                    ;   281.3 p3      61 t
        vpternlogd zmm21, zmm11, [rbp + 22336], 0x96      ;   365.2 p5+p2   61 t
        vpxord zmm12, zmm12, zmm1                         ;   365.3 p0      41 t
        vpxord zmm13, zmm13, zmm22                        ;   366.2 p5      41 t
        vpbroadcastd zmm11, [r8 + 4876]                   ;   250.2 p10     62 l.3
        vpbroadcastd zmm24, [r8 + 4880]                   ;   251.2 p10     62 l.4
        vpxord zmm10, zmm10, zmm12                        ;   366.3 p0      61 t
        vpxord zmm19, zmm19, zmm13                        ;   367.2 p5      61 t
        vpxord zmm14, zmm14, zmm16                        ;   367.3 p0      61 t
        vmovdqu64 [rbp + 22336], zmm19                    ;   368.2 p8+p9   61 t spill
        vpbroadcastd zmm19, [r8 + 4904]                   ;   252.2 p10     62 l.10
        vpbroadcastd zmm19, [r8 + 4908]                   ;   253.2 p10     62 l.11
        vpbroadcastd zmm19, [r8 + 4940]                   ;   254.2 p10     62 l.19
        vpbroadcastd zmm19, [r8 + 4944]                   ;   254.2 p3      62 l.20
        vpbroadcastd zmm19, [r8 + 4972]                   ;   254.5 p2      62 l.27
        vpbroadcastd zmm19, [r8 + 4976]                   ;   255.2 p10     62 l.28
        vpbroadcastd zmm19, [r8 + 5000]                   ;   255.2 p3      62 l.34
        vpbroadcastd zmm19, [r8 + 5004]                   ;   255.5 p2      62 l.35
        vpternlogd zmm5, zmm28, [rbp + 29056], 0x96       ;   368.2 p5+p3   61 t
        vpternlogd zmm20, zmm6, [rbp + 29184], 0x96       ;   368.3 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 29120]                     ;   257.2 p3      61 t reload
        vpternlogd zmm26, zmm6, [rbp + 20736], 0x96       ;   369.2 p5+p2   61 t
        vmovdqu64 zmm6, [rbp + 29632]                     ;   258.2 p3      61 t reload
        vpternlogd zmm29, zmm6, [rbp + 22080], 0x96       ;   369.3 p0+p2   61 t
        vmovdqu64 zmm6, [rbp + 29312]                     ;   259.2 p3      61 t reload
        vpternlogd zmm0, zmm6, [rbp + 22208], 0x96        ;   370.2 p5+p2   61 t
        vpternlogd zmm25, zmm1, [rbp + 29248], 0x96       ;   370.3 p0+p3   61 t
        vmovdqu64 zmm1, [rbp + 28992]                     ;   260.5 p2      61 t reload
        vmovdqu64 zmm6, [rbp + 20224]                     ;   306.2 p3      61 t
        vpternlogd zmm6, zmm1, [rbp + 19584], 0x96        ;   371.2 p5+p2   61 t
        vpbroadcastd zmm1, [r8 + 5036]                    ;   260.3 p10     62 l.43
        vpbroadcastd zmm28, [r8 + 5040]                   ;   261.3 p10     62 l.44
        vpternlogd zmm9, zmm22, [rbp + 29376], 0x96       ;   371.3 p0+p3   61 t
        vpternlogd zmm27, zmm8, [rbp + 29696], 0x96       ;   372.2 p5+p2   61 t
        vpternlogd zmm3, zmm15, [rbp + 30208], 0x96       ;   372.3 p0+p3   61 t
        vmovdqu64 zmm8, [rbp + 29440]                     ;   263.5 p2      61 t reload
        vmovdqu64 zmm15, [rbp + 22784]                    ;   283.3 p3      61 t
        vpternlogd zmm15, zmm8, [rbp + 21632], 0x96       ;   373.2 p5+p2   61 t
        vpbroadcastd zmm8, [r8 + 5068]                    ;   264.3 p10     62 l.51
        vmovdqu64 zmm22, [rbp + 30336]                    ;   265.3 p3      61 t reload
        vpternlogd zmm31, zmm22, [rbp + 21312], 0x96      ;   373.3 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 29568]                    ;   266.3 p3      61 t reload
        vpternlogd zmm30, zmm22, [rbp + 19328], 0x96      ;   374.2 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 30080]                    ;   267.3 p3      61 t reload
        vpternlogd zmm17, zmm22, [rbp + 22912], 0x96      ;   374.3 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 30400]                    ;   268.3 p3      61 t reload
        vpternlogd zmm2, zmm22, [rbp + 19712], 0x96       ;   375.2 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 30720]                    ;   269.3 p3      61 t reload
        vpternlogd zmm4, zmm22, [rbp + 22016], 0x96       ;   375.3 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 29760]                    ;   270.3 p3      61 t reload
        vpternlogd zmm12, zmm22, [rbp + 21760], 0x96      ;   376.2 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 29888]                    ;   271.3 p3      61 t reload
        vpternlogd zmm13, zmm22, [rbp + 23040], 0x96      ;   376.3 p0+p2   61 t
        vmovdqu64 zmm22, [rbp + 30272]                    ;   272.3 p3      61 t reload
        vpternlogd zmm16, zmm22, [rbp + 21568], 0x96      ;   377.2 p5+p2   61 t
        vmovdqu64 zmm22, [rbp + 29504]                    ;   273.3 p3      61 t reload
        vmovdqu64 zmm8, [rbp + 22720]                     ;   285.3 p2      61 t
        vpternlogd zmm8, zmm22, [rbp + 19648], 0x96       ;   377.3 p0+p3   61 t
        vpbroadcastd zmm22, [r8 + 5072]                   ;   273.5 p10     62 l.52
        vpbroadcastd zmm22, [r8 + 5100]                   ;   274.5 p10     62 l.59
        vpbroadcastd zmm22, [r8 + 5104]                   ;   274.5 p2      62 l.60
        vmovdqu64 zmm22, [rbp + 29824]                    ;   275.3 p3      61 t reload
        vmovdqu64 zmm1, [rbp + 22976]                     ;   336.3 p2      61 t
        vpternlogd zmm1, zmm22, [rbp + 23104], 0x96       ;   378.2 p5+p3   61 t
        vmovdqu64 zmm22, [rbp + 21248]                    ;   325.3 p2      40 t
        vpxord zmm22, zmm22, [r8 + 4868]{1to16}           ;   378.3 p0+p3   40 t
        vmovdqu64 zmm28, [rbp + 17920]                    ;   342.3 p2      40 t
        vpxord zmm28, zmm28, [r8 + 4884]{1to16}           ;   379.2 p5+p3   40 t
        vmovdqu64 zmm19, [rbp + 29952]                    ;   278.5 p2      61 t reload
        vmovdqu64 [rbp + 23104], zmm4                     ;   376.3 p7+p4   61 t spill
        vmovdqu64 zmm4, [rbp + 21952]                     ;   324.2 p3      61 t
        vpternlogd zmm4, zmm19, [rbp + 22400], 0x96       ;   379.3 p0+p2   61 t
        vmovdqu64 zmm19, [rbp + 20288]                    ;   324.2 p3      40 t
        vpxord zmm19, zmm19, [r8 + 4896]{1to16}           ;   380.2 p5+p2   40 t
        vmovdqu64 [rbp + 22400], zmm2                     ;   376.2 p8+p9   61 t spill
        vpxord zmm2, zmm23, [r8 + 4912]{1to16}            ;   380.3 p0+p3   40 t
        vmovdqu64 [rbp + 21952], zmm23                    ;   359.3 p7+p4   61 t spill
        vmovdqu64 zmm23, [rbp + 30144]                    ;   281.5 p2      61 t reload
        vmovdqu64 [rbp + 22976], zmm4                     ;   380.3 p8+p9   61 t spill
        vmovdqu64 zmm4, [rbp + 18816]                     ;   330.2 p3      61 t
        vpternlogd zmm4, zmm23, [rbp + 22592], 0x96       ;   381.2 p5+p2   61 t
        vmovdqu64 zmm23, [rbp + 30016]                    ;   283.3 p3      61 t reload
        vmovdqu64 [rbp + 22592], zmm4                     ;   382.2 p7+p4   61 t spill
        vmovdqu64 zmm4, [rbp + 22656]                     ;   318.3 p2      61 t
        vpternlogd zmm4, zmm23, [rbp + 19904], 0x96       ;   381.3 p0+p3   61 t
        vmovdqu64 zmm23, [rbp + 21120]                    ;   350.3 p2      40 t
        vpxord zmm23, zmm23, [r8 + 4932]{1to16}           ;   382.2 p5+p3   40 t
        vmovdqu64 [rbp + 19904], zmm3                     ;   373.3 p8+p9   61 t spill
        vpxord zmm3, zmm7, [r8 + 4964]{1to16}             ;   382.3 p0+p2   40 t
        vmovdqu64 [rbp + 22656], zmm7                     ;   356.3 p7+p4   61 t spill
        vpxord zmm7, zmm21, [r8 + 4992]{1to16}            ;   383.2 p5+p3   40 t
        vmovdqu64 [rbp + 18816], zmm21                    ;   366.2 p8+p9   61 t spill
        vpxord zmm21, zmm10, [r8 + 4948]{1to16}           ;   383.3 p0+p2   40 t
        vmovdqu64 [rbp + 19648], zmm10                    ;   367.3 p7+p4   61 t spill
        vpxord zmm10, zmm14, [r8 + 4980]{1to16}           ;   384.2 p5+p3   40 t
        vmovdqu64 [rbp + 22720], zmm14                    ;   368.3 p8+p9   61 t spill
        vpxord zmm14, zmm20, [r8 + 5008]{1to16}           ;   384.3 p0+p2   40 t
        vmovdqu64 [rbp + 21568], zmm20                    ;   369.3 p7+p4   61 t spill
        vpxord zmm20, zmm12, [r8 + 5044]{1to16}           ;   385.2 p5+p3   40 t
        vmovdqu64 [rbp + 23040], zmm12                    ;   377.2 p8+p9   61 t spill
        vpxord zmm12, zmm8, [r8 + 5028]{1to16}            ;   385.3 p0+p2   40 t
        vmovdqu64 [rbp + 21760], zmm8                     ;   378.3 p7+p4   61 t spill
        vpxord zmm8, zmm16, [r8 + 5076]{1to16}            ;   386.2 p5+p3   40 t
        vmovdqu64 [rbp + 22016], zmm16                    ;   378.2 p8+p9   61 t spill
        vpxord zmm16, zmm4, [r8 + 5060]{1to16}            ;   386.3 p0+p2   40 t
        vmovdqu64 [rbp + 19712], zmm4                     ;   382.3 p7+p4   61 t spill
        vmovdqu64 zmm4, [rbp + 19264]                     ;   337.3 p3      61 t reload
        vmovdqu64 [rbp + 22912], zmm8                     ;   387.2 p8+p9   40 t spill
        vmovdqa64 zmm8, zmm4                              ;   343.3         41 t copy
        vpternlogd zmm8, zmm4, [r8 + 4888]{1to16}, 0xa5   ;   387.2 p5+p2   41 t
        vmovdqu64 zmm4, [rbp + 20096]                     ;   347.3 p3      61 t reload
        vmovdqu64 [rbp + 19328], zmm16                    ;   387.3 p7+p4   40 t spill
        vmovdqa64 zmm16, zmm4                             ;   353.3         41 t copy
        vpternlogd zmm16, zmm4, [r8 + 4872]{1to16}, 0xa5  ;   387.3 p0+p2   41 t
        vpbroadcastd zmm4, [r8 + 5092]                    ;   285.0 p10     40 t
        vmovdqu64 [rbp + 21312], zmm31                    ;   374.3 p8+p9   61 t spill
        vpbroadcastd zmm31, [r8 + 5108]                   ;   286.0 p10     40 t
        vmovdqu64 [rbp + 21632], zmm17                    ;   375.3 p7+p4   61 t spill
        vmovdqu64 zmm17, [rbp + 30464]                    ;   292.3 p3      61 t reload
        vmovdqu64 [rbp + 22784], zmm13                    ;   377.3 p8+p9   61 t spill
        vmovdqu64 zmm13, [rbp + 20992]                    ;   323.2 p2      61 t
        vpternlogd zmm13, zmm17, [rbp + 22272], 0x96      ;   388.2 p5+p3   61 t
        vpxord zmm17, zmm28, zmm22                        ;   388.3 p0      41 t
        vmovdqu64 [rbp + 22272], zmm13                    ;   389.2 p7+p4   61 t spill
        vmovdqa64 zmm13, zmm22                            ;   379.3         41 t copy
        vpternlogd zmm13, zmm24, zmm18, 0x96              ;   389.2 p5      41 t
        vmovdqu64 [rbp + 20992], zmm15                    ;   374.2 p8+p9   61 t spill
        vmovdqu64 zmm15, [rbp + 30656]                    ;   293.5 p2      61 t reload
        vmovdqu64 [rbp + 19584], zmm29                    ;   370.3 p7+p4   61 t spill
        vmovdqu64 zmm29, [rbp + 20928]                    ;   327.3 p3      61 t
        vpternlogd zmm29, zmm15, [rbp + 19456], 0x96      ;   389.3 p0+p2   61 t
        vmovdqu64 zmm15, [rbp + 30528]                    ;   295.3 p3      61 t reload
        vmovdqu64 [rbp + 19456], zmm29                    ;   390.3 p8+p9   61 t spill
        vmovdqu64 zmm29, [rbp + 20160]                    ;   318.2 p2      61 t
        vpternlogd zmm29, zmm15, [rbp + 18752], 0x96      ;   390.2 p5+p3   61 t
        vpxord zmm4, zmm4, zmm29                          ;   391.2 p0      40 t
        vmovdqu64 zmm15, [rbp + 21696]                    ;   331.3 p2      61 t reload
        vmovdqu64 [rbp + 18752], zmm29                    ;   391.2 p7+p4   61 t spill
        vmovdqa64 zmm29, zmm8                             ;   388.2         41 t copy
        vpternlogd zmm29, zmm11, zmm15, 0x96              ;   391.2 p5      41 t
        vmovdqu64 [rbp + 20160], zmm4                     ;   392.2 p8+p9   40 t spill
        vmovdqu64 zmm4, [rbp + 20800]                     ;   326.2 p3      41 t
        vpternlogd zmm4, zmm29, [r8 + 4864]{1to16}, 0x69  ;   392.2 p0+p2   41 t
        vmovdqu64 [rbp + 20928], zmm20                    ;   386.2 p7+p4   40 t spill
        vmovdqu64 zmm20, [rbp + 30592]                    ;   298.3 p3      61 t reload
        vmovdqu64 [rbp + 20224], zmm27                    ;   373.2 p8+p9   61 t spill
        vmovdqu64 zmm27, [rbp + 21504]                    ;   346.3 p2      61 t
        vpternlogd zmm27, zmm20, [rbp + 22848], 0x96      ;   392.2 p5+p3   61 t
        vpternlogd zmm24, zmm16, zmm18, 0x96              ;   392.3 p0      41 t
        vpxord zmm29, zmm29, zmm13                        ;   393.2 p5      41 t
        vmovdqa64 zmm20, zmm13                            ;   390.2         41 t copy
        vmovdqu64 [rbp + 22848], zmm18                    ;   359.3 p7+p4   61 t spill
        vpxord zmm18, zmm17, zmm4                         ;   393.3 p0      41 t
        vmovdqu64 [rbp + 21504], zmm27                    ;   393.2 p8+p9   61 t spill
        vmovdqa64 zmm27, zmm18                            ;   394.3         41 t copy
        vmovdqu64 [rbp + 22208], zmm12                    ;   386.3 p7+p4   40 t spill
        vmovdqu64 zmm12, [rbp + 17856]                    ;   343.3 p2      41 t
        vpternlogd zmm12, zmm4, [r8 + 4892]{1to16}, 0x69  ;   394.2 p5+p3   41 t
        vpxord zmm20, zmm20, zmm12                        ;   395.2 p0      41 t
        vpord zmm27, zmm27, zmm12                         ;   395.2 p5      41 t
        vmovdqu64 [rbp + 22080], zmm1                     ;   379.2 p8+p9   61 t spill
        vmovdqu64 zmm1, [rbp + 30848]                     ;   300.5 p2      61 t reload
        vmovdqu64 [rbp + 20736], zmm30                    ;   375.2 p7+p4   61 t spill
        vmovdqu64 zmm30, [rbp + 19968]                    ;   336.2 p3      61 t
        vpternlogd zmm30, zmm1, [rbp + 20672], 0x96       ;   395.3 p0+p2   61 t
        vmovdqu64 zmm1, [rbp + 30784]                     ;   302.3 p3      61 t reload
        vmovdqu64 [rbp + 20672], zmm30                    ;   396.3 p8+p9   61 t spill
        vmovdqu64 zmm30, [rbp + 20544]                    ;   340.3 p2      61 t
        vpternlogd zmm30, zmm1, [rbp + 18560], 0x96       ;   396.2 p5+p3   61 t
        vpxord zmm31, zmm31, zmm30                        ;   397.2 p0      40 t
        vpxord zmm1, zmm16, zmm4                          ;   397.2 p5      41 t
        vmovdqu64 [rbp + 18560], zmm30                    ;   397.2 p7+p4   61 t spill
        vpxord zmm30, zmm12, zmm29                        ;   397.3 p0      41 t
        vmovdqu64 [rbp + 20544], zmm31                    ;   398.2 p8+p9   40 t spill
        vpxord zmm31, zmm24, zmm29                        ;   398.2 p5      41 t
        vmovdqu64 [rbp + 19968], zmm0                     ;   371.2 p7+p4   61 t spill
        vpxord zmm0, zmm20, zmm31                         ;   399.2 p0      41 t
        vmovdqu64 [rbp + 21184], zmm9                     ;   372.3 p8+p9   61 t spill
        vmovdqu64 zmm9, [rbp + 30912]                     ;   305.5 p2      61 t reload
        vmovdqu64 [rbp + 22464], zmm5                     ;   369.2 p7+p4   61 t spill
        vmovdqu64 zmm5, [rbp + 20480]                     ;   342.3 p3      61 t
        vpternlogd zmm5, zmm9, [rbp + 17984], 0x96        ;   399.2 p5+p2   61 t
        vpternlogd zmm11, zmm30, zmm15, 0x96              ;   399.3 p0      41 t
        vpord zmm9, zmm8, zmm20                           ;   400.2 p5      41 t
        vpternlogd zmm28, zmm9, zmm29, 0x96               ;   401.2 p0      41 t
        vpternlogd zmm9, zmm17, zmm29, 0x78               ;   401.2 p5      41 t
        vpternlogd zmm28, zmm1, zmm0, 0x78                ;   402.2 p0      41 t
        vpternlogd zmm8, zmm9, zmm27, 0x96                ;   402.2 p5      41 t
        vpternlogd zmm27, zmm4, zmm30, 0x1e               ;   402.3 p0      41 t
        vpxord zmm27, zmm27, zmm28                        ;   403.3 p5      41 t
        vmovdqa64 zmm15, zmm17                            ;   389.3         41 t copy
        vmovdqu64 [rbp + 17984], zmm5                     ;   400.2 p8+p9   61 t spill
        vpxord zmm5, zmm2, zmm19                          ;   403.3 p0      23 t
        vmovdqu64 [rbp + 20480], zmm14                    ;   385.3 p7+p4   40 t spill
        vpxord zmm14, zmm1, zmm11                         ;   404.2 p5      41 t
        vpternlogd zmm9, zmm31, zmm14, 0x78               ;   405.2 p0      41 t
        vpxord zmm15, zmm15, zmm14                        ;   405.2 p5      41 t
        vpternlogd zmm8, zmm24, zmm15, 0x78               ;   406.2 p0      41 t
        vmovdqu64 [rbp + 18368], zmm26                    ;   370.2 p8+p9   61 t spill
        vpandd zmm26, zmm27, zmm8                         ;   407.2 p5      41 t
        vmovdqu64 [rbp + 19200], zmm7                     ;   384.2 p7+p4   40 t spill
        vmovdqa64 zmm7, zmm8                              ;   407.2         41 t copy
        vmovdqu64 [rbp + 18880], zmm25                    ;   371.3 p8+p9   61 t spill
        vmovdqa64 zmm25, zmm13                            ;   390.2         41 t copy
        vpternlogd zmm25, zmm18, zmm11, 0x60              ;   406.3 p0      41 t
        vpxord zmm9, zmm9, zmm25                          ;   407.3 p5      41 t
        vpternlogd zmm25, zmm16, zmm22, 0x1e              ;   407.3 p0      41 t
        vpternlogd zmm25, zmm28, zmm26, 0x96              ;   408.3 p5      41 t
        vpternlogd zmm27, zmm9, zmm25, 0x78               ;   409.3 p0      41 t
        vpxord zmm7, zmm7, zmm25                          ;   409.3 p5      41 t
        vmovdqu64 zmm25, [rbp + 18944]                    ;   352.3 p3      61 t reload
        vmovdqa64 zmm28, zmm25                            ;   358.3         23 t copy
        vpternlogd zmm28, zmm25, [r8 + 4916]{1to16}, 0xa5 ;   409.3 p0+p2   23 t
        vpternlogd zmm26, zmm27, zmm7, 0x36               ;   410.3 p5      41 t
        vpternlogd zmm8, zmm9, zmm27, 0x78                ;   410.3 p0      41 t
        vpternlogd zmm9, zmm27, zmm8, 0x78                ;   411.3 p5      41 t
        vpternlogd zmm7, zmm26, zmm8, 0x1e                ;   411.3 p0      41 t
        vmovdqa64 zmm27, zmm26                            ;   411.3         41 t copy
        vpternlogd zmm27, zmm18, zmm11, 0x60              ;   412.2 p5      41 t
        vpxord zmm25, zmm26, zmm8                         ;   412.3 p0      41 t
        vpandd zmm24, zmm24, zmm25                        ;   413.3 p5      41 t
        vpternlogd zmm30, zmm24, zmm9, 0x6c               ;   414.3 p0      41 t
        vmovdqu64 [rbp + 18432], zmm6                     ;   372.2 p7+p4   61 t spill
        vmovdqa64 zmm6, zmm26                             ;   411.3         41 t copy
        vmovdqu64 [rbp + 21824], zmm10                    ;   385.2 p8+p9   40 t spill
        vpxord zmm10, zmm25, zmm7                         ;   414.2 p5      41 t
        vpandd zmm14, zmm14, zmm10                        ;   415.2 p0      41 t
        vpternlogd zmm15, zmm25, zmm14, 0x6a              ;   416.2 p5      41 t
        vpternlogd zmm14, zmm17, zmm7, 0x78               ;   416.2 p0      41 t
        vmovdqu64 zmm17, [rbp + 19520]                    ;   324.3 p3      61 t reload
        vmovdqa64 zmm25, zmm17                            ;   330.3         23 t copy
        vpternlogd zmm25, zmm17, [r8 + 4900]{1to16}, 0xa5 ;   416.2 p5+p2   23 t
        vpternlogd zmm4, zmm15, zmm9, 0x6c                ;   417.2 p0      41 t
        vpxord zmm17, zmm9, zmm7                          ;   417.2 p5      41 t
        vpternlogd zmm24, zmm12, zmm17, 0x78              ;   418.2 p0      41 t
        vpternlogd zmm13, zmm26, zmm24, 0x6a              ;   419.2 p5      41 t
        vpternlogd zmm18, zmm27, zmm17, 0x6c              ;   418.3 p0      41 t
        vpxord zmm6, zmm6, zmm17                          ;   419.2 p5      41 t
        vmovdqu64 zmm12, [rbp + 21056]                    ;   346.2 p3      61 t reload
        vpbroadcastd zmm17, [r8 + 4908]                   ;   323.5 p10     23 t
        vpternlogd zmm17, zmm19, zmm12, 0x96              ;   419.3 p0      23 t
        vpxord zmm15, zmm15, zmm18                        ;   420.2 p5      41 t
        vpxord zmm9, zmm9, zmm8                           ;   420.3 p0      41 t
        vmovdqu64 zmm18, [rbp + 21440]                    ;   354.2 p2      61 t reload
        vmovdqa64 zmm26, zmm18                            ;   360.2         22 t copy
        vpternlogd zmm26, zmm18, [r8 + 4936]{1to16}, 0xa5 ;   421.2 p5+p3   22 t
        vpternlogd zmm1, zmm14, zmm9, 0x6c                ;   421.3 p0      41 t
        vpandd zmm0, zmm0, zmm9                           ;   422.2 p5      41 t
        vpxord zmm27, zmm27, zmm14                        ;   422.3 p0      41 t
        vmovdqu64 zmm9, [rbp + 19008]                     ;   353.2 p2      61 t reload
        vmovdqa64 zmm14, zmm9                             ;   359.2         22 t copy
        vpternlogd zmm14, zmm9, [r8 + 4952]{1to16}, 0xa5  ;   423.2 p5+p3   22 t
        vpternlogd zmm29, zmm7, zmm0, 0x6a                ;   423.3 p0      41 t
        vpxord zmm24, zmm24, zmm0                         ;   424.2 p5      41 t
        vpternlogd zmm24, zmm20, zmm6, 0x78               ;   425.2 p0      41 t
        vpxord zmm0, zmm21, zmm23                         ;   425.2 p5      22 t
        vpternlogd zmm27, zmm11, zmm6, 0x78               ;   425.3 p0      41 t
        vmovdqa64 zmm6, zmm5                              ;   404.3         23 t copy
        vmovdqa64 zmm7, zmm5                              ;   404.3         23 t copy
        vpxord zmm29, zmm29, zmm30                        ;   426.2 p5      41 t
        vpternlogd zmm16, zmm29, zmm8, 0x6c               ;   427.2 p0      41 t
        vpternlogd zmm22, zmm8, zmm16, 0x6a               ;   428.2 p5      41 t
        vpternlogd zmm30, zmm15, zmm24, 0x96              ;   427.3 p0      41 t
        vmovdqa64 zmm8, zmm28                             ;   410.3         23 t copy
        vpxord zmm24, zmm24, zmm22                        ;   429.2 p5      41 t
        vpternlogd zmm31, zmm10, zmm24, 0x6a              ;   430.2 p0      41 t
        vpxord zmm13, zmm13, zmm24                        ;   430.2 p5      41 t
        vpxord zmm4, zmm4, zmm16                          ;   429.3 p0      41 t
        vpxord zmm1, zmm1, zmm16                          ;   430.2 p5      41 t
        vmovdqu64 zmm10, [rbp + 19840]                    ;   362.3 p2      61 t reload
        vpbroadcastd zmm11, [r8 + 4944]                   ;   329.2 p10     22 t
        vpternlogd zmm11, zmm23, zmm10, 0x96              ;   430.3 p0      22 t
        vmovdqa64 zmm16, zmm25                            ;   417.2         23 t copy
        vmovdqa64 zmm20, zmm25                            ;   417.2         23 t copy
        vpternlogd zmm20, zmm12, [r8 + 4908]{1to16}, 0x96 ;   431.2 p5+p3   23 t
        vmovdqa64 zmm22, zmm17                            ;   420.3         23 t copy
        vmovdqa64 zmm24, zmm17                            ;   420.3         23 t copy
        vmovdqa64 zmm9, zmm20                             ;   432.2         23 t copy
        vmovdqa64 zmm18, zmm20                            ;   432.2         23 t copy
        vmovdqa64 zmm12, zmm13                            ;   431.2         41 t copy
        vpternlogd zmm12, zmm4, zmm1, 0x96                ;   431.3 p0      41 t
        vmovdqu64 [rbp + 19136], zmm1                     ;   431.2 p7+p4   41 t spill
        vmovdqa64 zmm1, zmm14                             ;   424.2         22 t copy
        vmovdqu64 [rbp + 22144], zmm15                    ;   421.2 p8+p9   41 t spill
        vmovdqa64 zmm15, zmm26                            ;   422.2         22 t copy
        vmovdqu64 [rbp + 20608], zmm30                    ;   428.3 p7+p4   41 t spill
        vmovdqa64 zmm30, zmm0                             ;   426.2         22 t copy
        vmovdqu64 [rbp + 20416], zmm29                    ;   427.2 p8+p9   41 t spill
        vmovdqa64 zmm29, zmm0                             ;   426.2         22 t copy
        vmovdqu64 [rbp + 20352], zmm27                    ;   426.3 p7+p4   41 t spill
        vmovdqa64 zmm27, zmm11                            ;   431.3         22 t copy
        vmovdqu64 [rbp + 23168], zmm4                     ;   430.3 p8+p9   41 t spill
        vmovdqa64 zmm4, zmm11                             ;   431.3         22 t copy
        vmovdqu64 [rbp + 23232], zmm13                    ;   431.2 p7+p4   41 t spill
        vmovdqa64 zmm13, zmm26                            ;   422.2         22 t copy
        vpternlogd zmm13, zmm10, [r8 + 4944]{1to16}, 0x96 ;   432.2 p5+p2   22 t
        vmovdqa64 zmm10, zmm13                            ;   433.2         22 t copy
        vmovdqu64 [rbp + 23296], zmm31                    ;   431.2 p8+p9   41 t spill
        vpbroadcastd zmm31, [r8 + 4904]                   ;   334.2 p10     23 t
        vpternlogd zmm31, zmm28, [rbp + 18624], 0x96      ;   432.3 p0+p3   23 t
        vpxord zmm22, zmm22, zmm31                        ;   433.3 p5      23 t
        vpxord zmm9, zmm9, zmm22                          ;   434.3 p0      23 t
        vmovdqu64 [rbp + 23360], zmm12                    ;   432.3 p7+p4   41 t spill
        vmovdqu64 zmm12, [rbp + 19072]                    ;   353.3 p2      61 t reload
        vpternlogd zmm31, zmm12, [r8 + 4924]{1to16}, 0x69 ;   434.2 p5+p3   23 t
        vpxord zmm6, zmm6, zmm31                          ;   435.2 p0      23 t
        vpxord zmm16, zmm16, zmm31                        ;   435.2 p5      23 t
        vmovdqa64 zmm12, zmm9                             ;   435.3         23 t copy
        vmovdqu64 [rbp + 23424], zmm3                     ;   383.3 p8+p9   40 t spill
        vmovdqa64 zmm3, zmm16                             ;   436.2         23 t copy
        vmovdqu64 [rbp + 23488], zmm26                    ;   422.2 p7+p4   22 t spill
        vmovdqa64 zmm26, zmm22                            ;   434.3         23 t copy
        vmovdqu64 [rbp + 23552], zmm23                    ;   383.2 p8+p9   40 t spill
        vmovdqa64 zmm23, zmm6                             ;   436.2         23 t copy
        vmovdqu64 [rbp + 23616], zmm11                    ;   431.3 p7+p4   22 t spill
        vmovdqu64 zmm11, [rbp + 19776]                    ;   352.2 p2      23 t
        vpternlogd zmm11, zmm31, [r8 + 4920]{1to16}, 0x69 ;   435.3 p0+p3   23 t
        vpxord zmm24, zmm24, zmm11                        ;   436.3 p5      23 t
        vpord zmm23, zmm23, zmm11                         ;   436.3 p0      23 t
        vpxord zmm26, zmm26, zmm11                        ;   437.2 p5      23 t
        vpxord zmm12, zmm12, zmm24                        ;   437.3 p0      23 t
        vpord zmm8, zmm8, zmm24                           ;   438.2 p5      23 t
        vpternlogd zmm2, zmm8, zmm22, 0x96                ;   439.2 p0      23 t
        vpternlogd zmm8, zmm5, zmm22, 0x78                ;   439.2 p5      23 t
        vpternlogd zmm2, zmm16, zmm12, 0x78               ;   440.2 p0      23 t
        vpternlogd zmm28, zmm8, zmm23, 0x96               ;   440.2 p5      23 t
        vpternlogd zmm23, zmm31, zmm26, 0x1e              ;   440.3 p0      23 t
        vpxord zmm23, zmm23, zmm2                         ;   441.3 p5      23 t
        vmovdqu64 [rbp + 23680], zmm13                    ;   433.2 p8+p9   22 t spill
        vmovdqa64 zmm13, zmm23                            ;   442.3         23 t copy
        vmovdqu64 [rbp + 23744], zmm21                    ;   384.3 p7+p4   40 t spill
        vpbroadcastd zmm21, [r8 + 4904]                   ;   340.2 p10     23 t
        vpternlogd zmm21, zmm26, [rbp + 18624], 0x96      ;   441.3 p0+p2   23 t
        vpxord zmm3, zmm3, zmm21                          ;   442.3 p5      23 t
        vpternlogd zmm8, zmm9, zmm3, 0x78                 ;   443.3 p0      23 t
        vpxord zmm7, zmm7, zmm3                           ;   443.3 p5      23 t
        vpternlogd zmm28, zmm20, zmm7, 0x78               ;   444.3 p0      23 t
        vmovdqu64 zmm20, [rbp + 23680]                    ;   433.2 p3      22 t
        vpandd zmm13, zmm13, zmm28                        ;   445.3 p5      23 t
        vmovdqu64 [rbp + 23808], zmm0                     ;   426.2 p8+p9   22 t spill
        vmovdqa64 zmm0, zmm28                             ;   445.3         23 t copy
        vmovdqu64 [rbp + 23872], zmm14                    ;   424.2 p7+p4   22 t spill
        vmovdqa64 zmm14, zmm17                            ;   420.3         23 t copy
        vpternlogd zmm14, zmm6, zmm21, 0x60               ;   444.3 p0      23 t
        vpxord zmm8, zmm8, zmm14                          ;   445.3 p5      23 t
        vpternlogd zmm14, zmm19, zmm25, 0x1e              ;   445.3 p0      23 t
        vpternlogd zmm14, zmm2, zmm13, 0x96               ;   446.3 p5      23 t
        vpternlogd zmm23, zmm8, zmm14, 0x78               ;   447.3 p0      23 t
        vpxord zmm0, zmm0, zmm14                          ;   447.3 p5      23 t
        vpternlogd zmm13, zmm23, zmm0, 0x36               ;   448.3 p0      23 t
        vpternlogd zmm28, zmm8, zmm23, 0x78               ;   448.3 p5      23 t
        vpternlogd zmm8, zmm23, zmm28, 0x78               ;   449.3 p0      23 t
        vmovdqu64 zmm2, [rbp + 22528]                     ;   351.3 p2      61 t reload
        vpbroadcastd zmm14, [r8 + 4940]                   ;   344.0 p10     62 l.19 reload
        vmovdqu64 zmm23, [rbp + 23872]                    ;   424.2 p3      22 t
        vpternlogd zmm23, zmm14, zmm2, 0x96               ;   449.2 p5      22 t
        vpternlogd zmm0, zmm13, zmm28, 0x1e               ;   449.3 p0      23 t
        vpxord zmm27, zmm27, zmm23                        ;   450.2 p5      22 t
        vpxord zmm10, zmm10, zmm27                        ;   451.2 p0      22 t
        vmovdqu64 zmm2, [rbp + 18688]                     ;   349.3 p2      61 t reload
        vpternlogd zmm23, zmm2, [r8 + 4928]{1to16}, 0x69  ;   451.2 p5+p3   22 t
        vpxord zmm30, zmm30, zmm23                        ;   452.2 p0      22 t
        vpxord zmm15, zmm15, zmm23                        ;   452.2 p5      22 t
        vmovdqa64 zmm2, zmm13                             ;   449.3         23 t copy
        vpternlogd zmm2, zmm6, zmm21, 0x60                ;   452.3 p0      23 t
        vpxord zmm14, zmm13, zmm28                        ;   453.2 p5      23 t
        vpandd zmm18, zmm18, zmm14                        ;   454.2 p0      23 t
        vpternlogd zmm26, zmm18, zmm8, 0x6c               ;   455.2 p5      23 t
        vmovdqu64 [rbp + 23936], zmm15                    ;   453.2 p8+p9   22 t spill
        vmovdqa64 zmm15, zmm13                            ;   449.3         23 t copy
        vmovdqu64 [rbp + 24000], zmm10                    ;   452.2 p7+p4   22 t spill
        vmovdqu64 zmm10, [rbp + 23936]                    ;   453.2 p2      22 t
        vmovdqu64 [rbp + 24064], zmm27                    ;   451.2 p8+p9   22 t spill
        vmovdqu64 zmm27, [rbp + 24000]                    ;   452.2 p3      22 t
        vmovdqu64 [rbp + 24128], zmm30                    ;   453.2 p7+p4   22 t spill
        vmovdqu64 zmm30, [rbp + 24064]                    ;   451.2 p2      22 t
        vmovdqu64 [rbp + 24192], zmm23                    ;   452.2 p8+p9   22 t spill
        vmovdqu64 zmm23, [rbp + 24128]                    ;   453.2 p3      22 t
        vmovdqu64 [rbp + 24256], zmm20                    ;   439.2 p7+p4   22 t spill
        vpxord zmm20, zmm14, zmm0                         ;   454.3 p0      23 t
        vpandd zmm3, zmm3, zmm20                          ;   455.3 p5      23 t
        vpternlogd zmm7, zmm14, zmm3, 0x6a                ;   456.3 p0      23 t
        vpternlogd zmm3, zmm5, zmm0, 0x78                 ;   456.3 p5      23 t
        vpternlogd zmm31, zmm7, zmm8, 0x6c                ;   457.3 p0      23 t
        vpxord zmm5, zmm8, zmm0                           ;   457.2 p5      23 t
        vpternlogd zmm18, zmm11, zmm5, 0x78               ;   458.2 p0      23 t
        vpternlogd zmm17, zmm13, zmm18, 0x6a              ;   459.2 p5      23 t
        vmovdqu64 zmm11, [rbp + 22336]                    ;   368.2 p2      61 t reload
        vmovdqu64 zmm13, [rbp + 24192]                    ;   452.2 p3      22 t
        vpternlogd zmm13, zmm11, [r8 + 4956]{1to16}, 0x69 ;   458.3 p0+p2   22 t
        vpxord zmm8, zmm8, zmm28                          ;   459.2 p5      23 t
        vpternlogd zmm6, zmm2, zmm5, 0x6c                 ;   459.3 p0      23 t
        vpxord zmm15, zmm15, zmm5                         ;   460.2 p5      23 t
        vmovdqu64 zmm5, [rbp + 20032]                     ;   360.2 p3      61 t reload
        vmovdqa64 zmm14, zmm5                             ;   366.2         21 t copy
        vpternlogd zmm14, zmm5, [r8 + 4968]{1to16}, 0xa5  ;   460.3 p0+p2   21 t
        vpxord zmm7, zmm7, zmm6                           ;   461.2 p5      23 t
        vpternlogd zmm16, zmm3, zmm8, 0x6c                ;   461.3 p0      23 t
        vpandd zmm12, zmm12, zmm8                         ;   462.2 p5      23 t
        vmovdqu64 zmm6, [rbp + 18496]                     ;   361.3 p3      61 t reload
        vmovdqa64 zmm8, zmm6                              ;   367.3         21 t copy
        vpternlogd zmm8, zmm6, [r8 + 4984]{1to16}, 0xa5   ;   462.3 p0+p2   21 t
        vpternlogd zmm22, zmm0, zmm12, 0x6a               ;   463.2 p5      23 t
        vpxord zmm2, zmm2, zmm3                           ;   463.3 p0      23 t
        vpternlogd zmm2, zmm21, zmm15, 0x78               ;   464.3 p5      23 t
        vpxord zmm18, zmm18, zmm12                        ;   464.3 p0      23 t
        vmovdqu64 zmm0, [rbp + 21888]                     ;   362.3 p3      61 t reload
        vpbroadcastd zmm3, [r8 + 4976]                    ;   355.0 p10     62 l.28 reload
        vmovdqu64 zmm12, [rbp + 23424]                    ;   383.3 p2      21 t
        vpternlogd zmm12, zmm3, zmm0, 0x96                ;   465.2 p5      21 t
        vpternlogd zmm18, zmm24, zmm15, 0x78              ;   465.3 p0      23 t
        vmovdqu64 zmm15, [rbp + 23424]                    ;   383.3 p3      21 t
        vmovdqu64 zmm21, [rbp + 21824]                    ;   385.2 p2      40 t reload
        vpxord zmm15, zmm15, zmm21                        ;   466.2 p5      21 t
        vpxord zmm22, zmm22, zmm26                        ;   466.3 p0      23 t
        vpternlogd zmm25, zmm22, zmm28, 0x6c              ;   467.3 p5      23 t
        vpternlogd zmm19, zmm28, zmm25, 0x6a              ;   468.3 p0      23 t
        vpternlogd zmm26, zmm7, zmm18, 0x96               ;   468.2 p5      23 t
        vpxord zmm18, zmm18, zmm19                        ;   469.3 p0      23 t
        vpternlogd zmm9, zmm20, zmm18, 0x6a               ;   470.3 p5      23 t
        vpxord zmm17, zmm17, zmm18                        ;   470.3 p0      23 t
        vpxord zmm31, zmm31, zmm25                        ;   470.2 p5      23 t
        vpxord zmm16, zmm16, zmm25                        ;   470.3 p0      23 t
        vpxord zmm4, zmm4, zmm13                          ;   471.2 p5      22 t
        vpord zmm23, zmm23, zmm13                         ;   471.3 p0      22 t
        vpxord zmm30, zmm30, zmm13                        ;   472.2 p5      22 t
        vpternlogd zmm2, zmm31, zmm31, 0xc3               ;   472.3 p0      23 t
        vpternlogd zmm31, zmm17, zmm16, 0x96              ;   473.2 p5      23 t
        vpternlogd zmm7, zmm31, zmm31, 0xc3               ;   474.2 p0      23 t
        vpxord zmm31, zmm31, zmm9                         ;   474.2 p5      23 t
        vpternlogd zmm3, zmm14, zmm0, 0x96                ;   474.3 p0      21 t
        vpxord zmm27, zmm27, zmm4                         ;   475.2 p5      22 t
        vpord zmm1, zmm1, zmm4                            ;   475.3 p0      22 t
        vmovdqa64 zmm18, zmm14                            ;   461.3         21 t copy
        vmovdqu64 zmm19, [rbp + 24192]                    ;   452.2 p3      22 t reload
        vmovdqa64 zmm20, zmm23                            ;   472.3         22 t copy
        vpternlogd zmm20, zmm30, zmm19, 0x1e              ;   476.2 p5      22 t
        vmovdqa64 zmm24, zmm8                             ;   463.3         21 t copy
        vmovdqa64 zmm25, zmm27                            ;   476.2         22 t copy
        vmovdqa64 zmm28, zmm12                            ;   466.2         21 t copy
        vmovdqa64 zmm6, zmm12                             ;   466.2         21 t copy
        vmovdqa64 zmm0, zmm15                             ;   467.2         21 t copy
        vmovdqa64 zmm5, zmm15                             ;   467.2         21 t copy
        vmovdqa64 zmm11, zmm3                             ;   475.3         21 t copy
        vmovdqu64 [rbp + 24320], zmm16                    ;   471.3 p8+p9   23 t spill
        vpbroadcastd zmm16, [r8 + 4940]                   ;   363.2 p10     22 t
        vpternlogd zmm16, zmm30, [rbp + 22528], 0x96      ;   476.3 p0+p2   22 t
        vpxord zmm10, zmm10, zmm16                        ;   477.3 p5      22 t
        vpxord zmm29, zmm29, zmm10                        ;   478.3 p0      22 t
        vmovdqu64 [rbp + 24384], zmm9                     ;   471.3 p7+p4   23 t spill
        vmovdqa64 zmm9, zmm10                             ;   478.3         22 t copy
        vmovdqu64 [rbp + 24448], zmm7                     ;   475.2 p8+p9   23 t spill
        vmovdqa64 zmm7, zmm3                              ;   475.3         21 t copy
        vmovdqu64 [rbp + 24512], zmm26                    ;   469.2 p7+p4   23 t spill
        vpbroadcastd zmm26, [r8 + 4972]                   ;   364.8 p3      21 t
        vpternlogd zmm26, zmm8, [rbp + 20864], 0x96       ;   478.2 p5+p2   21 t
        vpxord zmm28, zmm28, zmm26                        ;   479.2 p0      21 t
        vpxord zmm11, zmm11, zmm28                        ;   480.2 p5      21 t
        vmovdqu64 [rbp + 24576], zmm22                    ;   467.3 p8+p9   23 t spill
        vmovdqu64 zmm22, [rbp + 21376]                    ;   365.8 p3      61 t reload
        vpternlogd zmm26, zmm22, [r8 + 4960]{1to16}, 0x69 ;   479.3 p0+p2   21 t
        vpxord zmm0, zmm0, zmm26                          ;   480.3 p5      21 t
        vpxord zmm18, zmm18, zmm26                        ;   480.3 p0      21 t
        vmovdqa64 zmm22, zmm11                            ;   481.2         21 t copy
        vmovdqu64 [rbp + 24640], zmm2                     ;   473.3 p7+p4   23 t spill
        vmovdqa64 zmm2, zmm18                             ;   481.3         21 t copy
        vmovdqu64 [rbp + 24704], zmm17                    ;   471.3 p8+p9   23 t spill
        vmovdqa64 zmm17, zmm28                            ;   480.2         21 t copy
        vmovdqu64 [rbp + 24768], zmm31                    ;   475.2 p7+p4   23 t spill
        vmovdqa64 zmm31, zmm0                             ;   481.3         21 t copy
        vmovdqu64 zmm21, [rbp + 19392]                    ;   368.7 p3      21 t
        vpternlogd zmm21, zmm26, [r8 + 4988]{1to16}, 0x69 ;   481.2 p5+p2   21 t
        vpxord zmm6, zmm6, zmm21                          ;   482.2 p0      21 t
        vpord zmm31, zmm31, zmm21                         ;   482.2 p5      21 t
        vpxord zmm17, zmm17, zmm21                        ;   482.3 p0      21 t
        vpxord zmm22, zmm22, zmm6                         ;   483.2 p5      21 t
        vpord zmm24, zmm24, zmm6                          ;   483.3 p0      21 t
        vmovdqu64 [rbp + 24832], zmm6                     ;   483.2 p8+p9   21 t spill
        vmovdqa64 zmm6, zmm24                             ;   484.3         21 t copy
        vpternlogd zmm6, zmm28, zmm15, 0x78               ;   484.3 p5      21 t
        vpternlogd zmm8, zmm6, zmm31, 0x96                ;   485.3 p0      21 t
        vpternlogd zmm31, zmm26, zmm17, 0x1e              ;   485.2 p5      21 t
        vpternlogd zmm24, zmm28, [rbp + 21824], 0x96      ;   485.3 p0+p3   21 t
        vpternlogd zmm24, zmm18, zmm22, 0x78              ;   486.3 p5      21 t
        vpxord zmm31, zmm31, zmm24                        ;   487.3 p0      21 t
        vmovdqu64 [rbp + 21824], zmm18                    ;   481.3 p7+p4   21 t spill
        vmovdqa64 zmm18, zmm31                            ;   488.3         21 t copy
        vmovdqu64 [rbp + 24896], zmm26                    ;   480.3 p8+p9   21 t spill
        vmovdqu64 zmm26, [rbp + 24064]                    ;   451.2 p2      22 t
        vpternlogd zmm26, zmm1, [rbp + 23808], 0x6c       ;   487.2 p5+p3   22 t
        vpternlogd zmm23, zmm26, [rbp + 23872], 0x96      ;   488.2 p0+p2   22 t
        vpternlogd zmm26, zmm10, [rbp + 24000], 0x78      ;   488.2 p5+p3   22 t
        vpternlogd zmm23, zmm29, [rbp + 23680], 0x78      ;   489.2 p0+p2   22 t
        vmovdqa64 zmm10, zmm23                            ;   490.2         22 t copy
        vmovdqu64 [rbp + 23680], zmm28                    ;   480.2 p7+p4   21 t spill
        vmovdqa64 zmm28, zmm23                            ;   490.2         22 t copy
        vmovdqu64 [rbp + 23872], zmm22                    ;   484.2 p8+p9   21 t spill
        vmovdqu64 zmm22, [rbp + 23744]                    ;   384.3 p3      40 t reload
        vpternlogd zmm1, zmm22, [rbp + 24064], 0x96       ;   489.2 p5+p2   22 t
        vmovdqu64 zmm22, [rbp + 23936]                    ;   453.2 p3      22 t reload
        vpternlogd zmm1, zmm27, zmm22, 0x78               ;   490.2 p0      22 t
        vpxord zmm20, zmm20, zmm1                         ;   491.2 p5      22 t
        vmovdqu64 zmm27, [rbp + 23872]                    ;   484.2 p2      21 t
        vpandd zmm10, zmm10, zmm20                        ;   492.2 p0      22 t
        vmovdqu64 [rbp + 23872], zmm21                    ;   482.2 p7+p4   21 t spill
        vmovdqu64 zmm21, [rbp + 23616]                    ;   431.3 p3      22 t
        vpternlogd zmm21, zmm16, [rbp + 24128], 0x60      ;   491.2 p5+p2   22 t
        vpxord zmm26, zmm26, zmm21                        ;   492.2 p0      22 t
        vmovdqu64 [rbp + 23744], zmm15                    ;   467.2 p8+p9   21 t spill
        vmovdqu64 zmm15, [rbp + 23488]                    ;   422.2 p3      22 t reload
        vpternlogd zmm21, zmm15, [rbp + 23552], 0x1e      ;   492.2 p5+p2   22 t
        vpternlogd zmm21, zmm1, zmm10, 0x96               ;   493.2 p0      22 t
        vpternlogd zmm20, zmm26, zmm21, 0x78              ;   494.2 p5      22 t
        vpxord zmm28, zmm28, zmm21                        ;   494.2 p0      22 t
        vpternlogd zmm10, zmm20, zmm28, 0x36              ;   495.2 p5      22 t
        vpternlogd zmm23, zmm26, zmm20, 0x78              ;   495.2 p0      22 t
        vpternlogd zmm26, zmm20, zmm23, 0x78              ;   496.2 p5      22 t
        vpternlogd zmm28, zmm10, zmm23, 0x1e              ;   496.2 p0      22 t
        vpxord zmm1, zmm10, zmm23                         ;   496.2 p5      22 t
        vmovdqu64 zmm20, [rbp + 24256]                    ;   439.2 p3      22 t reload
        vpandd zmm20, zmm20, zmm1                         ;   497.2 p0      22 t
        vpternlogd zmm30, zmm20, zmm26, 0x6c              ;   498.2 p5      22 t
        vpxord zmm21, zmm1, zmm28                         ;   497.3 p0      22 t
        vpandd zmm9, zmm9, zmm21                          ;   498.3 p5      22 t
        vpternlogd zmm29, zmm1, zmm9, 0x6a                ;   499.3 p0      22 t
        vpternlogd zmm19, zmm29, zmm26, 0x6c              ;   500.3 p5      22 t
        vpternlogd zmm9, zmm28, [rbp + 23808], 0x78       ;   499.3 p0+p2   22 t
        vpxord zmm1, zmm26, zmm28                         ;   500.2 p5      22 t
        vpternlogd zmm20, zmm13, zmm1, 0x78               ;   501.2 p0      22 t
        vpxord zmm26, zmm26, zmm23                        ;   501.2 p5      22 t
        vpternlogd zmm22, zmm9, zmm26, 0x6c               ;   502.2 p0      22 t
        vpandd zmm25, zmm25, zmm26                        ;   502.2 p5      22 t
        vpternlogd zmm28, zmm25, [rbp + 24064], 0x6c      ;   503.2 p0+p3   22 t
        vpxord zmm25, zmm25, zmm20                        ;   503.2 p5      22 t
        vpxord zmm28, zmm28, zmm30                        ;   504.2 p0      22 t
        vpternlogd zmm15, zmm28, zmm23, 0x6c              ;   505.2 p5      22 t
        vpxord zmm19, zmm19, zmm15                        ;   506.2 p0      22 t
        vpxord zmm22, zmm22, zmm15                        ;   506.2 p5      22 t
        vpternlogd zmm15, zmm23, [rbp + 23552], 0x78      ;   506.2 p0+p2   22 t
        vpxord zmm13, zmm10, zmm1                         ;   506.2 p5      22 t
        vpternlogd zmm25, zmm4, zmm13, 0x78               ;   507.2 p0      22 t
        vmovdqu64 zmm4, [rbp + 24128]                     ;   453.2 p3      22 t reload
        vmovdqa64 zmm23, zmm10                            ;   496.2         22 t copy
        vpternlogd zmm23, zmm16, zmm4, 0x60               ;   507.2 p5      22 t
        vmovdqu64 zmm26, [rbp + 19200]                    ;   384.2 p2      23 t
        vpxord zmm26, zmm26, [rbp + 20480]                ;   507.3 p0+p3   23 t
        vpternlogd zmm4, zmm1, zmm23, 0x6a                ;   508.2 p5      22 t
        vpxord zmm29, zmm29, zmm4                         ;   509.2 p0      22 t
        vmovdqu64 zmm1, [rbp + 18880]                     ;   384.0 p2      61 t reload
        vmovdqa64 zmm4, zmm1                              ;   390.0         23 t copy
        vpternlogd zmm4, zmm1, [r8 + 5012]{1to16}, 0xa5   ;   509.2 p5+p3   23 t
        vpxord zmm9, zmm9, zmm23                          ;   509.3 p0      22 t
        vpternlogd zmm9, zmm16, zmm13, 0x78               ;   510.3 p5      22 t
        vmovdqu64 zmm13, [rbp + 18432]                    ;   385.0 p2      61 t reload
        vmovdqa64 zmm16, zmm13                            ;   391.0         23 t copy
        vpternlogd zmm16, zmm13, [r8 + 4996]{1to16}, 0xa5 ;   510.3 p0+p3   23 t
        vpternlogd zmm20, zmm10, [rbp + 23616], 0x78      ;   511.2 p5+p2   22 t
        vpternlogd zmm30, zmm29, zmm25, 0x96              ;   511.3 p0      22 t
        vpxord zmm15, zmm15, zmm25                        ;   512.2 p5      22 t
        vmovdqu64 zmm10, [rbp + 18368]                    ;   386.5 p3      61 t reload
        vpbroadcastd zmm23, [r8 + 5004]                   ;   386.2 p10     62 l.35 reload
        vmovdqu64 zmm25, [rbp + 19200]                    ;   387.0 p2      23 t
        vpternlogd zmm25, zmm23, zmm10, 0x96              ;   512.3 p0      23 t
        vpxord zmm20, zmm20, zmm15                        ;   513.2 p5      22 t
        vpternlogd zmm23, zmm16, zmm10, 0x96              ;   513.3 p0      23 t
        vpternlogd zmm15, zmm21, [rbp + 24000], 0x78      ;   514.2 p5+p3   22 t
        vmovdqa64 zmm21, zmm20                            ;   514.2         22 t copy
        vpternlogd zmm21, zmm19, zmm22, 0x96              ;   514.3 p0      22 t
        vmovdqa64 zmm1, zmm4                              ;   510.2         23 t copy
        vmovdqa64 zmm10, zmm16                            ;   511.3         23 t copy
        vmovdqa64 zmm13, zmm26                            ;   508.3         23 t copy
        vmovdqu64 [rbp + 24000], zmm22                    ;   507.2 p7+p4   22 t spill
        vmovdqa64 zmm22, zmm26                            ;   508.3         23 t copy
        vmovdqu64 [rbp + 23616], zmm15                    ;   515.2 p8+p9   22 t spill
        vmovdqa64 zmm15, zmm23                            ;   514.3         23 t copy
        vmovdqu64 [rbp + 24128], zmm29                    ;   510.2 p7+p4   22 t spill
        vmovdqa64 zmm29, zmm25                            ;   513.3         23 t copy
        vmovdqu64 [rbp + 23552], zmm21                    ;   515.3 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm25                            ;   513.3         23 t copy
        vmovdqu64 [rbp + 23488], zmm30                    ;   512.3 p7+p4   22 t spill
        vpbroadcastd zmm30, [r8 + 4972]                   ;   389.7 p10     21 t
        vpternlogd zmm30, zmm17, [rbp + 20864], 0x96      ;   515.2 p5+p2   21 t
        vpxord zmm2, zmm2, zmm30                          ;   516.2 p0      21 t
        vpternlogd zmm6, zmm11, zmm2, 0x78                ;   517.2 p5      21 t
        vpxord zmm5, zmm5, zmm2                           ;   517.2 p0      21 t
        vpternlogd zmm8, zmm3, zmm5, 0x78                 ;   518.2 p5      21 t
        vpandd zmm18, zmm18, zmm8                         ;   519.2 p0      21 t
        vmovdqa64 zmm3, zmm8                              ;   519.2         21 t copy
        vmovdqu64 [rbp + 24064], zmm28                    ;   505.2 p8+p9   22 t spill
        vmovdqa64 zmm28, zmm12                            ;   466.2         21 t copy
        vpternlogd zmm28, zmm0, zmm30, 0x60               ;   518.2 p5      21 t
        vpxord zmm6, zmm6, zmm28                          ;   519.2 p0      21 t
        vpternlogd zmm28, zmm14, [rbp + 23424], 0x1e      ;   519.2 p5+p3   21 t
        vpternlogd zmm28, zmm24, zmm18, 0x96              ;   520.2 p0      21 t
        vpternlogd zmm31, zmm6, zmm28, 0x78               ;   521.2 p5      21 t
        vpxord zmm3, zmm3, zmm28                          ;   521.2 p0      21 t
        vpternlogd zmm18, zmm31, zmm3, 0x36               ;   522.2 p5      21 t
        vpternlogd zmm8, zmm6, zmm31, 0x78                ;   522.2 p0      21 t
        vpternlogd zmm6, zmm31, zmm8, 0x78                ;   523.2 p5      21 t
        vpternlogd zmm3, zmm18, zmm8, 0x1e                ;   523.2 p0      21 t
        vpxord zmm31, zmm18, zmm8                         ;   523.2 p5      21 t
        vpandd zmm7, zmm7, zmm31                          ;   524.2 p0      21 t
        vpternlogd zmm17, zmm7, zmm6, 0x6c                ;   525.2 p5      21 t
        vpxord zmm24, zmm31, zmm3                         ;   524.3 p0      21 t
        vpandd zmm2, zmm2, zmm24                          ;   525.3 p5      21 t
        vpternlogd zmm5, zmm31, zmm2, 0x6a                ;   526.3 p0      21 t
        vpternlogd zmm2, zmm3, [rbp + 23744], 0x78        ;   526.3 p5+p2   21 t
        vpxord zmm31, zmm3, zmm6                          ;   526.3 p0      21 t
        vpternlogd zmm7, zmm31, [rbp + 23872], 0x78       ;   527.3 p5+p3   21 t
        vpternlogd zmm12, zmm7, zmm18, 0x6c               ;   528.3 p0      21 t
        vpxord zmm28, zmm18, zmm31                        ;   528.2 p5      21 t
        vpternlogd zmm18, zmm0, zmm30, 0x60               ;   528.3 p0      21 t
        vpternlogd zmm0, zmm31, zmm18, 0x6a               ;   529.3 p5      21 t
        vmovdqu64 zmm31, [rbp + 22208]                    ;   395.8 p2      22 t
        vpxord zmm31, zmm31, [rbp + 20928]                ;   529.3 p0+p3   22 t
        vpxord zmm0, zmm0, zmm5                           ;   530.3 p5      21 t
        vpxord zmm18, zmm18, zmm2                         ;   530.3 p0      21 t
        vpternlogd zmm18, zmm30, zmm28, 0x78              ;   531.3 p5      21 t
        vmovdqu64 zmm30, [rbp + 22080]                    ;   396.8 p2      61 t reload
        vmovdqu64 [rbp + 23872], zmm18                    ;   532.3 p7+p4   21 t spill
        vmovdqa64 zmm18, zmm30                            ;   402.8         22 t copy
        vpternlogd zmm18, zmm30, [r8 + 5048]{1to16}, 0xa5 ;   531.3 p0+p3   22 t
        vmovdqu64 zmm30, [rbp + 20736]                    ;   397.8 p2      61 t reload
        vmovdqu64 [rbp + 23744], zmm9                     ;   511.3 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm30                             ;   403.8         22 t copy
        vpternlogd zmm9, zmm30, [r8 + 5032]{1to16}, 0xa5  ;   532.2 p5+p3   22 t
        vpxord zmm30, zmm6, zmm8                          ;   532.3 p0      21 t
        vpandd zmm27, zmm27, zmm30                        ;   533.3 p5      21 t
        vpxord zmm7, zmm7, zmm27                          ;   534.3 p0      21 t
        vpternlogd zmm5, zmm6, [rbp + 24896], 0x78        ;   534.2 p5+p2   21 t
        vpternlogd zmm27, zmm3, [rbp + 23680], 0x78       ;   534.3 p0+p3   21 t
        vpternlogd zmm7, zmm28, [rbp + 24832], 0x78       ;   535.3 p5+p2   21 t
        vmovdqu64 zmm3, [rbp + 20224]                     ;   400.2 p3      61 t reload
        vpbroadcastd zmm6, [r8 + 5040]                    ;   400.0 p10     62 l.44 reload
        vmovdqu64 zmm28, [rbp + 22208]                    ;   400.8 p2      22 t
        vpternlogd zmm28, zmm6, zmm3, 0x96                ;   535.3 p0      22 t
        vpxord zmm27, zmm27, zmm17                        ;   536.2 p5      21 t
        vpternlogd zmm14, zmm27, zmm8, 0x6c               ;   537.2 p0      21 t
        vpternlogd zmm17, zmm0, zmm7, 0x96                ;   537.2 p5      21 t
        vpxord zmm5, zmm5, zmm14                          ;   538.2 p0      21 t
        vpternlogd zmm6, zmm9, zmm3, 0x96                 ;   538.2 p5      22 t
        vpternlogd zmm2, zmm30, [rbp + 21824], 0x78       ;   538.3 p0+p3   21 t
        vpxord zmm2, zmm2, zmm14                          ;   539.3 p5      21 t
        vpternlogd zmm14, zmm8, [rbp + 23424], 0x78       ;   539.3 p0+p2   21 t
        vpxord zmm7, zmm7, zmm14                          ;   540.3 p5      21 t
        vmovdqa64 zmm30, zmm23                            ;   514.3         23 t copy
        vpternlogd zmm11, zmm24, zmm7, 0x6a               ;   541.3 p0      21 t
        vpxord zmm12, zmm12, zmm7                         ;   541.3 p5      21 t
        vmovdqu64 zmm7, [rbp + 22464]                     ;   402.8 p3      61 t reload
        vpbroadcastd zmm8, [r8 + 5000]                    ;   403.0 p10     23 t
        vpternlogd zmm8, zmm4, zmm7, 0x96                 ;   541.3 p0      23 t
        vpxord zmm29, zmm29, zmm8                         ;   542.3 p5      23 t
        vmovdqu64 zmm14, [rbp + 21184]                    ;   403.5 p2      61 t reload
        vpternlogd zmm8, zmm14, [r8 + 5020]{1to16}, 0x69  ;   542.3 p0+p3   23 t
        vpxord zmm13, zmm13, zmm8                         ;   543.3 p5      23 t
        vpxord zmm10, zmm10, zmm8                         ;   543.3 p0      23 t
        vpxord zmm15, zmm15, zmm29                        ;   544.2 p5      23 t
        vmovdqa64 zmm24, zmm11                            ;   542.3         21 t copy
        vmovdqa64 zmm3, zmm15                             ;   545.2         23 t copy
        vmovdqa64 zmm14, zmm10                            ;   544.3         23 t copy
        vmovdqu64 [rbp + 23424], zmm11                    ;   542.3 p7+p4   21 t spill
        vmovdqa64 zmm11, zmm29                            ;   543.3         23 t copy
        vmovdqu64 [rbp + 21824], zmm0                     ;   531.3 p8+p9   21 t spill
        vmovdqa64 zmm0, zmm13                             ;   544.3         23 t copy
        vmovdqu64 [rbp + 24832], zmm17                    ;   538.2 p7+p4   21 t spill
        vmovdqa64 zmm17, zmm12                            ;   542.3         21 t copy
        vpternlogd zmm17, zmm5, zmm2, 0x96                ;   544.3 p0      21 t
        vpxord zmm24, zmm24, zmm17                        ;   545.3 p5      21 t
        vmovdqu64 [rbp + 23680], zmm17                    ;   545.3 p8+p9   21 t spill
        vmovdqa64 zmm17, zmm18                            ;   532.3         22 t copy
        vmovdqu64 [rbp + 24896], zmm27                    ;   537.2 p7+p4   21 t spill
        vmovdqa64 zmm27, zmm9                             ;   533.2         22 t copy
        vmovdqu64 [rbp + 23936], zmm5                     ;   539.2 p8+p9   21 t spill
        vmovdqa64 zmm5, zmm31                             ;   530.3         22 t copy
        vmovdqu64 [rbp + 23808], zmm12                    ;   542.3 p7+p4   21 t spill
        vmovdqa64 zmm12, zmm31                            ;   530.3         22 t copy
        vmovdqu64 [rbp + 24192], zmm19                    ;   507.2 p8+p9   22 t spill
        vmovdqa64 zmm19, zmm6                             ;   539.2         22 t copy
        vmovdqu64 [rbp + 24256], zmm24                    ;   546.3 p7+p4   21 t spill
        vmovdqa64 zmm24, zmm28                            ;   536.3         22 t copy
        vmovdqu64 [rbp + 24960], zmm20                    ;   514.2 p8+p9   22 t spill
        vmovdqa64 zmm20, zmm28                            ;   536.3         22 t copy
        vmovdqu64 [rbp + 25024], zmm2                     ;   540.3 p7+p4   21 t spill
        vmovdqu64 zmm2, [rbp + 19968]                     ;   412.3 p2      23 t
        vpternlogd zmm2, zmm8, [r8 + 5016]{1to16}, 0x69   ;   545.3 p0+p3   23 t
        vpxord zmm21, zmm21, zmm2                         ;   546.3 p5      23 t
        vpord zmm0, zmm0, zmm2                            ;   546.3 p0      23 t
        vpxord zmm11, zmm11, zmm2                         ;   547.2 p5      23 t
        vpxord zmm3, zmm3, zmm21                          ;   547.3 p0      23 t
        vpord zmm1, zmm1, zmm21                           ;   548.2 p5      23 t
        vmovdqu64 [rbp + 25088], zmm9                     ;   533.2 p8+p9   22 t spill
        vmovdqa64 zmm9, zmm3                              ;   548.3         23 t copy
        vmovdqu64 [rbp + 25152], zmm28                    ;   536.3 p7+p4   22 t spill
        vmovdqa64 zmm28, zmm1                             ;   549.2         23 t copy
        vpternlogd zmm28, zmm26, zmm29, 0x78              ;   549.2 p0      23 t
        vpternlogd zmm4, zmm28, zmm0, 0x96                ;   550.2 p5      23 t
        vpternlogd zmm0, zmm8, zmm11, 0x1e                ;   549.3 p0      23 t
        vpternlogd zmm1, zmm29, [rbp + 20480], 0x96       ;   550.2 p5+p2   23 t
        vpternlogd zmm1, zmm3, zmm10, 0x78                ;   551.2 p0      23 t
        vpxord zmm0, zmm0, zmm1                           ;   552.2 p5      23 t
        vmovdqa64 zmm3, zmm0                              ;   553.2         23 t copy
        vmovdqu64 [rbp + 20480], zmm31                    ;   530.3 p8+p9   22 t spill
        vmovdqa64 zmm31, zmm6                             ;   539.2         22 t copy
        vmovdqu64 [rbp + 25216], zmm6                     ;   539.2 p7+p4   22 t spill
        vmovdqa64 zmm6, zmm11                             ;   548.2         23 t copy
        vpternlogd zmm6, zmm7, [r8 + 5000]{1to16}, 0x96   ;   551.3 p0+p3   23 t
        vpxord zmm14, zmm14, zmm6                         ;   552.3 p5      23 t
        vpternlogd zmm28, zmm15, zmm14, 0x78              ;   553.3 p0      23 t
        vpxord zmm22, zmm22, zmm14                        ;   553.3 p5      23 t
        vpternlogd zmm4, zmm23, zmm22, 0x78               ;   554.3 p0      23 t
        vpandd zmm3, zmm3, zmm4                           ;   555.3 p5      23 t
        vmovdqa64 zmm23, zmm4                             ;   555.3         23 t copy
        vmovdqa64 zmm7, zmm25                             ;   513.3         23 t copy
        vpternlogd zmm7, zmm13, zmm6, 0x60                ;   554.3 p0      23 t
        vpxord zmm28, zmm28, zmm7                         ;   555.3 p5      23 t
        vpternlogd zmm7, zmm16, [rbp + 19200], 0x1e       ;   555.3 p0+p2   23 t
        vpternlogd zmm7, zmm1, zmm3, 0x96                 ;   556.3 p5      23 t
        vpternlogd zmm0, zmm28, zmm7, 0x78                ;   557.3 p0      23 t
        vpxord zmm23, zmm23, zmm7                         ;   557.3 p5      23 t
        vpternlogd zmm3, zmm0, zmm23, 0x36                ;   558.3 p0      23 t
        vpternlogd zmm4, zmm28, zmm0, 0x78                ;   558.3 p5      23 t
        vpternlogd zmm28, zmm0, zmm4, 0x78                ;   559.3 p0      23 t
        vpternlogd zmm23, zmm3, zmm4, 0x1e                ;   559.3 p5      23 t
        vmovdqu64 zmm0, [rbp + 19584]                     ;   426.5 p3      61 t reload
        vpbroadcastd zmm1, [r8 + 5036]                    ;   426.7 p10     22 t
        vpternlogd zmm1, zmm18, zmm0, 0x96                ;   559.3 p0      22 t
        vpxord zmm24, zmm24, zmm1                         ;   560.3 p5      22 t
        vmovdqu64 zmm7, [rbp + 20992]                     ;   428.2 p2      61 t reload
        vpternlogd zmm1, zmm7, [r8 + 5024]{1to16}, 0x69   ;   560.3 p0+p3   22 t
        vpxord zmm5, zmm5, zmm1                           ;   561.3 p5      22 t
        vpxord zmm27, zmm27, zmm1                         ;   561.3 p0      22 t
        vpxord zmm19, zmm19, zmm24                        ;   562.2 p5      22 t
        vmovdqa64 zmm7, zmm3                              ;   559.3         23 t copy
        vpternlogd zmm7, zmm13, zmm6, 0x60                ;   562.3 p0      23 t
        vmovdqu64 [rbp + 25280], zmm6                     ;   552.3 p8+p9   23 t spill
        vpxord zmm6, zmm3, zmm4                           ;   563.2 p5      23 t
        vpandd zmm30, zmm30, zmm6                         ;   564.2 p0      23 t
        vpternlogd zmm11, zmm30, zmm28, 0x6c              ;   565.2 p5      23 t
        vmovdqu64 zmm0, [rbp + 21632]                     ;   432.3 p2      61 t reload
        vmovdqu64 [rbp + 25344], zmm18                    ;   532.3 p7+p4   22 t spill
        vmovdqa64 zmm18, zmm0                             ;   438.3         21 t copy
        vpternlogd zmm18, zmm0, [r8 + 5064]{1to16}, 0xa5  ;   564.3 p0+p3   21 t
        vmovdqa64 zmm0, zmm3                              ;   559.3         23 t copy
        vmovdqu64 [rbp + 25408], zmm18                    ;   565.3 p8+p9   21 t spill
        vpxord zmm18, zmm6, zmm23                         ;   565.2 p5      23 t
        vpandd zmm14, zmm14, zmm18                        ;   566.2 p0      23 t
        vpternlogd zmm22, zmm6, zmm14, 0x6a               ;   567.2 p5      23 t
        vmovdqu64 zmm6, [rbp + 19328]                     ;   434.0 p2      21 t
        vpxord zmm6, zmm6, [rbp + 22912]                  ;   566.3 p0+p3   21 t
        vpternlogd zmm14, zmm26, zmm23, 0x78              ;   567.2 p5      23 t
        vpternlogd zmm8, zmm22, zmm28, 0x6c               ;   568.2 p0      23 t
        vmovdqu64 zmm26, [rbp + 21312]                    ;   435.0 p2      61 t reload
        vmovdqu64 [rbp + 25472], zmm6                     ;   567.3 p7+p4   21 t spill
        vmovdqa64 zmm6, zmm26                             ;   441.0         21 t copy
        vpternlogd zmm6, zmm26, [r8 + 5080]{1to16}, 0xa5  ;   568.2 p5+p3   21 t
        vpxord zmm26, zmm28, zmm23                        ;   568.3 p0      23 t
        vpternlogd zmm30, zmm2, zmm26, 0x78               ;   569.3 p5      23 t
        vpternlogd zmm25, zmm3, zmm30, 0x6a               ;   570.3 p0      23 t
        vpxord zmm28, zmm28, zmm4                         ;   570.2 p5      23 t
        vpternlogd zmm13, zmm7, zmm26, 0x6c               ;   570.3 p0      23 t
        vpxord zmm0, zmm0, zmm26                          ;   571.2 p5      23 t
        vmovdqu64 zmm2, [rbp + 25472]                     ;   567.3 p2      21 t
        vpxord zmm22, zmm22, zmm13                        ;   571.3 p0      23 t
        vmovdqu64 zmm3, [rbp + 19904]                     ;   436.8 p3      61 t reload
        vpbroadcastd zmm13, [r8 + 5072]                   ;   437.0 p10     62 l.52 reload
        vmovdqu64 zmm26, [rbp + 19328]                    ;   437.5 p2      21 t
        vpternlogd zmm26, zmm13, zmm3, 0x96               ;   572.2 p5      21 t
        vpternlogd zmm13, zmm3, [rbp + 25408], 0x96       ;   572.3 p0+p3   21 t
        vpternlogd zmm10, zmm14, zmm28, 0x6c              ;   573.2 p5      23 t
        vpandd zmm9, zmm9, zmm28                          ;   573.3 p0      23 t
        vpternlogd zmm29, zmm23, zmm9, 0x6a               ;   574.3 p5      23 t
        vpxord zmm30, zmm30, zmm9                         ;   574.3 p0      23 t
        vpternlogd zmm30, zmm21, zmm0, 0x78               ;   575.3 p5      23 t
        vmovdqu64 zmm9, [rbp + 25408]                     ;   565.3 p2      21 t
        vpxord zmm21, zmm11, zmm29                        ;   575.3 p0      23 t
        vpternlogd zmm16, zmm21, zmm4, 0x6c               ;   576.3 p5      23 t
        vmovdqa64 zmm23, zmm24                            ;   561.3         22 t copy
        vpxord zmm8, zmm8, zmm16                          ;   577.3 p0      23 t
        vpxord zmm10, zmm10, zmm16                        ;   577.3 p5      23 t
        vpternlogd zmm16, zmm4, [rbp + 19200], 0x78       ;   577.3 p0+p3   23 t
        vmovdqa64 zmm4, zmm19                             ;   563.2         22 t copy
        vpxord zmm16, zmm16, zmm30                        ;   578.3 p5      23 t
        vmovdqu64 zmm28, [rbp + 25472]                    ;   567.3 p2      21 t
        vpternlogd zmm15, zmm18, zmm16, 0x6a              ;   579.3 p0      23 t
        vpxord zmm25, zmm25, zmm16                        ;   579.3 p5      23 t
        vmovdqa64 zmm16, zmm27                            ;   562.3         22 t copy
        vmovdqa64 zmm18, zmm5                             ;   562.3         22 t copy
        vmovdqa64 zmm29, zmm25                            ;   580.3         23 t copy
        vpternlogd zmm29, zmm8, zmm10, 0x96               ;   580.3 p0      23 t
        vmovdqa64 zmm3, zmm6                              ;   569.2         21 t copy
        vmovdqu64 [rbp + 19200], zmm10                    ;   578.3 p8+p9   23 t spill
        vmovdqa64 zmm10, zmm13                            ;   573.3         21 t copy
        vmovdqu64 [rbp + 25536], zmm11                    ;   566.2 p7+p4   23 t spill
        vmovdqa64 zmm11, zmm26                            ;   573.2         21 t copy
        vmovdqu64 [rbp + 25600], zmm22                    ;   572.3 p8+p9   23 t spill
        vmovdqa64 zmm22, zmm26                            ;   573.2         21 t copy
        vmovdqu64 [rbp + 25664], zmm30                    ;   576.3 p7+p4   23 t spill
        vmovdqu64 zmm30, [rbp + 22784]                    ;   442.8 p3      22 t
        vpternlogd zmm30, zmm1, [r8 + 5052]{1to16}, 0x69  ;   580.2 p5+p2   22 t
        vpxord zmm20, zmm20, zmm30                        ;   581.2 p0      22 t
        vpord zmm18, zmm18, zmm30                         ;   581.2 p5      22 t
        vpxord zmm23, zmm23, zmm30                        ;   581.3 p0      22 t
        vpxord zmm4, zmm4, zmm20                          ;   582.2 p5      22 t
        vpord zmm17, zmm17, zmm20                         ;   582.3 p0      22 t
        vmovdqu64 [rbp + 25728], zmm21                    ;   576.3 p8+p9   23 t spill
        vmovdqa64 zmm21, zmm4                             ;   583.2         22 t copy
        vmovdqu64 [rbp + 25792], zmm8                     ;   578.3 p7+p4   23 t spill
        vmovdqa64 zmm8, zmm18                             ;   582.2         22 t copy
        vpternlogd zmm8, zmm1, zmm23, 0x1e                ;   583.2 p5      22 t
        vmovdqu64 [rbp + 25856], zmm0                     ;   572.2 p8+p9   23 t spill
        vmovdqa64 zmm0, zmm13                             ;   573.3         21 t copy
        vmovdqu64 [rbp + 25920], zmm7                     ;   563.3 p7+p4   23 t spill
        vmovdqa64 zmm7, zmm17                             ;   583.3         22 t copy
        vpternlogd zmm7, zmm24, [rbp + 20480], 0x78       ;   583.3 p0+p3   22 t
        vpternlogd zmm17, zmm24, [rbp + 20928], 0x96      ;   584.2 p5+p2   22 t
        vpternlogd zmm17, zmm4, zmm27, 0x78               ;   585.2 p0      22 t
        vpxord zmm8, zmm8, zmm17                          ;   586.2 p5      22 t
        vpternlogd zmm18, zmm7, [rbp + 25344], 0x96       ;   585.3 p0+p3   22 t
        vmovdqa64 zmm4, zmm8                              ;   587.2         22 t copy
        vmovdqu64 [rbp + 25344], zmm14                    ;   568.2 p8+p9   23 t spill
        vpbroadcastd zmm14, [r8 + 5068]                   ;   451.2 p10     21 t
        vpternlogd zmm14, zmm6, [rbp + 22592], 0x96       ;   586.2 p5+p2   21 t
        vpxord zmm11, zmm11, zmm14                        ;   587.2 p0      21 t
        vpxord zmm10, zmm10, zmm11                        ;   588.2 p5      21 t
        vmovdqu64 [rbp + 20928], zmm25                    ;   580.3 p7+p4   23 t spill
        vmovdqu64 zmm25, [rbp + 22976]                    ;   453.2 p3      61 t reload
        vpternlogd zmm14, zmm25, [r8 + 5056]{1to16}, 0x69 ;   587.3 p0+p2   21 t
        vpxord zmm2, zmm2, zmm14                          ;   588.3 p5      21 t
        vpxord zmm9, zmm9, zmm14                          ;   588.3 p0      21 t
        vmovdqa64 zmm25, zmm10                            ;   589.2         21 t copy
        vmovdqu64 [rbp + 25984], zmm15                    ;   580.3 p8+p9   23 t spill
        vmovdqa64 zmm15, zmm9                             ;   589.3         21 t copy
        vmovdqu64 [rbp + 26048], zmm29                    ;   581.3 p7+p4   23 t spill
        vmovdqa64 zmm29, zmm11                            ;   588.2         21 t copy
        vmovdqu64 [rbp + 26112], zmm10                    ;   589.2 p8+p9   21 t spill
        vmovdqa64 zmm10, zmm2                             ;   589.3         21 t copy
        vmovdqu64 [rbp + 26176], zmm26                    ;   573.2 p7+p4   21 t spill
        vmovdqu64 zmm26, [rbp + 22400]                    ;   459.7 p3      21 t
        vpternlogd zmm26, zmm14, [r8 + 5084]{1to16}, 0x69 ;   589.2 p5+p2   21 t
        vpxord zmm22, zmm22, zmm26                        ;   590.2 p0      21 t
        vpord zmm10, zmm10, zmm26                         ;   590.2 p5      21 t
        vpxord zmm29, zmm29, zmm26                        ;   590.3 p0      21 t
        vpxord zmm25, zmm25, zmm22                        ;   591.2 p5      21 t
        vpord zmm3, zmm3, zmm22                           ;   591.3 p0      21 t
        vmovdqu64 [rbp + 26240], zmm22                    ;   591.2 p8+p9   21 t spill
        vmovdqa64 zmm22, zmm10                            ;   591.2         21 t copy
        vpternlogd zmm22, zmm14, zmm29, 0x1e              ;   592.2 p5      21 t
        vmovdqu64 [rbp + 26304], zmm14                    ;   588.3 p7+p4   21 t spill
        vmovdqa64 zmm14, zmm3                             ;   592.3         21 t copy
        vpternlogd zmm14, zmm11, [rbp + 25472], 0x78      ;   592.3 p0+p3   21 t
        vpternlogd zmm6, zmm10, zmm14, 0x96               ;   593.3 p5      21 t
        vpternlogd zmm3, zmm11, [rbp + 22912], 0x96       ;   593.3 p0+p2   21 t
        vpternlogd zmm3, zmm9, zmm25, 0x78                ;   594.3 p5      21 t
        vpxord zmm22, zmm22, zmm3                         ;   595.3 p0      21 t
        vmovdqa64 zmm10, zmm22                            ;   596.3         21 t copy
        vmovdqu64 [rbp + 22912], zmm9                     ;   589.3 p8+p9   21 t spill
        vpbroadcastd zmm9, [r8 + 5036]                    ;   463.3 p10     22 t
        vpternlogd zmm9, zmm23, [rbp + 19584], 0x96       ;   595.2 p5+p3   22 t
        vpxord zmm16, zmm16, zmm9                         ;   596.2 p0      22 t
        vpternlogd zmm7, zmm19, zmm16, 0x78               ;   597.2 p5      22 t
        vpxord zmm12, zmm12, zmm16                        ;   597.2 p0      22 t
        vpternlogd zmm18, zmm12, [rbp + 25216], 0x78      ;   598.2 p5+p2   22 t
        vpandd zmm4, zmm4, zmm18                          ;   599.2 p0      22 t
        vmovdqu64 [rbp + 25216], zmm11                    ;   588.2 p7+p4   21 t spill
        vmovdqa64 zmm11, zmm18                            ;   599.2         22 t copy
        vmovdqu64 [rbp + 26368], zmm26                    ;   590.2 p8+p9   21 t spill
        vmovdqa64 zmm26, zmm5                             ;   562.3         22 t copy
        vpternlogd zmm26, zmm9, [rbp + 25152], 0x28       ;   598.2 p5+p3   22 t
        vpxord zmm7, zmm7, zmm26                          ;   599.2 p0      22 t
        vmovdqu64 [rbp + 26432], zmm22                    ;   596.3 p7+p4   21 t spill
        vmovdqu64 zmm22, [rbp + 25088]                    ;   533.2 p2      22 t reload
        vpternlogd zmm26, zmm22, [rbp + 22208], 0x1e      ;   599.2 p5+p3   22 t
        vpternlogd zmm26, zmm17, zmm4, 0x96               ;   600.2 p0      22 t
        vpternlogd zmm8, zmm7, zmm26, 0x78                ;   601.2 p5      22 t
        vpxord zmm11, zmm11, zmm26                        ;   601.2 p0      22 t
        vpternlogd zmm4, zmm8, zmm11, 0x36                ;   602.2 p5      22 t
        vpternlogd zmm18, zmm7, zmm8, 0x78                ;   602.2 p0      22 t
        vpternlogd zmm7, zmm8, zmm18, 0x78                ;   603.2 p5      22 t
        vpternlogd zmm11, zmm4, zmm18, 0x1e               ;   603.2 p0      22 t
        vpxord zmm8, zmm4, zmm18                          ;   603.2 p5      22 t
        vpandd zmm31, zmm31, zmm8                         ;   604.2 p0      22 t
        vpternlogd zmm23, zmm31, zmm7, 0x6c               ;   605.2 p5      22 t
        vpxord zmm17, zmm8, zmm11                         ;   604.3 p0      22 t
        vpandd zmm16, zmm16, zmm17                        ;   605.3 p5      22 t
        vpternlogd zmm12, zmm8, zmm16, 0x6a               ;   606.3 p0      22 t
        vpternlogd zmm1, zmm12, zmm7, 0x6c                ;   607.3 p5      22 t
        vpternlogd zmm16, zmm11, [rbp + 20480], 0x78      ;   606.3 p0+p2   22 t
        vpxord zmm8, zmm7, zmm11                          ;   607.2 p5      22 t
        vpternlogd zmm31, zmm30, zmm8, 0x78               ;   608.2 p0      22 t
        vpxord zmm7, zmm7, zmm18                          ;   608.2 p5      22 t
        vpternlogd zmm27, zmm16, zmm7, 0x6c               ;   609.2 p0      22 t
        vpandd zmm21, zmm21, zmm7                         ;   609.2 p5      22 t
        vpternlogd zmm24, zmm11, zmm21, 0x6a              ;   610.2 p0      22 t
        vpxord zmm21, zmm21, zmm31                        ;   610.2 p5      22 t
        vpxord zmm24, zmm24, zmm23                        ;   611.2 p0      22 t
        vpternlogd zmm22, zmm24, zmm18, 0x6c              ;   612.2 p5      22 t
        vpxord zmm30, zmm4, zmm8                          ;   611.3 p0      22 t
        vpternlogd zmm21, zmm20, zmm30, 0x78              ;   612.3 p5      22 t
        vpxord zmm1, zmm1, zmm22                          ;   613.2 p0      22 t
        vpxord zmm27, zmm27, zmm22                        ;   613.2 p5      22 t
        vpternlogd zmm22, zmm18, [rbp + 22208], 0x78      ;   613.3 p0+p3   22 t
        vpxord zmm22, zmm22, zmm21                        ;   614.3 p5      22 t
        vpternlogd zmm19, zmm17, zmm22, 0x6a              ;   615.3 p0      22 t
        vmovdqa64 zmm7, zmm4                              ;   603.2         22 t copy
        vpternlogd zmm7, zmm5, zmm9, 0x60                 ;   615.2 p5      22 t
        vmovdqu64 zmm11, [rbp + 20672]                    ;   479.2 p2      61 t reload
        vmovdqa64 zmm17, zmm11                            ;   485.2         42 t copy
        vpternlogd zmm17, zmm11, [r8 + 5112]{1to16}, 0xa5 ;   615.3 p0+p3   42 t
        vmovdqu64 zmm18, [rbp + 21504]                    ;   480.2 p2      61 t reload
        vmovdqa64 zmm20, zmm18                            ;   486.2         42 t copy
        vpternlogd zmm20, zmm18, [r8 + 5096]{1to16}, 0xa5 ;   616.2 p5+p3   42 t
        vmovdqu64 zmm26, [rbp + 20160]                    ;   481.2 p2      42 t
        vpxord zmm26, zmm26, [rbp + 20544]                ;   616.3 p0+p3   42 t
        vpternlogd zmm5, zmm8, zmm7, 0x6a                 ;   617.2 p5      22 t
        vpxord zmm12, zmm12, zmm5                         ;   618.2 p0      22 t
        vpternlogd zmm31, zmm4, [rbp + 25152], 0x78       ;   618.2 p5+p2   22 t
        vmovdqu64 zmm4, [rbp + 23104]                     ;   482.5 p3      61 t reload
        vpbroadcastd zmm5, [r8 + 5104]                    ;   481.8 p10     62 l.60 reload
        vmovdqu64 zmm8, [rbp + 20160]                     ;   483.2 p2      42 t
        vpternlogd zmm8, zmm5, zmm4, 0x96                 ;   618.3 p0      42 t
        vpxord zmm22, zmm22, zmm31                        ;   619.2 p5      22 t
        vpternlogd zmm5, zmm20, zmm4, 0x96                ;   619.3 p0      42 t
        vmovdqa64 zmm31, zmm22                            ;   620.2         22 t copy
        vpternlogd zmm31, zmm1, zmm27, 0x96               ;   620.2 p5      22 t
        vmovdqa64 zmm11, zmm17                            ;   616.3         42 t copy
        vmovdqa64 zmm4, zmm20                             ;   617.2         42 t copy
        vmovdqa64 zmm18, zmm5                             ;   620.3         42 t copy
        vmovdqu64 [rbp + 25152], zmm27                    ;   614.2 p8+p9   22 t spill
        vmovdqa64 zmm27, zmm26                            ;   617.3         42 t copy
        vmovdqu64 [rbp + 22208], zmm19                    ;   616.3 p7+p4   22 t spill
        vmovdqa64 zmm19, zmm26                            ;   617.3         42 t copy
        vmovdqu64 [rbp + 25088], zmm31                    ;   621.2 p8+p9   22 t spill
        vmovdqa64 zmm31, zmm8                             ;   619.3         42 t copy
        vmovdqu64 [rbp + 20480], zmm23                    ;   606.2 p7+p4   22 t spill
        vmovdqa64 zmm23, zmm8                             ;   619.3         42 t copy
        vmovdqu64 [rbp + 26496], zmm21                    ;   613.3 p8+p9   22 t spill
        vmovdqa64 zmm21, zmm5                             ;   620.3         42 t copy
        vmovdqu64 [rbp + 26560], zmm12                    ;   619.2 p7+p4   22 t spill
        vpbroadcastd zmm12, [r8 + 5068]                   ;   486.3 p10     21 t
        vpternlogd zmm12, zmm29, [rbp + 22592], 0x96      ;   620.3 p0+p3   21 t
        vpxord zmm15, zmm15, zmm12                        ;   621.3 p5      21 t
        vpxord zmm28, zmm28, zmm15                        ;   622.3 p0      21 t
        vpternlogd zmm6, zmm13, zmm28, 0x78               ;   623.3 p5      21 t
        vpandd zmm10, zmm10, zmm6                         ;   624.3 p0      21 t
        vmovdqu64 zmm13, [rbp + 26112]                    ;   589.2 p2      21 t reload
        vpternlogd zmm14, zmm15, zmm13, 0x78              ;   623.2 p5      21 t
        vmovdqu64 [rbp + 26624], zmm24                    ;   612.2 p8+p9   22 t spill
        vmovdqa64 zmm24, zmm6                             ;   624.3         21 t copy
        vmovdqu64 [rbp + 26688], zmm1                     ;   614.2 p7+p4   22 t spill
        vmovdqa64 zmm1, zmm2                              ;   589.3         21 t copy
        vpternlogd zmm1, zmm12, [rbp + 26176], 0x28       ;   623.3 p0+p3   21 t
        vpxord zmm14, zmm14, zmm1                         ;   624.3 p5      21 t
        vmovdqu64 [rbp + 26752], zmm30                    ;   612.3 p8+p9   22 t spill
        vmovdqu64 zmm30, [rbp + 25408]                    ;   565.3 p2      21 t reload
        vpternlogd zmm1, zmm30, [rbp + 19328], 0x1e       ;   624.3 p0+p3   21 t
        vpternlogd zmm1, zmm3, zmm10, 0x96                ;   625.3 p5      21 t
        vpxord zmm24, zmm24, zmm1                         ;   626.3 p0      21 t
        vpternlogd zmm1, zmm14, [rbp + 26432], 0x6a       ;   626.3 p5+p2   21 t
        vpternlogd zmm10, zmm1, zmm24, 0x36               ;   627.3 p0      21 t
        vpternlogd zmm6, zmm14, zmm1, 0x78                ;   627.3 p5      21 t
        vpternlogd zmm14, zmm1, zmm6, 0x78                ;   628.3 p0      21 t
        vpternlogd zmm24, zmm10, zmm6, 0x1e               ;   628.3 p5      21 t
        vmovdqa64 zmm1, zmm10                             ;   628.3         21 t copy
        vpternlogd zmm1, zmm2, zmm12, 0x60                ;   628.3 p0      21 t
        vpxord zmm3, zmm10, zmm6                          ;   629.2 p5      21 t
        vpandd zmm0, zmm0, zmm3                           ;   630.2 p0      21 t
        vpternlogd zmm29, zmm0, zmm14, 0x6c               ;   631.2 p5      21 t
        vmovdqu64 [rbp + 26432], zmm12                    ;   621.3 p7+p4   21 t spill
        vpxord zmm12, zmm3, zmm24                         ;   630.3 p0      21 t
        vpandd zmm15, zmm15, zmm12                        ;   631.3 p5      21 t
        vpternlogd zmm28, zmm3, zmm15, 0x6a               ;   632.3 p0      21 t
        vpternlogd zmm15, zmm24, [rbp + 25472], 0x78      ;   632.3 p5+p3   21 t
        vpxord zmm3, zmm24, zmm14                         ;   632.3 p0      21 t
        vpternlogd zmm2, zmm1, zmm3, 0x6c                 ;   633.3 p5      21 t
        vmovdqu64 [rbp + 25472], zmm1                     ;   629.3 p8+p9   21 t spill
        vmovdqu64 zmm1, [rbp + 25024]                     ;   540.3 p2      41 t
        vpxord zmm2, zmm2, zmm28                          ;   634.3 p0      21 t
        vpternlogd zmm0, zmm3, [rbp + 26368], 0x78        ;   634.2 p5+p3   21 t
        vpxord zmm3, zmm3, zmm10                          ;   634.3 p0      21 t
        vmovdqu64 [rbp + 26368], zmm2                     ;   635.3 p7+p4   21 t spill
        vmovdqu64 zmm2, [rbp + 24768]                     ;   498.2 p2      41 t
        vmovdqu64 [rbp + 26816], zmm9                     ;   596.2 p8+p9   22 t spill
        vpxord zmm9, zmm14, zmm6                          ;   635.2 p5      21 t
        vpandd zmm25, zmm25, zmm9                         ;   636.2 p0      21 t
        vpternlogd zmm28, zmm14, [rbp + 26304], 0x78      ;   636.2 p5+p3   21 t
        vpternlogd zmm24, zmm25, [rbp + 25216], 0x6c      ;   637.2 p0+p2   21 t
        vpxord zmm25, zmm25, zmm0                         ;   637.2 p5      21 t
        vpternlogd zmm0, zmm10, [rbp + 26176], 0x78       ;   637.3 p0+p3   21 t
        vpxord zmm24, zmm24, zmm29                        ;   638.2 p5      21 t
        vpternlogd zmm30, zmm24, zmm6, 0x6c               ;   639.2 p0      21 t
        vpxord zmm28, zmm28, zmm30                        ;   640.2 p5      21 t
        vpternlogd zmm25, zmm3, [rbp + 26240], 0x78       ;   639.3 p0+p2   21 t
        vmovdqu64 zmm10, [rbp + 24704]                    ;   505.2 p3      41 t
        vpxord zmm16, zmm16, zmm7                         ;   640.2 p5      41 t
        vpternlogd zmm9, zmm15, [rbp + 22912], 0x6c       ;   640.3 p0+p2   21 t
        vpxord zmm9, zmm9, zmm30                          ;   641.3 p5      21 t
        vpternlogd zmm30, zmm6, [rbp + 19328], 0x78       ;   641.3 p0+p3   21 t
        vmovdqu64 zmm6, [rbp + 24960]                     ;   514.2 p2      22 t reload
        vmovdqu64 zmm7, [rbp + 25984]                     ;   580.3 p3      23 t reload
        vmovdqu64 zmm14, [rbp + 26048]                    ;   581.3 p2      41 t
        vpternlogd zmm14, zmm7, zmm6, 0x69                ;   642.2 p5      41 t
        vpxord zmm30, zmm30, zmm25                        ;   642.3 p0      21 t
        vpternlogd zmm13, zmm12, zmm30, 0x6a              ;   643.3 p5      21 t
        vmovdqu64 zmm12, [rbp + 24256]                    ;   546.3 p3      41 t
        vpxord zmm0, zmm0, zmm30                          ;   643.3 p0      21 t
        vmovdqu64 zmm30, [rbp + 26624]                    ;   612.2 p2      41 t
        vpxord zmm30, zmm30, [rbp + 23808]                ;   644.2 p5+p3   41 t
        vpxord zmm1, zmm1, zmm14                          ;   644.3 p0      41 t
        vmovdqa64 zmm7, zmm22                             ;   620.2         41 t copy
        vpternlogd zmm7, zmm22, [rbp + 25024], 0xa5       ;   645.2 p5+p2   41 t
        vmovdqa64 zmm22, zmm0                             ;   644.3         21 t copy
        vpternlogd zmm22, zmm28, zmm9, 0x96               ;   645.3 p0      21 t
        vmovdqu64 zmm6, [rbp + 25920]                     ;   563.3 p3      41 t
        vpxord zmm6, zmm6, [rbp + 25344]                  ;   646.2 p5+p2   41 t
        vmovdqu64 [rbp + 25344], zmm29                    ;   632.2 p7+p4   21 t spill
        vmovdqa64 zmm29, zmm1                             ;   645.3         41 t copy
        vmovdqu64 [rbp + 25920], zmm1                     ;   645.3 p8+p9   41 t spill
        vmovdqa64 zmm1, zmm7                              ;   646.2         41 t copy
        vmovdqu64 [rbp + 25024], zmm25                    ;   640.3 p7+p4   21 t spill
        vmovdqu64 zmm25, [rbp + 23296]                    ;   513.5 p3      41 t reload
        vpternlogd zmm9, zmm25, [rbp + 23360], 0x96       ;   646.3 p0+p2   41 t
        vpxord zmm2, zmm2, zmm9                           ;   647.3 p5      41 t
        vpxord zmm1, zmm1, zmm2                           ;   648.3 p0      41 t
        vpternlogd zmm7, zmm25, [rbp + 23360], 0x96       ;   648.2 p5+p3   41 t
        vpxord zmm14, zmm14, zmm7                         ;   649.2 p0      41 t
        vmovdqu64 zmm25, [rbp + 26816]                    ;   596.2 p2      22 t reload
        vpternlogd zmm16, zmm25, [rbp + 26752], 0x78      ;   649.2 p5+p3   41 t
        vmovdqu64 zmm25, [rbp + 23232]                    ;   516.7 p2      41 t reload
        vmovdqu64 [rbp + 26752], zmm7                     ;   649.2 p8+p9   41 t spill
        vmovdqa64 zmm7, zmm22                             ;   646.3         41 t copy
        vpternlogd zmm7, zmm13, zmm25, 0x69               ;   649.3 p0      41 t
        vmovdqu64 [rbp + 26816], zmm2                     ;   648.3 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm7                              ;   650.3         41 t copy
        vmovdqu64 [rbp + 26624], zmm1                     ;   649.3 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 24704]                     ;   517.3 p3      23 t reload
        vpternlogd zmm7, zmm1, [rbp + 24704], 0xc3        ;   650.3 p5+p2   41 t
        vmovdqa64 zmm1, zmm7                              ;   651.3         41 t copy
        vmovdqu64 [rbp + 24704], zmm7                     ;   651.3 p7+p4   41 t spill
        vmovdqu64 zmm7, [rbp + 24256]                     ;   546.3 p3      21 t reload
        vpternlogd zmm16, zmm7, [rbp + 26688], 0x69       ;   650.3 p0+p2   41 t
        vpxord zmm1, zmm1, zmm16                          ;   651.3 p5      41 t
        vpternlogd zmm16, zmm25, zmm25, 0xc3              ;   651.3 p0      41 t
        vmovdqa64 zmm7, zmm16                             ;   652.3         41 t copy
        vmovdqu64 zmm25, [rbp + 25280]                    ;   552.3 p3      23 t reload
        vpternlogd zmm6, zmm25, [rbp + 25856], 0x78       ;   652.2 p5+p2   41 t
        vmovdqu64 zmm25, [rbp + 24064]                    ;   521.3 p3      22 t reload
        vmovdqu64 [rbp + 25856], zmm16                    ;   652.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 25792]                    ;   578.3 p2      23 t reload
        vpternlogd zmm6, zmm16, zmm25, 0x96               ;   653.2 p0      41 t
        vmovdqu64 zmm16, [rbp + 19456]                    ;   522.3 p3      61 t reload
        vpbroadcastd zmm25, [r8 + 5100]                   ;   522.2 p10     42 t
        vpternlogd zmm25, zmm17, zmm16, 0x96              ;   653.2 p5      42 t
        vpxord zmm31, zmm31, zmm25                        ;   654.2 p0      42 t
        vpxord zmm18, zmm18, zmm31                        ;   655.2 p5      42 t
        vmovdqu64 [rbp + 25792], zmm1                     ;   652.3 p7+p4   41 t spill
        vmovdqu64 zmm1, [rbp + 22272]                     ;   524.3 p2      61 t reload
        vpternlogd zmm25, zmm1, [r8 + 5088]{1to16}, 0x69  ;   654.3 p0+p3   42 t
        vpxord zmm27, zmm27, zmm25                        ;   655.3 p5      42 t
        vpxord zmm4, zmm4, zmm25                          ;   655.3 p0      42 t
        vmovdqa64 zmm1, zmm18                             ;   656.2         42 t copy
        vmovdqu64 [rbp + 25280], zmm14                    ;   650.2 p8+p9   41 t spill
        vmovdqa64 zmm14, zmm4                             ;   656.3         42 t copy
        vmovdqu64 [rbp + 23232], zmm13                    ;   644.3 p7+p4   21 t spill
        vmovdqa64 zmm13, zmm31                            ;   655.2         42 t copy
        vmovdqu64 [rbp + 26688], zmm22                    ;   646.3 p8+p9   21 t spill
        vmovdqa64 zmm22, zmm27                            ;   656.3         42 t copy
        vmovdqu64 [rbp + 24256], zmm24                    ;   639.2 p7+p4   21 t spill
        vmovdqu64 zmm24, [rbp + 17984]                    ;   529.5 p2      42 t
        vpternlogd zmm24, zmm25, [r8 + 5116]{1to16}, 0x69 ;   656.2 p5+p3   42 t
        vpxord zmm23, zmm23, zmm24                        ;   657.2 p0      42 t
        vpord zmm22, zmm22, zmm24                         ;   657.2 p5      42 t
        vpxord zmm13, zmm13, zmm24                        ;   657.3 p0      42 t
        vpxord zmm1, zmm1, zmm23                          ;   658.2 p5      42 t
        vpord zmm11, zmm11, zmm23                         ;   658.3 p0      42 t
        vmovdqu64 [rbp + 26112], zmm28                    ;   641.2 p8+p9   21 t spill
        vmovdqu64 zmm28, [rbp + 24640]                    ;   532.7 p2      41 t
        vmovdqu64 [rbp + 19328], zmm3                     ;   635.3 p7+p4   21 t spill
        vmovdqa64 zmm3, zmm1                              ;   659.2         42 t copy
        vmovdqu64 [rbp + 22912], zmm15                    ;   633.3 p8+p9   21 t spill
        vmovdqa64 zmm15, zmm11                            ;   659.3         42 t copy
        vpternlogd zmm15, zmm26, zmm31, 0x78              ;   659.3 p5      42 t
        vpternlogd zmm17, zmm15, zmm22, 0x96              ;   660.3 p0      42 t
        vpternlogd zmm22, zmm25, zmm13, 0x1e              ;   660.2 p5      42 t
        vpternlogd zmm11, zmm31, [rbp + 20544], 0x96      ;   660.3 p0+p3   42 t
        vpternlogd zmm11, zmm1, zmm4, 0x78                ;   661.3 p5      42 t
        vpxord zmm22, zmm22, zmm11                        ;   662.3 p0      42 t
        vmovdqa64 zmm1, zmm22                             ;   663.3         42 t copy
        vmovdqu64 [rbp + 20544], zmm6                     ;   654.2 p7+p4   41 t spill
        vmovdqa64 zmm6, zmm30                             ;   645.2         41 t copy
        vmovdqu64 [rbp + 26240], zmm30                    ;   645.2 p8+p9   41 t spill
        vmovdqu64 zmm30, [rbp + 20544]                    ;   654.2 p2      41 t
        vmovdqu64 [rbp + 25408], zmm0                     ;   644.3 p7+p4   21 t spill
        vmovdqa64 zmm0, zmm13                             ;   658.3         42 t copy
        vpternlogd zmm0, zmm16, [r8 + 5100]{1to16}, 0x96  ;   662.2 p5+p3   42 t
        vpxord zmm14, zmm14, zmm0                         ;   663.2 p0      42 t
        vpternlogd zmm15, zmm18, zmm14, 0x78              ;   664.2 p5      42 t
        vpxord zmm19, zmm19, zmm14                        ;   664.2 p0      42 t
        vpternlogd zmm17, zmm5, zmm19, 0x78               ;   665.2 p5      42 t
        vmovdqu64 zmm5, [rbp + 25472]                     ;   629.3 p2      41 t
        vpxord zmm5, zmm5, [rbp + 22912]                  ;   664.3 p0+p3   41 t
        vpandd zmm1, zmm1, zmm17                          ;   666.2 p5      42 t
        vmovdqa64 zmm16, zmm17                            ;   666.2         42 t copy
        vmovdqu64 [rbp + 22912], zmm5                     ;   665.3 p8+p9   41 t spill
        vmovdqa64 zmm5, zmm8                              ;   619.3         42 t copy
        vpternlogd zmm5, zmm27, zmm0, 0x60                ;   665.3 p0      42 t
        vpxord zmm15, zmm15, zmm5                         ;   666.3 p5      42 t
        vpternlogd zmm5, zmm20, [rbp + 20160], 0x1e       ;   666.3 p0+p2   42 t
        vpternlogd zmm5, zmm11, zmm1, 0x96                ;   667.3 p5      42 t
        vmovdqu64 zmm11, [rbp + 24512]                    ;   542.5 p3      41 t
        vpternlogd zmm22, zmm15, zmm5, 0x78               ;   668.3 p0      42 t
        vpxord zmm16, zmm16, zmm5                         ;   668.3 p5      42 t
        vmovdqu64 zmm5, [rbp + 20608]                     ;   543.3 p2      41 t
        vpternlogd zmm1, zmm22, zmm16, 0x36               ;   669.3 p0      42 t
        vpternlogd zmm17, zmm15, zmm22, 0x78              ;   669.3 p5      42 t
        vpternlogd zmm15, zmm22, zmm17, 0x78              ;   670.3 p0      42 t
        vpternlogd zmm16, zmm1, zmm17, 0x1e               ;   670.3 p5      42 t
        vmovdqa64 zmm22, zmm1                             ;   670.3         42 t copy
        vpternlogd zmm22, zmm27, zmm0, 0x60               ;   670.3 p0      42 t
        vmovdqu64 [rbp + 25472], zmm0                     ;   663.2 p7+p4   42 t spill
        vpxord zmm0, zmm1, zmm17                          ;   671.2 p5      42 t
        vpandd zmm21, zmm21, zmm0                         ;   672.2 p0      42 t
        vpternlogd zmm13, zmm21, zmm15, 0x6c              ;   673.2 p5      42 t
        vmovdqu64 [rbp + 26176], zmm5                     ;   549.3 p8+p9   41 t spill
        vpxord zmm5, zmm0, zmm16                          ;   672.3 p0      42 t
        vpandd zmm14, zmm14, zmm5                         ;   673.3 p5      42 t
        vpternlogd zmm19, zmm0, zmm14, 0x6a               ;   674.3 p0      42 t
        vpternlogd zmm14, zmm26, zmm16, 0x78              ;   674.3 p5      42 t
        vpternlogd zmm25, zmm19, zmm15, 0x6c              ;   675.3 p0      42 t
        vpxord zmm0, zmm15, zmm16                         ;   675.2 p5      42 t
        vpternlogd zmm21, zmm24, zmm0, 0x78               ;   676.2 p0      42 t
        vmovdqu64 zmm24, [rbp + 24832]                    ;   547.3 p3      41 t
        vmovdqu64 zmm26, [rbp + 24448]                    ;   547.5 p2      41 t
        vpternlogd zmm27, zmm22, zmm0, 0x6c               ;   676.2 p5      42 t
        vpxord zmm19, zmm19, zmm27                        ;   677.2 p0      42 t
        vpxord zmm15, zmm15, zmm17                        ;   677.2 p5      42 t
        vpxord zmm0, zmm0, zmm1                           ;   677.3 p0      42 t
        vpternlogd zmm8, zmm1, zmm21, 0x6a                ;   678.2 p5      42 t
        vpternlogd zmm4, zmm14, zmm15, 0x6c               ;   678.3 p0      42 t
        vpandd zmm3, zmm3, zmm15                          ;   679.2 p5      42 t
        vmovdqu64 zmm1, [rbp + 23808]                     ;   548.8 p3      21 t reload
        vmovdqu64 zmm15, [rbp + 20544]                    ;   654.2 p2      41 t
        vpternlogd zmm15, zmm1, [rbp + 23808], 0xc3       ;   679.3 p0+p3   41 t
        vpternlogd zmm31, zmm16, zmm3, 0x6a               ;   680.2 p5      42 t
        vmovdqu64 zmm1, [rbp + 23488]                     ;   550.0 p2      22 t reload
        vmovdqu64 zmm16, [rbp + 25728]                    ;   576.3 p3      41 t
        vpternlogd zmm16, zmm1, zmm1, 0xc3                ;   680.3 p0      41 t
        vpxord zmm21, zmm21, zmm3                         ;   681.2 p5      42 t
        vpternlogd zmm21, zmm23, zmm0, 0x78               ;   682.2 p0      42 t
        vmovdqu64 zmm3, [rbp + 22208]                     ;   616.3 p2      22 t reload
        vmovdqu64 zmm23, [rbp + 24832]                    ;   551.8 p3      41 t
        vpternlogd zmm23, zmm3, zmm3, 0xc3                ;   682.2 p5      41 t
        vpxord zmm31, zmm31, zmm13                        ;   682.3 p0      42 t
        vpternlogd zmm20, zmm31, zmm17, 0x6c              ;   683.3 p5      42 t
        vpxord zmm22, zmm22, zmm14                        ;   683.3 p0      41 t
        vpxord zmm25, zmm25, zmm20                        ;   684.3 p5      42 t
        vpxord zmm4, zmm4, zmm20                          ;   684.3 p0      42 t
        vpternlogd zmm20, zmm17, [rbp + 20160], 0x78      ;   685.2 p5+p2   42 t
        vmovdqu64 zmm14, [rbp + 25984]                    ;   580.3 p3      23 t reload
        vmovdqu64 zmm17, [rbp + 24000]                    ;   553.0 p2      41 t
        vpternlogd zmm17, zmm14, [rbp + 25984], 0xc3      ;   685.3 p0+p3   41 t
        vpxord zmm20, zmm20, zmm21                        ;   686.2 p5      42 t
        vpternlogd zmm18, zmm5, zmm20, 0x6a               ;   687.2 p0      42 t
        vmovdqu64 zmm5, [rbp + 24192]                     ;   554.0 p2      22 t reload
        vmovdqu64 zmm14, [rbp + 23744]                    ;   554.8 p3      22 t reload
        vmovdqu64 zmm27, [rbp + 20928]                    ;   580.3 p2      41 t
        vpternlogd zmm27, zmm14, zmm5, 0x96               ;   687.2 p5      41 t
        vpxord zmm8, zmm8, zmm20                          ;   687.3 p0      42 t
        vmovdqu64 zmm20, [rbp + 24320]                    ;   555.8 p3      41 t
        vpternlogd zmm13, zmm21, zmm19, 0x96              ;   688.2 p5      41 t
        vpxord zmm11, zmm11, zmm13                        ;   689.2 p0      41 t
        vmovdqu64 zmm13, [rbp + 23424]                    ;   556.0 p2      21 t reload
        vmovdqu64 zmm21, [rbp + 25088]                    ;   621.2 p3      22 t reload
        vpternlogd zmm3, zmm21, zmm13, 0x69               ;   689.2 p5      41 t
        vpxord zmm10, zmm10, zmm8                         ;   689.3 p0      41 t
        vpternlogd zmm14, zmm5, zmm10, 0x69               ;   690.3 p5      41 t
        vpternlogd zmm8, zmm25, zmm4, 0x96                ;   690.3 p0      42 t
        vmovdqu64 zmm5, [rbp + 19136]                     ;   557.2 p2      41 t
        vpxord zmm12, zmm12, zmm27                        ;   691.2 p5      41 t
        vpxord zmm7, zmm7, zmm27                          ;   691.3 p0      41 t
        vpternlogd zmm22, zmm0, [rbp + 25472], 0x78       ;   692.2 p5+p3   41 t
        vmovdqu64 zmm0, [rbp + 24896]                     ;   559.3 p2      21 t reload
        vmovdqu64 zmm27, [rbp + 26560]                    ;   619.2 p3      22 t reload
        vpternlogd zmm21, zmm27, zmm0, 0x96               ;   692.3 p0      41 t
        vpxord zmm20, zmm20, zmm4                         ;   693.2 p5      41 t
        vpxord zmm2, zmm2, zmm14                          ;   693.3 p0      41 t
        vpxord zmm10, zmm10, zmm12                        ;   694.2 p5      41 t
        vpternlogd zmm22, zmm25, [rbp + 24640], 0x69      ;   694.3 p0+p2   41 t
        vmovdqu64 zmm4, [rbp + 20480]                     ;   606.2 p3      22 t reload
        vpternlogd zmm27, zmm4, [rbp + 26496], 0x96       ;   695.2 p5+p2   41 t
        vpxord zmm4, zmm15, zmm22                         ;   695.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 24576]                    ;   562.5 p3      23 t reload
        vpternlogd zmm1, zmm31, zmm25, 0x96               ;   696.2 p5      41 t
        vpxord zmm5, zmm5, zmm3                           ;   696.3 p0      41 t
        vmovdqa64 zmm13, zmm16                            ;   681.3         41 t copy
        vmovdqu64 [rbp + 23488], zmm15                    ;   680.3 p7+p4   41 t spill
        vmovdqu64 zmm15, [rbp + 24064]                    ;   564.2 p2      22 t reload
        vpternlogd zmm22, zmm15, [rbp + 24064], 0xc3      ;   697.2 p5+p3   41 t
        vmovdqa64 zmm15, zmm23                            ;   683.2         41 t copy
        vmovdqu64 [rbp + 24064], zmm12                    ;   692.2 p8+p9   41 t spill
        vmovdqu64 zmm12, [rbp + 26176]                    ;   566.5 p2      41 t reload
        vpxord zmm12, zmm12, zmm21                        ;   697.3 p0      41 t
        vpternlogd zmm19, zmm8, [rbp + 24448], 0x69       ;   698.2 p5+p3   41 t
        vpternlogd zmm8, zmm18, [rbp + 24768], 0x96       ;   698.3 p0+p2   41 t
        vpxord zmm29, zmm29, zmm8                         ;   699.3 p5      41 t
        vmovdqu64 [rbp + 24768], zmm14                    ;   691.3 p7+p4   41 t spill
        vmovdqu64 zmm14, [rbp + 24960]                    ;   568.3 p3      22 t reload
        vpternlogd zmm8, zmm14, [rbp + 24960], 0xc3       ;   699.3 p0+p2   41 t
        vpxord zmm9, zmm9, zmm8                           ;   700.3 p5      41 t
        vmovdqu64 zmm14, [rbp + 25280]                    ;   650.2 p3      62 t
        vpxord zmm14, zmm14, [rbp + 17600]                ;   700.3 p0+p2   62 t
        vmovdqu64 [rbp + 17600], zmm14                    ;   701.3 p8+p9   62 t spill
        vmovdqu64 zmm14, [rbp + 26624]                    ;   649.3 p3      62 t
        vpxord zmm14, zmm14, [rbp + 17344]                ;   701.2 p5+p2   62 t
        vmovdqu64 [rbp + 17344], zmm14                    ;   702.2 p7+p4   62 t spill
        vmovdqu64 zmm14, [rbp + 25792]                    ;   652.3 p3      62 t
        vpxord zmm14, zmm14, [rbp + 17792]                ;   701.3 p0+p2   62 t
        vmovdqu64 [rbp + 17792], zmm14                    ;   702.3 p8+p9   62 t spill
        vmovdqa64 zmm14, zmm11                            ;   690.2         41 t copy
        vmovdqu64 [rbp + 24960], zmm8                     ;   700.3 p7+p4   41 t spill
        vmovdqa64 zmm8, zmm22                             ;   698.2         41 t copy
        vmovdqu64 [rbp + 24448], zmm22                    ;   698.2 p8+p9   41 t spill
        vmovdqa64 zmm22, zmm17                            ;   686.3         41 t copy
        vmovdqu64 [rbp + 26176], zmm2                     ;   694.3 p7+p4   41 t spill
        vmovdqa64 zmm2, zmm1                              ;   697.2         41 t copy
        vmovdqu64 [rbp + 26496], zmm1                     ;   697.2 p8+p9   41 t spill
        vmovdqu64 zmm1, [rbp + 26176]                     ;   694.3 p3      62 t
        vpxord zmm1, zmm1, [rbp + 32576]                  ;   702.2 p5+p2   62 t
        vmovdqu64 [rbp + 20480], zmm1                     ;   703.2 p7+p4   62 t spill
        vmovdqa64 zmm1, zmm12                             ;   698.3         41 t copy
        vmovdqu64 [rbp + 26560], zmm12                    ;   698.3 p8+p9   41 t spill
        vmovdqa64 zmm12, zmm19                            ;   699.2         41 t copy
        vmovdqu64 [rbp + 24640], zmm9                     ;   701.3 p7+p4   41 t spill
        vmovdqu64 zmm9, [rbp + 23616]                     ;   576.5 p3      22 t reload
        vpternlogd zmm19, zmm9, [rbp + 23616], 0xc3       ;   702.3 p0+p2   41 t
        vmovdqu64 [rbp + 25088], zmm7                     ;   692.3 p8+p9   41 t spill
        vmovdqu64 zmm7, [rbp + 24640]                     ;   701.3 p3      62 t
        vpxord zmm7, zmm7, [rbp + 32512]                  ;   707.3 p5+p2   62 t
        vmovdqu64 [rbp + 25472], zmm7                     ;   708.3 p7+p4   62 t spill
        vmovdqu64 zmm7, [rbp + 25088]                     ;   692.3 p3      62 t
        vpxord zmm7, zmm7, [rbp + 18240]                  ;   703.3 p0+p2   62 t
        vmovdqu64 [rbp + 18240], zmm7                     ;   704.3 p8+p9   62 t spill
        vmovdqa64 zmm7, zmm20                             ;   694.2         41 t copy
        vpternlogd zmm20, zmm9, [rbp + 23552], 0x96       ;   704.2 p5+p3   41 t
        vpxord zmm9, zmm10, [rbp + 17280]                 ;   704.3 p0+p2   62 t
        vmovdqu64 [rbp + 17280], zmm9                     ;   705.3 p7+p4   62 t spill
        vmovdqa64 zmm9, zmm5                              ;   697.3         41 t copy
        vmovdqu64 [rbp + 24192], zmm5                     ;   697.3 p8+p9   41 t spill
        vpxord zmm5, zmm4, [rbp + 16768]                  ;   705.2 p5+p3   62 t
        vmovdqu64 [rbp + 16768], zmm5                     ;   706.2 p7+p4   62 t spill
        vmovdqa64 zmm5, zmm19                             ;   703.3         41 t copy
        vmovdqu64 [rbp + 23744], zmm4                     ;   696.3 p8+p9   41 t spill
        vpxord zmm4, zmm29, [rbp + 16832]                 ;   705.3 p0+p2   62 t
        vmovdqu64 [rbp + 16832], zmm4                     ;   706.3 p7+p4   62 t spill
        vmovdqu64 zmm4, [rbp + 23872]                     ;   582.5 p3      21 t reload
        vpternlogd zmm16, zmm4, [rbp + 23936], 0x69       ;   706.2 p5+p2   41 t
        vpternlogd zmm31, zmm16, zmm25, 0x96              ;   707.2 p0      41 t
        vpternlogd zmm27, zmm4, [rbp + 23936], 0x69       ;   707.2 p5+p3   41 t
        vmovdqa64 zmm4, zmm27                             ;   708.2         41 t copy
        vmovdqu64 [rbp + 23936], zmm10                    ;   695.2 p8+p9   41 t spill
        vmovdqu64 zmm10, [rbp + 20416]                    ;   584.2 p2      41 t reload
        vpternlogd zmm27, zmm10, [rbp + 20416], 0xc3      ;   708.2 p0+p3   41 t
        vpxord zmm13, zmm13, zmm27                        ;   709.2 p5      41 t
        vmovdqu64 [rbp + 23872], zmm27                    ;   709.2 p7+p4   41 t spill
        vpxord zmm27, zmm31, [rbp + 17216]                ;   708.3 p0+p2   62 t
        vmovdqu64 [rbp + 17216], zmm27                    ;   709.3 p8+p9   62 t spill
        vpxord zmm27, zmm13, [rbp + 18176]                ;   710.2 p5+p3   62 t
        vmovdqu64 [rbp + 18176], zmm27                    ;   711.2 p7+p4   62 t spill
        vmovdqu64 zmm27, [rbp + 22144]                    ;   586.2 p2      41 t reload
        vpternlogd zmm23, zmm27, [rbp + 23360], 0x69      ;   709.3 p0+p3   41 t
        vmovdqu64 [rbp + 22208], zmm31                    ;   708.2 p8+p9   41 t spill
        vmovdqa64 zmm31, zmm23                            ;   710.3         41 t copy
        vmovdqu64 [rbp + 20928], zmm23                    ;   710.3 p7+p4   41 t spill
        vmovdqu64 zmm23, [rbp + 24128]                    ;   587.2 p2      22 t reload
        vpternlogd zmm11, zmm23, [rbp + 23552], 0x69      ;   710.2 p5+p3   41 t
        vmovdqu64 [rbp + 25984], zmm29                    ;   700.3 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 21824]                    ;   588.2 p2      21 t reload
        vpternlogd zmm17, zmm29, [rbp + 23680], 0x69      ;   710.3 p0+p3   41 t
        vmovdqu64 [rbp + 20160], zmm16                    ;   707.2 p7+p4   41 t spill
        vmovdqu64 zmm16, [rbp + 25152]                    ;   614.2 p2      22 t reload
        vpternlogd zmm29, zmm16, [rbp + 23680], 0x69      ;   711.2 p5+p3   41 t
        vmovdqa64 zmm16, zmm29                            ;   712.2         41 t copy
        vmovdqu64 [rbp + 23680], zmm19                    ;   703.3 p8+p9   41 t spill
        vmovdqu64 zmm19, [rbp + 23296]                    ;   590.2 p2      41 t reload
        vpternlogd zmm29, zmm19, [rbp + 23296], 0xc3      ;   712.2 p0+p3   41 t
        vpxord zmm22, zmm22, zmm29                        ;   713.2 p5      41 t
        vmovdqu64 [rbp + 21824], zmm29                    ;   713.2 p7+p4   41 t spill
        vmovdqu64 zmm29, [rbp + 26688]                    ;   646.3 p2      21 t reload
        vpternlogd zmm19, zmm29, [rbp + 26368], 0x96      ;   712.3 p0+p3   41 t
        vmovdqa64 zmm29, zmm19                            ;   713.3         41 t copy
        vmovdqu64 [rbp + 23296], zmm13                    ;   710.2 p8+p9   41 t spill
        vmovdqu64 zmm13, [rbp + 24384]                    ;   592.2 p2      23 t reload
        vpternlogd zmm19, zmm13, [rbp + 24384], 0xc3      ;   713.3 p5+p3   41 t
        vpxord zmm16, zmm16, zmm19                        ;   714.3 p0      41 t
        vpxord zmm13, zmm22, [rbp + 17728]                ;   714.2 p5+p2   62 t
        vmovdqu64 [rbp + 17728], zmm13                    ;   715.2 p7+p4   62 t spill
        vpxord zmm13, zmm16, [rbp + 32384]                ;   715.3 p0+p3   62 t
        vmovdqu64 [rbp + 26688], zmm13                    ;   716.3 p8+p9   62 t spill
        vmovdqa64 zmm13, zmm17                            ;   711.3         41 t copy
        vpternlogd zmm13, zmm18, [rbp + 24384], 0x96      ;   715.2 p5+p2   41 t
        vmovdqu64 [rbp + 25152], zmm17                    ;   711.3 p7+p4   41 t spill
        vpxord zmm17, zmm13, [rbp + 16704]                ;   716.2 p0+p3   62 t
        vmovdqu64 [rbp + 16704], zmm17                    ;   717.2 p8+p9   62 t spill
        vmovdqu64 zmm17, [rbp + 24000]                    ;   595.2 p2      22 t reload
        vpternlogd zmm18, zmm17, [rbp + 24384], 0x96      ;   716.2 p5+p3   41 t
        vpxord zmm29, zmm29, zmm18                        ;   717.2 p0      41 t
        vmovdqu64 zmm17, [rbp + 17152]                    ;   596.2 p2      62 t
        vmovdqu64 [rbp + 17152], zmm13                    ;   716.2 p7+p4   41 t spill
        vmovdqu64 zmm13, [rbp + 17472]                    ;   596.5 p3      62 t
        vmovdqu64 [rbp + 17472], zmm16                    ;   715.3 p8+p9   41 t spill
        vmovdqu64 zmm16, [rbp + 16960]                    ;   597.2 p2      62 t
        vmovdqu64 [rbp + 16960], zmm18                    ;   717.2 p7+p4   41 t spill
        vmovdqu64 zmm18, [rbp + 18304]                    ;   597.5 p3      62 t
        vmovdqu64 [rbp + 18304], zmm22                    ;   714.2 p8+p9   41 t spill
        vmovdqu64 zmm22, [rbp + 17664]                    ;   598.2 p2      62 t
        vmovdqu64 [rbp + 17664], zmm19                    ;   714.3 p7+p4   41 t spill
        vmovdqu64 zmm19, [rbp + 18112]                    ;   598.5 p3      62 t
        vmovdqu64 [rbp + 18112], zmm29                    ;   718.2 p8+p9   41 t spill
        vmovdqu64 zmm29, [rbp + 18048]                    ;   599.2 p2      62 t
        vmovdqu64 zmm27, [rbp + 32128]                    ;   599.5 p3      62 t
        vmovdqu64 [rbp + 18048], zmm20                    ;   705.2 p7+p4   41 t spill
        vmovdqu64 zmm20, [rbp + 17408]                    ;   600.3 p2      62 t
        vmovdqu64 zmm0, [rbp + 17536]                     ;   600.5 p3      62 t
        vmovdqu64 zmm23, [rbp + 32320]                    ;   601.3 p2      62 t
        vmovdqu64 [rbp + 17536], zmm23                    ;   609.7 p8+p9   62 t spill
        vmovdqu64 zmm23, [rbp + 32448]                    ;   601.5 p3      62 t
        vmovdqu64 [rbp + 17408], zmm23                    ;   610.2 p7+p4   62 t spill
        vmovdqu64 zmm23, [rbp + 20352]                    ;   602.3 p2      41 t reload
        vmovdqu64 [rbp + 24384], zmm0                     ;   611.7 p8+p9   62 t spill
        vmovdqu64 zmm0, [rbp + 25408]                     ;   644.3 p3      41 t
        vpternlogd zmm0, zmm23, [rbp + 23168], 0x96       ;   717.2 p5+p2   41 t
        vpxord zmm28, zmm28, zmm0                         ;   718.2 p0      41 t
        vpxord zmm8, zmm8, zmm0                           ;   718.2 p5      41 t
        vmovdqu64 zmm0, [rbp + 26240]                     ;   645.2 p3      41 t reload
        vpternlogd zmm23, zmm0, [rbp + 23168], 0x69       ;   718.3 p0+p2   41 t
        vmovdqu64 zmm0, [rbp + 18112]                     ;   718.2 p3      62 t
        vpxord zmm0, zmm0, [rbp + 32896]                  ;   724.2 p5+p2   62 t
        vpxord zmm30, zmm30, zmm23                        ;   719.3 p0      41 t
        vpxord zmm6, zmm6, zmm28                          ;   720.2 p5      41 t
        vpxord zmm18, zmm18, zmm30                        ;   720.3 p0      62 t
        vpxord zmm27, zmm27, zmm6                         ;   721.2 p5      62 t
        vpternlogd zmm30, zmm28, [rbp + 16640], 0x96      ;   721.3 p0+p3   62 t
        vpxord zmm28, zmm8, [rbp + 32640]                 ;   722.2 p5+p2   62 t
        vmovdqu64 [rbp + 16640], zmm30                    ;   722.3 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 17024]                    ;   608.7 p3      62 t
        vmovdqu64 [rbp + 17024], zmm0                     ;   725.2 p8+p9   62 t spill
        vmovdqu64 zmm0, [rbp + 17088]                     ;   609.3 p2      62 t
        vmovdqu64 [rbp + 17088], zmm28                    ;   723.2 p7+p4   62 t spill
        vmovdqu64 zmm28, [rbp + 32832]                    ;   610.2 p3      62 t
        vmovdqu64 [rbp + 23168], zmm27                    ;   722.2 p8+p9   62 t spill
        vmovdqu64 zmm27, [rbp + 32960]                    ;   611.2 p2      62 t
        vmovdqu64 [rbp + 20352], zmm18                    ;   721.3 p7+p4   62 t spill
        vmovdqu64 zmm18, [rbp + 24256]                    ;   639.2 p3      41 t
        vpternlogd zmm18, zmm11, [rbp + 20608], 0x69      ;   722.3 p0+p2   41 t
        vpxord zmm0, zmm0, zmm18                          ;   723.3 p5      62 t
        vmovdqu64 [rbp + 26240], zmm0                     ;   724.3 p8+p9   62 t spill
        vmovdqu64 zmm0, [rbp + 26432]                     ;   621.3 p3      21 t reload
        vmovdqu64 [rbp + 25408], zmm23                    ;   719.3 p7+p4   41 t spill
        vmovdqu64 zmm23, [rbp + 22912]                    ;   665.3 p2      41 t
        vpternlogd zmm23, zmm0, [rbp + 19328], 0x78       ;   723.3 p0+p3   41 t
        vpternlogd zmm23, zmm10, [rbp + 26112], 0x96      ;   724.3 p5+p2   41 t
        vpxord zmm2, zmm2, zmm23                          ;   725.3 p0      41 t
        vpternlogd zmm23, zmm25, zmm25, 0xc3              ;   725.3 p5      41 t
        vmovdqu64 zmm0, [rbp + 25536]                     ;   617.0 p3      23 t reload
        vmovdqu64 zmm10, [rbp + 25600]                    ;   617.3 p2      41 t
        vpternlogd zmm10, zmm0, [rbp + 25664], 0x96       ;   725.3 p0+p3   41 t
        vpxord zmm4, zmm4, zmm23                          ;   726.3 p5      41 t
        vpxord zmm20, zmm20, zmm4                         ;   727.3 p0      62 t
        vpxord zmm30, zmm30, zmm2                         ;   727.2 p5      62 t
        vmovdqu64 zmm0, [rbp + 23552]                     ;   618.3 p2      22 t reload
        vmovdqu64 zmm25, [rbp + 24128]                    ;   619.0 p3      22 t reload
        vpternlogd zmm10, zmm25, zmm0, 0x69               ;   727.3 p0      41 t
        vmovdqu64 zmm25, [rbp + 23616]                    ;   619.3 p2      22 t reload
        vmovdqu64 [rbp + 24128], zmm30                    ;   728.2 p8+p9   62 t spill
        vmovdqu64 zmm30, [rbp + 19200]                    ;   620.0 p3      23 t reload
        vpternlogd zmm0, zmm30, zmm25, 0x96               ;   728.2 p5      41 t
        vmovdqu64 zmm30, [rbp + 26048]                    ;   620.3 p2      23 t reload
        vpternlogd zmm25, zmm30, [rbp + 25600], 0x96      ;   728.3 p0+p3   41 t
        vpxord zmm1, zmm1, zmm10                          ;   729.2 p5      41 t
        vpxord zmm24, zmm24, zmm25                        ;   729.3 p0      41 t
        vpxord zmm31, zmm31, zmm25                        ;   730.2 p5      41 t
        vpxord zmm12, zmm12, zmm24                        ;   730.3 p0      41 t
        vmovdqu64 zmm30, [rbp + 24896]                    ;   621.5 p2      21 t reload
        vpternlogd zmm10, zmm30, [rbp + 24896], 0xc3      ;   731.2 p5+p3   41 t
        vpxord zmm14, zmm14, zmm10                        ;   732.2 p0      41 t
        vpxord zmm9, zmm9, zmm0                           ;   732.2 p5      41 t
        vpxord zmm13, zmm13, zmm12                        ;   732.3 p0      62 t
        vpxord zmm22, zmm22, zmm1                         ;   733.2 p5      62 t
        vpxord zmm17, zmm17, zmm14                        ;   733.3 p0      62 t
        vpxord zmm19, zmm19, zmm31                        ;   734.2 p5      62 t
        vpxord zmm29, zmm29, zmm9                         ;   734.3 p0      62 t
        vmovdqu64 zmm30, [rbp + 23424]                    ;   623.2 p2      21 t reload
        vpternlogd zmm0, zmm30, [rbp + 23424], 0xc3       ;   735.2 p5+p3   41 t
        vpxord zmm7, zmm7, zmm0                           ;   736.2 p0      41 t
        vpxord zmm16, zmm16, zmm7                         ;   737.2 p5      62 t
        vpternlogd zmm18, zmm10, [rbp + 16448], 0x96      ;   736.3 p0+p2   62 t
        vmovdqu64 zmm30, [rbp + 24256]                    ;   639.2 p3      21 t reload
        vmovdqu64 zmm10, [rbp + 24512]                    ;   625.2 p2      41 t
        vpternlogd zmm10, zmm30, [rbp + 20608], 0x69      ;   737.2 p5+p3   41 t
        vpxord zmm21, zmm21, zmm10                        ;   738.2 p0      41 t
        vmovdqu64 zmm30, [rbp + 20800]                    ;   626.2 p2      61 t reload
        vmovdqu64 [rbp + 26880], zmm30                    ;   632.2 p7+p4   60 rounds
        vpternlogd zmm1, zmm10, [rbp + 33280], 0x96       ;   738.2 p5+p3   62 t
        vmovdqu64 zmm30, [rbp + 25344]                    ;   632.2 p2      21 t reload
        vmovdqu64 zmm10, [rbp + 26368]                    ;   635.3 p3      41 t
        vpternlogd zmm10, zmm30, [rbp + 25024], 0x96      ;   738.3 p0+p2   41 t
        vmovdqu64 zmm30, [rbp + 21248]                    ;   628.3 p3      61 t reload
        vmovdqu64 [rbp + 26944], zmm30                    ;   634.3 p8+p9   60 rounds
        vmovdqu64 zmm30, [rbp + 24384]                    ;   629.2 p2      62 t reload
        vpxord zmm30, zmm30, zmm21                        ;   739.2 p5      62 t
        vpternlogd zmm21, zmm11, [rbp + 16576], 0x96      ;   739.3 p0+p3   62 t
        vmovdqu64 zmm11, [rbp + 22144]                    ;   630.2 p2      41 t reload
        vpternlogd zmm10, zmm11, [rbp + 23360], 0x69      ;   740.2 p5+p3   41 t
        vmovdqu64 zmm11, [rbp + 20096]                    ;   631.2 p2      61 t reload
        vmovdqu64 [rbp + 27008], zmm11                    ;   637.2 p7+p4   60 rounds
        vmovdqu64 zmm11, [rbp + 21696]                    ;   631.3 p3      61 t reload
        vmovdqu64 [rbp + 27072], zmm11                    ;   637.3 p8+p9   60 rounds
        vmovdqu64 zmm11, [rbp + 22848]                    ;   632.2 p2      61 t reload
        vmovdqu64 [rbp + 27136], zmm11                    ;   638.2 p7+p4   60 rounds
        vpxord zmm26, zmm26, zmm10                        ;   741.2 p0      41 t
        vmovdqu64 zmm11, [rbp + 17920]                    ;   632.3 p3      61 t reload
        vmovdqu64 [rbp + 27200], zmm11                    ;   638.3 p8+p9   60 rounds
        vmovdqu64 zmm11, [rbp + 19264]                    ;   633.2 p2      61 t reload
        vmovdqu64 [rbp + 27264], zmm11                    ;   639.2 p7+p4   60 rounds
        vmovdqu64 zmm11, [rbp + 17856]                    ;   633.5 p3      61 t reload
        vmovdqu64 [rbp + 27328], zmm11                    ;   639.5 p8+p9   60 rounds
        vmovdqu64 zmm11, [rbp + 20288]                    ;   634.2 p2      61 t reload
        vmovdqu64 [rbp + 27392], zmm11                    ;   640.2 p7+p4   60 rounds
        vpxord zmm5, zmm5, zmm10                          ;   741.2 p5      41 t
        vmovdqu64 zmm10, [rbp + 23232]                    ;   644.3 p3      21 t reload
        vmovdqu64 zmm11, [rbp + 19136]                    ;   635.3 p2      41 t reload
        vmovdqu64 zmm25, [rbp + 24320]                    ;   635.7 p3      41 t
        vpternlogd zmm25, zmm11, zmm10, 0x69              ;   741.3 p0      41 t
        vpternlogd zmm11, zmm10, [rbp + 18048], 0x69      ;   742.2 p5+p2   41 t
        vpxord zmm15, zmm15, zmm26                        ;   742.3 p0      41 t
        vmovdqu64 zmm10, [rbp + 19520]                    ;   636.7 p3      61 t reload
        vmovdqu64 [rbp + 27456], zmm10                    ;   642.7 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 18624]                    ;   637.3 p2      61 t reload
        vmovdqu64 [rbp + 27520], zmm10                    ;   643.3 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 21056]                    ;   637.7 p3      61 t reload
        vmovdqu64 [rbp + 27584], zmm10                    ;   643.7 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21952]                    ;   638.3 p2      61 t reload
        vmovdqu64 [rbp + 27648], zmm10                    ;   644.3 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 18944]                    ;   638.7 p3      61 t reload
        vmovdqu64 [rbp + 27712], zmm10                    ;   644.7 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19776]                    ;   639.3 p2      61 t reload
        vmovdqu64 [rbp + 27776], zmm10                    ;   645.3 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 19072]                    ;   641.2 p3      61 t reload
        vmovdqu64 [rbp + 27840], zmm10                    ;   647.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 18688]                    ;   641.5 p2      61 t reload
        vmovdqu64 [rbp + 27904], zmm10                    ;   647.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 21120]                    ;   642.2 p3      61 t reload
        vmovdqu64 [rbp + 27968], zmm10                    ;   648.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21440]                    ;   642.5 p2      61 t reload
        vmovdqu64 [rbp + 28032], zmm10                    ;   648.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22528]                    ;   643.2 p3      61 t reload
        vmovdqu64 [rbp + 28096], zmm10                    ;   649.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19840]                    ;   643.5 p2      61 t reload
        vmovdqu64 [rbp + 28160], zmm10                    ;   649.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 19648]                    ;   644.2 p3      61 t reload
        vmovdqu64 [rbp + 28224], zmm10                    ;   650.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19008]                    ;   644.5 p2      61 t reload
        vmovdqu64 [rbp + 28288], zmm10                    ;   650.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22336]                    ;   645.2 p3      61 t reload
        vmovdqu64 [rbp + 28352], zmm10                    ;   651.2 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21376]                    ;   645.5 p2      61 t reload
        vmovdqu64 [rbp + 28416], zmm10                    ;   651.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22656]                    ;   646.2 p3      61 t reload
        vmovdqu64 [rbp + 28480], zmm10                    ;   652.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 20032]                    ;   646.5 p2      61 t reload
        vmovdqu64 [rbp + 28544], zmm10                    ;   653.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 20864]                    ;   647.2 p3      61 t reload
        vmovdqu64 [rbp + 28608], zmm10                    ;   654.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21888]                    ;   647.5 p2      61 t reload
        vmovdqu64 [rbp + 28672], zmm10                    ;   655.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22720]                    ;   648.2 p3      61 t reload
        vmovdqu64 [rbp + 28736], zmm10                    ;   656.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 18496]                    ;   648.5 p2      61 t reload
        vmovdqu64 [rbp + 28800], zmm10                    ;   657.5 p7+p4   60 rounds
        vpxord zmm3, zmm3, zmm25                          ;   743.2 p5      41 t
        vmovdqu64 zmm10, [rbp + 19392]                    ;   649.2 p3      61 t reload
        vmovdqu64 [rbp + 28864], zmm10                    ;   658.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 18816]                    ;   649.5 p2      61 t reload
        vmovdqu64 [rbp + 28928], zmm10                    ;   659.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 18432]                    ;   650.2 p3      61 t reload
        vmovdqu64 [rbp + 28992], zmm10                    ;   660.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 22464]                    ;   650.5 p2      61 t reload
        vmovdqu64 [rbp + 29056], zmm10                    ;   661.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 18368]                    ;   651.2 p3      61 t reload
        vmovdqu64 [rbp + 29120], zmm10                    ;   662.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21568]                    ;   651.5 p2      61 t reload
        vmovdqu64 [rbp + 29184], zmm10                    ;   663.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 18880]                    ;   652.2 p3      61 t reload
        vmovdqu64 [rbp + 29248], zmm10                    ;   664.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19968]                    ;   652.5 p2      61 t reload
        vmovdqu64 [rbp + 29312], zmm10                    ;   665.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 21184]                    ;   653.2 p3      61 t reload
        vmovdqu64 [rbp + 29376], zmm10                    ;   666.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 20992]                    ;   653.5 p2      61 t reload
        vmovdqu64 [rbp + 29440], zmm10                    ;   667.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 21760]                    ;   654.2 p3      61 t reload
        vmovdqu64 [rbp + 29504], zmm10                    ;   668.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 20736]                    ;   654.5 p2      61 t reload
        vmovdqu64 [rbp + 29568], zmm10                    ;   669.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 19584]                    ;   655.2 p3      61 t reload
        vmovdqu64 [rbp + 29632], zmm10                    ;   670.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 20224]                    ;   655.5 p2      61 t reload
        vmovdqu64 [rbp + 29696], zmm10                    ;   671.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 23040]                    ;   656.2 p3      61 t reload
        vmovdqu64 [rbp + 29760], zmm10                    ;   672.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 22080]                    ;   656.5 p2      61 t reload
        vmovdqu64 [rbp + 29824], zmm10                    ;   673.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22784]                    ;   657.2 p3      61 t reload
        vmovdqu64 [rbp + 29888], zmm10                    ;   674.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 22976]                    ;   657.5 p2      61 t reload
        vmovdqu64 [rbp + 29952], zmm10                    ;   675.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 19712]                    ;   658.2 p3      61 t reload
        vmovdqu64 [rbp + 30016], zmm10                    ;   676.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 21632]                    ;   658.5 p2      61 t reload
        vmovdqu64 [rbp + 30080], zmm10                    ;   677.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22592]                    ;   659.2 p3      61 t reload
        vmovdqu64 [rbp + 30144], zmm10                    ;   678.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 19904]                    ;   659.5 p2      61 t reload
        vmovdqu64 [rbp + 30208], zmm10                    ;   679.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22016]                    ;   660.2 p3      61 t reload
        vmovdqu64 [rbp + 30272], zmm10                    ;   680.5 p8+p9   60 rounds
        vpxord zmm28, zmm28, zmm5                         ;   743.3 p0      62 t
        vpxord zmm27, zmm27, zmm11                        ;   744.2 p5      62 t
        vpternlogd zmm31, zmm26, [rbp + 33344], 0x96      ;   744.3 p0+p2   62 t
        vpternlogd zmm9, zmm25, [rbp + 33472], 0x96       ;   745.2 p5+p3   62 t
        vmovdqu64 zmm10, [rbp + 33024]                    ;   661.5 p2      40 t reload
        vmovdqu64 zmm25, [rbp + 25280]                    ;   662.2 p3      62 t
        vpternlogd zmm25, zmm10, [rbp + 26816], 0x96      ;   745.3 p0+p2   62 t
        vpternlogd zmm5, zmm24, [rbp + 34368], 0x96       ;   746.2 p5+p3   62 t
        vmovdqu64 zmm10, [rbp + 34176]                    ;   663.5 p2      40 t reload
        vpternlogd zmm8, zmm10, [rbp + 23488], 0x96       ;   746.3 p0+p3   62 t
        vmovdqu64 zmm10, [rbp + 33664]                    ;   664.5 p2      40 t reload
        vpternlogd zmm6, zmm10, [rbp + 24448], 0x96       ;   747.2 p5+p3   62 t
        vmovdqu64 zmm10, [rbp + 33088]                    ;   665.5 p2      40 t reload
        vmovdqu64 zmm24, [rbp + 25088]                    ;   692.3 p3      62 t
        vpternlogd zmm24, zmm10, [rbp + 24704], 0x96      ;   747.3 p0+p2   62 t
        vpternlogd zmm11, zmm0, [rbp + 34496], 0x96       ;   748.2 p5+p3   62 t
        vmovdqu64 zmm0, [rbp + 23296]                     ;   710.2 p2      41 t reload
        vpternlogd zmm23, zmm0, [rbp + 16896], 0x96       ;   748.3 p0+p3   62 t
        vmovdqu64 zmm0, [rbp + 17536]                     ;   668.5 p2      62 t reload
        vpxord zmm0, zmm0, zmm15                          ;   749.2 p5      62 t
        vmovdqu64 zmm10, [rbp + 21312]                    ;   669.2 p3      61 t reload
        vmovdqu64 [rbp + 30336], zmm10                    ;   681.5 p7+p4   60 rounds
        vmovdqu64 zmm10, [rbp + 22400]                    ;   669.5 p2      61 t reload
        vmovdqu64 [rbp + 30400], zmm10                    ;   682.5 p8+p9   60 rounds
        vmovdqu64 zmm10, [rbp + 17408]                    ;   670.2 p3      62 t reload
        vpxord zmm10, zmm10, zmm3                         ;   749.3 p0      62 t
        vmovdqu64 zmm26, [rbp + 22272]                    ;   670.5 p2      61 t reload
        vmovdqu64 [rbp + 30464], zmm26                    ;   683.5 p7+p4   60 rounds
        vmovdqu64 zmm26, [rbp + 18752]                    ;   671.2 p3      61 t reload
        vmovdqu64 [rbp + 30528], zmm26                    ;   684.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rbp + 21504]                    ;   671.5 p2      61 t reload
        vmovdqu64 [rbp + 30592], zmm26                    ;   685.5 p7+p4   60 rounds
        vmovdqu64 zmm26, [rbp + 19456]                    ;   672.2 p3      61 t reload
        vmovdqu64 [rbp + 30656], zmm26                    ;   686.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rbp + 23104]                    ;   672.5 p2      61 t reload
        vmovdqu64 [rbp + 30720], zmm26                    ;   687.5 p7+p4   60 rounds
        vmovdqu64 zmm26, [rbp + 18560]                    ;   673.2 p3      61 t reload
        vmovdqu64 [rbp + 30784], zmm26                    ;   688.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rbp + 20672]                    ;   673.5 p2      61 t reload
        vmovdqu64 [rbp + 30848], zmm26                    ;   689.5 p7+p4   60 rounds
        vmovdqu64 zmm26, [rbp + 17984]                    ;   674.2 p3      61 t reload
        vmovdqu64 [rbp + 30912], zmm26                    ;   690.5 p8+p9   60 rounds
        vmovdqu64 zmm26, [rbp + 16512]                    ;   674.5 p2      40 t reload
        vpternlogd zmm4, zmm26, [rbp + 26496], 0x96       ;   750.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 16384]                    ;   675.5 p2      40 t reload
        vpternlogd zmm2, zmm26, [rbp + 20160], 0x96       ;   750.3 p0+p3   62 t
        vmovdqu64 zmm26, [rbp + 34880]                    ;   676.5 p2      40 t reload
        vpternlogd zmm12, zmm26, [rbp + 20928], 0x96      ;   751.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 16320]                    ;   677.5 p2      40 t reload
        vpternlogd zmm14, zmm26, [rbp + 26560], 0x96      ;   751.3 p0+p3   62 t
        vmovdqu64 zmm26, [rbp + 35008]                    ;   678.5 p2      40 t reload
        vpternlogd zmm7, zmm26, [rbp + 24192], 0x96       ;   752.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 33856]                    ;   679.5 p2      40 t reload
        vpternlogd zmm15, zmm26, [rbp + 23680], 0x96      ;   752.3 p0+p3   62 t
        vmovdqu64 zmm26, [rbp + 33984]                    ;   680.5 p2      40 t reload
        vpternlogd zmm3, zmm26, [rbp + 18048], 0x96       ;   753.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 33408]                    ;   681.5 p2      40 t reload
        vmovdqu64 [rbp + 18048], zmm13                    ;   733.3 p7+p4   62 t spill
        vmovdqu64 zmm13, [rbp + 18304]                    ;   714.2 p3      62 t
        vpternlogd zmm13, zmm26, [rbp + 17664], 0x96      ;   753.3 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 33536]                    ;   683.2 p3      40 t reload
        vmovdqu64 [rbp + 17664], zmm17                    ;   734.3 p8+p9   62 t spill
        vmovdqu64 zmm17, [rbp + 26624]                    ;   683.5 p2      62 t
        vpternlogd zmm17, zmm26, [rbp + 24960], 0x96      ;   754.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 33600]                    ;   684.5 p2      40 t reload
        vmovdqu64 [rbp + 24960], zmm16                    ;   738.2 p7+p4   62 t spill
        vmovdqu64 zmm16, [rbp + 25792]                    ;   685.2 p3      62 t
        vpternlogd zmm16, zmm26, [rbp + 24768], 0x96      ;   754.3 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 33920]                    ;   686.2 p3      40 t reload
        vmovdqu64 [rbp + 24768], zmm22                    ;   734.2 p8+p9   62 t spill
        vmovdqu64 zmm22, [rbp + 17472]                    ;   715.3 p2      62 t
        vpternlogd zmm22, zmm26, [rbp + 16960], 0x96      ;   755.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 34048]                    ;   687.5 p2      40 t reload
        vmovdqu64 [rbp + 16960], zmm19                    ;   735.2 p7+p4   62 t spill
        vmovdqu64 zmm19, [rbp + 24640]                    ;   701.3 p3      62 t
        vpternlogd zmm19, zmm26, [rbp + 25920], 0x96      ;   755.3 p0+p2   62 t
        vmovdqu64 zmm26, [rbp + 34112]                    ;   689.2 p3      40 t reload
        vmovdqu64 [rbp + 25920], zmm29                    ;   735.3 p8+p9   62 t spill
        vmovdqu64 zmm29, [rbp + 26176]                    ;   694.3 p2      62 t
        vpternlogd zmm29, zmm26, [rbp + 24064], 0x96      ;   756.2 p5+p3   62 t
        vmovdqu64 zmm26, [rbp + 23168]                    ;   722.2 p2      62 t reload
        vmovdqu64 [rbp + 32128], zmm26                    ;   728.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 32320], zmm0                     ;   750.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 26688]                     ;   716.3 p3      62 t reload
        vmovdqu64 [rbp + 32384], zmm0                     ;   722.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 34432]                     ;   691.5 p2      40 t reload
        vmovdqu64 zmm26, [rbp + 18112]                    ;   718.2 p3      62 t
        vpternlogd zmm26, zmm0, [rbp + 25152], 0x96       ;   756.3 p0+p2   62 t
        vmovdqu64 [rbp + 32448], zmm10                    ;   750.3 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 25472]                     ;   708.3 p3      62 t reload
        vmovdqu64 [rbp + 32512], zmm0                     ;   714.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 34560]                     ;   693.5 p2      40 t reload
        vmovdqu64 zmm10, [rbp + 25984]                    ;   700.3 p3      62 t
        vpternlogd zmm10, zmm0, [rbp + 26752], 0x96       ;   757.2 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 20480]                     ;   703.2 p3      62 t reload
        vmovdqu64 [rbp + 32576], zmm0                     ;   709.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 34624]                     ;   695.5 p2      40 t reload
        vmovdqu64 [rbp + 20480], zmm20                    ;   728.3 p7+p4   62 t spill
        vmovdqu64 zmm20, [rbp + 23936]                    ;   696.2 p3      62 t
        vpternlogd zmm20, zmm0, [rbp + 25856], 0x96       ;   757.3 p0+p2   62 t
        vmovdqu64 zmm0, [rbp + 17088]                     ;   723.2 p3      62 t reload
        vmovdqu64 [rbp + 32640], zmm0                     ;   729.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 34688]                     ;   697.5 p2      40 t reload
        vmovdqu64 [rbp + 17088], zmm30                    ;   740.2 p7+p4   62 t spill
        vmovdqu64 zmm30, [rbp + 23744]                    ;   698.2 p3      62 t
        vpternlogd zmm30, zmm0, [rbp + 25408], 0x96       ;   758.2 p5+p2   62 t
        vmovdqu64 zmm0, [rbp + 16256]                     ;   699.2 p3      40 t reload
        vmovdqu64 [rbp + 25408], zmm7                     ;   753.2 p8+p9   62 t spill
        vmovdqu64 zmm7, [rbp + 22208]                     ;   708.2 p2      62 t
        vpternlogd zmm7, zmm0, [rbp + 23872], 0x96        ;   758.3 p0+p3   62 t
        vmovdqu64 [rbp + 32832], zmm28                    ;   744.3 p7+p4   60 rounds
        vmovdqu64 zmm0, [rbp + 17024]                     ;   725.2 p2      62 t reload
        vmovdqu64 [rbp + 32896], zmm0                     ;   731.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 34944]                     ;   701.2 p3      40 t reload
        vmovdqu64 zmm28, [rbp + 17152]                    ;   716.2 p2      62 t
        vpternlogd zmm28, zmm0, [rbp + 21824], 0x96       ;   759.2 p5+p3   62 t
        vmovdqu64 [rbp + 33280], zmm1                     ;   739.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 32960], zmm27                    ;   745.2 p8+p9   60 rounds
        vmovdqu64 zmm0, [rbp + 25408]                     ;   753.2 p2      62 t reload
        vmovdqu64 [rbp + 35008], zmm0                     ;   759.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 33024], zmm25                    ;   746.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 33344], zmm31                    ;   745.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 33472], zmm9                     ;   746.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 33088], zmm24                    ;   748.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 33664], zmm6                     ;   748.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 34176], zmm8                     ;   747.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 34368], zmm5                     ;   747.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 34496], zmm11                    ;   749.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 33408], zmm13                    ;   754.3 p8+p9   60 rounds
        vmovdqu64 [rbp + 33856], zmm15                    ;   753.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 33536], zmm17                    ;   755.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 33600], zmm16                    ;   755.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 33984], zmm3                     ;   754.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 34880], zmm12                    ;   752.2 p7+p4   60 rounds
        vmovdqu64 [rbp + 33920], zmm22                    ;   756.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 34048], zmm19                    ;   756.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 34112], zmm29                    ;   757.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 34432], zmm26                    ;   757.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 34560], zmm10                    ;   758.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 34624], zmm20                    ;   758.3 p7+p4   60 rounds
        vmovdqu64 [rbp + 34688], zmm30                    ;   759.2 p8+p9   60 rounds
        vmovdqu64 [rbp + 34944], zmm28                    ;   760.2 p7+p4   60 rounds
        add r8, 0x200                                     ;   702.5 p1      60 rounds
        vmovdqu64 zmm16, [rbp + 16832]                    ;   706.3 p3      62 t reload
        vmovdqu64 zmm17, [rbp + 17280]                    ;   705.3 p2      62 t reload
        vmovdqu64 zmm30, [rbp + 16768]                    ;   706.2 p3      62 t reload
        vmovdqu64 zmm0, [rbp + 17216]                     ;   709.3 p2      62 t reload
        vmovdqu64 zmm19, [rbp + 18048]                    ;   733.3 p3      62 t reload
        vmovdqu64 zmm20, [rbp + 16704]                    ;   717.2 p2      62 t reload
        vmovdqu64 zmm1, [rbp + 17664]                     ;   734.3 p3      62 t reload
        vmovdqu64 zmm31, [rbp + 24960]                    ;   738.2 p2      62 t reload
        vmovdqu64 zmm22, [rbp + 17600]                    ;   707.2 p3      62 t reload
        vmovdqu64 zmm3, [rbp + 18240]                     ;   707.5 p2      62 t reload
        vmovdqu64 zmm24, [rbp + 24768]                    ;   734.2 p3      62 t reload
        vmovdqu64 zmm25, [rbp + 16960]                    ;   735.2 p2      62 t reload
        vmovdqu64 zmm5, [rbp + 20352]                     ;   721.3 p3      62 t reload
        vmovdqu64 zmm6, [rbp + 18176]                     ;   711.2 p2      62 t reload
        vmovdqu64 zmm26, [rbp + 17728]                    ;   715.2 p3      62 t reload
        vmovdqu64 zmm27, [rbp + 25920]                    ;   735.3 p2      62 t reload
        vmovdqu64 zmm28, [rbp + 17344]                    ;   711.2 p3      62 t reload
        vmovdqu64 zmm29, [rbp + 17792]                    ;   711.5 p2      62 t reload
        vmovdqu64 zmm8, [rbp + 20480]                     ;   728.3 p3      62 t reload
        vmovdqu64 zmm9, [rbp + 17088]                     ;   740.2 p2      62 t reload
        vmovdqu64 zmm10, [rbp + 24128]                    ;   728.2 p3      62 t reload
        vmovdqu64 zmm11, [rbp + 26240]                    ;   724.3 p2      62 t reload
        vmovdqu64 zmm12, [rbp + 16640]                    ;   722.3 p3      62 t reload
        vmovdqa64 zmm13, zmm18                            ;   737.3         62 t copy
        vmovdqa64 zmm18, zmm30                            ;   712.2         62 t copy
        vmovdqa64 zmm15, zmm14                            ;   752.3         62 t copy
        vmovdqa64 zmm14, zmm7                             ;   759.3         62 t copy
        vmovdqa64 zmm7, zmm11                             ;   730.3         62 t copy
        vmovdqa64 zmm11, zmm21                            ;   740.3         62 t copy
        vmovdqa64 zmm21, zmm31                            ;   744.2         62 t copy
        vmovdqa64 zmm30, zmm23                            ;   749.3         62 t copy
        vmovdqa64 zmm23, zmm3                             ;   713.5         62 t copy
        vmovdqa64 zmm3, zmm6                              ;   717.2         62 t copy
        vmovdqa64 zmm6, zmm10                             ;   734.2         62 t copy
        vmovdqa64 zmm10, zmm4                             ;   751.2         62 t copy
        vmovdqa64 zmm4, zmm8                              ;   734.3         62 t copy
        vmovdqa64 zmm8, zmm12                             ;   728.3         62 t copy
        vmovdqa64 zmm12, zmm2                             ;   751.3         62 t copy
        vmovdqa64 zmm2, zmm5                              ;   727.3         62 t copy
        vmovdqa64 zmm5, zmm9                              ;   746.2         62 t copy
        vmovdqa64 zmm9, zmm30                             ;   749.3         62 t copy
        cmp r8, qword [rbp + 35136]                       ;                    more rounds?
        jne .rounds_4
        mov qword [rbp + 35128], r8                       ;                    resident
        vmovdqu64 [rbp + 31168], zmm0                     ;                    resident
        vmovdqu64 [rbp + 31232], zmm1                     ;                    resident
        vmovdqu64 [rbp + 31616], zmm2                     ;                    resident
        vmovdqu64 [rbp + 31680], zmm3                     ;                    resident
        vmovdqu64 [rbp + 32192], zmm4                     ;                    resident
        vmovdqu64 [rbp + 32256], zmm5                     ;                    resident
        vmovdqu64 [rbp + 32704], zmm6                     ;                    resident
        vmovdqu64 [rbp + 32768], zmm7                     ;                    resident
        vmovdqu64 [rbp + 33152], zmm8                     ;                    resident
        vmovdqu64 [rbp + 33216], zmm9                     ;                    resident
        vmovdqu64 [rbp + 33728], zmm10                    ;                    resident
        vmovdqu64 [rbp + 33792], zmm11                    ;                    resident
        vmovdqu64 [rbp + 34240], zmm12                    ;                    resident
        vmovdqu64 [rbp + 34304], zmm13                    ;                    resident
        vmovdqu64 [rbp + 34752], zmm14                    ;                    resident
        vmovdqu64 [rbp + 34816], zmm15                    ;                    resident
        vmovdqu64 [rbp + 30976], zmm16                    ;                    resident
        vmovdqu64 [rbp + 31040], zmm17                    ;                    resident
        vmovdqu64 [rbp + 31104], zmm18                    ;                    resident
        vmovdqu64 [rbp + 31296], zmm19                    ;                    resident
        vmovdqu64 [rbp + 31360], zmm20                    ;                    resident
        vmovdqu64 [rbp + 31424], zmm21                    ;                    resident
        vmovdqu64 [rbp + 31488], zmm22                    ;                    resident
        vmovdqu64 [rbp + 31552], zmm23                    ;                    resident
        vmovdqu64 [rbp + 31744], zmm24                    ;                    resident
        vmovdqu64 [rbp + 31808], zmm25                    ;                    resident
        vmovdqu64 [rbp + 31872], zmm26                    ;                    resident
        vmovdqu64 [rbp + 31936], zmm27                    ;                    resident
        vmovdqu64 [rbp + 32000], zmm28                    ;                    resident
        vmovdqu64 [rbp + 32064], zmm29                    ;                    resident
        mov r8, qword [rbp + 35088]                       ;     0.0 p2      74 dst.0 reload
        vpbroadcastd zmm0, [r8 + 6144]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26880]                  ;    11.0 p0+p2   74 dst
        mov r9, qword [rbp + 35144]                       ;     0.5 p10     74 dst reload
        vmovdqu64 [r9], zmm0                              ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6148]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 26944]                  ;    11.0 p5+p2   74 dst
        vmovdqu64 [r9 + 64], zmm0                         ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6152]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27008]                  ;    11.0 p0+p3   74 dst
        vmovdqu64 [r9 + 128], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6156]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27072]                  ;    11.0 p5+p2   74 dst
        vmovdqu64 [r9 + 192], zmm0                        ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6160]                    ;     5.0 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27136]                  ;    11.0 p0+p2   74 dst
        vmovdqu64 [r9 + 256], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6164]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27200]                  ;    11.0 p5+p3   74 dst
        vmovdqu64 [r9 + 320], zmm0                        ;    12.0 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6168]                    ;     5.0 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27264]                  ;    11.0 p0+p2   74 dst
        vmovdqu64 [r9 + 384], zmm0                        ;    12.0 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6172]                    ;     5.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27328]                  ;    11.2 p5+p2   74 dst
        vmovdqu64 [r9 + 448], zmm0                        ;    12.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6176]                    ;     5.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27392]                  ;    11.5 p0+p3   74 dst
        vmovdqu64 [r9 + 512], zmm0                        ;    12.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6180]                    ;     6.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27456]                  ;    12.5 p5+p2   74 dst
        vmovdqu64 [r9 + 576], zmm0                        ;    13.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6184]                    ;     7.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27520]                  ;    13.2 p0+p2   74 dst
        vmovdqu64 [r9 + 640], zmm0                        ;    14.2 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6188]                    ;     7.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27584]                  ;    13.5 p5+p3   74 dst
        vmovdqu64 [r9 + 704], zmm0                        ;    14.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6192]                    ;     8.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27648]                  ;    14.5 p0+p2   74 dst
        vmovdqu64 [r9 + 768], zmm0                        ;    15.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6196]                    ;     9.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27712]                  ;    15.2 p5+p2   74 dst
        vmovdqu64 [r9 + 832], zmm0                        ;    16.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6200]                    ;     9.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27776]                  ;    15.5 p0+p3   74 dst
        vmovdqu64 [r9 + 896], zmm0                        ;    16.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6204]                    ;    10.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27840]                  ;    16.5 p5+p2   74 dst
        vmovdqu64 [r9 + 960], zmm0                        ;    17.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6208]                    ;    11.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 27904]                  ;    17.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1024], zmm0                       ;    18.2 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6212]                    ;    11.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 27968]                  ;    17.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1088], zmm0                       ;    18.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6216]                    ;    12.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28032]                  ;    18.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1152], zmm0                       ;    19.5 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6220]                    ;    13.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28096]                  ;    19.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1216], zmm0                       ;    20.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6224]                    ;    13.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28160]                  ;    19.5 p0+p3   74 dst
        vmovdqu64 [r9 + 1280], zmm0                       ;    20.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6228]                    ;    14.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28224]                  ;    20.5 p5+p2   74 dst
        vmovdqu64 [r9 + 1344], zmm0                       ;    21.5 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6232]                    ;    15.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28288]                  ;    21.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1408], zmm0                       ;    22.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6236]                    ;    15.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28352]                  ;    21.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1472], zmm0                       ;    23.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6240]                    ;    16.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28416]                  ;    22.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1536], zmm0                       ;    24.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6244]                    ;    17.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28480]                  ;    23.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1600], zmm0                       ;    25.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6248]                    ;    17.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28544]                  ;    23.5 p0+p3   74 dst
        vmovdqu64 [r9 + 1664], zmm0                       ;    26.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6252]                    ;    18.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28608]                  ;    24.5 p5+p2   74 dst
        vmovdqu64 [r9 + 1728], zmm0                       ;    27.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6256]                    ;    19.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28672]                  ;    25.2 p0+p2   74 dst
        vmovdqu64 [r9 + 1792], zmm0                       ;    28.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6260]                    ;    19.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28736]                  ;    25.5 p5+p3   74 dst
        vmovdqu64 [r9 + 1856], zmm0                       ;    29.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6264]                    ;    20.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28800]                  ;    26.5 p0+p2   74 dst
        vmovdqu64 [r9 + 1920], zmm0                       ;    30.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6268]                    ;    21.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 28864]                  ;    27.2 p5+p2   74 dst
        vmovdqu64 [r9 + 1984], zmm0                       ;    31.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6272]                    ;    21.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28928]                  ;    27.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2048], zmm0                       ;    32.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6276]                    ;    22.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 28992]                  ;    28.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2112], zmm0                       ;    33.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6280]                    ;    23.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29056]                  ;    29.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2176], zmm0                       ;    34.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6284]                    ;    23.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29120]                  ;    29.5 p5+p3   74 dst
        vmovdqu64 [r9 + 2240], zmm0                       ;    35.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6288]                    ;    24.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29184]                  ;    30.5 p0+p2   74 dst
        vmovdqu64 [r9 + 2304], zmm0                       ;    36.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6292]                    ;    25.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29248]                  ;    31.2 p5+p2   74 dst
        vmovdqu64 [r9 + 2368], zmm0                       ;    37.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6296]                    ;    25.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29312]                  ;    31.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2432], zmm0                       ;    38.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6300]                    ;    26.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29376]                  ;    32.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2496], zmm0                       ;    39.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6304]                    ;    27.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29440]                  ;    33.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2560], zmm0                       ;    40.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6308]                    ;    27.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29504]                  ;    33.5 p5+p3   74 dst
        vmovdqu64 [r9 + 2624], zmm0                       ;    41.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6312]                    ;    28.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29568]                  ;    34.5 p0+p2   74 dst
        vmovdqu64 [r9 + 2688], zmm0                       ;    42.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6316]                    ;    29.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29632]                  ;    35.2 p5+p2   74 dst
        vmovdqu64 [r9 + 2752], zmm0                       ;    43.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6320]                    ;    29.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29696]                  ;    35.5 p0+p3   74 dst
        vmovdqu64 [r9 + 2816], zmm0                       ;    44.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6324]                    ;    30.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29760]                  ;    36.5 p5+p2   74 dst
        vmovdqu64 [r9 + 2880], zmm0                       ;    45.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6328]                    ;    31.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 29824]                  ;    37.2 p0+p2   74 dst
        vmovdqu64 [r9 + 2944], zmm0                       ;    46.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6332]                    ;    31.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29888]                  ;    37.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3008], zmm0                       ;    47.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6336]                    ;    32.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 29952]                  ;    38.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3072], zmm0                       ;    48.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6340]                    ;    33.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 30016]                  ;    39.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3136], zmm0                       ;    49.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6344]                    ;    33.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30080]                  ;    39.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3200], zmm0                       ;    50.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6348]                    ;    34.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30144]                  ;    40.5 p5+p2   74 dst
        vmovdqu64 [r9 + 3264], zmm0                       ;    51.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6352]                    ;    35.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 30208]                  ;    41.2 p0+p2   74 dst
        vmovdqu64 [r9 + 3328], zmm0                       ;    52.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6356]                    ;    35.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30272]                  ;    41.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3392], zmm0                       ;    53.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6360]                    ;    36.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30336]                  ;    42.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3456], zmm0                       ;    54.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6364]                    ;    37.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 30400]                  ;    43.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3520], zmm0                       ;    55.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6368]                    ;    37.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30464]                  ;    43.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3584], zmm0                       ;    56.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6372]                    ;    38.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30528]                  ;    44.5 p5+p2   74 dst
        vmovdqu64 [r9 + 3648], zmm0                       ;    57.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6376]                    ;    39.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 30592]                  ;    45.2 p0+p2   74 dst
        vmovdqu64 [r9 + 3712], zmm0                       ;    58.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6380]                    ;    39.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30656]                  ;    45.5 p5+p3   74 dst
        vmovdqu64 [r9 + 3776], zmm0                       ;    59.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6384]                    ;    40.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30720]                  ;    46.5 p0+p2   74 dst
        vmovdqu64 [r9 + 3840], zmm0                       ;    60.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6388]                    ;    41.2 p3      74 dst
        vpxord zmm0, zmm0, [rbp + 30784]                  ;    47.2 p5+p2   74 dst
        vmovdqu64 [r9 + 3904], zmm0                       ;    61.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6392]                    ;    41.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30848]                  ;    47.5 p0+p3   74 dst
        vmovdqu64 [r9 + 3968], zmm0                       ;    62.7 p7+p4   74 dst
        vpbroadcastd zmm0, [r8 + 6396]                    ;    42.5 p10     74 dst
        vpxord zmm0, zmm0, [rbp + 30912]                  ;    48.5 p5+p2   74 dst
        vmovdqu64 [r9 + 4032], zmm0                       ;    63.2 p8+p9   74 dst
        vpbroadcastd zmm0, [r8 + 6400]                    ;    43.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 30976]                  ;    49.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4096], zmm0                       ;    64.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6404]                    ;    43.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31040]                  ;    49.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4160], zmm0                       ;    65.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6408]                    ;    44.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31104]                  ;    50.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4224], zmm0                       ;    66.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6412]                    ;    45.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31168]                  ;    51.2 p5+p2   75 dst
        vmovdqu64 [r9 + 4288], zmm0                       ;    67.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6416]                    ;    45.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31232]                  ;    51.5 p0+p3   75 dst
        vmovdqu64 [r9 + 4352], zmm0                       ;    68.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6420]                    ;    46.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31296]                  ;    52.5 p5+p2   75 dst
        vmovdqu64 [r9 + 4416], zmm0                       ;    69.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6424]                    ;    47.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31360]                  ;    53.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4480], zmm0                       ;    70.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6428]                    ;    47.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31424]                  ;    53.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4544], zmm0                       ;    71.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6432]                    ;    48.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31488]                  ;    54.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4608], zmm0                       ;    72.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6436]                    ;    49.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31552]                  ;    55.2 p5+p2   75 dst
        vmovdqu64 [r9 + 4672], zmm0                       ;    73.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6440]                    ;    49.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31616]                  ;    55.5 p0+p3   75 dst
        vmovdqu64 [r9 + 4736], zmm0                       ;    74.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6444]                    ;    50.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31680]                  ;    56.5 p5+p2   75 dst
        vmovdqu64 [r9 + 4800], zmm0                       ;    75.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6448]                    ;    51.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31744]                  ;    57.2 p0+p2   75 dst
        vmovdqu64 [r9 + 4864], zmm0                       ;    76.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6452]                    ;    51.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31808]                  ;    57.5 p5+p3   75 dst
        vmovdqu64 [r9 + 4928], zmm0                       ;    77.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6456]                    ;    52.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 31872]                  ;    58.5 p0+p2   75 dst
        vmovdqu64 [r9 + 4992], zmm0                       ;    78.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6460]                    ;    53.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 31936]                  ;    59.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5056], zmm0                       ;    79.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6464]                    ;    53.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32000]                  ;    59.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5120], zmm0                       ;    80.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6468]                    ;    54.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32064]                  ;    60.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5184], zmm0                       ;    81.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6472]                    ;    55.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32128]                  ;    61.2 p0+p2   75 dst
        vmovdqu64 [r9 + 5248], zmm0                       ;    82.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6476]                    ;    55.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32192]                  ;    61.5 p5+p3   75 dst
        vmovdqu64 [r9 + 5312], zmm0                       ;    83.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6480]                    ;    56.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32256]                  ;    62.5 p0+p2   75 dst
        vmovdqu64 [r9 + 5376], zmm0                       ;    84.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6484]                    ;    57.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32320]                  ;    63.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5440], zmm0                       ;    85.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6488]                    ;    57.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32384]                  ;    63.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5504], zmm0                       ;    86.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6492]                    ;    58.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32448]                  ;    64.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5568], zmm0                       ;    87.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6496]                    ;    59.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32512]                  ;    65.2 p0+p2   75 dst
        vmovdqu64 [r9 + 5632], zmm0                       ;    88.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6500]                    ;    59.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32576]                  ;    65.5 p5+p3   75 dst
        vmovdqu64 [r9 + 5696], zmm0                       ;    89.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6504]                    ;    60.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32640]                  ;    66.5 p0+p2   75 dst
        vmovdqu64 [r9 + 5760], zmm0                       ;    90.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6508]                    ;    61.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32704]                  ;    67.2 p5+p2   75 dst
        vmovdqu64 [r9 + 5824], zmm0                       ;    91.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6512]                    ;    61.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32768]                  ;    67.5 p0+p3   75 dst
        vmovdqu64 [r9 + 5888], zmm0                       ;    92.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6516]                    ;    62.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32832]                  ;    68.5 p5+p2   75 dst
        vmovdqu64 [r9 + 5952], zmm0                       ;    93.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6520]                    ;    63.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 32896]                  ;    69.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6016], zmm0                       ;    94.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6524]                    ;    63.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 32960]                  ;    69.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6080], zmm0                       ;    95.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6528]                    ;    64.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33024]                  ;    70.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6144], zmm0                       ;    96.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6532]                    ;    65.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33088]                  ;    71.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6208], zmm0                       ;    97.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6536]                    ;    65.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33152]                  ;    71.5 p0+p3   75 dst
        vmovdqu64 [r9 + 6272], zmm0                       ;    98.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6540]                    ;    66.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33216]                  ;    72.5 p5+p2   75 dst
        vmovdqu64 [r9 + 6336], zmm0                       ;    99.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6544]                    ;    67.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33280]                  ;    73.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6400], zmm0                       ;   100.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6548]                    ;    67.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33344]                  ;    73.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6464], zmm0                       ;   101.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6552]                    ;    68.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33408]                  ;    74.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6528], zmm0                       ;   102.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6556]                    ;    69.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33472]                  ;    75.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6592], zmm0                       ;   103.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6560]                    ;    69.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33536]                  ;    75.5 p0+p3   75 dst
        vmovdqu64 [r9 + 6656], zmm0                       ;   104.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6564]                    ;    70.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33600]                  ;    76.5 p5+p2   75 dst
        vmovdqu64 [r9 + 6720], zmm0                       ;   105.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6568]                    ;    71.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33664]                  ;    77.2 p0+p2   75 dst
        vmovdqu64 [r9 + 6784], zmm0                       ;   106.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6572]                    ;    71.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33728]                  ;    77.5 p5+p3   75 dst
        vmovdqu64 [r9 + 6848], zmm0                       ;   107.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6576]                    ;    72.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33792]                  ;    78.5 p0+p2   75 dst
        vmovdqu64 [r9 + 6912], zmm0                       ;   108.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6580]                    ;    73.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 33856]                  ;    79.2 p5+p2   75 dst
        vmovdqu64 [r9 + 6976], zmm0                       ;   109.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6584]                    ;    73.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33920]                  ;    79.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7040], zmm0                       ;   110.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6588]                    ;    74.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 33984]                  ;    80.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7104], zmm0                       ;   111.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6592]                    ;    75.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 34048]                  ;    81.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7168], zmm0                       ;   112.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6596]                    ;    75.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34112]                  ;    81.5 p5+p3   75 dst
        vmovdqu64 [r9 + 7232], zmm0                       ;   113.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6600]                    ;    76.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34176]                  ;    82.5 p0+p2   75 dst
        vmovdqu64 [r9 + 7296], zmm0                       ;   114.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6604]                    ;    77.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 34240]                  ;    83.2 p5+p2   75 dst
        vmovdqu64 [r9 + 7360], zmm0                       ;   115.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6608]                    ;    77.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34304]                  ;    83.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7424], zmm0                       ;   116.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6612]                    ;    78.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34368]                  ;    84.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7488], zmm0                       ;   117.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6616]                    ;    79.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 34432]                  ;    85.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7552], zmm0                       ;   118.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6620]                    ;    79.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34496]                  ;    85.5 p5+p3   75 dst
        vmovdqu64 [r9 + 7616], zmm0                       ;   119.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6624]                    ;    80.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34560]                  ;    86.5 p0+p2   75 dst
        vmovdqu64 [r9 + 7680], zmm0                       ;   120.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6628]                    ;    81.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 34624]                  ;    87.2 p5+p2   75 dst
        vmovdqu64 [r9 + 7744], zmm0                       ;   121.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6632]                    ;    81.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34688]                  ;    87.5 p0+p3   75 dst
        vmovdqu64 [r9 + 7808], zmm0                       ;   122.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6636]                    ;    82.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34752]                  ;    88.5 p5+p2   75 dst
        vmovdqu64 [r9 + 7872], zmm0                       ;   123.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6640]                    ;    83.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 34816]                  ;    89.2 p0+p2   75 dst
        vmovdqu64 [r9 + 7936], zmm0                       ;   124.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6644]                    ;    83.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34880]                  ;    89.5 p5+p3   75 dst
        vmovdqu64 [r9 + 8000], zmm0                       ;   125.2 p8+p9   75 dst
        vpbroadcastd zmm0, [r8 + 6648]                    ;    84.5 p10     75 dst
        vpxord zmm0, zmm0, [rbp + 34944]                  ;    90.5 p0+p2   75 dst
        vmovdqu64 [r9 + 8064], zmm0                       ;   126.7 p7+p4   75 dst
        vpbroadcastd zmm0, [r8 + 6652]                    ;    85.2 p3      75 dst
        vpxord zmm0, zmm0, [rbp + 35008]                  ;    91.2 p5+p2   75 dst
        vmovdqu64 [r9 + 8128], zmm0                       ;   127.2 p8+p9   75 dst
        add r9, 0x2000                                    ;    64.3 p1     152 blocks
        mov qword [rbp + 35144], r9                       ;   128.7 p7+p4  152 blocks
        mov r8, qword [rbp + 35072]                       ;    85.5 p10    152 blocks
        add r8, 0x2000                                    ;    90.5 p6     152 blocks
        mov qword [rbp + 35072], r8                       ;   129.2 p8+p9  152 blocks
        cmp r8, qword [rbp + 35080]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 35152]                      ;                    frame
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
