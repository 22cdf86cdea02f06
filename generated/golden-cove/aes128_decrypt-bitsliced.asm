; aes128_decrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/aes.cw (sha256 d6ee5b0d12dcd447); do not edit:
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
;   blocks: 389 uops, planned 134.2; bounds: width 64.8, ports 129.0, path 7.0
;   blocks/rounds: 2766 uops, planned 734.7; bounds: width 461.0, ports 734.0, path 56.0
;   blocks.2: 2269 uops, planned 616.7; bounds: width 378.2, ports 616.0, path 29.0
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
        sub rsp, 0x3fc0                                   ;                    frame
        and rsp, -64                                      ;                    frame
        lea rbp, [rsp + 128]                              ;                    frame
        mov qword [rbp + 16176], rax                      ;                    frame
        mov dword [rbp + 16184], ecx                      ;                    argument
        mov qword [rbp + 16128], rsi                      ;                    argument
        mov qword [rbp + 16144], rdi                      ;                    argument
        mov qword [rbp + 16168], rdx                      ;                    argument
        mov r8d, dword [rbp + 16184]                      ;     0.0 p2     119 blocks
        shl r8, 0xd                                       ;     5.0 p0     119 blocks
        add r8, qword [rbp + 16128]                       ;     6.0 p1+p3  119 blocks
        mov qword [rbp + 16136], r8                       ;     7.0 p7+p4  119 blocks
        cmp dword [rbp + 16184], 0                        ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 16128]                       ;     0.0 p2      62 s[0].0 reload
        vmovdqu64 zmm0, [r8]                              ;     5.0 p3      62 s[0]
        mov r9, qword [rbp + 16144]                       ;     0.3 p10     62 s[0].0 reload
        vpxord zmm0, zmm0, [r9]{1to16}                    ;    11.3 p0+p2   62 s[0]
        vmovdqu64 [rbp - 128], zmm0                       ;    12.3 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 64]                         ;     5.0 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 4]{1to16}                ;    11.3 p5+p2   62 s[0]
        vmovdqu64 [rbp - 64], zmm0                        ;    12.3 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 128]                        ;     5.0 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 8]{1to16}                ;    11.3 p0+p2   62 s[0]
        vmovdqu64 [rbp + 0], zmm0                         ;    12.3 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 192]                        ;     5.0 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 12]{1to16}               ;    11.3 p5+p2   62 s[0]
        vmovdqu64 [rbp + 64], zmm0                        ;    12.3 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 256]                        ;     5.0 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 16]{1to16}               ;    11.3 p0+p2   62 s[0]
        vmovdqu64 [rbp + 128], zmm0                       ;    12.3 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 320]                        ;     5.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 20]{1to16}               ;    11.3 p5+p2   62 s[0]
        vmovdqu64 [rbp + 192], zmm0                       ;    12.3 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 384]                        ;     6.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 24]{1to16}               ;    12.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 256], zmm0                       ;    13.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 448]                        ;     7.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 28]{1to16}               ;    13.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 320], zmm0                       ;    14.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 512]                        ;     8.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 32]{1to16}               ;    14.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 384], zmm0                       ;    15.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 576]                        ;     9.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 36]{1to16}               ;    15.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 448], zmm0                       ;    16.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 640]                        ;    10.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 40]{1to16}               ;    16.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 512], zmm0                       ;    17.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 704]                        ;    11.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 44]{1to16}               ;    17.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 576], zmm0                       ;    18.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 768]                        ;    12.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 48]{1to16}               ;    18.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 640], zmm0                       ;    19.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 832]                        ;    13.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 52]{1to16}               ;    19.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 704], zmm0                       ;    20.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 896]                        ;    14.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 56]{1to16}               ;    20.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 768], zmm0                       ;    21.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 960]                        ;    15.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 60]{1to16}               ;    21.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 832], zmm0                       ;    22.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 1024]                       ;    16.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 64]{1to16}               ;    22.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 896], zmm0                       ;    23.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 1088]                       ;    17.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 68]{1to16}               ;    23.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 960], zmm0                       ;    24.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 1152]                       ;    18.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 72]{1to16}               ;    24.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1024], zmm0                      ;    25.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 1216]                       ;    19.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 76]{1to16}               ;    25.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1088], zmm0                      ;    26.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 1280]                       ;    20.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 80]{1to16}               ;    26.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1152], zmm0                      ;    27.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 1344]                       ;    21.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 84]{1to16}               ;    27.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1216], zmm0                      ;    28.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 1408]                       ;    22.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 88]{1to16}               ;    28.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1280], zmm0                      ;    29.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 1472]                       ;    23.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 92]{1to16}               ;    29.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1344], zmm0                      ;    30.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 1536]                       ;    24.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 96]{1to16}               ;    30.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1408], zmm0                      ;    31.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 1600]                       ;    25.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 100]{1to16}              ;    31.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1472], zmm0                      ;    32.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 1664]                       ;    26.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 104]{1to16}              ;    32.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1536], zmm0                      ;    33.2 p7+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 1728]                       ;    27.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 108]{1to16}              ;    33.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1600], zmm0                      ;    34.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 1792]                       ;    28.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 112]{1to16}              ;    34.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1664], zmm0                      ;    35.2 p7+p4   63 rounds
        mov qword [rbp + 16152], r9                       ;    29.2 p8+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 1856]                       ;    29.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 116]{1to16}              ;    35.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1728], zmm0                      ;    36.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 1920]                       ;    30.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 120]{1to16}              ;    36.2 p0+p2   62 s[0]
        vmovdqu64 [rbp + 1792], zmm0                      ;    37.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 1984]                       ;    31.2 p3      62 s[0]
        vpxord zmm0, zmm0, [r9 + 124]{1to16}              ;    37.2 p5+p2   62 s[0]
        vmovdqu64 [rbp + 1856], zmm0                      ;    38.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 2048]                       ;    32.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 128]{1to16}              ;    38.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 1920], zmm0                      ;    39.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 2112]                       ;    33.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 132]{1to16}              ;    39.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 1984], zmm0                      ;    40.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 2176]                       ;    34.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 136]{1to16}              ;    40.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2048], zmm0                      ;    41.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 2240]                       ;    35.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 140]{1to16}              ;    41.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2112], zmm0                      ;    42.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 2304]                       ;    36.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 144]{1to16}              ;    42.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2176], zmm0                      ;    43.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 2368]                       ;    37.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 148]{1to16}              ;    43.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2240], zmm0                      ;    44.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 2432]                       ;    38.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 152]{1to16}              ;    44.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2304], zmm0                      ;    45.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 2496]                       ;    39.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 156]{1to16}              ;    45.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2368], zmm0                      ;    46.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 2560]                       ;    40.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 160]{1to16}              ;    46.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2432], zmm0                      ;    47.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 2624]                       ;    41.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 164]{1to16}              ;    47.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2496], zmm0                      ;    48.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 2688]                       ;    42.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 168]{1to16}              ;    48.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2560], zmm0                      ;    49.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 2752]                       ;    43.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 172]{1to16}              ;    49.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2624], zmm0                      ;    50.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 2816]                       ;    44.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 176]{1to16}              ;    50.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2688], zmm0                      ;    51.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 2880]                       ;    45.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 180]{1to16}              ;    51.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2752], zmm0                      ;    52.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 2944]                       ;    46.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 184]{1to16}              ;    52.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2816], zmm0                      ;    53.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 3008]                       ;    47.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 188]{1to16}              ;    53.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 2880], zmm0                      ;    54.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 3072]                       ;    48.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 192]{1to16}              ;    54.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 2944], zmm0                      ;    55.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 3136]                       ;    49.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 196]{1to16}              ;    55.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3008], zmm0                      ;    56.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 3200]                       ;    50.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 200]{1to16}              ;    56.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3072], zmm0                      ;    57.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 3264]                       ;    51.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 204]{1to16}              ;    57.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3136], zmm0                      ;    58.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 3328]                       ;    52.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 208]{1to16}              ;    58.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3200], zmm0                      ;    59.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 3392]                       ;    53.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 212]{1to16}              ;    59.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3264], zmm0                      ;    60.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 3456]                       ;    54.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 216]{1to16}              ;    60.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3328], zmm0                      ;    61.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 3520]                       ;    55.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 220]{1to16}              ;    61.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3392], zmm0                      ;    62.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 3584]                       ;    56.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 224]{1to16}              ;    62.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3456], zmm0                      ;    63.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 3648]                       ;    57.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 228]{1to16}              ;    63.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3520], zmm0                      ;    64.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 3712]                       ;    58.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 232]{1to16}              ;    64.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3584], zmm0                      ;    65.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 3776]                       ;    59.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 236]{1to16}              ;    65.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3648], zmm0                      ;    66.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 3840]                       ;    60.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 240]{1to16}              ;    66.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3712], zmm0                      ;    67.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 3904]                       ;    61.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 244]{1to16}              ;    67.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3776], zmm0                      ;    68.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 3968]                       ;    62.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 248]{1to16}              ;    68.2 p0+p2   62 s[1]
        vmovdqu64 [rbp + 3840], zmm0                      ;    69.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 4032]                       ;    63.2 p3      62 s[1]
        vpxord zmm0, zmm0, [r9 + 252]{1to16}              ;    69.2 p5+p2   62 s[1]
        vmovdqu64 [rbp + 3904], zmm0                      ;    70.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 4096]                       ;    64.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 256]{1to16}              ;    70.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 3968], zmm0                      ;    71.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 4160]                       ;    65.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 260]{1to16}              ;    71.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4032], zmm0                      ;    72.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 4224]                       ;    66.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 264]{1to16}              ;    72.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4096], zmm0                      ;    73.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 4288]                       ;    67.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 268]{1to16}              ;    73.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4160], zmm0                      ;    74.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 4352]                       ;    68.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 272]{1to16}              ;    74.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4224], zmm0                      ;    75.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 4416]                       ;    69.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 276]{1to16}              ;    75.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4288], zmm0                      ;    76.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 4480]                       ;    70.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 280]{1to16}              ;    76.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4352], zmm0                      ;    77.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 4544]                       ;    71.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 284]{1to16}              ;    77.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4416], zmm0                      ;    78.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 4608]                       ;    72.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 288]{1to16}              ;    78.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4480], zmm0                      ;    79.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 4672]                       ;    73.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 292]{1to16}              ;    79.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4544], zmm0                      ;    80.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 4736]                       ;    74.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 296]{1to16}              ;    80.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4608], zmm0                      ;    81.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 4800]                       ;    75.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 300]{1to16}              ;    81.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4672], zmm0                      ;    82.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 4864]                       ;    76.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 304]{1to16}              ;    82.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4736], zmm0                      ;    83.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 4928]                       ;    77.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 308]{1to16}              ;    83.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4800], zmm0                      ;    84.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 4992]                       ;    78.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 312]{1to16}              ;    84.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4864], zmm0                      ;    85.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 5056]                       ;    79.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 316]{1to16}              ;    85.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 4928], zmm0                      ;    86.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 5120]                       ;    80.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 320]{1to16}              ;    86.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 4992], zmm0                      ;    87.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 5184]                       ;    81.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 324]{1to16}              ;    87.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5056], zmm0                      ;    88.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 5248]                       ;    82.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 328]{1to16}              ;    88.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5120], zmm0                      ;    89.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 5312]                       ;    83.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 332]{1to16}              ;    89.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5184], zmm0                      ;    90.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 5376]                       ;    84.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 336]{1to16}              ;    90.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5248], zmm0                      ;    91.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 5440]                       ;    85.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 340]{1to16}              ;    91.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5312], zmm0                      ;    92.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 5504]                       ;    86.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 344]{1to16}              ;    92.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5376], zmm0                      ;    93.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 5568]                       ;    87.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 348]{1to16}              ;    93.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5440], zmm0                      ;    94.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 5632]                       ;    88.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 352]{1to16}              ;    94.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5504], zmm0                      ;    95.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 5696]                       ;    89.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 356]{1to16}              ;    95.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5568], zmm0                      ;    96.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 5760]                       ;    90.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 360]{1to16}              ;    96.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5632], zmm0                      ;    97.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 5824]                       ;    91.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 364]{1to16}              ;    97.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5696], zmm0                      ;    98.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 5888]                       ;    92.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 368]{1to16}              ;    98.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5760], zmm0                      ;    99.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 5952]                       ;    93.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 372]{1to16}              ;    99.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5824], zmm0                      ;   100.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 6016]                       ;    94.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 376]{1to16}              ;   100.2 p0+p2   62 s[2]
        vmovdqu64 [rbp + 5888], zmm0                      ;   101.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 6080]                       ;    95.2 p3      62 s[2]
        vpxord zmm0, zmm0, [r9 + 380]{1to16}              ;   101.2 p5+p2   62 s[2]
        vmovdqu64 [rbp + 5952], zmm0                      ;   102.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 6144]                       ;    96.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 384]{1to16}              ;   102.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6016], zmm0                      ;   103.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 6208]                       ;    97.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 388]{1to16}              ;   103.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6080], zmm0                      ;   104.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 6272]                       ;    98.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 392]{1to16}              ;   104.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6144], zmm0                      ;   105.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 6336]                       ;    99.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 396]{1to16}              ;   105.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6208], zmm0                      ;   106.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 6400]                       ;   100.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 400]{1to16}              ;   106.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6272], zmm0                      ;   107.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 6464]                       ;   101.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 404]{1to16}              ;   107.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6336], zmm0                      ;   108.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 6528]                       ;   102.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 408]{1to16}              ;   108.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6400], zmm0                      ;   109.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 6592]                       ;   103.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 412]{1to16}              ;   109.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6464], zmm0                      ;   110.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 6656]                       ;   104.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 416]{1to16}              ;   110.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6528], zmm0                      ;   111.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 6720]                       ;   105.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 420]{1to16}              ;   111.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6592], zmm0                      ;   112.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 6784]                       ;   106.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 424]{1to16}              ;   112.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6656], zmm0                      ;   113.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 6848]                       ;   107.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 428]{1to16}              ;   113.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6720], zmm0                      ;   114.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 6912]                       ;   108.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 432]{1to16}              ;   114.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6784], zmm0                      ;   115.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 6976]                       ;   109.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 436]{1to16}              ;   115.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6848], zmm0                      ;   116.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 7040]                       ;   110.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 440]{1to16}              ;   116.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 6912], zmm0                      ;   117.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 7104]                       ;   111.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 444]{1to16}              ;   117.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 6976], zmm0                      ;   118.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 7168]                       ;   112.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 448]{1to16}              ;   118.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7040], zmm0                      ;   119.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 7232]                       ;   113.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 452]{1to16}              ;   119.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 7104], zmm0                      ;   120.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 7296]                       ;   114.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 456]{1to16}              ;   120.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7168], zmm0                      ;   121.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 7360]                       ;   115.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 460]{1to16}              ;   121.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 7232], zmm0                      ;   122.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 7424]                       ;   116.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 464]{1to16}              ;   122.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7296], zmm0                      ;   123.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 7488]                       ;   117.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 468]{1to16}              ;   123.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 7360], zmm0                      ;   124.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 7552]                       ;   118.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 472]{1to16}              ;   124.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7424], zmm0                      ;   125.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 7616]                       ;   119.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 476]{1to16}              ;   125.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 7488], zmm0                      ;   126.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 7680]                       ;   120.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 480]{1to16}              ;   126.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7552], zmm0                      ;   127.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 7744]                       ;   121.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 484]{1to16}              ;   127.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 7616], zmm0                      ;   128.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 7808]                       ;   122.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 488]{1to16}              ;   128.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7680], zmm0                      ;   129.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 7872]                       ;   123.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 492]{1to16}              ;   129.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 7744], zmm0                      ;   130.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 7936]                       ;   124.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 496]{1to16}              ;   130.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7808], zmm0                      ;   131.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 8000]                       ;   125.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 500]{1to16}              ;   131.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 7872], zmm0                      ;   132.2 p7+p9   63 rounds
        vmovdqu64 zmm0, [r8 + 8064]                       ;   126.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 504]{1to16}              ;   132.2 p0+p2   62 s[3]
        vmovdqu64 [rbp + 7936], zmm0                      ;   133.2 p8+p4   63 rounds
        vmovdqu64 zmm0, [r8 + 8128]                       ;   127.2 p3      62 s[3]
        vpxord zmm0, zmm0, [r9 + 508]{1to16}              ;   133.2 p5+p2   62 s[3]
        vmovdqu64 [rbp + 8000], zmm0                      ;   134.2 p7+p9   63 rounds
        add r9, 0x1200                                    ;    64.5 p1      63 rounds
        mov qword [rbp + 16160], r9                       ;   128.7 p8+p4   63 rounds
        align 16
.rounds_2:
        vmovdqu64 zmm0, [rbp - 64]                        ;     0.0 p2      46 t[0] reload
        vmovdqu64 zmm1, [rbp + 128]                       ;     0.2 p3      46 t[0] reload
        vmovdqu64 zmm2, [rbp + 192]                       ;     1.0 p2      46 t[0]
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;     7.0 p0      46 t[0]
        vpxord zmm3, zmm2, [rbp + 64]                     ;     8.0 p5+p3   46 t[0]
        vmovdqu64 zmm4, [rbp + 0]                         ;     2.0 p2      46 t[0] reload
        vpxord zmm5, zmm2, zmm4                           ;     8.0 p0      46 t[0]
        vmovdqa64 zmm6, zmm2                              ;     8.0         46 t[0] copy
        vmovdqu64 zmm7, [rbp - 128]                       ;     2.2 p3      46 t[0] reload
        vmovdqa64 zmm8, zmm1                              ;     6.2         46 t[0] copy
        vpternlogd zmm8, zmm0, zmm7, 0x96                 ;     8.2 p5      46 t[0]
        vmovdqu64 zmm9, [rbp + 256]                       ;     3.0 p2      46 t[0] reload
        vpternlogd zmm1, zmm0, zmm9, 0x96                 ;     9.0 p0      46 t[0]
        vmovdqa64 zmm10, zmm7                             ;     8.2         46 t[0] copy
        vpternlogd zmm10, zmm0, [rbp + 320], 0x96         ;     8.2 p5+p3   46 t[0]
        vpandnd zmm11, zmm0, zmm3                         ;     9.0 p0      46 t[0]
        vpxord zmm12, zmm1, zmm3                          ;    10.0 p5      46 t[0]
        vmovdqa64 zmm13, zmm1                             ;    10.0         46 t[0] copy
        vmovdqa64 zmm14, zmm12                            ;    11.0         46 t[0] copy
        vmovdqa64 zmm15, zmm5                             ;     9.0         46 t[0] copy
        vpternlogd zmm15, zmm7, zmm0, 0x96                ;     9.0 p0      46 t[0]
        vpxord zmm13, zmm13, zmm15                        ;    10.0 p5      46 t[0]
        vpord zmm16, zmm15, zmm4                          ;    10.0 p0      46 t[0]
        vmovdqa64 zmm17, zmm5                             ;     9.0         46 t[0] copy
        vpternlogd zmm17, zmm0, zmm0, 0xc3                ;     9.0 p5      46 t[0]
        vmovdqa64 zmm18, zmm5                             ;     9.0         46 t[0] copy
        vpternlogd zmm18, zmm10, zmm3, 0xf6               ;     9.2 p0      46 t[0]
        vmovdqa64 zmm19, zmm18                            ;    10.2         46 t[0] copy
        vmovdqa64 zmm20, zmm11                            ;    10.0         46 t[0] copy
        vpternlogd zmm20, zmm9, zmm9, 0xc3                ;    10.0 p5      46 t[0]
        vmovdqa64 zmm21, zmm16                            ;    11.0         46 t[0] copy
        vpternlogd zmm21, zmm10, zmm17, 0x78              ;    11.0 p0      46 t[0]
        vpxord zmm19, zmm19, zmm21                        ;    12.0 p5      46 t[0]
        vmovdqa64 zmm21, zmm19                            ;    13.0         46 t[0] copy
        vpternlogd zmm19, zmm13, zmm9, 0x2d               ;    13.0 p0      46 t[0]
        vmovdqa64 zmm22, zmm15                            ;    10.0         46 t[0] copy
        vpternlogd zmm22, zmm10, zmm3, 0x96               ;    10.0 p5      46 t[0]
        vpandd zmm6, zmm6, zmm22                          ;    11.0 p0      46 t[0]
        vpxord zmm14, zmm14, zmm22                        ;    11.0 p5      46 t[0]
        vmovdqa64 zmm23, zmm14                            ;    12.0         46 t[0] copy
        vmovdqu64 zmm24, [rbp + 6592]                     ;     6.8 p2      46 t[0] reload
        vmovdqu64 zmm25, [rbp + 6784]                     ;     7.0 p3      46 t[0] reload
        vmovdqu64 zmm26, [rbp + 6848]                     ;     7.8 p2      46 t[0]
        vpternlogd zmm26, zmm25, zmm24, 0x96              ;    13.8 p0      46 t[0]
        vpxord zmm27, zmm26, [rbp + 6720]                 ;    14.8 p5+p3   46 t[0]
        vmovdqu64 zmm28, [rbp + 6656]                     ;     8.8 p2      46 t[0] reload
        vpxord zmm29, zmm26, zmm28                        ;    14.8 p0      46 t[0]
        vmovdqa64 zmm30, zmm26                            ;    14.8         46 t[0] copy
        vpandnd zmm31, zmm24, zmm27                       ;    15.8 p5      46 t[0]
        vpxord zmm7, zmm7, [rbp + 192]                    ;    12.5 p0+p3   46 t[0]
        vpternlogd zmm11, zmm7, zmm12, 0x78               ;    13.5 p5      46 t[0]
        vpternlogd zmm11, zmm16, zmm6, 0x96               ;    14.5 p0      46 t[0]
        vmovdqa64 zmm16, zmm7                             ;    13.5         46 t[0] copy
        vpternlogd zmm16, zmm0, zmm0, 0xc3                ;    13.7 p5      46 t[0]
        vpternlogd zmm18, zmm1, zmm16, 0x1e               ;    14.7 p0      46 t[0]
        vpternlogd zmm6, zmm18, zmm20, 0x96               ;    15.7 p5      46 t[0]
        vpternlogd zmm20, zmm7, zmm12, 0x1e               ;    15.5 p0      46 t[0]
        vpxord zmm21, zmm21, zmm20                        ;    16.5 p5      46 t[0]
        vpternlogd zmm21, zmm14, zmm8, 0x78               ;    17.5 p0      46 t[0]
        vpandd zmm14, zmm6, zmm21                         ;    18.5 p5      46 t[0]
        vpxord zmm19, zmm19, zmm14                        ;    19.5 p0      46 t[0]
        vpternlogd zmm11, zmm14, zmm19, 0x78              ;    20.5 p5      46 t[0]
        vpxord zmm6, zmm6, zmm19                          ;    20.5 p0      46 t[0]
        vpternlogd zmm6, zmm21, zmm11, 0x78               ;    21.5 p5      46 t[0]
        vpternlogd zmm21, zmm19, zmm6, 0x78               ;    22.5 p0      46 t[0]
        vpternlogd zmm19, zmm11, zmm6, 0x78               ;    22.5 p5      46 t[0]
        vmovdqa64 zmm14, zmm19                            ;    23.5         46 t[0] copy
        vmovdqa64 zmm18, zmm19                            ;    23.5         46 t[0] copy
        vmovdqa64 zmm20, zmm6                             ;    22.5         46 t[0] copy
        vpternlogd zmm20, zmm10, zmm3, 0x60               ;    22.5 p0      46 t[0]
        vmovdqu64 [rbp + 8064], zmm5                      ;    11.8 p7+p4   46 t[0] spill
        vmovdqa64 zmm5, zmm20                             ;    23.5         46 t[0] copy
        vpternlogd zmm5, zmm15, zmm21, 0x78               ;    23.5 p5      46 t[0]
        vpternlogd zmm5, zmm12, zmm19, 0x78               ;    24.5 p0      46 t[0]
        vmovdqa64 zmm12, zmm5                             ;    25.5         46 t[0] copy
        vmovdqu64 [rbp + 8128], zmm13                     ;    12.7 p8+p9   46 t[0] spill
        vpxord zmm13, zmm21, zmm6                         ;    23.5 p5      46 t[0]
        vpxord zmm14, zmm14, zmm13                        ;    24.5 p0      46 t[0]
        vpternlogd zmm11, zmm21, zmm14, 0x1e              ;    25.5 p5      46 t[0]
        vpternlogd zmm10, zmm6, zmm11, 0x60               ;    26.5 p0      46 t[0]
        vpternlogd zmm17, zmm6, zmm11, 0x60               ;    26.5 p5      46 t[0]
        vpternlogd zmm8, zmm17, zmm14, 0x6c               ;    27.5 p0      46 t[0]
        vpandd zmm23, zmm23, zmm14                        ;    25.5 p5      46 t[0]
        vpternlogd zmm22, zmm23, zmm13, 0x6c              ;    26.5 p0      46 t[0]
        vpxord zmm12, zmm12, zmm23                        ;    26.5 p5      46 t[0]
        vpternlogd zmm12, zmm3, zmm11, 0x78               ;    27.5 p0      46 t[0]
        vpternlogd zmm14, zmm6, zmm11, 0x96               ;    26.7 p5      46 t[0]
        vpternlogd zmm20, zmm10, zmm22, 0x96              ;    27.5 p0      46 t[0]
        vpternlogd zmm22, zmm15, zmm21, 0x78              ;    27.7 p5      46 t[0]
        vpxord zmm18, zmm18, zmm11                        ;    28.5 p0      46 t[0]
        vpternlogd zmm5, zmm1, zmm18, 0x78                ;    29.5 p5      46 t[0]
        vpandd zmm16, zmm16, zmm18                        ;    29.5 p0      46 t[0]
        vpternlogd zmm11, zmm0, zmm16, 0x9a               ;    30.5 p5      46 t[0]
        vpternlogd zmm16, zmm7, zmm19, 0x78               ;    30.5 p0      46 t[0]
        vpternlogd zmm2, zmm13, zmm11, 0x6a               ;    31.5 p5      46 t[0]
        vpxord zmm10, zmm10, zmm12                        ;    31.5 p0      46 t[0]
        vpternlogd zmm20, zmm8, zmm11, 0x96               ;    31.7 p5      46 t[0]
        vpxord zmm17, zmm17, zmm22                        ;    32.5 p0      46 t[0]
        vpternlogd zmm17, zmm9, zmm14, 0xd2               ;    33.5 p5      46 t[0]
        vpternlogd zmm16, zmm20, zmm10, 0x96              ;    33.5 p0      46 t[0]
        vpternlogd zmm4, zmm21, zmm16, 0x6a               ;    34.5 p5      46 t[0]
        vmovdqu64 zmm0, [rbp + 6528]                      ;    17.0 p2      46 t[0] reload
        vmovdqa64 zmm1, zmm25                             ;    17.2         46 t[0] copy
        vpternlogd zmm1, zmm24, zmm0, 0x96                ;    34.5 p0      46 t[0]
        vmovdqu64 zmm3, [rbp + 6912]                      ;    17.5 p3      46 t[0] reload
        vpternlogd zmm25, zmm24, zmm3, 0x96               ;    34.7 p5      46 t[0]
        vpternlogd zmm5, zmm2, zmm4, 0x96                 ;    35.5 p0      46 t[0]
        vpxord zmm17, zmm17, zmm16                        ;    35.7 p5      46 t[0]
        vpxord zmm7, zmm27, zmm25                         ;    36.5 p0      46 t[0]
        vmovdqa64 zmm9, zmm0                              ;    23.0         46 t[0] copy
        vpternlogd zmm9, zmm24, [rbp + 6976], 0x96        ;    36.7 p5+p2   46 t[0]
        vmovdqa64 zmm12, zmm29                            ;    18.8         46 t[0] copy
        vpternlogd zmm12, zmm0, zmm24, 0x96               ;    37.5 p0      46 t[0]
        vmovdqa64 zmm13, zmm29                            ;    19.2         46 t[0] copy
        vpternlogd zmm13, zmm24, zmm24, 0xc3              ;    37.7 p5      46 t[0]
        vmovdqa64 zmm15, zmm31                            ;    19.5         46 t[0] copy
        vpternlogd zmm15, zmm3, zmm3, 0xc3                ;    38.5 p0      46 t[0]
        vpxord zmm16, zmm25, zmm12                        ;    38.7 p5      46 t[0]
        vpord zmm18, zmm12, zmm28                         ;    39.5 p0      46 t[0]
        vmovdqa64 zmm19, zmm7                             ;    37.5         46 t[0] copy
        vmovdqa64 zmm21, zmm29                            ;    20.3         46 t[0] copy
        vpternlogd zmm21, zmm9, zmm27, 0xf6               ;    39.7 p5      46 t[0]
        vmovdqa64 zmm23, zmm21                            ;    40.7         46 t[0] copy
        vpxord zmm0, zmm0, [rbp + 6848]                   ;    40.5 p0+p3   46 t[0]
        vpternlogd zmm31, zmm0, zmm7, 0x78                ;    41.5 p5      46 t[0]
        vmovdqu64 [rbp + 8192], zmm6                      ;    22.5 p7+p4   46 t[0] spill
        vmovdqa64 zmm6, zmm18                             ;    40.5         46 t[0] copy
        vpternlogd zmm6, zmm9, zmm13, 0x78                ;    41.5 p0      46 t[0]
        vpxord zmm23, zmm23, zmm6                         ;    42.5 p5      46 t[0]
        vmovdqa64 zmm6, zmm23                             ;    43.5         46 t[0] copy
        vpternlogd zmm23, zmm16, zmm3, 0x2d               ;    43.5 p0      46 t[0]
        vmovdqu64 [rbp + 8256], zmm29                     ;    22.2 p8+p9   46 t[0] spill
        vmovdqa64 zmm29, zmm0                             ;    41.5         46 t[0] copy
        vpternlogd zmm29, zmm24, zmm24, 0xc3              ;    42.7 p5      46 t[0]
        vpternlogd zmm21, zmm25, zmm29, 0x1e              ;    43.7 p0      46 t[0]
        vmovdqu64 [rbp + 8320], zmm10                     ;    32.5 p7+p4   46 t[0] spill
        vmovdqa64 zmm10, zmm12                            ;    38.5         46 t[0] copy
        vpternlogd zmm10, zmm9, zmm27, 0x96               ;    43.7 p5      46 t[0]
        vpandd zmm30, zmm30, zmm10                        ;    44.7 p0      46 t[0]
        vpternlogd zmm31, zmm18, zmm30, 0x96              ;    45.7 p5      46 t[0]
        vpternlogd zmm30, zmm21, zmm15, 0x96              ;    45.7 p0      46 t[0]
        vpternlogd zmm15, zmm0, zmm7, 0x1e                ;    45.7 p5      46 t[0]
        vpxord zmm6, zmm6, zmm15                          ;    46.7 p0      46 t[0]
        vpxord zmm19, zmm19, zmm10                        ;    46.7 p5      46 t[0]
        vpternlogd zmm6, zmm1, zmm19, 0x78                ;    47.7 p0      46 t[0]
        vpandd zmm15, zmm30, zmm6                         ;    48.7 p5      46 t[0]
        vpxord zmm23, zmm23, zmm15                        ;    49.7 p0      46 t[0]
        vpternlogd zmm31, zmm15, zmm23, 0x78              ;    50.7 p5      46 t[0]
        vpxord zmm30, zmm30, zmm23                        ;    50.7 p0      46 t[0]
        vpternlogd zmm30, zmm6, zmm31, 0x78               ;    51.7 p5      46 t[0]
        vpternlogd zmm6, zmm23, zmm30, 0x78               ;    52.7 p0      46 t[0]
        vpternlogd zmm23, zmm31, zmm30, 0x78              ;    52.7 p5      46 t[0]
        vmovdqa64 zmm15, zmm23                            ;    53.7         46 t[0] copy
        vmovdqa64 zmm18, zmm23                            ;    53.7         46 t[0] copy
        vmovdqa64 zmm21, zmm30                            ;    52.7         46 t[0] copy
        vpternlogd zmm21, zmm9, zmm27, 0x60               ;    52.7 p0      46 t[0]
        vmovdqu64 [rbp + 8384], zmm5                      ;    36.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm5, zmm21                             ;    53.7         46 t[0] copy
        vpternlogd zmm5, zmm12, zmm6, 0x78                ;    53.7 p5      46 t[0]
        vpternlogd zmm5, zmm7, zmm23, 0x78                ;    54.7 p0      46 t[0]
        vmovdqa64 zmm7, zmm5                              ;    55.7         46 t[0] copy
        vmovdqu64 [rbp + 8448], zmm22                     ;    28.7 p7+p4   46 t[0] spill
        vpxord zmm22, zmm6, zmm30                         ;    53.7 p5      46 t[0]
        vpxord zmm15, zmm15, zmm22                        ;    54.7 p0      46 t[0]
        vpternlogd zmm31, zmm6, zmm15, 0x1e               ;    55.7 p5      46 t[0]
        vpternlogd zmm9, zmm30, zmm31, 0x60               ;    56.7 p0      46 t[0]
        vpternlogd zmm13, zmm30, zmm31, 0x60              ;    56.7 p5      46 t[0]
        vpternlogd zmm1, zmm13, zmm15, 0x6c               ;    57.7 p0      46 t[0]
        vpandd zmm19, zmm19, zmm15                        ;    55.7 p5      46 t[0]
        vpternlogd zmm10, zmm19, zmm22, 0x6c              ;    56.7 p0      46 t[0]
        vpxord zmm7, zmm7, zmm19                          ;    56.7 p5      46 t[0]
        vpternlogd zmm7, zmm27, zmm31, 0x78               ;    57.7 p0      46 t[0]
        vpternlogd zmm15, zmm30, zmm31, 0x96              ;    57.7 p5      46 t[0]
        vpternlogd zmm21, zmm9, zmm10, 0x96               ;    58.5 p0      46 t[0]
        vpternlogd zmm10, zmm12, zmm6, 0x78               ;    58.7 p5      46 t[0]
        vpxord zmm18, zmm18, zmm31                        ;    59.5 p0      46 t[0]
        vpternlogd zmm5, zmm25, zmm18, 0x78               ;    60.5 p5      46 t[0]
        vpandd zmm29, zmm29, zmm18                        ;    60.5 p0      46 t[0]
        vpternlogd zmm31, zmm24, zmm29, 0x9a              ;    61.5 p5      46 t[0]
        vpternlogd zmm29, zmm0, zmm23, 0x78               ;    61.5 p0      46 t[0]
        vpxord zmm9, zmm9, zmm7                           ;    61.7 p5      46 t[0]
        vpternlogd zmm26, zmm22, zmm31, 0x6a              ;    62.5 p0      46 t[0]
        vpternlogd zmm21, zmm1, zmm31, 0x96               ;    62.7 p5      46 t[0]
        vpternlogd zmm16, zmm10, zmm15, 0x6c              ;    63.5 p0      46 t[0]
        vpxord zmm13, zmm13, zmm10                        ;    63.7 p5      46 t[0]
        vpternlogd zmm13, zmm15, zmm3, 0xb4               ;    64.7 p0      46 t[0]
        vpternlogd zmm29, zmm21, zmm9, 0x96               ;    64.7 p5      46 t[0]
        vpternlogd zmm28, zmm6, zmm29, 0x6a               ;    65.7 p0      46 t[0]
        vpternlogd zmm5, zmm26, zmm28, 0x96               ;    66.7 p5      46 t[0]
        vpxord zmm13, zmm13, zmm29                        ;    66.5 p0      46 t[0]
        vpxord zmm16, zmm16, zmm5                         ;    67.7 p5      46 t[0]
        vmovdqu64 zmm0, [rbp + 5056]                      ;    32.2 p2      46 t[0] reload
        vmovdqu64 zmm3, [rbp + 5248]                      ;    32.3 p3      46 t[0] reload
        vmovdqu64 zmm6, [rbp + 5312]                      ;    33.2 p2      46 t[0]
        vpternlogd zmm6, zmm3, zmm0, 0x96                 ;    67.5 p0      46 t[0]
        vmovdqu64 zmm7, [rbp + 4992]                      ;    33.3 p3      46 t[0] reload
        vmovdqa64 zmm10, zmm3                             ;    38.3         46 t[0] copy
        vpternlogd zmm10, zmm0, zmm7, 0x96                ;    67.7 p5      46 t[0]
        vmovdqu64 zmm12, [rbp + 5376]                     ;    34.2 p2      46 t[0] reload
        vpternlogd zmm3, zmm0, zmm12, 0x96                ;    68.5 p0      46 t[0]
        vmovdqa64 zmm15, zmm7                             ;    39.3         46 t[0] copy
        vpternlogd zmm15, zmm0, [rbp + 5440], 0x96        ;    68.7 p5+p3   46 t[0]
        vpxord zmm18, zmm6, [rbp + 5184]                  ;    69.5 p0+p2   46 t[0]
        vmovdqu64 zmm19, [rbp + 5120]                     ;    35.3 p3      46 t[0] reload
        vpxord zmm22, zmm6, zmm19                         ;    69.7 p5      46 t[0]
        vmovdqa64 zmm23, zmm6                             ;    68.5         46 t[0] copy
        vpandnd zmm24, zmm0, zmm18                        ;    70.5 p0      46 t[0]
        vpxord zmm25, zmm3, zmm18                         ;    70.7 p5      46 t[0]
        vmovdqa64 zmm27, zmm3                             ;    69.5         46 t[0] copy
        vmovdqa64 zmm29, zmm22                            ;    70.7         46 t[0] copy
        vpternlogd zmm29, zmm7, zmm0, 0x96                ;    71.5 p0      46 t[0]
        vpxord zmm27, zmm27, zmm29                        ;    72.5 p5      46 t[0]
        vpxord zmm7, zmm7, [rbp + 5312]                   ;    72.5 p0+p2   46 t[0]
        vmovdqu64 [rbp + 8512], zmm30                     ;    52.7 p8+p9   46 t[0] spill
        vpord zmm30, zmm29, zmm19                         ;    72.7 p5      46 t[0]
        vmovdqu64 [rbp + 8576], zmm9                      ;    62.7 p7+p4   46 t[0] spill
        vmovdqa64 zmm9, zmm24                             ;    71.5         46 t[0] copy
        vpternlogd zmm9, zmm12, zmm12, 0xc3               ;    73.5 p0      46 t[0]
        vpternlogd zmm24, zmm7, zmm25, 0x78               ;    73.7 p5      46 t[0]
        vmovdqu64 [rbp + 8640], zmm5                      ;    67.7 p8+p9   46 t[0] spill
        vmovdqa64 zmm5, zmm25                             ;    71.7         46 t[0] copy
        vmovdqu64 [rbp + 8704], zmm21                     ;    63.7 p7+p4   46 t[0] spill
        vmovdqa64 zmm21, zmm22                            ;    70.7         46 t[0] copy
        vpternlogd zmm21, zmm0, zmm0, 0xc3                ;    74.5 p0      46 t[0]
        vmovdqu64 [rbp + 8768], zmm13                     ;    67.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm13, zmm22                            ;    70.7         46 t[0] copy
        vpternlogd zmm13, zmm15, zmm18, 0xf6              ;    74.7 p5      46 t[0]
        vmovdqu64 [rbp + 8832], zmm22                     ;    70.7 p7+p4   46 t[0] spill
        vmovdqa64 zmm22, zmm13                            ;    75.7         46 t[0] copy
        vmovdqu64 [rbp + 8896], zmm14                     ;    42.0 p8+p9   46 t[0] spill
        vmovdqa64 zmm14, zmm7                             ;    73.5         46 t[0] copy
        vpternlogd zmm14, zmm0, zmm0, 0xc3                ;    75.5 p0      46 t[0]
        vpternlogd zmm13, zmm3, zmm14, 0x1e               ;    76.5 p5      46 t[0]
        vmovdqu64 [rbp + 8960], zmm20                     ;    42.3 p7+p4   46 t[0] spill
        vmovdqa64 zmm20, zmm30                            ;    73.7         46 t[0] copy
        vpternlogd zmm20, zmm15, zmm21, 0x78              ;    76.5 p0      46 t[0]
        vpxord zmm22, zmm22, zmm20                        ;    77.5 p5      46 t[0]
        vmovdqa64 zmm20, zmm22                            ;    78.5         46 t[0] copy
        vpternlogd zmm22, zmm27, zmm12, 0x2d              ;    78.5 p0      46 t[0]
        vmovdqu64 [rbp + 9024], zmm27                     ;    73.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm27, zmm9                             ;    74.5         46 t[0] copy
        vpternlogd zmm27, zmm7, zmm25, 0x1e               ;    77.7 p5      46 t[0]
        vpxord zmm20, zmm20, zmm27                        ;    78.7 p0      46 t[0]
        vmovdqa64 zmm27, zmm29                            ;    72.5         46 t[0] copy
        vpternlogd zmm27, zmm15, zmm18, 0x96              ;    78.7 p5      46 t[0]
        vpandd zmm23, zmm23, zmm27                        ;    79.7 p0      46 t[0]
        vpternlogd zmm13, zmm9, zmm23, 0x96               ;    80.7 p5      46 t[0]
        vpternlogd zmm23, zmm24, zmm30, 0x96              ;    80.7 p0      46 t[0]
        vpxord zmm5, zmm5, zmm27                          ;    80.7 p5      46 t[0]
        vpternlogd zmm20, zmm10, zmm5, 0x78               ;    81.7 p0      46 t[0]
        vpandd zmm9, zmm13, zmm20                         ;    82.7 p5      46 t[0]
        vpxord zmm22, zmm22, zmm9                         ;    83.7 p0      46 t[0]
        vpternlogd zmm23, zmm9, zmm22, 0x78               ;    84.7 p5      46 t[0]
        vpxord zmm13, zmm13, zmm22                        ;    84.7 p0      46 t[0]
        vpternlogd zmm13, zmm20, zmm23, 0x78              ;    85.7 p5      46 t[0]
        vpternlogd zmm20, zmm22, zmm13, 0x78              ;    86.7 p0      46 t[0]
        vpternlogd zmm22, zmm23, zmm13, 0x78              ;    86.7 p5      46 t[0]
        vmovdqa64 zmm9, zmm22                             ;    87.7         46 t[0] copy
        vmovdqa64 zmm24, zmm22                            ;    87.7         46 t[0] copy
        vmovdqa64 zmm30, zmm13                            ;    86.7         46 t[0] copy
        vpternlogd zmm30, zmm15, zmm18, 0x60              ;    86.7 p0      46 t[0]
        vmovdqu64 [rbp + 9088], zmm17                     ;    44.3 p7+p4   46 t[0] spill
        vmovdqa64 zmm17, zmm30                            ;    87.7         46 t[0] copy
        vpternlogd zmm17, zmm29, zmm20, 0x78              ;    87.7 p5      46 t[0]
        vpternlogd zmm17, zmm25, zmm22, 0x78              ;    88.7 p0      46 t[0]
        vmovdqa64 zmm25, zmm17                            ;    89.7         46 t[0] copy
        vmovdqu64 [rbp + 9152], zmm4                      ;    46.0 p8+p9   46 t[0] spill
        vpxord zmm4, zmm20, zmm13                         ;    87.7 p5      46 t[0]
        vpxord zmm9, zmm9, zmm4                           ;    88.7 p0      46 t[0]
        vpternlogd zmm23, zmm20, zmm9, 0x1e               ;    89.7 p5      46 t[0]
        vpternlogd zmm15, zmm13, zmm23, 0x60              ;    90.7 p0      46 t[0]
        vpternlogd zmm21, zmm13, zmm23, 0x60              ;    90.7 p5      46 t[0]
        vpternlogd zmm10, zmm21, zmm9, 0x6c               ;    91.7 p0      46 t[0]
        vpandd zmm5, zmm5, zmm9                           ;    89.7 p5      46 t[0]
        vpternlogd zmm27, zmm5, zmm4, 0x6c                ;    90.7 p0      46 t[0]
        vpxord zmm25, zmm25, zmm5                         ;    90.7 p5      46 t[0]
        vpternlogd zmm25, zmm18, zmm23, 0x78              ;    91.7 p0      46 t[0]
        vpternlogd zmm9, zmm13, zmm23, 0x96               ;    91.7 p5      46 t[0]
        vpternlogd zmm30, zmm15, zmm27, 0x96              ;    92.5 p0      46 t[0]
        vpternlogd zmm27, zmm29, zmm20, 0x78              ;    92.7 p5      46 t[0]
        vpxord zmm24, zmm24, zmm23                        ;    93.5 p0      46 t[0]
        vpternlogd zmm17, zmm3, zmm24, 0x78               ;    94.5 p5      46 t[0]
        vpandd zmm14, zmm14, zmm24                        ;    94.5 p0      46 t[0]
        vpternlogd zmm23, zmm0, zmm14, 0x9a               ;    95.5 p5      46 t[0]
        vpternlogd zmm14, zmm7, zmm22, 0x78               ;    95.5 p0      46 t[0]
        vpxord zmm15, zmm15, zmm25                        ;    95.7 p5      46 t[0]
        vpternlogd zmm6, zmm4, zmm23, 0x6a                ;    96.5 p0      46 t[0]
        vpternlogd zmm30, zmm10, zmm23, 0x96              ;    96.7 p5      46 t[0]
        vpxord zmm21, zmm21, zmm27                        ;    97.5 p0      46 t[0]
        vpternlogd zmm21, zmm12, zmm9, 0xd2               ;    98.5 p5      46 t[0]
        vpternlogd zmm14, zmm30, zmm15, 0x96              ;    98.5 p0      46 t[0]
        vpternlogd zmm19, zmm20, zmm14, 0x6a              ;    99.5 p5      46 t[0]
        vpternlogd zmm30, zmm21, zmm14, 0x96              ;    99.5 p0      46 t[0]
        vpternlogd zmm17, zmm6, zmm19, 0x96               ;   100.5 p5      46 t[0]
        vmovdqu64 zmm0, [rbp + 3520]                      ;    49.5 p3      46 t[0] reload
        vmovdqu64 zmm3, [rbp + 3712]                      ;    49.7 p2      46 t[0] reload
        vmovdqu64 zmm4, [rbp + 3776]                      ;    50.5 p3      46 t[0]
        vpternlogd zmm4, zmm3, zmm0, 0x96                 ;   100.5 p0      46 t[0]
        vmovdqu64 zmm5, [rbp + 3456]                      ;    50.7 p2      46 t[0] reload
        vmovdqa64 zmm7, zmm3                              ;    55.7         46 t[0] copy
        vpternlogd zmm7, zmm0, zmm5, 0x96                 ;   100.7 p5      46 t[0]
        vmovdqu64 zmm12, [rbp + 3840]                     ;    51.5 p3      46 t[0] reload
        vpternlogd zmm3, zmm0, zmm12, 0x96                ;   101.5 p0      46 t[0]
        vmovdqa64 zmm18, zmm5                             ;    56.7         46 t[0] copy
        vpternlogd zmm18, zmm0, [rbp + 3904], 0x96        ;   101.7 p5+p2   46 t[0]
        vpxord zmm20, zmm4, [rbp + 3648]                  ;   102.5 p0+p3   46 t[0]
        vmovdqu64 zmm22, [rbp + 3584]                     ;    52.7 p2      46 t[0] reload
        vpxord zmm24, zmm4, zmm22                         ;   102.7 p5      46 t[0]
        vpternlogd zmm27, zmm9, [rbp + 9024], 0x78        ;   103.5 p0+p3   65 t[0]
        vmovdqa64 zmm9, zmm4                              ;   101.5         46 t[0] copy
        vmovdqa64 zmm25, zmm24                            ;   103.7         46 t[0] copy
        vpternlogd zmm25, zmm5, zmm0, 0x96                ;   103.7 p5      46 t[0]
        vpandnd zmm29, zmm0, zmm20                        ;   104.5 p0      46 t[0]
        vpxord zmm5, zmm5, [rbp + 3776]                   ;   104.7 p5+p2   46 t[0]
        vmovdqu64 [rbp + 9024], zmm13                     ;    86.7 p7+p4   46 t[0] spill
        vpxord zmm13, zmm3, zmm20                         ;   105.5 p0      46 t[0]
        vmovdqu64 [rbp + 9216], zmm15                     ;    96.7 p8+p9   46 t[0] spill
        vpxord zmm15, zmm3, zmm25                         ;   105.7 p5      46 t[0]
        vmovdqu64 [rbp + 9280], zmm14                     ;    99.5 p7+p4   46 t[0] spill
        vpord zmm14, zmm25, zmm22                         ;   106.5 p0      46 t[0]
        vmovdqa64 zmm22, zmm29                            ;   105.5         46 t[0] copy
        vpternlogd zmm22, zmm12, zmm12, 0xc3              ;   106.7 p5      46 t[0]
        vpternlogd zmm29, zmm5, zmm13, 0x78               ;   107.5 p0      46 t[0]
        vmovdqu64 [rbp + 9344], zmm21                     ;    99.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm21, zmm13                            ;   106.5         46 t[0] copy
        vmovdqu64 [rbp + 9408], zmm17                     ;   101.5 p7+p4   46 t[0] spill
        vmovdqa64 zmm17, zmm24                            ;   103.7         46 t[0] copy
        vpternlogd zmm17, zmm0, zmm0, 0xc3                ;   107.7 p5      46 t[0]
        vmovdqu64 [rbp + 9472], zmm27                     ;   104.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm27, zmm24                            ;   103.7         46 t[0] copy
        vpternlogd zmm27, zmm18, zmm20, 0xf6              ;   108.5 p0      46 t[0]
        vmovdqu64 [rbp + 9536], zmm24                     ;   103.7 p7+p4   46 t[0] spill
        vmovdqa64 zmm24, zmm27                            ;   109.5         46 t[0] copy
        vmovdqu64 [rbp + 9600], zmm23                     ;    96.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm23, zmm5                             ;   105.7         46 t[0] copy
        vpternlogd zmm23, zmm0, zmm0, 0xc3                ;   108.7 p5      46 t[0]
        vpternlogd zmm27, zmm3, zmm23, 0x1e               ;   109.7 p0      46 t[0]
        vmovdqa64 zmm0, zmm30                             ;   100.5         65 t[0] copy
        vmovdqu64 [rbp + 9664], zmm10                     ;    92.7 p7+p4   46 t[0] spill
        vmovdqa64 zmm10, zmm14                            ;   107.5         46 t[0] copy
        vpternlogd zmm10, zmm18, zmm17, 0x78              ;   109.7 p5      46 t[0]
        vpxord zmm24, zmm24, zmm10                        ;   110.7 p0      46 t[0]
        vmovdqa64 zmm10, zmm24                            ;   111.7         46 t[0] copy
        vpternlogd zmm24, zmm15, zmm12, 0x2d              ;   111.7 p5      46 t[0]
        vmovdqa64 zmm12, zmm25                            ;   104.7         46 t[0] copy
        vpternlogd zmm12, zmm18, zmm20, 0x96              ;   111.5 p0      46 t[0]
        vpandd zmm9, zmm9, zmm12                          ;   112.5 p5      46 t[0]
        vpternlogd zmm29, zmm14, zmm9, 0x96               ;   113.5 p0      46 t[0]
        vpternlogd zmm9, zmm27, zmm22, 0x96               ;   113.5 p5      46 t[0]
        vpternlogd zmm22, zmm5, zmm13, 0x1e               ;   113.5 p0      46 t[0]
        vpxord zmm10, zmm10, zmm22                        ;   114.5 p5      46 t[0]
        vmovdqu64 zmm14, [rbp + 9088]                     ;    59.3 p3      65 t[0]
        vpxord zmm21, zmm21, zmm12                        ;   114.5 p0      46 t[0]
        vpternlogd zmm10, zmm7, zmm21, 0x78               ;   115.5 p5      46 t[0]
        vpandd zmm22, zmm9, zmm10                         ;   116.5 p0      46 t[0]
        vpxord zmm24, zmm24, zmm22                        ;   117.5 p5      46 t[0]
        vpternlogd zmm29, zmm22, zmm24, 0x78              ;   118.5 p0      46 t[0]
        vpxord zmm9, zmm9, zmm24                          ;   118.5 p5      46 t[0]
        vpternlogd zmm9, zmm10, zmm29, 0x78               ;   119.5 p0      46 t[0]
        vpternlogd zmm10, zmm24, zmm9, 0x78               ;   120.5 p5      46 t[0]
        vpternlogd zmm24, zmm29, zmm9, 0x78               ;   120.5 p0      46 t[0]
        vmovdqu64 zmm22, [rbp + 8768]                     ;    67.5 p2      65 t[0]
        vmovdqu64 zmm27, [rbp + 9088]                     ;    61.2 p3      65 t[0]
        vmovdqu64 [rbp + 9728], zmm2                      ;    61.5 p8+p9   46 t[0] spill
        vmovdqu64 zmm2, [rbp + 8320]                      ;    62.0 p2      65 t[0]
        vmovdqu64 [rbp + 8320], zmm31                     ;    63.2 p7+p4   46 t[0] spill
        vmovdqa64 zmm31, zmm9                             ;   120.5         46 t[0] copy
        vpternlogd zmm31, zmm18, zmm20, 0x60              ;   120.5 p5      46 t[0]
        vmovdqu64 [rbp + 9792], zmm1                      ;    63.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm1, zmm24                             ;   121.5         46 t[0] copy
        vmovdqu64 [rbp + 9856], zmm2                      ;    68.0 p7+p4   65 t[0] spill
        vmovdqa64 zmm2, zmm24                             ;   121.5         46 t[0] copy
        vmovdqu64 [rbp + 9920], zmm19                     ;   100.5 p8+p9   46 t[0] spill
        vmovdqa64 zmm19, zmm31                            ;   121.5         46 t[0] copy
        vpternlogd zmm19, zmm25, zmm10, 0x78              ;   121.5 p0      46 t[0]
        vpternlogd zmm19, zmm13, zmm24, 0x78              ;   122.5 p5      46 t[0]
        vmovdqa64 zmm13, zmm19                            ;   123.5         46 t[0] copy
        vmovdqu64 [rbp + 9984], zmm6                      ;    97.5 p7+p4   46 t[0] spill
        vpxord zmm6, zmm10, zmm9                          ;   121.5 p0      46 t[0]
        vpxord zmm1, zmm1, zmm6                           ;   122.5 p5      46 t[0]
        vpternlogd zmm29, zmm10, zmm1, 0x1e               ;   123.5 p0      46 t[0]
        vpternlogd zmm18, zmm9, zmm29, 0x60               ;   124.5 p5      46 t[0]
        vpternlogd zmm17, zmm9, zmm29, 0x60               ;   124.5 p0      46 t[0]
        vpternlogd zmm7, zmm17, zmm1, 0x6c                ;   125.5 p5      46 t[0]
        vpandd zmm21, zmm21, zmm1                         ;   123.5 p0      46 t[0]
        vpternlogd zmm12, zmm21, zmm6, 0x6c               ;   124.5 p5      46 t[0]
        vpxord zmm13, zmm13, zmm21                        ;   124.5 p0      46 t[0]
        vpternlogd zmm13, zmm20, zmm29, 0x78              ;   125.5 p5      46 t[0]
        vpternlogd zmm1, zmm9, zmm29, 0x96                ;   125.5 p0      46 t[0]
        vpternlogd zmm31, zmm18, zmm12, 0x96              ;   125.7 p5      46 t[0]
        vpternlogd zmm12, zmm25, zmm10, 0x78              ;   126.5 p0      46 t[0]
        vmovdqu64 zmm20, [rbp + 8256]                     ;    66.0 p3      65 t[0]
        vpternlogd zmm20, zmm28, [rbp + 8512], 0x6c       ;   126.7 p5+p2   65 t[0]
        vpxord zmm2, zmm2, zmm29                          ;   127.5 p0      46 t[0]
        vpternlogd zmm19, zmm3, zmm2, 0x78                ;   128.5 p5      46 t[0]
        vpandd zmm23, zmm23, zmm2                         ;   128.5 p0      46 t[0]
        vpternlogd zmm5, zmm24, zmm23, 0x6a               ;   129.5 p5      46 t[0]
        vpxord zmm18, zmm18, zmm13                        ;   129.5 p0      46 t[0]
        vmovdqu64 zmm2, [rbp + 8128]                      ;    67.3 p3      46 t[0] reload
        vmovdqu64 zmm3, [rbp + 8448]                      ;    67.5 p2      65 t[0]
        vpternlogd zmm3, zmm2, [rbp + 8896], 0x78         ;   129.7 p5+p3   65 t[0]
        vpternlogd zmm15, zmm12, zmm1, 0x6c               ;   130.5 p0      65 t[0]
        vpxord zmm17, zmm17, zmm12                        ;   130.7 p5      46 t[0]
        vpternlogd zmm23, zmm29, [rbp + 3520], 0xb4       ;   131.5 p0+p2   46 t[0]
        vpternlogd zmm4, zmm6, zmm23, 0x6a                ;   132.5 p5      46 t[0]
        vpxord zmm7, zmm7, zmm23                          ;   132.5 p0      46 t[0]
        vpternlogd zmm8, zmm11, zmm7, 0x96                ;   133.5 p5      65 t[0]
        vpxord zmm31, zmm31, zmm7                         ;   133.5 p0      46 t[0]
        vpternlogd zmm5, zmm31, zmm18, 0x96               ;   134.5 p5      46 t[0]
        vpternlogd zmm17, zmm1, [rbp + 3840], 0xb4        ;   134.5 p0+p3   46 t[0]
        vpxord zmm17, zmm17, zmm5                         ;   135.5 p5      46 t[0]
        vmovdqu64 zmm1, [rbp + 8832]                      ;    70.7 p2      46 t[0] reload
        vmovdqu64 zmm2, [rbp + 9920]                      ;   100.5 p3      65 t[0]
        vpternlogd zmm2, zmm1, [rbp + 9024], 0x78         ;   135.5 p0+p2   65 t[0]
        vpternlogd zmm5, zmm10, [rbp + 3584], 0x78        ;   135.7 p5+p3   46 t[0]
        vpxord zmm4, zmm4, zmm5                           ;   136.7 p0      46 t[0]
        vpxord zmm19, zmm19, zmm4                         ;   137.7 p5      46 t[0]
        vpternlogd zmm4, zmm26, zmm28, 0x96               ;   137.7 p0      65 t[0]
        vpternlogd zmm15, zmm16, zmm19, 0x96              ;   138.7 p5      65 t[0]
        vmovdqu64 zmm1, [rbp + 8064]                      ;    72.0 p2      46 t[0] reload
        vmovdqu64 zmm6, [rbp + 9152]                      ;    72.5 p3      65 t[0]
        vpternlogd zmm6, zmm1, [rbp + 8192], 0x78         ;   138.5 p0+p2   65 t[0]
        vmovdqa64 zmm1, zmm8                              ;   134.5         65 t[0] copy
        vmovdqa64 zmm10, zmm15                            ;   139.7         65 t[0] copy
        vmovdqa64 zmm11, zmm17                            ;   136.5         65 t[0] copy
        vmovdqu64 zmm12, [rbp + 9792]                     ;    73.5 p3      46 t[0] reload
        vpternlogd zmm8, zmm12, [rbp + 8320], 0x96        ;   138.7 p5+p2   65 t[0]
        vmovdqa64 zmm12, zmm8                             ;   139.7         65 t[0] copy
        vpternlogd zmm5, zmm9, [rbp + 9536], 0x78         ;   139.5 p0+p3   65 t[0]
        vmovdqa64 zmm9, zmm4                              ;   138.7         65 t[0] copy
        vmovdqu64 zmm13, [rbp + 9984]                     ;    97.5 p2      46 t[0] reload
        vpternlogd zmm4, zmm13, [rbp + 9920], 0x96        ;   139.7 p5+p3   65 t[0]
        vmovdqu64 zmm13, [rbp + 9728]                     ;    76.0 p2      65 t[0]
        vpternlogd zmm13, zmm4, [rbp + 9152], 0x96        ;   140.7 p0+p3   65 t[0]
        vpxord zmm0, zmm0, zmm13                          ;   141.7 p5      65 t[0]
        vpternlogd zmm31, zmm17, zmm0, 0x96               ;   142.7 p0      65 t[0]
        vmovdqu64 zmm17, [rbp + 8960]                     ;    77.0 p2      46 t[0] reload
        vpternlogd zmm0, zmm17, [rbp + 9088], 0x96        ;   142.7 p5+p3   65 t[0]
        vpxord zmm7, zmm7, zmm0                           ;   143.7 p0      65 t[0]
        vpxord zmm12, zmm12, zmm7                         ;   144.7 p5      65 t[0]
        vmovdqu64 zmm17, [rbp + 9664]                     ;    92.7 p2      46 t[0] reload
        vpternlogd zmm7, zmm17, [rbp + 9600], 0x96        ;   144.7 p0+p3   65 t[0]
        vpxord zmm10, zmm10, zmm7                         ;   145.7 p5      65 t[0]
        vmovdqu64 zmm17, [rbp + 8384]                     ;    79.0 p2      46 t[0] reload
        vpternlogd zmm3, zmm10, zmm17, 0x96               ;   146.7 p0      65 t[0]
        vmovdqa64 zmm21, zmm3                             ;   147.7         65 t[0] copy
        vmovdqa64 zmm23, zmm12                            ;   145.7         65 t[0] copy
        vmovdqa64 zmm24, zmm7                             ;   145.7         65 t[0] copy
        vmovdqu64 zmm25, [rbp + 8704]                     ;    79.5 p3      65 t[0]
        vpternlogd zmm25, zmm31, [rbp + 8768], 0x96       ;   144.7 p5+p2   65 t[0]
        vpxord zmm30, zmm30, zmm25                        ;   145.7 p0      65 t[0]
        vpxord zmm1, zmm1, zmm30                          ;   146.7 p5      65 t[0]
        vmovdqa64 zmm29, zmm1                             ;   147.7         65 t[0] copy
        mov r8, qword [rbp + 16152]                       ;    78.7 p10     65 t[0].0 reload
        vmovdqu64 [rbp + 8768], zmm3                      ;   147.7 p8+p9   65 t[0] spill
        vpbroadcastd zmm3, [r8 + 512]                     ;    83.7 p10     65 t[0]
        vmovdqu64 [rbp + 8704], zmm30                     ;   146.7 p7+p4   65 t[0] spill
        vpbroadcastd zmm30, [r8 + 524]                    ;    83.7 p3      65 t[0]
        vmovdqu64 [rbp + 9600], zmm0                      ;   143.7 p8+p9   65 t[0] spill
        vpbroadcastd zmm0, [r8 + 540]                     ;    83.7 p10     65 t[0]
        vmovdqu64 [rbp + 9664], zmm25                     ;   145.7 p7+p4   65 t[0] spill
        vpbroadcastd zmm25, [r8 + 544]                    ;    83.7 p2      65 t[0]
        vmovdqu64 [rbp + 9088], zmm8                      ;   139.7 p8+p9   65 t[0] spill
        vpbroadcastd zmm8, [r8 + 548]                     ;    83.7 p3      65 t[0]
        vmovdqu64 [rbp + 8960], zmm31                     ;   143.7 p7+p4   65 t[0] spill
        vpbroadcastd zmm31, [r8 + 552]                    ;    83.7 p10     65 t[0]
        vmovdqu64 [rbp + 9152], zmm31                     ;    89.7 p8+p9   65 t[0] spill
        vmovdqu64 zmm31, [rbp + 9472]                     ;   104.5 p2      65 t[0]
        vpternlogd zmm31, zmm12, [rbp + 9408], 0x96       ;   146.5 p0+p3   65 t[0]
        vpxord zmm21, zmm21, zmm31                        ;   147.7 p5      65 t[0]
        vpxord zmm15, zmm15, zmm31                        ;   147.5 p0      65 t[0]
        vpternlogd zmm16, zmm21, zmm1, 0x96               ;   148.7 p5      65 t[0]
        vpxord zmm14, zmm14, zmm21                        ;   148.7 p0      65 t[0]
        vpxord zmm22, zmm22, zmm14                        ;   149.7 p5      65 t[0]
        vpxord zmm23, zmm23, zmm16                        ;   149.7 p0      65 t[0]
        vpxord zmm11, zmm11, zmm22                        ;   150.7 p5      65 t[0]
        vpternlogd zmm22, zmm1, zmm10, 0x96               ;   150.7 p0      65 t[0]
        vpxord zmm27, zmm27, zmm11                        ;   151.7 p5      65 t[0]
        vpternlogd zmm11, zmm15, zmm23, 0x96              ;   151.7 p0      65 t[0]
        vpxord zmm3, zmm3, zmm15                          ;   151.7 p5      65 t[0]
        vmovdqu64 zmm15, [rbp + 8768]                     ;   147.7 p2      65 t[0]
        vpxord zmm15, zmm15, [r8 + 576]{1to16}            ;   153.7 p0+p3   65 t[0]
        vpxord zmm25, zmm25, zmm16                        ;   152.7 p5      65 t[0]
        vmovdqa64 zmm16, zmm27                            ;   152.7         65 t[0] copy
        vmovdqu64 zmm21, [rbp + 9344]                     ;    99.5 p2      46 t[0] reload
        vpternlogd zmm14, zmm21, [rbp + 9280], 0x96       ;   153.5 p0+p3   65 t[0]
        vpternlogd zmm23, zmm10, [r8 + 608]{1to16}, 0x96  ;   153.7 p5+p2   65 t[0]
        vmovdqa64 zmm10, zmm17                            ;    85.0         65 t[0] copy
        vpternlogd zmm10, zmm14, [rbp + 9408], 0x96       ;   154.5 p0+p3   65 t[0]
        vpxord zmm16, zmm16, zmm10                        ;   155.5 p5      65 t[0]
        vmovdqa64 zmm21, zmm17                            ;    85.5         65 t[0] copy
        vpternlogd zmm21, zmm14, [rbp + 8640], 0x96       ;   155.5 p0+p2   65 t[0]
        vpternlogd zmm17, zmm19, zmm10, 0x96              ;   155.7 p5      65 t[0]
        vpternlogd zmm19, zmm10, zmm22, 0x96              ;   156.5 p0      65 t[0]
        vpternlogd zmm22, zmm14, zmm11, 0x96              ;   156.7 p5      65 t[0]
        vpxord zmm24, zmm24, zmm17                        ;   157.5 p0      65 t[0]
        vpternlogd zmm14, zmm11, [r8 + 516]{1to16}, 0x96  ;   157.7 p5+p3   65 t[0]
        vpxord zmm11, zmm11, [r8 + 580]{1to16}            ;   158.5 p0+p2   65 t[0]
        vpternlogd zmm27, zmm22, [r8 + 612]{1to16}, 0x96  ;   158.7 p5+p3   65 t[0]
        vpxord zmm8, zmm8, zmm22                          ;   159.5 p0      65 t[0]
        vmovdqu64 zmm10, [rbp + 9216]                     ;    96.7 p2      46 t[0] reload
        vmovdqa64 zmm22, zmm16                            ;   156.5         65 t[0] copy
        vpternlogd zmm22, zmm18, zmm10, 0x96              ;   159.7 p5      65 t[0]
        vpternlogd zmm16, zmm21, zmm19, 0x96              ;   160.5 p0      65 t[0]
        vpxord zmm29, zmm29, zmm22                        ;   160.7 p5      65 t[0]
        vpxord zmm2, zmm2, zmm29                          ;   161.7 p0      65 t[0]
        vpternlogd zmm20, zmm22, zmm2, 0x96               ;   162.7 p5      65 t[0]
        vpxord zmm6, zmm6, zmm20                          ;   163.7 p0      65 t[0]
        vpternlogd zmm5, zmm6, zmm1, 0x96                 ;   164.7 p5      65 t[0]
        vpternlogd zmm18, zmm24, [rbp + 8576], 0x96       ;   163.5 p0+p3   65 t[0]
        vpternlogd zmm20, zmm21, zmm18, 0x96              ;   164.5 p5      65 t[0]
        vpternlogd zmm26, zmm28, zmm20, 0x96              ;   165.5 p0      65 t[0]
        vpternlogd zmm20, zmm2, zmm5, 0x96                ;   165.7 p5      65 t[0]
        vmovdqu64 zmm22, [rbp + 9856]                     ;    90.0 p2      65 t[0] reload
        vpxord zmm22, zmm22, zmm18                        ;   165.5 p0      65 t[0]
        vpternlogd zmm18, zmm12, zmm21, 0x96              ;   165.7 p5      65 t[0]
        vpternlogd zmm10, zmm24, zmm18, 0x96              ;   166.7 p0      65 t[0]
        vpternlogd zmm29, zmm22, zmm7, 0x96               ;   166.7 p5      65 t[0]
        vpternlogd zmm6, zmm10, zmm29, 0x96               ;   167.7 p0      65 t[0]
        vpxord zmm9, zmm9, zmm5                           ;   167.7 p5      65 t[0]
        vpternlogd zmm21, zmm19, [r8 + 520]{1to16}, 0x96  ;   168.5 p0+p3   65 t[0]
        vmovdqu64 zmm24, [rbp + 9152]                     ;    91.5 p2      65 t[0] reload
        vpxord zmm24, zmm24, zmm19                        ;   168.7 p5      65 t[0]
        vpxord zmm19, zmm2, zmm6                          ;   169.5 p0      65 t[0]
        vpxord zmm30, zmm30, zmm10                        ;   169.7 p5      65 t[0]
        vpternlogd zmm2, zmm5, [r8 + 592]{1to16}, 0x96    ;   170.5 p0+p3   65 t[0]
        vmovdqu64 zmm5, [rbp + 1984]                      ;    92.5 p2      46 t[1] reload
        vmovdqu64 zmm10, [rbp + 2176]                     ;    93.2 p3      46 t[1] reload
        vmovdqu64 zmm28, [rbp + 2240]                     ;    93.5 p2      46 t[1]
        vpternlogd zmm28, zmm10, zmm5, 0x96               ;   170.7 p5      46 t[1]
        vpternlogd zmm17, zmm16, [r8 + 616]{1to16}, 0x96  ;   171.5 p0+p3   65 t[0]
        vpternlogd zmm18, zmm29, [r8 + 556]{1to16}, 0x96  ;   171.7 p5+p2   65 t[0]
        vpxord zmm16, zmm16, [r8 + 584]{1to16}            ;   172.5 p0+p3   65 t[0]
        vpxord zmm22, zmm22, [r8 + 588]{1to16}            ;   172.7 p5+p2   65 t[0]
        vpxord zmm29, zmm29, [r8 + 620]{1to16}            ;   173.5 p0+p3   65 t[0]
        vpxord zmm6, zmm6, [r8 + 624]{1to16}              ;   173.7 p5+p2   65 t[0]
        vmovdqa64 zmm31, zmm9                             ;   168.7         65 t[0] copy
        vpternlogd zmm31, zmm13, zmm26, 0x96              ;   174.5 p0      65 t[0]
        vpternlogd zmm13, zmm26, [r8 + 564]{1to16}, 0x96  ;   174.7 p5+p3   65 t[0]
        vpternlogd zmm26, zmm4, zmm19, 0x96               ;   175.5 p0      65 t[0]
        vpternlogd zmm4, zmm19, [r8 + 532]{1to16}, 0x96   ;   175.7 p5+p2   65 t[0]
        vpternlogd zmm19, zmm20, [r8 + 528]{1to16}, 0x96  ;   176.5 p0+p3   65 t[0]
        vpxord zmm20, zmm20, [r8 + 560]{1to16}            ;   176.7 p5+p2   65 t[0]
        vmovdqu64 [rbp + 9152], zmm6                      ;   174.7 p7+p4   65 t[0] spill
        vmovdqa64 zmm6, zmm10                             ;    99.2         46 t[1] copy
        vpternlogd zmm6, zmm5, [rbp + 1920], 0x96         ;   177.5 p0+p3   46 t[1]
        vpternlogd zmm10, zmm5, [rbp + 2304], 0x96        ;   177.7 p5+p2   46 t[1]
        vmovdqu64 [rbp + 9216], zmm29                     ;   174.5 p8+p9   65 t[0] spill
        vpxord zmm29, zmm31, [r8 + 628]{1to16}            ;   178.5 p0+p3   65 t[0]
        vpternlogd zmm31, zmm26, [r8 + 596]{1to16}, 0x96  ;   178.7 p5+p2   65 t[0]
        vmovdqu64 [rbp + 9856], zmm29                     ;   179.5 p7+p4   65 t[0] spill
        vpxord zmm29, zmm28, [rbp + 2112]                 ;   179.5 p0+p3   46 t[1]
        vmovdqu64 [rbp + 8576], zmm17                     ;   172.5 p8+p9   65 t[0] spill
        vpxord zmm17, zmm28, [rbp + 2048]                 ;   179.7 p5+p2   46 t[1]
        vmovdqu64 [rbp + 8384], zmm27                     ;   159.7 p7+p4   65 t[0] spill
        vmovdqa64 zmm27, zmm28                            ;   171.7         46 t[1] copy
        vmovdqu64 [rbp + 8640], zmm23                     ;   154.7 p8+p9   65 t[0] spill
        vpxord zmm23, zmm10, zmm29                        ;   180.5 p0      46 t[1]
        vmovdqu64 [rbp + 9408], zmm31                     ;   179.7 p7+p4   65 t[0] spill
        vpandnd zmm31, zmm5, zmm29                        ;   180.7 p5      46 t[1]
        vmovdqu64 [rbp + 9280], zmm2                      ;   171.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm2, zmm17                             ;   180.7         46 t[1] copy
        vpternlogd zmm2, zmm5, zmm5, 0xc3                 ;   181.5 p0      46 t[1]
        vmovdqu64 [rbp + 9344], zmm22                     ;   173.7 p7+p4   65 t[0] spill
        vpbroadcastd zmm22, [r8 + 600]                    ;   100.2 p10     65 t[0]
        vmovdqu64 [rbp + 8768], zmm16                     ;   173.5 p8+p9   65 t[0] spill
        vpbroadcastd zmm16, [r8 + 604]                    ;   101.2 p10     65 t[0]
        vmovdqu64 [rbp + 9472], zmm11                     ;   159.5 p7+p4   65 t[0] spill
        vpbroadcastd zmm11, [r8 + 632]                    ;   102.2 p3      65 t[0]
        vmovdqu64 [rbp + 9728], zmm15                     ;   154.7 p8+p9   65 t[0] spill
        vmovdqu64 zmm15, [rbp + 9664]                     ;   145.7 p2      65 t[0]
        vpternlogd zmm15, zmm26, [r8 + 536]{1to16}, 0x96  ;   181.7 p5+p3   65 t[0]
        vmovdqu64 [rbp + 9920], zmm13                     ;   175.7 p7+p4   65 t[0] spill
        vmovdqu64 zmm13, [rbp + 9600]                     ;   143.7 p2      65 t[0] reload
        vpternlogd zmm26, zmm13, [rbp + 9664], 0x96       ;   182.5 p0+p3   65 t[0]
        vpxord zmm22, zmm22, zmm26                        ;   183.5 p5      65 t[0]
        vmovdqu64 zmm13, [rbp + 8960]                     ;   143.7 p2      65 t[0] reload
        vpternlogd zmm26, zmm9, zmm13, 0x96               ;   183.5 p0      65 t[0]
        vpxord zmm11, zmm11, zmm26                        ;   184.5 p5      65 t[0]
        vpternlogd zmm13, zmm9, [rbp + 9088], 0x96        ;   184.5 p0+p3   65 t[0]
        vpternlogd zmm1, zmm7, zmm13, 0x96                ;   185.5 p5      65 t[0]
        vpternlogd zmm12, zmm1, [r8 + 572]{1to16}, 0x96   ;   186.5 p0+p2   65 t[0]
        vpxord zmm0, zmm0, zmm1                           ;   186.5 p5      65 t[0]
        vpternlogd zmm7, zmm13, [r8 + 636]{1to16}, 0x96   ;   186.5 p0+p3   65 t[0]
        vpxord zmm16, zmm16, zmm13                        ;   186.7 p5      65 t[0]
        vmovdqu64 zmm1, [rbp + 1920]                      ;   106.5 p2      46 t[1] reload
        vmovdqu64 zmm9, [rbp + 2368]                      ;   107.2 p3      46 t[1]
        vpternlogd zmm9, zmm5, zmm1, 0x96                 ;   187.5 p0      46 t[1]
        vmovdqu64 zmm13, [rbp + 8704]                     ;   146.7 p2      65 t[0] reload
        vpternlogd zmm26, zmm13, [r8 + 568]{1to16}, 0x96  ;   187.7 p5+p3   65 t[0]
        vmovdqa64 zmm13, zmm10                            ;   178.7         46 t[1] copy
        vmovdqu64 [rbp + 8704], zmm7                      ;   187.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm7, zmm17                             ;   180.7         46 t[1] copy
        vpternlogd zmm7, zmm1, zmm5, 0x96                 ;   188.5 p0      46 t[1]
        vpxord zmm13, zmm13, zmm7                         ;   189.5 p5      46 t[1]
        vpxord zmm1, zmm1, [rbp + 2240]                   ;   189.5 p0+p2   46 t[1]
        vmovdqu64 [rbp + 8960], zmm11                     ;   185.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm11, zmm23                            ;   181.5         46 t[1] copy
        vmovdqu64 [rbp + 9088], zmm16                     ;   187.7 p8+p9   65 t[0] spill
        vmovdqa64 zmm16, zmm17                            ;   180.7         46 t[1] copy
        vpternlogd zmm16, zmm9, zmm29, 0xf6               ;   189.7 p5      46 t[1]
        vmovdqu64 [rbp + 9664], zmm22                     ;   184.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm22, zmm16                            ;   190.7         46 t[1] copy
        vmovdqu64 [rbp + 9600], zmm12                     ;   187.5 p8+p9   65 t[0] spill
        vpord zmm12, zmm7, [rbp + 2048]                   ;   190.5 p0+p3   46 t[1]
        vmovdqu64 [rbp + 9984], zmm26                     ;   188.7 p7+p4   65 t[0] spill
        vmovdqa64 zmm26, zmm1                             ;   190.5         46 t[1] copy
        vpternlogd zmm26, zmm5, zmm5, 0xc3                ;   190.7 p5      46 t[1]
        vpternlogd zmm16, zmm10, zmm26, 0x1e              ;   191.7 p0      46 t[1]
        vmovdqu64 [rbp + 9536], zmm20                     ;   177.7 p8+p9   65 t[0] spill
        vmovdqa64 zmm20, zmm12                            ;   191.5         46 t[1] copy
        vpternlogd zmm20, zmm9, zmm2, 0x78                ;   191.7 p5      46 t[1]
        vpxord zmm22, zmm22, zmm20                        ;   192.7 p0      46 t[1]
        vmovdqa64 zmm20, zmm22                            ;   193.7         46 t[1] copy
        vpternlogd zmm22, zmm13, [rbp + 2304], 0x2d       ;   193.7 p5+p2   46 t[1]
        vmovdqu64 [rbp + 8320], zmm18                     ;   172.7 p7+p4   65 t[0] spill
        vmovdqa64 zmm18, zmm7                             ;   189.5         46 t[1] copy
        vpternlogd zmm18, zmm9, zmm29, 0x96               ;   193.5 p0      46 t[1]
        vpandd zmm27, zmm27, zmm18                        ;   194.5 p5      46 t[1]
        vpxord zmm11, zmm11, zmm18                        ;   194.5 p0      46 t[1]
        vmovdqu64 [rbp + 9792], zmm24                     ;   169.7 p8+p9   65 t[0] spill
        vmovdqa64 zmm24, zmm11                            ;   195.5         46 t[1] copy
        vmovdqu64 [rbp + 8192], zmm8                      ;   160.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm8, zmm31                             ;   181.7         46 t[1] copy
        vpternlogd zmm8, zmm1, zmm23, 0x78                ;   194.7 p5      46 t[1]
        vpternlogd zmm8, zmm12, zmm27, 0x96               ;   195.7 p0      46 t[1]
        vmovdqu64 zmm12, [rbp + 2304]                     ;   111.7 p3      46 t[1] reload
        vpternlogd zmm31, zmm12, zmm12, 0xc3              ;   195.7 p5      46 t[1]
        vpternlogd zmm27, zmm16, zmm31, 0x96              ;   196.7 p0      46 t[1]
        vpternlogd zmm31, zmm1, zmm23, 0x1e               ;   196.7 p5      46 t[1]
        vpxord zmm20, zmm20, zmm31                        ;   197.7 p0      46 t[1]
        vpternlogd zmm20, zmm11, zmm6, 0x78               ;   198.7 p5      46 t[1]
        vpandd zmm11, zmm27, zmm20                        ;   199.7 p0      46 t[1]
        vpxord zmm22, zmm22, zmm11                        ;   200.7 p5      46 t[1]
        vpternlogd zmm8, zmm11, zmm22, 0x78               ;   201.7 p0      46 t[1]
        vpxord zmm27, zmm27, zmm22                        ;   201.7 p5      46 t[1]
        vpternlogd zmm27, zmm20, zmm8, 0x78               ;   202.7 p0      46 t[1]
        vpternlogd zmm20, zmm22, zmm27, 0x78              ;   203.7 p5      46 t[1]
        vpternlogd zmm22, zmm8, zmm27, 0x78               ;   203.7 p0      46 t[1]
        vmovdqu64 zmm11, [rbp + 448]                      ;   113.8 p2      46 t[1] reload
        vmovdqu64 zmm16, [rbp + 640]                      ;   114.0 p3      46 t[1] reload
        vmovdqu64 zmm31, [rbp + 704]                      ;   114.8 p2      46 t[1]
        vpternlogd zmm31, zmm16, zmm11, 0x96              ;   201.7 p5      46 t[1]
        vmovdqu64 [rbp + 8064], zmm25                     ;   153.7 p8+p9   65 t[0] spill
        vmovdqa64 zmm25, zmm16                            ;   120.0         46 t[1] copy
        vpternlogd zmm25, zmm11, [rbp + 384], 0x96        ;   202.5 p0+p3   46 t[1]
        vpternlogd zmm16, zmm11, [rbp + 768], 0x96        ;   202.7 p5+p2   46 t[1]
        vmovdqu64 [rbp + 9024], zmm0                      ;   187.5 p7+p4   65 t[0] spill
        vmovdqa64 zmm0, zmm27                             ;   203.7         46 t[1] copy
        vpternlogd zmm0, zmm9, zmm29, 0x60                ;   203.7 p0      46 t[1]
        vmovdqu64 [rbp + 8832], zmm15                     ;   182.7 p8+p9   65 t[0] spill
        vmovdqa64 zmm15, zmm22                            ;   204.7         46 t[1] copy
        vmovdqu64 [rbp + 8896], zmm4                      ;   176.7 p7+p4   65 t[0] spill
        vmovdqa64 zmm4, zmm22                             ;   204.7         46 t[1] copy
        vmovdqu64 [rbp + 8128], zmm19                     ;   177.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm19, zmm0                             ;   204.7         46 t[1] copy
        vpternlogd zmm19, zmm7, zmm20, 0x78               ;   204.7 p5      46 t[1]
        vpternlogd zmm19, zmm23, zmm22, 0x78              ;   205.7 p0      46 t[1]
        vmovdqa64 zmm23, zmm19                            ;   206.7         46 t[1] copy
        vmovdqu64 [rbp + 8448], zmm30                     ;   170.7 p7+p4   65 t[0] spill
        vpxord zmm30, zmm20, zmm27                        ;   204.7 p5      46 t[1]
        vpxord zmm15, zmm15, zmm30                        ;   205.7 p0      46 t[1]
        vpternlogd zmm8, zmm20, zmm15, 0x1e               ;   206.7 p5      46 t[1]
        vpternlogd zmm9, zmm27, zmm8, 0x60                ;   207.7 p0      46 t[1]
        vpternlogd zmm2, zmm27, zmm8, 0x60                ;   207.7 p5      46 t[1]
        vpternlogd zmm6, zmm2, zmm15, 0x6c                ;   208.7 p0      46 t[1]
        vpandd zmm24, zmm24, zmm15                        ;   207.7 p5      46 t[1]
        vpternlogd zmm18, zmm24, zmm30, 0x6c              ;   208.7 p0      46 t[1]
        vpxord zmm23, zmm23, zmm24                        ;   208.7 p5      46 t[1]
        vpternlogd zmm23, zmm29, zmm8, 0x78               ;   209.7 p0      46 t[1]
        vpternlogd zmm15, zmm27, zmm8, 0x96               ;   209.7 p5      46 t[1]
        vpxord zmm4, zmm4, zmm8                           ;   210.5 p0      46 t[1]
        vpternlogd zmm19, zmm10, zmm4, 0x78               ;   211.5 p5      46 t[1]
        vmovdqu64 zmm10, [rbp + 384]                      ;   119.8 p3      46 t[1] reload
        vmovdqu64 zmm24, [rbp + 832]                      ;   120.0 p2      46 t[1]
        vpternlogd zmm24, zmm11, zmm10, 0x96              ;   211.5 p0      46 t[1]
        vpandd zmm26, zmm26, zmm4                         ;   211.7 p5      46 t[1]
        vpternlogd zmm8, zmm5, zmm26, 0x9a                ;   212.7 p0      46 t[1]
        vpternlogd zmm26, zmm1, zmm22, 0x78               ;   212.7 p5      46 t[1]
        vpternlogd zmm0, zmm9, zmm18, 0x96                ;   213.5 p0      46 t[1]
        vpternlogd zmm18, zmm7, zmm20, 0x78               ;   213.7 p5      46 t[1]
        vpxord zmm9, zmm9, zmm23                          ;   214.5 p0      46 t[1]
        vmovdqu64 zmm1, [rbp + 7104]                      ;   121.3 p3      46 t[1] reload
        vmovdqu64 zmm4, [rbp + 7296]                      ;   121.5 p2      46 t[1] reload
        vmovdqu64 zmm5, [rbp + 7360]                      ;   122.3 p3      46 t[1]
        vpternlogd zmm5, zmm4, zmm1, 0x96                 ;   214.7 p5      46 t[1]
        vmovdqu64 zmm7, [rbp + 7040]                      ;   122.5 p2      46 t[1] reload
        vmovdqu64 zmm22, [rbp + 7488]                     ;   123.3 p3      46 t[1]
        vpternlogd zmm22, zmm1, zmm7, 0x96                ;   215.5 p0      46 t[1]
        vpternlogd zmm28, zmm30, zmm8, 0x6a               ;   215.7 p5      46 t[1]
        vpternlogd zmm0, zmm6, zmm8, 0x96                 ;   216.5 p0      46 t[1]
        vmovdqa64 zmm23, zmm4                             ;   127.5         46 t[1] copy
        vpternlogd zmm23, zmm7, zmm1, 0x96                ;   216.7 p5      46 t[1]
        vpternlogd zmm26, zmm0, zmm9, 0x96                ;   217.5 p0      46 t[1]
        vpxord zmm2, zmm2, zmm18                          ;   217.7 p5      46 t[1]
        vpternlogd zmm2, zmm12, zmm15, 0xd2               ;   218.7 p0      46 t[1]
        vpxord zmm12, zmm31, [rbp + 576]                  ;   218.7 p5+p2   46 t[1]
        vpxord zmm2, zmm2, zmm26                          ;   219.7 p0      46 t[1]
        vpternlogd zmm26, zmm20, [rbp + 2048], 0x78       ;   219.7 p5+p3   46 t[1]
        vmovdqu64 zmm20, [rbp + 7424]                     ;   124.7 p2      46 t[1] reload
        vpternlogd zmm4, zmm1, zmm20, 0x96                ;   220.5 p0      46 t[1]
        vpternlogd zmm19, zmm28, zmm26, 0x96              ;   220.7 p5      46 t[1]
        vmovdqu64 zmm29, [rbp + 512]                      ;   125.3 p3      46 t[1] reload
        vpxord zmm30, zmm31, zmm29                        ;   221.5 p0      46 t[1]
        vmovdqu64 [rbp + 8512], zmm21                     ;   169.5 p8+p9   65 t[0] spill
        vmovdqa64 zmm21, zmm31                            ;   202.7         46 t[1] copy
        vmovdqu64 [rbp + 8256], zmm14                     ;   158.7 p7+p4   65 t[0] spill
        vpxord zmm14, zmm16, zmm12                        ;   221.7 p5      46 t[1]
        vmovdqu64 [rbp + 10048], zmm3                     ;   152.7 p8+p9   65 t[0] spill
        vmovdqa64 zmm3, zmm16                             ;   203.7         46 t[1] copy
        vmovdqu64 [rbp + 10112], zmm17                    ;   180.7 p7+p4   46 t[1] spill
        vpandnd zmm17, zmm11, zmm12                       ;   222.5 p0      46 t[1]
        vmovdqu64 [rbp + 10176], zmm27                    ;   203.7 p8+p9   46 t[1] spill
        vmovdqa64 zmm27, zmm30                            ;   222.5         46 t[1] copy
        vpternlogd zmm27, zmm10, zmm11, 0x96              ;   222.7 p5      46 t[1]
        vpxord zmm10, zmm10, [rbp + 704]                  ;   223.5 p0+p2   46 t[1]
        vpxord zmm3, zmm3, zmm27                          ;   223.7 p5      46 t[1]
        vmovdqu64 [rbp + 10240], zmm9                     ;   215.5 p7+p4   46 t[1] spill
        vpord zmm9, zmm27, zmm29                          ;   224.5 p0      46 t[1]
        vmovdqu64 [rbp + 10304], zmm19                    ;   221.7 p8+p9   46 t[1] spill
        vmovdqa64 zmm19, zmm14                            ;   222.7         46 t[1] copy
        vmovdqu64 [rbp + 10368], zmm13                    ;   190.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm13, zmm30                            ;   222.5         46 t[1] copy
        vpternlogd zmm13, zmm11, zmm11, 0xc3              ;   224.7 p5      46 t[1]
        vmovdqu64 [rbp + 10432], zmm18                    ;   214.7 p8+p9   46 t[1] spill
        vmovdqa64 zmm18, zmm30                            ;   222.5         46 t[1] copy
        vpternlogd zmm18, zmm24, zmm12, 0xf6              ;   225.5 p0      46 t[1]
        vmovdqu64 [rbp + 10496], zmm30                    ;   222.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm30, zmm18                            ;   226.5         46 t[1] copy
        vmovdqu64 [rbp + 10560], zmm15                    ;   210.7 p8+p9   46 t[1] spill
        vmovdqa64 zmm15, zmm10                            ;   224.5         46 t[1] copy
        vpternlogd zmm15, zmm11, zmm11, 0xc3              ;   225.7 p5      46 t[1]
        vpternlogd zmm18, zmm16, zmm15, 0x1e              ;   226.7 p0      46 t[1]
        vmovdqu64 [rbp + 10624], zmm0                     ;   217.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm0, zmm9                              ;   225.5         46 t[1] copy
        vpternlogd zmm0, zmm24, zmm13, 0x78               ;   226.7 p5      46 t[1]
        vpxord zmm30, zmm30, zmm0                         ;   227.7 p0      46 t[1]
        vmovdqa64 zmm0, zmm30                             ;   228.7         46 t[1] copy
        vpternlogd zmm30, zmm3, [rbp + 768], 0x2d         ;   228.7 p5+p3   46 t[1]
        vmovdqu64 [rbp + 10688], zmm2                     ;   220.7 p8+p9   46 t[1] spill
        vmovdqa64 zmm2, zmm27                             ;   223.7         46 t[1] copy
        vpternlogd zmm2, zmm24, zmm12, 0x96               ;   228.5 p0      46 t[1]
        vpandd zmm21, zmm21, zmm2                         ;   229.5 p5      46 t[1]
        vpxord zmm19, zmm19, zmm2                         ;   229.5 p0      46 t[1]
        vmovdqu64 [rbp + 10752], zmm26                    ;   220.7 p7+p4   46 t[1] spill
        vmovdqa64 zmm26, zmm19                            ;   230.5         46 t[1] copy
        vmovdqu64 [rbp + 10816], zmm28                    ;   216.7 p8+p9   46 t[1] spill
        vmovdqa64 zmm28, zmm17                            ;   223.5         46 t[1] copy
        vpternlogd zmm28, zmm10, zmm14, 0x78              ;   229.7 p5      46 t[1]
        vpternlogd zmm28, zmm9, zmm21, 0x96               ;   230.7 p0      46 t[1]
        vmovdqu64 zmm9, [rbp + 768]                       ;   133.0 p2      46 t[1] reload
        vpternlogd zmm17, zmm9, zmm9, 0xc3                ;   230.7 p5      46 t[1]
        vpternlogd zmm21, zmm18, zmm17, 0x96              ;   231.7 p0      46 t[1]
        vpternlogd zmm17, zmm10, zmm14, 0x1e              ;   231.7 p5      46 t[1]
        vpxord zmm0, zmm0, zmm17                          ;   232.7 p0      46 t[1]
        vpternlogd zmm0, zmm19, zmm25, 0x78               ;   233.7 p5      46 t[1]
        vpandd zmm17, zmm21, zmm0                         ;   234.7 p0      46 t[1]
        vpxord zmm30, zmm30, zmm17                        ;   235.7 p5      46 t[1]
        vpternlogd zmm28, zmm17, zmm30, 0x78              ;   236.7 p0      46 t[1]
        vpxord zmm17, zmm5, [rbp + 7232]                  ;   234.7 p5+p3   46 t[1]
        vpxord zmm21, zmm21, zmm30                        ;   236.7 p0      46 t[1]
        vpternlogd zmm21, zmm0, zmm28, 0x78               ;   237.7 p5      46 t[1]
        vpternlogd zmm0, zmm30, zmm21, 0x78               ;   238.7 p0      46 t[1]
        vpternlogd zmm30, zmm28, zmm21, 0x78              ;   238.7 p5      46 t[1]
        vmovdqu64 zmm18, [rbp + 7168]                     ;   135.3 p2      46 t[1] reload
        vpxord zmm19, zmm5, zmm18                         ;   237.5 p0      46 t[1]
        vmovdqu64 [rbp + 10880], zmm8                     ;   213.7 p7+p4   46 t[1] spill
        vmovdqa64 zmm8, zmm5                              ;   215.7         46 t[1] copy
        vmovdqu64 [rbp + 10944], zmm6                     ;   209.7 p8+p9   46 t[1] spill
        vpxord zmm6, zmm4, zmm17                          ;   237.7 p5      46 t[1]
        vmovdqa64 zmm20, zmm4                             ;   221.5         46 t[1] copy
        vmovdqu64 [rbp + 11008], zmm5                     ;   215.7 p7+p4   46 t[1] spill
        vmovdqa64 zmm5, zmm21                             ;   238.7         46 t[1] copy
        vpternlogd zmm5, zmm24, zmm12, 0x60               ;   238.7 p0      46 t[1]
        vmovdqa64 zmm18, zmm30                            ;   239.7         46 t[1] copy
        vmovdqa64 zmm1, zmm30                             ;   239.7         46 t[1] copy
        vmovdqa64 zmm7, zmm5                              ;   239.7         46 t[1] copy
        vpternlogd zmm7, zmm27, zmm0, 0x78                ;   239.7 p5      46 t[1]
        vpternlogd zmm7, zmm14, zmm30, 0x78               ;   240.7 p0      46 t[1]
        vmovdqa64 zmm14, zmm7                             ;   241.7         46 t[1] copy
        vmovdqu64 [rbp + 11072], zmm23                    ;   217.7 p8+p9   46 t[1] spill
        vpxord zmm23, zmm0, zmm21                         ;   239.7 p5      46 t[1]
        vpxord zmm18, zmm18, zmm23                        ;   240.7 p0      46 t[1]
        vpternlogd zmm28, zmm0, zmm18, 0x1e               ;   241.7 p5      46 t[1]
        vpternlogd zmm24, zmm21, zmm28, 0x60              ;   242.7 p0      46 t[1]
        vpternlogd zmm13, zmm21, zmm28, 0x60              ;   242.7 p5      46 t[1]
        vpternlogd zmm25, zmm13, zmm18, 0x6c              ;   243.7 p0      46 t[1]
        vpandd zmm26, zmm26, zmm18                        ;   242.7 p5      46 t[1]
        vpternlogd zmm2, zmm26, zmm23, 0x6c               ;   243.7 p0      46 t[1]
        vpxord zmm14, zmm14, zmm26                        ;   243.7 p5      46 t[1]
        vpternlogd zmm14, zmm12, zmm28, 0x78              ;   244.7 p0      46 t[1]
        vpternlogd zmm18, zmm21, zmm28, 0x96              ;   244.7 p5      46 t[1]
        vpxord zmm1, zmm1, zmm28                          ;   245.5 p0      46 t[1]
        vpternlogd zmm7, zmm16, zmm1, 0x78                ;   246.5 p5      46 t[1]
        vpandd zmm15, zmm15, zmm1                         ;   246.5 p0      46 t[1]
        vpternlogd zmm28, zmm11, zmm15, 0x9a              ;   247.5 p5      46 t[1]
        vpternlogd zmm15, zmm10, zmm30, 0x78              ;   247.5 p0      46 t[1]
        vpternlogd zmm5, zmm24, zmm2, 0x96                ;   247.7 p5      46 t[1]
        vpternlogd zmm2, zmm27, zmm0, 0x78                ;   248.5 p0      46 t[1]
        vpxord zmm24, zmm24, zmm14                        ;   248.7 p5      46 t[1]
        vmovdqu64 zmm1, [rbp + 5568]                      ;   141.3 p3      46 t[1] reload
        vmovdqu64 zmm10, [rbp + 5760]                     ;   141.5 p2      46 t[1] reload
        vmovdqu64 zmm11, [rbp + 5824]                     ;   142.3 p3      46 t[1]
        vpternlogd zmm11, zmm10, zmm1, 0x96               ;   249.5 p0      46 t[1]
        vmovdqu64 zmm12, [rbp + 5504]                     ;   142.5 p2      46 t[1] reload
        vmovdqu64 zmm14, [rbp + 5952]                     ;   143.3 p3      46 t[1]
        vpternlogd zmm14, zmm1, zmm12, 0x96               ;   249.7 p5      46 t[1]
        vpternlogd zmm31, zmm23, zmm28, 0x6a              ;   250.5 p0      46 t[1]
        vpternlogd zmm5, zmm25, zmm28, 0x96               ;   250.7 p5      46 t[1]
        vmovdqa64 zmm16, zmm10                            ;   147.5         46 t[1] copy
        vpternlogd zmm16, zmm12, zmm1, 0x96               ;   251.5 p0      46 t[1]
        vpternlogd zmm15, zmm5, zmm24, 0x96               ;   251.7 p5      46 t[1]
        vpternlogd zmm29, zmm0, zmm15, 0x6a               ;   252.7 p0      46 t[1]
        vpternlogd zmm3, zmm2, zmm18, 0x6c                ;   252.7 p5      46 t[1]
        vpxord zmm13, zmm13, zmm2                         ;   253.5 p0      46 t[1]
        vpternlogd zmm13, zmm18, zmm9, 0xb4               ;   254.5 p5      46 t[1]
        vpternlogd zmm7, zmm31, zmm29, 0x96               ;   254.5 p0      46 t[1]
        vpxord zmm15, zmm15, zmm13                        ;   255.5 p5      46 t[1]
        vmovdqu64 zmm0, [rbp + 5888]                      ;   144.3 p2      46 t[1] reload
        vpternlogd zmm10, zmm1, zmm0, 0x96                ;   255.5 p0      46 t[1]
        vpxord zmm3, zmm3, zmm7                           ;   255.7 p5      46 t[1]
        vmovdqa64 zmm2, zmm6                              ;   238.7         46 t[1] copy
        vmovdqu64 zmm9, [rbp + 7104]                      ;   145.0 p3      46 t[1] reload
        vmovdqa64 zmm13, zmm9                             ;   151.0         46 t[1] copy
        vpternlogd zmm13, zmm19, zmm9, 0xc3               ;   256.5 p0      46 t[1]
        vpandnd zmm18, zmm9, zmm17                        ;   256.7 p5      46 t[1]
        vmovdqu64 zmm23, [rbp + 7040]                     ;   145.7 p2      46 t[1] reload
        vmovdqa64 zmm26, zmm19                            ;   238.5         46 t[1] copy
        vpternlogd zmm26, zmm9, zmm23, 0x96               ;   257.5 p0      46 t[1]
        vpxord zmm23, zmm23, [rbp + 7360]                 ;   257.7 p5+p3   46 t[1]
        vmovdqa64 zmm27, zmm19                            ;   238.5         46 t[1] copy
        vpternlogd zmm27, zmm22, zmm17, 0xf6              ;   258.5 p0      46 t[1]
        vmovdqa64 zmm30, zmm27                            ;   259.5         46 t[1] copy
        vpxord zmm20, zmm20, zmm26                        ;   258.7 p5      46 t[1]
        vmovdqu64 [rbp + 11136], zmm21                    ;   238.7 p7+p4   46 t[1] spill
        vpord zmm21, zmm26, [rbp + 7168]                  ;   259.5 p0+p2   46 t[1]
        vmovdqu64 [rbp + 11200], zmm19                    ;   238.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm19, zmm23                            ;   258.7         46 t[1] copy
        vpternlogd zmm19, zmm9, zmm9, 0xc3                ;   259.7 p5      46 t[1]
        vpternlogd zmm27, zmm4, zmm19, 0x1e               ;   260.7 p0      46 t[1]
        vmovdqu64 [rbp + 11264], zmm24                    ;   249.7 p7+p4   46 t[1] spill
        vmovdqa64 zmm24, zmm21                            ;   260.5         46 t[1] copy
        vpternlogd zmm24, zmm22, zmm13, 0x78              ;   260.7 p5      46 t[1]
        vpxord zmm30, zmm30, zmm24                        ;   261.7 p0      46 t[1]
        vmovdqa64 zmm24, zmm30                            ;   262.7         46 t[1] copy
        vpternlogd zmm30, zmm20, [rbp + 7424], 0x2d       ;   262.7 p5+p3   46 t[1]
        vmovdqa64 zmm0, zmm18                             ;   257.7         46 t[1] copy
        vpternlogd zmm0, zmm23, zmm6, 0x78                ;   262.5 p0      46 t[1]
        vmovdqu64 [rbp + 11328], zmm7                     ;   255.5 p8+p9   46 t[1] spill
        vmovdqu64 zmm7, [rbp + 7424]                      ;   149.7 p2      46 t[1] reload
        vpternlogd zmm18, zmm7, [rbp + 7424], 0xc3        ;   262.7 p5+p3   46 t[1]
        vmovdqu64 [rbp + 11392], zmm5                     ;   251.7 p7+p4   46 t[1] spill
        vmovdqa64 zmm5, zmm26                             ;   258.5         46 t[1] copy
        vpternlogd zmm5, zmm22, zmm17, 0x96               ;   263.5 p0      46 t[1]
        vpandd zmm8, zmm8, zmm5                           ;   264.5 p5      46 t[1]
        vpternlogd zmm0, zmm21, zmm8, 0x96                ;   265.5 p0      46 t[1]
        vpternlogd zmm8, zmm27, zmm18, 0x96               ;   265.5 p5      46 t[1]
        vpternlogd zmm18, zmm23, zmm6, 0x1e               ;   265.5 p0      46 t[1]
        vpxord zmm24, zmm24, zmm18                        ;   266.5 p5      46 t[1]
        vpxord zmm2, zmm2, zmm5                           ;   266.5 p0      46 t[1]
        vmovdqa64 zmm18, zmm8                             ;   266.5         46 t[1] copy
        vmovdqu64 zmm21, [rbp + 11072]                    ;   217.7 p2      46 t[1] reload
        vpternlogd zmm24, zmm2, zmm21, 0x78               ;   267.5 p5      46 t[1]
        vpandd zmm18, zmm18, zmm24                        ;   268.5 p0      46 t[1]
        vpxord zmm30, zmm30, zmm18                        ;   269.5 p5      46 t[1]
        vpternlogd zmm0, zmm18, zmm30, 0x78               ;   270.5 p0      46 t[1]
        vpxord zmm8, zmm8, zmm30                          ;   270.5 p5      46 t[1]
        vpternlogd zmm8, zmm24, zmm0, 0x78                ;   271.5 p0      46 t[1]
        vpternlogd zmm24, zmm30, zmm8, 0x78               ;   272.5 p5      46 t[1]
        vpternlogd zmm30, zmm0, zmm8, 0x78                ;   272.5 p0      46 t[1]
        vpxord zmm18, zmm11, [rbp + 5696]                 ;   270.7 p5+p3   46 t[1]
        vmovdqu64 zmm27, [rbp + 5632]                     ;   153.5 p2      46 t[1] reload
        vmovdqu64 [rbp + 11456], zmm15                    ;   256.5 p8+p9   46 t[1] spill
        vpxord zmm15, zmm11, zmm27                        ;   271.5 p0      46 t[1]
        vmovdqu64 [rbp + 11520], zmm20                    ;   259.7 p7+p4   46 t[1] spill
        vmovdqa64 zmm20, zmm11                            ;   250.5         46 t[1] copy
        vmovdqu64 [rbp + 11584], zmm28                    ;   248.5 p8+p9   46 t[1] spill
        vpxord zmm28, zmm12, [rbp + 5824]                 ;   271.7 p5+p3   46 t[1]
        vpternlogd zmm12, zmm15, zmm1, 0x96               ;   272.5 p0      46 t[1]
        vmovdqu64 [rbp + 11648], zmm25                    ;   244.7 p7+p4   46 t[1] spill
        vpxord zmm25, zmm10, zmm18                        ;   272.7 p5      46 t[1]
        vmovdqu64 [rbp + 11712], zmm29                    ;   253.7 p8+p9   46 t[1] spill
        vpxord zmm29, zmm10, zmm12                        ;   273.5 p0      46 t[1]
        vmovdqu64 [rbp + 11776], zmm31                    ;   251.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm31, zmm8                             ;   272.5         46 t[1] copy
        vpternlogd zmm31, zmm22, zmm17, 0x60              ;   273.7 p5      46 t[1]
        vmovdqu64 [rbp + 11840], zmm3                     ;   256.7 p8+p9   46 t[1] spill
        vmovdqa64 zmm3, zmm30                             ;   273.5         46 t[1] copy
        vmovdqu64 [rbp + 11904], zmm11                    ;   250.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm11, zmm30                            ;   273.5         46 t[1] copy
        vpord zmm1, zmm27, zmm12                          ;   274.5 p0      46 t[1]
        vmovdqa64 zmm27, zmm31                            ;   274.7         46 t[1] copy
        vpternlogd zmm27, zmm26, zmm24, 0x78              ;   274.7 p5      46 t[1]
        vpternlogd zmm27, zmm6, zmm30, 0x78               ;   275.7 p0      46 t[1]
        vmovdqa64 zmm6, zmm27                             ;   276.7         46 t[1] copy
        vmovdqu64 [rbp + 11968], zmm29                    ;   274.5 p8+p9   46 t[1] spill
        vpxord zmm29, zmm24, zmm8                         ;   275.7 p5      46 t[1]
        vpxord zmm3, zmm3, zmm29                          ;   276.7 p0      46 t[1]
        vpternlogd zmm0, zmm24, zmm3, 0x1e                ;   277.7 p5      46 t[1]
        vpternlogd zmm22, zmm8, zmm0, 0x60                ;   278.7 p0      46 t[1]
        vpternlogd zmm13, zmm8, zmm0, 0x60                ;   278.7 p5      46 t[1]
        vpternlogd zmm21, zmm13, zmm3, 0x6c               ;   279.7 p0      46 t[1]
        vpandd zmm2, zmm2, zmm3                           ;   278.7 p5      46 t[1]
        vpternlogd zmm5, zmm2, zmm29, 0x6c                ;   279.7 p0      46 t[1]
        vpxord zmm6, zmm6, zmm2                           ;   279.7 p5      46 t[1]
        vpternlogd zmm6, zmm17, zmm0, 0x78                ;   280.7 p0      46 t[1]
        vpternlogd zmm3, zmm8, zmm0, 0x96                 ;   280.7 p5      46 t[1]
        vpxord zmm11, zmm11, zmm0                         ;   281.5 p0      46 t[1]
        vpternlogd zmm27, zmm4, zmm11, 0x78               ;   282.5 p5      46 t[1]
        vpandd zmm19, zmm19, zmm11                        ;   282.5 p0      46 t[1]
        vpternlogd zmm0, zmm9, zmm19, 0x9a                ;   283.5 p5      46 t[1]
        vpternlogd zmm19, zmm23, zmm30, 0x78              ;   283.5 p0      46 t[1]
        vpternlogd zmm31, zmm22, zmm5, 0x96               ;   283.7 p5      46 t[1]
        vpternlogd zmm5, zmm26, zmm24, 0x78               ;   284.5 p0      46 t[1]
        vpxord zmm22, zmm22, zmm6                         ;   284.7 p5      46 t[1]
        vpternlogd zmm31, zmm21, zmm0, 0x96               ;   285.5 p0      46 t[1]
        vpternlogd zmm19, zmm31, zmm22, 0x96              ;   286.5 p5      46 t[1]
        vpxord zmm13, zmm13, zmm5                         ;   286.5 p0      46 t[1]
        vpternlogd zmm13, zmm7, zmm3, 0xd2                ;   287.5 p5      46 t[1]
        vpternlogd zmm31, zmm13, zmm19, 0x96              ;   288.5 p0      46 t[1]
        vpternlogd zmm29, zmm0, [rbp + 11008], 0x6c       ;   287.7 p5+p2   46 t[1]
        vmovdqu64 zmm2, [rbp + 5568]                      ;   162.0 p3      46 t[1] reload
        vmovdqa64 zmm4, zmm2                              ;   168.0         46 t[1] copy
        vpternlogd zmm4, zmm15, zmm2, 0xc3                ;   288.5 p0      46 t[1]
        vpandnd zmm6, zmm2, zmm18                         ;   288.7 p5      46 t[1]
        vmovdqa64 zmm7, zmm25                             ;   273.7         46 t[1] copy
        vpternlogd zmm24, zmm19, [rbp + 7168], 0x6c       ;   289.5 p0+p2   46 t[1]
        vmovdqu64 zmm9, [rbp + 10368]                     ;   190.5 p3      46 t[1] reload
        vmovdqu64 zmm11, [rbp + 10432]                    ;   214.7 p2      65 t[1]
        vpternlogd zmm11, zmm9, [rbp + 10560], 0x78       ;   289.7 p5+p3   65 t[1]
        vpternlogd zmm27, zmm29, zmm24, 0x96              ;   290.5 p0      46 t[1]
        vmovdqu64 zmm9, [rbp + 10688]                     ;   220.7 p2      65 t[1]
        vmovdqu64 zmm17, [rbp + 11456]                    ;   256.5 p3      65 t[1]
        vmovdqu64 zmm23, [rbp + 10688]                    ;   220.7 p2      65 t[1]
        vmovdqa64 zmm26, zmm28                            ;   272.7         46 t[1] copy
        vpternlogd zmm26, zmm2, zmm2, 0xc3                ;   290.7 p5      46 t[1]
        vmovdqa64 zmm30, zmm15                            ;   272.5         46 t[1] copy
        vpternlogd zmm30, zmm14, zmm18, 0xf6              ;   291.5 p0      46 t[1]
        vmovdqu64 [rbp + 10560], zmm15                    ;   272.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm15, zmm12                            ;   273.5         46 t[1] copy
        vpternlogd zmm15, zmm14, zmm18, 0x96              ;   291.7 p5      46 t[1]
        vpandd zmm20, zmm20, zmm15                        ;   292.7 p0      46 t[1]
        vpxord zmm7, zmm7, zmm15                          ;   292.7 p5      46 t[1]
        vmovdqu64 [rbp + 10368], zmm8                     ;   272.5 p8+p9   46 t[1] spill
        vmovdqu64 zmm8, [rbp + 10240]                     ;   215.5 p3      65 t[1]
        vpternlogd zmm5, zmm3, [rbp + 11520], 0x78        ;   293.5 p0+p2   65 t[1]
        vmovdqa64 zmm3, zmm30                             ;   292.5         46 t[1] copy
        vpternlogd zmm30, zmm10, zmm26, 0x1e              ;   293.7 p5      46 t[1]
        vmovdqu64 [rbp + 11520], zmm22                    ;   285.7 p7+p4   46 t[1] spill
        vmovdqa64 zmm22, zmm1                             ;   275.5         46 t[1] copy
        vpternlogd zmm22, zmm14, zmm4, 0x78               ;   294.5 p0      46 t[1]
        vpxord zmm3, zmm3, zmm22                          ;   295.5 p5      46 t[1]
        vmovdqa64 zmm22, zmm3                             ;   296.5         46 t[1] copy
        vmovdqu64 [rbp + 10240], zmm13                    ;   288.5 p8+p9   46 t[1] spill
        vmovdqa64 zmm13, zmm7                             ;   293.7         46 t[1] copy
        vmovdqu64 [rbp + 10432], zmm19                    ;   287.5 p7+p4   46 t[1] spill
        vmovdqa64 zmm19, zmm6                             ;   289.7         46 t[1] copy
        vpternlogd zmm19, zmm28, zmm25, 0x78              ;   295.5 p0      46 t[1]
        vpternlogd zmm19, zmm1, zmm20, 0x96               ;   296.5 p5      46 t[1]
        vmovdqu64 zmm1, [rbp + 5888]                      ;   168.8 p3      46 t[1] reload
        vpternlogd zmm6, zmm1, zmm1, 0xc3                 ;   296.5 p0      46 t[1]
        vpternlogd zmm20, zmm30, zmm6, 0x96               ;   297.5 p5      46 t[1]
        vpternlogd zmm6, zmm28, zmm25, 0x1e               ;   297.5 p0      46 t[1]
        vpxord zmm22, zmm22, zmm6                         ;   298.5 p5      46 t[1]
        vpternlogd zmm22, zmm7, zmm16, 0x78               ;   299.5 p0      46 t[1]
        vmovdqu64 zmm6, [rbp + 10496]                     ;   222.5 p2      46 t[1] reload
        vmovdqu64 zmm7, [rbp + 11712]                     ;   253.7 p3      65 t[1]
        vpternlogd zmm7, zmm6, [rbp + 11136], 0x78        ;   298.7 p5+p2   65 t[1]
        vmovdqu64 zmm6, [rbp + 11968]                     ;   274.5 p3      46 t[1] reload
        vpternlogd zmm3, zmm1, zmm6, 0x4b                 ;   299.5 p0      46 t[1]
        vpandd zmm30, zmm20, zmm22                        ;   300.5 p5      46 t[1]
        vpxord zmm3, zmm3, zmm30                          ;   301.5 p0      46 t[1]
        vpternlogd zmm19, zmm30, zmm3, 0x78               ;   302.5 p5      46 t[1]
        vpxord zmm20, zmm20, zmm3                         ;   302.5 p0      46 t[1]
        vpternlogd zmm20, zmm22, zmm19, 0x78              ;   303.5 p5      46 t[1]
        vpternlogd zmm22, zmm3, zmm20, 0x78               ;   304.5 p0      46 t[1]
        vpternlogd zmm3, zmm19, zmm20, 0x78               ;   304.5 p5      46 t[1]
        vmovdqa64 zmm30, zmm31                            ;   289.5         65 t[1] copy
        vmovdqu64 [rbp + 11136], zmm7                     ;   299.7 p8+p9   65 t[1] spill
        vmovdqa64 zmm7, zmm20                             ;   304.5         46 t[1] copy
        vpternlogd zmm7, zmm14, zmm18, 0x60               ;   304.5 p0      46 t[1]
        vmovdqa64 zmm6, zmm3                              ;   305.5         46 t[1] copy
        vmovdqa64 zmm1, zmm3                              ;   305.5         46 t[1] copy
        vmovdqu64 [rbp + 10496], zmm11                    ;   290.7 p7+p4   65 t[1] spill
        vmovdqa64 zmm11, zmm7                             ;   305.5         46 t[1] copy
        vpternlogd zmm11, zmm12, zmm22, 0x78              ;   305.5 p5      46 t[1]
        vpternlogd zmm11, zmm25, zmm3, 0x78               ;   306.5 p0      46 t[1]
        vmovdqa64 zmm25, zmm11                            ;   307.5         46 t[1] copy
        vmovdqu64 [rbp + 11008], zmm27                    ;   291.5 p8+p9   46 t[1] spill
        vpxord zmm27, zmm22, zmm20                        ;   305.5 p5      46 t[1]
        vpxord zmm6, zmm6, zmm27                          ;   306.5 p0      46 t[1]
        vpternlogd zmm19, zmm22, zmm6, 0x1e               ;   307.5 p5      46 t[1]
        vpternlogd zmm14, zmm20, zmm19, 0x60              ;   308.5 p0      46 t[1]
        vpternlogd zmm4, zmm20, zmm19, 0x60               ;   308.5 p5      46 t[1]
        vpternlogd zmm16, zmm4, zmm6, 0x6c                ;   309.5 p0      46 t[1]
        vpandd zmm13, zmm13, zmm6                         ;   307.7 p5      46 t[1]
        vpternlogd zmm15, zmm13, zmm27, 0x6c              ;   308.7 p0      46 t[1]
        vpxord zmm25, zmm25, zmm13                        ;   308.7 p5      46 t[1]
        vpternlogd zmm25, zmm18, zmm19, 0x78              ;   309.7 p0      46 t[1]
        vpternlogd zmm6, zmm20, zmm19, 0x96               ;   309.7 p5      46 t[1]
        vpternlogd zmm7, zmm14, zmm15, 0x96               ;   310.5 p0      46 t[1]
        vpternlogd zmm15, zmm12, zmm22, 0x78              ;   310.7 p5      46 t[1]
        vmovdqu64 zmm12, [rbp + 10112]                    ;   180.7 p2      46 t[1] reload
        vmovdqu64 zmm13, [rbp + 10752]                    ;   220.7 p3      65 t[1]
        vpternlogd zmm13, zmm12, [rbp + 10176], 0x78      ;   311.5 p0+p2   65 t[1]
        vpxord zmm1, zmm1, zmm19                          ;   311.7 p5      46 t[1]
        vpternlogd zmm11, zmm10, zmm1, 0x78               ;   312.7 p0      46 t[1]
        vpandd zmm26, zmm26, zmm1                         ;   312.7 p5      46 t[1]
        vpternlogd zmm19, zmm2, zmm26, 0x9a               ;   313.7 p0      46 t[1]
        vpternlogd zmm26, zmm28, zmm3, 0x78               ;   313.7 p5      46 t[1]
        vpxord zmm14, zmm14, zmm25                        ;   314.5 p0      46 t[1]
        vpxord zmm16, zmm16, zmm19                        ;   314.7 p5      46 t[1]
        vpxord zmm4, zmm4, zmm15                          ;   315.5 p0      46 t[1]
        vpxord zmm7, zmm7, zmm16                          ;   315.7 p5      46 t[1]
        vpternlogd zmm26, zmm7, zmm14, 0x96               ;   316.7 p0      46 t[1]
        vpternlogd zmm19, zmm27, [rbp + 11904], 0x78      ;   316.7 p5+p3   46 t[1]
        vpternlogd zmm15, zmm6, [rbp + 11968], 0x78       ;   317.5 p0+p2   65 t[1]
        vpternlogd zmm4, zmm6, [rbp + 5888], 0xb4         ;   317.7 p5+p3   46 t[1]
        vpxord zmm4, zmm4, zmm26                          ;   318.7 p0      46 t[1]
        vpternlogd zmm26, zmm22, [rbp + 5632], 0x78       ;   318.7 p5+p2   46 t[1]
        vpxord zmm19, zmm19, zmm26                        ;   319.7 p0      46 t[1]
        vpxord zmm11, zmm11, zmm19                        ;   320.7 p5      46 t[1]
        vmovdqa64 zmm1, zmm16                             ;   315.7         65 t[1] copy
        vmovdqu64 zmm2, [rbp + 11200]                     ;   238.5 p3      65 t[1]
        vpternlogd zmm2, zmm24, [rbp + 10368], 0x6c       ;   320.5 p0+p2   65 t[1]
        vmovdqu64 zmm3, [rbp + 11840]                     ;   256.7 p3      46 t[1] reload
        vpternlogd zmm15, zmm11, zmm3, 0x96               ;   321.7 p5      65 t[1]
        vmovdqa64 zmm6, zmm15                             ;   322.7         65 t[1] copy
        vmovdqu64 zmm10, [rbp + 10944]                    ;   209.7 p2      46 t[1] reload
        vpternlogd zmm16, zmm10, [rbp + 10880], 0x96      ;   321.5 p0+p3   65 t[1]
        vpbroadcastd zmm10, [r8 + 640]                    ;   182.0 p10     65 t[1]
        vmovdqa64 zmm12, zmm4                             ;   319.7         65 t[1] copy
        vmovdqa64 zmm18, zmm16                            ;   322.5         65 t[1] copy
        vpternlogd zmm26, zmm20, [rbp + 10560], 0x78      ;   321.7 p5+p2   65 t[1]
        vmovdqu64 zmm20, [rbp + 11712]                    ;   253.7 p3      46 t[1] reload
        vmovdqu64 zmm22, [rbp + 11776]                    ;   251.5 p2      46 t[1] reload
        vpternlogd zmm19, zmm22, zmm20, 0x96              ;   322.5 p0      65 t[1]
        vpternlogd zmm29, zmm24, zmm19, 0x96              ;   323.5 p5      65 t[1]
        vmovdqu64 zmm24, [rbp + 11648]                    ;   244.7 p3      46 t[1] reload
        vpternlogd zmm16, zmm24, [rbp + 11584], 0x96      ;   323.5 p0+p2   65 t[1]
        vmovdqa64 zmm24, zmm16                            ;   324.5         65 t[1] copy
        vpbroadcastd zmm25, [r8 + 652]                    ;   184.2 p10     65 t[1]
        vmovdqu64 zmm27, [rbp + 10816]                    ;   216.7 p3      65 t[1]
        vpternlogd zmm27, zmm29, [rbp + 10752], 0x96      ;   324.5 p5+p2   65 t[1]
        vpxord zmm30, zmm30, zmm27                        ;   325.5 p0      65 t[1]
        vpternlogd zmm7, zmm4, zmm30, 0x96                ;   326.5 p5      65 t[1]
        vmovdqu64 zmm4, [rbp + 10624]                     ;   217.5 p3      46 t[1] reload
        vpternlogd zmm30, zmm4, [rbp + 10688], 0x96       ;   326.5 p0+p2   65 t[1]
        vpxord zmm1, zmm1, zmm30                          ;   327.5 p5      65 t[1]
        vpternlogd zmm21, zmm0, zmm1, 0x96                ;   328.5 p0      65 t[1]
        vpxord zmm24, zmm24, zmm1                         ;   328.5 p5      65 t[1]
        vpbroadcastd zmm0, [r8 + 668]                     ;   186.2 p10     65 t[1]
        vpbroadcastd zmm1, [r8 + 672]                     ;   187.2 p10     65 t[1]
        vmovdqu64 zmm4, [rbp + 11008]                     ;   291.5 p3      46 t[1] reload
        vpternlogd zmm5, zmm24, zmm4, 0x96                ;   329.5 p0      65 t[1]
        vpxord zmm15, zmm15, zmm5                         ;   330.5 p5      65 t[1]
        vpxord zmm6, zmm6, zmm21                          ;   329.5 p0      65 t[1]
        vmovdqa64 zmm28, zmm24                            ;   329.5         65 t[1] copy
        vpxord zmm10, zmm10, zmm15                        ;   331.5 p5      65 t[1]
        vmovdqu64 [rbp + 10688], zmm10                    ;   332.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm10, zmm21                            ;   329.5         65 t[1] copy
        vpbroadcastd zmm20, [r8 + 676]                    ;   187.8 p2      65 t[1]
        vpbroadcastd zmm22, [r8 + 680]                    ;   188.2 p10     65 t[1]
        vmovdqu64 [rbp + 10624], zmm30                    ;   327.5 p8+p9   65 t[1] spill
        vpbroadcastd zmm30, [r8 + 688]                    ;   188.5 p3      65 t[1]
        vmovdqu64 [rbp + 10752], zmm30                    ;   194.5 p7+p4   65 t[1] spill
        vmovdqu64 zmm30, [rbp + 11392]                    ;   251.7 p2      65 t[1]
        vpternlogd zmm30, zmm7, [rbp + 11456], 0x96       ;   329.5 p0+p3   65 t[1]
        vpxord zmm31, zmm31, zmm30                        ;   330.5 p5      65 t[1]
        vpxord zmm18, zmm18, zmm31                        ;   331.5 p0      65 t[1]
        vmovdqu64 [rbp + 11456], zmm31                    ;   331.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm31, zmm18                            ;   332.5         65 t[1] copy
        vmovdqu64 [rbp + 11392], zmm30                    ;   330.5 p7+p4   65 t[1] spill
        vmovdqu64 zmm30, [rbp + 10496]                    ;   290.7 p2      65 t[1]
        vpternlogd zmm30, zmm6, [rbp + 10304], 0x96       ;   330.7 p5+p3   65 t[1]
        vpxord zmm5, zmm5, zmm30                          ;   331.7 p0      65 t[1]
        vpternlogd zmm3, zmm5, zmm18, 0x96                ;   332.7 p5      65 t[1]
        vpxord zmm9, zmm9, zmm5                           ;   332.7 p0      65 t[1]
        vpxord zmm17, zmm17, zmm9                         ;   333.7 p5      65 t[1]
        vpxord zmm28, zmm28, zmm3                         ;   333.7 p0      65 t[1]
        vpxord zmm12, zmm12, zmm17                        ;   334.7 p5      65 t[1]
        vpternlogd zmm17, zmm18, zmm6, 0x96               ;   334.7 p0      65 t[1]
        vpternlogd zmm15, zmm12, zmm28, 0x96              ;   335.7 p5      65 t[1]
        vpxord zmm23, zmm23, zmm12                        ;   335.7 p0      65 t[1]
        vpxord zmm1, zmm1, zmm3                           ;   335.7 p5      65 t[1]
        vpbroadcastd zmm3, [r8 + 704]                     ;   192.2 p10     65 t[1]
        vpxord zmm3, zmm3, zmm30                          ;   336.5 p0      65 t[1]
        vpbroadcastd zmm5, [r8 + 708]                     ;   192.5 p2      65 t[1]
        vpternlogd zmm28, zmm6, [r8 + 736]{1to16}, 0x96   ;   336.7 p5+p3   65 t[1]
        vpbroadcastd zmm6, [r8 + 712]                     ;   193.2 p10     65 t[1]
        vmovdqa64 zmm12, zmm23                            ;   336.7         65 t[1] copy
        vpxord zmm5, zmm5, zmm15                          ;   337.5 p0      65 t[1]
        vpbroadcastd zmm30, [r8 + 716]                    ;   193.5 p2      65 t[1]
        vmovdqu64 [rbp + 11840], zmm28                    ;   337.7 p8+p9   65 t[1] spill
        vpbroadcastd zmm28, [r8 + 728]                    ;   193.8 p3      65 t[1]
        vmovdqu64 [rbp + 10496], zmm5                     ;   338.5 p7+p4   65 t[1] spill
        vpbroadcastd zmm5, [r8 + 732]                     ;   194.2 p10     65 t[1]
        vmovdqu64 [rbp + 10816], zmm3                     ;   337.5 p8+p9   65 t[1] spill
        vmovdqu64 zmm3, [rbp + 10240]                     ;   288.5 p2      46 t[1] reload
        vpternlogd zmm9, zmm3, [rbp + 10432], 0x96        ;   337.7 p5+p3   65 t[1]
        vmovdqu64 zmm3, [rbp + 10304]                     ;   221.7 p2      46 t[1] reload
        vpternlogd zmm4, zmm9, zmm3, 0x96                 ;   338.7 p0      65 t[1]
        vpxord zmm12, zmm12, zmm4                         ;   339.7 p5      65 t[1]
        vmovdqu64 [rbp + 11008], zmm1                     ;   336.7 p7+p4   65 t[1] spill
        vmovdqa64 zmm1, zmm3                              ;   227.7         65 t[1] copy
        vpternlogd zmm1, zmm11, zmm4, 0x96                ;   339.7 p0      65 t[1]
        vpternlogd zmm11, zmm4, zmm17, 0x96               ;   339.7 p5      65 t[1]
        vpternlogd zmm17, zmm9, zmm15, 0x96               ;   340.5 p0      65 t[1]
        vpxord zmm10, zmm10, zmm1                         ;   340.7 p5      65 t[1]
        vpternlogd zmm3, zmm9, [rbp + 11328], 0x96        ;   341.5 p0+p3   65 t[1]
        vpternlogd zmm9, zmm15, [r8 + 644]{1to16}, 0x96   ;   341.7 p5+p2   65 t[1]
        vpternlogd zmm23, zmm17, [r8 + 740]{1to16}, 0x96  ;   342.5 p0+p3   65 t[1]
        vpxord zmm20, zmm20, zmm17                        ;   342.7 p5      65 t[1]
        vpbroadcastd zmm4, [r8 + 748]                     ;   198.7 p10     65 t[1]
        vpxord zmm22, zmm22, zmm11                        ;   343.5 p0      65 t[1]
        vmovdqu64 zmm15, [rbp + 11520]                    ;   285.7 p2      46 t[1] reload
        vmovdqa64 zmm17, zmm12                            ;   340.7         65 t[1] copy
        vpternlogd zmm17, zmm14, zmm15, 0x96              ;   343.7 p5      65 t[1]
        vpternlogd zmm12, zmm3, zmm11, 0x96               ;   344.5 p0      65 t[1]
        vpxord zmm31, zmm31, zmm17                        ;   344.7 p5      65 t[1]
        vpxord zmm2, zmm2, zmm31                          ;   345.7 p0      65 t[1]
        vpternlogd zmm11, zmm3, [r8 + 648]{1to16}, 0x96   ;   345.7 p5+p3   65 t[1]
        vpternlogd zmm1, zmm12, [r8 + 744]{1to16}, 0x96   ;   346.5 p0+p2   65 t[1]
        vpxord zmm6, zmm6, zmm12                          ;   346.7 p5      65 t[1]
        vpternlogd zmm14, zmm10, [rbp + 11264], 0x96      ;   347.5 p0+p3   65 t[1]
        vpxord zmm8, zmm8, zmm14                          ;   348.5 p5      65 t[1]
        vpternlogd zmm31, zmm8, zmm21, 0x96               ;   349.5 p0      65 t[1]
        vpxord zmm30, zmm30, zmm8                         ;   349.5 p5      65 t[1]
        vpternlogd zmm17, zmm2, [rbp + 11136], 0x96       ;   349.5 p0+p2   65 t[1]
        vpxord zmm13, zmm13, zmm17                        ;   350.5 p5      65 t[1]
        vpternlogd zmm17, zmm3, zmm14, 0x96               ;   350.5 p0      65 t[1]
        vpternlogd zmm3, zmm14, zmm24, 0x96               ;   350.7 p5      65 t[1]
        vmovdqu64 zmm8, [rbp + 4032]                      ;   207.3 p3      46 t[2] reload
        vmovdqu64 zmm12, [rbp + 4224]                     ;   207.5 p2      46 t[2] reload
        vmovdqu64 zmm14, [rbp + 4288]                     ;   208.3 p3      46 t[2]
        vpternlogd zmm14, zmm12, zmm8, 0x96               ;   351.5 p0      46 t[2]
        vpternlogd zmm15, zmm10, zmm3, 0x96               ;   351.7 p5      65 t[1]
        vmovdqu64 zmm10, [rbp + 3968]                     ;   208.5 p2      46 t[2] reload
        vmovdqu64 [rbp + 11520], zmm1                     ;   347.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm1, zmm12                             ;   213.5         46 t[2] copy
        vpternlogd zmm1, zmm8, zmm10, 0x96                ;   352.5 p0      46 t[2]
        vpternlogd zmm26, zmm13, zmm18, 0x96              ;   352.7 p5      65 t[1]
        vpternlogd zmm13, zmm15, zmm31, 0x96              ;   353.5 p0      65 t[1]
        vpxord zmm25, zmm25, zmm15                        ;   353.7 p5      65 t[1]
        vmovdqa64 zmm15, zmm10                            ;   214.5         46 t[2] copy
        vpternlogd zmm15, zmm8, [rbp + 4416], 0x96        ;   354.5 p0+p3   46 t[2]
        vpxord zmm19, zmm19, zmm26                        ;   354.7 p5      65 t[1]
        vpternlogd zmm16, zmm7, zmm19, 0x96               ;   355.7 p0      65 t[1]
        vpternlogd zmm18, zmm21, zmm16, 0x96              ;   356.7 p5      65 t[1]
        vpternlogd zmm3, zmm31, [r8 + 684]{1to16}, 0x96   ;   356.5 p0+p2   65 t[1]
        vpxord zmm4, zmm4, zmm31                          ;   356.7 p5      65 t[1]
        vpxord zmm31, zmm10, [rbp + 4288]                 ;   357.5 p0+p3   46 t[2]
        vpternlogd zmm24, zmm18, [r8 + 700]{1to16}, 0x96  ;   357.7 p5+p2   65 t[1]
        vpxord zmm0, zmm0, zmm18                          ;   358.5 p0      65 t[1]
        vpxord zmm18, zmm2, zmm13                         ;   358.7 p5      65 t[1]
        vpternlogd zmm21, zmm16, [r8 + 764]{1to16}, 0x96  ;   359.5 p0+p3   65 t[1]
        vpxord zmm5, zmm5, zmm16                          ;   359.7 p5      65 t[1]
        vpxord zmm13, zmm13, [r8 + 752]{1to16}            ;   360.5 p0+p2   65 t[1]
        vmovdqa64 zmm16, zmm17                            ;   351.5         65 t[1] copy
        vpternlogd zmm16, zmm2, zmm26, 0x96               ;   360.7 p5      65 t[1]
        vpternlogd zmm2, zmm26, [r8 + 720]{1to16}, 0x96   ;   361.5 p0+p3   65 t[1]
        vpbroadcastd zmm26, [r8 + 756]                    ;   216.2 p10     65 t[1]
        vmovdqu64 [rbp + 11136], zmm21                    ;   360.5 p7+p4   65 t[1] spill
        vpbroadcastd zmm21, [r8 + 760]                    ;   216.5 p2      65 t[1]
        vmovdqu64 [rbp + 11264], zmm13                    ;   361.5 p8+p9   65 t[1] spill
        vmovdqu64 zmm13, [rbp + 10752]                    ;   216.8 p3      65 t[1] reload
        vpxord zmm13, zmm13, zmm16                        ;   361.7 p5      65 t[1]
        vpternlogd zmm16, zmm18, [r8 + 656]{1to16}, 0x96  ;   362.5 p0+p2   65 t[1]
        vmovdqu64 [rbp + 10752], zmm4                     ;   357.7 p7+p4   65 t[1] spill
        vpxord zmm4, zmm14, [rbp + 4160]                  ;   362.7 p5+p3   46 t[2]
        vmovdqu64 [rbp + 10304], zmm23                    ;   343.5 p8+p9   65 t[1] spill
        vpxord zmm23, zmm14, [rbp + 4096]                 ;   363.5 p0+p2   46 t[2]
        vpternlogd zmm10, zmm23, zmm8, 0x96               ;   364.5 p5      46 t[2]
        vmovdqu64 [rbp + 11328], zmm5                     ;   360.7 p7+p4   65 t[1] spill
        vmovdqa64 zmm5, zmm29                             ;   324.5         65 t[1] copy
        vpternlogd zmm5, zmm18, [r8 + 660]{1to16}, 0x96   ;   364.5 p0+p3   65 t[1]
        vmovdqu64 [rbp + 10432], zmm2                     ;   362.5 p8+p9   65 t[1] spill
        vpandnd zmm2, zmm8, zmm4                          ;   364.7 p5      46 t[2]
        vmovdqu64 [rbp + 10240], zmm30                    ;   350.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm30, zmm23                            ;   364.5         46 t[2] copy
        vpternlogd zmm30, zmm8, zmm8, 0xc3                ;   365.5 p0      46 t[2]
        vmovdqu64 [rbp + 11584], zmm6                     ;   347.7 p8+p9   65 t[1] spill
        vmovdqu64 zmm6, [rbp + 11776]                     ;   251.5 p2      46 t[1] reload
        vpternlogd zmm17, zmm6, [rbp + 11712], 0x96       ;   365.7 p5+p3   65 t[1]
        vmovdqu64 zmm6, [rbp + 4352]                      ;   224.2 p2      46 t[2] reload
        vpternlogd zmm12, zmm8, zmm6, 0x96                ;   366.5 p0      46 t[2]
        vpternlogd zmm29, zmm18, zmm17, 0x96              ;   366.7 p5      65 t[1]
        vmovdqa64 zmm18, zmm14                            ;   352.5         46 t[2] copy
        vmovdqu64 [rbp + 11712], zmm24                    ;   358.7 p7+p4   65 t[1] spill
        vmovdqa64 zmm24, zmm19                            ;   355.7         65 t[1] copy
        vpternlogd zmm24, zmm27, zmm17, 0x96              ;   367.5 p0      65 t[1]
        vpternlogd zmm27, zmm17, [r8 + 692]{1to16}, 0x96  ;   367.7 p5+p3   65 t[1]
        vpxord zmm26, zmm26, zmm24                        ;   368.5 p0      65 t[1]
        vpternlogd zmm24, zmm29, [r8 + 724]{1to16}, 0x96  ;   368.7 p5+p2   65 t[1]
        vmovdqa64 zmm17, zmm31                            ;   358.5         46 t[2] copy
        vpternlogd zmm17, zmm8, zmm8, 0xc3                ;   369.5 p0      46 t[2]
        vmovdqu64 [rbp + 11776], zmm26                    ;   369.5 p8+p9   65 t[1] spill
        vmovdqa64 zmm26, zmm23                            ;   364.5         46 t[2] copy
        vpternlogd zmm26, zmm15, zmm4, 0xf6               ;   369.7 p5      46 t[2]
        vmovdqu64 [rbp + 11648], zmm24                    ;   369.7 p7+p4   65 t[1] spill
        vmovdqa64 zmm24, zmm26                            ;   370.7         46 t[2] copy
        vpternlogd zmm26, zmm12, zmm17, 0x1e              ;   370.7 p0      46 t[2]
        vmovdqu64 [rbp + 10560], zmm27                    ;   368.7 p8+p9   65 t[1] spill
        vpxord zmm27, zmm12, zmm4                         ;   370.7 p5      46 t[2]
        vmovdqu64 [rbp + 10880], zmm13                    ;   362.7 p7+p4   65 t[1] spill
        vpxord zmm13, zmm12, zmm10                        ;   371.5 p0      46 t[2]
        vmovdqu64 [rbp + 10944], zmm3                     ;   357.5 p8+p9   65 t[1] spill
        vpord zmm3, zmm10, [rbp + 4096]                   ;   371.7 p5+p3   46 t[2]
        vmovdqu64 [rbp + 10368], zmm22                    ;   344.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm22, zmm2                             ;   365.7         46 t[2] copy
        vpternlogd zmm22, zmm6, zmm6, 0xc3                ;   372.5 p0      46 t[2]
        vmovdqu64 [rbp + 11200], zmm20                    ;   343.7 p8+p9   65 t[1] spill
        vmovdqa64 zmm20, zmm10                            ;   365.5         46 t[2] copy
        vpternlogd zmm20, zmm15, zmm4, 0x96               ;   372.7 p5      46 t[2]
        vpandd zmm18, zmm18, zmm20                        ;   373.7 p0      46 t[2]
        vpternlogd zmm26, zmm18, zmm22, 0x96              ;   374.7 p5      46 t[2]
        vmovdqu64 [rbp + 11968], zmm0                     ;   359.5 p7+p4   65 t[1] spill
        vmovdqa64 zmm0, zmm3                              ;   372.7         46 t[2] copy
        vpternlogd zmm0, zmm15, zmm30, 0x78               ;   374.5 p0      46 t[2]
        vpxord zmm24, zmm24, zmm0                         ;   375.5 p5      46 t[2]
        vmovdqu64 zmm0, [rbp + 11392]                     ;   330.5 p2      65 t[1]
        vpternlogd zmm0, zmm29, [r8 + 664]{1to16}, 0x96   ;   375.5 p0+p3   65 t[1]
        vmovdqu64 [rbp + 11904], zmm0                     ;   376.5 p8+p9   65 t[1] spill
        vmovdqu64 zmm0, [rbp + 10624]                     ;   327.5 p2      65 t[1] reload
        vpternlogd zmm29, zmm0, [rbp + 11392], 0x96       ;   375.7 p5+p3   65 t[1]
        vpternlogd zmm7, zmm19, zmm29, 0x96               ;   376.7 p0      65 t[1]
        vpxord zmm28, zmm28, zmm29                        ;   376.7 p5      65 t[1]
        vpternlogd zmm2, zmm31, zmm27, 0x78               ;   377.5 p0      46 t[2]
        vpternlogd zmm18, zmm2, zmm3, 0x96                ;   378.5 p5      46 t[2]
        vpternlogd zmm22, zmm31, zmm27, 0x1e              ;   378.5 p0      46 t[2]
        vpxord zmm21, zmm21, zmm7                         ;   378.7 p5      65 t[1]
        vmovdqu64 zmm0, [rbp + 11456]                     ;   331.5 p2      65 t[1] reload
        vpternlogd zmm7, zmm0, [r8 + 696]{1to16}, 0x96    ;   379.5 p0+p3   65 t[1]
        vmovdqu64 zmm0, [rbp + 2496]                      ;   239.7 p2      46 t[2] reload
        vmovdqu64 zmm2, [rbp + 2688]                      ;   239.8 p3      46 t[2] reload
        vmovdqu64 zmm3, [rbp + 2752]                      ;   240.7 p2      46 t[2]
        vpternlogd zmm3, zmm2, zmm0, 0x96                 ;   379.7 p5      46 t[2]
        vmovdqu64 zmm19, [rbp + 2432]                     ;   240.8 p3      46 t[2] reload
        vmovdqa64 zmm29, zmm2                             ;   245.8         46 t[2] copy
        vpternlogd zmm29, zmm0, zmm19, 0x96               ;   380.5 p0      46 t[2]
        vpternlogd zmm2, zmm0, [rbp + 2816], 0x96         ;   380.7 p5+p2   46 t[2]
        vpxord zmm22, zmm22, zmm24                        ;   381.5 p0      46 t[2]
        vpternlogd zmm24, zmm13, zmm6, 0x2d               ;   381.7 p5      46 t[2]
        vmovdqu64 [rbp + 11456], zmm21                    ;   379.7 p7+p4   65 t[1] spill
        vmovdqa64 zmm21, zmm19                            ;   246.8         46 t[2] copy
        vpternlogd zmm21, zmm0, [rbp + 2880], 0x96        ;   382.5 p0+p3   46 t[2]
        vmovdqu64 [rbp + 11392], zmm28                    ;   377.7 p8+p9   65 t[1] spill
        vpxord zmm28, zmm27, zmm20                        ;   382.7 p5      46 t[2]
        vpternlogd zmm22, zmm1, zmm28, 0x78               ;   383.7 p0      46 t[2]
        vmovdqu64 [rbp + 10624], zmm7                     ;   380.5 p7+p4   65 t[1] spill
        vpxord zmm7, zmm19, [rbp + 2752]                  ;   383.7 p5+p2   46 t[2]
        vmovdqu64 [rbp + 10176], zmm5                     ;   365.5 p8+p9   65 t[1] spill
        vpandd zmm5, zmm26, zmm22                         ;   384.7 p0      46 t[2]
        vpxord zmm24, zmm24, zmm5                         ;   385.7 p5      46 t[2]
        vpternlogd zmm18, zmm5, zmm24, 0x78               ;   386.7 p0      46 t[2]
        vpxord zmm26, zmm26, zmm24                        ;   386.7 p5      46 t[2]
        vpternlogd zmm26, zmm22, zmm18, 0x78              ;   387.7 p0      46 t[2]
        vpternlogd zmm22, zmm24, zmm26, 0x78              ;   388.7 p5      46 t[2]
        vpternlogd zmm24, zmm18, zmm26, 0x78              ;   388.7 p0      46 t[2]
        vmovdqa64 zmm5, zmm26                             ;   388.7         46 t[2] copy
        vpternlogd zmm5, zmm15, zmm4, 0x60                ;   388.7 p5      46 t[2]
        vmovdqu64 [rbp + 10112], zmm16                    ;   363.5 p7+p4   65 t[1] spill
        vpxord zmm16, zmm3, [rbp + 2624]                  ;   388.5 p0+p3   46 t[2]
        vmovdqu64 [rbp + 11072], zmm25                    ;   354.7 p8+p9   65 t[1] spill
        vpxord zmm25, zmm3, [rbp + 2560]                  ;   388.7 p5+p2   46 t[2]
        vpternlogd zmm19, zmm25, zmm0, 0x96               ;   389.7 p0      46 t[2]
        vmovdqu64 [rbp + 12032], zmm11                    ;   346.7 p7+p4   65 t[1] spill
        vmovdqa64 zmm11, zmm3                             ;   380.7         46 t[2] copy
        vmovdqu64 [rbp + 12096], zmm9                     ;   342.7 p8+p9   65 t[1] spill
        vmovdqa64 zmm9, zmm24                             ;   389.7         46 t[2] copy
        vmovdqu64 [rbp + 12160], zmm23                    ;   364.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm23, zmm24                            ;   389.7         46 t[2] copy
        vmovdqu64 [rbp + 12224], zmm13                    ;   372.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm13, zmm5                             ;   389.7         46 t[2] copy
        vpternlogd zmm13, zmm10, zmm22, 0x78              ;   389.7 p5      46 t[2]
        vpternlogd zmm13, zmm27, zmm24, 0x78              ;   390.7 p0      46 t[2]
        vmovdqa64 zmm27, zmm13                            ;   391.7         46 t[2] copy
        vmovdqu64 [rbp + 12288], zmm3                     ;   380.7 p7+p4   46 t[2] spill
        vpxord zmm3, zmm22, zmm26                         ;   390.7 p5      46 t[2]
        vpxord zmm9, zmm9, zmm3                           ;   391.7 p0      46 t[2]
        vpternlogd zmm18, zmm22, zmm9, 0x1e               ;   392.7 p5      46 t[2]
        vpternlogd zmm15, zmm26, zmm18, 0x60              ;   393.7 p0      46 t[2]
        vpternlogd zmm30, zmm26, zmm18, 0x60              ;   393.7 p5      46 t[2]
        vpternlogd zmm1, zmm30, zmm9, 0x6c                ;   394.7 p0      46 t[2]
        vpandd zmm28, zmm28, zmm9                         ;   393.7 p5      46 t[2]
        vpternlogd zmm20, zmm28, zmm3, 0x6c               ;   394.7 p0      46 t[2]
        vpxord zmm27, zmm27, zmm28                        ;   394.7 p5      46 t[2]
        vpternlogd zmm27, zmm4, zmm18, 0x78               ;   395.7 p0      46 t[2]
        vpternlogd zmm9, zmm26, zmm18, 0x96               ;   395.7 p5      46 t[2]
        vpxord zmm23, zmm23, zmm18                        ;   396.5 p0      46 t[2]
        vpternlogd zmm13, zmm12, zmm23, 0x78              ;   397.5 p5      46 t[2]
        vpandd zmm17, zmm17, zmm23                        ;   397.5 p0      46 t[2]
        vpternlogd zmm18, zmm8, zmm17, 0x9a               ;   398.5 p5      46 t[2]
        vpternlogd zmm17, zmm31, zmm24, 0x78              ;   398.5 p0      46 t[2]
        vpternlogd zmm5, zmm15, zmm20, 0x96               ;   398.7 p5      46 t[2]
        vpternlogd zmm20, zmm10, zmm22, 0x78              ;   399.5 p0      46 t[2]
        vpxord zmm15, zmm15, zmm27                        ;   399.7 p5      46 t[2]
        vmovdqu64 zmm4, [rbp + 960]                       ;   258.7 p3      46 t[2] reload
        vmovdqu64 zmm8, [rbp + 1152]                      ;   258.8 p2      46 t[2] reload
        vmovdqu64 zmm10, [rbp + 1216]                     ;   259.7 p3      46 t[2]
        vpternlogd zmm10, zmm8, zmm4, 0x96                ;   400.5 p0      46 t[2]
        vmovdqu64 zmm12, [rbp + 896]                      ;   259.8 p2      46 t[2] reload
        vmovdqu64 zmm23, [rbp + 1344]                     ;   260.7 p3      46 t[2]
        vpternlogd zmm23, zmm4, zmm12, 0x96               ;   400.7 p5      46 t[2]
        vpternlogd zmm14, zmm3, zmm18, 0x6a               ;   401.5 p0      46 t[2]
        vpternlogd zmm5, zmm1, zmm18, 0x96                ;   401.7 p5      46 t[2]
        vmovdqa64 zmm3, zmm8                              ;   264.8         46 t[2] copy
        vpternlogd zmm3, zmm12, zmm4, 0x96                ;   402.5 p0      46 t[2]
        vpternlogd zmm17, zmm5, zmm15, 0x96               ;   402.7 p5      46 t[2]
        vpxord zmm24, zmm2, zmm16                         ;   403.5 p0      46 t[2]
        vpxord zmm27, zmm2, zmm19                         ;   403.7 p5      46 t[2]
        vpxord zmm30, zmm30, zmm20                        ;   404.5 p0      46 t[2]
        vpternlogd zmm30, zmm6, zmm9, 0xd2                ;   405.5 p5      46 t[2]
        vpandnd zmm6, zmm0, zmm16                         ;   405.5 p0      46 t[2]
        vpxord zmm30, zmm30, zmm17                        ;   406.5 p5      46 t[2]
        vpternlogd zmm17, zmm22, [rbp + 4096], 0x78       ;   406.5 p0+p2   46 t[2]
        vmovdqu64 zmm22, [rbp + 1280]                     ;   264.3 p3      46 t[2] reload
        vpternlogd zmm8, zmm4, zmm22, 0x96                ;   406.7 p5      46 t[2]
        vpternlogd zmm13, zmm14, zmm17, 0x96              ;   407.5 p0      46 t[2]
        vpxord zmm28, zmm12, [rbp + 1216]                 ;   407.7 p5+p2   46 t[2]
        vmovdqa64 zmm31, zmm7                             ;   384.7         46 t[2] copy
        vpternlogd zmm31, zmm0, zmm0, 0xc3                ;   408.5 p0      46 t[2]
        vmovdqu64 [rbp + 12352], zmm26                    ;   388.7 p8+p9   46 t[2] spill
        vmovdqa64 zmm26, zmm25                            ;   389.7         46 t[2] copy
        vpternlogd zmm26, zmm0, zmm0, 0xc3                ;   408.7 p5      46 t[2]
        vmovdqu64 [rbp + 12416], zmm15                    ;   400.7 p7+p4   46 t[2] spill
        vmovdqa64 zmm15, zmm25                            ;   389.7         46 t[2] copy
        vpternlogd zmm15, zmm21, zmm16, 0xf6              ;   409.5 p0      46 t[2]
        vmovdqu64 [rbp + 12480], zmm25                    ;   389.7 p8+p9   46 t[2] spill
        vpord zmm25, zmm19, [rbp + 2560]                  ;   409.7 p5+p3   46 t[2]
        vmovdqu64 [rbp + 12544], zmm13                    ;   408.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm13, zmm19                            ;   390.7         46 t[2] copy
        vpternlogd zmm13, zmm21, zmm16, 0x96              ;   410.5 p0      46 t[2]
        vpandd zmm11, zmm11, zmm13                        ;   411.5 p5      46 t[2]
        vmovdqu64 [rbp + 12608], zmm20                    ;   400.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm20, zmm15                            ;   410.5         46 t[2] copy
        vpternlogd zmm15, zmm2, zmm31, 0x1e               ;   411.5 p0      46 t[2]
        vmovdqu64 [rbp + 12672], zmm9                     ;   396.7 p7+p4   46 t[2] spill
        vpxord zmm9, zmm13, zmm24                         ;   411.7 p5      46 t[2]
        vmovdqu64 [rbp + 12736], zmm5                     ;   402.7 p8+p9   46 t[2] spill
        vmovdqa64 zmm5, zmm9                              ;   412.7         46 t[2] copy
        vmovdqu64 [rbp + 12800], zmm30                    ;   407.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm30, zmm6                             ;   406.5         46 t[2] copy
        vpternlogd zmm30, zmm7, zmm24, 0x78               ;   412.5 p0      46 t[2]
        vpternlogd zmm30, zmm11, zmm25, 0x96              ;   413.5 p5      46 t[2]
        vpternlogd zmm25, zmm21, zmm26, 0x78              ;   413.5 p0      46 t[2]
        vpxord zmm20, zmm20, zmm25                        ;   414.5 p5      46 t[2]
        vmovdqu64 zmm25, [rbp + 2816]                     ;   275.2 p2      46 t[2] reload
        vpternlogd zmm6, zmm25, zmm25, 0xc3               ;   414.5 p0      46 t[2]
        vpternlogd zmm11, zmm15, zmm6, 0x96               ;   415.5 p5      46 t[2]
        vpternlogd zmm6, zmm7, zmm24, 0x1e                ;   415.5 p0      46 t[2]
        vpxord zmm6, zmm6, zmm20                          ;   416.5 p5      46 t[2]
        vpternlogd zmm6, zmm9, zmm29, 0x78                ;   417.5 p0      46 t[2]
        vpternlogd zmm20, zmm27, zmm25, 0x2d              ;   416.7 p5      46 t[2]
        vpandd zmm9, zmm11, zmm6                          ;   418.5 p0      46 t[2]
        vpxord zmm20, zmm20, zmm9                         ;   419.5 p5      46 t[2]
        vpternlogd zmm30, zmm9, zmm20, 0x78               ;   420.5 p0      46 t[2]
        vpxord zmm11, zmm11, zmm20                        ;   420.5 p5      46 t[2]
        vpternlogd zmm11, zmm6, zmm30, 0x78               ;   421.5 p0      46 t[2]
        vpternlogd zmm6, zmm20, zmm11, 0x78               ;   422.5 p5      46 t[2]
        vpternlogd zmm20, zmm30, zmm11, 0x78              ;   422.5 p0      46 t[2]
        vpxord zmm9, zmm10, [rbp + 1088]                  ;   420.7 p5+p3   46 t[2]
        vmovdqu64 zmm15, [rbp + 1024]                     ;   277.7 p2      46 t[2] reload
        vmovdqu64 [rbp + 12864], zmm17                    ;   407.5 p8+p9   46 t[2] spill
        vpxord zmm17, zmm10, zmm15                        ;   421.5 p0      46 t[2]
        vpternlogd zmm12, zmm17, zmm4, 0x96               ;   422.5 p5      46 t[2]
        vmovdqu64 [rbp + 12928], zmm14                    ;   402.5 p7+p4   46 t[2] spill
        vpord zmm14, zmm15, zmm12                         ;   423.5 p0      46 t[2]
        vmovdqa64 zmm15, zmm10                            ;   401.5         46 t[2] copy
        vmovdqu64 [rbp + 12992], zmm18                    ;   399.5 p8+p9   46 t[2] spill
        vpxord zmm18, zmm8, zmm9                          ;   422.7 p5      46 t[2]
        vmovdqu64 [rbp + 13056], zmm1                     ;   395.7 p7+p4   46 t[2] spill
        vpxord zmm1, zmm8, zmm12                          ;   423.5 p0      46 t[2]
        vmovdqa64 zmm22, zmm11                            ;   422.5         46 t[2] copy
        vpternlogd zmm22, zmm21, zmm16, 0x60              ;   423.7 p5      46 t[2]
        vmovdqu64 [rbp + 13120], zmm10                    ;   401.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm10, zmm20                            ;   423.5         46 t[2] copy
        vmovdqa64 zmm4, zmm20                             ;   423.5         46 t[2] copy
        vmovdqu64 [rbp + 13184], zmm1                     ;   424.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm1, zmm22                             ;   424.7         46 t[2] copy
        vpternlogd zmm1, zmm19, zmm6, 0x78                ;   424.7 p0      46 t[2]
        vpternlogd zmm1, zmm24, zmm20, 0x78               ;   425.7 p5      46 t[2]
        vmovdqa64 zmm24, zmm1                             ;   426.7         46 t[2] copy
        vmovdqu64 [rbp + 13248], zmm3                     ;   403.5 p8+p9   46 t[2] spill
        vpxord zmm3, zmm6, zmm11                          ;   425.5 p0      46 t[2]
        vpxord zmm10, zmm10, zmm3                         ;   426.5 p5      46 t[2]
        vpternlogd zmm30, zmm6, zmm10, 0x1e               ;   427.5 p0      46 t[2]
        vpternlogd zmm21, zmm11, zmm30, 0x60              ;   428.5 p5      46 t[2]
        vpternlogd zmm26, zmm11, zmm30, 0x60              ;   428.5 p0      46 t[2]
        vpternlogd zmm29, zmm26, zmm10, 0x6c              ;   429.5 p5      46 t[2]
        vpandd zmm5, zmm5, zmm10                          ;   428.5 p0      46 t[2]
        vpternlogd zmm13, zmm5, zmm3, 0x6c                ;   429.5 p5      46 t[2]
        vpxord zmm24, zmm24, zmm5                         ;   429.5 p0      46 t[2]
        vpternlogd zmm24, zmm16, zmm30, 0x78              ;   430.5 p5      46 t[2]
        vpternlogd zmm10, zmm11, zmm30, 0x96              ;   430.5 p0      46 t[2]
        vpxord zmm4, zmm4, zmm30                          ;   430.7 p5      46 t[2]
        vpternlogd zmm1, zmm2, zmm4, 0x78                 ;   431.7 p0      46 t[2]
        vpandd zmm31, zmm31, zmm4                         ;   431.7 p5      46 t[2]
        vpternlogd zmm30, zmm0, zmm31, 0x9a               ;   432.7 p0      46 t[2]
        vpternlogd zmm31, zmm7, zmm20, 0x78               ;   432.7 p5      46 t[2]
        vpternlogd zmm22, zmm21, zmm13, 0x96              ;   433.5 p0      46 t[2]
        vpternlogd zmm13, zmm19, zmm6, 0x78               ;   433.7 p5      46 t[2]
        vpxord zmm21, zmm21, zmm24                        ;   434.5 p0      46 t[2]
        vmovdqu64 zmm0, [rbp + 7616]                      ;   292.0 p3      46 t[2] reload
        vmovdqu64 zmm2, [rbp + 7808]                      ;   292.2 p2      46 t[2] reload
        vmovdqu64 zmm4, [rbp + 7872]                      ;   293.0 p3      46 t[2]
        vpternlogd zmm4, zmm2, zmm0, 0x96                 ;   434.7 p5      46 t[2]
        vmovdqu64 zmm5, [rbp + 7552]                      ;   293.2 p2      46 t[2] reload
        vmovdqu64 zmm7, [rbp + 8000]                      ;   294.0 p3      46 t[2]
        vpternlogd zmm7, zmm0, zmm5, 0x96                 ;   435.5 p0      46 t[2]
        vpternlogd zmm22, zmm29, zmm30, 0x96              ;   435.7 p5      46 t[2]
        vmovdqa64 zmm16, zmm2                             ;   298.2         46 t[2] copy
        vpternlogd zmm16, zmm5, zmm0, 0x96                ;   436.5 p0      46 t[2]
        vpternlogd zmm31, zmm22, zmm21, 0x96              ;   436.7 p5      46 t[2]
        vmovdqu64 zmm19, [rbp + 960]                      ;   294.2 p2      46 t[2] reload
        vmovdqa64 zmm20, zmm19                            ;   300.2         46 t[2] copy
        vpternlogd zmm20, zmm28, zmm19, 0xc3              ;   437.5 p0      46 t[2]
        vpternlogd zmm27, zmm13, zmm10, 0x6c              ;   437.7 p5      46 t[2]
        vpxord zmm26, zmm26, zmm13                        ;   438.5 p0      46 t[2]
        vpternlogd zmm26, zmm10, zmm25, 0xb4              ;   439.5 p5      46 t[2]
        vpandnd zmm10, zmm19, zmm9                        ;   439.5 p0      46 t[2]
        vpxord zmm13, zmm5, [rbp + 7872]                  ;   439.7 p5+p3   46 t[2]
        vpxord zmm26, zmm26, zmm31                        ;   440.5 p0      46 t[2]
        vpternlogd zmm31, zmm6, [rbp + 2560], 0x78        ;   440.7 p5+p2   46 t[2]
        vmovdqu64 zmm6, [rbp + 7936]                      ;   296.5 p3      46 t[2] reload
        vpternlogd zmm2, zmm0, zmm6, 0x96                 ;   441.5 p0      46 t[2]
        vpternlogd zmm3, zmm30, [rbp + 12288], 0x6c       ;   441.7 p5+p2   46 t[2]
        vpternlogd zmm1, zmm3, zmm31, 0x96                ;   442.7 p0      46 t[2]
        vpxord zmm27, zmm27, zmm1                         ;   443.7 p5      46 t[2]
        vmovdqa64 zmm24, zmm17                            ;   422.5         46 t[2] copy
        vpternlogd zmm24, zmm19, zmm19, 0xc3              ;   443.5 p0      46 t[2]
        vmovdqa64 zmm25, zmm17                            ;   422.5         46 t[2] copy
        vpternlogd zmm25, zmm23, zmm9, 0xf6               ;   443.7 p5      46 t[2]
        vmovdqu64 [rbp + 12288], zmm11                    ;   422.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm11, zmm18                            ;   423.7         46 t[2] copy
        vmovdqu64 [rbp + 13312], zmm17                    ;   422.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm17, zmm12                            ;   423.5         46 t[2] copy
        vpternlogd zmm17, zmm23, zmm9, 0x96               ;   444.5 p0      46 t[2]
        vpandd zmm15, zmm15, zmm17                        ;   445.5 p5      46 t[2]
        vpxord zmm11, zmm11, zmm17                        ;   445.5 p0      46 t[2]
        vmovdqu64 [rbp + 13376], zmm21                    ;   435.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm21, zmm25                            ;   444.7         46 t[2] copy
        vpternlogd zmm25, zmm8, zmm20, 0x1e               ;   445.7 p5      46 t[2]
        vmovdqu64 [rbp + 13440], zmm1                     ;   443.7 p8+p9   46 t[2] spill
        vmovdqa64 zmm1, zmm11                             ;   446.5         46 t[2] copy
        vmovdqa64 zmm6, zmm10                             ;   440.5         46 t[2] copy
        vpternlogd zmm6, zmm28, zmm18, 0x78               ;   446.5 p0      46 t[2]
        vpternlogd zmm6, zmm15, zmm14, 0x96               ;   447.5 p5      46 t[2]
        vpternlogd zmm14, zmm23, zmm24, 0x78              ;   447.5 p0      46 t[2]
        vpxord zmm21, zmm21, zmm14                        ;   448.5 p5      46 t[2]
        vmovdqu64 zmm14, [rbp + 1280]                     ;   306.0 p3      46 t[2] reload
        vpternlogd zmm10, zmm14, zmm14, 0xc3              ;   448.5 p0      46 t[2]
        vpternlogd zmm15, zmm25, zmm10, 0x96              ;   449.5 p5      46 t[2]
        vpternlogd zmm10, zmm28, zmm18, 0x1e              ;   449.5 p0      46 t[2]
        vpxord zmm10, zmm10, zmm21                        ;   450.5 p5      46 t[2]
        vmovdqu64 zmm25, [rbp + 13248]                    ;   403.5 p2      46 t[2] reload
        vpternlogd zmm10, zmm11, zmm25, 0x78              ;   451.5 p0      46 t[2]
        vmovdqu64 zmm11, [rbp + 13184]                    ;   424.5 p3      46 t[2] reload
        vpternlogd zmm21, zmm14, zmm11, 0x4b              ;   450.7 p5      46 t[2]
        vpandd zmm11, zmm15, zmm10                        ;   452.5 p0      46 t[2]
        vpxord zmm21, zmm21, zmm11                        ;   453.5 p5      46 t[2]
        vpternlogd zmm6, zmm11, zmm21, 0x78               ;   454.5 p0      46 t[2]
        vpxord zmm15, zmm15, zmm21                        ;   454.5 p5      46 t[2]
        vpternlogd zmm15, zmm10, zmm6, 0x78               ;   455.5 p0      46 t[2]
        vpternlogd zmm10, zmm21, zmm15, 0x78              ;   456.5 p5      46 t[2]
        vpternlogd zmm21, zmm6, zmm15, 0x78               ;   456.5 p0      46 t[2]
        vpxord zmm11, zmm4, [rbp + 7744]                  ;   454.7 p5+p2   46 t[2]
        vmovdqu64 [rbp + 13504], zmm22                    ;   436.7 p7+p4   46 t[2] spill
        vpxord zmm22, zmm4, [rbp + 7680]                  ;   455.5 p0+p3   46 t[2]
        vpternlogd zmm5, zmm22, zmm0, 0x96                ;   456.5 p5      46 t[2]
        vmovdqu64 [rbp + 13568], zmm26                    ;   441.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm26, zmm4                             ;   435.7         46 t[2] copy
        vmovdqu64 [rbp + 13632], zmm29                    ;   430.5 p7+p4   46 t[2] spill
        vpxord zmm29, zmm2, zmm11                         ;   456.5 p0      46 t[2]
        vmovdqu64 [rbp + 13696], zmm30                    ;   433.7 p8+p9   46 t[2] spill
        vpxord zmm30, zmm2, zmm5                          ;   457.5 p5      46 t[2]
        vmovdqu64 [rbp + 13760], zmm31                    ;   441.7 p7+p4   46 t[2] spill
        vmovdqa64 zmm31, zmm15                            ;   456.5         46 t[2] copy
        vpternlogd zmm31, zmm23, zmm9, 0x60               ;   457.5 p0      46 t[2]
        vmovdqu64 [rbp + 13824], zmm3                     ;   442.7 p8+p9   46 t[2] spill
        vmovdqa64 zmm3, zmm21                             ;   457.5         46 t[2] copy
        vmovdqu64 [rbp + 13888], zmm27                    ;   444.7 p7+p4   46 t[2] spill
        vmovdqa64 zmm27, zmm21                            ;   457.5         46 t[2] copy
        vmovdqu64 [rbp + 13952], zmm4                     ;   435.7 p8+p9   46 t[2] spill
        vmovdqa64 zmm4, zmm31                             ;   458.5         46 t[2] copy
        vpternlogd zmm4, zmm12, zmm10, 0x78               ;   458.5 p5      46 t[2]
        vpternlogd zmm4, zmm18, zmm21, 0x78               ;   459.5 p0      46 t[2]
        vmovdqa64 zmm18, zmm4                             ;   460.5         46 t[2] copy
        vpxord zmm0, zmm10, zmm15                         ;   458.7 p5      46 t[2]
        vpxord zmm3, zmm3, zmm0                           ;   459.7 p0      46 t[2]
        vpternlogd zmm6, zmm10, zmm3, 0x1e                ;   460.7 p5      46 t[2]
        vpternlogd zmm23, zmm15, zmm6, 0x60               ;   461.7 p0      46 t[2]
        vpternlogd zmm24, zmm15, zmm6, 0x60               ;   461.7 p5      46 t[2]
        vpternlogd zmm25, zmm24, zmm3, 0x6c               ;   462.7 p0      46 t[2]
        vpandd zmm1, zmm1, zmm3                           ;   461.7 p5      46 t[2]
        vpternlogd zmm17, zmm1, zmm0, 0x6c                ;   462.7 p0      46 t[2]
        vpxord zmm18, zmm18, zmm1                         ;   462.7 p5      46 t[2]
        vpternlogd zmm18, zmm9, zmm6, 0x78                ;   463.7 p0      46 t[2]
        vpternlogd zmm3, zmm15, zmm6, 0x96                ;   463.7 p5      46 t[2]
        vpxord zmm27, zmm27, zmm6                         ;   464.5 p0      46 t[2]
        vpternlogd zmm4, zmm8, zmm27, 0x78                ;   465.5 p5      46 t[2]
        vpandd zmm20, zmm20, zmm27                        ;   465.5 p0      46 t[2]
        vpternlogd zmm6, zmm19, zmm20, 0x9a               ;   466.5 p5      46 t[2]
        vpternlogd zmm20, zmm28, zmm21, 0x78              ;   466.5 p0      46 t[2]
        vpternlogd zmm31, zmm23, zmm17, 0x96              ;   466.7 p5      46 t[2]
        vpternlogd zmm17, zmm12, zmm10, 0x78              ;   467.5 p0      46 t[2]
        vpxord zmm23, zmm23, zmm18                        ;   467.7 p5      46 t[2]
        vpternlogd zmm31, zmm25, zmm6, 0x96               ;   468.5 p0      46 t[2]
        vmovdqu64 zmm1, [rbp + 7616]                      ;   323.3 p2      46 t[2] reload
        vmovdqa64 zmm8, zmm1                              ;   329.3         46 t[2] copy
        vpternlogd zmm8, zmm13, zmm1, 0xc3                ;   468.7 p5      46 t[2]
        vpternlogd zmm20, zmm31, zmm23, 0x96              ;   469.5 p0      46 t[2]
        vpandnd zmm9, zmm1, zmm11                         ;   469.7 p5      46 t[2]
        vpxord zmm24, zmm24, zmm17                        ;   470.5 p0      46 t[2]
        vpternlogd zmm24, zmm14, zmm3, 0xd2               ;   471.5 p5      46 t[2]
        vpternlogd zmm31, zmm24, zmm20, 0x96              ;   472.5 p0      46 t[2]
        vmovdqu64 zmm12, [rbp + 7680]                     ;   324.7 p3      46 t[2] reload
        vpord zmm14, zmm5, zmm12                          ;   471.7 p5      46 t[2]
        vpternlogd zmm0, zmm6, [rbp + 13120], 0x6c        ;   472.5 p0+p2   46 t[2]
        vmovdqa64 zmm18, zmm29                            ;   457.5         46 t[2] copy
        vpternlogd zmm10, zmm20, [rbp + 1024], 0x6c       ;   472.7 p5+p3   46 t[2]
        vmovdqu64 zmm19, [rbp + 12224]                    ;   372.5 p2      46 t[2] reload
        vmovdqu64 zmm21, [rbp + 12608]                    ;   400.5 p3      65 t[2]
        vpternlogd zmm21, zmm19, [rbp + 12672], 0x78      ;   473.5 p0+p2   65 t[2]
        vpternlogd zmm4, zmm0, zmm10, 0x96                ;   473.7 p5      46 t[2]
        vmovdqu64 zmm19, [rbp + 12800]                    ;   407.5 p3      65 t[2]
        vmovdqu64 zmm27, [rbp + 13568]                    ;   441.5 p2      65 t[2]
        vmovdqu64 zmm28, [rbp + 12800]                    ;   407.5 p3      65 t[2]
        vmovdqu64 [rbp + 12672], zmm15                    ;   456.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm15, zmm22                            ;   456.5         46 t[2] copy
        vpternlogd zmm15, zmm1, zmm1, 0xc3                ;   474.5 p0      46 t[2]
        vmovdqa64 zmm12, zmm22                            ;   456.5         46 t[2] copy
        vpternlogd zmm12, zmm7, zmm11, 0xf6               ;   474.7 p5      46 t[2]
        vmovdqu64 [rbp + 12224], zmm22                    ;   456.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm22, zmm5                             ;   457.5         46 t[2] copy
        vpternlogd zmm22, zmm7, zmm11, 0x96               ;   475.5 p0      46 t[2]
        vmovdqu64 [rbp + 12608], zmm23                    ;   468.7 p7+p4   46 t[2] spill
        vmovdqu64 zmm23, [rbp + 12416]                    ;   400.7 p2      65 t[2]
        vpandd zmm26, zmm26, zmm22                        ;   476.5 p5      46 t[2]
        vpxord zmm18, zmm18, zmm22                        ;   476.5 p0      46 t[2]
        vpternlogd zmm17, zmm3, [rbp + 13184], 0x78       ;   476.7 p5+p3   65 t[2]
        vmovdqa64 zmm3, zmm12                             ;   475.7         46 t[2] copy
        vpternlogd zmm12, zmm2, zmm8, 0x1e                ;   477.5 p0      46 t[2]
        vmovdqu64 [rbp + 13184], zmm24                    ;   472.5 p8+p9   46 t[2] spill
        vmovdqa64 zmm24, zmm9                             ;   470.7         46 t[2] copy
        vpternlogd zmm24, zmm13, zmm29, 0x78              ;   477.7 p5      46 t[2]
        vpternlogd zmm24, zmm26, zmm14, 0x96              ;   478.7 p0      46 t[2]
        vpternlogd zmm14, zmm7, zmm15, 0x78               ;   478.7 p5      46 t[2]
        vpxord zmm3, zmm3, zmm14                          ;   479.7 p0      46 t[2]
        vmovdqu64 zmm14, [rbp + 7936]                     ;   334.5 p2      46 t[2] reload
        vpternlogd zmm9, zmm14, zmm14, 0xc3               ;   479.7 p5      46 t[2]
        vpternlogd zmm26, zmm12, zmm9, 0x96               ;   480.7 p0      46 t[2]
        vpternlogd zmm9, zmm13, zmm29, 0x1e               ;   480.7 p5      46 t[2]
        vpxord zmm9, zmm9, zmm3                           ;   481.7 p0      46 t[2]
        vpternlogd zmm3, zmm30, zmm14, 0x2d               ;   481.7 p5      46 t[2]
        vpternlogd zmm9, zmm16, zmm18, 0x78               ;   482.7 p0      46 t[2]
        vpandd zmm12, zmm26, zmm9                         ;   483.7 p5      46 t[2]
        vpxord zmm3, zmm3, zmm12                          ;   484.7 p0      46 t[2]
        vpternlogd zmm24, zmm12, zmm3, 0x78               ;   485.7 p5      46 t[2]
        vpxord zmm26, zmm26, zmm3                         ;   485.7 p0      46 t[2]
        vpternlogd zmm26, zmm9, zmm24, 0x78               ;   486.7 p5      46 t[2]
        vpternlogd zmm9, zmm3, zmm26, 0x78                ;   487.7 p0      46 t[2]
        vpternlogd zmm3, zmm24, zmm26, 0x78               ;   487.7 p5      46 t[2]
        vmovdqa64 zmm12, zmm31                            ;   473.5         65 t[2] copy
        vmovdqu64 [rbp + 12416], zmm20                    ;   470.5 p7+p4   46 t[2] spill
        vmovdqa64 zmm20, zmm26                            ;   487.7         46 t[2] copy
        vpternlogd zmm20, zmm7, zmm11, 0x60               ;   487.7 p0      46 t[2]
        vmovdqa64 zmm14, zmm3                             ;   488.7         46 t[2] copy
        vmovdqu64 [rbp + 13120], zmm21                    ;   474.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm21, zmm3                             ;   488.7         46 t[2] copy
        vmovdqu64 [rbp + 13248], zmm4                     ;   474.7 p7+p4   46 t[2] spill
        vmovdqa64 zmm4, zmm20                             ;   488.7         46 t[2] copy
        vpternlogd zmm4, zmm5, zmm9, 0x78                 ;   488.7 p5      46 t[2]
        vpternlogd zmm4, zmm29, zmm3, 0x78                ;   489.7 p0      46 t[2]
        vmovdqa64 zmm29, zmm4                             ;   490.7         46 t[2] copy
        vmovdqu64 [rbp + 14016], zmm17                    ;   477.7 p8+p9   65 t[2] spill
        vpxord zmm17, zmm9, zmm26                         ;   488.7 p5      46 t[2]
        vpxord zmm14, zmm14, zmm17                        ;   489.7 p0      46 t[2]
        vpternlogd zmm24, zmm9, zmm14, 0x1e               ;   490.7 p5      46 t[2]
        vpternlogd zmm7, zmm26, zmm24, 0x60               ;   491.7 p0      46 t[2]
        vpternlogd zmm15, zmm26, zmm24, 0x60              ;   491.7 p5      46 t[2]
        vpternlogd zmm16, zmm15, zmm14, 0x6c              ;   492.7 p0      46 t[2]
        vpandd zmm18, zmm18, zmm14                        ;   490.7 p5      46 t[2]
        vpternlogd zmm22, zmm18, zmm17, 0x6c              ;   491.7 p0      46 t[2]
        vpxord zmm29, zmm29, zmm18                        ;   491.7 p5      46 t[2]
        vpternlogd zmm29, zmm11, zmm24, 0x78              ;   492.7 p0      46 t[2]
        vpternlogd zmm14, zmm26, zmm24, 0x96              ;   492.7 p5      46 t[2]
        vpternlogd zmm20, zmm7, zmm22, 0x96               ;   493.5 p0      46 t[2]
        vpternlogd zmm22, zmm5, zmm9, 0x78                ;   493.7 p5      46 t[2]
        vmovdqu64 zmm5, [rbp + 12480]                     ;   389.7 p3      46 t[2] reload
        vmovdqu64 zmm11, [rbp + 13760]                    ;   441.7 p2      65 t[2]
        vpternlogd zmm11, zmm5, [rbp + 12288], 0x78       ;   494.5 p0+p3   65 t[2]
        vpxord zmm21, zmm21, zmm24                        ;   494.7 p5      46 t[2]
        vpternlogd zmm4, zmm2, zmm21, 0x78                ;   495.7 p0      46 t[2]
        vmovdqu64 zmm2, [rbp + 12160]                     ;   364.5 p2      46 t[2] reload
        vmovdqu64 zmm5, [rbp + 12864]                     ;   407.5 p3      65 t[2]
        vpternlogd zmm5, zmm2, [rbp + 12352], 0x78        ;   495.7 p5+p2   65 t[2]
        vpandd zmm8, zmm8, zmm21                          ;   496.5 p0      46 t[2]
        vpternlogd zmm24, zmm1, zmm8, 0x9a                ;   497.5 p5      46 t[2]
        vpternlogd zmm8, zmm13, zmm3, 0x78                ;   497.5 p0      46 t[2]
        vpxord zmm7, zmm7, zmm29                          ;   497.7 p5      46 t[2]
        vpternlogd zmm30, zmm22, zmm14, 0x6c              ;   498.5 p0      65 t[2]
        vpxord zmm15, zmm15, zmm22                        ;   498.7 p5      46 t[2]
        vpxord zmm16, zmm16, zmm24                        ;   499.5 p0      46 t[2]
        vpxord zmm20, zmm20, zmm16                        ;   500.5 p5      46 t[2]
        vpternlogd zmm8, zmm20, zmm7, 0x96                ;   501.5 p0      46 t[2]
        vpternlogd zmm24, zmm17, [rbp + 13952], 0x78      ;   500.7 p5+p3   46 t[2]
        vpternlogd zmm15, zmm14, [rbp + 7936], 0xb4       ;   501.5 p0+p2   46 t[2]
        vpxord zmm15, zmm15, zmm8                         ;   502.5 p5      46 t[2]
        vpternlogd zmm8, zmm9, [rbp + 7680], 0x78         ;   502.5 p0+p3   46 t[2]
        vpxord zmm24, zmm24, zmm8                         ;   503.5 p5      46 t[2]
        vpxord zmm4, zmm4, zmm24                          ;   504.5 p0      46 t[2]
        vmovdqa64 zmm1, zmm16                             ;   500.5         65 t[2] copy
        vmovdqu64 zmm2, [rbp + 13312]                     ;   422.5 p2      65 t[2]
        vpternlogd zmm2, zmm10, [rbp + 12672], 0x6c       ;   503.7 p5+p3   65 t[2]
        vmovdqu64 zmm3, [rbp + 13888]                     ;   444.7 p2      46 t[2] reload
        vpternlogd zmm30, zmm4, zmm3, 0x96                ;   505.5 p0      65 t[2]
        vmovdqa64 zmm9, zmm30                             ;   506.5         65 t[2] copy
        vmovdqu64 zmm13, [rbp + 13056]                    ;   395.7 p3      46 t[2] reload
        vpternlogd zmm16, zmm13, [rbp + 12992], 0x96      ;   504.7 p5+p2   65 t[2]
        vpbroadcastd zmm13, [r8 + 768]                    ;   352.8 p10     65 t[2]
        vmovdqa64 zmm14, zmm15                            ;   503.5         65 t[2] copy
        vmovdqa64 zmm17, zmm16                            ;   505.7         65 t[2] copy
        vpternlogd zmm8, zmm26, [rbp + 12224], 0x78       ;   505.5 p0+p3   65 t[2]
        vmovdqu64 zmm18, [rbp + 13760]                    ;   441.7 p2      46 t[2] reload
        vmovdqu64 zmm21, [rbp + 13824]                    ;   442.7 p3      46 t[2] reload
        vpternlogd zmm24, zmm21, zmm18, 0x96              ;   505.7 p5      65 t[2]
        vpternlogd zmm0, zmm10, zmm24, 0x96               ;   506.7 p0      65 t[2]
        vmovdqu64 zmm10, [rbp + 13632]                    ;   430.5 p2      46 t[2] reload
        vpternlogd zmm16, zmm10, [rbp + 13696], 0x96      ;   506.7 p5+p3   65 t[2]
        vpbroadcastd zmm10, [r8 + 780]                    ;   357.7 p10     65 t[2]
        vmovdqa64 zmm22, zmm16                            ;   507.7         65 t[2] copy
        vmovdqu64 zmm26, [rbp + 12928]                    ;   402.5 p2      65 t[2]
        vpternlogd zmm26, zmm0, [rbp + 12864], 0x96       ;   507.7 p0+p3   65 t[2]
        vpxord zmm12, zmm12, zmm26                        ;   508.7 p5      65 t[2]
        vpternlogd zmm20, zmm15, zmm12, 0x96              ;   509.7 p0      65 t[2]
        vmovdqu64 zmm15, [rbp + 12736]                    ;   402.7 p2      46 t[2] reload
        vpternlogd zmm12, zmm15, [rbp + 12800], 0x96      ;   509.7 p5+p3   65 t[2]
        vpxord zmm1, zmm1, zmm12                          ;   510.7 p0      65 t[2]
        vpternlogd zmm25, zmm6, zmm1, 0x96                ;   511.7 p5      65 t[2]
        vpxord zmm22, zmm22, zmm1                         ;   511.7 p0      65 t[2]
        vpbroadcastd zmm1, [r8 + 796]                     ;   361.7 p10     65 t[2]
        vpbroadcastd zmm6, [r8 + 800]                     ;   361.8 p2      65 t[2]
        vpxord zmm9, zmm9, zmm25                          ;   512.7 p5      65 t[2]
        vpbroadcastd zmm15, [r8 + 804]                    ;   362.7 p3      65 t[2]
        vpbroadcastd zmm29, [r8 + 808]                    ;   362.8 p10     65 t[2]
        vpbroadcastd zmm18, [r8 + 816]                    ;   363.0 p2      65 t[2]
        vmovdqa64 zmm21, zmm22                            ;   512.7         65 t[2] copy
        vmovdqu64 [rbp + 12800], zmm12                    ;   510.7 p7+p4   65 t[2] spill
        vmovdqa64 zmm12, zmm25                            ;   512.7         65 t[2] copy
        vmovdqu64 [rbp + 12736], zmm16                    ;   507.7 p8+p9   65 t[2] spill
        vmovdqu64 zmm16, [rbp + 13504]                    ;   436.7 p3      65 t[2]
        vpternlogd zmm16, zmm20, [rbp + 13568], 0x96      ;   511.5 p0+p2   65 t[2]
        vpxord zmm31, zmm31, zmm16                        ;   512.5 p5      65 t[2]
        vpxord zmm17, zmm17, zmm31                        ;   513.5 p0      65 t[2]
        vmovdqu64 [rbp + 13568], zmm31                    ;   513.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm31, zmm17                            ;   514.5         65 t[2] copy
        vmovdqu64 [rbp + 13504], zmm16                    ;   512.5 p8+p9   65 t[2] spill
        vmovdqu64 zmm16, [rbp + 14016]                    ;   477.7 p3      65 t[2]
        vpternlogd zmm16, zmm22, [rbp + 13248], 0x96      ;   512.7 p5+p2   65 t[2]
        vpxord zmm30, zmm30, zmm16                        ;   513.7 p0      65 t[2]
        vpxord zmm13, zmm13, zmm30                        ;   514.7 p5      65 t[2]
        vmovdqu64 [rbp + 14016], zmm13                    ;   515.7 p7+p4   65 t[2] spill
        vmovdqu64 zmm13, [rbp + 13120]                    ;   474.5 p3      65 t[2]
        vpternlogd zmm13, zmm9, [rbp + 12544], 0x96       ;   514.5 p0+p2   65 t[2]
        vpxord zmm16, zmm16, zmm13                        ;   515.5 p5      65 t[2]
        vpternlogd zmm3, zmm16, zmm17, 0x96               ;   516.5 p0      65 t[2]
        vpxord zmm19, zmm19, zmm16                        ;   516.5 p5      65 t[2]
        vpxord zmm27, zmm27, zmm19                        ;   517.5 p0      65 t[2]
        vpxord zmm21, zmm21, zmm3                         ;   517.5 p5      65 t[2]
        vpxord zmm14, zmm14, zmm27                        ;   518.5 p0      65 t[2]
        vpternlogd zmm27, zmm17, zmm9, 0x96               ;   518.5 p5      65 t[2]
        vpternlogd zmm30, zmm14, zmm21, 0x96              ;   519.5 p0      65 t[2]
        vpxord zmm28, zmm28, zmm14                        ;   519.5 p5      65 t[2]
        vpxord zmm6, zmm6, zmm3                           ;   519.5 p0      65 t[2]
        vpbroadcastd zmm3, [r8 + 832]                     ;   369.0 p10     65 t[2]
        vpxord zmm3, zmm3, zmm13                          ;   519.7 p5      65 t[2]
        vpbroadcastd zmm13, [r8 + 836]                    ;   369.5 p3      65 t[2]
        vpternlogd zmm21, zmm9, [r8 + 864]{1to16}, 0x96   ;   520.5 p0+p2   65 t[2]
        vpbroadcastd zmm9, [r8 + 840]                     ;   370.0 p10     65 t[2]
        vmovdqa64 zmm14, zmm28                            ;   520.5         65 t[2] copy
        vpbroadcastd zmm16, [r8 + 844]                    ;   370.7 p3      65 t[2]
        vpxord zmm13, zmm13, zmm30                        ;   520.7 p5      65 t[2]
        vmovdqu64 [rbp + 13888], zmm21                    ;   521.5 p8+p9   65 t[2] spill
        vpbroadcastd zmm21, [r8 + 856]                    ;   371.2 p2      65 t[2]
        vmovdqu64 [rbp + 13120], zmm13                    ;   521.7 p7+p4   65 t[2] spill
        vpbroadcastd zmm13, [r8 + 860]                    ;   371.7 p10     65 t[2]
        vmovdqu64 [rbp + 12864], zmm3                     ;   520.7 p8+p9   65 t[2] spill
        vmovdqu64 zmm3, [rbp + 13184]                     ;   472.5 p3      46 t[2] reload
        vpternlogd zmm19, zmm3, [rbp + 12416], 0x96       ;   521.5 p0+p2   65 t[2]
        vmovdqa64 zmm3, zmm27                             ;   519.5         65 t[2] copy
        vpternlogd zmm3, zmm19, zmm30, 0x96               ;   522.5 p5      65 t[2]
        vpternlogd zmm30, zmm19, [r8 + 772]{1to16}, 0x96  ;   522.5 p0+p3   65 t[2]
        vpternlogd zmm28, zmm3, [r8 + 868]{1to16}, 0x96   ;   523.5 p5+p2   65 t[2]
        vpxord zmm15, zmm15, zmm3                         ;   523.5 p0      65 t[2]
        vmovdqu64 zmm3, [rbp + 12544]                     ;   408.5 p3      46 t[2] reload
        vmovdqu64 [rbp + 12416], zmm28                    ;   524.5 p7+p4   65 t[2] spill
        vmovdqu64 zmm28, [rbp + 13248]                    ;   474.7 p2      65 t[2]
        vpternlogd zmm28, zmm19, zmm3, 0x96               ;   523.7 p5      65 t[2]
        vpternlogd zmm27, zmm4, zmm28, 0x96               ;   524.7 p0      65 t[2]
        vpternlogd zmm4, zmm3, zmm28, 0x96                ;   524.7 p5      65 t[2]
        vpxord zmm14, zmm14, zmm28                        ;   525.5 p0      65 t[2]
        vpternlogd zmm3, zmm19, [rbp + 13440], 0x96       ;   525.7 p5+p3   65 t[2]
        vpxord zmm12, zmm12, zmm4                         ;   526.5 p0      65 t[2]
        vpxord zmm29, zmm29, zmm27                        ;   526.7 p5      65 t[2]
        vpbroadcastd zmm19, [r8 + 876]                    ;   377.3 p10     65 t[2]
        vpbroadcastd zmm28, [r8 + 880]                    ;   377.5 p2      65 t[2]
        vmovdqu64 [rbp + 12544], zmm29                    ;   527.7 p8+p9   65 t[2] spill
        vpbroadcastd zmm29, [r8 + 884]                    ;   377.8 p3      65 t[2]
        vmovdqu64 [rbp + 13440], zmm15                    ;   524.5 p7+p4   65 t[2] spill
        vpbroadcastd zmm15, [r8 + 888]                    ;   378.5 p10     65 t[2]
        vmovdqu64 [rbp + 13248], zmm6                     ;   520.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm6, zmm14                             ;   526.5         65 t[2] copy
        vpternlogd zmm6, zmm3, zmm27, 0x96                ;   527.5 p0      65 t[2]
        vpternlogd zmm27, zmm3, [r8 + 776]{1to16}, 0x96   ;   527.7 p5+p2   65 t[2]
        vpternlogd zmm4, zmm6, [r8 + 872]{1to16}, 0x96    ;   528.5 p0+p3   65 t[2]
        vpxord zmm9, zmm9, zmm6                           ;   528.7 p5      65 t[2]
        vmovdqu64 zmm6, [rbp + 12608]                     ;   468.7 p2      46 t[2] reload
        vpternlogd zmm14, zmm7, zmm6, 0x96                ;   529.5 p0      65 t[2]
        vpxord zmm31, zmm31, zmm14                        ;   530.5 p5      65 t[2]
        vpxord zmm2, zmm2, zmm31                          ;   531.5 p0      65 t[2]
        vpternlogd zmm11, zmm14, zmm2, 0x96               ;   532.5 p5      65 t[2]
        vpxord zmm5, zmm5, zmm11                          ;   533.5 p0      65 t[2]
        vpternlogd zmm8, zmm5, zmm17, 0x96                ;   534.5 p5      65 t[2]
        vpternlogd zmm7, zmm12, [rbp + 13376], 0x96       ;   532.5 p0+p3   65 t[2]
        vpternlogd zmm11, zmm3, zmm7, 0x96                ;   533.5 p5      65 t[2]
        vpternlogd zmm3, zmm22, zmm7, 0x96                ;   533.5 p0      65 t[2]
        vpxord zmm23, zmm23, zmm7                         ;   533.7 p5      65 t[2]
        vpternlogd zmm6, zmm12, zmm3, 0x96                ;   534.5 p0      65 t[2]
        vmovdqu64 zmm7, [rbp + 6080]                      ;   383.8 p2      46 t[3] reload
        vmovdqu64 zmm12, [rbp + 6272]                     ;   384.0 p3      46 t[3] reload
        vmovdqu64 zmm14, [rbp + 6336]                     ;   384.8 p2      46 t[3]
        vpternlogd zmm14, zmm12, zmm7, 0x96               ;   534.7 p5      46 t[3]
        vpternlogd zmm31, zmm23, zmm25, 0x96              ;   535.5 p0      65 t[2]
        vpternlogd zmm5, zmm6, zmm31, 0x96                ;   536.5 p5      65 t[2]
        vpxord zmm10, zmm10, zmm6                         ;   536.5 p0      65 t[2]
        vmovdqu64 zmm6, [rbp + 6016]                      ;   386.7 p3      46 t[3] reload
        vmovdqu64 [rbp + 12608], zmm4                     ;   529.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm4, zmm12                             ;   390.0         46 t[3] copy
        vpternlogd zmm4, zmm7, zmm6, 0x96                 ;   536.7 p5      46 t[3]
        vpxord zmm16, zmm16, zmm23                        ;   537.5 p0      65 t[2]
        vmovdqa64 zmm23, zmm6                             ;   392.7         46 t[3] copy
        vpternlogd zmm23, zmm7, [rbp + 6464], 0x96        ;   537.7 p5+p2   46 t[3]
        vpxord zmm24, zmm24, zmm8                         ;   538.5 p0      65 t[2]
        vpternlogd zmm3, zmm31, [r8 + 812]{1to16}, 0x96   ;   538.7 p5+p3   65 t[2]
        vpxord zmm19, zmm19, zmm31                        ;   539.5 p0      65 t[2]
        vpxord zmm31, zmm6, [rbp + 6336]                  ;   539.7 p5+p2   46 t[3]
        vpxord zmm28, zmm28, zmm5                         ;   540.5 p0      65 t[2]
        vpxord zmm5, zmm5, zmm2                           ;   540.7 p5      65 t[2]
        vmovdqu64 [rbp + 13376], zmm28                    ;   541.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm28, zmm11                            ;   534.5         65 t[2] copy
        vpternlogd zmm28, zmm2, zmm8, 0x96                ;   541.5 p0      65 t[2]
        vpternlogd zmm2, zmm8, [r8 + 848]{1to16}, 0x96    ;   541.7 p5+p3   65 t[2]
        vpxord zmm18, zmm18, zmm28                        ;   542.5 p0      65 t[2]
        vpternlogd zmm28, zmm5, [r8 + 784]{1to16}, 0x96   ;   542.7 p5+p2   65 t[2]
        vpxord zmm8, zmm14, [rbp + 6208]                  ;   543.5 p0+p3   46 t[3]
        vmovdqu64 [rbp + 13184], zmm19                    ;   540.5 p7+p4   65 t[2] spill
        vpxord zmm19, zmm14, [rbp + 6144]                 ;   543.7 p5+p2   46 t[3]
        vpternlogd zmm6, zmm19, zmm7, 0x96                ;   544.7 p0      46 t[3]
        vmovdqu64 [rbp + 12928], zmm2                     ;   542.7 p8+p9   65 t[2] spill
        vmovdqa64 zmm2, zmm0                              ;   507.7         65 t[2] copy
        vpternlogd zmm2, zmm5, [r8 + 788]{1to16}, 0x96    ;   544.7 p5+p3   65 t[2]
        vmovdqu64 [rbp + 13696], zmm16                    ;   538.5 p7+p4   65 t[2] spill
        vpandnd zmm16, zmm7, zmm8                         ;   545.5 p0      46 t[3]
        vmovdqu64 [rbp + 13632], zmm9                     ;   529.7 p8+p9   65 t[2] spill
        vmovdqa64 zmm9, zmm19                             ;   544.7         46 t[3] copy
        vpternlogd zmm9, zmm7, zmm7, 0xc3                 ;   545.7 p5      46 t[3]
        vmovdqu64 [rbp + 12224], zmm18                    ;   543.5 p7+p4   65 t[2] spill
        vmovdqu64 zmm18, [rbp + 13824]                    ;   442.7 p2      46 t[2] reload
        vpternlogd zmm11, zmm18, [rbp + 13760], 0x96      ;   546.5 p0+p3   65 t[2]
        vmovdqu64 zmm18, [rbp + 6400]                     ;   399.5 p2      46 t[3] reload
        vpternlogd zmm12, zmm7, zmm18, 0x96               ;   546.7 p5      46 t[3]
        vpternlogd zmm0, zmm5, zmm11, 0x96                ;   547.5 p0      65 t[2]
        vmovdqa64 zmm5, zmm14                             ;   535.7         46 t[3] copy
        vmovdqu64 [rbp + 13760], zmm3                     ;   539.7 p8+p9   65 t[2] spill
        vmovdqa64 zmm3, zmm24                             ;   539.5         65 t[2] copy
        vpternlogd zmm3, zmm26, zmm11, 0x96               ;   547.7 p5      65 t[2]
        vpternlogd zmm26, zmm11, [r8 + 820]{1to16}, 0x96  ;   548.5 p0+p3   65 t[2]
        vpxord zmm29, zmm29, zmm3                         ;   548.7 p5      65 t[2]
        vpternlogd zmm3, zmm0, [r8 + 852]{1to16}, 0x96    ;   549.5 p0+p2   65 t[2]
        vmovdqa64 zmm11, zmm31                            ;   540.7         46 t[3] copy
        vpternlogd zmm11, zmm7, zmm7, 0xc3                ;   549.7 p5      46 t[3]
        vmovdqu64 [rbp + 13824], zmm29                    ;   549.7 p7+p4   65 t[2] spill
        vmovdqa64 zmm29, zmm19                            ;   544.7         46 t[3] copy
        vpternlogd zmm29, zmm23, zmm8, 0xf6               ;   550.5 p0      46 t[3]
        vmovdqu64 [rbp + 12992], zmm3                     ;   550.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm3, zmm29                             ;   551.5         46 t[3] copy
        vpternlogd zmm29, zmm12, zmm11, 0x1e              ;   551.5 p5      46 t[3]
        vmovdqu64 [rbp + 13056], zmm26                    ;   549.5 p7+p4   65 t[2] spill
        vpxord zmm26, zmm12, zmm8                         ;   551.5 p0      46 t[3]
        vmovdqu64 [rbp + 12672], zmm2                     ;   545.7 p8+p9   65 t[2] spill
        vmovdqa64 zmm2, zmm16                             ;   546.5         46 t[3] copy
        vpternlogd zmm2, zmm18, zmm18, 0xc3               ;   551.7 p5      46 t[3]
        vmovdqu64 [rbp + 13312], zmm28                    ;   543.7 p7+p4   65 t[2] spill
        vpord zmm28, zmm6, [rbp + 6144]                   ;   552.5 p0+p3   46 t[3]
        vmovdqu64 [rbp + 13952], zmm10                    ;   537.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm10, zmm6                             ;   545.7         46 t[3] copy
        vpternlogd zmm10, zmm23, zmm8, 0x96               ;   552.7 p5      46 t[3]
        vpandd zmm5, zmm5, zmm10                          ;   553.7 p0      46 t[3]
        vpternlogd zmm29, zmm5, zmm2, 0x96                ;   554.7 p5      46 t[3]
        vmovdqu64 [rbp + 12352], zmm27                    ;   528.7 p7+p4   65 t[2] spill
        vmovdqa64 zmm27, zmm28                            ;   553.5         46 t[3] copy
        vpternlogd zmm27, zmm23, zmm9, 0x78               ;   554.5 p0      46 t[3]
        vpxord zmm3, zmm3, zmm27                          ;   555.5 p5      46 t[3]
        vmovdqa64 zmm27, zmm20                            ;   510.7         65 t[2] copy
        vpternlogd zmm27, zmm24, [rbp + 12736], 0x96      ;   555.5 p0+p2   65 t[2]
        vpternlogd zmm17, zmm25, zmm27, 0x96              ;   556.5 p5      65 t[2]
        vpternlogd zmm22, zmm17, [r8 + 828]{1to16}, 0x96  ;   557.5 p0+p3   65 t[2]
        vpxord zmm1, zmm1, zmm17                          ;   557.5 p5      65 t[2]
        vpternlogd zmm25, zmm27, [r8 + 892]{1to16}, 0x96  ;   557.5 p0+p2   65 t[2]
        vpxord zmm13, zmm13, zmm27                        ;   557.7 p5      65 t[2]
        vpxord zmm17, zmm12, zmm6                         ;   558.5 p0      46 t[3]
        vmovdqu64 zmm27, [rbp + 13504]                    ;   512.5 p3      65 t[2]
        vpternlogd zmm27, zmm0, [r8 + 792]{1to16}, 0x96   ;   558.7 p5+p2   65 t[2]
        vmovdqu64 [rbp + 12736], zmm25                    ;   558.5 p8+p9   65 t[2] spill
        vmovdqu64 zmm25, [rbp + 12800]                    ;   510.7 p3      65 t[2] reload
        vpternlogd zmm0, zmm25, [rbp + 13504], 0x96       ;   559.5 p0+p2   65 t[2]
        vpternlogd zmm20, zmm24, zmm0, 0x96               ;   560.5 p5      65 t[2]
        vpxord zmm21, zmm21, zmm0                         ;   560.5 p0      65 t[2]
        vpternlogd zmm2, zmm31, zmm26, 0x1e               ;   560.7 p5      46 t[3]
        vpternlogd zmm16, zmm31, zmm26, 0x78              ;   561.5 p0      46 t[3]
        vpternlogd zmm5, zmm16, zmm28, 0x96               ;   562.5 p5      46 t[3]
        vpxord zmm15, zmm15, zmm20                        ;   562.5 p0      65 t[2]
        vpxord zmm0, zmm26, zmm10                         ;   562.7 p5      46 t[3]
        vmovdqu64 zmm16, [rbp + 13568]                    ;   513.5 p3      65 t[2] reload
        vpternlogd zmm20, zmm16, [r8 + 824]{1to16}, 0x96  ;   563.5 p0+p2   65 t[2]
        vmovdqu64 zmm16, [rbp + 4544]                     ;   421.5 p3      46 t[3] reload
        vmovdqu64 zmm24, [rbp + 4736]                     ;   421.7 p2      46 t[3] reload
        vmovdqu64 zmm25, [rbp + 4800]                     ;   422.5 p3      46 t[3]
        vpternlogd zmm25, zmm24, zmm16, 0x96              ;   563.7 p5      46 t[3]
        vmovdqu64 zmm28, [rbp + 4480]                     ;   423.7 p2      46 t[3] reload
        vmovdqu64 [rbp + 13568], zmm15                    ;   563.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm15, zmm24                            ;   427.7         46 t[3] copy
        vpternlogd zmm15, zmm16, zmm28, 0x96              ;   564.5 p0      46 t[3]
        vpternlogd zmm24, zmm16, [rbp + 4864], 0x96       ;   564.7 p5+p3   46 t[3]
        vpxord zmm2, zmm2, zmm3                           ;   565.5 p0      46 t[3]
        vpternlogd zmm3, zmm17, zmm18, 0x2d               ;   565.7 p5      46 t[3]
        vpternlogd zmm2, zmm4, zmm0, 0x78                 ;   566.5 p0      46 t[3]
        vmovdqu64 [rbp + 13504], zmm13                    ;   558.7 p8+p9   65 t[2] spill
        vmovdqa64 zmm13, zmm28                            ;   429.7         46 t[3] copy
        vpternlogd zmm13, zmm16, [rbp + 4928], 0x96       ;   566.7 p5+p2   46 t[3]
        vmovdqu64 [rbp + 12800], zmm21                    ;   561.5 p7+p4   65 t[2] spill
        vpxord zmm21, zmm28, [rbp + 4800]                 ;   567.5 p0+p3   46 t[3]
        vmovdqu64 [rbp + 12160], zmm22                    ;   558.5 p8+p9   65 t[2] spill
        vpandd zmm22, zmm29, zmm2                         ;   567.7 p5      46 t[3]
        vpxord zmm3, zmm3, zmm22                          ;   568.7 p0      46 t[3]
        vpternlogd zmm5, zmm22, zmm3, 0x78                ;   569.7 p5      46 t[3]
        vpxord zmm29, zmm29, zmm3                         ;   569.7 p0      46 t[3]
        vpternlogd zmm29, zmm2, zmm5, 0x78                ;   570.7 p5      46 t[3]
        vpternlogd zmm2, zmm3, zmm29, 0x78                ;   571.7 p0      46 t[3]
        vpternlogd zmm3, zmm5, zmm29, 0x78                ;   571.7 p5      46 t[3]
        vmovdqa64 zmm22, zmm29                            ;   571.7         46 t[3] copy
        vpternlogd zmm22, zmm23, zmm8, 0x60               ;   571.7 p0      46 t[3]
        vmovdqu64 [rbp + 12288], zmm20                    ;   564.5 p7+p4   65 t[2] spill
        vmovdqa64 zmm20, zmm3                             ;   572.7         46 t[3] copy
        vmovdqu64 [rbp + 12480], zmm1                     ;   558.5 p8+p9   65 t[2] spill
        vmovdqa64 zmm1, zmm3                              ;   572.7         46 t[3] copy
        vmovdqu64 [rbp + 14080], zmm27                    ;   559.7 p7+p4   65 t[2] spill
        vpxord zmm27, zmm25, [rbp + 4672]                 ;   571.7 p5+p2   46 t[3]
        vmovdqu64 [rbp + 14144], zmm30                    ;   523.5 p8+p9   65 t[2] spill
        vpxord zmm30, zmm25, [rbp + 4608]                 ;   572.5 p0+p3   46 t[3]
        vpternlogd zmm28, zmm30, zmm16, 0x96              ;   573.5 p5      46 t[3]
        vmovdqu64 [rbp + 14208], zmm19                    ;   544.7 p7+p4   46 t[3] spill
        vmovdqa64 zmm19, zmm25                            ;   564.7         46 t[3] copy
        vmovdqu64 [rbp + 14272], zmm17                    ;   559.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm17, zmm22                            ;   572.7         46 t[3] copy
        vpternlogd zmm17, zmm6, zmm2, 0x78                ;   573.5 p0      46 t[3]
        vpternlogd zmm17, zmm26, zmm3, 0x78               ;   574.5 p5      46 t[3]
        vmovdqa64 zmm26, zmm17                            ;   575.5         46 t[3] copy
        vmovdqu64 [rbp + 14336], zmm25                    ;   564.7 p7+p4   46 t[3] spill
        vpxord zmm25, zmm2, zmm29                         ;   574.5 p0      46 t[3]
        vpxord zmm20, zmm20, zmm25                        ;   575.5 p5      46 t[3]
        vpternlogd zmm5, zmm2, zmm20, 0x1e                ;   576.5 p0      46 t[3]
        vpternlogd zmm23, zmm29, zmm5, 0x60               ;   577.5 p5      46 t[3]
        vpternlogd zmm9, zmm29, zmm5, 0x60                ;   577.5 p0      46 t[3]
        vpternlogd zmm4, zmm9, zmm20, 0x6c                ;   578.5 p5      46 t[3]
        vpandd zmm0, zmm0, zmm20                          ;   577.5 p0      46 t[3]
        vpternlogd zmm10, zmm0, zmm25, 0x6c               ;   578.5 p5      46 t[3]
        vpxord zmm26, zmm26, zmm0                         ;   578.5 p0      46 t[3]
        vpternlogd zmm26, zmm8, zmm5, 0x78                ;   579.5 p5      46 t[3]
        vpternlogd zmm20, zmm29, zmm5, 0x96               ;   579.5 p0      46 t[3]
        vpxord zmm1, zmm1, zmm5                           ;   579.7 p5      46 t[3]
        vpternlogd zmm17, zmm12, zmm1, 0x78               ;   580.7 p0      46 t[3]
        vpandd zmm11, zmm11, zmm1                         ;   580.7 p5      46 t[3]
        vpternlogd zmm5, zmm7, zmm11, 0x9a                ;   581.7 p0      46 t[3]
        vpternlogd zmm11, zmm31, zmm3, 0x78               ;   581.7 p5      46 t[3]
        vpternlogd zmm22, zmm23, zmm10, 0x96              ;   582.5 p0      46 t[3]
        vpternlogd zmm10, zmm6, zmm2, 0x78                ;   582.7 p5      46 t[3]
        vpternlogd zmm14, zmm25, zmm5, 0x6a               ;   583.5 p0      46 t[3]
        vpxord zmm23, zmm23, zmm26                        ;   583.7 p5      46 t[3]
        vmovdqu64 zmm0, [rbp + 3008]                      ;   441.5 p2      46 t[3] reload
        vmovdqu64 zmm1, [rbp + 3200]                      ;   441.7 p3      46 t[3] reload
        vmovdqu64 zmm3, [rbp + 3264]                      ;   442.5 p2      46 t[3]
        vpternlogd zmm3, zmm1, zmm0, 0x96                 ;   584.5 p0      46 t[3]
        vmovdqu64 zmm6, [rbp + 2944]                      ;   442.7 p3      46 t[3] reload
        vmovdqu64 zmm7, [rbp + 3392]                      ;   443.5 p2      46 t[3]
        vpternlogd zmm7, zmm0, zmm6, 0x96                 ;   584.7 p5      46 t[3]
        vpternlogd zmm22, zmm4, zmm5, 0x96                ;   585.5 p0      46 t[3]
        vmovdqa64 zmm8, zmm1                              ;   447.7         46 t[3] copy
        vpternlogd zmm8, zmm6, zmm0, 0x96                 ;   585.7 p5      46 t[3]
        vpternlogd zmm11, zmm22, zmm23, 0x96              ;   586.5 p0      46 t[3]
        vpxord zmm9, zmm9, zmm10                          ;   586.7 p5      46 t[3]
        vpternlogd zmm9, zmm18, zmm20, 0xd2               ;   587.7 p0      46 t[3]
        vpxord zmm12, zmm24, zmm27                        ;   587.7 p5      46 t[3]
        vpxord zmm18, zmm24, zmm28                        ;   588.5 p0      46 t[3]
        vpandnd zmm25, zmm16, zmm27                       ;   588.7 p5      46 t[3]
        vpxord zmm9, zmm9, zmm11                          ;   589.5 p0      46 t[3]
        vpternlogd zmm11, zmm2, [rbp + 6144], 0x78        ;   589.7 p5+p3   46 t[3]
        vmovdqu64 zmm2, [rbp + 3328]                      ;   446.5 p2      46 t[3] reload
        vpternlogd zmm1, zmm0, zmm2, 0x96                 ;   590.5 p0      46 t[3]
        vpternlogd zmm17, zmm14, zmm11, 0x96              ;   590.7 p5      46 t[3]
        vpxord zmm26, zmm6, [rbp + 3264]                  ;   591.5 p0+p3   46 t[3]
        vmovdqa64 zmm31, zmm21                            ;   568.5         46 t[3] copy
        vpternlogd zmm31, zmm16, zmm16, 0xc3              ;   591.7 p5      46 t[3]
        vmovdqu64 [rbp + 14400], zmm29                    ;   571.7 p8+p9   46 t[3] spill
        vmovdqa64 zmm29, zmm30                            ;   573.5         46 t[3] copy
        vpternlogd zmm29, zmm16, zmm16, 0xc3              ;   592.5 p0      46 t[3]
        vmovdqu64 [rbp + 14464], zmm23                    ;   584.7 p7+p4   46 t[3] spill
        vmovdqa64 zmm23, zmm30                            ;   573.5         46 t[3] copy
        vpternlogd zmm23, zmm13, zmm27, 0xf6              ;   592.7 p5      46 t[3]
        vmovdqu64 [rbp + 14528], zmm30                    ;   573.5 p8+p9   46 t[3] spill
        vpord zmm30, zmm28, [rbp + 4608]                  ;   593.5 p0+p2   46 t[3]
        vmovdqu64 [rbp + 14592], zmm17                    ;   591.7 p7+p4   46 t[3] spill
        vmovdqa64 zmm17, zmm28                            ;   574.5         46 t[3] copy
        vpternlogd zmm17, zmm13, zmm27, 0x96              ;   593.7 p5      46 t[3]
        vpandd zmm19, zmm19, zmm17                        ;   594.7 p0      46 t[3]
        vmovdqu64 [rbp + 14656], zmm10                    ;   583.7 p8+p9   46 t[3] spill
        vmovdqa64 zmm10, zmm23                            ;   593.7         46 t[3] copy
        vpternlogd zmm23, zmm24, zmm31, 0x1e              ;   594.7 p5      46 t[3]
        vmovdqu64 [rbp + 14720], zmm20                    ;   580.5 p7+p4   46 t[3] spill
        vpxord zmm20, zmm17, zmm12                        ;   595.5 p0      46 t[3]
        vmovdqu64 [rbp + 14784], zmm22                    ;   586.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm22, zmm25                            ;   589.7         46 t[3] copy
        vpternlogd zmm22, zmm21, zmm12, 0x78              ;   595.7 p5      46 t[3]
        vpternlogd zmm22, zmm19, zmm30, 0x96              ;   596.7 p0      46 t[3]
        vpternlogd zmm30, zmm13, zmm29, 0x78              ;   596.7 p5      46 t[3]
        vpxord zmm10, zmm10, zmm30                        ;   597.7 p0      46 t[3]
        vmovdqu64 zmm30, [rbp + 4864]                     ;   458.2 p3      46 t[3] reload
        vpternlogd zmm25, zmm30, zmm30, 0xc3              ;   597.7 p5      46 t[3]
        vpternlogd zmm19, zmm23, zmm25, 0x96              ;   598.7 p0      46 t[3]
        vpternlogd zmm25, zmm21, zmm12, 0x1e              ;   598.7 p5      46 t[3]
        vpxord zmm25, zmm25, zmm10                        ;   599.7 p0      46 t[3]
        vpternlogd zmm10, zmm18, zmm30, 0x2d              ;   599.7 p5      46 t[3]
        vpternlogd zmm25, zmm15, zmm20, 0x78              ;   600.7 p0      46 t[3]
        vpandd zmm23, zmm19, zmm25                        ;   601.7 p5      46 t[3]
        vpxord zmm10, zmm10, zmm23                        ;   602.7 p0      46 t[3]
        vpternlogd zmm22, zmm23, zmm10, 0x78              ;   603.7 p5      46 t[3]
        vpxord zmm19, zmm19, zmm10                        ;   603.7 p0      46 t[3]
        vpternlogd zmm19, zmm25, zmm22, 0x78              ;   604.7 p5      46 t[3]
        vpternlogd zmm25, zmm10, zmm19, 0x78              ;   605.7 p0      46 t[3]
        vpternlogd zmm10, zmm22, zmm19, 0x78              ;   605.7 p5      46 t[3]
        vpxord zmm23, zmm3, [rbp + 3136]                  ;   604.5 p0+p2   46 t[3]
        vmovdqu64 [rbp + 14848], zmm9                     ;   590.5 p7+p4   46 t[3] spill
        vpxord zmm9, zmm3, [rbp + 3072]                   ;   604.7 p5+p3   46 t[3]
        vpternlogd zmm6, zmm9, zmm0, 0x96                 ;   605.7 p0      46 t[3]
        vmovdqu64 [rbp + 14912], zmm11                    ;   590.7 p8+p9   46 t[3] spill
        vmovdqa64 zmm11, zmm3                             ;   585.5         46 t[3] copy
        vmovdqu64 [rbp + 14976], zmm14                    ;   584.5 p7+p4   46 t[3] spill
        vpxord zmm14, zmm1, zmm23                         ;   605.7 p5      46 t[3]
        vmovdqu64 [rbp + 15040], zmm5                     ;   582.7 p8+p9   46 t[3] spill
        vpxord zmm5, zmm1, zmm6                           ;   606.7 p0      46 t[3]
        vmovdqu64 [rbp + 15104], zmm4                     ;   579.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm4, zmm19                             ;   605.7         46 t[3] copy
        vpternlogd zmm4, zmm13, zmm27, 0x60               ;   606.7 p5      46 t[3]
        vmovdqa64 zmm2, zmm10                             ;   606.7         46 t[3] copy
        vmovdqu64 [rbp + 15168], zmm3                     ;   585.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm3, zmm10                             ;   606.7         46 t[3] copy
        vmovdqa64 zmm0, zmm4                              ;   607.7         46 t[3] copy
        vpternlogd zmm0, zmm28, zmm25, 0x78               ;   607.7 p0      46 t[3]
        vpternlogd zmm0, zmm12, zmm10, 0x78               ;   608.7 p5      46 t[3]
        vmovdqa64 zmm12, zmm0                             ;   609.7         46 t[3] copy
        vmovdqu64 [rbp + 15232], zmm5                     ;   607.7 p7+p4   46 t[3] spill
        vpxord zmm5, zmm25, zmm19                         ;   608.5 p0      46 t[3]
        vpxord zmm2, zmm2, zmm5                           ;   609.5 p5      46 t[3]
        vpternlogd zmm22, zmm25, zmm2, 0x1e               ;   610.5 p0      46 t[3]
        vpternlogd zmm13, zmm19, zmm22, 0x60              ;   611.5 p5      46 t[3]
        vpternlogd zmm29, zmm19, zmm22, 0x60              ;   611.5 p0      46 t[3]
        vpternlogd zmm15, zmm29, zmm2, 0x6c               ;   612.5 p5      46 t[3]
        vpandd zmm20, zmm20, zmm2                         ;   611.5 p0      46 t[3]
        vpternlogd zmm17, zmm20, zmm5, 0x6c               ;   612.5 p5      46 t[3]
        vpxord zmm12, zmm12, zmm20                        ;   612.5 p0      46 t[3]
        vpternlogd zmm12, zmm27, zmm22, 0x78              ;   613.5 p5      46 t[3]
        vpternlogd zmm2, zmm19, zmm22, 0x96               ;   613.5 p0      46 t[3]
        vpxord zmm3, zmm3, zmm22                          ;   613.7 p5      46 t[3]
        vpternlogd zmm0, zmm24, zmm3, 0x78                ;   614.7 p0      46 t[3]
        vpandd zmm31, zmm31, zmm3                         ;   614.7 p5      46 t[3]
        vpternlogd zmm22, zmm16, zmm31, 0x9a              ;   615.7 p0      46 t[3]
        vpternlogd zmm31, zmm21, zmm10, 0x78              ;   615.7 p5      46 t[3]
        vpternlogd zmm4, zmm13, zmm17, 0x96               ;   616.5 p0      46 t[3]
        vpternlogd zmm17, zmm28, zmm25, 0x78              ;   616.7 p5      46 t[3]
        vpxord zmm13, zmm13, zmm12                        ;   617.5 p0      46 t[3]
        vmovdqu64 zmm3, [rbp + 1472]                      ;   474.7 p2      46 t[3] reload
        vmovdqu64 zmm10, [rbp + 1664]                     ;   474.8 p3      46 t[3] reload
        vmovdqu64 zmm12, [rbp + 1728]                     ;   475.7 p2      46 t[3]
        vpternlogd zmm12, zmm10, zmm3, 0x96               ;   617.7 p5      46 t[3]
        vmovdqu64 zmm16, [rbp + 1408]                     ;   475.8 p3      46 t[3] reload
        vmovdqu64 zmm20, [rbp + 1856]                     ;   476.7 p2      46 t[3]
        vpternlogd zmm20, zmm3, zmm16, 0x96               ;   618.5 p0      46 t[3]
        vpternlogd zmm4, zmm15, zmm22, 0x96               ;   618.7 p5      46 t[3]
        vmovdqa64 zmm21, zmm10                            ;   480.8         46 t[3] copy
        vpternlogd zmm21, zmm16, zmm3, 0x96               ;   619.5 p0      46 t[3]
        vpternlogd zmm31, zmm4, zmm13, 0x96               ;   619.7 p5      46 t[3]
        vpternlogd zmm18, zmm17, zmm2, 0x6c               ;   620.5 p0      46 t[3]
        vpxord zmm29, zmm29, zmm17                        ;   620.7 p5      46 t[3]
        vpternlogd zmm29, zmm2, zmm30, 0xb4               ;   621.7 p0      46 t[3]
        vmovdqu64 zmm2, [rbp + 3008]                      ;   477.0 p3      46 t[3] reload
        vmovdqa64 zmm17, zmm2                             ;   483.0         46 t[3] copy
        vpternlogd zmm17, zmm26, zmm2, 0xc3               ;   621.7 p5      46 t[3]
        vpandnd zmm24, zmm2, zmm23                        ;   622.5 p0      46 t[3]
        vpxord zmm27, zmm16, [rbp + 1728]                 ;   622.7 p5+p2   46 t[3]
        vpxord zmm29, zmm29, zmm31                        ;   623.5 p0      46 t[3]
        vpternlogd zmm31, zmm25, [rbp + 4608], 0x78       ;   623.7 p5+p3   46 t[3]
        vmovdqu64 zmm25, [rbp + 1792]                     ;   478.7 p2      46 t[3] reload
        vpternlogd zmm10, zmm3, zmm25, 0x96               ;   624.5 p0      46 t[3]
        vpternlogd zmm5, zmm22, [rbp + 14336], 0x6c       ;   624.7 p5+p3   46 t[3]
        vpternlogd zmm0, zmm5, zmm31, 0x96                ;   625.7 p0      46 t[3]
        vpxord zmm18, zmm18, zmm0                         ;   626.7 p5      46 t[3]
        vmovdqa64 zmm28, zmm9                             ;   605.7         46 t[3] copy
        vpternlogd zmm28, zmm2, zmm2, 0xc3                ;   626.5 p0      46 t[3]
        vmovdqa64 zmm30, zmm9                             ;   605.7         46 t[3] copy
        vpternlogd zmm30, zmm7, zmm23, 0xf6               ;   626.7 p5      46 t[3]
        vmovdqu64 [rbp + 14336], zmm19                    ;   605.7 p8+p9   46 t[3] spill
        vpord zmm19, zmm6, [rbp + 3072]                   ;   627.5 p0+p2   46 t[3]
        vmovdqu64 [rbp + 15296], zmm9                     ;   605.7 p7+p4   46 t[3] spill
        vmovdqa64 zmm9, zmm14                             ;   606.7         46 t[3] copy
        vmovdqu64 [rbp + 15360], zmm13                    ;   618.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm13, zmm6                             ;   606.7         46 t[3] copy
        vpternlogd zmm13, zmm7, zmm23, 0x96               ;   627.7 p5      46 t[3]
        vpandd zmm11, zmm11, zmm13                        ;   628.7 p0      46 t[3]
        vpxord zmm9, zmm9, zmm13                          ;   628.7 p5      46 t[3]
        vmovdqu64 [rbp + 15424], zmm0                     ;   626.7 p7+p4   46 t[3] spill
        vmovdqa64 zmm0, zmm30                             ;   627.7         46 t[3] copy
        vpternlogd zmm30, zmm1, zmm17, 0x1e               ;   629.5 p0      46 t[3]
        vmovdqa64 zmm25, zmm9                             ;   629.7         46 t[3] copy
        vmovdqu64 [rbp + 15488], zmm4                     ;   619.7 p8+p9   46 t[3] spill
        vmovdqa64 zmm4, zmm24                             ;   623.5         46 t[3] copy
        vpternlogd zmm4, zmm26, zmm14, 0x78               ;   629.7 p5      46 t[3]
        vpternlogd zmm4, zmm11, zmm19, 0x96               ;   630.7 p0      46 t[3]
        vpternlogd zmm19, zmm7, zmm28, 0x78               ;   630.7 p5      46 t[3]
        vpxord zmm0, zmm0, zmm19                          ;   631.7 p0      46 t[3]
        vmovdqu64 zmm19, [rbp + 3328]                     ;   490.0 p3      46 t[3] reload
        vpternlogd zmm24, zmm19, zmm19, 0xc3              ;   631.7 p5      46 t[3]
        vpternlogd zmm11, zmm30, zmm24, 0x96              ;   632.7 p0      46 t[3]
        vpternlogd zmm24, zmm26, zmm14, 0x1e              ;   632.7 p5      46 t[3]
        vpxord zmm24, zmm24, zmm0                         ;   633.7 p0      46 t[3]
        vpternlogd zmm24, zmm9, zmm8, 0x78                ;   634.7 p5      46 t[3]
        vmovdqu64 zmm9, [rbp + 15232]                     ;   607.7 p2      46 t[3] reload
        vpternlogd zmm0, zmm19, zmm9, 0x4b                ;   634.5 p0      46 t[3]
        vpandd zmm30, zmm11, zmm24                        ;   635.7 p5      46 t[3]
        vpxord zmm0, zmm0, zmm30                          ;   636.7 p0      46 t[3]
        vpternlogd zmm4, zmm30, zmm0, 0x78                ;   637.7 p5      46 t[3]
        vpxord zmm11, zmm11, zmm0                         ;   637.7 p0      46 t[3]
        vpternlogd zmm11, zmm24, zmm4, 0x78               ;   638.7 p5      46 t[3]
        vpternlogd zmm24, zmm0, zmm11, 0x78               ;   639.7 p0      46 t[3]
        vpternlogd zmm0, zmm4, zmm11, 0x78                ;   639.7 p5      46 t[3]
        vpxord zmm30, zmm12, [rbp + 1600]                 ;   638.5 p0+p3   46 t[3]
        vpxord zmm9, zmm12, [rbp + 1536]                  ;   638.7 p5+p2   46 t[3]
        vpternlogd zmm16, zmm9, zmm3, 0x96                ;   639.7 p0      46 t[3]
        vmovdqu64 [rbp + 15552], zmm29                    ;   624.5 p7+p4   46 t[3] spill
        vmovdqa64 zmm29, zmm12                            ;   618.7         46 t[3] copy
        vmovdqu64 [rbp + 15616], zmm15                    ;   613.5 p8+p9   46 t[3] spill
        vpxord zmm15, zmm10, zmm30                        ;   639.7 p5      46 t[3]
        vmovdqu64 [rbp + 15680], zmm22                    ;   616.7 p7+p4   46 t[3] spill
        vpxord zmm22, zmm10, zmm16                        ;   640.7 p0      46 t[3]
        vmovdqu64 [rbp + 15744], zmm31                    ;   624.7 p8+p9   46 t[3] spill
        vmovdqa64 zmm31, zmm11                            ;   639.7         46 t[3] copy
        vpternlogd zmm31, zmm7, zmm23, 0x60               ;   640.7 p5      46 t[3]
        vmovdqu64 [rbp + 15808], zmm5                     ;   625.7 p7+p4   46 t[3] spill
        vmovdqa64 zmm5, zmm0                              ;   640.7         46 t[3] copy
        vmovdqu64 [rbp + 15872], zmm18                    ;   627.7 p8+p9   46 t[3] spill
        vmovdqa64 zmm18, zmm0                             ;   640.7         46 t[3] copy
        vmovdqu64 [rbp + 15936], zmm12                    ;   618.7 p7+p4   46 t[3] spill
        vmovdqa64 zmm12, zmm31                            ;   641.7         46 t[3] copy
        vpternlogd zmm12, zmm6, zmm24, 0x78               ;   641.7 p0      46 t[3]
        vpternlogd zmm12, zmm14, zmm0, 0x78               ;   642.7 p5      46 t[3]
        vmovdqa64 zmm14, zmm12                            ;   643.7         46 t[3] copy
        vpxord zmm3, zmm24, zmm11                         ;   642.5 p0      46 t[3]
        vpxord zmm5, zmm5, zmm3                           ;   643.5 p5      46 t[3]
        vpternlogd zmm4, zmm24, zmm5, 0x1e                ;   644.5 p0      46 t[3]
        vpternlogd zmm7, zmm11, zmm4, 0x60                ;   645.5 p5      46 t[3]
        vpternlogd zmm28, zmm11, zmm4, 0x60               ;   645.5 p0      46 t[3]
        vpternlogd zmm8, zmm28, zmm5, 0x6c                ;   646.5 p5      46 t[3]
        vpandd zmm25, zmm25, zmm5                         ;   645.5 p0      46 t[3]
        vpternlogd zmm13, zmm25, zmm3, 0x6c               ;   646.5 p5      46 t[3]
        vpxord zmm14, zmm14, zmm25                        ;   646.5 p0      46 t[3]
        vpternlogd zmm14, zmm23, zmm4, 0x78               ;   647.5 p5      46 t[3]
        vpternlogd zmm5, zmm11, zmm4, 0x96                ;   647.5 p0      46 t[3]
        vpxord zmm18, zmm18, zmm4                         ;   647.7 p5      46 t[3]
        vpternlogd zmm12, zmm1, zmm18, 0x78               ;   648.7 p0      46 t[3]
        vpandd zmm17, zmm17, zmm18                        ;   648.7 p5      46 t[3]
        vpternlogd zmm4, zmm2, zmm17, 0x9a                ;   649.7 p0      46 t[3]
        vpternlogd zmm17, zmm26, zmm0, 0x78               ;   649.7 p5      46 t[3]
        vpternlogd zmm31, zmm7, zmm13, 0x96               ;   650.5 p0      46 t[3]
        vpternlogd zmm13, zmm6, zmm24, 0x78               ;   650.7 p5      46 t[3]
        vpxord zmm7, zmm7, zmm14                          ;   651.5 p0      46 t[3]
        vpternlogd zmm31, zmm8, zmm4, 0x96                ;   651.7 p5      46 t[3]
        vmovdqu64 zmm0, [rbp + 1472]                      ;   507.0 p3      46 t[3] reload
        vmovdqa64 zmm1, zmm0                              ;   513.0         46 t[3] copy
        vpternlogd zmm1, zmm27, zmm0, 0xc3                ;   652.5 p0      46 t[3]
        vpternlogd zmm17, zmm31, zmm7, 0x96               ;   652.7 p5      46 t[3]
        vpandnd zmm2, zmm0, zmm30                         ;   653.5 p0      46 t[3]
        vpxord zmm28, zmm28, zmm13                        ;   653.7 p5      46 t[3]
        vpternlogd zmm28, zmm19, zmm5, 0xd2               ;   654.7 p0      46 t[3]
        vpternlogd zmm31, zmm28, zmm17, 0x96              ;   655.7 p5      46 t[3]
        vmovdqu64 zmm6, [rbp + 1536]                      ;   508.3 p2      46 t[3] reload
        vpord zmm14, zmm16, zmm6                          ;   655.5 p0      46 t[3]
        vpternlogd zmm3, zmm4, [rbp + 15168], 0x6c        ;   655.7 p5+p3   46 t[3]
        vmovdqa64 zmm18, zmm15                            ;   640.7         46 t[3] copy
        vpternlogd zmm24, zmm17, [rbp + 3072], 0x6c       ;   656.5 p0+p2   46 t[3]
        vmovdqu64 zmm19, [rbp + 14272]                    ;   559.5 p3      46 t[3] reload
        vmovdqu64 zmm23, [rbp + 14656]                    ;   583.7 p2      65 t[3]
        vpternlogd zmm23, zmm19, [rbp + 14720], 0x78      ;   656.7 p5+p3   65 t[3]
        vpternlogd zmm12, zmm3, zmm24, 0x96               ;   657.5 p0      46 t[3]
        vmovdqu64 zmm19, [rbp + 14848]                    ;   590.5 p2      65 t[3]
        vmovdqu64 zmm25, [rbp + 15552]                    ;   624.5 p3      65 t[3]
        vmovdqu64 zmm26, [rbp + 14848]                    ;   590.5 p2      65 t[3]
        vmovdqu64 [rbp + 14720], zmm11                    ;   639.7 p8+p9   46 t[3] spill
        vmovdqa64 zmm11, zmm9                             ;   639.7         46 t[3] copy
        vpternlogd zmm11, zmm0, zmm0, 0xc3                ;   657.7 p5      46 t[3]
        vmovdqa64 zmm6, zmm9                              ;   639.7         46 t[3] copy
        vpternlogd zmm6, zmm20, zmm30, 0xf6               ;   658.5 p0      46 t[3]
        vmovdqu64 [rbp + 14272], zmm9                     ;   639.7 p7+p4   46 t[3] spill
        vmovdqa64 zmm9, zmm16                             ;   640.7         46 t[3] copy
        vpternlogd zmm9, zmm20, zmm30, 0x96               ;   658.7 p5      46 t[3]
        vmovdqu64 [rbp + 14656], zmm7                     ;   652.5 p8+p9   46 t[3] spill
        vmovdqu64 zmm7, [rbp + 14464]                     ;   584.7 p3      65 t[3]
        vpandd zmm29, zmm29, zmm9                         ;   659.7 p0      46 t[3]
        vpxord zmm18, zmm18, zmm9                         ;   659.7 p5      46 t[3]
        vpternlogd zmm13, zmm5, [rbp + 15232], 0x78       ;   660.5 p0+p2   65 t[3]
        vmovdqa64 zmm5, zmm6                              ;   659.5         46 t[3] copy
        vpternlogd zmm6, zmm10, zmm1, 0x1e                ;   660.7 p5      46 t[3]
        vmovdqu64 [rbp + 15232], zmm28                    ;   655.7 p7+p4   46 t[3] spill
        vmovdqa64 zmm28, zmm18                            ;   660.7         46 t[3] copy
        vmovdqu64 [rbp + 14464], zmm17                    ;   653.7 p8+p9   46 t[3] spill
        vmovdqa64 zmm17, zmm2                             ;   654.5         46 t[3] copy
        vpternlogd zmm17, zmm27, zmm15, 0x78              ;   661.5 p0      46 t[3]
        vpternlogd zmm17, zmm29, zmm14, 0x96              ;   662.5 p5      46 t[3]
        vpternlogd zmm14, zmm20, zmm11, 0x78              ;   662.5 p0      46 t[3]
        vpxord zmm5, zmm5, zmm14                          ;   663.5 p5      46 t[3]
        vmovdqu64 zmm14, [rbp + 1792]                     ;   516.7 p3      46 t[3] reload
        vpternlogd zmm2, zmm14, zmm14, 0xc3               ;   663.5 p0      46 t[3]
        vpternlogd zmm29, zmm6, zmm2, 0x96                ;   664.5 p5      46 t[3]
        vpternlogd zmm2, zmm27, zmm15, 0x1e               ;   664.5 p0      46 t[3]
        vpxord zmm2, zmm2, zmm5                           ;   665.5 p5      46 t[3]
        vpternlogd zmm2, zmm18, zmm21, 0x78               ;   666.5 p0      46 t[3]
        vpternlogd zmm5, zmm22, zmm14, 0x2d               ;   665.7 p5      46 t[3]
        vpandd zmm6, zmm29, zmm2                          ;   667.5 p0      46 t[3]
        vpxord zmm5, zmm5, zmm6                           ;   668.5 p5      46 t[3]
        vpternlogd zmm17, zmm6, zmm5, 0x78                ;   669.5 p0      46 t[3]
        vpxord zmm29, zmm29, zmm5                         ;   669.5 p5      46 t[3]
        vpternlogd zmm29, zmm2, zmm17, 0x78               ;   670.5 p0      46 t[3]
        vpternlogd zmm2, zmm5, zmm29, 0x78                ;   671.5 p5      46 t[3]
        vpternlogd zmm5, zmm17, zmm29, 0x78               ;   671.5 p0      46 t[3]
        vmovdqa64 zmm6, zmm31                             ;   656.7         65 t[3] copy
        vmovdqa64 zmm18, zmm29                            ;   671.5         46 t[3] copy
        vpternlogd zmm18, zmm20, zmm30, 0x60              ;   671.5 p5      46 t[3]
        vmovdqa64 zmm14, zmm5                             ;   672.5         46 t[3] copy
        vmovdqu64 [rbp + 15168], zmm23                    ;   657.7 p7+p4   65 t[3] spill
        vmovdqa64 zmm23, zmm5                             ;   672.5         46 t[3] copy
        vmovdqu64 [rbp + 16000], zmm12                    ;   658.5 p8+p9   46 t[3] spill
        vmovdqa64 zmm12, zmm18                            ;   672.5         46 t[3] copy
        vpternlogd zmm12, zmm16, zmm2, 0x78               ;   672.5 p0      46 t[3]
        vpternlogd zmm12, zmm15, zmm5, 0x78               ;   673.5 p5      46 t[3]
        vmovdqa64 zmm15, zmm12                            ;   674.5         46 t[3] copy
        vmovdqu64 [rbp + 16064], zmm13                    ;   661.5 p7+p4   65 t[3] spill
        vpxord zmm13, zmm2, zmm29                         ;   672.5 p0      46 t[3]
        vpxord zmm14, zmm14, zmm13                        ;   673.5 p5      46 t[3]
        vpternlogd zmm17, zmm2, zmm14, 0x1e               ;   674.5 p0      46 t[3]
        vpternlogd zmm20, zmm29, zmm17, 0x60              ;   675.5 p5      46 t[3]
        vpternlogd zmm11, zmm29, zmm17, 0x60              ;   675.5 p0      46 t[3]
        vpternlogd zmm21, zmm11, zmm14, 0x6c              ;   676.5 p5      46 t[3]
        vpandd zmm28, zmm28, zmm14                        ;   674.5 p0      46 t[3]
        vpternlogd zmm9, zmm28, zmm13, 0x6c               ;   675.5 p5      46 t[3]
        vpxord zmm15, zmm15, zmm28                        ;   675.5 p0      46 t[3]
        vpternlogd zmm15, zmm30, zmm17, 0x78              ;   676.5 p5      46 t[3]
        vpternlogd zmm14, zmm29, zmm17, 0x96              ;   676.5 p0      46 t[3]
        vpternlogd zmm18, zmm20, zmm9, 0x96               ;   676.7 p5      46 t[3]
        vpternlogd zmm9, zmm16, zmm2, 0x78                ;   677.5 p0      46 t[3]
        vmovdqu64 zmm16, [rbp + 14528]                    ;   573.5 p2      46 t[3] reload
        vmovdqu64 zmm28, [rbp + 15744]                    ;   624.7 p3      65 t[3]
        vpternlogd zmm28, zmm16, [rbp + 14336], 0x78      ;   677.7 p5+p2   65 t[3]
        vpxord zmm23, zmm23, zmm17                        ;   678.5 p0      46 t[3]
        vpternlogd zmm12, zmm10, zmm23, 0x78              ;   679.5 p5      46 t[3]
        vmovdqu64 zmm10, [rbp + 14208]                    ;   544.7 p3      46 t[3] reload
        vmovdqu64 zmm16, [rbp + 14912]                    ;   590.7 p2      65 t[3]
        vpternlogd zmm16, zmm10, [rbp + 14400], 0x78      ;   679.5 p0+p3   65 t[3]
        vpandd zmm1, zmm1, zmm23                          ;   679.7 p5      46 t[3]
        vpternlogd zmm17, zmm0, zmm1, 0x9a                ;   680.7 p0      46 t[3]
        vpternlogd zmm1, zmm27, zmm5, 0x78                ;   680.7 p5      46 t[3]
        vpxord zmm20, zmm20, zmm15                        ;   681.5 p0      46 t[3]
        vpternlogd zmm22, zmm9, zmm14, 0x6c               ;   681.7 p5      65 t[3]
        vpxord zmm11, zmm11, zmm9                         ;   682.5 p0      46 t[3]
        vpxord zmm21, zmm21, zmm17                        ;   682.7 p5      46 t[3]
        vpxord zmm18, zmm18, zmm21                        ;   683.7 p0      46 t[3]
        vpternlogd zmm1, zmm18, zmm20, 0x96               ;   684.7 p5      46 t[3]
        vpternlogd zmm17, zmm13, [rbp + 15936], 0x78      ;   684.5 p0+p2   46 t[3]
        vpternlogd zmm11, zmm14, [rbp + 1792], 0xb4       ;   684.7 p5+p3   46 t[3]
        vpxord zmm11, zmm11, zmm1                         ;   685.7 p0      46 t[3]
        vpternlogd zmm1, zmm2, [rbp + 1536], 0x78         ;   685.7 p5+p2   46 t[3]
        vpxord zmm17, zmm17, zmm1                         ;   686.7 p0      46 t[3]
        vpxord zmm12, zmm12, zmm17                        ;   687.7 p5      46 t[3]
        vmovdqa64 zmm0, zmm21                             ;   683.7         65 t[3] copy
        vmovdqu64 zmm2, [rbp + 15296]                     ;   605.7 p3      65 t[3]
        vpternlogd zmm2, zmm24, [rbp + 14720], 0x6c       ;   687.5 p0+p2   65 t[3]
        vmovdqu64 zmm5, [rbp + 15872]                     ;   627.7 p3      46 t[3] reload
        vpternlogd zmm22, zmm12, zmm5, 0x96               ;   688.7 p5      65 t[3]
        vmovdqa64 zmm9, zmm22                             ;   689.7         65 t[3] copy
        vmovdqu64 zmm10, [rbp + 15104]                    ;   579.5 p2      46 t[3] reload
        vpternlogd zmm21, zmm10, [rbp + 15040], 0x96      ;   688.5 p0+p3   65 t[3]
        vpbroadcastd zmm10, [r8 + 896]                    ;   536.3 p10     65 t[3]
        vmovdqa64 zmm13, zmm11                            ;   686.7         65 t[3] copy
        vmovdqa64 zmm14, zmm21                            ;   689.5         65 t[3] copy
        vpternlogd zmm1, zmm29, [rbp + 14272], 0x78       ;   688.7 p5+p2   65 t[3]
        vmovdqu64 zmm15, [rbp + 15744]                    ;   624.7 p3      46 t[3] reload
        vmovdqu64 zmm23, [rbp + 15808]                    ;   625.7 p2      46 t[3] reload
        vpternlogd zmm17, zmm23, zmm15, 0x96              ;   689.5 p0      65 t[3]
        vpternlogd zmm3, zmm24, zmm17, 0x96               ;   690.5 p5      65 t[3]
        vmovdqu64 zmm24, [rbp + 15616]                    ;   613.5 p3      46 t[3] reload
        vpternlogd zmm21, zmm24, [rbp + 15680], 0x96      ;   690.5 p0+p2   65 t[3]
        vpbroadcastd zmm24, [r8 + 908]                    ;   538.3 p10     65 t[3]
        vmovdqa64 zmm27, zmm21                            ;   691.5         65 t[3] copy
        vmovdqu64 zmm29, [rbp + 14976]                    ;   584.5 p3      65 t[3]
        vpternlogd zmm29, zmm3, [rbp + 14912], 0x96       ;   691.5 p5+p2   65 t[3]
        vpxord zmm6, zmm6, zmm29                          ;   692.5 p0      65 t[3]
        vpternlogd zmm18, zmm11, zmm6, 0x96               ;   693.5 p5      65 t[3]
        vmovdqu64 zmm11, [rbp + 14784]                    ;   586.5 p3      46 t[3] reload
        vpternlogd zmm6, zmm11, [rbp + 14848], 0x96       ;   693.5 p0+p2   65 t[3]
        vpxord zmm0, zmm0, zmm6                           ;   694.5 p5      65 t[3]
        vpternlogd zmm8, zmm4, zmm0, 0x96                 ;   695.5 p0      65 t[3]
        vpxord zmm27, zmm27, zmm0                         ;   695.5 p5      65 t[3]
        vpbroadcastd zmm0, [r8 + 924]                     ;   542.0 p10     65 t[3]
        vpbroadcastd zmm4, [r8 + 928]                     ;   542.5 p3      65 t[3]
        vpxord zmm9, zmm9, zmm8                           ;   696.5 p0      65 t[3]
        vpbroadcastd zmm11, [r8 + 932]                    ;   542.8 p2      65 t[3]
        vpbroadcastd zmm30, [r8 + 936]                    ;   543.5 p10     65 t[3]
        vpbroadcastd zmm15, [r8 + 944]                    ;   543.7 p3      65 t[3]
        vmovdqa64 zmm23, zmm27                            ;   696.5         65 t[3] copy
        vmovdqu64 [rbp + 14848], zmm6                     ;   694.5 p8+p9   65 t[3] spill
        vmovdqa64 zmm6, zmm8                              ;   696.5         65 t[3] copy
        vmovdqu64 [rbp + 14784], zmm21                    ;   691.5 p7+p4   65 t[3] spill
        vmovdqu64 zmm21, [rbp + 15488]                    ;   619.7 p2      65 t[3]
        vpternlogd zmm21, zmm18, [rbp + 15552], 0x96      ;   694.7 p5+p3   65 t[3]
        vpxord zmm31, zmm31, zmm21                        ;   695.7 p0      65 t[3]
        vpxord zmm14, zmm14, zmm31                        ;   696.7 p5      65 t[3]
        vmovdqu64 [rbp + 15552], zmm31                    ;   696.7 p8+p9   65 t[3] spill
        vmovdqa64 zmm31, zmm14                            ;   697.7         65 t[3] copy
        vmovdqu64 [rbp + 15488], zmm21                    ;   695.7 p7+p4   65 t[3] spill
        vmovdqu64 zmm21, [rbp + 16064]                    ;   661.5 p2      65 t[3]
        vpternlogd zmm21, zmm27, [rbp + 16000], 0x96      ;   696.5 p0+p3   65 t[3]
        vpxord zmm22, zmm22, zmm21                        ;   697.5 p5      65 t[3]
        vpxord zmm10, zmm10, zmm22                        ;   698.5 p0      65 t[3]
        vmovdqu64 [rbp + 16064], zmm10                    ;   699.5 p8+p9   65 t[3] spill
        vmovdqu64 zmm10, [rbp + 15168]                    ;   657.7 p2      65 t[3]
        vpternlogd zmm10, zmm9, [rbp + 14592], 0x96       ;   697.7 p5+p3   65 t[3]
        vpxord zmm21, zmm21, zmm10                        ;   698.7 p0      65 t[3]
        vpternlogd zmm5, zmm21, zmm14, 0x96               ;   699.7 p5      65 t[3]
        vpxord zmm19, zmm19, zmm21                        ;   699.7 p0      65 t[3]
        vpxord zmm25, zmm25, zmm19                        ;   700.7 p5      65 t[3]
        vpxord zmm23, zmm23, zmm5                         ;   700.7 p0      65 t[3]
        vpxord zmm13, zmm13, zmm25                        ;   701.7 p5      65 t[3]
        vpternlogd zmm25, zmm14, zmm9, 0x96               ;   701.7 p0      65 t[3]
        vpternlogd zmm22, zmm13, zmm23, 0x96              ;   702.7 p5      65 t[3]
        vpxord zmm26, zmm26, zmm13                        ;   702.7 p0      65 t[3]
        vpxord zmm4, zmm4, zmm5                           ;   702.7 p5      65 t[3]
        vpbroadcastd zmm5, [r8 + 960]                     ;   551.0 p10     65 t[3]
        vpxord zmm5, zmm5, zmm10                          ;   703.5 p0      65 t[3]
        vpbroadcastd zmm10, [r8 + 964]                    ;   551.3 p2      65 t[3]
        vpternlogd zmm23, zmm9, [r8 + 992]{1to16}, 0x96   ;   703.7 p5+p3   65 t[3]
        vpbroadcastd zmm9, [r8 + 968]                     ;   552.0 p10     65 t[3]
        vmovdqa64 zmm13, zmm26                            ;   703.7         65 t[3] copy
        vpbroadcastd zmm21, [r8 + 972]                    ;   552.7 p2      65 t[3]
        vpxord zmm10, zmm10, zmm22                        ;   704.5 p0      65 t[3]
        vmovdqu64 [rbp + 15872], zmm23                    ;   704.7 p7+p4   65 t[3] spill
        vpbroadcastd zmm23, [r8 + 984]                    ;   553.2 p3      65 t[3]
        vmovdqu64 [rbp + 15168], zmm10                    ;   705.5 p8+p9   65 t[3] spill
        vpbroadcastd zmm10, [r8 + 988]                    ;   553.5 p10     65 t[3]
        vmovdqu64 [rbp + 14912], zmm5                     ;   704.5 p7+p4   65 t[3] spill
        vmovdqu64 zmm5, [rbp + 15232]                     ;   655.7 p2      46 t[3] reload
        vpternlogd zmm19, zmm5, [rbp + 14464], 0x96       ;   704.7 p5+p3   65 t[3]
        vmovdqa64 zmm5, zmm25                             ;   702.7         65 t[3] copy
        vpternlogd zmm5, zmm19, zmm22, 0x96               ;   705.7 p0      65 t[3]
        vpternlogd zmm22, zmm19, [r8 + 900]{1to16}, 0x96  ;   705.7 p5+p2   65 t[3]
        vpternlogd zmm26, zmm5, [r8 + 996]{1to16}, 0x96   ;   706.7 p0+p3   65 t[3]
        vpxord zmm11, zmm11, zmm5                         ;   706.7 p5      65 t[3]
        vmovdqu64 zmm5, [rbp + 14592]                     ;   591.7 p2      46 t[3] reload
        vmovdqu64 [rbp + 14464], zmm26                    ;   707.7 p8+p9   65 t[3] spill
        vmovdqu64 zmm26, [rbp + 16000]                    ;   658.5 p3      65 t[3]
        vpternlogd zmm26, zmm19, zmm5, 0x96               ;   707.5 p0      65 t[3]
        vpternlogd zmm25, zmm12, zmm26, 0x96              ;   708.5 p5      65 t[3]
        vpternlogd zmm12, zmm5, zmm26, 0x96               ;   708.5 p0      65 t[3]
        vpxord zmm13, zmm13, zmm26                        ;   708.7 p5      65 t[3]
        vpternlogd zmm5, zmm19, [rbp + 15424], 0x96       ;   709.5 p0+p2   65 t[3]
        vmovdqu64 zmm19, [rbp + 10048]                    ;   559.5 p3      65 t[0] reload
        vmovdqu64 [rbp - 128], zmm19                      ;   565.5 p7+p4   63 rounds
        vmovdqu64 zmm19, [rbp + 8256]                     ;   560.2 p2      65 t[0] reload
        vmovdqu64 [rbp - 64], zmm19                       ;   566.2 p8+p9   63 rounds
        vmovdqu64 zmm19, [rbp + 8512]                     ;   560.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 0], zmm19                        ;   566.5 p7+p4   63 rounds
        vmovdqu64 zmm19, [rbp + 8448]                     ;   561.2 p2      65 t[0] reload
        vmovdqu64 [rbp + 64], zmm19                       ;   567.2 p8+p9   63 rounds
        vpxord zmm6, zmm6, zmm12                          ;   709.7 p5      65 t[3]
        vmovdqu64 zmm19, [rbp + 8128]                     ;   561.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 128], zmm19                      ;   567.7 p7+p4   63 rounds
        vpxord zmm30, zmm30, zmm25                        ;   710.5 p0      65 t[3]
        vmovdqu64 zmm19, [rbp + 14656]                    ;   652.5 p2      46 t[3] reload
        vmovdqa64 zmm26, zmm13                            ;   709.7         65 t[3] copy
        vpternlogd zmm26, zmm20, zmm19, 0x96              ;   710.7 p5      65 t[3]
        vmovdqu64 [rbp + 8128], zmm30                     ;   711.5 p8+p9   65 t[3] spill
        vmovdqu64 zmm30, [rbp + 8896]                     ;   564.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 192], zmm30                      ;   570.5 p7+p4   63 rounds
        vpternlogd zmm13, zmm5, zmm25, 0x96               ;   711.5 p0      65 t[3]
        vmovdqu64 zmm30, [rbp + 8832]                     ;   565.0 p2      65 t[0] reload
        vmovdqu64 [rbp + 256], zmm30                      ;   571.0 p8+p9   63 rounds
        vpxord zmm31, zmm31, zmm26                        ;   711.7 p5      65 t[3]
        vpxord zmm2, zmm2, zmm31                          ;   712.7 p0      65 t[3]
        vpternlogd zmm28, zmm26, zmm2, 0x96               ;   713.7 p5      65 t[3]
        vpxord zmm16, zmm16, zmm28                        ;   714.7 p0      65 t[3]
        vpternlogd zmm1, zmm16, zmm14, 0x96               ;   715.7 p5      65 t[3]
        vpternlogd zmm20, zmm6, [rbp + 15360], 0x96       ;   714.5 p0+p3   65 t[3]
        vmovdqu64 zmm26, [rbp + 9024]                     ;   566.5 p2      65 t[0] reload
        vmovdqu64 [rbp + 320], zmm26                      ;   572.5 p7+p4   63 rounds
        vpternlogd zmm28, zmm5, zmm20, 0x96               ;   715.5 p5      65 t[3]
        vpxord zmm7, zmm7, zmm20                          ;   715.5 p0      65 t[3]
        vmovdqu64 zmm26, [rbp + 8064]                     ;   567.8 p3      65 t[0] reload
        vmovdqu64 [rbp + 384], zmm26                      ;   573.8 p8+p9   63 rounds
        vmovdqu64 zmm26, [rbp + 8192]                     ;   568.2 p2      65 t[0] reload
        vmovdqu64 [rbp + 448], zmm26                      ;   574.2 p7+p4   63 rounds
        vpternlogd zmm20, zmm27, zmm5, 0x96               ;   715.7 p5      65 t[3]
        vpternlogd zmm19, zmm6, zmm20, 0x96               ;   716.7 p0      65 t[3]
        vpternlogd zmm31, zmm7, zmm8, 0x96                ;   716.7 p5      65 t[3]
        vmovdqu64 zmm6, [rbp + 9792]                      ;   569.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 512], zmm6                       ;   575.7 p8+p9   63 rounds
        vmovdqu64 zmm6, [rbp + 8320]                      ;   570.8 p2      65 t[0] reload
        vmovdqu64 [rbp + 576], zmm6                       ;   576.8 p7+p4   63 rounds
        vmovdqu64 zmm6, [rbp + 9536]                      ;   572.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 640], zmm6                       ;   578.7 p8+p9   63 rounds
        vmovdqu64 zmm6, [rbp + 9920]                      ;   573.0 p2      65 t[0] reload
        vmovdqu64 [rbp + 704], zmm6                       ;   579.0 p7+p4   63 rounds
        vmovdqu64 zmm6, [rbp + 9984]                      ;   573.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 768], zmm6                       ;   579.7 p8+p9   63 rounds
        vmovdqu64 zmm6, [rbp + 9600]                      ;   574.0 p2      65 t[0] reload
        vmovdqu64 [rbp + 832], zmm6                       ;   580.0 p7+p4   63 rounds
        vmovdqu64 zmm6, [rbp + 9728]                      ;   574.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 896], zmm6                       ;   580.7 p8+p9   63 rounds
        vpternlogd zmm5, zmm25, [r8 + 904]{1to16}, 0x96   ;   717.5 p0+p2   65 t[3]
        vpternlogd zmm16, zmm19, zmm31, 0x96              ;   717.7 p5      65 t[3]
        vpbroadcastd zmm6, [r8 + 1004]                    ;   574.8 p10     65 t[3]
        vpbroadcastd zmm25, [r8 + 1008]                   ;   575.7 p3      65 t[3]
        vpxord zmm24, zmm24, zmm19                        ;   718.5 p0      65 t[3]
        vpbroadcastd zmm19, [r8 + 1012]                   ;   575.8 p10     65 t[3]
        vpxord zmm21, zmm21, zmm7                         ;   718.7 p5      65 t[3]
        vpbroadcastd zmm7, [r8 + 1016]                    ;   576.0 p2      65 t[3]
        vpxord zmm17, zmm17, zmm1                         ;   719.5 p0      65 t[3]
        vpternlogd zmm12, zmm13, [r8 + 1000]{1to16}, 0x96 ;   719.7 p5+p3   65 t[3]
        vpxord zmm9, zmm9, zmm13                          ;   720.5 p0      65 t[3]
        vpxord zmm13, zmm2, zmm16                         ;   720.7 p5      65 t[3]
        vpxord zmm25, zmm25, zmm16                        ;   721.5 p0      65 t[3]
        vpternlogd zmm20, zmm31, [r8 + 940]{1to16}, 0x96  ;   721.7 p5+p2   65 t[3]
        vpxord zmm6, zmm6, zmm31                          ;   722.5 p0      65 t[3]
        vmovdqa64 zmm16, zmm18                            ;   694.5         65 t[3] copy
        vpternlogd zmm16, zmm17, [rbp + 14784], 0x96      ;   722.7 p5+p3   65 t[3]
        vpternlogd zmm14, zmm8, zmm16, 0x96               ;   723.7 p0      65 t[3]
        vpternlogd zmm27, zmm14, [r8 + 956]{1to16}, 0x96  ;   724.7 p5+p2   65 t[3]
        vpxord zmm0, zmm0, zmm14                          ;   724.7 p0      65 t[3]
        vmovdqa64 zmm14, zmm28                            ;   716.5         65 t[3] copy
        vpternlogd zmm14, zmm2, zmm1, 0x96                ;   724.7 p5      65 t[3]
        vpternlogd zmm2, zmm1, [r8 + 976]{1to16}, 0x96    ;   725.5 p0+p3   65 t[3]
        vmovdqu64 zmm1, [rbp + 15808]                     ;   625.7 p2      46 t[3] reload
        vpternlogd zmm28, zmm1, [rbp + 15744], 0x96       ;   725.7 p5+p3   65 t[3]
        vmovdqu64 zmm1, [rbp + 9472]                      ;   585.5 p2      65 t[0] reload
        vmovdqu64 [rbp + 960], zmm1                       ;   591.5 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 8768]                      ;   585.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 1024], zmm1                      ;   591.7 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 9344]                      ;   586.5 p2      65 t[0] reload
        vmovdqu64 [rbp + 1088], zmm1                      ;   592.5 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 9280]                      ;   586.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 1152], zmm1                      ;   592.7 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 9408]                      ;   587.5 p2      65 t[0] reload
        vmovdqu64 [rbp + 1216], zmm1                      ;   593.5 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 9664]                      ;   587.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 1280], zmm1                      ;   593.7 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 9088]                      ;   588.8 p2      65 t[0] reload
        vmovdqu64 [rbp + 1344], zmm1                      ;   594.8 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 8640]                      ;   589.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 1408], zmm1                      ;   595.7 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 8384]                      ;   590.7 p2      65 t[0] reload
        vmovdqu64 [rbp + 1472], zmm1                      ;   596.7 p7+p4   63 rounds
        vpternlogd zmm8, zmm16, [r8 + 1020]{1to16}, 0x96  ;   726.5 p0+p3   65 t[3]
        vpxord zmm10, zmm10, zmm16                        ;   726.7 p5      65 t[3]
        vpxord zmm15, zmm15, zmm14                        ;   727.5 p0      65 t[3]
        vpternlogd zmm14, zmm13, [r8 + 912]{1to16}, 0x96  ;   727.7 p5+p2   65 t[3]
        vmovdqa64 zmm1, zmm28                             ;   726.7         65 t[3] copy
        vpternlogd zmm1, zmm3, zmm13, 0x96                ;   728.5 p0      65 t[3]
        vmovdqu64 zmm16, [rbp + 8576]                     ;   593.5 p3      65 t[0] reload
        vmovdqu64 [rbp + 1536], zmm16                     ;   599.5 p8+p9   63 rounds
        vpternlogd zmm3, zmm13, [r8 + 916]{1to16}, 0x96   ;   728.7 p5+p2   65 t[3]
        vmovdqa64 zmm13, zmm17                            ;   720.5         65 t[3] copy
        vpternlogd zmm13, zmm29, zmm28, 0x96              ;   729.5 p0      65 t[3]
        vmovdqu64 zmm16, [rbp + 9216]                     ;   594.7 p3      65 t[0] reload
        vmovdqu64 [rbp + 1600], zmm16                     ;   600.7 p7+p4   63 rounds
        vmovdqu64 zmm16, [rbp + 9152]                     ;   595.0 p2      65 t[0] reload
        vmovdqu64 [rbp + 1664], zmm16                     ;   601.0 p8+p9   63 rounds
        vmovdqu64 zmm16, [rbp + 9856]                     ;   595.8 p3      65 t[0] reload
        vmovdqu64 [rbp + 1728], zmm16                     ;   601.8 p7+p4   63 rounds
        vpternlogd zmm29, zmm28, [r8 + 948]{1to16}, 0x96  ;   729.7 p5+p2   65 t[3]
        vpxord zmm19, zmm19, zmm13                        ;   730.5 p0      65 t[3]
        vpternlogd zmm13, zmm1, [r8 + 980]{1to16}, 0x96   ;   730.7 p5+p3   65 t[3]
        vmovdqu64 zmm16, [rbp + 15488]                    ;   695.7 p2      65 t[3] reload
        vmovdqu64 zmm26, [rbp + 14848]                    ;   694.5 p3      65 t[3]
        vpternlogd zmm26, zmm1, zmm16, 0x96               ;   731.5 p0      65 t[3]
        vmovdqu64 zmm28, [rbp + 8960]                     ;   598.7 p2      65 t[0] reload
        vmovdqu64 [rbp + 1792], zmm28                     ;   604.7 p8+p9   63 rounds
        vmovdqu64 zmm28, [rbp + 8704]                     ;   599.0 p3      65 t[0] reload
        vmovdqu64 [rbp + 1856], zmm28                     ;   605.0 p7+p4   63 rounds
        vpternlogd zmm18, zmm17, zmm26, 0x96              ;   732.5 p5      65 t[3]
        vmovdqu64 zmm17, [rbp + 10688]                    ;   600.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 1920], zmm17                     ;   606.7 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 12096]                    ;   601.7 p3      65 t[1] reload
        vmovdqu64 [rbp + 1984], zmm17                     ;   607.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 12032]                    ;   603.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 2048], zmm17                     ;   609.7 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 11072]                    ;   604.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 2112], zmm17                     ;   610.8 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 10112]                    ;   606.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 2176], zmm17                     ;   612.7 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 10176]                    ;   607.0 p3      65 t[1] reload
        vmovdqu64 [rbp + 2240], zmm17                     ;   613.0 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 11904]                    ;   607.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 2304], zmm17                     ;   613.7 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 11968]                    ;   608.0 p3      65 t[1] reload
        vmovdqu64 [rbp + 2368], zmm17                     ;   614.0 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 11008]                    ;   608.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 2432], zmm17                     ;   614.7 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 11200]                    ;   609.0 p3      65 t[1] reload
        vmovdqu64 [rbp + 2496], zmm17                     ;   615.0 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 10368]                    ;   609.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 2560], zmm17                     ;   615.7 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 10944]                    ;   610.0 p3      65 t[1] reload
        vmovdqu64 [rbp + 2624], zmm17                     ;   616.0 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 10880]                    ;   610.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 2688], zmm17                     ;   616.7 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 10560]                    ;   611.0 p3      65 t[1] reload
        vmovdqu64 [rbp + 2752], zmm17                     ;   617.0 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 10624]                    ;   611.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 2816], zmm17                     ;   617.7 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 11712]                    ;   612.0 p3      65 t[1] reload
        vmovdqu64 [rbp + 2880], zmm17                     ;   618.0 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 10816]                    ;   612.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 2944], zmm17                     ;   618.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 10496]                    ;   613.0 p3      65 t[1] reload
        vmovdqu64 [rbp + 3008], zmm17                     ;   619.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 11584]                    ;   613.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 3072], zmm17                     ;   620.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 10240]                    ;   614.0 p3      65 t[1] reload
        vmovdqu64 [rbp + 3136], zmm17                     ;   621.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 10432]                    ;   614.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 3200], zmm17                     ;   622.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 11648]                    ;   615.0 p3      65 t[1] reload
        vmovdqu64 [rbp + 3264], zmm17                     ;   623.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 11392]                    ;   615.8 p2      65 t[1] reload
        vmovdqu64 [rbp + 3328], zmm17                     ;   624.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 11328]                    ;   616.8 p3      65 t[1] reload
        vmovdqu64 [rbp + 3392], zmm17                     ;   625.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 11840]                    ;   617.7 p2      65 t[1] reload
        vmovdqu64 [rbp + 3456], zmm17                     ;   626.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 10304]                    ;   618.7 p3      65 t[1] reload
        vmovdqu64 [rbp + 3520], zmm17                     ;   627.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 11520]                    ;   619.0 p2      65 t[1] reload
        vmovdqu64 [rbp + 3584], zmm17                     ;   628.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 10752]                    ;   619.7 p3      65 t[1] reload
        vmovdqu64 [rbp + 3648], zmm17                     ;   629.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 11264]                    ;   620.0 p2      65 t[1] reload
        vmovdqu64 [rbp + 3712], zmm17                     ;   630.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 11776]                    ;   620.7 p3      65 t[1] reload
        vmovdqu64 [rbp + 3776], zmm17                     ;   631.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 11456]                    ;   621.0 p2      65 t[1] reload
        vmovdqu64 [rbp + 3840], zmm17                     ;   632.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 11136]                    ;   621.7 p3      65 t[1] reload
        vmovdqu64 [rbp + 3904], zmm17                     ;   633.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 14016]                    ;   622.8 p2      65 t[2] reload
        vmovdqu64 [rbp + 3968], zmm17                     ;   634.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 14144]                    ;   623.2 p3      65 t[2] reload
        vmovdqu64 [rbp + 4032], zmm17                     ;   635.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 12352]                    ;   623.8 p2      65 t[2] reload
        vmovdqu64 [rbp + 4096], zmm17                     ;   636.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 13952]                    ;   624.7 p3      65 t[2] reload
        vmovdqu64 [rbp + 4160], zmm17                     ;   637.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 13312]                    ;   625.0 p2      65 t[2] reload
        vmovdqu64 [rbp + 4224], zmm17                     ;   638.8 p8+p9   63 rounds
        vmovdqu64 zmm17, [rbp + 12672]                    ;   625.7 p3      65 t[2] reload
        vmovdqu64 [rbp + 4288], zmm17                     ;   639.7 p7+p4   63 rounds
        vmovdqu64 zmm17, [rbp + 14080]                    ;   626.7 p2      65 t[2] reload
        vmovdqu64 [rbp + 4352], zmm17                     ;   640.8 p8+p9   63 rounds
        vpternlogd zmm16, zmm1, [r8 + 920]{1to16}, 0x96   ;   732.5 p0+p3   65 t[3]
        vmovdqu64 zmm1, [rbp + 12480]                     ;   628.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 4416], zmm1                      ;   641.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 13248]                     ;   628.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 4480], zmm1                      ;   642.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 13440]                     ;   629.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 4544], zmm1                      ;   643.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 12544]                     ;   629.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 4608], zmm1                      ;   644.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 13760]                     ;   630.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 4672], zmm1                      ;   645.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 12224]                     ;   630.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 4736], zmm1                      ;   646.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 13056]                     ;   631.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 4800], zmm1                      ;   647.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 12288]                     ;   631.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 4864], zmm1                      ;   648.8 p8+p9   63 rounds
        vpxord zmm23, zmm23, zmm26                        ;   732.7 p5      65 t[3]
        vpxord zmm7, zmm7, zmm18                          ;   733.5 p0      65 t[3]
        vmovdqu64 zmm1, [rbp + 15552]                     ;   696.7 p2      65 t[3] reload
        vpternlogd zmm18, zmm1, [r8 + 952]{1to16}, 0x96   ;   733.7 p5+p3   65 t[3]
        vmovdqu64 zmm1, [rbp + 12160]                     ;   633.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 4928], zmm1                      ;   649.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 12864]                     ;   633.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 4992], zmm1                      ;   650.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 13120]                     ;   634.7 p2      65 t[2] reload
        vmovdqu64 [rbp + 5056], zmm1                      ;   651.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 13632]                     ;   635.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 5120], zmm1                      ;   652.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 13696]                     ;   636.7 p2      65 t[2] reload
        vmovdqu64 [rbp + 5184], zmm1                      ;   653.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 12928]                     ;   638.7 p3      65 t[2] reload
        vmovdqu64 [rbp + 5248], zmm1                      ;   654.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 12992]                     ;   639.7 p2      65 t[2] reload
        vmovdqu64 [rbp + 5312], zmm1                      ;   655.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 12800]                     ;   640.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 5376], zmm1                      ;   656.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 13504]                     ;   641.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 5440], zmm1                      ;   657.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 13888]                     ;   641.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 5504], zmm1                      ;   658.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 12416]                     ;   642.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 5568], zmm1                      ;   659.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 12608]                     ;   642.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 5632], zmm1                      ;   660.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 13184]                     ;   643.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 5696], zmm1                      ;   661.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 13376]                     ;   643.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 5760], zmm1                      ;   662.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 13824]                     ;   644.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 5824], zmm1                      ;   663.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 13568]                     ;   644.8 p3      65 t[2] reload
        vmovdqu64 [rbp + 5888], zmm1                      ;   664.8 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 12736]                     ;   645.2 p2      65 t[2] reload
        vmovdqu64 [rbp + 5952], zmm1                      ;   665.7 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 16064]                     ;   699.5 p3      65 t[3] reload
        vmovdqu64 [rbp + 6016], zmm1                      ;   705.5 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 8128]                      ;   711.5 p2      65 t[3] reload
        vmovdqu64 [rbp + 6656], zmm1                      ;   717.5 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 14912]                     ;   704.5 p3      65 t[3] reload
        vmovdqu64 [rbp + 7040], zmm1                      ;   710.5 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 15168]                     ;   705.5 p2      65 t[3] reload
        vmovdqu64 [rbp + 7104], zmm1                      ;   711.5 p7+p4   63 rounds
        vmovdqu64 zmm1, [rbp + 15872]                     ;   704.7 p3      65 t[3] reload
        vmovdqu64 [rbp + 7552], zmm1                      ;   710.7 p8+p9   63 rounds
        vmovdqu64 zmm1, [rbp + 14464]                     ;   707.7 p2      65 t[3] reload
        vmovdqu64 [rbp + 7616], zmm1                      ;   713.7 p7+p4   63 rounds
        vmovdqu64 [rbp + 6528], zmm4                      ;   703.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 6080], zmm22                     ;   706.7 p7+p4   63 rounds
        vmovdqu64 [rbp + 6592], zmm11                     ;   707.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 6144], zmm5                      ;   718.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6208], zmm24                     ;   719.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 7232], zmm21                     ;   719.7 p7+p4   63 rounds
        vmovdqu64 [rbp + 6720], zmm20                     ;   722.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 7168], zmm9                      ;   721.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 7680], zmm12                     ;   720.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 6464], zmm0                      ;   725.7 p7+p4   63 rounds
        vmovdqu64 [rbp + 6976], zmm27                     ;   725.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 7808], zmm25                     ;   722.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6272], zmm14                     ;   728.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 7744], zmm6                      ;   723.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6336], zmm3                      ;   729.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 7296], zmm2                      ;   726.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 6784], zmm15                     ;   728.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 7488], zmm10                     ;   727.7 p7+p4   63 rounds
        vmovdqu64 [rbp + 6848], zmm29                     ;   730.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 6400], zmm16                     ;   733.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 8000], zmm8                      ;   727.5 p8+p9   63 rounds
        vmovdqu64 [rbp + 7360], zmm13                     ;   731.7 p7+p4   63 rounds
        vmovdqu64 [rbp + 6912], zmm18                     ;   734.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 7872], zmm19                     ;   731.5 p7+p4   63 rounds
        vmovdqu64 [rbp + 7424], zmm23                     ;   733.7 p8+p9   63 rounds
        vmovdqu64 [rbp + 7936], zmm7                      ;   734.5 p7+p4   63 rounds
        add r8, 0x200                                     ;   658.2 p1      63 rounds
        mov qword [rbp + 16152], r8                       ;   698.8 p8+p9   63 rounds
        cmp r8, qword [rbp + 16160]                       ;                    more rounds?
        jne .rounds_2
        vmovdqu64 zmm0, [rbp - 64]                        ;     0.0 p2      46 dst reload
        vmovdqu64 zmm1, [rbp + 128]                       ;     0.2 p3      46 dst reload
        vmovdqu64 zmm2, [rbp + 192]                       ;     1.0 p2      46 dst
        vpternlogd zmm2, zmm1, zmm0, 0x96                 ;     7.0 p0      46 dst
        vpxord zmm3, zmm2, [rbp + 64]                     ;     8.0 p5+p3   46 dst
        vmovdqu64 zmm4, [rbp + 0]                         ;     2.0 p2      46 dst reload
        vpxord zmm5, zmm2, zmm4                           ;     8.0 p0      46 dst
        vmovdqa64 zmm6, zmm2                              ;     8.0         46 dst copy
        vmovdqu64 zmm7, [rbp - 128]                       ;     2.2 p3      46 dst reload
        vmovdqa64 zmm8, zmm1                              ;     6.2         46 dst copy
        vpternlogd zmm8, zmm0, zmm7, 0x96                 ;     8.2 p5      46 dst
        vmovdqu64 zmm9, [rbp + 256]                       ;     3.0 p2      46 dst reload
        vpternlogd zmm1, zmm0, zmm9, 0x96                 ;     9.0 p0      46 dst
        vmovdqa64 zmm10, zmm7                             ;     8.2         46 dst copy
        vpternlogd zmm10, zmm0, [rbp + 320], 0x96         ;     8.2 p5+p3   46 dst
        vpandnd zmm11, zmm0, zmm3                         ;     9.0 p0      46 dst
        vpxord zmm12, zmm1, zmm3                          ;    10.0 p5      46 dst
        vmovdqa64 zmm13, zmm1                             ;    10.0         46 dst copy
        vmovdqa64 zmm14, zmm12                            ;    11.0         46 dst copy
        vmovdqa64 zmm15, zmm5                             ;     9.0         46 dst copy
        vpternlogd zmm15, zmm7, zmm0, 0x96                ;     9.0 p0      46 dst
        vpxord zmm13, zmm13, zmm15                        ;    10.0 p5      46 dst
        vpord zmm16, zmm15, zmm4                          ;    10.0 p0      46 dst
        vmovdqa64 zmm17, zmm5                             ;     9.0         46 dst copy
        vpternlogd zmm17, zmm0, zmm0, 0xc3                ;     9.0 p5      46 dst
        vmovdqa64 zmm18, zmm5                             ;     9.0         46 dst copy
        vpternlogd zmm18, zmm10, zmm3, 0xf6               ;     9.2 p0      46 dst
        vmovdqa64 zmm19, zmm18                            ;    10.2         46 dst copy
        vmovdqa64 zmm20, zmm11                            ;    10.0         46 dst copy
        vpternlogd zmm20, zmm9, zmm9, 0xc3                ;    10.0 p5      46 dst
        vmovdqa64 zmm21, zmm16                            ;    11.0         46 dst copy
        vpternlogd zmm21, zmm10, zmm17, 0x78              ;    11.0 p0      46 dst
        vpxord zmm19, zmm19, zmm21                        ;    12.0 p5      46 dst
        vmovdqa64 zmm21, zmm19                            ;    13.0         46 dst copy
        vpternlogd zmm19, zmm13, zmm9, 0x2d               ;    13.0 p0      46 dst
        vmovdqa64 zmm22, zmm15                            ;    10.0         46 dst copy
        vpternlogd zmm22, zmm10, zmm3, 0x96               ;    10.0 p5      46 dst
        vpandd zmm6, zmm6, zmm22                          ;    11.0 p0      46 dst
        vpxord zmm14, zmm14, zmm22                        ;    11.0 p5      46 dst
        vmovdqa64 zmm23, zmm14                            ;    12.0         46 dst copy
        vmovdqu64 zmm24, [rbp + 6592]                     ;     6.8 p2      46 dst reload
        vmovdqu64 zmm25, [rbp + 6784]                     ;     7.0 p3      46 dst reload
        vmovdqu64 zmm26, [rbp + 6848]                     ;     7.8 p2      46 dst
        vpternlogd zmm26, zmm25, zmm24, 0x96              ;    13.8 p0      46 dst
        vpxord zmm27, zmm26, [rbp + 6720]                 ;    14.8 p5+p3   46 dst
        vmovdqu64 zmm28, [rbp + 6656]                     ;     8.8 p2      46 dst reload
        vpxord zmm29, zmm26, zmm28                        ;    14.8 p0      46 dst
        vmovdqa64 zmm30, zmm26                            ;    14.8         46 dst copy
        vpandnd zmm31, zmm24, zmm27                       ;    15.8 p5      46 dst
        vpxord zmm7, zmm7, [rbp + 192]                    ;    12.5 p0+p3   46 dst
        vpternlogd zmm11, zmm7, zmm12, 0x78               ;    13.5 p5      46 dst
        vpternlogd zmm11, zmm16, zmm6, 0x96               ;    14.5 p0      46 dst
        vmovdqa64 zmm16, zmm7                             ;    13.5         46 dst copy
        vpternlogd zmm16, zmm0, zmm0, 0xc3                ;    13.7 p5      46 dst
        vpternlogd zmm18, zmm1, zmm16, 0x1e               ;    14.7 p0      46 dst
        vpternlogd zmm6, zmm18, zmm20, 0x96               ;    15.7 p5      46 dst
        vpternlogd zmm20, zmm7, zmm12, 0x1e               ;    15.5 p0      46 dst
        vpxord zmm21, zmm21, zmm20                        ;    16.5 p5      46 dst
        vpternlogd zmm21, zmm14, zmm8, 0x78               ;    17.5 p0      46 dst
        vpandd zmm14, zmm6, zmm21                         ;    18.5 p5      46 dst
        vpxord zmm19, zmm19, zmm14                        ;    19.5 p0      46 dst
        vpternlogd zmm11, zmm14, zmm19, 0x78              ;    20.5 p5      46 dst
        vpxord zmm6, zmm6, zmm19                          ;    20.5 p0      46 dst
        vpternlogd zmm6, zmm21, zmm11, 0x78               ;    21.5 p5      46 dst
        vpternlogd zmm21, zmm19, zmm6, 0x78               ;    22.5 p0      46 dst
        vpternlogd zmm19, zmm11, zmm6, 0x78               ;    22.5 p5      46 dst
        vmovdqa64 zmm14, zmm19                            ;    23.5         46 dst copy
        vmovdqa64 zmm18, zmm19                            ;    23.5         46 dst copy
        vmovdqa64 zmm20, zmm6                             ;    22.5         46 dst copy
        vpternlogd zmm20, zmm10, zmm3, 0x60               ;    22.5 p0      46 dst
        vmovdqu64 [rbp + 8064], zmm5                      ;    11.8 p7+p4   46 dst spill
        vmovdqa64 zmm5, zmm20                             ;    23.5         46 dst copy
        vpternlogd zmm5, zmm15, zmm21, 0x78               ;    23.5 p5      46 dst
        vpternlogd zmm5, zmm12, zmm19, 0x78               ;    24.5 p0      46 dst
        vmovdqa64 zmm12, zmm5                             ;    25.5         46 dst copy
        vmovdqu64 [rbp + 8128], zmm13                     ;    12.7 p8+p9   46 dst spill
        vpxord zmm13, zmm21, zmm6                         ;    23.5 p5      46 dst
        vpxord zmm14, zmm14, zmm13                        ;    24.5 p0      46 dst
        vpternlogd zmm11, zmm21, zmm14, 0x1e              ;    25.5 p5      46 dst
        vpternlogd zmm10, zmm6, zmm11, 0x60               ;    26.5 p0      46 dst
        vpternlogd zmm17, zmm6, zmm11, 0x60               ;    26.5 p5      46 dst
        vpternlogd zmm8, zmm17, zmm14, 0x6c               ;    27.5 p0      46 dst
        vpandd zmm23, zmm23, zmm14                        ;    25.5 p5      46 dst
        vpternlogd zmm22, zmm23, zmm13, 0x6c              ;    26.5 p0      46 dst
        vpxord zmm12, zmm12, zmm23                        ;    26.5 p5      46 dst
        vpternlogd zmm12, zmm3, zmm11, 0x78               ;    27.5 p0      46 dst
        vpternlogd zmm14, zmm6, zmm11, 0x96               ;    26.7 p5      46 dst
        vpternlogd zmm20, zmm10, zmm22, 0x96              ;    27.5 p0      46 dst
        vpternlogd zmm22, zmm15, zmm21, 0x78              ;    27.7 p5      46 dst
        vpxord zmm18, zmm18, zmm11                        ;    28.5 p0      46 dst
        vpternlogd zmm5, zmm1, zmm18, 0x78                ;    29.5 p5      46 dst
        vpandd zmm16, zmm16, zmm18                        ;    29.5 p0      46 dst
        vpternlogd zmm11, zmm0, zmm16, 0x9a               ;    30.5 p5      46 dst
        vpternlogd zmm16, zmm7, zmm19, 0x78               ;    30.5 p0      46 dst
        vpternlogd zmm2, zmm13, zmm11, 0x6a               ;    31.5 p5      46 dst
        vpxord zmm10, zmm10, zmm12                        ;    31.5 p0      46 dst
        vpternlogd zmm20, zmm8, zmm11, 0x96               ;    31.7 p5      46 dst
        vpxord zmm17, zmm17, zmm22                        ;    32.5 p0      46 dst
        vpternlogd zmm17, zmm9, zmm14, 0xd2               ;    33.5 p5      46 dst
        vpternlogd zmm16, zmm20, zmm10, 0x96              ;    33.5 p0      46 dst
        vpternlogd zmm4, zmm21, zmm16, 0x6a               ;    34.5 p5      46 dst
        vmovdqu64 zmm0, [rbp + 6528]                      ;    17.0 p2      46 dst reload
        vmovdqa64 zmm1, zmm25                             ;    17.2         46 dst copy
        vpternlogd zmm1, zmm24, zmm0, 0x96                ;    34.5 p0      46 dst
        vmovdqu64 zmm3, [rbp + 6912]                      ;    17.5 p3      46 dst reload
        vpternlogd zmm25, zmm24, zmm3, 0x96               ;    34.7 p5      46 dst
        vpternlogd zmm5, zmm2, zmm4, 0x96                 ;    35.5 p0      46 dst
        vpxord zmm17, zmm17, zmm16                        ;    35.7 p5      46 dst
        vpxord zmm7, zmm27, zmm25                         ;    36.5 p0      46 dst
        vmovdqa64 zmm9, zmm0                              ;    23.0         46 dst copy
        vpternlogd zmm9, zmm24, [rbp + 6976], 0x96        ;    36.7 p5+p2   46 dst
        vmovdqa64 zmm12, zmm29                            ;    18.8         46 dst copy
        vpternlogd zmm12, zmm0, zmm24, 0x96               ;    37.5 p0      46 dst
        vmovdqa64 zmm13, zmm29                            ;    19.2         46 dst copy
        vpternlogd zmm13, zmm24, zmm24, 0xc3              ;    37.7 p5      46 dst
        vmovdqa64 zmm15, zmm31                            ;    19.5         46 dst copy
        vpternlogd zmm15, zmm3, zmm3, 0xc3                ;    38.5 p0      46 dst
        vpxord zmm16, zmm25, zmm12                        ;    38.7 p5      46 dst
        vpord zmm18, zmm12, zmm28                         ;    39.5 p0      46 dst
        vmovdqa64 zmm19, zmm7                             ;    37.5         46 dst copy
        vmovdqa64 zmm21, zmm29                            ;    20.3         46 dst copy
        vpternlogd zmm21, zmm9, zmm27, 0xf6               ;    39.7 p5      46 dst
        vmovdqa64 zmm23, zmm21                            ;    40.7         46 dst copy
        vpxord zmm0, zmm0, [rbp + 6848]                   ;    40.5 p0+p3   46 dst
        vpternlogd zmm31, zmm0, zmm7, 0x78                ;    41.5 p5      46 dst
        vmovdqu64 [rbp + 8192], zmm29                     ;    21.2 p7+p4   46 dst spill
        vmovdqa64 zmm29, zmm18                            ;    40.5         46 dst copy
        vpternlogd zmm29, zmm9, zmm13, 0x78               ;    41.5 p0      46 dst
        vpxord zmm23, zmm23, zmm29                        ;    42.5 p5      46 dst
        vmovdqa64 zmm29, zmm23                            ;    43.5         46 dst copy
        vpternlogd zmm23, zmm16, zmm3, 0x2d               ;    43.5 p0      46 dst
        vmovdqu64 [rbp + 8256], zmm16                     ;    39.7 p8+p9   46 dst spill
        vmovdqa64 zmm16, zmm0                             ;    41.5         46 dst copy
        vpternlogd zmm16, zmm24, zmm24, 0xc3              ;    42.7 p5      46 dst
        vpternlogd zmm21, zmm25, zmm16, 0x1e              ;    43.7 p0      46 dst
        vmovdqu64 [rbp + 8320], zmm11                     ;    31.5 p7+p4   46 dst spill
        vmovdqa64 zmm11, zmm12                            ;    38.5         46 dst copy
        vpternlogd zmm11, zmm9, zmm27, 0x96               ;    43.7 p5      46 dst
        vpandd zmm30, zmm30, zmm11                        ;    44.7 p0      46 dst
        vpternlogd zmm31, zmm18, zmm30, 0x96              ;    45.7 p5      46 dst
        vpternlogd zmm30, zmm21, zmm15, 0x96              ;    45.7 p0      46 dst
        vpternlogd zmm15, zmm0, zmm7, 0x1e                ;    45.7 p5      46 dst
        vpxord zmm29, zmm29, zmm15                        ;    46.7 p0      46 dst
        vpxord zmm19, zmm19, zmm11                        ;    46.7 p5      46 dst
        vpternlogd zmm29, zmm1, zmm19, 0x78               ;    47.7 p0      46 dst
        vpandd zmm15, zmm30, zmm29                        ;    48.7 p5      46 dst
        vpxord zmm23, zmm23, zmm15                        ;    49.7 p0      46 dst
        vpternlogd zmm31, zmm15, zmm23, 0x78              ;    50.7 p5      46 dst
        vpxord zmm30, zmm30, zmm23                        ;    50.7 p0      46 dst
        vpternlogd zmm30, zmm29, zmm31, 0x78              ;    51.7 p5      46 dst
        vpternlogd zmm29, zmm23, zmm30, 0x78              ;    52.7 p0      46 dst
        vpternlogd zmm23, zmm31, zmm30, 0x78              ;    52.7 p5      46 dst
        vmovdqa64 zmm15, zmm23                            ;    53.7         46 dst copy
        vmovdqa64 zmm18, zmm23                            ;    53.7         46 dst copy
        vmovdqa64 zmm21, zmm30                            ;    52.7         46 dst copy
        vpternlogd zmm21, zmm9, zmm27, 0x60               ;    52.7 p0      46 dst
        vmovdqu64 [rbp + 8384], zmm8                      ;    28.5 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm21                             ;    53.7         46 dst copy
        vpternlogd zmm8, zmm12, zmm29, 0x78               ;    53.7 p5      46 dst
        vpternlogd zmm8, zmm7, zmm23, 0x78                ;    54.7 p0      46 dst
        vmovdqa64 zmm7, zmm8                              ;    55.7         46 dst copy
        vmovdqu64 [rbp + 8448], zmm20                     ;    32.7 p7+p4   46 dst spill
        vpxord zmm20, zmm29, zmm30                        ;    53.7 p5      46 dst
        vpxord zmm15, zmm15, zmm20                        ;    54.7 p0      46 dst
        vpternlogd zmm31, zmm29, zmm15, 0x1e              ;    55.7 p5      46 dst
        vpternlogd zmm9, zmm30, zmm31, 0x60               ;    56.7 p0      46 dst
        vpternlogd zmm13, zmm30, zmm31, 0x60              ;    56.7 p5      46 dst
        vpternlogd zmm1, zmm13, zmm15, 0x6c               ;    57.7 p0      46 dst
        vpandd zmm19, zmm19, zmm15                        ;    55.7 p5      46 dst
        vpternlogd zmm11, zmm19, zmm20, 0x6c              ;    56.7 p0      46 dst
        vpxord zmm7, zmm7, zmm19                          ;    56.7 p5      46 dst
        vpternlogd zmm7, zmm27, zmm31, 0x78               ;    57.7 p0      46 dst
        vpternlogd zmm15, zmm30, zmm31, 0x96              ;    57.7 p5      46 dst
        vpternlogd zmm21, zmm9, zmm11, 0x96               ;    58.5 p0      46 dst
        vpternlogd zmm11, zmm12, zmm29, 0x78              ;    58.7 p5      46 dst
        vpxord zmm18, zmm18, zmm31                        ;    59.5 p0      46 dst
        vpternlogd zmm8, zmm25, zmm18, 0x78               ;    60.5 p5      46 dst
        vpandd zmm16, zmm16, zmm18                        ;    60.5 p0      46 dst
        vpternlogd zmm31, zmm24, zmm16, 0x9a              ;    61.5 p5      46 dst
        vpternlogd zmm16, zmm0, zmm23, 0x78               ;    61.5 p0      46 dst
        vpxord zmm9, zmm9, zmm7                           ;    61.7 p5      46 dst
        vpternlogd zmm26, zmm20, zmm31, 0x6a              ;    62.5 p0      46 dst
        vpternlogd zmm21, zmm1, zmm31, 0x96               ;    62.7 p5      46 dst
        vpxord zmm13, zmm13, zmm11                        ;    63.5 p0      46 dst
        vpternlogd zmm13, zmm3, zmm15, 0xd2               ;    64.5 p5      46 dst
        vpternlogd zmm16, zmm21, zmm9, 0x96               ;    64.5 p0      46 dst
        vpternlogd zmm28, zmm29, zmm16, 0x6a              ;    65.5 p5      46 dst
        vpternlogd zmm8, zmm26, zmm28, 0x96               ;    66.5 p0      46 dst
        vpxord zmm13, zmm13, zmm16                        ;    65.7 p5      46 dst
        vmovdqu64 zmm0, [rbp + 5056]                      ;    31.8 p2      46 dst reload
        vmovdqu64 zmm3, [rbp + 5248]                      ;    32.0 p3      46 dst reload
        vmovdqu64 zmm7, [rbp + 5312]                      ;    32.8 p2      46 dst
        vpternlogd zmm7, zmm3, zmm0, 0x96                 ;    66.5 p0      46 dst
        vmovdqu64 zmm12, [rbp + 4992]                     ;    33.0 p3      46 dst reload
        vmovdqa64 zmm16, zmm3                             ;    38.0         46 dst copy
        vpternlogd zmm16, zmm0, zmm12, 0x96               ;    66.7 p5      46 dst
        vmovdqu64 zmm18, [rbp + 5376]                     ;    33.8 p2      46 dst reload
        vpternlogd zmm3, zmm0, zmm18, 0x96                ;    67.5 p0      46 dst
        vmovdqa64 zmm19, zmm12                            ;    39.0         46 dst copy
        vpternlogd zmm19, zmm0, [rbp + 5440], 0x96        ;    67.7 p5+p3   46 dst
        vpxord zmm20, zmm7, [rbp + 5184]                  ;    68.5 p0+p2   46 dst
        vmovdqu64 zmm23, [rbp + 5120]                     ;    35.0 p3      46 dst reload
        vpxord zmm24, zmm7, zmm23                         ;    68.7 p5      46 dst
        vmovdqa64 zmm25, zmm7                             ;    67.5         46 dst copy
        vmovdqa64 zmm27, zmm24                            ;    69.7         46 dst copy
        vpternlogd zmm27, zmm12, zmm0, 0x96               ;    69.7 p0      46 dst
        vpandnd zmm29, zmm0, zmm20                        ;    69.7 p5      46 dst
        vpxord zmm12, zmm12, [rbp + 5312]                 ;    70.5 p0+p2   46 dst
        vmovdqu64 [rbp + 8512], zmm31                     ;    62.5 p8+p9   46 dst spill
        vpxord zmm31, zmm3, zmm20                         ;    70.7 p5      46 dst
        vmovdqu64 [rbp + 8576], zmm1                      ;    58.7 p7+p4   46 dst spill
        vpxord zmm1, zmm3, zmm27                          ;    71.5 p0      46 dst
        vmovdqu64 [rbp + 8640], zmm21                     ;    63.7 p8+p9   46 dst spill
        vpord zmm21, zmm27, zmm23                         ;    71.7 p5      46 dst
        vmovdqu64 [rbp + 8704], zmm26                     ;    63.5 p7+p4   46 dst spill
        vmovdqa64 zmm26, zmm29                            ;    70.7         46 dst copy
        vpternlogd zmm26, zmm18, zmm18, 0xc3              ;    72.5 p0      46 dst
        vpternlogd zmm29, zmm12, zmm31, 0x78              ;    72.7 p5      46 dst
        vmovdqu64 [rbp + 8768], zmm28                     ;    66.5 p8+p9   46 dst spill
        vmovdqa64 zmm28, zmm31                            ;    71.7         46 dst copy
        vmovdqu64 [rbp + 8832], zmm30                     ;    52.7 p7+p4   46 dst spill
        vmovdqa64 zmm30, zmm24                            ;    69.7         46 dst copy
        vpternlogd zmm30, zmm0, zmm0, 0xc3                ;    73.5 p0      46 dst
        vmovdqu64 [rbp + 8896], zmm9                      ;    62.7 p8+p9   46 dst spill
        vmovdqa64 zmm9, zmm24                             ;    69.7         46 dst copy
        vpternlogd zmm9, zmm19, zmm20, 0xf6               ;    73.7 p5      46 dst
        vmovdqu64 [rbp + 8960], zmm24                     ;    69.7 p7+p4   46 dst spill
        vmovdqa64 zmm24, zmm9                             ;    74.7         46 dst copy
        vmovdqu64 [rbp + 9024], zmm13                     ;    66.7 p8+p9   46 dst spill
        vmovdqa64 zmm13, zmm12                            ;    71.5         46 dst copy
        vpternlogd zmm13, zmm0, zmm0, 0xc3                ;    74.5 p0      46 dst
        vpternlogd zmm9, zmm3, zmm13, 0x1e                ;    75.5 p5      46 dst
        vmovdqu64 [rbp + 9088], zmm8                      ;    67.5 p7+p4   46 dst spill
        vmovdqa64 zmm8, zmm21                             ;    72.7         46 dst copy
        vpternlogd zmm8, zmm19, zmm30, 0x78               ;    75.5 p0      46 dst
        vpxord zmm24, zmm24, zmm8                         ;    76.5 p5      46 dst
        vmovdqa64 zmm8, zmm24                             ;    77.5         46 dst copy
        vpternlogd zmm24, zmm1, zmm18, 0x2d               ;    77.5 p0      46 dst
        vmovdqu64 [rbp + 9152], zmm1                      ;    72.5 p8+p9   46 dst spill
        vmovdqa64 zmm1, zmm27                             ;    70.7         46 dst copy
        vpternlogd zmm1, zmm19, zmm20, 0x96               ;    76.7 p5      46 dst
        vpandd zmm25, zmm25, zmm1                         ;    77.7 p0      46 dst
        vpternlogd zmm29, zmm21, zmm25, 0x96              ;    78.7 p5      46 dst
        vpternlogd zmm25, zmm9, zmm26, 0x96               ;    78.7 p0      46 dst
        vpternlogd zmm26, zmm12, zmm31, 0x1e              ;    78.7 p5      46 dst
        vpxord zmm8, zmm8, zmm26                          ;    79.7 p0      46 dst
        vpxord zmm28, zmm28, zmm1                         ;    79.7 p5      46 dst
        vpternlogd zmm8, zmm16, zmm28, 0x78               ;    80.7 p0      46 dst
        vpandd zmm9, zmm25, zmm8                          ;    81.7 p5      46 dst
        vpxord zmm24, zmm24, zmm9                         ;    82.7 p0      46 dst
        vpternlogd zmm29, zmm9, zmm24, 0x78               ;    83.7 p5      46 dst
        vpxord zmm25, zmm25, zmm24                        ;    83.7 p0      46 dst
        vpternlogd zmm25, zmm8, zmm29, 0x78               ;    84.7 p5      46 dst
        vpternlogd zmm8, zmm24, zmm25, 0x78               ;    85.7 p0      46 dst
        vpternlogd zmm24, zmm29, zmm25, 0x78              ;    85.7 p5      46 dst
        vmovdqa64 zmm9, zmm24                             ;    86.7         46 dst copy
        vmovdqa64 zmm21, zmm24                            ;    86.7         46 dst copy
        vmovdqa64 zmm26, zmm25                            ;    85.7         46 dst copy
        vpternlogd zmm26, zmm19, zmm20, 0x60              ;    85.7 p0      46 dst
        vmovdqu64 [rbp + 9216], zmm15                     ;    58.7 p7+p4   46 dst spill
        vmovdqa64 zmm15, zmm26                            ;    86.7         46 dst copy
        vpternlogd zmm15, zmm27, zmm8, 0x78               ;    86.7 p5      46 dst
        vpternlogd zmm15, zmm31, zmm24, 0x78              ;    87.7 p0      46 dst
        vmovdqa64 zmm31, zmm15                            ;    88.7         46 dst copy
        vmovdqu64 [rbp + 9280], zmm11                     ;    59.7 p8+p9   46 dst spill
        vpxord zmm11, zmm8, zmm25                         ;    86.7 p5      46 dst
        vpxord zmm9, zmm9, zmm11                          ;    87.7 p0      46 dst
        vpternlogd zmm29, zmm8, zmm9, 0x1e                ;    88.7 p5      46 dst
        vpternlogd zmm19, zmm25, zmm29, 0x60              ;    89.7 p0      46 dst
        vpternlogd zmm30, zmm25, zmm29, 0x60              ;    89.7 p5      46 dst
        vpternlogd zmm16, zmm30, zmm9, 0x6c               ;    90.7 p0      46 dst
        vpandd zmm28, zmm28, zmm9                         ;    88.7 p5      46 dst
        vpternlogd zmm1, zmm28, zmm11, 0x6c               ;    89.7 p0      46 dst
        vpxord zmm31, zmm31, zmm28                        ;    89.7 p5      46 dst
        vpternlogd zmm31, zmm20, zmm29, 0x78              ;    90.7 p0      46 dst
        vpternlogd zmm9, zmm25, zmm29, 0x96               ;    90.7 p5      46 dst
        vpternlogd zmm26, zmm19, zmm1, 0x96               ;    91.5 p0      46 dst
        vpternlogd zmm1, zmm27, zmm8, 0x78                ;    91.7 p5      46 dst
        vpxord zmm21, zmm21, zmm29                        ;    92.5 p0      46 dst
        vpternlogd zmm15, zmm3, zmm21, 0x78               ;    93.5 p5      46 dst
        vpandd zmm13, zmm13, zmm21                        ;    93.5 p0      46 dst
        vpternlogd zmm29, zmm0, zmm13, 0x9a               ;    94.5 p5      46 dst
        vpternlogd zmm13, zmm12, zmm24, 0x78              ;    94.5 p0      46 dst
        vpxord zmm19, zmm19, zmm31                        ;    94.7 p5      46 dst
        vpternlogd zmm7, zmm11, zmm29, 0x6a               ;    95.5 p0      46 dst
        vpternlogd zmm26, zmm16, zmm29, 0x96              ;    95.7 p5      46 dst
        vpxord zmm30, zmm30, zmm1                         ;    96.5 p0      46 dst
        vpternlogd zmm30, zmm18, zmm9, 0xd2               ;    97.5 p5      46 dst
        vpternlogd zmm13, zmm26, zmm19, 0x96              ;    97.5 p0      46 dst
        vpternlogd zmm23, zmm8, zmm13, 0x6a               ;    98.5 p5      46 dst
        vpternlogd zmm15, zmm7, zmm23, 0x96               ;    99.5 p0      46 dst
        vpxord zmm30, zmm30, zmm13                        ;    98.7 p5      46 dst
        vmovdqu64 zmm0, [rbp + 3520]                      ;    49.2 p3      46 dst reload
        vmovdqu64 zmm3, [rbp + 3712]                      ;    49.3 p2      46 dst reload
        vmovdqu64 zmm8, [rbp + 3776]                      ;    50.2 p3      46 dst
        vpternlogd zmm8, zmm3, zmm0, 0x96                 ;    99.5 p0      46 dst
        vmovdqu64 zmm11, [rbp + 3456]                     ;    50.3 p2      46 dst reload
        vmovdqa64 zmm12, zmm3                             ;    55.3         46 dst copy
        vpternlogd zmm12, zmm0, zmm11, 0x96               ;    99.7 p5      46 dst
        vmovdqu64 zmm13, [rbp + 3840]                     ;    51.2 p3      46 dst reload
        vpternlogd zmm3, zmm0, zmm13, 0x96                ;   100.5 p0      46 dst
        vmovdqa64 zmm18, zmm11                            ;    56.3         46 dst copy
        vpternlogd zmm18, zmm0, [rbp + 3904], 0x96        ;   100.7 p5+p2   46 dst
        vpxord zmm20, zmm8, [rbp + 3648]                  ;   101.5 p0+p3   46 dst
        vmovdqu64 zmm21, [rbp + 3584]                     ;    52.3 p2      46 dst reload
        vpxord zmm24, zmm8, zmm21                         ;   101.7 p5      46 dst
        vmovdqa64 zmm27, zmm8                             ;   100.5         46 dst copy
        vmovdqa64 zmm28, zmm24                            ;   102.7         46 dst copy
        vpternlogd zmm28, zmm11, zmm0, 0x96               ;   102.7 p0      46 dst
        vpandnd zmm31, zmm0, zmm20                        ;   102.7 p5      46 dst
        vpxord zmm11, zmm11, [rbp + 3776]                 ;   103.5 p0+p3   46 dst
        mov r8, qword [rbp + 16144]                       ;    52.5 p10     68 dst.0 reload
        vpxord zmm22, zmm22, [r8 + 5120]{1to16}           ;   103.7 p5+p2   68 dst
        vmovdqu64 [rbp + 9344], zmm29                     ;    95.5 p7+p4   46 dst spill
        vmovdqa64 zmm29, zmm5                             ;    53.0         68 dst copy
        vmovdqu64 [rbp + 9408], zmm16                     ;    91.7 p8+p9   46 dst spill
        vpxord zmm16, zmm17, [r8 + 5124]{1to16}           ;   104.5 p0+p3   68 dst
        vmovdqu64 [rbp + 9472], zmm16                     ;   105.5 p7+p4   68 dst spill
        vpxord zmm16, zmm3, zmm20                         ;   104.7 p5      46 dst
        vmovdqu64 [rbp + 9536], zmm26                     ;    96.7 p8+p9   46 dst spill
        vpxord zmm26, zmm3, zmm28                         ;   105.5 p0      46 dst
        vmovdqu64 [rbp + 9600], zmm7                      ;    96.5 p7+p4   46 dst spill
        vpord zmm7, zmm28, zmm21                          ;   105.7 p5      46 dst
        vpternlogd zmm22, zmm14, [rbp + 8128], 0x78       ;   106.5 p0+p2   68 dst
        vpxord zmm29, zmm29, zmm22                        ;   107.5 p5      68 dst
        vmovdqa64 zmm14, zmm31                            ;   103.7         46 dst copy
        vpternlogd zmm14, zmm13, zmm13, 0xc3              ;   107.5 p0      46 dst
        vpternlogd zmm31, zmm11, zmm16, 0x78              ;   107.7 p5      46 dst
        vmovdqa64 zmm22, zmm16                            ;   105.7         46 dst copy
        vmovdqu64 [rbp + 8128], zmm29                     ;   108.5 p8+p9   68 dst spill
        vmovdqa64 zmm29, zmm24                            ;   102.7         46 dst copy
        vpternlogd zmm29, zmm0, zmm0, 0xc3                ;   108.5 p0      46 dst
        vpternlogd zmm2, zmm4, [r8 + 5140]{1to16}, 0x96   ;   108.7 p5+p3   68 dst
        vpxord zmm5, zmm5, [r8 + 5128]{1to16}             ;   109.5 p0+p2   68 dst
        vpxord zmm10, zmm10, [r8 + 5132]{1to16}           ;   109.7 p5+p3   68 dst
        vmovdqu64 [rbp + 9664], zmm2                      ;   109.7 p7+p4   68 dst spill
        vmovdqu64 zmm2, [rbp + 8064]                      ;    57.5 p2      46 dst reload
        vpternlogd zmm6, zmm2, [r8 + 5136]{1to16}, 0x6a   ;   110.5 p0+p3   68 dst
        vpxord zmm4, zmm4, zmm6                           ;   111.5 p5      68 dst
        vmovdqa64 zmm2, zmm24                             ;   102.7         46 dst copy
        vpternlogd zmm2, zmm18, zmm20, 0xf6               ;   111.5 p0      46 dst
        vmovdqa64 zmm6, zmm2                              ;   112.5         46 dst copy
        vmovdqu64 [rbp + 8064], zmm4                      ;   112.5 p8+p9   68 dst spill
        vmovdqa64 zmm4, zmm11                             ;   104.5         46 dst copy
        vpternlogd zmm4, zmm0, zmm0, 0xc3                 ;   111.7 p5      46 dst
        vpternlogd zmm2, zmm3, zmm4, 0x1e                 ;   112.7 p0      46 dst
        vmovdqu64 [rbp + 9728], zmm10                     ;   110.7 p7+p4   68 dst spill
        vmovdqu64 zmm10, [rbp + 8448]                     ;    59.0 p2      46 dst reload
        vpternlogd zmm17, zmm10, [r8 + 5144]{1to16}, 0x96 ;   112.7 p5+p3   68 dst
        vmovdqa64 zmm10, zmm28                            ;   103.7         46 dst copy
        vpternlogd zmm10, zmm18, zmm20, 0x96              ;   113.5 p0      46 dst
        vpandd zmm27, zmm27, zmm10                        ;   114.5 p5      46 dst
        vpternlogd zmm2, zmm27, zmm14, 0x96               ;   115.5 p0      46 dst
        vpternlogd zmm27, zmm31, zmm7, 0x96               ;   115.5 p5      46 dst
        vpternlogd zmm7, zmm18, zmm29, 0x78               ;   115.5 p0      46 dst
        vpxord zmm6, zmm6, zmm7                           ;   116.5 p5      46 dst
        vpternlogd zmm14, zmm11, zmm16, 0x1e              ;   116.5 p0      46 dst
        vpxord zmm22, zmm22, zmm10                        ;   116.7 p5      46 dst
        vpxord zmm14, zmm14, zmm6                         ;   117.5 p0      46 dst
        vpternlogd zmm6, zmm26, zmm13, 0x2d               ;   117.7 p5      46 dst
        vpternlogd zmm14, zmm12, zmm22, 0x78              ;   118.5 p0      46 dst
        vpxord zmm1, zmm1, [r8 + 5184]{1to16}             ;   118.7 p5+p2   68 dst
        vpandd zmm7, zmm2, zmm14                          ;   119.5 p0      46 dst
        vpxord zmm6, zmm6, zmm7                           ;   120.5 p5      46 dst
        vpternlogd zmm27, zmm7, zmm6, 0x78                ;   121.5 p0      46 dst
        vmovdqu64 zmm7, [rbp + 8960]                      ;    69.7 p3      46 dst reload
        vpternlogd zmm25, zmm7, [r8 + 5200]{1to16}, 0x6a  ;   120.7 p5+p2   68 dst
        vpxord zmm19, zmm19, [r8 + 5196]{1to16}           ;   121.5 p0+p3   68 dst
        vpxord zmm2, zmm2, zmm6                           ;   121.7 p5      46 dst
        vpternlogd zmm2, zmm14, zmm27, 0x78               ;   122.7 p0      46 dst
        vpternlogd zmm14, zmm6, zmm2, 0x78                ;   123.7 p5      46 dst
        vpternlogd zmm6, zmm27, zmm2, 0x78                ;   123.7 p0      46 dst
        vpxord zmm7, zmm30, [r8 + 5188]{1to16}            ;   123.7 p5+p2   68 dst
        vmovdqu64 zmm31, [rbp + 9536]                     ;    96.7 p3      46 dst reload
        vpternlogd zmm30, zmm31, [r8 + 5208]{1to16}, 0x96 ;   124.5 p0+p2   68 dst
        vmovdqa64 zmm31, zmm15                            ;   100.5         68 dst copy
        vpxord zmm15, zmm15, [r8 + 5192]{1to16}           ;   124.7 p5+p3   68 dst
        vpxord zmm25, zmm25, zmm23                        ;   125.5 p0      68 dst
        vmovdqu64 [rbp + 9536], zmm30                     ;   125.5 p8+p9   68 dst spill
        vmovdqu64 zmm30, [rbp + 9600]                     ;    96.5 p2      46 dst reload
        vpternlogd zmm23, zmm30, [r8 + 5204]{1to16}, 0x96 ;   125.7 p5+p3   68 dst
        vmovdqu64 zmm30, [rbp + 9280]                     ;    66.5 p2      68 dst
        vpxord zmm30, zmm30, [r8 + 5152]{1to16}           ;   126.5 p0+p3   68 dst
        vmovdqu64 [rbp + 9280], zmm23                     ;   126.7 p7+p4   68 dst spill
        vmovdqu64 zmm23, [rbp + 9088]                     ;    67.5 p2      68 dst
        vmovdqu64 [rbp + 9600], zmm25                     ;   126.5 p8+p9   68 dst spill
        vmovdqu64 zmm25, [rbp + 9024]                     ;    68.2 p3      68 dst
        vpxord zmm25, zmm25, [r8 + 5156]{1to16}           ;   126.7 p5+p2   68 dst
        vmovdqu64 [rbp + 8960], zmm19                     ;   122.5 p7+p4   68 dst spill
        vmovdqu64 zmm19, [rbp + 9088]                     ;    69.2 p3      68 dst
        vpxord zmm19, zmm19, [r8 + 5160]{1to16}           ;   127.5 p0+p2   68 dst
        vpternlogd zmm1, zmm9, [rbp + 9152], 0x78         ;   127.7 p5+p3   68 dst
        vpxord zmm31, zmm31, zmm1                         ;   128.7 p0      68 dst
        vmovdqu64 zmm1, [rbp + 8896]                      ;    70.5 p2      68 dst
        vpxord zmm1, zmm1, [r8 + 5164]{1to16}             ;   128.7 p5+p3   68 dst
        vmovdqu64 zmm9, [rbp + 8768]                      ;    71.5 p2      68 dst
        vmovdqu64 [rbp + 8896], zmm15                     ;   125.7 p8+p9   68 dst spill
        vmovdqa64 zmm15, zmm2                             ;   123.7         46 dst copy
        vpternlogd zmm15, zmm18, zmm20, 0x60              ;   129.5 p0      46 dst
        vmovdqu64 [rbp + 9152], zmm7                      ;   124.7 p7+p4   68 dst spill
        vmovdqa64 zmm7, zmm6                              ;   124.7         46 dst copy
        vmovdqu64 [rbp + 9088], zmm31                     ;   129.7 p8+p9   68 dst spill
        vmovdqa64 zmm31, zmm6                             ;   124.7         46 dst copy
        vmovdqu64 [rbp + 8448], zmm1                      ;   129.7 p7+p4   68 dst spill
        vpxord zmm1, zmm2, zmm14                          ;   129.7 p5      46 dst
        vpxord zmm7, zmm7, zmm1                           ;   130.7 p0      46 dst
        vpternlogd zmm27, zmm14, zmm7, 0x1e               ;   131.7 p5      46 dst
        vpternlogd zmm18, zmm2, zmm27, 0x60               ;   132.7 p0      46 dst
        vpternlogd zmm29, zmm2, zmm27, 0x60               ;   132.7 p5      46 dst
        vpternlogd zmm12, zmm29, zmm7, 0x6c               ;   133.7 p0      46 dst
        vpandd zmm22, zmm22, zmm7                         ;   132.7 p5      46 dst
        vpternlogd zmm10, zmm22, zmm1, 0x6c               ;   133.7 p0      46 dst
        vpternlogd zmm7, zmm2, zmm27, 0x96                ;   133.7 p5      46 dst
        vpxord zmm31, zmm31, zmm27                        ;   134.5 p0      46 dst
        vpternlogd zmm24, zmm2, [r8 + 5232]{1to16}, 0x6a  ;   134.7 p5+p3   68 dst
        vpandd zmm4, zmm4, zmm31                          ;   135.5 p0      46 dst
        vpternlogd zmm0, zmm4, zmm27, 0xc6                ;   136.5 p5      46 dst
        vpternlogd zmm4, zmm11, zmm6, 0x78                ;   136.5 p0      46 dst
        vpternlogd zmm8, zmm1, zmm0, 0x6a                 ;   137.5 p5      46 dst
        vmovdqu64 zmm1, [rbp + 8320]                      ;    72.5 p2      46 dst reload
        vmovdqu64 zmm2, [rbp + 8384]                      ;    73.2 p3      68 dst
        vpternlogd zmm2, zmm1, [r8 + 5148]{1to16}, 0x96   ;   137.5 p0+p2   68 dst
        vmovdqa64 zmm1, zmm18                             ;   133.7         46 dst copy
        vpternlogd zmm18, zmm15, zmm10, 0x96              ;   137.7 p5      46 dst
        vpternlogd zmm15, zmm28, zmm14, 0x78              ;   138.5 p0      46 dst
        vpternlogd zmm15, zmm16, zmm6, 0x78               ;   139.5 p5      46 dst
        vpternlogd zmm10, zmm28, zmm14, 0x78              ;   139.5 p0      46 dst
        vmovdqu64 zmm6, [rbp + 8832]                      ;    74.2 p3      46 dst reload
        vmovdqu64 zmm11, [rbp + 8192]                     ;    74.5 p2      68 dst
        vpternlogd zmm11, zmm6, [r8 + 5168]{1to16}, 0x6a  ;   139.7 p5+p3   68 dst
        vmovdqu64 zmm6, [rbp + 8768]                      ;    75.5 p2      46 dst reload
        vmovdqu64 zmm16, [rbp + 8704]                     ;    76.2 p3      68 dst
        vpternlogd zmm16, zmm6, [r8 + 5172]{1to16}, 0x96  ;   140.5 p0+p2   68 dst
        vpternlogd zmm3, zmm31, zmm15, 0x6a               ;   140.7 p5      46 dst
        vpxord zmm22, zmm22, zmm15                        ;   141.5 p0      46 dst
        vpternlogd zmm22, zmm20, zmm27, 0x78              ;   142.5 p5      46 dst
        vmovdqu64 zmm6, [rbp + 8640]                      ;    77.2 p3      46 dst reload
        vmovdqu64 zmm15, [rbp + 9024]                     ;    77.5 p2      68 dst
        vpternlogd zmm15, zmm6, [r8 + 5176]{1to16}, 0x96  ;   142.5 p0+p3   68 dst
        vpxord zmm1, zmm1, zmm22                          ;   143.5 p5      46 dst
        vmovdqu64 zmm6, [rbp + 8512]                      ;    78.5 p2      46 dst reload
        vmovdqu64 zmm20, [rbp + 8576]                     ;    79.2 p3      68 dst
        vpternlogd zmm20, zmm6, [r8 + 5180]{1to16}, 0x96  ;   143.5 p0+p2   68 dst
        vpternlogd zmm18, zmm12, zmm0, 0x96               ;   143.7 p5      46 dst
        mov r9, qword [rbp + 16168]                       ;    77.0 p10     68 dst reload
        vmovdqu64 [r9 + 128], zmm5                        ;   110.5 p8+p9   68 dst
        vmovdqu64 [r9 + 384], zmm17                       ;   113.7 p7+p4   68 dst
        vmovdqu64 zmm5, [rbp + 8128]                      ;   108.5 p3      68 dst reload
        vmovdqu64 [r9], zmm5                              ;   114.5 p8+p9   68 dst
        vmovdqu64 zmm5, [rbp + 9472]                      ;   105.5 p2      68 dst reload
        vmovdqu64 [r9 + 64], zmm5                         ;   111.5 p7+p4   68 dst
        vmovdqu64 zmm5, [rbp + 9728]                      ;   110.7 p3      68 dst reload
        vmovdqu64 [r9 + 192], zmm5                        ;   116.7 p8+p9   68 dst
        vmovdqu64 zmm5, [rbp + 8064]                      ;   112.5 p2      68 dst reload
        vmovdqu64 [r9 + 256], zmm5                        ;   118.5 p7+p4   68 dst
        vmovdqu64 zmm5, [rbp + 9664]                      ;   109.7 p3      68 dst reload
        vmovdqu64 [r9 + 320], zmm5                        ;   115.7 p8+p9   68 dst
        vmovdqu64 zmm5, [rbp + 9344]                      ;    95.5 p2      46 dst reload
        vmovdqu64 zmm6, [rbp + 9408]                      ;    91.7 p3      68 dst
        vpternlogd zmm6, zmm5, [r8 + 5212]{1to16}, 0x96   ;   144.5 p0+p2   68 dst
        vpxord zmm29, zmm29, zmm10                        ;   144.7 p5      46 dst
        vpternlogd zmm29, zmm13, zmm7, 0xd2               ;   145.7 p0      46 dst
        vpternlogd zmm4, zmm18, zmm1, 0x96                ;   145.7 p5      46 dst
        vmovdqu64 zmm5, [rbp + 8448]                      ;   129.7 p3      68 dst reload
        vmovdqu64 [r9 + 704], zmm5                        ;   135.7 p7+p4   68 dst
        vpternlogd zmm21, zmm14, zmm4, 0x6a               ;   146.7 p0      46 dst
        vmovdqu64 [r9 + 576], zmm25                       ;   127.7 p8+p9   68 dst
        vmovdqu64 [r9 + 640], zmm19                       ;   128.5 p7+p4   68 dst
        vpternlogd zmm3, zmm8, zmm21, 0x96                ;   147.7 p5      46 dst
        vpxord zmm29, zmm29, zmm4                         ;   147.5 p0      46 dst
        vmovdqu64 zmm4, [rbp + 9088]                      ;   129.7 p2      68 dst reload
        vmovdqu64 [r9 + 1024], zmm4                       ;   135.7 p8+p9   68 dst
        vmovdqu64 zmm4, [rbp + 9152]                      ;   124.7 p3      68 dst reload
        vmovdqu64 [r9 + 1088], zmm4                       ;   130.7 p7+p4   68 dst
        vmovdqu64 zmm4, [rbp + 8896]                      ;   125.7 p2      68 dst reload
        vmovdqu64 [r9 + 1152], zmm4                       ;   131.7 p8+p9   68 dst
        vmovdqu64 zmm4, [rbp + 8960]                      ;   122.5 p3      68 dst reload
        vmovdqu64 [r9 + 1216], zmm4                       ;   128.5 p7+p4   68 dst
        vmovdqu64 zmm4, [rbp + 9600]                      ;   126.5 p2      68 dst reload
        vmovdqu64 [r9 + 1280], zmm4                       ;   132.5 p8+p9   68 dst
        vmovdqu64 zmm4, [rbp + 9280]                      ;   126.7 p3      68 dst reload
        vmovdqu64 [r9 + 1344], zmm4                       ;   132.7 p7+p4   68 dst
        vmovdqu64 zmm4, [rbp + 9536]                      ;   125.5 p2      68 dst reload
        vmovdqu64 [r9 + 1408], zmm4                       ;   131.5 p8+p9   68 dst
        vpxord zmm9, zmm9, zmm11                          ;   147.7 p5      68 dst
        vpternlogd zmm12, zmm0, [r8 + 5244]{1to16}, 0x96  ;   148.5 p0+p3   68 dst
        vmovdqu64 [r9 + 448], zmm2                        ;   138.5 p7+p4   68 dst
        vmovdqu64 zmm0, [rbp + 8256]                      ;    88.5 p2      46 dst reload
        vpternlogd zmm30, zmm0, [rbp + 9216], 0x78        ;   148.7 p5+p3   68 dst
        vpxord zmm23, zmm23, zmm30                        ;   149.7 p0      68 dst
        vpxord zmm10, zmm10, [r8 + 5216]{1to16}           ;   149.7 p5+p2   68 dst
        vpternlogd zmm10, zmm26, zmm7, 0x78               ;   150.7 p0      68 dst
        vmovdqu64 [r9 + 832], zmm16                       ;   141.5 p8+p9   68 dst
        vmovdqu64 [r9 + 896], zmm15                       ;   143.5 p7+p4   68 dst
        vmovdqu64 [r9 + 960], zmm20                       ;   144.5 p8+p9   68 dst
        vpxord zmm1, zmm1, [r8 + 5228]{1to16}             ;   150.7 p5+p3   68 dst
        vpternlogd zmm8, zmm21, [r8 + 5236]{1to16}, 0x96  ;   151.5 p0+p2   68 dst
        vpxord zmm24, zmm24, zmm21                        ;   151.7 p5      68 dst
        vmovdqu64 [r9 + 1472], zmm6                       ;   145.5 p7+p4   68 dst
        vmovdqu64 [r9 + 768], zmm9                        ;   148.7 p8+p9   68 dst
        vpternlogd zmm18, zmm29, [r8 + 5240]{1to16}, 0x96 ;   152.5 p0+p3   68 dst
        vmovdqu64 [r9 + 512], zmm23                       ;   150.7 p7+p4   68 dst
        vpxord zmm29, zmm29, [r8 + 5220]{1to16}           ;   152.7 p5+p2   68 dst
        vmovdqu64 zmm0, [rbp + 1984]                      ;    92.2 p3      46 dst reload
        vmovdqu64 zmm2, [rbp + 2176]                      ;    92.5 p2      46 dst reload
        vmovdqu64 zmm4, [rbp + 2240]                      ;    93.2 p3      46 dst
        vpternlogd zmm4, zmm2, zmm0, 0x96                 ;   153.5 p0      46 dst
        vmovdqu64 zmm5, [rbp + 1920]                      ;    93.5 p2      46 dst reload
        vmovdqa64 zmm6, zmm2                              ;    98.5         46 dst copy
        vpternlogd zmm6, zmm0, zmm5, 0x96                 ;   153.7 p5      46 dst
        vmovdqu64 zmm7, [rbp + 2304]                      ;    94.2 p3      46 dst reload
        vpternlogd zmm2, zmm0, zmm7, 0x96                 ;   154.5 p0      46 dst
        vmovdqa64 zmm9, zmm5                              ;    99.5         46 dst copy
        vpternlogd zmm9, zmm0, [rbp + 2368], 0x96         ;   154.7 p5+p2   46 dst
        vpxord zmm10, zmm10, zmm3                         ;   155.5 p0      68 dst
        vpxord zmm3, zmm3, [r8 + 5224]{1to16}             ;   155.7 p5+p3   68 dst
        vmovdqu64 [r9 + 1984], zmm12                      ;   149.5 p8+p9   68 dst
        vmovdqu64 [r9 + 1728], zmm1                       ;   151.7 p7+p4   68 dst
        vmovdqu64 [r9 + 1792], zmm24                      ;   152.7 p8+p9   68 dst
        vmovdqu64 [r9 + 1856], zmm8                       ;   152.5 p7+p4   68 dst
        vmovdqu64 [r9 + 1600], zmm29                      ;   153.7 p8+p9   68 dst
        vmovdqu64 [r9 + 1920], zmm18                      ;   153.5 p7+p4   68 dst
        vmovdqu64 [r9 + 1536], zmm10                      ;   156.5 p8+p9   68 dst
        vmovdqu64 [r9 + 1664], zmm3                       ;   156.7 p7+p4   68 dst
        vmovdqu64 zmm1, [rbp + 448]                       ;    95.5 p2      46 dst reload
        vmovdqu64 zmm3, [rbp + 640]                       ;    96.2 p3      46 dst reload
        vmovdqu64 zmm8, [rbp + 704]                       ;    96.5 p2      46 dst
        vpternlogd zmm8, zmm3, zmm1, 0x96                 ;   156.5 p0      46 dst
        vmovdqu64 zmm10, [rbp + 384]                      ;    97.2 p3      46 dst reload
        vmovdqa64 zmm11, zmm3                             ;   102.2         46 dst copy
        vpternlogd zmm11, zmm1, zmm10, 0x96               ;   156.7 p5      46 dst
        vmovdqu64 zmm12, [rbp + 768]                      ;    97.5 p2      46 dst reload
        vpternlogd zmm3, zmm1, zmm12, 0x96                ;   157.5 p0      46 dst
        vmovdqa64 zmm13, zmm10                            ;   103.2         46 dst copy
        vpternlogd zmm13, zmm1, [rbp + 832], 0x96         ;   157.7 p5+p3   46 dst
        vpxord zmm14, zmm4, [rbp + 2112]                  ;   158.5 p0+p2   46 dst
        vmovdqu64 zmm15, [rbp + 2048]                     ;    99.2 p3      46 dst reload
        vpxord zmm16, zmm4, zmm15                         ;   158.7 p5      46 dst
        vmovdqa64 zmm17, zmm4                             ;   154.5         46 dst copy
        vpxord zmm18, zmm2, zmm14                         ;   159.5 p0      46 dst
        vmovdqa64 zmm19, zmm2                             ;   155.5         46 dst copy
        vpandnd zmm20, zmm0, zmm14                        ;   159.7 p5      46 dst
        vmovdqa64 zmm21, zmm18                            ;   160.5         46 dst copy
        vmovdqa64 zmm22, zmm16                            ;   159.7         46 dst copy
        vpternlogd zmm22, zmm5, zmm0, 0x96                ;   160.5 p0      46 dst
        vpxord zmm19, zmm19, zmm22                        ;   161.5 p5      46 dst
        vpord zmm23, zmm22, zmm15                         ;   161.5 p0      46 dst
        vmovdqa64 zmm24, zmm16                            ;   159.7         46 dst copy
        vpternlogd zmm24, zmm0, zmm0, 0xc3                ;   161.7 p5      46 dst
        vmovdqa64 zmm25, zmm16                            ;   159.7         46 dst copy
        vpternlogd zmm25, zmm9, zmm14, 0xf6               ;   162.5 p0      46 dst
        vmovdqa64 zmm26, zmm25                            ;   163.5         46 dst copy
        vmovdqa64 zmm27, zmm20                            ;   160.7         46 dst copy
        vpternlogd zmm27, zmm7, zmm7, 0xc3                ;   162.7 p5      46 dst
        vmovdqa64 zmm28, zmm23                            ;   162.5         46 dst copy
        vpternlogd zmm28, zmm9, zmm24, 0x78               ;   163.5 p0      46 dst
        vpxord zmm26, zmm26, zmm28                        ;   164.5 p5      46 dst
        vmovdqa64 zmm28, zmm26                            ;   165.5         46 dst copy
        vpternlogd zmm26, zmm19, zmm7, 0x2d               ;   165.5 p0      46 dst
        vmovdqa64 zmm29, zmm22                            ;   161.5         46 dst copy
        vpternlogd zmm29, zmm9, zmm14, 0x96               ;   164.7 p5      46 dst
        vpandd zmm17, zmm17, zmm29                        ;   165.7 p0      46 dst
        vpxord zmm21, zmm21, zmm29                        ;   165.7 p5      46 dst
        vmovdqa64 zmm30, zmm21                            ;   166.7         46 dst copy
        vpxord zmm5, zmm5, [rbp + 2240]                   ;   166.5 p0+p2   46 dst
        vpternlogd zmm20, zmm5, zmm18, 0x78               ;   167.5 p5      46 dst
        vpternlogd zmm20, zmm23, zmm17, 0x96              ;   168.5 p0      46 dst
        vmovdqa64 zmm23, zmm5                             ;   167.5         46 dst copy
        vpternlogd zmm23, zmm0, zmm0, 0xc3                ;   167.7 p5      46 dst
        vpternlogd zmm25, zmm2, zmm23, 0x1e               ;   168.7 p0      46 dst
        vpternlogd zmm17, zmm25, zmm27, 0x96              ;   169.7 p5      46 dst
        vpternlogd zmm27, zmm5, zmm18, 0x1e               ;   169.5 p0      46 dst
        vpxord zmm28, zmm28, zmm27                        ;   170.5 p5      46 dst
        vpternlogd zmm28, zmm21, zmm6, 0x78               ;   171.5 p0      46 dst
        vpandd zmm21, zmm17, zmm28                        ;   172.5 p5      46 dst
        vpxord zmm26, zmm26, zmm21                        ;   173.5 p0      46 dst
        vpternlogd zmm20, zmm21, zmm26, 0x78              ;   174.5 p5      46 dst
        vpxord zmm17, zmm17, zmm26                        ;   174.5 p0      46 dst
        vpternlogd zmm17, zmm28, zmm20, 0x78              ;   175.5 p5      46 dst
        vpternlogd zmm28, zmm26, zmm17, 0x78              ;   176.5 p0      46 dst
        vpternlogd zmm26, zmm20, zmm17, 0x78              ;   176.5 p5      46 dst
        vpxord zmm21, zmm8, [rbp + 576]                   ;   174.5 p0+p3   46 dst
        vmovdqu64 zmm25, [rbp + 512]                      ;   101.2 p2      46 dst reload
        vpxord zmm27, zmm8, zmm25                         ;   174.7 p5      46 dst
        vmovdqa64 zmm31, zmm8                             ;   157.5         46 dst copy
        vmovdqu64 [rbp + 9216], zmm16                     ;   159.7 p8+p9   46 dst spill
        vpxord zmm16, zmm3, zmm21                         ;   175.5 p0      46 dst
        vmovdqu64 [rbp + 8256], zmm19                     ;   162.5 p7+p4   46 dst spill
        vmovdqa64 zmm19, zmm3                             ;   158.5         46 dst copy
        vmovdqa64 zmm12, zmm17                            ;   176.5         46 dst copy
        vpternlogd zmm12, zmm9, zmm14, 0x60               ;   176.5 p5      46 dst
        vmovdqu64 [rbp + 9536], zmm8                      ;   157.5 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm26                             ;   177.5         46 dst copy
        vmovdqa64 zmm25, zmm26                            ;   177.5         46 dst copy
        vmovdqa64 zmm1, zmm12                             ;   177.5         46 dst copy
        vpternlogd zmm1, zmm22, zmm28, 0x78               ;   177.5 p0      46 dst
        vpternlogd zmm1, zmm18, zmm26, 0x78               ;   178.5 p5      46 dst
        vmovdqa64 zmm18, zmm1                             ;   179.5         46 dst copy
        vpxord zmm10, zmm28, zmm17                        ;   177.5 p0      46 dst
        vpxord zmm8, zmm8, zmm10                          ;   178.5 p5      46 dst
        vpternlogd zmm20, zmm28, zmm8, 0x1e               ;   179.5 p0      46 dst
        vpternlogd zmm9, zmm17, zmm20, 0x60               ;   180.5 p5      46 dst
        vpternlogd zmm24, zmm17, zmm20, 0x60              ;   180.5 p0      46 dst
        vpternlogd zmm6, zmm24, zmm8, 0x6c                ;   181.5 p5      46 dst
        vpandd zmm30, zmm30, zmm8                         ;   180.5 p0      46 dst
        vpternlogd zmm29, zmm30, zmm10, 0x6c              ;   181.5 p5      46 dst
        vpxord zmm18, zmm18, zmm30                        ;   181.5 p0      46 dst
        vpternlogd zmm18, zmm14, zmm20, 0x78              ;   182.5 p5      46 dst
        vpternlogd zmm8, zmm17, zmm20, 0x96               ;   182.5 p0      46 dst
        vpxord zmm25, zmm25, zmm20                        ;   182.7 p5      46 dst
        vpternlogd zmm1, zmm2, zmm25, 0x78                ;   183.7 p0      46 dst
        vpandd zmm23, zmm23, zmm25                        ;   183.7 p5      46 dst
        vpternlogd zmm20, zmm0, zmm23, 0x9a               ;   184.7 p0      46 dst
        vpternlogd zmm23, zmm5, zmm26, 0x78               ;   184.7 p5      46 dst
        vpternlogd zmm12, zmm9, zmm29, 0x96               ;   185.5 p0      46 dst
        vpternlogd zmm29, zmm22, zmm28, 0x78              ;   185.7 p5      46 dst
        vmovdqu64 zmm0, [rbp + 7104]                      ;   106.8 p3      46 dst reload
        vmovdqu64 zmm2, [rbp + 7296]                      ;   107.0 p2      46 dst reload
        vmovdqu64 zmm5, [rbp + 7360]                      ;   107.8 p3      46 dst
        vpternlogd zmm5, zmm2, zmm0, 0x96                 ;   186.5 p0      46 dst
        vpternlogd zmm4, zmm10, zmm20, 0x6a               ;   186.7 p5      46 dst
        vpxord zmm9, zmm9, zmm18                          ;   187.5 p0      46 dst
        vmovdqu64 zmm10, [rbp + 7040]                     ;   108.0 p2      46 dst reload
        vmovdqa64 zmm14, zmm2                             ;   113.0         46 dst copy
        vpternlogd zmm14, zmm0, zmm10, 0x96               ;   187.7 p5      46 dst
        vmovdqa64 zmm18, zmm10                            ;   114.0         46 dst copy
        vpternlogd zmm18, zmm0, [rbp + 7488], 0x96        ;   188.5 p0+p3   46 dst
        vpternlogd zmm12, zmm6, zmm20, 0x96               ;   188.7 p5      46 dst
        vpxord zmm24, zmm24, zmm29                        ;   189.5 p0      46 dst
        vpternlogd zmm24, zmm7, zmm8, 0xd2                ;   190.5 p5      46 dst
        vpternlogd zmm23, zmm12, zmm9, 0x96               ;   190.5 p0      46 dst
        vpternlogd zmm15, zmm28, zmm23, 0x6a              ;   191.5 p5      46 dst
        vmovdqu64 zmm7, [rbp + 7424]                      ;   109.7 p2      46 dst reload
        vpternlogd zmm2, zmm0, zmm7, 0x96                 ;   191.5 p0      46 dst
        vpternlogd zmm1, zmm4, zmm15, 0x96                ;   192.5 p5      46 dst
        vpxord zmm24, zmm24, zmm23                        ;   192.5 p0      46 dst
        vmovdqa64 zmm22, zmm16                            ;   176.5         46 dst copy
        vmovdqu64 zmm23, [rbp + 448]                      ;   110.5 p3      46 dst reload
        vmovdqa64 zmm25, zmm23                            ;   116.5         46 dst copy
        vpternlogd zmm25, zmm27, zmm23, 0xc3              ;   192.7 p5      46 dst
        vpandnd zmm26, zmm23, zmm21                       ;   193.5 p0      46 dst
        vmovdqu64 zmm28, [rbp + 384]                      ;   111.2 p2      46 dst reload
        vmovdqa64 zmm30, zmm27                            ;   175.7         46 dst copy
        vpternlogd zmm30, zmm23, zmm28, 0x96              ;   193.7 p5      46 dst
        vpxord zmm19, zmm19, zmm30                        ;   194.7 p0      46 dst
        vpxord zmm28, zmm28, [rbp + 704]                  ;   194.7 p5+p3   46 dst
        vmovdqu64 [rbp + 9280], zmm20                     ;   185.7 p7+p4   46 dst spill
        vmovdqa64 zmm20, zmm27                            ;   175.7         46 dst copy
        vpternlogd zmm20, zmm13, zmm21, 0xf6              ;   195.5 p0      46 dst
        vmovdqu64 [rbp + 9600], zmm27                     ;   175.7 p8+p9   46 dst spill
        vmovdqa64 zmm27, zmm20                            ;   196.5         46 dst copy
        vmovdqu64 [rbp + 8960], zmm6                      ;   182.5 p7+p4   46 dst spill
        vpord zmm6, zmm30, [rbp + 512]                    ;   195.7 p5+p2   46 dst
        vmovdqu64 [rbp + 8896], zmm12                     ;   189.7 p8+p9   46 dst spill
        vmovdqa64 zmm12, zmm28                            ;   195.7         46 dst copy
        vpternlogd zmm12, zmm23, zmm23, 0xc3              ;   196.5 p0      46 dst
        vpternlogd zmm20, zmm3, zmm12, 0x1e               ;   197.5 p5      46 dst
        vmovdqu64 [rbp + 9152], zmm4                      ;   187.7 p7+p4   46 dst spill
        vmovdqa64 zmm4, zmm6                              ;   196.7         46 dst copy
        vpternlogd zmm4, zmm13, zmm25, 0x78               ;   197.5 p0      46 dst
        vpxord zmm27, zmm27, zmm4                         ;   198.5 p5      46 dst
        vmovdqa64 zmm4, zmm27                             ;   199.5         46 dst copy
        vpternlogd zmm27, zmm19, [rbp + 768], 0x2d        ;   199.5 p0+p3   46 dst
        vmovdqu64 [rbp + 9088], zmm19                     ;   195.7 p8+p9   46 dst spill
        vmovdqa64 zmm19, zmm30                            ;   194.7         46 dst copy
        vpternlogd zmm19, zmm13, zmm21, 0x96              ;   198.7 p5      46 dst
        vpandd zmm31, zmm31, zmm19                        ;   199.7 p0      46 dst
        vpxord zmm22, zmm22, zmm19                        ;   199.7 p5      46 dst
        vmovdqu64 [rbp + 8448], zmm15                     ;   192.5 p7+p4   46 dst spill
        vmovdqa64 zmm15, zmm22                            ;   200.7         46 dst copy
        vmovdqu64 [rbp + 9344], zmm17                     ;   176.5 p8+p9   46 dst spill
        vmovdqa64 zmm17, zmm26                            ;   194.5         46 dst copy
        vpternlogd zmm17, zmm28, zmm16, 0x78              ;   200.5 p0      46 dst
        vpternlogd zmm17, zmm6, zmm31, 0x96               ;   201.5 p5      46 dst
        vmovdqu64 zmm6, [rbp + 768]                       ;   116.8 p2      46 dst reload
        vpternlogd zmm26, zmm6, zmm6, 0xc3                ;   201.5 p0      46 dst
        vpternlogd zmm31, zmm20, zmm26, 0x96              ;   202.5 p5      46 dst
        vpternlogd zmm26, zmm28, zmm16, 0x1e              ;   202.5 p0      46 dst
        vpxord zmm4, zmm4, zmm26                          ;   203.5 p5      46 dst
        vpternlogd zmm4, zmm22, zmm11, 0x78               ;   204.5 p0      46 dst
        vpandd zmm20, zmm31, zmm4                         ;   205.5 p5      46 dst
        vpxord zmm27, zmm27, zmm20                        ;   206.5 p0      46 dst
        vpternlogd zmm17, zmm20, zmm27, 0x78              ;   207.5 p5      46 dst
        vpxord zmm31, zmm31, zmm27                        ;   207.5 p0      46 dst
        vpternlogd zmm31, zmm4, zmm17, 0x78               ;   208.5 p5      46 dst
        vpternlogd zmm4, zmm27, zmm31, 0x78               ;   209.5 p0      46 dst
        vpternlogd zmm27, zmm17, zmm31, 0x78              ;   209.5 p5      46 dst
        vpxord zmm20, zmm5, [rbp + 7232]                  ;   207.5 p0+p3   46 dst
        vmovdqu64 zmm22, [rbp + 7168]                     ;   119.2 p2      46 dst reload
        vpxord zmm26, zmm5, zmm22                         ;   207.7 p5      46 dst
        vmovdqu64 [rbp + 9408], zmm9                      ;   188.5 p7+p4   46 dst spill
        vmovdqa64 zmm9, zmm5                              ;   187.5         46 dst copy
        vmovdqu64 [rbp + 9664], zmm24                     ;   193.5 p8+p9   46 dst spill
        vpxord zmm24, zmm2, zmm20                         ;   208.5 p0      46 dst
        vmovdqu64 [rbp + 8064], zmm1                      ;   193.5 p7+p4   46 dst spill
        vmovdqa64 zmm1, zmm2                              ;   192.5         46 dst copy
        vmovdqu64 [rbp + 9728], zmm8                      ;   183.5 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm31                             ;   209.5         46 dst copy
        vpternlogd zmm8, zmm13, zmm21, 0x60               ;   209.5 p5      46 dst
        vmovdqu64 [rbp + 9472], zmm29                     ;   186.7 p7+p4   46 dst spill
        vmovdqa64 zmm29, zmm27                            ;   210.5         46 dst copy
        vmovdqa64 zmm7, zmm27                             ;   210.5         46 dst copy
        vmovdqu64 [rbp + 8128], zmm5                      ;   187.5 p8+p9   46 dst spill
        vmovdqa64 zmm5, zmm8                              ;   210.5         46 dst copy
        vpternlogd zmm5, zmm30, zmm4, 0x78                ;   210.5 p0      46 dst
        vpternlogd zmm5, zmm16, zmm27, 0x78               ;   211.5 p5      46 dst
        vmovdqa64 zmm16, zmm5                             ;   212.5         46 dst copy
        vpxord zmm22, zmm4, zmm31                         ;   210.5 p0      46 dst
        vpxord zmm29, zmm29, zmm22                        ;   211.5 p5      46 dst
        vpternlogd zmm17, zmm4, zmm29, 0x1e               ;   212.5 p0      46 dst
        vpternlogd zmm13, zmm31, zmm17, 0x60              ;   213.5 p5      46 dst
        vpternlogd zmm25, zmm31, zmm17, 0x60              ;   213.5 p0      46 dst
        vpternlogd zmm11, zmm25, zmm29, 0x6c              ;   214.5 p5      46 dst
        vpandd zmm15, zmm15, zmm29                        ;   213.5 p0      46 dst
        vpternlogd zmm19, zmm15, zmm22, 0x6c              ;   214.5 p5      46 dst
        vpxord zmm16, zmm16, zmm15                        ;   214.5 p0      46 dst
        vpternlogd zmm16, zmm21, zmm17, 0x78              ;   215.5 p5      46 dst
        vpternlogd zmm29, zmm31, zmm17, 0x96              ;   215.5 p0      46 dst
        vpxord zmm7, zmm7, zmm17                          ;   215.7 p5      46 dst
        vpternlogd zmm5, zmm3, zmm7, 0x78                 ;   216.7 p0      46 dst
        vpandd zmm12, zmm12, zmm7                         ;   216.7 p5      46 dst
        vmovdqu64 zmm3, [rbp + 5568]                      ;   124.7 p3      46 dst reload
        vmovdqu64 zmm7, [rbp + 5760]                      ;   124.8 p2      46 dst reload
        vmovdqu64 zmm15, [rbp + 5824]                     ;   125.7 p3      46 dst
        vpternlogd zmm15, zmm7, zmm3, 0x96                ;   217.5 p0      46 dst
        vpternlogd zmm17, zmm23, zmm12, 0x9a              ;   217.7 p5      46 dst
        vpternlogd zmm12, zmm28, zmm27, 0x78              ;   218.5 p0      46 dst
        vpternlogd zmm8, zmm13, zmm19, 0x96               ;   218.7 p5      46 dst
        vpternlogd zmm19, zmm30, zmm4, 0x78               ;   219.5 p0      46 dst
        vpxord zmm13, zmm13, zmm16                        ;   219.7 p5      46 dst
        vmovdqu64 zmm16, [rbp + 5504]                     ;   126.2 p2      46 dst reload
        vmovdqa64 zmm21, zmm7                             ;   130.8         46 dst copy
        vpternlogd zmm21, zmm3, zmm16, 0x96               ;   220.5 p0      46 dst
        vmovdqa64 zmm23, zmm16                            ;   132.2         46 dst copy
        vpternlogd zmm23, zmm3, [rbp + 5952], 0x96        ;   220.7 p5+p3   46 dst
        vpternlogd zmm8, zmm11, zmm17, 0x96               ;   221.5 p0      46 dst
        vpternlogd zmm12, zmm8, zmm13, 0x96               ;   222.5 p5      46 dst
        vpxord zmm25, zmm25, zmm19                        ;   222.5 p0      46 dst
        vpternlogd zmm25, zmm6, zmm29, 0xd2               ;   223.5 p5      46 dst
        vpandnd zmm6, zmm0, zmm20                         ;   223.5 p0      46 dst
        vpxord zmm25, zmm25, zmm12                        ;   224.5 p5      46 dst
        vpternlogd zmm12, zmm4, [rbp + 512], 0x78         ;   224.5 p0+p2   46 dst
        vmovdqu64 zmm4, [rbp + 5888]                      ;   128.5 p3      46 dst reload
        vpternlogd zmm7, zmm3, zmm4, 0x96                 ;   224.7 p5      46 dst
        vpternlogd zmm22, zmm17, [rbp + 9536], 0x6c       ;   225.5 p0+p2   46 dst
        vpternlogd zmm5, zmm22, zmm12, 0x96               ;   226.5 p5      46 dst
        vmovdqa64 zmm27, zmm24                            ;   209.5         46 dst copy
        vmovdqa64 zmm28, zmm26                            ;   208.7         46 dst copy
        vpternlogd zmm28, zmm10, zmm0, 0x96               ;   226.5 p0      46 dst
        vpxord zmm10, zmm10, [rbp + 7360]                 ;   226.7 p5+p3   46 dst
        vmovdqa64 zmm30, zmm26                            ;   208.7         46 dst copy
        vpternlogd zmm30, zmm0, zmm0, 0xc3                ;   227.5 p0      46 dst
        vpxord zmm1, zmm1, zmm28                          ;   227.7 p5      46 dst
        vmovdqu64 [rbp + 9536], zmm11                     ;   215.5 p7+p4   46 dst spill
        vmovdqa64 zmm11, zmm26                            ;   208.7         46 dst copy
        vpternlogd zmm11, zmm18, zmm20, 0xf6              ;   228.5 p0      46 dst
        vmovdqu64 [rbp + 8512], zmm26                     ;   208.7 p8+p9   46 dst spill
        vmovdqa64 zmm26, zmm11                            ;   229.5         46 dst copy
        vmovdqu64 [rbp + 8576], zmm17                     ;   218.7 p7+p4   46 dst spill
        vpord zmm17, zmm28, [rbp + 7168]                  ;   228.7 p5+p2   46 dst
        vmovdqu64 [rbp + 8640], zmm8                      ;   222.5 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm10                             ;   227.7         46 dst copy
        vpternlogd zmm8, zmm0, zmm0, 0xc3                 ;   229.5 p0      46 dst
        vpternlogd zmm11, zmm2, zmm8, 0x1e                ;   230.5 p5      46 dst
        vmovdqu64 [rbp + 9024], zmm22                     ;   226.5 p7+p4   46 dst spill
        vmovdqa64 zmm22, zmm17                            ;   229.7         46 dst copy
        vpternlogd zmm22, zmm18, zmm30, 0x78              ;   230.5 p0      46 dst
        vpxord zmm26, zmm26, zmm22                        ;   231.5 p5      46 dst
        vmovdqa64 zmm22, zmm26                            ;   232.5         46 dst copy
        vpternlogd zmm26, zmm1, [rbp + 7424], 0x2d        ;   232.5 p0+p3   46 dst
        vmovdqu64 [rbp + 8768], zmm1                      ;   228.7 p8+p9   46 dst spill
        vmovdqa64 zmm1, zmm6                              ;   224.5         46 dst copy
        vpternlogd zmm1, zmm10, zmm24, 0x78               ;   231.7 p5      46 dst
        vmovdqu64 [rbp + 8704], zmm12                     ;   225.5 p7+p4   46 dst spill
        vmovdqu64 zmm12, [rbp + 7424]                     ;   134.2 p2      46 dst reload
        vpternlogd zmm6, zmm12, [rbp + 7424], 0xc3        ;   232.5 p0+p3   46 dst
        vmovdqu64 [rbp + 8832], zmm31                     ;   209.5 p8+p9   46 dst spill
        vmovdqa64 zmm31, zmm28                            ;   227.5         46 dst copy
        vpternlogd zmm31, zmm18, zmm20, 0x96              ;   232.7 p5      46 dst
        vpandd zmm9, zmm9, zmm31                          ;   233.7 p0      46 dst
        vpternlogd zmm1, zmm17, zmm9, 0x96                ;   234.7 p5      46 dst
        vpternlogd zmm9, zmm11, zmm6, 0x96                ;   234.7 p0      46 dst
        vpternlogd zmm6, zmm10, zmm24, 0x1e               ;   234.7 p5      46 dst
        vpxord zmm22, zmm22, zmm6                         ;   235.7 p0      46 dst
        vpxord zmm27, zmm27, zmm31                        ;   235.7 p5      46 dst
        vpternlogd zmm22, zmm14, zmm27, 0x78              ;   236.7 p0      46 dst
        vpxord zmm6, zmm15, [rbp + 5696]                  ;   236.7 p5+p2   46 dst
        vpandd zmm11, zmm9, zmm22                         ;   237.7 p0      46 dst
        vpxord zmm26, zmm26, zmm11                        ;   238.7 p5      46 dst
        vpternlogd zmm1, zmm11, zmm26, 0x78               ;   239.7 p0      46 dst
        vpxord zmm9, zmm9, zmm26                          ;   239.7 p5      46 dst
        vpternlogd zmm9, zmm22, zmm1, 0x78                ;   240.7 p0      46 dst
        vpternlogd zmm22, zmm26, zmm9, 0x78               ;   241.7 p5      46 dst
        vpternlogd zmm26, zmm1, zmm9, 0x78                ;   241.7 p0      46 dst
        vmovdqu64 zmm11, [rbp + 5632]                     ;   137.7 p3      46 dst reload
        vpxord zmm17, zmm15, zmm11                        ;   240.7 p5      46 dst
        vmovdqu64 [rbp + 8192], zmm13                     ;   220.7 p7+p4   46 dst spill
        vmovdqa64 zmm13, zmm15                            ;   218.5         46 dst copy
        vmovdqu64 [rbp + 8320], zmm25                     ;   225.5 p8+p9   46 dst spill
        vpxord zmm25, zmm7, zmm6                          ;   241.5 p0      46 dst
        vmovdqu64 [rbp + 8384], zmm5                      ;   227.5 p7+p4   46 dst spill
        vmovdqa64 zmm5, zmm7                              ;   225.7         46 dst copy
        vmovdqu64 [rbp + 9792], zmm29                     ;   216.5 p8+p9   46 dst spill
        vmovdqa64 zmm29, zmm9                             ;   241.7         46 dst copy
        vpternlogd zmm29, zmm18, zmm20, 0x60              ;   241.7 p5      46 dst
        vmovdqu64 [rbp + 9856], zmm19                     ;   220.5 p7+p4   46 dst spill
        vmovdqa64 zmm19, zmm26                            ;   242.7         46 dst copy
        vmovdqa64 zmm4, zmm26                             ;   242.7         46 dst copy
        vmovdqu64 [rbp + 9920], zmm15                     ;   218.5 p8+p9   46 dst spill
        vmovdqa64 zmm15, zmm29                            ;   242.7         46 dst copy
        vpternlogd zmm15, zmm28, zmm22, 0x78              ;   242.7 p0      46 dst
        vpternlogd zmm15, zmm24, zmm26, 0x78              ;   243.7 p5      46 dst
        vmovdqa64 zmm24, zmm15                            ;   244.7         46 dst copy
        vpxord zmm11, zmm22, zmm9                         ;   243.5 p0      46 dst
        vpxord zmm19, zmm19, zmm11                        ;   244.5 p5      46 dst
        vpternlogd zmm1, zmm22, zmm19, 0x1e               ;   245.5 p0      46 dst
        vpternlogd zmm18, zmm9, zmm1, 0x60                ;   246.5 p5      46 dst
        vpternlogd zmm30, zmm9, zmm1, 0x60                ;   246.5 p0      46 dst
        vpternlogd zmm14, zmm30, zmm19, 0x6c              ;   247.5 p5      46 dst
        vpandd zmm27, zmm27, zmm19                        ;   246.5 p0      46 dst
        vpternlogd zmm31, zmm27, zmm11, 0x6c              ;   247.5 p5      46 dst
        vpxord zmm24, zmm24, zmm27                        ;   247.5 p0      46 dst
        vpternlogd zmm24, zmm20, zmm1, 0x78               ;   248.5 p5      46 dst
        vpternlogd zmm19, zmm9, zmm1, 0x96                ;   248.5 p0      46 dst
        vpxord zmm4, zmm4, zmm1                           ;   248.7 p5      46 dst
        vpternlogd zmm15, zmm2, zmm4, 0x78                ;   249.7 p0      46 dst
        vpandd zmm8, zmm8, zmm4                           ;   249.7 p5      46 dst
        vpternlogd zmm1, zmm0, zmm8, 0x9a                 ;   250.7 p0      46 dst
        vpternlogd zmm8, zmm10, zmm26, 0x78               ;   250.7 p5      46 dst
        vpternlogd zmm29, zmm18, zmm31, 0x96              ;   251.5 p0      46 dst
        vpternlogd zmm31, zmm28, zmm22, 0x78              ;   251.7 p5      46 dst
        vpxord zmm18, zmm18, zmm24                        ;   252.5 p0      46 dst
        vpternlogd zmm29, zmm14, zmm1, 0x96               ;   252.7 p5      46 dst
        vpternlogd zmm8, zmm29, zmm18, 0x96               ;   253.7 p0      46 dst
        vpxord zmm30, zmm30, zmm31                        ;   253.7 p5      46 dst
        vpternlogd zmm30, zmm12, zmm19, 0xd2              ;   254.7 p0      46 dst
        vpandnd zmm0, zmm3, zmm6                          ;   254.7 p5      46 dst
        vpxord zmm30, zmm30, zmm8                         ;   255.7 p0      46 dst
        vpternlogd zmm8, zmm22, [rbp + 7168], 0x78        ;   255.7 p5+p2   46 dst
        vpternlogd zmm11, zmm1, [rbp + 8128], 0x6c        ;   256.5 p0+p3   46 dst
        vpternlogd zmm15, zmm11, zmm8, 0x96               ;   257.5 p5      46 dst
        vmovdqa64 zmm2, zmm25                             ;   242.5         46 dst copy
        vmovdqa64 zmm4, zmm17                             ;   241.7         46 dst copy
        vpternlogd zmm4, zmm16, zmm3, 0x96                ;   257.5 p0      46 dst
        vpxord zmm16, zmm16, [rbp + 5824]                 ;   257.7 p5+p2   46 dst
        vmovdqu64 zmm10, [rbp + 9472]                     ;   186.7 p3      68 dst
        vpxord zmm10, zmm10, [r8 + 5248]{1to16}           ;   258.5 p0+p2   68 dst
        vmovdqu64 zmm12, [rbp + 8064]                     ;   193.5 p3      68 dst
        vmovdqu64 zmm20, [rbp + 9664]                     ;   193.5 p2      68 dst
        vpxord zmm20, zmm20, [r8 + 5252]{1to16}           ;   258.7 p5+p3   68 dst
        vmovdqu64 zmm22, [rbp + 8064]                     ;   193.5 p2      68 dst
        vpxord zmm22, zmm22, [r8 + 5256]{1to16}           ;   259.5 p0+p3   68 dst
        vmovdqa64 zmm24, zmm17                            ;   241.7         46 dst copy
        vpternlogd zmm24, zmm3, zmm3, 0xc3                ;   259.7 p5      46 dst
        vmovdqu64 zmm26, [rbp + 9408]                     ;   188.5 p2      68 dst
        vpxord zmm26, zmm26, [r8 + 5260]{1to16}           ;   260.5 p0+p3   68 dst
        vmovdqu64 zmm27, [rbp + 8448]                     ;   192.5 p2      68 dst
        vmovdqa64 zmm28, zmm17                            ;   241.7         46 dst copy
        vpternlogd zmm28, zmm23, zmm6, 0xf6               ;   260.7 p5      46 dst
        vpxord zmm5, zmm5, zmm4                           ;   261.5 p0      46 dst
        vmovdqu64 [rbp + 9408], zmm26                     ;   261.5 p7+p4   68 dst spill
        vmovdqa64 zmm26, zmm28                            ;   261.7         46 dst copy
        vmovdqu64 [rbp + 8064], zmm22                     ;   260.5 p8+p9   68 dst spill
        vpord zmm22, zmm4, [rbp + 5632]                   ;   261.7 p5+p3   46 dst
        vmovdqu64 [rbp + 9472], zmm20                     ;   259.7 p7+p4   68 dst spill
        vmovdqa64 zmm20, zmm16                            ;   258.7         46 dst copy
        vpternlogd zmm20, zmm3, zmm3, 0xc3                ;   262.5 p0      46 dst
        vpternlogd zmm28, zmm7, zmm20, 0x1e               ;   263.5 p5      46 dst
        vmovdqu64 [rbp + 8128], zmm17                     ;   241.7 p8+p9   46 dst spill
        vmovdqa64 zmm17, zmm0                             ;   255.7         46 dst copy
        vpternlogd zmm17, zmm16, zmm25, 0x78              ;   263.5 p0      46 dst
        vmovdqu64 [rbp + 9984], zmm14                     ;   248.5 p7+p4   46 dst spill
        vmovdqu64 zmm14, [rbp + 5888]                     ;   152.3 p2      46 dst reload
        vpternlogd zmm0, zmm14, [rbp + 5888], 0xc3        ;   263.7 p5+p3   46 dst
        vmovdqu64 [rbp + 10048], zmm1                     ;   251.7 p8+p9   46 dst spill
        vmovdqa64 zmm1, zmm22                             ;   262.7         46 dst copy
        vpternlogd zmm1, zmm23, zmm24, 0x78               ;   264.5 p0      46 dst
        vpxord zmm26, zmm26, zmm1                         ;   265.5 p5      46 dst
        vmovdqa64 zmm1, zmm26                             ;   266.5         46 dst copy
        vpternlogd zmm26, zmm5, zmm14, 0x2d               ;   266.5 p0      46 dst
        vmovdqu64 [rbp + 10112], zmm5                     ;   262.5 p7+p4   46 dst spill
        vmovdqa64 zmm5, zmm4                              ;   258.5         46 dst copy
        vpternlogd zmm5, zmm23, zmm6, 0x96                ;   265.7 p5      46 dst
        vpandd zmm13, zmm13, zmm5                         ;   266.7 p0      46 dst
        vpternlogd zmm17, zmm22, zmm13, 0x96              ;   267.7 p5      46 dst
        vmovdqu64 zmm22, [rbp + 9856]                     ;   220.5 p2      68 dst
        vpxord zmm22, zmm22, [r8 + 5280]{1to16}           ;   267.5 p0+p3   68 dst
        vpternlogd zmm13, zmm28, zmm0, 0x96               ;   267.7 p5      46 dst
        vmovdqu64 zmm28, [rbp + 8384]                     ;   227.5 p2      68 dst
        vpternlogd zmm0, zmm16, zmm25, 0x1e               ;   268.5 p0      46 dst
        vpxord zmm1, zmm1, zmm0                           ;   269.5 p5      46 dst
        vmovdqu64 zmm0, [rbp + 8320]                      ;   225.5 p3      68 dst
        vpxord zmm0, zmm0, [r8 + 5284]{1to16}             ;   269.5 p0+p2   68 dst
        vpxord zmm2, zmm2, zmm5                           ;   269.7 p5      46 dst
        vpternlogd zmm1, zmm21, zmm2, 0x78                ;   270.7 p0      46 dst
        vpxord zmm31, zmm31, [r8 + 5312]{1to16}           ;   270.7 p5+p3   68 dst
        vmovdqu64 [rbp + 9856], zmm0                      ;   270.5 p8+p9   68 dst spill
        vmovdqu64 zmm0, [rbp + 8384]                      ;   227.5 p2      68 dst
        vpxord zmm0, zmm0, [r8 + 5288]{1to16}             ;   271.5 p0+p3   68 dst
        vmovdqu64 [rbp + 8384], zmm0                      ;   272.5 p7+p4   68 dst spill
        vmovdqu64 zmm0, [rbp + 8192]                      ;   220.7 p2      68 dst
        vpxord zmm0, zmm0, [r8 + 5292]{1to16}             ;   271.7 p5+p3   68 dst
        vmovdqu64 [rbp + 8192], zmm0                      ;   272.7 p8+p9   68 dst spill
        vmovdqu64 zmm0, [rbp + 8704]                      ;   225.5 p2      68 dst
        vmovdqu64 [rbp + 10176], zmm29                    ;   253.7 p7+p4   46 dst spill
        vpandd zmm29, zmm13, zmm1                         ;   272.5 p0      46 dst
        vpxord zmm26, zmm26, zmm29                        ;   273.5 p5      46 dst
        vpternlogd zmm17, zmm29, zmm26, 0x78              ;   274.5 p0      46 dst
        vmovdqu64 zmm29, [rbp + 8512]                     ;   208.7 p3      46 dst reload
        vpternlogd zmm9, zmm29, [r8 + 5328]{1to16}, 0x6a  ;   273.7 p5+p2   68 dst
        vpternlogd zmm11, zmm8, [r8 + 5332]{1to16}, 0x96  ;   274.5 p0+p3   68 dst
        vpxord zmm18, zmm18, [r8 + 5324]{1to16}           ;   274.7 p5+p2   68 dst
        vpxord zmm13, zmm13, zmm26                        ;   275.5 p0      46 dst
        vpternlogd zmm13, zmm1, zmm17, 0x78               ;   276.5 p5      46 dst
        vpternlogd zmm1, zmm26, zmm13, 0x78               ;   277.5 p0      46 dst
        vpternlogd zmm26, zmm17, zmm13, 0x78              ;   277.5 p5      46 dst
        vpxord zmm8, zmm8, zmm9                           ;   277.5 p0      68 dst
        vpternlogd zmm31, zmm19, [rbp + 8768], 0x78       ;   277.7 p5+p3   68 dst
        vmovdqu64 zmm9, [rbp + 9344]                      ;   176.5 p2      46 dst reload
        vmovdqu64 zmm19, [rbp + 9216]                     ;   161.5 p3      68 dst
        vpternlogd zmm19, zmm9, [r8 + 5264]{1to16}, 0x6a  ;   278.5 p0+p2   68 dst
        vpxord zmm27, zmm27, zmm19                        ;   279.5 p5      68 dst
        vmovdqu64 zmm9, [rbp + 8448]                      ;   192.5 p3      46 dst reload
        vmovdqu64 zmm19, [rbp + 9152]                     ;   187.7 p2      68 dst
        vpternlogd zmm19, zmm9, [r8 + 5268]{1to16}, 0x96  ;   279.5 p0+p3   68 dst
        vpxord zmm9, zmm30, [r8 + 5316]{1to16}            ;   279.7 p5+p2   68 dst
        vmovdqu64 zmm29, [rbp + 10176]                    ;   253.7 p3      46 dst reload
        vpternlogd zmm30, zmm29, [r8 + 5336]{1to16}, 0x96 ;   280.5 p0+p2   68 dst
        vpxord zmm29, zmm15, zmm31                        ;   280.7 p5      68 dst
        vpxord zmm15, zmm15, [r8 + 5320]{1to16}           ;   281.5 p0+p3   68 dst
        vmovdqa64 zmm31, zmm13                            ;   277.5         46 dst copy
        vpternlogd zmm31, zmm23, zmm6, 0x60               ;   281.7 p5      46 dst
        vmovdqu64 [rbp + 10176], zmm30                    ;   281.5 p8+p9   68 dst spill
        vmovdqa64 zmm30, zmm26                            ;   278.5         46 dst copy
        vmovdqu64 [rbp + 8448], zmm11                     ;   275.5 p7+p4   68 dst spill
        vmovdqa64 zmm11, zmm26                            ;   278.5         46 dst copy
        vmovdqu64 [rbp + 9152], zmm8                      ;   278.5 p8+p9   68 dst spill
        vpxord zmm8, zmm13, zmm1                          ;   282.5 p0      46 dst
        vpxord zmm30, zmm30, zmm8                         ;   283.5 p5      46 dst
        vpternlogd zmm17, zmm1, zmm30, 0x1e               ;   284.5 p0      46 dst
        vpternlogd zmm23, zmm13, zmm17, 0x60              ;   285.5 p5      46 dst
        vpternlogd zmm24, zmm13, zmm17, 0x60              ;   285.5 p0      46 dst
        vpternlogd zmm21, zmm24, zmm30, 0x6c              ;   286.5 p5      46 dst
        vpandd zmm2, zmm2, zmm30                          ;   285.5 p0      46 dst
        vpternlogd zmm5, zmm2, zmm8, 0x6c                 ;   286.5 p5      46 dst
        vpternlogd zmm30, zmm13, zmm17, 0x96              ;   286.5 p0      46 dst
        vpxord zmm11, zmm11, zmm17                        ;   286.7 p5      46 dst
        vpandd zmm20, zmm20, zmm11                        ;   287.7 p0      46 dst
        vpternlogd zmm3, zmm20, zmm17, 0xc6               ;   288.7 p5      46 dst
        vpternlogd zmm20, zmm16, zmm26, 0x78              ;   288.7 p0      46 dst
        vmovdqa64 zmm16, zmm23                            ;   286.5         46 dst copy
        vpternlogd zmm23, zmm31, zmm5, 0x96               ;   288.7 p5      46 dst
        vpternlogd zmm31, zmm4, zmm1, 0x78                ;   289.5 p0      46 dst
        vpternlogd zmm31, zmm25, zmm26, 0x78              ;   290.5 p5      46 dst
        vmovdqu64 zmm25, [rbp + 9472]                     ;   259.7 p2      68 dst reload
        vmovdqu64 [r9 + 2112], zmm25                      ;   265.7 p7+p4   68 dst
        vmovdqu64 zmm25, [rbp + 8064]                     ;   260.5 p3      68 dst reload
        vmovdqu64 [r9 + 2176], zmm25                      ;   266.5 p8+p9   68 dst
        vmovdqu64 zmm25, [rbp + 9408]                     ;   261.5 p2      68 dst reload
        vmovdqu64 [r9 + 2240], zmm25                      ;   267.5 p7+p4   68 dst
        vpternlogd zmm5, zmm4, zmm1, 0x78                 ;   290.5 p0      46 dst
        vmovdqu64 zmm4, [rbp + 8896]                      ;   189.7 p3      46 dst reload
        vmovdqu64 zmm25, [rbp + 9664]                     ;   193.5 p2      68 dst
        vpternlogd zmm25, zmm4, [r8 + 5272]{1to16}, 0x96  ;   290.7 p5+p3   68 dst
        vpternlogd zmm7, zmm11, zmm31, 0x6a               ;   291.5 p0      46 dst
        vmovdqu64 zmm4, [rbp + 9280]                      ;   185.7 p2      46 dst reload
        vmovdqu64 zmm11, [rbp + 8960]                     ;   182.5 p3      68 dst
        vpternlogd zmm11, zmm4, [r8 + 5276]{1to16}, 0x96  ;   291.7 p5+p2   68 dst
        vpxord zmm2, zmm2, zmm31                          ;   292.5 p0      46 dst
        vmovdqu64 zmm4, [rbp + 8832]                      ;   209.5 p3      46 dst reload
        vmovdqu64 zmm26, [rbp + 9600]                     ;   175.7 p2      68 dst
        vpternlogd zmm26, zmm4, [r8 + 5296]{1to16}, 0x6a  ;   292.7 p5+p3   68 dst
        vpternlogd zmm2, zmm6, zmm17, 0x78                ;   293.5 p0      46 dst
        vmovdqu64 zmm4, [rbp + 8704]                      ;   225.5 p2      46 dst reload
        vmovdqu64 zmm6, [rbp + 9024]                      ;   226.5 p3      68 dst
        vpternlogd zmm6, zmm4, [r8 + 5300]{1to16}, 0x96   ;   293.7 p5+p2   68 dst
        vmovdqu64 zmm4, [rbp + 8640]                      ;   222.5 p3      46 dst reload
        vmovdqu64 zmm17, [rbp + 8320]                     ;   225.5 p2      68 dst
        vpternlogd zmm17, zmm4, [r8 + 5304]{1to16}, 0x96  ;   294.5 p0+p3   68 dst
        vpxord zmm16, zmm16, zmm2                         ;   294.7 p5      46 dst
        vmovdqu64 zmm2, [rbp + 9856]                      ;   270.5 p2      68 dst reload
        vmovdqu64 [r9 + 2624], zmm2                       ;   276.5 p8+p9   68 dst
        vmovdqu64 zmm2, [rbp + 8576]                      ;   218.7 p3      46 dst reload
        vmovdqu64 zmm4, [rbp + 9536]                      ;   215.5 p2      68 dst
        vpternlogd zmm4, zmm2, [r8 + 5308]{1to16}, 0x96   ;   295.5 p0+p3   68 dst
        vpternlogd zmm23, zmm21, zmm3, 0x96               ;   295.7 p5      46 dst
        vmovdqu64 zmm2, [rbp + 8384]                      ;   272.5 p2      68 dst reload
        vmovdqu64 [r9 + 2688], zmm2                       ;   278.5 p7+p4   68 dst
        vmovdqu64 zmm2, [rbp + 8192]                      ;   272.7 p3      68 dst reload
        vmovdqu64 [r9 + 2752], zmm2                       ;   278.7 p8+p9   68 dst
        vmovdqu64 [r9 + 2304], zmm27                      ;   280.5 p7+p4   68 dst
        vmovdqu64 zmm2, [rbp + 10048]                     ;   251.7 p2      46 dst reload
        vmovdqu64 zmm27, [rbp + 9984]                     ;   248.5 p3      68 dst
        vpternlogd zmm27, zmm2, [r8 + 5340]{1to16}, 0x96  ;   296.5 p0+p2   68 dst
        vmovdqu64 [r9 + 2368], zmm19                      ;   280.5 p8+p9   68 dst
        vmovdqu64 zmm2, [rbp + 8256]                      ;   179.5 p3      46 dst reload
        vpternlogd zmm10, zmm2, [rbp + 9728], 0x78        ;   296.7 p5+p2   68 dst
        vpxord zmm24, zmm24, zmm5                         ;   297.5 p0      46 dst
        vpternlogd zmm24, zmm14, zmm30, 0xd2              ;   298.5 p5      46 dst
        vpternlogd zmm20, zmm23, zmm16, 0x96              ;   298.5 p0      46 dst
        vpternlogd zmm8, zmm3, [rbp + 9920], 0x6c         ;   298.7 p5+p3   46 dst
        vmovdqu64 zmm2, [rbp + 9088]                      ;   195.7 p2      46 dst reload
        vpternlogd zmm22, zmm2, [rbp + 9792], 0x78        ;   299.5 p0+p3   68 dst
        vpxord zmm24, zmm24, zmm20                        ;   299.7 p5      46 dst
        vpxord zmm12, zmm12, zmm10                        ;   300.5 p0      68 dst
        vpxord zmm0, zmm0, zmm26                          ;   300.7 p5      68 dst
        vpternlogd zmm20, zmm1, [rbp + 5632], 0x78        ;   301.5 p0+p2   46 dst
        vmovdqu64 [r9 + 3264], zmm18                      ;   275.7 p7+p4   68 dst
        vmovdqu64 [r9 + 3136], zmm9                       ;   280.7 p8+p9   68 dst
        vmovdqu64 [r9 + 3072], zmm29                      ;   281.7 p7+p4   68 dst
        vmovdqu64 [r9 + 3200], zmm15                      ;   282.5 p8+p9   68 dst
        vpternlogd zmm7, zmm8, zmm20, 0x96                ;   302.5 p5      46 dst
        vmovdqu64 zmm1, [rbp + 9152]                      ;   278.5 p3      68 dst reload
        vmovdqu64 [r9 + 3328], zmm1                       ;   284.5 p7+p4   68 dst
        vmovdqu64 zmm1, [rbp + 8448]                      ;   275.5 p2      68 dst reload
        vmovdqu64 [r9 + 3392], zmm1                       ;   281.5 p8+p9   68 dst
        vmovdqu64 zmm1, [rbp + 10176]                     ;   281.5 p3      68 dst reload
        vmovdqu64 [r9 + 3456], zmm1                       ;   287.5 p7+p4   68 dst
        vmovdqu64 zmm1, [rbp + 4032]                      ;   184.3 p2      46 dst reload
        vmovdqu64 zmm2, [rbp + 4224]                      ;   184.5 p3      46 dst reload
        vmovdqu64 zmm9, [rbp + 4288]                      ;   185.3 p2      46 dst
        vpternlogd zmm9, zmm2, zmm1, 0x96                 ;   302.5 p0      46 dst
        vmovdqu64 zmm10, [rbp + 3968]                     ;   185.5 p3      46 dst reload
        vmovdqa64 zmm14, zmm2                             ;   190.5         46 dst copy
        vpternlogd zmm14, zmm1, zmm10, 0x96               ;   302.7 p5      46 dst
        vmovdqu64 zmm15, [rbp + 4352]                     ;   186.3 p2      46 dst reload
        vpternlogd zmm2, zmm1, zmm15, 0x96                ;   303.5 p0      46 dst
        vmovdqa64 zmm18, zmm10                            ;   191.5         46 dst copy
        vpternlogd zmm18, zmm1, [rbp + 4416], 0x96        ;   303.7 p5+p3   46 dst
        vpternlogd zmm21, zmm3, [r8 + 5372]{1to16}, 0x96  ;   304.5 p0+p2   68 dst
        vmovdqu64 zmm3, [rbp + 8128]                      ;   241.7 p3      46 dst reload
        vpternlogd zmm13, zmm3, [r8 + 5360]{1to16}, 0x6a  ;   304.7 p5+p2   68 dst
        vpxord zmm28, zmm28, zmm22                        ;   305.5 p0      68 dst
        vmovdqu64 [r9 + 2432], zmm25                      ;   291.7 p8+p9   68 dst
        vmovdqu64 [r9 + 2496], zmm11                      ;   292.7 p7+p4   68 dst
        vpxord zmm5, zmm5, [r8 + 5344]{1to16}             ;   305.7 p5+p3   68 dst
        vmovdqu64 [r9 + 2880], zmm6                       ;   294.7 p8+p9   68 dst
        vmovdqu64 [r9 + 2944], zmm17                      ;   295.5 p7+p4   68 dst
        vmovdqu64 [r9 + 3008], zmm4                       ;   296.5 p8+p9   68 dst
        vmovdqu64 [r9 + 2048], zmm12                      ;   301.5 p7+p4   68 dst
        vpxord zmm16, zmm16, [r8 + 5356]{1to16}           ;   306.5 p0+p2   68 dst
        vmovdqu64 [r9 + 3520], zmm27                      ;   297.5 p8+p9   68 dst
        vpternlogd zmm23, zmm24, [r8 + 5368]{1to16}, 0x96 ;   306.7 p5+p3   68 dst
        vmovdqu64 [r9 + 2816], zmm0                       ;   301.7 p7+p4   68 dst
        vpternlogd zmm8, zmm20, [r8 + 5364]{1to16}, 0x96  ;   307.5 p0+p2   68 dst
        vpxord zmm24, zmm24, [r8 + 5348]{1to16}           ;   307.7 p5+p3   68 dst
        vmovdqu64 [r9 + 2560], zmm28                      ;   306.5 p8+p9   68 dst
        vpxord zmm20, zmm20, zmm13                        ;   308.5 p0      68 dst
        vmovdqu64 [r9 + 4032], zmm21                      ;   305.5 p7+p4   68 dst
        vpternlogd zmm5, zmm30, [rbp + 10112], 0x78       ;   308.7 p5+p2   68 dst
        vmovdqu64 [r9 + 3776], zmm16                      ;   307.5 p8+p9   68 dst
        vpxord zmm5, zmm5, zmm7                           ;   309.7 p0      68 dst
        vpxord zmm7, zmm7, [r8 + 5352]{1to16}             ;   309.7 p5+p3   68 dst
        vmovdqu64 zmm0, [rbp + 2496]                      ;   192.3 p2      46 dst reload
        vmovdqu64 zmm3, [rbp + 2688]                      ;   192.5 p3      46 dst reload
        vmovdqu64 zmm4, [rbp + 2752]                      ;   193.3 p2      46 dst
        vpternlogd zmm4, zmm3, zmm0, 0x96                 ;   310.5 p0      46 dst
        vmovdqu64 zmm6, [rbp + 2432]                      ;   193.5 p3      46 dst reload
        vmovdqa64 zmm11, zmm3                             ;   198.5         46 dst copy
        vpternlogd zmm11, zmm0, zmm6, 0x96                ;   310.7 p5      46 dst
        vmovdqa64 zmm12, zmm6                             ;   199.5         46 dst copy
        vpternlogd zmm12, zmm0, [rbp + 2880], 0x96        ;   311.5 p0+p2   46 dst
        vmovdqu64 [r9 + 3648], zmm24                      ;   308.7 p7+p4   68 dst
        vmovdqu64 [r9 + 3968], zmm23                      ;   307.7 p8+p9   68 dst
        vmovdqu64 [r9 + 3904], zmm8                       ;   308.5 p7+p4   68 dst
        vmovdqu64 [r9 + 3840], zmm20                      ;   309.5 p8+p9   68 dst
        vmovdqu64 [r9 + 3584], zmm5                       ;   310.7 p7+p4   68 dst
        vmovdqu64 [r9 + 3712], zmm7                       ;   310.7 p8+p9   68 dst
        vmovdqu64 zmm5, [rbp + 2816]                      ;   194.5 p3      46 dst reload
        vpternlogd zmm3, zmm0, zmm5, 0x96                 ;   311.7 p5      46 dst
        vpxord zmm7, zmm10, [rbp + 4288]                  ;   312.5 p0+p2   46 dst
        vpxord zmm8, zmm9, [rbp + 4160]                   ;   312.7 p5+p3   46 dst
        vmovdqu64 zmm13, [rbp + 4096]                     ;   196.3 p2      46 dst reload
        vpxord zmm16, zmm9, zmm13                         ;   313.5 p0      46 dst
        vpternlogd zmm10, zmm16, zmm1, 0x96               ;   314.5 p5      46 dst
        vmovdqa64 zmm17, zmm9                             ;   303.5         46 dst copy
        vpxord zmm19, zmm2, zmm8                          ;   314.5 p0      46 dst
        vpxord zmm20, zmm2, zmm10                         ;   315.5 p5      46 dst
        vpandnd zmm21, zmm1, zmm8                         ;   315.5 p0      46 dst
        vpord zmm22, zmm13, zmm10                         ;   315.7 p5      46 dst
        vmovdqa64 zmm23, zmm19                            ;   315.5         46 dst copy
        vmovdqa64 zmm24, zmm16                            ;   314.5         46 dst copy
        vpternlogd zmm24, zmm1, zmm1, 0xc3                ;   316.5 p0      46 dst
        vmovdqa64 zmm25, zmm7                             ;   313.5         46 dst copy
        vpternlogd zmm25, zmm1, zmm1, 0xc3                ;   316.7 p5      46 dst
        vmovdqa64 zmm26, zmm25                            ;   317.7         46 dst copy
        vmovdqa64 zmm27, zmm16                            ;   314.5         46 dst copy
        vpternlogd zmm27, zmm18, zmm8, 0xf6               ;   317.5 p0      46 dst
        vpternlogd zmm25, zmm27, zmm2, 0x36               ;   318.5 p5      46 dst
        vpxord zmm28, zmm6, [rbp + 2752]                  ;   318.5 p0+p3   46 dst
        vmovdqa64 zmm29, zmm21                            ;   316.5         46 dst copy
        vpternlogd zmm29, zmm15, zmm15, 0xc3              ;   318.7 p5      46 dst
        vpternlogd zmm21, zmm7, zmm19, 0x78               ;   319.5 p0      46 dst
        vmovdqa64 zmm30, zmm22                            ;   316.7         46 dst copy
        vpternlogd zmm30, zmm18, zmm24, 0x78              ;   319.7 p5      46 dst
        vpxord zmm27, zmm27, zmm30                        ;   320.7 p0      46 dst
        vmovdqa64 zmm30, zmm27                            ;   321.7         46 dst copy
        vpternlogd zmm27, zmm20, zmm15, 0x2d              ;   321.7 p5      46 dst
        vmovdqa64 zmm31, zmm10                            ;   315.5         46 dst copy
        vpternlogd zmm31, zmm18, zmm8, 0x96               ;   321.5 p0      46 dst
        vpandd zmm17, zmm17, zmm31                        ;   322.5 p5      46 dst
        vpternlogd zmm21, zmm22, zmm17, 0x96              ;   323.5 p0      46 dst
        vpternlogd zmm17, zmm25, zmm29, 0x96              ;   323.5 p5      46 dst
        vpternlogd zmm29, zmm7, zmm19, 0x1e               ;   323.5 p0      46 dst
        vpxord zmm30, zmm30, zmm29                        ;   324.5 p5      46 dst
        vpxord zmm23, zmm23, zmm31                        ;   324.5 p0      46 dst
        vpternlogd zmm30, zmm14, zmm23, 0x78              ;   325.5 p5      46 dst
        vpandd zmm22, zmm17, zmm30                        ;   326.5 p0      46 dst
        vpxord zmm27, zmm27, zmm22                        ;   327.5 p5      46 dst
        vpternlogd zmm21, zmm22, zmm27, 0x78              ;   328.5 p0      46 dst
        vpxord zmm17, zmm17, zmm27                        ;   328.5 p5      46 dst
        vpternlogd zmm17, zmm30, zmm21, 0x78              ;   329.5 p0      46 dst
        vpternlogd zmm30, zmm27, zmm17, 0x78              ;   330.5 p5      46 dst
        vpternlogd zmm27, zmm21, zmm17, 0x78              ;   330.5 p0      46 dst
        vpxord zmm22, zmm4, [rbp + 2624]                  ;   328.7 p5+p2   46 dst
        vmovdqu64 zmm25, [rbp + 2560]                     ;   197.5 p3      46 dst reload
        vpxord zmm29, zmm4, zmm25                         ;   329.5 p0      46 dst
        vpternlogd zmm6, zmm29, zmm0, 0x96                ;   330.5 p5      46 dst
        vmovdqu64 [rbp + 10112], zmm16                    ;   314.5 p7+p4   46 dst spill
        vmovdqa64 zmm16, zmm4                             ;   311.5         46 dst copy
        vmovdqu64 [rbp + 8128], zmm20                     ;   316.5 p8+p9   46 dst spill
        vpord zmm20, zmm25, zmm6                          ;   331.5 p0      46 dst
        vpxord zmm25, zmm3, zmm22                         ;   330.7 p5      46 dst
        vpxord zmm5, zmm3, zmm6                           ;   331.5 p0      46 dst
        vmovdqu64 [rbp + 10176], zmm4                     ;   311.5 p7+p4   46 dst spill
        vmovdqa64 zmm4, zmm17                             ;   330.5         46 dst copy
        vpternlogd zmm4, zmm18, zmm8, 0x60                ;   331.7 p5      46 dst
        vmovdqa64 zmm0, zmm27                             ;   331.5         46 dst copy
        vmovdqu64 [rbp + 8448], zmm5                      ;   332.5 p8+p9   46 dst spill
        vmovdqa64 zmm5, zmm27                             ;   331.5         46 dst copy
        vmovdqu64 [rbp + 9152], zmm11                     ;   311.7 p7+p4   46 dst spill
        vmovdqa64 zmm11, zmm4                             ;   332.7         46 dst copy
        vpternlogd zmm11, zmm10, zmm30, 0x78              ;   332.7 p0      46 dst
        vpternlogd zmm11, zmm19, zmm27, 0x78              ;   333.7 p5      46 dst
        vmovdqa64 zmm19, zmm11                            ;   334.7         46 dst copy
        vmovdqu64 [rbp + 9792], zmm25                     ;   331.7 p8+p9   46 dst spill
        vpxord zmm25, zmm30, zmm17                        ;   333.5 p0      46 dst
        vmovdqu64 [rbp + 9088], zmm3                      ;   312.7 p7+p4   46 dst spill
        vmovdqu64 zmm3, [rbp + 9792]                      ;   331.7 p2      46 dst
        vpxord zmm0, zmm0, zmm25                          ;   334.5 p5      46 dst
        vpternlogd zmm21, zmm30, zmm0, 0x1e               ;   335.5 p0      46 dst
        vpternlogd zmm18, zmm17, zmm21, 0x60              ;   336.5 p5      46 dst
        vpternlogd zmm24, zmm17, zmm21, 0x60              ;   336.5 p0      46 dst
        vpternlogd zmm14, zmm24, zmm0, 0x6c               ;   337.5 p5      46 dst
        vpandd zmm23, zmm23, zmm0                         ;   336.5 p0      46 dst
        vpternlogd zmm31, zmm23, zmm25, 0x6c              ;   337.5 p5      46 dst
        vpxord zmm19, zmm19, zmm23                        ;   337.5 p0      46 dst
        vpternlogd zmm19, zmm8, zmm21, 0x78               ;   338.5 p5      46 dst
        vpternlogd zmm0, zmm17, zmm21, 0x96               ;   338.5 p0      46 dst
        vpxord zmm5, zmm5, zmm21                          ;   338.7 p5      46 dst
        vpternlogd zmm11, zmm2, zmm5, 0x78                ;   339.7 p0      46 dst
        vpandd zmm26, zmm26, zmm5                         ;   339.7 p5      46 dst
        vmovdqu64 zmm2, [rbp + 960]                       ;   202.3 p3      46 dst reload
        vmovdqu64 zmm5, [rbp + 1152]                      ;   202.5 p2      46 dst reload
        vmovdqu64 zmm8, [rbp + 1216]                      ;   203.3 p3      46 dst
        vpternlogd zmm8, zmm5, zmm2, 0x96                 ;   340.5 p0      46 dst
        vpternlogd zmm21, zmm1, zmm26, 0x9a               ;   340.7 p5      46 dst
        vpternlogd zmm26, zmm7, zmm27, 0x78               ;   341.5 p0      46 dst
        vpternlogd zmm4, zmm18, zmm31, 0x96               ;   341.7 p5      46 dst
        vpternlogd zmm31, zmm10, zmm30, 0x78              ;   342.5 p0      46 dst
        vpternlogd zmm9, zmm25, zmm21, 0x6a               ;   342.7 p5      46 dst
        vpxord zmm18, zmm18, zmm19                        ;   343.5 p0      46 dst
        vmovdqu64 zmm1, [rbp + 896]                       ;   208.5 p2      46 dst reload
        vmovdqa64 zmm7, zmm5                              ;   208.7         46 dst copy
        vpternlogd zmm7, zmm2, zmm1, 0x96                 ;   343.7 p5      46 dst
        vmovdqa64 zmm10, zmm1                             ;   214.5         46 dst copy
        vpternlogd zmm10, zmm2, [rbp + 1344], 0x96        ;   344.5 p0+p3   46 dst
        vpternlogd zmm4, zmm14, zmm21, 0x96               ;   344.7 p5      46 dst
        vpternlogd zmm26, zmm4, zmm18, 0x96               ;   345.7 p0      46 dst
        vpternlogd zmm13, zmm30, zmm26, 0x6a              ;   346.7 p5      46 dst
        vpxord zmm24, zmm24, zmm31                        ;   346.5 p0      46 dst
        vmovdqu64 zmm19, [rbp + 1280]                     ;   211.7 p2      46 dst reload
        vpternlogd zmm5, zmm2, zmm19, 0x96                ;   346.7 p5      46 dst
        vpternlogd zmm24, zmm15, zmm0, 0xd2               ;   347.5 p0      46 dst
        vmovdqu64 zmm15, [rbp + 2496]                     ;   212.2 p3      46 dst reload
        vmovdqa64 zmm23, zmm15                            ;   218.2         46 dst copy
        vpternlogd zmm23, zmm28, zmm15, 0xc3              ;   347.7 p5      46 dst
        vpandnd zmm25, zmm15, zmm22                       ;   348.5 p0      46 dst
        vpternlogd zmm11, zmm9, zmm13, 0x96               ;   348.7 p5      46 dst
        vpxord zmm26, zmm26, zmm24                        ;   349.5 p0      46 dst
        vmovdqa64 zmm24, zmm29                            ;   330.5         46 dst copy
        vpternlogd zmm24, zmm15, zmm15, 0xc3              ;   349.7 p5      46 dst
        vmovdqa64 zmm27, zmm29                            ;   330.5         46 dst copy
        vpternlogd zmm27, zmm12, zmm22, 0xf6              ;   350.5 p0      46 dst
        vpxord zmm30, zmm1, [rbp + 1216]                  ;   350.7 p5+p2   46 dst
        vmovdqu64 [rbp + 9920], zmm29                     ;   330.5 p8+p9   46 dst spill
        vmovdqa64 zmm29, zmm6                             ;   331.5         46 dst copy
        vpternlogd zmm29, zmm12, zmm22, 0x96              ;   351.5 p0      46 dst
        vpandd zmm16, zmm16, zmm29                        ;   352.5 p5      46 dst
        vpxord zmm3, zmm3, zmm29                          ;   352.5 p0      46 dst
        vmovdqu64 [rbp + 9728], zmm21                     ;   341.7 p7+p4   46 dst spill
        vmovdqa64 zmm21, zmm27                            ;   351.5         46 dst copy
        vpternlogd zmm27, zmm23, [rbp + 9088], 0x1e       ;   352.7 p5+p3   46 dst
        vmovdqu64 [rbp + 8256], zmm14                     ;   338.5 p8+p9   46 dst spill
        vmovdqa64 zmm14, zmm20                            ;   332.5         46 dst copy
        vpternlogd zmm14, zmm12, zmm24, 0x78              ;   353.5 p0      46 dst
        vpxord zmm21, zmm21, zmm14                        ;   354.5 p5      46 dst
        vmovdqa64 zmm14, zmm21                            ;   355.5         46 dst copy
        vmovdqu64 [rbp + 10048], zmm4                     ;   345.7 p7+p4   46 dst spill
        vmovdqa64 zmm4, zmm3                              ;   353.5         46 dst copy
        vmovdqu64 [rbp + 9984], zmm9                      ;   343.7 p8+p9   46 dst spill
        vpxord zmm9, zmm8, [rbp + 1088]                   ;   354.5 p0+p2   46 dst
        vmovdqu64 [rbp + 8192], zmm13                     ;   347.7 p7+p4   46 dst spill
        vpxord zmm13, zmm8, [rbp + 1024]                  ;   354.7 p5+p3   46 dst
        vpternlogd zmm1, zmm13, zmm2, 0x96                ;   355.7 p0      46 dst
        vmovdqu64 [rbp + 8384], zmm17                     ;   330.5 p8+p9   46 dst spill
        vmovdqa64 zmm17, zmm8                             ;   341.5         46 dst copy
        vmovdqu64 [rbp + 8576], zmm18                     ;   344.5 p7+p4   46 dst spill
        vpxord zmm18, zmm5, zmm9                          ;   355.7 p5      46 dst
        vmovdqu64 [rbp + 9536], zmm26                     ;   350.5 p8+p9   46 dst spill
        vpxord zmm26, zmm5, zmm1                          ;   356.7 p0      46 dst
        vmovdqu64 [rbp + 9856], zmm11                     ;   349.7 p7+p4   46 dst spill
        vpandnd zmm11, zmm2, zmm9                         ;   356.7 p5      46 dst
        vmovdqu64 [rbp + 8640], zmm0                      ;   339.5 p8+p9   46 dst spill
        vpord zmm0, zmm1, [rbp + 1024]                    ;   357.5 p0+p2   46 dst
        vmovdqu64 [rbp + 8320], zmm31                     ;   343.5 p7+p4   46 dst spill
        vmovdqa64 zmm31, zmm30                            ;   351.7         46 dst copy
        vpternlogd zmm31, zmm2, zmm2, 0xc3                ;   357.7 p5      46 dst
        vmovdqa64 zmm19, zmm13                            ;   355.7         46 dst copy
        vpternlogd zmm19, zmm2, zmm2, 0xc3                ;   358.5 p0      46 dst
        vmovdqa64 zmm2, zmm13                             ;   355.7         46 dst copy
        vpternlogd zmm2, zmm10, zmm9, 0xf6                ;   358.7 p5      46 dst
        vmovdqu64 [rbp + 8704], zmm13                     ;   355.7 p8+p9   46 dst spill
        vmovdqa64 zmm13, zmm2                             ;   359.7         46 dst copy
        vpternlogd zmm2, zmm5, zmm31, 0x1e                ;   359.7 p0      46 dst
        vmovdqu64 [rbp + 9024], zmm5                      ;   347.7 p7+p4   46 dst spill
        vmovdqa64 zmm5, zmm18                             ;   356.7         46 dst copy
        vmovdqu64 [rbp + 8832], zmm8                      ;   341.5 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm0                              ;   358.5         46 dst copy
        vpternlogd zmm8, zmm10, zmm19, 0x78               ;   359.7 p5      46 dst
        vpxord zmm13, zmm13, zmm8                         ;   360.7 p0      46 dst
        vmovdqa64 zmm8, zmm13                             ;   361.7         46 dst copy
        vpternlogd zmm13, zmm26, [rbp + 1280], 0x2d       ;   361.7 p5+p3   46 dst
        vmovdqu64 [rbp + 9600], zmm26                     ;   357.7 p7+p4   46 dst spill
        vmovdqa64 zmm26, zmm1                             ;   356.7         46 dst copy
        vpternlogd zmm26, zmm10, zmm9, 0x96               ;   361.5 p0      46 dst
        vpandd zmm17, zmm17, zmm26                        ;   362.5 p5      46 dst
        vpxord zmm5, zmm5, zmm26                          ;   362.5 p0      46 dst
        vmovdqu64 [rbp + 9280], zmm19                     ;   359.5 p8+p9   46 dst spill
        vmovdqa64 zmm19, zmm5                             ;   363.5         46 dst copy
        vmovdqu64 [rbp + 8960], zmm31                     ;   358.7 p7+p4   46 dst spill
        vmovdqa64 zmm31, zmm11                            ;   357.7         46 dst copy
        vpternlogd zmm31, zmm30, zmm18, 0x78              ;   362.7 p5      46 dst
        vpternlogd zmm31, zmm0, zmm17, 0x96               ;   363.7 p0      46 dst
        vmovdqu64 zmm0, [rbp + 1280]                      ;   231.7 p2      46 dst reload
        vpternlogd zmm11, zmm0, zmm0, 0xc3                ;   363.7 p5      46 dst
        vpternlogd zmm17, zmm2, zmm11, 0x96               ;   364.7 p0      46 dst
        vpternlogd zmm11, zmm30, zmm18, 0x1e              ;   364.7 p5      46 dst
        vpxord zmm8, zmm8, zmm11                          ;   365.7 p0      46 dst
        vpternlogd zmm8, zmm5, zmm7, 0x78                 ;   366.7 p5      46 dst
        vmovdqu64 zmm2, [rbp + 2816]                      ;   233.7 p3      46 dst reload
        vmovdqa64 zmm5, zmm2                              ;   239.7         46 dst copy
        vpternlogd zmm5, zmm25, zmm2, 0xc3                ;   366.5 p0      46 dst
        vmovdqu64 zmm11, [rbp + 9792]                     ;   331.7 p2      46 dst reload
        vpternlogd zmm25, zmm28, zmm11, 0x78              ;   366.7 p5      46 dst
        vpternlogd zmm25, zmm20, zmm16, 0x96              ;   367.7 p0      46 dst
        vpternlogd zmm16, zmm27, zmm5, 0x96               ;   367.7 p5      46 dst
        vmovdqu64 zmm20, [rbp + 8960]                     ;   358.7 p3      46 dst
        vpternlogd zmm5, zmm28, zmm11, 0x1e               ;   368.5 p0      46 dst
        vpxord zmm14, zmm14, zmm5                         ;   369.5 p5      46 dst
        vmovdqu64 zmm5, [rbp + 8448]                      ;   332.5 p2      46 dst reload
        vpternlogd zmm21, zmm2, zmm5, 0x4b                ;   369.5 p0      46 dst
        vmovdqu64 zmm27, [rbp + 9152]                     ;   311.7 p3      46 dst reload
        vpternlogd zmm14, zmm3, zmm27, 0x78               ;   370.5 p5      46 dst
        vpandd zmm3, zmm16, zmm14                         ;   371.5 p0      46 dst
        vpxord zmm21, zmm21, zmm3                         ;   372.5 p5      46 dst
        vpternlogd zmm25, zmm3, zmm21, 0x78               ;   373.5 p0      46 dst
        vpxord zmm16, zmm16, zmm21                        ;   373.5 p5      46 dst
        vpternlogd zmm16, zmm14, zmm25, 0x78              ;   374.5 p0      46 dst
        vpternlogd zmm14, zmm21, zmm16, 0x78              ;   375.5 p5      46 dst
        vpternlogd zmm21, zmm25, zmm16, 0x78              ;   375.5 p0      46 dst
        vpandd zmm3, zmm17, zmm8                          ;   373.7 p5      46 dst
        vpxord zmm13, zmm13, zmm3                         ;   374.7 p0      46 dst
        vpternlogd zmm31, zmm3, zmm13, 0x78               ;   375.7 p5      46 dst
        vpxord zmm17, zmm17, zmm13                        ;   375.7 p0      46 dst
        vpternlogd zmm17, zmm8, zmm31, 0x78               ;   376.7 p5      46 dst
        vpternlogd zmm8, zmm13, zmm17, 0x78               ;   377.7 p0      46 dst
        vpternlogd zmm13, zmm31, zmm17, 0x78              ;   377.7 p5      46 dst
        vmovdqa64 zmm3, zmm16                             ;   375.5         46 dst copy
        vpternlogd zmm3, zmm12, zmm22, 0x60               ;   377.5 p0      46 dst
        vmovdqa64 zmm5, zmm21                             ;   376.5         46 dst copy
        vmovdqa64 zmm0, zmm21                             ;   376.5         46 dst copy
        vmovdqu64 [rbp + 8960], zmm30                     ;   351.7 p8+p9   46 dst spill
        vmovdqa64 zmm30, zmm3                             ;   378.5         46 dst copy
        vpternlogd zmm30, zmm6, zmm14, 0x78               ;   378.5 p5      46 dst
        vpternlogd zmm30, zmm11, zmm21, 0x78              ;   379.5 p0      46 dst
        vmovdqa64 zmm11, zmm30                            ;   380.5         46 dst copy
        vmovdqu64 [rbp + 9792], zmm7                      ;   344.7 p7+p4   46 dst spill
        vpxord zmm7, zmm14, zmm16                         ;   378.7 p5      46 dst
        vpxord zmm5, zmm5, zmm7                           ;   379.7 p0      46 dst
        vpternlogd zmm25, zmm14, zmm5, 0x1e               ;   380.7 p5      46 dst
        vpternlogd zmm12, zmm16, zmm25, 0x60              ;   381.7 p0      46 dst
        vpternlogd zmm24, zmm16, zmm25, 0x60              ;   381.7 p5      46 dst
        vpternlogd zmm27, zmm24, zmm5, 0x6c               ;   382.7 p0      46 dst
        vpandd zmm4, zmm4, zmm5                           ;   381.7 p5      46 dst
        vpternlogd zmm29, zmm4, zmm7, 0x6c                ;   382.7 p0      46 dst
        vpxord zmm11, zmm11, zmm4                         ;   382.7 p5      46 dst
        vpternlogd zmm11, zmm22, zmm25, 0x78              ;   383.7 p0      46 dst
        vpternlogd zmm5, zmm16, zmm25, 0x96               ;   383.7 p5      46 dst
        vpxord zmm0, zmm0, zmm25                          ;   384.5 p0      46 dst
        vpternlogd zmm3, zmm12, zmm29, 0x96               ;   384.7 p5      46 dst
        vpternlogd zmm29, zmm6, zmm14, 0x78               ;   385.5 p0      46 dst
        vpxord zmm12, zmm12, zmm11                        ;   385.7 p5      46 dst
        vpandd zmm23, zmm23, zmm0                         ;   386.5 p0      46 dst
        vmovdqu64 zmm4, [rbp + 7616]                      ;   249.5 p2      46 dst reload
        vmovdqu64 zmm6, [rbp + 7808]                      ;   249.7 p3      46 dst reload
        vmovdqu64 zmm11, [rbp + 7872]                     ;   250.5 p2      46 dst
        vpternlogd zmm11, zmm6, zmm4, 0x96                ;   386.7 p5      46 dst
        vpternlogd zmm25, zmm15, zmm23, 0x9a              ;   387.5 p0      46 dst
        vmovdqu64 zmm15, [rbp + 7552]                     ;   251.7 p3      46 dst reload
        vmovdqa64 zmm22, zmm6                             ;   255.7         46 dst copy
        vpternlogd zmm22, zmm4, zmm15, 0x96               ;   387.7 p5      46 dst
        vpternlogd zmm23, zmm28, zmm21, 0x78              ;   388.5 p0      46 dst
        vmovdqa64 zmm21, zmm15                            ;   257.7         46 dst copy
        vpternlogd zmm21, zmm4, [rbp + 8000], 0x96        ;   388.7 p5+p2   46 dst
        vpternlogd zmm3, zmm27, zmm25, 0x96               ;   389.5 p0      46 dst
        vpternlogd zmm23, zmm3, zmm12, 0x96               ;   390.5 p5      46 dst
        vpxord zmm24, zmm24, zmm29                        ;   390.5 p0      46 dst
        vpternlogd zmm24, zmm2, zmm5, 0xd2                ;   391.5 p5      46 dst
        vpternlogd zmm30, zmm0, [rbp + 9088], 0x78        ;   391.5 p0+p3   46 dst
        vpxord zmm24, zmm24, zmm23                        ;   392.5 p5      46 dst
        vpternlogd zmm23, zmm14, [rbp + 2560], 0x78       ;   392.5 p0+p2   46 dst
        vmovdqu64 zmm0, [rbp + 7936]                      ;   258.5 p3      46 dst reload
        vpternlogd zmm6, zmm4, zmm0, 0x96                 ;   392.7 p5      46 dst
        vpternlogd zmm7, zmm25, [rbp + 10176], 0x6c       ;   393.5 p0+p2   46 dst
        vpternlogd zmm30, zmm7, zmm23, 0x96               ;   394.5 p5      46 dst
        vpxord zmm2, zmm15, [rbp + 7872]                  ;   394.5 p0+p3   46 dst
        vmovdqa64 zmm14, zmm17                            ;   377.7         46 dst copy
        vpternlogd zmm14, zmm10, zmm9, 0x60               ;   394.7 p5      46 dst
        vmovdqa64 zmm28, zmm13                            ;   378.7         46 dst copy
        vmovdqu64 [rbp + 10176], zmm27                    ;   383.7 p8+p9   46 dst spill
        vmovdqa64 zmm27, zmm13                            ;   378.7         46 dst copy
        vmovdqu64 [rbp + 9088], zmm25                     ;   388.5 p7+p4   46 dst spill
        vpxord zmm25, zmm17, zmm8                         ;   395.5 p0      46 dst
        vpxord zmm28, zmm28, zmm25                        ;   396.5 p5      46 dst
        vpternlogd zmm31, zmm8, zmm28, 0x1e               ;   397.5 p0      46 dst
        vpternlogd zmm10, zmm17, zmm31, 0x60              ;   398.5 p5      46 dst
        vpandd zmm19, zmm19, zmm28                        ;   397.5 p0      46 dst
        vpternlogd zmm26, zmm19, zmm25, 0x6c              ;   398.5 p5      46 dst
        vpxord zmm27, zmm27, zmm31                        ;   398.5 p0      46 dst
        vpandd zmm20, zmm20, zmm27                        ;   399.5 p5      46 dst
        vmovdqu64 [rbp + 9152], zmm3                      ;   390.5 p8+p9   46 dst spill
        vmovdqa64 zmm3, zmm10                             ;   399.5         46 dst copy
        vpternlogd zmm10, zmm14, zmm26, 0x96              ;   399.5 p0      46 dst
        vpternlogd zmm14, zmm1, zmm8, 0x78                ;   399.7 p5      46 dst
        vpternlogd zmm14, zmm18, zmm13, 0x78              ;   400.7 p0      46 dst
        vpternlogd zmm26, zmm1, zmm8, 0x78                ;   400.7 p5      46 dst
        vpxord zmm19, zmm19, zmm14                        ;   401.7 p0      46 dst
        vpternlogd zmm19, zmm9, zmm31, 0x78               ;   402.7 p5      46 dst
        vpxord zmm3, zmm3, zmm19                          ;   403.7 p0      46 dst
        vmovdqu64 zmm1, [rbp + 7744]                      ;   265.0 p2      46 dst
        vpxord zmm1, zmm1, zmm11                          ;   402.7 p5      46 dst
        vmovdqu64 zmm9, [rbp + 7680]                      ;   265.3 p3      46 dst reload
        vpxord zmm18, zmm11, zmm9                         ;   403.5 p0      46 dst
        vpternlogd zmm15, zmm18, zmm4, 0x96               ;   404.5 p5      46 dst
        vpternlogd zmm14, zmm27, [rbp + 9024], 0x78       ;   404.5 p0+p2   46 dst
        vpord zmm19, zmm9, zmm15                          ;   405.5 p5      46 dst
        vmovdqa64 zmm27, zmm11                            ;   387.7         46 dst copy
        vpternlogd zmm13, zmm20, [rbp + 8960], 0x6c       ;   405.5 p0+p3   46 dst
        vpternlogd zmm20, zmm31, [rbp + 960], 0xb4        ;   405.7 p5+p2   46 dst
        vmovdqa64 zmm9, zmm26                             ;   401.7         46 dst copy
        vpternlogd zmm25, zmm20, [rbp + 8832], 0x6c       ;   406.7 p0+p3   46 dst
        vmovdqu64 [rbp + 8832], zmm26                     ;   401.7 p7+p4   46 dst spill
        vmovdqa64 zmm26, zmm28                            ;   397.5         46 dst copy
        vpternlogd zmm26, zmm17, zmm31, 0x96              ;   406.7 p5      46 dst
        vpternlogd zmm31, zmm17, [rbp + 9280], 0x28       ;   407.5 p0+p2   46 dst
        vpxord zmm9, zmm9, zmm31                          ;   408.5 p5      46 dst
        vpternlogd zmm31, zmm28, [rbp + 9792], 0x78       ;   408.5 p0+p3   46 dst
        vpternlogd zmm10, zmm31, zmm20, 0x96              ;   409.5 p5      46 dst
        vpternlogd zmm13, zmm10, zmm3, 0x96               ;   410.5 p0      46 dst
        vpternlogd zmm9, zmm26, [rbp + 1280], 0xb4        ;   409.7 p5+p2   46 dst
        vpxord zmm9, zmm9, zmm13                          ;   411.5 p0      46 dst
        vpternlogd zmm13, zmm8, [rbp + 1024], 0x78        ;   411.5 p5+p3   46 dst
        vpternlogd zmm14, zmm25, zmm13, 0x96              ;   412.5 p0      46 dst
        vmovdqu64 zmm8, [rbp + 8320]                      ;   343.5 p2      68 dst
        vpxord zmm8, zmm8, [r8 + 5376]{1to16}             ;   411.7 p5+p3   68 dst
        vmovdqu64 zmm28, [rbp + 9856]                     ;   349.7 p2      68 dst
        vmovdqu64 [rbp + 8320], zmm20                     ;   406.7 p8+p9   46 dst spill
        vmovdqu64 zmm20, [rbp + 9536]                     ;   350.5 p3      68 dst
        vpxord zmm20, zmm20, [r8 + 5380]{1to16}           ;   412.5 p0+p2   68 dst
        vmovdqu64 [rbp + 9792], zmm20                     ;   413.5 p7+p4   68 dst spill
        vmovdqu64 zmm20, [rbp + 9856]                     ;   349.7 p3      68 dst
        vpxord zmm20, zmm20, [r8 + 5384]{1to16}           ;   412.7 p5+p2   68 dst
        vmovdqu64 [rbp + 9856], zmm20                     ;   413.7 p8+p9   68 dst spill
        vpxord zmm20, zmm6, zmm1                          ;   413.5 p0      46 dst
        vmovdqu64 [rbp + 9280], zmm31                     ;   409.5 p7+p4   46 dst spill
        vpxord zmm31, zmm6, zmm15                         ;   413.7 p5      46 dst
        vmovdqu64 [rbp + 8960], zmm10                     ;   410.5 p8+p9   46 dst spill
        vpandnd zmm10, zmm4, zmm1                         ;   414.5 p0      46 dst
        vmovdqu64 [rbp + 9024], zmm25                     ;   407.7 p7+p4   46 dst spill
        vmovdqa64 zmm25, zmm2                             ;   395.5         46 dst copy
        vpternlogd zmm25, zmm4, zmm4, 0xc3                ;   414.7 p5      46 dst
        vmovdqu64 [rbp + 8896], zmm13                     ;   412.5 p8+p9   46 dst spill
        vmovdqa64 zmm13, zmm18                            ;   404.5         46 dst copy
        vpternlogd zmm13, zmm4, zmm4, 0xc3                ;   415.5 p0      46 dst
        vmovdqu64 [rbp + 9664], zmm17                     ;   377.7 p7+p4   46 dst spill
        vmovdqu64 zmm17, [rbp + 8576]                     ;   344.5 p3      68 dst
        vpxord zmm17, zmm17, [r8 + 5388]{1to16}           ;   415.7 p5+p2   68 dst
        vmovdqu64 [rbp + 8576], zmm17                     ;   416.7 p8+p9   68 dst spill
        vmovdqu64 zmm17, [rbp + 8192]                     ;   347.7 p3      68 dst
        vmovdqu64 [rbp + 9408], zmm3                      ;   404.7 p7+p4   46 dst spill
        vmovdqa64 zmm3, zmm18                             ;   404.5         46 dst copy
        vpternlogd zmm3, zmm21, zmm1, 0xf6                ;   416.5 p0      46 dst
        vmovdqu64 [rbp + 8064], zmm18                     ;   404.5 p8+p9   46 dst spill
        vmovdqa64 zmm18, zmm3                             ;   417.5         46 dst copy
        vpternlogd zmm3, zmm6, zmm25, 0x1e                ;   417.5 p5      46 dst
        vmovdqu64 [rbp + 9472], zmm9                      ;   412.5 p7+p4   46 dst spill
        vmovdqa64 zmm9, zmm15                             ;   405.5         46 dst copy
        vpternlogd zmm9, zmm21, zmm1, 0x96                ;   417.5 p0      46 dst
        vpxord zmm29, zmm29, [r8 + 5408]{1to16}           ;   417.7 p5+p2   68 dst
        vpandd zmm27, zmm27, zmm9                         ;   418.5 p0      46 dst
        vmovdqu64 [rbp + 9344], zmm14                     ;   413.5 p8+p9   46 dst spill
        vpxord zmm14, zmm9, zmm20                         ;   418.7 p5      46 dst
        vmovdqu64 [rbp + 9216], zmm26                     ;   407.7 p7+p4   46 dst spill
        vmovdqa64 zmm26, zmm30                            ;   395.5         68 dst copy
        vmovdqu64 [rbp + 8768], zmm7                      ;   394.5 p8+p9   46 dst spill
        vmovdqa64 zmm7, zmm10                             ;   415.5         46 dst copy
        vpternlogd zmm7, zmm0, zmm0, 0xc3                 ;   419.5 p0      46 dst
        vpternlogd zmm10, zmm2, zmm20, 0x78               ;   419.7 p5      46 dst
        vpternlogd zmm3, zmm27, zmm7, 0x96                ;   420.5 p0      46 dst
        vpternlogd zmm27, zmm10, zmm19, 0x96              ;   420.7 p5      46 dst
        vpternlogd zmm19, zmm21, zmm13, 0x78              ;   421.5 p0      46 dst
        vpxord zmm18, zmm18, zmm19                        ;   422.5 p5      46 dst
        vmovdqu64 zmm10, [rbp + 9920]                     ;   330.5 p3      46 dst reload
        vpternlogd zmm16, zmm10, [r8 + 5424]{1to16}, 0x6a ;   422.5 p0+p2   68 dst
        vpxord zmm12, zmm12, [r8 + 5420]{1to16}           ;   422.7 p5+p3   68 dst
        vpternlogd zmm7, zmm2, zmm20, 0x1e                ;   423.5 p0      46 dst
        vmovdqu64 zmm10, [rbp + 8832]                     ;   401.7 p2      68 dst
        vpxord zmm10, zmm10, [r8 + 5440]{1to16}           ;   423.7 p5+p3   68 dst
        vpxord zmm30, zmm30, [r8 + 5416]{1to16}           ;   424.5 p0+p2   68 dst
        vpxord zmm7, zmm7, zmm18                          ;   424.7 p5      46 dst
        vpternlogd zmm18, zmm31, zmm0, 0x2d               ;   425.5 p0      46 dst
        vpternlogd zmm7, zmm22, zmm14, 0x78               ;   425.7 p5      46 dst
        vmovdqu64 zmm19, [rbp + 9344]                     ;   413.5 p3      68 dst
        vpxord zmm16, zmm16, zmm23                        ;   426.5 p0      68 dst
        vmovdqu64 [rbp + 8832], zmm16                     ;   427.5 p7+p4   68 dst spill
        vmovdqu64 zmm16, [rbp + 8768]                     ;   394.5 p2      46 dst reload
        vpternlogd zmm23, zmm16, [r8 + 5428]{1to16}, 0x96 ;   426.7 p5+p3   68 dst
        vpxord zmm16, zmm24, [r8 + 5412]{1to16}           ;   427.5 p0+p2   68 dst
        vmovdqu64 [rbp + 8768], zmm23                     ;   427.7 p8+p9   68 dst spill
        vmovdqu64 zmm23, [rbp + 9152]                     ;   390.5 p3      46 dst reload
        vpternlogd zmm24, zmm23, [r8 + 5432]{1to16}, 0x96 ;   427.7 p5+p2   68 dst
        vpandd zmm23, zmm3, zmm7                          ;   428.5 p0      46 dst
        vpxord zmm18, zmm18, zmm23                        ;   429.5 p5      46 dst
        vpternlogd zmm27, zmm23, zmm18, 0x78              ;   430.5 p0      46 dst
        vmovdqu64 zmm23, [rbp + 9472]                     ;   412.5 p3      68 dst
        vpxord zmm23, zmm23, [r8 + 5444]{1to16}           ;   429.7 p5+p2   68 dst
        vmovdqu64 [rbp + 9152], zmm23                     ;   430.7 p7+p4   68 dst spill
        vmovdqu64 zmm23, [rbp + 9344]                     ;   413.5 p3      68 dst
        vpxord zmm23, zmm23, [r8 + 5448]{1to16}           ;   430.5 p0+p2   68 dst
        vmovdqu64 [rbp + 9344], zmm23                     ;   431.5 p8+p9   68 dst spill
        vmovdqu64 zmm23, [rbp + 9408]                     ;   404.7 p3      68 dst
        vpxord zmm23, zmm23, [r8 + 5452]{1to16}           ;   430.7 p5+p2   68 dst
        vpxord zmm3, zmm3, zmm18                          ;   431.5 p0      46 dst
        vpternlogd zmm3, zmm7, zmm27, 0x78                ;   432.5 p5      46 dst
        vpternlogd zmm7, zmm18, zmm3, 0x78                ;   433.5 p0      46 dst
        vpternlogd zmm18, zmm27, zmm3, 0x78               ;   433.5 p5      46 dst
        vmovdqu64 [rbp + 9408], zmm23                     ;   431.7 p7+p4   68 dst spill
        vmovdqu64 zmm23, [rbp + 8896]                     ;   412.5 p3      68 dst
        vpternlogd zmm29, zmm5, [rbp + 8448], 0x78        ;   433.5 p0+p2   68 dst
        vpxord zmm26, zmm26, zmm29                        ;   434.5 p5      68 dst
        vmovdqu64 zmm5, [rbp + 8384]                      ;   330.5 p3      46 dst reload
        vmovdqu64 zmm29, [rbp + 10112]                    ;   314.5 p2      68 dst
        vpternlogd zmm29, zmm5, [r8 + 5392]{1to16}, 0x6a  ;   434.5 p0+p3   68 dst
        vpxord zmm17, zmm17, zmm29                        ;   435.5 p5      68 dst
        vmovdqu64 zmm5, [rbp + 8192]                      ;   347.7 p2      46 dst reload
        vmovdqu64 zmm29, [rbp + 9984]                     ;   343.7 p3      68 dst
        vpternlogd zmm29, zmm5, [r8 + 5396]{1to16}, 0x96  ;   435.5 p0+p2   68 dst
        vmovdqa64 zmm5, zmm3                              ;   433.5         46 dst copy
        vpternlogd zmm5, zmm21, zmm1, 0x60                ;   435.7 p5      46 dst
        vmovdqu64 [rbp + 8192], zmm24                     ;   428.7 p8+p9   68 dst spill
        vmovdqa64 zmm24, zmm18                            ;   434.5         46 dst copy
        vmovdqu64 [rbp + 9984], zmm12                     ;   423.7 p7+p4   68 dst spill
        vmovdqa64 zmm12, zmm18                            ;   434.5         46 dst copy
        vmovdqu64 [rbp + 8384], zmm30                     ;   425.5 p8+p9   68 dst spill
        vpxord zmm30, zmm3, zmm7                          ;   436.5 p0      46 dst
        vpxord zmm24, zmm24, zmm30                        ;   437.5 p5      46 dst
        vpternlogd zmm27, zmm7, zmm24, 0x1e               ;   438.5 p0      46 dst
        vpternlogd zmm21, zmm3, zmm27, 0x60               ;   439.5 p5      46 dst
        vpternlogd zmm13, zmm3, zmm27, 0x60               ;   439.5 p0      46 dst
        vpternlogd zmm22, zmm13, zmm24, 0x6c              ;   440.5 p5      46 dst
        vpandd zmm14, zmm14, zmm24                        ;   439.5 p0      46 dst
        vpternlogd zmm9, zmm14, zmm30, 0x6c               ;   440.5 p5      46 dst
        vpternlogd zmm24, zmm3, zmm27, 0x96               ;   440.5 p0      46 dst
        vpxord zmm12, zmm12, zmm27                        ;   440.7 p5      46 dst
        vpandd zmm25, zmm25, zmm12                        ;   441.7 p0      46 dst
        vpternlogd zmm4, zmm25, zmm27, 0xc6               ;   442.7 p5      46 dst
        vpternlogd zmm25, zmm2, zmm18, 0x78               ;   442.7 p0      46 dst
        vpternlogd zmm11, zmm30, zmm4, 0x6a               ;   443.7 p5      46 dst
        vmovdqu64 zmm2, [rbp + 8128]                      ;   316.5 p3      46 dst reload
        vpternlogd zmm8, zmm2, [rbp + 8640], 0x78         ;   443.5 p0+p2   68 dst
        vpxord zmm28, zmm28, zmm8                         ;   444.5 p5      68 dst
        vmovdqu64 zmm2, [rbp + 10048]                     ;   345.7 p3      46 dst reload
        vmovdqu64 zmm8, [rbp + 9536]                      ;   350.5 p2      68 dst
        vpternlogd zmm8, zmm2, [r8 + 5400]{1to16}, 0x96   ;   444.5 p0+p3   68 dst
        vmovdqu64 zmm2, [rbp + 9728]                      ;   341.7 p2      46 dst reload
        vmovdqu64 zmm30, [rbp + 8256]                     ;   338.5 p3      68 dst
        vpternlogd zmm30, zmm2, [r8 + 5404]{1to16}, 0x96  ;   444.7 p5+p2   68 dst
        vmovdqa64 zmm2, zmm21                             ;   440.5         46 dst copy
        vpternlogd zmm21, zmm5, zmm9, 0x96                ;   445.5 p0      46 dst
        vpternlogd zmm5, zmm15, zmm7, 0x78                ;   445.7 p5      46 dst
        vpternlogd zmm5, zmm20, zmm18, 0x78               ;   446.7 p0      46 dst
        vmovdqu64 zmm18, [rbp + 9792]                     ;   413.5 p3      68 dst reload
        vmovdqu64 [r9 + 4160], zmm18                      ;   419.5 p7+p4   68 dst
        vmovdqu64 zmm18, [rbp + 9856]                     ;   413.7 p2      68 dst reload
        vmovdqu64 [r9 + 4224], zmm18                      ;   419.7 p8+p9   68 dst
        vmovdqu64 zmm18, [rbp + 8576]                     ;   416.7 p3      68 dst reload
        vmovdqu64 [r9 + 4288], zmm18                      ;   422.7 p7+p4   68 dst
        vpternlogd zmm9, zmm15, zmm7, 0x78                ;   446.7 p5      46 dst
        vmovdqu64 zmm15, [rbp + 9088]                     ;   388.5 p2      46 dst reload
        vmovdqu64 zmm18, [rbp + 10176]                    ;   383.7 p3      68 dst
        vpternlogd zmm18, zmm15, [r8 + 5436]{1to16}, 0x96 ;   447.5 p0+p2   68 dst
        vpternlogd zmm6, zmm12, zmm5, 0x6a                ;   447.7 p5      46 dst
        vmovdqu64 zmm12, [rbp + 9664]                     ;   377.7 p3      46 dst reload
        vmovdqu64 zmm15, [rbp + 8704]                     ;   355.7 p2      68 dst
        vpternlogd zmm15, zmm12, [r8 + 5456]{1to16}, 0x6a ;   448.5 p0+p3   68 dst
        vpxord zmm14, zmm14, zmm5                         ;   448.7 p5      46 dst
        vmovdqu64 zmm5, [rbp + 8896]                      ;   412.5 p2      46 dst reload
        vmovdqu64 zmm12, [rbp + 9024]                     ;   407.7 p3      68 dst
        vpternlogd zmm12, zmm5, [r8 + 5460]{1to16}, 0x96  ;   449.5 p0+p2   68 dst
        vpternlogd zmm14, zmm1, zmm27, 0x78               ;   449.7 p5      46 dst
        vmovdqu64 zmm1, [rbp + 8960]                      ;   410.5 p3      46 dst reload
        vmovdqu64 zmm5, [rbp + 9472]                      ;   412.5 p2      68 dst
        vpternlogd zmm5, zmm1, [r8 + 5464]{1to16}, 0x96   ;   450.5 p0+p3   68 dst
        vmovdqu64 zmm1, [rbp + 8320]                      ;   406.7 p2      46 dst reload
        vmovdqu64 zmm20, [rbp + 9280]                     ;   409.5 p3      68 dst
        vpternlogd zmm20, zmm1, [r8 + 5468]{1to16}, 0x96  ;   450.7 p5+p2   68 dst
        vpxord zmm2, zmm2, zmm14                          ;   451.5 p0      46 dst
        vpternlogd zmm21, zmm22, zmm4, 0x96               ;   451.7 p5      46 dst
        vmovdqu64 zmm1, [rbp + 8384]                      ;   425.5 p3      68 dst reload
        vmovdqu64 [r9 + 4736], zmm1                       ;   431.5 p8+p9   68 dst
        vmovdqu64 zmm1, [rbp + 9984]                      ;   423.7 p2      68 dst reload
        vmovdqu64 [r9 + 4800], zmm1                       ;   429.7 p7+p4   68 dst
        vmovdqu64 zmm1, [rbp + 8832]                      ;   427.5 p3      68 dst reload
        vmovdqu64 [r9 + 4864], zmm1                       ;   433.5 p8+p9   68 dst
        vmovdqu64 [r9 + 4672], zmm16                      ;   428.5 p7+p4   68 dst
        vpxord zmm13, zmm13, zmm9                         ;   452.5 p0      46 dst
        vpternlogd zmm13, zmm0, zmm24, 0xd2               ;   453.5 p5      46 dst
        vpternlogd zmm25, zmm21, zmm2, 0x96               ;   453.5 p0      46 dst
        vmovdqu64 zmm0, [rbp + 8768]                      ;   427.7 p2      68 dst reload
        vmovdqu64 [r9 + 4928], zmm0                       ;   433.7 p8+p9   68 dst
        vmovdqu64 [r9 + 4352], zmm17                      ;   436.5 p7+p4   68 dst
        vmovdqu64 [r9 + 4608], zmm26                      ;   435.5 p8+p9   68 dst
        vmovdqu64 [r9 + 4416], zmm29                      ;   436.5 p7+p4   68 dst
        vpxord zmm13, zmm13, zmm25                        ;   454.5 p5      46 dst
        vpbroadcastd zmm0, [r8 + 5472]                    ;   313.2 p10     68 dst
        vpternlogd zmm22, zmm4, [r8 + 5500]{1to16}, 0x96  ;   454.5 p0+p3   68 dst
        vpternlogd zmm25, zmm7, [rbp + 7680], 0x78        ;   454.7 p5+p2   46 dst
        vmovdqu64 zmm1, [rbp + 8192]                      ;   428.7 p3      68 dst reload
        vmovdqu64 [r9 + 4992], zmm1                       ;   434.7 p8+p9   68 dst
        vmovdqu64 zmm1, [rbp + 9152]                      ;   430.7 p2      68 dst reload
        vmovdqu64 [r9 + 5184], zmm1                       ;   436.7 p7+p4   68 dst
        vmovdqu64 zmm1, [rbp + 9344]                      ;   431.5 p3      68 dst reload
        vmovdqu64 [r9 + 5248], zmm1                       ;   437.5 p8+p9   68 dst
        vmovdqu64 zmm1, [rbp + 9408]                      ;   431.7 p2      68 dst reload
        vmovdqu64 [r9 + 5312], zmm1                       ;   437.7 p7+p4   68 dst
        vpternlogd zmm6, zmm11, zmm25, 0x96               ;   455.7 p0      46 dst
        vmovdqu64 zmm1, [rbp + 6080]                      ;   320.5 p3      46 dst reload
        vmovdqu64 zmm4, [rbp + 6272]                      ;   320.7 p2      46 dst reload
        vmovdqu64 zmm7, [rbp + 6336]                      ;   321.5 p3      46 dst
        vpternlogd zmm7, zmm4, zmm1, 0x96                 ;   455.7 p5      46 dst
        vmovdqu64 zmm14, [rbp + 6016]                     ;   321.7 p2      46 dst reload
        vmovdqa64 zmm16, zmm4                             ;   326.7         46 dst copy
        vpternlogd zmm16, zmm1, zmm14, 0x96               ;   456.5 p0      46 dst
        vmovdqu64 zmm17, [rbp + 6400]                     ;   322.5 p3      46 dst reload
        vpternlogd zmm4, zmm1, zmm17, 0x96                ;   456.7 p5      46 dst
        vmovdqa64 zmm26, zmm14                            ;   327.7         46 dst copy
        vpternlogd zmm26, zmm1, [rbp + 6464], 0x96        ;   457.5 p0+p2   46 dst
        vpxord zmm0, zmm0, zmm9                           ;   457.7 p5      68 dst
        vmovdqu64 zmm9, [rbp + 9600]                      ;   357.7 p3      46 dst reload
        vpternlogd zmm10, zmm9, [rbp + 9216], 0x78        ;   458.5 p0+p2   68 dst
        vmovdqu64 [r9 + 4096], zmm28                      ;   445.5 p8+p9   68 dst
        vpxord zmm23, zmm23, zmm15                        ;   458.7 p5      68 dst
        vmovdqu64 zmm9, [rbp + 8064]                      ;   404.5 p3      46 dst reload
        vpternlogd zmm3, zmm9, [r8 + 5488]{1to16}, 0x6a   ;   459.5 p0+p2   68 dst
        vmovdqu64 [r9 + 4480], zmm8                       ;   445.5 p7+p4   68 dst
        vmovdqu64 [r9 + 4544], zmm30                      ;   445.7 p8+p9   68 dst
        vpternlogd zmm0, zmm31, zmm24, 0x78               ;   459.7 p5      68 dst
        vmovdqu64 [r9 + 5056], zmm18                      ;   448.5 p7+p4   68 dst
        vpbroadcastd zmm8, [r8 + 5476]                    ;   324.5 p10     68 dst
        vpxord zmm19, zmm19, zmm10                        ;   460.5 p0      68 dst
        vpbroadcastd zmm9, [r8 + 5480]                    ;   325.5 p3      68 dst
        vpbroadcastd zmm10, [r8 + 5484]                   ;   325.5 p10     68 dst
        vpxord zmm10, zmm10, zmm2                         ;   460.7 p5      68 dst
        vmovdqu64 [r9 + 5440], zmm12                      ;   450.5 p8+p9   68 dst
        vmovdqu64 [r9 + 5504], zmm5                       ;   451.5 p7+p4   68 dst
        vmovdqu64 [r9 + 5568], zmm20                      ;   451.7 p8+p9   68 dst
        vpternlogd zmm11, zmm25, [r8 + 5492]{1to16}, 0x96 ;   461.5 p0+p2   68 dst
        vpternlogd zmm21, zmm13, [r8 + 5496]{1to16}, 0x96 ;   461.7 p5+p3   68 dst
        vpxord zmm8, zmm8, zmm13                          ;   462.5 p0      68 dst
        vpxord zmm25, zmm25, zmm3                         ;   462.7 p5      68 dst
        vpxord zmm9, zmm9, zmm6                           ;   463.5 p0      68 dst
        vpxord zmm6, zmm6, zmm0                           ;   463.7 p5      68 dst
        vmovdqu64 zmm0, [rbp + 4544]                      ;   332.2 p2      46 dst reload
        vmovdqu64 zmm2, [rbp + 4736]                      ;   332.3 p3      46 dst reload
        vmovdqu64 zmm3, [rbp + 4800]                      ;   333.2 p2      46 dst
        vpternlogd zmm3, zmm2, zmm0, 0x96                 ;   464.5 p0      46 dst
        vmovdqu64 [r9 + 6080], zmm22                      ;   455.5 p7+p4   68 dst
        vmovdqu64 [r9 + 5376], zmm23                      ;   459.7 p8+p9   68 dst
        vmovdqu64 [r9 + 5120], zmm19                      ;   461.5 p7+p4   68 dst
        vmovdqu64 zmm5, [rbp + 4480]                      ;   333.3 p3      46 dst reload
        vmovdqa64 zmm12, zmm2                             ;   338.3         46 dst copy
        vpternlogd zmm12, zmm0, zmm5, 0x96                ;   464.7 p5      46 dst
        vmovdqa64 zmm13, zmm5                             ;   339.3         46 dst copy
        vpternlogd zmm13, zmm0, [rbp + 4928], 0x96        ;   465.5 p0+p2   46 dst
        vmovdqu64 [r9 + 5824], zmm10                      ;   461.7 p8+p9   68 dst
        vmovdqu64 [r9 + 5696], zmm8                       ;   463.5 p7+p4   68 dst
        vmovdqu64 [r9 + 5952], zmm11                      ;   462.5 p8+p9   68 dst
        vmovdqu64 [r9 + 6016], zmm21                      ;   462.7 p7+p4   68 dst
        vmovdqu64 [r9 + 5632], zmm6                       ;   464.7 p8+p9   68 dst
        vmovdqu64 [r9 + 5888], zmm25                      ;   463.7 p7+p4   68 dst
        vmovdqu64 [r9 + 5760], zmm9                       ;   464.5 p8+p9   68 dst
        vmovdqu64 zmm6, [rbp + 4864]                      ;   335.5 p3      46 dst reload
        vpternlogd zmm2, zmm0, zmm6, 0x96                 ;   465.7 p5      46 dst
        vpxord zmm8, zmm14, [rbp + 6336]                  ;   466.5 p0+p2   46 dst
        vpxord zmm9, zmm7, [rbp + 6208]                   ;   466.7 p5+p3   46 dst
        vmovdqu64 zmm10, [rbp + 6144]                     ;   338.8 p2      46 dst reload
        vpxord zmm11, zmm7, zmm10                         ;   467.5 p0      46 dst
        vpternlogd zmm14, zmm11, zmm1, 0x96               ;   468.5 p5      46 dst
        vmovdqa64 zmm15, zmm7                             ;   456.7         46 dst copy
        vpord zmm18, zmm10, zmm14                         ;   469.5 p0      46 dst
        vpxord zmm19, zmm4, zmm9                          ;   468.7 p5      46 dst
        vpxord zmm20, zmm4, zmm14                         ;   469.5 p0      46 dst
        vpandnd zmm21, zmm1, zmm9                         ;   469.7 p5      46 dst
        vpxord zmm22, zmm5, [rbp + 4800]                  ;   470.5 p0+p3   46 dst
        vmovdqa64 zmm23, zmm19                            ;   469.7         46 dst copy
        vmovdqa64 zmm24, zmm11                            ;   468.5         46 dst copy
        vpternlogd zmm24, zmm1, zmm1, 0xc3                ;   470.7 p5      46 dst
        vmovdqa64 zmm25, zmm8                             ;   467.5         46 dst copy
        vpternlogd zmm25, zmm1, zmm1, 0xc3                ;   471.5 p0      46 dst
        vmovdqa64 zmm27, zmm11                            ;   468.5         46 dst copy
        vpternlogd zmm27, zmm26, zmm9, 0xf6               ;   471.7 p5      46 dst
        vmovdqa64 zmm28, zmm27                            ;   472.7         46 dst copy
        vpternlogd zmm27, zmm4, zmm25, 0x1e               ;   472.7 p0      46 dst
        vmovdqa64 zmm29, zmm14                            ;   469.5         46 dst copy
        vpternlogd zmm29, zmm26, zmm9, 0x96               ;   472.7 p5      46 dst
        vpandd zmm15, zmm15, zmm29                        ;   473.7 p0      46 dst
        vpxord zmm23, zmm23, zmm29                        ;   473.7 p5      46 dst
        vmovdqa64 zmm30, zmm21                            ;   470.7         46 dst copy
        vpternlogd zmm30, zmm17, zmm17, 0xc3              ;   474.5 p0      46 dst
        vpternlogd zmm21, zmm8, zmm19, 0x78               ;   474.7 p5      46 dst
        vpternlogd zmm27, zmm15, zmm30, 0x96              ;   475.5 p0      46 dst
        vpternlogd zmm15, zmm21, zmm18, 0x96              ;   475.7 p5      46 dst
        vpternlogd zmm18, zmm26, zmm24, 0x78              ;   476.5 p0      46 dst
        vpxord zmm28, zmm28, zmm18                        ;   477.5 p5      46 dst
        vpternlogd zmm30, zmm8, zmm19, 0x1e               ;   477.5 p0      46 dst
        vpxord zmm30, zmm30, zmm28                        ;   478.5 p5      46 dst
        vpternlogd zmm28, zmm20, zmm17, 0x2d              ;   478.5 p0      46 dst
        vpternlogd zmm30, zmm16, zmm23, 0x78              ;   479.5 p5      46 dst
        vpandd zmm18, zmm27, zmm30                        ;   480.5 p0      46 dst
        vpxord zmm28, zmm28, zmm18                        ;   481.5 p5      46 dst
        vpternlogd zmm15, zmm18, zmm28, 0x78              ;   482.5 p0      46 dst
        vpxord zmm27, zmm27, zmm28                        ;   482.5 p5      46 dst
        vpternlogd zmm27, zmm30, zmm15, 0x78              ;   483.5 p0      46 dst
        vpternlogd zmm30, zmm28, zmm27, 0x78              ;   484.5 p5      46 dst
        vpternlogd zmm28, zmm15, zmm27, 0x78              ;   484.5 p0      46 dst
        vpxord zmm18, zmm3, [rbp + 4672]                  ;   482.7 p5+p2   46 dst
        vmovdqu64 zmm21, [rbp + 4608]                     ;   350.8 p3      46 dst reload
        vpxord zmm31, zmm3, zmm21                         ;   483.5 p0      46 dst
        vpternlogd zmm5, zmm31, zmm0, 0x96                ;   484.5 p5      46 dst
        vmovdqu64 [rbp + 8064], zmm11                     ;   468.5 p7+p4   46 dst spill
        vmovdqa64 zmm11, zmm3                             ;   465.5         46 dst copy
        vmovdqu64 [rbp + 9216], zmm20                     ;   470.5 p8+p9   46 dst spill
        vpord zmm20, zmm21, zmm5                          ;   485.5 p0      46 dst
        vpxord zmm21, zmm2, zmm18                         ;   484.7 p5      46 dst
        vpxord zmm6, zmm2, zmm5                           ;   485.5 p0      46 dst
        vmovdqu64 [rbp + 9600], zmm3                      ;   465.5 p7+p4   46 dst spill
        vmovdqa64 zmm3, zmm27                             ;   484.5         46 dst copy
        vpternlogd zmm3, zmm26, zmm9, 0x60                ;   485.7 p5      46 dst
        vmovdqa64 zmm0, zmm28                             ;   485.5         46 dst copy
        vmovdqu64 [rbp + 9408], zmm6                      ;   486.5 p8+p9   46 dst spill
        vmovdqa64 zmm6, zmm28                             ;   485.5         46 dst copy
        vmovdqu64 [rbp + 9344], zmm12                     ;   465.7 p7+p4   46 dst spill
        vmovdqa64 zmm12, zmm3                             ;   486.7         46 dst copy
        vpternlogd zmm12, zmm14, zmm30, 0x78              ;   486.7 p0      46 dst
        vpternlogd zmm12, zmm19, zmm28, 0x78              ;   487.7 p5      46 dst
        vmovdqa64 zmm19, zmm12                            ;   488.7         46 dst copy
        vmovdqu64 [rbp + 9152], zmm21                     ;   485.7 p8+p9   46 dst spill
        vpxord zmm21, zmm30, zmm27                        ;   487.5 p0      46 dst
        vmovdqu64 [rbp + 8192], zmm2                      ;   466.7 p7+p4   46 dst spill
        vmovdqu64 zmm2, [rbp + 9152]                      ;   485.7 p2      46 dst
        vpxord zmm0, zmm0, zmm21                          ;   488.5 p5      46 dst
        vpternlogd zmm15, zmm30, zmm0, 0x1e               ;   489.5 p0      46 dst
        vpternlogd zmm26, zmm27, zmm15, 0x60              ;   490.5 p5      46 dst
        vpternlogd zmm24, zmm27, zmm15, 0x60              ;   490.5 p0      46 dst
        vpternlogd zmm16, zmm24, zmm0, 0x6c               ;   491.5 p5      46 dst
        vpandd zmm23, zmm23, zmm0                         ;   490.5 p0      46 dst
        vpternlogd zmm29, zmm23, zmm21, 0x6c              ;   491.5 p5      46 dst
        vpxord zmm19, zmm19, zmm23                        ;   491.5 p0      46 dst
        vpternlogd zmm19, zmm9, zmm15, 0x78               ;   492.5 p5      46 dst
        vpternlogd zmm0, zmm27, zmm15, 0x96               ;   492.5 p0      46 dst
        vpxord zmm6, zmm6, zmm15                          ;   492.7 p5      46 dst
        vpternlogd zmm12, zmm4, zmm6, 0x78                ;   493.7 p0      46 dst
        vpandd zmm25, zmm25, zmm6                         ;   493.7 p5      46 dst
        vmovdqu64 zmm4, [rbp + 3008]                      ;   359.0 p3      46 dst reload
        vmovdqu64 zmm6, [rbp + 3200]                      ;   359.2 p2      46 dst reload
        vmovdqu64 zmm9, [rbp + 3264]                      ;   360.0 p3      46 dst
        vpternlogd zmm9, zmm6, zmm4, 0x96                 ;   494.5 p0      46 dst
        vpternlogd zmm15, zmm1, zmm25, 0x9a               ;   494.7 p5      46 dst
        vpternlogd zmm25, zmm8, zmm28, 0x78               ;   495.5 p0      46 dst
        vpternlogd zmm3, zmm26, zmm29, 0x96               ;   495.7 p5      46 dst
        vpternlogd zmm29, zmm14, zmm30, 0x78              ;   496.5 p0      46 dst
        vpternlogd zmm7, zmm21, zmm15, 0x6a               ;   496.7 p5      46 dst
        vpxord zmm26, zmm26, zmm19                        ;   497.5 p0      46 dst
        vmovdqu64 zmm1, [rbp + 2944]                      ;   361.2 p2      46 dst reload
        vmovdqa64 zmm8, zmm6                              ;   365.2         46 dst copy
        vpternlogd zmm8, zmm4, zmm1, 0x96                 ;   497.7 p5      46 dst
        vmovdqa64 zmm14, zmm1                             ;   367.2         46 dst copy
        vpternlogd zmm14, zmm4, [rbp + 3392], 0x96        ;   498.5 p0+p3   46 dst
        vpternlogd zmm3, zmm16, zmm15, 0x96               ;   498.7 p5      46 dst
        vmovdqu64 zmm19, [rbp + 4544]                     ;   362.8 p2      46 dst reload
        vmovdqa64 zmm21, zmm19                            ;   368.8         46 dst copy
        vpternlogd zmm21, zmm22, zmm19, 0xc3              ;   499.5 p0      46 dst
        vpternlogd zmm25, zmm3, zmm26, 0x96               ;   499.7 p5      46 dst
        vpternlogd zmm10, zmm30, zmm25, 0x6a              ;   500.7 p0      46 dst
        vpandnd zmm23, zmm19, zmm18                       ;   500.7 p5      46 dst
        vpxord zmm24, zmm24, zmm29                        ;   501.5 p0      46 dst
        vmovdqu64 zmm28, [rbp + 3328]                     ;   364.2 p3      46 dst reload
        vpternlogd zmm6, zmm4, zmm28, 0x96                ;   501.7 p5      46 dst
        vpternlogd zmm24, zmm17, zmm0, 0xd2               ;   502.5 p0      46 dst
        vpternlogd zmm12, zmm7, zmm10, 0x96               ;   502.7 p5      46 dst
        vpxord zmm25, zmm25, zmm24                        ;   503.5 p0      46 dst
        vmovdqa64 zmm17, zmm31                            ;   484.5         46 dst copy
        vpternlogd zmm17, zmm19, zmm19, 0xc3              ;   503.7 p5      46 dst
        vmovdqa64 zmm24, zmm31                            ;   484.5         46 dst copy
        vpternlogd zmm24, zmm13, zmm18, 0xf6              ;   504.5 p0      46 dst
        vpxord zmm30, zmm1, [rbp + 3264]                  ;   504.7 p5+p2   46 dst
        vmovdqu64 [rbp + 8768], zmm31                     ;   484.5 p8+p9   46 dst spill
        vmovdqa64 zmm31, zmm5                             ;   485.5         46 dst copy
        vpternlogd zmm31, zmm13, zmm18, 0x96              ;   505.5 p0      46 dst
        vpandd zmm11, zmm11, zmm31                        ;   506.5 p5      46 dst
        vpxord zmm2, zmm2, zmm31                          ;   506.5 p0      46 dst
        vmovdqu64 [rbp + 8832], zmm15                     ;   495.7 p7+p4   46 dst spill
        vmovdqa64 zmm15, zmm24                            ;   505.5         46 dst copy
        vpternlogd zmm24, zmm21, [rbp + 8192], 0x1e       ;   506.7 p5+p3   46 dst
        vmovdqu64 [rbp + 9984], zmm16                     ;   492.5 p8+p9   46 dst spill
        vmovdqa64 zmm16, zmm20                            ;   486.5         46 dst copy
        vpternlogd zmm16, zmm13, zmm17, 0x78              ;   507.5 p0      46 dst
        vpxord zmm15, zmm15, zmm16                        ;   508.5 p5      46 dst
        vmovdqa64 zmm16, zmm15                            ;   509.5         46 dst copy
        vmovdqu64 [rbp + 8384], zmm3                      ;   499.7 p7+p4   46 dst spill
        vmovdqa64 zmm3, zmm2                              ;   507.5         46 dst copy
        vmovdqu64 [rbp + 8320], zmm7                      ;   497.7 p8+p9   46 dst spill
        vpxord zmm7, zmm9, [rbp + 3136]                   ;   508.5 p0+p2   46 dst
        vmovdqu64 [rbp + 9280], zmm10                     ;   501.7 p7+p4   46 dst spill
        vpxord zmm10, zmm9, [rbp + 3072]                  ;   508.7 p5+p3   46 dst
        vpternlogd zmm1, zmm10, zmm4, 0x96                ;   509.7 p0      46 dst
        vmovdqu64 [rbp + 8960], zmm27                     ;   484.5 p8+p9   46 dst spill
        vmovdqa64 zmm27, zmm9                             ;   495.5         46 dst copy
        vmovdqu64 [rbp + 9472], zmm26                     ;   498.5 p7+p4   46 dst spill
        vpandnd zmm26, zmm4, zmm7                         ;   509.7 p5      46 dst
        vmovdqu64 [rbp + 8896], zmm25                     ;   504.5 p8+p9   46 dst spill
        vpxord zmm25, zmm6, zmm7                          ;   510.5 p0      46 dst
        vmovdqu64 [rbp + 9024], zmm12                     ;   503.7 p7+p4   46 dst spill
        vpxord zmm12, zmm6, zmm1                          ;   510.7 p5      46 dst
        vmovdqu64 [rbp + 9664], zmm0                      ;   493.5 p8+p9   46 dst spill
        vpord zmm0, zmm1, [rbp + 3072]                    ;   511.5 p0+p2   46 dst
        vmovdqu64 [rbp + 8704], zmm29                     ;   497.5 p7+p4   46 dst spill
        vmovdqa64 zmm29, zmm30                            ;   505.7         46 dst copy
        vpternlogd zmm29, zmm4, zmm4, 0xc3                ;   511.7 p5      46 dst
        vmovdqa64 zmm28, zmm10                            ;   509.7         46 dst copy
        vpternlogd zmm28, zmm4, zmm4, 0xc3                ;   512.5 p0      46 dst
        vmovdqa64 zmm4, zmm10                             ;   509.7         46 dst copy
        vpternlogd zmm4, zmm14, zmm7, 0xf6                ;   512.7 p5      46 dst
        vmovdqu64 [rbp + 9088], zmm10                     ;   509.7 p8+p9   46 dst spill
        vmovdqa64 zmm10, zmm4                             ;   513.7         46 dst copy
        vpternlogd zmm4, zmm6, zmm29, 0x1e                ;   513.7 p0      46 dst
        vmovdqu64 [rbp + 10176], zmm6                     ;   502.7 p7+p4   46 dst spill
        vmovdqa64 zmm6, zmm25                             ;   511.5         46 dst copy
        vmovdqu64 [rbp + 8576], zmm9                      ;   495.5 p8+p9   46 dst spill
        vmovdqa64 zmm9, zmm0                              ;   512.5         46 dst copy
        vpternlogd zmm9, zmm14, zmm28, 0x78               ;   513.7 p5      46 dst
        vpxord zmm10, zmm10, zmm9                         ;   514.7 p0      46 dst
        vmovdqa64 zmm9, zmm10                             ;   515.7         46 dst copy
        vpternlogd zmm10, zmm12, [rbp + 3328], 0x2d       ;   515.7 p5+p3   46 dst
        vmovdqu64 [rbp + 9856], zmm12                     ;   511.7 p7+p4   46 dst spill
        vmovdqa64 zmm12, zmm1                             ;   510.7         46 dst copy
        vpternlogd zmm12, zmm14, zmm7, 0x96               ;   515.5 p0      46 dst
        vpandd zmm27, zmm27, zmm12                        ;   516.5 p5      46 dst
        vpxord zmm6, zmm6, zmm12                          ;   516.5 p0      46 dst
        vmovdqu64 [rbp + 9792], zmm28                     ;   513.5 p8+p9   46 dst spill
        vmovdqa64 zmm28, zmm6                             ;   517.5         46 dst copy
        vmovdqu64 [rbp + 9728], zmm29                     ;   512.7 p7+p4   46 dst spill
        vmovdqa64 zmm29, zmm26                            ;   510.7         46 dst copy
        vpternlogd zmm29, zmm30, zmm25, 0x78              ;   516.7 p5      46 dst
        vpternlogd zmm29, zmm0, zmm27, 0x96               ;   517.7 p0      46 dst
        vmovdqu64 zmm0, [rbp + 3328]                      ;   389.0 p2      46 dst reload
        vpternlogd zmm26, zmm0, zmm0, 0xc3                ;   517.7 p5      46 dst
        vpternlogd zmm27, zmm4, zmm26, 0x96               ;   518.7 p0      46 dst
        vpternlogd zmm26, zmm30, zmm25, 0x1e              ;   518.7 p5      46 dst
        vpxord zmm9, zmm9, zmm26                          ;   519.7 p0      46 dst
        vpternlogd zmm9, zmm6, zmm8, 0x78                 ;   520.7 p5      46 dst
        vmovdqu64 zmm4, [rbp + 4864]                      ;   391.5 p3      46 dst reload
        vmovdqa64 zmm6, zmm4                              ;   397.5         46 dst copy
        vpternlogd zmm6, zmm23, zmm4, 0xc3                ;   520.5 p0      46 dst
        vmovdqu64 zmm26, [rbp + 9152]                     ;   485.7 p2      46 dst reload
        vpternlogd zmm23, zmm22, zmm26, 0x78              ;   520.7 p5      46 dst
        vpternlogd zmm23, zmm20, zmm11, 0x96              ;   521.7 p0      46 dst
        vpternlogd zmm11, zmm24, zmm6, 0x96               ;   521.7 p5      46 dst
        vmovdqu64 zmm20, [rbp + 9728]                     ;   512.7 p3      46 dst
        vpternlogd zmm6, zmm22, zmm26, 0x1e               ;   522.5 p0      46 dst
        vpxord zmm16, zmm16, zmm6                         ;   523.5 p5      46 dst
        vmovdqu64 zmm6, [rbp + 9408]                      ;   486.5 p2      46 dst reload
        vpternlogd zmm15, zmm4, zmm6, 0x4b                ;   523.5 p0      46 dst
        vmovdqu64 zmm24, [rbp + 9344]                     ;   465.7 p3      46 dst reload
        vpternlogd zmm16, zmm2, zmm24, 0x78               ;   524.5 p5      46 dst
        vpandd zmm2, zmm11, zmm16                         ;   525.5 p0      46 dst
        vpxord zmm15, zmm15, zmm2                         ;   526.5 p5      46 dst
        vpternlogd zmm23, zmm2, zmm15, 0x78               ;   527.5 p0      46 dst
        vpxord zmm11, zmm11, zmm15                        ;   527.5 p5      46 dst
        vpternlogd zmm11, zmm16, zmm23, 0x78              ;   528.5 p0      46 dst
        vpternlogd zmm16, zmm15, zmm11, 0x78              ;   529.5 p5      46 dst
        vpternlogd zmm15, zmm23, zmm11, 0x78              ;   529.5 p0      46 dst
        vpandd zmm2, zmm27, zmm9                          ;   527.7 p5      46 dst
        vpxord zmm10, zmm10, zmm2                         ;   528.7 p0      46 dst
        vpternlogd zmm29, zmm2, zmm10, 0x78               ;   529.7 p5      46 dst
        vpxord zmm27, zmm27, zmm10                        ;   529.7 p0      46 dst
        vpternlogd zmm27, zmm9, zmm29, 0x78               ;   530.7 p5      46 dst
        vpternlogd zmm9, zmm10, zmm27, 0x78               ;   531.7 p0      46 dst
        vpternlogd zmm10, zmm29, zmm27, 0x78              ;   531.7 p5      46 dst
        vmovdqa64 zmm2, zmm11                             ;   529.5         46 dst copy
        vpternlogd zmm2, zmm13, zmm18, 0x60               ;   531.5 p0      46 dst
        vmovdqa64 zmm6, zmm15                             ;   530.5         46 dst copy
        vmovdqa64 zmm0, zmm15                             ;   530.5         46 dst copy
        vmovdqu64 [rbp + 9728], zmm30                     ;   505.7 p8+p9   46 dst spill
        vmovdqa64 zmm30, zmm2                             ;   532.5         46 dst copy
        vpternlogd zmm30, zmm5, zmm16, 0x78               ;   532.5 p5      46 dst
        vpternlogd zmm30, zmm26, zmm15, 0x78              ;   533.5 p0      46 dst
        vmovdqa64 zmm26, zmm30                            ;   534.5         46 dst copy
        vmovdqu64 [rbp + 9152], zmm8                      ;   498.7 p7+p4   46 dst spill
        vpxord zmm8, zmm16, zmm11                         ;   532.7 p5      46 dst
        vpxord zmm6, zmm6, zmm8                           ;   533.7 p0      46 dst
        vpternlogd zmm23, zmm16, zmm6, 0x1e               ;   534.7 p5      46 dst
        vpternlogd zmm13, zmm11, zmm23, 0x60              ;   535.7 p0      46 dst
        vpternlogd zmm17, zmm11, zmm23, 0x60              ;   535.7 p5      46 dst
        vpternlogd zmm24, zmm17, zmm6, 0x6c               ;   536.7 p0      46 dst
        vpandd zmm3, zmm3, zmm6                           ;   535.7 p5      46 dst
        vpternlogd zmm31, zmm3, zmm8, 0x6c                ;   536.7 p0      46 dst
        vpxord zmm26, zmm26, zmm3                         ;   536.7 p5      46 dst
        vpternlogd zmm26, zmm18, zmm23, 0x78              ;   537.7 p0      46 dst
        vpternlogd zmm6, zmm11, zmm23, 0x96               ;   537.7 p5      46 dst
        vpxord zmm0, zmm0, zmm23                          ;   538.5 p0      46 dst
        vpternlogd zmm2, zmm13, zmm31, 0x96               ;   538.7 p5      46 dst
        vpternlogd zmm31, zmm5, zmm16, 0x78               ;   539.5 p0      46 dst
        vpxord zmm13, zmm13, zmm26                        ;   539.7 p5      46 dst
        vpandd zmm21, zmm21, zmm0                         ;   540.5 p0      46 dst
        vmovdqu64 zmm3, [rbp + 1472]                      ;   408.2 p2      46 dst reload
        vmovdqu64 zmm5, [rbp + 1664]                      ;   408.3 p3      46 dst reload
        vmovdqu64 zmm18, [rbp + 1728]                     ;   409.2 p2      46 dst
        vpternlogd zmm18, zmm5, zmm3, 0x96                ;   540.7 p5      46 dst
        vpternlogd zmm23, zmm19, zmm21, 0x9a              ;   541.5 p0      46 dst
        vmovdqu64 zmm19, [rbp + 1408]                     ;   409.7 p3      46 dst reload
        vmovdqa64 zmm26, zmm5                             ;   414.3         46 dst copy
        vpternlogd zmm26, zmm3, zmm19, 0x96               ;   541.7 p5      46 dst
        vpternlogd zmm21, zmm22, zmm15, 0x78              ;   542.5 p0      46 dst
        vmovdqa64 zmm15, zmm19                            ;   415.7         46 dst copy
        vpternlogd zmm15, zmm3, [rbp + 1856], 0x96        ;   542.7 p5+p2   46 dst
        vpternlogd zmm2, zmm24, zmm23, 0x96               ;   543.5 p0      46 dst
        vpternlogd zmm21, zmm2, zmm13, 0x96               ;   544.5 p5      46 dst
        vpxord zmm17, zmm17, zmm31                        ;   544.5 p0      46 dst
        vpternlogd zmm17, zmm4, zmm6, 0xd2                ;   545.5 p5      46 dst
        vpternlogd zmm30, zmm0, [rbp + 8192], 0x78        ;   545.5 p0+p3   46 dst
        vpxord zmm17, zmm17, zmm21                        ;   546.5 p5      46 dst
        vpternlogd zmm21, zmm16, [rbp + 4608], 0x78       ;   546.5 p0+p2   46 dst
        vmovdqu64 zmm0, [rbp + 1792]                      ;   414.8 p3      46 dst reload
        vpternlogd zmm5, zmm3, zmm0, 0x96                 ;   546.7 p5      46 dst
        vpternlogd zmm8, zmm23, [rbp + 9600], 0x6c        ;   547.5 p0+p2   46 dst
        vpternlogd zmm30, zmm8, zmm21, 0x96               ;   548.5 p5      46 dst
        vpxord zmm4, zmm19, [rbp + 1728]                  ;   548.5 p0+p3   46 dst
        vmovdqa64 zmm16, zmm27                            ;   531.7         46 dst copy
        vpternlogd zmm16, zmm14, zmm7, 0x60               ;   548.7 p5      46 dst
        vmovdqa64 zmm22, zmm10                            ;   532.7         46 dst copy
        vmovdqu64 [rbp + 9600], zmm24                     ;   537.7 p8+p9   46 dst spill
        vmovdqa64 zmm24, zmm10                            ;   532.7         46 dst copy
        vmovdqu64 [rbp + 8192], zmm23                     ;   542.5 p7+p4   46 dst spill
        vpxord zmm23, zmm27, zmm9                         ;   549.5 p0      46 dst
        vpxord zmm22, zmm22, zmm23                        ;   550.5 p5      46 dst
        vpternlogd zmm29, zmm9, zmm22, 0x1e               ;   551.5 p0      46 dst
        vpternlogd zmm14, zmm27, zmm29, 0x60              ;   552.5 p5      46 dst
        vpandd zmm28, zmm28, zmm22                        ;   551.5 p0      46 dst
        vpternlogd zmm12, zmm28, zmm23, 0x6c              ;   552.5 p5      46 dst
        vpxord zmm24, zmm24, zmm29                        ;   552.5 p0      46 dst
        vpandd zmm20, zmm20, zmm24                        ;   553.5 p5      46 dst
        vmovdqu64 [rbp + 9344], zmm2                      ;   544.5 p8+p9   46 dst spill
        vmovdqa64 zmm2, zmm14                             ;   553.5         46 dst copy
        vpternlogd zmm14, zmm16, zmm12, 0x96              ;   553.5 p0      46 dst
        vpternlogd zmm16, zmm1, zmm9, 0x78                ;   553.7 p5      46 dst
        vpternlogd zmm16, zmm25, zmm10, 0x78              ;   554.7 p0      46 dst
        vpternlogd zmm12, zmm1, zmm9, 0x78                ;   554.7 p5      46 dst
        vpxord zmm28, zmm28, zmm16                        ;   555.7 p0      46 dst
        vpternlogd zmm28, zmm7, zmm29, 0x78               ;   556.7 p5      46 dst
        vpxord zmm2, zmm2, zmm28                          ;   557.7 p0      46 dst
        vpxord zmm1, zmm18, [rbp + 1600]                  ;   556.7 p5+p2   46 dst
        vmovdqu64 zmm7, [rbp + 1536]                      ;   419.7 p3      46 dst reload
        vpxord zmm25, zmm18, zmm7                         ;   557.5 p0      46 dst
        vpternlogd zmm19, zmm25, zmm3, 0x96               ;   558.5 p5      46 dst
        vpternlogd zmm16, zmm24, [rbp + 10176], 0x78      ;   558.5 p0+p2   46 dst
        vpord zmm24, zmm7, zmm19                          ;   559.5 p5      46 dst
        vmovdqa64 zmm28, zmm18                            ;   541.7         46 dst copy
        vpternlogd zmm10, zmm20, [rbp + 9728], 0x6c       ;   559.5 p0+p3   46 dst
        vpternlogd zmm20, zmm29, [rbp + 3008], 0xb4       ;   559.7 p5+p2   46 dst
        vmovdqa64 zmm7, zmm12                             ;   555.7         46 dst copy
        vpternlogd zmm23, zmm20, [rbp + 8576], 0x6c       ;   560.7 p0+p3   46 dst
        vmovdqu64 [rbp + 8576], zmm12                     ;   555.7 p7+p4   46 dst spill
        vmovdqa64 zmm12, zmm22                            ;   551.5         46 dst copy
        vpternlogd zmm12, zmm27, zmm29, 0x96              ;   560.7 p5      46 dst
        vpternlogd zmm29, zmm27, [rbp + 9792], 0x28       ;   561.5 p0+p2   46 dst
        vpxord zmm7, zmm7, zmm29                          ;   562.5 p5      46 dst
        vpternlogd zmm29, zmm22, [rbp + 9152], 0x78       ;   562.5 p0+p3   46 dst
        vpternlogd zmm14, zmm29, zmm20, 0x96              ;   563.5 p5      46 dst
        vpternlogd zmm10, zmm14, zmm2, 0x96               ;   564.5 p0      46 dst
        vpternlogd zmm7, zmm12, [rbp + 3328], 0xb4        ;   563.7 p5+p2   46 dst
        vpxord zmm7, zmm7, zmm10                          ;   565.5 p0      46 dst
        vpternlogd zmm10, zmm9, [rbp + 3072], 0x78        ;   565.5 p5+p3   46 dst
        vpternlogd zmm16, zmm23, zmm10, 0x96              ;   566.5 p0      46 dst
        vmovdqu64 zmm9, [rbp + 8704]                      ;   497.5 p2      68 dst
        vpxord zmm9, zmm9, [r8 + 5504]{1to16}             ;   565.7 p5+p3   68 dst
        vmovdqu64 zmm22, [rbp + 9024]                     ;   503.7 p2      68 dst
        vmovdqu64 [rbp + 8704], zmm20                     ;   560.7 p8+p9   46 dst spill
        vmovdqu64 zmm20, [rbp + 8896]                     ;   504.5 p3      68 dst
        vpxord zmm20, zmm20, [r8 + 5508]{1to16}           ;   566.5 p0+p2   68 dst
        vmovdqu64 [rbp + 9152], zmm20                     ;   567.5 p7+p4   68 dst spill
        vmovdqu64 zmm20, [rbp + 9024]                     ;   503.7 p3      68 dst
        vpxord zmm20, zmm20, [r8 + 5512]{1to16}           ;   566.7 p5+p2   68 dst
        vmovdqu64 [rbp + 9024], zmm20                     ;   567.7 p8+p9   68 dst spill
        vpxord zmm20, zmm5, zmm1                          ;   567.5 p0      46 dst
        vmovdqu64 [rbp + 9792], zmm29                     ;   563.5 p7+p4   46 dst spill
        vpxord zmm29, zmm5, zmm19                         ;   567.7 p5      46 dst
        vmovdqu64 [rbp + 9728], zmm14                     ;   564.5 p8+p9   46 dst spill
        vpandnd zmm14, zmm3, zmm1                         ;   568.5 p0      46 dst
        vmovdqu64 [rbp + 10176], zmm23                    ;   561.7 p7+p4   46 dst spill
        vmovdqa64 zmm23, zmm4                             ;   549.5         46 dst copy
        vpternlogd zmm23, zmm3, zmm3, 0xc3                ;   568.7 p5      46 dst
        vmovdqu64 [rbp + 8256], zmm10                     ;   566.5 p8+p9   46 dst spill
        vmovdqa64 zmm10, zmm25                            ;   558.5         46 dst copy
        vpternlogd zmm10, zmm3, zmm3, 0xc3                ;   569.5 p0      46 dst
        vmovdqu64 [rbp + 10048], zmm27                    ;   531.7 p7+p4   46 dst spill
        vmovdqu64 zmm27, [rbp + 9472]                     ;   498.5 p3      68 dst
        vpxord zmm27, zmm27, [r8 + 5516]{1to16}           ;   569.7 p5+p2   68 dst
        vmovdqu64 [rbp + 9472], zmm27                     ;   570.7 p8+p9   68 dst spill
        vmovdqu64 zmm27, [rbp + 9280]                     ;   501.7 p3      68 dst
        vmovdqu64 [rbp + 9536], zmm2                      ;   558.7 p7+p4   46 dst spill
        vmovdqa64 zmm2, zmm25                             ;   558.5         46 dst copy
        vpternlogd zmm2, zmm15, zmm1, 0xf6                ;   570.5 p0      46 dst
        vmovdqu64 [rbp + 8640], zmm25                     ;   558.5 p8+p9   46 dst spill
        vmovdqa64 zmm25, zmm2                             ;   571.5         46 dst copy
        vpternlogd zmm2, zmm5, zmm23, 0x1e                ;   571.5 p5      46 dst
        vmovdqu64 [rbp + 8128], zmm7                      ;   566.5 p7+p4   46 dst spill
        vmovdqa64 zmm7, zmm19                             ;   559.5         46 dst copy
        vpternlogd zmm7, zmm15, zmm1, 0x96                ;   571.5 p0      46 dst
        vpxord zmm31, zmm31, [r8 + 5536]{1to16}           ;   571.7 p5+p2   68 dst
        vpandd zmm28, zmm28, zmm7                         ;   572.5 p0      46 dst
        vmovdqu64 [rbp + 10112], zmm16                    ;   567.5 p8+p9   46 dst spill
        vpxord zmm16, zmm7, zmm20                         ;   572.7 p5      46 dst
        vmovdqu64 [rbp + 8448], zmm12                     ;   561.7 p7+p4   46 dst spill
        vmovdqa64 zmm12, zmm30                            ;   549.5         68 dst copy
        vmovdqu64 [rbp + 9920], zmm8                      ;   548.5 p8+p9   46 dst spill
        vmovdqa64 zmm8, zmm14                             ;   569.5         46 dst copy
        vpternlogd zmm8, zmm0, zmm0, 0xc3                 ;   573.5 p0      46 dst
        vpternlogd zmm14, zmm4, zmm20, 0x78               ;   573.7 p5      46 dst
        vpternlogd zmm2, zmm28, zmm8, 0x96                ;   574.5 p0      46 dst
        vpternlogd zmm28, zmm14, zmm24, 0x96              ;   574.7 p5      46 dst
        vpternlogd zmm24, zmm15, zmm10, 0x78              ;   575.5 p0      46 dst
        vpxord zmm25, zmm25, zmm24                        ;   576.5 p5      46 dst
        vmovdqu64 zmm14, [rbp + 8768]                     ;   484.5 p3      46 dst reload
        vpternlogd zmm11, zmm14, [r8 + 5552]{1to16}, 0x6a ;   576.5 p0+p2   68 dst
        vpxord zmm13, zmm13, [r8 + 5548]{1to16}           ;   576.7 p5+p3   68 dst
        vpternlogd zmm8, zmm4, zmm20, 0x1e                ;   577.5 p0      46 dst
        vmovdqu64 zmm14, [rbp + 8576]                     ;   555.7 p2      68 dst
        vpxord zmm14, zmm14, [r8 + 5568]{1to16}           ;   577.7 p5+p3   68 dst
        vpxord zmm30, zmm30, [r8 + 5544]{1to16}           ;   578.5 p0+p2   68 dst
        vpxord zmm8, zmm8, zmm25                          ;   578.7 p5      46 dst
        vpternlogd zmm25, zmm29, zmm0, 0x2d               ;   579.5 p0      46 dst
        vpternlogd zmm8, zmm26, zmm16, 0x78               ;   579.7 p5      46 dst
        vmovdqu64 zmm24, [rbp + 10112]                    ;   567.5 p3      68 dst
        vpxord zmm11, zmm11, zmm21                        ;   580.5 p0      68 dst
        vmovdqu64 [rbp + 8576], zmm11                     ;   581.5 p7+p4   68 dst spill
        vmovdqu64 zmm11, [rbp + 9920]                     ;   548.5 p2      46 dst reload
        vpternlogd zmm21, zmm11, [r8 + 5556]{1to16}, 0x96 ;   580.7 p5+p3   68 dst
        vpxord zmm11, zmm17, [r8 + 5540]{1to16}           ;   581.5 p0+p2   68 dst
        vmovdqu64 [rbp + 9920], zmm21                     ;   581.7 p8+p9   68 dst spill
        vmovdqu64 zmm21, [rbp + 9344]                     ;   544.5 p3      46 dst reload
        vpternlogd zmm17, zmm21, [r8 + 5560]{1to16}, 0x96 ;   581.7 p5+p2   68 dst
        vpandd zmm21, zmm2, zmm8                          ;   582.5 p0      46 dst
        vpxord zmm25, zmm25, zmm21                        ;   583.5 p5      46 dst
        vpternlogd zmm28, zmm21, zmm25, 0x78              ;   584.5 p0      46 dst
        vmovdqu64 zmm21, [rbp + 8128]                     ;   566.5 p3      68 dst
        vpxord zmm21, zmm21, [r8 + 5572]{1to16}           ;   583.7 p5+p2   68 dst
        vmovdqu64 [rbp + 9344], zmm21                     ;   584.7 p7+p4   68 dst spill
        vmovdqu64 zmm21, [rbp + 10112]                    ;   567.5 p3      68 dst
        vpxord zmm21, zmm21, [r8 + 5576]{1to16}           ;   584.5 p0+p2   68 dst
        vmovdqu64 [rbp + 10112], zmm21                    ;   585.5 p8+p9   68 dst spill
        vmovdqu64 zmm21, [rbp + 9536]                     ;   558.7 p3      68 dst
        vpxord zmm21, zmm21, [r8 + 5580]{1to16}           ;   584.7 p5+p2   68 dst
        vpxord zmm2, zmm2, zmm25                          ;   585.5 p0      46 dst
        vpternlogd zmm2, zmm8, zmm28, 0x78                ;   586.5 p5      46 dst
        vpternlogd zmm8, zmm25, zmm2, 0x78                ;   587.5 p0      46 dst
        vpternlogd zmm25, zmm28, zmm2, 0x78               ;   587.5 p5      46 dst
        vmovdqu64 [rbp + 9536], zmm21                     ;   585.7 p7+p4   68 dst spill
        vmovdqu64 zmm21, [rbp + 8256]                     ;   566.5 p3      68 dst
        vpternlogd zmm31, zmm6, [rbp + 9408], 0x78        ;   587.5 p0+p2   68 dst
        vpxord zmm12, zmm12, zmm31                        ;   588.5 p5      68 dst
        vmovdqu64 zmm6, [rbp + 8960]                      ;   484.5 p3      46 dst reload
        vmovdqu64 zmm31, [rbp + 8064]                     ;   468.5 p2      68 dst
        vpternlogd zmm31, zmm6, [r8 + 5520]{1to16}, 0x6a  ;   588.5 p0+p3   68 dst
        vpxord zmm27, zmm27, zmm31                        ;   589.5 p5      68 dst
        vmovdqu64 zmm6, [rbp + 9280]                      ;   501.7 p2      46 dst reload
        vmovdqu64 zmm31, [rbp + 8320]                     ;   497.7 p3      68 dst
        vpternlogd zmm31, zmm6, [r8 + 5524]{1to16}, 0x96  ;   589.5 p0+p2   68 dst
        vmovdqa64 zmm6, zmm2                              ;   587.5         46 dst copy
        vpternlogd zmm6, zmm15, zmm1, 0x60                ;   589.7 p5      46 dst
        vmovdqu64 [rbp + 9280], zmm17                     ;   582.7 p8+p9   68 dst spill
        vmovdqa64 zmm17, zmm25                            ;   588.5         46 dst copy
        vmovdqu64 [rbp + 8320], zmm13                     ;   577.7 p7+p4   68 dst spill
        vmovdqa64 zmm13, zmm25                            ;   588.5         46 dst copy
        vmovdqu64 [rbp + 8960], zmm30                     ;   579.5 p8+p9   68 dst spill
        vpxord zmm30, zmm2, zmm8                          ;   590.5 p0      46 dst
        vpxord zmm17, zmm17, zmm30                        ;   591.5 p5      46 dst
        vpternlogd zmm28, zmm8, zmm17, 0x1e               ;   592.5 p0      46 dst
        vpternlogd zmm15, zmm2, zmm28, 0x60               ;   593.5 p5      46 dst
        vpternlogd zmm10, zmm2, zmm28, 0x60               ;   593.5 p0      46 dst
        vpternlogd zmm26, zmm10, zmm17, 0x6c              ;   594.5 p5      46 dst
        vpandd zmm16, zmm16, zmm17                        ;   593.5 p0      46 dst
        vpternlogd zmm7, zmm16, zmm30, 0x6c               ;   594.5 p5      46 dst
        vpternlogd zmm17, zmm2, zmm28, 0x96               ;   594.5 p0      46 dst
        vpxord zmm13, zmm13, zmm28                        ;   594.7 p5      46 dst
        vpandd zmm23, zmm23, zmm13                        ;   595.7 p0      46 dst
        vpternlogd zmm3, zmm23, zmm28, 0xc6               ;   596.7 p5      46 dst
        vpternlogd zmm23, zmm4, zmm25, 0x78               ;   596.7 p0      46 dst
        vpternlogd zmm18, zmm30, zmm3, 0x6a               ;   597.7 p5      46 dst
        vmovdqu64 zmm4, [rbp + 9216]                      ;   470.5 p3      46 dst reload
        vpternlogd zmm9, zmm4, [rbp + 9664], 0x78         ;   597.5 p0+p2   68 dst
        vpxord zmm22, zmm22, zmm9                         ;   598.5 p5      68 dst
        vmovdqu64 zmm4, [rbp + 8384]                      ;   499.7 p3      46 dst reload
        vmovdqu64 zmm9, [rbp + 8896]                      ;   504.5 p2      68 dst
        vpternlogd zmm9, zmm4, [r8 + 5528]{1to16}, 0x96   ;   598.5 p0+p3   68 dst
        vmovdqu64 zmm4, [rbp + 8832]                      ;   495.7 p2      46 dst reload
        vmovdqu64 zmm30, [rbp + 9984]                     ;   492.5 p3      68 dst
        vpternlogd zmm30, zmm4, [r8 + 5532]{1to16}, 0x96  ;   598.7 p5+p2   68 dst
        vmovdqa64 zmm4, zmm15                             ;   594.5         46 dst copy
        vpternlogd zmm15, zmm6, zmm7, 0x96                ;   599.5 p0      46 dst
        vpternlogd zmm6, zmm19, zmm8, 0x78                ;   599.7 p5      46 dst
        vpternlogd zmm6, zmm20, zmm25, 0x78               ;   600.7 p0      46 dst
        vmovdqu64 zmm20, [rbp + 9152]                     ;   567.5 p3      68 dst reload
        vmovdqu64 [r9 + 6208], zmm20                      ;   573.5 p7+p4   68 dst
        vmovdqu64 zmm20, [rbp + 9024]                     ;   567.7 p2      68 dst reload
        vmovdqu64 [r9 + 6272], zmm20                      ;   573.7 p8+p9   68 dst
        vmovdqu64 zmm20, [rbp + 9472]                     ;   570.7 p3      68 dst reload
        vmovdqu64 [r9 + 6336], zmm20                      ;   576.7 p7+p4   68 dst
        vpternlogd zmm7, zmm19, zmm8, 0x78                ;   600.7 p5      46 dst
        vmovdqu64 zmm19, [rbp + 8192]                     ;   542.5 p2      46 dst reload
        vmovdqu64 zmm20, [rbp + 9600]                     ;   537.7 p3      68 dst
        vpternlogd zmm20, zmm19, [r8 + 5564]{1to16}, 0x96 ;   601.5 p0+p2   68 dst
        vpternlogd zmm5, zmm13, zmm6, 0x6a                ;   601.7 p5      46 dst
        vmovdqu64 zmm13, [rbp + 10048]                    ;   531.7 p3      46 dst reload
        vmovdqu64 zmm19, [rbp + 9088]                     ;   509.7 p2      68 dst
        vpternlogd zmm19, zmm13, [r8 + 5584]{1to16}, 0x6a ;   602.5 p0+p3   68 dst
        vpxord zmm16, zmm16, zmm6                         ;   602.7 p5      46 dst
        vmovdqu64 zmm6, [rbp + 8256]                      ;   566.5 p2      46 dst reload
        vmovdqu64 zmm13, [rbp + 10176]                    ;   561.7 p3      68 dst
        vpternlogd zmm13, zmm6, [r8 + 5588]{1to16}, 0x96  ;   603.5 p0+p2   68 dst
        vpternlogd zmm16, zmm1, zmm28, 0x78               ;   603.7 p5      46 dst
        vmovdqu64 zmm1, [rbp + 9728]                      ;   564.5 p3      46 dst reload
        vmovdqu64 zmm6, [rbp + 8128]                      ;   566.5 p2      68 dst
        vpternlogd zmm6, zmm1, [r8 + 5592]{1to16}, 0x96   ;   604.5 p0+p3   68 dst
        vmovdqu64 zmm1, [rbp + 8704]                      ;   560.7 p2      46 dst reload
        vmovdqu64 zmm25, [rbp + 9792]                     ;   563.5 p3      68 dst
        vpternlogd zmm25, zmm1, [r8 + 5596]{1to16}, 0x96  ;   604.7 p5+p2   68 dst
        vpxord zmm4, zmm4, zmm16                          ;   605.5 p0      46 dst
        vpternlogd zmm15, zmm26, zmm3, 0x96               ;   605.7 p5      46 dst
        vmovdqu64 zmm1, [rbp + 8960]                      ;   579.5 p3      68 dst reload
        vmovdqu64 [r9 + 6784], zmm1                       ;   585.5 p8+p9   68 dst
        vmovdqu64 zmm1, [rbp + 8320]                      ;   577.7 p2      68 dst reload
        vmovdqu64 [r9 + 6848], zmm1                       ;   583.7 p7+p4   68 dst
        vmovdqu64 zmm1, [rbp + 8576]                      ;   581.5 p3      68 dst reload
        vmovdqu64 [r9 + 6912], zmm1                       ;   587.5 p8+p9   68 dst
        vmovdqu64 [r9 + 6720], zmm11                      ;   582.5 p7+p4   68 dst
        vpxord zmm10, zmm10, zmm7                         ;   606.5 p0      46 dst
        vpternlogd zmm10, zmm0, zmm17, 0xd2               ;   607.5 p5      46 dst
        vpternlogd zmm23, zmm15, zmm4, 0x96               ;   607.5 p0      46 dst
        vmovdqu64 zmm0, [rbp + 9920]                      ;   581.7 p2      68 dst reload
        vmovdqu64 [r9 + 6976], zmm0                       ;   587.7 p8+p9   68 dst
        vmovdqu64 [r9 + 6400], zmm27                      ;   590.5 p7+p4   68 dst
        vmovdqu64 [r9 + 6656], zmm12                      ;   589.5 p8+p9   68 dst
        vmovdqu64 [r9 + 6464], zmm31                      ;   590.5 p7+p4   68 dst
        vpbroadcastd zmm0, [r8 + 5600]                    ;   466.7 p10     68 dst
        vpbroadcastd zmm1, [r8 + 5604]                    ;   467.7 p10     68 dst
        vpbroadcastd zmm11, [r8 + 5608]                   ;   468.7 p10     68 dst
        vpbroadcastd zmm12, [r8 + 5612]                   ;   469.7 p10     68 dst
        vpxord zmm10, zmm10, zmm23                        ;   608.5 p5      46 dst
        vpternlogd zmm26, zmm3, [r8 + 5628]{1to16}, 0x96  ;   608.5 p0+p3   68 dst
        vpternlogd zmm23, zmm8, [rbp + 1536], 0x78        ;   608.7 p5+p2   46 dst
        vmovdqu64 zmm3, [rbp + 9280]                      ;   582.7 p3      68 dst reload
        vmovdqu64 [r9 + 7040], zmm3                       ;   588.7 p8+p9   68 dst
        vmovdqu64 zmm3, [rbp + 9344]                      ;   584.7 p2      68 dst reload
        vmovdqu64 [r9 + 7232], zmm3                       ;   590.7 p7+p4   68 dst
        vmovdqu64 zmm3, [rbp + 10112]                     ;   585.5 p3      68 dst reload
        vmovdqu64 [r9 + 7296], zmm3                       ;   591.5 p8+p9   68 dst
        vmovdqu64 zmm3, [rbp + 9536]                      ;   585.7 p2      68 dst reload
        vmovdqu64 [r9 + 7360], zmm3                       ;   591.7 p7+p4   68 dst
        vpternlogd zmm5, zmm18, zmm23, 0x96               ;   609.7 p0      46 dst
        vmovdqu64 zmm3, [rbp + 9856]                      ;   511.7 p3      46 dst reload
        vpternlogd zmm14, zmm3, [rbp + 8448], 0x78        ;   609.7 p5+p2   68 dst
        vpxord zmm0, zmm0, zmm7                           ;   610.5 p0      68 dst
        vmovdqu64 [r9 + 6144], zmm22                      ;   599.5 p8+p9   68 dst
        vpxord zmm21, zmm21, zmm19                        ;   610.7 p5      68 dst
        vmovdqu64 zmm3, [rbp + 8640]                      ;   558.5 p3      46 dst reload
        vpternlogd zmm2, zmm3, [r8 + 5616]{1to16}, 0x6a   ;   611.5 p0+p2   68 dst
        vmovdqu64 [r9 + 6528], zmm9                       ;   599.5 p7+p4   68 dst
        vmovdqu64 [r9 + 6592], zmm30                      ;   599.7 p8+p9   68 dst
        vpternlogd zmm0, zmm29, zmm17, 0x78               ;   611.7 p5      68 dst
        vpxord zmm12, zmm12, zmm4                         ;   612.5 p0      68 dst
        vpxord zmm24, zmm24, zmm14                        ;   612.7 p5      68 dst
        vmovdqu64 [r9 + 7104], zmm20                      ;   602.5 p7+p4   68 dst
        vmovdqu64 [r9 + 7488], zmm13                      ;   604.5 p8+p9   68 dst
        vmovdqu64 [r9 + 7552], zmm6                       ;   605.5 p7+p4   68 dst
        vmovdqu64 [r9 + 7616], zmm25                      ;   605.7 p8+p9   68 dst
        vpternlogd zmm18, zmm23, [r8 + 5620]{1to16}, 0x96 ;   613.5 p0+p3   68 dst
        vpternlogd zmm15, zmm10, [r8 + 5624]{1to16}, 0x96 ;   613.7 p5+p2   68 dst
        vpxord zmm1, zmm1, zmm10                          ;   614.5 p0      68 dst
        vpxord zmm23, zmm23, zmm2                         ;   614.7 p5      68 dst
        vpxord zmm11, zmm11, zmm5                         ;   615.5 p0      68 dst
        vpxord zmm5, zmm5, zmm0                           ;   615.7 p5      68 dst
        vmovdqu64 [r9 + 7424], zmm21                      ;   611.7 p7+p4   68 dst
        vmovdqu64 [r9 + 8128], zmm26                      ;   609.5 p8+p9   68 dst
        vmovdqu64 [r9 + 7168], zmm24                      ;   613.7 p7+p4   68 dst
        lea r8, [r9 + 8192]                               ;   481.5 p1     119 blocks
        vmovdqu64 [r9 + 7872], zmm12                      ;   613.5 p8+p9   68 dst
        vmovdqu64 [r9 + 7744], zmm1                       ;   615.5 p7+p4   68 dst
        vmovdqu64 [r9 + 8000], zmm18                      ;   614.5 p8+p9   68 dst
        vmovdqu64 [r9 + 8064], zmm15                      ;   614.7 p7+p4   68 dst
        vmovdqu64 [r9 + 7680], zmm5                       ;   616.7 p8+p9   68 dst
        vmovdqu64 [r9 + 7936], zmm23                      ;   615.7 p7+p4   68 dst
        vmovdqu64 [r9 + 7808], zmm11                      ;   616.5 p8+p9   68 dst
        mov qword [rbp + 16168], r8                       ;   492.7 p7+p4  119 blocks
        mov r8, qword [rbp + 16128]                       ;   486.2 p10    119 blocks
        add r8, 0x2000                                    ;   491.2 p6     119 blocks
        mov qword [rbp + 16128], r8                       ;   493.7 p8+p4  119 blocks
        cmp r8, qword [rbp + 16136]                       ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vzeroupper                                        ;                    x87 state
        mov rsp, qword [rbp + 16176]                      ;                    frame
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
