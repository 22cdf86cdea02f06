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
;   blocks: 1159 uops, planned 498.5; bounds: width 193.2, ports 460.0, path 372.0
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
        vmovd xmm0, [r8]                                            ;     5.0 p3      78 x[0]
        vmovd xmm1, [r8 + 16]                                       ;     5.0 p10     78 x[0]
        vpunpckldq zmm0, zmm0, zmm1                                 ;    11.0 p5      78 x[0]
        vmovd xmm1, [r8 + 32]                                       ;     5.0 p2      78 x[0]
        vmovd xmm2, [r8 + 48]                                       ;     5.0 p3      78 x[0]
        vpunpckldq zmm1, zmm1, zmm2                                 ;    11.0 p5      78 x[0]
        vpunpcklqdq zmm0, zmm0, zmm1                                ;    12.0 p5      78 x[0]
        vmovd xmm1, [r8 + 64]                                       ;     5.0 p10     78 x[0]
        vmovd xmm2, [r8 + 80]                                       ;     5.0 p2      78 x[0]
        vpunpckldq zmm1, zmm1, zmm2                                 ;    11.0 p5      78 x[0]
        vmovd xmm2, [r8 + 96]                                       ;     5.0 p3      78 x[0]
        vmovd xmm3, [r8 + 112]                                      ;     5.0 p10     78 x[0]
        vpunpckldq zmm2, zmm2, zmm3                                 ;    11.0 p5      78 x[0]
        vpunpcklqdq zmm1, zmm1, zmm2                                ;    12.0 p5      78 x[0]
        vmovd xmm2, [r8 + 128]                                      ;     5.0 p2      78 x[0]
        vmovd xmm3, [r8 + 144]                                      ;     5.0 p3      78 x[0]
        vpunpckldq zmm2, zmm2, zmm3                                 ;    11.0 p5      78 x[0]
        vmovd xmm3, [r8 + 160]                                      ;     5.0 p10     78 x[0]
        vmovd xmm4, [r8 + 176]                                      ;     5.0 p2      78 x[0]
        vpunpckldq zmm3, zmm3, zmm4                                 ;    11.0 p5      78 x[0]
        vpunpcklqdq zmm2, zmm2, zmm3                                ;    12.0 p5      78 x[0]
        vmovd xmm3, [r8 + 192]                                      ;     5.0 p3      78 x[0]
        vshufi32x4 zmm0, zmm0, zmm1, 0                              ;    13.0 p5      78 x[0]
        vmovd xmm1, [r8 + 208]                                      ;     5.0 p10     78 x[0]
        vpunpckldq zmm1, zmm3, zmm1                                 ;    11.0 p5      78 x[0]
        vmovd xmm3, [r8 + 224]                                      ;     5.0 p2      78 x[0]
        vmovd xmm4, [r8 + 240]                                      ;     5.2 p3      78 x[0]
        vpunpckldq zmm3, zmm3, zmm4                                 ;    11.5 p5      78 x[0]
        vpunpcklqdq zmm1, zmm1, zmm3                                ;    12.5 p5      78 x[0]
        vshufi32x4 zmm1, zmm2, zmm1, 0                              ;    13.5 p5      78 x[0]
        vshufi32x4 zmm0, zmm0, zmm1, 0x88                           ;    16.5 p5      78 x[0]
        vmovd xmm1, [r8 + 4]                                        ;     5.3 p10     78 x[1]
        vmovd xmm2, [r8 + 20]                                       ;     6.0 p2      78 x[1]
        vpunpckldq zmm1, zmm1, zmm2                                 ;    15.5 p5      78 x[1]
        vmovd xmm2, [r8 + 36]                                       ;     6.2 p3      78 x[1]
        vmovd xmm3, [r8 + 52]                                       ;     6.3 p10     78 x[1]
        vpunpckldq zmm2, zmm2, zmm3                                 ;    16.5 p5      78 x[1]
        vpunpcklqdq zmm1, zmm1, zmm2                                ;    17.5 p5      78 x[1]
        vmovd xmm2, [r8 + 68]                                       ;     7.0 p2      78 x[1]
        vmovd xmm3, [r8 + 84]                                       ;     7.2 p3      78 x[1]
        vpunpckldq zmm2, zmm2, zmm3                                 ;    18.5 p5      78 x[1]
        vmovd xmm3, [r8 + 100]                                      ;     7.3 p10     78 x[1]
        vmovd xmm4, [r8 + 116]                                      ;     8.0 p2      78 x[1]
        vpunpckldq zmm3, zmm3, zmm4                                 ;    19.5 p5      78 x[1]
        vpunpcklqdq zmm2, zmm2, zmm3                                ;    20.5 p5      78 x[1]
        vmovd xmm3, [r8 + 132]                                      ;     8.2 p3      78 x[1]
        vmovd xmm4, [r8 + 148]                                      ;     8.3 p10     78 x[1]
        vpunpckldq zmm3, zmm3, zmm4                                 ;    21.5 p5      78 x[1]
        vmovd xmm4, [r8 + 164]                                      ;     9.0 p2      78 x[1]
        vmovd xmm5, [r8 + 180]                                      ;     9.2 p3      78 x[1]
        vpunpckldq zmm4, zmm4, zmm5                                 ;    22.5 p5      78 x[1]
        vpunpcklqdq zmm3, zmm3, zmm4                                ;    23.5 p5      78 x[1]
        vmovd xmm4, [r8 + 196]                                      ;     9.3 p10     78 x[1]
        vmovd xmm5, [r8 + 212]                                      ;    10.0 p2      78 x[1]
        vpunpckldq zmm4, zmm4, zmm5                                 ;    24.5 p5      78 x[1]
        vshufi32x4 zmm1, zmm1, zmm2, 0                              ;    25.5 p5      78 x[1]
        vmovd xmm2, [r8 + 228]                                      ;    10.2 p3      78 x[1]
        vmovd xmm5, [r8 + 244]                                      ;    10.3 p10     78 x[1]
        vpunpckldq zmm2, zmm2, zmm5                                 ;    26.5 p5      78 x[1]
        vpunpcklqdq zmm2, zmm4, zmm2                                ;    27.5 p5      78 x[1]
        vshufi32x4 zmm2, zmm3, zmm2, 0                              ;    28.5 p5      78 x[1]
        vshufi32x4 zmm1, zmm1, zmm2, 0x88                           ;    31.5 p5      78 x[1]
        vmovd xmm2, [r8 + 8]                                        ;    11.0 p2      78 x[2]
        vmovd xmm3, [r8 + 24]                                       ;    11.2 p3      78 x[2]
        vpunpckldq zmm2, zmm2, zmm3                                 ;    30.5 p5      78 x[2]
        vmovd xmm3, [r8 + 40]                                       ;    11.3 p10     78 x[2]
        vmovd xmm4, [r8 + 56]                                       ;    12.0 p2      78 x[2]
        vpunpckldq zmm3, zmm3, zmm4                                 ;    31.5 p5      78 x[2]
        vpunpcklqdq zmm2, zmm2, zmm3                                ;    32.5 p5      78 x[2]
        vmovd xmm3, [r8 + 72]                                       ;    12.2 p3      78 x[2]
        vmovd xmm4, [r8 + 88]                                       ;    12.3 p10     78 x[2]
        vpunpckldq zmm3, zmm3, zmm4                                 ;    33.5 p5      78 x[2]
        vmovd xmm4, [r8 + 104]                                      ;    13.0 p2      78 x[2]
        vmovd xmm5, [r8 + 120]                                      ;    13.2 p3      78 x[2]
        vpunpckldq zmm4, zmm4, zmm5                                 ;    34.5 p5      78 x[2]
        vpunpcklqdq zmm3, zmm3, zmm4                                ;    35.5 p5      78 x[2]
        vmovd xmm4, [r8 + 136]                                      ;    13.3 p10     78 x[2]
        vmovd xmm5, [r8 + 152]                                      ;    14.0 p2      78 x[2]
        vpunpckldq zmm4, zmm4, zmm5                                 ;    36.5 p5      78 x[2]
        vmovd xmm5, [r8 + 168]                                      ;    14.2 p3      78 x[2]
        vmovd xmm6, [r8 + 184]                                      ;    14.3 p10     78 x[2]
        vpunpckldq zmm5, zmm5, zmm6                                 ;    37.5 p5      78 x[2]
        vpunpcklqdq zmm4, zmm4, zmm5                                ;    38.5 p5      78 x[2]
        vmovd xmm5, [r8 + 200]                                      ;    15.0 p2      78 x[2]
        vmovd xmm6, [r8 + 216]                                      ;    15.2 p3      78 x[2]
        vpunpckldq zmm5, zmm5, zmm6                                 ;    39.5 p5      78 x[2]
        vmovd xmm6, [r8 + 232]                                      ;    15.3 p10     78 x[2]
        vmovd xmm7, [r8 + 248]                                      ;    16.0 p2      78 x[2]
        vpunpckldq zmm6, zmm6, zmm7                                 ;    40.5 p5      78 x[2]
        vpunpcklqdq zmm5, zmm5, zmm6                                ;    41.5 p5      78 x[2]
        vshufi32x4 zmm2, zmm2, zmm3, 0                              ;    42.5 p5      78 x[2]
        vshufi32x4 zmm3, zmm4, zmm5, 0                              ;    43.5 p5      78 x[2]
        vshufi32x4 zmm2, zmm2, zmm3, 0x88                           ;    46.5 p5      78 x[2]
        vmovd xmm3, [r8 + 12]                                       ;    16.2 p3      78 x[3]
        vmovd xmm4, [r8 + 28]                                       ;    16.3 p10     78 x[3]
        vpunpckldq zmm3, zmm3, zmm4                                 ;    45.5 p5      78 x[3]
        vmovd xmm4, [r8 + 44]                                       ;    17.0 p2      78 x[3]
        vmovd xmm5, [r8 + 60]                                       ;    17.2 p3      78 x[3]
        vpunpckldq zmm4, zmm4, zmm5                                 ;    46.5 p5      78 x[3]
        vpunpcklqdq zmm3, zmm3, zmm4                                ;    47.5 p5      78 x[3]
        vmovd xmm4, [r8 + 76]                                       ;    17.3 p10     78 x[3]
        vmovd xmm5, [r8 + 92]                                       ;    18.0 p2      78 x[3]
        vpunpckldq zmm4, zmm4, zmm5                                 ;    48.5 p5      78 x[3]
        vmovd xmm5, [r8 + 108]                                      ;    18.2 p3      78 x[3]
        vmovd xmm6, [r8 + 124]                                      ;    18.3 p10     78 x[3]
        vpunpckldq zmm5, zmm5, zmm6                                 ;    49.5 p5      78 x[3]
        vpunpcklqdq zmm4, zmm4, zmm5                                ;    50.5 p5      78 x[3]
        vmovd xmm5, [r8 + 140]                                      ;    19.0 p2      78 x[3]
        vmovd xmm6, [r8 + 156]                                      ;    19.2 p3      78 x[3]
        vpunpckldq zmm5, zmm5, zmm6                                 ;    51.5 p5      78 x[3]
        vmovd xmm6, [r8 + 172]                                      ;    19.3 p10     78 x[3]
        vmovd xmm7, [r8 + 188]                                      ;    20.0 p2      78 x[3]
        vpunpckldq zmm6, zmm6, zmm7                                 ;    52.5 p5      78 x[3]
        vpunpcklqdq zmm5, zmm5, zmm6                                ;    53.5 p5      78 x[3]
        vmovd xmm6, [r8 + 204]                                      ;    20.2 p3      78 x[3]
        vmovd xmm7, [r8 + 220]                                      ;    20.3 p10     78 x[3]
        vpunpckldq zmm6, zmm6, zmm7                                 ;    54.5 p5      78 x[3]
        vmovd xmm7, [r8 + 236]                                      ;    21.0 p2      78 x[3]
        vmovd xmm8, [r8 + 252]                                      ;    21.2 p3      78 x[3]
        vpunpckldq zmm7, zmm7, zmm8                                 ;    55.5 p5      78 x[3]
        vpunpcklqdq zmm6, zmm6, zmm7                                ;    56.5 p5      78 x[3]
        vshufi32x4 zmm3, zmm3, zmm4, 0                              ;    57.5 p5      78 x[3]
        vshufi32x4 zmm4, zmm5, zmm6, 0                              ;    58.5 p5      78 x[3]
        vshufi32x4 zmm3, zmm3, zmm4, 0x88                           ;    61.5 p5      78 x[3]
        vpxord zmm0, zmm0, [rbp + 3584]                             ;    22.0 p0+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 3648]                             ;    34.5 p0+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 3712]                             ;    49.5 p0+p2   80 x[2]
        vpternlogd zmm3, zmm0, [rbp + 3776], 0x96                   ;    64.5 p0+p3   23 x
        vpxord zmm4, zmm1, zmm2                                     ;    50.5 p0      23 x
        vpternlogd zmm1, zmm0, zmm3, 0x6c                           ;    65.5 p0      23 x
        vpternlogd zmm0, zmm4, zmm3, 0x36                           ;    65.5 p0      23 x
        vmovdqa64 zmm5, zmm1                                        ;    66.5         23 x copy
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;    66.5 p0      23 x
        vpternlogd zmm3, zmm0, zmm2, 0x48                           ;    66.5 p0      23 x
        vpternlogd zmm2, zmm4, zmm1, 0x6c                           ;    66.5 p0      23 x
        vpternlogd zmm3, zmm4, zmm1, 0xf8                           ;    67.5 p0      23 x
        vpxord zmm2, zmm2, zmm5                                     ;    67.5 p0      23 x
        vprold zmm1, zmm2, 3                                        ;    68.5 p0      47 x[2]
        vprold zmm2, zmm3, 0xd                                      ;    68.5 p0      46 x[0]
        vpternlogd zmm5, zmm3, zmm2, 0x96                           ;    69.5 p0      48 x[1]
        vpslld zmm3, zmm2, 3                                        ;    69.5 p0      49 x[3]
        vpternlogd zmm3, zmm0, zmm1, 0x96                           ;    70.5 p0      49 x[3]
        vprold zmm0, zmm3, 7                                        ;    71.5 p0      51 x[3]
        vpxord zmm5, zmm5, zmm1                                     ;    70.5 p0      48 x[1]
        vprold zmm3, zmm5, 1                                        ;    71.5 p0      50 x[1]
        vpternlogd zmm2, zmm0, zmm3, 0x96                           ;    72.5 p0      52 x[0]
        vprold zmm2, zmm2, 5                                        ;    73.5 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;    72.5 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;    73.5 p0      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;    74.5 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 384]                              ;    74.5 p0+p2   80 x[0]
        vpxord zmm3, zmm3, [rbp + 3840]                             ;    72.5 p0+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 512]                              ;    75.5 p0+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 640]                              ;    72.5 p0+p3   80 x[3]
        vmovdqa64 zmm4, zmm1                                        ;    76.5         24 x copy
        vpternlogd zmm4, zmm3, zmm0, 0x96                           ;    76.5 p0      24 x
        vpternlogd zmm1, zmm3, zmm2, 0xf8                           ;    76.5 p0      24 x
        vmovdqa64 zmm5, zmm3                                        ;    73.5         24 x copy
        vpternlogd zmm5, zmm0, zmm2, 9                              ;    75.5 p0      24 x
        vpternlogd zmm3, zmm2, zmm4, 0x6a                           ;    77.5 p0      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;    77.5 p0      24 x
        vpternlogd zmm1, zmm4, zmm3, 0xde                           ;    78.5 p0      24 x
        vpxord zmm0, zmm0, zmm3                                     ;    78.5 p0      24 x
        vprold zmm2, zmm3, 3                                        ;    78.5 p0      47 x[2]
        vpxord zmm5, zmm5, zmm0                                     ;    79.5 p0      24 x
        vpternlogd zmm0, zmm5, zmm4, 0x6c                           ;    80.5 p0      24 x
        vpternlogd zmm1, zmm5, zmm2, 0x96                           ;    80.5 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;    81.5 p0      46 x[0]
        vpslld zmm3, zmm0, 3                                        ;    82.5 p0      49 x[3]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;    83.5 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;    84.5 p0      51 x[3]
        vpxord zmm1, zmm1, zmm0                                     ;    82.5 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;    83.5 p0      50 x[1]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;    85.5 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    86.5 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;    84.5 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;    85.5 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;    86.5 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 3904]                             ;    87.5 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 3968]                             ;    84.5 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 4032]                             ;    87.5 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    88.5         25 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;    88.5 p5      25 x
        vpxord zmm3, zmm3, [rbp + 4096]                             ;    85.5 p0+p3   80 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;    88.5 p5      25 x
        vpternlogd zmm3, zmm1, zmm0, 0x36                           ;    88.5 p0      25 x
        vpternlogd zmm1, zmm4, zmm2, 0x6c                           ;    89.5 p5      25 x
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;    89.5 p0      25 x
        vpternlogd zmm4, zmm2, zmm3, 0xc6                           ;    89.5 p5      25 x
        vprold zmm0, zmm0, 0xd                                      ;    90.5 p0      46 x[0]
        vpxord zmm3, zmm3, zmm4                                     ;    90.5 p5      25 x
        vprold zmm2, zmm3, 3                                        ;    91.5 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;    91.5 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;    91.5 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;    92.5 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;    93.5 p0      51 x[3]
        vpxord zmm4, zmm4, zmm2                                     ;    92.5 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;    93.5 p0      50 x[1]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;    94.5 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    95.5 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;    94.5 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;    95.5 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;    96.5 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 448]                              ;    96.5 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 4224]                             ;    97.5 p5+p3   80 x[2]
        vmovdqu64 zmm4, [rbp + 4160]                                ;    35.2 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm0                                        ;    97.5         26 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x60                           ;    97.5 p0      26 x
        vpxord zmm1, zmm1, [rbp + 576]                              ;    94.5 p5+p3   80 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;    95.5 p0      26 x
        vmovdqa64 zmm3, zmm5                                        ;    98.5         26 x copy
        vpternlogd zmm3, zmm0, zmm2, 0xf6                           ;    98.5 p5      26 x
        vpternlogd zmm2, zmm1, zmm0, 0xe0                           ;    98.5 p0      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x56                           ;    98.5 p5      26 x
        vmovdqa64 zmm0, zmm2                                        ;    99.5         26 x copy
        vpternlogd zmm0, zmm4, zmm5, 0x1e                           ;    99.5 p0      26 x
        vpxord zmm4, zmm4, zmm3                                     ;    99.5 p5      26 x
        vmovdqa64 zmm3, zmm4                                        ;   100.5         26 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x1e                           ;   100.5 p0      26 x
        vpternlogd zmm4, zmm0, zmm1, 0x2e                           ;   100.5 p5      26 x
        vpternlogd zmm1, zmm3, zmm0, 0x36                           ;   101.5 p0      26 x
        vpternlogd zmm3, zmm5, zmm2, 0x1e                           ;   101.5 p5      49 x[3]
        vprold zmm2, zmm4, 0xd                                      ;   101.5 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   102.5 p0      47 x[2]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   103.5 p5      48 x[1]
        vpslld zmm4, zmm2, 3                                        ;   102.5 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   103.5 p5      49 x[3]
        vprold zmm0, zmm0, 1                                        ;   104.5 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;   104.5 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   105.5 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   106.5 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   105.5 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   106.5 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   107.5 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 4288]                             ;   107.5 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 4352]                             ;   105.5 p5+p3   80 x[1]
        vpxord zmm3, zmm3, [rbp + 4416]                             ;   105.5 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 832]                                 ;    40.5 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm3                                        ;   106.5         27 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   108.5 p5      27 x
        vpxord zmm3, zmm3, zmm2                                     ;   108.5 p0      27 x
        vpternlogd zmm4, zmm1, zmm3, 0xbe                           ;   109.5 p5      27 x
        vpternlogd zmm2, zmm3, zmm0, 0x48                           ;   109.5 p0      27 x
        vmovdqa64 zmm1, zmm0                                        ;   106.5         27 x copy
        vpternlogd zmm1, zmm4, zmm5, 0xb4                           ;   110.5 p5      27 x
        vpxord zmm2, zmm2, zmm5                                     ;   110.5 p0      27 x
        vpternlogd zmm5, zmm4, zmm2, 0x80                           ;   111.5 p5      27 x
        vprold zmm4, zmm2, 0xd                                      ;   111.5 p0      46 x[0]
        vpternlogd zmm1, zmm4, zmm5, 0x36                           ;   112.5 p5      48 x[1]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   111.5 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;   112.5 p5      27 x
        vpxord zmm0, zmm0, zmm3                                     ;   113.5 p0      27 x
        vprold zmm0, zmm0, 3                                        ;   114.5 p0      47 x[2]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;   115.5 p5      48 x[1]
        vpslld zmm3, zmm4, 3                                        ;   112.5 p0      49 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   115.5 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   116.5 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;   116.5 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   117.5 p5      52 x[0]
        vprold zmm3, zmm4, 5                                        ;   118.5 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   117.5 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm2, 0x96                           ;   118.5 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;   119.5 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 704]                              ;   119.5 p5+p2   80 x[0]
        vpternlogd zmm0, zmm3, [rbp + 4544], 0x96                   ;   120.5 p5+p3   28 x
        vpxord zmm1, zmm1, [rbp + 4480]                             ;   117.5 p5+p2   80 x[1]
        vpxord zmm2, zmm2, [rbp + 4608]                             ;   117.5 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   121.5         28 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x1e                           ;   121.5 p0      28 x
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;   120.5 p5      28 x
        vpternlogd zmm0, zmm1, zmm3, 0x80                           ;   121.5 p0      28 x
        vpxord zmm3, zmm3, zmm4                                     ;   122.5 p5      28 x
        vmovdqa64 zmm5, zmm4                                        ;   122.5         28 x copy
        vpternlogd zmm5, zmm2, zmm1, 0x1e                           ;   122.5 p0      28 x
        vpxord zmm2, zmm2, zmm0                                     ;   122.5 p5      28 x
        vpternlogd zmm4, zmm1, zmm2, 0x6c                           ;   123.5 p0      48 x[1]
        vpternlogd zmm1, zmm3, zmm5, 0x78                           ;   123.5 p5      28 x
        vprold zmm0, zmm5, 0xd                                      ;   123.5 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   124.5 p0      47 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   125.5 p5      48 x[1]
        vpslld zmm5, zmm0, 3                                        ;   124.5 p0      49 x[3]
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;   125.5 p5      49 x[3]
        vprold zmm2, zmm4, 1                                        ;   126.5 p0      50 x[1]
        vpslld zmm3, zmm2, 7                                        ;   127.5 p0      53 x[2]
        vpxord zmm5, zmm5, zmm1                                     ;   126.5 p5      49 x[3]
        vprold zmm4, zmm5, 7                                        ;   127.5 p0      51 x[3]
        vpternlogd zmm3, zmm1, zmm4, 0x96                           ;   128.5 p5      53 x[2]
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   128.5 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   129.5 p0      54 x[0]
        vprold zmm1, zmm3, 0x16                                     ;   129.5 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 4672]                             ;   130.5 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 768]                              ;   127.5 p5+p3   80 x[1]
        vpxord zmm4, zmm4, [rbp + 4800]                             ;   128.5 p5+p2   80 x[3]
        vmovdqu64 zmm3, [rbp + 4736]                                ;    50.0 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm4                                        ;   129.5         29 x copy
        vpternlogd zmm5, zmm1, zmm3, 0x96                           ;   130.5 p0      29 x
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   130.5 p5      29 x
        vmovdqa64 zmm1, zmm3                                        ;   131.5         29 x copy
        vpternlogd zmm1, zmm4, zmm0, 0x78                           ;   131.5 p0      29 x
        vpxord zmm4, zmm4, zmm0                                     ;   131.5 p5      29 x
        vpternlogd zmm2, zmm3, zmm4, 0x6c                           ;   132.5 p0      29 x
        vpternlogd zmm3, zmm5, zmm4, 0x36                           ;   132.5 p5      29 x
        vmovdqa64 zmm0, zmm3                                        ;   133.5         29 x copy
        vpternlogd zmm0, zmm2, zmm1, 0x60                           ;   133.5 p0      29 x
        vpxord zmm4, zmm4, zmm1                                     ;   132.5 p5      29 x
        vpternlogd zmm5, zmm2, zmm4, 0x6a                           ;   133.5 p0      29 x
        vprold zmm2, zmm5, 0xd                                      ;   134.5 p0      46 x[0]
        vpslld zmm6, zmm2, 3                                        ;   135.5 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;   134.5 p5      29 x
        vprold zmm3, zmm3, 3                                        ;   135.5 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm3, 0x96                           ;   136.5 p5      49 x[3]
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;   136.5 p5      48 x[1]
        vprold zmm0, zmm1, 1                                        ;   137.5 p0      50 x[1]
        vpslld zmm1, zmm0, 7                                        ;   138.5 p0      53 x[2]
        vpxord zmm6, zmm6, zmm4                                     ;   137.5 p5      49 x[3]
        vprold zmm4, zmm6, 7                                        ;   138.5 p0      51 x[3]
        vpternlogd zmm1, zmm3, zmm4, 0x96                           ;   139.5 p5      53 x[2]
        vpternlogd zmm2, zmm4, zmm0, 0x96                           ;   139.5 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   140.5 p0      54 x[0]
        vprold zmm1, zmm1, 0x16                                     ;   140.5 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 960]                              ;   138.5 p5+p2   80 x[1]
        vpxord zmm1, zmm1, [rbp + 1088]                             ;   141.5 p5+p3   80 x[2]
        vpxord zmm4, zmm4, [rbp + 4864]                             ;   139.5 p5+p2   80 x[3]
        vmovdqa64 zmm3, zmm4                                        ;   140.5         30 x copy
        vpternlogd zmm3, zmm0, zmm1, 0x1e                           ;   142.5 p0      30 x
        vmovdqu64 zmm5, [rbp + 896]                                 ;    55.0 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm0                                        ;   139.5         30 x copy
        vpternlogd zmm6, zmm2, zmm5, 0x96                           ;   141.5 p5      30 x
        vpternlogd zmm5, zmm2, zmm3, 0x28                           ;   143.5 p0      30 x
        vpternlogd zmm0, zmm5, zmm1, 0x96                           ;   144.5 p5      30 x
        vpternlogd zmm4, zmm1, zmm6, 0x6a                           ;   142.5 p0      30 x
        vmovdqa64 zmm1, zmm3                                        ;   143.5         30 x copy
        vpternlogd zmm1, zmm5, zmm0, 0x78                           ;   145.5 p5      30 x
        vpternlogd zmm3, zmm4, zmm0, 0xb4                           ;   145.5 p0      30 x
        vpternlogd zmm4, zmm1, zmm0, 0x6c                           ;   146.5 p5      30 x
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   146.5 p0      48 x[1]
        vprold zmm2, zmm4, 0xd                                      ;   147.5 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   146.5 p0      47 x[2]
        vpternlogd zmm1, zmm2, zmm3, 0x96                           ;   148.5 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   149.5 p0      50 x[1]
        vpslld zmm4, zmm2, 3                                        ;   148.5 p0      49 x[3]
        vpternlogd zmm4, zmm0, zmm3, 0x96                           ;   149.5 p5      49 x[3]
        vprold zmm0, zmm4, 7                                        ;   150.5 p0      51 x[3]
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   151.5 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   152.5 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   150.5 p0      53 x[2]
        vpternlogd zmm4, zmm3, zmm0, 0x96                           ;   151.5 p5      53 x[2]
        vprold zmm3, zmm4, 0x16                                     ;   152.5 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 4928]                             ;   153.5 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 4992]                             ;   150.5 p5+p3   80 x[1]
        vpternlogd zmm0, zmm2, [rbp + 5056], 0x96                   ;   154.5 p5+p2   23 x
        vpxord zmm3, zmm3, [rbp + 1024]                             ;   153.5 p5+p3   80 x[2]
        vmovdqa64 zmm4, zmm2                                        ;   154.5         23 x copy
        vpternlogd zmm4, zmm1, zmm0, 0x78                           ;   155.5 p5      23 x
        vpxord zmm1, zmm1, zmm3                                     ;   154.5 p0      23 x
        vpternlogd zmm2, zmm1, zmm0, 0x36                           ;   155.5 p5      23 x
        vmovdqa64 zmm5, zmm4                                        ;   156.5         23 x copy
        vpternlogd zmm5, zmm3, zmm0, 0x96                           ;   156.5 p0      23 x
        vpternlogd zmm0, zmm2, zmm3, 0x48                           ;   156.5 p5      23 x
        vpternlogd zmm3, zmm1, zmm4, 0x6c                           ;   156.5 p0      23 x
        vpternlogd zmm0, zmm1, zmm4, 0xf8                           ;   157.5 p5      23 x
        vpxord zmm3, zmm3, zmm5                                     ;   157.5 p0      23 x
        vprold zmm1, zmm3, 3                                        ;   158.5 p0      47 x[2]
        vprold zmm3, zmm0, 0xd                                      ;   158.5 p0      46 x[0]
        vpternlogd zmm5, zmm0, zmm3, 0x96                           ;   159.5 p5      48 x[1]
        vpslld zmm0, zmm3, 3                                        ;   159.5 p0      49 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x96                           ;   160.5 p5      49 x[3]
        vprold zmm0, zmm0, 7                                        ;   161.5 p0      51 x[3]
        vpxord zmm5, zmm5, zmm1                                     ;   160.5 p5      48 x[1]
        vprold zmm2, zmm5, 1                                        ;   161.5 p0      50 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   162.5 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   163.5 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   162.5 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   163.5 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   164.5 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 1152]                             ;   164.5 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 5120]                             ;   162.5 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 1280]                             ;   165.5 p5+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 1408]                             ;   162.5 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm1                                        ;   166.5         24 x copy
        vpternlogd zmm4, zmm2, zmm0, 0x96                           ;   166.5 p0      24 x
        vpternlogd zmm1, zmm2, zmm3, 0xf8                           ;   166.5 p5      24 x
        vmovdqa64 zmm5, zmm2                                        ;   163.5         24 x copy
        vpternlogd zmm5, zmm0, zmm3, 9                              ;   165.5 p0      24 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   167.5 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;   167.5 p0      24 x
        vpternlogd zmm1, zmm4, zmm2, 0xde                           ;   168.5 p5      24 x
        vpxord zmm0, zmm0, zmm2                                     ;   168.5 p0      24 x
        vprold zmm2, zmm2, 3                                        ;   168.5 p0      47 x[2]
        vpxord zmm5, zmm5, zmm0                                     ;   169.5 p5      24 x
        vpternlogd zmm0, zmm5, zmm4, 0x6c                           ;   170.5 p5      24 x
        vpternlogd zmm1, zmm5, zmm2, 0x96                           ;   170.5 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   171.5 p0      46 x[0]
        vpslld zmm3, zmm0, 3                                        ;   172.5 p0      49 x[3]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;   173.5 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;   174.5 p0      51 x[3]
        vpxord zmm1, zmm1, zmm0                                     ;   172.5 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   173.5 p0      50 x[1]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;   175.5 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   176.5 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   174.5 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   175.5 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   176.5 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 5184]                             ;   177.5 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 5248]                             ;   174.5 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 5312]                             ;   177.5 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   178.5         25 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   178.5 p5      25 x
        vpxord zmm3, zmm3, [rbp + 5376]                             ;   175.5 p0+p3   80 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   178.5 p5      25 x
        vpternlogd zmm3, zmm1, zmm0, 0x36                           ;   178.5 p0      25 x
        vpternlogd zmm1, zmm4, zmm2, 0x6c                           ;   179.5 p5      25 x
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   179.5 p0      25 x
        vpternlogd zmm4, zmm2, zmm3, 0xc6                           ;   179.5 p5      25 x
        vprold zmm0, zmm0, 0xd                                      ;   180.5 p0      46 x[0]
        vpxord zmm3, zmm3, zmm4                                     ;   180.5 p5      25 x
        vprold zmm2, zmm3, 3                                        ;   181.5 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   181.5 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;   181.5 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   182.5 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;   183.5 p0      51 x[3]
        vpxord zmm4, zmm4, zmm2                                     ;   182.5 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;   183.5 p0      50 x[1]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   184.5 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   185.5 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   184.5 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   185.5 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   186.5 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 1216]                             ;   186.5 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 5504]                             ;   187.5 p5+p3   80 x[2]
        vmovdqu64 zmm4, [rbp + 5440]                                ;    73.0 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm0                                        ;   187.5         26 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x60                           ;   187.5 p0      26 x
        vpxord zmm1, zmm1, [rbp + 1344]                             ;   184.5 p5+p3   80 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   185.5 p0      26 x
        vmovdqa64 zmm3, zmm5                                        ;   188.5         26 x copy
        vpternlogd zmm3, zmm0, zmm2, 0xf6                           ;   188.5 p5      26 x
        vpternlogd zmm2, zmm1, zmm0, 0xe0                           ;   188.5 p0      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x56                           ;   188.5 p5      26 x
        vmovdqa64 zmm0, zmm2                                        ;   189.5         26 x copy
        vpternlogd zmm0, zmm4, zmm5, 0x1e                           ;   189.5 p0      26 x
        vpxord zmm4, zmm4, zmm3                                     ;   189.5 p5      26 x
        vmovdqa64 zmm3, zmm4                                        ;   190.5         26 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x1e                           ;   190.5 p0      26 x
        vpternlogd zmm4, zmm0, zmm1, 0x2e                           ;   190.5 p5      26 x
        vpternlogd zmm1, zmm3, zmm0, 0x36                           ;   191.5 p0      26 x
        vpternlogd zmm3, zmm5, zmm2, 0x1e                           ;   191.5 p5      49 x[3]
        vprold zmm2, zmm4, 0xd                                      ;   191.5 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   192.5 p0      47 x[2]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   193.5 p5      48 x[1]
        vpslld zmm4, zmm2, 3                                        ;   192.5 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   193.5 p5      49 x[3]
        vprold zmm0, zmm0, 1                                        ;   194.5 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;   194.5 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   195.5 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   196.5 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   195.5 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   196.5 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   197.5 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 5568]                             ;   197.5 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 5632]                             ;   195.5 p5+p3   80 x[1]
        vpxord zmm3, zmm3, [rbp + 5696]                             ;   195.5 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 1600]                                ;    78.3 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm3                                        ;   196.5         27 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   198.5 p5      27 x
        vpxord zmm3, zmm3, zmm2                                     ;   198.5 p0      27 x
        vpternlogd zmm4, zmm1, zmm3, 0xbe                           ;   199.5 p5      27 x
        vpternlogd zmm2, zmm3, zmm0, 0x48                           ;   199.5 p0      27 x
        vmovdqa64 zmm1, zmm0                                        ;   196.5         27 x copy
        vpternlogd zmm1, zmm4, zmm5, 0xb4                           ;   200.5 p5      27 x
        vpxord zmm2, zmm2, zmm5                                     ;   200.5 p0      27 x
        vpternlogd zmm5, zmm4, zmm2, 0x80                           ;   201.5 p5      27 x
        vprold zmm4, zmm2, 0xd                                      ;   201.5 p0      46 x[0]
        vpternlogd zmm1, zmm4, zmm5, 0x36                           ;   202.5 p5      48 x[1]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   201.5 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;   202.5 p5      27 x
        vpxord zmm0, zmm0, zmm3                                     ;   203.5 p0      27 x
        vprold zmm0, zmm0, 3                                        ;   204.5 p0      47 x[2]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;   205.5 p5      48 x[1]
        vpslld zmm3, zmm4, 3                                        ;   202.5 p0      49 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   205.5 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   206.5 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;   206.5 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   207.5 p5      52 x[0]
        vprold zmm3, zmm4, 5                                        ;   208.5 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   207.5 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm2, 0x96                           ;   208.5 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;   209.5 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 1472]                             ;   209.5 p5+p2   80 x[0]
        vpternlogd zmm0, zmm3, [rbp + 5824], 0x96                   ;   210.5 p5+p3   28 x
        vpxord zmm1, zmm1, [rbp + 5760]                             ;   207.5 p5+p2   80 x[1]
        vpxord zmm2, zmm2, [rbp + 5888]                             ;   207.5 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   211.5         28 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x1e                           ;   211.5 p0      28 x
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;   210.5 p5      28 x
        vpternlogd zmm0, zmm1, zmm3, 0x80                           ;   211.5 p0      28 x
        vpxord zmm3, zmm3, zmm4                                     ;   212.5 p5      28 x
        vmovdqa64 zmm5, zmm4                                        ;   212.5         28 x copy
        vpternlogd zmm5, zmm2, zmm1, 0x1e                           ;   212.5 p0      28 x
        vpxord zmm2, zmm2, zmm0                                     ;   212.5 p5      28 x
        vpternlogd zmm4, zmm1, zmm2, 0x6c                           ;   213.5 p0      48 x[1]
        vpternlogd zmm1, zmm3, zmm5, 0x78                           ;   213.5 p5      28 x
        vprold zmm0, zmm5, 0xd                                      ;   213.5 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   214.5 p0      47 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   215.5 p5      48 x[1]
        vpslld zmm5, zmm0, 3                                        ;   214.5 p0      49 x[3]
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;   215.5 p5      49 x[3]
        vprold zmm2, zmm4, 1                                        ;   216.5 p0      50 x[1]
        vpslld zmm3, zmm2, 7                                        ;   217.5 p0      53 x[2]
        vpxord zmm5, zmm5, zmm1                                     ;   216.5 p5      49 x[3]
        vprold zmm4, zmm5, 7                                        ;   217.5 p0      51 x[3]
        vpternlogd zmm3, zmm1, zmm4, 0x96                           ;   218.5 p5      53 x[2]
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   218.5 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   219.5 p0      54 x[0]
        vprold zmm1, zmm3, 0x16                                     ;   219.5 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 5952]                             ;   220.5 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 1536]                             ;   217.5 p5+p3   80 x[1]
        vpxord zmm4, zmm4, [rbp + 6080]                             ;   218.5 p5+p2   80 x[3]
        vmovdqu64 zmm3, [rbp + 6016]                                ;    87.8 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm4                                        ;   219.5         29 x copy
        vpternlogd zmm5, zmm1, zmm3, 0x96                           ;   220.5 p0      29 x
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   220.5 p5      29 x
        vmovdqa64 zmm1, zmm3                                        ;   221.5         29 x copy
        vpternlogd zmm1, zmm4, zmm0, 0x78                           ;   221.5 p0      29 x
        vpxord zmm4, zmm4, zmm0                                     ;   221.5 p5      29 x
        vpternlogd zmm2, zmm3, zmm4, 0x6c                           ;   222.5 p0      29 x
        vpternlogd zmm3, zmm5, zmm4, 0x36                           ;   222.5 p5      29 x
        vmovdqa64 zmm0, zmm3                                        ;   223.5         29 x copy
        vpternlogd zmm0, zmm2, zmm1, 0x60                           ;   223.5 p0      29 x
        vpxord zmm4, zmm4, zmm1                                     ;   222.5 p5      29 x
        vpternlogd zmm5, zmm2, zmm4, 0x6a                           ;   223.5 p0      29 x
        vprold zmm2, zmm5, 0xd                                      ;   224.5 p0      46 x[0]
        vpslld zmm6, zmm2, 3                                        ;   225.5 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;   224.5 p5      29 x
        vprold zmm3, zmm3, 3                                        ;   225.8 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm3, 0x96                           ;   226.8 p5      49 x[3]
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;   226.8 p5      48 x[1]
        vprold zmm0, zmm1, 1                                        ;   227.8 p0      50 x[1]
        vpslld zmm1, zmm0, 7                                        ;   228.8 p0      53 x[2]
        vpxord zmm6, zmm6, zmm4                                     ;   227.8 p5      49 x[3]
        vprold zmm4, zmm6, 7                                        ;   228.8 p0      51 x[3]
        vpternlogd zmm1, zmm3, zmm4, 0x96                           ;   229.8 p5      53 x[2]
        vpternlogd zmm2, zmm4, zmm0, 0x96                           ;   229.8 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   230.8 p0      54 x[0]
        vprold zmm1, zmm1, 0x16                                     ;   230.8 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 1728]                             ;   229.5 p5+p2   80 x[1]
        vpxord zmm1, zmm1, [rbp + 1856]                             ;   231.8 p5+p3   80 x[2]
        vpxord zmm4, zmm4, [rbp + 6144]                             ;   231.5 p5+p2   80 x[3]
        vmovdqa64 zmm3, zmm4                                        ;   232.5         30 x copy
        vpternlogd zmm3, zmm0, zmm1, 0x1e                           ;   232.8 p0      30 x
        vmovdqu64 zmm5, [rbp + 1664]                                ;    92.8 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm0                                        ;   230.5         30 x copy
        vpternlogd zmm6, zmm2, zmm5, 0x96                           ;   232.5 p5      30 x
        vpternlogd zmm5, zmm2, zmm3, 0x28                           ;   233.8 p0      30 x
        vpternlogd zmm0, zmm5, zmm1, 0x96                           ;   234.8 p5      30 x
        vpternlogd zmm4, zmm1, zmm6, 0x6a                           ;   233.8 p0      30 x
        vmovdqa64 zmm1, zmm3                                        ;   233.8         30 x copy
        vpternlogd zmm1, zmm5, zmm0, 0x78                           ;   235.8 p5      30 x
        vpternlogd zmm3, zmm4, zmm0, 0xb4                           ;   235.8 p0      30 x
        vpternlogd zmm4, zmm1, zmm0, 0x6c                           ;   236.8 p5      30 x
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   236.8 p0      48 x[1]
        vprold zmm2, zmm4, 0xd                                      ;   237.8 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   237.8 p0      47 x[2]
        vpternlogd zmm1, zmm2, zmm3, 0x96                           ;   238.8 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   239.8 p0      50 x[1]
        vpslld zmm4, zmm2, 3                                        ;   239.8 p0      49 x[3]
        vpternlogd zmm4, zmm0, zmm3, 0x96                           ;   240.8 p5      49 x[3]
        vprold zmm0, zmm4, 7                                        ;   241.8 p0      51 x[3]
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   242.8 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   243.8 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   242.8 p0      53 x[2]
        vpternlogd zmm4, zmm3, zmm0, 0x96                           ;   243.8 p5      53 x[2]
        vprold zmm3, zmm4, 0x16                                     ;   244.8 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 6208]                             ;   244.8 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 6272]                             ;   241.5 p5+p3   80 x[1]
        vpternlogd zmm0, zmm2, [rbp + 6336], 0x96                   ;   245.8 p5+p2   23 x
        vpxord zmm3, zmm3, [rbp + 1792]                             ;   245.8 p5+p3   80 x[2]
        vmovdqa64 zmm4, zmm2                                        ;   245.8         23 x copy
        vpternlogd zmm4, zmm1, zmm0, 0x78                           ;   246.8 p5      23 x
        vpxord zmm1, zmm1, zmm3                                     ;   246.8 p0      23 x
        vpternlogd zmm2, zmm1, zmm0, 0x36                           ;   247.8 p5      23 x
        vmovdqa64 zmm5, zmm4                                        ;   247.8         23 x copy
        vpternlogd zmm5, zmm3, zmm0, 0x96                           ;   247.8 p0      23 x
        vpternlogd zmm0, zmm2, zmm3, 0x48                           ;   248.8 p5      23 x
        vpternlogd zmm3, zmm1, zmm4, 0x6c                           ;   247.8 p0      23 x
        vpternlogd zmm0, zmm1, zmm4, 0xf8                           ;   249.8 p5      23 x
        vpxord zmm3, zmm3, zmm5                                     ;   248.8 p0      23 x
        vprold zmm1, zmm3, 3                                        ;   249.8 p0      47 x[2]
        vprold zmm3, zmm0, 0xd                                      ;   250.8 p0      46 x[0]
        vpternlogd zmm5, zmm0, zmm3, 0x96                           ;   251.8 p5      48 x[1]
        vpslld zmm0, zmm3, 3                                        ;   251.8 p0      49 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x96                           ;   252.8 p5      49 x[3]
        vprold zmm0, zmm0, 7                                        ;   253.8 p0      51 x[3]
        vpxord zmm5, zmm5, zmm1                                     ;   252.8 p5      48 x[1]
        vprold zmm2, zmm5, 1                                        ;   253.8 p0      50 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   254.8 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   255.8 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   254.8 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   255.8 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   256.8 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 1920]                             ;   256.8 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 6400]                             ;   254.8 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 2048]                             ;   257.8 p5+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 2176]                             ;   256.5 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm1                                        ;   258.8         24 x copy
        vpternlogd zmm4, zmm2, zmm0, 0x96                           ;   258.8 p0      24 x
        vpternlogd zmm1, zmm2, zmm3, 0xf8                           ;   258.8 p5      24 x
        vmovdqa64 zmm5, zmm2                                        ;   255.8         24 x copy
        vpternlogd zmm5, zmm0, zmm3, 9                              ;   257.8 p0      24 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   259.8 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;   259.8 p0      24 x
        vpternlogd zmm1, zmm4, zmm2, 0xde                           ;   260.8 p5      24 x
        vpxord zmm0, zmm0, zmm2                                     ;   260.8 p0      24 x
        vprold zmm2, zmm2, 3                                        ;   260.8 p0      47 x[2]
        vpxord zmm5, zmm5, zmm0                                     ;   261.8 p5      24 x
        vpternlogd zmm0, zmm5, zmm4, 0x6c                           ;   262.8 p5      24 x
        vpternlogd zmm1, zmm5, zmm2, 0x96                           ;   262.8 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   263.8 p0      46 x[0]
        vpslld zmm3, zmm0, 3                                        ;   264.8 p0      49 x[3]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;   265.8 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;   266.8 p0      51 x[3]
        vpxord zmm1, zmm1, zmm0                                     ;   264.8 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   265.8 p0      50 x[1]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;   267.8 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   268.8 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   267.8 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   268.8 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   269.8 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 6464]                             ;   269.8 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 6528]                             ;   267.5 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 6592]                             ;   270.8 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   270.8         25 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   271.8 p5      25 x
        vpxord zmm3, zmm3, [rbp + 6656]                             ;   269.8 p0+p3   80 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   271.8 p5      25 x
        vpternlogd zmm3, zmm1, zmm0, 0x36                           ;   270.8 p0      25 x
        vpternlogd zmm1, zmm4, zmm2, 0x6c                           ;   272.8 p5      25 x
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   272.8 p0      25 x
        vpternlogd zmm4, zmm2, zmm3, 0xc6                           ;   272.8 p5      25 x
        vprold zmm0, zmm0, 0xd                                      ;   273.8 p0      46 x[0]
        vpxord zmm3, zmm3, zmm4                                     ;   273.8 p5      25 x
        vprold zmm2, zmm3, 3                                        ;   274.8 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   274.8 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;   274.8 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   275.8 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;   276.8 p0      51 x[3]
        vpxord zmm4, zmm4, zmm2                                     ;   276.5 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;   277.5 p0      50 x[1]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   278.5 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   279.5 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   278.8 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   279.8 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   280.8 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 1984]                             ;   280.5 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 6784]                             ;   281.8 p5+p3   80 x[2]
        vmovdqu64 zmm4, [rbp + 6720]                                ;   110.8 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm0                                        ;   281.5         26 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x60                           ;   281.5 p0      26 x
        vpxord zmm1, zmm1, [rbp + 2112]                             ;   281.5 p5+p3   80 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   282.5 p0      26 x
        vmovdqa64 zmm3, zmm5                                        ;   282.5         26 x copy
        vpternlogd zmm3, zmm0, zmm2, 0xf6                           ;   282.8 p5      26 x
        vpternlogd zmm2, zmm1, zmm0, 0xe0                           ;   282.8 p0      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x56                           ;   283.5 p5      26 x
        vmovdqa64 zmm0, zmm2                                        ;   283.8         26 x copy
        vpternlogd zmm0, zmm4, zmm5, 0x1e                           ;   283.8 p0      26 x
        vpxord zmm4, zmm4, zmm3                                     ;   284.5 p5      26 x
        vmovdqa64 zmm3, zmm4                                        ;   285.5         26 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x1e                           ;   285.5 p0      26 x
        vpternlogd zmm4, zmm0, zmm1, 0x2e                           ;   285.5 p5      26 x
        vpternlogd zmm1, zmm3, zmm0, 0x36                           ;   286.5 p0      26 x
        vpternlogd zmm3, zmm5, zmm2, 0x1e                           ;   286.5 p5      49 x[3]
        vprold zmm2, zmm4, 0xd                                      ;   286.8 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   287.8 p0      47 x[2]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   288.8 p5      48 x[1]
        vpslld zmm4, zmm2, 3                                        ;   288.8 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   289.8 p5      49 x[3]
        vprold zmm0, zmm0, 1                                        ;   289.8 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;   290.8 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   291.8 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   292.8 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   292.8 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   293.8 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   294.8 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 6848]                             ;   293.8 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 6912]                             ;   292.5 p5+p3   80 x[1]
        vpxord zmm3, zmm3, [rbp + 6976]                             ;   293.5 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 2368]                                ;   116.2 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm3                                        ;   294.5         27 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   295.8 p5      27 x
        vpxord zmm3, zmm3, zmm2                                     ;   294.8 p0      27 x
        vpternlogd zmm4, zmm1, zmm3, 0xbe                           ;   295.8 p5      27 x
        vpternlogd zmm2, zmm3, zmm0, 0x48                           ;   295.8 p0      27 x
        vmovdqa64 zmm1, zmm0                                        ;   293.5         27 x copy
        vpternlogd zmm1, zmm4, zmm5, 0xb4                           ;   296.8 p5      27 x
        vpxord zmm2, zmm2, zmm5                                     ;   296.8 p0      27 x
        vpternlogd zmm5, zmm4, zmm2, 0x80                           ;   297.8 p5      27 x
        vprold zmm4, zmm2, 0xd                                      ;   297.8 p0      46 x[0]
        vpternlogd zmm1, zmm4, zmm5, 0x36                           ;   298.8 p5      48 x[1]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   298.8 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;   299.5 p5      27 x
        vpxord zmm0, zmm0, zmm3                                     ;   300.5 p0      27 x
        vprold zmm0, zmm0, 3                                        ;   301.5 p0      47 x[2]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;   302.5 p5      48 x[1]
        vpslld zmm3, zmm4, 3                                        ;   301.8 p0      49 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   302.8 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   303.5 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;   303.8 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   304.8 p5      52 x[0]
        vprold zmm3, zmm4, 5                                        ;   305.8 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   305.8 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm2, 0x96                           ;   306.8 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;   307.8 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 2240]                             ;   306.8 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 7040]                             ;   305.5 p5+p3   80 x[1]
        vpternlogd zmm0, zmm3, [rbp + 7104], 0x96                   ;   308.8 p5+p2   28 x
        vpxord zmm2, zmm2, [rbp + 7168]                             ;   307.5 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   309.8         28 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x1e                           ;   309.8 p0      28 x
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;   308.5 p5      28 x
        vpternlogd zmm0, zmm1, zmm3, 0x80                           ;   309.8 p0      28 x
        vpxord zmm3, zmm3, zmm4                                     ;   310.8 p5      28 x
        vmovdqa64 zmm5, zmm4                                        ;   310.8         28 x copy
        vpternlogd zmm5, zmm2, zmm1, 0x1e                           ;   310.8 p0      28 x
        vmovdqa64 zmm6, zmm1                                        ;   309.5         28 x copy
        vpternlogd zmm6, zmm3, zmm5, 0x78                           ;   311.8 p5      28 x
        vprold zmm5, zmm5, 0xd                                      ;   311.8 p0      46 x[0]
        vprold zmm6, zmm6, 3                                        ;   312.8 p0      47 x[2]
        vpxord zmm2, zmm2, zmm0                                     ;   311.5 p5      28 x
        vpternlogd zmm1, zmm4, zmm2, 0x78                           ;   312.5 p5      48 x[1]
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   313.8 p0      48 x[1]
        vpslld zmm0, zmm5, 3                                        ;   313.8 p0      49 x[3]
        vpternlogd zmm0, zmm2, zmm3, 0x96                           ;   314.8 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   314.8 p0      50 x[1]
        vpslld zmm2, zmm1, 7                                        ;   315.8 p0      53 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;   315.8 p5      49 x[3]
        vprold zmm0, zmm0, 7                                        ;   316.8 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm0, 0x96                           ;   317.8 p5      53 x[2]
        vpternlogd zmm5, zmm0, zmm1, 0x96                           ;   317.8 p5      52 x[0]
        vprold zmm3, zmm5, 5                                        ;   318.8 p0      54 x[0]
        vprold zmm2, zmm2, 0x16                                     ;   318.8 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 7232]                             ;   319.8 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 2304]                             ;   318.5 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 7360]                             ;   319.5 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 7296]                                ;   125.8 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm0                                        ;   320.5         29 x copy
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;   320.5 p0      29 x
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   320.5 p5      29 x
        vmovdqa64 zmm2, zmm4                                        ;   321.5         29 x copy
        vpternlogd zmm2, zmm0, zmm3, 0x78                           ;   321.5 p0      29 x
        vpxord zmm0, zmm0, zmm3                                     ;   321.5 p5      29 x
        vpternlogd zmm1, zmm4, zmm0, 0x6c                           ;   322.5 p0      29 x
        vpternlogd zmm4, zmm5, zmm0, 0x36                           ;   322.5 p5      29 x
        vmovdqa64 zmm3, zmm4                                        ;   323.5         29 x copy
        vpternlogd zmm3, zmm1, zmm2, 0x60                           ;   323.5 p0      29 x
        vpxord zmm0, zmm0, zmm2                                     ;   323.5 p5      29 x
        vpternlogd zmm5, zmm1, zmm0, 0x6a                           ;   324.5 p0      29 x
        vprold zmm1, zmm5, 0xd                                      ;   325.5 p0      46 x[0]
        vpxord zmm4, zmm4, zmm5                                     ;   325.5 p5      29 x
        vprold zmm4, zmm4, 3                                        ;   326.5 p0      47 x[2]
        vpternlogd zmm0, zmm3, zmm4, 0x96                           ;   327.5 p5      49 x[3]
        vpternlogd zmm2, zmm4, zmm1, 0x96                           ;   327.5 p5      48 x[1]
        vpslld zmm3, zmm1, 3                                        ;   326.8 p0      49 x[3]
        vprold zmm2, zmm2, 1                                        ;   328.5 p0      50 x[1]
        vpslld zmm5, zmm2, 7                                        ;   329.5 p0      53 x[2]
        vpxord zmm3, zmm3, zmm0                                     ;   328.5 p5      49 x[3]
        vprold zmm0, zmm3, 7                                        ;   329.8 p0      51 x[3]
        vpternlogd zmm5, zmm4, zmm0, 0x96                           ;   330.8 p5      53 x[2]
        vpternlogd zmm1, zmm0, zmm2, 0x96                           ;   330.8 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   331.8 p0      54 x[0]
        vprold zmm3, zmm5, 0x16                                     ;   331.8 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 2496]                             ;   330.5 p5+p2   80 x[1]
        vpxord zmm3, zmm3, [rbp + 2688]                             ;   332.8 p5+p3   80 x[2]
        vpxord zmm0, zmm0, [rbp + 7424]                             ;   332.5 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   333.5         30 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x1e                           ;   333.8 p0      30 x
        vmovdqu64 zmm5, [rbp + 2432]                                ;   130.8 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm2                                        ;   331.5         30 x copy
        vpternlogd zmm6, zmm1, zmm5, 0x96                           ;   333.5 p5      30 x
        vpternlogd zmm5, zmm1, zmm4, 0x28                           ;   334.8 p0      30 x
        vpternlogd zmm2, zmm5, zmm3, 0x96                           ;   335.8 p5      30 x
        vpternlogd zmm0, zmm3, zmm6, 0x6a                           ;   334.8 p0      30 x
        vmovdqa64 zmm1, zmm4                                        ;   334.8         30 x copy
        vpternlogd zmm1, zmm5, zmm2, 0x78                           ;   336.8 p5      30 x
        vpternlogd zmm4, zmm0, zmm2, 0xb4                           ;   336.8 p0      30 x
        vpternlogd zmm0, zmm1, zmm2, 0x6c                           ;   337.8 p5      30 x
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   337.8 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   338.8 p0      46 x[0]
        vprold zmm3, zmm4, 3                                        ;   338.8 p0      47 x[2]
        vpternlogd zmm1, zmm0, zmm3, 0x96                           ;   339.8 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   340.8 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;   340.8 p0      49 x[3]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   341.8 p5      49 x[3]
        vprold zmm2, zmm4, 7                                        ;   342.8 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x96                           ;   343.8 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   344.8 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   343.8 p0      53 x[2]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   344.8 p5      53 x[2]
        vprold zmm3, zmm4, 0x16                                     ;   345.8 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 7488]                             ;   345.8 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 7552]                             ;   342.5 p5+p3   80 x[1]
        vpternlogd zmm2, zmm0, [rbp + 7616], 0x96                   ;   346.8 p5+p2   23 x
        vpxord zmm3, zmm3, [rbp + 2560]                             ;   346.8 p5+p3   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   346.8         23 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x78                           ;   347.8 p5      23 x
        vpxord zmm1, zmm1, zmm3                                     ;   347.8 p0      23 x
        vpternlogd zmm0, zmm1, zmm2, 0x36                           ;   348.8 p5      23 x
        vmovdqa64 zmm5, zmm4                                        ;   348.8         23 x copy
        vpternlogd zmm5, zmm3, zmm2, 0x96                           ;   348.8 p0      23 x
        vpternlogd zmm2, zmm0, zmm3, 0x48                           ;   349.8 p5      23 x
        vpternlogd zmm3, zmm1, zmm4, 0x6c                           ;   348.8 p0      23 x
        vpternlogd zmm2, zmm1, zmm4, 0xf8                           ;   350.8 p5      23 x
        vpxord zmm3, zmm3, zmm5                                     ;   349.8 p0      23 x
        vprold zmm1, zmm3, 3                                        ;   350.8 p0      47 x[2]
        vprold zmm3, zmm2, 0xd                                      ;   351.8 p0      46 x[0]
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;   352.8 p5      48 x[1]
        vpslld zmm2, zmm3, 3                                        ;   352.8 p0      49 x[3]
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   353.8 p5      49 x[3]
        vprold zmm0, zmm2, 7                                        ;   354.8 p0      51 x[3]
        vpxord zmm5, zmm5, zmm1                                     ;   353.8 p5      48 x[1]
        vprold zmm2, zmm5, 1                                        ;   354.8 p0      50 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   355.8 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   356.8 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   355.8 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   356.8 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   357.8 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 2624]                             ;   357.8 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 7680]                             ;   355.8 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 2816]                             ;   358.8 p5+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 2944]                             ;   357.5 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm1                                        ;   359.8         24 x copy
        vpternlogd zmm4, zmm2, zmm0, 0x96                           ;   359.8 p0      24 x
        vpternlogd zmm1, zmm2, zmm3, 0xf8                           ;   359.8 p5      24 x
        vmovdqa64 zmm5, zmm2                                        ;   356.8         24 x copy
        vpternlogd zmm5, zmm0, zmm3, 9                              ;   358.8 p0      24 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   360.8 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;   360.8 p0      24 x
        vpternlogd zmm1, zmm4, zmm2, 0xde                           ;   361.8 p5      24 x
        vpxord zmm0, zmm0, zmm2                                     ;   361.8 p0      24 x
        vprold zmm2, zmm2, 3                                        ;   361.8 p0      47 x[2]
        vpxord zmm5, zmm5, zmm0                                     ;   362.8 p5      24 x
        vpternlogd zmm0, zmm5, zmm4, 0x6c                           ;   363.8 p5      24 x
        vpternlogd zmm1, zmm5, zmm2, 0x96                           ;   363.8 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   364.8 p0      46 x[0]
        vpslld zmm3, zmm0, 3                                        ;   365.8 p0      49 x[3]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;   366.8 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;   367.8 p0      51 x[3]
        vpxord zmm1, zmm1, zmm0                                     ;   365.8 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   366.8 p0      50 x[1]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;   368.8 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   369.8 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   368.8 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   369.8 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   370.8 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 7744]                             ;   370.8 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 7808]                             ;   368.5 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 7872]                             ;   371.8 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   371.8         25 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   372.8 p5      25 x
        vpxord zmm3, zmm3, [rbp + 7936]                             ;   370.8 p0+p3   80 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   372.8 p5      25 x
        vpternlogd zmm3, zmm1, zmm0, 0x36                           ;   371.8 p0      25 x
        vpternlogd zmm1, zmm4, zmm2, 0x6c                           ;   373.8 p5      25 x
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   373.8 p0      25 x
        vpternlogd zmm4, zmm2, zmm3, 0xc6                           ;   373.8 p5      25 x
        vprold zmm0, zmm0, 0xd                                      ;   374.8 p0      46 x[0]
        vpxord zmm3, zmm3, zmm4                                     ;   374.8 p5      25 x
        vprold zmm2, zmm3, 3                                        ;   375.8 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   375.8 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;   375.8 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   376.8 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;   377.8 p0      51 x[3]
        vpxord zmm4, zmm4, zmm2                                     ;   377.5 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;   378.5 p0      50 x[1]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   379.5 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   380.5 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   379.8 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   380.8 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   381.8 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 2752]                             ;   381.5 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 8064]                             ;   382.8 p5+p3   80 x[2]
        vmovdqu64 zmm4, [rbp + 8000]                                ;   165.5 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm0                                        ;   382.5         26 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x60                           ;   382.5 p0      26 x
        vpxord zmm1, zmm1, [rbp + 2880]                             ;   382.5 p5+p3   80 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   383.5 p0      26 x
        vmovdqa64 zmm3, zmm5                                        ;   383.5         26 x copy
        vpternlogd zmm3, zmm0, zmm2, 0xf6                           ;   383.8 p5      26 x
        vpternlogd zmm2, zmm1, zmm0, 0xe0                           ;   383.8 p0      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x56                           ;   384.5 p5      26 x
        vmovdqa64 zmm0, zmm2                                        ;   384.8         26 x copy
        vpternlogd zmm0, zmm4, zmm5, 0x1e                           ;   384.8 p0      26 x
        vpxord zmm4, zmm4, zmm3                                     ;   385.5 p5      26 x
        vmovdqa64 zmm3, zmm4                                        ;   386.5         26 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x1e                           ;   386.5 p0      26 x
        vpternlogd zmm4, zmm0, zmm1, 0x2e                           ;   386.5 p5      26 x
        vpternlogd zmm1, zmm3, zmm0, 0x36                           ;   387.5 p0      26 x
        vpternlogd zmm3, zmm5, zmm2, 0x1e                           ;   387.5 p5      49 x[3]
        vprold zmm2, zmm4, 0xd                                      ;   387.8 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   388.8 p0      47 x[2]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   389.8 p5      48 x[1]
        vpslld zmm4, zmm2, 3                                        ;   389.8 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   390.8 p5      49 x[3]
        vprold zmm0, zmm0, 1                                        ;   390.8 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;   391.8 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   392.8 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   393.8 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   393.8 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   394.8 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   395.8 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 8128]                             ;   394.8 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 8192]                             ;   393.5 p5+p3   80 x[1]
        vpxord zmm3, zmm3, [rbp + 8256]                             ;   394.5 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 3136]                                ;   179.5 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm3                                        ;   395.5         27 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   396.8 p5      27 x
        vpxord zmm3, zmm3, zmm2                                     ;   395.8 p0      27 x
        vpternlogd zmm4, zmm1, zmm3, 0xbe                           ;   396.8 p5      27 x
        vpternlogd zmm2, zmm3, zmm0, 0x48                           ;   396.8 p0      27 x
        vmovdqa64 zmm1, zmm0                                        ;   394.5         27 x copy
        vpternlogd zmm1, zmm4, zmm5, 0xb4                           ;   397.8 p5      27 x
        vpxord zmm2, zmm2, zmm5                                     ;   397.8 p0      27 x
        vpternlogd zmm5, zmm4, zmm2, 0x80                           ;   398.8 p5      27 x
        vprold zmm4, zmm2, 0xd                                      ;   398.8 p0      46 x[0]
        vpternlogd zmm1, zmm4, zmm5, 0x36                           ;   399.8 p5      48 x[1]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   399.8 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;   400.5 p5      27 x
        vpxord zmm0, zmm0, zmm3                                     ;   401.5 p0      27 x
        vprold zmm0, zmm0, 3                                        ;   402.5 p0      47 x[2]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;   403.5 p5      48 x[1]
        vpslld zmm3, zmm4, 3                                        ;   402.8 p0      49 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   403.8 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   404.5 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;   404.8 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   405.8 p5      52 x[0]
        vprold zmm3, zmm4, 5                                        ;   406.8 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   406.8 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm2, 0x96                           ;   407.8 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;   408.8 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 3008]                             ;   407.8 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 8320]                             ;   406.5 p5+p3   80 x[1]
        vpternlogd zmm0, zmm3, [rbp + 8384], 0x96                   ;   409.8 p5+p2   28 x
        vpxord zmm2, zmm2, [rbp + 8448]                             ;   408.5 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   410.8         28 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x1e                           ;   410.8 p0      28 x
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;   409.5 p5      28 x
        vpternlogd zmm0, zmm1, zmm3, 0x80                           ;   410.8 p0      28 x
        vpxord zmm3, zmm3, zmm4                                     ;   411.8 p5      28 x
        vmovdqa64 zmm5, zmm4                                        ;   411.8         28 x copy
        vpternlogd zmm5, zmm2, zmm1, 0x1e                           ;   411.8 p0      28 x
        vmovdqa64 zmm6, zmm1                                        ;   410.5         28 x copy
        vpternlogd zmm6, zmm3, zmm5, 0x78                           ;   412.8 p5      28 x
        vprold zmm5, zmm5, 0xd                                      ;   412.8 p0      46 x[0]
        vprold zmm6, zmm6, 3                                        ;   413.8 p0      47 x[2]
        vpxord zmm2, zmm2, zmm0                                     ;   412.5 p5      28 x
        vpternlogd zmm1, zmm4, zmm2, 0x78                           ;   413.5 p5      48 x[1]
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   414.8 p0      48 x[1]
        vpslld zmm0, zmm5, 3                                        ;   414.8 p0      49 x[3]
        vpternlogd zmm0, zmm2, zmm3, 0x96                           ;   415.8 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   415.8 p0      50 x[1]
        vpslld zmm2, zmm1, 7                                        ;   416.8 p0      53 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;   416.8 p5      49 x[3]
        vprold zmm0, zmm0, 7                                        ;   417.8 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm0, 0x96                           ;   418.8 p5      53 x[2]
        vpternlogd zmm5, zmm0, zmm1, 0x96                           ;   418.8 p5      52 x[0]
        vprold zmm3, zmm5, 5                                        ;   419.8 p0      54 x[0]
        vprold zmm2, zmm2, 0x16                                     ;   419.8 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 8512]                             ;   420.8 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 3072]                             ;   419.5 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 8640]                             ;   420.5 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 8576]                                ;   200.0 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm0                                        ;   421.5         29 x copy
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;   421.5 p0      29 x
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   421.5 p5      29 x
        vmovdqa64 zmm2, zmm4                                        ;   422.5         29 x copy
        vpternlogd zmm2, zmm0, zmm3, 0x78                           ;   422.5 p0      29 x
        vpxord zmm0, zmm0, zmm3                                     ;   422.5 p5      29 x
        vpternlogd zmm1, zmm4, zmm0, 0x6c                           ;   423.5 p0      29 x
        vpternlogd zmm4, zmm5, zmm0, 0x36                           ;   423.5 p5      29 x
        vmovdqa64 zmm3, zmm4                                        ;   424.5         29 x copy
        vpternlogd zmm3, zmm1, zmm2, 0x60                           ;   424.5 p0      29 x
        vpxord zmm0, zmm0, zmm2                                     ;   424.5 p5      29 x
        vpternlogd zmm5, zmm1, zmm0, 0x6a                           ;   425.5 p0      29 x
        vprold zmm1, zmm5, 0xd                                      ;   426.5 p0      46 x[0]
        vpxord zmm4, zmm4, zmm5                                     ;   426.5 p5      29 x
        vprold zmm4, zmm4, 3                                        ;   427.5 p0      47 x[2]
        vpternlogd zmm0, zmm3, zmm4, 0x96                           ;   428.5 p5      49 x[3]
        vpternlogd zmm2, zmm4, zmm1, 0x96                           ;   428.5 p5      48 x[1]
        vpslld zmm3, zmm1, 3                                        ;   427.8 p0      49 x[3]
        vprold zmm2, zmm2, 1                                        ;   429.5 p0      50 x[1]
        vpslld zmm5, zmm2, 7                                        ;   430.5 p0      53 x[2]
        vpxord zmm3, zmm3, zmm0                                     ;   429.5 p5      49 x[3]
        vprold zmm0, zmm3, 7                                        ;   430.8 p0      51 x[3]
        vpternlogd zmm5, zmm4, zmm0, 0x96                           ;   431.8 p5      53 x[2]
        vpternlogd zmm1, zmm0, zmm2, 0x96                           ;   431.8 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   432.8 p0      54 x[0]
        vprold zmm3, zmm5, 0x16                                     ;   432.8 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 3264]                             ;   431.5 p5+p2   80 x[1]
        vpxord zmm3, zmm3, [rbp + 3456]                             ;   433.8 p5+p3   80 x[2]
        vpxord zmm0, zmm0, [rbp + 8704]                             ;   433.5 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   434.5         30 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x1e                           ;   434.8 p0      30 x
        vmovdqu64 zmm5, [rbp + 3200]                                ;   212.8 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm2                                        ;   432.5         30 x copy
        vpternlogd zmm6, zmm1, zmm5, 0x96                           ;   434.5 p5      30 x
        vpternlogd zmm5, zmm1, zmm4, 0x28                           ;   435.8 p0      30 x
        vpternlogd zmm2, zmm5, zmm3, 0x96                           ;   436.8 p5      30 x
        vpternlogd zmm0, zmm3, zmm6, 0x6a                           ;   435.8 p0      30 x
        vmovdqa64 zmm1, zmm4                                        ;   435.8         30 x copy
        vpternlogd zmm1, zmm5, zmm2, 0x78                           ;   437.8 p5      30 x
        vpandd zmm3, zmm0, zmm2                                     ;   437.8 p0      30 x
        vmovdqa64 zmm7, zmm1                                        ;   438.8         84 dst copy
        vpternlogd zmm7, zmm3, [rbp + 8768], 0x96                   ;   438.8 p5+p2   84 dst
        mov r9, qword [rbp + 8864]                                  ;   216.8 p10     84 dst reload
        vmovd [r9], xmm7                                            ;   439.8 p7+p4   84 dst
        vpshufd zmm8, zmm7, 1                                       ;   439.8 p5      84 dst
        vmovd [r9 + 16], xmm8                                       ;   440.8 p8+p9   84 dst
        vpshufd zmm8, zmm7, 2                                       ;   439.8 p5      84 dst
        vmovd [r9 + 32], xmm8                                       ;   440.8 p7+p4   84 dst
        vpshufd zmm8, zmm7, 3                                       ;   440.5 p5      84 dst
        vmovd [r9 + 48], xmm8                                       ;   441.5 p8+p9   84 dst
        vshufi32x4 zmm8, zmm7, zmm7, 0x55                           ;   441.5 p5      84 dst
        vmovd [r9 + 64], xmm8                                       ;   444.5 p7+p4   84 dst
        vpshufd zmm9, zmm8, 1                                       ;   444.5 p5      84 dst
        vmovd [r9 + 80], xmm9                                       ;   445.5 p8+p9   84 dst
        vpshufd zmm9, zmm8, 2                                       ;   444.5 p5      84 dst
        vmovd [r9 + 96], xmm9                                       ;   445.5 p7+p4   84 dst
        vpshufd zmm8, zmm8, 3                                       ;   444.5 p5      84 dst
        vmovd [r9 + 112], xmm8                                      ;   445.5 p8+p9   84 dst
        vshufi32x4 zmm8, zmm7, zmm7, 0xaa                           ;   445.5 p5      84 dst
        vmovd [r9 + 128], xmm8                                      ;   448.5 p7+p4   84 dst
        vpshufd zmm9, zmm8, 1                                       ;   448.5 p5      84 dst
        vmovd [r9 + 144], xmm9                                      ;   449.5 p8+p9   84 dst
        vshufi32x4 zmm7, zmm7, zmm7, 0xff                           ;   447.5 p5      84 dst
        vpshufd zmm9, zmm8, 2                                       ;   448.5 p5      84 dst
        vmovd [r9 + 160], xmm9                                      ;   449.5 p7+p4   84 dst
        vpshufd zmm8, zmm8, 3                                       ;   449.5 p5      84 dst
        vmovd [r9 + 176], xmm8                                      ;   450.5 p8+p9   84 dst
        vmovd [r9 + 192], xmm7                                      ;   450.5 p7+p4   84 dst
        vpshufd zmm8, zmm7, 1                                       ;   450.5 p5      84 dst
        vmovd [r9 + 208], xmm8                                      ;   451.5 p8+p9   84 dst
        vpshufd zmm8, zmm7, 2                                       ;   451.5 p5      84 dst
        vmovd [r9 + 224], xmm8                                      ;   452.5 p7+p4   84 dst
        vpshufd zmm7, zmm7, 3                                       ;   452.5 p5      84 dst
        vmovd [r9 + 240], xmm7                                      ;   453.5 p8+p9   84 dst
        vpternlogd zmm5, zmm6, [rbp + 3328], 0x96                   ;   437.8 p0+p3   84 dst
        vpxord zmm5, zmm5, zmm1                                     ;   438.8 p0      84 dst
        vmovd [r9 + 4], xmm5                                        ;   439.8 p7+p4   84 dst
        vpshufd zmm1, zmm5, 1                                       ;   453.5 p5      84 dst
        vmovd [r9 + 20], xmm1                                       ;   454.5 p8+p9   84 dst
        vpshufd zmm1, zmm5, 2                                       ;   454.5 p5      84 dst
        vmovd [r9 + 36], xmm1                                       ;   455.5 p7+p4   84 dst
        vpshufd zmm1, zmm5, 3                                       ;   455.5 p5      84 dst
        vmovd [r9 + 52], xmm1                                       ;   456.5 p8+p9   84 dst
        vshufi32x4 zmm1, zmm5, zmm5, 0x55                           ;   456.5 p5      84 dst
        vmovd [r9 + 68], xmm1                                       ;   459.5 p7+p4   84 dst
        vpshufd zmm6, zmm1, 1                                       ;   459.5 p5      84 dst
        vmovd [r9 + 84], xmm6                                       ;   460.5 p8+p9   84 dst
        vpshufd zmm6, zmm1, 2                                       ;   459.5 p5      84 dst
        vmovd [r9 + 100], xmm6                                      ;   460.5 p7+p4   84 dst
        vpshufd zmm1, zmm1, 3                                       ;   459.5 p5      84 dst
        vmovd [r9 + 116], xmm1                                      ;   460.5 p8+p9   84 dst
        vshufi32x4 zmm1, zmm5, zmm5, 0xaa                           ;   460.5 p5      84 dst
        vmovd [r9 + 132], xmm1                                      ;   463.5 p7+p4   84 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                           ;   461.5 p5      84 dst
        vpshufd zmm6, zmm1, 1                                       ;   463.5 p5      84 dst
        vmovd [r9 + 148], xmm6                                      ;   464.5 p8+p9   84 dst
        vpshufd zmm6, zmm1, 2                                       ;   463.5 p5      84 dst
        vmovd [r9 + 164], xmm6                                      ;   464.5 p7+p4   84 dst
        vpshufd zmm1, zmm1, 3                                       ;   464.5 p5      84 dst
        vmovd [r9 + 180], xmm1                                      ;   465.5 p8+p9   84 dst
        vmovd [r9 + 196], xmm5                                      ;   464.5 p7+p4   84 dst
        vpternlogd zmm0, zmm4, [rbp + 3392], 0x96                   ;   439.8 p0+p2   84 dst
        vpshufd zmm1, zmm5, 1                                       ;   465.5 p5      84 dst
        vmovd [r9 + 212], xmm1                                      ;   466.5 p8+p9   84 dst
        vpshufd zmm1, zmm5, 2                                       ;   466.5 p5      84 dst
        vmovd [r9 + 228], xmm1                                      ;   467.5 p7+p4   84 dst
        vpshufd zmm1, zmm5, 3                                       ;   467.5 p5      84 dst
        vmovd [r9 + 244], xmm1                                      ;   468.5 p8+p9   84 dst
        vpxord zmm3, zmm3, zmm0                                     ;   440.8 p0      84 dst
        vmovd [r9 + 8], xmm3                                        ;   441.8 p7+p4   84 dst
        vpshufd zmm0, zmm3, 1                                       ;   468.5 p5      84 dst
        vmovd [r9 + 24], xmm0                                       ;   469.5 p8+p9   84 dst
        vpshufd zmm0, zmm3, 2                                       ;   469.5 p5      84 dst
        vmovd [r9 + 40], xmm0                                       ;   470.5 p7+p4   84 dst
        vpshufd zmm0, zmm3, 3                                       ;   470.5 p5      84 dst
        vmovd [r9 + 56], xmm0                                       ;   471.5 p8+p9   84 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0x55                           ;   471.5 p5      84 dst
        vmovd [r9 + 72], xmm0                                       ;   474.5 p7+p4   84 dst
        vshufi32x4 zmm1, zmm3, zmm3, 0xaa                           ;   472.5 p5      84 dst
        vpshufd zmm4, zmm0, 1                                       ;   474.5 p5      84 dst
        vmovd [r9 + 88], xmm4                                       ;   475.5 p8+p9   84 dst
        vpshufd zmm4, zmm0, 2                                       ;   474.5 p5      84 dst
        vmovd [r9 + 104], xmm4                                      ;   475.5 p7+p4   84 dst
        vpshufd zmm0, zmm0, 3                                       ;   475.5 p5      84 dst
        vmovd [r9 + 120], xmm0                                      ;   476.5 p8+p9   84 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0xff                           ;   476.5 p5      84 dst
        vmovd [r9 + 136], xmm1                                      ;   475.5 p7+p4   84 dst
        vpshufd zmm3, zmm1, 1                                       ;   477.5 p5      84 dst
        vmovd [r9 + 152], xmm3                                      ;   478.5 p8+p9   84 dst
        vpshufd zmm3, zmm1, 2                                       ;   478.5 p5      84 dst
        vmovd [r9 + 168], xmm3                                      ;   479.5 p7+p4   84 dst
        vpshufd zmm1, zmm1, 3                                       ;   479.5 p5      84 dst
        vmovd [r9 + 184], xmm1                                      ;   480.5 p8+p9   84 dst
        vmovd [r9 + 200], xmm0                                      ;   479.5 p7+p4   84 dst
        vpshufd zmm1, zmm0, 1                                       ;   480.5 p5      84 dst
        vmovd [r9 + 216], xmm1                                      ;   481.5 p8+p9   84 dst
        vpshufd zmm1, zmm0, 2                                       ;   481.5 p5      84 dst
        vmovd [r9 + 232], xmm1                                      ;   482.5 p7+p4   84 dst
        vpshufd zmm0, zmm0, 3                                       ;   482.5 p5      84 dst
        vmovd [r9 + 248], xmm0                                      ;   483.5 p8+p9   84 dst
        vpxord zmm2, zmm2, [rbp + 3520]                             ;   441.8 p0+p3   84 dst
        vmovd [r9 + 12], xmm2                                       ;   442.8 p7+p4   84 dst
        vpshufd zmm0, zmm2, 1                                       ;   483.5 p5      84 dst
        vpshufd zmm1, zmm2, 2                                       ;   484.5 p5      84 dst
        vmovd [r9 + 28], xmm0                                       ;   484.5 p8+p9   84 dst
        vpshufd zmm0, zmm2, 3                                       ;   485.5 p5      84 dst
        vmovd [r9 + 44], xmm1                                       ;   485.5 p7+p4   84 dst
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                           ;   486.5 p5      84 dst
        vmovd [r9 + 60], xmm0                                       ;   486.5 p8+p9   84 dst
        vshufi32x4 zmm0, zmm2, zmm2, 0xaa                           ;   487.5 p5      84 dst
        vmovd [r9 + 76], xmm1                                       ;   489.5 p7+p4   84 dst
        vpshufd zmm3, zmm1, 1                                       ;   489.5 p5      84 dst
        vmovd [r9 + 92], xmm3                                       ;   490.5 p8+p9   84 dst
        vpshufd zmm3, zmm1, 2                                       ;   489.5 p5      84 dst
        vmovd [r9 + 108], xmm3                                      ;   490.5 p7+p4   84 dst
        vpshufd zmm1, zmm1, 3                                       ;   490.5 p5      84 dst
        vmovd [r9 + 124], xmm1                                      ;   491.5 p8+p9   84 dst
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                           ;   491.5 p5      84 dst
        vmovd [r9 + 140], xmm0                                      ;   490.5 p7+p4   84 dst
        vpshufd zmm2, zmm0, 1                                       ;   492.5 p5      84 dst
        vmovd [r9 + 156], xmm2                                      ;   493.5 p8+p9   84 dst
        vpshufd zmm2, zmm0, 2                                       ;   493.5 p5      84 dst
        vmovd [r9 + 172], xmm2                                      ;   494.5 p7+p4   84 dst
        vpshufd zmm0, zmm0, 3                                       ;   494.5 p5      84 dst
        vmovd [r9 + 188], xmm0                                      ;   495.5 p8+p9   84 dst
        vmovd [r9 + 204], xmm1                                      ;   494.5 p7+p4   84 dst
        vpshufd zmm0, zmm1, 1                                       ;   495.5 p5      84 dst
        vmovd [r9 + 220], xmm0                                      ;   496.5 p8+p9   84 dst
        vpshufd zmm0, zmm1, 2                                       ;   496.5 p5      84 dst
        vmovd [r9 + 236], xmm0                                      ;   497.5 p7+p4   84 dst
        vpshufd zmm0, zmm1, 3                                       ;   497.5 p5      84 dst
        vmovd [r9 + 252], xmm0                                      ;   498.5 p8+p9   84 dst
        add r9, 0x100                                               ;   274.0 p1      76 blocks
        mov qword [rbp + 8864], r9                                  ;   275.0 p7+p4   76 blocks
        add r8, 0x100                                               ;   274.8 p6      76 blocks
        mov qword [rbp + 8848], r8                                  ;   275.8 p8+p9   76 blocks
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
