; aes128_decrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 b96ab4300706cbb4); do not edit:
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
;   blocks/rounds: 2446 uops, planned 710.8; bounds: width 407.7, ports 710.0, path 49.0
;   blocks.2: 2053 uops, planned 596.5; bounds: width 342.2, ports 595.5, path 29.0
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
        sub rsp, 0x3880                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 14320], rax                      ;                    frame
        mov dword [rbp + 14328], ecx                      ;                    argument
        mov qword [rbp + 14272], rsi                      ;                    argument
        mov qword [rbp + 14288], rdi                      ;                    argument
        mov qword [rbp + 14312], rdx                      ;                    argument
        mov r8d, dword [rbp + 14328]                      ;     0.0 p2     119 blocks
        shl r8, 0xd                                       ;     5.0 p0     119 blocks
        add r8, qword [rbp + 14272]                       ;     6.0 p1+p3  119 blocks
        mov qword [rbp + 14280], r8                       ;     7.0 p7+p4  119 blocks
        cmp dword [rbp + 14328], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 14288]                       ;     0.0 p2      62 s[0].0 reload
        vpbroadcastd zmm0, [r8]                           ;     5.0 p3      62 s[0]
        mov r9, qword [rbp + 14272]                       ;     0.3 p10     62 s[0].0 reload
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
        mov qword [rbp + 14296], r8                       ;    29.2 p8+p9   63 rounds
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
        mov qword [rbp + 14304], r8                       ;   128.7 p8+p4   63 rounds
        align 16
.rounds_2:
        vmovdqu64 zmm0, [rbp - 64]                        ;     0.0 p2      46 t[0] reload
        vmovdqu64 zmm1, [rbp + 192]                       ;     0.2 p3      46 t[0] reload
        vmovdqu64 zmm2, [rbp + 128]                       ;     1.0 p2      46 t[0]
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;     7.0 p0      46 t[0]
        vmovdqu64 zmm3, [rbp - 128]                       ;     1.2 p3      46 t[0] reload
        vpxord zmm1, zmm1, zmm3                           ;     7.2 p5      46 t[0]
        vpxord zmm3, zmm3, zmm0                           ;     7.2 p0      46 t[0]
        vpxord zmm4, zmm3, [rbp + 320]                    ;     8.2 p5+p2   46 t[0]
        vmovdqu64 zmm5, [rbp + 64]                        ;     2.2 p3      46 t[0] reload
        vmovdqa64 zmm6, zmm4                              ;     9.2         46 t[0] copy
        vpternlogd zmm6, zmm2, zmm5, 0x96                 ;     9.2 p0      46 t[0]
        vmovdqu64 zmm7, [rbp + 0]                         ;     3.0 p2      46 t[0] reload
        vpxord zmm8, zmm2, zmm7                           ;     9.0 p5      46 t[0]
        vpxord zmm9, zmm3, zmm8                           ;    10.0 p0      46 t[0]
        vmovdqa64 zmm10, zmm5                             ;     8.2         46 t[0] copy
        vpternlogd zmm10, zmm2, zmm0, 0x14                ;     8.2 p5      46 t[0]
        vmovdqu64 zmm11, [rbp + 256]                      ;     3.2 p3      46 t[0] reload
        vmovdqu64 zmm12, [rbp + 128]                      ;     4.0 p2      46 t[0]
        vpternlogd zmm12, zmm0, zmm11, 0x96               ;    10.0 p0      46 t[0]
        vpord zmm13, zmm9, zmm7                           ;    11.0 p5      46 t[0]
        vmovdqa64 zmm14, zmm8                             ;    10.0         46 t[0] copy
        vpternlogd zmm14, zmm4, zmm0, 0x84                ;    10.0 p0      46 t[0]
        vmovdqa64 zmm15, zmm1                             ;     8.2         46 t[0] copy
        vpternlogd zmm15, zmm0, zmm0, 0xc3                ;     8.2 p5      46 t[0]
        vpxord zmm16, zmm6, zmm9                          ;    11.0 p0      46 t[0]
        vpord zmm17, zmm8, zmm6                           ;    10.2 p5      46 t[0]
        vpternlogd zmm14, zmm17, zmm13, 0x96              ;    12.0 p0      46 t[0]
        vpandd zmm18, zmm2, zmm16                         ;    12.0 p5      46 t[0]
        vmovdqa64 zmm19, zmm12                            ;    11.0         46 t[0] copy
        vpternlogd zmm19, zmm5, zmm2, 0x96                ;    11.0 p0      46 t[0]
        vpternlogd zmm17, zmm15, zmm12, 0x1e              ;    11.2 p5      46 t[0]
        vmovdqa64 zmm20, zmm10                            ;     9.2         46 t[0] copy
        vpternlogd zmm20, zmm11, zmm11, 0xc3              ;     9.5 p0      46 t[0]
        vpternlogd zmm17, zmm20, zmm18, 0x96              ;    13.0 p5      46 t[0]
        vmovdqa64 zmm21, zmm12                            ;    11.0         46 t[0] copy
        vpternlogd zmm21, zmm9, zmm11, 0x7d               ;    11.0 p0      46 t[0]
        vpxord zmm22, zmm16, zmm19                        ;    12.0 p5      46 t[0]
        vpternlogd zmm20, zmm19, zmm1, 0x1e               ;    12.0 p0      46 t[0]
        vmovdqu64 zmm23, [rbp + 128]                      ;     6.3 p3      46 t[0] reload
        vmovdqa64 zmm24, zmm22                            ;    13.0         46 t[0] copy
        vpternlogd zmm24, zmm3, zmm23, 0x60               ;    13.0 p5      46 t[0]
        vpternlogd zmm20, zmm24, zmm14, 0x96              ;    14.0 p0      46 t[0]
        vpternlogd zmm10, zmm19, zmm1, 0x78               ;    12.8 p5      46 t[0]
        vpternlogd zmm10, zmm18, zmm13, 0x96              ;    13.8 p0      46 t[0]
        vpandd zmm13, zmm17, zmm20                        ;    15.0 p5      46 t[0]
        vpternlogd zmm21, zmm14, zmm13, 0x96              ;    16.0 p0      46 t[0]
        vpternlogd zmm10, zmm13, zmm21, 0x78              ;    17.0 p5      46 t[0]
        vpxord zmm17, zmm17, zmm21                        ;    17.0 p0      46 t[0]
        vpternlogd zmm17, zmm10, zmm20, 0x78              ;    18.0 p5      46 t[0]
        vpternlogd zmm20, zmm17, zmm21, 0x78              ;    19.0 p0      46 t[0]
        vpternlogd zmm21, zmm17, zmm10, 0x78              ;    19.0 p5      46 t[0]
        vpandd zmm13, zmm9, zmm20                         ;    20.0 p0      46 t[0]
        vpternlogd zmm16, zmm20, zmm17, 0x60              ;    20.0 p5      46 t[0]
        vmovdqa64 zmm14, zmm20                            ;    20.0         46 t[0] copy
        vpternlogd zmm14, zmm17, zmm2, 0x28               ;    20.0 p0      46 t[0]
        vpandd zmm18, zmm8, zmm17                         ;    19.0 p5      46 t[0]
        vmovdqa64 zmm24, zmm20                            ;    20.0         46 t[0] copy
        vpternlogd zmm24, zmm21, zmm17, 0x96              ;    20.0 p0      46 t[0]
        vpternlogd zmm10, zmm24, zmm20, 0x1e              ;    21.0 p5      46 t[0]
        vpternlogd zmm16, zmm24, zmm22, 0x78              ;    21.0 p0      46 t[0]
        vpternlogd zmm23, zmm3, zmm24, 0x28               ;    21.0 p5      46 t[0]
        vmovdqa64 zmm3, zmm13                             ;    21.0         46 t[0] copy
        vpternlogd zmm3, zmm17, zmm6, 0x78                ;    21.5 p0      46 t[0]
        vpternlogd zmm3, zmm19, zmm21, 0x78               ;    22.5 p5      46 t[0]
        vpternlogd zmm5, zmm2, zmm10, 0x28                ;    22.5 p0      46 t[0]
        vpxord zmm2, zmm17, zmm10                         ;    22.8 p5      46 t[0]
        vpternlogd zmm15, zmm10, zmm21, 0x60              ;    23.5 p0      46 t[0]
        vmovdqa64 zmm19, zmm10                            ;    22.0         46 t[0] copy
        vpternlogd zmm19, zmm21, zmm12, 0x28              ;    23.8 p5      46 t[0]
        vpxord zmm25, zmm24, zmm2                         ;    24.5 p0      46 t[0]
        vpandd zmm4, zmm4, zmm2                           ;    24.8 p5      46 t[0]
        vpternlogd zmm2, zmm8, zmm0, 0x90                 ;    25.5 p0      46 t[0]
        vpternlogd zmm24, zmm22, zmm3, 0x6a               ;    25.8 p5      46 t[0]
        vpternlogd zmm24, zmm5, zmm4, 0x96                ;    26.8 p0      46 t[0]
        vpternlogd zmm10, zmm0, zmm15, 0x9a               ;    26.8 p5      46 t[0]
        vpternlogd zmm23, zmm10, zmm2, 0x96               ;    27.8 p0      46 t[0]
        vpternlogd zmm12, zmm9, zmm25, 0x28               ;    27.8 p5      46 t[0]
        vpandnd zmm0, zmm11, zmm25                        ;    28.5 p0      46 t[0]
        vpternlogd zmm17, zmm6, zmm16, 0x6a               ;    28.8 p5      46 t[0]
        vpternlogd zmm15, zmm21, zmm1, 0x78               ;    29.5 p0      46 t[0]
        vpternlogd zmm17, zmm4, zmm23, 0x96               ;    29.8 p5      46 t[0]
        vpxord zmm13, zmm13, zmm16                        ;    30.5 p0      46 t[0]
        vpternlogd zmm15, zmm17, zmm24, 0x96              ;    30.8 p5      46 t[0]
        vpternlogd zmm20, zmm7, zmm15, 0x6a               ;    31.8 p0      46 t[0]
        vpxord zmm2, zmm2, zmm13                          ;    31.8 p5      46 t[0]
        vpternlogd zmm2, zmm15, zmm0, 0x96                ;    32.8 p0      46 t[0]
        vpternlogd zmm10, zmm14, zmm20, 0x96              ;    32.8 p5      46 t[0]
        vpternlogd zmm19, zmm3, zmm10, 0x96               ;    33.8 p0      46 t[0]
        vmovdqu64 zmm0, [rbp + 6592]                      ;    14.7 p2      46 t[0] reload
        vmovdqu64 zmm1, [rbp + 6848]                      ;    14.8 p3      46 t[0] reload
        vmovdqu64 zmm3, [rbp + 6784]                      ;    15.7 p2      46 t[0]
        vpternlogd zmm3, zmm1, zmm0, 0x96                 ;    33.8 p5      46 t[0]
        vmovdqu64 zmm4, [rbp + 6528]                      ;    15.8 p3      46 t[0] reload
        vpxord zmm1, zmm1, zmm4                           ;    34.5 p0      46 t[0]
        vpxord zmm4, zmm4, zmm0                           ;    34.8 p5      46 t[0]
        vpxord zmm5, zmm4, [rbp + 6976]                   ;    35.8 p0+p2   46 t[0]
        vmovdqu64 zmm6, [rbp + 6720]                      ;    16.8 p3      46 t[0] reload
        vmovdqa64 zmm7, zmm5                              ;    36.8         46 t[0] copy
        vpternlogd zmm7, zmm3, zmm6, 0x96                 ;    36.8 p5      46 t[0]
        vmovdqu64 zmm8, [rbp + 6656]                      ;    17.7 p2      46 t[0] reload
        vpxord zmm9, zmm3, zmm8                           ;    36.5 p0      46 t[0]
        vpxord zmm11, zmm4, zmm9                          ;    37.5 p5      46 t[0]
        vmovdqa64 zmm14, zmm6                             ;    22.8         46 t[0] copy
        vpternlogd zmm14, zmm3, zmm0, 0x14                ;    37.5 p0      46 t[0]
        vmovdqu64 zmm15, [rbp + 6912]                     ;    17.8 p3      46 t[0] reload
        vmovdqu64 zmm16, [rbp + 6784]                     ;    18.7 p2      46 t[0]
        vpternlogd zmm16, zmm0, zmm15, 0x96               ;    37.8 p5      46 t[0]
        vpord zmm21, zmm11, zmm8                          ;    38.5 p0      46 t[0]
        vmovdqa64 zmm22, zmm9                             ;    37.5         46 t[0] copy
        vpternlogd zmm22, zmm5, zmm0, 0x84                ;    38.8 p5      46 t[0]
        vmovdqa64 zmm25, zmm1                             ;    35.5         46 t[0] copy
        vpternlogd zmm25, zmm0, zmm0, 0xc3                ;    39.5 p0      46 t[0]
        vpxord zmm26, zmm11, zmm7                         ;    39.8 p5      46 t[0]
        vpord zmm27, zmm9, zmm7                           ;    40.5 p0      46 t[0]
        vpandd zmm28, zmm3, zmm26                         ;    40.8 p5      46 t[0]
        vpternlogd zmm22, zmm27, zmm21, 0x96              ;    41.5 p0      46 t[0]
        vmovdqa64 zmm29, zmm16                            ;    38.8         46 t[0] copy
        vpternlogd zmm29, zmm6, zmm3, 0x96                ;    41.8 p5      46 t[0]
        vpternlogd zmm27, zmm25, zmm16, 0x1e              ;    42.5 p0      46 t[0]
        vmovdqa64 zmm30, zmm14                            ;    38.5         46 t[0] copy
        vpternlogd zmm30, zmm15, zmm15, 0xc3              ;    42.8 p5      46 t[0]
        vpternlogd zmm27, zmm30, zmm28, 0x96              ;    43.8 p0      46 t[0]
        vpxord zmm31, zmm11, zmm16                        ;    43.8 p5      46 t[0]
        vpternlogd zmm30, zmm29, zmm1, 0x1e               ;    44.5 p0      46 t[0]
        vpternlogd zmm14, zmm29, zmm1, 0x78               ;    44.8 p5      46 t[0]
        vpternlogd zmm14, zmm28, zmm21, 0x96              ;    45.8 p0      46 t[0]
        vpxord zmm21, zmm26, zmm29                        ;    45.8 p5      46 t[0]
        vmovdqa64 zmm28, zmm27                            ;    44.8         46 t[0] copy
        vmovdqu64 [rbp + 8064], zmm18                     ;    21.3 p7+p4   46 t[0] spill
        vmovdqa64 zmm18, zmm31                            ;    44.8         46 t[0] copy
        vpternlogd zmm18, zmm22, zmm15, 0x39              ;    46.5 p0      46 t[0]
        vmovdqu64 [rbp + 8128], zmm20                     ;    32.8 p8+p9   46 t[0] spill
        vmovdqa64 zmm20, zmm18                            ;    47.5         46 t[0] copy
        vmovdqu64 [rbp + 8192], zmm24                     ;    27.8 p7+p4   46 t[0] spill
        vmovdqa64 zmm24, zmm21                            ;    46.8         46 t[0] copy
        vpternlogd zmm24, zmm4, [rbp + 6784], 0x60        ;    46.8 p5+p3   46 t[0]
        vpternlogd zmm30, zmm24, zmm22, 0x96              ;    47.8 p0      46 t[0]
        vpandd zmm28, zmm28, zmm30                        ;    48.8 p5      46 t[0]
        vpxord zmm20, zmm20, zmm28                        ;    49.8 p0      46 t[0]
        vpternlogd zmm14, zmm18, zmm28, 0xd2              ;    49.8 p5      46 t[0]
        vpxord zmm27, zmm27, zmm20                        ;    50.8 p0      46 t[0]
        vpternlogd zmm27, zmm14, zmm30, 0x78              ;    51.8 p5      46 t[0]
        vpternlogd zmm30, zmm27, zmm20, 0x78              ;    52.8 p0      46 t[0]
        vpternlogd zmm20, zmm27, zmm14, 0x78              ;    52.8 p5      46 t[0]
        vpandd zmm11, zmm11, zmm30                        ;    53.8 p0      46 t[0]
        vpternlogd zmm26, zmm30, zmm27, 0x60              ;    53.8 p5      46 t[0]
        vmovdqa64 zmm18, zmm30                            ;    53.8         46 t[0] copy
        vpternlogd zmm18, zmm27, zmm3, 0x28               ;    53.8 p0      46 t[0]
        vmovdqa64 zmm22, zmm30                            ;    53.8         46 t[0] copy
        vpternlogd zmm22, zmm20, zmm27, 0x96              ;    53.8 p5      46 t[0]
        vpternlogd zmm14, zmm22, zmm30, 0x1e              ;    54.8 p0      46 t[0]
        vpternlogd zmm26, zmm22, zmm21, 0x78              ;    54.8 p5      46 t[0]
        vpternlogd zmm6, zmm3, zmm14, 0x28                ;    55.8 p0      46 t[0]
        vmovdqa64 zmm3, zmm11                             ;    54.8         46 t[0] copy
        vpternlogd zmm3, zmm27, zmm7, 0x78                ;    54.8 p5      46 t[0]
        vpternlogd zmm3, zmm29, zmm20, 0x78               ;    55.8 p0      46 t[0]
        vpternlogd zmm4, zmm22, [rbp + 6784], 0x48        ;    55.8 p5+p2   46 t[0]
        vpternlogd zmm16, zmm14, zmm20, 0x60              ;    56.5 p0      46 t[0]
        vpxord zmm24, zmm27, zmm14                        ;    56.8 p5      46 t[0]
        vpternlogd zmm25, zmm14, zmm20, 0x60              ;    57.5 p0      46 t[0]
        vpandd zmm5, zmm5, zmm24                          ;    57.8 p5      46 t[0]
        vpternlogd zmm21, zmm3, zmm22, 0x6c               ;    58.5 p0      46 t[0]
        vpternlogd zmm21, zmm6, zmm5, 0x96                ;    59.5 p5      46 t[0]
        vmovdqa64 zmm6, zmm24                             ;    57.8         46 t[0] copy
        vpternlogd zmm6, zmm9, zmm0, 0x90                 ;    59.5 p0      46 t[0]
        vpternlogd zmm14, zmm0, zmm25, 0x9a               ;    59.8 p5      46 t[0]
        vpternlogd zmm4, zmm14, zmm6, 0x96                ;    60.8 p0      46 t[0]
        vpternlogd zmm15, zmm24, zmm22, 6                 ;    60.8 p5      46 t[0]
        vpternlogd zmm24, zmm22, zmm31, 0x28              ;    61.5 p0      46 t[0]
        vpternlogd zmm7, zmm26, zmm27, 0x6c               ;    61.8 p5      46 t[0]
        vpternlogd zmm25, zmm20, zmm1, 0x78               ;    62.5 p0      46 t[0]
        vpternlogd zmm7, zmm5, zmm4, 0x96                 ;    62.8 p5      46 t[0]
        vpxord zmm11, zmm11, zmm26                        ;    63.5 p0      46 t[0]
        vpternlogd zmm25, zmm7, zmm21, 0x96               ;    63.8 p5      46 t[0]
        vpternlogd zmm30, zmm8, zmm25, 0x6a               ;    64.8 p0      46 t[0]
        vpxord zmm6, zmm6, zmm11                          ;    64.8 p5      46 t[0]
        vpternlogd zmm6, zmm25, zmm15, 0x96               ;    65.8 p0      46 t[0]
        vpternlogd zmm14, zmm18, zmm30, 0x96              ;    65.8 p5      46 t[0]
        vpternlogd zmm16, zmm3, zmm14, 0x96               ;    66.8 p0      46 t[0]
        vpternlogd zmm11, zmm24, zmm16, 0x96              ;    67.8 p5      46 t[0]
        vmovdqu64 zmm0, [rbp + 5056]                      ;    30.3 p3      46 t[0] reload
        vmovdqu64 zmm1, [rbp + 5312]                      ;    30.5 p2      46 t[0] reload
        vmovdqu64 zmm3, [rbp + 5248]                      ;    31.3 p3      46 t[0]
        vpternlogd zmm3, zmm1, zmm0, 0x96                 ;    67.5 p0      46 t[0]
        vmovdqu64 zmm5, [rbp + 4992]                      ;    31.5 p2      46 t[0] reload
        vpxord zmm1, zmm1, zmm5                           ;    67.8 p5      46 t[0]
        vpxord zmm5, zmm5, zmm0                           ;    68.5 p0      46 t[0]
        vpxord zmm8, zmm5, [rbp + 5440]                   ;    69.5 p5+p3   46 t[0]
        vmovdqu64 zmm15, [rbp + 5376]                     ;    32.5 p2      46 t[0] reload
        vmovdqu64 zmm18, [rbp + 5248]                     ;    33.3 p3      46 t[0]
        vpternlogd zmm18, zmm0, zmm15, 0x96               ;    69.5 p0      46 t[0]
        vpxord zmm20, zmm3, [rbp + 5184]                  ;    69.8 p5+p2   46 t[0]
        vpxord zmm22, zmm8, zmm20                         ;    70.8 p0      46 t[0]
        vmovdqu64 zmm24, [rbp + 5120]                     ;    34.3 p3      46 t[0] reload
        vpxord zmm25, zmm3, zmm24                         ;    70.8 p5      46 t[0]
        vpandnd zmm26, zmm0, zmm20                        ;    71.5 p0      46 t[0]
        vmovdqa64 zmm28, zmm24                            ;    40.3         46 t[0] copy
        vpternlogd zmm28, zmm3, zmm5, 0xf6                ;    71.8 p5      46 t[0]
        vmovdqa64 zmm29, zmm25                            ;    71.8         46 t[0] copy
        vpternlogd zmm29, zmm8, zmm0, 0x84                ;    72.5 p0      46 t[0]
        vmovdqa64 zmm31, zmm1                             ;    68.8         46 t[0] copy
        vpternlogd zmm31, zmm0, zmm0, 0xc3                ;    72.8 p5      46 t[0]
        vmovdqu64 [rbp + 8256], zmm9                      ;    37.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm9, zmm25                             ;    71.8         46 t[0] copy
        vpternlogd zmm9, zmm22, zmm5, 0x96                ;    73.5 p0      46 t[0]
        vmovdqu64 [rbp + 8320], zmm27                     ;    52.8 p7+p4   46 t[0] spill
        vpord zmm27, zmm22, zmm25                         ;    73.8 p5      46 t[0]
        vpternlogd zmm29, zmm27, zmm28, 0x96              ;    74.8 p0      46 t[0]
        vpternlogd zmm27, zmm31, zmm18, 0x1e              ;    74.8 p5      46 t[0]
        vmovdqu64 [rbp + 8384], zmm30                     ;    65.8 p8+p9   46 t[0] spill
        vpandd zmm30, zmm3, zmm9                          ;    75.5 p0      46 t[0]
        vmovdqu64 [rbp + 8448], zmm21                     ;    60.5 p7+p4   46 t[0] spill
        vpxord zmm21, zmm20, zmm18                        ;    75.8 p5      46 t[0]
        vmovdqu64 [rbp + 8512], zmm16                     ;    67.8 p8+p9   46 t[0] spill
        vmovdqa64 zmm16, zmm26                            ;    72.5         46 t[0] copy
        vpternlogd zmm16, zmm15, zmm15, 0xc3              ;    76.5 p0      46 t[0]
        vpternlogd zmm27, zmm16, zmm30, 0x96              ;    77.5 p5      46 t[0]
        vpternlogd zmm16, zmm21, zmm1, 0x1e               ;    77.5 p0      46 t[0]
        vpternlogd zmm26, zmm21, zmm1, 0x78               ;    77.8 p5      46 t[0]
        vpternlogd zmm26, zmm30, zmm28, 0x96              ;    78.8 p0      46 t[0]
        vmovdqa64 zmm28, zmm18                            ;    70.5         46 t[0] copy
        vpternlogd zmm28, zmm25, zmm5, 0x96               ;    78.8 p5      46 t[0]
        vmovdqa64 zmm30, zmm28                            ;    79.8         46 t[0] copy
        vpternlogd zmm30, zmm15, zmm15, 0xf3              ;    79.8 p0      46 t[0]
        vmovdqu64 [rbp + 8576], zmm7                      ;    63.8 p7+p4   46 t[0] spill
        vpxord zmm7, zmm9, zmm21                          ;    79.8 p5      46 t[0]
        vmovdqu64 [rbp + 8640], zmm6                      ;    66.8 p8+p9   46 t[0] spill
        vmovdqa64 zmm6, zmm27                             ;    78.5         46 t[0] copy
        vmovdqu64 [rbp + 8704], zmm12                     ;    40.5 p7+p4   46 t[0] spill
        vmovdqa64 zmm12, zmm7                             ;    80.8         46 t[0] copy
        vpternlogd zmm12, zmm5, [rbp + 5248], 0x60        ;    80.8 p0+p2   46 t[0]
        vpternlogd zmm16, zmm12, zmm29, 0x96              ;    81.8 p5      46 t[0]
        vpandd zmm6, zmm6, zmm16                          ;    82.8 p0      46 t[0]
        vpternlogd zmm30, zmm29, zmm6, 0x96               ;    83.8 p5      46 t[0]
        vpternlogd zmm26, zmm6, zmm30, 0x78               ;    84.8 p0      46 t[0]
        vpxord zmm27, zmm27, zmm30                        ;    84.8 p5      46 t[0]
        vpternlogd zmm27, zmm26, zmm16, 0x78              ;    85.8 p0      46 t[0]
        vpternlogd zmm16, zmm27, zmm30, 0x78              ;    86.8 p5      46 t[0]
        vpternlogd zmm30, zmm27, zmm26, 0x78              ;    86.8 p0      46 t[0]
        vpternlogd zmm3, zmm16, zmm27, 0x60               ;    87.8 p5      46 t[0]
        vmovdqa64 zmm6, zmm16                             ;    87.8         46 t[0] copy
        vpternlogd zmm6, zmm25, zmm5, 0x60                ;    87.8 p0      46 t[0]
        vpternlogd zmm9, zmm16, zmm27, 0x60               ;    87.8 p5      46 t[0]
        vmovdqa64 zmm12, zmm16                            ;    87.8         46 t[0] copy
        vpternlogd zmm12, zmm30, zmm27, 0x96              ;    87.8 p0      46 t[0]
        vpternlogd zmm26, zmm12, zmm16, 0x1e              ;    88.8 p5      46 t[0]
        vpternlogd zmm9, zmm12, zmm7, 0x78                ;    88.8 p0      46 t[0]
        vmovdqa64 zmm29, zmm6                             ;    88.8         46 t[0] copy
        vpternlogd zmm29, zmm27, zmm22, 0x78              ;    88.8 p5      46 t[0]
        vpternlogd zmm29, zmm21, zmm30, 0x78              ;    89.8 p0      46 t[0]
        vpternlogd zmm5, zmm12, [rbp + 5248], 0x48        ;    88.8 p5+p3   46 t[0]
        vpandd zmm20, zmm20, zmm26                        ;    89.8 p0      46 t[0]
        vpternlogd zmm18, zmm26, zmm30, 0x60              ;    89.8 p5      46 t[0]
        vpternlogd zmm31, zmm26, zmm30, 0x60              ;    90.5 p0      46 t[0]
        vpxord zmm21, zmm27, zmm26                        ;    90.8 p5      46 t[0]
        vpandd zmm8, zmm8, zmm21                          ;    91.8 p0      46 t[0]
        vpternlogd zmm7, zmm29, zmm12, 0x6c               ;    91.8 p5      46 t[0]
        vpternlogd zmm7, zmm20, zmm8, 0x96                ;    92.8 p0      46 t[0]
        vmovdqa64 zmm20, zmm21                            ;    91.8         46 t[0] copy
        vpternlogd zmm20, zmm25, zmm0, 0x90               ;    92.8 p5      46 t[0]
        vpternlogd zmm26, zmm0, zmm31, 0x9a               ;    93.5 p0      46 t[0]
        vpternlogd zmm5, zmm26, zmm20, 0x96               ;    94.5 p5      46 t[0]
        vpternlogd zmm15, zmm21, zmm12, 6                 ;    94.5 p0      46 t[0]
        vpternlogd zmm21, zmm12, zmm28, 0x28              ;    94.8 p5      46 t[0]
        vpternlogd zmm22, zmm9, zmm27, 0x6c               ;    95.5 p0      46 t[0]
        vpternlogd zmm31, zmm30, zmm1, 0x78               ;    95.8 p5      46 t[0]
        vpternlogd zmm22, zmm8, zmm5, 0x96                ;    96.5 p0      46 t[0]
        vpternlogd zmm31, zmm22, zmm7, 0x96               ;    97.5 p5      46 t[0]
        vpternlogd zmm16, zmm24, zmm31, 0x6a              ;    98.5 p0      46 t[0]
        vpternlogd zmm20, zmm9, zmm6, 0x96                ;    97.8 p5      46 t[0]
        vpternlogd zmm20, zmm31, zmm15, 0x96              ;    98.8 p0      46 t[0]
        vpternlogd zmm26, zmm3, zmm16, 0x96               ;    99.5 p5      46 t[0]
        vpternlogd zmm18, zmm29, zmm26, 0x96              ;   100.5 p0      46 t[0]
        vmovdqu64 zmm0, [rbp + 3520]                      ;    46.2 p2      46 t[0] reload
        vmovdqu64 zmm1, [rbp + 3776]                      ;    46.3 p3      46 t[0] reload
        vmovdqu64 zmm3, [rbp + 3712]                      ;    47.2 p2      46 t[0]
        vpternlogd zmm3, zmm1, zmm0, 0x96                 ;    99.8 p5      46 t[0]
        vmovdqu64 zmm8, [rbp + 3456]                      ;    47.3 p3      46 t[0] reload
        vpxord zmm1, zmm1, zmm8                           ;   100.5 p0      46 t[0]
        vpxord zmm8, zmm8, zmm0                           ;   100.8 p5      46 t[0]
        vmovdqu64 zmm12, [rbp + 3840]                     ;    48.2 p2      46 t[0] reload
        vmovdqu64 zmm15, [rbp + 3712]                     ;    48.3 p3      46 t[0]
        vpternlogd zmm15, zmm0, zmm12, 0x96               ;   101.5 p0      46 t[0]
        vmovdqu64 zmm24, [rbp + 3904]                     ;    49.2 p2      46 t[0]
        vpxord zmm24, zmm24, zmm8                         ;   101.8 p5      46 t[0]
        vmovdqu64 zmm28, [rbp + 3648]                     ;    49.3 p3      46 t[0] reload
        vmovdqa64 zmm29, zmm24                            ;   102.8         46 t[0] copy
        vpternlogd zmm29, zmm3, zmm28, 0x96               ;   102.8 p0      46 t[0]
        vmovdqa64 zmm30, zmm28                            ;    55.3         46 t[0] copy
        vpternlogd zmm30, zmm3, zmm0, 0x14                ;   102.8 p5      46 t[0]
        vmovdqu64 zmm31, [rbp + 3584]                     ;    50.2 p2      46 t[0] reload
        vmovdqu64 [rbp + 8768], zmm25                     ;    71.8 p8+p9   46 t[0] spill
        vpxord zmm25, zmm3, zmm31                         ;   103.5 p0      46 t[0]
        vmovdqu64 [rbp + 8832], zmm27                     ;    86.8 p7+p4   46 t[0] spill
        vmovdqa64 zmm27, zmm31                            ;    56.2         46 t[0] copy
        vpternlogd zmm27, zmm3, zmm8, 0xf6                ;   103.8 p5      46 t[0]
        vmovdqa64 zmm31, zmm25                            ;   104.5         46 t[0] copy
        vpternlogd zmm31, zmm24, zmm0, 0x84               ;   104.5 p0      46 t[0]
        vmovdqu64 [rbp + 8896], zmm16                     ;    99.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm16, zmm1                             ;   101.5         46 t[0] copy
        vpternlogd zmm16, zmm0, zmm0, 0xc3                ;   104.8 p5      46 t[0]
        vmovdqu64 [rbp + 8960], zmm7                      ;    93.8 p7+p4   46 t[0] spill
        vmovdqa64 zmm7, zmm25                             ;   104.5         46 t[0] copy
        vpternlogd zmm7, zmm29, zmm8, 0x96                ;   105.5 p0      46 t[0]
        vpord zmm0, zmm29, zmm25                          ;   105.8 p5      46 t[0]
        vpternlogd zmm31, zmm0, zmm27, 0x96               ;   106.8 p0      46 t[0]
        vpternlogd zmm0, zmm16, zmm15, 0x1e               ;   106.8 p5      46 t[0]
        vmovdqu64 [rbp + 9024], zmm13                     ;    53.2 p8+p9   46 t[0] spill
        vpandd zmm13, zmm3, zmm7                          ;   107.5 p0      46 t[0]
        vmovdqu64 [rbp + 9088], zmm19                     ;    53.5 p7+p4   46 t[0] spill
        vmovdqa64 zmm19, zmm15                            ;   102.5         46 t[0] copy
        vpternlogd zmm19, zmm28, zmm3, 0x96               ;   107.8 p5      46 t[0]
        vmovdqu64 [rbp + 9152], zmm18                     ;   101.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm18, zmm30                            ;   103.8         46 t[0] copy
        vpternlogd zmm18, zmm12, zmm12, 0xc3              ;   108.5 p0      46 t[0]
        vpternlogd zmm0, zmm18, zmm13, 0x96               ;   109.5 p5      46 t[0]
        vpternlogd zmm18, zmm19, zmm1, 0x1e               ;   109.5 p0      46 t[0]
        vmovdqu64 [rbp + 9216], zmm21                     ;    95.8 p7+p4   46 t[0] spill
        vmovdqa64 zmm21, zmm15                            ;   102.5         46 t[0] copy
        vpternlogd zmm21, zmm25, zmm8, 0x96               ;   109.8 p5      46 t[0]
        vmovdqu64 [rbp + 9280], zmm6                      ;    88.8 p8+p9   46 t[0] spill
        vpandd zmm6, zmm1, zmm19                          ;   110.5 p0      46 t[0]
        vpternlogd zmm6, zmm27, zmm30, 0x96               ;   111.5 p5      46 t[0]
        vpxord zmm27, zmm7, zmm19                         ;   111.5 p0      46 t[0]
        vmovdqa64 zmm30, zmm21                            ;   110.8         46 t[0] copy
        vpternlogd zmm30, zmm31, zmm12, 0x39              ;   111.8 p5      46 t[0]
        vmovdqa64 zmm12, zmm0                             ;   110.5         46 t[0] copy
        vmovdqu64 [rbp + 9344], zmm9                      ;    89.8 p7+p4   46 t[0] spill
        vmovdqa64 zmm9, zmm27                             ;   112.5         46 t[0] copy
        vpternlogd zmm9, zmm8, [rbp + 3712], 0x60         ;   112.5 p0+p3   46 t[0]
        vpternlogd zmm18, zmm9, zmm31, 0x96               ;   113.5 p5      46 t[0]
        vmovdqa64 zmm9, zmm30                             ;   112.8         46 t[0] copy
        vpternlogd zmm9, zmm18, zmm0, 0x78                ;   114.5 p0      46 t[0]
        vpternlogd zmm30, zmm0, zmm18, 8                  ;   114.5 p5      46 t[0]
        vpternlogd zmm6, zmm30, zmm13, 0x96               ;   115.5 p0      46 t[0]
        vpxord zmm12, zmm12, zmm9                         ;   115.5 p5      46 t[0]
        vpternlogd zmm12, zmm6, zmm18, 0x78               ;   116.5 p0      46 t[0]
        vpternlogd zmm18, zmm12, zmm9, 0x78               ;   117.5 p5      46 t[0]
        vpternlogd zmm9, zmm12, zmm6, 0x78                ;   117.5 p0      46 t[0]
        vmovdqa64 zmm0, zmm18                             ;   118.5         46 t[0] copy
        vpternlogd zmm0, zmm25, zmm8, 0x60                ;   118.5 p5      46 t[0]
        vpternlogd zmm7, zmm18, zmm12, 0x60               ;   118.5 p0      46 t[0]
        vmovdqa64 zmm13, zmm18                            ;   118.5         46 t[0] copy
        vpternlogd zmm13, zmm12, zmm3, 0x28               ;   118.5 p5      46 t[0]
        vmovdqa64 zmm30, zmm18                            ;   118.5         46 t[0] copy
        vpternlogd zmm30, zmm9, zmm12, 0x96               ;   118.5 p0      46 t[0]
        vpternlogd zmm6, zmm30, zmm18, 0x1e               ;   119.5 p5      46 t[0]
        vpternlogd zmm7, zmm30, zmm27, 0x78               ;   119.5 p0      46 t[0]
        vpternlogd zmm28, zmm3, zmm6, 0x28                ;   120.5 p5      46 t[0]
        vmovdqa64 zmm3, zmm0                              ;   119.5         46 t[0] copy
        vpternlogd zmm3, zmm12, zmm29, 0x78               ;   120.5 p0      46 t[0]
        vpternlogd zmm3, zmm19, zmm9, 0x78                ;   121.5 p5      46 t[0]
        vpternlogd zmm8, zmm30, [rbp + 3712], 0x48        ;   121.5 p0+p2   46 t[0]
        vpternlogd zmm15, zmm6, zmm9, 0x60                ;   121.8 p5      46 t[0]
        vpternlogd zmm16, zmm6, zmm9, 0x60                ;   122.5 p0      46 t[0]
        vpxord zmm19, zmm12, zmm6                         ;   122.8 p5      46 t[0]
        vpandd zmm24, zmm24, zmm19                        ;   123.8 p0      46 t[0]
        vpternlogd zmm27, zmm3, zmm30, 0x6c               ;   123.8 p5      46 t[0]
        vpternlogd zmm27, zmm28, zmm24, 0x96              ;   124.8 p0      46 t[0]
        vmovdqu64 zmm28, [rbp + 3520]                     ;    60.8 p3      46 t[0] reload
        vmovdqa64 zmm31, zmm19                            ;   123.8         46 t[0] copy
        vpternlogd zmm31, zmm25, zmm28, 0x90              ;   124.8 p5      46 t[0]
        vpternlogd zmm6, zmm28, zmm16, 0x9a               ;   125.5 p0      46 t[0]
        vpternlogd zmm8, zmm6, zmm31, 0x96                ;   126.5 p5      46 t[0]
        vpternlogd zmm16, zmm9, zmm1, 0x78                ;   126.5 p0      46 t[0]
        vpternlogd zmm21, zmm19, zmm30, 0x60              ;   126.8 p5      46 t[0]
        vpternlogd zmm19, zmm30, [rbp + 3840], 0x14       ;   127.5 p0+p2   46 t[0]
        vpternlogd zmm29, zmm7, zmm12, 0x6c               ;   127.8 p5      46 t[0]
        vpternlogd zmm29, zmm24, zmm8, 0x96               ;   128.8 p0      46 t[0]
        vpternlogd zmm16, zmm29, zmm27, 0x96              ;   129.8 p5      46 t[0]
        vpternlogd zmm31, zmm7, zmm0, 0x96                ;   129.5 p0      46 t[0]
        vpternlogd zmm31, zmm19, zmm16, 0x96              ;   130.8 p5      46 t[0]
        vpternlogd zmm16, zmm18, [rbp + 3584], 0x78       ;   130.8 p0+p3   46 t[0]
        vpternlogd zmm6, zmm13, zmm16, 0x96               ;   131.8 p5      46 t[0]
        vpternlogd zmm21, zmm7, zmm0, 0x96                ;   131.5 p0      65 t[0]
        vpternlogd zmm15, zmm3, zmm6, 0x96                ;   132.8 p5      46 t[0]
        vpternlogd zmm21, zmm15, zmm11, 0x96              ;   133.8 p0      65 t[0]
        vpternlogd zmm4, zmm8, zmm23, 0x96                ;   132.8 p5      65 t[0]
        vmovdqu64 zmm0, [rbp + 9344]                      ;    89.8 p2      46 t[0] reload
        vmovdqu64 zmm1, [rbp + 9216]                      ;    95.8 p3      65 t[0]
        vpternlogd zmm1, zmm0, [rbp + 9280], 0x96         ;   133.5 p0+p2   65 t[0]
        vpternlogd zmm26, zmm6, zmm14, 0x96               ;   133.8 p5      65 t[0]
        vmovdqu64 zmm0, [rbp + 9024]                      ;    65.5 p3      46 t[0] reload
        vmovdqu64 zmm3, [rbp + 9088]                      ;    66.3 p2      65 t[0]
        vpternlogd zmm3, zmm0, [rbp + 8704], 0x96         ;   134.5 p0+p3   65 t[0]
        vpxord zmm10, zmm10, zmm26                        ;   134.8 p5      65 t[0]
        vmovdqa64 zmm0, zmm10                             ;   135.8         65 t[0] copy
        vpternlogd zmm0, zmm20, zmm22, 0x96               ;   135.8 p0      65 t[0]
        vpternlogd zmm17, zmm0, zmm2, 0x96                ;   136.8 p5      65 t[0]
        vpternlogd zmm0, zmm29, zmm31, 0x96               ;   136.8 p0      65 t[0]
        vpternlogd zmm5, zmm17, zmm8, 0x96                ;   137.8 p5      65 t[0]
        vmovdqa64 zmm7, zmm17                             ;   137.8         65 t[0] copy
        vpternlogd zmm7, zmm4, zmm8, 0x96                 ;   137.8 p0      65 t[0]
        vpxord zmm9, zmm21, zmm5                          ;   138.8 p5      65 t[0]
        vmovdqu64 zmm13, [rbp + 9152]                     ;   101.5 p2      46 t[0] reload
        vpternlogd zmm1, zmm7, zmm13, 0x96                ;   138.8 p0      65 t[0]
        vmovdqa64 zmm18, zmm3                             ;   135.5         65 t[0] copy
        vpternlogd zmm18, zmm1, zmm9, 0x96                ;   139.8 p5      65 t[0]
        vmovdqu64 zmm19, [rbp + 8640]                     ;    68.0 p3      65 t[0]
        vpternlogd zmm19, zmm0, [rbp + 8576], 0x96        ;   139.5 p0+p2   65 t[0]
        vpternlogd zmm22, zmm19, zmm20, 0x96              ;   140.5 p5      65 t[0]
        vpternlogd zmm8, zmm23, zmm22, 0x96               ;   141.5 p0      65 t[0]
        vpternlogd zmm11, zmm8, zmm18, 0x96               ;   142.5 p5      65 t[0]
        vpxord zmm23, zmm7, zmm11                         ;   143.5 p0      65 t[0]
        vpternlogd zmm20, zmm18, zmm2, 0x96               ;   141.8 p5      65 t[0]
        vpternlogd zmm18, zmm2, [rbp + 8640], 0x96        ;   142.5 p0+p3   65 t[0]
        vmovdqa64 zmm24, zmm18                            ;   143.5         65 t[0] copy
        vpternlogd zmm24, zmm8, zmm9, 0x96                ;   143.5 p5      65 t[0]
        vpternlogd zmm2, zmm18, zmm31, 0x96               ;   143.5 p0      65 t[0]
        vmovdqu64 zmm28, [rbp + 9088]                     ;    70.2 p2      46 t[0] reload
        vpternlogd zmm13, zmm20, zmm28, 0x96              ;   143.8 p5      65 t[0]
        vmovdqa64 zmm29, zmm20                            ;   142.8         65 t[0] copy
        vpternlogd zmm29, zmm28, [rbp + 8512], 0x96       ;   144.5 p0+p3   65 t[0]
        vpternlogd zmm28, zmm13, zmm15, 0x96              ;   144.8 p5      65 t[0]
        vmovdqa64 zmm30, zmm23                            ;   144.5         65 t[0] copy
        vpternlogd zmm30, zmm1, zmm21, 0x96               ;   145.5 p0      65 t[0]
        vpternlogd zmm30, zmm18, zmm31, 0x96              ;   146.5 p5      65 t[0]
        vpternlogd zmm15, zmm13, zmm24, 0x96              ;   146.5 p0      65 t[0]
        vpxord zmm13, zmm13, zmm2                         ;   146.8 p5      65 t[0]
        vpternlogd zmm24, zmm30, zmm20, 0x96              ;   147.5 p0      65 t[0]
        vpxord zmm18, zmm5, zmm28                         ;   147.8 p5      65 t[0]
        vmovdqa64 zmm31, zmm13                            ;   147.8         65 t[0] copy
        vpternlogd zmm31, zmm15, zmm29, 0x96              ;   148.5 p0      65 t[0]
        vpternlogd zmm16, zmm12, zmm25, 0x78              ;   148.8 p5      65 t[0]
        vmovdqu64 zmm12, [rbp + 8960]                     ;    93.8 p2      46 t[0] reload
        vpternlogd zmm13, zmm27, zmm12, 0x96              ;   149.5 p0      65 t[0]
        vpternlogd zmm27, zmm18, [rbp + 8448], 0x96       ;   149.8 p5+p3   65 t[0]
        vmovdqa64 zmm25, zmm13                            ;   150.5         65 t[0] copy
        vpternlogd zmm25, zmm8, zmm5, 0x96                ;   150.5 p0      65 t[0]
        vpternlogd zmm25, zmm27, [rbp + 8192], 0x96       ;   151.5 p5+p2   65 t[0]
        vmovdqu64 [rbp + 8448], zmm28                     ;   145.8 p8+p9   65 t[0] spill
        vmovdqa64 zmm28, zmm27                            ;   150.8         65 t[0] copy
        vpternlogd zmm28, zmm29, zmm7, 0x96               ;   151.5 p0      65 t[0]
        vpternlogd zmm18, zmm12, zmm28, 0x96              ;   152.5 p5      65 t[0]
        mov r8, qword [rbp + 14296]                       ;    74.8 p10     65 t[0].0 reload
        vpternlogd zmm1, zmm21, [r8 + 512]{1to16}, 0x96   ;   152.5 p0+p3   65 t[0]
        vmovdqu64 zmm12, [rbp + 8832]                     ;    86.8 p2      46 t[0] reload
        vmovdqu64 zmm21, [rbp + 8896]                     ;    99.5 p3      65 t[0]
        vpternlogd zmm21, zmm12, [rbp + 8768], 0x78       ;   152.8 p5+p2   65 t[0]
        vpternlogd zmm21, zmm13, zmm8, 0x96               ;   153.8 p0      65 t[0]
        vmovdqa64 zmm12, zmm21                            ;   154.8         65 t[0] copy
        vpternlogd zmm20, zmm30, [r8 + 516]{1to16}, 0x96  ;   153.8 p5+p3   65 t[0]
        vpxord zmm11, zmm11, [r8 + 544]{1to16}            ;   154.5 p0+p2   65 t[0]
        vpternlogd zmm28, zmm25, [r8 + 556]{1to16}, 0x96  ;   154.8 p5+p3   65 t[0]
        vpternlogd zmm3, zmm9, [r8 + 576]{1to16}, 0x96    ;   155.5 p0+p2   65 t[0]
        vpxord zmm30, zmm30, [r8 + 580]{1to16}            ;   155.8 p5+p3   65 t[0]
        vpternlogd zmm23, zmm9, [r8 + 608]{1to16}, 0x96   ;   156.5 p0+p2   65 t[0]
        vpbroadcastd zmm9, [r8 + 524]                     ;    79.8 p10     65 t[0]
        vpxord zmm9, zmm9, zmm18                          ;   156.8 p5      65 t[0]
        vpternlogd zmm2, zmm24, [r8 + 612]{1to16}, 0x96   ;   157.5 p0+p3   65 t[0]
        vpxord zmm24, zmm24, [r8 + 548]{1to16}            ;   157.8 p5+p2   65 t[0]
        vmovdqu64 [rbp + 8768], zmm2                      ;   158.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm2, zmm15                             ;   147.5         65 t[0] copy
        vpternlogd zmm2, zmm29, [r8 + 520]{1to16}, 0x96   ;   158.5 p0+p3   65 t[0]
        vpxord zmm15, zmm15, [r8 + 552]{1to16}            ;   158.8 p5+p2   65 t[0]
        vmovdqu64 [rbp + 8832], zmm23                     ;   157.5 p8+p9   65 t[0] spill
        vpbroadcastd zmm23, [r8 + 532]                    ;    79.8 p10     65 t[0]
        vmovdqu64 [rbp + 8896], zmm30                     ;   156.8 p7+p4   65 t[0] spill
        vpbroadcastd zmm30, [r8 + 540]                    ;    80.8 p10     65 t[0]
        vmovdqu64 [rbp + 8960], zmm3                      ;   156.5 p8+p9   65 t[0] spill
        vpbroadcastd zmm3, [r8 + 564]                     ;    81.8 p10     65 t[0]
        vmovdqu64 [rbp + 9088], zmm28                     ;   155.8 p7+p4   65 t[0] spill
        vpbroadcastd zmm28, [r8 + 584]                    ;    82.0 p3      65 t[0]
        vpxord zmm28, zmm28, zmm31                        ;   159.5 p0      65 t[0]
        vmovdqu64 [rbp + 8512], zmm28                     ;   160.5 p8+p9   65 t[0] spill
        vpbroadcastd zmm28, [r8 + 592]                    ;    82.3 p2      65 t[0]
        vmovdqu64 [rbp + 9152], zmm15                     ;   159.8 p7+p4   65 t[0] spill
        vpbroadcastd zmm15, [r8 + 600]                    ;    82.8 p10     65 t[0]
        vmovdqu64 [rbp + 8640], zmm24                     ;   158.8 p8+p9   65 t[0] spill
        vpbroadcastd zmm24, [r8 + 604]                    ;    83.0 p3      65 t[0]
        vmovdqu64 [rbp + 8576], zmm11                     ;   155.5 p7+p4   65 t[0] spill
        vpbroadcastd zmm11, [r8 + 620]                    ;    83.3 p2      65 t[0]
        vpxord zmm11, zmm11, zmm25                        ;   159.8 p5      65 t[0]
        vmovdqu64 [rbp + 8704], zmm11                     ;   160.8 p8+p9   65 t[0] spill
        vpbroadcastd zmm11, [r8 + 624]                    ;    83.8 p10     65 t[0]
        vmovdqu64 [rbp + 64], zmm9                        ;   157.8 p7+p4   65 t[0] spill
        vmovdqu64 zmm9, [rbp + 8448]                      ;   145.8 p3      65 t[0] reload
        vpternlogd zmm31, zmm9, [r8 + 616]{1to16}, 0x96   ;   160.5 p0+p2   65 t[0]
        vpbroadcastd zmm9, [r8 + 628]                     ;    84.8 p10     65 t[0]
        vmovdqu64 [rbp + 8448], zmm31                     ;   161.5 p8+p9   65 t[0] spill
        vpbroadcastd zmm31, [r8 + 632]                    ;    85.0 p3      65 t[0]
        vmovdqu64 [rbp + 0], zmm2                         ;   159.5 p7+p4   65 t[0] spill
        vmovdqu64 zmm2, [rbp + 8320]                      ;    85.3 p2      46 t[0] reload
        vmovdqu64 [rbp - 64], zmm20                       ;   154.8 p8+p9   65 t[0] spill
        vmovdqu64 zmm20, [rbp + 8384]                     ;    86.0 p3      65 t[0]
        vpternlogd zmm20, zmm2, [rbp + 8256], 0x78        ;   160.8 p5+p2   65 t[0]
        vpternlogd zmm20, zmm13, zmm21, 0x96              ;   161.8 p0      65 t[0]
        vpternlogd zmm29, zmm20, zmm27, 0x96              ;   162.8 p5      65 t[0]
        vpternlogd zmm10, zmm29, zmm14, 0x96              ;   163.8 p0      65 t[0]
        vmovdqu64 zmm2, [rbp + 8128]                      ;    87.0 p3      46 t[0] reload
        vpternlogd zmm20, zmm2, [rbp + 8064], 0x96        ;   162.8 p5+p2   65 t[0]
        vpternlogd zmm18, zmm25, zmm20, 0x96              ;   163.8 p0      65 t[0]
        vpternlogd zmm26, zmm18, zmm21, 0x96              ;   164.8 p5      65 t[0]
        vpternlogd zmm16, zmm20, zmm8, 0x96               ;   164.5 p0      65 t[0]
        vpxord zmm12, zmm12, zmm16                        ;   165.5 p5      65 t[0]
        vpternlogd zmm16, zmm6, zmm14, 0x96               ;   165.5 p0      65 t[0]
        vpternlogd zmm14, zmm26, zmm29, 0x96              ;   165.8 p5      65 t[0]
        vpternlogd zmm4, zmm16, zmm0, 0x96                ;   166.5 p0      65 t[0]
        vpxord zmm2, zmm10, zmm16                         ;   166.8 p5      65 t[0]
        vpternlogd zmm17, zmm14, zmm19, 0x96              ;   167.5 p0      65 t[0]
        vpternlogd zmm8, zmm4, zmm5, 0x96                 ;   167.8 p5      65 t[0]
        vpternlogd zmm16, zmm0, zmm17, 0x96               ;   168.5 p0      65 t[0]
        vpternlogd zmm21, zmm18, [r8 + 528]{1to16}, 0x96  ;   168.8 p5+p3   65 t[0]
        vpxord zmm23, zmm23, zmm26                        ;   169.5 p0      65 t[0]
        vpternlogd zmm21, zmm12, zmm29, 0x96              ;   169.8 p5      65 t[0]
        vpternlogd zmm19, zmm14, [r8 + 536]{1to16}, 0x96  ;   170.5 p0+p2   65 t[0]
        vpxord zmm30, zmm30, zmm8                         ;   170.8 p5      65 t[0]
        vpxord zmm3, zmm3, zmm10                          ;   171.5 p0      65 t[0]
        vpternlogd zmm29, zmm12, [r8 + 560]{1to16}, 0x96  ;   171.8 p5+p3   65 t[0]
        vpternlogd zmm8, zmm7, [r8 + 572]{1to16}, 0x96    ;   172.5 p0+p2   65 t[0]
        vpternlogd zmm22, zmm16, [r8 + 568]{1to16}, 0x96  ;   172.8 p5+p3   65 t[0]
        vmovdqu64 zmm0, [rbp + 8192]                      ;    90.7 p2      46 t[0] reload
        vpternlogd zmm27, zmm0, [r8 + 588]{1to16}, 0x96   ;   173.5 p0+p3   65 t[0]
        vpxord zmm28, zmm28, zmm12                        ;   173.8 p5      65 t[0]
        vpternlogd zmm14, zmm2, [r8 + 596]{1to16}, 0x96   ;   174.5 p0+p2   65 t[0]
        vpxord zmm15, zmm15, zmm17                        ;   174.8 p5      65 t[0]
        vpxord zmm24, zmm24, zmm4                         ;   175.5 p0      65 t[0]
        vpxord zmm11, zmm11, zmm18                        ;   175.8 p5      65 t[0]
        vpxord zmm9, zmm9, zmm2                           ;   176.5 p0      65 t[0]
        vmovdqu64 zmm0, [rbp + 1984]                      ;    92.3 p3      46 t[1] reload
        vmovdqu64 zmm2, [rbp + 2240]                      ;    92.7 p2      46 t[1] reload
        vmovdqu64 zmm6, [rbp + 2176]                      ;    93.3 p3      46 t[1]
        vpternlogd zmm6, zmm2, zmm0, 0x96                 ;   176.8 p5      46 t[1]
        vpxord zmm31, zmm31, zmm16                        ;   177.5 p0      65 t[0]
        vpternlogd zmm4, zmm5, [r8 + 636]{1to16}, 0x96    ;   177.8 p5+p2   65 t[0]
        vmovdqu64 zmm5, [rbp + 1920]                      ;    94.3 p3      46 t[1] reload
        vpxord zmm2, zmm2, zmm5                           ;   178.5 p0      46 t[1]
        vpxord zmm5, zmm5, zmm0                           ;   178.8 p5      46 t[1]
        vmovdqu64 zmm7, [rbp + 2304]                      ;    94.7 p2      46 t[1] reload
        vmovdqu64 zmm10, [rbp + 2176]                     ;    95.3 p3      46 t[1]
        vpternlogd zmm10, zmm0, zmm7, 0x96                ;   179.5 p0      46 t[1]
        vmovdqu64 zmm12, [rbp + 2368]                     ;    95.7 p2      46 t[1]
        vmovdqu64 zmm13, [rbp + 2048]                     ;    96.3 p3      46 t[1]
        vpxord zmm12, zmm12, zmm5                         ;   179.8 p5      46 t[1]
        vmovdqu64 zmm16, [rbp + 2048]                     ;    96.7 p2      46 t[1]
        vpxord zmm13, zmm13, zmm6                         ;   180.5 p0      46 t[1]
        vmovdqu64 zmm17, [rbp + 2112]                     ;    97.3 p3      46 t[1] reload
        vmovdqa64 zmm18, zmm12                            ;   180.8         46 t[1] copy
        vpternlogd zmm18, zmm6, zmm17, 0x96               ;   180.8 p5      46 t[1]
        vpxord zmm20, zmm5, zmm13                         ;   181.5 p0      46 t[1]
        vmovdqa64 zmm25, zmm17                            ;   103.3         46 t[1] copy
        vpternlogd zmm25, zmm6, zmm0, 0x14                ;   181.8 p5      46 t[1]
        vpord zmm16, zmm16, zmm20                         ;   182.5 p0      46 t[1]
        vmovdqa64 zmm26, zmm13                            ;   181.5         46 t[1] copy
        vpternlogd zmm26, zmm12, zmm0, 0x84               ;   182.8 p5      46 t[1]
        vmovdqu64 [rbp + 8192], zmm4                      ;   178.8 p7+p4   65 t[0] spill
        vmovdqa64 zmm4, zmm2                              ;   179.5         46 t[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   183.5 p0      46 t[1]
        vmovdqu64 [rbp + 8064], zmm31                     ;   178.5 p8+p9   65 t[0] spill
        vpxord zmm31, zmm18, zmm20                        ;   183.8 p5      46 t[1]
        vmovdqu64 [rbp + 8128], zmm9                      ;   177.5 p7+p4   65 t[0] spill
        vpord zmm9, zmm18, zmm13                          ;   184.5 p0      46 t[1]
        vpternlogd zmm26, zmm9, zmm16, 0x96               ;   185.5 p5      46 t[1]
        vpternlogd zmm9, zmm4, zmm10, 0x1e                ;   185.5 p0      46 t[1]
        vmovdqu64 [rbp + 8256], zmm11                     ;   176.8 p8+p9   65 t[0] spill
        vpandd zmm11, zmm6, zmm31                         ;   185.8 p5      46 t[1]
        vmovdqu64 [rbp + 8320], zmm24                     ;   176.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm24, zmm10                            ;   180.5         46 t[1] copy
        vpternlogd zmm24, zmm17, zmm6, 0x96               ;   186.5 p0      46 t[1]
        vmovdqu64 [rbp + 8384], zmm15                     ;   175.8 p8+p9   65 t[0] spill
        vmovdqa64 zmm15, zmm25                            ;   182.8         46 t[1] copy
        vpternlogd zmm15, zmm7, zmm7, 0xc3                ;   186.8 p5      46 t[1]
        vpternlogd zmm9, zmm15, zmm11, 0x96               ;   187.8 p0      46 t[1]
        vpternlogd zmm15, zmm24, zmm2, 0x1e               ;   187.8 p5      46 t[1]
        vpternlogd zmm25, zmm24, zmm2, 0x78               ;   188.5 p0      46 t[1]
        vpternlogd zmm25, zmm11, zmm16, 0x96              ;   189.5 p5      46 t[1]
        vpxord zmm11, zmm10, zmm20                        ;   189.5 p0      46 t[1]
        vmovdqa64 zmm16, zmm11                            ;   190.5         46 t[1] copy
        vpternlogd zmm16, zmm7, zmm7, 0xf3                ;   190.5 p5      46 t[1]
        vmovdqu64 [rbp + 9216], zmm14                     ;   175.5 p7+p4   65 t[0] spill
        vpxord zmm14, zmm31, zmm24                        ;   190.5 p0      46 t[1]
        vmovdqu64 [rbp + 9408], zmm28                     ;   174.8 p8+p9   65 t[0] spill
        vmovdqa64 zmm28, zmm9                             ;   188.8         46 t[1] copy
        vmovdqu64 [rbp + 9472], zmm27                     ;   174.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm27, zmm13                            ;   181.5         46 t[1] copy
        vmovdqu64 [rbp + 9536], zmm8                      ;   173.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm8, zmm14                             ;   191.5         46 t[1] copy
        vpternlogd zmm8, zmm5, [rbp + 2176], 0x60         ;   191.5 p5+p2   46 t[1]
        vpternlogd zmm15, zmm8, zmm26, 0x96               ;   192.5 p0      46 t[1]
        vpandd zmm28, zmm28, zmm15                        ;   193.5 p5      46 t[1]
        vpternlogd zmm16, zmm26, zmm28, 0x96              ;   194.5 p0      46 t[1]
        vpternlogd zmm25, zmm28, zmm16, 0x78              ;   195.5 p5      46 t[1]
        vpxord zmm9, zmm9, zmm16                          ;   195.5 p0      46 t[1]
        vpternlogd zmm9, zmm25, zmm15, 0x78               ;   196.5 p5      46 t[1]
        vpternlogd zmm15, zmm9, zmm16, 0x78               ;   197.5 p0      46 t[1]
        vpternlogd zmm16, zmm9, zmm25, 0x78               ;   197.5 p5      46 t[1]
        vpandd zmm18, zmm18, zmm9                         ;   197.5 p0      46 t[1]
        vpternlogd zmm31, zmm15, zmm9, 0x60               ;   198.5 p5      46 t[1]
        vmovdqa64 zmm8, zmm15                             ;   198.5         46 t[1] copy
        vpternlogd zmm8, zmm9, zmm6, 0x28                 ;   198.5 p0      46 t[1]
        vpandd zmm27, zmm27, zmm9                         ;   197.5 p5      46 t[1]
        vmovdqa64 zmm26, zmm15                            ;   198.5         46 t[1] copy
        vpternlogd zmm26, zmm16, zmm9, 0x96               ;   198.5 p0      46 t[1]
        vpternlogd zmm25, zmm26, zmm15, 0x1e              ;   199.5 p5      46 t[1]
        vpternlogd zmm31, zmm26, zmm14, 0x78              ;   199.5 p0      46 t[1]
        vpternlogd zmm17, zmm6, zmm25, 0x28               ;   200.5 p5      46 t[1]
        vmovdqa64 zmm6, zmm18                             ;   198.5         46 t[1] copy
        vpternlogd zmm6, zmm15, zmm20, 0x78               ;   199.5 p0      46 t[1]
        vpternlogd zmm6, zmm24, zmm16, 0x78               ;   200.5 p5      46 t[1]
        vpternlogd zmm5, zmm26, [rbp + 2176], 0x48        ;   200.5 p0+p3   46 t[1]
        vpxord zmm9, zmm9, zmm25                          ;   200.8 p5      46 t[1]
        vpternlogd zmm10, zmm25, zmm16, 0x60              ;   201.5 p0      46 t[1]
        vpternlogd zmm4, zmm25, zmm16, 0x60               ;   201.8 p5      46 t[1]
        vpandd zmm12, zmm12, zmm9                         ;   202.5 p0      46 t[1]
        vpternlogd zmm13, zmm9, zmm0, 0x84                ;   202.8 p5      46 t[1]
        vpternlogd zmm14, zmm6, zmm26, 0x6c               ;   203.5 p0      46 t[1]
        vpternlogd zmm14, zmm17, zmm12, 0x96              ;   204.5 p5      46 t[1]
        vpternlogd zmm25, zmm0, zmm4, 0x9a                ;   204.5 p0      46 t[1]
        vpternlogd zmm5, zmm25, zmm13, 0x96               ;   205.5 p5      46 t[1]
        vpternlogd zmm7, zmm9, zmm26, 6                   ;   205.5 p0      46 t[1]
        vpternlogd zmm9, zmm26, zmm11, 0x28               ;   205.8 p5      46 t[1]
        vpxord zmm18, zmm18, zmm31                        ;   206.5 p0      46 t[1]
        vpternlogd zmm31, zmm20, zmm15, 0x78              ;   206.8 p5      46 t[1]
        vpternlogd zmm4, zmm16, zmm2, 0x78                ;   207.5 p0      46 t[1]
        vpternlogd zmm18, zmm12, zmm5, 0x96               ;   207.8 p5      46 t[1]
        vmovdqu64 zmm0, [rbp + 448]                       ;   108.5 p2      46 t[1] reload
        vmovdqu64 zmm2, [rbp + 704]                       ;   108.7 p3      46 t[1] reload
        vmovdqu64 zmm11, [rbp + 640]                      ;   109.5 p2      46 t[1]
        vpternlogd zmm11, zmm2, zmm0, 0x96                ;   208.5 p0      46 t[1]
        vmovdqu64 zmm12, [rbp + 384]                      ;   109.7 p3      46 t[1] reload
        vmovdqu64 zmm16, [rbp + 832]                      ;   110.5 p2      46 t[1]
        vpternlogd zmm16, zmm0, zmm12, 0x96               ;   208.8 p5      46 t[1]
        vmovdqu64 zmm17, [rbp + 640]                      ;   110.7 p3      46 t[1] reload
        vmovdqa64 zmm20, zmm0                             ;   114.5         46 t[1] copy
        vpternlogd zmm20, zmm12, zmm17, 0x96              ;   209.5 p0      46 t[1]
        vpxord zmm2, zmm2, zmm12                          ;   209.8 p5      46 t[1]
        vpternlogd zmm4, zmm18, zmm14, 0x96               ;   210.5 p0      46 t[1]
        vpxord zmm13, zmm13, zmm31                        ;   210.8 p5      46 t[1]
        vpternlogd zmm13, zmm7, zmm4, 0x96                ;   211.8 p0      46 t[1]
        vpternlogd zmm4, zmm15, [rbp + 2048], 0x78        ;   211.8 p5+p2   46 t[1]
        vmovdqu64 zmm7, [rbp + 768]                       ;   111.7 p3      46 t[1] reload
        vpternlogd zmm17, zmm0, zmm7, 0x96                ;   212.5 p0      46 t[1]
        vpternlogd zmm25, zmm8, zmm4, 0x96                ;   212.8 p5      46 t[1]
        vpternlogd zmm10, zmm6, zmm25, 0x96               ;   213.8 p0      46 t[1]
        vmovdqu64 zmm6, [rbp + 576]                       ;   112.5 p2      46 t[1]
        vmovdqu64 zmm8, [rbp + 512]                       ;   112.7 p3      46 t[1]
        vmovdqu64 zmm15, [rbp + 512]                      ;   113.5 p2      46 t[1]
        vpxord zmm6, zmm6, zmm11                          ;   213.8 p5      46 t[1]
        vpxord zmm8, zmm8, zmm11                          ;   214.5 p0      46 t[1]
        vpternlogd zmm12, zmm8, zmm0, 0x96                ;   215.5 p5      46 t[1]
        vpandnd zmm24, zmm0, zmm6                         ;   215.5 p0      46 t[1]
        vpord zmm15, zmm15, zmm12                         ;   216.5 p5      46 t[1]
        vmovdqa64 zmm26, zmm2                             ;   210.8         46 t[1] copy
        vpternlogd zmm26, zmm0, zmm0, 0xc3                ;   216.5 p0      46 t[1]
        vmovdqa64 zmm28, zmm8                             ;   215.5         46 t[1] copy
        vpternlogd zmm28, zmm16, zmm0, 0x84               ;   216.8 p5      46 t[1]
        vmovdqu64 [rbp + 768], zmm22                      ;   173.8 p7+p4   65 t[0] spill
        vmovdqa64 zmm22, zmm12                            ;   216.5         46 t[1] copy
        vpternlogd zmm22, zmm6, zmm16, 0x96               ;   217.5 p0      46 t[1]
        vmovdqu64 [rbp + 704], zmm3                       ;   172.5 p8+p9   65 t[0] spill
        vpandd zmm3, zmm11, zmm22                         ;   218.5 p5      46 t[1]
        vmovdqu64 [rbp + 640], zmm29                      ;   172.8 p7+p4   65 t[0] spill
        vmovdqa64 zmm29, zmm8                             ;   215.5         46 t[1] copy
        vpternlogd zmm29, zmm6, zmm16, 0xf6               ;   218.5 p0      46 t[1]
        vpternlogd zmm28, zmm29, zmm15, 0x96              ;   219.5 p5      46 t[1]
        vpternlogd zmm29, zmm26, zmm17, 0x1e              ;   219.5 p0      46 t[1]
        vmovdqu64 [rbp + 320], zmm30                      ;   171.8 p8+p9   65 t[0] spill
        vpxord zmm30, zmm17, zmm6                         ;   219.8 p5      46 t[1]
        vmovdqu64 [rbp + 256], zmm19                      ;   171.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm19, zmm24                            ;   216.5         46 t[1] copy
        vpternlogd zmm19, zmm7, zmm7, 0xc3                ;   220.5 p0      46 t[1]
        vpternlogd zmm29, zmm19, zmm3, 0x96               ;   221.5 p5      46 t[1]
        vpternlogd zmm19, zmm30, zmm2, 0x1e               ;   221.5 p0      46 t[1]
        vpternlogd zmm24, zmm30, zmm2, 0x78               ;   221.8 p5      46 t[1]
        vpternlogd zmm24, zmm3, zmm15, 0x96               ;   222.8 p0      46 t[1]
        vpxord zmm3, zmm17, zmm12                         ;   222.8 p5      46 t[1]
        vmovdqa64 zmm15, zmm30                            ;   220.8         46 t[1] copy
        vpternlogd zmm15, zmm22, zmm20, 0x28              ;   223.5 p0      46 t[1]
        vpternlogd zmm19, zmm15, zmm28, 0x96              ;   224.5 p5      46 t[1]
        vpternlogd zmm28, zmm3, zmm7, 0x2d                ;   224.5 p0      46 t[1]
        vpandd zmm15, zmm29, zmm19                        ;   225.5 p5      46 t[1]
        vpternlogd zmm24, zmm28, zmm15, 0xd2              ;   226.5 p0      46 t[1]
        vpxord zmm28, zmm28, zmm15                        ;   226.5 p5      46 t[1]
        vpxord zmm29, zmm29, zmm28                        ;   227.5 p0      46 t[1]
        vpternlogd zmm29, zmm24, zmm19, 0x78              ;   228.5 p5      46 t[1]
        vpternlogd zmm19, zmm29, zmm28, 0x78              ;   229.5 p0      46 t[1]
        vpternlogd zmm28, zmm29, zmm24, 0x78              ;   229.5 p5      46 t[1]
        vmovdqa64 zmm15, zmm29                            ;   229.5         46 t[1] copy
        vpternlogd zmm15, zmm6, zmm16, 0x60               ;   229.5 p0      46 t[1]
        vmovdqu64 [rbp + 192], zmm23                      ;   170.5 p8+p9   65 t[0] spill
        vpxord zmm23, zmm29, zmm19                        ;   230.5 p5      46 t[1]
        vpandd zmm11, zmm11, zmm23                        ;   231.5 p0      46 t[1]
        vmovdqu64 [rbp + 128], zmm21                      ;   170.8 p7+p4   65 t[0] spill
        vpxord zmm21, zmm23, zmm28                        ;   231.5 p5      46 t[1]
        vpternlogd zmm24, zmm21, zmm19, 0x1e              ;   232.5 p0      46 t[1]
        vpandd zmm20, zmm20, zmm21                        ;   232.5 p5      46 t[1]
        vpandd zmm6, zmm6, zmm24                          ;   233.5 p0      46 t[1]
        vpternlogd zmm17, zmm24, zmm28, 0x60              ;   233.5 p5      46 t[1]
        vpternlogd zmm26, zmm24, zmm28, 0x60              ;   233.5 p0      46 t[1]
        vpternlogd zmm2, zmm26, zmm28, 0x6c               ;   234.5 p5      46 t[1]
        vpternlogd zmm26, zmm24, zmm0, 0xb4               ;   234.5 p0      46 t[1]
        vpxord zmm24, zmm24, zmm29                        ;   233.8 p5      46 t[1]
        vpandd zmm16, zmm16, zmm24                        ;   234.8 p0      46 t[1]
        vpternlogd zmm0, zmm24, zmm8, 0x84                ;   234.8 p5      46 t[1]
        vpternlogd zmm20, zmm26, zmm0, 0x96               ;   235.8 p0      46 t[1]
        vpternlogd zmm7, zmm24, zmm21, 6                  ;   235.8 p5      46 t[1]
        vpternlogd zmm24, zmm3, zmm21, 0x48               ;   236.5 p0      46 t[1]
        vpternlogd zmm21, zmm30, zmm22, 0x60              ;   236.8 p5      46 t[1]
        vpternlogd zmm23, zmm22, zmm21, 0x6a              ;   237.8 p0      46 t[1]
        vmovdqa64 zmm3, zmm15                             ;   230.5         46 t[1] copy
        vpternlogd zmm3, zmm19, zmm12, 0x78               ;   237.8 p5      46 t[1]
        vpternlogd zmm3, zmm28, zmm30, 0x78               ;   238.8 p0      46 t[1]
        vpxord zmm21, zmm21, zmm3                         ;   239.8 p5      46 t[1]
        vpternlogd zmm21, zmm6, zmm16, 0x96               ;   240.8 p0      46 t[1]
        vmovdqu64 zmm6, [rbp + 7104]                      ;   123.5 p3      46 t[1] reload
        vmovdqu64 zmm22, [rbp + 7360]                     ;   123.7 p2      46 t[1] reload
        vmovdqu64 zmm28, [rbp + 7296]                     ;   124.5 p3      46 t[1]
        vpternlogd zmm28, zmm22, zmm6, 0x96               ;   239.8 p5      46 t[1]
        vpxord zmm15, zmm15, zmm23                        ;   240.5 p0      46 t[1]
        vpternlogd zmm15, zmm16, zmm20, 0x96              ;   241.5 p5      46 t[1]
        vpternlogd zmm23, zmm12, zmm19, 0x78              ;   241.5 p0      46 t[1]
        vmovdqu64 zmm12, [rbp + 7040]                     ;   124.7 p2      46 t[1] reload
        vpxord zmm22, zmm22, zmm12                        ;   241.8 p5      46 t[1]
        vpxord zmm12, zmm12, zmm6                         ;   242.5 p0      46 t[1]
        vpternlogd zmm2, zmm15, zmm21, 0x96               ;   242.8 p5      46 t[1]
        vpxord zmm0, zmm0, zmm23                          ;   243.5 p0      46 t[1]
        vpternlogd zmm0, zmm7, zmm2, 0x96                 ;   244.5 p5      46 t[1]
        vpternlogd zmm2, zmm19, [rbp + 512], 0x78         ;   244.5 p0+p3   46 t[1]
        vmovdqu64 zmm7, [rbp + 7424]                      ;   126.0 p2      46 t[1] reload
        vmovdqu64 zmm16, [rbp + 7296]                     ;   126.7 p3      46 t[1]
        vpternlogd zmm16, zmm6, zmm7, 0x96                ;   244.8 p5      46 t[1]
        vpternlogd zmm26, zmm11, zmm2, 0x96               ;   245.5 p0      46 t[1]
        vmovdqu64 zmm11, [rbp + 7488]                     ;   127.0 p2      46 t[1]
        vpternlogd zmm17, zmm3, zmm26, 0x96               ;   246.5 p5      46 t[1]
        vpternlogd zmm23, zmm24, zmm17, 0x96              ;   247.5 p0      46 t[1]
        vmovdqu64 zmm3, [rbp + 7232]                      ;   127.7 p3      46 t[1]
        vmovdqu64 zmm19, [rbp + 7168]                     ;   128.0 p2      46 t[1]
        vmovdqu64 zmm24, [rbp + 7168]                     ;   128.7 p3      46 t[1]
        vpxord zmm11, zmm11, zmm12                        ;   246.8 p5      46 t[1]
        vpxord zmm3, zmm3, zmm28                          ;   247.5 p0      46 t[1]
        vpxord zmm19, zmm19, zmm28                        ;   247.8 p5      46 t[1]
        vmovdqa64 zmm30, zmm19                            ;   248.8         46 t[1] copy
        vpternlogd zmm30, zmm6, zmm6, 0xc3                ;   248.8 p0      46 t[1]
        vmovdqu64 [rbp - 128], zmm1                       ;   153.5 p8+p9   65 t[0] spill
        vpxord zmm1, zmm12, zmm19                         ;   248.8 p5      46 t[1]
        vpord zmm24, zmm24, zmm1                          ;   249.8 p0      46 t[1]
        vmovdqu64 [rbp + 9600], zmm27                     ;   198.5 p7+p4   46 t[1] spill
        vpandnd zmm27, zmm6, zmm3                         ;   249.8 p5      46 t[1]
        vmovdqu64 [rbp + 9664], zmm4                      ;   212.8 p8+p9   46 t[1] spill
        vmovdqa64 zmm4, zmm22                             ;   242.8         46 t[1] copy
        vpternlogd zmm4, zmm6, zmm6, 0xc3                 ;   250.5 p0      46 t[1]
        vmovdqu64 [rbp + 9728], zmm29                     ;   229.5 p7+p4   46 t[1] spill
        vpandd zmm29, zmm30, zmm11                        ;   250.8 p5      46 t[1]
        vmovdqu64 [rbp + 9792], zmm8                      ;   215.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm8, zmm1                              ;   249.8         46 t[1] copy
        vpternlogd zmm8, zmm3, zmm11, 0x96                ;   251.5 p0      46 t[1]
        vmovdqu64 [rbp + 9856], zmm2                      ;   245.5 p7+p4   46 t[1] spill
        vpandd zmm2, zmm28, zmm8                          ;   252.5 p5      46 t[1]
        vmovdqu64 [rbp + 9920], zmm14                     ;   205.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm14, zmm19                            ;   248.8         46 t[1] copy
        vpternlogd zmm14, zmm3, zmm11, 0xf6               ;   252.5 p0      46 t[1]
        vpternlogd zmm29, zmm14, zmm24, 0x96              ;   253.5 p5      46 t[1]
        vpternlogd zmm14, zmm4, zmm16, 0x1e               ;   253.5 p0      46 t[1]
        vmovdqu64 [rbp + 9984], zmm19                     ;   248.8 p7+p4   46 t[1] spill
        vpxord zmm19, zmm16, zmm3                         ;   253.8 p5      46 t[1]
        vmovdqu64 [rbp + 10048], zmm21                    ;   241.8 p8+p9   46 t[1] spill
        vmovdqa64 zmm21, zmm27                            ;   250.8         46 t[1] copy
        vpternlogd zmm21, zmm7, zmm7, 0xc3                ;   254.5 p0      46 t[1]
        vpternlogd zmm14, zmm21, zmm2, 0x96               ;   255.5 p5      46 t[1]
        vpternlogd zmm21, zmm19, zmm22, 0x1e              ;   255.5 p0      46 t[1]
        vmovdqu64 [rbp + 10112], zmm17                    ;   247.5 p7+p4   46 t[1] spill
        vpxord zmm17, zmm16, zmm1                         ;   255.8 p5      46 t[1]
        vmovdqu64 [rbp + 10176], zmm15                    ;   242.5 p8+p9   46 t[1] spill
        vpandd zmm15, zmm22, zmm19                        ;   256.5 p0      46 t[1]
        vpternlogd zmm15, zmm24, zmm27, 0x96              ;   257.5 p5      46 t[1]
        vpxord zmm24, zmm8, zmm19                         ;   257.5 p0      46 t[1]
        vmovdqa64 zmm27, zmm17                            ;   256.8         46 t[1] copy
        vpternlogd zmm27, zmm29, zmm7, 0x39               ;   257.8 p5      46 t[1]
        vmovdqu64 [rbp + 10240], zmm0                     ;   245.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm0, zmm14                             ;   256.5         46 t[1] copy
        vmovdqu64 [rbp + 10304], zmm9                     ;   206.8 p8+p9   46 t[1] spill
        vmovdqa64 zmm9, zmm3                              ;   248.5         46 t[1] copy
        vmovdqu64 [rbp + 10368], zmm31                    ;   207.8 p7+p4   46 t[1] spill
        vmovdqa64 zmm31, zmm24                            ;   258.5         46 t[1] copy
        vpternlogd zmm31, zmm12, [rbp + 7296], 0x60       ;   258.5 p0+p2   46 t[1]
        vpternlogd zmm21, zmm31, zmm29, 0x96              ;   259.5 p5      46 t[1]
        vmovdqa64 zmm29, zmm27                            ;   258.8         46 t[1] copy
        vpternlogd zmm29, zmm21, zmm14, 0x78              ;   260.5 p0      46 t[1]
        vpternlogd zmm27, zmm14, zmm21, 8                 ;   260.5 p5      46 t[1]
        vpternlogd zmm15, zmm27, zmm2, 0x96               ;   261.5 p0      46 t[1]
        vpxord zmm0, zmm0, zmm29                          ;   261.5 p5      46 t[1]
        vpternlogd zmm0, zmm15, zmm21, 0x78               ;   262.5 p0      46 t[1]
        vpternlogd zmm21, zmm0, zmm29, 0x78               ;   263.5 p5      46 t[1]
        vpternlogd zmm29, zmm0, zmm15, 0x78               ;   263.5 p0      46 t[1]
        vpternlogd zmm3, zmm0, zmm11, 0x48                ;   263.5 p5      46 t[1]
        vpternlogd zmm28, zmm21, zmm0, 0x60               ;   264.5 p0      46 t[1]
        vpternlogd zmm8, zmm21, zmm0, 0x60                ;   264.5 p5      46 t[1]
        vmovdqa64 zmm2, zmm21                             ;   264.5         46 t[1] copy
        vpternlogd zmm2, zmm29, zmm0, 0x96                ;   264.5 p0      46 t[1]
        vpternlogd zmm15, zmm2, zmm21, 0x1e               ;   265.5 p5      46 t[1]
        vpternlogd zmm8, zmm2, zmm24, 0x78                ;   265.5 p0      46 t[1]
        vmovdqa64 zmm14, zmm3                             ;   264.5         46 t[1] copy
        vpternlogd zmm14, zmm21, zmm1, 0x78               ;   265.8 p5      46 t[1]
        vpternlogd zmm14, zmm19, zmm29, 0x78              ;   266.8 p0      46 t[1]
        vpternlogd zmm12, zmm2, [rbp + 7296], 0x48        ;   266.8 p5+p3   46 t[1]
        vpandd zmm9, zmm9, zmm15                          ;   267.5 p0      46 t[1]
        vpternlogd zmm16, zmm15, zmm29, 0x60              ;   267.8 p5      46 t[1]
        vpternlogd zmm4, zmm15, zmm29, 0x60               ;   268.5 p0      46 t[1]
        vpternlogd zmm11, zmm15, zmm0, 0x60               ;   268.8 p5      46 t[1]
        vmovdqa64 zmm19, zmm15                            ;   266.5         46 t[1] copy
        vpternlogd zmm19, zmm2, zmm0, 0x96                ;   269.5 p0      46 t[1]
        vpternlogd zmm2, zmm24, zmm14, 0x6a               ;   269.8 p5      46 t[1]
        vpternlogd zmm30, zmm15, zmm0, 0x60               ;   270.5 p0      46 t[1]
        vpternlogd zmm2, zmm9, zmm11, 0x96                ;   270.8 p5      46 t[1]
        vmovdqu64 zmm9, [rbp + 5568]                      ;   140.7 p2      46 t[1] reload
        vmovdqu64 zmm24, [rbp + 5824]                     ;   140.8 p3      46 t[1] reload
        vmovdqu64 zmm27, [rbp + 5760]                     ;   141.7 p2      46 t[1]
        vpternlogd zmm27, zmm24, zmm9, 0x96               ;   271.5 p0      46 t[1]
        vpternlogd zmm15, zmm6, zmm4, 0x9a                ;   271.8 p5      46 t[1]
        vmovdqu64 zmm6, [rbp + 5504]                      ;   141.8 p3      46 t[1] reload
        vpxord zmm24, zmm24, zmm6                         ;   272.5 p0      46 t[1]
        vpxord zmm6, zmm6, zmm9                           ;   272.8 p5      46 t[1]
        vpternlogd zmm12, zmm15, zmm30, 0x96              ;   273.5 p0      46 t[1]
        vpandnd zmm7, zmm7, zmm19                         ;   273.8 p5      46 t[1]
        vpternlogd zmm4, zmm29, zmm22, 0x78               ;   274.5 p0      46 t[1]
        vpxord zmm3, zmm3, zmm8                           ;   274.8 p5      46 t[1]
        vpternlogd zmm8, zmm1, zmm21, 0x78                ;   275.5 p0      46 t[1]
        vpternlogd zmm3, zmm11, zmm12, 0x96               ;   275.8 p5      46 t[1]
        vmovdqu64 zmm1, [rbp + 5888]                      ;   143.0 p2      46 t[1] reload
        vmovdqu64 zmm11, [rbp + 5760]                     ;   143.2 p3      46 t[1]
        vpternlogd zmm11, zmm9, zmm1, 0x96                ;   276.5 p0      46 t[1]
        vmovdqu64 zmm22, [rbp + 5952]                     ;   144.0 p2      46 t[1]
        vpternlogd zmm4, zmm3, zmm2, 0x96                 ;   276.8 p5      46 t[1]
        vpxord zmm30, zmm30, zmm8                         ;   277.5 p0      46 t[1]
        vpternlogd zmm30, zmm7, zmm4, 0x96                ;   278.5 p5      46 t[1]
        vpternlogd zmm4, zmm21, [rbp + 7168], 0x78        ;   278.5 p0+p3   46 t[1]
        vmovdqu64 zmm7, [rbp + 5696]                      ;   145.0 p2      46 t[1]
        vpternlogd zmm15, zmm28, zmm4, 0x96               ;   279.5 p5      46 t[1]
        vpternlogd zmm16, zmm14, zmm15, 0x96              ;   280.5 p0      46 t[1]
        vmovdqu64 zmm14, [rbp + 5632]                     ;   145.2 p3      46 t[1]
        vpxord zmm22, zmm22, zmm6                         ;   279.8 p5      46 t[1]
        vpxord zmm7, zmm7, zmm27                          ;   280.5 p0      46 t[1]
        vpxord zmm14, zmm14, zmm27                        ;   280.8 p5      46 t[1]
        vpxord zmm21, zmm22, zmm7                         ;   281.5 p0      46 t[1]
        vpandnd zmm28, zmm9, zmm7                         ;   281.8 p5      46 t[1]
        vmovdqu64 zmm29, [rbp + 5632]                     ;   146.0 p2      46 t[1] reload
        vmovdqa64 zmm31, zmm27                            ;   272.5         46 t[1] copy
        vpternlogd zmm31, zmm6, zmm29, 0xbe               ;   282.5 p0      46 t[1]
        vmovdqa64 zmm29, zmm24                            ;   273.5         46 t[1] copy
        vpternlogd zmm29, zmm9, zmm9, 0xc3                ;   282.8 p5      46 t[1]
        vmovdqu64 [rbp + 10432], zmm0                     ;   263.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm0, zmm14                             ;   281.8         46 t[1] copy
        vpternlogd zmm0, zmm22, zmm9, 0x84                ;   283.5 p0      46 t[1]
        vmovdqu64 [rbp + 10496], zmm4                     ;   279.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm4, zmm27                             ;   272.5         46 t[1] copy
        vmovdqu64 [rbp + 10560], zmm2                     ;   271.8 p8+p9   46 t[1] spill
        vmovdqa64 zmm2, zmm14                             ;   281.8         46 t[1] copy
        vpternlogd zmm2, zmm21, zmm6, 0x96                ;   283.8 p5      46 t[1]
        vpandd zmm4, zmm4, zmm2                           ;   284.8 p0      46 t[1]
        vpord zmm9, zmm21, zmm14                          ;   284.8 p5      46 t[1]
        vpternlogd zmm0, zmm9, zmm31, 0x96                ;   285.8 p0      46 t[1]
        vpternlogd zmm9, zmm29, zmm11, 0x1e               ;   285.8 p5      46 t[1]
        vmovdqu64 [rbp + 10624], zmm10                    ;   214.8 p7+p4   46 t[1] spill
        vpxord zmm10, zmm11, zmm7                         ;   286.5 p0      46 t[1]
        vmovdqu64 [rbp + 10688], zmm16                    ;   281.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm16, zmm28                            ;   282.8         46 t[1] copy
        vpternlogd zmm16, zmm1, zmm1, 0xc3                ;   286.8 p5      46 t[1]
        vpternlogd zmm9, zmm16, zmm4, 0x96                ;   287.8 p0      46 t[1]
        vpternlogd zmm16, zmm10, zmm24, 0x1e              ;   287.8 p5      46 t[1]
        vpternlogd zmm28, zmm10, zmm24, 0x78              ;   288.5 p0      46 t[1]
        vpternlogd zmm28, zmm4, zmm31, 0x96               ;   289.5 p5      46 t[1]
        vmovdqa64 zmm4, zmm11                             ;   277.5         46 t[1] copy
        vpternlogd zmm4, zmm14, zmm6, 0x96                ;   289.5 p0      46 t[1]
        vmovdqa64 zmm31, zmm4                             ;   290.5         46 t[1] copy
        vpternlogd zmm31, zmm1, zmm1, 0xf3                ;   290.5 p5      46 t[1]
        vpxord zmm1, zmm2, zmm10                          ;   290.5 p0      46 t[1]
        vmovdqu64 [rbp + 10752], zmm17                    ;   256.8 p7+p4   46 t[1] spill
        vmovdqa64 zmm17, zmm9                             ;   288.8         46 t[1] copy
        vmovdqu64 [rbp + 10816], zmm19                    ;   270.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm19, zmm1                             ;   291.5         46 t[1] copy
        vpternlogd zmm19, zmm6, [rbp + 5760], 0x60        ;   291.5 p5+p3   46 t[1]
        vpternlogd zmm16, zmm19, zmm0, 0x96               ;   292.5 p0      46 t[1]
        vpandd zmm17, zmm17, zmm16                        ;   293.5 p5      46 t[1]
        vpternlogd zmm31, zmm0, zmm17, 0x96               ;   294.5 p0      46 t[1]
        vpternlogd zmm28, zmm17, zmm31, 0x78              ;   295.5 p5      46 t[1]
        vpxord zmm9, zmm9, zmm31                          ;   295.5 p0      46 t[1]
        vpternlogd zmm9, zmm28, zmm16, 0x78               ;   296.5 p5      46 t[1]
        vpternlogd zmm16, zmm9, zmm31, 0x78               ;   297.5 p0      46 t[1]
        vpternlogd zmm31, zmm9, zmm28, 0x78               ;   297.5 p5      46 t[1]
        vpternlogd zmm27, zmm16, zmm9, 0x60               ;   298.5 p0      46 t[1]
        vmovdqa64 zmm0, zmm16                             ;   298.5         46 t[1] copy
        vpternlogd zmm0, zmm14, zmm6, 0x60                ;   298.5 p5      46 t[1]
        vpternlogd zmm2, zmm16, zmm9, 0x60                ;   298.5 p0      46 t[1]
        vmovdqa64 zmm17, zmm16                            ;   298.5         46 t[1] copy
        vpternlogd zmm17, zmm31, zmm9, 0x96               ;   298.5 p5      46 t[1]
        vpternlogd zmm28, zmm17, zmm16, 0x1e              ;   299.5 p0      46 t[1]
        vpternlogd zmm2, zmm17, zmm1, 0x78                ;   299.5 p5      46 t[1]
        vmovdqa64 zmm19, zmm0                             ;   299.5         46 t[1] copy
        vpternlogd zmm19, zmm9, zmm21, 0x78               ;   299.5 p0      46 t[1]
        vpternlogd zmm19, zmm10, zmm31, 0x78              ;   300.5 p5      46 t[1]
        vpternlogd zmm6, zmm17, [rbp + 5760], 0x48        ;   299.5 p0+p2   46 t[1]
        vpandd zmm7, zmm7, zmm28                          ;   300.5 p5      46 t[1]
        vpternlogd zmm11, zmm28, zmm31, 0x60              ;   300.5 p0      46 t[1]
        vpternlogd zmm29, zmm28, zmm31, 0x60              ;   300.8 p5      46 t[1]
        vpxord zmm10, zmm9, zmm28                         ;   301.5 p0      46 t[1]
        vpandd zmm22, zmm22, zmm10                        ;   302.5 p5      46 t[1]
        vpternlogd zmm1, zmm19, zmm17, 0x6c               ;   302.5 p0      46 t[1]
        vpternlogd zmm1, zmm7, zmm22, 0x96                ;   303.5 p5      46 t[1]
        vmovdqu64 zmm7, [rbp + 5568]                      ;   156.8 p3      46 t[1] reload
        vpternlogd zmm28, zmm29, zmm7, 0x9c               ;   303.5 p0      46 t[1]
        vpternlogd zmm7, zmm10, zmm14, 0x84               ;   303.8 p5      46 t[1]
        vpternlogd zmm6, zmm28, zmm7, 0x96                ;   304.8 p0      46 t[1]
        vpternlogd zmm29, zmm31, zmm24, 0x78              ;   304.8 p5      46 t[1]
        vpternlogd zmm4, zmm10, zmm17, 0x60               ;   305.5 p0      46 t[1]
        vpternlogd zmm10, zmm17, [rbp + 5888], 0x14       ;   305.8 p5+p2   46 t[1]
        vpternlogd zmm21, zmm2, zmm9, 0x6c                ;   306.5 p0      46 t[1]
        vpternlogd zmm21, zmm22, zmm6, 0x96               ;   307.5 p5      46 t[1]
        vmovdqu64 zmm17, [rbp + 10368]                    ;   207.8 p3      46 t[1] reload
        vmovdqu64 zmm22, [rbp + 10624]                    ;   214.8 p2      65 t[1]
        vpternlogd zmm22, zmm17, [rbp + 10304], 0x96      ;   307.5 p0+p3   65 t[1]
        vpternlogd zmm29, zmm21, zmm1, 0x96               ;   308.5 p5      46 t[1]
        vpternlogd zmm7, zmm2, zmm0, 0x96                 ;   308.5 p0      46 t[1]
        vpternlogd zmm7, zmm10, zmm29, 0x96               ;   309.5 p5      46 t[1]
        vpternlogd zmm29, zmm16, [rbp + 5632], 0x78       ;   309.5 p0+p2   46 t[1]
        vpternlogd zmm28, zmm27, zmm29, 0x96              ;   310.5 p5      46 t[1]
        vpternlogd zmm4, zmm2, zmm0, 0x96                 ;   310.5 p0      65 t[1]
        vpternlogd zmm11, zmm19, zmm28, 0x96              ;   311.5 p5      46 t[1]
        vpternlogd zmm4, zmm11, zmm23, 0x96               ;   312.5 p0      65 t[1]
        vpternlogd zmm20, zmm6, zmm5, 0x96                ;   311.8 p5      65 t[1]
        vpternlogd zmm15, zmm28, zmm26, 0x96              ;   312.5 p0      65 t[1]
        vpxord zmm25, zmm25, zmm15                        ;   313.5 p5      65 t[1]
        vmovdqu64 zmm0, [rbp + 10816]                     ;   270.5 p3      46 t[1] reload
        vpternlogd zmm8, zmm0, [rbp + 10752], 0x78        ;   313.5 p0+p2   65 t[1]
        vmovdqa64 zmm0, zmm25                             ;   314.5         65 t[1] copy
        vpternlogd zmm0, zmm30, zmm3, 0x96                ;   314.5 p5      65 t[1]
        vpternlogd zmm18, zmm0, zmm13, 0x96               ;   315.5 p0      65 t[1]
        vpternlogd zmm0, zmm21, zmm7, 0x96                ;   315.5 p5      65 t[1]
        vpternlogd zmm12, zmm18, zmm6, 0x96               ;   316.5 p0      65 t[1]
        vmovdqa64 zmm2, zmm18                             ;   316.5         65 t[1] copy
        vpternlogd zmm2, zmm20, zmm6, 0x96                ;   316.5 p5      65 t[1]
        vmovdqu64 zmm10, [rbp + 10432]                    ;   263.5 p3      46 t[1] reload
        vmovdqu64 zmm16, [rbp + 10496]                    ;   279.5 p2      65 t[1]
        vpternlogd zmm16, zmm10, [rbp + 9984], 0x78       ;   316.5 p0+p3   65 t[1]
        vpxord zmm10, zmm4, zmm12                         ;   317.5 p5      65 t[1]
        vmovdqu64 zmm17, [rbp + 9728]                     ;   229.5 p2      46 t[1] reload
        vmovdqu64 zmm19, [rbp + 9856]                     ;   245.5 p3      65 t[1]
        vpternlogd zmm19, zmm17, [rbp + 9792], 0x78       ;   317.5 p0+p2   65 t[1]
        vmovdqu64 zmm17, [rbp + 10688]                    ;   281.5 p3      46 t[1] reload
        vpternlogd zmm8, zmm2, zmm17, 0x96                ;   317.8 p5      65 t[1]
        vmovdqa64 zmm21, zmm22                            ;   308.5         65 t[1] copy
        vpternlogd zmm21, zmm8, zmm10, 0x96               ;   318.8 p0      65 t[1]
        vmovdqu64 zmm24, [rbp + 10240]                    ;   245.5 p2      65 t[1]
        vpternlogd zmm24, zmm0, [rbp + 10176], 0x96       ;   318.8 p5+p3   65 t[1]
        vpternlogd zmm3, zmm24, zmm30, 0x96               ;   319.8 p0      65 t[1]
        vpternlogd zmm6, zmm5, zmm3, 0x96                 ;   320.8 p5      65 t[1]
        vpternlogd zmm23, zmm6, zmm21, 0x96               ;   321.8 p0      65 t[1]
        vpxord zmm5, zmm2, zmm23                          ;   322.8 p5      65 t[1]
        vpternlogd zmm30, zmm21, zmm13, 0x96              ;   321.5 p0      65 t[1]
        vpternlogd zmm21, zmm13, [rbp + 10240], 0x96      ;   321.8 p5+p2   65 t[1]
        vmovdqa64 zmm27, zmm21                            ;   322.8         65 t[1] copy
        vpternlogd zmm27, zmm6, zmm10, 0x96               ;   322.8 p0      65 t[1]
        vpternlogd zmm13, zmm21, zmm7, 0x96               ;   322.8 p5      65 t[1]
        vmovdqu64 zmm31, [rbp + 10624]                    ;   214.8 p3      46 t[1] reload
        vpternlogd zmm17, zmm30, zmm31, 0x96              ;   323.5 p0      65 t[1]
        vpternlogd zmm29, zmm9, zmm14, 0x78               ;   323.8 p5      65 t[1]
        vmovdqa64 zmm9, zmm30                             ;   322.5         65 t[1] copy
        vpternlogd zmm9, zmm31, [rbp + 10112], 0x96       ;   324.5 p0+p2   65 t[1]
        vpternlogd zmm31, zmm17, zmm11, 0x96              ;   324.8 p5      65 t[1]
        vmovdqa64 zmm14, zmm5                             ;   323.8         65 t[1] copy
        vpternlogd zmm14, zmm8, zmm4, 0x96                ;   325.5 p0      65 t[1]
        vpternlogd zmm14, zmm21, zmm7, 0x96               ;   326.5 p5      65 t[1]
        vpternlogd zmm11, zmm17, zmm27, 0x96              ;   326.5 p0      65 t[1]
        vmovdqa64 zmm7, zmm26                             ;   246.5         65 t[1] copy
        vpxord zmm17, zmm17, zmm13                        ;   326.8 p5      65 t[1]
        vpternlogd zmm27, zmm14, zmm30, 0x96              ;   327.5 p0      65 t[1]
        vpxord zmm21, zmm12, zmm31                        ;   327.8 p5      65 t[1]
        vmovdqu64 [rbp + 10624], zmm31                    ;   325.8 p7+p4   65 t[1] spill
        vmovdqa64 zmm31, zmm17                            ;   327.8         65 t[1] copy
        vpternlogd zmm31, zmm11, zmm9, 0x96               ;   328.5 p0      65 t[1]
        vpternlogd zmm17, zmm1, [rbp + 10560], 0x96       ;   328.8 p5+p3   65 t[1]
        vpternlogd zmm16, zmm17, zmm6, 0x96               ;   329.8 p0      65 t[1]
        vpternlogd zmm19, zmm16, zmm17, 0x96              ;   330.8 p5      65 t[1]
        vpternlogd zmm17, zmm6, zmm12, 0x96               ;   330.5 p0      65 t[1]
        vpternlogd zmm1, zmm21, [rbp + 10048], 0x96       ;   330.8 p5+p2   65 t[1]
        vpternlogd zmm17, zmm1, [rbp + 9920], 0x96        ;   331.8 p0+p3   65 t[1]
        vmovdqu64 [rbp + 10048], zmm13                    ;   323.8 p8+p9   65 t[1] spill
        vmovdqa64 zmm13, zmm1                             ;   331.8         65 t[1] copy
        vpternlogd zmm13, zmm9, zmm2, 0x96                ;   331.8 p5      65 t[1]
        vmovdqu64 [rbp + 10112], zmm5                     ;   323.8 p7+p4   65 t[1] spill
        vmovdqa64 zmm5, zmm19                             ;   331.8         65 t[1] copy
        vpternlogd zmm5, zmm1, zmm9, 0x96                 ;   332.5 p0      65 t[1]
        vpxord zmm7, zmm7, zmm5                           ;   333.5 p5      65 t[1]
        vpternlogd zmm21, zmm13, [rbp + 10560], 0x96      ;   333.5 p0+p2   65 t[1]
        vmovdqu64 [rbp + 10560], zmm1                     ;   331.8 p8+p9   65 t[1] spill
        vmovdqa64 zmm1, zmm16                             ;   330.8         65 t[1] copy
        vpternlogd zmm8, zmm4, [r8 + 640]{1to16}, 0x96    ;   333.8 p5+p3   65 t[1]
        vpbroadcastd zmm4, [r8 + 652]                     ;   173.8 p10     65 t[1]
        vpternlogd zmm30, zmm14, [r8 + 644]{1to16}, 0x96  ;   334.5 p0+p2   65 t[1]
        vpternlogd zmm9, zmm11, [r8 + 648]{1to16}, 0x96   ;   334.8 p5+p3   65 t[1]
        vpxord zmm4, zmm4, zmm21                          ;   335.5 p0      65 t[1]
        vpxord zmm23, zmm23, [r8 + 672]{1to16}            ;   335.8 p5+p2   65 t[1]
        vpxord zmm11, zmm11, [r8 + 680]{1to16}            ;   336.5 p0+p3   65 t[1]
        vpternlogd zmm13, zmm17, [r8 + 684]{1to16}, 0x96  ;   336.8 p5+p2   65 t[1]
        vpternlogd zmm22, zmm10, [r8 + 704]{1to16}, 0x96  ;   337.5 p0+p3   65 t[1]
        vpxord zmm14, zmm14, [r8 + 708]{1to16}            ;   337.8 p5+p2   65 t[1]
        vmovdqu64 [rbp + 10688], zmm14                    ;   338.8 p7+p4   65 t[1] spill
        vpbroadcastd zmm14, [r8 + 668]                    ;   176.2 p10     65 t[1]
        vmovdqu64 [rbp + 10240], zmm22                    ;   338.5 p8+p9   65 t[1] spill
        vmovdqu64 zmm22, [rbp + 9664]                     ;   212.8 p3      46 t[1] reload
        vpternlogd zmm19, zmm22, [rbp + 9600], 0x96       ;   338.5 p0+p2   65 t[1]
        vpternlogd zmm21, zmm19, zmm17, 0x96              ;   339.5 p5      65 t[1]
        vpternlogd zmm29, zmm19, zmm6, 0x96               ;   339.5 p0      65 t[1]
        vpxord zmm1, zmm1, zmm21                          ;   340.5 p5      65 t[1]
        vpternlogd zmm28, zmm26, zmm29, 0x96              ;   340.5 p0      65 t[1]
        vmovdqa64 zmm19, zmm1                             ;   341.5         65 t[1] copy
        vpternlogd zmm19, zmm7, zmm15, 0x96               ;   341.5 p5      65 t[1]
        vpternlogd zmm5, zmm29, zmm16, 0x96               ;   341.5 p0      65 t[1]
        vpternlogd zmm20, zmm28, zmm0, 0x96               ;   341.8 p5      65 t[1]
        vmovdqa64 zmm22, zmm28                            ;   341.5         65 t[1] copy
        vpternlogd zmm22, zmm7, zmm25, 0x96               ;   342.5 p0      65 t[1]
        vpternlogd zmm18, zmm19, zmm24, 0x96              ;   342.8 p5      65 t[1]
        vpternlogd zmm28, zmm0, zmm18, 0x96               ;   343.8 p0      65 t[1]
        vpternlogd zmm6, zmm20, zmm12, 0x96               ;   343.8 p5      65 t[1]
        vpbroadcastd zmm0, [r8 + 676]                     ;   180.2 p10     65 t[1]
        vpbroadcastd zmm26, [r8 + 688]                    ;   180.5 p3      65 t[1]
        vpternlogd zmm15, zmm1, [r8 + 660]{1to16}, 0x96   ;   344.5 p0+p2   65 t[1]
        vpternlogd zmm1, zmm5, [r8 + 656]{1to16}, 0x96    ;   344.8 p5+p3   65 t[1]
        vpternlogd zmm24, zmm19, [r8 + 664]{1to16}, 0x96  ;   345.5 p0+p2   65 t[1]
        vpxord zmm0, zmm0, zmm27                          ;   345.8 p5      65 t[1]
        vpxord zmm14, zmm14, zmm6                         ;   346.5 p0      65 t[1]
        vpternlogd zmm7, zmm25, [r8 + 692]{1to16}, 0x96   ;   346.8 p5+p3   65 t[1]
        vpbroadcastd zmm25, [r8 + 712]                    ;   182.8 p10     65 t[1]
        vpxord zmm26, zmm26, zmm5                         ;   347.5 p0      65 t[1]
        vpbroadcastd zmm5, [r8 + 728]                     ;   183.7 p2      65 t[1]
        vpternlogd zmm6, zmm2, [r8 + 700]{1to16}, 0x96    ;   347.8 p5+p3   65 t[1]
        vpbroadcastd zmm2, [r8 + 732]                     ;   184.2 p10     65 t[1]
        vpternlogd zmm3, zmm28, [r8 + 696]{1to16}, 0x96   ;   348.5 p0+p2   65 t[1]
        vpxord zmm25, zmm25, zmm31                        ;   348.8 p5      65 t[1]
        vpternlogd zmm29, zmm16, [r8 + 720]{1to16}, 0x96  ;   349.5 p0+p3   65 t[1]
        vpbroadcastd zmm16, [r8 + 748]                    ;   186.5 p10     65 t[1]
        vpxord zmm5, zmm5, zmm18                          ;   349.8 p5      65 t[1]
        vpbroadcastd zmm18, [r8 + 752]                    ;   186.8 p2      65 t[1]
        vpternlogd zmm19, zmm22, [r8 + 724]{1to16}, 0x96  ;   350.5 p0+p3   65 t[1]
        vpxord zmm16, zmm16, zmm17                        ;   350.8 p5      65 t[1]
        vpbroadcastd zmm17, [r8 + 756]                    ;   187.5 p10     65 t[1]
        vpxord zmm2, zmm2, zmm20                          ;   351.5 p0      65 t[1]
        vpxord zmm18, zmm18, zmm21                        ;   351.8 p5      65 t[1]
        vpbroadcastd zmm21, [r8 + 760]                    ;   188.0 p2      65 t[1]
        vpxord zmm17, zmm17, zmm22                        ;   352.5 p0      65 t[1]
        vmovdqu64 zmm22, [rbp + 10112]                    ;   323.8 p3      65 t[1] reload
        vpternlogd zmm10, zmm22, [r8 + 736]{1to16}, 0x96  ;   352.8 p5+p2   65 t[1]
        vmovdqu64 zmm22, [rbp + 10048]                    ;   323.8 p3      65 t[1] reload
        vpternlogd zmm27, zmm22, [r8 + 740]{1to16}, 0x96  ;   353.5 p0+p2   65 t[1]
        vmovdqu64 zmm22, [rbp + 10624]                    ;   325.8 p3      65 t[1] reload
        vpternlogd zmm31, zmm22, [r8 + 744]{1to16}, 0x96  ;   353.8 p5+p2   65 t[1]
        vpxord zmm21, zmm21, zmm28                        ;   354.5 p0      65 t[1]
        vmovdqu64 zmm22, [rbp + 4288]                     ;   192.5 p3      46 t[2]
        vmovdqu64 zmm28, [rbp + 3968]                     ;   192.7 p2      46 t[2] reload
        vpxord zmm22, zmm22, zmm28                        ;   354.8 p5      46 t[2]
        vpternlogd zmm20, zmm12, [r8 + 764]{1to16}, 0x96  ;   355.5 p0+p3   65 t[1]
        vmovdqu64 zmm12, [rbp + 9920]                     ;   205.5 p2      46 t[1] reload
        vmovdqu64 [rbp + 3904], zmm20                     ;   356.5 p7+p4   65 t[1] spill
        vmovdqu64 zmm20, [rbp + 10560]                    ;   331.8 p3      65 t[1]
        vpternlogd zmm20, zmm12, [r8 + 716]{1to16}, 0x96  ;   355.8 p5+p2   65 t[1]
        vmovdqu64 zmm12, [rbp + 4160]                     ;   196.5 p3      46 t[2]
        vmovdqu64 [rbp + 3840], zmm21                     ;   355.5 p8+p9   65 t[1] spill
        vmovdqu64 zmm21, [rbp + 4096]                     ;   198.5 p2      46 t[2]
        vmovdqu64 [rbp + 3776], zmm17                     ;   353.5 p7+p4   65 t[1] spill
        vmovdqu64 zmm17, [rbp + 4096]                     ;   198.8 p3      46 t[2]
        vmovdqu64 [rbp + 3712], zmm18                     ;   352.8 p8+p9   65 t[1] spill
        vmovdqa64 zmm18, zmm22                            ;   355.8         46 t[2] copy
        vmovdqu64 [rbp + 3648], zmm16                     ;   351.8 p7+p4   65 t[1] spill
        vmovdqa64 zmm16, zmm22                            ;   355.8         46 t[2] copy
        vmovdqu64 [rbp + 3584], zmm31                     ;   354.8 p8+p9   65 t[1] spill
        vmovdqu64 zmm31, [rbp + 4416]                     ;   200.3 p2      46 t[2]
        vpternlogd zmm31, zmm28, [rbp + 4032], 0x96       ;   356.5 p0+p3   46 t[2]
        vmovdqu64 [rbp + 3520], zmm27                     ;   354.5 p7+p4   65 t[1] spill
        vmovdqu64 zmm27, [rbp + 4224]                     ;   201.7 p2      46 t[2]
        vpternlogd zmm27, zmm28, [rbp + 4032], 0x96       ;   356.8 p5+p3   46 t[2]
        vmovdqu64 [rbp + 3456], zmm10                     ;   353.8 p8+p9   65 t[1] spill
        vmovdqu64 zmm10, [rbp + 4032]                     ;   202.7 p2      46 t[2]
        vpternlogd zmm10, zmm22, [rbp + 4032], 0xc3       ;   357.5 p0+p3   46 t[2]
        vmovdqu64 [rbp + 9792], zmm2                      ;   352.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm2, zmm31                             ;   357.5         46 t[2] copy
        vmovdqu64 [rbp + 9728], zmm5                      ;   350.8 p8+p9   65 t[1] spill
        vmovdqu64 zmm5, [rbp + 4288]                      ;   204.5 p2      46 t[2] reload
        vmovdqu64 [rbp + 9856], zmm19                     ;   351.5 p7+p4   65 t[1] spill
        vmovdqu64 zmm19, [rbp + 4224]                     ;   205.7 p3      46 t[2]
        vpternlogd zmm19, zmm5, [rbp + 4032], 0x96        ;   357.8 p5+p2   46 t[2]
        vpxord zmm12, zmm12, zmm19                        ;   358.8 p0      46 t[2]
        vpxord zmm21, zmm21, zmm19                        ;   358.8 p5      46 t[2]
        vmovdqu64 zmm5, [rbp + 4032]                      ;   207.8 p3      46 t[2] reload
        vpternlogd zmm28, zmm21, zmm5, 0x96               ;   359.8 p0      46 t[2]
        vpord zmm17, zmm17, zmm28                         ;   360.8 p5      46 t[2]
        vmovdqu64 [rbp + 9984], zmm29                     ;   350.5 p8+p9   65 t[1] spill
        vpandnd zmm29, zmm5, zmm12                        ;   360.5 p0      46 t[2]
        vmovdqu64 [rbp + 10432], zmm20                    ;   356.8 p7+p4   65 t[1] spill
        vmovdqa64 zmm20, zmm21                            ;   359.8         46 t[2] copy
        vpternlogd zmm20, zmm31, zmm5, 0x84               ;   360.8 p5      46 t[2]
        vmovdqu64 [rbp + 10496], zmm25                    ;   349.8 p8+p9   65 t[1] spill
        vmovdqa64 zmm25, zmm28                            ;   360.8         46 t[2] copy
        vpternlogd zmm25, zmm12, zmm31, 0x96              ;   361.5 p0      46 t[2]
        vmovdqu64 [rbp + 10752], zmm6                     ;   348.8 p7+p4   65 t[1] spill
        vmovdqa64 zmm6, zmm21                             ;   359.8         46 t[2] copy
        vpternlogd zmm6, zmm12, zmm31, 0xf6               ;   361.8 p5      46 t[2]
        vpternlogd zmm20, zmm6, zmm17, 0x96               ;   362.8 p0      46 t[2]
        vmovdqu64 [rbp + 10816], zmm3                     ;   349.5 p8+p9   65 t[1] spill
        vpandd zmm3, zmm19, zmm25                         ;   362.8 p5      46 t[2]
        vmovdqu64 [rbp + 10304], zmm7                     ;   347.8 p7+p4   65 t[1] spill
        vmovdqa64 zmm7, zmm12                             ;   359.8         46 t[2] copy
        vmovdqu64 [rbp + 10368], zmm26                    ;   348.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm26, zmm28                            ;   360.8         46 t[2] copy
        vmovdqu64 [rbp + 10880], zmm13                    ;   337.8 p7+p4   65 t[1] spill
        vmovdqa64 zmm13, zmm25                            ;   362.5         46 t[2] copy
        vmovdqu64 [rbp + 10944], zmm11                    ;   337.5 p8+p9   65 t[1] spill
        vmovdqu64 zmm11, [rbp + 4224]                     ;   215.2 p2      46 t[2]
        vpternlogd zmm11, zmm5, [rbp + 4352], 0x96        ;   363.5 p0+p3   46 t[2]
        vpxord zmm7, zmm7, zmm11                          ;   364.5 p5      46 t[2]
        vpternlogd zmm6, zmm10, zmm11, 0x1e               ;   364.5 p0      46 t[2]
        vpxord zmm26, zmm26, zmm11                        ;   364.8 p5      46 t[2]
        vpord zmm18, zmm18, zmm7                          ;   365.5 p0      46 t[2]
        vpandd zmm16, zmm16, zmm7                         ;   365.8 p5      46 t[2]
        vpxord zmm13, zmm13, zmm7                         ;   366.5 p0      46 t[2]
        vpternlogd zmm16, zmm17, zmm29, 0x96              ;   366.8 p5      46 t[2]
        vmovdqu64 zmm17, [rbp + 4352]                     ;   218.2 p2      46 t[2] reload
        vpternlogd zmm29, zmm17, zmm17, 0xc3              ;   367.5 p0      46 t[2]
        vpternlogd zmm6, zmm29, zmm3, 0x96                ;   368.5 p5      46 t[2]
        vpternlogd zmm18, zmm29, zmm20, 0x96              ;   368.5 p0      46 t[2]
        vpternlogd zmm18, zmm13, zmm27, 0x78              ;   369.5 p5      46 t[2]
        vpternlogd zmm20, zmm26, zmm17, 0x2d              ;   369.5 p0      46 t[2]
        vmovdqa64 zmm29, zmm20                            ;   370.5         46 t[2] copy
        vpternlogd zmm29, zmm18, zmm6, 0x78               ;   370.5 p5      46 t[2]
        vpternlogd zmm20, zmm18, zmm6, 8                  ;   370.5 p0      46 t[2]
        vpternlogd zmm16, zmm20, zmm3, 0x96               ;   371.5 p5      46 t[2]
        vpxord zmm6, zmm6, zmm29                          ;   371.5 p0      46 t[2]
        vpternlogd zmm6, zmm16, zmm18, 0x78               ;   372.5 p5      46 t[2]
        vpternlogd zmm18, zmm6, zmm29, 0x78               ;   373.5 p0      46 t[2]
        vpternlogd zmm29, zmm6, zmm16, 0x78               ;   373.5 p5      46 t[2]
        vpternlogd zmm31, zmm6, zmm12, 0x48               ;   373.5 p0      46 t[2]
        vpternlogd zmm19, zmm18, zmm6, 0x60               ;   374.5 p5      46 t[2]
        vpternlogd zmm25, zmm18, zmm6, 0x60               ;   374.5 p0      46 t[2]
        vpandd zmm3, zmm21, zmm6                          ;   374.8 p5      46 t[2]
        vmovdqa64 zmm20, zmm18                            ;   374.5         46 t[2] copy
        vpternlogd zmm20, zmm29, zmm6, 0x96               ;   375.5 p0      46 t[2]
        vpternlogd zmm16, zmm20, zmm18, 0x1e              ;   376.5 p5      46 t[2]
        vpternlogd zmm25, zmm20, zmm13, 0x78              ;   376.5 p0      46 t[2]
        vpandd zmm12, zmm12, zmm16                        ;   377.5 p5      46 t[2]
        vpxord zmm6, zmm6, zmm16                          ;   377.5 p0      46 t[2]
        vpternlogd zmm11, zmm16, zmm29, 0x60              ;   377.8 p5      46 t[2]
        vpternlogd zmm10, zmm16, zmm29, 0x60              ;   378.5 p0      46 t[2]
        vpandd zmm2, zmm2, zmm6                           ;   378.8 p5      46 t[2]
        vpternlogd zmm21, zmm6, zmm5, 0x84                ;   379.5 p0      46 t[2]
        vpternlogd zmm16, zmm5, zmm10, 0x9a               ;   379.8 p5      46 t[2]
        vmovdqa64 zmm5, zmm31                             ;   374.5         46 t[2] copy
        vpternlogd zmm5, zmm18, zmm28, 0x78               ;   380.5 p0      46 t[2]
        vpternlogd zmm5, zmm7, zmm29, 0x78                ;   381.5 p5      46 t[2]
        vpternlogd zmm13, zmm5, zmm20, 0x6c               ;   382.5 p0      46 t[2]
        vpternlogd zmm13, zmm12, zmm2, 0x96               ;   383.5 p5      46 t[2]
        vpternlogd zmm27, zmm21, zmm20, 0x6c              ;   382.5 p0      46 t[2]
        vpternlogd zmm17, zmm6, zmm20, 6                  ;   382.8 p5      46 t[2]
        vpternlogd zmm6, zmm20, zmm26, 0x28               ;   383.5 p0      46 t[2]
        vmovdqu64 zmm7, [rbp + 2496]                      ;   232.7 p3      46 t[2] reload
        vmovdqu64 zmm12, [rbp + 2752]                     ;   232.8 p2      46 t[2] reload
        vmovdqu64 zmm20, [rbp + 2688]                     ;   233.7 p3      46 t[2]
        vpternlogd zmm20, zmm12, zmm7, 0x96               ;   383.8 p5      46 t[2]
        vmovdqu64 zmm26, [rbp + 2432]                     ;   234.5 p2      46 t[2] reload
        vpxord zmm12, zmm12, zmm26                        ;   384.5 p0      46 t[2]
        vpxord zmm26, zmm26, zmm7                         ;   384.8 p5      46 t[2]
        vpternlogd zmm2, zmm31, zmm25, 0x96               ;   385.5 p0      46 t[2]
        vpternlogd zmm10, zmm29, zmm22, 0x78              ;   385.8 p5      46 t[2]
        vmovdqu64 zmm22, [rbp + 2816]                     ;   235.8 p3      46 t[2] reload
        vmovdqu64 zmm29, [rbp + 2688]                     ;   236.0 p2      46 t[2]
        vpternlogd zmm29, zmm7, zmm22, 0x96               ;   386.5 p0      46 t[2]
        vpternlogd zmm25, zmm28, zmm18, 0x78              ;   386.8 p5      46 t[2]
        vpternlogd zmm2, zmm27, zmm16, 0x96               ;   387.5 p0      46 t[2]
        vmovdqu64 zmm28, [rbp + 2880]                     ;   237.5 p3      46 t[2]
        vpternlogd zmm10, zmm2, zmm13, 0x96               ;   388.5 p5      46 t[2]
        vpxord zmm21, zmm21, zmm25                        ;   388.5 p0      46 t[2]
        vpternlogd zmm21, zmm17, zmm10, 0x96              ;   389.5 p5      46 t[2]
        vmovdqu64 zmm17, [rbp + 2624]                     ;   239.2 p2      46 t[2]
        vpternlogd zmm10, zmm18, [rbp + 4096], 0x78       ;   389.5 p0+p3   46 t[2]
        vmovdqu64 zmm18, [rbp + 2560]                     ;   241.8 p2      46 t[2]
        vpternlogd zmm19, zmm10, zmm16, 0x96              ;   390.5 p5      46 t[2]
        vpternlogd zmm11, zmm5, zmm19, 0x96               ;   391.5 p0      46 t[2]
        vmovdqu64 zmm5, [rbp + 2560]                      ;   242.3 p3      46 t[2]
        vpxord zmm28, zmm28, zmm26                        ;   390.8 p5      46 t[2]
        vpxord zmm17, zmm17, zmm20                        ;   391.5 p0      46 t[2]
        vpxord zmm18, zmm18, zmm20                        ;   391.8 p5      46 t[2]
        vpxord zmm31, zmm26, zmm18                        ;   392.8 p0      46 t[2]
        vpord zmm5, zmm5, zmm31                           ;   393.8 p5      46 t[2]
        vmovdqu64 [rbp + 2496], zmm0                      ;   346.8 p7+p4   65 t[1] spill
        vpandnd zmm0, zmm7, zmm17                         ;   393.5 p0      46 t[2]
        vmovdqu64 [rbp + 2432], zmm23                     ;   336.8 p8+p9   65 t[1] spill
        vmovdqa64 zmm23, zmm12                            ;   385.5         46 t[2] copy
        vpternlogd zmm23, zmm7, zmm7, 0xc3                ;   393.8 p5      46 t[2]
        vmovdqu64 [rbp + 2368], zmm14                     ;   347.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm14, zmm18                            ;   392.8         46 t[2] copy
        vpternlogd zmm14, zmm28, zmm7, 0x84               ;   394.5 p0      46 t[2]
        vmovdqu64 [rbp + 2304], zmm24                     ;   346.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm24, zmm31                            ;   393.8         46 t[2] copy
        vpternlogd zmm24, zmm17, zmm28, 0x96              ;   394.8 p5      46 t[2]
        vmovdqu64 [rbp + 2240], zmm15                     ;   345.5 p7+p4   65 t[1] spill
        vpandd zmm15, zmm20, zmm24                        ;   395.8 p0      46 t[2]
        vmovdqu64 [rbp + 2176], zmm1                      ;   345.8 p8+p9   65 t[1] spill
        vmovdqa64 zmm1, zmm18                             ;   392.8         46 t[2] copy
        vpternlogd zmm1, zmm17, zmm28, 0xf6               ;   395.8 p5      46 t[2]
        vpternlogd zmm14, zmm1, zmm5, 0x96                ;   396.8 p0      46 t[2]
        vpternlogd zmm1, zmm23, zmm29, 0x1e               ;   396.8 p5      46 t[2]
        vmovdqu64 [rbp + 2112], zmm4                      ;   336.5 p7+p4   65 t[1] spill
        vpxord zmm4, zmm29, zmm17                         ;   397.5 p0      46 t[2]
        vmovdqu64 [rbp + 2048], zmm9                      ;   335.8 p8+p9   65 t[1] spill
        vmovdqa64 zmm9, zmm0                              ;   394.5         46 t[2] copy
        vpternlogd zmm9, zmm22, zmm22, 0xc3               ;   397.8 p5      46 t[2]
        vpternlogd zmm1, zmm9, zmm15, 0x96                ;   398.8 p0      46 t[2]
        vpternlogd zmm9, zmm4, zmm12, 0x1e                ;   398.8 p5      46 t[2]
        vpternlogd zmm0, zmm4, zmm12, 0x78                ;   399.5 p0      46 t[2]
        vpternlogd zmm0, zmm15, zmm5, 0x96                ;   400.5 p5      46 t[2]
        vpxord zmm5, zmm29, zmm31                         ;   400.5 p0      46 t[2]
        vpxord zmm15, zmm24, zmm4                         ;   400.8 p5      46 t[2]
        vmovdqu64 [rbp + 1984], zmm30                     ;   335.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm30, zmm1                             ;   399.8         46 t[2] copy
        vmovdqu64 [rbp + 1920], zmm8                      ;   334.8 p8+p9   65 t[1] spill
        vmovdqa64 zmm8, zmm5                              ;   401.5         46 t[2] copy
        vpternlogd zmm8, zmm14, zmm22, 0x39               ;   401.5 p0      46 t[2]
        vmovdqu64 [rbp + 11008], zmm3                     ;   375.8 p7+p4   46 t[2] spill
        vmovdqa64 zmm3, zmm8                              ;   402.5         46 t[2] copy
        vmovdqu64 [rbp + 11072], zmm10                    ;   390.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm10, zmm17                            ;   392.5         46 t[2] copy
        vmovdqu64 [rbp + 11136], zmm13                    ;   384.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm13, zmm28                            ;   391.8         46 t[2] copy
        vmovdqu64 [rbp + 11200], zmm6                     ;   384.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm6, zmm15                             ;   401.8         46 t[2] copy
        vpternlogd zmm6, zmm26, [rbp + 2688], 0x60        ;   401.8 p5+p2   46 t[2]
        vpternlogd zmm9, zmm6, zmm14, 0x96                ;   402.8 p0      46 t[2]
        vpandd zmm30, zmm30, zmm9                         ;   403.8 p5      46 t[2]
        vpxord zmm3, zmm3, zmm30                          ;   404.8 p0      46 t[2]
        vpternlogd zmm0, zmm8, zmm30, 0xd2                ;   404.8 p5      46 t[2]
        vpxord zmm1, zmm1, zmm3                           ;   405.8 p0      46 t[2]
        vpternlogd zmm1, zmm0, zmm9, 0x78                 ;   406.8 p5      46 t[2]
        vpternlogd zmm17, zmm28, zmm1, 0x28               ;   407.8 p0      46 t[2]
        vpternlogd zmm9, zmm1, zmm3, 0x78                 ;   407.8 p5      46 t[2]
        vpternlogd zmm3, zmm1, zmm0, 0x78                 ;   407.8 p0      46 t[2]
        vpternlogd zmm20, zmm9, zmm1, 0x60                ;   408.8 p5      46 t[2]
        vpternlogd zmm24, zmm9, zmm1, 0x60                ;   408.8 p0      46 t[2]
        vmovdqa64 zmm6, zmm9                              ;   408.8         46 t[2] copy
        vpternlogd zmm6, zmm3, zmm1, 0x96                 ;   408.8 p5      46 t[2]
        vpternlogd zmm0, zmm6, zmm9, 0x1e                 ;   409.8 p0      46 t[2]
        vpternlogd zmm24, zmm6, zmm15, 0x78               ;   409.8 p5      46 t[2]
        vmovdqa64 zmm8, zmm17                             ;   408.8         46 t[2] copy
        vpternlogd zmm8, zmm9, zmm31, 0x78                ;   409.5 p0      46 t[2]
        vpternlogd zmm8, zmm4, zmm3, 0x78                 ;   410.5 p5      46 t[2]
        vpternlogd zmm26, zmm6, [rbp + 2688], 0x48        ;   410.5 p0+p3   46 t[2]
        vpandd zmm10, zmm10, zmm0                         ;   410.8 p5      46 t[2]
        vpternlogd zmm29, zmm0, zmm3, 0x60                ;   411.5 p0      46 t[2]
        vpxord zmm4, zmm1, zmm0                           ;   411.8 p5      46 t[2]
        vpternlogd zmm23, zmm0, zmm3, 0x60                ;   412.5 p0      46 t[2]
        vpandd zmm13, zmm13, zmm4                         ;   412.8 p5      46 t[2]
        vpternlogd zmm15, zmm8, zmm6, 0x6c                ;   413.5 p0      46 t[2]
        vpternlogd zmm15, zmm10, zmm13, 0x96              ;   414.5 p5      46 t[2]
        vmovdqu64 zmm10, [rbp + 960]                      ;   263.5 p2      46 t[2] reload
        vmovdqu64 zmm14, [rbp + 1216]                     ;   264.5 p3      46 t[2] reload
        vmovdqu64 zmm28, [rbp + 1152]                     ;   264.7 p2      46 t[2]
        vpternlogd zmm28, zmm14, zmm10, 0x96              ;   414.5 p0      46 t[2]
        vmovdqu64 zmm30, [rbp + 896]                      ;   265.5 p3      46 t[2] reload
        vpxord zmm14, zmm14, zmm30                        ;   414.8 p5      46 t[2]
        vpxord zmm30, zmm30, zmm10                        ;   415.5 p0      46 t[2]
        vpternlogd zmm0, zmm23, zmm7, 0x9c                ;   415.8 p5      46 t[2]
        vpternlogd zmm7, zmm4, zmm18, 0x84                ;   416.5 p0      46 t[2]
        vpternlogd zmm22, zmm4, zmm6, 6                   ;   416.8 p5      46 t[2]
        vpternlogd zmm4, zmm6, zmm5, 0x28                 ;   417.5 p0      46 t[2]
        vpternlogd zmm26, zmm0, zmm7, 0x96                ;   417.8 p5      46 t[2]
        vpternlogd zmm23, zmm3, zmm12, 0x78               ;   418.5 p0      46 t[2]
        vpxord zmm17, zmm17, zmm24                        ;   418.8 p5      46 t[2]
        vmovdqu64 zmm3, [rbp + 1280]                      ;   268.2 p2      46 t[2] reload
        vmovdqu64 zmm5, [rbp + 1152]                      ;   268.5 p3      46 t[2]
        vpternlogd zmm5, zmm10, zmm3, 0x96                ;   419.5 p0      46 t[2]
        vpternlogd zmm24, zmm31, zmm9, 0x78               ;   419.8 p5      46 t[2]
        vpternlogd zmm17, zmm13, zmm26, 0x96              ;   420.5 p0      46 t[2]
        vmovdqu64 zmm6, [rbp + 1344]                      ;   270.0 p2      46 t[2]
        vpternlogd zmm23, zmm17, zmm15, 0x96              ;   421.5 p5      46 t[2]
        vmovdqu64 zmm12, [rbp + 1024]                     ;   270.8 p3      46 t[2]
        vpxord zmm7, zmm7, zmm24                          ;   421.5 p0      46 t[2]
        vpternlogd zmm7, zmm22, zmm23, 0x96               ;   422.5 p5      46 t[2]
        vpternlogd zmm23, zmm9, [rbp + 2560], 0x78        ;   422.5 p0+p2   46 t[2]
        vpternlogd zmm0, zmm20, zmm23, 0x96               ;   423.5 p5      46 t[2]
        vpternlogd zmm29, zmm8, zmm0, 0x96                ;   424.5 p0      46 t[2]
        vmovdqu64 zmm8, [rbp + 1024]                      ;   272.8 p3      46 t[2]
        vpternlogd zmm24, zmm4, zmm29, 0x96               ;   425.5 p5      46 t[2]
        vpxord zmm6, zmm6, zmm30                          ;   424.5 p0      46 t[2]
        vpxord zmm12, zmm12, zmm28                        ;   424.8 p5      46 t[2]
        vmovdqu64 zmm4, [rbp + 1088]                      ;   274.5 p2      46 t[2] reload
        vmovdqa64 zmm9, zmm6                              ;   425.5         46 t[2] copy
        vpternlogd zmm9, zmm28, zmm4, 0x96                ;   425.5 p0      46 t[2]
        vpxord zmm13, zmm30, zmm12                        ;   425.8 p5      46 t[2]
        vmovdqa64 zmm20, zmm4                             ;   280.5         46 t[2] copy
        vpternlogd zmm20, zmm28, zmm10, 0x14              ;   426.5 p0      46 t[2]
        vpord zmm8, zmm8, zmm13                           ;   426.8 p5      46 t[2]
        vmovdqa64 zmm22, zmm14                            ;   415.8         46 t[2] copy
        vpternlogd zmm22, zmm10, zmm10, 0xc3              ;   427.5 p0      46 t[2]
        vmovdqa64 zmm31, zmm12                            ;   425.8         46 t[2] copy
        vpternlogd zmm31, zmm6, zmm10, 0x84               ;   427.8 p5      46 t[2]
        vmovdqu64 [rbp + 11264], zmm1                     ;   407.8 p7+p4   46 t[2] spill
        vpord zmm1, zmm12, zmm9                           ;   428.5 p0      46 t[2]
        vpternlogd zmm31, zmm1, zmm8, 0x96                ;   429.5 p5      46 t[2]
        vpternlogd zmm1, zmm22, zmm5, 0x1e                ;   429.5 p0      46 t[2]
        vmovdqu64 [rbp + 11328], zmm18                    ;   392.8 p8+p9   46 t[2] spill
        vmovdqa64 zmm18, zmm13                            ;   426.8         46 t[2] copy
        vpternlogd zmm18, zmm9, zmm28, 0x28               ;   429.8 p5      46 t[2]
        vmovdqu64 [rbp + 11392], zmm23                    ;   423.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm23, zmm5                             ;   420.5         46 t[2] copy
        vpternlogd zmm23, zmm4, zmm28, 0x96               ;   430.5 p0      46 t[2]
        vmovdqu64 [rbp + 11456], zmm15                    ;   415.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm15, zmm20                            ;   427.5         46 t[2] copy
        vpternlogd zmm15, zmm3, zmm3, 0xc3                ;   430.8 p5      46 t[2]
        vpternlogd zmm1, zmm15, zmm18, 0x96               ;   431.8 p0      46 t[2]
        vpternlogd zmm15, zmm23, zmm14, 0x1e              ;   431.8 p5      46 t[2]
        vpternlogd zmm20, zmm23, zmm14, 0x78              ;   432.5 p0      46 t[2]
        vpternlogd zmm20, zmm18, zmm8, 0x96               ;   433.5 p5      46 t[2]
        vpxord zmm8, zmm5, zmm13                          ;   433.5 p0      46 t[2]
        vmovdqa64 zmm18, zmm8                             ;   434.5         46 t[2] copy
        vpternlogd zmm18, zmm3, zmm3, 0xf3                ;   434.5 p5      46 t[2]
        vmovdqu64 [rbp + 11520], zmm29                    ;   425.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm29, zmm23                            ;   431.5         46 t[2] copy
        vpternlogd zmm29, zmm13, zmm9, 0x96               ;   434.5 p0      46 t[2]
        vmovdqu64 [rbp + 11584], zmm17                    ;   421.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm17, zmm1                             ;   432.8         46 t[2] copy
        vmovdqu64 [rbp + 11648], zmm7                     ;   423.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm7, zmm28                             ;   415.5         46 t[2] copy
        vmovdqu64 [rbp + 11712], zmm25                    ;   387.8 p8+p9   46 t[2] spill
        vmovdqa64 zmm25, zmm13                            ;   426.8         46 t[2] copy
        vmovdqu64 [rbp + 11776], zmm11                    ;   392.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm11, zmm29                            ;   435.5         46 t[2] copy
        vpternlogd zmm11, zmm30, [rbp + 1152], 0x60       ;   435.5 p5+p3   46 t[2]
        vpternlogd zmm15, zmm11, zmm31, 0x96              ;   436.5 p0      46 t[2]
        vpandd zmm17, zmm17, zmm15                        ;   437.5 p5      46 t[2]
        vpternlogd zmm18, zmm31, zmm17, 0x96              ;   438.5 p0      46 t[2]
        vpternlogd zmm20, zmm17, zmm18, 0x78              ;   439.5 p5      46 t[2]
        vpxord zmm1, zmm1, zmm18                          ;   439.5 p0      46 t[2]
        vpternlogd zmm1, zmm20, zmm15, 0x78               ;   440.5 p5      46 t[2]
        vpternlogd zmm15, zmm1, zmm18, 0x78               ;   441.5 p0      46 t[2]
        vpternlogd zmm18, zmm1, zmm20, 0x78               ;   441.5 p5      46 t[2]
        vpandd zmm25, zmm25, zmm15                        ;   442.5 p0      46 t[2]
        vpxord zmm11, zmm15, zmm1                         ;   442.5 p5      46 t[2]
        vpandd zmm7, zmm7, zmm11                          ;   443.5 p0      46 t[2]
        vpternlogd zmm13, zmm11, zmm9, 0x48               ;   443.5 p5      46 t[2]
        vpxord zmm11, zmm11, zmm18                        ;   443.5 p0      46 t[2]
        vpternlogd zmm20, zmm11, zmm15, 0x1e              ;   444.5 p5      46 t[2]
        vpternlogd zmm13, zmm11, zmm29, 0x78              ;   444.5 p0      46 t[2]
        vpternlogd zmm4, zmm28, zmm20, 0x28               ;   445.5 p5      46 t[2]
        vmovdqa64 zmm17, zmm25                            ;   443.5         46 t[2] copy
        vpternlogd zmm17, zmm1, zmm9, 0x78                ;   443.5 p0      46 t[2]
        vpternlogd zmm17, zmm23, zmm18, 0x78              ;   444.5 p5      46 t[2]
        vpternlogd zmm30, zmm11, [rbp + 1152], 0x48       ;   444.5 p0+p2   46 t[2]
        vpternlogd zmm5, zmm20, zmm18, 0x60               ;   445.5 p5      46 t[2]
        vpxord zmm23, zmm1, zmm20                         ;   445.5 p0      46 t[2]
        vpternlogd zmm22, zmm20, zmm18, 0x60              ;   445.8 p5      46 t[2]
        vpandd zmm6, zmm6, zmm23                          ;   446.5 p0      46 t[2]
        vpternlogd zmm29, zmm17, zmm11, 0x6c              ;   446.8 p5      46 t[2]
        vpternlogd zmm29, zmm4, zmm6, 0x96                ;   447.8 p0      46 t[2]
        vmovdqa64 zmm4, zmm23                             ;   446.5         46 t[2] copy
        vpternlogd zmm4, zmm12, zmm10, 0x90               ;   447.8 p5      46 t[2]
        vpternlogd zmm20, zmm10, zmm22, 0x9a              ;   448.5 p0      46 t[2]
        vmovdqu64 zmm10, [rbp + 7616]                     ;   300.3 p3      46 t[2]
        vmovdqu64 zmm28, [rbp + 7552]                     ;   300.5 p2      46 t[2] reload
        vpxord zmm10, zmm10, zmm28                        ;   448.8 p5      46 t[2]
        vmovdqu64 zmm31, [rbp + 7872]                     ;   301.3 p3      46 t[2] reload
        vpxord zmm28, zmm28, zmm31                        ;   449.5 p0      46 t[2]
        vpternlogd zmm30, zmm20, zmm4, 0x96               ;   449.8 p5      46 t[2]
        vpternlogd zmm3, zmm23, zmm11, 6                  ;   450.5 p0      46 t[2]
        vpternlogd zmm23, zmm11, zmm8, 0x28               ;   450.8 p5      46 t[2]
        vmovdqu64 zmm8, [rbp + 7616]                      ;   302.0 p2      46 t[2] reload
        vmovdqu64 zmm11, [rbp + 7808]                     ;   302.3 p3      46 t[2] reload
        vpternlogd zmm31, zmm11, zmm8, 0x96               ;   451.5 p0      46 t[2]
        vpternlogd zmm22, zmm18, zmm14, 0x78              ;   451.8 p5      46 t[2]
        vmovdqu64 zmm14, [rbp + 7936]                     ;   303.5 p2      46 t[2] reload
        vmovdqa64 zmm18, zmm11                            ;   308.3         46 t[2] copy
        vpternlogd zmm18, zmm8, zmm14, 0x96               ;   452.5 p0      46 t[2]
        vpternlogd zmm9, zmm13, zmm1, 0x6c                ;   452.8 p5      46 t[2]
        vpternlogd zmm9, zmm6, zmm30, 0x96                ;   453.8 p0      46 t[2]
        vpternlogd zmm22, zmm9, zmm29, 0x96               ;   454.8 p5      46 t[2]
        vpternlogd zmm4, zmm13, zmm25, 0x96               ;   454.5 p0      46 t[2]
        vpternlogd zmm4, zmm3, zmm22, 0x96                ;   455.8 p5      46 t[2]
        vmovdqu64 zmm3, [rbp + 8000]                      ;   306.5 p3      46 t[2]
        vpternlogd zmm22, zmm15, [rbp + 1024], 0x78       ;   455.8 p0+p2   46 t[2]
        vpternlogd zmm20, zmm7, zmm22, 0x96               ;   456.8 p5      46 t[2]
        vmovdqu64 zmm6, [rbp + 7680]                      ;   308.5 p3      46 t[2]
        vpternlogd zmm5, zmm17, zmm20, 0x96               ;   457.8 p0      46 t[2]
        vpxord zmm3, zmm3, zmm10                          ;   456.8 p5      46 t[2]
        vpxord zmm6, zmm6, zmm31                          ;   457.5 p0      46 t[2]
        vmovdqu64 zmm7, [rbp + 7744]                      ;   309.2 p2      46 t[2] reload
        vmovdqa64 zmm15, zmm3                             ;   457.8         46 t[2] copy
        vpternlogd zmm15, zmm31, zmm7, 0x96               ;   457.8 p5      46 t[2]
        vmovdqa64 zmm17, zmm7                             ;   315.2         46 t[2] copy
        vpternlogd zmm17, zmm31, zmm8, 0x14               ;   458.5 p0      46 t[2]
        vmovdqu64 [rbp + 11840], zmm12                    ;   425.8 p8+p9   46 t[2] spill
        vmovdqa64 zmm12, zmm28                            ;   450.5         46 t[2] copy
        vpternlogd zmm12, zmm8, zmm8, 0xc3                ;   458.8 p5      46 t[2]
        vmovdqu64 [rbp + 11904], zmm1                     ;   441.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm1, zmm6                              ;   458.5         46 t[2] copy
        vpternlogd zmm1, zmm3, zmm8, 0x84                 ;   459.5 p0      46 t[2]
        vmovdqu64 [rbp + 11968], zmm22                    ;   456.8 p8+p9   46 t[2] spill
        vmovdqa64 zmm22, zmm6                             ;   458.5         46 t[2] copy
        vpternlogd zmm22, zmm15, zmm10, 0x96              ;   459.8 p5      46 t[2]
        vmovdqu64 [rbp + 12032], zmm29                    ;   448.8 p7+p4   46 t[2] spill
        vpord zmm29, zmm15, zmm6                          ;   460.5 p0      46 t[2]
        vpandd zmm8, zmm31, zmm22                         ;   460.8 p5      46 t[2]
        vmovdqu64 [rbp + 12096], zmm5                     ;   458.8 p8+p9   46 t[2] spill
        vmovdqa64 zmm5, zmm18                             ;   453.5         46 t[2] copy
        vpternlogd zmm5, zmm7, zmm31, 0x96                ;   461.5 p0      46 t[2]
        vmovdqa64 zmm7, zmm17                             ;   459.5         46 t[2] copy
        vpternlogd zmm7, zmm14, zmm14, 0xc3               ;   461.8 p5      46 t[2]
        vpternlogd zmm17, zmm5, zmm28, 0x78               ;   462.5 p0      46 t[2]
        vmovdqu64 [rbp + 12160], zmm23                    ;   451.8 p7+p4   46 t[2] spill
        vmovdqa64 zmm23, zmm29                            ;   461.5         46 t[2] copy
        vpternlogd zmm23, zmm12, zmm18, 0x1e              ;   462.8 p5      46 t[2]
        vpternlogd zmm23, zmm7, zmm8, 0x96                ;   463.8 p0      46 t[2]
        vpternlogd zmm7, zmm5, zmm28, 0x1e                ;   463.8 p5      46 t[2]
        vmovdqu64 [rbp + 12224], zmm25                    ;   443.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm25, zmm18                            ;   453.5         46 t[2] copy
        vpternlogd zmm25, zmm6, zmm10, 0x96               ;   464.5 p0      46 t[2]
        vmovdqu64 [rbp + 12288], zmm13                    ;   445.5 p7+p4   46 t[2] spill
        vpxord zmm13, zmm22, zmm5                         ;   464.8 p5      46 t[2]
        vmovdqu64 [rbp + 12352], zmm30                    ;   450.8 p8+p9   46 t[2] spill
        vmovdqa64 zmm30, zmm13                            ;   465.8         46 t[2] copy
        vpternlogd zmm30, zmm11, zmm10, 0x60              ;   465.8 p0      46 t[2]
        vmovdqa64 zmm11, zmm23                            ;   464.8         46 t[2] copy
        vmovdqu64 [rbp + 12416], zmm2                     ;   388.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm2, zmm31                             ;   452.5         46 t[2] copy
        vpternlogd zmm2, zmm10, [rbp + 7680], 0xbe        ;   465.8 p5+p3   46 t[2]
        vpternlogd zmm29, zmm1, zmm2, 0x96                ;   466.8 p0      46 t[2]
        vpternlogd zmm7, zmm30, zmm29, 0x96               ;   467.8 p5      46 t[2]
        vpternlogd zmm17, zmm8, zmm2, 0x96                ;   467.5 p0      46 t[2]
        vpandd zmm11, zmm11, zmm7                         ;   468.8 p5      46 t[2]
        vpternlogd zmm29, zmm25, zmm14, 0x2d              ;   468.5 p0      46 t[2]
        vpxord zmm1, zmm29, zmm11                         ;   469.8 p5      46 t[2]
        vpternlogd zmm17, zmm29, zmm11, 0xd2              ;   469.8 p0      46 t[2]
        vpxord zmm23, zmm23, zmm1                         ;   470.8 p5      46 t[2]
        vpternlogd zmm23, zmm17, zmm7, 0x78               ;   471.8 p0      46 t[2]
        vpternlogd zmm7, zmm23, zmm1, 0x78                ;   472.8 p5      46 t[2]
        vpternlogd zmm1, zmm23, zmm17, 0x78               ;   472.8 p0      46 t[2]
        vmovdqa64 zmm2, zmm7                              ;   473.8         46 t[2] copy
        vpternlogd zmm2, zmm6, zmm10, 0x60                ;   473.8 p5      46 t[2]
        vpternlogd zmm22, zmm7, zmm23, 0x60               ;   473.8 p0      46 t[2]
        vmovdqa64 zmm8, zmm7                              ;   473.8         46 t[2] copy
        vpternlogd zmm8, zmm23, zmm31, 0x28               ;   473.8 p5      46 t[2]
        vmovdqa64 zmm11, zmm7                             ;   473.8         46 t[2] copy
        vpternlogd zmm11, zmm1, zmm23, 0x96               ;   473.8 p0      46 t[2]
        vpternlogd zmm17, zmm11, zmm7, 0x1e               ;   474.8 p5      46 t[2]
        vpternlogd zmm22, zmm11, zmm13, 0x78              ;   474.8 p0      46 t[2]
        vmovdqa64 zmm29, zmm2                             ;   474.8         46 t[2] copy
        vpternlogd zmm29, zmm23, zmm15, 0x78              ;   474.8 p5      46 t[2]
        vpternlogd zmm29, zmm5, zmm1, 0x78                ;   475.8 p0      46 t[2]
        vpternlogd zmm10, zmm11, [rbp + 7808], 0x48       ;   475.8 p5+p2   46 t[2]
        vpternlogd zmm18, zmm17, zmm1, 0x60               ;   476.5 p0      46 t[2]
        vpternlogd zmm31, zmm17, [rbp + 7744], 0x48       ;   476.8 p5+p3   46 t[2]
        vpternlogd zmm12, zmm17, zmm1, 0x60               ;   477.5 p0      46 t[2]
        vpxord zmm5, zmm23, zmm17                         ;   477.8 p5      46 t[2]
        vpandd zmm3, zmm3, zmm5                           ;   478.8 p0      46 t[2]
        vpternlogd zmm13, zmm29, zmm11, 0x6c              ;   478.8 p5      46 t[2]
        vpternlogd zmm13, zmm31, zmm3, 0x96               ;   479.8 p0      46 t[2]
        vmovdqu64 zmm30, [rbp + 7616]                     ;   332.8 p2      46 t[2] reload
        vmovdqa64 zmm31, zmm5                             ;   478.8         46 t[2] copy
        vpternlogd zmm31, zmm6, zmm30, 0x90               ;   479.8 p5      46 t[2]
        vpternlogd zmm17, zmm30, zmm12, 0x9a              ;   480.5 p0      46 t[2]
        vpternlogd zmm10, zmm17, zmm31, 0x96              ;   481.5 p5      46 t[2]
        vpternlogd zmm14, zmm5, zmm11, 6                  ;   481.5 p0      46 t[2]
        vpternlogd zmm5, zmm11, zmm25, 0x28               ;   481.8 p5      46 t[2]
        vpternlogd zmm15, zmm22, zmm23, 0x6c              ;   482.5 p0      46 t[2]
        vpternlogd zmm12, zmm1, zmm28, 0x78               ;   482.8 p5      46 t[2]
        vmovdqu64 zmm1, [rbp + 12288]                     ;   445.5 p3      46 t[2] reload
        vmovdqu64 zmm11, [rbp + 12160]                    ;   451.8 p2      65 t[2]
        vpternlogd zmm11, zmm1, [rbp + 12224], 0x96       ;   483.5 p0+p3   65 t[2]
        vmovdqu64 zmm1, [rbp + 11712]                     ;   387.8 p2      46 t[2] reload
        vmovdqu64 zmm25, [rbp + 11776]                    ;   392.5 p3      65 t[2]
        vpternlogd zmm25, zmm1, [rbp + 11200], 0x96       ;   483.8 p5+p2   65 t[2]
        vpternlogd zmm15, zmm3, zmm10, 0x96               ;   484.5 p0      46 t[2]
        vpternlogd zmm12, zmm15, zmm13, 0x96              ;   485.5 p5      46 t[2]
        vpternlogd zmm31, zmm22, zmm2, 0x96               ;   485.5 p0      46 t[2]
        vpternlogd zmm31, zmm14, zmm12, 0x96              ;   486.5 p5      46 t[2]
        vpternlogd zmm12, zmm7, [rbp + 7680], 0x78        ;   486.5 p0+p3   46 t[2]
        vpternlogd zmm5, zmm22, zmm2, 0x96                ;   486.8 p5      65 t[2]
        vpternlogd zmm17, zmm8, zmm12, 0x96               ;   487.5 p0      46 t[2]
        vpternlogd zmm18, zmm29, zmm17, 0x96              ;   488.5 p5      46 t[2]
        vpternlogd zmm27, zmm16, zmm10, 0x96              ;   488.5 p0      65 t[2]
        vpternlogd zmm5, zmm18, zmm24, 0x96               ;   489.5 p5      65 t[2]
        vpternlogd zmm20, zmm17, zmm0, 0x96               ;   489.5 p0      65 t[2]
        vpxord zmm26, zmm26, zmm27                        ;   489.8 p5      65 t[2]
        vpxord zmm19, zmm19, zmm20                        ;   490.5 p0      65 t[2]
        vmovdqa64 zmm1, zmm19                             ;   491.5         65 t[2] copy
        vpternlogd zmm1, zmm4, zmm9, 0x96                 ;   491.5 p5      65 t[2]
        vpternlogd zmm15, zmm1, zmm31, 0x96               ;   492.5 p0      65 t[2]
        vpternlogd zmm1, zmm21, [rbp + 12416], 0x96       ;   492.5 p5+p2   65 t[2]
        vmovdqa64 zmm2, zmm1                              ;   493.5         65 t[2] copy
        vpternlogd zmm2, zmm26, zmm10, 0x96               ;   493.5 p0      65 t[2]
        vpternlogd zmm10, zmm1, [rbp + 12352], 0x96       ;   493.5 p5+p3   65 t[2]
        vpxord zmm3, zmm5, zmm10                          ;   494.5 p0      65 t[2]
        vmovdqu64 zmm7, [rbp + 11904]                     ;   441.5 p2      46 t[2] reload
        vmovdqu64 zmm8, [rbp + 11968]                     ;   456.8 p3      65 t[2]
        vpternlogd zmm8, zmm7, [rbp + 11840], 0x78        ;   493.8 p5+p2   65 t[2]
        vmovdqu64 zmm7, [rbp + 12096]                     ;   458.8 p3      46 t[2] reload
        vpternlogd zmm11, zmm2, zmm7, 0x96                ;   494.5 p0      65 t[2]
        vmovdqu64 zmm14, [rbp + 11264]                    ;   407.8 p2      46 t[2] reload
        vmovdqu64 zmm16, [rbp + 11392]                    ;   423.5 p3      65 t[2]
        vpternlogd zmm16, zmm14, [rbp + 11328], 0x78      ;   494.8 p5+p2   65 t[2]
        vmovdqa64 zmm14, zmm25                            ;   484.8         65 t[2] copy
        vpternlogd zmm14, zmm11, zmm3, 0x96               ;   495.5 p0      65 t[2]
        vmovdqu64 zmm22, [rbp + 11648]                    ;   423.5 p3      65 t[2]
        vpternlogd zmm22, zmm15, [rbp + 11584], 0x96      ;   495.8 p5+p2   65 t[2]
        vpternlogd zmm9, zmm22, zmm4, 0x96                ;   496.8 p0      65 t[2]
        vpxord zmm27, zmm27, zmm9                         ;   497.8 p5      65 t[2]
        vpternlogd zmm24, zmm27, zmm14, 0x96              ;   498.8 p0      65 t[2]
        vpxord zmm28, zmm2, zmm24                         ;   499.8 p5      65 t[2]
        vpternlogd zmm4, zmm14, zmm21, 0x96               ;   498.5 p0      65 t[2]
        vpternlogd zmm14, zmm21, [rbp + 11648], 0x96      ;   498.8 p5+p3   65 t[2]
        vmovdqa64 zmm29, zmm14                            ;   499.8         65 t[2] copy
        vpternlogd zmm29, zmm27, zmm3, 0x96               ;   499.8 p0      65 t[2]
        vpternlogd zmm21, zmm14, zmm31, 0x96              ;   499.8 p5      65 t[2]
        vmovdqu64 zmm30, [rbp + 11776]                    ;   392.5 p2      46 t[2] reload
        vpternlogd zmm7, zmm4, zmm30, 0x96                ;   500.5 p0      65 t[2]
        vpternlogd zmm12, zmm23, zmm6, 0x78               ;   500.8 p5      65 t[2]
        vmovdqa64 zmm6, zmm4                              ;   499.5         65 t[2] copy
        vpternlogd zmm6, zmm30, [rbp + 11520], 0x96       ;   501.5 p0+p3   65 t[2]
        vpternlogd zmm30, zmm7, zmm18, 0x96               ;   501.8 p5      65 t[2]
        vmovdqa64 zmm23, zmm28                            ;   500.8         65 t[2] copy
        vpternlogd zmm23, zmm11, zmm5, 0x96               ;   502.5 p0      65 t[2]
        vpternlogd zmm23, zmm14, zmm31, 0x96              ;   503.5 p5      65 t[2]
        vpternlogd zmm18, zmm7, zmm29, 0x96               ;   503.5 p0      65 t[2]
        vmovdqa64 zmm14, zmm0                             ;   424.5         65 t[2] copy
        vpxord zmm7, zmm7, zmm21                          ;   503.8 p5      65 t[2]
        vpternlogd zmm29, zmm23, zmm4, 0x96               ;   504.5 p0      65 t[2]
        vpxord zmm31, zmm10, zmm30                        ;   504.8 p5      65 t[2]
        vmovdqu64 [rbp + 11776], zmm30                    ;   502.8 p8+p9   65 t[2] spill
        vmovdqa64 zmm30, zmm7                             ;   504.8         65 t[2] copy
        vpternlogd zmm30, zmm18, zmm6, 0x96               ;   505.5 p0      65 t[2]
        vpternlogd zmm7, zmm13, [rbp + 12032], 0x96       ;   505.8 p5+p2   65 t[2]
        vpternlogd zmm8, zmm7, zmm27, 0x96                ;   506.8 p0      65 t[2]
        vpternlogd zmm16, zmm8, zmm7, 0x96                ;   507.8 p5      65 t[2]
        vpternlogd zmm7, zmm27, zmm10, 0x96               ;   507.5 p0      65 t[2]
        vpternlogd zmm13, zmm31, [rbp + 11456], 0x96      ;   507.8 p5+p3   65 t[2]
        vpternlogd zmm7, zmm13, [rbp + 11136], 0x96       ;   508.8 p0+p2   65 t[2]
        vmovdqu64 [rbp + 11456], zmm21                    ;   500.8 p7+p4   65 t[2] spill
        vmovdqa64 zmm21, zmm13                            ;   508.8         65 t[2] copy
        vpternlogd zmm21, zmm6, zmm2, 0x96                ;   508.8 p5      65 t[2]
        vmovdqu64 [rbp + 11520], zmm28                    ;   500.8 p8+p9   65 t[2] spill
        vmovdqa64 zmm28, zmm16                            ;   508.8         65 t[2] copy
        vpternlogd zmm28, zmm13, zmm6, 0x96               ;   509.5 p0      65 t[2]
        vpxord zmm14, zmm14, zmm28                        ;   510.5 p5      65 t[2]
        vpternlogd zmm31, zmm21, [rbp + 12032], 0x96      ;   510.5 p0+p3   65 t[2]
        vmovdqu64 [rbp + 12032], zmm13                    ;   508.8 p7+p4   65 t[2] spill
        vmovdqa64 zmm13, zmm8                             ;   507.8         65 t[2] copy
        vpternlogd zmm11, zmm5, [r8 + 768]{1to16}, 0x96   ;   510.8 p5+p2   65 t[2]
        vpbroadcastd zmm5, [r8 + 780]                     ;   358.5 p10     65 t[2]
        vpternlogd zmm4, zmm23, [r8 + 772]{1to16}, 0x96   ;   511.5 p0+p3   65 t[2]
        vpternlogd zmm6, zmm18, [r8 + 776]{1to16}, 0x96   ;   511.8 p5+p2   65 t[2]
        vpxord zmm5, zmm5, zmm31                          ;   512.5 p0      65 t[2]
        vpxord zmm24, zmm24, [r8 + 800]{1to16}            ;   512.8 p5+p3   65 t[2]
        vpxord zmm18, zmm18, [r8 + 808]{1to16}            ;   513.5 p0+p2   65 t[2]
        vpternlogd zmm21, zmm7, [r8 + 812]{1to16}, 0x96   ;   513.8 p5+p3   65 t[2]
        vpternlogd zmm25, zmm3, [r8 + 832]{1to16}, 0x96   ;   514.5 p0+p2   65 t[2]
        vpxord zmm23, zmm23, [r8 + 836]{1to16}            ;   514.8 p5+p3   65 t[2]
        vmovdqu64 [rbp + 5056], zmm23                     ;   515.8 p8+p9   65 t[2] spill
        vmovdqu64 zmm23, [rbp + 11072]                    ;   390.5 p2      46 t[2] reload
        vpternlogd zmm16, zmm23, [rbp + 11008], 0x96      ;   515.5 p0+p3   65 t[2]
        vpternlogd zmm31, zmm16, zmm7, 0x96               ;   516.5 p5      65 t[2]
        vpternlogd zmm12, zmm16, zmm27, 0x96              ;   516.5 p0      65 t[2]
        vpxord zmm13, zmm13, zmm31                        ;   517.5 p5      65 t[2]
        vpternlogd zmm17, zmm0, zmm12, 0x96               ;   517.5 p0      65 t[2]
        vmovdqa64 zmm0, zmm13                             ;   518.5         65 t[2] copy
        vpternlogd zmm0, zmm14, zmm20, 0x96               ;   518.5 p5      65 t[2]
        vpternlogd zmm28, zmm12, zmm8, 0x96               ;   518.5 p0      65 t[2]
        vpternlogd zmm26, zmm17, zmm15, 0x96              ;   518.8 p5      65 t[2]
        vmovdqa64 zmm16, zmm17                            ;   518.5         65 t[2] copy
        vpternlogd zmm16, zmm14, zmm19, 0x96              ;   519.5 p0      65 t[2]
        vpternlogd zmm1, zmm0, zmm22, 0x96                ;   519.8 p5      65 t[2]
        vpternlogd zmm17, zmm15, zmm1, 0x96               ;   520.8 p0      65 t[2]
        vpternlogd zmm27, zmm26, zmm10, 0x96              ;   520.8 p5      65 t[2]
        vpbroadcastd zmm15, [r8 + 796]                    ;   363.5 p10     65 t[2]
        vpbroadcastd zmm23, [r8 + 804]                    ;   363.7 p2      65 t[2]
        vpternlogd zmm20, zmm13, [r8 + 788]{1to16}, 0x96  ;   521.5 p0+p3   65 t[2]
        vpternlogd zmm13, zmm28, [r8 + 784]{1to16}, 0x96  ;   521.8 p5+p2   65 t[2]
        vpternlogd zmm22, zmm0, [r8 + 792]{1to16}, 0x96   ;   522.5 p0+p3   65 t[2]
        vpxord zmm23, zmm23, zmm29                        ;   522.8 p5      65 t[2]
        vpxord zmm15, zmm15, zmm27                        ;   523.5 p0      65 t[2]
        vpternlogd zmm14, zmm19, [r8 + 820]{1to16}, 0x96  ;   523.8 p5+p2   65 t[2]
        vpbroadcastd zmm19, [r8 + 816]                    ;   365.5 p10     65 t[2]
        vpxord zmm19, zmm19, zmm28                        ;   524.5 p0      65 t[2]
        vpbroadcastd zmm28, [r8 + 840]                    ;   365.8 p3      65 t[2]
        vpternlogd zmm27, zmm2, [r8 + 828]{1to16}, 0x96   ;   524.8 p5+p2   65 t[2]
        vpbroadcastd zmm2, [r8 + 856]                     ;   366.5 p10     65 t[2]
        vpternlogd zmm9, zmm17, [r8 + 824]{1to16}, 0x96   ;   525.5 p0+p3   65 t[2]
        vpxord zmm28, zmm28, zmm30                        ;   525.8 p5      65 t[2]
        vpternlogd zmm12, zmm8, [r8 + 848]{1to16}, 0x96   ;   526.5 p0+p2   65 t[2]
        vpbroadcastd zmm8, [r8 + 860]                     ;   367.5 p10     65 t[2]
        vpxord zmm2, zmm2, zmm1                           ;   526.8 p5      65 t[2]
        vpbroadcastd zmm1, [r8 + 876]                     ;   367.8 p3      65 t[2]
        vpternlogd zmm0, zmm16, [r8 + 852]{1to16}, 0x96   ;   527.5 p0+p2   65 t[2]
        vpxord zmm1, zmm1, zmm7                           ;   527.8 p5      65 t[2]
        vpbroadcastd zmm7, [r8 + 880]                     ;   368.5 p10     65 t[2]
        vpxord zmm8, zmm8, zmm26                          ;   528.5 p0      65 t[2]
        vpxord zmm7, zmm7, zmm31                          ;   528.8 p5      65 t[2]
        vpbroadcastd zmm31, [r8 + 884]                    ;   369.5 p3      65 t[2]
        vpxord zmm31, zmm31, zmm16                        ;   529.5 p0      65 t[2]
        vpbroadcastd zmm16, [r8 + 888]                    ;   370.5 p10     65 t[2]
        vpxord zmm16, zmm16, zmm17                        ;   529.8 p5      65 t[2]
        vmovdqu64 zmm17, [rbp + 11520]                    ;   500.8 p2      65 t[2] reload
        vpternlogd zmm3, zmm17, [r8 + 864]{1to16}, 0x96   ;   530.5 p0+p3   65 t[2]
        vmovdqu64 zmm17, [rbp + 11456]                    ;   500.8 p2      65 t[2] reload
        vpternlogd zmm29, zmm17, [r8 + 868]{1to16}, 0x96  ;   530.8 p5+p3   65 t[2]
        vmovdqu64 zmm17, [rbp + 11776]                    ;   502.8 p2      65 t[2] reload
        vpternlogd zmm30, zmm17, [r8 + 872]{1to16}, 0x96  ;   531.5 p0+p3   65 t[2]
        vpternlogd zmm26, zmm10, [r8 + 892]{1to16}, 0x96  ;   531.8 p5+p2   65 t[2]
        vmovdqu64 zmm10, [rbp + 6080]                     ;   375.8 p3      46 t[3]
        vmovdqu64 zmm17, [rbp + 6016]                     ;   376.5 p2      46 t[3] reload
        vpxord zmm10, zmm10, zmm17                        ;   532.5 p0      46 t[3]
        vpxord zmm17, zmm17, [rbp + 6336]                 ;   532.8 p5+p3   46 t[3]
        vmovdqu64 [rbp + 5952], zmm26                     ;   532.8 p7+p4   65 t[2] spill
        vpxord zmm26, zmm10, [rbp + 6464]                 ;   533.5 p0+p2   46 t[3]
        vmovdqu64 [rbp + 5888], zmm16                     ;   530.8 p8+p9   65 t[2] spill
        vmovdqu64 zmm16, [rbp + 11136]                    ;   384.5 p3      46 t[2] reload
        vmovdqu64 [rbp + 5824], zmm31                     ;   530.5 p7+p4   65 t[2] spill
        vmovdqu64 zmm31, [rbp + 12032]                    ;   508.8 p2      65 t[2]
        vpternlogd zmm31, zmm16, [r8 + 844]{1to16}, 0x96  ;   533.8 p5+p3   65 t[2]
        vmovdqu64 zmm16, [rbp + 6144]                     ;   380.8 p2      46 t[3]
        vmovdqu64 [rbp + 5760], zmm7                      ;   529.8 p8+p9   65 t[2] spill
        vmovdqu64 zmm7, [rbp + 6080]                      ;   382.5 p3      46 t[3]
        vpternlogd zmm7, zmm17, [rbp + 6080], 0xc3        ;   534.5 p0+p2   46 t[3]
        vmovdqu64 [rbp + 5696], zmm1                      ;   528.8 p7+p4   65 t[2] spill
        vmovdqa64 zmm1, zmm26                             ;   534.5         46 t[3] copy
        vmovdqu64 [rbp + 5632], zmm30                     ;   532.5 p8+p9   65 t[2] spill
        vmovdqu64 zmm30, [rbp + 6336]                     ;   385.0 p3      46 t[3] reload
        vmovdqu64 [rbp + 5568], zmm29                     ;   531.8 p7+p4   65 t[2] spill
        vmovdqu64 zmm29, [rbp + 6272]                     ;   385.3 p2      46 t[3]
        vpternlogd zmm29, zmm30, [rbp + 6080], 0x96       ;   534.8 p5+p3   46 t[3]
        vpxord zmm16, zmm16, zmm29                        ;   535.8 p0      46 t[3]
        vmovdqa64 zmm30, zmm16                            ;   536.8         46 t[3] copy
        vmovdqu64 [rbp + 5504], zmm3                      ;   531.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm3, zmm29                             ;   535.8         46 t[3] copy
        vmovdqu64 [rbp + 5440], zmm8                      ;   529.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm8, zmm26                             ;   534.5         46 t[3] copy
        vpternlogd zmm8, zmm29, [rbp + 6208], 0x96        ;   535.8 p5+p2   46 t[3]
        vpord zmm30, zmm30, zmm8                          ;   536.8 p0      46 t[3]
        vpternlogd zmm26, zmm16, [rbp + 6080], 0x90       ;   536.8 p5+p3   46 t[3]
        vmovdqu64 [rbp + 5376], zmm2                      ;   527.8 p8+p9   65 t[2] spill
        vmovdqa64 zmm2, zmm16                             ;   536.8         46 t[3] copy
        vpternlogd zmm2, zmm8, zmm10, 0x96                ;   537.5 p0      46 t[3]
        vpandd zmm3, zmm3, zmm2                           ;   538.5 p5      46 t[3]
        vmovdqu64 [rbp + 5312], zmm0                      ;   528.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm0, zmm2                              ;   538.5         46 t[3] copy
        vmovdqu64 [rbp + 5248], zmm12                     ;   527.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm12, zmm29                            ;   535.8         46 t[3] copy
        vpternlogd zmm12, zmm10, [rbp + 6144], 0xbe       ;   538.5 p0+p2   46 t[3]
        vpternlogd zmm26, zmm30, zmm12, 0x96              ;   539.5 p5      46 t[3]
        vmovdqu64 [rbp + 5184], zmm31                     ;   534.8 p7+p4   65 t[2] spill
        vmovdqa64 zmm31, zmm16                            ;   536.8         46 t[3] copy
        vmovdqu64 [rbp + 5120], zmm28                     ;   526.8 p8+p9   65 t[2] spill
        vmovdqu64 zmm28, [rbp + 6208]                     ;   395.0 p3      46 t[3]
        vpternlogd zmm28, zmm29, [rbp + 6080], 0x14       ;   539.5 p0+p2   46 t[3]
        vmovdqu64 [rbp + 4992], zmm25                     ;   515.5 p7+p4   65 t[2] spill
        vmovdqu64 zmm25, [rbp + 6400]                     ;   396.0 p3      46 t[3]
        vpternlogd zmm25, zmm28, [rbp + 6400], 0xc3       ;   540.5 p5+p2   46 t[3]
        vmovdqu64 [rbp + 12352], zmm27                    ;   525.8 p8+p9   65 t[2] spill
        vmovdqu64 zmm27, [rbp + 6400]                     ;   397.0 p3      46 t[3] reload
        vmovdqu64 [rbp + 12416], zmm9                     ;   526.5 p7+p4   65 t[2] spill
        vmovdqu64 zmm9, [rbp + 6272]                      ;   397.2 p2      46 t[3]
        vpternlogd zmm9, zmm27, [rbp + 6080], 0x96        ;   540.5 p0+p3   46 t[3]
        vpternlogd zmm30, zmm7, zmm9, 0x1e                ;   541.5 p5      46 t[3]
        vpternlogd zmm30, zmm25, zmm3, 0x96               ;   542.5 p0      46 t[3]
        vmovdqu64 [rbp + 11200], zmm14                    ;   524.8 p8+p9   65 t[2] spill
        vmovdqa64 zmm14, zmm9                             ;   541.5         46 t[3] copy
        vpternlogd zmm14, zmm16, zmm10, 0x96              ;   541.8 p5      46 t[3]
        vmovdqu64 [rbp + 11712], zmm19                    ;   525.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm19, zmm14                            ;   542.8         46 t[3] copy
        vpternlogd zmm19, zmm27, zmm27, 0xf3              ;   542.8 p0      46 t[3]
        vmovdqu64 [rbp + 12224], zmm21                    ;   514.8 p8+p9   65 t[2] spill
        vmovdqa64 zmm21, zmm30                            ;   543.5         46 t[3] copy
        vmovdqu64 [rbp + 12288], zmm18                    ;   514.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm18, zmm9                             ;   541.5         46 t[3] copy
        vpternlogd zmm18, zmm29, [rbp + 6208], 0x96       ;   542.8 p5+p2   46 t[3]
        vpxord zmm0, zmm0, zmm18                          ;   543.8 p0      46 t[3]
        vpternlogd zmm25, zmm18, zmm17, 0x1e              ;   543.8 p5      46 t[3]
        vpternlogd zmm28, zmm18, zmm17, 0x78              ;   544.5 p0      46 t[3]
        vpternlogd zmm28, zmm3, zmm12, 0x96               ;   545.5 p5      46 t[3]
        vmovdqu64 zmm3, [rbp + 6272]                      ;   402.3 p3      46 t[3] reload
        vmovdqa64 zmm12, zmm0                             ;   544.8         46 t[3] copy
        vpternlogd zmm12, zmm10, zmm3, 0x60               ;   545.5 p0      46 t[3]
        vpternlogd zmm25, zmm12, zmm26, 0x96              ;   546.5 p5      46 t[3]
        vpandd zmm21, zmm21, zmm25                        ;   547.5 p0      46 t[3]
        vpternlogd zmm19, zmm26, zmm21, 0x96              ;   548.5 p5      46 t[3]
        vpternlogd zmm28, zmm21, zmm19, 0x78              ;   549.5 p0      46 t[3]
        vpxord zmm30, zmm30, zmm19                        ;   549.5 p5      46 t[3]
        vpternlogd zmm30, zmm28, zmm25, 0x78              ;   550.5 p0      46 t[3]
        vpternlogd zmm25, zmm30, zmm19, 0x78              ;   551.5 p5      46 t[3]
        vpternlogd zmm19, zmm30, zmm28, 0x78              ;   551.5 p0      46 t[3]
        vmovdqa64 zmm12, zmm25                            ;   552.5         46 t[3] copy
        vpternlogd zmm12, zmm16, zmm10, 0x60              ;   552.5 p5      46 t[3]
        vpternlogd zmm2, zmm25, zmm30, 0x60               ;   552.5 p0      46 t[3]
        vmovdqa64 zmm21, zmm25                            ;   552.5         46 t[3] copy
        vpternlogd zmm21, zmm30, zmm29, 0x28              ;   552.5 p5      46 t[3]
        vpandd zmm31, zmm31, zmm30                        ;   551.5 p0      46 t[3]
        vmovdqa64 zmm26, zmm25                            ;   552.5         46 t[3] copy
        vpternlogd zmm26, zmm19, zmm30, 0x96              ;   552.5 p5      46 t[3]
        vpternlogd zmm28, zmm26, zmm25, 0x1e              ;   553.5 p0      46 t[3]
        vpternlogd zmm2, zmm26, zmm0, 0x78                ;   553.5 p5      46 t[3]
        vpternlogd zmm3, zmm10, zmm26, 0x28               ;   553.5 p0      46 t[3]
        vmovdqa64 zmm10, zmm12                            ;   553.5         46 t[3] copy
        vpternlogd zmm10, zmm30, zmm8, 0x78               ;   553.8 p5      46 t[3]
        vpternlogd zmm10, zmm18, zmm19, 0x78              ;   554.8 p0      46 t[3]
        vpternlogd zmm9, zmm28, zmm19, 0x60               ;   554.8 p5      46 t[3]
        vpternlogd zmm29, zmm28, [rbp + 6208], 0x48       ;   555.5 p0+p2   46 t[3]
        vpternlogd zmm7, zmm28, zmm19, 0x60               ;   555.8 p5      46 t[3]
        vpxord zmm18, zmm30, zmm28                        ;   556.5 p0      46 t[3]
        vpandd zmm1, zmm1, zmm18                          ;   557.5 p5      46 t[3]
        vpternlogd zmm0, zmm10, zmm26, 0x6c               ;   557.5 p0      46 t[3]
        vpternlogd zmm0, zmm29, zmm1, 0x96                ;   558.5 p5      46 t[3]
        vmovdqu64 zmm29, [rbp + 6080]                     ;   412.0 p3      46 t[3] reload
        vpternlogd zmm16, zmm18, zmm29, 0x84              ;   558.5 p0      46 t[3]
        vpternlogd zmm28, zmm29, zmm7, 0x9a               ;   558.8 p5      46 t[3]
        vpternlogd zmm30, zmm8, zmm2, 0x6a                ;   559.5 p0      46 t[3]
        vpternlogd zmm3, zmm28, zmm16, 0x96               ;   559.8 p5      46 t[3]
        vpternlogd zmm27, zmm18, zmm26, 6                 ;   560.5 p0      46 t[3]
        vpternlogd zmm18, zmm26, zmm14, 0x28              ;   560.8 p5      46 t[3]
        vmovdqu64 zmm8, [rbp + 4544]                      ;   415.7 p2      46 t[3] reload
        vmovdqu64 zmm14, [rbp + 4800]                     ;   415.8 p3      46 t[3] reload
        vmovdqu64 zmm26, [rbp + 4736]                     ;   416.7 p2      46 t[3]
        vpternlogd zmm26, zmm14, zmm8, 0x96               ;   561.5 p0      46 t[3]
        vmovdqu64 zmm29, [rbp + 4480]                     ;   416.8 p3      46 t[3] reload
        vpxord zmm14, zmm14, zmm29                        ;   561.8 p5      46 t[3]
        vpxord zmm29, zmm29, zmm8                         ;   562.5 p0      46 t[3]
        vpternlogd zmm7, zmm19, zmm17, 0x78               ;   562.8 p5      46 t[3]
        vpternlogd zmm30, zmm1, zmm3, 0x96                ;   563.5 p0      46 t[3]
        vmovdqu64 zmm1, [rbp + 4864]                      ;   417.8 p2      46 t[3] reload
        vmovdqu64 zmm17, [rbp + 4736]                     ;   418.5 p3      46 t[3]
        vpternlogd zmm17, zmm8, zmm1, 0x96                ;   563.8 p5      46 t[3]
        vpternlogd zmm7, zmm30, zmm0, 0x96                ;   564.5 p0      46 t[3]
        vpternlogd zmm16, zmm2, zmm12, 0x96               ;   564.8 p5      46 t[3]
        vpternlogd zmm16, zmm27, zmm7, 0x96               ;   565.8 p0      46 t[3]
        vmovdqu64 zmm19, [rbp + 4928]                     ;   420.2 p2      46 t[3]
        vpternlogd zmm7, zmm25, [rbp + 6144], 0x78        ;   565.8 p5+p3   46 t[3]
        vpternlogd zmm28, zmm21, zmm7, 0x96               ;   566.8 p0      46 t[3]
        vmovdqu64 zmm21, [rbp + 4608]                     ;   421.7 p2      46 t[3]
        vpternlogd zmm9, zmm10, zmm28, 0x96               ;   567.8 p5      46 t[3]
        vmovdqu64 zmm10, [rbp + 4608]                     ;   422.7 p3      46 t[3]
        vpxord zmm19, zmm19, zmm29                        ;   567.5 p0      46 t[3]
        vpxord zmm21, zmm21, zmm26                        ;   567.8 p5      46 t[3]
        vmovdqu64 zmm25, [rbp + 4672]                     ;   423.7 p2      46 t[3] reload
        vmovdqa64 zmm27, zmm19                            ;   568.5         46 t[3] copy
        vpternlogd zmm27, zmm26, zmm25, 0x96              ;   568.5 p0      46 t[3]
        vmovdqu64 [rbp + 4544], zmm23                     ;   523.8 p8+p9   65 t[2] spill
        vpxord zmm23, zmm29, zmm21                        ;   568.8 p5      46 t[3]
        vpord zmm10, zmm10, zmm23                         ;   569.8 p0      46 t[3]
        vmovdqu64 [rbp + 4480], zmm24                     ;   513.8 p7+p4   65 t[2] spill
        vmovdqa64 zmm24, zmm25                            ;   429.7         46 t[3] copy
        vpternlogd zmm24, zmm26, zmm8, 0x14               ;   569.8 p5      46 t[3]
        vmovdqu64 [rbp + 4416], zmm15                     ;   524.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm15, zmm21                            ;   568.8         46 t[3] copy
        vpternlogd zmm15, zmm19, zmm8, 0x84               ;   570.5 p0      46 t[3]
        vmovdqu64 [rbp + 4352], zmm22                     ;   523.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm22, zmm14                            ;   562.8         46 t[3] copy
        vpternlogd zmm22, zmm8, zmm8, 0xc3                ;   570.8 p5      46 t[3]
        vmovdqu64 [rbp + 4288], zmm20                     ;   522.5 p8+p9   65 t[2] spill
        vpord zmm20, zmm21, zmm27                         ;   571.5 p0      46 t[3]
        vpternlogd zmm15, zmm20, zmm10, 0x96              ;   572.5 p5      46 t[3]
        vpternlogd zmm20, zmm22, zmm17, 0x1e              ;   572.5 p0      46 t[3]
        vmovdqu64 [rbp + 4224], zmm13                     ;   522.8 p7+p4   65 t[2] spill
        vmovdqa64 zmm13, zmm23                            ;   569.8         46 t[3] copy
        vpternlogd zmm13, zmm27, zmm26, 0x28              ;   572.8 p5      46 t[3]
        vmovdqu64 [rbp + 4160], zmm5                      ;   513.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm5, zmm17                             ;   564.8         46 t[3] copy
        vpternlogd zmm5, zmm25, zmm26, 0x96               ;   573.5 p0      46 t[3]
        vmovdqu64 [rbp + 4096], zmm6                      ;   512.8 p7+p4   65 t[2] spill
        vmovdqa64 zmm6, zmm24                             ;   570.8         46 t[3] copy
        vpternlogd zmm6, zmm1, zmm1, 0xc3                 ;   573.8 p5      46 t[3]
        vpternlogd zmm20, zmm6, zmm13, 0x96               ;   574.8 p0      46 t[3]
        vpternlogd zmm6, zmm5, zmm14, 0x1e                ;   574.8 p5      46 t[3]
        vpternlogd zmm24, zmm5, zmm14, 0x78               ;   575.5 p0      46 t[3]
        vpternlogd zmm24, zmm13, zmm10, 0x96              ;   576.5 p5      46 t[3]
        vpxord zmm10, zmm17, zmm23                        ;   576.5 p0      46 t[3]
        vmovdqa64 zmm13, zmm10                            ;   577.5         46 t[3] copy
        vpternlogd zmm13, zmm1, zmm1, 0xf3                ;   577.5 p5      46 t[3]
        vmovdqu64 [rbp + 4032], zmm4                      ;   512.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm4, zmm5                              ;   574.5         46 t[3] copy
        vpternlogd zmm4, zmm23, zmm27, 0x96               ;   577.5 p0      46 t[3]
        vmovdqu64 [rbp + 3968], zmm11                     ;   511.8 p7+p4   65 t[2] spill
        vmovdqa64 zmm11, zmm20                            ;   575.8         46 t[3] copy
        vmovdqu64 [rbp + 12480], zmm31                    ;   552.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm31, zmm26                            ;   562.5         46 t[3] copy
        vmovdqu64 [rbp + 12544], zmm7                     ;   566.8 p7+p4   46 t[3] spill
        vmovdqa64 zmm7, zmm27                             ;   569.5         46 t[3] copy
        vmovdqu64 [rbp + 12608], zmm0                     ;   559.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm0, zmm4                              ;   578.5         46 t[3] copy
        vpternlogd zmm0, zmm29, [rbp + 4736], 0x60        ;   578.5 p5+p3   46 t[3]
        vpternlogd zmm6, zmm0, zmm15, 0x96                ;   579.5 p0      46 t[3]
        vpandd zmm11, zmm11, zmm6                         ;   580.5 p5      46 t[3]
        vpternlogd zmm13, zmm15, zmm11, 0x96              ;   581.5 p0      46 t[3]
        vpternlogd zmm24, zmm11, zmm13, 0x78              ;   582.5 p5      46 t[3]
        vpxord zmm20, zmm20, zmm13                        ;   582.5 p0      46 t[3]
        vpternlogd zmm20, zmm24, zmm6, 0x78               ;   583.5 p5      46 t[3]
        vpternlogd zmm6, zmm20, zmm13, 0x78               ;   584.5 p0      46 t[3]
        vpternlogd zmm13, zmm20, zmm24, 0x78              ;   584.5 p5      46 t[3]
        vpandd zmm7, zmm7, zmm20                          ;   584.5 p0      46 t[3]
        vpxord zmm0, zmm20, zmm6                          ;   585.5 p5      46 t[3]
        vpandd zmm31, zmm31, zmm0                         ;   586.5 p0      46 t[3]
        vpternlogd zmm27, zmm0, zmm23, 0x48               ;   586.5 p5      46 t[3]
        vpxord zmm0, zmm0, zmm13                          ;   586.5 p0      46 t[3]
        vpternlogd zmm24, zmm0, zmm6, 0x1e                ;   587.5 p5      46 t[3]
        vpternlogd zmm27, zmm0, zmm4, 0x78                ;   587.5 p0      46 t[3]
        vpternlogd zmm25, zmm26, zmm24, 0x28              ;   588.5 p5      46 t[3]
        vmovdqa64 zmm11, zmm7                             ;   585.5         46 t[3] copy
        vpternlogd zmm11, zmm6, zmm23, 0x78               ;   586.5 p0      46 t[3]
        vpternlogd zmm11, zmm5, zmm13, 0x78               ;   587.5 p5      46 t[3]
        vpternlogd zmm29, zmm0, [rbp + 4736], 0x48        ;   587.5 p0+p2   46 t[3]
        vpxord zmm5, zmm20, zmm24                         ;   588.5 p5      46 t[3]
        vpternlogd zmm17, zmm24, zmm13, 0x60              ;   588.5 p0      46 t[3]
        vpternlogd zmm22, zmm24, zmm13, 0x60              ;   588.8 p5      46 t[3]
        vpandd zmm19, zmm19, zmm5                         ;   589.5 p0      46 t[3]
        vpternlogd zmm4, zmm11, zmm0, 0x6c                ;   589.8 p5      46 t[3]
        vpternlogd zmm4, zmm25, zmm19, 0x96               ;   590.8 p0      46 t[3]
        vmovdqa64 zmm15, zmm5                             ;   589.5         46 t[3] copy
        vpternlogd zmm15, zmm21, zmm8, 0x90               ;   590.8 p5      46 t[3]
        vpternlogd zmm24, zmm8, zmm22, 0x9a               ;   591.5 p0      46 t[3]
        vpternlogd zmm29, zmm24, zmm15, 0x96              ;   592.5 p5      46 t[3]
        vpternlogd zmm1, zmm5, zmm0, 6                    ;   592.5 p0      46 t[3]
        vpternlogd zmm5, zmm0, zmm10, 0x28                ;   592.8 p5      46 t[3]
        vmovdqu64 zmm0, [rbp + 3008]                      ;   449.5 p3      46 t[3] reload
        vmovdqu64 zmm8, [rbp + 3264]                      ;   449.7 p2      46 t[3] reload
        vmovdqu64 zmm10, [rbp + 3200]                     ;   450.5 p3      46 t[3]
        vpternlogd zmm10, zmm8, zmm0, 0x96                ;   593.5 p0      46 t[3]
        vmovdqu64 zmm25, [rbp + 2944]                     ;   450.7 p2      46 t[3] reload
        vpxord zmm8, zmm8, zmm25                          ;   593.8 p5      46 t[3]
        vpxord zmm25, zmm25, zmm0                         ;   594.5 p0      46 t[3]
        vpternlogd zmm22, zmm13, zmm14, 0x78              ;   594.8 p5      46 t[3]
        vpxord zmm7, zmm7, zmm27                          ;   595.5 p0      46 t[3]
        vpternlogd zmm27, zmm23, zmm6, 0x78               ;   595.8 p5      46 t[3]
        vmovdqu64 zmm13, [rbp + 3328]                     ;   452.2 p3      46 t[3] reload
        vmovdqu64 zmm14, [rbp + 3200]                     ;   452.5 p2      46 t[3]
        vpternlogd zmm14, zmm0, zmm13, 0x96               ;   596.5 p0      46 t[3]
        vpternlogd zmm7, zmm19, zmm29, 0x96               ;   596.8 p5      46 t[3]
        vmovdqu64 zmm19, [rbp + 3392]                     ;   453.2 p3      46 t[3]
        vpternlogd zmm22, zmm7, zmm4, 0x96                ;   597.8 p0      46 t[3]
        vpxord zmm15, zmm15, zmm27                        ;   597.8 p5      46 t[3]
        vpternlogd zmm15, zmm1, zmm22, 0x96               ;   598.8 p0      46 t[3]
        vpternlogd zmm22, zmm6, [rbp + 4608], 0x78        ;   598.8 p5+p2   46 t[3]
        vmovdqu64 zmm1, [rbp + 3072]                      ;   456.8 p3      46 t[3]
        vpternlogd zmm24, zmm31, zmm22, 0x96              ;   599.8 p0      46 t[3]
        vpternlogd zmm17, zmm11, zmm24, 0x96              ;   600.8 p5      46 t[3]
        vpternlogd zmm27, zmm5, zmm17, 0x96               ;   601.8 p0      46 t[3]
        vpxord zmm19, zmm19, zmm25                        ;   600.8 p5      46 t[3]
        vpxord zmm1, zmm1, zmm10                          ;   601.5 p0      46 t[3]
        vmovdqu64 zmm5, [rbp + 3136]                      ;   458.8 p2      46 t[3] reload
        vmovdqa64 zmm6, zmm19                             ;   601.8         46 t[3] copy
        vpternlogd zmm6, zmm10, zmm5, 0x96                ;   601.8 p5      46 t[3]
        vmovdqa64 zmm11, zmm5                             ;   464.8         46 t[3] copy
        vpternlogd zmm11, zmm10, zmm0, 0x14               ;   602.5 p0      46 t[3]
        vmovdqu64 zmm23, [rbp + 3072]                     ;   459.7 p3      46 t[3] reload
        vmovdqa64 zmm26, zmm10                            ;   594.5         46 t[3] copy
        vpternlogd zmm26, zmm25, zmm23, 0xbe              ;   602.8 p5      46 t[3]
        vmovdqa64 zmm31, zmm8                             ;   594.8         46 t[3] copy
        vpternlogd zmm31, zmm0, zmm0, 0xc3                ;   603.5 p0      46 t[3]
        vmovdqu64 [rbp + 12672], zmm20                    ;   584.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm20, zmm1                             ;   602.5         46 t[3] copy
        vpternlogd zmm20, zmm19, zmm0, 0x84               ;   603.8 p5      46 t[3]
        vmovdqu64 [rbp + 12736], zmm21                    ;   568.8 p8+p9   46 t[3] spill
        vmovdqa64 zmm21, zmm1                             ;   602.5         46 t[3] copy
        vpternlogd zmm21, zmm6, zmm25, 0x96               ;   604.5 p0      46 t[3]
        vmovdqu64 [rbp + 12800], zmm22                    ;   599.8 p7+p4   46 t[3] spill
        vpandd zmm22, zmm10, zmm21                        ;   605.5 p5      46 t[3]
        vmovdqu64 [rbp + 12864], zmm4                     ;   591.8 p8+p9   46 t[3] spill
        vpord zmm4, zmm6, zmm1                            ;   605.5 p0      46 t[3]
        vpternlogd zmm20, zmm4, zmm26, 0x96               ;   606.5 p5      46 t[3]
        vpternlogd zmm4, zmm31, zmm14, 0x1e               ;   606.5 p0      46 t[3]
        vmovdqu64 [rbp + 12928], zmm17                    ;   601.8 p7+p4   46 t[3] spill
        vmovdqa64 zmm17, zmm14                            ;   597.5         46 t[3] copy
        vpternlogd zmm17, zmm5, zmm10, 0x96               ;   606.8 p5      46 t[3]
        vmovdqu64 [rbp + 12992], zmm7                     ;   597.8 p8+p9   46 t[3] spill
        vmovdqa64 zmm7, zmm11                             ;   603.5         46 t[3] copy
        vpternlogd zmm7, zmm13, zmm13, 0xc3               ;   607.5 p0      46 t[3]
        vpternlogd zmm4, zmm7, zmm22, 0x96                ;   608.5 p5      46 t[3]
        vpternlogd zmm7, zmm17, zmm8, 0x1e                ;   608.5 p0      46 t[3]
        vpternlogd zmm11, zmm17, zmm8, 0x78               ;   608.8 p5      46 t[3]
        vpternlogd zmm11, zmm22, zmm26, 0x96              ;   609.8 p0      46 t[3]
        vmovdqa64 zmm22, zmm14                            ;   597.5         46 t[3] copy
        vpternlogd zmm22, zmm1, zmm25, 0x96               ;   609.8 p5      46 t[3]
        vpxord zmm26, zmm21, zmm17                        ;   610.5 p0      46 t[3]
        vmovdqu64 [rbp + 13056], zmm15                    ;   599.8 p7+p4   46 t[3] spill
        vmovdqa64 zmm15, zmm4                             ;   609.5         46 t[3] copy
        vmovdqu64 [rbp + 13120], zmm9                     ;   568.8 p8+p9   46 t[3] spill
        vmovdqa64 zmm9, zmm22                             ;   610.8         46 t[3] copy
        vpternlogd zmm9, zmm20, zmm13, 0x39               ;   610.8 p5      46 t[3]
        vmovdqu64 [rbp + 13184], zmm18                    ;   561.8 p7+p4   46 t[3] spill
        vmovdqa64 zmm18, zmm9                             ;   611.8         46 t[3] copy
        vmovdqu64 [rbp + 13248], zmm12                    ;   553.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm12, zmm10                            ;   594.5         46 t[3] copy
        vmovdqu64 [rbp + 13312], zmm2                     ;   554.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm2, zmm26                             ;   611.5         46 t[3] copy
        vpternlogd zmm26, zmm25, [rbp + 3200], 0x60       ;   611.5 p0+p2   46 t[3]
        vpternlogd zmm7, zmm26, zmm20, 0x96               ;   612.5 p5      46 t[3]
        vpandd zmm15, zmm15, zmm7                         ;   613.5 p0      46 t[3]
        vpxord zmm18, zmm18, zmm15                        ;   614.5 p5      46 t[3]
        vpternlogd zmm11, zmm9, zmm15, 0xd2               ;   614.5 p0      46 t[3]
        vpxord zmm4, zmm4, zmm18                          ;   615.5 p5      46 t[3]
        vpternlogd zmm4, zmm11, zmm7, 0x78                ;   616.5 p0      46 t[3]
        vpternlogd zmm7, zmm4, zmm18, 0x78                ;   617.5 p5      46 t[3]
        vpternlogd zmm18, zmm4, zmm11, 0x78               ;   617.5 p0      46 t[3]
        vpxord zmm9, zmm4, zmm7                           ;   618.5 p5      46 t[3]
        vpandd zmm12, zmm12, zmm9                         ;   619.5 p0      46 t[3]
        vmovdqa64 zmm15, zmm7                             ;   618.5         46 t[3] copy
        vpternlogd zmm15, zmm1, zmm25, 0x60               ;   618.5 p5      46 t[3]
        vpxord zmm20, zmm9, zmm18                         ;   619.5 p0      46 t[3]
        vpternlogd zmm11, zmm20, zmm7, 0x1e               ;   620.5 p5      46 t[3]
        vpandd zmm2, zmm2, zmm20                          ;   620.5 p0      46 t[3]
        vpternlogd zmm9, zmm21, zmm2, 0x6a                ;   621.5 p5      46 t[3]
        vpternlogd zmm5, zmm10, zmm11, 0x28               ;   621.5 p0      46 t[3]
        vmovdqa64 zmm10, zmm15                            ;   619.5         46 t[3] copy
        vpternlogd zmm10, zmm4, zmm6, 0x78                ;   619.8 p5      46 t[3]
        vpternlogd zmm10, zmm17, zmm18, 0x78              ;   620.8 p0      46 t[3]
        vpternlogd zmm25, zmm20, [rbp + 3200], 0x48       ;   620.8 p5+p3   46 t[3]
        vpternlogd zmm14, zmm11, zmm18, 0x60              ;   621.5 p0      46 t[3]
        vpxord zmm17, zmm4, zmm11                         ;   621.8 p5      46 t[3]
        vpternlogd zmm31, zmm11, zmm18, 0x60              ;   622.5 p0      46 t[3]
        vpandd zmm19, zmm19, zmm17                        ;   622.8 p5      46 t[3]
        vpxord zmm2, zmm2, zmm10                          ;   623.5 p0      46 t[3]
        vpternlogd zmm2, zmm5, zmm19, 0x96                ;   624.5 p5      46 t[3]
        vmovdqa64 zmm5, zmm17                             ;   622.8         46 t[3] copy
        vpternlogd zmm5, zmm1, zmm0, 0x90                 ;   624.5 p0      46 t[3]
        vpternlogd zmm11, zmm0, zmm31, 0x9a               ;   624.8 p5      46 t[3]
        vmovdqu64 zmm0, [rbp + 1472]                      ;   481.3 p2      46 t[3]
        vmovdqu64 zmm21, [rbp + 1408]                     ;   481.5 p3      46 t[3] reload
        vpxord zmm0, zmm0, zmm21                          ;   625.5 p0      46 t[3]
        vmovdqu64 zmm26, [rbp + 1728]                     ;   482.7 p2      46 t[3] reload
        vpxord zmm21, zmm21, zmm26                        ;   625.8 p5      46 t[3]
        vpternlogd zmm25, zmm11, zmm5, 0x96               ;   626.5 p0      46 t[3]
        vpternlogd zmm13, zmm17, zmm20, 6                 ;   626.8 p5      46 t[3]
        vpternlogd zmm17, zmm20, zmm22, 0x28              ;   627.5 p0      46 t[3]
        vmovdqu64 zmm20, [rbp + 1472]                     ;   484.2 p3      46 t[3] reload
        vmovdqu64 zmm22, [rbp + 1664]                     ;   484.5 p2      46 t[3] reload
        vpternlogd zmm26, zmm22, zmm20, 0x96              ;   627.8 p5      46 t[3]
        vpternlogd zmm31, zmm18, zmm8, 0x78               ;   628.5 p0      46 t[3]
        vpternlogd zmm6, zmm9, zmm4, 0x6c                 ;   628.8 p5      46 t[3]
        vpternlogd zmm6, zmm19, zmm25, 0x96               ;   629.8 p0      46 t[3]
        vmovdqu64 zmm8, [rbp + 1792]                      ;   485.3 p3      46 t[3] reload
        vmovdqa64 zmm18, zmm22                            ;   490.5         46 t[3] copy
        vpternlogd zmm18, zmm20, zmm8, 0x96               ;   629.8 p5      46 t[3]
        vpternlogd zmm31, zmm6, zmm2, 0x96                ;   630.8 p0      46 t[3]
        vpternlogd zmm7, zmm23, zmm31, 0x6a               ;   631.8 p5      46 t[3]
        vmovdqu64 zmm19, [rbp + 1856]                     ;   487.7 p2      46 t[3]
        vpternlogd zmm5, zmm9, zmm15, 0x96                ;   631.5 p0      46 t[3]
        vpternlogd zmm5, zmm31, zmm13, 0x96               ;   632.5 p5      46 t[3]
        vmovdqu64 zmm13, [rbp + 1600]                     ;   488.5 p3      46 t[3]
        vpternlogd zmm11, zmm12, zmm7, 0x96               ;   632.8 p0      46 t[3]
        vmovdqu64 zmm12, [rbp + 1536]                     ;   489.7 p2      46 t[3]
        vpternlogd zmm14, zmm10, zmm11, 0x96              ;   633.8 p5      46 t[3]
        vmovdqu64 zmm10, [rbp + 1536]                     ;   490.7 p3      46 t[3]
        vpxord zmm19, zmm19, zmm0                         ;   633.5 p0      46 t[3]
        vpxord zmm13, zmm13, zmm26                        ;   633.8 p5      46 t[3]
        vpxord zmm12, zmm12, zmm26                        ;   634.5 p0      46 t[3]
        vpxord zmm23, zmm19, zmm13                        ;   634.8 p5      46 t[3]
        vpxord zmm31, zmm0, zmm12                         ;   635.5 p0      46 t[3]
        vpord zmm10, zmm10, zmm31                         ;   636.5 p5      46 t[3]
        vmovdqu64 [rbp + 13376], zmm1                     ;   602.5 p8+p9   46 t[3] spill
        vpandnd zmm1, zmm20, zmm13                        ;   636.5 p0      46 t[3]
        vmovdqu64 [rbp + 13440], zmm4                     ;   617.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm4, zmm12                             ;   635.5         46 t[3] copy
        vpternlogd zmm4, zmm19, zmm20, 0x84               ;   636.8 p5      46 t[3]
        vmovdqu64 [rbp + 13504], zmm7                     ;   632.8 p8+p9   46 t[3] spill
        vmovdqa64 zmm7, zmm18                             ;   630.8         46 t[3] copy
        vpternlogd zmm7, zmm21, zmm20, 0xf9               ;   637.5 p0      46 t[3]
        vmovdqu64 [rbp + 13568], zmm2                     ;   625.5 p7+p4   46 t[3] spill
        vpord zmm2, zmm12, zmm23                          ;   637.8 p5      46 t[3]
        vpternlogd zmm4, zmm2, zmm10, 0x96                ;   638.8 p0      46 t[3]
        vmovdqu64 [rbp + 13632], zmm14                    ;   634.8 p8+p9   46 t[3] spill
        vmovdqa64 zmm14, zmm31                            ;   636.5         46 t[3] copy
        vpternlogd zmm14, zmm23, zmm26, 0x28              ;   638.8 p5      46 t[3]
        vmovdqu64 [rbp + 13696], zmm17                    ;   628.5 p7+p4   46 t[3] spill
        vpxord zmm17, zmm18, zmm13                        ;   639.5 p0      46 t[3]
        vmovdqu64 [rbp + 13760], zmm15                    ;   619.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm15, zmm1                             ;   637.5         46 t[3] copy
        vpternlogd zmm15, zmm8, zmm8, 0xc3                ;   639.8 p5      46 t[3]
        vpternlogd zmm2, zmm7, zmm15, 0x96                ;   640.8 p0      46 t[3]
        vmovdqa64 zmm7, zmm18                             ;   630.8         46 t[3] copy
        vpternlogd zmm7, zmm31, zmm8, 0x7d                ;   640.8 p5      46 t[3]
        vpternlogd zmm15, zmm17, zmm21, 0x1e              ;   641.5 p0      46 t[3]
        vpternlogd zmm1, zmm17, zmm21, 0x78               ;   641.8 p5      46 t[3]
        vpternlogd zmm1, zmm10, zmm14, 0x96               ;   642.8 p0      46 t[3]
        vmovdqa64 zmm10, zmm17                            ;   640.5         46 t[3] copy
        vpternlogd zmm10, zmm31, zmm23, 0x96              ;   642.8 p5      46 t[3]
        vmovdqa64 zmm8, zmm10                             ;   643.8         46 t[3] copy
        vpternlogd zmm8, zmm22, zmm0, 0x60                ;   643.8 p0      46 t[3]
        vpternlogd zmm15, zmm8, zmm4, 0x96                ;   644.8 p5      46 t[3]
        vmovdqa64 zmm8, zmm15                             ;   645.8         46 t[3] copy
        vpternlogd zmm8, zmm2, zmm14, 0x60                ;   645.8 p0      46 t[3]
        vpternlogd zmm7, zmm4, zmm8, 0x96                 ;   646.8 p5      46 t[3]
        vpternlogd zmm1, zmm8, zmm7, 0x78                 ;   647.8 p0      46 t[3]
        vpternlogd zmm2, zmm14, zmm7, 0x96                ;   647.8 p5      46 t[3]
        vpternlogd zmm2, zmm1, zmm15, 0x78                ;   648.8 p0      46 t[3]
        vpternlogd zmm15, zmm2, zmm7, 0x78                ;   649.8 p5      46 t[3]
        vpternlogd zmm7, zmm2, zmm1, 0x78                 ;   649.8 p0      46 t[3]
        vpandd zmm4, zmm31, zmm15                         ;   650.8 p5      46 t[3]
        vpxord zmm8, zmm15, zmm2                          ;   650.8 p0      46 t[3]
        vmovdqa64 zmm14, zmm8                             ;   651.8         46 t[3] copy
        vpternlogd zmm14, zmm31, zmm23, 0x60              ;   651.8 p5      46 t[3]
        vmovdqu64 [rbp + 13824], zmm9                     ;   622.5 p7+p4   46 t[3] spill
        vpxord zmm9, zmm8, zmm7                           ;   651.8 p0      46 t[3]
        vpternlogd zmm1, zmm9, zmm15, 0x1e                ;   652.8 p5      46 t[3]
        vpternlogd zmm14, zmm9, zmm10, 0x78               ;   652.8 p0      46 t[3]
        vpternlogd zmm22, zmm0, zmm9, 0x28                ;   652.8 p5      46 t[3]
        vpxord zmm0, zmm7, zmm1                           ;   653.8 p0      46 t[3]
        vpandd zmm13, zmm13, zmm1                         ;   653.8 p5      46 t[3]
        vmovdqu64 [rbp + 13888], zmm25                    ;   627.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm25, zmm4                             ;   651.8         46 t[3] copy
        vpternlogd zmm25, zmm2, zmm23, 0x78               ;   652.5 p0      46 t[3]
        vpternlogd zmm25, zmm17, zmm7, 0x78               ;   653.5 p5      46 t[3]
        vpxord zmm17, zmm2, zmm1                          ;   653.8 p0      46 t[3]
        vpandd zmm19, zmm19, zmm17                        ;   654.8 p5      46 t[3]
        vpternlogd zmm10, zmm25, zmm9, 0x6c               ;   654.5 p0      46 t[3]
        vpxord zmm9, zmm9, zmm17                          ;   654.8 p5      46 t[3]
        vpternlogd zmm17, zmm12, zmm20, 0x90              ;   655.5 p0      46 t[3]
        vpternlogd zmm10, zmm13, zmm19, 0x96              ;   655.8 p5      46 t[3]
        vmovdqa64 zmm13, zmm0                             ;   654.8         46 t[3] copy
        vpternlogd zmm13, zmm21, zmm20, 0x90              ;   656.5 p0      46 t[3]
        vpternlogd zmm1, zmm20, zmm13, 0x9a               ;   657.5 p5      46 t[3]
        vpternlogd zmm22, zmm1, zmm17, 0x96               ;   658.5 p0      46 t[3]
        vpternlogd zmm13, zmm7, zmm21, 0x78               ;   657.8 p5      46 t[3]
        vpternlogd zmm31, zmm9, zmm18, 0x48               ;   658.5 p0      46 t[3]
        vmovdqu64 zmm7, [rbp + 1792]                      ;   511.7 p2      46 t[3] reload
        vpandnd zmm7, zmm7, zmm9                          ;   658.8 p5      46 t[3]
        vpternlogd zmm23, zmm14, zmm2, 0x6c               ;   659.5 p0      46 t[3]
        vpternlogd zmm23, zmm19, zmm22, 0x96              ;   660.5 p5      46 t[3]
        vmovdqu64 zmm9, [rbp + 13824]                     ;   622.5 p3      46 t[3] reload
        vmovdqu64 zmm19, [rbp + 13696]                    ;   628.5 p2      65 t[3]
        vpternlogd zmm19, zmm9, [rbp + 13760], 0x96       ;   660.5 p0+p3   65 t[3]
        vpternlogd zmm13, zmm23, zmm10, 0x96              ;   661.5 p5      46 t[3]
        vpternlogd zmm17, zmm14, zmm4, 0x96               ;   661.5 p0      46 t[3]
        vpternlogd zmm1, zmm8, zmm26, 0x78                ;   661.8 p5      46 t[3]
        vmovdqu64 zmm8, [rbp + 13312]                     ;   554.5 p2      46 t[3] reload
        vmovdqu64 zmm9, [rbp + 13184]                     ;   561.8 p3      65 t[3]
        vpternlogd zmm9, zmm8, [rbp + 13248], 0x96        ;   662.5 p0+p2   65 t[3]
        vpternlogd zmm25, zmm0, zmm18, 0x78               ;   662.8 p5      46 t[3]
        vpternlogd zmm17, zmm7, zmm13, 0x96               ;   663.5 p0      46 t[3]
        vpternlogd zmm13, zmm15, [rbp + 1536], 0x78       ;   663.8 p5+p3   46 t[3]
        vpternlogd zmm31, zmm14, zmm4, 0x96               ;   664.5 p0      65 t[3]
        vpternlogd zmm25, zmm1, zmm13, 0x96               ;   664.8 p5      46 t[3]
        vpternlogd zmm31, zmm25, zmm27, 0x96              ;   665.8 p0      65 t[3]
        vpternlogd zmm29, zmm22, zmm3, 0x96               ;   665.8 p5      65 t[3]
        vpternlogd zmm1, zmm13, zmm24, 0x96               ;   666.5 p0      65 t[3]
        vpternlogd zmm28, zmm1, zmm11, 0x96               ;   667.5 p5      65 t[3]
        vmovdqa64 zmm0, zmm28                             ;   668.5         65 t[3] copy
        vpternlogd zmm0, zmm5, zmm6, 0x96                 ;   668.5 p0      65 t[3]
        vpternlogd zmm30, zmm0, zmm16, 0x96               ;   669.5 p5      65 t[3]
        vpternlogd zmm0, zmm23, zmm17, 0x96               ;   669.5 p0      65 t[3]
        vmovdqa64 zmm4, zmm30                             ;   670.5         65 t[3] copy
        vpternlogd zmm4, zmm29, zmm22, 0x96               ;   670.5 p5      65 t[3]
        vmovdqa64 zmm7, zmm31                             ;   666.8         65 t[3] copy
        vmovdqa64 zmm8, zmm30                             ;   670.5         65 t[3] copy
        vpternlogd zmm8, zmm22, [rbp + 13888], 0x96       ;   670.5 p0+p2   65 t[3]
        vpxord zmm7, zmm7, zmm8                           ;   671.5 p5      65 t[3]
        vmovdqu64 zmm14, [rbp + 13440]                    ;   617.5 p3      46 t[3] reload
        vmovdqu64 zmm15, [rbp + 13504]                    ;   632.8 p2      65 t[3]
        vpternlogd zmm15, zmm14, [rbp + 13376], 0x78      ;   670.5 p0+p3   65 t[3]
        vmovdqu64 zmm14, [rbp + 13632]                    ;   634.8 p2      46 t[3] reload
        vpternlogd zmm19, zmm4, zmm14, 0x96               ;   671.5 p5      65 t[3]
        vmovdqu64 zmm18, [rbp + 12672]                    ;   584.5 p3      46 t[3] reload
        vmovdqu64 zmm20, [rbp + 12800]                    ;   599.8 p2      65 t[3]
        vpternlogd zmm20, zmm18, [rbp + 12736], 0x78      ;   671.5 p0+p3   65 t[3]
        vmovdqu64 zmm18, [rbp + 13120]                    ;   568.8 p2      46 t[3] reload
        vpternlogd zmm9, zmm7, zmm18, 0x96                ;   672.5 p5      65 t[3]
        vpxord zmm21, zmm19, zmm9                         ;   673.5 p0      65 t[3]
        vmovdqa64 zmm23, zmm4                             ;   671.5         65 t[3] copy
        vmovdqa64 zmm26, zmm21                            ;   674.5         65 t[3] copy
        vpternlogd zmm26, zmm5, zmm16, 0x96               ;   674.5 p5      65 t[3]
        vpternlogd zmm14, zmm26, zmm18, 0x96              ;   675.5 p0      65 t[3]
        vpternlogd zmm13, zmm2, zmm12, 0x78               ;   673.8 p5      65 t[3]
        vmovdqu64 zmm2, [rbp + 13056]                     ;   599.8 p3      46 t[3] reload
        vmovdqa64 zmm12, zmm21                            ;   674.5         65 t[3] copy
        vpternlogd zmm12, zmm16, zmm2, 0x96               ;   674.5 p0      65 t[3]
        vpternlogd zmm16, zmm12, zmm17, 0x96              ;   675.5 p5      65 t[3]
        vpternlogd zmm2, zmm0, [rbp + 12992], 0x96        ;   675.5 p0+p2   65 t[3]
        vpternlogd zmm5, zmm6, zmm2, 0x96                 ;   676.5 p5      65 t[3]
        vpternlogd zmm22, zmm3, zmm5, 0x96                ;   677.5 p0      65 t[3]
        vpternlogd zmm21, zmm27, zmm22, 0x96              ;   678.5 p5      65 t[3]
        vpxord zmm23, zmm23, zmm21                        ;   679.5 p0      65 t[3]
        vmovdqa64 zmm3, zmm12                             ;   675.5         65 t[3] copy
        vpternlogd zmm3, zmm22, zmm7, 0x96                ;   678.5 p5      65 t[3]
        vmovdqa64 zmm6, zmm26                             ;   675.5         65 t[3] copy
        vpternlogd zmm6, zmm18, [rbp + 12928], 0x96       ;   678.5 p0+p3   65 t[3]
        vpternlogd zmm18, zmm14, zmm25, 0x96              ;   678.8 p5      65 t[3]
        vmovdqa64 zmm27, zmm23                            ;   680.5         65 t[3] copy
        vpternlogd zmm27, zmm19, zmm31, 0x96              ;   680.5 p0      65 t[3]
        vpternlogd zmm27, zmm12, zmm17, 0x96              ;   681.5 p5      65 t[3]
        vpternlogd zmm25, zmm14, zmm3, 0x96               ;   680.5 p0      65 t[3]
        vpxord zmm14, zmm14, zmm16                        ;   680.8 p5      65 t[3]
        vpternlogd zmm3, zmm27, zmm26, 0x96               ;   682.5 p0      65 t[3]
        vpxord zmm12, zmm8, zmm18                         ;   681.8 p5      65 t[3]
        vmovdqa64 zmm17, zmm14                            ;   681.8         65 t[3] copy
        vpternlogd zmm17, zmm25, zmm6, 0x96               ;   682.5 p0      65 t[3]
        vpternlogd zmm14, zmm10, [rbp + 13568], 0x96      ;   682.8 p5+p2   65 t[3]
        vpternlogd zmm15, zmm14, zmm22, 0x96              ;   683.8 p0      65 t[3]
        vpternlogd zmm20, zmm15, zmm14, 0x96              ;   684.8 p5      65 t[3]
        vpternlogd zmm14, zmm22, zmm8, 0x96               ;   684.5 p0      65 t[3]
        vpternlogd zmm10, zmm12, [rbp + 12864], 0x96      ;   684.8 p5+p3   65 t[3]
        vpternlogd zmm14, zmm10, [rbp + 12608], 0x96      ;   685.8 p0+p2   65 t[3]
        vmovdqu64 [rbp + 12864], zmm18                    ;   679.8 p7+p4   65 t[3] spill
        vmovdqa64 zmm18, zmm10                            ;   685.8         65 t[3] copy
        vpternlogd zmm18, zmm6, zmm4, 0x96                ;   685.8 p5      65 t[3]
        vmovdqu64 [rbp + 13120], zmm16                    ;   676.5 p8+p9   65 t[3] spill
        vmovdqa64 zmm16, zmm20                            ;   685.8         65 t[3] copy
        vpternlogd zmm16, zmm10, zmm6, 0x96               ;   686.5 p0      65 t[3]
        vpternlogd zmm28, zmm16, zmm24, 0x96              ;   687.5 p5      65 t[3]
        vpternlogd zmm12, zmm18, [rbp + 13568], 0x96      ;   687.5 p0+p3   65 t[3]
        vmovdqu64 [rbp + 13568], zmm23                    ;   680.5 p7+p4   65 t[3] spill
        vmovdqa64 zmm23, zmm15                            ;   684.8         65 t[3] copy
        vpternlogd zmm19, zmm31, [r8 + 896]{1to16}, 0x96  ;   687.8 p5+p2   65 t[3]
        vpbroadcastd zmm31, [r8 + 908]                    ;   536.7 p10     65 t[3]
        vpternlogd zmm26, zmm27, [r8 + 900]{1to16}, 0x96  ;   688.5 p0+p3   65 t[3]
        vpternlogd zmm6, zmm25, [r8 + 904]{1to16}, 0x96   ;   688.8 p5+p2   65 t[3]
        vpxord zmm31, zmm31, zmm12                        ;   689.5 p0      65 t[3]
        vpxord zmm21, zmm21, [r8 + 928]{1to16}            ;   689.8 p5+p3   65 t[3]
        vpxord zmm25, zmm25, [r8 + 936]{1to16}            ;   690.5 p0+p2   65 t[3]
        vpternlogd zmm18, zmm14, [r8 + 940]{1to16}, 0x96  ;   690.8 p5+p3   65 t[3]
        vpxord zmm4, zmm4, [r8 + 956]{1to16}              ;   691.5 p0+p2   65 t[3]
        vpxord zmm9, zmm9, [r8 + 960]{1to16}              ;   691.8 p5+p3   65 t[3]
        vmovdqu64 [rbp + 7040], zmm9                      ;   692.8 p8+p9   65 t[3] spill
        vpbroadcastd zmm9, [r8 + 916]                     ;   538.8 p10     65 t[3]
        vmovdqu64 [rbp + 6720], zmm18                     ;   691.8 p7+p4   65 t[3] spill
        vmovdqu64 zmm18, [rbp + 12544]                    ;   566.8 p2      46 t[3] reload
        vpternlogd zmm20, zmm18, [rbp + 12480], 0x96      ;   692.5 p0+p3   65 t[3]
        vpternlogd zmm12, zmm20, zmm14, 0x96              ;   693.5 p5      65 t[3]
        vpxord zmm23, zmm23, zmm12                        ;   694.5 p0      65 t[3]
        vpternlogd zmm13, zmm20, zmm22, 0x96              ;   693.8 p5      65 t[3]
        vpternlogd zmm11, zmm23, zmm1, 0x96               ;   695.5 p0      65 t[3]
        vpternlogd zmm24, zmm11, zmm16, 0x96              ;   696.5 p5      65 t[3]
        vpternlogd zmm0, zmm13, zmm1, 0x96                ;   695.5 p0      65 t[3]
        vpternlogd zmm1, zmm13, zmm28, 0x96               ;   695.8 p5      65 t[3]
        vpternlogd zmm16, zmm13, zmm15, 0x96              ;   696.5 p0      65 t[3]
        vpternlogd zmm8, zmm0, zmm29, 0x96                ;   696.8 p5      65 t[3]
        vpternlogd zmm30, zmm24, zmm2, 0x96               ;   697.5 p0      65 t[3]
        vpxord zmm18, zmm0, zmm30                         ;   698.5 p5      65 t[3]
        vpbroadcastd zmm20, [r8 + 932]                    ;   541.5 p10     65 t[3]
        vpxord zmm9, zmm9, zmm11                          ;   698.5 p0      65 t[3]
        vpbroadcastd zmm11, [r8 + 944]                    ;   541.8 p2      65 t[3]
        vpternlogd zmm23, zmm16, [r8 + 912]{1to16}, 0x96  ;   698.8 p5+p3   65 t[3]
        vpternlogd zmm2, zmm24, [r8 + 920]{1to16}, 0x96   ;   699.5 p0+p2   65 t[3]
        vpxord zmm20, zmm20, zmm3                         ;   699.8 p5      65 t[3]
        vpxord zmm11, zmm11, zmm16                        ;   700.5 p0      65 t[3]
        vpbroadcastd zmm16, [r8 + 948]                    ;   543.0 p10     65 t[3]
        vpxord zmm16, zmm16, zmm28                        ;   700.8 p5      65 t[3]
        vpbroadcastd zmm28, [r8 + 964]                    ;   543.3 p3      65 t[3]
        vpxord zmm28, zmm28, zmm27                        ;   701.5 p0      65 t[3]
        vpbroadcastd zmm27, [r8 + 968]                    ;   543.8 p2      65 t[3]
        vpternlogd zmm5, zmm18, [r8 + 952]{1to16}, 0x96   ;   701.8 p5+p3   65 t[3]
        vpternlogd zmm4, zmm8, zmm22, 0x96                ;   702.5 p0      65 t[3]
        vpternlogd zmm22, zmm8, [r8 + 924]{1to16}, 0x96   ;   702.8 p5+p2   65 t[3]
        vpxord zmm27, zmm27, zmm17                        ;   703.5 p0      65 t[3]
        vpternlogd zmm13, zmm15, [r8 + 976]{1to16}, 0x96  ;   703.8 p5+p3   65 t[3]
        vpbroadcastd zmm15, [r8 + 984]                    ;   545.2 p10     65 t[3]
        vpxord zmm15, zmm15, zmm30                        ;   704.5 p0      65 t[3]
        vpbroadcastd zmm30, [r8 + 1004]                   ;   545.8 p2      65 t[3]
        vpternlogd zmm0, zmm29, [r8 + 988]{1to16}, 0x96   ;   704.8 p5+p3   65 t[3]
        vpbroadcastd zmm29, [r8 + 1008]                   ;   546.2 p10     65 t[3]
        vpternlogd zmm24, zmm1, [r8 + 980]{1to16}, 0x96   ;   705.5 p0+p2   65 t[3]
        vpxord zmm30, zmm30, zmm14                        ;   705.8 p5      65 t[3]
        vpbroadcastd zmm14, [r8 + 1012]                   ;   547.2 p10     65 t[3]
        vpxord zmm29, zmm29, zmm12                        ;   706.5 p0      65 t[3]
        vpbroadcastd zmm12, [r8 + 1016]                   ;   547.3 p3      65 t[3]
        vpxord zmm14, zmm14, zmm1                         ;   706.8 p5      65 t[3]
        vmovdqu64 zmm1, [rbp + 8576]                      ;   547.8 p2      65 t[0] reload
        vmovdqu64 [rbp + 384], zmm1                       ;   553.8 p8+p9   63 rounds
        vpbroadcastd zmm1, [r8 + 1020]                    ;   548.2 p10     65 t[3]
        vpxord zmm12, zmm12, zmm18                        ;   707.5 p0      65 t[3]
        vmovdqu64 zmm18, [rbp + 8640]                     ;   549.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 448], zmm18                      ;   555.5 p7+p4   63 rounds
        vmovdqu64 zmm18, [rbp + 9152]                     ;   550.7 p2      65 t[0] reload
        vmovdqu64 [rbp + 512], zmm18                      ;   556.7 p8+p9   63 rounds
        vmovdqu64 zmm18, [rbp + 9088]                     ;   552.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 576], zmm18                      ;   558.5 p7+p4   63 rounds
        vmovdqu64 zmm18, [rbp + 12608]                    ;   559.5 p2      46 t[3] reload
        vpternlogd zmm10, zmm18, [r8 + 972]{1to16}, 0x96  ;   707.8 p5+p3   65 t[3]
        vmovdqu64 zmm18, [rbp + 13568]                    ;   680.5 p2      65 t[3] reload
        vpternlogd zmm7, zmm18, [r8 + 992]{1to16}, 0x96   ;   708.5 p0+p3   65 t[3]
        vmovdqu64 zmm18, [rbp + 9536]                     ;   554.8 p2      65 t[0] reload
        vmovdqu64 [rbp + 832], zmm18                      ;   560.8 p8+p9   63 rounds
        vmovdqu64 zmm18, [rbp + 8960]                     ;   555.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 896], zmm18                      ;   561.5 p7+p4   63 rounds
        vmovdqu64 zmm18, [rbp + 8896]                     ;   555.8 p2      65 t[0] reload
        vmovdqu64 [rbp + 960], zmm18                      ;   561.8 p8+p9   63 rounds
        vmovdqu64 zmm18, [rbp + 13120]                    ;   676.5 p3      65 t[3] reload
        vpternlogd zmm3, zmm18, [r8 + 996]{1to16}, 0x96   ;   708.8 p5+p2   65 t[3]
        vmovdqu64 zmm18, [rbp + 8512]                     ;   557.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 1024], zmm18                     ;   563.5 p7+p4   63 rounds
        vmovdqu64 zmm18, [rbp + 12864]                    ;   679.8 p2      65 t[3] reload
        vpternlogd zmm17, zmm18, [r8 + 1000]{1to16}, 0x96 ;   709.5 p0+p3   65 t[3]
        vmovdqu64 zmm18, [rbp + 9472]                     ;   558.8 p2      65 t[0] reload
        vmovdqu64 [rbp + 1088], zmm18                     ;   564.8 p8+p9   63 rounds
        vmovdqu64 zmm18, [rbp + 9408]                     ;   559.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 1152], zmm18                     ;   565.7 p7+p4   63 rounds
        vmovdqu64 zmm18, [rbp + 9216]                     ;   560.0 p2      65 t[0] reload
        vmovdqu64 [rbp + 1216], zmm18                     ;   566.0 p8+p9   63 rounds
        vpxord zmm1, zmm1, zmm8                           ;   709.8 p5      65 t[3]
        vmovdqu64 zmm8, [rbp + 8384]                      ;   561.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 1280], zmm8                      ;   567.5 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 8320]                      ;   562.0 p2      65 t[0] reload
        vmovdqu64 [rbp + 1344], zmm8                      ;   568.0 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 8832]                      ;   562.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 1408], zmm8                      ;   568.5 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 8768]                      ;   563.0 p2      65 t[0] reload
        vmovdqu64 [rbp + 1472], zmm8                      ;   569.0 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 8448]                      ;   563.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 1536], zmm8                      ;   569.5 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 8704]                      ;   564.5 p2      65 t[0] reload
        vmovdqu64 [rbp + 1600], zmm8                      ;   570.5 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 8256]                      ;   564.8 p3      65 t[0] reload
        vmovdqu64 [rbp + 1664], zmm8                      ;   570.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 8128]                      ;   565.5 p2      65 t[0] reload
        vmovdqu64 [rbp + 1728], zmm8                      ;   571.5 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 8064]                      ;   566.8 p3      65 t[0] reload
        vmovdqu64 [rbp + 1792], zmm8                      ;   572.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 8192]                      ;   567.2 p2      65 t[0] reload
        vmovdqu64 [rbp + 1856], zmm8                      ;   573.2 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 10944]                     ;   567.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 2560], zmm8                      ;   573.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 10880]                     ;   568.8 p2      65 t[1] reload
        vmovdqu64 [rbp + 2624], zmm8                      ;   574.8 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 10368]                     ;   569.2 p3      65 t[1] reload
        vmovdqu64 [rbp + 2688], zmm8                      ;   575.2 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 10304]                     ;   569.8 p2      65 t[1] reload
        vmovdqu64 [rbp + 2752], zmm8                      ;   575.8 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 10816]                     ;   570.2 p3      65 t[1] reload
        vmovdqu64 [rbp + 2816], zmm8                      ;   576.2 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 10752]                     ;   570.8 p2      65 t[1] reload
        vmovdqu64 [rbp + 2880], zmm8                      ;   577.5 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 10240]                     ;   571.2 p3      65 t[1] reload
        vmovdqu64 [rbp + 2944], zmm8                      ;   577.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 10688]                     ;   571.8 p2      65 t[1] reload
        vmovdqu64 [rbp + 3008], zmm8                      ;   579.5 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 10496]                     ;   572.2 p3      65 t[1] reload
        vmovdqu64 [rbp + 3072], zmm8                      ;   579.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 10432]                     ;   572.8 p2      65 t[1] reload
        vmovdqu64 [rbp + 3136], zmm8                      ;   581.5 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 9984]                      ;   573.2 p3      65 t[1] reload
        vmovdqu64 [rbp + 3200], zmm8                      ;   581.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 9856]                      ;   573.8 p2      65 t[1] reload
        vmovdqu64 [rbp + 3264], zmm8                      ;   583.5 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 9728]                      ;   574.2 p3      65 t[1] reload
        vmovdqu64 [rbp + 3328], zmm8                      ;   583.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 9792]                      ;   574.8 p2      65 t[1] reload
        vmovdqu64 [rbp + 3392], zmm8                      ;   585.5 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 12288]                     ;   575.2 p3      65 t[2] reload
        vmovdqu64 [rbp + 4608], zmm8                      ;   585.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 12224]                     ;   575.8 p2      65 t[2] reload
        vmovdqu64 [rbp + 4672], zmm8                      ;   587.5 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 11712]                     ;   576.2 p3      65 t[2] reload
        vmovdqu64 [rbp + 4736], zmm8                      ;   587.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 11200]                     ;   576.8 p2      65 t[2] reload
        vmovdqu64 [rbp + 4800], zmm8                      ;   589.5 p8+p9   63 rounds
        vmovdqu64 zmm8, [rbp + 12416]                     ;   577.2 p3      65 t[2] reload
        vmovdqu64 [rbp + 4864], zmm8                      ;   589.8 p7+p4   63 rounds
        vmovdqu64 zmm8, [rbp + 12352]                     ;   577.8 p2      65 t[2] reload
        vmovdqu64 [rbp + 4928], zmm8                      ;   591.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6016], zmm19                     ;   688.8 p7+p4   63 rounds
        vmovdqu64 [rbp + 6080], zmm26                     ;   689.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6144], zmm6                      ;   689.8 p7+p4   63 rounds
        vmovdqu64 [rbp + 6208], zmm31                     ;   690.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6272], zmm23                     ;   699.8 p7+p4   63 rounds
        vmovdqu64 [rbp + 6336], zmm9                      ;   699.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6528], zmm21                     ;   690.8 p7+p4   63 rounds
        vmovdqu64 [rbp + 6400], zmm2                      ;   700.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6464], zmm22                     ;   703.8 p7+p4   63 rounds
        vmovdqu64 [rbp + 6656], zmm25                     ;   691.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6592], zmm20                     ;   700.8 p7+p4   63 rounds
        vmovdqu64 [rbp + 6784], zmm11                     ;   701.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 6848], zmm16                     ;   701.8 p7+p4   63 rounds
        vmovdqu64 [rbp + 6912], zmm5                      ;   702.8 p8+p9   63 rounds
        vmovdqu64 [rbp + 6976], zmm4                      ;   703.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 7104], zmm28                     ;   702.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 7168], zmm27                     ;   704.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 7232], zmm10                     ;   708.8 p8+p9   63 rounds
        vmovdqu64 [rbp + 7296], zmm13                     ;   704.8 p7+p4   63 rounds
        vmovdqu64 [rbp + 7360], zmm24                     ;   706.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 7424], zmm15                     ;   705.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 7488], zmm0                      ;   705.8 p8+p9   63 rounds
        vmovdqu64 [rbp + 7552], zmm7                      ;   709.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 7616], zmm3                      ;   709.8 p8+p9   63 rounds
        add r8, 0x200                                     ;   587.5 p1      63 rounds
        mov qword [rbp + 14296], r8                       ;   615.8 p7+p4   63 rounds
        vmovdqu64 [rbp + 7680], zmm17                     ;   710.5 p8+p4   63 rounds
        vmovdqu64 [rbp + 7744], zmm30                     ;   706.8 p7+p9   63 rounds
        vmovdqu64 [rbp + 7808], zmm29                     ;   707.5 p8+p4   63 rounds
        vmovdqu64 [rbp + 7872], zmm14                     ;   707.8 p7+p9   63 rounds
        vmovdqu64 [rbp + 7936], zmm12                     ;   708.5 p8+p4   63 rounds
        vmovdqu64 [rbp + 8000], zmm1                      ;   710.8 p7+p9   63 rounds
        cmp r8, qword [rbp + 14304]                       ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp - 64]                        ;     0.0 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 192]                       ;     0.2 p3      46 dst reload
        vmovdqu64 zmm2, [rbp + 128]                       ;     1.0 p2      46 dst
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;     7.0 p0      46 dst
        vmovdqu64 zmm3, [rbp - 128]                       ;     1.2 p3      46 dst reload
        vpxord zmm1, zmm1, zmm3                           ;     7.2 p5      46 dst
        vpxord zmm3, zmm3, zmm0                           ;     7.2 p0      46 dst
        vpxord zmm4, zmm3, [rbp + 320]                    ;     8.2 p5+p2   46 dst
        vmovdqu64 zmm5, [rbp + 64]                        ;     2.2 p3      46 dst reload
        vmovdqa64 zmm6, zmm4                              ;     9.2         46 dst copy
        vpternlogd zmm6, zmm2, zmm5, 0x96                 ;     9.2 p0      46 dst
        vmovdqu64 zmm7, [rbp + 0]                         ;     3.0 p2      46 dst reload
        vpxord zmm8, zmm2, zmm7                           ;     9.0 p5      46 dst
        vmovdqa64 zmm9, zmm5                              ;     8.2         46 dst copy
        vpternlogd zmm9, zmm2, zmm0, 0x14                 ;     8.2 p0      46 dst
        vmovdqa64 zmm10, zmm7                             ;     9.0         46 dst copy
        vpternlogd zmm10, zmm2, zmm3, 0xf6                ;     9.0 p5      46 dst
        vmovdqu64 zmm11, [rbp + 256]                      ;     3.2 p3      46 dst reload
        vmovdqu64 zmm12, [rbp + 128]                      ;     4.0 p2      46 dst
        vpternlogd zmm12, zmm0, zmm11, 0x96               ;    10.0 p0      46 dst
        vmovdqa64 zmm13, zmm8                             ;    10.0         46 dst copy
        vpternlogd zmm13, zmm4, zmm0, 0x84                ;    10.0 p5      46 dst
        vmovdqa64 zmm14, zmm1                             ;     8.2         46 dst copy
        vpternlogd zmm14, zmm0, zmm0, 0xc3                ;     8.2 p0      46 dst
        vmovdqa64 zmm15, zmm8                             ;    10.0         46 dst copy
        vpternlogd zmm15, zmm6, zmm3, 0x96                ;    10.2 p5      46 dst
        vpord zmm16, zmm6, zmm8                           ;    10.2 p0      46 dst
        vpternlogd zmm13, zmm16, zmm10, 0x96              ;    11.2 p5      46 dst
        vpandd zmm17, zmm2, zmm15                         ;    11.2 p0      46 dst
        vmovdqa64 zmm18, zmm12                            ;    11.0         46 dst copy
        vpternlogd zmm18, zmm5, zmm2, 0x96                ;    11.0 p5      46 dst
        vpternlogd zmm16, zmm14, zmm12, 0x1e              ;    11.2 p0      46 dst
        vmovdqa64 zmm19, zmm9                             ;     9.2         46 dst copy
        vpternlogd zmm19, zmm11, zmm11, 0xc3              ;     9.2 p5      46 dst
        vpternlogd zmm16, zmm19, zmm17, 0x96              ;    12.2 p0      46 dst
        vmovdqa64 zmm20, zmm12                            ;    11.0         46 dst copy
        vpternlogd zmm20, zmm8, zmm3, 0x96                ;    11.0 p5      46 dst
        vpxord zmm21, zmm15, zmm18                        ;    12.0 p0      46 dst
        vpternlogd zmm19, zmm18, zmm1, 0x1e               ;    12.0 p5      46 dst
        vmovdqu64 zmm22, [rbp + 128]                      ;     6.5 p3      46 dst reload
        vmovdqa64 zmm23, zmm21                            ;    13.0         46 dst copy
        vpternlogd zmm23, zmm3, zmm22, 0x60               ;    13.0 p0      46 dst
        vpternlogd zmm19, zmm23, zmm13, 0x96              ;    14.0 p5      46 dst
        vpternlogd zmm13, zmm20, zmm11, 0x2d              ;    12.5 p0      46 dst
        vpandd zmm23, zmm16, zmm19                        ;    15.0 p5      46 dst
        vpternlogd zmm9, zmm18, zmm1, 0x78                ;    13.5 p0      46 dst
        vpternlogd zmm9, zmm17, zmm10, 0x96               ;    14.5 p5      46 dst
        vpxord zmm10, zmm13, zmm23                        ;    16.0 p0      46 dst
        vpternlogd zmm9, zmm13, zmm23, 0xd2               ;    16.0 p5      46 dst
        vpxord zmm16, zmm16, zmm10                        ;    17.0 p0      46 dst
        vpternlogd zmm16, zmm9, zmm19, 0x78               ;    18.0 p5      46 dst
        vpternlogd zmm19, zmm16, zmm10, 0x78              ;    19.0 p0      46 dst
        vpternlogd zmm10, zmm16, zmm9, 0x78               ;    19.0 p5      46 dst
        vmovdqa64 zmm13, zmm19                            ;    20.0         46 dst copy
        vpternlogd zmm13, zmm8, zmm3, 0x60                ;    20.0 p0      46 dst
        vpternlogd zmm15, zmm19, zmm16, 0x60              ;    20.0 p5      46 dst
        vmovdqa64 zmm17, zmm19                            ;    20.0         46 dst copy
        vpternlogd zmm17, zmm16, zmm2, 0x28               ;    20.0 p0      46 dst
        vmovdqa64 zmm23, zmm19                            ;    20.0         46 dst copy
        vpternlogd zmm23, zmm10, zmm16, 0x96              ;    20.0 p5      46 dst
        vpternlogd zmm9, zmm23, zmm19, 0x1e               ;    21.0 p0      46 dst
        vpandd zmm24, zmm8, zmm16                         ;    19.8 p5      46 dst
        vpxord zmm25, zmm10, zmm9                         ;    22.0 p0      46 dst
        vpternlogd zmm15, zmm23, zmm21, 0x78              ;    21.0 p5      46 dst
        vpternlogd zmm22, zmm3, zmm23, 0x28               ;    21.5 p0      46 dst
        vmovdqa64 zmm3, zmm13                             ;    21.0         46 dst copy
        vpternlogd zmm3, zmm16, zmm6, 0x78                ;    21.8 p5      46 dst
        vpternlogd zmm3, zmm18, zmm10, 0x78               ;    22.8 p0      46 dst
        vpternlogd zmm5, zmm2, zmm9, 0x28                 ;    22.8 p5      46 dst
        vpxord zmm2, zmm16, zmm9                          ;    23.5 p0      46 dst
        vpandd zmm12, zmm12, zmm25                        ;    23.8 p5      46 dst
        vpandd zmm14, zmm14, zmm25                        ;    24.5 p0      46 dst
        vpandd zmm4, zmm4, zmm2                           ;    24.8 p5      46 dst
        vpternlogd zmm8, zmm2, zmm0, 0x84                 ;    25.5 p0      46 dst
        vpternlogd zmm21, zmm3, zmm23, 0x6c               ;    25.8 p5      46 dst
        vpternlogd zmm21, zmm5, zmm4, 0x96                ;    26.8 p0      46 dst
        vpternlogd zmm9, zmm0, zmm14, 0x9a                ;    26.8 p5      46 dst
        vpternlogd zmm22, zmm9, zmm8, 0x96                ;    27.8 p0      46 dst
        vpternlogd zmm11, zmm2, zmm23, 6                  ;    27.8 p5      46 dst
        vpternlogd zmm2, zmm23, zmm20, 0x28               ;    28.5 p0      46 dst
        vpternlogd zmm16, zmm6, zmm15, 0x6a               ;    28.8 p5      46 dst
        vpternlogd zmm14, zmm10, zmm1, 0x78               ;    29.5 p0      46 dst
        vpternlogd zmm16, zmm4, zmm22, 0x96               ;    29.8 p5      46 dst
        vpternlogd zmm14, zmm16, zmm21, 0x96              ;    30.8 p0      46 dst
        vpternlogd zmm19, zmm7, zmm14, 0x6a               ;    31.8 p5      46 dst
        vpternlogd zmm8, zmm15, zmm13, 0x96               ;    31.5 p0      46 dst
        vpternlogd zmm8, zmm14, zmm11, 0x96               ;    32.5 p5      46 dst
        vpternlogd zmm9, zmm17, zmm19, 0x96               ;    32.8 p0      46 dst
        vpternlogd zmm12, zmm3, zmm9, 0x96                ;    33.8 p5      46 dst
        vmovdqu64 zmm0, [rbp + 6592]                      ;    14.8 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 6848]                      ;    15.0 p3      46 dst reload
        vmovdqu64 zmm3, [rbp + 6784]                      ;    15.8 p2      46 dst
        vpternlogd zmm3, zmm1, zmm0, 0x96                 ;    33.5 p0      46 dst
        vmovdqu64 zmm4, [rbp + 6528]                      ;    16.0 p3      46 dst reload
        vpxord zmm1, zmm1, zmm4                           ;    33.8 p5      46 dst
        vpxord zmm4, zmm4, zmm0                           ;    34.5 p0      46 dst
        vpxord zmm5, zmm4, [rbp + 6976]                   ;    35.5 p5+p2   46 dst
        vmovdqu64 zmm6, [rbp + 6720]                      ;    17.0 p3      46 dst reload
        vmovdqa64 zmm7, zmm5                              ;    36.5         46 dst copy
        vpternlogd zmm7, zmm3, zmm6, 0x96                 ;    36.5 p0      46 dst
        vmovdqu64 zmm10, [rbp + 6656]                     ;    17.8 p2      46 dst reload
        vmovdqa64 zmm11, zmm3                             ;    34.5         46 dst copy
        vpternlogd zmm11, zmm0, zmm10, 0x69               ;    35.8 p5      46 dst
        vmovdqa64 zmm14, zmm10                            ;    23.8         46 dst copy
        vpternlogd zmm14, zmm3, zmm4, 0x96                ;    36.5 p0      46 dst
        vmovdqa64 zmm17, zmm6                             ;    23.0         46 dst copy
        vpternlogd zmm17, zmm3, zmm0, 0x14                ;    36.8 p5      46 dst
        vmovdqu64 zmm18, [rbp + 6912]                     ;    18.0 p3      46 dst reload
        vmovdqu64 zmm20, [rbp + 6784]                     ;    18.8 p2      46 dst
        vpternlogd zmm20, zmm0, zmm18, 0x96               ;    37.5 p0      46 dst
        vpord zmm23, zmm14, zmm10                         ;    37.8 p5      46 dst
        vpandd zmm25, zmm5, zmm11                         ;    38.5 p0      46 dst
        vmovdqa64 zmm26, zmm1                             ;    34.8         46 dst copy
        vpternlogd zmm26, zmm0, zmm0, 0xc3                ;    38.8 p5      46 dst
        vmovdqa64 zmm27, zmm10                            ;    23.8         46 dst copy
        vpternlogd zmm27, zmm7, zmm3, 0xde                ;    39.5 p0      46 dst
        vpternlogd zmm25, zmm27, zmm23, 0x96              ;    40.5 p5      46 dst
        vmovdqa64 zmm28, zmm14                            ;    37.5         46 dst copy
        vpternlogd zmm28, zmm7, zmm3, 0x28                ;    40.5 p0      46 dst
        vmovdqa64 zmm29, zmm20                            ;    38.5         46 dst copy
        vpternlogd zmm29, zmm6, zmm3, 0x96                ;    40.8 p5      46 dst
        vpternlogd zmm27, zmm26, zmm20, 0x1e              ;    41.5 p0      46 dst
        vmovdqa64 zmm30, zmm17                            ;    37.8         46 dst copy
        vpternlogd zmm30, zmm18, zmm18, 0xc3              ;    41.8 p5      46 dst
        vpternlogd zmm27, zmm30, zmm28, 0x96              ;    42.8 p0      46 dst
        vmovdqa64 zmm31, zmm20                            ;    38.5         46 dst copy
        vpternlogd zmm31, zmm14, zmm18, 0x7d              ;    42.8 p5      46 dst
        vpternlogd zmm30, zmm29, zmm1, 0x1e               ;    43.5 p0      46 dst
        vpternlogd zmm17, zmm29, zmm1, 0x78               ;    43.8 p5      46 dst
        vpternlogd zmm17, zmm28, zmm23, 0x96              ;    44.8 p0      46 dst
        vmovdqa64 zmm23, zmm29                            ;    41.8         46 dst copy
        vpternlogd zmm23, zmm14, zmm7, 0x96               ;    44.8 p5      46 dst
        vmovdqa64 zmm28, zmm27                            ;    43.8         46 dst copy
        vmovdqu64 [rbp + 8064], zmm22                     ;    28.8 p7+p4   46 dst spill
        vmovdqa64 zmm22, zmm14                            ;    37.5         46 dst copy
        vmovdqu64 [rbp + 8128], zmm16                     ;    30.8 p8+p9   46 dst spill
        vmovdqa64 zmm16, zmm23                            ;    45.8         46 dst copy
        vpternlogd zmm16, zmm4, [rbp + 6784], 0x60        ;    45.8 p0+p3   46 dst
        vpternlogd zmm30, zmm16, zmm25, 0x96              ;    46.8 p5      46 dst
        vpandd zmm28, zmm28, zmm30                        ;    47.8 p0      46 dst
        vpternlogd zmm31, zmm25, zmm28, 0x96              ;    48.8 p5      46 dst
        vpternlogd zmm17, zmm28, zmm31, 0x78              ;    49.8 p0      46 dst
        vpxord zmm27, zmm27, zmm31                        ;    49.8 p5      46 dst
        vpternlogd zmm27, zmm17, zmm30, 0x78              ;    50.8 p0      46 dst
        vpternlogd zmm30, zmm27, zmm31, 0x78              ;    51.8 p5      46 dst
        vpternlogd zmm31, zmm27, zmm17, 0x78              ;    51.8 p0      46 dst
        vpandd zmm22, zmm22, zmm30                        ;    52.8 p5      46 dst
        vpxord zmm16, zmm30, zmm27                        ;    52.8 p0      46 dst
        vmovdqa64 zmm25, zmm16                            ;    53.8         46 dst copy
        vpternlogd zmm25, zmm14, zmm7, 0x60               ;    53.8 p5      46 dst
        vpxord zmm28, zmm16, zmm31                        ;    53.8 p0      46 dst
        vpternlogd zmm17, zmm28, zmm30, 0x1e              ;    54.8 p5      46 dst
        vpternlogd zmm25, zmm28, zmm23, 0x78              ;    54.8 p0      46 dst
        vpternlogd zmm6, zmm17, zmm3, 0x48                ;    55.8 p5      46 dst
        vpternlogd zmm5, zmm17, zmm27, 0x60               ;    55.8 p0      46 dst
        vpternlogd zmm11, zmm17, zmm27, 0x60              ;    55.8 p5      46 dst
        vmovdqu64 [rbp + 8192], zmm9                      ;    33.8 p7+p4   46 dst spill
        vmovdqa64 zmm9, zmm27                             ;    51.8         46 dst copy
        vpternlogd zmm9, zmm10, zmm3, 0x60                ;    54.5 p0      46 dst
        vmovdqu64 [rbp + 8256], zmm9                      ;    55.5 p8+p9   46 dst spill
        vpxord zmm9, zmm31, zmm17                         ;    55.8 p5      46 dst
        vpandd zmm26, zmm26, zmm9                         ;    56.8 p0      46 dst
        vpternlogd zmm0, zmm26, zmm17, 0xc6               ;    57.8 p5      46 dst
        vpternlogd zmm17, zmm28, zmm27, 0x96              ;    56.5 p0      46 dst
        vpandnd zmm18, zmm18, zmm17                       ;    57.5 p5      46 dst
        vpternlogd zmm17, zmm14, zmm20, 0x60              ;    57.5 p0      46 dst
        vmovdqa64 zmm14, zmm22                            ;    53.8         46 dst copy
        vpternlogd zmm14, zmm27, zmm7, 0x78               ;    57.8 p5      46 dst
        vpternlogd zmm14, zmm29, zmm31, 0x78              ;    58.8 p0      46 dst
        vpternlogd zmm4, zmm28, [rbp + 6784], 0x48        ;    58.8 p5+p2   46 dst
        vpternlogd zmm28, zmm23, zmm14, 0x6a              ;    59.8 p0      46 dst
        vpternlogd zmm28, zmm6, zmm5, 0x96                ;    60.8 p5      46 dst
        vpternlogd zmm4, zmm0, zmm11, 0x96                ;    60.5 p0      46 dst
        vpternlogd zmm27, zmm7, zmm25, 0x6a               ;    60.8 p5      46 dst
        vpternlogd zmm26, zmm31, zmm1, 0x78               ;    61.5 p0      46 dst
        vpternlogd zmm27, zmm5, zmm4, 0x96                ;    61.8 p5      46 dst
        vpternlogd zmm26, zmm27, zmm28, 0x96              ;    62.8 p0      46 dst
        vpternlogd zmm30, zmm10, zmm26, 0x6a              ;    63.8 p5      46 dst
        vpternlogd zmm11, zmm25, zmm22, 0x96              ;    63.5 p0      46 dst
        vpternlogd zmm0, zmm16, zmm3, 0x78                ;    63.8 p5      46 dst
        vpternlogd zmm11, zmm26, zmm18, 0x96              ;    64.5 p0      46 dst
        vpternlogd zmm14, zmm9, zmm20, 0x78               ;    64.8 p5      46 dst
        vpternlogd zmm14, zmm0, zmm30, 0x96               ;    65.8 p0      46 dst
        vmovdqu64 zmm1, [rbp + 5056]                      ;    30.8 p3      46 dst reload
        vmovdqu64 zmm3, [rbp + 5312]                      ;    31.0 p2      46 dst reload
        vmovdqu64 zmm5, [rbp + 5248]                      ;    31.8 p3      46 dst
        vpternlogd zmm5, zmm3, zmm1, 0x96                 ;    65.8 p5      46 dst
        vmovdqu64 zmm6, [rbp + 4992]                      ;    32.0 p2      46 dst reload
        vpxord zmm3, zmm3, zmm6                           ;    66.5 p0      46 dst
        vpxord zmm6, zmm6, zmm1                           ;    66.8 p5      46 dst
        vpxord zmm7, zmm5, [rbp + 5184]                   ;    67.5 p0+p3   46 dst
        vmovdqu64 zmm9, [rbp + 5376]                      ;    33.0 p2      46 dst reload
        vmovdqu64 zmm10, [rbp + 5248]                     ;    33.8 p3      46 dst
        vpternlogd zmm10, zmm1, zmm9, 0x96                ;    67.8 p5      46 dst
        vmovdqu64 zmm16, [rbp + 5440]                     ;    34.0 p2      46 dst reload
        vmovdqa64 zmm18, zmm7                             ;    68.5         46 dst copy
        vpternlogd zmm18, zmm6, zmm16, 0x96               ;    68.5 p0      46 dst
        vmovdqu64 zmm20, [rbp + 5120]                     ;    34.8 p3      46 dst reload
        vmovdqa64 zmm23, zmm5                             ;    66.8         46 dst copy
        vpternlogd zmm23, zmm1, zmm20, 0x69               ;    68.8 p5      46 dst
        vmovdqa64 zmm26, zmm20                            ;    40.8         46 dst copy
        vpternlogd zmm26, zmm5, zmm6, 0x96                ;    69.5 p0      46 dst
        vpandnd zmm29, zmm1, zmm7                         ;    69.8 p5      46 dst
        vmovdqa64 zmm31, zmm23                            ;    69.8         46 dst copy
        vpternlogd zmm31, zmm16, zmm6, 0x60               ;    70.5 p0      46 dst
        vmovdqu64 [rbp + 8320], zmm4                      ;    61.5 p7+p4   46 dst spill
        vmovdqa64 zmm4, zmm3                              ;    67.5         46 dst copy
        vpternlogd zmm4, zmm1, zmm1, 0xc3                 ;    70.8 p5      46 dst
        vmovdqu64 [rbp + 8384], zmm27                     ;    62.8 p8+p9   46 dst spill
        vpord zmm27, zmm26, zmm20                         ;    71.5 p0      46 dst
        vmovdqu64 [rbp + 8448], zmm0                      ;    64.8 p7+p4   46 dst spill
        vmovdqa64 zmm0, zmm20                             ;    40.8         46 dst copy
        vpternlogd zmm0, zmm18, zmm5, 0xde                ;    71.8 p5      46 dst
        vpternlogd zmm31, zmm0, zmm27, 0x96               ;    72.8 p0      46 dst
        vpternlogd zmm0, zmm4, zmm10, 0x1e                ;    72.8 p5      46 dst
        vmovdqu64 [rbp + 8512], zmm30                     ;    64.8 p8+p9   46 dst spill
        vmovdqa64 zmm30, zmm26                            ;    70.5         46 dst copy
        vpternlogd zmm30, zmm18, zmm5, 0x28               ;    73.5 p0      46 dst
        vmovdqu64 [rbp + 8576], zmm28                     ;    61.8 p7+p4   46 dst spill
        vpxord zmm28, zmm7, zmm10                         ;    73.8 p5      46 dst
        vmovdqu64 [rbp + 8640], zmm11                     ;    65.5 p8+p9   46 dst spill
        vmovdqa64 zmm11, zmm29                            ;    70.8         46 dst copy
        vpternlogd zmm11, zmm9, zmm9, 0xc3                ;    74.5 p0      46 dst
        vpternlogd zmm0, zmm11, zmm30, 0x96               ;    75.5 p5      46 dst
        vpternlogd zmm11, zmm28, zmm3, 0x1e               ;    75.5 p0      46 dst
        vpternlogd zmm29, zmm28, zmm3, 0x78               ;    75.8 p5      46 dst
        vpternlogd zmm29, zmm30, zmm27, 0x96              ;    76.8 p0      46 dst
        vpxord zmm27, zmm10, zmm26                        ;    76.8 p5      46 dst
        vmovdqa64 zmm30, zmm28                            ;    74.8         46 dst copy
        vpternlogd zmm30, zmm26, zmm18, 0x96              ;    77.5 p0      46 dst
        vmovdqu64 [rbp + 8704], zmm17                     ;    58.5 p7+p4   46 dst spill
        vmovdqa64 zmm17, zmm0                             ;    76.5         46 dst copy
        vmovdqu64 [rbp + 8768], zmm14                     ;    66.8 p8+p9   46 dst spill
        vmovdqa64 zmm14, zmm27                            ;    77.8         46 dst copy
        vpternlogd zmm14, zmm31, zmm9, 0x39               ;    77.8 p5      46 dst
        vmovdqu64 [rbp + 8832], zmm22                     ;    53.8 p7+p4   46 dst spill
        vmovdqa64 zmm22, zmm14                            ;    78.8         46 dst copy
        vmovdqu64 [rbp + 8896], zmm25                     ;    55.8 p8+p9   46 dst spill
        vmovdqa64 zmm25, zmm26                            ;    70.5         46 dst copy
        vmovdqu64 [rbp + 8960], zmm24                     ;    44.5 p7+p4   46 dst spill
        vmovdqa64 zmm24, zmm5                             ;    66.8         46 dst copy
        vmovdqu64 [rbp + 9024], zmm19                     ;    45.0 p8+p9   46 dst spill
        vmovdqa64 zmm19, zmm30                            ;    78.5         46 dst copy
        vpternlogd zmm19, zmm6, [rbp + 5248], 0x60        ;    78.5 p0+p2   46 dst
        vpternlogd zmm11, zmm19, zmm31, 0x96              ;    79.5 p5      46 dst
        vpandd zmm17, zmm17, zmm11                        ;    80.5 p0      46 dst
        vpxord zmm22, zmm22, zmm17                        ;    81.5 p5      46 dst
        vpternlogd zmm29, zmm14, zmm17, 0xd2              ;    81.5 p0      46 dst
        vpxord zmm0, zmm0, zmm22                          ;    82.5 p5      46 dst
        vpternlogd zmm0, zmm29, zmm11, 0x78               ;    83.5 p0      46 dst
        vpternlogd zmm11, zmm0, zmm22, 0x78               ;    84.5 p5      46 dst
        vpternlogd zmm22, zmm0, zmm29, 0x78               ;    84.5 p0      46 dst
        vpandd zmm25, zmm25, zmm11                        ;    85.5 p5      46 dst
        vpxord zmm14, zmm11, zmm0                         ;    85.5 p0      46 dst
        vpandd zmm24, zmm24, zmm14                        ;    86.5 p5      46 dst
        vpternlogd zmm26, zmm14, zmm18, 0x48              ;    86.5 p0      46 dst
        vpxord zmm14, zmm14, zmm22                        ;    86.5 p5      46 dst
        vpternlogd zmm29, zmm14, zmm11, 0x1e              ;    87.5 p0      46 dst
        vpternlogd zmm5, zmm0, zmm20, 0x48                ;    85.8 p5      46 dst
        vpternlogd zmm26, zmm14, zmm30, 0x78              ;    87.5 p0      46 dst
        vmovdqa64 zmm17, zmm25                            ;    86.5         46 dst copy
        vpternlogd zmm17, zmm0, zmm18, 0x78               ;    86.8 p5      46 dst
        vpternlogd zmm17, zmm28, zmm22, 0x78              ;    87.8 p0      46 dst
        vpandd zmm7, zmm7, zmm29                          ;    88.5 p5      46 dst
        vmovdqa64 zmm19, zmm14                            ;    87.5         46 dst copy
        vpternlogd zmm19, zmm6, [rbp + 5248], 0x60        ;    88.5 p0+p3   46 dst
        vpternlogd zmm10, zmm29, zmm22, 0x60              ;    88.8 p5      46 dst
        vpternlogd zmm4, zmm29, zmm22, 0x60               ;    89.5 p0      46 dst
        vpxord zmm28, zmm0, zmm29                         ;    89.8 p5      46 dst
        vpternlogd zmm16, zmm6, zmm28, 0x28               ;    90.8 p0      46 dst
        vpandd zmm23, zmm23, zmm28                        ;    90.8 p5      46 dst
        vpternlogd zmm30, zmm17, zmm14, 0x6c              ;    91.5 p0      46 dst
        vpternlogd zmm30, zmm7, zmm16, 0x96               ;    92.5 p5      46 dst
        vpternlogd zmm29, zmm1, zmm4, 0x9a                ;    92.5 p0      46 dst
        vpternlogd zmm19, zmm29, zmm23, 0x96              ;    93.5 p5      46 dst
        vpternlogd zmm9, zmm28, zmm14, 6                  ;    93.5 p0      46 dst
        vpternlogd zmm28, zmm14, zmm27, 0x28              ;    93.8 p5      46 dst
        vpternlogd zmm0, zmm18, zmm26, 0x6a               ;    94.5 p0      46 dst
        vpternlogd zmm4, zmm22, zmm3, 0x78                ;    94.8 p5      46 dst
        vpternlogd zmm0, zmm16, zmm19, 0x96               ;    95.5 p0      46 dst
        vpternlogd zmm4, zmm0, zmm30, 0x96                ;    96.5 p5      46 dst
        vpternlogd zmm11, zmm20, zmm4, 0x6a               ;    97.5 p0      46 dst
        vpternlogd zmm23, zmm26, zmm25, 0x96              ;    96.8 p5      46 dst
        vpternlogd zmm23, zmm4, zmm9, 0x96                ;    97.8 p0      46 dst
        vpternlogd zmm29, zmm24, zmm11, 0x96              ;    98.5 p5      46 dst
        vpternlogd zmm10, zmm17, zmm29, 0x96              ;    99.5 p0      46 dst
        vmovdqu64 zmm1, [rbp + 3520]                      ;    48.3 p2      46 dst reload
        vmovdqu64 zmm3, [rbp + 3776]                      ;    48.5 p3      46 dst reload
        vmovdqu64 zmm4, [rbp + 3712]                      ;    49.3 p2      46 dst
        vpternlogd zmm4, zmm3, zmm1, 0x96                 ;    98.8 p5      46 dst
        vmovdqu64 zmm6, [rbp + 3456]                      ;    49.5 p3      46 dst reload
        vpxord zmm3, zmm3, zmm6                           ;    99.5 p0      46 dst
        vpxord zmm6, zmm6, zmm1                           ;    99.8 p5      46 dst
        vmovdqu64 zmm7, [rbp + 3840]                      ;    50.3 p2      46 dst reload
        vmovdqu64 zmm9, [rbp + 3712]                      ;    50.5 p3      46 dst
        vpternlogd zmm9, zmm1, zmm7, 0x96                 ;   100.5 p0      46 dst
        vpxord zmm14, zmm4, [rbp + 3648]                  ;   100.8 p5+p2   46 dst
        vmovdqu64 zmm16, [rbp + 3904]                     ;    51.5 p3      46 dst reload
        vmovdqa64 zmm17, zmm14                            ;   101.8         46 dst copy
        vpternlogd zmm17, zmm6, zmm16, 0x96               ;   101.8 p0      46 dst
        vmovdqu64 zmm18, [rbp + 3584]                     ;    52.3 p2      46 dst reload
        vmovdqa64 zmm20, zmm4                             ;    99.8         46 dst copy
        vpternlogd zmm20, zmm1, zmm18, 0x69               ;   101.8 p5      46 dst
        vmovdqa64 zmm22, zmm18                            ;    58.3         46 dst copy
        vpternlogd zmm22, zmm4, zmm6, 0x96                ;   102.5 p0      46 dst
        vpandnd zmm24, zmm1, zmm14                        ;   102.8 p5      46 dst
        vmovdqa64 zmm27, zmm20                            ;   102.8         46 dst copy
        vpternlogd zmm27, zmm16, zmm6, 0x60               ;   103.5 p0      46 dst
        vpord zmm31, zmm18, zmm22                         ;   103.8 p5      46 dst
        vmovdqu64 [rbp + 9088], zmm19                     ;    94.5 p7+p4   46 dst spill
        vmovdqa64 zmm19, zmm3                             ;   100.5         46 dst copy
        vpternlogd zmm19, zmm1, zmm1, 0xc3                ;   104.5 p0      46 dst
        vmovdqu64 [rbp + 9152], zmm0                      ;    96.5 p8+p9   46 dst spill
        vmovdqa64 zmm0, zmm18                             ;    58.3         46 dst copy
        vpternlogd zmm0, zmm17, zmm4, 0xde                ;   104.8 p5      46 dst
        vpternlogd zmm27, zmm0, zmm31, 0x96               ;   105.8 p0      46 dst
        vpternlogd zmm0, zmm19, zmm9, 0x1e                ;   105.8 p5      46 dst
        vmovdqu64 [rbp + 9216], zmm29                     ;    99.5 p7+p4   46 dst spill
        vmovdqa64 zmm29, zmm22                            ;   103.5         46 dst copy
        vpternlogd zmm29, zmm17, zmm4, 0x28               ;   106.5 p0      46 dst
        vmovdqu64 [rbp + 9280], zmm5                      ;    86.8 p8+p9   46 dst spill
        vpxord zmm5, zmm14, zmm9                          ;   106.8 p5      46 dst
        vmovdqu64 [rbp + 9344], zmm11                     ;    98.5 p7+p4   46 dst spill
        vmovdqa64 zmm11, zmm24                            ;   103.8         46 dst copy
        vpternlogd zmm11, zmm7, zmm7, 0xc3                ;   107.5 p0      46 dst
        vpternlogd zmm0, zmm11, zmm29, 0x96               ;   108.5 p5      46 dst
        vpternlogd zmm11, zmm5, zmm3, 0x1e                ;   108.5 p0      46 dst
        vpternlogd zmm24, zmm5, zmm3, 0x78                ;   108.8 p5      46 dst
        vpternlogd zmm24, zmm29, zmm31, 0x96              ;   109.8 p0      46 dst
        vmovdqa64 zmm29, zmm9                             ;   101.5         46 dst copy
        vpternlogd zmm29, zmm22, zmm7, 0x7d               ;   109.8 p5      46 dst
        vmovdqa64 zmm31, zmm5                             ;   107.8         46 dst copy
        vpternlogd zmm31, zmm22, zmm17, 0x96              ;   110.5 p0      46 dst
        vmovdqu64 [rbp + 9408], zmm30                     ;    93.5 p8+p9   46 dst spill
        vmovdqa64 zmm30, zmm0                             ;   109.5         46 dst copy
        vmovdqu64 [rbp + 9472], zmm23                     ;    98.8 p7+p4   46 dst spill
        vmovdqa64 zmm23, zmm17                            ;   102.8         46 dst copy
        vmovdqu64 [rbp + 9536], zmm28                     ;    94.8 p8+p9   46 dst spill
        vmovdqa64 zmm28, zmm31                            ;   111.5         46 dst copy
        vpternlogd zmm28, zmm6, [rbp + 3712], 0x60        ;   111.5 p5+p3   46 dst
        vpternlogd zmm11, zmm28, zmm27, 0x96              ;   112.5 p0      46 dst
        vpandd zmm30, zmm30, zmm11                        ;   113.5 p5      46 dst
        vpternlogd zmm29, zmm27, zmm30, 0x96              ;   114.5 p0      46 dst
        vpternlogd zmm24, zmm30, zmm29, 0x78              ;   115.5 p5      46 dst
        vpxord zmm0, zmm0, zmm29                          ;   115.5 p0      46 dst
        vpternlogd zmm0, zmm24, zmm11, 0x78               ;   116.5 p5      46 dst
        vpternlogd zmm11, zmm0, zmm29, 0x78               ;   117.5 p0      46 dst
        vpternlogd zmm29, zmm0, zmm24, 0x78               ;   117.5 p5      46 dst
        vpandd zmm23, zmm23, zmm0                         ;   117.5 p0      46 dst
        vpxord zmm27, zmm0, zmm11                         ;   118.5 p5      46 dst
        vpternlogd zmm17, zmm27, zmm22, 0x48              ;   119.5 p0      46 dst
        vpxord zmm28, zmm27, zmm29                        ;   119.5 p5      46 dst
        vpternlogd zmm24, zmm28, zmm11, 0x1e              ;   120.5 p0      46 dst
        vpternlogd zmm17, zmm28, zmm31, 0x78              ;   120.5 p5      46 dst
        vmovdqa64 zmm30, zmm0                             ;   117.5         46 dst copy
        vpternlogd zmm30, zmm18, zmm4, 0x60               ;   118.5 p0      46 dst
        vpandd zmm14, zmm14, zmm24                        ;   121.5 p5      46 dst
        vpxord zmm0, zmm0, zmm24                          ;   121.5 p0      46 dst
        vpternlogd zmm16, zmm0, zmm6, 0x48                ;   122.5 p5      46 dst
        vmovdqu64 [rbp + 13952], zmm30                    ;   119.5 p7+p4   46 dst spill
        vpxord zmm30, zmm29, zmm24                        ;   121.5 p0      46 dst
        vpandd zmm19, zmm19, zmm30                        ;   122.5 p5      46 dst
        vpternlogd zmm24, zmm1, zmm19, 0x9a               ;   123.5 p0      46 dst
        vmovdqa64 zmm1, zmm23                             ;   118.5         46 dst copy
        vpternlogd zmm1, zmm11, zmm22, 0x78               ;   121.8 p5      46 dst
        vpternlogd zmm1, zmm5, zmm29, 0x78                ;   122.8 p0      46 dst
        vpternlogd zmm6, zmm28, [rbp + 3712], 0x48        ;   122.8 p5+p2   46 dst
        vpternlogd zmm31, zmm1, zmm28, 0x6c               ;   123.8 p0      46 dst
        vpxord zmm28, zmm28, zmm0                         ;   123.8 p5      46 dst
        vpternlogd zmm31, zmm14, zmm16, 0x96              ;   124.8 p0      46 dst
        vpternlogd zmm6, zmm0, zmm20, 0x78                ;   124.8 p5      46 dst
        vpternlogd zmm16, zmm23, zmm17, 0x96              ;   125.5 p0      46 dst
        vpternlogd zmm19, zmm29, zmm3, 0x78               ;   125.8 p5      46 dst
        vmovdqa64 zmm3, zmm28                             ;   124.8         46 dst copy
        vpternlogd zmm3, zmm9, zmm22, 0x60                ;   126.5 p0      46 dst
        vpternlogd zmm17, zmm22, zmm11, 0x78              ;   126.8 p5      46 dst
        vpternlogd zmm16, zmm6, zmm24, 0x96               ;   127.5 p0      46 dst
        vpternlogd zmm19, zmm16, zmm31, 0x96              ;   128.5 p5      46 dst
        vpternlogd zmm11, zmm18, zmm19, 0x6a              ;   129.5 p0      46 dst
        vpternlogd zmm0, zmm20, zmm17, 0x6a               ;   128.8 p5      46 dst
        vpternlogd zmm0, zmm28, zmm7, 0xb4                ;   129.8 p0      46 dst
        vpternlogd zmm1, zmm30, zmm9, 0x78                ;   129.8 p5      46 dst
        vpternlogd zmm27, zmm4, zmm24, 0x6a               ;   130.5 p0      46 dst
        vpternlogd zmm1, zmm27, zmm11, 0x96               ;   131.5 p5      46 dst
        mov r8, qword [rbp + 14288]                       ;    65.0 p10     68 dst.0 reload
        vpternlogd zmm15, zmm13, [r8 + 5120]{1to16}, 0x96 ;   131.5 p0+p3   68 dst
        vpxord zmm4, zmm8, [r8 + 5124]{1to16}             ;   131.8 p5+p2   68 dst
        vpxord zmm5, zmm12, [r8 + 5128]{1to16}            ;   132.5 p0+p3   68 dst
        vpxord zmm21, zmm21, [r8 + 5132]{1to16}           ;   132.8 p5+p2   68 dst
        vmovdqu64 zmm7, [rbp + 8192]                      ;    67.2 p3      68 dst
        vpxord zmm7, zmm7, [r8 + 5140]{1to16}             ;   133.5 p0+p2   68 dst
        vmovdqu64 zmm9, [rbp + 8128]                      ;    68.2 p3      46 dst reload
        vpternlogd zmm8, zmm9, [r8 + 5144]{1to16}, 0x96   ;   133.8 p5+p2   68 dst
        vmovdqu64 zmm9, [rbp + 8960]                      ;    69.2 p3      46 dst reload
        vmovdqu64 zmm13, [rbp + 9024]                     ;    69.5 p2      68 dst
        vpternlogd zmm13, zmm9, [r8 + 5136]{1to16}, 0x96  ;   134.5 p0+p3   68 dst
        vmovdqu64 zmm9, [rbp + 8064]                      ;    70.5 p2      68 dst
        vpxord zmm9, zmm9, [r8 + 5148]{1to16}             ;   134.8 p5+p3   68 dst
        vpternlogd zmm15, zmm12, zmm2, 0x96               ;   135.5 p0      68 dst
        vmovdqu64 zmm2, [rbp + 8640]                      ;    71.5 p2      68 dst
        vpxord zmm2, zmm2, [r8 + 5156]{1to16}             ;   135.8 p5+p3   68 dst
        vmovdqu64 zmm12, [rbp + 8832]                     ;    72.5 p2      46 dst reload
        vmovdqu64 zmm14, [rbp + 8896]                     ;    73.2 p3      68 dst
        vpternlogd zmm14, zmm12, [r8 + 5152]{1to16}, 0x96 ;   136.5 p0+p2   68 dst
        vmovdqu64 zmm12, [rbp + 8768]                     ;    74.2 p3      68 dst
        vpxord zmm12, zmm12, [r8 + 5160]{1to16}           ;   136.8 p5+p2   68 dst
        vmovdqu64 zmm18, [rbp + 8576]                     ;    75.2 p3      68 dst
        vpxord zmm18, zmm18, [r8 + 5164]{1to16}           ;   137.5 p0+p2   68 dst
        vmovdqu64 zmm20, [rbp + 8256]                     ;    76.2 p3      46 dst reload
        vmovdqu64 zmm22, [rbp + 8512]                     ;    76.5 p2      68 dst
        vpternlogd zmm22, zmm20, [r8 + 5168]{1to16}, 0x96 ;   137.8 p5+p3   68 dst
        vmovdqu64 zmm20, [rbp + 8512]                     ;    77.5 p2      46 dst reload
        vmovdqu64 zmm23, [rbp + 8448]                     ;    78.2 p3      68 dst
        vpternlogd zmm23, zmm20, [r8 + 5172]{1to16}, 0x96 ;   138.5 p0+p2   68 dst
        vmovdqu64 zmm20, [rbp + 8320]                     ;    79.2 p3      68 dst
        vpxord zmm20, zmm20, [r8 + 5180]{1to16}           ;   138.8 p5+p2   68 dst
        vpternlogd zmm26, zmm25, [r8 + 5184]{1to16}, 0x96 ;   139.5 p0+p3   68 dst
        vmovdqu64 zmm25, [rbp + 8384]                     ;    80.5 p2      46 dst reload
        vmovdqu64 zmm28, [rbp + 8640]                     ;    81.2 p3      68 dst
        vpternlogd zmm28, zmm25, [r8 + 5176]{1to16}, 0x96 ;   139.8 p5+p2   68 dst
        vmovdqu64 zmm25, [rbp + 9472]                     ;    98.8 p3      68 dst
        vpxord zmm25, zmm25, [r8 + 5188]{1to16}           ;   140.5 p0+p2   68 dst
        vmovdqu64 zmm29, [rbp + 9408]                     ;    93.5 p3      68 dst
        vpxord zmm29, zmm29, [r8 + 5196]{1to16}           ;   140.8 p5+p2   68 dst
        vmovdqu64 zmm30, [rbp + 9216]                     ;    99.5 p3      68 dst
        vpxord zmm30, zmm30, [r8 + 5204]{1to16}           ;   141.5 p0+p2   68 dst
        vpxord zmm17, zmm17, [r8 + 5216]{1to16}           ;   141.8 p5+p3   68 dst
        vpternlogd zmm17, zmm3, zmm1, 0x96                ;   142.8 p0      68 dst
        vpxord zmm3, zmm10, [r8 + 5192]{1to16}            ;   142.8 p5+p2   68 dst
        vpxord zmm31, zmm31, [r8 + 5228]{1to16}           ;   143.5 p0+p3   68 dst
        vpxord zmm1, zmm1, [r8 + 5224]{1to16}             ;   143.8 p5+p2   68 dst
        vpternlogd zmm6, zmm24, [r8 + 5244]{1to16}, 0x96  ;   144.5 p0+p3   68 dst
        vmovdqu64 zmm24, [rbp + 9088]                     ;    94.5 p2      68 dst
        vpxord zmm24, zmm24, [r8 + 5212]{1to16}           ;   144.8 p5+p3   68 dst
        vpternlogd zmm27, zmm11, [r8 + 5236]{1to16}, 0x96 ;   145.5 p0+p2   68 dst
        vpxord zmm16, zmm16, [r8 + 5240]{1to16}           ;   145.8 p5+p3   68 dst
        vpternlogd zmm16, zmm0, zmm19, 0x96               ;   146.8 p0      68 dst
        vpternlogd zmm0, zmm19, [r8 + 5220]{1to16}, 0x96  ;   146.8 p5+p2   68 dst
        vpternlogd zmm26, zmm10, [rbp + 9536], 0x96       ;   147.5 p0+p3   68 dst
        vmovdqu64 zmm10, [rbp + 8768]                     ;    90.5 p2      46 dst reload
        vpternlogd zmm14, zmm10, [rbp + 8704], 0x96       ;   147.8 p5+p3   68 dst
        vmovdqu64 zmm10, [rbp + 13952]                    ;   119.5 p2      46 dst reload
        vpternlogd zmm11, zmm10, [r8 + 5232]{1to16}, 0x96 ;   148.5 p0+p3   68 dst
        mov r9, qword [rbp + 14312]                       ;    77.2 p10     68 dst reload
        vmovdqu64 [r9], zmm15                             ;   136.5 p8+p9   68 dst
        vmovdqu64 zmm10, [rbp + 9280]                     ;    92.5 p2      46 dst reload
        vmovdqu64 zmm15, [rbp + 9344]                     ;    98.5 p3      68 dst
        vpternlogd zmm15, zmm10, [r8 + 5200]{1to16}, 0x96 ;   148.8 p5+p2   68 dst
        vmovdqu64 [r9 + 64], zmm4                         ;   132.8 p7+p4   68 dst
        vmovdqu64 zmm4, [rbp + 9152]                      ;    96.5 p3      46 dst reload
        vmovdqu64 zmm10, [rbp + 9472]                     ;    98.8 p2      68 dst
        vpternlogd zmm10, zmm4, [r8 + 5208]{1to16}, 0x96  ;   149.5 p0+p3   68 dst
        vmovdqu64 [r9 + 128], zmm5                        ;   133.5 p8+p9   68 dst
        vmovdqu64 [r9 + 192], zmm21                       ;   133.8 p7+p4   68 dst
        vmovdqu64 [r9 + 256], zmm13                       ;   135.5 p8+p9   68 dst
        vmovdqu64 [r9 + 320], zmm7                        ;   134.5 p7+p4   68 dst
        vmovdqu64 [r9 + 384], zmm8                        ;   134.8 p8+p9   68 dst
        vmovdqu64 [r9 + 448], zmm9                        ;   135.8 p7+p4   68 dst
        vmovdqu64 [r9 + 576], zmm2                        ;   136.8 p8+p9   68 dst
        vmovdqu64 [r9 + 640], zmm12                       ;   137.8 p7+p4   68 dst
        vmovdqu64 [r9 + 512], zmm14                       ;   148.8 p8+p9   68 dst
        vmovdqu64 [r9 + 704], zmm18                       ;   138.5 p7+p4   68 dst
        vmovdqu64 [r9 + 768], zmm22                       ;   138.8 p8+p9   68 dst
        vmovdqu64 [r9 + 832], zmm23                       ;   139.5 p7+p4   68 dst
        vmovdqu64 [r9 + 896], zmm28                       ;   140.8 p8+p9   68 dst
        vmovdqu64 [r9 + 960], zmm20                       ;   139.8 p7+p4   68 dst
        vmovdqu64 [r9 + 1088], zmm25                      ;   141.5 p8+p9   68 dst
        vmovdqu64 [r9 + 1024], zmm26                      ;   148.5 p7+p4   68 dst
        vmovdqu64 [r9 + 1152], zmm3                       ;   143.8 p8+p9   68 dst
        vmovdqu64 [r9 + 1216], zmm29                      ;   141.8 p7+p4   68 dst
        vmovdqu64 [r9 + 1344], zmm30                      ;   142.5 p8+p9   68 dst
        vmovdqu64 [r9 + 1280], zmm15                      ;   149.8 p7+p4   68 dst
        vmovdqu64 [r9 + 1472], zmm24                      ;   145.8 p8+p9   68 dst
        vmovdqu64 [r9 + 1408], zmm10                      ;   150.5 p7+p4   68 dst
        vmovdqu64 [r9 + 1536], zmm17                      ;   143.8 p8+p9   68 dst
        vmovdqu64 [r9 + 1600], zmm0                       ;   147.8 p7+p4   68 dst
        vmovdqu64 [r9 + 1664], zmm1                       ;   144.8 p8+p9   68 dst
        vmovdqu64 [r9 + 1728], zmm31                      ;   144.5 p7+p4   68 dst
        vmovdqu64 [r9 + 1792], zmm11                      ;   149.5 p8+p9   68 dst
        vmovdqu64 [r9 + 1856], zmm27                      ;   146.5 p7+p4   68 dst
        vmovdqu64 [r9 + 1920], zmm16                      ;   147.8 p8+p9   68 dst
        vmovdqu64 [r9 + 1984], zmm6                       ;   145.5 p7+p4   68 dst
        vmovdqu64 zmm0, [rbp + 1984]                      ;    95.5 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 2240]                      ;    96.2 p3      46 dst reload
        vmovdqu64 zmm2, [rbp + 2176]                      ;    96.5 p2      46 dst
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;   149.8 p5      46 dst
        vmovdqu64 zmm3, [rbp + 1920]                      ;    97.2 p3      46 dst
        vpxord zmm3, zmm3, zmm0                           ;   150.5 p0      46 dst
        vmovdqu64 zmm4, [rbp + 1920]                      ;    97.5 p2      46 dst
        vpxord zmm4, zmm4, zmm1                           ;   150.8 p5      46 dst
        vmovdqu64 zmm1, [rbp + 2368]                      ;    98.2 p3      46 dst
        vmovdqu64 zmm5, [rbp + 2304]                      ;    98.5 p2      46 dst reload
        vmovdqu64 zmm6, [rbp + 2176]                      ;    99.2 p3      46 dst
        vpternlogd zmm6, zmm0, zmm5, 0x96                 ;   151.5 p0      46 dst
        vpxord zmm1, zmm1, zmm3                           ;   151.8 p5      46 dst
        vmovdqu64 zmm7, [rbp + 2176]                      ;    99.5 p2      46 dst
        vpxord zmm7, zmm7, zmm3                           ;   152.5 p0      46 dst
        vmovdqu64 zmm8, [rbp + 2048]                      ;   100.2 p3      46 dst
        vpxord zmm8, zmm8, zmm2                           ;   152.8 p5      46 dst
        vmovdqu64 zmm9, [rbp + 2112]                      ;   100.5 p2      46 dst reload
        vmovdqa64 zmm10, zmm1                             ;   152.8         46 dst copy
        vpternlogd zmm10, zmm2, zmm9, 0x96                ;   153.5 p0      46 dst
        vmovdqa64 zmm11, zmm9                             ;   106.5         46 dst copy
        vpternlogd zmm11, zmm2, zmm0, 0x14                ;   153.8 p5      46 dst
        vmovdqu64 zmm12, [rbp + 2048]                     ;   101.2 p3      46 dst reload
        vmovdqa64 zmm13, zmm2                             ;   150.8         46 dst copy
        vpternlogd zmm13, zmm3, zmm12, 0xbe               ;   154.5 p0      46 dst
        vmovdqa64 zmm14, zmm8                             ;   153.8         46 dst copy
        vpternlogd zmm14, zmm1, zmm0, 0x84                ;   154.8 p5      46 dst
        vmovdqa64 zmm15, zmm4                             ;   151.8         46 dst copy
        vpternlogd zmm15, zmm0, zmm0, 0xc3                ;   155.5 p0      46 dst
        vmovdqa64 zmm16, zmm8                             ;   153.8         46 dst copy
        vpternlogd zmm16, zmm10, zmm3, 0x96               ;   155.8 p5      46 dst
        vpord zmm17, zmm10, zmm8                          ;   156.5 p0      46 dst
        vpandd zmm18, zmm2, zmm16                         ;   156.8 p5      46 dst
        vpternlogd zmm14, zmm17, zmm13, 0x96              ;   157.5 p0      46 dst
        vmovdqa64 zmm19, zmm6                             ;   152.5         46 dst copy
        vpternlogd zmm19, zmm9, zmm2, 0x96                ;   157.8 p5      46 dst
        vpternlogd zmm17, zmm15, zmm6, 0x1e               ;   158.5 p0      46 dst
        vmovdqa64 zmm20, zmm11                            ;   154.8         46 dst copy
        vpternlogd zmm20, zmm5, zmm5, 0xc3                ;   158.8 p5      46 dst
        vpternlogd zmm17, zmm20, zmm18, 0x96              ;   159.8 p0      46 dst
        vmovdqa64 zmm21, zmm6                             ;   152.5         46 dst copy
        vpternlogd zmm21, zmm8, zmm3, 0x96                ;   159.8 p5      46 dst
        vpandd zmm22, zmm4, zmm19                         ;   160.5 p0      46 dst
        vpternlogd zmm20, zmm19, zmm4, 0x1e               ;   160.8 p5      46 dst
        vmovdqa64 zmm23, zmm19                            ;   158.8         46 dst copy
        vpternlogd zmm23, zmm16, zmm7, 0x28               ;   161.5 p0      46 dst
        vpternlogd zmm20, zmm23, zmm14, 0x96              ;   162.5 p5      46 dst
        vpternlogd zmm14, zmm21, zmm5, 0x2d               ;   162.5 p0      46 dst
        vpternlogd zmm22, zmm13, zmm11, 0x96              ;   162.8 p5      46 dst
        vmovdqa64 zmm11, zmm14                            ;   163.5         46 dst copy
        vpternlogd zmm11, zmm20, zmm17, 0x78              ;   163.5 p0      46 dst
        vpternlogd zmm14, zmm20, zmm17, 8                 ;   163.8 p5      46 dst
        vpternlogd zmm22, zmm14, zmm18, 0x96              ;   164.8 p0      46 dst
        vpxord zmm17, zmm17, zmm11                        ;   164.8 p5      46 dst
        vpternlogd zmm17, zmm22, zmm20, 0x78              ;   165.8 p0      46 dst
        vpternlogd zmm20, zmm17, zmm11, 0x78              ;   166.8 p5      46 dst
        vpternlogd zmm11, zmm17, zmm22, 0x78              ;   166.8 p0      46 dst
        vmovdqa64 zmm13, zmm2                             ;   150.8         46 dst copy
        vpternlogd zmm3, zmm20, zmm8, 0x48                ;   167.8 p5      46 dst
        vpxord zmm14, zmm20, zmm17                        ;   167.8 p0      46 dst
        vpandd zmm13, zmm13, zmm14                        ;   168.8 p5      46 dst
        vpandd zmm18, zmm8, zmm17                         ;   168.5 p0      46 dst
        vpxord zmm23, zmm14, zmm11                        ;   168.8 p5      46 dst
        vpternlogd zmm22, zmm23, zmm20, 0x1e              ;   169.8 p0      46 dst
        vmovdqa64 zmm24, zmm23                            ;   169.8         46 dst copy
        vpternlogd zmm24, zmm19, zmm16, 0x60              ;   169.8 p5      46 dst
        vpternlogd zmm14, zmm16, zmm24, 0x6a              ;   170.8 p0      46 dst
        vpternlogd zmm9, zmm2, zmm22, 0x28                ;   170.8 p5      46 dst
        vmovdqa64 zmm2, zmm3                              ;   168.8         46 dst copy
        vpternlogd zmm2, zmm17, zmm10, 0x78               ;   171.5 p0      46 dst
        vpternlogd zmm2, zmm19, zmm11, 0x78               ;   172.5 p5      46 dst
        vpxord zmm16, zmm17, zmm22                        ;   172.5 p0      46 dst
        vpternlogd zmm6, zmm22, zmm11, 0x60               ;   172.8 p5      46 dst
        vpternlogd zmm15, zmm22, zmm11, 0x60              ;   173.5 p0      46 dst
        vpternlogd zmm9, zmm24, zmm2, 0x96                ;   173.8 p5      46 dst
        vpternlogd zmm8, zmm16, zmm0, 0x84                ;   174.5 p0      46 dst
        vpternlogd zmm22, zmm0, zmm15, 0x9a               ;   174.8 p5      46 dst
        vpternlogd zmm9, zmm16, zmm1, 0x78                ;   175.5 p0      46 dst
        vpternlogd zmm7, zmm8, zmm23, 0x6c                ;   175.8 p5      46 dst
        vpternlogd zmm5, zmm16, zmm23, 6                  ;   176.5 p0      46 dst
        vpternlogd zmm23, zmm21, zmm16, 0x48              ;   176.8 p5      46 dst
        vpternlogd zmm17, zmm10, zmm14, 0x6a              ;   177.5 p0      46 dst
        vpternlogd zmm17, zmm16, zmm1, 0x78               ;   178.5 p5      46 dst
        vpternlogd zmm15, zmm11, zmm4, 0x78               ;   178.5 p0      46 dst
        vpternlogd zmm17, zmm7, zmm22, 0x96               ;   179.5 p5      46 dst
        vpternlogd zmm15, zmm17, zmm9, 0x96               ;   180.5 p0      46 dst
        vpternlogd zmm20, zmm12, zmm15, 0x6a              ;   181.5 p5      46 dst
        vpternlogd zmm8, zmm14, zmm3, 0x96                ;   180.5 p0      46 dst
        vmovdqu64 zmm0, [rbp + 448]                       ;   101.5 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 704]                       ;   102.2 p3      46 dst reload
        vmovdqu64 zmm4, [rbp + 640]                       ;   102.5 p2      46 dst
        vpternlogd zmm4, zmm1, zmm0, 0x96                 ;   180.8 p5      46 dst
        vpternlogd zmm8, zmm15, zmm5, 0x96                ;   181.5 p0      46 dst
        vpternlogd zmm13, zmm20, zmm22, 0x96              ;   182.5 p5      46 dst
        vpternlogd zmm6, zmm2, zmm13, 0x96                ;   183.5 p0      46 dst
        vmovdqu64 zmm2, [rbp + 384]                       ;   103.2 p3      46 dst reload
        vpxord zmm1, zmm1, zmm2                           ;   182.8 p5      46 dst
        vpxord zmm2, zmm2, zmm0                           ;   183.5 p0      46 dst
        vmovdqu64 zmm5, [rbp + 768]                       ;   103.5 p2      46 dst reload
        vmovdqu64 zmm10, [rbp + 640]                      ;   104.2 p3      46 dst
        vpternlogd zmm10, zmm0, zmm5, 0x96                ;   183.8 p5      46 dst
        vmovdqu64 zmm11, [rbp + 832]                      ;   104.5 p2      46 dst
        vmovdqu64 zmm12, [rbp + 512]                      ;   105.2 p3      46 dst
        vpxord zmm11, zmm11, zmm2                         ;   184.5 p0      46 dst
        vpxord zmm12, zmm12, zmm4                         ;   184.8 p5      46 dst
        vmovdqu64 zmm15, [rbp + 576]                      ;   105.5 p2      46 dst reload
        vmovdqa64 zmm16, zmm11                            ;   185.5         46 dst copy
        vpternlogd zmm16, zmm4, zmm15, 0x96               ;   185.5 p0      46 dst
        vmovdqa64 zmm19, zmm15                            ;   111.5         46 dst copy
        vpternlogd zmm19, zmm4, zmm0, 0x14                ;   185.8 p5      46 dst
        vmovdqu64 zmm21, [rbp + 512]                      ;   106.2 p3      46 dst reload
        vmovdqa64 zmm24, zmm4                             ;   181.8         46 dst copy
        vpternlogd zmm24, zmm2, zmm21, 0xbe               ;   186.5 p0      46 dst
        vmovdqa64 zmm25, zmm12                            ;   185.8         46 dst copy
        vpternlogd zmm25, zmm11, zmm0, 0x84               ;   186.8 p5      46 dst
        vmovdqa64 zmm26, zmm12                            ;   185.8         46 dst copy
        vpternlogd zmm26, zmm16, zmm2, 0x96               ;   187.5 p0      46 dst
        vmovdqa64 zmm27, zmm10                            ;   184.8         46 dst copy
        vpternlogd zmm27, zmm1, zmm0, 0xf9                ;   187.8 p5      46 dst
        vpord zmm28, zmm16, zmm12                         ;   188.5 p0      46 dst
        vpandd zmm29, zmm4, zmm26                         ;   188.8 p5      46 dst
        vpternlogd zmm25, zmm28, zmm24, 0x96              ;   189.5 p0      46 dst
        vmovdqa64 zmm30, zmm10                            ;   184.8         46 dst copy
        vpternlogd zmm30, zmm15, zmm4, 0x96               ;   189.8 p5      46 dst
        vmovdqa64 zmm31, zmm19                            ;   186.8         46 dst copy
        vpternlogd zmm31, zmm5, zmm5, 0xc3                ;   190.5 p0      46 dst
        vpternlogd zmm28, zmm27, zmm31, 0x96              ;   191.5 p5      46 dst
        vmovdqa64 zmm27, zmm10                            ;   184.8         46 dst copy
        vpternlogd zmm27, zmm12, zmm2, 0x96               ;   191.5 p0      46 dst
        vpternlogd zmm31, zmm30, zmm1, 0x1e               ;   191.8 p5      46 dst
        vpternlogd zmm19, zmm30, zmm1, 0x78               ;   192.5 p0      46 dst
        vpternlogd zmm19, zmm24, zmm29, 0x96              ;   193.5 p5      46 dst
        vmovdqa64 zmm24, zmm27                            ;   192.5         46 dst copy
        vpternlogd zmm24, zmm5, zmm5, 0xf3                ;   193.5 p0      46 dst
        vmovdqu64 [rbp + 9152], zmm7                      ;   176.8 p8+p9   46 dst spill
        vpxord zmm7, zmm26, zmm30                         ;   193.8 p5      46 dst
        vmovdqu64 [rbp + 9472], zmm22                     ;   175.8 p7+p4   46 dst spill
        vmovdqa64 zmm22, zmm7                             ;   194.8         46 dst copy
        vpternlogd zmm7, zmm2, [rbp + 640], 0x60          ;   194.8 p0+p2   46 dst
        vpternlogd zmm31, zmm7, zmm25, 0x96               ;   195.8 p5      46 dst
        vmovdqa64 zmm7, zmm31                             ;   196.8         46 dst copy
        vpternlogd zmm7, zmm28, zmm29, 0x60               ;   196.8 p0      46 dst
        vpternlogd zmm24, zmm25, zmm7, 0x96               ;   197.8 p5      46 dst
        vpternlogd zmm19, zmm7, zmm24, 0x78               ;   198.8 p0      46 dst
        vpternlogd zmm28, zmm29, zmm24, 0x96              ;   198.8 p5      46 dst
        vpternlogd zmm28, zmm19, zmm31, 0x78              ;   199.8 p0      46 dst
        vpternlogd zmm31, zmm28, zmm24, 0x78              ;   200.8 p5      46 dst
        vpternlogd zmm24, zmm28, zmm19, 0x78              ;   200.8 p0      46 dst
        vpxord zmm7, zmm28, zmm31                         ;   201.8 p5      46 dst
        vmovdqa64 zmm25, zmm31                            ;   201.8         46 dst copy
        vpternlogd zmm25, zmm12, zmm2, 0x60               ;   201.8 p0      46 dst
        vpxord zmm29, zmm7, zmm24                         ;   202.8 p5      46 dst
        vpternlogd zmm19, zmm29, zmm31, 0x1e              ;   203.8 p0      46 dst
        vpandd zmm22, zmm22, zmm29                        ;   203.8 p5      46 dst
        vpternlogd zmm26, zmm22, zmm7, 0x6c               ;   204.8 p0      46 dst
        vpternlogd zmm15, zmm19, zmm4, 0x48               ;   204.8 p5      46 dst
        vmovdqu64 [rbp + 9280], zmm17                     ;   180.5 p8+p9   46 dst spill
        vpandd zmm17, zmm12, zmm28                        ;   202.5 p0      46 dst
        vmovdqu64 [rbp + 9344], zmm17                     ;   203.5 p7+p4   46 dst spill
        vpxord zmm17, zmm24, zmm19                        ;   204.8 p5      46 dst
        vmovdqu64 [rbp + 13952], zmm13                    ;   183.5 p8+p9   46 dst spill
        vmovdqa64 zmm13, zmm25                            ;   202.8         46 dst copy
        vpternlogd zmm13, zmm28, zmm16, 0x78              ;   203.5 p0      46 dst
        vpternlogd zmm13, zmm30, zmm24, 0x78              ;   204.5 p5      46 dst
        vpternlogd zmm2, zmm29, [rbp + 640], 0x48         ;   204.5 p0+p3   46 dst
        vpxord zmm30, zmm28, zmm19                        ;   204.8 p5      46 dst
        vpandd zmm11, zmm11, zmm30                        ;   205.8 p0      46 dst
        vpternlogd zmm12, zmm30, zmm0, 0x84               ;   205.8 p5      46 dst
        vpxord zmm22, zmm22, zmm13                        ;   206.5 p0      46 dst
        vpternlogd zmm22, zmm15, zmm11, 0x96              ;   207.5 p5      46 dst
        vmovdqa64 zmm15, zmm17                            ;   205.8         46 dst copy
        vpternlogd zmm15, zmm1, zmm0, 0x90                ;   207.5 p0      46 dst
        vpternlogd zmm19, zmm0, zmm15, 0x9a               ;   208.5 p5      46 dst
        vpternlogd zmm2, zmm19, zmm12, 0x96               ;   209.5 p0      46 dst
        vpternlogd zmm5, zmm30, zmm29, 6                  ;   208.8 p5      46 dst
        vpternlogd zmm30, zmm29, zmm27, 0x28              ;   209.5 p0      46 dst
        vpternlogd zmm28, zmm16, zmm26, 0x6a              ;   209.8 p5      46 dst
        vpternlogd zmm15, zmm24, zmm1, 0x78               ;   210.5 p0      46 dst
        vpternlogd zmm28, zmm11, zmm2, 0x96               ;   210.8 p5      46 dst
        vmovdqu64 zmm0, [rbp + 7104]                      ;   114.2 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 7360]                      ;   114.3 p3      46 dst reload
        vmovdqu64 zmm11, [rbp + 7296]                     ;   115.2 p2      46 dst
        vpternlogd zmm11, zmm1, zmm0, 0x96                ;   211.5 p0      46 dst
        vpternlogd zmm15, zmm28, zmm22, 0x96              ;   211.8 p5      46 dst
        vpternlogd zmm31, zmm21, zmm15, 0x6a              ;   212.8 p0      46 dst
        vpternlogd zmm12, zmm26, zmm25, 0x96              ;   212.8 p5      46 dst
        vpternlogd zmm12, zmm15, zmm5, 0x96               ;   213.8 p0      46 dst
        vpternlogd zmm19, zmm7, zmm4, 0x78                ;   213.8 p5      46 dst
        vpternlogd zmm13, zmm17, zmm10, 0x78              ;   214.5 p0      46 dst
        vmovdqu64 zmm4, [rbp + 7040]                      ;   115.8 p3      46 dst reload
        vpxord zmm1, zmm1, zmm4                           ;   214.8 p5      46 dst
        vpxord zmm4, zmm4, zmm0                           ;   215.5 p0      46 dst
        vpternlogd zmm13, zmm19, zmm31, 0x96              ;   215.8 p5      46 dst
        vmovdqu64 zmm5, [rbp + 7424]                      ;   116.5 p2      46 dst reload
        vmovdqu64 zmm7, [rbp + 7296]                      ;   116.8 p3      46 dst
        vpternlogd zmm7, zmm0, zmm5, 0x96                 ;   216.5 p0      46 dst
        vmovdqu64 zmm10, [rbp + 7488]                     ;   117.5 p2      46 dst
        vmovdqu64 zmm15, [rbp + 7296]                     ;   117.8 p3      46 dst
        vmovdqu64 zmm16, [rbp + 7168]                     ;   118.5 p2      46 dst
        vpxord zmm10, zmm10, zmm4                         ;   216.8 p5      46 dst
        vpxord zmm15, zmm15, zmm4                         ;   217.5 p0      46 dst
        vpxord zmm16, zmm16, zmm11                        ;   217.8 p5      46 dst
        vmovdqu64 zmm17, [rbp + 7232]                     ;   118.8 p3      46 dst reload
        vmovdqa64 zmm21, zmm10                            ;   217.8         46 dst copy
        vpternlogd zmm21, zmm11, zmm17, 0x96              ;   218.5 p0      46 dst
        vmovdqa64 zmm24, zmm17                            ;   124.8         46 dst copy
        vpternlogd zmm24, zmm11, zmm0, 0x14               ;   218.8 p5      46 dst
        vmovdqa64 zmm27, zmm16                            ;   218.8         46 dst copy
        vpternlogd zmm27, zmm10, zmm0, 0x84               ;   219.5 p0      46 dst
        vmovdqa64 zmm29, zmm1                             ;   215.8         46 dst copy
        vpternlogd zmm29, zmm0, zmm0, 0xc3                ;   219.8 p5      46 dst
        vmovdqu64 [rbp + 8704], zmm2                      ;   210.5 p7+p4   46 dst spill
        vmovdqa64 zmm2, zmm16                             ;   218.8         46 dst copy
        vpternlogd zmm2, zmm21, zmm4, 0x96                ;   220.5 p0      46 dst
        vmovdqu64 [rbp + 8768], zmm28                     ;   211.8 p8+p9   46 dst spill
        vpandd zmm28, zmm11, zmm2                         ;   221.5 p5      46 dst
        vmovdqu64 [rbp + 9536], zmm19                     ;   214.8 p7+p4   46 dst spill
        vpord zmm19, zmm21, zmm16                         ;   221.5 p0      46 dst
        vmovdqu64 [rbp + 9088], zmm31                     ;   213.8 p8+p9   46 dst spill
        vmovdqa64 zmm31, zmm7                             ;   217.5         46 dst copy
        vpternlogd zmm31, zmm17, zmm11, 0x96              ;   221.8 p5      46 dst
        vmovdqu64 [rbp + 9216], zmm22                     ;   208.5 p7+p4   46 dst spill
        vmovdqa64 zmm22, zmm24                            ;   219.8         46 dst copy
        vpternlogd zmm22, zmm5, zmm5, 0xc3                ;   222.5 p0      46 dst
        vmovdqu64 [rbp + 9408], zmm12                     ;   214.8 p8+p9   46 dst spill
        vmovdqa64 zmm12, zmm19                            ;   222.5         46 dst copy
        vpternlogd zmm12, zmm29, zmm7, 0x1e               ;   222.8 p5      46 dst
        vpternlogd zmm12, zmm22, zmm28, 0x96              ;   223.8 p0      46 dst
        vpternlogd zmm22, zmm31, zmm1, 0x1e               ;   223.8 p5      46 dst
        vmovdqu64 [rbp + 8384], zmm30                     ;   210.5 p7+p4   46 dst spill
        vmovdqa64 zmm30, zmm7                             ;   217.5         46 dst copy
        vpternlogd zmm30, zmm16, zmm4, 0x96               ;   224.5 p0      46 dst
        vmovdqu64 [rbp + 8640], zmm13                     ;   216.8 p8+p9   46 dst spill
        vpandd zmm13, zmm1, zmm31                         ;   224.8 p5      46 dst
        vmovdqu64 [rbp + 8320], zmm25                     ;   202.8 p7+p4   46 dst spill
        vmovdqa64 zmm25, zmm31                            ;   222.8         46 dst copy
        vpternlogd zmm25, zmm2, zmm15, 0x28               ;   225.5 p0      46 dst
        vmovdqu64 [rbp + 8512], zmm26                     ;   205.8 p8+p9   46 dst spill
        vmovdqa64 zmm26, zmm12                            ;   224.8         46 dst copy
        vmovdqu64 [rbp + 8448], zmm18                     ;   169.5 p7+p4   46 dst spill
        vmovdqa64 zmm18, zmm11                            ;   212.5         46 dst copy
        vpternlogd zmm18, zmm4, [rbp + 7168], 0xbe        ;   225.8 p5+p2   46 dst
        vpternlogd zmm19, zmm27, zmm18, 0x96              ;   226.8 p0      46 dst
        vpternlogd zmm22, zmm25, zmm19, 0x96              ;   227.8 p5      46 dst
        vpternlogd zmm13, zmm18, zmm24, 0x96              ;   227.5 p0      46 dst
        vpternlogd zmm19, zmm30, zmm5, 0x2d               ;   227.8 p5      46 dst
        vmovdqa64 zmm18, zmm19                            ;   228.8         46 dst copy
        vpternlogd zmm18, zmm22, zmm12, 0x78              ;   228.8 p0      46 dst
        vpternlogd zmm19, zmm12, zmm22, 8                 ;   228.8 p5      46 dst
        vpternlogd zmm13, zmm19, zmm28, 0x96              ;   229.8 p0      46 dst
        vpxord zmm26, zmm26, zmm18                        ;   229.8 p5      46 dst
        vpternlogd zmm26, zmm13, zmm22, 0x78              ;   230.8 p0      46 dst
        vpternlogd zmm22, zmm26, zmm18, 0x78              ;   231.8 p5      46 dst
        vpternlogd zmm18, zmm26, zmm13, 0x78              ;   231.8 p0      46 dst
        vpternlogd zmm4, zmm22, zmm16, 0x48               ;   232.8 p5      46 dst
        vpxord zmm12, zmm22, zmm26                        ;   232.8 p0      46 dst
        vpxord zmm19, zmm18, zmm12                        ;   233.8 p5      46 dst
        vpternlogd zmm13, zmm19, zmm22, 0x1e              ;   234.8 p0      46 dst
        vpandd zmm24, zmm16, zmm26                        ;   233.8 p5      46 dst
        vmovdqa64 zmm25, zmm19                            ;   234.8         46 dst copy
        vpternlogd zmm25, zmm31, zmm2, 0x60               ;   234.8 p0      46 dst
        vpternlogd zmm2, zmm25, zmm12, 0x6c               ;   235.8 p5      46 dst
        vpxord zmm27, zmm18, zmm13                        ;   235.8 p0      46 dst
        vpternlogd zmm17, zmm13, zmm11, 0x48              ;   235.8 p5      46 dst
        vmovdqa64 zmm28, zmm4                             ;   233.8         46 dst copy
        vpternlogd zmm28, zmm26, zmm21, 0x78              ;   236.5 p0      46 dst
        vpternlogd zmm28, zmm31, zmm18, 0x78              ;   237.5 p5      46 dst
        vpandd zmm29, zmm29, zmm27                        ;   237.5 p0      46 dst
        vpternlogd zmm17, zmm25, zmm28, 0x96              ;   238.5 p5      46 dst
        vpxord zmm25, zmm26, zmm13                        ;   238.5 p0      46 dst
        vpternlogd zmm16, zmm25, zmm0, 0x84               ;   239.5 p5      46 dst
        vpternlogd zmm13, zmm0, zmm29, 0x9a               ;   239.5 p0      46 dst
        vpternlogd zmm17, zmm25, zmm10, 0x78              ;   239.8 p5      46 dst
        vpternlogd zmm15, zmm16, zmm19, 0x6c              ;   240.5 p0      46 dst
        vpternlogd zmm26, zmm21, zmm2, 0x6a               ;   240.8 p5      46 dst
        vpternlogd zmm5, zmm25, zmm19, 6                  ;   241.5 p0      46 dst
        vpternlogd zmm19, zmm30, zmm25, 0x48              ;   241.8 p5      46 dst
        vpternlogd zmm26, zmm25, zmm10, 0x78              ;   242.5 p0      46 dst
        vmovdqu64 zmm0, [rbp + 5568]                      ;   130.8 p3      46 dst reload
        vmovdqu64 zmm10, [rbp + 5824]                     ;   131.0 p2      46 dst reload
        vmovdqu64 zmm21, [rbp + 5760]                     ;   131.8 p3      46 dst
        vpternlogd zmm21, zmm10, zmm0, 0x96               ;   242.8 p5      46 dst
        vpternlogd zmm29, zmm18, zmm1, 0x78               ;   243.5 p0      46 dst
        vpternlogd zmm26, zmm15, zmm13, 0x96              ;   243.8 p5      46 dst
        vmovdqu64 zmm1, [rbp + 5504]                      ;   132.0 p2      46 dst reload
        vpxord zmm10, zmm10, zmm1                         ;   244.5 p0      46 dst
        vpxord zmm1, zmm1, zmm0                           ;   244.8 p5      46 dst
        vpternlogd zmm29, zmm26, zmm17, 0x96              ;   245.5 p0      46 dst
        vpternlogd zmm16, zmm2, zmm4, 0x96                ;   245.8 p5      46 dst
        vpternlogd zmm28, zmm27, zmm7, 0x78               ;   246.5 p0      46 dst
        vpternlogd zmm12, zmm11, zmm13, 0x6a              ;   246.8 p5      46 dst
        vpternlogd zmm16, zmm5, zmm29, 0x96               ;   247.5 p0      46 dst
        vpternlogd zmm29, zmm22, [rbp + 7168], 0x78       ;   247.8 p5+p3   46 dst
        vmovdqu64 zmm5, [rbp + 5888]                      ;   133.5 p2      46 dst reload
        vmovdqu64 zmm7, [rbp + 5760]                      ;   134.2 p3      46 dst
        vpternlogd zmm7, zmm0, zmm5, 0x96                 ;   248.5 p0      46 dst
        vmovdqu64 zmm11, [rbp + 5952]                     ;   134.5 p2      46 dst
        vpternlogd zmm28, zmm12, zmm29, 0x96              ;   248.8 p5      46 dst
        vmovdqu64 zmm18, [rbp + 5632]                     ;   135.2 p3      46 dst
        vmovdqu64 zmm22, [rbp + 5632]                     ;   135.5 p2      46 dst
        vpxord zmm11, zmm11, zmm1                         ;   249.5 p0      46 dst
        vpxord zmm18, zmm18, zmm21                        ;   249.8 p5      46 dst
        vmovdqu64 zmm25, [rbp + 5696]                     ;   136.2 p3      46 dst reload
        vmovdqa64 zmm27, zmm11                            ;   250.5         46 dst copy
        vpternlogd zmm27, zmm21, zmm25, 0x96              ;   250.5 p0      46 dst
        vmovdqa64 zmm30, zmm25                            ;   142.2         46 dst copy
        vpternlogd zmm30, zmm21, zmm0, 0x14               ;   250.8 p5      46 dst
        vpxord zmm31, zmm1, zmm18                         ;   251.5 p0      46 dst
        vpord zmm22, zmm22, zmm31                         ;   252.5 p5      46 dst
        vmovdqu64 [rbp + 8256], zmm15                     ;   241.5 p8+p9   46 dst spill
        vmovdqa64 zmm15, zmm18                            ;   250.8         46 dst copy
        vpternlogd zmm15, zmm11, zmm0, 0x84               ;   252.5 p0      46 dst
        vmovdqu64 [rbp + 8576], zmm13                     ;   240.5 p7+p4   46 dst spill
        vmovdqa64 zmm13, zmm10                            ;   245.5         46 dst copy
        vpternlogd zmm13, zmm0, zmm0, 0xc3                ;   252.8 p5      46 dst
        vmovdqu64 [rbp + 8832], zmm26                     ;   244.8 p8+p9   46 dst spill
        vpord zmm26, zmm18, zmm27                         ;   253.5 p0      46 dst
        vpternlogd zmm15, zmm26, zmm22, 0x96              ;   254.5 p5      46 dst
        vpternlogd zmm26, zmm13, zmm7, 0x1e               ;   254.5 p0      46 dst
        vmovdqu64 [rbp + 8896], zmm12                     ;   247.8 p7+p4   46 dst spill
        vmovdqa64 zmm12, zmm31                            ;   252.5         46 dst copy
        vpternlogd zmm12, zmm27, zmm21, 0x28              ;   254.8 p5      46 dst
        vmovdqu64 [rbp + 8064], zmm24                     ;   234.8 p8+p9   46 dst spill
        vmovdqa64 zmm24, zmm7                             ;   249.5         46 dst copy
        vpternlogd zmm24, zmm25, zmm21, 0x96              ;   255.5 p0      46 dst
        vmovdqu64 [rbp + 8960], zmm29                     ;   248.8 p7+p4   46 dst spill
        vmovdqa64 zmm29, zmm30                            ;   251.8         46 dst copy
        vpternlogd zmm29, zmm5, zmm5, 0xc3                ;   255.8 p5      46 dst
        vpternlogd zmm26, zmm29, zmm12, 0x96              ;   256.8 p0      46 dst
        vpternlogd zmm29, zmm24, zmm10, 0x1e              ;   256.8 p5      46 dst
        vmovdqu64 [rbp + 9024], zmm17                     ;   240.8 p8+p9   46 dst spill
        vpxord zmm17, zmm7, zmm31                         ;   257.5 p0      46 dst
        vmovdqu64 [rbp + 8128], zmm16                     ;   248.5 p7+p4   46 dst spill
        vpandd zmm16, zmm10, zmm24                        ;   257.8 p5      46 dst
        vpternlogd zmm16, zmm22, zmm30, 0x96              ;   258.8 p0      46 dst
        vmovdqa64 zmm22, zmm24                            ;   256.5         46 dst copy
        vpternlogd zmm22, zmm31, zmm27, 0x96              ;   258.8 p5      46 dst
        vmovdqa64 zmm30, zmm17                            ;   258.5         46 dst copy
        vpternlogd zmm30, zmm15, zmm5, 0x39               ;   259.5 p0      46 dst
        vmovdqu64 [rbp + 8192], zmm19                     ;   242.8 p8+p9   46 dst spill
        vmovdqa64 zmm19, zmm26                            ;   257.8         46 dst copy
        vmovdqu64 [rbp + 14016], zmm28                    ;   249.8 p7+p4   46 dst spill
        vmovdqa64 zmm28, zmm21                            ;   243.8         46 dst copy
        vmovdqu64 [rbp + 14080], zmm4                     ;   233.8 p8+p9   46 dst spill
        vmovdqa64 zmm4, zmm31                             ;   252.5         46 dst copy
        vmovdqu64 [rbp + 14144], zmm2                     ;   236.8 p7+p4   46 dst spill
        vmovdqa64 zmm2, zmm18                             ;   250.8         46 dst copy
        vpternlogd zmm14, zmm3, [r8 + 5248]{1to16}, 0x96  ;   259.8 p5+p2   68 dst
        vmovdqu64 zmm3, [rbp + 5760]                      ;   142.8 p3      46 dst reload
        vmovdqu64 [rbp + 14208], zmm20                    ;   182.5 p8+p9   46 dst spill
        vmovdqa64 zmm20, zmm22                            ;   259.8         46 dst copy
        vpternlogd zmm20, zmm1, zmm3, 0x60                ;   260.5 p0      46 dst
        vpternlogd zmm29, zmm20, zmm15, 0x96              ;   261.5 p5      46 dst
        vmovdqa64 zmm15, zmm30                            ;   260.5         46 dst copy
        vpternlogd zmm15, zmm29, zmm26, 0x78              ;   262.5 p0      46 dst
        vpternlogd zmm30, zmm26, zmm29, 8                 ;   262.5 p5      46 dst
        vpternlogd zmm16, zmm30, zmm12, 0x96              ;   263.5 p0      46 dst
        vpxord zmm19, zmm19, zmm15                        ;   263.5 p5      46 dst
        vpternlogd zmm19, zmm16, zmm29, 0x78              ;   264.5 p0      46 dst
        vpternlogd zmm29, zmm19, zmm15, 0x78              ;   265.5 p5      46 dst
        vpternlogd zmm15, zmm19, zmm16, 0x78              ;   265.5 p0      46 dst
        vpandd zmm4, zmm4, zmm29                          ;   266.5 p5      46 dst
        vpxord zmm12, zmm29, zmm19                        ;   266.5 p0      46 dst
        vpandd zmm28, zmm28, zmm12                        ;   267.5 p5      46 dst
        vpternlogd zmm31, zmm12, zmm27, 0x48              ;   267.5 p0      46 dst
        vpxord zmm12, zmm12, zmm15                        ;   267.5 p5      46 dst
        vpternlogd zmm16, zmm12, zmm29, 0x1e              ;   268.5 p0      46 dst
        vpandd zmm2, zmm2, zmm19                          ;   267.8 p5      46 dst
        vpternlogd zmm31, zmm12, zmm22, 0x78              ;   268.5 p0      46 dst
        vpternlogd zmm3, zmm1, zmm12, 0x28                ;   268.8 p5      46 dst
        vmovdqa64 zmm1, zmm4                              ;   267.5         46 dst copy
        vpternlogd zmm1, zmm19, zmm27, 0x78               ;   269.5 p0      46 dst
        vpternlogd zmm1, zmm24, zmm15, 0x78               ;   270.5 p5      46 dst
        vpternlogd zmm25, zmm21, zmm16, 0x28              ;   270.5 p0      46 dst
        vpxord zmm20, zmm19, zmm16                        ;   270.8 p5      46 dst
        vpternlogd zmm7, zmm16, zmm15, 0x60               ;   271.5 p0      46 dst
        vpternlogd zmm13, zmm16, zmm15, 0x60              ;   271.8 p5      46 dst
        vpandd zmm11, zmm11, zmm20                        ;   272.5 p0      46 dst
        vpternlogd zmm18, zmm20, zmm0, 0x84               ;   272.8 p5      46 dst
        vpternlogd zmm22, zmm1, zmm12, 0x6c               ;   273.5 p0      46 dst
        vpternlogd zmm22, zmm25, zmm11, 0x96              ;   274.5 p5      46 dst
        vpternlogd zmm16, zmm0, zmm13, 0x9a               ;   274.5 p0      46 dst
        vpternlogd zmm3, zmm16, zmm18, 0x96               ;   275.5 p5      46 dst
        vpternlogd zmm5, zmm20, zmm12, 6                  ;   275.5 p0      46 dst
        vpternlogd zmm20, zmm12, zmm17, 0x28              ;   275.8 p5      46 dst
        vpternlogd zmm19, zmm27, zmm31, 0x6a              ;   276.5 p0      46 dst
        vpternlogd zmm13, zmm15, zmm10, 0x78              ;   276.8 p5      46 dst
        vpternlogd zmm19, zmm11, zmm3, 0x96               ;   277.5 p0      46 dst
        vpternlogd zmm13, zmm19, zmm22, 0x96              ;   278.5 p5      46 dst
        vpternlogd zmm18, zmm31, zmm4, 0x96               ;   278.5 p0      46 dst
        vpternlogd zmm18, zmm5, zmm13, 0x96               ;   279.5 p5      46 dst
        vpternlogd zmm13, zmm29, [rbp + 5632], 0x78       ;   279.5 p0+p2   46 dst
        vpternlogd zmm16, zmm28, zmm13, 0x96              ;   280.5 p5      46 dst
        vpternlogd zmm7, zmm1, zmm16, 0x96                ;   281.5 p0      46 dst
        vmovdqu64 zmm0, [rbp + 13952]                     ;   183.5 p3      68 dst
        vpxord zmm0, zmm0, [r8 + 5268]{1to16}             ;   280.8 p5+p2   68 dst
        vmovdqu64 zmm1, [rbp + 8448]                      ;   169.5 p3      46 dst reload
        vmovdqu64 zmm5, [rbp + 14208]                     ;   182.5 p2      68 dst
        vpternlogd zmm5, zmm1, [r8 + 5264]{1to16}, 0x96   ;   281.5 p0+p3   68 dst
        vpxord zmm9, zmm9, [r8 + 5260]{1to16}             ;   281.8 p5+p2   68 dst
        vpxord zmm1, zmm8, [r8 + 5252]{1to16}             ;   282.5 p0+p3   68 dst
        vpxord zmm10, zmm6, [r8 + 5256]{1to16}            ;   282.8 p5+p2   68 dst
        vmovdqu64 zmm11, [rbp + 9472]                     ;   175.8 p3      46 dst reload
        vmovdqu64 zmm12, [rbp + 9152]                     ;   176.8 p2      68 dst
        vpternlogd zmm12, zmm11, [r8 + 5276]{1to16}, 0x96 ;   283.5 p0+p3   68 dst
        vmovdqu64 zmm11, [rbp + 8320]                     ;   202.8 p2      46 dst reload
        vmovdqu64 zmm15, [rbp + 8512]                     ;   205.8 p3      68 dst
        vpternlogd zmm15, zmm11, [r8 + 5280]{1to16}, 0x96 ;   283.8 p5+p2   68 dst
        vmovdqu64 zmm11, [rbp + 9408]                     ;   214.8 p3      68 dst
        vpxord zmm11, zmm11, [r8 + 5284]{1to16}           ;   284.5 p0+p2   68 dst
        vmovdqu64 zmm17, [rbp + 9280]                     ;   180.5 p3      46 dst reload
        vpternlogd zmm8, zmm17, [r8 + 5272]{1to16}, 0x96  ;   284.8 p5+p2   68 dst
        vmovdqu64 zmm17, [rbp + 8640]                     ;   216.8 p3      68 dst
        vpxord zmm17, zmm17, [r8 + 5288]{1to16}           ;   285.5 p0+p2   68 dst
        vmovdqu64 zmm21, [rbp + 9216]                     ;   208.5 p3      68 dst
        vpxord zmm21, zmm21, [r8 + 5292]{1to16}           ;   285.8 p5+p2   68 dst
        vmovdqu64 zmm24, [rbp + 9344]                     ;   203.5 p3      46 dst reload
        vmovdqu64 zmm25, [rbp + 9088]                     ;   213.8 p2      68 dst
        vpternlogd zmm25, zmm24, [r8 + 5296]{1to16}, 0x96 ;   286.5 p0+p3   68 dst
        vmovdqu64 zmm24, [rbp + 9088]                     ;   213.8 p2      46 dst reload
        vmovdqu64 zmm26, [rbp + 9536]                     ;   214.8 p3      68 dst
        vpternlogd zmm26, zmm24, [r8 + 5300]{1to16}, 0x96 ;   286.8 p5+p2   68 dst
        vmovdqu64 zmm24, [rbp + 8704]                     ;   210.5 p3      68 dst
        vpxord zmm24, zmm24, [r8 + 5308]{1to16}           ;   287.5 p0+p2   68 dst
        vmovdqu64 zmm27, [rbp + 8768]                     ;   211.8 p3      46 dst reload
        vmovdqu64 zmm28, [rbp + 9408]                     ;   214.8 p2      68 dst
        vpternlogd zmm28, zmm27, [r8 + 5304]{1to16}, 0x96 ;   287.8 p5+p3   68 dst
        vpternlogd zmm14, zmm6, zmm23, 0x96               ;   288.5 p0      68 dst
        vmovdqu64 zmm6, [rbp + 14080]                     ;   233.8 p2      46 dst reload
        vmovdqu64 zmm23, [rbp + 14144]                    ;   236.8 p3      68 dst
        vpternlogd zmm23, zmm6, [r8 + 5312]{1to16}, 0x96  ;   288.8 p5+p2   68 dst
        vmovdqu64 zmm6, [rbp + 8128]                      ;   248.5 p3      68 dst
        vpxord zmm6, zmm6, [r8 + 5316]{1to16}             ;   289.5 p0+p2   68 dst
        vmovdqu64 zmm27, [rbp + 14016]                    ;   249.8 p3      68 dst
        vpxord zmm27, zmm27, [r8 + 5320]{1to16}           ;   289.8 p5+p2   68 dst
        vmovdqu64 zmm29, [rbp + 9024]                     ;   240.8 p3      68 dst
        vpxord zmm29, zmm29, [r8 + 5324]{1to16}           ;   290.5 p0+p2   68 dst
        vpbroadcastd zmm30, [r8 + 5348]                   ;   159.2 p10     68 dst
        vpternlogd zmm31, zmm4, [r8 + 5344]{1to16}, 0x96  ;   290.8 p5+p3   68 dst
        vpbroadcastd zmm4, [r8 + 5352]                    ;   160.2 p10     68 dst
        vpternlogd zmm31, zmm20, zmm7, 0x96               ;   291.8 p0      68 dst
        vpbroadcastd zmm20, [r8 + 5356]                   ;   161.2 p10     68 dst
        vpxord zmm20, zmm20, zmm22                        ;   291.8 p5      68 dst
        vpbroadcastd zmm22, [r8 + 5364]                   ;   162.2 p10     68 dst
        vpxord zmm4, zmm4, zmm7                           ;   292.5 p0      68 dst
        vpbroadcastd zmm7, [r8 + 5372]                    ;   163.2 p10     68 dst
        vpxord zmm30, zmm30, zmm18                        ;   292.8 p5      68 dst
        vpternlogd zmm13, zmm2, [r8 + 5360]{1to16}, 0x96  ;   293.5 p0+p2   68 dst
        vpxord zmm22, zmm22, zmm16                        ;   293.8 p5      68 dst
        vmovdqu64 zmm2, [rbp + 8640]                      ;   216.8 p3      46 dst reload
        vpternlogd zmm15, zmm2, [rbp + 8384], 0x96        ;   294.5 p0+p2   68 dst
        vmovdqu64 zmm2, [rbp + 14016]                     ;   249.8 p3      46 dst reload
        vpternlogd zmm23, zmm2, [rbp + 8192], 0x96        ;   294.8 p5+p2   68 dst
        vpternlogd zmm18, zmm19, [r8 + 5368]{1to16}, 0x96 ;   295.5 p0+p3   68 dst
        vmovdqu64 zmm2, [rbp + 8064]                      ;   234.8 p2      46 dst reload
        vmovdqu64 zmm16, [rbp + 8960]                     ;   248.8 p3      68 dst
        vpternlogd zmm16, zmm2, [r8 + 5328]{1to16}, 0x96  ;   295.8 p5+p2   68 dst
        vpxord zmm7, zmm7, zmm3                           ;   296.5 p0      68 dst
        vmovdqu64 zmm2, [rbp + 8960]                      ;   248.8 p3      46 dst reload
        vmovdqu64 zmm3, [rbp + 8896]                      ;   247.8 p2      68 dst
        vpternlogd zmm3, zmm2, [r8 + 5332]{1to16}, 0x96   ;   296.8 p5+p3   68 dst
        vmovdqu64 [r9 + 2112], zmm1                       ;   283.5 p7+p4   68 dst
        vmovdqu64 zmm1, [rbp + 8832]                      ;   244.8 p2      46 dst reload
        vmovdqu64 zmm2, [rbp + 8128]                      ;   248.5 p3      68 dst
        vpternlogd zmm2, zmm1, [r8 + 5336]{1to16}, 0x96   ;   297.5 p0+p2   68 dst
        vmovdqu64 [r9 + 2048], zmm14                      ;   289.5 p8+p9   68 dst
        vmovdqu64 zmm1, [rbp + 8576]                      ;   240.5 p3      46 dst reload
        vmovdqu64 zmm14, [rbp + 8256]                     ;   241.5 p2      68 dst
        vpternlogd zmm14, zmm1, [r8 + 5340]{1to16}, 0x96  ;   297.8 p5+p3   68 dst
        vmovdqu64 [r9 + 2176], zmm10                      ;   283.8 p7+p4   68 dst
        vmovdqu64 [r9 + 2240], zmm9                       ;   282.8 p8+p9   68 dst
        vmovdqu64 [r9 + 2304], zmm5                       ;   282.5 p7+p4   68 dst
        vmovdqu64 [r9 + 2368], zmm0                       ;   281.8 p8+p9   68 dst
        vmovdqu64 [r9 + 2432], zmm8                       ;   285.8 p7+p4   68 dst
        vmovdqu64 [r9 + 2496], zmm12                      ;   284.5 p8+p9   68 dst
        vmovdqu64 [r9 + 2624], zmm11                      ;   285.5 p7+p4   68 dst
        vmovdqu64 [r9 + 2560], zmm15                      ;   295.5 p8+p9   68 dst
        vmovdqu64 [r9 + 2688], zmm17                      ;   286.5 p7+p4   68 dst
        vmovdqu64 [r9 + 2752], zmm21                      ;   286.8 p8+p9   68 dst
        vmovdqu64 [r9 + 2816], zmm25                      ;   287.5 p7+p4   68 dst
        vmovdqu64 [r9 + 2880], zmm26                      ;   287.8 p8+p9   68 dst
        vmovdqu64 [r9 + 2944], zmm28                      ;   288.8 p7+p4   68 dst
        vmovdqu64 [r9 + 3008], zmm24                      ;   288.5 p8+p9   68 dst
        vmovdqu64 [r9 + 3136], zmm6                       ;   290.5 p7+p4   68 dst
        vmovdqu64 [r9 + 3072], zmm23                      ;   295.8 p8+p9   68 dst
        vmovdqu64 [r9 + 3200], zmm27                      ;   290.8 p7+p4   68 dst
        vmovdqu64 [r9 + 3264], zmm29                      ;   291.5 p8+p9   68 dst
        vmovdqu64 zmm0, [rbp + 4032]                      ;   181.0 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 4288]                      ;   181.7 p3      46 dst reload
        vmovdqu64 zmm5, [rbp + 4224]                      ;   182.0 p2      46 dst
        vpternlogd zmm5, zmm1, zmm0, 0x96                 ;   298.5 p0      46 dst
        vmovdqu64 [r9 + 3328], zmm16                      ;   296.8 p7+p4   68 dst
        vmovdqu64 [r9 + 3392], zmm3                       ;   297.8 p8+p9   68 dst
        vmovdqu64 [r9 + 3456], zmm2                       ;   298.5 p7+p4   68 dst
        vmovdqu64 [r9 + 3584], zmm31                      ;   292.8 p8+p9   68 dst
        vmovdqu64 [r9 + 3520], zmm14                      ;   298.8 p7+p4   68 dst
        vmovdqu64 zmm2, [rbp + 3968]                      ;   182.7 p3      46 dst
        vpxord zmm2, zmm2, zmm0                           ;   298.8 p5      46 dst
        vmovdqu64 zmm3, [rbp + 3968]                      ;   183.0 p2      46 dst
        vpxord zmm3, zmm3, zmm1                           ;   299.5 p0      46 dst
        vmovdqu64 [r9 + 3648], zmm30                      ;   293.8 p8+p9   68 dst
        vmovdqu64 [r9 + 3712], zmm4                       ;   293.5 p7+p4   68 dst
        vmovdqu64 [r9 + 3776], zmm20                      ;   292.8 p8+p9   68 dst
        vmovdqu64 [r9 + 3840], zmm13                      ;   294.5 p7+p4   68 dst
        vmovdqu64 zmm1, [rbp + 4416]                      ;   183.7 p3      46 dst
        vmovdqu64 [r9 + 3904], zmm22                      ;   294.8 p8+p9   68 dst
        vmovdqu64 [r9 + 3968], zmm18                      ;   296.5 p7+p4   68 dst
        vmovdqu64 zmm4, [rbp + 4352]                      ;   184.0 p2      46 dst reload
        vmovdqu64 zmm6, [rbp + 4224]                      ;   184.7 p3      46 dst
        vpternlogd zmm6, zmm0, zmm4, 0x96                 ;   299.8 p5      46 dst
        vmovdqu64 zmm8, [rbp + 4160]                      ;   185.0 p2      46 dst
        vmovdqu64 [r9 + 4032], zmm7                       ;   297.5 p8+p9   68 dst
        vmovdqu64 zmm7, [rbp + 4224]                      ;   185.7 p3      46 dst
        vmovdqu64 zmm9, [rbp + 4096]                      ;   186.0 p2      46 dst
        vmovdqu64 zmm10, [rbp + 4096]                     ;   186.7 p3      46 dst
        vpxord zmm1, zmm1, zmm2                           ;   300.5 p0      46 dst
        vpxord zmm8, zmm8, zmm5                           ;   300.8 p5      46 dst
        vpxord zmm7, zmm7, zmm2                           ;   301.5 p0      46 dst
        vpxord zmm9, zmm9, zmm5                           ;   301.8 p5      46 dst
        vpxord zmm2, zmm2, zmm9                           ;   302.8 p0      46 dst
        vpandnd zmm11, zmm0, zmm8                         ;   302.8 p5      46 dst
        vpord zmm10, zmm10, zmm2                          ;   303.8 p0      46 dst
        vmovdqa64 zmm12, zmm9                             ;   302.8         46 dst copy
        vpternlogd zmm12, zmm1, zmm0, 0x84                ;   303.8 p5      46 dst
        vmovdqa64 zmm13, zmm3                             ;   300.5         46 dst copy
        vpternlogd zmm13, zmm0, zmm0, 0xc3                ;   304.5 p0      46 dst
        vmovdqa64 zmm14, zmm2                             ;   303.8         46 dst copy
        vpternlogd zmm14, zmm8, zmm1, 0x96                ;   304.8 p5      46 dst
        vmovdqa64 zmm15, zmm9                             ;   302.8         46 dst copy
        vpternlogd zmm15, zmm8, zmm1, 0xf6                ;   305.5 p0      46 dst
        vpandd zmm16, zmm5, zmm14                         ;   305.8 p5      46 dst
        vpternlogd zmm12, zmm15, zmm10, 0x96              ;   306.5 p0      46 dst
        vpxord zmm17, zmm6, zmm8                          ;   306.8 p5      46 dst
        vpternlogd zmm15, zmm13, zmm6, 0x1e               ;   307.5 p0      46 dst
        vmovdqa64 zmm18, zmm11                            ;   303.8         46 dst copy
        vpternlogd zmm18, zmm4, zmm4, 0xc3                ;   307.8 p5      46 dst
        vpternlogd zmm15, zmm18, zmm16, 0x96              ;   308.8 p0      46 dst
        vpxord zmm19, zmm6, zmm2                          ;   308.8 p5      46 dst
        vpord zmm20, zmm3, zmm17                          ;   309.5 p0      46 dst
        vmovdqa64 zmm21, zmm19                            ;   309.8         46 dst copy
        vpternlogd zmm21, zmm4, zmm4, 0xf3                ;   309.8 p5      46 dst
        vpternlogd zmm20, zmm18, zmm12, 0x96              ;   310.5 p0      46 dst
        vpxord zmm18, zmm14, zmm17                        ;   310.8 p5      46 dst
        vpternlogd zmm20, zmm18, zmm7, 0x78               ;   311.8 p0      46 dst
        vpternlogd zmm11, zmm17, zmm3, 0x78               ;   311.8 p5      46 dst
        vpternlogd zmm11, zmm16, zmm10, 0x96              ;   312.8 p0      46 dst
        vpandd zmm10, zmm15, zmm20                        ;   312.8 p5      46 dst
        vpternlogd zmm21, zmm12, zmm10, 0x96              ;   313.8 p0      46 dst
        vpternlogd zmm11, zmm10, zmm21, 0x78              ;   314.8 p5      46 dst
        vpxord zmm15, zmm15, zmm21                        ;   314.8 p0      46 dst
        vpternlogd zmm15, zmm11, zmm20, 0x78              ;   315.8 p5      46 dst
        vpternlogd zmm20, zmm15, zmm21, 0x78              ;   316.8 p0      46 dst
        vpternlogd zmm21, zmm15, zmm11, 0x78              ;   316.8 p5      46 dst
        vpandd zmm2, zmm2, zmm20                          ;   317.8 p0      46 dst
        vpternlogd zmm5, zmm20, zmm15, 0x60               ;   317.8 p5      46 dst
        vmovdqa64 zmm10, zmm15                            ;   316.8         46 dst copy
        vpternlogd zmm10, zmm8, zmm1, 0x60                ;   317.5 p0      46 dst
        vpternlogd zmm14, zmm20, zmm15, 0x60              ;   317.8 p5      46 dst
        vpandd zmm12, zmm9, zmm15                         ;   318.5 p0      46 dst
        vpandd zmm17, zmm17, zmm21                        ;   318.8 p5      46 dst
        vmovdqa64 zmm16, zmm20                            ;   317.8         46 dst copy
        vpternlogd zmm16, zmm21, zmm15, 0x96              ;   319.5 p0      46 dst
        vpternlogd zmm11, zmm16, zmm20, 0x1e              ;   320.5 p5      46 dst
        vpternlogd zmm14, zmm16, zmm18, 0x78              ;   320.5 p0      46 dst
        vpternlogd zmm17, zmm10, zmm2, 0x96               ;   320.8 p5      46 dst
        vpandd zmm8, zmm8, zmm11                          ;   321.5 p0      46 dst
        vpxord zmm15, zmm15, zmm11                        ;   321.8 p5      46 dst
        vpternlogd zmm6, zmm11, zmm21, 0x60               ;   322.5 p0      46 dst
        vmovdqu64 zmm22, [rbp + 2496]                     ;   187.0 p2      46 dst reload
        vmovdqu64 zmm23, [rbp + 2752]                     ;   187.7 p3      46 dst reload
        vmovdqu64 zmm24, [rbp + 2688]                     ;   188.0 p2      46 dst
        vpternlogd zmm24, zmm23, zmm22, 0x96              ;   322.8 p5      46 dst
        vpternlogd zmm13, zmm11, zmm21, 0x60              ;   323.5 p0      46 dst
        vpandd zmm1, zmm1, zmm15                          ;   323.8 p5      46 dst
        vpternlogd zmm9, zmm15, zmm0, 0x84                ;   324.5 p0      46 dst
        vmovdqu64 zmm25, [rbp + 2432]                     ;   188.7 p3      46 dst reload
        vmovdqu64 zmm26, [rbp + 2880]                     ;   189.0 p2      46 dst
        vpternlogd zmm26, zmm22, zmm25, 0x96              ;   324.8 p5      46 dst
        vpternlogd zmm18, zmm17, zmm16, 0x6c              ;   325.5 p0      46 dst
        vmovdqu64 zmm27, [rbp + 2688]                     ;   189.7 p3      46 dst reload
        vmovdqa64 zmm28, zmm22                            ;   193.0         46 dst copy
        vpternlogd zmm28, zmm25, zmm27, 0x96              ;   325.8 p5      46 dst
        vpternlogd zmm18, zmm8, zmm1, 0x96                ;   326.5 p0      46 dst
        vpxord zmm23, zmm23, zmm25                        ;   326.8 p5      46 dst
        vpternlogd zmm11, zmm0, zmm13, 0x9a               ;   327.5 p0      46 dst
        vpternlogd zmm7, zmm9, zmm16, 0x6c                ;   327.8 p5      46 dst
        vpternlogd zmm4, zmm15, zmm16, 6                  ;   328.5 p0      46 dst
        vpternlogd zmm15, zmm16, zmm19, 0x28              ;   328.8 p5      46 dst
        vmovdqu64 zmm0, [rbp + 2816]                      ;   190.0 p2      46 dst reload
        vpternlogd zmm27, zmm22, zmm0, 0x96               ;   329.5 p0      46 dst
        vpternlogd zmm1, zmm10, zmm14, 0x96               ;   329.8 p5      46 dst
        vpternlogd zmm13, zmm21, zmm3, 0x78               ;   330.5 p0      46 dst
        vpternlogd zmm1, zmm7, zmm11, 0x96                ;   330.8 p5      46 dst
        vmovdqu64 zmm3, [rbp + 2624]                      ;   190.7 p3      46 dst
        vpternlogd zmm13, zmm1, zmm18, 0x96               ;   331.8 p0      46 dst
        vpternlogd zmm9, zmm14, zmm2, 0x96                ;   331.8 p5      46 dst
        vmovdqu64 zmm8, [rbp + 2560]                      ;   191.0 p2      46 dst
        vpternlogd zmm9, zmm4, zmm13, 0x96                ;   332.8 p0      46 dst
        vpternlogd zmm13, zmm20, [rbp + 4096], 0x78       ;   332.8 p5+p3   46 dst
        vpternlogd zmm5, zmm13, zmm11, 0x96               ;   333.8 p0      46 dst
        vpternlogd zmm6, zmm17, zmm5, 0x96                ;   334.8 p5      46 dst
        vmovdqu64 zmm4, [rbp + 2560]                      ;   192.0 p2      46 dst
        vpxord zmm3, zmm3, zmm24                          ;   334.5 p0      46 dst
        vpxord zmm8, zmm8, zmm24                          ;   334.8 p5      46 dst
        vpternlogd zmm25, zmm8, zmm22, 0x96               ;   335.8 p0      46 dst
        vpandnd zmm10, zmm22, zmm3                        ;   335.8 p5      46 dst
        vpord zmm4, zmm4, zmm25                           ;   336.8 p0      46 dst
        vmovdqa64 zmm16, zmm23                            ;   327.8         46 dst copy
        vpternlogd zmm16, zmm22, zmm22, 0xc3              ;   336.8 p5      46 dst
        vmovdqa64 zmm17, zmm8                             ;   335.8         46 dst copy
        vpternlogd zmm17, zmm26, zmm22, 0x84              ;   337.5 p0      46 dst
        vmovdqa64 zmm19, zmm24                            ;   323.8         46 dst copy
        vmovdqa64 zmm20, zmm25                            ;   336.8         46 dst copy
        vpternlogd zmm20, zmm3, zmm26, 0x96               ;   337.8 p5      46 dst
        vmovdqa64 zmm21, zmm8                             ;   335.8         46 dst copy
        vpternlogd zmm21, zmm3, zmm26, 0xf6               ;   338.5 p0      46 dst
        vpandd zmm19, zmm19, zmm20                        ;   338.8 p5      46 dst
        vpternlogd zmm17, zmm21, zmm4, 0x96               ;   339.5 p0      46 dst
        vpxord zmm29, zmm27, zmm3                         ;   339.8 p5      46 dst
        vpternlogd zmm21, zmm16, zmm27, 0x1e              ;   340.5 p0      46 dst
        vmovdqa64 zmm30, zmm10                            ;   336.8         46 dst copy
        vpternlogd zmm30, zmm0, zmm0, 0xc3                ;   340.8 p5      46 dst
        vpternlogd zmm21, zmm30, zmm19, 0x96              ;   341.8 p0      46 dst
        vpxord zmm31, zmm27, zmm25                        ;   341.8 p5      46 dst
        vpternlogd zmm30, zmm29, zmm23, 0x1e              ;   342.5 p0      46 dst
        vpternlogd zmm10, zmm29, zmm23, 0x78              ;   342.8 p5      46 dst
        vpternlogd zmm10, zmm19, zmm4, 0x96               ;   343.8 p0      46 dst
        vmovdqa64 zmm4, zmm31                             ;   342.8         46 dst copy
        vpternlogd zmm4, zmm0, zmm0, 0xf3                 ;   343.8 p5      46 dst
        vmovdqa64 zmm19, zmm29                            ;   340.8         46 dst copy
        vpternlogd zmm19, zmm20, zmm28, 0x28              ;   344.5 p0      46 dst
        vpternlogd zmm30, zmm19, zmm17, 0x96              ;   345.5 p5      46 dst
        vpandd zmm19, zmm21, zmm30                        ;   346.5 p0      46 dst
        vpternlogd zmm4, zmm17, zmm19, 0x96               ;   347.5 p5      46 dst
        vpternlogd zmm10, zmm19, zmm4, 0x78               ;   348.5 p0      46 dst
        vpxord zmm21, zmm21, zmm4                         ;   348.5 p5      46 dst
        vpternlogd zmm21, zmm10, zmm30, 0x78              ;   349.5 p0      46 dst
        vpternlogd zmm30, zmm21, zmm4, 0x78               ;   350.5 p5      46 dst
        vpternlogd zmm4, zmm21, zmm10, 0x78               ;   350.5 p0      46 dst
        vmovdqa64 zmm17, zmm21                            ;   350.5         46 dst copy
        vpternlogd zmm17, zmm3, zmm26, 0x60               ;   350.5 p5      46 dst
        vpxord zmm19, zmm21, zmm30                        ;   351.5 p0      46 dst
        vpandd zmm24, zmm24, zmm19                        ;   352.5 p5      46 dst
        vmovdqu64 [rbp + 8576], zmm7                      ;   328.8 p7+p4   46 dst spill
        vpandd zmm7, zmm8, zmm21                          ;   350.5 p0      46 dst
        vmovdqu64 [rbp + 8256], zmm7                      ;   351.5 p8+p9   46 dst spill
        vpxord zmm7, zmm19, zmm4                          ;   352.5 p5      46 dst
        vpternlogd zmm10, zmm7, zmm30, 0x1e               ;   353.5 p0      46 dst
        vpandd zmm28, zmm28, zmm7                         ;   353.5 p5      46 dst
        vpandd zmm3, zmm3, zmm10                          ;   354.5 p0      46 dst
        vpxord zmm21, zmm21, zmm10                        ;   354.5 p5      46 dst
        vpternlogd zmm27, zmm10, zmm4, 0x60               ;   354.5 p0      46 dst
        vpternlogd zmm16, zmm10, zmm4, 0x60               ;   354.5 p5      46 dst
        vpandd zmm26, zmm26, zmm21                        ;   355.5 p0      46 dst
        vpternlogd zmm8, zmm21, zmm22, 0x84               ;   355.5 p5      46 dst
        vpternlogd zmm10, zmm22, zmm16, 0x9a              ;   355.5 p0      46 dst
        vmovdqa64 zmm22, zmm7                             ;   353.5         46 dst copy
        vpternlogd zmm22, zmm29, zmm20, 0x60              ;   355.8 p5      46 dst
        vpternlogd zmm19, zmm20, zmm22, 0x6a              ;   356.8 p0      46 dst
        vmovdqa64 zmm20, zmm17                            ;   351.5         46 dst copy
        vpternlogd zmm20, zmm30, zmm25, 0x78              ;   356.8 p5      46 dst
        vpternlogd zmm20, zmm29, zmm4, 0x78               ;   357.8 p0      46 dst
        vpternlogd zmm3, zmm22, zmm20, 0x96               ;   358.8 p5      46 dst
        vpternlogd zmm28, zmm10, zmm8, 0x96               ;   358.5 p0      46 dst
        vpternlogd zmm0, zmm21, zmm7, 6                   ;   358.8 p5      46 dst
        vpternlogd zmm21, zmm7, zmm31, 0x28               ;   359.5 p0      46 dst
        vmovdqu64 zmm7, [rbp + 960]                       ;   211.0 p3      46 dst reload
        vmovdqu64 zmm22, [rbp + 1216]                     ;   211.5 p2      46 dst reload
        vmovdqu64 zmm29, [rbp + 1152]                     ;   212.0 p3      46 dst
        vpternlogd zmm29, zmm22, zmm7, 0x96               ;   359.8 p5      46 dst
        vmovdqu64 zmm31, [rbp + 896]                      ;   212.5 p2      46 dst reload
        vpxord zmm22, zmm22, zmm31                        ;   360.5 p0      46 dst
        vpternlogd zmm16, zmm4, zmm23, 0x78               ;   360.8 p5      46 dst
        vmovdqa64 zmm4, zmm7                              ;   217.0         46 dst copy
        vpternlogd zmm4, zmm31, [rbp + 1344], 0x96        ;   361.5 p0+p3   46 dst
        vpternlogd zmm17, zmm26, zmm19, 0x96              ;   361.8 p5      46 dst
        vpternlogd zmm19, zmm25, zmm30, 0x78              ;   362.5 p0      46 dst
        vmovdqu64 zmm23, [rbp + 1152]                     ;   215.5 p2      46 dst reload
        vmovdqa64 zmm25, zmm7                             ;   217.0         46 dst copy
        vpternlogd zmm25, zmm31, zmm23, 0x96              ;   362.8 p5      46 dst
        vpternlogd zmm16, zmm3, zmm26, 0x96               ;   363.5 p0      46 dst
        vpternlogd zmm0, zmm8, zmm19, 0x96                ;   363.8 p5      46 dst
        vmovdqu64 zmm8, [rbp + 1280]                      ;   217.0 p3      46 dst reload
        vpternlogd zmm23, zmm7, zmm8, 0x96                ;   364.5 p0      46 dst
        vpternlogd zmm16, zmm17, zmm28, 0x96              ;   364.8 p5      46 dst
        vpternlogd zmm30, zmm16, [rbp + 2560], 0x6c       ;   365.8 p0+p2   46 dst
        vpternlogd zmm10, zmm24, zmm30, 0x96              ;   366.8 p5      46 dst
        vpternlogd zmm27, zmm20, zmm10, 0x96              ;   367.8 p0      46 dst
        vmovdqu64 zmm20, [rbp + 1088]                     ;   218.5 p3      46 dst
        vpxord zmm20, zmm20, zmm29                        ;   366.8 p5      46 dst
        vmovdqu64 zmm24, [rbp + 1024]                     ;   219.0 p2      46 dst reload
        vmovdqu64 [rbp + 8832], zmm28                     ;   359.5 p7+p4   46 dst spill
        vpxord zmm28, zmm29, zmm24                        ;   367.5 p0      46 dst
        vpternlogd zmm31, zmm28, zmm7, 0x96               ;   368.5 p5      46 dst
        vmovdqu64 [rbp + 8128], zmm17                     ;   362.8 p8+p9   46 dst spill
        vpord zmm17, zmm24, zmm31                         ;   369.5 p0      46 dst
        vmovdqu64 [rbp + 8960], zmm10                     ;   367.8 p7+p4   46 dst spill
        vpandnd zmm10, zmm7, zmm20                        ;   368.8 p5      46 dst
        vmovdqu64 [rbp + 8896], zmm30                     ;   366.8 p8+p9   46 dst spill
        vmovdqa64 zmm30, zmm28                            ;   368.5         46 dst copy
        vpternlogd zmm30, zmm4, zmm7, 0x84                ;   369.5 p0      46 dst
        vmovdqu64 [rbp + 8064], zmm26                     ;   356.5 p7+p4   46 dst spill
        vmovdqa64 zmm26, zmm31                            ;   369.5         46 dst copy
        vpternlogd zmm26, zmm20, zmm4, 0x96               ;   369.8 p5      46 dst
        vmovdqu64 [rbp + 8192], zmm3                      ;   359.8 p8+p9   46 dst spill
        vmovdqa64 zmm3, zmm23                             ;   365.5         46 dst copy
        vpternlogd zmm3, zmm22, zmm7, 0xf9                ;   370.5 p0      46 dst
        vmovdqu64 [rbp + 14016], zmm0                     ;   364.8 p7+p4   46 dst spill
        vpandd zmm0, zmm29, zmm26                         ;   370.8 p5      46 dst
        vmovdqu64 [rbp + 8384], zmm16                     ;   365.8 p8+p9   46 dst spill
        vmovdqa64 zmm16, zmm28                            ;   368.5         46 dst copy
        vpternlogd zmm16, zmm20, zmm4, 0xf6               ;   371.5 p0      46 dst
        vpternlogd zmm30, zmm16, zmm17, 0x96              ;   372.5 p5      46 dst
        vmovdqu64 [rbp + 8640], zmm21                     ;   360.5 p7+p4   46 dst spill
        vpxord zmm21, zmm23, zmm20                        ;   372.5 p0      46 dst
        vmovdqu64 [rbp + 9024], zmm27                     ;   368.8 p8+p9   46 dst spill
        vmovdqa64 zmm27, zmm10                            ;   369.8         46 dst copy
        vpternlogd zmm27, zmm8, zmm8, 0xc3                ;   372.8 p5      46 dst
        vpternlogd zmm16, zmm3, zmm27, 0x96               ;   373.8 p0      46 dst
        vmovdqa64 zmm3, zmm23                             ;   365.5         46 dst copy
        vpternlogd zmm3, zmm31, zmm8, 0x7d                ;   373.8 p5      46 dst
        vpternlogd zmm27, zmm21, zmm22, 0x1e              ;   374.5 p0      46 dst
        vpternlogd zmm10, zmm21, zmm22, 0x78              ;   374.8 p5      46 dst
        vpternlogd zmm10, zmm17, zmm0, 0x96               ;   375.8 p0      46 dst
        vmovdqa64 zmm17, zmm21                            ;   373.5         46 dst copy
        vpternlogd zmm17, zmm26, zmm25, 0x28              ;   375.8 p5      46 dst
        vpternlogd zmm27, zmm17, zmm30, 0x96              ;   376.8 p0      46 dst
        vmovdqa64 zmm17, zmm27                            ;   377.8         46 dst copy
        vpternlogd zmm17, zmm16, zmm0, 0x60               ;   377.8 p5      46 dst
        vpternlogd zmm3, zmm30, zmm17, 0x96               ;   378.8 p0      46 dst
        vpternlogd zmm10, zmm17, zmm3, 0x78               ;   379.8 p5      46 dst
        vpternlogd zmm16, zmm0, zmm3, 0x96                ;   379.8 p0      46 dst
        vpternlogd zmm16, zmm10, zmm27, 0x78              ;   380.8 p5      46 dst
        vpternlogd zmm27, zmm16, zmm3, 0x78               ;   381.8 p0      46 dst
        vpternlogd zmm3, zmm16, zmm10, 0x78               ;   381.8 p5      46 dst
        vpxord zmm0, zmm16, zmm27                         ;   382.8 p0      46 dst
        vmovdqa64 zmm17, zmm16                            ;   381.8         46 dst copy
        vpternlogd zmm17, zmm20, zmm4, 0x60               ;   381.8 p5      46 dst
        vpxord zmm30, zmm0, zmm3                          ;   383.8 p0      46 dst
        vpternlogd zmm10, zmm30, zmm27, 0x1e              ;   384.8 p5      46 dst
        vpandd zmm25, zmm25, zmm30                        ;   384.8 p0      46 dst
        vpandd zmm20, zmm20, zmm10                        ;   385.8 p5      46 dst
        vmovdqu64 [rbp + 14080], zmm19                    ;   363.5 p7+p4   46 dst spill
        vpandd zmm19, zmm28, zmm16                        ;   383.5 p0      46 dst
        vpxord zmm16, zmm16, zmm10                        ;   385.8 p5      46 dst
        vpandd zmm4, zmm4, zmm16                          ;   386.8 p0      46 dst
        vpternlogd zmm28, zmm16, zmm7, 0x84               ;   386.8 p5      46 dst
        vpxord zmm16, zmm16, zmm30                        ;   386.8 p0      46 dst
        vpternlogd zmm30, zmm21, zmm26, 0x60              ;   385.8 p5      46 dst
        vpternlogd zmm26, zmm30, zmm0, 0x6c               ;   386.8 p0      46 dst
        vmovdqu64 [rbp + 14144], zmm19                    ;   384.5 p8+p9   46 dst spill
        vpxord zmm19, zmm3, zmm10                         ;   386.8 p5      46 dst
        vmovdqu64 [rbp + 8768], zmm11                     ;   328.5 p7+p4   46 dst spill
        vmovdqa64 zmm11, zmm17                            ;   382.8         46 dst copy
        vpternlogd zmm11, zmm27, zmm31, 0x78              ;   387.5 p0      46 dst
        vpternlogd zmm11, zmm21, zmm3, 0x78               ;   388.5 p5      46 dst
        vpternlogd zmm20, zmm30, zmm11, 0x96              ;   389.5 p0      46 dst
        vmovdqa64 zmm21, zmm19                            ;   387.8         46 dst copy
        vpternlogd zmm21, zmm22, zmm7, 0x90               ;   388.8 p5      46 dst
        vpternlogd zmm10, zmm7, zmm21, 0x9a               ;   389.8 p0      46 dst
        vpternlogd zmm25, zmm10, zmm28, 0x96              ;   390.8 p5      46 dst
        vpternlogd zmm21, zmm3, zmm22, 0x78               ;   390.5 p0      46 dst
        vmovdqu64 zmm3, [rbp + 7616]                      ;   241.5 p3      46 dst reload
        vmovdqu64 zmm7, [rbp + 7872]                      ;   241.8 p2      46 dst reload
        vmovdqu64 zmm22, [rbp + 7808]                     ;   242.5 p3      46 dst
        vpternlogd zmm22, zmm7, zmm3, 0x96                ;   390.8 p5      46 dst
        vmovdqu64 zmm30, [rbp + 7552]                     ;   243.5 p2      46 dst reload
        vpxord zmm7, zmm7, zmm30                          ;   391.5 p0      46 dst
        vpternlogd zmm17, zmm4, zmm26, 0x96               ;   391.8 p5      46 dst
        vpternlogd zmm26, zmm27, zmm31, 0x78              ;   392.5 p0      46 dst
        vpternlogd zmm31, zmm16, zmm23, 0x48              ;   392.8 p5      46 dst
        vpternlogd zmm21, zmm20, zmm4, 0x96               ;   393.5 p0      46 dst
        vpternlogd zmm10, zmm0, zmm29, 0x78               ;   393.8 p5      46 dst
        vmovdqa64 zmm0, zmm3                              ;   247.5         46 dst copy
        vpternlogd zmm0, zmm30, [rbp + 8000], 0x96        ;   394.5 p0+p3   46 dst
        vpternlogd zmm21, zmm17, zmm25, 0x96              ;   394.8 p5      46 dst
        vpternlogd zmm27, zmm24, zmm21, 0x6a              ;   395.8 p0      46 dst
        vmovdqu64 zmm24, [rbp + 7808]                     ;   247.5 p2      46 dst reload
        vmovdqa64 zmm29, zmm3                             ;   247.8         46 dst copy
        vpternlogd zmm29, zmm30, zmm24, 0x96              ;   395.8 p5      46 dst
        vpternlogd zmm11, zmm19, zmm23, 0x78              ;   396.5 p0      46 dst
        vmovdqu64 zmm19, [rbp + 7936]                     ;   249.0 p3      46 dst reload
        vpternlogd zmm24, zmm3, zmm19, 0x96               ;   396.8 p5      46 dst
        vpxord zmm28, zmm28, zmm26                        ;   397.5 p0      46 dst
        vpternlogd zmm28, zmm16, zmm8, 0xb4               ;   398.5 p5      46 dst
        vmovdqu64 zmm8, [rbp + 7680]                      ;   249.7 p2      46 dst
        vpternlogd zmm11, zmm10, zmm27, 0x96              ;   398.5 p0      46 dst
        vmovdqu64 zmm16, [rbp + 7680]                     ;   250.0 p3      46 dst
        vpxord zmm8, zmm8, zmm22                          ;   398.8 p5      46 dst
        vpternlogd zmm30, zmm8, zmm3, 0x96                ;   399.8 p0      46 dst
        vpord zmm16, zmm16, zmm30                         ;   400.8 p5      46 dst
        vmovdqa64 zmm23, zmm8                             ;   399.8         46 dst copy
        vpternlogd zmm23, zmm0, zmm3, 0x84                ;   400.5 p0      46 dst
        vmovdqu64 [rbp + 9408], zmm25                     ;   391.8 p8+p9   46 dst spill
        vmovdqa64 zmm25, zmm30                            ;   400.8         46 dst copy
        vmovdqu64 [rbp + 8704], zmm17                     ;   392.8 p7+p4   46 dst spill
        vmovdqa64 zmm17, zmm24                            ;   397.8         46 dst copy
        vpternlogd zmm17, zmm7, zmm3, 0xf9                ;   400.8 p5      46 dst
        vmovdqu64 [rbp + 9088], zmm10                     ;   394.8 p8+p9   46 dst spill
        vmovdqa64 zmm10, zmm8                             ;   399.8         46 dst copy
        vmovdqu64 [rbp + 9536], zmm27                     ;   396.8 p7+p4   46 dst spill
        vmovdqa64 zmm27, zmm22                            ;   391.8         46 dst copy
        vmovdqu64 [rbp + 9344], zmm4                      ;   387.8 p8+p9   46 dst spill
        vpxord zmm4, zmm24, zmm30                         ;   401.5 p0      46 dst
        vmovdqu64 [rbp + 9216], zmm20                     ;   390.5 p7+p4   46 dst spill
        vmovdqa64 zmm20, zmm4                             ;   402.5         46 dst copy
        vpternlogd zmm20, zmm19, zmm19, 0xf3              ;   402.5 p5      46 dst
        vmovdqu64 [rbp + 9280], zmm21                     ;   395.8 p8+p9   46 dst spill
        vmovdqa64 zmm21, zmm0                             ;   395.5         46 dst copy
        vpternlogd zmm21, zmm22, [rbp + 7744], 0x96       ;   402.5 p0+p2   46 dst
        vpxord zmm25, zmm25, zmm21                        ;   403.5 p5      46 dst
        vpord zmm10, zmm10, zmm21                         ;   403.5 p0      46 dst
        vpandd zmm27, zmm27, zmm25                        ;   404.5 p5      46 dst
        vpternlogd zmm23, zmm10, zmm16, 0x96              ;   404.5 p0      46 dst
        vmovdqu64 [rbp + 8320], zmm28                     ;   399.5 p7+p4   46 dst spill
        vmovdqa64 zmm28, zmm22                            ;   391.8         46 dst copy
        vpternlogd zmm28, zmm3, [rbp + 7744], 0x12        ;   404.8 p5+p3   46 dst
        vmovdqu64 [rbp + 8512], zmm31                     ;   393.8 p8+p9   46 dst spill
        vmovdqa64 zmm31, zmm28                            ;   405.8         46 dst copy
        vpternlogd zmm31, zmm19, zmm19, 0xc3              ;   405.8 p0      46 dst
        vpternlogd zmm10, zmm17, zmm31, 0x96              ;   406.8 p5      46 dst
        vmovdqa64 zmm17, zmm8                             ;   399.8         46 dst copy
        vpternlogd zmm14, zmm2, [r8 + 5376]{1to16}, 0x96  ;   406.5 p0+p2   68 dst
        vmovdqu64 zmm2, [rbp + 7744]                      ;   260.3 p3      46 dst reload
        vmovdqu64 [rbp + 9472], zmm11                     ;   399.5 p7+p4   46 dst spill
        vmovdqa64 zmm11, zmm24                            ;   397.8         46 dst copy
        vpternlogd zmm11, zmm22, zmm2, 0x96               ;   406.8 p5      46 dst
        vpternlogd zmm31, zmm11, zmm7, 0x1e               ;   407.8 p0      46 dst
        vpternlogd zmm28, zmm11, zmm7, 0x78               ;   407.8 p5      46 dst
        vpternlogd zmm28, zmm16, zmm27, 0x96              ;   408.8 p0      46 dst
        vmovdqa64 zmm16, zmm11                            ;   407.8         46 dst copy
        vpternlogd zmm16, zmm25, zmm29, 0x28              ;   408.8 p5      46 dst
        vpternlogd zmm31, zmm16, zmm23, 0x96              ;   409.8 p0      46 dst
        vmovdqa64 zmm16, zmm31                            ;   410.8         46 dst copy
        vpternlogd zmm16, zmm10, zmm27, 0x60              ;   410.8 p5      46 dst
        vpternlogd zmm20, zmm23, zmm16, 0x96              ;   411.8 p0      46 dst
        vpternlogd zmm28, zmm16, zmm20, 0x78              ;   412.8 p5      46 dst
        vpternlogd zmm10, zmm27, zmm20, 0x96              ;   412.8 p0      46 dst
        vpternlogd zmm10, zmm28, zmm31, 0x78              ;   413.8 p5      46 dst
        vpternlogd zmm31, zmm10, zmm20, 0x78              ;   414.8 p0      46 dst
        vpternlogd zmm20, zmm10, zmm28, 0x78              ;   414.8 p5      46 dst
        vpandd zmm30, zmm30, zmm31                        ;   415.8 p0      46 dst
        vpxord zmm16, zmm31, zmm10                        ;   415.8 p5      46 dst
        vpxord zmm23, zmm16, zmm20                        ;   416.8 p0      46 dst
        vpternlogd zmm28, zmm23, zmm31, 0x1e              ;   417.8 p5      46 dst
        vpandd zmm17, zmm17, zmm10                        ;   415.5 p0      46 dst
        vmovdqa64 zmm27, zmm23                            ;   417.8         46 dst copy
        vpternlogd zmm27, zmm11, zmm25, 0x60              ;   417.8 p5      46 dst
        vpternlogd zmm25, zmm27, zmm16, 0x6c              ;   418.8 p0      46 dst
        vpternlogd zmm2, zmm28, zmm22, 0x48               ;   418.8 p5      46 dst
        vmovdqu64 [rbp + 9152], zmm17                     ;   416.5 p8+p9   46 dst spill
        vpxord zmm17, zmm20, zmm28                        ;   418.8 p0      46 dst
        vmovdqu64 [rbp + 8448], zmm26                     ;   393.5 p7+p4   46 dst spill
        vmovdqa64 zmm26, zmm30                            ;   416.8         46 dst copy
        vpternlogd zmm26, zmm10, zmm21, 0x78              ;   417.8 p5      46 dst
        vpternlogd zmm26, zmm11, zmm20, 0x78              ;   418.8 p0      46 dst
        vpternlogd zmm2, zmm27, zmm26, 0x96               ;   419.8 p5      46 dst
        vpxord zmm11, zmm10, zmm28                        ;   419.5 p0      46 dst
        vpternlogd zmm8, zmm11, zmm3, 0x84                ;   420.5 p5      46 dst
        vmovdqa64 zmm27, zmm17                            ;   419.8         46 dst copy
        vpternlogd zmm27, zmm7, zmm3, 0x90                ;   420.5 p0      46 dst
        vpternlogd zmm28, zmm3, zmm27, 0x9a               ;   421.5 p5      46 dst
        vpternlogd zmm2, zmm11, zmm0, 0x78                ;   421.5 p0      46 dst
        vpternlogd zmm29, zmm8, zmm23, 0x6c               ;   421.8 p5      46 dst
        vpternlogd zmm19, zmm11, zmm23, 6                 ;   422.5 p0      46 dst
        vpternlogd zmm23, zmm4, zmm11, 0x48               ;   422.8 p5      46 dst
        vpternlogd zmm10, zmm21, zmm25, 0x6a              ;   423.5 p0      46 dst
        vpternlogd zmm10, zmm11, zmm0, 0x78               ;   424.5 p5      46 dst
        vpternlogd zmm27, zmm20, zmm7, 0x78               ;   424.5 p0      46 dst
        vpternlogd zmm10, zmm29, zmm28, 0x96              ;   425.5 p5      46 dst
        vpternlogd zmm27, zmm10, zmm2, 0x96               ;   426.5 p0      46 dst
        vpternlogd zmm8, zmm25, zmm30, 0x96               ;   425.8 p5      46 dst
        vpternlogd zmm26, zmm17, zmm24, 0x78              ;   426.5 p0      46 dst
        vpternlogd zmm16, zmm22, zmm28, 0x6a              ;   426.8 p5      46 dst
        vpternlogd zmm8, zmm19, zmm27, 0x96               ;   427.5 p0      46 dst
        vpternlogd zmm27, zmm31, [rbp + 7680], 0x78       ;   427.8 p5+p2   46 dst
        vpternlogd zmm26, zmm16, zmm27, 0x96              ;   428.8 p0      46 dst
        vmovdqu64 zmm0, [rbp + 14080]                     ;   363.5 p3      68 dst
        vpxord zmm0, zmm0, [r8 + 5408]{1to16}             ;   428.8 p5+p2   68 dst
        vmovdqu64 zmm3, [rbp + 8768]                      ;   328.5 p3      46 dst reload
        vmovdqu64 zmm4, [rbp + 8576]                      ;   328.8 p2      68 dst
        vpternlogd zmm4, zmm3, [r8 + 5404]{1to16}, 0x96   ;   429.5 p0+p3   68 dst
        vpxord zmm18, zmm18, [r8 + 5388]{1to16}           ;   429.8 p5+p2   68 dst
        vpbroadcastd zmm3, [r8 + 5380]                    ;   283.2 p10     68 dst
        vpxord zmm3, zmm3, zmm9                           ;   430.5 p0      68 dst
        vpternlogd zmm13, zmm12, [r8 + 5392]{1to16}, 0x96 ;   430.8 p5+p3   68 dst
        vmovdqu64 zmm7, [rbp + 9024]                      ;   368.8 p2      68 dst
        vpxord zmm7, zmm7, [r8 + 5416]{1to16}             ;   431.5 p0+p3   68 dst
        vpbroadcastd zmm11, [r8 + 5384]                   ;   284.2 p10     68 dst
        vpxord zmm11, zmm11, zmm6                         ;   431.8 p5      68 dst
        vmovdqu64 zmm12, [rbp + 8384]                     ;   365.8 p2      46 dst reload
        vmovdqu64 zmm17, [rbp + 14016]                    ;   364.8 p3      68 dst
        vpternlogd zmm17, zmm12, [r8 + 5412]{1to16}, 0x96 ;   432.5 p0+p2   68 dst
        vpternlogd zmm9, zmm1, [r8 + 5400]{1to16}, 0x96   ;   432.8 p5+p3   68 dst
        vpxord zmm5, zmm5, [r8 + 5396]{1to16}             ;   433.5 p0+p2   68 dst
        vmovdqu64 zmm1, [rbp + 8064]                      ;   356.5 p3      46 dst reload
        vmovdqu64 zmm19, [rbp + 8192]                     ;   359.8 p2      68 dst
        vpternlogd zmm19, zmm1, [r8 + 5420]{1to16}, 0x96  ;   433.8 p5+p3   68 dst
        vmovdqu64 zmm1, [rbp + 8960]                      ;   367.8 p2      68 dst
        vpxord zmm1, zmm1, [r8 + 5428]{1to16}             ;   434.5 p0+p3   68 dst
        vmovdqu64 zmm20, [rbp + 8256]                     ;   351.5 p2      46 dst reload
        vmovdqu64 zmm21, [rbp + 8896]                     ;   366.8 p3      68 dst
        vpternlogd zmm21, zmm20, [r8 + 5424]{1to16}, 0x96 ;   434.8 p5+p2   68 dst
        vmovdqu64 zmm20, [rbp + 8832]                     ;   359.5 p3      46 dst reload
        vmovdqu64 zmm22, [rbp + 8128]                     ;   362.8 p2      68 dst
        vpternlogd zmm22, zmm20, [r8 + 5432]{1to16}, 0x96 ;   435.5 p0+p3   68 dst
        vpternlogd zmm14, zmm6, zmm15, 0x96               ;   435.8 p5      68 dst
        vmovdqu64 zmm6, [rbp + 8448]                      ;   393.5 p2      68 dst
        vpxord zmm6, zmm6, [r8 + 5440]{1to16}             ;   436.5 p0+p3   68 dst
        vmovdqu64 zmm15, [rbp + 9472]                     ;   399.5 p2      68 dst
        vpxord zmm15, zmm15, [r8 + 5448]{1to16}           ;   436.8 p5+p3   68 dst
        vpbroadcastd zmm24, [r8 + 5436]                   ;   289.0 p10     68 dst
        vpxord zmm24, zmm24, zmm20                        ;   437.5 p0      68 dst
        vmovdqu64 zmm20, [rbp + 9408]                     ;   391.8 p2      68 dst
        vpxord zmm20, zmm20, [r8 + 5468]{1to16}           ;   437.8 p5+p3   68 dst
        vpbroadcastd zmm31, [r8 + 5476]                   ;   290.0 p10     68 dst
        vpternlogd zmm25, zmm30, [r8 + 5472]{1to16}, 0x96 ;   438.5 p0+p2   68 dst
        vpbroadcastd zmm30, [r8 + 5480]                   ;   291.0 p10     68 dst
        vpternlogd zmm25, zmm23, zmm26, 0x96              ;   439.5 p5      68 dst
        vpbroadcastd zmm23, [r8 + 5484]                   ;   292.0 p10     68 dst
        vpxord zmm23, zmm23, zmm2                         ;   439.5 p0      68 dst
        vpternlogd zmm22, zmm12, [rbp + 14016], 0x96      ;   439.8 p5+p3   68 dst
        vmovdqu64 zmm2, [rbp + 9024]                      ;   368.8 p2      46 dst reload
        vpternlogd zmm0, zmm2, [rbp + 8640], 0x96         ;   440.5 p0+p3   68 dst
        vmovdqu64 zmm2, [rbp + 9472]                      ;   399.5 p2      46 dst reload
        vpternlogd zmm6, zmm2, [rbp + 8512], 0x96         ;   440.8 p5+p3   68 dst
        vmovdqu64 zmm2, [rbp + 9280]                      ;   395.8 p2      46 dst reload
        vmovdqu64 zmm12, [rbp + 8320]                     ;   399.5 p3      68 dst
        vpternlogd zmm12, zmm2, [r8 + 5444]{1to16}, 0x96  ;   441.5 p0+p2   68 dst
        vpxord zmm30, zmm30, zmm26                        ;   441.8 p5      68 dst
        vpxord zmm31, zmm31, zmm8                         ;   442.5 p0      68 dst
        vpternlogd zmm29, zmm28, [r8 + 5500]{1to16}, 0x96 ;   442.8 p5+p3   68 dst
        vmovdqu64 zmm26, [rbp + 9344]                     ;   387.8 p2      46 dst reload
        vmovdqu64 zmm28, [rbp + 9216]                     ;   390.5 p3      68 dst
        vpternlogd zmm28, zmm26, [r8 + 5452]{1to16}, 0x96 ;   443.5 p0+p2   68 dst
        vpternlogd zmm8, zmm10, [r8 + 5496]{1to16}, 0x96  ;   443.8 p5+p3   68 dst
        vmovdqu64 zmm10, [rbp + 14144]                    ;   384.5 p2      46 dst reload
        vmovdqu64 zmm26, [rbp + 9536]                     ;   396.8 p3      68 dst
        vpternlogd zmm26, zmm10, [r8 + 5456]{1to16}, 0x96 ;   444.5 p0+p2   68 dst
        vpternlogd zmm16, zmm27, [r8 + 5492]{1to16}, 0x96 ;   444.8 p5+p3   68 dst
        vmovdqu64 zmm10, [rbp + 9152]                     ;   416.5 p2      46 dst reload
        vpternlogd zmm27, zmm10, [r8 + 5488]{1to16}, 0x96 ;   445.5 p0+p3   68 dst
        vmovdqu64 [r9 + 4160], zmm3                       ;   431.5 p8+p9   68 dst
        vmovdqu64 zmm3, [rbp + 9536]                      ;   396.8 p2      46 dst reload
        vmovdqu64 zmm10, [rbp + 9088]                     ;   394.8 p3      68 dst
        vpternlogd zmm10, zmm3, [r8 + 5460]{1to16}, 0x96  ;   445.8 p5+p2   68 dst
        vmovdqu64 [r9 + 4096], zmm14                      ;   436.8 p7+p4   68 dst
        vmovdqu64 zmm3, [rbp + 9408]                      ;   391.8 p3      46 dst reload
        vmovdqu64 zmm14, [rbp + 8704]                     ;   392.8 p2      68 dst
        vpternlogd zmm14, zmm3, [r8 + 5464]{1to16}, 0x96  ;   446.5 p0+p3   68 dst
        vpternlogd zmm14, zmm2, [rbp + 8320], 0x96        ;   447.5 p5+p2   68 dst
        vmovdqu64 [r9 + 4224], zmm11                      ;   432.8 p8+p9   68 dst
        vmovdqu64 [r9 + 4288], zmm18                      ;   430.8 p7+p4   68 dst
        vmovdqu64 [r9 + 4352], zmm13                      ;   431.8 p8+p9   68 dst
        vmovdqu64 [r9 + 4416], zmm5                       ;   434.5 p7+p4   68 dst
        vmovdqu64 [r9 + 4480], zmm9                       ;   433.8 p8+p9   68 dst
        vmovdqu64 [r9 + 4544], zmm4                       ;   430.5 p7+p4   68 dst
        vmovdqu64 [r9 + 4672], zmm17                      ;   433.5 p8+p9   68 dst
        vmovdqu64 [r9 + 4608], zmm0                       ;   441.5 p7+p4   68 dst
        vmovdqu64 [r9 + 4736], zmm7                       ;   432.5 p8+p9   68 dst
        vmovdqu64 [r9 + 4800], zmm19                      ;   434.8 p7+p4   68 dst
        vmovdqu64 [r9 + 4864], zmm21                      ;   435.8 p8+p9   68 dst
        vmovdqu64 [r9 + 4928], zmm1                       ;   435.5 p7+p4   68 dst
        vmovdqu64 [r9 + 4992], zmm22                      ;   440.8 p8+p9   68 dst
        vmovdqu64 [r9 + 5056], zmm24                      ;   438.5 p7+p4   68 dst
        vmovdqu64 zmm0, [rbp + 6080]                      ;   309.7 p3      46 dst reload
        vmovdqu64 zmm1, [rbp + 6336]                      ;   310.5 p2      46 dst reload
        vmovdqu64 zmm2, [rbp + 6272]                      ;   310.7 p3      46 dst
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;   447.5 p0      46 dst
        vmovdqu64 [r9 + 5120], zmm6                       ;   441.8 p8+p9   68 dst
        vmovdqu64 [r9 + 5248], zmm15                      ;   437.8 p7+p4   68 dst
        vmovdqu64 [r9 + 5184], zmm12                      ;   442.5 p8+p9   68 dst
        vmovdqu64 zmm3, [rbp + 6016]                      ;   311.5 p2      46 dst reload
        vmovdqu64 zmm4, [rbp + 6464]                      ;   311.7 p3      46 dst
        vpternlogd zmm4, zmm0, zmm3, 0x96                 ;   447.8 p5      46 dst
        vmovdqu64 zmm5, [rbp + 6272]                      ;   312.5 p2      46 dst reload
        vmovdqa64 zmm6, zmm0                              ;   315.7         46 dst copy
        vpternlogd zmm6, zmm3, zmm5, 0x96                 ;   448.5 p0      46 dst
        vmovdqu64 [r9 + 5312], zmm28                      ;   444.5 p7+p4   68 dst
        vpxord zmm1, zmm1, zmm3                           ;   448.8 p5      46 dst
        vmovdqu64 [r9 + 5376], zmm26                      ;   445.5 p8+p9   68 dst
        vmovdqu64 [r9 + 5440], zmm10                      ;   446.8 p7+p4   68 dst
        vmovdqu64 [r9 + 5568], zmm20                      ;   438.8 p8+p9   68 dst
        vmovdqu64 zmm7, [rbp + 6400]                      ;   312.7 p3      46 dst reload
        vpternlogd zmm5, zmm0, zmm7, 0x96                 ;   449.5 p0      46 dst
        vmovdqu64 [r9 + 5504], zmm14                      ;   448.5 p7+p4   68 dst
        vmovdqu64 [r9 + 5632], zmm25                      ;   440.5 p8+p9   68 dst
        vmovdqu64 [r9 + 5696], zmm31                      ;   443.5 p7+p4   68 dst
        vmovdqu64 [r9 + 5760], zmm30                      ;   442.8 p8+p9   68 dst
        vmovdqu64 [r9 + 5824], zmm23                      ;   440.5 p7+p4   68 dst
        vmovdqu64 [r9 + 5888], zmm27                      ;   446.5 p8+p9   68 dst
        vmovdqu64 [r9 + 5952], zmm16                      ;   445.8 p7+p4   68 dst
        vmovdqu64 zmm9, [rbp + 6144]                      ;   313.5 p2      46 dst
        vmovdqu64 [r9 + 6016], zmm8                       ;   444.8 p8+p9   68 dst
        vmovdqu64 [r9 + 6080], zmm29                      ;   443.8 p7+p4   68 dst
        vmovdqu64 zmm8, [rbp + 6144]                      ;   313.7 p3      46 dst
        vmovdqu64 zmm10, [rbp + 6208]                     ;   314.5 p2      46 dst reload
        vmovdqa64 zmm11, zmm4                             ;   448.8         46 dst copy
        vpternlogd zmm11, zmm2, zmm10, 0x96               ;   449.8 p5      46 dst
        vpxord zmm9, zmm9, zmm2                           ;   450.5 p0      46 dst
        vpternlogd zmm3, zmm9, zmm0, 0x96                 ;   451.5 p5      46 dst
        vmovdqa64 zmm12, zmm10                            ;   320.5         46 dst copy
        vpternlogd zmm12, zmm2, zmm0, 0x14                ;   451.5 p0      46 dst
        vpord zmm8, zmm8, zmm3                            ;   452.5 p5      46 dst
        vmovdqa64 zmm13, zmm9                             ;   451.5         46 dst copy
        vpternlogd zmm13, zmm4, zmm0, 0x84                ;   452.5 p0      46 dst
        vmovdqa64 zmm14, zmm1                             ;   449.8         46 dst copy
        vpternlogd zmm14, zmm0, zmm0, 0xc3                ;   452.8 p5      46 dst
        vpxord zmm15, zmm11, zmm3                         ;   453.5 p0      46 dst
        vpord zmm16, zmm11, zmm9                          ;   453.8 p5      46 dst
        vpandd zmm17, zmm2, zmm15                         ;   454.5 p0      46 dst
        vpternlogd zmm13, zmm16, zmm8, 0x96               ;   454.8 p5      46 dst
        vmovdqa64 zmm18, zmm5                             ;   450.5         46 dst copy
        vpternlogd zmm18, zmm10, zmm2, 0x96               ;   455.5 p0      46 dst
        vpternlogd zmm16, zmm14, zmm5, 0x1e               ;   455.8 p5      46 dst
        vmovdqa64 zmm19, zmm12                            ;   452.5         46 dst copy
        vpternlogd zmm19, zmm7, zmm7, 0xc3                ;   456.5 p0      46 dst
        vpternlogd zmm16, zmm19, zmm17, 0x96              ;   457.5 p5      46 dst
        vpxord zmm20, zmm5, zmm3                          ;   457.5 p0      46 dst
        vmovdqa64 zmm21, zmm20                            ;   458.5         46 dst copy
        vpternlogd zmm21, zmm7, zmm7, 0xf3                ;   458.5 p5      46 dst
        vpternlogd zmm19, zmm18, zmm1, 0x1e               ;   458.5 p0      46 dst
        vmovdqa64 zmm22, zmm18                            ;   456.5         46 dst copy
        vpternlogd zmm22, zmm15, zmm6, 0x28               ;   458.8 p5      46 dst
        vpternlogd zmm19, zmm22, zmm13, 0x96              ;   459.8 p0      46 dst
        vpternlogd zmm12, zmm18, zmm1, 0x78               ;   459.8 p5      46 dst
        vpternlogd zmm12, zmm17, zmm8, 0x96               ;   460.8 p0      46 dst
        vpandd zmm8, zmm16, zmm19                         ;   460.8 p5      46 dst
        vpternlogd zmm21, zmm13, zmm8, 0x96               ;   461.8 p0      46 dst
        vpternlogd zmm12, zmm8, zmm21, 0x78               ;   462.8 p5      46 dst
        vpxord zmm16, zmm16, zmm21                        ;   462.8 p0      46 dst
        vpternlogd zmm16, zmm12, zmm19, 0x78              ;   463.8 p5      46 dst
        vpternlogd zmm19, zmm16, zmm21, 0x78              ;   464.8 p0      46 dst
        vpternlogd zmm21, zmm16, zmm12, 0x78              ;   464.8 p5      46 dst
        vpandd zmm3, zmm3, zmm19                          ;   465.8 p0      46 dst
        vpxord zmm8, zmm19, zmm16                         ;   465.8 p5      46 dst
        vpxord zmm13, zmm21, zmm8                         ;   466.8 p0      46 dst
        vpternlogd zmm12, zmm13, zmm19, 0x1e              ;   467.8 p5      46 dst
        vpandd zmm17, zmm9, zmm16                         ;   466.5 p0      46 dst
        vmovdqa64 zmm22, zmm13                            ;   467.8         46 dst copy
        vpternlogd zmm22, zmm18, zmm15, 0x60              ;   467.8 p5      46 dst
        vpxord zmm23, zmm21, zmm12                        ;   468.8 p0      46 dst
        vpternlogd zmm15, zmm22, zmm8, 0x6c               ;   468.8 p5      46 dst
        vmovdqa64 zmm24, zmm3                             ;   466.8         46 dst copy
        vpternlogd zmm24, zmm16, zmm11, 0x78              ;   468.5 p0      46 dst
        vpternlogd zmm24, zmm18, zmm21, 0x78              ;   469.5 p5      46 dst
        vpternlogd zmm10, zmm12, zmm2, 0x48               ;   469.5 p0      46 dst
        vmovdqu64 zmm18, [rbp + 4544]                     ;   321.8 p3      46 dst reload
        vmovdqu64 zmm25, [rbp + 4800]                     ;   322.5 p2      46 dst reload
        vmovdqu64 zmm26, [rbp + 4736]                     ;   322.8 p3      46 dst
        vpternlogd zmm26, zmm25, zmm18, 0x96              ;   469.8 p5      46 dst
        vpxord zmm27, zmm16, zmm12                        ;   470.5 p0      46 dst
        vpandd zmm14, zmm14, zmm23                        ;   470.8 p5      46 dst
        vmovdqu64 zmm28, [rbp + 4480]                     ;   324.0 p2      46 dst reload
        vmovdqu64 zmm29, [rbp + 4928]                     ;   324.2 p3      46 dst
        vpternlogd zmm29, zmm18, zmm28, 0x96              ;   471.5 p0      46 dst
        vpternlogd zmm10, zmm22, zmm24, 0x96              ;   471.8 p5      46 dst
        vpternlogd zmm9, zmm27, zmm0, 0x84                ;   472.5 p0      46 dst
        vmovdqu64 zmm22, [rbp + 4736]                     ;   325.7 p2      46 dst reload
        vmovdqa64 zmm30, zmm18                            ;   327.8         46 dst copy
        vpternlogd zmm30, zmm28, zmm22, 0x96              ;   472.8 p5      46 dst
        vpxord zmm25, zmm25, zmm28                        ;   473.5 p0      46 dst
        vpternlogd zmm12, zmm0, zmm14, 0x9a               ;   473.8 p5      46 dst
        vpternlogd zmm10, zmm27, zmm4, 0x78               ;   474.5 p0      46 dst
        vpternlogd zmm6, zmm9, zmm13, 0x6c                ;   474.8 p5      46 dst
        vpternlogd zmm16, zmm11, zmm15, 0x6a              ;   475.5 p0      46 dst
        vmovdqu64 zmm0, [rbp + 4864]                      ;   327.8 p3      46 dst reload
        vpternlogd zmm22, zmm18, zmm0, 0x96               ;   475.8 p5      46 dst
        vpternlogd zmm7, zmm27, zmm13, 6                  ;   476.5 p0      46 dst
        vpternlogd zmm13, zmm20, zmm27, 0x48              ;   476.8 p5      46 dst
        vpternlogd zmm16, zmm27, zmm4, 0x78               ;   477.5 p0      46 dst
        vpternlogd zmm14, zmm21, zmm1, 0x78               ;   477.8 p5      46 dst
        vpternlogd zmm16, zmm6, zmm12, 0x96               ;   478.5 p0      46 dst
        vmovdqu64 zmm1, [rbp + 4672]                      ;   330.8 p2      46 dst
        vpternlogd zmm14, zmm16, zmm10, 0x96              ;   479.5 p5      46 dst
        vpternlogd zmm9, zmm15, zmm3, 0x96                ;   479.5 p0      46 dst
        vpternlogd zmm24, zmm23, zmm5, 0x78               ;   479.8 p5      46 dst
        vmovdqu64 zmm4, [rbp + 4608]                      ;   332.8 p3      46 dst
        vpternlogd zmm8, zmm2, zmm12, 0x6a                ;   480.5 p0      46 dst
        vpternlogd zmm9, zmm7, zmm14, 0x96                ;   480.8 p5      46 dst
        vpternlogd zmm14, zmm19, [rbp + 6144], 0x78       ;   481.5 p0+p2   46 dst
        vmovdqu64 zmm2, [rbp + 4608]                      ;   334.2 p3      46 dst
        vpternlogd zmm24, zmm8, zmm14, 0x96               ;   482.5 p5      46 dst
        vpxord zmm1, zmm1, zmm26                          ;   482.5 p0      46 dst
        vpxord zmm4, zmm4, zmm26                          ;   482.8 p5      46 dst
        vpternlogd zmm28, zmm4, zmm18, 0x96               ;   483.8 p0      46 dst
        vpandnd zmm5, zmm18, zmm1                         ;   483.8 p5      46 dst
        vpord zmm2, zmm2, zmm28                           ;   484.8 p0      46 dst
        vmovdqa64 zmm7, zmm25                             ;   474.5         46 dst copy
        vpternlogd zmm7, zmm18, zmm18, 0xc3               ;   484.8 p5      46 dst
        vmovdqa64 zmm11, zmm4                             ;   483.8         46 dst copy
        vpternlogd zmm11, zmm29, zmm18, 0x84              ;   485.5 p0      46 dst
        vmovdqa64 zmm19, zmm26                            ;   470.8         46 dst copy
        vmovdqa64 zmm20, zmm28                            ;   484.8         46 dst copy
        vpternlogd zmm20, zmm1, zmm29, 0x96               ;   485.8 p5      46 dst
        vmovdqa64 zmm21, zmm4                             ;   483.8         46 dst copy
        vpternlogd zmm21, zmm1, zmm29, 0xf6               ;   486.5 p0      46 dst
        vpandd zmm19, zmm19, zmm20                        ;   486.8 p5      46 dst
        vpternlogd zmm11, zmm21, zmm2, 0x96               ;   487.5 p0      46 dst
        vpxord zmm23, zmm22, zmm1                         ;   487.8 p5      46 dst
        vpternlogd zmm21, zmm7, zmm22, 0x1e               ;   488.5 p0      46 dst
        vmovdqa64 zmm27, zmm5                             ;   484.8         46 dst copy
        vpternlogd zmm27, zmm0, zmm0, 0xc3                ;   488.8 p5      46 dst
        vpternlogd zmm21, zmm27, zmm19, 0x96              ;   489.8 p0      46 dst
        vmovdqa64 zmm31, zmm22                            ;   476.8         46 dst copy
        vpternlogd zmm31, zmm28, zmm0, 0x7d               ;   489.8 p5      46 dst
        vpternlogd zmm27, zmm23, zmm25, 0x1e              ;   490.5 p0      46 dst
        vpternlogd zmm5, zmm23, zmm25, 0x78               ;   490.8 p5      46 dst
        vpternlogd zmm5, zmm19, zmm2, 0x96                ;   491.8 p0      46 dst
        vmovdqa64 zmm2, zmm23                             ;   488.8         46 dst copy
        vpternlogd zmm2, zmm20, zmm30, 0x28               ;   491.8 p5      46 dst
        vpternlogd zmm27, zmm2, zmm11, 0x96               ;   492.8 p0      46 dst
        vpandd zmm2, zmm21, zmm27                         ;   493.8 p5      46 dst
        vpternlogd zmm31, zmm11, zmm2, 0x96               ;   494.8 p0      46 dst
        vpternlogd zmm5, zmm2, zmm31, 0x78                ;   495.8 p5      46 dst
        vpxord zmm21, zmm21, zmm31                        ;   495.8 p0      46 dst
        vpternlogd zmm21, zmm5, zmm27, 0x78               ;   496.8 p5      46 dst
        vpternlogd zmm27, zmm21, zmm31, 0x78              ;   497.8 p0      46 dst
        vpternlogd zmm31, zmm21, zmm5, 0x78               ;   497.8 p5      46 dst
        vpxord zmm2, zmm21, zmm27                         ;   498.8 p0      46 dst
        vmovdqa64 zmm11, zmm21                            ;   497.8         46 dst copy
        vpternlogd zmm11, zmm1, zmm29, 0x60               ;   497.8 p5      46 dst
        vpxord zmm19, zmm2, zmm31                         ;   499.8 p0      46 dst
        vpternlogd zmm5, zmm19, zmm27, 0x1e               ;   500.8 p5      46 dst
        vpandd zmm1, zmm1, zmm5                           ;   501.8 p0      46 dst
        vmovdqu64 [rbp + 9280], zmm6                      ;   475.8 p8+p9   46 dst spill
        vpandd zmm6, zmm4, zmm21                          ;   498.8 p5      46 dst
        vpxord zmm21, zmm21, zmm5                         ;   501.8 p0      46 dst
        vpandd zmm29, zmm29, zmm21                        ;   502.8 p5      46 dst
        vpternlogd zmm4, zmm21, zmm18, 0x84               ;   502.8 p0      46 dst
        vpxord zmm21, zmm21, zmm19                        ;   502.8 p5      46 dst
        vpternlogd zmm30, zmm4, zmm19, 0x6c               ;   503.8 p0      46 dst
        vpternlogd zmm19, zmm23, zmm20, 0x60              ;   501.8 p5      46 dst
        vpternlogd zmm20, zmm19, zmm2, 0x6c               ;   502.8 p0      46 dst
        vpandnd zmm0, zmm0, zmm21                         ;   503.8 p5      46 dst
        vpternlogd zmm21, zmm22, zmm28, 0x60              ;   503.8 p0      46 dst
        vmovdqu64 [rbp + 8320], zmm6                      ;   499.8 p7+p4   46 dst spill
        vpxord zmm6, zmm31, zmm5                          ;   503.8 p5      46 dst
        vpandd zmm7, zmm7, zmm6                           ;   504.8 p0      46 dst
        vpternlogd zmm5, zmm18, zmm7, 0x9a                ;   505.8 p5      46 dst
        vmovdqa64 zmm18, zmm11                            ;   498.8         46 dst copy
        vpternlogd zmm18, zmm27, zmm28, 0x78              ;   505.5 p0      46 dst
        vpternlogd zmm18, zmm23, zmm31, 0x78              ;   506.5 p5      46 dst
        vpxord zmm19, zmm19, zmm18                        ;   507.5 p0      46 dst
        vpternlogd zmm19, zmm1, zmm29, 0x96               ;   508.5 p5      46 dst
        vpternlogd zmm29, zmm11, zmm20, 0x96              ;   507.5 p0      46 dst
        vmovdqu64 zmm1, [rbp + 3008]                      ;   360.0 p2      46 dst
        vmovdqu64 zmm11, [rbp + 2944]                     ;   360.2 p3      46 dst reload
        vpxord zmm1, zmm1, zmm11                          ;   507.8 p5      46 dst
        vmovdqu64 zmm23, [rbp + 3264]                     ;   361.0 p2      46 dst reload
        vpxord zmm11, zmm11, zmm23                        ;   508.5 p0      46 dst
        vpternlogd zmm7, zmm31, zmm25, 0x78               ;   508.8 p5      46 dst
        vmovdqu64 zmm25, [rbp + 3008]                     ;   361.2 p3      46 dst reload
        vmovdqu64 zmm31, [rbp + 3200]                     ;   362.0 p2      46 dst reload
        vpternlogd zmm23, zmm31, zmm25, 0x96              ;   509.5 p0      46 dst
        vpternlogd zmm20, zmm28, zmm27, 0x78              ;   509.8 p5      46 dst
        vpternlogd zmm29, zmm30, zmm5, 0x96               ;   510.5 p0      46 dst
        vpternlogd zmm7, zmm29, zmm19, 0x96               ;   511.5 p5      46 dst
        vpternlogd zmm18, zmm6, zmm22, 0x78               ;   511.5 p0      46 dst
        vmovdqu64 zmm6, [rbp + 3328]                      ;   362.8 p3      46 dst reload
        vmovdqa64 zmm22, zmm31                            ;   368.0         46 dst copy
        vpternlogd zmm22, zmm25, zmm6, 0x96               ;   511.8 p5      46 dst
        vpternlogd zmm2, zmm26, zmm5, 0x6a                ;   512.5 p0      46 dst
        vmovdqu64 zmm26, [rbp + 3392]                     ;   364.0 p2      46 dst
        vpxord zmm4, zmm4, zmm20                          ;   512.8 p5      46 dst
        vpternlogd zmm4, zmm0, zmm7, 0x96                 ;   513.8 p0      46 dst
        vpternlogd zmm7, zmm27, [rbp + 4608], 0x78        ;   513.8 p5+p3   46 dst
        vmovdqu64 zmm0, [rbp + 3072]                      ;   365.8 p2      46 dst
        vpternlogd zmm18, zmm2, zmm7, 0x96                ;   514.8 p0      46 dst
        vpxord zmm26, zmm26, zmm1                         ;   514.8 p5      46 dst
        vpxord zmm0, zmm0, zmm23                          ;   515.5 p0      46 dst
        vmovdqu64 zmm27, [rbp + 3136]                     ;   368.8 p3      46 dst reload
        vmovdqa64 zmm28, zmm26                            ;   515.8         46 dst copy
        vpternlogd zmm28, zmm23, zmm27, 0x96              ;   515.8 p5      46 dst
        vmovdqu64 [rbp + 9408], zmm30                     ;   504.8 p8+p9   46 dst spill
        vmovdqa64 zmm30, zmm27                            ;   374.8         46 dst copy
        vpternlogd zmm30, zmm23, zmm25, 0x14              ;   516.5 p0      46 dst
        vmovdqu64 [rbp + 8704], zmm5                      ;   506.8 p7+p4   46 dst spill
        vmovdqa64 zmm5, zmm11                             ;   509.5         46 dst copy
        vpternlogd zmm5, zmm25, zmm25, 0xc3               ;   516.8 p5      46 dst
        vmovdqu64 [rbp + 9536], zmm29                     ;   511.5 p8+p9   46 dst spill
        vmovdqa64 zmm29, zmm0                             ;   516.5         46 dst copy
        vpternlogd zmm29, zmm26, zmm25, 0x84              ;   517.5 p0      46 dst
        vmovdqu64 [rbp + 9088], zmm2                      ;   513.5 p7+p4   46 dst spill
        vmovdqa64 zmm2, zmm0                              ;   516.5         46 dst copy
        vpternlogd zmm2, zmm28, zmm1, 0x96                ;   517.8 p5      46 dst
        vmovdqu64 [rbp + 9152], zmm7                      ;   514.8 p8+p9   46 dst spill
        vpord zmm7, zmm22, zmm5                           ;   518.5 p0      46 dst
        vmovdqu64 [rbp + 14144], zmm19                    ;   509.5 p7+p4   46 dst spill
        vpord zmm19, zmm28, zmm0                          ;   518.8 p5      46 dst
        vmovdqu64 [rbp + 9344], zmm4                      ;   514.8 p8+p9   46 dst spill
        vpandd zmm4, zmm23, zmm2                          ;   519.5 p0      46 dst
        vmovdqu64 [rbp + 9216], zmm21                     ;   504.8 p7+p4   46 dst spill
        vmovdqa64 zmm21, zmm22                            ;   512.8         46 dst copy
        vpternlogd zmm21, zmm27, zmm23, 0x96              ;   519.8 p5      46 dst
        vmovdqu64 [rbp + 8512], zmm18                     ;   515.8 p8+p9   46 dst spill
        vmovdqa64 zmm18, zmm30                            ;   517.5         46 dst copy
        vpternlogd zmm18, zmm6, zmm6, 0xc3                ;   520.5 p0      46 dst
        vpternlogd zmm7, zmm18, zmm19, 0x96               ;   521.5 p5      46 dst
        vpternlogd zmm18, zmm21, zmm11, 0x1e              ;   521.5 p0      46 dst
        vpternlogd zmm30, zmm21, zmm11, 0x78              ;   521.8 p5      46 dst
        vmovdqu64 [rbp + 9472], zmm20                     ;   510.8 p7+p4   46 dst spill
        vmovdqa64 zmm20, zmm22                            ;   512.8         46 dst copy
        vpternlogd zmm20, zmm0, zmm1, 0x96                ;   522.5 p0      46 dst
        vmovdqu64 [rbp + 8640], zmm12                     ;   474.8 p8+p9   46 dst spill
        vmovdqa64 zmm12, zmm20                            ;   523.5         46 dst copy
        vpternlogd zmm12, zmm6, zmm6, 0xf3                ;   523.5 p5      46 dst
        vmovdqu64 [rbp + 9024], zmm16                     ;   479.5 p7+p4   46 dst spill
        vpxord zmm16, zmm2, zmm21                         ;   523.5 p0      46 dst
        vmovdqu64 [rbp + 8384], zmm8                      ;   481.5 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm16                             ;   524.5         46 dst copy
        vpternlogd zmm8, zmm31, zmm1, 0x60                ;   524.5 p5      46 dst
        vmovdqu64 [rbp + 14016], zmm17                    ;   467.5 p7+p4   46 dst spill
        vmovdqa64 zmm17, zmm23                            ;   510.5         46 dst copy
        vpternlogd zmm17, zmm1, [rbp + 3072], 0xbe        ;   524.5 p0+p2   46 dst
        vpternlogd zmm19, zmm29, zmm17, 0x96              ;   525.5 p5      46 dst
        vpternlogd zmm18, zmm8, zmm19, 0x96               ;   526.5 p0      46 dst
        vpternlogd zmm30, zmm17, zmm4, 0x96               ;   525.8 p5      46 dst
        vmovdqa64 zmm8, zmm18                             ;   527.5         46 dst copy
        vpternlogd zmm8, zmm7, zmm4, 0x60                 ;   527.5 p0      46 dst
        vpternlogd zmm12, zmm19, zmm8, 0x96               ;   528.5 p5      46 dst
        vpternlogd zmm30, zmm8, zmm12, 0x78               ;   529.5 p0      46 dst
        vpternlogd zmm7, zmm4, zmm12, 0x96                ;   529.5 p5      46 dst
        vpternlogd zmm7, zmm30, zmm18, 0x78               ;   530.5 p0      46 dst
        vpternlogd zmm18, zmm7, zmm12, 0x78               ;   531.5 p5      46 dst
        vpternlogd zmm12, zmm7, zmm30, 0x78               ;   531.5 p0      46 dst
        vmovdqa64 zmm4, zmm18                             ;   532.5         46 dst copy
        vpternlogd zmm4, zmm0, zmm1, 0x60                 ;   532.5 p5      46 dst
        vpternlogd zmm2, zmm18, zmm7, 0x60                ;   532.5 p0      46 dst
        vmovdqa64 zmm8, zmm18                             ;   532.5         46 dst copy
        vpternlogd zmm8, zmm7, zmm23, 0x28                ;   532.5 p5      46 dst
        vpandd zmm17, zmm0, zmm7                          ;   531.5 p0      46 dst
        vmovdqa64 zmm19, zmm18                            ;   532.5         46 dst copy
        vpternlogd zmm19, zmm12, zmm7, 0x96               ;   532.5 p5      46 dst
        vpternlogd zmm30, zmm19, zmm18, 0x1e              ;   533.5 p0      46 dst
        vpternlogd zmm2, zmm19, zmm16, 0x78               ;   533.5 p5      46 dst
        vpternlogd zmm31, zmm1, zmm19, 0x28               ;   533.5 p0      46 dst
        vpternlogd zmm27, zmm23, zmm30, 0x28              ;   534.5 p5      46 dst
        vmovdqa64 zmm1, zmm4                              ;   533.5         46 dst copy
        vpternlogd zmm1, zmm7, zmm28, 0x78                ;   534.5 p0      46 dst
        vpternlogd zmm1, zmm21, zmm12, 0x78               ;   535.5 p5      46 dst
        vpternlogd zmm22, zmm30, zmm12, 0x60              ;   535.5 p0      46 dst
        vpxord zmm21, zmm7, zmm30                         ;   535.8 p5      46 dst
        vpternlogd zmm5, zmm30, zmm12, 0x60               ;   536.5 p0      46 dst
        vpandd zmm26, zmm26, zmm21                        ;   536.8 p5      46 dst
        vpternlogd zmm0, zmm21, zmm25, 0x84               ;   537.5 p0      46 dst
        vpternlogd zmm16, zmm1, zmm19, 0x6c               ;   537.8 p5      46 dst
        vpternlogd zmm16, zmm27, zmm26, 0x96              ;   538.8 p0      46 dst
        vpternlogd zmm30, zmm25, zmm5, 0x9a               ;   538.8 p5      46 dst
        vmovdqu64 zmm23, [rbp + 1472]                     ;   392.8 p3      46 dst reload
        vmovdqu64 zmm25, [rbp + 1728]                     ;   393.0 p2      46 dst reload
        vmovdqu64 zmm27, [rbp + 1664]                     ;   393.8 p3      46 dst
        vpternlogd zmm27, zmm25, zmm23, 0x96              ;   539.5 p0      46 dst
        vmovdqu64 zmm29, [rbp + 1408]                     ;   394.0 p2      46 dst reload
        vpxord zmm25, zmm25, zmm29                        ;   539.8 p5      46 dst
        vpxord zmm29, zmm29, zmm23                        ;   540.5 p0      46 dst
        vpternlogd zmm7, zmm28, zmm2, 0x6a                ;   540.8 p5      46 dst
        vpternlogd zmm31, zmm30, zmm0, 0x96               ;   541.5 p0      46 dst
        vpternlogd zmm6, zmm21, zmm19, 6                  ;   541.8 p5      46 dst
        vpternlogd zmm21, zmm19, zmm20, 0x28              ;   542.5 p0      46 dst
        vmovdqu64 zmm19, [rbp + 1792]                     ;   396.8 p3      46 dst reload
        vmovdqu64 zmm20, [rbp + 1664]                     ;   397.0 p2      46 dst
        vpternlogd zmm20, zmm23, zmm19, 0x96              ;   542.8 p5      46 dst
        vpternlogd zmm5, zmm12, zmm11, 0x78               ;   543.5 p0      46 dst
        vmovdqu64 zmm11, [rbp + 1856]                     ;   397.8 p3      46 dst
        vpternlogd zmm7, zmm26, zmm31, 0x96               ;   543.8 p5      46 dst
        vpternlogd zmm5, zmm7, zmm16, 0x96                ;   544.8 p0      46 dst
        vpternlogd zmm0, zmm2, zmm4, 0x96                 ;   544.8 p5      46 dst
        vpternlogd zmm0, zmm6, zmm5, 0x96                 ;   545.8 p0      46 dst
        vpternlogd zmm5, zmm18, [rbp + 3072], 0x78        ;   545.8 p5+p2   46 dst
        vpternlogd zmm30, zmm8, zmm5, 0x96                ;   546.8 p0      46 dst
        vpternlogd zmm22, zmm1, zmm30, 0x96               ;   547.8 p5      46 dst
        vmovdqu64 zmm1, [rbp + 1536]                      ;   400.8 p3      46 dst
        vpxord zmm11, zmm11, zmm29                        ;   547.5 p0      46 dst
        vmovdqu64 zmm6, [rbp + 1600]                      ;   402.0 p2      46 dst reload
        vmovdqa64 zmm8, zmm11                             ;   548.5         46 dst copy
        vpternlogd zmm8, zmm27, zmm6, 0x96                ;   548.5 p5      46 dst
        vmovdqu64 zmm12, [rbp + 1536]                     ;   402.5 p3      46 dst reload
        vmovdqa64 zmm18, zmm27                            ;   540.5         46 dst copy
        vpternlogd zmm18, zmm23, zmm12, 0x69              ;   548.5 p0      46 dst
        vmovdqa64 zmm26, zmm12                            ;   408.5         46 dst copy
        vpternlogd zmm26, zmm27, zmm29, 0x96              ;   548.8 p5      46 dst
        vmovdqa64 zmm28, zmm6                             ;   408.0         46 dst copy
        vpternlogd zmm28, zmm27, zmm23, 0x14              ;   549.5 p0      46 dst
        vpord zmm1, zmm1, zmm26                           ;   549.8 p5      46 dst
        vmovdqu64 [rbp + 8832], zmm31                     ;   542.5 p8+p9   46 dst spill
        vmovdqa64 zmm31, zmm25                            ;   540.8         46 dst copy
        vpternlogd zmm31, zmm23, zmm23, 0xc3              ;   550.5 p0      46 dst
        vmovdqu64 [rbp + 8448], zmm7                      ;   544.8 p7+p4   46 dst spill
        vpandd zmm7, zmm11, zmm18                         ;   550.8 p5      46 dst
        vmovdqu64 [rbp + 8128], zmm30                     ;   547.8 p8+p9   46 dst spill
        vmovdqa64 zmm30, zmm12                            ;   408.5         46 dst copy
        vpternlogd zmm30, zmm8, zmm27, 0xde               ;   551.5 p0      46 dst
        vpternlogd zmm7, zmm30, zmm1, 0x96                ;   552.5 p5      46 dst
        vpternlogd zmm30, zmm31, zmm20, 0x1e              ;   552.5 p0      46 dst
        vmovdqu64 [rbp + 8256], zmm17                     ;   532.5 p7+p4   46 dst spill
        vmovdqa64 zmm17, zmm20                            ;   543.8         46 dst copy
        vpternlogd zmm17, zmm6, zmm27, 0x96               ;   552.8 p5      46 dst
        vmovdqu64 [rbp + 8896], zmm5                      ;   546.8 p8+p9   46 dst spill
        vmovdqa64 zmm5, zmm26                             ;   549.8         46 dst copy
        vpternlogd zmm5, zmm8, zmm27, 0x28                ;   553.5 p0      46 dst
        vmovdqu64 [rbp + 8960], zmm16                     ;   539.8 p7+p4   46 dst spill
        vmovdqa64 zmm16, zmm28                            ;   550.5         46 dst copy
        vpternlogd zmm16, zmm19, zmm19, 0xc3              ;   553.8 p5      46 dst
        vpternlogd zmm30, zmm16, zmm5, 0x96               ;   554.8 p0      46 dst
        vpternlogd zmm16, zmm17, zmm25, 0x1e              ;   554.8 p5      46 dst
        vpternlogd zmm28, zmm17, zmm25, 0x78              ;   555.5 p0      46 dst
        vpternlogd zmm28, zmm5, zmm1, 0x96                ;   556.5 p5      46 dst
        vmovdqa64 zmm1, zmm20                             ;   543.8         46 dst copy
        vpternlogd zmm1, zmm26, zmm19, 0x7d               ;   556.5 p0      46 dst
        vmovdqa64 zmm5, zmm17                             ;   553.8         46 dst copy
        vpternlogd zmm5, zmm26, zmm8, 0x96                ;   556.8 p5      46 dst
        vmovdqu64 [rbp + 8064], zmm0                      ;   546.8 p8+p9   46 dst spill
        vmovdqa64 zmm0, zmm30                             ;   555.8         46 dst copy
        vmovdqu64 [rbp + 8192], zmm21                     ;   543.5 p7+p4   46 dst spill
        vmovdqa64 zmm21, zmm27                            ;   540.5         46 dst copy
        vmovdqu64 [rbp + 8768], zmm22                     ;   548.8 p8+p9   46 dst spill
        vmovdqa64 zmm22, zmm26                            ;   549.8         46 dst copy
        vpternlogd zmm15, zmm3, [r8 + 5504]{1to16}, 0x96  ;   557.5 p0+p2   68 dst
        vmovdqu64 zmm3, [rbp + 1664]                      ;   411.8 p3      46 dst reload
        vmovdqu64 [rbp + 8576], zmm4                      ;   533.5 p7+p4   46 dst spill
        vmovdqa64 zmm4, zmm5                              ;   557.8         46 dst copy
        vpternlogd zmm4, zmm29, zmm3, 0x60                ;   557.8 p5      46 dst
        vpternlogd zmm16, zmm4, zmm7, 0x96                ;   558.8 p0      46 dst
        vpandd zmm0, zmm0, zmm16                          ;   559.8 p5      46 dst
        vpternlogd zmm1, zmm7, zmm0, 0x96                 ;   560.8 p0      46 dst
        vpternlogd zmm28, zmm0, zmm1, 0x78                ;   561.8 p5      46 dst
        vpxord zmm30, zmm30, zmm1                         ;   561.8 p0      46 dst
        vpternlogd zmm30, zmm28, zmm16, 0x78              ;   562.8 p5      46 dst
        vpternlogd zmm16, zmm30, zmm1, 0x78               ;   563.8 p0      46 dst
        vpternlogd zmm1, zmm30, zmm28, 0x78               ;   563.8 p5      46 dst
        vpandd zmm22, zmm22, zmm16                        ;   564.8 p0      46 dst
        vpxord zmm0, zmm16, zmm30                         ;   564.8 p5      46 dst
        vpandd zmm21, zmm21, zmm0                         ;   565.8 p0      46 dst
        vmovdqa64 zmm4, zmm0                              ;   565.8         46 dst copy
        vpternlogd zmm4, zmm26, zmm8, 0x60                ;   565.8 p5      46 dst
        vpxord zmm0, zmm0, zmm1                           ;   565.8 p0      46 dst
        vpternlogd zmm28, zmm0, zmm16, 0x1e               ;   566.8 p5      46 dst
        vpternlogd zmm4, zmm0, zmm5, 0x78                 ;   566.8 p0      46 dst
        vmovdqa64 zmm7, zmm30                             ;   563.8         46 dst copy
        vpternlogd zmm7, zmm12, zmm27, 0x60               ;   565.8 p5      46 dst
        vpternlogd zmm3, zmm29, zmm0, 0x28                ;   566.8 p0      46 dst
        vpternlogd zmm6, zmm27, zmm28, 0x28               ;   567.8 p5      46 dst
        vmovdqa64 zmm27, zmm22                            ;   565.8         46 dst copy
        vpternlogd zmm27, zmm30, zmm8, 0x78               ;   567.5 p0      46 dst
        vpternlogd zmm27, zmm17, zmm1, 0x78               ;   568.5 p5      46 dst
        vpternlogd zmm31, zmm28, zmm1, 0x60               ;   568.5 p0      46 dst
        vmovdqa64 zmm17, zmm28                            ;   567.8         46 dst copy
        vpternlogd zmm17, zmm1, zmm20, 0x28               ;   568.8 p5      46 dst
        vpternlogd zmm11, zmm28, zmm30, 0x60              ;   569.5 p0      46 dst
        vpternlogd zmm18, zmm28, zmm30, 0x60              ;   569.8 p5      46 dst
        vmovdqa64 zmm29, zmm28                            ;   567.8         46 dst copy
        vpternlogd zmm29, zmm0, zmm30, 0x96               ;   570.5 p0      46 dst
        vpternlogd zmm0, zmm5, zmm27, 0x6a                ;   570.8 p5      46 dst
        vpternlogd zmm0, zmm6, zmm11, 0x96                ;   571.8 p0      46 dst
        vpternlogd zmm28, zmm23, zmm31, 0x9a              ;   571.8 p5      46 dst
        vpternlogd zmm3, zmm28, zmm18, 0x96               ;   572.8 p0      46 dst
        vpternlogd zmm20, zmm26, zmm29, 0x28              ;   572.8 p5      46 dst
        vpandnd zmm5, zmm19, zmm29                        ;   573.5 p0      46 dst
        vpternlogd zmm30, zmm8, zmm4, 0x6a                ;   573.8 p5      46 dst
        vpternlogd zmm31, zmm1, zmm25, 0x78               ;   574.5 p0      46 dst
        vpternlogd zmm30, zmm11, zmm3, 0x96               ;   574.8 p5      46 dst
        vpternlogd zmm31, zmm30, zmm0, 0x96               ;   575.8 p0      46 dst
        vpternlogd zmm16, zmm12, zmm31, 0x6a              ;   576.8 p5      46 dst
        vpternlogd zmm18, zmm4, zmm22, 0x96               ;   576.5 p0      46 dst
        vpternlogd zmm18, zmm31, zmm5, 0x96               ;   577.5 p5      46 dst
        vpternlogd zmm28, zmm21, zmm16, 0x96              ;   577.8 p0      46 dst
        vpternlogd zmm17, zmm27, zmm28, 0x96              ;   578.8 p5      46 dst
        vmovdqu64 zmm1, [rbp + 9472]                      ;   510.8 p2      68 dst
        vpxord zmm1, zmm1, [r8 + 5536]{1to16}             ;   578.5 p0+p3   68 dst
        vmovdqu64 zmm5, [rbp + 8640]                      ;   474.8 p2      46 dst reload
        vmovdqu64 zmm6, [rbp + 9280]                      ;   475.8 p3      68 dst
        vpternlogd zmm6, zmm5, [r8 + 5532]{1to16}, 0x96   ;   578.8 p5+p2   68 dst
        vmovdqu64 zmm5, [rbp + 9344]                      ;   514.8 p3      68 dst
        vpxord zmm5, zmm5, [r8 + 5540]{1to16}             ;   579.5 p0+p2   68 dst
        vpxord zmm10, zmm10, [r8 + 5516]{1to16}           ;   579.8 p5+p3   68 dst
        vpbroadcastd zmm8, [r8 + 5508]                    ;   432.8 p10     68 dst
        vpxord zmm8, zmm8, zmm9                           ;   580.5 p0      68 dst
        vmovdqu64 zmm11, [rbp + 8512]                     ;   515.8 p2      68 dst
        vpxord zmm11, zmm11, [r8 + 5544]{1to16}           ;   580.8 p5+p3   68 dst
        vpbroadcastd zmm12, [r8 + 5512]                   ;   433.8 p10     68 dst
        vpxord zmm12, zmm12, zmm24                        ;   581.5 p0      68 dst
        vmovdqu64 zmm19, [rbp + 14144]                    ;   509.5 p2      68 dst
        vpxord zmm19, zmm19, [r8 + 5548]{1to16}           ;   581.8 p5+p3   68 dst
        vmovdqu64 zmm21, [rbp + 14016]                    ;   467.5 p2      68 dst
        vpternlogd zmm21, zmm14, [r8 + 5520]{1to16}, 0x96 ;   582.5 p0+p3   68 dst
        vmovdqu64 zmm23, [rbp + 8384]                     ;   481.5 p2      46 dst reload
        vpternlogd zmm14, zmm23, [r8 + 5524]{1to16}, 0x96 ;   582.8 p5+p3   68 dst
        vmovdqu64 zmm23, [rbp + 9024]                     ;   479.5 p2      46 dst reload
        vpternlogd zmm9, zmm23, [r8 + 5528]{1to16}, 0x96  ;   583.5 p0+p3   68 dst
        vmovdqu64 zmm23, [rbp + 8320]                     ;   499.8 p2      46 dst reload
        vmovdqu64 zmm25, [rbp + 9152]                     ;   514.8 p3      68 dst
        vpternlogd zmm25, zmm23, [r8 + 5552]{1to16}, 0x96 ;   583.8 p5+p2   68 dst
        vmovdqu64 zmm23, [rbp + 9152]                     ;   514.8 p3      46 dst reload
        vmovdqu64 zmm26, [rbp + 9088]                     ;   513.5 p2      68 dst
        vpternlogd zmm26, zmm23, [r8 + 5556]{1to16}, 0x96 ;   584.5 p0+p3   68 dst
        vmovdqu64 zmm23, [rbp + 9536]                     ;   511.5 p2      46 dst reload
        vmovdqu64 zmm27, [rbp + 9344]                     ;   514.8 p3      68 dst
        vpternlogd zmm27, zmm23, [r8 + 5560]{1to16}, 0x96 ;   584.8 p5+p2   68 dst
        vmovdqu64 zmm23, [rbp + 8704]                     ;   506.8 p3      46 dst reload
        vmovdqu64 zmm29, [rbp + 9408]                     ;   504.8 p2      68 dst
        vpternlogd zmm29, zmm23, [r8 + 5564]{1to16}, 0x96 ;   585.5 p0+p3   68 dst
        vpternlogd zmm15, zmm24, zmm13, 0x96              ;   585.8 p5      68 dst
        vmovdqu64 zmm13, [rbp + 8064]                     ;   546.8 p2      68 dst
        vpxord zmm13, zmm13, [r8 + 5572]{1to16}           ;   586.5 p0+p3   68 dst
        vmovdqu64 zmm23, [rbp + 8768]                     ;   548.8 p2      68 dst
        vpxord zmm23, zmm23, [r8 + 5576]{1to16}           ;   586.8 p5+p3   68 dst
        vmovdqu64 zmm24, [rbp + 8960]                     ;   539.8 p2      68 dst
        vpxord zmm24, zmm24, [r8 + 5580]{1to16}           ;   587.5 p0+p3   68 dst
        vmovdqu64 zmm31, [rbp + 8128]                     ;   547.8 p2      68 dst
        vpxord zmm31, zmm31, [r8 + 5588]{1to16}           ;   587.8 p5+p3   68 dst
        vpternlogd zmm4, zmm22, [r8 + 5600]{1to16}, 0x96  ;   588.5 p0+p2   68 dst
        vmovdqu64 zmm22, [rbp + 8832]                     ;   542.5 p3      68 dst
        vpxord zmm22, zmm22, [r8 + 5596]{1to16}           ;   588.8 p5+p2   68 dst
        vpternlogd zmm4, zmm20, zmm17, 0x96               ;   589.5 p0      68 dst
        vmovdqu64 zmm20, [rbp + 8576]                     ;   533.5 p3      46 dst reload
        vpternlogd zmm2, zmm20, [r8 + 5568]{1to16}, 0x96  ;   589.8 p5+p2   68 dst
        vpbroadcastd zmm20, [r8 + 5604]                   ;   443.0 p10     68 dst
        vpxord zmm20, zmm20, zmm18                        ;   590.5 p0      68 dst
        vpternlogd zmm16, zmm7, [r8 + 5616]{1to16}, 0x96  ;   590.8 p5+p3   68 dst
        vpbroadcastd zmm7, [r8 + 5608]                    ;   444.2 p10     68 dst
        vpxord zmm7, zmm7, zmm17                          ;   591.5 p0      68 dst
        vpbroadcastd zmm17, [r8 + 5612]                   ;   445.2 p10     68 dst
        vpxord zmm17, zmm17, zmm0                         ;   591.8 p5      68 dst
        vpbroadcastd zmm0, [r8 + 5620]                    ;   446.2 p10     68 dst
        vpxord zmm0, zmm0, zmm28                          ;   592.5 p0      68 dst
        vpbroadcastd zmm28, [r8 + 5628]                   ;   447.2 p10     68 dst
        vpxord zmm28, zmm28, zmm3                         ;   592.8 p5      68 dst
        vpternlogd zmm18, zmm30, [r8 + 5624]{1to16}, 0x96 ;   593.5 p0+p2   68 dst
        vmovdqu64 zmm3, [rbp + 8512]                      ;   515.8 p3      46 dst reload
        vpternlogd zmm1, zmm3, [rbp + 9216], 0x96         ;   593.8 p5+p2   68 dst
        vmovdqu64 zmm3, [rbp + 8768]                      ;   548.8 p3      46 dst reload
        vpternlogd zmm2, zmm3, [rbp + 8192], 0x96         ;   594.5 p0+p2   68 dst
        vmovdqu64 zmm3, [rbp + 8256]                      ;   532.5 p3      46 dst reload
        vmovdqu64 zmm30, [rbp + 8896]                     ;   546.8 p2      68 dst
        vpternlogd zmm30, zmm3, [r8 + 5584]{1to16}, 0x96  ;   594.8 p5+p3   68 dst
        vmovdqu64 [r9 + 6208], zmm8                       ;   581.5 p8+p9   68 dst
        vmovdqu64 zmm3, [rbp + 8448]                      ;   544.8 p2      46 dst reload
        vmovdqu64 zmm8, [rbp + 8064]                      ;   546.8 p3      68 dst
        vpternlogd zmm8, zmm3, [r8 + 5592]{1to16}, 0x96   ;   595.5 p0+p2   68 dst
        vmovdqu64 [r9 + 6144], zmm15                      ;   586.8 p7+p4   68 dst
        vmovdqu64 [r9 + 6272], zmm12                      ;   582.5 p8+p9   68 dst
        vmovdqu64 [r9 + 6336], zmm10                      ;   580.8 p7+p4   68 dst
        vmovdqu64 [r9 + 6400], zmm21                      ;   583.5 p8+p9   68 dst
        vmovdqu64 [r9 + 6464], zmm14                      ;   583.8 p7+p4   68 dst
        vmovdqu64 [r9 + 6592], zmm6                       ;   579.8 p8+p9   68 dst
        vmovdqu64 [r9 + 6528], zmm9                       ;   584.5 p7+p4   68 dst
        vmovdqu64 [r9 + 6720], zmm5                       ;   580.5 p8+p9   68 dst
        vmovdqu64 [r9 + 6784], zmm11                      ;   581.8 p7+p4   68 dst
        vmovdqu64 [r9 + 6656], zmm1                       ;   594.8 p8+p9   68 dst
        vmovdqu64 [r9 + 6848], zmm19                      ;   582.8 p7+p4   68 dst
        vmovdqu64 [r9 + 6912], zmm25                      ;   584.8 p8+p9   68 dst
        vmovdqu64 [r9 + 6976], zmm26                      ;   585.5 p7+p4   68 dst
        vmovdqu64 [r9 + 7040], zmm27                      ;   585.8 p8+p9   68 dst
        vmovdqu64 [r9 + 7104], zmm29                      ;   586.5 p7+p4   68 dst
        lea r8, [r9 + 8192]                               ;   451.0 p1     119 blocks
        vmovdqu64 [r9 + 7232], zmm13                      ;   587.5 p8+p9   68 dst
        vmovdqu64 [r9 + 7168], zmm2                       ;   595.5 p7+p4   68 dst
        vmovdqu64 [r9 + 7296], zmm23                      ;   587.8 p8+p9   68 dst
        vmovdqu64 [r9 + 7360], zmm24                      ;   588.5 p7+p4   68 dst
        mov r10, qword [rbp + 14272]                      ;   451.8 p10    119 blocks
        add r10, 0x2000                                   ;   456.8 p6     119 blocks
        mov qword [rbp + 14272], r10                      ;   467.7 p8+p9  119 blocks
        vmovdqu64 [r9 + 7488], zmm31                      ;   588.8 p7+p4   68 dst
        vmovdqu64 [r9 + 7424], zmm30                      ;   595.8 p8+p9   68 dst
        vmovdqu64 [r9 + 7616], zmm22                      ;   589.8 p7+p4   68 dst
        vmovdqu64 [r9 + 7552], zmm8                       ;   596.5 p8+p9   68 dst
        vmovdqu64 [r9 + 7680], zmm4                       ;   590.5 p7+p4   68 dst
        vmovdqu64 [r9 + 7744], zmm20                      ;   591.5 p8+p9   68 dst
        vmovdqu64 [r9 + 7808], zmm7                       ;   592.5 p7+p4   68 dst
        vmovdqu64 [r9 + 7872], zmm17                      ;   592.8 p8+p9   68 dst
        vmovdqu64 [r9 + 7936], zmm16                      ;   591.8 p7+p4   68 dst
        vmovdqu64 [r9 + 8000], zmm0                       ;   593.5 p8+p9   68 dst
        vmovdqu64 [r9 + 8064], zmm18                      ;   594.5 p7+p4   68 dst
        vmovdqu64 [r9 + 8128], zmm28                      ;   593.8 p8+p9   68 dst
        mov qword [rbp + 14312], r8                       ;   480.5 p7+p4  119 blocks
        cmp r10, qword [rbp + 14280]                      ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 14320]                      ;                    frame
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
