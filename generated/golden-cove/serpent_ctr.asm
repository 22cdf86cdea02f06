; serpent_ctr for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent_ctr.cw (sha256 b440ac0307a19b4b); do not edit:
;   ./cw build serpent_ctr --cpu golden-cove
;
; void serpent_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 528 bytes, read, secret, no alignment needed
;   counter: 16 bytes, read, public, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 13120 bytes, 206 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 518 uops, planned 188.7; bounds: width 86.3, ports 187.0, path 7.0
;   blocks: 2009 uops, planned 871.0; bounds: width 334.8, ports 849.0, path 352.0
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
%fatal "serpent_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_ctr
$_serpent_ctr:
%else
        global $serpent_ctr
%endif
$serpent_ctr:
        push rbp                                                    ;                    preserved
        mov rax, rsp                                                ;                    frame
        sub rsp, 0x3340                                             ;                    frame
        and rsp, -64                                                ;                    frame
        lea rbp, [rsp + 128]                                        ;                    frame
        mov qword [rbp + 12936], rax                                ;                    frame
        mov qword [rbp + 12864], rdi                                ;                    argument
        mov qword [rbp + 12872], rsi                                ;                    argument
        mov dword [rbp + 12944], r8d                                ;                    argument
        mov qword [rbp + 12888], rdx                                ;                    argument
        mov qword [rbp + 12904], rcx                                ;                    argument
        mov r8, qword [rbp + 12864]                                 ;     0.0 p2      12 x[0] reload
        vpbroadcastd zmm0, [r8 + 48]                                ;     5.0 p3      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      12 x[0]
        vmovdqu64 [rbp + 896], zmm1                                 ;    12.0 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 48]                                ;     5.0 p10     12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      12 x[0]
        vmovdqu64 [rbp + 960], zmm1                                 ;    12.0 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 60]                                ;     5.0 p2      12 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      12 x[3]
        vmovdqu64 [rbp + 1024], zmm1                                ;    12.0 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 60]                                ;     5.0 p3      12 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      12 x[3]
        vmovdqu64 [rbp + 1088], zmm1                                ;    12.0 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 80]                                ;     5.0 p10     12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      12 x[0]
        vmovdqu64 [rbp + 1152], zmm1                                ;    12.0 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 80]                                ;     5.0 p2      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      12 x[0]
        vmovdqu64 [rbp + 1216], zmm1                                ;    12.0 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 100]                               ;     5.0 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p0      12 x[1]
        vmovdqu64 [rbp + 1280], zmm1                                ;    12.0 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 100]                               ;     5.0 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    11.0         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.0 p5      12 x[1]
        vmovdqu64 [rbp + 1344], zmm1                                ;    12.0 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 112]                               ;     5.5 p2      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    11.5         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    11.5 p0      12 x[0]
        vmovdqu64 [rbp + 1408], zmm1                                ;    12.5 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 112]                               ;     6.2 p3      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    12.2         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    12.2 p5      12 x[0]
        vmovdqu64 [rbp + 1472], zmm1                                ;    13.2 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 116]                               ;     6.8 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    12.8         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    12.8 p0      12 x[1]
        vmovdqu64 [rbp + 1536], zmm1                                ;    13.8 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 116]                               ;     7.5 p2      12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    13.5         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    13.5 p5      12 x[1]
        vmovdqu64 [rbp + 1600], zmm1                                ;    14.5 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 136]                               ;     8.2 p3      12 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    14.2         12 x[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    14.2 p0      12 x[2]
        vmovdqu64 [rbp + 1664], zmm1                                ;    15.2 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 136]                               ;     8.8 p10     12 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    14.8         12 x[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    14.8 p5      12 x[2]
        vmovdqu64 [rbp + 1728], zmm1                                ;    15.8 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 176]                               ;     9.5 p2      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    15.5         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    15.5 p0      12 x[0]
        vmovdqu64 [rbp + 1792], zmm1                                ;    16.5 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 176]                               ;    10.2 p3      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    16.2         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    16.2 p5      12 x[0]
        vmovdqu64 [rbp + 1856], zmm1                                ;    17.2 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 188]                               ;    10.8 p10     12 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    16.8         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    16.8 p0      12 x[3]
        vmovdqu64 [rbp + 1920], zmm1                                ;    17.8 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 188]                               ;    11.5 p2      12 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    17.5         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    17.5 p5      12 x[3]
        vmovdqu64 [rbp + 1984], zmm1                                ;    18.5 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 208]                               ;    12.2 p3      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    18.2         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    18.2 p0      12 x[0]
        vmovdqu64 [rbp + 2048], zmm1                                ;    19.2 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 208]                               ;    12.8 p10     12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    18.8         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    18.8 p5      12 x[0]
        vmovdqu64 [rbp + 2112], zmm1                                ;    19.8 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 228]                               ;    13.5 p2      12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    19.5         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    19.5 p0      12 x[1]
        vmovdqu64 [rbp + 2176], zmm1                                ;    20.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 228]                               ;    14.2 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    20.2         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    20.2 p5      12 x[1]
        vmovdqu64 [rbp + 2240], zmm1                                ;    21.3 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 240]                               ;    14.8 p10     12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    20.8         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    20.8 p0      12 x[0]
        vmovdqu64 [rbp + 2304], zmm1                                ;    22.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 240]                               ;    15.5 p2      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    21.5         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    21.5 p5      12 x[0]
        vmovdqu64 [rbp + 2368], zmm1                                ;    23.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 244]                               ;    16.2 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    22.2         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    22.2 p0      12 x[1]
        vmovdqu64 [rbp + 2432], zmm1                                ;    24.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 244]                               ;    16.8 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    22.8         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    22.8 p5      12 x[1]
        vmovdqu64 [rbp + 2496], zmm1                                ;    25.3 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 264]                               ;    17.5 p2      12 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    23.5         12 x[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    23.5 p0      12 x[2]
        vmovdqu64 [rbp + 2560], zmm1                                ;    26.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 264]                               ;    18.2 p3      12 x[2]
        vmovdqa64 zmm1, zmm0                                        ;    24.2         12 x[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    24.2 p5      12 x[2]
        vmovdqu64 [rbp + 2624], zmm1                                ;    27.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 304]                               ;    18.8 p10     12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    24.8         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    24.8 p0      12 x[0]
        vmovdqu64 [rbp + 2688], zmm1                                ;    28.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 304]                               ;    19.5 p2      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    25.5         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    25.5 p5      12 x[0]
        vmovdqu64 [rbp + 2752], zmm1                                ;    29.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 316]                               ;    20.2 p3      12 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    26.2         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    26.2 p0      12 x[3]
        vmovdqu64 [rbp + 2816], zmm1                                ;    30.7 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 316]                               ;    20.8 p10     12 x[3]
        vmovdqa64 zmm1, zmm0                                        ;    26.8         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    26.8 p5      12 x[3]
        vmovdqu64 [rbp + 2880], zmm1                                ;    31.3 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 336]                               ;    21.5 p2      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    27.5         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    27.5 p0      12 x[0]
        vmovdqu64 [rbp + 2944], zmm1                                ;    32.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 336]                               ;    22.2 p3      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    28.2         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    28.2 p5      12 x[0]
        vmovdqu64 [rbp + 3008], zmm1                                ;    33.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 356]                               ;    22.8 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    28.8         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    28.8 p0      12 x[1]
        vmovdqu64 [rbp + 3072], zmm1                                ;    34.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 356]                               ;    23.5 p2      12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    29.5         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    29.5 p5      12 x[1]
        vmovdqu64 [rbp + 3136], zmm1                                ;    35.3 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 368]                               ;    24.2 p3      12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    30.2         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    30.2 p0      12 x[0]
        vmovdqu64 [rbp + 3200], zmm1                                ;    36.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 368]                               ;    24.8 p10     12 x[0]
        vmovdqa64 zmm1, zmm0                                        ;    30.8         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    30.8 p5      12 x[0]
        vmovdqu64 [rbp + 3264], zmm1                                ;    37.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 372]                               ;    25.5 p2      12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    31.5         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    31.5 p0      12 x[1]
        vmovdqu64 [rbp + 3328], zmm1                                ;    38.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 372]                               ;    26.2 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                        ;    32.2         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                            ;    32.2 p5      12 x[1]
        vmovdqu64 [rbp + 3392], zmm1                                ;    39.3 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 16]                                ;    26.8 p10     12 x[0]
        vmovdqu64 zmm1, [rel serpent_ctr.T0_constants512]           ;    27.0 p2      12 x[0] reload
        vpxord zmm0, zmm0, zmm1                                     ;    33.0 p0      12 x[0]
        vmovdqu64 [rbp + 3456], zmm0                                ;    40.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 392]                               ;    27.5 p3      12 x[2]
        vpbroadcastd zmm2, [r8 + 392]                               ;    27.8 p10     12 x[2]
        vpxord zmm3, zmm1, [r8 + 16]{1to16}                         ;    33.0 p5+p2   12 x[0]
        vmovdqu64 [rbp + 3520], zmm3                                ;    41.3 p8+p9   12 x[0]
        vmovdqa64 zmm3, zmm0                                        ;    33.5         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                            ;    33.5 p0      12 x[2]
        vmovdqu64 [rbp + 3584], zmm3                                ;    42.7 p7+p4   12 x[2]
        vmovdqa64 zmm0, zmm2                                        ;    33.8         12 x[2] copy
        vpternlogd zmm0, zmm2, zmm2, 0xf                            ;    33.8 p5      12 x[2]
        vmovdqu64 [rbp + 3648], zmm0                                ;    43.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 24]                                ;    29.2 p3      12 x[2]
        vmovdqu64 zmm2, [rel serpent_ctr.T0_constants512 + 64]      ;    29.3 p2      12 x[2] reload
        vpxord zmm0, zmm0, zmm2                                     ;    35.3 p0      12 x[2]
        vmovdqu64 [rbp + 3712], zmm0                                ;    44.7 p7+p4   12 x[2]
        vpxord zmm0, zmm2, [r8 + 24]{1to16}                         ;    35.3 p5+p3   12 x[2]
        vmovdqu64 [rbp + 3776], zmm0                                ;    45.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 28]                                ;    30.2 p10     12 x[3]
        vmovdqu64 zmm3, [rel serpent_ctr.T0_constants512 + 128]     ;    30.3 p2      12 x[3] reload
        vpxord zmm0, zmm0, zmm3                                     ;    36.3 p0      12 x[3]
        vmovdqu64 [rbp + 3840], zmm0                                ;    46.7 p7+p4   12 x[3]
        vpxord zmm0, zmm3, [r8 + 28]{1to16}                         ;    36.3 p5+p3   12 x[3]
        vmovdqu64 [rbp + 3904], zmm0                                ;    47.3 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 432]                               ;    31.2 p10     12 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    37.2         12 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    37.2 p0      12 x[0]
        vmovdqu64 [rbp + 3968], zmm4                                ;    48.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 432]                               ;    31.8 p2      12 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    37.8         12 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    37.8 p5      12 x[0]
        vmovdqu64 [rbp + 4032], zmm4                                ;    49.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 444]                               ;    32.5 p3      12 x[3]
        vmovdqa64 zmm4, zmm0                                        ;    38.5         12 x[3] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    38.5 p0      12 x[3]
        vpbroadcastd zmm0, [r8 + 444]                               ;    33.0 p10     12 x[3]
        vpbroadcastd zmm5, [r8 + 72]                                ;    33.2 p2      12 x[2]
        vmovdqu64 zmm6, [rel serpent_ctr.T0_constants512 + 256]     ;    33.5 p3      12 x[2] reload
        vpxord zmm5, zmm5, zmm6                                     ;    39.5 p5      12 x[2]
        vmovdqu64 [rbp + 4096], zmm5                                ;    50.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 4160], zmm4                                ;    51.3 p8+p9   12 x[3]
        vmovdqa64 zmm4, zmm0                                        ;    39.0         12 x[3] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    39.0 p0      12 x[3]
        vpbroadcastd zmm0, [r8 + 72]                                ;    34.3 p10     12 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;    40.3 p5      12 x[2]
        vmovdqu64 [rbp + 4224], zmm0                                ;    52.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 4288], zmm4                                ;    53.3 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 464]                               ;    35.0 p2      12 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    41.0         12 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    41.0 p0      12 x[0]
        vmovdqu64 [rbp + 4352], zmm4                                ;    54.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 464]                               ;    35.7 p3      12 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    41.7         12 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    41.7 p5      12 x[0]
        vmovdqu64 [rbp + 4416], zmm4                                ;    55.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 484]                               ;    36.3 p10     12 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    42.3         12 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    42.3 p0      12 x[1]
        vmovdqu64 [rbp + 4480], zmm4                                ;    56.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 484]                               ;    37.0 p2      12 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    43.0         12 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    43.0 p5      12 x[1]
        vmovdqu64 [rbp + 4544], zmm4                                ;    57.3 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 496]                               ;    37.7 p3      12 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    43.7         12 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    43.7 p0      12 x[0]
        vmovdqu64 [rbp + 4608], zmm4                                ;    58.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 496]                               ;    38.3 p10     12 x[0]
        vmovdqa64 zmm4, zmm0                                        ;    44.3         12 x[0] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    44.3 p5      12 x[0]
        vmovdqu64 [rbp + 4672], zmm4                                ;    59.3 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 500]                               ;    39.0 p2      12 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    45.0         12 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    45.0 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 500]                               ;    39.5 p3      12 x[1]
        vpxord zmm5, zmm1, [r8 + 144]{1to16}                        ;    40.0 p5+p2   12 x[0]
        vmovdqu64 [rbp + 4736], zmm5                                ;    60.7 p7+p4   12 x[0]
        vpxord zmm5, zmm1, [r8 + 144]{1to16}                        ;    40.5 p0+p3   12 x[0]
        vmovdqu64 [rbp + 4800], zmm5                                ;    61.3 p8+p9   12 x[0]
        vpxord zmm5, zmm2, [r8 + 152]{1to16}                        ;    41.0 p5+p2   12 x[2]
        vmovdqu64 [rbp + 4864], zmm5                                ;    62.7 p7+p4   12 x[2]
        vpxord zmm5, zmm2, [r8 + 152]{1to16}                        ;    41.5 p0+p3   12 x[2]
        vmovdqu64 [rbp + 4928], zmm5                                ;    63.3 p8+p9   12 x[2]
        vpxord zmm5, zmm3, [r8 + 156]{1to16}                        ;    42.0 p5+p2   12 x[3]
        vmovdqu64 [rbp + 4992], zmm5                                ;    64.7 p7+p4   12 x[3]
        vpxord zmm5, zmm3, [r8 + 156]{1to16}                        ;    42.5 p0+p3   12 x[3]
        vmovdqu64 [rbp + 5056], zmm5                                ;    65.3 p8+p9   12 x[3]
        vpbroadcastd zmm5, [r8 + 120]                               ;    41.7 p10     12 x[2]
        vpxord zmm5, zmm5, zmm6                                     ;    47.7 p5      12 x[2]
        vmovdqu64 [rbp + 5120], zmm5                                ;    66.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 5184], zmm4                                ;    67.3 p8+p9   12 x[1]
        vmovdqa64 zmm4, zmm0                                        ;    45.5         12 x[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    45.5 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 120]                               ;    42.7 p10     12 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;    48.7 p5      12 x[2]
        vmovdqu64 [rbp + 5248], zmm0                                ;    68.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 5312], zmm4                                ;    69.3 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 516]                               ;    43.3 p2      17 z[1]
        vmovdqa64 zmm4, zmm0                                        ;    49.3         17 z[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    49.3 p0      17 z[1]
        vmovdqu64 [rbp + 5376], zmm4                                ;    70.7 p7+p4   17 z[1]
        vpbroadcastd zmm0, [r8 + 516]                               ;    44.0 p3      17 z[1]
        vmovdqa64 zmm4, zmm0                                        ;    50.0         17 z[1] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    50.0 p5      17 z[1]
        vmovdqu64 [rbp + 5440], zmm4                                ;    71.3 p8+p9   17 z[1]
        vpbroadcastd zmm0, [r8 + 520]                               ;    44.7 p10     17 z[2]
        vmovdqa64 zmm4, zmm0                                        ;    50.7         17 z[2] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    50.7 p0      17 z[2]
        vmovdqu64 [rbp + 5504], zmm4                                ;    72.7 p7+p4   17 z[2]
        vpbroadcastd zmm0, [r8 + 520]                               ;    45.3 p2      17 z[2]
        vmovdqa64 zmm4, zmm0                                        ;    51.3         17 z[2] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    51.3 p5      17 z[2]
        vmovdqu64 [rbp + 5568], zmm4                                ;    73.3 p8+p9   17 z[2]
        vpbroadcastd zmm0, [r8 + 524]                               ;    46.0 p3      17 z[3]
        vmovdqa64 zmm4, zmm0                                        ;    52.0         17 z[3] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    52.0 p0      17 z[3]
        vmovdqu64 [rbp + 5632], zmm4                                ;    74.7 p7+p4   17 z[3]
        vpbroadcastd zmm0, [r8 + 524]                               ;    46.7 p10     17 z[3]
        vmovdqa64 zmm4, zmm0                                        ;    52.7         17 z[3] copy
        vpternlogd zmm4, zmm0, zmm0, 0xf                            ;    52.7 p5      17 z[3]
        vmovdqu64 [rbp + 5696], zmm4                                ;    75.3 p8+p9   17 z[3]
        vpbroadcastd zmm0, [r8]                                     ;    47.3 p2       9 rk
        mov r9, qword [rbp + 12872]                                 ;    47.5 p3       9 counter reload
        vpbroadcastd zmm4, [r9 + 12]                                ;    52.5 p10      9 counter
        vmovdqu64 zmm5, [rel serpent_ctr.T0_constants512 + 320]     ;    48.3 p2       9 counter reload
        vpshufb zmm4, zmm4, zmm5                                    ;    58.5 p5       9 counter
        vmovdqu64 [rbp + 5760], zmm4                                ;    76.7 p7+p4    9 counter
        vpbroadcastd zmm4, [r9]                                     ;    52.5 p3       9 counter
        vpshufb zmm4, zmm4, zmm5                                    ;    58.5 p5       9 counter
        vmovdqu64 [rbp + 5824], zmm4                                ;    77.3 p8+p9    9 counter
        vpbroadcastd zmm4, [r9 + 4]                                 ;    52.5 p10      9 counter
        vpshufb zmm4, zmm4, zmm5                                    ;    58.5 p5       9 counter
        vmovdqu64 [rbp + 5888], zmm4                                ;    78.7 p7+p4    9 counter
        vpbroadcastd zmm4, [r9 + 8]                                 ;    52.5 p2       9 counter
        vpshufb zmm4, zmm4, zmm5                                    ;    58.5 p5       9 counter
        vmovdqu64 [rbp + 5952], zmm4                                ;    79.3 p8+p9    9 counter
        vpxord zmm4, zmm1, [r8 + 272]{1to16}                        ;    49.8 p0+p3   12 x[0]
        vmovdqu64 [rbp + 6016], zmm4                                ;    80.7 p7+p4   12 x[0]
        vpxord zmm4, zmm1, [r8 + 272]{1to16}                        ;    50.8 p0+p2   12 x[0]
        vmovdqu64 [rbp + 6080], zmm4                                ;    81.3 p8+p9   12 x[0]
        vpxord zmm4, zmm2, [r8 + 280]{1to16}                        ;    51.8 p0+p3   12 x[2]
        vmovdqu64 [rbp + 6144], zmm4                                ;    82.7 p7+p4   12 x[2]
        vpxord zmm4, zmm2, [r8 + 280]{1to16}                        ;    52.0 p5+p2   12 x[2]
        vmovdqu64 [rbp + 6208], zmm4                                ;    83.3 p8+p9   12 x[2]
        vpbroadcastd zmm4, [r8 + 200]                               ;    51.2 p10     12 x[2]
        vpxord zmm4, zmm4, zmm6                                     ;    57.2 p0      12 x[2]
        vmovdqu64 [rbp + 6272], zmm4                                ;    84.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 6336], zmm0                                ;    85.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 4]                                 ;    51.8 p3       9 rk
        vpbroadcastd zmm4, [r8 + 200]                               ;    52.2 p10     12 x[2]
        vpxord zmm4, zmm4, zmm6                                     ;    58.2 p5      12 x[2]
        vmovdqu64 [rbp + 6400], zmm4                                ;    86.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 6464], zmm0                                ;    87.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 8]                                 ;    52.7 p2       9 rk
        vmovdqu64 [rbp + 6528], zmm0                                ;    88.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 12]                                ;    53.0 p3       9 rk
        vmovdqu64 [rbp + 6592], zmm0                                ;    89.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 20]                                ;    53.3 p10      9 rk
        vmovdqu64 [rbp + 6656], zmm0                                ;    90.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 32]                                ;    53.7 p2       9 rk
        vmovdqu64 [rbp + 6720], zmm0                                ;    91.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 36]                                ;    54.0 p3       9 rk
        vmovdqu64 [rbp + 6784], zmm0                                ;    92.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 40]                                ;    54.3 p10      9 rk
        vmovdqu64 [rbp + 6848], zmm0                                ;    93.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 44]                                ;    54.7 p2       9 rk
        vmovdqu64 [rbp + 6912], zmm0                                ;    94.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 52]                                ;    55.0 p3       9 rk
        vmovdqu64 [rbp + 6976], zmm0                                ;    95.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 56]                                ;    55.3 p10      9 rk
        vmovdqu64 [rbp + 7040], zmm0                                ;    96.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 64]                                ;    55.7 p2       9 rk
        vmovdqu64 [rbp + 7104], zmm0                                ;    97.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 68]                                ;    56.0 p3       9 rk
        vmovdqu64 [rbp + 7168], zmm0                                ;    98.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 76]                                ;    56.3 p10      9 rk
        vmovdqu64 [rbp + 7232], zmm0                                ;    99.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 84]                                ;    56.7 p2       9 rk
        vmovdqu64 [rbp + 7296], zmm0                                ;   100.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 88]                                ;    57.0 p3       9 rk
        vpxord zmm4, zmm3, [r8 + 284]{1to16}                        ;    57.7 p0+p2   12 x[3]
        vmovdqu64 [rbp + 7360], zmm4                                ;   101.3 p8+p9   12 x[3]
        vpxord zmm4, zmm3, [r8 + 284]{1to16}                        ;    58.0 p5+p3   12 x[3]
        vmovdqu64 [rbp + 7424], zmm4                                ;   102.7 p7+p4   12 x[3]
        vpbroadcastd zmm4, [r8 + 248]                               ;    57.8 p10     12 x[2]
        vpxord zmm4, zmm4, zmm6                                     ;    63.8 p0      12 x[2]
        vmovdqu64 [rbp + 7488], zmm4                                ;   103.3 p8+p9   12 x[2]
        vmovdqu64 [rbp + 7552], zmm0                                ;   104.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 92]                                ;    58.7 p2       9 rk
        vpbroadcastd zmm4, [r8 + 248]                               ;    58.8 p10     12 x[2]
        vpxord zmm4, zmm4, zmm6                                     ;    64.8 p5      12 x[2]
        vmovdqu64 [rbp + 7616], zmm4                                ;   105.3 p8+p9   12 x[2]
        vmovdqu64 [rbp + 7680], zmm0                                ;   106.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 96]                                ;    59.3 p3       9 rk
        vmovdqu64 [rbp + 7744], zmm0                                ;   107.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 104]                               ;    59.7 p2       9 rk
        vmovdqu64 [rbp + 7808], zmm0                                ;   108.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 108]                               ;    60.0 p10      9 rk
        vmovdqu64 [rbp + 7872], zmm0                                ;   109.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 124]                               ;    60.3 p3       9 rk
        vmovdqu64 [rbp + 7936], zmm0                                ;   110.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 128]                               ;    60.7 p2       9 rk
        vmovdqu64 [rbp + 8000], zmm0                                ;   111.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 132]                               ;    61.0 p10      9 rk
        vmovdqu64 [rbp + 8064], zmm0                                ;   112.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 140]                               ;    61.3 p3       9 rk
        vmovdqu64 [rbp + 8128], zmm0                                ;   113.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 148]                               ;    61.7 p2       9 rk
        vmovdqu64 [rbp + 8192], zmm0                                ;   114.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 160]                               ;    62.0 p10      9 rk
        vmovdqu64 [rbp + 8256], zmm0                                ;   115.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 164]                               ;    62.3 p3       9 rk
        vmovdqu64 [rbp + 8320], zmm0                                ;   116.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 168]                               ;    62.7 p2       9 rk
        vmovdqu64 [rbp + 8384], zmm0                                ;   117.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 172]                               ;    63.0 p10      9 rk
        vmovdqu64 [rbp + 8448], zmm0                                ;   118.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 180]                               ;    63.3 p3       9 rk
        vmovdqu64 [rbp + 8512], zmm0                                ;   119.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 184]                               ;    63.7 p2       9 rk
        vmovdqu64 [rbp + 8576], zmm0                                ;   120.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 192]                               ;    64.0 p10      9 rk
        vmovdqu64 [rbp + 8640], zmm0                                ;   121.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 196]                               ;    64.3 p3       9 rk
        vmovdqu64 [rbp + 8704], zmm0                                ;   122.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 204]                               ;    64.7 p2       9 rk
        vmovdqu64 [rbp + 8768], zmm0                                ;   123.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 212]                               ;    65.0 p10      9 rk
        vmovdqu64 [rbp + 8832], zmm0                                ;   124.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 216]                               ;    65.3 p3       9 rk
        vmovdqu64 [rbp + 8896], zmm0                                ;   125.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 220]                               ;    65.7 p2       9 rk
        vpxord zmm4, zmm1, [r8 + 400]{1to16}                        ;    66.3 p0+p3   12 x[0]
        vmovdqu64 [rbp + 8960], zmm4                                ;   126.7 p7+p4   12 x[0]
        vpxord zmm1, zmm1, [r8 + 400]{1to16}                        ;    66.7 p5+p2   12 x[0]
        vmovdqu64 [rbp + 9024], zmm1                                ;   127.3 p8+p9   12 x[0]
        vpxord zmm1, zmm2, [r8 + 408]{1to16}                        ;    67.3 p0+p3   12 x[2]
        vmovdqu64 [rbp + 9088], zmm1                                ;   128.7 p7+p4   12 x[2]
        vpxord zmm2, zmm2, [r8 + 408]{1to16}                        ;    67.7 p5+p2   12 x[2]
        vmovdqu64 [rbp + 9152], zmm2                                ;   129.3 p8+p9   12 x[2]
        vpxord zmm1, zmm3, [r8 + 412]{1to16}                        ;    68.3 p0+p3   12 x[3]
        vmovdqu64 [rbp + 9216], zmm1                                ;   130.7 p7+p4   12 x[3]
        vpxord zmm3, zmm3, [r8 + 412]{1to16}                        ;    68.7 p5+p2   12 x[3]
        vmovdqu64 [rbp + 9280], zmm3                                ;   131.3 p8+p9   12 x[3]
        vpxord zmm1, zmm6, [r8 + 328]{1to16}                        ;    69.3 p0+p3   12 x[2]
        vmovdqu64 [rbp + 9344], zmm1                                ;   132.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 9408], zmm0                                ;   133.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 224]                               ;    68.3 p10      9 rk
        vpxord zmm1, zmm6, [r8 + 328]{1to16}                        ;    69.7 p5+p2   12 x[2]
        vmovdqu64 [rbp + 9472], zmm1                                ;   134.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 9536], zmm0                                ;   135.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 232]                               ;    69.3 p10      9 rk
        vmovdqu64 [rbp + 9600], zmm0                                ;   136.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 236]                               ;    70.3 p3       9 rk
        vmovdqu64 [rbp + 9664], zmm0                                ;   137.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 252]                               ;    70.3 p10      9 rk
        vmovdqu64 [rbp + 9728], zmm0                                ;   138.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 256]                               ;    70.7 p2       9 rk
        vmovdqu64 [rbp + 9792], zmm0                                ;   139.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 260]                               ;    71.3 p3       9 rk
        vmovdqu64 [rbp + 9856], zmm0                                ;   140.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 268]                               ;    71.3 p10      9 rk
        vmovdqu64 [rbp + 9920], zmm0                                ;   141.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 276]                               ;    71.7 p2       9 rk
        vmovdqu64 [rbp + 9984], zmm0                                ;   142.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 288]                               ;    72.3 p3       9 rk
        vmovdqu64 [rbp + 10048], zmm0                               ;   143.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 292]                               ;    72.3 p10      9 rk
        vmovdqu64 [rbp + 10112], zmm0                               ;   144.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 296]                               ;    72.7 p2       9 rk
        vmovdqu64 [rbp + 10176], zmm0                               ;   145.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 300]                               ;    73.3 p3       9 rk
        vmovdqu64 [rbp + 10240], zmm0                               ;   146.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 308]                               ;    73.3 p10      9 rk
        vmovdqu64 [rbp + 10304], zmm0                               ;   147.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 312]                               ;    73.7 p2       9 rk
        vmovdqu64 [rbp + 10368], zmm0                               ;   148.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 320]                               ;    74.3 p3       9 rk
        vpxord zmm1, zmm6, [r8 + 376]{1to16}                        ;    74.7 p0+p2   12 x[2]
        vmovdqu64 [rbp + 10432], zmm1                               ;   149.3 p8+p9   12 x[2]
        vmovdqu64 [rbp + 10496], zmm0                               ;   150.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 324]                               ;    74.3 p10      9 rk
        vpxord zmm1, zmm6, [r8 + 376]{1to16}                        ;    75.3 p5+p3   12 x[2]
        vmovdqu64 [rbp + 10560], zmm1                               ;   151.3 p8+p9   12 x[2]
        vmovdqu64 [rbp + 10624], zmm0                               ;   152.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 332]                               ;    75.3 p10      9 rk
        vmovdqu64 [rbp + 10688], zmm0                               ;   153.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 340]                               ;    75.7 p2       9 rk
        vmovdqu64 [rbp + 10752], zmm0                               ;   154.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 344]                               ;    76.3 p3       9 rk
        vmovdqu64 [rbp + 10816], zmm0                               ;   155.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 348]                               ;    76.3 p10      9 rk
        vmovdqu64 [rbp + 10880], zmm0                               ;   156.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 352]                               ;    76.7 p2       9 rk
        vmovdqu64 [rbp + 10944], zmm0                               ;   157.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 360]                               ;    77.3 p3       9 rk
        vmovdqu64 [rbp + 11008], zmm0                               ;   158.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 364]                               ;    77.3 p10      9 rk
        vmovdqu64 [rbp + 11072], zmm0                               ;   159.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 380]                               ;    77.7 p2       9 rk
        vmovdqu64 [rbp + 11136], zmm0                               ;   160.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 384]                               ;    78.3 p3       9 rk
        vmovdqu64 [rbp + 11200], zmm0                               ;   161.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 388]                               ;    78.3 p10      9 rk
        vmovdqu64 [rbp + 11264], zmm0                               ;   162.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 396]                               ;    78.7 p2       9 rk
        vmovdqu64 [rbp + 11328], zmm0                               ;   163.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 404]                               ;    79.3 p3       9 rk
        vmovdqu64 [rbp + 11392], zmm0                               ;   164.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 416]                               ;    79.3 p10      9 rk
        vmovdqu64 [rbp + 11456], zmm0                               ;   165.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 420]                               ;    79.7 p2       9 rk
        vmovdqu64 [rbp + 11520], zmm0                               ;   166.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 424]                               ;    80.3 p3       9 rk
        vmovdqu64 [rbp + 11584], zmm0                               ;   167.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 428]                               ;    80.3 p10      9 rk
        vmovdqu64 [rbp + 11648], zmm0                               ;   168.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 436]                               ;    80.7 p2       9 rk
        vmovdqu64 [rbp + 11712], zmm0                               ;   169.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 440]                               ;    81.3 p3       9 rk
        vmovdqu64 [rbp + 11776], zmm0                               ;   170.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 448]                               ;    81.3 p10      9 rk
        vmovdqu64 [rbp + 11840], zmm0                               ;   171.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 452]                               ;    81.7 p2       9 rk
        vpxord zmm1, zmm6, [r8 + 456]{1to16}                        ;    82.3 p0+p3   12 x[2]
        vmovdqu64 [rbp + 11904], zmm1                               ;   172.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 11968], zmm0                               ;   173.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 460]                               ;    82.3 p10      9 rk
        vpxord zmm1, zmm6, [r8 + 456]{1to16}                        ;    82.7 p5+p2   12 x[2]
        vmovdqu64 [rbp + 12032], zmm1                               ;   174.7 p7+p4   12 x[2]
        vmovdqu64 [rbp + 12096], zmm0                               ;   175.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 468]                               ;    83.3 p3       9 rk
        vmovdqu64 [rbp + 12160], zmm0                               ;   176.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 472]                               ;    83.3 p10      9 rk
        vmovdqu64 [rbp + 12224], zmm0                               ;   177.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 476]                               ;    83.7 p2       9 rk
        vmovdqu64 [rbp + 12288], zmm0                               ;   178.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 480]                               ;    84.3 p3       9 rk
        vmovdqu64 [rbp + 12352], zmm0                               ;   179.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 488]                               ;    84.3 p10      9 rk
        vmovdqu64 [rbp + 12416], zmm0                               ;   180.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 492]                               ;    84.7 p2       9 rk
        vmovdqu64 [rbp + 12480], zmm0                               ;   181.3 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 508]                               ;    85.3 p3       9 rk
        vmovdqu64 [rbp + 12544], zmm0                               ;   182.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 512]                               ;    85.3 p10      9 rk
        vmovdqu64 [rbp + 12608], zmm0                               ;   183.3 p8+p9    9 rk
        vmovdqu64 zmm0, [rel serpent_ctr.T0_constants512 + 384]     ;    85.7 p2       9 rk reload
        vmovdqu64 [rbp + 12672], zmm0                               ;   184.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 504]                               ;    86.3 p3      12 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;    92.3 p0      12 x[2]
        vmovdqu64 [rbp + 12736], zmm0                               ;   185.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 504]                               ;    86.3 p10     12 x[2]
        vpxord zmm0, zmm0, zmm6                                     ;    92.3 p5      12 x[2]
        vmovdqu64 [rbp + 12800], zmm0                               ;   186.7 p7+p4   12 x[2]
        cmp dword [rbp + 12944], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 12944]                                ;                    passes of 32
        mov rcx, rax                                                ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                               ;                    passes of 32
        mov qword [rbp + 12880], rax                                ;                    passes of 32
        sub rcx, rax                                                ;                    passes of 32
        imul rcx, rcx, 0x10                                         ;                    passes of 32
        mov rdx, qword [rbp + 12888]                                ;                    passes of 32
        add rcx, rdx                                                ;                    passes of 32
        mov qword [rbp + 12896], rcx                                ;                    passes of 32
        cmp rcx, rdx                                                ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        vmovdqu64 zmm0, [rbp + 12672]                               ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm1, [rbp + 5824]                                ;     0.0 p2      10 more reload
        vprold zmm2, zmm1, 8                                        ;     6.0 p0      10 more
        vmovdqu64 zmm4, [rel serpent_ctr.T0_constants512 + 576]     ;     0.3 p3      10 more reload
        vprold zmm1, zmm1, 0x18                                     ;     6.0 p0      10 more
        vmovdqu64 zmm3, [rel serpent_ctr.T0_constants512 + 512]     ;     1.0 p2      10 more reload
        vmovdqu64 zmm12, [rbp + 6528]                               ;     1.3 p3      12 x[2] reload
        vpandd zmm2, zmm2, zmm3                                     ;     7.0 p5      10 more
        vpandd zmm1, zmm1, zmm4                                     ;     7.0 p5      10 more
        vmovdqu64 zmm10, [rbp + 5952]                               ;     2.0 p2      10 more reload
        vpternlogd zmm1, zmm2, [rbp + 6336], 0x56                   ;     8.0 p0+p3   12 x[0]
        vmovdqu64 zmm2, [rbp + 5888]                                ;     3.0 p2      10 more reload
        vprold zmm5, zmm2, 8                                        ;     9.0 p0      10 more
        vpandd zmm5, zmm5, zmm3                                     ;    10.0 p5      10 more
        vprold zmm2, zmm2, 0x18                                     ;     9.0 p0      10 more
        vpandd zmm2, zmm2, zmm4                                     ;    10.0 p5      10 more
        vpternlogd zmm2, zmm5, [rbp + 6464], 0x56                   ;    11.0 p5+p3   12 x[1]
        vmovdqa64 zmm6, zmm2                                        ;    12.0         13 x copy
        vmovdqu64 zmm7, [rbp + 5760]                                ;     4.0 p2      10 low reload
        vmovdqa64 zmm9, zmm0                                        ;     3.3         10 more copy
        vpaddd zmm8, zmm0, zmm7                                     ;    10.0 p0      10 low
        vpternlogd zmm9, zmm8, zmm7, 0xb2                           ;    11.0 p5      10 more
        vpsrld zmm9, zmm9, 0x1f                                     ;    12.0 p0      10 more
        vpaddd zmm9, zmm9, zmm10                                    ;    13.0 p5      10 more
        vprold zmm13, zmm8, 8                                       ;    11.0 p0      10 more
        vprold zmm8, zmm8, 0x18                                     ;    11.0 p0      10 more
        vpandd zmm8, zmm8, zmm4                                     ;    12.0 p5      10 more
        vpternlogd zmm8, zmm13, zmm3, 0xf8                          ;    13.0 p5      10 more
        vmovdqu64 zmm13, [rbp + 6592]                               ;     4.8 p3      12 x[3] reload
        vpternlogd zmm8, zmm1, zmm13, 0x96                          ;    14.0 p0      13 x
        vprold zmm11, zmm9, 8                                       ;    14.0 p0      10 more
        vprold zmm9, zmm9, 0x18                                     ;    14.0 p0      10 more
        vpandd zmm11, zmm11, zmm3                                   ;    15.0 p5      10 more
        vpandd zmm9, zmm9, zmm4                                     ;    15.0 p5      10 more
        vpternlogd zmm9, zmm11, zmm12, 0x56                         ;    16.0 p5      12 x[2]
        vmovdqa64 zmm11, zmm9                                       ;    17.0         13 x copy
        vmovdqa64 zmm14, zmm8                                       ;    15.0         13 x copy
        vpternlogd zmm14, zmm2, zmm1, 0x6a                          ;    15.0 p0      13 x
        vpandd zmm11, zmm11, zmm14                                  ;    17.0 p5      13 x
        vmovdqa64 zmm5, zmm2                                        ;    12.0         13 x copy
        vpxord zmm5, zmm5, zmm9                                     ;    17.0 p0      13 x
        vmovdqa64 zmm15, zmm14                                      ;    16.0         13 x copy
        vpternlogd zmm15, zmm8, zmm9, 0x96                          ;    17.0 p5      13 x
        vpternlogd zmm11, zmm15, zmm5, 0x96                         ;    18.0 p0      13 x
        vprold zmm11, zmm11, 3                                      ;    19.0 p0      14 x[2]
        vmovdqa64 zmm16, zmm8                                       ;    15.0         13 x copy
        vpternlogd zmm16, zmm5, zmm1, 0x36                          ;    18.0 p5      13 x
        vpternlogd zmm8, zmm9, zmm16, 0x28                          ;    19.0 p5      13 x
        vpternlogd zmm8, zmm14, zmm5, 0xf8                          ;    20.0 p0      13 x
        vpxord zmm15, zmm15, zmm8                                   ;    21.0 p5      14 x[1]
        vprold zmm5, zmm8, 0xd                                      ;    21.0 p0      14 x[0]
        vpternlogd zmm15, zmm5, zmm11, 0x96                         ;    22.0 p5      14 x[1]
        vprold zmm8, zmm15, 1                                       ;    23.0 p0      14 x[1]
        vpslld zmm9, zmm5, 3                                        ;    22.0 p0      14 x[3]
        vpternlogd zmm9, zmm16, zmm11, 0x96                         ;    23.0 p5      14 x[3]
        vpslld zmm14, zmm8, 7                                       ;    24.0 p0      14 x[2]
        vpaddd zmm15, zmm0, [rel serpent_ctr.T0_constants512 + 448] ;    20.0 p5+p2   10 low
        vpaddd zmm16, zmm15, zmm7                                   ;    21.0 p5      10 low
        vpternlogd zmm15, zmm7, zmm16, 0xd4                         ;    22.0 p0      10 more
        vpsrld zmm7, zmm15, 0x1f                                    ;    23.0 p0      10 more
        vpaddd zmm10, zmm10, zmm7                                   ;    24.0 p5      10 more
        vprold zmm7, zmm10, 8                                       ;    25.0 p0      10 more
        vprold zmm10, zmm10, 0x18                                   ;    25.0 p0      10 more
        vpandd zmm7, zmm7, zmm3                                     ;    26.0 p5      10 more
        vpandd zmm10, zmm10, zmm4                                   ;    26.0 p5      10 more
        vpternlogd zmm12, zmm10, zmm7, 0x1e                         ;    27.0 p5      12 x[2]
        vpxord zmm6, zmm6, zmm12                                    ;    28.0 p0      13 x
        vprold zmm7, zmm16, 8                                       ;    26.2 p0      10 more
        vprold zmm10, zmm16, 0x18                                   ;    27.2 p0      10 more
        vpandd zmm10, zmm10, zmm4                                   ;    28.2 p5      10 more
        vpternlogd zmm10, zmm7, zmm3, 0xf8                          ;    29.2 p5      10 more
        vpternlogd zmm13, zmm10, zmm1, 0x96                         ;    30.2 p5      13 x
        vmovdqa64 zmm3, zmm13                                       ;    31.2         13 x copy
        vpternlogd zmm3, zmm2, zmm1, 0x6a                           ;    31.2 p0      13 x
        vpternlogd zmm1, zmm13, zmm6, 0x56                          ;    31.2 p5      13 x
        vprold zmm9, zmm9, 7                                        ;    29.2 p0      14 x[3]
        vpternlogd zmm14, zmm11, zmm9, 0x96                         ;    30.2 p5      14 x[2]
        vprold zmm11, zmm14, 0x16                                   ;    31.2 p0      14 x[2]
        vpternlogd zmm2, zmm3, zmm12, 0xd2                          ;    32.2 p5      13 x
        vmovdqa64 zmm7, zmm3                                        ;    32.2         13 x copy
        vpternlogd zmm7, zmm13, zmm12, 0x96                         ;    32.2 p0      13 x
        vpternlogd zmm13, zmm12, zmm1, 0x28                         ;    32.2 p5      13 x
        vpternlogd zmm13, zmm3, zmm6, 0xf8                          ;    33.2 p0      13 x
        vpxord zmm2, zmm2, zmm7                                     ;    33.2 p5      13 x
        vpternlogd zmm5, zmm9, zmm8, 0x96                           ;    33.2 p0      14 x[0]
        vprold zmm5, zmm5, 5                                        ;    34.2 p0      14 x[0]
        vpxord zmm5, zmm5, [rbp + 3456]                             ;    35.2 p5+p3   12 x[0]
        vmovdqu64 zmm14, [rbp + 6656]                               ;    14.7 p2      12 x[1] reload
        vpxord zmm8, zmm8, zmm14                                    ;    35.0 p5      12 x[1]
        vpxord zmm11, zmm11, [rbp + 3712]                           ;    35.2 p0+p3   12 x[2]
        vprold zmm2, zmm2, 3                                        ;    36.2 p0      14 x[2]
        vpxord zmm7, zmm7, zmm13                                    ;    36.0 p5      14 x[1]
        vprold zmm3, zmm13, 0xd                                     ;    37.2 p0      14 x[0]
        vpternlogd zmm7, zmm3, zmm2, 0x96                           ;    38.2 p5      14 x[1]
        vprold zmm6, zmm7, 1                                        ;    39.2 p0      14 x[1]
        vpslld zmm7, zmm3, 3                                        ;    39.2 p0      14 x[3]
        vpternlogd zmm7, zmm1, zmm2, 0x96                           ;    40.2 p5      14 x[3]
        vprold zmm1, zmm7, 7                                        ;    41.2 p0      14 x[3]
        vpternlogd zmm3, zmm1, zmm6, 0x96                           ;    42.2 p5      14 x[0]
        vpxord zmm9, zmm9, [rbp + 3840]                             ;    40.0 p5+p2   12 x[3]
        vmovdqa64 zmm4, zmm9                                        ;    41.0         13 x copy
        vprold zmm3, zmm3, 5                                        ;    43.2 p0      14 x[0]
        vpxord zmm14, zmm14, zmm6                                   ;    41.0 p5      12 x[1]
        vpslld zmm6, zmm6, 7                                        ;    42.2 p0      14 x[2]
        vpternlogd zmm6, zmm2, zmm1, 0x96                           ;    43.2 p5      14 x[2]
        vprold zmm2, zmm6, 0x16                                     ;    44.2 p0      14 x[2]
        vpxord zmm3, zmm3, [rbp + 3520]                             ;    44.2 p5+p3   12 x[0]
        vpxord zmm2, zmm2, [rbp + 3776]                             ;    45.2 p5+p2   12 x[2]
        vpxord zmm1, zmm1, [rbp + 3904]                             ;    44.2 p0+p3   12 x[3]
        vmovdqa64 zmm6, zmm1                                        ;    45.2         13 x copy
        vmovdqa64 zmm7, zmm11                                       ;    36.2         13 x copy
        vpternlogd zmm7, zmm8, zmm5, 0xf8                           ;    45.0 p5      13 x
        vpternlogd zmm11, zmm9, zmm8, 0x96                          ;    45.2 p0      13 x
        vpternlogd zmm9, zmm8, zmm5, 0x21                           ;    46.0 p5      13 x
        vpternlogd zmm8, zmm5, zmm11, 0x6a                          ;    46.2 p0      13 x
        vpternlogd zmm11, zmm9, zmm7, 0xec                          ;    47.0 p5      13 x
        vpternlogd zmm7, zmm11, zmm8, 0xde                          ;    48.0 p0      13 x
        vpxord zmm4, zmm4, zmm8                                     ;    48.0 p5      13 x
        vprold zmm5, zmm8, 3                                        ;    48.2 p0      14 x[2]
        vmovdqa64 zmm8, zmm1                                        ;    45.2         13 x copy
        vpternlogd zmm8, zmm2, zmm14, 0x96                          ;    49.0 p5      13 x
        vpternlogd zmm2, zmm14, zmm3, 0xf8                          ;    49.2 p0      13 x
        vpternlogd zmm1, zmm14, zmm3, 0x21                          ;    50.0 p5      13 x
        vpternlogd zmm14, zmm3, zmm8, 0x6a                          ;    50.2 p0      13 x
        vpternlogd zmm8, zmm1, zmm2, 0xec                           ;    51.0 p5      13 x
        vpternlogd zmm2, zmm8, zmm14, 0xde                          ;    52.0 p0      13 x
        vmovdqa64 zmm10, zmm4                                       ;    49.0         13 x copy
        vpxord zmm6, zmm6, zmm14                                    ;    52.0 p5      13 x
        vprold zmm3, zmm14, 3                                       ;    52.2 p0      14 x[2]
        vpternlogd zmm10, zmm11, zmm9, 0x9a                         ;    53.0 p5      13 x
        vpternlogd zmm4, zmm9, zmm5, 0x96                           ;    53.2 p0      14 x[1]
        vprold zmm9, zmm10, 0xd                                     ;    54.2 p0      14 x[0]
        vmovdqu64 zmm12, [rbp + 6848]                               ;    22.2 p2      12 x[2] reload
        vmovdqu64 zmm13, [rbp + 6912]                               ;    22.3 p3      12 x[3] reload
        vmovdqa64 zmm14, zmm6                                       ;    53.0         13 x copy
        vpternlogd zmm14, zmm8, zmm1, 0x9a                          ;    54.0 p5      13 x
        vpternlogd zmm6, zmm1, zmm3, 0x96                           ;    55.0 p5      14 x[1]
        vprold zmm1, zmm14, 0xd                                     ;    55.2 p0      14 x[0]
        vpternlogd zmm6, zmm2, zmm1, 0x96                           ;    56.2 p5      14 x[1]
        vprold zmm2, zmm6, 1                                        ;    57.2 p0      14 x[1]
        vpslld zmm6, zmm1, 3                                        ;    57.2 p0      14 x[3]
        vpternlogd zmm6, zmm8, zmm3, 0x96                           ;    58.2 p5      14 x[3]
        vprold zmm6, zmm6, 7                                        ;    59.2 p0      14 x[3]
        vpternlogd zmm1, zmm6, zmm2, 0x96                           ;    60.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                        ;    61.2 p0      14 x[0]
        vpslld zmm8, zmm2, 7                                        ;    60.2 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;    61.2 p5      14 x[2]
        vprold zmm3, zmm8, 0x16                                     ;    62.2 p0      14 x[2]
        vpxord zmm6, zmm6, zmm13                                    ;    60.2 p5      12 x[3]
        vpxord zmm3, zmm3, zmm12                                    ;    63.2 p5      12 x[2]
        vpternlogd zmm4, zmm7, zmm9, 0x96                           ;    62.0 p5      14 x[1]
        vprold zmm4, zmm4, 1                                        ;    63.0 p0      14 x[1]
        vpslld zmm7, zmm9, 3                                        ;    63.2 p0      14 x[3]
        vpternlogd zmm7, zmm11, zmm5, 0x96                          ;    64.2 p5      14 x[3]
        vprold zmm7, zmm7, 7                                        ;    65.2 p0      14 x[3]
        vpternlogd zmm9, zmm7, zmm4, 0x96                           ;    66.2 p5      14 x[0]
        vprold zmm9, zmm9, 5                                        ;    67.2 p0      14 x[0]
        vpslld zmm11, zmm4, 7                                       ;    66.2 p0      14 x[2]
        vpternlogd zmm11, zmm5, zmm7, 0x96                          ;    67.2 p5      14 x[2]
        vprold zmm5, zmm11, 0x16                                    ;    68.2 p0      14 x[2]
        vmovdqu64 zmm11, [rbp + 6784]                               ;    26.8 p2      12 x[1] reload
        vpxord zmm4, zmm4, zmm11                                    ;    66.0 p5      12 x[1]
        vpxord zmm5, zmm5, zmm12                                    ;    69.2 p5      12 x[2]
        vpxord zmm7, zmm7, zmm13                                    ;    68.0 p5      12 x[3]
        vpxord zmm2, zmm2, zmm11                                    ;    68.2 p0      12 x[1]
        vmovdqa64 zmm8, zmm5                                        ;    70.2         13 x copy
        vmovdqa64 zmm11, zmm3                                       ;    64.2         13 x copy
        vmovdqu64 zmm12, [rbp + 1088]                               ;    28.0 p3      12 x[3] reload
        vmovdqu64 zmm10, [rbp + 6720]                               ;    28.2 p2      12 x[0] reload
        vpxord zmm9, zmm9, zmm10                                    ;    69.0 p5      12 x[0]
        vpxord zmm1, zmm1, zmm10                                    ;    69.2 p0      12 x[0]
        vpternlogd zmm5, zmm7, zmm9, 0x6c                           ;    70.2 p5      13 x
        vpternlogd zmm8, zmm4, zmm9, 0x96                           ;    70.2 p0      13 x
        vpternlogd zmm7, zmm4, zmm9, 0x36                           ;    71.0 p5      13 x
        vpternlogd zmm4, zmm5, zmm8, 0x6a                           ;    71.2 p0      13 x
        vpternlogd zmm9, zmm5, zmm8, 0x96                           ;    72.0 p5      13 x
        vpternlogd zmm5, zmm8, zmm7, 0xd2                           ;    72.2 p0      13 x
        vprold zmm8, zmm9, 0xd                                      ;    73.2 p0      14 x[0]
        vpxord zmm7, zmm7, zmm5                                     ;    73.2 p5      13 x
        vprold zmm7, zmm7, 3                                        ;    74.2 p0      14 x[2]
        vpxord zmm5, zmm5, zmm4                                     ;    74.0 p5      14 x[1]
        vpternlogd zmm5, zmm7, zmm8, 0x96                           ;    75.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                        ;    76.2 p0      14 x[1]
        vpslld zmm9, zmm8, 3                                        ;    76.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm7, 0x96                           ;    77.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                        ;    78.2 p0      14 x[3]
        vpternlogd zmm8, zmm4, zmm5, 0x96                           ;    79.2 p5      14 x[0]
        vprold zmm8, zmm8, 5                                        ;    80.2 p0      14 x[0]
        vpxord zmm8, zmm8, [rbp + 896]                              ;    81.2 p5+p3   12 x[0]
        vpslld zmm9, zmm5, 7                                        ;    79.2 p0      14 x[2]
        vpternlogd zmm11, zmm2, zmm1, 0x96                          ;    79.0 p5      13 x
        vpternlogd zmm9, zmm7, zmm4, 0x96                           ;    80.2 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                     ;    81.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 6976]                                ;    32.3 p2      12 x[1] reload
        vpxord zmm5, zmm5, zmm9                                     ;    81.0 p5      12 x[1]
        vpternlogd zmm3, zmm6, zmm1, 0x6c                           ;    81.2 p0      13 x
        vpternlogd zmm6, zmm2, zmm1, 0x36                           ;    82.0 p5      13 x
        vpternlogd zmm1, zmm3, zmm11, 0x96                          ;    82.2 p0      13 x
        vpandd zmm10, zmm5, zmm8                                    ;    83.0 p5      13 x
        vpternlogd zmm2, zmm3, zmm11, 0x6a                          ;    83.2 p0      13 x
        vpternlogd zmm3, zmm11, zmm6, 0xd2                          ;    84.0 p5      13 x
        vprold zmm1, zmm1, 0xd                                      ;    84.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm3                                     ;    85.0 p5      13 x
        vprold zmm6, zmm6, 3                                        ;    86.0 p0      14 x[2]
        vpxord zmm3, zmm3, zmm2                                     ;    86.0 p5      14 x[1]
        vpslld zmm11, zmm1, 3                                       ;    86.2 p0      14 x[3]
        vpternlogd zmm11, zmm2, zmm6, 0x96                          ;    87.2 p5      14 x[3]
        vprold zmm2, zmm11, 7                                       ;    88.2 p0      14 x[3]
        vpternlogd zmm3, zmm6, zmm1, 0x96                           ;    88.0 p5      14 x[1]
        vprold zmm3, zmm3, 1                                        ;    89.0 p0      14 x[1]
        vpternlogd zmm1, zmm2, zmm3, 0x96                           ;    90.0 p5      14 x[0]
        vprold zmm1, zmm1, 5                                        ;    91.0 p0      14 x[0]
        vpxord zmm1, zmm1, [rbp + 960]                              ;    92.0 p5+p3   12 x[0]
        vpslld zmm11, zmm3, 7                                       ;    90.2 p0      14 x[2]
        vpternlogd zmm11, zmm6, zmm2, 0x96                          ;    91.2 p5      14 x[2]
        vprold zmm6, zmm11, 0x16                                    ;    92.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm9                                     ;    92.0 p5      12 x[1]
        vpandd zmm9, zmm3, zmm1                                     ;    93.0 p0      13 x
        vmovdqu64 zmm11, [rbp + 1024]                               ;    36.5 p2      12 x[3] reload
        vpternlogd zmm5, zmm4, zmm11, 0x96                          ;    93.0 p5      13 x
        vpternlogd zmm11, zmm4, zmm8, 0xbe                          ;    93.2 p0      13 x
        vmovdqu64 zmm4, [rbp + 7040]                                ;    37.0 p3      12 x[2] reload
        vpternlogd zmm8, zmm7, zmm4, 0x96                           ;    94.0 p5      13 x
        vpternlogd zmm8, zmm5, zmm10, 0x36                          ;    95.0 p0      13 x
        vpternlogd zmm7, zmm11, zmm4, 0x48                          ;    95.0 p5      13 x
        vpxord zmm11, zmm11, zmm10                                  ;    95.2 p0      13 x
        vpternlogd zmm3, zmm2, zmm12, 0x96                          ;    96.0 p5      13 x
        vpternlogd zmm12, zmm2, zmm1, 0xbe                          ;    96.2 p0      13 x
        vmovdqa64 zmm2, zmm11                                       ;    96.2         13 x copy
        vpternlogd zmm2, zmm7, zmm8, 0x56                           ;    97.0 p5      13 x
        vpternlogd zmm1, zmm6, zmm4, 0x96                           ;    97.2 p0      13 x
        vpternlogd zmm6, zmm4, zmm12, 0x28                          ;    98.0 p5      13 x
        vpternlogd zmm5, zmm7, zmm10, 0x36                          ;    98.2 p0      13 x
        vpternlogd zmm8, zmm11, zmm5, 0x4e                          ;    99.2 p5      13 x
        vprold zmm4, zmm8, 0xd                                      ;   100.2 p0      14 x[0]
        vpternlogd zmm7, zmm10, zmm2, 0x56                          ;   100.0 p5      14 x[3]
        vpternlogd zmm2, zmm11, zmm5, 0x1e                          ;   100.2 p0      13 x
        vprold zmm2, zmm2, 3                                        ;   101.2 p0      14 x[2]
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;   102.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                        ;   103.2 p0      14 x[1]
        vpslld zmm8, zmm4, 3                                        ;   103.2 p0      14 x[3]
        vpternlogd zmm8, zmm7, zmm2, 0x96                           ;   104.2 p5      14 x[3]
        vprold zmm7, zmm8, 7                                        ;   105.2 p0      14 x[3]
        vpslld zmm8, zmm5, 7                                        ;   105.2 p0      14 x[2]
        vpternlogd zmm1, zmm3, zmm9, 0x36                           ;   103.0 p5      13 x
        vpternlogd zmm3, zmm6, zmm9, 0x36                           ;   104.0 p5      13 x
        vpxord zmm12, zmm12, zmm9                                   ;   105.0 p5      13 x
        vpternlogd zmm4, zmm7, zmm5, 0x96                           ;   106.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                        ;   107.2 p0      14 x[0]
        vpternlogd zmm8, zmm2, zmm7, 0x96                           ;   107.0 p5      14 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   108.0 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 7168]                                ;    42.0 p2      12 x[1] reload
        vpxord zmm5, zmm5, zmm8                                     ;   108.0 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 7232]                               ;    42.3 p3      12 x[3] reload
        vpxord zmm7, zmm7, zmm10                                    ;   108.2 p0      12 x[3]
        vmovdqa64 zmm11, zmm12                                      ;   106.0         13 x copy
        vpternlogd zmm11, zmm6, zmm1, 0x56                          ;   109.0 p5      13 x
        vpternlogd zmm6, zmm9, zmm11, 0x56                          ;   110.0 p0      14 x[3]
        vpternlogd zmm1, zmm12, zmm3, 0x4e                          ;   110.0 p5      13 x
        vpternlogd zmm11, zmm12, zmm3, 0x1e                         ;   110.2 p0      13 x
        vprold zmm1, zmm1, 0xd                                      ;   111.2 p0      14 x[0]
        vprold zmm9, zmm11, 3                                       ;   112.2 p0      14 x[2]
        vpternlogd zmm3, zmm9, zmm1, 0x96                           ;   113.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                        ;   114.2 p0      14 x[1]
        vpslld zmm11, zmm1, 3                                       ;   114.2 p0      14 x[3]
        vpternlogd zmm11, zmm6, zmm9, 0x96                          ;   115.2 p5      14 x[3]
        vprold zmm6, zmm11, 7                                       ;   116.2 p0      14 x[3]
        vpternlogd zmm1, zmm6, zmm3, 0x96                           ;   117.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                        ;   118.2 p0      14 x[0]
        vpslld zmm11, zmm3, 7                                       ;   117.2 p0      14 x[2]
        vpternlogd zmm11, zmm9, zmm6, 0x96                          ;   118.2 p5      14 x[2]
        vprold zmm9, zmm11, 0x16                                    ;   119.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   115.2 p5      12 x[1]
        vpxord zmm6, zmm6, zmm10                                    ;   117.2 p5      12 x[3]
        vmovdqa64 zmm10, zmm3                                       ;   116.2         13 x copy
        vmovdqu64 zmm11, [rbp + 7104]                               ;    46.0 p2      12 x[0] reload
        vmovdqa64 zmm12, zmm5                                       ;   109.0         13 x copy
        vpternlogd zmm12, zmm4, zmm11, 0x96                         ;   117.0 p5      13 x
        vpternlogd zmm4, zmm7, zmm11, 0x96                          ;   118.0 p5      13 x
        vmovdqa64 zmm14, zmm3                                       ;   116.2         13 x copy
        vpternlogd zmm14, zmm1, zmm11, 0x96                         ;   119.2 p5      13 x
        vpternlogd zmm1, zmm11, zmm6, 0x96                          ;   119.2 p0      13 x
        vmovdqu64 zmm11, [rbp + 4224]                               ;    47.2 p3      12 x[2] reload
        vpternlogd zmm6, zmm9, zmm11, 0x96                          ;   120.2 p5      13 x
        vpternlogd zmm9, zmm11, zmm1, 0xbe                          ;   120.2 p0      13 x
        vpternlogd zmm14, zmm6, zmm1, 0x6c                          ;   121.2 p5      13 x
        vmovdqa64 zmm11, zmm1                                       ;   120.2         13 x copy
        vpternlogd zmm1, zmm14, zmm3, 0x78                          ;   122.2 p0      14 x[3]
        vpternlogd zmm3, zmm9, zmm6, 0xb4                           ;   122.0 p5      13 x
        vmovdqa64 zmm8, zmm5                                        ;   109.0         13 x copy
        vmovdqu64 zmm13, [rbp + 4096]                               ;    48.5 p2      12 x[2] reload
        vpternlogd zmm7, zmm2, zmm13, 0x96                          ;   122.2 p0      13 x
        vpternlogd zmm12, zmm7, zmm4, 0x6c                          ;   123.2 p5      13 x
        vpternlogd zmm2, zmm13, zmm4, 0xbe                          ;   123.2 p0      13 x
        vmovdqa64 zmm13, zmm4                                       ;   119.0         13 x copy
        vpternlogd zmm4, zmm12, zmm5, 0x78                          ;   124.2 p5      14 x[3]
        vpternlogd zmm5, zmm2, zmm7, 0xb4                           ;   124.2 p0      13 x
        vpternlogd zmm2, zmm7, zmm12, 0x80                          ;   125.0 p5      13 x
        vpxord zmm13, zmm13, zmm2                                   ;   126.0 p0      13 x
        vpxord zmm8, zmm8, zmm13                                    ;   127.0 p5      13 x
        vprold zmm7, zmm12, 0xd                                     ;   126.2 p0      14 x[0]
        vpternlogd zmm2, zmm5, zmm7, 0x56                           ;   127.2 p5      14 x[1]
        vprold zmm5, zmm8, 3                                        ;   128.0 p0      14 x[2]
        vpslld zmm8, zmm7, 3                                        ;   128.2 p0      14 x[3]
        vpternlogd zmm8, zmm4, zmm5, 0x96                           ;   129.2 p5      14 x[3]
        vpternlogd zmm2, zmm13, zmm5, 0x96                          ;   129.0 p5      14 x[1]
        vprold zmm2, zmm2, 1                                        ;   130.0 p0      14 x[1]
        vprold zmm4, zmm8, 7                                        ;   130.2 p0      14 x[3]
        vpternlogd zmm7, zmm4, zmm2, 0x96                           ;   131.2 p5      14 x[0]
        vprold zmm7, zmm7, 5                                        ;   132.2 p0      14 x[0]
        vpxord zmm7, zmm7, [rbp + 1152]                             ;   133.2 p5+p3   12 x[0]
        vpslld zmm8, zmm2, 7                                        ;   132.2 p0      14 x[2]
        vpternlogd zmm8, zmm5, zmm4, 0x96                           ;   133.2 p5      14 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   134.2 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 7296]                                ;    52.5 p2      12 x[1] reload
        vpxord zmm2, zmm2, zmm8                                     ;   133.0 p5      12 x[1]
        vmovdqu64 zmm12, [rbp + 7680]                               ;    52.8 p3      12 x[3] reload
        vmovdqu64 zmm13, [rbp + 7552]                               ;    53.5 p2      12 x[2] reload
        vpxord zmm4, zmm4, zmm12                                    ;   134.0 p5      12 x[3]
        vpxord zmm5, zmm5, zmm13                                    ;   135.2 p0      13 x
        vpternlogd zmm9, zmm6, zmm14, 0x80                          ;   135.0 p5      13 x
        vprold zmm6, zmm14, 0xd                                     ;   135.2 p0      14 x[0]
        vpxord zmm11, zmm11, zmm9                                   ;   136.0 p5      13 x
        vpternlogd zmm9, zmm3, zmm6, 0x56                           ;   136.2 p0      14 x[1]
        vpxord zmm10, zmm10, zmm11                                  ;   137.0 p5      13 x
        vprold zmm3, zmm10, 3                                       ;   138.0 p0      14 x[2]
        vpslld zmm10, zmm6, 3                                       ;   138.2 p0      14 x[3]
        vpternlogd zmm10, zmm1, zmm3, 0x96                          ;   139.2 p5      14 x[3]
        vpternlogd zmm9, zmm11, zmm3, 0x96                          ;   139.0 p5      14 x[1]
        vprold zmm9, zmm9, 1                                        ;   140.0 p0      14 x[1]
        vprold zmm1, zmm10, 7                                       ;   140.2 p0      14 x[3]
        vpternlogd zmm6, zmm1, zmm9, 0x96                           ;   141.2 p5      14 x[0]
        vpslld zmm10, zmm9, 7                                       ;   141.2 p0      14 x[2]
        vprold zmm6, zmm6, 5                                        ;   142.2 p0      14 x[0]
        vpxord zmm6, zmm6, [rbp + 1216]                             ;   143.2 p5+p3   12 x[0]
        vpternlogd zmm10, zmm3, zmm1, 0x96                          ;   142.2 p5      14 x[2]
        vprold zmm3, zmm10, 0x16                                    ;   143.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm8                                     ;   143.0 p5      12 x[1]
        vpandnd zmm8, zmm5, zmm7                                    ;   144.0 p5      13 x
        vpternlogd zmm5, zmm2, zmm7, 0xb4                           ;   144.2 p0      13 x
        vpternlogd zmm3, zmm13, zmm6, 0x96                          ;   145.0 p5      13 x
        vpternlogd zmm2, zmm4, zmm7, 0x96                           ;   145.2 p0      13 x
        vpternlogd zmm8, zmm2, zmm4, 0x6a                           ;   146.2 p5      13 x
        vpternlogd zmm4, zmm2, zmm5, 0x56                           ;   146.2 p0      13 x
        vpxord zmm7, zmm7, zmm5                                     ;   147.0 p5      13 x
        vpternlogd zmm5, zmm8, zmm2, 0x6a                           ;   147.2 p0      14 x[1]
        vpternlogd zmm2, zmm4, zmm7, 0x78                           ;   148.0 p5      13 x
        vpxord zmm8, zmm8, zmm7                                     ;   148.2 p0      14 x[3]
        vpandd zmm7, zmm3, zmm6                                     ;   149.0 p5      13 x
        vpternlogd zmm3, zmm9, zmm6, 0x1e                           ;   149.2 p0      13 x
        vpxord zmm1, zmm1, zmm12                                    ;   150.0 p5      12 x[3]
        vprold zmm4, zmm4, 0xd                                      ;   150.2 p0      14 x[0]
        vprold zmm2, zmm2, 3                                        ;   151.2 p0      14 x[2]
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;   152.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                        ;   153.2 p0      14 x[1]
        vpternlogd zmm9, zmm1, zmm6, 0x96                           ;   152.0 p5      13 x
        vpxord zmm6, zmm6, zmm3                                     ;   153.0 p5      13 x
        vpternlogd zmm7, zmm9, zmm1, 0x6a                           ;   153.2 p0      13 x
        vpternlogd zmm1, zmm9, zmm3, 0x56                           ;   154.0 p5      13 x
        vpternlogd zmm3, zmm7, zmm9, 0x6a                           ;   154.2 p0      14 x[1]
        vpternlogd zmm9, zmm1, zmm6, 0x78                           ;   155.0 p5      13 x
        vprold zmm1, zmm1, 0xd                                      ;   155.2 p0      14 x[0]
        vprold zmm9, zmm9, 3                                        ;   156.2 p0      14 x[2]
        vpxord zmm7, zmm7, zmm6                                     ;   156.0 p5      14 x[3]
        vpslld zmm10, zmm1, 3                                       ;   157.2 p0      14 x[3]
        vpternlogd zmm10, zmm7, zmm9, 0x96                          ;   158.2 p5      14 x[3]
        vprold zmm7, zmm10, 7                                       ;   159.2 p0      14 x[3]
        vpternlogd zmm3, zmm9, zmm1, 0x96                           ;   158.0 p5      14 x[1]
        vprold zmm3, zmm3, 1                                        ;   159.2 p0      14 x[1]
        vpslld zmm10, zmm3, 7                                       ;   160.2 p0      14 x[2]
        vpternlogd zmm10, zmm9, zmm7, 0x96                          ;   161.2 p5      14 x[2]
        vprold zmm9, zmm10, 0x16                                    ;   162.2 p0      14 x[2]
        vpslld zmm6, zmm4, 3                                        ;   162.2 p0      14 x[3]
        vpternlogd zmm6, zmm8, zmm2, 0x96                           ;   163.2 p5      14 x[3]
        vprold zmm6, zmm6, 7                                        ;   164.2 p0      14 x[3]
        vpternlogd zmm4, zmm6, zmm5, 0x96                           ;   165.2 p5      14 x[0]
        vmovdqu64 zmm8, [rbp + 7744]                                ;    62.8 p2      12 x[0] reload
        vpternlogd zmm1, zmm7, zmm3, 0x96                           ;   162.0 p5      14 x[0]
        vprold zmm1, zmm1, 5                                        ;   164.2 p0      14 x[0]
        vpxord zmm1, zmm1, zmm8                                     ;   165.2 p5      12 x[0]
        vprold zmm4, zmm4, 5                                        ;   166.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm8                                     ;   167.2 p5      12 x[0]
        vpslld zmm8, zmm5, 7                                        ;   166.2 p0      14 x[2]
        vpternlogd zmm8, zmm2, zmm6, 0x96                           ;   167.2 p5      14 x[2]
        vpxord zmm5, zmm5, [rbp + 1280]                             ;   166.0 p5+p3   12 x[1]
        vprold zmm2, zmm8, 0x16                                     ;   168.2 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 7872]                                ;    64.5 p2      12 x[3] reload
        vpxord zmm6, zmm6, zmm8                                     ;   167.0 p5      12 x[3]
        vpxord zmm3, zmm3, [rbp + 1344]                             ;   168.0 p5+p3   12 x[1]
        vpxord zmm7, zmm7, zmm8                                     ;   168.2 p0      12 x[3]
        vpxord zmm8, zmm4, zmm6                                     ;   169.0 p5      13 x
        vpxord zmm10, zmm1, zmm7                                    ;   169.2 p0      13 x
        vmovdqa64 zmm11, zmm8                                       ;   170.0         13 x copy
        vmovdqa64 zmm12, zmm10                                      ;   170.2         13 x copy
        vmovdqa64 zmm14, zmm6                                       ;   168.0         13 x copy
        vmovdqu64 zmm13, [rbp + 7808]                               ;    66.0 p2      12 x[2] reload
        vpternlogd zmm14, zmm2, zmm13, 0x96                         ;   170.0 p5      13 x
        vpternlogd zmm2, zmm13, zmm5, 0x96                          ;   170.2 p0      13 x
        vpternlogd zmm6, zmm4, zmm2, 0x6a                           ;   171.2 p5      13 x
        vpternlogd zmm5, zmm2, zmm8, 0x6c                           ;   171.2 p0      13 x
        vpternlogd zmm2, zmm8, zmm14, 0x56                          ;   172.0 p5      13 x
        vpxord zmm11, zmm11, zmm6                                   ;   172.2 p0      13 x
        vpternlogd zmm14, zmm11, zmm5, 0x6c                         ;   173.2 p5      13 x
        vpternlogd zmm5, zmm2, zmm6, 0x48                           ;   173.2 p0      13 x
        vpxord zmm2, zmm2, zmm14                                    ;   174.2 p5      13 x
        vpxord zmm11, zmm11, zmm5                                   ;   174.2 p0      14 x[3]
        vprold zmm4, zmm14, 0xd                                     ;   175.2 p0      14 x[0]
        vprold zmm2, zmm2, 3                                        ;   176.2 p0      14 x[2]
        vpslld zmm5, zmm4, 3                                        ;   177.2 p0      14 x[3]
        vpternlogd zmm5, zmm11, zmm2, 0x96                          ;   178.2 p5      14 x[3]
        vmovdqa64 zmm11, zmm7                                       ;   169.2         13 x copy
        vpternlogd zmm11, zmm9, zmm13, 0x96                         ;   176.0 p5      13 x
        vpternlogd zmm9, zmm13, zmm3, 0x96                          ;   177.0 p5      13 x
        vpternlogd zmm7, zmm1, zmm9, 0x6a                           ;   178.0 p5      13 x
        vpternlogd zmm3, zmm9, zmm10, 0x6c                          ;   178.2 p0      13 x
        vpternlogd zmm9, zmm10, zmm11, 0x56                         ;   179.0 p5      13 x
        vpxord zmm12, zmm12, zmm7                                   ;   179.2 p0      13 x
        vpternlogd zmm11, zmm12, zmm3, 0x6c                         ;   180.2 p5      13 x
        vpternlogd zmm6, zmm2, zmm4, 0x96                           ;   180.2 p0      14 x[1]
        vprold zmm6, zmm6, 1                                        ;   181.2 p0      14 x[1]
        vprold zmm5, zmm5, 7                                        ;   182.2 p0      14 x[3]
        vpternlogd zmm4, zmm5, zmm6, 0x96                           ;   183.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                        ;   184.2 p0      14 x[0]
        vpslld zmm8, zmm6, 7                                        ;   184.2 p0      14 x[2]
        vpternlogd zmm8, zmm2, zmm5, 0x96                           ;   185.2 p5      14 x[2]
        vprold zmm2, zmm8, 0x16                                     ;   186.2 p0      14 x[2]
        vpxord zmm6, zmm6, [rbp + 1536]                             ;   183.0 p5+p3   12 x[1]
        vmovdqu64 zmm8, [rbp + 7936]                                ;    71.3 p2      12 x[3] reload
        vpxord zmm5, zmm5, zmm8                                     ;   184.0 p5      12 x[3]
        vpxord zmm2, zmm2, [rbp + 5120]                             ;   187.2 p5+p3   12 x[2]
        vpxord zmm3, zmm3, zmm7                                     ;   186.0 p5      13 x
        vpternlogd zmm3, zmm12, zmm9, 0x6c                          ;   187.0 p0      14 x[3]
        vpxord zmm9, zmm9, zmm11                                    ;   187.0 p5      13 x
        vprold zmm1, zmm11, 0xd                                     ;   187.2 p0      14 x[0]
        vprold zmm9, zmm9, 3                                        ;   188.2 p0      14 x[2]
        vpslld zmm10, zmm1, 3                                       ;   189.2 p0      14 x[3]
        vpternlogd zmm10, zmm3, zmm9, 0x96                          ;   190.2 p5      14 x[3]
        vpternlogd zmm7, zmm9, zmm1, 0x96                           ;   189.2 p5      14 x[1]
        vprold zmm7, zmm7, 1                                        ;   190.2 p0      14 x[1]
        vprold zmm3, zmm10, 7                                       ;   191.2 p0      14 x[3]
        vpternlogd zmm1, zmm3, zmm7, 0x96                           ;   192.2 p5      14 x[0]
        vpslld zmm10, zmm7, 7                                       ;   192.2 p0      14 x[2]
        vmovdqa64 zmm11, zmm5                                       ;   185.0         13 x copy
        vpternlogd zmm10, zmm9, zmm3, 0x96                          ;   193.2 p5      14 x[2]
        vprold zmm9, zmm10, 0x16                                    ;   194.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   192.2 p5      12 x[3]
        vmovdqu64 zmm8, [rbp + 1408]                                ;    74.5 p2      12 x[0] reload
        vmovdqa64 zmm10, zmm6                                       ;   184.0         13 x copy
        vpternlogd zmm10, zmm4, zmm8, 0x96                          ;   193.0 p5      13 x
        vpternlogd zmm5, zmm10, zmm2, 0x6c                          ;   194.0 p5      13 x
        vpternlogd zmm11, zmm2, zmm6, 0x1e                          ;   194.2 p0      13 x
        vpternlogd zmm4, zmm8, zmm11, 0x28                          ;   195.2 p5      13 x
        vpternlogd zmm2, zmm6, zmm4, 0x96                           ;   196.2 p0      13 x
        vmovdqu64 zmm6, [rbp + 1472]                                ;    75.7 p3      12 x[0] reload
        vprold zmm1, zmm1, 5                                        ;   196.2 p0      14 x[0]
        vpxord zmm7, zmm7, [rbp + 1600]                             ;   196.0 p5+p2   12 x[1]
        vpxord zmm9, zmm9, [rbp + 5248]                             ;   197.0 p5+p3   12 x[2]
        vmovdqa64 zmm8, zmm7                                        ;   197.0         13 x copy
        vmovdqa64 zmm12, zmm3                                       ;   193.2         13 x copy
        vpternlogd zmm12, zmm9, zmm7, 0x1e                          ;   198.0 p0      13 x
        vpternlogd zmm8, zmm1, zmm6, 0x96                           ;   198.0 p5      13 x
        vpternlogd zmm1, zmm6, zmm12, 0x28                          ;   199.0 p0      13 x
        vpternlogd zmm3, zmm8, zmm9, 0x6c                           ;   199.0 p5      13 x
        vpternlogd zmm9, zmm7, zmm1, 0x96                           ;   200.0 p0      13 x
        vmovdqa64 zmm13, zmm9                                       ;   201.0         13 x copy
        vpternlogd zmm13, zmm1, zmm12, 0x6a                         ;   201.0 p5      13 x
        vpternlogd zmm1, zmm8, zmm13, 0x96                          ;   202.0 p0      14 x[1]
        vpternlogd zmm12, zmm3, zmm9, 0xb4                          ;   201.0 p5      13 x
        vpternlogd zmm13, zmm3, zmm9, 0x78                          ;   202.0 p0      13 x
        vprold zmm3, zmm13, 0xd                                     ;   203.0 p0      14 x[0]
        vprold zmm8, zmm12, 3                                       ;   203.2 p0      14 x[2]
        vpslld zmm12, zmm3, 3                                       ;   204.2 p0      14 x[3]
        vpternlogd zmm12, zmm9, zmm8, 0x96                          ;   205.2 p5      14 x[3]
        vprold zmm9, zmm12, 7                                       ;   206.2 p0      14 x[3]
        vmovdqa64 zmm6, zmm2                                        ;   197.2         13 x copy
        vpternlogd zmm6, zmm4, zmm11, 0x6a                          ;   203.0 p5      13 x
        vpternlogd zmm4, zmm10, zmm6, 0x96                          ;   204.0 p5      14 x[1]
        vpternlogd zmm11, zmm5, zmm2, 0xb4                          ;   205.0 p5      13 x
        vpternlogd zmm6, zmm5, zmm2, 0x78                           ;   206.0 p5      13 x
        vprold zmm5, zmm6, 0xd                                      ;   207.0 p0      14 x[0]
        vprold zmm6, zmm11, 3                                       ;   207.2 p0      14 x[2]
        vpternlogd zmm4, zmm5, zmm6, 0x96                           ;   208.2 p5      14 x[1]
        vprold zmm4, zmm4, 1                                        ;   209.2 p0      14 x[1]
        vpslld zmm10, zmm4, 7                                       ;   210.2 p0      14 x[2]
        vpternlogd zmm1, zmm3, zmm8, 0x96                           ;   208.0 p5      14 x[1]
        vprold zmm1, zmm1, 1                                        ;   210.2 p0      14 x[1]
        vpternlogd zmm3, zmm9, zmm1, 0x96                           ;   211.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                        ;   212.2 p0      14 x[0]
        vmovdqu64 zmm12, [rbp + 8128]                               ;    81.5 p2      12 x[3] reload
        vpslld zmm7, zmm5, 3                                        ;   212.2 p0      14 x[3]
        vpternlogd zmm7, zmm2, zmm6, 0x96                           ;   213.2 p5      14 x[3]
        vprold zmm2, zmm7, 7                                        ;   214.2 p0      14 x[3]
        vpternlogd zmm5, zmm2, zmm4, 0x96                           ;   215.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                        ;   216.2 p0      14 x[0]
        vmovdqu64 zmm7, [rbp + 8000]                                ;    82.5 p3      12 x[0] reload
        vpxord zmm5, zmm5, zmm7                                     ;   217.2 p5      12 x[0]
        vpternlogd zmm10, zmm6, zmm2, 0x96                          ;   215.2 p5      14 x[2]
        vpxord zmm3, zmm3, zmm7                                     ;   214.0 p5      12 x[0]
        vpternlogd zmm2, zmm5, zmm12, 0x96                          ;   218.2 p5      13 x
        vpternlogd zmm12, zmm9, zmm3, 0x96                          ;   215.2 p0      13 x
        vprold zmm6, zmm10, 0x16                                    ;   216.2 p0      14 x[2]
        vmovdqu64 zmm10, [rbp + 8064]                               ;    83.7 p2      12 x[1] reload
        vpxord zmm4, zmm4, zmm10                                    ;   216.0 p5      12 x[1]
        vpxord zmm6, zmm6, [rbp + 1664]                             ;   217.2 p5+p3   12 x[2]
        vpxord zmm11, zmm4, zmm6                                    ;   218.2 p0      13 x
        vpslld zmm7, zmm1, 7                                        ;   218.2 p0      14 x[2]
        vpternlogd zmm7, zmm8, zmm9, 0x96                           ;   219.2 p5      14 x[2]
        vpxord zmm1, zmm1, zmm10                                    ;   219.0 p5      12 x[1]
        vmovdqa64 zmm10, zmm6                                       ;   218.2         13 x copy
        vpternlogd zmm4, zmm2, zmm5, 0x6a                           ;   219.2 p0      13 x
        vpternlogd zmm5, zmm2, zmm11, 0x56                          ;   220.0 p5      13 x
        vpandd zmm10, zmm10, zmm4                                   ;   220.2 p0      13 x
        vmovdqa64 zmm13, zmm4                                       ;   220.2         13 x copy
        vpternlogd zmm13, zmm2, zmm6, 0x96                          ;   221.0 p5      13 x
        vpternlogd zmm2, zmm6, zmm5, 0x28                           ;   221.2 p0      13 x
        vpternlogd zmm2, zmm4, zmm11, 0xf8                          ;   222.2 p5      13 x
        vpternlogd zmm10, zmm11, zmm13, 0x96                        ;   222.2 p0      13 x
        vprold zmm4, zmm10, 3                                       ;   223.2 p0      14 x[2]
        vpxord zmm13, zmm13, zmm2                                   ;   223.2 p5      14 x[1]
        vprold zmm2, zmm2, 0xd                                      ;   224.2 p0      14 x[0]
        vpternlogd zmm13, zmm4, zmm2, 0x96                          ;   225.2 p5      14 x[1]
        vprold zmm6, zmm13, 1                                       ;   226.2 p0      14 x[1]
        vpslld zmm10, zmm2, 3                                       ;   226.2 p0      14 x[3]
        vpternlogd zmm10, zmm5, zmm4, 0x96                          ;   227.2 p5      14 x[3]
        vprold zmm7, zmm7, 0x16                                     ;   227.2 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 1728]                             ;   228.2 p5+p2   12 x[2]
        vpxord zmm8, zmm1, zmm7                                     ;   229.2 p5      13 x
        vpternlogd zmm1, zmm12, zmm3, 0x6a                          ;   228.0 p5      13 x
        vpternlogd zmm3, zmm12, zmm8, 0x56                          ;   230.2 p0      13 x
        vpandd zmm9, zmm7, zmm1                                     ;   229.2 p5      13 x
        vmovdqa64 zmm11, zmm1                                       ;   229.0         13 x copy
        vpternlogd zmm11, zmm12, zmm7, 0x96                         ;   229.2 p0      13 x
        vpternlogd zmm12, zmm7, zmm3, 0x28                          ;   231.2 p5      13 x
        vpternlogd zmm12, zmm1, zmm8, 0xf8                          ;   232.2 p0      13 x
        vpternlogd zmm9, zmm8, zmm11, 0x96                          ;   231.0 p5      13 x
        vprold zmm5, zmm10, 7                                       ;   231.2 p0      14 x[3]
        vpternlogd zmm2, zmm5, zmm6, 0x96                           ;   232.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                        ;   233.2 p0      14 x[0]
        vpxord zmm2, zmm2, [rbp + 4736]                             ;   234.2 p5+p3   12 x[0]
        vpslld zmm10, zmm6, 7                                       ;   233.2 p0      14 x[2]
        vpternlogd zmm10, zmm4, zmm5, 0x96                          ;   234.2 p5      14 x[2]
        vprold zmm4, zmm10, 0x16                                    ;   235.2 p0      14 x[2]
        vmovdqu64 zmm10, [rbp + 8192]                               ;    90.5 p2      12 x[1] reload
        vpxord zmm5, zmm5, [rbp + 4992]                             ;   235.0 p5+p3   12 x[3]
        vpxord zmm6, zmm6, zmm10                                    ;   235.2 p0      12 x[1]
        vprold zmm1, zmm9, 3                                        ;   236.2 p0      14 x[2]
        vpxord zmm11, zmm11, zmm12                                  ;   236.0 p5      14 x[1]
        vprold zmm7, zmm12, 0xd                                     ;   237.2 p0      14 x[0]
        vpxord zmm4, zmm4, [rbp + 4864]                             ;   237.0 p5+p2   12 x[2]
        vpternlogd zmm11, zmm1, zmm7, 0x96                          ;   238.2 p5      14 x[1]
        vprold zmm8, zmm11, 1                                       ;   239.2 p0      14 x[1]
        vpslld zmm9, zmm7, 3                                        ;   239.2 p0      14 x[3]
        vpternlogd zmm9, zmm3, zmm1, 0x96                           ;   240.2 p5      14 x[3]
        vprold zmm3, zmm9, 7                                        ;   241.2 p0      14 x[3]
        vpternlogd zmm7, zmm3, zmm8, 0x96                           ;   242.2 p5      14 x[0]
        vprold zmm7, zmm7, 5                                        ;   243.2 p0      14 x[0]
        vpxord zmm7, zmm7, [rbp + 4800]                             ;   244.2 p5+p3   12 x[0]
        vpslld zmm9, zmm8, 7                                        ;   242.2 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm3, 0x96                           ;   243.2 p5      14 x[2]
        vpxord zmm8, zmm8, zmm10                                    ;   243.0 p5      12 x[1]
        vpxord zmm3, zmm3, [rbp + 5056]                             ;   243.2 p0+p2   12 x[3]
        vmovdqa64 zmm10, zmm3                                       ;   244.2         13 x copy
        vmovdqa64 zmm11, zmm5                                       ;   236.0         13 x copy
        vpternlogd zmm11, zmm4, zmm6, 0x96                          ;   244.0 p5      13 x
        vpternlogd zmm4, zmm6, zmm2, 0xf8                           ;   244.2 p0      13 x
        vprold zmm1, zmm9, 0x16                                     ;   245.2 p0      14 x[2]
        vpxord zmm1, zmm1, [rbp + 4928]                             ;   246.2 p5+p3   12 x[2]
        vmovdqa64 zmm9, zmm5                                        ;   236.0         13 x copy
        vpternlogd zmm5, zmm6, zmm2, 0x21                           ;   246.0 p5      13 x
        vpternlogd zmm6, zmm2, zmm11, 0x6a                          ;   246.2 p0      13 x
        vprold zmm2, zmm6, 3                                        ;   247.2 p0      14 x[2]
        vpternlogd zmm11, zmm5, zmm4, 0xec                          ;   247.0 p5      13 x
        vpternlogd zmm4, zmm11, zmm6, 0xde                          ;   248.0 p5      13 x
        vpxord zmm9, zmm9, zmm6                                     ;   248.2 p0      13 x
        vmovdqa64 zmm6, zmm3                                        ;   244.2         13 x copy
        vpternlogd zmm6, zmm1, zmm8, 0x96                           ;   249.0 p5      13 x
        vpternlogd zmm1, zmm8, zmm7, 0xf8                           ;   249.2 p0      13 x
        vpternlogd zmm3, zmm8, zmm7, 0x21                           ;   250.0 p5      13 x
        vpternlogd zmm8, zmm7, zmm6, 0x6a                           ;   250.2 p0      13 x
        vpternlogd zmm6, zmm3, zmm1, 0xec                           ;   251.0 p5      13 x
        vpternlogd zmm1, zmm6, zmm8, 0xde                           ;   252.0 p0      13 x
        vpxord zmm10, zmm10, zmm8                                   ;   252.0 p5      13 x
        vprold zmm7, zmm8, 3                                        ;   252.2 p0      14 x[2]
        vmovdqa64 zmm8, zmm9                                        ;   249.2         13 x copy
        vpternlogd zmm8, zmm11, zmm5, 0x9a                          ;   253.0 p5      13 x
        vpternlogd zmm9, zmm5, zmm2, 0x96                           ;   253.2 p0      14 x[1]
        vprold zmm5, zmm8, 0xd                                      ;   254.2 p0      14 x[0]
        vpternlogd zmm9, zmm4, zmm5, 0x96                           ;   255.2 p5      14 x[1]
        vprold zmm4, zmm9, 1                                        ;   256.2 p0      14 x[1]
        vpslld zmm8, zmm5, 3                                        ;   256.2 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm2, 0x96                          ;   257.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                        ;   258.2 p0      14 x[3]
        vpslld zmm11, zmm4, 7                                       ;   258.2 p0      14 x[2]
        vpternlogd zmm11, zmm2, zmm8, 0x96                          ;   259.2 p5      14 x[2]
        vprold zmm2, zmm11, 0x16                                    ;   260.2 p0      14 x[2]
        vmovdqu64 zmm11, [rbp + 8320]                               ;    99.3 p2      12 x[1] reload
        vpternlogd zmm5, zmm8, zmm4, 0x96                           ;   259.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                        ;   260.2 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 8256]                                ;    99.8 p3      12 x[0] reload
        vpxord zmm5, zmm5, zmm9                                     ;   261.2 p5      12 x[0]
        vmovdqu64 zmm12, [rbp + 8448]                               ;   100.3 p2      12 x[3] reload
        vpxord zmm4, zmm4, zmm11                                    ;   259.0 p5      12 x[1]
        vpxord zmm8, zmm8, zmm12                                    ;   260.0 p5      12 x[3]
        vmovdqu64 zmm13, [rbp + 8384]                               ;   100.8 p3      12 x[2] reload
        vpxord zmm2, zmm2, zmm13                                    ;   261.2 p5      12 x[2]
        vmovdqa64 zmm14, zmm10                                      ;   253.0         13 x copy
        vpternlogd zmm14, zmm6, zmm3, 0x9a                          ;   261.2 p0      13 x
        vpternlogd zmm10, zmm3, zmm7, 0x96                          ;   262.0 p5      14 x[1]
        vprold zmm3, zmm14, 0xd                                     ;   262.2 p0      14 x[0]
        vpternlogd zmm10, zmm1, zmm3, 0x96                          ;   263.2 p5      14 x[1]
        vprold zmm1, zmm10, 1                                       ;   264.2 p0      14 x[1]
        vpslld zmm10, zmm3, 3                                       ;   264.2 p0      14 x[3]
        vpternlogd zmm10, zmm6, zmm7, 0x96                          ;   265.2 p5      14 x[3]
        vprold zmm6, zmm10, 7                                       ;   266.2 p0      14 x[3]
        vpternlogd zmm3, zmm6, zmm1, 0x96                           ;   267.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                        ;   268.2 p0      14 x[0]
        vpxord zmm3, zmm3, zmm9                                     ;   269.2 p5      12 x[0]
        vpslld zmm9, zmm1, 7                                        ;   267.2 p0      14 x[2]
        vpternlogd zmm9, zmm7, zmm6, 0x96                           ;   268.2 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                     ;   269.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm11                                    ;   268.0 p5      12 x[1]
        vpxord zmm6, zmm6, zmm12                                    ;   269.0 p5      12 x[3]
        vpxord zmm7, zmm7, zmm13                                    ;   270.2 p0      12 x[2]
        vmovdqa64 zmm10, zmm7                                       ;   271.2         13 x copy
        vpternlogd zmm10, zmm1, zmm3, 0x96                          ;   271.2 p5      13 x
        vpternlogd zmm7, zmm6, zmm3, 0x6c                           ;   271.2 p0      13 x
        vpternlogd zmm6, zmm1, zmm3, 0x36                           ;   271.0 p5      13 x
        vpternlogd zmm3, zmm7, zmm10, 0x96                          ;   272.2 p0      13 x
        vmovdqa64 zmm9, zmm2                                        ;   262.2         13 x copy
        vpternlogd zmm9, zmm4, zmm5, 0x96                           ;   272.0 p5      13 x
        vpternlogd zmm2, zmm8, zmm5, 0x6c                           ;   272.2 p0      13 x
        vpternlogd zmm8, zmm4, zmm5, 0x36                           ;   273.0 p5      13 x
        vpternlogd zmm4, zmm2, zmm9, 0x6a                           ;   273.2 p0      13 x
        vpternlogd zmm5, zmm2, zmm9, 0x96                           ;   274.0 p5      13 x
        vpternlogd zmm2, zmm9, zmm8, 0xd2                           ;   274.2 p0      13 x
        vprold zmm5, zmm5, 0xd                                      ;   275.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm2                                     ;   275.2 p5      13 x
        vprold zmm8, zmm8, 3                                        ;   276.2 p0      14 x[2]
        vpxord zmm2, zmm2, zmm4                                     ;   276.0 p5      14 x[1]
        vpslld zmm9, zmm5, 3                                        ;   277.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm8, 0x96                           ;   278.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                        ;   279.2 p0      14 x[3]
        vpternlogd zmm2, zmm8, zmm5, 0x96                           ;   278.0 p5      14 x[1]
        vprold zmm2, zmm2, 1                                        ;   279.2 p0      14 x[1]
        vpternlogd zmm5, zmm4, zmm2, 0x96                           ;   280.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                        ;   281.2 p0      14 x[0]
        vpxord zmm5, zmm5, [rbp + 1792]                             ;   282.2 p5+p2   12 x[0]
        vpslld zmm9, zmm2, 7                                        ;   281.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm4, 0x96                           ;   282.2 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                     ;   283.2 p0      14 x[2]
        vpxord zmm4, zmm4, [rbp + 1920]                             ;   282.0 p5+p3   12 x[3]
        vmovdqu64 zmm9, [rbp + 8576]                                ;   108.8 p2      12 x[2] reload
        vpxord zmm8, zmm8, zmm9                                     ;   284.2 p5      12 x[2]
        vpternlogd zmm1, zmm7, zmm10, 0x6a                          ;   283.2 p0      13 x
        vpternlogd zmm7, zmm10, zmm6, 0xd2                          ;   284.0 p5      13 x
        vprold zmm3, zmm3, 0xd                                      ;   284.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm7                                     ;   285.0 p5      13 x
        vprold zmm6, zmm6, 3                                        ;   286.0 p0      14 x[2]
        vpslld zmm10, zmm3, 3                                       ;   286.2 p0      14 x[3]
        vpternlogd zmm10, zmm1, zmm6, 0x96                          ;   287.2 p5      14 x[3]
        vmovdqu64 zmm11, [rbp + 8512]                               ;   110.2 p3      12 x[1] reload
        vmovdqa64 zmm12, zmm4                                       ;   283.0         13 x copy
        vpternlogd zmm12, zmm2, zmm11, 0x96                         ;   287.0 p5      13 x
        vpternlogd zmm2, zmm11, zmm5, 0x28                          ;   287.2 p0      13 x
        vpxord zmm7, zmm7, zmm1                                     ;   288.0 p5      14 x[1]
        vprold zmm1, zmm10, 7                                       ;   288.2 p0      14 x[3]
        vpternlogd zmm7, zmm6, zmm3, 0x96                           ;   289.0 p5      14 x[1]
        vprold zmm7, zmm7, 1                                        ;   290.0 p0      14 x[1]
        vpternlogd zmm3, zmm1, zmm7, 0x96                           ;   291.0 p5      14 x[0]
        vprold zmm3, zmm3, 5                                        ;   292.0 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 1856]                             ;   293.0 p5+p2   12 x[0]
        vpslld zmm10, zmm7, 7                                       ;   291.2 p0      14 x[2]
        vpternlogd zmm10, zmm6, zmm1, 0x96                          ;   292.2 p5      14 x[2]
        vprold zmm6, zmm10, 0x16                                    ;   293.2 p0      14 x[2]
        vpxord zmm1, zmm1, [rbp + 1984]                             ;   293.0 p5+p3   12 x[3]
        vpxord zmm6, zmm6, zmm9                                     ;   294.2 p0      12 x[2]
        vpxord zmm9, zmm8, zmm5                                     ;   294.0 p5      13 x
        vpternlogd zmm8, zmm4, zmm5, 0xe0                           ;   294.2 p0      13 x
        vpxord zmm10, zmm6, zmm3                                    ;   295.2 p5      13 x
        vpternlogd zmm6, zmm1, zmm3, 0xe0                           ;   295.2 p0      13 x
        vpternlogd zmm4, zmm5, zmm2, 0x56                           ;   296.0 p5      13 x
        vpternlogd zmm9, zmm12, zmm2, 0x36                          ;   296.2 p0      13 x
        vpternlogd zmm12, zmm8, zmm2, 0x36                          ;   297.0 p5      13 x
        vmovdqa64 zmm5, zmm1                                        ;   294.0         13 x copy
        vpternlogd zmm5, zmm11, zmm7, 0x96                          ;   297.2 p0      13 x
        vpternlogd zmm11, zmm7, zmm3, 0x28                          ;   298.0 p5      13 x
        vpternlogd zmm1, zmm3, zmm11, 0x56                          ;   299.0 p0      13 x
        vmovdqa64 zmm3, zmm4                                        ;   297.0         13 x copy
        vpternlogd zmm3, zmm8, zmm9, 0x56                           ;   299.0 p5      13 x
        vpternlogd zmm8, zmm2, zmm3, 0x56                           ;   300.0 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm12, 0x4e                          ;   300.0 p5      13 x
        vprold zmm2, zmm9, 0xd                                      ;   301.0 p0      14 x[0]
        vpternlogd zmm10, zmm5, zmm11, 0x36                         ;   301.0 p5      13 x
        vpternlogd zmm5, zmm6, zmm11, 0x36                          ;   301.2 p0      13 x
        vpternlogd zmm3, zmm4, zmm12, 0x1e                          ;   302.0 p5      13 x
        vprold zmm3, zmm3, 3                                        ;   303.0 p0      14 x[2]
        vpternlogd zmm12, zmm3, zmm2, 0x96                          ;   304.0 p5      14 x[1]
        vprold zmm4, zmm12, 1                                       ;   305.0 p0      14 x[1]
        vpslld zmm7, zmm2, 3                                        ;   304.2 p0      14 x[3]
        vpternlogd zmm7, zmm8, zmm3, 0x96                           ;   305.2 p5      14 x[3]
        vprold zmm7, zmm7, 7                                        ;   306.2 p0      14 x[3]
        vpternlogd zmm2, zmm7, zmm4, 0x96                           ;   307.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                        ;   308.2 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 8768]                                ;   117.3 p2      12 x[3] reload
        vmovdqa64 zmm12, zmm1                                       ;   300.0         13 x copy
        vpternlogd zmm12, zmm6, zmm10, 0x56                         ;   306.0 p5      13 x
        vpternlogd zmm6, zmm11, zmm12, 0x56                         ;   307.0 p5      14 x[3]
        vpternlogd zmm10, zmm1, zmm5, 0x4e                          ;   307.2 p0      13 x
        vpternlogd zmm12, zmm1, zmm5, 0x1e                          ;   308.0 p5      13 x
        vprold zmm1, zmm10, 0xd                                     ;   308.2 p0      14 x[0]
        vprold zmm10, zmm12, 3                                      ;   309.2 p0      14 x[2]
        vpslld zmm8, zmm4, 7                                        ;   310.2 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   311.2 p5      14 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   312.2 p0      14 x[2]
        vpxord zmm7, zmm7, zmm9                                     ;   310.0 p5      12 x[3]
        vmovdqu64 zmm8, [rbp + 8704]                                ;   119.3 p3      12 x[1] reload
        vpxord zmm4, zmm4, zmm8                                     ;   311.0 p5      12 x[1]
        vpternlogd zmm5, zmm10, zmm1, 0x96                          ;   312.0 p5      14 x[1]
        vprold zmm5, zmm5, 1                                        ;   313.0 p0      14 x[1]
        vpslld zmm11, zmm1, 3                                       ;   313.2 p0      14 x[3]
        vpternlogd zmm11, zmm6, zmm10, 0x96                         ;   314.2 p5      14 x[3]
        vprold zmm6, zmm11, 7                                       ;   315.2 p0      14 x[3]
        vpternlogd zmm1, zmm6, zmm5, 0x96                           ;   316.2 p5      14 x[0]
        vpslld zmm11, zmm5, 7                                       ;   315.2 p0      14 x[2]
        vpternlogd zmm11, zmm10, zmm6, 0x96                         ;   316.2 p5      14 x[2]
        vprold zmm10, zmm11, 0x16                                   ;   317.2 p0      14 x[2]
        vpxord zmm5, zmm5, zmm8                                     ;   316.0 p5      12 x[1]
        vmovdqu64 zmm11, [rbp + 8640]                               ;   121.3 p2      12 x[0] reload
        vmovdqa64 zmm12, zmm4                                       ;   312.0         13 x copy
        vpternlogd zmm12, zmm2, zmm11, 0x96                         ;   317.0 p5      13 x
        vpternlogd zmm2, zmm7, zmm11, 0x96                          ;   317.2 p0      13 x
        vmovdqa64 zmm8, zmm4                                        ;   312.0         13 x copy
        vprold zmm1, zmm1, 5                                        ;   318.2 p0      14 x[0]
        vmovdqa64 zmm14, zmm5                                       ;   317.0         13 x copy
        vpternlogd zmm14, zmm1, zmm11, 0x96                         ;   319.2 p5      13 x
        vmovdqu64 zmm13, [rbp + 6272]                               ;   122.7 p3      12 x[2] reload
        vpxord zmm6, zmm6, zmm9                                     ;   319.0 p5      12 x[3]
        vpternlogd zmm1, zmm11, zmm6, 0x96                          ;   320.0 p0      13 x
        vmovdqu64 zmm11, [rbp + 6400]                               ;   123.2 p2      12 x[2] reload
        vpternlogd zmm6, zmm10, zmm11, 0x96                         ;   320.0 p5      13 x
        vpternlogd zmm10, zmm11, zmm1, 0xbe                         ;   321.0 p0      13 x
        vmovdqa64 zmm11, zmm1                                       ;   321.0         13 x copy
        vpternlogd zmm14, zmm6, zmm1, 0x6c                          ;   321.0 p5      13 x
        vpternlogd zmm1, zmm14, zmm5, 0x78                          ;   322.0 p0      14 x[3]
        vpternlogd zmm7, zmm3, zmm13, 0x96                          ;   322.0 p5      13 x
        vpternlogd zmm3, zmm13, zmm2, 0xbe                          ;   322.2 p0      13 x
        vpternlogd zmm12, zmm7, zmm2, 0x6c                          ;   323.0 p5      13 x
        vmovdqa64 zmm13, zmm2                                       ;   318.2         13 x copy
        vpternlogd zmm2, zmm12, zmm4, 0x78                          ;   324.0 p0      14 x[3]
        vpternlogd zmm4, zmm3, zmm7, 0xb4                           ;   324.0 p5      13 x
        vpternlogd zmm3, zmm7, zmm12, 0x80                          ;   324.2 p0      13 x
        vprold zmm7, zmm12, 0xd                                     ;   325.2 p0      14 x[0]
        vpxord zmm13, zmm13, zmm3                                   ;   325.2 p5      13 x
        vpternlogd zmm3, zmm4, zmm7, 0x56                           ;   326.2 p5      14 x[1]
        vpxord zmm8, zmm8, zmm13                                    ;   326.2 p0      13 x
        vprold zmm4, zmm8, 3                                        ;   327.2 p0      14 x[2]
        vpternlogd zmm3, zmm13, zmm4, 0x96                          ;   328.2 p5      14 x[1]
        vpslld zmm8, zmm7, 3                                        ;   328.2 p0      14 x[3]
        vprold zmm3, zmm3, 1                                        ;   329.2 p0      14 x[1]
        vpternlogd zmm8, zmm2, zmm4, 0x96                           ;   329.2 p5      14 x[3]
        vprold zmm2, zmm8, 7                                        ;   330.2 p0      14 x[3]
        vpternlogd zmm7, zmm2, zmm3, 0x96                           ;   331.2 p5      14 x[0]
        vprold zmm7, zmm7, 5                                        ;   332.2 p0      14 x[0]
        vpslld zmm8, zmm3, 7                                        ;   332.2 p0      14 x[2]
        vpternlogd zmm8, zmm4, zmm2, 0x96                           ;   333.2 p5      14 x[2]
        vprold zmm4, zmm8, 0x16                                     ;   334.2 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 8832]                                ;   127.8 p3      12 x[1] reload
        vmovdqa64 zmm9, zmm5                                        ;   317.0         13 x copy
        vpxord zmm7, zmm7, [rbp + 2048]                             ;   333.2 p5+p2   12 x[0]
        vpxord zmm3, zmm3, zmm8                                     ;   332.0 p5      12 x[1]
        vmovdqu64 zmm12, [rbp + 9408]                               ;   128.8 p3      12 x[3] reload
        vpxord zmm2, zmm2, zmm12                                    ;   333.0 p5      12 x[3]
        vmovdqu64 zmm13, [rbp + 8896]                               ;   129.2 p2      12 x[2] reload
        vpternlogd zmm5, zmm10, zmm6, 0xb4                          ;   334.0 p5      13 x
        vpternlogd zmm10, zmm6, zmm14, 0x80                         ;   334.2 p0      13 x
        vpxord zmm11, zmm11, zmm10                                  ;   335.2 p5      13 x
        vpxord zmm9, zmm9, zmm11                                    ;   336.2 p0      13 x
        vprold zmm6, zmm14, 0xd                                     ;   336.2 p0      14 x[0]
        vpternlogd zmm10, zmm5, zmm6, 0x56                          ;   337.2 p5      14 x[1]
        vprold zmm5, zmm9, 3                                        ;   337.2 p0      14 x[2]
        vpternlogd zmm10, zmm11, zmm5, 0x96                         ;   338.2 p5      14 x[1]
        vpxord zmm4, zmm4, zmm13                                    ;   338.0 p5      13 x
        vprold zmm9, zmm10, 1                                       ;   339.2 p0      14 x[1]
        vpslld zmm10, zmm6, 3                                       ;   339.2 p0      14 x[3]
        vpternlogd zmm10, zmm1, zmm5, 0x96                          ;   340.2 p5      14 x[3]
        vprold zmm1, zmm10, 7                                       ;   341.2 p0      14 x[3]
        vpternlogd zmm6, zmm1, zmm9, 0x96                           ;   342.2 p5      14 x[0]
        vpslld zmm10, zmm9, 7                                       ;   341.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm8                                     ;   341.0 p5      12 x[1]
        vpandnd zmm8, zmm4, zmm7                                    ;   342.0 p5      13 x
        vpternlogd zmm4, zmm3, zmm7, 0xb4                           ;   342.2 p0      13 x
        vpternlogd zmm3, zmm2, zmm7, 0x96                           ;   343.0 p5      13 x
        vpternlogd zmm8, zmm3, zmm2, 0x6a                           ;   344.0 p0      13 x
        vpxord zmm7, zmm7, zmm4                                     ;   344.0 p5      13 x
        vprold zmm6, zmm6, 5                                        ;   344.2 p0      14 x[0]
        vpxord zmm6, zmm6, [rbp + 2112]                             ;   345.2 p5+p3   12 x[0]
        vpternlogd zmm10, zmm5, zmm1, 0x96                          ;   345.2 p0      14 x[2]
        vprold zmm5, zmm10, 0x16                                    ;   346.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm12                                    ;   346.0 p5      12 x[3]
        vpxord zmm5, zmm5, zmm13                                    ;   347.2 p5      13 x
        vpternlogd zmm2, zmm3, zmm4, 0x56                           ;   347.2 p0      13 x
        vpternlogd zmm4, zmm8, zmm3, 0x6a                           ;   348.0 p5      14 x[1]
        vpternlogd zmm3, zmm2, zmm7, 0x78                           ;   348.2 p0      13 x
        vprold zmm3, zmm3, 3                                        ;   349.2 p0      14 x[2]
        vprold zmm2, zmm2, 0xd                                      ;   350.2 p0      14 x[0]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   351.2 p5      14 x[1]
        vpxord zmm8, zmm8, zmm7                                     ;   350.0 p5      14 x[3]
        vprold zmm4, zmm4, 1                                        ;   352.2 p0      14 x[1]
        vpandnd zmm7, zmm5, zmm6                                    ;   351.0 p5      13 x
        vpternlogd zmm5, zmm9, zmm6, 0xb4                           ;   352.0 p5      13 x
        vpternlogd zmm9, zmm1, zmm6, 0x96                           ;   352.2 p0      13 x
        vpternlogd zmm7, zmm9, zmm1, 0x6a                           ;   353.2 p5      13 x
        vpternlogd zmm1, zmm9, zmm5, 0x56                           ;   353.2 p0      13 x
        vpxord zmm6, zmm6, zmm5                                     ;   354.0 p5      13 x
        vpternlogd zmm5, zmm7, zmm9, 0x6a                           ;   354.2 p0      14 x[1]
        vpternlogd zmm9, zmm1, zmm6, 0x78                           ;   355.0 p5      13 x
        vprold zmm1, zmm1, 0xd                                      ;   355.2 p0      14 x[0]
        vprold zmm9, zmm9, 3                                        ;   356.2 p0      14 x[2]
        vpternlogd zmm5, zmm9, zmm1, 0x96                           ;   357.2 p5      14 x[1]
        vpxord zmm7, zmm7, zmm6                                     ;   357.0 p5      14 x[3]
        vpslld zmm6, zmm2, 3                                        ;   357.2 p0      14 x[3]
        vpternlogd zmm6, zmm8, zmm3, 0x96                           ;   358.2 p5      14 x[3]
        vprold zmm6, zmm6, 7                                        ;   359.2 p0      14 x[3]
        vprold zmm5, zmm5, 1                                        ;   359.2 p0      14 x[1]
        vpternlogd zmm2, zmm6, zmm4, 0x96                           ;   360.2 p5      14 x[0]
        vpslld zmm10, zmm1, 3                                       ;   360.2 p0      14 x[3]
        vpternlogd zmm10, zmm7, zmm9, 0x96                          ;   361.2 p5      14 x[3]
        vprold zmm7, zmm10, 7                                       ;   362.2 p0      14 x[3]
        vpternlogd zmm1, zmm7, zmm5, 0x96                           ;   363.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                        ;   364.2 p0      14 x[0]
        vmovdqu64 zmm8, [rbp + 9536]                                ;   138.5 p2      12 x[0] reload
        vpxord zmm1, zmm1, zmm8                                     ;   365.2 p5      12 x[0]
        vpslld zmm10, zmm5, 7                                       ;   363.2 p0      14 x[2]
        vpternlogd zmm10, zmm9, zmm7, 0x96                          ;   364.2 p5      14 x[2]
        vprold zmm9, zmm10, 0x16                                    ;   365.2 p0      14 x[2]
        vpxord zmm5, zmm5, [rbp + 2240]                             ;   364.0 p5+p3   12 x[1]
        vprold zmm2, zmm2, 5                                        ;   365.2 p0      14 x[0]
        vpxord zmm2, zmm2, zmm8                                     ;   366.2 p5      12 x[0]
        vpslld zmm8, zmm4, 7                                        ;   366.2 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;   367.2 p5      14 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   368.2 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 9664]                                ;   141.0 p2      12 x[3] reload
        vpxord zmm6, zmm6, zmm8                                     ;   367.0 p5      12 x[3]
        vpxord zmm7, zmm7, zmm8                                     ;   368.0 p5      12 x[3]
        vpxord zmm8, zmm2, zmm6                                     ;   368.2 p0      13 x
        vpxord zmm10, zmm1, zmm7                                    ;   369.0 p5      13 x
        vmovdqa64 zmm11, zmm8                                       ;   369.2         13 x copy
        vmovdqa64 zmm12, zmm10                                      ;   370.0         13 x copy
        vmovdqu64 zmm13, [rbp + 9600]                               ;   144.5 p3      12 x[2] reload
        vmovdqa64 zmm14, zmm6                                       ;   368.0         13 x copy
        vpternlogd zmm14, zmm3, zmm13, 0x96                         ;   369.2 p0      13 x
        vpxord zmm4, zmm4, [rbp + 2176]                             ;   370.0 p5+p2   12 x[1]
        vpternlogd zmm3, zmm13, zmm4, 0x96                          ;   371.0 p0      13 x
        vpternlogd zmm6, zmm2, zmm3, 0x6a                           ;   372.0 p5      13 x
        vpternlogd zmm4, zmm3, zmm8, 0x6c                           ;   372.0 p0      13 x
        vpternlogd zmm3, zmm8, zmm14, 0x56                          ;   372.0 p5      13 x
        vpxord zmm11, zmm11, zmm6                                   ;   373.0 p0      13 x
        vpternlogd zmm14, zmm11, zmm4, 0x6c                         ;   374.0 p5      13 x
        vpternlogd zmm4, zmm3, zmm6, 0x48                           ;   373.2 p0      13 x
        vpxord zmm3, zmm3, zmm14                                    ;   375.0 p5      13 x
        vprold zmm2, zmm14, 0xd                                     ;   375.0 p0      14 x[0]
        vpxord zmm11, zmm11, zmm4                                   ;   375.0 p5      14 x[3]
        vprold zmm3, zmm3, 3                                        ;   376.0 p0      14 x[2]
        vpslld zmm4, zmm2, 3                                        ;   376.2 p0      14 x[3]
        vpternlogd zmm4, zmm11, zmm3, 0x96                          ;   377.2 p5      14 x[3]
        vmovdqa64 zmm11, zmm7                                       ;   369.0         13 x copy
        vpternlogd zmm11, zmm9, zmm13, 0x96                         ;   377.0 p5      13 x
        vpternlogd zmm6, zmm3, zmm2, 0x96                           ;   377.2 p0      14 x[1]
        vprold zmm6, zmm6, 1                                        ;   378.2 p0      14 x[1]
        vpslld zmm8, zmm6, 7                                        ;   379.2 p0      14 x[2]
        vprold zmm4, zmm4, 7                                        ;   380.2 p0      14 x[3]
        vpternlogd zmm2, zmm4, zmm6, 0x96                           ;   381.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                        ;   382.2 p0      14 x[0]
        vpternlogd zmm9, zmm13, zmm5, 0x96                          ;   379.0 p5      13 x
        vpternlogd zmm7, zmm1, zmm9, 0x6a                           ;   380.0 p5      13 x
        vpternlogd zmm5, zmm9, zmm10, 0x6c                          ;   381.0 p5      13 x
        vpxord zmm12, zmm12, zmm7                                   ;   382.0 p5      13 x
        vpternlogd zmm9, zmm10, zmm11, 0x56                         ;   382.2 p0      13 x
        vpternlogd zmm11, zmm12, zmm5, 0x6c                         ;   383.0 p5      13 x
        vpternlogd zmm5, zmm9, zmm7, 0x48                           ;   383.2 p0      13 x
        vpxord zmm9, zmm9, zmm11                                    ;   384.0 p5      13 x
        vpternlogd zmm8, zmm3, zmm4, 0x96                           ;   384.2 p0      14 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   385.2 p0      14 x[2]
        vpxord zmm6, zmm6, [rbp + 2432]                             ;   385.0 p5+p3   12 x[1]
        vpxord zmm3, zmm3, [rbp + 7488]                             ;   386.2 p5+p2   12 x[2]
        vprold zmm1, zmm11, 0xd                                     ;   386.2 p0      14 x[0]
        vprold zmm9, zmm9, 3                                        ;   387.2 p0      14 x[2]
        vpternlogd zmm7, zmm9, zmm1, 0x96                           ;   388.2 p5      14 x[1]
        vprold zmm7, zmm7, 1                                        ;   389.2 p0      14 x[1]
        vpxord zmm12, zmm12, zmm5                                   ;   388.0 p5      14 x[3]
        vpslld zmm5, zmm1, 3                                        ;   389.2 p0      14 x[3]
        vpternlogd zmm5, zmm12, zmm9, 0x96                          ;   390.2 p5      14 x[3]
        vprold zmm5, zmm5, 7                                        ;   391.2 p0      14 x[3]
        vmovdqu64 zmm8, [rbp + 9728]                                ;   168.2 p3      12 x[3] reload
        vpxord zmm4, zmm4, zmm8                                     ;   390.0 p5      12 x[3]
        vpternlogd zmm1, zmm5, zmm7, 0x96                           ;   392.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                        ;   393.2 p0      14 x[0]
        vpslld zmm10, zmm7, 7                                       ;   392.2 p0      14 x[2]
        vpternlogd zmm10, zmm9, zmm5, 0x96                          ;   393.2 p5      14 x[2]
        vprold zmm9, zmm10, 0x16                                    ;   394.2 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 2496]                             ;   393.0 p5+p2   12 x[1]
        vpxord zmm5, zmm5, zmm8                                     ;   394.0 p5      12 x[3]
        vpxord zmm9, zmm9, [rbp + 7616]                             ;   395.2 p0+p3   12 x[2]
        vmovdqu64 zmm8, [rbp + 2304]                                ;   170.7 p2      12 x[0] reload
        vmovdqa64 zmm10, zmm6                                       ;   386.0         13 x copy
        vpternlogd zmm10, zmm2, zmm8, 0x96                          ;   395.0 p5      13 x
        vmovdqa64 zmm11, zmm4                                       ;   391.0         13 x copy
        vpternlogd zmm11, zmm3, zmm6, 0x1e                          ;   395.2 p0      13 x
        vpternlogd zmm2, zmm8, zmm11, 0x28                          ;   396.2 p5      13 x
        vpternlogd zmm4, zmm10, zmm3, 0x6c                          ;   396.2 p0      13 x
        vpternlogd zmm3, zmm6, zmm2, 0x96                           ;   397.2 p5      13 x
        vmovdqu64 zmm6, [rbp + 2368]                                ;   172.3 p3      12 x[0] reload
        vmovdqa64 zmm8, zmm7                                        ;   394.0         13 x copy
        vmovdqa64 zmm12, zmm5                                       ;   395.0         13 x copy
        vpternlogd zmm12, zmm9, zmm7, 0x1e                          ;   397.2 p0      13 x
        vpternlogd zmm8, zmm1, zmm6, 0x96                           ;   398.0 p5      13 x
        vpternlogd zmm1, zmm6, zmm12, 0x28                          ;   398.2 p0      13 x
        vmovdqa64 zmm6, zmm3                                        ;   398.2         13 x copy
        vpternlogd zmm6, zmm2, zmm11, 0x6a                          ;   399.0 p5      13 x
        vpternlogd zmm11, zmm4, zmm3, 0xb4                          ;   399.2 p0      13 x
        vpternlogd zmm5, zmm8, zmm9, 0x6c                           ;   400.0 p5      13 x
        vpternlogd zmm9, zmm7, zmm1, 0x96                           ;   400.2 p0      13 x
        vpternlogd zmm2, zmm10, zmm6, 0x96                          ;   401.0 p5      14 x[1]
        vpternlogd zmm6, zmm4, zmm3, 0x78                           ;   401.2 p0      13 x
        vprold zmm4, zmm6, 0xd                                      ;   402.2 p0      14 x[0]
        vpslld zmm7, zmm4, 3                                        ;   403.2 p0      14 x[3]
        vprold zmm6, zmm11, 3                                       ;   404.2 p0      14 x[2]
        vpternlogd zmm7, zmm3, zmm6, 0x96                           ;   405.2 p5      14 x[3]
        vpternlogd zmm2, zmm4, zmm6, 0x96                           ;   405.2 p5      14 x[1]
        vprold zmm2, zmm2, 1                                        ;   406.2 p0      14 x[1]
        vprold zmm3, zmm7, 7                                        ;   406.2 p0      14 x[3]
        vpternlogd zmm4, zmm3, zmm2, 0x96                           ;   407.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                        ;   408.2 p0      14 x[0]
        vmovdqu64 zmm7, [rbp + 9792]                                ;   184.2 p2      12 x[0] reload
        vpxord zmm4, zmm4, zmm7                                     ;   409.2 p5      12 x[0]
        vpslld zmm10, zmm2, 7                                       ;   408.2 p0      14 x[2]
        vpternlogd zmm10, zmm6, zmm3, 0x96                          ;   409.2 p5      14 x[2]
        vprold zmm6, zmm10, 0x16                                    ;   410.2 p0      14 x[2]
        vmovdqu64 zmm10, [rbp + 9856]                               ;   187.3 p3      12 x[1] reload
        vmovdqa64 zmm13, zmm9                                       ;   401.2         13 x copy
        vpternlogd zmm13, zmm1, zmm12, 0x6a                         ;   407.0 p5      13 x
        vpternlogd zmm1, zmm8, zmm13, 0x96                          ;   408.0 p5      14 x[1]
        vpternlogd zmm13, zmm5, zmm9, 0x78                          ;   409.0 p5      13 x
        vpxord zmm2, zmm2, zmm10                                    ;   410.0 p5      12 x[1]
        vpxord zmm6, zmm6, [rbp + 2560]                             ;   411.2 p0+p2   12 x[2]
        vpxord zmm11, zmm2, zmm6                                    ;   412.2 p5      13 x
        vpternlogd zmm12, zmm5, zmm9, 0xb4                          ;   411.2 p0      13 x
        vprold zmm8, zmm12, 3                                       ;   412.2 p0      14 x[2]
        vprold zmm5, zmm13, 0xd                                     ;   413.2 p0      14 x[0]
        vpternlogd zmm1, zmm5, zmm8, 0x96                           ;   414.2 p5      14 x[1]
        vpslld zmm12, zmm5, 3                                       ;   414.2 p0      14 x[3]
        vpternlogd zmm12, zmm9, zmm8, 0x96                          ;   415.2 p5      14 x[3]
        vprold zmm9, zmm12, 7                                       ;   416.2 p0      14 x[3]
        vmovdqu64 zmm12, [rbp + 9920]                               ;   193.3 p3      12 x[3] reload
        vpternlogd zmm3, zmm4, zmm12, 0x96                          ;   414.0 p5      13 x
        vpternlogd zmm2, zmm3, zmm4, 0x6a                           ;   415.0 p5      13 x
        vmovdqa64 zmm13, zmm2                                       ;   416.0         13 x copy
        vpternlogd zmm4, zmm3, zmm11, 0x56                          ;   416.0 p5      13 x
        vpternlogd zmm13, zmm3, zmm6, 0x96                          ;   416.2 p0      13 x
        vpternlogd zmm3, zmm6, zmm4, 0x28                           ;   417.0 p5      13 x
        vprold zmm1, zmm1, 1                                        ;   417.2 p0      14 x[1]
        vpternlogd zmm5, zmm9, zmm1, 0x96                           ;   418.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                        ;   419.2 p0      14 x[0]
        vpxord zmm5, zmm5, zmm7                                     ;   420.2 p5      12 x[0]
        vpslld zmm7, zmm1, 7                                        ;   419.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm10                                    ;   420.0 p5      12 x[1]
        vmovdqa64 zmm10, zmm6                                       ;   412.2         13 x copy
        vpandd zmm10, zmm10, zmm2                                   ;   420.2 p0      13 x
        vpternlogd zmm3, zmm2, zmm11, 0xf8                          ;   421.0 p5      13 x
        vpternlogd zmm10, zmm11, zmm13, 0x96                        ;   421.2 p0      13 x
        vpxord zmm13, zmm13, zmm3                                   ;   422.0 p5      14 x[1]
        vprold zmm3, zmm3, 0xd                                      ;   422.2 p0      14 x[0]
        vpternlogd zmm7, zmm8, zmm9, 0x96                           ;   423.0 p5      14 x[2]
        vprold zmm7, zmm7, 0x16                                     ;   424.0 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 2624]                             ;   425.0 p5+p2   12 x[2]
        vpxord zmm8, zmm1, zmm7                                     ;   426.0 p0      13 x
        vprold zmm2, zmm10, 3                                       ;   425.2 p0      14 x[2]
        vpternlogd zmm13, zmm2, zmm3, 0x96                          ;   426.2 p5      14 x[1]
        vprold zmm6, zmm13, 1                                       ;   427.2 p0      14 x[1]
        vpslld zmm10, zmm3, 3                                       ;   427.2 p0      14 x[3]
        vpternlogd zmm10, zmm4, zmm2, 0x96                          ;   428.2 p5      14 x[3]
        vprold zmm4, zmm10, 7                                       ;   429.2 p0      14 x[3]
        vpternlogd zmm3, zmm4, zmm6, 0x96                           ;   430.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                        ;   431.2 p0      14 x[0]
        vpternlogd zmm12, zmm9, zmm5, 0x96                          ;   428.0 p5      13 x
        vpternlogd zmm1, zmm12, zmm5, 0x6a                          ;   429.0 p5      13 x
        vpternlogd zmm5, zmm12, zmm8, 0x56                          ;   430.0 p5      13 x
        vpandd zmm9, zmm7, zmm1                                     ;   430.2 p0      13 x
        vmovdqa64 zmm11, zmm1                                       ;   430.0         13 x copy
        vpternlogd zmm11, zmm12, zmm7, 0x96                         ;   431.0 p5      13 x
        vpternlogd zmm12, zmm7, zmm5, 0x28                          ;   431.2 p0      13 x
        vpternlogd zmm12, zmm1, zmm8, 0xf8                          ;   432.2 p5      13 x
        vprold zmm7, zmm12, 0xd                                     ;   433.2 p0      14 x[0]
        vpternlogd zmm9, zmm8, zmm11, 0x96                          ;   433.0 p5      13 x
        vprold zmm1, zmm9, 3                                        ;   434.0 p0      14 x[2]
        vpxord zmm11, zmm11, zmm12                                  ;   434.0 p5      14 x[1]
        vpternlogd zmm11, zmm1, zmm7, 0x96                          ;   435.0 p0      14 x[1]
        vprold zmm8, zmm11, 1                                       ;   436.0 p0      14 x[1]
        vpslld zmm9, zmm7, 3                                        ;   436.2 p0      14 x[3]
        vpternlogd zmm9, zmm5, zmm1, 0x96                           ;   437.2 p5      14 x[3]
        vprold zmm5, zmm9, 7                                        ;   438.2 p0      14 x[3]
        vpternlogd zmm7, zmm5, zmm8, 0x96                           ;   439.2 p5      14 x[0]
        vpslld zmm10, zmm6, 7                                       ;   438.2 p0      14 x[2]
        vpternlogd zmm10, zmm2, zmm4, 0x96                          ;   439.2 p5      14 x[2]
        vprold zmm2, zmm10, 0x16                                    ;   440.2 p0      14 x[2]
        vmovdqu64 zmm10, [rbp + 9984]                               ;   217.2 p3      12 x[1] reload
        vpslld zmm9, zmm8, 7                                        ;   440.2 p0      14 x[2]
        vpxord zmm8, zmm8, zmm10                                    ;   438.0 p5      12 x[1]
        vprold zmm7, zmm7, 5                                        ;   441.2 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 6016]                             ;   439.0 p5+p2   12 x[0]
        vpxord zmm4, zmm4, [rbp + 7360]                             ;   440.0 p5+p3   12 x[3]
        vmovdqa64 zmm11, zmm4                                       ;   441.0         13 x copy
        vpxord zmm6, zmm6, zmm10                                    ;   441.0 p5      12 x[1]
        vpxord zmm2, zmm2, [rbp + 6144]                             ;   442.0 p5+p2   12 x[2]
        vpxord zmm7, zmm7, [rbp + 6080]                             ;   442.2 p0+p3   12 x[0]
        vpternlogd zmm9, zmm1, zmm5, 0x96                           ;   443.0 p5      14 x[2]
        vpxord zmm5, zmm5, [rbp + 7424]                             ;   443.2 p0+p2   12 x[3]
        vprold zmm1, zmm9, 0x16                                     ;   444.2 p0      14 x[2]
        vpxord zmm1, zmm1, [rbp + 6208]                             ;   445.2 p5+p3   12 x[2]
        vmovdqa64 zmm9, zmm4                                        ;   441.0         13 x copy
        vpternlogd zmm11, zmm2, zmm6, 0x96                          ;   445.0 p5      13 x
        vpternlogd zmm4, zmm6, zmm3, 0x21                           ;   445.2 p0      13 x
        vmovdqa64 zmm10, zmm5                                       ;   444.2         13 x copy
        vpternlogd zmm2, zmm6, zmm3, 0xf8                           ;   446.0 p5      13 x
        vpternlogd zmm6, zmm3, zmm11, 0x6a                          ;   446.2 p0      13 x
        vpternlogd zmm11, zmm4, zmm2, 0xec                          ;   447.0 p5      13 x
        vpternlogd zmm2, zmm11, zmm6, 0xde                          ;   448.0 p0      13 x
        vprold zmm3, zmm6, 3                                        ;   448.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm6                                     ;   448.0 p5      13 x
        vmovdqa64 zmm6, zmm5                                        ;   444.2         13 x copy
        vpternlogd zmm6, zmm1, zmm8, 0x96                           ;   449.0 p5      13 x
        vpternlogd zmm1, zmm8, zmm7, 0xf8                           ;   449.2 p0      13 x
        vpternlogd zmm5, zmm8, zmm7, 0x21                           ;   450.0 p5      13 x
        vpternlogd zmm8, zmm7, zmm6, 0x6a                           ;   450.2 p0      13 x
        vpxord zmm10, zmm10, zmm8                                   ;   451.2 p5      13 x
        vprold zmm7, zmm8, 3                                        ;   451.2 p0      14 x[2]
        vpternlogd zmm6, zmm5, zmm1, 0xec                           ;   452.0 p5      13 x
        vpternlogd zmm1, zmm6, zmm8, 0xde                           ;   453.0 p0      13 x
        vmovdqa64 zmm8, zmm9                                        ;   449.0         13 x copy
        vpternlogd zmm9, zmm4, zmm3, 0x96                           ;   453.0 p5      14 x[1]
        vpternlogd zmm8, zmm11, zmm4, 0x9a                          ;   453.2 p0      13 x
        vprold zmm4, zmm8, 0xd                                      ;   454.2 p0      14 x[0]
        vpternlogd zmm9, zmm2, zmm4, 0x96                           ;   455.2 p5      14 x[1]
        vprold zmm2, zmm9, 1                                        ;   456.2 p0      14 x[1]
        vpslld zmm8, zmm4, 3                                        ;   456.2 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm3, 0x96                          ;   457.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                        ;   458.2 p0      14 x[3]
        vpternlogd zmm4, zmm8, zmm2, 0x96                           ;   459.2 p5      14 x[0]
        vpslld zmm11, zmm2, 7                                       ;   458.2 p0      14 x[2]
        vpternlogd zmm11, zmm3, zmm8, 0x96                          ;   459.2 p5      14 x[2]
        vprold zmm3, zmm11, 0x16                                    ;   460.2 p0      14 x[2]
        vmovdqu64 zmm11, [rbp + 10112]                              ;   235.3 p2      12 x[1] reload
        vpxord zmm2, zmm2, zmm11                                    ;   458.0 p5      12 x[1]
        vmovdqu64 zmm12, [rbp + 10240]                              ;   236.2 p3      12 x[3] reload
        vmovdqu64 zmm13, [rbp + 10176]                              ;   236.3 p2      12 x[2] reload
        vprold zmm4, zmm4, 5                                        ;   460.2 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 10048]                               ;   237.2 p3      12 x[0] reload
        vpxord zmm4, zmm4, zmm9                                     ;   461.2 p5      12 x[0]
        vpxord zmm8, zmm8, zmm12                                    ;   460.0 p5      12 x[3]
        vmovdqa64 zmm14, zmm10                                      ;   452.2         13 x copy
        vpternlogd zmm14, zmm6, zmm5, 0x9a                          ;   461.0 p5      13 x
        vpternlogd zmm10, zmm5, zmm7, 0x96                          ;   461.2 p0      14 x[1]
        vprold zmm5, zmm14, 0xd                                     ;   462.2 p0      14 x[0]
        vpternlogd zmm10, zmm1, zmm5, 0x96                          ;   463.2 p5      14 x[1]
        vprold zmm1, zmm10, 1                                       ;   464.2 p0      14 x[1]
        vpslld zmm10, zmm5, 3                                       ;   464.2 p0      14 x[3]
        vpternlogd zmm10, zmm6, zmm7, 0x96                          ;   465.2 p5      14 x[3]
        vprold zmm6, zmm10, 7                                       ;   466.2 p0      14 x[3]
        vpternlogd zmm5, zmm6, zmm1, 0x96                           ;   467.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                        ;   468.2 p0      14 x[0]
        vpxord zmm5, zmm5, zmm9                                     ;   469.2 p5      12 x[0]
        vpslld zmm9, zmm1, 7                                        ;   467.2 p0      14 x[2]
        vpternlogd zmm9, zmm7, zmm6, 0x96                           ;   468.2 p5      14 x[2]
        vpxord zmm6, zmm6, zmm12                                    ;   467.2 p5      12 x[3]
        vprold zmm7, zmm9, 0x16                                     ;   469.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm13                                    ;   468.0 p5      12 x[2]
        vpxord zmm1, zmm1, zmm11                                    ;   469.0 p5      12 x[1]
        vmovdqa64 zmm9, zmm3                                        ;   469.0         13 x copy
        vpternlogd zmm3, zmm8, zmm4, 0x6c                           ;   469.2 p0      13 x
        vpternlogd zmm9, zmm2, zmm4, 0x96                           ;   470.0 p5      13 x
        vpternlogd zmm8, zmm2, zmm4, 0x36                           ;   470.2 p0      13 x
        vpternlogd zmm2, zmm3, zmm9, 0x6a                           ;   471.0 p5      13 x
        vpternlogd zmm4, zmm3, zmm9, 0x96                           ;   471.2 p0      13 x
        vpternlogd zmm3, zmm9, zmm8, 0xd2                           ;   472.0 p5      13 x
        vprold zmm4, zmm4, 0xd                                      ;   472.2 p0      14 x[0]
        vpslld zmm9, zmm4, 3                                        ;   473.2 p0      14 x[3]
        vpxord zmm8, zmm8, zmm3                                     ;   473.0 p5      13 x
        vprold zmm8, zmm8, 3                                        ;   474.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm2                                     ;   474.0 p5      14 x[1]
        vpternlogd zmm3, zmm8, zmm4, 0x96                           ;   475.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                        ;   476.2 p0      14 x[1]
        vpternlogd zmm9, zmm2, zmm8, 0x96                           ;   476.0 p5      14 x[3]
        vprold zmm2, zmm9, 7                                        ;   477.0 p0      14 x[3]
        vpternlogd zmm4, zmm2, zmm3, 0x96                           ;   478.0 p5      14 x[0]
        vprold zmm4, zmm4, 5                                        ;   479.0 p0      14 x[0]
        vpxord zmm7, zmm7, zmm13                                    ;   478.0 p5      12 x[2]
        vpxord zmm4, zmm4, [rbp + 2688]                             ;   480.0 p0+p2   12 x[0]
        vpslld zmm9, zmm3, 7                                        ;   479.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm2, 0x96                           ;   480.2 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                     ;   481.2 p0      14 x[2]
        vpxord zmm2, zmm2, [rbp + 2816]                             ;   480.0 p5+p3   12 x[3]
        vmovdqa64 zmm10, zmm7                                       ;   479.0         13 x copy
        vpternlogd zmm10, zmm1, zmm5, 0x96                          ;   481.0 p5      13 x
        vpternlogd zmm7, zmm6, zmm5, 0x6c                           ;   481.2 p0      13 x
        vpternlogd zmm6, zmm1, zmm5, 0x36                           ;   482.0 p5      13 x
        vpternlogd zmm1, zmm7, zmm10, 0x6a                          ;   482.2 p0      13 x
        vmovdqu64 zmm9, [rbp + 10368]                               ;   261.2 p2      12 x[2] reload
        vpternlogd zmm5, zmm7, zmm10, 0x96                          ;   483.0 p5      13 x
        vpternlogd zmm7, zmm10, zmm6, 0xd2                          ;   483.2 p0      13 x
        vpxord zmm8, zmm8, zmm9                                     ;   484.0 p5      12 x[2]
        vprold zmm5, zmm5, 0xd                                      ;   484.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm7                                     ;   485.0 p5      13 x
        vprold zmm6, zmm6, 3                                        ;   486.0 p0      14 x[2]
        vpxord zmm7, zmm7, zmm1                                     ;   486.0 p5      14 x[1]
        vpternlogd zmm7, zmm6, zmm5, 0x96                           ;   487.0 p0      14 x[1]
        vprold zmm7, zmm7, 1                                        ;   488.0 p0      14 x[1]
        vpslld zmm10, zmm5, 3                                       ;   488.2 p0      14 x[3]
        vpternlogd zmm10, zmm1, zmm6, 0x96                          ;   489.2 p5      14 x[3]
        vprold zmm1, zmm10, 7                                       ;   490.2 p0      14 x[3]
        vpslld zmm10, zmm7, 7                                       ;   490.2 p0      14 x[2]
        vpternlogd zmm5, zmm1, zmm7, 0x96                           ;   491.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                        ;   492.2 p0      14 x[0]
        vpxord zmm5, zmm5, [rbp + 2752]                             ;   493.2 p5+p3   12 x[0]
        vpternlogd zmm10, zmm6, zmm1, 0x96                          ;   491.2 p5      14 x[2]
        vprold zmm6, zmm10, 0x16                                    ;   492.2 p0      14 x[2]
        vpxord zmm6, zmm6, zmm9                                     ;   493.2 p5      12 x[2]
        vpxord zmm9, zmm8, zmm4                                     ;   492.0 p5      13 x
        vpxord zmm1, zmm1, [rbp + 2880]                             ;   493.0 p5+p2   12 x[3]
        vpternlogd zmm8, zmm2, zmm4, 0xe0                           ;   493.2 p0      13 x
        vpxord zmm10, zmm6, zmm5                                    ;   494.2 p5      13 x
        vpternlogd zmm6, zmm1, zmm5, 0xe0                           ;   494.2 p0      13 x
        vmovdqa64 zmm12, zmm2                                       ;   481.0         13 x copy
        vmovdqu64 zmm11, [rbp + 10304]                              ;   270.8 p3      12 x[1] reload
        vpternlogd zmm12, zmm3, zmm11, 0x96                         ;   495.0 p5      13 x
        vpternlogd zmm3, zmm11, zmm4, 0x28                          ;   495.2 p0      13 x
        vpternlogd zmm2, zmm4, zmm3, 0x56                           ;   496.2 p5      13 x
        vpternlogd zmm9, zmm12, zmm3, 0x36                          ;   496.2 p0      13 x
        vpternlogd zmm12, zmm8, zmm3, 0x36                          ;   497.0 p5      13 x
        vmovdqa64 zmm4, zmm1                                        ;   494.0         13 x copy
        vpternlogd zmm4, zmm11, zmm7, 0x96                          ;   497.2 p0      13 x
        vpternlogd zmm11, zmm7, zmm5, 0x28                          ;   498.0 p5      13 x
        vpternlogd zmm1, zmm5, zmm11, 0x56                          ;   499.0 p0      13 x
        vmovdqa64 zmm5, zmm2                                        ;   497.2         13 x copy
        vpternlogd zmm5, zmm8, zmm9, 0x56                           ;   499.0 p5      13 x
        vpternlogd zmm9, zmm2, zmm12, 0x4e                          ;   499.2 p0      13 x
        vpternlogd zmm8, zmm3, zmm5, 0x56                           ;   500.0 p5      14 x[3]
        vpternlogd zmm5, zmm2, zmm12, 0x1e                          ;   500.2 p0      13 x
        vprold zmm2, zmm9, 0xd                                      ;   501.2 p0      14 x[0]
        vpslld zmm7, zmm2, 3                                        ;   502.2 p0      14 x[3]
        vprold zmm3, zmm5, 3                                        ;   503.2 p0      14 x[2]
        vpternlogd zmm12, zmm3, zmm2, 0x96                          ;   504.2 p5      14 x[1]
        vpternlogd zmm10, zmm4, zmm11, 0x36                         ;   502.0 p5      13 x
        vpternlogd zmm4, zmm6, zmm11, 0x36                          ;   503.0 p5      13 x
        vprold zmm5, zmm12, 1                                       ;   505.2 p0      14 x[1]
        vpternlogd zmm7, zmm8, zmm3, 0x96                           ;   504.2 p5      14 x[3]
        vprold zmm7, zmm7, 7                                        ;   505.2 p0      14 x[3]
        vmovdqu64 zmm9, [rbp + 10688]                               ;   281.2 p2      12 x[3] reload
        vpternlogd zmm2, zmm7, zmm5, 0x96                           ;   506.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                        ;   507.2 p0      14 x[0]
        vmovdqa64 zmm12, zmm1                                       ;   500.0         13 x copy
        vpternlogd zmm12, zmm6, zmm10, 0x56                         ;   506.0 p5      13 x
        vpternlogd zmm6, zmm11, zmm12, 0x56                         ;   507.0 p5      14 x[3]
        vpternlogd zmm10, zmm1, zmm4, 0x4e                          ;   507.2 p0      13 x
        vpternlogd zmm12, zmm1, zmm4, 0x1e                          ;   508.0 p5      13 x
        vprold zmm1, zmm10, 0xd                                     ;   508.2 p0      14 x[0]
        vprold zmm10, zmm12, 3                                      ;   509.2 p0      14 x[2]
        vpternlogd zmm4, zmm10, zmm1, 0x96                          ;   510.2 p5      14 x[1]
        vprold zmm4, zmm4, 1                                        ;   511.2 p0      14 x[1]
        vpslld zmm11, zmm1, 3                                       ;   511.2 p0      14 x[3]
        vpternlogd zmm11, zmm6, zmm10, 0x96                         ;   512.2 p5      14 x[3]
        vpslld zmm8, zmm5, 7                                        ;   512.2 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm7, 0x96                           ;   513.2 p5      14 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   514.2 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 10624]                               ;   288.5 p3      12 x[1] reload
        vpxord zmm5, zmm5, zmm8                                     ;   512.0 p5      12 x[1]
        vpxord zmm7, zmm7, zmm9                                     ;   513.0 p5      12 x[3]
        vprold zmm6, zmm11, 7                                       ;   514.2 p0      14 x[3]
        vpternlogd zmm1, zmm6, zmm4, 0x96                           ;   515.2 p5      14 x[0]
        vpslld zmm11, zmm4, 7                                       ;   515.2 p0      14 x[2]
        vpternlogd zmm11, zmm10, zmm6, 0x96                         ;   516.2 p5      14 x[2]
        vprold zmm10, zmm11, 0x16                                   ;   517.2 p0      14 x[2]
        vmovdqu64 zmm11, [rbp + 10496]                              ;   293.0 p2      12 x[0] reload
        vmovdqa64 zmm12, zmm5                                       ;   513.0         13 x copy
        vpternlogd zmm12, zmm2, zmm11, 0x96                         ;   516.0 p5      13 x
        vpternlogd zmm2, zmm7, zmm11, 0x96                          ;   517.0 p5      13 x
        vmovdqu64 zmm13, [rbp + 9344]                               ;   294.5 p3      12 x[2] reload
        vpternlogd zmm7, zmm3, zmm13, 0x96                          ;   517.2 p0      13 x
        vprold zmm1, zmm1, 5                                        ;   518.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm8                                     ;   518.0 p5      12 x[1]
        vpxord zmm6, zmm6, zmm9                                     ;   519.0 p5      12 x[3]
        vmovdqa64 zmm8, zmm5                                        ;   513.0         13 x copy
        vmovdqa64 zmm9, zmm4                                        ;   519.0         13 x copy
        vpternlogd zmm3, zmm13, zmm2, 0xbe                          ;   519.2 p0      13 x
        vpternlogd zmm12, zmm7, zmm2, 0x6c                          ;   520.0 p5      13 x
        vmovdqa64 zmm13, zmm2                                       ;   518.0         13 x copy
        vpternlogd zmm2, zmm12, zmm5, 0x78                          ;   521.0 p0      14 x[3]
        vpternlogd zmm5, zmm3, zmm7, 0xb4                           ;   521.0 p5      13 x
        vpternlogd zmm3, zmm7, zmm12, 0x80                          ;   521.2 p0      13 x
        vprold zmm7, zmm12, 0xd                                     ;   522.2 p0      14 x[0]
        vpxord zmm13, zmm13, zmm3                                   ;   522.2 p5      13 x
        vpternlogd zmm3, zmm5, zmm7, 0x56                           ;   523.2 p5      14 x[1]
        vpxord zmm8, zmm8, zmm13                                    ;   523.2 p0      13 x
        vprold zmm5, zmm8, 3                                        ;   524.2 p0      14 x[2]
        vpternlogd zmm3, zmm13, zmm5, 0x96                          ;   525.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                        ;   526.2 p0      14 x[1]
        vpslld zmm8, zmm7, 3                                        ;   526.2 p0      14 x[3]
        vpternlogd zmm8, zmm2, zmm5, 0x96                           ;   527.2 p5      14 x[3]
        vprold zmm2, zmm8, 7                                        ;   528.2 p0      14 x[3]
        vpternlogd zmm7, zmm2, zmm3, 0x96                           ;   529.2 p5      14 x[0]
        vprold zmm7, zmm7, 5                                        ;   530.2 p0      14 x[0]
        vpslld zmm8, zmm3, 7                                        ;   529.2 p0      14 x[2]
        vpternlogd zmm8, zmm5, zmm2, 0x96                           ;   530.2 p5      14 x[2]
        vprold zmm5, zmm8, 0x16                                     ;   531.2 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 2944]                             ;   531.2 p5+p2   12 x[0]
        vmovdqu64 zmm12, [rbp + 10880]                              ;   309.2 p3      12 x[3] reload
        vpxord zmm2, zmm2, zmm12                                    ;   529.2 p5      12 x[3]
        vmovdqu64 zmm13, [rbp + 10816]                              ;   309.5 p2      12 x[2] reload
        vpxord zmm5, zmm5, zmm13                                    ;   532.2 p5      13 x
        vmovdqu64 zmm8, [rbp + 10752]                               ;   310.2 p3      12 x[1] reload
        vmovdqa64 zmm14, zmm4                                       ;   519.0         13 x copy
        vpternlogd zmm14, zmm1, zmm11, 0x96                         ;   531.0 p5      13 x
        vpternlogd zmm1, zmm11, zmm6, 0x96                          ;   531.2 p0      13 x
        vmovdqu64 zmm11, [rbp + 9472]                               ;   310.5 p2      12 x[2] reload
        vpternlogd zmm6, zmm10, zmm11, 0x96                         ;   532.0 p5      13 x
        vpternlogd zmm10, zmm11, zmm1, 0xbe                         ;   532.2 p0      13 x
        vpternlogd zmm14, zmm6, zmm1, 0x6c                          ;   533.0 p5      13 x
        vmovdqa64 zmm11, zmm1                                       ;   532.2         13 x copy
        vpternlogd zmm1, zmm14, zmm4, 0x78                          ;   534.0 p0      14 x[3]
        vpternlogd zmm4, zmm10, zmm6, 0xb4                          ;   534.0 p5      13 x
        vpternlogd zmm10, zmm6, zmm14, 0x80                         ;   534.2 p0      13 x
        vprold zmm6, zmm14, 0xd                                     ;   535.2 p0      14 x[0]
        vpxord zmm11, zmm11, zmm10                                  ;   535.2 p5      13 x
        vpternlogd zmm10, zmm4, zmm6, 0x56                          ;   536.2 p5      14 x[1]
        vpxord zmm9, zmm9, zmm11                                    ;   536.2 p0      13 x
        vprold zmm4, zmm9, 3                                        ;   537.2 p0      14 x[2]
        vpternlogd zmm10, zmm11, zmm4, 0x96                         ;   538.2 p5      14 x[1]
        vprold zmm9, zmm10, 1                                       ;   539.2 p0      14 x[1]
        vpslld zmm10, zmm6, 3                                       ;   539.2 p0      14 x[3]
        vpternlogd zmm10, zmm1, zmm4, 0x96                          ;   540.2 p5      14 x[3]
        vprold zmm1, zmm10, 7                                       ;   541.2 p0      14 x[3]
        vpternlogd zmm6, zmm1, zmm9, 0x96                           ;   542.2 p5      14 x[0]
        vprold zmm6, zmm6, 5                                        ;   543.2 p0      14 x[0]
        vpxord zmm6, zmm6, [rbp + 3008]                             ;   544.2 p5+p3   12 x[0]
        vpslld zmm10, zmm9, 7                                       ;   542.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm8                                     ;   541.0 p5      12 x[1]
        vpternlogd zmm10, zmm4, zmm1, 0x96                          ;   543.2 p5      14 x[2]
        vprold zmm4, zmm10, 0x16                                    ;   544.2 p0      14 x[2]
        vpternlogd zmm4, zmm13, zmm6, 0x96                          ;   545.2 p5      13 x
        vpxord zmm1, zmm1, zmm12                                    ;   544.0 p5      12 x[3]
        vpxord zmm9, zmm9, zmm8                                     ;   544.2 p0      12 x[1]
        vpandnd zmm8, zmm5, zmm7                                    ;   545.0 p5      13 x
        vpternlogd zmm5, zmm3, zmm7, 0xb4                           ;   545.2 p0      13 x
        vpternlogd zmm3, zmm2, zmm7, 0x96                           ;   546.0 p5      13 x
        vpternlogd zmm8, zmm3, zmm2, 0x6a                           ;   547.0 p0      13 x
        vpternlogd zmm2, zmm3, zmm5, 0x56                           ;   547.0 p5      13 x
        vpxord zmm7, zmm7, zmm5                                     ;   547.2 p0      13 x
        vpternlogd zmm5, zmm8, zmm3, 0x6a                           ;   548.0 p5      14 x[1]
        vpternlogd zmm3, zmm2, zmm7, 0x78                           ;   548.2 p0      13 x
        vprold zmm2, zmm2, 0xd                                      ;   549.2 p0      14 x[0]
        vprold zmm3, zmm3, 3                                        ;   550.2 p0      14 x[2]
        vpternlogd zmm5, zmm3, zmm2, 0x96                           ;   551.2 p5      14 x[1]
        vpxord zmm8, zmm8, zmm7                                     ;   550.0 p5      14 x[3]
        vprold zmm5, zmm5, 1                                        ;   552.2 p0      14 x[1]
        vpandd zmm7, zmm4, zmm6                                     ;   551.0 p5      13 x
        vpternlogd zmm4, zmm9, zmm6, 0x1e                           ;   552.0 p5      13 x
        vpternlogd zmm9, zmm1, zmm6, 0x96                           ;   552.2 p0      13 x
        vpternlogd zmm7, zmm9, zmm1, 0x6a                           ;   553.2 p5      13 x
        vpxord zmm6, zmm6, zmm4                                     ;   553.2 p0      13 x
        vpternlogd zmm1, zmm9, zmm4, 0x56                           ;   554.0 p5      13 x
        vpternlogd zmm4, zmm7, zmm9, 0x6a                           ;   554.2 p0      14 x[1]
        vpternlogd zmm9, zmm1, zmm6, 0x78                           ;   555.0 p5      13 x
        vprold zmm1, zmm1, 0xd                                      ;   555.2 p0      14 x[0]
        vprold zmm9, zmm9, 3                                        ;   556.2 p0      14 x[2]
        vpxord zmm7, zmm7, zmm6                                     ;   556.0 p5      14 x[3]
        vpslld zmm10, zmm1, 3                                       ;   557.2 p0      14 x[3]
        vpternlogd zmm10, zmm7, zmm9, 0x96                          ;   558.2 p5      14 x[3]
        vprold zmm7, zmm10, 7                                       ;   559.2 p0      14 x[3]
        vpternlogd zmm4, zmm9, zmm1, 0x96                           ;   558.0 p5      14 x[1]
        vprold zmm4, zmm4, 1                                        ;   559.2 p0      14 x[1]
        vpslld zmm6, zmm2, 3                                        ;   560.2 p0      14 x[3]
        vpternlogd zmm6, zmm8, zmm3, 0x96                           ;   561.2 p5      14 x[3]
        vprold zmm6, zmm6, 7                                        ;   562.2 p0      14 x[3]
        vpternlogd zmm2, zmm6, zmm5, 0x96                           ;   563.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                        ;   564.2 p0      14 x[0]
        vmovdqu64 zmm8, [rbp + 10944]                               ;   336.3 p2      12 x[0] reload
        vpxord zmm2, zmm2, zmm8                                     ;   565.2 p5      12 x[0]
        vpternlogd zmm1, zmm7, zmm4, 0x96                           ;   562.0 p5      14 x[0]
        vprold zmm1, zmm1, 5                                        ;   563.2 p0      14 x[0]
        vpslld zmm10, zmm4, 7                                       ;   564.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm8                                     ;   564.2 p5      12 x[0]
        vpslld zmm8, zmm5, 7                                        ;   565.2 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm6, 0x96                           ;   566.2 p5      14 x[2]
        vpxord zmm5, zmm5, [rbp + 3072]                             ;   565.0 p5+p3   12 x[1]
        vprold zmm3, zmm8, 0x16                                     ;   567.2 p0      14 x[2]
        vpternlogd zmm10, zmm9, zmm7, 0x96                          ;   566.0 p5      14 x[2]
        vpxord zmm4, zmm4, [rbp + 3136]                             ;   567.0 p5+p2   12 x[1]
        vmovdqu64 zmm8, [rbp + 11072]                               ;   341.2 p3      12 x[3] reload
        vpxord zmm6, zmm6, zmm8                                     ;   567.2 p0      12 x[3]
        vpxord zmm7, zmm7, zmm8                                     ;   568.0 p5      12 x[3]
        vpxord zmm8, zmm2, zmm6                                     ;   568.2 p0      13 x
        vmovdqa64 zmm14, zmm6                                       ;   568.2         13 x copy
        vprold zmm9, zmm10, 0x16                                    ;   569.2 p0      14 x[2]
        vpxord zmm10, zmm1, zmm7                                    ;   569.0 p5      13 x
        vmovdqa64 zmm11, zmm8                                       ;   569.2         13 x copy
        vmovdqa64 zmm12, zmm10                                      ;   570.0         13 x copy
        vmovdqu64 zmm13, [rbp + 11008]                              ;   345.2 p2      12 x[2] reload
        vpternlogd zmm14, zmm3, zmm13, 0x96                         ;   570.0 p5      13 x
        vpternlogd zmm3, zmm13, zmm5, 0x96                          ;   570.2 p0      13 x
        vpternlogd zmm6, zmm2, zmm3, 0x6a                           ;   571.2 p5      13 x
        vpxord zmm11, zmm11, zmm6                                   ;   572.2 p0      13 x
        vpternlogd zmm5, zmm3, zmm8, 0x6c                           ;   572.0 p5      13 x
        vpternlogd zmm3, zmm8, zmm14, 0x56                          ;   572.2 p0      13 x
        vpternlogd zmm14, zmm11, zmm5, 0x6c                         ;   573.2 p5      13 x
        vpternlogd zmm5, zmm3, zmm6, 0x48                           ;   573.2 p0      13 x
        vpxord zmm3, zmm3, zmm14                                    ;   574.2 p5      13 x
        vprold zmm2, zmm14, 0xd                                     ;   574.2 p0      14 x[0]
        vprold zmm3, zmm3, 3                                        ;   575.2 p0      14 x[2]
        vpternlogd zmm6, zmm3, zmm2, 0x96                           ;   576.2 p5      14 x[1]
        vprold zmm6, zmm6, 1                                        ;   577.2 p0      14 x[1]
        vpxord zmm11, zmm11, zmm5                                   ;   576.0 p5      14 x[3]
        vpslld zmm5, zmm2, 3                                        ;   577.2 p0      14 x[3]
        vpternlogd zmm5, zmm11, zmm3, 0x96                          ;   578.2 p5      14 x[3]
        vmovdqa64 zmm11, zmm7                                       ;   569.0         13 x copy
        vpternlogd zmm11, zmm9, zmm13, 0x96                         ;   578.0 p5      13 x
        vpternlogd zmm9, zmm13, zmm4, 0x96                          ;   578.2 p0      13 x
        vpternlogd zmm7, zmm1, zmm9, 0x6a                           ;   579.2 p5      13 x
        vpternlogd zmm4, zmm9, zmm10, 0x6c                          ;   579.2 p0      13 x
        vpxord zmm12, zmm12, zmm7                                   ;   580.2 p5      13 x
        vpternlogd zmm9, zmm10, zmm11, 0x56                         ;   580.2 p0      13 x
        vprold zmm5, zmm5, 7                                        ;   581.2 p0      14 x[3]
        vpslld zmm8, zmm6, 7                                        ;   582.2 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                           ;   583.2 p5      14 x[2]
        vprold zmm3, zmm8, 0x16                                     ;   584.2 p0      14 x[2]
        vpxord zmm3, zmm3, [rbp + 10432]                            ;   585.2 p5+p3   12 x[2]
        vpternlogd zmm11, zmm12, zmm4, 0x6c                         ;   583.0 p5      13 x
        vpternlogd zmm2, zmm5, zmm6, 0x96                           ;   584.0 p5      14 x[0]
        vprold zmm2, zmm2, 5                                        ;   585.0 p0      14 x[0]
        vpternlogd zmm4, zmm9, zmm7, 0x48                           ;   585.0 p5      13 x
        vpxord zmm9, zmm9, zmm11                                    ;   585.2 p0      13 x
        vprold zmm9, zmm9, 3                                        ;   586.2 p0      14 x[2]
        vprold zmm1, zmm11, 0xd                                     ;   587.2 p0      14 x[0]
        vpternlogd zmm7, zmm9, zmm1, 0x96                           ;   588.2 p5      14 x[1]
        vprold zmm7, zmm7, 1                                        ;   589.2 p0      14 x[1]
        vpslld zmm10, zmm7, 7                                       ;   590.2 p0      14 x[2]
        vpxord zmm12, zmm12, zmm4                                   ;   587.0 p5      14 x[3]
        vpxord zmm6, zmm6, [rbp + 3328]                             ;   588.0 p5+p2   12 x[1]
        vmovdqu64 zmm8, [rbp + 11136]                               ;   366.7 p3      12 x[3] reload
        vpxord zmm5, zmm5, zmm8                                     ;   589.0 p5      12 x[3]
        vpslld zmm4, zmm1, 3                                        ;   590.2 p0      14 x[3]
        vpternlogd zmm4, zmm12, zmm9, 0x96                          ;   591.2 p5      14 x[3]
        vprold zmm4, zmm4, 7                                        ;   592.2 p0      14 x[3]
        vpternlogd zmm1, zmm4, zmm7, 0x96                           ;   593.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                        ;   594.2 p0      14 x[0]
        vpternlogd zmm10, zmm9, zmm4, 0x96                          ;   593.2 p5      14 x[2]
        vprold zmm9, zmm10, 0x16                                    ;   594.2 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 3392]                             ;   593.0 p5+p2   12 x[1]
        vpxord zmm4, zmm4, zmm8                                     ;   594.0 p5      12 x[3]
        vpxord zmm9, zmm9, [rbp + 10560]                            ;   595.2 p0+p3   12 x[2]
        vmovdqu64 zmm8, [rbp + 3200]                                ;   370.7 p2      12 x[0] reload
        vmovdqa64 zmm11, zmm5                                       ;   590.0         13 x copy
        vpternlogd zmm11, zmm3, zmm6, 0x1e                          ;   595.0 p5      13 x
        vmovdqa64 zmm10, zmm6                                       ;   589.0         13 x copy
        vpternlogd zmm10, zmm2, zmm8, 0x96                          ;   595.2 p0      13 x
        vpternlogd zmm2, zmm8, zmm11, 0x28                          ;   596.0 p5      13 x
        vpternlogd zmm5, zmm10, zmm3, 0x6c                          ;   596.2 p0      13 x
        vpternlogd zmm3, zmm6, zmm2, 0x96                           ;   597.0 p5      13 x
        vmovdqu64 zmm6, [rbp + 3264]                                ;   373.2 p3      12 x[0] reload
        vmovdqa64 zmm8, zmm7                                        ;   594.0         13 x copy
        vpternlogd zmm8, zmm1, zmm6, 0x96                           ;   597.2 p0      13 x
        vmovdqa64 zmm12, zmm4                                       ;   595.0         13 x copy
        vpternlogd zmm12, zmm9, zmm7, 0x1e                          ;   598.0 p5      13 x
        vpternlogd zmm1, zmm6, zmm12, 0x28                          ;   599.0 p0      13 x
        vpternlogd zmm4, zmm8, zmm9, 0x6c                           ;   599.0 p5      13 x
        vpternlogd zmm9, zmm7, zmm1, 0x96                           ;   600.0 p0      13 x
        vmovdqa64 zmm6, zmm3                                        ;   598.0         13 x copy
        vpternlogd zmm6, zmm2, zmm11, 0x6a                          ;   600.0 p5      13 x
        vpternlogd zmm2, zmm10, zmm6, 0x96                          ;   601.0 p0      14 x[1]
        vpternlogd zmm11, zmm5, zmm3, 0xb4                          ;   601.0 p5      13 x
        vpternlogd zmm6, zmm5, zmm3, 0x78                           ;   601.2 p0      13 x
        vprold zmm5, zmm6, 0xd                                      ;   602.2 p0      14 x[0]
        vprold zmm6, zmm11, 3                                       ;   603.2 p0      14 x[2]
        vpternlogd zmm2, zmm5, zmm6, 0x96                           ;   604.2 p5      14 x[1]
        vprold zmm2, zmm2, 1                                        ;   605.2 p0      14 x[1]
        vpslld zmm7, zmm5, 3                                        ;   605.2 p0      14 x[3]
        vpternlogd zmm7, zmm3, zmm6, 0x96                           ;   606.2 p5      14 x[3]
        vprold zmm3, zmm7, 7                                        ;   607.2 p0      14 x[3]
        vpternlogd zmm5, zmm3, zmm2, 0x96                           ;   608.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                        ;   609.2 p0      14 x[0]
        vmovdqu64 zmm7, [rbp + 11200]                               ;   383.8 p2      12 x[0] reload
        vpslld zmm10, zmm2, 7                                       ;   608.2 p0      14 x[2]
        vpternlogd zmm10, zmm6, zmm3, 0x96                          ;   609.2 p5      14 x[2]
        vprold zmm6, zmm10, 0x16                                    ;   610.2 p0      14 x[2]
        vmovdqu64 zmm10, [rbp + 11264]                              ;   385.0 p3      12 x[1] reload
        vpxord zmm5, zmm5, zmm7                                     ;   610.2 p5      12 x[0]
        vpxord zmm2, zmm2, zmm10                                    ;   607.0 p5      12 x[1]
        vpxord zmm6, zmm6, [rbp + 3584]                             ;   611.2 p5+p2   12 x[2]
        vpxord zmm11, zmm2, zmm6                                    ;   612.2 p5      13 x
        vmovdqa64 zmm13, zmm9                                       ;   601.0         13 x copy
        vpternlogd zmm13, zmm1, zmm12, 0x6a                         ;   610.0 p5      13 x
        vpternlogd zmm1, zmm8, zmm13, 0x96                          ;   611.0 p0      14 x[1]
        vpternlogd zmm13, zmm4, zmm9, 0x78                          ;   611.0 p5      13 x
        vpternlogd zmm12, zmm4, zmm9, 0xb4                          ;   611.2 p0      13 x
        vprold zmm8, zmm12, 3                                       ;   612.2 p0      14 x[2]
        vprold zmm4, zmm13, 0xd                                     ;   613.2 p0      14 x[0]
        vpternlogd zmm1, zmm4, zmm8, 0x96                           ;   614.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                        ;   615.2 p0      14 x[1]
        vpslld zmm12, zmm4, 3                                       ;   615.2 p0      14 x[3]
        vpternlogd zmm12, zmm9, zmm8, 0x96                          ;   616.2 p5      14 x[3]
        vprold zmm9, zmm12, 7                                       ;   617.2 p0      14 x[3]
        vpternlogd zmm4, zmm9, zmm1, 0x96                           ;   618.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                        ;   619.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm7                                     ;   620.2 p5      12 x[0]
        vpslld zmm7, zmm1, 7                                        ;   618.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm10                                    ;   616.2 p5      12 x[1]
        vmovdqu64 zmm12, [rbp + 11328]                              ;   396.2 p3      12 x[3] reload
        vpternlogd zmm3, zmm5, zmm12, 0x96                          ;   617.0 p5      13 x
        vpternlogd zmm2, zmm3, zmm5, 0x6a                           ;   618.0 p5      13 x
        vmovdqa64 zmm10, zmm6                                       ;   612.2         13 x copy
        vpandd zmm10, zmm10, zmm2                                   ;   619.0 p5      13 x
        vmovdqa64 zmm13, zmm2                                       ;   619.0         13 x copy
        vpternlogd zmm13, zmm3, zmm6, 0x96                          ;   619.2 p0      13 x
        vpternlogd zmm10, zmm11, zmm13, 0x96                        ;   620.2 p5      13 x
        vpternlogd zmm7, zmm8, zmm9, 0x96                           ;   620.2 p0      14 x[2]
        vprold zmm7, zmm7, 0x16                                     ;   621.2 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 3648]                             ;   622.2 p5+p2   12 x[2]
        vpternlogd zmm5, zmm3, zmm11, 0x56                          ;   622.0 p5      13 x
        vpternlogd zmm3, zmm6, zmm5, 0x28                           ;   623.0 p0      13 x
        vpternlogd zmm3, zmm2, zmm11, 0xf8                          ;   624.0 p5      13 x
        vpxord zmm13, zmm13, zmm3                                   ;   625.0 p0      14 x[1]
        vprold zmm3, zmm3, 0xd                                      ;   625.0 p0      14 x[0]
        vprold zmm2, zmm10, 3                                       ;   625.2 p0      14 x[2]
        vpslld zmm10, zmm3, 3                                       ;   626.2 p0      14 x[3]
        vpternlogd zmm10, zmm5, zmm2, 0x96                          ;   627.2 p5      14 x[3]
        vpternlogd zmm13, zmm2, zmm3, 0x96                          ;   626.2 p5      14 x[1]
        vprold zmm6, zmm13, 1                                       ;   627.2 p0      14 x[1]
        vpxord zmm8, zmm1, zmm7                                     ;   626.0 p5      13 x
        vpternlogd zmm12, zmm9, zmm4, 0x96                          ;   627.0 p5      13 x
        vpternlogd zmm1, zmm12, zmm4, 0x6a                          ;   628.0 p5      13 x
        vpternlogd zmm4, zmm12, zmm8, 0x56                          ;   628.2 p0      13 x
        vmovdqa64 zmm11, zmm1                                       ;   629.0         13 x copy
        vpternlogd zmm11, zmm12, zmm7, 0x96                         ;   629.0 p5      13 x
        vpternlogd zmm12, zmm7, zmm4, 0x28                          ;   629.2 p0      13 x
        vpternlogd zmm12, zmm1, zmm8, 0xf8                          ;   630.2 p5      13 x
        vprold zmm5, zmm10, 7                                       ;   630.2 p0      14 x[3]
        vpslld zmm10, zmm6, 7                                       ;   631.2 p0      14 x[2]
        vpternlogd zmm10, zmm2, zmm5, 0x96                          ;   632.2 p5      14 x[2]
        vprold zmm2, zmm10, 0x16                                    ;   633.2 p0      14 x[2]
        vpternlogd zmm3, zmm5, zmm6, 0x96                           ;   632.0 p5      14 x[0]
        vprold zmm3, zmm3, 5                                        ;   633.2 p0      14 x[0]
        vmovdqu64 zmm10, [rbp + 11392]                              ;   411.2 p3      12 x[1] reload
        vpxord zmm6, zmm6, zmm10                                    ;   633.0 p5      12 x[1]
        vpxord zmm5, zmm5, [rbp + 9216]                             ;   634.0 p5+p2   12 x[3]
        vpxord zmm2, zmm2, [rbp + 9088]                             ;   634.2 p0+p3   12 x[2]
        vpandd zmm9, zmm7, zmm1                                     ;   635.0 p5      13 x
        vpternlogd zmm9, zmm8, zmm11, 0x96                          ;   636.0 p0      13 x
        vprold zmm1, zmm9, 3                                        ;   637.0 p0      14 x[2]
        vpxord zmm11, zmm11, zmm12                                  ;   636.0 p5      14 x[1]
        vprold zmm7, zmm12, 0xd                                     ;   637.2 p0      14 x[0]
        vpternlogd zmm11, zmm1, zmm7, 0x96                          ;   638.2 p5      14 x[1]
        vprold zmm8, zmm11, 1                                       ;   639.2 p0      14 x[1]
        vpslld zmm9, zmm7, 3                                        ;   639.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm1, 0x96                           ;   640.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                        ;   641.2 p0      14 x[3]
        vpslld zmm9, zmm8, 7                                        ;   641.2 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm4, 0x96                           ;   642.2 p5      14 x[2]
        vprold zmm1, zmm9, 0x16                                     ;   643.2 p0      14 x[2]
        vpxord zmm1, zmm1, [rbp + 9152]                             ;   644.2 p5+p2   12 x[2]
        vpternlogd zmm7, zmm4, zmm8, 0x96                           ;   642.2 p5      14 x[0]
        vpxord zmm4, zmm4, [rbp + 9280]                             ;   642.2 p5+p3   12 x[3]
        vprold zmm7, zmm7, 5                                        ;   643.2 p0      14 x[0]
        vmovdqa64 zmm9, zmm5                                        ;   635.0         13 x copy
        vpxord zmm8, zmm8, zmm10                                    ;   643.0 p5      12 x[1]
        vpxord zmm7, zmm7, [rbp + 9024]                             ;   644.2 p5+p2   12 x[0]
        vmovdqa64 zmm10, zmm4                                       ;   643.2         13 x copy
        vmovdqa64 zmm11, zmm5                                       ;   635.0         13 x copy
        vpternlogd zmm11, zmm2, zmm6, 0x96                          ;   644.2 p0      13 x
        vpxord zmm3, zmm3, [rbp + 8960]                             ;   645.0 p5+p3   12 x[0]
        vpternlogd zmm2, zmm6, zmm3, 0xf8                           ;   646.0 p0      13 x
        vpternlogd zmm5, zmm6, zmm3, 0x21                           ;   646.0 p5      13 x
        vpternlogd zmm6, zmm3, zmm11, 0x6a                          ;   646.2 p0      13 x
        vpternlogd zmm11, zmm5, zmm2, 0xec                          ;   647.0 p5      13 x
        vpternlogd zmm2, zmm11, zmm6, 0xde                          ;   648.0 p0      13 x
        vpxord zmm9, zmm9, zmm6                                     ;   648.0 p5      13 x
        vprold zmm3, zmm6, 3                                        ;   648.2 p0      14 x[2]
        vmovdqa64 zmm6, zmm4                                        ;   643.2         13 x copy
        vpternlogd zmm6, zmm1, zmm8, 0x96                           ;   649.0 p5      13 x
        vpternlogd zmm1, zmm8, zmm7, 0xf8                           ;   649.2 p0      13 x
        vpternlogd zmm4, zmm8, zmm7, 0x21                           ;   650.0 p5      13 x
        vpternlogd zmm8, zmm7, zmm6, 0x6a                           ;   650.2 p0      13 x
        vpternlogd zmm6, zmm4, zmm1, 0xec                           ;   651.0 p5      13 x
        vpternlogd zmm1, zmm6, zmm8, 0xde                           ;   652.0 p0      13 x
        vprold zmm7, zmm8, 3                                        ;   652.2 p0      14 x[2]
        vpxord zmm10, zmm10, zmm8                                   ;   652.0 p5      13 x
        vmovdqa64 zmm8, zmm9                                        ;   649.0         13 x copy
        vpternlogd zmm8, zmm11, zmm5, 0x9a                          ;   653.0 p5      13 x
        vpternlogd zmm9, zmm5, zmm3, 0x96                           ;   653.2 p0      14 x[1]
        vprold zmm5, zmm8, 0xd                                      ;   654.2 p0      14 x[0]
        vpslld zmm8, zmm5, 3                                        ;   655.2 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm3, 0x96                          ;   656.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                        ;   657.2 p0      14 x[3]
        vmovdqu64 zmm12, [rbp + 11648]                              ;   433.0 p2      12 x[3] reload
        vmovdqu64 zmm13, [rbp + 11584]                              ;   433.2 p3      12 x[2] reload
        vmovdqa64 zmm14, zmm10                                      ;   653.0         13 x copy
        vpternlogd zmm14, zmm6, zmm4, 0x9a                          ;   655.0 p5      13 x
        vpternlogd zmm10, zmm4, zmm7, 0x96                          ;   656.0 p5      14 x[1]
        vprold zmm4, zmm14, 0xd                                     ;   657.2 p0      14 x[0]
        vpternlogd zmm10, zmm1, zmm4, 0x96                          ;   658.2 p5      14 x[1]
        vprold zmm1, zmm10, 1                                       ;   659.2 p0      14 x[1]
        vpternlogd zmm9, zmm2, zmm5, 0x96                           ;   658.0 p5      14 x[1]
        vpslld zmm10, zmm4, 3                                       ;   659.2 p0      14 x[3]
        vpternlogd zmm10, zmm6, zmm7, 0x96                          ;   660.2 p5      14 x[3]
        vprold zmm2, zmm9, 1                                        ;   660.2 p0      14 x[1]
        vprold zmm6, zmm10, 7                                       ;   661.2 p0      14 x[3]
        vpternlogd zmm4, zmm6, zmm1, 0x96                           ;   662.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                        ;   663.2 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 11456]                               ;   440.5 p2      12 x[0] reload
        vpternlogd zmm5, zmm8, zmm2, 0x96                           ;   661.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                        ;   663.2 p0      14 x[0]
        vpslld zmm11, zmm2, 7                                       ;   664.2 p0      14 x[2]
        vpternlogd zmm11, zmm3, zmm8, 0x96                          ;   665.2 p5      14 x[2]
        vprold zmm3, zmm11, 0x16                                    ;   666.2 p0      14 x[2]
        vpxord zmm5, zmm5, zmm9                                     ;   664.2 p5      12 x[0]
        vmovdqu64 zmm11, [rbp + 11520]                              ;   442.5 p3      12 x[1] reload
        vpxord zmm8, zmm8, zmm12                                    ;   664.0 p5      12 x[3]
        vpxord zmm3, zmm3, zmm13                                    ;   667.2 p5      12 x[2]
        vpxord zmm4, zmm4, zmm9                                     ;   666.0 p5      12 x[0]
        vpslld zmm9, zmm1, 7                                        ;   666.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm11                                    ;   667.0 p5      12 x[1]
        vpternlogd zmm9, zmm7, zmm6, 0x96                           ;   667.2 p0      14 x[2]
        vprold zmm7, zmm9, 0x16                                     ;   668.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm3                                        ;   668.2         13 x copy
        vpxord zmm6, zmm6, zmm12                                    ;   668.0 p5      12 x[3]
        vpxord zmm2, zmm2, zmm11                                    ;   669.0 p5      12 x[1]
        vpxord zmm7, zmm7, zmm13                                    ;   669.2 p0      12 x[2]
        vpternlogd zmm9, zmm2, zmm5, 0x96                           ;   670.0 p5      13 x
        vpternlogd zmm3, zmm8, zmm5, 0x6c                           ;   670.2 p0      13 x
        vpternlogd zmm8, zmm2, zmm5, 0x36                           ;   671.0 p5      13 x
        vpternlogd zmm2, zmm3, zmm9, 0x6a                           ;   671.2 p0      13 x
        vpternlogd zmm5, zmm3, zmm9, 0x96                           ;   672.0 p5      13 x
        vpternlogd zmm3, zmm9, zmm8, 0xd2                           ;   672.2 p0      13 x
        vpxord zmm8, zmm8, zmm3                                     ;   673.2 p5      13 x
        vprold zmm8, zmm8, 3                                        ;   674.2 p0      14 x[2]
        vprold zmm5, zmm5, 0xd                                      ;   674.2 p0      14 x[0]
        vpxord zmm3, zmm3, zmm2                                     ;   674.0 p5      14 x[1]
        vpternlogd zmm3, zmm8, zmm5, 0x96                           ;   675.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                        ;   676.2 p0      14 x[1]
        vpslld zmm9, zmm5, 3                                        ;   676.2 p0      14 x[3]
        vpternlogd zmm9, zmm2, zmm8, 0x96                           ;   677.2 p5      14 x[3]
        vprold zmm2, zmm9, 7                                        ;   678.2 p0      14 x[3]
        vpternlogd zmm5, zmm2, zmm3, 0x96                           ;   679.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                        ;   680.2 p0      14 x[0]
        vpxord zmm5, zmm5, [rbp + 3968]                             ;   681.2 p5+p2   12 x[0]
        vpslld zmm9, zmm3, 7                                        ;   679.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm2, 0x96                           ;   680.2 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                     ;   681.2 p0      14 x[2]
        vmovdqa64 zmm10, zmm7                                       ;   670.2         13 x copy
        vpternlogd zmm10, zmm1, zmm4, 0x96                          ;   680.0 p5      13 x
        vpternlogd zmm7, zmm6, zmm4, 0x6c                           ;   681.0 p5      13 x
        vpternlogd zmm6, zmm1, zmm4, 0x36                           ;   681.2 p0      13 x
        vpternlogd zmm1, zmm7, zmm10, 0x6a                          ;   682.0 p5      13 x
        vmovdqu64 zmm9, [rbp + 11776]                               ;   460.3 p3      12 x[2] reload
        vpxord zmm8, zmm8, zmm9                                     ;   682.2 p0      12 x[2]
        vpternlogd zmm4, zmm7, zmm10, 0x96                          ;   683.0 p5      13 x
        vpternlogd zmm7, zmm10, zmm6, 0xd2                          ;   683.2 p0      13 x
        vprold zmm4, zmm4, 0xd                                      ;   684.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm7                                     ;   684.2 p5      13 x
        vprold zmm6, zmm6, 3                                        ;   685.2 p0      14 x[2]
        vpxord zmm7, zmm7, zmm1                                     ;   685.0 p5      14 x[1]
        vpternlogd zmm7, zmm6, zmm4, 0x96                           ;   686.2 p5      14 x[1]
        vprold zmm7, zmm7, 1                                        ;   687.2 p0      14 x[1]
        vpslld zmm10, zmm4, 3                                       ;   687.2 p0      14 x[3]
        vpternlogd zmm10, zmm1, zmm6, 0x96                          ;   688.2 p5      14 x[3]
        vprold zmm1, zmm10, 7                                       ;   689.2 p0      14 x[3]
        vpternlogd zmm4, zmm1, zmm7, 0x96                           ;   690.2 p5      14 x[0]
        vpxord zmm2, zmm2, [rbp + 4160]                             ;   689.0 p5+p2   12 x[3]
        vprold zmm4, zmm4, 5                                        ;   691.2 p0      14 x[0]
        vpxord zmm4, zmm4, [rbp + 4032]                             ;   692.2 p5+p3   12 x[0]
        vpslld zmm10, zmm7, 7                                       ;   690.2 p0      14 x[2]
        vpternlogd zmm10, zmm6, zmm1, 0x96                          ;   691.2 p5      14 x[2]
        vprold zmm6, zmm10, 0x16                                    ;   692.2 p0      14 x[2]
        vmovdqu64 zmm10, [rbp + 11712]                              ;   468.2 p2      12 x[1] reload
        vpxord zmm7, zmm7, zmm10                                    ;   692.0 p5      12 x[1]
        vpxord zmm11, zmm8, zmm5                                    ;   692.2 p0      13 x
        vpternlogd zmm8, zmm2, zmm5, 0xe0                           ;   693.0 p5      13 x
        vpandd zmm12, zmm7, zmm4                                    ;   693.2 p0      13 x
        vmovdqu64 zmm13, [rbp + 4288]                               ;   470.7 p3      12 x[3] reload
        vpternlogd zmm7, zmm1, zmm13, 0x96                          ;   694.0 p5      13 x
        vpternlogd zmm13, zmm1, zmm4, 0xbe                          ;   694.2 p0      13 x
        vpternlogd zmm4, zmm6, zmm9, 0x96                           ;   695.0 p5      13 x
        vpternlogd zmm6, zmm9, zmm13, 0x28                          ;   695.2 p0      13 x
        vpternlogd zmm4, zmm7, zmm12, 0x36                          ;   696.0 p5      13 x
        vpternlogd zmm7, zmm6, zmm12, 0x36                          ;   696.2 p0      13 x
        vpxord zmm13, zmm13, zmm12                                  ;   697.0 p5      13 x
        vmovdqa64 zmm1, zmm2                                        ;   690.0         13 x copy
        vpternlogd zmm1, zmm10, zmm3, 0x96                          ;   697.2 p0      13 x
        vpternlogd zmm10, zmm3, zmm5, 0x28                          ;   698.0 p5      13 x
        vpternlogd zmm2, zmm5, zmm10, 0x56                          ;   699.0 p0      13 x
        vpternlogd zmm11, zmm1, zmm10, 0x36                         ;   699.0 p5      13 x
        vmovdqa64 zmm3, zmm13                                       ;   698.0         13 x copy
        vpternlogd zmm3, zmm6, zmm4, 0x56                           ;   699.2 p0      13 x
        vpternlogd zmm6, zmm12, zmm3, 0x56                          ;   700.2 p5      14 x[3]
        vpternlogd zmm4, zmm13, zmm7, 0x4e                          ;   700.2 p0      13 x
        vpternlogd zmm3, zmm13, zmm7, 0x1e                          ;   701.0 p5      13 x
        vprold zmm3, zmm3, 3                                        ;   702.0 p0      14 x[2]
        vprold zmm4, zmm4, 0xd                                      ;   702.2 p0      14 x[0]
        vpternlogd zmm7, zmm3, zmm4, 0x96                           ;   703.2 p5      14 x[1]
        vprold zmm5, zmm7, 1                                        ;   704.2 p0      14 x[1]
        vpslld zmm7, zmm4, 3                                        ;   704.2 p0      14 x[3]
        vpternlogd zmm7, zmm6, zmm3, 0x96                           ;   705.2 p5      14 x[3]
        vprold zmm6, zmm7, 7                                        ;   706.2 p0      14 x[3]
        vpternlogd zmm4, zmm6, zmm5, 0x96                           ;   707.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                        ;   708.2 p0      14 x[0]
        vpternlogd zmm1, zmm8, zmm10, 0x36                          ;   705.0 p5      13 x
        vpslld zmm7, zmm5, 7                                        ;   707.2 p0      14 x[2]
        vpternlogd zmm7, zmm3, zmm6, 0x96                           ;   708.2 p5      14 x[2]
        vprold zmm3, zmm7, 0x16                                     ;   709.2 p0      14 x[2]
        vmovdqu64 zmm7, [rbp + 11968]                               ;   483.0 p2      12 x[1] reload
        vpxord zmm5, zmm5, zmm7                                     ;   707.0 p5      12 x[1]
        vmovdqa64 zmm12, zmm2                                       ;   700.0         13 x copy
        vpternlogd zmm12, zmm8, zmm11, 0x56                         ;   708.0 p5      13 x
        vpternlogd zmm11, zmm2, zmm1, 0x4e                          ;   709.0 p5      13 x
        vpternlogd zmm8, zmm10, zmm12, 0x56                         ;   709.2 p0      14 x[3]
        vpternlogd zmm12, zmm2, zmm1, 0x1e                          ;   710.0 p5      13 x
        vprold zmm2, zmm11, 0xd                                     ;   710.2 p0      14 x[0]
        vprold zmm10, zmm12, 3                                      ;   711.2 p0      14 x[2]
        vpternlogd zmm1, zmm10, zmm2, 0x96                          ;   712.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                        ;   713.2 p0      14 x[1]
        vpslld zmm11, zmm2, 3                                       ;   713.2 p0      14 x[3]
        vpternlogd zmm11, zmm8, zmm10, 0x96                         ;   714.2 p5      14 x[3]
        vprold zmm8, zmm11, 7                                       ;   715.2 p0      14 x[3]
        vpternlogd zmm2, zmm8, zmm1, 0x96                           ;   716.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                        ;   717.2 p0      14 x[0]
        vpslld zmm11, zmm1, 7                                       ;   716.2 p0      14 x[2]
        vpternlogd zmm11, zmm10, zmm8, 0x96                         ;   717.2 p5      14 x[2]
        vprold zmm10, zmm11, 0x16                                   ;   718.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm7                                     ;   715.0 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 12096]                               ;   494.5 p3      12 x[3] reload
        vpxord zmm6, zmm6, zmm9                                     ;   716.0 p5      12 x[3]
        vpxord zmm8, zmm8, zmm9                                     ;   717.0 p5      12 x[3]
        vmovdqa64 zmm7, zmm5                                        ;   708.0         13 x copy
        vmovdqa64 zmm9, zmm1                                        ;   716.0         13 x copy
        vmovdqu64 zmm11, [rbp + 11840]                              ;   495.3 p2      12 x[0] reload
        vmovdqa64 zmm12, zmm5                                       ;   708.0         13 x copy
        vpternlogd zmm12, zmm4, zmm11, 0x96                         ;   718.0 p5      13 x
        vpternlogd zmm4, zmm6, zmm11, 0x96                          ;   718.2 p0      13 x
        vmovdqu64 zmm13, [rbp + 12032]                              ;   496.0 p3      12 x[2] reload
        vpternlogd zmm6, zmm3, zmm13, 0x96                          ;   719.0 p5      13 x
        vpternlogd zmm3, zmm13, zmm4, 0xbe                          ;   719.2 p0      13 x
        vpternlogd zmm12, zmm6, zmm4, 0x6c                          ;   720.0 p5      13 x
        vmovdqa64 zmm13, zmm4                                       ;   719.2         13 x copy
        vpternlogd zmm4, zmm12, zmm5, 0x78                          ;   721.0 p0      14 x[3]
        vpternlogd zmm5, zmm3, zmm6, 0xb4                           ;   721.0 p5      13 x
        vpternlogd zmm3, zmm6, zmm12, 0x80                          ;   721.2 p0      13 x
        vprold zmm6, zmm12, 0xd                                     ;   722.2 p0      14 x[0]
        vpxord zmm13, zmm13, zmm3                                   ;   722.2 p5      13 x
        vpxord zmm7, zmm7, zmm13                                    ;   723.2 p5      13 x
        vpternlogd zmm3, zmm5, zmm6, 0x56                           ;   723.2 p0      14 x[1]
        vprold zmm5, zmm7, 3                                        ;   724.2 p0      14 x[2]
        vpternlogd zmm3, zmm13, zmm5, 0x96                          ;   725.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                        ;   726.2 p0      14 x[1]
        vpslld zmm7, zmm6, 3                                        ;   726.2 p0      14 x[3]
        vpternlogd zmm7, zmm4, zmm5, 0x96                           ;   727.2 p5      14 x[3]
        vprold zmm4, zmm7, 7                                        ;   728.2 p0      14 x[3]
        vpternlogd zmm6, zmm4, zmm3, 0x96                           ;   729.2 p5      14 x[0]
        vprold zmm6, zmm6, 5                                        ;   730.2 p0      14 x[0]
        vpxord zmm6, zmm6, [rbp + 4416]                             ;   731.2 p5+p2   12 x[0]
        vpslld zmm7, zmm3, 7                                        ;   729.2 p0      14 x[2]
        vpternlogd zmm7, zmm5, zmm4, 0x96                           ;   730.2 p5      14 x[2]
        vprold zmm5, zmm7, 0x16                                     ;   731.2 p0      14 x[2]
        vmovdqu64 zmm7, [rbp + 12160]                               ;   507.2 p3      12 x[1] reload
        vpxord zmm3, zmm3, zmm7                                     ;   729.0 p5      12 x[1]
        vmovdqu64 zmm12, [rbp + 12288]                              ;   508.3 p2      12 x[3] reload
        vpxord zmm4, zmm4, zmm12                                    ;   730.0 p5      12 x[3]
        vmovdqa64 zmm13, zmm1                                       ;   716.0         13 x copy
        vpternlogd zmm13, zmm2, zmm11, 0x96                         ;   731.0 p5      13 x
        vpternlogd zmm2, zmm11, zmm8, 0x96                          ;   731.2 p0      13 x
        vmovdqu64 zmm11, [rbp + 11904]                              ;   509.2 p3      12 x[2] reload
        vpternlogd zmm8, zmm10, zmm11, 0x96                         ;   732.0 p5      13 x
        vpternlogd zmm10, zmm11, zmm2, 0xbe                         ;   732.2 p0      13 x
        vpternlogd zmm13, zmm8, zmm2, 0x6c                          ;   733.0 p5      13 x
        vmovdqa64 zmm11, zmm2                                       ;   732.2         13 x copy
        vpternlogd zmm2, zmm13, zmm1, 0x78                          ;   734.0 p0      14 x[3]
        vpternlogd zmm1, zmm10, zmm8, 0xb4                          ;   734.0 p5      13 x
        vpternlogd zmm10, zmm8, zmm13, 0x80                         ;   734.2 p0      13 x
        vprold zmm8, zmm13, 0xd                                     ;   735.2 p0      14 x[0]
        vpxord zmm11, zmm11, zmm10                                  ;   735.2 p5      13 x
        vpternlogd zmm10, zmm1, zmm8, 0x56                          ;   736.2 p5      14 x[1]
        vpxord zmm9, zmm9, zmm11                                    ;   736.2 p0      13 x
        vprold zmm1, zmm9, 3                                        ;   737.2 p0      14 x[2]
        vpternlogd zmm10, zmm11, zmm1, 0x96                         ;   738.2 p5      14 x[1]
        vprold zmm9, zmm10, 1                                       ;   739.2 p0      14 x[1]
        vpslld zmm10, zmm8, 3                                       ;   739.2 p0      14 x[3]
        vpternlogd zmm10, zmm2, zmm1, 0x96                          ;   740.2 p5      14 x[3]
        vprold zmm2, zmm10, 7                                       ;   741.2 p0      14 x[3]
        vpternlogd zmm8, zmm2, zmm9, 0x96                           ;   742.2 p5      14 x[0]
        vprold zmm8, zmm8, 5                                        ;   743.2 p0      14 x[0]
        vpxord zmm8, zmm8, [rbp + 4352]                             ;   744.2 p5+p2   12 x[0]
        vpslld zmm10, zmm9, 7                                       ;   742.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm7                                     ;   741.0 p5      12 x[1]
        vpternlogd zmm10, zmm1, zmm2, 0x96                          ;   743.2 p5      14 x[2]
        vprold zmm1, zmm10, 0x16                                    ;   744.2 p0      14 x[2]
        vmovdqu64 zmm7, [rbp + 12224]                               ;   520.0 p3      12 x[2] reload
        vpxord zmm2, zmm2, zmm12                                    ;   743.0 p5      12 x[3]
        vpternlogd zmm5, zmm7, zmm6, 0x96                           ;   744.0 p5      13 x
        vpxord zmm1, zmm1, zmm7                                     ;   745.2 p0      13 x
        vpandnd zmm7, zmm1, zmm8                                    ;   746.2 p5      13 x
        vpternlogd zmm1, zmm9, zmm8, 0xb4                           ;   746.2 p0      13 x
        vpternlogd zmm9, zmm2, zmm8, 0x96                           ;   746.0 p5      13 x
        vpternlogd zmm7, zmm9, zmm2, 0x6a                           ;   747.2 p0      13 x
        vpternlogd zmm2, zmm9, zmm1, 0x56                           ;   747.2 p5      13 x
        vpxord zmm8, zmm8, zmm1                                     ;   747.2 p0      13 x
        vpternlogd zmm1, zmm7, zmm9, 0x6a                           ;   748.2 p5      14 x[1]
        vpternlogd zmm9, zmm2, zmm8, 0x78                           ;   748.2 p0      13 x
        vprold zmm2, zmm2, 0xd                                      ;   749.2 p0      14 x[0]
        vprold zmm9, zmm9, 3                                        ;   750.2 p0      14 x[2]
        vpternlogd zmm1, zmm9, zmm2, 0x96                           ;   751.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                        ;   752.2 p0      14 x[1]
        vpxord zmm7, zmm7, zmm8                                     ;   750.0 p5      14 x[3]
        vmovdqa64 zmm8, zmm6                                        ;   732.2         13 x copy
        vpandd zmm10, zmm6, zmm5                                    ;   751.0 p5      13 x
        vpternlogd zmm5, zmm3, zmm6, 0x1e                           ;   752.0 p5      13 x
        vpxord zmm8, zmm8, zmm5                                     ;   753.0 p0      13 x
        vpternlogd zmm3, zmm6, zmm4, 0x96                           ;   753.0 p5      13 x
        vpternlogd zmm10, zmm3, zmm4, 0x6a                          ;   754.0 p0      13 x
        vpternlogd zmm4, zmm3, zmm5, 0x56                           ;   754.0 p5      13 x
        vpternlogd zmm5, zmm10, zmm3, 0x6a                          ;   755.0 p0      14 x[1]
        vpternlogd zmm3, zmm4, zmm8, 0x78                           ;   755.0 p5      13 x
        vprold zmm3, zmm3, 3                                        ;   756.0 p0      14 x[2]
        vpxord zmm10, zmm10, zmm8                                   ;   756.0 p5      14 x[3]
        vpslld zmm6, zmm2, 3                                        ;   756.2 p0      14 x[3]
        vpternlogd zmm6, zmm7, zmm9, 0x96                           ;   757.2 p5      14 x[3]
        vprold zmm6, zmm6, 7                                        ;   758.2 p0      14 x[3]
        vpternlogd zmm2, zmm6, zmm1, 0x96                           ;   759.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                        ;   760.2 p0      14 x[0]
        vmovdqu64 zmm7, [rbp + 12352]                               ;   534.0 p2      12 x[0] reload
        vpxord zmm2, zmm2, zmm7                                     ;   761.2 p5      12 x[0]
        vprold zmm4, zmm4, 0xd                                      ;   759.2 p0      14 x[0]
        vpternlogd zmm5, zmm3, zmm4, 0x96                           ;   760.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                        ;   761.2 p0      14 x[1]
        vpslld zmm8, zmm4, 3                                        ;   761.2 p0      14 x[3]
        vpternlogd zmm8, zmm10, zmm3, 0x96                          ;   762.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                        ;   763.2 p0      14 x[3]
        vpternlogd zmm4, zmm8, zmm5, 0x96                           ;   764.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                        ;   765.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm7                                     ;   766.2 p5      12 x[0]
        vpslld zmm7, zmm1, 7                                        ;   764.2 p0      14 x[2]
        vpternlogd zmm7, zmm9, zmm6, 0x96                           ;   765.2 p5      14 x[2]
        vpxord zmm1, zmm1, [rbp + 4480]                             ;   765.0 p5+p3   12 x[1]
        vprold zmm7, zmm7, 0x16                                     ;   766.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 12480]                               ;   540.3 p2      12 x[3] reload
        vpxord zmm6, zmm6, zmm9                                     ;   766.0 p5      12 x[3]
        vpslld zmm15, zmm5, 7                                       ;   766.2 p0      14 x[2]
        vpternlogd zmm15, zmm3, zmm8, 0x96                          ;   767.2 p5      14 x[2]
        vpxord zmm8, zmm8, zmm9                                     ;   767.2 p0      12 x[3]
        vprold zmm15, zmm15, 0x16                                   ;   768.2 p0      14 x[2]
        mov r8, qword [rbp + 12888]                                 ;   545.3 p10     17 z[0] reload
        vmovdqu64 xmm12, [r8 + 32]                                  ;   550.3 p3      17 z[0]
        vmovdqu64 xmm11, [r8 + 16]                                  ;   550.3 p2      17 z[0]
        vmovdqu64 xmm13, [r8 + 48]                                  ;   550.3 p10     17 z[0]
        vmovdqu64 xmm10, [r8]                                       ;   550.3 p3      17 z[0]
        vmovdqu64 xmm17, [r8 + 96]                                  ;   550.3 p2      17 z[0]
        vmovdqu64 xmm20, [r8 + 160]                                 ;   550.3 p10     17 z[0]
        vmovdqu64 xmm14, [r8 + 64]                                  ;   550.3 p3      17 z[0]
        vmovdqu64 xmm22, [r8 + 224]                                 ;   550.3 p2      17 z[0]
        vshufi32x4 zmm9, zmm12, zmm17, 0                            ;   768.0 p5      17 z[0]
        vshufi32x4 zmm17, zmm20, zmm22, 0                           ;   769.0 p5      17 z[0]
        vmovdqu64 xmm16, [r8 + 80]                                  ;   550.3 p10     17 z[0]
        vmovdqu64 xmm3, [r8 + 112]                                  ;   550.3 p3      17 z[0]
        vmovdqu64 xmm18, [r8 + 128]                                 ;   550.3 p2      17 z[0]
        vmovdqu64 xmm19, [r8 + 144]                                 ;   550.3 p10     17 z[0]
        vshufi32x4 zmm10, zmm10, zmm14, 0                           ;   770.0 p5      17 z[0]
        vmovdqu64 xmm14, [r8 + 176]                                 ;   551.2 p3      17 z[0]
        vmovdqu64 xmm21, [r8 + 192]                                 ;   552.2 p2      17 z[0]
        vshufi32x4 zmm18, zmm18, zmm21, 0                           ;   771.0 p5      17 z[0]
        vpxord zmm5, zmm5, [rbp + 4544]                             ;   769.2 p0+p3   12 x[1]
        vshufi32x4 zmm10, zmm10, zmm18, 0x88                        ;   774.0 p5      17 z[0]
        vmovdqu64 zmm18, [rbp + 12416]                              ;   553.5 p2      12 x[2] reload
        vshufi32x4 zmm3, zmm13, zmm3, 0                             ;   773.0 p5      17 z[0]
        vmovdqa64 zmm13, zmm15                                      ;   769.2         13 x copy
        vpternlogd zmm13, zmm18, zmm5, 0x96                         ;   770.2 p0      13 x
        vmovdqu64 xmm21, [r8 + 208]                                 ;   555.0 p10     17 z[0]
        vmovdqu64 xmm23, [r8 + 240]                                 ;   555.2 p3      17 z[0]
        vshufi32x4 zmm11, zmm11, zmm16, 0                           ;   774.0 p5      17 z[0]
        vpxord zmm12, zmm2, zmm6                                    ;   771.2 p0      13 x
        vshufi32x4 zmm9, zmm9, zmm17, 0x88                          ;   775.0 p5      17 z[0]
        vshufi32x4 zmm16, zmm19, zmm21, 0                           ;   776.0 p5      17 z[0]
        vpxord zmm19, zmm4, zmm8                                    ;   772.2 p0      13 x
        vmovdqa64 zmm17, zmm19                                      ;   773.2         13 x copy
        vpternlogd zmm15, zmm18, zmm8, 0x96                         ;   773.2 p0      13 x
        vpternlogd zmm8, zmm4, zmm13, 0x6a                          ;   774.2 p0      13 x
        vpternlogd zmm5, zmm13, zmm19, 0x6c                         ;   775.2 p0      13 x
        vpternlogd zmm13, zmm19, zmm15, 0x56                        ;   776.2 p0      13 x
        vpxord zmm17, zmm17, zmm8                                   ;   777.0 p5      13 x
        vpternlogd zmm15, zmm17, zmm5, 0x6c                         ;   778.0 p0      13 x
        vpxord zmm5, zmm5, zmm8                                     ;   778.0 p5      13 x
        vpternlogd zmm5, zmm17, zmm13, 0x6c                         ;   779.0 p0      14 x[3]
        vpxord zmm13, zmm13, zmm15                                  ;   779.0 p5      13 x
        vprold zmm15, zmm15, 0xd                                    ;   779.2 p0      14 x[0]
        vmovdqa64 zmm20, zmm6                                       ;   767.0         13 x copy
        vpternlogd zmm20, zmm7, zmm18, 0x96                         ;   780.0 p5      13 x
        vpternlogd zmm7, zmm18, zmm1, 0x96                          ;   780.2 p0      13 x
        vpternlogd zmm6, zmm2, zmm7, 0x6a                           ;   781.2 p5      13 x
        vpternlogd zmm1, zmm7, zmm12, 0x6c                          ;   781.2 p0      13 x
        vpternlogd zmm7, zmm12, zmm20, 0x56                         ;   782.0 p5      13 x
        vshufi32x4 zmm11, zmm11, zmm16, 0x88                        ;   783.0 p5      17 z[0]
        vmovdqa64 zmm16, zmm12                                      ;   772.2         13 x copy
        vpxord zmm16, zmm16, zmm6                                   ;   782.2 p0      13 x
        vpternlogd zmm20, zmm16, zmm1, 0x6c                         ;   783.2 p0      13 x
        vpternlogd zmm1, zmm7, zmm6, 0x48                           ;   784.0 p5      13 x
        vpxord zmm7, zmm7, zmm20                                    ;   784.2 p0      13 x
        vprold zmm2, zmm20, 0xd                                     ;   785.2 p0      14 x[0]
        vprold zmm7, zmm7, 3                                        ;   786.2 p0      14 x[2]
        vpternlogd zmm6, zmm7, zmm2, 0x96                           ;   787.2 p5      14 x[1]
        vprold zmm6, zmm6, 1                                        ;   788.2 p0      14 x[1]
        vpxord zmm16, zmm16, zmm1                                   ;   786.0 p5      14 x[3]
        vpslld zmm1, zmm2, 3                                        ;   788.2 p0      14 x[3]
        vpternlogd zmm1, zmm16, zmm7, 0x96                          ;   789.2 p5      14 x[3]
        vprold zmm1, zmm1, 7                                        ;   790.2 p0      14 x[3]
        vpslld zmm12, zmm6, 7                                       ;   790.2 p0      14 x[2]
        vpternlogd zmm2, zmm1, zmm6, 0x96                           ;   791.2 p5      14 x[0]
        vpxord zmm6, zmm6, [rbp + 5184]                             ;   789.2 p5+p2   12 x[1]
        vmovdqu64 xmm4, [r8 + 256]                                  ;   573.2 p10     17 z[0]
        vpternlogd zmm12, zmm7, zmm1, 0x96                          ;   791.2 p5      14 x[2]
        vprold zmm7, zmm12, 0x16                                    ;   792.2 p0      14 x[2]
        vprold zmm2, zmm2, 5                                        ;   792.2 p0      14 x[0]
        vmovdqu64 zmm12, [rbp + 12544]                              ;   574.3 p3      12 x[3] reload
        vpxord zmm1, zmm1, zmm12                                    ;   791.2 p5      12 x[3]
        vshufi32x4 zmm14, zmm14, zmm23, 0                           ;   792.0 p5      17 z[0]
        vmovdqu64 xmm27, [r8 + 448]                                 ;   576.2 p2      17 z[0]
        vmovdqu64 xmm21, [r8 + 336]                                 ;   577.2 p10     17 z[0]
        vmovdqu64 xmm17, [r8 + 352]                                 ;   578.2 p3      17 z[0]
        vmovdqu64 xmm22, [r8 + 368]                                 ;   578.3 p2      17 z[0]
        vmovdqu64 xmm23, [r8 + 384]                                 ;   578.5 p10     17 z[0]
        vmovdqu64 xmm24, [r8 + 400]                                 ;   579.2 p3      17 z[0]
        vprold zmm13, zmm13, 3                                      ;   793.2 p0      14 x[2]
        vmovdqu64 xmm25, [r8 + 416]                                 ;   579.5 p2      17 z[0]
        vmovdqu64 xmm26, [r8 + 432]                                 ;   579.7 p10     17 z[0]
        vpternlogd zmm8, zmm13, zmm15, 0x96                         ;   794.2 p5      14 x[1]
        vmovdqu64 xmm28, [r8 + 464]                                 ;   580.3 p3      17 z[0]
        vpxord zmm7, zmm7, [rbp + 12736]                            ;   794.0 p5+p2   12 x[2]
        vmovdqu64 xmm18, [r8 + 288]                                 ;   581.3 p10     17 z[0]
        vmovdqu64 xmm19, [r8 + 304]                                 ;   582.2 p3      17 z[0]
        vmovdqu64 xmm20, [r8 + 320]                                 ;   583.2 p2      17 z[0]
        vshufi32x4 zmm4, zmm4, zmm20, 0                             ;   795.0 p5      17 z[0]
        vprold zmm8, zmm8, 1                                        ;   795.2 p0      14 x[1]
        vmovdqu64 xmm16, [r8 + 272]                                 ;   586.2 p10     17 z[0]
        vshufi32x4 zmm20, zmm23, zmm27, 0                           ;   796.0 p5      17 z[0]
        vmovdqu64 xmm23, [r8 + 480]                                 ;   586.5 p3      17 z[0]
        vmovdqu64 xmm27, [r8 + 496]                                 ;   586.7 p2      17 z[0]
        vshufi32x4 zmm17, zmm18, zmm17, 0                           ;   797.0 p5      17 z[0]
        vshufi32x4 zmm18, zmm25, zmm23, 0                           ;   798.0 p5      17 z[0]
        vshufi32x4 zmm19, zmm19, zmm22, 0                           ;   799.0 p5      17 z[0]
        vshufi32x4 zmm22, zmm26, zmm27, 0                           ;   800.0 p5      17 z[0]
        vshufi32x4 zmm3, zmm3, zmm14, 0x88                          ;   801.0 p5      17 z[0]
        vpslld zmm14, zmm15, 3                                      ;   795.2 p0      14 x[3]
        vpternlogd zmm14, zmm5, zmm13, 0x96                         ;   796.2 p0      14 x[3]
        vshufi32x4 zmm5, zmm16, zmm21, 0                            ;   802.0 p5      17 z[0]
        vshufi32x4 zmm16, zmm24, zmm28, 0                           ;   803.0 p5      17 z[0]
        vprold zmm14, zmm14, 7                                      ;   797.2 p0      14 x[3]
        vpslld zmm21, zmm8, 7                                       ;   798.2 p0      14 x[2]
        vpternlogd zmm21, zmm13, zmm14, 0x96                        ;   799.2 p0      14 x[2]
        vprold zmm13, zmm21, 0x16                                   ;   800.2 p0      14 x[2]
        vpternlogd zmm15, zmm14, zmm8, 0x96                         ;   801.2 p0      14 x[0]
        vprold zmm15, zmm15, 5                                      ;   802.2 p0      14 x[0]
        vmovdqu64 zmm21, [rbp + 4672]                               ;   595.2 p3      12 x[0] reload
        vpxord zmm8, zmm8, [rbp + 5312]                             ;   803.2 p0+p2   12 x[1]
        vpxord zmm13, zmm13, [rbp + 12800]                          ;   804.0 p5+p3   12 x[2]
        vshufi32x4 zmm4, zmm4, zmm20, 0x88                          ;   805.0 p5      17 z[0]
        vshufi32x4 zmm5, zmm5, zmm16, 0x88                          ;   806.0 p5      17 z[0]
        vpxord zmm14, zmm14, zmm12                                  ;   804.2 p0      12 x[3]
        vshufi32x4 zmm12, zmm17, zmm18, 0x88                        ;   807.0 p5      17 z[0]
        vpunpckldq zmm16, zmm10, zmm11                              ;   808.0 p5      17 z[0]
        vpunpckhdq zmm10, zmm10, zmm11                              ;   809.0 p5      17 z[0]
        vshufi32x4 zmm11, zmm19, zmm22, 0x88                        ;   810.0 p5      17 z[0]
        vpunpckldq zmm17, zmm9, zmm3                                ;   811.0 p5      17 z[0]
        vpunpckhdq zmm3, zmm9, zmm3                                 ;   812.0 p5      17 z[0]
        vmovdqu64 zmm9, [rbp + 4608]                                ;   597.3 p2      12 x[0] reload
        vmovdqa64 zmm19, zmm1                                       ;   792.2         13 x copy
        vpternlogd zmm19, zmm7, zmm6, 0x1e                          ;   805.2 p0      13 x
        vmovdqa64 zmm18, zmm6                                       ;   790.2         13 x copy
        vpternlogd zmm18, zmm2, zmm9, 0x96                          ;   806.2 p0      13 x
        vpternlogd zmm2, zmm9, zmm19, 0x28                          ;   807.2 p0      13 x
        vpternlogd zmm1, zmm18, zmm7, 0x6c                          ;   808.2 p0      13 x
        vpternlogd zmm7, zmm6, zmm2, 0x96                           ;   809.2 p0      13 x
        vpandd zmm6, zmm1, zmm7                                     ;   810.2 p0      13 x
        vpunpcklqdq zmm9, zmm16, zmm17                              ;   813.0 p5      17 z[0]
        vpunpckhqdq zmm16, zmm16, zmm17                             ;   814.0 p5      17 z[0]
        vpunpcklqdq zmm17, zmm10, zmm3                              ;   815.0 p5      17 z[0]
        vpunpckhqdq zmm3, zmm10, zmm3                               ;   816.0 p5      17 z[0]
        vmovdqu64 zmm10, [rbp + 12608]                              ;   602.2 p3      17 z[0] reload
        vpxord zmm9, zmm9, zmm10                                    ;   814.0 p0      17 z[0]
        vmovdqa64 zmm20, zmm14                                      ;   805.2         13 x copy
        vpternlogd zmm20, zmm13, zmm8, 0x1e                         ;   812.2 p0      13 x
        vmovdqa64 zmm22, zmm8                                       ;   804.2         13 x copy
        vpternlogd zmm22, zmm15, zmm21, 0x96                        ;   813.2 p0      13 x
        vpternlogd zmm15, zmm21, zmm20, 0x28                        ;   814.2 p0      13 x
        vpternlogd zmm8, zmm15, zmm13, 0x96                         ;   815.2 p0      13 x
        vpunpckldq zmm21, zmm4, zmm5                                ;   817.0 p5      17 z[0]
        vpternlogd zmm14, zmm13, zmm22, 0x6a                        ;   816.2 p0      13 x
        vpunpckhdq zmm4, zmm4, zmm5                                 ;   818.0 p5      17 z[0]
        vpunpckldq zmm5, zmm12, zmm11                               ;   819.0 p5      17 z[0]
        vpunpckhdq zmm11, zmm12, zmm11                              ;   820.0 p5      17 z[0]
        vmovdqa64 zmm12, zmm7                                       ;   810.2         13 x copy
        vpternlogd zmm12, zmm2, zmm19, 0x6a                         ;   817.2 p0      13 x
        vpternlogd zmm9, zmm6, zmm12, 0x96                          ;   818.2 p0      17 z[0]
        vpaddd zmm0, zmm0, [rel serpent_ctr.T0_constants512 + 640]  ;   819.2 p0+p2    9 blocks
        vpternlogd zmm16, zmm18, [rbp + 5376], 0x96                 ;   820.2 p0+p3   17 z[1]
        vpternlogd zmm16, zmm12, zmm2, 0x96                         ;   821.2 p5      17 z[1]
        vpunpcklqdq zmm2, zmm21, zmm5                               ;   822.0 p5      17 z[0]
        vmovdqa64 zmm6, zmm8                                        ;   816.2         13 x copy
        vpternlogd zmm6, zmm15, zmm20, 0x6a                         ;   821.2 p0      13 x
        vpunpckhqdq zmm5, zmm21, zmm5                               ;   823.0 p5      17 z[0]
        vpternlogd zmm5, zmm22, [rbp + 5440], 0x96                  ;   824.0 p0+p2   17 z[1]
        vpternlogd zmm5, zmm6, zmm15, 0x96                          ;   825.0 p0      17 z[1]
        vpxord zmm2, zmm2, zmm10                                    ;   824.0 p5      17 z[0]
        add r8, 0x200                                               ;   616.2 p1       9 blocks
        vpandd zmm13, zmm14, zmm8                                   ;   824.2 p0      13 x
        vpunpcklqdq zmm10, zmm4, zmm11                              ;   825.0 p5      17 z[0]
        mov qword [rbp + 12888], r8                                 ;   618.2 p7+p4    9 blocks
        mov r9, qword [rbp + 12904]                                 ;   619.2 p10     18 dst reload
        vpternlogd zmm17, zmm19, [rbp + 5504], 0x96                 ;   825.2 p0+p3   17 z[2]
        vpternlogd zmm3, zmm7, [rbp + 5632], 0x96                   ;   826.0 p5+p2   17 z[3]
        vpternlogd zmm17, zmm1, zmm7, 0xb4                          ;   826.2 p0      17 z[2]
        vpternlogd zmm2, zmm13, zmm6, 0x96                          ;   827.0 p5      17 z[0]
        vpunpckldq zmm1, zmm9, zmm16                                ;   828.0 p5      18 dst
        vpunpckhqdq zmm4, zmm4, zmm11                               ;   829.0 p5      17 z[0]
        vpunpckldq zmm7, zmm17, zmm3                                ;   830.0 p5      18 dst
        vpunpckhdq zmm3, zmm17, zmm3                                ;   831.0 p5      18 dst
        vpunpckhdq zmm6, zmm9, zmm16                                ;   832.0 p5      18 dst
        vpternlogd zmm10, zmm20, [rbp + 5568], 0x96                 ;   827.2 p0+p3   17 z[2]
        vpternlogd zmm10, zmm14, zmm8, 0xb4                         ;   828.2 p0      17 z[2]
        vpternlogd zmm4, zmm8, [rbp + 5696], 0x96                   ;   830.0 p0+p2   17 z[3]
        vpunpcklqdq zmm8, zmm1, zmm7                                ;   833.0 p5      18 dst
        vpunpckhqdq zmm1, zmm1, zmm7                                ;   834.0 p5      18 dst
        vpunpcklqdq zmm7, zmm6, zmm3                                ;   835.0 p5      18 dst
        vpunpckhqdq zmm3, zmm6, zmm3                                ;   836.0 p5      18 dst
        vpunpckldq zmm6, zmm2, zmm5                                 ;   837.0 p5      18 dst
        vpunpckhdq zmm2, zmm2, zmm5                                 ;   838.0 p5      18 dst
        vshufi32x4 zmm5, zmm8, zmm8, 0x55                           ;   839.0 p5      18 dst
        vshufi32x4 zmm9, zmm8, zmm8, 0xaa                           ;   840.0 p5      18 dst
        vshufi32x4 zmm11, zmm8, zmm8, 0xff                          ;   841.0 p5      18 dst
        vmovdqu64 [r9], xmm8                                        ;   834.0 p8+p9   18 dst
        vmovdqu64 [r9 + 16], xmm1                                   ;   835.0 p7+p4   18 dst
        vmovdqu64 [r9 + 32], xmm7                                   ;   836.0 p8+p9   18 dst
        vmovdqu64 [r9 + 64], xmm5                                   ;   842.0 p7+p4   18 dst
        vmovdqu64 [r9 + 128], xmm9                                  ;   843.0 p8+p9   18 dst
        vmovdqu64 [r9 + 48], xmm3                                   ;   837.0 p7+p4   18 dst
        vmovdqu64 [r9 + 192], xmm11                                 ;   844.0 p8+p9   18 dst
        vshufi32x4 zmm5, zmm1, zmm1, 0x55                           ;   842.0 p5      18 dst
        vmovdqu64 [r9 + 80], xmm5                                   ;   845.0 p7+p4   18 dst
        vshufi32x4 zmm5, zmm1, zmm1, 0xaa                           ;   843.0 p5      18 dst
        vmovdqu64 [r9 + 144], xmm5                                  ;   846.0 p8+p9   18 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                           ;   844.0 p5      18 dst
        vmovdqu64 [r9 + 208], xmm1                                  ;   847.0 p7+p4   18 dst
        vshufi32x4 zmm1, zmm7, zmm7, 0x55                           ;   845.0 p5      18 dst
        vmovdqu64 [r9 + 96], xmm1                                   ;   848.0 p8+p9   18 dst
        vshufi32x4 zmm1, zmm7, zmm7, 0xaa                           ;   846.0 p5      18 dst
        vmovdqu64 [r9 + 160], xmm1                                  ;   849.0 p7+p4   18 dst
        vshufi32x4 zmm1, zmm7, zmm7, 0xff                           ;   847.0 p5      18 dst
        vmovdqu64 [r9 + 224], xmm1                                  ;   850.0 p8+p9   18 dst
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                           ;   848.0 p5      18 dst
        vmovdqu64 [r9 + 112], xmm1                                  ;   851.0 p7+p4   18 dst
        vshufi32x4 zmm1, zmm3, zmm3, 0xaa                           ;   849.0 p5      18 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                           ;   850.0 p5      18 dst
        vmovdqu64 [r9 + 176], xmm1                                  ;   852.0 p8+p9   18 dst
        vmovdqu64 [r9 + 240], xmm3                                  ;   853.0 p7+p4   18 dst
        vpunpckldq zmm1, zmm10, zmm4                                ;   851.0 p5      18 dst
        vpunpckhdq zmm3, zmm10, zmm4                                ;   852.0 p5      18 dst
        vpunpcklqdq zmm4, zmm6, zmm1                                ;   853.0 p5      18 dst
        vpunpckhqdq zmm1, zmm6, zmm1                                ;   854.0 p5      18 dst
        vpunpcklqdq zmm5, zmm2, zmm3                                ;   855.0 p5      18 dst
        vpunpckhqdq zmm2, zmm2, zmm3                                ;   856.0 p5      18 dst
        vmovdqu64 [r9 + 256], xmm4                                  ;   854.0 p8+p9   18 dst
        vmovdqu64 [r9 + 272], xmm1                                  ;   855.0 p7+p4   18 dst
        vmovdqu64 [r9 + 304], xmm2                                  ;   857.0 p8+p9   18 dst
        vmovdqu64 [r9 + 288], xmm5                                  ;   856.0 p7+p4   18 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0x55                           ;   857.0 p5      18 dst
        vmovdqu64 [r9 + 320], xmm3                                  ;   860.0 p8+p9   18 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0xaa                           ;   858.0 p5      18 dst
        vmovdqu64 [r9 + 384], xmm3                                  ;   861.0 p7+p4   18 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0xff                           ;   859.0 p5      18 dst
        vmovdqu64 [r9 + 448], xmm3                                  ;   862.0 p8+p9   18 dst
        vshufi32x4 zmm3, zmm1, zmm1, 0x55                           ;   860.0 p5      18 dst
        vmovdqu64 [r9 + 336], xmm3                                  ;   863.0 p7+p4   18 dst
        vshufi32x4 zmm3, zmm1, zmm1, 0xaa                           ;   861.0 p5      18 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                           ;   862.0 p5      18 dst
        vmovdqu64 [r9 + 464], xmm1                                  ;   865.0 p8+p9   18 dst
        vmovdqu64 [r9 + 400], xmm3                                  ;   864.0 p7+p4   18 dst
        vshufi32x4 zmm1, zmm5, zmm5, 0x55                           ;   863.0 p5      18 dst
        vmovdqu64 [r9 + 352], xmm1                                  ;   866.0 p8+p9   18 dst
        vshufi32x4 zmm1, zmm5, zmm5, 0xaa                           ;   864.0 p5      18 dst
        vmovdqu64 [r9 + 416], xmm1                                  ;   867.0 p7+p4   18 dst
        vshufi32x4 zmm1, zmm5, zmm5, 0xff                           ;   865.0 p5      18 dst
        vmovdqu64 [r9 + 480], xmm1                                  ;   868.0 p8+p9   18 dst
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                           ;   866.0 p5      18 dst
        vmovdqu64 [r9 + 368], xmm1                                  ;   869.0 p7+p4   18 dst
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                           ;   867.0 p5      18 dst
        vmovdqu64 [r9 + 432], xmm1                                  ;   870.0 p8+p9   18 dst
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                           ;   868.0 p5      18 dst
        vmovdqu64 [r9 + 496], xmm1                                  ;   871.0 p7+p4   18 dst
        add r9, 0x200                                               ;   654.0 p6       9 blocks
        mov qword [rbp + 12904], r9                                 ;   655.0 p8+p9    9 blocks
        cmp r8, qword [rbp + 12896]                                 ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 12672], zmm0                               ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 12880]                                ;                    blocks left over
        test rax, rax                                               ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 12888]                                ;                    blocks left over
        lea rdi, [rbp - 128]                                        ;                    blocks left over
        mov qword [rbp + 12912], rsi                                ;                    blocks left over
        mov qword [rbp + 12888], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        mov rsi, qword [rbp + 12904]                                ;                    blocks left over
        lea rdi, [rbp + 384]                                        ;                    blocks left over
        mov rcx, rsi                                                ;                    blocks left over
        sub rcx, qword [rbp + 12912]                                ;                    blocks left over
        neg rcx                                                     ;                    blocks left over
        sbb rcx, rcx                                                ;                    blocks left over
        lea rdx, [rbp - 128]                                        ;                    blocks left over
        sub rdi, rdx                                                ;                    blocks left over
        and rdi, rcx                                                ;                    blocks left over
        add rdi, rdx                                                ;                    blocks left over
        mov qword [rbp + 12920], rdi                                ;                    blocks left over
        mov qword [rbp + 12928], rsi                                ;                    blocks left over
        mov qword [rbp + 12904], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
        lea rsi, [rbp + 384]                                        ;                    blocks left over
        mov qword [rbp + 12896], rsi                                ;                    blocks left over
        neg rax                                                     ;                    blocks left over
        mov qword [rbp + 12880], rax                                ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                     ;                    blocks left over
        mov rsi, qword [rbp + 12920]                                ;                    blocks left over
        mov rdi, qword [rbp + 12928]                                ;                    blocks left over
        imul rcx, rax, 0x10                                         ;                    blocks left over
        rep movsb                                                   ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 12936]                                ;                    frame
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
        vmovdqu64 [rbp + 12608], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12672], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12736], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12800], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12864], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 12928], zmm0                               ;                    cleared
        vzeroupper                                                  ;                    x87 state
        mov rsp, rcx                                                ;                    frame
        pop rbp                                                     ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
serpent_ctr.T0_constants512:
        dq 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000
        dq 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000
        dq 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b
        dq 0x0000000100000000, 0x0000000300000002, 0x0000000500000004, 0x0000000700000006, 0x0000000900000008, 0x0000000b0000000a, 0x0000000d0000000c, 0x0000000f0000000e
        dq 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010
        dq 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff
        dq 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00
        dq 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020, 0x0000002000000020

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
