; serpent_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
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
; The frame is cleared before return: 12736 bytes, 200 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 502 uops, planned 183.3; bounds: width 83.7, ports 182.0, path 7.0
;   blocks: 1953 uops, planned 860.8; bounds: width 325.5, ports 832.0, path 361.0
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
        sub rsp, 0x3200                                             ;                    frame
        and rsp, -64                                                ;                    frame
        lea rbp, [rsp + 128]                                        ;                    frame
        mov qword [rbp + 12608], rax                                ;                    frame
        mov qword [rbp + 12544], rdi                                ;                    argument
        mov dword [rbp + 12616], ecx                                ;                    argument
        mov qword [rbp + 12560], rsi                                ;                    argument
        mov qword [rbp + 12576], rdx                                ;                    argument
        mov r8, qword [rbp + 12544]                                 ;     0.0 p2      80 x[0] reload
        vpbroadcastd zmm0, [r8 + 48]                                ;     5.0 p3      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[0]
        vmovdqu64 [rbp + 896], zmm1                                 ;    12.0 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 48]                                ;     5.0 p10     80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[0]
        vmovdqu64 [rbp + 960], zmm1                                 ;    12.0 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 60]                                ;     5.0 p2      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[3]
        vmovdqu64 [rbp + 1024], zmm1                                ;    12.0 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 60]                                ;     5.0 p3      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[3]
        vmovdqu64 [rbp + 1088], zmm1                                ;    12.0 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 80]                                ;     5.0 p10     80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[0]
        vmovdqu64 [rbp + 1152], zmm1                                ;    12.0 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 80]                                ;     5.0 p2      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[0]
        vmovdqu64 [rbp + 1216], zmm1                                ;    12.0 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 100]                               ;     5.0 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[1]
        vmovdqu64 [rbp + 1280], zmm1                                ;    12.0 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 100]                               ;     5.0 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[1]
        vmovdqu64 [rbp + 1344], zmm1                                ;    12.0 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 112]                               ;     5.5 p2      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.5         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.5 p0      80 x[0]
        vmovdqu64 [rbp + 1408], zmm1                                ;    12.5 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 112]                               ;     6.2 p3      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    12.2         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    12.2 p5      80 x[0]
        vmovdqu64 [rbp + 1472], zmm1                                ;    13.2 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 116]                               ;     6.8 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    12.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    12.8 p0      80 x[1]
        vmovdqu64 [rbp + 1536], zmm1                                ;    13.8 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 116]                               ;     7.5 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    13.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    13.5 p5      80 x[1]
        vmovdqu64 [rbp + 1600], zmm1                                ;    14.5 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 136]                               ;     8.2 p3      80 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    14.2         80 x[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    14.2 p0      80 x[2]
        vmovdqu64 [rbp + 1664], zmm1                                ;    15.2 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 136]                               ;     8.8 p10     80 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    14.8         80 x[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    14.8 p5      80 x[2]
        vmovdqu64 [rbp + 1728], zmm1                                ;    15.8 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 176]                               ;     9.5 p2      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    15.5         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    15.5 p0      80 x[0]
        vmovdqu64 [rbp + 1792], zmm1                                ;    16.5 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 176]                               ;    10.2 p3      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    16.2         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    16.2 p5      80 x[0]
        vmovdqu64 [rbp + 1856], zmm1                                ;    17.2 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 188]                               ;    10.8 p10     80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    16.8         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    16.8 p0      80 x[3]
        vmovdqu64 [rbp + 1920], zmm1                                ;    17.8 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 188]                               ;    11.5 p2      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    17.5         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    17.5 p5      80 x[3]
        vmovdqu64 [rbp + 1984], zmm1                                ;    18.5 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 208]                               ;    12.2 p3      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    18.2         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    18.2 p0      80 x[0]
        vmovdqu64 [rbp + 2048], zmm1                                ;    19.2 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 208]                               ;    12.8 p10     80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    18.8         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    18.8 p5      80 x[0]
        vmovdqu64 [rbp + 2112], zmm1                                ;    19.8 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 228]                               ;    13.5 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    19.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    19.5 p0      80 x[1]
        vmovdqu64 [rbp + 2176], zmm1                                ;    20.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 228]                               ;    14.2 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    20.2         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    20.2 p5      80 x[1]
        vmovdqu64 [rbp + 2240], zmm1                                ;    21.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 240]                               ;    14.8 p10     80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    20.8         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    20.8 p0      80 x[0]
        vmovdqu64 [rbp + 2304], zmm1                                ;    22.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 240]                               ;    15.5 p2      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    21.5         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    21.5 p5      80 x[0]
        vmovdqu64 [rbp + 2368], zmm1                                ;    23.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 244]                               ;    16.2 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    22.2         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    22.2 p0      80 x[1]
        vmovdqu64 [rbp + 2432], zmm1                                ;    24.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 244]                               ;    16.8 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    22.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    22.8 p5      80 x[1]
        vmovdqu64 [rbp + 2496], zmm1                                ;    25.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 264]                               ;    17.5 p2      80 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    23.5         80 x[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    23.5 p0      80 x[2]
        vmovdqu64 [rbp + 2560], zmm1                                ;    26.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 264]                               ;    18.2 p3      80 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    24.2         80 x[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    24.2 p5      80 x[2]
        vmovdqu64 [rbp + 2624], zmm1                                ;    27.3 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 304]                               ;    18.8 p10     80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    24.8         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    24.8 p0      80 x[0]
        vmovdqu64 [rbp + 2688], zmm1                                ;    28.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 304]                               ;    19.5 p2      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    25.5         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    25.5 p5      80 x[0]
        vmovdqu64 [rbp + 2752], zmm1                                ;    29.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 316]                               ;    20.2 p3      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    26.2         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    26.2 p0      80 x[3]
        vmovdqu64 [rbp + 2816], zmm1                                ;    30.7 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 316]                               ;    20.8 p10     80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    26.8         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    26.8 p5      80 x[3]
        vmovdqu64 [rbp + 2880], zmm1                                ;    31.3 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 336]                               ;    21.5 p2      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    27.5         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    27.5 p0      80 x[0]
        vmovdqu64 [rbp + 2944], zmm1                                ;    32.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 336]                               ;    22.2 p3      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    28.2         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    28.2 p5      80 x[0]
        vmovdqu64 [rbp + 3008], zmm1                                ;    33.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 356]                               ;    22.8 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    28.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    28.8 p0      80 x[1]
        vmovdqu64 [rbp + 3072], zmm1                                ;    34.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 356]                               ;    23.5 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    29.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    29.5 p5      80 x[1]
        vmovdqu64 [rbp + 3136], zmm1                                ;    35.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 368]                               ;    24.2 p3      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    30.2         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    30.2 p0      80 x[0]
        vmovdqu64 [rbp + 3200], zmm1                                ;    36.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 368]                               ;    24.8 p10     80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    30.8         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    30.8 p5      80 x[0]
        vmovdqu64 [rbp + 3264], zmm1                                ;    37.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 372]                               ;    25.5 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    31.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    31.5 p0      80 x[1]
        vmovdqu64 [rbp + 3328], zmm1                                ;    38.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 372]                               ;    26.2 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    32.2         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    32.2 p5      80 x[1]
        vmovdqu64 [rbp + 3392], zmm1                                ;    39.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 16]                                ;    26.8 p10     80 x[0]
        vmovdqu64 zmm1, [rel serpent_encrypt.T0_constants512]       ;    27.0 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm1                                     ;    33.0 p0      80 x[0]
        vmovdqu64 [rbp + 3456], zmm0                                ;    40.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 392]                               ;    27.5 p3      80 x[2]
        vpbroadcastd zmm2, [r8 + 392]                               ;    27.8 p10     80 x[2]
        vpxord zmm3, zmm1, [r8 + 16]{1to16}                         ;    33.0 p5+p2   80 x[0]
        vmovdqu64 [rbp + 3520], zmm3                                ;    41.3 p8+p9   80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    33.5         80 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    33.5 p0      80 x[2]
        vmovdqu64 [rbp + 3584], zmm3                                ;    42.7 p7+p4   80 x[2]
        vmovdqa64 zmm0, zmm2                                        ;    33.8         80 x[2] copy
        vpternlogd zmm0, zmm2, zmm2, 0xf                            ;    33.8 p5      80 x[2]
        vmovdqu64 [rbp + 3648], zmm0                                ;    43.3 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 24]                                ;    29.2 p3      80 x[2]
        vmovdqu64 zmm2, [rel serpent_encrypt.T0_constants512 + 64]  ;    29.3 p2      80 x[2] reload
        vpxord zmm0, zmm0, zmm2                                     ;    35.3 p0      80 x[2]
        vmovdqu64 [rbp + 3712], zmm0                                ;    44.7 p7+p4   80 x[2]
        vpxord zmm0, zmm2, [r8 + 24]{1to16}                         ;    35.3 p5+p3   80 x[2]
        vmovdqu64 [rbp + 3776], zmm0                                ;    45.3 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 28]                                ;    30.2 p10     80 x[3]
        vmovdqu64 zmm3, [rel serpent_encrypt.T0_constants512 + 128] ;    30.3 p2      80 x[3] reload
        vpxord zmm0, zmm0, zmm3                                     ;    36.3 p0      80 x[3]
        vmovdqu64 [rbp + 3840], zmm0                                ;    46.7 p7+p4   80 x[3]
        vpxord zmm0, zmm3, [r8 + 28]{1to16}                         ;    36.3 p5+p3   80 x[3]
        vmovdqu64 [rbp + 3904], zmm0                                ;    47.3 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 432]                               ;    31.2 p10     80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    37.2         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    37.2 p0      80 x[0]
        vmovdqu64 [rbp + 3968], zmm4                                ;    48.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 432]                               ;    31.8 p2      80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    37.8         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    37.8 p5      80 x[0]
        vmovdqu64 [rbp + 4032], zmm4                                ;    49.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 444]                               ;    32.5 p3      80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;    38.5         80 x[3] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    38.5 p0      80 x[3]
        vpbroadcastd zmm0, [r8 + 444]                               ;    33.0 p10     80 x[3]
        vpbroadcastd zmm5, [r8 + 72]                                ;    33.2 p2      80 x[2]
        vmovdqu64 zmm6, [rel serpent_encrypt.T0_constants512 + 256] ;    33.5 p3      80 x[2] reload
        vpxord zmm5, zmm5, zmm6                                     ;    39.5 p5      80 x[2]
        vmovdqu64 [rbp + 4096], zmm5                                ;    50.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 4160], zmm4                                ;    51.3 p8+p9   80 x[3]
        vmovdqa64 zmm4, zmm0                                        ;    39.0         80 x[3] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    39.0 p0      80 x[3]
        vpbroadcastd zmm0, [r8 + 72]                                ;    34.3 p10     80 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;    40.3 p5      80 x[2]
        vmovdqu64 [rbp + 4224], zmm0                                ;    52.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 4288], zmm4                                ;    53.3 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 464]                               ;    35.0 p2      80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    41.0         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    41.0 p0      80 x[0]
        vmovdqu64 [rbp + 4352], zmm4                                ;    54.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 464]                               ;    35.7 p3      80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    41.7         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    41.7 p5      80 x[0]
        vmovdqu64 [rbp + 4416], zmm4                                ;    55.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 484]                               ;    36.3 p10     80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    42.3         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    42.3 p0      80 x[1]
        vmovdqu64 [rbp + 4480], zmm4                                ;    56.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 484]                               ;    37.0 p2      80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    43.0         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    43.0 p5      80 x[1]
        vmovdqu64 [rbp + 4544], zmm4                                ;    57.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 496]                               ;    37.7 p3      80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    43.7         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    43.7 p0      80 x[0]
        vmovdqu64 [rbp + 4608], zmm4                                ;    58.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 496]                               ;    38.3 p10     80 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    44.3         80 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    44.3 p5      80 x[0]
        vmovdqu64 [rbp + 4672], zmm4                                ;    59.3 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 500]                               ;    39.0 p2      80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    45.0         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    45.0 p0      80 x[1]
        vpbroadcastd zmm0, [r8 + 500]                               ;    39.5 p3      80 x[1]
        vpxord zmm5, zmm1, [r8 + 144]{1to16}                        ;    40.0 p5+p2   80 x[0]
        vmovdqu64 [rbp + 4736], zmm5                                ;    60.7 p7+p4   80 x[0]
        vpxord zmm5, zmm1, [r8 + 144]{1to16}                        ;    40.5 p0+p3   80 x[0]
        vmovdqu64 [rbp + 4800], zmm5                                ;    61.3 p8+p9   80 x[0]
        vpxord zmm5, zmm2, [r8 + 152]{1to16}                        ;    41.0 p5+p2   80 x[2]
        vmovdqu64 [rbp + 4864], zmm5                                ;    62.7 p7+p4   80 x[2]
        vpxord zmm5, zmm2, [r8 + 152]{1to16}                        ;    41.5 p0+p3   80 x[2]
        vmovdqu64 [rbp + 4928], zmm5                                ;    63.3 p8+p9   80 x[2]
        vpxord zmm5, zmm3, [r8 + 156]{1to16}                        ;    42.0 p5+p2   80 x[3]
        vmovdqu64 [rbp + 4992], zmm5                                ;    64.7 p7+p4   80 x[3]
        vpxord zmm5, zmm3, [r8 + 156]{1to16}                        ;    42.5 p0+p3   80 x[3]
        vmovdqu64 [rbp + 5056], zmm5                                ;    65.3 p8+p9   80 x[3]
        vpbroadcastd zmm5, [r8 + 120]                               ;    41.7 p10     80 x[2]
        vpxord zmm5, zmm5, zmm6                                     ;    47.7 p5      80 x[2]
        vmovdqu64 [rbp + 5120], zmm5                                ;    66.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 5184], zmm4                                ;    67.3 p8+p9   80 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    45.5         80 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    45.5 p0      80 x[1]
        vpbroadcastd zmm0, [r8 + 120]                               ;    42.7 p10     80 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;    48.7 p5      80 x[2]
        vmovdqu64 [rbp + 5248], zmm0                                ;    68.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 5312], zmm4                                ;    69.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 516]                               ;    43.3 p2      84 dst
        vmovdqa64 zmm4, zmm0                                        ;    49.3         84 dst copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    49.3 p0      84 dst
        vmovdqu64 [rbp + 5376], zmm4                                ;    70.7 p7+p4   84 dst
        vpbroadcastd zmm0, [r8 + 516]                               ;    44.0 p3      84 dst
        vmovdqa64 zmm4, zmm0                                        ;    50.0         84 dst copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    50.0 p5      84 dst
        vmovdqu64 [rbp + 5440], zmm4                                ;    71.3 p8+p9   84 dst
        vpbroadcastd zmm0, [r8 + 520]                               ;    44.7 p10     84 dst
        vmovdqa64 zmm4, zmm0                                        ;    50.7         84 dst copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    50.7 p0      84 dst
        vmovdqu64 [rbp + 5504], zmm4                                ;    72.7 p7+p4   84 dst
        vpbroadcastd zmm0, [r8 + 520]                               ;    45.3 p2      84 dst
        vmovdqa64 zmm4, zmm0                                        ;    51.3         84 dst copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    51.3 p5      84 dst
        vmovdqu64 [rbp + 5568], zmm4                                ;    73.3 p8+p9   84 dst
        vpbroadcastd zmm0, [r8 + 524]                               ;    46.0 p3      84 dst
        vmovdqa64 zmm4, zmm0                                        ;    52.0         84 dst copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    52.0 p0      84 dst
        vmovdqu64 [rbp + 5632], zmm4                                ;    74.7 p7+p4   84 dst
        vpbroadcastd zmm0, [r8 + 524]                               ;    46.7 p10     84 dst
        vmovdqa64 zmm4, zmm0                                        ;    52.7         84 dst copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    52.7 p5      84 dst
        vmovdqu64 [rbp + 5696], zmm4                                ;    75.3 p8+p9   84 dst
        vpbroadcastd zmm0, [r8]                                     ;    47.3 p2      76 rk
        vmovdqu64 [rbp + 5760], zmm0                                ;    76.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 4]                                 ;    47.7 p3      76 rk
        vmovdqu64 [rbp + 5824], zmm0                                ;    77.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 8]                                 ;    48.0 p10     76 rk
        vmovdqu64 [rbp + 5888], zmm0                                ;    78.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 12]                                ;    48.3 p2      76 rk
        vmovdqu64 [rbp + 5952], zmm0                                ;    79.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 20]                                ;    48.7 p3      76 rk
        vmovdqu64 [rbp + 6016], zmm0                                ;    80.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 32]                                ;    49.0 p10     76 rk
        vmovdqu64 [rbp + 6080], zmm0                                ;    81.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 36]                                ;    49.3 p2      76 rk
        vmovdqu64 [rbp + 6144], zmm0                                ;    82.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 40]                                ;    49.7 p3      76 rk
        vpxord zmm4, zmm1, [r8 + 272]{1to16}                        ;    50.3 p0+p2   80 x[0]
        vmovdqu64 [rbp + 6208], zmm4                                ;    83.3 p8+p9   80 x[0]
        vpxord zmm4, zmm1, [r8 + 272]{1to16}                        ;    50.7 p5+p3   80 x[0]
        vmovdqu64 [rbp + 6272], zmm4                                ;    84.7 p7+p4   80 x[0]
        vpxord zmm4, zmm2, [r8 + 280]{1to16}                        ;    51.3 p0+p2   80 x[2]
        vmovdqu64 [rbp + 6336], zmm4                                ;    85.3 p8+p9   80 x[2]
        vpxord zmm4, zmm2, [r8 + 280]{1to16}                        ;    51.7 p5+p3   80 x[2]
        vmovdqu64 [rbp + 6400], zmm4                                ;    86.7 p7+p4   80 x[2]
        vpbroadcastd zmm4, [r8 + 200]                               ;    51.2 p10     80 x[2]
        vpxord zmm4, zmm4, zmm6                                     ;    57.2 p0      80 x[2]
        vmovdqu64 [rbp + 6464], zmm4                                ;    87.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 6528], zmm0                                ;    88.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 44]                                ;    52.2 p10     76 rk
        vpbroadcastd zmm4, [r8 + 200]                               ;    52.3 p2      80 x[2]
        vpxord zmm4, zmm4, zmm6                                     ;    58.3 p5      80 x[2]
        vmovdqu64 [rbp + 6592], zmm4                                ;    89.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 6656], zmm0                                ;    90.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 52]                                ;    52.7 p3      76 rk
        vmovdqu64 [rbp + 6720], zmm0                                ;    91.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 56]                                ;    53.2 p10     76 rk
        vmovdqu64 [rbp + 6784], zmm0                                ;    92.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 64]                                ;    53.3 p2      76 rk
        vmovdqu64 [rbp + 6848], zmm0                                ;    93.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 68]                                ;    53.7 p3      76 rk
        vmovdqu64 [rbp + 6912], zmm0                                ;    94.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 76]                                ;    54.2 p10     76 rk
        vmovdqu64 [rbp + 6976], zmm0                                ;    95.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 84]                                ;    54.3 p2      76 rk
        vmovdqu64 [rbp + 7040], zmm0                                ;    96.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 88]                                ;    54.7 p3      76 rk
        vmovdqu64 [rbp + 7104], zmm0                                ;    97.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 92]                                ;    55.2 p10     76 rk
        vmovdqu64 [rbp + 7168], zmm0                                ;    98.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 96]                                ;    55.3 p2      76 rk
        vmovdqu64 [rbp + 7232], zmm0                                ;    99.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 104]                               ;    55.7 p3      76 rk
        vmovdqu64 [rbp + 7296], zmm0                                ;   100.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 108]                               ;    56.2 p10     76 rk
        vmovdqu64 [rbp + 7360], zmm0                                ;   101.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 124]                               ;    56.3 p2      76 rk
        vmovdqu64 [rbp + 7424], zmm0                                ;   102.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 128]                               ;    56.7 p3      76 rk
        vmovdqu64 [rbp + 7488], zmm0                                ;   103.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 132]                               ;    57.2 p10     76 rk
        vpxord zmm4, zmm3, [r8 + 284]{1to16}                        ;    57.3 p0+p2   80 x[3]
        vmovdqu64 [rbp + 7552], zmm4                                ;   104.7 p7+p4   80 x[3]
        vpxord zmm4, zmm3, [r8 + 284]{1to16}                        ;    57.7 p5+p3   80 x[3]
        vmovdqu64 [rbp + 7616], zmm4                                ;   105.3 p8+p9   80 x[3]
        vpbroadcastd zmm4, [r8 + 248]                               ;    58.2 p10     80 x[2]
        vpxord zmm4, zmm4, zmm6                                     ;    64.2 p0      80 x[2]
        vmovdqu64 [rbp + 7680], zmm4                                ;   106.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 7744], zmm0                                ;   107.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 140]                               ;    58.5 p2      76 rk
        vpbroadcastd zmm4, [r8 + 248]                               ;    58.7 p3      80 x[2]
        vpxord zmm4, zmm4, zmm6                                     ;    64.7 p5      80 x[2]
        vmovdqu64 [rbp + 7808], zmm4                                ;   108.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 7872], zmm0                                ;   109.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 148]                               ;    59.3 p10     76 rk
        vmovdqu64 [rbp + 7936], zmm0                                ;   110.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 160]                               ;    59.7 p2      76 rk
        vmovdqu64 [rbp + 8000], zmm0                                ;   111.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 164]                               ;    60.0 p3      76 rk
        vmovdqu64 [rbp + 8064], zmm0                                ;   112.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 168]                               ;    60.3 p10     76 rk
        vmovdqu64 [rbp + 8128], zmm0                                ;   113.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 172]                               ;    60.7 p2      76 rk
        vmovdqu64 [rbp + 8192], zmm0                                ;   114.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 180]                               ;    61.0 p3      76 rk
        vmovdqu64 [rbp + 8256], zmm0                                ;   115.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 184]                               ;    61.3 p10     76 rk
        vmovdqu64 [rbp + 8320], zmm0                                ;   116.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 192]                               ;    61.7 p2      76 rk
        vmovdqu64 [rbp + 8384], zmm0                                ;   117.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 196]                               ;    62.0 p3      76 rk
        vmovdqu64 [rbp + 8448], zmm0                                ;   118.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 204]                               ;    62.3 p10     76 rk
        vmovdqu64 [rbp + 8512], zmm0                                ;   119.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 212]                               ;    62.7 p2      76 rk
        vmovdqu64 [rbp + 8576], zmm0                                ;   120.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 216]                               ;    63.0 p3      76 rk
        vmovdqu64 [rbp + 8640], zmm0                                ;   121.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 220]                               ;    63.3 p10     76 rk
        vmovdqu64 [rbp + 8704], zmm0                                ;   122.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 224]                               ;    63.7 p2      76 rk
        vmovdqu64 [rbp + 8768], zmm0                                ;   123.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 232]                               ;    64.0 p3      76 rk
        vmovdqu64 [rbp + 8832], zmm0                                ;   124.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 236]                               ;    64.3 p10     76 rk
        vmovdqu64 [rbp + 8896], zmm0                                ;   125.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 252]                               ;    64.7 p2      76 rk
        vmovdqu64 [rbp + 8960], zmm0                                ;   126.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 256]                               ;    65.0 p3      76 rk
        vmovdqu64 [rbp + 9024], zmm0                                ;   127.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 260]                               ;    65.3 p10     76 rk
        vmovdqu64 [rbp + 9088], zmm0                                ;   128.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 268]                               ;    65.7 p2      76 rk
        vpxord zmm4, zmm1, [r8 + 400]{1to16}                        ;    66.0 p0+p3   80 x[0]
        vmovdqu64 [rbp + 9152], zmm4                                ;   129.3 p8+p9   80 x[0]
        vpxord zmm1, zmm1, [r8 + 400]{1to16}                        ;    66.7 p5+p2   80 x[0]
        vmovdqu64 [rbp + 9216], zmm1                                ;   130.7 p7+p4   80 x[0]
        vpxord zmm1, zmm2, [r8 + 408]{1to16}                        ;    67.0 p0+p3   80 x[2]
        vmovdqu64 [rbp + 9280], zmm1                                ;   131.3 p8+p9   80 x[2]
        vpxord zmm2, zmm2, [r8 + 408]{1to16}                        ;    67.7 p5+p2   80 x[2]
        vmovdqu64 [rbp + 9344], zmm2                                ;   132.7 p7+p4   80 x[2]
        vpxord zmm1, zmm3, [r8 + 412]{1to16}                        ;    68.0 p0+p3   80 x[3]
        vmovdqu64 [rbp + 9408], zmm1                                ;   133.3 p8+p9   80 x[3]
        vpxord zmm3, zmm3, [r8 + 412]{1to16}                        ;    68.7 p5+p2   80 x[3]
        vmovdqu64 [rbp + 9472], zmm3                                ;   134.7 p7+p4   80 x[3]
        vpxord zmm1, zmm6, [r8 + 328]{1to16}                        ;    69.0 p0+p3   80 x[2]
        vmovdqu64 [rbp + 9536], zmm1                                ;   135.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 9600], zmm0                                ;   136.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 276]                               ;    68.3 p10     76 rk
        vpxord zmm1, zmm6, [r8 + 328]{1to16}                        ;    69.7 p5+p2   80 x[2]
        vmovdqu64 [rbp + 9664], zmm1                                ;   137.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 9728], zmm0                                ;   138.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 288]                               ;    69.3 p10     76 rk
        vmovdqu64 [rbp + 9792], zmm0                                ;   139.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 292]                               ;    70.0 p3      76 rk
        vmovdqu64 [rbp + 9856], zmm0                                ;   140.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 296]                               ;    70.3 p10     76 rk
        vmovdqu64 [rbp + 9920], zmm0                                ;   141.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 300]                               ;    70.7 p2      76 rk
        vmovdqu64 [rbp + 9984], zmm0                                ;   142.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 308]                               ;    71.0 p3      76 rk
        vmovdqu64 [rbp + 10048], zmm0                               ;   143.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 312]                               ;    71.3 p10     76 rk
        vmovdqu64 [rbp + 10112], zmm0                               ;   144.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 320]                               ;    71.7 p2      76 rk
        vmovdqu64 [rbp + 10176], zmm0                               ;   145.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 324]                               ;    72.0 p3      76 rk
        vmovdqu64 [rbp + 10240], zmm0                               ;   146.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 332]                               ;    72.3 p10     76 rk
        vmovdqu64 [rbp + 10304], zmm0                               ;   147.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 340]                               ;    72.7 p2      76 rk
        vmovdqu64 [rbp + 10368], zmm0                               ;   148.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 344]                               ;    73.0 p3      76 rk
        vmovdqu64 [rbp + 10432], zmm0                               ;   149.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 348]                               ;    73.3 p10     76 rk
        vmovdqu64 [rbp + 10496], zmm0                               ;   150.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 352]                               ;    73.7 p2      76 rk
        vmovdqu64 [rbp + 10560], zmm0                               ;   151.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 360]                               ;    74.0 p3      76 rk
        vpxord zmm1, zmm6, [r8 + 376]{1to16}                        ;    74.7 p0+p2   80 x[2]
        vmovdqu64 [rbp + 10624], zmm1                               ;   152.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 10688], zmm0                               ;   153.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 364]                               ;    74.3 p10     76 rk
        vpxord zmm1, zmm6, [r8 + 376]{1to16}                        ;    75.0 p5+p3   80 x[2]
        vmovdqu64 [rbp + 10752], zmm1                               ;   154.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 10816], zmm0                               ;   155.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 380]                               ;    75.3 p10     76 rk
        vmovdqu64 [rbp + 10880], zmm0                               ;   156.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 384]                               ;    75.7 p2      76 rk
        vmovdqu64 [rbp + 10944], zmm0                               ;   157.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 388]                               ;    76.0 p3      76 rk
        vmovdqu64 [rbp + 11008], zmm0                               ;   158.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 396]                               ;    76.3 p10     76 rk
        vmovdqu64 [rbp + 11072], zmm0                               ;   159.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 404]                               ;    76.7 p2      76 rk
        vmovdqu64 [rbp + 11136], zmm0                               ;   160.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 416]                               ;    77.0 p3      76 rk
        vmovdqu64 [rbp + 11200], zmm0                               ;   161.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 420]                               ;    77.3 p10     76 rk
        vmovdqu64 [rbp + 11264], zmm0                               ;   162.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 424]                               ;    77.7 p2      76 rk
        vmovdqu64 [rbp + 11328], zmm0                               ;   163.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 428]                               ;    78.0 p3      76 rk
        vmovdqu64 [rbp + 11392], zmm0                               ;   164.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 436]                               ;    78.3 p10     76 rk
        vmovdqu64 [rbp + 11456], zmm0                               ;   165.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 440]                               ;    78.7 p2      76 rk
        vmovdqu64 [rbp + 11520], zmm0                               ;   166.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 448]                               ;    79.0 p3      76 rk
        vmovdqu64 [rbp + 11584], zmm0                               ;   167.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 452]                               ;    79.3 p10     76 rk
        vmovdqu64 [rbp + 11648], zmm0                               ;   168.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 460]                               ;    79.7 p2      76 rk
        vmovdqu64 [rbp + 11712], zmm0                               ;   169.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 468]                               ;    80.0 p3      76 rk
        vmovdqu64 [rbp + 11776], zmm0                               ;   170.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 472]                               ;    80.3 p10     76 rk
        vmovdqu64 [rbp + 11840], zmm0                               ;   171.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 476]                               ;    80.7 p2      76 rk
        vmovdqu64 [rbp + 11904], zmm0                               ;   172.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 480]                               ;    81.0 p3      76 rk
        vmovdqu64 [rbp + 11968], zmm0                               ;   173.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 488]                               ;    81.3 p10     76 rk
        vmovdqu64 [rbp + 12032], zmm0                               ;   174.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 492]                               ;    81.7 p2      76 rk
        vpxord zmm1, zmm6, [r8 + 456]{1to16}                        ;    82.0 p0+p3   80 x[2]
        vmovdqu64 [rbp + 12096], zmm1                               ;   175.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 12160], zmm0                               ;   176.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 508]                               ;    82.3 p10     76 rk
        vpxord zmm1, zmm6, [r8 + 456]{1to16}                        ;    82.7 p5+p2   80 x[2]
        vmovdqu64 [rbp + 12224], zmm1                               ;   177.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 12288], zmm0                               ;   178.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 512]                               ;    83.0 p3      76 rk
        vmovdqu64 [rbp + 12352], zmm0                               ;   179.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 504]                               ;    83.3 p10     80 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;    89.3 p0      80 x[2]
        vmovdqu64 [rbp + 12416], zmm0                               ;   180.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 504]                               ;    83.7 p2      80 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;    89.7 p5      80 x[2]
        vmovdqu64 [rbp + 12480], zmm0                               ;   181.3 p8+p9   80 x[2]
        cmp dword [rbp + 12616], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 12616]                                ;                    passes of 32
        mov rcx, rax                                                ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                               ;                    passes of 32
        mov qword [rbp + 12552], rax                                ;                    passes of 32
        sub rcx, rax                                                ;                    passes of 32
        imul rcx, rcx, 0x10                                         ;                    passes of 32
        mov rdx, qword [rbp + 12560]                                ;                    passes of 32
        add rcx, rdx                                                ;                    passes of 32
        mov qword [rbp + 12568], rcx                                ;                    passes of 32
        cmp rcx, rdx                                                ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 12560]                                 ;                    resident
        mov r9, qword [rbp + 12576]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu64 xmm0, [r8]                                        ;     0.0 p2      78 x[0]
        vmovdqu64 xmm1, [r8 + 16]                                   ;     0.2 p3      78 x[0]
        vmovdqu64 xmm2, [r8 + 32]                                   ;     0.3 p10     78 x[0]
        vmovdqu64 xmm3, [r8 + 48]                                   ;     1.0 p2      78 x[0]
        vmovdqu64 xmm4, [r8 + 64]                                   ;     1.2 p3      78 x[0]
        vshufi32x4 zmm0, zmm0, zmm4, 0                              ;     7.2 p5      78 x[0]
        vmovdqu64 xmm4, [r8 + 80]                                   ;     1.3 p10     78 x[0]
        vshufi32x4 zmm1, zmm1, zmm4, 0                              ;     7.3 p5      78 x[0]
        vmovdqu64 xmm4, [r8 + 96]                                   ;     2.0 p2      78 x[0]
        vshufi32x4 zmm2, zmm2, zmm4, 0                              ;     8.0 p5      78 x[0]
        vmovdqu64 xmm4, [r8 + 112]                                  ;     2.2 p3      78 x[0]
        vshufi32x4 zmm3, zmm3, zmm4, 0                              ;     8.2 p5      78 x[0]
        vmovdqu64 xmm4, [r8 + 128]                                  ;     2.3 p10     78 x[0]
        vmovdqu64 xmm5, [r8 + 144]                                  ;     3.0 p2      78 x[0]
        vmovdqu64 xmm6, [r8 + 160]                                  ;     3.2 p3      78 x[0]
        vmovdqu64 xmm7, [r8 + 176]                                  ;     3.3 p10     78 x[0]
        vmovdqu64 xmm8, [r8 + 192]                                  ;     4.0 p2      78 x[0]
        vshufi32x4 zmm4, zmm4, zmm8, 0                              ;    10.0 p5      78 x[0]
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                           ;    13.0 p5      78 x[0]
        vmovdqu64 xmm4, [r8 + 208]                                  ;     4.2 p3      78 x[0]
        vshufi32x4 zmm4, zmm5, zmm4, 0                              ;    10.2 p5      78 x[0]
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                           ;    13.2 p5      78 x[0]
        vpunpckldq zmm4, zmm0, zmm1                                 ;    16.2 p5      78 x[0]
        vpunpckhdq zmm0, zmm0, zmm1                                 ;    16.2 p5      78 x[0]
        vmovdqu64 xmm1, [r8 + 224]                                  ;     4.3 p10     78 x[0]
        vshufi32x4 zmm1, zmm6, zmm1, 0                              ;    10.8 p5      78 x[0]
        vshufi32x4 zmm1, zmm2, zmm1, 0x88                           ;    13.8 p5      78 x[0]
        vmovdqu64 xmm2, [r8 + 240]                                  ;     5.0 p2      78 x[0]
        vshufi32x4 zmm2, zmm7, zmm2, 0                              ;    12.8 p5      78 x[0]
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                           ;    15.8 p5      78 x[0]
        vpunpckldq zmm3, zmm1, zmm2                                 ;    18.8 p5      78 x[0]
        vpunpckhdq zmm1, zmm1, zmm2                                 ;    18.8 p5      78 x[0]
        vpunpcklqdq zmm2, zmm4, zmm3                                ;    19.8 p5      78 x[0]
        vpunpckhqdq zmm3, zmm4, zmm3                                ;    19.8 p5      78 x[0]
        vpunpcklqdq zmm4, zmm0, zmm1                                ;    19.8 p5      78 x[0]
        vpunpckhqdq zmm0, zmm0, zmm1                                ;    19.8 p5      78 x[0]
        vmovdqu64 xmm1, [r8 + 256]                                  ;     6.0 p3      78 x[0]
        vmovdqu64 xmm5, [r8 + 272]                                  ;     6.2 p10     78 x[0]
        vmovdqu64 xmm6, [r8 + 288]                                  ;     6.3 p2      78 x[0]
        vmovdqu64 xmm7, [r8 + 304]                                  ;     7.0 p3      78 x[0]
        vmovdqu64 xmm8, [r8 + 320]                                  ;     7.2 p10     78 x[0]
        vshufi32x4 zmm1, zmm1, zmm8, 0                              ;    20.8 p5      78 x[0]
        vmovdqu64 xmm8, [r8 + 336]                                  ;     7.3 p2      78 x[0]
        vshufi32x4 zmm5, zmm5, zmm8, 0                              ;    21.8 p5      78 x[0]
        vmovdqu64 xmm8, [r8 + 352]                                  ;     8.0 p3      78 x[0]
        vshufi32x4 zmm6, zmm6, zmm8, 0                              ;    22.8 p5      78 x[0]
        vmovdqu64 xmm8, [r8 + 368]                                  ;     8.2 p10     78 x[0]
        vshufi32x4 zmm7, zmm7, zmm8, 0                              ;    23.8 p5      78 x[0]
        vmovdqu64 xmm8, [r8 + 384]                                  ;     8.3 p2      78 x[0]
        vmovdqu64 xmm9, [r8 + 400]                                  ;     9.0 p3      78 x[0]
        vmovdqu64 xmm10, [r8 + 416]                                 ;     9.2 p10     78 x[0]
        vmovdqu64 xmm11, [r8 + 432]                                 ;     9.3 p2      78 x[0]
        vmovdqu64 xmm12, [r8 + 448]                                 ;    10.0 p3      78 x[0]
        vshufi32x4 zmm8, zmm8, zmm12, 0                             ;    24.8 p5      78 x[0]
        vshufi32x4 zmm1, zmm1, zmm8, 0x88                           ;    27.8 p5      78 x[0]
        vmovdqu64 xmm8, [r8 + 464]                                  ;    10.2 p10     78 x[0]
        vshufi32x4 zmm8, zmm9, zmm8, 0                              ;    26.8 p5      78 x[0]
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                           ;    29.8 p5      78 x[0]
        vpunpckldq zmm8, zmm1, zmm5                                 ;    32.8 p5      78 x[0]
        vpunpckhdq zmm1, zmm1, zmm5                                 ;    32.8 p5      78 x[0]
        vmovdqu64 xmm5, [r8 + 480]                                  ;    10.3 p2      78 x[0]
        vshufi32x4 zmm5, zmm10, zmm5, 0                             ;    30.8 p5      78 x[0]
        vshufi32x4 zmm5, zmm6, zmm5, 0x88                           ;    33.8 p5      78 x[0]
        vmovdqu64 xmm6, [r8 + 496]                                  ;    11.0 p3      78 x[0]
        vshufi32x4 zmm6, zmm11, zmm6, 0                             ;    32.8 p5      78 x[0]
        vshufi32x4 zmm6, zmm7, zmm6, 0x88                           ;    35.8 p5      78 x[0]
        vpunpckldq zmm7, zmm5, zmm6                                 ;    38.8 p5      78 x[0]
        vpunpckhdq zmm5, zmm5, zmm6                                 ;    38.8 p5      78 x[0]
        vpunpcklqdq zmm6, zmm8, zmm7                                ;    39.8 p5      78 x[0]
        vpunpckhqdq zmm7, zmm8, zmm7                                ;    39.8 p5      78 x[0]
        vpunpcklqdq zmm8, zmm1, zmm5                                ;    39.8 p5      78 x[0]
        vpunpckhqdq zmm1, zmm1, zmm5                                ;    39.8 p5      78 x[0]
        vmovdqu64 zmm5, [rbp + 5760]                                ;    12.0 p2      80 x[0] reload
        vpxord zmm2, zmm2, zmm5                                     ;    20.8 p0      80 x[0]
        vpxord zmm6, zmm6, zmm5                                     ;    40.8 p0      80 x[0]
        vmovdqu64 zmm5, [rbp + 5952]                                ;    12.5 p3      80 x[3] reload
        vpternlogd zmm0, zmm2, zmm5, 0x96                           ;    21.8 p0      23 x
        vpternlogd zmm1, zmm5, zmm6, 0x96                           ;    41.8 p0      23 x
        vmovdqu64 zmm5, [rbp + 5824]                                ;    13.0 p2      80 x[1] reload
        vpxord zmm3, zmm3, zmm5                                     ;    20.8 p0      80 x[1]
        vpxord zmm7, zmm7, zmm5                                     ;    40.8 p0      80 x[1]
        vmovdqa64 zmm5, zmm3                                        ;    21.8         23 x copy
        vpternlogd zmm3, zmm0, zmm2, 0x6a                           ;    22.8 p0      23 x
        vmovdqa64 zmm9, zmm7                                        ;    41.8         23 x copy
        vpternlogd zmm7, zmm1, zmm6, 0x6a                           ;    42.8 p0      23 x
        vmovdqa64 zmm10, zmm3                                       ;    23.8         23 x copy
        vmovdqa64 zmm11, zmm7                                       ;    43.8         23 x copy
        vmovdqu64 zmm12, [rbp + 5888]                               ;    14.5 p3      80 x[2] reload
        vpxord zmm4, zmm4, zmm12                                    ;    20.8 p0      80 x[2]
        vpxord zmm8, zmm8, zmm12                                    ;    40.8 p0      80 x[2]
        vpxord zmm5, zmm5, zmm4                                     ;    22.2 p0      23 x
        vpternlogd zmm2, zmm0, zmm5, 0x56                           ;    23.2 p0      23 x
        vpandd zmm10, zmm10, zmm4                                   ;    24.2 p0      23 x
        vpxord zmm9, zmm9, zmm8                                     ;    41.8 p0      23 x
        vpternlogd zmm6, zmm1, zmm9, 0x56                           ;    42.8 p0      23 x
        vpandd zmm11, zmm11, zmm8                                   ;    43.8 p0      23 x
        vmovdqa64 zmm12, zmm3                                       ;    23.8         23 x copy
        vpternlogd zmm12, zmm0, zmm4, 0x96                          ;    28.2 p0      23 x
        vpternlogd zmm0, zmm4, zmm2, 0x28                           ;    29.2 p0      23 x
        vpternlogd zmm0, zmm3, zmm5, 0xf8                           ;    30.2 p0      23 x
        vpternlogd zmm10, zmm5, zmm12, 0x96                         ;    31.2 p0      23 x
        vprold zmm3, zmm10, 3                                       ;    32.2 p0      47 x[2]
        vpxord zmm12, zmm12, zmm0                                   ;    33.2 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;    34.2 p0      46 x[0]
        vpternlogd zmm12, zmm3, zmm0, 0x96                          ;    35.2 p0      48 x[1]
        vprold zmm4, zmm12, 1                                       ;    36.2 p0      50 x[1]
        vmovdqa64 zmm5, zmm7                                        ;    43.8         23 x copy
        vpternlogd zmm5, zmm1, zmm8, 0x96                           ;    43.8 p0      23 x
        vpternlogd zmm1, zmm8, zmm6, 0x28                           ;    43.8 p0      23 x
        vpternlogd zmm1, zmm7, zmm9, 0xf8                           ;    44.8 p0      23 x
        vpternlogd zmm11, zmm9, zmm5, 0x96                          ;    44.8 p0      23 x
        vprold zmm7, zmm11, 3                                       ;    45.8 p0      47 x[2]
        vpxord zmm5, zmm5, zmm1                                     ;    45.8 p5      48 x[1]
        vprold zmm1, zmm1, 0xd                                      ;    45.8 p0      46 x[0]
        vpternlogd zmm5, zmm7, zmm1, 0x96                           ;    46.8 p5      48 x[1]
        vprold zmm5, zmm5, 1                                        ;    47.8 p0      50 x[1]
        vpslld zmm8, zmm0, 3                                        ;    44.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;    45.2 p5      49 x[3]
        vprold zmm2, zmm8, 7                                        ;    46.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm4, 0x96                           ;    47.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    48.2 p0      54 x[0]
        vpslld zmm8, zmm1, 3                                        ;    47.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm7, 0x96                           ;    48.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;    49.2 p0      51 x[3]
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;    50.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;    51.2 p0      54 x[0]
        vpslld zmm8, zmm4, 7                                        ;    50.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;    51.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;    52.2 p0      55 x[2]
        vpslld zmm8, zmm5, 7                                        ;    52.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm6, 0x96                           ;    53.2 p5      53 x[2]
        vprold zmm7, zmm8, 0x16                                     ;    54.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 3456]                             ;    49.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 3520]                             ;    52.2 p5+p3   80 x[0]
        vmovdqu64 zmm8, [rbp + 6016]                                ;    23.0 p2      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;    50.8 p5      80 x[1]
        vpxord zmm5, zmm5, zmm8                                     ;    51.8 p5      80 x[1]
        vpxord zmm3, zmm3, [rbp + 3712]                             ;    53.2 p5+p3   80 x[2]
        vmovdqa64 zmm8, zmm3                                        ;    54.2         24 x copy
        vpternlogd zmm8, zmm4, zmm0, 0xf8                           ;    54.2 p5      24 x
        vpxord zmm7, zmm7, [rbp + 3776]                             ;    55.2 p0+p2   80 x[2]
        vmovdqa64 zmm9, zmm7                                        ;    56.2         24 x copy
        vpternlogd zmm9, zmm5, zmm1, 0xf8                           ;    56.2 p5      24 x
        vpxord zmm2, zmm2, [rbp + 3840]                             ;    55.2 p0+p3   80 x[3]
        vpternlogd zmm3, zmm2, zmm4, 0x96                           ;    56.2 p5      24 x
        vmovdqa64 zmm10, zmm2                                       ;    56.2         24 x copy
        vpternlogd zmm10, zmm4, zmm0, 0x21                          ;    56.2 p0      24 x
        vpternlogd zmm4, zmm0, zmm3, 0x6a                           ;    57.2 p5      24 x
        vpternlogd zmm3, zmm10, zmm8, 0xec                          ;    57.2 p0      24 x
        vpternlogd zmm8, zmm3, zmm4, 0xde                           ;    58.2 p5      24 x
        vpxord zmm2, zmm2, zmm4                                     ;    58.2 p0      24 x
        vprold zmm0, zmm4, 3                                        ;    59.2 p0      47 x[2]
        vmovdqa64 zmm4, zmm2                                        ;    59.2         24 x copy
        vpternlogd zmm4, zmm3, zmm10, 0x9a                          ;    59.2 p5      24 x
        vpternlogd zmm2, zmm10, zmm0, 0x96                          ;    60.2 p5      48 x[1]
        vprold zmm4, zmm4, 0xd                                      ;    60.2 p0      46 x[0]
        vpternlogd zmm2, zmm8, zmm4, 0x96                           ;    61.2 p5      48 x[1]
        vprold zmm2, zmm2, 1                                        ;    62.2 p0      50 x[1]
        vpslld zmm8, zmm4, 3                                        ;    62.2 p0      49 x[3]
        vpternlogd zmm8, zmm3, zmm0, 0x96                           ;    63.2 p5      49 x[3]
        vprold zmm3, zmm8, 7                                        ;    64.2 p0      51 x[3]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;    65.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;    66.2 p0      54 x[0]
        vpslld zmm8, zmm2, 7                                        ;    65.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm3, 0x96                           ;    66.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;    67.2 p0      55 x[2]
        vpxord zmm6, zmm6, [rbp + 3904]                             ;    64.8 p5+p2   80 x[3]
        vpternlogd zmm7, zmm6, zmm5, 0x96                           ;    65.8 p5      24 x
        vmovdqa64 zmm8, zmm6                                        ;    65.8         24 x copy
        vpternlogd zmm8, zmm5, zmm1, 0x21                           ;    66.8 p5      24 x
        vpternlogd zmm5, zmm1, zmm7, 0x6a                           ;    67.2 p0      24 x
        vpternlogd zmm7, zmm8, zmm9, 0xec                           ;    67.8 p5      24 x
        vpternlogd zmm9, zmm7, zmm5, 0xde                           ;    68.8 p0      24 x
        vpxord zmm6, zmm6, zmm5                                     ;    68.8 p5      24 x
        vprold zmm1, zmm5, 3                                        ;    69.2 p0      47 x[2]
        vmovdqa64 zmm5, zmm6                                        ;    69.8         24 x copy
        vpternlogd zmm5, zmm7, zmm8, 0x9a                           ;    69.8 p5      24 x
        vpternlogd zmm6, zmm8, zmm1, 0x96                           ;    70.2 p0      48 x[1]
        vprold zmm5, zmm5, 0xd                                      ;    71.2 p0      46 x[0]
        vpternlogd zmm6, zmm9, zmm5, 0x96                           ;    72.2 p5      48 x[1]
        vprold zmm6, zmm6, 1                                        ;    73.2 p0      50 x[1]
        vpslld zmm8, zmm5, 3                                        ;    73.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm1, 0x96                           ;    74.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;    75.2 p0      51 x[3]
        vpternlogd zmm5, zmm7, zmm6, 0x96                           ;    76.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;    77.2 p0      54 x[0]
        vpslld zmm8, zmm6, 7                                        ;    76.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm7, 0x96                           ;    77.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;    78.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 6080]                                ;    31.5 p3      80 x[0] reload
        vpxord zmm4, zmm4, zmm8                                     ;    74.8 p5      80 x[0]
        vpxord zmm5, zmm5, zmm8                                     ;    78.2 p5      80 x[0]
        vmovdqu64 zmm8, [rbp + 6144]                                ;    32.0 p2      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;    76.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm8                                     ;    77.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 6528]                                ;    32.5 p3      80 x[2] reload
        vpxord zmm0, zmm0, zmm8                                     ;    78.2 p0      80 x[2]
        vpxord zmm1, zmm1, zmm8                                     ;    79.2 p5      80 x[2]
        vmovdqa64 zmm8, zmm0                                        ;    79.2         25 x copy
        vpternlogd zmm8, zmm2, zmm4, 0x96                           ;    79.2 p0      25 x
        vmovdqa64 zmm9, zmm1                                        ;    80.2         25 x copy
        vpternlogd zmm9, zmm6, zmm5, 0x96                           ;    80.2 p5      25 x
        vmovdqu64 zmm10, [rbp + 6656]                               ;    33.7 p2      80 x[3] reload
        vpxord zmm3, zmm3, zmm10                                    ;    80.2 p0      80 x[3]
        vpxord zmm7, zmm7, zmm10                                    ;    80.8 p5      80 x[3]
        vpternlogd zmm0, zmm3, zmm4, 0x6c                           ;    81.2 p0      25 x
        vpternlogd zmm1, zmm7, zmm5, 0x6c                           ;    81.8 p5      25 x
        vpternlogd zmm3, zmm2, zmm4, 0x36                           ;    82.2 p0      25 x
        vpternlogd zmm7, zmm6, zmm5, 0x36                           ;    82.8 p5      25 x
        vpternlogd zmm2, zmm0, zmm8, 0x6a                           ;    83.2 p0      25 x
        vpternlogd zmm6, zmm1, zmm9, 0x6a                           ;    83.8 p5      25 x
        vpternlogd zmm4, zmm0, zmm8, 0x96                           ;    84.2 p0      25 x
        vpternlogd zmm0, zmm8, zmm3, 0xd2                           ;    84.8 p5      25 x
        vpternlogd zmm5, zmm1, zmm9, 0x96                           ;    85.2 p0      25 x
        vpternlogd zmm1, zmm9, zmm7, 0xd2                           ;    85.8 p5      25 x
        vprold zmm4, zmm4, 0xd                                      ;    86.2 p0      46 x[0]
        vprold zmm5, zmm5, 0xd                                      ;    87.2 p0      46 x[0]
        vpxord zmm3, zmm3, zmm0                                     ;    86.8 p5      25 x
        vprold zmm3, zmm3, 3                                        ;    88.2 p0      47 x[2]
        vpxord zmm7, zmm7, zmm1                                     ;    87.8 p5      25 x
        vprold zmm7, zmm7, 3                                        ;    89.2 p0      47 x[2]
        vpxord zmm0, zmm0, zmm2                                     ;    88.8 p5      48 x[1]
        vpternlogd zmm0, zmm3, zmm4, 0x96                           ;    89.8 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;    90.8 p0      50 x[1]
        vpxord zmm1, zmm1, zmm6                                     ;    90.8 p5      48 x[1]
        vpternlogd zmm1, zmm7, zmm5, 0x96                           ;    91.8 p0      48 x[1]
        vprold zmm1, zmm1, 1                                        ;    92.8 p0      50 x[1]
        vpslld zmm8, zmm4, 3                                        ;    93.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;    94.2 p5      49 x[3]
        vprold zmm2, zmm8, 7                                        ;    95.2 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm0, 0x96                           ;    96.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;    97.2 p0      54 x[0]
        vpslld zmm8, zmm5, 3                                        ;    96.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm7, 0x96                           ;    97.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;    98.2 p0      51 x[3]
        vpternlogd zmm5, zmm6, zmm1, 0x96                           ;    99.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   100.2 p0      54 x[0]
        vpslld zmm8, zmm0, 7                                        ;    99.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;   100.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   101.2 p0      55 x[2]
        vpslld zmm8, zmm1, 7                                        ;   101.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm6, 0x96                           ;   102.2 p5      53 x[2]
        vprold zmm7, zmm8, 0x16                                     ;   103.2 p0      55 x[2]
        vpxord zmm4, zmm4, [rbp + 896]                              ;    98.2 p5+p3   80 x[0]
        vmovdqu64 zmm8, [rbp + 6720]                                ;    40.7 p2      80 x[1] reload
        vmovdqa64 zmm9, zmm4                                        ;    99.2         26 x copy
        vpternlogd zmm9, zmm0, zmm8, 0x60                           ;    99.2 p5      26 x
        vmovdqa64 zmm10, zmm4                                       ;    99.2         26 x copy
        vmovdqu64 zmm11, [rbp + 6784]                               ;    41.5 p3      80 x[2] reload
        vpternlogd zmm4, zmm3, zmm11, 0x96                          ;   102.2 p5      26 x
        vpxord zmm7, zmm7, zmm11                                    ;   104.2 p5      80 x[2]
        vmovdqa64 zmm12, zmm7                                       ;   105.2         26 x copy
        vpxord zmm5, zmm5, [rbp + 960]                              ;   101.8 p5+p2   80 x[0]
        vmovdqa64 zmm13, zmm8                                       ;    46.7         26 x copy
        vpternlogd zmm13, zmm5, zmm1, 0x48                          ;   102.8 p5      26 x
        vpxord zmm12, zmm12, zmm5                                   ;   105.2 p0      26 x
        vpxord zmm2, zmm2, [rbp + 1024]                             ;   103.8 p5+p3   80 x[3]
        vpternlogd zmm0, zmm2, zmm8, 0x96                           ;   104.8 p0      26 x
        vpord zmm10, zmm10, zmm2                                    ;   104.8 p5      26 x
        vpternlogd zmm3, zmm11, zmm10, 0x28                         ;   105.8 p0      26 x
        vpternlogd zmm4, zmm0, zmm9, 0x36                           ;   105.8 p5      26 x
        vpternlogd zmm0, zmm3, zmm9, 0x36                           ;   106.8 p0      26 x
        vpxord zmm10, zmm10, zmm9                                   ;   106.8 p5      26 x
        vmovdqa64 zmm2, zmm10                                       ;   107.8         26 x copy
        vpternlogd zmm2, zmm3, zmm4, 0x56                           ;   107.8 p0      26 x
        vpternlogd zmm3, zmm9, zmm2, 0x56                           ;   108.8 p5      49 x[3]
        vpternlogd zmm4, zmm10, zmm0, 0x4e                          ;   108.2 p0      26 x
        vpternlogd zmm2, zmm10, zmm0, 0x1e                          ;   108.8 p5      26 x
        vprold zmm4, zmm4, 0xd                                      ;   109.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   110.2 p0      47 x[2]
        vpternlogd zmm0, zmm2, zmm4, 0x96                           ;   111.2 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   112.2 p0      50 x[1]
        vpslld zmm9, zmm4, 3                                        ;   112.2 p0      49 x[3]
        vpternlogd zmm9, zmm3, zmm2, 0x96                           ;   113.2 p5      49 x[3]
        vprold zmm3, zmm9, 7                                        ;   114.2 p0      51 x[3]
        vpternlogd zmm4, zmm3, zmm0, 0x96                           ;   115.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   116.2 p0      54 x[0]
        vpxord zmm6, zmm6, [rbp + 1088]                             ;   112.8 p5+p2   80 x[3]
        vpternlogd zmm8, zmm1, zmm6, 0x96                           ;   113.8 p5      26 x
        vpternlogd zmm12, zmm8, zmm13, 0x36                         ;   114.8 p5      26 x
        vpternlogd zmm7, zmm6, zmm5, 0xe0                           ;   115.2 p0      26 x
        vpternlogd zmm6, zmm5, zmm13, 0x56                          ;   115.8 p5      26 x
        vpternlogd zmm8, zmm7, zmm13, 0x36                          ;   116.2 p0      26 x
        vmovdqa64 zmm1, zmm6                                        ;   116.8         26 x copy
        vpternlogd zmm1, zmm7, zmm12, 0x56                          ;   116.8 p5      26 x
        vpternlogd zmm7, zmm13, zmm1, 0x56                          ;   117.8 p0      49 x[3]
        vpternlogd zmm12, zmm6, zmm8, 0x4e                          ;   117.8 p5      26 x
        vpternlogd zmm1, zmm6, zmm8, 0x1e                           ;   118.2 p0      26 x
        vprold zmm5, zmm12, 0xd                                     ;   119.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   120.2 p0      47 x[2]
        vpternlogd zmm8, zmm1, zmm5, 0x96                           ;   121.2 p5      48 x[1]
        vprold zmm6, zmm8, 1                                        ;   122.2 p0      50 x[1]
        vpslld zmm8, zmm5, 3                                        ;   122.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm1, 0x96                           ;   123.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   124.2 p0      51 x[3]
        vpternlogd zmm5, zmm7, zmm6, 0x96                           ;   125.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   126.2 p0      54 x[0]
        vpslld zmm8, zmm0, 7                                        ;   125.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;   126.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   127.2 p0      55 x[2]
        vpslld zmm8, zmm6, 7                                        ;   127.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm7, 0x96                           ;   128.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   129.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 6912]                                ;    50.5 p3      80 x[1] reload
        vpxord zmm0, zmm0, zmm8                                     ;   123.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm8                                     ;   124.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 6848]                                ;    51.0 p2      80 x[0] reload
        vmovdqa64 zmm9, zmm0                                        ;   124.8         27 x copy
        vpternlogd zmm9, zmm4, zmm8, 0x96                           ;   125.8 p5      27 x
        vmovdqa64 zmm10, zmm6                                       ;   125.8         27 x copy
        vpternlogd zmm10, zmm5, zmm8, 0x96                          ;   127.2 p5      27 x
        vmovdqu64 zmm11, [rbp + 6976]                               ;    51.8 p3      80 x[3] reload
        vpxord zmm3, zmm3, zmm11                                    ;   127.8 p5      80 x[3]
        vpxord zmm7, zmm7, zmm11                                    ;   128.8 p5      80 x[3]
        vpternlogd zmm4, zmm3, zmm8, 0x96                           ;   129.2 p0      27 x
        vpternlogd zmm5, zmm8, zmm7, 0x96                           ;   129.8 p5      27 x
        vmovdqu64 zmm8, [rbp + 4096]                                ;    52.7 p2      80 x[2] reload
        vpternlogd zmm3, zmm2, zmm8, 0x96                           ;   130.2 p0      27 x
        vpternlogd zmm2, zmm8, zmm4, 0xbe                           ;   130.8 p5      27 x
        vpternlogd zmm9, zmm3, zmm4, 0x6c                           ;   131.2 p0      27 x
        vmovdqu64 zmm8, [rbp + 4224]                                ;    53.3 p3      80 x[2] reload
        vpternlogd zmm7, zmm1, zmm8, 0x96                           ;   131.8 p5      27 x
        vpternlogd zmm1, zmm8, zmm5, 0xbe                           ;   132.2 p0      27 x
        vpternlogd zmm10, zmm7, zmm5, 0x6c                          ;   132.8 p5      27 x
        vmovdqa64 zmm8, zmm2                                        ;   131.8         27 x copy
        vpternlogd zmm8, zmm3, zmm0, 0x9a                           ;   133.2 p0      27 x
        vpternlogd zmm2, zmm3, zmm9, 0x80                           ;   133.8 p5      27 x
        vmovdqa64 zmm3, zmm1                                        ;   133.2         27 x copy
        vpternlogd zmm3, zmm7, zmm6, 0x9a                           ;   134.2 p0      27 x
        vpternlogd zmm1, zmm7, zmm10, 0x80                          ;   134.8 p5      27 x
        vmovdqa64 zmm7, zmm0                                        ;   124.8         27 x copy
        vpternlogd zmm0, zmm9, zmm4, 0x6a                           ;   135.2 p0      49 x[3]
        vprold zmm9, zmm9, 0xd                                      ;   136.2 p0      46 x[0]
        vpternlogd zmm8, zmm9, zmm2, 0x36                           ;   137.2 p5      48 x[1]
        vpxord zmm4, zmm4, zmm2                                     ;   136.8 p5      27 x
        vpxord zmm7, zmm7, zmm4                                     ;   137.8 p0      27 x
        vprold zmm2, zmm7, 3                                        ;   138.8 p0      47 x[2]
        vpternlogd zmm8, zmm4, zmm2, 0x96                           ;   139.8 p5      48 x[1]
        vprold zmm4, zmm8, 1                                        ;   140.8 p0      50 x[1]
        vpxord zmm7, zmm5, zmm1                                     ;   138.8 p5      27 x
        vpternlogd zmm5, zmm10, zmm6, 0x78                          ;   139.8 p5      49 x[3]
        vprold zmm8, zmm10, 0xd                                     ;   140.2 p0      46 x[0]
        vpternlogd zmm1, zmm3, zmm8, 0x56                           ;   141.2 p5      48 x[1]
        vpxord zmm6, zmm6, zmm7                                     ;   141.2 p0      27 x
        vprold zmm3, zmm6, 3                                        ;   142.2 p0      47 x[2]
        vpternlogd zmm1, zmm7, zmm3, 0x96                           ;   143.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   144.2 p0      50 x[1]
        vpslld zmm6, zmm9, 3                                        ;   144.2 p0      49 x[3]
        vpternlogd zmm6, zmm0, zmm2, 0x96                           ;   145.2 p5      49 x[3]
        vprold zmm0, zmm6, 7                                        ;   146.2 p0      51 x[3]
        vpternlogd zmm9, zmm0, zmm4, 0x96                           ;   147.2 p5      52 x[0]
        vprold zmm6, zmm9, 5                                        ;   148.2 p0      54 x[0]
        vpslld zmm7, zmm8, 3                                        ;   147.2 p0      49 x[3]
        vpternlogd zmm7, zmm5, zmm3, 0x96                           ;   148.2 p5      49 x[3]
        vprold zmm5, zmm7, 7                                        ;   149.2 p0      51 x[3]
        vpternlogd zmm8, zmm5, zmm1, 0x96                           ;   150.2 p5      52 x[0]
        vprold zmm7, zmm8, 5                                        ;   151.2 p0      54 x[0]
        vpslld zmm8, zmm4, 7                                        ;   150.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm0, 0x96                           ;   151.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   152.2 p0      55 x[2]
        vpslld zmm8, zmm1, 7                                        ;   152.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                           ;   153.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   154.2 p0      55 x[2]
        vpxord zmm6, zmm6, [rbp + 1152]                             ;   149.2 p5+p2   80 x[0]
        vpxord zmm7, zmm7, [rbp + 1216]                             ;   152.2 p5+p3   80 x[0]
        vmovdqu64 zmm8, [rbp + 7040]                                ;    61.5 p2      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   150.8 p5      80 x[1]
        vpxord zmm1, zmm1, zmm8                                     ;   151.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 7168]                                ;    61.7 p3      80 x[3] reload
        vpxord zmm0, zmm0, zmm8                                     ;   152.8 p5      80 x[3]
        vpxord zmm5, zmm5, zmm8                                     ;   153.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm0                                        ;   153.8         28 x copy
        vpternlogd zmm8, zmm4, zmm6, 0x96                           ;   154.2 p0      28 x
        vmovdqa64 zmm9, zmm5                                        ;   154.8         28 x copy
        vpternlogd zmm9, zmm1, zmm7, 0x96                           ;   154.8 p5      28 x
        vmovdqa64 zmm10, zmm6                                       ;   150.2         28 x copy
        vmovdqu64 zmm11, [rbp + 7104]                               ;    62.7 p2      80 x[2] reload
        vpxord zmm2, zmm2, zmm11                                    ;   155.2 p0      28 x
        vpxord zmm3, zmm3, zmm11                                    ;   155.8 p5      28 x
        vpternlogd zmm4, zmm2, zmm6, 0x9c                           ;   156.2 p0      28 x
        vpandnd zmm2, zmm2, zmm6                                    ;   156.8 p5      28 x
        vpternlogd zmm1, zmm3, zmm7, 0x9c                           ;   157.2 p0      28 x
        vpandnd zmm3, zmm3, zmm7                                    ;   157.8 p5      28 x
        vpternlogd zmm2, zmm8, zmm0, 0x6a                           ;   158.2 p0      28 x
        vpternlogd zmm3, zmm9, zmm5, 0x6a                           ;   158.8 p5      28 x
        vpternlogd zmm0, zmm8, zmm4, 0x56                           ;   159.2 p0      28 x
        vpternlogd zmm5, zmm9, zmm1, 0x56                           ;   159.8 p5      28 x
        vpxord zmm10, zmm10, zmm4                                   ;   160.2 p0      28 x
        vpxord zmm7, zmm7, zmm1                                     ;   160.8 p5      28 x
        vpternlogd zmm4, zmm2, zmm8, 0x6a                           ;   161.2 p0      48 x[1]
        vpternlogd zmm8, zmm0, zmm10, 0x78                          ;   161.8 p5      28 x
        vprold zmm0, zmm0, 0xd                                      ;   162.2 p0      46 x[0]
        vprold zmm6, zmm8, 3                                        ;   163.2 p0      47 x[2]
        vpternlogd zmm1, zmm3, zmm9, 0x6a                           ;   162.8 p5      48 x[1]
        vpternlogd zmm9, zmm5, zmm7, 0x78                           ;   163.8 p5      28 x
        vprold zmm5, zmm5, 0xd                                      ;   164.2 p0      46 x[0]
        vprold zmm8, zmm9, 3                                        ;   165.2 p0      47 x[2]
        vpternlogd zmm4, zmm6, zmm0, 0x96                           ;   164.8 p5      48 x[1]
        vpternlogd zmm1, zmm8, zmm5, 0x96                           ;   166.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   166.2 p0      50 x[1]
        vprold zmm1, zmm1, 1                                        ;   167.2 p0      50 x[1]
        vpxord zmm2, zmm2, zmm10                                    ;   166.8 p5      49 x[3]
        vpxord zmm3, zmm3, zmm7                                     ;   167.8 p5      49 x[3]
        vpslld zmm7, zmm0, 3                                        ;   168.2 p0      49 x[3]
        vpternlogd zmm7, zmm2, zmm6, 0x96                           ;   169.2 p5      49 x[3]
        vprold zmm2, zmm7, 7                                        ;   170.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm4, 0x96                           ;   171.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   172.2 p0      54 x[0]
        vpslld zmm7, zmm5, 3                                        ;   171.2 p0      49 x[3]
        vpternlogd zmm7, zmm3, zmm8, 0x96                           ;   172.2 p5      49 x[3]
        vprold zmm3, zmm7, 7                                        ;   173.2 p0      51 x[3]
        vpternlogd zmm5, zmm3, zmm1, 0x96                           ;   174.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   175.2 p0      54 x[0]
        vpslld zmm7, zmm4, 7                                        ;   174.2 p0      53 x[2]
        vpternlogd zmm7, zmm6, zmm2, 0x96                           ;   175.2 p5      53 x[2]
        vprold zmm6, zmm7, 0x16                                     ;   176.2 p0      55 x[2]
        vpslld zmm7, zmm1, 7                                        ;   176.2 p0      53 x[2]
        vpternlogd zmm7, zmm8, zmm3, 0x96                           ;   177.2 p5      53 x[2]
        vprold zmm7, zmm7, 0x16                                     ;   178.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 7232]                                ;    69.8 p3      80 x[0] reload
        vpxord zmm0, zmm0, zmm8                                     ;   174.8 p5      80 x[0]
        vpxord zmm5, zmm5, zmm8                                     ;   176.2 p5      80 x[0]
        vmovdqa64 zmm8, zmm0                                        ;   175.8         29 x copy
        vmovdqa64 zmm9, zmm5                                        ;   177.2         29 x copy
        vpxord zmm4, zmm4, [rbp + 1280]                             ;   176.8 p5+p2   80 x[1]
        vpxord zmm1, zmm1, [rbp + 1344]                             ;   177.8 p5+p3   80 x[1]
        vmovdqu64 zmm10, [rbp + 7360]                               ;    71.7 p2      80 x[3] reload
        vpxord zmm2, zmm2, zmm10                                    ;   178.2 p0      80 x[3]
        vpxord zmm3, zmm3, zmm10                                    ;   178.8 p5      80 x[3]
        vpxord zmm8, zmm8, zmm2                                     ;   179.2 p0      29 x
        vpxord zmm9, zmm9, zmm3                                     ;   179.8 p5      29 x
        vmovdqu64 zmm10, [rbp + 7296]                               ;    71.8 p3      80 x[2] reload
        vmovdqa64 zmm11, zmm2                                       ;   179.2         29 x copy
        vpternlogd zmm11, zmm6, zmm10, 0x96                         ;   180.2 p0      29 x
        vpternlogd zmm6, zmm10, zmm4, 0x96                          ;   180.8 p5      29 x
        vpternlogd zmm2, zmm0, zmm6, 0x6a                           ;   181.8 p0      29 x
        vpternlogd zmm4, zmm6, zmm8, 0x6c                           ;   181.8 p5      29 x
        vpternlogd zmm6, zmm11, zmm8, 0x36                          ;   182.2 p0      29 x
        vpxord zmm8, zmm8, zmm2                                     ;   182.8 p5      29 x
        vpternlogd zmm11, zmm8, zmm4, 0x6c                          ;   183.8 p0      29 x
        vpternlogd zmm4, zmm6, zmm2, 0x48                           ;   183.8 p5      29 x
        vpxord zmm6, zmm6, zmm11                                    ;   184.8 p0      29 x
        vprold zmm0, zmm11, 0xd                                     ;   185.2 p0      46 x[0]
        vprold zmm6, zmm6, 3                                        ;   186.2 p0      47 x[2]
        vpternlogd zmm2, zmm6, zmm0, 0x96                           ;   187.2 p5      48 x[1]
        vmovdqa64 zmm11, zmm3                                       ;   179.8         29 x copy
        vpternlogd zmm11, zmm7, zmm10, 0x96                         ;   185.8 p5      29 x
        vpternlogd zmm7, zmm10, zmm1, 0x96                          ;   186.8 p5      29 x
        vpternlogd zmm3, zmm5, zmm7, 0x6a                           ;   187.8 p0      29 x
        vpternlogd zmm1, zmm7, zmm9, 0x6c                           ;   187.8 p5      29 x
        vpternlogd zmm7, zmm11, zmm9, 0x36                          ;   188.2 p0      29 x
        vprold zmm2, zmm2, 1                                        ;   189.2 p0      50 x[1]
        vpxord zmm9, zmm9, zmm3                                     ;   188.8 p5      29 x
        vpternlogd zmm11, zmm9, zmm1, 0x6c                          ;   189.8 p5      29 x
        vpternlogd zmm1, zmm7, zmm3, 0x48                           ;   190.2 p0      29 x
        vpxord zmm7, zmm7, zmm11                                    ;   190.8 p5      29 x
        vprold zmm5, zmm11, 0xd                                     ;   191.2 p0      46 x[0]
        vprold zmm7, zmm7, 3                                        ;   192.2 p0      47 x[2]
        vpternlogd zmm3, zmm7, zmm5, 0x96                           ;   193.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   194.2 p0      50 x[1]
        vpxord zmm8, zmm8, zmm4                                     ;   192.8 p5      49 x[3]
        vpxord zmm9, zmm9, zmm1                                     ;   193.8 p5      49 x[3]
        vpslld zmm1, zmm0, 3                                        ;   194.2 p0      49 x[3]
        vpternlogd zmm1, zmm8, zmm6, 0x96                           ;   195.2 p5      49 x[3]
        vprold zmm1, zmm1, 7                                        ;   196.2 p0      51 x[3]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   197.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   198.2 p0      54 x[0]
        vpslld zmm4, zmm5, 3                                        ;   197.2 p0      49 x[3]
        vpternlogd zmm4, zmm9, zmm7, 0x96                           ;   198.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   199.2 p0      51 x[3]
        vpternlogd zmm5, zmm4, zmm3, 0x96                           ;   200.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   201.2 p0      54 x[0]
        vpslld zmm8, zmm2, 7                                        ;   200.2 p0      53 x[2]
        vpternlogd zmm8, zmm6, zmm1, 0x96                           ;   201.2 p5      53 x[2]
        vprold zmm6, zmm8, 0x16                                     ;   202.2 p0      55 x[2]
        vpslld zmm8, zmm3, 7                                        ;   202.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm4, 0x96                           ;   203.2 p5      53 x[2]
        vprold zmm7, zmm8, 0x16                                     ;   204.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 1536]                             ;   200.8 p5+p2   80 x[1]
        vpxord zmm3, zmm3, [rbp + 1600]                             ;   201.8 p5+p3   80 x[1]
        vpxord zmm6, zmm6, [rbp + 5120]                             ;   203.2 p5+p2   80 x[2]
        vpxord zmm7, zmm7, [rbp + 5248]                             ;   205.2 p5+p3   80 x[2]
        vmovdqu64 zmm8, [rbp + 7424]                                ;    81.7 p2      80 x[3] reload
        vpxord zmm1, zmm1, zmm8                                     ;   204.2 p0      80 x[3]
        vpxord zmm4, zmm4, zmm8                                     ;   204.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm1                                        ;   205.2         30 x copy
        vpternlogd zmm8, zmm6, zmm2, 0x1e                           ;   205.2 p0      30 x
        vmovdqa64 zmm9, zmm4                                        ;   205.8         30 x copy
        vpternlogd zmm9, zmm7, zmm3, 0x1e                           ;   206.2 p5      30 x
        vmovdqu64 zmm10, [rbp + 1408]                               ;    81.8 p3      80 x[0] reload
        vmovdqa64 zmm11, zmm2                                       ;   201.8         30 x copy
        vpternlogd zmm11, zmm0, zmm10, 0x96                         ;   206.2 p0      30 x
        vpternlogd zmm0, zmm10, zmm8, 0x28                          ;   206.8 p5      30 x
        vpternlogd zmm2, zmm0, zmm6, 0x96                           ;   207.8 p0      30 x
        vpternlogd zmm1, zmm6, zmm11, 0x6a                          ;   207.8 p5      30 x
        vmovdqu64 zmm6, [rbp + 1472]                                ;    82.7 p2      80 x[0] reload
        vmovdqa64 zmm10, zmm3                                       ;   202.8         30 x copy
        vpternlogd zmm10, zmm5, zmm6, 0x96                          ;   208.2 p0      30 x
        vpternlogd zmm5, zmm6, zmm9, 0x28                           ;   208.8 p5      30 x
        vpternlogd zmm3, zmm5, zmm7, 0x96                           ;   209.8 p0      30 x
        vpternlogd zmm4, zmm7, zmm10, 0x6a                          ;   209.8 p5      30 x
        vmovdqa64 zmm6, zmm2                                        ;   208.8         30 x copy
        vpternlogd zmm6, zmm0, zmm8, 0x6a                           ;   210.2 p0      30 x
        vpternlogd zmm0, zmm11, zmm6, 0x96                          ;   211.2 p5      48 x[1]
        vpternlogd zmm6, zmm1, zmm2, 0x78                           ;   211.2 p0      30 x
        vpternlogd zmm1, zmm8, zmm2, 0x9c                           ;   211.8 p5      30 x
        vprold zmm6, zmm6, 0xd                                      ;   212.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   213.2 p0      47 x[2]
        vpternlogd zmm0, zmm6, zmm1, 0x96                           ;   214.2 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   215.2 p0      50 x[1]
        vmovdqa64 zmm7, zmm3                                        ;   210.8         30 x copy
        vpternlogd zmm7, zmm5, zmm9, 0x6a                           ;   213.8 p5      30 x
        vpternlogd zmm5, zmm10, zmm7, 0x96                          ;   214.8 p5      48 x[1]
        vpternlogd zmm7, zmm4, zmm3, 0x78                           ;   215.2 p0      30 x
        vpternlogd zmm4, zmm9, zmm3, 0x9c                           ;   215.8 p5      30 x
        vprold zmm7, zmm7, 0xd                                      ;   216.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;   217.2 p0      47 x[2]
        vpternlogd zmm5, zmm7, zmm4, 0x96                           ;   218.2 p5      48 x[1]
        vprold zmm5, zmm5, 1                                        ;   219.2 p0      50 x[1]
        vpslld zmm8, zmm6, 3                                        ;   219.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm1, 0x96                           ;   220.2 p5      49 x[3]
        vprold zmm2, zmm8, 7                                        ;   221.2 p0      51 x[3]
        vpternlogd zmm6, zmm2, zmm0, 0x96                           ;   222.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   223.2 p0      54 x[0]
        vpslld zmm8, zmm7, 3                                        ;   222.2 p0      49 x[3]
        vpternlogd zmm8, zmm3, zmm4, 0x96                           ;   223.2 p5      49 x[3]
        vprold zmm3, zmm8, 7                                        ;   224.2 p0      51 x[3]
        vpternlogd zmm7, zmm3, zmm5, 0x96                           ;   225.2 p5      52 x[0]
        vprold zmm7, zmm7, 5                                        ;   226.2 p0      54 x[0]
        vpslld zmm8, zmm0, 7                                        ;   225.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm2, 0x96                           ;   226.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   227.2 p0      55 x[2]
        vpslld zmm8, zmm5, 7                                        ;   227.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm3, 0x96                           ;   228.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   229.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 7488]                                ;    89.2 p3      80 x[0] reload
        vpxord zmm6, zmm6, zmm8                                     ;   224.2 p5      80 x[0]
        vpxord zmm7, zmm7, zmm8                                     ;   227.2 p5      80 x[0]
        vmovdqu64 zmm8, [rbp + 7872]                                ;    89.7 p2      80 x[3] reload
        vpternlogd zmm2, zmm6, zmm8, 0x96                           ;   225.8 p5      23 x
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   228.2 p5      23 x
        vmovdqu64 zmm3, [rbp + 7744]                                ;    90.2 p3      80 x[1] reload
        vpxord zmm0, zmm0, zmm3                                     ;   227.8 p5      80 x[1]
        vpxord zmm5, zmm5, zmm3                                     ;   228.8 p5      80 x[1]
        vpxord zmm1, zmm1, [rbp + 1664]                             ;   229.2 p0+p2   80 x[2]
        vpxord zmm4, zmm4, [rbp + 1728]                             ;   230.2 p5+p3   80 x[2]
        vpxord zmm3, zmm0, zmm1                                     ;   230.2 p0      23 x
        vpternlogd zmm0, zmm2, zmm6, 0x6a                           ;   230.8 p5      23 x
        vpternlogd zmm6, zmm2, zmm3, 0x56                           ;   231.2 p0      23 x
        vpxord zmm9, zmm5, zmm4                                     ;   231.8 p5      23 x
        vpternlogd zmm5, zmm8, zmm7, 0x6a                           ;   232.2 p0      23 x
        vpternlogd zmm7, zmm8, zmm9, 0x56                           ;   232.8 p5      23 x
        vmovdqa64 zmm10, zmm0                                       ;   231.8         23 x copy
        vpternlogd zmm10, zmm2, zmm1, 0x96                          ;   233.2 p0      23 x
        vpternlogd zmm2, zmm6, zmm1, 0x48                           ;   233.8 p5      23 x
        vpternlogd zmm2, zmm0, zmm3, 0xf8                           ;   234.8 p0      23 x
        vpandd zmm1, zmm1, zmm0                                     ;   234.8 p5      23 x
        vpternlogd zmm1, zmm3, zmm10, 0x96                          ;   235.8 p0      23 x
        vprold zmm0, zmm1, 3                                        ;   236.8 p0      47 x[2]
        vpxord zmm10, zmm10, zmm2                                   ;   235.8 p5      48 x[1]
        vprold zmm1, zmm2, 0xd                                      ;   237.2 p0      46 x[0]
        vpternlogd zmm10, zmm0, zmm1, 0x96                          ;   238.2 p5      48 x[1]
        vprold zmm2, zmm10, 1                                       ;   239.2 p0      50 x[1]
        vmovdqa64 zmm3, zmm5                                        ;   233.2         23 x copy
        vpternlogd zmm3, zmm8, zmm4, 0x96                           ;   237.8 p5      23 x
        vpternlogd zmm8, zmm7, zmm4, 0x48                           ;   238.8 p5      23 x
        vpternlogd zmm8, zmm5, zmm9, 0xf8                           ;   239.8 p0      23 x
        vpandd zmm4, zmm4, zmm5                                     ;   239.8 p5      23 x
        vpternlogd zmm4, zmm9, zmm3, 0x96                           ;   240.8 p0      23 x
        vprold zmm4, zmm4, 3                                        ;   241.8 p0      47 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   240.8 p5      48 x[1]
        vprold zmm5, zmm8, 0xd                                      ;   242.2 p0      46 x[0]
        vpternlogd zmm3, zmm4, zmm5, 0x96                           ;   243.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   244.2 p0      50 x[1]
        vpslld zmm8, zmm1, 3                                        ;   244.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm0, 0x96                           ;   245.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   246.2 p0      51 x[3]
        vpternlogd zmm1, zmm6, zmm2, 0x96                           ;   247.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   248.2 p0      54 x[0]
        vpslld zmm8, zmm5, 3                                        ;   247.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm4, 0x96                           ;   248.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   249.2 p0      51 x[3]
        vpternlogd zmm5, zmm7, zmm3, 0x96                           ;   250.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   251.2 p0      54 x[0]
        vpslld zmm8, zmm2, 7                                        ;   250.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm6, 0x96                           ;   251.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   252.2 p0      55 x[2]
        vpslld zmm8, zmm3, 7                                        ;   252.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm7, 0x96                           ;   253.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   254.2 p0      55 x[2]
        vpxord zmm1, zmm1, [rbp + 4736]                             ;   249.2 p5+p2   80 x[0]
        vpxord zmm5, zmm5, [rbp + 4800]                             ;   252.2 p5+p3   80 x[0]
        vmovdqu64 zmm8, [rbp + 7936]                                ;    99.3 p2      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   250.8 p5      80 x[1]
        vpxord zmm3, zmm3, zmm8                                     ;   251.8 p5      80 x[1]
        vpxord zmm0, zmm0, [rbp + 4864]                             ;   253.2 p5+p3   80 x[2]
        vpxord zmm4, zmm4, [rbp + 4928]                             ;   255.2 p5+p2   80 x[2]
        vpxord zmm6, zmm6, [rbp + 4992]                             ;   254.2 p0+p3   80 x[3]
        vpxord zmm7, zmm7, [rbp + 5056]                             ;   254.8 p5+p2   80 x[3]
        vmovdqa64 zmm8, zmm6                                        ;   255.2         24 x copy
        vpternlogd zmm8, zmm0, zmm2, 0x96                           ;   255.2 p0      24 x
        vpternlogd zmm0, zmm2, zmm1, 0xf8                           ;   255.8 p5      24 x
        vmovdqa64 zmm9, zmm7                                        ;   255.8         24 x copy
        vpternlogd zmm9, zmm4, zmm3, 0x96                           ;   256.2 p0      24 x
        vpternlogd zmm4, zmm3, zmm5, 0xf8                           ;   256.8 p5      24 x
        vmovdqa64 zmm10, zmm6                                       ;   255.2         24 x copy
        vpternlogd zmm10, zmm2, zmm1, 0x21                          ;   257.2 p0      24 x
        vpternlogd zmm2, zmm1, zmm8, 0x6a                           ;   257.8 p5      24 x
        vpternlogd zmm8, zmm10, zmm0, 0xec                          ;   258.2 p0      24 x
        vpternlogd zmm0, zmm8, zmm2, 0xde                           ;   259.2 p5      24 x
        vpxord zmm6, zmm6, zmm2                                     ;   259.2 p0      24 x
        vprold zmm1, zmm2, 3                                        ;   260.2 p0      47 x[2]
        vmovdqa64 zmm2, zmm7                                        ;   255.8         24 x copy
        vpternlogd zmm2, zmm3, zmm5, 0x21                           ;   259.8 p5      24 x
        vpternlogd zmm3, zmm5, zmm9, 0x6a                           ;   260.8 p5      24 x
        vpternlogd zmm9, zmm2, zmm4, 0xec                           ;   261.2 p0      24 x
        vpternlogd zmm4, zmm9, zmm3, 0xde                           ;   262.2 p5      24 x
        vpxord zmm7, zmm7, zmm3                                     ;   262.2 p0      24 x
        vprold zmm3, zmm3, 3                                        ;   263.2 p0      47 x[2]
        vmovdqa64 zmm5, zmm6                                        ;   260.2         24 x copy
        vpternlogd zmm5, zmm8, zmm10, 0x9a                          ;   262.8 p5      24 x
        vpternlogd zmm6, zmm10, zmm1, 0x96                          ;   263.8 p5      48 x[1]
        vprold zmm5, zmm5, 0xd                                      ;   264.2 p0      46 x[0]
        vpternlogd zmm6, zmm0, zmm5, 0x96                           ;   265.2 p5      48 x[1]
        vprold zmm0, zmm6, 1                                        ;   266.2 p0      50 x[1]
        vmovdqa64 zmm6, zmm7                                        ;   263.2         24 x copy
        vpternlogd zmm6, zmm9, zmm2, 0x9a                           ;   265.8 p5      24 x
        vpternlogd zmm7, zmm2, zmm3, 0x96                           ;   266.2 p0      48 x[1]
        vprold zmm2, zmm6, 0xd                                      ;   267.2 p0      46 x[0]
        vpternlogd zmm7, zmm4, zmm2, 0x96                           ;   268.2 p5      48 x[1]
        vprold zmm4, zmm7, 1                                        ;   269.2 p0      50 x[1]
        vpslld zmm6, zmm5, 3                                        ;   269.2 p0      49 x[3]
        vpternlogd zmm6, zmm8, zmm1, 0x96                           ;   270.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;   271.2 p0      51 x[3]
        vpternlogd zmm5, zmm6, zmm0, 0x96                           ;   272.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   273.2 p0      54 x[0]
        vpslld zmm7, zmm2, 3                                        ;   272.2 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm3, 0x96                           ;   273.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   274.2 p0      51 x[3]
        vpternlogd zmm2, zmm7, zmm4, 0x96                           ;   275.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   276.2 p0      54 x[0]
        vpslld zmm8, zmm0, 7                                        ;   275.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm6, 0x96                           ;   276.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   277.2 p0      55 x[2]
        vpslld zmm8, zmm4, 7                                        ;   277.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   278.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   279.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8000]                                ;   107.8 p3      80 x[0] reload
        vpxord zmm5, zmm5, zmm8                                     ;   274.2 p5      80 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   277.2 p5      80 x[0]
        vmovdqu64 zmm8, [rbp + 8064]                                ;   108.3 p2      80 x[1] reload
        vpxord zmm0, zmm0, zmm8                                     ;   275.8 p5      80 x[1]
        vpxord zmm4, zmm4, zmm8                                     ;   276.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 8128]                                ;   108.8 p3      80 x[2] reload
        vpxord zmm1, zmm1, zmm8                                     ;   278.2 p5      80 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   280.2 p5      80 x[2]
        vmovdqu64 zmm8, [rbp + 8192]                                ;   109.3 p2      80 x[3] reload
        vpxord zmm6, zmm6, zmm8                                     ;   279.2 p0      80 x[3]
        vpxord zmm7, zmm7, zmm8                                     ;   279.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm1                                        ;   279.2         25 x copy
        vpternlogd zmm8, zmm0, zmm5, 0x96                           ;   280.2 p0      25 x
        vpternlogd zmm1, zmm6, zmm5, 0x6c                           ;   280.8 p5      25 x
        vpternlogd zmm6, zmm0, zmm5, 0x36                           ;   281.2 p0      25 x
        vpternlogd zmm0, zmm1, zmm8, 0x6a                           ;   281.8 p5      25 x
        vpternlogd zmm5, zmm1, zmm8, 0x96                           ;   282.2 p0      25 x
        vpternlogd zmm1, zmm8, zmm6, 0xd2                           ;   282.8 p5      25 x
        vprold zmm5, zmm5, 0xd                                      ;   283.2 p0      46 x[0]
        vpxord zmm6, zmm6, zmm1                                     ;   283.8 p5      25 x
        vprold zmm6, zmm6, 3                                        ;   284.8 p0      47 x[2]
        vpxord zmm1, zmm1, zmm0                                     ;   284.8 p5      48 x[1]
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   285.8 p0      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   286.8 p0      50 x[1]
        vmovdqa64 zmm8, zmm3                                        ;   281.2         25 x copy
        vpternlogd zmm8, zmm4, zmm2, 0x96                           ;   285.8 p5      25 x
        vpternlogd zmm3, zmm7, zmm2, 0x6c                           ;   286.8 p5      25 x
        vpternlogd zmm7, zmm4, zmm2, 0x36                           ;   287.2 p0      25 x
        vpternlogd zmm4, zmm3, zmm8, 0x6a                           ;   287.8 p5      25 x
        vpternlogd zmm2, zmm3, zmm8, 0x96                           ;   288.2 p0      25 x
        vpternlogd zmm3, zmm8, zmm7, 0xd2                           ;   288.8 p5      25 x
        vprold zmm2, zmm2, 0xd                                      ;   289.2 p0      46 x[0]
        vpxord zmm7, zmm7, zmm3                                     ;   289.8 p5      25 x
        vprold zmm7, zmm7, 3                                        ;   290.8 p0      47 x[2]
        vpxord zmm3, zmm3, zmm4                                     ;   290.8 p5      48 x[1]
        vpternlogd zmm3, zmm7, zmm2, 0x96                           ;   291.8 p0      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   292.8 p0      50 x[1]
        vpslld zmm8, zmm5, 3                                        ;   293.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm6, 0x96                           ;   294.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   295.2 p0      51 x[3]
        vpternlogd zmm5, zmm0, zmm1, 0x96                           ;   296.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   297.2 p0      54 x[0]
        vpslld zmm8, zmm2, 3                                        ;   296.2 p0      49 x[3]
        vpternlogd zmm8, zmm4, zmm7, 0x96                           ;   297.2 p5      49 x[3]
        vprold zmm4, zmm8, 7                                        ;   298.2 p0      51 x[3]
        vpternlogd zmm2, zmm4, zmm3, 0x96                           ;   299.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   300.2 p0      54 x[0]
        vpslld zmm8, zmm1, 7                                        ;   299.2 p0      53 x[2]
        vpternlogd zmm8, zmm6, zmm0, 0x96                           ;   300.2 p5      53 x[2]
        vprold zmm6, zmm8, 0x16                                     ;   301.2 p0      55 x[2]
        vpxord zmm5, zmm5, [rbp + 1792]                             ;   298.2 p5+p3   80 x[0]
        vpxord zmm2, zmm2, [rbp + 1856]                             ;   301.2 p5+p2   80 x[0]
        vmovdqu64 zmm8, [rbp + 8256]                                ;   117.3 p3      80 x[1] reload
        vpxord zmm1, zmm1, zmm8                                     ;   298.8 p5      80 x[1]
        vpslld zmm9, zmm3, 7                                        ;   301.2 p0      53 x[2]
        vpternlogd zmm9, zmm7, zmm4, 0x96                           ;   302.2 p5      53 x[2]
        vprold zmm7, zmm9, 0x16                                     ;   303.2 p0      55 x[2]
        vmovdqu64 zmm9, [rbp + 8320]                                ;   117.5 p2      80 x[2] reload
        vpxord zmm7, zmm7, zmm9                                     ;   304.2 p5      80 x[2]
        vpxord zmm4, zmm4, [rbp + 1984]                             ;   301.8 p5+p3   80 x[3]
        vmovdqa64 zmm10, zmm8                                       ;   123.3         26 x copy
        vpternlogd zmm10, zmm2, zmm3, 0x48                          ;   302.8 p5      26 x
        vpternlogd zmm8, zmm3, zmm4, 0x96                           ;   303.2 p0      26 x
        vpandd zmm3, zmm1, zmm5                                     ;   303.8 p5      26 x
        vmovdqu64 zmm11, [rbp + 1920]                               ;   118.7 p2      80 x[3] reload
        vpternlogd zmm1, zmm0, zmm11, 0x96                          ;   304.2 p0      26 x
        vpternlogd zmm11, zmm0, zmm5, 0xbe                          ;   304.8 p5      26 x
        vpternlogd zmm5, zmm6, zmm9, 0x96                           ;   305.2 p0      26 x
        vpternlogd zmm6, zmm9, zmm11, 0x28                          ;   305.8 p5      26 x
        vpternlogd zmm5, zmm1, zmm3, 0x36                           ;   306.2 p0      26 x
        vpternlogd zmm1, zmm6, zmm3, 0x36                           ;   306.8 p5      26 x
        vpxord zmm11, zmm11, zmm3                                   ;   307.2 p0      26 x
        vpxord zmm0, zmm7, zmm2                                     ;   307.8 p5      26 x
        vpternlogd zmm0, zmm8, zmm10, 0x36                          ;   308.8 p0      26 x
        vpternlogd zmm7, zmm4, zmm2, 0xe0                           ;   308.8 p5      26 x
        vpternlogd zmm4, zmm2, zmm10, 0x56                          ;   309.2 p0      26 x
        vpternlogd zmm8, zmm7, zmm10, 0x36                          ;   309.8 p5      26 x
        vmovdqa64 zmm2, zmm11                                       ;   308.2         26 x copy
        vpternlogd zmm2, zmm6, zmm5, 0x56                           ;   310.2 p0      26 x
        vpternlogd zmm6, zmm3, zmm2, 0x56                           ;   311.2 p5      49 x[3]
        vpternlogd zmm5, zmm11, zmm1, 0x4e                          ;   311.2 p0      26 x
        vpternlogd zmm2, zmm11, zmm1, 0x1e                          ;   311.8 p5      26 x
        vprold zmm3, zmm5, 0xd                                      ;   312.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   313.2 p0      47 x[2]
        vpternlogd zmm1, zmm2, zmm3, 0x96                           ;   314.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   315.2 p0      50 x[1]
        vmovdqa64 zmm5, zmm4                                        ;   310.2         26 x copy
        vpternlogd zmm5, zmm7, zmm0, 0x56                           ;   313.8 p5      26 x
        vpternlogd zmm0, zmm4, zmm8, 0x4e                           ;   314.8 p5      26 x
        vpternlogd zmm7, zmm10, zmm5, 0x56                          ;   315.2 p0      49 x[3]
        vpternlogd zmm5, zmm4, zmm8, 0x1e                           ;   315.8 p5      26 x
        vprold zmm0, zmm0, 0xd                                      ;   316.2 p0      46 x[0]
        vprold zmm4, zmm5, 3                                        ;   317.2 p0      47 x[2]
        vpternlogd zmm8, zmm4, zmm0, 0x96                           ;   318.2 p5      48 x[1]
        vprold zmm5, zmm8, 1                                        ;   319.2 p0      50 x[1]
        vpslld zmm8, zmm3, 3                                        ;   319.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm2, 0x96                           ;   320.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   321.2 p0      51 x[3]
        vpternlogd zmm3, zmm6, zmm1, 0x96                           ;   322.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   323.2 p0      54 x[0]
        vpslld zmm8, zmm0, 3                                        ;   322.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm4, 0x96                           ;   323.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   324.2 p0      51 x[3]
        vpternlogd zmm0, zmm7, zmm5, 0x96                           ;   325.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   326.2 p0      54 x[0]
        vpslld zmm8, zmm1, 7                                        ;   325.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm6, 0x96                           ;   326.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   327.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8448]                                ;   126.0 p3      80 x[1] reload
        vpxord zmm1, zmm1, zmm8                                     ;   322.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 8512]                                ;   126.3 p2      80 x[3] reload
        vpxord zmm6, zmm6, zmm9                                     ;   323.8 p5      80 x[3]
        vpslld zmm10, zmm5, 7                                       ;   327.2 p0      53 x[2]
        vpternlogd zmm10, zmm4, zmm7, 0x96                          ;   328.2 p5      53 x[2]
        vprold zmm4, zmm10, 0x16                                    ;   329.2 p0      55 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;   325.8 p5      80 x[1]
        vpxord zmm7, zmm7, zmm9                                     ;   326.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 8384]                                ;   127.5 p3      80 x[0] reload
        vmovdqa64 zmm9, zmm1                                        ;   323.8         27 x copy
        vpternlogd zmm9, zmm3, zmm8, 0x96                           ;   327.8 p5      27 x
        vpternlogd zmm3, zmm6, zmm8, 0x96                           ;   328.8 p5      27 x
        vmovdqu64 zmm10, [rbp + 6464]                               ;   128.2 p2      80 x[2] reload
        vpternlogd zmm6, zmm2, zmm10, 0x96                          ;   329.2 p0      27 x
        vpternlogd zmm2, zmm10, zmm3, 0xbe                          ;   329.8 p5      27 x
        vpternlogd zmm9, zmm6, zmm3, 0x6c                           ;   330.2 p0      27 x
        vmovdqa64 zmm10, zmm5                                       ;   326.8         27 x copy
        vpternlogd zmm10, zmm0, zmm8, 0x96                          ;   330.8 p5      27 x
        vpternlogd zmm0, zmm8, zmm7, 0x96                           ;   331.2 p0      27 x
        vmovdqu64 zmm8, [rbp + 6592]                                ;   129.3 p3      80 x[2] reload
        vpternlogd zmm7, zmm4, zmm8, 0x96                           ;   331.8 p5      27 x
        vpternlogd zmm4, zmm8, zmm0, 0xbe                           ;   332.2 p0      27 x
        vpternlogd zmm10, zmm7, zmm0, 0x6c                          ;   332.8 p5      27 x
        vmovdqa64 zmm8, zmm2                                        ;   330.8         27 x copy
        vpternlogd zmm8, zmm6, zmm1, 0x9a                           ;   333.2 p0      27 x
        vpternlogd zmm2, zmm6, zmm9, 0x80                           ;   333.8 p5      27 x
        vmovdqa64 zmm6, zmm4                                        ;   333.2         27 x copy
        vpternlogd zmm6, zmm7, zmm5, 0x9a                           ;   334.2 p0      27 x
        vpternlogd zmm4, zmm7, zmm10, 0x80                          ;   334.8 p5      27 x
        vmovdqa64 zmm7, zmm1                                        ;   323.8         27 x copy
        vpternlogd zmm1, zmm9, zmm3, 0x6a                           ;   335.2 p0      49 x[3]
        vprold zmm9, zmm9, 0xd                                      ;   336.2 p0      46 x[0]
        vpternlogd zmm8, zmm9, zmm2, 0x36                           ;   337.2 p5      48 x[1]
        vpxord zmm3, zmm3, zmm2                                     ;   336.8 p5      27 x
        vpxord zmm7, zmm7, zmm3                                     ;   337.8 p0      27 x
        vprold zmm2, zmm7, 3                                        ;   338.8 p0      47 x[2]
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;   339.8 p5      48 x[1]
        vprold zmm3, zmm8, 1                                        ;   340.8 p0      50 x[1]
        vmovdqa64 zmm7, zmm5                                        ;   326.8         27 x copy
        vpternlogd zmm5, zmm10, zmm0, 0x6a                          ;   338.8 p5      49 x[3]
        vprold zmm8, zmm10, 0xd                                     ;   340.2 p0      46 x[0]
        vpxord zmm0, zmm0, zmm4                                     ;   339.8 p5      27 x
        vpternlogd zmm4, zmm6, zmm8, 0x56                           ;   341.2 p5      48 x[1]
        vpxord zmm7, zmm7, zmm0                                     ;   341.2 p0      27 x
        vprold zmm6, zmm7, 3                                        ;   342.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm6, 0x96                           ;   343.2 p5      48 x[1]
        vprold zmm0, zmm4, 1                                        ;   344.2 p0      50 x[1]
        vpslld zmm4, zmm9, 3                                        ;   344.2 p0      49 x[3]
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   345.2 p5      49 x[3]
        vprold zmm1, zmm4, 7                                        ;   346.2 p0      51 x[3]
        vpternlogd zmm9, zmm1, zmm3, 0x96                           ;   347.2 p5      52 x[0]
        vprold zmm4, zmm9, 5                                        ;   348.2 p0      54 x[0]
        vpslld zmm7, zmm8, 3                                        ;   347.2 p0      49 x[3]
        vpternlogd zmm7, zmm5, zmm6, 0x96                           ;   348.2 p5      49 x[3]
        vprold zmm5, zmm7, 7                                        ;   349.2 p0      51 x[3]
        vpternlogd zmm8, zmm5, zmm0, 0x96                           ;   350.2 p5      52 x[0]
        vprold zmm7, zmm8, 5                                        ;   351.2 p0      54 x[0]
        vpxord zmm4, zmm4, [rbp + 2048]                             ;   349.2 p5+p2   80 x[0]
        vpxord zmm7, zmm7, [rbp + 2112]                             ;   352.2 p5+p3   80 x[0]
        vpslld zmm8, zmm3, 7                                        ;   350.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm1, 0x96                           ;   351.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   352.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8576]                                ;   136.7 p2      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;   349.8 p5      80 x[1]
        vpslld zmm9, zmm0, 7                                        ;   352.2 p0      53 x[2]
        vpternlogd zmm9, zmm6, zmm5, 0x96                           ;   353.2 p5      53 x[2]
        vprold zmm6, zmm9, 0x16                                     ;   354.2 p0      55 x[2]
        vpxord zmm0, zmm0, zmm8                                     ;   351.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 8704]                                ;   137.5 p3      80 x[3] reload
        vpxord zmm1, zmm1, zmm8                                     ;   352.8 p5      80 x[3]
        vpxord zmm5, zmm5, zmm8                                     ;   353.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 8640]                                ;   138.0 p2      80 x[2] reload
        vpxord zmm6, zmm6, zmm8                                     ;   355.2 p0      28 x
        vpternlogd zmm2, zmm8, zmm4, 0x96                           ;   354.8 p5      28 x
        vmovdqa64 zmm8, zmm2                                        ;   355.8         28 x copy
        vpternlogd zmm8, zmm3, zmm4, 0x1e                           ;   355.8 p0      28 x
        vpternlogd zmm3, zmm1, zmm4, 0x96                           ;   355.8 p5      28 x
        vpandd zmm2, zmm2, zmm4                                     ;   356.2 p0      28 x
        vpternlogd zmm2, zmm3, zmm1, 0x6a                           ;   357.2 p5      28 x
        vpternlogd zmm1, zmm3, zmm8, 0x56                           ;   357.2 p0      28 x
        vpxord zmm4, zmm4, zmm8                                     ;   357.8 p5      28 x
        vpternlogd zmm8, zmm2, zmm3, 0x6a                           ;   358.2 p0      48 x[1]
        vpternlogd zmm3, zmm1, zmm4, 0x78                           ;   358.8 p5      28 x
        vprold zmm1, zmm1, 0xd                                      ;   359.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   360.2 p0      47 x[2]
        vpternlogd zmm8, zmm3, zmm1, 0x96                           ;   361.2 p5      48 x[1]
        vprold zmm8, zmm8, 1                                        ;   362.2 p0      50 x[1]
        vpandnd zmm9, zmm6, zmm7                                    ;   360.8 p5      28 x
        vpternlogd zmm6, zmm0, zmm7, 0xb4                           ;   361.8 p5      28 x
        vpternlogd zmm0, zmm5, zmm7, 0x96                           ;   362.2 p0      28 x
        vpternlogd zmm9, zmm0, zmm5, 0x6a                           ;   363.2 p5      28 x
        vpternlogd zmm5, zmm0, zmm6, 0x56                           ;   363.2 p0      28 x
        vpxord zmm7, zmm7, zmm6                                     ;   363.8 p5      28 x
        vpternlogd zmm6, zmm9, zmm0, 0x6a                           ;   364.2 p0      48 x[1]
        vpternlogd zmm0, zmm5, zmm7, 0x78                           ;   364.8 p5      28 x
        vprold zmm5, zmm5, 0xd                                      ;   365.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   366.2 p0      47 x[2]
        vpternlogd zmm6, zmm0, zmm5, 0x96                           ;   367.2 p5      48 x[1]
        vprold zmm6, zmm6, 1                                        ;   368.2 p0      50 x[1]
        vpxord zmm2, zmm2, zmm4                                     ;   366.8 p5      49 x[3]
        vpxord zmm9, zmm9, zmm7                                     ;   367.8 p5      49 x[3]
        vpslld zmm4, zmm1, 3                                        ;   368.2 p0      49 x[3]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   369.2 p5      49 x[3]
        vprold zmm2, zmm4, 7                                        ;   370.2 p0      51 x[3]
        vpternlogd zmm1, zmm2, zmm8, 0x96                           ;   371.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   372.2 p0      54 x[0]
        vpslld zmm4, zmm5, 3                                        ;   371.2 p0      49 x[3]
        vpternlogd zmm4, zmm9, zmm0, 0x96                           ;   372.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   373.2 p0      51 x[3]
        vpternlogd zmm5, zmm4, zmm6, 0x96                           ;   374.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   375.2 p0      54 x[0]
        vmovdqu64 zmm7, [rbp + 8768]                                ;   152.2 p3      80 x[0] reload
        vpxord zmm1, zmm1, zmm7                                     ;   373.2 p5      80 x[0]
        vpxord zmm5, zmm5, zmm7                                     ;   376.2 p5      80 x[0]
        vpslld zmm7, zmm8, 7                                        ;   374.2 p0      53 x[2]
        vpternlogd zmm7, zmm3, zmm2, 0x96                           ;   375.2 p5      53 x[2]
        vprold zmm3, zmm7, 0x16                                     ;   376.2 p0      55 x[2]
        vpxord zmm8, zmm8, [rbp + 2176]                             ;   375.8 p5+p2   80 x[1]
        vpslld zmm7, zmm6, 7                                        ;   376.2 p0      53 x[2]
        vpternlogd zmm7, zmm0, zmm4, 0x96                           ;   377.2 p5      53 x[2]
        vprold zmm0, zmm7, 0x16                                     ;   378.2 p0      55 x[2]
        vpxord zmm6, zmm6, [rbp + 2240]                             ;   377.8 p5+p3   80 x[1]
        vmovdqu64 zmm7, [rbp + 8896]                                ;   156.2 p2      80 x[3] reload
        vpxord zmm2, zmm2, zmm7                                     ;   378.2 p0      80 x[3]
        vpxord zmm4, zmm4, zmm7                                     ;   378.8 p5      80 x[3]
        vpxord zmm7, zmm1, zmm2                                     ;   379.2 p0      29 x
        vpxord zmm9, zmm5, zmm4                                     ;   379.8 p5      29 x
        vmovdqu64 zmm10, [rbp + 8832]                               ;   156.8 p3      80 x[2] reload
        vmovdqa64 zmm11, zmm2                                       ;   379.2         29 x copy
        vpternlogd zmm11, zmm3, zmm10, 0x96                         ;   380.2 p0      29 x
        vpternlogd zmm3, zmm10, zmm8, 0x96                          ;   380.8 p5      29 x
        vpternlogd zmm2, zmm1, zmm3, 0x6a                           ;   381.8 p0      29 x
        vpternlogd zmm8, zmm3, zmm7, 0x6c                           ;   381.8 p5      29 x
        vpternlogd zmm3, zmm11, zmm7, 0x36                          ;   382.2 p0      29 x
        vpxord zmm7, zmm7, zmm2                                     ;   382.8 p5      29 x
        vpternlogd zmm11, zmm7, zmm8, 0x6c                          ;   383.8 p0      29 x
        vpxord zmm8, zmm8, zmm2                                     ;   383.8 p5      29 x
        vpternlogd zmm8, zmm7, zmm3, 0x6c                           ;   384.8 p0      49 x[3]
        vpxord zmm3, zmm3, zmm11                                    ;   384.8 p5      29 x
        vprold zmm1, zmm11, 0xd                                     ;   385.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   386.2 p0      47 x[2]
        vpternlogd zmm2, zmm3, zmm1, 0x96                           ;   387.2 p5      48 x[1]
        vmovdqa64 zmm7, zmm4                                        ;   379.8         29 x copy
        vpternlogd zmm7, zmm0, zmm10, 0x96                          ;   386.8 p5      29 x
        vpternlogd zmm0, zmm10, zmm6, 0x96                          ;   387.2 p0      29 x
        vpternlogd zmm4, zmm5, zmm0, 0x6a                           ;   388.2 p5      29 x
        vpternlogd zmm6, zmm0, zmm9, 0x6c                           ;   388.2 p0      29 x
        vpternlogd zmm0, zmm7, zmm9, 0x36                           ;   388.8 p5      29 x
        vprold zmm2, zmm2, 1                                        ;   389.2 p0      50 x[1]
        vpxord zmm9, zmm9, zmm4                                     ;   389.8 p5      29 x
        vpternlogd zmm7, zmm9, zmm6, 0x6c                           ;   390.8 p0      29 x
        vpternlogd zmm6, zmm0, zmm4, 0x48                           ;   390.8 p5      29 x
        vpxord zmm0, zmm0, zmm7                                     ;   391.8 p0      29 x
        vprold zmm5, zmm7, 0xd                                      ;   392.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   393.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm5, 0x96                           ;   394.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   395.2 p0      50 x[1]
        vpxord zmm9, zmm9, zmm6                                     ;   392.8 p5      49 x[3]
        vpslld zmm6, zmm1, 3                                        ;   395.2 p0      49 x[3]
        vpternlogd zmm6, zmm8, zmm3, 0x96                           ;   396.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;   397.2 p0      51 x[3]
        vpternlogd zmm1, zmm6, zmm2, 0x96                           ;   398.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   399.2 p0      54 x[0]
        vpslld zmm7, zmm5, 3                                        ;   398.2 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm0, 0x96                           ;   399.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   400.2 p0      51 x[3]
        vpternlogd zmm5, zmm7, zmm4, 0x96                           ;   401.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   402.2 p0      54 x[0]
        vpslld zmm8, zmm2, 7                                        ;   401.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;   402.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   403.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 2432]                             ;   398.8 p5+p2   80 x[1]
        vpslld zmm8, zmm4, 7                                        ;   403.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm7, 0x96                           ;   404.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   405.2 p0      55 x[2]
        vpxord zmm4, zmm4, [rbp + 2496]                             ;   400.8 p5+p3   80 x[1]
        vpxord zmm3, zmm3, [rbp + 7680]                             ;   404.2 p5+p2   80 x[2]
        vmovdqu64 zmm8, [rbp + 8960]                                ;   180.5 p3      80 x[3] reload
        vpxord zmm6, zmm6, zmm8                                     ;   402.8 p5      80 x[3]
        vpxord zmm0, zmm0, [rbp + 7808]                             ;   406.2 p5+p2   80 x[2]
        vpxord zmm7, zmm7, zmm8                                     ;   404.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm6                                        ;   403.8         30 x copy
        vpternlogd zmm8, zmm3, zmm2, 0x1e                           ;   405.2 p0      30 x
        vmovdqa64 zmm9, zmm7                                        ;   405.8         30 x copy
        vpternlogd zmm9, zmm0, zmm4, 0x1e                           ;   407.2 p5      30 x
        vmovdqu64 zmm10, [rbp + 2304]                               ;   181.5 p3      80 x[0] reload
        vmovdqa64 zmm11, zmm2                                       ;   399.8         30 x copy
        vpternlogd zmm11, zmm1, zmm10, 0x96                         ;   406.2 p0      30 x
        vpternlogd zmm1, zmm10, zmm8, 0x28                          ;   406.8 p5      30 x
        vpternlogd zmm2, zmm1, zmm3, 0x96                           ;   407.8 p0      30 x
        vpternlogd zmm6, zmm3, zmm11, 0x6a                          ;   407.8 p5      30 x
        vmovdqu64 zmm3, [rbp + 2368]                                ;   183.0 p2      80 x[0] reload
        vmovdqa64 zmm10, zmm4                                       ;   401.8         30 x copy
        vpternlogd zmm10, zmm5, zmm3, 0x96                          ;   408.2 p0      30 x
        vpternlogd zmm5, zmm3, zmm9, 0x28                           ;   408.8 p5      30 x
        vpternlogd zmm4, zmm5, zmm0, 0x96                           ;   409.8 p0      30 x
        vpternlogd zmm7, zmm0, zmm10, 0x6a                          ;   409.8 p5      30 x
        vmovdqa64 zmm0, zmm2                                        ;   408.8         30 x copy
        vpternlogd zmm0, zmm1, zmm8, 0x6a                           ;   410.2 p0      30 x
        vpternlogd zmm1, zmm11, zmm0, 0x96                          ;   411.2 p5      48 x[1]
        vpternlogd zmm0, zmm6, zmm2, 0x78                           ;   411.2 p0      30 x
        vpternlogd zmm6, zmm8, zmm2, 0x9c                           ;   411.8 p5      30 x
        vprold zmm0, zmm0, 0xd                                      ;   412.2 p0      46 x[0]
        vprold zmm3, zmm6, 3                                        ;   413.2 p0      47 x[2]
        vpternlogd zmm1, zmm0, zmm3, 0x96                           ;   414.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   415.2 p0      50 x[1]
        vmovdqa64 zmm6, zmm4                                        ;   410.8         30 x copy
        vpternlogd zmm6, zmm5, zmm9, 0x6a                           ;   413.8 p5      30 x
        vpternlogd zmm5, zmm10, zmm6, 0x96                          ;   414.8 p5      48 x[1]
        vpternlogd zmm6, zmm7, zmm4, 0x78                           ;   415.2 p0      30 x
        vpternlogd zmm7, zmm9, zmm4, 0x9c                           ;   415.8 p5      30 x
        vprold zmm6, zmm6, 0xd                                      ;   416.2 p0      46 x[0]
        vprold zmm7, zmm7, 3                                        ;   417.2 p0      47 x[2]
        vpternlogd zmm5, zmm6, zmm7, 0x96                           ;   418.2 p5      48 x[1]
        vprold zmm5, zmm5, 1                                        ;   419.2 p0      50 x[1]
        vpslld zmm8, zmm0, 3                                        ;   419.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;   420.2 p5      49 x[3]
        vprold zmm2, zmm8, 7                                        ;   421.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm1, 0x96                           ;   422.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   423.2 p0      54 x[0]
        vpslld zmm8, zmm6, 3                                        ;   422.2 p0      49 x[3]
        vpternlogd zmm8, zmm4, zmm7, 0x96                           ;   423.2 p5      49 x[3]
        vprold zmm4, zmm8, 7                                        ;   424.2 p0      51 x[3]
        vpternlogd zmm6, zmm4, zmm5, 0x96                           ;   425.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   426.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 9024]                                ;   201.2 p3      80 x[0] reload
        vpxord zmm0, zmm0, zmm8                                     ;   424.2 p5      80 x[0]
        vpxord zmm6, zmm6, zmm8                                     ;   427.2 p5      80 x[0]
        vpslld zmm8, zmm1, 7                                        ;   425.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;   426.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   427.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 9088]                                ;   204.2 p2      80 x[1] reload
        vpxord zmm1, zmm1, zmm8                                     ;   424.8 p5      80 x[1]
        vpslld zmm9, zmm5, 7                                        ;   427.2 p0      53 x[2]
        vpternlogd zmm9, zmm7, zmm4, 0x96                           ;   428.2 p5      53 x[2]
        vprold zmm7, zmm9, 0x16                                     ;   429.2 p0      55 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;   426.8 p5      80 x[1]
        vpxord zmm3, zmm3, [rbp + 2560]                             ;   428.2 p5+p3   80 x[2]
        vpxord zmm7, zmm7, [rbp + 2624]                             ;   430.2 p5+p2   80 x[2]
        vmovdqu64 zmm8, [rbp + 9600]                                ;   207.3 p3      80 x[3] reload
        vpternlogd zmm2, zmm0, zmm8, 0x96                           ;   429.2 p0      23 x
        vpternlogd zmm8, zmm4, zmm6, 0x96                           ;   429.8 p5      23 x
        vpxord zmm4, zmm1, zmm3                                     ;   430.2 p0      23 x
        vpternlogd zmm1, zmm2, zmm0, 0x6a                           ;   430.8 p5      23 x
        vpternlogd zmm0, zmm2, zmm4, 0x56                           ;   431.2 p0      23 x
        vpxord zmm9, zmm5, zmm7                                     ;   431.8 p5      23 x
        vpternlogd zmm5, zmm8, zmm6, 0x6a                           ;   432.2 p0      23 x
        vpternlogd zmm6, zmm8, zmm9, 0x56                           ;   432.8 p5      23 x
        vmovdqa64 zmm10, zmm1                                       ;   431.8         23 x copy
        vpternlogd zmm10, zmm2, zmm3, 0x96                          ;   433.2 p0      23 x
        vpternlogd zmm2, zmm0, zmm3, 0x48                           ;   433.8 p5      23 x
        vpternlogd zmm2, zmm1, zmm4, 0xf8                           ;   434.8 p0      23 x
        vpandd zmm3, zmm3, zmm1                                     ;   434.8 p5      23 x
        vpternlogd zmm3, zmm4, zmm10, 0x96                          ;   435.8 p0      23 x
        vprold zmm1, zmm3, 3                                        ;   436.8 p0      47 x[2]
        vpxord zmm10, zmm10, zmm2                                   ;   435.8 p5      48 x[1]
        vprold zmm2, zmm2, 0xd                                      ;   437.2 p0      46 x[0]
        vpternlogd zmm10, zmm1, zmm2, 0x96                          ;   438.2 p5      48 x[1]
        vprold zmm3, zmm10, 1                                       ;   439.2 p0      50 x[1]
        vmovdqa64 zmm4, zmm5                                        ;   433.2         23 x copy
        vpternlogd zmm4, zmm8, zmm7, 0x96                           ;   437.8 p5      23 x
        vpternlogd zmm8, zmm6, zmm7, 0x48                           ;   438.8 p5      23 x
        vpternlogd zmm8, zmm5, zmm9, 0xf8                           ;   439.8 p0      23 x
        vpandd zmm7, zmm7, zmm5                                     ;   439.8 p5      23 x
        vpternlogd zmm7, zmm9, zmm4, 0x96                           ;   440.8 p0      23 x
        vprold zmm5, zmm7, 3                                        ;   441.8 p0      47 x[2]
        vpxord zmm4, zmm4, zmm8                                     ;   440.8 p5      48 x[1]
        vprold zmm7, zmm8, 0xd                                      ;   442.2 p0      46 x[0]
        vpternlogd zmm4, zmm5, zmm7, 0x96                           ;   443.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   444.2 p0      50 x[1]
        vpslld zmm8, zmm2, 3                                        ;   444.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm1, 0x96                           ;   445.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   446.2 p0      51 x[3]
        vpternlogd zmm2, zmm0, zmm3, 0x96                           ;   447.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   448.2 p0      54 x[0]
        vpslld zmm8, zmm7, 3                                        ;   447.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm5, 0x96                           ;   448.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   449.2 p0      51 x[3]
        vpternlogd zmm7, zmm6, zmm4, 0x96                           ;   450.2 p5      52 x[0]
        vprold zmm7, zmm7, 5                                        ;   451.2 p0      54 x[0]
        vpxord zmm2, zmm2, [rbp + 6208]                             ;   449.2 p5+p2   80 x[0]
        vpslld zmm8, zmm3, 7                                        ;   450.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm0, 0x96                           ;   451.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   452.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 9728]                                ;   227.3 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;   448.8 p5      80 x[1]
        vpxord zmm7, zmm7, [rbp + 6272]                             ;   452.2 p5+p2   80 x[0]
        vpslld zmm9, zmm4, 7                                        ;   452.2 p0      53 x[2]
        vpternlogd zmm9, zmm5, zmm6, 0x96                           ;   453.2 p5      53 x[2]
        vprold zmm5, zmm9, 0x16                                     ;   454.2 p0      55 x[2]
        vpxord zmm4, zmm4, zmm8                                     ;   451.8 p5      80 x[1]
        vpxord zmm1, zmm1, [rbp + 6336]                             ;   453.2 p5+p3   80 x[2]
        vpxord zmm0, zmm0, [rbp + 7552]                             ;   453.8 p5+p2   80 x[3]
        vpxord zmm5, zmm5, [rbp + 6400]                             ;   455.2 p0+p3   80 x[2]
        vpxord zmm6, zmm6, [rbp + 7616]                             ;   454.8 p5+p2   80 x[3]
        vmovdqa64 zmm8, zmm0                                        ;   454.8         24 x copy
        vpternlogd zmm8, zmm1, zmm3, 0x96                           ;   455.2 p0      24 x
        vpternlogd zmm1, zmm3, zmm2, 0xf8                           ;   455.8 p5      24 x
        vmovdqa64 zmm9, zmm6                                        ;   455.8         24 x copy
        vpternlogd zmm9, zmm5, zmm4, 0x96                           ;   456.2 p0      24 x
        vpternlogd zmm5, zmm4, zmm7, 0xf8                           ;   456.8 p5      24 x
        vmovdqa64 zmm10, zmm0                                       ;   454.8         24 x copy
        vpternlogd zmm10, zmm3, zmm2, 0x21                          ;   457.2 p0      24 x
        vpternlogd zmm3, zmm2, zmm8, 0x6a                           ;   457.8 p5      24 x
        vpternlogd zmm8, zmm10, zmm1, 0xec                          ;   458.2 p0      24 x
        vpternlogd zmm1, zmm8, zmm3, 0xde                           ;   459.2 p5      24 x
        vpxord zmm0, zmm0, zmm3                                     ;   459.2 p0      24 x
        vprold zmm2, zmm3, 3                                        ;   460.2 p0      47 x[2]
        vmovdqa64 zmm3, zmm6                                        ;   455.8         24 x copy
        vpternlogd zmm3, zmm4, zmm7, 0x21                           ;   459.8 p5      24 x
        vpternlogd zmm4, zmm7, zmm9, 0x6a                           ;   460.8 p5      24 x
        vpternlogd zmm9, zmm3, zmm5, 0xec                           ;   461.2 p0      24 x
        vpternlogd zmm5, zmm9, zmm4, 0xde                           ;   462.2 p5      24 x
        vpxord zmm6, zmm6, zmm4                                     ;   462.2 p0      24 x
        vprold zmm4, zmm4, 3                                        ;   463.2 p0      47 x[2]
        vmovdqa64 zmm7, zmm0                                        ;   460.2         24 x copy
        vpternlogd zmm7, zmm8, zmm10, 0x9a                          ;   462.8 p5      24 x
        vpternlogd zmm0, zmm10, zmm2, 0x96                          ;   463.8 p5      48 x[1]
        vprold zmm7, zmm7, 0xd                                      ;   464.2 p0      46 x[0]
        vpternlogd zmm0, zmm1, zmm7, 0x96                           ;   465.2 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   466.2 p0      50 x[1]
        vmovdqa64 zmm1, zmm6                                        ;   463.2         24 x copy
        vpternlogd zmm1, zmm9, zmm3, 0x9a                           ;   465.8 p5      24 x
        vpternlogd zmm6, zmm3, zmm4, 0x96                           ;   466.2 p0      48 x[1]
        vprold zmm1, zmm1, 0xd                                      ;   467.2 p0      46 x[0]
        vpternlogd zmm6, zmm5, zmm1, 0x96                           ;   468.2 p5      48 x[1]
        vprold zmm3, zmm6, 1                                        ;   469.2 p0      50 x[1]
        vpslld zmm5, zmm7, 3                                        ;   469.2 p0      49 x[3]
        vpternlogd zmm5, zmm8, zmm2, 0x96                           ;   470.2 p5      49 x[3]
        vprold zmm5, zmm5, 7                                        ;   471.2 p0      51 x[3]
        vpternlogd zmm7, zmm5, zmm0, 0x96                           ;   472.2 p5      52 x[0]
        vprold zmm6, zmm7, 5                                        ;   473.2 p0      54 x[0]
        vpslld zmm7, zmm1, 3                                        ;   472.2 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm4, 0x96                           ;   473.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   474.2 p0      51 x[3]
        vpternlogd zmm1, zmm7, zmm3, 0x96                           ;   475.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   476.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 9792]                                ;   251.2 p3      80 x[0] reload
        vpxord zmm6, zmm6, zmm8                                     ;   474.2 p5      80 x[0]
        vpxord zmm1, zmm1, zmm8                                     ;   477.2 p5      80 x[0]
        vpslld zmm8, zmm0, 7                                        ;   475.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm5, 0x96                           ;   476.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   477.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 9856]                                ;   254.2 p2      80 x[1] reload
        vpxord zmm0, zmm0, zmm8                                     ;   474.8 p5      80 x[1]
        vpslld zmm9, zmm3, 7                                        ;   477.2 p0      53 x[2]
        vpternlogd zmm9, zmm4, zmm7, 0x96                           ;   478.2 p5      53 x[2]
        vprold zmm4, zmm9, 0x16                                     ;   479.2 p0      55 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   476.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 9920]                                ;   256.0 p3      80 x[2] reload
        vpxord zmm2, zmm2, zmm8                                     ;   478.2 p5      80 x[2]
        vmovdqu64 zmm9, [rbp + 9984]                                ;   256.3 p2      80 x[3] reload
        vpxord zmm5, zmm5, zmm9                                     ;   478.8 p5      80 x[3]
        vpxord zmm4, zmm4, zmm8                                     ;   480.2 p0      80 x[2]
        vpxord zmm7, zmm7, zmm9                                     ;   479.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm2                                        ;   479.2         25 x copy
        vpternlogd zmm8, zmm0, zmm6, 0x96                           ;   480.2 p0      25 x
        vpternlogd zmm2, zmm5, zmm6, 0x6c                           ;   480.8 p5      25 x
        vpternlogd zmm5, zmm0, zmm6, 0x36                           ;   481.2 p0      25 x
        vpternlogd zmm0, zmm2, zmm8, 0x6a                           ;   481.8 p5      25 x
        vpternlogd zmm6, zmm2, zmm8, 0x96                           ;   482.2 p0      25 x
        vpternlogd zmm2, zmm8, zmm5, 0xd2                           ;   482.8 p5      25 x
        vprold zmm6, zmm6, 0xd                                      ;   483.2 p0      46 x[0]
        vpxord zmm5, zmm5, zmm2                                     ;   483.8 p5      25 x
        vprold zmm5, zmm5, 3                                        ;   484.8 p0      47 x[2]
        vpxord zmm2, zmm2, zmm0                                     ;   484.8 p5      48 x[1]
        vpternlogd zmm2, zmm5, zmm6, 0x96                           ;   485.8 p0      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   486.8 p0      50 x[1]
        vmovdqa64 zmm8, zmm4                                        ;   481.2         25 x copy
        vpternlogd zmm8, zmm3, zmm1, 0x96                           ;   485.8 p5      25 x
        vpternlogd zmm4, zmm7, zmm1, 0x6c                           ;   486.8 p5      25 x
        vpternlogd zmm7, zmm3, zmm1, 0x36                           ;   487.2 p0      25 x
        vpternlogd zmm3, zmm4, zmm8, 0x6a                           ;   487.8 p5      25 x
        vpternlogd zmm1, zmm4, zmm8, 0x96                           ;   488.2 p0      25 x
        vpternlogd zmm4, zmm8, zmm7, 0xd2                           ;   488.8 p5      25 x
        vprold zmm1, zmm1, 0xd                                      ;   489.2 p0      46 x[0]
        vpxord zmm7, zmm7, zmm4                                     ;   489.8 p5      25 x
        vprold zmm7, zmm7, 3                                        ;   490.8 p0      47 x[2]
        vpxord zmm4, zmm4, zmm3                                     ;   490.8 p5      48 x[1]
        vpternlogd zmm4, zmm7, zmm1, 0x96                           ;   491.8 p0      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   492.8 p0      50 x[1]
        vpslld zmm8, zmm6, 3                                        ;   493.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm5, 0x96                           ;   494.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   495.2 p0      51 x[3]
        vpternlogd zmm6, zmm0, zmm2, 0x96                           ;   496.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   497.2 p0      54 x[0]
        vpslld zmm8, zmm1, 3                                        ;   496.2 p0      49 x[3]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   497.2 p5      49 x[3]
        vprold zmm3, zmm8, 7                                        ;   498.2 p0      51 x[3]
        vpternlogd zmm1, zmm3, zmm4, 0x96                           ;   499.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   500.2 p0      54 x[0]
        vpxord zmm6, zmm6, [rbp + 2688]                             ;   498.2 p5+p3   80 x[0]
        vpslld zmm8, zmm2, 7                                        ;   499.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm0, 0x96                           ;   500.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   501.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 10048]                               ;   277.2 p2      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   497.8 p5      80 x[1]
        vpxord zmm1, zmm1, [rbp + 2752]                             ;   501.2 p5+p3   80 x[0]
        vpslld zmm9, zmm4, 7                                        ;   501.2 p0      53 x[2]
        vpternlogd zmm9, zmm7, zmm3, 0x96                           ;   502.2 p5      53 x[2]
        vprold zmm7, zmm9, 0x16                                     ;   503.2 p0      55 x[2]
        vmovdqu64 zmm9, [rbp + 10112]                               ;   280.2 p2      80 x[2] reload
        vpxord zmm7, zmm7, zmm9                                     ;   504.2 p5      80 x[2]
        vpxord zmm3, zmm3, [rbp + 2880]                             ;   501.8 p5+p3   80 x[3]
        vmovdqa64 zmm10, zmm8                                       ;   283.2         26 x copy
        vpternlogd zmm10, zmm1, zmm4, 0x48                          ;   502.8 p5      26 x
        vpternlogd zmm8, zmm4, zmm3, 0x96                           ;   503.2 p0      26 x
        vpandd zmm4, zmm2, zmm6                                     ;   503.8 p5      26 x
        vmovdqu64 zmm11, [rbp + 2816]                               ;   281.3 p2      80 x[3] reload
        vpternlogd zmm2, zmm0, zmm11, 0x96                          ;   504.2 p0      26 x
        vpternlogd zmm11, zmm0, zmm6, 0xbe                          ;   504.8 p5      26 x
        vpternlogd zmm6, zmm5, zmm9, 0x96                           ;   505.2 p0      26 x
        vpternlogd zmm5, zmm9, zmm11, 0x28                          ;   505.8 p5      26 x
        vpternlogd zmm6, zmm2, zmm4, 0x36                           ;   506.2 p0      26 x
        vpternlogd zmm2, zmm5, zmm4, 0x36                           ;   506.8 p5      26 x
        vpxord zmm11, zmm11, zmm4                                   ;   507.2 p0      26 x
        vpxord zmm0, zmm7, zmm1                                     ;   507.8 p5      26 x
        vpternlogd zmm0, zmm8, zmm10, 0x36                          ;   508.8 p0      26 x
        vpternlogd zmm7, zmm3, zmm1, 0xe0                           ;   508.8 p5      26 x
        vpternlogd zmm3, zmm1, zmm10, 0x56                          ;   509.2 p0      26 x
        vpternlogd zmm8, zmm7, zmm10, 0x36                          ;   509.8 p5      26 x
        vmovdqa64 zmm1, zmm11                                       ;   508.2         26 x copy
        vpternlogd zmm1, zmm5, zmm6, 0x56                           ;   510.2 p0      26 x
        vpternlogd zmm5, zmm4, zmm1, 0x56                           ;   511.2 p5      49 x[3]
        vpternlogd zmm6, zmm11, zmm2, 0x4e                          ;   511.2 p0      26 x
        vpternlogd zmm1, zmm11, zmm2, 0x1e                          ;   511.8 p5      26 x
        vprold zmm4, zmm6, 0xd                                      ;   512.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   513.2 p0      47 x[2]
        vpternlogd zmm2, zmm1, zmm4, 0x96                           ;   514.2 p5      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   515.2 p0      50 x[1]
        vmovdqa64 zmm6, zmm3                                        ;   510.2         26 x copy
        vpternlogd zmm6, zmm7, zmm0, 0x56                           ;   513.8 p5      26 x
        vpternlogd zmm0, zmm3, zmm8, 0x4e                           ;   514.8 p5      26 x
        vpternlogd zmm7, zmm10, zmm6, 0x56                          ;   515.2 p0      49 x[3]
        vpternlogd zmm6, zmm3, zmm8, 0x1e                           ;   515.8 p5      26 x
        vprold zmm0, zmm0, 0xd                                      ;   516.2 p0      46 x[0]
        vprold zmm3, zmm6, 3                                        ;   517.2 p0      47 x[2]
        vpternlogd zmm8, zmm3, zmm0, 0x96                           ;   518.2 p5      48 x[1]
        vprold zmm6, zmm8, 1                                        ;   519.2 p0      50 x[1]
        vpslld zmm8, zmm4, 3                                        ;   519.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm1, 0x96                           ;   520.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   521.2 p0      51 x[3]
        vpternlogd zmm4, zmm5, zmm2, 0x96                           ;   522.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   523.2 p0      54 x[0]
        vpslld zmm8, zmm0, 3                                        ;   522.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm3, 0x96                           ;   523.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   524.2 p0      51 x[3]
        vpternlogd zmm0, zmm7, zmm6, 0x96                           ;   525.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   526.2 p0      54 x[0]
        vpslld zmm8, zmm2, 7                                        ;   525.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm5, 0x96                           ;   526.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   527.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 10240]                               ;   302.2 p3      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   522.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 10304]                               ;   302.5 p2      80 x[3] reload
        vpxord zmm5, zmm5, zmm9                                     ;   523.8 p5      80 x[3]
        vpslld zmm10, zmm6, 7                                       ;   527.2 p0      53 x[2]
        vpternlogd zmm10, zmm3, zmm7, 0x96                          ;   528.2 p5      53 x[2]
        vprold zmm3, zmm10, 0x16                                    ;   529.2 p0      55 x[2]
        vpxord zmm6, zmm6, zmm8                                     ;   525.8 p5      80 x[1]
        vpxord zmm7, zmm7, zmm9                                     ;   526.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 10176]                               ;   305.2 p3      80 x[0] reload
        vmovdqa64 zmm9, zmm2                                        ;   523.8         27 x copy
        vpternlogd zmm9, zmm4, zmm8, 0x96                           ;   527.8 p5      27 x
        vpternlogd zmm4, zmm5, zmm8, 0x96                           ;   528.8 p5      27 x
        vmovdqu64 zmm10, [rbp + 9536]                               ;   305.8 p2      80 x[2] reload
        vpternlogd zmm5, zmm1, zmm10, 0x96                          ;   529.2 p0      27 x
        vpternlogd zmm1, zmm10, zmm4, 0xbe                          ;   529.8 p5      27 x
        vpternlogd zmm9, zmm5, zmm4, 0x6c                           ;   530.2 p0      27 x
        vmovdqa64 zmm10, zmm6                                       ;   526.8         27 x copy
        vpternlogd zmm10, zmm0, zmm8, 0x96                          ;   530.8 p5      27 x
        vpternlogd zmm0, zmm8, zmm7, 0x96                           ;   531.2 p0      27 x
        vmovdqu64 zmm8, [rbp + 9664]                                ;   307.2 p3      80 x[2] reload
        vpternlogd zmm7, zmm3, zmm8, 0x96                           ;   531.8 p5      27 x
        vpternlogd zmm3, zmm8, zmm0, 0xbe                           ;   532.2 p0      27 x
        vpternlogd zmm10, zmm7, zmm0, 0x6c                          ;   532.8 p5      27 x
        vmovdqa64 zmm8, zmm1                                        ;   530.8         27 x copy
        vpternlogd zmm8, zmm5, zmm2, 0x9a                           ;   533.2 p0      27 x
        vpternlogd zmm1, zmm5, zmm9, 0x80                           ;   533.8 p5      27 x
        vmovdqa64 zmm5, zmm3                                        ;   533.2         27 x copy
        vpternlogd zmm5, zmm7, zmm6, 0x9a                           ;   534.2 p0      27 x
        vpternlogd zmm3, zmm7, zmm10, 0x80                          ;   534.8 p5      27 x
        vmovdqa64 zmm7, zmm2                                        ;   523.8         27 x copy
        vpternlogd zmm2, zmm9, zmm4, 0x6a                           ;   535.2 p0      49 x[3]
        vprold zmm9, zmm9, 0xd                                      ;   536.2 p0      46 x[0]
        vpternlogd zmm8, zmm9, zmm1, 0x36                           ;   537.2 p5      48 x[1]
        vpxord zmm4, zmm4, zmm1                                     ;   536.8 p5      27 x
        vpxord zmm7, zmm7, zmm4                                     ;   537.8 p0      27 x
        vprold zmm1, zmm7, 3                                        ;   538.8 p0      47 x[2]
        vpternlogd zmm8, zmm4, zmm1, 0x96                           ;   539.8 p5      48 x[1]
        vprold zmm4, zmm8, 1                                        ;   540.8 p0      50 x[1]
        vmovdqa64 zmm7, zmm6                                        ;   526.8         27 x copy
        vpternlogd zmm6, zmm10, zmm0, 0x6a                          ;   538.8 p5      49 x[3]
        vprold zmm8, zmm10, 0xd                                     ;   540.2 p0      46 x[0]
        vpxord zmm0, zmm0, zmm3                                     ;   539.8 p5      27 x
        vpternlogd zmm3, zmm5, zmm8, 0x56                           ;   541.2 p5      48 x[1]
        vpxord zmm7, zmm7, zmm0                                     ;   541.2 p0      27 x
        vprold zmm5, zmm7, 3                                        ;   542.2 p0      47 x[2]
        vpternlogd zmm3, zmm0, zmm5, 0x96                           ;   543.2 p5      48 x[1]
        vprold zmm0, zmm3, 1                                        ;   544.2 p0      50 x[1]
        vpslld zmm3, zmm9, 3                                        ;   544.2 p0      49 x[3]
        vpternlogd zmm3, zmm2, zmm1, 0x96                           ;   545.2 p5      49 x[3]
        vprold zmm2, zmm3, 7                                        ;   546.2 p0      51 x[3]
        vpternlogd zmm9, zmm2, zmm4, 0x96                           ;   547.2 p5      52 x[0]
        vprold zmm3, zmm9, 5                                        ;   548.2 p0      54 x[0]
        vpslld zmm7, zmm8, 3                                        ;   547.2 p0      49 x[3]
        vpternlogd zmm7, zmm6, zmm5, 0x96                           ;   548.2 p5      49 x[3]
        vprold zmm6, zmm7, 7                                        ;   549.2 p0      51 x[3]
        vpternlogd zmm8, zmm6, zmm0, 0x96                           ;   550.2 p5      52 x[0]
        vprold zmm7, zmm8, 5                                        ;   551.2 p0      54 x[0]
        vpxord zmm3, zmm3, [rbp + 2944]                             ;   549.2 p5+p2   80 x[0]
        vpxord zmm7, zmm7, [rbp + 3008]                             ;   552.2 p5+p3   80 x[0]
        vpslld zmm8, zmm4, 7                                        ;   550.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm2, 0x96                           ;   551.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   552.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 10368]                               ;   329.2 p2      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   549.8 p5      80 x[1]
        vpslld zmm9, zmm0, 7                                        ;   552.2 p0      53 x[2]
        vpternlogd zmm9, zmm5, zmm6, 0x96                           ;   553.2 p5      53 x[2]
        vprold zmm5, zmm9, 0x16                                     ;   554.2 p0      55 x[2]
        vpxord zmm0, zmm0, zmm8                                     ;   551.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 10496]                               ;   330.8 p3      80 x[3] reload
        vpxord zmm2, zmm2, zmm8                                     ;   552.8 p5      80 x[3]
        vpxord zmm6, zmm6, zmm8                                     ;   553.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 10432]                               ;   331.3 p2      80 x[2] reload
        vpternlogd zmm1, zmm3, zmm8, 0x96                           ;   554.2 p0      28 x
        vpternlogd zmm5, zmm8, zmm7, 0x96                           ;   555.2 p5      28 x
        vmovdqa64 zmm8, zmm1                                        ;   555.2         28 x copy
        vpternlogd zmm8, zmm4, zmm3, 0x1e                           ;   555.2 p0      28 x
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   555.8 p5      28 x
        vpandd zmm1, zmm1, zmm3                                     ;   556.2 p0      28 x
        vpternlogd zmm1, zmm4, zmm2, 0x6a                           ;   557.2 p5      28 x
        vpternlogd zmm2, zmm4, zmm8, 0x56                           ;   557.2 p0      28 x
        vpxord zmm3, zmm3, zmm8                                     ;   557.8 p5      28 x
        vpternlogd zmm8, zmm1, zmm4, 0x6a                           ;   558.2 p0      48 x[1]
        vpternlogd zmm4, zmm2, zmm3, 0x78                           ;   558.8 p5      28 x
        vprold zmm2, zmm2, 0xd                                      ;   559.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;   560.2 p0      47 x[2]
        vpternlogd zmm8, zmm4, zmm2, 0x96                           ;   561.2 p5      48 x[1]
        vprold zmm8, zmm8, 1                                        ;   562.2 p0      50 x[1]
        vmovdqa64 zmm9, zmm5                                        ;   556.2         28 x copy
        vpternlogd zmm9, zmm0, zmm7, 0x1e                           ;   560.8 p5      28 x
        vpternlogd zmm0, zmm6, zmm7, 0x96                           ;   561.8 p5      28 x
        vpandd zmm5, zmm5, zmm7                                     ;   562.2 p0      28 x
        vpternlogd zmm5, zmm0, zmm6, 0x6a                           ;   563.2 p5      28 x
        vpternlogd zmm6, zmm0, zmm9, 0x56                           ;   563.2 p0      28 x
        vpxord zmm7, zmm7, zmm9                                     ;   563.8 p5      28 x
        vpternlogd zmm9, zmm5, zmm0, 0x6a                           ;   564.2 p0      48 x[1]
        vpternlogd zmm0, zmm6, zmm7, 0x78                           ;   564.8 p5      28 x
        vprold zmm6, zmm6, 0xd                                      ;   565.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   566.2 p0      47 x[2]
        vpternlogd zmm9, zmm0, zmm6, 0x96                           ;   567.2 p5      48 x[1]
        vprold zmm9, zmm9, 1                                        ;   568.2 p0      50 x[1]
        vpxord zmm1, zmm1, zmm3                                     ;   566.8 p5      49 x[3]
        vpxord zmm5, zmm5, zmm7                                     ;   567.8 p5      49 x[3]
        vpslld zmm3, zmm2, 3                                        ;   568.2 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm4, 0x96                           ;   569.2 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;   570.2 p0      51 x[3]
        vpternlogd zmm2, zmm1, zmm8, 0x96                           ;   571.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   572.2 p0      54 x[0]
        vpslld zmm3, zmm6, 3                                        ;   571.2 p0      49 x[3]
        vpternlogd zmm3, zmm5, zmm0, 0x96                           ;   572.2 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;   573.2 p0      51 x[3]
        vpternlogd zmm6, zmm3, zmm9, 0x96                           ;   574.2 p5      52 x[0]
        vprold zmm5, zmm6, 5                                        ;   575.2 p0      54 x[0]
        vmovdqu64 zmm6, [rbp + 10560]                               ;   349.5 p3      80 x[0] reload
        vpxord zmm2, zmm2, zmm6                                     ;   573.2 p5      80 x[0]
        vpxord zmm5, zmm5, zmm6                                     ;   576.2 p5      80 x[0]
        vpslld zmm6, zmm8, 7                                        ;   574.2 p0      53 x[2]
        vpternlogd zmm6, zmm4, zmm1, 0x96                           ;   575.2 p5      53 x[2]
        vprold zmm4, zmm6, 0x16                                     ;   576.2 p0      55 x[2]
        vpxord zmm8, zmm8, [rbp + 3072]                             ;   575.8 p5+p2   80 x[1]
        vpslld zmm6, zmm9, 7                                        ;   576.2 p0      53 x[2]
        vpternlogd zmm6, zmm0, zmm3, 0x96                           ;   577.2 p5      53 x[2]
        vprold zmm0, zmm6, 0x16                                     ;   578.2 p0      55 x[2]
        vpxord zmm9, zmm9, [rbp + 3136]                             ;   577.8 p5+p3   80 x[1]
        vmovdqu64 zmm6, [rbp + 10816]                               ;   354.3 p2      80 x[3] reload
        vpxord zmm1, zmm1, zmm6                                     ;   578.2 p0      80 x[3]
        vpxord zmm3, zmm3, zmm6                                     ;   578.8 p5      80 x[3]
        vpxord zmm6, zmm2, zmm1                                     ;   579.2 p0      29 x
        vpxord zmm7, zmm5, zmm3                                     ;   579.8 p5      29 x
        vmovdqu64 zmm10, [rbp + 10688]                              ;   355.7 p3      80 x[2] reload
        vmovdqa64 zmm11, zmm1                                       ;   579.2         29 x copy
        vpternlogd zmm11, zmm4, zmm10, 0x96                         ;   580.2 p0      29 x
        vpternlogd zmm4, zmm10, zmm8, 0x96                          ;   580.8 p5      29 x
        vpternlogd zmm1, zmm2, zmm4, 0x6a                           ;   581.8 p0      29 x
        vpternlogd zmm8, zmm4, zmm6, 0x6c                           ;   581.8 p5      29 x
        vpternlogd zmm4, zmm11, zmm6, 0x36                          ;   582.2 p0      29 x
        vpxord zmm6, zmm6, zmm1                                     ;   582.8 p5      29 x
        vpternlogd zmm11, zmm6, zmm8, 0x6c                          ;   583.8 p0      29 x
        vpternlogd zmm8, zmm4, zmm1, 0x48                           ;   583.8 p5      29 x
        vpxord zmm4, zmm4, zmm11                                    ;   584.8 p0      29 x
        vprold zmm2, zmm11, 0xd                                     ;   585.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;   586.2 p0      47 x[2]
        vpternlogd zmm1, zmm4, zmm2, 0x96                           ;   587.2 p5      48 x[1]
        vmovdqa64 zmm11, zmm3                                       ;   579.8         29 x copy
        vpternlogd zmm11, zmm0, zmm10, 0x96                         ;   585.8 p5      29 x
        vpternlogd zmm0, zmm10, zmm9, 0x96                          ;   586.8 p5      29 x
        vpternlogd zmm3, zmm5, zmm0, 0x6a                           ;   587.8 p0      29 x
        vpternlogd zmm9, zmm0, zmm7, 0x6c                           ;   587.8 p5      29 x
        vpternlogd zmm0, zmm11, zmm7, 0x36                          ;   588.2 p0      29 x
        vprold zmm1, zmm1, 1                                        ;   589.2 p0      50 x[1]
        vpxord zmm7, zmm7, zmm3                                     ;   588.8 p5      29 x
        vpternlogd zmm11, zmm7, zmm9, 0x6c                          ;   589.8 p5      29 x
        vpternlogd zmm9, zmm0, zmm3, 0x48                           ;   590.2 p0      29 x
        vpxord zmm0, zmm0, zmm11                                    ;   590.8 p5      29 x
        vprold zmm5, zmm11, 0xd                                     ;   591.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   592.2 p0      47 x[2]
        vpternlogd zmm3, zmm0, zmm5, 0x96                           ;   593.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   594.2 p0      50 x[1]
        vpxord zmm6, zmm6, zmm8                                     ;   592.8 p5      49 x[3]
        vpxord zmm7, zmm7, zmm9                                     ;   593.8 p5      49 x[3]
        vpslld zmm8, zmm2, 3                                        ;   594.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm4, 0x96                           ;   595.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   596.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm1, 0x96                           ;   597.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   598.2 p0      54 x[0]
        vpslld zmm8, zmm5, 3                                        ;   597.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm0, 0x96                           ;   598.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   599.2 p0      51 x[3]
        vpternlogd zmm5, zmm7, zmm3, 0x96                           ;   600.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   601.2 p0      54 x[0]
        vpslld zmm8, zmm1, 7                                        ;   600.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm6, 0x96                           ;   601.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   602.2 p0      55 x[2]
        vpxord zmm1, zmm1, [rbp + 3328]                             ;   599.8 p5+p2   80 x[1]
        vpslld zmm8, zmm3, 7                                        ;   602.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm7, 0x96                           ;   603.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   604.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 3392]                             ;   601.8 p5+p3   80 x[1]
        vpxord zmm4, zmm4, [rbp + 10624]                            ;   603.2 p5+p2   80 x[2]
        vmovdqu64 zmm8, [rbp + 10880]                               ;   378.8 p3      80 x[3] reload
        vpxord zmm6, zmm6, zmm8                                     ;   603.8 p5      80 x[3]
        vpxord zmm0, zmm0, [rbp + 10752]                            ;   605.2 p0+p2   80 x[2]
        vpxord zmm7, zmm7, zmm8                                     ;   604.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm6                                        ;   604.8         30 x copy
        vpternlogd zmm8, zmm4, zmm1, 0x1e                           ;   605.2 p0      30 x
        vmovdqa64 zmm9, zmm7                                        ;   605.8         30 x copy
        vpternlogd zmm9, zmm0, zmm3, 0x1e                           ;   606.2 p5      30 x
        vmovdqu64 zmm10, [rbp + 3200]                               ;   381.0 p3      80 x[0] reload
        vmovdqa64 zmm11, zmm1                                       ;   600.8         30 x copy
        vpternlogd zmm11, zmm2, zmm10, 0x96                         ;   606.2 p0      30 x
        vpternlogd zmm2, zmm10, zmm8, 0x28                          ;   606.8 p5      30 x
        vpternlogd zmm1, zmm2, zmm4, 0x96                           ;   607.8 p0      30 x
        vpternlogd zmm6, zmm4, zmm11, 0x6a                          ;   607.8 p5      30 x
        vmovdqu64 zmm4, [rbp + 3264]                                ;   383.2 p2      80 x[0] reload
        vmovdqa64 zmm10, zmm3                                       ;   602.8         30 x copy
        vpternlogd zmm10, zmm5, zmm4, 0x96                          ;   608.2 p0      30 x
        vpternlogd zmm5, zmm4, zmm9, 0x28                           ;   608.8 p5      30 x
        vpternlogd zmm3, zmm5, zmm0, 0x96                           ;   609.8 p0      30 x
        vpternlogd zmm7, zmm0, zmm10, 0x6a                          ;   609.8 p5      30 x
        vmovdqa64 zmm0, zmm1                                        ;   608.8         30 x copy
        vpternlogd zmm0, zmm2, zmm8, 0x6a                           ;   610.2 p0      30 x
        vpternlogd zmm2, zmm11, zmm0, 0x96                          ;   611.2 p5      48 x[1]
        vpternlogd zmm0, zmm6, zmm1, 0x78                           ;   611.2 p0      30 x
        vpternlogd zmm6, zmm8, zmm1, 0x9c                           ;   611.8 p5      30 x
        vprold zmm0, zmm0, 0xd                                      ;   612.2 p0      46 x[0]
        vprold zmm4, zmm6, 3                                        ;   613.2 p0      47 x[2]
        vpternlogd zmm2, zmm0, zmm4, 0x96                           ;   614.2 p5      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   615.2 p0      50 x[1]
        vmovdqa64 zmm6, zmm3                                        ;   610.8         30 x copy
        vpternlogd zmm6, zmm5, zmm9, 0x6a                           ;   613.8 p5      30 x
        vpternlogd zmm5, zmm10, zmm6, 0x96                          ;   614.8 p5      48 x[1]
        vpternlogd zmm6, zmm7, zmm3, 0x78                           ;   615.2 p0      30 x
        vpternlogd zmm7, zmm9, zmm3, 0x9c                           ;   615.8 p5      30 x
        vprold zmm6, zmm6, 0xd                                      ;   616.2 p0      46 x[0]
        vprold zmm7, zmm7, 3                                        ;   617.2 p0      47 x[2]
        vpternlogd zmm5, zmm6, zmm7, 0x96                           ;   618.2 p5      48 x[1]
        vprold zmm5, zmm5, 1                                        ;   619.2 p0      50 x[1]
        vpslld zmm8, zmm0, 3                                        ;   619.2 p0      49 x[3]
        vpternlogd zmm8, zmm1, zmm4, 0x96                           ;   620.2 p5      49 x[3]
        vprold zmm1, zmm8, 7                                        ;   621.2 p0      51 x[3]
        vpternlogd zmm0, zmm1, zmm2, 0x96                           ;   622.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   623.2 p0      54 x[0]
        vpslld zmm8, zmm6, 3                                        ;   622.2 p0      49 x[3]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   623.2 p5      49 x[3]
        vprold zmm3, zmm8, 7                                        ;   624.2 p0      51 x[3]
        vpternlogd zmm6, zmm3, zmm5, 0x96                           ;   625.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   626.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 10944]                               ;   403.2 p3      80 x[0] reload
        vpxord zmm0, zmm0, zmm8                                     ;   624.2 p5      80 x[0]
        vpxord zmm6, zmm6, zmm8                                     ;   627.2 p5      80 x[0]
        vpslld zmm8, zmm2, 7                                        ;   625.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm1, 0x96                           ;   626.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   627.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11008]                               ;   405.2 p2      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   624.8 p5      80 x[1]
        vpslld zmm9, zmm5, 7                                        ;   627.2 p0      53 x[2]
        vpternlogd zmm9, zmm7, zmm3, 0x96                           ;   628.2 p5      53 x[2]
        vprold zmm7, zmm9, 0x16                                     ;   629.2 p0      55 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;   626.8 p5      80 x[1]
        vpxord zmm4, zmm4, [rbp + 3584]                             ;   628.2 p5+p3   80 x[2]
        vpxord zmm7, zmm7, [rbp + 3648]                             ;   630.2 p5+p2   80 x[2]
        vmovdqu64 zmm8, [rbp + 11072]                               ;   408.2 p3      80 x[3] reload
        vpternlogd zmm1, zmm0, zmm8, 0x96                           ;   629.2 p0      23 x
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;   629.8 p5      23 x
        vpxord zmm3, zmm2, zmm4                                     ;   630.2 p0      23 x
        vpternlogd zmm2, zmm1, zmm0, 0x6a                           ;   630.8 p5      23 x
        vpternlogd zmm0, zmm1, zmm3, 0x56                           ;   631.2 p0      23 x
        vpxord zmm9, zmm5, zmm7                                     ;   631.8 p5      23 x
        vpternlogd zmm5, zmm8, zmm6, 0x6a                           ;   632.2 p0      23 x
        vpternlogd zmm6, zmm8, zmm9, 0x56                           ;   632.8 p5      23 x
        vmovdqa64 zmm10, zmm2                                       ;   631.8         23 x copy
        vpternlogd zmm10, zmm1, zmm4, 0x96                          ;   633.2 p0      23 x
        vpternlogd zmm1, zmm0, zmm4, 0x48                           ;   633.8 p5      23 x
        vpternlogd zmm1, zmm2, zmm3, 0xf8                           ;   634.8 p0      23 x
        vpandd zmm4, zmm4, zmm2                                     ;   634.8 p5      23 x
        vpternlogd zmm4, zmm3, zmm10, 0x96                          ;   635.8 p0      23 x
        vprold zmm2, zmm4, 3                                        ;   636.8 p0      47 x[2]
        vpxord zmm10, zmm10, zmm1                                   ;   635.8 p5      48 x[1]
        vprold zmm1, zmm1, 0xd                                      ;   637.2 p0      46 x[0]
        vpternlogd zmm10, zmm2, zmm1, 0x96                          ;   638.2 p5      48 x[1]
        vprold zmm3, zmm10, 1                                       ;   639.2 p0      50 x[1]
        vmovdqa64 zmm4, zmm5                                        ;   633.2         23 x copy
        vpternlogd zmm4, zmm8, zmm7, 0x96                           ;   637.8 p5      23 x
        vpternlogd zmm8, zmm6, zmm7, 0x48                           ;   638.8 p5      23 x
        vpternlogd zmm8, zmm5, zmm9, 0xf8                           ;   639.8 p0      23 x
        vpandd zmm7, zmm7, zmm5                                     ;   639.8 p5      23 x
        vpternlogd zmm7, zmm9, zmm4, 0x96                           ;   640.8 p0      23 x
        vprold zmm5, zmm7, 3                                        ;   641.8 p0      47 x[2]
        vpxord zmm4, zmm4, zmm8                                     ;   640.8 p5      48 x[1]
        vprold zmm7, zmm8, 0xd                                      ;   642.2 p0      46 x[0]
        vpternlogd zmm4, zmm5, zmm7, 0x96                           ;   643.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   644.2 p0      50 x[1]
        vpslld zmm8, zmm1, 3                                        ;   644.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm2, 0x96                           ;   645.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   646.2 p0      51 x[3]
        vpternlogd zmm1, zmm0, zmm3, 0x96                           ;   647.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   648.2 p0      54 x[0]
        vpslld zmm8, zmm7, 3                                        ;   647.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm5, 0x96                           ;   648.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   649.2 p0      51 x[3]
        vpternlogd zmm7, zmm6, zmm4, 0x96                           ;   650.2 p5      52 x[0]
        vprold zmm7, zmm7, 5                                        ;   651.2 p0      54 x[0]
        vpxord zmm1, zmm1, [rbp + 9152]                             ;   649.2 p5+p2   80 x[0]
        vpslld zmm8, zmm3, 7                                        ;   650.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm0, 0x96                           ;   651.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   652.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11136]                               ;   427.5 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;   648.8 p5      80 x[1]
        vpxord zmm7, zmm7, [rbp + 9216]                             ;   652.2 p5+p2   80 x[0]
        vpslld zmm9, zmm4, 7                                        ;   652.2 p0      53 x[2]
        vpternlogd zmm9, zmm5, zmm6, 0x96                           ;   653.2 p5      53 x[2]
        vprold zmm5, zmm9, 0x16                                     ;   654.2 p0      55 x[2]
        vpxord zmm4, zmm4, zmm8                                     ;   651.8 p5      80 x[1]
        vpxord zmm2, zmm2, [rbp + 9280]                             ;   653.2 p5+p3   80 x[2]
        vpxord zmm0, zmm0, [rbp + 9408]                             ;   653.8 p5+p2   80 x[3]
        vpxord zmm5, zmm5, [rbp + 9344]                             ;   655.2 p0+p3   80 x[2]
        vpxord zmm6, zmm6, [rbp + 9472]                             ;   654.8 p5+p2   80 x[3]
        vmovdqa64 zmm8, zmm0                                        ;   654.8         24 x copy
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;   655.2 p0      24 x
        vpternlogd zmm2, zmm3, zmm1, 0xf8                           ;   655.8 p5      24 x
        vmovdqa64 zmm9, zmm6                                        ;   655.8         24 x copy
        vpternlogd zmm9, zmm5, zmm4, 0x96                           ;   656.2 p0      24 x
        vpternlogd zmm5, zmm4, zmm7, 0xf8                           ;   656.8 p5      24 x
        vmovdqa64 zmm10, zmm0                                       ;   654.8         24 x copy
        vpternlogd zmm10, zmm3, zmm1, 0x21                          ;   657.2 p0      24 x
        vpternlogd zmm3, zmm1, zmm8, 0x6a                           ;   657.8 p5      24 x
        vpternlogd zmm8, zmm10, zmm2, 0xec                          ;   658.2 p0      24 x
        vpternlogd zmm2, zmm8, zmm3, 0xde                           ;   659.2 p5      24 x
        vpxord zmm0, zmm0, zmm3                                     ;   659.2 p0      24 x
        vprold zmm1, zmm3, 3                                        ;   660.2 p0      47 x[2]
        vmovdqa64 zmm3, zmm6                                        ;   655.8         24 x copy
        vpternlogd zmm3, zmm4, zmm7, 0x21                           ;   659.8 p5      24 x
        vpternlogd zmm4, zmm7, zmm9, 0x6a                           ;   660.8 p5      24 x
        vpternlogd zmm9, zmm3, zmm5, 0xec                           ;   661.2 p0      24 x
        vpternlogd zmm5, zmm9, zmm4, 0xde                           ;   662.2 p5      24 x
        vpxord zmm6, zmm6, zmm4                                     ;   662.2 p0      24 x
        vprold zmm4, zmm4, 3                                        ;   663.2 p0      47 x[2]
        vmovdqa64 zmm7, zmm0                                        ;   660.2         24 x copy
        vpternlogd zmm7, zmm8, zmm10, 0x9a                          ;   662.8 p5      24 x
        vpternlogd zmm0, zmm10, zmm1, 0x96                          ;   663.8 p5      48 x[1]
        vprold zmm7, zmm7, 0xd                                      ;   664.2 p0      46 x[0]
        vpternlogd zmm0, zmm2, zmm7, 0x96                           ;   665.2 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   666.2 p0      50 x[1]
        vmovdqa64 zmm2, zmm6                                        ;   663.2         24 x copy
        vpternlogd zmm2, zmm9, zmm3, 0x9a                           ;   665.8 p5      24 x
        vpternlogd zmm6, zmm3, zmm4, 0x96                           ;   666.2 p0      48 x[1]
        vprold zmm2, zmm2, 0xd                                      ;   667.2 p0      46 x[0]
        vpternlogd zmm6, zmm5, zmm2, 0x96                           ;   668.2 p5      48 x[1]
        vprold zmm3, zmm6, 1                                        ;   669.2 p0      50 x[1]
        vpslld zmm5, zmm7, 3                                        ;   669.2 p0      49 x[3]
        vpternlogd zmm5, zmm8, zmm1, 0x96                           ;   670.2 p5      49 x[3]
        vprold zmm5, zmm5, 7                                        ;   671.2 p0      51 x[3]
        vpternlogd zmm7, zmm5, zmm0, 0x96                           ;   672.2 p5      52 x[0]
        vprold zmm6, zmm7, 5                                        ;   673.2 p0      54 x[0]
        vpslld zmm7, zmm2, 3                                        ;   672.2 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm4, 0x96                           ;   673.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   674.2 p0      51 x[3]
        vpternlogd zmm2, zmm7, zmm3, 0x96                           ;   675.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   676.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 11200]                               ;   452.2 p3      80 x[0] reload
        vpxord zmm6, zmm6, zmm8                                     ;   674.2 p5      80 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   677.2 p5      80 x[0]
        vpslld zmm8, zmm0, 7                                        ;   675.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm5, 0x96                           ;   676.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   677.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11264]                               ;   453.5 p2      80 x[1] reload
        vpxord zmm0, zmm0, zmm8                                     ;   674.8 p5      80 x[1]
        vpslld zmm9, zmm3, 7                                        ;   677.2 p0      53 x[2]
        vpternlogd zmm9, zmm4, zmm7, 0x96                           ;   678.2 p5      53 x[2]
        vprold zmm4, zmm9, 0x16                                     ;   679.2 p0      55 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   676.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 11328]                               ;   455.5 p3      80 x[2] reload
        vpxord zmm1, zmm1, zmm8                                     ;   678.2 p5      80 x[2]
        vmovdqu64 zmm9, [rbp + 11392]                               ;   456.2 p2      80 x[3] reload
        vpxord zmm5, zmm5, zmm9                                     ;   678.8 p5      80 x[3]
        vpxord zmm4, zmm4, zmm8                                     ;   680.2 p0      80 x[2]
        vpxord zmm7, zmm7, zmm9                                     ;   679.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm1                                        ;   679.2         25 x copy
        vpternlogd zmm8, zmm0, zmm6, 0x96                           ;   680.2 p0      25 x
        vpternlogd zmm1, zmm5, zmm6, 0x6c                           ;   680.8 p5      25 x
        vpternlogd zmm5, zmm0, zmm6, 0x36                           ;   681.2 p0      25 x
        vpternlogd zmm0, zmm1, zmm8, 0x6a                           ;   681.8 p5      25 x
        vpternlogd zmm6, zmm1, zmm8, 0x96                           ;   682.2 p0      25 x
        vpternlogd zmm1, zmm8, zmm5, 0xd2                           ;   682.8 p5      25 x
        vprold zmm6, zmm6, 0xd                                      ;   683.2 p0      46 x[0]
        vpxord zmm5, zmm5, zmm1                                     ;   683.8 p5      25 x
        vprold zmm5, zmm5, 3                                        ;   684.8 p0      47 x[2]
        vpxord zmm1, zmm1, zmm0                                     ;   684.8 p5      48 x[1]
        vpternlogd zmm1, zmm5, zmm6, 0x96                           ;   685.8 p0      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   686.8 p0      50 x[1]
        vmovdqa64 zmm8, zmm4                                        ;   681.2         25 x copy
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;   685.8 p5      25 x
        vpternlogd zmm4, zmm7, zmm2, 0x6c                           ;   686.8 p5      25 x
        vpternlogd zmm7, zmm3, zmm2, 0x36                           ;   687.2 p0      25 x
        vpternlogd zmm3, zmm4, zmm8, 0x6a                           ;   687.8 p5      25 x
        vpternlogd zmm2, zmm4, zmm8, 0x96                           ;   688.2 p0      25 x
        vpternlogd zmm4, zmm8, zmm7, 0xd2                           ;   688.8 p5      25 x
        vprold zmm2, zmm2, 0xd                                      ;   689.2 p0      46 x[0]
        vpxord zmm7, zmm7, zmm4                                     ;   689.8 p5      25 x
        vprold zmm7, zmm7, 3                                        ;   690.8 p0      47 x[2]
        vpxord zmm4, zmm4, zmm3                                     ;   690.8 p5      48 x[1]
        vpternlogd zmm4, zmm7, zmm2, 0x96                           ;   691.8 p0      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   692.8 p0      50 x[1]
        vpslld zmm8, zmm6, 3                                        ;   693.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm5, 0x96                           ;   694.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   695.2 p0      51 x[3]
        vpternlogd zmm6, zmm0, zmm1, 0x96                           ;   696.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   697.2 p0      54 x[0]
        vpslld zmm8, zmm2, 3                                        ;   696.2 p0      49 x[3]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   697.2 p5      49 x[3]
        vprold zmm3, zmm8, 7                                        ;   698.2 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm4, 0x96                           ;   699.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   700.2 p0      54 x[0]
        vpxord zmm6, zmm6, [rbp + 3968]                             ;   698.2 p5+p3   80 x[0]
        vpxord zmm2, zmm2, [rbp + 4032]                             ;   701.2 p5+p2   80 x[0]
        vpslld zmm8, zmm1, 7                                        ;   699.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm0, 0x96                           ;   700.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   701.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11520]                               ;   477.5 p3      80 x[2] reload
        vpxord zmm5, zmm5, zmm8                                     ;   702.2 p5      80 x[2]
        vpxord zmm0, zmm0, [rbp + 4160]                             ;   699.8 p5+p2   80 x[3]
        vpslld zmm9, zmm4, 7                                        ;   701.2 p0      53 x[2]
        vpternlogd zmm9, zmm7, zmm3, 0x96                           ;   702.2 p5      53 x[2]
        vprold zmm7, zmm9, 0x16                                     ;   703.2 p0      55 x[2]
        vpxord zmm7, zmm7, zmm8                                     ;   704.2 p5      80 x[2]
        vpxord zmm3, zmm3, [rbp + 4288]                             ;   702.8 p5+p3   80 x[3]
        vmovdqu64 zmm8, [rbp + 11456]                               ;   479.3 p2      80 x[1] reload
        vmovdqa64 zmm9, zmm6                                        ;   699.2         26 x copy
        vpternlogd zmm9, zmm1, zmm8, 0x60                           ;   703.2 p0      26 x
        vpternlogd zmm1, zmm0, zmm8, 0x96                           ;   703.8 p5      26 x
        vmovdqa64 zmm10, zmm8                                       ;   485.3         26 x copy
        vpternlogd zmm10, zmm2, zmm4, 0x48                          ;   704.2 p0      26 x
        vpternlogd zmm8, zmm4, zmm3, 0x96                           ;   704.8 p5      26 x
        vpxord zmm4, zmm5, zmm6                                     ;   705.2 p0      26 x
        vpternlogd zmm4, zmm1, zmm9, 0x36                           ;   706.2 p5      26 x
        vpternlogd zmm5, zmm0, zmm6, 0xe0                           ;   706.2 p0      26 x
        vpternlogd zmm0, zmm6, zmm9, 0x56                           ;   706.8 p5      26 x
        vpternlogd zmm1, zmm5, zmm9, 0x36                           ;   707.2 p0      26 x
        vpxord zmm6, zmm7, zmm2                                     ;   707.8 p5      26 x
        vpternlogd zmm6, zmm8, zmm10, 0x36                          ;   708.8 p0      26 x
        vpternlogd zmm7, zmm3, zmm2, 0xe0                           ;   708.8 p5      26 x
        vpternlogd zmm3, zmm2, zmm10, 0x56                          ;   709.2 p0      26 x
        vpternlogd zmm8, zmm7, zmm10, 0x36                          ;   709.8 p5      26 x
        vmovdqa64 zmm2, zmm0                                        ;   707.8         26 x copy
        vpternlogd zmm2, zmm5, zmm4, 0x56                           ;   710.2 p0      26 x
        vpternlogd zmm5, zmm9, zmm2, 0x56                           ;   711.2 p5      49 x[3]
        vpternlogd zmm4, zmm0, zmm1, 0x4e                           ;   711.2 p0      26 x
        vpternlogd zmm2, zmm0, zmm1, 0x1e                           ;   711.8 p5      26 x
        vprold zmm0, zmm4, 0xd                                      ;   712.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   713.2 p0      47 x[2]
        vpternlogd zmm1, zmm2, zmm0, 0x96                           ;   714.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   715.2 p0      50 x[1]
        vmovdqa64 zmm4, zmm3                                        ;   710.2         26 x copy
        vpternlogd zmm4, zmm7, zmm6, 0x56                           ;   713.8 p5      26 x
        vpternlogd zmm6, zmm3, zmm8, 0x4e                           ;   714.8 p5      26 x
        vpternlogd zmm7, zmm10, zmm4, 0x56                          ;   715.2 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm8, 0x1e                           ;   715.8 p5      26 x
        vprold zmm3, zmm6, 0xd                                      ;   716.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;   717.2 p0      47 x[2]
        vpternlogd zmm8, zmm4, zmm3, 0x96                           ;   718.2 p5      48 x[1]
        vprold zmm6, zmm8, 1                                        ;   719.2 p0      50 x[1]
        vpslld zmm8, zmm0, 3                                        ;   719.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm2, 0x96                           ;   720.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   721.2 p0      51 x[3]
        vpternlogd zmm0, zmm5, zmm1, 0x96                           ;   722.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   723.2 p0      54 x[0]
        vpslld zmm8, zmm3, 3                                        ;   722.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm4, 0x96                           ;   723.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   724.2 p0      51 x[3]
        vpternlogd zmm3, zmm7, zmm6, 0x96                           ;   725.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   726.2 p0      54 x[0]
        vpslld zmm8, zmm1, 7                                        ;   725.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm5, 0x96                           ;   726.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   727.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11648]                               ;   502.2 p3      80 x[1] reload
        vpxord zmm1, zmm1, zmm8                                     ;   722.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 11712]                               ;   502.5 p2      80 x[3] reload
        vpxord zmm5, zmm5, zmm9                                     ;   723.8 p5      80 x[3]
        vpslld zmm10, zmm6, 7                                       ;   727.2 p0      53 x[2]
        vpternlogd zmm10, zmm4, zmm7, 0x96                          ;   728.2 p5      53 x[2]
        vprold zmm4, zmm10, 0x16                                    ;   729.2 p0      55 x[2]
        vpxord zmm6, zmm6, zmm8                                     ;   725.8 p5      80 x[1]
        vpxord zmm7, zmm7, zmm9                                     ;   726.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 11584]                               ;   505.3 p3      80 x[0] reload
        vmovdqa64 zmm9, zmm1                                        ;   723.8         27 x copy
        vpternlogd zmm9, zmm0, zmm8, 0x96                           ;   727.8 p5      27 x
        vpternlogd zmm0, zmm5, zmm8, 0x96                           ;   728.8 p5      27 x
        vmovdqu64 zmm10, [rbp + 12096]                              ;   506.0 p2      80 x[2] reload
        vpternlogd zmm5, zmm2, zmm10, 0x96                          ;   729.2 p0      27 x
        vpternlogd zmm2, zmm10, zmm0, 0xbe                          ;   729.8 p5      27 x
        vpternlogd zmm9, zmm5, zmm0, 0x6c                           ;   730.2 p0      27 x
        vmovdqa64 zmm10, zmm6                                       ;   726.8         27 x copy
        vpternlogd zmm10, zmm3, zmm8, 0x96                          ;   730.8 p5      27 x
        vpternlogd zmm3, zmm8, zmm7, 0x96                           ;   731.2 p0      27 x
        vmovdqu64 zmm8, [rbp + 12224]                               ;   507.8 p3      80 x[2] reload
        vpternlogd zmm7, zmm4, zmm8, 0x96                           ;   731.8 p5      27 x
        vpternlogd zmm4, zmm8, zmm3, 0xbe                           ;   732.2 p0      27 x
        vpternlogd zmm10, zmm7, zmm3, 0x6c                          ;   732.8 p5      27 x
        vmovdqa64 zmm8, zmm2                                        ;   730.8         27 x copy
        vpternlogd zmm8, zmm5, zmm1, 0x9a                           ;   733.2 p0      27 x
        vpternlogd zmm2, zmm5, zmm9, 0x80                           ;   733.8 p5      27 x
        vmovdqa64 zmm5, zmm4                                        ;   733.2         27 x copy
        vpternlogd zmm5, zmm7, zmm6, 0x9a                           ;   734.2 p0      27 x
        vpternlogd zmm4, zmm7, zmm10, 0x80                          ;   734.8 p5      27 x
        vmovdqa64 zmm7, zmm1                                        ;   723.8         27 x copy
        vpternlogd zmm1, zmm9, zmm0, 0x6a                           ;   735.2 p0      49 x[3]
        vprold zmm9, zmm9, 0xd                                      ;   736.2 p0      46 x[0]
        vpternlogd zmm8, zmm9, zmm2, 0x36                           ;   737.2 p5      48 x[1]
        vpxord zmm0, zmm0, zmm2                                     ;   736.8 p5      27 x
        vpxord zmm7, zmm7, zmm0                                     ;   737.8 p0      27 x
        vprold zmm2, zmm7, 3                                        ;   738.8 p0      47 x[2]
        vpternlogd zmm8, zmm0, zmm2, 0x96                           ;   739.8 p5      48 x[1]
        vprold zmm0, zmm8, 1                                        ;   740.8 p0      50 x[1]
        vmovdqa64 zmm7, zmm6                                        ;   726.8         27 x copy
        vpternlogd zmm6, zmm10, zmm3, 0x6a                          ;   738.8 p5      49 x[3]
        vprold zmm8, zmm10, 0xd                                     ;   740.2 p0      46 x[0]
        vpxord zmm3, zmm3, zmm4                                     ;   739.8 p5      27 x
        vpternlogd zmm4, zmm5, zmm8, 0x56                           ;   741.2 p5      48 x[1]
        vpxord zmm7, zmm7, zmm3                                     ;   741.2 p0      27 x
        vprold zmm5, zmm7, 3                                        ;   742.2 p0      47 x[2]
        vpternlogd zmm4, zmm3, zmm5, 0x96                           ;   743.2 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;   744.2 p0      50 x[1]
        vpslld zmm4, zmm9, 3                                        ;   744.2 p0      49 x[3]
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   745.2 p5      49 x[3]
        vprold zmm1, zmm4, 7                                        ;   746.2 p0      51 x[3]
        vpternlogd zmm9, zmm1, zmm0, 0x96                           ;   747.2 p5      52 x[0]
        vprold zmm4, zmm9, 5                                        ;   748.2 p0      54 x[0]
        vpslld zmm7, zmm8, 3                                        ;   747.2 p0      49 x[3]
        vpternlogd zmm7, zmm6, zmm5, 0x96                           ;   748.2 p5      49 x[3]
        vprold zmm6, zmm7, 7                                        ;   749.2 p0      51 x[3]
        vpternlogd zmm8, zmm6, zmm3, 0x96                           ;   750.2 p5      52 x[0]
        vprold zmm7, zmm8, 5                                        ;   751.2 p0      54 x[0]
        vpxord zmm4, zmm4, [rbp + 4352]                             ;   749.2 p5+p2   80 x[0]
        vpxord zmm7, zmm7, [rbp + 4416]                             ;   752.2 p5+p3   80 x[0]
        vpslld zmm8, zmm0, 7                                        ;   750.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm1, 0x96                           ;   751.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   752.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11776]                               ;   529.3 p2      80 x[1] reload
        vpxord zmm0, zmm0, zmm8                                     ;   749.8 p5      80 x[1]
        vpslld zmm9, zmm3, 7                                        ;   752.2 p0      53 x[2]
        vpternlogd zmm9, zmm5, zmm6, 0x96                           ;   753.2 p5      53 x[2]
        vprold zmm5, zmm9, 0x16                                     ;   754.2 p0      55 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   751.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 11904]                               ;   531.0 p3      80 x[3] reload
        vpxord zmm1, zmm1, zmm8                                     ;   752.8 p5      80 x[3]
        vpxord zmm6, zmm6, zmm8                                     ;   753.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 11840]                               ;   531.5 p2      80 x[2] reload
        vpxord zmm2, zmm2, zmm8                                     ;   754.2 p0      28 x
        vpxord zmm5, zmm5, zmm8                                     ;   755.2 p5      28 x
        vpandnd zmm8, zmm2, zmm4                                    ;   755.2 p0      28 x
        vpternlogd zmm2, zmm0, zmm4, 0xb4                           ;   755.8 p5      28 x
        vpternlogd zmm0, zmm1, zmm4, 0x96                           ;   756.2 p0      28 x
        vpternlogd zmm8, zmm0, zmm1, 0x6a                           ;   757.2 p5      28 x
        vpternlogd zmm1, zmm0, zmm2, 0x56                           ;   757.2 p0      28 x
        vpxord zmm4, zmm4, zmm2                                     ;   757.8 p5      28 x
        vpternlogd zmm2, zmm8, zmm0, 0x6a                           ;   758.2 p0      48 x[1]
        vpternlogd zmm0, zmm1, zmm4, 0x78                           ;   758.8 p5      28 x
        vprold zmm1, zmm1, 0xd                                      ;   759.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   760.2 p0      47 x[2]
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   761.2 p5      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   762.2 p0      50 x[1]
        vpandnd zmm9, zmm5, zmm7                                    ;   760.8 p5      28 x
        vpternlogd zmm5, zmm3, zmm7, 0xb4                           ;   761.8 p5      28 x
        vpternlogd zmm3, zmm6, zmm7, 0x96                           ;   762.2 p0      28 x
        vpternlogd zmm9, zmm3, zmm6, 0x6a                           ;   763.2 p5      28 x
        vpternlogd zmm6, zmm3, zmm5, 0x56                           ;   763.2 p0      28 x
        vpxord zmm7, zmm7, zmm5                                     ;   763.8 p5      28 x
        vpternlogd zmm5, zmm9, zmm3, 0x6a                           ;   764.2 p0      48 x[1]
        vpternlogd zmm3, zmm6, zmm7, 0x78                           ;   764.8 p5      28 x
        vprold zmm6, zmm6, 0xd                                      ;   765.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   766.2 p0      47 x[2]
        vpternlogd zmm5, zmm3, zmm6, 0x96                           ;   767.2 p5      48 x[1]
        vprold zmm5, zmm5, 1                                        ;   768.2 p0      50 x[1]
        vpxord zmm8, zmm8, zmm4                                     ;   766.8 p5      49 x[3]
        vpxord zmm9, zmm9, zmm7                                     ;   767.8 p5      49 x[3]
        vpslld zmm4, zmm1, 3                                        ;   768.2 p0      49 x[3]
        vpternlogd zmm4, zmm8, zmm0, 0x96                           ;   769.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   770.2 p0      51 x[3]
        vpternlogd zmm1, zmm4, zmm2, 0x96                           ;   771.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   772.2 p0      54 x[0]
        vpslld zmm7, zmm6, 3                                        ;   771.2 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm3, 0x96                           ;   772.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   773.2 p0      51 x[3]
        vpternlogd zmm6, zmm7, zmm5, 0x96                           ;   774.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   775.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 11968]                               ;   549.3 p3      80 x[0] reload
        vpxord zmm1, zmm1, zmm8                                     ;   773.2 p5      80 x[0]
        vpxord zmm6, zmm6, zmm8                                     ;   776.2 p5      80 x[0]
        vpslld zmm8, zmm2, 7                                        ;   774.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm4, 0x96                           ;   775.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   776.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 4480]                             ;   775.8 p5+p2   80 x[1]
        vpslld zmm8, zmm5, 7                                        ;   776.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   777.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   778.2 p0      55 x[2]
        vpxord zmm5, zmm5, [rbp + 4544]                             ;   777.8 p5+p3   80 x[1]
        vmovdqu64 zmm8, [rbp + 12160]                               ;   554.2 p2      80 x[3] reload
        vpxord zmm4, zmm4, zmm8                                     ;   778.2 p0      80 x[3]
        vpxord zmm7, zmm7, zmm8                                     ;   778.8 p5      80 x[3]
        vpxord zmm8, zmm1, zmm4                                     ;   779.2 p0      29 x
        vpxord zmm9, zmm6, zmm7                                     ;   779.8 p5      29 x
        vmovdqu64 zmm10, [rbp + 12032]                              ;   555.5 p3      80 x[2] reload
        vmovdqa64 zmm11, zmm4                                       ;   779.2         29 x copy
        vpternlogd zmm11, zmm0, zmm10, 0x96                         ;   780.2 p0      29 x
        vpternlogd zmm0, zmm10, zmm2, 0x96                          ;   780.8 p5      29 x
        vpternlogd zmm4, zmm1, zmm0, 0x6a                           ;   781.8 p0      29 x
        vpternlogd zmm2, zmm0, zmm8, 0x6c                           ;   781.8 p5      29 x
        vpternlogd zmm0, zmm11, zmm8, 0x36                          ;   782.2 p0      29 x
        vpxord zmm8, zmm8, zmm4                                     ;   782.8 p5      29 x
        vpternlogd zmm11, zmm8, zmm2, 0x6c                          ;   783.8 p0      29 x
        vpternlogd zmm2, zmm0, zmm4, 0x48                           ;   783.8 p5      29 x
        vpxord zmm0, zmm0, zmm11                                    ;   784.8 p0      29 x
        vprold zmm1, zmm11, 0xd                                     ;   785.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   786.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   787.2 p5      48 x[1]
        vmovdqa64 zmm11, zmm7                                       ;   779.8         29 x copy
        vpternlogd zmm11, zmm3, zmm10, 0x96                         ;   785.8 p5      29 x
        vpternlogd zmm3, zmm10, zmm5, 0x96                          ;   786.8 p5      29 x
        vpternlogd zmm7, zmm6, zmm3, 0x6a                           ;   787.8 p0      29 x
        vpternlogd zmm5, zmm3, zmm9, 0x6c                           ;   787.8 p5      29 x
        vpternlogd zmm3, zmm11, zmm9, 0x36                          ;   788.2 p0      29 x
        vprold zmm4, zmm4, 1                                        ;   789.2 p0      50 x[1]
        vpxord zmm9, zmm9, zmm7                                     ;   788.8 p5      29 x
        vpternlogd zmm11, zmm9, zmm5, 0x6c                          ;   789.8 p5      29 x
        vpternlogd zmm5, zmm3, zmm7, 0x48                           ;   790.2 p0      29 x
        vpxord zmm3, zmm3, zmm11                                    ;   790.8 p5      29 x
        vprold zmm6, zmm11, 0xd                                     ;   791.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   792.2 p0      47 x[2]
        vpternlogd zmm7, zmm3, zmm6, 0x96                           ;   793.2 p5      48 x[1]
        vprold zmm7, zmm7, 1                                        ;   794.2 p0      50 x[1]
        vpxord zmm8, zmm8, zmm2                                     ;   792.8 p5      49 x[3]
        vpxord zmm9, zmm9, zmm5                                     ;   793.8 p5      49 x[3]
        vpslld zmm2, zmm1, 3                                        ;   794.2 p0      49 x[3]
        vpternlogd zmm2, zmm8, zmm0, 0x96                           ;   795.2 p5      49 x[3]
        vprold zmm2, zmm2, 7                                        ;   796.2 p0      51 x[3]
        vpternlogd zmm1, zmm2, zmm4, 0x96                           ;   797.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   798.2 p0      54 x[0]
        vpslld zmm5, zmm6, 3                                        ;   797.2 p0      49 x[3]
        vpternlogd zmm5, zmm9, zmm3, 0x96                           ;   798.2 p5      49 x[3]
        vprold zmm5, zmm5, 7                                        ;   799.2 p0      51 x[3]
        vpternlogd zmm6, zmm5, zmm7, 0x96                           ;   800.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   801.2 p0      54 x[0]
        vpslld zmm8, zmm4, 7                                        ;   800.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm2, 0x96                           ;   801.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   802.2 p0      55 x[2]
        vpxord zmm4, zmm4, [rbp + 5184]                             ;   799.8 p5+p2   80 x[1]
        vpslld zmm8, zmm7, 7                                        ;   802.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                           ;   803.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   804.2 p0      55 x[2]
        vpxord zmm7, zmm7, [rbp + 5312]                             ;   801.8 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 12416]                            ;   803.2 p5+p2   80 x[2]
        vmovdqu64 zmm8, [rbp + 12288]                               ;   578.5 p3      80 x[3] reload
        vpxord zmm2, zmm2, zmm8                                     ;   803.8 p5      80 x[3]
        vpxord zmm3, zmm3, [rbp + 12480]                            ;   805.2 p0+p2   80 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;   804.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm2                                        ;   804.8         30 x copy
        vpternlogd zmm8, zmm0, zmm4, 0x1e                           ;   805.2 p0      30 x
        vmovdqa64 zmm9, zmm5                                        ;   805.8         30 x copy
        vpternlogd zmm9, zmm3, zmm7, 0x1e                           ;   806.2 p5      30 x
        vmovdqu64 zmm10, [rbp + 4608]                               ;   580.2 p3      80 x[0] reload
        vmovdqa64 zmm11, zmm4                                       ;   800.8         30 x copy
        vpternlogd zmm11, zmm1, zmm10, 0x96                         ;   806.2 p0      30 x
        vpternlogd zmm1, zmm10, zmm8, 0x28                          ;   806.8 p5      30 x
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   807.8 p0      30 x
        vpternlogd zmm2, zmm0, zmm11, 0x6a                          ;   807.8 p5      30 x
        vpxord zmm11, zmm11, [rbp + 5376]                           ;   808.2 p0+p2   84 dst
        vmovdqu64 zmm0, [rbp + 4672]                                ;   583.0 p3      80 x[0] reload
        vmovdqa64 zmm10, zmm7                                       ;   802.8         30 x copy
        vpternlogd zmm10, zmm6, zmm0, 0x96                          ;   808.8 p5      30 x
        vpternlogd zmm6, zmm0, zmm9, 0x28                           ;   809.2 p0      30 x
        vpternlogd zmm7, zmm6, zmm3, 0x96                           ;   810.2 p5      30 x
        vpternlogd zmm5, zmm3, zmm10, 0x6a                          ;   810.2 p0      30 x
        vpxord zmm10, zmm10, [rbp + 5440]                           ;   810.8 p5+p2   84 dst
        vmovdqa64 zmm0, zmm4                                        ;   808.8         30 x copy
        vpternlogd zmm0, zmm1, zmm8, 0x6a                           ;   811.2 p0      30 x
        vpternlogd zmm11, zmm1, zmm0, 0x96                          ;   812.2 p5      84 dst
        vpxord zmm8, zmm8, [rbp + 5504]                             ;   812.2 p0+p3   84 dst
        vpternlogd zmm8, zmm2, zmm4, 0xb4                           ;   813.2 p5      84 dst
        vpandd zmm2, zmm2, zmm4                                     ;   813.2 p0      30 x
        vmovdqu64 zmm1, [rbp + 12352]                               ;   589.0 p2      84 dst reload
        vpternlogd zmm2, zmm0, zmm1, 0x96                           ;   814.2 p5      84 dst
        vpxord zmm4, zmm4, [rbp + 5632]                             ;   814.2 p0+p3   84 dst
        vmovdqa64 zmm0, zmm7                                        ;   811.2         30 x copy
        vpternlogd zmm0, zmm6, zmm9, 0x6a                           ;   814.8 p5      30 x
        vpternlogd zmm10, zmm6, zmm0, 0x96                          ;   815.8 p0      84 dst
        vpxord zmm9, zmm9, [rbp + 5568]                             ;   815.8 p5+p2   84 dst
        vpternlogd zmm9, zmm5, zmm7, 0xb4                           ;   816.8 p0      84 dst
        vpandd zmm5, zmm5, zmm7                                     ;   816.8 p5      30 x
        vpternlogd zmm1, zmm5, zmm0, 0x96                           ;   817.8 p0      84 dst
        vpxord zmm7, zmm7, [rbp + 5696]                             ;   817.8 p5+p3   84 dst
        vpunpckldq zmm0, zmm2, zmm11                                ;   818.8 p5      84 dst
        vpunpckhdq zmm2, zmm2, zmm11                                ;   819.8 p5      84 dst
        vpunpckldq zmm3, zmm8, zmm4                                 ;   820.8 p5      84 dst
        vpunpckhdq zmm4, zmm8, zmm4                                 ;   821.8 p5      84 dst
        vpunpcklqdq zmm5, zmm0, zmm3                                ;   822.8 p5      84 dst
        vpunpckhqdq zmm0, zmm0, zmm3                                ;   823.8 p5      84 dst
        vpunpcklqdq zmm3, zmm2, zmm4                                ;   824.8 p5      84 dst
        vpunpckhqdq zmm2, zmm2, zmm4                                ;   825.8 p5      84 dst
        vmovdqu64 [r9], xmm5                                        ;   823.8 p7+p4   84 dst
        vshufi32x4 zmm4, zmm5, zmm5, 0x55                           ;   826.8 p5      84 dst
        vmovdqu64 [r9 + 64], xmm4                                   ;   829.8 p8+p9   84 dst
        vshufi32x4 zmm4, zmm5, zmm5, 0xaa                           ;   827.8 p5      84 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                           ;   828.8 p5      84 dst
        vmovdqu64 [r9 + 128], xmm4                                  ;   830.8 p7+p4   84 dst
        vmovdqu64 [r9 + 192], xmm5                                  ;   831.8 p8+p9   84 dst
        vmovdqu64 [r9 + 16], xmm0                                   ;   824.8 p7+p4   84 dst
        vshufi32x4 zmm4, zmm0, zmm0, 0x55                           ;   829.8 p5      84 dst
        vmovdqu64 [r9 + 80], xmm4                                   ;   832.8 p8+p9   84 dst
        vshufi32x4 zmm4, zmm0, zmm0, 0xaa                           ;   830.8 p5      84 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                           ;   831.8 p5      84 dst
        vmovdqu64 [r9 + 144], xmm4                                  ;   833.8 p7+p4   84 dst
        vmovdqu64 [r9 + 208], xmm0                                  ;   834.8 p8+p9   84 dst
        vmovdqu64 [r9 + 32], xmm3                                   ;   825.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0x55                           ;   832.8 p5      84 dst
        vmovdqu64 [r9 + 96], xmm0                                   ;   835.8 p8+p9   84 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0xaa                           ;   833.8 p5      84 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                           ;   834.8 p5      84 dst
        vmovdqu64 [r9 + 160], xmm0                                  ;   836.8 p7+p4   84 dst
        vmovdqu64 [r9 + 224], xmm3                                  ;   837.8 p8+p9   84 dst
        vmovdqu64 [r9 + 48], xmm2                                   ;   826.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm2, zmm2, 0x55                           ;   835.8 p5      84 dst
        vmovdqu64 [r9 + 112], xmm0                                  ;   838.8 p8+p9   84 dst
        vshufi32x4 zmm0, zmm2, zmm2, 0xaa                           ;   836.8 p5      84 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                           ;   837.8 p5      84 dst
        vmovdqu64 [r9 + 176], xmm0                                  ;   839.8 p7+p4   84 dst
        vmovdqu64 [r9 + 240], xmm2                                  ;   840.8 p8+p9   84 dst
        vpunpckldq zmm0, zmm1, zmm10                                ;   838.8 p5      84 dst
        vpunpckhdq zmm1, zmm1, zmm10                                ;   839.8 p5      84 dst
        vpunpckldq zmm2, zmm9, zmm7                                 ;   840.8 p5      84 dst
        vpunpckhdq zmm3, zmm9, zmm7                                 ;   841.8 p5      84 dst
        vpunpcklqdq zmm4, zmm0, zmm2                                ;   842.8 p5      84 dst
        vpunpckhqdq zmm0, zmm0, zmm2                                ;   843.8 p5      84 dst
        vpunpcklqdq zmm2, zmm1, zmm3                                ;   844.8 p5      84 dst
        vpunpckhqdq zmm1, zmm1, zmm3                                ;   845.8 p5      84 dst
        vmovdqu64 [r9 + 256], xmm4                                  ;   843.8 p7+p4   84 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0x55                           ;   846.8 p5      84 dst
        vmovdqu64 [r9 + 320], xmm3                                  ;   849.8 p8+p9   84 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0xaa                           ;   847.8 p5      84 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                           ;   848.8 p5      84 dst
        vmovdqu64 [r9 + 384], xmm3                                  ;   850.8 p7+p4   84 dst
        vmovdqu64 [r9 + 448], xmm4                                  ;   851.8 p8+p9   84 dst
        vmovdqu64 [r9 + 272], xmm0                                  ;   844.8 p7+p4   84 dst
        vshufi32x4 zmm3, zmm0, zmm0, 0x55                           ;   849.8 p5      84 dst
        vmovdqu64 [r9 + 336], xmm3                                  ;   852.8 p8+p9   84 dst
        vshufi32x4 zmm3, zmm0, zmm0, 0xaa                           ;   850.8 p5      84 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                           ;   851.8 p5      84 dst
        vmovdqu64 [r9 + 400], xmm3                                  ;   853.8 p7+p4   84 dst
        vmovdqu64 [r9 + 464], xmm0                                  ;   854.8 p8+p9   84 dst
        vmovdqu64 [r9 + 288], xmm2                                  ;   845.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm2, zmm2, 0x55                           ;   852.8 p5      84 dst
        vmovdqu64 [r9 + 352], xmm0                                  ;   855.8 p8+p9   84 dst
        vshufi32x4 zmm0, zmm2, zmm2, 0xaa                           ;   853.8 p5      84 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                           ;   854.8 p5      84 dst
        vmovdqu64 [r9 + 416], xmm0                                  ;   856.8 p7+p4   84 dst
        vmovdqu64 [r9 + 480], xmm2                                  ;   857.8 p8+p9   84 dst
        vmovdqu64 [r9 + 304], xmm1                                  ;   846.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0x55                           ;   855.8 p5      84 dst
        vmovdqu64 [r9 + 368], xmm0                                  ;   858.8 p8+p9   84 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0xaa                           ;   856.8 p5      84 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                           ;   857.8 p5      84 dst
        vmovdqu64 [r9 + 432], xmm0                                  ;   859.8 p7+p4   84 dst
        vmovdqu64 [r9 + 496], xmm1                                  ;   860.8 p8+p9   84 dst
        add r9, 0x200                                               ;   628.3 p1      76 blocks
        add r8, 0x200                                               ;   628.5 p6      76 blocks
        cmp r8, qword [rbp + 12568]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 12560], r8                                 ;                    resident
        mov qword [rbp + 12576], r9                                 ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 12552]                                ;                    blocks left over
        test rax, rax                                               ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 12560]                                ;                    blocks left over
        lea rdi, [rbp - 128]                                        ;                    blocks left over
        mov qword [rbp + 12584], rsi                                ;                    blocks left over
        mov qword [rbp + 12560], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        mov rsi, qword [rbp + 12576]                                ;                    blocks left over
        lea rdi, [rbp + 384]                                        ;                    blocks left over
        mov rcx, rsi                                                ;                    blocks left over
        sub rcx, qword [rbp + 12584]                                ;                    blocks left over
        neg rcx                                                     ;                    blocks left over
        sbb rcx, rcx                                                ;                    blocks left over
        lea rdx, [rbp - 128]                                        ;                    blocks left over
        sub rdi, rdx                                                ;                    blocks left over
        and rdi, rcx                                                ;                    blocks left over
        add rdi, rdx                                                ;                    blocks left over
        mov qword [rbp + 12592], rdi                                ;                    blocks left over
        mov qword [rbp + 12600], rsi                                ;                    blocks left over
        mov qword [rbp + 12576], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        lea rsi, [rbp + 384]                                        ;                    blocks left over
        mov qword [rbp + 12568], rsi                                ;                    blocks left over
        neg rax                                                     ;                    blocks left over
        mov qword [rbp + 12552], rax                                ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                     ;                    blocks left over
        mov rsi, qword [rbp + 12592]                                ;                    blocks left over
        mov rdi, qword [rbp + 12600]                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 12608]                                ;                    frame
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
        vmovdqu64 [rbp + 8896], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 8960], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9024], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9088], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9152], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9216], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9280], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9344], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9408], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9472], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9536], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9600], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9664], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9728], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9792], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9856], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9920], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 9984], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 10048], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10112], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10176], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10240], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10304], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10368], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10432], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10496], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10560], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10624], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10688], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10752], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10816], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10880], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10944], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11008], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11072], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11136], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11200], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11264], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11328], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11392], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11456], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11520], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11584], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11648], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11712], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11776], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11840], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11904], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 11968], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12032], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12096], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12160], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12224], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12288], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12352], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12416], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12480], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12544], zmm0                               ;                    cleared
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
