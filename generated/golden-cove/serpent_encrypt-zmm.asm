; serpent_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 d6f7fb91eccefdd3); do not edit:
;   ./cw build serpent_encrypt --cpu golden-cove --variant zmm
;
; void serpent_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 9024 bytes, 142 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 341 uops, planned 133.3; bounds: width 56.8, ports 132.0, path 7.0
;   blocks: 965 uops, planned 430.7; bounds: width 160.8, ports 416.0, path 359.0
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
%fatal "serpent_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_encrypt
$_serpent_encrypt:
%else
        global $serpent_encrypt
%endif
$serpent_encrypt:
        push rbp                                                    ;                    preserved
        mov rax, rsp                                                ;                    frame
        sub rsp, 0x2380                                             ;                    frame
        and rsp, -64                                                ;                    frame
        lea rbp, [rsp + 128]                                        ;                    frame
        mov qword [rbp + 8896], rax                                 ;                    frame
        mov qword [rbp + 8832], rdi                                 ;                    argument
        mov dword [rbp + 8904], ecx                                 ;                    argument
        mov qword [rbp + 8848], rsi                                 ;                    argument
        mov qword [rbp + 8864], rdx                                 ;                    argument
        mov r8, qword [rbp + 8832]                                  ;     0.0 p2      80 x[0] reload
        vpbroadcastd zmm0, [r8 + 16]                                ;     5.0 p3      80 x[0]
        vmovdqu64 zmm1, [rel serpent_encrypt.T0_constants512]       ;     1.0 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm1                                     ;    11.0 p0      80 x[0]
        vmovdqu64 [rbp + 384], zmm0                                 ;    12.0 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 48]                                ;     5.0 p10     80 x[0]
        vmovdqa64 zmm2, zmm0                                        ;    11.0         80 x[0] copy
        vpternlogd zmm2, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[0]
        vmovdqu64 [rbp + 448], zmm2                                 ;    12.0 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 24]                                ;     5.0 p3      80 x[2]
        vmovdqu64 zmm2, [rel serpent_encrypt.T0_constants512 + 64]  ;     2.0 p2      80 x[2] reload
        vpxord zmm0, zmm0, zmm2                                     ;    11.0 p0      80 x[2]
        vmovdqu64 [rbp + 512], zmm0                                 ;    12.0 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 60]                                ;     5.0 p10     80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    11.0         80 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[3]
        vmovdqu64 [rbp + 576], zmm3                                 ;    12.0 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 28]                                ;     5.0 p3      80 x[3]
        vmovdqu64 zmm3, [rel serpent_encrypt.T0_constants512 + 128] ;     3.0 p2      80 x[3] reload
        vpxord zmm0, zmm0, zmm3                                     ;    11.0 p0      80 x[3]
        vmovdqu64 [rbp + 640], zmm0                                 ;    12.0 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 80]                                ;     5.0 p10     80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    11.0         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[0]
        vmovdqu64 [rbp + 704], zmm4                                 ;    12.0 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 100]                               ;     5.0 p3      80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    11.0         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[1]
        vmovdqu64 [rbp + 768], zmm4                                 ;    12.0 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 112]                               ;     5.0 p2      80 x[0]
        vpbroadcastd zmm4, [r8 + 72]                                ;     5.0 p10     80 x[2]
        vmovdqu64 zmm5, [rel serpent_encrypt.T0_constants512 + 256] ;     5.2 p3      80 x[2] reload
        vpxord zmm4, zmm4, zmm5                                     ;    11.2 p5      80 x[2]
        vmovdqu64 [rbp + 832], zmm4                                 ;    12.2 p8+p9   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    11.0         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[0]
        vmovdqu64 [rbp + 896], zmm4                                 ;    12.0 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 116]                               ;     6.2 p2      80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    12.2         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    12.2 p5      80 x[1]
        vmovdqu64 [rbp + 960], zmm4                                 ;    13.2 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 136]                               ;     6.8 p10     80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    12.8         80 x[2] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    12.8 p0      80 x[2]
        vmovdqu64 [rbp + 1024], zmm4                                ;    13.8 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 120]                               ;     7.5 p3      80 x[2]
        vpxord zmm0, zmm0, zmm5                                     ;    13.5 p5      80 x[2]
        vmovdqu64 [rbp + 1088], zmm0                                ;    14.5 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 176]                               ;     8.0 p2      80 x[0]
        vpbroadcastd zmm4, [r8 + 144]                               ;     8.2 p10     80 x[0]
        vpxord zmm4, zmm4, zmm1                                     ;    14.2 p0      80 x[0]
        vmovdqu64 [rbp + 1152], zmm4                                ;    15.2 p7+p4   80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    14.0         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    14.0 p5      80 x[0]
        vmovdqu64 [rbp + 1216], zmm4                                ;    15.0 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 188]                               ;     9.2 p3      80 x[3]
        vpbroadcastd zmm4, [r8 + 152]                               ;     9.3 p2      80 x[2]
        vpxord zmm4, zmm4, zmm2                                     ;    15.3 p0      80 x[2]
        vmovdqu64 [rbp + 1280], zmm4                                ;    16.3 p7+p4   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    15.2         80 x[3] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    15.2 p5      80 x[3]
        vmovdqu64 [rbp + 1344], zmm4                                ;    16.2 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 156]                               ;    10.3 p10     80 x[3]
        vpxord zmm0, zmm0, zmm3                                     ;    16.3 p0      80 x[3]
        vmovdqu64 [rbp + 1408], zmm0                                ;    17.3 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 208]                               ;    10.8 p3      80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    16.8         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    16.8 p5      80 x[0]
        vmovdqu64 [rbp + 1472], zmm4                                ;    17.8 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 228]                               ;    11.5 p2      80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    17.5         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    17.5 p0      80 x[1]
        vmovdqu64 [rbp + 1536], zmm4                                ;    18.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 240]                               ;    12.2 p10     80 x[0]
        vpbroadcastd zmm4, [r8 + 200]                               ;    12.3 p3      80 x[2]
        vpxord zmm4, zmm4, zmm5                                     ;    18.3 p5      80 x[2]
        vmovdqu64 [rbp + 1600], zmm4                                ;    19.3 p8+p9   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    18.2         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    18.2 p0      80 x[0]
        vmovdqu64 [rbp + 1664], zmm4                                ;    20.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 244]                               ;    13.3 p2      80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    19.3         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    19.3 p5      80 x[1]
        vmovdqu64 [rbp + 1728], zmm4                                ;    21.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 264]                               ;    14.0 p10     80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    20.0         80 x[2] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    20.0 p0      80 x[2]
        vmovdqu64 [rbp + 1792], zmm4                                ;    22.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 248]                               ;    14.7 p3      80 x[2]
        vpxord zmm0, zmm0, zmm5                                     ;    20.7 p5      80 x[2]
        vmovdqu64 [rbp + 1856], zmm0                                ;    23.3 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 304]                               ;    15.2 p2      80 x[0]
        vpxord zmm4, zmm1, [r8 + 272]{1to16}                        ;    15.7 p0+p3   80 x[0]
        vmovdqu64 [rbp + 1920], zmm4                                ;    24.7 p7+p4   80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    21.2         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    21.2 p5      80 x[0]
        vmovdqu64 [rbp + 1984], zmm4                                ;    25.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 316]                               ;    16.2 p10     80 x[3]
        vpxord zmm4, zmm2, [r8 + 280]{1to16}                        ;    16.3 p0+p2   80 x[2]
        vmovdqu64 [rbp + 2048], zmm4                                ;    26.7 p7+p4   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    22.2         80 x[3] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    22.2 p5      80 x[3]
        vmovdqu64 [rbp + 2112], zmm4                                ;    27.3 p8+p9   80 x[3]
        vpxord zmm0, zmm3, [r8 + 284]{1to16}                        ;    17.3 p0+p3   80 x[3]
        vmovdqu64 [rbp + 2176], zmm0                                ;    28.7 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 336]                               ;    17.5 p10     80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    23.5         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    23.5 p5      80 x[0]
        vmovdqu64 [rbp + 2240], zmm4                                ;    29.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 356]                               ;    18.2 p2      80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    24.2         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    24.2 p0      80 x[1]
        vmovdqu64 [rbp + 2304], zmm4                                ;    30.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 368]                               ;    18.8 p3      80 x[0]
        vpbroadcastd zmm4, [r8 + 328]                               ;    19.0 p10     80 x[2]
        vpxord zmm4, zmm4, zmm5                                     ;    25.0 p5      80 x[2]
        vmovdqu64 [rbp + 2368], zmm4                                ;    31.3 p8+p9   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    24.8         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    24.8 p0      80 x[0]
        vmovdqu64 [rbp + 2432], zmm4                                ;    32.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 372]                               ;    20.0 p2      80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    26.0         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    26.0 p5      80 x[1]
        vmovdqu64 [rbp + 2496], zmm4                                ;    33.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 392]                               ;    20.7 p3      80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    26.7         80 x[2] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    26.7 p0      80 x[2]
        vmovdqu64 [rbp + 2560], zmm4                                ;    34.7 p7+p4   80 x[2]
        vpxord zmm1, zmm1, [r8 + 400]{1to16}                        ;    21.3 p5+p2   80 x[0]
        vmovdqu64 [rbp + 2624], zmm1                                ;    35.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 376]                               ;    21.7 p10     80 x[2]
        vpxord zmm0, zmm0, zmm5                                     ;    27.7 p0      80 x[2]
        vmovdqu64 [rbp + 2688], zmm0                                ;    36.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 432]                               ;    22.2 p3      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    28.2         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    28.2 p5      80 x[0]
        vmovdqu64 [rbp + 2752], zmm1                                ;    37.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 444]                               ;    22.8 p2      80 x[3]
        vpxord zmm2, zmm2, [r8 + 408]{1to16}                        ;    23.2 p0+p3   80 x[2]
        vmovdqu64 [rbp + 2816], zmm2                                ;    38.7 p7+p4   80 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    28.8         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    28.8 p5      80 x[3]
        vmovdqu64 [rbp + 2880], zmm1                                ;    39.3 p8+p9   80 x[3]
        vpxord zmm3, zmm3, [r8 + 412]{1to16}                        ;    24.0 p0+p2   80 x[3]
        vmovdqu64 [rbp + 2944], zmm3                                ;    40.7 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 464]                               ;    24.2 p10     80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    30.2         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    30.2 p5      80 x[0]
        vmovdqu64 [rbp + 3008], zmm1                                ;    41.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 484]                               ;    24.8 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    30.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    30.8 p0      80 x[1]
        vmovdqu64 [rbp + 3072], zmm1                                ;    42.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 496]                               ;    25.5 p2      80 x[0]
        vpxord zmm1, zmm5, [r8 + 456]{1to16}                        ;    25.8 p5+p3   80 x[2]
        vmovdqu64 [rbp + 3136], zmm1                                ;    43.3 p8+p9   80 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    31.5         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    31.5 p0      80 x[0]
        vmovdqu64 [rbp + 3200], zmm1                                ;    44.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 500]                               ;    26.5 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    32.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    32.5 p5      80 x[1]
        vmovdqu64 [rbp + 3264], zmm1                                ;    45.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 516]                               ;    27.2 p2      84 dst
        vmovdqa64 zmm1, zmm0                                        ;    33.2         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    33.2 p0      84 dst
        vmovdqu64 [rbp + 3328], zmm1                                ;    46.7 p7+p4   84 dst
        vpbroadcastd zmm0, [r8 + 520]                               ;    27.8 p3      84 dst
        vmovdqa64 zmm1, zmm0                                        ;    33.8         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    33.8 p5      84 dst
        vmovdqu64 [rbp + 3392], zmm1                                ;    47.3 p8+p9   84 dst
        vpbroadcastd zmm0, [r8 + 524]                               ;    28.5 p10     84 dst
        vpxord zmm5, zmm5, [r8 + 504]{1to16}                        ;    28.7 p0+p2   80 x[2]
        vmovdqu64 [rbp + 3456], zmm5                                ;    48.7 p7+p4   80 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    34.5         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    34.5 p5      84 dst
        vmovdqu64 [rbp + 3520], zmm1                                ;    49.3 p8+p9   84 dst
        vpbroadcastd zmm0, [r8]                                     ;    29.5 p3      76 rk
        vmovdqu64 [rbp + 3584], zmm0                                ;    50.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 4]                                 ;    29.8 p10     76 rk
        vmovdqu64 [rbp + 3648], zmm0                                ;    51.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 8]                                 ;    30.2 p2      76 rk
        vmovdqu64 [rbp + 3712], zmm0                                ;    52.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 12]                                ;    30.5 p3      76 rk
        vmovdqu64 [rbp + 3776], zmm0                                ;    53.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 20]                                ;    30.8 p10     76 rk
        vmovdqu64 [rbp + 3840], zmm0                                ;    54.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 32]                                ;    31.2 p2      76 rk
        vmovdqu64 [rbp + 3904], zmm0                                ;    55.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 36]                                ;    31.5 p3      76 rk
        vmovdqu64 [rbp + 3968], zmm0                                ;    56.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 40]                                ;    31.8 p10     76 rk
        vmovdqu64 [rbp + 4032], zmm0                                ;    57.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 44]                                ;    32.2 p2      76 rk
        vmovdqu64 [rbp + 4096], zmm0                                ;    58.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 52]                                ;    32.5 p3      76 rk
        vmovdqu64 [rbp + 4160], zmm0                                ;    59.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 56]                                ;    32.8 p10     76 rk
        vmovdqu64 [rbp + 4224], zmm0                                ;    60.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 64]                                ;    33.2 p2      76 rk
        vmovdqu64 [rbp + 4288], zmm0                                ;    61.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 68]                                ;    33.5 p3      76 rk
        vmovdqu64 [rbp + 4352], zmm0                                ;    62.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 76]                                ;    33.8 p10     76 rk
        vmovdqu64 [rbp + 4416], zmm0                                ;    63.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 84]                                ;    34.2 p2      76 rk
        vmovdqu64 [rbp + 4480], zmm0                                ;    64.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 88]                                ;    34.5 p3      76 rk
        vmovdqu64 [rbp + 4544], zmm0                                ;    65.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 92]                                ;    34.8 p10     76 rk
        vmovdqu64 [rbp + 4608], zmm0                                ;    66.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 96]                                ;    35.2 p2      76 rk
        vmovdqu64 [rbp + 4672], zmm0                                ;    67.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 104]                               ;    35.5 p3      76 rk
        vmovdqu64 [rbp + 4736], zmm0                                ;    68.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 108]                               ;    35.8 p10     76 rk
        vmovdqu64 [rbp + 4800], zmm0                                ;    69.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 124]                               ;    36.2 p2      76 rk
        vmovdqu64 [rbp + 4864], zmm0                                ;    70.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 128]                               ;    36.5 p3      76 rk
        vmovdqu64 [rbp + 4928], zmm0                                ;    71.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 132]                               ;    36.8 p10     76 rk
        vmovdqu64 [rbp + 4992], zmm0                                ;    72.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 140]                               ;    37.2 p2      76 rk
        vmovdqu64 [rbp + 5056], zmm0                                ;    73.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 148]                               ;    37.5 p3      76 rk
        vmovdqu64 [rbp + 5120], zmm0                                ;    74.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 160]                               ;    37.8 p10     76 rk
        vmovdqu64 [rbp + 5184], zmm0                                ;    75.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 164]                               ;    38.2 p2      76 rk
        vmovdqu64 [rbp + 5248], zmm0                                ;    76.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 168]                               ;    38.5 p3      76 rk
        vmovdqu64 [rbp + 5312], zmm0                                ;    77.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 172]                               ;    38.8 p10     76 rk
        vmovdqu64 [rbp + 5376], zmm0                                ;    78.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 180]                               ;    39.2 p2      76 rk
        vmovdqu64 [rbp + 5440], zmm0                                ;    79.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 184]                               ;    39.5 p3      76 rk
        vmovdqu64 [rbp + 5504], zmm0                                ;    80.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 192]                               ;    39.8 p10     76 rk
        vmovdqu64 [rbp + 5568], zmm0                                ;    81.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 196]                               ;    40.2 p2      76 rk
        vmovdqu64 [rbp + 5632], zmm0                                ;    82.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 204]                               ;    40.5 p3      76 rk
        vmovdqu64 [rbp + 5696], zmm0                                ;    83.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 212]                               ;    40.8 p10     76 rk
        vmovdqu64 [rbp + 5760], zmm0                                ;    84.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 216]                               ;    41.2 p2      76 rk
        vmovdqu64 [rbp + 5824], zmm0                                ;    85.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 220]                               ;    41.5 p3      76 rk
        vmovdqu64 [rbp + 5888], zmm0                                ;    86.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 224]                               ;    41.8 p10     76 rk
        vmovdqu64 [rbp + 5952], zmm0                                ;    87.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 232]                               ;    42.2 p2      76 rk
        vmovdqu64 [rbp + 6016], zmm0                                ;    88.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 236]                               ;    42.5 p3      76 rk
        vmovdqu64 [rbp + 6080], zmm0                                ;    89.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 252]                               ;    42.8 p10     76 rk
        vmovdqu64 [rbp + 6144], zmm0                                ;    90.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 256]                               ;    43.2 p2      76 rk
        vmovdqu64 [rbp + 6208], zmm0                                ;    91.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 260]                               ;    43.5 p3      76 rk
        vmovdqu64 [rbp + 6272], zmm0                                ;    92.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 268]                               ;    43.8 p10     76 rk
        vmovdqu64 [rbp + 6336], zmm0                                ;    93.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 276]                               ;    44.2 p2      76 rk
        vmovdqu64 [rbp + 6400], zmm0                                ;    94.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 288]                               ;    44.5 p3      76 rk
        vmovdqu64 [rbp + 6464], zmm0                                ;    95.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 292]                               ;    44.8 p10     76 rk
        vmovdqu64 [rbp + 6528], zmm0                                ;    96.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 296]                               ;    45.2 p2      76 rk
        vmovdqu64 [rbp + 6592], zmm0                                ;    97.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 300]                               ;    45.5 p3      76 rk
        vmovdqu64 [rbp + 6656], zmm0                                ;    98.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 308]                               ;    45.8 p10     76 rk
        vmovdqu64 [rbp + 6720], zmm0                                ;    99.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 312]                               ;    46.2 p2      76 rk
        vmovdqu64 [rbp + 6784], zmm0                                ;   100.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 320]                               ;    46.5 p3      76 rk
        vmovdqu64 [rbp + 6848], zmm0                                ;   101.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 324]                               ;    46.8 p10     76 rk
        vmovdqu64 [rbp + 6912], zmm0                                ;   102.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 332]                               ;    47.2 p2      76 rk
        vmovdqu64 [rbp + 6976], zmm0                                ;   103.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 340]                               ;    47.5 p3      76 rk
        vmovdqu64 [rbp + 7040], zmm0                                ;   104.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 344]                               ;    47.8 p10     76 rk
        vmovdqu64 [rbp + 7104], zmm0                                ;   105.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 348]                               ;    48.2 p2      76 rk
        vmovdqu64 [rbp + 7168], zmm0                                ;   106.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 352]                               ;    48.5 p3      76 rk
        vmovdqu64 [rbp + 7232], zmm0                                ;   107.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 360]                               ;    48.8 p10     76 rk
        vmovdqu64 [rbp + 7296], zmm0                                ;   108.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 364]                               ;    49.2 p2      76 rk
        vmovdqu64 [rbp + 7360], zmm0                                ;   109.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 380]                               ;    49.5 p3      76 rk
        vmovdqu64 [rbp + 7424], zmm0                                ;   110.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 384]                               ;    49.8 p10     76 rk
        vmovdqu64 [rbp + 7488], zmm0                                ;   111.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 388]                               ;    50.2 p2      76 rk
        vmovdqu64 [rbp + 7552], zmm0                                ;   112.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 396]                               ;    50.5 p3      76 rk
        vmovdqu64 [rbp + 7616], zmm0                                ;   113.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 404]                               ;    50.8 p10     76 rk
        vmovdqu64 [rbp + 7680], zmm0                                ;   114.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 416]                               ;    51.2 p2      76 rk
        vmovdqu64 [rbp + 7744], zmm0                                ;   115.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 420]                               ;    51.5 p3      76 rk
        vmovdqu64 [rbp + 7808], zmm0                                ;   116.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 424]                               ;    51.8 p10     76 rk
        vmovdqu64 [rbp + 7872], zmm0                                ;   117.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 428]                               ;    52.2 p2      76 rk
        vmovdqu64 [rbp + 7936], zmm0                                ;   118.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 436]                               ;    52.5 p3      76 rk
        vmovdqu64 [rbp + 8000], zmm0                                ;   119.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 440]                               ;    52.8 p10     76 rk
        vmovdqu64 [rbp + 8064], zmm0                                ;   120.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 448]                               ;    53.2 p2      76 rk
        vmovdqu64 [rbp + 8128], zmm0                                ;   121.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 452]                               ;    53.5 p3      76 rk
        vmovdqu64 [rbp + 8192], zmm0                                ;   122.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 460]                               ;    53.8 p10     76 rk
        vmovdqu64 [rbp + 8256], zmm0                                ;   123.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 468]                               ;    54.2 p2      76 rk
        vmovdqu64 [rbp + 8320], zmm0                                ;   124.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 472]                               ;    54.5 p3      76 rk
        vmovdqu64 [rbp + 8384], zmm0                                ;   125.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 476]                               ;    54.8 p10     76 rk
        vmovdqu64 [rbp + 8448], zmm0                                ;   126.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 480]                               ;    55.2 p2      76 rk
        vmovdqu64 [rbp + 8512], zmm0                                ;   127.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 488]                               ;    55.5 p3      76 rk
        vmovdqu64 [rbp + 8576], zmm0                                ;   128.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 492]                               ;    55.8 p10     76 rk
        vmovdqu64 [rbp + 8640], zmm0                                ;   129.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 508]                               ;    56.2 p2      76 rk
        vmovdqu64 [rbp + 8704], zmm0                                ;   130.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 512]                               ;    56.5 p3      76 rk
        vmovdqu64 [rbp + 8768], zmm0                                ;   131.3 p8+p9   76 rk
        cmp dword [rbp + 8904], 0                                   ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 8904]                                 ;                    passes of 16
        mov rcx, rax                                                ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                                ;                    passes of 16
        mov qword [rbp + 8840], rax                                 ;                    passes of 16
        sub rcx, rax                                                ;                    passes of 16
        imul rcx, rcx, 0x10                                         ;                    passes of 16
        mov rdx, qword [rbp + 8848]                                 ;                    passes of 16
        add rcx, rdx                                                ;                    passes of 16
        mov qword [rbp + 8856], rcx                                 ;                    passes of 16
        cmp rcx, rdx                                                ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        mov r8, qword [rbp + 8848]                                  ;     0.0 p2      78 x[0] reload
        vmovdqu64 xmm0, [r8]                                        ;     5.0 p3      78 x[0]
        vmovdqu64 xmm1, [r8 + 16]                                   ;     5.0 p10     78 x[0]
        vmovdqu64 xmm2, [r8 + 32]                                   ;     5.0 p2      78 x[0]
        vmovdqu64 xmm3, [r8 + 48]                                   ;     5.0 p3      78 x[0]
        vmovdqu64 xmm4, [r8 + 64]                                   ;     5.0 p10     78 x[0]
        vmovdqu64 xmm5, [r8 + 80]                                   ;     5.0 p2      78 x[0]
        vmovdqu64 xmm6, [r8 + 96]                                   ;     5.0 p3      78 x[0]
        vmovdqu64 xmm7, [r8 + 112]                                  ;     5.0 p10     78 x[0]
        vmovdqu64 xmm8, [r8 + 128]                                  ;     5.0 p2      78 x[0]
        vshufi32x4 zmm0, zmm0, zmm4, 0                              ;    11.0 p5      78 x[0]
        vmovdqu64 xmm4, [r8 + 144]                                  ;     5.0 p3      78 x[0]
        vmovdqu64 xmm9, [r8 + 160]                                  ;     5.0 p10     78 x[0]
        vmovdqu64 xmm10, [r8 + 176]                                 ;     5.0 p2      78 x[0]
        vshufi32x4 zmm1, zmm1, zmm5, 0                              ;    11.0 p5      78 x[0]
        vmovdqu64 xmm5, [r8 + 192]                                  ;     5.0 p3      78 x[0]
        vshufi32x4 zmm5, zmm8, zmm5, 0                              ;    11.0 p5      78 x[0]
        vshufi32x4 zmm0, zmm0, zmm5, 0x88                           ;    14.0 p5      78 x[0]
        vmovdqu64 xmm5, [r8 + 208]                                  ;     5.0 p10     78 x[0]
        vshufi32x4 zmm4, zmm4, zmm5, 0                              ;    11.0 p5      78 x[0]
        vmovdqu64 xmm5, [r8 + 224]                                  ;     5.0 p2      78 x[0]
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                           ;    14.0 p5      78 x[0]
        vshufi32x4 zmm2, zmm2, zmm6, 0                              ;    11.0 p5      78 x[0]
        vmovdqu64 xmm4, [r8 + 240]                                  ;     5.2 p3      78 x[0]
        vshufi32x4 zmm5, zmm9, zmm5, 0                              ;    11.0 p5      78 x[0]
        vshufi32x4 zmm2, zmm2, zmm5, 0x88                           ;    14.0 p5      78 x[0]
        vshufi32x4 zmm3, zmm3, zmm7, 0                              ;    11.0 p5      78 x[0]
        vshufi32x4 zmm4, zmm10, zmm4, 0                             ;    11.7 p5      78 x[0]
        vshufi32x4 zmm3, zmm3, zmm4, 0x88                           ;    14.7 p5      78 x[0]
        vpunpckldq zmm4, zmm0, zmm1                                 ;    17.0 p5      78 x[0]
        vpunpckhdq zmm0, zmm0, zmm1                                 ;    17.0 p5      78 x[0]
        vpunpckldq zmm1, zmm2, zmm3                                 ;    17.7 p5      78 x[0]
        vpunpckhdq zmm2, zmm2, zmm3                                 ;    17.7 p5      78 x[0]
        vpunpcklqdq zmm3, zmm4, zmm1                                ;    18.7 p5      78 x[0]
        vpunpckhqdq zmm1, zmm4, zmm1                                ;    18.7 p5      78 x[0]
        vpunpcklqdq zmm4, zmm0, zmm2                                ;    19.7 p5      78 x[0]
        vpunpckhqdq zmm0, zmm0, zmm2                                ;    20.7 p5      78 x[0]
        vpxord zmm3, zmm3, [rbp + 3584]                             ;    19.7 p0+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 3648]                             ;    19.7 p0+p3   80 x[1]
        vpternlogd zmm0, zmm3, [rbp + 3776], 0x96                   ;    21.7 p0+p2   23 x
        vpxord zmm4, zmm4, [rbp + 3712]                             ;    20.7 p0+p3   80 x[2]
        vmovdqa64 zmm2, zmm0                                        ;    22.7         23 x copy
        vpternlogd zmm2, zmm1, zmm3, 0x6a                           ;    22.7 p0      23 x
        vpxord zmm1, zmm1, zmm4                                     ;    21.7 p0      23 x
        vpternlogd zmm3, zmm0, zmm1, 0x56                           ;    22.7 p0      23 x
        vmovdqa64 zmm5, zmm2                                        ;    23.7         23 x copy
        vpternlogd zmm5, zmm0, zmm4, 0x96                           ;    23.7 p0      23 x
        vpternlogd zmm0, zmm3, zmm4, 0x48                           ;    23.7 p0      23 x
        vpternlogd zmm0, zmm2, zmm1, 0xf8                           ;    24.7 p0      23 x
        vpandd zmm4, zmm4, zmm2                                     ;    23.7 p0      23 x
        vpternlogd zmm4, zmm1, zmm5, 0x96                           ;    24.7 p0      23 x
        vprold zmm1, zmm4, 3                                        ;    25.7 p0      47 x[2]
        vprold zmm2, zmm0, 0xd                                      ;    25.7 p0      46 x[0]
        vpslld zmm4, zmm2, 3                                        ;    26.7 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;    27.7 p0      49 x[3]
        vprold zmm3, zmm4, 7                                        ;    28.7 p0      51 x[3]
        vpxord zmm5, zmm5, zmm0                                     ;    25.7 p5      48 x[1]
        vpternlogd zmm5, zmm1, zmm2, 0x96                           ;    26.7 p5      48 x[1]
        vprold zmm0, zmm5, 1                                        ;    27.7 p0      50 x[1]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;    29.7 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;    30.7 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;    28.7 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;    29.7 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;    30.7 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 384]                              ;    31.7 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 3840]                             ;    28.7 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 512]                              ;    31.7 p0+p2   80 x[2]
        vmovdqa64 zmm4, zmm1                                        ;    32.7         24 x copy
        vpternlogd zmm4, zmm0, zmm2, 0xf8                           ;    32.7 p5      24 x
        vpxord zmm3, zmm3, [rbp + 640]                              ;    29.7 p0+p3   80 x[3]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;    32.7 p5      24 x
        vmovdqa64 zmm5, zmm3                                        ;    30.7         24 x copy
        vpternlogd zmm5, zmm0, zmm2, 0x21                           ;    32.7 p0      24 x
        vpternlogd zmm0, zmm2, zmm1, 0x6a                           ;    33.7 p5      24 x
        vpternlogd zmm1, zmm5, zmm4, 0xec                           ;    33.7 p0      24 x
        vpternlogd zmm4, zmm1, zmm0, 0xde                           ;    34.7 p5      24 x
        vpxord zmm3, zmm3, zmm0                                     ;    34.7 p0      24 x
        vprold zmm0, zmm0, 3                                        ;    34.7 p0      47 x[2]
        vmovdqa64 zmm2, zmm3                                        ;    35.7         24 x copy
        vpternlogd zmm2, zmm1, zmm5, 0x9a                           ;    35.7 p5      24 x
        vpternlogd zmm3, zmm5, zmm0, 0x96                           ;    35.7 p5      48 x[1]
        vprold zmm2, zmm2, 0xd                                      ;    36.7 p0      46 x[0]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;    37.7 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;    38.7 p0      50 x[1]
        vpslld zmm4, zmm2, 3                                        ;    37.7 p0      49 x[3]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;    38.7 p5      49 x[3]
        vprold zmm1, zmm4, 7                                        ;    39.7 p0      51 x[3]
        vpternlogd zmm2, zmm1, zmm3, 0x96                           ;    40.7 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;    41.7 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;    39.7 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;    40.7 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;    41.7 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 3904]                             ;    42.7 p5+p2   80 x[0]
        vpxord zmm3, zmm3, [rbp + 3968]                             ;    39.7 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 4032]                             ;    42.7 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    43.7         25 x copy
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;    43.7 p0      25 x
        vpxord zmm1, zmm1, [rbp + 4096]                             ;    40.7 p5+p3   80 x[3]
        vpternlogd zmm0, zmm1, zmm2, 0x6c                           ;    43.7 p0      25 x
        vpternlogd zmm1, zmm3, zmm2, 0x36                           ;    43.7 p5      25 x
        vpternlogd zmm3, zmm0, zmm4, 0x6a                           ;    44.7 p0      25 x
        vpternlogd zmm2, zmm0, zmm4, 0x96                           ;    44.7 p5      25 x
        vpternlogd zmm0, zmm4, zmm1, 0xd2                           ;    44.7 p0      25 x
        vprold zmm2, zmm2, 0xd                                      ;    45.7 p0      46 x[0]
        vpxord zmm1, zmm1, zmm0                                     ;    45.7 p5      25 x
        vprold zmm1, zmm1, 3                                        ;    46.7 p0      47 x[2]
        vpslld zmm4, zmm2, 3                                        ;    46.7 p0      49 x[3]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;    47.7 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;    48.7 p0      51 x[3]
        vpxord zmm0, zmm0, zmm3                                     ;    45.7 p5      48 x[1]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;    47.7 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;    48.7 p0      50 x[1]
        vpternlogd zmm2, zmm4, zmm0, 0x96                           ;    49.7 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;    50.7 p0      54 x[0]
        vpslld zmm3, zmm0, 7                                        ;    50.2 p0      53 x[2]
        vpternlogd zmm3, zmm1, zmm4, 0x96                           ;    51.2 p5      53 x[2]
        vprold zmm1, zmm3, 0x16                                     ;    52.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 448]                              ;    51.7 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 4224]                             ;    53.2 p5+p3   80 x[2]
        vmovdqu64 zmm3, [rbp + 4160]                                ;    20.7 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm2                                        ;    52.7         26 x copy
        vpternlogd zmm5, zmm0, zmm3, 0x60                           ;    52.7 p5      26 x
        vpxord zmm4, zmm4, [rbp + 576]                              ;    52.2 p0+p3   80 x[3]
        vpternlogd zmm3, zmm0, zmm4, 0x96                           ;    53.2 p5      26 x
        vmovdqa64 zmm0, zmm4                                        ;    53.2         26 x copy
        vpternlogd zmm0, zmm1, zmm2, 0xc8                           ;    54.2 p0      26 x
        vpternlogd zmm4, zmm5, zmm2, 0x36                           ;    53.7 p5      26 x
        vpxord zmm2, zmm2, zmm1                                     ;    54.2 p0      26 x
        vpternlogd zmm2, zmm3, zmm5, 0x36                           ;    55.2 p5      26 x
        vpternlogd zmm3, zmm0, zmm5, 0x36                           ;    55.2 p0      26 x
        vmovdqa64 zmm1, zmm4                                        ;    54.7         26 x copy
        vpternlogd zmm1, zmm0, zmm2, 0x56                           ;    56.2 p5      26 x
        vpternlogd zmm2, zmm4, zmm3, 0x4e                           ;    56.2 p0      26 x
        vpternlogd zmm4, zmm1, zmm3, 0x36                           ;    57.2 p5      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x1e                           ;    57.2 p0      49 x[3]
        vprold zmm0, zmm2, 0xd                                      ;    58.2 p0      46 x[0]
        vprold zmm2, zmm4, 3                                        ;    59.2 p0      47 x[2]
        vpternlogd zmm3, zmm2, zmm0, 0x96                           ;    60.2 p5      48 x[1]
        vpslld zmm4, zmm0, 3                                        ;    60.2 p0      49 x[3]
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;    61.2 p5      49 x[3]
        vprold zmm1, zmm3, 1                                        ;    61.2 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;    62.2 p0      51 x[3]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;    63.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    64.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;    64.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;    65.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;    66.2 p0      55 x[2]
        vpxord zmm1, zmm1, [rbp + 4352]                             ;    62.2 p5+p2   80 x[1]
        vmovdqu64 zmm4, [rbp + 4288]                                ;    24.8 p3      80 x[0] reload
        vmovdqa64 zmm5, zmm1                                        ;    63.2         27 x copy
        vpternlogd zmm5, zmm0, zmm4, 0x96                           ;    65.2 p5      27 x
        vpxord zmm3, zmm3, [rbp + 4416]                             ;    63.7 p5+p2   80 x[3]
        vpternlogd zmm0, zmm4, zmm3, 0x96                           ;    65.2 p5      27 x
        vmovdqu64 zmm4, [rbp + 832]                                 ;    25.8 p3      80 x[2] reload
        vpternlogd zmm3, zmm2, zmm4, 0x96                           ;    67.2 p5      27 x
        vpternlogd zmm2, zmm4, zmm0, 0xbe                           ;    67.2 p0      27 x
        vpternlogd zmm5, zmm3, zmm0, 0x6c                           ;    68.2 p5      27 x
        vmovdqa64 zmm4, zmm2                                        ;    68.2         27 x copy
        vpternlogd zmm4, zmm3, zmm1, 0x9a                           ;    68.2 p0      27 x
        vpternlogd zmm2, zmm3, zmm5, 0x80                           ;    69.2 p5      27 x
        vprold zmm3, zmm5, 0xd                                      ;    69.2 p0      46 x[0]
        vpternlogd zmm4, zmm3, zmm2, 0x36                           ;    70.2 p5      48 x[1]
        vpternlogd zmm5, zmm0, zmm1, 0x6c                           ;    69.2 p0      49 x[3]
        vpxord zmm0, zmm0, zmm2                                     ;    70.2 p5      27 x
        vpxord zmm1, zmm1, zmm0                                     ;    71.2 p0      27 x
        vprold zmm1, zmm1, 3                                        ;    72.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;    73.2 p5      48 x[1]
        vpslld zmm0, zmm3, 3                                        ;    72.2 p0      49 x[3]
        vpternlogd zmm0, zmm5, zmm1, 0x96                           ;    73.2 p5      49 x[3]
        vprold zmm2, zmm4, 1                                        ;    74.2 p0      50 x[1]
        vprold zmm0, zmm0, 7                                        ;    74.2 p0      51 x[3]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;    75.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;    76.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;    76.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;    77.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;    78.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 704]                              ;    77.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 4480]                             ;    75.7 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 4608]                             ;    76.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;    77.7         28 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;    78.2 p5      28 x
        vpxord zmm1, zmm1, [rbp + 4544]                             ;    79.2 p0+p3   28 x
        vpternlogd zmm2, zmm1, zmm3, 0x9c                           ;    80.2 p5      28 x
        vpandnd zmm1, zmm1, zmm3                                    ;    80.2 p0      28 x
        vpternlogd zmm1, zmm4, zmm0, 0x6a                           ;    81.2 p5      28 x
        vpternlogd zmm0, zmm4, zmm2, 0x56                           ;    81.2 p0      28 x
        vpxord zmm3, zmm3, zmm2                                     ;    81.2 p5      28 x
        vpternlogd zmm2, zmm1, zmm4, 0x6a                           ;    82.2 p0      48 x[1]
        vpternlogd zmm4, zmm0, zmm3, 0x78                           ;    82.2 p5      28 x
        vprold zmm0, zmm0, 0xd                                      ;    82.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;    83.2 p0      47 x[2]
        vpternlogd zmm2, zmm4, zmm0, 0x96                           ;    84.2 p5      48 x[1]
        vpslld zmm5, zmm0, 3                                        ;    84.2 p0      49 x[3]
        vprold zmm2, zmm2, 1                                        ;    85.2 p0      50 x[1]
        vpxord zmm1, zmm1, zmm3                                     ;    83.7 p5      49 x[3]
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;    85.2 p5      49 x[3]
        vprold zmm1, zmm5, 7                                        ;    86.2 p0      51 x[3]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;    87.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    88.2 p0      54 x[0]
        vpslld zmm3, zmm2, 7                                        ;    88.2 p0      53 x[2]
        vpternlogd zmm3, zmm4, zmm1, 0x96                           ;    89.2 p5      53 x[2]
        vprold zmm3, zmm3, 0x16                                     ;    90.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 4672]                             ;    89.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 768]                              ;    88.7 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 4800]                             ;    89.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 4736]                                ;    35.0 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm1                                        ;    90.7         29 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x96                           ;    91.2 p0      29 x
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;    91.2 p5      29 x
        vmovdqa64 zmm4, zmm3                                        ;    92.2         29 x copy
        vpternlogd zmm4, zmm1, zmm0, 0x78                           ;    92.2 p0      29 x
        vpxord zmm0, zmm0, zmm1                                     ;    91.7 p5      29 x
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;    92.7 p0      29 x
        vpternlogd zmm3, zmm5, zmm0, 0x36                           ;    92.7 p5      29 x
        vpxord zmm0, zmm0, zmm4                                     ;    93.2 p0      29 x
        vpternlogd zmm5, zmm0, zmm2, 0x6c                           ;    94.2 p5      29 x
        vpxord zmm2, zmm2, zmm4                                     ;    94.2 p0      29 x
        vpternlogd zmm2, zmm0, zmm3, 0x6c                           ;    95.2 p5      49 x[3]
        vprold zmm0, zmm5, 0xd                                      ;    95.2 p0      46 x[0]
        vpxord zmm3, zmm3, zmm5                                     ;    95.7 p5      29 x
        vprold zmm1, zmm3, 3                                        ;    96.7 p0      47 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;    97.7 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;    97.2 p0      49 x[3]
        vpternlogd zmm3, zmm2, zmm1, 0x96                           ;    98.2 p5      49 x[3]
        vprold zmm2, zmm4, 1                                        ;    98.7 p0      50 x[1]
        vprold zmm3, zmm3, 7                                        ;    99.2 p0      51 x[3]
        vpternlogd zmm0, zmm3, zmm2, 0x96                           ;   100.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   101.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   101.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   102.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   103.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 960]                              ;   100.7 p5+p2   80 x[1]
        vpxord zmm1, zmm1, [rbp + 1088]                             ;   104.2 p5+p3   80 x[2]
        vpxord zmm3, zmm3, [rbp + 4864]                             ;   102.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm3                                        ;   103.7         30 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x1e                           ;   105.2 p0      30 x
        vmovdqu64 zmm5, [rbp + 896]                                 ;    39.8 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm2                                        ;   101.7         30 x copy
        vpternlogd zmm6, zmm0, zmm5, 0x96                           ;   103.7 p5      30 x
        vpternlogd zmm0, zmm5, zmm4, 0x28                           ;   106.2 p0      30 x
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   107.2 p5      30 x
        vpternlogd zmm3, zmm1, zmm6, 0x6a                           ;   105.2 p0      30 x
        vmovdqa64 zmm1, zmm2                                        ;   108.2         30 x copy
        vpternlogd zmm1, zmm0, zmm4, 0x6a                           ;   108.2 p5      30 x
        vpternlogd zmm4, zmm3, zmm2, 0xb4                           ;   108.2 p0      30 x
        vpternlogd zmm3, zmm1, zmm2, 0x6c                           ;   109.2 p5      30 x
        vpternlogd zmm1, zmm0, zmm6, 0x96                           ;   109.2 p0      48 x[1]
        vprold zmm0, zmm3, 0xd                                      ;   110.2 p0      46 x[0]
        vprold zmm3, zmm4, 3                                        ;   109.2 p0      47 x[2]
        vpternlogd zmm1, zmm0, zmm3, 0x96                           ;   111.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   112.2 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;   111.2 p0      49 x[3]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   112.2 p5      49 x[3]
        vprold zmm2, zmm4, 7                                        ;   113.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x96                           ;   114.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   115.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   114.2 p0      53 x[2]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   115.2 p5      53 x[2]
        vprold zmm3, zmm4, 0x16                                     ;   116.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 4928]                             ;   116.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 4992]                             ;   113.2 p5+p3   80 x[1]
        vpternlogd zmm2, zmm0, [rbp + 5056], 0x96                   ;   117.2 p5+p2   23 x
        vpxord zmm3, zmm3, [rbp + 1024]                             ;   117.2 p5+p3   80 x[2]
        vmovdqa64 zmm4, zmm2                                        ;   118.2         23 x copy
        vpternlogd zmm4, zmm1, zmm0, 0x6a                           ;   118.2 p5      23 x
        vpxord zmm1, zmm1, zmm3                                     ;   118.2 p0      23 x
        vpternlogd zmm0, zmm2, zmm1, 0x56                           ;   119.2 p5      23 x
        vmovdqa64 zmm5, zmm4                                        ;   119.2         23 x copy
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;   119.2 p0      23 x
        vpternlogd zmm2, zmm0, zmm3, 0x48                           ;   120.2 p5      23 x
        vpternlogd zmm2, zmm4, zmm1, 0xf8                           ;   121.2 p0      23 x
        vpandd zmm3, zmm3, zmm4                                     ;   119.2 p5      23 x
        vpternlogd zmm3, zmm1, zmm5, 0x96                           ;   120.2 p0      23 x
        vprold zmm1, zmm3, 3                                        ;   121.2 p0      47 x[2]
        vprold zmm3, zmm2, 0xd                                      ;   122.2 p0      46 x[0]
        vpslld zmm4, zmm3, 3                                        ;   123.2 p0      49 x[3]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   124.2 p5      49 x[3]
        vprold zmm0, zmm4, 7                                        ;   125.2 p0      51 x[3]
        vpxord zmm5, zmm5, zmm2                                     ;   122.2 p5      48 x[1]
        vpternlogd zmm5, zmm1, zmm3, 0x96                           ;   123.2 p5      48 x[1]
        vprold zmm2, zmm5, 1                                        ;   124.2 p0      50 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   126.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   127.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   126.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   127.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   128.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 1152]                             ;   128.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 5120]                             ;   125.7 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 1280]                             ;   129.2 p5+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 1408]                             ;   127.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   128.7         24 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   130.2 p0      24 x
        vpternlogd zmm1, zmm2, zmm3, 0xf8                           ;   130.2 p5      24 x
        vmovdqa64 zmm5, zmm0                                        ;   128.7         24 x copy
        vpternlogd zmm5, zmm2, zmm3, 0x21                           ;   129.2 p0      24 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   131.2 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;   131.2 p0      24 x
        vpternlogd zmm1, zmm4, zmm2, 0xde                           ;   132.2 p5      24 x
        vpxord zmm0, zmm0, zmm2                                     ;   132.2 p0      24 x
        vprold zmm2, zmm2, 3                                        ;   132.2 p0      47 x[2]
        vmovdqa64 zmm3, zmm0                                        ;   133.2         24 x copy
        vpternlogd zmm3, zmm4, zmm5, 0x9a                           ;   133.2 p5      24 x
        vpternlogd zmm0, zmm5, zmm2, 0x96                           ;   133.2 p5      48 x[1]
        vprold zmm3, zmm3, 0xd                                      ;   134.2 p0      46 x[0]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   135.2 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   136.2 p0      50 x[1]
        vpslld zmm1, zmm3, 3                                        ;   135.2 p0      49 x[3]
        vpternlogd zmm1, zmm4, zmm2, 0x96                           ;   136.2 p5      49 x[3]
        vprold zmm1, zmm1, 7                                        ;   137.2 p0      51 x[3]
        vpternlogd zmm3, zmm1, zmm0, 0x96                           ;   138.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   139.2 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   138.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   139.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   140.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 5184]                             ;   140.2 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 5248]                             ;   138.7 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 5312]                             ;   141.2 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm2                                        ;   142.2         25 x copy
        vpternlogd zmm4, zmm0, zmm3, 0x96                           ;   142.2 p0      25 x
        vpxord zmm1, zmm1, [rbp + 5376]                             ;   140.7 p5+p3   80 x[3]
        vpternlogd zmm2, zmm1, zmm3, 0x6c                           ;   142.2 p0      25 x
        vpternlogd zmm1, zmm0, zmm3, 0x36                           ;   141.7 p5      25 x
        vpternlogd zmm0, zmm2, zmm4, 0x6a                           ;   143.2 p0      25 x
        vpternlogd zmm3, zmm2, zmm4, 0x96                           ;   143.2 p5      25 x
        vpternlogd zmm2, zmm4, zmm1, 0xd2                           ;   143.2 p0      25 x
        vprold zmm3, zmm3, 0xd                                      ;   144.2 p0      46 x[0]
        vpxord zmm1, zmm1, zmm2                                     ;   144.2 p5      25 x
        vprold zmm1, zmm1, 3                                        ;   145.2 p0      47 x[2]
        vpslld zmm4, zmm3, 3                                        ;   146.2 p0      49 x[3]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   147.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   148.2 p0      51 x[3]
        vpxord zmm2, zmm2, zmm0                                     ;   145.7 p5      48 x[1]
        vpternlogd zmm2, zmm1, zmm3, 0x96                           ;   146.7 p5      48 x[1]
        vprold zmm0, zmm2, 1                                        ;   148.2 p0      50 x[1]
        vpternlogd zmm3, zmm4, zmm0, 0x96                           ;   149.2 p5      52 x[0]
        vprold zmm2, zmm3, 5                                        ;   150.2 p0      54 x[0]
        vpslld zmm3, zmm0, 7                                        ;   150.2 p0      53 x[2]
        vpternlogd zmm3, zmm1, zmm4, 0x96                           ;   151.2 p5      53 x[2]
        vprold zmm1, zmm3, 0x16                                     ;   152.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 1216]                             ;   151.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 5504]                             ;   153.2 p5+p3   80 x[2]
        vmovdqu64 zmm3, [rbp + 5440]                                ;    57.8 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm2                                        ;   152.2         26 x copy
        vpternlogd zmm5, zmm0, zmm3, 0x60                           ;   152.2 p5      26 x
        vpxord zmm4, zmm4, [rbp + 1344]                             ;   152.2 p0+p3   80 x[3]
        vpternlogd zmm3, zmm0, zmm4, 0x96                           ;   153.2 p5      26 x
        vmovdqa64 zmm0, zmm4                                        ;   153.2         26 x copy
        vpternlogd zmm0, zmm1, zmm2, 0xc8                           ;   154.2 p0      26 x
        vpternlogd zmm4, zmm5, zmm2, 0x36                           ;   153.7 p5      26 x
        vpxord zmm2, zmm2, zmm1                                     ;   154.2 p0      26 x
        vpternlogd zmm2, zmm3, zmm5, 0x36                           ;   155.2 p5      26 x
        vpternlogd zmm3, zmm0, zmm5, 0x36                           ;   155.2 p0      26 x
        vmovdqa64 zmm1, zmm4                                        ;   154.7         26 x copy
        vpternlogd zmm1, zmm0, zmm2, 0x56                           ;   156.2 p5      26 x
        vpternlogd zmm2, zmm4, zmm3, 0x4e                           ;   156.2 p0      26 x
        vpternlogd zmm4, zmm1, zmm3, 0x36                           ;   157.2 p5      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x1e                           ;   157.2 p0      49 x[3]
        vprold zmm0, zmm2, 0xd                                      ;   158.2 p0      46 x[0]
        vprold zmm2, zmm4, 3                                        ;   159.2 p0      47 x[2]
        vpternlogd zmm3, zmm2, zmm0, 0x96                           ;   160.2 p5      48 x[1]
        vpslld zmm4, zmm0, 3                                        ;   160.2 p0      49 x[3]
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   161.2 p5      49 x[3]
        vprold zmm1, zmm3, 1                                        ;   161.2 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;   162.2 p0      51 x[3]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;   163.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   164.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   164.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   165.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   166.2 p0      55 x[2]
        vpxord zmm1, zmm1, [rbp + 5632]                             ;   162.2 p5+p2   80 x[1]
        vmovdqu64 zmm4, [rbp + 5568]                                ;    62.0 p3      80 x[0] reload
        vmovdqa64 zmm5, zmm1                                        ;   163.2         27 x copy
        vpternlogd zmm5, zmm0, zmm4, 0x96                           ;   165.2 p5      27 x
        vpxord zmm3, zmm3, [rbp + 5696]                             ;   163.7 p5+p2   80 x[3]
        vpternlogd zmm0, zmm4, zmm3, 0x96                           ;   165.2 p5      27 x
        vmovdqu64 zmm4, [rbp + 1600]                                ;    63.0 p3      80 x[2] reload
        vpternlogd zmm3, zmm2, zmm4, 0x96                           ;   167.2 p5      27 x
        vpternlogd zmm2, zmm4, zmm0, 0xbe                           ;   167.2 p0      27 x
        vpternlogd zmm5, zmm3, zmm0, 0x6c                           ;   168.2 p5      27 x
        vmovdqa64 zmm4, zmm2                                        ;   168.2         27 x copy
        vpternlogd zmm4, zmm3, zmm1, 0x9a                           ;   168.2 p0      27 x
        vpternlogd zmm2, zmm3, zmm5, 0x80                           ;   169.2 p5      27 x
        vprold zmm3, zmm5, 0xd                                      ;   169.2 p0      46 x[0]
        vpternlogd zmm4, zmm3, zmm2, 0x36                           ;   170.2 p5      48 x[1]
        vpternlogd zmm5, zmm0, zmm1, 0x6c                           ;   169.2 p0      49 x[3]
        vpxord zmm0, zmm0, zmm2                                     ;   170.2 p5      27 x
        vpxord zmm1, zmm1, zmm0                                     ;   171.2 p0      27 x
        vprold zmm1, zmm1, 3                                        ;   172.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   173.2 p5      48 x[1]
        vpslld zmm0, zmm3, 3                                        ;   172.2 p0      49 x[3]
        vpternlogd zmm0, zmm5, zmm1, 0x96                           ;   173.2 p5      49 x[3]
        vprold zmm2, zmm4, 1                                        ;   174.2 p0      50 x[1]
        vprold zmm0, zmm0, 7                                        ;   174.2 p0      51 x[3]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   175.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   176.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   176.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   177.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   178.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 1472]                             ;   177.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 5760]                             ;   175.7 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 5888]                             ;   176.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   177.7         28 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   178.2 p5      28 x
        vpxord zmm1, zmm1, [rbp + 5824]                             ;   179.2 p0+p3   28 x
        vpternlogd zmm2, zmm1, zmm3, 0x9c                           ;   180.2 p5      28 x
        vpandnd zmm1, zmm1, zmm3                                    ;   180.2 p0      28 x
        vpternlogd zmm1, zmm4, zmm0, 0x6a                           ;   181.2 p5      28 x
        vpternlogd zmm0, zmm4, zmm2, 0x56                           ;   181.2 p0      28 x
        vpxord zmm3, zmm3, zmm2                                     ;   181.2 p5      28 x
        vpternlogd zmm2, zmm1, zmm4, 0x6a                           ;   182.2 p0      48 x[1]
        vpternlogd zmm4, zmm0, zmm3, 0x78                           ;   182.2 p5      28 x
        vprold zmm0, zmm0, 0xd                                      ;   182.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;   183.2 p0      47 x[2]
        vpternlogd zmm2, zmm4, zmm0, 0x96                           ;   184.2 p5      48 x[1]
        vpslld zmm5, zmm0, 3                                        ;   184.2 p0      49 x[3]
        vprold zmm2, zmm2, 1                                        ;   185.2 p0      50 x[1]
        vpxord zmm1, zmm1, zmm3                                     ;   183.7 p5      49 x[3]
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   185.2 p5      49 x[3]
        vprold zmm1, zmm5, 7                                        ;   186.2 p0      51 x[3]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   187.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   188.2 p0      54 x[0]
        vpslld zmm3, zmm2, 7                                        ;   188.2 p0      53 x[2]
        vpternlogd zmm3, zmm4, zmm1, 0x96                           ;   189.2 p5      53 x[2]
        vprold zmm3, zmm3, 0x16                                     ;   190.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 5952]                             ;   189.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 1536]                             ;   188.7 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 6080]                             ;   189.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 6016]                                ;    72.2 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm1                                        ;   190.7         29 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x96                           ;   191.2 p0      29 x
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;   191.2 p5      29 x
        vmovdqa64 zmm4, zmm3                                        ;   192.2         29 x copy
        vpternlogd zmm4, zmm1, zmm0, 0x78                           ;   192.2 p0      29 x
        vpxord zmm0, zmm0, zmm1                                     ;   191.7 p5      29 x
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   192.7 p0      29 x
        vpternlogd zmm3, zmm5, zmm0, 0x36                           ;   192.7 p5      29 x
        vpxord zmm0, zmm0, zmm4                                     ;   193.2 p0      29 x
        vpternlogd zmm5, zmm0, zmm2, 0x6c                           ;   194.2 p5      29 x
        vpxord zmm2, zmm2, zmm4                                     ;   194.2 p0      29 x
        vpternlogd zmm2, zmm0, zmm3, 0x6c                           ;   195.2 p5      49 x[3]
        vprold zmm0, zmm5, 0xd                                      ;   195.2 p0      46 x[0]
        vpxord zmm3, zmm3, zmm5                                     ;   195.7 p5      29 x
        vprold zmm1, zmm3, 3                                        ;   196.7 p0      47 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   197.7 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;   197.2 p0      49 x[3]
        vpternlogd zmm3, zmm2, zmm1, 0x96                           ;   198.2 p5      49 x[3]
        vprold zmm2, zmm4, 1                                        ;   198.7 p0      50 x[1]
        vprold zmm3, zmm3, 7                                        ;   199.2 p0      51 x[3]
        vpternlogd zmm0, zmm3, zmm2, 0x96                           ;   200.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   201.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   201.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   202.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   203.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 1728]                             ;   200.7 p5+p2   80 x[1]
        vpxord zmm1, zmm1, [rbp + 1856]                             ;   204.2 p5+p3   80 x[2]
        vpxord zmm3, zmm3, [rbp + 6144]                             ;   202.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm3                                        ;   203.7         30 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x1e                           ;   205.2 p0      30 x
        vmovdqu64 zmm5, [rbp + 1664]                                ;    77.0 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm2                                        ;   201.7         30 x copy
        vpternlogd zmm6, zmm0, zmm5, 0x96                           ;   203.7 p5      30 x
        vpternlogd zmm0, zmm5, zmm4, 0x28                           ;   206.2 p0      30 x
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   207.2 p5      30 x
        vpternlogd zmm3, zmm1, zmm6, 0x6a                           ;   205.2 p0      30 x
        vmovdqa64 zmm1, zmm2                                        ;   208.2         30 x copy
        vpternlogd zmm1, zmm0, zmm4, 0x6a                           ;   208.2 p5      30 x
        vpternlogd zmm4, zmm3, zmm2, 0xb4                           ;   208.2 p0      30 x
        vpternlogd zmm3, zmm1, zmm2, 0x6c                           ;   209.2 p5      30 x
        vpternlogd zmm1, zmm0, zmm6, 0x96                           ;   209.2 p0      48 x[1]
        vprold zmm0, zmm3, 0xd                                      ;   210.2 p0      46 x[0]
        vprold zmm3, zmm4, 3                                        ;   209.2 p0      47 x[2]
        vpternlogd zmm1, zmm0, zmm3, 0x96                           ;   211.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   212.2 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;   211.2 p0      49 x[3]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   212.2 p5      49 x[3]
        vprold zmm2, zmm4, 7                                        ;   213.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x96                           ;   214.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   215.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   214.2 p0      53 x[2]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   215.2 p5      53 x[2]
        vprold zmm3, zmm4, 0x16                                     ;   216.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 6208]                             ;   216.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 6272]                             ;   213.2 p5+p3   80 x[1]
        vpternlogd zmm2, zmm0, [rbp + 6336], 0x96                   ;   217.2 p5+p2   23 x
        vpxord zmm3, zmm3, [rbp + 1792]                             ;   217.2 p5+p3   80 x[2]
        vmovdqa64 zmm4, zmm2                                        ;   218.2         23 x copy
        vpternlogd zmm4, zmm1, zmm0, 0x6a                           ;   218.2 p5      23 x
        vpxord zmm1, zmm1, zmm3                                     ;   218.2 p0      23 x
        vpternlogd zmm0, zmm2, zmm1, 0x56                           ;   219.2 p5      23 x
        vmovdqa64 zmm5, zmm4                                        ;   219.2         23 x copy
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;   219.2 p0      23 x
        vpternlogd zmm2, zmm0, zmm3, 0x48                           ;   220.2 p5      23 x
        vpternlogd zmm2, zmm4, zmm1, 0xf8                           ;   221.2 p0      23 x
        vpandd zmm3, zmm3, zmm4                                     ;   219.2 p5      23 x
        vpternlogd zmm3, zmm1, zmm5, 0x96                           ;   220.2 p0      23 x
        vprold zmm1, zmm3, 3                                        ;   221.2 p0      47 x[2]
        vprold zmm3, zmm2, 0xd                                      ;   222.2 p0      46 x[0]
        vpslld zmm4, zmm3, 3                                        ;   223.2 p0      49 x[3]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   224.2 p5      49 x[3]
        vprold zmm0, zmm4, 7                                        ;   225.2 p0      51 x[3]
        vpxord zmm5, zmm5, zmm2                                     ;   222.2 p5      48 x[1]
        vpternlogd zmm5, zmm1, zmm3, 0x96                           ;   223.2 p5      48 x[1]
        vprold zmm2, zmm5, 1                                        ;   224.2 p0      50 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   226.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   227.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   226.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   227.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   228.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 1920]                             ;   228.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 6400]                             ;   225.7 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 2048]                             ;   229.2 p5+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 2176]                             ;   227.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   228.7         24 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   230.2 p0      24 x
        vpternlogd zmm1, zmm2, zmm3, 0xf8                           ;   230.2 p5      24 x
        vmovdqa64 zmm5, zmm0                                        ;   228.7         24 x copy
        vpternlogd zmm5, zmm2, zmm3, 0x21                           ;   229.2 p0      24 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   231.2 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;   231.2 p0      24 x
        vpternlogd zmm1, zmm4, zmm2, 0xde                           ;   232.2 p5      24 x
        vpxord zmm0, zmm0, zmm2                                     ;   232.2 p0      24 x
        vprold zmm2, zmm2, 3                                        ;   232.2 p0      47 x[2]
        vmovdqa64 zmm3, zmm0                                        ;   233.2         24 x copy
        vpternlogd zmm3, zmm4, zmm5, 0x9a                           ;   233.2 p5      24 x
        vpternlogd zmm0, zmm5, zmm2, 0x96                           ;   233.2 p5      48 x[1]
        vprold zmm3, zmm3, 0xd                                      ;   234.2 p0      46 x[0]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   235.2 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   236.2 p0      50 x[1]
        vpslld zmm1, zmm3, 3                                        ;   235.2 p0      49 x[3]
        vpternlogd zmm1, zmm4, zmm2, 0x96                           ;   236.2 p5      49 x[3]
        vprold zmm1, zmm1, 7                                        ;   237.2 p0      51 x[3]
        vpternlogd zmm3, zmm1, zmm0, 0x96                           ;   238.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   239.2 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   238.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   239.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   240.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 6464]                             ;   240.2 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 6528]                             ;   238.7 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 6592]                             ;   241.2 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm2                                        ;   242.2         25 x copy
        vpternlogd zmm4, zmm0, zmm3, 0x96                           ;   242.2 p0      25 x
        vpxord zmm1, zmm1, [rbp + 6656]                             ;   240.7 p5+p3   80 x[3]
        vpternlogd zmm2, zmm1, zmm3, 0x6c                           ;   242.2 p0      25 x
        vpternlogd zmm1, zmm0, zmm3, 0x36                           ;   241.7 p5      25 x
        vpternlogd zmm0, zmm2, zmm4, 0x6a                           ;   243.2 p0      25 x
        vpternlogd zmm3, zmm2, zmm4, 0x96                           ;   243.2 p5      25 x
        vpternlogd zmm2, zmm4, zmm1, 0xd2                           ;   243.2 p0      25 x
        vprold zmm3, zmm3, 0xd                                      ;   244.2 p0      46 x[0]
        vpxord zmm1, zmm1, zmm2                                     ;   244.2 p5      25 x
        vprold zmm1, zmm1, 3                                        ;   245.2 p0      47 x[2]
        vpslld zmm4, zmm3, 3                                        ;   246.2 p0      49 x[3]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   247.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   248.2 p0      51 x[3]
        vpxord zmm2, zmm2, zmm0                                     ;   245.7 p5      48 x[1]
        vpternlogd zmm2, zmm1, zmm3, 0x96                           ;   246.7 p5      48 x[1]
        vprold zmm0, zmm2, 1                                        ;   248.2 p0      50 x[1]
        vpternlogd zmm3, zmm4, zmm0, 0x96                           ;   249.2 p5      52 x[0]
        vprold zmm2, zmm3, 5                                        ;   250.2 p0      54 x[0]
        vpslld zmm3, zmm0, 7                                        ;   250.2 p0      53 x[2]
        vpternlogd zmm3, zmm1, zmm4, 0x96                           ;   251.2 p5      53 x[2]
        vprold zmm1, zmm3, 0x16                                     ;   252.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 1984]                             ;   251.2 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 6720]                             ;   250.7 p5+p3   80 x[1]
        vmovdqu64 zmm3, [rbp + 2112]                                ;    95.0 p2      80 x[3] reload
        vmovdqa64 zmm5, zmm0                                        ;   251.7         26 x copy
        vpternlogd zmm5, zmm4, zmm3, 0x96                           ;   251.7 p5      26 x
        vpternlogd zmm3, zmm4, zmm2, 0xbe                           ;   252.2 p0      26 x
        vpandd zmm0, zmm0, zmm2                                     ;   252.7 p5      26 x
        vmovdqu64 zmm4, [rbp + 6784]                                ;    95.2 p3      80 x[2] reload
        vpternlogd zmm2, zmm1, zmm4, 0x96                           ;   253.2 p0      26 x
        vpternlogd zmm1, zmm4, zmm3, 0x28                           ;   253.7 p5      26 x
        vpternlogd zmm2, zmm5, zmm0, 0x36                           ;   254.2 p0      26 x
        vpternlogd zmm5, zmm1, zmm0, 0x36                           ;   254.7 p5      26 x
        vpxord zmm3, zmm3, zmm0                                     ;   255.2 p0      26 x
        vmovdqa64 zmm4, zmm3                                        ;   256.2         26 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x56                           ;   256.2 p5      26 x
        vpternlogd zmm2, zmm3, zmm5, 0x4e                           ;   256.2 p0      26 x
        vpternlogd zmm3, zmm4, zmm5, 0x36                           ;   257.2 p5      26 x
        vpternlogd zmm4, zmm1, zmm0, 0x1e                           ;   257.2 p0      49 x[3]
        vprold zmm0, zmm2, 0xd                                      ;   258.2 p0      46 x[0]
        vprold zmm1, zmm3, 3                                        ;   259.2 p0      47 x[2]
        vpternlogd zmm5, zmm1, zmm0, 0x96                           ;   260.2 p5      48 x[1]
        vpslld zmm2, zmm0, 3                                        ;   260.2 p0      49 x[3]
        vpternlogd zmm2, zmm4, zmm1, 0x96                           ;   261.2 p5      49 x[3]
        vprold zmm3, zmm5, 1                                        ;   261.2 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;   262.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm3, 0x96                           ;   263.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   264.2 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   264.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   265.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   266.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 6912]                             ;   262.2 p5+p2   80 x[1]
        vmovdqu64 zmm4, [rbp + 6848]                                ;    99.2 p3      80 x[0] reload
        vmovdqa64 zmm5, zmm3                                        ;   263.2         27 x copy
        vpternlogd zmm5, zmm0, zmm4, 0x96                           ;   265.2 p5      27 x
        vpxord zmm2, zmm2, [rbp + 6976]                             ;   263.7 p5+p2   80 x[3]
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   265.2 p5      27 x
        vmovdqu64 zmm4, [rbp + 2368]                                ;   100.2 p3      80 x[2] reload
        vpternlogd zmm2, zmm1, zmm4, 0x96                           ;   267.2 p5      27 x
        vpternlogd zmm1, zmm4, zmm0, 0xbe                           ;   267.2 p0      27 x
        vpternlogd zmm5, zmm2, zmm0, 0x6c                           ;   268.2 p5      27 x
        vmovdqa64 zmm4, zmm1                                        ;   268.2         27 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x9a                           ;   268.2 p0      27 x
        vpternlogd zmm1, zmm2, zmm5, 0x80                           ;   269.2 p5      27 x
        vprold zmm2, zmm5, 0xd                                      ;   269.2 p0      46 x[0]
        vpternlogd zmm4, zmm2, zmm1, 0x36                           ;   270.2 p5      48 x[1]
        vpternlogd zmm5, zmm0, zmm3, 0x6c                           ;   269.2 p0      49 x[3]
        vpxord zmm0, zmm0, zmm1                                     ;   270.2 p5      27 x
        vpxord zmm3, zmm3, zmm0                                     ;   271.2 p0      27 x
        vprold zmm1, zmm3, 3                                        ;   272.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   273.2 p5      48 x[1]
        vpslld zmm0, zmm2, 3                                        ;   272.2 p0      49 x[3]
        vpternlogd zmm0, zmm5, zmm1, 0x96                           ;   273.2 p5      49 x[3]
        vprold zmm3, zmm4, 1                                        ;   274.2 p0      50 x[1]
        vprold zmm0, zmm0, 7                                        ;   274.2 p0      51 x[3]
        vpternlogd zmm2, zmm0, zmm3, 0x96                           ;   275.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   276.2 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   276.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   277.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   278.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 2240]                             ;   277.2 p5+p2   80 x[0]
        vpxord zmm3, zmm3, [rbp + 7040]                             ;   275.7 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 7168]                             ;   276.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   277.7         28 x copy
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   278.2 p5      28 x
        vpxord zmm1, zmm1, [rbp + 7104]                             ;   279.2 p0+p3   28 x
        vpternlogd zmm3, zmm1, zmm2, 0x9c                           ;   280.2 p5      28 x
        vpandnd zmm1, zmm1, zmm2                                    ;   280.2 p0      28 x
        vpternlogd zmm1, zmm4, zmm0, 0x6a                           ;   281.2 p5      28 x
        vpternlogd zmm0, zmm4, zmm3, 0x56                           ;   281.2 p0      28 x
        vpxord zmm2, zmm2, zmm3                                     ;   281.2 p5      28 x
        vpternlogd zmm3, zmm1, zmm4, 0x6a                           ;   282.2 p0      48 x[1]
        vpternlogd zmm4, zmm0, zmm2, 0x78                           ;   282.2 p5      28 x
        vprold zmm0, zmm0, 0xd                                      ;   282.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;   283.2 p0      47 x[2]
        vpternlogd zmm3, zmm4, zmm0, 0x96                           ;   284.2 p5      48 x[1]
        vpslld zmm5, zmm0, 3                                        ;   284.2 p0      49 x[3]
        vprold zmm3, zmm3, 1                                        ;   285.2 p0      50 x[1]
        vpxord zmm1, zmm1, zmm2                                     ;   283.7 p5      49 x[3]
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   285.2 p5      49 x[3]
        vprold zmm1, zmm5, 7                                        ;   286.2 p0      51 x[3]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   287.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   288.2 p0      54 x[0]
        vpslld zmm2, zmm3, 7                                        ;   288.2 p0      53 x[2]
        vpternlogd zmm2, zmm4, zmm1, 0x96                           ;   289.2 p5      53 x[2]
        vprold zmm2, zmm2, 0x16                                     ;   290.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 7232]                             ;   289.2 p5+p2   80 x[0]
        vpxord zmm3, zmm3, [rbp + 2304]                             ;   288.7 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 7360]                             ;   289.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 7296]                                ;   109.3 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm1                                        ;   290.7         29 x copy
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;   291.2 p0      29 x
        vpternlogd zmm2, zmm4, zmm3, 0x96                           ;   291.2 p5      29 x
        vmovdqa64 zmm4, zmm2                                        ;   292.2         29 x copy
        vpternlogd zmm4, zmm1, zmm0, 0x78                           ;   292.2 p0      29 x
        vpxord zmm0, zmm0, zmm1                                     ;   291.7 p5      29 x
        vpternlogd zmm3, zmm2, zmm0, 0x6c                           ;   292.7 p0      29 x
        vpternlogd zmm2, zmm5, zmm0, 0x36                           ;   292.7 p5      29 x
        vpxord zmm0, zmm0, zmm4                                     ;   293.2 p0      29 x
        vpternlogd zmm5, zmm0, zmm3, 0x6c                           ;   294.2 p5      29 x
        vpxord zmm3, zmm3, zmm4                                     ;   294.2 p0      29 x
        vpternlogd zmm3, zmm0, zmm2, 0x6c                           ;   295.2 p5      49 x[3]
        vprold zmm0, zmm5, 0xd                                      ;   295.2 p0      46 x[0]
        vpxord zmm2, zmm2, zmm5                                     ;   295.7 p5      29 x
        vprold zmm1, zmm2, 3                                        ;   296.7 p0      47 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   297.7 p5      48 x[1]
        vpslld zmm2, zmm0, 3                                        ;   297.2 p0      49 x[3]
        vpternlogd zmm2, zmm3, zmm1, 0x96                           ;   298.2 p5      49 x[3]
        vprold zmm3, zmm4, 1                                        ;   298.7 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;   299.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm3, 0x96                           ;   300.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   301.2 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   301.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   302.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   303.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 2496]                             ;   300.7 p5+p2   80 x[1]
        vpxord zmm1, zmm1, [rbp + 2688]                             ;   304.2 p5+p3   80 x[2]
        vpxord zmm2, zmm2, [rbp + 7424]                             ;   302.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm2                                        ;   303.7         30 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x1e                           ;   305.2 p0      30 x
        vmovdqu64 zmm5, [rbp + 2432]                                ;   114.2 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm3                                        ;   301.7         30 x copy
        vpternlogd zmm6, zmm0, zmm5, 0x96                           ;   303.7 p5      30 x
        vpternlogd zmm0, zmm5, zmm4, 0x28                           ;   306.2 p0      30 x
        vpternlogd zmm3, zmm0, zmm1, 0x96                           ;   307.2 p5      30 x
        vpternlogd zmm2, zmm1, zmm6, 0x6a                           ;   305.2 p0      30 x
        vmovdqa64 zmm1, zmm3                                        ;   308.2         30 x copy
        vpternlogd zmm1, zmm0, zmm4, 0x6a                           ;   308.2 p5      30 x
        vpternlogd zmm4, zmm2, zmm3, 0xb4                           ;   308.2 p0      30 x
        vpternlogd zmm2, zmm1, zmm3, 0x6c                           ;   309.2 p5      30 x
        vpternlogd zmm1, zmm0, zmm6, 0x96                           ;   309.2 p0      48 x[1]
        vprold zmm0, zmm2, 0xd                                      ;   310.2 p0      46 x[0]
        vprold zmm2, zmm4, 3                                        ;   309.2 p0      47 x[2]
        vpternlogd zmm1, zmm0, zmm2, 0x96                           ;   311.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   312.2 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;   311.2 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   312.2 p5      49 x[3]
        vprold zmm3, zmm4, 7                                        ;   313.2 p0      51 x[3]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;   314.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   315.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   314.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   315.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   316.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 7488]                             ;   316.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 7552]                             ;   313.2 p5+p3   80 x[1]
        vpternlogd zmm3, zmm0, [rbp + 7616], 0x96                   ;   317.2 p5+p2   23 x
        vpxord zmm2, zmm2, [rbp + 2560]                             ;   317.2 p5+p3   80 x[2]
        vmovdqa64 zmm4, zmm3                                        ;   318.2         23 x copy
        vpternlogd zmm4, zmm1, zmm0, 0x6a                           ;   318.2 p5      23 x
        vpxord zmm1, zmm1, zmm2                                     ;   318.2 p0      23 x
        vpternlogd zmm0, zmm3, zmm1, 0x56                           ;   319.2 p5      23 x
        vmovdqa64 zmm5, zmm4                                        ;   319.2         23 x copy
        vpternlogd zmm5, zmm3, zmm2, 0x96                           ;   319.2 p0      23 x
        vpternlogd zmm3, zmm0, zmm2, 0x48                           ;   320.2 p5      23 x
        vpternlogd zmm3, zmm4, zmm1, 0xf8                           ;   321.2 p0      23 x
        vpandd zmm2, zmm2, zmm4                                     ;   319.2 p5      23 x
        vpternlogd zmm2, zmm1, zmm5, 0x96                           ;   320.2 p0      23 x
        vprold zmm1, zmm2, 3                                        ;   321.2 p0      47 x[2]
        vprold zmm2, zmm3, 0xd                                      ;   322.2 p0      46 x[0]
        vpslld zmm4, zmm2, 3                                        ;   323.2 p0      49 x[3]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   324.2 p5      49 x[3]
        vprold zmm0, zmm4, 7                                        ;   325.2 p0      51 x[3]
        vpxord zmm5, zmm5, zmm3                                     ;   322.2 p5      48 x[1]
        vpternlogd zmm5, zmm1, zmm2, 0x96                           ;   323.2 p5      48 x[1]
        vprold zmm3, zmm5, 1                                        ;   324.2 p0      50 x[1]
        vpternlogd zmm2, zmm0, zmm3, 0x96                           ;   326.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   327.2 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   326.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   327.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   328.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 2624]                             ;   328.2 p5+p2   80 x[0]
        vpxord zmm3, zmm3, [rbp + 7680]                             ;   325.7 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 2816]                             ;   329.2 p5+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 2944]                             ;   327.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   328.7         24 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   330.2 p0      24 x
        vpternlogd zmm1, zmm3, zmm2, 0xf8                           ;   330.2 p5      24 x
        vmovdqa64 zmm5, zmm0                                        ;   328.7         24 x copy
        vpternlogd zmm5, zmm3, zmm2, 0x21                           ;   329.2 p0      24 x
        vpternlogd zmm3, zmm2, zmm4, 0x6a                           ;   331.2 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;   331.2 p0      24 x
        vpternlogd zmm1, zmm4, zmm3, 0xde                           ;   332.2 p5      24 x
        vpxord zmm0, zmm0, zmm3                                     ;   332.2 p0      24 x
        vprold zmm2, zmm3, 3                                        ;   332.2 p0      47 x[2]
        vmovdqa64 zmm3, zmm0                                        ;   333.2         24 x copy
        vpternlogd zmm3, zmm4, zmm5, 0x9a                           ;   333.2 p5      24 x
        vpternlogd zmm0, zmm5, zmm2, 0x96                           ;   333.2 p5      48 x[1]
        vprold zmm3, zmm3, 0xd                                      ;   334.2 p0      46 x[0]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   335.2 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   336.2 p0      50 x[1]
        vpslld zmm1, zmm3, 3                                        ;   335.2 p0      49 x[3]
        vpternlogd zmm1, zmm4, zmm2, 0x96                           ;   336.2 p5      49 x[3]
        vprold zmm1, zmm1, 7                                        ;   337.2 p0      51 x[3]
        vpternlogd zmm3, zmm1, zmm0, 0x96                           ;   338.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   339.2 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   338.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   339.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   340.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 7744]                             ;   340.2 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 7808]                             ;   338.7 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 7872]                             ;   341.2 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm2                                        ;   342.2         25 x copy
        vpternlogd zmm4, zmm0, zmm3, 0x96                           ;   342.2 p0      25 x
        vpxord zmm1, zmm1, [rbp + 7936]                             ;   340.7 p5+p3   80 x[3]
        vpternlogd zmm2, zmm1, zmm3, 0x6c                           ;   342.2 p0      25 x
        vpternlogd zmm1, zmm0, zmm3, 0x36                           ;   341.7 p5      25 x
        vpternlogd zmm0, zmm2, zmm4, 0x6a                           ;   343.2 p0      25 x
        vpternlogd zmm3, zmm2, zmm4, 0x96                           ;   343.2 p5      25 x
        vpternlogd zmm2, zmm4, zmm1, 0xd2                           ;   343.2 p0      25 x
        vprold zmm3, zmm3, 0xd                                      ;   344.2 p0      46 x[0]
        vpxord zmm1, zmm1, zmm2                                     ;   344.2 p5      25 x
        vprold zmm1, zmm1, 3                                        ;   345.2 p0      47 x[2]
        vpslld zmm4, zmm3, 3                                        ;   346.2 p0      49 x[3]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   347.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   348.2 p0      51 x[3]
        vpxord zmm2, zmm2, zmm0                                     ;   345.7 p5      48 x[1]
        vpternlogd zmm2, zmm1, zmm3, 0x96                           ;   346.7 p5      48 x[1]
        vprold zmm0, zmm2, 1                                        ;   348.2 p0      50 x[1]
        vpternlogd zmm3, zmm4, zmm0, 0x96                           ;   349.2 p5      52 x[0]
        vprold zmm2, zmm3, 5                                        ;   350.2 p0      54 x[0]
        vpslld zmm3, zmm0, 7                                        ;   350.2 p0      53 x[2]
        vpternlogd zmm3, zmm1, zmm4, 0x96                           ;   351.2 p5      53 x[2]
        vprold zmm1, zmm3, 0x16                                     ;   352.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 2752]                             ;   351.2 p5+p2   80 x[0]
        vmovdqu64 zmm3, [rbp + 8000]                                ;   131.3 p3      80 x[1] reload
        vmovdqa64 zmm5, zmm2                                        ;   352.2         26 x copy
        vpternlogd zmm5, zmm0, zmm3, 0x60                           ;   352.2 p5      26 x
        vpxord zmm4, zmm4, [rbp + 2880]                             ;   351.7 p5+p2   80 x[3]
        vpternlogd zmm3, zmm0, zmm4, 0x96                           ;   352.7 p0      26 x
        vmovdqu64 zmm0, [rbp + 8064]                                ;   132.3 p3      80 x[2] reload
        vmovdqa64 zmm6, zmm1                                        ;   353.2         26 x copy
        vpternlogd zmm6, zmm2, zmm0, 0x96                           ;   353.2 p5      26 x
        vpternlogd zmm6, zmm3, zmm5, 0x36                           ;   354.2 p0      26 x
        vpord zmm2, zmm2, zmm4                                      ;   353.7 p5      26 x
        vpternlogd zmm1, zmm0, zmm2, 0x28                           ;   354.7 p0      26 x
        vpternlogd zmm3, zmm1, zmm5, 0x36                           ;   355.7 p5      26 x
        vpxord zmm2, zmm2, zmm5                                     ;   355.2 p0      26 x
        vmovdqa64 zmm0, zmm2                                        ;   356.2         26 x copy
        vpternlogd zmm0, zmm1, zmm6, 0x56                           ;   356.2 p5      26 x
        vpternlogd zmm6, zmm2, zmm3, 0x4e                           ;   356.7 p0      26 x
        vpternlogd zmm2, zmm0, zmm3, 0x36                           ;   357.2 p5      26 x
        vpternlogd zmm0, zmm1, zmm5, 0x1e                           ;   357.2 p0      49 x[3]
        vprold zmm1, zmm6, 0xd                                      ;   358.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   359.2 p0      47 x[2]
        vpternlogd zmm3, zmm2, zmm1, 0x96                           ;   360.2 p5      48 x[1]
        vpslld zmm4, zmm1, 3                                        ;   360.2 p0      49 x[3]
        vpternlogd zmm4, zmm0, zmm2, 0x96                           ;   361.2 p5      49 x[3]
        vprold zmm0, zmm3, 1                                        ;   361.2 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;   362.2 p0      51 x[3]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;   363.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   364.2 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   364.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   365.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   366.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 8192]                             ;   362.2 p5+p2   80 x[1]
        vmovdqu64 zmm4, [rbp + 8128]                                ;   137.2 p3      80 x[0] reload
        vmovdqa64 zmm5, zmm0                                        ;   363.2         27 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   365.2 p5      27 x
        vpxord zmm3, zmm3, [rbp + 8256]                             ;   363.7 p5+p2   80 x[3]
        vpternlogd zmm1, zmm4, zmm3, 0x96                           ;   365.2 p5      27 x
        vmovdqu64 zmm4, [rbp + 3136]                                ;   140.2 p3      80 x[2] reload
        vpternlogd zmm3, zmm2, zmm4, 0x96                           ;   367.2 p5      27 x
        vpternlogd zmm2, zmm4, zmm1, 0xbe                           ;   367.2 p0      27 x
        vpternlogd zmm5, zmm3, zmm1, 0x6c                           ;   368.2 p5      27 x
        vmovdqa64 zmm4, zmm2                                        ;   368.2         27 x copy
        vpternlogd zmm4, zmm3, zmm0, 0x9a                           ;   368.2 p0      27 x
        vpternlogd zmm2, zmm3, zmm5, 0x80                           ;   369.2 p5      27 x
        vprold zmm3, zmm5, 0xd                                      ;   369.2 p0      46 x[0]
        vpternlogd zmm4, zmm3, zmm2, 0x36                           ;   370.2 p5      48 x[1]
        vpternlogd zmm5, zmm1, zmm0, 0x6c                           ;   369.2 p0      49 x[3]
        vpxord zmm1, zmm1, zmm2                                     ;   370.2 p5      27 x
        vpxord zmm0, zmm0, zmm1                                     ;   371.2 p0      27 x
        vprold zmm0, zmm0, 3                                        ;   372.2 p0      47 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   373.2 p5      48 x[1]
        vpslld zmm1, zmm3, 3                                        ;   372.2 p0      49 x[3]
        vpternlogd zmm1, zmm5, zmm0, 0x96                           ;   373.2 p5      49 x[3]
        vprold zmm2, zmm4, 1                                        ;   374.2 p0      50 x[1]
        vprold zmm1, zmm1, 7                                        ;   374.2 p0      51 x[3]
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   375.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   376.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   376.2 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   377.2 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;   378.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 3008]                             ;   377.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 8320]                             ;   375.7 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 8448]                             ;   376.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm1                                        ;   377.7         28 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   378.2 p5      28 x
        vpxord zmm0, zmm0, [rbp + 8384]                             ;   379.2 p0+p3   28 x
        vpternlogd zmm2, zmm0, zmm3, 0x9c                           ;   380.2 p5      28 x
        vpandnd zmm0, zmm0, zmm3                                    ;   380.2 p0      28 x
        vpternlogd zmm0, zmm4, zmm1, 0x6a                           ;   381.2 p5      28 x
        vpternlogd zmm1, zmm4, zmm2, 0x56                           ;   381.2 p0      28 x
        vpxord zmm3, zmm3, zmm2                                     ;   381.2 p5      28 x
        vpternlogd zmm2, zmm0, zmm4, 0x6a                           ;   382.2 p0      48 x[1]
        vpternlogd zmm4, zmm1, zmm3, 0x78                           ;   382.2 p5      28 x
        vprold zmm1, zmm1, 0xd                                      ;   382.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;   383.2 p0      47 x[2]
        vpternlogd zmm2, zmm4, zmm1, 0x96                           ;   384.2 p5      48 x[1]
        vpslld zmm5, zmm1, 3                                        ;   384.2 p0      49 x[3]
        vprold zmm2, zmm2, 1                                        ;   385.2 p0      50 x[1]
        vpxord zmm0, zmm0, zmm3                                     ;   383.7 p5      49 x[3]
        vpternlogd zmm5, zmm0, zmm4, 0x96                           ;   385.2 p5      49 x[3]
        vprold zmm0, zmm5, 7                                        ;   386.2 p0      51 x[3]
        vpternlogd zmm1, zmm0, zmm2, 0x96                           ;   387.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   388.2 p0      54 x[0]
        vpslld zmm3, zmm2, 7                                        ;   388.2 p0      53 x[2]
        vpternlogd zmm3, zmm4, zmm0, 0x96                           ;   389.2 p5      53 x[2]
        vprold zmm3, zmm3, 0x16                                     ;   390.2 p0      55 x[2]
        vpxord zmm1, zmm1, [rbp + 8512]                             ;   389.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 3072]                             ;   388.7 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 8640]                             ;   389.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 8576]                                ;   162.3 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm0                                        ;   390.7         29 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x96                           ;   391.2 p0      29 x
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;   391.2 p5      29 x
        vmovdqa64 zmm4, zmm3                                        ;   392.2         29 x copy
        vpternlogd zmm4, zmm0, zmm1, 0x78                           ;   392.2 p0      29 x
        vpxord zmm1, zmm1, zmm0                                     ;   391.7 p5      29 x
        vpternlogd zmm2, zmm3, zmm1, 0x6c                           ;   392.7 p0      29 x
        vpternlogd zmm3, zmm5, zmm1, 0x36                           ;   392.7 p5      29 x
        vmovdqa64 zmm0, zmm3                                        ;   393.7         29 x copy
        vpternlogd zmm0, zmm2, zmm4, 0x60                           ;   393.7 p0      29 x
        vpxord zmm1, zmm1, zmm4                                     ;   393.7 p5      29 x
        vpternlogd zmm2, zmm5, zmm1, 0x6a                           ;   394.7 p0      29 x
        vprold zmm5, zmm2, 0xd                                      ;   395.7 p0      46 x[0]
        vpxord zmm3, zmm3, zmm2                                     ;   395.7 p5      29 x
        vprold zmm2, zmm3, 3                                        ;   396.7 p0      47 x[2]
        vpternlogd zmm4, zmm2, zmm5, 0x96                           ;   397.7 p5      48 x[1]
        vpslld zmm3, zmm5, 3                                        ;   397.2 p0      49 x[3]
        vprold zmm4, zmm4, 1                                        ;   398.7 p0      50 x[1]
        vpxord zmm0, zmm0, zmm1                                     ;   396.7 p5      49 x[3]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   398.2 p5      49 x[3]
        vprold zmm0, zmm3, 7                                        ;   399.2 p0      51 x[3]
        vpternlogd zmm5, zmm0, zmm4, 0x96                           ;   400.2 p5      52 x[0]
        vprold zmm1, zmm5, 5                                        ;   401.2 p0      54 x[0]
        vpslld zmm3, zmm4, 7                                        ;   401.2 p0      53 x[2]
        vpternlogd zmm3, zmm2, zmm0, 0x96                           ;   402.2 p5      53 x[2]
        vprold zmm2, zmm3, 0x16                                     ;   403.2 p0      55 x[2]
        vpxord zmm4, zmm4, [rbp + 3264]                             ;   400.7 p5+p2   80 x[1]
        vpxord zmm2, zmm2, [rbp + 3456]                             ;   404.2 p5+p3   80 x[2]
        vpxord zmm0, zmm0, [rbp + 8704]                             ;   402.7 p5+p2   80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;   403.7         30 x copy
        vpternlogd zmm3, zmm2, zmm4, 0x1e                           ;   405.2 p0      30 x
        vmovdqu64 zmm5, [rbp + 3200]                                ;   177.2 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm4                                        ;   401.7         30 x copy
        vpternlogd zmm6, zmm1, zmm5, 0x96                           ;   403.7 p5      30 x
        vpternlogd zmm1, zmm5, zmm3, 0x28                           ;   406.2 p0      30 x
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   407.2 p5      30 x
        vpternlogd zmm0, zmm2, zmm6, 0x6a                           ;   405.2 p0      30 x
        vmovdqa64 zmm2, zmm4                                        ;   408.2         30 x copy
        vpternlogd zmm2, zmm1, zmm3, 0x6a                           ;   408.2 p5      30 x
        vpandd zmm5, zmm0, zmm4                                     ;   408.2 p0      30 x
        vpternlogd zmm5, zmm2, [rbp + 8768], 0x96                   ;   409.2 p5+p2   84 dst
        vpxord zmm6, zmm6, [rbp + 3328]                             ;   407.2 p0+p3   84 dst
        vpternlogd zmm6, zmm2, zmm1, 0x96                           ;   409.2 p5      84 dst
        vpunpckldq zmm1, zmm5, zmm6                                 ;   410.2 p5      84 dst
        vpunpckhdq zmm2, zmm5, zmm6                                 ;   410.2 p5      84 dst
        vpxord zmm3, zmm3, [rbp + 3392]                             ;   408.2 p0+p2   84 dst
        vpternlogd zmm3, zmm0, zmm4, 0xb4                           ;   409.2 p0      84 dst
        vpxord zmm4, zmm4, [rbp + 3520]                             ;   410.2 p0+p3   84 dst
        vpunpckldq zmm0, zmm3, zmm4                                 ;   411.2 p5      84 dst
        vpunpckhdq zmm3, zmm3, zmm4                                 ;   411.7 p5      84 dst
        vpunpcklqdq zmm4, zmm1, zmm0                                ;   412.7 p5      84 dst
        vpunpckhqdq zmm0, zmm1, zmm0                                ;   413.7 p5      84 dst
        vpunpcklqdq zmm1, zmm2, zmm3                                ;   414.7 p5      84 dst
        vpunpckhqdq zmm2, zmm2, zmm3                                ;   415.7 p5      84 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0x55                           ;   416.7 p5      84 dst
        vshufi32x4 zmm5, zmm0, zmm0, 0x55                           ;   417.7 p5      84 dst
        vshufi32x4 zmm6, zmm1, zmm1, 0x55                           ;   418.7 p5      84 dst
        vshufi32x4 zmm7, zmm4, zmm4, 0xaa                           ;   419.7 p5      84 dst
        vshufi32x4 zmm8, zmm2, zmm2, 0x55                           ;   420.7 p5      84 dst
        vshufi32x4 zmm9, zmm0, zmm0, 0xaa                           ;   421.7 p5      84 dst
        vshufi32x4 zmm10, zmm1, zmm1, 0xaa                          ;   422.7 p5      84 dst
        vshufi32x4 zmm11, zmm4, zmm4, 0xff                          ;   423.7 p5      84 dst
        vshufi32x4 zmm12, zmm2, zmm2, 0xaa                          ;   424.7 p5      84 dst
        vshufi32x4 zmm13, zmm0, zmm0, 0xff                          ;   425.7 p5      84 dst
        mov r9, qword [rbp + 8864]                                  ;   192.0 p10     84 dst reload
        vmovdqu64 [r9], xmm4                                        ;   413.7 p7+p4   84 dst
        vmovdqu64 [r9 + 16], xmm0                                   ;   414.7 p8+p9   84 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0xff                           ;   426.7 p5      84 dst
        vmovdqu64 [r9 + 32], xmm1                                   ;   415.7 p7+p4   84 dst
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                           ;   427.7 p5      84 dst
        vmovdqu64 [r9 + 48], xmm2                                   ;   416.7 p8+p9   84 dst
        vmovdqu64 [r9 + 64], xmm3                                   ;   419.7 p7+p4   84 dst
        vmovdqu64 [r9 + 80], xmm5                                   ;   420.7 p8+p9   84 dst
        vmovdqu64 [r9 + 96], xmm6                                   ;   421.7 p7+p4   84 dst
        vmovdqu64 [r9 + 112], xmm8                                  ;   423.7 p8+p9   84 dst
        vmovdqu64 [r9 + 128], xmm7                                  ;   422.7 p7+p4   84 dst
        vmovdqu64 [r9 + 144], xmm9                                  ;   424.7 p8+p9   84 dst
        vmovdqu64 [r9 + 160], xmm10                                 ;   425.7 p7+p4   84 dst
        vmovdqu64 [r9 + 176], xmm12                                 ;   427.7 p8+p9   84 dst
        vmovdqu64 [r9 + 192], xmm11                                 ;   426.7 p7+p4   84 dst
        vmovdqu64 [r9 + 208], xmm13                                 ;   428.7 p8+p9   84 dst
        vmovdqu64 [r9 + 224], xmm0                                  ;   429.7 p7+p4   84 dst
        vmovdqu64 [r9 + 240], xmm1                                  ;   430.7 p8+p9   84 dst
        add r9, 0x100                                               ;   200.2 p1      76 blocks
        mov qword [rbp + 8864], r9                                  ;   201.2 p7+p4   76 blocks
        add r8, 0x100                                               ;   202.2 p6      76 blocks
        mov qword [rbp + 8848], r8                                  ;   203.2 p8+p9   76 blocks
        cmp r8, qword [rbp + 8856]                                  ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 8840]                                 ;                    blocks left over
        test rax, rax                                               ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 8848]                                 ;                    blocks left over
        lea rdi, [rbp - 128]                                        ;                    blocks left over
        mov qword [rbp + 8872], rsi                                 ;                    blocks left over
        mov qword [rbp + 8848], rdi                                 ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        mov rsi, qword [rbp + 8864]                                 ;                    blocks left over
        lea rdi, [rbp + 128]                                        ;                    blocks left over
        mov rcx, rsi                                                ;                    blocks left over
        sub rcx, qword [rbp + 8872]                                 ;                    blocks left over
        neg rcx                                                     ;                    blocks left over
        sbb rcx, rcx                                                ;                    blocks left over
        lea rdx, [rbp - 128]                                        ;                    blocks left over
        sub rdi, rdx                                                ;                    blocks left over
        and rdi, rcx                                                ;                    blocks left over
        add rdi, rdx                                                ;                    blocks left over
        mov qword [rbp + 8880], rdi                                 ;                    blocks left over
        mov qword [rbp + 8888], rsi                                 ;                    blocks left over
        mov qword [rbp + 8864], rdi                                 ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        lea rsi, [rbp + 128]                                        ;                    blocks left over
        mov qword [rbp + 8856], rsi                                 ;                    blocks left over
        neg rax                                                     ;                    blocks left over
        mov qword [rbp + 8840], rax                                 ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                     ;                    blocks left over
        mov rsi, qword [rbp + 8880]                                 ;                    blocks left over
        mov rdi, qword [rbp + 8888]                                 ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 8896]                                 ;                    frame
        vpxord zmm0, zmm0, zmm0                                     ;                    cleared
        vmovdqu64 [rbp - 128], zmm0                                 ;                    cleared
        vmovdqu64 [rbp - 64], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 0], zmm0                                   ;                    cleared
        vmovdqu64 [rbp + 64], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 128], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 192], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 256], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 320], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 384], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 448], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 512], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 576], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 640], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 704], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 768], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 832], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 896], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 960], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 1024], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1088], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1152], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1216], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1280], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1344], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1408], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1472], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1536], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1600], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1664], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1728], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1792], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1856], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1920], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1984], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2048], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2112], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2176], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2240], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2304], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2368], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2432], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2496], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2560], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2624], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2688], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2752], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2816], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2880], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 2944], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3008], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3072], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3136], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3200], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3264], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3328], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3392], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3456], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3520], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3584], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3648], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3712], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3776], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3840], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3904], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 3968], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4032], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4096], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4160], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4224], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4288], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4352], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4416], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4480], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4544], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4608], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4672], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4736], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4800], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4864], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4928], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 4992], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5056], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5120], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5184], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5248], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5312], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5376], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5440], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5504], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5568], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5632], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5696], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5760], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5824], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5888], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 5952], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6016], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6080], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6144], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6208], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6272], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6336], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6400], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6464], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6528], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6592], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6656], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6720], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6784], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6848], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6912], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 6976], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7040], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7104], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7168], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7232], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7296], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7360], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7424], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7488], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7552], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7616], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7680], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7744], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7808], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7872], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 7936], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8000], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8064], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8128], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8192], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8256], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8320], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8384], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8448], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8512], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8576], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8640], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8704], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8768], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8832], zmm0                                ;                    cleared
        vzeroupper                                                  ;                    x87 state
        mov rsp, rcx                                                ;                    frame
        pop rbp                                                     ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
serpent_encrypt.T0_constants512:
        dq 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000
        dq 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000
        dq 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
