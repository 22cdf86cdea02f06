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
;   body: 533 uops, planned 188.7; bounds: width 88.8, ports 187.0, path 7.0
;   blocks: 2117 uops, planned 869.7; bounds: width 352.8, ports 849.0, path 352.0
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
        push rbp                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0x3340                                            ;                    frame
        and rsp, -64                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 12936], rax                               ;                    frame
        mov qword [rbp + 12864], rdi                               ;                    argument
        mov qword [rbp + 12872], rsi                               ;                    argument
        mov dword [rbp + 12944], r8d                               ;                    argument
        mov qword [rbp + 12888], rdx                               ;                    argument
        mov qword [rbp + 12904], rcx                               ;                    argument
        mov r8, qword [rbp + 12864]                                ;     0.0 p2      12 x[0] reload
        vpbroadcastd zmm0, [r8 + 16]                               ;     5.0 p3      12 x[0]
        vmovdqu64 zmm1, [rel serpent_ctr.T0_constants512]          ;     1.0 p2      12 x[0] reload
        vpxord zmm0, zmm0, zmm1                                    ;    11.0 p0      12 x[0]
        vmovdqu64 [rbp + 896], zmm0                                ;    12.0 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 16]                               ;     5.0 p10     12 x[0]
        vpxord zmm0, zmm0, zmm1                                    ;    11.0 p5      12 x[0]
        vmovdqu64 [rbp + 960], zmm0                                ;    12.0 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 24]                               ;     5.0 p3      12 x[2]
        vmovdqu64 zmm2, [rel serpent_ctr.T0_constants512 + 64]     ;     2.0 p2      12 x[2] reload
        vpxord zmm0, zmm0, zmm2                                    ;    11.0 p0      12 x[2]
        vmovdqu64 [rbp + 1024], zmm0                               ;    12.0 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 24]                               ;     5.0 p10     12 x[2]
        vpxord zmm0, zmm0, zmm2                                    ;    11.0 p5      12 x[2]
        vmovdqu64 [rbp + 1088], zmm0                               ;    12.0 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 48]                               ;     5.0 p3      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    11.0         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    11.0 p0      12 x[0]
        vmovdqu64 [rbp + 1152], zmm3                               ;    12.0 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 48]                               ;     5.0 p2      12 x[0]
        vpbroadcastd zmm3, [r8 + 28]                               ;     5.0 p10     12 x[3]
        vmovdqu64 zmm4, [rel serpent_ctr.T0_constants512 + 128]    ;     3.5 p3      12 x[3] reload
        vpxord zmm3, zmm3, zmm4                                    ;    11.0 p5      12 x[3]
        vmovdqu64 [rbp + 1216], zmm3                               ;    12.0 p8+p9   12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    11.0         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    11.0 p0      12 x[0]
        vmovdqu64 [rbp + 1280], zmm3                               ;    12.0 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 28]                               ;     5.0 p2      12 x[3]
        vpxord zmm0, zmm0, zmm4                                    ;    11.0 p5      12 x[3]
        vmovdqu64 [rbp + 1344], zmm0                               ;    12.0 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 60]                               ;     5.0 p10     12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    11.0         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    11.0 p0      12 x[3]
        vmovdqu64 [rbp + 1408], zmm3                               ;    12.0 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 60]                               ;     5.7 p3      12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    11.7         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    11.7 p5      12 x[3]
        vmovdqu64 [rbp + 1472], zmm3                               ;    12.7 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 80]                               ;     6.3 p2      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    12.3         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    12.3 p0      12 x[0]
        vmovdqu64 [rbp + 1536], zmm3                               ;    13.3 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 80]                               ;     7.0 p10     12 x[0]
        vpbroadcastd zmm3, [r8 + 72]                               ;     7.2 p3      12 x[2]
        vmovdqu64 zmm5, [rel serpent_ctr.T0_constants512 + 256]    ;     7.3 p2      12 x[2] reload
        vpxord zmm3, zmm3, zmm5                                    ;    13.3 p5      12 x[2]
        vmovdqu64 [rbp + 1600], zmm3                               ;    14.3 p8+p9   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    13.0         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    13.0 p0      12 x[0]
        vmovdqu64 [rbp + 1664], zmm3                               ;    14.0 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 72]                               ;     8.3 p10     12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    14.3 p5      12 x[2]
        vmovdqu64 [rbp + 1728], zmm0                               ;    15.3 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 100]                              ;     8.8 p3      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    14.8         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    14.8 p0      12 x[1]
        vmovdqu64 [rbp + 1792], zmm3                               ;    15.8 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 100]                              ;     9.5 p2      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    15.5         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    15.5 p5      12 x[1]
        vmovdqu64 [rbp + 1856], zmm3                               ;    16.5 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 112]                              ;    10.2 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    16.2         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    16.2 p0      12 x[0]
        vmovdqu64 [rbp + 1920], zmm3                               ;    17.2 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 112]                              ;    10.8 p3      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    16.8         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    16.8 p5      12 x[0]
        vmovdqu64 [rbp + 1984], zmm3                               ;    17.8 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 116]                              ;    11.5 p2      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    17.5         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    17.5 p0      12 x[1]
        vmovdqu64 [rbp + 2048], zmm3                               ;    18.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 116]                              ;    12.2 p10     12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    18.2         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    18.2 p5      12 x[1]
        vmovdqu64 [rbp + 2112], zmm3                               ;    19.2 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 136]                              ;    12.8 p3      12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    18.8         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    18.8 p0      12 x[2]
        vmovdqu64 [rbp + 2176], zmm3                               ;    20.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 136]                              ;    13.5 p2      12 x[2]
        vpbroadcastd zmm3, [r8 + 120]                              ;    13.7 p10     12 x[2]
        vpxord zmm3, zmm3, zmm5                                    ;    19.7 p5      12 x[2]
        vmovdqu64 [rbp + 2240], zmm3                               ;    21.2 p8+p9   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    19.5         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    19.5 p0      12 x[2]
        vmovdqu64 [rbp + 2304], zmm3                               ;    22.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 120]                              ;    14.7 p3      12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    20.7 p5      12 x[2]
        vmovdqu64 [rbp + 2368], zmm0                               ;    23.2 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 144]                              ;    15.2 p2      12 x[0]
        vpxord zmm0, zmm0, zmm1                                    ;    21.2 p0      12 x[0]
        vmovdqu64 [rbp + 2432], zmm0                               ;    24.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 144]                              ;    15.7 p10     12 x[0]
        vpxord zmm0, zmm0, zmm1                                    ;    21.7 p5      12 x[0]
        vmovdqu64 [rbp + 2496], zmm0                               ;    25.2 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 152]                              ;    16.2 p3      12 x[2]
        vpxord zmm0, zmm0, zmm2                                    ;    22.2 p0      12 x[2]
        vmovdqu64 [rbp + 2560], zmm0                               ;    26.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 152]                              ;    16.7 p2      12 x[2]
        vpxord zmm0, zmm0, zmm2                                    ;    22.7 p5      12 x[2]
        vmovdqu64 [rbp + 2624], zmm0                               ;    27.2 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 176]                              ;    17.2 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    23.2         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    23.2 p0      12 x[0]
        vmovdqu64 [rbp + 2688], zmm3                               ;    28.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 176]                              ;    17.8 p3      12 x[0]
        vpbroadcastd zmm3, [r8 + 156]                              ;    18.0 p2      12 x[3]
        vpxord zmm3, zmm3, zmm4                                    ;    24.0 p5      12 x[3]
        vmovdqu64 [rbp + 2752], zmm3                               ;    29.2 p8+p9   12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    23.8         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    23.8 p0      12 x[0]
        vmovdqu64 [rbp + 2816], zmm3                               ;    30.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 156]                              ;    19.0 p10     12 x[3]
        vpxord zmm0, zmm0, zmm4                                    ;    25.0 p5      12 x[3]
        vmovdqu64 [rbp + 2880], zmm0                               ;    31.2 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 188]                              ;    19.5 p3      12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    25.5         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    25.5 p0      12 x[3]
        vmovdqu64 [rbp + 2944], zmm3                               ;    32.7 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 188]                              ;    20.2 p2      12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    26.2         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    26.2 p5      12 x[3]
        vmovdqu64 [rbp + 3008], zmm3                               ;    33.2 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 208]                              ;    20.8 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    26.8         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    26.8 p0      12 x[0]
        vmovdqu64 [rbp + 3072], zmm3                               ;    34.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 208]                              ;    21.5 p3      12 x[0]
        vpbroadcastd zmm3, [r8 + 200]                              ;    21.7 p2      12 x[2]
        vpxord zmm3, zmm3, zmm5                                    ;    27.7 p5      12 x[2]
        vmovdqu64 [rbp + 3136], zmm3                               ;    35.2 p8+p9   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    27.5         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    27.5 p0      12 x[0]
        vmovdqu64 [rbp + 3200], zmm3                               ;    36.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 200]                              ;    22.7 p10     12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    28.7 p5      12 x[2]
        vmovdqu64 [rbp + 3264], zmm0                               ;    37.2 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 228]                              ;    23.2 p3      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    29.2         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    29.2 p0      12 x[1]
        vmovdqu64 [rbp + 3328], zmm3                               ;    38.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 228]                              ;    23.8 p2      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    29.8         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    29.8 p5      12 x[1]
        vmovdqu64 [rbp + 3392], zmm3                               ;    39.2 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 240]                              ;    24.5 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    30.5         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    30.5 p0      12 x[0]
        vmovdqu64 [rbp + 3456], zmm3                               ;    40.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 240]                              ;    25.2 p3      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    31.2         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    31.2 p5      12 x[0]
        vmovdqu64 [rbp + 3520], zmm3                               ;    41.2 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 244]                              ;    25.8 p2      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    31.8         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    31.8 p0      12 x[1]
        vmovdqu64 [rbp + 3584], zmm3                               ;    42.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 244]                              ;    26.5 p10     12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    32.5         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    32.5 p5      12 x[1]
        vmovdqu64 [rbp + 3648], zmm3                               ;    43.2 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 264]                              ;    27.2 p3      12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    33.2         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    33.2 p0      12 x[2]
        vmovdqu64 [rbp + 3712], zmm3                               ;    44.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 264]                              ;    27.8 p2      12 x[2]
        vpbroadcastd zmm3, [r8 + 248]                              ;    28.0 p10     12 x[2]
        vpxord zmm3, zmm3, zmm5                                    ;    34.0 p5      12 x[2]
        vmovdqu64 [rbp + 3776], zmm3                               ;    45.2 p8+p9   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    33.8         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    33.8 p0      12 x[2]
        vmovdqu64 [rbp + 3840], zmm3                               ;    46.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 248]                              ;    29.0 p3      12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    35.0 p5      12 x[2]
        vmovdqu64 [rbp + 3904], zmm0                               ;    47.2 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 272]                              ;    29.5 p2      12 x[0]
        vpxord zmm0, zmm0, zmm1                                    ;    35.5 p0      12 x[0]
        vmovdqu64 [rbp + 3968], zmm0                               ;    48.7 p7+p4   12 x[0]
        vpxord zmm0, zmm1, [r8 + 272]{1to16}                       ;    30.2 p5+p3   12 x[0]
        vmovdqu64 [rbp + 4032], zmm0                               ;    49.2 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 280]                              ;    30.3 p10     12 x[2]
        vpxord zmm0, zmm0, zmm2                                    ;    36.3 p0      12 x[2]
        vmovdqu64 [rbp + 4096], zmm0                               ;    50.7 p7+p4   12 x[2]
        vpxord zmm0, zmm2, [r8 + 280]{1to16}                       ;    31.2 p5+p2   12 x[2]
        vmovdqu64 [rbp + 4160], zmm0                               ;    51.2 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 304]                              ;    31.2 p3      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    37.2         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    37.2 p0      12 x[0]
        vmovdqu64 [rbp + 4224], zmm3                               ;    52.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 304]                              ;    31.8 p10     12 x[0]
        vpbroadcastd zmm3, [r8 + 284]                              ;    32.0 p2      12 x[3]
        vpxord zmm3, zmm3, zmm4                                    ;    38.0 p5      12 x[3]
        vmovdqu64 [rbp + 4288], zmm3                               ;    53.2 p8+p9   12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    37.8         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    37.8 p0      12 x[0]
        vmovdqu64 [rbp + 4352], zmm3                               ;    54.7 p7+p4   12 x[0]
        vpxord zmm0, zmm4, [r8 + 284]{1to16}                       ;    33.2 p5+p3   12 x[3]
        vmovdqu64 [rbp + 4416], zmm0                               ;    55.2 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 316]                              ;    33.3 p10     12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    39.3         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    39.3 p0      12 x[3]
        vmovdqu64 [rbp + 4480], zmm3                               ;    56.7 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 316]                              ;    34.0 p2      12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    40.0         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    40.0 p5      12 x[3]
        vmovdqu64 [rbp + 4544], zmm3                               ;    57.2 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 336]                              ;    34.7 p3      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    40.7         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    40.7 p0      12 x[0]
        vmovdqu64 [rbp + 4608], zmm3                               ;    58.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 336]                              ;    35.3 p10     12 x[0]
        vpbroadcastd zmm3, [r8 + 328]                              ;    35.5 p2      12 x[2]
        vpxord zmm3, zmm3, zmm5                                    ;    41.5 p5      12 x[2]
        vmovdqu64 [rbp + 4672], zmm3                               ;    59.2 p8+p9   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    41.3         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    41.3 p0      12 x[0]
        vmovdqu64 [rbp + 4736], zmm3                               ;    60.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 328]                              ;    36.5 p3      12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    42.5 p5      12 x[2]
        vmovdqu64 [rbp + 4800], zmm0                               ;    61.2 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 356]                              ;    37.0 p10     12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    43.0         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    43.0 p0      12 x[1]
        vmovdqu64 [rbp + 4864], zmm3                               ;    62.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 356]                              ;    37.7 p2      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    43.7         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    43.7 p5      12 x[1]
        vmovdqu64 [rbp + 4928], zmm3                               ;    63.2 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 368]                              ;    38.3 p3      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    44.3         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    44.3 p0      12 x[0]
        vmovdqu64 [rbp + 4992], zmm3                               ;    64.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 368]                              ;    39.0 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    45.0         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    45.0 p5      12 x[0]
        vmovdqu64 [rbp + 5056], zmm3                               ;    65.2 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 372]                              ;    39.7 p2      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    45.7         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    45.7 p0      12 x[1]
        vmovdqu64 [rbp + 5120], zmm3                               ;    66.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 372]                              ;    40.3 p3      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    46.3         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    46.3 p5      12 x[1]
        vmovdqu64 [rbp + 5184], zmm3                               ;    67.2 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 392]                              ;    41.0 p10     12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    47.0         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    47.0 p0      12 x[2]
        vmovdqu64 [rbp + 5248], zmm3                               ;    68.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 392]                              ;    41.7 p2      12 x[2]
        vpbroadcastd zmm3, [r8 + 376]                              ;    41.8 p3      12 x[2]
        vpxord zmm3, zmm3, zmm5                                    ;    47.8 p5      12 x[2]
        vmovdqu64 [rbp + 5312], zmm3                               ;    69.2 p8+p9   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    47.7         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    47.7 p0      12 x[2]
        vmovdqu64 [rbp + 5376], zmm3                               ;    70.7 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 376]                              ;    42.8 p10     12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    48.8 p5      12 x[2]
        vmovdqu64 [rbp + 5440], zmm0                               ;    71.2 p8+p9   12 x[2]
        vpxord zmm0, zmm1, [r8 + 400]{1to16}                       ;    43.5 p0+p2   12 x[0]
        vmovdqu64 [rbp + 5504], zmm0                               ;    72.7 p7+p4   12 x[0]
        vpxord zmm1, zmm1, [r8 + 400]{1to16}                       ;    44.0 p5+p3   12 x[0]
        vmovdqu64 [rbp + 5568], zmm1                               ;    73.2 p8+p9   12 x[0]
        vpxord zmm0, zmm2, [r8 + 408]{1to16}                       ;    44.5 p0+p2   12 x[2]
        vmovdqu64 [rbp + 5632], zmm0                               ;    74.7 p7+p4   12 x[2]
        vpxord zmm2, zmm2, [r8 + 408]{1to16}                       ;    45.0 p5+p3   12 x[2]
        vmovdqu64 [rbp + 5696], zmm2                               ;    75.2 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 432]                              ;    44.7 p10     12 x[0]
        vmovdqa64 zmm1, zmm0                                       ;    50.7         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    50.7 p0      12 x[0]
        vmovdqu64 [rbp + 5760], zmm1                               ;    76.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 432]                              ;    45.3 p2      12 x[0]
        vpxord zmm1, zmm4, [r8 + 412]{1to16}                       ;    46.0 p5+p3   12 x[3]
        vmovdqu64 [rbp + 5824], zmm1                               ;    77.2 p8+p9   12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    51.3         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    51.3 p0      12 x[0]
        vmovdqu64 [rbp + 5888], zmm1                               ;    78.7 p7+p4   12 x[0]
        vpxord zmm4, zmm4, [r8 + 412]{1to16}                       ;    47.0 p5+p2   12 x[3]
        vmovdqu64 [rbp + 5952], zmm4                               ;    79.2 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 444]                              ;    46.7 p10     12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    52.7         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    52.7 p0      12 x[3]
        vmovdqu64 [rbp + 6016], zmm1                               ;    80.7 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 444]                              ;    47.3 p3      12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    53.3         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    53.3 p5      12 x[3]
        vmovdqu64 [rbp + 6080], zmm1                               ;    81.2 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 464]                              ;    48.0 p2      12 x[0]
        vmovdqa64 zmm1, zmm0                                       ;    54.0         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    54.0 p0      12 x[0]
        vmovdqu64 [rbp + 6144], zmm1                               ;    82.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 464]                              ;    48.7 p10     12 x[0]
        vpbroadcastd zmm1, [r8 + 456]                              ;    48.8 p3      12 x[2]
        vpxord zmm1, zmm1, zmm5                                    ;    54.8 p5      12 x[2]
        vmovdqu64 [rbp + 6208], zmm1                               ;    83.2 p8+p9   12 x[2]
        vmovdqa64 zmm1, zmm0                                       ;    54.7         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    54.7 p0      12 x[0]
        vmovdqu64 [rbp + 6272], zmm1                               ;    84.7 p7+p4   12 x[0]
        vpxord zmm0, zmm5, [r8 + 456]{1to16}                       ;    50.0 p5+p2   12 x[2]
        vmovdqu64 [rbp + 6336], zmm0                               ;    85.2 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 484]                              ;    50.2 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    56.2         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    56.2 p0      12 x[1]
        vmovdqu64 [rbp + 6400], zmm1                               ;    86.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 484]                              ;    50.8 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    56.8         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    56.8 p5      12 x[1]
        vmovdqu64 [rbp + 6464], zmm1                               ;    87.2 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 496]                              ;    51.5 p2      12 x[0]
        vmovdqa64 zmm1, zmm0                                       ;    57.5         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    57.5 p0      12 x[0]
        vmovdqu64 [rbp + 6528], zmm1                               ;    88.7 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 496]                              ;    52.2 p10     12 x[0]
        vmovdqa64 zmm1, zmm0                                       ;    58.2         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    58.2 p5      12 x[0]
        vmovdqu64 [rbp + 6592], zmm1                               ;    89.2 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 500]                              ;    52.8 p3      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    58.8         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    58.8 p0      12 x[1]
        vmovdqu64 [rbp + 6656], zmm1                               ;    90.7 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 500]                              ;    53.5 p2      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    59.5         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    59.5 p5      12 x[1]
        vmovdqu64 [rbp + 6720], zmm1                               ;    91.2 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 516]                              ;    54.2 p10     17 z[1]
        vmovdqa64 zmm1, zmm0                                       ;    60.2         17 z[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    60.2 p0      17 z[1]
        vmovdqu64 [rbp + 6784], zmm1                               ;    92.7 p7+p4   17 z[1]
        vpbroadcastd zmm0, [r8 + 516]                              ;    54.8 p3      17 z[1]
        vpxord zmm1, zmm5, [r8 + 504]{1to16}                       ;    55.0 p5+p2   12 x[2]
        vmovdqu64 [rbp + 6848], zmm1                               ;    93.2 p8+p9   12 x[2]
        vmovdqa64 zmm1, zmm0                                       ;    60.8         17 z[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    60.8 p0      17 z[1]
        vmovdqu64 [rbp + 6912], zmm1                               ;    94.7 p7+p4   17 z[1]
        vpxord zmm5, zmm5, [r8 + 504]{1to16}                       ;    56.0 p5+p3   12 x[2]
        vmovdqu64 [rbp + 6976], zmm5                               ;    95.2 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 520]                              ;    56.2 p10     17 z[2]
        vmovdqa64 zmm1, zmm0                                       ;    62.2         17 z[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    62.2 p0      17 z[2]
        vmovdqu64 [rbp + 7040], zmm1                               ;    96.7 p7+p4   17 z[2]
        vpbroadcastd zmm0, [r8 + 520]                              ;    56.8 p2      17 z[2]
        vmovdqa64 zmm1, zmm0                                       ;    62.8         17 z[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    62.8 p5      17 z[2]
        vmovdqu64 [rbp + 7104], zmm1                               ;    97.2 p8+p9   17 z[2]
        vpbroadcastd zmm0, [r8 + 524]                              ;    57.5 p3      17 z[3]
        vmovdqa64 zmm1, zmm0                                       ;    63.5         17 z[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    63.5 p0      17 z[3]
        vmovdqu64 [rbp + 7168], zmm1                               ;    98.7 p7+p4   17 z[3]
        vpbroadcastd zmm0, [r8 + 524]                              ;    58.2 p10     17 z[3]
        vmovdqa64 zmm1, zmm0                                       ;    64.2         17 z[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    64.2 p5      17 z[3]
        vmovdqu64 [rbp + 7232], zmm1                               ;    99.2 p8+p9   17 z[3]
        mov r9, qword [rbp + 12872]                                ;    58.8 p2       9 counter reload
        vpbroadcastd zmm0, [r9 + 12]                               ;    63.8 p3       9 counter
        vmovdqu64 zmm1, [rel serpent_ctr.T0_constants512 + 320]    ;    59.8 p2       9 counter reload
        vpshufb zmm0, zmm0, zmm1                                   ;    69.8 p5       9 counter
        vmovdqu64 [rbp + 7296], zmm0                               ;   100.7 p7+p4    9 counter
        vpbroadcastd zmm0, [r9]                                    ;    63.8 p10      9 counter
        vpshufb zmm0, zmm0, zmm1                                   ;    69.8 p5       9 counter
        vmovdqu64 [rbp + 7360], zmm0                               ;   101.2 p8+p9    9 counter
        vpbroadcastd zmm0, [r9 + 4]                                ;    63.8 p3       9 counter
        vpshufb zmm0, zmm0, zmm1                                   ;    69.8 p5       9 counter
        vmovdqu64 [rbp + 7424], zmm0                               ;   102.7 p7+p4    9 counter
        vpbroadcastd zmm0, [r9 + 8]                                ;    63.8 p10      9 counter
        vpshufb zmm0, zmm0, zmm1                                   ;    69.8 p5       9 counter
        vmovdqu64 [rbp + 7488], zmm0                               ;   103.2 p8+p9    9 counter
        vpbroadcastd zmm0, [r8]                                    ;    61.2 p2       9 rk
        vmovdqu64 [rbp + 7552], zmm0                               ;   104.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 4]                                ;    61.5 p3       9 rk
        vmovdqu64 [rbp + 7616], zmm0                               ;   105.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 8]                                ;    61.8 p10      9 rk
        vmovdqu64 [rbp + 7680], zmm0                               ;   106.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 12]                               ;    62.2 p2       9 rk
        vmovdqu64 [rbp + 7744], zmm0                               ;   107.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 20]                               ;    62.5 p3       9 rk
        vmovdqu64 [rbp + 7808], zmm0                               ;   108.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 32]                               ;    62.8 p10      9 rk
        vmovdqu64 [rbp + 7872], zmm0                               ;   109.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 36]                               ;    63.2 p2       9 rk
        vmovdqu64 [rbp + 7936], zmm0                               ;   110.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 40]                               ;    63.5 p3       9 rk
        vmovdqu64 [rbp + 8000], zmm0                               ;   111.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 44]                               ;    63.8 p10      9 rk
        vmovdqu64 [rbp + 8064], zmm0                               ;   112.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 52]                               ;    64.2 p2       9 rk
        vmovdqu64 [rbp + 8128], zmm0                               ;   113.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 56]                               ;    64.5 p3       9 rk
        vmovdqu64 [rbp + 8192], zmm0                               ;   114.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 64]                               ;    64.8 p10      9 rk
        vmovdqu64 [rbp + 8256], zmm0                               ;   115.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 68]                               ;    65.2 p2       9 rk
        vmovdqu64 [rbp + 8320], zmm0                               ;   116.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 76]                               ;    65.5 p3       9 rk
        vmovdqu64 [rbp + 8384], zmm0                               ;   117.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 84]                               ;    65.8 p10      9 rk
        vmovdqu64 [rbp + 8448], zmm0                               ;   118.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 88]                               ;    66.2 p2       9 rk
        vmovdqu64 [rbp + 8512], zmm0                               ;   119.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 92]                               ;    66.5 p3       9 rk
        vmovdqu64 [rbp + 8576], zmm0                               ;   120.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 96]                               ;    66.8 p10      9 rk
        vmovdqu64 [rbp + 8640], zmm0                               ;   121.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 104]                              ;    67.2 p2       9 rk
        vmovdqu64 [rbp + 8704], zmm0                               ;   122.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 108]                              ;    67.5 p3       9 rk
        vmovdqu64 [rbp + 8768], zmm0                               ;   123.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 124]                              ;    67.8 p10      9 rk
        vmovdqu64 [rbp + 8832], zmm0                               ;   124.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 128]                              ;    68.2 p2       9 rk
        vmovdqu64 [rbp + 8896], zmm0                               ;   125.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 132]                              ;    68.5 p3       9 rk
        vmovdqu64 [rbp + 8960], zmm0                               ;   126.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 140]                              ;    68.8 p10      9 rk
        vmovdqu64 [rbp + 9024], zmm0                               ;   127.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 148]                              ;    69.2 p2       9 rk
        vmovdqu64 [rbp + 9088], zmm0                               ;   128.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 160]                              ;    69.5 p3       9 rk
        vmovdqu64 [rbp + 9152], zmm0                               ;   129.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 164]                              ;    69.8 p10      9 rk
        vmovdqu64 [rbp + 9216], zmm0                               ;   130.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 168]                              ;    70.2 p2       9 rk
        vmovdqu64 [rbp + 9280], zmm0                               ;   131.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 172]                              ;    70.5 p3       9 rk
        vmovdqu64 [rbp + 9344], zmm0                               ;   132.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 180]                              ;    70.8 p10      9 rk
        vmovdqu64 [rbp + 9408], zmm0                               ;   133.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 184]                              ;    71.2 p2       9 rk
        vmovdqu64 [rbp + 9472], zmm0                               ;   134.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 192]                              ;    71.5 p3       9 rk
        vmovdqu64 [rbp + 9536], zmm0                               ;   135.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 196]                              ;    71.8 p10      9 rk
        vmovdqu64 [rbp + 9600], zmm0                               ;   136.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 204]                              ;    72.2 p2       9 rk
        vmovdqu64 [rbp + 9664], zmm0                               ;   137.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 212]                              ;    72.5 p3       9 rk
        vmovdqu64 [rbp + 9728], zmm0                               ;   138.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 216]                              ;    72.8 p10      9 rk
        vmovdqu64 [rbp + 9792], zmm0                               ;   139.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 220]                              ;    73.2 p2       9 rk
        vmovdqu64 [rbp + 9856], zmm0                               ;   140.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 224]                              ;    73.5 p3       9 rk
        vmovdqu64 [rbp + 9920], zmm0                               ;   141.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 232]                              ;    73.8 p10      9 rk
        vmovdqu64 [rbp + 9984], zmm0                               ;   142.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 236]                              ;    74.2 p2       9 rk
        vmovdqu64 [rbp + 10048], zmm0                              ;   143.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 252]                              ;    74.5 p3       9 rk
        vmovdqu64 [rbp + 10112], zmm0                              ;   144.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 256]                              ;    74.8 p10      9 rk
        vmovdqu64 [rbp + 10176], zmm0                              ;   145.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 260]                              ;    75.2 p2       9 rk
        vmovdqu64 [rbp + 10240], zmm0                              ;   146.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 268]                              ;    75.5 p3       9 rk
        vmovdqu64 [rbp + 10304], zmm0                              ;   147.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 276]                              ;    75.8 p10      9 rk
        vmovdqu64 [rbp + 10368], zmm0                              ;   148.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 288]                              ;    76.2 p2       9 rk
        vmovdqu64 [rbp + 10432], zmm0                              ;   149.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 292]                              ;    76.5 p3       9 rk
        vmovdqu64 [rbp + 10496], zmm0                              ;   150.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 296]                              ;    76.8 p10      9 rk
        vmovdqu64 [rbp + 10560], zmm0                              ;   151.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 300]                              ;    77.2 p2       9 rk
        vmovdqu64 [rbp + 10624], zmm0                              ;   152.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 308]                              ;    77.5 p3       9 rk
        vmovdqu64 [rbp + 10688], zmm0                              ;   153.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 312]                              ;    77.8 p10      9 rk
        vmovdqu64 [rbp + 10752], zmm0                              ;   154.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 320]                              ;    78.2 p2       9 rk
        vmovdqu64 [rbp + 10816], zmm0                              ;   155.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 324]                              ;    78.5 p3       9 rk
        vmovdqu64 [rbp + 10880], zmm0                              ;   156.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 332]                              ;    78.8 p10      9 rk
        vmovdqu64 [rbp + 10944], zmm0                              ;   157.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 340]                              ;    79.2 p2       9 rk
        vmovdqu64 [rbp + 11008], zmm0                              ;   158.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 344]                              ;    79.5 p3       9 rk
        vmovdqu64 [rbp + 11072], zmm0                              ;   159.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 348]                              ;    79.8 p10      9 rk
        vmovdqu64 [rbp + 11136], zmm0                              ;   160.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 352]                              ;    80.2 p2       9 rk
        vmovdqu64 [rbp + 11200], zmm0                              ;   161.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 360]                              ;    80.5 p3       9 rk
        vmovdqu64 [rbp + 11264], zmm0                              ;   162.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 364]                              ;    80.8 p10      9 rk
        vmovdqu64 [rbp + 11328], zmm0                              ;   163.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 380]                              ;    81.2 p2       9 rk
        vmovdqu64 [rbp + 11392], zmm0                              ;   164.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 384]                              ;    81.5 p3       9 rk
        vmovdqu64 [rbp + 11456], zmm0                              ;   165.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 388]                              ;    81.8 p10      9 rk
        vmovdqu64 [rbp + 11520], zmm0                              ;   166.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 396]                              ;    82.2 p2       9 rk
        vmovdqu64 [rbp + 11584], zmm0                              ;   167.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 404]                              ;    82.5 p3       9 rk
        vmovdqu64 [rbp + 11648], zmm0                              ;   168.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 416]                              ;    82.8 p10      9 rk
        vmovdqu64 [rbp + 11712], zmm0                              ;   169.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 420]                              ;    83.2 p2       9 rk
        vmovdqu64 [rbp + 11776], zmm0                              ;   170.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 424]                              ;    83.5 p3       9 rk
        vmovdqu64 [rbp + 11840], zmm0                              ;   171.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 428]                              ;    83.8 p10      9 rk
        vmovdqu64 [rbp + 11904], zmm0                              ;   172.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 436]                              ;    84.2 p2       9 rk
        vmovdqu64 [rbp + 11968], zmm0                              ;   173.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 440]                              ;    84.5 p3       9 rk
        vmovdqu64 [rbp + 12032], zmm0                              ;   174.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 448]                              ;    84.8 p10      9 rk
        vmovdqu64 [rbp + 12096], zmm0                              ;   175.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 452]                              ;    85.2 p2       9 rk
        vmovdqu64 [rbp + 12160], zmm0                              ;   176.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 460]                              ;    85.5 p3       9 rk
        vmovdqu64 [rbp + 12224], zmm0                              ;   177.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 468]                              ;    85.8 p10      9 rk
        vmovdqu64 [rbp + 12288], zmm0                              ;   178.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 472]                              ;    86.2 p2       9 rk
        vmovdqu64 [rbp + 12352], zmm0                              ;   179.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 476]                              ;    86.5 p3       9 rk
        vmovdqu64 [rbp + 12416], zmm0                              ;   180.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 480]                              ;    86.8 p10      9 rk
        vmovdqu64 [rbp + 12480], zmm0                              ;   181.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 488]                              ;    87.2 p2       9 rk
        vmovdqu64 [rbp + 12544], zmm0                              ;   182.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 492]                              ;    87.5 p3       9 rk
        vmovdqu64 [rbp + 12608], zmm0                              ;   183.2 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 508]                              ;    87.8 p10      9 rk
        vmovdqu64 [rbp + 12672], zmm0                              ;   184.7 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 512]                              ;    88.2 p2       9 rk
        vmovdqu64 [rbp + 12736], zmm0                              ;   185.2 p8+p9    9 rk
        vmovdqu64 zmm0, [rel serpent_ctr.T0_constants512 + 384]    ;    88.5 p3       9 rk reload
        vmovdqu64 [rbp + 12800], zmm0                              ;   186.7 p7+p4    9 rk
        cmp dword [rbp + 12944], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 12944]                               ;                    passes of 32
        mov rcx, rax                                               ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                              ;                    passes of 32
        mov qword [rbp + 12880], rax                               ;                    passes of 32
        sub rcx, rax                                               ;                    passes of 32
        imul rcx, rcx, 0x10                                        ;                    passes of 32
        mov rdx, qword [rbp + 12888]                               ;                    passes of 32
        add rcx, rdx                                               ;                    passes of 32
        mov qword [rbp + 12896], rcx                               ;                    passes of 32
        cmp rcx, rdx                                               ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovdqu64 zmm0, [rbp + 7360]                               ;     0.0 p2      10 more reload
        vprold zmm1, zmm0, 8                                       ;     6.0 p0      10 more
        vprold zmm0, zmm0, 0x18                                    ;     6.0 p0      10 more
        vmovdqu64 zmm2, [rel serpent_ctr.T0_constants512 + 512]    ;     0.5 p3      10 more reload
        vpandd zmm1, zmm1, zmm2                                    ;     7.0 p5      10 more
        vmovdqu64 zmm3, [rel serpent_ctr.T0_constants512 + 576]    ;     1.0 p2      10 more reload
        vpandd zmm0, zmm0, zmm3                                    ;     7.0 p5      10 more
        vpternlogd zmm0, zmm1, [rbp + 7552], 0x56                  ;     8.0 p0+p3   12 x[0]
        vmovdqu64 zmm1, [rbp + 7424]                               ;     2.0 p2      10 more reload
        vprold zmm4, zmm1, 8                                       ;     8.0 p0      10 more
        vprold zmm1, zmm1, 0x18                                    ;     8.0 p0      10 more
        vpandd zmm4, zmm4, zmm2                                    ;     9.0 p5      10 more
        vpandd zmm1, zmm1, zmm3                                    ;     9.0 p5      10 more
        vpternlogd zmm1, zmm4, [rbp + 7616], 0x56                  ;    10.0 p5+p3   12 x[1]
        vmovdqa64 zmm4, zmm1                                       ;    11.0         13 x copy
        vmovdqa64 zmm5, zmm1                                       ;    11.0         13 x copy
        vmovdqu64 zmm6, [rel serpent_ctr.T0_constants512 + 448]    ;     3.0 p2      10 low
        vmovdqu64 zmm7, [rbp + 12800]                              ;     3.5 p3      10 low reload
        vpaddd zmm6, zmm6, zmm7                                    ;     9.5 p0      10 low
        vmovdqu64 zmm8, [rbp + 7296]                               ;     4.0 p2      10 low reload
        vpaddd zmm9, zmm6, zmm8                                    ;    10.5 p5      10 low
        vpternlogd zmm6, zmm9, zmm8, 0xb2                          ;    11.5 p0      10 more
        vpsrld zmm6, zmm6, 0x1f                                    ;    12.5 p0      10 more
        vmovdqu64 zmm10, [rbp + 7488]                              ;     4.5 p3      10 more reload
        vpaddd zmm6, zmm6, zmm10                                   ;    13.5 p5      10 more
        vprold zmm11, zmm9, 8                                      ;    11.5 p0      10 more
        vprold zmm9, zmm9, 0x18                                    ;    11.5 p0      10 more
        vpandd zmm9, zmm9, zmm3                                    ;    12.5 p5      10 more
        vpternlogd zmm9, zmm11, zmm2, 0xf8                         ;    13.5 p5      10 more
        vmovdqu64 zmm11, [rbp + 7744]                              ;     5.2 p2      12 x[3] reload
        vpternlogd zmm9, zmm0, zmm11, 0x96                         ;    14.5 p5      13 x
        vprold zmm12, zmm6, 8                                      ;    14.5 p0      10 more
        vprold zmm6, zmm6, 0x18                                    ;    14.5 p0      10 more
        vpandd zmm12, zmm12, zmm2                                  ;    15.5 p5      10 more
        vpandd zmm6, zmm6, zmm3                                    ;    15.5 p5      10 more
        vmovdqu64 zmm13, [rbp + 7680]                              ;     6.2 p3      12 x[2] reload
        vpternlogd zmm6, zmm12, zmm13, 0x56                        ;    16.5 p0      12 x[2]
        vpxord zmm5, zmm5, zmm6                                    ;    17.5 p5      13 x
        vmovdqa64 zmm12, zmm9                                      ;    15.5         13 x copy
        vpternlogd zmm12, zmm1, zmm0, 0x6a                         ;    15.5 p0      13 x
        vmovdqa64 zmm14, zmm9                                      ;    15.5         13 x copy
        vpternlogd zmm14, zmm5, zmm0, 0x36                         ;    18.5 p5      13 x
        vmovdqa64 zmm15, zmm12                                     ;    16.5         13 x copy
        vpternlogd zmm15, zmm9, zmm6, 0x96                         ;    17.5 p0      13 x
        vpternlogd zmm9, zmm14, zmm6, 0x48                         ;    19.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm12, 0xf8                         ;    20.5 p0      13 x
        vpternlogd zmm12, zmm6, zmm1, 0xa6                         ;    17.5 p5      13 x
        vpxord zmm12, zmm12, zmm15                                 ;    18.5 p0      13 x
        vprold zmm5, zmm12, 3                                      ;    19.5 p0      14 x[2]
        vpxord zmm15, zmm15, zmm9                                  ;    21.5 p5      14 x[1]
        vprold zmm6, zmm9, 0xd                                     ;    21.5 p0      14 x[0]
        vpternlogd zmm15, zmm6, zmm5, 0x96                         ;    22.5 p5      14 x[1]
        vprold zmm9, zmm15, 1                                      ;    23.5 p0      14 x[1]
        vpslld zmm12, zmm6, 3                                      ;    22.5 p0      14 x[3]
        vpternlogd zmm12, zmm14, zmm5, 0x96                        ;    23.5 p5      14 x[3]
        vprold zmm12, zmm12, 7                                     ;    24.5 p0      14 x[3]
        vpternlogd zmm6, zmm12, zmm9, 0x96                         ;    25.5 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;    26.5 p0      14 x[0]
        vpslld zmm14, zmm9, 7                                      ;    24.5 p0      14 x[2]
        vpternlogd zmm14, zmm5, zmm12, 0x96                        ;    25.5 p5      14 x[2]
        vprold zmm5, zmm14, 0x16                                   ;    26.5 p0      14 x[2]
        vpxord zmm6, zmm6, [rbp + 960]                             ;    27.5 p5+p2   12 x[0]
        vpaddd zmm14, zmm8, zmm7                                   ;    22.7 p5      10 low
        vpternlogd zmm8, zmm7, zmm14, 0xd4                         ;    23.7 p5      10 more
        vpsrld zmm8, zmm8, 0x1f                                    ;    25.2 p0      10 more
        vpaddd zmm10, zmm10, zmm8                                  ;    26.2 p5      10 more
        vprold zmm8, zmm14, 8                                      ;    26.2 p0      10 more
        vprold zmm14, zmm14, 0x18                                  ;    27.2 p0      10 more
        vpandd zmm14, zmm14, zmm3                                  ;    28.2 p5      10 more
        vpternlogd zmm14, zmm8, zmm2, 0xf8                         ;    29.2 p5      10 more
        vpternlogd zmm11, zmm14, zmm0, 0x96                        ;    30.2 p5      13 x
        vpternlogd zmm1, zmm11, zmm0, 0x6a                         ;    31.2 p0      13 x
        vprold zmm8, zmm10, 8                                      ;    29.2 p0      10 more
        vprold zmm10, zmm10, 0x18                                  ;    30.2 p0      10 more
        vpandd zmm8, zmm8, zmm2                                    ;    30.2 p5      10 more
        vpandd zmm10, zmm10, zmm3                                  ;    31.2 p5      10 more
        vpternlogd zmm13, zmm10, zmm8, 0x1e                        ;    32.2 p5      12 x[2]
        vpxord zmm4, zmm4, zmm13                                   ;    33.2 p0      13 x
        vpternlogd zmm0, zmm11, zmm4, 0x56                         ;    34.2 p5      13 x
        vpandd zmm2, zmm1, zmm13                                   ;    33.2 p0      13 x
        vmovdqu64 zmm3, [rbp + 7808]                               ;    13.7 p3      12 x[1] reload
        vpxord zmm9, zmm9, zmm3                                    ;    32.7 p5      12 x[1]
        vpxord zmm5, zmm5, [rbp + 1088]                            ;    33.2 p0+p2   12 x[2]
        vpxord zmm12, zmm12, [rbp + 1344]                          ;    33.7 p5+p3   12 x[3]
        vmovdqa64 zmm8, zmm1                                       ;    32.2         13 x copy
        vpternlogd zmm8, zmm11, zmm13, 0x96                        ;    34.2 p0      13 x
        vpternlogd zmm11, zmm13, zmm0, 0x28                        ;    35.2 p5      13 x
        vpternlogd zmm11, zmm1, zmm4, 0xf8                         ;    36.2 p0      13 x
        vpternlogd zmm2, zmm4, zmm8, 0x96                          ;    35.7 p5      13 x
        vprold zmm1, zmm2, 3                                       ;    36.7 p0      14 x[2]
        vpxord zmm8, zmm8, zmm11                                   ;    37.2 p5      14 x[1]
        vprold zmm2, zmm11, 0xd                                    ;    37.2 p0      14 x[0]
        vpternlogd zmm8, zmm2, zmm1, 0x96                          ;    38.2 p5      14 x[1]
        vprold zmm4, zmm8, 1                                       ;    39.2 p0      14 x[1]
        vpslld zmm8, zmm2, 3                                       ;    39.2 p0      14 x[3]
        vpternlogd zmm8, zmm0, zmm1, 0x96                          ;    40.2 p5      14 x[3]
        vprold zmm0, zmm8, 7                                       ;    41.2 p0      14 x[3]
        vpternlogd zmm2, zmm0, zmm4, 0x96                          ;    42.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;    43.2 p0      14 x[0]
        vpslld zmm8, zmm4, 7                                       ;    42.2 p0      14 x[2]
        vpternlogd zmm8, zmm1, zmm0, 0x96                          ;    43.2 p5      14 x[2]
        vprold zmm1, zmm8, 0x16                                    ;    44.2 p0      14 x[2]
        vpxord zmm4, zmm4, zmm3                                    ;    41.7 p5      12 x[1]
        vpxord zmm2, zmm2, [rbp + 896]                             ;    44.2 p5+p2   12 x[0]
        vpxord zmm0, zmm0, [rbp + 1216]                            ;    43.7 p5+p3   12 x[3]
        vpxord zmm1, zmm1, [rbp + 1024]                            ;    45.2 p0+p2   12 x[2]
        vmovdqa64 zmm3, zmm12                                      ;    34.7         13 x copy
        vmovdqa64 zmm8, zmm12                                      ;    34.7         13 x copy
        vpternlogd zmm8, zmm5, zmm9, 0x96                          ;    44.7 p5      13 x
        vpternlogd zmm5, zmm9, zmm6, 0xf8                          ;    45.2 p0      13 x
        vpternlogd zmm12, zmm9, zmm6, 0x21                         ;    45.7 p5      13 x
        vpternlogd zmm9, zmm6, zmm8, 0x6a                          ;    46.2 p0      13 x
        vpternlogd zmm8, zmm12, zmm5, 0xec                         ;    46.7 p5      13 x
        vpternlogd zmm5, zmm8, zmm9, 0xde                          ;    47.7 p0      13 x
        vpxord zmm3, zmm3, zmm9                                    ;    47.7 p5      13 x
        vprold zmm6, zmm9, 3                                       ;    48.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm0                                       ;    44.7         13 x copy
        vmovdqa64 zmm10, zmm0                                      ;    44.7         13 x copy
        vpternlogd zmm10, zmm1, zmm4, 0x96                         ;    48.7 p5      13 x
        vpternlogd zmm0, zmm4, zmm2, 0x21                          ;    49.2 p0      13 x
        vpternlogd zmm1, zmm4, zmm2, 0xf8                          ;    49.7 p5      13 x
        vpternlogd zmm4, zmm2, zmm10, 0x6a                         ;    50.2 p0      13 x
        vpternlogd zmm10, zmm0, zmm1, 0xec                         ;    50.7 p5      13 x
        vpternlogd zmm1, zmm10, zmm4, 0xde                         ;    51.7 p0      13 x
        vpxord zmm9, zmm9, zmm4                                    ;    51.7 p5      13 x
        vprold zmm2, zmm4, 3                                       ;    52.2 p0      14 x[2]
        vmovdqa64 zmm4, zmm3                                       ;    48.7         13 x copy
        vpternlogd zmm4, zmm8, zmm12, 0x9a                         ;    52.7 p5      13 x
        vpternlogd zmm3, zmm12, zmm6, 0x96                         ;    53.2 p0      14 x[1]
        vprold zmm4, zmm4, 0xd                                     ;    54.2 p0      14 x[0]
        vpternlogd zmm3, zmm5, zmm4, 0x96                          ;    55.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;    56.2 p0      14 x[1]
        vpslld zmm5, zmm4, 3                                       ;    56.2 p0      14 x[3]
        vpternlogd zmm5, zmm8, zmm6, 0x96                          ;    57.2 p5      14 x[3]
        vprold zmm5, zmm5, 7                                       ;    58.2 p0      14 x[3]
        vpternlogd zmm4, zmm5, zmm3, 0x96                          ;    59.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;    60.2 p0      14 x[0]
        vpslld zmm8, zmm3, 7                                       ;    59.2 p0      14 x[2]
        vpternlogd zmm8, zmm6, zmm5, 0x96                          ;    60.2 p5      14 x[2]
        vprold zmm6, zmm8, 0x16                                    ;    61.2 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 7936]                               ;    23.7 p3      12 x[1] reload
        vpxord zmm3, zmm3, zmm8                                    ;    57.7 p5      12 x[1]
        vmovdqu64 zmm11, [rbp + 7872]                              ;    24.0 p2      12 x[0] reload
        vpxord zmm4, zmm4, zmm11                                   ;    61.2 p5      12 x[0]
        vmovdqu64 zmm12, [rbp + 8064]                              ;    24.7 p3      12 x[3] reload
        vpxord zmm5, zmm5, zmm12                                   ;    59.7 p5      12 x[3]
        vmovdqu64 zmm13, [rbp + 8000]                              ;    25.0 p2      12 x[2] reload
        vpxord zmm6, zmm6, zmm13                                   ;    62.2 p5      12 x[2]
        vmovdqa64 zmm14, zmm9                                      ;    52.7         13 x copy
        vpternlogd zmm14, zmm10, zmm0, 0x9a                        ;    61.2 p0      13 x
        vpternlogd zmm9, zmm0, zmm2, 0x96                          ;    61.7 p5      14 x[1]
        vprold zmm0, zmm14, 0xd                                    ;    62.2 p0      14 x[0]
        vpternlogd zmm9, zmm1, zmm0, 0x96                          ;    63.2 p5      14 x[1]
        vprold zmm1, zmm9, 1                                       ;    64.2 p0      14 x[1]
        vpslld zmm9, zmm0, 3                                       ;    64.2 p0      14 x[3]
        vpternlogd zmm9, zmm10, zmm2, 0x96                         ;    65.2 p5      14 x[3]
        vprold zmm9, zmm9, 7                                       ;    66.2 p0      14 x[3]
        vpternlogd zmm0, zmm9, zmm1, 0x96                          ;    67.2 p5      14 x[0]
        vprold zmm0, zmm0, 5                                       ;    68.2 p0      14 x[0]
        vpslld zmm10, zmm1, 7                                      ;    67.2 p0      14 x[2]
        vpternlogd zmm10, zmm2, zmm9, 0x96                         ;    68.2 p5      14 x[2]
        vprold zmm2, zmm10, 0x16                                   ;    69.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm8                                    ;    66.7 p5      12 x[1]
        vpxord zmm0, zmm0, zmm11                                   ;    69.2 p5      12 x[0]
        vpxord zmm9, zmm9, zmm12                                   ;    68.7 p5      12 x[3]
        vpxord zmm2, zmm2, zmm13                                   ;    70.2 p0      12 x[2]
        vmovdqa64 zmm8, zmm5                                       ;    60.7         13 x copy
        vpternlogd zmm8, zmm3, zmm4, 0x36                          ;    69.7 p5      13 x
        vpternlogd zmm5, zmm6, zmm4, 0x78                          ;    70.2 p0      13 x
        vpternlogd zmm6, zmm3, zmm4, 0x96                          ;    70.7 p5      13 x
        vpternlogd zmm3, zmm5, zmm6, 0x6a                          ;    71.7 p0      13 x
        vpternlogd zmm4, zmm5, zmm6, 0x96                          ;    71.7 p5      13 x
        vpternlogd zmm5, zmm6, zmm8, 0xd2                          ;    72.2 p0      13 x
        vprold zmm4, zmm4, 0xd                                     ;    73.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm5                                    ;    73.2 p5      13 x
        vprold zmm6, zmm8, 3                                       ;    74.2 p0      14 x[2]
        vpxord zmm5, zmm5, zmm3                                    ;    73.7 p5      14 x[1]
        vpternlogd zmm5, zmm6, zmm4, 0x96                          ;    75.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;    76.2 p0      14 x[1]
        vpslld zmm8, zmm4, 3                                       ;    76.2 p0      14 x[3]
        vpternlogd zmm8, zmm3, zmm6, 0x96                          ;    77.2 p5      14 x[3]
        vprold zmm3, zmm8, 7                                       ;    78.2 p0      14 x[3]
        vpternlogd zmm4, zmm3, zmm5, 0x96                          ;    79.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;    80.2 p0      14 x[0]
        vpslld zmm8, zmm5, 7                                       ;    79.2 p0      14 x[2]
        vpternlogd zmm8, zmm6, zmm3, 0x96                          ;    80.2 p5      14 x[2]
        vprold zmm6, zmm8, 0x16                                    ;    81.2 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 8128]                               ;    31.5 p3      12 x[1] reload
        vpxord zmm5, zmm5, zmm8                                    ;    78.7 p5      12 x[1]
        vmovdqa64 zmm10, zmm2                                      ;    71.2         13 x copy
        vpternlogd zmm10, zmm1, zmm0, 0x96                         ;    79.7 p5      13 x
        vpternlogd zmm2, zmm9, zmm0, 0x6c                          ;    80.7 p5      13 x
        vpternlogd zmm9, zmm1, zmm0, 0x36                          ;    81.2 p0      13 x
        vpternlogd zmm1, zmm2, zmm10, 0x6a                         ;    81.7 p5      13 x
        vpternlogd zmm0, zmm2, zmm10, 0x96                         ;    82.2 p0      13 x
        vpternlogd zmm2, zmm10, zmm9, 0xd2                         ;    82.7 p5      13 x
        vprold zmm0, zmm0, 0xd                                     ;    83.2 p0      14 x[0]
        vpxord zmm9, zmm9, zmm2                                    ;    83.7 p5      13 x
        vprold zmm9, zmm9, 3                                       ;    84.7 p0      14 x[2]
        vpxord zmm2, zmm2, zmm1                                    ;    84.7 p5      14 x[1]
        vpternlogd zmm2, zmm9, zmm0, 0x96                          ;    85.7 p0      14 x[1]
        vprold zmm2, zmm2, 1                                       ;    86.7 p0      14 x[1]
        vpxord zmm4, zmm4, [rbp + 1280]                            ;    85.7 p5+p2   12 x[0]
        vpslld zmm10, zmm0, 3                                      ;    87.2 p0      14 x[3]
        vpternlogd zmm10, zmm1, zmm9, 0x96                         ;    88.2 p5      14 x[3]
        vprold zmm1, zmm10, 7                                      ;    89.2 p0      14 x[3]
        vpternlogd zmm0, zmm1, zmm2, 0x96                          ;    90.2 p5      14 x[0]
        vprold zmm0, zmm0, 5                                       ;    91.2 p0      14 x[0]
        vpandd zmm10, zmm5, zmm4                                   ;    88.7 p5      13 x
        vpslld zmm11, zmm2, 7                                      ;    90.2 p0      14 x[2]
        vpternlogd zmm11, zmm9, zmm1, 0x96                         ;    91.2 p5      14 x[2]
        vpxord zmm2, zmm2, zmm8                                    ;    90.7 p5      12 x[1]
        vprold zmm8, zmm11, 0x16                                   ;    92.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 1472]                               ;    35.8 p3      12 x[3] reload
        vpternlogd zmm5, zmm3, zmm9, 0x96                          ;    91.7 p5      13 x
        vpternlogd zmm9, zmm3, zmm4, 0xbe                          ;    92.2 p0      13 x
        vpxord zmm0, zmm0, [rbp + 1152]                            ;    92.7 p5+p2   12 x[0]
        vmovdqu64 zmm3, [rbp + 8192]                               ;    36.8 p3      12 x[2] reload
        vpternlogd zmm4, zmm6, zmm3, 0x96                          ;    93.2 p0      13 x
        vpternlogd zmm6, zmm9, zmm3, 0x48                          ;    93.7 p5      13 x
        vpternlogd zmm4, zmm5, zmm10, 0x36                         ;    94.2 p0      13 x
        vpternlogd zmm5, zmm6, zmm10, 0x36                         ;    94.7 p5      13 x
        vpxord zmm9, zmm9, zmm10                                   ;    95.2 p0      13 x
        vpandd zmm11, zmm2, zmm0                                   ;    95.7 p5      13 x
        vmovdqu64 zmm12, [rbp + 1408]                              ;    37.7 p2      12 x[3] reload
        vpternlogd zmm2, zmm1, zmm12, 0x96                         ;    96.2 p0      13 x
        vpternlogd zmm12, zmm1, zmm0, 0xbe                         ;    96.7 p5      13 x
        vpternlogd zmm0, zmm8, zmm3, 0x96                          ;    97.2 p0      13 x
        vpternlogd zmm8, zmm3, zmm12, 0x28                         ;    97.7 p5      13 x
        vpternlogd zmm0, zmm2, zmm11, 0x36                         ;    98.2 p0      13 x
        vpternlogd zmm2, zmm8, zmm11, 0x36                         ;    98.7 p5      13 x
        vpxord zmm12, zmm12, zmm11                                 ;    99.2 p0      13 x
        vmovdqa64 zmm1, zmm9                                       ;    96.2         13 x copy
        vpternlogd zmm1, zmm6, zmm4, 0x56                          ;    99.7 p5      13 x
        vpternlogd zmm4, zmm9, zmm5, 0x4e                          ;   100.2 p0      13 x
        vpternlogd zmm6, zmm10, zmm1, 0x56                         ;   100.7 p5      14 x[3]
        vpternlogd zmm1, zmm9, zmm5, 0x1e                          ;   101.2 p0      13 x
        vprold zmm3, zmm4, 0xd                                     ;   102.2 p0      14 x[0]
        vprold zmm1, zmm1, 3                                       ;   103.2 p0      14 x[2]
        vpternlogd zmm5, zmm1, zmm3, 0x96                          ;   104.2 p5      14 x[1]
        vprold zmm4, zmm5, 1                                       ;   105.2 p0      14 x[1]
        vpslld zmm5, zmm3, 3                                       ;   105.2 p0      14 x[3]
        vpternlogd zmm5, zmm6, zmm1, 0x96                          ;   106.2 p5      14 x[3]
        vprold zmm5, zmm5, 7                                       ;   107.2 p0      14 x[3]
        vpternlogd zmm3, zmm5, zmm4, 0x96                          ;   108.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   109.2 p0      14 x[0]
        vpslld zmm6, zmm4, 7                                       ;   108.2 p0      14 x[2]
        vpternlogd zmm6, zmm1, zmm5, 0x96                          ;   109.2 p5      14 x[2]
        vmovdqu64 zmm1, [rbp + 8320]                               ;    41.7 p3      12 x[1] reload
        vpxord zmm4, zmm4, zmm1                                    ;   106.2 p5      12 x[1]
        vprold zmm6, zmm6, 0x16                                    ;   110.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8384]                               ;    42.2 p2      12 x[3] reload
        vpxord zmm5, zmm5, zmm9                                    ;   108.2 p5      12 x[3]
        vmovdqa64 zmm10, zmm12                                     ;   100.2         13 x copy
        vpternlogd zmm10, zmm8, zmm0, 0x56                         ;   107.7 p5      13 x
        vpternlogd zmm0, zmm12, zmm2, 0x4e                         ;   108.7 p5      13 x
        vpternlogd zmm8, zmm11, zmm10, 0x56                        ;   109.7 p5      14 x[3]
        vpternlogd zmm10, zmm12, zmm2, 0x1e                        ;   110.2 p0      13 x
        vprold zmm0, zmm0, 0xd                                     ;   111.2 p0      14 x[0]
        vprold zmm10, zmm10, 3                                     ;   112.2 p0      14 x[2]
        vpternlogd zmm2, zmm10, zmm0, 0x96                         ;   113.2 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   114.2 p0      14 x[1]
        vpslld zmm11, zmm0, 3                                      ;   114.2 p0      14 x[3]
        vpternlogd zmm11, zmm8, zmm10, 0x96                        ;   115.2 p5      14 x[3]
        vprold zmm8, zmm11, 7                                      ;   116.2 p0      14 x[3]
        vpternlogd zmm0, zmm8, zmm2, 0x96                          ;   117.2 p5      14 x[0]
        vprold zmm0, zmm0, 5                                       ;   118.2 p0      14 x[0]
        vpslld zmm11, zmm2, 7                                      ;   117.2 p0      14 x[2]
        vpternlogd zmm11, zmm10, zmm8, 0x96                        ;   118.2 p5      14 x[2]
        vpxord zmm2, zmm2, zmm1                                    ;   115.2 p5      12 x[1]
        vprold zmm1, zmm11, 0x16                                   ;   119.2 p0      14 x[2]
        vpxord zmm8, zmm8, zmm9                                    ;   117.2 p5      12 x[3]
        vmovdqa64 zmm9, zmm4                                       ;   107.2         13 x copy
        vmovdqu64 zmm10, [rbp + 8256]                              ;    45.8 p3      12 x[0] reload
        vmovdqa64 zmm11, zmm4                                      ;   107.2         13 x copy
        vpternlogd zmm11, zmm3, zmm10, 0x96                        ;   116.7 p5      13 x
        vpternlogd zmm3, zmm5, zmm10, 0x96                         ;   117.7 p5      13 x
        vmovdqu64 zmm12, [rbp + 1728]                              ;    46.5 p2      12 x[2] reload
        vpternlogd zmm5, zmm6, zmm12, 0x96                         ;   118.7 p5      13 x
        vpternlogd zmm6, zmm12, zmm3, 0xbe                         ;   119.2 p0      13 x
        vpternlogd zmm11, zmm5, zmm3, 0x6c                         ;   119.7 p5      13 x
        vmovdqa64 zmm12, zmm3                                      ;   118.7         13 x copy
        vpternlogd zmm3, zmm11, zmm4, 0x78                         ;   120.7 p0      14 x[3]
        vpternlogd zmm4, zmm6, zmm5, 0xb4                          ;   120.7 p5      13 x
        vpternlogd zmm6, zmm5, zmm11, 0x80                         ;   121.2 p0      13 x
        vprold zmm5, zmm11, 0xd                                    ;   122.2 p0      14 x[0]
        vpxord zmm12, zmm12, zmm6                                  ;   122.2 p5      13 x
        vpternlogd zmm6, zmm4, zmm5, 0x56                          ;   123.2 p5      14 x[1]
        vpxord zmm9, zmm9, zmm12                                   ;   123.2 p0      13 x
        vprold zmm4, zmm9, 3                                       ;   124.2 p0      14 x[2]
        vpternlogd zmm6, zmm12, zmm4, 0x96                         ;   125.2 p5      14 x[1]
        vprold zmm6, zmm6, 1                                       ;   126.2 p0      14 x[1]
        vmovdqa64 zmm9, zmm2                                       ;   116.2         13 x copy
        vpslld zmm11, zmm5, 3                                      ;   126.2 p0      14 x[3]
        vpternlogd zmm11, zmm3, zmm4, 0x96                         ;   127.2 p5      14 x[3]
        vprold zmm3, zmm11, 7                                      ;   128.2 p0      14 x[3]
        vmovdqu64 zmm11, [rbp + 1600]                              ;    49.7 p3      12 x[2] reload
        vmovdqa64 zmm12, zmm8                                      ;   118.2         13 x copy
        vpternlogd zmm12, zmm1, zmm11, 0x96                        ;   125.7 p5      13 x
        vpternlogd zmm8, zmm0, zmm10, 0x96                         ;   126.7 p5      13 x
        vpternlogd zmm0, zmm10, zmm2, 0x96                         ;   127.7 p5      13 x
        vpternlogd zmm1, zmm11, zmm8, 0xbe                         ;   128.2 p0      13 x
        vpternlogd zmm0, zmm12, zmm8, 0x6c                         ;   128.7 p5      13 x
        vpternlogd zmm5, zmm3, zmm6, 0x96                          ;   129.2 p0      14 x[0]
        vmovdqa64 zmm10, zmm8                                      ;   127.7         13 x copy
        vpternlogd zmm8, zmm0, zmm2, 0x78                          ;   129.7 p5      14 x[3]
        vpternlogd zmm2, zmm1, zmm12, 0xb4                         ;   130.2 p0      13 x
        vpternlogd zmm1, zmm12, zmm0, 0x80                         ;   130.7 p5      13 x
        vprold zmm0, zmm0, 0xd                                     ;   131.2 p0      14 x[0]
        vpxord zmm10, zmm10, zmm1                                  ;   131.7 p5      13 x
        vpternlogd zmm1, zmm2, zmm0, 0x56                          ;   132.2 p0      14 x[1]
        vpxord zmm9, zmm9, zmm10                                   ;   132.7 p5      13 x
        vprold zmm2, zmm9, 3                                       ;   133.7 p0      14 x[2]
        vpternlogd zmm1, zmm10, zmm2, 0x96                         ;   134.7 p5      14 x[1]
        vprold zmm5, zmm5, 5                                       ;   134.2 p0      14 x[0]
        vprold zmm1, zmm1, 1                                       ;   135.7 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   136.2 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm3, 0x96                          ;   137.2 p5      14 x[2]
        vmovdqu64 zmm4, [rbp + 8448]                               ;    53.3 p2      12 x[1] reload
        vpxord zmm6, zmm6, zmm4                                    ;   135.7 p5      12 x[1]
        vpslld zmm10, zmm0, 3                                      ;   137.2 p0      14 x[3]
        vpternlogd zmm10, zmm8, zmm2, 0x96                         ;   138.2 p5      14 x[3]
        vmovdqu64 zmm8, [rbp + 8576]                               ;    54.0 p3      12 x[3] reload
        vpxord zmm3, zmm3, zmm8                                    ;   137.7 p5      12 x[3]
        vprold zmm10, zmm10, 7                                     ;   139.2 p0      14 x[3]
        vpternlogd zmm0, zmm10, zmm1, 0x96                         ;   140.2 p5      14 x[0]
        vprold zmm9, zmm9, 0x16                                    ;   139.2 p0      14 x[2]
        vpxord zmm5, zmm5, [rbp + 1664]                            ;   139.7 p5+p2   12 x[0]
        vprold zmm0, zmm0, 5                                       ;   141.2 p0      14 x[0]
        vpslld zmm11, zmm1, 7                                      ;   141.2 p0      14 x[2]
        vpternlogd zmm11, zmm2, zmm10, 0x96                        ;   142.2 p5      14 x[2]
        vpxord zmm1, zmm1, zmm4                                    ;   141.7 p5      12 x[1]
        vprold zmm2, zmm11, 0x16                                   ;   143.2 p0      14 x[2]
        vpxord zmm0, zmm0, [rbp + 1536]                            ;   142.7 p5+p3   12 x[0]
        vpxord zmm10, zmm10, zmm8                                  ;   143.2 p0      12 x[3]
        vmovdqu64 zmm4, [rbp + 8512]                               ;    56.2 p2      12 x[2] reload
        vpxord zmm2, zmm2, zmm4                                    ;   144.2 p5      13 x
        vpternlogd zmm9, zmm4, zmm5, 0x96                          ;   144.2 p0      13 x
        vpandnd zmm4, zmm2, zmm0                                   ;   145.2 p5      13 x
        vpternlogd zmm2, zmm1, zmm0, 0xb4                          ;   145.2 p0      13 x
        vpternlogd zmm1, zmm10, zmm0, 0x96                         ;   145.7 p5      13 x
        vpternlogd zmm4, zmm1, zmm10, 0x6a                         ;   146.7 p0      13 x
        vpternlogd zmm10, zmm1, zmm2, 0x56                         ;   146.7 p5      13 x
        vpxord zmm0, zmm0, zmm2                                    ;   147.2 p0      13 x
        vpternlogd zmm2, zmm4, zmm1, 0x6a                          ;   147.7 p5      14 x[1]
        vpternlogd zmm1, zmm10, zmm0, 0x78                         ;   148.2 p0      13 x
        vprold zmm8, zmm10, 0xd                                    ;   149.2 p0      14 x[0]
        vprold zmm1, zmm1, 3                                       ;   150.2 p0      14 x[2]
        vpternlogd zmm2, zmm1, zmm8, 0x96                          ;   151.2 p5      14 x[1]
        vpxord zmm4, zmm4, zmm0                                    ;   149.7 p5      14 x[3]
        vmovdqa64 zmm0, zmm5                                       ;   140.7         13 x copy
        vpandd zmm10, zmm5, zmm9                                   ;   150.7 p5      13 x
        vpternlogd zmm9, zmm6, zmm5, 0x1e                          ;   151.2 p0      13 x
        vpternlogd zmm6, zmm5, zmm3, 0x96                          ;   151.7 p5      13 x
        vpternlogd zmm10, zmm6, zmm3, 0x6a                         ;   152.7 p0      13 x
        vpternlogd zmm3, zmm6, zmm9, 0x56                          ;   152.7 p5      13 x
        vpxord zmm0, zmm0, zmm9                                    ;   153.2 p0      13 x
        vpternlogd zmm9, zmm10, zmm6, 0x6a                         ;   153.7 p5      14 x[1]
        vpternlogd zmm6, zmm3, zmm0, 0x78                          ;   154.2 p0      13 x
        vprold zmm3, zmm3, 0xd                                     ;   155.2 p0      14 x[0]
        vprold zmm2, zmm2, 1                                       ;   156.2 p0      14 x[1]
        vprold zmm5, zmm6, 3                                       ;   157.2 p0      14 x[2]
        vpxord zmm10, zmm10, zmm0                                  ;   154.7 p5      14 x[3]
        vpslld zmm0, zmm8, 3                                       ;   158.2 p0      14 x[3]
        vpternlogd zmm0, zmm4, zmm1, 0x96                          ;   159.2 p5      14 x[3]
        vpternlogd zmm9, zmm5, zmm3, 0x96                          ;   158.2 p5      14 x[1]
        vprold zmm4, zmm9, 1                                       ;   159.2 p0      14 x[1]
        vprold zmm0, zmm0, 7                                       ;   160.2 p0      14 x[3]
        vpternlogd zmm8, zmm0, zmm2, 0x96                          ;   161.2 p5      14 x[0]
        vpslld zmm6, zmm3, 3                                       ;   161.2 p0      14 x[3]
        vpternlogd zmm6, zmm10, zmm5, 0x96                         ;   162.2 p5      14 x[3]
        vprold zmm6, zmm6, 7                                       ;   163.2 p0      14 x[3]
        vprold zmm8, zmm8, 5                                       ;   163.2 p0      14 x[0]
        vpternlogd zmm3, zmm6, zmm4, 0x96                          ;   164.2 p5      14 x[0]
        vpslld zmm9, zmm2, 7                                       ;   164.2 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm0, 0x96                          ;   165.2 p5      14 x[2]
        vpxord zmm2, zmm2, [rbp + 1792]                            ;   161.7 p5+p3   12 x[1]
        vprold zmm1, zmm3, 5                                       ;   165.2 p0      14 x[0]
        vprold zmm3, zmm9, 0x16                                    ;   166.2 p0      14 x[2]
        vpslld zmm9, zmm4, 7                                       ;   167.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm6, 0x96                          ;   168.2 p5      14 x[2]
        vpxord zmm4, zmm4, [rbp + 1856]                            ;   163.7 p5+p2   12 x[1]
        vmovdqu64 zmm5, [rbp + 8768]                               ;    64.0 p3      12 x[3] reload
        vpxord zmm0, zmm0, zmm5                                    ;   164.7 p5      12 x[3]
        vmovdqu64 zmm10, [rbp + 8640]                              ;    64.8 p2      12 x[0] reload
        vpxord zmm8, zmm8, zmm10                                   ;   165.7 p5      12 x[0]
        vprold zmm9, zmm9, 0x16                                    ;   169.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm10                                   ;   166.7 p5      12 x[0]
        vpxord zmm6, zmm6, zmm5                                    ;   167.7 p5      12 x[3]
        vpxord zmm5, zmm8, zmm0                                    ;   168.7 p5      13 x
        vpxord zmm10, zmm1, zmm6                                   ;   169.2 p0      13 x
        vmovdqa64 zmm11, zmm5                                      ;   169.7         13 x copy
        vmovdqu64 zmm12, [rbp + 8704]                              ;    65.7 p3      12 x[2] reload
        vmovdqa64 zmm13, zmm0                                      ;   165.7         13 x copy
        vpternlogd zmm13, zmm3, zmm12, 0x96                        ;   169.7 p5      13 x
        vpternlogd zmm3, zmm12, zmm2, 0x96                         ;   170.2 p0      13 x
        vpternlogd zmm0, zmm8, zmm3, 0x6a                          ;   171.2 p5      13 x
        vpternlogd zmm2, zmm3, zmm5, 0x6c                          ;   171.2 p0      13 x
        vpternlogd zmm3, zmm5, zmm13, 0x56                         ;   171.7 p5      13 x
        vpxord zmm11, zmm11, zmm0                                  ;   172.2 p0      13 x
        vpternlogd zmm13, zmm11, zmm2, 0x6c                        ;   173.2 p5      13 x
        vpternlogd zmm2, zmm3, zmm0, 0x48                          ;   173.2 p0      13 x
        vpxord zmm3, zmm3, zmm13                                   ;   174.2 p5      13 x
        vprold zmm5, zmm13, 0xd                                    ;   174.2 p0      14 x[0]
        vprold zmm3, zmm3, 3                                       ;   175.2 p0      14 x[2]
        vpternlogd zmm0, zmm3, zmm5, 0x96                          ;   176.2 p5      14 x[1]
        vpxord zmm11, zmm11, zmm2                                  ;   175.7 p5      14 x[3]
        vmovdqa64 zmm2, zmm10                                      ;   170.2         13 x copy
        vprold zmm0, zmm0, 1                                       ;   177.2 p0      14 x[1]
        vpslld zmm8, zmm5, 3                                       ;   177.2 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm3, 0x96                         ;   178.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   179.2 p0      14 x[3]
        vpternlogd zmm5, zmm8, zmm0, 0x96                          ;   180.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                       ;   181.2 p0      14 x[0]
        vmovdqa64 zmm11, zmm6                                      ;   168.7         13 x copy
        vpternlogd zmm11, zmm9, zmm12, 0x96                        ;   178.7 p5      13 x
        vpternlogd zmm9, zmm12, zmm4, 0x96                         ;   179.7 p5      13 x
        vpternlogd zmm6, zmm1, zmm9, 0x6a                          ;   180.7 p0      13 x
        vpternlogd zmm4, zmm9, zmm10, 0x6c                         ;   180.7 p5      13 x
        vpternlogd zmm9, zmm10, zmm11, 0x56                        ;   181.2 p0      13 x
        vpxord zmm2, zmm2, zmm6                                    ;   181.7 p5      13 x
        vpternlogd zmm11, zmm2, zmm4, 0x6c                         ;   182.7 p0      13 x
        vpxord zmm4, zmm4, zmm6                                    ;   182.7 p5      13 x
        vpternlogd zmm4, zmm2, zmm9, 0x6c                          ;   183.7 p0      14 x[3]
        vpxord zmm9, zmm9, zmm11                                   ;   183.7 p5      13 x
        vprold zmm1, zmm11, 0xd                                    ;   184.2 p0      14 x[0]
        vprold zmm2, zmm9, 3                                       ;   185.2 p0      14 x[2]
        vpternlogd zmm6, zmm2, zmm1, 0x96                          ;   186.2 p5      14 x[1]
        vpslld zmm9, zmm0, 7                                       ;   186.2 p0      14 x[2]
        vpternlogd zmm9, zmm3, zmm8, 0x96                          ;   187.2 p5      14 x[2]
        vpxord zmm0, zmm0, [rbp + 2048]                            ;   186.7 p5+p2   12 x[1]
        vprold zmm3, zmm6, 1                                       ;   187.2 p0      14 x[1]
        vmovdqu64 zmm6, [rbp + 8832]                               ;    72.3 p3      12 x[3] reload
        vpxord zmm8, zmm8, zmm6                                    ;   187.7 p5      12 x[3]
        vpslld zmm10, zmm1, 3                                      ;   188.2 p0      14 x[3]
        vpternlogd zmm10, zmm4, zmm2, 0x96                         ;   189.2 p5      14 x[3]
        vprold zmm4, zmm10, 7                                      ;   190.2 p0      14 x[3]
        vprold zmm9, zmm9, 0x16                                    ;   190.2 p0      14 x[2]
        vpternlogd zmm1, zmm4, zmm3, 0x96                          ;   191.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   192.2 p0      14 x[0]
        vpslld zmm10, zmm3, 7                                      ;   192.2 p0      14 x[2]
        vpternlogd zmm10, zmm2, zmm4, 0x96                         ;   193.2 p5      14 x[2]
        vpxord zmm6, zmm6, zmm4                                    ;   191.7 p5      12 x[3]
        vpxord zmm3, zmm3, [rbp + 2112]                            ;   192.7 p5+p2   12 x[1]
        vprold zmm2, zmm10, 0x16                                   ;   194.2 p0      14 x[2]
        vpxord zmm9, zmm9, [rbp + 2240]                            ;   193.7 p5+p3   12 x[2]
        vpxord zmm2, zmm2, [rbp + 2368]                            ;   195.2 p0+p2   12 x[2]
        vmovdqu64 zmm4, [rbp + 1920]                               ;    75.5 p3      12 x[0] reload
        vmovdqa64 zmm10, zmm0                                      ;   187.7         13 x copy
        vpternlogd zmm10, zmm5, zmm4, 0x96                         ;   194.7 p5      13 x
        vmovdqu64 zmm11, [rbp + 1984]                              ;    76.2 p2      12 x[0] reload
        vmovdqa64 zmm12, zmm3                                      ;   193.7         13 x copy
        vpternlogd zmm12, zmm1, zmm11, 0x96                        ;   195.2 p0      13 x
        vmovdqa64 zmm13, zmm8                                      ;   188.7         13 x copy
        vpternlogd zmm13, zmm9, zmm0, 0x1e                         ;   195.7 p5      13 x
        vpternlogd zmm5, zmm4, zmm13, 0x28                         ;   196.7 p0      13 x
        vpternlogd zmm8, zmm10, zmm9, 0x6c                         ;   196.7 p5      13 x
        vpternlogd zmm9, zmm0, zmm5, 0x96                          ;   197.7 p0      13 x
        vmovdqa64 zmm0, zmm6                                       ;   192.7         13 x copy
        vpternlogd zmm0, zmm2, zmm3, 0x1e                          ;   197.7 p5      13 x
        vpternlogd zmm1, zmm11, zmm0, 0x28                         ;   198.7 p0      13 x
        vpternlogd zmm6, zmm12, zmm2, 0x6c                         ;   198.7 p5      13 x
        vpternlogd zmm2, zmm3, zmm1, 0x96                          ;   199.7 p0      13 x
        vmovdqa64 zmm3, zmm9                                       ;   198.7         13 x copy
        vpternlogd zmm3, zmm5, zmm13, 0x6a                         ;   199.7 p5      13 x
        vpternlogd zmm5, zmm10, zmm3, 0x96                         ;   200.7 p0      14 x[1]
        vpternlogd zmm13, zmm8, zmm9, 0xb4                         ;   200.7 p5      13 x
        vpternlogd zmm3, zmm8, zmm9, 0x78                          ;   201.2 p0      13 x
        vprold zmm4, zmm13, 3                                      ;   202.2 p0      14 x[2]
        vprold zmm3, zmm3, 0xd                                     ;   203.2 p0      14 x[0]
        vpternlogd zmm5, zmm3, zmm4, 0x96                          ;   204.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   205.2 p0      14 x[1]
        vpslld zmm8, zmm3, 3                                       ;   205.2 p0      14 x[3]
        vpternlogd zmm8, zmm9, zmm4, 0x96                          ;   206.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   207.2 p0      14 x[3]
        vpternlogd zmm3, zmm8, zmm5, 0x96                          ;   208.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   209.2 p0      14 x[0]
        vpslld zmm9, zmm5, 7                                       ;   208.2 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   209.2 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   210.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8960]                               ;    80.3 p3      12 x[1] reload
        vpxord zmm5, zmm5, zmm9                                    ;   206.2 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 8896]                              ;    80.7 p2      12 x[0] reload
        vpxord zmm3, zmm3, zmm10                                   ;   210.2 p5      12 x[0]
        vmovdqa64 zmm11, zmm2                                      ;   200.7         13 x copy
        vpternlogd zmm11, zmm1, zmm0, 0x6a                         ;   207.7 p5      13 x
        vpternlogd zmm0, zmm6, zmm2, 0xb4                          ;   208.7 p5      13 x
        vpternlogd zmm1, zmm12, zmm11, 0x96                        ;   209.7 p5      14 x[1]
        vpternlogd zmm11, zmm6, zmm2, 0x78                         ;   210.2 p0      13 x
        vprold zmm0, zmm0, 3                                       ;   211.2 p0      14 x[2]
        vprold zmm6, zmm11, 0xd                                    ;   212.2 p0      14 x[0]
        vpternlogd zmm1, zmm6, zmm0, 0x96                          ;   213.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   214.2 p0      14 x[1]
        vpxord zmm4, zmm4, [rbp + 2176]                            ;   211.7 p5+p3   12 x[2]
        vpslld zmm11, zmm6, 3                                      ;   214.2 p0      14 x[3]
        vpternlogd zmm11, zmm2, zmm0, 0x96                         ;   215.2 p5      14 x[3]
        vprold zmm2, zmm11, 7                                      ;   216.2 p0      14 x[3]
        vpternlogd zmm6, zmm2, zmm1, 0x96                          ;   217.2 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   218.2 p0      14 x[0]
        vpxord zmm10, zmm10, zmm6                                  ;   219.2 p5      12 x[0]
        vpxord zmm9, zmm9, zmm1                                    ;   215.7 p5      12 x[1]
        vpslld zmm1, zmm1, 7                                       ;   217.2 p0      14 x[2]
        vpternlogd zmm1, zmm0, zmm2, 0x96                          ;   218.2 p5      14 x[2]
        vprold zmm0, zmm1, 0x16                                    ;   219.2 p0      14 x[2]
        vpxord zmm1, zmm5, zmm4                                    ;   217.7 p5      13 x
        vmovdqu64 zmm6, [rbp + 2304]                               ;    84.5 p2      12 x[2]
        vpxord zmm6, zmm6, zmm0                                    ;   220.2 p5      12 x[2]
        vmovdqu64 zmm0, [rbp + 9024]                               ;    84.8 p3      12 x[3] reload
        vpternlogd zmm8, zmm3, zmm0, 0x96                          ;   219.2 p0      13 x
        vpternlogd zmm0, zmm2, zmm10, 0x96                         ;   220.2 p5      13 x
        vpternlogd zmm5, zmm8, zmm3, 0x6a                          ;   220.2 p0      13 x
        vpternlogd zmm3, zmm8, zmm1, 0x56                          ;   220.7 p5      13 x
        vpxord zmm2, zmm9, zmm6                                    ;   221.2 p0      13 x
        vpternlogd zmm9, zmm0, zmm10, 0x6a                         ;   221.7 p5      13 x
        vpternlogd zmm10, zmm0, zmm2, 0x56                         ;   222.2 p0      13 x
        vpandd zmm11, zmm4, zmm5                                   ;   222.7 p5      13 x
        vmovdqu64 zmm12, [rbp + 2432]                              ;    86.3 p2      12 x[0]
        vpandd zmm13, zmm6, zmm9                                   ;   223.2 p0      13 x
        vmovdqu64 zmm14, [rbp + 2496]                              ;    86.7 p3      12 x[0]
        vmovdqu64 zmm15, [rbp + 2560]                              ;    87.3 p2      12 x[2]
        vmovdqu64 zmm16, [rbp + 2624]                              ;    87.7 p3      12 x[2]
        vmovdqu64 zmm17, [rbp + 2752]                              ;    88.3 p2      12 x[3]
        vmovdqu64 zmm18, [rbp + 2880]                              ;    88.7 p3      12 x[3]
        vmovdqa64 zmm19, zmm5                                      ;   221.2         13 x copy
        vpternlogd zmm19, zmm8, zmm4, 0x96                         ;   223.7 p5      13 x
        vpternlogd zmm8, zmm4, zmm3, 0x28                          ;   224.2 p0      13 x
        vpternlogd zmm8, zmm5, zmm1, 0xf8                          ;   225.2 p5      13 x
        vpternlogd zmm11, zmm1, zmm19, 0x96                        ;   225.2 p0      13 x
        vprold zmm1, zmm11, 3                                      ;   226.2 p0      14 x[2]
        vpxord zmm19, zmm19, zmm8                                  ;   226.2 p5      14 x[1]
        vprold zmm4, zmm8, 0xd                                     ;   227.2 p0      14 x[0]
        vpternlogd zmm19, zmm1, zmm4, 0x96                         ;   228.2 p5      14 x[1]
        vprold zmm5, zmm19, 1                                      ;   229.2 p0      14 x[1]
        vpslld zmm8, zmm4, 3                                       ;   229.2 p0      14 x[3]
        vpternlogd zmm8, zmm3, zmm1, 0x96                          ;   230.2 p5      14 x[3]
        vprold zmm3, zmm8, 7                                       ;   231.2 p0      14 x[3]
        vpternlogd zmm4, zmm3, zmm5, 0x96                          ;   232.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   233.2 p0      14 x[0]
        vpxord zmm12, zmm12, zmm4                                  ;   234.2 p5      12 x[0]
        vpslld zmm4, zmm5, 7                                       ;   232.2 p0      14 x[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                          ;   233.2 p5      14 x[2]
        vpxord zmm17, zmm17, zmm3                                  ;   232.2 p5      12 x[3]
        vprold zmm1, zmm4, 0x16                                    ;   234.2 p0      14 x[2]
        vpxord zmm15, zmm15, zmm1                                  ;   235.2 p5      12 x[2]
        vmovdqu64 zmm1, [rbp + 9088]                               ;    91.0 p2      12 x[1] reload
        vpxord zmm5, zmm5, zmm1                                    ;   233.7 p5      12 x[1]
        vmovdqa64 zmm3, zmm9                                       ;   222.7         13 x copy
        vpternlogd zmm3, zmm0, zmm6, 0x96                          ;   234.2 p0      13 x
        vpternlogd zmm0, zmm6, zmm10, 0x28                         ;   234.7 p5      13 x
        vpternlogd zmm0, zmm9, zmm2, 0xf8                          ;   235.7 p0      13 x
        vpternlogd zmm13, zmm2, zmm3, 0x96                         ;   235.7 p5      13 x
        vprold zmm2, zmm13, 3                                      ;   236.7 p0      14 x[2]
        vpxord zmm3, zmm3, zmm0                                    ;   236.7 p5      14 x[1]
        vprold zmm0, zmm0, 0xd                                     ;   237.2 p0      14 x[0]
        vpternlogd zmm3, zmm2, zmm0, 0x96                          ;   238.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   239.2 p0      14 x[1]
        vpslld zmm4, zmm0, 3                                       ;   239.2 p0      14 x[3]
        vpternlogd zmm4, zmm10, zmm2, 0x96                         ;   240.2 p5      14 x[3]
        vprold zmm4, zmm4, 7                                       ;   241.2 p0      14 x[3]
        vpternlogd zmm0, zmm4, zmm3, 0x96                          ;   242.2 p5      14 x[0]
        vprold zmm0, zmm0, 5                                       ;   243.2 p0      14 x[0]
        vpxord zmm14, zmm14, zmm0                                  ;   244.2 p5      12 x[0]
        vpxord zmm1, zmm1, zmm3                                    ;   241.7 p5      12 x[1]
        vpslld zmm0, zmm3, 7                                       ;   242.2 p0      14 x[2]
        vpternlogd zmm0, zmm2, zmm4, 0x96                          ;   243.2 p5      14 x[2]
        vpxord zmm18, zmm18, zmm4                                  ;   243.2 p0      12 x[3]
        vprold zmm0, zmm0, 0x16                                    ;   244.2 p0      14 x[2]
        vpxord zmm16, zmm16, zmm0                                  ;   245.2 p5      12 x[2]
        vmovdqa64 zmm0, zmm17                                      ;   233.2         13 x copy
        vmovdqu64 zmm2, [rbp + 2688]                               ;    95.2 p3      12 x[0]
        vmovdqa64 zmm3, zmm17                                      ;   233.2         13 x copy
        vpternlogd zmm3, zmm15, zmm5, 0x96                         ;   244.7 p5      13 x
        vpternlogd zmm17, zmm5, zmm12, 0x21                        ;   245.2 p0      13 x
        vpternlogd zmm15, zmm5, zmm12, 0xf8                        ;   245.7 p5      13 x
        vpternlogd zmm5, zmm12, zmm3, 0x6a                         ;   246.2 p0      13 x
        vpternlogd zmm3, zmm17, zmm15, 0xec                        ;   246.7 p5      13 x
        vpternlogd zmm15, zmm3, zmm5, 0xde                         ;   247.7 p0      13 x
        vpxord zmm0, zmm0, zmm5                                    ;   247.7 p5      13 x
        vprold zmm4, zmm5, 3                                       ;   248.2 p0      14 x[2]
        vmovdqa64 zmm5, zmm18                                      ;   244.2         13 x copy
        vmovdqu64 zmm6, [rbp + 2816]                               ;    97.0 p2      12 x[0]
        vmovdqu64 zmm8, [rbp + 9152]                               ;    97.2 p3      12 x[0]
        vmovdqu64 zmm9, [rbp + 9152]                               ;    98.0 p2      12 x[0]
        vmovdqu64 zmm10, [rbp + 9216]                              ;    98.2 p3      12 x[1]
        vmovdqu64 zmm11, [rbp + 9216]                              ;    99.0 p2      12 x[1]
        vmovdqu64 zmm12, [rbp + 9280]                              ;    99.2 p3      12 x[2]
        vmovdqu64 zmm13, [rbp + 9280]                              ;   100.0 p2      12 x[2]
        vmovdqu64 zmm19, [rbp + 9344]                              ;   100.2 p3      12 x[3]
        vmovdqu64 zmm20, [rbp + 9344]                              ;   101.0 p2      12 x[3]
        vmovdqa64 zmm21, zmm18                                     ;   244.2         13 x copy
        vpternlogd zmm21, zmm16, zmm1, 0x96                        ;   248.7 p5      13 x
        vpternlogd zmm18, zmm1, zmm14, 0x21                        ;   249.2 p0      13 x
        vpternlogd zmm16, zmm1, zmm14, 0xf8                        ;   249.7 p5      13 x
        vpternlogd zmm1, zmm14, zmm21, 0x6a                        ;   250.2 p0      13 x
        vpternlogd zmm21, zmm18, zmm16, 0xec                       ;   250.7 p5      13 x
        vpternlogd zmm16, zmm21, zmm1, 0xde                        ;   251.7 p0      13 x
        vpxord zmm5, zmm5, zmm1                                    ;   251.7 p5      13 x
        vprold zmm1, zmm1, 3                                       ;   252.2 p0      14 x[2]
        vmovdqu64 zmm14, [rbp + 2944]                              ;   101.2 p3      12 x[3]
        vmovdqu64 zmm22, [rbp + 3008]                              ;   102.0 p2      12 x[3]
        vmovdqa64 zmm23, zmm0                                      ;   248.7         13 x copy
        vpternlogd zmm23, zmm3, zmm17, 0x9a                        ;   252.7 p5      13 x
        vpternlogd zmm0, zmm17, zmm4, 0x96                         ;   253.2 p0      14 x[1]
        vprold zmm17, zmm23, 0xd                                   ;   254.2 p0      14 x[0]
        vpternlogd zmm0, zmm15, zmm17, 0x96                        ;   255.2 p5      14 x[1]
        vprold zmm0, zmm0, 1                                       ;   256.2 p0      14 x[1]
        vpslld zmm15, zmm17, 3                                     ;   256.2 p0      14 x[3]
        vpternlogd zmm15, zmm3, zmm4, 0x96                         ;   257.2 p5      14 x[3]
        vprold zmm3, zmm15, 7                                      ;   258.2 p0      14 x[3]
        vpternlogd zmm17, zmm3, zmm0, 0x96                         ;   259.2 p5      14 x[0]
        vprold zmm15, zmm17, 5                                     ;   260.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm15                                   ;   261.2 p5      12 x[0]
        vpxord zmm10, zmm10, zmm0                                  ;   257.7 p5      12 x[1]
        vpslld zmm0, zmm0, 7                                       ;   259.2 p0      14 x[2]
        vpternlogd zmm0, zmm4, zmm3, 0x96                          ;   260.2 p5      14 x[2]
        vpxord zmm19, zmm19, zmm3                                  ;   259.7 p5      12 x[3]
        vprold zmm0, zmm0, 0x16                                    ;   261.2 p0      14 x[2]
        vpxord zmm12, zmm12, zmm0                                  ;   262.2 p5      12 x[2]
        vmovdqa64 zmm0, zmm5                                       ;   252.7         13 x copy
        vpternlogd zmm0, zmm21, zmm18, 0x9a                        ;   261.2 p0      13 x
        vpternlogd zmm5, zmm18, zmm1, 0x96                         ;   261.7 p5      14 x[1]
        vprold zmm0, zmm0, 0xd                                     ;   262.2 p0      14 x[0]
        vpternlogd zmm5, zmm16, zmm0, 0x96                         ;   263.2 p5      14 x[1]
        vprold zmm3, zmm5, 1                                       ;   264.2 p0      14 x[1]
        vpslld zmm4, zmm0, 3                                       ;   264.2 p0      14 x[3]
        vpternlogd zmm4, zmm21, zmm1, 0x96                         ;   265.2 p5      14 x[3]
        vprold zmm4, zmm4, 7                                       ;   266.2 p0      14 x[3]
        vpternlogd zmm0, zmm4, zmm3, 0x96                          ;   267.2 p5      14 x[0]
        vprold zmm0, zmm0, 5                                       ;   268.2 p0      14 x[0]
        vpxord zmm9, zmm9, zmm0                                    ;   269.2 p5      12 x[0]
        vpxord zmm11, zmm11, zmm3                                  ;   266.7 p5      12 x[1]
        vpslld zmm0, zmm3, 7                                       ;   267.2 p0      14 x[2]
        vpternlogd zmm0, zmm1, zmm4, 0x96                          ;   268.2 p5      14 x[2]
        vpxord zmm20, zmm20, zmm4                                  ;   268.2 p0      12 x[3]
        vprold zmm0, zmm0, 0x16                                    ;   269.2 p0      14 x[2]
        vpxord zmm13, zmm13, zmm0                                  ;   270.2 p5      12 x[2]
        vmovdqu64 zmm0, [rbp + 9472]                               ;   106.3 p3      12 x[2]
        vmovdqu64 zmm1, [rbp + 9472]                               ;   106.5 p2      12 x[2]
        vmovdqa64 zmm3, zmm12                                      ;   263.2         13 x copy
        vpternlogd zmm3, zmm10, zmm8, 0x96                         ;   269.7 p5      13 x
        vpternlogd zmm12, zmm19, zmm8, 0x6c                        ;   270.2 p0      13 x
        vpternlogd zmm19, zmm10, zmm8, 0x36                        ;   270.7 p5      13 x
        vpternlogd zmm10, zmm12, zmm3, 0x6a                        ;   271.2 p0      13 x
        vpternlogd zmm8, zmm12, zmm3, 0x96                         ;   271.7 p5      13 x
        vpternlogd zmm12, zmm3, zmm19, 0xd2                        ;   272.2 p0      13 x
        vprold zmm3, zmm8, 0xd                                     ;   273.2 p0      14 x[0]
        vpxord zmm19, zmm19, zmm12                                 ;   273.2 p5      13 x
        vprold zmm4, zmm19, 3                                      ;   274.2 p0      14 x[2]
        vpxord zmm12, zmm12, zmm10                                 ;   273.7 p5      14 x[1]
        vpternlogd zmm12, zmm4, zmm3, 0x96                         ;   275.2 p5      14 x[1]
        vprold zmm5, zmm12, 1                                      ;   276.2 p0      14 x[1]
        vpslld zmm8, zmm3, 3                                       ;   276.2 p0      14 x[3]
        vpternlogd zmm8, zmm10, zmm4, 0x96                         ;   277.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   278.2 p0      14 x[3]
        vpternlogd zmm3, zmm8, zmm5, 0x96                          ;   279.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   280.2 p0      14 x[0]
        vpxord zmm2, zmm2, zmm3                                    ;   281.2 p5      12 x[0]
        vmovdqa64 zmm3, zmm13                                      ;   271.2         13 x copy
        vpternlogd zmm3, zmm11, zmm9, 0x96                         ;   278.7 p5      13 x
        vpternlogd zmm13, zmm20, zmm9, 0x6c                        ;   279.2 p0      13 x
        vpternlogd zmm20, zmm11, zmm9, 0x36                        ;   279.7 p5      13 x
        vpternlogd zmm11, zmm13, zmm3, 0x6a                        ;   280.2 p0      13 x
        vpternlogd zmm9, zmm13, zmm3, 0x96                         ;   280.7 p5      13 x
        vpternlogd zmm13, zmm3, zmm20, 0xd2                        ;   281.2 p0      13 x
        vprold zmm3, zmm9, 0xd                                     ;   282.2 p0      14 x[0]
        vpxord zmm20, zmm20, zmm13                                 ;   282.2 p5      13 x
        vprold zmm9, zmm20, 3                                      ;   283.2 p0      14 x[2]
        vpxord zmm13, zmm13, zmm11                                 ;   282.7 p5      14 x[1]
        vpternlogd zmm13, zmm9, zmm3, 0x96                         ;   284.2 p5      14 x[1]
        vmovdqu64 zmm10, [rbp + 9600]                              ;   111.8 p3      12 x[1]
        vmovdqu64 zmm12, [rbp + 9600]                              ;   112.0 p2      12 x[1]
        vprold zmm13, zmm13, 1                                     ;   285.2 p0      14 x[1]
        vmovdqu64 zmm15, [rbp + 9664]                              ;   112.8 p3      12 x[3]
        vmovdqu64 zmm16, [rbp + 9664]                              ;   113.0 p2      12 x[3]
        vpxord zmm14, zmm14, zmm8                                  ;   284.7 p5      12 x[3]
        vpslld zmm17, zmm5, 7                                      ;   285.2 p0      14 x[2]
        vpternlogd zmm17, zmm8, zmm4, 0x96                         ;   286.2 p5      14 x[2]
        vpslld zmm4, zmm3, 3                                       ;   286.2 p0      14 x[3]
        vpternlogd zmm4, zmm11, zmm9, 0x96                         ;   287.2 p5      14 x[3]
        vprold zmm4, zmm4, 7                                       ;   288.2 p0      14 x[3]
        vprold zmm8, zmm17, 0x16                                   ;   288.2 p0      14 x[2]
        vpxord zmm0, zmm0, zmm8                                    ;   289.2 p5      12 x[2]
        vpternlogd zmm3, zmm4, zmm13, 0x96                         ;   289.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   290.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm3                                    ;   291.2 p5      12 x[0]
        vpslld zmm3, zmm13, 7                                      ;   290.2 p0      14 x[2]
        vpternlogd zmm3, zmm9, zmm4, 0x96                          ;   291.2 p5      14 x[2]
        vpxord zmm22, zmm22, zmm4                                  ;   291.2 p0      12 x[3]
        vprold zmm3, zmm3, 0x16                                    ;   292.2 p0      14 x[2]
        vpxord zmm1, zmm1, zmm3                                    ;   293.2 p5      12 x[2]
        vpxord zmm3, zmm2, zmm0                                    ;   292.7 p5      13 x
        vpternlogd zmm0, zmm14, zmm2, 0xe0                         ;   293.2 p0      13 x
        vmovdqu64 zmm4, [rbp + 9408]                               ;   115.7 p3      12 x[1] reload
        vmovdqa64 zmm8, zmm2                                       ;   282.2         13 x copy
        vpternlogd zmm8, zmm5, zmm4, 0x60                          ;   293.7 p5      13 x
        vpternlogd zmm5, zmm14, zmm4, 0x96                         ;   294.2 p0      13 x
        vpternlogd zmm14, zmm2, zmm8, 0x56                         ;   294.7 p5      13 x
        vpternlogd zmm3, zmm5, zmm8, 0x36                          ;   295.2 p0      13 x
        vpternlogd zmm5, zmm0, zmm8, 0x36                          ;   295.7 p5      13 x
        vpxord zmm2, zmm1, zmm6                                    ;   296.2 p0      13 x
        vpternlogd zmm1, zmm22, zmm6, 0xe0                         ;   296.7 p5      13 x
        vmovdqa64 zmm9, zmm4                                       ;   121.7         13 x copy
        vpternlogd zmm9, zmm6, zmm13, 0x48                         ;   297.2 p0      13 x
        vpternlogd zmm4, zmm13, zmm22, 0x96                        ;   297.7 p5      13 x
        vmovdqu64 zmm11, [rbp + 3072]                              ;   117.7 p2      12 x[0]
        vpternlogd zmm22, zmm6, zmm9, 0x56                         ;   298.2 p0      13 x
        vpternlogd zmm2, zmm4, zmm9, 0x36                          ;   298.7 p5      13 x
        vmovdqu64 zmm6, [rbp + 3200]                               ;   118.2 p3      12 x[0]
        vmovdqu64 zmm13, [rbp + 9728]                              ;   118.7 p2      12 x[1]
        vmovdqu64 zmm17, [rbp + 9728]                              ;   119.2 p3      12 x[1]
        vpternlogd zmm4, zmm1, zmm9, 0x36                          ;   299.2 p0      13 x
        vmovdqu64 zmm18, [rbp + 9856]                              ;   119.7 p2      12 x[3]
        vmovdqa64 zmm19, zmm14                                     ;   295.7         13 x copy
        vpternlogd zmm19, zmm0, zmm3, 0x56                         ;   299.7 p5      13 x
        vmovdqu64 zmm20, [rbp + 9856]                              ;   120.2 p3      12 x[3]
        vpternlogd zmm3, zmm14, zmm5, 0x4e                         ;   300.2 p0      13 x
        vpternlogd zmm0, zmm8, zmm19, 0x56                         ;   300.7 p5      14 x[3]
        vpternlogd zmm19, zmm14, zmm5, 0x1e                        ;   301.2 p0      13 x
        vprold zmm3, zmm3, 0xd                                     ;   302.2 p0      14 x[0]
        vprold zmm8, zmm19, 3                                      ;   303.2 p0      14 x[2]
        vpternlogd zmm5, zmm8, zmm3, 0x96                          ;   304.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   305.2 p0      14 x[1]
        vpslld zmm14, zmm3, 3                                      ;   305.2 p0      14 x[3]
        vpternlogd zmm14, zmm0, zmm8, 0x96                         ;   306.2 p5      14 x[3]
        vprold zmm0, zmm14, 7                                      ;   307.2 p0      14 x[3]
        vpternlogd zmm3, zmm0, zmm5, 0x96                          ;   308.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   309.2 p0      14 x[0]
        vpxord zmm10, zmm10, zmm5                                  ;   306.2 p5      12 x[1]
        vpslld zmm5, zmm5, 7                                       ;   308.2 p0      14 x[2]
        vpternlogd zmm5, zmm8, zmm0, 0x96                          ;   309.2 p5      14 x[2]
        vpxord zmm15, zmm15, zmm0                                  ;   308.2 p5      12 x[3]
        vprold zmm0, zmm5, 0x16                                    ;   310.2 p0      14 x[2]
        vmovdqa64 zmm5, zmm22                                      ;   299.2         13 x copy
        vpternlogd zmm5, zmm1, zmm2, 0x56                          ;   307.7 p5      13 x
        vpternlogd zmm2, zmm22, zmm4, 0x4e                         ;   308.7 p5      13 x
        vmovdqu64 zmm8, [rbp + 9792]                               ;   122.8 p2      13 x
        vmovdqu64 zmm14, [rbp + 9792]                              ;   123.0 p3      13 x
        vpternlogd zmm1, zmm9, zmm5, 0x56                          ;   309.7 p5      14 x[3]
        vpternlogd zmm5, zmm22, zmm4, 0x1e                         ;   310.2 p0      13 x
        vprold zmm2, zmm2, 0xd                                     ;   311.2 p0      14 x[0]
        vprold zmm5, zmm5, 3                                       ;   312.2 p0      14 x[2]
        vpternlogd zmm4, zmm5, zmm2, 0x96                          ;   313.2 p5      14 x[1]
        vprold zmm4, zmm4, 1                                       ;   314.2 p0      14 x[1]
        vpslld zmm9, zmm2, 3                                       ;   314.2 p0      14 x[3]
        vpternlogd zmm9, zmm1, zmm5, 0x96                          ;   315.2 p5      14 x[3]
        vprold zmm1, zmm9, 7                                       ;   316.2 p0      14 x[3]
        vpternlogd zmm2, zmm1, zmm4, 0x96                          ;   317.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   318.2 p0      14 x[0]
        vpxord zmm12, zmm12, zmm4                                  ;   315.2 p5      12 x[1]
        vpslld zmm4, zmm4, 7                                       ;   317.2 p0      14 x[2]
        vpternlogd zmm4, zmm5, zmm1, 0x96                          ;   318.2 p5      14 x[2]
        vpxord zmm16, zmm16, zmm1                                  ;   317.2 p5      12 x[3]
        vprold zmm1, zmm4, 0x16                                    ;   319.2 p0      14 x[2]
        vmovdqa64 zmm4, zmm10                                      ;   307.2         13 x copy
        vmovdqu64 zmm5, [rbp + 9536]                               ;   126.0 p2      12 x[0] reload
        vmovdqa64 zmm9, zmm10                                      ;   307.2         13 x copy
        vpternlogd zmm9, zmm3, zmm5, 0x96                          ;   316.7 p5      13 x
        vpternlogd zmm3, zmm15, zmm5, 0x96                         ;   317.7 p5      13 x
        vmovdqu64 zmm19, [rbp + 3136]                              ;   126.7 p3      12 x[2] reload
        vpternlogd zmm15, zmm0, zmm19, 0x96                        ;   318.7 p5      13 x
        vpternlogd zmm0, zmm19, zmm3, 0xbe                         ;   319.2 p0      13 x
        vpternlogd zmm9, zmm15, zmm3, 0x6c                         ;   319.7 p5      13 x
        vmovdqa64 zmm19, zmm3                                      ;   318.7         13 x copy
        vpternlogd zmm3, zmm9, zmm10, 0x78                         ;   320.7 p0      14 x[3]
        vpternlogd zmm10, zmm0, zmm15, 0xb4                        ;   320.7 p5      13 x
        vpternlogd zmm0, zmm15, zmm9, 0x80                         ;   321.2 p0      13 x
        vprold zmm9, zmm9, 0xd                                     ;   322.2 p0      14 x[0]
        vpxord zmm19, zmm19, zmm0                                  ;   322.2 p5      13 x
        vpternlogd zmm0, zmm10, zmm9, 0x56                         ;   323.2 p5      14 x[1]
        vpxord zmm4, zmm4, zmm19                                   ;   323.2 p0      13 x
        vprold zmm4, zmm4, 3                                       ;   324.2 p0      14 x[2]
        vpternlogd zmm0, zmm19, zmm4, 0x96                         ;   325.2 p5      14 x[1]
        vprold zmm0, zmm0, 1                                       ;   326.2 p0      14 x[1]
        vmovdqa64 zmm10, zmm12                                     ;   316.2         13 x copy
        vpslld zmm15, zmm9, 3                                      ;   326.2 p0      14 x[3]
        vpternlogd zmm15, zmm3, zmm4, 0x96                         ;   327.2 p5      14 x[3]
        vprold zmm3, zmm15, 7                                      ;   328.2 p0      14 x[3]
        vmovdqu64 zmm15, [rbp + 3264]                              ;   129.8 p2      12 x[2] reload
        vmovdqa64 zmm19, zmm16                                     ;   318.2         13 x copy
        vpternlogd zmm19, zmm1, zmm15, 0x96                        ;   325.7 p5      13 x
        vpternlogd zmm16, zmm2, zmm5, 0x96                         ;   326.7 p5      13 x
        vpternlogd zmm2, zmm5, zmm12, 0x96                         ;   327.7 p5      13 x
        vmovdqu64 zmm5, [rbp + 9920]                               ;   130.7 p3      12 x[0]
        vmovdqu64 zmm21, [rbp + 9920]                              ;   130.8 p2      12 x[0]
        vpternlogd zmm1, zmm15, zmm16, 0xbe                        ;   328.2 p0      13 x
        vpternlogd zmm2, zmm19, zmm16, 0x6c                        ;   328.7 p5      13 x
        vmovdqu64 zmm15, [rbp + 3328]                              ;   131.7 p3      12 x[1]
        vmovdqu64 zmm22, [rbp + 3392]                              ;   131.8 p2      12 x[1]
        vpternlogd zmm9, zmm3, zmm0, 0x96                          ;   329.2 p0      14 x[0]
        vprold zmm9, zmm9, 5                                       ;   330.2 p0      14 x[0]
        vpxord zmm11, zmm11, zmm9                                  ;   331.2 p5      12 x[0]
        vmovdqa64 zmm9, zmm16                                      ;   327.7         13 x copy
        vpternlogd zmm16, zmm2, zmm12, 0x78                        ;   330.7 p5      14 x[3]
        vpternlogd zmm12, zmm1, zmm19, 0xb4                        ;   331.2 p0      13 x
        vpternlogd zmm1, zmm19, zmm2, 0x80                         ;   331.7 p5      13 x
        vmovdqu64 zmm19, [rbp + 10048]                             ;   132.8 p3      12 x[3]
        vmovdqu64 zmm23, [rbp + 10048]                             ;   133.0 p2      12 x[3]
        vprold zmm2, zmm2, 0xd                                     ;   332.2 p0      14 x[0]
        vpxord zmm9, zmm9, zmm1                                    ;   332.7 p5      13 x
        vpternlogd zmm1, zmm12, zmm2, 0x56                         ;   333.2 p0      14 x[1]
        vpxord zmm10, zmm10, zmm9                                  ;   333.7 p5      13 x
        vprold zmm10, zmm10, 3                                     ;   334.7 p0      14 x[2]
        vpternlogd zmm1, zmm9, zmm10, 0x96                         ;   335.7 p5      14 x[1]
        vpxord zmm13, zmm13, zmm0                                  ;   335.2 p0      12 x[1]
        vpslld zmm0, zmm0, 7                                       ;   336.2 p0      14 x[2]
        vpternlogd zmm0, zmm4, zmm3, 0x96                          ;   337.2 p5      14 x[2]
        vpxord zmm18, zmm18, zmm3                                  ;   336.7 p5      12 x[3]
        vprold zmm1, zmm1, 1                                       ;   337.2 p0      14 x[1]
        vpslld zmm3, zmm2, 3                                       ;   338.2 p0      14 x[3]
        vpternlogd zmm3, zmm16, zmm10, 0x96                        ;   339.2 p5      14 x[3]
        vprold zmm3, zmm3, 7                                       ;   340.2 p0      14 x[3]
        vprold zmm0, zmm0, 0x16                                    ;   340.2 p0      14 x[2]
        vpternlogd zmm2, zmm3, zmm1, 0x96                          ;   341.2 p5      14 x[0]
        vpxord zmm8, zmm8, zmm0                                    ;   341.2 p5      13 x
        vprold zmm0, zmm2, 5                                       ;   342.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm0                                    ;   343.2 p5      12 x[0]
        vpxord zmm17, zmm17, zmm1                                  ;   341.7 p5      12 x[1]
        vpslld zmm0, zmm1, 7                                       ;   342.2 p0      14 x[2]
        vpternlogd zmm0, zmm10, zmm3, 0x96                         ;   343.2 p5      14 x[2]
        vpxord zmm20, zmm20, zmm3                                  ;   343.2 p0      12 x[3]
        vprold zmm0, zmm0, 0x16                                    ;   344.2 p0      14 x[2]
        vpxord zmm14, zmm14, zmm0                                  ;   345.2 p5      13 x
        vmovdqa64 zmm0, zmm11                                      ;   332.2         13 x copy
        vpandnd zmm1, zmm8, zmm11                                  ;   344.7 p5      13 x
        vpternlogd zmm8, zmm13, zmm11, 0xb4                        ;   345.2 p0      13 x
        vpternlogd zmm13, zmm11, zmm18, 0x96                       ;   345.7 p5      13 x
        vpternlogd zmm1, zmm13, zmm18, 0x6a                        ;   346.7 p0      13 x
        vpternlogd zmm18, zmm13, zmm8, 0x56                        ;   346.7 p5      13 x
        vpxord zmm0, zmm0, zmm8                                    ;   347.2 p0      13 x
        vpternlogd zmm8, zmm1, zmm13, 0x6a                         ;   347.7 p5      14 x[1]
        vpternlogd zmm13, zmm18, zmm0, 0x78                        ;   348.2 p0      13 x
        vprold zmm2, zmm18, 0xd                                    ;   349.2 p0      14 x[0]
        vprold zmm3, zmm13, 3                                      ;   350.2 p0      14 x[2]
        vpandnd zmm4, zmm14, zmm6                                  ;   348.7 p5      13 x
        vpternlogd zmm14, zmm17, zmm6, 0xb4                        ;   349.7 p5      13 x
        vpternlogd zmm17, zmm20, zmm6, 0x96                        ;   350.7 p5      13 x
        vpternlogd zmm4, zmm17, zmm20, 0x6a                        ;   351.7 p0      13 x
        vpternlogd zmm20, zmm17, zmm14, 0x56                       ;   351.7 p5      13 x
        vpxord zmm6, zmm6, zmm14                                   ;   352.2 p0      13 x
        vmovdqu64 zmm9, [rbp + 3584]                               ;   141.5 p3      12 x[1]
        vmovdqu64 zmm10, [rbp + 3648]                              ;   142.2 p2      12 x[1]
        vmovdqu64 zmm11, [rbp + 3776]                              ;   142.5 p3      12 x[2]
        vmovdqu64 zmm12, [rbp + 3904]                              ;   143.2 p2      12 x[2]
        vpternlogd zmm8, zmm3, zmm2, 0x96                          ;   352.7 p5      14 x[1]
        vpxord zmm1, zmm1, zmm0                                    ;   353.2 p0      14 x[3]
        vpternlogd zmm14, zmm4, zmm17, 0x6a                        ;   353.7 p5      14 x[1]
        vpternlogd zmm17, zmm20, zmm6, 0x78                        ;   354.2 p0      13 x
        vmovdqu64 zmm0, [rbp + 10112]                              ;   144.7 p3      12 x[3]
        vmovdqu64 zmm13, [rbp + 10112]                             ;   145.2 p2      12 x[3]
        vprold zmm16, zmm20, 0xd                                   ;   355.2 p0      14 x[0]
        vprold zmm17, zmm17, 3                                     ;   356.2 p0      14 x[2]
        vprold zmm8, zmm8, 1                                       ;   357.2 p0      14 x[1]
        vpxord zmm4, zmm4, zmm6                                    ;   354.7 p5      14 x[3]
        vpternlogd zmm14, zmm17, zmm16, 0x96                       ;   357.2 p5      14 x[1]
        vpslld zmm6, zmm2, 3                                       ;   358.2 p0      14 x[3]
        vpternlogd zmm6, zmm1, zmm3, 0x96                          ;   359.2 p5      14 x[3]
        vprold zmm1, zmm14, 1                                      ;   359.2 p0      14 x[1]
        vprold zmm6, zmm6, 7                                       ;   360.2 p0      14 x[3]
        vpternlogd zmm2, zmm6, zmm8, 0x96                          ;   361.2 p5      14 x[0]
        vpslld zmm14, zmm16, 3                                     ;   361.2 p0      14 x[3]
        vpternlogd zmm14, zmm4, zmm17, 0x96                        ;   362.2 p5      14 x[3]
        vprold zmm4, zmm14, 7                                      ;   363.2 p0      14 x[3]
        vprold zmm2, zmm2, 5                                       ;   363.2 p0      14 x[0]
        vpxord zmm5, zmm5, zmm2                                    ;   364.2 p5      12 x[0]
        vpxord zmm15, zmm15, zmm8                                  ;   360.7 p5      12 x[1]
        vpslld zmm2, zmm8, 7                                       ;   364.2 p0      14 x[2]
        vpternlogd zmm2, zmm3, zmm6, 0x96                          ;   365.2 p5      14 x[2]
        vpxord zmm19, zmm19, zmm6                                  ;   362.7 p5      12 x[3]
        vpternlogd zmm16, zmm4, zmm1, 0x96                         ;   364.2 p5      14 x[0]
        vpxord zmm22, zmm22, zmm1                                  ;   364.7 p5      12 x[1]
        vpslld zmm1, zmm1, 7                                       ;   365.2 p0      14 x[2]
        vpternlogd zmm1, zmm17, zmm4, 0x96                         ;   366.2 p5      14 x[2]
        vpxord zmm23, zmm23, zmm4                                  ;   366.2 p0      12 x[3]
        vprold zmm3, zmm16, 5                                      ;   367.2 p0      14 x[0]
        vpxord zmm21, zmm21, zmm3                                  ;   368.2 p5      12 x[0]
        vprold zmm2, zmm2, 0x16                                    ;   368.2 p0      14 x[2]
        vprold zmm1, zmm1, 0x16                                    ;   369.2 p0      14 x[2]
        vpxord zmm3, zmm5, zmm19                                   ;   367.7 p5      13 x
        vpxord zmm4, zmm21, zmm23                                  ;   369.2 p5      13 x
        vmovdqa64 zmm6, zmm3                                       ;   368.7         13 x copy
        vmovdqa64 zmm8, zmm4                                       ;   370.2         13 x copy
        vmovdqu64 zmm14, [rbp + 9984]                              ;   162.3 p3      12 x[2] reload
        vmovdqa64 zmm16, zmm19                                     ;   363.7         13 x copy
        vpternlogd zmm16, zmm2, zmm14, 0x96                        ;   369.7 p5      13 x
        vpternlogd zmm2, zmm14, zmm15, 0x96                        ;   370.2 p0      13 x
        vpternlogd zmm19, zmm5, zmm2, 0x6a                         ;   371.2 p5      13 x
        vpternlogd zmm15, zmm2, zmm3, 0x6c                         ;   371.2 p0      13 x
        vpternlogd zmm2, zmm3, zmm16, 0x56                         ;   371.7 p5      13 x
        vpxord zmm6, zmm6, zmm19                                   ;   372.2 p0      13 x
        vpternlogd zmm16, zmm6, zmm15, 0x6c                        ;   373.2 p5      13 x
        vpternlogd zmm15, zmm2, zmm19, 0x48                        ;   373.2 p0      13 x
        vpxord zmm2, zmm2, zmm16                                   ;   374.2 p5      13 x
        vprold zmm3, zmm16, 0xd                                    ;   374.2 p0      14 x[0]
        vprold zmm2, zmm2, 3                                       ;   375.2 p0      14 x[2]
        vpternlogd zmm19, zmm2, zmm3, 0x96                         ;   376.2 p5      14 x[1]
        vpxord zmm6, zmm6, zmm15                                   ;   375.7 p5      14 x[3]
        vprold zmm5, zmm19, 1                                      ;   377.2 p0      14 x[1]
        vpslld zmm15, zmm3, 3                                      ;   377.2 p0      14 x[3]
        vpternlogd zmm15, zmm6, zmm2, 0x96                         ;   378.2 p5      14 x[3]
        vprold zmm6, zmm15, 7                                      ;   379.2 p0      14 x[3]
        vpternlogd zmm3, zmm6, zmm5, 0x96                          ;   380.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   381.2 p0      14 x[0]
        vmovdqa64 zmm15, zmm23                                     ;   367.2         13 x copy
        vpternlogd zmm15, zmm1, zmm14, 0x96                        ;   378.7 p5      13 x
        vpternlogd zmm1, zmm14, zmm22, 0x96                        ;   379.7 p5      13 x
        vmovdqu64 zmm14, [rbp + 10176]                             ;   171.3 p2      12 x[0]
        vmovdqu64 zmm16, [rbp + 10176]                             ;   171.5 p3      12 x[0]
        vpternlogd zmm23, zmm21, zmm1, 0x6a                        ;   380.7 p0      13 x
        vmovdqu64 zmm17, [rbp + 10240]                             ;   172.3 p2      12 x[1]
        vpternlogd zmm22, zmm1, zmm4, 0x6c                         ;   380.7 p5      13 x
        vmovdqu64 zmm18, [rbp + 10240]                             ;   172.7 p3      12 x[1]
        vpternlogd zmm1, zmm4, zmm15, 0x56                         ;   381.2 p0      13 x
        vpxord zmm8, zmm8, zmm23                                   ;   381.7 p5      13 x
        vmovdqu64 zmm4, [rbp + 3712]                               ;   174.3 p2      12 x[2]
        vmovdqu64 zmm19, [rbp + 3840]                              ;   175.2 p3      12 x[2]
        vpternlogd zmm15, zmm8, zmm22, 0x6c                        ;   382.7 p0      13 x
        vpternlogd zmm22, zmm1, zmm23, 0x48                        ;   382.7 p5      13 x
        vpxord zmm1, zmm1, zmm15                                   ;   383.7 p0      13 x
        vprold zmm15, zmm15, 0xd                                   ;   384.2 p0      14 x[0]
        vprold zmm1, zmm1, 3                                       ;   385.2 p0      14 x[2]
        vpternlogd zmm23, zmm1, zmm15, 0x96                        ;   386.2 p5      14 x[1]
        vpxord zmm8, zmm8, zmm22                                   ;   384.7 p5      14 x[3]
        vpxord zmm9, zmm9, zmm5                                    ;   385.7 p5      12 x[1]
        vpslld zmm5, zmm5, 7                                       ;   386.2 p0      14 x[2]
        vpternlogd zmm5, zmm2, zmm6, 0x96                          ;   387.2 p5      14 x[2]
        vpxord zmm0, zmm0, zmm6                                    ;   387.2 p0      12 x[3]
        vprold zmm2, zmm23, 1                                      ;   388.2 p0      14 x[1]
        vpslld zmm6, zmm15, 3                                      ;   389.2 p0      14 x[3]
        vpternlogd zmm6, zmm8, zmm1, 0x96                          ;   390.2 p5      14 x[3]
        vprold zmm5, zmm5, 0x16                                    ;   390.2 p0      14 x[2]
        vpxord zmm11, zmm11, zmm5                                  ;   391.2 p5      12 x[2]
        vprold zmm5, zmm6, 7                                       ;   391.2 p0      14 x[3]
        vpternlogd zmm15, zmm5, zmm2, 0x96                         ;   392.2 p5      14 x[0]
        vprold zmm6, zmm15, 5                                      ;   393.2 p0      14 x[0]
        vpxord zmm10, zmm10, zmm2                                  ;   390.7 p5      12 x[1]
        vpslld zmm2, zmm2, 7                                       ;   393.2 p0      14 x[2]
        vpternlogd zmm2, zmm1, zmm5, 0x96                          ;   394.2 p5      14 x[2]
        vpxord zmm13, zmm13, zmm5                                  ;   392.7 p5      12 x[3]
        vprold zmm1, zmm2, 0x16                                    ;   395.2 p0      14 x[2]
        vpxord zmm12, zmm12, zmm1                                  ;   396.2 p5      12 x[2]
        vmovdqu64 zmm1, [rbp + 3456]                               ;   187.3 p2      12 x[0] reload
        vmovdqa64 zmm2, zmm9                                       ;   386.7         13 x copy
        vpternlogd zmm2, zmm3, zmm1, 0x96                          ;   394.7 p5      13 x
        vmovdqu64 zmm5, [rbp + 3520]                               ;   188.5 p3      12 x[0] reload
        vmovdqa64 zmm8, zmm10                                      ;   391.7         13 x copy
        vpternlogd zmm8, zmm6, zmm5, 0x96                          ;   395.2 p0      13 x
        vmovdqa64 zmm15, zmm0                                      ;   388.2         13 x copy
        vpternlogd zmm15, zmm11, zmm9, 0x1e                        ;   395.7 p5      13 x
        vpternlogd zmm3, zmm1, zmm15, 0x28                         ;   396.7 p0      13 x
        vpternlogd zmm0, zmm2, zmm11, 0x6c                         ;   396.7 p5      13 x
        vpternlogd zmm11, zmm9, zmm3, 0x96                         ;   397.7 p0      13 x
        vmovdqa64 zmm1, zmm13                                      ;   393.7         13 x copy
        vpternlogd zmm1, zmm12, zmm10, 0x1e                        ;   397.7 p5      13 x
        vmovdqu64 zmm9, [rbp + 3968]                               ;   194.2 p2      12 x[0]
        vmovdqu64 zmm20, [rbp + 4032]                              ;   194.3 p3      12 x[0]
        vpternlogd zmm6, zmm5, zmm1, 0x28                          ;   398.7 p0      13 x
        vmovdqu64 zmm5, [rbp + 10368]                              ;   195.2 p2      12 x[1]
        vmovdqu64 zmm21, [rbp + 10368]                             ;   195.3 p3      12 x[1]
        vpternlogd zmm13, zmm8, zmm12, 0x6c                        ;   398.7 p5      13 x
        vpternlogd zmm12, zmm10, zmm6, 0x96                        ;   399.7 p0      13 x
        vmovdqu64 zmm10, [rbp + 4096]                              ;   196.5 p2      12 x[2]
        vmovdqa64 zmm22, zmm11                                     ;   398.7         13 x copy
        vpternlogd zmm22, zmm3, zmm15, 0x6a                        ;   399.7 p5      13 x
        vmovdqu64 zmm23, [rbp + 4160]                              ;   197.0 p3      12 x[2]
        vpternlogd zmm3, zmm2, zmm22, 0x96                         ;   400.7 p0      14 x[1]
        vpternlogd zmm15, zmm0, zmm11, 0xb4                        ;   400.7 p5      13 x
        vpternlogd zmm22, zmm0, zmm11, 0x78                        ;   401.2 p0      13 x
        vprold zmm0, zmm15, 3                                      ;   402.2 p0      14 x[2]
        vprold zmm2, zmm22, 0xd                                    ;   403.2 p0      14 x[0]
        vpternlogd zmm3, zmm2, zmm0, 0x96                          ;   404.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   405.2 p0      14 x[1]
        vpslld zmm15, zmm2, 3                                      ;   405.2 p0      14 x[3]
        vpternlogd zmm15, zmm11, zmm0, 0x96                        ;   406.2 p5      14 x[3]
        vprold zmm11, zmm15, 7                                     ;   407.2 p0      14 x[3]
        vpternlogd zmm2, zmm11, zmm3, 0x96                         ;   408.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   409.2 p0      14 x[0]
        vpxord zmm14, zmm14, zmm2                                  ;   410.2 p5      12 x[0]
        vpxord zmm17, zmm17, zmm3                                  ;   406.2 p5      12 x[1]
        vpslld zmm2, zmm3, 7                                       ;   408.2 p0      14 x[2]
        vpternlogd zmm2, zmm0, zmm11, 0x96                         ;   409.2 p5      14 x[2]
        vprold zmm0, zmm2, 0x16                                    ;   410.2 p0      14 x[2]
        vpxord zmm4, zmm4, zmm0                                    ;   411.2 p5      12 x[2]
        vmovdqa64 zmm0, zmm12                                      ;   400.7         13 x copy
        vpternlogd zmm0, zmm6, zmm1, 0x6a                          ;   408.7 p5      13 x
        vmovdqu64 zmm2, [rbp + 4288]                               ;   206.3 p2      12 x[3]
        vpternlogd zmm1, zmm13, zmm12, 0xb4                        ;   409.7 p5      13 x
        vpternlogd zmm6, zmm8, zmm0, 0x96                          ;   410.2 p0      14 x[1]
        vpternlogd zmm0, zmm13, zmm12, 0x78                        ;   410.7 p5      13 x
        vmovdqu64 zmm3, [rbp + 4416]                               ;   210.2 p3      12 x[3]
        vprold zmm1, zmm1, 3                                       ;   411.2 p0      14 x[2]
        vprold zmm0, zmm0, 0xd                                     ;   412.2 p0      14 x[0]
        vpternlogd zmm6, zmm0, zmm1, 0x96                          ;   413.2 p5      14 x[1]
        vprold zmm6, zmm6, 1                                       ;   414.2 p0      14 x[1]
        vpslld zmm8, zmm0, 3                                       ;   414.2 p0      14 x[3]
        vpternlogd zmm8, zmm12, zmm1, 0x96                         ;   415.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   416.2 p0      14 x[3]
        vpternlogd zmm0, zmm8, zmm6, 0x96                          ;   417.2 p5      14 x[0]
        vprold zmm0, zmm0, 5                                       ;   418.2 p0      14 x[0]
        vpxord zmm16, zmm16, zmm0                                  ;   419.2 p5      12 x[0]
        vpxord zmm18, zmm18, zmm6                                  ;   415.7 p5      12 x[1]
        vpslld zmm0, zmm6, 7                                       ;   417.2 p0      14 x[2]
        vpternlogd zmm0, zmm1, zmm8, 0x96                          ;   418.2 p5      14 x[2]
        vprold zmm0, zmm0, 0x16                                    ;   419.2 p0      14 x[2]
        vpxord zmm19, zmm19, zmm0                                  ;   420.2 p5      12 x[2]
        vpxord zmm0, zmm17, zmm4                                   ;   418.7 p5      13 x
        vmovdqu64 zmm1, [rbp + 10304]                              ;   215.3 p2      12 x[3] reload
        vpternlogd zmm11, zmm14, zmm1, 0x96                        ;   419.2 p0      13 x
        vpternlogd zmm1, zmm8, zmm16, 0x96                         ;   420.2 p5      13 x
        vpternlogd zmm17, zmm11, zmm14, 0x6a                       ;   420.2 p0      13 x
        vpternlogd zmm14, zmm11, zmm0, 0x56                        ;   420.7 p5      13 x
        vpandd zmm6, zmm4, zmm17                                   ;   421.2 p0      13 x
        vpxord zmm8, zmm18, zmm19                                  ;   421.7 p5      13 x
        vpternlogd zmm18, zmm1, zmm16, 0x6a                        ;   422.2 p0      13 x
        vmovdqu64 zmm12, [rbp + 10432]                             ;   220.5 p3      12 x[0]
        vmovdqu64 zmm13, [rbp + 10432]                             ;   220.7 p2      12 x[0]
        vpternlogd zmm16, zmm1, zmm8, 0x56                         ;   422.7 p5      13 x
        vmovdqu64 zmm15, [rbp + 10496]                             ;   221.5 p3      12 x[1]
        vpandd zmm22, zmm19, zmm18                                 ;   423.2 p0      13 x
        vmovdqu64 zmm24, [rbp + 10496]                             ;   221.7 p2      12 x[1]
        vmovdqa64 zmm25, zmm17                                     ;   421.2         13 x copy
        vpternlogd zmm25, zmm11, zmm4, 0x96                        ;   423.7 p5      13 x
        vpternlogd zmm11, zmm4, zmm14, 0x28                        ;   424.2 p0      13 x
        vpternlogd zmm11, zmm17, zmm0, 0xf8                        ;   425.2 p5      13 x
        vpternlogd zmm6, zmm0, zmm25, 0x96                         ;   425.2 p0      13 x
        vprold zmm0, zmm6, 3                                       ;   426.2 p0      14 x[2]
        vpxord zmm25, zmm25, zmm11                                 ;   426.2 p5      14 x[1]
        vprold zmm4, zmm11, 0xd                                    ;   427.2 p0      14 x[0]
        vpternlogd zmm25, zmm0, zmm4, 0x96                         ;   428.2 p5      14 x[1]
        vprold zmm6, zmm25, 1                                      ;   429.2 p0      14 x[1]
        vpslld zmm11, zmm4, 3                                      ;   429.2 p0      14 x[3]
        vpternlogd zmm11, zmm14, zmm0, 0x96                        ;   430.2 p5      14 x[3]
        vprold zmm11, zmm11, 7                                     ;   431.2 p0      14 x[3]
        vpternlogd zmm4, zmm11, zmm6, 0x96                         ;   432.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   433.2 p0      14 x[0]
        vpxord zmm9, zmm9, zmm4                                    ;   434.2 p5      12 x[0]
        vpxord zmm5, zmm5, zmm6                                    ;   430.7 p5      12 x[1]
        vpslld zmm4, zmm6, 7                                       ;   432.2 p0      14 x[2]
        vpternlogd zmm4, zmm0, zmm11, 0x96                         ;   433.2 p5      14 x[2]
        vpxord zmm2, zmm2, zmm11                                   ;   432.7 p5      12 x[3]
        vprold zmm0, zmm4, 0x16                                    ;   434.2 p0      14 x[2]
        vpxord zmm10, zmm10, zmm0                                  ;   435.2 p5      12 x[2]
        vmovdqa64 zmm0, zmm18                                      ;   423.2         13 x copy
        vpternlogd zmm0, zmm1, zmm19, 0x96                         ;   434.2 p0      13 x
        vmovdqu64 zmm4, [rbp + 10560]                              ;   229.2 p3      12 x[2]
        vmovdqu64 zmm6, [rbp + 10560]                              ;   230.2 p2      12 x[2]
        vpternlogd zmm1, zmm19, zmm16, 0x28                        ;   434.7 p5      13 x
        vpternlogd zmm1, zmm18, zmm8, 0xf8                         ;   435.7 p0      13 x
        vpternlogd zmm22, zmm8, zmm0, 0x96                         ;   435.7 p5      13 x
        vmovdqu64 zmm8, [rbp + 10624]                              ;   233.2 p3      12 x[3]
        vmovdqu64 zmm11, [rbp + 10624]                             ;   234.2 p2      12 x[3]
        vprold zmm14, zmm22, 3                                     ;   436.7 p0      14 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;   436.7 p5      14 x[1]
        vprold zmm1, zmm1, 0xd                                     ;   437.2 p0      14 x[0]
        vpternlogd zmm0, zmm14, zmm1, 0x96                         ;   438.2 p5      14 x[1]
        vprold zmm0, zmm0, 1                                       ;   439.2 p0      14 x[1]
        vpslld zmm17, zmm1, 3                                      ;   439.2 p0      14 x[3]
        vpternlogd zmm17, zmm16, zmm14, 0x96                       ;   440.2 p5      14 x[3]
        vprold zmm16, zmm17, 7                                     ;   441.2 p0      14 x[3]
        vpternlogd zmm1, zmm16, zmm0, 0x96                         ;   442.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   443.2 p0      14 x[0]
        vpxord zmm20, zmm20, zmm1                                  ;   444.2 p5      12 x[0]
        vpxord zmm21, zmm21, zmm0                                  ;   441.7 p5      12 x[1]
        vpslld zmm0, zmm0, 7                                       ;   442.2 p0      14 x[2]
        vpternlogd zmm0, zmm14, zmm16, 0x96                        ;   443.2 p5      14 x[2]
        vpxord zmm3, zmm3, zmm16                                   ;   443.2 p0      12 x[3]
        vprold zmm0, zmm0, 0x16                                    ;   444.2 p0      14 x[2]
        vpxord zmm23, zmm23, zmm0                                  ;   445.2 p5      12 x[2]
        vmovdqu64 zmm0, [rbp + 4224]                               ;   240.2 p3      12 x[0]
        vmovdqa64 zmm1, zmm2                                       ;   433.7         13 x copy
        vmovdqa64 zmm14, zmm2                                      ;   433.7         13 x copy
        vpternlogd zmm14, zmm10, zmm5, 0x96                        ;   444.7 p5      13 x
        vmovdqu64 zmm16, [rbp + 4352]                              ;   243.2 p2      12 x[0]
        vpternlogd zmm2, zmm5, zmm9, 0x21                          ;   445.2 p0      13 x
        vpternlogd zmm10, zmm5, zmm9, 0xf8                         ;   445.7 p5      13 x
        vpternlogd zmm5, zmm9, zmm14, 0x6a                         ;   446.2 p0      13 x
        vpternlogd zmm14, zmm2, zmm10, 0xec                        ;   446.7 p5      13 x
        vpternlogd zmm10, zmm14, zmm5, 0xde                        ;   447.7 p0      13 x
        vpxord zmm1, zmm1, zmm5                                    ;   447.7 p5      13 x
        vprold zmm5, zmm5, 3                                       ;   448.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm3                                       ;   444.2         13 x copy
        vmovdqa64 zmm17, zmm3                                      ;   444.2         13 x copy
        vpternlogd zmm17, zmm23, zmm21, 0x96                       ;   448.7 p5      13 x
        vpternlogd zmm3, zmm21, zmm20, 0x21                        ;   449.2 p0      13 x
        vpternlogd zmm23, zmm21, zmm20, 0xf8                       ;   449.7 p5      13 x
        vmovdqu64 zmm18, [rbp + 4480]                              ;   247.0 p3      12 x[3]
        vmovdqu64 zmm19, [rbp + 10752]                             ;   247.2 p2      12 x[2]
        vmovdqu64 zmm22, [rbp + 10752]                             ;   248.0 p3      12 x[2]
        vpternlogd zmm21, zmm20, zmm17, 0x6a                       ;   450.2 p0      13 x
        vmovdqu64 zmm20, [rbp + 4544]                              ;   248.7 p2      12 x[3]
        vpternlogd zmm17, zmm3, zmm23, 0xec                        ;   450.7 p5      13 x
        vpternlogd zmm23, zmm17, zmm21, 0xde                       ;   451.7 p0      13 x
        vpxord zmm9, zmm9, zmm21                                   ;   451.7 p5      13 x
        vprold zmm21, zmm21, 3                                     ;   452.2 p0      14 x[2]
        vmovdqa64 zmm25, zmm1                                      ;   448.7         13 x copy
        vpternlogd zmm25, zmm14, zmm2, 0x9a                        ;   452.7 p5      13 x
        vpternlogd zmm1, zmm2, zmm5, 0x96                          ;   453.2 p0      14 x[1]
        vprold zmm2, zmm25, 0xd                                    ;   454.2 p0      14 x[0]
        vpternlogd zmm1, zmm10, zmm2, 0x96                         ;   455.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   456.2 p0      14 x[1]
        vpslld zmm10, zmm2, 3                                      ;   456.2 p0      14 x[3]
        vpternlogd zmm10, zmm14, zmm5, 0x96                        ;   457.2 p5      14 x[3]
        vprold zmm10, zmm10, 7                                     ;   458.2 p0      14 x[3]
        vpternlogd zmm2, zmm10, zmm1, 0x96                         ;   459.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   460.2 p0      14 x[0]
        vpxord zmm12, zmm12, zmm2                                  ;   461.2 p5      12 x[0]
        vpxord zmm15, zmm15, zmm1                                  ;   457.7 p5      12 x[1]
        vpslld zmm1, zmm1, 7                                       ;   459.2 p0      14 x[2]
        vpternlogd zmm1, zmm5, zmm10, 0x96                         ;   460.2 p5      14 x[2]
        vpxord zmm8, zmm8, zmm10                                   ;   459.7 p5      12 x[3]
        vprold zmm1, zmm1, 0x16                                    ;   461.2 p0      14 x[2]
        vpxord zmm4, zmm4, zmm1                                    ;   462.2 p5      12 x[2]
        vmovdqa64 zmm1, zmm9                                       ;   452.7         13 x copy
        vpternlogd zmm1, zmm17, zmm3, 0x9a                         ;   461.2 p0      13 x
        vpternlogd zmm9, zmm3, zmm21, 0x96                         ;   461.7 p5      14 x[1]
        vprold zmm1, zmm1, 0xd                                     ;   462.2 p0      14 x[0]
        vpternlogd zmm9, zmm23, zmm1, 0x96                         ;   463.2 p5      14 x[1]
        vprold zmm2, zmm9, 1                                       ;   464.2 p0      14 x[1]
        vpslld zmm3, zmm1, 3                                       ;   464.2 p0      14 x[3]
        vpternlogd zmm3, zmm17, zmm21, 0x96                        ;   465.2 p5      14 x[3]
        vprold zmm3, zmm3, 7                                       ;   466.2 p0      14 x[3]
        vpternlogd zmm1, zmm3, zmm2, 0x96                          ;   467.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   468.2 p0      14 x[0]
        vpxord zmm13, zmm13, zmm1                                  ;   469.2 p5      12 x[0]
        vpxord zmm24, zmm24, zmm2                                  ;   466.7 p5      12 x[1]
        vpslld zmm1, zmm2, 7                                       ;   467.2 p0      14 x[2]
        vpternlogd zmm1, zmm21, zmm3, 0x96                         ;   468.2 p5      14 x[2]
        vpxord zmm11, zmm11, zmm3                                  ;   468.2 p0      12 x[3]
        vprold zmm1, zmm1, 0x16                                    ;   469.2 p0      14 x[2]
        vpxord zmm6, zmm6, zmm1                                    ;   470.2 p5      12 x[2]
        vmovdqa64 zmm1, zmm4                                       ;   463.2         13 x copy
        vpternlogd zmm1, zmm15, zmm12, 0x96                        ;   469.7 p5      13 x
        vpternlogd zmm4, zmm8, zmm12, 0x6c                         ;   470.2 p0      13 x
        vpternlogd zmm8, zmm15, zmm12, 0x36                        ;   470.7 p5      13 x
        vpternlogd zmm15, zmm4, zmm1, 0x6a                         ;   471.2 p0      13 x
        vpternlogd zmm12, zmm4, zmm1, 0x96                         ;   471.7 p5      13 x
        vpternlogd zmm4, zmm1, zmm8, 0xd2                          ;   472.2 p0      13 x
        vprold zmm1, zmm12, 0xd                                    ;   473.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm4                                    ;   473.2 p5      13 x
        vprold zmm2, zmm8, 3                                       ;   474.2 p0      14 x[2]
        vpxord zmm4, zmm4, zmm15                                   ;   473.7 p5      14 x[1]
        vpternlogd zmm4, zmm2, zmm1, 0x96                          ;   475.2 p5      14 x[1]
        vprold zmm3, zmm4, 1                                       ;   476.2 p0      14 x[1]
        vpslld zmm4, zmm1, 3                                       ;   476.2 p0      14 x[3]
        vpternlogd zmm4, zmm15, zmm2, 0x96                         ;   477.2 p5      14 x[3]
        vprold zmm4, zmm4, 7                                       ;   478.2 p0      14 x[3]
        vpternlogd zmm1, zmm4, zmm3, 0x96                          ;   479.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   480.2 p0      14 x[0]
        vpxord zmm0, zmm0, zmm1                                    ;   481.2 p5      12 x[0]
        vmovdqa64 zmm1, zmm6                                       ;   471.2         13 x copy
        vpternlogd zmm1, zmm24, zmm13, 0x96                        ;   478.7 p5      13 x
        vpternlogd zmm6, zmm11, zmm13, 0x6c                        ;   479.2 p0      13 x
        vmovdqu64 zmm5, [rbp + 10880]                              ;   271.8 p3      12 x[1]
        vmovdqu64 zmm8, [rbp + 10880]                              ;   272.0 p2      12 x[1]
        vpternlogd zmm11, zmm24, zmm13, 0x36                       ;   479.7 p5      13 x
        vpternlogd zmm24, zmm6, zmm1, 0x6a                         ;   480.2 p0      13 x
        vmovdqu64 zmm9, [rbp + 10944]                              ;   272.8 p3      12 x[3]
        vpternlogd zmm13, zmm6, zmm1, 0x96                         ;   480.7 p5      13 x
        vmovdqu64 zmm10, [rbp + 10944]                             ;   274.2 p2      12 x[3]
        vpternlogd zmm6, zmm1, zmm11, 0xd2                         ;   481.2 p0      13 x
        vprold zmm1, zmm13, 0xd                                    ;   482.2 p0      14 x[0]
        vpxord zmm11, zmm11, zmm6                                  ;   482.2 p5      13 x
        vprold zmm11, zmm11, 3                                     ;   483.2 p0      14 x[2]
        vpxord zmm6, zmm6, zmm24                                   ;   482.7 p5      14 x[1]
        vpternlogd zmm6, zmm11, zmm1, 0x96                         ;   484.2 p5      14 x[1]
        vprold zmm6, zmm6, 1                                       ;   485.2 p0      14 x[1]
        vpxord zmm18, zmm18, zmm4                                  ;   484.7 p5      12 x[3]
        vpslld zmm12, zmm3, 7                                      ;   485.2 p0      14 x[2]
        vpternlogd zmm12, zmm4, zmm2, 0x96                         ;   486.2 p5      14 x[2]
        vpslld zmm2, zmm1, 3                                       ;   486.2 p0      14 x[3]
        vpternlogd zmm2, zmm24, zmm11, 0x96                        ;   487.2 p5      14 x[3]
        vprold zmm2, zmm2, 7                                       ;   488.2 p0      14 x[3]
        vprold zmm4, zmm12, 0x16                                   ;   488.2 p0      14 x[2]
        vpxord zmm19, zmm19, zmm4                                  ;   489.2 p5      12 x[2]
        vpternlogd zmm1, zmm2, zmm6, 0x96                          ;   489.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   490.2 p0      14 x[0]
        vpxord zmm16, zmm16, zmm1                                  ;   491.2 p5      12 x[0]
        vpslld zmm1, zmm6, 7                                       ;   490.2 p0      14 x[2]
        vpternlogd zmm1, zmm11, zmm2, 0x96                         ;   491.2 p5      14 x[2]
        vpxord zmm20, zmm20, zmm2                                  ;   491.2 p0      12 x[3]
        vprold zmm1, zmm1, 0x16                                    ;   492.2 p0      14 x[2]
        vpxord zmm22, zmm22, zmm1                                  ;   493.2 p5      12 x[2]
        vpxord zmm1, zmm0, zmm19                                   ;   492.7 p5      13 x
        vpternlogd zmm19, zmm18, zmm0, 0xe0                        ;   493.2 p0      13 x
        vmovdqu64 zmm2, [rbp + 10688]                              ;   286.2 p3      12 x[1] reload
        vmovdqa64 zmm4, zmm0                                       ;   482.2         13 x copy
        vpternlogd zmm4, zmm3, zmm2, 0x60                          ;   493.7 p5      13 x
        vpternlogd zmm3, zmm18, zmm2, 0x96                         ;   494.2 p0      13 x
        vpternlogd zmm18, zmm0, zmm4, 0x56                         ;   494.7 p5      13 x
        vpternlogd zmm1, zmm3, zmm4, 0x36                          ;   495.2 p0      13 x
        vpternlogd zmm3, zmm19, zmm4, 0x36                         ;   495.7 p5      13 x
        vpxord zmm0, zmm22, zmm16                                  ;   496.2 p0      13 x
        vpternlogd zmm22, zmm20, zmm16, 0xe0                       ;   496.7 p5      13 x
        vmovdqa64 zmm11, zmm2                                      ;   292.2         13 x copy
        vpternlogd zmm11, zmm16, zmm6, 0x48                        ;   497.2 p0      13 x
        vpternlogd zmm2, zmm6, zmm20, 0x96                         ;   497.7 p5      13 x
        vmovdqu64 zmm6, [rbp + 4608]                               ;   291.2 p2      12 x[0]
        vpternlogd zmm20, zmm16, zmm11, 0x56                       ;   498.2 p0      13 x
        vpternlogd zmm0, zmm2, zmm11, 0x36                         ;   498.7 p5      13 x
        vmovdqu64 zmm12, [rbp + 4736]                              ;   292.5 p3      12 x[0]
        vmovdqu64 zmm13, [rbp + 11008]                             ;   292.7 p2      12 x[1]
        vmovdqu64 zmm14, [rbp + 11008]                             ;   293.5 p3      12 x[1]
        vpternlogd zmm2, zmm22, zmm11, 0x36                        ;   499.2 p0      13 x
        vmovdqu64 zmm15, [rbp + 11136]                             ;   294.3 p2      12 x[3]
        vmovdqa64 zmm16, zmm18                                     ;   495.7         13 x copy
        vpternlogd zmm16, zmm19, zmm1, 0x56                        ;   499.7 p5      13 x
        vmovdqu64 zmm17, [rbp + 11136]                             ;   294.8 p3      12 x[3]
        vpternlogd zmm1, zmm18, zmm3, 0x4e                         ;   500.2 p0      13 x
        vpternlogd zmm19, zmm4, zmm16, 0x56                        ;   500.7 p5      14 x[3]
        vpternlogd zmm16, zmm18, zmm3, 0x1e                        ;   501.2 p0      13 x
        vprold zmm1, zmm1, 0xd                                     ;   502.2 p0      14 x[0]
        vprold zmm4, zmm16, 3                                      ;   503.2 p0      14 x[2]
        vpternlogd zmm3, zmm4, zmm1, 0x96                          ;   504.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   505.2 p0      14 x[1]
        vpslld zmm16, zmm1, 3                                      ;   505.2 p0      14 x[3]
        vpternlogd zmm16, zmm19, zmm4, 0x96                        ;   506.2 p5      14 x[3]
        vprold zmm16, zmm16, 7                                     ;   507.2 p0      14 x[3]
        vpternlogd zmm1, zmm16, zmm3, 0x96                         ;   508.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   509.2 p0      14 x[0]
        vpxord zmm5, zmm5, zmm3                                    ;   506.2 p5      12 x[1]
        vpslld zmm3, zmm3, 7                                       ;   508.2 p0      14 x[2]
        vpternlogd zmm3, zmm4, zmm16, 0x96                         ;   509.2 p5      14 x[2]
        vpxord zmm9, zmm9, zmm16                                   ;   508.2 p5      12 x[3]
        vprold zmm3, zmm3, 0x16                                    ;   510.2 p0      14 x[2]
        vmovdqa64 zmm4, zmm20                                      ;   499.2         13 x copy
        vpternlogd zmm4, zmm22, zmm0, 0x56                         ;   507.7 p5      13 x
        vmovdqu64 zmm16, [rbp + 11072]                             ;   300.8 p2      13 x
        vpternlogd zmm0, zmm20, zmm2, 0x4e                         ;   508.7 p5      13 x
        vpternlogd zmm22, zmm11, zmm4, 0x56                        ;   509.7 p5      14 x[3]
        vpternlogd zmm4, zmm20, zmm2, 0x1e                         ;   510.2 p0      13 x
        vprold zmm0, zmm0, 0xd                                     ;   511.2 p0      14 x[0]
        vprold zmm4, zmm4, 3                                       ;   512.2 p0      14 x[2]
        vpternlogd zmm2, zmm4, zmm0, 0x96                          ;   513.2 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   514.2 p0      14 x[1]
        vpslld zmm11, zmm0, 3                                      ;   514.2 p0      14 x[3]
        vpternlogd zmm11, zmm22, zmm4, 0x96                        ;   515.2 p5      14 x[3]
        vprold zmm11, zmm11, 7                                     ;   516.2 p0      14 x[3]
        vpternlogd zmm0, zmm11, zmm2, 0x96                         ;   517.2 p5      14 x[0]
        vprold zmm0, zmm0, 5                                       ;   518.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm2                                    ;   515.2 p5      12 x[1]
        vpslld zmm2, zmm2, 7                                       ;   517.2 p0      14 x[2]
        vpternlogd zmm2, zmm4, zmm11, 0x96                         ;   518.2 p5      14 x[2]
        vpxord zmm10, zmm10, zmm11                                 ;   517.2 p5      12 x[3]
        vprold zmm2, zmm2, 0x16                                    ;   519.2 p0      14 x[2]
        vmovdqa64 zmm4, zmm5                                       ;   507.2         13 x copy
        vmovdqu64 zmm11, [rbp + 10816]                             ;   311.3 p3      12 x[0] reload
        vmovdqa64 zmm18, zmm5                                      ;   507.2         13 x copy
        vpternlogd zmm18, zmm1, zmm11, 0x96                        ;   516.7 p5      13 x
        vpternlogd zmm1, zmm9, zmm11, 0x96                         ;   517.7 p5      13 x
        vmovdqu64 zmm19, [rbp + 4672]                              ;   312.0 p2      12 x[2] reload
        vpternlogd zmm9, zmm3, zmm19, 0x96                         ;   518.7 p5      13 x
        vpternlogd zmm3, zmm19, zmm1, 0xbe                         ;   519.2 p0      13 x
        vpternlogd zmm18, zmm9, zmm1, 0x6c                         ;   519.7 p5      13 x
        vmovdqa64 zmm19, zmm1                                      ;   518.7         13 x copy
        vpternlogd zmm1, zmm18, zmm5, 0x78                         ;   520.7 p0      14 x[3]
        vpternlogd zmm5, zmm3, zmm9, 0xb4                          ;   520.7 p5      13 x
        vpternlogd zmm3, zmm9, zmm18, 0x80                         ;   521.2 p0      13 x
        vprold zmm9, zmm18, 0xd                                    ;   522.2 p0      14 x[0]
        vpxord zmm19, zmm19, zmm3                                  ;   522.2 p5      13 x
        vpternlogd zmm3, zmm5, zmm9, 0x56                          ;   523.2 p5      14 x[1]
        vpxord zmm4, zmm4, zmm19                                   ;   523.2 p0      13 x
        vprold zmm4, zmm4, 3                                       ;   524.2 p0      14 x[2]
        vpternlogd zmm3, zmm19, zmm4, 0x96                         ;   525.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   526.2 p0      14 x[1]
        vmovdqa64 zmm5, zmm8                                       ;   516.2         13 x copy
        vpslld zmm18, zmm9, 3                                      ;   526.2 p0      14 x[3]
        vpternlogd zmm18, zmm1, zmm4, 0x96                         ;   527.2 p5      14 x[3]
        vprold zmm1, zmm18, 7                                      ;   528.2 p0      14 x[3]
        vmovdqu64 zmm18, [rbp + 4800]                              ;   320.7 p3      12 x[2] reload
        vmovdqa64 zmm19, zmm10                                     ;   518.2         13 x copy
        vpternlogd zmm19, zmm2, zmm18, 0x96                        ;   525.7 p5      13 x
        vpternlogd zmm10, zmm0, zmm11, 0x96                        ;   526.7 p5      13 x
        vpternlogd zmm0, zmm11, zmm8, 0x96                         ;   527.7 p5      13 x
        vmovdqu64 zmm11, [rbp + 11200]                             ;   321.5 p2      12 x[0]
        vmovdqu64 zmm20, [rbp + 11200]                             ;   321.7 p3      12 x[0]
        vpternlogd zmm2, zmm18, zmm10, 0xbe                        ;   528.2 p0      13 x
        vpternlogd zmm0, zmm19, zmm10, 0x6c                        ;   528.7 p5      13 x
        vmovdqu64 zmm18, [rbp + 4864]                              ;   322.5 p2      12 x[1]
        vmovdqu64 zmm21, [rbp + 4928]                              ;   322.7 p3      12 x[1]
        vpternlogd zmm9, zmm1, zmm3, 0x96                          ;   529.2 p0      14 x[0]
        vprold zmm9, zmm9, 5                                       ;   530.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   531.2 p5      12 x[0]
        vmovdqa64 zmm9, zmm10                                      ;   527.7         13 x copy
        vpternlogd zmm10, zmm0, zmm8, 0x78                         ;   530.7 p5      14 x[3]
        vpternlogd zmm8, zmm2, zmm19, 0xb4                         ;   531.2 p0      13 x
        vpternlogd zmm2, zmm19, zmm0, 0x80                         ;   531.7 p5      13 x
        vmovdqu64 zmm19, [rbp + 11328]                             ;   327.3 p2      12 x[3]
        vmovdqu64 zmm22, [rbp + 11328]                             ;   327.5 p3      12 x[3]
        vprold zmm0, zmm0, 0xd                                     ;   532.2 p0      14 x[0]
        vpxord zmm9, zmm9, zmm2                                    ;   532.7 p5      13 x
        vpternlogd zmm2, zmm8, zmm0, 0x56                          ;   533.2 p0      14 x[1]
        vpxord zmm5, zmm5, zmm9                                    ;   533.7 p5      13 x
        vprold zmm5, zmm5, 3                                       ;   534.7 p0      14 x[2]
        vpternlogd zmm2, zmm9, zmm5, 0x96                          ;   535.7 p5      14 x[1]
        vpxord zmm13, zmm13, zmm3                                  ;   535.2 p0      12 x[1]
        vpslld zmm3, zmm3, 7                                       ;   536.2 p0      14 x[2]
        vpternlogd zmm3, zmm4, zmm1, 0x96                          ;   537.2 p5      14 x[2]
        vpxord zmm15, zmm15, zmm1                                  ;   536.7 p5      12 x[3]
        vprold zmm1, zmm2, 1                                       ;   537.2 p0      14 x[1]
        vpslld zmm2, zmm0, 3                                       ;   538.2 p0      14 x[3]
        vpternlogd zmm2, zmm10, zmm5, 0x96                         ;   539.2 p5      14 x[3]
        vprold zmm2, zmm2, 7                                       ;   540.2 p0      14 x[3]
        vprold zmm3, zmm3, 0x16                                    ;   540.2 p0      14 x[2]
        vpternlogd zmm0, zmm2, zmm1, 0x96                          ;   541.2 p5      14 x[0]
        vpxord zmm16, zmm16, zmm3                                  ;   541.2 p5      13 x
        vprold zmm0, zmm0, 5                                       ;   542.2 p0      14 x[0]
        vpxord zmm12, zmm12, zmm0                                  ;   543.2 p5      12 x[0]
        vpxord zmm14, zmm14, zmm1                                  ;   541.7 p5      12 x[1]
        vpslld zmm0, zmm1, 7                                       ;   542.2 p0      14 x[2]
        vpternlogd zmm0, zmm5, zmm2, 0x96                          ;   543.2 p5      14 x[2]
        vpxord zmm17, zmm17, zmm2                                  ;   543.2 p0      12 x[3]
        vprold zmm0, zmm0, 0x16                                    ;   544.2 p0      14 x[2]
        vmovdqa64 zmm1, zmm6                                       ;   532.2         13 x copy
        vpandnd zmm2, zmm16, zmm6                                  ;   543.7 p5      13 x
        vpternlogd zmm16, zmm13, zmm6, 0xb4                        ;   544.7 p5      13 x
        vpternlogd zmm13, zmm6, zmm15, 0x96                        ;   545.2 p0      13 x
        vpternlogd zmm2, zmm13, zmm15, 0x6a                        ;   546.2 p5      13 x
        vpternlogd zmm15, zmm13, zmm16, 0x56                       ;   546.2 p0      13 x
        vpxord zmm1, zmm1, zmm16                                   ;   546.7 p5      13 x
        vpternlogd zmm16, zmm2, zmm13, 0x6a                        ;   547.2 p0      14 x[1]
        vpternlogd zmm13, zmm15, zmm1, 0x78                        ;   547.7 p5      13 x
        vprold zmm3, zmm15, 0xd                                    ;   548.2 p0      14 x[0]
        vprold zmm4, zmm13, 3                                      ;   549.2 p0      14 x[2]
        vpternlogd zmm0, zmm12, [rbp + 11072], 0x96                ;   548.7 p5+p2   13 x
        vpternlogd zmm16, zmm4, zmm3, 0x96                         ;   550.2 p5      14 x[1]
        vpxord zmm2, zmm2, zmm1                                    ;   550.2 p0      14 x[3]
        vprold zmm1, zmm16, 1                                      ;   551.2 p0      14 x[1]
        vmovdqa64 zmm5, zmm12                                      ;   544.2         13 x copy
        vpandd zmm6, zmm12, zmm0                                   ;   550.7 p5      13 x
        vpternlogd zmm0, zmm14, zmm12, 0x1e                        ;   551.7 p5      13 x
        vpternlogd zmm14, zmm12, zmm17, 0x96                       ;   552.2 p0      13 x
        vpternlogd zmm6, zmm14, zmm17, 0x6a                        ;   553.2 p5      13 x
        vpternlogd zmm17, zmm14, zmm0, 0x56                        ;   553.2 p0      13 x
        vpxord zmm5, zmm5, zmm0                                    ;   553.7 p5      13 x
        vmovdqu64 zmm8, [rbp + 5120]                               ;   346.3 p3      12 x[1]
        vmovdqu64 zmm9, [rbp + 5184]                               ;   346.5 p2      12 x[1]
        vmovdqu64 zmm10, [rbp + 5312]                              ;   347.3 p3      12 x[2]
        vmovdqu64 zmm12, [rbp + 5440]                              ;   347.5 p2      12 x[2]
        vpternlogd zmm0, zmm6, zmm14, 0x6a                         ;   554.2 p0      14 x[1]
        vpternlogd zmm14, zmm17, zmm5, 0x78                        ;   554.7 p5      13 x
        vmovdqu64 zmm13, [rbp + 11392]                             ;   348.3 p3      12 x[3]
        vmovdqu64 zmm15, [rbp + 11392]                             ;   348.7 p2      12 x[3]
        vprold zmm16, zmm17, 0xd                                   ;   555.2 p0      14 x[0]
        vprold zmm14, zmm14, 3                                     ;   556.2 p0      14 x[2]
        vpslld zmm17, zmm3, 3                                      ;   557.2 p0      14 x[3]
        vpternlogd zmm17, zmm2, zmm4, 0x96                         ;   558.2 p5      14 x[3]
        vpternlogd zmm0, zmm14, zmm16, 0x96                        ;   557.2 p5      14 x[1]
        vpxord zmm6, zmm6, zmm5                                    ;   557.7 p5      14 x[3]
        vprold zmm0, zmm0, 1                                       ;   558.2 p0      14 x[1]
        vprold zmm2, zmm17, 7                                      ;   559.2 p0      14 x[3]
        vpternlogd zmm3, zmm2, zmm1, 0x96                          ;   560.2 p5      14 x[0]
        vpxord zmm18, zmm18, zmm1                                  ;   559.7 p5      12 x[1]
        vpslld zmm1, zmm1, 7                                       ;   560.2 p0      14 x[2]
        vpternlogd zmm1, zmm4, zmm2, 0x96                          ;   561.2 p5      14 x[2]
        vpxord zmm19, zmm19, zmm2                                  ;   561.2 p0      12 x[3]
        vpslld zmm2, zmm16, 3                                      ;   562.2 p0      14 x[3]
        vpternlogd zmm2, zmm6, zmm14, 0x96                         ;   563.2 p5      14 x[3]
        vprold zmm3, zmm3, 5                                       ;   563.2 p0      14 x[0]
        vpxord zmm11, zmm11, zmm3                                  ;   564.2 p5      12 x[0]
        vprold zmm2, zmm2, 7                                       ;   564.2 p0      14 x[3]
        vprold zmm1, zmm1, 0x16                                    ;   565.2 p0      14 x[2]
        vpternlogd zmm16, zmm2, zmm0, 0x96                         ;   565.2 p5      14 x[0]
        vpxord zmm21, zmm21, zmm0                                  ;   564.7 p5      12 x[1]
        vpslld zmm0, zmm0, 7                                       ;   566.2 p0      14 x[2]
        vpternlogd zmm0, zmm14, zmm2, 0x96                         ;   567.2 p5      14 x[2]
        vpxord zmm22, zmm22, zmm2                                  ;   566.7 p5      12 x[3]
        vprold zmm2, zmm16, 5                                      ;   567.2 p0      14 x[0]
        vpxord zmm20, zmm20, zmm2                                  ;   568.2 p5      12 x[0]
        vprold zmm0, zmm0, 0x16                                    ;   568.2 p0      14 x[2]
        vpxord zmm2, zmm19, zmm11                                  ;   568.7 p5      13 x
        vpxord zmm3, zmm20, zmm22                                  ;   569.2 p0      13 x
        vmovdqu64 zmm4, [rbp + 11264]                              ;   362.3 p3      12 x[2] reload
        vmovdqa64 zmm5, zmm19                                      ;   562.2         13 x copy
        vpternlogd zmm5, zmm1, zmm4, 0x96                          ;   569.7 p5      13 x
        vpternlogd zmm1, zmm4, zmm18, 0x96                         ;   570.2 p0      13 x
        vpternlogd zmm19, zmm11, zmm1, 0x6a                        ;   571.2 p5      13 x
        vpternlogd zmm18, zmm1, zmm2, 0x6c                         ;   571.2 p0      13 x
        vpternlogd zmm1, zmm5, zmm2, 0x36                          ;   571.7 p5      13 x
        vpxord zmm2, zmm2, zmm19                                   ;   572.2 p0      13 x
        vpternlogd zmm5, zmm2, zmm18, 0x6c                         ;   573.2 p5      13 x
        vpternlogd zmm18, zmm1, zmm19, 0x48                        ;   573.2 p0      13 x
        vpxord zmm1, zmm1, zmm5                                    ;   574.2 p5      13 x
        vprold zmm5, zmm5, 0xd                                     ;   574.2 p0      14 x[0]
        vprold zmm1, zmm1, 3                                       ;   575.2 p0      14 x[2]
        vpternlogd zmm19, zmm1, zmm5, 0x96                         ;   576.2 p5      14 x[1]
        vpxord zmm2, zmm2, zmm18                                   ;   575.7 p5      14 x[3]
        vmovdqa64 zmm6, zmm3                                       ;   570.2         13 x copy
        vprold zmm11, zmm19, 1                                     ;   577.2 p0      14 x[1]
        vpslld zmm14, zmm5, 3                                      ;   577.2 p0      14 x[3]
        vpternlogd zmm14, zmm2, zmm1, 0x96                         ;   578.2 p5      14 x[3]
        vprold zmm2, zmm14, 7                                      ;   579.2 p0      14 x[3]
        vpternlogd zmm5, zmm2, zmm11, 0x96                         ;   580.2 p5      14 x[0]
        vmovdqa64 zmm14, zmm22                                     ;   567.7         13 x copy
        vpternlogd zmm14, zmm0, zmm4, 0x96                         ;   578.7 p5      13 x
        vpternlogd zmm0, zmm4, zmm21, 0x96                         ;   579.2 p0      13 x
        vmovdqu64 zmm4, [rbp + 11456]                              ;   371.3 p2      12 x[0]
        vmovdqu64 zmm16, [rbp + 11456]                             ;   371.5 p3      12 x[0]
        vpternlogd zmm22, zmm20, zmm0, 0x6a                        ;   580.2 p5      13 x
        vmovdqu64 zmm17, [rbp + 11520]                             ;   372.3 p2      12 x[1]
        vpternlogd zmm21, zmm0, zmm3, 0x6c                         ;   580.2 p0      13 x
        vmovdqu64 zmm18, [rbp + 11520]                             ;   373.2 p3      12 x[1]
        vpternlogd zmm0, zmm3, zmm14, 0x56                         ;   580.7 p5      13 x
        vpxord zmm6, zmm6, zmm22                                   ;   581.2 p0      13 x
        vmovdqu64 zmm3, [rbp + 5248]                               ;   375.2 p2      12 x[2]
        vmovdqu64 zmm19, [rbp + 5376]                              ;   375.3 p3      12 x[2]
        vpternlogd zmm14, zmm6, zmm21, 0x6c                        ;   582.2 p5      13 x
        vpternlogd zmm21, zmm0, zmm22, 0x48                        ;   582.2 p0      13 x
        vpxord zmm0, zmm0, zmm14                                   ;   583.2 p5      13 x
        vprold zmm14, zmm14, 0xd                                   ;   583.2 p0      14 x[0]
        vprold zmm0, zmm0, 3                                       ;   584.2 p0      14 x[2]
        vpternlogd zmm22, zmm0, zmm14, 0x96                        ;   585.2 p5      14 x[1]
        vpxord zmm6, zmm6, zmm21                                   ;   584.7 p5      14 x[3]
        vprold zmm5, zmm5, 5                                       ;   585.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm11                                   ;   585.7 p5      12 x[1]
        vpslld zmm11, zmm11, 7                                     ;   586.2 p0      14 x[2]
        vpternlogd zmm11, zmm1, zmm2, 0x96                         ;   587.2 p5      14 x[2]
        vpxord zmm13, zmm13, zmm2                                  ;   587.2 p0      12 x[3]
        vprold zmm1, zmm22, 1                                      ;   588.2 p0      14 x[1]
        vpslld zmm2, zmm14, 3                                      ;   589.2 p0      14 x[3]
        vpternlogd zmm2, zmm6, zmm0, 0x96                          ;   590.2 p5      14 x[3]
        vprold zmm6, zmm11, 0x16                                   ;   590.2 p0      14 x[2]
        vpxord zmm10, zmm10, zmm6                                  ;   591.2 p5      12 x[2]
        vprold zmm2, zmm2, 7                                       ;   591.2 p0      14 x[3]
        vpternlogd zmm14, zmm2, zmm1, 0x96                         ;   592.2 p5      14 x[0]
        vprold zmm6, zmm14, 5                                      ;   593.2 p0      14 x[0]
        vpxord zmm9, zmm9, zmm1                                    ;   590.7 p5      12 x[1]
        vpslld zmm1, zmm1, 7                                       ;   593.2 p0      14 x[2]
        vpternlogd zmm1, zmm0, zmm2, 0x96                          ;   594.2 p5      14 x[2]
        vpxord zmm15, zmm15, zmm2                                  ;   592.7 p5      12 x[3]
        vprold zmm0, zmm1, 0x16                                    ;   595.2 p0      14 x[2]
        vpxord zmm12, zmm12, zmm0                                  ;   596.2 p5      12 x[2]
        vmovdqu64 zmm0, [rbp + 4992]                               ;   386.2 p2      12 x[0] reload
        vmovdqa64 zmm1, zmm8                                       ;   586.7         13 x copy
        vpternlogd zmm1, zmm5, zmm0, 0x96                          ;   594.7 p5      13 x
        vmovdqu64 zmm2, [rbp + 5056]                               ;   387.5 p3      12 x[0] reload
        vmovdqa64 zmm11, zmm9                                      ;   591.7         13 x copy
        vpternlogd zmm11, zmm6, zmm2, 0x96                         ;   595.2 p0      13 x
        vmovdqa64 zmm14, zmm13                                     ;   588.2         13 x copy
        vpternlogd zmm14, zmm10, zmm8, 0x1e                        ;   595.7 p5      13 x
        vpternlogd zmm5, zmm0, zmm14, 0x28                         ;   596.7 p0      13 x
        vpternlogd zmm13, zmm1, zmm10, 0x6c                        ;   596.7 p5      13 x
        vpternlogd zmm10, zmm8, zmm5, 0x96                         ;   597.7 p0      13 x
        vmovdqa64 zmm0, zmm15                                      ;   593.7         13 x copy
        vpternlogd zmm0, zmm12, zmm9, 0x1e                         ;   597.7 p5      13 x
        vmovdqu64 zmm8, [rbp + 5504]                               ;   393.2 p2      12 x[0]
        vmovdqu64 zmm20, [rbp + 5568]                              ;   394.2 p3      12 x[0]
        vpternlogd zmm6, zmm2, zmm0, 0x28                          ;   598.7 p0      13 x
        vmovdqu64 zmm2, [rbp + 11648]                              ;   394.5 p2      12 x[1]
        vmovdqu64 zmm21, [rbp + 11648]                             ;   395.2 p3      12 x[1]
        vpternlogd zmm15, zmm11, zmm12, 0x6c                       ;   598.7 p5      13 x
        vpternlogd zmm12, zmm9, zmm6, 0x96                         ;   599.7 p0      13 x
        vmovdqu64 zmm9, [rbp + 5632]                               ;   397.2 p2      12 x[2]
        vmovdqa64 zmm22, zmm10                                     ;   598.7         13 x copy
        vpternlogd zmm22, zmm5, zmm14, 0x6a                        ;   599.7 p5      13 x
        vmovdqu64 zmm23, [rbp + 5696]                              ;   397.7 p3      12 x[2]
        vpternlogd zmm5, zmm1, zmm22, 0x96                         ;   600.7 p0      14 x[1]
        vpternlogd zmm14, zmm13, zmm10, 0xb4                       ;   600.7 p5      13 x
        vpternlogd zmm22, zmm13, zmm10, 0x78                       ;   601.2 p0      13 x
        vprold zmm1, zmm14, 3                                      ;   602.2 p0      14 x[2]
        vprold zmm13, zmm22, 0xd                                   ;   603.2 p0      14 x[0]
        vpternlogd zmm5, zmm13, zmm1, 0x96                         ;   604.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   605.2 p0      14 x[1]
        vpslld zmm14, zmm13, 3                                     ;   605.2 p0      14 x[3]
        vpternlogd zmm14, zmm10, zmm1, 0x96                        ;   606.2 p5      14 x[3]
        vprold zmm10, zmm14, 7                                     ;   607.2 p0      14 x[3]
        vpternlogd zmm13, zmm10, zmm5, 0x96                        ;   608.2 p5      14 x[0]
        vprold zmm13, zmm13, 5                                     ;   609.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm13                                   ;   610.2 p5      12 x[0]
        vpxord zmm17, zmm17, zmm5                                  ;   606.2 p5      12 x[1]
        vpslld zmm5, zmm5, 7                                       ;   608.2 p0      14 x[2]
        vpternlogd zmm5, zmm1, zmm10, 0x96                         ;   609.2 p5      14 x[2]
        vprold zmm1, zmm5, 0x16                                    ;   610.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm1                                    ;   611.2 p5      12 x[2]
        vmovdqa64 zmm1, zmm12                                      ;   600.7         13 x copy
        vpternlogd zmm1, zmm6, zmm0, 0x6a                          ;   608.7 p5      13 x
        vmovdqu64 zmm5, [rbp + 5824]                               ;   401.3 p2      12 x[3]
        vpternlogd zmm0, zmm15, zmm12, 0xb4                        ;   609.7 p5      13 x
        vpternlogd zmm6, zmm11, zmm1, 0x96                         ;   610.2 p0      14 x[1]
        vpternlogd zmm1, zmm15, zmm12, 0x78                        ;   610.7 p5      13 x
        vmovdqu64 zmm11, [rbp + 5952]                              ;   403.2 p3      12 x[3]
        vprold zmm0, zmm0, 3                                       ;   611.2 p0      14 x[2]
        vprold zmm1, zmm1, 0xd                                     ;   612.2 p0      14 x[0]
        vpternlogd zmm6, zmm1, zmm0, 0x96                          ;   613.2 p5      14 x[1]
        vprold zmm6, zmm6, 1                                       ;   614.2 p0      14 x[1]
        vpslld zmm13, zmm1, 3                                      ;   614.2 p0      14 x[3]
        vpternlogd zmm13, zmm12, zmm0, 0x96                        ;   615.2 p5      14 x[3]
        vprold zmm12, zmm13, 7                                     ;   616.2 p0      14 x[3]
        vpternlogd zmm1, zmm12, zmm6, 0x96                         ;   617.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   618.2 p0      14 x[0]
        vpxord zmm16, zmm16, zmm1                                  ;   619.2 p5      12 x[0]
        vpxord zmm18, zmm18, zmm6                                  ;   615.7 p5      12 x[1]
        vpslld zmm1, zmm6, 7                                       ;   617.2 p0      14 x[2]
        vpternlogd zmm1, zmm0, zmm12, 0x96                         ;   618.2 p5      14 x[2]
        vprold zmm0, zmm1, 0x16                                    ;   619.2 p0      14 x[2]
        vpxord zmm19, zmm19, zmm0                                  ;   620.2 p5      12 x[2]
        vpxord zmm0, zmm17, zmm3                                   ;   618.7 p5      13 x
        vmovdqu64 zmm1, [rbp + 11584]                              ;   412.7 p2      12 x[3] reload
        vpternlogd zmm10, zmm4, zmm1, 0x96                         ;   619.2 p0      13 x
        vpternlogd zmm1, zmm12, zmm16, 0x96                        ;   620.2 p5      13 x
        vpternlogd zmm17, zmm10, zmm4, 0x6a                        ;   620.2 p0      13 x
        vpternlogd zmm4, zmm10, zmm0, 0x56                         ;   620.7 p5      13 x
        vpandd zmm6, zmm3, zmm17                                   ;   621.2 p0      13 x
        vpxord zmm12, zmm18, zmm19                                 ;   621.7 p5      13 x
        vpternlogd zmm18, zmm1, zmm16, 0x6a                        ;   622.2 p0      13 x
        vmovdqu64 zmm13, [rbp + 11712]                             ;   415.2 p3      12 x[0]
        vmovdqu64 zmm14, [rbp + 11712]                             ;   415.3 p2      12 x[0]
        vpternlogd zmm16, zmm1, zmm12, 0x56                        ;   622.7 p5      13 x
        vmovdqu64 zmm15, [rbp + 11776]                             ;   417.2 p3      12 x[1]
        vpandd zmm22, zmm19, zmm18                                 ;   623.2 p0      13 x
        vmovdqu64 zmm24, [rbp + 11776]                             ;   419.2 p2      12 x[1]
        vmovdqa64 zmm25, zmm17                                     ;   621.2         13 x copy
        vpternlogd zmm25, zmm10, zmm3, 0x96                        ;   623.7 p5      13 x
        vpternlogd zmm10, zmm3, zmm4, 0x28                         ;   624.2 p0      13 x
        vpternlogd zmm10, zmm17, zmm0, 0xf8                        ;   625.2 p5      13 x
        vpternlogd zmm6, zmm0, zmm25, 0x96                         ;   625.2 p0      13 x
        vprold zmm0, zmm6, 3                                       ;   626.2 p0      14 x[2]
        vpxord zmm25, zmm25, zmm10                                 ;   626.2 p5      14 x[1]
        vprold zmm3, zmm10, 0xd                                    ;   627.2 p0      14 x[0]
        vpternlogd zmm25, zmm0, zmm3, 0x96                         ;   628.2 p5      14 x[1]
        vprold zmm6, zmm25, 1                                      ;   629.2 p0      14 x[1]
        vpslld zmm10, zmm3, 3                                      ;   629.2 p0      14 x[3]
        vpternlogd zmm10, zmm4, zmm0, 0x96                         ;   630.2 p5      14 x[3]
        vprold zmm4, zmm10, 7                                      ;   631.2 p0      14 x[3]
        vpternlogd zmm3, zmm4, zmm6, 0x96                          ;   632.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   633.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm3                                    ;   634.2 p5      12 x[0]
        vpxord zmm2, zmm2, zmm6                                    ;   630.7 p5      12 x[1]
        vpslld zmm3, zmm6, 7                                       ;   632.2 p0      14 x[2]
        vpternlogd zmm3, zmm0, zmm4, 0x96                          ;   633.2 p5      14 x[2]
        vpxord zmm5, zmm5, zmm4                                    ;   632.7 p5      12 x[3]
        vprold zmm0, zmm3, 0x16                                    ;   634.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm0                                    ;   635.2 p5      12 x[2]
        vmovdqa64 zmm0, zmm18                                      ;   623.2         13 x copy
        vpternlogd zmm0, zmm1, zmm19, 0x96                         ;   634.2 p0      13 x
        vmovdqu64 zmm3, [rbp + 11840]                              ;   426.2 p3      12 x[2]
        vmovdqu64 zmm4, [rbp + 11840]                              ;   426.3 p2      12 x[2]
        vpternlogd zmm1, zmm19, zmm16, 0x28                        ;   634.7 p5      13 x
        vpternlogd zmm1, zmm18, zmm12, 0xf8                        ;   635.7 p0      13 x
        vpternlogd zmm22, zmm12, zmm0, 0x96                        ;   635.7 p5      13 x
        vmovdqu64 zmm6, [rbp + 11904]                              ;   429.2 p3      12 x[3]
        vmovdqu64 zmm10, [rbp + 11904]                             ;   430.2 p2      12 x[3]
        vprold zmm12, zmm22, 3                                     ;   636.7 p0      14 x[2]
        vpxord zmm0, zmm0, zmm1                                    ;   636.7 p5      14 x[1]
        vprold zmm1, zmm1, 0xd                                     ;   637.2 p0      14 x[0]
        vpternlogd zmm0, zmm12, zmm1, 0x96                         ;   638.2 p5      14 x[1]
        vprold zmm0, zmm0, 1                                       ;   639.2 p0      14 x[1]
        vpslld zmm17, zmm1, 3                                      ;   639.2 p0      14 x[3]
        vpternlogd zmm17, zmm16, zmm12, 0x96                       ;   640.2 p5      14 x[3]
        vprold zmm16, zmm17, 7                                     ;   641.2 p0      14 x[3]
        vpternlogd zmm1, zmm16, zmm0, 0x96                         ;   642.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   643.2 p0      14 x[0]
        vpxord zmm20, zmm20, zmm1                                  ;   644.2 p5      12 x[0]
        vpxord zmm21, zmm21, zmm0                                  ;   641.7 p5      12 x[1]
        vpslld zmm0, zmm0, 7                                       ;   642.2 p0      14 x[2]
        vpternlogd zmm0, zmm12, zmm16, 0x96                        ;   643.2 p5      14 x[2]
        vpxord zmm11, zmm11, zmm16                                 ;   643.2 p0      12 x[3]
        vprold zmm0, zmm0, 0x16                                    ;   644.2 p0      14 x[2]
        vpxord zmm23, zmm23, zmm0                                  ;   645.2 p5      12 x[2]
        vmovdqu64 zmm0, [rbp + 5760]                               ;   437.2 p3      12 x[0]
        vmovdqa64 zmm1, zmm5                                       ;   633.7         13 x copy
        vmovdqa64 zmm12, zmm5                                      ;   633.7         13 x copy
        vpternlogd zmm12, zmm9, zmm2, 0x96                         ;   644.7 p5      13 x
        vmovdqu64 zmm16, [rbp + 5888]                              ;   437.8 p2      12 x[0]
        vpternlogd zmm5, zmm2, zmm8, 0x21                          ;   645.2 p0      13 x
        vpternlogd zmm9, zmm2, zmm8, 0xf8                          ;   645.7 p5      13 x
        vpternlogd zmm2, zmm8, zmm12, 0x6a                         ;   646.2 p0      13 x
        vpternlogd zmm12, zmm5, zmm9, 0xec                         ;   646.7 p5      13 x
        vpternlogd zmm9, zmm12, zmm2, 0xde                         ;   647.7 p0      13 x
        vpxord zmm1, zmm1, zmm2                                    ;   647.7 p5      13 x
        vprold zmm2, zmm2, 3                                       ;   648.2 p0      14 x[2]
        vmovdqa64 zmm8, zmm11                                      ;   644.2         13 x copy
        vmovdqa64 zmm17, zmm11                                     ;   644.2         13 x copy
        vpternlogd zmm17, zmm23, zmm21, 0x96                       ;   648.7 p5      13 x
        vmovdqu64 zmm18, [rbp + 11968]                             ;   445.3 p3      12 x[1]
        vpternlogd zmm11, zmm21, zmm20, 0x21                       ;   649.2 p0      13 x
        vpternlogd zmm23, zmm21, zmm20, 0xf8                       ;   649.7 p5      13 x
        vmovdqu64 zmm19, [rbp + 6016]                              ;   445.8 p2      12 x[3]
        vmovdqu64 zmm22, [rbp + 12032]                             ;   446.3 p3      12 x[2]
        vpternlogd zmm21, zmm20, zmm17, 0x6a                       ;   650.2 p0      13 x
        vpternlogd zmm17, zmm11, zmm23, 0xec                       ;   650.7 p5      13 x
        vpternlogd zmm23, zmm17, zmm21, 0xde                       ;   651.7 p0      13 x
        vpxord zmm8, zmm8, zmm21                                   ;   651.7 p5      13 x
        vprold zmm20, zmm21, 3                                     ;   652.2 p0      14 x[2]
        vmovdqa64 zmm21, zmm1                                      ;   648.7         13 x copy
        vpternlogd zmm21, zmm12, zmm5, 0x9a                        ;   652.7 p5      13 x
        vpternlogd zmm1, zmm5, zmm2, 0x96                          ;   653.2 p0      14 x[1]
        vprold zmm5, zmm21, 0xd                                    ;   654.2 p0      14 x[0]
        vpternlogd zmm1, zmm9, zmm5, 0x96                          ;   655.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   656.2 p0      14 x[1]
        vpslld zmm9, zmm5, 3                                       ;   656.2 p0      14 x[3]
        vpternlogd zmm9, zmm12, zmm2, 0x96                         ;   657.2 p5      14 x[3]
        vprold zmm9, zmm9, 7                                       ;   658.2 p0      14 x[3]
        vpternlogd zmm5, zmm9, zmm1, 0x96                          ;   659.2 p5      14 x[0]
        vprold zmm5, zmm5, 5                                       ;   660.2 p0      14 x[0]
        vpxord zmm13, zmm13, zmm5                                  ;   661.2 p5      12 x[0]
        vpxord zmm15, zmm15, zmm1                                  ;   657.7 p5      12 x[1]
        vpslld zmm1, zmm1, 7                                       ;   659.2 p0      14 x[2]
        vpternlogd zmm1, zmm2, zmm9, 0x96                          ;   660.2 p5      14 x[2]
        vpxord zmm6, zmm6, zmm9                                    ;   659.7 p5      12 x[3]
        vprold zmm1, zmm1, 0x16                                    ;   661.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm1                                    ;   662.2 p5      12 x[2]
        vmovdqa64 zmm1, zmm8                                       ;   652.7         13 x copy
        vpternlogd zmm1, zmm17, zmm11, 0x9a                        ;   661.2 p0      13 x
        vpternlogd zmm8, zmm11, zmm20, 0x96                        ;   661.7 p5      14 x[1]
        vprold zmm1, zmm1, 0xd                                     ;   662.2 p0      14 x[0]
        vpternlogd zmm8, zmm23, zmm1, 0x96                         ;   663.2 p5      14 x[1]
        vprold zmm2, zmm8, 1                                       ;   664.2 p0      14 x[1]
        vpslld zmm5, zmm1, 3                                       ;   664.2 p0      14 x[3]
        vpternlogd zmm5, zmm17, zmm20, 0x96                        ;   665.2 p5      14 x[3]
        vprold zmm5, zmm5, 7                                       ;   666.2 p0      14 x[3]
        vpternlogd zmm1, zmm5, zmm2, 0x96                          ;   667.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   668.2 p0      14 x[0]
        vpxord zmm14, zmm14, zmm1                                  ;   669.2 p5      12 x[0]
        vpxord zmm24, zmm24, zmm2                                  ;   666.7 p5      12 x[1]
        vpslld zmm1, zmm2, 7                                       ;   667.2 p0      14 x[2]
        vpternlogd zmm1, zmm20, zmm5, 0x96                         ;   668.2 p5      14 x[2]
        vpxord zmm10, zmm10, zmm5                                  ;   668.2 p0      12 x[3]
        vprold zmm1, zmm1, 0x16                                    ;   669.2 p0      14 x[2]
        vpxord zmm4, zmm4, zmm1                                    ;   670.2 p5      12 x[2]
        vmovdqa64 zmm1, zmm3                                       ;   663.2         13 x copy
        vpternlogd zmm1, zmm15, zmm13, 0x96                        ;   669.7 p5      13 x
        vpternlogd zmm3, zmm6, zmm13, 0x6c                         ;   670.2 p0      13 x
        vpternlogd zmm6, zmm15, zmm13, 0x36                        ;   670.7 p5      13 x
        vpternlogd zmm15, zmm3, zmm1, 0x6a                         ;   671.2 p0      13 x
        vpternlogd zmm13, zmm3, zmm1, 0x96                         ;   671.7 p5      13 x
        vpternlogd zmm3, zmm1, zmm6, 0xd2                          ;   672.2 p0      13 x
        vprold zmm1, zmm13, 0xd                                    ;   673.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm3                                    ;   673.2 p5      13 x
        vprold zmm2, zmm6, 3                                       ;   674.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm15                                   ;   673.7 p5      14 x[1]
        vpternlogd zmm3, zmm2, zmm1, 0x96                          ;   675.2 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   676.2 p0      14 x[1]
        vpslld zmm5, zmm1, 3                                       ;   676.2 p0      14 x[3]
        vpternlogd zmm5, zmm15, zmm2, 0x96                         ;   677.2 p5      14 x[3]
        vprold zmm5, zmm5, 7                                       ;   678.2 p0      14 x[3]
        vpternlogd zmm1, zmm5, zmm3, 0x96                          ;   679.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   680.2 p0      14 x[0]
        vpxord zmm0, zmm0, zmm1                                    ;   681.2 p5      12 x[0]
        vmovdqa64 zmm1, zmm4                                       ;   671.2         13 x copy
        vpternlogd zmm1, zmm24, zmm14, 0x96                        ;   678.7 p5      13 x
        vpternlogd zmm4, zmm10, zmm14, 0x6c                        ;   679.2 p0      13 x
        vmovdqu64 zmm6, [rbp + 12160]                              ;   471.3 p2      12 x[1]
        vmovdqu64 zmm8, [rbp + 12160]                              ;   471.5 p3      12 x[1]
        vpternlogd zmm10, zmm24, zmm14, 0x36                       ;   679.7 p5      13 x
        vpternlogd zmm24, zmm4, zmm1, 0x6a                         ;   680.2 p0      13 x
        vmovdqu64 zmm9, [rbp + 12224]                              ;   472.3 p2      12 x[3]
        vpternlogd zmm14, zmm4, zmm1, 0x96                         ;   680.7 p5      13 x
        vmovdqu64 zmm11, [rbp + 12224]                             ;   473.2 p3      12 x[3]
        vpternlogd zmm4, zmm1, zmm10, 0xd2                         ;   681.2 p0      13 x
        vprold zmm1, zmm14, 0xd                                    ;   682.2 p0      14 x[0]
        vpxord zmm10, zmm10, zmm4                                  ;   682.2 p5      13 x
        vprold zmm10, zmm10, 3                                     ;   683.2 p0      14 x[2]
        vpxord zmm4, zmm4, zmm24                                   ;   682.7 p5      14 x[1]
        vpternlogd zmm4, zmm10, zmm1, 0x96                         ;   684.2 p5      14 x[1]
        vprold zmm4, zmm4, 1                                       ;   685.2 p0      14 x[1]
        vpxord zmm19, zmm19, zmm5                                  ;   684.7 p5      12 x[3]
        vpslld zmm12, zmm3, 7                                      ;   685.2 p0      14 x[2]
        vpternlogd zmm12, zmm5, zmm2, 0x96                         ;   686.2 p5      14 x[2]
        vpslld zmm2, zmm1, 3                                       ;   686.2 p0      14 x[3]
        vpternlogd zmm2, zmm24, zmm10, 0x96                        ;   687.2 p5      14 x[3]
        vprold zmm2, zmm2, 7                                       ;   688.2 p0      14 x[3]
        vprold zmm5, zmm12, 0x16                                   ;   688.2 p0      14 x[2]
        vpxord zmm22, zmm22, zmm5                                  ;   689.2 p5      12 x[2]
        vpternlogd zmm1, zmm2, zmm4, 0x96                          ;   689.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   690.2 p0      14 x[0]
        vpxord zmm16, zmm16, zmm1                                  ;   691.2 p5      12 x[0]
        vpxord zmm18, zmm18, zmm4                                  ;   690.2 p0      12 x[1]
        vpslld zmm1, zmm4, 7                                       ;   691.2 p0      14 x[2]
        vpternlogd zmm1, zmm10, zmm2, 0x96                         ;   692.2 p5      14 x[2]
        vprold zmm1, zmm1, 0x16                                    ;   693.2 p0      14 x[2]
        vpxord zmm4, zmm0, zmm22                                   ;   691.7 p5      13 x
        vpternlogd zmm22, zmm19, zmm0, 0xe0                        ;   692.7 p5      13 x
        vmovdqu64 zmm5, [rbp + 11968]                              ;   484.3 p2      12 x[1] reload
        vmovdqa64 zmm10, zmm0                                      ;   682.2         13 x copy
        vpternlogd zmm10, zmm3, zmm5, 0x60                         ;   693.2 p0      13 x
        vpternlogd zmm5, zmm3, zmm19, 0x96                         ;   693.7 p5      13 x
        vpternlogd zmm19, zmm0, zmm10, 0x56                        ;   694.2 p0      13 x
        vpternlogd zmm4, zmm5, zmm10, 0x36                         ;   694.7 p5      13 x
        vpternlogd zmm5, zmm22, zmm10, 0x36                        ;   695.2 p0      13 x
        vpandd zmm0, zmm18, zmm16                                  ;   695.7 p5      13 x
        vmovdqu64 zmm3, [rbp + 6080]                               ;   487.3 p3      12 x[3] reload
        vpternlogd zmm18, zmm2, zmm3, 0x96                         ;   696.2 p0      13 x
        vpternlogd zmm3, zmm2, zmm16, 0xbe                         ;   696.7 p5      13 x
        vmovdqu64 zmm2, [rbp + 12032]                              ;   489.3 p2      12 x[2] reload
        vpternlogd zmm16, zmm1, zmm2, 0x96                         ;   697.2 p0      13 x
        vmovdqu64 zmm12, [rbp + 6144]                              ;   490.3 p3      12 x[0]
        vpternlogd zmm1, zmm2, zmm3, 0x28                          ;   697.7 p5      13 x
        vpternlogd zmm16, zmm18, zmm0, 0x36                        ;   698.2 p0      13 x
        vmovdqu64 zmm2, [rbp + 6272]                               ;   492.3 p2      12 x[0]
        vmovdqu64 zmm13, [rbp + 12288]                             ;   492.5 p3      12 x[1]
        vmovdqu64 zmm14, [rbp + 12288]                             ;   493.3 p2      12 x[1]
        vpternlogd zmm18, zmm1, zmm0, 0x36                         ;   698.7 p5      13 x
        vpxord zmm3, zmm3, zmm0                                    ;   699.2 p0      13 x
        vmovdqu64 zmm15, [rbp + 12416]                             ;   494.3 p3      12 x[3]
        vmovdqa64 zmm17, zmm19                                     ;   695.2         13 x copy
        vpternlogd zmm17, zmm22, zmm4, 0x56                        ;   699.7 p5      13 x
        vmovdqu64 zmm20, [rbp + 12416]                             ;   494.8 p2      12 x[3]
        vpternlogd zmm4, zmm19, zmm5, 0x4e                         ;   700.2 p0      13 x
        vpternlogd zmm22, zmm10, zmm17, 0x56                       ;   700.7 p5      14 x[3]
        vpternlogd zmm17, zmm19, zmm5, 0x1e                        ;   701.2 p0      13 x
        vprold zmm4, zmm4, 0xd                                     ;   702.2 p0      14 x[0]
        vprold zmm10, zmm17, 3                                     ;   703.2 p0      14 x[2]
        vpternlogd zmm5, zmm10, zmm4, 0x96                         ;   704.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   705.2 p0      14 x[1]
        vpslld zmm17, zmm4, 3                                      ;   705.2 p0      14 x[3]
        vpternlogd zmm17, zmm22, zmm10, 0x96                       ;   706.2 p5      14 x[3]
        vprold zmm17, zmm17, 7                                     ;   707.2 p0      14 x[3]
        vpternlogd zmm4, zmm17, zmm5, 0x96                         ;   708.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   709.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm5                                    ;   706.2 p5      12 x[1]
        vpslld zmm5, zmm5, 7                                       ;   708.2 p0      14 x[2]
        vpternlogd zmm5, zmm10, zmm17, 0x96                        ;   709.2 p5      14 x[2]
        vpxord zmm9, zmm9, zmm17                                   ;   708.2 p5      12 x[3]
        vprold zmm5, zmm5, 0x16                                    ;   710.2 p0      14 x[2]
        vmovdqa64 zmm10, zmm3                                      ;   700.2         13 x copy
        vpternlogd zmm10, zmm1, zmm16, 0x56                        ;   707.7 p5      13 x
        vmovdqu64 zmm17, [rbp + 12352]                             ;   500.8 p3      13 x
        vpternlogd zmm16, zmm3, zmm18, 0x4e                        ;   708.7 p5      13 x
        vpternlogd zmm1, zmm0, zmm10, 0x56                         ;   709.7 p5      14 x[3]
        vpternlogd zmm10, zmm3, zmm18, 0x1e                        ;   710.2 p0      13 x
        vprold zmm0, zmm16, 0xd                                    ;   711.2 p0      14 x[0]
        vprold zmm3, zmm10, 3                                      ;   712.2 p0      14 x[2]
        vpternlogd zmm18, zmm3, zmm0, 0x96                         ;   713.2 p5      14 x[1]
        vprold zmm10, zmm18, 1                                     ;   714.2 p0      14 x[1]
        vpslld zmm16, zmm0, 3                                      ;   714.2 p0      14 x[3]
        vpternlogd zmm16, zmm1, zmm3, 0x96                         ;   715.2 p5      14 x[3]
        vprold zmm1, zmm16, 7                                      ;   716.2 p0      14 x[3]
        vpternlogd zmm0, zmm1, zmm10, 0x96                         ;   717.2 p5      14 x[0]
        vprold zmm0, zmm0, 5                                       ;   718.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm10                                   ;   715.2 p5      12 x[1]
        vpslld zmm10, zmm10, 7                                     ;   717.2 p0      14 x[2]
        vpternlogd zmm10, zmm3, zmm1, 0x96                         ;   718.2 p5      14 x[2]
        vpxord zmm11, zmm11, zmm1                                  ;   717.2 p5      12 x[3]
        vprold zmm1, zmm10, 0x16                                   ;   719.2 p0      14 x[2]
        vmovdqa64 zmm3, zmm6                                       ;   707.2         13 x copy
        vmovdqu64 zmm10, [rbp + 12096]                             ;   511.3 p2      12 x[0] reload
        vmovdqa64 zmm16, zmm6                                      ;   707.2         13 x copy
        vpternlogd zmm16, zmm4, zmm10, 0x96                        ;   716.7 p5      13 x
        vpternlogd zmm4, zmm9, zmm10, 0x96                         ;   717.7 p5      13 x
        vmovdqu64 zmm18, [rbp + 6208]                              ;   512.0 p3      12 x[2] reload
        vpternlogd zmm9, zmm5, zmm18, 0x96                         ;   718.7 p5      13 x
        vpternlogd zmm5, zmm18, zmm4, 0xbe                         ;   719.2 p0      13 x
        vpternlogd zmm16, zmm9, zmm4, 0x6c                         ;   719.7 p5      13 x
        vmovdqa64 zmm18, zmm4                                      ;   718.7         13 x copy
        vpternlogd zmm4, zmm16, zmm6, 0x78                         ;   720.7 p0      14 x[3]
        vpternlogd zmm6, zmm5, zmm9, 0xb4                          ;   720.7 p5      13 x
        vpternlogd zmm5, zmm9, zmm16, 0x80                         ;   721.2 p0      13 x
        vprold zmm9, zmm16, 0xd                                    ;   722.2 p0      14 x[0]
        vpxord zmm18, zmm18, zmm5                                  ;   722.2 p5      13 x
        vpternlogd zmm5, zmm6, zmm9, 0x56                          ;   723.2 p5      14 x[1]
        vpxord zmm3, zmm3, zmm18                                   ;   723.2 p0      13 x
        vprold zmm3, zmm3, 3                                       ;   724.2 p0      14 x[2]
        vpternlogd zmm5, zmm18, zmm3, 0x96                         ;   725.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   726.2 p0      14 x[1]
        vmovdqa64 zmm6, zmm8                                       ;   716.2         13 x copy
        vpslld zmm16, zmm9, 3                                      ;   726.2 p0      14 x[3]
        vpternlogd zmm16, zmm4, zmm3, 0x96                         ;   727.2 p5      14 x[3]
        vprold zmm4, zmm16, 7                                      ;   728.2 p0      14 x[3]
        vmovdqu64 zmm16, [rbp + 6336]                              ;   520.8 p2      12 x[2] reload
        vmovdqa64 zmm18, zmm11                                     ;   718.2         13 x copy
        vpternlogd zmm18, zmm1, zmm16, 0x96                        ;   725.7 p5      13 x
        vpternlogd zmm11, zmm0, zmm10, 0x96                        ;   726.7 p5      13 x
        vpternlogd zmm0, zmm10, zmm8, 0x96                         ;   727.7 p5      13 x
        vmovdqu64 zmm10, [rbp + 12480]                             ;   521.7 p3      12 x[0]
        vmovdqu64 zmm19, [rbp + 12480]                             ;   521.8 p2      12 x[0]
        vpternlogd zmm1, zmm16, zmm11, 0xbe                        ;   728.2 p0      13 x
        vpternlogd zmm0, zmm18, zmm11, 0x6c                        ;   728.7 p5      13 x
        vmovdqu64 zmm16, [rbp + 6400]                              ;   522.7 p3      12 x[1]
        vmovdqu64 zmm21, [rbp + 6464]                              ;   523.2 p2      12 x[1]
        vpternlogd zmm9, zmm4, zmm5, 0x96                          ;   729.2 p0      14 x[0]
        vprold zmm9, zmm9, 5                                       ;   730.2 p0      14 x[0]
        vpxord zmm12, zmm12, zmm9                                  ;   731.2 p5      12 x[0]
        vmovdqa64 zmm9, zmm11                                      ;   727.7         13 x copy
        vpternlogd zmm11, zmm0, zmm8, 0x78                         ;   730.7 p5      14 x[3]
        vpternlogd zmm8, zmm1, zmm18, 0xb4                         ;   731.2 p0      13 x
        vpternlogd zmm1, zmm18, zmm0, 0x80                         ;   731.7 p5      13 x
        vmovdqu64 zmm18, [rbp + 12608]                             ;   527.5 p3      12 x[3]
        vmovdqu64 zmm22, [rbp + 12608]                             ;   528.2 p2      12 x[3]
        vprold zmm0, zmm0, 0xd                                     ;   732.2 p0      14 x[0]
        vpxord zmm9, zmm9, zmm1                                    ;   732.7 p5      13 x
        vpternlogd zmm1, zmm8, zmm0, 0x56                          ;   733.2 p0      14 x[1]
        vpxord zmm6, zmm6, zmm9                                    ;   733.7 p5      13 x
        vprold zmm6, zmm6, 3                                       ;   734.7 p0      14 x[2]
        vpternlogd zmm1, zmm9, zmm6, 0x96                          ;   735.7 p5      14 x[1]
        vpxord zmm13, zmm13, zmm5                                  ;   735.2 p0      12 x[1]
        vpslld zmm5, zmm5, 7                                       ;   736.2 p0      14 x[2]
        vpternlogd zmm5, zmm3, zmm4, 0x96                          ;   737.2 p5      14 x[2]
        vpxord zmm15, zmm15, zmm4                                  ;   736.7 p5      12 x[3]
        vprold zmm1, zmm1, 1                                       ;   737.2 p0      14 x[1]
        vpslld zmm3, zmm0, 3                                       ;   738.2 p0      14 x[3]
        vpternlogd zmm3, zmm11, zmm6, 0x96                         ;   739.2 p5      14 x[3]
        vprold zmm3, zmm3, 7                                       ;   740.2 p0      14 x[3]
        vprold zmm4, zmm5, 0x16                                    ;   740.2 p0      14 x[2]
        vpternlogd zmm0, zmm3, zmm1, 0x96                          ;   741.2 p5      14 x[0]
        vpxord zmm17, zmm17, zmm4                                  ;   741.2 p5      13 x
        vprold zmm0, zmm0, 5                                       ;   742.2 p0      14 x[0]
        vpxord zmm2, zmm2, zmm0                                    ;   743.2 p5      12 x[0]
        vpxord zmm14, zmm14, zmm1                                  ;   741.7 p5      12 x[1]
        vpslld zmm0, zmm1, 7                                       ;   742.2 p0      14 x[2]
        vpternlogd zmm0, zmm6, zmm3, 0x96                          ;   743.2 p5      14 x[2]
        vpxord zmm20, zmm20, zmm3                                  ;   743.2 p0      12 x[3]
        vprold zmm0, zmm0, 0x16                                    ;   744.2 p0      14 x[2]
        vmovdqa64 zmm1, zmm12                                      ;   732.2         13 x copy
        vpandnd zmm3, zmm17, zmm12                                 ;   743.7 p5      13 x
        vpternlogd zmm17, zmm13, zmm12, 0xb4                       ;   744.7 p5      13 x
        vpternlogd zmm13, zmm12, zmm15, 0x96                       ;   745.2 p0      13 x
        vpternlogd zmm3, zmm13, zmm15, 0x6a                        ;   746.2 p5      13 x
        vpternlogd zmm15, zmm13, zmm17, 0x56                       ;   746.2 p0      13 x
        vpxord zmm1, zmm1, zmm17                                   ;   746.7 p5      13 x
        vpternlogd zmm17, zmm3, zmm13, 0x6a                        ;   747.2 p0      14 x[1]
        vpternlogd zmm13, zmm15, zmm1, 0x78                        ;   747.7 p5      13 x
        vprold zmm4, zmm15, 0xd                                    ;   748.2 p0      14 x[0]
        vprold zmm5, zmm13, 3                                      ;   749.2 p0      14 x[2]
        vpternlogd zmm0, zmm2, [rbp + 12352], 0x96                 ;   748.7 p5+p3   13 x
        vpternlogd zmm17, zmm5, zmm4, 0x96                         ;   750.2 p5      14 x[1]
        vpxord zmm3, zmm3, zmm1                                    ;   750.2 p0      14 x[3]
        vprold zmm1, zmm17, 1                                      ;   751.2 p0      14 x[1]
        vmovdqa64 zmm6, zmm2                                       ;   744.2         13 x copy
        vpandd zmm8, zmm2, zmm0                                    ;   750.7 p5      13 x
        vpternlogd zmm0, zmm14, zmm2, 0x1e                         ;   751.7 p5      13 x
        vpternlogd zmm14, zmm2, zmm20, 0x96                        ;   752.2 p0      13 x
        vpternlogd zmm8, zmm14, zmm20, 0x6a                        ;   753.2 p5      13 x
        vpternlogd zmm20, zmm14, zmm0, 0x56                        ;   753.2 p0      13 x
        vpxord zmm6, zmm6, zmm0                                    ;   753.7 p5      13 x
        vmovdqu64 zmm2, [rbp + 6656]                               ;   545.7 p2      12 x[1]
        vmovdqu64 zmm9, [rbp + 6720]                               ;   546.2 p3      12 x[1]
        vmovdqu64 zmm11, [rbp + 6848]                              ;   547.2 p2      12 x[2]
        vmovdqu64 zmm12, [rbp + 6976]                              ;   547.3 p3      12 x[2]
        vpternlogd zmm0, zmm8, zmm14, 0x6a                         ;   754.2 p0      14 x[1]
        vpternlogd zmm14, zmm20, zmm6, 0x78                        ;   754.7 p5      13 x
        vmovdqu64 zmm13, [rbp + 12672]                             ;   548.7 p2      12 x[3]
        vmovdqu64 zmm15, [rbp + 12672]                             ;   549.2 p3      12 x[3]
        vprold zmm17, zmm20, 0xd                                   ;   755.2 p0      14 x[0]
        vprold zmm14, zmm14, 3                                     ;   756.2 p0      14 x[2]
        vpslld zmm20, zmm4, 3                                      ;   757.2 p0      14 x[3]
        vpternlogd zmm20, zmm3, zmm5, 0x96                         ;   758.2 p5      14 x[3]
        vpternlogd zmm0, zmm14, zmm17, 0x96                        ;   757.2 p5      14 x[1]
        vpxord zmm8, zmm8, zmm6                                    ;   757.7 p5      14 x[3]
        vprold zmm0, zmm0, 1                                       ;   758.2 p0      14 x[1]
        vprold zmm3, zmm20, 7                                      ;   759.2 p0      14 x[3]
        vpternlogd zmm4, zmm3, zmm1, 0x96                          ;   760.2 p5      14 x[0]
        vpxord zmm16, zmm16, zmm1                                  ;   759.7 p5      12 x[1]
        vpslld zmm1, zmm1, 7                                       ;   760.2 p0      14 x[2]
        vpternlogd zmm1, zmm5, zmm3, 0x96                          ;   761.2 p5      14 x[2]
        vpxord zmm18, zmm18, zmm3                                  ;   761.2 p0      12 x[3]
        vpslld zmm3, zmm17, 3                                      ;   762.2 p0      14 x[3]
        vpternlogd zmm3, zmm8, zmm14, 0x96                         ;   763.2 p5      14 x[3]
        mov r8, qword [rbp + 12888]                                ;   555.2 p10     17 z[0] reload
        vmovdqu64 xmm5, [r8]                                       ;   560.2 p2      17 z[0]
        vprold zmm4, zmm4, 5                                       ;   763.2 p0      14 x[0]
        vpxord zmm10, zmm10, zmm4                                  ;   764.2 p5      12 x[0]
        vprold zmm3, zmm3, 7                                       ;   764.2 p0      14 x[3]
        vmovdqu64 xmm4, [r8 + 16]                                  ;   560.2 p3      17 z[0]
        vmovdqu64 xmm6, [r8 + 32]                                  ;   560.2 p10     17 z[0]
        vprold zmm1, zmm1, 0x16                                    ;   765.2 p0      14 x[2]
        vpternlogd zmm17, zmm3, zmm0, 0x96                         ;   765.2 p5      14 x[0]
        vmovdqu64 xmm8, [r8 + 48]                                  ;   560.2 p2      17 z[0]
        vmovdqu64 xmm20, [r8 + 64]                                 ;   560.2 p3      17 z[0]
        vpxord zmm21, zmm21, zmm0                                  ;   764.7 p5      12 x[1]
        vpslld zmm0, zmm0, 7                                       ;   766.2 p0      14 x[2]
        vmovdqu64 xmm23, [r8 + 80]                                 ;   560.2 p10     17 z[0]
        vmovdqu64 xmm24, [r8 + 96]                                 ;   561.2 p2      17 z[0]
        vpternlogd zmm0, zmm14, zmm3, 0x96                         ;   767.2 p5      14 x[2]
        vmovdqu64 xmm14, [r8 + 112]                                ;   561.5 p3      17 z[0]
        vmovdqu64 xmm25, [r8 + 128]                                ;   562.2 p10     17 z[0]
        vpxord zmm22, zmm22, zmm3                                  ;   766.7 p5      12 x[3]
        vprold zmm3, zmm17, 5                                      ;   767.2 p0      14 x[0]
        vmovdqu64 xmm17, [r8 + 144]                                ;   564.2 p2      17 z[0]
        vmovdqu64 xmm26, [r8 + 160]                                ;   564.3 p3      17 z[0]
        vpxord zmm19, zmm19, zmm3                                  ;   768.2 p5      12 x[0]
        vprold zmm0, zmm0, 0x16                                    ;   768.2 p0      14 x[2]
        vshufi32x4 zmm3, zmm5, zmm20, 0                            ;   768.7 p5      17 z[0]
        vshufi32x4 zmm4, zmm4, zmm23, 0                            ;   769.7 p5      17 z[0]
        vshufi32x4 zmm5, zmm6, zmm24, 0                            ;   770.7 p5      17 z[0]
        vmovdqu64 xmm6, [r8 + 176]                                 ;   567.2 p10     17 z[0]
        vmovdqu64 xmm20, [r8 + 192]                                ;   568.2 p2      17 z[0]
        vshufi32x4 zmm20, zmm25, zmm20, 0                          ;   771.7 p5      17 z[0]
        vmovdqu64 xmm23, [r8 + 208]                                ;   568.5 p3      17 z[0]
        vshufi32x4 zmm17, zmm17, zmm23, 0                          ;   772.7 p5      17 z[0]
        vmovdqu64 xmm23, [r8 + 224]                                ;   569.3 p10     17 z[0]
        vmovdqu64 xmm24, [r8 + 240]                                ;   569.7 p2      17 z[0]
        vpxord zmm25, zmm18, zmm10                                 ;   769.2 p0      13 x
        vshufi32x4 zmm23, zmm26, zmm23, 0                          ;   773.7 p5      17 z[0]
        vpxord zmm26, zmm19, zmm22                                 ;   770.2 p0      13 x
        vmovdqu64 zmm27, [rbp + 12544]                             ;   570.7 p3      12 x[2] reload
        vmovdqa64 zmm28, zmm18                                     ;   762.2         13 x copy
        vpternlogd zmm28, zmm1, zmm27, 0x96                        ;   771.2 p0      13 x
        vshufi32x4 zmm8, zmm8, zmm14, 0                            ;   774.7 p5      17 z[0]
        vpternlogd zmm1, zmm27, zmm16, 0x96                        ;   772.2 p0      13 x
        vpternlogd zmm18, zmm10, zmm1, 0x6a                        ;   773.2 p0      13 x
        vpternlogd zmm16, zmm1, zmm25, 0x6c                        ;   774.2 p0      13 x
        vpternlogd zmm1, zmm28, zmm25, 0x36                        ;   775.2 p0      13 x
        vpxord zmm25, zmm25, zmm18                                 ;   775.7 p5      13 x
        vpternlogd zmm28, zmm25, zmm16, 0x6c                       ;   776.7 p0      13 x
        vpternlogd zmm16, zmm1, zmm18, 0x48                        ;   776.7 p5      13 x
        vpxord zmm1, zmm1, zmm28                                   ;   777.7 p0      13 x
        vprold zmm10, zmm28, 0xd                                   ;   778.2 p0      14 x[0]
        vprold zmm1, zmm1, 3                                       ;   779.2 p0      14 x[2]
        vmovdqa64 zmm14, zmm26                                     ;   771.2         13 x copy
        vpxord zmm25, zmm25, zmm16                                 ;   777.7 p5      14 x[3]
        vpternlogd zmm18, zmm1, zmm10, 0x96                        ;   780.2 p5      14 x[1]
        vprold zmm16, zmm18, 1                                     ;   781.2 p0      14 x[1]
        vmovdqa64 zmm18, zmm22                                     ;   767.7         13 x copy
        vpternlogd zmm18, zmm0, zmm27, 0x96                        ;   779.7 p5      13 x
        vshufi32x4 zmm6, zmm6, zmm24, 0                            ;   780.7 p5      17 z[0]
        vpternlogd zmm0, zmm27, zmm21, 0x96                        ;   781.2 p0      13 x
        vpternlogd zmm22, zmm19, zmm0, 0x6a                        ;   782.2 p5      13 x
        vpternlogd zmm21, zmm0, zmm26, 0x6c                        ;   782.2 p0      13 x
        vpternlogd zmm0, zmm26, zmm18, 0x56                        ;   782.7 p5      13 x
        vpxord zmm14, zmm14, zmm22                                 ;   783.2 p0      13 x
        vmovdqu64 xmm19, [r8 + 256]                                ;   582.5 p10     17 z[0]
        vpternlogd zmm18, zmm14, zmm21, 0x6c                       ;   784.2 p5      13 x
        vpxord zmm21, zmm21, zmm22                                 ;   784.2 p0      13 x
        vmovdqu64 xmm24, [r8 + 272]                                ;   583.0 p2      17 z[0]
        vmovdqu64 xmm26, [r8 + 288]                                ;   583.2 p3      17 z[0]
        vmovdqu64 xmm27, [r8 + 304]                                ;   583.5 p10     17 z[0]
        vmovdqu64 xmm28, [r8 + 320]                                ;   584.0 p2      17 z[0]
        vmovdqu64 xmm29, [r8 + 336]                                ;   584.2 p3      17 z[0]
        vpternlogd zmm21, zmm14, zmm0, 0x6c                        ;   785.2 p5      14 x[3]
        vpxord zmm0, zmm0, zmm18                                   ;   785.2 p0      13 x
        vmovdqu64 xmm14, [r8 + 352]                                ;   585.2 p10     17 z[0]
        vmovdqu64 xmm30, [r8 + 368]                                ;   586.2 p2      17 z[0]
        vshufi32x4 zmm3, zmm3, zmm20, 0x88                         ;   785.7 p5      17 z[0]
        vshufi32x4 zmm4, zmm4, zmm17, 0x88                         ;   786.7 p5      17 z[0]
        vprold zmm17, zmm18, 0xd                                   ;   786.2 p0      14 x[0]
        vmovdqu64 xmm18, [r8 + 384]                                ;   587.2 p3      17 z[0]
        vmovdqu64 xmm20, [r8 + 400]                                ;   588.2 p10     17 z[0]
        vshufi32x4 zmm5, zmm5, zmm23, 0x88                         ;   787.7 p5      17 z[0]
        vprold zmm0, zmm0, 3                                       ;   787.2 p0      14 x[2]
        vmovdqu64 xmm23, [r8 + 416]                                ;   590.2 p2      17 z[0]
        vmovdqu64 xmm31, [r8 + 432]                                ;   591.2 p3      17 z[0]
        vpternlogd zmm22, zmm0, zmm17, 0x96                        ;   788.2 p0      14 x[1]
        vmovdqu64 xmm7, [r8 + 448]                                 ;   592.2 p10     17 z[0]
        vprold zmm22, zmm22, 1                                     ;   789.2 p0      14 x[1]
        vshufi32x4 zmm6, zmm8, zmm6, 0x88                          ;   788.7 p5      17 z[0]
        vpslld zmm8, zmm10, 3                                      ;   790.2 p0      14 x[3]
        vmovdqu64 xmm31, [r8 + 464]                                ;   594.3 p2      17 z[0]
        vpternlogd zmm8, zmm25, zmm1, 0x96                         ;   791.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   792.2 p0      14 x[3]
        vpternlogd zmm10, zmm8, zmm16, 0x96                        ;   793.2 p5      14 x[0]
        vpxord zmm2, zmm2, zmm16                                   ;   791.7 p5      12 x[1]
        vpslld zmm16, zmm16, 7                                     ;   792.2 p0      14 x[2]
        vpternlogd zmm16, zmm1, zmm8, 0x96                         ;   793.2 p5      14 x[2]
        vpxord zmm13, zmm13, zmm8                                  ;   793.2 p0      12 x[3]
        vpslld zmm1, zmm17, 3                                      ;   794.2 p0      14 x[3]
        vshufi32x4 zmm8, zmm19, zmm28, 0                           ;   793.7 p5      17 z[0]
        vshufi32x4 zmm7, zmm18, zmm7, 0                            ;   794.7 p5      17 z[0]
        vmovdqu64 xmm18, [r8 + 480]                                ;   598.2 p3      17 z[0]
        vmovdqu64 xmm19, [r8 + 496]                                ;   598.3 p10     17 z[0]
        vpternlogd zmm1, zmm21, zmm0, 0x96                         ;   795.2 p0      14 x[3]
        vshufi32x4 zmm21, zmm24, zmm29, 0                          ;   795.7 p5      17 z[0]
        vshufi32x4 zmm20, zmm20, zmm31, 0                          ;   796.7 p5      17 z[0]
        vprold zmm1, zmm1, 7                                       ;   796.2 p0      14 x[3]
        vshufi32x4 zmm14, zmm26, zmm14, 0                          ;   797.7 p5      17 z[0]
        vshufi32x4 zmm18, zmm23, zmm18, 0                          ;   798.7 p5      17 z[0]
        vprold zmm10, zmm10, 5                                     ;   797.2 p0      14 x[0]
        vprold zmm16, zmm16, 0x16                                  ;   798.2 p0      14 x[2]
        vpternlogd zmm17, zmm1, zmm22, 0x96                        ;   799.2 p0      14 x[0]
        vshufi32x4 zmm23, zmm27, zmm30, 0                          ;   799.7 p5      17 z[0]
        vpxord zmm9, zmm9, zmm22                                   ;   800.2 p0      12 x[1]
        vpslld zmm22, zmm22, 7                                     ;   801.2 p0      14 x[2]
        vmovdqu64 xmm24, [r8 + 432]                                ;   600.7 p2      17 z[0] reload
        vshufi32x4 zmm19, zmm24, zmm19, 0                          ;   800.7 p5      17 z[0]
        vpternlogd zmm22, zmm0, zmm1, 0x96                         ;   802.2 p5      14 x[2]
        vpxord zmm15, zmm15, zmm1                                  ;   802.2 p0      12 x[3]
        vpxord zmm11, zmm11, zmm16                                 ;   802.7 p5      12 x[2]
        vprold zmm0, zmm17, 5                                      ;   803.2 p0      14 x[0]
        vprold zmm1, zmm22, 0x16                                   ;   804.2 p0      14 x[2]
        vmovdqu64 zmm16, [rbp + 12736]                             ;   602.2 p3      17 z[0]
        vmovdqu64 zmm17, [rbp + 12736]                             ;   603.2 p2      17 z[0]
        vpxord zmm12, zmm12, zmm1                                  ;   805.2 p5      12 x[2]
        vpunpckldq zmm1, zmm3, zmm4                                ;   804.7 p5      17 z[0]
        vpunpckhdq zmm3, zmm3, zmm4                                ;   805.7 p5      17 z[0]
        vshufi32x4 zmm4, zmm8, zmm7, 0x88                          ;   806.7 p5      17 z[0]
        vpunpckldq zmm7, zmm5, zmm6                                ;   807.7 p5      17 z[0]
        vpunpckhdq zmm5, zmm5, zmm6                                ;   808.7 p5      17 z[0]
        vshufi32x4 zmm6, zmm21, zmm20, 0x88                        ;   809.7 p5      17 z[0]
        vshufi32x4 zmm8, zmm14, zmm18, 0x88                        ;   810.7 p5      17 z[0]
        vmovdqu64 zmm14, [rbp + 6528]                              ;   611.2 p3      12 x[0] reload
        vmovdqa64 zmm18, zmm2                                      ;   792.7         13 x copy
        vpternlogd zmm18, zmm10, zmm14, 0x96                       ;   805.2 p0      13 x
        vshufi32x4 zmm19, zmm23, zmm19, 0x88                       ;   811.7 p5      17 z[0]
        vmovdqu64 zmm20, [rbp + 6592]                              ;   611.8 p2      12 x[0] reload
        vmovdqa64 zmm21, zmm9                                      ;   801.2         13 x copy
        vpternlogd zmm21, zmm0, zmm20, 0x96                        ;   806.2 p0      13 x
        vmovdqa64 zmm22, zmm13                                     ;   794.2         13 x copy
        vpternlogd zmm22, zmm11, zmm2, 0x1e                        ;   807.2 p0      13 x
        vpternlogd zmm10, zmm14, zmm22, 0x28                       ;   808.2 p0      13 x
        vpternlogd zmm13, zmm18, zmm11, 0x6c                       ;   809.2 p0      13 x
        vpternlogd zmm11, zmm2, zmm10, 0x96                        ;   810.2 p0      13 x
        vpandd zmm2, zmm13, zmm11                                  ;   811.2 p0      13 x
        vpunpcklqdq zmm14, zmm1, zmm7                              ;   812.7 p5      17 z[0]
        vpunpckhqdq zmm1, zmm1, zmm7                               ;   813.7 p5      17 z[0]
        vmovdqa64 zmm7, zmm15                                      ;   803.2         13 x copy
        vpternlogd zmm7, zmm12, zmm9, 0x1e                         ;   812.2 p0      13 x
        vpternlogd zmm0, zmm20, zmm7, 0x28                         ;   813.2 p0      13 x
        vpternlogd zmm15, zmm21, zmm12, 0x6c                       ;   814.2 p0      13 x
        vpternlogd zmm12, zmm9, zmm0, 0x96                         ;   814.7 p5      13 x
        vpandd zmm9, zmm15, zmm12                                  ;   815.7 p0      13 x
        vpunpcklqdq zmm20, zmm3, zmm5                              ;   815.7 p5      17 z[0]
        vpunpckhqdq zmm3, zmm3, zmm5                               ;   816.7 p5      17 z[0]
        vpxord zmm16, zmm16, zmm14                                 ;   816.2 p0      17 z[0]
        vmovdqa64 zmm5, zmm11                                      ;   811.2         13 x copy
        vpternlogd zmm5, zmm10, zmm22, 0x6a                        ;   817.2 p0      13 x
        vpternlogd zmm16, zmm2, zmm5, 0x96                         ;   818.2 p5      17 z[0]
        vpunpckldq zmm2, zmm4, zmm6                                ;   818.7 p5      17 z[0]
        vpunpckhdq zmm4, zmm4, zmm6                                ;   819.7 p5      17 z[0]
        vmovdqa64 zmm6, zmm12                                      ;   815.7         13 x copy
        vpternlogd zmm6, zmm0, zmm7, 0x6a                          ;   818.2 p0      13 x
        vpunpckldq zmm14, zmm8, zmm19                              ;   820.7 p5      17 z[0]
        vpunpckhdq zmm8, zmm8, zmm19                               ;   821.7 p5      17 z[0]
        vpternlogd zmm1, zmm18, [rbp + 6784], 0x96                 ;   819.2 p0+p3   17 z[1]
        vpternlogd zmm1, zmm5, zmm10, 0x96                         ;   820.2 p0      17 z[1]
        vpternlogd zmm20, zmm22, [rbp + 7040], 0x96                ;   821.2 p0+p2   17 z[2]
        vpternlogd zmm20, zmm13, zmm11, 0xb4                       ;   822.2 p0      17 z[2]
        vpternlogd zmm3, zmm11, [rbp + 7168], 0x96                 ;   822.7 p5+p3   17 z[3]
        vpunpcklqdq zmm5, zmm2, zmm14                              ;   823.7 p5      17 z[0]
        vpunpckhqdq zmm2, zmm2, zmm14                              ;   824.7 p5      17 z[0]
        vpxord zmm17, zmm17, zmm5                                  ;   824.7 p0      17 z[0]
        vpternlogd zmm17, zmm9, zmm6, 0x96                         ;   825.7 p0      17 z[0]
        vpunpcklqdq zmm5, zmm4, zmm8                               ;   825.7 p5      17 z[0]
        vmovdqu64 zmm9, [rbp + 12800]                              ;   626.2 p2       9 blocks
        vpaddd zmm9, zmm9, [rel serpent_ctr.T0_constants512 + 640] ;   825.2 p0+p3    9 blocks
        vpunpckhqdq zmm4, zmm4, zmm8                               ;   826.7 p5      17 z[0]
        add r8, 0x200                                              ;   627.3 p1       9 blocks
        mov qword [rbp + 12888], r8                                ;   628.3 p7+p4    9 blocks
        mov r8, qword [rbp + 12904]                                ;   629.2 p10      9 blocks
        add r8, 0x200                                              ;   634.2 p6       9 blocks
        vpternlogd zmm2, zmm21, [rbp + 6912], 0x96                 ;   826.2 p0+p2   17 z[1]
        vpternlogd zmm2, zmm6, zmm0, 0x96                          ;   827.2 p0      17 z[1]
        vpunpckldq zmm0, zmm16, zmm1                               ;   827.7 p5      18 dst
        vpunpckhdq zmm1, zmm16, zmm1                               ;   828.7 p5      18 dst
        vpternlogd zmm5, zmm7, [rbp + 7104], 0x96                  ;   828.2 p0+p3   17 z[2]
        vpternlogd zmm5, zmm15, zmm12, 0xb4                        ;   829.2 p0      17 z[2]
        vpunpckldq zmm6, zmm20, zmm3                               ;   829.7 p5      18 dst
        vpunpckhdq zmm3, zmm20, zmm3                               ;   830.7 p5      18 dst
        vpternlogd zmm4, zmm12, [rbp + 7232], 0x96                 ;   830.2 p0+p2   17 z[3]
        vpunpcklqdq zmm7, zmm0, zmm6                               ;   831.7 p5      18 dst
        vpunpckhqdq zmm0, zmm0, zmm6                               ;   832.7 p5      18 dst
        vmovdqu64 [rbp + 12800], zmm9                              ;   826.2 p8+p9    9 blocks
        vpunpcklqdq zmm6, zmm1, zmm3                               ;   833.7 p5      18 dst
        vpunpckhqdq zmm1, zmm1, zmm3                               ;   834.7 p5      18 dst
        vpunpckldq zmm3, zmm17, zmm2                               ;   835.7 p5      18 dst
        vpunpckhdq zmm2, zmm17, zmm2                               ;   836.7 p5      18 dst
        vshufi32x4 zmm8, zmm7, zmm7, 0x55                          ;   837.7 p5      18 dst
        vshufi32x4 zmm9, zmm7, zmm7, 0xaa                          ;   838.7 p5      18 dst
        vshufi32x4 zmm10, zmm7, zmm7, 0xff                         ;   839.7 p5      18 dst
        mov r9, qword [rbp + 12904]                                ;   638.0 p10     18 dst reload
        vmovdqu64 [r9], xmm7                                       ;   832.7 p7+p4   18 dst
        vmovdqu64 [r9 + 64], xmm8                                  ;   840.7 p8+p9   18 dst
        vmovdqu64 [r9 + 128], xmm9                                 ;   841.7 p7+p4   18 dst
        vmovdqu64 [r9 + 192], xmm10                                ;   842.7 p8+p9   18 dst
        vmovdqu64 [r9 + 16], xmm0                                  ;   833.7 p7+p4   18 dst
        vshufi32x4 zmm7, zmm0, zmm0, 0x55                          ;   840.7 p5      18 dst
        vshufi32x4 zmm8, zmm0, zmm0, 0xaa                          ;   841.7 p5      18 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                          ;   842.7 p5      18 dst
        vmovdqu64 [r9 + 80], xmm7                                  ;   843.7 p8+p9   18 dst
        vmovdqu64 [r9 + 144], xmm8                                 ;   844.7 p7+p4   18 dst
        vmovdqu64 [r9 + 32], xmm6                                  ;   834.7 p8+p9   18 dst
        vshufi32x4 zmm7, zmm6, zmm6, 0x55                          ;   843.7 p5      18 dst
        vshufi32x4 zmm8, zmm6, zmm6, 0xaa                          ;   844.7 p5      18 dst
        vshufi32x4 zmm6, zmm6, zmm6, 0xff                          ;   845.7 p5      18 dst
        vpunpckldq zmm9, zmm5, zmm4                                ;   846.7 p5      18 dst
        vpunpckhdq zmm4, zmm5, zmm4                                ;   847.7 p5      18 dst
        vmovdqu64 [r9 + 96], xmm7                                  ;   846.7 p7+p4   18 dst
        vmovdqu64 [r9 + 48], xmm1                                  ;   835.7 p8+p9   18 dst
        vshufi32x4 zmm5, zmm1, zmm1, 0x55                          ;   848.7 p5      18 dst
        vshufi32x4 zmm7, zmm1, zmm1, 0xaa                          ;   849.7 p5      18 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                          ;   850.7 p5      18 dst
        vmovdqu64 [r9 + 208], xmm0                                 ;   845.7 p7+p4   18 dst
        vmovdqu64 [r9 + 160], xmm8                                 ;   847.7 p8+p9   18 dst
        vmovdqu64 [r9 + 224], xmm6                                 ;   848.7 p7+p4   18 dst
        vmovdqu64 [r9 + 112], xmm5                                 ;   851.7 p8+p9   18 dst
        vmovdqu64 [r9 + 176], xmm7                                 ;   852.7 p7+p4   18 dst
        vmovdqu64 [r9 + 240], xmm1                                 ;   853.7 p8+p9   18 dst
        vpunpcklqdq zmm0, zmm3, zmm9                               ;   851.7 p5      18 dst
        vpunpckhqdq zmm1, zmm3, zmm9                               ;   852.7 p5      18 dst
        vpunpcklqdq zmm3, zmm2, zmm4                               ;   853.7 p5      18 dst
        vpunpckhqdq zmm2, zmm2, zmm4                               ;   854.7 p5      18 dst
        vmovdqu64 [r9 + 256], xmm0                                 ;   852.7 p7+p4   18 dst
        vshufi32x4 zmm4, zmm0, zmm0, 0x55                          ;   855.7 p5      18 dst
        vmovdqu64 [r9 + 320], xmm4                                 ;   858.7 p8+p9   18 dst
        vshufi32x4 zmm4, zmm0, zmm0, 0xaa                          ;   856.7 p5      18 dst
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                          ;   857.7 p5      18 dst
        vmovdqu64 [r9 + 384], xmm4                                 ;   859.7 p7+p4   18 dst
        vmovdqu64 [r9 + 448], xmm0                                 ;   860.7 p8+p9   18 dst
        vmovdqu64 [r9 + 272], xmm1                                 ;   853.7 p7+p4   18 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0x55                          ;   858.7 p5      18 dst
        vmovdqu64 [r9 + 336], xmm0                                 ;   861.7 p8+p9   18 dst
        vshufi32x4 zmm0, zmm1, zmm1, 0xaa                          ;   859.7 p5      18 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                          ;   860.7 p5      18 dst
        vmovdqu64 [r9 + 400], xmm0                                 ;   862.7 p7+p4   18 dst
        vmovdqu64 [r9 + 464], xmm1                                 ;   863.7 p8+p9   18 dst
        vmovdqu64 [r9 + 288], xmm3                                 ;   854.7 p7+p4   18 dst
        vshufi32x4 zmm0, zmm3, zmm3, 0x55                          ;   861.7 p5      18 dst
        vshufi32x4 zmm1, zmm3, zmm3, 0xaa                          ;   862.7 p5      18 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                          ;   863.7 p5      18 dst
        vmovdqu64 [r9 + 352], xmm0                                 ;   864.7 p8+p9   18 dst
        vmovdqu64 [r9 + 416], xmm1                                 ;   865.7 p7+p4   18 dst
        vmovdqu64 [r9 + 304], xmm2                                 ;   855.7 p8+p9   18 dst
        vshufi32x4 zmm0, zmm2, zmm2, 0x55                          ;   864.7 p5      18 dst
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                          ;   865.7 p5      18 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                          ;   866.7 p5      18 dst
        vmovdqu64 [r9 + 368], xmm0                                 ;   867.7 p7+p4   18 dst
        vmovdqu64 [r9 + 480], xmm3                                 ;   866.7 p8+p9   18 dst
        vmovdqu64 [r9 + 432], xmm1                                 ;   868.7 p7+p4   18 dst
        vmovdqu64 [r9 + 496], xmm2                                 ;   869.7 p8+p9   18 dst
        mov qword [rbp + 12904], r8                                ;   664.8 p7+p4    9 blocks
        mov rax, qword [rbp + 12888]                               ;                    more blocks?
        cmp rax, qword [rbp + 12896]                               ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 12880]                               ;                    blocks left over
        test rax, rax                                              ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 12888]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                       ;                    blocks left over
        mov qword [rbp + 12912], rsi                               ;                    blocks left over
        mov qword [rbp + 12888], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        mov rsi, qword [rbp + 12904]                               ;                    blocks left over
        lea rdi, [rbp + 384]                                       ;                    blocks left over
        mov rcx, rsi                                               ;                    blocks left over
        sub rcx, qword [rbp + 12912]                               ;                    blocks left over
        neg rcx                                                    ;                    blocks left over
        sbb rcx, rcx                                               ;                    blocks left over
        lea rdx, [rbp - 128]                                       ;                    blocks left over
        sub rdi, rdx                                               ;                    blocks left over
        and rdi, rcx                                               ;                    blocks left over
        add rdi, rdx                                               ;                    blocks left over
        mov qword [rbp + 12920], rdi                               ;                    blocks left over
        mov qword [rbp + 12928], rsi                               ;                    blocks left over
        mov qword [rbp + 12904], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        lea rsi, [rbp + 384]                                       ;                    blocks left over
        mov qword [rbp + 12896], rsi                               ;                    blocks left over
        neg rax                                                    ;                    blocks left over
        mov qword [rbp + 12880], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                    ;                    blocks left over
        mov rsi, qword [rbp + 12920]                               ;                    blocks left over
        mov rdi, qword [rbp + 12928]                               ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
.blocks_1_done:
        mov rcx, qword [rbp + 12936]                               ;                    frame
        vpxord zmm0, zmm0, zmm0                                    ;                    cleared
        vmovdqu64 [rbp - 128], zmm0                                ;                    cleared
        vmovdqu64 [rbp - 64], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 0], zmm0                                  ;                    cleared
        vmovdqu64 [rbp + 64], zmm0                                 ;                    cleared
        vmovdqu64 [rbp + 128], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 192], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 256], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 320], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 384], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 448], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 512], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 576], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 640], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 704], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 768], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 832], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 896], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 960], zmm0                                ;                    cleared
        vmovdqu64 [rbp + 1024], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1088], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1152], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1216], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1280], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1344], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1408], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1472], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1536], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1600], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1664], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1728], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1792], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1856], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1920], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 1984], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2048], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2112], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2176], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2240], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2304], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2368], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2432], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2496], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2560], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2624], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2688], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2752], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2816], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2880], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 2944], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3008], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3072], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3136], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3200], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3264], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3328], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3392], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3456], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3520], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3584], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3648], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3712], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3776], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3840], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3904], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 3968], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4032], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4096], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4160], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4224], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4288], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4352], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4416], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4480], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4544], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4608], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4672], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4736], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4800], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4864], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4928], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 4992], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5056], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5120], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5184], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5248], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5312], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5376], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5440], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5504], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5568], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5632], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5696], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5760], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5824], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5888], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 5952], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6016], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6080], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6144], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6208], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6272], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6336], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6400], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6464], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6528], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6592], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6656], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6720], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6784], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6848], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6912], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 6976], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7040], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7104], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7168], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7232], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7296], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7360], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7424], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7488], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7552], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7616], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7680], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7744], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7808], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7872], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 7936], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8000], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8064], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8128], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8192], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8256], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8320], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8384], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8448], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8512], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8576], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8640], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8704], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8768], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8832], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8896], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 8960], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9024], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9088], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9152], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9216], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9280], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9344], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9408], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9472], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9536], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9600], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9664], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9728], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9792], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9856], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9920], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 9984], zmm0                               ;                    cleared
        vmovdqu64 [rbp + 10048], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10112], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10176], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10240], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10304], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10368], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10432], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10496], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10560], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10624], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10688], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10752], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10816], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10880], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 10944], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11008], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11072], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11136], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11200], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11264], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11328], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11392], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11456], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11520], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11584], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11648], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11712], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11776], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11840], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11904], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 11968], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12032], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12096], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12160], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12224], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12288], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12352], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12416], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12480], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12544], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12608], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12672], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12736], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12800], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12864], zmm0                              ;                    cleared
        vmovdqu64 [rbp + 12928], zmm0                              ;                    cleared
        vzeroupper                                                 ;                    x87 state
        mov rsp, rcx                                               ;                    frame
        pop rbp                                                    ;                    preserved
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
