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
;   body: 517 uops, planned 183.2; bounds: width 86.2, ports 182.0, path 7.0
;   blocks: 1948 uops, planned 858.8; bounds: width 324.7, ports 832.0, path 361.0
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
        vpbroadcastd zmm0, [r8 + 16]                                ;     5.0 p3      80 x[0]
        vmovdqu64 zmm1, [rel serpent_encrypt.T0_constants512]       ;     1.0 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm1                                     ;    11.0 p0      80 x[0]
        vmovdqu64 [rbp + 896], zmm0                                 ;    12.0 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 16]                                ;     5.0 p10     80 x[0]
        vpxord zmm0, zmm0, zmm1                                     ;    11.0 p5      80 x[0]
        vmovdqu64 [rbp + 960], zmm0                                 ;    12.0 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 24]                                ;     5.0 p3      80 x[2]
        vmovdqu64 zmm2, [rel serpent_encrypt.T0_constants512 + 64]  ;     2.0 p2      80 x[2] reload
        vpxord zmm0, zmm0, zmm2                                     ;    11.0 p0      80 x[2]
        vmovdqu64 [rbp + 1024], zmm0                                ;    12.0 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 24]                                ;     5.0 p10     80 x[2]
        vpxord zmm0, zmm0, zmm2                                     ;    11.0 p5      80 x[2]
        vmovdqu64 [rbp + 1088], zmm0                                ;    12.0 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 48]                                ;     5.0 p3      80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    11.0         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[0]
        vmovdqu64 [rbp + 1152], zmm3                                ;    12.0 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 48]                                ;     5.0 p2      80 x[0]
        vpbroadcastd zmm3, [r8 + 28]                                ;     5.0 p10     80 x[3]
        vmovdqu64 zmm4, [rel serpent_encrypt.T0_constants512 + 128] ;     3.5 p3      80 x[3] reload
        vpxord zmm3, zmm3, zmm4                                     ;    11.0 p5      80 x[3]
        vmovdqu64 [rbp + 1216], zmm3                                ;    12.0 p8+p9   80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    11.0         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[0]
        vmovdqu64 [rbp + 1280], zmm3                                ;    12.0 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 28]                                ;     5.0 p2      80 x[3]
        vpxord zmm0, zmm0, zmm4                                     ;    11.0 p5      80 x[3]
        vmovdqu64 [rbp + 1344], zmm0                                ;    12.0 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 60]                                ;     5.0 p10     80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    11.0         80 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[3]
        vmovdqu64 [rbp + 1408], zmm3                                ;    12.0 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 60]                                ;     5.7 p3      80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    11.7         80 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    11.7 p5      80 x[3]
        vmovdqu64 [rbp + 1472], zmm3                                ;    12.7 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 80]                                ;     6.3 p2      80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    12.3         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    12.3 p0      80 x[0]
        vmovdqu64 [rbp + 1536], zmm3                                ;    13.3 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 80]                                ;     7.0 p10     80 x[0]
        vpbroadcastd zmm3, [r8 + 72]                                ;     7.2 p3      80 x[2]
        vmovdqu64 zmm5, [rel serpent_encrypt.T0_constants512 + 256] ;     7.3 p2      80 x[2] reload
        vpxord zmm3, zmm3, zmm5                                     ;    13.3 p5      80 x[2]
        vmovdqu64 [rbp + 1600], zmm3                                ;    14.3 p8+p9   80 x[2]
        vmovdqa64 zmm3, zmm0                                        ;    13.0         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    13.0 p0      80 x[0]
        vmovdqu64 [rbp + 1664], zmm3                                ;    14.0 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 72]                                ;     8.3 p10     80 x[2]
        vpxord zmm0, zmm0, zmm5                                     ;    14.3 p5      80 x[2]
        vmovdqu64 [rbp + 1728], zmm0                                ;    15.3 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 100]                               ;     8.8 p3      80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    14.8         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    14.8 p0      80 x[1]
        vmovdqu64 [rbp + 1792], zmm3                                ;    15.8 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 100]                               ;     9.5 p2      80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    15.5         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    15.5 p5      80 x[1]
        vmovdqu64 [rbp + 1856], zmm3                                ;    16.5 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 112]                               ;    10.2 p10     80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    16.2         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    16.2 p0      80 x[0]
        vmovdqu64 [rbp + 1920], zmm3                                ;    17.2 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 112]                               ;    10.8 p3      80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    16.8         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    16.8 p5      80 x[0]
        vmovdqu64 [rbp + 1984], zmm3                                ;    17.8 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 116]                               ;    11.5 p2      80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    17.5         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    17.5 p0      80 x[1]
        vmovdqu64 [rbp + 2048], zmm3                                ;    18.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 116]                               ;    12.2 p10     80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    18.2         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    18.2 p5      80 x[1]
        vmovdqu64 [rbp + 2112], zmm3                                ;    19.2 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 136]                               ;    12.8 p3      80 x[2]
        vmovdqa64 zmm3, zmm0                                        ;    18.8         80 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    18.8 p0      80 x[2]
        vmovdqu64 [rbp + 2176], zmm3                                ;    20.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 136]                               ;    13.5 p2      80 x[2]
        vpbroadcastd zmm3, [r8 + 120]                               ;    13.7 p10     80 x[2]
        vpxord zmm3, zmm3, zmm5                                     ;    19.7 p5      80 x[2]
        vmovdqu64 [rbp + 2240], zmm3                                ;    21.2 p8+p9   80 x[2]
        vmovdqa64 zmm3, zmm0                                        ;    19.5         80 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    19.5 p0      80 x[2]
        vmovdqu64 [rbp + 2304], zmm3                                ;    22.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 120]                               ;    14.7 p3      80 x[2]
        vpxord zmm0, zmm0, zmm5                                     ;    20.7 p5      80 x[2]
        vmovdqu64 [rbp + 2368], zmm0                                ;    23.2 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 144]                               ;    15.2 p2      80 x[0]
        vpxord zmm0, zmm0, zmm1                                     ;    21.2 p0      80 x[0]
        vmovdqu64 [rbp + 2432], zmm0                                ;    24.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 144]                               ;    15.7 p10     80 x[0]
        vpxord zmm0, zmm0, zmm1                                     ;    21.7 p5      80 x[0]
        vmovdqu64 [rbp + 2496], zmm0                                ;    25.2 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 152]                               ;    16.2 p3      80 x[2]
        vpxord zmm0, zmm0, zmm2                                     ;    22.2 p0      80 x[2]
        vmovdqu64 [rbp + 2560], zmm0                                ;    26.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 152]                               ;    16.7 p2      80 x[2]
        vpxord zmm0, zmm0, zmm2                                     ;    22.7 p5      80 x[2]
        vmovdqu64 [rbp + 2624], zmm0                                ;    27.2 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 176]                               ;    17.2 p10     80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    23.2         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    23.2 p0      80 x[0]
        vmovdqu64 [rbp + 2688], zmm3                                ;    28.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 176]                               ;    17.8 p3      80 x[0]
        vpbroadcastd zmm3, [r8 + 156]                               ;    18.0 p2      80 x[3]
        vpxord zmm3, zmm3, zmm4                                     ;    24.0 p5      80 x[3]
        vmovdqu64 [rbp + 2752], zmm3                                ;    29.2 p8+p9   80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    23.8         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    23.8 p0      80 x[0]
        vmovdqu64 [rbp + 2816], zmm3                                ;    30.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 156]                               ;    19.0 p10     80 x[3]
        vpxord zmm0, zmm0, zmm4                                     ;    25.0 p5      80 x[3]
        vmovdqu64 [rbp + 2880], zmm0                                ;    31.2 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 188]                               ;    19.5 p3      80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    25.5         80 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    25.5 p0      80 x[3]
        vmovdqu64 [rbp + 2944], zmm3                                ;    32.7 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 188]                               ;    20.2 p2      80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    26.2         80 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    26.2 p5      80 x[3]
        vmovdqu64 [rbp + 3008], zmm3                                ;    33.2 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 208]                               ;    20.8 p10     80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    26.8         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    26.8 p0      80 x[0]
        vmovdqu64 [rbp + 3072], zmm3                                ;    34.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 208]                               ;    21.5 p3      80 x[0]
        vpbroadcastd zmm3, [r8 + 200]                               ;    21.7 p2      80 x[2]
        vpxord zmm3, zmm3, zmm5                                     ;    27.7 p5      80 x[2]
        vmovdqu64 [rbp + 3136], zmm3                                ;    35.2 p8+p9   80 x[2]
        vmovdqa64 zmm3, zmm0                                        ;    27.5         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    27.5 p0      80 x[0]
        vmovdqu64 [rbp + 3200], zmm3                                ;    36.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 200]                               ;    22.7 p10     80 x[2]
        vpxord zmm0, zmm0, zmm5                                     ;    28.7 p5      80 x[2]
        vmovdqu64 [rbp + 3264], zmm0                                ;    37.2 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 228]                               ;    23.2 p3      80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    29.2         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    29.2 p0      80 x[1]
        vmovdqu64 [rbp + 3328], zmm3                                ;    38.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 228]                               ;    23.8 p2      80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    29.8         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    29.8 p5      80 x[1]
        vmovdqu64 [rbp + 3392], zmm3                                ;    39.2 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 240]                               ;    24.5 p10     80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    30.5         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    30.5 p0      80 x[0]
        vmovdqu64 [rbp + 3456], zmm3                                ;    40.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 240]                               ;    25.2 p3      80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    31.2         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    31.2 p5      80 x[0]
        vmovdqu64 [rbp + 3520], zmm3                                ;    41.2 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 244]                               ;    25.8 p2      80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    31.8         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    31.8 p0      80 x[1]
        vmovdqu64 [rbp + 3584], zmm3                                ;    42.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 244]                               ;    26.5 p10     80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    32.5         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    32.5 p5      80 x[1]
        vmovdqu64 [rbp + 3648], zmm3                                ;    43.2 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 264]                               ;    27.2 p3      80 x[2]
        vmovdqa64 zmm3, zmm0                                        ;    33.2         80 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    33.2 p0      80 x[2]
        vmovdqu64 [rbp + 3712], zmm3                                ;    44.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 264]                               ;    27.8 p2      80 x[2]
        vpbroadcastd zmm3, [r8 + 248]                               ;    28.0 p10     80 x[2]
        vpxord zmm3, zmm3, zmm5                                     ;    34.0 p5      80 x[2]
        vmovdqu64 [rbp + 3776], zmm3                                ;    45.2 p8+p9   80 x[2]
        vmovdqa64 zmm3, zmm0                                        ;    33.8         80 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    33.8 p0      80 x[2]
        vmovdqu64 [rbp + 3840], zmm3                                ;    46.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 248]                               ;    29.0 p3      80 x[2]
        vpxord zmm0, zmm0, zmm5                                     ;    35.0 p5      80 x[2]
        vmovdqu64 [rbp + 3904], zmm0                                ;    47.2 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 272]                               ;    29.5 p2      80 x[0]
        vpxord zmm0, zmm0, zmm1                                     ;    35.5 p0      80 x[0]
        vmovdqu64 [rbp + 3968], zmm0                                ;    48.7 p7+p4   80 x[0]
        vpxord zmm0, zmm1, [r8 + 272]{1to16}                        ;    30.2 p5+p3   80 x[0]
        vmovdqu64 [rbp + 4032], zmm0                                ;    49.2 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 280]                               ;    30.3 p10     80 x[2]
        vpxord zmm0, zmm0, zmm2                                     ;    36.3 p0      80 x[2]
        vmovdqu64 [rbp + 4096], zmm0                                ;    50.7 p7+p4   80 x[2]
        vpxord zmm0, zmm2, [r8 + 280]{1to16}                        ;    31.2 p5+p2   80 x[2]
        vmovdqu64 [rbp + 4160], zmm0                                ;    51.2 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 304]                               ;    31.2 p3      80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    37.2         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    37.2 p0      80 x[0]
        vmovdqu64 [rbp + 4224], zmm3                                ;    52.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 304]                               ;    31.8 p10     80 x[0]
        vpbroadcastd zmm3, [r8 + 284]                               ;    32.0 p2      80 x[3]
        vpxord zmm3, zmm3, zmm4                                     ;    38.0 p5      80 x[3]
        vmovdqu64 [rbp + 4288], zmm3                                ;    53.2 p8+p9   80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    37.8         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    37.8 p0      80 x[0]
        vmovdqu64 [rbp + 4352], zmm3                                ;    54.7 p7+p4   80 x[0]
        vpxord zmm0, zmm4, [r8 + 284]{1to16}                        ;    33.2 p5+p3   80 x[3]
        vmovdqu64 [rbp + 4416], zmm0                                ;    55.2 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 316]                               ;    33.3 p10     80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    39.3         80 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    39.3 p0      80 x[3]
        vmovdqu64 [rbp + 4480], zmm3                                ;    56.7 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 316]                               ;    34.0 p2      80 x[3]
        vmovdqa64 zmm3, zmm0                                        ;    40.0         80 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    40.0 p5      80 x[3]
        vmovdqu64 [rbp + 4544], zmm3                                ;    57.2 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 336]                               ;    34.7 p3      80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    40.7         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    40.7 p0      80 x[0]
        vmovdqu64 [rbp + 4608], zmm3                                ;    58.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 336]                               ;    35.3 p10     80 x[0]
        vpbroadcastd zmm3, [r8 + 328]                               ;    35.5 p2      80 x[2]
        vpxord zmm3, zmm3, zmm5                                     ;    41.5 p5      80 x[2]
        vmovdqu64 [rbp + 4672], zmm3                                ;    59.2 p8+p9   80 x[2]
        vmovdqa64 zmm3, zmm0                                        ;    41.3         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    41.3 p0      80 x[0]
        vmovdqu64 [rbp + 4736], zmm3                                ;    60.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 328]                               ;    36.5 p3      80 x[2]
        vpxord zmm0, zmm0, zmm5                                     ;    42.5 p5      80 x[2]
        vmovdqu64 [rbp + 4800], zmm0                                ;    61.2 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 356]                               ;    37.0 p10     80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    43.0         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    43.0 p0      80 x[1]
        vmovdqu64 [rbp + 4864], zmm3                                ;    62.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 356]                               ;    37.7 p2      80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    43.7         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    43.7 p5      80 x[1]
        vmovdqu64 [rbp + 4928], zmm3                                ;    63.2 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 368]                               ;    38.3 p3      80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    44.3         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    44.3 p0      80 x[0]
        vmovdqu64 [rbp + 4992], zmm3                                ;    64.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 368]                               ;    39.0 p10     80 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    45.0         80 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    45.0 p5      80 x[0]
        vmovdqu64 [rbp + 5056], zmm3                                ;    65.2 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 372]                               ;    39.7 p2      80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    45.7         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    45.7 p0      80 x[1]
        vmovdqu64 [rbp + 5120], zmm3                                ;    66.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 372]                               ;    40.3 p3      80 x[1]
        vmovdqa64 zmm3, zmm0                                        ;    46.3         80 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    46.3 p5      80 x[1]
        vmovdqu64 [rbp + 5184], zmm3                                ;    67.2 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 392]                               ;    41.0 p10     80 x[2]
        vmovdqa64 zmm3, zmm0                                        ;    47.0         80 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    47.0 p0      80 x[2]
        vmovdqu64 [rbp + 5248], zmm3                                ;    68.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 392]                               ;    41.7 p2      80 x[2]
        vpbroadcastd zmm3, [r8 + 376]                               ;    41.8 p3      80 x[2]
        vpxord zmm3, zmm3, zmm5                                     ;    47.8 p5      80 x[2]
        vmovdqu64 [rbp + 5312], zmm3                                ;    69.2 p8+p9   80 x[2]
        vmovdqa64 zmm3, zmm0                                        ;    47.7         80 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    47.7 p0      80 x[2]
        vmovdqu64 [rbp + 5376], zmm3                                ;    70.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 376]                               ;    42.8 p10     80 x[2]
        vpxord zmm0, zmm0, zmm5                                     ;    48.8 p5      80 x[2]
        vmovdqu64 [rbp + 5440], zmm0                                ;    71.2 p8+p9   80 x[2]
        vpxord zmm0, zmm1, [r8 + 400]{1to16}                        ;    43.5 p0+p2   80 x[0]
        vmovdqu64 [rbp + 5504], zmm0                                ;    72.7 p7+p4   80 x[0]
        vpxord zmm1, zmm1, [r8 + 400]{1to16}                        ;    44.0 p5+p3   80 x[0]
        vmovdqu64 [rbp + 5568], zmm1                                ;    73.2 p8+p9   80 x[0]
        vpxord zmm0, zmm2, [r8 + 408]{1to16}                        ;    44.5 p0+p2   80 x[2]
        vmovdqu64 [rbp + 5632], zmm0                                ;    74.7 p7+p4   80 x[2]
        vpxord zmm2, zmm2, [r8 + 408]{1to16}                        ;    45.0 p5+p3   80 x[2]
        vmovdqu64 [rbp + 5696], zmm2                                ;    75.2 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 432]                               ;    44.7 p10     80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    50.7         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    50.7 p0      80 x[0]
        vmovdqu64 [rbp + 5760], zmm1                                ;    76.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 432]                               ;    45.3 p2      80 x[0]
        vpxord zmm1, zmm4, [r8 + 412]{1to16}                        ;    46.0 p5+p3   80 x[3]
        vmovdqu64 [rbp + 5824], zmm1                                ;    77.2 p8+p9   80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    51.3         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    51.3 p0      80 x[0]
        vmovdqu64 [rbp + 5888], zmm1                                ;    78.7 p7+p4   80 x[0]
        vpxord zmm4, zmm4, [r8 + 412]{1to16}                        ;    47.0 p5+p2   80 x[3]
        vmovdqu64 [rbp + 5952], zmm4                                ;    79.2 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 444]                               ;    46.7 p10     80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    52.7         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    52.7 p0      80 x[3]
        vmovdqu64 [rbp + 6016], zmm1                                ;    80.7 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 444]                               ;    47.3 p3      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    53.3         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    53.3 p5      80 x[3]
        vmovdqu64 [rbp + 6080], zmm1                                ;    81.2 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 464]                               ;    48.0 p2      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    54.0         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    54.0 p0      80 x[0]
        vmovdqu64 [rbp + 6144], zmm1                                ;    82.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 464]                               ;    48.7 p10     80 x[0]
        vpbroadcastd zmm1, [r8 + 456]                               ;    48.8 p3      80 x[2]
        vpxord zmm1, zmm1, zmm5                                     ;    54.8 p5      80 x[2]
        vmovdqu64 [rbp + 6208], zmm1                                ;    83.2 p8+p9   80 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    54.7         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    54.7 p0      80 x[0]
        vmovdqu64 [rbp + 6272], zmm1                                ;    84.7 p7+p4   80 x[0]
        vpxord zmm0, zmm5, [r8 + 456]{1to16}                        ;    50.0 p5+p2   80 x[2]
        vmovdqu64 [rbp + 6336], zmm0                                ;    85.2 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 484]                               ;    50.2 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    56.2         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    56.2 p0      80 x[1]
        vmovdqu64 [rbp + 6400], zmm1                                ;    86.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 484]                               ;    50.8 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    56.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    56.8 p5      80 x[1]
        vmovdqu64 [rbp + 6464], zmm1                                ;    87.2 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 496]                               ;    51.5 p2      80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    57.5         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    57.5 p0      80 x[0]
        vmovdqu64 [rbp + 6528], zmm1                                ;    88.7 p7+p4   80 x[0]
        vpbroadcastd zmm0, [r8 + 496]                               ;    52.2 p10     80 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    58.2         80 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    58.2 p5      80 x[0]
        vmovdqu64 [rbp + 6592], zmm1                                ;    89.2 p8+p9   80 x[0]
        vpbroadcastd zmm0, [r8 + 500]                               ;    52.8 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    58.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    58.8 p0      80 x[1]
        vmovdqu64 [rbp + 6656], zmm1                                ;    90.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 500]                               ;    53.5 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    59.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    59.5 p5      80 x[1]
        vmovdqu64 [rbp + 6720], zmm1                                ;    91.2 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 516]                               ;    54.2 p10     84 dst
        vmovdqa64 zmm1, zmm0                                        ;    60.2         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    60.2 p0      84 dst
        vmovdqu64 [rbp + 6784], zmm1                                ;    92.7 p7+p4   84 dst
        vpbroadcastd zmm0, [r8 + 516]                               ;    54.8 p3      84 dst
        vpxord zmm1, zmm5, [r8 + 504]{1to16}                        ;    55.0 p5+p2   80 x[2]
        vmovdqu64 [rbp + 6848], zmm1                                ;    93.2 p8+p9   80 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    60.8         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    60.8 p0      84 dst
        vmovdqu64 [rbp + 6912], zmm1                                ;    94.7 p7+p4   84 dst
        vpxord zmm5, zmm5, [r8 + 504]{1to16}                        ;    56.0 p5+p3   80 x[2]
        vmovdqu64 [rbp + 6976], zmm5                                ;    95.2 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 520]                               ;    56.2 p10     84 dst
        vmovdqa64 zmm1, zmm0                                        ;    62.2         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    62.2 p0      84 dst
        vmovdqu64 [rbp + 7040], zmm1                                ;    96.7 p7+p4   84 dst
        vpbroadcastd zmm0, [r8 + 520]                               ;    56.8 p2      84 dst
        vmovdqa64 zmm1, zmm0                                        ;    62.8         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    62.8 p5      84 dst
        vmovdqu64 [rbp + 7104], zmm1                                ;    97.2 p8+p9   84 dst
        vpbroadcastd zmm0, [r8 + 524]                               ;    57.5 p3      84 dst
        vmovdqa64 zmm1, zmm0                                        ;    63.5         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    63.5 p0      84 dst
        vmovdqu64 [rbp + 7168], zmm1                                ;    98.7 p7+p4   84 dst
        vpbroadcastd zmm0, [r8 + 524]                               ;    58.2 p10     84 dst
        vmovdqa64 zmm1, zmm0                                        ;    64.2         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    64.2 p5      84 dst
        vmovdqu64 [rbp + 7232], zmm1                                ;    99.2 p8+p9   84 dst
        vpbroadcastd zmm0, [r8]                                     ;    58.8 p2      76 rk
        vmovdqu64 [rbp + 7296], zmm0                                ;   100.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 4]                                 ;    59.2 p3      76 rk
        vmovdqu64 [rbp + 7360], zmm0                                ;   101.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 8]                                 ;    59.5 p10     76 rk
        vmovdqu64 [rbp + 7424], zmm0                                ;   102.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 12]                                ;    59.8 p2      76 rk
        vmovdqu64 [rbp + 7488], zmm0                                ;   103.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 20]                                ;    60.2 p3      76 rk
        vmovdqu64 [rbp + 7552], zmm0                                ;   104.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 32]                                ;    60.5 p10     76 rk
        vmovdqu64 [rbp + 7616], zmm0                                ;   105.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 36]                                ;    60.8 p2      76 rk
        vmovdqu64 [rbp + 7680], zmm0                                ;   106.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 40]                                ;    61.2 p3      76 rk
        vmovdqu64 [rbp + 7744], zmm0                                ;   107.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 44]                                ;    61.5 p10     76 rk
        vmovdqu64 [rbp + 7808], zmm0                                ;   108.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 52]                                ;    61.8 p2      76 rk
        vmovdqu64 [rbp + 7872], zmm0                                ;   109.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 56]                                ;    62.2 p3      76 rk
        vmovdqu64 [rbp + 7936], zmm0                                ;   110.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 64]                                ;    62.5 p10     76 rk
        vmovdqu64 [rbp + 8000], zmm0                                ;   111.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 68]                                ;    62.8 p2      76 rk
        vmovdqu64 [rbp + 8064], zmm0                                ;   112.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 76]                                ;    63.2 p3      76 rk
        vmovdqu64 [rbp + 8128], zmm0                                ;   113.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 84]                                ;    63.5 p10     76 rk
        vmovdqu64 [rbp + 8192], zmm0                                ;   114.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 88]                                ;    63.8 p2      76 rk
        vmovdqu64 [rbp + 8256], zmm0                                ;   115.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 92]                                ;    64.2 p3      76 rk
        vmovdqu64 [rbp + 8320], zmm0                                ;   116.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 96]                                ;    64.5 p10     76 rk
        vmovdqu64 [rbp + 8384], zmm0                                ;   117.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 104]                               ;    64.8 p2      76 rk
        vmovdqu64 [rbp + 8448], zmm0                                ;   118.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 108]                               ;    65.2 p3      76 rk
        vmovdqu64 [rbp + 8512], zmm0                                ;   119.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 124]                               ;    65.5 p10     76 rk
        vmovdqu64 [rbp + 8576], zmm0                                ;   120.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 128]                               ;    65.8 p2      76 rk
        vmovdqu64 [rbp + 8640], zmm0                                ;   121.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 132]                               ;    66.2 p3      76 rk
        vmovdqu64 [rbp + 8704], zmm0                                ;   122.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 140]                               ;    66.5 p10     76 rk
        vmovdqu64 [rbp + 8768], zmm0                                ;   123.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 148]                               ;    66.8 p2      76 rk
        vmovdqu64 [rbp + 8832], zmm0                                ;   124.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 160]                               ;    67.2 p3      76 rk
        vmovdqu64 [rbp + 8896], zmm0                                ;   125.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 164]                               ;    67.5 p10     76 rk
        vmovdqu64 [rbp + 8960], zmm0                                ;   126.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 168]                               ;    67.8 p2      76 rk
        vmovdqu64 [rbp + 9024], zmm0                                ;   127.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 172]                               ;    68.2 p3      76 rk
        vmovdqu64 [rbp + 9088], zmm0                                ;   128.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 180]                               ;    68.5 p10     76 rk
        vmovdqu64 [rbp + 9152], zmm0                                ;   129.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 184]                               ;    68.8 p2      76 rk
        vmovdqu64 [rbp + 9216], zmm0                                ;   130.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 192]                               ;    69.2 p3      76 rk
        vmovdqu64 [rbp + 9280], zmm0                                ;   131.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 196]                               ;    69.5 p10     76 rk
        vmovdqu64 [rbp + 9344], zmm0                                ;   132.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 204]                               ;    69.8 p2      76 rk
        vmovdqu64 [rbp + 9408], zmm0                                ;   133.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 212]                               ;    70.2 p3      76 rk
        vmovdqu64 [rbp + 9472], zmm0                                ;   134.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 216]                               ;    70.5 p10     76 rk
        vmovdqu64 [rbp + 9536], zmm0                                ;   135.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 220]                               ;    70.8 p2      76 rk
        vmovdqu64 [rbp + 9600], zmm0                                ;   136.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 224]                               ;    71.2 p3      76 rk
        vmovdqu64 [rbp + 9664], zmm0                                ;   137.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 232]                               ;    71.5 p10     76 rk
        vmovdqu64 [rbp + 9728], zmm0                                ;   138.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 236]                               ;    71.8 p2      76 rk
        vmovdqu64 [rbp + 9792], zmm0                                ;   139.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 252]                               ;    72.2 p3      76 rk
        vmovdqu64 [rbp + 9856], zmm0                                ;   140.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 256]                               ;    72.5 p10     76 rk
        vmovdqu64 [rbp + 9920], zmm0                                ;   141.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 260]                               ;    72.8 p2      76 rk
        vmovdqu64 [rbp + 9984], zmm0                                ;   142.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 268]                               ;    73.2 p3      76 rk
        vmovdqu64 [rbp + 10048], zmm0                               ;   143.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 276]                               ;    73.5 p10     76 rk
        vmovdqu64 [rbp + 10112], zmm0                               ;   144.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 288]                               ;    73.8 p2      76 rk
        vmovdqu64 [rbp + 10176], zmm0                               ;   145.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 292]                               ;    74.2 p3      76 rk
        vmovdqu64 [rbp + 10240], zmm0                               ;   146.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 296]                               ;    74.5 p10     76 rk
        vmovdqu64 [rbp + 10304], zmm0                               ;   147.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 300]                               ;    74.8 p2      76 rk
        vmovdqu64 [rbp + 10368], zmm0                               ;   148.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 308]                               ;    75.2 p3      76 rk
        vmovdqu64 [rbp + 10432], zmm0                               ;   149.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 312]                               ;    75.5 p10     76 rk
        vmovdqu64 [rbp + 10496], zmm0                               ;   150.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 320]                               ;    75.8 p2      76 rk
        vmovdqu64 [rbp + 10560], zmm0                               ;   151.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 324]                               ;    76.2 p3      76 rk
        vmovdqu64 [rbp + 10624], zmm0                               ;   152.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 332]                               ;    76.5 p10     76 rk
        vmovdqu64 [rbp + 10688], zmm0                               ;   153.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 340]                               ;    76.8 p2      76 rk
        vmovdqu64 [rbp + 10752], zmm0                               ;   154.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 344]                               ;    77.2 p3      76 rk
        vmovdqu64 [rbp + 10816], zmm0                               ;   155.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 348]                               ;    77.5 p10     76 rk
        vmovdqu64 [rbp + 10880], zmm0                               ;   156.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 352]                               ;    77.8 p2      76 rk
        vmovdqu64 [rbp + 10944], zmm0                               ;   157.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 360]                               ;    78.2 p3      76 rk
        vmovdqu64 [rbp + 11008], zmm0                               ;   158.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 364]                               ;    78.5 p10     76 rk
        vmovdqu64 [rbp + 11072], zmm0                               ;   159.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 380]                               ;    78.8 p2      76 rk
        vmovdqu64 [rbp + 11136], zmm0                               ;   160.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 384]                               ;    79.2 p3      76 rk
        vmovdqu64 [rbp + 11200], zmm0                               ;   161.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 388]                               ;    79.5 p10     76 rk
        vmovdqu64 [rbp + 11264], zmm0                               ;   162.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 396]                               ;    79.8 p2      76 rk
        vmovdqu64 [rbp + 11328], zmm0                               ;   163.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 404]                               ;    80.2 p3      76 rk
        vmovdqu64 [rbp + 11392], zmm0                               ;   164.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 416]                               ;    80.5 p10     76 rk
        vmovdqu64 [rbp + 11456], zmm0                               ;   165.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 420]                               ;    80.8 p2      76 rk
        vmovdqu64 [rbp + 11520], zmm0                               ;   166.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 424]                               ;    81.2 p3      76 rk
        vmovdqu64 [rbp + 11584], zmm0                               ;   167.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 428]                               ;    81.5 p10     76 rk
        vmovdqu64 [rbp + 11648], zmm0                               ;   168.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 436]                               ;    81.8 p2      76 rk
        vmovdqu64 [rbp + 11712], zmm0                               ;   169.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 440]                               ;    82.2 p3      76 rk
        vmovdqu64 [rbp + 11776], zmm0                               ;   170.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 448]                               ;    82.5 p10     76 rk
        vmovdqu64 [rbp + 11840], zmm0                               ;   171.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 452]                               ;    82.8 p2      76 rk
        vmovdqu64 [rbp + 11904], zmm0                               ;   172.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 460]                               ;    83.2 p3      76 rk
        vmovdqu64 [rbp + 11968], zmm0                               ;   173.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 468]                               ;    83.5 p10     76 rk
        vmovdqu64 [rbp + 12032], zmm0                               ;   174.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 472]                               ;    83.8 p2      76 rk
        vmovdqu64 [rbp + 12096], zmm0                               ;   175.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 476]                               ;    84.2 p3      76 rk
        vmovdqu64 [rbp + 12160], zmm0                               ;   176.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 480]                               ;    84.5 p10     76 rk
        vmovdqu64 [rbp + 12224], zmm0                               ;   177.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 488]                               ;    84.8 p2      76 rk
        vmovdqu64 [rbp + 12288], zmm0                               ;   178.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 492]                               ;    85.2 p3      76 rk
        vmovdqu64 [rbp + 12352], zmm0                               ;   179.2 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 508]                               ;    85.5 p10     76 rk
        vmovdqu64 [rbp + 12416], zmm0                               ;   180.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 512]                               ;    85.8 p2      76 rk
        vmovdqu64 [rbp + 12480], zmm0                               ;   181.2 p8+p9   76 rk
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
        vmovdqu64 xmm8, [r8 + 480]                                  ;    10.3 p2      78 x[0]
        vshufi32x4 zmm8, zmm10, zmm8, 0                             ;    28.8 p5      78 x[0]
        vshufi32x4 zmm6, zmm6, zmm8, 0x88                           ;    31.8 p5      78 x[0]
        vmovdqu64 xmm8, [r8 + 496]                                  ;    11.0 p3      78 x[0]
        vshufi32x4 zmm8, zmm11, zmm8, 0                             ;    30.8 p5      78 x[0]
        vshufi32x4 zmm7, zmm7, zmm8, 0x88                           ;    33.8 p5      78 x[0]
        vpunpckldq zmm8, zmm1, zmm5                                 ;    32.8 p5      78 x[0]
        vpunpckhdq zmm1, zmm1, zmm5                                 ;    33.8 p5      78 x[0]
        vmovdqu64 zmm5, [rbp + 7296]                                ;    11.3 p2      80 x[0] reload
        vpxord zmm2, zmm2, zmm5                                     ;    20.8 p0      80 x[0]
        vmovdqu64 zmm9, [rbp + 7360]                                ;    12.0 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm9                                     ;    20.8 p0      80 x[1]
        vpunpckldq zmm10, zmm6, zmm7                                ;    36.8 p5      78 x[0]
        vpunpckhdq zmm6, zmm6, zmm7                                 ;    36.8 p5      78 x[0]
        vmovdqa64 zmm7, zmm3                                        ;    21.8         23 x copy
        vmovdqu64 zmm11, [rbp + 7424]                               ;    12.3 p2      80 x[2] reload
        vpxord zmm4, zmm4, zmm11                                    ;    20.8 p0      80 x[2]
        vpxord zmm7, zmm7, zmm4                                     ;    21.8 p0      23 x
        vpunpcklqdq zmm12, zmm8, zmm10                              ;    37.8 p5      78 x[0]
        vpunpckhqdq zmm8, zmm8, zmm10                               ;    37.8 p5      78 x[0]
        vpxord zmm12, zmm12, zmm5                                   ;    38.8 p0      80 x[0]
        vpxord zmm8, zmm8, zmm9                                     ;    38.8 p0      80 x[1]
        vpunpcklqdq zmm5, zmm1, zmm6                                ;    38.8 p5      78 x[0]
        vpunpckhqdq zmm1, zmm1, zmm6                                ;    39.8 p5      78 x[0]
        vpxord zmm5, zmm5, zmm11                                    ;    39.8 p0      80 x[2]
        vmovdqa64 zmm6, zmm4                                        ;    21.8         23 x copy
        vmovdqu64 zmm9, [rbp + 7488]                                ;    14.0 p3      80 x[3] reload
        vpternlogd zmm0, zmm2, zmm9, 0x96                           ;    21.8 p0      23 x
        vpternlogd zmm1, zmm9, zmm12, 0x96                          ;    40.8 p0      23 x
        vpternlogd zmm3, zmm0, zmm2, 0x6a                           ;    22.8 p0      23 x
        vpternlogd zmm2, zmm0, zmm7, 0x56                           ;    22.8 p0      23 x
        vpandd zmm6, zmm6, zmm3                                     ;    23.8 p0      23 x
        vpxord zmm9, zmm8, zmm5                                     ;    40.8 p0      23 x
        vpternlogd zmm8, zmm1, zmm12, 0x6a                          ;    41.8 p0      23 x
        vpternlogd zmm12, zmm1, zmm9, 0x56                          ;    41.8 p0      23 x
        vpandd zmm10, zmm5, zmm8                                    ;    42.8 p0      23 x
        vmovdqa64 zmm11, zmm3                                       ;    23.8         23 x copy
        vpternlogd zmm11, zmm0, zmm4, 0x96                          ;    27.2 p0      23 x
        vpternlogd zmm0, zmm4, zmm2, 0x28                           ;    28.2 p0      23 x
        vpternlogd zmm0, zmm3, zmm7, 0xf8                           ;    29.2 p0      23 x
        vpternlogd zmm6, zmm7, zmm11, 0x96                          ;    30.2 p0      23 x
        vprold zmm3, zmm6, 3                                        ;    31.2 p0      47 x[2]
        vpxord zmm11, zmm11, zmm0                                   ;    32.2 p0      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;    33.2 p0      46 x[0]
        vpternlogd zmm11, zmm3, zmm0, 0x96                          ;    34.2 p0      48 x[1]
        vprold zmm4, zmm11, 1                                       ;    35.2 p0      50 x[1]
        vpslld zmm6, zmm0, 3                                        ;    36.2 p0      49 x[3]
        vpternlogd zmm6, zmm2, zmm3, 0x96                           ;    37.2 p0      49 x[3]
        vprold zmm2, zmm6, 7                                        ;    38.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm4, 0x96                           ;    39.2 p0      52 x[0]
        vmovdqa64 zmm6, zmm8                                        ;    42.8         23 x copy
        vpternlogd zmm6, zmm1, zmm5, 0x96                           ;    42.8 p0      23 x
        vpternlogd zmm1, zmm5, zmm12, 0x28                          ;    42.8 p5      23 x
        vpternlogd zmm1, zmm8, zmm9, 0xf8                           ;    43.8 p0      23 x
        vpternlogd zmm10, zmm9, zmm6, 0x96                          ;    43.8 p5      23 x
        vprold zmm5, zmm10, 3                                       ;    44.8 p0      47 x[2]
        vpxord zmm6, zmm6, zmm1                                     ;    44.8 p5      48 x[1]
        vprold zmm1, zmm1, 0xd                                      ;    44.8 p0      46 x[0]
        vpternlogd zmm6, zmm5, zmm1, 0x96                           ;    45.8 p5      48 x[1]
        vprold zmm0, zmm0, 5                                        ;    44.2 p0      54 x[0]
        vprold zmm6, zmm6, 1                                        ;    46.8 p0      50 x[1]
        vpslld zmm7, zmm4, 7                                        ;    46.2 p0      53 x[2]
        vpternlogd zmm7, zmm3, zmm2, 0x96                           ;    47.2 p5      53 x[2]
        vprold zmm3, zmm7, 0x16                                     ;    48.2 p0      55 x[2]
        vpslld zmm7, zmm1, 3                                        ;    48.2 p0      49 x[3]
        vpternlogd zmm7, zmm12, zmm5, 0x96                          ;    49.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;    50.2 p0      51 x[3]
        vpternlogd zmm1, zmm7, zmm6, 0x96                           ;    51.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;    52.2 p0      54 x[0]
        vpxord zmm0, zmm0, [rbp + 896]                              ;    47.8 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 960]                              ;    53.2 p5+p3   80 x[0]
        vpslld zmm8, zmm6, 7                                        ;    51.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;    52.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;    53.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 7552]                                ;    22.2 p2      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;    50.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm8                                     ;    51.8 p5      80 x[1]
        vpxord zmm3, zmm3, [rbp + 1024]                             ;    52.8 p5+p3   80 x[2]
        vpxord zmm5, zmm5, [rbp + 1088]                             ;    54.2 p0+p2   80 x[2]
        vpxord zmm2, zmm2, [rbp + 1216]                             ;    53.8 p5+p3   80 x[3]
        vpxord zmm7, zmm7, [rbp + 1344]                             ;    54.2 p0+p2   80 x[3]
        vmovdqa64 zmm8, zmm2                                        ;    54.8         24 x copy
        vmovdqa64 zmm9, zmm7                                        ;    55.2         24 x copy
        vmovdqa64 zmm10, zmm2                                       ;    54.8         24 x copy
        vpternlogd zmm10, zmm3, zmm4, 0x96                          ;    54.8 p5      24 x
        vpternlogd zmm3, zmm4, zmm0, 0xf8                           ;    55.2 p0      24 x
        vpternlogd zmm2, zmm4, zmm0, 0x21                           ;    55.8 p5      24 x
        vpternlogd zmm4, zmm0, zmm10, 0x6a                          ;    56.2 p0      24 x
        vpternlogd zmm10, zmm2, zmm3, 0xec                          ;    56.8 p5      24 x
        vpternlogd zmm3, zmm10, zmm4, 0xde                          ;    57.8 p0      24 x
        vpxord zmm8, zmm8, zmm4                                     ;    57.8 p5      24 x
        vprold zmm0, zmm4, 3                                        ;    58.2 p0      47 x[2]
        vmovdqa64 zmm4, zmm7                                        ;    55.2         24 x copy
        vpternlogd zmm4, zmm5, zmm6, 0x96                           ;    58.8 p5      24 x
        vpternlogd zmm5, zmm6, zmm1, 0xf8                           ;    59.2 p0      24 x
        vpternlogd zmm7, zmm6, zmm1, 0x21                           ;    59.8 p5      24 x
        vpternlogd zmm6, zmm1, zmm4, 0x6a                           ;    60.2 p0      24 x
        vpternlogd zmm4, zmm7, zmm5, 0xec                           ;    60.8 p5      24 x
        vpternlogd zmm5, zmm4, zmm6, 0xde                           ;    61.8 p0      24 x
        vpxord zmm9, zmm9, zmm6                                     ;    61.8 p5      24 x
        vprold zmm1, zmm6, 3                                        ;    62.2 p0      47 x[2]
        vmovdqa64 zmm6, zmm8                                        ;    58.8         24 x copy
        vpternlogd zmm6, zmm10, zmm2, 0x9a                          ;    62.8 p5      24 x
        vpternlogd zmm8, zmm2, zmm0, 0x96                           ;    63.2 p0      48 x[1]
        vprold zmm2, zmm6, 0xd                                      ;    64.2 p0      46 x[0]
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;    65.2 p5      48 x[1]
        vprold zmm3, zmm8, 1                                        ;    66.2 p0      50 x[1]
        vpslld zmm6, zmm2, 3                                        ;    66.2 p0      49 x[3]
        vpternlogd zmm6, zmm10, zmm0, 0x96                          ;    67.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;    68.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm3, 0x96                           ;    69.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;    70.2 p0      54 x[0]
        vpslld zmm8, zmm3, 7                                        ;    69.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm6, 0x96                           ;    70.2 p5      53 x[2]
        vmovdqa64 zmm0, zmm9                                        ;    62.8         24 x copy
        vpternlogd zmm0, zmm4, zmm7, 0x9a                           ;    67.8 p5      24 x
        vpternlogd zmm9, zmm7, zmm1, 0x96                           ;    68.8 p5      48 x[1]
        vprold zmm0, zmm0, 0xd                                      ;    70.2 p0      46 x[0]
        vpternlogd zmm9, zmm5, zmm0, 0x96                           ;    71.2 p5      48 x[1]
        vprold zmm5, zmm9, 1                                        ;    72.2 p0      50 x[1]
        vprold zmm7, zmm8, 0x16                                     ;    72.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 7680]                                ;    29.8 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;    70.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 7616]                                ;    30.2 p2      80 x[0] reload
        vpxord zmm2, zmm2, zmm9                                     ;    71.8 p5      80 x[0]
        vmovdqu64 zmm10, [rbp + 7744]                               ;    30.8 p3      80 x[2] reload
        vpxord zmm7, zmm7, zmm10                                    ;    73.2 p5      80 x[2]
        vpslld zmm11, zmm0, 3                                       ;    73.2 p0      49 x[3]
        vpternlogd zmm11, zmm4, zmm1, 0x96                          ;    74.2 p5      49 x[3]
        vprold zmm4, zmm11, 7                                       ;    75.2 p0      51 x[3]
        vpternlogd zmm0, zmm4, zmm5, 0x96                           ;    76.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    77.2 p0      54 x[0]
        vmovdqu64 zmm11, [rbp + 7808]                               ;    31.7 p2      80 x[3] reload
        vpxord zmm6, zmm6, zmm11                                    ;    75.8 p5      80 x[3]
        vpxord zmm0, zmm0, zmm9                                     ;    78.2 p0      80 x[0]
        vpslld zmm9, zmm5, 7                                        ;    77.2 p0      53 x[2]
        vpternlogd zmm9, zmm1, zmm4, 0x96                           ;    78.2 p5      53 x[2]
        vprold zmm1, zmm9, 0x16                                     ;    79.2 p0      55 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;    77.8 p5      80 x[1]
        vpxord zmm4, zmm4, zmm11                                    ;    78.8 p5      80 x[3]
        vpxord zmm1, zmm1, zmm10                                    ;    80.2 p0      80 x[2]
        vmovdqa64 zmm8, zmm7                                        ;    74.2         25 x copy
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;    79.8 p5      25 x
        vpternlogd zmm7, zmm6, zmm2, 0x6c                           ;    80.2 p0      25 x
        vpternlogd zmm6, zmm3, zmm2, 0x36                           ;    80.8 p5      25 x
        vpternlogd zmm3, zmm7, zmm8, 0x6a                           ;    81.2 p0      25 x
        vpternlogd zmm2, zmm7, zmm8, 0x96                           ;    81.8 p5      25 x
        vpternlogd zmm7, zmm8, zmm6, 0xd2                           ;    82.2 p0      25 x
        vprold zmm2, zmm2, 0xd                                      ;    83.2 p0      46 x[0]
        vpxord zmm6, zmm6, zmm7                                     ;    83.2 p5      25 x
        vprold zmm6, zmm6, 3                                        ;    84.2 p0      47 x[2]
        vpxord zmm7, zmm7, zmm3                                     ;    83.8 p5      48 x[1]
        vpternlogd zmm7, zmm6, zmm2, 0x96                           ;    85.2 p5      48 x[1]
        vpslld zmm8, zmm2, 3                                        ;    85.2 p0      49 x[3]
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;    86.2 p5      49 x[3]
        vmovdqa64 zmm3, zmm1                                        ;    81.2         25 x copy
        vpternlogd zmm3, zmm5, zmm0, 0x96                           ;    86.2 p0      25 x
        vpternlogd zmm1, zmm4, zmm0, 0x6c                           ;    86.8 p5      25 x
        vpternlogd zmm4, zmm5, zmm0, 0x36                           ;    87.2 p0      25 x
        vpternlogd zmm5, zmm1, zmm3, 0x6a                           ;    87.8 p5      25 x
        vpternlogd zmm0, zmm1, zmm3, 0x96                           ;    88.2 p0      25 x
        vpternlogd zmm1, zmm3, zmm4, 0xd2                           ;    88.8 p5      25 x
        vprold zmm0, zmm0, 0xd                                      ;    89.2 p0      46 x[0]
        vprold zmm3, zmm7, 1                                        ;    90.2 p0      50 x[1]
        vpxord zmm4, zmm4, zmm1                                     ;    89.8 p5      25 x
        vprold zmm4, zmm4, 3                                        ;    91.2 p0      47 x[2]
        vprold zmm7, zmm8, 7                                        ;    92.2 p0      51 x[3]
        vpxord zmm1, zmm1, zmm5                                     ;    90.8 p5      48 x[1]
        vpternlogd zmm1, zmm4, zmm0, 0x96                           ;    92.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;    93.2 p0      50 x[1]
        vpternlogd zmm2, zmm7, zmm3, 0x96                           ;    93.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;    94.2 p0      54 x[0]
        vpxord zmm2, zmm2, [rbp + 1152]                             ;    95.2 p5+p3   80 x[0]
        vpslld zmm8, zmm0, 3                                        ;    95.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm4, 0x96                           ;    96.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;    97.2 p0      51 x[3]
        vpternlogd zmm0, zmm5, zmm1, 0x96                           ;    98.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    99.2 p0      54 x[0]
        vpxord zmm0, zmm0, [rbp + 1280]                             ;   100.2 p5+p2   80 x[0]
        vpslld zmm8, zmm3, 7                                        ;    98.2 p0      53 x[2]
        vpternlogd zmm8, zmm6, zmm7, 0x96                           ;    99.2 p5      53 x[2]
        vprold zmm6, zmm8, 0x16                                     ;   100.2 p0      55 x[2]
        vpxord zmm7, zmm7, [rbp + 1408]                             ;    98.8 p5+p3   80 x[3]
        vpslld zmm8, zmm1, 7                                        ;   100.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm5, 0x96                           ;   101.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   102.2 p0      55 x[2]
        vpxord zmm5, zmm5, [rbp + 1472]                             ;   100.8 p5+p2   80 x[3]
        vmovdqu64 zmm8, [rbp + 7936]                                ;    41.0 p3      80 x[2] reload
        vpxord zmm4, zmm4, zmm8                                     ;   103.2 p5      80 x[2]
        vpord zmm9, zmm7, zmm2                                      ;   102.2 p0      26 x
        vpxord zmm10, zmm4, zmm0                                    ;   104.2 p5      26 x
        vpternlogd zmm4, zmm5, zmm0, 0xe0                           ;   104.2 p0      26 x
        vmovdqa64 zmm11, zmm9                                       ;   103.2         26 x copy
        vpternlogd zmm9, zmm6, zmm8, 0x60                           ;   103.8 p5      26 x
        vpternlogd zmm6, zmm8, zmm2, 0x96                           ;   104.2 p0      26 x
        vmovdqu64 zmm8, [rbp + 7872]                                ;    42.2 p2      80 x[1] reload
        vpternlogd zmm2, zmm3, zmm8, 0x60                           ;   104.8 p5      26 x
        vpternlogd zmm7, zmm3, zmm8, 0x96                           ;   105.2 p0      26 x
        vpternlogd zmm6, zmm7, zmm2, 0x36                           ;   106.2 p5      26 x
        vpternlogd zmm7, zmm9, zmm2, 0x36                           ;   106.2 p0      26 x
        vpxord zmm11, zmm11, zmm2                                   ;   106.8 p5      26 x
        vmovdqa64 zmm3, zmm8                                        ;    48.2         26 x copy
        vpternlogd zmm3, zmm0, zmm1, 0x48                           ;   107.2 p0      26 x
        vpternlogd zmm8, zmm1, zmm5, 0x96                           ;   107.8 p5      26 x
        vpternlogd zmm5, zmm0, zmm3, 0x56                           ;   108.2 p0      26 x
        vpternlogd zmm10, zmm8, zmm3, 0x36                          ;   108.8 p5      26 x
        vpternlogd zmm8, zmm4, zmm3, 0x36                           ;   109.2 p0      26 x
        vmovdqa64 zmm0, zmm11                                       ;   107.8         26 x copy
        vpternlogd zmm0, zmm9, zmm6, 0x56                           ;   109.8 p5      26 x
        vpternlogd zmm9, zmm2, zmm0, 0x56                           ;   110.8 p0      49 x[3]
        vpternlogd zmm6, zmm11, zmm7, 0x4e                          ;   110.8 p5      26 x
        vpternlogd zmm0, zmm11, zmm7, 0x1e                          ;   111.2 p0      26 x
        vprold zmm1, zmm6, 0xd                                      ;   112.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   113.2 p0      47 x[2]
        vpternlogd zmm7, zmm0, zmm1, 0x96                           ;   114.2 p5      48 x[1]
        vprold zmm2, zmm7, 1                                        ;   115.2 p0      50 x[1]
        vpslld zmm6, zmm1, 3                                        ;   115.2 p0      49 x[3]
        vpternlogd zmm6, zmm9, zmm0, 0x96                           ;   116.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;   117.2 p0      51 x[3]
        vpternlogd zmm1, zmm6, zmm2, 0x96                           ;   118.2 p5      52 x[0]
        vpslld zmm7, zmm2, 7                                        ;   117.2 p0      53 x[2]
        vmovdqa64 zmm9, zmm5                                        ;   109.2         26 x copy
        vpternlogd zmm9, zmm4, zmm10, 0x56                          ;   114.8 p5      26 x
        vpternlogd zmm4, zmm3, zmm9, 0x56                           ;   115.8 p5      49 x[3]
        vpternlogd zmm10, zmm5, zmm8, 0x4e                          ;   116.8 p5      26 x
        vpternlogd zmm9, zmm5, zmm8, 0x1e                           ;   117.8 p5      26 x
        vpternlogd zmm7, zmm0, zmm6, 0x96                           ;   118.2 p0      53 x[2]
        vprold zmm0, zmm10, 0xd                                     ;   119.2 p0      46 x[0]
        vprold zmm3, zmm9, 3                                        ;   120.2 p0      47 x[2]
        vpternlogd zmm8, zmm3, zmm0, 0x96                           ;   121.2 p5      48 x[1]
        vprold zmm5, zmm8, 1                                        ;   122.2 p0      50 x[1]
        vprold zmm1, zmm1, 5                                        ;   122.2 p0      54 x[0]
        vprold zmm7, zmm7, 0x16                                     ;   123.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8064]                                ;    48.5 p3      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   119.8 p5      80 x[1]
        vpslld zmm9, zmm0, 3                                        ;   124.2 p0      49 x[3]
        vpternlogd zmm9, zmm4, zmm3, 0x96                           ;   125.2 p5      49 x[3]
        vprold zmm4, zmm9, 7                                        ;   126.2 p0      51 x[3]
        vpternlogd zmm0, zmm4, zmm5, 0x96                           ;   127.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   128.2 p0      54 x[0]
        vmovdqu64 zmm9, [rbp + 8128]                                ;    49.7 p2      80 x[3] reload
        vpxord zmm6, zmm6, zmm9                                     ;   122.8 p5      80 x[3]
        vpslld zmm10, zmm5, 7                                       ;   127.2 p0      53 x[2]
        vpternlogd zmm10, zmm3, zmm4, 0x96                          ;   128.2 p5      53 x[2]
        vprold zmm3, zmm10, 0x16                                    ;   129.2 p0      55 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;   124.8 p5      80 x[1]
        vpxord zmm4, zmm4, zmm9                                     ;   127.2 p5      80 x[3]
        vmovdqa64 zmm8, zmm2                                        ;   120.8         27 x copy
        vmovdqa64 zmm9, zmm5                                        ;   125.8         27 x copy
        vmovdqu64 zmm10, [rbp + 8000]                               ;    51.2 p3      80 x[0] reload
        vmovdqa64 zmm11, zmm2                                       ;   120.8         27 x copy
        vpternlogd zmm11, zmm1, zmm10, 0x96                         ;   126.8 p5      27 x
        vpternlogd zmm1, zmm6, zmm10, 0x96                          ;   127.8 p5      27 x
        vmovdqu64 zmm12, [rbp + 1600]                               ;    51.8 p2      80 x[2] reload
        vpternlogd zmm6, zmm7, zmm12, 0x96                          ;   128.8 p5      27 x
        vpternlogd zmm7, zmm12, zmm1, 0xbe                          ;   129.2 p0      27 x
        vpternlogd zmm11, zmm6, zmm1, 0x6c                          ;   129.8 p5      27 x
        vmovdqa64 zmm12, zmm1                                       ;   128.8         27 x copy
        vmovdqa64 zmm13, zmm5                                       ;   125.8         27 x copy
        vpternlogd zmm13, zmm0, zmm10, 0x96                         ;   130.2 p0      27 x
        vpternlogd zmm0, zmm10, zmm4, 0x96                          ;   130.8 p5      27 x
        vpternlogd zmm1, zmm11, zmm2, 0x78                          ;   131.2 p0      49 x[3]
        vpternlogd zmm2, zmm7, zmm6, 0xb4                           ;   131.8 p5      27 x
        vpternlogd zmm7, zmm6, zmm11, 0x80                          ;   132.2 p0      27 x
        vprold zmm6, zmm11, 0xd                                     ;   133.2 p0      46 x[0]
        vpxord zmm12, zmm12, zmm7                                   ;   133.2 p5      27 x
        vpternlogd zmm7, zmm2, zmm6, 0x56                           ;   134.2 p5      48 x[1]
        vpxord zmm8, zmm8, zmm12                                    ;   134.2 p0      27 x
        vprold zmm2, zmm8, 3                                        ;   135.2 p0      47 x[2]
        vpternlogd zmm7, zmm12, zmm2, 0x96                          ;   136.2 p5      48 x[1]
        vpslld zmm8, zmm6, 3                                        ;   136.2 p0      49 x[3]
        vpternlogd zmm8, zmm1, zmm2, 0x96                           ;   137.2 p5      49 x[3]
        vmovdqu64 zmm1, [rbp + 1728]                                ;    55.0 p3      80 x[2] reload
        vpternlogd zmm4, zmm3, zmm1, 0x96                           ;   136.8 p5      27 x
        vpternlogd zmm3, zmm1, zmm0, 0xbe                           ;   137.2 p0      27 x
        vpternlogd zmm13, zmm4, zmm0, 0x6c                          ;   137.8 p5      27 x
        vprold zmm1, zmm7, 1                                        ;   138.2 p0      50 x[1]
        vprold zmm7, zmm8, 7                                        ;   139.2 p0      51 x[3]
        vmovdqa64 zmm8, zmm0                                        ;   131.8         27 x copy
        vpternlogd zmm0, zmm13, zmm5, 0x78                          ;   138.8 p5      49 x[3]
        vpternlogd zmm5, zmm3, zmm4, 0xb4                           ;   139.8 p5      27 x
        vpternlogd zmm3, zmm4, zmm13, 0x80                          ;   140.2 p0      27 x
        vprold zmm4, zmm13, 0xd                                     ;   141.2 p0      46 x[0]
        vpxord zmm8, zmm8, zmm3                                     ;   141.2 p5      27 x
        vpternlogd zmm3, zmm5, zmm4, 0x56                           ;   142.2 p5      48 x[1]
        vpxord zmm9, zmm9, zmm8                                     ;   142.2 p0      27 x
        vprold zmm5, zmm9, 3                                        ;   143.2 p0      47 x[2]
        vpternlogd zmm3, zmm8, zmm5, 0x96                           ;   144.2 p5      48 x[1]
        vpternlogd zmm6, zmm7, zmm1, 0x96                           ;   143.8 p5      52 x[0]
        vprold zmm3, zmm3, 1                                        ;   145.2 p0      50 x[1]
        vprold zmm6, zmm6, 5                                        ;   145.2 p0      54 x[0]
        vpxord zmm6, zmm6, [rbp + 1536]                             ;   146.2 p5+p2   80 x[0]
        vpslld zmm8, zmm4, 3                                        ;   146.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm5, 0x96                           ;   147.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   148.2 p0      51 x[3]
        vpternlogd zmm4, zmm0, zmm3, 0x96                           ;   149.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   150.2 p0      54 x[0]
        vpxord zmm4, zmm4, [rbp + 1664]                             ;   151.2 p5+p3   80 x[0]
        vpslld zmm8, zmm1, 7                                        ;   149.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm7, 0x96                           ;   150.2 p5      53 x[2]
        vmovdqu64 zmm2, [rbp + 8192]                                ;    59.7 p2      80 x[1] reload
        vpxord zmm1, zmm1, zmm2                                     ;   149.8 p5      80 x[1]
        vprold zmm8, zmm8, 0x16                                     ;   151.2 p0      55 x[2]
        vmovdqu64 zmm9, [rbp + 8320]                                ;    60.2 p3      80 x[3] reload
        vpxord zmm7, zmm7, zmm9                                     ;   150.8 p5      80 x[3]
        vmovdqu64 zmm10, [rbp + 8256]                               ;    60.7 p2      80 x[2] reload
        vpxord zmm8, zmm8, zmm10                                    ;   152.2 p0      28 x
        vpslld zmm11, zmm3, 7                                       ;   152.2 p0      53 x[2]
        vpternlogd zmm11, zmm5, zmm0, 0x96                          ;   153.2 p5      53 x[2]
        vprold zmm5, zmm11, 0x16                                    ;   154.2 p0      55 x[2]
        vpxord zmm3, zmm3, zmm2                                     ;   152.8 p5      80 x[1]
        vpxord zmm0, zmm0, zmm9                                     ;   153.8 p5      80 x[3]
        vpxord zmm5, zmm5, zmm10                                    ;   155.2 p0      28 x
        vpandnd zmm2, zmm8, zmm6                                    ;   154.8 p5      28 x
        vpternlogd zmm8, zmm1, zmm6, 0xb4                           ;   155.2 p0      28 x
        vpternlogd zmm1, zmm7, zmm6, 0x96                           ;   155.8 p5      28 x
        vpternlogd zmm2, zmm1, zmm7, 0x6a                           ;   156.8 p0      28 x
        vpternlogd zmm7, zmm1, zmm8, 0x56                           ;   156.8 p5      28 x
        vpxord zmm6, zmm6, zmm8                                     ;   157.2 p0      28 x
        vpternlogd zmm8, zmm2, zmm1, 0x6a                           ;   157.8 p5      48 x[1]
        vpternlogd zmm1, zmm7, zmm6, 0x78                           ;   158.2 p0      28 x
        vprold zmm7, zmm7, 0xd                                      ;   159.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   160.2 p0      47 x[2]
        vpternlogd zmm8, zmm1, zmm7, 0x96                           ;   161.2 p5      48 x[1]
        vpxord zmm2, zmm2, zmm6                                     ;   159.8 p5      49 x[3]
        vpandnd zmm6, zmm5, zmm4                                    ;   160.8 p5      28 x
        vpternlogd zmm5, zmm3, zmm4, 0xb4                           ;   161.2 p0      28 x
        vpternlogd zmm3, zmm0, zmm4, 0x96                           ;   161.8 p5      28 x
        vpternlogd zmm6, zmm3, zmm0, 0x6a                           ;   162.8 p0      28 x
        vpternlogd zmm0, zmm3, zmm5, 0x56                           ;   162.8 p5      28 x
        vpxord zmm4, zmm4, zmm5                                     ;   163.2 p0      28 x
        vpternlogd zmm5, zmm6, zmm3, 0x6a                           ;   163.8 p5      48 x[1]
        vpternlogd zmm3, zmm0, zmm4, 0x78                           ;   164.2 p0      28 x
        vprold zmm0, zmm0, 0xd                                      ;   165.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   166.2 p0      47 x[2]
        vprold zmm8, zmm8, 1                                        ;   167.2 p0      50 x[1]
        vpternlogd zmm5, zmm3, zmm0, 0x96                           ;   167.2 p5      48 x[1]
        vprold zmm5, zmm5, 1                                        ;   168.2 p0      50 x[1]
        vpxord zmm6, zmm6, zmm4                                     ;   165.8 p5      49 x[3]
        vpslld zmm4, zmm7, 3                                        ;   169.2 p0      49 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   170.2 p5      49 x[3]
        vprold zmm2, zmm4, 7                                        ;   171.2 p0      51 x[3]
        vpternlogd zmm7, zmm2, zmm8, 0x96                           ;   172.2 p5      52 x[0]
        vprold zmm4, zmm7, 5                                        ;   173.2 p0      54 x[0]
        vpslld zmm7, zmm0, 3                                        ;   172.2 p0      49 x[3]
        vpternlogd zmm7, zmm6, zmm3, 0x96                           ;   173.2 p5      49 x[3]
        vprold zmm6, zmm7, 7                                        ;   174.2 p0      51 x[3]
        vpternlogd zmm0, zmm6, zmm5, 0x96                           ;   175.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   176.2 p0      54 x[0]
        vmovdqu64 zmm7, [rbp + 8384]                                ;    67.8 p3      80 x[0] reload
        vpxord zmm4, zmm4, zmm7                                     ;   174.2 p5      80 x[0]
        vpxord zmm0, zmm0, zmm7                                     ;   177.2 p5      80 x[0]
        vpslld zmm7, zmm8, 7                                        ;   175.2 p0      53 x[2]
        vpternlogd zmm7, zmm1, zmm2, 0x96                           ;   176.2 p5      53 x[2]
        vprold zmm1, zmm7, 0x16                                     ;   177.2 p0      55 x[2]
        vpxord zmm8, zmm8, [rbp + 1792]                             ;   173.8 p5+p2   80 x[1]
        vmovdqu64 zmm7, [rbp + 8512]                                ;    69.0 p3      80 x[3] reload
        vpxord zmm2, zmm2, zmm7                                     ;   174.8 p5      80 x[3]
        vpslld zmm9, zmm5, 7                                        ;   177.2 p0      53 x[2]
        vpternlogd zmm9, zmm3, zmm6, 0x96                           ;   178.2 p5      53 x[2]
        vprold zmm3, zmm9, 0x16                                     ;   179.2 p0      55 x[2]
        vpxord zmm5, zmm5, [rbp + 1856]                             ;   176.8 p5+p2   80 x[1]
        vpxord zmm6, zmm6, zmm7                                     ;   177.8 p5      80 x[3]
        vpxord zmm7, zmm4, zmm2                                     ;   178.8 p5      29 x
        vpxord zmm9, zmm0, zmm6                                     ;   179.2 p0      29 x
        vmovdqa64 zmm10, zmm7                                       ;   179.8         29 x copy
        vmovdqa64 zmm11, zmm9                                       ;   180.2         29 x copy
        vmovdqu64 zmm12, [rbp + 8448]                               ;    70.8 p3      80 x[2] reload
        vmovdqa64 zmm13, zmm2                                       ;   175.8         29 x copy
        vpternlogd zmm13, zmm1, zmm12, 0x96                         ;   179.8 p5      29 x
        vpternlogd zmm1, zmm12, zmm8, 0x96                          ;   180.2 p0      29 x
        vpternlogd zmm2, zmm4, zmm1, 0x6a                           ;   181.2 p5      29 x
        vpternlogd zmm8, zmm1, zmm7, 0x6c                           ;   181.2 p0      29 x
        vpternlogd zmm1, zmm7, zmm13, 0x56                          ;   181.8 p5      29 x
        vpxord zmm10, zmm10, zmm2                                   ;   182.2 p0      29 x
        vpternlogd zmm13, zmm10, zmm8, 0x6c                         ;   183.2 p5      29 x
        vpternlogd zmm8, zmm1, zmm2, 0x48                           ;   183.2 p0      29 x
        vpxord zmm1, zmm1, zmm13                                    ;   184.2 p5      29 x
        vprold zmm4, zmm13, 0xd                                     ;   184.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   185.2 p0      47 x[2]
        vpternlogd zmm2, zmm1, zmm4, 0x96                           ;   186.2 p5      48 x[1]
        vpslld zmm7, zmm4, 3                                        ;   186.2 p0      49 x[3]
        vmovdqa64 zmm13, zmm6                                       ;   178.8         29 x copy
        vpternlogd zmm13, zmm3, zmm12, 0x96                         ;   185.8 p5      29 x
        vpternlogd zmm3, zmm12, zmm5, 0x96                          ;   186.8 p5      29 x
        vpternlogd zmm6, zmm0, zmm3, 0x6a                           ;   187.8 p0      29 x
        vpternlogd zmm5, zmm3, zmm9, 0x6c                           ;   187.8 p5      29 x
        vpternlogd zmm3, zmm9, zmm13, 0x56                          ;   188.2 p0      29 x
        vprold zmm0, zmm2, 1                                        ;   189.2 p0      50 x[1]
        vpxord zmm11, zmm11, zmm6                                   ;   188.8 p5      29 x
        vpternlogd zmm13, zmm11, zmm5, 0x6c                         ;   189.8 p5      29 x
        vpternlogd zmm5, zmm3, zmm6, 0x48                           ;   190.2 p0      29 x
        vpxord zmm10, zmm10, zmm8                                   ;   190.8 p5      49 x[3]
        vpternlogd zmm7, zmm10, zmm1, 0x96                          ;   191.8 p0      49 x[3]
        vpxord zmm3, zmm3, zmm13                                    ;   191.8 p5      29 x
        vprold zmm2, zmm13, 0xd                                     ;   192.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   193.2 p0      47 x[2]
        vpternlogd zmm6, zmm3, zmm2, 0x96                           ;   194.2 p5      48 x[1]
        vprold zmm7, zmm7, 7                                        ;   194.2 p0      51 x[3]
        vpxord zmm11, zmm11, zmm5                                   ;   193.8 p5      49 x[3]
        vprold zmm5, zmm6, 1                                        ;   195.2 p0      50 x[1]
        vpternlogd zmm4, zmm7, zmm0, 0x96                           ;   195.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   196.2 p0      54 x[0]
        vpslld zmm6, zmm2, 3                                        ;   197.2 p0      49 x[3]
        vpternlogd zmm6, zmm11, zmm3, 0x96                          ;   198.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;   199.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm5, 0x96                           ;   200.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   201.2 p0      54 x[0]
        vpslld zmm8, zmm0, 7                                        ;   200.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm7, 0x96                           ;   201.2 p5      53 x[2]
        vpxord zmm0, zmm0, [rbp + 2048]                             ;   198.8 p5+p2   80 x[1]
        vprold zmm1, zmm8, 0x16                                     ;   202.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8576]                                ;    78.3 p3      80 x[3] reload
        vpxord zmm7, zmm7, zmm8                                     ;   199.8 p5      80 x[3]
        vpxord zmm1, zmm1, [rbp + 2240]                             ;   203.2 p5+p2   80 x[2]
        vpslld zmm9, zmm5, 7                                        ;   202.2 p0      53 x[2]
        vpternlogd zmm9, zmm3, zmm6, 0x96                           ;   203.2 p5      53 x[2]
        vprold zmm3, zmm9, 0x16                                     ;   204.2 p0      55 x[2]
        vpxord zmm5, zmm5, [rbp + 2112]                             ;   202.8 p5+p3   80 x[1]
        vpxord zmm6, zmm6, zmm8                                     ;   203.8 p5      80 x[3]
        vpxord zmm3, zmm3, [rbp + 2368]                             ;   205.2 p0+p2   80 x[2]
        vmovdqu64 zmm8, [rbp + 1920]                                ;    80.3 p3      80 x[0] reload
        vmovdqa64 zmm9, zmm0                                        ;   199.8         30 x copy
        vpternlogd zmm9, zmm4, zmm8, 0x96                           ;   204.8 p5      30 x
        vmovdqa64 zmm10, zmm7                                       ;   200.8         30 x copy
        vpternlogd zmm10, zmm1, zmm0, 0x1e                          ;   205.2 p0      30 x
        vpternlogd zmm4, zmm8, zmm10, 0x28                          ;   206.2 p5      30 x
        vpternlogd zmm7, zmm9, zmm1, 0x6c                           ;   206.2 p0      30 x
        vpternlogd zmm1, zmm0, zmm4, 0x96                           ;   207.2 p5      30 x
        vmovdqu64 zmm0, [rbp + 1984]                                ;    81.2 p2      80 x[0] reload
        vmovdqa64 zmm8, zmm5                                        ;   203.8         30 x copy
        vpternlogd zmm8, zmm2, zmm0, 0x96                           ;   207.2 p0      30 x
        vmovdqa64 zmm11, zmm6                                       ;   204.8         30 x copy
        vpternlogd zmm11, zmm3, zmm5, 0x1e                          ;   207.8 p5      30 x
        vpternlogd zmm2, zmm0, zmm11, 0x28                          ;   208.8 p0      30 x
        vpternlogd zmm6, zmm8, zmm3, 0x6c                           ;   208.8 p5      30 x
        vpternlogd zmm3, zmm5, zmm2, 0x96                           ;   209.8 p0      30 x
        vmovdqa64 zmm0, zmm1                                        ;   208.2         30 x copy
        vpternlogd zmm0, zmm4, zmm10, 0x6a                          ;   209.8 p5      30 x
        vpternlogd zmm4, zmm9, zmm0, 0x96                           ;   210.8 p0      48 x[1]
        vpternlogd zmm10, zmm7, zmm1, 0xb4                          ;   210.8 p5      30 x
        vpternlogd zmm0, zmm7, zmm1, 0x78                           ;   211.2 p0      30 x
        vprold zmm0, zmm0, 0xd                                      ;   212.2 p0      46 x[0]
        vprold zmm5, zmm10, 3                                       ;   213.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm5, 0x96                           ;   214.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   215.2 p0      50 x[1]
        vpslld zmm7, zmm0, 3                                        ;   215.2 p0      49 x[3]
        vpternlogd zmm7, zmm1, zmm5, 0x96                           ;   216.2 p5      49 x[3]
        vprold zmm1, zmm7, 7                                        ;   217.2 p0      51 x[3]
        vpternlogd zmm0, zmm1, zmm4, 0x96                           ;   218.2 p5      52 x[0]
        vpslld zmm7, zmm4, 7                                        ;   217.2 p0      53 x[2]
        vmovdqa64 zmm9, zmm3                                        ;   210.8         30 x copy
        vpternlogd zmm9, zmm2, zmm11, 0x6a                          ;   214.8 p5      30 x
        vpternlogd zmm2, zmm8, zmm9, 0x96                           ;   215.8 p5      48 x[1]
        vpternlogd zmm7, zmm5, zmm1, 0x96                           ;   218.2 p5      53 x[2]
        vpternlogd zmm11, zmm6, zmm3, 0xb4                          ;   217.8 p5      30 x
        vpternlogd zmm9, zmm6, zmm3, 0x78                           ;   218.2 p0      30 x
        vprold zmm5, zmm9, 0xd                                      ;   219.2 p0      46 x[0]
        vprold zmm6, zmm11, 3                                       ;   220.2 p0      47 x[2]
        vpternlogd zmm2, zmm5, zmm6, 0x96                           ;   221.2 p5      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   222.2 p0      50 x[1]
        vprold zmm0, zmm0, 5                                        ;   222.2 p0      54 x[0]
        vprold zmm7, zmm7, 0x16                                     ;   223.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8704]                                ;    86.8 p3      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   219.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 8640]                                ;    87.2 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm9                                     ;   223.2 p5      80 x[0]
        vpxord zmm7, zmm7, [rbp + 2176]                             ;   224.2 p5+p3   80 x[2]
        vpslld zmm10, zmm5, 3                                       ;   224.2 p0      49 x[3]
        vpternlogd zmm10, zmm3, zmm6, 0x96                          ;   225.2 p5      49 x[3]
        vprold zmm3, zmm10, 7                                       ;   226.2 p0      51 x[3]
        vpternlogd zmm5, zmm3, zmm2, 0x96                           ;   227.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   228.2 p0      54 x[0]
        vpxord zmm5, zmm5, zmm9                                     ;   229.2 p5      80 x[0]
        vpslld zmm9, zmm2, 7                                        ;   227.2 p0      53 x[2]
        vpternlogd zmm9, zmm6, zmm3, 0x96                           ;   228.2 p5      53 x[2]
        vprold zmm6, zmm9, 0x16                                     ;   229.2 p0      55 x[2]
        vpxord zmm2, zmm2, zmm8                                     ;   226.8 p5      80 x[1]
        vpxord zmm6, zmm6, [rbp + 2304]                             ;   230.2 p5+p2   80 x[2]
        vpxord zmm8, zmm4, zmm7                                     ;   228.8 p5      23 x
        vpxord zmm9, zmm2, zmm6                                     ;   231.2 p0      23 x
        vmovdqa64 zmm10, zmm7                                       ;   225.2         23 x copy
        vmovdqu64 zmm11, [rbp + 8768]                               ;    90.0 p3      80 x[3] reload
        vpternlogd zmm1, zmm0, zmm11, 0x96                          ;   229.8 p5      23 x
        vpternlogd zmm11, zmm3, zmm5, 0x96                          ;   230.2 p0      23 x
        vpternlogd zmm4, zmm1, zmm0, 0x6a                           ;   230.8 p5      23 x
        vpternlogd zmm2, zmm11, zmm5, 0x6a                          ;   231.2 p0      23 x
        vpternlogd zmm0, zmm1, zmm8, 0x56                           ;   231.8 p5      23 x
        vpternlogd zmm5, zmm11, zmm9, 0x56                          ;   232.2 p0      23 x
        vpandd zmm10, zmm10, zmm4                                   ;   232.8 p5      23 x
        vpandd zmm3, zmm6, zmm2                                     ;   233.2 p0      23 x
        vmovdqa64 zmm12, zmm4                                       ;   231.8         23 x copy
        vpternlogd zmm12, zmm1, zmm7, 0x96                          ;   233.8 p5      23 x
        vpternlogd zmm1, zmm7, zmm0, 0x28                           ;   234.2 p0      23 x
        vpternlogd zmm1, zmm4, zmm8, 0xf8                           ;   235.2 p5      23 x
        vpternlogd zmm10, zmm8, zmm12, 0x96                         ;   235.2 p0      23 x
        vprold zmm4, zmm10, 3                                       ;   236.2 p0      47 x[2]
        vpxord zmm12, zmm12, zmm1                                   ;   236.2 p5      48 x[1]
        vprold zmm1, zmm1, 0xd                                      ;   237.2 p0      46 x[0]
        vpternlogd zmm12, zmm4, zmm1, 0x96                          ;   238.2 p5      48 x[1]
        vprold zmm7, zmm12, 1                                       ;   239.2 p0      50 x[1]
        vpslld zmm8, zmm1, 3                                        ;   239.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm4, 0x96                           ;   240.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   241.2 p0      51 x[3]
        vpternlogd zmm1, zmm0, zmm7, 0x96                           ;   242.2 p5      52 x[0]
        vmovdqa64 zmm8, zmm2                                        ;   232.2         23 x copy
        vpternlogd zmm8, zmm11, zmm6, 0x96                          ;   239.8 p5      23 x
        vpternlogd zmm11, zmm6, zmm5, 0x28                          ;   240.8 p5      23 x
        vpternlogd zmm11, zmm2, zmm9, 0xf8                          ;   241.8 p0      23 x
        vpternlogd zmm3, zmm9, zmm8, 0x96                           ;   241.8 p5      23 x
        vprold zmm2, zmm3, 3                                        ;   242.8 p0      47 x[2]
        vpxord zmm8, zmm8, zmm11                                    ;   242.8 p5      48 x[1]
        vprold zmm3, zmm11, 0xd                                     ;   243.2 p0      46 x[0]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;   244.2 p5      48 x[1]
        vprold zmm6, zmm8, 1                                        ;   245.2 p0      50 x[1]
        vprold zmm1, zmm1, 5                                        ;   245.2 p0      54 x[0]
        vpxord zmm1, zmm1, [rbp + 2432]                             ;   246.2 p5+p2   80 x[0]
        vpslld zmm8, zmm3, 3                                        ;   246.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm2, 0x96                           ;   247.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   248.2 p0      51 x[3]
        vpternlogd zmm3, zmm5, zmm6, 0x96                           ;   249.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   250.2 p0      54 x[0]
        vpxord zmm3, zmm3, [rbp + 2496]                             ;   251.2 p5+p3   80 x[0]
        vpslld zmm8, zmm7, 7                                        ;   249.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm0, 0x96                           ;   250.2 p5      53 x[2]
        vmovdqu64 zmm4, [rbp + 8832]                                ;    97.2 p2      80 x[1] reload
        vpxord zmm7, zmm7, zmm4                                     ;   249.8 p5      80 x[1]
        vprold zmm8, zmm8, 0x16                                     ;   251.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 2752]                             ;   250.8 p5+p3   80 x[3]
        vpxord zmm8, zmm8, [rbp + 2560]                             ;   252.2 p0+p2   80 x[2]
        vpslld zmm9, zmm6, 7                                        ;   252.2 p0      53 x[2]
        vpternlogd zmm9, zmm2, zmm5, 0x96                           ;   253.2 p5      53 x[2]
        vprold zmm2, zmm9, 0x16                                     ;   254.2 p0      55 x[2]
        vpxord zmm6, zmm6, zmm4                                     ;   252.8 p5      80 x[1]
        vpxord zmm5, zmm5, [rbp + 2880]                             ;   253.8 p5+p3   80 x[3]
        vpxord zmm2, zmm2, [rbp + 2624]                             ;   255.2 p0+p2   80 x[2]
        vmovdqa64 zmm4, zmm0                                        ;   251.8         24 x copy
        vmovdqa64 zmm9, zmm5                                        ;   254.8         24 x copy
        vmovdqa64 zmm10, zmm0                                       ;   251.8         24 x copy
        vpternlogd zmm10, zmm8, zmm7, 0x96                          ;   254.8 p5      24 x
        vpternlogd zmm0, zmm7, zmm1, 0x21                           ;   255.2 p0      24 x
        vpternlogd zmm8, zmm7, zmm1, 0xf8                           ;   255.8 p5      24 x
        vpternlogd zmm7, zmm1, zmm10, 0x6a                          ;   256.2 p0      24 x
        vpternlogd zmm10, zmm0, zmm8, 0xec                          ;   256.8 p5      24 x
        vpternlogd zmm8, zmm10, zmm7, 0xde                          ;   257.8 p0      24 x
        vpxord zmm4, zmm4, zmm7                                     ;   257.8 p5      24 x
        vprold zmm1, zmm7, 3                                        ;   258.2 p0      47 x[2]
        vmovdqa64 zmm7, zmm5                                        ;   254.8         24 x copy
        vpternlogd zmm7, zmm2, zmm6, 0x96                           ;   258.8 p5      24 x
        vpternlogd zmm5, zmm6, zmm3, 0x21                           ;   259.2 p0      24 x
        vpternlogd zmm2, zmm6, zmm3, 0xf8                           ;   259.8 p5      24 x
        vpternlogd zmm6, zmm3, zmm7, 0x6a                           ;   260.2 p0      24 x
        vpternlogd zmm7, zmm5, zmm2, 0xec                           ;   260.8 p5      24 x
        vpternlogd zmm2, zmm7, zmm6, 0xde                           ;   261.8 p0      24 x
        vpxord zmm9, zmm9, zmm6                                     ;   261.8 p5      24 x
        vprold zmm3, zmm6, 3                                        ;   262.2 p0      47 x[2]
        vmovdqa64 zmm6, zmm4                                        ;   258.8         24 x copy
        vpternlogd zmm6, zmm10, zmm0, 0x9a                          ;   262.8 p5      24 x
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   263.2 p0      48 x[1]
        vprold zmm0, zmm6, 0xd                                      ;   264.2 p0      46 x[0]
        vpternlogd zmm4, zmm8, zmm0, 0x96                           ;   265.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   266.2 p0      50 x[1]
        vpslld zmm6, zmm0, 3                                        ;   266.2 p0      49 x[3]
        vpternlogd zmm6, zmm10, zmm1, 0x96                          ;   267.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;   268.2 p0      51 x[3]
        vpternlogd zmm0, zmm6, zmm4, 0x96                           ;   269.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   270.2 p0      54 x[0]
        vpslld zmm8, zmm4, 7                                        ;   269.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm6, 0x96                           ;   270.2 p5      53 x[2]
        vmovdqa64 zmm1, zmm9                                        ;   262.8         24 x copy
        vpternlogd zmm1, zmm7, zmm5, 0x9a                           ;   267.8 p5      24 x
        vpternlogd zmm9, zmm5, zmm3, 0x96                           ;   268.8 p5      48 x[1]
        vprold zmm1, zmm1, 0xd                                      ;   270.2 p0      46 x[0]
        vpternlogd zmm9, zmm2, zmm1, 0x96                           ;   271.2 p5      48 x[1]
        vprold zmm2, zmm9, 1                                        ;   272.2 p0      50 x[1]
        vprold zmm5, zmm8, 0x16                                     ;   272.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8960]                                ;   105.7 p3      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   270.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 8896]                                ;   106.0 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm9                                     ;   271.8 p5      80 x[0]
        vmovdqu64 zmm10, [rbp + 9024]                               ;   106.7 p3      80 x[2] reload
        vpxord zmm5, zmm5, zmm10                                    ;   273.2 p5      80 x[2]
        vpslld zmm11, zmm1, 3                                       ;   273.2 p0      49 x[3]
        vpternlogd zmm11, zmm7, zmm3, 0x96                          ;   274.2 p5      49 x[3]
        vprold zmm7, zmm11, 7                                       ;   275.2 p0      51 x[3]
        vpternlogd zmm1, zmm7, zmm2, 0x96                           ;   276.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   277.2 p0      54 x[0]
        vmovdqu64 zmm11, [rbp + 9088]                               ;   107.5 p2      80 x[3] reload
        vpxord zmm6, zmm6, zmm11                                    ;   275.8 p5      80 x[3]
        vpxord zmm1, zmm1, zmm9                                     ;   278.2 p0      80 x[0]
        vpslld zmm9, zmm2, 7                                        ;   277.2 p0      53 x[2]
        vpternlogd zmm9, zmm3, zmm7, 0x96                           ;   278.2 p5      53 x[2]
        vprold zmm3, zmm9, 0x16                                     ;   279.2 p0      55 x[2]
        vpxord zmm2, zmm2, zmm8                                     ;   277.8 p5      80 x[1]
        vpxord zmm7, zmm7, zmm11                                    ;   278.8 p5      80 x[3]
        vpxord zmm3, zmm3, zmm10                                    ;   280.2 p0      80 x[2]
        vmovdqa64 zmm8, zmm5                                        ;   274.2         25 x copy
        vpternlogd zmm8, zmm4, zmm0, 0x96                           ;   279.8 p5      25 x
        vpternlogd zmm5, zmm6, zmm0, 0x6c                           ;   280.2 p0      25 x
        vpternlogd zmm6, zmm4, zmm0, 0x36                           ;   280.8 p5      25 x
        vpternlogd zmm4, zmm5, zmm8, 0x6a                           ;   281.2 p0      25 x
        vpternlogd zmm0, zmm5, zmm8, 0x96                           ;   281.8 p5      25 x
        vpternlogd zmm5, zmm8, zmm6, 0xd2                           ;   282.2 p0      25 x
        vprold zmm0, zmm0, 0xd                                      ;   283.2 p0      46 x[0]
        vpxord zmm6, zmm6, zmm5                                     ;   283.2 p5      25 x
        vprold zmm6, zmm6, 3                                        ;   284.2 p0      47 x[2]
        vpxord zmm5, zmm5, zmm4                                     ;   283.8 p5      48 x[1]
        vpternlogd zmm5, zmm6, zmm0, 0x96                           ;   285.2 p5      48 x[1]
        vpslld zmm8, zmm0, 3                                        ;   285.2 p0      49 x[3]
        vpternlogd zmm8, zmm4, zmm6, 0x96                           ;   286.2 p5      49 x[3]
        vmovdqa64 zmm4, zmm3                                        ;   281.2         25 x copy
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   286.2 p0      25 x
        vpternlogd zmm3, zmm7, zmm1, 0x6c                           ;   286.8 p5      25 x
        vpternlogd zmm7, zmm2, zmm1, 0x36                           ;   287.2 p0      25 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   287.8 p5      25 x
        vpternlogd zmm1, zmm3, zmm4, 0x96                           ;   288.2 p0      25 x
        vpternlogd zmm3, zmm4, zmm7, 0xd2                           ;   288.8 p5      25 x
        vprold zmm1, zmm1, 0xd                                      ;   289.2 p0      46 x[0]
        vprold zmm4, zmm5, 1                                        ;   290.2 p0      50 x[1]
        vpxord zmm7, zmm7, zmm3                                     ;   289.8 p5      25 x
        vprold zmm5, zmm7, 3                                        ;   291.2 p0      47 x[2]
        vprold zmm7, zmm8, 7                                        ;   292.2 p0      51 x[3]
        vpxord zmm3, zmm3, zmm2                                     ;   290.8 p5      48 x[1]
        vpternlogd zmm3, zmm5, zmm1, 0x96                           ;   292.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   293.2 p0      50 x[1]
        vpternlogd zmm0, zmm7, zmm4, 0x96                           ;   293.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   294.2 p0      54 x[0]
        vpxord zmm0, zmm0, [rbp + 2688]                             ;   295.2 p5+p3   80 x[0]
        vpslld zmm8, zmm1, 3                                        ;   295.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm5, 0x96                           ;   296.2 p5      49 x[3]
        vprold zmm2, zmm8, 7                                        ;   297.2 p0      51 x[3]
        vpternlogd zmm1, zmm2, zmm3, 0x96                           ;   298.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   299.2 p0      54 x[0]
        vpxord zmm1, zmm1, [rbp + 2816]                             ;   300.2 p5+p2   80 x[0]
        vpslld zmm8, zmm4, 7                                        ;   298.2 p0      53 x[2]
        vpternlogd zmm8, zmm6, zmm7, 0x96                           ;   299.2 p5      53 x[2]
        vprold zmm6, zmm8, 0x16                                     ;   300.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 9152]                                ;   115.8 p3      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   298.8 p5      80 x[1]
        vpslld zmm9, zmm3, 7                                        ;   300.2 p0      53 x[2]
        vpternlogd zmm9, zmm5, zmm2, 0x96                           ;   301.2 p5      53 x[2]
        vprold zmm5, zmm9, 0x16                                     ;   302.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 3008]                             ;   300.8 p5+p2   80 x[3]
        vmovdqu64 zmm9, [rbp + 9216]                                ;   116.8 p3      80 x[2] reload
        vpxord zmm5, zmm5, zmm9                                     ;   303.2 p5      80 x[2]
        vpandd zmm10, zmm4, zmm0                                    ;   302.2 p0      26 x
        vpxord zmm11, zmm5, zmm1                                    ;   304.2 p5      26 x
        vpternlogd zmm5, zmm2, zmm1, 0xe0                           ;   304.2 p0      26 x
        vmovdqu64 zmm12, [rbp + 2944]                               ;   117.7 p2      80 x[3] reload
        vpternlogd zmm4, zmm7, zmm12, 0x96                          ;   303.8 p5      26 x
        vpternlogd zmm12, zmm7, zmm0, 0xbe                          ;   304.2 p0      26 x
        vpternlogd zmm0, zmm6, zmm9, 0x96                           ;   304.8 p5      26 x
        vpternlogd zmm6, zmm9, zmm12, 0x28                          ;   305.2 p0      26 x
        vpternlogd zmm0, zmm4, zmm10, 0x36                          ;   305.8 p5      26 x
        vpternlogd zmm4, zmm6, zmm10, 0x36                          ;   306.2 p0      26 x
        vpxord zmm12, zmm12, zmm10                                  ;   306.8 p5      26 x
        vmovdqa64 zmm7, zmm8                                        ;   121.8         26 x copy
        vpternlogd zmm7, zmm1, zmm3, 0x48                           ;   307.2 p0      26 x
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;   307.8 p5      26 x
        vpternlogd zmm2, zmm1, zmm7, 0x56                           ;   308.2 p0      26 x
        vpternlogd zmm11, zmm8, zmm7, 0x36                          ;   308.8 p5      26 x
        vpternlogd zmm8, zmm5, zmm7, 0x36                           ;   309.2 p0      26 x
        vmovdqa64 zmm1, zmm12                                       ;   307.8         26 x copy
        vpternlogd zmm1, zmm6, zmm0, 0x56                           ;   309.8 p5      26 x
        vpternlogd zmm6, zmm10, zmm1, 0x56                          ;   310.8 p0      49 x[3]
        vpternlogd zmm0, zmm12, zmm4, 0x4e                          ;   310.8 p5      26 x
        vpternlogd zmm1, zmm12, zmm4, 0x1e                          ;   311.2 p0      26 x
        vprold zmm0, zmm0, 0xd                                      ;   312.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   313.2 p0      47 x[2]
        vpternlogd zmm4, zmm1, zmm0, 0x96                           ;   314.2 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;   315.2 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;   315.2 p0      49 x[3]
        vpternlogd zmm4, zmm6, zmm1, 0x96                           ;   316.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   317.2 p0      51 x[3]
        vpternlogd zmm0, zmm4, zmm3, 0x96                           ;   318.2 p5      52 x[0]
        vpslld zmm6, zmm3, 7                                        ;   317.2 p0      53 x[2]
        vmovdqa64 zmm9, zmm2                                        ;   309.2         26 x copy
        vpternlogd zmm9, zmm5, zmm11, 0x56                          ;   314.8 p5      26 x
        vpternlogd zmm5, zmm7, zmm9, 0x56                           ;   315.8 p5      49 x[3]
        vpternlogd zmm11, zmm2, zmm8, 0x4e                          ;   316.8 p5      26 x
        vpternlogd zmm9, zmm2, zmm8, 0x1e                           ;   317.8 p5      26 x
        vpternlogd zmm6, zmm1, zmm4, 0x96                           ;   318.2 p0      53 x[2]
        vprold zmm1, zmm11, 0xd                                     ;   319.2 p0      46 x[0]
        vprold zmm2, zmm9, 3                                        ;   320.2 p0      47 x[2]
        vpternlogd zmm8, zmm2, zmm1, 0x96                           ;   321.2 p5      48 x[1]
        vprold zmm7, zmm8, 1                                        ;   322.2 p0      50 x[1]
        vprold zmm0, zmm0, 5                                        ;   322.2 p0      54 x[0]
        vprold zmm6, zmm6, 0x16                                     ;   323.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 9344]                                ;   124.3 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;   319.8 p5      80 x[1]
        vpslld zmm9, zmm1, 3                                        ;   324.2 p0      49 x[3]
        vpternlogd zmm9, zmm5, zmm2, 0x96                           ;   325.2 p5      49 x[3]
        vprold zmm5, zmm9, 7                                        ;   326.2 p0      51 x[3]
        vpternlogd zmm1, zmm5, zmm7, 0x96                           ;   327.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   328.2 p0      54 x[0]
        vmovdqu64 zmm9, [rbp + 9408]                                ;   125.5 p2      80 x[3] reload
        vpxord zmm4, zmm4, zmm9                                     ;   322.8 p5      80 x[3]
        vpslld zmm10, zmm7, 7                                       ;   327.2 p0      53 x[2]
        vpternlogd zmm10, zmm2, zmm5, 0x96                          ;   328.2 p5      53 x[2]
        vprold zmm2, zmm10, 0x16                                    ;   329.2 p0      55 x[2]
        vpxord zmm7, zmm7, zmm8                                     ;   324.8 p5      80 x[1]
        vpxord zmm5, zmm5, zmm9                                     ;   327.2 p5      80 x[3]
        vmovdqa64 zmm8, zmm3                                        ;   320.8         27 x copy
        vmovdqa64 zmm9, zmm7                                        ;   325.8         27 x copy
        vmovdqu64 zmm10, [rbp + 9280]                               ;   127.0 p3      80 x[0] reload
        vmovdqa64 zmm11, zmm3                                       ;   320.8         27 x copy
        vpternlogd zmm11, zmm0, zmm10, 0x96                         ;   326.8 p5      27 x
        vpternlogd zmm0, zmm4, zmm10, 0x96                          ;   327.8 p5      27 x
        vmovdqu64 zmm12, [rbp + 3136]                               ;   127.7 p2      80 x[2] reload
        vpternlogd zmm4, zmm6, zmm12, 0x96                          ;   328.8 p5      27 x
        vpternlogd zmm6, zmm12, zmm0, 0xbe                          ;   329.2 p0      27 x
        vpternlogd zmm11, zmm4, zmm0, 0x6c                          ;   329.8 p5      27 x
        vmovdqa64 zmm12, zmm0                                       ;   328.8         27 x copy
        vmovdqa64 zmm13, zmm7                                       ;   325.8         27 x copy
        vpternlogd zmm13, zmm1, zmm10, 0x96                         ;   330.2 p0      27 x
        vpternlogd zmm1, zmm10, zmm5, 0x96                          ;   330.8 p5      27 x
        vpternlogd zmm0, zmm11, zmm3, 0x78                          ;   331.2 p0      49 x[3]
        vpternlogd zmm3, zmm6, zmm4, 0xb4                           ;   331.8 p5      27 x
        vpternlogd zmm6, zmm4, zmm11, 0x80                          ;   332.2 p0      27 x
        vprold zmm4, zmm11, 0xd                                     ;   333.2 p0      46 x[0]
        vpxord zmm12, zmm12, zmm6                                   ;   333.2 p5      27 x
        vpternlogd zmm6, zmm3, zmm4, 0x56                           ;   334.2 p5      48 x[1]
        vpxord zmm8, zmm8, zmm12                                    ;   334.2 p0      27 x
        vprold zmm3, zmm8, 3                                        ;   335.2 p0      47 x[2]
        vpternlogd zmm6, zmm12, zmm3, 0x96                          ;   336.2 p5      48 x[1]
        vpslld zmm8, zmm4, 3                                        ;   336.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm3, 0x96                           ;   337.2 p5      49 x[3]
        vmovdqu64 zmm0, [rbp + 3264]                                ;   130.8 p3      80 x[2] reload
        vpternlogd zmm5, zmm2, zmm0, 0x96                           ;   336.8 p5      27 x
        vpternlogd zmm2, zmm0, zmm1, 0xbe                           ;   337.2 p0      27 x
        vpternlogd zmm13, zmm5, zmm1, 0x6c                          ;   337.8 p5      27 x
        vprold zmm0, zmm6, 1                                        ;   338.2 p0      50 x[1]
        vprold zmm6, zmm8, 7                                        ;   339.2 p0      51 x[3]
        vmovdqa64 zmm8, zmm1                                        ;   331.8         27 x copy
        vpternlogd zmm1, zmm13, zmm7, 0x78                          ;   338.8 p5      49 x[3]
        vpternlogd zmm7, zmm2, zmm5, 0xb4                           ;   339.8 p5      27 x
        vpternlogd zmm2, zmm5, zmm13, 0x80                          ;   340.2 p0      27 x
        vprold zmm5, zmm13, 0xd                                     ;   341.2 p0      46 x[0]
        vpxord zmm8, zmm8, zmm2                                     ;   341.2 p5      27 x
        vpternlogd zmm2, zmm7, zmm5, 0x56                           ;   342.2 p5      48 x[1]
        vpxord zmm9, zmm9, zmm8                                     ;   342.2 p0      27 x
        vprold zmm7, zmm9, 3                                        ;   343.2 p0      47 x[2]
        vpternlogd zmm2, zmm8, zmm7, 0x96                           ;   344.2 p5      48 x[1]
        vpternlogd zmm4, zmm6, zmm0, 0x96                           ;   343.8 p5      52 x[0]
        vprold zmm2, zmm2, 1                                        ;   345.2 p0      50 x[1]
        vprold zmm4, zmm4, 5                                        ;   345.2 p0      54 x[0]
        vpxord zmm4, zmm4, [rbp + 3072]                             ;   346.2 p5+p2   80 x[0]
        vpslld zmm8, zmm5, 3                                        ;   346.2 p0      49 x[3]
        vpternlogd zmm8, zmm1, zmm7, 0x96                           ;   347.2 p5      49 x[3]
        vprold zmm1, zmm8, 7                                        ;   348.2 p0      51 x[3]
        vpternlogd zmm5, zmm1, zmm2, 0x96                           ;   349.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   350.2 p0      54 x[0]
        vpxord zmm5, zmm5, [rbp + 3200]                             ;   351.2 p5+p3   80 x[0]
        vpslld zmm8, zmm0, 7                                        ;   349.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;   350.2 p5      53 x[2]
        vmovdqu64 zmm3, [rbp + 9472]                                ;   135.5 p2      80 x[1] reload
        vpxord zmm0, zmm0, zmm3                                     ;   349.8 p5      80 x[1]
        vprold zmm8, zmm8, 0x16                                     ;   351.2 p0      55 x[2]
        vmovdqu64 zmm9, [rbp + 9600]                                ;   136.0 p3      80 x[3] reload
        vpxord zmm6, zmm6, zmm9                                     ;   350.8 p5      80 x[3]
        vpslld zmm10, zmm2, 7                                       ;   351.2 p0      53 x[2]
        vpternlogd zmm10, zmm7, zmm1, 0x96                          ;   352.2 p5      53 x[2]
        vprold zmm7, zmm10, 0x16                                    ;   353.2 p0      55 x[2]
        vpxord zmm2, zmm2, zmm3                                     ;   352.8 p5      80 x[1]
        vpxord zmm1, zmm1, zmm9                                     ;   353.2 p0      80 x[3]
        vmovdqu64 zmm3, [rbp + 9536]                                ;   137.2 p2      80 x[2] reload
        vpxord zmm7, zmm7, zmm3                                     ;   354.2 p5      28 x
        vpternlogd zmm8, zmm3, zmm4, 0x96                           ;   354.2 p0      28 x
        vpandnd zmm3, zmm7, zmm5                                    ;   355.2 p5      28 x
        vpternlogd zmm7, zmm2, zmm5, 0xb4                           ;   355.2 p0      28 x
        vpternlogd zmm2, zmm1, zmm5, 0x96                           ;   355.8 p5      28 x
        vpternlogd zmm3, zmm2, zmm1, 0x6a                           ;   356.8 p0      28 x
        vpternlogd zmm1, zmm2, zmm7, 0x56                           ;   356.8 p5      28 x
        vpxord zmm5, zmm5, zmm7                                     ;   357.2 p0      28 x
        vpternlogd zmm7, zmm3, zmm2, 0x6a                           ;   357.8 p5      48 x[1]
        vpternlogd zmm2, zmm1, zmm5, 0x78                           ;   358.2 p0      28 x
        vprold zmm1, zmm1, 0xd                                      ;   359.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   360.2 p0      47 x[2]
        vpternlogd zmm7, zmm2, zmm1, 0x96                           ;   361.2 p5      48 x[1]
        vpandd zmm9, zmm8, zmm4                                     ;   359.8 p5      28 x
        vpternlogd zmm8, zmm0, zmm4, 0x1e                           ;   360.8 p5      28 x
        vpternlogd zmm0, zmm6, zmm4, 0x96                           ;   361.2 p0      28 x
        vpternlogd zmm9, zmm0, zmm6, 0x6a                           ;   362.2 p5      28 x
        vpternlogd zmm6, zmm0, zmm8, 0x56                           ;   362.2 p0      28 x
        vpxord zmm4, zmm4, zmm8                                     ;   362.8 p5      28 x
        vpternlogd zmm8, zmm9, zmm0, 0x6a                           ;   363.2 p0      48 x[1]
        vpternlogd zmm0, zmm6, zmm4, 0x78                           ;   363.8 p5      28 x
        vprold zmm6, zmm6, 0xd                                      ;   364.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   365.2 p0      47 x[2]
        vpternlogd zmm8, zmm0, zmm6, 0x96                           ;   366.2 p5      48 x[1]
        vprold zmm7, zmm7, 1                                        ;   366.2 p0      50 x[1]
        vpxord zmm3, zmm3, zmm5                                     ;   365.8 p5      49 x[3]
        vprold zmm5, zmm8, 1                                        ;   367.2 p0      50 x[1]
        vpxord zmm9, zmm9, zmm4                                     ;   366.8 p5      49 x[3]
        vpslld zmm4, zmm1, 3                                        ;   368.2 p0      49 x[3]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   369.2 p5      49 x[3]
        vprold zmm3, zmm4, 7                                        ;   370.2 p0      51 x[3]
        vpternlogd zmm1, zmm3, zmm7, 0x96                           ;   371.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   372.2 p0      54 x[0]
        vpslld zmm4, zmm6, 3                                        ;   371.2 p0      49 x[3]
        vpternlogd zmm4, zmm9, zmm0, 0x96                           ;   372.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   373.2 p0      51 x[3]
        vpternlogd zmm6, zmm4, zmm5, 0x96                           ;   374.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   375.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 9664]                                ;   147.3 p3      80 x[0] reload
        vpxord zmm1, zmm1, zmm8                                     ;   373.2 p5      80 x[0]
        vpxord zmm6, zmm6, zmm8                                     ;   376.2 p5      80 x[0]
        vpslld zmm8, zmm7, 7                                        ;   374.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;   375.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   376.2 p0      55 x[2]
        vpxord zmm7, zmm7, [rbp + 3392]                             ;   374.8 p5+p2   80 x[1]
        vmovdqu64 zmm8, [rbp + 9792]                                ;   152.5 p3      80 x[3] reload
        vpxord zmm3, zmm3, zmm8                                     ;   375.8 p5      80 x[3]
        vpslld zmm9, zmm5, 7                                        ;   376.2 p0      53 x[2]
        vpternlogd zmm9, zmm0, zmm4, 0x96                           ;   377.2 p5      53 x[2]
        vpxord zmm5, zmm5, [rbp + 3328]                             ;   377.2 p0+p2   80 x[1]
        vprold zmm0, zmm9, 0x16                                     ;   378.2 p0      55 x[2]
        vpxord zmm4, zmm4, zmm8                                     ;   377.8 p5      80 x[3]
        vpxord zmm8, zmm1, zmm3                                     ;   378.8 p5      29 x
        vpxord zmm9, zmm6, zmm4                                     ;   379.2 p0      29 x
        vmovdqa64 zmm10, zmm9                                       ;   380.2         29 x copy
        vmovdqa64 zmm11, zmm8                                       ;   379.8         29 x copy
        vmovdqu64 zmm12, [rbp + 9728]                               ;   155.3 p3      80 x[2] reload
        vmovdqa64 zmm13, zmm3                                       ;   376.8         29 x copy
        vpternlogd zmm13, zmm2, zmm12, 0x96                         ;   379.8 p5      29 x
        vpternlogd zmm2, zmm12, zmm7, 0x96                          ;   380.2 p0      29 x
        vpternlogd zmm3, zmm1, zmm2, 0x6a                           ;   381.2 p5      29 x
        vpternlogd zmm7, zmm2, zmm8, 0x6c                           ;   381.2 p0      29 x
        vpternlogd zmm2, zmm8, zmm13, 0x56                          ;   381.8 p5      29 x
        vpxord zmm11, zmm11, zmm3                                   ;   382.2 p0      29 x
        vpternlogd zmm13, zmm11, zmm7, 0x6c                         ;   383.2 p5      29 x
        vpternlogd zmm7, zmm2, zmm3, 0x48                           ;   383.2 p0      29 x
        vpxord zmm2, zmm2, zmm13                                    ;   384.2 p5      29 x
        vprold zmm1, zmm13, 0xd                                     ;   384.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   385.2 p0      47 x[2]
        vpternlogd zmm3, zmm2, zmm1, 0x96                           ;   386.2 p5      48 x[1]
        vmovdqa64 zmm8, zmm4                                        ;   378.8         29 x copy
        vpternlogd zmm8, zmm0, zmm12, 0x96                          ;   385.8 p5      29 x
        vpternlogd zmm0, zmm12, zmm5, 0x96                          ;   386.2 p0      29 x
        vpternlogd zmm4, zmm6, zmm0, 0x6a                           ;   387.2 p5      29 x
        vpternlogd zmm5, zmm0, zmm9, 0x6c                           ;   387.2 p0      29 x
        vpternlogd zmm0, zmm9, zmm8, 0x56                           ;   387.8 p5      29 x
        vpxord zmm10, zmm10, zmm4                                   ;   388.2 p0      29 x
        vpternlogd zmm8, zmm10, zmm5, 0x6c                          ;   389.2 p5      29 x
        vpxord zmm5, zmm5, zmm4                                     ;   389.2 p0      29 x
        vpternlogd zmm5, zmm10, zmm0, 0x6c                          ;   390.2 p5      49 x[3]
        vpxord zmm0, zmm0, zmm8                                     ;   390.2 p0      29 x
        vprold zmm6, zmm8, 0xd                                      ;   391.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   392.2 p0      47 x[2]
        vprold zmm3, zmm3, 1                                        ;   393.2 p0      50 x[1]
        vpxord zmm11, zmm11, zmm7                                   ;   390.8 p5      49 x[3]
        vpternlogd zmm4, zmm0, zmm6, 0x96                           ;   393.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   394.2 p0      50 x[1]
        vpslld zmm7, zmm1, 3                                        ;   395.2 p0      49 x[3]
        vpternlogd zmm7, zmm11, zmm2, 0x96                          ;   396.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   397.2 p0      51 x[3]
        vpternlogd zmm1, zmm7, zmm3, 0x96                           ;   398.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   399.2 p0      54 x[0]
        vpslld zmm8, zmm6, 3                                        ;   398.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm0, 0x96                           ;   399.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   400.2 p0      51 x[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                           ;   401.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   402.2 p0      54 x[0]
        vpslld zmm8, zmm3, 7                                        ;   401.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm7, 0x96                           ;   402.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   403.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 3648]                             ;   397.8 p5+p2   80 x[1]
        vmovdqu64 zmm8, [rbp + 9856]                                ;   178.8 p3      80 x[3] reload
        vpxord zmm7, zmm7, zmm8                                     ;   398.8 p5      80 x[3]
        vpxord zmm2, zmm2, [rbp + 3904]                             ;   404.2 p5+p2   80 x[2]
        vpslld zmm9, zmm4, 7                                        ;   403.2 p0      53 x[2]
        vpternlogd zmm9, zmm0, zmm5, 0x96                           ;   404.2 p5      53 x[2]
        vpxord zmm4, zmm4, [rbp + 3584]                             ;   401.8 p5+p3   80 x[1]
        vprold zmm0, zmm9, 0x16                                     ;   405.2 p0      55 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;   402.8 p5      80 x[3]
        vpxord zmm0, zmm0, [rbp + 3776]                             ;   406.2 p5+p2   80 x[2]
        vmovdqu64 zmm8, [rbp + 3520]                                ;   181.2 p3      80 x[0] reload
        vmovdqa64 zmm9, zmm3                                        ;   398.8         30 x copy
        vpternlogd zmm9, zmm1, zmm8, 0x96                           ;   404.8 p5      30 x
        vmovdqu64 zmm10, [rbp + 3456]                               ;   181.7 p2      80 x[0] reload
        vmovdqa64 zmm11, zmm4                                       ;   402.8         30 x copy
        vpternlogd zmm11, zmm6, zmm10, 0x96                         ;   405.2 p0      30 x
        vmovdqa64 zmm12, zmm7                                       ;   399.8         30 x copy
        vpternlogd zmm12, zmm2, zmm3, 0x1e                          ;   405.8 p5      30 x
        vpternlogd zmm1, zmm8, zmm12, 0x28                          ;   406.8 p0      30 x
        vpternlogd zmm7, zmm9, zmm2, 0x6c                           ;   406.8 p5      30 x
        vpternlogd zmm2, zmm3, zmm1, 0x96                           ;   407.8 p0      30 x
        vmovdqa64 zmm3, zmm5                                        ;   403.8         30 x copy
        vpternlogd zmm3, zmm0, zmm4, 0x1e                           ;   407.8 p5      30 x
        vpternlogd zmm6, zmm10, zmm3, 0x28                          ;   408.8 p0      30 x
        vpternlogd zmm5, zmm11, zmm0, 0x6c                          ;   408.8 p5      30 x
        vpternlogd zmm0, zmm4, zmm6, 0x96                           ;   409.8 p0      30 x
        vmovdqa64 zmm4, zmm2                                        ;   408.8         30 x copy
        vpternlogd zmm4, zmm1, zmm12, 0x6a                          ;   409.8 p5      30 x
        vpternlogd zmm1, zmm9, zmm4, 0x96                           ;   410.8 p0      48 x[1]
        vpternlogd zmm12, zmm7, zmm2, 0xb4                          ;   410.8 p5      30 x
        vpternlogd zmm4, zmm7, zmm2, 0x78                           ;   411.2 p0      30 x
        vprold zmm4, zmm4, 0xd                                      ;   412.2 p0      46 x[0]
        vprold zmm7, zmm12, 3                                       ;   413.2 p0      47 x[2]
        vpternlogd zmm1, zmm4, zmm7, 0x96                           ;   414.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   415.2 p0      50 x[1]
        vpslld zmm8, zmm4, 3                                        ;   415.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm7, 0x96                           ;   416.2 p5      49 x[3]
        vprold zmm2, zmm8, 7                                        ;   417.2 p0      51 x[3]
        vpternlogd zmm4, zmm2, zmm1, 0x96                           ;   418.2 p5      52 x[0]
        vmovdqa64 zmm8, zmm0                                        ;   410.8         30 x copy
        vpternlogd zmm8, zmm6, zmm3, 0x6a                           ;   414.8 p5      30 x
        vpternlogd zmm6, zmm11, zmm8, 0x96                          ;   415.8 p5      48 x[1]
        vpternlogd zmm3, zmm5, zmm0, 0xb4                           ;   416.8 p5      30 x
        vpternlogd zmm8, zmm5, zmm0, 0x78                           ;   417.2 p0      30 x
        vprold zmm5, zmm8, 0xd                                      ;   418.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   419.2 p0      47 x[2]
        vpternlogd zmm6, zmm5, zmm3, 0x96                           ;   420.2 p5      48 x[1]
        vprold zmm6, zmm6, 1                                        ;   421.2 p0      50 x[1]
        vprold zmm4, zmm4, 5                                        ;   421.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 9920]                                ;   198.2 p3      80 x[0] reload
        vpxord zmm4, zmm4, zmm8                                     ;   422.2 p5      80 x[0]
        vpslld zmm9, zmm5, 3                                        ;   422.2 p0      49 x[3]
        vpternlogd zmm9, zmm0, zmm3, 0x96                           ;   423.2 p5      49 x[3]
        vprold zmm0, zmm9, 7                                        ;   424.2 p0      51 x[3]
        vpternlogd zmm5, zmm0, zmm6, 0x96                           ;   425.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   426.2 p0      54 x[0]
        vpxord zmm5, zmm5, zmm8                                     ;   427.2 p5      80 x[0]
        vpslld zmm8, zmm1, 7                                        ;   425.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm2, 0x96                           ;   426.2 p5      53 x[2]
        vmovdqu64 zmm7, [rbp + 9984]                                ;   203.5 p2      80 x[1] reload
        vpxord zmm1, zmm1, zmm7                                     ;   423.8 p5      80 x[1]
        vprold zmm8, zmm8, 0x16                                     ;   427.2 p0      55 x[2]
        vpxord zmm8, zmm8, [rbp + 3840]                             ;   428.2 p5+p3   80 x[2]
        vpslld zmm9, zmm6, 7                                        ;   427.2 p0      53 x[2]
        vpternlogd zmm9, zmm3, zmm0, 0x96                           ;   428.2 p5      53 x[2]
        vprold zmm3, zmm9, 0x16                                     ;   429.2 p0      55 x[2]
        vpxord zmm6, zmm6, zmm7                                     ;   426.8 p5      80 x[1]
        vpxord zmm3, zmm3, [rbp + 3712]                             ;   430.2 p5+p2   80 x[2]
        vpxord zmm7, zmm1, zmm8                                     ;   429.2 p5      23 x
        vpxord zmm9, zmm6, zmm3                                     ;   431.2 p0      23 x
        vmovdqu64 zmm10, [rbp + 10048]                              ;   206.8 p3      80 x[3] reload
        vpternlogd zmm2, zmm4, zmm10, 0x96                          ;   429.8 p5      23 x
        vpternlogd zmm10, zmm0, zmm5, 0x96                          ;   430.2 p0      23 x
        vpternlogd zmm6, zmm10, zmm5, 0x6a                          ;   431.2 p5      23 x
        vpternlogd zmm1, zmm2, zmm4, 0x6a                           ;   431.2 p0      23 x
        vpternlogd zmm4, zmm2, zmm7, 0x56                           ;   431.8 p5      23 x
        vpternlogd zmm5, zmm10, zmm9, 0x56                          ;   432.2 p0      23 x
        vpandd zmm0, zmm8, zmm1                                     ;   432.8 p5      23 x
        vpandd zmm11, zmm3, zmm6                                    ;   433.2 p0      23 x
        vmovdqa64 zmm12, zmm6                                       ;   432.2         23 x copy
        vpternlogd zmm12, zmm10, zmm3, 0x96                         ;   433.8 p5      23 x
        vpternlogd zmm10, zmm3, zmm5, 0x28                          ;   434.2 p0      23 x
        vpternlogd zmm10, zmm6, zmm9, 0xf8                          ;   435.2 p5      23 x
        vpternlogd zmm11, zmm9, zmm12, 0x96                         ;   435.2 p0      23 x
        vprold zmm3, zmm11, 3                                       ;   436.2 p0      47 x[2]
        vpxord zmm12, zmm12, zmm10                                  ;   436.2 p5      48 x[1]
        vprold zmm6, zmm10, 0xd                                     ;   437.2 p0      46 x[0]
        vpternlogd zmm12, zmm3, zmm6, 0x96                          ;   438.2 p5      48 x[1]
        vprold zmm9, zmm12, 1                                       ;   439.2 p0      50 x[1]
        vpslld zmm10, zmm6, 3                                       ;   439.2 p0      49 x[3]
        vpternlogd zmm10, zmm5, zmm3, 0x96                          ;   440.2 p5      49 x[3]
        vprold zmm5, zmm10, 7                                       ;   441.2 p0      51 x[3]
        vpternlogd zmm6, zmm5, zmm9, 0x96                           ;   442.2 p5      52 x[0]
        vmovdqa64 zmm10, zmm1                                       ;   432.2         23 x copy
        vpternlogd zmm10, zmm2, zmm8, 0x96                          ;   439.8 p5      23 x
        vpternlogd zmm2, zmm8, zmm4, 0x28                           ;   440.8 p5      23 x
        vpternlogd zmm2, zmm1, zmm7, 0xf8                           ;   441.8 p0      23 x
        vpternlogd zmm0, zmm7, zmm10, 0x96                          ;   441.8 p5      23 x
        vprold zmm0, zmm0, 3                                        ;   442.8 p0      47 x[2]
        vpxord zmm10, zmm10, zmm2                                   ;   442.8 p5      48 x[1]
        vprold zmm1, zmm2, 0xd                                      ;   443.2 p0      46 x[0]
        vpternlogd zmm10, zmm0, zmm1, 0x96                          ;   444.2 p5      48 x[1]
        vprold zmm2, zmm10, 1                                       ;   445.2 p0      50 x[1]
        vprold zmm6, zmm6, 5                                        ;   445.2 p0      54 x[0]
        vpxord zmm6, zmm6, [rbp + 3968]                             ;   446.2 p5+p2   80 x[0]
        vpslld zmm7, zmm1, 3                                        ;   446.2 p0      49 x[3]
        vpternlogd zmm7, zmm4, zmm0, 0x96                           ;   447.2 p5      49 x[3]
        vprold zmm4, zmm7, 7                                        ;   448.2 p0      51 x[3]
        vpternlogd zmm1, zmm4, zmm2, 0x96                           ;   449.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   450.2 p0      54 x[0]
        vpxord zmm1, zmm1, [rbp + 4032]                             ;   451.2 p5+p3   80 x[0]
        vpslld zmm7, zmm9, 7                                        ;   449.2 p0      53 x[2]
        vpternlogd zmm7, zmm3, zmm5, 0x96                           ;   450.2 p5      53 x[2]
        vmovdqu64 zmm3, [rbp + 10112]                               ;   225.2 p2      80 x[1] reload
        vpxord zmm9, zmm9, zmm3                                     ;   449.8 p5      80 x[1]
        vprold zmm7, zmm7, 0x16                                     ;   451.2 p0      55 x[2]
        vpxord zmm5, zmm5, [rbp + 4288]                             ;   450.8 p5+p3   80 x[3]
        vpxord zmm7, zmm7, [rbp + 4096]                             ;   452.2 p0+p2   80 x[2]
        vpslld zmm8, zmm2, 7                                        ;   452.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm4, 0x96                           ;   453.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   454.2 p0      55 x[2]
        vpxord zmm2, zmm2, zmm3                                     ;   452.8 p5      80 x[1]
        vpxord zmm4, zmm4, [rbp + 4416]                             ;   453.8 p5+p3   80 x[3]
        vpxord zmm0, zmm0, [rbp + 4160]                             ;   455.2 p0+p2   80 x[2]
        vmovdqa64 zmm3, zmm5                                        ;   451.8         24 x copy
        vmovdqa64 zmm8, zmm4                                        ;   454.8         24 x copy
        vmovdqa64 zmm10, zmm5                                       ;   451.8         24 x copy
        vpternlogd zmm10, zmm7, zmm9, 0x96                          ;   454.8 p5      24 x
        vpternlogd zmm5, zmm9, zmm6, 0x21                           ;   455.2 p0      24 x
        vpternlogd zmm7, zmm9, zmm6, 0xf8                           ;   455.8 p5      24 x
        vpternlogd zmm9, zmm6, zmm10, 0x6a                          ;   456.2 p0      24 x
        vpternlogd zmm10, zmm5, zmm7, 0xec                          ;   456.8 p5      24 x
        vpternlogd zmm7, zmm10, zmm9, 0xde                          ;   457.8 p0      24 x
        vpxord zmm3, zmm3, zmm9                                     ;   457.8 p5      24 x
        vprold zmm6, zmm9, 3                                        ;   458.2 p0      47 x[2]
        vmovdqa64 zmm9, zmm4                                        ;   454.8         24 x copy
        vpternlogd zmm9, zmm0, zmm2, 0x96                           ;   458.8 p5      24 x
        vpternlogd zmm4, zmm2, zmm1, 0x21                           ;   459.2 p0      24 x
        vpternlogd zmm0, zmm2, zmm1, 0xf8                           ;   459.8 p5      24 x
        vpternlogd zmm2, zmm1, zmm9, 0x6a                           ;   460.2 p0      24 x
        vpternlogd zmm9, zmm4, zmm0, 0xec                           ;   460.8 p5      24 x
        vpternlogd zmm0, zmm9, zmm2, 0xde                           ;   461.8 p0      24 x
        vpxord zmm8, zmm8, zmm2                                     ;   461.8 p5      24 x
        vprold zmm1, zmm2, 3                                        ;   462.2 p0      47 x[2]
        vmovdqa64 zmm2, zmm3                                        ;   458.8         24 x copy
        vpternlogd zmm2, zmm10, zmm5, 0x9a                          ;   462.8 p5      24 x
        vpternlogd zmm3, zmm5, zmm6, 0x96                           ;   463.2 p0      48 x[1]
        vprold zmm2, zmm2, 0xd                                      ;   464.2 p0      46 x[0]
        vpternlogd zmm3, zmm7, zmm2, 0x96                           ;   465.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   466.2 p0      50 x[1]
        vpslld zmm5, zmm2, 3                                        ;   466.2 p0      49 x[3]
        vpternlogd zmm5, zmm10, zmm6, 0x96                          ;   467.2 p5      49 x[3]
        vprold zmm5, zmm5, 7                                        ;   468.2 p0      51 x[3]
        vpternlogd zmm2, zmm5, zmm3, 0x96                           ;   469.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   470.2 p0      54 x[0]
        vpslld zmm7, zmm3, 7                                        ;   469.2 p0      53 x[2]
        vpternlogd zmm7, zmm6, zmm5, 0x96                           ;   470.2 p5      53 x[2]
        vmovdqa64 zmm6, zmm8                                        ;   462.8         24 x copy
        vpternlogd zmm6, zmm9, zmm4, 0x9a                           ;   467.8 p5      24 x
        vpternlogd zmm8, zmm4, zmm1, 0x96                           ;   468.8 p5      48 x[1]
        vprold zmm4, zmm6, 0xd                                      ;   470.2 p0      46 x[0]
        vpternlogd zmm8, zmm0, zmm4, 0x96                           ;   471.2 p5      48 x[1]
        vprold zmm0, zmm8, 1                                        ;   472.2 p0      50 x[1]
        vprold zmm6, zmm7, 0x16                                     ;   472.2 p0      55 x[2]
        vmovdqu64 zmm7, [rbp + 10240]                               ;   248.2 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm7                                     ;   470.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 10176]                               ;   250.2 p2      80 x[0] reload
        vpxord zmm2, zmm2, zmm8                                     ;   471.8 p5      80 x[0]
        vmovdqu64 zmm10, [rbp + 10304]                              ;   252.2 p3      80 x[2] reload
        vpxord zmm6, zmm6, zmm10                                    ;   473.2 p5      80 x[2]
        vpslld zmm11, zmm4, 3                                       ;   473.2 p0      49 x[3]
        vpternlogd zmm11, zmm9, zmm1, 0x96                          ;   474.2 p5      49 x[3]
        vprold zmm9, zmm11, 7                                       ;   475.2 p0      51 x[3]
        vpternlogd zmm4, zmm9, zmm0, 0x96                           ;   476.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   477.2 p0      54 x[0]
        vmovdqu64 zmm11, [rbp + 10368]                              ;   253.3 p2      80 x[3] reload
        vpxord zmm5, zmm5, zmm11                                    ;   475.8 p5      80 x[3]
        vpxord zmm4, zmm4, zmm8                                     ;   478.2 p0      80 x[0]
        vpslld zmm8, zmm0, 7                                        ;   477.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm9, 0x96                           ;   478.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   479.2 p0      55 x[2]
        vpxord zmm0, zmm0, zmm7                                     ;   477.8 p5      80 x[1]
        vpxord zmm9, zmm9, zmm11                                    ;   478.8 p5      80 x[3]
        vpxord zmm1, zmm1, zmm10                                    ;   480.2 p0      80 x[2]
        vmovdqa64 zmm7, zmm6                                        ;   474.2         25 x copy
        vpternlogd zmm7, zmm3, zmm2, 0x96                           ;   479.8 p5      25 x
        vpternlogd zmm6, zmm5, zmm2, 0x6c                           ;   480.2 p0      25 x
        vpternlogd zmm5, zmm3, zmm2, 0x36                           ;   480.8 p5      25 x
        vpternlogd zmm3, zmm6, zmm7, 0x6a                           ;   481.2 p0      25 x
        vpternlogd zmm2, zmm6, zmm7, 0x96                           ;   481.8 p5      25 x
        vpternlogd zmm6, zmm7, zmm5, 0xd2                           ;   482.2 p0      25 x
        vprold zmm2, zmm2, 0xd                                      ;   483.2 p0      46 x[0]
        vpxord zmm5, zmm5, zmm6                                     ;   483.2 p5      25 x
        vprold zmm5, zmm5, 3                                        ;   484.2 p0      47 x[2]
        vpxord zmm6, zmm6, zmm3                                     ;   483.8 p5      48 x[1]
        vpternlogd zmm6, zmm5, zmm2, 0x96                           ;   485.2 p5      48 x[1]
        vpslld zmm7, zmm2, 3                                        ;   485.2 p0      49 x[3]
        vpternlogd zmm7, zmm3, zmm5, 0x96                           ;   486.2 p5      49 x[3]
        vmovdqa64 zmm3, zmm1                                        ;   481.2         25 x copy
        vpternlogd zmm3, zmm0, zmm4, 0x96                           ;   486.2 p0      25 x
        vpternlogd zmm1, zmm9, zmm4, 0x6c                           ;   486.8 p5      25 x
        vpternlogd zmm9, zmm0, zmm4, 0x36                           ;   487.2 p0      25 x
        vpternlogd zmm0, zmm1, zmm3, 0x6a                           ;   487.8 p5      25 x
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   488.2 p0      25 x
        vpternlogd zmm1, zmm3, zmm9, 0xd2                           ;   488.8 p5      25 x
        vprold zmm3, zmm4, 0xd                                      ;   489.2 p0      46 x[0]
        vprold zmm4, zmm6, 1                                        ;   490.2 p0      50 x[1]
        vpxord zmm9, zmm9, zmm1                                     ;   489.8 p5      25 x
        vprold zmm6, zmm9, 3                                        ;   491.2 p0      47 x[2]
        vprold zmm7, zmm7, 7                                        ;   492.2 p0      51 x[3]
        vpxord zmm1, zmm1, zmm0                                     ;   490.8 p5      48 x[1]
        vpternlogd zmm1, zmm6, zmm3, 0x96                           ;   492.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   493.2 p0      50 x[1]
        vpternlogd zmm2, zmm7, zmm4, 0x96                           ;   493.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   494.2 p0      54 x[0]
        vpxord zmm2, zmm2, [rbp + 4224]                             ;   495.2 p5+p3   80 x[0]
        vpslld zmm8, zmm3, 3                                        ;   495.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm6, 0x96                           ;   496.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   497.2 p0      51 x[3]
        vpternlogd zmm3, zmm0, zmm1, 0x96                           ;   498.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   499.2 p0      54 x[0]
        vpxord zmm3, zmm3, [rbp + 4352]                             ;   500.2 p5+p2   80 x[0]
        vpslld zmm8, zmm4, 7                                        ;   498.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;   499.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   500.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 10432]                               ;   274.0 p3      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   498.8 p5      80 x[1]
        vpslld zmm9, zmm1, 7                                        ;   500.2 p0      53 x[2]
        vpternlogd zmm9, zmm6, zmm0, 0x96                           ;   501.2 p5      53 x[2]
        vprold zmm6, zmm9, 0x16                                     ;   502.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 4544]                             ;   500.8 p5+p2   80 x[3]
        vmovdqu64 zmm9, [rbp + 10496]                               ;   277.2 p3      80 x[2] reload
        vpxord zmm6, zmm6, zmm9                                     ;   503.2 p5      80 x[2]
        vpandd zmm10, zmm4, zmm2                                    ;   502.2 p0      26 x
        vpxord zmm11, zmm6, zmm3                                    ;   504.2 p5      26 x
        vpternlogd zmm6, zmm0, zmm3, 0xe0                           ;   504.2 p0      26 x
        vmovdqu64 zmm12, [rbp + 4480]                               ;   279.3 p2      80 x[3] reload
        vpternlogd zmm4, zmm7, zmm12, 0x96                          ;   503.8 p5      26 x
        vpternlogd zmm12, zmm7, zmm2, 0xbe                          ;   504.2 p0      26 x
        vpternlogd zmm2, zmm5, zmm9, 0x96                           ;   504.8 p5      26 x
        vpternlogd zmm5, zmm9, zmm12, 0x28                          ;   505.2 p0      26 x
        vpternlogd zmm2, zmm4, zmm10, 0x36                          ;   505.8 p5      26 x
        vpternlogd zmm4, zmm5, zmm10, 0x36                          ;   506.2 p0      26 x
        vpxord zmm12, zmm12, zmm10                                  ;   506.8 p5      26 x
        vmovdqa64 zmm7, zmm8                                        ;   281.7         26 x copy
        vpternlogd zmm7, zmm3, zmm1, 0x48                           ;   507.2 p0      26 x
        vpternlogd zmm8, zmm1, zmm0, 0x96                           ;   507.8 p5      26 x
        vpternlogd zmm0, zmm3, zmm7, 0x56                           ;   508.2 p0      26 x
        vpternlogd zmm11, zmm8, zmm7, 0x36                          ;   508.8 p5      26 x
        vpternlogd zmm8, zmm6, zmm7, 0x36                           ;   509.2 p0      26 x
        vmovdqa64 zmm1, zmm12                                       ;   507.8         26 x copy
        vpternlogd zmm1, zmm5, zmm2, 0x56                           ;   509.8 p5      26 x
        vpternlogd zmm5, zmm10, zmm1, 0x56                          ;   510.8 p0      49 x[3]
        vpternlogd zmm2, zmm12, zmm4, 0x4e                          ;   510.8 p5      26 x
        vpternlogd zmm1, zmm12, zmm4, 0x1e                          ;   511.2 p0      26 x
        vprold zmm2, zmm2, 0xd                                      ;   512.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   513.2 p0      47 x[2]
        vpternlogd zmm4, zmm1, zmm2, 0x96                           ;   514.2 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;   515.2 p0      50 x[1]
        vpslld zmm4, zmm2, 3                                        ;   515.2 p0      49 x[3]
        vpternlogd zmm4, zmm5, zmm1, 0x96                           ;   516.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   517.2 p0      51 x[3]
        vpternlogd zmm2, zmm4, zmm3, 0x96                           ;   518.2 p5      52 x[0]
        vpslld zmm5, zmm3, 7                                        ;   517.2 p0      53 x[2]
        vmovdqa64 zmm9, zmm0                                        ;   509.2         26 x copy
        vpternlogd zmm9, zmm6, zmm11, 0x56                          ;   514.8 p5      26 x
        vpternlogd zmm6, zmm7, zmm9, 0x56                           ;   515.8 p5      49 x[3]
        vpternlogd zmm11, zmm0, zmm8, 0x4e                          ;   516.8 p5      26 x
        vpternlogd zmm9, zmm0, zmm8, 0x1e                           ;   517.8 p5      26 x
        vpternlogd zmm5, zmm1, zmm4, 0x96                           ;   518.2 p0      53 x[2]
        vprold zmm0, zmm11, 0xd                                     ;   519.2 p0      46 x[0]
        vprold zmm1, zmm9, 3                                        ;   520.2 p0      47 x[2]
        vpternlogd zmm8, zmm1, zmm0, 0x96                           ;   521.2 p5      48 x[1]
        vprold zmm7, zmm8, 1                                        ;   522.2 p0      50 x[1]
        vprold zmm2, zmm2, 5                                        ;   522.2 p0      54 x[0]
        vprold zmm5, zmm5, 0x16                                     ;   523.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 10624]                               ;   298.2 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;   519.8 p5      80 x[1]
        vpslld zmm9, zmm0, 3                                        ;   524.2 p0      49 x[3]
        vpternlogd zmm9, zmm6, zmm1, 0x96                           ;   525.2 p5      49 x[3]
        vprold zmm6, zmm9, 7                                        ;   526.2 p0      51 x[3]
        vpternlogd zmm0, zmm6, zmm7, 0x96                           ;   527.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   528.2 p0      54 x[0]
        vmovdqu64 zmm9, [rbp + 10688]                               ;   301.8 p2      80 x[3] reload
        vpxord zmm4, zmm4, zmm9                                     ;   522.8 p5      80 x[3]
        vpslld zmm10, zmm7, 7                                       ;   527.2 p0      53 x[2]
        vpternlogd zmm10, zmm1, zmm6, 0x96                          ;   528.2 p5      53 x[2]
        vprold zmm1, zmm10, 0x16                                    ;   529.2 p0      55 x[2]
        vpxord zmm7, zmm7, zmm8                                     ;   524.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm9                                     ;   527.2 p5      80 x[3]
        vmovdqa64 zmm8, zmm3                                        ;   520.8         27 x copy
        vmovdqa64 zmm9, zmm7                                        ;   525.8         27 x copy
        vmovdqu64 zmm10, [rbp + 10560]                              ;   305.2 p3      80 x[0] reload
        vmovdqa64 zmm11, zmm3                                       ;   520.8         27 x copy
        vpternlogd zmm11, zmm2, zmm10, 0x96                         ;   526.8 p5      27 x
        vpternlogd zmm2, zmm4, zmm10, 0x96                          ;   527.8 p5      27 x
        vmovdqu64 zmm12, [rbp + 4672]                               ;   305.8 p2      80 x[2] reload
        vpternlogd zmm4, zmm5, zmm12, 0x96                          ;   528.8 p5      27 x
        vpternlogd zmm5, zmm12, zmm2, 0xbe                          ;   529.2 p0      27 x
        vpternlogd zmm11, zmm4, zmm2, 0x6c                          ;   529.8 p5      27 x
        vmovdqa64 zmm12, zmm2                                       ;   528.8         27 x copy
        vmovdqa64 zmm13, zmm7                                       ;   525.8         27 x copy
        vpternlogd zmm13, zmm0, zmm10, 0x96                         ;   530.2 p0      27 x
        vpternlogd zmm0, zmm10, zmm6, 0x96                          ;   530.8 p5      27 x
        vpternlogd zmm2, zmm11, zmm3, 0x78                          ;   531.2 p0      49 x[3]
        vpternlogd zmm3, zmm5, zmm4, 0xb4                           ;   531.8 p5      27 x
        vpternlogd zmm5, zmm4, zmm11, 0x80                          ;   532.2 p0      27 x
        vprold zmm4, zmm11, 0xd                                     ;   533.2 p0      46 x[0]
        vpxord zmm12, zmm12, zmm5                                   ;   533.2 p5      27 x
        vpternlogd zmm5, zmm3, zmm4, 0x56                           ;   534.2 p5      48 x[1]
        vpxord zmm8, zmm8, zmm12                                    ;   534.2 p0      27 x
        vprold zmm3, zmm8, 3                                        ;   535.2 p0      47 x[2]
        vpternlogd zmm5, zmm12, zmm3, 0x96                          ;   536.2 p5      48 x[1]
        vpslld zmm8, zmm4, 3                                        ;   536.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;   537.2 p5      49 x[3]
        vmovdqu64 zmm2, [rbp + 4800]                                ;   315.2 p3      80 x[2] reload
        vpternlogd zmm6, zmm1, zmm2, 0x96                           ;   536.8 p5      27 x
        vpternlogd zmm1, zmm2, zmm0, 0xbe                           ;   537.2 p0      27 x
        vpternlogd zmm13, zmm6, zmm0, 0x6c                          ;   537.8 p5      27 x
        vprold zmm2, zmm5, 1                                        ;   538.2 p0      50 x[1]
        vprold zmm5, zmm8, 7                                        ;   539.2 p0      51 x[3]
        vmovdqa64 zmm8, zmm0                                        ;   531.8         27 x copy
        vpternlogd zmm0, zmm13, zmm7, 0x78                          ;   538.8 p5      49 x[3]
        vpternlogd zmm7, zmm1, zmm6, 0xb4                           ;   539.8 p5      27 x
        vpternlogd zmm1, zmm6, zmm13, 0x80                          ;   540.2 p0      27 x
        vprold zmm6, zmm13, 0xd                                     ;   541.2 p0      46 x[0]
        vpxord zmm8, zmm8, zmm1                                     ;   541.2 p5      27 x
        vpternlogd zmm1, zmm7, zmm6, 0x56                           ;   542.2 p5      48 x[1]
        vpxord zmm9, zmm9, zmm8                                     ;   542.2 p0      27 x
        vprold zmm7, zmm9, 3                                        ;   543.2 p0      47 x[2]
        vpternlogd zmm1, zmm8, zmm7, 0x96                           ;   544.2 p5      48 x[1]
        vpternlogd zmm4, zmm5, zmm2, 0x96                           ;   543.8 p5      52 x[0]
        vprold zmm1, zmm1, 1                                        ;   545.2 p0      50 x[1]
        vprold zmm4, zmm4, 5                                        ;   545.2 p0      54 x[0]
        vpxord zmm4, zmm4, [rbp + 4608]                             ;   546.2 p5+p2   80 x[0]
        vpslld zmm8, zmm6, 3                                        ;   546.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm7, 0x96                           ;   547.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   548.2 p0      51 x[3]
        vpternlogd zmm6, zmm0, zmm1, 0x96                           ;   549.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   550.2 p0      54 x[0]
        vpxord zmm6, zmm6, [rbp + 4736]                             ;   551.2 p5+p3   80 x[0]
        vpslld zmm8, zmm2, 7                                        ;   549.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                           ;   550.2 p5      53 x[2]
        vmovdqu64 zmm3, [rbp + 10752]                               ;   329.7 p2      80 x[1] reload
        vpxord zmm2, zmm2, zmm3                                     ;   549.8 p5      80 x[1]
        vprold zmm8, zmm8, 0x16                                     ;   551.2 p0      55 x[2]
        vmovdqu64 zmm9, [rbp + 10880]                               ;   330.3 p3      80 x[3] reload
        vpxord zmm5, zmm5, zmm9                                     ;   550.8 p5      80 x[3]
        vpslld zmm10, zmm1, 7                                       ;   551.2 p0      53 x[2]
        vpternlogd zmm10, zmm7, zmm0, 0x96                          ;   552.2 p5      53 x[2]
        vprold zmm7, zmm10, 0x16                                    ;   553.2 p0      55 x[2]
        vpxord zmm1, zmm1, zmm3                                     ;   552.8 p5      80 x[1]
        vpxord zmm0, zmm0, zmm9                                     ;   553.2 p0      80 x[3]
        vmovdqu64 zmm3, [rbp + 10816]                               ;   331.5 p2      80 x[2] reload
        vpternlogd zmm8, zmm4, zmm3, 0x96                           ;   553.8 p5      28 x
        vpternlogd zmm7, zmm3, zmm6, 0x96                           ;   554.2 p0      28 x
        vpandd zmm3, zmm8, zmm4                                     ;   554.8 p5      28 x
        vpternlogd zmm8, zmm2, zmm4, 0x1e                           ;   555.2 p0      28 x
        vpternlogd zmm2, zmm5, zmm4, 0x96                           ;   555.8 p5      28 x
        vpternlogd zmm3, zmm2, zmm5, 0x6a                           ;   556.8 p0      28 x
        vpternlogd zmm5, zmm2, zmm8, 0x56                           ;   556.8 p5      28 x
        vpxord zmm4, zmm4, zmm8                                     ;   557.2 p0      28 x
        vpternlogd zmm8, zmm3, zmm2, 0x6a                           ;   557.8 p5      48 x[1]
        vpternlogd zmm2, zmm5, zmm4, 0x78                           ;   558.2 p0      28 x
        vprold zmm5, zmm5, 0xd                                      ;   559.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   560.2 p0      47 x[2]
        vpternlogd zmm8, zmm2, zmm5, 0x96                           ;   561.2 p5      48 x[1]
        vpxord zmm3, zmm3, zmm4                                     ;   559.8 p5      49 x[3]
        vpandd zmm4, zmm7, zmm6                                     ;   560.8 p5      28 x
        vpternlogd zmm7, zmm1, zmm6, 0x1e                           ;   561.2 p0      28 x
        vpternlogd zmm1, zmm0, zmm6, 0x96                           ;   561.8 p5      28 x
        vpternlogd zmm4, zmm1, zmm0, 0x6a                           ;   562.8 p0      28 x
        vpternlogd zmm0, zmm1, zmm7, 0x56                           ;   562.8 p5      28 x
        vpxord zmm6, zmm6, zmm7                                     ;   563.2 p0      28 x
        vpternlogd zmm7, zmm4, zmm1, 0x6a                           ;   563.8 p5      48 x[1]
        vpternlogd zmm1, zmm0, zmm6, 0x78                           ;   564.2 p0      28 x
        vprold zmm0, zmm0, 0xd                                      ;   565.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   566.2 p0      47 x[2]
        vprold zmm8, zmm8, 1                                        ;   567.2 p0      50 x[1]
        vpternlogd zmm7, zmm1, zmm0, 0x96                           ;   567.2 p5      48 x[1]
        vprold zmm7, zmm7, 1                                        ;   568.2 p0      50 x[1]
        vpxord zmm4, zmm4, zmm6                                     ;   565.8 p5      49 x[3]
        vpslld zmm6, zmm5, 3                                        ;   569.2 p0      49 x[3]
        vpternlogd zmm6, zmm3, zmm2, 0x96                           ;   570.2 p5      49 x[3]
        vprold zmm3, zmm6, 7                                        ;   571.2 p0      51 x[3]
        vpternlogd zmm5, zmm3, zmm8, 0x96                           ;   572.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   573.2 p0      54 x[0]
        vpslld zmm6, zmm0, 3                                        ;   572.2 p0      49 x[3]
        vpternlogd zmm6, zmm4, zmm1, 0x96                           ;   573.2 p5      49 x[3]
        vprold zmm4, zmm6, 7                                        ;   574.2 p0      51 x[3]
        vpternlogd zmm0, zmm4, zmm7, 0x96                           ;   575.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   576.2 p0      54 x[0]
        vmovdqu64 zmm6, [rbp + 10944]                               ;   347.2 p3      80 x[0] reload
        vpxord zmm5, zmm5, zmm6                                     ;   574.2 p5      80 x[0]
        vpxord zmm0, zmm0, zmm6                                     ;   577.2 p5      80 x[0]
        vpslld zmm6, zmm8, 7                                        ;   575.2 p0      53 x[2]
        vpternlogd zmm6, zmm2, zmm3, 0x96                           ;   576.2 p5      53 x[2]
        vprold zmm2, zmm6, 0x16                                     ;   577.2 p0      55 x[2]
        vpxord zmm8, zmm8, [rbp + 4864]                             ;   573.8 p5+p2   80 x[1]
        vmovdqu64 zmm6, [rbp + 11072]                               ;   352.3 p3      80 x[3] reload
        vpxord zmm3, zmm3, zmm6                                     ;   574.8 p5      80 x[3]
        vpslld zmm9, zmm7, 7                                        ;   577.2 p0      53 x[2]
        vpternlogd zmm9, zmm1, zmm4, 0x96                           ;   578.2 p5      53 x[2]
        vprold zmm1, zmm9, 0x16                                     ;   579.2 p0      55 x[2]
        vpxord zmm7, zmm7, [rbp + 4928]                             ;   576.8 p5+p2   80 x[1]
        vpxord zmm4, zmm4, zmm6                                     ;   577.8 p5      80 x[3]
        vpxord zmm6, zmm5, zmm3                                     ;   578.8 p5      29 x
        vpxord zmm9, zmm0, zmm4                                     ;   579.2 p0      29 x
        vmovdqa64 zmm10, zmm6                                       ;   579.8         29 x copy
        vmovdqa64 zmm11, zmm9                                       ;   580.2         29 x copy
        vmovdqu64 zmm12, [rbp + 11008]                              ;   354.5 p3      80 x[2] reload
        vmovdqa64 zmm13, zmm3                                       ;   575.8         29 x copy
        vpternlogd zmm13, zmm2, zmm12, 0x96                         ;   579.8 p5      29 x
        vpternlogd zmm2, zmm12, zmm8, 0x96                          ;   580.2 p0      29 x
        vpternlogd zmm3, zmm5, zmm2, 0x6a                           ;   581.2 p5      29 x
        vpternlogd zmm8, zmm2, zmm6, 0x6c                           ;   581.2 p0      29 x
        vpternlogd zmm2, zmm6, zmm13, 0x56                          ;   581.8 p5      29 x
        vpxord zmm10, zmm10, zmm3                                   ;   582.2 p0      29 x
        vpternlogd zmm13, zmm10, zmm8, 0x6c                         ;   583.2 p5      29 x
        vpternlogd zmm8, zmm2, zmm3, 0x48                           ;   583.2 p0      29 x
        vpxord zmm2, zmm2, zmm13                                    ;   584.2 p5      29 x
        vprold zmm5, zmm13, 0xd                                     ;   584.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   585.2 p0      47 x[2]
        vpternlogd zmm3, zmm2, zmm5, 0x96                           ;   586.2 p5      48 x[1]
        vpslld zmm6, zmm5, 3                                        ;   586.2 p0      49 x[3]
        vmovdqa64 zmm13, zmm4                                       ;   578.8         29 x copy
        vpternlogd zmm13, zmm1, zmm12, 0x96                         ;   585.8 p5      29 x
        vpternlogd zmm1, zmm12, zmm7, 0x96                          ;   586.8 p5      29 x
        vpternlogd zmm4, zmm0, zmm1, 0x6a                           ;   587.8 p0      29 x
        vpternlogd zmm7, zmm1, zmm9, 0x6c                           ;   587.8 p5      29 x
        vpternlogd zmm1, zmm9, zmm13, 0x56                          ;   588.2 p0      29 x
        vprold zmm0, zmm3, 1                                        ;   589.2 p0      50 x[1]
        vpxord zmm10, zmm10, zmm8                                   ;   588.8 p5      49 x[3]
        vpternlogd zmm6, zmm10, zmm2, 0x96                          ;   589.8 p5      49 x[3]
        vpxord zmm11, zmm11, zmm4                                   ;   590.2 p0      29 x
        vpternlogd zmm13, zmm11, zmm7, 0x6c                         ;   591.2 p5      29 x
        vpternlogd zmm7, zmm1, zmm4, 0x48                           ;   591.2 p0      29 x
        vpxord zmm1, zmm1, zmm13                                    ;   592.2 p5      29 x
        vprold zmm3, zmm13, 0xd                                     ;   592.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   593.2 p0      47 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   594.2 p5      48 x[1]
        vprold zmm6, zmm6, 7                                        ;   594.2 p0      51 x[3]
        vprold zmm4, zmm4, 1                                        ;   595.2 p0      50 x[1]
        vpxord zmm11, zmm11, zmm7                                   ;   593.8 p5      49 x[3]
        vpternlogd zmm5, zmm6, zmm0, 0x96                           ;   595.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   596.2 p0      54 x[0]
        vpslld zmm7, zmm3, 3                                        ;   597.2 p0      49 x[3]
        vpternlogd zmm7, zmm11, zmm1, 0x96                          ;   598.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   599.2 p0      51 x[3]
        vpternlogd zmm3, zmm7, zmm4, 0x96                           ;   600.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   601.2 p0      54 x[0]
        vpslld zmm8, zmm0, 7                                        ;   600.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm6, 0x96                           ;   601.2 p5      53 x[2]
        vpxord zmm0, zmm0, [rbp + 5120]                             ;   598.8 p5+p2   80 x[1]
        vprold zmm2, zmm8, 0x16                                     ;   602.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11136]                               ;   377.7 p3      80 x[3] reload
        vpxord zmm6, zmm6, zmm8                                     ;   599.8 p5      80 x[3]
        vpxord zmm2, zmm2, [rbp + 5312]                             ;   603.2 p5+p2   80 x[2]
        vpslld zmm9, zmm4, 7                                        ;   602.2 p0      53 x[2]
        vpternlogd zmm9, zmm1, zmm7, 0x96                           ;   603.2 p5      53 x[2]
        vprold zmm1, zmm9, 0x16                                     ;   604.2 p0      55 x[2]
        vpxord zmm4, zmm4, [rbp + 5184]                             ;   602.8 p5+p3   80 x[1]
        vpxord zmm7, zmm7, zmm8                                     ;   603.8 p5      80 x[3]
        vpxord zmm1, zmm1, [rbp + 5440]                             ;   605.2 p0+p2   80 x[2]
        vmovdqu64 zmm8, [rbp + 4992]                                ;   379.8 p3      80 x[0] reload
        vmovdqa64 zmm9, zmm0                                        ;   599.8         30 x copy
        vpternlogd zmm9, zmm5, zmm8, 0x96                           ;   604.8 p5      30 x
        vmovdqa64 zmm10, zmm6                                       ;   600.8         30 x copy
        vpternlogd zmm10, zmm2, zmm0, 0x1e                          ;   605.2 p0      30 x
        vpternlogd zmm5, zmm8, zmm10, 0x28                          ;   606.2 p5      30 x
        vpternlogd zmm6, zmm9, zmm2, 0x6c                           ;   606.2 p0      30 x
        vpternlogd zmm2, zmm0, zmm5, 0x96                           ;   607.2 p5      30 x
        vmovdqu64 zmm0, [rbp + 5056]                                ;   382.2 p2      80 x[0] reload
        vmovdqa64 zmm8, zmm4                                        ;   603.8         30 x copy
        vpternlogd zmm8, zmm3, zmm0, 0x96                           ;   607.2 p0      30 x
        vmovdqa64 zmm11, zmm7                                       ;   604.8         30 x copy
        vpternlogd zmm11, zmm1, zmm4, 0x1e                          ;   607.8 p5      30 x
        vpternlogd zmm3, zmm0, zmm11, 0x28                          ;   608.8 p0      30 x
        vpternlogd zmm7, zmm8, zmm1, 0x6c                           ;   608.8 p5      30 x
        vpternlogd zmm1, zmm4, zmm3, 0x96                           ;   609.8 p0      30 x
        vmovdqa64 zmm0, zmm2                                        ;   608.2         30 x copy
        vpternlogd zmm0, zmm5, zmm10, 0x6a                          ;   609.8 p5      30 x
        vpternlogd zmm5, zmm9, zmm0, 0x96                           ;   610.8 p0      48 x[1]
        vpternlogd zmm10, zmm6, zmm2, 0xb4                          ;   610.8 p5      30 x
        vpternlogd zmm0, zmm6, zmm2, 0x78                           ;   611.2 p0      30 x
        vprold zmm0, zmm0, 0xd                                      ;   612.2 p0      46 x[0]
        vprold zmm4, zmm10, 3                                       ;   613.2 p0      47 x[2]
        vpternlogd zmm5, zmm0, zmm4, 0x96                           ;   614.2 p5      48 x[1]
        vprold zmm5, zmm5, 1                                        ;   615.2 p0      50 x[1]
        vpslld zmm6, zmm0, 3                                        ;   615.2 p0      49 x[3]
        vpternlogd zmm6, zmm2, zmm4, 0x96                           ;   616.2 p5      49 x[3]
        vprold zmm2, zmm6, 7                                        ;   617.2 p0      51 x[3]
        vpternlogd zmm0, zmm2, zmm5, 0x96                           ;   618.2 p5      52 x[0]
        vpslld zmm6, zmm5, 7                                        ;   617.2 p0      53 x[2]
        vmovdqa64 zmm9, zmm1                                        ;   610.8         30 x copy
        vpternlogd zmm9, zmm3, zmm11, 0x6a                          ;   614.8 p5      30 x
        vpternlogd zmm3, zmm8, zmm9, 0x96                           ;   615.8 p5      48 x[1]
        vpternlogd zmm6, zmm4, zmm2, 0x96                           ;   618.2 p5      53 x[2]
        vpternlogd zmm11, zmm7, zmm1, 0xb4                          ;   617.8 p5      30 x
        vpternlogd zmm9, zmm7, zmm1, 0x78                           ;   618.2 p0      30 x
        vprold zmm4, zmm9, 0xd                                      ;   619.2 p0      46 x[0]
        vprold zmm7, zmm11, 3                                       ;   620.2 p0      47 x[2]
        vpternlogd zmm3, zmm4, zmm7, 0x96                           ;   621.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   622.2 p0      50 x[1]
        vprold zmm0, zmm0, 5                                        ;   622.2 p0      54 x[0]
        vprold zmm6, zmm6, 0x16                                     ;   623.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11264]                               ;   401.2 p3      80 x[1] reload
        vpxord zmm5, zmm5, zmm8                                     ;   619.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 11200]                               ;   403.2 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm9                                     ;   623.2 p5      80 x[0]
        vpxord zmm6, zmm6, [rbp + 5248]                             ;   624.2 p5+p3   80 x[2]
        vpslld zmm10, zmm4, 3                                       ;   624.2 p0      49 x[3]
        vpternlogd zmm10, zmm1, zmm7, 0x96                          ;   625.2 p5      49 x[3]
        vprold zmm1, zmm10, 7                                       ;   626.2 p0      51 x[3]
        vpternlogd zmm4, zmm1, zmm3, 0x96                           ;   627.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   628.2 p0      54 x[0]
        vpxord zmm4, zmm4, zmm9                                     ;   629.2 p5      80 x[0]
        vpslld zmm9, zmm3, 7                                        ;   627.2 p0      53 x[2]
        vpternlogd zmm9, zmm7, zmm1, 0x96                           ;   628.2 p5      53 x[2]
        vprold zmm7, zmm9, 0x16                                     ;   629.2 p0      55 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   626.8 p5      80 x[1]
        vpxord zmm7, zmm7, [rbp + 5376]                             ;   630.2 p5+p2   80 x[2]
        vpxord zmm8, zmm5, zmm6                                     ;   628.8 p5      23 x
        vpxord zmm9, zmm3, zmm7                                     ;   631.2 p0      23 x
        vmovdqa64 zmm10, zmm6                                       ;   625.2         23 x copy
        vmovdqu64 zmm11, [rbp + 11328]                              ;   407.8 p3      80 x[3] reload
        vpternlogd zmm2, zmm0, zmm11, 0x96                          ;   629.8 p5      23 x
        vpternlogd zmm11, zmm1, zmm4, 0x96                          ;   630.2 p0      23 x
        vpternlogd zmm5, zmm2, zmm0, 0x6a                           ;   630.8 p5      23 x
        vpternlogd zmm3, zmm11, zmm4, 0x6a                          ;   631.2 p0      23 x
        vpternlogd zmm0, zmm2, zmm8, 0x56                           ;   631.8 p5      23 x
        vpternlogd zmm4, zmm11, zmm9, 0x56                          ;   632.2 p0      23 x
        vpandd zmm10, zmm10, zmm5                                   ;   632.8 p5      23 x
        vpandd zmm1, zmm7, zmm3                                     ;   633.2 p0      23 x
        vmovdqa64 zmm12, zmm5                                       ;   631.8         23 x copy
        vpternlogd zmm12, zmm2, zmm6, 0x96                          ;   633.8 p5      23 x
        vpternlogd zmm2, zmm6, zmm0, 0x28                           ;   634.2 p0      23 x
        vpternlogd zmm2, zmm5, zmm8, 0xf8                           ;   635.2 p5      23 x
        vpternlogd zmm10, zmm8, zmm12, 0x96                         ;   635.2 p0      23 x
        vprold zmm5, zmm10, 3                                       ;   636.2 p0      47 x[2]
        vpxord zmm12, zmm12, zmm2                                   ;   636.2 p5      48 x[1]
        vprold zmm2, zmm2, 0xd                                      ;   637.2 p0      46 x[0]
        vpternlogd zmm12, zmm5, zmm2, 0x96                          ;   638.2 p5      48 x[1]
        vprold zmm6, zmm12, 1                                       ;   639.2 p0      50 x[1]
        vpslld zmm8, zmm2, 3                                        ;   639.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm5, 0x96                           ;   640.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   641.2 p0      51 x[3]
        vpternlogd zmm2, zmm0, zmm6, 0x96                           ;   642.2 p5      52 x[0]
        vmovdqa64 zmm8, zmm3                                        ;   632.2         23 x copy
        vpternlogd zmm8, zmm11, zmm7, 0x96                          ;   639.8 p5      23 x
        vpternlogd zmm11, zmm7, zmm4, 0x28                          ;   640.8 p5      23 x
        vpternlogd zmm11, zmm3, zmm9, 0xf8                          ;   641.8 p0      23 x
        vpternlogd zmm1, zmm9, zmm8, 0x96                           ;   641.8 p5      23 x
        vprold zmm1, zmm1, 3                                        ;   642.8 p0      47 x[2]
        vpxord zmm8, zmm8, zmm11                                    ;   642.8 p5      48 x[1]
        vprold zmm3, zmm11, 0xd                                     ;   643.2 p0      46 x[0]
        vpternlogd zmm8, zmm1, zmm3, 0x96                           ;   644.2 p5      48 x[1]
        vprold zmm7, zmm8, 1                                        ;   645.2 p0      50 x[1]
        vprold zmm2, zmm2, 5                                        ;   645.2 p0      54 x[0]
        vpxord zmm2, zmm2, [rbp + 5504]                             ;   646.2 p5+p2   80 x[0]
        vpslld zmm8, zmm3, 3                                        ;   646.2 p0      49 x[3]
        vpternlogd zmm8, zmm4, zmm1, 0x96                           ;   647.2 p5      49 x[3]
        vprold zmm4, zmm8, 7                                        ;   648.2 p0      51 x[3]
        vpternlogd zmm3, zmm4, zmm7, 0x96                           ;   649.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   650.2 p0      54 x[0]
        vpxord zmm3, zmm3, [rbp + 5568]                             ;   651.2 p5+p3   80 x[0]
        vpslld zmm8, zmm6, 7                                        ;   649.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm0, 0x96                           ;   650.2 p5      53 x[2]
        vmovdqu64 zmm5, [rbp + 11392]                               ;   428.2 p2      80 x[1] reload
        vpxord zmm6, zmm6, zmm5                                     ;   649.8 p5      80 x[1]
        vprold zmm8, zmm8, 0x16                                     ;   651.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 5824]                             ;   650.8 p5+p3   80 x[3]
        vpxord zmm8, zmm8, [rbp + 5632]                             ;   652.2 p0+p2   80 x[2]
        vpslld zmm9, zmm7, 7                                        ;   652.2 p0      53 x[2]
        vpternlogd zmm9, zmm1, zmm4, 0x96                           ;   653.2 p5      53 x[2]
        vprold zmm1, zmm9, 0x16                                     ;   654.2 p0      55 x[2]
        vpxord zmm7, zmm7, zmm5                                     ;   652.8 p5      80 x[1]
        vpxord zmm4, zmm4, [rbp + 5952]                             ;   653.8 p5+p3   80 x[3]
        vpxord zmm1, zmm1, [rbp + 5696]                             ;   655.2 p0+p2   80 x[2]
        vmovdqa64 zmm5, zmm0                                        ;   651.8         24 x copy
        vmovdqa64 zmm9, zmm4                                        ;   654.8         24 x copy
        vmovdqa64 zmm10, zmm0                                       ;   651.8         24 x copy
        vpternlogd zmm10, zmm8, zmm6, 0x96                          ;   654.8 p5      24 x
        vpternlogd zmm0, zmm6, zmm2, 0x21                           ;   655.2 p0      24 x
        vpternlogd zmm8, zmm6, zmm2, 0xf8                           ;   655.8 p5      24 x
        vpternlogd zmm6, zmm2, zmm10, 0x6a                          ;   656.2 p0      24 x
        vpternlogd zmm10, zmm0, zmm8, 0xec                          ;   656.8 p5      24 x
        vpternlogd zmm8, zmm10, zmm6, 0xde                          ;   657.8 p0      24 x
        vpxord zmm5, zmm5, zmm6                                     ;   657.8 p5      24 x
        vprold zmm2, zmm6, 3                                        ;   658.2 p0      47 x[2]
        vmovdqa64 zmm6, zmm4                                        ;   654.8         24 x copy
        vpternlogd zmm6, zmm1, zmm7, 0x96                           ;   658.8 p5      24 x
        vpternlogd zmm4, zmm7, zmm3, 0x21                           ;   659.2 p0      24 x
        vpternlogd zmm1, zmm7, zmm3, 0xf8                           ;   659.8 p5      24 x
        vpternlogd zmm7, zmm3, zmm6, 0x6a                           ;   660.2 p0      24 x
        vpternlogd zmm6, zmm4, zmm1, 0xec                           ;   660.8 p5      24 x
        vpternlogd zmm1, zmm6, zmm7, 0xde                           ;   661.8 p0      24 x
        vpxord zmm9, zmm9, zmm7                                     ;   661.8 p5      24 x
        vprold zmm3, zmm7, 3                                        ;   662.2 p0      47 x[2]
        vmovdqa64 zmm7, zmm5                                        ;   658.8         24 x copy
        vpternlogd zmm7, zmm10, zmm0, 0x9a                          ;   662.8 p5      24 x
        vpternlogd zmm5, zmm0, zmm2, 0x96                           ;   663.2 p0      48 x[1]
        vprold zmm0, zmm7, 0xd                                      ;   664.2 p0      46 x[0]
        vpternlogd zmm5, zmm8, zmm0, 0x96                           ;   665.2 p5      48 x[1]
        vprold zmm5, zmm5, 1                                        ;   666.2 p0      50 x[1]
        vpslld zmm7, zmm0, 3                                        ;   666.2 p0      49 x[3]
        vpternlogd zmm7, zmm10, zmm2, 0x96                          ;   667.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   668.2 p0      51 x[3]
        vpternlogd zmm0, zmm7, zmm5, 0x96                           ;   669.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   670.2 p0      54 x[0]
        vpslld zmm8, zmm5, 7                                        ;   669.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm7, 0x96                           ;   670.2 p5      53 x[2]
        vmovdqa64 zmm2, zmm9                                        ;   662.8         24 x copy
        vpternlogd zmm2, zmm6, zmm4, 0x9a                           ;   667.8 p5      24 x
        vpternlogd zmm9, zmm4, zmm3, 0x96                           ;   668.8 p5      48 x[1]
        vprold zmm2, zmm2, 0xd                                      ;   670.2 p0      46 x[0]
        vpternlogd zmm9, zmm1, zmm2, 0x96                           ;   671.2 p5      48 x[1]
        vprold zmm1, zmm9, 1                                        ;   672.2 p0      50 x[1]
        vprold zmm4, zmm8, 0x16                                     ;   672.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11520]                               ;   449.2 p3      80 x[1] reload
        vpxord zmm5, zmm5, zmm8                                     ;   670.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 11456]                               ;   451.2 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm9                                     ;   671.8 p5      80 x[0]
        vmovdqu64 zmm10, [rbp + 11584]                              ;   452.3 p3      80 x[2] reload
        vpxord zmm4, zmm4, zmm10                                    ;   673.2 p5      80 x[2]
        vpslld zmm11, zmm2, 3                                       ;   673.2 p0      49 x[3]
        vpternlogd zmm11, zmm6, zmm3, 0x96                          ;   674.2 p5      49 x[3]
        vprold zmm6, zmm11, 7                                       ;   675.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm1, 0x96                           ;   676.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   677.2 p0      54 x[0]
        vmovdqu64 zmm11, [rbp + 11648]                              ;   453.5 p2      80 x[3] reload
        vpxord zmm7, zmm7, zmm11                                    ;   675.8 p5      80 x[3]
        vpxord zmm2, zmm2, zmm9                                     ;   678.2 p0      80 x[0]
        vpslld zmm9, zmm1, 7                                        ;   677.2 p0      53 x[2]
        vpternlogd zmm9, zmm3, zmm6, 0x96                           ;   678.2 p5      53 x[2]
        vprold zmm3, zmm9, 0x16                                     ;   679.2 p0      55 x[2]
        vpxord zmm1, zmm1, zmm8                                     ;   677.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm11                                    ;   678.8 p5      80 x[3]
        vpxord zmm3, zmm3, zmm10                                    ;   680.2 p0      80 x[2]
        vmovdqa64 zmm8, zmm4                                        ;   674.2         25 x copy
        vpternlogd zmm8, zmm5, zmm0, 0x96                           ;   679.8 p5      25 x
        vpternlogd zmm4, zmm7, zmm0, 0x6c                           ;   680.2 p0      25 x
        vpternlogd zmm7, zmm5, zmm0, 0x36                           ;   680.8 p5      25 x
        vpternlogd zmm5, zmm4, zmm8, 0x6a                           ;   681.2 p0      25 x
        vpternlogd zmm0, zmm4, zmm8, 0x96                           ;   681.8 p5      25 x
        vpternlogd zmm4, zmm8, zmm7, 0xd2                           ;   682.2 p0      25 x
        vprold zmm0, zmm0, 0xd                                      ;   683.2 p0      46 x[0]
        vpxord zmm7, zmm7, zmm4                                     ;   683.2 p5      25 x
        vprold zmm7, zmm7, 3                                        ;   684.2 p0      47 x[2]
        vpxord zmm4, zmm4, zmm5                                     ;   683.8 p5      48 x[1]
        vpternlogd zmm4, zmm7, zmm0, 0x96                           ;   685.2 p5      48 x[1]
        vpslld zmm8, zmm0, 3                                        ;   685.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;   686.2 p5      49 x[3]
        vmovdqa64 zmm5, zmm3                                        ;   681.2         25 x copy
        vpternlogd zmm5, zmm1, zmm2, 0x96                           ;   686.2 p0      25 x
        vpternlogd zmm3, zmm6, zmm2, 0x6c                           ;   686.8 p5      25 x
        vpternlogd zmm6, zmm1, zmm2, 0x36                           ;   687.2 p0      25 x
        vpternlogd zmm1, zmm3, zmm5, 0x6a                           ;   687.8 p5      25 x
        vpternlogd zmm2, zmm3, zmm5, 0x96                           ;   688.2 p0      25 x
        vpternlogd zmm3, zmm5, zmm6, 0xd2                           ;   688.8 p5      25 x
        vprold zmm2, zmm2, 0xd                                      ;   689.2 p0      46 x[0]
        vprold zmm4, zmm4, 1                                        ;   690.2 p0      50 x[1]
        vpxord zmm6, zmm6, zmm3                                     ;   689.8 p5      25 x
        vprold zmm5, zmm6, 3                                        ;   691.2 p0      47 x[2]
        vprold zmm6, zmm8, 7                                        ;   692.2 p0      51 x[3]
        vpxord zmm3, zmm3, zmm1                                     ;   690.8 p5      48 x[1]
        vpternlogd zmm3, zmm5, zmm2, 0x96                           ;   692.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   693.2 p0      50 x[1]
        vpternlogd zmm0, zmm6, zmm4, 0x96                           ;   693.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   694.2 p0      54 x[0]
        vpxord zmm0, zmm0, [rbp + 5760]                             ;   695.2 p5+p3   80 x[0]
        vpslld zmm8, zmm2, 3                                        ;   695.2 p0      49 x[3]
        vpternlogd zmm8, zmm1, zmm5, 0x96                           ;   696.2 p5      49 x[3]
        vprold zmm1, zmm8, 7                                        ;   697.2 p0      51 x[3]
        vpternlogd zmm2, zmm1, zmm3, 0x96                           ;   698.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   699.2 p0      54 x[0]
        vpxord zmm2, zmm2, [rbp + 5888]                             ;   700.2 p5+p2   80 x[0]
        vpslld zmm8, zmm4, 7                                        ;   698.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm6, 0x96                           ;   699.2 p5      53 x[2]
        vprold zmm7, zmm8, 0x16                                     ;   700.2 p0      55 x[2]
        vpxord zmm6, zmm6, [rbp + 6016]                             ;   698.8 p5+p3   80 x[3]
        vmovdqu64 zmm8, [rbp + 11776]                               ;   474.5 p2      80 x[2] reload
        vpxord zmm7, zmm7, zmm8                                     ;   701.2 p5      80 x[2]
        vpslld zmm9, zmm3, 7                                        ;   700.2 p0      53 x[2]
        vpternlogd zmm9, zmm5, zmm1, 0x96                           ;   701.2 p5      53 x[2]
        vprold zmm5, zmm9, 0x16                                     ;   702.2 p0      55 x[2]
        vpxord zmm1, zmm1, [rbp + 6080]                             ;   701.8 p5+p3   80 x[3]
        vpxord zmm5, zmm5, zmm8                                     ;   703.2 p0      80 x[2]
        vpxord zmm8, zmm7, zmm0                                     ;   702.8 p5      26 x
        vpternlogd zmm7, zmm6, zmm0, 0xe0                           ;   703.2 p0      26 x
        vpxord zmm9, zmm5, zmm2                                     ;   704.2 p5      26 x
        vpternlogd zmm5, zmm1, zmm2, 0xe0                           ;   704.2 p0      26 x
        vmovdqu64 zmm10, [rbp + 11712]                              ;   480.2 p2      80 x[1] reload
        vmovdqa64 zmm11, zmm0                                       ;   696.2         26 x copy
        vpternlogd zmm11, zmm4, zmm10, 0x60                         ;   704.8 p5      26 x
        vpternlogd zmm4, zmm6, zmm10, 0x96                          ;   705.2 p0      26 x
        vpternlogd zmm6, zmm0, zmm11, 0x56                          ;   705.8 p5      26 x
        vpternlogd zmm8, zmm4, zmm11, 0x36                          ;   706.2 p0      26 x
        vpternlogd zmm4, zmm7, zmm11, 0x36                          ;   706.8 p5      26 x
        vmovdqa64 zmm0, zmm10                                       ;   486.2         26 x copy
        vpternlogd zmm0, zmm2, zmm3, 0x48                           ;   707.2 p0      26 x
        vpternlogd zmm10, zmm3, zmm1, 0x96                          ;   707.8 p5      26 x
        vpternlogd zmm1, zmm2, zmm0, 0x56                           ;   708.2 p0      26 x
        vpternlogd zmm9, zmm10, zmm0, 0x36                          ;   708.8 p5      26 x
        vpternlogd zmm10, zmm5, zmm0, 0x36                          ;   709.2 p0      26 x
        vmovdqa64 zmm2, zmm6                                        ;   706.8         26 x copy
        vpternlogd zmm2, zmm7, zmm8, 0x56                           ;   709.8 p5      26 x
        vpternlogd zmm7, zmm11, zmm2, 0x56                          ;   710.8 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm4, 0x4e                           ;   710.8 p5      26 x
        vpternlogd zmm2, zmm6, zmm4, 0x1e                           ;   711.2 p0      26 x
        vprold zmm3, zmm8, 0xd                                      ;   712.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   713.2 p0      47 x[2]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   714.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   715.2 p0      50 x[1]
        vpslld zmm6, zmm3, 3                                        ;   715.2 p0      49 x[3]
        vpternlogd zmm6, zmm7, zmm2, 0x96                           ;   716.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;   717.2 p0      51 x[3]
        vpternlogd zmm3, zmm6, zmm4, 0x96                           ;   718.2 p5      52 x[0]
        vpslld zmm7, zmm4, 7                                        ;   717.2 p0      53 x[2]
        vmovdqa64 zmm8, zmm1                                        ;   709.2         26 x copy
        vpternlogd zmm8, zmm5, zmm9, 0x56                           ;   714.8 p5      26 x
        vpternlogd zmm5, zmm0, zmm8, 0x56                           ;   715.8 p5      49 x[3]
        vpternlogd zmm9, zmm1, zmm10, 0x4e                          ;   716.8 p5      26 x
        vpternlogd zmm8, zmm1, zmm10, 0x1e                          ;   717.8 p5      26 x
        vpternlogd zmm7, zmm2, zmm6, 0x96                           ;   718.2 p0      53 x[2]
        vprold zmm0, zmm9, 0xd                                      ;   719.2 p0      46 x[0]
        vprold zmm1, zmm8, 3                                        ;   720.2 p0      47 x[2]
        vpternlogd zmm10, zmm1, zmm0, 0x96                          ;   721.2 p5      48 x[1]
        vprold zmm2, zmm10, 1                                       ;   722.2 p0      50 x[1]
        vprold zmm3, zmm3, 5                                        ;   722.2 p0      54 x[0]
        vprold zmm7, zmm7, 0x16                                     ;   723.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11904]                               ;   499.2 p3      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   719.8 p5      80 x[1]
        vpslld zmm9, zmm0, 3                                        ;   724.2 p0      49 x[3]
        vpternlogd zmm9, zmm5, zmm1, 0x96                           ;   725.2 p5      49 x[3]
        vprold zmm5, zmm9, 7                                        ;   726.2 p0      51 x[3]
        vpternlogd zmm0, zmm5, zmm2, 0x96                           ;   727.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   728.2 p0      54 x[0]
        vmovdqu64 zmm9, [rbp + 11968]                               ;   502.0 p2      80 x[3] reload
        vpxord zmm6, zmm6, zmm9                                     ;   722.8 p5      80 x[3]
        vpslld zmm10, zmm2, 7                                       ;   727.2 p0      53 x[2]
        vpternlogd zmm10, zmm1, zmm5, 0x96                          ;   728.2 p5      53 x[2]
        vprold zmm1, zmm10, 0x16                                    ;   729.2 p0      55 x[2]
        vpxord zmm2, zmm2, zmm8                                     ;   724.8 p5      80 x[1]
        vpxord zmm5, zmm5, zmm9                                     ;   727.2 p5      80 x[3]
        vmovdqa64 zmm8, zmm4                                        ;   720.8         27 x copy
        vmovdqa64 zmm9, zmm2                                        ;   725.8         27 x copy
        vmovdqu64 zmm10, [rbp + 11840]                              ;   505.3 p3      80 x[0] reload
        vmovdqa64 zmm11, zmm4                                       ;   720.8         27 x copy
        vpternlogd zmm11, zmm3, zmm10, 0x96                         ;   726.8 p5      27 x
        vpternlogd zmm3, zmm6, zmm10, 0x96                          ;   727.8 p5      27 x
        vmovdqu64 zmm12, [rbp + 6208]                               ;   506.0 p2      80 x[2] reload
        vpternlogd zmm6, zmm7, zmm12, 0x96                          ;   728.8 p5      27 x
        vpternlogd zmm7, zmm12, zmm3, 0xbe                          ;   729.2 p0      27 x
        vpternlogd zmm11, zmm6, zmm3, 0x6c                          ;   729.8 p5      27 x
        vmovdqa64 zmm12, zmm3                                       ;   728.8         27 x copy
        vmovdqa64 zmm13, zmm2                                       ;   725.8         27 x copy
        vpternlogd zmm13, zmm0, zmm10, 0x96                         ;   730.2 p0      27 x
        vpternlogd zmm0, zmm10, zmm5, 0x96                          ;   730.8 p5      27 x
        vpternlogd zmm3, zmm11, zmm4, 0x78                          ;   731.2 p0      49 x[3]
        vpternlogd zmm4, zmm7, zmm6, 0xb4                           ;   731.8 p5      27 x
        vpternlogd zmm7, zmm6, zmm11, 0x80                          ;   732.2 p0      27 x
        vprold zmm6, zmm11, 0xd                                     ;   733.2 p0      46 x[0]
        vpxord zmm12, zmm12, zmm7                                   ;   733.2 p5      27 x
        vpternlogd zmm7, zmm4, zmm6, 0x56                           ;   734.2 p5      48 x[1]
        vpxord zmm8, zmm8, zmm12                                    ;   734.2 p0      27 x
        vprold zmm4, zmm8, 3                                        ;   735.2 p0      47 x[2]
        vpternlogd zmm7, zmm12, zmm4, 0x96                          ;   736.2 p5      48 x[1]
        vpslld zmm8, zmm6, 3                                        ;   736.2 p0      49 x[3]
        vpternlogd zmm8, zmm3, zmm4, 0x96                           ;   737.2 p5      49 x[3]
        vmovdqu64 zmm3, [rbp + 6336]                                ;   516.2 p3      80 x[2] reload
        vpternlogd zmm5, zmm1, zmm3, 0x96                           ;   736.8 p5      27 x
        vpternlogd zmm1, zmm3, zmm0, 0xbe                           ;   737.2 p0      27 x
        vpternlogd zmm13, zmm5, zmm0, 0x6c                          ;   737.8 p5      27 x
        vprold zmm3, zmm7, 1                                        ;   738.2 p0      50 x[1]
        vprold zmm7, zmm8, 7                                        ;   739.2 p0      51 x[3]
        vmovdqa64 zmm8, zmm0                                        ;   731.8         27 x copy
        vpternlogd zmm0, zmm13, zmm2, 0x78                          ;   738.8 p5      49 x[3]
        vpternlogd zmm2, zmm1, zmm5, 0xb4                           ;   739.8 p5      27 x
        vpternlogd zmm1, zmm5, zmm13, 0x80                          ;   740.2 p0      27 x
        vprold zmm5, zmm13, 0xd                                     ;   741.2 p0      46 x[0]
        vpxord zmm8, zmm8, zmm1                                     ;   741.2 p5      27 x
        vpternlogd zmm1, zmm2, zmm5, 0x56                           ;   742.2 p5      48 x[1]
        vpxord zmm9, zmm9, zmm8                                     ;   742.2 p0      27 x
        vprold zmm2, zmm9, 3                                        ;   743.2 p0      47 x[2]
        vpternlogd zmm1, zmm8, zmm2, 0x96                           ;   744.2 p5      48 x[1]
        vpternlogd zmm6, zmm7, zmm3, 0x96                           ;   743.8 p5      52 x[0]
        vprold zmm1, zmm1, 1                                        ;   745.2 p0      50 x[1]
        vprold zmm6, zmm6, 5                                        ;   745.2 p0      54 x[0]
        vpxord zmm6, zmm6, [rbp + 6144]                             ;   746.2 p5+p2   80 x[0]
        vpslld zmm8, zmm5, 3                                        ;   746.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm2, 0x96                           ;   747.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   748.2 p0      51 x[3]
        vpternlogd zmm5, zmm0, zmm1, 0x96                           ;   749.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   750.2 p0      54 x[0]
        vpxord zmm5, zmm5, [rbp + 6272]                             ;   751.2 p5+p3   80 x[0]
        vpslld zmm8, zmm3, 7                                        ;   749.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm7, 0x96                           ;   750.2 p5      53 x[2]
        vmovdqu64 zmm4, [rbp + 12032]                               ;   529.8 p2      80 x[1] reload
        vpxord zmm3, zmm3, zmm4                                     ;   749.8 p5      80 x[1]
        vprold zmm8, zmm8, 0x16                                     ;   751.2 p0      55 x[2]
        vmovdqu64 zmm9, [rbp + 12160]                               ;   530.5 p3      80 x[3] reload
        vpxord zmm7, zmm7, zmm9                                     ;   750.8 p5      80 x[3]
        vmovdqu64 zmm10, [rbp + 12096]                              ;   530.8 p2      80 x[2] reload
        vpxord zmm8, zmm8, zmm10                                    ;   752.2 p0      28 x
        vpslld zmm11, zmm1, 7                                       ;   752.2 p0      53 x[2]
        vpternlogd zmm11, zmm2, zmm0, 0x96                          ;   753.2 p5      53 x[2]
        vprold zmm2, zmm11, 0x16                                    ;   754.2 p0      55 x[2]
        vpxord zmm1, zmm1, zmm4                                     ;   752.8 p5      80 x[1]
        vpxord zmm0, zmm0, zmm9                                     ;   753.8 p5      80 x[3]
        vpxord zmm2, zmm2, zmm10                                    ;   755.2 p0      28 x
        vpandnd zmm4, zmm8, zmm6                                    ;   754.8 p5      28 x
        vpternlogd zmm8, zmm3, zmm6, 0xb4                           ;   755.2 p0      28 x
        vpternlogd zmm3, zmm7, zmm6, 0x96                           ;   755.8 p5      28 x
        vpternlogd zmm4, zmm3, zmm7, 0x6a                           ;   756.8 p0      28 x
        vpternlogd zmm7, zmm3, zmm8, 0x56                           ;   756.8 p5      28 x
        vpxord zmm6, zmm6, zmm8                                     ;   757.2 p0      28 x
        vpternlogd zmm8, zmm4, zmm3, 0x6a                           ;   757.8 p5      48 x[1]
        vpternlogd zmm3, zmm7, zmm6, 0x78                           ;   758.2 p0      28 x
        vprold zmm7, zmm7, 0xd                                      ;   759.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   760.2 p0      47 x[2]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   761.2 p5      48 x[1]
        vpxord zmm4, zmm4, zmm6                                     ;   759.8 p5      49 x[3]
        vpandnd zmm6, zmm2, zmm5                                    ;   760.8 p5      28 x
        vpternlogd zmm2, zmm1, zmm5, 0xb4                           ;   761.2 p0      28 x
        vpternlogd zmm1, zmm0, zmm5, 0x96                           ;   761.8 p5      28 x
        vpternlogd zmm6, zmm1, zmm0, 0x6a                           ;   762.8 p0      28 x
        vpternlogd zmm0, zmm1, zmm2, 0x56                           ;   762.8 p5      28 x
        vpxord zmm5, zmm5, zmm2                                     ;   763.2 p0      28 x
        vpternlogd zmm2, zmm6, zmm1, 0x6a                           ;   763.8 p5      48 x[1]
        vpternlogd zmm1, zmm0, zmm5, 0x78                           ;   764.2 p0      28 x
        vprold zmm0, zmm0, 0xd                                      ;   765.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   766.2 p0      47 x[2]
        vprold zmm8, zmm8, 1                                        ;   767.2 p0      50 x[1]
        vpternlogd zmm2, zmm1, zmm0, 0x96                           ;   767.2 p5      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   768.2 p0      50 x[1]
        vpxord zmm6, zmm6, zmm5                                     ;   765.8 p5      49 x[3]
        vpslld zmm5, zmm7, 3                                        ;   769.2 p0      49 x[3]
        vpternlogd zmm5, zmm4, zmm3, 0x96                           ;   770.2 p5      49 x[3]
        vprold zmm4, zmm5, 7                                        ;   771.2 p0      51 x[3]
        vpternlogd zmm7, zmm4, zmm8, 0x96                           ;   772.2 p5      52 x[0]
        vprold zmm5, zmm7, 5                                        ;   773.2 p0      54 x[0]
        vpslld zmm7, zmm0, 3                                        ;   772.2 p0      49 x[3]
        vpternlogd zmm7, zmm6, zmm1, 0x96                           ;   773.2 p5      49 x[3]
        vprold zmm6, zmm7, 7                                        ;   774.2 p0      51 x[3]
        vpternlogd zmm0, zmm6, zmm2, 0x96                           ;   775.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   776.2 p0      54 x[0]
        vmovdqu64 zmm7, [rbp + 12224]                               ;   547.3 p3      80 x[0] reload
        vpxord zmm5, zmm5, zmm7                                     ;   774.2 p5      80 x[0]
        vpxord zmm0, zmm0, zmm7                                     ;   777.2 p5      80 x[0]
        vpslld zmm7, zmm8, 7                                        ;   775.2 p0      53 x[2]
        vpternlogd zmm7, zmm3, zmm4, 0x96                           ;   776.2 p5      53 x[2]
        vprold zmm3, zmm7, 0x16                                     ;   777.2 p0      55 x[2]
        vpxord zmm8, zmm8, [rbp + 6400]                             ;   773.8 p5+p2   80 x[1]
        vmovdqu64 zmm7, [rbp + 12352]                               ;   552.5 p3      80 x[3] reload
        vpxord zmm4, zmm4, zmm7                                     ;   774.8 p5      80 x[3]
        vpslld zmm9, zmm2, 7                                        ;   777.2 p0      53 x[2]
        vpternlogd zmm9, zmm1, zmm6, 0x96                           ;   778.2 p5      53 x[2]
        vprold zmm1, zmm9, 0x16                                     ;   779.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 6464]                             ;   776.8 p5+p2   80 x[1]
        vpxord zmm6, zmm6, zmm7                                     ;   777.8 p5      80 x[3]
        vpxord zmm7, zmm5, zmm4                                     ;   778.8 p5      29 x
        vpxord zmm9, zmm0, zmm6                                     ;   779.2 p0      29 x
        vmovdqa64 zmm10, zmm7                                       ;   779.8         29 x copy
        vmovdqa64 zmm11, zmm9                                       ;   780.2         29 x copy
        vmovdqu64 zmm12, [rbp + 12288]                              ;   554.7 p3      80 x[2] reload
        vmovdqa64 zmm13, zmm4                                       ;   775.8         29 x copy
        vpternlogd zmm13, zmm3, zmm12, 0x96                         ;   779.8 p5      29 x
        vpternlogd zmm3, zmm12, zmm8, 0x96                          ;   780.2 p0      29 x
        vpternlogd zmm4, zmm5, zmm3, 0x6a                           ;   781.2 p5      29 x
        vpternlogd zmm8, zmm3, zmm7, 0x6c                           ;   781.2 p0      29 x
        vpternlogd zmm3, zmm7, zmm13, 0x56                          ;   781.8 p5      29 x
        vpxord zmm10, zmm10, zmm4                                   ;   782.2 p0      29 x
        vpternlogd zmm13, zmm10, zmm8, 0x6c                         ;   783.2 p5      29 x
        vpternlogd zmm8, zmm3, zmm4, 0x48                           ;   783.2 p0      29 x
        vpxord zmm3, zmm3, zmm13                                    ;   784.2 p5      29 x
        vprold zmm5, zmm13, 0xd                                     ;   784.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   785.2 p0      47 x[2]
        vpternlogd zmm4, zmm3, zmm5, 0x96                           ;   786.2 p5      48 x[1]
        vpslld zmm7, zmm5, 3                                        ;   786.2 p0      49 x[3]
        vmovdqa64 zmm13, zmm6                                       ;   778.8         29 x copy
        vpternlogd zmm13, zmm1, zmm12, 0x96                         ;   785.8 p5      29 x
        vpternlogd zmm1, zmm12, zmm2, 0x96                          ;   786.8 p5      29 x
        vpternlogd zmm6, zmm0, zmm1, 0x6a                           ;   787.8 p0      29 x
        vpternlogd zmm2, zmm1, zmm9, 0x6c                           ;   787.8 p5      29 x
        vpternlogd zmm1, zmm9, zmm13, 0x56                          ;   788.2 p0      29 x
        vprold zmm0, zmm4, 1                                        ;   789.2 p0      50 x[1]
        vpxord zmm10, zmm10, zmm8                                   ;   788.8 p5      49 x[3]
        vpternlogd zmm7, zmm10, zmm3, 0x96                          ;   789.8 p5      49 x[3]
        vpxord zmm11, zmm11, zmm6                                   ;   790.2 p0      29 x
        vpternlogd zmm13, zmm11, zmm2, 0x6c                         ;   791.2 p5      29 x
        vpternlogd zmm2, zmm1, zmm6, 0x48                           ;   791.2 p0      29 x
        vpxord zmm1, zmm1, zmm13                                    ;   792.2 p5      29 x
        vprold zmm4, zmm13, 0xd                                     ;   792.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   793.2 p0      47 x[2]
        vpternlogd zmm6, zmm1, zmm4, 0x96                           ;   794.2 p5      48 x[1]
        vprold zmm7, zmm7, 7                                        ;   794.2 p0      51 x[3]
        vprold zmm6, zmm6, 1                                        ;   795.2 p0      50 x[1]
        vpxord zmm11, zmm11, zmm2                                   ;   793.8 p5      49 x[3]
        vpternlogd zmm5, zmm7, zmm0, 0x96                           ;   795.2 p5      52 x[0]
        vprold zmm2, zmm5, 5                                        ;   796.2 p0      54 x[0]
        vpslld zmm5, zmm4, 3                                        ;   797.2 p0      49 x[3]
        vpternlogd zmm5, zmm11, zmm1, 0x96                          ;   798.2 p5      49 x[3]
        vprold zmm5, zmm5, 7                                        ;   799.2 p0      51 x[3]
        vpternlogd zmm4, zmm5, zmm6, 0x96                           ;   800.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   801.2 p0      54 x[0]
        vpslld zmm8, zmm0, 7                                        ;   800.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   801.2 p5      53 x[2]
        vpxord zmm0, zmm0, [rbp + 6656]                             ;   798.8 p5+p2   80 x[1]
        vprold zmm3, zmm8, 0x16                                     ;   802.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 12416]                               ;   578.8 p3      80 x[3] reload
        vpxord zmm7, zmm7, zmm8                                     ;   799.8 p5      80 x[3]
        vpxord zmm3, zmm3, [rbp + 6848]                             ;   803.2 p5+p2   80 x[2]
        vpslld zmm9, zmm6, 7                                        ;   802.2 p0      53 x[2]
        vpternlogd zmm9, zmm1, zmm5, 0x96                           ;   803.2 p5      53 x[2]
        vprold zmm1, zmm9, 0x16                                     ;   804.2 p0      55 x[2]
        vpxord zmm6, zmm6, [rbp + 6720]                             ;   802.8 p5+p3   80 x[1]
        vpxord zmm5, zmm5, zmm8                                     ;   803.8 p5      80 x[3]
        vpxord zmm1, zmm1, [rbp + 6976]                             ;   805.2 p0+p2   80 x[2]
        vmovdqu64 zmm8, [rbp + 6528]                                ;   581.3 p3      80 x[0] reload
        vmovdqa64 zmm9, zmm0                                        ;   799.8         30 x copy
        vpternlogd zmm9, zmm2, zmm8, 0x96                           ;   804.8 p5      30 x
        vpxord zmm10, zmm9, [rbp + 6784]                            ;   805.8 p0+p2   84 dst
        vpternlogd zmm9, zmm7, zmm3, 0x78                           ;   805.8 p5      30 x
        vpternlogd zmm7, zmm3, zmm0, 0x1e                           ;   806.2 p0      30 x
        vpternlogd zmm2, zmm8, zmm7, 0x28                           ;   807.2 p5      30 x
        vpternlogd zmm3, zmm0, zmm2, 0x96                           ;   808.2 p0      30 x
        vpandd zmm0, zmm9, zmm3                                     ;   809.2 p5      30 x
        vpxord zmm8, zmm7, [rbp + 7040]                             ;   808.2 p0+p3   84 dst
        vpternlogd zmm7, zmm3, zmm2, 0x78                           ;   809.2 p5      30 x
        vpternlogd zmm10, zmm2, zmm7, 0x96                          ;   810.2 p0      84 dst
        vmovdqu64 zmm2, [rbp + 12480]                               ;   584.3 p2      84 dst reload
        vpternlogd zmm0, zmm7, zmm2, 0x96                           ;   810.2 p5      84 dst
        vmovdqu64 zmm7, [rbp + 6592]                                ;   585.3 p3      80 x[0] reload
        vmovdqa64 zmm11, zmm6                                       ;   803.8         30 x copy
        vpternlogd zmm11, zmm4, zmm7, 0x96                          ;   810.2 p0      30 x
        vpxord zmm12, zmm11, [rbp + 6912]                           ;   811.2 p5+p2   84 dst
        vpternlogd zmm11, zmm5, zmm1, 0x78                          ;   811.2 p0      30 x
        vpternlogd zmm5, zmm1, zmm6, 0x1e                           ;   811.8 p5      30 x
        vpternlogd zmm4, zmm7, zmm5, 0x28                           ;   812.8 p0      30 x
        vpternlogd zmm1, zmm6, zmm4, 0x96                           ;   813.8 p5      30 x
        vpternlogd zmm8, zmm9, zmm3, 0xb4                           ;   813.2 p0      84 dst
        vpxord zmm3, zmm3, [rbp + 7168]                             ;   813.8 p5+p3   84 dst
        vpandd zmm6, zmm11, zmm1                                    ;   814.8 p0      30 x
        vpunpckldq zmm7, zmm0, zmm10                                ;   814.8 p5      84 dst
        vpunpckhdq zmm0, zmm0, zmm10                                ;   815.8 p5      84 dst
        vpxord zmm9, zmm5, [rbp + 7104]                             ;   815.2 p0+p2   84 dst
        vpternlogd zmm9, zmm11, zmm1, 0xb4                          ;   816.2 p0      84 dst
        vpternlogd zmm5, zmm1, zmm4, 0x78                           ;   816.8 p5      30 x
        vpternlogd zmm2, zmm6, zmm5, 0x96                           ;   817.8 p0      84 dst
        vpternlogd zmm12, zmm5, zmm4, 0x96                          ;   817.8 p5      84 dst
        vpxord zmm1, zmm1, [rbp + 7232]                             ;   818.2 p0+p3   84 dst
        vpunpckldq zmm4, zmm8, zmm3                                 ;   818.8 p5      84 dst
        vpunpckhdq zmm3, zmm8, zmm3                                 ;   819.8 p5      84 dst
        vpunpcklqdq zmm5, zmm7, zmm4                                ;   820.8 p5      84 dst
        vpunpckhqdq zmm4, zmm7, zmm4                                ;   821.8 p5      84 dst
        vpunpcklqdq zmm6, zmm0, zmm3                                ;   822.8 p5      84 dst
        vpunpckhqdq zmm0, zmm0, zmm3                                ;   823.8 p5      84 dst
        vmovdqu64 [r9], xmm5                                        ;   821.8 p7+p4   84 dst
        vmovdqu64 [r9 + 16], xmm4                                   ;   822.8 p8+p9   84 dst
        vmovdqu64 [r9 + 32], xmm6                                   ;   823.8 p7+p4   84 dst
        vmovdqu64 [r9 + 48], xmm0                                   ;   824.8 p8+p9   84 dst
        vshufi32x4 zmm3, zmm5, zmm5, 0x55                           ;   824.8 p5      84 dst
        vmovdqu64 [r9 + 64], xmm3                                   ;   827.8 p7+p4   84 dst
        vshufi32x4 zmm3, zmm5, zmm5, 0xaa                           ;   825.8 p5      84 dst
        vmovdqu64 [r9 + 128], xmm3                                  ;   828.8 p8+p9   84 dst
        vshufi32x4 zmm3, zmm5, zmm5, 0xff                           ;   826.8 p5      84 dst
        vmovdqu64 [r9 + 192], xmm3                                  ;   829.8 p7+p4   84 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0x55                           ;   827.8 p5      84 dst
        vmovdqu64 [r9 + 80], xmm3                                   ;   830.8 p8+p9   84 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0xaa                           ;   828.8 p5      84 dst
        vmovdqu64 [r9 + 144], xmm3                                  ;   831.8 p7+p4   84 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0xff                           ;   829.8 p5      84 dst
        vmovdqu64 [r9 + 208], xmm3                                  ;   832.8 p8+p9   84 dst
        vshufi32x4 zmm3, zmm6, zmm6, 0x55                           ;   830.8 p5      84 dst
        vmovdqu64 [r9 + 96], xmm3                                   ;   833.8 p7+p4   84 dst
        vshufi32x4 zmm3, zmm6, zmm6, 0xaa                           ;   831.8 p5      84 dst
        vmovdqu64 [r9 + 160], xmm3                                  ;   834.8 p8+p9   84 dst
        vshufi32x4 zmm3, zmm6, zmm6, 0xff                           ;   832.8 p5      84 dst
        vmovdqu64 [r9 + 224], xmm3                                  ;   835.8 p7+p4   84 dst
        vshufi32x4 zmm3, zmm0, zmm0, 0x55                           ;   833.8 p5      84 dst
        vmovdqu64 [r9 + 112], xmm3                                  ;   836.8 p8+p9   84 dst
        vshufi32x4 zmm3, zmm0, zmm0, 0xaa                           ;   834.8 p5      84 dst
        vmovdqu64 [r9 + 176], xmm3                                  ;   837.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                           ;   835.8 p5      84 dst
        vmovdqu64 [r9 + 240], xmm0                                  ;   838.8 p8+p9   84 dst
        vpunpckldq zmm0, zmm2, zmm12                                ;   836.8 p5      84 dst
        vpunpckhdq zmm2, zmm2, zmm12                                ;   837.8 p5      84 dst
        vpunpckldq zmm3, zmm9, zmm1                                 ;   838.8 p5      84 dst
        vpunpckhdq zmm1, zmm9, zmm1                                 ;   839.8 p5      84 dst
        vpunpcklqdq zmm4, zmm0, zmm3                                ;   840.8 p5      84 dst
        vpunpckhqdq zmm0, zmm0, zmm3                                ;   841.8 p5      84 dst
        vpunpcklqdq zmm3, zmm2, zmm1                                ;   842.8 p5      84 dst
        vpunpckhqdq zmm1, zmm2, zmm1                                ;   843.8 p5      84 dst
        vmovdqu64 [r9 + 256], xmm4                                  ;   841.8 p7+p4   84 dst
        vmovdqu64 [r9 + 272], xmm0                                  ;   842.8 p8+p9   84 dst
        vmovdqu64 [r9 + 288], xmm3                                  ;   843.8 p7+p4   84 dst
        vmovdqu64 [r9 + 304], xmm1                                  ;   844.8 p8+p9   84 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                           ;   844.8 p5      84 dst
        vmovdqu64 [r9 + 320], xmm2                                  ;   847.8 p7+p4   84 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0xaa                           ;   845.8 p5      84 dst
        vmovdqu64 [r9 + 384], xmm2                                  ;   848.8 p8+p9   84 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0xff                           ;   846.8 p5      84 dst
        vmovdqu64 [r9 + 448], xmm2                                  ;   849.8 p7+p4   84 dst
        vshufi32x4 zmm2, zmm0, zmm0, 0x55                           ;   847.8 p5      84 dst
        vmovdqu64 [r9 + 336], xmm2                                  ;   850.8 p8+p9   84 dst
        vshufi32x4 zmm2, zmm0, zmm0, 0xaa                           ;   848.8 p5      84 dst
        vmovdqu64 [r9 + 400], xmm2                                  ;   851.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                           ;   849.8 p5      84 dst
        vmovdqu64 [r9 + 464], xmm0                                  ;   852.8 p8+p9   84 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0x55                           ;   850.8 p5      84 dst
        vmovdqu64 [r9 + 352], xmm0                                  ;   853.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0xaa                           ;   851.8 p5      84 dst
        vmovdqu64 [r9 + 416], xmm0                                  ;   854.8 p8+p9   84 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0xff                           ;   852.8 p5      84 dst
        vmovdqu64 [r9 + 480], xmm0                                  ;   855.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0x55                           ;   853.8 p5      84 dst
        vmovdqu64 [r9 + 368], xmm0                                  ;   856.8 p8+p9   84 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0xaa                           ;   854.8 p5      84 dst
        vmovdqu64 [r9 + 432], xmm0                                  ;   857.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0xff                           ;   855.8 p5      84 dst
        vmovdqu64 [r9 + 496], xmm0                                  ;   858.8 p8+p9   84 dst
        add r9, 0x200                                               ;   625.2 p1      76 blocks
        add r8, 0x200                                               ;   625.3 p6      76 blocks
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
