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
;   blocks: 986 uops, planned 434.7; bounds: width 164.3, ports 420.0, path 373.0
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
        vmovdqa64 zmm2, zmm3                                        ;    20.7         23 x copy
        vpternlogd zmm2, zmm1, zmm0, 0x78                           ;    22.7 p0      23 x
        vpxord zmm1, zmm1, zmm4                                     ;    21.7 p0      23 x
        vpternlogd zmm3, zmm1, zmm0, 0x36                           ;    22.7 p0      23 x
        vmovdqa64 zmm5, zmm2                                        ;    23.7         23 x copy
        vpternlogd zmm5, zmm4, zmm0, 0x96                           ;    23.7 p0      23 x
        vpternlogd zmm0, zmm3, zmm4, 0x48                           ;    23.7 p0      23 x
        vpternlogd zmm4, zmm1, zmm2, 0x6c                           ;    23.7 p0      23 x
        vpternlogd zmm0, zmm1, zmm2, 0xf8                           ;    24.7 p0      23 x
        vpxord zmm4, zmm4, zmm5                                     ;    24.7 p0      23 x
        vprold zmm1, zmm4, 3                                        ;    25.7 p0      47 x[2]
        vprold zmm2, zmm0, 0xd                                      ;    25.7 p0      46 x[0]
        vpternlogd zmm5, zmm0, zmm2, 0x96                           ;    26.7 p0      48 x[1]
        vpslld zmm0, zmm2, 3                                        ;    26.7 p0      49 x[3]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;    27.7 p5      49 x[3]
        vprold zmm0, zmm0, 7                                        ;    28.7 p0      51 x[3]
        vpxord zmm5, zmm5, zmm1                                     ;    27.7 p5      48 x[1]
        vprold zmm3, zmm5, 1                                        ;    28.7 p0      50 x[1]
        vpternlogd zmm2, zmm0, zmm3, 0x96                           ;    29.7 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;    30.7 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;    29.7 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;    30.7 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;    31.7 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 384]                              ;    31.7 p5+p2   80 x[0]
        vpxord zmm3, zmm3, [rbp + 3840]                             ;    29.7 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 512]                              ;    32.7 p0+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 640]                              ;    29.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm1                                        ;    33.7         24 x copy
        vpternlogd zmm4, zmm3, zmm0, 0x96                           ;    33.7 p0      24 x
        vpternlogd zmm1, zmm3, zmm2, 0xf8                           ;    33.7 p5      24 x
        vmovdqa64 zmm5, zmm3                                        ;    30.7         24 x copy
        vpternlogd zmm5, zmm0, zmm2, 9                              ;    32.7 p0      24 x
        vpternlogd zmm3, zmm2, zmm4, 0x6a                           ;    34.7 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;    34.7 p0      24 x
        vpternlogd zmm1, zmm4, zmm3, 0xde                           ;    35.7 p5      24 x
        vpxord zmm0, zmm0, zmm3                                     ;    35.7 p0      24 x
        vprold zmm2, zmm3, 3                                        ;    35.7 p0      47 x[2]
        vpxord zmm5, zmm5, zmm0                                     ;    36.7 p5      24 x
        vpternlogd zmm0, zmm5, zmm4, 0x6c                           ;    37.7 p5      24 x
        vpternlogd zmm1, zmm5, zmm2, 0x96                           ;    37.7 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;    38.7 p0      46 x[0]
        vpslld zmm3, zmm0, 3                                        ;    39.7 p0      49 x[3]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;    40.7 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;    41.7 p0      51 x[3]
        vpxord zmm1, zmm1, zmm0                                     ;    39.7 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;    40.7 p0      50 x[1]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;    42.7 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    43.7 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;    41.7 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;    42.7 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;    43.7 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 3904]                             ;    44.7 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 3968]                             ;    41.7 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 4032]                             ;    44.7 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;    45.7         25 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;    45.7 p5      25 x
        vpxord zmm3, zmm3, [rbp + 4096]                             ;    42.7 p0+p3   80 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;    45.7 p5      25 x
        vpternlogd zmm3, zmm1, zmm0, 0x36                           ;    45.7 p0      25 x
        vpternlogd zmm1, zmm4, zmm2, 0x6c                           ;    46.7 p5      25 x
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;    46.7 p0      25 x
        vpternlogd zmm4, zmm2, zmm3, 0xc6                           ;    46.7 p5      25 x
        vprold zmm0, zmm0, 0xd                                      ;    47.7 p0      46 x[0]
        vpxord zmm3, zmm3, zmm4                                     ;    47.7 p5      25 x
        vprold zmm2, zmm3, 3                                        ;    48.7 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;    48.7 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;    48.7 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;    49.7 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;    50.7 p0      51 x[3]
        vpxord zmm4, zmm4, zmm2                                     ;    49.7 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;    50.7 p0      50 x[1]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;    51.7 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    52.7 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;    51.7 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;    52.7 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;    53.7 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 448]                              ;    53.7 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 4224]                             ;    54.7 p5+p3   80 x[2]
        vmovdqu64 zmm4, [rbp + 4160]                                ;    20.7 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm0                                        ;    54.7         26 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x60                           ;    54.7 p0      26 x
        vpxord zmm1, zmm1, [rbp + 576]                              ;    52.7 p5+p3   80 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;    53.7 p0      26 x
        vmovdqa64 zmm3, zmm5                                        ;    55.7         26 x copy
        vpternlogd zmm3, zmm0, zmm2, 0xf6                           ;    55.7 p5      26 x
        vpternlogd zmm2, zmm1, zmm0, 0xe0                           ;    55.7 p0      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x56                           ;    55.7 p5      26 x
        vmovdqa64 zmm0, zmm2                                        ;    56.7         26 x copy
        vpternlogd zmm0, zmm4, zmm5, 0x1e                           ;    56.7 p0      26 x
        vpxord zmm4, zmm4, zmm3                                     ;    56.7 p5      26 x
        vmovdqa64 zmm3, zmm4                                        ;    57.7         26 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x1e                           ;    57.7 p0      26 x
        vpternlogd zmm4, zmm0, zmm1, 0x2e                           ;    57.7 p5      26 x
        vpternlogd zmm1, zmm3, zmm0, 0x36                           ;    58.7 p0      26 x
        vpternlogd zmm3, zmm5, zmm2, 0x1e                           ;    58.7 p5      49 x[3]
        vprold zmm2, zmm4, 0xd                                      ;    58.7 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;    59.7 p0      47 x[2]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;    60.7 p5      48 x[1]
        vpslld zmm4, zmm2, 3                                        ;    60.2 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;    61.2 p5      49 x[3]
        vprold zmm0, zmm0, 1                                        ;    61.7 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;    62.2 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;    63.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;    64.2 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;    64.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;    65.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;    66.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 4288]                             ;    65.2 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 4352]                             ;    63.7 p5+p3   80 x[1]
        vpxord zmm3, zmm3, [rbp + 4416]                             ;    64.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 832]                                 ;    26.0 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm3                                        ;    65.7         27 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;    67.2 p5      27 x
        vpxord zmm3, zmm3, zmm2                                     ;    66.2 p0      27 x
        vpternlogd zmm4, zmm1, zmm3, 0xbe                           ;    67.2 p5      27 x
        vpternlogd zmm2, zmm3, zmm0, 0x48                           ;    67.2 p0      27 x
        vmovdqa64 zmm1, zmm0                                        ;    64.7         27 x copy
        vpternlogd zmm1, zmm4, zmm5, 0xb4                           ;    68.2 p5      27 x
        vpxord zmm2, zmm2, zmm5                                     ;    68.2 p0      27 x
        vpternlogd zmm5, zmm4, zmm2, 0x80                           ;    69.2 p5      27 x
        vprold zmm4, zmm2, 0xd                                      ;    69.2 p0      46 x[0]
        vpternlogd zmm1, zmm4, zmm5, 0x36                           ;    70.2 p5      48 x[1]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;    70.2 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;    70.7 p5      27 x
        vpxord zmm0, zmm0, zmm3                                     ;    71.7 p0      27 x
        vprold zmm0, zmm0, 3                                        ;    72.7 p0      47 x[2]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;    73.7 p5      48 x[1]
        vpslld zmm3, zmm4, 3                                        ;    73.2 p0      49 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;    74.2 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;    74.7 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;    75.2 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;    76.2 p5      52 x[0]
        vprold zmm3, zmm4, 5                                        ;    77.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;    77.2 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm2, 0x96                           ;    78.2 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;    79.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 704]                              ;    78.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 4480]                             ;    76.7 p5+p3   80 x[1]
        vpternlogd zmm0, zmm3, [rbp + 4544], 0x96                   ;    80.2 p5+p2   28 x
        vpxord zmm2, zmm2, [rbp + 4608]                             ;    78.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;    81.2         28 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x1e                           ;    81.2 p0      28 x
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;    79.7 p5      28 x
        vpternlogd zmm0, zmm1, zmm3, 0x80                           ;    81.2 p0      28 x
        vpxord zmm3, zmm3, zmm4                                     ;    82.2 p5      28 x
        vmovdqa64 zmm5, zmm4                                        ;    82.2         28 x copy
        vpternlogd zmm5, zmm2, zmm1, 0x1e                           ;    82.2 p0      28 x
        vmovdqa64 zmm6, zmm1                                        ;    80.7         28 x copy
        vpternlogd zmm6, zmm3, zmm5, 0x78                           ;    83.2 p5      28 x
        vprold zmm5, zmm5, 0xd                                      ;    83.2 p0      46 x[0]
        vprold zmm6, zmm6, 3                                        ;    84.2 p0      47 x[2]
        vpxord zmm2, zmm2, zmm0                                     ;    82.7 p5      28 x
        vpternlogd zmm1, zmm4, zmm2, 0x78                           ;    83.7 p5      48 x[1]
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;    85.2 p0      48 x[1]
        vpslld zmm0, zmm5, 3                                        ;    85.2 p0      49 x[3]
        vpternlogd zmm0, zmm2, zmm3, 0x96                           ;    86.2 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;    86.2 p0      50 x[1]
        vpslld zmm2, zmm1, 7                                        ;    87.2 p0      53 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;    87.2 p5      49 x[3]
        vprold zmm0, zmm0, 7                                        ;    88.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm0, 0x96                           ;    89.2 p5      53 x[2]
        vpternlogd zmm5, zmm0, zmm1, 0x96                           ;    89.2 p5      52 x[0]
        vprold zmm3, zmm5, 5                                        ;    90.2 p0      54 x[0]
        vprold zmm2, zmm2, 0x16                                     ;    90.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 4672]                             ;    91.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 768]                              ;    89.7 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 4800]                             ;    90.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 4736]                                ;    35.7 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm0                                        ;    91.7         29 x copy
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;    91.7 p0      29 x
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;    91.7 p5      29 x
        vmovdqa64 zmm2, zmm4                                        ;    92.7         29 x copy
        vpternlogd zmm2, zmm0, zmm3, 0x78                           ;    92.7 p0      29 x
        vpxord zmm0, zmm0, zmm3                                     ;    92.7 p5      29 x
        vpternlogd zmm1, zmm4, zmm0, 0x6c                           ;    93.7 p0      29 x
        vpternlogd zmm4, zmm5, zmm0, 0x36                           ;    93.7 p5      29 x
        vmovdqa64 zmm3, zmm4                                        ;    94.7         29 x copy
        vpternlogd zmm3, zmm1, zmm2, 0x60                           ;    94.7 p0      29 x
        vpxord zmm0, zmm0, zmm2                                     ;    94.7 p5      29 x
        vpternlogd zmm5, zmm1, zmm0, 0x6a                           ;    95.7 p0      29 x
        vprold zmm1, zmm5, 0xd                                      ;    96.7 p0      46 x[0]
        vpxord zmm4, zmm4, zmm5                                     ;    96.7 p5      29 x
        vprold zmm4, zmm4, 3                                        ;    97.7 p0      47 x[2]
        vpternlogd zmm0, zmm3, zmm4, 0x96                           ;    98.7 p5      49 x[3]
        vpternlogd zmm2, zmm4, zmm1, 0x96                           ;    98.7 p5      48 x[1]
        vpslld zmm3, zmm1, 3                                        ;    98.2 p0      49 x[3]
        vprold zmm2, zmm2, 1                                        ;    99.7 p0      50 x[1]
        vpslld zmm5, zmm2, 7                                        ;   100.7 p0      53 x[2]
        vpxord zmm3, zmm3, zmm0                                     ;    99.7 p5      49 x[3]
        vprold zmm0, zmm3, 7                                        ;   101.2 p0      51 x[3]
        vpternlogd zmm5, zmm4, zmm0, 0x96                           ;   102.2 p5      53 x[2]
        vpternlogd zmm1, zmm0, zmm2, 0x96                           ;   102.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   103.2 p0      54 x[0]
        vprold zmm3, zmm5, 0x16                                     ;   103.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 960]                              ;   101.7 p5+p2   80 x[1]
        vpxord zmm3, zmm3, [rbp + 1088]                             ;   104.2 p5+p3   80 x[2]
        vpxord zmm0, zmm0, [rbp + 4864]                             ;   103.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   104.7         30 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x1e                           ;   105.2 p0      30 x
        vmovdqu64 zmm5, [rbp + 896]                                 ;    40.7 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm2                                        ;   102.7         30 x copy
        vpternlogd zmm6, zmm1, zmm5, 0x96                           ;   104.7 p5      30 x
        vpternlogd zmm5, zmm1, zmm4, 0x28                           ;   106.2 p0      30 x
        vpternlogd zmm2, zmm5, zmm3, 0x96                           ;   107.2 p5      30 x
        vpternlogd zmm0, zmm3, zmm6, 0x6a                           ;   106.2 p0      30 x
        vmovdqa64 zmm1, zmm4                                        ;   106.2         30 x copy
        vpternlogd zmm1, zmm5, zmm2, 0x78                           ;   108.2 p5      30 x
        vpternlogd zmm4, zmm0, zmm2, 0xb4                           ;   108.2 p0      30 x
        vpternlogd zmm0, zmm1, zmm2, 0x6c                           ;   109.2 p5      30 x
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   109.2 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   110.2 p0      46 x[0]
        vprold zmm3, zmm4, 3                                        ;   110.2 p0      47 x[2]
        vpternlogd zmm1, zmm0, zmm3, 0x96                           ;   111.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   112.2 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;   112.2 p0      49 x[3]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   113.2 p5      49 x[3]
        vprold zmm2, zmm4, 7                                        ;   114.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x96                           ;   115.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   116.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   115.2 p0      53 x[2]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   116.2 p5      53 x[2]
        vprold zmm3, zmm4, 0x16                                     ;   117.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 4928]                             ;   117.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 4992]                             ;   113.7 p5+p3   80 x[1]
        vpternlogd zmm2, zmm0, [rbp + 5056], 0x96                   ;   118.2 p5+p2   23 x
        vpxord zmm3, zmm3, [rbp + 1024]                             ;   118.2 p5+p3   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   118.2         23 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x78                           ;   119.2 p5      23 x
        vpxord zmm1, zmm1, zmm3                                     ;   119.2 p0      23 x
        vpternlogd zmm0, zmm1, zmm2, 0x36                           ;   120.2 p5      23 x
        vmovdqa64 zmm5, zmm4                                        ;   120.2         23 x copy
        vpternlogd zmm5, zmm3, zmm2, 0x96                           ;   120.2 p0      23 x
        vpternlogd zmm2, zmm0, zmm3, 0x48                           ;   121.2 p5      23 x
        vpternlogd zmm3, zmm1, zmm4, 0x6c                           ;   120.2 p0      23 x
        vpternlogd zmm2, zmm1, zmm4, 0xf8                           ;   122.2 p5      23 x
        vpxord zmm3, zmm3, zmm5                                     ;   121.2 p0      23 x
        vprold zmm1, zmm3, 3                                        ;   122.2 p0      47 x[2]
        vprold zmm3, zmm2, 0xd                                      ;   123.2 p0      46 x[0]
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;   124.2 p5      48 x[1]
        vpslld zmm2, zmm3, 3                                        ;   124.2 p0      49 x[3]
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   125.2 p5      49 x[3]
        vprold zmm0, zmm2, 7                                        ;   126.2 p0      51 x[3]
        vpxord zmm5, zmm5, zmm1                                     ;   125.2 p5      48 x[1]
        vprold zmm2, zmm5, 1                                        ;   126.2 p0      50 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   127.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   128.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   127.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   128.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   129.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 1152]                             ;   129.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 5120]                             ;   127.2 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 1280]                             ;   130.2 p5+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 1408]                             ;   128.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm1                                        ;   131.2         24 x copy
        vpternlogd zmm4, zmm2, zmm0, 0x96                           ;   131.2 p0      24 x
        vpternlogd zmm1, zmm2, zmm3, 0xf8                           ;   131.2 p5      24 x
        vmovdqa64 zmm5, zmm2                                        ;   128.2         24 x copy
        vpternlogd zmm5, zmm0, zmm3, 9                              ;   130.2 p0      24 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   132.2 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;   132.2 p0      24 x
        vpternlogd zmm1, zmm4, zmm2, 0xde                           ;   133.2 p5      24 x
        vpxord zmm0, zmm0, zmm2                                     ;   133.2 p0      24 x
        vprold zmm2, zmm2, 3                                        ;   133.2 p0      47 x[2]
        vpxord zmm5, zmm5, zmm0                                     ;   134.2 p5      24 x
        vpternlogd zmm0, zmm5, zmm4, 0x6c                           ;   135.2 p5      24 x
        vpternlogd zmm1, zmm5, zmm2, 0x96                           ;   135.2 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   136.2 p0      46 x[0]
        vpslld zmm3, zmm0, 3                                        ;   137.2 p0      49 x[3]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;   138.2 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;   139.2 p0      51 x[3]
        vpxord zmm1, zmm1, zmm0                                     ;   137.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   138.2 p0      50 x[1]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;   140.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   141.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   140.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   141.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   142.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 5184]                             ;   142.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 5248]                             ;   139.7 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 5312]                             ;   143.2 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   143.2         25 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   144.2 p5      25 x
        vpxord zmm3, zmm3, [rbp + 5376]                             ;   142.2 p0+p3   80 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   144.2 p5      25 x
        vpternlogd zmm3, zmm1, zmm0, 0x36                           ;   143.2 p0      25 x
        vpternlogd zmm1, zmm4, zmm2, 0x6c                           ;   145.2 p5      25 x
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   145.2 p0      25 x
        vpternlogd zmm4, zmm2, zmm3, 0xc6                           ;   145.2 p5      25 x
        vprold zmm0, zmm0, 0xd                                      ;   146.2 p0      46 x[0]
        vpxord zmm3, zmm3, zmm4                                     ;   146.2 p5      25 x
        vprold zmm2, zmm3, 3                                        ;   147.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   147.2 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;   147.2 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   148.2 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;   149.2 p0      51 x[3]
        vpxord zmm4, zmm4, zmm2                                     ;   148.7 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;   149.7 p0      50 x[1]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   150.7 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   151.7 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   151.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   152.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   153.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 1216]                             ;   152.7 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 5504]                             ;   154.2 p5+p3   80 x[2]
        vmovdqu64 zmm4, [rbp + 5440]                                ;    58.7 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm0                                        ;   153.7         26 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x60                           ;   153.7 p0      26 x
        vpxord zmm1, zmm1, [rbp + 1344]                             ;   153.7 p5+p3   80 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   154.7 p0      26 x
        vmovdqa64 zmm3, zmm5                                        ;   154.7         26 x copy
        vpternlogd zmm3, zmm0, zmm2, 0xf6                           ;   155.2 p5      26 x
        vpternlogd zmm2, zmm1, zmm0, 0xe0                           ;   155.2 p0      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x56                           ;   155.7 p5      26 x
        vmovdqa64 zmm0, zmm2                                        ;   156.2         26 x copy
        vpternlogd zmm0, zmm4, zmm5, 0x1e                           ;   156.2 p0      26 x
        vpxord zmm4, zmm4, zmm3                                     ;   156.7 p5      26 x
        vmovdqa64 zmm3, zmm4                                        ;   157.7         26 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x1e                           ;   157.7 p0      26 x
        vpternlogd zmm4, zmm0, zmm1, 0x2e                           ;   157.7 p5      26 x
        vpternlogd zmm1, zmm3, zmm0, 0x36                           ;   158.7 p0      26 x
        vpternlogd zmm3, zmm5, zmm2, 0x1e                           ;   158.7 p5      49 x[3]
        vprold zmm2, zmm4, 0xd                                      ;   159.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   160.2 p0      47 x[2]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   161.2 p5      48 x[1]
        vpslld zmm4, zmm2, 3                                        ;   161.2 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   162.2 p5      49 x[3]
        vprold zmm0, zmm0, 1                                        ;   162.2 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;   163.2 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   164.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   165.2 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   165.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   166.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   167.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 5568]                             ;   166.2 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 5632]                             ;   164.7 p5+p3   80 x[1]
        vpxord zmm3, zmm3, [rbp + 5696]                             ;   165.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 1600]                                ;    64.0 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm3                                        ;   166.7         27 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   168.2 p5      27 x
        vpxord zmm3, zmm3, zmm2                                     ;   167.2 p0      27 x
        vpternlogd zmm4, zmm1, zmm3, 0xbe                           ;   168.2 p5      27 x
        vpternlogd zmm2, zmm3, zmm0, 0x48                           ;   168.2 p0      27 x
        vmovdqa64 zmm1, zmm0                                        ;   165.7         27 x copy
        vpternlogd zmm1, zmm4, zmm5, 0xb4                           ;   169.2 p5      27 x
        vpxord zmm2, zmm2, zmm5                                     ;   169.2 p0      27 x
        vpternlogd zmm5, zmm4, zmm2, 0x80                           ;   170.2 p5      27 x
        vprold zmm4, zmm2, 0xd                                      ;   170.2 p0      46 x[0]
        vpternlogd zmm1, zmm4, zmm5, 0x36                           ;   171.2 p5      48 x[1]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   171.2 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;   171.7 p5      27 x
        vpxord zmm0, zmm0, zmm3                                     ;   172.7 p0      27 x
        vprold zmm0, zmm0, 3                                        ;   173.7 p0      47 x[2]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;   174.7 p5      48 x[1]
        vpslld zmm3, zmm4, 3                                        ;   174.2 p0      49 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   175.2 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   175.7 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;   176.2 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   177.2 p5      52 x[0]
        vprold zmm3, zmm4, 5                                        ;   178.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   178.2 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm2, 0x96                           ;   179.2 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;   180.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 1472]                             ;   179.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 5760]                             ;   177.7 p5+p3   80 x[1]
        vpternlogd zmm0, zmm3, [rbp + 5824], 0x96                   ;   181.2 p5+p2   28 x
        vpxord zmm2, zmm2, [rbp + 5888]                             ;   179.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   182.2         28 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x1e                           ;   182.2 p0      28 x
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;   180.7 p5      28 x
        vpternlogd zmm0, zmm1, zmm3, 0x80                           ;   182.2 p0      28 x
        vpxord zmm3, zmm3, zmm4                                     ;   183.2 p5      28 x
        vmovdqa64 zmm5, zmm4                                        ;   183.2         28 x copy
        vpternlogd zmm5, zmm2, zmm1, 0x1e                           ;   183.2 p0      28 x
        vmovdqa64 zmm6, zmm1                                        ;   181.7         28 x copy
        vpternlogd zmm6, zmm3, zmm5, 0x78                           ;   184.2 p5      28 x
        vprold zmm5, zmm5, 0xd                                      ;   184.2 p0      46 x[0]
        vprold zmm6, zmm6, 3                                        ;   185.2 p0      47 x[2]
        vpxord zmm2, zmm2, zmm0                                     ;   183.7 p5      28 x
        vpternlogd zmm1, zmm4, zmm2, 0x78                           ;   184.7 p5      48 x[1]
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   186.2 p0      48 x[1]
        vpslld zmm0, zmm5, 3                                        ;   186.2 p0      49 x[3]
        vpternlogd zmm0, zmm2, zmm3, 0x96                           ;   187.2 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   187.2 p0      50 x[1]
        vpslld zmm2, zmm1, 7                                        ;   188.2 p0      53 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;   188.2 p5      49 x[3]
        vprold zmm0, zmm0, 7                                        ;   189.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm0, 0x96                           ;   190.2 p5      53 x[2]
        vpternlogd zmm5, zmm0, zmm1, 0x96                           ;   190.2 p5      52 x[0]
        vprold zmm3, zmm5, 5                                        ;   191.2 p0      54 x[0]
        vprold zmm2, zmm2, 0x16                                     ;   191.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 5952]                             ;   192.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 1536]                             ;   190.7 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 6080]                             ;   191.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 6016]                                ;    73.7 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm0                                        ;   192.7         29 x copy
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;   192.7 p0      29 x
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   192.7 p5      29 x
        vmovdqa64 zmm2, zmm4                                        ;   193.7         29 x copy
        vpternlogd zmm2, zmm0, zmm3, 0x78                           ;   193.7 p0      29 x
        vpxord zmm0, zmm0, zmm3                                     ;   193.7 p5      29 x
        vpternlogd zmm1, zmm4, zmm0, 0x6c                           ;   194.7 p0      29 x
        vpternlogd zmm4, zmm5, zmm0, 0x36                           ;   194.7 p5      29 x
        vmovdqa64 zmm3, zmm4                                        ;   195.7         29 x copy
        vpternlogd zmm3, zmm1, zmm2, 0x60                           ;   195.7 p0      29 x
        vpxord zmm0, zmm0, zmm2                                     ;   195.7 p5      29 x
        vpternlogd zmm5, zmm1, zmm0, 0x6a                           ;   196.7 p0      29 x
        vprold zmm1, zmm5, 0xd                                      ;   197.7 p0      46 x[0]
        vpxord zmm4, zmm4, zmm5                                     ;   197.7 p5      29 x
        vprold zmm4, zmm4, 3                                        ;   198.7 p0      47 x[2]
        vpternlogd zmm0, zmm3, zmm4, 0x96                           ;   199.7 p5      49 x[3]
        vpternlogd zmm2, zmm4, zmm1, 0x96                           ;   199.7 p5      48 x[1]
        vpslld zmm3, zmm1, 3                                        ;   199.2 p0      49 x[3]
        vprold zmm2, zmm2, 1                                        ;   200.7 p0      50 x[1]
        vpslld zmm5, zmm2, 7                                        ;   201.7 p0      53 x[2]
        vpxord zmm3, zmm3, zmm0                                     ;   200.7 p5      49 x[3]
        vprold zmm0, zmm3, 7                                        ;   202.2 p0      51 x[3]
        vpternlogd zmm5, zmm4, zmm0, 0x96                           ;   203.2 p5      53 x[2]
        vpternlogd zmm1, zmm0, zmm2, 0x96                           ;   203.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   204.2 p0      54 x[0]
        vprold zmm3, zmm5, 0x16                                     ;   204.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 1728]                             ;   202.7 p5+p2   80 x[1]
        vpxord zmm3, zmm3, [rbp + 1856]                             ;   205.2 p5+p3   80 x[2]
        vpxord zmm0, zmm0, [rbp + 6144]                             ;   204.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   205.7         30 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x1e                           ;   206.2 p0      30 x
        vmovdqu64 zmm5, [rbp + 1664]                                ;    78.7 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm2                                        ;   203.7         30 x copy
        vpternlogd zmm6, zmm1, zmm5, 0x96                           ;   205.7 p5      30 x
        vpternlogd zmm5, zmm1, zmm4, 0x28                           ;   207.2 p0      30 x
        vpternlogd zmm2, zmm5, zmm3, 0x96                           ;   208.2 p5      30 x
        vpternlogd zmm0, zmm3, zmm6, 0x6a                           ;   207.2 p0      30 x
        vmovdqa64 zmm1, zmm4                                        ;   207.2         30 x copy
        vpternlogd zmm1, zmm5, zmm2, 0x78                           ;   209.2 p5      30 x
        vpternlogd zmm4, zmm0, zmm2, 0xb4                           ;   209.2 p0      30 x
        vpternlogd zmm0, zmm1, zmm2, 0x6c                           ;   210.2 p5      30 x
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   210.2 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   211.2 p0      46 x[0]
        vprold zmm3, zmm4, 3                                        ;   211.2 p0      47 x[2]
        vpternlogd zmm1, zmm0, zmm3, 0x96                           ;   212.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   213.2 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;   213.2 p0      49 x[3]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   214.2 p5      49 x[3]
        vprold zmm2, zmm4, 7                                        ;   215.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x96                           ;   216.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   217.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   216.2 p0      53 x[2]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   217.2 p5      53 x[2]
        vprold zmm3, zmm4, 0x16                                     ;   218.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 6208]                             ;   218.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 6272]                             ;   214.7 p5+p3   80 x[1]
        vpternlogd zmm2, zmm0, [rbp + 6336], 0x96                   ;   219.2 p5+p2   23 x
        vpxord zmm3, zmm3, [rbp + 1792]                             ;   219.2 p5+p3   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   219.2         23 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x78                           ;   220.2 p5      23 x
        vpxord zmm1, zmm1, zmm3                                     ;   220.2 p0      23 x
        vpternlogd zmm0, zmm1, zmm2, 0x36                           ;   221.2 p5      23 x
        vmovdqa64 zmm5, zmm4                                        ;   221.2         23 x copy
        vpternlogd zmm5, zmm3, zmm2, 0x96                           ;   221.2 p0      23 x
        vpternlogd zmm2, zmm0, zmm3, 0x48                           ;   222.2 p5      23 x
        vpternlogd zmm3, zmm1, zmm4, 0x6c                           ;   221.2 p0      23 x
        vpternlogd zmm2, zmm1, zmm4, 0xf8                           ;   223.2 p5      23 x
        vpxord zmm3, zmm3, zmm5                                     ;   222.2 p0      23 x
        vprold zmm1, zmm3, 3                                        ;   223.2 p0      47 x[2]
        vprold zmm3, zmm2, 0xd                                      ;   224.2 p0      46 x[0]
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;   225.2 p5      48 x[1]
        vpslld zmm2, zmm3, 3                                        ;   225.2 p0      49 x[3]
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   226.2 p5      49 x[3]
        vprold zmm0, zmm2, 7                                        ;   227.2 p0      51 x[3]
        vpxord zmm5, zmm5, zmm1                                     ;   226.2 p5      48 x[1]
        vprold zmm2, zmm5, 1                                        ;   227.2 p0      50 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   228.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   229.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   228.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   229.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   230.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 1920]                             ;   230.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 6400]                             ;   228.2 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 2048]                             ;   231.2 p5+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 2176]                             ;   229.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm1                                        ;   232.2         24 x copy
        vpternlogd zmm4, zmm2, zmm0, 0x96                           ;   232.2 p0      24 x
        vpternlogd zmm1, zmm2, zmm3, 0xf8                           ;   232.2 p5      24 x
        vmovdqa64 zmm5, zmm2                                        ;   229.2         24 x copy
        vpternlogd zmm5, zmm0, zmm3, 9                              ;   231.2 p0      24 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   233.2 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;   233.2 p0      24 x
        vpternlogd zmm1, zmm4, zmm2, 0xde                           ;   234.2 p5      24 x
        vpxord zmm0, zmm0, zmm2                                     ;   234.2 p0      24 x
        vprold zmm2, zmm2, 3                                        ;   234.2 p0      47 x[2]
        vpxord zmm5, zmm5, zmm0                                     ;   235.2 p5      24 x
        vpternlogd zmm0, zmm5, zmm4, 0x6c                           ;   236.2 p5      24 x
        vpternlogd zmm1, zmm5, zmm2, 0x96                           ;   236.2 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   237.2 p0      46 x[0]
        vpslld zmm3, zmm0, 3                                        ;   238.2 p0      49 x[3]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;   239.2 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;   240.2 p0      51 x[3]
        vpxord zmm1, zmm1, zmm0                                     ;   238.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   239.2 p0      50 x[1]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;   241.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   242.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   241.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   242.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   243.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 6464]                             ;   243.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 6528]                             ;   240.7 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 6592]                             ;   244.2 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   244.2         25 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   245.2 p5      25 x
        vpxord zmm3, zmm3, [rbp + 6656]                             ;   243.2 p0+p3   80 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   245.2 p5      25 x
        vpternlogd zmm3, zmm1, zmm0, 0x36                           ;   244.2 p0      25 x
        vpternlogd zmm1, zmm4, zmm2, 0x6c                           ;   246.2 p5      25 x
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   246.2 p0      25 x
        vpternlogd zmm4, zmm2, zmm3, 0xc6                           ;   246.2 p5      25 x
        vprold zmm0, zmm0, 0xd                                      ;   247.2 p0      46 x[0]
        vpxord zmm3, zmm3, zmm4                                     ;   247.2 p5      25 x
        vprold zmm2, zmm3, 3                                        ;   248.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   248.2 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;   248.2 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   249.2 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;   250.2 p0      51 x[3]
        vpxord zmm4, zmm4, zmm2                                     ;   249.7 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;   250.7 p0      50 x[1]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   251.7 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   252.7 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   252.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   253.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   254.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 1984]                             ;   253.7 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 6784]                             ;   255.2 p5+p3   80 x[2]
        vmovdqu64 zmm4, [rbp + 6720]                                ;    96.7 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm0                                        ;   254.7         26 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x60                           ;   254.7 p0      26 x
        vpxord zmm1, zmm1, [rbp + 2112]                             ;   254.7 p5+p3   80 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   255.7 p0      26 x
        vmovdqa64 zmm3, zmm5                                        ;   255.7         26 x copy
        vpternlogd zmm3, zmm0, zmm2, 0xf6                           ;   256.2 p5      26 x
        vpternlogd zmm2, zmm1, zmm0, 0xe0                           ;   256.2 p0      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x56                           ;   256.7 p5      26 x
        vmovdqa64 zmm0, zmm2                                        ;   257.2         26 x copy
        vpternlogd zmm0, zmm4, zmm5, 0x1e                           ;   257.2 p0      26 x
        vpxord zmm4, zmm4, zmm3                                     ;   257.7 p5      26 x
        vmovdqa64 zmm3, zmm4                                        ;   258.7         26 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x1e                           ;   258.7 p0      26 x
        vpternlogd zmm4, zmm0, zmm1, 0x2e                           ;   258.7 p5      26 x
        vpternlogd zmm1, zmm3, zmm0, 0x36                           ;   259.7 p0      26 x
        vpternlogd zmm3, zmm5, zmm2, 0x1e                           ;   259.7 p5      49 x[3]
        vprold zmm2, zmm4, 0xd                                      ;   260.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   261.2 p0      47 x[2]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   262.2 p5      48 x[1]
        vpslld zmm4, zmm2, 3                                        ;   262.2 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   263.2 p5      49 x[3]
        vprold zmm0, zmm0, 1                                        ;   263.2 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;   264.2 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   265.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   266.2 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   266.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   267.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   268.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 6848]                             ;   267.2 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 6912]                             ;   265.7 p5+p3   80 x[1]
        vpxord zmm3, zmm3, [rbp + 6976]                             ;   266.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 2368]                                ;   102.0 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm3                                        ;   267.7         27 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   269.2 p5      27 x
        vpxord zmm3, zmm3, zmm2                                     ;   268.2 p0      27 x
        vpternlogd zmm4, zmm1, zmm3, 0xbe                           ;   269.2 p5      27 x
        vpternlogd zmm2, zmm3, zmm0, 0x48                           ;   269.2 p0      27 x
        vmovdqa64 zmm1, zmm0                                        ;   266.7         27 x copy
        vpternlogd zmm1, zmm4, zmm5, 0xb4                           ;   270.2 p5      27 x
        vpxord zmm2, zmm2, zmm5                                     ;   270.2 p0      27 x
        vpternlogd zmm5, zmm4, zmm2, 0x80                           ;   271.2 p5      27 x
        vprold zmm4, zmm2, 0xd                                      ;   271.2 p0      46 x[0]
        vpternlogd zmm1, zmm4, zmm5, 0x36                           ;   272.2 p5      48 x[1]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   272.2 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;   272.7 p5      27 x
        vpxord zmm0, zmm0, zmm3                                     ;   273.7 p0      27 x
        vprold zmm0, zmm0, 3                                        ;   274.7 p0      47 x[2]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;   275.7 p5      48 x[1]
        vpslld zmm3, zmm4, 3                                        ;   275.2 p0      49 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   276.2 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   276.7 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;   277.2 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   278.2 p5      52 x[0]
        vprold zmm3, zmm4, 5                                        ;   279.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   279.2 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm2, 0x96                           ;   280.2 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;   281.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 2240]                             ;   280.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 7040]                             ;   278.7 p5+p3   80 x[1]
        vpternlogd zmm0, zmm3, [rbp + 7104], 0x96                   ;   282.2 p5+p2   28 x
        vpxord zmm2, zmm2, [rbp + 7168]                             ;   280.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   283.2         28 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x1e                           ;   283.2 p0      28 x
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;   281.7 p5      28 x
        vpternlogd zmm0, zmm1, zmm3, 0x80                           ;   283.2 p0      28 x
        vpxord zmm3, zmm3, zmm4                                     ;   284.2 p5      28 x
        vmovdqa64 zmm5, zmm4                                        ;   284.2         28 x copy
        vpternlogd zmm5, zmm2, zmm1, 0x1e                           ;   284.2 p0      28 x
        vmovdqa64 zmm6, zmm1                                        ;   282.7         28 x copy
        vpternlogd zmm6, zmm3, zmm5, 0x78                           ;   285.2 p5      28 x
        vprold zmm5, zmm5, 0xd                                      ;   285.2 p0      46 x[0]
        vprold zmm6, zmm6, 3                                        ;   286.2 p0      47 x[2]
        vpxord zmm2, zmm2, zmm0                                     ;   284.7 p5      28 x
        vpternlogd zmm1, zmm4, zmm2, 0x78                           ;   285.7 p5      48 x[1]
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   287.2 p0      48 x[1]
        vpslld zmm0, zmm5, 3                                        ;   287.2 p0      49 x[3]
        vpternlogd zmm0, zmm2, zmm3, 0x96                           ;   288.2 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   288.2 p0      50 x[1]
        vpslld zmm2, zmm1, 7                                        ;   289.2 p0      53 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;   289.2 p5      49 x[3]
        vprold zmm0, zmm0, 7                                        ;   290.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm0, 0x96                           ;   291.2 p5      53 x[2]
        vpternlogd zmm5, zmm0, zmm1, 0x96                           ;   291.2 p5      52 x[0]
        vprold zmm3, zmm5, 5                                        ;   292.2 p0      54 x[0]
        vprold zmm2, zmm2, 0x16                                     ;   292.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 7232]                             ;   293.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 2304]                             ;   291.7 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 7360]                             ;   292.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 7296]                                ;   111.7 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm0                                        ;   293.7         29 x copy
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;   293.7 p0      29 x
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   293.7 p5      29 x
        vmovdqa64 zmm2, zmm4                                        ;   294.7         29 x copy
        vpternlogd zmm2, zmm0, zmm3, 0x78                           ;   294.7 p0      29 x
        vpxord zmm0, zmm0, zmm3                                     ;   294.7 p5      29 x
        vpternlogd zmm1, zmm4, zmm0, 0x6c                           ;   295.7 p0      29 x
        vpternlogd zmm4, zmm5, zmm0, 0x36                           ;   295.7 p5      29 x
        vmovdqa64 zmm3, zmm4                                        ;   296.7         29 x copy
        vpternlogd zmm3, zmm1, zmm2, 0x60                           ;   296.7 p0      29 x
        vpxord zmm0, zmm0, zmm2                                     ;   296.7 p5      29 x
        vpternlogd zmm5, zmm1, zmm0, 0x6a                           ;   297.7 p0      29 x
        vprold zmm1, zmm5, 0xd                                      ;   298.7 p0      46 x[0]
        vpxord zmm4, zmm4, zmm5                                     ;   298.7 p5      29 x
        vprold zmm4, zmm4, 3                                        ;   299.7 p0      47 x[2]
        vpternlogd zmm0, zmm3, zmm4, 0x96                           ;   300.7 p5      49 x[3]
        vpternlogd zmm2, zmm4, zmm1, 0x96                           ;   300.7 p5      48 x[1]
        vpslld zmm3, zmm1, 3                                        ;   300.2 p0      49 x[3]
        vprold zmm2, zmm2, 1                                        ;   301.7 p0      50 x[1]
        vpslld zmm5, zmm2, 7                                        ;   302.7 p0      53 x[2]
        vpxord zmm3, zmm3, zmm0                                     ;   301.7 p5      49 x[3]
        vprold zmm0, zmm3, 7                                        ;   303.2 p0      51 x[3]
        vpternlogd zmm5, zmm4, zmm0, 0x96                           ;   304.2 p5      53 x[2]
        vpternlogd zmm1, zmm0, zmm2, 0x96                           ;   304.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   305.2 p0      54 x[0]
        vprold zmm3, zmm5, 0x16                                     ;   305.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 2496]                             ;   303.7 p5+p2   80 x[1]
        vpxord zmm3, zmm3, [rbp + 2688]                             ;   306.2 p5+p3   80 x[2]
        vpxord zmm0, zmm0, [rbp + 7424]                             ;   305.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   306.7         30 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x1e                           ;   307.2 p0      30 x
        vmovdqu64 zmm5, [rbp + 2432]                                ;   116.7 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm2                                        ;   304.7         30 x copy
        vpternlogd zmm6, zmm1, zmm5, 0x96                           ;   306.7 p5      30 x
        vpternlogd zmm5, zmm1, zmm4, 0x28                           ;   308.2 p0      30 x
        vpternlogd zmm2, zmm5, zmm3, 0x96                           ;   309.2 p5      30 x
        vpternlogd zmm0, zmm3, zmm6, 0x6a                           ;   308.2 p0      30 x
        vmovdqa64 zmm1, zmm4                                        ;   308.2         30 x copy
        vpternlogd zmm1, zmm5, zmm2, 0x78                           ;   310.2 p5      30 x
        vpternlogd zmm4, zmm0, zmm2, 0xb4                           ;   310.2 p0      30 x
        vpternlogd zmm0, zmm1, zmm2, 0x6c                           ;   311.2 p5      30 x
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   311.2 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   312.2 p0      46 x[0]
        vprold zmm3, zmm4, 3                                        ;   312.2 p0      47 x[2]
        vpternlogd zmm1, zmm0, zmm3, 0x96                           ;   313.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   314.2 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;   314.2 p0      49 x[3]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   315.2 p5      49 x[3]
        vprold zmm2, zmm4, 7                                        ;   316.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x96                           ;   317.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   318.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   317.2 p0      53 x[2]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   318.2 p5      53 x[2]
        vprold zmm3, zmm4, 0x16                                     ;   319.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 7488]                             ;   319.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 7552]                             ;   315.7 p5+p3   80 x[1]
        vpternlogd zmm2, zmm0, [rbp + 7616], 0x96                   ;   320.2 p5+p2   23 x
        vpxord zmm3, zmm3, [rbp + 2560]                             ;   320.2 p5+p3   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   320.2         23 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x78                           ;   321.2 p5      23 x
        vpxord zmm1, zmm1, zmm3                                     ;   321.2 p0      23 x
        vpternlogd zmm0, zmm1, zmm2, 0x36                           ;   322.2 p5      23 x
        vmovdqa64 zmm5, zmm4                                        ;   322.2         23 x copy
        vpternlogd zmm5, zmm3, zmm2, 0x96                           ;   322.2 p0      23 x
        vpternlogd zmm2, zmm0, zmm3, 0x48                           ;   323.2 p5      23 x
        vpternlogd zmm3, zmm1, zmm4, 0x6c                           ;   322.2 p0      23 x
        vpternlogd zmm2, zmm1, zmm4, 0xf8                           ;   324.2 p5      23 x
        vpxord zmm3, zmm3, zmm5                                     ;   323.2 p0      23 x
        vprold zmm1, zmm3, 3                                        ;   324.2 p0      47 x[2]
        vprold zmm3, zmm2, 0xd                                      ;   325.2 p0      46 x[0]
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;   326.2 p5      48 x[1]
        vpslld zmm2, zmm3, 3                                        ;   326.2 p0      49 x[3]
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   327.2 p5      49 x[3]
        vprold zmm0, zmm2, 7                                        ;   328.2 p0      51 x[3]
        vpxord zmm5, zmm5, zmm1                                     ;   327.2 p5      48 x[1]
        vprold zmm2, zmm5, 1                                        ;   328.2 p0      50 x[1]
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   329.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   330.2 p0      54 x[0]
        vpslld zmm4, zmm2, 7                                        ;   329.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   330.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   331.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 2624]                             ;   331.2 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 7680]                             ;   329.2 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 2816]                             ;   332.2 p5+p2   80 x[2]
        vpxord zmm0, zmm0, [rbp + 2944]                             ;   330.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm1                                        ;   333.2         24 x copy
        vpternlogd zmm4, zmm2, zmm0, 0x96                           ;   333.2 p0      24 x
        vpternlogd zmm1, zmm2, zmm3, 0xf8                           ;   333.2 p5      24 x
        vmovdqa64 zmm5, zmm2                                        ;   330.2         24 x copy
        vpternlogd zmm5, zmm0, zmm3, 9                              ;   332.2 p0      24 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   334.2 p5      24 x
        vpternlogd zmm4, zmm5, zmm1, 0xec                           ;   334.2 p0      24 x
        vpternlogd zmm1, zmm4, zmm2, 0xde                           ;   335.2 p5      24 x
        vpxord zmm0, zmm0, zmm2                                     ;   335.2 p0      24 x
        vprold zmm2, zmm2, 3                                        ;   335.2 p0      47 x[2]
        vpxord zmm5, zmm5, zmm0                                     ;   336.2 p5      24 x
        vpternlogd zmm0, zmm5, zmm4, 0x6c                           ;   337.2 p5      24 x
        vpternlogd zmm1, zmm5, zmm2, 0x96                           ;   337.2 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;   338.2 p0      46 x[0]
        vpslld zmm3, zmm0, 3                                        ;   339.2 p0      49 x[3]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;   340.2 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;   341.2 p0      51 x[3]
        vpxord zmm1, zmm1, zmm0                                     ;   339.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   340.2 p0      50 x[1]
        vpternlogd zmm0, zmm3, zmm1, 0x96                           ;   342.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   343.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   342.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   343.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   344.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 7744]                             ;   344.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 7808]                             ;   341.7 p5+p3   80 x[1]
        vpxord zmm2, zmm2, [rbp + 7872]                             ;   345.2 p5+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   345.2         25 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   346.2 p5      25 x
        vpxord zmm3, zmm3, [rbp + 7936]                             ;   344.2 p0+p3   80 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   346.2 p5      25 x
        vpternlogd zmm3, zmm1, zmm0, 0x36                           ;   345.2 p0      25 x
        vpternlogd zmm1, zmm4, zmm2, 0x6c                           ;   347.2 p5      25 x
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   347.2 p0      25 x
        vpternlogd zmm4, zmm2, zmm3, 0xc6                           ;   347.2 p5      25 x
        vprold zmm0, zmm0, 0xd                                      ;   348.2 p0      46 x[0]
        vpxord zmm3, zmm3, zmm4                                     ;   348.2 p5      25 x
        vprold zmm2, zmm3, 3                                        ;   349.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   349.2 p5      48 x[1]
        vpslld zmm3, zmm0, 3                                        ;   349.2 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   350.2 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;   351.2 p0      51 x[3]
        vpxord zmm4, zmm4, zmm2                                     ;   350.7 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;   351.7 p0      50 x[1]
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;   352.7 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   353.7 p0      54 x[0]
        vpslld zmm4, zmm3, 7                                        ;   353.2 p0      53 x[2]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   354.2 p5      53 x[2]
        vprold zmm2, zmm4, 0x16                                     ;   355.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 2752]                             ;   354.7 p5+p2   80 x[0]
        vpxord zmm2, zmm2, [rbp + 8064]                             ;   356.2 p5+p3   80 x[2]
        vmovdqu64 zmm4, [rbp + 8000]                                ;   134.7 p2      80 x[1] reload
        vmovdqa64 zmm5, zmm0                                        ;   355.7         26 x copy
        vpternlogd zmm5, zmm3, zmm4, 0x60                           ;   355.7 p0      26 x
        vpxord zmm1, zmm1, [rbp + 2880]                             ;   355.7 p5+p3   80 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   356.7 p0      26 x
        vmovdqa64 zmm3, zmm5                                        ;   356.7         26 x copy
        vpternlogd zmm3, zmm0, zmm2, 0xf6                           ;   357.2 p5      26 x
        vpternlogd zmm2, zmm1, zmm0, 0xe0                           ;   357.2 p0      26 x
        vpternlogd zmm1, zmm0, zmm5, 0x56                           ;   357.7 p5      26 x
        vmovdqa64 zmm0, zmm2                                        ;   358.2         26 x copy
        vpternlogd zmm0, zmm4, zmm5, 0x1e                           ;   358.2 p0      26 x
        vpxord zmm4, zmm4, zmm3                                     ;   358.7 p5      26 x
        vmovdqa64 zmm3, zmm4                                        ;   359.7         26 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x1e                           ;   359.7 p0      26 x
        vpternlogd zmm4, zmm0, zmm1, 0x2e                           ;   359.7 p5      26 x
        vpternlogd zmm1, zmm3, zmm0, 0x36                           ;   360.7 p0      26 x
        vpternlogd zmm3, zmm5, zmm2, 0x1e                           ;   360.7 p5      49 x[3]
        vprold zmm2, zmm4, 0xd                                      ;   361.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   362.2 p0      47 x[2]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   363.2 p5      48 x[1]
        vpslld zmm4, zmm2, 3                                        ;   363.2 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   364.2 p5      49 x[3]
        vprold zmm0, zmm0, 1                                        ;   364.2 p0      50 x[1]
        vprold zmm3, zmm4, 7                                        ;   365.2 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   366.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   367.2 p0      54 x[0]
        vpslld zmm4, zmm0, 7                                        ;   367.2 p0      53 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   368.2 p5      53 x[2]
        vprold zmm1, zmm4, 0x16                                     ;   369.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 8128]                             ;   368.2 p5+p2   80 x[0]
        vpxord zmm0, zmm0, [rbp + 8192]                             ;   366.7 p5+p3   80 x[1]
        vpxord zmm3, zmm3, [rbp + 8256]                             ;   367.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 3136]                                ;   144.5 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm3                                        ;   368.7         27 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   370.2 p5      27 x
        vpxord zmm3, zmm3, zmm2                                     ;   369.2 p0      27 x
        vpternlogd zmm4, zmm1, zmm3, 0xbe                           ;   370.2 p5      27 x
        vpternlogd zmm2, zmm3, zmm0, 0x48                           ;   370.2 p0      27 x
        vmovdqa64 zmm1, zmm0                                        ;   367.7         27 x copy
        vpternlogd zmm1, zmm4, zmm5, 0xb4                           ;   371.2 p5      27 x
        vpxord zmm2, zmm2, zmm5                                     ;   371.2 p0      27 x
        vpternlogd zmm5, zmm4, zmm2, 0x80                           ;   372.2 p5      27 x
        vprold zmm4, zmm2, 0xd                                      ;   372.2 p0      46 x[0]
        vpternlogd zmm1, zmm4, zmm5, 0x36                           ;   373.2 p5      48 x[1]
        vpternlogd zmm2, zmm3, zmm0, 0x6c                           ;   373.2 p0      49 x[3]
        vpxord zmm3, zmm3, zmm5                                     ;   373.7 p5      27 x
        vpxord zmm0, zmm0, zmm3                                     ;   374.7 p0      27 x
        vprold zmm0, zmm0, 3                                        ;   375.7 p0      47 x[2]
        vpternlogd zmm1, zmm3, zmm0, 0x96                           ;   376.7 p5      48 x[1]
        vpslld zmm3, zmm4, 3                                        ;   376.2 p0      49 x[3]
        vpternlogd zmm2, zmm3, zmm0, 0x96                           ;   377.2 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   377.7 p0      50 x[1]
        vprold zmm2, zmm2, 7                                        ;   378.2 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   379.2 p5      52 x[0]
        vprold zmm3, zmm4, 5                                        ;   380.2 p0      54 x[0]
        vpslld zmm4, zmm1, 7                                        ;   380.2 p0      53 x[2]
        vpternlogd zmm4, zmm0, zmm2, 0x96                           ;   381.2 p5      53 x[2]
        vprold zmm0, zmm4, 0x16                                     ;   382.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 3008]                             ;   381.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 8320]                             ;   379.7 p5+p3   80 x[1]
        vpternlogd zmm0, zmm3, [rbp + 8384], 0x96                   ;   383.2 p5+p2   28 x
        vpxord zmm2, zmm2, [rbp + 8448]                             ;   381.7 p5+p3   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   384.2         28 x copy
        vpternlogd zmm4, zmm1, zmm3, 0x1e                           ;   384.2 p0      28 x
        vpternlogd zmm1, zmm3, zmm2, 0x96                           ;   382.7 p5      28 x
        vpternlogd zmm0, zmm1, zmm3, 0x80                           ;   384.2 p0      28 x
        vpxord zmm3, zmm3, zmm4                                     ;   385.2 p5      28 x
        vmovdqa64 zmm5, zmm4                                        ;   385.2         28 x copy
        vpternlogd zmm5, zmm2, zmm1, 0x1e                           ;   385.2 p0      28 x
        vmovdqa64 zmm6, zmm1                                        ;   383.7         28 x copy
        vpternlogd zmm6, zmm3, zmm5, 0x78                           ;   386.2 p5      28 x
        vprold zmm5, zmm5, 0xd                                      ;   386.2 p0      46 x[0]
        vprold zmm6, zmm6, 3                                        ;   387.2 p0      47 x[2]
        vpxord zmm2, zmm2, zmm0                                     ;   385.7 p5      28 x
        vpternlogd zmm1, zmm4, zmm2, 0x78                           ;   386.7 p5      48 x[1]
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   388.2 p0      48 x[1]
        vpslld zmm0, zmm5, 3                                        ;   388.2 p0      49 x[3]
        vpternlogd zmm0, zmm2, zmm3, 0x96                           ;   389.2 p5      49 x[3]
        vprold zmm1, zmm1, 1                                        ;   389.2 p0      50 x[1]
        vpslld zmm2, zmm1, 7                                        ;   390.2 p0      53 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;   390.2 p5      49 x[3]
        vprold zmm0, zmm0, 7                                        ;   391.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm0, 0x96                           ;   392.2 p5      53 x[2]
        vpternlogd zmm5, zmm0, zmm1, 0x96                           ;   392.2 p5      52 x[0]
        vprold zmm3, zmm5, 5                                        ;   393.2 p0      54 x[0]
        vprold zmm2, zmm2, 0x16                                     ;   393.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 8512]                             ;   394.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 3072]                             ;   392.7 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 8640]                             ;   393.7 p5+p2   80 x[3]
        vmovdqu64 zmm4, [rbp + 8576]                                ;   169.8 p3      80 x[2] reload
        vmovdqa64 zmm5, zmm0                                        ;   394.7         29 x copy
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;   394.7 p0      29 x
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   394.7 p5      29 x
        vmovdqa64 zmm2, zmm4                                        ;   395.7         29 x copy
        vpternlogd zmm2, zmm0, zmm3, 0x78                           ;   395.7 p0      29 x
        vpxord zmm0, zmm0, zmm3                                     ;   395.7 p5      29 x
        vpternlogd zmm1, zmm4, zmm0, 0x6c                           ;   396.7 p0      29 x
        vpternlogd zmm4, zmm5, zmm0, 0x36                           ;   396.7 p5      29 x
        vmovdqa64 zmm3, zmm4                                        ;   397.7         29 x copy
        vpternlogd zmm3, zmm1, zmm2, 0x60                           ;   397.7 p0      29 x
        vpxord zmm0, zmm0, zmm2                                     ;   397.7 p5      29 x
        vpternlogd zmm5, zmm1, zmm0, 0x6a                           ;   398.7 p0      29 x
        vprold zmm1, zmm5, 0xd                                      ;   399.7 p0      46 x[0]
        vpxord zmm4, zmm4, zmm5                                     ;   399.7 p5      29 x
        vprold zmm4, zmm4, 3                                        ;   400.7 p0      47 x[2]
        vpternlogd zmm0, zmm3, zmm4, 0x96                           ;   401.7 p5      49 x[3]
        vpternlogd zmm2, zmm4, zmm1, 0x96                           ;   401.7 p5      48 x[1]
        vpslld zmm3, zmm1, 3                                        ;   401.2 p0      49 x[3]
        vprold zmm2, zmm2, 1                                        ;   402.7 p0      50 x[1]
        vpslld zmm5, zmm2, 7                                        ;   403.7 p0      53 x[2]
        vpxord zmm3, zmm3, zmm0                                     ;   402.7 p5      49 x[3]
        vprold zmm0, zmm3, 7                                        ;   404.2 p0      51 x[3]
        vpternlogd zmm5, zmm4, zmm0, 0x96                           ;   405.2 p5      53 x[2]
        vpternlogd zmm1, zmm0, zmm2, 0x96                           ;   405.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   406.2 p0      54 x[0]
        vprold zmm3, zmm5, 0x16                                     ;   406.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 3264]                             ;   404.7 p5+p2   80 x[1]
        vpxord zmm3, zmm3, [rbp + 3456]                             ;   407.2 p5+p3   80 x[2]
        vpxord zmm0, zmm0, [rbp + 8704]                             ;   406.7 p5+p2   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;   407.7         30 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x1e                           ;   408.2 p0      30 x
        vmovdqu64 zmm5, [rbp + 3200]                                ;   183.5 p3      80 x[0] reload
        vmovdqa64 zmm6, zmm2                                        ;   405.7         30 x copy
        vpternlogd zmm6, zmm1, zmm5, 0x96                           ;   407.7 p5      30 x
        vpternlogd zmm5, zmm1, zmm4, 0x28                           ;   409.2 p0      30 x
        vpternlogd zmm2, zmm5, zmm3, 0x96                           ;   410.2 p5      30 x
        vpternlogd zmm0, zmm3, zmm6, 0x6a                           ;   409.2 p0      30 x
        vmovdqa64 zmm1, zmm4                                        ;   409.2         30 x copy
        vpternlogd zmm1, zmm5, zmm2, 0x78                           ;   411.2 p5      30 x
        vpternlogd zmm5, zmm6, [rbp + 3328], 0x96                   ;   410.2 p0+p2   84 dst
        vpandd zmm3, zmm0, zmm2                                     ;   411.2 p5      30 x
        vmovdqa64 zmm6, zmm1                                        ;   412.2         84 dst copy
        vpternlogd zmm6, zmm3, [rbp + 8768], 0x96                   ;   412.2 p0+p3   84 dst
        vpternlogd zmm0, zmm4, [rbp + 3392], 0x96                   ;   411.7 p5+p2   84 dst
        vpxord zmm5, zmm5, zmm1                                     ;   412.2 p0      84 dst
        vpunpckldq zmm1, zmm6, zmm5                                 ;   413.2 p5      84 dst
        vpunpckhdq zmm4, zmm6, zmm5                                 ;   413.7 p5      84 dst
        vpxord zmm3, zmm3, zmm0                                     ;   413.2 p0      84 dst
        vpxord zmm2, zmm2, [rbp + 3520]                             ;   414.2 p0+p3   84 dst
        vpunpckldq zmm0, zmm3, zmm2                                 ;   415.2 p5      84 dst
        vpunpckhdq zmm2, zmm3, zmm2                                 ;   415.7 p5      84 dst
        vpunpcklqdq zmm3, zmm1, zmm0                                ;   416.7 p5      84 dst
        vpunpckhqdq zmm0, zmm1, zmm0                                ;   417.7 p5      84 dst
        vpunpcklqdq zmm1, zmm4, zmm2                                ;   418.7 p5      84 dst
        vpunpckhqdq zmm2, zmm4, zmm2                                ;   419.7 p5      84 dst
        vshufi32x4 zmm4, zmm3, zmm3, 0x55                           ;   420.7 p5      84 dst
        vshufi32x4 zmm5, zmm0, zmm0, 0x55                           ;   421.7 p5      84 dst
        vshufi32x4 zmm6, zmm1, zmm1, 0x55                           ;   422.7 p5      84 dst
        vshufi32x4 zmm7, zmm3, zmm3, 0xaa                           ;   423.7 p5      84 dst
        vshufi32x4 zmm8, zmm2, zmm2, 0x55                           ;   424.7 p5      84 dst
        vshufi32x4 zmm9, zmm0, zmm0, 0xaa                           ;   425.7 p5      84 dst
        vshufi32x4 zmm10, zmm1, zmm1, 0xaa                          ;   426.7 p5      84 dst
        vshufi32x4 zmm11, zmm3, zmm3, 0xff                          ;   427.7 p5      84 dst
        vshufi32x4 zmm12, zmm2, zmm2, 0xaa                          ;   428.7 p5      84 dst
        vshufi32x4 zmm13, zmm0, zmm0, 0xff                          ;   429.7 p5      84 dst
        mov r9, qword [rbp + 8864]                                  ;   198.7 p10     84 dst reload
        vmovdqu64 [r9], xmm3                                        ;   417.7 p7+p4   84 dst
        vmovdqu64 [r9 + 16], xmm0                                   ;   418.7 p8+p9   84 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0xff                           ;   430.7 p5      84 dst
        vmovdqu64 [r9 + 32], xmm1                                   ;   419.7 p7+p4   84 dst
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                           ;   431.7 p5      84 dst
        vmovdqu64 [r9 + 48], xmm2                                   ;   420.7 p8+p9   84 dst
        vmovdqu64 [r9 + 64], xmm4                                   ;   423.7 p7+p4   84 dst
        vmovdqu64 [r9 + 80], xmm5                                   ;   424.7 p8+p9   84 dst
        vmovdqu64 [r9 + 96], xmm6                                   ;   425.7 p7+p4   84 dst
        vmovdqu64 [r9 + 112], xmm8                                  ;   427.7 p8+p9   84 dst
        vmovdqu64 [r9 + 128], xmm7                                  ;   426.7 p7+p4   84 dst
        vmovdqu64 [r9 + 144], xmm9                                  ;   428.7 p8+p9   84 dst
        vmovdqu64 [r9 + 160], xmm10                                 ;   429.7 p7+p4   84 dst
        vmovdqu64 [r9 + 176], xmm12                                 ;   431.7 p8+p9   84 dst
        vmovdqu64 [r9 + 192], xmm11                                 ;   430.7 p7+p4   84 dst
        vmovdqu64 [r9 + 208], xmm13                                 ;   432.7 p8+p9   84 dst
        vmovdqu64 [r9 + 224], xmm0                                  ;   433.7 p7+p4   84 dst
        vmovdqu64 [r9 + 240], xmm1                                  ;   434.7 p8+p9   84 dst
        add r9, 0x100                                               ;   207.3 p1      76 blocks
        mov qword [rbp + 8864], r9                                  ;   208.7 p7+p4   76 blocks
        add r8, 0x100                                               ;   207.7 p6      76 blocks
        mov qword [rbp + 8848], r8                                  ;   209.2 p8+p9   76 blocks
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
