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
; The frame is cleared before return: 11776 bytes, 185 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 422 uops, planned 168.7; bounds: width 70.3, ports 167.0, path 7.0
;   blocks: 1886 uops, planned 812.8; bounds: width 314.3, ports 784.0, path 389.0
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
        sub rsp, 0x2e40                                             ;                    frame
        and rsp, -64                                                ;                    frame
        lea rbp, [rsp + 128]                                        ;                    frame
        mov qword [rbp + 11648], rax                                ;                    frame
        mov qword [rbp + 11584], rdi                                ;                    argument
        mov dword [rbp + 11656], ecx                                ;                    argument
        mov qword [rbp + 11600], rsi                                ;                    argument
        mov qword [rbp + 11616], rdx                                ;                    argument
        mov r8, qword [rbp + 11584]                                 ;     0.0 p2      80 x[1] reload
        vpbroadcastd zmm0, [r8 + 20]                                ;     5.0 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[1]
        vmovdqu64 [rbp + 896], zmm1                                 ;    12.0 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 20]                                ;     5.0 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[1]
        vmovdqu64 [rbp + 960], zmm1                                 ;    12.0 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 28]                                ;     5.0 p2      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[3]
        vmovdqu64 [rbp + 1024], zmm1                                ;    12.0 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 28]                                ;     5.0 p3      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[3]
        vmovdqu64 [rbp + 1088], zmm1                                ;    12.0 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 84]                                ;     5.0 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[1]
        vmovdqu64 [rbp + 1152], zmm1                                ;    12.0 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 84]                                ;     5.0 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[1]
        vmovdqu64 [rbp + 1216], zmm1                                ;    12.0 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 92]                                ;     5.0 p3      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      80 x[3]
        vmovdqu64 [rbp + 1280], zmm1                                ;    12.0 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 92]                                ;     5.0 p10     80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      80 x[3]
        vmovdqu64 [rbp + 1344], zmm1                                ;    12.0 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 148]                               ;     5.5 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    11.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.5 p0      80 x[1]
        vmovdqu64 [rbp + 1408], zmm1                                ;    12.5 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 148]                               ;     6.2 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    12.2         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    12.2 p5      80 x[1]
        vmovdqu64 [rbp + 1472], zmm1                                ;    13.2 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 156]                               ;     6.8 p10     80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    12.8         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    12.8 p0      80 x[3]
        vmovdqu64 [rbp + 1536], zmm1                                ;    13.8 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 156]                               ;     7.5 p2      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    13.5         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    13.5 p5      80 x[3]
        vmovdqu64 [rbp + 1600], zmm1                                ;    14.5 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 212]                               ;     8.2 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    14.2         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    14.2 p0      80 x[1]
        vmovdqu64 [rbp + 1664], zmm1                                ;    15.2 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 212]                               ;     8.8 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    14.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    14.8 p5      80 x[1]
        vmovdqu64 [rbp + 1728], zmm1                                ;    15.8 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 220]                               ;     9.5 p2      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    15.5         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    15.5 p0      80 x[3]
        vmovdqu64 [rbp + 1792], zmm1                                ;    16.5 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 220]                               ;    10.2 p3      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    16.2         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    16.2 p5      80 x[3]
        vmovdqu64 [rbp + 1856], zmm1                                ;    17.2 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 276]                               ;    10.8 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    16.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    16.8 p0      80 x[1]
        vmovdqu64 [rbp + 1920], zmm1                                ;    17.8 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 276]                               ;    11.5 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    17.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    17.5 p5      80 x[1]
        vmovdqu64 [rbp + 1984], zmm1                                ;    18.5 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 284]                               ;    12.2 p3      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    18.2         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    18.2 p0      80 x[3]
        vmovdqu64 [rbp + 2048], zmm1                                ;    19.2 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 284]                               ;    12.8 p10     80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    18.8         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    18.8 p5      80 x[3]
        vmovdqu64 [rbp + 2112], zmm1                                ;    19.8 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 340]                               ;    13.5 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    19.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    19.5 p0      80 x[1]
        vmovdqu64 [rbp + 2176], zmm1                                ;    20.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 340]                               ;    14.2 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    20.2         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    20.2 p5      80 x[1]
        vmovdqu64 [rbp + 2240], zmm1                                ;    21.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 348]                               ;    14.8 p10     80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    20.8         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    20.8 p0      80 x[3]
        vmovdqu64 [rbp + 2304], zmm1                                ;    22.7 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 348]                               ;    15.5 p2      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    21.5         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    21.5 p5      80 x[3]
        vmovdqu64 [rbp + 2368], zmm1                                ;    23.3 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 404]                               ;    16.2 p3      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    22.2         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    22.2 p0      80 x[1]
        vmovdqu64 [rbp + 2432], zmm1                                ;    24.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 404]                               ;    16.8 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    22.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    22.8 p5      80 x[1]
        vmovdqu64 [rbp + 2496], zmm1                                ;    25.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 412]                               ;    17.5 p2      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    23.5         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    23.5 p0      80 x[3]
        vmovdqu64 [rbp + 2560], zmm1                                ;    26.7 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 412]                               ;    18.2 p3      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    24.2         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    24.2 p5      80 x[3]
        vmovdqu64 [rbp + 2624], zmm1                                ;    27.3 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 468]                               ;    18.8 p10     80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    24.8         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    24.8 p0      80 x[1]
        vmovdqu64 [rbp + 2688], zmm1                                ;    28.7 p7+p4   80 x[1]
        vpbroadcastd zmm0, [r8 + 468]                               ;    19.5 p2      80 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    25.5         80 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    25.5 p5      80 x[1]
        vmovdqu64 [rbp + 2752], zmm1                                ;    29.3 p8+p9   80 x[1]
        vpbroadcastd zmm0, [r8 + 476]                               ;    20.2 p3      80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    26.2         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    26.2 p0      80 x[3]
        vmovdqu64 [rbp + 2816], zmm1                                ;    30.7 p7+p4   80 x[3]
        vpbroadcastd zmm0, [r8 + 476]                               ;    20.8 p10     80 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    26.8         80 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    26.8 p5      80 x[3]
        vmovdqu64 [rbp + 2880], zmm1                                ;    31.3 p8+p9   80 x[3]
        vpbroadcastd zmm0, [r8 + 512]                               ;    21.5 p2      84 dst
        vmovdqa64 zmm1, zmm0                                        ;    27.5         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    27.5 p0      84 dst
        vmovdqu64 [rbp + 2944], zmm1                                ;    32.7 p7+p4   84 dst
        vpbroadcastd zmm0, [r8 + 512]                               ;    22.2 p3      84 dst
        vmovdqa64 zmm1, zmm0                                        ;    28.2         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    28.2 p5      84 dst
        vmovdqu64 [rbp + 3008], zmm1                                ;    33.3 p8+p9   84 dst
        vpbroadcastd zmm0, [r8 + 520]                               ;    22.8 p10     84 dst
        vmovdqa64 zmm1, zmm0                                        ;    28.8         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    28.8 p0      84 dst
        vmovdqu64 [rbp + 3072], zmm1                                ;    34.7 p7+p4   84 dst
        vpbroadcastd zmm0, [r8 + 520]                               ;    23.5 p2      84 dst
        vmovdqa64 zmm1, zmm0                                        ;    29.5         84 dst copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    29.5 p5      84 dst
        vmovdqu64 [rbp + 3136], zmm1                                ;    35.3 p8+p9   84 dst
        vpbroadcastd zmm0, [r8]                                     ;    24.2 p3      76 rk
        vmovdqu64 [rbp + 3200], zmm0                                ;    36.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 4]                                 ;    24.5 p10     76 rk
        vmovdqu64 [rbp + 3264], zmm0                                ;    37.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 8]                                 ;    24.8 p2      76 rk
        vmovdqu64 [rbp + 3328], zmm0                                ;    38.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 24]                                ;    25.2 p3      80 x[2]
        vmovdqu64 zmm1, [rel serpent_encrypt.T0_constants512 + 64]  ;    25.8 p2      80 x[2] reload
        vpxord zmm0, zmm0, zmm1                                     ;    31.8 p0      80 x[2]
        vmovdqu64 [rbp + 3392], zmm0                                ;    39.3 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 12]                                ;    25.8 p10     76 rk
        vmovdqu64 [rbp + 3456], zmm0                                ;    40.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 24]                                ;    26.2 p3      80 x[2]
        vpxord zmm0, zmm0, zmm1                                     ;    32.2 p5      80 x[2]
        vmovdqu64 [rbp + 3520], zmm0                                ;    41.3 p8+p9   80 x[2]
        vpbroadcastd zmm0, [r8 + 16]                                ;    26.8 p2      76 rk
        vmovdqu64 [rbp + 3584], zmm0                                ;    42.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 32]                                ;    27.0 p10     76 rk
        vmovdqu64 [rbp + 3648], zmm0                                ;    43.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 36]                                ;    27.3 p3      76 rk
        vmovdqu64 [rbp + 3712], zmm0                                ;    44.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 40]                                ;    27.8 p2      76 rk
        vmovdqu64 [rbp + 3776], zmm0                                ;    45.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 44]                                ;    28.0 p10     76 rk
        vmovdqu64 [rbp + 3840], zmm0                                ;    46.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 48]                                ;    28.3 p3      76 rk
        vmovdqu64 [rbp + 3904], zmm0                                ;    47.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 52]                                ;    28.8 p2      76 rk
        vmovdqu64 [rbp + 3968], zmm0                                ;    48.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 56]                                ;    29.0 p10     76 rk
        vmovdqu64 [rbp + 4032], zmm0                                ;    49.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 88]                                ;    29.3 p3      80 x[2]
        vpxord zmm0, zmm0, zmm1                                     ;    35.3 p0      80 x[2]
        vmovdqu64 [rbp + 4096], zmm0                                ;    50.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 60]                                ;    29.8 p2      76 rk
        vmovdqu64 [rbp + 4160], zmm0                                ;    51.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 88]                                ;    30.2 p10     80 x[2]
        vpxord zmm0, zmm0, zmm1                                     ;    36.2 p5      80 x[2]
        vmovdqu64 [rbp + 4224], zmm0                                ;    52.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 64]                                ;    30.7 p3      76 rk
        vmovdqu64 [rbp + 4288], zmm0                                ;    53.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 68]                                ;    31.0 p2      76 rk
        vmovdqu64 [rbp + 4352], zmm0                                ;    54.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 72]                                ;    31.3 p10     76 rk
        vmovdqu64 [rbp + 4416], zmm0                                ;    55.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 76]                                ;    31.7 p3      76 rk
        vmovdqu64 [rbp + 4480], zmm0                                ;    56.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 80]                                ;    32.0 p2      76 rk
        vmovdqu64 [rbp + 4544], zmm0                                ;    57.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 96]                                ;    32.3 p10     76 rk
        vpbroadcastd zmm2, [r8 + 128]                               ;    32.7 p3      80 x[0]
        vmovdqu64 zmm3, [rel serpent_encrypt.T0_constants512 + 128] ;    33.0 p2      80 x[0] reload
        vpxord zmm2, zmm2, zmm3                                     ;    39.0 p0      80 x[0]
        vmovdqu64 [rbp + 4608], zmm2                                ;    58.7 p7+p4   80 x[0]
        vmovdqu64 [rbp + 4672], zmm0                                ;    59.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 100]                               ;    33.3 p10     76 rk
        vpxord zmm2, zmm3, [r8 + 128]{1to16}                        ;    39.0 p5+p3   80 x[0]
        vmovdqu64 [rbp + 4736], zmm2                                ;    60.7 p7+p4   80 x[0]
        vmovdqu64 [rbp + 4800], zmm0                                ;    61.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 104]                               ;    34.0 p2      76 rk
        vmovdqu64 [rbp + 4864], zmm0                                ;    62.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 108]                               ;    34.3 p10     76 rk
        vmovdqu64 [rbp + 4928], zmm0                                ;    63.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 136]                               ;    34.7 p3      80 x[2]
        vmovdqu64 zmm2, [rel serpent_encrypt.T0_constants512 + 192] ;    35.0 p2      80 x[2] reload
        vpxord zmm0, zmm0, zmm2                                     ;    41.0 p0      80 x[2]
        vmovdqu64 [rbp + 4992], zmm0                                ;    64.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 112]                               ;    35.3 p10     76 rk
        vmovdqu64 [rbp + 5056], zmm0                                ;    65.3 p8+p9   76 rk
        vpxord zmm0, zmm2, [r8 + 136]{1to16}                        ;    41.0 p5+p3   80 x[2]
        vmovdqu64 [rbp + 5120], zmm0                                ;    66.7 p7+p4   80 x[2]
        vpbroadcastd zmm0, [r8 + 116]                               ;    36.0 p2      76 rk
        vmovdqu64 [rbp + 5184], zmm0                                ;    67.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 120]                               ;    36.3 p10     76 rk
        vmovdqu64 [rbp + 5248], zmm0                                ;    68.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 124]                               ;    36.7 p3      76 rk
        vpxord zmm4, zmm3, [r8 + 256]{1to16}                        ;    39.0 p0+p2   80 x[0]
        vmovdqu64 [rbp + 5312], zmm4                                ;    69.3 p8+p9   80 x[0]
        vpxord zmm4, zmm3, [r8 + 256]{1to16}                        ;    39.0 p5+p3   80 x[0]
        vmovdqu64 [rbp + 5376], zmm4                                ;    70.7 p7+p4   80 x[0]
        vpbroadcastd zmm4, [r8 + 140]                               ;    37.5 p10     80 x[3]
        vmovdqu64 zmm5, [rel serpent_encrypt.T0_constants512 + 256] ;    38.0 p2      80 x[3] reload
        vpxord zmm4, zmm4, zmm5                                     ;    44.0 p0      80 x[3]
        vmovdqu64 [rbp + 5440], zmm4                                ;    71.3 p8+p9   80 x[3]
        vmovdqu64 [rbp + 5504], zmm0                                ;    72.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 132]                               ;    38.5 p10     76 rk
        vpxord zmm4, zmm5, [r8 + 140]{1to16}                        ;    44.0 p5+p3   80 x[3]
        vmovdqu64 [rbp + 5568], zmm4                                ;    73.3 p8+p9   80 x[3]
        vmovdqu64 [rbp + 5632], zmm0                                ;    74.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 144]                               ;    39.0 p2      76 rk
        vmovdqu64 [rbp + 5696], zmm0                                ;    75.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 160]                               ;    39.5 p10     76 rk
        vmovdqu64 [rbp + 5760], zmm0                                ;    76.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 164]                               ;    39.7 p3      76 rk
        vmovdqu64 [rbp + 5824], zmm0                                ;    77.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 168]                               ;    40.0 p2      76 rk
        vmovdqu64 [rbp + 5888], zmm0                                ;    78.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 172]                               ;    40.5 p10     76 rk
        vpxord zmm4, zmm2, [r8 + 264]{1to16}                        ;    41.0 p0+p3   80 x[2]
        vmovdqu64 [rbp + 5952], zmm4                                ;    79.3 p8+p9   80 x[2]
        vpxord zmm4, zmm2, [r8 + 264]{1to16}                        ;    41.0 p5+p2   80 x[2]
        vmovdqu64 [rbp + 6016], zmm4                                ;    80.7 p7+p4   80 x[2]
        vpxord zmm4, zmm5, [r8 + 268]{1to16}                        ;    44.0 p0+p3   80 x[3]
        vmovdqu64 [rbp + 6080], zmm4                                ;    81.3 p8+p9   80 x[3]
        vpxord zmm4, zmm5, [r8 + 268]{1to16}                        ;    44.0 p5+p2   80 x[3]
        vmovdqu64 [rbp + 6144], zmm4                                ;    82.7 p7+p4   80 x[3]
        vpbroadcastd zmm4, [r8 + 152]                               ;    41.8 p10     80 x[2]
        vpxord zmm4, zmm4, zmm1                                     ;    47.8 p0      80 x[2]
        vmovdqu64 [rbp + 6208], zmm4                                ;    83.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 6272], zmm0                                ;    84.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 176]                               ;    42.7 p3      76 rk
        vpbroadcastd zmm4, [r8 + 152]                               ;    42.8 p10     80 x[2]
        vpxord zmm4, zmm4, zmm1                                     ;    48.8 p5      80 x[2]
        vmovdqu64 [rbp + 6336], zmm4                                ;    85.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 6400], zmm0                                ;    86.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 180]                               ;    43.3 p2      76 rk
        vmovdqu64 [rbp + 6464], zmm0                                ;    87.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 184]                               ;    43.7 p3      76 rk
        vmovdqu64 [rbp + 6528], zmm0                                ;    88.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 188]                               ;    44.0 p10     76 rk
        vmovdqu64 [rbp + 6592], zmm0                                ;    89.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 192]                               ;    44.3 p2      76 rk
        vmovdqu64 [rbp + 6656], zmm0                                ;    90.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 196]                               ;    44.7 p3      76 rk
        vmovdqu64 [rbp + 6720], zmm0                                ;    91.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 200]                               ;    45.0 p10     76 rk
        vmovdqu64 [rbp + 6784], zmm0                                ;    92.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 204]                               ;    45.3 p2      76 rk
        vmovdqu64 [rbp + 6848], zmm0                                ;    93.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 208]                               ;    45.7 p3      76 rk
        vpxord zmm4, zmm3, [r8 + 384]{1to16}                        ;    46.3 p0+p2   80 x[0]
        vmovdqu64 [rbp + 6912], zmm4                                ;    94.7 p7+p4   80 x[0]
        vpxord zmm3, zmm3, [r8 + 384]{1to16}                        ;    46.7 p5+p3   80 x[0]
        vmovdqu64 [rbp + 6976], zmm3                                ;    95.3 p8+p9   80 x[0]
        vpbroadcastd zmm3, [r8 + 216]                               ;    46.5 p10     80 x[2]
        vpxord zmm3, zmm3, zmm1                                     ;    52.5 p0      80 x[2]
        vmovdqu64 [rbp + 7040], zmm3                                ;    96.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 7104], zmm0                                ;    97.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 224]                               ;    47.3 p2      76 rk
        vpxord zmm3, zmm2, [r8 + 392]{1to16}                        ;    47.7 p5+p3   80 x[2]
        vmovdqu64 [rbp + 7168], zmm3                                ;    98.7 p7+p4   80 x[2]
        vpxord zmm2, zmm2, [r8 + 392]{1to16}                        ;    48.3 p0+p2   80 x[2]
        vmovdqu64 [rbp + 7232], zmm2                                ;    99.3 p8+p9   80 x[2]
        vpbroadcastd zmm2, [r8 + 216]                               ;    48.0 p10     80 x[2]
        vpxord zmm2, zmm2, zmm1                                     ;    54.0 p5      80 x[2]
        vmovdqu64 [rbp + 7296], zmm2                                ;   100.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 7360], zmm0                                ;   101.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 228]                               ;    48.7 p3      76 rk
        vmovdqu64 [rbp + 7424], zmm0                                ;   102.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 232]                               ;    49.0 p10     76 rk
        vmovdqu64 [rbp + 7488], zmm0                                ;   103.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 236]                               ;    49.3 p2      76 rk
        vmovdqu64 [rbp + 7552], zmm0                                ;   104.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 240]                               ;    49.7 p3      76 rk
        vmovdqu64 [rbp + 7616], zmm0                                ;   105.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 244]                               ;    50.0 p10     76 rk
        vmovdqu64 [rbp + 7680], zmm0                                ;   106.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 248]                               ;    50.3 p2      76 rk
        vmovdqu64 [rbp + 7744], zmm0                                ;   107.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 252]                               ;    50.7 p3      76 rk
        vmovdqu64 [rbp + 7808], zmm0                                ;   108.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 260]                               ;    51.0 p10     76 rk
        vmovdqu64 [rbp + 7872], zmm0                                ;   109.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 272]                               ;    51.3 p2      76 rk
        vmovdqu64 [rbp + 7936], zmm0                                ;   110.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 288]                               ;    51.7 p3      76 rk
        vmovdqu64 [rbp + 8000], zmm0                                ;   111.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 292]                               ;    52.0 p10     76 rk
        vmovdqu64 [rbp + 8064], zmm0                                ;   112.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 296]                               ;    52.3 p2      76 rk
        vmovdqu64 [rbp + 8128], zmm0                                ;   113.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 300]                               ;    52.7 p3      76 rk
        vmovdqu64 [rbp + 8192], zmm0                                ;   114.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 304]                               ;    53.0 p10     76 rk
        vmovdqu64 [rbp + 8256], zmm0                                ;   115.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 308]                               ;    53.3 p2      76 rk
        vmovdqu64 [rbp + 8320], zmm0                                ;   116.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 312]                               ;    53.7 p3      76 rk
        vmovdqu64 [rbp + 8384], zmm0                                ;   117.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 316]                               ;    54.0 p10     76 rk
        vpxord zmm2, zmm5, [r8 + 396]{1to16}                        ;    54.3 p0+p2   80 x[3]
        vmovdqu64 [rbp + 8448], zmm2                                ;   118.7 p7+p4   80 x[3]
        vpxord zmm5, zmm5, [r8 + 396]{1to16}                        ;    54.7 p5+p3   80 x[3]
        vmovdqu64 [rbp + 8512], zmm5                                ;   119.3 p8+p9   80 x[3]
        vpxord zmm2, zmm1, [r8 + 280]{1to16}                        ;    55.3 p0+p2   80 x[2]
        vmovdqu64 [rbp + 8576], zmm2                                ;   120.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 8640], zmm0                                ;   121.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 320]                               ;    55.3 p10     76 rk
        vpxord zmm2, zmm1, [r8 + 280]{1to16}                        ;    55.7 p5+p3   80 x[2]
        vmovdqu64 [rbp + 8704], zmm2                                ;   122.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 8768], zmm0                                ;   123.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 324]                               ;    56.3 p10     76 rk
        vmovdqu64 [rbp + 8832], zmm0                                ;   124.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 328]                               ;    56.3 p2      76 rk
        vmovdqu64 [rbp + 8896], zmm0                                ;   125.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 332]                               ;    56.7 p3      76 rk
        vmovdqu64 [rbp + 8960], zmm0                                ;   126.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 336]                               ;    57.3 p10     76 rk
        vmovdqu64 [rbp + 9024], zmm0                                ;   127.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 352]                               ;    57.3 p2      76 rk
        vmovdqu64 [rbp + 9088], zmm0                                ;   128.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 356]                               ;    57.7 p3      76 rk
        vmovdqu64 [rbp + 9152], zmm0                                ;   129.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 360]                               ;    58.3 p10     76 rk
        vmovdqu64 [rbp + 9216], zmm0                                ;   130.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 364]                               ;    58.3 p2      76 rk
        vpxord zmm2, zmm1, [r8 + 344]{1to16}                        ;    58.7 p0+p3   80 x[2]
        vmovdqu64 [rbp + 9280], zmm2                                ;   131.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 9344], zmm0                                ;   132.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 368]                               ;    59.3 p10     76 rk
        vpxord zmm2, zmm1, [r8 + 344]{1to16}                        ;    59.3 p5+p2   80 x[2]
        vmovdqu64 [rbp + 9408], zmm2                                ;   133.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 9472], zmm0                                ;   134.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 372]                               ;    59.7 p3      76 rk
        vmovdqu64 [rbp + 9536], zmm0                                ;   135.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 376]                               ;    60.3 p10     76 rk
        vmovdqu64 [rbp + 9600], zmm0                                ;   136.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 380]                               ;    60.3 p2      76 rk
        vmovdqu64 [rbp + 9664], zmm0                                ;   137.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 388]                               ;    60.7 p3      76 rk
        vmovdqu64 [rbp + 9728], zmm0                                ;   138.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 400]                               ;    61.3 p10     76 rk
        vmovdqu64 [rbp + 9792], zmm0                                ;   139.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 416]                               ;    61.3 p2      76 rk
        vmovdqu64 [rbp + 9856], zmm0                                ;   140.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 420]                               ;    61.7 p3      76 rk
        vmovdqu64 [rbp + 9920], zmm0                                ;   141.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 424]                               ;    62.3 p10     76 rk
        vmovdqu64 [rbp + 9984], zmm0                                ;   142.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 428]                               ;    62.3 p2      76 rk
        vmovdqu64 [rbp + 10048], zmm0                               ;   143.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 432]                               ;    62.7 p3      76 rk
        vmovdqu64 [rbp + 10112], zmm0                               ;   144.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 436]                               ;    63.3 p10     76 rk
        vmovdqu64 [rbp + 10176], zmm0                               ;   145.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 440]                               ;    63.3 p2      76 rk
        vmovdqu64 [rbp + 10240], zmm0                               ;   146.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 444]                               ;    63.7 p3      76 rk
        vmovdqu64 [rbp + 10304], zmm0                               ;   147.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 448]                               ;    64.3 p10     76 rk
        vmovdqu64 [rbp + 10368], zmm0                               ;   148.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 452]                               ;    64.3 p2      76 rk
        vmovdqu64 [rbp + 10432], zmm0                               ;   149.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 456]                               ;    64.7 p3      76 rk
        vmovdqu64 [rbp + 10496], zmm0                               ;   150.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 460]                               ;    65.3 p10     76 rk
        vpxord zmm2, zmm1, [r8 + 408]{1to16}                        ;    65.3 p0+p2   80 x[2]
        vmovdqu64 [rbp + 10560], zmm2                               ;   151.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 10624], zmm0                               ;   152.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 464]                               ;    65.7 p3      76 rk
        vpxord zmm2, zmm1, [r8 + 408]{1to16}                        ;    66.3 p5+p2   80 x[2]
        vmovdqu64 [rbp + 10688], zmm2                               ;   153.3 p8+p9   80 x[2]
        vmovdqu64 [rbp + 10752], zmm0                               ;   154.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 480]                               ;    66.3 p10     76 rk
        vmovdqu64 [rbp + 10816], zmm0                               ;   155.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 484]                               ;    66.7 p3      76 rk
        vmovdqu64 [rbp + 10880], zmm0                               ;   156.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 488]                               ;    67.3 p10     76 rk
        vmovdqu64 [rbp + 10944], zmm0                               ;   157.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 492]                               ;    67.3 p2      76 rk
        vmovdqu64 [rbp + 11008], zmm0                               ;   158.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 496]                               ;    67.7 p3      76 rk
        vmovdqu64 [rbp + 11072], zmm0                               ;   159.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 500]                               ;    68.3 p10     76 rk
        vmovdqu64 [rbp + 11136], zmm0                               ;   160.7 p7+p4   76 rk
        vpbroadcastd zmm0, [r8 + 504]                               ;    68.3 p2      76 rk
        vmovdqu64 [rbp + 11200], zmm0                               ;   161.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 508]                               ;    68.7 p3      76 rk
        vpxord zmm2, zmm1, [r8 + 472]{1to16}                        ;    69.3 p0+p2   80 x[2]
        vmovdqu64 [rbp + 11264], zmm2                               ;   162.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 11328], zmm0                               ;   163.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 516]                               ;    69.3 p10     76 rk
        vpxord zmm1, zmm1, [r8 + 472]{1to16}                        ;    69.7 p5+p3   80 x[2]
        vmovdqu64 [rbp + 11392], zmm1                               ;   164.7 p7+p4   80 x[2]
        vmovdqu64 [rbp + 11456], zmm0                               ;   165.3 p8+p9   76 rk
        vpbroadcastd zmm0, [r8 + 524]                               ;    70.3 p10     76 rk
        vmovdqu64 [rbp + 11520], zmm0                               ;   166.7 p7+p4   76 rk
        cmp dword [rbp + 11656], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 11656]                                ;                    passes of 32
        mov rcx, rax                                                ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                               ;                    passes of 32
        mov qword [rbp + 11592], rax                                ;                    passes of 32
        sub rcx, rax                                                ;                    passes of 32
        imul rcx, rcx, 0x10                                         ;                    passes of 32
        mov rdx, qword [rbp + 11600]                                ;                    passes of 32
        add rcx, rdx                                                ;                    passes of 32
        mov qword [rbp + 11608], rcx                                ;                    passes of 32
        cmp rcx, rdx                                                ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 11600]                                 ;                    resident
        mov r9, qword [rbp + 11616]                                 ;                    resident
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
        vmovdqu64 zmm5, [rbp + 3200]                                ;    12.0 p2      80 x[0] reload
        vpxord zmm2, zmm2, zmm5                                     ;    20.8 p0      80 x[0]
        vpxord zmm6, zmm6, zmm5                                     ;    40.8 p0      80 x[0]
        vmovdqu64 zmm5, [rbp + 3264]                                ;    12.5 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm5                                     ;    20.8 p0      80 x[1]
        vpxord zmm7, zmm7, zmm5                                     ;    40.8 p0      80 x[1]
        vmovdqu64 zmm5, [rbp + 3328]                                ;    13.0 p2      80 x[2] reload
        vpxord zmm4, zmm4, zmm5                                     ;    20.8 p0      80 x[2]
        vpxord zmm8, zmm8, zmm5                                     ;    40.8 p0      80 x[2]
        vmovdqa64 zmm5, zmm4                                        ;    21.8         23 x copy
        vmovdqa64 zmm9, zmm8                                        ;    41.8         23 x copy
        vmovdqu64 zmm10, [rbp + 3456]                               ;    13.8 p3      80 x[3] reload
        vpxord zmm0, zmm0, zmm10                                    ;    20.8 p0      80 x[3]
        vpxord zmm1, zmm1, zmm10                                    ;    40.8 p0      80 x[3]
        vmovdqa64 zmm10, zmm0                                       ;    21.8         23 x copy
        vpternlogd zmm10, zmm3, zmm2, 0x36                          ;    21.8 p0      23 x
        vpternlogd zmm3, zmm2, zmm0, 0x78                           ;    21.8 p0      23 x
        vpternlogd zmm0, zmm4, zmm3, 0xb4                           ;    22.8 p0      23 x
        vpxord zmm5, zmm5, zmm10                                    ;    23.2 p0      23 x
        vmovdqa64 zmm2, zmm1                                        ;    41.8         23 x copy
        vpternlogd zmm2, zmm7, zmm6, 0x36                           ;    41.8 p0      23 x
        vpternlogd zmm7, zmm6, zmm1, 0x78                           ;    41.8 p0      23 x
        vpternlogd zmm1, zmm8, zmm7, 0xb4                           ;    42.8 p0      23 x
        vpxord zmm9, zmm9, zmm2                                     ;    42.8 p0      23 x
        vmovdqa64 zmm4, zmm0                                        ;    23.8         23 x copy
        vpternlogd zmm4, zmm3, zmm5, 0x39                           ;    28.2 p0      23 x
        vpternlogd zmm0, zmm3, zmm5, 0x8d                           ;    29.2 p0      23 x
        vpternlogd zmm10, zmm0, zmm4, 0x1e                          ;    30.2 p0      23 x
        vprold zmm0, zmm0, 0xd                                      ;    31.2 p0      46 x[0]
        vprold zmm3, zmm10, 3                                       ;    32.2 p0      47 x[2]
        vpternlogd zmm4, zmm3, zmm0, 0x96                           ;    33.2 p0      48 x[1]
        vprold zmm4, zmm4, 1                                        ;    34.2 p0      50 x[1]
        vmovdqa64 zmm6, zmm1                                        ;    43.8         23 x copy
        vpternlogd zmm6, zmm7, zmm9, 0x39                           ;    43.8 p0      23 x
        vpternlogd zmm1, zmm7, zmm9, 0x8d                           ;    43.8 p0      23 x
        vpternlogd zmm2, zmm1, zmm6, 0x1e                           ;    44.8 p0      23 x
        vprold zmm1, zmm1, 0xd                                      ;    44.8 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;    45.8 p0      47 x[2]
        vpternlogd zmm6, zmm2, zmm1, 0x96                           ;    46.8 p0      48 x[1]
        vprold zmm6, zmm6, 1                                        ;    47.8 p0      50 x[1]
        vpslld zmm7, zmm0, 3                                        ;    42.2 p0      49 x[3]
        vpternlogd zmm7, zmm5, zmm3, 0x96                           ;    43.2 p5      49 x[3]
        vprold zmm5, zmm7, 7                                        ;    44.2 p0      51 x[3]
        vpternlogd zmm0, zmm5, zmm4, 0x96                           ;    45.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    46.2 p0      54 x[0]
        vpslld zmm7, zmm1, 3                                        ;    45.8 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm2, 0x96                           ;    46.8 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;    47.8 p0      51 x[3]
        vpternlogd zmm1, zmm7, zmm6, 0x96                           ;    48.8 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;    49.8 p0      54 x[0]
        vpslld zmm8, zmm4, 7                                        ;    48.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                           ;    49.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;    50.2 p0      55 x[2]
        vpslld zmm8, zmm6, 7                                        ;    50.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm7, 0x96                           ;    51.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;    52.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 3584]                                ;    21.3 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm8                                     ;    47.2 p5      80 x[0]
        vpxord zmm1, zmm1, zmm8                                     ;    50.8 p5      80 x[0]
        vpxord zmm4, zmm4, [rbp + 896]                              ;    48.8 p5+p3   80 x[1]
        vpxord zmm6, zmm6, [rbp + 960]                              ;    49.8 p5+p2   80 x[1]
        vpxord zmm5, zmm5, [rbp + 1024]                             ;    50.8 p5+p3   80 x[3]
        vmovdqa64 zmm8, zmm5                                        ;    51.8         24 x copy
        vpternlogd zmm8, zmm4, zmm0, 0x69                           ;    51.8 p5      24 x
        vpxord zmm7, zmm7, [rbp + 1088]                             ;    52.2 p0+p2   80 x[3]
        vmovdqa64 zmm9, zmm7                                        ;    53.2         24 x copy
        vpternlogd zmm9, zmm6, zmm1, 0x96                           ;    53.2 p5      24 x
        vpxord zmm3, zmm3, [rbp + 3392]                             ;    53.2 p0+p3   24 x
        vpternlogd zmm3, zmm4, zmm0, 0x4b                           ;    54.2 p5      24 x
        vpxord zmm5, zmm5, zmm3                                     ;    55.2 p0      24 x
        vpternlogd zmm0, zmm5, zmm8, 0xd2                           ;    56.2 p5      24 x
        vprold zmm4, zmm5, 3                                        ;    56.2 p0      47 x[2]
        vmovdqa64 zmm5, zmm0                                        ;    57.2         24 x copy
        vpternlogd zmm5, zmm3, zmm8, 0x6a                           ;    57.2 p5      24 x
        vpternlogd zmm8, zmm0, zmm3, 0xe2                           ;    57.2 p0      24 x
        vprold zmm8, zmm8, 0xd                                      ;    58.2 p0      46 x[0]
        vmovdqa64 zmm10, zmm5                                       ;    58.2         24 x copy
        vpternlogd zmm10, zmm3, zmm3, 0xf3                          ;    58.2 p5      24 x
        vpxord zmm0, zmm0, zmm4                                     ;    57.8 p5      48 x[1]
        vpternlogd zmm0, zmm10, zmm8, 0x96                          ;    59.2 p0      48 x[1]
        vprold zmm0, zmm0, 1                                        ;    60.2 p0      50 x[1]
        vpslld zmm3, zmm8, 3                                        ;    60.2 p0      49 x[3]
        vpternlogd zmm3, zmm5, zmm4, 0x96                           ;    61.2 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;    62.2 p0      51 x[3]
        vpternlogd zmm8, zmm3, zmm0, 0x96                           ;    63.2 p5      52 x[0]
        vprold zmm5, zmm8, 5                                        ;    64.2 p0      54 x[0]
        vpslld zmm8, zmm0, 7                                        ;    63.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm3, 0x96                           ;    64.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;    65.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 3520]                             ;    61.8 p5+p2   24 x
        vpternlogd zmm2, zmm6, zmm1, 0x4b                           ;    62.8 p5      24 x
        vpxord zmm7, zmm7, zmm2                                     ;    63.8 p5      24 x
        vpternlogd zmm1, zmm7, zmm9, 0xe1                           ;    64.8 p5      24 x
        vprold zmm6, zmm7, 3                                        ;    65.2 p0      47 x[2]
        vmovdqa64 zmm7, zmm1                                        ;    65.8         24 x copy
        vpternlogd zmm7, zmm2, zmm9, 0x95                           ;    65.8 p5      24 x
        vpternlogd zmm9, zmm1, zmm2, 0x2e                           ;    66.2 p0      24 x
        vprold zmm8, zmm9, 0xd                                      ;    67.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm7                                        ;    66.8         24 x copy
        vpternlogd zmm9, zmm2, zmm2, 0xf3                           ;    66.8 p5      24 x
        vpxord zmm1, zmm1, zmm6                                     ;    67.8 p5      48 x[1]
        vpternlogd zmm1, zmm9, zmm8, 0x96                           ;    68.8 p0      48 x[1]
        vprold zmm1, zmm1, 1                                        ;    69.8 p0      50 x[1]
        vpslld zmm2, zmm8, 3                                        ;    70.2 p0      49 x[3]
        vpternlogd zmm2, zmm7, zmm6, 0x96                           ;    71.2 p5      49 x[3]
        vprold zmm2, zmm2, 7                                        ;    72.2 p0      51 x[3]
        vpternlogd zmm8, zmm2, zmm1, 0x96                           ;    73.2 p5      52 x[0]
        vprold zmm7, zmm8, 5                                        ;    74.2 p0      54 x[0]
        vpslld zmm8, zmm1, 7                                        ;    73.2 p0      53 x[2]
        vpternlogd zmm8, zmm6, zmm2, 0x96                           ;    74.2 p5      53 x[2]
        vprold zmm6, zmm8, 0x16                                     ;    75.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 3712]                                ;    30.5 p3      80 x[1] reload
        vpxord zmm0, zmm0, zmm8                                     ;    71.8 p5      80 x[1]
        vpxord zmm1, zmm1, zmm8                                     ;    72.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 3776]                                ;    31.0 p2      80 x[2] reload
        vpxord zmm4, zmm4, zmm8                                     ;    73.8 p5      80 x[2]
        vpxord zmm6, zmm6, zmm8                                     ;    76.2 p5      80 x[2]
        vmovdqu64 zmm8, [rbp + 3648]                                ;    31.5 p3      80 x[0] reload
        vmovdqa64 zmm9, zmm4                                        ;    74.8         25 x copy
        vpternlogd zmm9, zmm5, zmm8, 0x60                           ;    75.2 p0      25 x
        vmovdqu64 zmm10, [rbp + 3840]                               ;    32.0 p2      80 x[3] reload
        vpternlogd zmm9, zmm3, zmm10, 0x69                          ;    76.2 p5      25 x
        vpternlogd zmm5, zmm4, zmm8, 0x96                           ;    76.2 p0      25 x
        vpternlogd zmm5, zmm9, zmm0, 0x87                           ;    77.2 p5      25 x
        vmovdqa64 zmm3, zmm6                                        ;    77.2         25 x copy
        vpternlogd zmm3, zmm7, zmm8, 0x60                           ;    77.2 p0      25 x
        vpternlogd zmm10, zmm3, zmm2, 0x69                          ;    78.2 p5      25 x
        vpternlogd zmm7, zmm8, zmm6, 0x96                           ;    78.2 p0      25 x
        vpternlogd zmm7, zmm10, zmm1, 0x87                          ;    79.2 p5      25 x
        vmovdqa64 zmm2, zmm9                                        ;    77.2         25 x copy
        vpternlogd zmm2, zmm4, zmm0, 0x69                           ;    79.2 p0      25 x
        vpternlogd zmm4, zmm0, zmm9, 0x1b                           ;    79.8 p5      25 x
        vpternlogd zmm9, zmm5, zmm4, 0x2d                           ;    80.8 p0      25 x
        vprold zmm0, zmm2, 0xd                                      ;    81.2 p0      46 x[0]
        vmovdqa64 zmm2, zmm10                                       ;    79.2         25 x copy
        vpternlogd zmm2, zmm6, zmm1, 0x69                           ;    80.8 p5      25 x
        vpternlogd zmm6, zmm1, zmm10, 0x1b                          ;    81.8 p5      25 x
        vpternlogd zmm10, zmm7, zmm6, 0x2d                          ;    82.8 p0      25 x
        vprold zmm1, zmm2, 0xd                                      ;    83.2 p0      46 x[0]
        vprold zmm2, zmm9, 3                                        ;    84.2 p0      47 x[2]
        vpternlogd zmm4, zmm2, zmm0, 0x96                           ;    85.2 p5      48 x[1]
        vpternlogd zmm4, zmm9, zmm5, 0x4b                           ;    86.2 p5      48 x[1]
        vprold zmm3, zmm4, 1                                        ;    87.2 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;    86.2 p0      49 x[3]
        vpternlogd zmm4, zmm5, zmm2, 0x96                           ;    87.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;    88.2 p0      51 x[3]
        vpternlogd zmm0, zmm3, zmm4, 0x96                           ;    89.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;    90.2 p0      54 x[0]
        vprold zmm5, zmm10, 3                                       ;    89.2 p0      47 x[2]
        vpternlogd zmm6, zmm5, zmm1, 0x96                           ;    90.2 p5      48 x[1]
        vpternlogd zmm6, zmm10, zmm7, 0x4b                          ;    91.2 p5      48 x[1]
        vprold zmm6, zmm6, 1                                        ;    92.2 p0      50 x[1]
        vpslld zmm8, zmm1, 3                                        ;    91.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm5, 0x96                           ;    92.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;    93.2 p0      51 x[3]
        vpternlogd zmm1, zmm6, zmm7, 0x96                           ;    94.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;    95.2 p0      54 x[0]
        vpslld zmm8, zmm3, 7                                        ;    94.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm4, 0x96                           ;    95.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;    96.2 p0      55 x[2]
        vpslld zmm8, zmm6, 7                                        ;    96.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;    97.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;    98.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 3904]                                ;    39.2 p3      80 x[0] reload
        vpxord zmm0, zmm0, zmm8                                     ;    92.8 p5      80 x[0]
        vpxord zmm1, zmm1, zmm8                                     ;    96.2 p5      80 x[0]
        vmovdqu64 zmm8, [rbp + 3968]                                ;    39.7 p2      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;    94.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm8                                     ;    95.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 4032]                                ;    40.2 p3      80 x[2] reload
        vpxord zmm2, zmm2, zmm8                                     ;    97.2 p5      80 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;    99.2 p5      80 x[2]
        vmovdqu64 zmm8, [rbp + 4160]                                ;    40.7 p2      80 x[3] reload
        vpxord zmm4, zmm4, zmm8                                     ;    98.2 p0      80 x[3]
        vpxord zmm7, zmm7, zmm8                                     ;    98.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm4                                        ;    99.2         26 x copy
        vpternlogd zmm8, zmm3, zmm0, 0x72                           ;    99.2 p0      26 x
        vpternlogd zmm4, zmm3, zmm0, 0x1e                           ;    99.8 p5      26 x
        vpternlogd zmm4, zmm8, zmm2, 0xd2                           ;   100.8 p0      26 x
        vmovdqa64 zmm3, zmm7                                        ;    99.8         26 x copy
        vpternlogd zmm3, zmm6, zmm1, 0x72                           ;   100.8 p5      26 x
        vpternlogd zmm7, zmm6, zmm1, 0x1e                           ;   101.2 p0      26 x
        vpternlogd zmm7, zmm3, zmm5, 0xd2                           ;   102.2 p5      26 x
        vmovdqa64 zmm6, zmm4                                        ;   101.8         26 x copy
        vpternlogd zmm6, zmm8, zmm0, 0xf1                           ;   102.2 p0      26 x
        vpternlogd zmm6, zmm2, zmm8, 0x69                           ;   103.2 p5      26 x
        vpternlogd zmm0, zmm4, zmm8, 0xb4                           ;   103.2 p0      26 x
        vmovdqa64 zmm2, zmm7                                        ;   103.2         26 x copy
        vpternlogd zmm2, zmm3, zmm1, 0x3d                           ;   103.8 p5      26 x
        vpternlogd zmm2, zmm5, zmm5, 0xc3                           ;   104.8 p0      26 x
        vpternlogd zmm1, zmm7, zmm3, 0xb4                           ;   104.8 p5      26 x
        vmovdqa64 zmm5, zmm0                                        ;   104.2         26 x copy
        vpternlogd zmm5, zmm6, zmm8, 0xb8                           ;   105.2 p0      26 x
        vprold zmm5, zmm5, 0xd                                      ;   106.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm1                                        ;   105.8         26 x copy
        vpternlogd zmm9, zmm2, zmm3, 0xb8                           ;   105.8 p5      26 x
        vprold zmm9, zmm9, 0xd                                      ;   107.2 p0      46 x[0]
        vprold zmm10, zmm6, 3                                       ;   108.2 p0      47 x[2]
        vpternlogd zmm6, zmm8, zmm10, 0x96                          ;   109.2 p5      48 x[1]
        vpternlogd zmm6, zmm0, zmm5, 0x96                           ;   110.2 p5      48 x[1]
        vprold zmm0, zmm6, 1                                        ;   111.2 p0      50 x[1]
        vpslld zmm6, zmm5, 3                                        ;   110.2 p0      49 x[3]
        vpternlogd zmm6, zmm4, zmm10, 0x96                          ;   111.2 p5      49 x[3]
        vprold zmm4, zmm6, 7                                        ;   112.2 p0      51 x[3]
        vpternlogd zmm5, zmm4, zmm0, 0x96                           ;   113.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   114.2 p0      54 x[0]
        vprold zmm6, zmm2, 3                                        ;   113.2 p0      47 x[2]
        vpternlogd zmm2, zmm3, zmm6, 0x96                           ;   114.2 p5      48 x[1]
        vpternlogd zmm2, zmm1, zmm9, 0x96                           ;   115.2 p5      48 x[1]
        vprold zmm1, zmm2, 1                                        ;   116.2 p0      50 x[1]
        vpslld zmm2, zmm9, 3                                        ;   115.2 p0      49 x[3]
        vpternlogd zmm2, zmm7, zmm6, 0x96                           ;   116.2 p5      49 x[3]
        vprold zmm2, zmm2, 7                                        ;   117.2 p0      51 x[3]
        vpternlogd zmm9, zmm2, zmm1, 0x96                           ;   118.2 p5      52 x[0]
        vprold zmm3, zmm9, 5                                        ;   119.2 p0      54 x[0]
        vpslld zmm7, zmm0, 7                                        ;   118.2 p0      53 x[2]
        vpternlogd zmm7, zmm10, zmm4, 0x96                          ;   119.2 p5      53 x[2]
        vprold zmm7, zmm7, 0x16                                     ;   120.2 p0      55 x[2]
        vpslld zmm8, zmm1, 7                                        ;   120.2 p0      53 x[2]
        vpternlogd zmm8, zmm6, zmm2, 0x96                           ;   121.2 p5      53 x[2]
        vprold zmm6, zmm8, 0x16                                     ;   122.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 4288]                                ;    48.8 p3      80 x[0] reload
        vpxord zmm5, zmm5, zmm8                                     ;   116.8 p5      80 x[0]
        vpxord zmm3, zmm3, zmm8                                     ;   120.2 p5      80 x[0]
        vmovdqu64 zmm8, [rbp + 4352]                                ;    49.3 p2      80 x[1] reload
        vpxord zmm0, zmm0, zmm8                                     ;   118.8 p5      80 x[1]
        vpxord zmm1, zmm1, zmm8                                     ;   119.8 p5      80 x[1]
        vmovdqa64 zmm8, zmm0                                        ;   119.8         27 x copy
        vmovdqu64 zmm9, [rbp + 4480]                                ;    50.0 p3      80 x[3] reload
        vpxord zmm4, zmm4, zmm9                                     ;   120.8 p5      80 x[3]
        vpxord zmm2, zmm2, zmm9                                     ;   121.8 p5      80 x[3]
        vmovdqa64 zmm9, zmm4                                        ;   121.8         27 x copy
        vmovdqa64 zmm10, zmm2                                       ;   122.8         27 x copy
        vmovdqa64 zmm11, zmm1                                       ;   120.8         27 x copy
        vmovdqu64 zmm12, [rbp + 4416]                               ;    51.0 p2      80 x[2] reload
        vpxord zmm7, zmm7, zmm12                                    ;   122.2 p0      27 x
        vpxord zmm6, zmm6, zmm12                                    ;   123.2 p5      27 x
        vpternlogd zmm7, zmm4, zmm5, 0x4b                           ;   123.2 p0      27 x
        vpternlogd zmm6, zmm2, zmm3, 0x4b                           ;   124.2 p5      27 x
        vpternlogd zmm5, zmm7, zmm0, 0x78                           ;   124.2 p0      27 x
        vpternlogd zmm3, zmm6, zmm1, 0x78                           ;   125.2 p5      27 x
        vpternlogd zmm4, zmm5, zmm7, 0x69                           ;   125.2 p0      27 x
        vpternlogd zmm7, zmm0, zmm4, 0x78                           ;   126.2 p5      27 x
        vpternlogd zmm2, zmm3, zmm6, 0x69                           ;   126.2 p0      27 x
        vpternlogd zmm6, zmm1, zmm2, 0x78                           ;   127.2 p5      27 x
        vpord zmm9, zmm9, zmm5                                      ;   127.2 p0      27 x
        vpxord zmm8, zmm8, zmm5                                     ;   127.8 p5      27 x
        vpternlogd zmm8, zmm9, zmm4, 0xb4                           ;   128.8 p0      27 x
        vpternlogd zmm5, zmm8, zmm7, 0x1e                           ;   129.8 p5      27 x
        vprold zmm0, zmm7, 0xd                                      ;   129.2 p0      46 x[0]
        vprold zmm1, zmm5, 3                                        ;   130.8 p0      47 x[2]
        vpternlogd zmm8, zmm1, zmm0, 0x96                           ;   131.8 p5      48 x[1]
        vprold zmm5, zmm8, 1                                        ;   132.8 p0      50 x[1]
        vpord zmm10, zmm10, zmm3                                    ;   130.8 p5      27 x
        vpxord zmm11, zmm11, zmm3                                   ;   131.8 p5      27 x
        vpternlogd zmm11, zmm10, zmm2, 0xb4                         ;   132.8 p0      27 x
        vpternlogd zmm3, zmm11, zmm6, 0x1e                          ;   133.8 p5      27 x
        vprold zmm6, zmm6, 0xd                                      ;   133.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   134.8 p0      47 x[2]
        vpternlogd zmm11, zmm3, zmm6, 0x96                          ;   135.8 p5      48 x[1]
        vprold zmm7, zmm11, 1                                       ;   136.8 p0      50 x[1]
        vpslld zmm8, zmm0, 3                                        ;   136.2 p0      49 x[3]
        vpternlogd zmm8, zmm4, zmm1, 0x96                           ;   137.2 p5      49 x[3]
        vprold zmm4, zmm8, 7                                        ;   138.2 p0      51 x[3]
        vpternlogd zmm0, zmm4, zmm5, 0x96                           ;   139.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   140.2 p0      54 x[0]
        vpslld zmm8, zmm6, 3                                        ;   139.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;   140.2 p5      49 x[3]
        vprold zmm2, zmm8, 7                                        ;   141.2 p0      51 x[3]
        vpternlogd zmm6, zmm2, zmm7, 0x96                           ;   142.2 p5      52 x[0]
        vprold zmm6, zmm6, 5                                        ;   143.2 p0      54 x[0]
        vpslld zmm8, zmm5, 7                                        ;   142.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm4, 0x96                           ;   143.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   144.2 p0      55 x[2]
        vpslld zmm8, zmm7, 7                                        ;   144.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;   145.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   146.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 4544]                                ;    58.2 p3      80 x[0] reload
        vpxord zmm0, zmm0, zmm8                                     ;   141.2 p5      80 x[0]
        vpxord zmm6, zmm6, zmm8                                     ;   144.2 p5      80 x[0]
        vpxord zmm5, zmm5, [rbp + 1152]                             ;   142.8 p5+p2   80 x[1]
        vpxord zmm7, zmm7, [rbp + 1216]                             ;   143.8 p5+p3   80 x[1]
        vpxord zmm4, zmm4, [rbp + 1280]                             ;   144.8 p5+p2   80 x[3]
        vpxord zmm2, zmm2, [rbp + 1344]                             ;   145.8 p5+p3   80 x[3]
        vpxord zmm1, zmm1, [rbp + 4096]                             ;   146.2 p0+p2   28 x
        vpternlogd zmm1, zmm5, zmm0, 0x4b                           ;   147.2 p5      28 x
        vpternlogd zmm5, zmm1, zmm4, 0x78                           ;   148.2 p0      28 x
        vmovdqa64 zmm8, zmm5                                        ;   149.2         28 x copy
        vpternlogd zmm8, zmm1, zmm0, 0x96                           ;   149.2 p5      28 x
        vmovdqa64 zmm9, zmm8                                        ;   150.2         28 x copy
        vpternlogd zmm9, zmm1, zmm4, 0xc6                           ;   150.2 p0      28 x
        vpternlogd zmm1, zmm5, zmm0, 0x8f                           ;   149.2 p5      28 x
        vpternlogd zmm1, zmm4, zmm0, 0x69                           ;   150.2 p0      28 x
        vpternlogd zmm5, zmm1, zmm9, 0x4b                           ;   151.2 p5      28 x
        vprold zmm0, zmm9, 0xd                                      ;   151.2 p0      46 x[0]
        vprold zmm4, zmm5, 3                                        ;   152.2 p0      47 x[2]
        vpternlogd zmm8, zmm4, zmm0, 0x96                           ;   153.2 p5      48 x[1]
        vprold zmm5, zmm8, 1                                        ;   154.2 p0      50 x[1]
        vpslld zmm8, zmm0, 3                                        ;   153.2 p0      49 x[3]
        vpternlogd zmm8, zmm1, zmm4, 0x96                           ;   154.2 p5      49 x[3]
        vprold zmm1, zmm8, 7                                        ;   155.2 p0      51 x[3]
        vpternlogd zmm0, zmm1, zmm5, 0x96                           ;   156.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   157.2 p0      54 x[0]
        vpxord zmm3, zmm3, [rbp + 4224]                             ;   153.8 p5+p3   28 x
        vpternlogd zmm3, zmm7, zmm6, 0x4b                           ;   154.8 p5      28 x
        vpternlogd zmm7, zmm3, zmm2, 0x78                           ;   155.8 p5      28 x
        vmovdqa64 zmm8, zmm7                                        ;   156.8         28 x copy
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;   156.8 p0      28 x
        vmovdqa64 zmm9, zmm8                                        ;   157.8         28 x copy
        vpternlogd zmm9, zmm3, zmm2, 0xc6                           ;   157.8 p5      28 x
        vpternlogd zmm3, zmm7, zmm6, 0x8f                           ;   157.2 p0      28 x
        vpternlogd zmm3, zmm2, zmm6, 0x69                           ;   158.2 p5      28 x
        vpternlogd zmm7, zmm3, zmm9, 0x4b                           ;   159.2 p0      28 x
        vprold zmm2, zmm9, 0xd                                      ;   159.2 p0      46 x[0]
        vprold zmm6, zmm7, 3                                        ;   160.2 p0      47 x[2]
        vpternlogd zmm8, zmm6, zmm2, 0x96                           ;   161.2 p5      48 x[1]
        vprold zmm7, zmm8, 1                                        ;   162.2 p0      50 x[1]
        vpslld zmm8, zmm2, 3                                        ;   162.2 p0      49 x[3]
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;   163.2 p5      49 x[3]
        vprold zmm3, zmm8, 7                                        ;   164.2 p0      51 x[3]
        vpternlogd zmm2, zmm3, zmm7, 0x96                           ;   165.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   166.2 p0      54 x[0]
        vpslld zmm8, zmm5, 7                                        ;   165.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm1, 0x96                           ;   166.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   167.2 p0      55 x[2]
        vpslld zmm8, zmm7, 7                                        ;   167.2 p0      53 x[2]
        vpternlogd zmm8, zmm6, zmm3, 0x96                           ;   168.2 p5      53 x[2]
        vprold zmm6, zmm8, 0x16                                     ;   169.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 4672]                                ;    66.7 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm8                                     ;   163.8 p5      80 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   167.2 p5      80 x[0]
        vmovdqu64 zmm8, [rbp + 4800]                                ;    67.2 p3      80 x[1] reload
        vpxord zmm5, zmm5, zmm8                                     ;   165.8 p5      80 x[1]
        vpxord zmm7, zmm7, zmm8                                     ;   166.8 p5      80 x[1]
        vmovdqa64 zmm8, zmm7                                        ;   167.8         29 x copy
        vmovdqu64 zmm9, [rbp + 4928]                                ;    67.8 p2      80 x[3] reload
        vpxord zmm1, zmm1, zmm9                                     ;   167.8 p5      80 x[3]
        vpxord zmm3, zmm3, zmm9                                     ;   168.8 p5      80 x[3]
        vmovdqu64 zmm9, [rbp + 4864]                                ;    68.3 p3      80 x[2] reload
        vpxord zmm4, zmm4, zmm9                                     ;   169.2 p0      29 x
        vpxord zmm6, zmm6, zmm9                                     ;   170.2 p5      29 x
        vpternlogd zmm4, zmm1, zmm0, 0x78                           ;   170.2 p0      29 x
        vpternlogd zmm6, zmm3, zmm2, 0x78                           ;   171.2 p5      29 x
        vmovdqa64 zmm9, zmm4                                        ;   171.2         29 x copy
        vpternlogd zmm9, zmm5, zmm5, 0xc3                           ;   171.2 p0      29 x
        vpternlogd zmm1, zmm9, zmm0, 0x96                           ;   172.2 p5      29 x
        vpternlogd zmm5, zmm0, zmm1, 0x39                           ;   173.2 p0      29 x
        vpxord zmm8, zmm8, zmm6                                     ;   172.8 p5      29 x
        vpternlogd zmm3, zmm8, zmm2, 0x69                           ;   173.8 p0      29 x
        vpternlogd zmm7, zmm2, zmm3, 0x39                           ;   174.8 p5      29 x
        vmovdqa64 zmm0, zmm5                                        ;   174.2         29 x copy
        vpternlogd zmm0, zmm1, zmm4, 0x4e                           ;   174.2 p0      29 x
        vprold zmm0, zmm0, 0xd                                      ;   175.2 p0      46 x[0]
        vmovdqa64 zmm2, zmm5                                        ;   174.2         29 x copy
        vpternlogd zmm2, zmm1, zmm4, 0x9c                           ;   174.8 p5      29 x
        vpternlogd zmm5, zmm1, zmm4, 0x3a                           ;   175.8 p5      49 x[3]
        vprold zmm1, zmm2, 3                                        ;   176.2 p0      47 x[2]
        vpternlogd zmm9, zmm0, zmm1, 0x96                           ;   177.2 p5      48 x[1]
        vprold zmm2, zmm9, 1                                        ;   178.2 p0      50 x[1]
        vpslld zmm4, zmm0, 3                                        ;   178.2 p0      49 x[3]
        vpternlogd zmm4, zmm5, zmm1, 0x96                           ;   179.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   180.2 p0      51 x[3]
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   181.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   182.2 p0      54 x[0]
        vmovdqa64 zmm5, zmm7                                        ;   175.8         29 x copy
        vpternlogd zmm5, zmm3, zmm6, 0x4e                           ;   179.8 p5      29 x
        vprold zmm5, zmm5, 0xd                                      ;   181.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm7                                        ;   175.8         29 x copy
        vpternlogd zmm9, zmm3, zmm6, 0x9c                           ;   180.8 p5      29 x
        vpternlogd zmm7, zmm3, zmm6, 0x3a                           ;   181.8 p5      49 x[3]
        vprold zmm3, zmm9, 3                                        ;   182.2 p0      47 x[2]
        vpternlogd zmm8, zmm5, zmm3, 0x69                           ;   183.2 p5      48 x[1]
        vprold zmm6, zmm8, 1                                        ;   184.2 p0      50 x[1]
        vpslld zmm8, zmm5, 3                                        ;   184.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm3, 0x96                           ;   185.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   186.2 p0      51 x[3]
        vpternlogd zmm5, zmm7, zmm6, 0x96                           ;   187.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   188.2 p0      54 x[0]
        vpslld zmm8, zmm2, 7                                        ;   187.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm4, 0x96                           ;   188.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   189.2 p0      55 x[2]
        vpslld zmm8, zmm6, 7                                        ;   189.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   190.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   191.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 5056]                                ;    76.0 p2      80 x[0] reload
        vpxord zmm0, zmm0, zmm8                                     ;   187.8 p5      80 x[0]
        vpxord zmm5, zmm5, zmm8                                     ;   189.2 p5      80 x[0]
        vmovdqu64 zmm8, [rbp + 5184]                                ;    76.5 p3      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   189.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm8                                     ;   190.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 5248]                                ;    77.0 p2      80 x[2] reload
        vpxord zmm1, zmm1, zmm8                                     ;   191.2 p0      80 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   192.2 p5      80 x[2]
        vmovdqu64 zmm8, [rbp + 5504]                                ;    77.5 p3      80 x[3] reload
        vpxord zmm4, zmm4, zmm8                                     ;   192.2 p0      80 x[3]
        vpxord zmm7, zmm7, zmm8                                     ;   192.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm4                                        ;   193.2         30 x copy
        vpternlogd zmm8, zmm1, zmm2, 0x4b                           ;   193.2 p0      30 x
        vmovdqa64 zmm9, zmm4                                        ;   193.2         30 x copy
        vpternlogd zmm9, zmm1, zmm0, 0xc6                           ;   193.8 p5      30 x
        vpternlogd zmm4, zmm1, zmm0, 0x94                           ;   194.2 p0      30 x
        vpandd zmm1, zmm1, zmm0                                     ;   194.8 p5      30 x
        vpternlogd zmm9, zmm1, zmm2, 0x1e                           ;   195.8 p0      30 x
        vpternlogd zmm4, zmm2, zmm9, 0x78                           ;   196.8 p5      30 x
        vpternlogd zmm0, zmm4, zmm8, 0xd2                           ;   197.8 p0      30 x
        vmovdqa64 zmm1, zmm7                                        ;   193.8         30 x copy
        vpternlogd zmm1, zmm3, zmm6, 0x4b                           ;   196.8 p5      30 x
        vmovdqa64 zmm2, zmm7                                        ;   193.8         30 x copy
        vpternlogd zmm2, zmm3, zmm5, 0xc6                           ;   197.2 p0      30 x
        vpternlogd zmm7, zmm3, zmm5, 0x94                           ;   197.8 p5      30 x
        vpandd zmm3, zmm3, zmm5                                     ;   198.2 p0      30 x
        vpternlogd zmm2, zmm3, zmm6, 0x1e                           ;   199.2 p5      30 x
        vpternlogd zmm7, zmm6, zmm2, 0x78                           ;   200.2 p0      30 x
        vpternlogd zmm5, zmm7, zmm1, 0xd2                           ;   201.2 p5      30 x
        vmovdqa64 zmm3, zmm0                                        ;   198.8         30 x copy
        vpternlogd zmm3, zmm9, zmm8, 0x56                           ;   200.2 p0      30 x
        vpternlogd zmm0, zmm8, zmm9, 0xe4                           ;   200.8 p5      30 x
        vprold zmm3, zmm3, 0xd                                      ;   201.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   202.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm3, 0x96                           ;   203.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   204.2 p0      50 x[1]
        vmovdqa64 zmm6, zmm5                                        ;   202.2         30 x copy
        vpternlogd zmm6, zmm2, zmm1, 0x56                           ;   202.8 p5      30 x
        vpternlogd zmm5, zmm1, zmm2, 0xe4                           ;   203.8 p5      30 x
        vprold zmm1, zmm6, 0xd                                      ;   204.2 p0      46 x[0]
        vprold zmm5, zmm5, 3                                        ;   205.2 p0      47 x[2]
        vpternlogd zmm7, zmm5, zmm1, 0x96                           ;   206.2 p5      48 x[1]
        vprold zmm6, zmm7, 1                                        ;   207.2 p0      50 x[1]
        vpslld zmm7, zmm3, 3                                        ;   207.2 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm0, 0x96                           ;   208.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   209.2 p0      51 x[3]
        vpternlogd zmm3, zmm7, zmm4, 0x96                           ;   210.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   211.2 p0      54 x[0]
        vpslld zmm8, zmm1, 3                                        ;   210.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm5, 0x96                           ;   211.2 p5      49 x[3]
        vprold zmm2, zmm8, 7                                        ;   212.2 p0      51 x[3]
        vpternlogd zmm1, zmm2, zmm6, 0x96                           ;   213.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   214.2 p0      54 x[0]
        vpslld zmm8, zmm4, 7                                        ;   213.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm7, 0x96                           ;   214.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   215.2 p0      55 x[2]
        vpslld zmm8, zmm6, 7                                        ;   215.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm2, 0x96                           ;   216.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   217.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 4608]                             ;   212.2 p5+p2   80 x[0]
        vpxord zmm1, zmm1, [rbp + 4736]                             ;   215.2 p5+p3   80 x[0]
        vmovdqu64 zmm8, [rbp + 5632]                                ;    87.0 p2      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   213.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm8                                     ;   214.8 p5      80 x[1]
        vpxord zmm0, zmm0, [rbp + 4992]                             ;   216.2 p5+p3   80 x[2]
        vpxord zmm5, zmm5, [rbp + 5120]                             ;   218.2 p5+p2   80 x[2]
        vpxord zmm7, zmm7, [rbp + 5440]                             ;   217.2 p0+p3   80 x[3]
        vmovdqa64 zmm8, zmm7                                        ;   218.2         23 x copy
        vpternlogd zmm8, zmm4, zmm3, 0x36                           ;   218.2 p5      23 x
        vpternlogd zmm4, zmm3, zmm7, 0x78                           ;   218.2 p0      23 x
        vpternlogd zmm7, zmm4, zmm0, 0xd2                           ;   219.2 p5      23 x
        vpxord zmm0, zmm0, zmm8                                     ;   219.2 p0      23 x
        vpxord zmm2, zmm2, [rbp + 5568]                             ;   219.8 p5+p2   80 x[3]
        vmovdqa64 zmm3, zmm2                                        ;   220.8         23 x copy
        vpternlogd zmm3, zmm6, zmm1, 0x36                           ;   220.8 p0      23 x
        vpternlogd zmm6, zmm1, zmm2, 0x78                           ;   220.8 p5      23 x
        vpternlogd zmm2, zmm6, zmm5, 0xd2                           ;   221.8 p0      23 x
        vpxord zmm5, zmm5, zmm3                                     ;   221.8 p5      23 x
        vmovdqa64 zmm1, zmm7                                        ;   220.2         23 x copy
        vpternlogd zmm1, zmm4, zmm0, 0x39                           ;   222.2 p0      23 x
        vpternlogd zmm7, zmm4, zmm0, 0x8d                           ;   222.8 p5      23 x
        vpternlogd zmm8, zmm7, zmm1, 0x1e                           ;   223.8 p0      23 x
        vprold zmm4, zmm7, 0xd                                      ;   224.2 p0      46 x[0]
        vprold zmm7, zmm8, 3                                        ;   225.2 p0      47 x[2]
        vpternlogd zmm1, zmm7, zmm4, 0x96                           ;   226.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   227.2 p0      50 x[1]
        vmovdqa64 zmm8, zmm2                                        ;   222.8         23 x copy
        vpternlogd zmm8, zmm6, zmm5, 0x39                           ;   224.8 p5      23 x
        vpternlogd zmm2, zmm6, zmm5, 0x8d                           ;   225.8 p5      23 x
        vpternlogd zmm3, zmm2, zmm8, 0x1e                           ;   226.8 p5      23 x
        vprold zmm2, zmm2, 0xd                                      ;   227.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   228.2 p0      47 x[2]
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;   229.2 p5      48 x[1]
        vprold zmm6, zmm8, 1                                        ;   230.2 p0      50 x[1]
        vpslld zmm8, zmm4, 3                                        ;   230.2 p0      49 x[3]
        vpternlogd zmm8, zmm0, zmm7, 0x96                           ;   231.2 p5      49 x[3]
        vprold zmm0, zmm8, 7                                        ;   232.2 p0      51 x[3]
        vpternlogd zmm4, zmm0, zmm1, 0x96                           ;   233.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   234.2 p0      54 x[0]
        vpslld zmm8, zmm2, 3                                        ;   233.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm3, 0x96                           ;   234.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   235.2 p0      51 x[3]
        vpternlogd zmm2, zmm5, zmm6, 0x96                           ;   236.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   237.2 p0      54 x[0]
        vpslld zmm8, zmm1, 7                                        ;   236.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm0, 0x96                           ;   237.2 p5      53 x[2]
        vprold zmm7, zmm8, 0x16                                     ;   238.2 p0      55 x[2]
        vpslld zmm8, zmm6, 7                                        ;   238.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                           ;   239.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   240.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 5696]                                ;    94.5 p3      80 x[0] reload
        vpxord zmm4, zmm4, zmm8                                     ;   235.2 p5      80 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   238.2 p5      80 x[0]
        vpxord zmm1, zmm1, [rbp + 1408]                             ;   236.8 p5+p2   80 x[1]
        vpxord zmm6, zmm6, [rbp + 1472]                             ;   237.8 p5+p3   80 x[1]
        vpxord zmm0, zmm0, [rbp + 1536]                             ;   238.8 p5+p2   80 x[3]
        vpxord zmm5, zmm5, [rbp + 1600]                             ;   239.8 p5+p3   80 x[3]
        vmovdqa64 zmm8, zmm0                                        ;   239.8         24 x copy
        vpternlogd zmm8, zmm1, zmm4, 0x69                           ;   240.2 p0      24 x
        vpxord zmm7, zmm7, [rbp + 6208]                             ;   240.8 p5+p2   24 x
        vpternlogd zmm7, zmm1, zmm4, 0x4b                           ;   241.8 p0      24 x
        vmovdqa64 zmm1, zmm5                                        ;   240.8         24 x copy
        vpternlogd zmm1, zmm6, zmm2, 0x96                           ;   241.8 p5      24 x
        vpxord zmm3, zmm3, [rbp + 6336]                             ;   242.2 p0+p3   24 x
        vpternlogd zmm3, zmm6, zmm2, 0x4b                           ;   243.2 p5      24 x
        vpxord zmm0, zmm0, zmm7                                     ;   243.2 p0      24 x
        vpternlogd zmm4, zmm0, zmm8, 0xd2                           ;   244.2 p5      24 x
        vprold zmm0, zmm0, 3                                        ;   244.2 p0      47 x[2]
        vpxord zmm5, zmm5, zmm3                                     ;   244.8 p5      24 x
        vpternlogd zmm2, zmm5, zmm1, 0xe1                           ;   245.8 p0      24 x
        vprold zmm5, zmm5, 3                                        ;   246.2 p0      47 x[2]
        vmovdqa64 zmm6, zmm4                                        ;   245.2         24 x copy
        vpternlogd zmm6, zmm7, zmm8, 0x6a                           ;   245.8 p5      24 x
        vpternlogd zmm8, zmm4, zmm7, 0xe2                           ;   246.8 p5      24 x
        vprold zmm8, zmm8, 0xd                                      ;   247.8 p0      46 x[0]
        vmovdqa64 zmm9, zmm6                                        ;   246.8         24 x copy
        vpternlogd zmm9, zmm7, zmm7, 0xf3                           ;   247.8 p5      24 x
        vpxord zmm4, zmm4, zmm0                                     ;   248.2 p0      48 x[1]
        vpternlogd zmm4, zmm9, zmm8, 0x96                           ;   249.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   250.2 p0      50 x[1]
        vmovdqa64 zmm7, zmm2                                        ;   246.8         24 x copy
        vpternlogd zmm7, zmm3, zmm1, 0x95                           ;   249.8 p5      24 x
        vpternlogd zmm1, zmm2, zmm3, 0x2e                           ;   250.2 p0      24 x
        vprold zmm1, zmm1, 0xd                                      ;   251.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm7                                        ;   250.8         24 x copy
        vpternlogd zmm9, zmm3, zmm3, 0xf3                           ;   250.8 p5      24 x
        vpxord zmm2, zmm2, zmm5                                     ;   251.8 p5      48 x[1]
        vpternlogd zmm2, zmm9, zmm1, 0x96                           ;   252.8 p0      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   253.8 p0      50 x[1]
        vpslld zmm3, zmm8, 3                                        ;   254.2 p0      49 x[3]
        vpternlogd zmm3, zmm6, zmm0, 0x96                           ;   255.2 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;   256.2 p0      51 x[3]
        vpternlogd zmm8, zmm3, zmm4, 0x96                           ;   257.2 p5      52 x[0]
        vprold zmm6, zmm8, 5                                        ;   258.2 p0      54 x[0]
        vpslld zmm8, zmm1, 3                                        ;   257.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm5, 0x96                           ;   258.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   259.2 p0      51 x[3]
        vpternlogd zmm1, zmm7, zmm2, 0x96                           ;   260.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   261.2 p0      54 x[0]
        vpslld zmm8, zmm4, 7                                        ;   260.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm3, 0x96                           ;   261.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   262.2 p0      55 x[2]
        vpslld zmm8, zmm2, 7                                        ;   262.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;   263.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   264.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 5824]                                ;   103.7 p2      80 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   258.8 p5      80 x[1]
        vpxord zmm2, zmm2, zmm8                                     ;   259.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 5888]                                ;   104.2 p3      80 x[2] reload
        vpxord zmm0, zmm0, zmm8                                     ;   263.2 p5      80 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;   265.2 p5      80 x[2]
        vmovdqu64 zmm8, [rbp + 5760]                                ;   104.7 p2      80 x[0] reload
        vmovdqa64 zmm9, zmm0                                        ;   264.2         25 x copy
        vpternlogd zmm9, zmm6, zmm8, 0x60                           ;   264.2 p5      25 x
        vmovdqu64 zmm10, [rbp + 6272]                               ;   105.2 p3      80 x[3] reload
        vpternlogd zmm9, zmm3, zmm10, 0x69                          ;   265.2 p5      25 x
        vpternlogd zmm6, zmm0, zmm8, 0x96                           ;   264.2 p0      25 x
        vpternlogd zmm6, zmm9, zmm4, 0x87                           ;   266.2 p5      25 x
        vmovdqa64 zmm3, zmm5                                        ;   266.2         25 x copy
        vpternlogd zmm3, zmm1, zmm8, 0x60                           ;   266.2 p0      25 x
        vpternlogd zmm10, zmm3, zmm7, 0x69                          ;   267.2 p5      25 x
        vpternlogd zmm1, zmm8, zmm5, 0x96                           ;   266.2 p0      25 x
        vpternlogd zmm1, zmm10, zmm2, 0x87                          ;   268.2 p5      25 x
        vmovdqa64 zmm3, zmm9                                        ;   266.2         25 x copy
        vpternlogd zmm3, zmm0, zmm4, 0x69                           ;   267.2 p0      25 x
        vpternlogd zmm0, zmm4, zmm9, 0x1b                           ;   267.8 p5      25 x
        vpternlogd zmm9, zmm6, zmm0, 0x2d                           ;   268.8 p0      25 x
        vprold zmm3, zmm3, 0xd                                      ;   269.2 p0      46 x[0]
        vmovdqa64 zmm4, zmm10                                       ;   268.2         25 x copy
        vpternlogd zmm4, zmm5, zmm2, 0x69                           ;   268.8 p5      25 x
        vpternlogd zmm5, zmm2, zmm10, 0x1b                          ;   269.8 p5      25 x
        vpternlogd zmm10, zmm1, zmm5, 0x2d                          ;   270.8 p0      25 x
        vprold zmm2, zmm4, 0xd                                      ;   271.2 p0      46 x[0]
        vprold zmm4, zmm9, 3                                        ;   272.2 p0      47 x[2]
        vpternlogd zmm0, zmm4, zmm3, 0x96                           ;   273.2 p5      48 x[1]
        vpternlogd zmm0, zmm9, zmm6, 0x4b                           ;   274.2 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   275.2 p0      50 x[1]
        vpslld zmm7, zmm3, 3                                        ;   274.2 p0      49 x[3]
        vpternlogd zmm7, zmm6, zmm4, 0x96                           ;   275.2 p5      49 x[3]
        vprold zmm6, zmm7, 7                                        ;   276.2 p0      51 x[3]
        vpternlogd zmm3, zmm0, zmm6, 0x96                           ;   277.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   278.2 p0      54 x[0]
        vprold zmm7, zmm10, 3                                       ;   277.2 p0      47 x[2]
        vpternlogd zmm5, zmm7, zmm2, 0x96                           ;   278.2 p5      48 x[1]
        vpternlogd zmm5, zmm10, zmm1, 0x4b                          ;   279.2 p5      48 x[1]
        vprold zmm5, zmm5, 1                                        ;   280.2 p0      50 x[1]
        vpslld zmm8, zmm2, 3                                        ;   279.2 p0      49 x[3]
        vpternlogd zmm8, zmm1, zmm7, 0x96                           ;   280.2 p5      49 x[3]
        vprold zmm1, zmm8, 7                                        ;   281.2 p0      51 x[3]
        vpternlogd zmm2, zmm5, zmm1, 0x96                           ;   282.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   283.2 p0      54 x[0]
        vpslld zmm8, zmm0, 7                                        ;   282.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm6, 0x96                           ;   283.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   284.2 p0      55 x[2]
        vpslld zmm8, zmm5, 7                                        ;   284.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm1, 0x96                           ;   285.2 p5      53 x[2]
        vprold zmm7, zmm8, 0x16                                     ;   286.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 6400]                                ;   112.3 p2      80 x[0] reload
        vpxord zmm3, zmm3, zmm8                                     ;   280.8 p5      80 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   284.2 p5      80 x[0]
        vmovdqu64 zmm8, [rbp + 6464]                                ;   112.8 p3      80 x[1] reload
        vpxord zmm0, zmm0, zmm8                                     ;   282.8 p5      80 x[1]
        vpxord zmm5, zmm5, zmm8                                     ;   283.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 6528]                                ;   113.3 p2      80 x[2] reload
        vpxord zmm4, zmm4, zmm8                                     ;   285.2 p5      80 x[2]
        vmovdqu64 zmm9, [rbp + 6592]                                ;   113.8 p3      80 x[3] reload
        vpxord zmm6, zmm6, zmm9                                     ;   285.8 p5      80 x[3]
        vpxord zmm1, zmm1, zmm9                                     ;   286.2 p0      80 x[3]
        vmovdqa64 zmm9, zmm6                                        ;   286.8         26 x copy
        vpternlogd zmm9, zmm0, zmm3, 0x72                           ;   286.8 p5      26 x
        vpternlogd zmm6, zmm0, zmm3, 0x1e                           ;   287.2 p0      26 x
        vpternlogd zmm6, zmm9, zmm4, 0xd2                           ;   288.2 p5      26 x
        vmovdqa64 zmm0, zmm1                                        ;   287.2         26 x copy
        vpternlogd zmm0, zmm5, zmm2, 0x72                           ;   288.2 p0      26 x
        vpord zmm5, zmm5, zmm2                                      ;   288.8 p5      26 x
        vmovdqa64 zmm10, zmm0                                       ;   289.2         26 x copy
        vpternlogd zmm10, zmm7, zmm8, 0xf9                          ;   289.2 p0      26 x
        vpternlogd zmm5, zmm10, zmm1, 0x69                          ;   290.2 p5      26 x
        vmovdqa64 zmm1, zmm6                                        ;   289.2         26 x copy
        vpternlogd zmm1, zmm9, zmm3, 0x3d                           ;   290.2 p0      26 x
        vpternlogd zmm1, zmm4, zmm4, 0xc3                           ;   291.2 p5      26 x
        vpternlogd zmm3, zmm6, zmm9, 0xb4                           ;   291.2 p0      26 x
        vmovdqa64 zmm4, zmm5                                        ;   291.2         26 x copy
        vpternlogd zmm4, zmm0, zmm2, 0x3d                           ;   291.8 p5      26 x
        vpternlogd zmm4, zmm7, zmm8, 0x69                           ;   292.8 p0      26 x
        vpternlogd zmm2, zmm5, zmm0, 0xb4                           ;   292.8 p5      26 x
        vmovdqa64 zmm7, zmm3                                        ;   292.2         26 x copy
        vpternlogd zmm7, zmm1, zmm9, 0xb8                           ;   293.2 p0      26 x
        vprold zmm7, zmm7, 0xd                                      ;   294.2 p0      46 x[0]
        vmovdqa64 zmm8, zmm2                                        ;   293.8         26 x copy
        vpternlogd zmm8, zmm4, zmm0, 0xb8                           ;   293.8 p5      26 x
        vprold zmm8, zmm8, 0xd                                      ;   295.2 p0      46 x[0]
        vprold zmm10, zmm1, 3                                       ;   296.2 p0      47 x[2]
        vpternlogd zmm1, zmm9, zmm10, 0x96                          ;   297.2 p5      48 x[1]
        vpternlogd zmm1, zmm3, zmm7, 0x96                           ;   298.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   299.2 p0      50 x[1]
        vpslld zmm3, zmm7, 3                                        ;   298.2 p0      49 x[3]
        vpternlogd zmm3, zmm6, zmm10, 0x96                          ;   299.2 p5      49 x[3]
        vprold zmm3, zmm3, 7                                        ;   300.2 p0      51 x[3]
        vpternlogd zmm7, zmm3, zmm1, 0x96                           ;   301.2 p5      52 x[0]
        vprold zmm6, zmm7, 5                                        ;   302.2 p0      54 x[0]
        vprold zmm7, zmm4, 3                                        ;   301.2 p0      47 x[2]
        vpternlogd zmm4, zmm0, zmm7, 0x96                           ;   302.2 p5      48 x[1]
        vpternlogd zmm4, zmm2, zmm8, 0x96                           ;   303.2 p5      48 x[1]
        vprold zmm0, zmm4, 1                                        ;   304.2 p0      50 x[1]
        vpslld zmm2, zmm8, 3                                        ;   303.2 p0      49 x[3]
        vpternlogd zmm2, zmm5, zmm7, 0x96                           ;   304.2 p5      49 x[3]
        vprold zmm2, zmm2, 7                                        ;   305.2 p0      51 x[3]
        vpternlogd zmm8, zmm2, zmm0, 0x96                           ;   306.2 p5      52 x[0]
        vprold zmm4, zmm8, 5                                        ;   307.2 p0      54 x[0]
        vpslld zmm5, zmm1, 7                                        ;   306.2 p0      53 x[2]
        vpternlogd zmm5, zmm10, zmm3, 0x96                          ;   307.2 p5      53 x[2]
        vprold zmm5, zmm5, 0x16                                     ;   308.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 6656]                                ;   121.7 p2      80 x[0] reload
        vpxord zmm6, zmm6, zmm8                                     ;   303.8 p5      80 x[0]
        vpxord zmm4, zmm4, zmm8                                     ;   308.2 p5      80 x[0]
        vpslld zmm8, zmm0, 7                                        ;   308.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm2, 0x96                           ;   309.2 p5      53 x[2]
        vprold zmm7, zmm8, 0x16                                     ;   310.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 6720]                                ;   122.7 p3      80 x[1] reload
        vpxord zmm1, zmm1, zmm8                                     ;   306.8 p5      80 x[1]
        vpxord zmm0, zmm0, zmm8                                     ;   307.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 6848]                                ;   123.2 p2      80 x[3] reload
        vpxord zmm3, zmm3, zmm8                                     ;   308.8 p5      80 x[3]
        vpxord zmm2, zmm2, zmm8                                     ;   309.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 6784]                                ;   123.7 p3      80 x[2] reload
        vpxord zmm5, zmm5, zmm8                                     ;   310.2 p0      27 x
        vpxord zmm7, zmm7, zmm8                                     ;   311.2 p5      27 x
        vpternlogd zmm5, zmm3, zmm6, 0x4b                           ;   311.2 p0      27 x
        vpternlogd zmm7, zmm2, zmm4, 0x4b                           ;   312.2 p5      27 x
        vpternlogd zmm6, zmm5, zmm1, 0x78                           ;   312.2 p0      27 x
        vpternlogd zmm4, zmm7, zmm0, 0x78                           ;   313.2 p5      27 x
        vmovdqa64 zmm8, zmm6                                        ;   313.2         27 x copy
        vpternlogd zmm8, zmm5, zmm3, 0x69                           ;   313.2 p0      27 x
        vpternlogd zmm5, zmm8, zmm1, 0x78                           ;   314.2 p5      27 x
        vpord zmm3, zmm3, zmm6                                      ;   314.2 p0      27 x
        vpxord zmm1, zmm1, zmm6                                     ;   314.8 p5      27 x
        vpternlogd zmm1, zmm3, zmm8, 0xb4                           ;   315.8 p0      27 x
        vpternlogd zmm6, zmm1, zmm5, 0x1e                           ;   316.8 p5      27 x
        vprold zmm3, zmm5, 0xd                                      ;   316.2 p0      46 x[0]
        vprold zmm5, zmm6, 3                                        ;   317.8 p0      47 x[2]
        vpternlogd zmm1, zmm5, zmm3, 0x96                           ;   318.8 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   319.8 p0      50 x[1]
        vmovdqa64 zmm6, zmm4                                        ;   314.2         27 x copy
        vpternlogd zmm6, zmm7, zmm2, 0x69                           ;   317.8 p5      27 x
        vpternlogd zmm7, zmm6, zmm0, 0x78                           ;   318.8 p5      27 x
        vpord zmm2, zmm2, zmm4                                      ;   319.2 p0      27 x
        vpxord zmm0, zmm0, zmm4                                     ;   319.8 p5      27 x
        vpternlogd zmm0, zmm2, zmm6, 0xb4                           ;   320.8 p0      27 x
        vpternlogd zmm4, zmm0, zmm7, 0x1e                           ;   321.8 p5      27 x
        vprold zmm2, zmm7, 0xd                                      ;   321.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;   322.8 p0      47 x[2]
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   323.8 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   324.8 p0      50 x[1]
        vpslld zmm7, zmm3, 3                                        ;   324.2 p0      49 x[3]
        vpternlogd zmm7, zmm8, zmm5, 0x96                           ;   325.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   326.2 p0      51 x[3]
        vpternlogd zmm3, zmm7, zmm1, 0x96                           ;   327.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   328.2 p0      54 x[0]
        vpslld zmm8, zmm2, 3                                        ;   327.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm4, 0x96                           ;   328.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   329.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm0, 0x96                           ;   330.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   331.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 7104]                                ;   130.2 p2      80 x[0] reload
        vpxord zmm3, zmm3, zmm8                                     ;   329.2 p5      80 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   332.2 p5      80 x[0]
        vpslld zmm8, zmm1, 7                                        ;   330.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;   331.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   332.2 p0      55 x[2]
        vpxord zmm1, zmm1, [rbp + 1664]                             ;   329.8 p5+p3   80 x[1]
        vpslld zmm8, zmm0, 7                                        ;   332.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm6, 0x96                           ;   333.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   334.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 1728]                             ;   331.8 p5+p2   80 x[1]
        vpxord zmm7, zmm7, [rbp + 1792]                             ;   332.8 p5+p3   80 x[3]
        vpxord zmm6, zmm6, [rbp + 1856]                             ;   333.8 p5+p2   80 x[3]
        vpxord zmm5, zmm5, [rbp + 7040]                             ;   334.2 p0+p3   28 x
        vpternlogd zmm5, zmm1, zmm3, 0x4b                           ;   335.2 p5      28 x
        vpternlogd zmm1, zmm5, zmm7, 0x78                           ;   336.2 p0      28 x
        vpxord zmm4, zmm4, [rbp + 7296]                             ;   335.8 p5+p2   28 x
        vpternlogd zmm4, zmm0, zmm2, 0x4b                           ;   336.8 p0      28 x
        vpternlogd zmm0, zmm4, zmm6, 0x78                           ;   337.8 p5      28 x
        vmovdqa64 zmm8, zmm1                                        ;   337.2         28 x copy
        vpternlogd zmm8, zmm5, zmm3, 0x96                           ;   337.2 p0      28 x
        vmovdqa64 zmm9, zmm8                                        ;   338.2         28 x copy
        vpternlogd zmm9, zmm5, zmm7, 0xc6                           ;   338.2 p5      28 x
        vpternlogd zmm5, zmm1, zmm3, 0x8f                           ;   338.2 p0      28 x
        vpternlogd zmm5, zmm7, zmm3, 0x69                           ;   339.2 p5      28 x
        vpternlogd zmm1, zmm5, zmm9, 0x4b                           ;   340.2 p0      28 x
        vprold zmm3, zmm9, 0xd                                      ;   340.2 p0      46 x[0]
        vprold zmm1, zmm1, 3                                        ;   341.2 p0      47 x[2]
        vpternlogd zmm8, zmm1, zmm3, 0x96                           ;   342.2 p5      48 x[1]
        vprold zmm7, zmm8, 1                                        ;   343.2 p0      50 x[1]
        vpslld zmm8, zmm3, 3                                        ;   343.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm1, 0x96                           ;   344.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   345.2 p0      51 x[3]
        vpternlogd zmm3, zmm5, zmm7, 0x96                           ;   346.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   347.2 p0      54 x[0]
        vmovdqa64 zmm8, zmm0                                        ;   338.8         28 x copy
        vpternlogd zmm8, zmm4, zmm2, 0x96                           ;   342.8 p5      28 x
        vmovdqa64 zmm9, zmm0                                        ;   338.8         28 x copy
        vpternlogd zmm9, zmm4, zmm2, 0xb3                           ;   343.8 p5      28 x
        vpternlogd zmm9, zmm2, zmm6, 0x69                           ;   344.8 p5      28 x
        vpternlogd zmm4, zmm6, zmm8, 0xb4                           ;   345.8 p5      28 x
        vpternlogd zmm0, zmm9, zmm4, 0x4b                           ;   346.8 p0      28 x
        vprold zmm2, zmm4, 0xd                                      ;   347.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   348.2 p0      47 x[2]
        vpternlogd zmm8, zmm0, zmm2, 0x96                           ;   349.2 p5      48 x[1]
        vprold zmm4, zmm8, 1                                        ;   350.2 p0      50 x[1]
        vpslld zmm6, zmm2, 3                                        ;   350.2 p0      49 x[3]
        vpternlogd zmm6, zmm9, zmm0, 0x96                           ;   351.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;   352.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm4, 0x96                           ;   353.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   354.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 7360]                                ;   138.7 p3      80 x[0] reload
        vpxord zmm3, zmm3, zmm8                                     ;   349.8 p5      80 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   355.2 p5      80 x[0]
        vpslld zmm8, zmm7, 7                                        ;   353.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm5, 0x96                           ;   354.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   355.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 7424]                                ;   139.7 p2      80 x[1] reload
        vpxord zmm7, zmm7, zmm8                                     ;   352.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 7552]                                ;   140.0 p3      80 x[3] reload
        vpxord zmm5, zmm5, zmm9                                     ;   353.8 p5      80 x[3]
        vpslld zmm10, zmm4, 7                                       ;   355.2 p0      53 x[2]
        vpternlogd zmm10, zmm0, zmm6, 0x96                          ;   356.2 p5      53 x[2]
        vprold zmm0, zmm10, 0x16                                    ;   357.2 p0      55 x[2]
        vpxord zmm4, zmm4, zmm8                                     ;   355.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm9                                     ;   356.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 7488]                                ;   141.2 p2      80 x[2] reload
        vpxord zmm1, zmm1, zmm8                                     ;   357.2 p0      29 x
        vpternlogd zmm1, zmm5, zmm3, 0x78                           ;   358.2 p5      29 x
        vpxord zmm0, zmm0, zmm8                                     ;   358.2 p0      29 x
        vpternlogd zmm0, zmm6, zmm2, 0x78                           ;   359.2 p5      29 x
        vpxord zmm8, zmm7, zmm1                                     ;   359.2 p0      29 x
        vpternlogd zmm5, zmm8, zmm3, 0x69                           ;   360.2 p5      29 x
        vpternlogd zmm7, zmm3, zmm5, 0x39                           ;   361.2 p0      29 x
        vpxord zmm3, zmm4, zmm0                                     ;   360.8 p5      29 x
        vpternlogd zmm6, zmm3, zmm2, 0x69                           ;   361.8 p0      29 x
        vpternlogd zmm4, zmm2, zmm6, 0x39                           ;   362.8 p5      29 x
        vmovdqa64 zmm2, zmm7                                        ;   362.2         29 x copy
        vpternlogd zmm2, zmm5, zmm1, 0x4e                           ;   362.2 p0      29 x
        vprold zmm2, zmm2, 0xd                                      ;   363.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm7                                        ;   362.2         29 x copy
        vpternlogd zmm9, zmm5, zmm1, 0x9c                           ;   362.8 p5      29 x
        vpternlogd zmm7, zmm5, zmm1, 0x3a                           ;   363.8 p5      49 x[3]
        vprold zmm1, zmm9, 3                                        ;   364.2 p0      47 x[2]
        vpternlogd zmm8, zmm2, zmm1, 0x69                           ;   365.2 p5      48 x[1]
        vprold zmm5, zmm8, 1                                        ;   366.2 p0      50 x[1]
        vpslld zmm8, zmm2, 3                                        ;   366.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm1, 0x96                           ;   367.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   368.2 p0      51 x[3]
        vpternlogd zmm2, zmm7, zmm5, 0x96                           ;   369.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   370.2 p0      54 x[0]
        vmovdqa64 zmm8, zmm4                                        ;   363.8         29 x copy
        vpternlogd zmm8, zmm6, zmm0, 0x4e                           ;   367.8 p5      29 x
        vprold zmm8, zmm8, 0xd                                      ;   369.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm4                                        ;   363.8         29 x copy
        vpternlogd zmm9, zmm6, zmm0, 0x9c                           ;   368.8 p5      29 x
        vpternlogd zmm4, zmm6, zmm0, 0x3a                           ;   369.8 p5      49 x[3]
        vprold zmm0, zmm9, 3                                        ;   370.2 p0      47 x[2]
        vpternlogd zmm3, zmm8, zmm0, 0x69                           ;   371.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   372.2 p0      50 x[1]
        vpslld zmm6, zmm8, 3                                        ;   372.2 p0      49 x[3]
        vpternlogd zmm6, zmm4, zmm0, 0x96                           ;   373.2 p5      49 x[3]
        vprold zmm4, zmm6, 7                                        ;   374.2 p0      51 x[3]
        vpternlogd zmm8, zmm4, zmm3, 0x96                           ;   375.2 p5      52 x[0]
        vprold zmm6, zmm8, 5                                        ;   376.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 7616]                                ;   158.2 p3      80 x[0] reload
        vpxord zmm2, zmm2, zmm8                                     ;   373.8 p5      80 x[0]
        vpxord zmm6, zmm6, zmm8                                     ;   377.2 p5      80 x[0]
        vpslld zmm8, zmm5, 7                                        ;   375.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm7, 0x96                           ;   376.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   377.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 7680]                                ;   159.2 p2      80 x[1] reload
        vpxord zmm5, zmm5, zmm8                                     ;   376.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 7808]                                ;   159.5 p3      80 x[3] reload
        vpxord zmm7, zmm7, zmm9                                     ;   377.2 p0      80 x[3]
        vpslld zmm10, zmm3, 7                                       ;   378.2 p0      53 x[2]
        vpternlogd zmm10, zmm0, zmm4, 0x96                          ;   379.2 p5      53 x[2]
        vprold zmm0, zmm10, 0x16                                    ;   380.2 p0      55 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   378.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 7744]                                ;   163.2 p2      80 x[2] reload
        vpxord zmm1, zmm1, zmm8                                     ;   379.8 p5      80 x[2]
        vpxord zmm0, zmm0, zmm8                                     ;   381.2 p0      80 x[2]
        vpxord zmm4, zmm4, zmm9                                     ;   380.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm7                                        ;   378.2         30 x copy
        vpternlogd zmm8, zmm1, zmm5, 0x4b                           ;   381.2 p0      30 x
        vmovdqa64 zmm9, zmm7                                        ;   378.2         30 x copy
        vpternlogd zmm9, zmm1, zmm2, 0xc6                           ;   381.8 p5      30 x
        vpternlogd zmm7, zmm1, zmm2, 0x94                           ;   382.2 p0      30 x
        vpandd zmm1, zmm1, zmm2                                     ;   382.8 p5      30 x
        vpternlogd zmm9, zmm1, zmm5, 0x1e                           ;   383.8 p0      30 x
        vpternlogd zmm7, zmm5, zmm9, 0x78                           ;   384.8 p5      30 x
        vpternlogd zmm2, zmm7, zmm8, 0xd2                           ;   385.8 p0      30 x
        vmovdqa64 zmm1, zmm4                                        ;   381.8         30 x copy
        vpternlogd zmm1, zmm0, zmm3, 0x4b                           ;   384.8 p5      30 x
        vmovdqa64 zmm5, zmm4                                        ;   381.8         30 x copy
        vpternlogd zmm5, zmm0, zmm6, 0xc6                           ;   385.2 p0      30 x
        vpternlogd zmm4, zmm0, zmm6, 0x94                           ;   385.8 p5      30 x
        vpandd zmm0, zmm0, zmm6                                     ;   386.2 p0      30 x
        vpternlogd zmm5, zmm0, zmm3, 0x1e                           ;   387.2 p5      30 x
        vpternlogd zmm4, zmm3, zmm5, 0x78                           ;   388.2 p0      30 x
        vpternlogd zmm6, zmm4, zmm1, 0xd2                           ;   389.2 p5      30 x
        vmovdqa64 zmm0, zmm2                                        ;   386.8         30 x copy
        vpternlogd zmm0, zmm9, zmm8, 0x56                           ;   388.2 p0      30 x
        vpternlogd zmm2, zmm8, zmm9, 0xe4                           ;   388.8 p5      30 x
        vprold zmm0, zmm0, 0xd                                      ;   389.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   390.2 p0      47 x[2]
        vpternlogd zmm7, zmm2, zmm0, 0x96                           ;   391.2 p5      48 x[1]
        vprold zmm3, zmm7, 1                                        ;   392.2 p0      50 x[1]
        vmovdqa64 zmm7, zmm6                                        ;   390.2         30 x copy
        vpternlogd zmm7, zmm5, zmm1, 0x56                           ;   390.8 p5      30 x
        vpternlogd zmm6, zmm1, zmm5, 0xe4                           ;   391.8 p5      30 x
        vprold zmm1, zmm7, 0xd                                      ;   392.2 p0      46 x[0]
        vprold zmm6, zmm6, 3                                        ;   393.2 p0      47 x[2]
        vpternlogd zmm4, zmm6, zmm1, 0x96                           ;   394.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   395.2 p0      50 x[1]
        vpslld zmm7, zmm0, 3                                        ;   395.2 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm2, 0x96                           ;   396.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   397.2 p0      51 x[3]
        vpternlogd zmm0, zmm7, zmm3, 0x96                           ;   398.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   399.2 p0      54 x[0]
        vpslld zmm8, zmm1, 3                                        ;   398.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm6, 0x96                           ;   399.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   400.2 p0      51 x[3]
        vpternlogd zmm1, zmm5, zmm4, 0x96                           ;   401.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   402.2 p0      54 x[0]
        vpxord zmm0, zmm0, [rbp + 5312]                             ;   400.2 p5+p3   80 x[0]
        vpxord zmm1, zmm1, [rbp + 5376]                             ;   403.2 p5+p2   80 x[0]
        vpslld zmm8, zmm3, 7                                        ;   401.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm7, 0x96                           ;   402.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   403.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 7872]                                ;   183.8 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;   400.8 p5      80 x[1]
        vpslld zmm9, zmm4, 7                                        ;   403.2 p0      53 x[2]
        vpternlogd zmm9, zmm6, zmm5, 0x96                           ;   404.2 p5      53 x[2]
        vprold zmm6, zmm9, 0x16                                     ;   405.2 p0      55 x[2]
        vpxord zmm4, zmm4, zmm8                                     ;   402.8 p5      80 x[1]
        vpxord zmm2, zmm2, [rbp + 5952]                             ;   404.2 p5+p2   80 x[2]
        vpxord zmm7, zmm7, [rbp + 6080]                             ;   404.8 p5+p3   80 x[3]
        vpxord zmm6, zmm6, [rbp + 6016]                             ;   406.2 p0+p2   80 x[2]
        vpxord zmm5, zmm5, [rbp + 6144]                             ;   405.8 p5+p3   80 x[3]
        vmovdqa64 zmm8, zmm7                                        ;   405.8         23 x copy
        vpternlogd zmm8, zmm3, zmm0, 0x36                           ;   406.2 p0      23 x
        vpternlogd zmm3, zmm0, zmm7, 0x78                           ;   406.8 p5      23 x
        vpternlogd zmm7, zmm3, zmm2, 0xd2                           ;   407.8 p0      23 x
        vpxord zmm2, zmm2, zmm8                                     ;   407.8 p5      23 x
        vmovdqa64 zmm0, zmm5                                        ;   406.8         23 x copy
        vpternlogd zmm0, zmm4, zmm1, 0x36                           ;   408.2 p0      23 x
        vpternlogd zmm4, zmm1, zmm5, 0x78                           ;   408.8 p5      23 x
        vpternlogd zmm5, zmm4, zmm6, 0xd2                           ;   409.8 p0      23 x
        vpxord zmm6, zmm6, zmm0                                     ;   409.8 p5      23 x
        vmovdqa64 zmm1, zmm7                                        ;   408.8         23 x copy
        vpternlogd zmm1, zmm3, zmm2, 0x39                           ;   410.2 p0      23 x
        vpternlogd zmm7, zmm3, zmm2, 0x8d                           ;   410.8 p5      23 x
        vpternlogd zmm8, zmm7, zmm1, 0x1e                           ;   411.8 p0      23 x
        vprold zmm3, zmm7, 0xd                                      ;   412.2 p0      46 x[0]
        vprold zmm7, zmm8, 3                                        ;   413.2 p0      47 x[2]
        vpternlogd zmm1, zmm7, zmm3, 0x96                           ;   414.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   415.2 p0      50 x[1]
        vmovdqa64 zmm8, zmm5                                        ;   410.8         23 x copy
        vpternlogd zmm8, zmm4, zmm6, 0x39                           ;   412.8 p5      23 x
        vpternlogd zmm5, zmm4, zmm6, 0x8d                           ;   413.8 p5      23 x
        vpternlogd zmm0, zmm5, zmm8, 0x1e                           ;   414.8 p5      23 x
        vprold zmm4, zmm5, 0xd                                      ;   415.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   416.2 p0      47 x[2]
        vpternlogd zmm8, zmm0, zmm4, 0x96                           ;   417.2 p5      48 x[1]
        vprold zmm5, zmm8, 1                                        ;   418.2 p0      50 x[1]
        vpslld zmm8, zmm3, 3                                        ;   418.2 p0      49 x[3]
        vpternlogd zmm8, zmm2, zmm7, 0x96                           ;   419.2 p5      49 x[3]
        vprold zmm2, zmm8, 7                                        ;   420.2 p0      51 x[3]
        vpternlogd zmm3, zmm2, zmm1, 0x96                           ;   421.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   422.2 p0      54 x[0]
        vpslld zmm8, zmm4, 3                                        ;   421.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm0, 0x96                           ;   422.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   423.2 p0      51 x[3]
        vpternlogd zmm4, zmm6, zmm5, 0x96                           ;   424.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   425.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 7936]                                ;   202.2 p2      80 x[0] reload
        vpxord zmm3, zmm3, zmm8                                     ;   423.2 p5      80 x[0]
        vpxord zmm4, zmm4, zmm8                                     ;   426.2 p5      80 x[0]
        vpslld zmm8, zmm1, 7                                        ;   424.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm2, 0x96                           ;   425.2 p5      53 x[2]
        vprold zmm7, zmm8, 0x16                                     ;   426.2 p0      55 x[2]
        vpxord zmm1, zmm1, [rbp + 1920]                             ;   423.8 p5+p3   80 x[1]
        vpslld zmm8, zmm5, 7                                        ;   426.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm6, 0x96                           ;   427.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   428.2 p0      55 x[2]
        vpxord zmm5, zmm5, [rbp + 1984]                             ;   425.8 p5+p2   80 x[1]
        vpxord zmm2, zmm2, [rbp + 2048]                             ;   426.8 p5+p3   80 x[3]
        vpxord zmm6, zmm6, [rbp + 2112]                             ;   427.8 p5+p2   80 x[3]
        vpxord zmm7, zmm7, [rbp + 8576]                             ;   428.2 p0+p3   24 x
        vpternlogd zmm7, zmm1, zmm3, 0x4b                           ;   429.2 p5      24 x
        vpternlogd zmm1, zmm2, zmm3, 0x69                           ;   429.2 p0      24 x
        vpxord zmm0, zmm0, [rbp + 8704]                             ;   429.8 p5+p2   24 x
        vpternlogd zmm0, zmm5, zmm4, 0x4b                           ;   430.8 p0      24 x
        vpternlogd zmm5, zmm6, zmm4, 0x69                           ;   430.8 p5      24 x
        vpxord zmm2, zmm2, zmm7                                     ;   431.2 p0      24 x
        vpternlogd zmm3, zmm2, zmm1, 0xd2                           ;   432.2 p5      24 x
        vprold zmm2, zmm2, 3                                        ;   432.2 p0      47 x[2]
        vpxord zmm6, zmm6, zmm0                                     ;   432.8 p5      24 x
        vpternlogd zmm4, zmm6, zmm5, 0xd2                           ;   433.8 p0      24 x
        vprold zmm6, zmm6, 3                                        ;   434.2 p0      47 x[2]
        vmovdqa64 zmm8, zmm3                                        ;   433.2         24 x copy
        vpternlogd zmm8, zmm7, zmm1, 0x6a                           ;   433.8 p5      24 x
        vpternlogd zmm1, zmm3, zmm7, 0xe2                           ;   434.8 p5      24 x
        vprold zmm1, zmm1, 0xd                                      ;   435.8 p0      46 x[0]
        vmovdqa64 zmm9, zmm8                                        ;   434.8         24 x copy
        vpternlogd zmm9, zmm7, zmm7, 0xf3                           ;   435.8 p5      24 x
        vpxord zmm3, zmm3, zmm2                                     ;   436.2 p0      48 x[1]
        vpternlogd zmm3, zmm9, zmm1, 0x96                           ;   437.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   438.2 p0      50 x[1]
        vmovdqa64 zmm7, zmm4                                        ;   434.8         24 x copy
        vpternlogd zmm7, zmm0, zmm5, 0x6a                           ;   437.8 p5      24 x
        vpternlogd zmm5, zmm4, zmm0, 0xe2                           ;   438.2 p0      24 x
        vprold zmm5, zmm5, 0xd                                      ;   439.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm7                                        ;   438.8         24 x copy
        vpternlogd zmm9, zmm0, zmm0, 0xf3                           ;   438.8 p5      24 x
        vpxord zmm4, zmm4, zmm6                                     ;   439.8 p5      48 x[1]
        vpternlogd zmm4, zmm9, zmm5, 0x96                           ;   440.8 p0      48 x[1]
        vprold zmm0, zmm4, 1                                        ;   441.8 p0      50 x[1]
        vpslld zmm4, zmm1, 3                                        ;   442.2 p0      49 x[3]
        vpternlogd zmm4, zmm8, zmm2, 0x96                           ;   443.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   444.2 p0      51 x[3]
        vpternlogd zmm1, zmm4, zmm3, 0x96                           ;   445.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   446.2 p0      54 x[0]
        vpslld zmm8, zmm5, 3                                        ;   445.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm6, 0x96                           ;   446.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   447.2 p0      51 x[3]
        vpternlogd zmm5, zmm7, zmm0, 0x96                           ;   448.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   449.2 p0      54 x[0]
        vpslld zmm8, zmm3, 7                                        ;   448.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm4, 0x96                           ;   449.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   450.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8064]                                ;   227.2 p3      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;   445.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 8128]                                ;   228.3 p2      80 x[2] reload
        vpxord zmm2, zmm2, zmm9                                     ;   451.2 p5      80 x[2]
        vpslld zmm10, zmm0, 7                                       ;   450.2 p0      53 x[2]
        vpternlogd zmm10, zmm6, zmm7, 0x96                          ;   451.2 p5      53 x[2]
        vprold zmm6, zmm10, 0x16                                    ;   452.2 p0      55 x[2]
        vpxord zmm0, zmm0, zmm8                                     ;   448.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm9                                     ;   453.2 p5      80 x[2]
        vmovdqu64 zmm8, [rbp + 8000]                                ;   231.2 p3      80 x[0] reload
        vmovdqa64 zmm9, zmm2                                        ;   452.2         25 x copy
        vpternlogd zmm9, zmm1, zmm8, 0x60                           ;   452.2 p5      25 x
        vmovdqu64 zmm10, [rbp + 8192]                               ;   233.2 p2      80 x[3] reload
        vpternlogd zmm9, zmm4, zmm10, 0x69                          ;   453.2 p5      25 x
        vpternlogd zmm1, zmm2, zmm8, 0x96                           ;   452.2 p0      25 x
        vpternlogd zmm1, zmm9, zmm3, 0x87                           ;   454.2 p5      25 x
        vmovdqa64 zmm4, zmm6                                        ;   454.2         25 x copy
        vpternlogd zmm4, zmm5, zmm8, 0x60                           ;   454.2 p0      25 x
        vpternlogd zmm10, zmm4, zmm7, 0x69                          ;   455.2 p5      25 x
        vpternlogd zmm5, zmm8, zmm6, 0x96                           ;   454.2 p0      25 x
        vpternlogd zmm5, zmm10, zmm0, 0x87                          ;   456.2 p5      25 x
        vmovdqa64 zmm4, zmm9                                        ;   454.2         25 x copy
        vpternlogd zmm4, zmm2, zmm3, 0x69                           ;   455.2 p0      25 x
        vpternlogd zmm2, zmm3, zmm9, 0x1b                           ;   455.8 p5      25 x
        vpternlogd zmm9, zmm1, zmm2, 0x2d                           ;   456.8 p0      25 x
        vprold zmm3, zmm4, 0xd                                      ;   457.2 p0      46 x[0]
        vmovdqa64 zmm4, zmm10                                       ;   456.2         25 x copy
        vpternlogd zmm4, zmm6, zmm0, 0x69                           ;   456.8 p5      25 x
        vpternlogd zmm6, zmm0, zmm10, 0x1b                          ;   457.8 p5      25 x
        vpternlogd zmm10, zmm5, zmm6, 0x2d                          ;   458.8 p0      25 x
        vprold zmm0, zmm4, 0xd                                      ;   459.2 p0      46 x[0]
        vprold zmm4, zmm9, 3                                        ;   460.2 p0      47 x[2]
        vpternlogd zmm2, zmm4, zmm3, 0x96                           ;   461.2 p5      48 x[1]
        vpternlogd zmm2, zmm9, zmm1, 0x4b                           ;   462.2 p5      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   463.2 p0      50 x[1]
        vpslld zmm7, zmm3, 3                                        ;   462.2 p0      49 x[3]
        vpternlogd zmm7, zmm1, zmm4, 0x96                           ;   463.2 p5      49 x[3]
        vprold zmm1, zmm7, 7                                        ;   464.2 p0      51 x[3]
        vpternlogd zmm3, zmm2, zmm1, 0x96                           ;   465.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   466.2 p0      54 x[0]
        vprold zmm7, zmm10, 3                                       ;   465.2 p0      47 x[2]
        vpternlogd zmm6, zmm7, zmm0, 0x96                           ;   466.2 p5      48 x[1]
        vpternlogd zmm6, zmm10, zmm5, 0x4b                          ;   467.2 p5      48 x[1]
        vprold zmm6, zmm6, 1                                        ;   468.2 p0      50 x[1]
        vpslld zmm8, zmm0, 3                                        ;   467.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;   468.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   469.2 p0      51 x[3]
        vpternlogd zmm0, zmm6, zmm5, 0x96                           ;   470.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   471.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 8256]                                ;   247.8 p3      80 x[0] reload
        vpxord zmm3, zmm3, zmm8                                     ;   467.2 p5      80 x[0]
        vpxord zmm0, zmm0, zmm8                                     ;   472.2 p5      80 x[0]
        vpslld zmm8, zmm2, 7                                        ;   470.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm1, 0x96                           ;   471.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   472.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8320]                                ;   251.2 p2      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   469.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 8640]                                ;   251.5 p3      80 x[3] reload
        vpxord zmm1, zmm1, zmm9                                     ;   470.8 p5      80 x[3]
        vpslld zmm10, zmm6, 7                                       ;   472.2 p0      53 x[2]
        vpternlogd zmm10, zmm7, zmm5, 0x96                          ;   473.2 p5      53 x[2]
        vprold zmm7, zmm10, 0x16                                    ;   474.2 p0      55 x[2]
        vpxord zmm6, zmm6, zmm8                                     ;   472.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 8384]                                ;   253.8 p2      80 x[2] reload
        vpxord zmm4, zmm4, zmm8                                     ;   473.8 p5      80 x[2]
        vpxord zmm5, zmm5, zmm9                                     ;   474.2 p0      80 x[3]
        vmovdqa64 zmm9, zmm1                                        ;   471.8         26 x copy
        vpternlogd zmm9, zmm2, zmm3, 0x72                           ;   474.8 p5      26 x
        vpternlogd zmm1, zmm2, zmm3, 0x1e                           ;   475.2 p0      26 x
        vpternlogd zmm1, zmm9, zmm4, 0xd2                           ;   476.2 p5      26 x
        vmovdqa64 zmm2, zmm5                                        ;   475.2         26 x copy
        vpternlogd zmm2, zmm6, zmm0, 0x72                           ;   476.2 p0      26 x
        vpord zmm6, zmm6, zmm0                                      ;   476.8 p5      26 x
        vmovdqa64 zmm10, zmm2                                       ;   477.2         26 x copy
        vpternlogd zmm10, zmm7, zmm8, 0xf9                          ;   477.2 p0      26 x
        vpternlogd zmm6, zmm10, zmm5, 0x69                          ;   478.2 p5      26 x
        vmovdqa64 zmm5, zmm1                                        ;   477.2         26 x copy
        vpternlogd zmm5, zmm9, zmm3, 0x3d                           ;   478.2 p0      26 x
        vpternlogd zmm5, zmm4, zmm4, 0xc3                           ;   479.2 p5      26 x
        vpternlogd zmm3, zmm1, zmm9, 0xb4                           ;   479.2 p0      26 x
        vmovdqa64 zmm4, zmm6                                        ;   479.2         26 x copy
        vpternlogd zmm4, zmm2, zmm0, 0x3d                           ;   479.8 p5      26 x
        vpternlogd zmm4, zmm7, zmm8, 0x69                           ;   480.8 p0      26 x
        vpternlogd zmm0, zmm6, zmm2, 0xb4                           ;   480.8 p5      26 x
        vmovdqa64 zmm7, zmm3                                        ;   480.2         26 x copy
        vpternlogd zmm7, zmm5, zmm9, 0xb8                           ;   481.2 p0      26 x
        vprold zmm7, zmm7, 0xd                                      ;   482.2 p0      46 x[0]
        vmovdqa64 zmm8, zmm0                                        ;   481.8         26 x copy
        vpternlogd zmm8, zmm4, zmm2, 0xb8                           ;   481.8 p5      26 x
        vprold zmm8, zmm8, 0xd                                      ;   483.2 p0      46 x[0]
        vprold zmm10, zmm5, 3                                       ;   484.2 p0      47 x[2]
        vpternlogd zmm5, zmm9, zmm10, 0x96                          ;   485.2 p5      48 x[1]
        vpternlogd zmm5, zmm3, zmm7, 0x96                           ;   486.2 p5      48 x[1]
        vprold zmm3, zmm5, 1                                        ;   487.2 p0      50 x[1]
        vpslld zmm5, zmm7, 3                                        ;   486.2 p0      49 x[3]
        vpternlogd zmm5, zmm1, zmm10, 0x96                          ;   487.2 p5      49 x[3]
        vprold zmm1, zmm5, 7                                        ;   488.2 p0      51 x[3]
        vpternlogd zmm7, zmm1, zmm3, 0x96                           ;   489.2 p5      52 x[0]
        vprold zmm5, zmm7, 5                                        ;   490.2 p0      54 x[0]
        vprold zmm7, zmm4, 3                                        ;   489.2 p0      47 x[2]
        vpternlogd zmm4, zmm2, zmm7, 0x96                           ;   490.2 p5      48 x[1]
        vpternlogd zmm4, zmm0, zmm8, 0x96                           ;   491.2 p5      48 x[1]
        vprold zmm0, zmm4, 1                                        ;   492.2 p0      50 x[1]
        vpslld zmm2, zmm8, 3                                        ;   491.2 p0      49 x[3]
        vpternlogd zmm2, zmm6, zmm7, 0x96                           ;   492.2 p5      49 x[3]
        vprold zmm2, zmm2, 7                                        ;   493.2 p0      51 x[3]
        vpternlogd zmm8, zmm2, zmm0, 0x96                           ;   494.2 p5      52 x[0]
        vprold zmm4, zmm8, 5                                        ;   495.2 p0      54 x[0]
        vmovdqu64 zmm6, [rbp + 8768]                                ;   272.2 p3      80 x[0] reload
        vpxord zmm5, zmm5, zmm6                                     ;   491.2 p5      80 x[0]
        vpxord zmm4, zmm4, zmm6                                     ;   496.2 p5      80 x[0]
        vpslld zmm6, zmm3, 7                                        ;   494.2 p0      53 x[2]
        vpternlogd zmm6, zmm10, zmm1, 0x96                          ;   495.2 p5      53 x[2]
        vprold zmm6, zmm6, 0x16                                     ;   496.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 8832]                                ;   276.5 p2      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;   493.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 8960]                                ;   278.2 p3      80 x[3] reload
        vpxord zmm1, zmm1, zmm9                                     ;   494.8 p5      80 x[3]
        vpslld zmm10, zmm0, 7                                       ;   496.2 p0      53 x[2]
        vpternlogd zmm10, zmm7, zmm2, 0x96                          ;   497.2 p5      53 x[2]
        vprold zmm7, zmm10, 0x16                                    ;   498.2 p0      55 x[2]
        vpxord zmm0, zmm0, zmm8                                     ;   496.8 p5      80 x[1]
        vpxord zmm2, zmm2, zmm9                                     ;   497.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 8896]                                ;   281.5 p2      80 x[2] reload
        vpxord zmm6, zmm6, zmm8                                     ;   498.2 p0      27 x
        vpternlogd zmm6, zmm1, zmm5, 0x4b                           ;   499.2 p5      27 x
        vpternlogd zmm5, zmm6, zmm3, 0x78                           ;   500.2 p0      27 x
        vpxord zmm7, zmm7, zmm8                                     ;   499.8 p5      27 x
        vpternlogd zmm7, zmm2, zmm4, 0x4b                           ;   500.8 p0      27 x
        vpternlogd zmm4, zmm7, zmm0, 0x78                           ;   501.8 p5      27 x
        vmovdqa64 zmm8, zmm5                                        ;   501.2         27 x copy
        vpternlogd zmm8, zmm6, zmm1, 0x69                           ;   501.2 p0      27 x
        vpternlogd zmm6, zmm8, zmm3, 0x78                           ;   502.2 p5      27 x
        vpord zmm1, zmm1, zmm5                                      ;   502.2 p0      27 x
        vpxord zmm3, zmm3, zmm5                                     ;   502.8 p5      27 x
        vpternlogd zmm3, zmm1, zmm8, 0xb4                           ;   503.8 p0      27 x
        vpternlogd zmm5, zmm3, zmm6, 0x1e                           ;   504.8 p5      27 x
        vprold zmm1, zmm6, 0xd                                      ;   504.2 p0      46 x[0]
        vprold zmm5, zmm5, 3                                        ;   505.8 p0      47 x[2]
        vpternlogd zmm3, zmm5, zmm1, 0x96                           ;   506.8 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   507.8 p0      50 x[1]
        vmovdqa64 zmm6, zmm4                                        ;   502.8         27 x copy
        vpternlogd zmm6, zmm7, zmm2, 0x69                           ;   505.8 p5      27 x
        vpternlogd zmm7, zmm6, zmm0, 0x78                           ;   506.8 p5      27 x
        vpord zmm2, zmm2, zmm4                                      ;   507.2 p0      27 x
        vpxord zmm0, zmm0, zmm4                                     ;   507.8 p5      27 x
        vpternlogd zmm0, zmm2, zmm6, 0xb4                           ;   508.8 p0      27 x
        vpternlogd zmm4, zmm0, zmm7, 0x1e                           ;   509.8 p5      27 x
        vprold zmm2, zmm7, 0xd                                      ;   509.2 p0      46 x[0]
        vprold zmm4, zmm4, 3                                        ;   510.8 p0      47 x[2]
        vpternlogd zmm0, zmm4, zmm2, 0x96                           ;   511.8 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   512.8 p0      50 x[1]
        vpslld zmm7, zmm1, 3                                        ;   512.2 p0      49 x[3]
        vpternlogd zmm7, zmm8, zmm5, 0x96                           ;   513.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   514.2 p0      51 x[3]
        vpternlogd zmm1, zmm7, zmm3, 0x96                           ;   515.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   516.2 p0      54 x[0]
        vpslld zmm8, zmm2, 3                                        ;   515.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm4, 0x96                           ;   516.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   517.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm0, 0x96                           ;   518.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   519.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 9024]                                ;   294.2 p3      80 x[0] reload
        vpxord zmm1, zmm1, zmm8                                     ;   517.2 p5      80 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   520.2 p5      80 x[0]
        vpslld zmm8, zmm3, 7                                        ;   518.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;   519.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   520.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 2176]                             ;   517.8 p5+p2   80 x[1]
        vpslld zmm8, zmm0, 7                                        ;   520.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm6, 0x96                           ;   521.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   522.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 2240]                             ;   519.8 p5+p3   80 x[1]
        vpxord zmm7, zmm7, [rbp + 2304]                             ;   520.8 p5+p2   80 x[3]
        vpxord zmm6, zmm6, [rbp + 2368]                             ;   521.8 p5+p3   80 x[3]
        vpxord zmm5, zmm5, [rbp + 9280]                             ;   522.2 p0+p2   28 x
        vpternlogd zmm5, zmm3, zmm1, 0x4b                           ;   523.2 p5      28 x
        vpternlogd zmm3, zmm5, zmm7, 0x78                           ;   524.2 p0      28 x
        vpxord zmm4, zmm4, [rbp + 9408]                             ;   523.8 p5+p3   28 x
        vpternlogd zmm4, zmm0, zmm2, 0x4b                           ;   524.8 p0      28 x
        vpternlogd zmm0, zmm4, zmm6, 0x78                           ;   525.8 p5      28 x
        vmovdqa64 zmm8, zmm3                                        ;   525.2         28 x copy
        vpternlogd zmm8, zmm5, zmm1, 0x96                           ;   525.2 p0      28 x
        vmovdqa64 zmm9, zmm8                                        ;   526.2         28 x copy
        vpternlogd zmm9, zmm5, zmm7, 0xc6                           ;   526.2 p5      28 x
        vpternlogd zmm5, zmm3, zmm1, 0x8f                           ;   526.2 p0      28 x
        vpternlogd zmm5, zmm7, zmm1, 0x69                           ;   527.2 p5      28 x
        vpternlogd zmm3, zmm5, zmm9, 0x4b                           ;   528.2 p0      28 x
        vprold zmm1, zmm9, 0xd                                      ;   528.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   529.2 p0      47 x[2]
        vpternlogd zmm8, zmm3, zmm1, 0x96                           ;   530.2 p5      48 x[1]
        vprold zmm7, zmm8, 1                                        ;   531.2 p0      50 x[1]
        vpslld zmm8, zmm1, 3                                        ;   531.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm3, 0x96                           ;   532.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   533.2 p0      51 x[3]
        vpternlogd zmm1, zmm5, zmm7, 0x96                           ;   534.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   535.2 p0      54 x[0]
        vmovdqa64 zmm8, zmm0                                        ;   526.8         28 x copy
        vpternlogd zmm8, zmm4, zmm2, 0x96                           ;   530.8 p5      28 x
        vmovdqa64 zmm9, zmm0                                        ;   526.8         28 x copy
        vpternlogd zmm9, zmm4, zmm2, 0xb3                           ;   531.8 p5      28 x
        vpternlogd zmm9, zmm2, zmm6, 0x69                           ;   532.8 p5      28 x
        vpternlogd zmm4, zmm6, zmm8, 0xb4                           ;   533.8 p5      28 x
        vpternlogd zmm0, zmm9, zmm4, 0x4b                           ;   534.8 p0      28 x
        vprold zmm2, zmm4, 0xd                                      ;   535.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   536.2 p0      47 x[2]
        vpternlogd zmm8, zmm0, zmm2, 0x96                           ;   537.2 p5      48 x[1]
        vprold zmm4, zmm8, 1                                        ;   538.2 p0      50 x[1]
        vpslld zmm6, zmm2, 3                                        ;   538.2 p0      49 x[3]
        vpternlogd zmm6, zmm9, zmm0, 0x96                           ;   539.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;   540.2 p0      51 x[3]
        vpternlogd zmm2, zmm6, zmm4, 0x96                           ;   541.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   542.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 9088]                                ;   316.8 p2      80 x[0] reload
        vpxord zmm1, zmm1, zmm8                                     ;   537.8 p5      80 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   543.2 p5      80 x[0]
        vpslld zmm8, zmm7, 7                                        ;   541.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                           ;   542.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   543.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 9152]                                ;   321.0 p3      80 x[1] reload
        vpxord zmm7, zmm7, zmm8                                     ;   540.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 9344]                                ;   321.3 p2      80 x[3] reload
        vpxord zmm5, zmm5, zmm9                                     ;   541.8 p5      80 x[3]
        vpslld zmm10, zmm4, 7                                       ;   543.2 p0      53 x[2]
        vpternlogd zmm10, zmm0, zmm6, 0x96                          ;   544.2 p5      53 x[2]
        vprold zmm0, zmm10, 0x16                                    ;   545.2 p0      55 x[2]
        vpxord zmm4, zmm4, zmm8                                     ;   543.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm9                                     ;   544.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 9216]                                ;   324.8 p3      80 x[2] reload
        vpxord zmm3, zmm3, zmm8                                     ;   545.2 p0      29 x
        vpternlogd zmm3, zmm5, zmm1, 0x78                           ;   546.2 p5      29 x
        vpxord zmm0, zmm0, zmm8                                     ;   546.2 p0      29 x
        vpternlogd zmm0, zmm6, zmm2, 0x78                           ;   547.2 p5      29 x
        vmovdqa64 zmm8, zmm3                                        ;   547.2         29 x copy
        vpternlogd zmm8, zmm7, zmm7, 0xc3                           ;   547.2 p0      29 x
        vpternlogd zmm5, zmm8, zmm1, 0x96                           ;   548.2 p5      29 x
        vpternlogd zmm7, zmm1, zmm5, 0x39                           ;   549.2 p0      29 x
        vmovdqa64 zmm1, zmm0                                        ;   548.2         29 x copy
        vpternlogd zmm1, zmm4, zmm4, 0xc3                           ;   548.8 p5      29 x
        vpternlogd zmm6, zmm1, zmm2, 0x96                           ;   549.8 p0      29 x
        vpternlogd zmm4, zmm2, zmm6, 0x39                           ;   550.8 p5      29 x
        vmovdqa64 zmm2, zmm7                                        ;   550.2         29 x copy
        vpternlogd zmm2, zmm5, zmm3, 0x4e                           ;   550.2 p0      29 x
        vprold zmm2, zmm2, 0xd                                      ;   551.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm7                                        ;   550.2         29 x copy
        vpternlogd zmm9, zmm5, zmm3, 0x9c                           ;   550.8 p5      29 x
        vpternlogd zmm7, zmm5, zmm3, 0x3a                           ;   551.8 p5      49 x[3]
        vprold zmm3, zmm9, 3                                        ;   552.2 p0      47 x[2]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;   553.2 p5      48 x[1]
        vprold zmm5, zmm8, 1                                        ;   554.2 p0      50 x[1]
        vpslld zmm8, zmm2, 3                                        ;   554.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm3, 0x96                           ;   555.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   556.2 p0      51 x[3]
        vpternlogd zmm2, zmm7, zmm5, 0x96                           ;   557.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   558.2 p0      54 x[0]
        vmovdqa64 zmm8, zmm4                                        ;   551.8         29 x copy
        vpternlogd zmm8, zmm6, zmm0, 0x4e                           ;   555.8 p5      29 x
        vprold zmm8, zmm8, 0xd                                      ;   557.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm4                                        ;   551.8         29 x copy
        vpternlogd zmm9, zmm6, zmm0, 0x9c                           ;   556.8 p5      29 x
        vpternlogd zmm4, zmm6, zmm0, 0x3a                           ;   557.8 p5      49 x[3]
        vprold zmm0, zmm9, 3                                        ;   558.2 p0      47 x[2]
        vpternlogd zmm1, zmm8, zmm0, 0x96                           ;   559.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   560.2 p0      50 x[1]
        vpslld zmm6, zmm8, 3                                        ;   560.2 p0      49 x[3]
        vpternlogd zmm6, zmm4, zmm0, 0x96                           ;   561.2 p5      49 x[3]
        vprold zmm4, zmm6, 7                                        ;   562.2 p0      51 x[3]
        vpternlogd zmm8, zmm4, zmm1, 0x96                           ;   563.2 p5      52 x[0]
        vprold zmm6, zmm8, 5                                        ;   564.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 9472]                                ;   344.2 p2      80 x[0] reload
        vpxord zmm2, zmm2, zmm8                                     ;   561.8 p5      80 x[0]
        vpxord zmm6, zmm6, zmm8                                     ;   565.2 p5      80 x[0]
        vpslld zmm8, zmm5, 7                                        ;   563.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   564.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   565.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 9536]                                ;   348.3 p3      80 x[1] reload
        vpxord zmm5, zmm5, zmm8                                     ;   564.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 9664]                                ;   348.7 p2      80 x[3] reload
        vpxord zmm7, zmm7, zmm9                                     ;   565.2 p0      80 x[3]
        vpslld zmm10, zmm1, 7                                       ;   566.2 p0      53 x[2]
        vpternlogd zmm10, zmm0, zmm4, 0x96                          ;   567.2 p5      53 x[2]
        vprold zmm0, zmm10, 0x16                                    ;   568.2 p0      55 x[2]
        vpxord zmm1, zmm1, zmm8                                     ;   566.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 9600]                                ;   349.7 p3      80 x[2] reload
        vpxord zmm3, zmm3, zmm8                                     ;   567.8 p5      80 x[2]
        vpxord zmm0, zmm0, zmm8                                     ;   569.2 p0      80 x[2]
        vpxord zmm4, zmm4, zmm9                                     ;   568.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm7                                        ;   566.2         30 x copy
        vpternlogd zmm8, zmm3, zmm5, 0x4b                           ;   569.2 p0      30 x
        vmovdqa64 zmm9, zmm7                                        ;   566.2         30 x copy
        vpternlogd zmm9, zmm3, zmm2, 0xc6                           ;   569.8 p5      30 x
        vpternlogd zmm7, zmm3, zmm2, 0x94                           ;   570.2 p0      30 x
        vpandd zmm3, zmm3, zmm2                                     ;   570.8 p5      30 x
        vpternlogd zmm9, zmm3, zmm5, 0x1e                           ;   571.8 p0      30 x
        vpternlogd zmm7, zmm5, zmm9, 0x78                           ;   572.8 p5      30 x
        vpternlogd zmm2, zmm7, zmm8, 0xd2                           ;   573.8 p0      30 x
        vmovdqa64 zmm3, zmm4                                        ;   569.8         30 x copy
        vpternlogd zmm3, zmm0, zmm1, 0x4b                           ;   572.8 p5      30 x
        vmovdqa64 zmm5, zmm4                                        ;   569.8         30 x copy
        vpternlogd zmm5, zmm0, zmm6, 0xc6                           ;   573.2 p0      30 x
        vpternlogd zmm4, zmm0, zmm6, 0x94                           ;   573.8 p5      30 x
        vpandd zmm0, zmm0, zmm6                                     ;   574.2 p0      30 x
        vpternlogd zmm5, zmm0, zmm1, 0x1e                           ;   575.2 p5      30 x
        vpternlogd zmm4, zmm1, zmm5, 0x78                           ;   576.2 p0      30 x
        vpternlogd zmm6, zmm4, zmm3, 0xd2                           ;   577.2 p5      30 x
        vmovdqa64 zmm0, zmm2                                        ;   574.8         30 x copy
        vpternlogd zmm0, zmm9, zmm8, 0x56                           ;   576.2 p0      30 x
        vpternlogd zmm2, zmm8, zmm9, 0xe4                           ;   576.8 p5      30 x
        vprold zmm0, zmm0, 0xd                                      ;   577.2 p0      46 x[0]
        vprold zmm1, zmm2, 3                                        ;   578.2 p0      47 x[2]
        vpternlogd zmm7, zmm1, zmm0, 0x96                           ;   579.2 p5      48 x[1]
        vprold zmm2, zmm7, 1                                        ;   580.2 p0      50 x[1]
        vmovdqa64 zmm7, zmm6                                        ;   578.2         30 x copy
        vpternlogd zmm7, zmm5, zmm3, 0x56                           ;   578.8 p5      30 x
        vpternlogd zmm6, zmm3, zmm5, 0xe4                           ;   579.8 p5      30 x
        vprold zmm3, zmm7, 0xd                                      ;   580.2 p0      46 x[0]
        vprold zmm6, zmm6, 3                                        ;   581.2 p0      47 x[2]
        vpternlogd zmm4, zmm6, zmm3, 0x96                           ;   582.2 p5      48 x[1]
        vprold zmm4, zmm4, 1                                        ;   583.2 p0      50 x[1]
        vpslld zmm7, zmm0, 3                                        ;   583.2 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm1, 0x96                           ;   584.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   585.2 p0      51 x[3]
        vpternlogd zmm0, zmm7, zmm2, 0x96                           ;   586.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   587.2 p0      54 x[0]
        vpslld zmm8, zmm3, 3                                        ;   586.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm6, 0x96                           ;   587.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   588.2 p0      51 x[3]
        vpternlogd zmm3, zmm5, zmm4, 0x96                           ;   589.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   590.2 p0      54 x[0]
        vpxord zmm0, zmm0, [rbp + 6912]                             ;   588.2 p5+p2   80 x[0]
        vpxord zmm3, zmm3, [rbp + 6976]                             ;   591.2 p5+p3   80 x[0]
        vpslld zmm8, zmm2, 7                                        ;   589.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm7, 0x96                           ;   590.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   591.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 9728]                                ;   371.8 p2      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   588.8 p5      80 x[1]
        vpslld zmm9, zmm4, 7                                        ;   591.2 p0      53 x[2]
        vpternlogd zmm9, zmm6, zmm5, 0x96                           ;   592.2 p5      53 x[2]
        vprold zmm6, zmm9, 0x16                                     ;   593.2 p0      55 x[2]
        vpxord zmm4, zmm4, zmm8                                     ;   590.8 p5      80 x[1]
        vpxord zmm1, zmm1, [rbp + 7168]                             ;   592.2 p5+p3   80 x[2]
        vpxord zmm7, zmm7, [rbp + 8448]                             ;   592.8 p5+p2   80 x[3]
        vpxord zmm6, zmm6, [rbp + 7232]                             ;   594.2 p0+p3   80 x[2]
        vpxord zmm5, zmm5, [rbp + 8512]                             ;   593.8 p5+p2   80 x[3]
        vmovdqa64 zmm8, zmm7                                        ;   593.8         23 x copy
        vpternlogd zmm8, zmm2, zmm0, 0x36                           ;   594.2 p0      23 x
        vpternlogd zmm2, zmm0, zmm7, 0x78                           ;   594.8 p5      23 x
        vpternlogd zmm7, zmm2, zmm1, 0xd2                           ;   595.8 p0      23 x
        vpxord zmm1, zmm1, zmm8                                     ;   595.8 p5      23 x
        vmovdqa64 zmm0, zmm5                                        ;   594.8         23 x copy
        vpternlogd zmm0, zmm4, zmm3, 0x36                           ;   596.2 p0      23 x
        vpternlogd zmm4, zmm3, zmm5, 0x78                           ;   596.8 p5      23 x
        vpternlogd zmm5, zmm4, zmm6, 0xd2                           ;   597.8 p0      23 x
        vpxord zmm6, zmm6, zmm0                                     ;   597.8 p5      23 x
        vmovdqa64 zmm3, zmm7                                        ;   596.8         23 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x39                           ;   598.2 p0      23 x
        vpternlogd zmm7, zmm2, zmm1, 0x8d                           ;   598.8 p5      23 x
        vpternlogd zmm8, zmm7, zmm3, 0x1e                           ;   599.8 p0      23 x
        vprold zmm2, zmm7, 0xd                                      ;   600.2 p0      46 x[0]
        vprold zmm7, zmm8, 3                                        ;   601.2 p0      47 x[2]
        vpternlogd zmm3, zmm7, zmm2, 0x96                           ;   602.2 p5      48 x[1]
        vprold zmm3, zmm3, 1                                        ;   603.2 p0      50 x[1]
        vmovdqa64 zmm8, zmm5                                        ;   598.8         23 x copy
        vpternlogd zmm8, zmm4, zmm6, 0x39                           ;   600.8 p5      23 x
        vpternlogd zmm5, zmm4, zmm6, 0x8d                           ;   601.8 p5      23 x
        vpternlogd zmm0, zmm5, zmm8, 0x1e                           ;   602.8 p5      23 x
        vprold zmm4, zmm5, 0xd                                      ;   603.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   604.2 p0      47 x[2]
        vpternlogd zmm8, zmm0, zmm4, 0x96                           ;   605.2 p5      48 x[1]
        vprold zmm5, zmm8, 1                                        ;   606.2 p0      50 x[1]
        vpslld zmm8, zmm2, 3                                        ;   606.2 p0      49 x[3]
        vpternlogd zmm8, zmm1, zmm7, 0x96                           ;   607.2 p5      49 x[3]
        vprold zmm1, zmm8, 7                                        ;   608.2 p0      51 x[3]
        vpternlogd zmm2, zmm1, zmm3, 0x96                           ;   609.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   610.2 p0      54 x[0]
        vpslld zmm8, zmm4, 3                                        ;   609.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm0, 0x96                           ;   610.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   611.2 p0      51 x[3]
        vpternlogd zmm4, zmm6, zmm5, 0x96                           ;   612.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   613.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 9792]                                ;   390.2 p3      80 x[0] reload
        vpxord zmm2, zmm2, zmm8                                     ;   611.2 p5      80 x[0]
        vpxord zmm4, zmm4, zmm8                                     ;   614.2 p5      80 x[0]
        vpslld zmm8, zmm3, 7                                        ;   612.2 p0      53 x[2]
        vpternlogd zmm8, zmm7, zmm1, 0x96                           ;   613.2 p5      53 x[2]
        vprold zmm7, zmm8, 0x16                                     ;   614.2 p0      55 x[2]
        vpxord zmm3, zmm3, [rbp + 2432]                             ;   611.8 p5+p2   80 x[1]
        vpslld zmm8, zmm5, 7                                        ;   614.2 p0      53 x[2]
        vpternlogd zmm8, zmm0, zmm6, 0x96                           ;   615.2 p5      53 x[2]
        vprold zmm0, zmm8, 0x16                                     ;   616.2 p0      55 x[2]
        vpxord zmm5, zmm5, [rbp + 2496]                             ;   613.8 p5+p3   80 x[1]
        vpxord zmm1, zmm1, [rbp + 2560]                             ;   614.8 p5+p2   80 x[3]
        vpxord zmm6, zmm6, [rbp + 2624]                             ;   615.8 p5+p3   80 x[3]
        vpxord zmm7, zmm7, [rbp + 10560]                            ;   616.2 p0+p2   24 x
        vpternlogd zmm7, zmm3, zmm2, 0x4b                           ;   617.2 p5      24 x
        vpternlogd zmm3, zmm1, zmm2, 0x96                           ;   617.2 p0      24 x
        vpxord zmm0, zmm0, [rbp + 10688]                            ;   617.8 p5+p3   24 x
        vpternlogd zmm0, zmm5, zmm4, 0x4b                           ;   618.8 p0      24 x
        vpternlogd zmm5, zmm6, zmm4, 0x96                           ;   618.8 p5      24 x
        vpxord zmm1, zmm1, zmm7                                     ;   619.2 p0      24 x
        vpternlogd zmm2, zmm1, zmm3, 0xe1                           ;   620.2 p5      24 x
        vprold zmm1, zmm1, 3                                        ;   620.2 p0      47 x[2]
        vpxord zmm6, zmm6, zmm0                                     ;   620.8 p5      24 x
        vpternlogd zmm4, zmm6, zmm5, 0xe1                           ;   621.8 p0      24 x
        vprold zmm6, zmm6, 3                                        ;   622.2 p0      47 x[2]
        vmovdqa64 zmm8, zmm2                                        ;   621.2         24 x copy
        vpternlogd zmm8, zmm7, zmm3, 0x95                           ;   621.8 p5      24 x
        vpternlogd zmm3, zmm2, zmm7, 0x2e                           ;   622.8 p5      24 x
        vprold zmm3, zmm3, 0xd                                      ;   623.8 p0      46 x[0]
        vmovdqa64 zmm9, zmm8                                        ;   622.8         24 x copy
        vpternlogd zmm9, zmm7, zmm7, 0xf3                           ;   623.8 p5      24 x
        vpxord zmm2, zmm2, zmm1                                     ;   624.2 p0      48 x[1]
        vpternlogd zmm2, zmm9, zmm3, 0x96                           ;   625.2 p5      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   626.2 p0      50 x[1]
        vmovdqa64 zmm7, zmm4                                        ;   622.8         24 x copy
        vpternlogd zmm7, zmm0, zmm5, 0x95                           ;   625.8 p5      24 x
        vpternlogd zmm5, zmm4, zmm0, 0x2e                           ;   626.2 p0      24 x
        vprold zmm5, zmm5, 0xd                                      ;   627.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm7                                        ;   626.8         24 x copy
        vpternlogd zmm9, zmm0, zmm0, 0xf3                           ;   626.8 p5      24 x
        vpxord zmm4, zmm4, zmm6                                     ;   627.8 p5      48 x[1]
        vpternlogd zmm4, zmm9, zmm5, 0x96                           ;   628.8 p0      48 x[1]
        vprold zmm0, zmm4, 1                                        ;   629.8 p0      50 x[1]
        vpslld zmm4, zmm3, 3                                        ;   630.2 p0      49 x[3]
        vpternlogd zmm4, zmm8, zmm1, 0x96                           ;   631.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   632.2 p0      51 x[3]
        vpternlogd zmm3, zmm4, zmm2, 0x96                           ;   633.2 p5      52 x[0]
        vprold zmm3, zmm3, 5                                        ;   634.2 p0      54 x[0]
        vpslld zmm8, zmm5, 3                                        ;   633.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm6, 0x96                           ;   634.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   635.2 p0      51 x[3]
        vpternlogd zmm5, zmm7, zmm0, 0x96                           ;   636.2 p5      52 x[0]
        vprold zmm5, zmm5, 5                                        ;   637.2 p0      54 x[0]
        vpslld zmm8, zmm2, 7                                        ;   636.2 p0      53 x[2]
        vpternlogd zmm8, zmm1, zmm4, 0x96                           ;   637.2 p5      53 x[2]
        vprold zmm1, zmm8, 0x16                                     ;   638.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 9920]                                ;   415.2 p2      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   633.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 9984]                                ;   416.3 p3      80 x[2] reload
        vpxord zmm1, zmm1, zmm9                                     ;   639.2 p5      80 x[2]
        vpslld zmm10, zmm0, 7                                       ;   638.2 p0      53 x[2]
        vpternlogd zmm10, zmm6, zmm7, 0x96                          ;   639.2 p5      53 x[2]
        vprold zmm6, zmm10, 0x16                                    ;   640.2 p0      55 x[2]
        vpxord zmm0, zmm0, zmm8                                     ;   636.8 p5      80 x[1]
        vpxord zmm6, zmm6, zmm9                                     ;   641.2 p5      80 x[2]
        vmovdqu64 zmm8, [rbp + 9856]                                ;   419.2 p2      80 x[0] reload
        vmovdqa64 zmm9, zmm1                                        ;   640.2         25 x copy
        vpternlogd zmm9, zmm3, zmm8, 0x60                           ;   640.2 p5      25 x
        vmovdqu64 zmm10, [rbp + 10048]                              ;   421.2 p3      80 x[3] reload
        vpternlogd zmm9, zmm4, zmm10, 0x69                          ;   641.2 p5      25 x
        vpternlogd zmm3, zmm1, zmm8, 0x96                           ;   640.2 p0      25 x
        vpternlogd zmm3, zmm9, zmm2, 0x87                           ;   642.2 p5      25 x
        vmovdqa64 zmm4, zmm6                                        ;   642.2         25 x copy
        vpternlogd zmm4, zmm5, zmm8, 0x60                           ;   642.2 p0      25 x
        vpternlogd zmm10, zmm4, zmm7, 0x69                          ;   643.2 p5      25 x
        vpternlogd zmm5, zmm8, zmm6, 0x96                           ;   642.2 p0      25 x
        vpternlogd zmm5, zmm10, zmm0, 0x87                          ;   644.2 p5      25 x
        vmovdqa64 zmm4, zmm9                                        ;   642.2         25 x copy
        vpternlogd zmm4, zmm1, zmm2, 0x69                           ;   643.2 p0      25 x
        vpternlogd zmm1, zmm2, zmm9, 0x1b                           ;   643.8 p5      25 x
        vpternlogd zmm9, zmm3, zmm1, 0x2d                           ;   644.8 p0      25 x
        vprold zmm2, zmm4, 0xd                                      ;   645.2 p0      46 x[0]
        vmovdqa64 zmm4, zmm10                                       ;   644.2         25 x copy
        vpternlogd zmm4, zmm6, zmm0, 0x69                           ;   644.8 p5      25 x
        vpternlogd zmm6, zmm0, zmm10, 0x1b                          ;   645.8 p5      25 x
        vpternlogd zmm10, zmm5, zmm6, 0x2d                          ;   646.8 p0      25 x
        vprold zmm0, zmm4, 0xd                                      ;   647.2 p0      46 x[0]
        vprold zmm4, zmm9, 3                                        ;   648.2 p0      47 x[2]
        vpternlogd zmm1, zmm4, zmm2, 0x96                           ;   649.2 p5      48 x[1]
        vpternlogd zmm1, zmm9, zmm3, 0x4b                           ;   650.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   651.2 p0      50 x[1]
        vpslld zmm7, zmm2, 3                                        ;   650.2 p0      49 x[3]
        vpternlogd zmm7, zmm3, zmm4, 0x96                           ;   651.2 p5      49 x[3]
        vprold zmm3, zmm7, 7                                        ;   652.2 p0      51 x[3]
        vpternlogd zmm2, zmm1, zmm3, 0x96                           ;   653.2 p5      52 x[0]
        vprold zmm2, zmm2, 5                                        ;   654.2 p0      54 x[0]
        vprold zmm7, zmm10, 3                                       ;   653.2 p0      47 x[2]
        vpternlogd zmm6, zmm7, zmm0, 0x96                           ;   654.2 p5      48 x[1]
        vpternlogd zmm6, zmm10, zmm5, 0x4b                          ;   655.2 p5      48 x[1]
        vprold zmm6, zmm6, 1                                        ;   656.2 p0      50 x[1]
        vpslld zmm8, zmm0, 3                                        ;   655.2 p0      49 x[3]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;   656.2 p5      49 x[3]
        vprold zmm5, zmm8, 7                                        ;   657.2 p0      51 x[3]
        vpternlogd zmm0, zmm6, zmm5, 0x96                           ;   658.2 p5      52 x[0]
        vprold zmm0, zmm0, 5                                        ;   659.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 10112]                               ;   437.0 p2      80 x[0] reload
        vpxord zmm2, zmm2, zmm8                                     ;   655.2 p5      80 x[0]
        vpxord zmm0, zmm0, zmm8                                     ;   660.2 p5      80 x[0]
        vpslld zmm8, zmm1, 7                                        ;   658.2 p0      53 x[2]
        vpternlogd zmm8, zmm4, zmm3, 0x96                           ;   659.2 p5      53 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   660.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 10176]                               ;   439.5 p3      80 x[1] reload
        vpxord zmm1, zmm1, zmm8                                     ;   657.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 10304]                               ;   440.2 p2      80 x[3] reload
        vpxord zmm3, zmm3, zmm9                                     ;   658.8 p5      80 x[3]
        vpslld zmm10, zmm6, 7                                       ;   660.2 p0      53 x[2]
        vpternlogd zmm10, zmm7, zmm5, 0x96                          ;   661.2 p5      53 x[2]
        vprold zmm7, zmm10, 0x16                                    ;   662.2 p0      55 x[2]
        vpxord zmm6, zmm6, zmm8                                     ;   660.8 p5      80 x[1]
        vpxord zmm5, zmm5, zmm9                                     ;   661.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm3                                        ;   659.8         26 x copy
        vpternlogd zmm8, zmm1, zmm2, 0x72                           ;   662.2 p0      26 x
        vpord zmm1, zmm1, zmm2                                      ;   662.8 p5      26 x
        vmovdqa64 zmm9, zmm5                                        ;   662.8         26 x copy
        vpternlogd zmm9, zmm6, zmm0, 0x72                           ;   663.2 p0      26 x
        vpord zmm6, zmm6, zmm0                                      ;   663.8 p5      26 x
        vmovdqu64 zmm10, [rbp + 10240]                              ;   448.2 p3      80 x[2] reload
        vmovdqa64 zmm11, zmm8                                       ;   663.2         26 x copy
        vpternlogd zmm11, zmm4, zmm10, 0xf9                         ;   664.2 p0      26 x
        vpternlogd zmm1, zmm11, zmm3, 0x69                          ;   665.2 p5      26 x
        vmovdqa64 zmm3, zmm9                                        ;   664.2         26 x copy
        vpternlogd zmm3, zmm7, zmm10, 0xf9                          ;   665.2 p0      26 x
        vpternlogd zmm6, zmm3, zmm5, 0x69                           ;   666.2 p5      26 x
        vmovdqa64 zmm3, zmm1                                        ;   666.2         26 x copy
        vpternlogd zmm3, zmm8, zmm2, 0x3d                           ;   666.2 p0      26 x
        vpternlogd zmm3, zmm4, zmm10, 0x69                          ;   667.2 p5      26 x
        vpternlogd zmm2, zmm1, zmm8, 0xb4                           ;   667.2 p0      26 x
        vmovdqa64 zmm4, zmm6                                        ;   667.2         26 x copy
        vpternlogd zmm4, zmm9, zmm0, 0x3d                           ;   667.8 p5      26 x
        vpternlogd zmm4, zmm7, zmm10, 0x69                          ;   668.8 p0      26 x
        vpternlogd zmm0, zmm6, zmm9, 0xb4                           ;   668.8 p5      26 x
        vmovdqa64 zmm5, zmm2                                        ;   668.2         26 x copy
        vpternlogd zmm5, zmm3, zmm8, 0xb8                           ;   669.2 p0      26 x
        vprold zmm5, zmm5, 0xd                                      ;   670.2 p0      46 x[0]
        vmovdqa64 zmm7, zmm0                                        ;   669.8         26 x copy
        vpternlogd zmm7, zmm4, zmm9, 0xb8                           ;   669.8 p5      26 x
        vprold zmm7, zmm7, 0xd                                      ;   671.2 p0      46 x[0]
        vprold zmm10, zmm3, 3                                       ;   672.2 p0      47 x[2]
        vpternlogd zmm3, zmm8, zmm10, 0x96                          ;   673.2 p5      48 x[1]
        vpternlogd zmm3, zmm2, zmm5, 0x96                           ;   674.2 p5      48 x[1]
        vprold zmm2, zmm3, 1                                        ;   675.2 p0      50 x[1]
        vpslld zmm3, zmm5, 3                                        ;   674.2 p0      49 x[3]
        vpternlogd zmm3, zmm1, zmm10, 0x96                          ;   675.2 p5      49 x[3]
        vprold zmm1, zmm3, 7                                        ;   676.2 p0      51 x[3]
        vpternlogd zmm5, zmm1, zmm2, 0x96                           ;   677.2 p5      52 x[0]
        vprold zmm3, zmm5, 5                                        ;   678.2 p0      54 x[0]
        vprold zmm5, zmm4, 3                                        ;   677.2 p0      47 x[2]
        vpternlogd zmm4, zmm9, zmm5, 0x96                           ;   678.2 p5      48 x[1]
        vpternlogd zmm4, zmm0, zmm7, 0x96                           ;   679.2 p5      48 x[1]
        vprold zmm0, zmm4, 1                                        ;   680.2 p0      50 x[1]
        vpslld zmm4, zmm7, 3                                        ;   679.2 p0      49 x[3]
        vpternlogd zmm4, zmm6, zmm5, 0x96                           ;   680.2 p5      49 x[3]
        vprold zmm4, zmm4, 7                                        ;   681.2 p0      51 x[3]
        vpternlogd zmm7, zmm4, zmm0, 0x96                           ;   682.2 p5      52 x[0]
        vprold zmm6, zmm7, 5                                        ;   683.2 p0      54 x[0]
        vmovdqu64 zmm7, [rbp + 10368]                               ;   463.2 p2      80 x[0] reload
        vpxord zmm3, zmm3, zmm7                                     ;   679.2 p5      80 x[0]
        vpxord zmm6, zmm6, zmm7                                     ;   684.2 p5      80 x[0]
        vpslld zmm7, zmm2, 7                                        ;   682.2 p0      53 x[2]
        vpternlogd zmm7, zmm10, zmm1, 0x96                          ;   683.2 p5      53 x[2]
        vprold zmm7, zmm7, 0x16                                     ;   684.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 10432]                               ;   467.2 p3      80 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   681.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 10624]                               ;   467.5 p2      80 x[3] reload
        vpxord zmm1, zmm1, zmm9                                     ;   682.8 p5      80 x[3]
        vpslld zmm10, zmm0, 7                                       ;   684.2 p0      53 x[2]
        vpternlogd zmm10, zmm5, zmm4, 0x96                          ;   685.2 p5      53 x[2]
        vprold zmm5, zmm10, 0x16                                    ;   686.2 p0      55 x[2]
        vpxord zmm0, zmm0, zmm8                                     ;   684.8 p5      80 x[1]
        vpxord zmm4, zmm4, zmm9                                     ;   685.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 10496]                               ;   472.2 p3      80 x[2] reload
        vpxord zmm7, zmm7, zmm8                                     ;   686.2 p0      27 x
        vpternlogd zmm7, zmm1, zmm3, 0x4b                           ;   687.2 p5      27 x
        vpternlogd zmm3, zmm7, zmm2, 0x78                           ;   688.2 p0      27 x
        vpxord zmm5, zmm5, zmm8                                     ;   687.8 p5      27 x
        vpternlogd zmm5, zmm4, zmm6, 0x4b                           ;   688.8 p0      27 x
        vpternlogd zmm6, zmm5, zmm0, 0x78                           ;   689.8 p5      27 x
        vmovdqa64 zmm8, zmm3                                        ;   689.2         27 x copy
        vpternlogd zmm8, zmm7, zmm1, 0x69                           ;   689.2 p0      27 x
        vpternlogd zmm7, zmm8, zmm2, 0x78                           ;   690.2 p5      27 x
        vpord zmm1, zmm1, zmm3                                      ;   690.2 p0      27 x
        vpxord zmm2, zmm2, zmm3                                     ;   690.8 p5      27 x
        vpternlogd zmm2, zmm1, zmm8, 0xb4                           ;   691.8 p0      27 x
        vpternlogd zmm3, zmm2, zmm7, 0x1e                           ;   692.8 p5      27 x
        vprold zmm1, zmm7, 0xd                                      ;   692.2 p0      46 x[0]
        vprold zmm3, zmm3, 3                                        ;   693.8 p0      47 x[2]
        vpternlogd zmm2, zmm3, zmm1, 0x96                           ;   694.8 p5      48 x[1]
        vprold zmm2, zmm2, 1                                        ;   695.8 p0      50 x[1]
        vmovdqa64 zmm7, zmm6                                        ;   690.8         27 x copy
        vpternlogd zmm7, zmm5, zmm4, 0x69                           ;   693.8 p5      27 x
        vpternlogd zmm5, zmm7, zmm0, 0x78                           ;   694.8 p5      27 x
        vpord zmm4, zmm4, zmm6                                      ;   695.2 p0      27 x
        vpxord zmm0, zmm0, zmm6                                     ;   695.8 p5      27 x
        vpternlogd zmm0, zmm4, zmm7, 0xb4                           ;   696.8 p0      27 x
        vpternlogd zmm6, zmm0, zmm5, 0x1e                           ;   697.8 p5      27 x
        vprold zmm4, zmm5, 0xd                                      ;   697.2 p0      46 x[0]
        vprold zmm5, zmm6, 3                                        ;   698.8 p0      47 x[2]
        vpternlogd zmm0, zmm5, zmm4, 0x96                           ;   699.8 p5      48 x[1]
        vprold zmm0, zmm0, 1                                        ;   700.8 p0      50 x[1]
        vpslld zmm6, zmm1, 3                                        ;   700.2 p0      49 x[3]
        vpternlogd zmm6, zmm8, zmm3, 0x96                           ;   701.2 p5      49 x[3]
        vprold zmm6, zmm6, 7                                        ;   702.2 p0      51 x[3]
        vpternlogd zmm1, zmm6, zmm2, 0x96                           ;   703.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   704.2 p0      54 x[0]
        vpslld zmm8, zmm4, 3                                        ;   703.2 p0      49 x[3]
        vpternlogd zmm8, zmm7, zmm5, 0x96                           ;   704.2 p5      49 x[3]
        vprold zmm7, zmm8, 7                                        ;   705.2 p0      51 x[3]
        vpternlogd zmm4, zmm7, zmm0, 0x96                           ;   706.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   707.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 10752]                               ;   483.3 p2      80 x[0] reload
        vpxord zmm1, zmm1, zmm8                                     ;   705.2 p5      80 x[0]
        vpxord zmm4, zmm4, zmm8                                     ;   708.2 p5      80 x[0]
        vpslld zmm8, zmm2, 7                                        ;   706.2 p0      53 x[2]
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;   707.2 p5      53 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   708.2 p0      55 x[2]
        vpxord zmm2, zmm2, [rbp + 2688]                             ;   705.8 p5+p3   80 x[1]
        vpslld zmm8, zmm0, 7                                        ;   708.2 p0      53 x[2]
        vpternlogd zmm8, zmm5, zmm7, 0x96                           ;   709.2 p5      53 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   710.2 p0      55 x[2]
        vpxord zmm0, zmm0, [rbp + 2752]                             ;   707.8 p5+p2   80 x[1]
        vpxord zmm6, zmm6, [rbp + 2816]                             ;   708.8 p5+p3   80 x[3]
        vpxord zmm7, zmm7, [rbp + 2880]                             ;   709.8 p5+p2   80 x[3]
        vpxord zmm3, zmm3, [rbp + 11264]                            ;   710.2 p0+p3   28 x
        vpternlogd zmm3, zmm2, zmm1, 0x4b                           ;   711.2 p5      28 x
        vpternlogd zmm2, zmm3, zmm6, 0x78                           ;   712.2 p0      28 x
        vpxord zmm5, zmm5, [rbp + 11392]                            ;   711.8 p5+p2   28 x
        vpternlogd zmm5, zmm0, zmm4, 0x4b                           ;   712.8 p0      28 x
        vpternlogd zmm0, zmm5, zmm7, 0x78                           ;   713.8 p5      28 x
        vmovdqa64 zmm8, zmm2                                        ;   713.2         28 x copy
        vpternlogd zmm8, zmm3, zmm1, 0x96                           ;   713.2 p0      28 x
        vmovdqa64 zmm9, zmm8                                        ;   714.2         28 x copy
        vpternlogd zmm9, zmm3, zmm6, 0xc6                           ;   714.2 p5      28 x
        vpternlogd zmm3, zmm2, zmm1, 0x8f                           ;   714.2 p0      28 x
        vpternlogd zmm3, zmm6, zmm1, 0x69                           ;   715.2 p5      28 x
        vpternlogd zmm2, zmm3, zmm9, 0x4b                           ;   716.2 p0      28 x
        vprold zmm1, zmm9, 0xd                                      ;   716.2 p0      46 x[0]
        vprold zmm2, zmm2, 3                                        ;   717.2 p0      47 x[2]
        vpternlogd zmm8, zmm2, zmm1, 0x96                           ;   718.2 p5      48 x[1]
        vprold zmm6, zmm8, 1                                        ;   719.2 p0      50 x[1]
        vpslld zmm8, zmm1, 3                                        ;   719.2 p0      49 x[3]
        vpternlogd zmm8, zmm3, zmm2, 0x96                           ;   720.2 p5      49 x[3]
        vprold zmm3, zmm8, 7                                        ;   721.2 p0      51 x[3]
        vpternlogd zmm1, zmm3, zmm6, 0x96                           ;   722.2 p5      52 x[0]
        vprold zmm1, zmm1, 5                                        ;   723.2 p0      54 x[0]
        vmovdqa64 zmm8, zmm0                                        ;   714.8         28 x copy
        vpternlogd zmm8, zmm5, zmm4, 0x96                           ;   718.8 p5      28 x
        vmovdqa64 zmm9, zmm0                                        ;   714.8         28 x copy
        vpternlogd zmm9, zmm5, zmm4, 0xb3                           ;   719.8 p5      28 x
        vpternlogd zmm9, zmm4, zmm7, 0x69                           ;   720.8 p5      28 x
        vpternlogd zmm5, zmm7, zmm8, 0xb4                           ;   721.8 p5      28 x
        vpternlogd zmm0, zmm9, zmm5, 0x4b                           ;   722.8 p0      28 x
        vprold zmm4, zmm5, 0xd                                      ;   723.2 p0      46 x[0]
        vprold zmm0, zmm0, 3                                        ;   724.2 p0      47 x[2]
        vpternlogd zmm8, zmm0, zmm4, 0x96                           ;   725.2 p5      48 x[1]
        vprold zmm5, zmm8, 1                                        ;   726.2 p0      50 x[1]
        vpslld zmm7, zmm4, 3                                        ;   726.2 p0      49 x[3]
        vpternlogd zmm7, zmm9, zmm0, 0x96                           ;   727.2 p5      49 x[3]
        vprold zmm7, zmm7, 7                                        ;   728.2 p0      51 x[3]
        vpternlogd zmm4, zmm7, zmm5, 0x96                           ;   729.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   730.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 10816]                               ;   506.8 p3      80 x[0] reload
        vpxord zmm1, zmm1, zmm8                                     ;   725.8 p5      80 x[0]
        vpxord zmm4, zmm4, zmm8                                     ;   731.2 p5      80 x[0]
        vpslld zmm8, zmm6, 7                                        ;   729.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm3, 0x96                           ;   730.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   731.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 10880]                               ;   509.5 p2      80 x[1] reload
        vpxord zmm6, zmm6, zmm8                                     ;   728.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 11008]                               ;   509.8 p3      80 x[3] reload
        vpxord zmm3, zmm3, zmm9                                     ;   729.8 p5      80 x[3]
        vpslld zmm10, zmm5, 7                                       ;   731.2 p0      53 x[2]
        vpternlogd zmm10, zmm0, zmm7, 0x96                          ;   732.2 p5      53 x[2]
        vprold zmm0, zmm10, 0x16                                    ;   733.2 p0      55 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;   731.8 p5      80 x[1]
        vpxord zmm7, zmm7, zmm9                                     ;   732.8 p5      80 x[3]
        vmovdqu64 zmm8, [rbp + 10944]                               ;   514.2 p2      80 x[2] reload
        vpxord zmm2, zmm2, zmm8                                     ;   733.2 p0      29 x
        vpternlogd zmm2, zmm3, zmm1, 0x78                           ;   734.2 p5      29 x
        vpxord zmm0, zmm0, zmm8                                     ;   734.2 p0      29 x
        vpternlogd zmm0, zmm7, zmm4, 0x78                           ;   735.2 p5      29 x
        vpxord zmm8, zmm6, zmm2                                     ;   735.2 p0      29 x
        vpternlogd zmm3, zmm8, zmm1, 0x69                           ;   736.2 p5      29 x
        vpternlogd zmm6, zmm1, zmm3, 0x39                           ;   737.2 p0      29 x
        vmovdqa64 zmm1, zmm0                                        ;   736.2         29 x copy
        vpternlogd zmm1, zmm5, zmm5, 0xc3                           ;   736.8 p5      29 x
        vpternlogd zmm7, zmm1, zmm4, 0x96                           ;   737.8 p0      29 x
        vpternlogd zmm5, zmm4, zmm7, 0x39                           ;   738.8 p5      29 x
        vmovdqa64 zmm4, zmm6                                        ;   738.2         29 x copy
        vpternlogd zmm4, zmm3, zmm2, 0x4e                           ;   738.2 p0      29 x
        vprold zmm4, zmm4, 0xd                                      ;   739.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm6                                        ;   738.2         29 x copy
        vpternlogd zmm9, zmm3, zmm2, 0x9c                           ;   738.8 p5      29 x
        vpternlogd zmm6, zmm3, zmm2, 0x3a                           ;   739.8 p5      49 x[3]
        vprold zmm2, zmm9, 3                                        ;   740.2 p0      47 x[2]
        vpternlogd zmm8, zmm4, zmm2, 0x69                           ;   741.2 p5      48 x[1]
        vprold zmm3, zmm8, 1                                        ;   742.2 p0      50 x[1]
        vpslld zmm8, zmm4, 3                                        ;   742.2 p0      49 x[3]
        vpternlogd zmm8, zmm6, zmm2, 0x96                           ;   743.2 p5      49 x[3]
        vprold zmm6, zmm8, 7                                        ;   744.2 p0      51 x[3]
        vpternlogd zmm4, zmm6, zmm3, 0x96                           ;   745.2 p5      52 x[0]
        vprold zmm4, zmm4, 5                                        ;   746.2 p0      54 x[0]
        vmovdqa64 zmm8, zmm5                                        ;   739.8         29 x copy
        vpternlogd zmm8, zmm7, zmm0, 0x4e                           ;   743.8 p5      29 x
        vprold zmm8, zmm8, 0xd                                      ;   745.2 p0      46 x[0]
        vmovdqa64 zmm9, zmm5                                        ;   739.8         29 x copy
        vpternlogd zmm9, zmm7, zmm0, 0x9c                           ;   744.8 p5      29 x
        vpternlogd zmm5, zmm7, zmm0, 0x3a                           ;   745.8 p5      49 x[3]
        vprold zmm0, zmm9, 3                                        ;   746.2 p0      47 x[2]
        vpternlogd zmm1, zmm8, zmm0, 0x96                           ;   747.2 p5      48 x[1]
        vprold zmm1, zmm1, 1                                        ;   748.2 p0      50 x[1]
        vpslld zmm7, zmm8, 3                                        ;   748.2 p0      49 x[3]
        vpternlogd zmm7, zmm5, zmm0, 0x96                           ;   749.2 p5      49 x[3]
        vprold zmm5, zmm7, 7                                        ;   750.2 p0      51 x[3]
        vpternlogd zmm8, zmm5, zmm1, 0x96                           ;   751.2 p5      52 x[0]
        vprold zmm7, zmm8, 5                                        ;   752.2 p0      54 x[0]
        vmovdqu64 zmm8, [rbp + 11072]                               ;   533.2 p3      80 x[0] reload
        vpxord zmm4, zmm4, zmm8                                     ;   749.8 p5      80 x[0]
        vpxord zmm7, zmm7, zmm8                                     ;   753.2 p5      80 x[0]
        vpslld zmm8, zmm3, 7                                        ;   751.2 p0      53 x[2]
        vpternlogd zmm8, zmm2, zmm6, 0x96                           ;   752.2 p5      53 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   753.2 p0      55 x[2]
        vmovdqu64 zmm8, [rbp + 11136]                               ;   536.7 p2      80 x[1] reload
        vpxord zmm3, zmm3, zmm8                                     ;   752.8 p5      80 x[1]
        vmovdqu64 zmm9, [rbp + 11328]                               ;   537.0 p3      80 x[3] reload
        vpxord zmm6, zmm6, zmm9                                     ;   753.2 p0      80 x[3]
        vpslld zmm10, zmm1, 7                                       ;   754.2 p0      53 x[2]
        vpternlogd zmm10, zmm0, zmm5, 0x96                          ;   755.2 p5      53 x[2]
        vprold zmm0, zmm10, 0x16                                    ;   756.2 p0      55 x[2]
        vpxord zmm1, zmm1, zmm8                                     ;   754.8 p5      80 x[1]
        vmovdqu64 zmm8, [rbp + 11200]                               ;   539.2 p2      80 x[2] reload
        vpxord zmm2, zmm2, zmm8                                     ;   755.8 p5      80 x[2]
        vpxord zmm0, zmm0, zmm8                                     ;   757.2 p0      80 x[2]
        vpxord zmm5, zmm5, zmm9                                     ;   756.8 p5      80 x[3]
        vmovdqa64 zmm8, zmm6                                        ;   754.2         30 x copy
        vpternlogd zmm8, zmm2, zmm3, 0x4b                           ;   757.2 p0      30 x
        vmovdqa64 zmm9, zmm6                                        ;   754.2         30 x copy
        vpternlogd zmm9, zmm2, zmm4, 0xc6                           ;   757.8 p5      30 x
        vpternlogd zmm6, zmm2, zmm4, 0x94                           ;   758.2 p0      30 x
        vpandd zmm2, zmm2, zmm4                                     ;   758.8 p5      30 x
        vpternlogd zmm9, zmm2, zmm3, 0x1e                           ;   759.8 p0      30 x
        vpternlogd zmm6, zmm3, zmm9, 0x78                           ;   760.8 p5      30 x
        vpternlogd zmm4, zmm6, zmm8, 0xd2                           ;   761.8 p0      30 x
        vmovdqu64 zmm2, [rbp + 11456]                               ;   545.0 p3      84 dst reload
        vpxord zmm6, zmm6, zmm2                                     ;   761.8 p5      84 dst
        vmovdqa64 zmm3, zmm5                                        ;   757.8         30 x copy
        vpternlogd zmm3, zmm0, zmm1, 0x4b                           ;   761.2 p0      30 x
        vmovdqa64 zmm10, zmm5                                       ;   757.8         30 x copy
        vpternlogd zmm10, zmm0, zmm7, 0xc6                          ;   761.8 p5      30 x
        vpternlogd zmm5, zmm0, zmm7, 0x94                           ;   762.2 p0      30 x
        vpandd zmm0, zmm0, zmm7                                     ;   762.8 p5      30 x
        vpternlogd zmm10, zmm0, zmm1, 0x1e                          ;   763.8 p0      30 x
        vpternlogd zmm5, zmm1, zmm10, 0x78                          ;   764.8 p5      30 x
        vpternlogd zmm7, zmm5, zmm3, 0xd2                           ;   765.8 p0      30 x
        vpxord zmm5, zmm5, zmm2                                     ;   765.8 p5      84 dst
        vmovdqa64 zmm0, zmm4                                        ;   762.8         30 x copy
        vpternlogd zmm0, zmm9, zmm8, 0x48                           ;   765.2 p0      30 x
        vpternlogd zmm0, zmm8, [rbp + 3072], 0x96                   ;   766.2 p5+p2   84 dst
        vpxord zmm8, zmm8, [rbp + 2944]                             ;   766.2 p0+p3   84 dst
        vpternlogd zmm8, zmm4, zmm9, 0x1e                           ;   767.2 p5      84 dst
        vmovdqu64 zmm1, [rbp + 11520]                               ;   550.5 p2      84 dst reload
        vpxord zmm9, zmm9, zmm1                                     ;   767.2 p0      84 dst
        vmovdqa64 zmm2, zmm7                                        ;   766.8         30 x copy
        vpternlogd zmm2, zmm10, zmm3, 0x48                          ;   767.8 p5      30 x
        vpternlogd zmm2, zmm3, [rbp + 3136], 0x96                   ;   768.8 p0+p3   84 dst
        vpxord zmm3, zmm3, [rbp + 3008]                             ;   768.8 p5+p2   84 dst
        vpternlogd zmm3, zmm7, zmm10, 0x1e                          ;   769.8 p0      84 dst
        vpxord zmm10, zmm10, zmm1                                   ;   769.8 p5      84 dst
        vpunpckldq zmm1, zmm8, zmm6                                 ;   770.8 p5      84 dst
        vpunpckhdq zmm4, zmm8, zmm6                                 ;   771.8 p5      84 dst
        vpunpckldq zmm6, zmm0, zmm9                                 ;   772.8 p5      84 dst
        vpunpckhdq zmm0, zmm0, zmm9                                 ;   773.8 p5      84 dst
        vpunpcklqdq zmm7, zmm1, zmm6                                ;   774.8 p5      84 dst
        vpunpckhqdq zmm1, zmm1, zmm6                                ;   775.8 p5      84 dst
        vpunpcklqdq zmm6, zmm4, zmm0                                ;   776.8 p5      84 dst
        vpunpckhqdq zmm0, zmm4, zmm0                                ;   777.8 p5      84 dst
        vmovdqu64 [r9], xmm7                                        ;   775.8 p7+p4   84 dst
        vshufi32x4 zmm4, zmm7, zmm7, 0x55                           ;   778.8 p5      84 dst
        vmovdqu64 [r9 + 64], xmm4                                   ;   781.8 p8+p9   84 dst
        vshufi32x4 zmm4, zmm7, zmm7, 0xaa                           ;   779.8 p5      84 dst
        vshufi32x4 zmm7, zmm7, zmm7, 0xff                           ;   780.8 p5      84 dst
        vmovdqu64 [r9 + 128], xmm4                                  ;   782.8 p7+p4   84 dst
        vmovdqu64 [r9 + 192], xmm7                                  ;   783.8 p8+p9   84 dst
        vmovdqu64 [r9 + 16], xmm1                                   ;   776.8 p7+p4   84 dst
        vshufi32x4 zmm4, zmm1, zmm1, 0x55                           ;   781.8 p5      84 dst
        vmovdqu64 [r9 + 80], xmm4                                   ;   784.8 p8+p9   84 dst
        vshufi32x4 zmm4, zmm1, zmm1, 0xaa                           ;   782.8 p5      84 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                           ;   783.8 p5      84 dst
        vmovdqu64 [r9 + 144], xmm4                                  ;   785.8 p7+p4   84 dst
        vmovdqu64 [r9 + 208], xmm1                                  ;   786.8 p8+p9   84 dst
        vmovdqu64 [r9 + 32], xmm6                                   ;   777.8 p7+p4   84 dst
        vshufi32x4 zmm1, zmm6, zmm6, 0x55                           ;   784.8 p5      84 dst
        vmovdqu64 [r9 + 96], xmm1                                   ;   787.8 p8+p9   84 dst
        vshufi32x4 zmm1, zmm6, zmm6, 0xaa                           ;   785.8 p5      84 dst
        vshufi32x4 zmm4, zmm6, zmm6, 0xff                           ;   786.8 p5      84 dst
        vmovdqu64 [r9 + 160], xmm1                                  ;   788.8 p7+p4   84 dst
        vmovdqu64 [r9 + 224], xmm4                                  ;   789.8 p8+p9   84 dst
        vmovdqu64 [r9 + 48], xmm0                                   ;   778.8 p7+p4   84 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                           ;   787.8 p5      84 dst
        vmovdqu64 [r9 + 112], xmm1                                  ;   790.8 p8+p9   84 dst
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                           ;   788.8 p5      84 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                           ;   789.8 p5      84 dst
        vmovdqu64 [r9 + 176], xmm1                                  ;   791.8 p7+p4   84 dst
        vmovdqu64 [r9 + 240], xmm0                                  ;   792.8 p8+p9   84 dst
        vpunpckldq zmm0, zmm3, zmm5                                 ;   790.8 p5      84 dst
        vpunpckhdq zmm1, zmm3, zmm5                                 ;   791.8 p5      84 dst
        vpunpckldq zmm3, zmm2, zmm10                                ;   792.8 p5      84 dst
        vpunpckhdq zmm2, zmm2, zmm10                                ;   793.8 p5      84 dst
        vpunpcklqdq zmm4, zmm0, zmm3                                ;   794.8 p5      84 dst
        vpunpckhqdq zmm0, zmm0, zmm3                                ;   795.8 p5      84 dst
        vpunpcklqdq zmm3, zmm1, zmm2                                ;   796.8 p5      84 dst
        vpunpckhqdq zmm1, zmm1, zmm2                                ;   797.8 p5      84 dst
        vmovdqu64 [r9 + 256], xmm4                                  ;   795.8 p7+p4   84 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                           ;   798.8 p5      84 dst
        vmovdqu64 [r9 + 320], xmm2                                  ;   801.8 p8+p9   84 dst
        vshufi32x4 zmm2, zmm4, zmm4, 0xaa                           ;   799.8 p5      84 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                           ;   800.8 p5      84 dst
        vmovdqu64 [r9 + 384], xmm2                                  ;   802.8 p7+p4   84 dst
        vmovdqu64 [r9 + 448], xmm4                                  ;   803.8 p8+p9   84 dst
        vmovdqu64 [r9 + 272], xmm0                                  ;   796.8 p7+p4   84 dst
        vshufi32x4 zmm2, zmm0, zmm0, 0x55                           ;   801.8 p5      84 dst
        vmovdqu64 [r9 + 336], xmm2                                  ;   804.8 p8+p9   84 dst
        vshufi32x4 zmm2, zmm0, zmm0, 0xaa                           ;   802.8 p5      84 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                           ;   803.8 p5      84 dst
        vmovdqu64 [r9 + 400], xmm2                                  ;   805.8 p7+p4   84 dst
        vmovdqu64 [r9 + 464], xmm0                                  ;   806.8 p8+p9   84 dst
        vmovdqu64 [r9 + 288], xmm3                                  ;   797.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0x55                           ;   804.8 p5      84 dst
        vmovdqu64 [r9 + 352], xmm0                                  ;   807.8 p8+p9   84 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0xaa                           ;   805.8 p5      84 dst
        vshufi32x4 zmm2, zmm3, zmm3, 0xff                           ;   806.8 p5      84 dst
        vmovdqu64 [r9 + 416], xmm0                                  ;   808.8 p7+p4   84 dst
        vmovdqu64 [r9 + 480], xmm2                                  ;   809.8 p8+p9   84 dst
        vmovdqu64 [r9 + 304], xmm1                                  ;   798.8 p7+p4   84 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0x55                           ;   807.8 p5      84 dst
        vmovdqu64 [r9 + 368], xmm0                                  ;   810.8 p8+p9   84 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0xaa                           ;   808.8 p5      84 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                           ;   809.8 p5      84 dst
        vmovdqu64 [r9 + 432], xmm0                                  ;   811.8 p7+p4   84 dst
        vmovdqu64 [r9 + 496], xmm1                                  ;   812.8 p8+p9   84 dst
        add r9, 0x200                                               ;   584.3 p1      76 blocks
        add r8, 0x200                                               ;   585.2 p6      76 blocks
        cmp r8, qword [rbp + 11608]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 11600], r8                                 ;                    resident
        mov qword [rbp + 11616], r9                                 ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 11592]                                ;                    blocks left over
        test rax, rax                                               ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 11600]                                ;                    blocks left over
        lea rdi, [rbp - 128]                                        ;                    blocks left over
        mov qword [rbp + 11624], rsi                                ;                    blocks left over
        mov qword [rbp + 11600], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        mov rsi, qword [rbp + 11616]                                ;                    blocks left over
        lea rdi, [rbp + 384]                                        ;                    blocks left over
        mov rcx, rsi                                                ;                    blocks left over
        sub rcx, qword [rbp + 11624]                                ;                    blocks left over
        neg rcx                                                     ;                    blocks left over
        sbb rcx, rcx                                                ;                    blocks left over
        lea rdx, [rbp - 128]                                        ;                    blocks left over
        sub rdi, rdx                                                ;                    blocks left over
        and rdi, rcx                                                ;                    blocks left over
        add rdi, rdx                                                ;                    blocks left over
        mov qword [rbp + 11632], rdi                                ;                    blocks left over
        mov qword [rbp + 11640], rsi                                ;                    blocks left over
        mov qword [rbp + 11616], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        lea rsi, [rbp + 384]                                        ;                    blocks left over
        mov qword [rbp + 11608], rsi                                ;                    blocks left over
        neg rax                                                     ;                    blocks left over
        mov qword [rbp + 11592], rax                                ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                     ;                    blocks left over
        mov rsi, qword [rbp + 11632]                                ;                    blocks left over
        mov rdi, qword [rbp + 11640]                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 11648]                                ;                    frame
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
        vzeroupper                                                  ;                    x87 state
        mov rsp, rcx                                                ;                    frame
        pop rbp                                                     ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
serpent_encrypt.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff
        dq 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xffff8fffffff8fff
        dq 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff, 0x1fffffff1fffffff
        dq 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380, 0x0000038000000380

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
