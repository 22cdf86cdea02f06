; aes128_decrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 c6978034f279af71); do not edit:
;   ./cw build aes128_decrypt --cpu golden-cove --variant bitsliced
;
; void aes128_decrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 5632 bytes (1408 slices of 4 bytes, the same in all blocks), read, secret, no alignment needed
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
;   blocks/rounds: 2660 uops, planned 712.0; bounds: width 443.3, ports 710.0, path 49.0
;   blocks.2: 2257 uops, planned 597.3; bounds: width 376.2, ports 595.5, path 29.0
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
%fatal "aes128_decrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_aes128_decrypt
$_aes128_decrypt:
%else
        global $aes128_decrypt
%endif
$aes128_decrypt:
        push rbp                                          ;                    preserved
        mov rax, rsp                                      ;                    frame
        sub rsp, 0x3ec0                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 15920], rax                      ;                    frame
        mov dword [rbp + 15928], ecx                      ;                    argument
        mov qword [rbp + 15872], rsi                      ;                    argument
        mov qword [rbp + 15888], rdi                      ;                    argument
        mov qword [rbp + 15912], rdx                      ;                    argument
        mov r8d, dword [rbp + 15928]                      ;     0.0 p2     119 blocks
        shl r8, 0xd                                       ;     5.0 p0     119 blocks
        add r8, qword [rbp + 15872]                       ;     6.0 p1+p3  119 blocks
        mov qword [rbp + 15880], r8                       ;     7.0 p7+p4  119 blocks
        cmp dword [rbp + 15928], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 15888]                       ;     0.0 p2      62 s[0].0 reload
        vpbroadcastd zmm0, [r8]                           ;     5.0 p3      62 s[0]
        mov r9, qword [rbp + 15872]                       ;     0.3 p10     62 s[0].0 reload
        vpxord zmm0, zmm0, [r9]                           ;    11.3 p0+p2   62 s[0]
        vmovdqu64 [rbp - 128], zmm0                       ;    12.3 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 4]                       ;     5.0 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 64]                      ;    11.3 p5+p2   62 s[0]
        vmovdqu64 [rbp - 64], zmm0                        ;    12.3 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 8]                       ;     5.0 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 128]                     ;    11.3 p0+p3   62 s[0]
        vmovdqu64 [rbp + 0], zmm0                         ;    12.3 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 12]                      ;     5.0 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 192]                     ;    11.3 p5+p2   62 s[0]
        vmovdqu64 [rbp + 64], zmm0                        ;    12.3 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 16]                      ;     5.0 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 256]                     ;    11.3 p0+p2   62 s[0]
        vmovdqu64 [rbp + 128], zmm0                       ;    12.3 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 20]                      ;     5.0 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 320]                     ;    11.3 p5+p3   62 s[0]
        vmovdqu64 [rbp + 192], zmm0                       ;    12.3 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 24]                      ;     5.0 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 384]                     ;    11.3 p0+p2   62 s[0]
        vmovdqu64 [rbp + 256], zmm0                       ;    12.3 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 28]                      ;     5.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 448]                     ;    11.3 p5+p2   62 s[0]
        vmovdqu64 [rbp + 320], zmm0                       ;    12.3 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 32]                      ;     5.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 512]                     ;    11.3 p0+p3   62 s[0]
        vmovdqu64 [rbp + 384], zmm0                       ;    12.3 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 36]                      ;     6.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 576]                     ;    12.3 p5+p2   62 s[0]
        vmovdqu64 [rbp + 448], zmm0                       ;    13.3 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 40]                      ;     7.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 640]                     ;    13.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 512], zmm0                       ;    14.2 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 44]                      ;     7.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 704]                     ;    13.3 p5+p3   62 s[0]
        vmovdqu64 [rbp + 576], zmm0                       ;    14.3 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 48]                      ;     8.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 768]                     ;    14.3 p0+p2   62 s[0]
        vmovdqu64 [rbp + 640], zmm0                       ;    15.3 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 52]                      ;     9.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 832]                     ;    15.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 704], zmm0                       ;    16.2 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 56]                      ;     9.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 896]                     ;    15.3 p0+p3   62 s[0]
        vmovdqu64 [rbp + 768], zmm0                       ;    16.3 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 60]                      ;    10.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 960]                     ;    16.3 p5+p2   62 s[0]
        vmovdqu64 [rbp + 832], zmm0                       ;    17.3 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 64]                      ;    11.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 1024]                    ;    17.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 896], zmm0                       ;    18.2 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 68]                      ;    11.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1088]                    ;    17.3 p5+p3   62 s[0]
        vmovdqu64 [rbp + 960], zmm0                       ;    18.3 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 72]                      ;    12.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1152]                    ;    18.3 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1024], zmm0                      ;    19.3 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 76]                      ;    13.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 1216]                    ;    19.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1088], zmm0                      ;    20.2 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 80]                      ;    13.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1280]                    ;    19.3 p0+p3   62 s[0]
        vmovdqu64 [rbp + 1152], zmm0                      ;    20.7 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 84]                      ;    14.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1344]                    ;    20.3 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1216], zmm0                      ;    21.3 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 88]                      ;    15.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 1408]                    ;    21.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1280], zmm0                      ;    22.7 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 92]                      ;    15.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1472]                    ;    21.3 p5+p3   62 s[0]
        vmovdqu64 [rbp + 1344], zmm0                      ;    23.2 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 96]                      ;    16.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1536]                    ;    22.3 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1408], zmm0                      ;    24.7 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 100]                     ;    17.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 1600]                    ;    23.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1472], zmm0                      ;    25.2 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 104]                     ;    17.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1664]                    ;    23.3 p0+p3   62 s[0]
        vmovdqu64 [rbp + 1536], zmm0                      ;    26.7 p7+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 108]                     ;    18.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1728]                    ;    24.3 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1600], zmm0                      ;    27.2 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 112]                     ;    19.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 1792]                    ;    25.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1664], zmm0                      ;    28.7 p7+p4   63 rounds
        mov qword [rbp + 15896], r8                       ;    29.2 p8+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 116]                     ;    19.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1856]                    ;    25.3 p5+p3   62 s[0]
        vmovdqu64 [rbp + 1728], zmm0                      ;    30.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 120]                     ;    20.3 p10     62 s[0]
        vpxord zmm0, zmm0, [r9 + 1920]                    ;    26.3 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1792], zmm0                      ;    30.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 124]                     ;    21.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 1984]                    ;    27.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1856], zmm0                      ;    32.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 128]                     ;    21.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2048]                    ;    27.3 p0+p3   62 s[1]
        vmovdqu64 [rbp + 1920], zmm0                      ;    32.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 132]                     ;    22.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2112]                    ;    28.3 p5+p2   62 s[1]
        vmovdqu64 [rbp + 1984], zmm0                      ;    34.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 136]                     ;    23.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 2176]                    ;    29.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2048], zmm0                      ;    34.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 140]                     ;    23.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2240]                    ;    29.3 p5+p3   62 s[1]
        vmovdqu64 [rbp + 2112], zmm0                      ;    36.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 144]                     ;    24.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2304]                    ;    30.3 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2176], zmm0                      ;    36.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 148]                     ;    25.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 2368]                    ;    31.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2240], zmm0                      ;    38.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 152]                     ;    25.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2432]                    ;    31.3 p0+p3   62 s[1]
        vmovdqu64 [rbp + 2304], zmm0                      ;    38.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 156]                     ;    26.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2496]                    ;    32.3 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2368], zmm0                      ;    40.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 160]                     ;    27.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 2560]                    ;    33.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2432], zmm0                      ;    40.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 164]                     ;    27.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2624]                    ;    33.3 p5+p3   62 s[1]
        vmovdqu64 [rbp + 2496], zmm0                      ;    42.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 168]                     ;    28.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2688]                    ;    34.3 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2560], zmm0                      ;    42.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 172]                     ;    29.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 2752]                    ;    35.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2624], zmm0                      ;    44.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 176]                     ;    29.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2816]                    ;    35.3 p0+p3   62 s[1]
        vmovdqu64 [rbp + 2688], zmm0                      ;    44.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 180]                     ;    30.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 2880]                    ;    36.3 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2752], zmm0                      ;    46.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 184]                     ;    31.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 2944]                    ;    37.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2816], zmm0                      ;    46.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 188]                     ;    31.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3008]                    ;    37.3 p5+p3   62 s[1]
        vmovdqu64 [rbp + 2880], zmm0                      ;    48.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 192]                     ;    32.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3072]                    ;    38.3 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2944], zmm0                      ;    48.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 196]                     ;    33.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 3136]                    ;    39.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3008], zmm0                      ;    50.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 200]                     ;    33.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3200]                    ;    39.3 p0+p3   62 s[1]
        vmovdqu64 [rbp + 3072], zmm0                      ;    50.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 204]                     ;    34.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3264]                    ;    40.3 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3136], zmm0                      ;    52.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 208]                     ;    35.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 3328]                    ;    41.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3200], zmm0                      ;    52.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 212]                     ;    35.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3392]                    ;    41.3 p5+p3   62 s[1]
        vmovdqu64 [rbp + 3264], zmm0                      ;    54.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 216]                     ;    36.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3456]                    ;    42.3 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3328], zmm0                      ;    54.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 220]                     ;    37.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 3520]                    ;    43.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3392], zmm0                      ;    56.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 224]                     ;    37.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3584]                    ;    43.3 p0+p3   62 s[1]
        vmovdqu64 [rbp + 3456], zmm0                      ;    56.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 228]                     ;    38.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3648]                    ;    44.3 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3520], zmm0                      ;    58.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 232]                     ;    39.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 3712]                    ;    45.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3584], zmm0                      ;    58.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 236]                     ;    39.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3776]                    ;    45.3 p5+p3   62 s[1]
        vmovdqu64 [rbp + 3648], zmm0                      ;    60.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 240]                     ;    40.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3840]                    ;    46.3 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3712], zmm0                      ;    60.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 244]                     ;    41.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 3904]                    ;    47.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3776], zmm0                      ;    62.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 248]                     ;    41.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 3968]                    ;    47.3 p0+p3   62 s[1]
        vmovdqu64 [rbp + 3840], zmm0                      ;    62.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 252]                     ;    42.3 p10     62 s[1]
        vpxord zmm0, zmm0, [r9 + 4032]                    ;    48.3 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3904], zmm0                      ;    64.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 256]                     ;    43.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 4096]                    ;    49.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 3968], zmm0                      ;    64.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 260]                     ;    43.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4160]                    ;    49.3 p5+p3   62 s[2]
        vmovdqu64 [rbp + 4032], zmm0                      ;    66.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 264]                     ;    44.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4224]                    ;    50.3 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4096], zmm0                      ;    66.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 268]                     ;    45.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 4288]                    ;    51.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4160], zmm0                      ;    68.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 272]                     ;    45.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4352]                    ;    51.3 p0+p3   62 s[2]
        vmovdqu64 [rbp + 4224], zmm0                      ;    68.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 276]                     ;    46.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4416]                    ;    52.3 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4288], zmm0                      ;    70.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 280]                     ;    47.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 4480]                    ;    53.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4352], zmm0                      ;    70.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 284]                     ;    47.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4544]                    ;    53.3 p5+p3   62 s[2]
        vmovdqu64 [rbp + 4416], zmm0                      ;    72.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 288]                     ;    48.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4608]                    ;    54.3 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4480], zmm0                      ;    72.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 292]                     ;    49.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 4672]                    ;    55.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4544], zmm0                      ;    74.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 296]                     ;    49.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4736]                    ;    55.3 p0+p3   62 s[2]
        vmovdqu64 [rbp + 4608], zmm0                      ;    74.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 300]                     ;    50.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4800]                    ;    56.3 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4672], zmm0                      ;    76.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 304]                     ;    51.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 4864]                    ;    57.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4736], zmm0                      ;    76.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 308]                     ;    51.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4928]                    ;    57.3 p5+p3   62 s[2]
        vmovdqu64 [rbp + 4800], zmm0                      ;    78.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 312]                     ;    52.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 4992]                    ;    58.3 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4864], zmm0                      ;    78.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 316]                     ;    53.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 5056]                    ;    59.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4928], zmm0                      ;    80.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 320]                     ;    53.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5120]                    ;    59.3 p0+p3   62 s[2]
        vmovdqu64 [rbp + 4992], zmm0                      ;    80.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 324]                     ;    54.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5184]                    ;    60.3 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5056], zmm0                      ;    82.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 328]                     ;    55.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 5248]                    ;    61.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5120], zmm0                      ;    82.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 332]                     ;    55.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5312]                    ;    61.3 p5+p3   62 s[2]
        vmovdqu64 [rbp + 5184], zmm0                      ;    84.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 336]                     ;    56.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5376]                    ;    62.3 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5248], zmm0                      ;    84.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 340]                     ;    57.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 5440]                    ;    63.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5312], zmm0                      ;    86.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 344]                     ;    57.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5504]                    ;    63.3 p0+p3   62 s[2]
        vmovdqu64 [rbp + 5376], zmm0                      ;    86.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 348]                     ;    58.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5568]                    ;    64.3 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5440], zmm0                      ;    88.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 352]                     ;    59.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 5632]                    ;    65.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5504], zmm0                      ;    88.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 356]                     ;    59.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5696]                    ;    65.3 p5+p3   62 s[2]
        vmovdqu64 [rbp + 5568], zmm0                      ;    90.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 360]                     ;    60.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5760]                    ;    66.3 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5632], zmm0                      ;    90.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 364]                     ;    61.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 5824]                    ;    67.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5696], zmm0                      ;    92.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 368]                     ;    61.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5888]                    ;    67.3 p0+p3   62 s[2]
        vmovdqu64 [rbp + 5760], zmm0                      ;    92.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 372]                     ;    62.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 5952]                    ;    68.3 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5824], zmm0                      ;    94.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 376]                     ;    63.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 6016]                    ;    69.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5888], zmm0                      ;    94.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 380]                     ;    63.3 p10     62 s[2]
        vpxord zmm0, zmm0, [r9 + 6080]                    ;    69.3 p5+p3   62 s[2]
        vmovdqu64 [rbp + 5952], zmm0                      ;    96.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 384]                     ;    64.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 6144]                    ;    70.3 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6016], zmm0                      ;    96.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 388]                     ;    65.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 6208]                    ;    71.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6080], zmm0                      ;    98.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 392]                     ;    65.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 6272]                    ;    71.3 p0+p3   62 s[3]
        vmovdqu64 [rbp + 6144], zmm0                      ;    98.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 396]                     ;    66.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 6336]                    ;    72.3 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6208], zmm0                      ;   100.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 400]                     ;    67.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 6400]                    ;    73.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6272], zmm0                      ;   100.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 404]                     ;    67.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 6464]                    ;    73.3 p5+p3   62 s[3]
        vmovdqu64 [rbp + 6336], zmm0                      ;   102.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 408]                     ;    68.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 6528]                    ;    74.3 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6400], zmm0                      ;   102.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 412]                     ;    69.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 6592]                    ;    75.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6464], zmm0                      ;   104.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 416]                     ;    69.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 6656]                    ;    75.3 p0+p3   62 s[3]
        vmovdqu64 [rbp + 6528], zmm0                      ;   104.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 420]                     ;    70.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 6720]                    ;    76.3 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6592], zmm0                      ;   106.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 424]                     ;    71.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 6784]                    ;    77.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6656], zmm0                      ;   106.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 428]                     ;    71.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 6848]                    ;    77.3 p5+p3   62 s[3]
        vmovdqu64 [rbp + 6720], zmm0                      ;   108.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 432]                     ;    72.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 6912]                    ;    78.3 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6784], zmm0                      ;   108.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 436]                     ;    73.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 6976]                    ;    79.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6848], zmm0                      ;   110.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 440]                     ;    73.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 7040]                    ;    79.3 p0+p3   62 s[3]
        vmovdqu64 [rbp + 6912], zmm0                      ;   110.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 444]                     ;    74.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 7104]                    ;    80.3 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6976], zmm0                      ;   112.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 448]                     ;    75.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 7168]                    ;    81.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7040], zmm0                      ;   112.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 452]                     ;    75.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 7232]                    ;    81.3 p5+p3   62 s[3]
        vmovdqu64 [rbp + 7104], zmm0                      ;   114.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 456]                     ;    76.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 7296]                    ;    82.3 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7168], zmm0                      ;   114.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 460]                     ;    77.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 7360]                    ;    83.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 7232], zmm0                      ;   116.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 464]                     ;    77.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 7424]                    ;    83.3 p0+p3   62 s[3]
        vmovdqu64 [rbp + 7296], zmm0                      ;   116.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 468]                     ;    78.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 7488]                    ;    84.3 p5+p2   62 s[3]
        vmovdqu64 [rbp + 7360], zmm0                      ;   118.2 p7+p9   63 rounds
        vpbroadcastd zmm0, [r8 + 472]                     ;    79.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 7552]                    ;    85.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7424], zmm0                      ;   118.7 p8+p4   63 rounds
        vpbroadcastd zmm0, [r8 + 476]                     ;    79.3 p10     62 s[3]
        vpxord zmm0, zmm0, [r9 + 7616]                    ;    85.3 p5+p3   62 s[3]
        vmovdqu64 [rbp + 7488], zmm0                      ;   120.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r9 + 7680]                       ;    81.0 p2      62 s[3]
        vpxord zmm0, zmm0, [r8 + 480]{1to16}              ;    87.0 p0+p3   62 s[3]
        vmovdqu64 [rbp + 7552], zmm0                      ;   120.7 p8+p4   63 rounds
        vmovdqu64 zmm0, [r9 + 7744]                       ;    82.0 p2      62 s[3]
        vpxord zmm0, zmm0, [r8 + 484]{1to16}              ;    88.0 p5+p3   62 s[3]
        vmovdqu64 [rbp + 7616], zmm0                      ;   122.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r9 + 7808]                       ;    83.0 p2      62 s[3]
        vpxord zmm0, zmm0, [r8 + 488]{1to16}              ;    89.0 p0+p3   62 s[3]
        vmovdqu64 [rbp + 7680], zmm0                      ;   122.7 p8+p4   63 rounds
        vmovdqu64 zmm0, [r9 + 7872]                       ;    84.0 p2      62 s[3]
        vpxord zmm0, zmm0, [r8 + 492]{1to16}              ;    90.0 p5+p3   62 s[3]
        vmovdqu64 [rbp + 7744], zmm0                      ;   124.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r9 + 7936]                       ;    85.0 p2      62 s[3]
        vpxord zmm0, zmm0, [r8 + 496]{1to16}              ;    91.0 p0+p3   62 s[3]
        vmovdqu64 [rbp + 7808], zmm0                      ;   124.7 p8+p4   63 rounds
        vmovdqu64 zmm0, [r9 + 8000]                       ;    86.0 p2      62 s[3]
        vpxord zmm0, zmm0, [r8 + 500]{1to16}              ;    92.0 p5+p3   62 s[3]
        vmovdqu64 [rbp + 7872], zmm0                      ;   126.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r9 + 8064]                       ;    87.0 p2      62 s[3]
        vpxord zmm0, zmm0, [r8 + 504]{1to16}              ;    93.0 p0+p3   62 s[3]
        vmovdqu64 [rbp + 7936], zmm0                      ;   126.7 p8+p4   63 rounds
        vmovdqu64 zmm0, [r9 + 8128]                       ;    88.0 p2      62 s[3]
        vpxord zmm0, zmm0, [r8 + 508]{1to16}              ;    94.0 p5+p3   62 s[3]
        vmovdqu64 [rbp + 8000], zmm0                      ;   128.2 p7+p9   63 rounds
        add r8, 0x1200                                    ;    64.5 p1      63 rounds
        mov qword [rbp + 15904], r8                       ;   128.7 p8+p4   63 rounds
        align 16
.rounds_2:
        vmovdqu64 zmm0, [rbp - 64]                        ;     0.0 p2      46 t[0] reload
        vmovdqu64 zmm1, [rbp + 192]                       ;     0.2 p3      46 t[0] reload
        vmovdqu64 zmm2, [rbp + 128]                       ;     1.0 p2      46 t[0]
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;     7.0 p0      46 t[0]
        vmovdqu64 zmm3, [rbp + 0]                         ;     1.2 p3      46 t[0] reload
        vpxord zmm4, zmm2, zmm3                           ;     8.0 p5      46 t[0]
        vmovdqa64 zmm5, zmm4                              ;     9.0         46 t[0] copy
        vmovdqa64 zmm6, zmm4                              ;     9.0         46 t[0] copy
        vmovdqa64 zmm7, zmm2                              ;     8.0         46 t[0] copy
        vmovdqa64 zmm8, zmm4                              ;     9.0         46 t[0] copy
        vmovdqu64 zmm9, [rbp + 64]                        ;     2.0 p2      46 t[0] reload
        vmovdqa64 zmm10, zmm2                             ;     8.0         46 t[0] copy
        vpternlogd zmm10, zmm0, zmm9, 0x12                ;     8.0 p0      46 t[0]
        vmovdqu64 zmm11, [rbp + 256]                      ;     2.2 p3      46 t[0] reload
        vmovdqa64 zmm12, zmm11                            ;     8.2         46 t[0] copy
        vpternlogd zmm12, zmm10, zmm11, 0xc3              ;     9.0 p5      46 t[0]
        vmovdqu64 zmm13, [rbp + 128]                      ;     3.0 p2      46 t[0] reload
        vmovdqa64 zmm14, zmm11                            ;     8.2         46 t[0] copy
        vpternlogd zmm14, zmm0, zmm13, 0x96               ;     9.0 p0      46 t[0]
        vmovdqa64 zmm15, zmm14                            ;    10.0         46 t[0] copy
        vpternlogd zmm15, zmm9, zmm2, 0x96                ;    10.0 p5      46 t[0]
        vmovdqa64 zmm16, zmm15                            ;    11.0         46 t[0] copy
        vmovdqu64 zmm17, [rbp + 6592]                     ;     3.7 p3      46 t[0] reload
        vmovdqu64 zmm18, [rbp + 6848]                     ;     4.0 p2      46 t[0] reload
        vmovdqu64 zmm19, [rbp + 6784]                     ;     4.7 p3      46 t[0]
        vpternlogd zmm19, zmm18, zmm17, 0x96              ;    10.7 p0      46 t[0]
        vmovdqu64 zmm20, [rbp + 6656]                     ;     5.0 p2      46 t[0] reload
        vpxord zmm21, zmm19, zmm20                        ;    11.7 p5      46 t[0]
        vmovdqa64 zmm22, zmm21                            ;    12.7         46 t[0] copy
        vmovdqa64 zmm23, zmm21                            ;    12.7         46 t[0] copy
        vmovdqa64 zmm24, zmm19                            ;    11.7         46 t[0] copy
        vmovdqu64 zmm25, [rbp + 6720]                     ;     5.7 p3      46 t[0] reload
        vmovdqa64 zmm26, zmm19                            ;    11.7         46 t[0] copy
        vpternlogd zmm26, zmm17, zmm25, 0x12              ;    11.7 p0      46 t[0]
        vmovdqu64 zmm27, [rbp + 6912]                     ;     6.0 p2      46 t[0] reload
        vmovdqa64 zmm28, zmm27                            ;    12.0         46 t[0] copy
        vpternlogd zmm28, zmm26, zmm27, 0xc3              ;    12.7 p5      46 t[0]
        vmovdqu64 zmm29, [rbp + 6784]                     ;     6.7 p3      46 t[0] reload
        vmovdqa64 zmm30, zmm27                            ;    12.0         46 t[0] copy
        vpternlogd zmm30, zmm17, zmm29, 0x96              ;    12.7 p0      46 t[0]
        vmovdqa64 zmm31, zmm30                            ;    13.7         46 t[0] copy
        vpternlogd zmm31, zmm25, zmm19, 0x96              ;    13.7 p5      46 t[0]
        vpxord zmm1, zmm1, [rbp - 128]                    ;     7.5 p0+p2   46 t[0]
        vpternlogd zmm10, zmm15, zmm1, 0x78               ;    11.0 p5      46 t[0]
        vmovdqa64 zmm27, zmm1                             ;     8.5         46 t[0] copy
        vpternlogd zmm27, zmm0, zmm0, 0xc3                ;     8.5 p0      46 t[0]
        vmovdqa64 zmm29, zmm12                            ;    10.0         46 t[0] copy
        vpternlogd zmm29, zmm15, zmm1, 0x1e               ;    11.0 p5      46 t[0]
        vpxord zmm18, zmm18, [rbp + 6528]                 ;    10.0 p0+p3   46 t[0]
        vmovdqa64 zmm20, zmm18                            ;    11.0         46 t[0] copy
        vpternlogd zmm20, zmm17, zmm17, 0xc3              ;    11.0 p5      46 t[0]
        vmovdqa64 zmm25, zmm3                             ;     8.5         46 t[0] copy
        vpxord zmm17, zmm0, [rbp - 128]                   ;    10.5 p0+p2   46 t[0]
        vpxord zmm5, zmm5, zmm17                          ;    11.5 p5      46 t[0]
        vpord zmm25, zmm25, zmm5                          ;    12.5 p0      46 t[0]
        vpxord zmm3, zmm17, [rbp + 320]                   ;    12.0 p5+p3   46 t[0]
        vmovdqu64 [rbp + 8064], zmm26                     ;    12.7 p7+p4   46 t[0] spill
        vmovdqa64 zmm26, zmm9                             ;     9.5         46 t[0] copy
        vpternlogd zmm26, zmm3, zmm2, 0x96                ;    13.0 p0      46 t[0]
        vpord zmm6, zmm6, zmm26                           ;    14.0 p5      46 t[0]
        vmovdqu64 [rbp + 8128], zmm18                     ;    11.0 p8+p9   46 t[0] spill
        vpxord zmm18, zmm26, zmm5                         ;    14.0 p0      46 t[0]
        vpandd zmm7, zmm7, zmm18                          ;    15.0 p5      46 t[0]
        vpternlogd zmm10, zmm7, zmm25, 0x96               ;    16.0 p0      46 t[0]
        vpxord zmm16, zmm16, zmm18                        ;    15.0 p5      46 t[0]
        vmovdqu64 [rbp + 8192], zmm31                     ;    14.7 p7+p4   46 t[0] spill
        vmovdqa64 zmm31, zmm4                             ;    11.0         46 t[0] copy
        vpternlogd zmm31, zmm3, zmm0, 0x84                ;    15.5 p0      46 t[0]
        vpternlogd zmm31, zmm25, zmm6, 0x96               ;    16.5 p5      46 t[0]
        vpternlogd zmm6, zmm27, zmm14, 0x1e               ;    16.5 p0      46 t[0]
        vpternlogd zmm6, zmm12, zmm7, 0x96                ;    17.5 p5      46 t[0]
        vmovdqa64 zmm7, zmm5                              ;    12.5         46 t[0] copy
        vmovdqa64 zmm12, zmm6                             ;    18.5         46 t[0] copy
        vmovdqa64 zmm25, zmm14                            ;    12.2         46 t[0] copy
        vpternlogd zmm25, zmm5, zmm11, 0x7d               ;    17.5 p0      46 t[0]
        vmovdqu64 [rbp + 8256], zmm28                     ;    13.7 p8+p9   46 t[0] spill
        vmovdqa64 zmm28, zmm16                            ;    16.0         46 t[0] copy
        vpternlogd zmm28, zmm13, zmm17, 0x60              ;    18.0 p5      46 t[0]
        vpternlogd zmm29, zmm28, zmm31, 0x96              ;    19.0 p0      46 t[0]
        vpandd zmm12, zmm12, zmm29                        ;    20.0 p5      46 t[0]
        vpternlogd zmm25, zmm31, zmm12, 0x96              ;    21.0 p0      46 t[0]
        vpternlogd zmm10, zmm12, zmm25, 0x78              ;    22.0 p5      46 t[0]
        vpxord zmm6, zmm6, zmm25                          ;    22.0 p0      46 t[0]
        vpternlogd zmm6, zmm10, zmm29, 0x78               ;    23.0 p5      46 t[0]
        vpternlogd zmm29, zmm6, zmm25, 0x78               ;    24.0 p0      46 t[0]
        vpternlogd zmm25, zmm6, zmm10, 0x78               ;    24.0 p5      46 t[0]
        vpternlogd zmm18, zmm29, zmm6, 0x60               ;    25.0 p0      46 t[0]
        vpandd zmm7, zmm7, zmm29                          ;    25.0 p5      46 t[0]
        vpandd zmm8, zmm8, zmm6                           ;    24.0 p0      46 t[0]
        vmovdqa64 zmm12, zmm30                            ;    14.8         46 t[0] copy
        vmovdqa64 zmm28, zmm7                             ;    26.0         46 t[0] copy
        vpternlogd zmm7, zmm6, zmm26, 0x78                ;    26.0 p5      46 t[0]
        vpternlogd zmm7, zmm15, zmm25, 0x78               ;    27.0 p0      46 t[0]
        vmovdqa64 zmm15, zmm29                            ;    25.0         46 t[0] copy
        vpternlogd zmm15, zmm6, zmm2, 0x28                ;    25.0 p5      46 t[0]
        vmovdqa64 zmm31, zmm6                             ;    24.0         46 t[0] copy
        vmovdqu64 [rbp + 8320], zmm8                      ;    25.0 p7+p4   46 t[0] spill
        vmovdqa64 zmm8, zmm29                             ;    25.0         46 t[0] copy
        vpternlogd zmm8, zmm25, zmm6, 0x96                ;    25.5 p0      46 t[0]
        vpternlogd zmm13, zmm17, zmm8, 0x28               ;    26.5 p5      46 t[0]
        vpternlogd zmm10, zmm8, zmm29, 0x1e               ;    26.5 p0      46 t[0]
        vpternlogd zmm9, zmm2, zmm10, 0x28                ;    27.5 p5      46 t[0]
        vpternlogd zmm18, zmm8, zmm16, 0x78               ;    27.5 p0      46 t[0]
        vpternlogd zmm6, zmm26, zmm18, 0x6a               ;    28.5 p5      46 t[0]
        vpxord zmm28, zmm28, zmm18                        ;    28.5 p0      46 t[0]
        vpternlogd zmm27, zmm10, zmm25, 0x60              ;    29.0 p5      46 t[0]
        vpternlogd zmm16, zmm7, zmm8, 0x6c                ;    29.5 p0      46 t[0]
        vpxord zmm31, zmm31, zmm10                        ;    30.0 p5      46 t[0]
        vpternlogd zmm4, zmm31, zmm0, 0x84                ;    31.0 p0      46 t[0]
        vpternlogd zmm0, zmm27, zmm10, 0xc6               ;    31.0 p5      46 t[0]
        vpternlogd zmm10, zmm25, zmm14, 0x28              ;    31.5 p0      46 t[0]
        vpternlogd zmm27, zmm25, zmm1, 0x78               ;    32.0 p5      46 t[0]
        vpternlogd zmm13, zmm0, zmm4, 0x96                ;    32.5 p0      46 t[0]
        vpandd zmm3, zmm3, zmm31                          ;    33.0 p5      46 t[0]
        vpxord zmm8, zmm8, zmm31                          ;    33.5 p0      46 t[0]
        vpternlogd zmm16, zmm9, zmm3, 0x96                ;    34.0 p5      46 t[0]
        vpternlogd zmm6, zmm3, zmm13, 0x96                ;    34.5 p0      46 t[0]
        vpternlogd zmm14, zmm5, zmm8, 0x28                ;    35.0 p5      46 t[0]
        vpandnd zmm1, zmm11, zmm8                         ;    35.5 p0      46 t[0]
        vpxord zmm4, zmm4, zmm28                          ;    36.0 p5      46 t[0]
        vpternlogd zmm27, zmm6, zmm16, 0x96               ;    36.5 p0      46 t[0]
        vpternlogd zmm4, zmm1, zmm27, 0x96                ;    37.5 p5      46 t[0]
        vpternlogd zmm27, zmm29, [rbp + 0], 0x78          ;    37.5 p0+p2   46 t[0]
        vpternlogd zmm0, zmm15, zmm27, 0x96               ;    38.5 p5      46 t[0]
        vpternlogd zmm10, zmm7, zmm0, 0x96                ;    39.5 p0      46 t[0]
        vmovdqu64 zmm1, [rbp + 8192]                      ;    21.0 p3      46 t[0]
        vmovdqu64 zmm2, [rbp + 8128]                      ;    21.3 p2      46 t[0] reload
        vmovdqu64 zmm3, [rbp + 8192]                      ;    22.0 p3      46 t[0] reload
        vmovdqu64 zmm5, [rbp + 8256]                      ;    22.3 p2      46 t[0]
        vpternlogd zmm5, zmm3, zmm2, 0x1e                 ;    39.0 p5      46 t[0]
        vmovdqa64 zmm7, zmm3                              ;    28.0         46 t[0] copy
        vpternlogd zmm7, zmm2, [rbp + 8064], 0x6a         ;    39.5 p0+p3   46 t[0]
        vmovdqu64 zmm8, [rbp + 5056]                      ;    23.3 p2      46 t[0] reload
        vmovdqu64 zmm9, [rbp + 5312]                      ;    24.0 p3      46 t[0] reload
        vmovdqu64 zmm11, [rbp + 5248]                     ;    24.3 p2      46 t[0]
        vpternlogd zmm11, zmm9, zmm8, 0x96                ;    40.0 p5      46 t[0]
        vpxord zmm15, zmm11, [rbp + 5184]                 ;    41.0 p0+p3   46 t[0]
        vpandnd zmm17, zmm8, zmm15                        ;    42.0 p5      46 t[0]
        vmovdqa64 zmm18, zmm15                            ;    42.0         46 t[0] copy
        vmovdqa64 zmm25, zmm15                            ;    42.0         46 t[0] copy
        vmovdqu64 zmm26, [rbp + 5120]                     ;    25.3 p2      46 t[0] reload
        vpxord zmm29, zmm11, zmm26                        ;    41.5 p0      46 t[0]
        vmovdqa64 zmm31, zmm11                            ;    41.0         46 t[0] copy
        vpxord zmm9, zmm9, [rbp + 4992]                   ;    42.0 p5+p3   46 t[0]
        vmovdqu64 [rbp + 8064], zmm27                     ;    38.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm27, zmm9                             ;    43.0         46 t[0] copy
        vpternlogd zmm27, zmm8, zmm8, 0xc3                ;    43.0 p0      46 t[0]
        vmovdqu64 [rbp + 8384], zmm16                     ;    35.0 p7+p4   46 t[0] spill
        vmovdqa64 zmm16, zmm29                            ;    42.5         46 t[0] copy
        vmovdqu64 [rbp + 8448], zmm14                     ;    36.0 p8+p9   46 t[0] spill
        vmovdqu64 zmm14, [rbp + 5376]                     ;    26.3 p2      46 t[0]
        vpternlogd zmm14, zmm17, [rbp + 5376], 0xc3       ;    43.0 p5+p3   46 t[0]
        vmovdqu64 [rbp + 8512], zmm28                     ;    29.5 p7+p4   46 t[0] spill
        vpxord zmm28, zmm8, [rbp + 4992]                  ;    43.5 p0+p2   46 t[0]
        vmovdqu64 [rbp + 8576], zmm10                     ;    40.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm10, zmm26                            ;    31.3         46 t[0] copy
        vpternlogd zmm10, zmm11, zmm28, 0xf6              ;    44.5 p5      46 t[0]
        vpxord zmm26, zmm28, [rbp + 5440]                 ;    44.5 p0+p3   46 t[0]
        vpxord zmm18, zmm18, zmm26                        ;    45.5 p5      46 t[0]
        vpord zmm16, zmm16, zmm18                         ;    46.5 p0      46 t[0]
        vmovdqu64 [rbp + 8640], zmm6                      ;    35.5 p7+p4   46 t[0] spill
        vmovdqa64 zmm6, zmm29                             ;    42.5         46 t[0] copy
        vpternlogd zmm6, zmm26, zmm8, 0x84                ;    46.0 p5      46 t[0]
        vpternlogd zmm6, zmm16, zmm10, 0x96               ;    47.5 p0      46 t[0]
        vmovdqu64 [rbp + 8704], zmm4                      ;    38.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm4, zmm29                             ;    42.5         46 t[0] copy
        vpternlogd zmm4, zmm18, zmm28, 0x96               ;    47.0 p5      46 t[0]
        vpandd zmm31, zmm31, zmm4                         ;    48.0 p0      46 t[0]
        vmovdqu64 [rbp + 8768], zmm0                      ;    39.5 p7+p4   46 t[0] spill
        vmovdqu64 zmm0, [rbp + 5248]                      ;    28.7 p2      46 t[0]
        vpternlogd zmm0, zmm8, [rbp + 5376], 0x96         ;    48.0 p5+p3   46 t[0]
        vpxord zmm25, zmm25, zmm0                         ;    49.0 p0      46 t[0]
        vmovdqu64 zmm8, [rbp + 6528]                      ;    29.7 p2      46 t[0]
        vpxord zmm8, zmm8, [rbp + 6592]                   ;    49.0 p5+p3   46 t[0]
        vpxord zmm22, zmm22, zmm8                         ;    50.0 p0      46 t[0]
        vpxord zmm12, zmm12, zmm22                        ;    51.0 p5      46 t[0]
        vpternlogd zmm16, zmm27, zmm0, 0x1e               ;    50.5 p0      46 t[0]
        vpternlogd zmm16, zmm14, zmm31, 0x96              ;    51.5 p5      46 t[0]
        vmovdqu64 [rbp + 8832], zmm13                     ;    33.5 p8+p9   46 t[0] spill
        vpxord zmm13, zmm8, [rbp + 6976]                  ;    51.5 p0+p2   46 t[0]
        vpternlogd zmm14, zmm25, zmm9, 0x1e               ;    52.0 p5      46 t[0]
        vmovdqu64 [rbp + 8896], zmm26                     ;    45.5 p7+p4   46 t[0] spill
        vpord zmm26, zmm22, [rbp + 6656]                  ;    52.5 p0+p3   46 t[0]
        vmovdqu64 [rbp + 8960], zmm27                     ;    44.0 p8+p9   46 t[0] spill
        vmovdqa64 zmm27, zmm22                            ;    51.0         46 t[0] copy
        vmovdqu64 [rbp + 9024], zmm15                     ;    42.0 p7+p4   46 t[0] spill
        vmovdqa64 zmm15, zmm13                            ;    52.5         46 t[0] copy
        vmovdqu64 [rbp + 9088], zmm18                     ;    46.5 p8+p9   46 t[0] spill
        vpxord zmm18, zmm4, zmm25                         ;    53.0 p5      46 t[0]
        vmovdqa64 zmm2, zmm0                              ;    49.0         46 t[0] copy
        vpternlogd zmm2, zmm29, zmm28, 0x96               ;    53.5 p0      46 t[0]
        vmovdqu64 [rbp + 9152], zmm0                      ;    49.0 p7+p4   46 t[0] spill
        vmovdqa64 zmm0, zmm13                             ;    52.5         46 t[0] copy
        vpternlogd zmm0, zmm19, [rbp + 6720], 0x96        ;    54.0 p5+p2   46 t[0]
        vpxord zmm27, zmm27, zmm0                         ;    55.0 p0      46 t[0]
        vpord zmm23, zmm23, zmm0                          ;    55.0 p5      46 t[0]
        vpandd zmm24, zmm24, zmm27                        ;    56.0 p0      46 t[0]
        vpternlogd zmm7, zmm24, zmm26, 0x96               ;    57.0 p5      46 t[0]
        vpxord zmm1, zmm1, zmm27                          ;    56.5 p0      46 t[0]
        vpternlogd zmm17, zmm25, zmm9, 0x78               ;    57.0 p5      46 t[0]
        vpternlogd zmm17, zmm31, zmm10, 0x96              ;    58.0 p0      46 t[0]
        vmovdqu64 zmm10, [rbp + 6592]                     ;    34.3 p3      46 t[0] reload
        vpternlogd zmm13, zmm21, zmm10, 0x90              ;    58.0 p5      46 t[0]
        vpternlogd zmm13, zmm26, zmm23, 0x96              ;    59.0 p0      46 t[0]
        vpternlogd zmm23, zmm20, zmm30, 0x1e              ;    59.0 p5      46 t[0]
        vpternlogd zmm23, zmm24, [rbp + 8256], 0x96       ;    60.0 p0+p2   46 t[0]
        vmovdqa64 zmm24, zmm23                            ;    61.0         46 t[0] copy
        vmovdqu64 zmm26, [rbp + 6784]                     ;    35.5 p3      46 t[0] reload
        vmovdqa64 zmm31, zmm1                             ;    57.5         46 t[0] copy
        vpternlogd zmm31, zmm8, zmm26, 0x60               ;    60.0 p5      46 t[0]
        vpternlogd zmm5, zmm31, zmm13, 0x96               ;    61.0 p0      46 t[0]
        vpandd zmm24, zmm24, zmm5                         ;    62.0 p5      46 t[0]
        vmovdqu64 zmm31, [rbp + 6912]                     ;    36.3 p2      46 t[0] reload
        vpternlogd zmm13, zmm12, zmm31, 0x2d              ;    61.5 p0      46 t[0]
        vpternlogd zmm7, zmm13, zmm24, 0xd2               ;    63.0 p5      46 t[0]
        vpxord zmm13, zmm13, zmm24                        ;    63.0 p0      46 t[0]
        vpxord zmm23, zmm23, zmm13                        ;    64.0 p5      46 t[0]
        vpternlogd zmm23, zmm7, zmm5, 0x78                ;    65.0 p0      46 t[0]
        vpternlogd zmm5, zmm23, zmm13, 0x78               ;    66.0 p5      46 t[0]
        vpternlogd zmm13, zmm23, zmm7, 0x78               ;    66.0 p0      46 t[0]
        vpternlogd zmm27, zmm5, zmm23, 0x60               ;    67.0 p5      46 t[0]
        vpandd zmm22, zmm22, zmm5                         ;    67.0 p0      46 t[0]
        vmovdqa64 zmm24, zmm16                            ;    52.5         46 t[0] copy
        vmovdqu64 [rbp + 8256], zmm9                      ;    43.0 p8+p9   46 t[0] spill
        vmovdqa64 zmm9, zmm22                             ;    68.0         46 t[0] copy
        vpternlogd zmm22, zmm23, zmm0, 0x78               ;    68.0 p5      46 t[0]
        vpternlogd zmm22, zmm3, zmm13, 0x78               ;    69.0 p0      46 t[0]
        vmovdqa64 zmm3, zmm5                              ;    67.0         46 t[0] copy
        vpternlogd zmm3, zmm23, zmm19, 0x28               ;    67.0 p5      46 t[0]
        vmovdqu64 [rbp + 8192], zmm25                     ;    50.0 p7+p4   46 t[0] spill
        vmovdqa64 zmm25, zmm23                            ;    66.0         46 t[0] copy
        vmovdqu64 [rbp + 9216], zmm4                      ;    48.0 p8+p9   46 t[0] spill
        vmovdqa64 zmm4, zmm5                              ;    67.0         46 t[0] copy
        vpternlogd zmm4, zmm13, zmm23, 0x96               ;    67.5 p0      46 t[0]
        vpternlogd zmm26, zmm8, zmm4, 0x28                ;    68.5 p5      46 t[0]
        vpternlogd zmm7, zmm4, zmm5, 0x1e                 ;    68.5 p0      46 t[0]
        vpternlogd zmm27, zmm4, zmm1, 0x78                ;    69.0 p5      46 t[0]
        vpternlogd zmm20, zmm7, zmm13, 0x60               ;    69.5 p0      46 t[0]
        vpternlogd zmm30, zmm7, zmm13, 0x60               ;    70.0 p5      46 t[0]
        vpternlogd zmm1, zmm22, zmm4, 0x6c                ;    70.5 p0      46 t[0]
        vpternlogd zmm0, zmm27, zmm23, 0x6c               ;    71.0 p5      46 t[0]
        vpxord zmm9, zmm9, zmm27                          ;    71.5 p0      46 t[0]
        vpxord zmm25, zmm25, zmm7                         ;    72.0 p5      46 t[0]
        vpternlogd zmm12, zmm25, zmm4, 0x60               ;    73.0 p0      46 t[0]
        vpternlogd zmm4, zmm31, zmm25, 0x12               ;    73.0 p5      46 t[0]
        vpandd zmm15, zmm15, zmm25                        ;    73.5 p0      46 t[0]
        vpternlogd zmm25, zmm21, zmm10, 0x90              ;    74.0 p5      46 t[0]
        vpternlogd zmm10, zmm20, zmm7, 0xc6               ;    74.5 p0      46 t[0]
        vpternlogd zmm7, zmm19, [rbp + 6720], 0x60        ;    75.0 p5+p3   46 t[0]
        vpternlogd zmm1, zmm7, zmm15, 0x96                ;    76.0 p0      46 t[0]
        vpternlogd zmm26, zmm10, zmm25, 0x96              ;    76.0 p5      46 t[0]
        vpternlogd zmm0, zmm15, zmm26, 0x96               ;    77.0 p0      46 t[0]
        vpternlogd zmm20, zmm13, [rbp + 8128], 0x78       ;    77.0 p5+p2   46 t[0]
        vpternlogd zmm20, zmm0, zmm1, 0x96                ;    78.0 p0      46 t[0]
        vpxord zmm25, zmm25, zmm9                         ;    78.0 p5      46 t[0]
        vpternlogd zmm25, zmm4, zmm20, 0x96               ;    79.0 p0      46 t[0]
        vmovdqu64 zmm4, [rbp + 5376]                      ;    44.0 p3      46 t[0] reload
        vmovdqa64 zmm7, zmm4                              ;    50.0         46 t[0] copy
        vpternlogd zmm7, zmm2, zmm4, 0xcf                 ;    79.0 p5      46 t[0]
        vmovdqu64 zmm8, [rbp + 5248]                      ;    44.5 p2      46 t[0] reload
        vmovdqa64 zmm13, zmm18                            ;    54.0         46 t[0] copy
        vpternlogd zmm13, zmm28, zmm8, 0x60               ;    79.5 p0      46 t[0]
        vpternlogd zmm14, zmm13, zmm6, 0x96               ;    80.5 p5      46 t[0]
        vpternlogd zmm20, zmm5, [rbp + 6656], 0x78        ;    80.5 p0+p3   46 t[0]
        vpternlogd zmm10, zmm3, zmm20, 0x96               ;    81.5 p5      46 t[0]
        vpternlogd zmm30, zmm22, zmm10, 0x96              ;    82.5 p0      46 t[0]
        vpternlogd zmm9, zmm12, zmm30, 0x96               ;    83.5 p5      46 t[0]
        vmovdqu64 zmm3, [rbp + 9024]                      ;    46.0 p2      46 t[0]
        vmovdqu64 zmm5, [rbp + 8896]                      ;    46.2 p3      46 t[0]
        vpandd zmm24, zmm24, zmm14                        ;    82.5 p0      46 t[0]
        vpternlogd zmm7, zmm6, zmm24, 0x96                ;    83.5 p5      46 t[0]
        vpternlogd zmm17, zmm24, zmm7, 0x78               ;    84.5 p0      46 t[0]
        vpxord zmm16, zmm16, zmm7                         ;    84.5 p5      46 t[0]
        vpternlogd zmm16, zmm17, zmm14, 0x78              ;    85.5 p0      46 t[0]
        vpternlogd zmm14, zmm16, zmm7, 0x78               ;    86.5 p5      46 t[0]
        vpternlogd zmm7, zmm16, zmm17, 0x78               ;    86.5 p0      46 t[0]
        vpternlogd zmm11, zmm14, zmm16, 0x60              ;    87.5 p5      46 t[0]
        vmovdqa64 zmm6, zmm16                             ;    86.5         46 t[0] copy
        vmovdqa64 zmm12, zmm14                            ;    87.5         46 t[0] copy
        vpternlogd zmm12, zmm29, zmm28, 0x60              ;    87.5 p0      46 t[0]
        vmovdqu64 zmm13, [rbp + 9088]                     ;    48.2 p2      46 t[0] reload
        vmovdqa64 zmm15, zmm12                            ;    88.5         46 t[0] copy
        vpternlogd zmm15, zmm16, zmm13, 0x78              ;    88.5 p5      46 t[0]
        vpternlogd zmm15, zmm7, [rbp + 8192], 0x78        ;    89.5 p0+p3   46 t[0]
        vmovdqa64 zmm19, zmm14                            ;    87.5         46 t[0] copy
        vpternlogd zmm19, zmm16, [rbp + 9216], 0x28       ;    88.0 p5+p2   46 t[0]
        vmovdqu64 zmm22, [rbp + 3520]                     ;    49.7 p3      46 t[0] reload
        vmovdqu64 zmm24, [rbp + 3776]                     ;    50.2 p2      46 t[0] reload
        vmovdqu64 zmm27, [rbp + 3712]                     ;    50.7 p3      46 t[0]
        vpternlogd zmm27, zmm24, zmm22, 0x96              ;    88.5 p0      46 t[0]
        vmovdqa64 zmm31, zmm14                            ;    87.5         46 t[0] copy
        vpternlogd zmm31, zmm7, zmm16, 0x96               ;    89.0 p5      46 t[0]
        vpternlogd zmm8, zmm28, zmm31, 0x28               ;    90.0 p0      46 t[0]
        vpternlogd zmm17, zmm31, zmm14, 0x1e              ;    90.0 p5      46 t[0]
        vpternlogd zmm19, zmm31, zmm18, 0x78              ;    90.5 p0      46 t[0]
        vpternlogd zmm18, zmm15, zmm31, 0x6c              ;    91.0 p5      46 t[0]
        vpternlogd zmm13, zmm19, zmm16, 0x6c              ;    91.5 p0      46 t[0]
        vpandd zmm3, zmm3, zmm17                          ;    92.0 p5      46 t[0]
        vpxord zmm6, zmm6, zmm17                          ;    92.5 p0      46 t[0]
        vpternlogd zmm4, zmm6, zmm31, 6                   ;    93.5 p5      46 t[0]
        vpternlogd zmm31, zmm2, zmm6, 0x48                ;    93.5 p0      46 t[0]
        vpandd zmm5, zmm5, zmm6                           ;    94.0 p5      46 t[0]
        vpternlogd zmm18, zmm3, zmm5, 0x96                ;    95.0 p0      46 t[0]
        vmovdqu64 zmm2, [rbp + 3840]                      ;    52.3 p2      46 t[0] reload
        vmovdqu64 zmm3, [rbp + 3712]                      ;    52.5 p3      46 t[0]
        vpternlogd zmm3, zmm22, zmm2, 0x96                ;    95.0 p5      46 t[0]
        vmovdqu64 zmm28, [rbp + 5056]                     ;    53.3 p2      46 t[0] reload
        vpternlogd zmm6, zmm29, zmm28, 0x90               ;    95.5 p0      46 t[0]
        vpxord zmm24, zmm24, [rbp + 3456]                 ;    96.0 p5+p3   46 t[0]
        vmovdqu64 [rbp + 9088], zmm23                     ;    66.0 p7+p4   46 t[0] spill
        vmovdqa64 zmm23, zmm6                             ;    96.5         46 t[0] copy
        vpternlogd zmm23, zmm19, zmm12, 0x96              ;    96.5 p0      46 t[0]
        vmovdqu64 [rbp + 9216], zmm21                     ;    53.8 p8+p9   46 t[0] spill
        vmovdqa64 zmm21, zmm24                            ;    97.0         46 t[0] copy
        vmovdqu64 [rbp + 8192], zmm20                     ;    81.5 p7+p4   46 t[0] spill
        vmovdqu64 zmm20, [rbp + 8768]                     ;    54.3 p2      65 t[0]
        vmovdqu64 [rbp + 8768], zmm16                     ;    86.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm16, zmm24                            ;    97.0         46 t[0] copy
        vpternlogd zmm16, zmm22, zmm22, 0xc3              ;    97.0 p5      46 t[0]
        vmovdqu64 [rbp + 8896], zmm29                     ;    57.3 p7+p4   46 t[0] spill
        vpxord zmm29, zmm27, [rbp + 3584]                 ;    97.5 p0+p3   46 t[0]
        vmovdqu64 [rbp + 9024], zmm1                      ;    77.0 p8+p9   46 t[0] spill
        vmovdqa64 zmm1, zmm27                             ;    89.5         46 t[0] copy
        vmovdqu64 [rbp + 8128], zmm30                     ;    83.5 p7+p4   46 t[0] spill
        vmovdqa64 zmm30, zmm29                            ;    98.5         46 t[0] copy
        vmovdqu64 [rbp + 9280], zmm0                      ;    78.0 p8+p9   46 t[0] spill
        vmovdqa64 zmm0, zmm17                             ;    91.0         46 t[0] copy
        vpternlogd zmm0, zmm7, [rbp + 8960], 0x28         ;    98.0 p5+p2   46 t[0]
        vpternlogd zmm28, zmm0, zmm17, 0xc6               ;    99.0 p0      46 t[0]
        vpternlogd zmm6, zmm8, zmm28, 0x96                ;   100.0 p5      46 t[0]
        vpternlogd zmm13, zmm5, zmm6, 0x96                ;   101.0 p0      46 t[0]
        vpternlogd zmm17, zmm7, [rbp + 9152], 0x28        ;   100.0 p5+p3   46 t[0]
        vpternlogd zmm31, zmm19, zmm12, 0x96              ;   100.5 p0      65 t[0]
        vpternlogd zmm0, zmm7, [rbp + 8256], 0x78         ;   101.0 p5+p2   46 t[0]
        vpternlogd zmm0, zmm13, zmm18, 0x96               ;   102.0 p0      46 t[0]
        vpternlogd zmm23, zmm4, zmm0, 0x96                ;   103.0 p5      46 t[0]
        vpternlogd zmm0, zmm14, [rbp + 5120], 0x78        ;   103.0 p0+p3   46 t[0]
        vpternlogd zmm28, zmm11, zmm0, 0x96               ;   104.0 p5      46 t[0]
        vpternlogd zmm17, zmm15, zmm28, 0x96              ;   105.0 p0      46 t[0]
        vmovdqu64 zmm4, [rbp + 3648]                      ;    59.0 p2      46 t[0] reload
        vmovdqa64 zmm5, zmm27                             ;    89.5         46 t[0] copy
        vpternlogd zmm5, zmm22, zmm4, 0x12                ;   104.0 p5      46 t[0]
        vmovdqa64 zmm7, zmm3                              ;    96.0         46 t[0] copy
        vpternlogd zmm7, zmm4, zmm27, 0x96                ;   104.5 p0      46 t[0]
        vpandd zmm21, zmm21, zmm7                         ;   105.5 p5      46 t[0]
        vmovdqa64 zmm8, zmm7                              ;   105.5         46 t[0] copy
        vmovdqa64 zmm11, zmm5                             ;   105.0         46 t[0] copy
        vpternlogd zmm11, zmm2, zmm2, 0xc3                ;   105.5 p0      46 t[0]
        vmovdqa64 zmm12, zmm11                            ;   106.5         46 t[0] copy
        vpternlogd zmm12, zmm7, zmm24, 0x1e               ;   106.5 p5      46 t[0]
        vmovdqu64 zmm14, [rbp + 8512]                     ;    60.8 p3      46 t[0] reload
        vmovdqu64 zmm15, [rbp + 8576]                     ;    61.0 p2      65 t[0]
        vpternlogd zmm15, zmm14, [rbp + 8448], 0x96       ;   106.5 p0+p3   65 t[0]
        vpxord zmm14, zmm22, [rbp + 3456]                 ;   107.0 p5+p2   46 t[0]
        vmovdqa64 zmm19, zmm3                             ;    96.0         46 t[0] copy
        vpternlogd zmm19, zmm29, zmm14, 0x96              ;   108.0 p0      46 t[0]
        vmovdqu64 [rbp + 8448], zmm0                      ;   104.0 p7+p4   46 t[0] spill
        vpxord zmm0, zmm14, [rbp + 3904]                  ;   108.0 p5+p3   46 t[0]
        vmovdqu64 [rbp + 8512], zmm18                     ;    96.0 p8+p9   46 t[0] spill
        vmovdqa64 zmm18, zmm4                             ;    65.0         46 t[0] copy
        vpternlogd zmm18, zmm0, zmm27, 0x96               ;   109.0 p0      46 t[0]
        vpord zmm30, zmm30, zmm18                         ;   110.0 p5      46 t[0]
        vmovdqu64 [rbp + 8256], zmm15                     ;   107.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm15, zmm29                            ;    98.5         46 t[0] copy
        vpternlogd zmm15, zmm0, zmm22, 0x84               ;   109.5 p0      46 t[0]
        vmovdqa64 zmm22, zmm30                            ;   111.0         46 t[0] copy
        vpternlogd zmm22, zmm16, zmm3, 0x1e               ;   111.0 p5      46 t[0]
        vmovdqu64 [rbp + 9152], zmm25                     ;    80.0 p8+p9   46 t[0] spill
        vmovdqa64 zmm25, zmm29                            ;    98.5         46 t[0] copy
        vpternlogd zmm25, zmm18, zmm14, 0x96              ;   110.5 p0      46 t[0]
        vpandd zmm1, zmm1, zmm25                          ;   111.5 p5      46 t[0]
        vpternlogd zmm22, zmm11, zmm1, 0x96               ;   112.5 p0      46 t[0]
        vpxord zmm8, zmm8, zmm25                          ;   112.0 p5      46 t[0]
        vmovdqa64 zmm11, zmm22                            ;   113.5         46 t[0] copy
        vmovdqa64 zmm4, zmm27                             ;    89.5         46 t[0] copy
        vpternlogd zmm4, zmm14, [rbp + 3584], 0xbe        ;   112.5 p0+p2   46 t[0]
        vpternlogd zmm30, zmm15, zmm4, 0x96               ;   113.5 p5      46 t[0]
        vpternlogd zmm21, zmm4, zmm5, 0x96                ;   113.5 p0      46 t[0]
        vmovdqu64 zmm4, [rbp + 3712]                      ;    65.8 p3      46 t[0] reload
        vmovdqa64 zmm5, zmm8                              ;   113.0         46 t[0] copy
        vpternlogd zmm5, zmm14, zmm4, 0x60                ;   114.0 p5      46 t[0]
        vpternlogd zmm12, zmm5, zmm30, 0x96               ;   115.0 p0      46 t[0]
        vpternlogd zmm30, zmm19, zmm2, 0x2d               ;   115.0 p5      46 t[0]
        vmovdqa64 zmm5, zmm30                             ;   116.0         46 t[0] copy
        vpternlogd zmm5, zmm12, zmm22, 0x78               ;   116.0 p0      46 t[0]
        vpternlogd zmm30, zmm22, zmm12, 8                 ;   116.0 p5      46 t[0]
        vpternlogd zmm21, zmm30, zmm1, 0x96               ;   117.0 p0      46 t[0]
        vpxord zmm11, zmm11, zmm5                         ;   117.0 p5      46 t[0]
        vpternlogd zmm11, zmm21, zmm12, 0x78              ;   118.0 p0      46 t[0]
        vpternlogd zmm12, zmm11, zmm5, 0x78               ;   119.0 p5      46 t[0]
        vpternlogd zmm5, zmm11, zmm21, 0x78               ;   119.0 p0      46 t[0]
        vpternlogd zmm25, zmm12, zmm11, 0x60              ;   120.0 p5      46 t[0]
        vmovdqa64 zmm1, zmm11                             ;   119.0         46 t[0] copy
        vmovdqa64 zmm15, zmm12                            ;   120.0         46 t[0] copy
        vpternlogd zmm15, zmm29, zmm14, 0x60              ;   120.0 p0      46 t[0]
        vmovdqa64 zmm22, zmm12                            ;   120.0         46 t[0] copy
        vpternlogd zmm22, zmm11, zmm27, 0x28              ;   120.0 p5      46 t[0]
        vmovdqa64 zmm30, zmm15                            ;   121.0         46 t[0] copy
        vpternlogd zmm30, zmm11, zmm18, 0x78              ;   121.0 p0      46 t[0]
        vpternlogd zmm30, zmm7, zmm5, 0x78                ;   122.0 p5      46 t[0]
        vmovdqa64 zmm7, zmm12                             ;   120.0         46 t[0] copy
        vpternlogd zmm7, zmm5, zmm11, 0x96                ;   121.5 p0      46 t[0]
        vpternlogd zmm4, zmm14, zmm7, 0x28                ;   122.5 p5      46 t[0]
        vpternlogd zmm21, zmm7, zmm12, 0x1e               ;   122.5 p0      46 t[0]
        vpternlogd zmm25, zmm7, zmm8, 0x78                ;   123.0 p5      46 t[0]
        vpternlogd zmm16, zmm21, zmm5, 0x60               ;   123.5 p0      46 t[0]
        vpternlogd zmm8, zmm30, zmm7, 0x6c                ;   124.0 p5      46 t[0]
        vpternlogd zmm3, zmm21, zmm5, 0x60                ;   124.5 p0      46 t[0]
        vpternlogd zmm5, zmm24, zmm16, 0x6a               ;   125.0 p5      46 t[0]
        vpternlogd zmm18, zmm25, zmm11, 0x6c              ;   125.5 p0      46 t[0]
        vpxord zmm1, zmm1, zmm21                          ;   126.0 p5      46 t[0]
        vpternlogd zmm19, zmm1, zmm7, 0x60                ;   127.0 p0      46 t[0]
        vpternlogd zmm7, zmm2, zmm1, 0x12                 ;   127.0 p5      46 t[0]
        vpandd zmm0, zmm0, zmm1                           ;   127.5 p0      46 t[0]
        vpternlogd zmm27, zmm21, [rbp + 3648], 0x48       ;   128.0 p5+p2   46 t[0]
        vpternlogd zmm8, zmm27, zmm0, 0x96                ;   129.0 p0      46 t[0]
        vmovdqu64 zmm2, [rbp + 3520]                      ;    72.3 p3      46 t[0] reload
        vpternlogd zmm16, zmm21, zmm2, 0xb4               ;   129.0 p5      46 t[0]
        vpternlogd zmm1, zmm2, zmm29, 0x90                ;   129.5 p0      46 t[0]
        vpternlogd zmm4, zmm16, zmm1, 0x96                ;   130.5 p5      46 t[0]
        vpternlogd zmm18, zmm0, zmm4, 0x96                ;   131.5 p0      46 t[0]
        vpternlogd zmm19, zmm25, zmm15, 0x96              ;   131.0 p5      65 t[0]
        vpternlogd zmm1, zmm25, zmm15, 0x96               ;   131.5 p0      46 t[0]
        vpternlogd zmm5, zmm18, zmm8, 0x96                ;   132.5 p5      46 t[0]
        vpternlogd zmm1, zmm7, zmm5, 0x96                 ;   133.5 p0      46 t[0]
        vpternlogd zmm5, zmm12, [rbp + 3584], 0x78        ;   133.5 p5+p2   46 t[0]
        vpternlogd zmm16, zmm22, zmm5, 0x96               ;   134.5 p0      46 t[0]
        vpternlogd zmm3, zmm30, zmm16, 0x96               ;   135.5 p5      46 t[0]
        vpternlogd zmm28, zmm16, zmm10, 0x96              ;   135.5 p0      65 t[0]
        vpternlogd zmm19, zmm3, zmm9, 0x96                ;   136.5 p5      65 t[0]
        vpternlogd zmm5, zmm11, zmm29, 0x78               ;   135.5 p0      65 t[0]
        vpxord zmm20, zmm20, zmm28                        ;   136.5 p5      65 t[0]
        vmovdqu64 zmm0, [rbp + 8768]                      ;    86.5 p3      46 t[0] reload
        vmovdqu64 zmm2, [rbp + 8448]                      ;   104.0 p2      65 t[0]
        vpternlogd zmm2, zmm0, [rbp + 8896], 0x78         ;   136.5 p0+p3   65 t[0]
        vmovdqu64 zmm0, [rbp + 9088]                      ;    76.3 p2      46 t[0] reload
        vmovdqu64 zmm7, [rbp + 8192]                      ;    81.5 p3      65 t[0]
        vpternlogd zmm7, zmm0, [rbp + 9216], 0x78         ;   137.0 p5+p2   65 t[0]
        vmovdqu64 zmm0, [rbp + 8832]                      ;    78.2 p3      46 t[0] reload
        vpternlogd zmm26, zmm4, zmm0, 0x96                ;   137.5 p0      65 t[0]
        vmovdqa64 zmm11, zmm19                            ;   137.5         65 t[0] copy
        vmovdqa64 zmm12, zmm20                            ;   137.5         65 t[0] copy
        vpternlogd zmm12, zmm23, zmm13, 0x96              ;   138.0 p5      65 t[0]
        vpternlogd zmm18, zmm12, zmm1, 0x96               ;   139.0 p0      65 t[0]
        vmovdqu64 zmm14, [rbp + 8704]                     ;    78.3 p2      46 t[0] reload
        vpternlogd zmm12, zmm14, [rbp + 8640], 0x96       ;   139.0 p5+p3   65 t[0]
        vpternlogd zmm6, zmm12, zmm4, 0x96                ;   140.0 p0      65 t[0]
        vpxord zmm11, zmm11, zmm6                         ;   141.0 p5      65 t[0]
        vmovdqa64 zmm15, zmm12                            ;   140.0         65 t[0] copy
        vpternlogd zmm15, zmm26, zmm4, 0x96               ;   140.5 p0      65 t[0]
        vpternlogd zmm31, zmm15, zmm17, 0x96              ;   141.5 p5      65 t[0]
        vmovdqa64 zmm21, zmm15                            ;   141.5         65 t[0] copy
        vmovdqa64 zmm22, zmm6                             ;   141.0         65 t[0] copy
        vmovdqu64 zmm24, [rbp + 8256]                     ;   107.5 p2      65 t[0] reload
        vmovdqa64 zmm25, zmm31                            ;   142.5         65 t[0] copy
        vpternlogd zmm25, zmm11, zmm24, 0x96              ;   142.5 p0      65 t[0]
        vmovdqu64 zmm27, [rbp + 9152]                     ;    80.2 p3      46 t[0] reload
        vmovdqa64 zmm29, zmm25                            ;   143.5         65 t[0] copy
        vpternlogd zmm29, zmm14, zmm27, 0x96              ;   143.5 p5      65 t[0]
        vpternlogd zmm27, zmm18, [rbp + 9280], 0x96       ;   142.5 p0+p2   65 t[0]
        vpternlogd zmm13, zmm27, zmm23, 0x96              ;   143.5 p5      65 t[0]
        vpternlogd zmm4, zmm0, zmm13, 0x96                ;   144.5 p0      65 t[0]
        vpternlogd zmm23, zmm25, zmm14, 0x96              ;   144.0 p5      65 t[0]
        vpternlogd zmm25, zmm9, zmm4, 0x96                ;   145.5 p0      65 t[0]
        vpternlogd zmm14, zmm29, zmm1, 0x96               ;   145.0 p5      65 t[0]
        vpxord zmm21, zmm21, zmm25                        ;   146.5 p0      65 t[0]
        vmovdqu64 zmm0, [rbp + 8576]                      ;    81.5 p3      46 t[0] reload
        vpternlogd zmm17, zmm23, zmm0, 0x96               ;   146.0 p5      65 t[0]
        vpxord zmm9, zmm14, zmm17                         ;   147.0 p0      65 t[0]
        mov r8, qword [rbp + 15896]                       ;    82.0 p10     65 t[0].0 reload
        vpxord zmm25, zmm25, [r8 + 544]{1to16}            ;   147.0 p5+p2   65 t[0]
        vpternlogd zmm24, zmm11, [r8 + 576]{1to16}, 0x96  ;   147.5 p0+p3   65 t[0]
        vmovdqa64 zmm30, zmm29                            ;   144.5         65 t[0] copy
        vpternlogd zmm30, zmm4, zmm11, 0x96               ;   148.0 p5      65 t[0]
        vpternlogd zmm11, zmm21, [r8 + 608]{1to16}, 0x96  ;   148.5 p0+p2   65 t[0]
        vpternlogd zmm21, zmm31, zmm19, 0x96              ;   149.0 p5      65 t[0]
        vpternlogd zmm21, zmm29, zmm1, 0x96               ;   150.0 p0      65 t[0]
        vpternlogd zmm31, zmm19, [r8 + 512]{1to16}, 0x96  ;   150.0 p5+p3   65 t[0]
        vmovdqa64 zmm1, zmm23                             ;   145.0         65 t[0] copy
        vpternlogd zmm1, zmm0, [rbp + 8128], 0x96         ;   150.5 p0+p2   65 t[0]
        vpternlogd zmm0, zmm17, zmm3, 0x96                ;   151.0 p5      65 t[0]
        vpternlogd zmm17, zmm3, zmm30, 0x96               ;   151.5 p0      65 t[0]
        vpternlogd zmm30, zmm21, zmm23, 0x96              ;   152.0 p5      65 t[0]
        vpxord zmm22, zmm22, zmm0                         ;   152.5 p0      65 t[0]
        vmovdqu64 zmm3, [rbp + 8512]                      ;    96.0 p3      46 t[0] reload
        vmovdqa64 zmm19, zmm9                             ;   148.0         65 t[0] copy
        vpternlogd zmm19, zmm8, zmm3, 0x96                ;   153.0 p5      65 t[0]
        vpternlogd zmm9, zmm17, zmm1, 0x96                ;   153.5 p0      65 t[0]
        vpternlogd zmm2, zmm19, zmm4, 0x96                ;   154.0 p5      65 t[0]
        vpternlogd zmm7, zmm2, zmm19, 0x96                ;   155.0 p0      65 t[0]
        vpternlogd zmm19, zmm4, zmm6, 0x96                ;   155.0 p5      65 t[0]
        vpternlogd zmm23, zmm21, [r8 + 516]{1to16}, 0x96  ;   155.5 p0+p2   65 t[0]
        vpternlogd zmm8, zmm22, [rbp + 9024], 0x96        ;   156.0 p5+p3   65 t[0]
        vmovdqu64 zmm29, [rbp + 8384]                     ;    87.3 p2      46 t[0] reload
        vpternlogd zmm19, zmm8, zmm29, 0x96               ;   157.0 p0      65 t[0]
        vpternlogd zmm14, zmm30, [r8 + 612]{1to16}, 0x96  ;   157.0 p5+p3   65 t[0]
        vpxord zmm30, zmm30, [r8 + 548]{1to16}            ;   157.5 p0+p2   65 t[0]
        vpxord zmm21, zmm21, [r8 + 580]{1to16}            ;   158.0 p5+p3   65 t[0]
        vpternlogd zmm0, zmm9, [r8 + 616]{1to16}, 0x96    ;   158.5 p0+p2   65 t[0]
        vpternlogd zmm29, zmm8, [r8 + 588]{1to16}, 0x96   ;   159.0 p5+p3   65 t[0]
        vpxord zmm9, zmm9, [r8 + 584]{1to16}              ;   159.5 p0+p2   65 t[0]
        vmovdqu64 [rbp + 8384], zmm0                      ;   159.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm0, zmm2                              ;   155.0         65 t[0] copy
        vmovdqu64 [rbp + 9024], zmm14                     ;   158.0 p8+p9   65 t[0] spill
        vmovdqa64 zmm14, zmm8                             ;   157.0         65 t[0] copy
        vpternlogd zmm14, zmm1, zmm15, 0x96               ;   160.0 p5      65 t[0]
        vpternlogd zmm22, zmm3, zmm14, 0x96               ;   161.0 p0      65 t[0]
        vpternlogd zmm8, zmm7, zmm1, 0x96                 ;   161.0 p5      65 t[0]
        vpternlogd zmm20, zmm8, zmm10, 0x96               ;   162.0 p0      65 t[0]
        vpternlogd zmm1, zmm17, [r8 + 520]{1to16}, 0x96   ;   162.0 p5+p3   65 t[0]
        vpxord zmm17, zmm17, [r8 + 552]{1to16}            ;   162.5 p0+p2   65 t[0]
        vpternlogd zmm14, zmm19, [r8 + 556]{1to16}, 0x96  ;   163.0 p5+p3   65 t[0]
        vmovdqa64 zmm3, zmm20                             ;   163.0         65 t[0] copy
        vpxord zmm20, zmm20, [r8 + 564]{1to16}            ;   163.5 p0+p2   65 t[0]
        vmovdqu64 [rbp + 8512], zmm11                     ;   149.5 p7+p4   65 t[0] spill
        vpxord zmm11, zmm22, [r8 + 524]{1to16}            ;   164.0 p5+p3   65 t[0]
        vmovdqu64 [rbp + 8576], zmm29                     ;   160.0 p8+p9   65 t[0] spill
        vpxord zmm29, zmm19, [r8 + 620]{1to16}            ;   164.5 p0+p2   65 t[0]
        vmovdqu64 [rbp + 8128], zmm29                     ;   165.5 p7+p4   65 t[0] spill
        vmovdqu64 zmm29, [rbp + 8064]                     ;    93.7 p3      46 t[0] reload
        vpternlogd zmm7, zmm29, [rbp + 8320], 0x96        ;   165.0 p5+p2   65 t[0]
        vpternlogd zmm22, zmm19, zmm7, 0x96               ;   166.0 p0      65 t[0]
        vpternlogd zmm5, zmm7, zmm4, 0x96                 ;   166.0 p5      65 t[0]
        vpternlogd zmm28, zmm22, zmm2, 0x96               ;   167.0 p0      65 t[0]
        vpternlogd zmm16, zmm5, zmm10, 0x96               ;   167.0 p5      65 t[0]
        vpxord zmm0, zmm0, zmm5                           ;   167.5 p0      65 t[0]
        vmovdqu64 zmm5, [rbp + 1984]                      ;    94.7 p3      46 t[1] reload
        vmovdqu64 zmm7, [rbp + 2240]                      ;    95.3 p2      46 t[1] reload
        vmovdqu64 zmm19, [rbp + 2176]                     ;    95.7 p3      46 t[1]
        vpternlogd zmm19, zmm7, zmm5, 0x96                ;   168.0 p5      46 t[1]
        vpternlogd zmm10, zmm28, zmm8, 0x96               ;   168.5 p0      65 t[0]
        vpternlogd zmm26, zmm16, zmm18, 0x96              ;   169.0 p5      65 t[0]
        vpternlogd zmm12, zmm10, zmm27, 0x96              ;   169.5 p0      65 t[0]
        vpternlogd zmm4, zmm26, zmm6, 0x96                ;   170.0 p5      65 t[0]
        vpternlogd zmm18, zmm12, zmm16, 0x96              ;   170.5 p0      65 t[0]
        vpxord zmm3, zmm3, zmm16                          ;   171.0 p5      65 t[0]
        vpternlogd zmm2, zmm22, [r8 + 528]{1to16}, 0x96   ;   171.5 p0+p2   65 t[0]
        vpternlogd zmm27, zmm10, [r8 + 536]{1to16}, 0x96  ;   172.0 p5+p3   65 t[0]
        vpternlogd zmm2, zmm0, zmm8, 0x96                 ;   172.5 p0      65 t[0]
        vpternlogd zmm8, zmm0, [r8 + 560]{1to16}, 0x96    ;   173.0 p5+p2   65 t[0]
        vpternlogd zmm15, zmm4, [r8 + 572]{1to16}, 0x96   ;   173.5 p0+p3   65 t[0]
        vpxord zmm28, zmm28, [r8 + 532]{1to16}            ;   174.0 p5+p2   65 t[0]
        vpternlogd zmm13, zmm18, [r8 + 568]{1to16}, 0x96  ;   174.5 p0+p3   65 t[0]
        vpternlogd zmm10, zmm3, [r8 + 596]{1to16}, 0x96   ;   175.0 p5+p2   65 t[0]
        vpternlogd zmm6, zmm26, [r8 + 636]{1to16}, 0x96   ;   175.5 p0+p3   65 t[0]
        vpxord zmm4, zmm4, [r8 + 540]{1to16}              ;   176.0 p5+p2   65 t[0]
        vpxord zmm0, zmm0, [r8 + 592]{1to16}              ;   176.5 p0+p3   65 t[0]
        vpxord zmm22, zmm22, [r8 + 624]{1to16}            ;   177.0 p5+p2   65 t[0]
        vpxord zmm26, zmm26, [r8 + 604]{1to16}            ;   177.5 p0+p3   65 t[0]
        vpxord zmm12, zmm12, [r8 + 600]{1to16}            ;   178.0 p5+p2   65 t[0]
        vpxord zmm18, zmm18, [r8 + 632]{1to16}            ;   178.5 p0+p3   65 t[0]
        vpxord zmm3, zmm3, [r8 + 628]{1to16}              ;   179.0 p5+p2   65 t[0]
        vmovdqu64 zmm16, [rbp + 1920]                     ;   103.7 p3      46 t[1] reload
        vpxord zmm7, zmm7, zmm16                          ;   179.5 p0      46 t[1]
        vpxord zmm16, zmm16, zmm5                         ;   180.0 p5      46 t[1]
        vpxord zmm29, zmm16, [rbp + 2368]                 ;   181.0 p0+p2   46 t[1]
        vmovdqu64 [rbp + 8320], zmm6                      ;   176.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm6, zmm16                             ;   181.0         46 t[1] copy
        vmovdqu64 [rbp + 8064], zmm18                     ;   179.5 p7+p4   65 t[0] spill
        vpxord zmm18, zmm19, [rbp + 2048]                 ;   181.0 p5+p3   46 t[1]
        vpxord zmm6, zmm6, zmm18                          ;   182.0 p0      46 t[1]
        vmovdqu64 [rbp + 8256], zmm3                      ;   180.0 p8+p9   65 t[0] spill
        vmovdqa64 zmm3, zmm19                             ;   169.0         46 t[1] copy
        vmovdqu64 [rbp + 8704], zmm22                     ;   178.0 p7+p4   65 t[0] spill
        vmovdqa64 zmm22, zmm18                            ;   182.0         46 t[1] copy
        vmovdqu64 [rbp + 8832], zmm26                     ;   178.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm26, zmm18                            ;   182.0         46 t[1] copy
        vpternlogd zmm26, zmm29, zmm5, 0x84               ;   182.0 p5      46 t[1]
        vmovdqu64 [rbp + 9280], zmm12                     ;   179.0 p7+p4   65 t[0] spill
        vmovdqa64 zmm12, zmm18                            ;   182.0         46 t[1] copy
        vmovdqu64 [rbp + 9152], zmm10                     ;   176.0 p8+p9   65 t[0] spill
        vmovdqa64 zmm10, zmm29                            ;   182.0         46 t[1] copy
        vpternlogd zmm29, zmm19, [rbp + 2112], 0x96       ;   182.5 p0+p2   46 t[1]
        vpord zmm22, zmm22, zmm29                         ;   183.5 p5      46 t[1]
        vmovdqu64 [rbp + 8640], zmm0                      ;   177.5 p7+p4   65 t[0] spill
        vpxord zmm0, zmm29, zmm6                          ;   183.5 p0      46 t[1]
        vpandd zmm3, zmm3, zmm0                           ;   184.5 p5      46 t[1]
        vmovdqu64 [rbp + 9216], zmm9                      ;   160.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm9, zmm0                              ;   184.5         46 t[1] copy
        vmovdqu64 [rbp + 9088], zmm21                     ;   159.0 p7+p4   65 t[0] spill
        vpord zmm21, zmm6, [rbp + 2048]                   ;   184.5 p0+p3   46 t[1]
        vpternlogd zmm26, zmm22, zmm21, 0x96              ;   185.5 p5      46 t[1]
        vmovdqu64 [rbp + 8192], zmm24                     ;   148.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm24, zmm6                             ;   183.0         46 t[1] copy
        vmovdqu64 [rbp + 8896], zmm15                     ;   174.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm15, zmm7                             ;   180.5         46 t[1] copy
        vpternlogd zmm15, zmm5, zmm5, 0xc3                ;   185.5 p0      46 t[1]
        vmovdqu64 [rbp + 8768], zmm13                     ;   175.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm13, zmm19                            ;   169.0         46 t[1] copy
        vpternlogd zmm13, zmm5, [rbp + 2112], 0x12        ;   186.0 p5+p2   46 t[1]
        vmovdqu64 [rbp + 8448], zmm20                     ;   164.5 p7+p4   65 t[0] spill
        vmovdqu64 zmm20, [rbp + 2176]                     ;   106.7 p3      46 t[1]
        vpternlogd zmm20, zmm5, [rbp + 2304], 0x96        ;   186.5 p0+p2   46 t[1]
        vpternlogd zmm22, zmm15, zmm20, 0x1e              ;   187.5 p5      46 t[1]
        vpxord zmm24, zmm24, zmm20                        ;   187.5 p0      46 t[1]
        vmovdqu64 [rbp + 8960], zmm8                      ;   174.0 p8+p9   65 t[0] spill
        vmovdqu64 zmm8, [rbp + 2304]                      ;   107.7 p3      46 t[1]
        vpternlogd zmm8, zmm13, [rbp + 2304], 0xc3        ;   188.0 p5+p2   46 t[1]
        vpternlogd zmm22, zmm8, zmm3, 0x96                ;   189.0 p0      46 t[1]
        vmovdqu64 [rbp + 9344], zmm14                     ;   164.0 p7+p4   65 t[0] spill
        vmovdqa64 zmm14, zmm22                            ;   190.0         46 t[1] copy
        vmovdqu64 [rbp + 9408], zmm17                     ;   163.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm17, zmm20                            ;   187.5         46 t[1] copy
        vpternlogd zmm17, zmm19, [rbp + 2112], 0x96       ;   189.0 p5+p3   46 t[1]
        vpternlogd zmm8, zmm17, zmm7, 0x1e                ;   190.0 p0      46 t[1]
        vpternlogd zmm13, zmm17, zmm7, 0x78               ;   190.0 p5      46 t[1]
        vpternlogd zmm13, zmm3, zmm21, 0x96               ;   191.0 p0      46 t[1]
        vpxord zmm9, zmm9, zmm17                          ;   191.0 p5      46 t[1]
        vmovdqu64 zmm3, [rbp + 2304]                      ;   109.3 p2      46 t[1] reload
        vmovdqa64 zmm21, zmm3                             ;   115.3         46 t[1] copy
        vpternlogd zmm21, zmm24, zmm3, 0xcf               ;   191.5 p0      46 t[1]
        vmovdqu64 [rbp + 9472], zmm30                     ;   158.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm30, zmm9                             ;   192.0         46 t[1] copy
        vpternlogd zmm30, zmm16, [rbp + 2176], 0x60       ;   192.0 p5+p3   46 t[1]
        vpternlogd zmm8, zmm30, zmm26, 0x96               ;   193.0 p0      46 t[1]
        vpandd zmm14, zmm14, zmm8                         ;   194.0 p5      46 t[1]
        vpternlogd zmm21, zmm26, zmm14, 0x96              ;   195.0 p0      46 t[1]
        vpternlogd zmm13, zmm14, zmm21, 0x78              ;   196.0 p5      46 t[1]
        vpxord zmm22, zmm22, zmm21                        ;   196.0 p0      46 t[1]
        vpternlogd zmm22, zmm13, zmm8, 0x78               ;   197.0 p5      46 t[1]
        vpternlogd zmm8, zmm22, zmm21, 0x78               ;   198.0 p0      46 t[1]
        vpternlogd zmm21, zmm22, zmm13, 0x78              ;   198.0 p5      46 t[1]
        vpternlogd zmm0, zmm8, zmm22, 0x60                ;   199.0 p0      46 t[1]
        vmovdqu64 zmm14, [rbp + 448]                      ;   111.8 p2      46 t[1] reload
        vmovdqu64 zmm26, [rbp + 704]                      ;   112.0 p3      46 t[1] reload
        vmovdqu64 zmm30, [rbp + 640]                      ;   112.8 p2      46 t[1]
        vpternlogd zmm30, zmm26, zmm14, 0x96              ;   197.0 p5      46 t[1]
        vpandd zmm29, zmm29, zmm22                        ;   198.0 p0      46 t[1]
        vpandd zmm12, zmm12, zmm22                        ;   198.0 p5      46 t[1]
        vpxord zmm26, zmm26, [rbp + 384]                  ;   198.5 p0+p3   46 t[1]
        vmovdqu64 [rbp + 9536], zmm25                     ;   148.0 p8+p9   65 t[0] spill
        vmovdqa64 zmm25, zmm29                            ;   199.0         46 t[1] copy
        vpternlogd zmm29, zmm8, zmm6, 0x78                ;   199.0 p5      46 t[1]
        vpternlogd zmm29, zmm17, zmm21, 0x78              ;   200.0 p0      46 t[1]
        vmovdqa64 zmm17, zmm22                            ;   198.0         46 t[1] copy
        vmovdqu64 [rbp + 320], zmm4                       ;   177.0 p7+p4   65 t[0] spill
        vmovdqa64 zmm4, zmm8                              ;   199.0         46 t[1] copy
        vpternlogd zmm4, zmm21, zmm22, 0x96               ;   200.0 p5      46 t[1]
        vpternlogd zmm22, zmm8, zmm19, 0x28               ;   200.5 p0      46 t[1]
        vpternlogd zmm13, zmm4, zmm8, 0x1e                ;   201.0 p5      46 t[1]
        vpternlogd zmm0, zmm4, zmm9, 0x78                 ;   201.5 p0      46 t[1]
        vpternlogd zmm9, zmm29, zmm4, 0x6c                ;   202.0 p5      46 t[1]
        vpternlogd zmm15, zmm13, zmm21, 0x60              ;   202.5 p0      46 t[1]
        vpternlogd zmm20, zmm13, zmm21, 0x60              ;   203.0 p5      46 t[1]
        vpternlogd zmm21, zmm7, zmm15, 0x6a               ;   203.5 p0      46 t[1]
        vpternlogd zmm15, zmm13, zmm5, 0xb4               ;   204.0 p5      46 t[1]
        vpternlogd zmm6, zmm0, zmm8, 0x6c                 ;   204.5 p0      46 t[1]
        vpxord zmm25, zmm25, zmm0                         ;   205.0 p5      46 t[1]
        vpxord zmm17, zmm17, zmm13                        ;   205.5 p0      46 t[1]
        vpternlogd zmm18, zmm5, zmm17, 0x82               ;   206.5 p5      46 t[1]
        vmovdqu64 zmm0, [rbp + 384]                       ;   116.3 p2      46 t[1] reload
        vmovdqu64 zmm5, [rbp + 832]                       ;   116.5 p3      46 t[1]
        vpternlogd zmm5, zmm14, zmm0, 0x96                ;   206.5 p0      46 t[1]
        vpternlogd zmm13, zmm19, [rbp + 2112], 0x60       ;   207.0 p5+p2   46 t[1]
        vmovdqu64 zmm7, [rbp + 640]                       ;   117.5 p3      46 t[1] reload
        vmovdqa64 zmm19, zmm14                            ;   117.8         46 t[1] copy
        vpternlogd zmm19, zmm0, zmm7, 0x96                ;   207.5 p0      46 t[1]
        vpternlogd zmm7, zmm14, [rbp + 768], 0x96         ;   208.0 p5+p2   46 t[1]
        vpternlogd zmm3, zmm17, zmm4, 6                   ;   208.5 p0      46 t[1]
        vpternlogd zmm24, zmm17, zmm4, 0x60               ;   209.0 p5      46 t[1]
        vpandd zmm10, zmm10, zmm17                        ;   209.5 p0      46 t[1]
        vpternlogd zmm9, zmm13, zmm10, 0x96               ;   210.5 p5      46 t[1]
        vpternlogd zmm4, zmm16, [rbp + 2176], 0x60        ;   210.5 p0+p3   46 t[1]
        vpternlogd zmm4, zmm15, zmm18, 0x96               ;   211.5 p5      46 t[1]
        vpternlogd zmm25, zmm10, zmm4, 0x96               ;   212.5 p0      46 t[1]
        vmovdqu64 zmm10, [rbp + 7104]                     ;   119.3 p2      46 t[1] reload
        vmovdqu64 zmm13, [rbp + 7360]                     ;   119.7 p3      46 t[1] reload
        vmovdqu64 zmm16, [rbp + 7296]                     ;   120.3 p2      46 t[1]
        vpternlogd zmm16, zmm13, zmm10, 0x96              ;   212.0 p5      46 t[1]
        vpxord zmm18, zmm18, zmm6                         ;   212.5 p0      46 t[1]
        vpternlogd zmm21, zmm25, zmm9, 0x96               ;   213.5 p5      46 t[1]
        vpternlogd zmm18, zmm3, zmm21, 0x96               ;   214.5 p0      46 t[1]
        vpternlogd zmm21, zmm8, [rbp + 2048], 0x78        ;   214.5 p5+p3   46 t[1]
        vmovdqu64 zmm3, [rbp + 7424]                      ;   121.3 p2      46 t[1] reload
        vmovdqu64 zmm8, [rbp + 7296]                      ;   121.7 p3      46 t[1]
        vpternlogd zmm8, zmm10, zmm3, 0x96                ;   214.5 p0      46 t[1]
        vpternlogd zmm15, zmm22, zmm21, 0x96              ;   215.5 p5      46 t[1]
        vpternlogd zmm20, zmm29, zmm15, 0x96              ;   216.5 p0      46 t[1]
        vpxord zmm17, zmm30, [rbp + 576]                  ;   216.0 p5+p2   46 t[1]
        vmovdqu64 zmm22, [rbp + 512]                      ;   122.7 p3      46 t[1] reload
        vpxord zmm29, zmm30, zmm22                        ;   216.5 p0      46 t[1]
        vpternlogd zmm0, zmm29, zmm14, 0x96               ;   217.5 p5      46 t[1]
        vpxord zmm13, zmm13, [rbp + 7040]                 ;   217.5 p0+p2   46 t[1]
        vmovdqu64 [rbp + 256], zmm27                      ;   173.0 p8+p9   65 t[0] spill
        vmovdqa64 zmm27, zmm30                            ;   198.0         46 t[1] copy
        vmovdqu64 [rbp + 192], zmm28                      ;   175.0 p7+p4   65 t[0] spill
        vmovdqa64 zmm28, zmm19                            ;   208.5         46 t[1] copy
        vmovdqu64 [rbp + 128], zmm2                       ;   173.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm2, zmm26                             ;   199.5         46 t[1] copy
        vpternlogd zmm2, zmm14, zmm14, 0xc3               ;   218.0 p5      46 t[1]
        vmovdqu64 [rbp + 64], zmm11                       ;   165.0 p7+p4   65 t[0] spill
        vpxord zmm11, zmm7, zmm17                         ;   218.5 p0      46 t[1]
        vmovdqu64 [rbp + 0], zmm1                         ;   163.0 p8+p9   65 t[0] spill
        vpxord zmm1, zmm7, zmm0                           ;   219.0 p5      46 t[1]
        vmovdqu64 [rbp - 64], zmm23                       ;   156.5 p7+p4   65 t[0] spill
        vpandnd zmm23, zmm14, zmm17                       ;   219.5 p0      46 t[1]
        vmovdqu64 [rbp - 128], zmm31                      ;   151.0 p8+p9   65 t[0] spill
        vpord zmm31, zmm0, zmm22                          ;   220.0 p5      46 t[1]
        vmovdqu64 [rbp + 9600], zmm12                     ;   199.0 p7+p4   46 t[1] spill
        vmovdqa64 zmm12, zmm29                            ;   217.5         46 t[1] copy
        vpternlogd zmm12, zmm5, zmm14, 0x84               ;   220.5 p0      46 t[1]
        vmovdqu64 [rbp + 9664], zmm21                     ;   215.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm21, zmm5                             ;   207.5         46 t[1] copy
        vmovdqu64 [rbp + 9728], zmm9                      ;   211.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm9, zmm29                             ;   217.5         46 t[1] copy
        vpternlogd zmm9, zmm17, zmm5, 0xf6                ;   221.0 p5      46 t[1]
        vpternlogd zmm12, zmm9, zmm31, 0x96               ;   222.0 p0      46 t[1]
        vpternlogd zmm9, zmm2, zmm7, 0x1e                 ;   222.0 p5      46 t[1]
        vmovdqu64 [rbp + 9792], zmm24                     ;   210.0 p8+p9   46 t[1] spill
        vmovdqa64 zmm24, zmm0                             ;   218.5         46 t[1] copy
        vpternlogd zmm24, zmm17, zmm5, 0x96               ;   222.5 p0      46 t[1]
        vpternlogd zmm19, zmm11, zmm24, 0x60              ;   223.5 p5      46 t[1]
        vpandd zmm27, zmm27, zmm24                        ;   223.5 p0      46 t[1]
        vmovdqu64 [rbp + 9856], zmm6                      ;   205.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm6, zmm17                             ;   217.0         46 t[1] copy
        vmovdqu64 [rbp + 9920], zmm20                     ;   217.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm20, zmm11                            ;   219.5         46 t[1] copy
        vpternlogd zmm20, zmm23, zmm26, 0x6c              ;   224.0 p5      46 t[1]
        vpternlogd zmm20, zmm31, zmm27, 0x96              ;   225.0 p0      46 t[1]
        vmovdqu64 zmm31, [rbp + 768]                      ;   128.5 p3      46 t[1] reload
        vpternlogd zmm23, zmm31, zmm31, 0xc3              ;   225.0 p5      46 t[1]
        vpternlogd zmm9, zmm27, zmm23, 0x96               ;   226.0 p0      46 t[1]
        vpternlogd zmm23, zmm11, zmm26, 0x1e              ;   226.0 p5      46 t[1]
        vpternlogd zmm23, zmm19, zmm12, 0x96              ;   227.0 p0      46 t[1]
        vpternlogd zmm12, zmm1, zmm31, 0x2d               ;   227.0 p5      46 t[1]
        vpandd zmm19, zmm9, zmm23                         ;   228.0 p0      46 t[1]
        vpternlogd zmm20, zmm12, zmm19, 0xd2              ;   229.0 p5      46 t[1]
        vpxord zmm12, zmm12, zmm19                        ;   229.0 p0      46 t[1]
        vpxord zmm9, zmm9, zmm12                          ;   230.0 p5      46 t[1]
        vpternlogd zmm9, zmm20, zmm23, 0x78               ;   231.0 p0      46 t[1]
        vpternlogd zmm17, zmm5, zmm9, 0x28                ;   232.0 p5      46 t[1]
        vpternlogd zmm23, zmm9, zmm12, 0x78               ;   232.0 p0      46 t[1]
        vpternlogd zmm12, zmm9, zmm20, 0x78               ;   232.0 p5      46 t[1]
        vpxord zmm5, zmm16, [rbp + 7232]                  ;   231.5 p0+p2   46 t[1]
        vmovdqu64 zmm19, [rbp + 7168]                     ;   131.0 p3      46 t[1] reload
        vpxord zmm27, zmm16, zmm19                        ;   232.0 p5      46 t[1]
        vmovdqu64 [rbp + 9984], zmm25                     ;   213.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm25, zmm16                            ;   213.0         46 t[1] copy
        vmovdqu64 [rbp + 10048], zmm18                    ;   215.5 p8+p9   46 t[1] spill
        vpxord zmm18, zmm9, zmm23                         ;   233.0 p0      46 t[1]
        vpandd zmm30, zmm30, zmm18                        ;   234.0 p5      46 t[1]
        vmovdqu64 [rbp + 10112], zmm15                    ;   216.5 p7+p4   46 t[1] spill
        vpxord zmm15, zmm18, zmm12                        ;   234.0 p0      46 t[1]
        vpternlogd zmm20, zmm15, zmm23, 0x1e              ;   235.0 p5      46 t[1]
        vpternlogd zmm2, zmm20, zmm12, 0x60               ;   236.0 p0      46 t[1]
        vpternlogd zmm7, zmm20, zmm12, 0x60               ;   236.0 p5      46 t[1]
        vpternlogd zmm26, zmm2, zmm12, 0x6c               ;   237.0 p0      46 t[1]
        vpternlogd zmm2, zmm20, zmm14, 0xb4               ;   237.0 p5      46 t[1]
        vpandd zmm6, zmm6, zmm20                          ;   236.5 p0      46 t[1]
        vpxord zmm20, zmm20, zmm9                         ;   237.0 p5      46 t[1]
        vpternlogd zmm14, zmm20, zmm29, 0x84              ;   238.0 p0      46 t[1]
        vpternlogd zmm1, zmm20, zmm15, 0x60               ;   238.0 p5      46 t[1]
        vpternlogd zmm31, zmm20, zmm15, 6                 ;   238.5 p0      46 t[1]
        vpandd zmm21, zmm21, zmm20                        ;   239.0 p5      46 t[1]
        vpandd zmm28, zmm28, zmm15                        ;   239.5 p0      46 t[1]
        vpternlogd zmm15, zmm11, zmm24, 0x60              ;   240.0 p5      46 t[1]
        vpternlogd zmm18, zmm24, zmm15, 0x6a              ;   241.0 p0      46 t[1]
        vpternlogd zmm28, zmm2, zmm14, 0x96               ;   241.0 p5      46 t[1]
        vpxord zmm20, zmm17, zmm18                        ;   242.0 p0      46 t[1]
        vpternlogd zmm17, zmm23, zmm0, 0x78               ;   242.0 p5      46 t[1]
        vpternlogd zmm17, zmm12, zmm11, 0x78              ;   243.0 p0      46 t[1]
        vpternlogd zmm18, zmm0, zmm23, 0x78               ;   243.0 p5      46 t[1]
        vpxord zmm0, zmm8, zmm5                           ;   243.5 p0      46 t[1]
        vmovdqa64 zmm11, zmm8                             ;   215.5         46 t[1] copy
        vpternlogd zmm20, zmm28, zmm21, 0x96              ;   244.0 p5      46 t[1]
        vpxord zmm15, zmm15, zmm17                        ;   244.5 p0      46 t[1]
        vpternlogd zmm15, zmm21, zmm6, 0x96               ;   245.5 p5      46 t[1]
        vmovdqu64 zmm6, [rbp + 5568]                      ;   136.5 p2      46 t[1] reload
        vmovdqu64 zmm12, [rbp + 5824]                     ;   136.7 p3      46 t[1] reload
        vmovdqu64 zmm21, [rbp + 5760]                     ;   137.5 p2      46 t[1]
        vpternlogd zmm21, zmm12, zmm6, 0x96               ;   245.5 p0      46 t[1]
        vpternlogd zmm26, zmm20, zmm15, 0x96              ;   246.5 p5      46 t[1]
        vpternlogd zmm23, zmm22, zmm26, 0x6a              ;   247.5 p0      46 t[1]
        vpternlogd zmm2, zmm30, zmm23, 0x96               ;   248.5 p5      46 t[1]
        vmovdqu64 zmm22, [rbp + 5888]                     ;   137.7 p3      46 t[1] reload
        vmovdqu64 zmm24, [rbp + 5760]                     ;   138.5 p2      46 t[1]
        vpternlogd zmm24, zmm6, zmm22, 0x96               ;   247.5 p0      46 t[1]
        vpternlogd zmm7, zmm17, zmm2, 0x96                ;   249.5 p5      46 t[1]
        vpxord zmm14, zmm14, zmm18                        ;   248.5 p0      46 t[1]
        vpternlogd zmm14, zmm26, zmm31, 0x96              ;   249.5 p5      46 t[1]
        vpandd zmm17, zmm13, zmm0                         ;   249.5 p0      46 t[1]
        vpternlogd zmm18, zmm1, zmm7, 0x96                ;   250.5 p5      46 t[1]
        vmovdqa64 zmm1, zmm13                             ;   218.5         46 t[1] copy
        vpternlogd zmm1, zmm10, zmm10, 0xc3               ;   250.5 p0      46 t[1]
        vpandnd zmm26, zmm10, zmm5                        ;   251.0 p5      46 t[1]
        vmovdqa64 zmm30, zmm27                            ;   233.0         46 t[1] copy
        vmovdqu64 zmm31, [rbp + 5504]                     ;   139.7 p3      46 t[1] reload
        vpxord zmm12, zmm12, zmm31                        ;   251.5 p0      46 t[1]
        vpxord zmm31, zmm31, zmm6                         ;   252.0 p5      46 t[1]
        vmovdqa64 zmm22, zmm27                            ;   233.0         46 t[1] copy
        vpternlogd zmm22, zmm10, zmm10, 0xc3              ;   252.5 p0      46 t[1]
        vmovdqu64 [rbp + 10176], zmm9                     ;   232.0 p8+p9   46 t[1] spill
        vpxord zmm9, zmm10, [rbp + 7040]                  ;   253.0 p5+p2   46 t[1]
        vpxord zmm30, zmm30, zmm9                         ;   254.0 p0      46 t[1]
        vpxord zmm11, zmm11, zmm30                        ;   255.0 p5      46 t[1]
        vmovdqu64 [rbp + 10240], zmm29                    ;   217.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm29, zmm5                             ;   232.5         46 t[1] copy
        vmovdqu64 [rbp + 10304], zmm23                    ;   248.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm23, zmm0                             ;   244.5         46 t[1] copy
        vmovdqu64 [rbp + 10368], zmm15                    ;   246.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm15, zmm22                            ;   253.5         46 t[1] copy
        vmovdqu64 [rbp + 10432], zmm7                     ;   250.5 p8+p9   46 t[1] spill
        vpxord zmm7, zmm9, [rbp + 7488]                   ;   254.5 p0+p3   46 t[1]
        vpandd zmm15, zmm15, zmm7                         ;   255.5 p5      46 t[1]
        vmovdqu64 [rbp + 10496], zmm20                    ;   245.0 p7+p4   46 t[1] spill
        vpord zmm20, zmm19, zmm30                         ;   255.5 p0      46 t[1]
        vpternlogd zmm17, zmm20, zmm26, 0x96              ;   256.5 p5      46 t[1]
        vpternlogd zmm26, zmm3, zmm3, 0xc3                ;   256.5 p0      46 t[1]
        vmovdqu64 [rbp + 10560], zmm14                    ;   250.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm14, zmm27                            ;   233.0         46 t[1] copy
        vpternlogd zmm14, zmm5, zmm7, 0xf6                ;   257.0 p5      46 t[1]
        vpternlogd zmm15, zmm20, zmm14, 0x96              ;   258.0 p0      46 t[1]
        vpternlogd zmm14, zmm1, zmm8, 0x1e                ;   258.0 p5      46 t[1]
        vmovdqa64 zmm20, zmm30                            ;   255.0         46 t[1] copy
        vpternlogd zmm20, zmm5, zmm7, 0x96                ;   258.5 p0      46 t[1]
        vpandd zmm25, zmm25, zmm20                        ;   259.5 p5      46 t[1]
        vpternlogd zmm14, zmm26, zmm25, 0x96              ;   260.5 p0      46 t[1]
        vpternlogd zmm26, zmm0, zmm13, 0x1e               ;   260.0 p5      46 t[1]
        vpxord zmm23, zmm23, zmm20                        ;   260.5 p0      46 t[1]
        vmovdqu64 [rbp + 10624], zmm27                    ;   233.0 p7+p4   46 t[1] spill
        vmovdqa64 zmm27, zmm14                            ;   261.5         46 t[1] copy
        vmovdqu64 [rbp + 10688], zmm4                     ;   212.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm4, zmm11                             ;   256.0         46 t[1] copy
        vpternlogd zmm4, zmm15, zmm3, 0x39                ;   261.0 p5      46 t[1]
        vmovdqu64 [rbp + 10752], zmm11                    ;   256.0 p7+p4   46 t[1] spill
        vpxord zmm11, zmm21, [rbp + 5696]                 ;   261.5 p0+p2   46 t[1]
        vmovdqu64 [rbp + 10816], zmm28                    ;   242.0 p8+p9   46 t[1] spill
        vpxord zmm28, zmm21, [rbp + 5632]                 ;   262.0 p5+p3   46 t[1]
        vmovdqu64 [rbp + 10880], zmm2                     ;   249.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm2, zmm21                             ;   246.5         46 t[1] copy
        vmovdqu64 [rbp + 10944], zmm18                    ;   251.5 p8+p9   46 t[1] spill
        vpxord zmm18, zmm24, zmm11                        ;   262.5 p0      46 t[1]
        vpandnd zmm19, zmm6, zmm11                        ;   263.0 p5      46 t[1]
        vmovdqa64 zmm6, zmm11                             ;   262.5         46 t[1] copy
        vmovdqu64 [rbp + 11008], zmm18                    ;   263.5 p7+p4   46 t[1] spill
        vpxord zmm18, zmm31, [rbp + 5952]                 ;   263.5 p0+p2   46 t[1]
        vmovdqu64 [rbp + 11072], zmm24                    ;   248.5 p8+p9   46 t[1] spill
        vmovdqu64 zmm24, [rbp + 11008]                    ;   263.5 p3      46 t[1]
        vpxord zmm6, zmm6, zmm18                          ;   264.5 p5      46 t[1]
        vmovdqu64 [rbp + 11136], zmm19                    ;   264.0 p7+p4   46 t[1] spill
        vpord zmm19, zmm6, zmm28                          ;   265.5 p0      46 t[1]
        vmovdqu64 [rbp + 11200], zmm19                    ;   266.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm19, zmm28                            ;   263.0         46 t[1] copy
        vpternlogd zmm19, zmm6, zmm31, 0x96               ;   265.5 p5      46 t[1]
        vpandd zmm2, zmm2, zmm19                          ;   266.5 p0      46 t[1]
        vpxord zmm24, zmm24, zmm19                        ;   269.5 p5      46 t[1]
        vmovdqu64 [rbp + 11264], zmm6                     ;   265.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm6, zmm23                             ;   261.5         46 t[1] copy
        vpternlogd zmm6, zmm9, [rbp + 7296], 0x60         ;   266.5 p0+p2   46 t[1]
        vpternlogd zmm26, zmm6, zmm15, 0x96               ;   267.5 p5      46 t[1]
        vmovdqu64 zmm6, [rbp + 5632]                      ;   150.5 p3      46 t[1] reload
        vmovdqa64 zmm15, zmm21                            ;   246.5         46 t[1] copy
        vpternlogd zmm15, zmm31, zmm6, 0xbe               ;   267.5 p0      46 t[1]
        vmovdqa64 zmm6, zmm4                              ;   262.0         46 t[1] copy
        vpternlogd zmm6, zmm26, zmm14, 0x78               ;   268.5 p5      46 t[1]
        vpternlogd zmm4, zmm14, zmm26, 8                  ;   268.5 p0      46 t[1]
        vpternlogd zmm17, zmm4, zmm25, 0x96               ;   269.5 p5      46 t[1]
        vmovdqu64 zmm4, [rbp + 5888]                      ;   151.7 p2      46 t[1] reload
        vmovdqu64 zmm14, [rbp + 11136]                    ;   264.0 p3      46 t[1]
        vpternlogd zmm14, zmm4, zmm4, 0xc3                ;   270.0 p0      46 t[1]
        vpxord zmm27, zmm27, zmm6                         ;   270.0 p5      46 t[1]
        vpternlogd zmm27, zmm17, zmm26, 0x78              ;   271.0 p0      46 t[1]
        vpternlogd zmm26, zmm27, zmm6, 0x78               ;   272.0 p5      46 t[1]
        vpternlogd zmm6, zmm27, zmm17, 0x78               ;   272.0 p0      46 t[1]
        vpternlogd zmm5, zmm27, zmm7, 0x48                ;   272.0 p5      46 t[1]
        vpternlogd zmm20, zmm26, zmm27, 0x60              ;   273.0 p0      46 t[1]
        vpternlogd zmm16, zmm26, zmm27, 0x60              ;   273.0 p5      46 t[1]
        vmovdqa64 zmm25, zmm5                             ;   273.0         46 t[1] copy
        vpternlogd zmm5, zmm26, zmm30, 0x78               ;   273.5 p0      46 t[1]
        vpternlogd zmm5, zmm0, zmm6, 0x78                 ;   274.5 p5      46 t[1]
        vmovdqa64 zmm0, zmm18                             ;   264.5         46 t[1] copy
        vpternlogd zmm18, zmm28, [rbp + 5568], 0x90       ;   274.5 p0+p2   46 t[1]
        vpternlogd zmm18, zmm15, [rbp + 11200], 0x96      ;   275.5 p5+p3   46 t[1]
        vmovdqa64 zmm4, zmm26                             ;   273.0         46 t[1] copy
        vpternlogd zmm4, zmm6, zmm27, 0x96                ;   275.5 p0      46 t[1]
        vpternlogd zmm17, zmm4, zmm26, 0x1e               ;   276.5 p5      46 t[1]
        vpternlogd zmm20, zmm4, zmm23, 0x78               ;   276.5 p0      46 t[1]
        vpternlogd zmm1, zmm17, zmm6, 0x60                ;   277.5 p5      46 t[1]
        vpternlogd zmm23, zmm5, zmm4, 0x6c                ;   277.5 p0      46 t[1]
        vpternlogd zmm7, zmm17, zmm27, 0x60               ;   278.0 p5      46 t[1]
        vpternlogd zmm8, zmm17, zmm6, 0x60                ;   278.5 p0      46 t[1]
        vpternlogd zmm6, zmm13, zmm1, 0x6a                ;   279.0 p5      46 t[1]
        vpternlogd zmm1, zmm10, zmm17, 0xd2               ;   279.5 p0      46 t[1]
        vpternlogd zmm22, zmm17, zmm27, 0x60              ;   280.0 p5      46 t[1]
        vpternlogd zmm30, zmm20, zmm26, 0x6c              ;   280.5 p0      46 t[1]
        vpxord zmm25, zmm25, zmm20                        ;   281.0 p5      46 t[1]
        vpandd zmm29, zmm29, zmm17                        ;   281.5 p0      46 t[1]
        vpternlogd zmm17, zmm4, zmm27, 0x96               ;   282.0 p5      46 t[1]
        vpternlogd zmm23, zmm29, zmm7, 0x96               ;   282.5 p0      46 t[1]
        vpternlogd zmm4, zmm9, [rbp + 7296], 0x60         ;   283.0 p5+p2   46 t[1]
        vmovdqu64 zmm9, [rbp + 10112]                     ;   216.5 p3      65 t[1]
        vmovdqu64 zmm10, [rbp + 5568]                     ;   158.3 p2      46 t[1] reload
        vmovdqa64 zmm13, zmm10                            ;   164.3         46 t[1] copy
        vpternlogd zmm13, zmm12, zmm10, 0xc3              ;   283.5 p0      46 t[1]
        vpandnd zmm3, zmm3, zmm17                         ;   284.0 p5      46 t[1]
        vpternlogd zmm4, zmm1, zmm22, 0x96                ;   284.5 p0      46 t[1]
        vpternlogd zmm25, zmm7, zmm4, 0x96                ;   285.5 p5      46 t[1]
        vmovdqu64 zmm7, [rbp + 9856]                      ;   205.5 p3      46 t[1] reload
        vmovdqu64 zmm20, [rbp + 9920]                     ;   217.5 p2      65 t[1]
        vpternlogd zmm20, zmm7, [rbp + 9792], 0x96        ;   285.5 p0+p3   65 t[1]
        vpternlogd zmm6, zmm25, zmm23, 0x96               ;   286.5 p5      46 t[1]
        vpxord zmm22, zmm22, zmm30                        ;   286.5 p0      46 t[1]
        vpternlogd zmm22, zmm3, zmm6, 0x96                ;   287.5 p5      46 t[1]
        vmovdqu64 zmm3, [rbp + 11008]                     ;   263.5 p2      46 t[1]
        vpternlogd zmm3, zmm12, [rbp + 11136], 0x6a       ;   287.5 p0+p3   46 t[1]
        vpternlogd zmm3, zmm15, zmm2, 0x96                ;   288.5 p5      46 t[1]
        vmovdqu64 zmm7, [rbp + 11072]                     ;   248.5 p2      46 t[1] reload
        vmovdqa64 zmm15, zmm28                            ;   263.0         46 t[1] copy
        vpternlogd zmm15, zmm31, zmm7, 0x96               ;   288.5 p0      46 t[1]
        vpternlogd zmm6, zmm26, [rbp + 7168], 0x78        ;   289.0 p5+p3   46 t[1]
        vpternlogd zmm1, zmm16, zmm6, 0x96                ;   290.0 p0      46 t[1]
        vpternlogd zmm8, zmm5, zmm1, 0x96                 ;   291.0 p5      46 t[1]
        vmovdqu64 zmm5, [rbp + 10880]                     ;   249.5 p2      65 t[1]
        vmovdqu64 zmm16, [rbp + 10176]                    ;   232.0 p3      46 t[1] reload
        vmovdqu64 zmm26, [rbp + 10304]                    ;   248.5 p2      65 t[1]
        vpternlogd zmm26, zmm16, [rbp + 10240], 0x78      ;   290.5 p0+p3   65 t[1]
        vmovdqu64 zmm16, [rbp + 11008]                    ;   263.5 p2      46 t[1] reload
        vmovdqa64 zmm29, zmm14                            ;   271.0         46 t[1] copy
        vpternlogd zmm29, zmm12, zmm16, 0x1e              ;   291.0 p5      46 t[1]
        vpternlogd zmm30, zmm17, [rbp + 10752], 0x78      ;   291.5 p0+p3   65 t[1]
        vpternlogd zmm6, zmm27, [rbp + 10624], 0x78       ;   292.0 p5+p2   65 t[1]
        vmovdqu64 zmm17, [rbp + 5760]                     ;   165.8 p3      46 t[1] reload
        vmovdqa64 zmm27, zmm24                            ;   270.5         46 t[1] copy
        vpternlogd zmm27, zmm31, zmm17, 0x60              ;   292.5 p0      46 t[1]
        vpternlogd zmm29, zmm27, zmm18, 0x96              ;   293.5 p5      46 t[1]
        vmovdqa64 zmm27, zmm29                            ;   294.5         46 t[1] copy
        vmovdqu64 [rbp + 10624], zmm26                    ;   291.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm26, zmm13                            ;   284.5         46 t[1] copy
        vpternlogd zmm26, zmm7, [rbp + 11200], 0x56       ;   293.5 p0+p2   46 t[1]
        vpternlogd zmm26, zmm14, zmm2, 0x96               ;   294.5 p5      46 t[1]
        vpandd zmm27, zmm27, zmm26                        ;   295.5 p0      46 t[1]
        vmovdqu64 zmm2, [rbp + 5888]                      ;   166.8 p3      46 t[1] reload
        vmovdqa64 zmm14, zmm2                             ;   172.8         46 t[1] copy
        vpternlogd zmm14, zmm15, zmm2, 0xcf               ;   295.0 p5      46 t[1]
        vpternlogd zmm14, zmm18, zmm27, 0x96              ;   296.5 p0      46 t[1]
        vpternlogd zmm3, zmm27, zmm14, 0x78               ;   297.5 p5      46 t[1]
        vpxord zmm26, zmm26, zmm14                        ;   297.5 p0      46 t[1]
        vpternlogd zmm26, zmm3, zmm29, 0x78               ;   298.5 p5      46 t[1]
        vpternlogd zmm29, zmm26, zmm14, 0x78              ;   299.5 p0      46 t[1]
        vpternlogd zmm14, zmm26, zmm3, 0x78               ;   299.5 p5      46 t[1]
        vpternlogd zmm19, zmm29, zmm26, 0x60              ;   300.5 p0      46 t[1]
        vpternlogd zmm21, zmm29, zmm26, 0x60              ;   300.5 p5      46 t[1]
        vmovdqa64 zmm18, zmm29                            ;   300.5         46 t[1] copy
        vpternlogd zmm18, zmm28, zmm31, 0x60              ;   300.5 p0      46 t[1]
        vmovdqa64 zmm27, zmm29                            ;   300.5         46 t[1] copy
        vpternlogd zmm27, zmm14, zmm26, 0x96              ;   300.5 p5      46 t[1]
        vpternlogd zmm17, zmm31, zmm27, 0x28              ;   301.5 p0      46 t[1]
        vpternlogd zmm3, zmm27, zmm29, 0x1e               ;   301.5 p5      46 t[1]
        vpternlogd zmm19, zmm27, zmm24, 0x78              ;   301.5 p0      46 t[1]
        vpternlogd zmm13, zmm3, zmm14, 0x60               ;   302.5 p5      46 t[1]
        vpternlogd zmm7, zmm3, zmm14, 0x60                ;   302.5 p0      46 t[1]
        vpternlogd zmm12, zmm13, zmm14, 0x6c              ;   303.5 p5      46 t[1]
        vpternlogd zmm13, zmm3, zmm10, 0xb4               ;   303.5 p0      46 t[1]
        vpandd zmm11, zmm11, zmm3                         ;   304.0 p5      46 t[1]
        vpxord zmm3, zmm3, zmm26                          ;   304.5 p0      46 t[1]
        vpternlogd zmm10, zmm3, zmm28, 0x84               ;   305.5 p5      46 t[1]
        vpternlogd zmm17, zmm13, zmm10, 0x96              ;   306.5 p0      46 t[1]
        vpternlogd zmm15, zmm3, zmm27, 0x60               ;   306.0 p5      46 t[1]
        vpternlogd zmm2, zmm3, zmm27, 6                   ;   306.5 p0      46 t[1]
        vpandd zmm0, zmm0, zmm3                           ;   307.0 p5      46 t[1]
        vpternlogd zmm10, zmm19, zmm18, 0x96              ;   307.5 p0      46 t[1]
        vpternlogd zmm15, zmm19, zmm18, 0x96              ;   308.0 p5      65 t[1]
        vmovdqu64 zmm3, [rbp + 11264]                     ;   265.5 p2      46 t[1] reload
        vpternlogd zmm18, zmm26, zmm3, 0x78               ;   308.5 p0      46 t[1]
        vpternlogd zmm18, zmm14, zmm16, 0x78              ;   309.5 p5      46 t[1]
        vpternlogd zmm19, zmm3, zmm26, 0x78               ;   309.5 p0      46 t[1]
        vpternlogd zmm27, zmm24, zmm18, 0x6a              ;   310.5 p5      46 t[1]
        vpternlogd zmm27, zmm11, zmm0, 0x96               ;   311.5 p0      46 t[1]
        vpternlogd zmm19, zmm0, zmm17, 0x96               ;   311.0 p5      46 t[1]
        vpternlogd zmm12, zmm19, zmm27, 0x96              ;   312.5 p0      46 t[1]
        vpternlogd zmm10, zmm2, zmm12, 0x96               ;   313.5 p5      46 t[1]
        vpternlogd zmm12, zmm29, [rbp + 5632], 0x78       ;   313.5 p0+p3   46 t[1]
        vpternlogd zmm13, zmm21, zmm12, 0x96              ;   314.5 p5      46 t[1]
        vpternlogd zmm7, zmm18, zmm13, 0x96               ;   315.5 p0      46 t[1]
        vpternlogd zmm12, zmm26, zmm28, 0x78              ;   314.5 p5      65 t[1]
        vmovdqu64 zmm0, [rbp + 10880]                     ;   249.5 p2      46 t[1] reload
        vpternlogd zmm1, zmm13, zmm0, 0x96                ;   315.5 p0      65 t[1]
        vpxord zmm9, zmm9, zmm1                           ;   316.5 p5      65 t[1]
        vpbroadcastd zmm2, [r8 + 652]                     ;   173.7 p10     65 t[1]
        vmovdqu64 zmm3, [rbp + 10944]                     ;   251.5 p3      46 t[1] reload
        vpternlogd zmm15, zmm7, zmm3, 0x96                ;   316.5 p0      65 t[1]
        vpbroadcastd zmm11, [r8 + 668]                    ;   174.2 p2      65 t[1]
        vpbroadcastd zmm14, [r8 + 672]                    ;   174.7 p10     65 t[1]
        vmovdqa64 zmm16, zmm15                            ;   317.5         65 t[1] copy
        vmovdqu64 zmm18, [rbp + 10688]                    ;   212.5 p3      46 t[1] reload
        vmovdqu64 zmm21, [rbp + 10816]                    ;   242.0 p2      65 t[1]
        vpternlogd zmm21, zmm17, zmm18, 0x96              ;   316.0 p5      65 t[1]
        vpbroadcastd zmm24, [r8 + 676]                    ;   175.7 p10     65 t[1]
        vpbroadcastd zmm26, [r8 + 680]                    ;   175.8 p3      65 t[1]
        vmovdqa64 zmm28, zmm9                             ;   317.5         65 t[1] copy
        vpternlogd zmm28, zmm22, zmm25, 0x96              ;   317.5 p0      65 t[1]
        vpternlogd zmm19, zmm28, zmm10, 0x96              ;   318.5 p5      65 t[1]
        vmovdqu64 zmm29, [rbp + 10048]                    ;   215.5 p2      46 t[1] reload
        vpternlogd zmm28, zmm29, [rbp + 9984], 0x96       ;   318.5 p0+p3   65 t[1]
        vpternlogd zmm4, zmm28, zmm17, 0x96               ;   319.5 p5      65 t[1]
        vpxord zmm16, zmm16, zmm4                         ;   320.5 p0      65 t[1]
        vmovdqa64 zmm31, zmm28                            ;   319.5         65 t[1] copy
        vpternlogd zmm31, zmm21, zmm17, 0x96              ;   319.5 p5      65 t[1]
        vpternlogd zmm30, zmm31, zmm8, 0x96               ;   320.5 p0      65 t[1]
        vmovdqa64 zmm0, zmm31                             ;   320.5         65 t[1] copy
        vmovdqu64 [rbp + 9984], zmm26                     ;   181.8 p7+p4   65 t[1] spill
        vmovdqa64 zmm26, zmm20                            ;   286.5         65 t[1] copy
        vpternlogd zmm26, zmm30, zmm16, 0x96              ;   321.5 p5      65 t[1]
        vpternlogd zmm20, zmm16, [r8 + 704]{1to16}, 0x96  ;   321.5 p0+p2   65 t[1]
        vmovdqu64 [rbp + 10816], zmm20                    ;   322.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm20, zmm26                            ;   322.5         65 t[1] copy
        vpternlogd zmm20, zmm22, zmm29, 0x96              ;   322.5 p5      65 t[1]
        vpternlogd zmm8, zmm20, [rbp + 9920], 0x96        ;   323.5 p0+p3   65 t[1]
        vmovdqu64 [rbp + 11264], zmm24                    ;   181.7 p7+p4   65 t[1] spill
        vmovdqa64 zmm24, zmm8                             ;   324.5         65 t[1] copy
        vmovdqu64 [rbp + 11008], zmm14                    ;   180.7 p8+p9   65 t[1] spill
        vmovdqa64 zmm14, zmm4                             ;   320.5         65 t[1] copy
        vmovdqu64 [rbp + 11072], zmm11                    ;   181.5 p7+p4   65 t[1] spill
        vpbroadcastd zmm11, [r8 + 688]                    ;   180.0 p10     65 t[1]
        vmovdqu64 [rbp + 11200], zmm11                    ;   186.0 p8+p9   65 t[1] spill
        vpbroadcastd zmm11, [r8 + 708]                    ;   180.3 p2      65 t[1]
        vmovdqu64 [rbp + 10752], zmm11                    ;   186.3 p7+p4   65 t[1] spill
        vpbroadcastd zmm11, [r8 + 712]                    ;   180.7 p3      65 t[1]
        vmovdqu64 [rbp + 10240], zmm11                    ;   186.7 p8+p9   65 t[1] spill
        vmovdqa64 zmm11, zmm30                            ;   321.5         65 t[1] copy
        vpternlogd zmm11, zmm15, [r8 + 640]{1to16}, 0x96  ;   322.0 p5+p2   65 t[1]
        vmovdqu64 [rbp + 1920], zmm11                     ;   323.0 p7+p4   65 t[1] spill
        vmovdqa64 zmm11, zmm26                            ;   322.5         65 t[1] copy
        vpternlogd zmm11, zmm29, [rbp + 10560], 0x96      ;   322.5 p0+p3   65 t[1]
        vpternlogd zmm29, zmm11, zmm10, 0x96              ;   323.5 p5      65 t[1]
        vpxord zmm24, zmm24, zmm29                        ;   324.5 p0      65 t[1]
        vmovdqu64 [rbp + 10048], zmm29                    ;   324.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm29, zmm24                            ;   325.5         65 t[1] copy
        vpternlogd zmm29, zmm27, zmm23, 0x96              ;   325.5 p5      65 t[1]
        vmovdqu64 [rbp + 10304], zmm28                    ;   319.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm28, zmm8                             ;   324.5         65 t[1] copy
        vpternlogd zmm28, zmm7, [rbp + 9920], 0x96        ;   324.5 p0+p2   65 t[1]
        vpxord zmm14, zmm14, zmm28                        ;   325.5 p5      65 t[1]
        vpternlogd zmm27, zmm14, [rbp + 10368], 0x96      ;   326.5 p0+p3   65 t[1]
        vmovdqu64 [rbp + 10368], zmm28                    ;   325.5 p8+p9   65 t[1] spill
        vmovdqu64 zmm28, [rbp + 9728]                     ;   211.5 p2      65 t[1]
        vpternlogd zmm28, zmm27, [r8 + 716]{1to16}, 0x96  ;   327.5 p5+p3   65 t[1]
        vmovdqu64 [rbp + 11136], zmm28                    ;   328.5 p7+p4   65 t[1] spill
        vmovdqu64 zmm28, [rbp + 10560]                    ;   250.5 p2      65 t[1]
        vpternlogd zmm28, zmm19, [rbp + 10496], 0x96      ;   326.5 p0+p3   65 t[1]
        vpternlogd zmm22, zmm25, zmm28, 0x96              ;   327.5 p5      65 t[1]
        vpternlogd zmm17, zmm18, zmm22, 0x96              ;   328.5 p0      65 t[1]
        vpternlogd zmm26, zmm3, zmm17, 0x96               ;   329.5 p5      65 t[1]
        vpxord zmm0, zmm0, zmm26                          ;   330.5 p0      65 t[1]
        vpternlogd zmm30, zmm15, zmm0, 0x96               ;   331.5 p5      65 t[1]
        vpternlogd zmm30, zmm10, zmm11, 0x96              ;   332.5 p0      65 t[1]
        vpternlogd zmm11, zmm17, zmm16, 0x96              ;   330.0 p5      65 t[1]
        vpternlogd zmm8, zmm7, zmm11, 0x96                ;   331.0 p0      65 t[1]
        vpternlogd zmm6, zmm29, zmm17, 0x96               ;   331.0 p5      65 t[1]
        vpternlogd zmm11, zmm30, zmm20, 0x96              ;   333.5 p0      65 t[1]
        vpbroadcastd zmm3, [r8 + 728]                     ;   187.2 p10     65 t[1]
        vpbroadcastd zmm7, [r8 + 732]                     ;   187.3 p2      65 t[1]
        vpbroadcastd zmm10, [r8 + 748]                    ;   187.5 p3      65 t[1]
        vpbroadcastd zmm15, [r8 + 752]                    ;   188.2 p10     65 t[1]
        vpternlogd zmm0, zmm16, [r8 + 736]{1to16}, 0x96   ;   332.0 p5+p2   65 t[1]
        vmovdqu64 zmm16, [rbp + 11008]                    ;   188.5 p3      65 t[1] reload
        vpxord zmm16, zmm16, zmm26                        ;   332.5 p0      65 t[1]
        vmovdqu64 zmm18, [rbp + 10432]                    ;   250.5 p2      65 t[1]
        vpternlogd zmm18, zmm20, [rbp + 9920], 0x96       ;   333.0 p5+p3   65 t[1]
        vpternlogd zmm24, zmm8, zmm18, 0x96               ;   334.0 p0      65 t[1]
        vpternlogd zmm20, zmm30, [r8 + 644]{1to16}, 0x96  ;   334.0 p5+p2   65 t[1]
        vmovdqu64 zmm25, [rbp + 10752]                    ;   190.5 p3      65 t[1] reload
        vpxord zmm25, zmm25, zmm30                        ;   334.5 p0      65 t[1]
        vmovdqa64 zmm26, zmm29                            ;   326.5         65 t[1] copy
        vpternlogd zmm26, zmm17, zmm4, 0x96               ;   335.0 p5      65 t[1]
        vpternlogd zmm29, zmm6, [rbp + 10624], 0x96       ;   335.5 p0+p2   65 t[1]
        vpternlogd zmm26, zmm27, [rbp + 9728], 0x96       ;   336.0 p5+p3   65 t[1]
        vmovdqa64 zmm30, zmm6                             ;   332.0         65 t[1] copy
        vpxord zmm10, zmm10, zmm26                        ;   337.0 p0      65 t[1]
        vmovdqu64 [rbp + 3648], zmm10                     ;   338.0 p8+p9   65 t[1] spill
        vmovdqa64 zmm10, zmm27                            ;   327.5         65 t[1] copy
        vpternlogd zmm10, zmm18, zmm31, 0x96              ;   337.0 p5      65 t[1]
        vpternlogd zmm14, zmm23, zmm10, 0x96              ;   338.0 p0      65 t[1]
        vpternlogd zmm27, zmm29, zmm18, 0x96              ;   338.0 p5      65 t[1]
        vpxord zmm5, zmm5, zmm27                          ;   339.0 p0      65 t[1]
        vpternlogd zmm18, zmm8, [r8 + 648]{1to16}, 0x96   ;   339.0 p5+p2   65 t[1]
        vmovdqu64 zmm23, [rbp + 9984]                     ;   192.5 p3      65 t[1] reload
        vpxord zmm23, zmm23, zmm8                         ;   339.5 p0      65 t[1]
        vpternlogd zmm10, zmm26, [r8 + 684]{1to16}, 0x96  ;   340.0 p5+p2   65 t[1]
        vpxord zmm2, zmm2, zmm14                          ;   340.5 p0      65 t[1]
        vmovdqu64 zmm8, [rbp + 11264]                     ;   193.5 p3      65 t[1] reload
        vpxord zmm8, zmm8, zmm11                          ;   341.0 p5      65 t[1]
        vmovdqu64 [rbp + 3456], zmm0                      ;   333.0 p7+p4   65 t[1] spill
        vmovdqu64 zmm0, [rbp + 10240]                     ;   194.3 p2      65 t[1] reload
        vpxord zmm0, zmm0, zmm24                          ;   341.5 p0      65 t[1]
        vmovdqu64 [rbp + 10240], zmm0                     ;   342.5 p8+p9   65 t[1] spill
        vmovdqu64 zmm0, [rbp + 10048]                     ;   324.5 p3      65 t[1] reload
        vpternlogd zmm11, zmm0, [r8 + 740]{1to16}, 0x96   ;   342.0 p5+p2   65 t[1]
        vmovdqu64 zmm0, [rbp + 10368]                     ;   325.5 p3      65 t[1] reload
        vpternlogd zmm24, zmm0, [r8 + 744]{1to16}, 0x96   ;   342.5 p0+p2   65 t[1]
        vpbroadcastd zmm0, [r8 + 756]                     ;   195.3 p10     65 t[1]
        vmovdqu64 [rbp + 3584], zmm24                     ;   343.5 p7+p4   65 t[1] spill
        vpbroadcastd zmm24, [r8 + 760]                    ;   196.3 p10     65 t[1]
        vmovdqu64 [rbp + 3520], zmm11                     ;   343.0 p8+p9   65 t[1] spill
        vmovdqa64 zmm11, zmm5                             ;   340.0         65 t[1] copy
        vpternlogd zmm11, zmm9, [r8 + 692]{1to16}, 0x96   ;   343.0 p5+p3   65 t[1]
        vmovdqu64 [rbp + 9984], zmm25                     ;   335.5 p7+p4   65 t[1] spill
        vmovdqu64 zmm25, [rbp + 9664]                     ;   215.5 p2      46 t[1] reload
        vpternlogd zmm29, zmm25, [rbp + 9600], 0x96       ;   343.5 p0+p3   65 t[1]
        vpternlogd zmm14, zmm26, zmm29, 0x96              ;   344.5 p5      65 t[1]
        vpternlogd zmm12, zmm29, zmm17, 0x96              ;   344.5 p0      65 t[1]
        vmovdqu64 zmm25, [rbp + 4032]                     ;   200.3 p2      46 t[2] reload
        vmovdqu64 zmm26, [rbp + 4288]                     ;   200.5 p3      46 t[2] reload
        vmovdqu64 zmm29, [rbp + 4224]                     ;   201.3 p2      46 t[2]
        vpternlogd zmm29, zmm26, zmm25, 0x96              ;   345.0 p5      46 t[2]
        vpxord zmm26, zmm26, [rbp + 3968]                 ;   345.5 p0+p3   46 t[2]
        vpternlogd zmm27, zmm12, zmm6, 0x96               ;   346.0 p5      65 t[1]
        vpxord zmm30, zmm30, zmm14                        ;   346.5 p0      65 t[1]
        vpxord zmm15, zmm15, zmm14                        ;   347.0 p5      65 t[1]
        vpternlogd zmm13, zmm12, [rbp + 10880], 0x96      ;   347.5 p0+p2   65 t[1]
        vpternlogd zmm9, zmm13, zmm5, 0x96                ;   348.5 p5      65 t[1]
        vpternlogd zmm5, zmm30, zmm1, 0x96                ;   348.5 p0      65 t[1]
        vpternlogd zmm21, zmm13, zmm19, 0x96              ;   349.0 p5      65 t[1]
        vpternlogd zmm12, zmm6, [r8 + 720]{1to16}, 0x96   ;   349.5 p0+p3   65 t[1]
        vpternlogd zmm17, zmm21, zmm4, 0x96               ;   350.0 p5      65 t[1]
        vpternlogd zmm1, zmm30, [r8 + 660]{1to16}, 0x96   ;   350.5 p0+p2   65 t[1]
        vpternlogd zmm30, zmm27, [r8 + 656]{1to16}, 0x96  ;   351.0 p5+p3   65 t[1]
        vmovdqu64 zmm6, [rbp + 11200]                     ;   205.0 p2      65 t[1] reload
        vpxord zmm6, zmm6, zmm27                          ;   351.5 p0      65 t[1]
        vmovdqu64 zmm14, [rbp + 3968]                     ;   206.0 p3      46 t[2] reload
        vmovdqu64 zmm27, [rbp + 4416]                     ;   206.5 p2      46 t[2]
        vpternlogd zmm27, zmm25, zmm14, 0x96              ;   352.0 p5      46 t[2]
        vpternlogd zmm31, zmm17, [r8 + 700]{1to16}, 0x96  ;   352.5 p0+p3   65 t[1]
        vmovdqu64 [rbp + 3712], zmm15                     ;   348.0 p8+p9   65 t[1] spill
        vmovdqu64 zmm15, [rbp + 11072]                    ;   208.2 p2      65 t[1] reload
        vpxord zmm15, zmm15, zmm17                        ;   353.0 p5      65 t[1]
        vmovdqu64 zmm17, [rbp + 4224]                     ;   208.7 p3      46 t[2] reload
        vmovdqu64 [rbp + 11072], zmm12                    ;   350.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm12, zmm25                            ;   208.8         46 t[2] copy
        vpternlogd zmm12, zmm14, zmm17, 0x96              ;   353.5 p0      46 t[2]
        vpternlogd zmm17, zmm25, [rbp + 4352], 0x96       ;   354.0 p5+p2   46 t[2]
        vpternlogd zmm4, zmm21, [r8 + 764]{1to16}, 0x96   ;   354.5 p0+p3   65 t[1]
        vpxord zmm7, zmm7, zmm21                          ;   355.0 p5      65 t[1]
        vpxord zmm0, zmm0, zmm9                           ;   355.5 p0      65 t[1]
        vpternlogd zmm9, zmm5, [r8 + 724]{1to16}, 0x96    ;   356.0 p5+p2   65 t[1]
        vmovdqa64 zmm21, zmm5                             ;   349.5         65 t[1] copy
        vpternlogd zmm21, zmm28, [r8 + 664]{1to16}, 0x96  ;   356.5 p0+p3   65 t[1]
        vpternlogd zmm5, zmm28, [rbp + 10304], 0x96       ;   357.0 p5+p2   65 t[1]
        vpternlogd zmm13, zmm19, zmm5, 0x96               ;   358.0 p0      65 t[1]
        vpxord zmm3, zmm3, zmm5                           ;   358.0 p5      65 t[1]
        vmovdqu64 zmm5, [rbp + 4160]                      ;   215.5 p3      46 t[2]
        vpternlogd zmm22, zmm13, [r8 + 696]{1to16}, 0x96  ;   359.0 p0+p2   65 t[1]
        vpxord zmm24, zmm24, zmm13                        ;   359.0 p5      65 t[1]
        vmovdqu64 zmm13, [rbp + 2496]                     ;   216.5 p3      46 t[2] reload
        vmovdqu64 zmm19, [rbp + 2752]                     ;   216.7 p2      46 t[2] reload
        vmovdqu64 zmm28, [rbp + 2688]                     ;   217.5 p3      46 t[2]
        vpternlogd zmm28, zmm19, zmm13, 0x96              ;   359.5 p0      46 t[2]
        vpxord zmm19, zmm19, [rbp + 2432]                 ;   360.0 p5+p2   46 t[2]
        vpxord zmm5, zmm5, zmm29                          ;   360.5 p0      46 t[2]
        vmovdqu64 [rbp + 3904], zmm4                      ;   355.5 p8+p9   65 t[1] spill
        vpxord zmm4, zmm29, [rbp + 4096]                  ;   361.0 p5+p3   46 t[2]
        vpternlogd zmm14, zmm4, zmm25, 0x96               ;   362.0 p0      46 t[2]
        vmovdqu64 [rbp + 3840], zmm24                     ;   360.0 p7+p4   65 t[1] spill
        vmovdqa64 zmm24, zmm29                            ;   346.0         46 t[2] copy
        vmovdqu64 [rbp + 3776], zmm0                      ;   356.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm0, zmm26                             ;   346.5         46 t[2] copy
        vmovdqu64 [rbp + 9664], zmm7                      ;   356.0 p7+p4   65 t[1] spill
        vmovdqa64 zmm7, zmm26                             ;   346.5         46 t[2] copy
        vmovdqu64 [rbp + 10624], zmm3                     ;   359.0 p8+p9   65 t[1] spill
        vmovdqa64 zmm3, zmm26                             ;   346.5         46 t[2] copy
        vpternlogd zmm3, zmm25, zmm25, 0xc3               ;   362.0 p5      46 t[2]
        vmovdqu64 [rbp + 10752], zmm9                     ;   357.0 p7+p4   65 t[1] spill
        vpandnd zmm9, zmm25, zmm5                         ;   362.5 p0      46 t[2]
        vmovdqu64 [rbp + 9920], zmm31                     ;   353.5 p8+p9   65 t[1] spill
        vpxord zmm31, zmm17, zmm5                         ;   363.0 p5      46 t[2]
        vpord zmm0, zmm0, zmm31                           ;   364.0 p0      46 t[2]
        vpandd zmm7, zmm7, zmm31                          ;   364.0 p5      46 t[2]
        vmovdqu64 [rbp + 10432], zmm22                    ;   360.0 p7+p4   65 t[1] spill
        vpxord zmm22, zmm17, zmm14                        ;   364.5 p0      46 t[2]
        vmovdqu64 [rbp + 2752], zmm11                     ;   344.0 p8+p9   65 t[1] spill
        vmovdqa64 zmm11, zmm31                            ;   364.0         46 t[2] copy
        vmovdqu64 [rbp + 10944], zmm6                     ;   352.5 p7+p4   65 t[1] spill
        vpord zmm6, zmm14, [rbp + 4096]                   ;   365.0 p5+p2   46 t[2]
        vpternlogd zmm7, zmm6, zmm9, 0x96                 ;   366.0 p0      46 t[2]
        vmovdqu64 [rbp + 10688], zmm10                    ;   341.0 p8+p9   65 t[1] spill
        vmovdqu64 zmm10, [rbp + 4352]                     ;   223.0 p3      46 t[2] reload
        vpternlogd zmm9, zmm10, [rbp + 4352], 0xc3        ;   366.0 p5+p2   46 t[2]
        vmovdqu64 [rbp + 10496], zmm23                    ;   340.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm23, zmm4                             ;   362.0         46 t[2] copy
        vpternlogd zmm23, zmm27, zmm25, 0x84              ;   366.5 p0      46 t[2]
        vmovdqu64 [rbp + 2496], zmm8                      ;   342.0 p8+p9   65 t[1] spill
        vmovdqa64 zmm8, zmm27                             ;   353.0         46 t[2] copy
        vmovdqu64 [rbp + 9792], zmm16                     ;   333.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm16, zmm4                             ;   362.0         46 t[2] copy
        vmovdqu64 [rbp + 2368], zmm15                     ;   354.0 p8+p9   65 t[1] spill
        vmovdqa64 zmm15, zmm4                             ;   362.0         46 t[2] copy
        vpternlogd zmm15, zmm5, zmm27, 0xf6               ;   367.0 p5      46 t[2]
        vpternlogd zmm23, zmm6, zmm15, 0x96               ;   368.0 p0      46 t[2]
        vpternlogd zmm15, zmm3, zmm17, 0x1e               ;   368.0 p5      46 t[2]
        vpternlogd zmm0, zmm9, zmm23, 0x96                ;   369.0 p0      46 t[2]
        vpternlogd zmm23, zmm22, zmm10, 0x2d              ;   369.0 p5      46 t[2]
        vmovdqa64 zmm6, zmm14                             ;   363.0         46 t[2] copy
        vpternlogd zmm6, zmm5, zmm27, 0x96                ;   369.5 p0      46 t[2]
        vpandd zmm24, zmm24, zmm6                         ;   370.5 p5      46 t[2]
        vpternlogd zmm15, zmm9, zmm24, 0x96               ;   371.5 p0      46 t[2]
        vpxord zmm11, zmm11, zmm6                         ;   371.0 p5      46 t[2]
        vpternlogd zmm0, zmm11, zmm12, 0x78               ;   372.0 p0      46 t[2]
        vmovdqa64 zmm9, zmm5                              ;   361.5         46 t[2] copy
        vmovdqu64 [rbp + 2304], zmm21                     ;   357.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm21, zmm15                            ;   372.5         46 t[2] copy
        vmovdqu64 [rbp + 2240], zmm1                      ;   351.5 p8+p9   65 t[1] spill
        vpxord zmm1, zmm28, [rbp + 2624]                  ;   372.0 p5+p3   46 t[2]
        vmovdqu64 [rbp + 2176], zmm30                     ;   352.0 p7+p4   65 t[1] spill
        vpxord zmm30, zmm28, [rbp + 2560]                 ;   372.5 p0+p2   46 t[2]
        vmovdqu64 [rbp + 2112], zmm2                      ;   341.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm2, zmm28                             ;   360.5         46 t[2] copy
        vmovdqu64 [rbp + 2048], zmm18                     ;   340.0 p7+p4   65 t[1] spill
        vmovdqa64 zmm18, zmm23                            ;   370.0         46 t[2] copy
        vpternlogd zmm18, zmm0, zmm15, 0x78               ;   373.0 p5      46 t[2]
        vpternlogd zmm23, zmm15, zmm0, 8                  ;   373.5 p0      46 t[2]
        vpternlogd zmm7, zmm23, zmm24, 0x96               ;   374.5 p5      46 t[2]
        vmovdqu64 zmm15, [rbp + 2816]                     ;   236.0 p3      46 t[2] reload
        vmovdqu64 zmm23, [rbp + 2688]                     ;   237.0 p2      46 t[2]
        vpternlogd zmm23, zmm13, zmm15, 0x96              ;   374.5 p0      46 t[2]
        vpxord zmm21, zmm21, zmm18                        ;   375.0 p5      46 t[2]
        vpternlogd zmm21, zmm7, zmm0, 0x78                ;   376.0 p0      46 t[2]
        vpternlogd zmm5, zmm27, zmm21, 0x28               ;   377.0 p5      46 t[2]
        vpternlogd zmm0, zmm21, zmm18, 0x78               ;   377.0 p0      46 t[2]
        vpternlogd zmm18, zmm21, zmm7, 0x78               ;   377.0 p5      46 t[2]
        vpternlogd zmm6, zmm0, zmm21, 0x60                ;   378.0 p0      46 t[2]
        vpternlogd zmm29, zmm0, zmm21, 0x60               ;   378.0 p5      46 t[2]
        vpandd zmm16, zmm16, zmm21                        ;   378.5 p0      46 t[2]
        vmovdqa64 zmm24, zmm21                            ;   377.0         46 t[2] copy
        vpternlogd zmm21, zmm0, zmm18, 0x96               ;   379.0 p5      46 t[2]
        vpternlogd zmm7, zmm21, zmm0, 0x1e                ;   380.0 p0      46 t[2]
        vpternlogd zmm6, zmm21, zmm11, 0x78               ;   380.0 p5      46 t[2]
        vpternlogd zmm3, zmm7, zmm18, 0x60                ;   381.0 p0      46 t[2]
        vpternlogd zmm17, zmm7, zmm18, 0x60               ;   381.0 p5      46 t[2]
        vpternlogd zmm26, zmm3, zmm18, 0x6c               ;   382.0 p0      46 t[2]
        vpternlogd zmm3, zmm7, zmm25, 0xb4                ;   382.0 p5      46 t[2]
        vpandd zmm9, zmm9, zmm7                           ;   382.5 p0      46 t[2]
        vpxord zmm24, zmm24, zmm7                         ;   383.0 p5      46 t[2]
        vpternlogd zmm4, zmm25, zmm24, 0x82               ;   384.0 p0      46 t[2]
        vpxord zmm7, zmm13, [rbp + 2432]                  ;   384.0 p5+p3   46 t[2]
        vpternlogd zmm10, zmm24, zmm21, 6                 ;   384.5 p0      46 t[2]
        vpternlogd zmm12, zmm4, zmm21, 0x6c               ;   385.0 p5      46 t[2]
        vpternlogd zmm22, zmm24, zmm21, 0x60              ;   385.5 p0      46 t[2]
        vpandd zmm8, zmm8, zmm24                          ;   386.0 p5      46 t[2]
        vmovdqu64 zmm24, [rbp + 2880]                     ;   247.2 p2      46 t[2]
        vpxord zmm24, zmm24, zmm7                         ;   386.5 p0      46 t[2]
        vmovdqa64 zmm25, zmm5                             ;   378.0         46 t[2] copy
        vpternlogd zmm25, zmm0, zmm14, 0x78               ;   387.0 p5      46 t[2]
        vpternlogd zmm25, zmm18, zmm31, 0x78              ;   388.0 p0      46 t[2]
        vpternlogd zmm14, zmm6, zmm0, 0x6c                ;   388.0 p5      46 t[2]
        vpternlogd zmm6, zmm5, zmm8, 0x96                 ;   388.5 p0      46 t[2]
        vpternlogd zmm21, zmm11, zmm25, 0x6a              ;   389.0 p5      46 t[2]
        vpternlogd zmm21, zmm8, zmm9, 0x96                ;   390.0 p0      46 t[2]
        vmovdqu64 zmm5, [rbp + 960]                       ;   250.8 p3      46 t[2] reload
        vmovdqu64 zmm8, [rbp + 1216]                      ;   251.0 p2      46 t[2] reload
        vmovdqu64 zmm9, [rbp + 1152]                      ;   251.8 p3      46 t[2]
        vpternlogd zmm9, zmm8, zmm5, 0x96                 ;   390.0 p5      46 t[2]
        vmovdqu64 zmm11, [rbp + 896]                      ;   252.0 p2      46 t[2] reload
        vpxord zmm8, zmm8, zmm11                          ;   390.5 p0      46 t[2]
        vpxord zmm11, zmm11, zmm5                         ;   391.0 p5      46 t[2]
        vpternlogd zmm6, zmm12, zmm3, 0x96                ;   391.5 p0      46 t[2]
        vpandnd zmm18, zmm13, zmm1                        ;   392.0 p5      46 t[2]
        vpternlogd zmm26, zmm6, zmm21, 0x96               ;   392.5 p0      46 t[2]
        vpxord zmm4, zmm4, zmm14                          ;   393.0 p5      46 t[2]
        vpternlogd zmm4, zmm10, zmm26, 0x96               ;   394.0 p0      46 t[2]
        vmovdqu64 zmm10, [rbp + 1280]                     ;   253.7 p3      46 t[2] reload
        vmovdqu64 zmm27, [rbp + 1152]                     ;   254.0 p2      46 t[2]
        vpternlogd zmm27, zmm5, zmm10, 0x96               ;   394.0 p5      46 t[2]
        vpternlogd zmm26, zmm0, [rbp + 4096], 0x78        ;   394.5 p0+p3   46 t[2]
        vpternlogd zmm29, zmm26, zmm3, 0x96               ;   395.5 p5      46 t[2]
        vpternlogd zmm17, zmm25, zmm29, 0x96              ;   396.5 p0      46 t[2]
        vmovdqa64 zmm0, zmm19                             ;   361.0         46 t[2] copy
        vpternlogd zmm0, zmm13, zmm13, 0xc3               ;   396.0 p5      46 t[2]
        vpxord zmm25, zmm23, zmm1                         ;   396.5 p0      46 t[2]
        vmovdqa64 zmm31, zmm23                            ;   375.5         46 t[2] copy
        vmovdqu64 [rbp + 1984], zmm20                     ;   335.0 p8+p9   65 t[1] spill
        vpxord zmm20, zmm30, zmm7                         ;   397.0 p5      46 t[2]
        vpxord zmm31, zmm31, zmm20                        ;   398.0 p0      46 t[2]
        vmovdqu64 [rbp + 11328], zmm16                    ;   379.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm16, zmm1                             ;   373.0         46 t[2] copy
        vmovdqu64 [rbp + 11392], zmm26                    ;   395.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm26, zmm30                            ;   373.5         46 t[2] copy
        vpternlogd zmm26, zmm24, zmm13, 0x84              ;   398.0 p5      46 t[2]
        vmovdqu64 [rbp + 11456], zmm21                    ;   391.0 p7+p4   46 t[2] spill
        vmovdqa64 zmm21, zmm30                            ;   373.5         46 t[2] copy
        vpternlogd zmm21, zmm1, zmm24, 0xf6               ;   398.5 p0      46 t[2]
        vmovdqu64 [rbp + 11520], zmm22                    ;   386.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm22, zmm24                            ;   387.5         46 t[2] copy
        vmovdqu64 [rbp + 11584], zmm14                    ;   389.0 p7+p4   46 t[2] spill
        vmovdqa64 zmm14, zmm18                            ;   393.0         46 t[2] copy
        vpternlogd zmm14, zmm15, zmm15, 0xc3              ;   399.0 p5      46 t[2]
        vpternlogd zmm18, zmm25, zmm19, 0x78              ;   399.5 p0      46 t[2]
        vmovdqu64 [rbp + 11648], zmm17                    ;   397.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm17, zmm25                            ;   397.5         46 t[2] copy
        vmovdqu64 [rbp + 11712], zmm6                     ;   392.5 p7+p4   46 t[2] spill
        vpord zmm6, zmm20, [rbp + 2560]                   ;   400.0 p5+p2   46 t[2]
        vpternlogd zmm26, zmm21, zmm6, 0x96               ;   401.0 p0      46 t[2]
        vpternlogd zmm21, zmm0, zmm23, 0x1e               ;   401.0 p5      46 t[2]
        vmovdqu64 [rbp + 11776], zmm4                     ;   395.0 p8+p9   46 t[2] spill
        vmovdqa64 zmm4, zmm20                             ;   398.0         46 t[2] copy
        vpternlogd zmm4, zmm1, zmm24, 0x96                ;   401.5 p0      46 t[2]
        vpandd zmm2, zmm2, zmm4                           ;   402.5 p5      46 t[2]
        vpternlogd zmm18, zmm6, zmm2, 0x96                ;   403.5 p0      46 t[2]
        vpternlogd zmm21, zmm2, zmm14, 0x96               ;   403.5 p5      46 t[2]
        vpternlogd zmm14, zmm25, zmm19, 0x1e              ;   403.5 p0      46 t[2]
        vpxord zmm17, zmm17, zmm4                         ;   404.0 p5      46 t[2]
        vmovdqa64 zmm2, zmm21                             ;   404.5         46 t[2] copy
        vmovdqa64 zmm6, zmm31                             ;   399.0         46 t[2] copy
        vpternlogd zmm6, zmm26, zmm15, 0x39               ;   404.5 p0      46 t[2]
        vmovdqu64 [rbp + 11840], zmm29                    ;   396.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm29, zmm6                             ;   405.5         46 t[2] copy
        vmovdqu64 [rbp + 11904], zmm12                    ;   386.0 p8+p9   46 t[2] spill
        vpxord zmm12, zmm11, [rbp + 1344]                 ;   405.0 p5+p3   46 t[2]
        vmovdqu64 [rbp + 11968], zmm3                     ;   383.0 p7+p4   46 t[2] spill
        vmovdqa64 zmm3, zmm11                             ;   392.0         46 t[2] copy
        vmovdqa64 zmm10, zmm27                            ;   395.0         46 t[2] copy
        vmovdqu64 [rbp + 12032], zmm11                    ;   392.0 p8+p9   46 t[2] spill
        vmovdqa64 zmm11, zmm8                             ;   391.5         46 t[2] copy
        vpternlogd zmm11, zmm5, zmm5, 0xc3                ;   405.5 p0      46 t[2]
        vpxord zmm5, zmm9, [rbp + 1024]                   ;   406.0 p5+p2   46 t[2]
        vpxord zmm3, zmm3, zmm5                           ;   407.0 p0      46 t[2]
        vpxord zmm10, zmm10, zmm3                         ;   408.0 p5      46 t[2]
        vmovdqu64 [rbp + 12096], zmm8                     ;   391.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm8, zmm5                              ;   407.0         46 t[2] copy
        vmovdqu64 [rbp + 12160], zmm10                    ;   409.0 p8+p9   46 t[2] spill
        vmovdqa64 zmm10, zmm9                             ;   391.0         46 t[2] copy
        vmovdqu64 [rbp + 12224], zmm11                    ;   406.5 p7+p4   46 t[2] spill
        vpord zmm11, zmm3, [rbp + 1024]                   ;   408.0 p0+p3   46 t[2]
        vmovdqu64 [rbp + 12288], zmm27                    ;   395.0 p8+p9   46 t[2] spill
        vmovdqa64 zmm27, zmm3                             ;   408.0         46 t[2] copy
        vmovdqu64 [rbp + 12352], zmm11                    ;   409.0 p7+p4   46 t[2] spill
        vmovdqu64 zmm11, [rbp + 1280]                     ;   273.0 p2      46 t[2] reload
        vmovdqu64 [rbp + 12416], zmm3                     ;   408.0 p8+p9   46 t[2] spill
        vmovdqu64 zmm3, [rbp + 12160]                     ;   409.0 p3      46 t[2]
        vpternlogd zmm3, zmm11, [rbp + 1280], 0xf3        ;   415.0 p5+p2   46 t[2]
        vmovdqa64 zmm11, zmm17                            ;   405.0         46 t[2] copy
        vpternlogd zmm11, zmm7, [rbp + 2688], 0x60        ;   408.5 p0+p3   46 t[2]
        vpternlogd zmm14, zmm11, zmm26, 0x96              ;   409.5 p5      46 t[2]
        vpandd zmm2, zmm2, zmm14                          ;   410.5 p0      46 t[2]
        vpternlogd zmm18, zmm6, zmm2, 0xd2                ;   411.5 p5      46 t[2]
        vpxord zmm29, zmm29, zmm2                         ;   411.5 p0      46 t[2]
        vpxord zmm21, zmm21, zmm29                        ;   412.5 p5      46 t[2]
        vpternlogd zmm21, zmm18, zmm14, 0x78              ;   413.5 p0      46 t[2]
        vpternlogd zmm1, zmm24, zmm21, 0x28               ;   414.5 p5      46 t[2]
        vpternlogd zmm14, zmm21, zmm29, 0x78              ;   414.5 p0      46 t[2]
        vpternlogd zmm29, zmm21, zmm18, 0x78              ;   414.5 p5      46 t[2]
        vpternlogd zmm4, zmm14, zmm21, 0x60               ;   415.5 p0      46 t[2]
        vpternlogd zmm28, zmm14, zmm21, 0x60              ;   415.5 p5      46 t[2]
        vmovdqa64 zmm2, zmm21                             ;   414.5         46 t[2] copy
        vmovdqa64 zmm6, zmm1                              ;   415.5         46 t[2] copy
        vpternlogd zmm1, zmm14, zmm20, 0x78               ;   415.5 p0      46 t[2]
        vpternlogd zmm1, zmm25, zmm29, 0x78               ;   416.5 p5      46 t[2]
        vmovdqu64 zmm11, [rbp + 1088]                     ;   278.7 p2      46 t[2] reload
        vmovdqa64 zmm24, zmm12                            ;   406.0         46 t[2] copy
        vpternlogd zmm24, zmm9, zmm11, 0x96               ;   415.5 p0      46 t[2]
        vmovdqu64 zmm25, [rbp + 960]                      ;   280.0 p3      46 t[2] reload
        vmovdqa64 zmm26, zmm11                            ;   284.7         46 t[2] copy
        vpternlogd zmm26, zmm9, zmm25, 0x14               ;   416.0 p5      46 t[2]
        vpord zmm8, zmm8, zmm24                           ;   416.5 p0      46 t[2]
        vmovdqa64 zmm11, zmm14                            ;   415.5         46 t[2] copy
        vpternlogd zmm11, zmm29, zmm21, 0x96              ;   417.0 p5      46 t[2]
        vpternlogd zmm18, zmm11, zmm14, 0x1e              ;   418.0 p0      46 t[2]
        vpternlogd zmm4, zmm11, zmm17, 0x78               ;   418.0 p5      46 t[2]
        vpternlogd zmm17, zmm1, zmm11, 0x6c               ;   418.5 p0      46 t[2]
        vpternlogd zmm0, zmm18, zmm29, 0x60               ;   419.0 p5      46 t[2]
        vpternlogd zmm23, zmm18, zmm29, 0x60              ;   419.5 p0      46 t[2]
        vpternlogd zmm29, zmm19, zmm0, 0x6a               ;   420.0 p5      46 t[2]
        vpternlogd zmm0, zmm18, zmm13, 0xb4               ;   420.5 p0      46 t[2]
        vpternlogd zmm20, zmm4, zmm14, 0x6c               ;   421.0 p5      46 t[2]
        vpxord zmm6, zmm6, zmm4                           ;   421.5 p0      46 t[2]
        vpandd zmm16, zmm16, zmm18                        ;   422.0 p5      46 t[2]
        vpxord zmm2, zmm2, zmm18                          ;   422.5 p0      46 t[2]
        vpternlogd zmm13, zmm2, zmm30, 0x84               ;   423.5 p5      46 t[2]
        vpternlogd zmm31, zmm2, zmm11, 0x60               ;   423.5 p0      46 t[2]
        vpandd zmm22, zmm22, zmm2                         ;   424.0 p5      46 t[2]
        vpternlogd zmm17, zmm16, zmm22, 0x96              ;   425.0 p0      46 t[2]
        vpternlogd zmm2, zmm15, zmm11, 0x12               ;   425.0 p5      46 t[2]
        vpternlogd zmm11, zmm7, [rbp + 2688], 0x60        ;   425.5 p0+p2   46 t[2]
        vmovdqu64 zmm4, [rbp + 7616]                      ;   288.5 p3      46 t[2] reload
        vmovdqu64 zmm7, [rbp + 7872]                      ;   288.7 p2      46 t[2] reload
        vmovdqu64 zmm15, [rbp + 7808]                     ;   289.5 p3      46 t[2]
        vpternlogd zmm15, zmm7, zmm4, 0x96                ;   426.0 p5      46 t[2]
        vmovdqu64 zmm16, [rbp + 7552]                     ;   289.7 p2      46 t[2] reload
        vpxord zmm7, zmm7, zmm16                          ;   426.5 p0      46 t[2]
        vpxord zmm16, zmm16, zmm4                         ;   427.0 p5      46 t[2]
        vpternlogd zmm11, zmm0, zmm13, 0x96               ;   427.5 p0      46 t[2]
        vpternlogd zmm6, zmm22, zmm11, 0x96               ;   428.5 p5      46 t[2]
        vmovdqu64 zmm18, [rbp + 7936]                     ;   291.0 p3      46 t[2] reload
        vmovdqu64 zmm19, [rbp + 7808]                     ;   292.0 p2      46 t[2]
        vpternlogd zmm19, zmm4, zmm18, 0x96               ;   428.5 p0      46 t[2]
        vpternlogd zmm29, zmm6, zmm17, 0x96               ;   429.5 p5      46 t[2]
        vpxord zmm13, zmm13, zmm20                        ;   429.5 p0      46 t[2]
        vpternlogd zmm13, zmm2, zmm29, 0x96               ;   430.5 p5      46 t[2]
        vpternlogd zmm29, zmm14, [rbp + 2560], 0x78       ;   430.5 p0+p3   46 t[2]
        vmovdqu64 zmm2, [rbp + 1088]                      ;   293.2 p2      46 t[2] reload
        vmovdqu64 zmm14, [rbp + 12288]                    ;   395.0 p3      46 t[2]
        vpternlogd zmm14, zmm9, zmm2, 0x96                ;   431.0 p5      46 t[2]
        vpternlogd zmm0, zmm28, zmm29, 0x96               ;   431.5 p0      46 t[2]
        vpternlogd zmm23, zmm1, zmm0, 0x96                ;   432.5 p5      46 t[2]
        vpternlogd zmm20, zmm31, zmm23, 0x96              ;   433.5 p0      46 t[2]
        vmovdqa64 zmm1, zmm12                             ;   406.0         46 t[2] copy
        vpternlogd zmm12, zmm5, zmm25, 0x90               ;   433.0 p5      46 t[2]
        vmovdqu64 zmm22, [rbp + 12416]                    ;   408.0 p2      46 t[2] reload
        vmovdqa64 zmm28, zmm24                            ;   416.5         46 t[2] copy
        vpternlogd zmm28, zmm9, zmm22, 0x48               ;   433.5 p0      46 t[2]
        vmovdqu64 zmm31, [rbp + 12352]                    ;   409.0 p3      46 t[2] reload
        vpternlogd zmm12, zmm8, zmm31, 0x96               ;   434.0 p5      46 t[2]
        vmovdqu64 [rbp + 12480], zmm21                    ;   414.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm21, zmm14                            ;   432.0         46 t[2] copy
        vpternlogd zmm21, zmm22, zmm24, 0x96              ;   434.5 p0      46 t[2]
        vmovdqu64 [rbp + 12544], zmm30                    ;   373.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm30, zmm7                             ;   427.5         46 t[2] copy
        vpternlogd zmm30, zmm4, zmm4, 0xc3                ;   435.0 p5      46 t[2]
        vmovdqu64 [rbp + 12608], zmm29                    ;   431.5 p7+p4   46 t[2] spill
        vpxord zmm29, zmm16, [rbp + 8000]                 ;   435.5 p0+p2   46 t[2]
        vmovdqu64 [rbp + 12672], zmm17                    ;   426.0 p8+p9   46 t[2] spill
        vpxord zmm17, zmm15, [rbp + 7680]                 ;   436.0 p5+p3   46 t[2]
        vmovdqa64 zmm18, zmm17                            ;   437.0         46 t[2] copy
        vpternlogd zmm18, zmm29, zmm4, 0x84               ;   437.0 p0      46 t[2]
        vmovdqu64 [rbp + 12736], zmm23                    ;   433.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm23, zmm15                            ;   427.0         46 t[2] copy
        vmovdqu64 [rbp + 12800], zmm6                     ;   429.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm6, zmm17                             ;   437.0         46 t[2] copy
        vmovdqu64 [rbp + 12864], zmm13                    ;   431.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm13, zmm19                            ;   429.5         46 t[2] copy
        vpternlogd zmm13, zmm17, zmm16, 0x96              ;   437.0 p5      46 t[2]
        vmovdqu64 zmm4, [rbp + 1280]                      ;   302.5 p2      46 t[2]
        vpternlogd zmm4, zmm26, [rbp + 1280], 0xc3        ;   437.5 p0+p3   46 t[2]
        vpternlogd zmm26, zmm14, [rbp + 12096], 0x78      ;   438.0 p5+p2   46 t[2]
        vpternlogd zmm26, zmm31, zmm28, 0x96              ;   439.0 p0      46 t[2]
        vmovdqu64 zmm31, [rbp + 12288]                    ;   395.0 p3      46 t[2] reload
        vmovdqu64 [rbp + 12352], zmm11                    ;   428.5 p8+p9   46 t[2] spill
        vmovdqu64 zmm11, [rbp + 12224]                    ;   406.5 p2      46 t[2] reload
        vpternlogd zmm8, zmm11, zmm31, 0x1e               ;   439.0 p5      46 t[2]
        vpternlogd zmm8, zmm28, zmm4, 0x96                ;   440.0 p0      46 t[2]
        vmovdqu64 zmm28, [rbp + 12096]                    ;   391.5 p3      46 t[2] reload
        vpternlogd zmm4, zmm14, zmm28, 0x1e               ;   440.0 p5      46 t[2]
        vmovdqu64 [rbp + 12928], zmm0                     ;   432.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm0, zmm8                              ;   441.0         46 t[2] copy
        vmovdqu64 [rbp + 12992], zmm20                    ;   434.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm20, zmm29                            ;   436.5         46 t[2] copy
        vpternlogd zmm20, zmm15, [rbp + 7744], 0x96       ;   440.5 p0+p2   46 t[2]
        vpord zmm6, zmm6, zmm20                           ;   441.5 p5      46 t[2]
        vmovdqu64 [rbp + 13056], zmm29                    ;   436.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm29, zmm6                             ;   442.5         46 t[2] copy
        vpternlogd zmm29, zmm30, zmm19, 0x1e              ;   442.5 p0      46 t[2]
        vmovdqu64 [rbp + 13120], zmm30                    ;   436.0 p8+p9   46 t[2] spill
        vmovdqa64 zmm30, zmm17                            ;   437.0         46 t[2] copy
        vpternlogd zmm30, zmm20, zmm16, 0x96              ;   442.0 p5      46 t[2]
        vpandd zmm23, zmm23, zmm30                        ;   443.0 p0      46 t[2]
        vmovdqu64 [rbp + 13184], zmm20                    ;   441.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm20, zmm30                            ;   443.0         46 t[2] copy
        vmovdqu64 [rbp + 13248], zmm30                    ;   443.0 p8+p9   46 t[2] spill
        vmovdqa64 zmm30, zmm19                            ;   429.5         46 t[2] copy
        vpternlogd zmm30, zmm15, [rbp + 7744], 0x96       ;   443.0 p5+p3   46 t[2]
        vpxord zmm20, zmm20, zmm30                        ;   444.0 p0      46 t[2]
        vmovdqu64 [rbp + 13312], zmm19                    ;   429.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm19, zmm15                            ;   427.0         46 t[2] copy
        vpternlogd zmm19, zmm16, [rbp + 7680], 0xbe       ;   444.0 p5+p2   46 t[2]
        vpternlogd zmm6, zmm18, zmm19, 0x96               ;   445.0 p0      46 t[2]
        vmovdqu64 zmm18, [rbp + 7936]                     ;   318.5 p3      46 t[2] reload
        vmovdqu64 [rbp + 13376], zmm17                    ;   437.0 p8+p9   46 t[2] spill
        vmovdqa64 zmm17, zmm13                            ;   438.0         46 t[2] copy
        vpternlogd zmm17, zmm6, zmm18, 0x39               ;   446.0 p5      46 t[2]
        vmovdqa64 zmm18, zmm17                            ;   447.0         46 t[2] copy
        vmovdqu64 [rbp + 13440], zmm13                    ;   438.0 p7+p4   46 t[2] spill
        vmovdqa64 zmm13, zmm20                            ;   445.0         46 t[2] copy
        vpternlogd zmm13, zmm16, [rbp + 7808], 0x60       ;   445.5 p0+p2   46 t[2]
        vmovdqu64 [rbp + 13504], zmm20                    ;   445.0 p8+p9   46 t[2] spill
        vmovdqu64 zmm20, [rbp + 1152]                     ;   320.2 p3      46 t[2]
        vpternlogd zmm20, zmm21, [rbp + 12032], 0x48      ;   446.0 p5+p2   46 t[2]
        vpternlogd zmm4, zmm20, zmm12, 0x96               ;   447.0 p0      46 t[2]
        vmovdqu64 zmm20, [rbp + 13056]                    ;   436.5 p3      46 t[2]
        vpandd zmm0, zmm0, zmm4                           ;   448.0 p5      46 t[2]
        vpternlogd zmm3, zmm12, zmm0, 0x96                ;   449.0 p0      46 t[2]
        vpternlogd zmm26, zmm0, zmm3, 0x78                ;   450.0 p5      46 t[2]
        vpxord zmm8, zmm8, zmm3                           ;   450.0 p0      46 t[2]
        vpternlogd zmm8, zmm26, zmm4, 0x78                ;   451.0 p5      46 t[2]
        vpternlogd zmm4, zmm8, zmm3, 0x78                 ;   452.0 p0      46 t[2]
        vpternlogd zmm3, zmm8, zmm26, 0x78                ;   452.0 p5      46 t[2]
        vpandd zmm27, zmm27, zmm4                         ;   453.0 p0      46 t[2]
        vpxord zmm0, zmm4, zmm8                           ;   453.0 p5      46 t[2]
        vpternlogd zmm22, zmm0, zmm24, 0x48               ;   454.0 p0      46 t[2]
        vpandd zmm10, zmm10, zmm0                         ;   454.0 p5      46 t[2]
        vpxord zmm0, zmm0, zmm3                           ;   454.0 p0      46 t[2]
        vpternlogd zmm26, zmm0, zmm4, 0x1e                ;   455.0 p5      46 t[2]
        vpternlogd zmm2, zmm9, zmm26, 0x28                ;   456.0 p0      46 t[2]
        vpternlogd zmm22, zmm0, zmm21, 0x78               ;   455.0 p5      46 t[2]
        vpternlogd zmm11, zmm26, zmm3, 0x60               ;   456.0 p0      46 t[2]
        vpternlogd zmm31, zmm26, zmm3, 0x60               ;   456.0 p5      46 t[2]
        vpternlogd zmm28, zmm11, zmm3, 0x6c               ;   457.0 p0      46 t[2]
        vpternlogd zmm11, zmm26, zmm25, 0xb4              ;   457.0 p5      46 t[2]
        vpxord zmm26, zmm26, zmm8                         ;   456.5 p0      46 t[2]
        vpternlogd zmm25, zmm26, zmm5, 0x84               ;   457.5 p5      46 t[2]
        vpandd zmm1, zmm1, zmm26                          ;   457.5 p0      46 t[2]
        vmovdqa64 zmm9, zmm27                             ;   454.0         46 t[2] copy
        vpternlogd zmm9, zmm8, zmm24, 0x78                ;   458.0 p5      46 t[2]
        vpternlogd zmm9, zmm3, zmm14, 0x78                ;   459.0 p0      46 t[2]
        vpternlogd zmm24, zmm22, zmm8, 0x6c               ;   459.0 p5      46 t[2]
        vpternlogd zmm21, zmm9, zmm0, 0x6c                ;   460.0 p0      46 t[2]
        vpternlogd zmm21, zmm2, zmm1, 0x96                ;   461.0 p5      46 t[2]
        vmovdqu64 zmm2, [rbp + 7616]                      ;   327.5 p2      46 t[2] reload
        vmovdqu64 zmm3, [rbp + 7744]                      ;   327.7 p3      46 t[2]
        vpternlogd zmm3, zmm15, zmm2, 0x14                ;   460.5 p0      46 t[2]
        vmovdqa64 zmm12, zmm26                            ;   457.5         46 t[2] copy
        vpternlogd zmm12, zmm0, [rbp + 1280], 0x14        ;   461.0 p5+p2   46 t[2]
        vpternlogd zmm26, zmm0, [rbp + 12160], 0x28       ;   461.5 p0+p3   46 t[2]
        vmovdqa64 zmm14, zmm25                            ;   458.5         46 t[2] copy
        vpternlogd zmm14, zmm22, zmm27, 0x96              ;   462.0 p5      46 t[2]
        vmovdqa64 zmm2, zmm30                             ;   444.0         46 t[2] copy
        vpternlogd zmm2, zmm3, zmm7, 0x6c                 ;   462.5 p0      46 t[2]
        vpternlogd zmm2, zmm19, zmm23, 0x96               ;   463.5 p5      46 t[2]
        vmovdqu64 zmm19, [rbp + 7936]                     ;   329.7 p2      46 t[2] reload
        vpternlogd zmm3, zmm19, zmm19, 0xc3               ;   463.5 p0      46 t[2]
        vpternlogd zmm29, zmm23, zmm3, 0x96               ;   464.5 p5      46 t[2]
        vpternlogd zmm3, zmm30, zmm7, 0x1e                ;   464.5 p0      46 t[2]
        vpternlogd zmm3, zmm13, zmm6, 0x96                ;   465.5 p5      46 t[2]
        vmovdqu64 zmm6, [rbp + 1152]                      ;   330.5 p3      46 t[2] reload
        vpternlogd zmm0, zmm6, [rbp + 12032], 0x60        ;   465.5 p0+p2   46 t[2]
        vmovdqu64 zmm6, [rbp + 12352]                     ;   428.5 p3      65 t[2]
        vmovdqu64 zmm13, [rbp + 11840]                    ;   396.5 p2      65 t[2]
        vpternlogd zmm25, zmm0, zmm11, 0x96               ;   466.5 p5      46 t[2]
        vpternlogd zmm24, zmm1, zmm25, 0x96               ;   467.5 p0      46 t[2]
        vmovdqu64 zmm0, [rbp + 11584]                     ;   389.0 p3      46 t[2] reload
        vmovdqu64 zmm1, [rbp + 11648]                     ;   397.5 p2      65 t[2]
        vpternlogd zmm1, zmm0, [rbp + 11520], 0x96        ;   467.0 p5+p3   65 t[2]
        vpternlogd zmm26, zmm22, zmm27, 0x96              ;   467.5 p0      65 t[2]
        vpternlogd zmm28, zmm24, zmm21, 0x96              ;   468.5 p5      46 t[2]
        vpternlogd zmm14, zmm12, zmm28, 0x96              ;   469.5 p0      46 t[2]
        vpternlogd zmm28, zmm4, [rbp + 1024], 0x78        ;   469.5 p5+p2   46 t[2]
        vpternlogd zmm11, zmm10, zmm28, 0x96              ;   470.5 p0      46 t[2]
        vpternlogd zmm31, zmm9, zmm11, 0x96               ;   471.5 p5      46 t[2]
        vmovdqu64 zmm0, [rbp + 12928]                     ;   432.5 p3      65 t[2]
        vmovdqu64 zmm4, [rbp + 12480]                     ;   414.5 p2      46 t[2] reload
        vmovdqu64 zmm9, [rbp + 12608]                     ;   431.5 p3      65 t[2]
        vpternlogd zmm9, zmm4, [rbp + 12544], 0x78        ;   470.5 p0+p2   65 t[2]
        vpandd zmm4, zmm29, zmm3                          ;   471.0 p5      46 t[2]
        vpternlogd zmm2, zmm17, zmm4, 0xd2                ;   472.0 p0      46 t[2]
        vpxord zmm18, zmm18, zmm4                         ;   472.0 p5      46 t[2]
        vpxord zmm29, zmm29, zmm18                        ;   473.0 p0      46 t[2]
        vpternlogd zmm29, zmm2, zmm3, 0x78                ;   474.0 p5      46 t[2]
        vpternlogd zmm3, zmm29, zmm18, 0x78               ;   475.0 p0      46 t[2]
        vpternlogd zmm18, zmm29, zmm2, 0x78               ;   475.0 p5      46 t[2]
        vpternlogd zmm28, zmm8, zmm5, 0x78                ;   474.5 p0      65 t[2]
        vmovdqu64 zmm4, [rbp + 13376]                     ;   437.0 p3      46 t[2] reload
        vmovdqa64 zmm5, zmm3                              ;   476.0         46 t[2] copy
        vpternlogd zmm5, zmm16, zmm4, 0x60                ;   476.0 p5      46 t[2]
        vmovdqu64 zmm8, [rbp + 13184]                     ;   441.5 p2      46 t[2] reload
        vmovdqa64 zmm10, zmm5                             ;   477.0         46 t[2] copy
        vpternlogd zmm10, zmm29, zmm8, 0x78               ;   477.0 p0      46 t[2]
        vpternlogd zmm10, zmm30, zmm18, 0x78              ;   478.0 p5      46 t[2]
        vmovdqa64 zmm12, zmm29                            ;   475.0         46 t[2] copy
        vmovdqa64 zmm17, zmm3                             ;   476.0         46 t[2] copy
        vpternlogd zmm17, zmm29, zmm15, 0x28              ;   476.5 p0      46 t[2]
        vmovdqa64 zmm22, zmm3                             ;   476.0         46 t[2] copy
        vpternlogd zmm22, zmm29, [rbp + 13248], 0x28      ;   477.0 p5+p3   46 t[2]
        vmovdqa64 zmm23, zmm3                             ;   476.0         46 t[2] copy
        vpternlogd zmm23, zmm18, zmm29, 0x96              ;   477.5 p0      46 t[2]
        vpternlogd zmm2, zmm23, zmm3, 0x1e                ;   478.5 p5      46 t[2]
        vmovdqu64 zmm27, [rbp + 13504]                    ;   445.0 p2      46 t[2] reload
        vpternlogd zmm22, zmm23, zmm27, 0x78              ;   478.5 p0      46 t[2]
        vpternlogd zmm27, zmm10, zmm23, 0x6c              ;   479.0 p5      46 t[2]
        vpternlogd zmm8, zmm22, zmm29, 0x6c               ;   479.5 p0      46 t[2]
        vpternlogd zmm16, zmm23, [rbp + 7808], 0x48       ;   480.0 p5+p3   46 t[2]
        vpternlogd zmm15, zmm2, [rbp + 7744], 0x48        ;   480.5 p0+p2   46 t[2]
        vpxord zmm12, zmm12, zmm2                         ;   481.0 p5      46 t[2]
        vpternlogd zmm19, zmm12, zmm23, 6                 ;   482.0 p0      46 t[2]
        vpandd zmm20, zmm20, zmm12                        ;   482.0 p5      46 t[2]
        vpternlogd zmm27, zmm15, zmm20, 0x96              ;   483.0 p0      46 t[2]
        vpternlogd zmm23, zmm12, [rbp + 13440], 0x28      ;   483.0 p5+p3   46 t[2]
        vpternlogd zmm23, zmm22, zmm5, 0x96               ;   484.0 p0      65 t[2]
        vmovdqu64 zmm15, [rbp + 7616]                     ;   343.7 p2      46 t[2] reload
        vpternlogd zmm12, zmm4, zmm15, 0x90               ;   484.0 p5      46 t[2]
        vpternlogd zmm22, zmm5, zmm12, 0x96               ;   485.0 p0      46 t[2]
        vmovdqa64 zmm5, zmm2                              ;   479.5         46 t[2] copy
        vpternlogd zmm5, zmm18, [rbp + 13120], 0x28       ;   485.0 p5+p3   46 t[2]
        vpternlogd zmm15, zmm5, zmm2, 0xc6                ;   486.0 p0      46 t[2]
        vpternlogd zmm12, zmm16, zmm15, 0x96              ;   487.0 p5      46 t[2]
        vpternlogd zmm5, zmm7, zmm18, 0x78                ;   486.5 p0      46 t[2]
        vpternlogd zmm2, zmm18, [rbp + 13312], 0x28       ;   487.0 p5+p2   46 t[2]
        vpternlogd zmm8, zmm20, zmm12, 0x96               ;   488.0 p0      46 t[2]
        vpternlogd zmm5, zmm8, zmm27, 0x96                ;   489.0 p5      46 t[2]
        vpternlogd zmm22, zmm19, zmm5, 0x96               ;   490.0 p0      46 t[2]
        vpternlogd zmm5, zmm3, [rbp + 7680], 0x78         ;   490.0 p5+p3   46 t[2]
        vpternlogd zmm15, zmm17, zmm5, 0x96               ;   491.0 p0      46 t[2]
        vpternlogd zmm2, zmm10, zmm15, 0x96               ;   492.0 p5      46 t[2]
        vpternlogd zmm5, zmm29, zmm4, 0x78                ;   491.0 p0      65 t[2]
        vpbroadcastd zmm3, [r8 + 780]                     ;   347.0 p10     65 t[2]
        vmovdqu64 zmm4, [rbp + 12928]                     ;   432.5 p2      46 t[2] reload
        vpternlogd zmm11, zmm15, zmm4, 0x96               ;   492.0 p5      65 t[2]
        vpxord zmm13, zmm13, zmm11                        ;   493.0 p0      65 t[2]
        vmovdqu64 zmm7, [rbp + 12992]                     ;   434.5 p3      46 t[2] reload
        vpternlogd zmm23, zmm2, zmm7, 0x96                ;   493.0 p5      65 t[2]
        vmovdqa64 zmm10, zmm23                            ;   494.0         65 t[2] copy
        vmovdqa64 zmm16, zmm13                            ;   494.0         65 t[2] copy
        vpternlogd zmm16, zmm14, zmm24, 0x96              ;   494.0 p0      65 t[2]
        vpternlogd zmm8, zmm16, zmm22, 0x96               ;   495.0 p5      65 t[2]
        vmovdqu64 zmm17, [rbp + 11776]                    ;   395.0 p2      46 t[2] reload
        vpternlogd zmm16, zmm17, [rbp + 11712], 0x96      ;   495.0 p0+p3   65 t[2]
        vpternlogd zmm25, zmm16, zmm12, 0x96              ;   496.0 p5      65 t[2]
        vpxord zmm10, zmm10, zmm25                        ;   497.0 p0      65 t[2]
        vmovdqu64 zmm18, [rbp + 11904]                    ;   386.0 p2      65 t[2]
        vpternlogd zmm18, zmm12, [rbp + 11968], 0x96      ;   495.0 p5+p3   65 t[2]
        vpxord zmm6, zmm6, zmm18                          ;   496.0 p0      65 t[2]
        vpternlogd zmm12, zmm16, zmm6, 0x96               ;   497.0 p5      65 t[2]
        vpternlogd zmm26, zmm12, zmm31, 0x96              ;   498.0 p0      65 t[2]
        vpbroadcastd zmm19, [r8 + 796]                    ;   353.7 p10     65 t[2]
        vpbroadcastd zmm20, [r8 + 800]                    ;   353.8 p2      65 t[2]
        vmovdqa64 zmm29, zmm12                            ;   498.0         65 t[2] copy
        vmovdqa64 zmm30, zmm1                             ;   468.0         65 t[2] copy
        vpternlogd zmm30, zmm26, zmm10, 0x96              ;   499.0 p5      65 t[2]
        vpternlogd zmm1, zmm10, [r8 + 832]{1to16}, 0x96   ;   498.0 p0+p3   65 t[2]
        vmovdqu64 [rbp + 4992], zmm1                      ;   499.0 p7+p4   65 t[2] spill
        vmovdqa64 zmm1, zmm30                             ;   500.0         65 t[2] copy
        vpternlogd zmm1, zmm14, zmm17, 0x96               ;   500.0 p5      65 t[2]
        vpternlogd zmm31, zmm1, [rbp + 11648], 0x96       ;   501.0 p0+p2   65 t[2]
        vmovdqa64 zmm4, zmm31                             ;   502.0         65 t[2] copy
        vmovdqu64 [rbp + 11904], zmm20                    ;   359.8 p8+p9   65 t[2] spill
        vmovdqa64 zmm20, zmm25                            ;   497.0         65 t[2] copy
        vmovdqu64 [rbp + 11712], zmm16                    ;   496.0 p7+p4   65 t[2] spill
        vpbroadcastd zmm16, [r8 + 804]                    ;   357.3 p10     65 t[2]
        vmovdqu64 [rbp + 13376], zmm16                    ;   363.3 p8+p9   65 t[2] spill
        vpbroadcastd zmm16, [r8 + 808]                    ;   357.7 p3      65 t[2]
        vmovdqu64 [rbp + 13312], zmm16                    ;   363.7 p7+p4   65 t[2] spill
        vpbroadcastd zmm16, [r8 + 816]                    ;   358.2 p2      65 t[2]
        vmovdqu64 [rbp + 13120], zmm16                    ;   364.2 p8+p9   65 t[2] spill
        vpbroadcastd zmm16, [r8 + 836]                    ;   359.2 p10     65 t[2]
        vmovdqu64 [rbp + 13440], zmm16                    ;   365.2 p7+p4   65 t[2] spill
        vpbroadcastd zmm16, [r8 + 840]                    ;   360.0 p3      65 t[2]
        vmovdqu64 [rbp + 13184], zmm16                    ;   366.0 p8+p9   65 t[2] spill
        vmovdqa64 zmm16, zmm26                            ;   499.0         65 t[2] copy
        vpternlogd zmm16, zmm23, [r8 + 768]{1to16}, 0x96  ;   499.0 p5+p2   65 t[2]
        vmovdqu64 [rbp + 3968], zmm16                     ;   500.0 p7+p4   65 t[2] spill
        vmovdqa64 zmm16, zmm30                            ;   500.0         65 t[2] copy
        vpternlogd zmm16, zmm17, [rbp + 12864], 0x96      ;   500.0 p0+p3   65 t[2]
        vpternlogd zmm17, zmm16, zmm22, 0x96              ;   501.0 p5      65 t[2]
        vpxord zmm4, zmm4, zmm17                          ;   502.0 p0      65 t[2]
        vmovdqu64 [rbp + 11776], zmm17                    ;   502.0 p8+p9   65 t[2] spill
        vmovdqa64 zmm17, zmm4                             ;   503.0         65 t[2] copy
        vpternlogd zmm17, zmm27, zmm21, 0x96              ;   503.0 p5      65 t[2]
        vmovdqu64 [rbp + 13248], zmm19                    ;   365.2 p7+p4   65 t[2] spill
        vmovdqa64 zmm19, zmm31                            ;   502.0         65 t[2] copy
        vpternlogd zmm19, zmm2, [rbp + 11648], 0x96       ;   502.0 p0+p2   65 t[2]
        vpxord zmm20, zmm20, zmm19                        ;   503.0 p5      65 t[2]
        vpternlogd zmm27, zmm20, [rbp + 12672], 0x96      ;   504.0 p0+p3   65 t[2]
        vmovdqu64 [rbp + 12672], zmm19                    ;   503.0 p8+p9   65 t[2] spill
        vmovdqu64 zmm19, [rbp + 11456]                    ;   391.0 p2      65 t[2]
        vpternlogd zmm19, zmm27, [r8 + 844]{1to16}, 0x96  ;   505.0 p5+p3   65 t[2]
        vmovdqu64 [rbp + 5184], zmm19                     ;   506.0 p7+p4   65 t[2] spill
        vmovdqu64 zmm19, [rbp + 12864]                    ;   431.5 p2      65 t[2]
        vpternlogd zmm19, zmm8, [rbp + 12800], 0x96       ;   503.5 p0+p3   65 t[2]
        vpternlogd zmm14, zmm24, zmm19, 0x96              ;   504.5 p5      65 t[2]
        vpxord zmm18, zmm18, zmm14                        ;   505.5 p0      65 t[2]
        vpternlogd zmm30, zmm7, zmm18, 0x96               ;   506.5 p5      65 t[2]
        vpternlogd zmm28, zmm17, zmm18, 0x96              ;   506.5 p0      65 t[2]
        vpxord zmm29, zmm29, zmm30                        ;   507.5 p5      65 t[2]
        vpternlogd zmm26, zmm23, zmm29, 0x96              ;   508.5 p0      65 t[2]
        vpternlogd zmm26, zmm22, zmm16, 0x96              ;   509.5 p5      65 t[2]
        vpternlogd zmm16, zmm18, zmm10, 0x96              ;   507.5 p0      65 t[2]
        vpternlogd zmm31, zmm2, zmm16, 0x96               ;   508.5 p5      65 t[2]
        vpternlogd zmm9, zmm28, zmm17, 0x96               ;   508.5 p0      65 t[2]
        vpternlogd zmm17, zmm18, zmm25, 0x96              ;   509.0 p5      65 t[2]
        vpternlogd zmm16, zmm26, zmm1, 0x96               ;   510.5 p0      65 t[2]
        vpbroadcastd zmm2, [r8 + 856]                     ;   368.3 p10     65 t[2]
        vpbroadcastd zmm7, [r8 + 860]                     ;   368.5 p2      65 t[2]
        vpbroadcastd zmm22, [r8 + 876]                    ;   368.7 p3      65 t[2]
        vpternlogd zmm29, zmm10, [r8 + 864]{1to16}, 0x96  ;   510.0 p5+p2   65 t[2]
        vpbroadcastd zmm10, [r8 + 880]                    ;   369.3 p10     65 t[2]
        vmovdqu64 zmm23, [rbp + 11904]                    ;   369.7 p3      65 t[2] reload
        vpxord zmm23, zmm23, zmm30                        ;   510.5 p0      65 t[2]
        vpternlogd zmm17, zmm27, [rbp + 11456], 0x96      ;   511.0 p5+p2   65 t[2]
        vmovdqa64 zmm24, zmm28                            ;   507.5         65 t[2] copy
        vpxord zmm22, zmm22, zmm17                        ;   512.0 p0      65 t[2]
        vmovdqu64 zmm30, [rbp + 13376]                    ;   370.7 p3      65 t[2] reload
        vpxord zmm30, zmm30, zmm16                        ;   512.0 p5      65 t[2]
        vmovdqu64 [rbp + 5696], zmm22                     ;   513.0 p8+p9   65 t[2] spill
        vmovdqu64 zmm22, [rbp + 13440]                    ;   372.7 p2      65 t[2] reload
        vpxord zmm22, zmm22, zmm26                        ;   512.5 p0      65 t[2]
        vpternlogd zmm26, zmm1, [r8 + 772]{1to16}, 0x96   ;   513.0 p5+p3   65 t[2]
        vmovdqu64 [rbp + 5504], zmm29                     ;   511.0 p7+p4   65 t[2] spill
        vmovdqu64 zmm29, [rbp + 13312]                    ;   373.7 p2      65 t[2] reload
        vpxord zmm29, zmm29, zmm31                        ;   513.5 p0      65 t[2]
        vmovdqu64 [rbp + 5056], zmm22                     ;   513.5 p8+p9   65 t[2] spill
        vmovdqu64 zmm22, [rbp + 11776]                    ;   502.0 p3      65 t[2] reload
        vpternlogd zmm16, zmm22, [r8 + 868]{1to16}, 0x96  ;   514.0 p5+p2   65 t[2]
        vmovdqu64 zmm22, [rbp + 12736]                    ;   433.5 p3      46 t[2] reload
        vpternlogd zmm1, zmm22, [rbp + 11648], 0x96       ;   514.5 p0+p2   65 t[2]
        vpternlogd zmm4, zmm31, zmm1, 0x96                ;   515.5 p5      65 t[2]
        vpternlogd zmm31, zmm1, [r8 + 776]{1to16}, 0x96   ;   515.5 p0+p3   65 t[2]
        vmovdqa64 zmm22, zmm27                            ;   505.0         65 t[2] copy
        vpternlogd zmm22, zmm1, zmm12, 0x96               ;   516.0 p5      65 t[2]
        vpternlogd zmm27, zmm1, zmm9, 0x96                ;   516.5 p0      65 t[2]
        vpternlogd zmm20, zmm21, zmm22, 0x96              ;   517.0 p5      65 t[2]
        vpxord zmm0, zmm0, zmm27                          ;   517.5 p0      65 t[2]
        vpternlogd zmm22, zmm17, [r8 + 812]{1to16}, 0x96  ;   518.0 p5+p2   65 t[2]
        vpxord zmm3, zmm3, zmm20                          ;   518.5 p0      65 t[2]
        vmovdqu64 zmm1, [rbp + 11392]                     ;   395.5 p3      46 t[2] reload
        vpternlogd zmm9, zmm1, [rbp + 11328], 0x96        ;   519.0 p5+p2   65 t[2]
        vpternlogd zmm20, zmm17, zmm9, 0x96               ;   520.0 p0      65 t[2]
        vmovdqu64 zmm1, [rbp + 6080]                      ;   381.0 p3      46 t[3] reload
        vmovdqu64 zmm17, [rbp + 6336]                     ;   381.2 p2      46 t[3] reload
        vmovdqu64 zmm21, [rbp + 6272]                     ;   382.0 p3      46 t[3]
        vpternlogd zmm21, zmm17, zmm1, 0x96               ;   520.0 p5      46 t[3]
        vpxord zmm17, zmm17, [rbp + 6016]                 ;   520.5 p0+p2   46 t[3]
        vpternlogd zmm5, zmm9, zmm18, 0x96                ;   521.0 p5      65 t[2]
        vpternlogd zmm27, zmm5, zmm28, 0x96               ;   522.0 p0      65 t[2]
        vpxord zmm24, zmm24, zmm20                        ;   522.0 p5      65 t[2]
        vpxord zmm10, zmm10, zmm20                        ;   522.5 p0      65 t[2]
        vmovdqu64 zmm9, [rbp + 6400]                      ;   385.2 p3      46 t[3] reload
        vmovdqu64 zmm20, [rbp + 6272]                     ;   385.5 p2      46 t[3]
        vpternlogd zmm20, zmm1, zmm9, 0x96                ;   523.0 p5      46 t[3]
        vpternlogd zmm28, zmm5, [r8 + 848]{1to16}, 0x96   ;   523.5 p0+p3   65 t[2]
        vpternlogd zmm5, zmm15, [rbp + 12928], 0x96       ;   524.0 p5+p2   65 t[2]
        vpternlogd zmm6, zmm5, zmm8, 0x96                 ;   525.0 p0      65 t[2]
        vpternlogd zmm18, zmm6, zmm25, 0x96               ;   526.0 p5      65 t[2]
        vpternlogd zmm12, zmm18, [r8 + 828]{1to16}, 0x96  ;   527.0 p0+p3   65 t[2]
        vmovdqu64 zmm15, [rbp + 13248]                    ;   389.5 p2      65 t[2] reload
        vpxord zmm15, zmm15, zmm18                        ;   527.0 p5      65 t[2]
        vpternlogd zmm25, zmm6, [r8 + 892]{1to16}, 0x96   ;   526.5 p0+p3   65 t[2]
        vpxord zmm7, zmm7, zmm6                           ;   527.0 p5      65 t[2]
        vmovdqu64 zmm6, [rbp + 13184]                     ;   391.5 p2      65 t[2] reload
        vpxord zmm6, zmm6, zmm4                           ;   527.5 p0      65 t[2]
        vmovdqu64 zmm18, [rbp + 12672]                    ;   503.0 p3      65 t[2] reload
        vpternlogd zmm4, zmm18, [r8 + 872]{1to16}, 0x96   ;   528.0 p5+p2   65 t[2]
        vmovdqu64 zmm18, [rbp + 13120]                    ;   393.0 p3      65 t[2] reload
        vpxord zmm18, zmm18, zmm27                        ;   528.5 p0      65 t[2]
        vpternlogd zmm27, zmm24, [r8 + 784]{1to16}, 0x96  ;   529.0 p5+p2   65 t[2]
        vmovdqu64 [rbp + 5952], zmm25                     ;   527.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm25, zmm24                            ;   523.0         65 t[2] copy
        vpternlogd zmm25, zmm0, zmm11, 0x96               ;   529.5 p0      65 t[2]
        vpternlogd zmm24, zmm11, [r8 + 788]{1to16}, 0x96  ;   530.0 p5+p3   65 t[2]
        vmovdqa64 zmm11, zmm5                             ;   525.0         65 t[2] copy
        vpternlogd zmm11, zmm0, zmm13, 0x96               ;   530.5 p0      65 t[2]
        vpternlogd zmm0, zmm13, [r8 + 820]{1to16}, 0x96   ;   531.0 p5+p2   65 t[2]
        vpxord zmm13, zmm1, [rbp + 6016]                  ;   531.5 p0+p3   46 t[3]
        vmovdqu64 [rbp + 5760], zmm10                     ;   523.5 p8+p9   65 t[2] spill
        vpxord zmm10, zmm11, [r8 + 884]{1to16}            ;   532.0 p5+p2   65 t[2]
        vpternlogd zmm11, zmm25, [r8 + 852]{1to16}, 0x96  ;   532.5 p0+p3   65 t[2]
        vmovdqu64 [rbp + 5824], zmm10                     ;   533.0 p7+p4   65 t[2] spill
        vpbroadcastd zmm10, [r8 + 888]                    ;   399.2 p10     65 t[2]
        vmovdqu64 [rbp + 5632], zmm4                      ;   529.0 p8+p9   65 t[2] spill
        vmovdqa64 zmm4, zmm25                             ;   530.5         65 t[2] copy
        vpternlogd zmm4, zmm19, [r8 + 792]{1to16}, 0x96   ;   533.0 p5+p2   65 t[2]
        vpternlogd zmm25, zmm19, [rbp + 11712], 0x96      ;   533.5 p0+p3   65 t[2]
        vpternlogd zmm5, zmm8, zmm25, 0x96                ;   534.5 p5      65 t[2]
        vpxord zmm2, zmm2, zmm25                          ;   534.5 p0      65 t[2]
        vpternlogd zmm14, zmm5, [r8 + 824]{1to16}, 0x96   ;   535.5 p5+p2   65 t[2]
        vmovdqu64 zmm8, [rbp + 4544]                      ;   401.0 p3      46 t[3] reload
        vmovdqu64 zmm19, [rbp + 4800]                     ;   401.7 p2      46 t[3] reload
        vmovdqu64 zmm25, [rbp + 4736]                     ;   402.0 p3      46 t[3]
        vpternlogd zmm25, zmm19, zmm8, 0x96               ;   535.5 p0      46 t[3]
        vpxord zmm10, zmm10, zmm5                         ;   536.0 p5      65 t[2]
        vmovdqu64 zmm5, [rbp + 4480]                      ;   402.7 p2      46 t[3] reload
        vpxord zmm19, zmm19, zmm5                         ;   536.5 p0      46 t[3]
        vpxord zmm5, zmm5, zmm8                           ;   537.0 p5      46 t[3]
        vmovdqu64 [rbp + 5888], zmm10                     ;   537.0 p7+p4   65 t[2] spill
        vmovdqa64 zmm10, zmm17                            ;   521.5         46 t[3] copy
        vpternlogd zmm10, zmm1, zmm1, 0xc3                ;   537.5 p0      46 t[3]
        vmovdqu64 [rbp + 5568], zmm16                     ;   515.0 p8+p9   65 t[2] spill
        vpxord zmm16, zmm21, [rbp + 6144]                 ;   538.0 p5+p3   46 t[3]
        vmovdqu64 [rbp + 5440], zmm7                      ;   528.0 p7+p4   65 t[2] spill
        vmovdqa64 zmm7, zmm21                             ;   521.0         46 t[3] copy
        vmovdqu64 [rbp + 5376], zmm2                      ;   535.5 p8+p9   65 t[2] spill
        vpxord zmm2, zmm13, [rbp + 6464]                  ;   538.5 p0+p2   46 t[3]
        vmovdqu64 [rbp + 5312], zmm11                     ;   533.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm11, zmm16                            ;   539.0         46 t[3] copy
        vpternlogd zmm11, zmm2, zmm1, 0x84                ;   539.5 p5      46 t[3]
        vmovdqu64 [rbp + 5248], zmm28                     ;   524.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm28, zmm2                             ;   539.5         46 t[3] copy
        vpternlogd zmm2, zmm21, [rbp + 6208], 0x96        ;   539.5 p0+p3   46 t[3]
        vmovdqu64 [rbp + 5120], zmm6                      ;   528.5 p7+p4   65 t[2] spill
        vpord zmm6, zmm2, zmm16                           ;   540.5 p5      46 t[3]
        vmovdqu64 [rbp + 11456], zmm12                    ;   528.0 p8+p9   65 t[2] spill
        vmovdqa64 zmm12, zmm6                             ;   541.5         46 t[3] copy
        vpternlogd zmm12, zmm10, zmm20, 0x1e              ;   541.5 p0      46 t[3]
        vmovdqu64 [rbp + 11904], zmm14                    ;   536.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm14, zmm16                            ;   539.0         46 t[3] copy
        vpternlogd zmm14, zmm2, zmm13, 0x96               ;   541.0 p5      46 t[3]
        vpandd zmm7, zmm7, zmm14                          ;   542.0 p0      46 t[3]
        vmovdqu64 [rbp + 4800], zmm0                      ;   532.0 p8+p9   65 t[2] spill
        vmovdqa64 zmm0, zmm14                             ;   542.0         46 t[3] copy
        vmovdqu64 [rbp + 12800], zmm18                    ;   529.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm18, zmm20                            ;   524.0         46 t[3] copy
        vpternlogd zmm18, zmm16, zmm13, 0x96              ;   542.0 p5      46 t[3]
        vmovdqu64 [rbp + 12864], zmm22                    ;   519.0 p8+p9   65 t[2] spill
        vmovdqa64 zmm22, zmm16                            ;   539.0         46 t[3] copy
        vmovdqu64 [rbp + 12480], zmm29                    ;   514.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm29, zmm18                            ;   543.0         46 t[3] copy
        vpternlogd zmm29, zmm9, zmm9, 0xf3                ;   543.0 p0      46 t[3]
        vmovdqu64 [rbp + 12608], zmm30                    ;   513.0 p8+p9   65 t[2] spill
        vpxord zmm30, zmm5, [rbp + 4928]                  ;   543.0 p5+p2   46 t[3]
        vmovdqu64 [rbp + 4480], zmm23                     ;   511.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm23, zmm5                             ;   538.0         46 t[3] copy
        vmovdqu64 [rbp + 4416], zmm15                     ;   528.0 p8+p9   65 t[2] spill
        vmovdqa64 zmm15, zmm19                            ;   537.5         46 t[3] copy
        vpternlogd zmm15, zmm8, zmm8, 0xc3                ;   543.5 p0      46 t[3]
        vmovdqu64 [rbp + 4352], zmm4                      ;   534.0 p7+p4   65 t[2] spill
        vpxord zmm4, zmm25, [rbp + 4608]                  ;   544.0 p5+p3   46 t[3]
        vpxord zmm23, zmm23, zmm4                         ;   545.0 p0      46 t[3]
        vmovdqu64 [rbp + 4288], zmm24                     ;   531.0 p8+p9   65 t[2] spill
        vmovdqa64 zmm24, zmm4                             ;   545.0         46 t[3] copy
        vmovdqu64 [rbp + 4224], zmm27                     ;   530.0 p7+p4   65 t[2] spill
        vmovdqa64 zmm27, zmm4                             ;   545.0         46 t[3] copy
        vpternlogd zmm27, zmm30, zmm8, 0x84               ;   545.0 p5      46 t[3]
        vmovdqu64 [rbp + 4160], zmm3                      ;   519.5 p8+p9   65 t[2] spill
        vpord zmm3, zmm23, [rbp + 4608]                   ;   546.0 p0+p2   46 t[3]
        vmovdqu64 [rbp + 4096], zmm31                     ;   516.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm31, zmm23                            ;   546.0         46 t[3] copy
        vmovdqu64 [rbp + 4032], zmm26                     ;   514.0 p8+p9   65 t[2] spill
        vmovdqu64 zmm26, [rbp + 4736]                     ;   419.0 p3      46 t[3]
        vpternlogd zmm26, zmm8, [rbp + 4864], 0x96        ;   546.0 p5+p2   46 t[3]
        vpxord zmm31, zmm31, zmm26                        ;   547.0 p0      46 t[3]
        vmovdqa64 zmm8, zmm21                             ;   521.0         46 t[3] copy
        vpternlogd zmm8, zmm1, [rbp + 6208], 0x12         ;   547.0 p5+p3   46 t[3]
        vmovdqu64 [rbp + 12224], zmm4                     ;   545.0 p7+p4   46 t[3] spill
        vmovdqa64 zmm4, zmm8                              ;   548.0         46 t[3] copy
        vpternlogd zmm4, zmm9, zmm9, 0xc3                 ;   548.0 p0      46 t[3]
        vpternlogd zmm12, zmm4, zmm7, 0x96                ;   549.0 p5      46 t[3]
        vmovdqa64 zmm9, zmm12                             ;   550.0         46 t[3] copy
        vmovdqu64 [rbp + 12416], zmm19                    ;   537.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm19, zmm20                            ;   524.0         46 t[3] copy
        vpternlogd zmm19, zmm21, [rbp + 6208], 0x96       ;   548.5 p0+p2   46 t[3]
        vpternlogd zmm4, zmm19, zmm17, 0x1e               ;   549.5 p5      46 t[3]
        vpternlogd zmm8, zmm19, zmm17, 0x78               ;   549.5 p0      46 t[3]
        vpxord zmm0, zmm0, zmm19                          ;   550.0 p5      46 t[3]
        vmovdqu64 [rbp + 13056], zmm5                     ;   538.0 p7+p4   46 t[3] spill
        vmovdqa64 zmm5, zmm21                             ;   521.0         46 t[3] copy
        vpternlogd zmm5, zmm13, [rbp + 6144], 0xbe        ;   550.5 p0+p3   46 t[3]
        vpternlogd zmm6, zmm11, zmm5, 0x96                ;   551.5 p5      46 t[3]
        vpternlogd zmm8, zmm7, zmm5, 0x96                 ;   551.5 p0      46 t[3]
        vmovdqu64 zmm5, [rbp + 6272]                      ;   426.0 p2      46 t[3] reload
        vmovdqa64 zmm7, zmm0                              ;   551.0         46 t[3] copy
        vpternlogd zmm7, zmm13, zmm5, 0x60                ;   552.0 p5      46 t[3]
        vpternlogd zmm4, zmm7, zmm6, 0x96                 ;   553.0 p0      46 t[3]
        vpandd zmm9, zmm9, zmm4                           ;   554.0 p5      46 t[3]
        vpternlogd zmm29, zmm6, zmm9, 0x96                ;   555.0 p0      46 t[3]
        vpternlogd zmm8, zmm9, zmm29, 0x78                ;   556.0 p5      46 t[3]
        vpxord zmm12, zmm12, zmm29                        ;   556.0 p0      46 t[3]
        vpternlogd zmm12, zmm8, zmm4, 0x78                ;   557.0 p5      46 t[3]
        vpternlogd zmm4, zmm12, zmm29, 0x78               ;   558.0 p0      46 t[3]
        vpternlogd zmm29, zmm12, zmm8, 0x78               ;   558.0 p5      46 t[3]
        vpternlogd zmm14, zmm4, zmm12, 0x60               ;   559.0 p0      46 t[3]
        vmovdqu64 zmm6, [rbp + 4672]                      ;   429.5 p3      46 t[3] reload
        vmovdqa64 zmm7, zmm30                             ;   544.0         46 t[3] copy
        vpternlogd zmm7, zmm25, zmm6, 0x96                ;   557.0 p5      46 t[3]
        vmovdqu64 zmm9, [rbp + 4544]                      ;   430.0 p2      46 t[3] reload
        vmovdqa64 zmm11, zmm6                             ;   435.5         46 t[3] copy
        vpternlogd zmm11, zmm25, zmm9, 0x14               ;   557.5 p0      46 t[3]
        vpandd zmm22, zmm22, zmm12                        ;   558.0 p5      46 t[3]
        vpord zmm24, zmm24, zmm7                          ;   558.5 p0      46 t[3]
        vpternlogd zmm27, zmm24, zmm3, 0x96               ;   559.5 p5      46 t[3]
        vpternlogd zmm24, zmm15, zmm26, 0x1e              ;   559.5 p0      46 t[3]
        vmovdqu64 [rbp + 13568], zmm22                    ;   559.0 p8+p9   46 t[3] spill
        vmovdqa64 zmm22, zmm25                            ;   536.5         46 t[3] copy
        vmovdqa64 zmm9, zmm4                              ;   559.0         46 t[3] copy
        vpternlogd zmm9, zmm16, zmm13, 0x60               ;   560.0 p5      46 t[3]
        vmovdqu64 [rbp + 13632], zmm15                    ;   544.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm15, zmm26                            ;   547.0         46 t[3] copy
        vpternlogd zmm15, zmm6, zmm25, 0x96               ;   560.5 p0      46 t[3]
        vmovdqa64 zmm6, zmm4                              ;   559.0         46 t[3] copy
        vpternlogd zmm6, zmm12, zmm21, 0x28               ;   561.0 p5      46 t[3]
        vmovdqu64 [rbp + 13696], zmm26                    ;   547.0 p8+p9   46 t[3] spill
        vmovdqa64 zmm26, zmm12                            ;   558.0         46 t[3] copy
        vmovdqu64 [rbp + 13760], zmm3                     ;   547.0 p7+p4   46 t[3] spill
        vmovdqa64 zmm3, zmm9                              ;   561.0         46 t[3] copy
        vpternlogd zmm3, zmm12, zmm2, 0x78                ;   561.5 p0      46 t[3]
        vpternlogd zmm3, zmm19, zmm29, 0x78               ;   562.5 p5      46 t[3]
        vmovdqa64 zmm19, zmm4                             ;   559.0         46 t[3] copy
        vpternlogd zmm19, zmm29, zmm12, 0x96              ;   562.5 p0      46 t[3]
        vpternlogd zmm5, zmm13, zmm19, 0x28               ;   563.5 p5      46 t[3]
        vpternlogd zmm8, zmm19, zmm4, 0x1e                ;   563.5 p0      46 t[3]
        vpternlogd zmm14, zmm19, zmm0, 0x78               ;   564.0 p5      46 t[3]
        vpternlogd zmm12, zmm2, zmm14, 0x6a               ;   565.0 p0      46 t[3]
        vpternlogd zmm0, zmm3, zmm19, 0x6c                ;   565.0 p5      46 t[3]
        vpternlogd zmm10, zmm8, zmm29, 0x60               ;   565.5 p0      46 t[3]
        vpternlogd zmm20, zmm8, zmm29, 0x60               ;   566.0 p5      46 t[3]
        vpternlogd zmm29, zmm17, zmm10, 0x6a              ;   566.5 p0      46 t[3]
        vpternlogd zmm10, zmm8, zmm1, 0xb4                ;   567.0 p5      46 t[3]
        vpxord zmm26, zmm26, zmm8                         ;   567.5 p0      46 t[3]
        vpternlogd zmm16, zmm1, zmm26, 0x82               ;   568.5 p5      46 t[3]
        vpternlogd zmm8, zmm21, [rbp + 6208], 0x60        ;   568.5 p0+p3   46 t[3]
        vpternlogd zmm5, zmm10, zmm16, 0x96               ;   569.5 p5      46 t[3]
        vpternlogd zmm18, zmm26, zmm19, 0x60              ;   569.5 p0      46 t[3]
        vpandd zmm28, zmm28, zmm26                        ;   570.0 p5      46 t[3]
        vmovdqu64 zmm1, [rbp + 3008]                      ;   439.7 p2      46 t[3] reload
        vmovdqu64 zmm2, [rbp + 3264]                      ;   439.8 p3      46 t[3] reload
        vmovdqu64 zmm13, [rbp + 3200]                     ;   440.7 p2      46 t[3]
        vpternlogd zmm13, zmm2, zmm1, 0x96                ;   570.5 p0      46 t[3]
        vpternlogd zmm0, zmm8, zmm28, 0x96                ;   571.0 p5      46 t[3]
        vpternlogd zmm12, zmm28, zmm5, 0x96               ;   571.5 p0      46 t[3]
        vmovdqu64 zmm8, [rbp + 2944]                      ;   440.8 p3      46 t[3] reload
        vpxord zmm2, zmm2, zmm8                           ;   572.0 p5      46 t[3]
        vpxord zmm8, zmm8, zmm1                           ;   572.5 p0      46 t[3]
        vpternlogd zmm16, zmm14, zmm9, 0x96               ;   573.0 p5      46 t[3]
        vpternlogd zmm29, zmm12, zmm0, 0x96               ;   573.5 p0      46 t[3]
        vpternlogd zmm26, zmm19, [rbp + 6400], 0x14       ;   574.0 p5+p2   46 t[3]
        vmovdqu64 zmm17, [rbp + 3328]                     ;   441.8 p3      46 t[3] reload
        vmovdqu64 zmm19, [rbp + 3200]                     ;   442.7 p2      46 t[3]
        vpternlogd zmm19, zmm1, zmm17, 0x96               ;   574.5 p0      46 t[3]
        vpternlogd zmm16, zmm26, zmm29, 0x96              ;   575.0 p5      46 t[3]
        vmovdqu64 zmm21, [rbp + 4864]                     ;   442.8 p3      46 t[3] reload
        vmovdqa64 zmm26, zmm21                            ;   448.8         46 t[3] copy
        vpternlogd zmm26, zmm31, zmm21, 0xcf              ;   575.5 p0      46 t[3]
        vpternlogd zmm29, zmm4, [rbp + 6144], 0x78        ;   576.0 p5+p2   46 t[3]
        vpternlogd zmm10, zmm6, zmm29, 0x96               ;   577.0 p0      46 t[3]
        vpternlogd zmm20, zmm3, zmm10, 0x96               ;   578.0 p5      46 t[3]
        vmovdqa64 zmm3, zmm7                              ;   558.0         46 t[3] copy
        vmovdqa64 zmm4, zmm23                             ;   546.0         46 t[3] copy
        vpternlogd zmm4, zmm7, zmm25, 0x28                ;   577.5 p0      46 t[3]
        vmovdqa64 zmm6, zmm11                             ;   558.5         46 t[3] copy
        vpternlogd zmm6, zmm21, zmm21, 0xc3               ;   578.0 p5      46 t[3]
        vmovdqu64 zmm28, [rbp + 12416]                    ;   537.5 p3      46 t[3] reload
        vpternlogd zmm11, zmm15, zmm28, 0x78              ;   578.5 p0      46 t[3]
        vpternlogd zmm24, zmm6, zmm4, 0x96                ;   579.0 p5      46 t[3]
        vpternlogd zmm6, zmm15, zmm28, 0x1e               ;   579.5 p0      46 t[3]
        vpternlogd zmm11, zmm4, [rbp + 13760], 0x96       ;   580.0 p5+p2   46 t[3]
        vmovdqa64 zmm4, zmm15                             ;   561.5         46 t[3] copy
        vpternlogd zmm4, zmm23, zmm7, 0x96                ;   580.5 p0      46 t[3]
        vmovdqu64 [rbp + 13760], zmm29                    ;   577.0 p8+p9   46 t[3] spill
        vmovdqa64 zmm29, zmm24                            ;   580.0         46 t[3] copy
        vmovdqu64 [rbp + 13824], zmm0                     ;   572.0 p7+p4   46 t[3] spill
        vmovdqa64 zmm0, zmm2                              ;   573.0         46 t[3] copy
        vpternlogd zmm0, zmm1, zmm1, 0xc3                 ;   581.0 p5      46 t[3]
        vmovdqu64 [rbp + 13888], zmm20                    ;   579.0 p8+p9   46 t[3] spill
        vpxord zmm20, zmm8, [rbp + 3392]                  ;   581.5 p0+p3   46 t[3]
        vmovdqu64 [rbp + 13952], zmm18                    ;   570.5 p7+p4   46 t[3] spill
        vpxord zmm18, zmm13, [rbp + 3072]                 ;   582.0 p5+p2   46 t[3]
        vmovdqu64 [rbp + 14016], zmm9                     ;   561.0 p8+p9   46 t[3] spill
        vmovdqa64 zmm9, zmm13                             ;   571.5         46 t[3] copy
        vmovdqu64 [rbp + 14080], zmm14                    ;   565.0 p7+p4   46 t[3] spill
        vmovdqa64 zmm14, zmm18                            ;   583.0         46 t[3] copy
        vpternlogd zmm14, zmm20, zmm1, 0x84               ;   583.0 p0      46 t[3]
        vmovdqu64 [rbp + 14144], zmm12                    ;   572.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm12, zmm13                            ;   571.5         46 t[3] copy
        vmovdqu64 [rbp + 14208], zmm16                    ;   576.0 p7+p4   46 t[3] spill
        vmovdqa64 zmm16, zmm18                            ;   583.0         46 t[3] copy
        vmovdqu64 [rbp + 14272], zmm10                    ;   578.0 p8+p9   46 t[3] spill
        vmovdqa64 zmm10, zmm19                            ;   575.5         46 t[3] copy
        vpternlogd zmm10, zmm18, zmm8, 0x96               ;   583.0 p5      46 t[3]
        vmovdqu64 [rbp + 14336], zmm5                     ;   570.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm5, zmm13                             ;   571.5         46 t[3] copy
        vpternlogd zmm5, zmm1, [rbp + 3136], 0x12         ;   583.5 p0+p3   46 t[3]
        vmovdqa64 zmm1, zmm5                              ;   584.5         46 t[3] copy
        vpternlogd zmm1, zmm17, zmm17, 0xc3               ;   584.5 p5      46 t[3]
        vmovdqa64 zmm17, zmm20                            ;   582.5         46 t[3] copy
        vpternlogd zmm17, zmm13, [rbp + 3136], 0x96       ;   584.5 p0+p2   46 t[3]
        vpord zmm16, zmm16, zmm17                         ;   585.5 p5      46 t[3]
        vmovdqu64 [rbp + 14400], zmm20                    ;   582.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm20, zmm16                            ;   586.5         46 t[3] copy
        vpternlogd zmm20, zmm0, zmm19, 0x1e               ;   586.5 p0      46 t[3]
        vmovdqu64 [rbp + 14464], zmm0                     ;   582.0 p7+p4   46 t[3] spill
        vmovdqa64 zmm0, zmm18                             ;   583.0         46 t[3] copy
        vpternlogd zmm0, zmm17, zmm8, 0x96                ;   586.0 p5      46 t[3]
        vpandd zmm9, zmm9, zmm0                           ;   587.0 p0      46 t[3]
        vpternlogd zmm20, zmm1, zmm9, 0x96                ;   588.0 p5      46 t[3]
        vmovdqu64 [rbp + 14528], zmm17                    ;   585.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm17, zmm0                             ;   587.0         46 t[3] copy
        vmovdqu64 [rbp + 14592], zmm0                     ;   587.0 p7+p4   46 t[3] spill
        vmovdqa64 zmm0, zmm20                             ;   589.0         46 t[3] copy
        vmovdqu64 [rbp + 14656], zmm18                    ;   583.0 p8+p9   46 t[3] spill
        vmovdqa64 zmm18, zmm19                            ;   575.5         46 t[3] copy
        vpternlogd zmm18, zmm13, [rbp + 3136], 0x96       ;   587.5 p0+p3   46 t[3]
        vpternlogd zmm1, zmm18, zmm2, 0x1e                ;   588.5 p5      46 t[3]
        vpternlogd zmm5, zmm18, zmm2, 0x78                ;   588.5 p0      46 t[3]
        vpxord zmm17, zmm17, zmm18                        ;   589.0 p5      46 t[3]
        vmovdqu64 [rbp + 14720], zmm2                     ;   573.0 p7+p4   46 t[3] spill
        vmovdqa64 zmm2, zmm17                             ;   590.0         46 t[3] copy
        vpternlogd zmm17, zmm8, [rbp + 3200], 0x60        ;   590.0 p0+p2   46 t[3]
        vmovdqu64 [rbp + 14784], zmm19                    ;   575.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm19, zmm13                            ;   571.5         46 t[3] copy
        vpternlogd zmm19, zmm8, [rbp + 3072], 0xbe        ;   590.0 p5+p3   46 t[3]
        vpternlogd zmm16, zmm14, zmm19, 0x96              ;   591.0 p0      46 t[3]
        vpternlogd zmm5, zmm9, zmm19, 0x96                ;   591.0 p5      46 t[3]
        vpternlogd zmm1, zmm17, zmm16, 0x96               ;   592.0 p0      46 t[3]
        vmovdqu64 zmm9, [rbp + 13056]                     ;   538.0 p2      46 t[3] reload
        vmovdqu64 zmm14, [rbp + 4736]                     ;   466.8 p3      46 t[3]
        vpternlogd zmm14, zmm4, zmm9, 0x48                ;   592.0 p5      46 t[3]
        vpternlogd zmm6, zmm14, zmm27, 0x96               ;   593.0 p0      46 t[3]
        vpandd zmm29, zmm29, zmm6                         ;   594.0 p5      46 t[3]
        vpternlogd zmm26, zmm27, zmm29, 0x96              ;   595.0 p0      46 t[3]
        vmovdqu64 zmm14, [rbp + 14400]                    ;   582.5 p2      46 t[3]
        vpternlogd zmm11, zmm29, zmm26, 0x78              ;   596.0 p5      46 t[3]
        vpxord zmm24, zmm24, zmm26                        ;   596.0 p0      46 t[3]
        vpternlogd zmm24, zmm11, zmm6, 0x78               ;   597.0 p5      46 t[3]
        vpternlogd zmm6, zmm24, zmm26, 0x78               ;   598.0 p0      46 t[3]
        vpternlogd zmm26, zmm24, zmm11, 0x78              ;   598.0 p5      46 t[3]
        vpandd zmm3, zmm3, zmm24                          ;   598.0 p0      46 t[3]
        vpxord zmm17, zmm24, zmm6                         ;   599.0 p5      46 t[3]
        vpternlogd zmm7, zmm17, zmm23, 0x48               ;   600.0 p0      46 t[3]
        vpandd zmm22, zmm22, zmm17                        ;   600.0 p5      46 t[3]
        vpxord zmm17, zmm17, zmm26                        ;   600.0 p0      46 t[3]
        vpternlogd zmm11, zmm17, zmm6, 0x1e               ;   601.0 p5      46 t[3]
        vpternlogd zmm7, zmm17, zmm4, 0x78                ;   601.0 p0      46 t[3]
        vpxord zmm19, zmm24, zmm11                        ;   602.0 p5      46 t[3]
        vpternlogd zmm31, zmm19, zmm17, 0x60              ;   603.0 p0      46 t[3]
        vpternlogd zmm21, zmm19, zmm17, 6                 ;   603.0 p5      46 t[3]
        vpandd zmm30, zmm30, zmm19                        ;   603.0 p0      46 t[3]
        vpternlogd zmm9, zmm17, [rbp + 4736], 0x48        ;   602.0 p5+p3   46 t[3]
        vpandd zmm0, zmm0, zmm1                           ;   602.5 p0      46 t[3]
        vpternlogd zmm25, zmm11, [rbp + 4672], 0x48       ;   603.0 p5+p2   46 t[3]
        vmovdqu64 zmm27, [rbp + 3328]                     ;   476.0 p3      46 t[3] reload
        vpternlogd zmm16, zmm10, zmm27, 0x2d              ;   603.5 p0      46 t[3]
        vpternlogd zmm5, zmm16, zmm0, 0xd2                ;   604.5 p5      46 t[3]
        vpxord zmm0, zmm0, zmm16                          ;   604.5 p0      46 t[3]
        vpxord zmm16, zmm3, zmm7                          ;   605.0 p5      46 t[3]
        vpternlogd zmm3, zmm6, zmm23, 0x78                ;   605.5 p0      46 t[3]
        vpternlogd zmm3, zmm15, zmm26, 0x78               ;   606.5 p5      46 t[3]
        vpternlogd zmm7, zmm23, zmm6, 0x78                ;   606.5 p0      46 t[3]
        vpternlogd zmm17, zmm4, zmm3, 0x6a                ;   607.5 p5      46 t[3]
        vpternlogd zmm17, zmm25, zmm30, 0x96              ;   608.5 p0      46 t[3]
        vmovdqa64 zmm4, zmm11                             ;   602.0         46 t[3] copy
        vpternlogd zmm4, zmm26, [rbp + 13632], 0x28       ;   608.0 p5+p2   46 t[3]
        vpternlogd zmm28, zmm4, zmm26, 0x6c               ;   609.0 p0      46 t[3]
        vpternlogd zmm26, zmm11, [rbp + 13696], 0x28      ;   609.0 p5+p3   46 t[3]
        vmovdqu64 zmm15, [rbp + 4544]                     ;   480.3 p2      46 t[3] reload
        vpternlogd zmm4, zmm11, zmm15, 0xb4               ;   609.5 p0      46 t[3]
        vmovdqu64 zmm11, [rbp + 12224]                    ;   545.0 p3      46 t[3] reload
        vpternlogd zmm19, zmm15, zmm11, 0x90              ;   610.0 p5      46 t[3]
        vmovdqu64 zmm15, [rbp + 1472]                     ;   481.3 p2      46 t[3] reload
        vmovdqu64 zmm23, [rbp + 1728]                     ;   481.8 p3      46 t[3] reload
        vmovdqu64 zmm25, [rbp + 1664]                     ;   482.3 p2      46 t[3]
        vpternlogd zmm25, zmm23, zmm15, 0x96              ;   610.5 p0      46 t[3]
        vpternlogd zmm9, zmm4, zmm19, 0x96                ;   611.0 p5      46 t[3]
        vpternlogd zmm16, zmm30, zmm9, 0x96               ;   612.0 p0      46 t[3]
        vmovdqu64 zmm29, [rbp + 1408]                     ;   482.8 p3      46 t[3] reload
        vpxord zmm23, zmm23, zmm29                        ;   612.0 p5      46 t[3]
        vpternlogd zmm28, zmm16, zmm17, 0x96              ;   613.0 p0      46 t[3]
        vpxord zmm29, zmm29, zmm15                        ;   613.0 p5      46 t[3]
        vpxord zmm19, zmm19, zmm7                         ;   613.5 p0      46 t[3]
        vpternlogd zmm19, zmm21, zmm28, 0x96              ;   614.5 p5      46 t[3]
        vpternlogd zmm28, zmm6, [rbp + 4608], 0x78        ;   614.5 p0+p2   46 t[3]
        vmovdqu64 zmm6, [rbp + 1792]                      ;   485.0 p3      46 t[3] reload
        vmovdqu64 zmm21, [rbp + 1664]                     ;   485.3 p2      46 t[3]
        vpternlogd zmm21, zmm15, zmm6, 0x96               ;   615.0 p5      46 t[3]
        vpternlogd zmm4, zmm22, zmm28, 0x96               ;   615.5 p0      46 t[3]
        vpternlogd zmm26, zmm3, zmm4, 0x96                ;   616.5 p5      46 t[3]
        vpternlogd zmm7, zmm31, zmm26, 0x96               ;   617.5 p0      46 t[3]
        vpxord zmm20, zmm20, zmm0                         ;   617.0 p5      46 t[3]
        vpternlogd zmm20, zmm5, zmm1, 0x78                ;   618.0 p0      46 t[3]
        vpternlogd zmm1, zmm20, zmm0, 0x78                ;   619.0 p5      46 t[3]
        vpternlogd zmm0, zmm20, zmm5, 0x78                ;   619.0 p0      46 t[3]
        vmovdqu64 zmm3, [rbp + 1856]                      ;   488.5 p3      46 t[3]
        vpxord zmm3, zmm3, zmm29                          ;   619.0 p5      46 t[3]
        vpxord zmm22, zmm1, zmm20                         ;   620.0 p0      46 t[3]
        vpandd zmm12, zmm12, zmm22                        ;   621.0 p5      46 t[3]
        vpxord zmm30, zmm22, zmm0                         ;   621.0 p0      46 t[3]
        vpternlogd zmm5, zmm30, zmm1, 0x1e                ;   622.0 p5      46 t[3]
        vpandd zmm2, zmm2, zmm30                          ;   622.0 p0      46 t[3]
        vpternlogd zmm22, zmm2, [rbp + 14592], 0x6c       ;   623.0 p5+p2   46 t[3]
        vpternlogd zmm13, zmm5, [rbp + 3136], 0x48        ;   623.0 p0+p3   46 t[3]
        vmovdqa64 zmm31, zmm29                            ;   614.0         46 t[3] copy
        vpxord zmm11, zmm25, [rbp + 1600]                 ;   623.0 p5+p2   46 t[3]
        vmovdqu64 [rbp + 14592], zmm24                    ;   598.0 p7+p4   46 t[3] spill
        vpxord zmm24, zmm25, [rbp + 1536]                 ;   623.5 p0+p3   46 t[3]
        vpxord zmm31, zmm31, zmm24                        ;   624.5 p5      46 t[3]
        vmovdqu64 [rbp + 13696], zmm28                    ;   615.5 p8+p9   46 t[3] spill
        vpxord zmm28, zmm20, zmm5                         ;   624.5 p0      46 t[3]
        vpternlogd zmm27, zmm28, zmm30, 6                 ;   625.5 p5      46 t[3]
        vpternlogd zmm10, zmm28, zmm30, 0x60              ;   625.5 p0      46 t[3]
        vpandd zmm14, zmm14, zmm28                        ;   626.0 p5      46 t[3]
        vpternlogd zmm30, zmm8, [rbp + 3200], 0x60        ;   626.5 p0+p2   46 t[3]
        vpternlogd zmm8, zmm1, [rbp + 14656], 0x48        ;   627.0 p5+p3   46 t[3]
        vmovdqu64 [rbp + 12416], zmm17                    ;   609.5 p7+p4   46 t[3] spill
        vpxord zmm17, zmm3, zmm11                         ;   627.5 p0      46 t[3]
        vmovdqu64 [rbp + 13632], zmm26                    ;   617.5 p8+p9   46 t[3] spill
        vpandnd zmm26, zmm15, zmm11                       ;   628.0 p5      46 t[3]
        vmovdqu64 [rbp + 13056], zmm16                    ;   613.0 p7+p4   46 t[3] spill
        vpxord zmm16, zmm11, zmm21                        ;   628.5 p0      46 t[3]
        vmovdqu64 [rbp + 14400], zmm19                    ;   615.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm19, zmm3                             ;   620.0         46 t[3] copy
        vpternlogd zmm3, zmm24, zmm15, 0x90               ;   629.0 p5      46 t[3]
        vmovdqu64 [rbp + 14848], zmm10                    ;   626.5 p7+p4   46 t[3] spill
        vpord zmm10, zmm24, zmm17                         ;   629.5 p0      46 t[3]
        vmovdqu64 [rbp + 14912], zmm9                     ;   612.0 p8+p9   46 t[3] spill
        vmovdqa64 zmm9, zmm21                             ;   616.0         46 t[3] copy
        vpternlogd zmm9, zmm23, zmm15, 0xf9               ;   630.0 p5      46 t[3]
        vmovdqa64 zmm15, zmm31                            ;   625.5         46 t[3] copy
        vpternlogd zmm15, zmm17, zmm25, 0x28              ;   630.5 p0      46 t[3]
        vmovdqu64 [rbp + 14976], zmm4                     ;   616.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm4, zmm26                             ;   629.0         46 t[3] copy
        vpternlogd zmm4, zmm6, zmm6, 0xc3                 ;   631.0 p5      46 t[3]
        vpternlogd zmm26, zmm16, zmm23, 0x78              ;   631.5 p0      46 t[3]
        vpternlogd zmm9, zmm4, zmm10, 0x96                ;   632.0 p5      46 t[3]
        vpternlogd zmm4, zmm16, zmm23, 0x1e               ;   632.5 p0      46 t[3]
        vmovdqu64 [rbp + 15040], zmm7                     ;   618.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm7, zmm21                             ;   616.0         46 t[3] copy
        vpternlogd zmm7, zmm31, zmm6, 0x7d                ;   633.0 p5      46 t[3]
        vpord zmm6, zmm31, [rbp + 1536]                   ;   633.5 p0+p2   46 t[3]
        vpternlogd zmm10, zmm3, zmm6, 0x96                ;   634.5 p5      46 t[3]
        vpternlogd zmm26, zmm6, zmm15, 0x96               ;   634.5 p0      46 t[3]
        vmovdqu64 zmm3, [rbp + 3008]                      ;   504.2 p3      46 t[3] reload
        vmovdqu64 zmm6, [rbp + 14656]                     ;   583.0 p2      46 t[3] reload
        vpternlogd zmm28, zmm6, zmm3, 0x90                ;   635.0 p5      46 t[3]
        vmovdqa64 zmm6, zmm16                             ;   629.5         46 t[3] copy
        vpternlogd zmm6, zmm31, zmm17, 0x96               ;   635.5 p0      46 t[3]
        vmovdqu64 [rbp + 15104], zmm25                    ;   611.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm25, zmm31                            ;   625.5         46 t[3] copy
        vmovdqu64 [rbp + 15168], zmm21                    ;   616.0 p8+p9   46 t[3] spill
        vmovdqa64 zmm21, zmm28                            ;   636.0         46 t[3] copy
        vpternlogd zmm21, zmm22, zmm8, 0x96               ;   636.0 p5      46 t[3]
        vmovdqu64 [rbp + 15232], zmm24                    ;   624.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm24, zmm22                            ;   624.0         46 t[3] copy
        vpternlogd zmm24, zmm20, [rbp + 14528], 0x78      ;   636.5 p0+p3   46 t[3]
        vmovdqu64 [rbp + 15296], zmm22                    ;   624.0 p8+p9   46 t[3] spill
        vmovdqa64 zmm22, zmm8                             ;   628.0         46 t[3] copy
        vpternlogd zmm22, zmm20, [rbp + 14528], 0x78      ;   637.0 p5+p2   46 t[3]
        vpternlogd zmm22, zmm18, zmm0, 0x78               ;   638.0 p0      46 t[3]
        vpxord zmm2, zmm2, zmm22                          ;   639.0 p5      46 t[3]
        vpternlogd zmm2, zmm13, zmm14, 0x96               ;   640.0 p0      46 t[3]
        vmovdqa64 zmm13, zmm5                             ;   623.0         46 t[3] copy
        vpternlogd zmm13, zmm0, [rbp + 14464], 0x28       ;   639.0 p5+p3   46 t[3]
        vpternlogd zmm3, zmm13, zmm5, 0xc6                ;   640.0 p0      46 t[3]
        vpternlogd zmm28, zmm30, zmm3, 0x96               ;   641.0 p5      46 t[3]
        vpternlogd zmm24, zmm14, zmm28, 0x96              ;   642.0 p0      46 t[3]
        vpternlogd zmm5, zmm0, [rbp + 14784], 0x28        ;   641.0 p5+p2   46 t[3]
        vmovdqu64 zmm14, [rbp + 14080]                    ;   565.0 p3      46 t[3] reload
        vmovdqu64 zmm18, [rbp + 13952]                    ;   570.5 p2      65 t[3]
        vpternlogd zmm18, zmm14, [rbp + 14016], 0x96      ;   641.5 p0+p3   65 t[3]
        vpternlogd zmm13, zmm0, [rbp + 14720], 0x78       ;   642.0 p5+p2   46 t[3]
        vpternlogd zmm13, zmm24, zmm2, 0x96               ;   643.0 p0      46 t[3]
        vpternlogd zmm21, zmm27, zmm13, 0x96              ;   644.0 p5      46 t[3]
        vpternlogd zmm13, zmm1, [rbp + 3072], 0x78        ;   644.0 p0+p3   46 t[3]
        vpternlogd zmm3, zmm12, zmm13, 0x96               ;   645.0 p5      46 t[3]
        vpternlogd zmm5, zmm22, zmm3, 0x96                ;   646.0 p0      46 t[3]
        vmovdqu64 zmm0, [rbp + 14592]                     ;   598.0 p2      46 t[3] reload
        vmovdqu64 zmm1, [rbp + 13696]                     ;   615.5 p3      65 t[3]
        vpternlogd zmm1, zmm0, [rbp + 12224], 0x78        ;   645.0 p5+p2   65 t[3]
        vmovdqu64 zmm0, [rbp + 1664]                      ;   513.0 p3      46 t[3] reload
        vmovdqa64 zmm12, zmm6                             ;   636.5         46 t[3] copy
        vpternlogd zmm12, zmm29, zmm0, 0x60               ;   645.5 p0      46 t[3]
        vpternlogd zmm4, zmm12, zmm10, 0x96               ;   646.5 p5      46 t[3]
        vmovdqu64 zmm12, [rbp + 14848]                    ;   626.5 p2      46 t[3] reload
        vpternlogd zmm8, zmm12, [rbp + 15296], 0x96       ;   646.5 p0+p3   65 t[3]
        vmovdqa64 zmm12, zmm4                             ;   647.5         46 t[3] copy
        vpternlogd zmm12, zmm9, zmm15, 0x60               ;   647.5 p5      46 t[3]
        vpternlogd zmm7, zmm10, zmm12, 0x96               ;   648.5 p0      46 t[3]
        vpternlogd zmm26, zmm12, zmm7, 0x78               ;   649.5 p5      46 t[3]
        vpternlogd zmm9, zmm15, zmm7, 0x96                ;   649.5 p0      46 t[3]
        vpternlogd zmm9, zmm26, zmm4, 0x78                ;   650.5 p5      46 t[3]
        vpternlogd zmm4, zmm9, zmm7, 0x78                 ;   651.5 p0      46 t[3]
        vpternlogd zmm7, zmm9, zmm26, 0x78                ;   651.5 p5      46 t[3]
        vpandd zmm25, zmm25, zmm4                         ;   652.5 p0      46 t[3]
        vpxord zmm10, zmm4, zmm9                          ;   652.5 p5      46 t[3]
        vpxord zmm12, zmm10, zmm7                         ;   653.5 p0      46 t[3]
        vpternlogd zmm0, zmm29, zmm12, 0x28               ;   654.5 p5      46 t[3]
        vpternlogd zmm26, zmm12, zmm4, 0x1e               ;   654.5 p0      46 t[3]
        vpandd zmm11, zmm11, zmm26                        ;   655.5 p5      46 t[3]
        vpxord zmm14, zmm7, zmm26                         ;   655.5 p0      46 t[3]
        vpxord zmm15, zmm26, zmm9                         ;   655.5 p5      46 t[3]
        vpandd zmm19, zmm19, zmm15                        ;   656.5 p0      46 t[3]
        vpternlogd zmm13, zmm20, [rbp + 14656], 0x78      ;   655.0 p5+p2   65 t[3]
        vpxord zmm20, zmm15, zmm12                        ;   656.5 p0      46 t[3]
        vmovdqa64 zmm22, zmm10                            ;   653.5         46 t[3] copy
        vpternlogd zmm22, zmm31, zmm17, 0x60              ;   656.0 p5      46 t[3]
        vpternlogd zmm22, zmm12, zmm6, 0x78               ;   657.0 p0      46 t[3]
        vmovdqu64 zmm27, [rbp + 15168]                    ;   616.0 p3      46 t[3] reload
        vpternlogd zmm31, zmm20, zmm27, 0x48              ;   657.5 p5      46 t[3]
        vpternlogd zmm31, zmm22, zmm25, 0x96              ;   658.5 p0      65 t[3]
        vmovdqu64 zmm29, [rbp + 1792]                     ;   518.5 p2      46 t[3] reload
        vpandnd zmm20, zmm29, zmm20                       ;   658.0 p5      46 t[3]
        vmovdqa64 zmm29, zmm25                            ;   653.5         46 t[3] copy
        vpternlogd zmm29, zmm9, zmm17, 0x78               ;   658.5 p0      46 t[3]
        vpternlogd zmm29, zmm16, zmm7, 0x78               ;   659.5 p5      46 t[3]
        vpternlogd zmm12, zmm6, zmm29, 0x6a               ;   660.5 p0      46 t[3]
        vpternlogd zmm12, zmm11, zmm19, 0x96              ;   661.5 p5      46 t[3]
        vpternlogd zmm17, zmm22, zmm9, 0x6c               ;   660.5 p0      46 t[3]
        vpternlogd zmm29, zmm27, zmm14, 0x78              ;   661.0 p5      46 t[3]
        vmovdqu64 zmm6, [rbp + 1472]                      ;   521.3 p3      46 t[3] reload
        vpternlogd zmm14, zmm23, zmm6, 0x90               ;   661.5 p0      46 t[3]
        vpternlogd zmm7, zmm23, zmm14, 0x6a               ;   662.5 p5      46 t[3]
        vpternlogd zmm14, zmm26, zmm6, 0xb4               ;   662.5 p0      46 t[3]
        vmovdqu64 zmm11, [rbp + 15232]                    ;   624.5 p2      46 t[3] reload
        vpternlogd zmm15, zmm6, zmm11, 0x90               ;   663.0 p5      46 t[3]
        vpternlogd zmm22, zmm25, zmm15, 0x96              ;   664.0 p0      46 t[3]
        vpternlogd zmm15, zmm0, zmm14, 0x96               ;   664.0 p5      46 t[3]
        vpternlogd zmm17, zmm19, zmm15, 0x96              ;   665.0 p0      46 t[3]
        vpternlogd zmm7, zmm17, zmm12, 0x96               ;   666.0 p5      46 t[3]
        vpternlogd zmm22, zmm20, zmm7, 0x96               ;   667.0 p0      46 t[3]
        vpternlogd zmm14, zmm10, [rbp + 15104], 0x78      ;   666.0 p5+p3   46 t[3]
        vpternlogd zmm7, zmm4, [rbp + 1536], 0x78         ;   667.0 p0+p2   46 t[3]
        vpternlogd zmm29, zmm14, zmm7, 0x96               ;   668.0 p5      46 t[3]
        vpternlogd zmm9, zmm11, zmm7, 0x6a                ;   668.0 p0      65 t[3]
        vmovdqu64 zmm0, [rbp + 14976]                     ;   616.5 p3      46 t[3] reload
        vpternlogd zmm14, zmm7, zmm0, 0x96                ;   668.0 p5      65 t[3]
        vmovdqu64 zmm4, [rbp + 15040]                     ;   618.5 p2      46 t[3] reload
        vpternlogd zmm31, zmm29, zmm4, 0x96               ;   669.0 p0      65 t[3]
        vpbroadcastd zmm6, [r8 + 908]                     ;   528.7 p10     65 t[3]
        vpbroadcastd zmm7, [r8 + 916]                     ;   529.0 p3      65 t[3]
        vmovdqa64 zmm10, zmm31                            ;   670.0         65 t[3] copy
        vmovdqa64 zmm11, zmm14                            ;   669.0         65 t[3] copy
        vpternlogd zmm11, zmm3, [rbp + 14272], 0x96       ;   669.0 p5+p2   65 t[3]
        vmovdqa64 zmm16, zmm11                            ;   670.0         65 t[3] copy
        vpternlogd zmm16, zmm21, zmm24, 0x96              ;   670.0 p0      65 t[3]
        vpternlogd zmm17, zmm16, zmm22, 0x96              ;   671.0 p5      65 t[3]
        vmovdqu64 zmm19, [rbp + 14208]                    ;   576.0 p3      46 t[3] reload
        vpternlogd zmm16, zmm19, [rbp + 14144], 0x96      ;   671.0 p0+p2   65 t[3]
        vpternlogd zmm28, zmm16, zmm15, 0x96              ;   672.0 p5      65 t[3]
        vpxord zmm10, zmm10, zmm28                        ;   673.0 p0      65 t[3]
        vmovdqu64 zmm20, [rbp + 13888]                    ;   579.0 p3      46 t[3] reload
        vpternlogd zmm18, zmm10, zmm20, 0x96              ;   674.0 p5      65 t[3]
        vmovdqa64 zmm23, zmm18                            ;   675.0         65 t[3] copy
        vmovdqa64 zmm25, zmm28                            ;   673.0         65 t[3] copy
        vmovdqu64 zmm26, [rbp + 14336]                    ;   570.5 p2      46 t[3] reload
        vmovdqu64 zmm27, [rbp + 14912]                    ;   612.0 p3      65 t[3]
        vpternlogd zmm27, zmm15, zmm26, 0x96              ;   672.5 p0      65 t[3]
        vmovdqa64 zmm30, zmm16                            ;   672.0         65 t[3] copy
        vpternlogd zmm30, zmm27, zmm15, 0x96              ;   673.5 p5      65 t[3]
        vpternlogd zmm8, zmm30, zmm5, 0x96                ;   674.5 p0      65 t[3]
        vpxord zmm23, zmm23, zmm8                         ;   675.5 p5      65 t[3]
        vpxord zmm18, zmm18, [r8 + 960]{1to16}            ;   675.0 p0+p2   65 t[3]
        vmovdqu64 [rbp + 7040], zmm18                     ;   676.0 p7+p4   65 t[3] spill
        vmovdqa64 zmm18, zmm30                            ;   674.5         65 t[3] copy
        vmovdqa64 zmm0, zmm23                             ;   676.5         65 t[3] copy
        vpternlogd zmm0, zmm21, zmm19, 0x96               ;   676.5 p5      65 t[3]
        vpternlogd zmm5, zmm0, zmm20, 0x96                ;   677.5 p0      65 t[3]
        vmovdqu64 [rbp + 14144], zmm16                    ;   672.0 p8+p9   65 t[3] spill
        vmovdqa64 zmm16, zmm5                             ;   678.5         65 t[3] copy
        vmovdqu64 [rbp + 14272], zmm27                    ;   673.5 p7+p4   65 t[3] spill
        vmovdqa64 zmm27, zmm5                             ;   678.5         65 t[3] copy
        vpternlogd zmm27, zmm29, zmm20, 0x96              ;   678.5 p5      65 t[3]
        vpxord zmm25, zmm25, zmm27                        ;   679.5 p0      65 t[3]
        vpternlogd zmm20, zmm0, [rbp + 13632], 0x96       ;   677.5 p5+p3   65 t[3]
        vmovdqu64 [rbp + 13888], zmm27                    ;   679.5 p8+p9   65 t[3] spill
        vpbroadcastd zmm27, [r8 + 928]                    ;   537.2 p10     65 t[3]
        vmovdqu64 [rbp + 13632], zmm27                    ;   543.2 p7+p4   65 t[3] spill
        vpbroadcastd zmm27, [r8 + 932]                    ;   537.5 p2      65 t[3]
        vmovdqu64 [rbp + 15232], zmm27                    ;   543.5 p8+p9   65 t[3] spill
        vpbroadcastd zmm27, [r8 + 936]                    ;   537.8 p3      65 t[3]
        vmovdqu64 [rbp + 15104], zmm27                    ;   543.8 p7+p4   65 t[3] spill
        vpbroadcastd zmm27, [r8 + 944]                    ;   538.2 p10     65 t[3]
        vmovdqu64 [rbp + 15168], zmm27                    ;   544.2 p8+p9   65 t[3] spill
        vpbroadcastd zmm27, [r8 + 948]                    ;   538.5 p2      65 t[3]
        vmovdqu64 [rbp + 14656], zmm27                    ;   544.5 p7+p4   65 t[3] spill
        vpbroadcastd zmm27, [r8 + 956]                    ;   539.0 p3      65 t[3]
        vpxord zmm27, zmm27, zmm30                        ;   677.5 p0      65 t[3]
        vmovdqu64 [rbp + 15296], zmm27                    ;   678.5 p8+p9   65 t[3] spill
        vpbroadcastd zmm27, [r8 + 964]                    ;   539.5 p10     65 t[3]
        vmovdqu64 [rbp + 14848], zmm27                    ;   545.5 p7+p4   65 t[3] spill
        vpbroadcastd zmm27, [r8 + 968]                    ;   539.8 p2      65 t[3]
        vmovdqu64 [rbp + 12224], zmm27                    ;   545.8 p8+p9   65 t[3] spill
        vmovdqa64 zmm27, zmm8                             ;   675.5         65 t[3] copy
        vpternlogd zmm27, zmm31, [r8 + 896]{1to16}, 0x96  ;   678.0 p5+p3   65 t[3]
        vmovdqu64 [rbp + 6016], zmm27                     ;   679.0 p7+p4   65 t[3] spill
        vmovdqa64 zmm27, zmm23                            ;   676.5         65 t[3] copy
        vpternlogd zmm27, zmm19, [rbp + 14400], 0x96      ;   678.5 p0+p2   65 t[3]
        vpternlogd zmm19, zmm27, zmm22, 0x96              ;   679.5 p5      65 t[3]
        vpxord zmm16, zmm16, zmm19                        ;   680.5 p0      65 t[3]
        vmovdqu64 [rbp + 14208], zmm19                    ;   680.5 p8+p9   65 t[3] spill
        vmovdqa64 zmm19, zmm16                            ;   681.5         65 t[3] copy
        vpternlogd zmm19, zmm12, zmm2, 0x96               ;   681.5 p5      65 t[3]
        vpternlogd zmm12, zmm25, [rbp + 12416], 0x96      ;   680.5 p0+p3   65 t[3]
        vpternlogd zmm30, zmm12, zmm20, 0x96              ;   681.5 p5      65 t[3]
        vpternlogd zmm25, zmm2, zmm30, 0x96               ;   682.5 p0      65 t[3]
        vpxord zmm6, zmm6, zmm25                          ;   683.5 p5      65 t[3]
        vmovdqu64 zmm2, [rbp + 14400]                     ;   615.5 p2      65 t[3]
        vpternlogd zmm2, zmm17, [rbp + 13056], 0x96       ;   682.5 p0+p3   65 t[3]
        vpternlogd zmm21, zmm24, zmm2, 0x96               ;   683.5 p5      65 t[3]
        vpternlogd zmm15, zmm26, zmm21, 0x96              ;   684.5 p0      65 t[3]
        vpternlogd zmm23, zmm4, zmm15, 0x96               ;   685.5 p5      65 t[3]
        vpxord zmm18, zmm18, zmm23                        ;   686.5 p0      65 t[3]
        vpternlogd zmm8, zmm31, zmm18, 0x96               ;   687.5 p5      65 t[3]
        vpternlogd zmm8, zmm22, zmm27, 0x96               ;   688.5 p0      65 t[3]
        vpternlogd zmm27, zmm15, zmm10, 0x96              ;   686.0 p5      65 t[3]
        vpternlogd zmm5, zmm29, zmm27, 0x96               ;   687.0 p0      65 t[3]
        vpternlogd zmm13, zmm19, zmm15, 0x96              ;   687.0 p5      65 t[3]
        vpternlogd zmm16, zmm5, zmm20, 0x96               ;   688.0 p0      65 t[3]
        vpternlogd zmm27, zmm8, zmm0, 0x96                ;   689.5 p5      65 t[3]
        vmovdqu64 zmm4, [rbp + 9536]                      ;   546.2 p2      65 t[0] reload
        vmovdqu64 [rbp + 384], zmm4                       ;   552.2 p7+p4   63 rounds
        vpternlogd zmm1, zmm13, zmm19, 0x96               ;   688.5 p0      65 t[3]
        vpternlogd zmm19, zmm15, zmm28, 0x96              ;   689.0 p5      65 t[3]
        vmovdqu64 zmm4, [rbp + 9472]                      ;   546.8 p3      65 t[0] reload
        vmovdqu64 [rbp + 448], zmm4                       ;   552.8 p8+p9   63 rounds
        vpbroadcastd zmm4, [r8 + 984]                     ;   547.2 p10     65 t[3]
        vpbroadcastd zmm22, [r8 + 1004]                   ;   547.3 p2      65 t[3]
        vpbroadcastd zmm24, [r8 + 1008]                   ;   547.8 p3      65 t[3]
        vpbroadcastd zmm26, [r8 + 1012]                   ;   548.2 p10     65 t[3]
        vpternlogd zmm18, zmm10, [r8 + 992]{1to16}, 0x96  ;   689.5 p0+p2   65 t[3]
        vmovdqu64 zmm10, [rbp + 13824]                    ;   572.0 p3      46 t[3] reload
        vpternlogd zmm19, zmm12, zmm10, 0x96              ;   690.0 p5      65 t[3]
        vmovdqu64 zmm29, [rbp + 9408]                     ;   549.3 p2      65 t[0] reload
        vmovdqu64 [rbp + 512], zmm29                      ;   555.3 p7+p4   63 rounds
        vmovdqu64 zmm29, [rbp + 9344]                     ;   549.8 p3      65 t[0] reload
        vmovdqu64 [rbp + 576], zmm29                      ;   555.8 p8+p9   63 rounds
        vmovdqu64 zmm29, [rbp + 8960]                     ;   550.3 p2      65 t[0] reload
        vmovdqu64 [rbp + 640], zmm29                      ;   556.3 p7+p4   63 rounds
        vmovdqu64 zmm29, [rbp + 8448]                     ;   550.8 p3      65 t[0] reload
        vmovdqu64 [rbp + 704], zmm29                      ;   556.8 p8+p9   63 rounds
        vmovdqu64 zmm29, [rbp + 8768]                     ;   551.3 p2      65 t[0] reload
        vmovdqu64 [rbp + 768], zmm29                      ;   557.3 p7+p4   63 rounds
        vmovdqu64 zmm29, [rbp + 8896]                     ;   551.8 p3      65 t[0] reload
        vmovdqu64 [rbp + 832], zmm29                      ;   557.8 p8+p9   63 rounds
        vpternlogd zmm10, zmm12, [r8 + 972]{1to16}, 0x96  ;   690.5 p0+p2   65 t[3]
        vpternlogd zmm12, zmm1, zmm20, 0x96               ;   691.0 p5      65 t[3]
        vmovdqu64 zmm29, [rbp + 8192]                     ;   552.8 p3      65 t[0] reload
        vmovdqu64 [rbp + 896], zmm29                      ;   558.8 p7+p4   63 rounds
        vmovdqu64 zmm29, [rbp + 9088]                     ;   553.3 p2      65 t[0] reload
        vmovdqu64 [rbp + 960], zmm29                      ;   559.3 p8+p9   63 rounds
        vpternlogd zmm20, zmm5, [r8 + 904]{1to16}, 0x96   ;   691.5 p0+p3   65 t[3]
        vmovdqu64 zmm29, [rbp + 13632]                    ;   554.3 p2      65 t[3] reload
        vpxord zmm29, zmm29, zmm23                        ;   692.0 p5      65 t[3]
        vpternlogd zmm0, zmm8, [r8 + 900]{1to16}, 0x96    ;   692.5 p0+p3   65 t[3]
        vmovdqu64 zmm23, [rbp + 15104]                    ;   555.3 p2      65 t[3] reload
        vpxord zmm23, zmm23, zmm5                         ;   693.0 p5      65 t[3]
        vpternlogd zmm30, zmm19, [r8 + 940]{1to16}, 0x96  ;   693.5 p0+p3   65 t[3]
        vmovdqu64 zmm5, [rbp + 14848]                     ;   556.3 p2      65 t[3] reload
        vpxord zmm5, zmm5, zmm8                           ;   694.0 p5      65 t[3]
        vmovdqu64 zmm8, [rbp + 14976]                     ;   616.5 p3      46 t[3] reload
        vpternlogd zmm11, zmm12, zmm8, 0x96               ;   694.5 p0      65 t[3]
        vmovdqa64 zmm31, zmm13                            ;   688.0         65 t[3] copy
        vpxord zmm22, zmm22, zmm19                        ;   695.0 p5      65 t[3]
        vmovdqu64 [rbp + 7744], zmm22                     ;   696.0 p7+p4   65 t[3] spill
        vmovdqu64 zmm22, [rbp + 15232]                    ;   560.2 p2      65 t[3] reload
        vpxord zmm22, zmm22, zmm27                        ;   695.5 p0      65 t[3]
        vmovdqu64 [rbp + 7552], zmm18                     ;   690.5 p8+p9   65 t[3] spill
        vmovdqu64 zmm18, [rbp + 12224]                    ;   560.7 p3      65 t[3] reload
        vpxord zmm18, zmm18, zmm16                        ;   696.0 p5      65 t[3]
        vmovdqu64 [rbp + 7232], zmm10                     ;   691.5 p7+p4   65 t[3] spill
        vmovdqu64 zmm10, [rbp + 13888]                    ;   679.5 p2      65 t[3] reload
        vpternlogd zmm16, zmm10, [r8 + 1000]{1to16}, 0x96 ;   696.5 p0+p3   65 t[3]
        vmovdqu64 zmm10, [rbp + 14208]                    ;   680.5 p2      65 t[3] reload
        vpternlogd zmm27, zmm10, [r8 + 996]{1to16}, 0x96  ;   697.0 p5+p3   65 t[3]
        vmovdqu64 zmm10, [rbp + 14656]                    ;   563.2 p2      65 t[3] reload
        vpxord zmm10, zmm10, zmm11                        ;   697.5 p0      65 t[3]
        vmovdqu64 [rbp + 7680], zmm16                     ;   697.5 p8+p9   65 t[3] spill
        vpbroadcastd zmm16, [r8 + 1016]                   ;   562.7 p10     65 t[3]
        vmovdqu64 [rbp + 7616], zmm27                     ;   698.0 p7+p4   65 t[3] spill
        vpbroadcastd zmm27, [r8 + 1020]                   ;   563.7 p10     65 t[3]
        vmovdqu64 [rbp + 7168], zmm18                     ;   697.0 p8+p9   65 t[3] spill
        vmovdqu64 zmm18, [rbp + 13760]                    ;   577.0 p3      46 t[3] reload
        vpternlogd zmm1, zmm18, [rbp + 13568], 0x96       ;   698.0 p5+p2   65 t[3]
        vmovdqu64 zmm18, [rbp + 9216]                     ;   564.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 1024], zmm18                     ;   570.7 p7+p4   63 rounds
        vmovdqu64 zmm18, [rbp + 8576]                     ;   565.2 p2      65 t[0] reload
        vmovdqu64 [rbp + 1088], zmm18                     ;   571.2 p8+p9   63 rounds
        vpternlogd zmm25, zmm19, zmm1, 0x96               ;   699.0 p0      65 t[3]
        vmovdqu64 zmm18, [rbp + 8640]                     ;   565.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 1152], zmm18                     ;   571.7 p7+p4   63 rounds
        vpternlogd zmm9, zmm1, zmm15, 0x96                ;   699.0 p5      65 t[3]
        vpternlogd zmm17, zmm9, zmm14, 0x96               ;   700.0 p0      65 t[3]
        vpternlogd zmm11, zmm9, zmm14, 0x96               ;   700.0 p5      65 t[3]
        vpxord zmm31, zmm31, zmm25                        ;   700.5 p0      65 t[3]
        vmovdqu64 zmm1, [rbp + 9152]                      ;   567.0 p2      65 t[0] reload
        vmovdqu64 [rbp + 1216], zmm1                      ;   573.0 p8+p9   63 rounds
        vpternlogd zmm14, zmm3, zmm31, 0x96               ;   701.5 p5      65 t[3]
        vmovdqu64 zmm1, [rbp + 9280]                      ;   568.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 1280], zmm1                      ;   574.5 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 8832]                      ;   569.7 p2      65 t[0] reload
        vmovdqu64 [rbp + 1344], zmm1                      ;   575.7 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 8512]                      ;   570.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 1408], zmm1                      ;   576.5 p7+p4   63 rounds
        vpternlogd zmm8, zmm14, zmm12, 0x96               ;   702.5 p0      65 t[3]
        vmovdqu64 zmm1, [rbp + 9024]                      ;   571.2 p2      65 t[0] reload
        vmovdqu64 [rbp + 1472], zmm1                      ;   577.2 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 8384]                      ;   571.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 1536], zmm1                      ;   577.5 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 8128]                      ;   572.2 p2      65 t[0] reload
        vmovdqu64 [rbp + 1600], zmm1                      ;   578.2 p8+p9   63 rounds
        vpternlogd zmm12, zmm9, zmm13, 0x96               ;   702.0 p5      65 t[3]
        vmovdqu64 zmm1, [rbp + 8704]                      ;   573.0 p3      65 t[0] reload
        vmovdqu64 [rbp + 1664], zmm1                      ;   579.0 p7+p4   63 rounds
        vpxord zmm7, zmm7, zmm14                          ;   702.5 p0      65 t[3]
        vpternlogd zmm9, zmm13, [r8 + 976]{1to16}, 0x96   ;   703.0 p5+p2   65 t[3]
        vmovdqu64 zmm1, [rbp + 14272]                     ;   673.5 p3      65 t[3] reload
        vpternlogd zmm28, zmm17, zmm1, 0x96               ;   703.5 p0      65 t[3]
        vmovdqu64 zmm3, [rbp + 8256]                      ;   575.5 p2      65 t[0] reload
        vmovdqu64 [rbp + 1728], zmm3                      ;   581.5 p8+p9   63 rounds
        vmovdqa64 zmm3, zmm17                             ;   701.0         65 t[3] copy
        vpternlogd zmm17, zmm1, [r8 + 988]{1to16}, 0x96   ;   704.0 p5+p3   65 t[3]
        vpxord zmm24, zmm24, zmm25                        ;   704.5 p0      65 t[3]
        vpternlogd zmm31, zmm12, [r8 + 912]{1to16}, 0x96  ;   705.0 p5+p2   65 t[3]
        vmovdqu64 zmm1, [rbp + 15168]                     ;   578.0 p3      65 t[3] reload
        vpxord zmm1, zmm1, zmm12                          ;   705.5 p0      65 t[3]
        vpxord zmm26, zmm26, zmm11                        ;   706.0 p5      65 t[3]
        vpternlogd zmm11, zmm8, [r8 + 980]{1to16}, 0x96   ;   706.5 p0+p2   65 t[3]
        vmovdqa64 zmm12, zmm8                             ;   703.5         65 t[3] copy
        vpternlogd zmm12, zmm2, [rbp + 14144], 0x96       ;   707.0 p5+p3   65 t[3]
        vmovdqu64 zmm13, [rbp + 8064]                     ;   580.3 p2      65 t[0] reload
        vmovdqu64 [rbp + 1792], zmm13                     ;   586.3 p7+p4   63 rounds
        vpternlogd zmm8, zmm2, [r8 + 920]{1to16}, 0x96    ;   707.5 p0+p3   65 t[3]
        vpxord zmm3, zmm3, zmm12                          ;   708.0 p5      65 t[3]
        vmovdqu64 zmm2, [rbp + 8320]                      ;   581.3 p2      65 t[0] reload
        vmovdqu64 [rbp + 1856], zmm2                      ;   587.3 p8+p9   63 rounds
        vmovdqu64 zmm2, [rbp + 9792]                      ;   581.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 2432], zmm2                      ;   587.8 p7+p4   63 rounds
        vmovdqu64 zmm2, [rbp + 10496]                     ;   582.3 p2      65 t[1] reload
        vmovdqu64 [rbp + 2560], zmm2                      ;   588.3 p8+p9   63 rounds
        vmovdqu64 zmm2, [rbp + 10688]                     ;   582.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 2624], zmm2                      ;   588.8 p7+p4   63 rounds
        vmovdqu64 zmm2, [rbp + 10944]                     ;   583.3 p2      65 t[1] reload
        vmovdqu64 [rbp + 2688], zmm2                      ;   589.3 p8+p9   63 rounds
        vmovdqu64 zmm2, [rbp + 10432]                     ;   583.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 2816], zmm2                      ;   589.8 p7+p4   63 rounds
        vmovdqu64 zmm2, [rbp + 9920]                      ;   584.3 p2      65 t[1] reload
        vmovdqu64 [rbp + 2880], zmm2                      ;   590.3 p8+p9   63 rounds
        vmovdqu64 zmm2, [rbp + 10816]                     ;   584.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 2944], zmm2                      ;   590.8 p7+p4   63 rounds
        vmovdqu64 zmm2, [rbp + 9984]                      ;   585.3 p2      65 t[1] reload
        vmovdqu64 [rbp + 3008], zmm2                      ;   591.3 p8+p9   63 rounds
        vmovdqu64 zmm2, [rbp + 10240]                     ;   585.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 3072], zmm2                      ;   591.8 p7+p4   63 rounds
        vmovdqu64 zmm2, [rbp + 11136]                     ;   586.3 p2      65 t[1] reload
        vmovdqu64 [rbp + 3136], zmm2                      ;   592.3 p8+p9   63 rounds
        vmovdqu64 zmm2, [rbp + 11072]                     ;   586.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 3200], zmm2                      ;   592.8 p7+p4   63 rounds
        vmovdqu64 zmm2, [rbp + 10752]                     ;   587.3 p2      65 t[1] reload
        vmovdqu64 [rbp + 3264], zmm2                      ;   593.5 p8+p9   63 rounds
        vmovdqu64 zmm2, [rbp + 10624]                     ;   587.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 3328], zmm2                      ;   594.3 p7+p4   63 rounds
        vmovdqu64 zmm2, [rbp + 9664]                      ;   588.3 p2      65 t[1] reload
        vmovdqu64 [rbp + 3392], zmm2                      ;   595.5 p8+p9   63 rounds
        vpxord zmm4, zmm4, zmm12                          ;   708.5 p0      65 t[3]
        vpternlogd zmm21, zmm3, [r8 + 952]{1to16}, 0x96   ;   709.0 p5+p3   65 t[3]
        vpxord zmm16, zmm16, zmm3                         ;   709.5 p0      65 t[3]
        vpxord zmm27, zmm27, zmm28                        ;   710.0 p5      65 t[3]
        vmovdqa64 zmm2, zmm28                             ;   704.5         65 t[3] copy
        vpternlogd zmm2, zmm15, [rbp + 15296], 0x96       ;   710.5 p0+p2   65 t[3]
        vpternlogd zmm28, zmm15, [r8 + 924]{1to16}, 0x96  ;   711.0 p5+p3   65 t[3]
        vmovdqu64 zmm3, [rbp + 12608]                     ;   590.3 p2      65 t[2] reload
        vmovdqu64 [rbp + 4544], zmm3                      ;   596.3 p7+p4   63 rounds
        vmovdqu64 zmm3, [rbp + 12480]                     ;   590.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 4608], zmm3                      ;   597.5 p8+p9   63 rounds
        vmovdqu64 zmm3, [rbp + 12864]                     ;   591.3 p2      65 t[2] reload
        vmovdqu64 [rbp + 4672], zmm3                      ;   598.3 p7+p4   63 rounds
        vmovdqu64 zmm3, [rbp + 12800]                     ;   591.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 4736], zmm3                      ;   599.5 p8+p9   63 rounds
        vmovdqu64 zmm3, [rbp + 11904]                     ;   592.3 p2      65 t[2] reload
        vmovdqu64 [rbp + 4864], zmm3                      ;   600.3 p7+p4   63 rounds
        vmovdqu64 zmm3, [rbp + 11456]                     ;   592.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 4928], zmm3                      ;   601.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6208], zmm6                      ;   684.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6144], zmm20                     ;   692.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6080], zmm0                      ;   693.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6528], zmm29                     ;   693.0 p8+p9   63 rounds
        vmovdqu64 [rbp + 6656], zmm23                     ;   694.0 p7+p4   63 rounds
        vmovdqu64 [rbp + 6720], zmm30                     ;   694.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6592], zmm22                     ;   696.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 7104], zmm5                      ;   695.0 p8+p9   63 rounds
        vmovdqu64 [rbp + 6848], zmm10                     ;   698.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6336], zmm7                      ;   703.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6272], zmm31                     ;   706.0 p7+p4   63 rounds
        vmovdqu64 [rbp + 7296], zmm9                      ;   704.0 p8+p9   63 rounds
        vmovdqu64 [rbp + 6784], zmm1                      ;   706.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6400], zmm8                      ;   708.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 7488], zmm17                     ;   705.0 p7+p4   63 rounds
        vmovdqu64 [rbp + 7808], zmm24                     ;   705.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 7360], zmm11                     ;   707.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6912], zmm21                     ;   710.0 p8+p9   63 rounds
        vmovdqu64 [rbp + 6464], zmm28                     ;   712.0 p7+p4   63 rounds
        vmovdqu64 [rbp + 7872], zmm26                     ;   707.0 p8+p9   63 rounds
        vmovdqu64 [rbp + 7424], zmm4                      ;   709.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6976], zmm2                      ;   711.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 7936], zmm16                     ;   710.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 8000], zmm27                     ;   711.0 p8+p9   63 rounds
        add r8, 0x200                                     ;   600.0 p1      63 rounds
        mov qword [rbp + 15896], r8                       ;   626.3 p7+p4   63 rounds
        cmp r8, qword [rbp + 15904]                       ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp - 64]                        ;     0.0 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 192]                       ;     0.2 p3      46 dst reload
        vmovdqu64 zmm2, [rbp + 128]                       ;     1.0 p2      46 dst
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;     7.0 p0      46 dst
        vmovdqu64 zmm3, [rbp + 0]                         ;     1.2 p3      46 dst reload
        vpxord zmm4, zmm2, zmm3                           ;     8.0 p5      46 dst
        vmovdqa64 zmm5, zmm2                              ;     8.0         46 dst copy
        vmovdqa64 zmm6, zmm4                              ;     9.0         46 dst copy
        vmovdqu64 zmm7, [rbp + 64]                        ;     2.0 p2      46 dst reload
        vmovdqa64 zmm8, zmm2                              ;     8.0         46 dst copy
        vpternlogd zmm8, zmm0, zmm7, 0x12                 ;     8.0 p0      46 dst
        vmovdqu64 zmm9, [rbp + 256]                       ;     2.2 p3      46 dst reload
        vmovdqa64 zmm10, zmm9                             ;     8.2         46 dst copy
        vpternlogd zmm10, zmm8, zmm9, 0xc3                ;     9.0 p5      46 dst
        vmovdqu64 zmm11, [rbp + 128]                      ;     3.0 p2      46 dst reload
        vmovdqa64 zmm12, zmm9                             ;     8.2         46 dst copy
        vpternlogd zmm12, zmm0, zmm11, 0x96               ;     9.0 p0      46 dst
        vmovdqa64 zmm13, zmm12                            ;    10.0         46 dst copy
        vpternlogd zmm13, zmm7, zmm2, 0x96                ;    10.0 p5      46 dst
        vmovdqa64 zmm14, zmm13                            ;    11.0         46 dst copy
        vmovdqa64 zmm15, zmm12                            ;    10.0         46 dst copy
        vmovdqa64 zmm16, zmm4                             ;     9.0         46 dst copy
        vmovdqu64 zmm17, [rbp + 6592]                     ;     3.7 p3      46 dst reload
        vmovdqu64 zmm18, [rbp + 6848]                     ;     4.0 p2      46 dst reload
        vmovdqu64 zmm19, [rbp + 6784]                     ;     4.7 p3      46 dst
        vpternlogd zmm19, zmm18, zmm17, 0x96              ;    10.7 p0      46 dst
        vmovdqu64 zmm20, [rbp + 6656]                     ;     5.0 p2      46 dst reload
        vmovdqa64 zmm21, zmm19                            ;    11.7         46 dst copy
        vpternlogd zmm21, zmm17, zmm20, 0x69              ;    11.7 p5      46 dst
        vmovdqa64 zmm22, zmm21                            ;    12.7         46 dst copy
        vmovdqu64 zmm23, [rbp + 6720]                     ;     5.7 p3      46 dst reload
        vmovdqa64 zmm24, zmm19                            ;    11.7         46 dst copy
        vpternlogd zmm24, zmm17, zmm23, 0x12              ;    11.7 p0      46 dst
        vmovdqu64 zmm25, [rbp + 6912]                     ;     6.0 p2      46 dst reload
        vmovdqa64 zmm26, zmm25                            ;    12.0         46 dst copy
        vpternlogd zmm26, zmm24, zmm25, 0xc3              ;    12.7 p5      46 dst
        vmovdqu64 zmm27, [rbp + 6784]                     ;     6.7 p3      46 dst reload
        vmovdqa64 zmm28, zmm25                            ;    12.0         46 dst copy
        vpternlogd zmm28, zmm17, zmm27, 0x96              ;    12.7 p0      46 dst
        vmovdqa64 zmm29, zmm28                            ;    13.7         46 dst copy
        vpternlogd zmm29, zmm23, zmm19, 0x96              ;    13.7 p5      46 dst
        vmovdqu64 zmm30, [rbp - 128]                      ;     7.0 p2      46 dst reload
        vpxord zmm1, zmm1, zmm30                          ;    13.0 p0      46 dst
        vpternlogd zmm8, zmm13, zmm1, 0x78                ;    14.0 p5      46 dst
        vmovdqa64 zmm31, zmm10                            ;    10.0         46 dst copy
        vpternlogd zmm31, zmm13, zmm1, 0x1e               ;    14.0 p0      46 dst
        vmovdqa64 zmm27, zmm1                             ;    14.0         46 dst copy
        vpternlogd zmm27, zmm0, zmm0, 0xc3                ;    14.0 p5      46 dst
        vmovdqa64 zmm25, zmm27                            ;    15.0         46 dst copy
        vpxord zmm30, zmm30, zmm0                         ;    13.0 p0      46 dst
        vmovdqa64 zmm20, zmm3                             ;     8.3         46 dst copy
        vpternlogd zmm20, zmm2, zmm30, 0xf6               ;    14.0 p5      46 dst
        vmovdqa64 zmm23, zmm12                            ;    10.0         46 dst copy
        vpternlogd zmm23, zmm4, zmm30, 0x96               ;    14.0 p0      46 dst
        vpxord zmm18, zmm30, [rbp + 320]                  ;    14.0 p5+p3   46 dst
        vmovdqa64 zmm17, zmm7                             ;     9.2         46 dst copy
        vpternlogd zmm17, zmm18, zmm2, 0x96               ;    15.0 p0      46 dst
        vpord zmm6, zmm6, zmm17                           ;    16.0 p5      46 dst
        vpternlogd zmm27, zmm12, zmm6, 0x56               ;    17.0 p0      46 dst
        vmovdqa64 zmm12, zmm4                             ;     9.8         46 dst copy
        vpternlogd zmm12, zmm18, zmm0, 0x84               ;    15.0 p5      46 dst
        vpternlogd zmm6, zmm12, zmm20, 0x96               ;    17.0 p0      46 dst
        vmovdqa64 zmm12, zmm4                             ;    10.3         46 dst copy
        vpternlogd zmm12, zmm17, zmm30, 0x96              ;    16.0 p5      46 dst
        vpandd zmm5, zmm5, zmm12                          ;    17.0 p0      46 dst
        vpternlogd zmm27, zmm10, zmm5, 0x96               ;    18.0 p5      46 dst
        vpternlogd zmm8, zmm5, zmm20, 0x96                ;    18.0 p0      46 dst
        vpxord zmm14, zmm14, zmm12                        ;    17.0 p5      46 dst
        vmovdqa64 zmm5, zmm27                             ;    19.0         46 dst copy
        vmovdqa64 zmm10, zmm14                            ;    18.0         46 dst copy
        vpternlogd zmm10, zmm11, zmm30, 0x60              ;    18.0 p0      46 dst
        vpternlogd zmm31, zmm10, zmm6, 0x96               ;    19.0 p5      46 dst
        vpternlogd zmm6, zmm23, zmm9, 0x2d                ;    18.0 p0      46 dst
        vpandd zmm5, zmm5, zmm31                          ;    20.0 p5      46 dst
        vpternlogd zmm8, zmm6, zmm5, 0xd2                 ;    21.0 p0      46 dst
        vpxord zmm6, zmm6, zmm5                           ;    21.0 p5      46 dst
        vpxord zmm27, zmm27, zmm6                         ;    22.0 p0      46 dst
        vpternlogd zmm27, zmm8, zmm31, 0x78               ;    23.0 p5      46 dst
        vpternlogd zmm31, zmm27, zmm6, 0x78               ;    24.0 p0      46 dst
        vpternlogd zmm6, zmm27, zmm8, 0x78                ;    24.0 p5      46 dst
        vpternlogd zmm12, zmm31, zmm27, 0x60              ;    25.0 p0      46 dst
        vpandd zmm16, zmm16, zmm27                        ;    24.0 p5      46 dst
        vmovdqa64 zmm5, zmm6                              ;    25.0         46 dst copy
        vmovdqa64 zmm10, zmm31                            ;    25.0         46 dst copy
        vpternlogd zmm10, zmm4, zmm30, 0x60               ;    25.0 p0      46 dst
        vmovdqa64 zmm20, zmm31                            ;    25.0         46 dst copy
        vpternlogd zmm20, zmm27, zmm2, 0x28               ;    25.0 p5      46 dst
        vmovdqu64 [rbp + 8064], zmm16                     ;    25.0 p7+p4   46 dst spill
        vmovdqa64 zmm16, zmm27                            ;    24.0         46 dst copy
        vmovdqu64 [rbp + 8128], zmm21                     ;    14.8 p8+p9   46 dst spill
        vmovdqa64 zmm21, zmm10                            ;    26.0         46 dst copy
        vpternlogd zmm21, zmm27, zmm17, 0x78              ;    26.0 p0      46 dst
        vpternlogd zmm21, zmm13, zmm6, 0x78               ;    27.0 p5      46 dst
        vmovdqa64 zmm13, zmm31                            ;    25.0         46 dst copy
        vpternlogd zmm13, zmm6, zmm27, 0x96               ;    25.0 p0      46 dst
        vpternlogd zmm11, zmm30, zmm13, 0x28              ;    26.0 p5      46 dst
        vpternlogd zmm8, zmm13, zmm31, 0x1e               ;    26.0 p0      46 dst
        vpternlogd zmm7, zmm2, zmm8, 0x28                 ;    27.0 p5      46 dst
        vpternlogd zmm12, zmm13, zmm14, 0x78              ;    26.3 p0      46 dst
        vpternlogd zmm27, zmm17, zmm12, 0x6a              ;    27.3 p5      46 dst
        vpternlogd zmm14, zmm21, zmm13, 0x6c              ;    28.0 p0      46 dst
        vpxord zmm5, zmm5, zmm8                           ;    27.8 p5      46 dst
        vpxord zmm16, zmm16, zmm8                         ;    28.3 p0      46 dst
        vpternlogd zmm4, zmm16, zmm0, 0x84                ;    29.3 p5      46 dst
        vpandd zmm25, zmm25, zmm5                         ;    29.3 p0      46 dst
        vpandd zmm15, zmm15, zmm5                         ;    29.8 p5      46 dst
        vpternlogd zmm8, zmm0, zmm25, 0x9a                ;    30.3 p0      46 dst
        vpternlogd zmm25, zmm6, zmm1, 0x78                ;    30.8 p5      46 dst
        vpternlogd zmm9, zmm16, zmm13, 6                  ;    31.3 p0      46 dst
        vpternlogd zmm13, zmm23, zmm16, 0x48              ;    31.8 p5      46 dst
        vpandd zmm18, zmm18, zmm16                        ;    32.3 p0      46 dst
        vpternlogd zmm14, zmm7, zmm18, 0x96               ;    33.3 p5      46 dst
        vpternlogd zmm11, zmm8, zmm4, 0x96                ;    33.3 p0      46 dst
        vpternlogd zmm27, zmm18, zmm11, 0x96              ;    34.3 p5      46 dst
        vpternlogd zmm4, zmm12, zmm10, 0x96               ;    34.3 p0      46 dst
        vpternlogd zmm25, zmm27, zmm14, 0x96              ;    35.3 p5      46 dst
        vpternlogd zmm31, zmm3, zmm25, 0x6a               ;    36.3 p0      46 dst
        vpternlogd zmm4, zmm25, zmm9, 0x96                ;    36.3 p5      46 dst
        vpternlogd zmm8, zmm20, zmm31, 0x96               ;    37.3 p0      46 dst
        vpternlogd zmm15, zmm21, zmm8, 0x96               ;    38.3 p5      46 dst
        vmovdqu64 zmm0, [rbp + 5056]                      ;    20.0 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 5312]                      ;    20.2 p3      46 dst reload
        vmovdqu64 zmm2, [rbp + 5248]                      ;    21.0 p2      46 dst
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;    37.3 p0      46 dst
        vpxord zmm3, zmm2, [rbp + 5184]                   ;    38.3 p5+p3   46 dst
        vpandnd zmm5, zmm0, zmm3                          ;    39.3 p0      46 dst
        vmovdqa64 zmm6, zmm3                              ;    39.3         46 dst copy
        vmovdqu64 zmm7, [rbp + 5376]                      ;    22.0 p2      46 dst reload
        vmovdqa64 zmm9, zmm7                              ;    28.0         46 dst copy
        vpternlogd zmm9, zmm5, zmm7, 0xc3                 ;    40.3 p5      46 dst
        vmovdqu64 zmm16, [rbp + 5248]                     ;    22.2 p3      46 dst reload
        vmovdqa64 zmm17, zmm7                             ;    28.0         46 dst copy
        vpternlogd zmm17, zmm0, zmm16, 0x96               ;    39.3 p0      46 dst
        vpxord zmm6, zmm6, zmm17                          ;    40.3 p5      46 dst
        vmovdqa64 zmm18, zmm17                            ;    40.3         46 dst copy
        vmovdqu64 zmm20, [rbp + 5120]                     ;    23.0 p2      46 dst reload
        vmovdqa64 zmm21, zmm2                             ;    38.3         46 dst copy
        vpternlogd zmm21, zmm0, zmm20, 0x69               ;    40.3 p0      46 dst
        vmovdqu64 zmm23, [rbp + 4992]                     ;    23.2 p3      46 dst reload
        vpxord zmm1, zmm1, zmm23                          ;    40.8 p5      46 dst
        vmovdqa64 zmm25, zmm1                             ;    41.8         46 dst copy
        vpternlogd zmm25, zmm0, zmm0, 0xc3                ;    41.8 p0      46 dst
        vpxord zmm23, zmm23, zmm0                         ;    41.8 p5      46 dst
        vmovdqa64 zmm30, zmm20                            ;    29.0         46 dst copy
        vpternlogd zmm30, zmm2, zmm23, 0x96               ;    42.8 p0      46 dst
        vpxord zmm18, zmm18, zmm30                        ;    43.8 p5      46 dst
        vpord zmm0, zmm30, zmm20                          ;    43.8 p0      46 dst
        vmovdqu64 [rbp + 8192], zmm11                     ;    34.3 p7+p4   46 dst spill
        vmovdqa64 zmm11, zmm3                             ;    39.3         46 dst copy
        vpternlogd zmm11, zmm23, [rbp + 5440], 0x96       ;    43.8 p5+p2   46 dst
        vmovdqu64 [rbp + 8256], zmm27                     ;    35.3 p8+p9   46 dst spill
        vmovdqa64 zmm27, zmm20                            ;    29.0         46 dst copy
        vpternlogd zmm27, zmm11, zmm2, 0xde               ;    44.8 p0      46 dst
        vmovdqu64 [rbp + 8320], zmm8                      ;    38.3 p7+p4   46 dst spill
        vmovdqa64 zmm8, zmm27                             ;    45.8         46 dst copy
        vpternlogd zmm8, zmm25, zmm17, 0x1e               ;    45.8 p5      46 dst
        vmovdqu64 [rbp + 8384], zmm31                     ;    37.3 p8+p9   46 dst spill
        vmovdqa64 zmm31, zmm30                            ;    43.8         46 dst copy
        vpternlogd zmm31, zmm11, zmm2, 0x28               ;    45.3 p0      46 dst
        vpternlogd zmm8, zmm9, zmm31, 0x96                ;    46.8 p5      46 dst
        vmovdqu64 [rbp + 8448], zmm14                     ;    34.3 p7+p4   46 dst spill
        vmovdqa64 zmm14, zmm21                            ;    41.3         46 dst copy
        vpternlogd zmm14, zmm23, [rbp + 5440], 0x60       ;    46.3 p0+p3   46 dst
        vpternlogd zmm27, zmm14, zmm0, 0x96               ;    47.3 p5      46 dst
        vmovdqu64 zmm14, [rbp + 6848]                     ;    27.7 p2      46 dst
        vpxord zmm14, zmm14, [rbp + 6528]                 ;    47.3 p0+p3   46 dst
        vpternlogd zmm24, zmm29, zmm14, 0x78              ;    48.3 p5      46 dst
        vmovdqu64 [rbp + 8512], zmm4                      ;    37.3 p8+p9   46 dst spill
        vmovdqa64 zmm4, zmm26                             ;    28.3         46 dst copy
        vpternlogd zmm4, zmm29, zmm14, 0x1e               ;    48.3 p0      46 dst
        vmovdqu64 [rbp + 8576], zmm13                     ;    32.8 p7+p4   46 dst spill
        vmovdqu64 zmm13, [rbp + 6592]                     ;    28.8 p2      46 dst
        vpternlogd zmm13, zmm14, [rbp + 6592], 0xc3       ;    48.8 p5+p3   46 dst
        vmovdqu64 [rbp + 8640], zmm15                     ;    39.3 p8+p9   46 dst spill
        vmovdqa64 zmm15, zmm13                            ;    49.8         46 dst copy
        vmovdqu64 [rbp + 8704], zmm10                     ;    32.5 p7+p4   46 dst spill
        vmovdqu64 zmm10, [rbp + 6528]                     ;    29.8 p2      46 dst
        vpxord zmm10, zmm10, [rbp + 6592]                 ;    49.3 p0+p3   46 dst
        vpternlogd zmm9, zmm6, zmm1, 0x1e                 ;    49.8 p5      46 dst
        vmovdqu64 [rbp + 8768], zmm12                     ;    33.2 p8+p9   46 dst spill
        vpxord zmm12, zmm10, [rbp + 6976]                 ;    50.3 p0+p2   46 dst
        vpandd zmm22, zmm22, zmm12                        ;    51.3 p5      46 dst
        vmovdqa64 zmm20, zmm8                             ;    47.8         46 dst copy
        vmovdqa64 zmm7, zmm6                              ;    41.3         46 dst copy
        vpternlogd zmm7, zmm30, zmm11, 0x96               ;    51.3 p0      46 dst
        vmovdqu64 [rbp + 8832], zmm21                     ;    41.3 p7+p4   46 dst spill
        vmovdqa64 zmm21, zmm7                             ;    52.3         46 dst copy
        vpternlogd zmm21, zmm16, zmm23, 0x60              ;    52.3 p5      46 dst
        vpternlogd zmm9, zmm21, zmm27, 0x96               ;    53.3 p0      46 dst
        vmovdqu64 zmm21, [rbp + 5376]                     ;    32.0 p3      46 dst reload
        vpternlogd zmm27, zmm18, zmm21, 0x2d              ;    52.8 p5      46 dst
        vpandd zmm20, zmm20, zmm9                         ;    54.3 p0      46 dst
        vpxord zmm21, zmm27, zmm20                        ;    55.3 p5      46 dst
        vmovdqa64 zmm16, zmm12                            ;    51.3         46 dst copy
        vpternlogd zmm16, zmm19, [rbp + 6720], 0x96       ;    54.3 p0+p2   46 dst
        vpternlogd zmm5, zmm6, zmm1, 0x78                 ;    54.8 p5      46 dst
        vpternlogd zmm5, zmm31, zmm0, 0x96                ;    55.8 p0      46 dst
        vpternlogd zmm5, zmm27, zmm20, 0xd2               ;    56.8 p5      46 dst
        vmovdqu64 zmm0, [rbp + 6656]                      ;    33.7 p3      46 dst reload
        vmovdqa64 zmm20, zmm19                            ;    33.8         46 dst copy
        vpternlogd zmm20, zmm10, zmm0, 0x96               ;    56.3 p0      46 dst
        vmovdqa64 zmm27, zmm29                            ;    34.2         46 dst copy
        vpternlogd zmm27, zmm20, zmm16, 0x96              ;    57.3 p5      46 dst
        vpxord zmm8, zmm8, zmm21                          ;    57.3 p0      46 dst
        vpternlogd zmm8, zmm5, zmm9, 0x78                 ;    58.3 p5      46 dst
        vmovdqa64 zmm31, zmm0                             ;    39.7         46 dst copy
        vpternlogd zmm31, zmm16, zmm19, 0xde              ;    58.3 p0      46 dst
        vpternlogd zmm13, zmm31, zmm28, 0x36              ;    59.3 p5      46 dst
        vmovdqu64 [rbp + 8896], zmm1                      ;    41.8 p8+p9   46 dst spill
        vpord zmm1, zmm20, zmm0                           ;    59.3 p0      46 dst
        vpternlogd zmm31, zmm22, zmm1, 0x96               ;    60.3 p5      46 dst
        vpternlogd zmm9, zmm8, zmm21, 0x78                ;    60.3 p0      46 dst
        vpternlogd zmm21, zmm8, zmm5, 0x78                ;    60.8 p5      46 dst
        vmovdqa64 zmm22, zmm2                             ;    38.3         46 dst copy
        vmovdqu64 [rbp + 8960], zmm18                     ;    44.8 p7+p4   46 dst spill
        vpandd zmm18, zmm30, zmm9                         ;    61.3 p0      46 dst
        vmovdqu64 [rbp + 9024], zmm25                     ;    42.8 p8+p9   46 dst spill
        vmovdqa64 zmm25, zmm20                            ;    57.3         46 dst copy
        vpternlogd zmm25, zmm16, zmm19, 0x28              ;    61.8 p5      46 dst
        vpternlogd zmm13, zmm26, zmm25, 0x96              ;    62.8 p0      46 dst
        vpternlogd zmm24, zmm25, zmm1, 0x96               ;    62.8 p5      46 dst
        vmovdqa64 zmm1, zmm13                             ;    63.8         46 dst copy
        vmovdqu64 zmm25, [rbp + 6784]                     ;    37.7 p2      46 dst reload
        vmovdqa64 zmm26, zmm27                            ;    58.3         46 dst copy
        vpternlogd zmm26, zmm10, zmm25, 0x60              ;    63.3 p0      46 dst
        vpternlogd zmm4, zmm26, zmm31, 0x96               ;    64.3 p5      46 dst
        vpandd zmm1, zmm1, zmm4                           ;    65.3 p0      46 dst
        vmovdqa64 zmm26, zmm20                            ;    57.3         46 dst copy
        vpternlogd zmm2, zmm8, [rbp + 5120], 0x48         ;    64.8 p5+p3   46 dst
        vmovdqu64 [rbp + 9088], zmm2                      ;    65.8 p7+p4   46 dst spill
        vpxord zmm2, zmm9, zmm8                           ;    65.3 p0      46 dst
        vpternlogd zmm30, zmm2, zmm11, 0x48               ;    66.3 p5      46 dst
        vpandd zmm22, zmm22, zmm2                         ;    66.3 p0      46 dst
        vpxord zmm2, zmm2, zmm21                          ;    66.8 p5      46 dst
        vpternlogd zmm5, zmm2, zmm9, 0x1e                 ;    67.8 p0      46 dst
        vpternlogd zmm30, zmm2, zmm7, 0x78                ;    67.8 p5      46 dst
        vmovdqu64 [rbp + 9152], zmm22                     ;    67.3 p8+p9   46 dst spill
        vmovdqa64 zmm22, zmm18                            ;    62.3         46 dst copy
        vpternlogd zmm22, zmm8, zmm11, 0x78               ;    68.3 p0      46 dst
        vmovdqu64 [rbp + 9216], zmm18                     ;    62.3 p7+p4   46 dst spill
        vmovdqa64 zmm18, zmm28                            ;    40.8         46 dst copy
        vpternlogd zmm18, zmm20, [rbp + 6912], 0x7d       ;    68.8 p5+p2   46 dst
        vpternlogd zmm18, zmm31, zmm1, 0x96               ;    69.8 p0      46 dst
        vpternlogd zmm24, zmm1, zmm18, 0x78               ;    70.8 p5      46 dst
        vpxord zmm13, zmm13, zmm18                        ;    70.8 p0      46 dst
        vpternlogd zmm13, zmm24, zmm4, 0x78               ;    71.8 p5      46 dst
        vpternlogd zmm4, zmm13, zmm18, 0x78               ;    72.8 p0      46 dst
        vpternlogd zmm18, zmm13, zmm24, 0x78              ;    72.8 p5      46 dst
        vpternlogd zmm22, zmm6, zmm21, 0x78               ;    72.3 p0      46 dst
        vpandd zmm26, zmm26, zmm4                         ;    73.8 p5      46 dst
        vpxord zmm1, zmm4, zmm13                          ;    73.8 p0      46 dst
        vpternlogd zmm17, zmm5, zmm21, 0x60               ;    73.8 p5      46 dst
        vpternlogd zmm11, zmm30, zmm8, 0x6c               ;    74.3 p0      46 dst
        vpternlogd zmm7, zmm22, zmm2, 0x6c                ;    74.8 p5      46 dst
        vpxord zmm6, zmm1, zmm18                          ;    75.3 p0      46 dst
        vpternlogd zmm25, zmm10, zmm6, 0x28               ;    76.3 p5      46 dst
        vpternlogd zmm24, zmm6, zmm4, 0x1e                ;    76.3 p0      46 dst
        vpternlogd zmm12, zmm24, zmm13, 0x60              ;    77.3 p5      46 dst
        vpxord zmm10, zmm18, zmm24                        ;    77.3 p0      46 dst
        vpandd zmm15, zmm15, zmm10                        ;    78.3 p5      46 dst
        vpternlogd zmm14, zmm15, zmm18, 0x6c              ;    79.3 p0      46 dst
        vpternlogd zmm15, zmm24, [rbp + 6592], 0xb4       ;    79.3 p5+p3   46 dst
        vmovdqa64 zmm31, zmm13                            ;    72.8         46 dst copy
        vpternlogd zmm31, zmm0, zmm19, 0x60               ;    79.3 p0      46 dst
        vpandd zmm3, zmm3, zmm5                           ;    79.8 p5      46 dst
        vpxord zmm8, zmm8, zmm5                           ;    80.3 p0      46 dst
        vmovdqu64 [rbp + 9280], zmm31                     ;    80.3 p8+p9   46 dst spill
        vmovdqa64 zmm31, zmm1                             ;    74.8         46 dst copy
        vpternlogd zmm31, zmm20, zmm16, 0x60              ;    80.8 p5      46 dst
        vpternlogd zmm31, zmm6, zmm27, 0x78               ;    81.8 p0      46 dst
        vpternlogd zmm1, zmm15, zmm19, 0x6c               ;    81.8 p5      46 dst
        vpternlogd zmm19, zmm24, [rbp + 6720], 0x48       ;    82.3 p0+p2   46 dst
        vmovdqu64 [rbp + 9344], zmm17                     ;    74.8 p7+p4   46 dst spill
        vmovdqa64 zmm17, zmm26                            ;    74.8         46 dst copy
        vpternlogd zmm17, zmm13, zmm16, 0x78              ;    82.8 p5      46 dst
        vpternlogd zmm17, zmm18, zmm29, 0x78              ;    83.8 p0      46 dst
        vpternlogd zmm16, zmm31, zmm13, 0x6c              ;    83.8 p5      46 dst
        vpternlogd zmm27, zmm17, zmm6, 0x6c               ;    84.8 p0      46 dst
        vpternlogd zmm27, zmm19, zmm12, 0x96              ;    85.8 p5      46 dst
        vpternlogd zmm6, zmm24, zmm13, 0x96               ;    85.3 p0      46 dst
        vpternlogd zmm24, zmm13, [rbp + 8128], 0x28       ;    85.8 p5+p3   46 dst
        vpternlogd zmm15, zmm25, zmm24, 0x96              ;    86.8 p0      46 dst
        vpternlogd zmm17, zmm10, zmm28, 0x78              ;    86.8 p5      46 dst
        vpternlogd zmm28, zmm20, zmm6, 0x28               ;    87.3 p0      46 dst
        vpternlogd zmm16, zmm12, zmm15, 0x96              ;    87.8 p5      46 dst
        vpternlogd zmm24, zmm31, zmm26, 0x96              ;    88.3 p0      46 dst
        vpternlogd zmm14, zmm16, zmm27, 0x96              ;    88.8 p5      46 dst
        vpternlogd zmm4, zmm0, zmm14, 0x6a                ;    89.8 p0      46 dst
        vpternlogd zmm17, zmm1, zmm4, 0x96                ;    90.8 p5      46 dst
        vmovdqu64 zmm0, [rbp + 6912]                      ;    49.7 p2      46 dst reload
        vpandnd zmm0, zmm0, zmm6                          ;    90.3 p0      46 dst
        vpternlogd zmm24, zmm14, zmm0, 0x96               ;    91.3 p5      46 dst
        vmovdqu64 zmm0, [rbp + 8832]                      ;    50.2 p3      46 dst
        vmovdqa64 zmm6, zmm2                              ;    67.8         46 dst copy
        vpternlogd zmm6, zmm23, [rbp + 5248], 0x60        ;    91.3 p0+p2   46 dst
        vmovdqa64 zmm10, zmm5                             ;    68.8         46 dst copy
        vpternlogd zmm10, zmm21, [rbp + 9024], 0x28       ;    91.8 p5+p3   46 dst
        vpandd zmm0, zmm0, zmm8                           ;    92.3 p0      46 dst
        vpternlogd zmm23, zmm8, [rbp + 5440], 0x48        ;    92.8 p5+p2   46 dst
        vpternlogd zmm7, zmm3, zmm23, 0x96                ;    93.8 p0      46 dst
        vmovdqa64 zmm3, zmm8                              ;    81.3         46 dst copy
        vpternlogd zmm3, zmm2, [rbp + 5376], 0x14         ;    93.8 p5+p3   46 dst
        vpternlogd zmm8, zmm2, [rbp + 8960], 0x28         ;    94.3 p0+p2   46 dst
        vpternlogd zmm5, zmm10, [rbp + 5056], 0x9c        ;    94.8 p5+p3   46 dst
        vpternlogd zmm6, zmm5, zmm0, 0x96                 ;    95.8 p0      46 dst
        vpternlogd zmm11, zmm23, zmm6, 0x96               ;    96.8 p5      46 dst
        vpternlogd zmm10, zmm21, [rbp + 8896], 0x78       ;    96.3 p0+p2   46 dst
        vpternlogd zmm10, zmm11, zmm7, 0x96               ;    97.8 p5      46 dst
        vmovdqu64 zmm2, [rbp + 9216]                      ;    62.3 p3      46 dst reload
        vpternlogd zmm0, zmm30, zmm2, 0x96                ;    97.3 p0      46 dst
        vpternlogd zmm0, zmm3, zmm10, 0x96                ;    98.8 p5      46 dst
        vpternlogd zmm10, zmm9, [rbp + 5120], 0x78        ;    98.8 p0+p2   46 dst
        vmovdqu64 zmm3, [rbp + 3520]                      ;    55.2 p3      46 dst reload
        vmovdqu64 zmm9, [rbp + 3776]                      ;    55.7 p2      46 dst reload
        vmovdqu64 zmm12, [rbp + 3712]                     ;    56.2 p3      46 dst
        vpternlogd zmm12, zmm9, zmm3, 0x96                ;    98.8 p5      46 dst
        vmovdqu64 zmm13, [rbp + 3840]                     ;    56.7 p2      46 dst reload
        vmovdqu64 zmm14, [rbp + 3712]                     ;    57.2 p3      46 dst
        vpternlogd zmm14, zmm3, zmm13, 0x96               ;    99.3 p0      46 dst
        vpternlogd zmm5, zmm10, [rbp + 9152], 0x96        ;    99.8 p5+p2   46 dst
        vpternlogd zmm22, zmm5, [rbp + 9344], 0x96        ;   100.8 p0+p3   46 dst
        vmovdqa64 zmm18, zmm14                            ;   100.3         46 dst copy
        vpxord zmm19, zmm12, [rbp + 3648]                 ;   100.8 p5+p2   46 dst
        vpxord zmm18, zmm18, zmm19                        ;   101.8 p0      46 dst
        vpandnd zmm20, zmm3, zmm19                        ;   101.8 p5      46 dst
        vmovdqu64 zmm21, [rbp + 3584]                     ;    59.2 p3      46 dst reload
        vmovdqa64 zmm23, zmm12                            ;    99.8         46 dst copy
        vpternlogd zmm23, zmm3, zmm21, 0x69               ;   102.3 p0      46 dst
        vmovdqa64 zmm25, zmm19                            ;   101.8         46 dst copy
        vmovdqa64 zmm29, zmm20                            ;   102.8         46 dst copy
        vpternlogd zmm29, zmm13, zmm13, 0xc3              ;   102.8 p5      46 dst
        vpxord zmm9, zmm9, [rbp + 3456]                   ;   103.3 p0+p2   46 dst
        vpternlogd zmm20, zmm18, zmm9, 0x78               ;   104.3 p5      46 dst
        vmovdqa64 zmm2, zmm29                             ;   103.8         46 dst copy
        vpternlogd zmm2, zmm18, zmm9, 0x1e                ;   104.3 p0      46 dst
        vmovdqu64 [rbp + 9344], zmm6                      ;    96.8 p8+p9   46 dst spill
        vmovdqa64 zmm6, zmm9                              ;   104.3         46 dst copy
        vpternlogd zmm6, zmm3, zmm3, 0xc3                 ;   104.8 p5      46 dst
        vmovdqu64 [rbp + 9152], zmm11                     ;    97.8 p7+p4   46 dst spill
        vmovdqa64 zmm11, zmm6                             ;   105.8         46 dst copy
        vmovdqu64 [rbp + 8896], zmm5                      ;   100.8 p8+p9   46 dst spill
        vpxord zmm5, zmm3, [rbp + 3456]                   ;   105.3 p0+p3   46 dst
        vpternlogd zmm19, zmm5, [rbp + 3904], 0x96        ;   106.3 p5+p2   46 dst
        vmovdqu64 [rbp + 8960], zmm10                     ;    99.8 p7+p4   46 dst spill
        vmovdqu64 zmm10, [rbp + 8512]                     ;    61.2 p3      68 dst
        mov r8, qword [rbp + 15888]                       ;    60.8 p10     68 dst.0 reload
        vpxord zmm10, zmm10, [r8 + 5124]{1to16}           ;   106.3 p0+p2   68 dst
        vmovdqu64 [rbp + 9024], zmm10                     ;   107.3 p8+p9   68 dst spill
        vmovdqu64 zmm10, [rbp + 8640]                     ;    62.2 p3      68 dst
        vpxord zmm10, zmm10, [r8 + 5128]{1to16}           ;   106.8 p5+p2   68 dst
        vmovdqu64 [rbp + 8832], zmm10                     ;   107.8 p7+p4   68 dst spill
        vmovdqu64 zmm10, [rbp + 8448]                     ;    63.2 p3      68 dst
        vpxord zmm10, zmm10, [r8 + 5132]{1to16}           ;   107.3 p0+p2   68 dst
        vmovdqu64 [rbp + 8448], zmm10                     ;   108.3 p8+p9   68 dst spill
        vmovdqa64 zmm10, zmm19                            ;   107.3         46 dst copy
        vmovdqu64 [rbp + 8128], zmm7                      ;    94.8 p7+p4   46 dst spill
        vmovdqa64 zmm7, zmm21                             ;    65.2         46 dst copy
        vpternlogd zmm7, zmm19, zmm12, 0xde               ;   107.8 p5      46 dst
        vpternlogd zmm6, zmm7, zmm14, 0x36                ;   108.8 p0      46 dst
        vmovdqu64 [rbp + 9408], zmm0                      ;    99.8 p8+p9   46 dst spill
        vmovdqa64 zmm0, zmm21                             ;    65.2         46 dst copy
        vpternlogd zmm0, zmm12, zmm5, 0x96                ;   108.8 p5      46 dst
        vmovdqu64 [rbp + 9472], zmm8                      ;    95.3 p7+p4   46 dst spill
        vmovdqa64 zmm8, zmm18                             ;   102.8         46 dst copy
        vpternlogd zmm8, zmm0, zmm19, 0x96                ;   109.8 p0      46 dst
        vmovdqu64 [rbp + 9536], zmm22                     ;   101.8 p8+p9   46 dst spill
        vmovdqa64 zmm22, zmm0                             ;   109.8         46 dst copy
        vpternlogd zmm22, zmm19, zmm12, 0x28              ;   109.8 p5      46 dst
        vpternlogd zmm6, zmm29, zmm22, 0x96               ;   110.8 p0      46 dst
        vmovdqa64 zmm29, zmm6                             ;   111.8         46 dst copy
        vmovdqu64 [rbp + 15360], zmm30                    ;    69.5 p7+p4   46 dst spill
        vmovdqa64 zmm30, zmm14                            ;   100.3         46 dst copy
        vpternlogd zmm30, zmm0, zmm13, 0x7d               ;   110.8 p5      46 dst
        vmovdqu64 [rbp + 15424], zmm15                    ;    87.8 p8+p9   46 dst spill
        vpord zmm15, zmm0, zmm21                          ;   111.3 p0      46 dst
        vpternlogd zmm20, zmm22, zmm15, 0x96              ;   112.3 p5      46 dst
        vmovdqu64 zmm22, [rbp + 8320]                     ;    66.0 p3      68 dst
        vpxord zmm22, zmm22, [r8 + 5140]{1to16}           ;   112.3 p0+p2   68 dst
        vmovdqu64 [rbp + 8320], zmm22                     ;   113.3 p7+p4   68 dst spill
        vmovdqu64 zmm22, [rbp + 8192]                     ;    67.0 p3      68 dst
        vpxord zmm22, zmm22, [r8 + 5148]{1to16}           ;   112.8 p5+p2   68 dst
        vmovdqu64 [rbp + 8192], zmm22                     ;   113.8 p8+p9   68 dst spill
        vmovdqa64 zmm22, zmm23                            ;   103.3         46 dst copy
        vpternlogd zmm22, zmm5, [rbp + 3904], 0x60        ;   113.3 p0+p3   46 dst
        vpternlogd zmm7, zmm22, zmm15, 0x96               ;   114.3 p5      46 dst
        vpternlogd zmm31, zmm26, [r8 + 5152]{1to16}, 0x96 ;   114.3 p0+p2   68 dst
        vpxord zmm27, zmm27, [r8 + 5164]{1to16}           ;   114.8 p5+p3   68 dst
        vpternlogd zmm1, zmm4, [r8 + 5172]{1to16}, 0x96   ;   115.3 p0+p2   68 dst
        vpternlogd zmm16, zmm24, [r8 + 5176]{1to16}, 0x96 ;   115.8 p5+p3   68 dst
        vpxord zmm24, zmm24, [r8 + 5156]{1to16}           ;   116.3 p0+p2   68 dst
        vmovdqu64 zmm15, [rbp + 9280]                     ;    80.3 p3      46 dst reload
        vpternlogd zmm4, zmm15, [r8 + 5168]{1to16}, 0x96  ;   116.8 p5+p2   68 dst
        vpxord zmm15, zmm17, [r8 + 5160]{1to16}           ;   117.3 p0+p3   68 dst
        vpternlogd zmm31, zmm17, zmm28, 0x96              ;   117.8 p5      68 dst
        vmovdqu64 zmm17, [rbp + 15424]                    ;    87.8 p2      68 dst
        vpxord zmm17, zmm17, [r8 + 5180]{1to16}           ;   118.3 p0+p3   68 dst
        vmovdqu64 zmm22, [rbp + 3712]                     ;    73.2 p2      46 dst reload
        vmovdqa64 zmm26, zmm8                             ;   110.8         46 dst copy
        vpternlogd zmm26, zmm5, zmm22, 0x60               ;   118.8 p5      46 dst
        vpternlogd zmm2, zmm26, zmm7, 0x96                ;   119.8 p0      46 dst
        vpandd zmm29, zmm29, zmm2                         ;   120.8 p5      46 dst
        vpternlogd zmm30, zmm7, zmm29, 0x96               ;   121.8 p0      46 dst
        vpternlogd zmm20, zmm29, zmm30, 0x78              ;   122.8 p5      46 dst
        vpxord zmm6, zmm6, zmm30                          ;   122.8 p0      46 dst
        vpternlogd zmm6, zmm20, zmm2, 0x78                ;   123.8 p5      46 dst
        vpternlogd zmm2, zmm6, zmm30, 0x78                ;   124.8 p0      46 dst
        vpternlogd zmm30, zmm6, zmm20, 0x78               ;   124.8 p5      46 dst
        vmovdqu64 zmm7, [rbp + 9408]                      ;    99.8 p3      68 dst
        vpxord zmm7, zmm7, [r8 + 5188]{1to16}             ;   123.3 p0+p2   68 dst
        vmovdqu64 zmm26, [rbp + 9536]                     ;   101.8 p3      68 dst
        vpxord zmm26, zmm26, [r8 + 5192]{1to16}           ;   123.8 p5+p2   68 dst
        vpandd zmm10, zmm10, zmm6                         ;   124.8 p0      46 dst
        vpxord zmm28, zmm6, zmm2                          ;   125.8 p5      46 dst
        vpternlogd zmm19, zmm28, zmm0, 0x48               ;   126.8 p0      46 dst
        vpxord zmm29, zmm28, zmm30                        ;   126.8 p5      46 dst
        vpternlogd zmm20, zmm29, zmm2, 0x1e               ;   127.8 p0      46 dst
        vpternlogd zmm19, zmm29, zmm8, 0x78               ;   127.8 p5      46 dst
        vpternlogd zmm22, zmm29, zmm5, 0x48               ;   127.8 p0      46 dst
        vpandd zmm25, zmm25, zmm20                        ;   128.8 p5      46 dst
        vmovdqu64 [rbp + 15424], zmm26                    ;   124.8 p7+p4   68 dst spill
        vpxord zmm26, zmm6, zmm20                         ;   128.8 p0      46 dst
        vpternlogd zmm6, zmm21, zmm12, 0x60               ;   128.8 p5      46 dst
        vpternlogd zmm22, zmm26, zmm23, 0x78              ;   129.8 p0      46 dst
        vpternlogd zmm5, zmm26, [rbp + 3904], 0x48        ;   129.8 p5+p3   46 dst
        vmovdqu64 [rbp + 9280], zmm7                      ;   124.3 p8+p9   68 dst spill
        vpxord zmm7, zmm20, zmm30                         ;   130.3 p0      46 dst
        vpandd zmm11, zmm11, zmm7                         ;   131.3 p5      46 dst
        vpternlogd zmm20, zmm3, zmm11, 0x9a               ;   132.3 p0      46 dst
        vpternlogd zmm11, zmm9, zmm30, 0x78               ;   132.3 p5      46 dst
        vpternlogd zmm28, zmm12, zmm20, 0x6a              ;   133.3 p0      46 dst
        vmovdqu64 zmm3, [rbp + 8128]                      ;    94.8 p2      68 dst
        vpxord zmm3, zmm3, [r8 + 5196]{1to16}             ;   132.8 p5+p3   68 dst
        vpxord zmm9, zmm29, zmm26                         ;   133.3 p0      46 dst
        vmovdqa64 zmm12, zmm10                            ;   125.8         46 dst copy
        vpternlogd zmm12, zmm2, zmm0, 0x78                ;   133.8 p5      46 dst
        vpternlogd zmm12, zmm30, zmm18, 0x78              ;   134.8 p0      46 dst
        vpternlogd zmm29, zmm8, zmm12, 0x6a               ;   135.8 p5      46 dst
        vmovdqu64 zmm8, [rbp + 8896]                      ;   100.8 p2      68 dst
        vpternlogd zmm29, zmm25, zmm5, 0x96               ;   136.8 p0      46 dst
        vpxord zmm8, zmm8, [r8 + 5204]{1to16}             ;   135.8 p5+p3   68 dst
        vpternlogd zmm5, zmm10, zmm19, 0x96               ;   136.3 p0      46 dst
        vmovdqu64 zmm10, [rbp + 9344]                     ;    96.8 p2      68 dst
        vpxord zmm10, zmm10, [r8 + 5212]{1to16}           ;   136.8 p5+p3   68 dst
        vpternlogd zmm19, zmm2, zmm0, 0x78                ;   137.3 p0      46 dst
        vpternlogd zmm12, zmm7, zmm14, 0x78               ;   137.8 p5      46 dst
        vpternlogd zmm14, zmm0, zmm9, 0x28                ;   138.3 p0      46 dst
        vmovdqu64 zmm0, [rbp + 8704]                      ;    79.2 p2      46 dst reload
        vmovdqu64 zmm7, [rbp + 8768]                      ;    80.0 p3      68 dst
        vpternlogd zmm7, zmm0, [r8 + 5120]{1to16}, 0x96   ;   138.8 p5+p2   68 dst
        vpternlogd zmm26, zmm23, zmm19, 0x6a              ;   139.3 p0      46 dst
        vpternlogd zmm26, zmm9, zmm13, 0xb4               ;   140.3 p5      46 dst
        vmovdqu64 zmm0, [rbp + 8064]                      ;    81.0 p3      46 dst reload
        vmovdqu64 zmm9, [rbp + 8384]                      ;    81.2 p2      68 dst
        vpternlogd zmm9, zmm0, [r8 + 5136]{1to16}, 0x96   ;   140.3 p0+p3   68 dst
        vpternlogd zmm5, zmm22, zmm20, 0x96               ;   140.8 p5      46 dst
        vmovdqu64 zmm0, [rbp + 8256]                      ;    82.2 p2      46 dst reload
        vmovdqu64 zmm13, [rbp + 8512]                     ;    83.0 p3      68 dst
        vpternlogd zmm13, zmm0, [r8 + 5144]{1to16}, 0x96  ;   141.3 p0+p2   68 dst
        vmovdqu64 zmm0, [rbp + 9216]                      ;    84.0 p3      46 dst reload
        vmovdqu64 zmm18, [rbp + 15360]                    ;    84.2 p2      68 dst
        vpternlogd zmm18, zmm0, [r8 + 5184]{1to16}, 0x96  ;   141.8 p5+p3   68 dst
        vpternlogd zmm11, zmm5, zmm29, 0x96               ;   142.3 p0      46 dst
        vpternlogd zmm2, zmm21, zmm11, 0x6a               ;   143.3 p5      46 dst
        vmovdqu64 zmm0, [rbp + 9024]                      ;   107.3 p2      68 dst reload
        mov r9, qword [rbp + 15912]                       ;    82.3 p10     68 dst reload
        vmovdqu64 [r9 + 64], zmm0                         ;   113.3 p7+p4   68 dst
        vmovdqu64 [r9 + 704], zmm27                       ;   115.8 p8+p9   68 dst
        vmovdqu64 [r9 + 576], zmm24                       ;   117.3 p7+p4   68 dst
        vmovdqu64 [r9 + 832], zmm1                        ;   116.3 p8+p9   68 dst
        vmovdqu64 [r9 + 896], zmm16                       ;   116.8 p7+p4   68 dst
        vmovdqu64 [r9 + 512], zmm31                       ;   118.8 p8+p9   68 dst
        vmovdqu64 [r9 + 640], zmm15                       ;   118.3 p7+p4   68 dst
        vmovdqu64 [r9 + 768], zmm4                        ;   117.8 p8+p9   68 dst
        vmovdqu64 zmm0, [rbp + 8832]                      ;   107.8 p3      68 dst reload
        vmovdqu64 [r9 + 128], zmm0                        ;   113.8 p7+p4   68 dst
        vmovdqu64 [r9 + 960], zmm17                       ;   119.3 p8+p9   68 dst
        vmovdqu64 zmm0, [rbp + 8448]                      ;   108.3 p2      68 dst reload
        vmovdqu64 [r9 + 192], zmm0                        ;   114.3 p7+p4   68 dst
        vmovdqu64 zmm0, [rbp + 8320]                      ;   113.3 p3      68 dst reload
        vmovdqu64 [r9 + 320], zmm0                        ;   119.3 p8+p9   68 dst
        vmovdqu64 zmm0, [rbp + 8192]                      ;   113.8 p2      68 dst reload
        vmovdqu64 [r9 + 448], zmm0                        ;   119.8 p7+p4   68 dst
        vmovdqu64 zmm0, [rbp + 9280]                      ;   124.3 p3      68 dst reload
        vmovdqu64 [r9 + 1088], zmm0                       ;   130.3 p8+p9   68 dst
        vmovdqu64 zmm0, [rbp + 15424]                     ;   124.8 p2      68 dst reload
        vmovdqu64 [r9 + 1152], zmm0                       ;   130.8 p7+p4   68 dst
        vpternlogd zmm12, zmm28, zmm2, 0x96               ;   144.3 p0      46 dst
        vmovdqu64 zmm0, [rbp + 9088]                      ;    89.0 p3      46 dst reload
        vmovdqu64 zmm1, [rbp + 8960]                      ;    99.8 p2      68 dst
        vpternlogd zmm1, zmm0, [r8 + 5200]{1to16}, 0x96   ;   143.8 p5+p3   68 dst
        vpternlogd zmm22, zmm20, [r8 + 5244]{1to16}, 0x96 ;   144.3 p0+p2   68 dst
        vmovdqu64 zmm0, [rbp + 9152]                      ;    97.8 p3      46 dst reload
        vmovdqu64 zmm4, [rbp + 9408]                      ;    99.8 p2      68 dst
        vpternlogd zmm4, zmm0, [r8 + 5208]{1to16}, 0x96   ;   144.8 p5+p3   68 dst
        vmovdqu64 [r9 + 1216], zmm3                       ;   133.8 p8+p9   68 dst
        vmovdqu64 [r9 + 1344], zmm8                       ;   136.8 p7+p4   68 dst
        vmovdqu64 [r9 + 256], zmm9                        ;   141.3 p8+p9   68 dst
        vpxord zmm19, zmm19, [r8 + 5216]{1to16}           ;   145.3 p0+p2   68 dst
        vpxord zmm29, zmm29, [r8 + 5228]{1to16}           ;   145.8 p5+p3   68 dst
        vmovdqu64 [r9 + 1472], zmm10                      ;   137.8 p7+p4   68 dst
        vpternlogd zmm19, zmm14, zmm12, 0x96              ;   146.3 p0      68 dst
        vmovdqu64 [r9 + 384], zmm13                       ;   142.3 p8+p9   68 dst
        vpternlogd zmm6, zmm2, [r8 + 5232]{1to16}, 0x96   ;   146.8 p5+p2   68 dst
        vpternlogd zmm28, zmm2, [r8 + 5236]{1to16}, 0x96  ;   147.3 p0+p3   68 dst
        vpxord zmm5, zmm5, [r8 + 5240]{1to16}             ;   147.8 p5+p2   68 dst
        vmovdqu64 [r9 + 1280], zmm1                       ;   144.8 p7+p4   68 dst
        vpxord zmm12, zmm12, [r8 + 5224]{1to16}           ;   148.3 p0+p3   68 dst
        vmovdqu64 [r9 + 1408], zmm4                       ;   145.8 p8+p9   68 dst
        vpternlogd zmm5, zmm26, zmm11, 0x96               ;   148.8 p5      68 dst
        vpternlogd zmm26, zmm11, [r8 + 5220]{1to16}, 0x96 ;   149.3 p0+p2   68 dst
        vmovdqu64 [r9 + 1984], zmm22                      ;   145.3 p7+p4   68 dst
        vmovdqu64 [r9 + 1536], zmm19                      ;   147.3 p8+p9   68 dst
        vmovdqu64 [r9 + 1728], zmm29                      ;   146.8 p7+p4   68 dst
        vmovdqu64 [r9 + 1792], zmm6                       ;   147.8 p8+p9   68 dst
        vmovdqu64 zmm0, [rbp + 8640]                      ;    96.0 p3      46 dst reload
        vpternlogd zmm7, zmm0, [rbp + 8576], 0x96         ;   149.8 p5+p2   68 dst
        vmovdqu64 [r9], zmm7                              ;   150.8 p7+p4   68 dst
        vmovdqu64 [r9 + 1856], zmm28                      ;   148.3 p8+p9   68 dst
        vmovdqu64 [r9 + 1664], zmm12                      ;   149.3 p7+p4   68 dst
        vmovdqu64 [r9 + 1600], zmm26                      ;   150.3 p8+p9   68 dst
        vmovdqu64 [r9 + 1920], zmm5                       ;   149.8 p7+p4   68 dst
        vmovdqu64 zmm0, [rbp + 1984]                      ;    97.0 p3      46 dst reload
        vmovdqu64 zmm1, [rbp + 2240]                      ;    97.2 p2      46 dst reload
        vmovdqu64 zmm2, [rbp + 2176]                      ;    98.0 p3      46 dst
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;   150.3 p0      46 dst
        vmovdqu64 zmm3, [rbp + 2304]                      ;    98.2 p2      46 dst reload
        vmovdqu64 zmm4, [rbp + 2176]                      ;    99.0 p3      46 dst
        vpternlogd zmm4, zmm0, zmm3, 0x96                 ;   150.8 p5      46 dst
        vmovdqu64 zmm5, [rbp + 9536]                      ;   101.8 p2      46 dst reload
        vpternlogd zmm18, zmm5, [rbp + 9472], 0x96        ;   151.3 p0+p3   68 dst
        vmovdqu64 [r9 + 1024], zmm18                      ;   152.3 p8+p9   68 dst
        vmovdqu64 zmm5, [rbp + 448]                       ;   100.2 p2      46 dst reload
        vmovdqu64 zmm6, [rbp + 704]                       ;   101.0 p3      46 dst reload
        vmovdqu64 zmm7, [rbp + 640]                       ;   101.2 p2      46 dst
        vpternlogd zmm7, zmm6, zmm5, 0x96                 ;   151.8 p5      46 dst
        vmovdqu64 zmm8, [rbp + 768]                       ;   102.0 p3      46 dst reload
        vmovdqu64 zmm9, [rbp + 640]                       ;   102.2 p2      46 dst
        vpternlogd zmm9, zmm5, zmm8, 0x96                 ;   152.3 p0      46 dst
        vmovdqu64 zmm10, [rbp + 2048]                     ;   103.0 p3      46 dst reload
        vpxord zmm11, zmm2, zmm10                         ;   152.8 p5      46 dst
        vmovdqa64 zmm12, zmm2                             ;   151.3         46 dst copy
        vmovdqu64 zmm13, [rbp + 2112]                     ;   103.2 p2      46 dst reload
        vmovdqa64 zmm14, zmm4                             ;   151.8         46 dst copy
        vpternlogd zmm14, zmm2, zmm13, 0x96               ;   153.3 p0      46 dst
        vmovdqa64 zmm15, zmm14                            ;   154.3         46 dst copy
        vmovdqa64 zmm16, zmm13                            ;   109.2         46 dst copy
        vpternlogd zmm16, zmm2, zmm0, 0x14                ;   153.8 p5      46 dst
        vmovdqa64 zmm17, zmm2                             ;   151.3         46 dst copy
        vmovdqa64 zmm18, zmm11                            ;   153.8         46 dst copy
        vmovdqa64 zmm19, zmm16                            ;   154.8         46 dst copy
        vpternlogd zmm19, zmm3, zmm3, 0xc3                ;   154.8 p0      46 dst
        vmovdqa64 zmm20, zmm11                            ;   153.8         46 dst copy
        vmovdqu64 zmm21, [rbp + 512]                      ;   104.0 p3      46 dst reload
        vpxord zmm22, zmm7, zmm21                         ;   154.8 p5      46 dst
        vmovdqa64 zmm23, zmm7                             ;   152.8         46 dst copy
        vmovdqu64 zmm24, [rbp + 576]                      ;   104.2 p2      46 dst reload
        vmovdqa64 zmm25, zmm9                             ;   153.3         46 dst copy
        vpternlogd zmm25, zmm7, zmm24, 0x96               ;   155.3 p0      46 dst
        vmovdqa64 zmm26, zmm24                            ;   110.2         46 dst copy
        vpternlogd zmm26, zmm7, zmm5, 0x14                ;   155.8 p5      46 dst
        vmovdqa64 zmm27, zmm22                            ;   155.8         46 dst copy
        vmovdqa64 zmm28, zmm26                            ;   156.8         46 dst copy
        vpternlogd zmm28, zmm8, zmm8, 0xc3                ;   156.8 p0      46 dst
        vmovdqu64 zmm29, [rbp + 1920]                     ;   105.0 p3      46 dst reload
        vpxord zmm1, zmm1, zmm29                          ;   156.8 p5      46 dst
        vpandd zmm15, zmm15, zmm1                         ;   157.8 p0      46 dst
        vmovdqa64 zmm30, zmm19                            ;   155.8         46 dst copy
        vpternlogd zmm30, zmm14, zmm1, 0x1e               ;   157.8 p5      46 dst
        vmovdqa64 zmm31, zmm1                             ;   157.8         46 dst copy
        vpternlogd zmm31, zmm0, zmm0, 0xc3                ;   158.3 p0      46 dst
        vpxord zmm29, zmm29, zmm0                         ;   158.8 p5      46 dst
        vpxord zmm6, zmm6, [rbp + 384]                    ;   159.3 p0+p2   46 dst
        vmovdqa64 zmm8, zmm10                             ;   109.0         46 dst copy
        vpternlogd zmm8, zmm2, zmm29, 0xf6                ;   159.8 p5      46 dst
        vpternlogd zmm15, zmm16, zmm8, 0x96               ;   160.8 p0      46 dst
        vpxord zmm16, zmm29, [rbp + 2368]                 ;   160.8 p5+p3   46 dst
        vpternlogd zmm26, zmm25, zmm6, 0x78               ;   161.3 p0      46 dst
        vpxord zmm21, zmm29, [rbp + 2176]                 ;   161.8 p5+p2   46 dst
        vmovdqa64 zmm24, zmm13                            ;   109.2         46 dst copy
        vpternlogd zmm24, zmm16, zmm2, 0x96               ;   162.3 p0      46 dst
        vpord zmm18, zmm18, zmm24                         ;   163.3 p5      46 dst
        vmovdqa64 zmm5, zmm18                             ;   164.3         46 dst copy
        vpternlogd zmm5, zmm31, zmm4, 0x1e                ;   164.3 p0      46 dst
        vmovdqa64 zmm10, zmm4                             ;   151.8         46 dst copy
        vpternlogd zmm10, zmm11, zmm29, 0x96              ;   163.8 p5      46 dst
        vmovdqu64 [rbp + 9472], zmm26                     ;   162.3 p7+p4   46 dst spill
        vmovdqa64 zmm26, zmm11                            ;   153.8         46 dst copy
        vpternlogd zmm26, zmm24, zmm29, 0x96              ;   164.3 p0      46 dst
        vpandd zmm12, zmm12, zmm26                        ;   165.3 p5      46 dst
        vpternlogd zmm5, zmm19, zmm12, 0x96               ;   166.3 p0      46 dst
        vmovdqa64 zmm19, zmm11                            ;   153.8         46 dst copy
        vpternlogd zmm19, zmm16, zmm0, 0x84               ;   165.8 p5      46 dst
        vpternlogd zmm18, zmm19, zmm8, 0x96               ;   166.8 p0      46 dst
        vmovdqa64 zmm8, zmm5                              ;   167.3         46 dst copy
        vmovdqa64 zmm19, zmm14                            ;   154.3         46 dst copy
        vpternlogd zmm19, zmm26, zmm21, 0x28              ;   166.8 p5      46 dst
        vpternlogd zmm30, zmm19, zmm18, 0x96              ;   167.8 p0      46 dst
        vpternlogd zmm18, zmm10, zmm3, 0x2d               ;   167.8 p5      46 dst
        vmovdqa64 zmm19, zmm25                            ;   156.3         46 dst copy
        vmovdqu64 [rbp + 9536], zmm25                     ;   156.3 p8+p9   46 dst spill
        vmovdqa64 zmm25, zmm18                            ;   168.8         46 dst copy
        vpternlogd zmm25, zmm30, zmm5, 0x78               ;   168.8 p0      46 dst
        vpternlogd zmm18, zmm5, zmm30, 8                  ;   168.8 p5      46 dst
        vpternlogd zmm15, zmm18, zmm12, 0x96              ;   169.8 p0      46 dst
        vpxord zmm8, zmm8, zmm25                          ;   169.8 p5      46 dst
        vpternlogd zmm8, zmm15, zmm30, 0x78               ;   170.8 p0      46 dst
        vpternlogd zmm30, zmm8, zmm25, 0x78               ;   171.8 p5      46 dst
        vpternlogd zmm25, zmm8, zmm15, 0x78               ;   171.8 p0      46 dst
        vpternlogd zmm29, zmm30, zmm11, 0x48              ;   172.8 p5      46 dst
        vpandd zmm20, zmm20, zmm8                         ;   172.3 p0      46 dst
        vpxord zmm5, zmm30, zmm8                          ;   172.8 p5      46 dst
        vpandd zmm17, zmm17, zmm5                         ;   173.8 p0      46 dst
        vpxord zmm12, zmm5, zmm25                         ;   173.8 p5      46 dst
        vpternlogd zmm15, zmm12, zmm30, 0x1e              ;   174.8 p0      46 dst
        vpternlogd zmm13, zmm2, zmm15, 0x28               ;   175.8 p5      46 dst
        vpternlogd zmm31, zmm15, zmm25, 0x60              ;   175.8 p0      46 dst
        vpternlogd zmm4, zmm15, zmm25, 0x60               ;   175.8 p5      46 dst
        vpternlogd zmm1, zmm31, zmm25, 0x6c               ;   176.8 p0      46 dst
        vpternlogd zmm31, zmm15, zmm0, 0xb4               ;   176.8 p5      46 dst
        vpxord zmm15, zmm15, zmm8                         ;   177.3 p0      46 dst
        vpternlogd zmm11, zmm0, zmm15, 0x82               ;   178.3 p5      46 dst
        vpternlogd zmm3, zmm15, zmm12, 6                  ;   178.3 p0      46 dst
        vpternlogd zmm21, zmm11, zmm12, 0x6c              ;   179.3 p5      46 dst
        vpternlogd zmm10, zmm15, zmm12, 0x60              ;   179.3 p0      46 dst
        vpternlogd zmm12, zmm14, zmm26, 0x60              ;   179.8 p5      46 dst
        vpternlogd zmm5, zmm26, zmm12, 0x6a               ;   180.8 p0      46 dst
        vpternlogd zmm11, zmm5, zmm29, 0x96               ;   181.8 p5      46 dst
        vmovdqu64 zmm0, [rbp + 448]                       ;   110.8 p3      46 dst reload
        vmovdqa64 zmm2, zmm9                              ;   153.3         46 dst copy
        vpternlogd zmm2, zmm6, zmm0, 0xf9                 ;   181.3 p0      46 dst
        vmovdqu64 zmm18, [rbp + 9536]                     ;   156.3 p2      46 dst reload
        vmovdqa64 zmm26, zmm28                            ;   157.8         46 dst copy
        vpternlogd zmm26, zmm6, zmm18, 0x1e               ;   181.8 p5      46 dst
        vmovdqu64 [rbp + 8576], zmm20                     ;   173.3 p7+p4   46 dst spill
        vmovdqa64 zmm20, zmm29                            ;   173.8         46 dst copy
        vpternlogd zmm20, zmm8, zmm24, 0x78               ;   182.3 p0      46 dst
        vpternlogd zmm20, zmm25, zmm14, 0x78              ;   183.3 p5      46 dst
        vpternlogd zmm8, zmm24, zmm5, 0x6a                ;   183.3 p0      46 dst
        vpternlogd zmm13, zmm12, zmm20, 0x96              ;   184.3 p5      46 dst
        vpternlogd zmm13, zmm15, zmm16, 0x78              ;   185.3 p0      46 dst
        vpternlogd zmm8, zmm15, zmm16, 0x78               ;   184.8 p5      46 dst
        vpternlogd zmm8, zmm21, zmm31, 0x96               ;   185.8 p0      46 dst
        vpternlogd zmm1, zmm8, zmm13, 0x96                ;   186.8 p5      46 dst
        vpternlogd zmm11, zmm3, zmm1, 0x96                ;   187.8 p0      46 dst
        vmovdqu64 zmm3, [rbp + 7104]                      ;   113.7 p3      46 dst reload
        vmovdqu64 zmm12, [rbp + 7360]                     ;   113.8 p2      46 dst reload
        vmovdqu64 zmm14, [rbp + 7296]                     ;   114.7 p3      46 dst
        vpternlogd zmm14, zmm12, zmm3, 0x96               ;   186.8 p5      46 dst
        vmovdqu64 zmm15, [rbp + 7424]                     ;   114.8 p2      46 dst reload
        vmovdqu64 zmm16, [rbp + 7296]                     ;   115.7 p3      46 dst
        vpternlogd zmm16, zmm3, zmm15, 0x96               ;   187.3 p0      46 dst
        vpternlogd zmm1, zmm30, [rbp + 2048], 0x78        ;   187.8 p5+p2   46 dst
        vmovdqa64 zmm24, zmm22                            ;   155.8         46 dst copy
        vpternlogd zmm17, zmm1, zmm31, 0x96               ;   188.8 p0      46 dst
        vpternlogd zmm4, zmm20, zmm17, 0x96               ;   189.8 p5      46 dst
        vmovdqu64 zmm20, [rbp + 7168]                     ;   116.7 p3      46 dst reload
        vpxord zmm25, zmm14, zmm20                        ;   189.3 p0      46 dst
        vmovdqu64 zmm30, [rbp + 7040]                     ;   116.8 p2      46 dst reload
        vpxord zmm12, zmm12, zmm30                        ;   189.8 p5      46 dst
        vpxord zmm30, zmm30, zmm3                         ;   190.3 p0      46 dst
        vmovdqu64 [rbp + 8640], zmm21                     ;   180.3 p8+p9   46 dst spill
        vmovdqa64 zmm21, zmm20                            ;   122.7         46 dst copy
        vpternlogd zmm21, zmm14, zmm30, 0xf6              ;   191.3 p5      46 dst
        vpxord zmm20, zmm30, [rbp + 7488]                 ;   191.3 p0+p3   46 dst
        vmovdqu64 [rbp + 9152], zmm31                     ;   177.8 p7+p4   46 dst spill
        vpxord zmm31, zmm30, [rbp + 7296]                 ;   191.8 p5+p2   46 dst
        vmovdqu64 [rbp + 9408], zmm8                      ;   186.8 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm14                             ;   187.8         46 dst copy
        vmovdqu64 [rbp + 9088], zmm17                     ;   189.8 p7+p4   46 dst spill
        vmovdqa64 zmm17, zmm12                            ;   190.8         46 dst copy
        vpternlogd zmm17, zmm3, zmm3, 0xc3                ;   192.3 p0      46 dst
        vmovdqu64 [rbp + 8960], zmm1                      ;   188.8 p8+p9   46 dst spill
        vmovdqa64 zmm1, zmm25                             ;   190.3         46 dst copy
        vpternlogd zmm1, zmm20, zmm3, 0x84                ;   192.8 p5      46 dst
        vmovdqu64 [rbp + 15424], zmm13                    ;   186.3 p7+p4   46 dst spill
        vmovdqa64 zmm13, zmm25                            ;   190.3         46 dst copy
        vmovdqu64 [rbp + 9280], zmm11                     ;   188.8 p8+p9   46 dst spill
        vpxord zmm11, zmm0, [rbp + 384]                   ;   193.3 p0+p3   46 dst
        vmovdqu64 [rbp + 8192], zmm10                     ;   180.3 p7+p4   46 dst spill
        vmovdqa64 zmm10, zmm9                             ;   153.3         46 dst copy
        vpternlogd zmm10, zmm22, zmm11, 0x96              ;   194.3 p5      46 dst
        vmovdqu64 [rbp + 8320], zmm4                      ;   190.8 p8+p9   46 dst spill
        vpxord zmm4, zmm11, [rbp + 832]                   ;   194.3 p0+p2   46 dst
        vmovdqu64 [rbp + 8448], zmm29                     ;   173.8 p7+p4   46 dst spill
        vmovdqa64 zmm29, zmm22                            ;   155.8         46 dst copy
        vpternlogd zmm29, zmm4, zmm0, 0x84                ;   195.3 p5      46 dst
        vmovdqu64 [rbp + 8832], zmm5                      ;   181.8 p8+p9   46 dst spill
        vmovdqa64 zmm5, zmm4                              ;   195.3         46 dst copy
        vpternlogd zmm4, zmm7, [rbp + 576], 0x96          ;   195.3 p0+p3   46 dst
        vpord zmm27, zmm27, zmm4                          ;   196.3 p5      46 dst
        vpternlogd zmm28, zmm2, zmm27, 0x96               ;   197.3 p0      46 dst
        vmovdqa64 zmm2, zmm22                             ;   155.8         46 dst copy
        vpternlogd zmm2, zmm4, zmm11, 0x96                ;   196.8 p5      46 dst
        vpandd zmm23, zmm23, zmm2                         ;   197.8 p0      46 dst
        vpxord zmm19, zmm19, zmm2                         ;   197.8 p5      46 dst
        vmovdqa64 zmm15, zmm19                            ;   198.8         46 dst copy
        vpternlogd zmm19, zmm11, [rbp + 640], 0x60        ;   198.8 p0+p2   46 dst
        vmovdqa64 zmm3, zmm12                             ;   190.8         46 dst copy
        vmovdqu64 [rbp + 9024], zmm12                     ;   190.8 p7+p4   46 dst spill
        vmovdqa64 zmm12, zmm16                            ;   188.3         46 dst copy
        vpternlogd zmm12, zmm25, zmm30, 0x96              ;   198.8 p5      46 dst
        vmovdqu64 [rbp + 9216], zmm12                     ;   199.8 p8+p9   46 dst spill
        vmovdqu64 zmm12, [rbp + 768]                      ;   123.8 p3      46 dst
        vpternlogd zmm12, zmm10, [rbp + 768], 0xcf        ;   199.3 p0+p2   46 dst
        vmovdqu64 [rbp + 15360], zmm31                    ;   192.8 p7+p4   46 dst spill
        vmovdqa64 zmm31, zmm7                             ;   152.8         46 dst copy
        vpternlogd zmm31, zmm11, [rbp + 512], 0xbe        ;   199.8 p5+p3   46 dst
        vpternlogd zmm27, zmm29, zmm31, 0x96              ;   200.8 p0      46 dst
        vpternlogd zmm26, zmm19, zmm27, 0x96              ;   201.8 p5      46 dst
        vpternlogd zmm31, zmm23, [rbp + 9472], 0x96       ;   201.3 p0+p2   46 dst
        vmovdqa64 zmm19, zmm26                            ;   202.8         46 dst copy
        vpternlogd zmm19, zmm28, zmm23, 0x60              ;   202.8 p5      46 dst
        vpternlogd zmm12, zmm27, zmm19, 0x96              ;   203.8 p0      46 dst
        vpternlogd zmm31, zmm19, zmm12, 0x78              ;   204.8 p5      46 dst
        vpternlogd zmm28, zmm23, zmm12, 0x96              ;   204.8 p0      46 dst
        vpternlogd zmm28, zmm31, zmm26, 0x78              ;   205.8 p5      46 dst
        vpternlogd zmm26, zmm28, zmm12, 0x78              ;   206.8 p0      46 dst
        vpternlogd zmm12, zmm28, zmm31, 0x78              ;   206.8 p5      46 dst
        vpandd zmm24, zmm24, zmm28                        ;   206.8 p0      46 dst
        vmovdqu64 zmm19, [rbp + 7232]                     ;   127.2 p3      46 dst reload
        vmovdqa64 zmm23, zmm16                            ;   188.3         46 dst copy
        vpternlogd zmm23, zmm14, zmm19, 0x96              ;   205.8 p5      46 dst
        vmovdqu64 zmm27, [rbp + 7104]                     ;   127.7 p2      46 dst reload
        vmovdqa64 zmm29, zmm19                            ;   133.2         46 dst copy
        vpternlogd zmm29, zmm14, zmm27, 0x14              ;   206.3 p0      46 dst
        vpandd zmm3, zmm3, zmm23                          ;   206.8 p5      46 dst
        vpternlogd zmm3, zmm21, zmm29, 0x96               ;   207.8 p0      46 dst
        vmovdqu64 [rbp + 9472], zmm24                     ;   207.8 p8+p9   46 dst spill
        vmovdqa64 zmm24, zmm19                            ;   133.2         46 dst copy
        vpternlogd zmm24, zmm20, zmm14, 0x96              ;   207.8 p5      46 dst
        vpord zmm13, zmm13, zmm24                         ;   208.8 p0      46 dst
        vpternlogd zmm1, zmm21, zmm13, 0x96               ;   209.8 p5      46 dst
        vpternlogd zmm13, zmm17, zmm16, 0x1e              ;   209.8 p0      46 dst
        vmovdqu64 zmm21, [rbp + 7424]                     ;   129.5 p3      46 dst reload
        vpternlogd zmm29, zmm21, zmm21, 0xc3              ;   209.8 p5      46 dst
        vpxord zmm27, zmm28, zmm26                        ;   210.3 p0      46 dst
        vmovdqa64 zmm19, zmm28                            ;   206.8         46 dst copy
        vpxord zmm21, zmm27, zmm12                        ;   211.3 p5      46 dst
        vpternlogd zmm31, zmm21, zmm26, 0x1e              ;   212.3 p0      46 dst
        vpandd zmm15, zmm15, zmm21                        ;   212.3 p5      46 dst
        vpternlogd zmm2, zmm15, zmm27, 0x6c               ;   213.3 p0      46 dst
        vpxord zmm19, zmm19, zmm31                        ;   213.3 p5      46 dst
        vpternlogd zmm10, zmm19, zmm21, 0x60              ;   214.3 p0      46 dst
        vpandd zmm5, zmm5, zmm19                          ;   214.3 p5      46 dst
        vmovdqu64 [rbp + 8256], zmm10                     ;   215.3 p7+p4   46 dst spill
        vpxord zmm10, zmm12, zmm31                        ;   214.3 p0      46 dst
        vmovdqu64 [rbp + 8512], zmm16                     ;   188.3 p8+p9   46 dst spill
        vmovdqa64 zmm16, zmm26                            ;   207.8         46 dst copy
        vpternlogd zmm16, zmm22, zmm11, 0x60              ;   214.8 p5      46 dst
        vpternlogd zmm22, zmm19, zmm0, 0x84               ;   215.3 p0      46 dst
        vpternlogd zmm11, zmm21, [rbp + 640], 0x48        ;   215.8 p5+p2   46 dst
        vpternlogd zmm19, zmm21, [rbp + 768], 0x14        ;   216.3 p0+p3   46 dst
        vmovdqa64 zmm21, zmm25                            ;   190.3         46 dst copy
        vmovdqu64 [rbp + 8064], zmm20                     ;   192.3 p7+p4   46 dst spill
        vmovdqa64 zmm20, zmm16                            ;   215.8         46 dst copy
        vpternlogd zmm20, zmm28, zmm4, 0x78               ;   216.8 p5      46 dst
        vpternlogd zmm28, zmm4, zmm2, 0x6a                ;   217.3 p0      46 dst
        vpternlogd zmm20, zmm18, zmm12, 0x78              ;   217.8 p5      46 dst
        vpternlogd zmm9, zmm20, zmm10, 0x6c               ;   218.8 p0      46 dst
        vpxord zmm15, zmm15, zmm20                        ;   218.8 p5      46 dst
        vpternlogd zmm10, zmm6, zmm0, 0x90                ;   219.3 p0      46 dst
        vpternlogd zmm12, zmm6, zmm10, 0x6a               ;   220.3 p5      46 dst
        vpternlogd zmm10, zmm0, zmm31, 0xd2               ;   220.3 p0      46 dst
        vpternlogd zmm11, zmm10, zmm22, 0x96              ;   221.3 p5      46 dst
        vpternlogd zmm22, zmm2, zmm16, 0x96               ;   221.3 p0      46 dst
        vpternlogd zmm10, zmm27, zmm7, 0x78               ;   221.8 p5      46 dst
        vpternlogd zmm31, zmm7, [rbp + 576], 0x60         ;   222.3 p0+p2   46 dst
        vmovdqu64 zmm0, [rbp + 5568]                      ;   135.7 p3      46 dst reload
        vmovdqu64 zmm4, [rbp + 5824]                      ;   136.3 p2      46 dst reload
        vmovdqu64 zmm6, [rbp + 5760]                      ;   136.7 p3      46 dst
        vpternlogd zmm6, zmm4, zmm0, 0x96                 ;   222.8 p5      46 dst
        vpternlogd zmm15, zmm31, zmm5, 0x96               ;   223.3 p0      46 dst
        vpternlogd zmm28, zmm5, zmm11, 0x96               ;   223.8 p5      46 dst
        vmovdqu64 zmm5, [rbp + 5888]                      ;   137.3 p2      46 dst reload
        vmovdqu64 zmm7, [rbp + 5760]                      ;   137.7 p3      46 dst
        vpternlogd zmm7, zmm0, zmm5, 0x96                 ;   224.3 p0      46 dst
        vpternlogd zmm12, zmm28, zmm15, 0x96              ;   224.8 p5      46 dst
        vpternlogd zmm22, zmm19, zmm12, 0x96              ;   225.8 p0      46 dst
        vpternlogd zmm12, zmm26, [rbp + 512], 0x78        ;   225.8 p5+p2   46 dst
        vpternlogd zmm9, zmm10, zmm12, 0x96               ;   226.8 p0      46 dst
        vmovdqu64 zmm18, [rbp + 9024]                     ;   190.8 p3      46 dst reload
        vmovdqa64 zmm19, zmm29                            ;   210.8         46 dst copy
        vpternlogd zmm19, zmm23, zmm18, 0x1e              ;   226.8 p5      46 dst
        vmovdqa64 zmm20, zmm25                            ;   190.3         46 dst copy
        vpternlogd zmm20, zmm24, zmm30, 0x96              ;   227.3 p0      46 dst
        vpandd zmm8, zmm8, zmm20                          ;   228.3 p5      46 dst
        vpternlogd zmm13, zmm29, zmm8, 0x96               ;   229.3 p0      46 dst
        vmovdqu64 zmm26, [rbp + 7424]                     ;   139.3 p2      46 dst reload
        vmovdqu64 zmm27, [rbp + 9216]                     ;   199.8 p3      46 dst
        vpternlogd zmm27, zmm1, zmm26, 0x39               ;   228.8 p5      46 dst
        vmovdqa64 zmm29, zmm13                            ;   230.3         46 dst copy
        vmovdqu64 zmm31, [rbp + 5504]                     ;   140.3 p2      46 dst reload
        vpxord zmm4, zmm4, zmm31                          ;   229.3 p0      46 dst
        vpxord zmm31, zmm31, zmm0                         ;   229.8 p5      46 dst
        vmovdqu64 [rbp + 9536], zmm11                     ;   222.3 p8+p9   46 dst spill
        vmovdqa64 zmm11, zmm7                             ;   225.3         46 dst copy
        vmovdqu64 [rbp + 8384], zmm28                     ;   224.8 p7+p4   46 dst spill
        vpxord zmm28, zmm31, [rbp + 5952]                 ;   230.8 p0+p3   46 dst
        vmovdqu64 [rbp + 8704], zmm10                     ;   222.8 p8+p9   46 dst spill
        vmovdqa64 zmm10, zmm31                            ;   230.8         46 dst copy
        vmovdqu64 [rbp + 8768], zmm12                     ;   226.8 p7+p4   46 dst spill
        vmovdqa64 zmm12, zmm4                             ;   230.3         46 dst copy
        vmovdqu64 [rbp + 9344], zmm15                     ;   224.3 p8+p9   46 dst spill
        vmovdqa64 zmm15, zmm4                             ;   230.3         46 dst copy
        vpternlogd zmm15, zmm0, zmm0, 0xc3                ;   230.8 p5      46 dst
        vmovdqu64 [rbp + 8896], zmm22                     ;   226.8 p7+p4   46 dst spill
        vpxord zmm22, zmm6, [rbp + 5632]                  ;   231.3 p0+p2   46 dst
        vpxord zmm10, zmm10, zmm22                        ;   232.3 p5      46 dst
        vpxord zmm11, zmm11, zmm10                        ;   233.3 p0      46 dst
        vmovdqu64 [rbp + 8128], zmm9                      ;   227.8 p8+p9   46 dst spill
        vmovdqa64 zmm9, zmm22                             ;   232.3         46 dst copy
        vmovdqu64 [rbp + 15488], zmm16                    ;   215.8 p7+p4   46 dst spill
        vmovdqa64 zmm16, zmm22                            ;   232.3         46 dst copy
        vmovdqu64 [rbp + 15552], zmm2                     ;   214.3 p8+p9   46 dst spill
        vmovdqa64 zmm2, zmm22                             ;   232.3         46 dst copy
        vpternlogd zmm2, zmm28, zmm0, 0x84                ;   232.8 p5      46 dst
        vpord zmm5, zmm10, [rbp + 5632]                   ;   233.3 p0+p3   46 dst
        vmovdqa64 zmm0, zmm10                             ;   233.3         46 dst copy
        vmovdqu64 [rbp + 15616], zmm22                    ;   232.3 p7+p4   46 dst spill
        vmovdqa64 zmm22, zmm6                             ;   223.8         46 dst copy
        vmovdqu64 [rbp + 15680], zmm11                    ;   234.3 p8+p9   46 dst spill
        vmovdqa64 zmm11, zmm23                            ;   206.8         46 dst copy
        vpternlogd zmm11, zmm20, [rbp + 15360], 0x28      ;   233.8 p5+p2   46 dst
        vpternlogd zmm19, zmm11, zmm1, 0x96               ;   234.8 p0      46 dst
        vmovdqa64 zmm1, zmm27                             ;   229.8         46 dst copy
        vpternlogd zmm1, zmm19, zmm13, 0x78               ;   235.8 p5      46 dst
        vpternlogd zmm27, zmm13, zmm19, 8                 ;   235.8 p0      46 dst
        vpternlogd zmm3, zmm27, zmm8, 0x96                ;   236.8 p5      46 dst
        vpxord zmm29, zmm29, zmm1                         ;   236.8 p0      46 dst
        vpternlogd zmm29, zmm3, zmm19, 0x78               ;   237.8 p5      46 dst
        vpternlogd zmm19, zmm29, zmm1, 0x78               ;   238.8 p0      46 dst
        vpternlogd zmm1, zmm29, zmm3, 0x78                ;   238.8 p5      46 dst
        vpternlogd zmm30, zmm19, zmm25, 0x48              ;   239.8 p0      46 dst
        vpandd zmm21, zmm21, zmm29                        ;   238.8 p5      46 dst
        vpxord zmm8, zmm19, zmm29                         ;   239.8 p0      46 dst
        vpxord zmm11, zmm8, zmm1                          ;   240.8 p5      46 dst
        vpternlogd zmm3, zmm11, zmm19, 0x1e               ;   241.8 p0      46 dst
        vpxord zmm13, zmm1, zmm3                          ;   242.8 p5      46 dst
        vpandd zmm17, zmm17, zmm13                        ;   243.8 p0      46 dst
        vpternlogd zmm18, zmm17, zmm1, 0x6c               ;   244.8 p5      46 dst
        vmovdqu64 zmm27, [rbp + 7104]                     ;   148.2 p3      46 dst reload
        vpternlogd zmm17, zmm3, zmm27, 0xb4               ;   244.8 p0      46 dst
        vmovdqu64 [rbp + 9024], zmm21                     ;   239.8 p7+p4   46 dst spill
        vpxord zmm21, zmm3, zmm29                         ;   242.8 p5      46 dst
        vpternlogd zmm25, zmm27, zmm21, 0x82              ;   243.8 p0      46 dst
        vpternlogd zmm26, zmm21, zmm11, 6                 ;   243.8 p5      46 dst
        vpternlogd zmm3, zmm14, [rbp + 7232], 0x60        ;   244.3 p0+p2   46 dst
        vpternlogd zmm14, zmm17, zmm8, 0x6c               ;   245.8 p5      46 dst
        vmovdqa64 zmm27, zmm11                            ;   241.8         46 dst copy
        vpternlogd zmm27, zmm23, zmm20, 0x60              ;   245.3 p0      46 dst
        vpternlogd zmm8, zmm20, zmm27, 0x6a               ;   246.3 p5      46 dst
        vmovdqa64 zmm20, zmm30                            ;   240.8         46 dst copy
        vpternlogd zmm20, zmm29, zmm24, 0x78              ;   246.3 p0      46 dst
        vpternlogd zmm20, zmm1, zmm23, 0x78               ;   247.3 p5      46 dst
        vpternlogd zmm3, zmm27, zmm20, 0x96               ;   248.3 p0      46 dst
        vpternlogd zmm29, zmm24, zmm8, 0x6a               ;   247.8 p5      46 dst
        vmovdqu64 zmm1, [rbp + 5696]                      ;   151.0 p3      46 dst reload
        vmovdqa64 zmm23, zmm7                             ;   225.3         46 dst copy
        vpternlogd zmm23, zmm6, zmm1, 0x96                ;   248.3 p0      46 dst
        vpternlogd zmm20, zmm13, [rbp + 8512], 0x78       ;   248.8 p5+p2   46 dst
        vmovdqu64 zmm13, [rbp + 5568]                     ;   152.0 p3      46 dst reload
        vmovdqa64 zmm24, zmm1                             ;   157.0         46 dst copy
        vpternlogd zmm24, zmm6, zmm13, 0x14               ;   249.3 p0      46 dst
        vmovdqu64 zmm27, [rbp + 8064]                     ;   192.3 p2      46 dst reload
        vpternlogd zmm3, zmm21, zmm27, 0x78               ;   249.8 p5      46 dst
        vpternlogd zmm29, zmm27, zmm21, 0x78              ;   250.3 p0      46 dst
        vpternlogd zmm21, zmm11, [rbp + 9216], 0x28       ;   250.8 p5+p3   46 dst
        vpternlogd zmm11, zmm25, [rbp + 15360], 0x6c      ;   251.3 p0+p2   46 dst
        vpternlogd zmm25, zmm8, zmm30, 0x96               ;   251.8 p5      46 dst
        vpternlogd zmm29, zmm11, zmm17, 0x96              ;   252.3 p0      46 dst
        vpternlogd zmm18, zmm29, zmm3, 0x96               ;   253.3 p5      46 dst
        vpternlogd zmm25, zmm26, zmm18, 0x96              ;   254.3 p0      46 dst
        vpternlogd zmm18, zmm19, [rbp + 7168], 0x78       ;   254.3 p5+p3   46 dst
        vmovdqa64 zmm19, zmm1                             ;   157.0         46 dst copy
        vpternlogd zmm19, zmm28, zmm6, 0x96               ;   254.3 p0      46 dst
        vpternlogd zmm20, zmm14, zmm18, 0x96              ;   255.3 p5      46 dst
        vmovdqu64 zmm26, [rbp + 9280]                     ;   188.8 p2      68 dst
        vpxord zmm26, zmm26, [r8 + 5252]{1to16}           ;   255.3 p0+p3   68 dst
        vmovdqu64 zmm27, [rbp + 8320]                     ;   190.8 p2      68 dst
        vpxord zmm27, zmm27, [r8 + 5256]{1to16}           ;   255.8 p5+p3   68 dst
        vpandd zmm12, zmm12, zmm23                        ;   256.3 p0      46 dst
        vpternlogd zmm12, zmm5, zmm24, 0x96               ;   257.3 p5      46 dst
        vpord zmm9, zmm9, zmm19                           ;   257.3 p0      46 dst
        vpternlogd zmm2, zmm5, zmm9, 0x96                 ;   258.3 p5      46 dst
        vmovdqu64 zmm5, [rbp + 15424]                     ;   186.3 p2      68 dst
        vpxord zmm5, zmm5, [r8 + 5260]{1to16}             ;   258.3 p0+p3   68 dst
        vpternlogd zmm9, zmm15, zmm7, 0x1e                ;   258.8 p5      46 dst
        vmovdqu64 [rbp + 15424], zmm5                     ;   259.3 p8+p9   68 dst spill
        vmovdqu64 zmm5, [rbp + 9088]                      ;   189.8 p2      68 dst
        vpxord zmm5, zmm5, [r8 + 5268]{1to16}             ;   259.3 p0+p3   68 dst
        vmovdqu64 [rbp + 9088], zmm5                      ;   260.3 p7+p4   68 dst spill
        vmovdqu64 zmm5, [rbp + 8896]                      ;   226.8 p2      68 dst
        vpxord zmm5, zmm5, [r8 + 5284]{1to16}             ;   259.8 p5+p3   68 dst
        vmovdqu64 [rbp + 15360], zmm5                     ;   260.8 p8+p9   68 dst spill
        vmovdqu64 zmm5, [rbp + 5888]                      ;   160.0 p2      46 dst reload
        vpternlogd zmm24, zmm5, [rbp + 5888], 0xc3        ;   260.3 p0+p3   46 dst
        vmovdqu64 [rbp + 9216], zmm27                     ;   256.8 p7+p4   68 dst spill
        vmovdqa64 zmm27, zmm10                            ;   233.3         46 dst copy
        vpternlogd zmm27, zmm19, zmm6, 0x28               ;   260.8 p5      46 dst
        vpternlogd zmm9, zmm24, zmm27, 0x96               ;   261.8 p0      46 dst
        vpternlogd zmm24, zmm23, zmm4, 0x1e               ;   261.8 p5      46 dst
        vpternlogd zmm8, zmm30, [r8 + 5312]{1to16}, 0x96  ;   262.3 p0+p2   68 dst
        vmovdqu64 zmm30, [rbp + 8128]                     ;   227.8 p3      68 dst
        vpxord zmm30, zmm30, [r8 + 5288]{1to16}           ;   262.8 p5+p2   68 dst
        vpternlogd zmm8, zmm21, zmm20, 0x96               ;   263.3 p0      68 dst
        vmovdqu64 zmm21, [rbp + 9344]                     ;   224.3 p3      68 dst
        vpxord zmm21, zmm21, [r8 + 5292]{1to16}           ;   263.8 p5+p2   68 dst
        vmovdqu64 [rbp + 9344], zmm8                      ;   264.3 p8+p9   68 dst spill
        vmovdqu64 zmm8, [rbp + 9536]                      ;   222.3 p3      68 dst
        vpxord zmm8, zmm8, [r8 + 5308]{1to16}             ;   264.3 p0+p2   68 dst
        vmovdqu64 [rbp + 9536], zmm8                      ;   265.3 p7+p4   68 dst spill
        vmovdqa64 zmm8, zmm23                             ;   249.3         46 dst copy
        vpternlogd zmm8, zmm10, zmm19, 0x96               ;   264.8 p5      46 dst
        vmovdqu64 [rbp + 8064], zmm21                     ;   264.8 p8+p9   68 dst spill
        vmovdqa64 zmm21, zmm9                             ;   262.8         46 dst copy
        vmovdqu64 [rbp + 8512], zmm30                     ;   263.8 p7+p4   68 dst spill
        vpxord zmm30, zmm25, [r8 + 5316]{1to16}           ;   265.3 p0+p3   68 dst
        vmovdqu64 [rbp + 15744], zmm30                    ;   266.3 p8+p9   68 dst spill
        vmovdqa64 zmm30, zmm2                             ;   259.3         46 dst copy
        vpternlogd zmm30, zmm5, [rbp + 15680], 0x4b       ;   265.8 p5+p2   46 dst
        vmovdqu64 [rbp + 15808], zmm26                    ;   256.3 p7+p4   68 dst spill
        vmovdqa64 zmm26, zmm8                             ;   265.8         46 dst copy
        vpternlogd zmm26, zmm31, [rbp + 5760], 0x60       ;   266.3 p0+p3   46 dst
        vpternlogd zmm24, zmm26, zmm2, 0x96               ;   267.3 p5      46 dst
        vpternlogd zmm14, zmm18, [r8 + 5332]{1to16}, 0x96 ;   267.3 p0+p2   68 dst
        vpxord zmm3, zmm3, [r8 + 5324]{1to16}             ;   267.8 p5+p3   68 dst
        vpxord zmm20, zmm20, [r8 + 5320]{1to16}           ;   268.3 p0+p2   68 dst
        vmovdqu64 zmm2, [rbp + 9024]                      ;   239.8 p3      46 dst reload
        vpternlogd zmm18, zmm2, [r8 + 5328]{1to16}, 0x96  ;   268.8 p5+p2   68 dst
        vmovdqa64 zmm2, zmm30                             ;   266.8         46 dst copy
        vpternlogd zmm2, zmm24, zmm9, 0x78                ;   269.3 p0      46 dst
        vpternlogd zmm30, zmm9, zmm24, 8                  ;   269.8 p5      46 dst
        vpternlogd zmm12, zmm30, zmm27, 0x96              ;   270.8 p0      46 dst
        vmovdqu64 zmm9, [rbp + 8448]                      ;   173.8 p3      46 dst reload
        vmovdqu64 zmm26, [rbp + 8832]                     ;   181.8 p2      68 dst
        vpternlogd zmm26, zmm9, [r8 + 5248]{1to16}, 0x96  ;   270.8 p5+p3   68 dst
        vmovdqu64 zmm9, [rbp + 8576]                      ;   173.3 p2      46 dst reload
        vmovdqu64 zmm27, [rbp + 8960]                     ;   188.8 p3      68 dst
        vpternlogd zmm27, zmm9, [r8 + 5264]{1to16}, 0x96  ;   271.3 p0+p2   68 dst
        vpternlogd zmm11, zmm17, [r8 + 5340]{1to16}, 0x96 ;   271.8 p5+p3   68 dst
        vmovdqu64 zmm9, [rbp + 9408]                      ;   186.8 p2      46 dst reload
        vmovdqu64 zmm17, [rbp + 9280]                     ;   188.8 p3      68 dst
        vpternlogd zmm17, zmm9, [r8 + 5272]{1to16}, 0x96  ;   272.3 p0+p2   68 dst
        vpternlogd zmm25, zmm29, [r8 + 5336]{1to16}, 0x96 ;   272.8 p5+p3   68 dst
        vmovdqu64 zmm9, [rbp + 9152]                      ;   177.8 p2      46 dst reload
        vmovdqu64 zmm29, [rbp + 8640]                     ;   180.3 p3      68 dst
        vpternlogd zmm29, zmm9, [r8 + 5276]{1to16}, 0x96  ;   273.3 p0+p2   68 dst
        vpxord zmm21, zmm21, zmm2                         ;   273.8 p5      46 dst
        vpternlogd zmm21, zmm12, zmm24, 0x78              ;   274.8 p0      46 dst
        vpternlogd zmm24, zmm21, zmm2, 0x78               ;   275.8 p5      46 dst
        vpternlogd zmm2, zmm21, zmm12, 0x78               ;   275.8 p0      46 dst
        vpandd zmm0, zmm0, zmm24                          ;   276.8 p5      46 dst
        vpandd zmm16, zmm16, zmm21                        ;   276.3 p0      46 dst
        vpxord zmm9, zmm24, zmm21                         ;   276.8 p5      46 dst
        vpternlogd zmm10, zmm9, zmm19, 0x48               ;   277.8 p0      46 dst
        vpandd zmm22, zmm22, zmm9                         ;   277.8 p5      46 dst
        vpxord zmm9, zmm9, zmm2                           ;   278.3 p0      46 dst
        vmovdqu64 zmm30, [rbp + 15808]                    ;   256.3 p3      68 dst reload
        vmovdqu64 [r9 + 2112], zmm30                      ;   262.3 p8+p9   68 dst
        vpternlogd zmm12, zmm9, zmm24, 0x1e               ;   279.3 p5      46 dst
        vmovdqu64 zmm30, [rbp + 9216]                     ;   256.8 p2      68 dst reload
        vmovdqu64 [r9 + 2176], zmm30                      ;   262.8 p7+p4   68 dst
        vmovdqu64 zmm30, [rbp + 15424]                    ;   259.3 p3      68 dst reload
        vmovdqu64 [r9 + 2240], zmm30                      ;   265.3 p8+p9   68 dst
        vpternlogd zmm1, zmm6, zmm12, 0x28                ;   280.3 p0      46 dst
        vpternlogd zmm10, zmm9, zmm8, 0x78                ;   279.8 p5      46 dst
        vpternlogd zmm15, zmm12, zmm2, 0x60               ;   280.3 p0      46 dst
        vpternlogd zmm7, zmm12, zmm2, 0x60                ;   280.8 p5      46 dst
        vpternlogd zmm4, zmm15, zmm2, 0x6c                ;   281.3 p0      46 dst
        vpternlogd zmm15, zmm12, zmm13, 0xb4              ;   281.8 p5      46 dst
        vpxord zmm12, zmm12, zmm21                        ;   282.3 p0      46 dst
        vpternlogd zmm5, zmm12, zmm9, 6                   ;   283.3 p5      46 dst
        vmovdqu64 [r9 + 2304], zmm27                      ;   272.3 p7+p4   68 dst
        vmovdqu64 zmm6, [rbp + 15488]                     ;   215.8 p2      46 dst reload
        vmovdqu64 zmm27, [rbp + 15552]                    ;   214.3 p3      68 dst
        vpternlogd zmm27, zmm6, [r8 + 5280]{1to16}, 0x96  ;   283.3 p0+p2   68 dst
        vpternlogd zmm31, zmm9, [rbp + 5760], 0x48        ;   283.8 p5+p3   46 dst
        vpandd zmm28, zmm28, zmm12                        ;   284.3 p0      46 dst
        vpternlogd zmm13, zmm12, [rbp + 15616], 0x84      ;   284.8 p5+p2   46 dst
        vpternlogd zmm31, zmm15, zmm13, 0x96              ;   285.8 p0      46 dst
        vpternlogd zmm13, zmm10, zmm0, 0x96               ;   285.8 p5      46 dst
        vpternlogd zmm12, zmm9, [rbp + 15680], 0x28       ;   286.3 p0+p3   46 dst
        vmovdqa64 zmm6, zmm0                              ;   277.8         46 dst copy
        vpternlogd zmm6, zmm21, zmm19, 0x78               ;   286.8 p5      46 dst
        vmovdqu64 zmm30, [rbp + 9088]                     ;   260.3 p2      68 dst reload
        vmovdqu64 [r9 + 2368], zmm30                      ;   266.3 p8+p9   68 dst
        vpternlogd zmm6, zmm2, zmm23, 0x78                ;   287.8 p0      46 dst
        vmovdqu64 zmm2, [rbp + 15360]                     ;   260.8 p3      68 dst reload
        vmovdqu64 [r9 + 2624], zmm2                       ;   266.8 p7+p4   68 dst
        vmovdqu64 zmm2, [rbp + 8512]                      ;   263.8 p2      68 dst reload
        vmovdqu64 [r9 + 2688], zmm2                       ;   269.8 p8+p9   68 dst
        vmovdqu64 zmm2, [rbp + 8064]                      ;   264.8 p3      68 dst reload
        vmovdqu64 [r9 + 2752], zmm2                       ;   270.8 p7+p4   68 dst
        vmovdqu64 zmm2, [rbp + 9472]                      ;   207.8 p2      46 dst reload
        vmovdqu64 zmm23, [rbp + 8768]                     ;   226.8 p3      68 dst
        vpternlogd zmm23, zmm2, [r8 + 5296]{1to16}, 0x96  ;   287.8 p5+p2   68 dst
        vpternlogd zmm21, zmm19, zmm10, 0x6a              ;   288.3 p0      46 dst
        vmovdqu64 zmm2, [rbp + 8768]                      ;   226.8 p3      46 dst reload
        vmovdqu64 zmm19, [rbp + 8704]                     ;   222.8 p2      68 dst
        vpternlogd zmm19, zmm2, [r8 + 5300]{1to16}, 0x96  ;   288.8 p5+p3   68 dst
        vpternlogd zmm9, zmm8, zmm6, 0x6a                 ;   289.3 p0      46 dst
        vmovdqu64 zmm2, [rbp + 8384]                      ;   224.8 p2      46 dst reload
        vmovdqu64 zmm8, [rbp + 8896]                      ;   226.8 p3      68 dst
        vpternlogd zmm8, zmm2, [r8 + 5304]{1to16}, 0x96   ;   289.8 p5+p2   68 dst
        vpternlogd zmm9, zmm1, zmm28, 0x96                ;   290.3 p0      46 dst
        vmovdqu64 zmm1, [rbp + 9536]                      ;   265.3 p3      68 dst reload
        vmovdqu64 [r9 + 3008], zmm1                       ;   271.3 p8+p9   68 dst
        vmovdqu64 zmm1, [rbp + 9344]                      ;   264.3 p2      68 dst reload
        vmovdqu64 [r9 + 3072], zmm1                       ;   270.3 p7+p4   68 dst
        vmovdqu64 zmm1, [rbp + 15744]                     ;   266.3 p3      68 dst reload
        vmovdqu64 [r9 + 3136], zmm1                       ;   272.3 p8+p9   68 dst
        vpternlogd zmm21, zmm28, zmm31, 0x96              ;   290.8 p5      46 dst
        vmovdqu64 [r9 + 3264], zmm3                       ;   268.8 p7+p4   68 dst
        vmovdqu64 [r9 + 3392], zmm14                      ;   268.3 p8+p9   68 dst
        vmovdqu64 [r9 + 3200], zmm20                      ;   269.3 p7+p4   68 dst
        vmovdqu64 [r9 + 2432], zmm17                      ;   273.3 p8+p9   68 dst
        vmovdqu64 [r9 + 3328], zmm18                      ;   269.8 p7+p4   68 dst
        vmovdqu64 [r9 + 2496], zmm29                      ;   274.3 p8+p9   68 dst
        vpternlogd zmm4, zmm21, zmm9, 0x96                ;   291.8 p0      46 dst
        vpternlogd zmm13, zmm5, zmm4, 0x96                ;   292.8 p5      46 dst
        vpternlogd zmm10, zmm0, [r8 + 5344]{1to16}, 0x96  ;   292.3 p0+p2   68 dst
        vmovdqu64 [r9 + 3520], zmm11                      ;   272.8 p7+p4   68 dst
        vmovdqu64 [r9 + 3456], zmm25                      ;   273.8 p8+p9   68 dst
        vpternlogd zmm4, zmm24, [rbp + 5632], 0x78        ;   292.8 p5+p3   46 dst
        vpternlogd zmm15, zmm22, zmm4, 0x96               ;   293.8 p0      46 dst
        vpternlogd zmm7, zmm6, zmm15, 0x96                ;   294.8 p5      46 dst
        vmovdqu64 zmm0, [rbp + 4032]                      ;   189.0 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 4288]                      ;   189.2 p3      46 dst reload
        vmovdqu64 zmm2, [rbp + 4224]                      ;   190.0 p2      46 dst
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;   294.3 p0      46 dst
        vmovdqu64 zmm3, [rbp + 4352]                      ;   190.2 p3      46 dst reload
        vmovdqu64 zmm5, [rbp + 4224]                      ;   191.0 p2      46 dst
        vpternlogd zmm5, zmm0, zmm3, 0x96                 ;   294.8 p5      46 dst
        vmovdqu64 zmm6, [rbp + 8320]                      ;   191.2 p3      46 dst reload
        vpternlogd zmm26, zmm6, [rbp + 8192], 0x96        ;   295.3 p0+p2   68 dst
        vmovdqu64 [r9 + 2816], zmm23                      ;   288.8 p7+p4   68 dst
        vpternlogd zmm4, zmm16, [r8 + 5360]{1to16}, 0x96  ;   295.8 p5+p3   68 dst
        vmovdqu64 [r9 + 2880], zmm19                      ;   289.8 p8+p9   68 dst
        vpternlogd zmm10, zmm12, zmm7, 0x96               ;   296.3 p0      68 dst
        vpxord zmm31, zmm31, [r8 + 5372]{1to16}           ;   296.8 p5+p2   68 dst
        vmovdqu64 [r9 + 2944], zmm8                       ;   290.8 p7+p4   68 dst
        vmovdqu64 [r9 + 2048], zmm26                      ;   296.3 p8+p9   68 dst
        vpxord zmm9, zmm9, [r8 + 5356]{1to16}             ;   297.3 p0+p3   68 dst
        vpternlogd zmm21, zmm13, [r8 + 5368]{1to16}, 0x96 ;   297.8 p5+p2   68 dst
        vpxord zmm13, zmm13, [r8 + 5348]{1to16}           ;   298.3 p0+p3   68 dst
        vpxord zmm15, zmm15, [r8 + 5364]{1to16}           ;   298.8 p5+p2   68 dst
        vpxord zmm7, zmm7, [r8 + 5352]{1to16}             ;   299.3 p0+p3   68 dst
        vmovdqu64 zmm6, [rbp + 8128]                      ;   227.8 p2      46 dst reload
        vpternlogd zmm27, zmm6, [rbp + 8256], 0x96        ;   299.8 p5+p3   68 dst
        vmovdqu64 [r9 + 2560], zmm27                      ;   300.8 p7+p4   68 dst
        vmovdqu64 zmm6, [rbp + 2496]                      ;   197.0 p2      46 dst reload
        vmovdqu64 zmm8, [rbp + 2752]                      ;   197.2 p3      46 dst reload
        vmovdqu64 zmm11, [rbp + 2688]                     ;   198.0 p2      46 dst
        vpternlogd zmm11, zmm8, zmm6, 0x96                ;   300.3 p0      46 dst
        vmovdqu64 zmm12, [rbp + 2432]                     ;   198.2 p3      46 dst reload
        vmovdqu64 zmm14, [rbp + 2880]                     ;   199.0 p2      46 dst
        vpternlogd zmm14, zmm6, zmm12, 0x96               ;   300.8 p5      46 dst
        vmovdqu64 zmm16, [rbp + 2688]                     ;   199.2 p3      46 dst reload
        vmovdqa64 zmm17, zmm6                             ;   203.0         46 dst copy
        vpternlogd zmm17, zmm12, zmm16, 0x96              ;   301.3 p0      46 dst
        vmovdqu64 [r9 + 3584], zmm10                      ;   297.3 p8+p9   68 dst
        vmovdqu64 [r9 + 3840], zmm4                       ;   296.8 p7+p4   68 dst
        vmovdqu64 [r9 + 3776], zmm9                       ;   298.3 p8+p9   68 dst
        vmovdqu64 [r9 + 3648], zmm13                      ;   299.3 p7+p4   68 dst
        vmovdqu64 [r9 + 4032], zmm31                      ;   297.8 p8+p9   68 dst
        vmovdqu64 [r9 + 3968], zmm21                      ;   298.8 p7+p4   68 dst
        vmovdqu64 [r9 + 3712], zmm7                       ;   300.3 p8+p9   68 dst
        vmovdqu64 zmm4, [rbp + 2816]                      ;   200.0 p2      46 dst reload
        vpternlogd zmm16, zmm6, zmm4, 0x96                ;   301.8 p5      46 dst
        vmovdqu64 [r9 + 3904], zmm15                      ;   299.8 p7+p4   68 dst
        vmovdqu64 zmm7, [rbp + 3968]                      ;   200.2 p3      46 dst reload
        vpxord zmm1, zmm1, zmm7                           ;   302.3 p0      46 dst
        vpxord zmm7, zmm7, zmm0                           ;   302.8 p5      46 dst
        vpxord zmm9, zmm2, [rbp + 4160]                   ;   303.3 p0+p2   46 dst
        vmovdqu64 zmm10, [rbp + 4096]                     ;   201.2 p3      46 dst reload
        vpxord zmm13, zmm2, zmm10                         ;   303.8 p5      46 dst
        vmovdqa64 zmm15, zmm2                             ;   295.3         46 dst copy
        vpxord zmm18, zmm5, zmm9                          ;   304.3 p0      46 dst
        vmovdqa64 zmm19, zmm5                             ;   295.8         46 dst copy
        vpxord zmm20, zmm7, [rbp + 4416]                  ;   304.8 p5+p2   46 dst
        vpxord zmm21, zmm7, [rbp + 4224]                  ;   305.3 p0+p3   46 dst
        vpxord zmm7, zmm7, zmm13                          ;   305.8 p5      46 dst
        vpxord zmm19, zmm19, zmm7                         ;   306.8 p0      46 dst
        vpandnd zmm22, zmm0, zmm9                         ;   306.8 p5      46 dst
        vpord zmm23, zmm7, zmm10                          ;   307.3 p0      46 dst
        vpxord zmm8, zmm8, zmm12                          ;   307.8 p5      46 dst
        vpord zmm24, zmm1, zmm18                          ;   308.3 p0      46 dst
        vmovdqa64 zmm25, zmm18                            ;   305.3         46 dst copy
        vmovdqa64 zmm26, zmm18                            ;   305.3         46 dst copy
        vpternlogd zmm18, zmm22, zmm1, 0x6c               ;   308.8 p5      46 dst
        vpternlogd zmm22, zmm3, zmm3, 0xc3                ;   309.3 p0      46 dst
        vmovdqa64 zmm27, zmm7                             ;   306.8         46 dst copy
        vpternlogd zmm7, zmm9, zmm20, 0x96                ;   309.8 p5      46 dst
        vpandd zmm15, zmm15, zmm7                         ;   310.8 p0      46 dst
        vpxord zmm25, zmm25, zmm7                         ;   310.8 p5      46 dst
        vpternlogd zmm18, zmm15, zmm23, 0x96              ;   311.8 p0      46 dst
        vmovdqa64 zmm28, zmm1                             ;   303.3         46 dst copy
        vpternlogd zmm28, zmm0, zmm0, 0xc3                ;   311.8 p5      46 dst
        vmovdqa64 zmm29, zmm9                             ;   304.3         46 dst copy
        vmovdqa64 zmm30, zmm13                            ;   304.8         46 dst copy
        vpternlogd zmm30, zmm9, zmm20, 0xf6               ;   312.3 p0      46 dst
        vmovdqa64 zmm31, zmm13                            ;   304.8         46 dst copy
        vmovdqa64 zmm4, zmm13                             ;   304.8         46 dst copy
        vpternlogd zmm4, zmm20, zmm0, 0x84                ;   312.8 p5      46 dst
        vpternlogd zmm4, zmm23, zmm30, 0x96               ;   313.8 p0      46 dst
        vpternlogd zmm30, zmm28, zmm5, 0x1e               ;   313.8 p5      46 dst
        vpternlogd zmm30, zmm15, zmm22, 0x96              ;   314.8 p0      46 dst
        vpternlogd zmm24, zmm22, zmm4, 0x96               ;   314.8 p5      46 dst
        vpternlogd zmm24, zmm25, zmm21, 0x78              ;   315.8 p0      46 dst
        vmovdqa64 zmm15, zmm20                            ;   305.8         46 dst copy
        vpandd zmm22, zmm30, zmm24                        ;   316.8 p5      46 dst
        vmovdqa64 zmm23, zmm19                            ;   307.8         46 dst copy
        vpternlogd zmm23, zmm3, zmm3, 0xf3                ;   316.3 p0      46 dst
        vpternlogd zmm23, zmm4, zmm22, 0x96               ;   317.8 p5      46 dst
        vpternlogd zmm18, zmm22, zmm23, 0x78              ;   318.8 p0      46 dst
        vpxord zmm30, zmm30, zmm23                        ;   318.8 p5      46 dst
        vpternlogd zmm30, zmm18, zmm24, 0x78              ;   319.8 p0      46 dst
        vpternlogd zmm9, zmm20, zmm30, 0x28               ;   320.8 p5      46 dst
        vpternlogd zmm24, zmm30, zmm23, 0x78              ;   320.8 p0      46 dst
        vpternlogd zmm23, zmm30, zmm18, 0x78              ;   320.8 p5      46 dst
        vpternlogd zmm7, zmm24, zmm30, 0x60               ;   321.8 p0      46 dst
        vpternlogd zmm2, zmm24, zmm30, 0x60               ;   321.8 p5      46 dst
        vpxord zmm4, zmm11, [rbp + 2624]                  ;   321.3 p0+p2   46 dst
        vpandd zmm31, zmm31, zmm30                        ;   321.8 p5      46 dst
        vmovdqu64 zmm20, [rbp + 2560]                     ;   203.2 p3      46 dst reload
        vpxord zmm22, zmm11, zmm20                        ;   322.3 p0      46 dst
        vpternlogd zmm12, zmm22, zmm6, 0x96               ;   323.3 p5      46 dst
        vpandd zmm27, zmm27, zmm24                        ;   323.3 p0      46 dst
        vpandd zmm26, zmm26, zmm23                        ;   323.8 p5      46 dst
        vpternlogd zmm26, zmm9, zmm27, 0x96               ;   324.8 p0      46 dst
        vmovdqu64 [rbp + 8256], zmm31                     ;   322.8 p8+p9   46 dst spill
        vmovdqa64 zmm31, zmm11                            ;   301.3         46 dst copy
        vmovdqa64 zmm20, zmm17                            ;   302.3         46 dst copy
        vmovdqa64 zmm6, zmm30                             ;   320.8         46 dst copy
        vpternlogd zmm30, zmm24, zmm23, 0x96              ;   324.8 p5      46 dst
        vpternlogd zmm18, zmm30, zmm24, 0x1e              ;   325.8 p0      46 dst
        vpternlogd zmm7, zmm30, zmm25, 0x78               ;   325.8 p5      46 dst
        vpternlogd zmm25, zmm26, zmm30, 0x6c              ;   326.3 p0      46 dst
        vpternlogd zmm28, zmm18, zmm23, 0x60              ;   326.8 p5      46 dst
        vpternlogd zmm5, zmm18, zmm23, 0x60               ;   327.3 p0      46 dst
        vpternlogd zmm23, zmm1, zmm28, 0x6a               ;   327.8 p5      46 dst
        vpternlogd zmm28, zmm18, zmm0, 0xb4               ;   328.3 p0      46 dst
        vpandd zmm29, zmm29, zmm18                        ;   328.8 p5      46 dst
        vpxord zmm6, zmm6, zmm18                          ;   329.3 p0      46 dst
        vpternlogd zmm13, zmm0, zmm6, 0x82                ;   330.3 p5      46 dst
        vmovdqu64 zmm0, [rbp + 960]                       ;   204.0 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 1216]                      ;   204.2 p3      46 dst reload
        vmovdqu64 zmm18, [rbp + 1152]                     ;   205.0 p2      46 dst
        vpternlogd zmm18, zmm1, zmm0, 0x96                ;   330.3 p0      46 dst
        vpternlogd zmm3, zmm6, zmm30, 6                   ;   330.8 p5      46 dst
        vpternlogd zmm21, zmm13, zmm30, 0x6c              ;   331.3 p0      46 dst
        vpternlogd zmm30, zmm19, zmm6, 0x48               ;   331.8 p5      46 dst
        vpandd zmm15, zmm15, zmm6                         ;   332.3 p0      46 dst
        vpternlogd zmm25, zmm29, zmm15, 0x96              ;   333.3 p5      46 dst
        vmovdqu64 zmm6, [rbp + 896]                       ;   205.5 p3      46 dst reload
        vmovdqu64 zmm19, [rbp + 1344]                     ;   206.0 p2      46 dst
        vpternlogd zmm19, zmm0, zmm6, 0x96                ;   333.3 p0      46 dst
        vpternlogd zmm15, zmm9, zmm7, 0x96                ;   333.8 p5      46 dst
        vmovdqu64 zmm9, [rbp + 1152]                      ;   206.5 p3      46 dst reload
        vmovdqa64 zmm29, zmm0                             ;   210.0         46 dst copy
        vpternlogd zmm29, zmm6, zmm9, 0x96                ;   334.3 p0      46 dst
        vpternlogd zmm13, zmm7, zmm27, 0x96               ;   334.8 p5      46 dst
        vpternlogd zmm15, zmm21, zmm28, 0x96              ;   335.3 p0      46 dst
        vpternlogd zmm9, zmm0, [rbp + 1280], 0x96         ;   335.8 p5+p2   46 dst
        vpxord zmm1, zmm1, zmm6                           ;   336.3 p0      46 dst
        vpternlogd zmm23, zmm15, zmm25, 0x96              ;   336.8 p5      46 dst
        vpternlogd zmm24, zmm10, zmm23, 0x6a              ;   337.8 p0      46 dst
        vpternlogd zmm13, zmm23, zmm3, 0x96               ;   337.8 p5      46 dst
        vpxord zmm3, zmm16, zmm4                          ;   338.3 p0      46 dst
        vpxord zmm10, zmm16, zmm12                        ;   338.8 p5      46 dst
        vpternlogd zmm2, zmm24, zmm28, 0x96               ;   339.3 p0      46 dst
        vpternlogd zmm5, zmm26, zmm2, 0x96                ;   340.3 p5      46 dst
        vmovdqa64 zmm23, zmm14                            ;   301.8         46 dst copy
        vmovdqu64 zmm26, [rbp + 2560]                     ;   208.8 p3      46 dst reload
        vmovdqu64 [rbp + 8128], zmm21                     ;   332.3 p7+p4   46 dst spill
        vpord zmm21, zmm12, zmm26                         ;   340.3 p0      46 dst
        vmovdqu64 [rbp + 8192], zmm28                     ;   329.3 p8+p9   46 dst spill
        vmovdqa64 zmm28, zmm12                            ;   324.3         46 dst copy
        vpternlogd zmm28, zmm4, zmm14, 0x96               ;   340.8 p5      46 dst
        vpternlogd zmm17, zmm3, zmm28, 0x60               ;   341.8 p0      46 dst
        vpandd zmm31, zmm31, zmm28                        ;   341.8 p5      46 dst
        vmovdqu64 [rbp + 8320], zmm15                     ;   336.3 p7+p4   46 dst spill
        vmovdqa64 zmm15, zmm22                            ;   323.3         46 dst copy
        vpternlogd zmm15, zmm4, zmm14, 0xf6               ;   342.3 p0      46 dst
        vmovdqu64 [rbp + 15744], zmm2                     ;   340.3 p8+p9   46 dst spill
        vmovdqa64 zmm2, zmm4                              ;   322.3         46 dst copy
        vmovdqu64 [rbp + 9344], zmm24                     ;   338.8 p7+p4   46 dst spill
        vmovdqa64 zmm24, zmm22                            ;   323.3         46 dst copy
        vmovdqu64 [rbp + 9536], zmm25                     ;   334.3 p8+p9   46 dst spill
        vpxord zmm25, zmm18, [rbp + 1088]                 ;   342.8 p5+p2   46 dst
        vmovdqu64 [rbp + 8384], zmm13                     ;   338.8 p7+p4   46 dst spill
        vpxord zmm13, zmm18, [rbp + 1024]                 ;   343.3 p0+p3   46 dst
        vpternlogd zmm6, zmm13, zmm0, 0x96                ;   344.3 p5      46 dst
        vmovdqu64 [rbp + 8896], zmm30                     ;   332.8 p8+p9   46 dst spill
        vmovdqa64 zmm30, zmm18                            ;   331.3         46 dst copy
        vmovdqu64 [rbp + 8768], zmm5                      ;   341.3 p7+p4   46 dst spill
        vpxord zmm5, zmm9, zmm25                          ;   344.3 p0      46 dst
        vmovdqu64 [rbp + 8704], zmm27                     ;   324.3 p8+p9   46 dst spill
        vpandnd zmm27, zmm0, zmm25                        ;   344.8 p5      46 dst
        vmovdqu64 [rbp + 9472], zmm7                      ;   326.8 p7+p4   46 dst spill
        vmovdqa64 zmm7, zmm9                              ;   336.8         46 dst copy
        vpternlogd zmm7, zmm1, zmm0, 0xf9                 ;   345.3 p0      46 dst
        vmovdqa64 zmm0, zmm5                              ;   345.3         46 dst copy
        vpternlogd zmm0, zmm27, zmm1, 0x6c                ;   345.8 p5      46 dst
        vmovdqu64 [rbp + 8064], zmm18                     ;   331.3 p8+p9   46 dst spill
        vmovdqu64 zmm18, [rbp + 1280]                     ;   214.2 p2      46 dst reload
        vpternlogd zmm27, zmm18, [rbp + 1280], 0xc3       ;   346.3 p0+p3   46 dst
        vmovdqa64 zmm26, zmm9                             ;   336.8         46 dst copy
        vpternlogd zmm26, zmm6, zmm18, 0x7d               ;   346.8 p5      46 dst
        vpord zmm18, zmm6, [rbp + 1024]                   ;   347.3 p0+p2   46 dst
        vmovdqu64 [rbp + 8512], zmm9                      ;   336.8 p7+p4   46 dst spill
        vmovdqa64 zmm9, zmm27                             ;   347.3         46 dst copy
        vpternlogd zmm9, zmm5, zmm1, 0x1e                 ;   347.8 p5      46 dst
        vmovdqu64 [rbp + 15360], zmm1                     ;   337.3 p8+p9   46 dst spill
        vmovdqa64 zmm1, zmm13                             ;   344.3         46 dst copy
        vpternlogd zmm1, zmm25, zmm19, 0xf6               ;   348.3 p0      46 dst
        vpternlogd zmm27, zmm7, zmm1, 0x96                ;   349.3 p5      46 dst
        vmovdqa64 zmm7, zmm6                              ;   345.3         46 dst copy
        vpternlogd zmm7, zmm25, zmm19, 0x96               ;   349.3 p0      46 dst
        vpandd zmm30, zmm30, zmm7                         ;   350.3 p5      46 dst
        vpternlogd zmm0, zmm30, zmm18, 0x96               ;   351.3 p0      46 dst
        vmovdqu64 [rbp + 9088], zmm6                      ;   345.3 p7+p4   46 dst spill
        vmovdqa64 zmm6, zmm5                              ;   345.3         46 dst copy
        vpternlogd zmm6, zmm7, zmm29, 0x28                ;   350.8 p5      46 dst
        vmovdqu64 [rbp + 15680], zmm29                    ;   335.3 p8+p9   46 dst spill
        vmovdqu64 zmm29, [rbp + 2496]                     ;   217.7 p3      46 dst
        vpternlogd zmm29, zmm8, [rbp + 2496], 0xc3        ;   351.3 p0+p2   46 dst
        vmovdqu64 [rbp + 15616], zmm5                     ;   345.3 p7+p4   46 dst spill
        vmovdqa64 zmm5, zmm15                             ;   343.3         46 dst copy
        vpternlogd zmm5, zmm29, zmm16, 0x1e               ;   352.3 p5      46 dst
        vmovdqu64 [rbp + 15488], zmm7                     ;   350.3 p8+p9   46 dst spill
        vmovdqu64 zmm7, [rbp + 2496]                      ;   218.8 p3      46 dst reload
        vmovdqu64 [rbp + 15552], zmm25                    ;   343.8 p7+p4   46 dst spill
        vpandnd zmm25, zmm7, zmm4                         ;   352.3 p0      46 dst
        vmovdqu64 [rbp + 15424], zmm0                     ;   352.3 p8+p9   46 dst spill
        vmovdqa64 zmm0, zmm22                             ;   323.3         46 dst copy
        vpternlogd zmm0, zmm14, zmm7, 0x84                ;   352.8 p5      46 dst
        vpternlogd zmm15, zmm0, zmm21, 0x96               ;   353.8 p0      46 dst
        vmovdqa64 zmm0, zmm3                              ;   339.3         46 dst copy
        vpternlogd zmm0, zmm25, zmm8, 0x6c                ;   353.8 p5      46 dst
        vpternlogd zmm0, zmm21, zmm31, 0x96               ;   354.8 p0      46 dst
        vmovdqu64 zmm21, [rbp + 2816]                     ;   222.8 p2      46 dst reload
        vpternlogd zmm25, zmm21, zmm21, 0xc3              ;   354.8 p5      46 dst
        vpternlogd zmm5, zmm31, zmm25, 0x96               ;   355.8 p0      46 dst
        vmovdqu64 zmm31, [rbp + 15680]                    ;   335.3 p3      46 dst
        vpternlogd zmm25, zmm3, zmm8, 0x1e                ;   355.8 p5      46 dst
        vpternlogd zmm25, zmm17, zmm15, 0x96              ;   356.8 p0      46 dst
        vmovdqu64 zmm17, [rbp + 15552]                    ;   343.8 p2      46 dst
        vmovdqu64 [rbp + 15680], zmm26                    ;   347.8 p7+p4   46 dst spill
        vmovdqa64 zmm26, zmm10                            ;   339.8         46 dst copy
        vpternlogd zmm26, zmm21, zmm21, 0xf3              ;   356.8 p5      46 dst
        vmovdqu64 [rbp + 9216], zmm27                     ;   350.3 p8+p9   46 dst spill
        vpandd zmm27, zmm5, zmm25                         ;   357.8 p0      46 dst
        vpternlogd zmm26, zmm15, zmm27, 0x96              ;   358.8 p5      46 dst
        vpternlogd zmm0, zmm27, zmm26, 0x78               ;   359.8 p0      46 dst
        vpxord zmm5, zmm5, zmm26                          ;   359.8 p5      46 dst
        vpternlogd zmm5, zmm0, zmm25, 0x78                ;   360.8 p0      46 dst
        vpternlogd zmm4, zmm14, zmm5, 0x28                ;   361.8 p5      46 dst
        vpternlogd zmm25, zmm5, zmm26, 0x78               ;   361.8 p0      46 dst
        vpternlogd zmm26, zmm5, zmm0, 0x78                ;   361.8 p5      46 dst
        vmovdqa64 zmm14, zmm19                            ;   334.3         46 dst copy
        vpandd zmm24, zmm24, zmm5                         ;   361.8 p0      46 dst
        vpxord zmm15, zmm5, zmm25                         ;   362.8 p5      46 dst
        vpandd zmm11, zmm11, zmm15                        ;   363.8 p0      46 dst
        vpxord zmm27, zmm15, zmm26                        ;   363.8 p5      46 dst
        vpternlogd zmm0, zmm27, zmm25, 0x1e               ;   364.8 p0      46 dst
        vpternlogd zmm29, zmm0, zmm26, 0x60               ;   365.8 p5      46 dst
        vpternlogd zmm16, zmm0, zmm26, 0x60               ;   365.8 p0      46 dst
        vpternlogd zmm8, zmm29, zmm26, 0x6c               ;   366.8 p5      46 dst
        vpternlogd zmm29, zmm0, zmm7, 0xb4                ;   366.8 p0      46 dst
        vpandd zmm2, zmm2, zmm0                           ;   365.8 p5      46 dst
        vpxord zmm5, zmm5, zmm0                           ;   366.3 p0      46 dst
        vpternlogd zmm22, zmm7, zmm5, 0x82                ;   367.3 p5      46 dst
        vpternlogd zmm21, zmm5, zmm27, 6                  ;   367.3 p0      46 dst
        vpternlogd zmm10, zmm5, zmm27, 0x60               ;   367.8 p5      46 dst
        vpandd zmm23, zmm23, zmm5                         ;   368.3 p0      46 dst
        vpandd zmm20, zmm20, zmm27                        ;   368.8 p5      46 dst
        vpternlogd zmm27, zmm3, zmm28, 0x60               ;   369.3 p0      46 dst
        vpternlogd zmm15, zmm28, zmm27, 0x6a              ;   370.3 p5      46 dst
        vmovdqu64 zmm0, [rbp + 960]                       ;   232.8 p3      46 dst reload
        vmovdqa64 zmm5, zmm13                             ;   344.3         46 dst copy
        vpternlogd zmm5, zmm19, zmm0, 0x84                ;   370.3 p0      46 dst
        vpternlogd zmm1, zmm5, zmm18, 0x96                ;   371.3 p5      46 dst
        vmovdqa64 zmm5, zmm13                             ;   344.3         46 dst copy
        vpternlogd zmm20, zmm29, zmm22, 0x96              ;   371.3 p0      46 dst
        vpternlogd zmm9, zmm6, zmm1, 0x96                 ;   372.3 p5      46 dst
        vmovdqa64 zmm6, zmm4                              ;   362.8         46 dst copy
        vpternlogd zmm6, zmm25, zmm12, 0x78               ;   372.3 p0      46 dst
        vpternlogd zmm6, zmm26, zmm3, 0x78                ;   373.3 p5      46 dst
        vmovdqu64 zmm3, [rbp + 7616]                      ;   234.8 p2      46 dst reload
        vmovdqu64 zmm7, [rbp + 7872]                      ;   235.0 p3      46 dst reload
        vmovdqu64 zmm18, [rbp + 7808]                     ;   235.8 p2      46 dst
        vpternlogd zmm18, zmm7, zmm3, 0x96                ;   373.3 p0      46 dst
        vpternlogd zmm2, zmm27, zmm6, 0x96                ;   374.3 p5      46 dst
        vmovdqu64 zmm26, [rbp + 7552]                     ;   236.0 p3      46 dst reload
        vmovdqu64 zmm27, [rbp + 8000]                     ;   236.8 p2      46 dst
        vpternlogd zmm27, zmm3, zmm26, 0x96               ;   374.3 p0      46 dst
        vmovdqu64 zmm28, [rbp + 7808]                     ;   237.0 p3      46 dst reload
        vmovdqu64 [rbp + 15808], zmm24                    ;   362.8 p7+p4   46 dst spill
        vmovdqa64 zmm24, zmm3                             ;   240.8         46 dst copy
        vpternlogd zmm24, zmm26, zmm28, 0x96              ;   374.8 p5      46 dst
        vpxord zmm7, zmm7, zmm26                          ;   375.3 p0      46 dst
        vpternlogd zmm4, zmm23, zmm15, 0x96               ;   375.8 p5      46 dst
        vpternlogd zmm28, zmm3, [rbp + 7936], 0x96        ;   376.3 p0+p2   46 dst
        vpternlogd zmm15, zmm12, zmm25, 0x78              ;   376.8 p5      46 dst
        vpternlogd zmm21, zmm22, zmm15, 0x96              ;   377.8 p0      46 dst
        vpternlogd zmm8, zmm2, zmm23, 0x96                ;   377.8 p5      46 dst
        vpternlogd zmm8, zmm4, zmm20, 0x96                ;   378.8 p0      46 dst
        vpternlogd zmm25, zmm8, [rbp + 2560], 0x6c        ;   379.8 p5+p3   46 dst
        vpternlogd zmm29, zmm11, zmm25, 0x96              ;   380.8 p0      46 dst
        vpternlogd zmm16, zmm6, zmm29, 0x96               ;   381.8 p5      46 dst
        vmovdqu64 zmm6, [rbp + 9216]                      ;   350.3 p2      46 dst reload
        vmovdqa64 zmm11, zmm9                             ;   373.3         46 dst copy
        vpternlogd zmm11, zmm30, zmm6, 0x60               ;   380.3 p0      46 dst
        vpternlogd zmm1, zmm11, [rbp + 15680], 0x96       ;   381.3 p5+p3   46 dst
        vpternlogd zmm6, zmm30, zmm1, 0x96                ;   382.3 p0      46 dst
        vpternlogd zmm11, zmm1, [rbp + 15424], 0x6a       ;   382.3 p5+p2   46 dst
        vpternlogd zmm6, zmm11, zmm9, 0x78                ;   383.3 p0      46 dst
        vpternlogd zmm9, zmm6, zmm1, 0x78                 ;   384.3 p5      46 dst
        vpternlogd zmm1, zmm6, zmm11, 0x78                ;   384.3 p0      46 dst
        vpandd zmm5, zmm5, zmm6                           ;   384.3 p5      46 dst
        vpternlogd zmm19, zmm6, [rbp + 15552], 0x48       ;   384.3 p0+p3   46 dst
        vpxord zmm12, zmm6, zmm9                          ;   385.3 p5      46 dst
        vpxord zmm22, zmm12, zmm1                         ;   386.3 p0      46 dst
        vpternlogd zmm11, zmm22, zmm9, 0x1e               ;   387.3 p5      46 dst
        vpandd zmm31, zmm31, zmm22                        ;   387.3 p0      46 dst
        vpandd zmm17, zmm17, zmm11                        ;   388.3 p5      46 dst
        vpxord zmm6, zmm6, zmm11                          ;   388.3 p0      46 dst
        vpternlogd zmm13, zmm6, zmm0, 0x84                ;   389.3 p5      46 dst
        vpandd zmm14, zmm14, zmm6                         ;   389.3 p0      46 dst
        vpxord zmm6, zmm6, zmm22                          ;   389.3 p5      46 dst
        vpxord zmm30, zmm11, zmm1                         ;   389.3 p0      46 dst
        vmovdqu64 [rbp + 15552], zmm5                     ;   385.3 p8+p9   46 dst spill
        vmovdqa64 zmm5, zmm13                             ;   390.3         46 dst copy
        vmovdqu64 [rbp + 15424], zmm20                    ;   372.3 p7+p4   46 dst spill
        vmovdqa64 zmm20, zmm28                            ;   377.3         46 dst copy
        vmovdqu64 [rbp + 9216], zmm4                      ;   376.8 p8+p9   46 dst spill
        vmovdqa64 zmm4, zmm28                             ;   377.3         46 dst copy
        vpternlogd zmm4, zmm7, zmm3, 0xf9                 ;   389.8 p5      46 dst
        vmovdqu64 [rbp + 15680], zmm29                    ;   381.8 p7+p4   46 dst spill
        vpxord zmm29, zmm18, [rbp + 7680]                 ;   390.3 p0+p2   46 dst
        vpternlogd zmm26, zmm29, zmm3, 0x96               ;   391.3 p5      46 dst
        vpxord zmm20, zmm20, zmm26                        ;   392.3 p0      46 dst
        vmovdqu64 [rbp + 9152], zmm25                     ;   380.8 p8+p9   46 dst spill
        vmovdqa64 zmm25, zmm18                            ;   374.3         46 dst copy
        vmovdqu64 [rbp + 8640], zmm23                     ;   369.3 p7+p4   46 dst spill
        vpord zmm23, zmm26, [rbp + 7680]                  ;   392.3 p5+p3   46 dst
        vmovdqu64 [rbp + 9408], zmm2                      ;   375.3 p8+p9   46 dst spill
        vmovdqa64 zmm2, zmm26                             ;   392.3         46 dst copy
        vmovdqu64 [rbp + 9280], zmm21                     ;   378.8 p7+p4   46 dst spill
        vmovdqa64 zmm21, zmm29                            ;   391.3         46 dst copy
        vmovdqu64 [rbp + 8576], zmm8                      ;   379.8 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm29                             ;   391.3         46 dst copy
        vmovdqu64 [rbp + 8960], zmm10                     ;   368.8 p7+p4   46 dst spill
        vmovdqa64 zmm10, zmm29                            ;   391.3         46 dst copy
        vpternlogd zmm10, zmm27, zmm3, 0x84               ;   392.3 p0      46 dst
        vmovdqu64 [rbp + 8448], zmm16                     ;   382.8 p8+p9   46 dst spill
        vmovdqa64 zmm16, zmm19                            ;   385.3         46 dst copy
        vpternlogd zmm16, zmm9, [rbp + 9088], 0x78        ;   392.8 p5+p2   46 dst
        vpternlogd zmm16, zmm1, [rbp + 15616], 0x78       ;   393.8 p0+p3   46 dst
        vmovdqu64 [rbp + 8832], zmm15                     ;   377.8 p7+p4   46 dst spill
        vmovdqu64 zmm15, [rbp + 15616]                    ;   345.3 p2      46 dst reload
        vpternlogd zmm22, zmm15, [rbp + 15488], 0x60      ;   393.8 p5+p3   46 dst
        vpternlogd zmm17, zmm16, zmm22, 0x96              ;   394.8 p0      46 dst
        vpternlogd zmm22, zmm12, [rbp + 15488], 0x78      ;   394.8 p5+p2   46 dst
        vpternlogd zmm19, zmm14, zmm22, 0x96              ;   395.8 p0      46 dst
        vmovdqu64 zmm15, [rbp + 9088]                     ;   345.3 p3      46 dst reload
        vpternlogd zmm22, zmm9, zmm15, 0x78               ;   395.8 p5      46 dst
        vpxord zmm5, zmm5, zmm22                          ;   396.8 p0      46 dst
        vpternlogd zmm15, zmm6, [rbp + 8512], 0x48        ;   396.8 p5+p2   46 dst
        vpternlogd zmm5, zmm6, [rbp + 1280], 0xb4         ;   397.8 p0+p3   46 dst
        vpternlogd zmm16, zmm30, [rbp + 8512], 0x78       ;   397.8 p5+p2   46 dst
        vmovdqu64 zmm6, [rbp + 15360]                     ;   337.3 p3      46 dst reload
        vpternlogd zmm30, zmm0, zmm6, 0x90                ;   398.3 p0      46 dst
        vpternlogd zmm11, zmm0, zmm30, 0x9a               ;   399.3 p5      46 dst
        vpternlogd zmm30, zmm1, zmm6, 0x78                ;   399.3 p0      46 dst
        vpternlogd zmm13, zmm31, zmm11, 0x96              ;   400.3 p5      46 dst
        vmovdqu64 zmm0, [rbp + 7744]                      ;   263.8 p2      46 dst reload
        vmovdqa64 zmm1, zmm27                             ;   375.3         46 dst copy
        vpternlogd zmm1, zmm18, zmm0, 0x96                ;   400.3 p0      46 dst
        vpternlogd zmm30, zmm17, zmm14, 0x96              ;   400.8 p5      46 dst
        vpternlogd zmm30, zmm19, zmm13, 0x96              ;   401.8 p0      46 dst
        vpternlogd zmm11, zmm12, [rbp + 8064], 0x78       ;   401.8 p5+p3   46 dst
        vmovdqa64 zmm6, zmm0                              ;   269.8         46 dst copy
        vpternlogd zmm6, zmm18, zmm3, 0x14                ;   402.3 p0      46 dst
        vmovdqa64 zmm12, zmm28                            ;   377.3         46 dst copy
        vpternlogd zmm12, zmm0, zmm18, 0x96               ;   402.8 p5      46 dst
        vpternlogd zmm9, zmm30, [rbp + 1024], 0x6c        ;   403.3 p0+p2   46 dst
        vpternlogd zmm16, zmm11, zmm9, 0x96               ;   404.3 p5      46 dst
        vmovdqu64 zmm31, [rbp + 8384]                     ;   338.8 p3      68 dst
        vpxord zmm31, zmm31, [r8 + 5380]{1to16}           ;   404.3 p0+p2   68 dst
        vmovdqu64 [rbp + 8064], zmm31                     ;   405.3 p8+p9   68 dst spill
        vmovdqu64 zmm31, [rbp + 8768]                     ;   341.3 p3      68 dst
        vpxord zmm31, zmm31, [r8 + 5384]{1to16}           ;   404.8 p5+p2   68 dst
        vmovdqu64 [rbp + 15360], zmm31                    ;   405.8 p7+p4   68 dst spill
        vmovdqu64 zmm31, [rbp + 9536]                     ;   334.3 p3      68 dst
        vpxord zmm31, zmm31, [r8 + 5388]{1to16}           ;   405.3 p0+p2   68 dst
        vmovdqu64 [rbp + 9536], zmm31                     ;   406.3 p8+p9   68 dst spill
        vmovdqu64 zmm31, [rbp + 15744]                    ;   340.3 p3      68 dst
        vpxord zmm31, zmm31, [r8 + 5396]{1to16}           ;   405.8 p5+p2   68 dst
        vmovdqu64 [rbp + 15744], zmm31                    ;   406.8 p7+p4   68 dst spill
        vmovdqu64 zmm31, [rbp + 8832]                     ;   377.8 p3      68 dst
        vpxord zmm31, zmm31, [r8 + 5408]{1to16}           ;   406.3 p0+p2   68 dst
        vpxord zmm2, zmm2, zmm1                           ;   406.8 p5      46 dst
        vpord zmm21, zmm21, zmm1                          ;   407.3 p0      46 dst
        vpternlogd zmm10, zmm21, zmm23, 0x96              ;   408.3 p5      46 dst
        vmovdqu64 [rbp + 8832], zmm13                     ;   401.3 p8+p9   46 dst spill
        vmovdqu64 zmm13, [rbp + 8448]                     ;   382.8 p3      68 dst
        vpxord zmm13, zmm13, [r8 + 5416]{1to16}           ;   408.3 p0+p2   68 dst
        vpandd zmm25, zmm25, zmm2                         ;   408.8 p5      46 dst
        vmovdqu64 [rbp + 8512], zmm13                     ;   409.3 p7+p4   68 dst spill
        vmovdqu64 zmm13, [rbp + 15680]                    ;   381.8 p3      68 dst
        vpxord zmm13, zmm13, [r8 + 5428]{1to16}           ;   409.3 p0+p2   68 dst
        vmovdqu64 [rbp + 15680], zmm13                    ;   410.3 p8+p9   68 dst spill
        vmovdqa64 zmm13, zmm12                            ;   403.8         46 dst copy
        vpternlogd zmm13, zmm6, zmm7, 0x6c                ;   409.8 p5      46 dst
        vpternlogd zmm13, zmm23, zmm25, 0x96              ;   410.8 p0      46 dst
        vmovdqu64 zmm23, [rbp + 7936]                     ;   273.7 p3      46 dst reload
        vpternlogd zmm6, zmm23, zmm23, 0xc3               ;   410.8 p5      46 dst
        vpternlogd zmm21, zmm4, zmm6, 0x96                ;   411.8 p0      46 dst
        vmovdqu64 zmm4, [rbp + 15424]                     ;   372.3 p2      68 dst
        vpxord zmm4, zmm4, [r8 + 5436]{1to16}             ;   411.8 p5+p3   68 dst
        vpternlogd zmm6, zmm12, zmm7, 0x1e                ;   412.3 p0      46 dst
        vpxord zmm22, zmm22, [r8 + 5440]{1to16}           ;   412.8 p5+p2   68 dst
        vpternlogd zmm22, zmm15, zmm16, 0x96              ;   413.8 p0      68 dst
        vmovdqa64 zmm15, zmm20                            ;   393.3         46 dst copy
        vpternlogd zmm15, zmm23, zmm23, 0xf3              ;   413.8 p5      46 dst
        vmovdqu64 [rbp + 9088], zmm22                     ;   414.8 p7+p4   68 dst spill
        vmovdqa64 zmm22, zmm12                            ;   403.8         46 dst copy
        vpternlogd zmm22, zmm2, zmm24, 0x28               ;   414.3 p0      46 dst
        vpternlogd zmm6, zmm22, zmm10, 0x96               ;   415.3 p5      46 dst
        vpternlogd zmm17, zmm14, [r8 + 5452]{1to16}, 0x96 ;   415.3 p0+p3   68 dst
        vpxord zmm16, zmm16, [r8 + 5448]{1to16}           ;   415.8 p5+p2   68 dst
        vmovdqu64 zmm14, [rbp + 8704]                     ;   324.3 p3      46 dst reload
        vmovdqu64 zmm22, [rbp + 9472]                     ;   326.8 p2      68 dst
        vpternlogd zmm22, zmm14, [r8 + 5376]{1to16}, 0x96 ;   416.3 p0+p3   68 dst
        vmovdqa64 zmm14, zmm6                             ;   416.3         46 dst copy
        vpternlogd zmm14, zmm21, zmm25, 0x60              ;   416.8 p5      46 dst
        vpternlogd zmm15, zmm10, zmm14, 0x96              ;   417.8 p0      46 dst
        vmovdqu64 zmm10, [rbp + 8832]                     ;   401.3 p2      68 dst
        vpxord zmm10, zmm10, [r8 + 5468]{1to16}           ;   417.8 p5+p3   68 dst
        vpternlogd zmm13, zmm14, zmm15, 0x78              ;   418.8 p0      46 dst
        vpternlogd zmm21, zmm25, zmm15, 0x96              ;   418.8 p5      46 dst
        vpternlogd zmm21, zmm13, zmm6, 0x78               ;   419.8 p0      46 dst
        vpternlogd zmm6, zmm21, zmm15, 0x78               ;   420.8 p5      46 dst
        vpternlogd zmm15, zmm21, zmm13, 0x78              ;   420.8 p0      46 dst
        vpternlogd zmm11, zmm9, [r8 + 5460]{1to16}, 0x96  ;   420.8 p5+p2   68 dst
        vmovdqu64 zmm14, [rbp + 8832]                     ;   401.3 p3      46 dst reload
        vpternlogd zmm19, zmm14, [r8 + 5464]{1to16}, 0x96 ;   421.3 p0+p2   68 dst
        vpandd zmm26, zmm26, zmm6                         ;   421.8 p5      46 dst
        vmovdqu64 zmm14, [rbp + 15552]                    ;   385.3 p3      46 dst reload
        vpternlogd zmm9, zmm14, [r8 + 5456]{1to16}, 0x96  ;   422.3 p0+p2   68 dst
        vmovdqu64 zmm14, [rbp + 8256]                     ;   322.8 p3      46 dst reload
        vmovdqu64 zmm25, [rbp + 9344]                     ;   338.8 p2      68 dst
        vpternlogd zmm25, zmm14, [r8 + 5392]{1to16}, 0x96 ;   422.8 p5+p3   68 dst
        vpandd zmm8, zmm8, zmm21                          ;   423.3 p0      46 dst
        vpternlogd zmm19, zmm5, zmm30, 0x96               ;   423.8 p5      68 dst
        vpternlogd zmm5, zmm30, [r8 + 5444]{1to16}, 0x96  ;   424.3 p0+p2   68 dst
        vmovdqu64 zmm14, [rbp + 8320]                     ;   336.3 p3      46 dst reload
        vmovdqu64 zmm30, [rbp + 8384]                     ;   338.8 p2      68 dst
        vpternlogd zmm30, zmm14, [r8 + 5400]{1to16}, 0x96 ;   424.8 p5+p3   68 dst
        vpxord zmm14, zmm6, zmm21                         ;   425.3 p0      46 dst
        vmovdqu64 [rbp + 8320], zmm10                     ;   418.8 p8+p9   68 dst spill
        vmovdqa64 zmm10, zmm21                            ;   420.8         46 dst copy
        vmovdqu64 [rbp + 8384], zmm19                     ;   424.8 p7+p4   68 dst spill
        vpxord zmm19, zmm14, zmm15                        ;   426.3 p5      46 dst
        vpternlogd zmm13, zmm19, zmm6, 0x1e               ;   427.3 p0      46 dst
        vpternlogd zmm0, zmm13, zmm18, 0x48               ;   428.3 p5      46 dst
        vpxord zmm10, zmm10, zmm13                        ;   428.3 p0      46 dst
        vpternlogd zmm29, zmm10, zmm3, 0x84               ;   429.3 p5      46 dst
        vpternlogd zmm23, zmm10, zmm19, 6                 ;   429.3 p0      46 dst
        vpternlogd zmm24, zmm29, zmm19, 0x6c              ;   430.3 p5      46 dst
        vpternlogd zmm20, zmm10, zmm19, 0x60              ;   429.3 p0      46 dst
        vpternlogd zmm19, zmm12, zmm2, 0x60               ;   429.8 p5      46 dst
        vpternlogd zmm2, zmm19, zmm14, 0x6c               ;   430.8 p0      46 dst
        vpternlogd zmm29, zmm2, zmm26, 0x96               ;   431.8 p5      46 dst
        vmovdqu64 [rbp + 8256], zmm11                     ;   421.8 p8+p9   68 dst spill
        vpxord zmm11, zmm15, zmm13                        ;   431.3 p0      46 dst
        vmovdqu64 [rbp + 9344], zmm9                      ;   423.3 p7+p4   68 dst spill
        vmovdqu64 zmm9, [rbp + 8064]                      ;   405.3 p2      68 dst reload
        vmovdqu64 [r9 + 4160], zmm9                       ;   411.3 p8+p9   68 dst
        vmovdqu64 zmm9, [rbp + 15360]                     ;   405.8 p3      68 dst reload
        vmovdqu64 [r9 + 4224], zmm9                       ;   411.8 p7+p4   68 dst
        vmovdqu64 zmm9, [rbp + 9536]                      ;   406.3 p2      68 dst reload
        vmovdqu64 [r9 + 4288], zmm9                       ;   412.3 p8+p9   68 dst
        vmovdqa64 zmm9, zmm26                             ;   422.8         46 dst copy
        vpternlogd zmm9, zmm21, zmm1, 0x78                ;   431.8 p5      46 dst
        vpternlogd zmm9, zmm12, zmm15, 0x78               ;   432.8 p0      46 dst
        vmovdqu64 zmm12, [rbp + 15744]                    ;   406.8 p3      68 dst reload
        vmovdqu64 [r9 + 4416], zmm12                      ;   412.8 p7+p4   68 dst
        vpternlogd zmm21, zmm1, zmm2, 0x6a                ;   432.8 p5      46 dst
        vpternlogd zmm0, zmm19, zmm9, 0x96                ;   433.8 p0      46 dst
        vmovdqu64 zmm1, [rbp + 8192]                      ;   329.3 p2      46 dst reload
        vmovdqu64 zmm12, [rbp + 8128]                     ;   332.3 p3      68 dst
        vpternlogd zmm12, zmm1, [r8 + 5404]{1to16}, 0x96  ;   433.8 p5+p2   68 dst
        vpternlogd zmm9, zmm28, zmm11, 0x78               ;   434.3 p0      46 dst
        vmovdqu64 zmm1, [rbp + 8576]                      ;   379.8 p3      46 dst reload
        vmovdqu64 zmm19, [rbp + 9280]                     ;   378.8 p2      68 dst
        vpternlogd zmm19, zmm1, [r8 + 5412]{1to16}, 0x96  ;   434.8 p5+p3   68 dst
        vpternlogd zmm11, zmm7, zmm3, 0x90                ;   435.3 p0      46 dst
        vmovdqu64 zmm28, [rbp + 8512]                     ;   409.3 p2      68 dst reload
        vmovdqu64 [r9 + 4736], zmm28                      ;   415.3 p8+p9   68 dst
        vpternlogd zmm13, zmm3, zmm11, 0x9a               ;   436.3 p5      46 dst
        vpternlogd zmm11, zmm15, zmm7, 0x78               ;   436.3 p0      46 dst
        vmovdqu64 zmm3, [rbp + 8640]                      ;   369.3 p3      46 dst reload
        vmovdqu64 zmm7, [rbp + 9408]                      ;   375.3 p2      68 dst
        vpternlogd zmm7, zmm3, [r8 + 5420]{1to16}, 0x96   ;   436.8 p5+p3   68 dst
        vmovdqu64 zmm3, [rbp + 15808]                     ;   362.8 p2      46 dst reload
        vmovdqu64 zmm15, [rbp + 9152]                     ;   380.8 p3      68 dst
        vpternlogd zmm15, zmm3, [r8 + 5424]{1to16}, 0x96  ;   437.3 p0+p2   68 dst
        vpternlogd zmm14, zmm18, zmm13, 0x6a              ;   437.8 p5      46 dst
        vmovdqu64 zmm3, [rbp + 15424]                     ;   372.3 p3      46 dst reload
        vmovdqu64 zmm18, [rbp + 9216]                     ;   376.8 p2      68 dst
        vpternlogd zmm18, zmm3, [r8 + 5432]{1to16}, 0x96  ;   438.3 p0+p3   68 dst
        vpternlogd zmm0, zmm10, zmm27, 0x78               ;   438.8 p5      46 dst
        vmovdqu64 zmm3, [rbp + 15680]                     ;   410.3 p2      68 dst reload
        vmovdqu64 [r9 + 4928], zmm3                       ;   416.3 p7+p4   68 dst
        vmovdqu64 zmm3, [rbp + 9088]                      ;   414.8 p3      68 dst reload
        vmovdqu64 [r9 + 5120], zmm3                       ;   420.8 p8+p9   68 dst
        vpternlogd zmm21, zmm10, zmm27, 0x78              ;   439.3 p0      46 dst
        vmovdqu64 [r9 + 5056], zmm4                       ;   412.8 p7+p4   68 dst
        vpternlogd zmm21, zmm24, zmm13, 0x96              ;   440.3 p5      46 dst
        vmovdqu64 [r9 + 5312], zmm17                      ;   416.3 p8+p9   68 dst
        vmovdqu64 [r9 + 5248], zmm16                      ;   416.8 p7+p4   68 dst
        vmovdqu64 [r9 + 4352], zmm25                      ;   423.8 p8+p9   68 dst
        vmovdqu64 zmm3, [rbp + 8448]                      ;   382.8 p2      46 dst reload
        vpternlogd zmm31, zmm3, [rbp + 8960], 0x96        ;   440.3 p0+p3   68 dst
        vpternlogd zmm11, zmm21, zmm0, 0x96               ;   441.3 p5      46 dst
        vmovdqu64 zmm3, [rbp + 9344]                      ;   423.3 p2      68 dst reload
        vmovdqu64 [r9 + 5376], zmm3                       ;   429.3 p7+p4   68 dst
        vpternlogd zmm29, zmm23, zmm11, 0x96              ;   442.3 p0      46 dst
        vmovdqu64 [r9 + 4480], zmm30                      ;   425.8 p8+p9   68 dst
        vpternlogd zmm2, zmm26, [r8 + 5472]{1to16}, 0x96  ;   441.8 p5+p3   68 dst
        vmovdqu64 [r9 + 5184], zmm5                       ;   425.3 p7+p4   68 dst
        vpbroadcastd zmm3, [r8 + 5476]                    ;   302.0 p10     68 dst
        vpbroadcastd zmm4, [r8 + 5480]                    ;   303.0 p10     68 dst
        vpternlogd zmm11, zmm6, [rbp + 7680], 0x78        ;   442.3 p0+p2   46 dst
        vmovdqu64 zmm5, [rbp + 8256]                      ;   421.8 p3      68 dst reload
        vmovdqu64 [r9 + 5440], zmm5                       ;   427.8 p8+p9   68 dst
        vmovdqu64 zmm5, [rbp + 8384]                      ;   424.8 p2      68 dst reload
        vmovdqu64 [r9 + 5504], zmm5                       ;   430.8 p7+p4   68 dst
        vmovdqu64 zmm5, [rbp + 8320]                      ;   418.8 p3      68 dst reload
        vmovdqu64 [r9 + 5568], zmm5                       ;   424.8 p8+p9   68 dst
        vpternlogd zmm9, zmm14, zmm11, 0x96               ;   443.3 p5      46 dst
        vmovdqu64 zmm5, [rbp + 6080]                      ;   306.5 p2      46 dst reload
        vmovdqu64 zmm6, [rbp + 6336]                      ;   306.8 p3      46 dst reload
        vmovdqu64 zmm10, [rbp + 6272]                     ;   307.5 p2      46 dst
        vpternlogd zmm10, zmm6, zmm5, 0x96                ;   443.3 p0      46 dst
        vmovdqu64 zmm16, [rbp + 6016]                     ;   307.8 p3      46 dst reload
        vmovdqu64 zmm17, [rbp + 6464]                     ;   308.5 p2      46 dst
        vpternlogd zmm17, zmm5, zmm16, 0x96               ;   443.8 p5      46 dst
        vmovdqu64 zmm23, [rbp + 6272]                     ;   308.8 p3      46 dst reload
        vmovdqa64 zmm25, zmm5                             ;   312.5         46 dst copy
        vpternlogd zmm25, zmm16, zmm23, 0x96              ;   444.3 p0      46 dst
        vmovdqu64 zmm26, [rbp + 6400]                     ;   309.5 p2      46 dst reload
        vpternlogd zmm23, zmm5, zmm26, 0x96               ;   444.8 p5      46 dst
        vpxord zmm6, zmm6, zmm16                          ;   445.3 p0      46 dst
        vmovdqu64 zmm27, [rbp + 8768]                     ;   341.3 p3      46 dst reload
        vpternlogd zmm22, zmm27, [rbp + 8896], 0x96       ;   445.8 p5+p2   68 dst
        vpternlogd zmm24, zmm13, [r8 + 5500]{1to16}, 0x96 ;   446.3 p0+p3   68 dst
        vmovdqu64 [r9 + 4544], zmm12                      ;   434.8 p7+p4   68 dst
        vmovdqu64 [r9 + 4672], zmm19                      ;   435.8 p8+p9   68 dst
        vpbroadcastd zmm12, [r8 + 5484]                   ;   308.8 p10     68 dst
        vpxord zmm12, zmm12, zmm0                         ;   446.8 p5      68 dst
        vmovdqu64 [r9 + 4800], zmm7                       ;   437.8 p7+p4   68 dst
        vmovdqu64 [r9 + 4864], zmm15                      ;   438.3 p8+p9   68 dst
        vpternlogd zmm2, zmm20, zmm9, 0x96                ;   447.3 p0      68 dst
        vpxord zmm4, zmm4, zmm9                           ;   447.8 p5      68 dst
        vmovdqu64 [r9 + 4608], zmm31                      ;   441.3 p7+p4   68 dst
        vpternlogd zmm18, zmm1, [rbp + 9280], 0x96        ;   448.3 p0+p2   68 dst
        vpternlogd zmm8, zmm11, [r8 + 5488]{1to16}, 0x96  ;   448.8 p5+p3   68 dst
        vpternlogd zmm14, zmm11, [r8 + 5492]{1to16}, 0x96 ;   449.3 p0+p2   68 dst
        vmovdqu64 [r9 + 4096], zmm22                      ;   446.8 p8+p9   68 dst
        vpternlogd zmm21, zmm29, [r8 + 5496]{1to16}, 0x96 ;   449.8 p5+p3   68 dst
        vpxord zmm3, zmm3, zmm29                          ;   450.3 p0      68 dst
        vmovdqu64 [r9 + 4992], zmm18                      ;   449.3 p7+p4   68 dst
        vmovdqu64 zmm0, [rbp + 4544]                      ;   314.0 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 4800]                      ;   314.8 p3      46 dst reload
        vmovdqu64 zmm7, [rbp + 4736]                      ;   315.0 p2      46 dst
        vpternlogd zmm7, zmm1, zmm0, 0x96                 ;   450.8 p5      46 dst
        vmovdqu64 zmm9, [rbp + 4480]                      ;   316.0 p3      46 dst reload
        vmovdqu64 zmm11, [rbp + 4928]                     ;   316.8 p2      46 dst
        vpternlogd zmm11, zmm0, zmm9, 0x96                ;   451.3 p0      46 dst
        vmovdqu64 zmm13, [rbp + 4736]                     ;   317.8 p3      46 dst reload
        vmovdqa64 zmm15, zmm0                             ;   320.0         46 dst copy
        vpternlogd zmm15, zmm9, zmm13, 0x96               ;   451.8 p5      46 dst
        vpxord zmm1, zmm1, zmm9                           ;   452.3 p0      46 dst
        vmovdqu64 [r9 + 5632], zmm2                       ;   448.3 p8+p9   68 dst
        vmovdqu64 zmm2, [rbp + 4864]                      ;   320.0 p2      46 dst reload
        vpternlogd zmm13, zmm0, zmm2, 0x96                ;   452.8 p5      46 dst
        vmovdqu64 [r9 + 5824], zmm12                      ;   447.8 p7+p4   68 dst
        vmovdqu64 [r9 + 6080], zmm24                      ;   447.3 p8+p9   68 dst
        vmovdqu64 [r9 + 5760], zmm4                       ;   448.8 p7+p4   68 dst
        vmovdqu64 [r9 + 5888], zmm8                       ;   449.8 p8+p9   68 dst
        vmovdqu64 [r9 + 5696], zmm3                       ;   451.3 p7+p4   68 dst
        vmovdqu64 [r9 + 5952], zmm14                      ;   450.3 p8+p9   68 dst
        vmovdqu64 [r9 + 6016], zmm21                      ;   450.8 p7+p4   68 dst
        vmovdqa64 zmm3, zmm23                             ;   445.8         46 dst copy
        vmovdqu64 zmm4, [rbp + 6144]                      ;   323.7 p3      46 dst reload
        vpxord zmm8, zmm10, zmm4                          ;   453.3 p0      46 dst
        vpternlogd zmm16, zmm8, zmm5, 0x96                ;   454.3 p5      46 dst
        vpord zmm12, zmm4, zmm16                          ;   455.3 p0      46 dst
        vpxord zmm3, zmm3, zmm16                          ;   455.3 p5      46 dst
        vmovdqa64 zmm14, zmm10                            ;   444.3         46 dst copy
        vmovdqu64 zmm18, [rbp + 6208]                     ;   326.2 p2      46 dst reload
        vmovdqa64 zmm19, zmm17                            ;   444.8         46 dst copy
        vpternlogd zmm19, zmm10, zmm18, 0x96              ;   455.3 p0      46 dst
        vpxord zmm20, zmm16, zmm19                        ;   456.3 p5      46 dst
        vpandd zmm14, zmm14, zmm20                        ;   457.3 p0      46 dst
        vmovdqa64 zmm21, zmm18                            ;   332.2         46 dst copy
        vpternlogd zmm21, zmm10, zmm5, 0x14               ;   456.8 p5      46 dst
        vpord zmm22, zmm19, zmm8                          ;   457.3 p0      46 dst
        vmovdqa64 zmm24, zmm23                            ;   445.8         46 dst copy
        vpternlogd zmm24, zmm18, zmm10, 0x96              ;   457.8 p5      46 dst
        vmovdqa64 zmm27, zmm6                             ;   446.3         46 dst copy
        vpternlogd zmm27, zmm5, zmm5, 0xc3                ;   458.3 p0      46 dst
        vmovdqa64 zmm28, zmm8                             ;   454.3         46 dst copy
        vmovdqa64 zmm29, zmm8                             ;   454.3         46 dst copy
        vpternlogd zmm29, zmm17, zmm5, 0x84               ;   458.8 p5      46 dst
        vpternlogd zmm29, zmm22, zmm12, 0x96              ;   459.8 p0      46 dst
        vpternlogd zmm22, zmm27, zmm23, 0x1e              ;   459.8 p5      46 dst
        vmovdqa64 zmm30, zmm3                             ;   456.3         46 dst copy
        vpternlogd zmm30, zmm26, zmm26, 0xf3              ;   460.3 p0      46 dst
        vmovdqa64 zmm31, zmm21                            ;   457.8         46 dst copy
        vpternlogd zmm31, zmm26, zmm26, 0xc3              ;   460.8 p5      46 dst
        vpternlogd zmm21, zmm24, zmm6, 0x78               ;   461.3 p0      46 dst
        vpternlogd zmm21, zmm12, zmm14, 0x96              ;   462.3 p5      46 dst
        vpternlogd zmm22, zmm14, zmm31, 0x96              ;   462.3 p0      46 dst
        vpternlogd zmm31, zmm24, zmm6, 0x1e               ;   462.8 p5      46 dst
        vmovdqa64 zmm12, zmm22                            ;   463.3         46 dst copy
        vmovdqa64 zmm14, zmm24                            ;   458.8         46 dst copy
        vpternlogd zmm14, zmm20, zmm25, 0x28              ;   463.3 p0      46 dst
        vpternlogd zmm31, zmm14, zmm29, 0x96              ;   464.3 p5      46 dst
        vpandd zmm12, zmm12, zmm31                        ;   465.3 p0      46 dst
        vpternlogd zmm30, zmm29, zmm12, 0x96              ;   466.3 p5      46 dst
        vpternlogd zmm21, zmm12, zmm30, 0x78              ;   467.3 p0      46 dst
        vpxord zmm22, zmm22, zmm30                        ;   467.3 p5      46 dst
        vpternlogd zmm22, zmm21, zmm31, 0x78              ;   468.3 p0      46 dst
        vpternlogd zmm31, zmm22, zmm30, 0x78              ;   469.3 p5      46 dst
        vpternlogd zmm30, zmm22, zmm21, 0x78              ;   469.3 p0      46 dst
        vpxord zmm12, zmm7, [rbp + 4672]                  ;   467.8 p5+p3   46 dst
        vpandd zmm16, zmm16, zmm31                        ;   470.3 p0      46 dst
        vmovdqu64 zmm14, [rbp + 4608]                     ;   339.3 p2      46 dst reload
        vpxord zmm29, zmm7, zmm14                         ;   468.8 p5      46 dst
        vpternlogd zmm9, zmm29, zmm0, 0x96                ;   469.8 p0      46 dst
        vpandd zmm28, zmm28, zmm22                        ;   469.8 p5      46 dst
        vmovdqu64 [rbp + 8576], zmm28                     ;   470.8 p8+p9   46 dst spill
        vmovdqa64 zmm28, zmm7                             ;   451.8         46 dst copy
        vpord zmm2, zmm14, zmm9                           ;   470.8 p0      46 dst
        vpxord zmm14, zmm31, zmm22                        ;   470.8 p5      46 dst
        vmovdqu64 [rbp + 9280], zmm7                      ;   451.8 p7+p4   46 dst spill
        vmovdqa64 zmm7, zmm22                             ;   469.3         46 dst copy
        vpxord zmm0, zmm14, zmm30                         ;   471.8 p0      46 dst
        vpternlogd zmm21, zmm0, zmm31, 0x1e               ;   472.8 p5      46 dst
        vpternlogd zmm18, zmm21, zmm10, 0x48              ;   473.8 p0      46 dst
        vpxord zmm7, zmm7, zmm21                          ;   473.8 p5      46 dst
        vpternlogd zmm8, zmm7, zmm5, 0x84                 ;   474.8 p0      46 dst
        vpternlogd zmm26, zmm7, zmm0, 6                   ;   474.8 p5      46 dst
        vpternlogd zmm25, zmm8, zmm0, 0x6c                ;   475.8 p0      46 dst
        vpternlogd zmm3, zmm7, zmm0, 0x60                 ;   474.8 p5      46 dst
        vpternlogd zmm0, zmm24, zmm20, 0x60               ;   475.3 p0      46 dst
        vpternlogd zmm20, zmm0, zmm14, 0x6c               ;   476.3 p5      46 dst
        vpternlogd zmm8, zmm20, zmm16, 0x96               ;   477.3 p0      46 dst
        vmovdqu64 [rbp + 8896], zmm3                      ;   475.8 p8+p9   46 dst spill
        vpxord zmm3, zmm21, zmm30                         ;   476.8 p5      46 dst
        vpandd zmm27, zmm27, zmm3                         ;   477.8 p0      46 dst
        vpternlogd zmm21, zmm5, zmm27, 0x9a               ;   478.8 p5      46 dst
        vpternlogd zmm27, zmm6, zmm30, 0x78               ;   478.8 p0      46 dst
        vpternlogd zmm14, zmm10, zmm21, 0x6a              ;   479.8 p5      46 dst
        vpxord zmm5, zmm13, zmm12                         ;   479.3 p0      46 dst
        vmovdqa64 zmm6, zmm16                             ;   471.3         46 dst copy
        vpternlogd zmm6, zmm22, zmm19, 0x78               ;   479.8 p5      46 dst
        vpternlogd zmm6, zmm30, zmm24, 0x78               ;   480.8 p0      46 dst
        vpternlogd zmm22, zmm19, zmm20, 0x6a              ;   480.8 p5      46 dst
        vpternlogd zmm18, zmm0, zmm6, 0x96                ;   481.8 p0      46 dst
        vpternlogd zmm6, zmm3, zmm23, 0x78                ;   481.8 p5      46 dst
        vpternlogd zmm18, zmm7, zmm17, 0x78               ;   482.8 p0      46 dst
        vmovdqu64 zmm0, [rbp + 3008]                      ;   347.2 p3      46 dst reload
        vmovdqu64 zmm3, [rbp + 3264]                      ;   347.3 p2      46 dst reload
        vmovdqu64 zmm10, [rbp + 3200]                     ;   348.2 p3      46 dst
        vpternlogd zmm10, zmm3, zmm0, 0x96                ;   482.8 p5      46 dst
        vpternlogd zmm22, zmm7, zmm17, 0x78               ;   483.3 p0      46 dst
        vmovdqu64 zmm7, [rbp + 2944]                      ;   348.3 p2      46 dst reload
        vpxord zmm3, zmm3, zmm7                           ;   483.8 p5      46 dst
        vpxord zmm7, zmm7, zmm0                           ;   484.3 p0      46 dst
        vmovdqu64 zmm17, [rbp + 4544]                     ;   349.2 p3      46 dst reload
        vmovdqa64 zmm19, zmm17                            ;   355.2         46 dst copy
        vpternlogd zmm19, zmm1, zmm17, 0xc3               ;   484.8 p5      46 dst
        vpternlogd zmm22, zmm25, zmm21, 0x96              ;   485.3 p0      46 dst
        vmovdqu64 zmm23, [rbp + 3328]                     ;   349.3 p2      46 dst reload
        vmovdqu64 zmm24, [rbp + 3200]                     ;   350.2 p3      46 dst
        vpternlogd zmm24, zmm0, zmm23, 0x96               ;   485.8 p5      46 dst
        vpternlogd zmm27, zmm22, zmm18, 0x96              ;   486.3 p0      46 dst
        vpternlogd zmm31, zmm4, zmm27, 0x6a               ;   487.3 p5      46 dst
        vpternlogd zmm8, zmm27, zmm26, 0x96               ;   487.3 p0      46 dst
        vmovdqa64 zmm4, zmm11                             ;   452.3         46 dst copy
        vpandnd zmm26, zmm17, zmm12                       ;   487.8 p5      46 dst
        vpternlogd zmm6, zmm14, zmm31, 0x96               ;   488.3 p0      46 dst
        vmovdqa64 zmm27, zmm29                            ;   469.8         46 dst copy
        vpternlogd zmm27, zmm11, zmm17, 0x84              ;   488.8 p5      46 dst
        vmovdqa64 zmm30, zmm29                            ;   469.8         46 dst copy
        vmovdqu64 [rbp + 8768], zmm21                     ;   479.8 p7+p4   46 dst spill
        vmovdqa64 zmm21, zmm29                            ;   469.8         46 dst copy
        vpternlogd zmm21, zmm12, zmm11, 0xf6              ;   489.3 p0      46 dst
        vpternlogd zmm27, zmm21, zmm2, 0x96               ;   490.3 p5      46 dst
        vpternlogd zmm21, zmm19, zmm13, 0x1e              ;   490.3 p0      46 dst
        vmovdqu64 [rbp + 8320], zmm25                     ;   476.8 p8+p9   46 dst spill
        vmovdqa64 zmm25, zmm9                             ;   470.8         46 dst copy
        vpternlogd zmm25, zmm12, zmm11, 0x96              ;   490.8 p5      46 dst
        vpandd zmm28, zmm28, zmm25                        ;   491.8 p0      46 dst
        vmovdqu64 [rbp + 8384], zmm22                     ;   486.3 p7+p4   46 dst spill
        vmovdqa64 zmm22, zmm12                            ;   468.8         46 dst copy
        vmovdqu64 [rbp + 8256], zmm14                     ;   480.8 p8+p9   46 dst spill
        vmovdqa64 zmm14, zmm5                             ;   480.3         46 dst copy
        vpternlogd zmm14, zmm26, zmm1, 0x6c               ;   491.8 p5      46 dst
        vpternlogd zmm14, zmm2, zmm28, 0x96               ;   492.8 p0      46 dst
        vmovdqu64 zmm2, [rbp + 4864]                      ;   355.8 p2      46 dst reload
        vpternlogd zmm26, zmm2, zmm2, 0xc3                ;   492.8 p5      46 dst
        vpternlogd zmm21, zmm28, zmm26, 0x96              ;   493.8 p0      46 dst
        vpternlogd zmm26, zmm5, zmm1, 0x1e                ;   493.8 p5      46 dst
        vmovdqa64 zmm28, zmm13                            ;   453.8         46 dst copy
        vpternlogd zmm28, zmm9, zmm2, 0x7d                ;   494.3 p0      46 dst
        vmovdqu64 [rbp + 9344], zmm31                     ;   488.3 p7+p4   46 dst spill
        vmovdqa64 zmm31, zmm21                            ;   494.8         46 dst copy
        vmovdqu64 [rbp + 8960], zmm18                     ;   483.8 p8+p9   46 dst spill
        vmovdqa64 zmm18, zmm5                             ;   480.3         46 dst copy
        vpternlogd zmm18, zmm25, zmm15, 0x28              ;   494.8 p5      46 dst
        vpternlogd zmm26, zmm18, zmm27, 0x96              ;   495.8 p0      46 dst
        vpandd zmm31, zmm31, zmm26                        ;   496.8 p5      46 dst
        vpternlogd zmm28, zmm27, zmm31, 0x96              ;   497.8 p0      46 dst
        vpternlogd zmm14, zmm31, zmm28, 0x78              ;   498.8 p5      46 dst
        vpxord zmm21, zmm21, zmm28                        ;   498.8 p0      46 dst
        vpternlogd zmm21, zmm14, zmm26, 0x78              ;   499.8 p5      46 dst
        vpternlogd zmm12, zmm11, zmm21, 0x28              ;   500.8 p0      46 dst
        vpternlogd zmm26, zmm21, zmm28, 0x78              ;   500.8 p5      46 dst
        vpternlogd zmm28, zmm21, zmm14, 0x78              ;   500.8 p0      46 dst
        vpandd zmm30, zmm30, zmm21                        ;   500.8 p5      46 dst
        vmovdqu64 zmm11, [rbp + 3392]                     ;   363.5 p3      46 dst
        vpxord zmm11, zmm11, zmm7                         ;   500.3 p0      46 dst
        vpxord zmm18, zmm21, zmm26                        ;   501.8 p5      46 dst
        vpxord zmm27, zmm18, zmm28                        ;   502.8 p0      46 dst
        vpternlogd zmm14, zmm27, zmm26, 0x1e              ;   503.8 p5      46 dst
        vpandd zmm22, zmm22, zmm14                        ;   504.8 p0      46 dst
        vpxord zmm21, zmm21, zmm14                        ;   504.8 p5      46 dst
        vpternlogd zmm29, zmm21, zmm17, 0x84              ;   505.8 p0      46 dst
        vpternlogd zmm15, zmm29, zmm27, 0x6c              ;   506.8 p5      46 dst
        vpandd zmm4, zmm4, zmm21                          ;   505.8 p0      46 dst
        vpxord zmm21, zmm21, zmm27                        ;   505.8 p5      46 dst
        vpternlogd zmm27, zmm5, zmm25, 0x60               ;   505.3 p0      46 dst
        vpternlogd zmm25, zmm27, zmm18, 0x6c              ;   506.3 p5      46 dst
        vpandnd zmm2, zmm2, zmm21                         ;   506.8 p0      46 dst
        vpternlogd zmm21, zmm13, zmm9, 0x60               ;   506.8 p5      46 dst
        vpxord zmm31, zmm14, zmm28                        ;   507.3 p0      46 dst
        vpandd zmm19, zmm19, zmm31                        ;   508.3 p5      46 dst
        vpternlogd zmm14, zmm17, zmm19, 0x9a              ;   509.3 p0      46 dst
        vpternlogd zmm19, zmm1, zmm28, 0x78               ;   509.3 p5      46 dst
        vmovdqa64 zmm1, zmm24                             ;   486.8         46 dst copy
        vpternlogd zmm18, zmm14, [rbp + 9280], 0x6c       ;   510.3 p0+p2   46 dst
        vmovdqa64 zmm17, zmm12                            ;   501.8         46 dst copy
        vpternlogd zmm17, zmm26, zmm9, 0x78               ;   509.8 p5      46 dst
        vpternlogd zmm17, zmm28, zmm5, 0x78               ;   510.8 p0      46 dst
        vpternlogd zmm31, zmm13, zmm17, 0x6a              ;   511.8 p5      46 dst
        vpxord zmm27, zmm27, zmm17                        ;   511.8 p0      46 dst
        vmovdqu64 zmm5, [rbp + 1472]                      ;   374.3 p3      46 dst reload
        vmovdqu64 zmm13, [rbp + 1728]                     ;   374.5 p2      46 dst reload
        vmovdqu64 zmm17, [rbp + 1664]                     ;   375.3 p3      46 dst
        vpternlogd zmm17, zmm13, zmm5, 0x96               ;   511.8 p5      46 dst
        vpternlogd zmm27, zmm22, zmm4, 0x96               ;   512.8 p0      46 dst
        vpternlogd zmm4, zmm12, zmm25, 0x96               ;   512.8 p5      46 dst
        vpternlogd zmm25, zmm9, zmm26, 0x78               ;   513.3 p0      46 dst
        vmovdqu64 zmm9, [rbp + 1408]                      ;   375.7 p2      46 dst reload
        vpxord zmm13, zmm13, zmm9                         ;   513.8 p5      46 dst
        vpxord zmm9, zmm9, zmm5                           ;   514.3 p0      46 dst
        vmovdqu64 zmm12, [rbp + 3072]                     ;   376.3 p3      46 dst reload
        vpxord zmm22, zmm10, zmm12                        ;   514.8 p5      46 dst
        vpternlogd zmm4, zmm15, zmm14, 0x96               ;   515.3 p0      46 dst
        vpternlogd zmm19, zmm4, zmm27, 0x96               ;   516.3 p5      46 dst
        vmovdqa64 zmm28, zmm12                            ;   382.3         46 dst copy
        vpternlogd zmm28, zmm10, zmm7, 0xf6               ;   516.3 p0      46 dst
        vpxord zmm29, zmm29, zmm25                        ;   516.8 p5      46 dst
        vpternlogd zmm29, zmm2, zmm19, 0x96               ;   517.8 p0      46 dst
        vpternlogd zmm19, zmm26, [rbp + 4608], 0x78       ;   517.8 p5+p2   46 dst
        vpternlogd zmm31, zmm18, zmm19, 0x96              ;   518.8 p0      46 dst
        vmovdqu64 zmm2, [rbp + 1792]                      ;   380.8 p3      46 dst reload
        vmovdqu64 zmm26, [rbp + 1664]                     ;   381.0 p2      46 dst
        vpternlogd zmm26, zmm5, zmm2, 0x96                ;   518.8 p5      46 dst
        vmovdqu64 [rbp + 9280], zmm14                     ;   510.3 p7+p4   46 dst spill
        vmovdqa64 zmm14, zmm3                             ;   484.8         46 dst copy
        vpternlogd zmm14, zmm0, zmm0, 0xc3                ;   519.3 p0      46 dst
        vpord zmm1, zmm1, zmm14                           ;   520.3 p5      46 dst
        vmovdqu64 [rbp + 8448], zmm15                     ;   507.8 p8+p9   46 dst spill
        vmovdqa64 zmm15, zmm10                            ;   483.8         46 dst copy
        vmovdqu64 [rbp + 9088], zmm4                      ;   516.3 p7+p4   46 dst spill
        vmovdqa64 zmm4, zmm11                             ;   501.3         46 dst copy
        vmovdqu64 [rbp + 15680], zmm18                    ;   511.3 p8+p9   46 dst spill
        vmovdqa64 zmm18, zmm22                            ;   515.8         46 dst copy
        vpternlogd zmm18, zmm11, zmm0, 0x84               ;   520.3 p0      46 dst
        vpternlogd zmm11, zmm10, [rbp + 3136], 0x96       ;   520.8 p5+p3   46 dst
        vmovdqu64 [rbp + 15424], zmm30                    ;   501.8 p7+p4   46 dst spill
        vpord zmm30, zmm11, zmm22                         ;   521.8 p0      46 dst
        vpternlogd zmm18, zmm30, zmm28, 0x96              ;   522.8 p5      46 dst
        vmovdqu64 [rbp + 9216], zmm19                     ;   518.8 p8+p9   46 dst spill
        vmovdqa64 zmm19, zmm24                            ;   486.8         46 dst copy
        vpternlogd zmm19, zmm22, zmm7, 0x96               ;   522.3 p0      46 dst
        vmovdqu64 [rbp + 15808], zmm27                    ;   513.8 p7+p4   46 dst spill
        vmovdqa64 zmm27, zmm22                            ;   515.8         46 dst copy
        vmovdqu64 [rbp + 9152], zmm29                     ;   518.8 p8+p9   46 dst spill
        vmovdqa64 zmm29, zmm19                            ;   523.3         46 dst copy
        vpternlogd zmm29, zmm23, zmm23, 0xf3              ;   523.3 p5      46 dst
        vmovdqu64 [rbp + 8640], zmm21                     ;   507.8 p7+p4   46 dst spill
        vmovdqa64 zmm21, zmm22                            ;   515.8         46 dst copy
        vpternlogd zmm21, zmm11, zmm7, 0x96               ;   523.3 p0      46 dst
        vpandd zmm15, zmm15, zmm21                        ;   524.3 p5      46 dst
        vmovdqu64 [rbp + 9408], zmm31                     ;   519.8 p8+p9   46 dst spill
        vmovdqa64 zmm31, zmm21                            ;   524.3         46 dst copy
        vmovdqu64 [rbp + 8512], zmm25                     ;   514.3 p7+p4   46 dst spill
        vpxord zmm25, zmm9, [rbp + 1856]                  ;   524.3 p0+p2   46 dst
        vmovdqu64 [rbp + 8192], zmm8                      ;   488.3 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm25                             ;   525.3         46 dst copy
        vmovdqa64 zmm2, zmm13                             ;   514.8         46 dst copy
        vpternlogd zmm2, zmm5, zmm5, 0xc3                 ;   524.8 p5      46 dst
        vmovdqu64 [rbp + 8128], zmm6                      ;   489.3 p7+p4   46 dst spill
        vmovdqa64 zmm6, zmm10                             ;   483.8         46 dst copy
        vpternlogd zmm6, zmm0, [rbp + 3136], 0x12         ;   525.3 p0+p3   46 dst
        vmovdqu64 [rbp + 15744], zmm16                    ;   471.3 p8+p9   46 dst spill
        vmovdqa64 zmm16, zmm6                             ;   526.3         46 dst copy
        vpternlogd zmm16, zmm23, zmm23, 0xc3              ;   526.3 p5      46 dst
        vpternlogd zmm30, zmm1, zmm16, 0x96               ;   527.3 p0      46 dst
        vmovdqu64 zmm1, [rbp + 3136]                      ;   394.8 p2      46 dst reload
        vmovdqu64 [rbp + 9536], zmm20                     ;   477.3 p7+p4   46 dst spill
        vmovdqa64 zmm20, zmm24                            ;   486.8         46 dst copy
        vpternlogd zmm20, zmm10, zmm1, 0x96               ;   526.8 p5      46 dst
        vpternlogd zmm16, zmm20, zmm3, 0x1e               ;   527.8 p0      46 dst
        vpternlogd zmm6, zmm20, zmm3, 0x78                ;   527.8 p5      46 dst
        vpternlogd zmm6, zmm28, zmm15, 0x96               ;   528.8 p0      46 dst
        vpxord zmm31, zmm31, zmm20                        ;   528.8 p5      46 dst
        vmovdqa64 zmm28, zmm17                            ;   512.8         46 dst copy
        vmovdqa64 zmm12, zmm17                            ;   512.8         46 dst copy
        vpternlogd zmm12, zmm5, [rbp + 1536], 0x69        ;   529.3 p0+p3   46 dst
        vpandd zmm8, zmm8, zmm12                          ;   530.3 p5      46 dst
        vmovdqu64 [rbp + 15360], zmm12                    ;   530.3 p8+p9   46 dst spill
        vmovdqa64 zmm12, zmm17                            ;   512.8         46 dst copy
        vpternlogd zmm12, zmm5, [rbp + 1600], 0x12        ;   530.3 p0+p2   46 dst
        vmovdqa64 zmm5, zmm17                             ;   512.8         46 dst copy
        vpternlogd zmm5, zmm9, [rbp + 1536], 0x96         ;   530.8 p5+p3   46 dst
        vmovdqu64 [rbp + 8064], zmm13                     ;   514.8 p7+p4   46 dst spill
        vpord zmm13, zmm5, [rbp + 1536]                   ;   531.8 p0+p2   46 dst
        vmovdqu64 [rbp + 15552], zmm9                     ;   515.3 p8+p9   46 dst spill
        vmovdqa64 zmm9, zmm5                              ;   531.8         46 dst copy
        vmovdqu64 [rbp + 8832], zmm2                      ;   525.8 p7+p4   46 dst spill
        vmovdqa64 zmm2, zmm31                             ;   529.8         46 dst copy
        vpternlogd zmm2, zmm7, [rbp + 3200], 0x60         ;   531.8 p5+p3   46 dst
        vpternlogd zmm16, zmm2, zmm18, 0x96               ;   532.8 p0      46 dst
        vmovdqa64 zmm2, zmm16                             ;   533.8         46 dst copy
        vpternlogd zmm2, zmm30, zmm15, 0x60               ;   533.8 p5      46 dst
        vpternlogd zmm29, zmm18, zmm2, 0x96               ;   534.8 p0      46 dst
        vpternlogd zmm6, zmm2, zmm29, 0x78                ;   535.8 p5      46 dst
        vpternlogd zmm30, zmm15, zmm29, 0x96              ;   535.8 p0      46 dst
        vpternlogd zmm30, zmm6, zmm16, 0x78               ;   536.8 p5      46 dst
        vpternlogd zmm16, zmm30, zmm29, 0x78              ;   537.8 p0      46 dst
        vpternlogd zmm29, zmm30, zmm6, 0x78               ;   537.8 p5      46 dst
        vpternlogd zmm21, zmm16, zmm30, 0x60              ;   538.8 p0      46 dst
        vpandd zmm27, zmm27, zmm30                        ;   537.8 p5      46 dst
        vmovdqu64 zmm2, [rbp + 1600]                      ;   403.2 p2      46 dst reload
        vmovdqa64 zmm15, zmm25                            ;   525.3         46 dst copy
        vpternlogd zmm15, zmm17, zmm2, 0x96               ;   537.3 p0      46 dst
        vmovdqa64 zmm18, zmm26                            ;   519.8         46 dst copy
        vpternlogd zmm18, zmm2, zmm17, 0x96               ;   537.8 p5      46 dst
        vmovdqa64 zmm2, zmm16                             ;   538.8         46 dst copy
        vpternlogd zmm2, zmm22, zmm7, 0x60                ;   538.8 p0      46 dst
        vmovdqu64 [rbp + 8704], zmm27                     ;   538.8 p8+p9   46 dst spill
        vmovdqa64 zmm27, zmm16                            ;   538.8         46 dst copy
        vpternlogd zmm27, zmm30, zmm10, 0x28              ;   538.8 p5      46 dst
        vmovdqu64 [rbp + 9472], zmm25                     ;   525.3 p7+p4   46 dst spill
        vmovdqa64 zmm25, zmm30                            ;   537.8         46 dst copy
        vmovdqu64 [rbp + 15488], zmm18                    ;   538.8 p8+p9   46 dst spill
        vmovdqa64 zmm18, zmm2                             ;   539.8         46 dst copy
        vpternlogd zmm18, zmm30, zmm11, 0x78              ;   539.8 p0      46 dst
        vpternlogd zmm18, zmm20, zmm29, 0x78              ;   540.8 p5      46 dst
        vmovdqa64 zmm20, zmm16                            ;   538.8         46 dst copy
        vpternlogd zmm20, zmm29, zmm30, 0x96              ;   540.3 p0      46 dst
        vpternlogd zmm6, zmm20, zmm16, 0x1e               ;   541.3 p5      46 dst
        vpternlogd zmm1, zmm10, zmm6, 0x28                ;   542.3 p0      46 dst
        vpternlogd zmm21, zmm20, zmm31, 0x78              ;   541.8 p5      46 dst
        vpternlogd zmm30, zmm11, zmm21, 0x6a              ;   542.8 p0      46 dst
        vpternlogd zmm14, zmm6, zmm29, 0x60               ;   542.8 p5      46 dst
        vpternlogd zmm31, zmm18, zmm20, 0x6c              ;   543.3 p0      46 dst
        vpternlogd zmm24, zmm6, zmm29, 0x60               ;   543.8 p5      46 dst
        vpternlogd zmm29, zmm3, zmm14, 0x6a               ;   544.3 p0      46 dst
        vpxord zmm25, zmm25, zmm6                         ;   544.8 p5      46 dst
        vpternlogd zmm14, zmm6, zmm0, 0xb4                ;   545.3 p0      46 dst
        vpternlogd zmm22, zmm0, zmm25, 0x82               ;   545.8 p5      46 dst
        vpternlogd zmm23, zmm25, zmm20, 6                 ;   546.3 p0      46 dst
        vpandd zmm4, zmm4, zmm25                          ;   546.8 p5      46 dst
        vpternlogd zmm25, zmm19, zmm20, 0x48              ;   547.3 p0      46 dst
        vpternlogd zmm31, zmm1, zmm4, 0x96                ;   547.8 p5      46 dst
        vpternlogd zmm20, zmm7, [rbp + 3200], 0x60        ;   548.3 p0+p3   46 dst
        vpternlogd zmm20, zmm14, zmm22, 0x96              ;   549.3 p5      46 dst
        vpternlogd zmm30, zmm4, zmm20, 0x96               ;   550.3 p0      46 dst
        vpternlogd zmm22, zmm21, zmm2, 0x96               ;   549.8 p5      46 dst
        vpternlogd zmm29, zmm30, zmm31, 0x96              ;   551.3 p0      46 dst
        vpternlogd zmm22, zmm23, zmm29, 0x96              ;   552.3 p5      46 dst
        vmovdqu64 zmm0, [rbp + 1792]                      ;   413.2 p2      46 dst reload
        vmovdqa64 zmm1, zmm0                              ;   419.2         46 dst copy
        vpternlogd zmm1, zmm12, zmm0, 0xc3                ;   551.3 p0      46 dst
        vpternlogd zmm29, zmm16, [rbp + 3072], 0x78       ;   552.3 p5+p3   46 dst
        vpternlogd zmm14, zmm27, zmm29, 0x96              ;   553.3 p0      46 dst
        vpternlogd zmm24, zmm18, zmm14, 0x96              ;   554.3 p5      46 dst
        vmovdqu64 zmm3, [rbp + 8192]                      ;   488.3 p2      68 dst
        vpxord zmm3, zmm3, [r8 + 5508]{1to16}             ;   553.3 p0+p3   68 dst
        vmovdqu64 zmm4, [rbp + 8128]                      ;   489.3 p2      68 dst
        vpxord zmm4, zmm4, [r8 + 5512]{1to16}             ;   553.8 p5+p3   68 dst
        vmovdqu64 zmm6, [rbp + 8960]                      ;   483.8 p2      68 dst
        vpxord zmm6, zmm6, [r8 + 5516]{1to16}             ;   554.3 p0+p3   68 dst
        vmovdqu64 zmm7, [rbp + 8512]                      ;   514.3 p2      68 dst
        vpxord zmm7, zmm7, [r8 + 5536]{1to16}             ;   554.8 p5+p3   68 dst
        vmovdqu64 zmm10, [rbp + 9152]                     ;   518.8 p2      68 dst
        vpxord zmm10, zmm10, [r8 + 5540]{1to16}           ;   555.3 p0+p3   68 dst
        vmovdqu64 zmm11, [rbp + 15744]                    ;   471.3 p2      46 dst reload
        vmovdqu64 zmm16, [rbp + 9536]                     ;   477.3 p3      68 dst
        vpternlogd zmm16, zmm11, [r8 + 5504]{1to16}, 0x96 ;   555.8 p5+p2   68 dst
        vmovdqu64 zmm11, [rbp + 8576]                     ;   470.8 p3      46 dst reload
        vmovdqu64 zmm18, [rbp + 9344]                     ;   488.3 p2      68 dst
        vpternlogd zmm18, zmm11, [r8 + 5520]{1to16}, 0x96 ;   556.3 p0+p3   68 dst
        vmovdqu64 zmm11, [rbp + 9344]                     ;   488.3 p2      46 dst reload
        vmovdqu64 zmm19, [rbp + 8256]                     ;   480.8 p3      68 dst
        vpternlogd zmm19, zmm11, [r8 + 5524]{1to16}, 0x96 ;   556.8 p5+p2   68 dst
        vmovdqu64 zmm11, [rbp + 8384]                     ;   486.3 p3      46 dst reload
        vmovdqu64 zmm23, [rbp + 8192]                     ;   488.3 p2      68 dst
        vpternlogd zmm23, zmm11, [r8 + 5528]{1to16}, 0x96 ;   557.3 p0+p3   68 dst
        vmovdqa64 zmm11, zmm26                            ;   519.8         46 dst copy
        vpternlogd zmm11, zmm5, zmm0, 0x7d                ;   557.8 p5      46 dst
        vmovdqa64 zmm27, zmm5                             ;   531.8         46 dst copy
        vpternlogd zmm27, zmm15, zmm17, 0x28              ;   558.3 p0      46 dst
        vmovdqu64 [rbp + 8384], zmm10                     ;   556.3 p7+p4   68 dst spill
        vmovdqu64 zmm10, [rbp + 15488]                    ;   538.8 p2      46 dst reload
        vpternlogd zmm12, zmm10, [rbp + 8064], 0x78       ;   558.8 p5+p3   46 dst
        vpternlogd zmm12, zmm27, zmm13, 0x96              ;   559.8 p0      46 dst
        vmovdqu64 [rbp + 8192], zmm23                     ;   558.3 p8+p9   68 dst spill
        vmovdqa64 zmm23, zmm10                            ;   544.8         46 dst copy
        vpternlogd zmm23, zmm5, zmm15, 0x96               ;   559.8 p5      46 dst
        vmovdqu64 [rbp + 9344], zmm19                     ;   557.8 p7+p4   68 dst spill
        vmovdqa64 zmm19, zmm15                            ;   538.3         46 dst copy
        vpternlogd zmm19, zmm17, [rbp + 1536], 0xf6       ;   560.3 p0+p2   46 dst
        vpternlogd zmm8, zmm13, zmm19, 0x96               ;   561.3 p5      46 dst
        vmovdqu64 zmm13, [rbp + 9408]                     ;   519.8 p3      68 dst
        vpxord zmm13, zmm13, [r8 + 5544]{1to16}           ;   561.3 p0+p2   68 dst
        vmovdqu64 [rbp + 8256], zmm13                     ;   562.3 p8+p9   68 dst spill
        vmovdqu64 zmm13, [rbp + 15808]                    ;   513.8 p3      68 dst
        vpxord zmm13, zmm13, [r8 + 5548]{1to16}           ;   561.8 p5+p2   68 dst
        vpternlogd zmm19, zmm26, [rbp + 8832], 0x1e       ;   562.3 p0+p3   46 dst
        vpternlogd zmm19, zmm27, zmm1, 0x96               ;   563.3 p5      46 dst
        vpternlogd zmm21, zmm2, [r8 + 5568]{1to16}, 0x96  ;   563.3 p0+p2   68 dst
        vmovdqu64 zmm2, [rbp + 8064]                      ;   514.8 p3      46 dst reload
        vpternlogd zmm1, zmm10, zmm2, 0x1e                ;   563.8 p5      46 dst
        vpternlogd zmm21, zmm25, zmm24, 0x96              ;   564.3 p0      68 dst
        vmovdqa64 zmm25, zmm19                            ;   564.3         46 dst copy
        vpxord zmm27, zmm22, [r8 + 5572]{1to16}           ;   564.8 p5+p2   68 dst
        vmovdqu64 [rbp + 15808], zmm27                    ;   565.8 p7+p4   68 dst spill
        vmovdqu64 zmm27, [rbp + 8768]                     ;   479.8 p3      46 dst reload
        vmovdqu64 [rbp + 8576], zmm21                     ;   565.3 p8+p9   68 dst spill
        vmovdqu64 zmm21, [rbp + 8320]                     ;   476.8 p2      68 dst
        vpternlogd zmm21, zmm27, [r8 + 5532]{1to16}, 0x96 ;   565.3 p0+p3   68 dst
        vmovdqu64 zmm27, [rbp + 15424]                    ;   501.8 p2      46 dst reload
        vmovdqu64 [rbp + 8768], zmm13                     ;   562.8 p7+p4   68 dst spill
        vmovdqu64 zmm13, [rbp + 9216]                     ;   518.8 p3      68 dst
        vpternlogd zmm13, zmm27, [r8 + 5552]{1to16}, 0x96 ;   565.8 p5+p2   68 dst
        vmovdqu64 zmm27, [rbp + 9216]                     ;   518.8 p3      46 dst reload
        vmovdqu64 [rbp + 15424], zmm13                    ;   566.8 p8+p9   68 dst spill
        vmovdqu64 zmm13, [rbp + 15680]                    ;   511.3 p2      68 dst
        vpternlogd zmm13, zmm27, [r8 + 5556]{1to16}, 0x96 ;   566.3 p0+p3   68 dst
        vmovdqu64 zmm27, [rbp + 9088]                     ;   516.3 p2      46 dst reload
        vmovdqu64 [rbp + 9216], zmm13                     ;   567.3 p7+p4   68 dst spill
        vmovdqu64 zmm13, [rbp + 9152]                     ;   518.8 p3      68 dst
        vpternlogd zmm13, zmm27, [r8 + 5560]{1to16}, 0x96 ;   566.8 p5+p2   68 dst
        vmovdqu64 zmm27, [rbp + 9280]                     ;   510.3 p3      46 dst reload
        vmovdqu64 [rbp + 9088], zmm13                     ;   567.8 p8+p9   68 dst spill
        vmovdqu64 zmm13, [rbp + 8448]                     ;   507.8 p2      68 dst
        vpternlogd zmm13, zmm27, [r8 + 5564]{1to16}, 0x96 ;   567.3 p0+p3   68 dst
        vmovdqu64 zmm27, [rbp + 8128]                     ;   489.3 p2      46 dst reload
        vpternlogd zmm16, zmm27, [rbp + 8896], 0x96       ;   567.8 p5+p3   68 dst
        vmovdqu64 zmm27, [rbp + 9408]                     ;   519.8 p2      46 dst reload
        vpternlogd zmm7, zmm27, [rbp + 8640], 0x96        ;   568.3 p0+p3   68 dst
        vmovdqu64 zmm27, [rbp + 15552]                    ;   515.3 p2      46 dst reload
        vmovdqu64 [rbp + 8640], zmm13                     ;   568.3 p7+p4   68 dst spill
        vmovdqu64 zmm13, [rbp + 1664]                     ;   443.5 p3      46 dst
        vpternlogd zmm13, zmm23, zmm27, 0x48              ;   568.8 p5      46 dst
        vpternlogd zmm1, zmm13, zmm8, 0x96                ;   569.8 p0      46 dst
        vpxord zmm31, zmm31, [r8 + 5580]{1to16}           ;   569.8 p5+p2   68 dst
        vpandd zmm25, zmm25, zmm1                         ;   570.8 p0      46 dst
        vpternlogd zmm11, zmm8, zmm25, 0x96               ;   571.8 p5      46 dst
        vpternlogd zmm12, zmm25, zmm11, 0x78              ;   572.8 p0      46 dst
        vpternlogd zmm22, zmm30, [r8 + 5592]{1to16}, 0x96 ;   571.8 p5+p3   68 dst
        vpxord zmm19, zmm19, zmm11                        ;   572.8 p0      46 dst
        vpternlogd zmm19, zmm12, zmm1, 0x78               ;   573.8 p5      46 dst
        vpternlogd zmm1, zmm19, zmm11, 0x78               ;   574.8 p0      46 dst
        vpternlogd zmm11, zmm19, zmm12, 0x78              ;   574.8 p5      46 dst
        vpxord zmm20, zmm20, [r8 + 5596]{1to16}           ;   574.3 p0+p2   68 dst
        vpxord zmm14, zmm14, [r8 + 5588]{1to16}           ;   574.8 p5+p3   68 dst
        vpxord zmm24, zmm24, [r8 + 5576]{1to16}           ;   575.3 p0+p2   68 dst
        vpandd zmm9, zmm9, zmm1                           ;   575.8 p5      46 dst
        vmovdqu64 zmm8, [rbp + 8704]                      ;   538.8 p3      46 dst reload
        vpternlogd zmm29, zmm8, [r8 + 5584]{1to16}, 0x96  ;   576.3 p0+p2   68 dst
        vpxord zmm8, zmm1, zmm19                          ;   576.8 p5      46 dst
        vpandd zmm28, zmm28, zmm8                         ;   577.8 p0      46 dst
        vpxord zmm13, zmm8, zmm11                         ;   577.8 p5      46 dst
        vpternlogd zmm8, zmm5, zmm15, 0x60                ;   578.3 p0      46 dst
        vmovdqu64 [r9 + 6208], zmm3                       ;   554.3 p8+p9   68 dst
        vpternlogd zmm12, zmm13, zmm1, 0x1e               ;   578.8 p5      46 dst
        vmovdqu64 [r9 + 6272], zmm4                       ;   554.8 p7+p4   68 dst
        vpternlogd zmm8, zmm13, zmm23, 0x78               ;   579.3 p0      46 dst
        vmovdqu64 [r9 + 6144], zmm16                      ;   568.8 p8+p9   68 dst
        vpternlogd zmm27, zmm13, [rbp + 1664], 0x48       ;   579.8 p5+p3   46 dst
        vpbroadcastd zmm3, [r8 + 5604]                    ;   444.5 p10     68 dst
        vpbroadcastd zmm4, [r8 + 5608]                    ;   445.5 p10     68 dst
        vpbroadcastd zmm16, [r8 + 5612]                   ;   446.5 p10     68 dst
        vpbroadcastd zmm25, [r8 + 5620]                   ;   447.5 p10     68 dst
        vpbroadcastd zmm30, [r8 + 5628]                   ;   448.2 p2      68 dst
        vmovdqu64 [rbp + 15552], zmm20                    ;   575.3 p7+p4   68 dst spill
        vmovdqa64 zmm20, zmm9                             ;   576.8         46 dst copy
        vpternlogd zmm20, zmm19, zmm15, 0x78              ;   580.3 p0      46 dst
        vpternlogd zmm20, zmm10, zmm11, 0x78              ;   581.3 p5      46 dst
        vpternlogd zmm15, zmm8, zmm19, 0x6c               ;   581.3 p0      46 dst
        vpternlogd zmm23, zmm20, zmm13, 0x6c              ;   582.3 p5      46 dst
        vpternlogd zmm13, zmm12, zmm19, 0x96              ;   582.3 p0      46 dst
        vpandnd zmm0, zmm0, zmm13                         ;   583.3 p5      46 dst
        vpternlogd zmm13, zmm5, zmm26, 0x60               ;   583.3 p0      46 dst
        vpternlogd zmm26, zmm12, zmm11, 0x60              ;   583.8 p5      46 dst
        vmovdqu64 zmm5, [rbp + 1536]                      ;   448.5 p3      46 dst reload
        vmovdqa64 zmm10, zmm19                            ;   574.8         46 dst copy
        vpternlogd zmm10, zmm17, zmm5, 0x60               ;   584.3 p0      46 dst
        vmovdqu64 [r9 + 6336], zmm6                       ;   555.3 p8+p9   68 dst
        vmovdqu64 zmm6, [rbp + 9344]                      ;   557.8 p2      68 dst reload
        vmovdqu64 [r9 + 6464], zmm6                       ;   563.8 p7+p4   68 dst
        vmovdqu64 zmm6, [rbp + 8192]                      ;   558.3 p3      68 dst reload
        vmovdqu64 [r9 + 6528], zmm6                       ;   564.3 p8+p9   68 dst
        vmovdqu64 [r9 + 6400], zmm18                      ;   557.3 p7+p4   68 dst
        vmovdqu64 [r9 + 6592], zmm21                      ;   566.3 p8+p9   68 dst
        vpternlogd zmm17, zmm12, [rbp + 1600], 0x48       ;   584.8 p5+p2   46 dst
        vmovdqu64 zmm6, [rbp + 8384]                      ;   556.3 p3      68 dst reload
        vmovdqu64 [r9 + 6720], zmm6                       ;   562.3 p7+p4   68 dst
        vmovdqu64 [r9 + 6656], zmm7                       ;   569.3 p8+p9   68 dst
        vmovdqa64 zmm6, zmm12                             ;   579.8         46 dst copy
        vpternlogd zmm6, zmm11, [rbp + 8832], 0x28        ;   585.3 p0+p2   46 dst
        vmovdqu64 zmm7, [rbp + 8256]                      ;   562.3 p3      68 dst reload
        vmovdqu64 [r9 + 6784], zmm7                       ;   568.3 p7+p4   68 dst
        vmovdqu64 zmm7, [rbp + 8768]                      ;   562.8 p2      68 dst reload
        vmovdqu64 [r9 + 6848], zmm7                       ;   568.8 p8+p9   68 dst
        vpternlogd zmm11, zmm2, zmm6, 0x6a                ;   586.3 p5      46 dst
        vpternlogd zmm6, zmm12, [rbp + 1472], 0xb4        ;   586.3 p0+p3   46 dst
        vmovdqa64 zmm2, zmm12                             ;   579.8         46 dst copy
        vpternlogd zmm2, zmm19, [rbp + 9472], 0x28        ;   586.8 p5+p2   46 dst
        vmovdqu64 zmm7, [rbp + 15424]                     ;   566.8 p3      68 dst reload
        vmovdqu64 [r9 + 6912], zmm7                       ;   572.8 p7+p4   68 dst
        vpternlogd zmm23, zmm17, zmm2, 0x96               ;   587.8 p0      46 dst
        vpternlogd zmm12, zmm19, [rbp + 15360], 0x28      ;   587.8 p5+p2   46 dst
        vmovdqu64 zmm7, [rbp + 9216]                      ;   567.3 p3      68 dst reload
        vmovdqu64 [r9 + 6976], zmm7                       ;   573.3 p8+p9   68 dst
        vmovdqu64 zmm7, [rbp + 9088]                      ;   567.8 p2      68 dst reload
        vmovdqu64 [r9 + 7040], zmm7                       ;   573.8 p7+p4   68 dst
        vmovdqu64 zmm7, [rbp + 8640]                      ;   568.3 p3      68 dst reload
        vmovdqu64 [r9 + 7104], zmm7                       ;   574.3 p8+p9   68 dst
        vmovdqu64 zmm7, [rbp + 8576]                      ;   565.3 p2      68 dst reload
        vmovdqu64 [r9 + 7168], zmm7                       ;   571.3 p7+p4   68 dst
        vpternlogd zmm27, zmm6, zmm12, 0x96               ;   588.8 p0      46 dst
        vmovdqu64 zmm7, [rbp + 15808]                     ;   565.8 p3      68 dst reload
        vmovdqu64 [r9 + 7232], zmm7                       ;   571.8 p8+p9   68 dst
        vpternlogd zmm15, zmm2, zmm27, 0x96               ;   589.8 p5      46 dst
        vpternlogd zmm12, zmm8, zmm9, 0x96                ;   589.3 p0      46 dst
        vmovdqu64 [r9 + 7360], zmm31                      ;   570.8 p7+p4   68 dst
        vpternlogd zmm11, zmm15, zmm23, 0x96              ;   590.8 p5      46 dst
        vmovdqu64 zmm2, [rbp + 15552]                     ;   575.3 p2      68 dst reload
        vmovdqu64 [r9 + 7616], zmm2                       ;   581.3 p8+p9   68 dst
        vpternlogd zmm1, zmm5, zmm11, 0x6a                ;   591.8 p0      46 dst
        vpternlogd zmm12, zmm11, zmm0, 0x96               ;   591.8 p5      46 dst
        vpternlogd zmm6, zmm28, zmm1, 0x96                ;   592.8 p0      46 dst
        vpternlogd zmm26, zmm20, zmm6, 0x96               ;   593.8 p5      46 dst
        vpternlogd zmm8, zmm9, [r8 + 5600]{1to16}, 0x96   ;   592.3 p0+p3   68 dst
        vmovdqu64 [r9 + 7552], zmm22                      ;   572.8 p7+p4   68 dst
        vmovdqu64 [r9 + 7296], zmm24                      ;   576.3 p8+p9   68 dst
        vmovdqu64 [r9 + 7488], zmm14                      ;   575.8 p7+p4   68 dst
        vmovdqu64 [r9 + 7424], zmm29                      ;   577.3 p8+p9   68 dst
        vpxord zmm16, zmm16, zmm23                        ;   592.8 p5      68 dst
        vpxord zmm30, zmm30, zmm27                        ;   593.3 p0      68 dst
        vpternlogd zmm1, zmm10, [r8 + 5616]{1to16}, 0x96  ;   593.8 p5+p2   68 dst
        vpternlogd zmm15, zmm12, [r8 + 5624]{1to16}, 0x96 ;   594.3 p0+p3   68 dst
        vpxord zmm3, zmm3, zmm12                          ;   594.8 p5      68 dst
        vpternlogd zmm8, zmm13, zmm26, 0x96               ;   595.3 p0      68 dst
        vpxord zmm25, zmm25, zmm6                         ;   595.8 p5      68 dst
        vpxord zmm4, zmm4, zmm26                          ;   596.3 p0      68 dst
        lea r8, [r9 + 8192]                               ;   459.3 p1     119 blocks
        vmovdqu64 [r9 + 7872], zmm16                      ;   593.8 p7+p4   68 dst
        vmovdqu64 [r9 + 7936], zmm1                       ;   594.8 p8+p9   68 dst
        vmovdqu64 [r9 + 7744], zmm3                       ;   595.8 p7+p4   68 dst
        vmovdqu64 [r9 + 8128], zmm30                      ;   594.3 p8+p9   68 dst
        vmovdqu64 [r9 + 7680], zmm8                       ;   596.3 p7+p4   68 dst
        vmovdqu64 [r9 + 8064], zmm15                      ;   595.3 p8+p9   68 dst
        vmovdqu64 [r9 + 7808], zmm4                       ;   597.3 p7+p4   68 dst
        vmovdqu64 [r9 + 8000], zmm25                      ;   596.8 p8+p9   68 dst
        mov qword [rbp + 15912], r8                       ;   475.8 p7+p4  119 blocks
        mov r8, qword [rbp + 15872]                       ;   461.8 p10    119 blocks
        add r8, 0x2000                                    ;   466.8 p6     119 blocks
        mov qword [rbp + 15872], r8                       ;   476.8 p8+p4  119 blocks
        cmp r8, qword [rbp + 15880]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 15920]                      ;                    frame
        pop rbp                                           ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
aes128_decrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
